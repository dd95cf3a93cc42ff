"""What was made once and may be asked for again: films, logs, moments and sheets, ready to be sent.

Several who ask for the same thing share one making. One thing is made at a time, so that quick requests wait for one
slice of it and not for a slice of each; who asks for much waits behind those who ask for little.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from gobelin.server.costs import Metered, payer
from gobelin.server.problems import Code, Problem

MOST_BYTES: Final = 64_000_000
MOST_WAITING: Final = 20  # things that one address may wait for

Make = Callable[[], Awaitable[bytes]]


class Shelf:
    """Kept by name; what was asked for longest ago goes first. Names say the version of a table: nothing gets old."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self._turns = Turns()

    async def get(self, name: Hashable, make: Make) -> bytes:
        kept = self._kept.get(name)
        if kept is not None:
            self._kept.move_to_end(name)
            return kept
        if name not in self._making:
            self._making[name] = asyncio.create_task(self._make(name, make))
        return await asyncio.shield(self._making[name])  # who goes away leaves it to the others

    async def _make(self, name: Hashable, make: Make) -> bytes:
        try:
            await self._turns.take(payer())
            try:
                made = await Metered(make())
            finally:
                self._turns.give()
        finally:
            del self._making[name]
        self._kept[name] = made
        self._bytes += len(made)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return made

    def __len__(self) -> int:
        return len(self._kept)


class Turns:
    """One at a time; those who wait take turns by payer."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, payer: str) -> None:
        if not self._taken:
            self._taken = True
            return
        queue = self._waiting.setdefault(payer, deque())
        if len(queue) >= MOST_WAITING:
            raise Problem(
                Code.TOO_MANY, "too many things are made for you: wait 1 s", {"limit": "making"}, retry_after=1
            )
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        await turn

    def give(self) -> None:
        """The next one, of the payer who has waited longest."""
        while self._waiting:
            payer, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[payer] = queue
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
