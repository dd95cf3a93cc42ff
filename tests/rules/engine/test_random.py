"""The stream that luck is drawn from: the same everywhere, fair, and not to be foreseen from what was drawn before."""

import hashlib
from collections import Counter

import pytest

from gobelin.rules.engine.random import block_of, key_of_guess, key_of_old_luck, key_of_seed
from gobelin.rules.engine.state import State


def stream(seed: int | str) -> State:
    state = State()
    state.begin_luck(key_of_seed(seed))
    return state


def words(key: bytes, count: int) -> list[int]:
    return [word for number in range(-(-count // 32)) for word in block_of(key, number)][:count]


def bits(key: bytes, count: int) -> list[int]:
    return [word >> bit & 1 for word in words(key, -(-count // 16)) for bit in range(16)][:count]


# --- The same everywhere


def test_known_values() -> None:
    """These never change: recorded games depend on them."""
    state = stream(7)
    assert state.luck_key.hex() == "9b0bd9343fae0540c06e8454034a513389b0cff4156164155ac543c0d85c4579"
    assert [state.random_below(6) for _ in range(16)] == [1, 4, 2, 3, 4, 2, 4, 3, 2, 4, 2, 5, 1, 3, 0, 0]
    assert state.drawn == 16
    assert words(bytes(32), 4) == [30375, 55719, 64459, 11619]


def test_the_words_are_the_standards_own_keyed_hash() -> None:
    key = bytes(range(32))
    raw = hashlib.blake2b((3).to_bytes(8, "little"), key=key, person=b"gobelin luck 1").digest()
    assert block_of(key, 3) == [raw[at] | raw[at + 1] << 8 for at in range(0, 64, 2)]


def test_a_number_and_its_text_are_one_seed_and_all_others_differ() -> None:
    assert key_of_seed(7) == key_of_seed("7")
    seeds: list[int | str] = [0, 1, -1, 2**64, 2**64 + 1, "", " 7", "seven", "Żółw"]
    assert len({key_of_seed(seed) for seed in seeds}) == len(seeds)


def test_keys_of_games_guesses_and_old_positions_are_apart() -> None:
    assert len({key_of_seed(7), key_of_guess(7), key_of_old_luck(7)}) == 3


def test_a_copy_goes_on_alike_and_apart() -> None:
    state = stream(1)
    for _ in range(45):
        state.random_below(10)
    copy = state.copy()
    assert copy.block is state.block
    assert [copy.random_below(50) for _ in range(100)] == [state.random_below(50) for _ in range(100)]
    copy.random_below(50)
    assert copy.drawn == state.drawn + 1


@pytest.mark.parametrize("drawn", [0, 1, 31, 32, 33, 640])
def test_key_and_number_of_words_are_all_that_is_needed_to_go_on(drawn: int) -> None:
    state = stream(2)
    while state.drawn < drawn:
        state.random_below(65_536)
    read = stream(2)
    read.drawn = drawn
    cards, others = list(range(60)), list(range(60))
    state.shuffle(cards)
    read.shuffle(others)
    assert cards == others
    assert read.drawn == state.drawn


@pytest.mark.parametrize("count", [0, 1, 2, 50, 3000])
def test_shuffling_is_drawing_one_by_one(count: int) -> None:
    """Three thousand cards: often enough a word is passed over, at the end of a block, too."""
    cards, others = list(range(count)), list(range(count))
    state, again = stream(5), stream(5)
    state.shuffle(cards)
    for limit in range(count, 1, -1):
        at = again.random_below(limit)
        others[limit - 1], others[at] = others[at], others[limit - 1]
    assert cards == others
    assert (state.drawn, state.block) == (again.drawn, again.block or state.block)
    assert count < 3000 or state.drawn > count + 10
    assert sorted(cards) == list(range(count))


# --- Fair


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 7, 50, 1000, 65_535, 65_536])
def test_every_number_has_as_many_words_as_every_other(limit: int) -> None:
    """All 65,536 words, each once: what is passed over aside, each number comes equally often."""
    state = State()
    met: Counter[int] = Counter()
    for word in range(65_536):
        state.drawn, state.block = 1, [0, word, *[65_535] * 30]  # should it be passed over, the last number comes
        number = state.random_below(limit)
        if state.drawn == 2:
            met[number] += 1
    assert set(met) == set(range(limit))
    assert len(set(met.values())) == 1


def test_all_faces_are_equally_likely() -> None:
    state = stream(3)
    faces = Counter(state.random_below(6) for _ in range(60_000))
    assert set(faces) == set(range(6))
    assert all(abs(count - 10_000) < 450 for count in faces.values())


def test_every_place_of_a_shuffle_is_equally_likely_for_every_card() -> None:
    places: Counter[tuple[int, int]] = Counter()
    state = stream(4)
    for _ in range(6000):
        cards = list(range(6))
        state.shuffle(cards)
        places.update(enumerate(cards))
    assert all(abs(count - 1000) < 5 * 29 for count in places.values())


# --- Not to be foreseen

KEYS = [key_of_seed(f"key {number}") for number in range(4000)]


def test_every_bit_is_balanced_over_the_keys() -> None:
    """Five sigma for each of the bits of the first block: sigma is half of the root of the number of keys."""
    ones = [0] * 512
    for key in KEYS:
        for at, bit in enumerate(bits(key, 512)):
            ones[at] += bit
    bound = 5 * len(KEYS) ** 0.5 / 2
    assert all(abs(count - len(KEYS) / 2) < bound for count in ones)


def test_no_bit_says_what_a_later_one_will_be() -> None:
    """Over the keys, every bit of a word equals every bit of the next and of the next block half of the time."""
    bound = 5 * len(KEYS) ** 0.5 / 2
    equal = [[0] * 16 for _ in range(32)]
    for key in KEYS:
        first, second, later = block_of(key, 0)[0], block_of(key, 0)[1], block_of(key, 1)[0]
        for bit in range(16):
            flipped = 0xFFFF if first >> bit & 1 else 0
            same = ~(second ^ flipped) & 0xFFFF, ~(later ^ flipped) & 0xFFFF
            for other in range(16):
                equal[bit][other] += same[0] >> other & 1
                equal[16 + bit][other] += same[1] >> other & 1
    assert all(abs(count - len(KEYS) / 2) < bound for row in equal for count in row)


def test_one_bit_of_the_key_changes_half_of_the_stream() -> None:
    changed = []
    for key in KEYS[:20]:
        plain = int.from_bytes(bytes(bits(key, 512)), "little")
        for bit in range(256):
            other = (int.from_bytes(key, "little") ^ 1 << bit).to_bytes(32, "little")
            changed.append((plain ^ int.from_bytes(bytes(bits(other, 512)), "little")).bit_count())
    assert all(abs(count - 256) < 6 * 512**0.5 / 2 for count in changed)
    assert abs(sum(changed) / len(changed) - 256) < 5 * (512**0.5 / 2) / len(changed) ** 0.5


def linear_complexity(sequence: list[int]) -> int:
    """The length of the shortest linear recurrence over bits that the sequence follows (Berlekamp and Massey)."""
    feedback, before = 1, 1  # polynomials as bit masks, the lowest bit for the newest
    length, since, window = 0, 1, 0
    for number, bit in enumerate(sequence):
        window = window << 1 | bit  # the newest bit lowest
        if (feedback & window).bit_count() & 1:
            kept = feedback
            feedback ^= before << since
            if 2 * length <= number:
                length, before, since = number + 1 - length, kept, 0
        since += 1
    return length


def test_no_linear_recurrence_is_behind_the_stream() -> None:
    """A sequence of n bits without one needs a recurrence of about n / 2: nothing shorter foretells the next bit."""
    shift_register = [1, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 1, 0, 1]
    while len(shift_register) < 400:
        shift_register.append(shift_register[-17] ^ shift_register[-14])
    assert linear_complexity(shift_register) == 17  # the measure finds one where there is one
    whole = bits(KEYS[0], 16 * 1024)
    assert abs(linear_complexity(whole[:4000]) - 2000) <= 10
    for bit in range(16):  # each of the sixteen by itself
        assert abs(linear_complexity(whole[bit::16]) - 512) <= 10
