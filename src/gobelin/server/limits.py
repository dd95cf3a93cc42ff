"""How often somebody may do something: so many at once, then one every so many seconds."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MOST_KEYS = 10_000  # remembered for each limit; the ones seen longest ago are forgotten first

ROUNDING = 1e-6  # seconds; sums of short times are not exact


@dataclass(frozen=True)
class Rate:
    """`burst` at once, then one every `seconds`."""

    burst: int
    seconds: float


class Limit:
    """A rate for each of many keys, in bounded memory.

    For each key only the moment is kept at which everything would be allowed again.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST_KEYS) -> None:
        self.rate = rate
        self._clock = clock
        self._most = most
        self._free_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds until the next one is allowed; 0 if it is now. Nothing is counted."""
        free_at = self._free_at.get(key)
        if free_at is None:
            return 0.0
        wait = free_at - self._clock() - (self.rate.burst - 1) * self.rate.seconds
        return wait if wait > ROUNDING else 0.0

    def count(self, key: str, number: float = 1.0) -> None:
        """One has been done, or several, or a part of one."""
        now = self._clock()
        self.owe(key, max(self._free_at.get(key, now) - now, 0.0) + number * self.rate.seconds)

    def owe(self, key: str, seconds: float) -> None:
        """After so many seconds everything is allowed again: as somebody else has counted."""
        self._free_at[key] = self._clock() + seconds
        self._free_at.move_to_end(key)
        if len(self._free_at) > self._most:
            self._free_at.popitem(last=False)

    def __len__(self) -> int:
        return len(self._free_at)
