from __future__ import annotations

from gobelin.server.limits import Limit, Rate


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_then_one_every_so_many_seconds() -> None:
    clock = Clock()
    limit = Limit(Rate(burst=3, seconds=10.0), clock)
    for _ in range(3):
        assert limit.wait("a") == 0.0
        limit.count("a")
    assert limit.wait("a") == 10.0
    assert limit.wait("b") == 0.0  # everybody has their own
    clock.now += 4
    assert limit.wait("a") == 6.0
    clock.now += 6
    assert limit.wait("a") == 0.0
    limit.count("a")
    assert limit.wait("a") == 10.0
    clock.now += 1000  # nobody saves up more than the burst
    for _ in range(3):
        limit.count("a")
    assert limit.wait("a") == 10.0


def test_asking_costs_nothing() -> None:
    limit = Limit(Rate(burst=1, seconds=10.0), Clock())
    for _ in range(5):
        assert limit.wait("a") == 0.0
    assert len(limit) == 0


def test_memory_is_bounded_and_who_was_seen_longest_ago_is_forgotten() -> None:
    limit = Limit(Rate(burst=1, seconds=10.0), Clock(), most=100)
    limit.count("persistent")
    for number in range(500):
        limit.count(f"address {number}")
        limit.count("persistent")
    assert len(limit) == 100
    assert limit.wait("persistent") > 0
    assert limit.wait("address 0") == 0.0
