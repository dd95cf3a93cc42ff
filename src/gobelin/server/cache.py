"""What was made once and may be asked for again: films, logs, moments and sheets, ready to be sent.

Several who ask for the same thing share one making. One thing is made at a time, so that quick requests wait for one
slice of it and not for a slice of each; who asks for much waits behind those who ask for little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from gobelin.server.costs import pay_for, payer
from gobelin.server.problems import Code, Problem
from gobelin.server.turns import OneAtATime, Turn

MOST_BYTES: Final = 64_000_000
MOST_WAITING: Final = 20  # things that one address may wait for

Make = Callable[[], Awaitable[bytes]]


class Cache:
    """Kept by name; what was asked for longest ago goes first. Names say the version of a table: nothing gets old."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, tuple[asyncio.Task[bytes], Turn]] = {}
        self._turns = OneAtATime()

    async def get(self, name: Hashable, make: Make) -> bytes:
        kept = self._kept.get(name)
        if kept is not None:
            self._kept.move_to_end(name)
            return kept
        if name in self._making:
            making, turn = self._making[name]
            self._turns.join(payer(), turn)
        else:
            if self._turns.waiting(payer()) >= MOST_WAITING:
                raise Problem(
                    Code.TOO_MANY,
                    "too many of your requests are waiting: try again in 1 s",
                    {"limit": "making"},
                    retry_after=1,
                )
            turn = self._turns.request(payer())
            making = asyncio.create_task(pay_for(self._make(name, make, turn)))
            self._making[name] = making, turn
        return await asyncio.shield(making)  # who goes away leaves it to the others

    async def _make(self, name: Hashable, make: Make, turn: Turn) -> bytes:
        try:
            async with self._turns.hold(turn):
                made = await make()
        finally:
            del self._making[name]
        self._kept[name] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return made

    def __len__(self) -> int:
        return len(self._kept)
