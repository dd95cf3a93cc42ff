"""CPU time, measured so that other work on the machine disturbs it little, and memory. For speed.py and peers.py.

A piece of work returns its laps in seconds. All pieces are done once in every round; the least time of each lap over
the rounds is what it costs, its median what it took this time, on this machine, with everything else that ran.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Work = Callable[[], Sequence[float]]

now = time.process_time


def measured(works: Mapping[Key, Work], rounds: int) -> tuple[dict[Key, list[list[float]]], float]:
    """For every lap of every work its times in all rounds; and the share of a core this process was given."""
    found: dict[Key, list[list[float]]] = {}
    began, clock = now(), time.perf_counter()
    for _ in range(rounds):
        gc.collect()
        for key, work in works.items():
            laps = work()
            for times, lap in zip(found.setdefault(key, [[] for _ in laps]), laps, strict=True):
                times.append(lap)
    return found, (now() - began) / (time.perf_counter() - clock)


def reduced(found: Mapping[Key, list[list[float]]], one: Callable[[Sequence[float]], float]) -> dict[Key, list[float]]:
    """One time for every lap: the least, or the median."""
    return {key: [one(times) for times in laps] for key, laps in found.items()}


def each(work: Callable[[], object], times: int = 1) -> Work:
    """One lap: the mean time of doing something many times."""

    def laps() -> Sequence[float]:
        began = now()
        for _ in range(times):
            work()
        return [(now() - began) / times]

    return laps


def bytes_each(make: Callable[[int], object], count: int) -> float:
    """What one more thing takes while all of them are kept, by tracemalloc; what they share with others is left out."""
    make(0)  # whatever is made once only is made now
    gc.collect()
    tracemalloc.start()
    kept = [make(number) for number in range(count)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    return size
