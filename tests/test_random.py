"""The random generator: one integer, the same everywhere."""

from collections import Counter

from gobelin.rules import random


def test_known_values() -> None:
    """These never change: recorded games depend on them."""
    value = random.seeded(7)
    drawn = []
    for _ in range(8):
        value = random.advanced(value)
        drawn.append(random.below(value, 6))
    assert drawn == [0, 1, 0, 0, 2, 1, 4, 0]
    assert random.seeded(0) != random.seeded(1)


def test_values_stay_below_62_bits() -> None:
    value = random.seeded(-1)
    for _ in range(10_000):
        value = random.advanced(value)
        assert 0 < value < 1 << 62


def test_all_faces_are_equally_likely() -> None:
    value = random.seeded(3)
    faces: Counter[int] = Counter()
    for _ in range(60_000):
        value = random.advanced(value)
        faces[random.below(value, 6)] += 1
    assert set(faces) == set(range(6))
    assert all(abs(count - 10_000) < 450 for count in faces.values())


def test_shuffling_is_drawing_one_by_one() -> None:
    cards = list(range(50))
    value = random.shuffled(random.seeded(5), cards)
    other, again = list(range(50)), random.seeded(5)
    for last in range(49, 0, -1):
        again = random.advanced(again)
        at = random.below(again, last + 1)
        other[last], other[at] = other[at], other[last]
    assert cards == other
    assert value == again
    assert sorted(cards) == list(range(50))
