"""Writes that come at the same time become one transaction: what costs is the commit, not the rows.

Whoever asks gets an answer only when it is on the disk. Tables do not disturb each other: one that has a conflict is
refused alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from gobelin.server.entries import Conflict
from gobelin.server.store.engines import Database
from gobelin.server.store.errors import HalfDone, Unavailable

LARGEST: Final = 64  # tasks of one transaction: nobody waits long for the others


class Task(Protocol):
    """Something to be written as a whole."""

    table: str

    def write(self, connection: Connection) -> None:
        """Conflict before anything is written, HalfDone after."""

    def is_written(self, connection: Connection) -> bool:
        """Whether it was done already: asked when the answer to a commit was lost."""


class Writer:
    """The one who writes, batch after batch."""

    def __init__(self, database: Database, failed: Callable[[Unavailable], None] = lambda _: None) -> None:
        self._database = database
        self._failed = failed  # told of everything that could not be written
        self._waiting: list[tuple[Task, asyncio.Future[None]]] = []
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    async def do(self, task: Task) -> None:
        """Write, and come back when it is stored. Cancelling the caller does not stop what was begun."""
        if self._closed:
            raise Unavailable("the store is closed")
        future = asyncio.get_running_loop().create_future()
        self._put(task, future)
        await future

    def do_later(self, task: Task) -> None:
        """Write it with the others; nobody waits for it, or hears of it if it fails."""
        if not self._closed:
            forgotten = asyncio.get_running_loop().create_future()
            forgotten.add_done_callback(lambda done: done.exception())
            self._put(task, forgotten)

    def _put(self, task: Task, future: asyncio.Future[None]) -> None:
        self._waiting.append((task, future))
        if self._working is None:
            self._working = asyncio.create_task(self._work(), name="store-writer")

    async def close(self) -> None:
        """Finish what was asked for."""
        self._closed = True
        if self._working is not None:
            await asyncio.shield(self._working)

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
                batch.sort(key=lambda pair: pair[0].table)  # in the same order in all processes: no deadlocks
                outcomes = await self._write([task for task, _ in batch])
                for (_, future), outcome in zip(batch, outcomes, strict=True):
                    if future.done():  # the caller has gone
                        continue
                    if outcome is None:
                        future.set_result(None)
                    else:
                        future.set_exception(outcome)
        finally:
            self._working = None

    async def _write(self, batch: list[Task]) -> list[Exception | None]:
        """One transaction; what became of each task."""
        outcomes: list[Exception | None] = []
        attempts = 0

        def all_of_them(connection: Connection) -> None:
            nonlocal attempts
            attempts += 1
            outcomes.clear()
            for task in batch:
                try:
                    if attempts == 1 or not task.is_written(connection):
                        task.write(connection)
                    outcomes.append(None)
                except HalfDone:
                    raise
                except Conflict as conflict:
                    outcomes.append(conflict)

        try:
            await self._database.write(all_of_them)
        except Unavailable as error:
            self._failed(error)
            return [error] * len(batch)
        except Exception as error:
            if len(batch) > 1:  # one of them spoils it for the others
                return [(await self._write([task]))[0] for task in batch]
            if isinstance(error, IntegrityError):
                return [Conflict(f"another process was first at {batch[0].table}")]
            return [error]
        return outcomes
