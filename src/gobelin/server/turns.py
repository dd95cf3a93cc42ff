"""Who is next: payers take turns, however much one of them wants, and so do the tables of each payer."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Generic, TypeVar

Item = TypeVar("Item")
Tables = OrderedDict[str, deque[Item]]
Turn = asyncio.Future[None]


class Turns(Generic[Item]):
    """Things that wait, by payer and table. Who was served goes to the end of the queue."""

    def __init__(self) -> None:
        self._payers: OrderedDict[str, Tables[Item]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(items) for tables in self._payers.values() for items in tables.values())

    def waiting(self, payer: str, table: str = "") -> int:
        """How many things of a table wait."""
        return len(self._of(payer, table))

    def add(self, payer: str, table: str, item: Item) -> None:
        self._payers.setdefault(payer, OrderedDict()).setdefault(table, deque()).append(item)

    def next(self, may: Callable[[str], bool] = lambda payer: True) -> Item | None:
        """Take the thing whose turn it is, among payers that may have one now."""
        payer = next((one for one in self._payers if may(one)), None)
        if payer is None:
            return None
        tables = self._payers[payer]
        table, items = next(iter(tables.items()))
        item = items.popleft()
        self._payers.move_to_end(payer)
        tables.move_to_end(table)
        self._forget_if_empty(payer, table)
        return item

    def remove(self, payer: str, table: str, item: Item) -> None:
        """Nobody wants it any more; nothing happens if it has had its turn."""
        items = self._of(payer, table)
        if item in items:
            items.remove(item)
            self._forget_if_empty(payer, table)

    def take_all(self) -> list[Item]:
        """Everything that waits."""
        items = [item for tables in self._payers.values() for items in tables.values() for item in items]
        self._payers.clear()
        return items

    def _of(self, payer: str, table: str) -> deque[Item]:
        tables = self._payers.get(payer)
        return deque() if tables is None else tables.get(table, deque())

    def _forget_if_empty(self, payer: str, table: str) -> None:
        tables = self._payers[payer]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._payers[payer]


class OneAtATime:
    """Things of which one is done at a time; those who wait take turns by payer."""

    def __init__(self) -> None:
        self._taken = False
        self._turns: Turns[Turn] = Turns()
        self._payers: dict[Turn, set[str]] = {}  # who waits for a turn

    def waiting(self, payer: str) -> int:
        """How many turns a payer waits for."""
        return self._turns.waiting(payer)

    def request(self, payer: str) -> Turn:
        """A turn: whoever requested it holds it with `hold`."""
        turn: Turn = asyncio.get_running_loop().create_future()
        if self._taken:
            self.join(payer, turn)
        else:
            self._taken = True
            turn.set_result(None)
        return turn

    def join(self, payer: str, turn: Turn) -> None:
        """Wait for what somebody else wants, too: it comes with the first of all who want it."""
        payers = self._payers.setdefault(turn, set())
        if payer not in payers and not turn.done():
            payers.add(payer)
            self._turns.add(payer, "", turn)

    @asynccontextmanager
    async def hold(self, turn: Turn) -> AsyncIterator[None]:
        """Wait for a turn, and give it on in the end: also when cancelled in the very moment of getting it."""
        try:
            await turn
            yield
        finally:
            if turn.cancelled():
                self._forget(turn)
            else:
                self._give_on()

    def turn(self, payer: str) -> AbstractAsyncContextManager[None]:
        """Request a turn and hold it."""
        return self.hold(self.request(payer))

    def _give_on(self) -> None:
        """The next one, of the payer who has waited longest."""
        turn = self._turns.next()
        while turn is not None and turn.done():  # cancelled, and not yet forgotten
            turn = self._turns.next()
        if turn is None:
            self._taken = False
        else:
            self._forget(turn)
            turn.set_result(None)

    def _forget(self, turn: Turn) -> None:
        for payer in self._payers.pop(turn, ()):
            self._turns.remove(payer, "", turn)
