"""The tables of this process: those in use live in memory, each behind a lock; what changes them is stored first.

A request is checked against the table as it stands, tried on a copy, stored, and only then carried out and shown to
everybody. Where another process was faster, its entries are read and the request is checked again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec
import structlog

from gobelin.server import ids
from gobelin.server.acts import Choice, Clock
from gobelin.server.automatic import next_act
from gobelin.server.changes import (
    Asker,
    Change,
    Check,
    asker_of,
    invitation_facts,
    is_open,
    with_changes,
    with_seen,
)
from gobelin.server.costs import pay_for
from gobelin.server.entries import Conflict, Entry, Progress, Stored, TurnStart
from gobelin.server.hosted import HostedTable
from gobelin.server.live_table import LiveTable
from gobelin.server.metrics import Metrics
from gobelin.server.problems import Code, Problem
from gobelin.server.replays import replay
from gobelin.server.resuming import NoReplay, last_resumed, resume
from gobelin.server.store.store import Store

IDLE: Final = 600.0  # seconds without a request or a watcher before a table leaves memory
MOST_TRIES: Final = 20  # other processes may be faster so many times
MINUTE: Final = 60.0  # between two times that a device is noted as being here
AHEAD: Final = 10.0  # seconds by which the clocks of two machines may differ

log = structlog.get_logger()


@dataclass(frozen=True)
class Key:
    """The name that a request has: whatever is sent under it a second time for the same seat is the same request."""

    hash: str  # keys may be secrets: who took a seat under one gets its token once more
    seat: int | None  # None: the owner's
    body: str  # a hash of what is asked
    viewer: int | None  # who asks


@dataclass
class Done:
    """What became of a request: the entry it made, and whether it had come before."""

    entry: Entry
    repeated: bool = False


@dataclass
class Draft:
    """What is about to be stored: the table after each new entry."""

    entries: list[Entry] = field(default_factory=list)
    tables: list[HostedTable] = field(default_factory=list)
    turn_start: TurnStart | None = None

    def add(self, before: HostedTable, entry: Entry) -> HostedTable:
        table = before.copy()
        table.apply(entry)
        self.entries.append(entry)
        self.tables.append(table)
        self.turn_start = table.turn_start(before) or self.turn_start
        return table


class LiveTables:
    """All tables of this process. `changed` is called with the id of a table where the server may have to act."""

    def __init__(self, store: Store, metrics: Metrics, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.changed: Callable[[str], None] = lambda _: None
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # --- Tables

    async def find(self, id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self._live.get(id)
        if live is None:
            if not ids.could_be_table(id):
                raise no_such_table()
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(pay_for(self._load(id)))
            live = await asyncio.shield(self._loading[id])
        if self.store.several:
            await self._catch_up(live)
        if self._is_ahead(live.table):
            await self._set_back(live)
        live.used = time.monotonic()
        return live

    def _is_ahead(self, table: HostedTable) -> bool:
        """Whether the table would wait for a time that passed before the clock was set back."""
        return not table.over and table.latest > self.clock() + AHEAD

    async def _set_back(self, live: LiveTable) -> None:
        """From now on it waits from now on; everybody reads that from the same entry."""

        def check(table: HostedTable) -> Change:
            if not self._is_ahead(table):
                raise Problem(Code.NOT_NOW, "another process has seen it, too")
            return Change(None, Clock())

        with suppress(Problem):
            await self.change(live, check)

    async def _catch_up(self, live: LiveTable) -> None:
        """A request sees all that any process has acknowledged, whether its notice has come or not."""
        version = await self.store.version(live.table.id)
        if version != live.table.version:
            async with live.lock:
                if version is None or version > live.table.version:  # not what this process was just writing
                    await self._refresh(live)

    def in_memory(self, id: str) -> LiveTable | None:
        """A table if it is in memory."""
        return self._live.get(id)

    async def _load(self, id: str) -> LiveTable:
        try:
            loaded = LiveTable(await self._read(id))
            live = self._live.setdefault(id, loaded)  # whoever made it may have put it there meanwhile
        finally:
            del self._loading[id]
        self.changed(id)
        return live

    async def _read(self, id: str) -> HostedTable:
        stored = await self.store.load(id)
        if stored is None:
            raise no_such_table()
        try:
            return await replay(stored)
        except NoReplay as error:
            log.warning("table_resumed", table=id, reason=str(error))
        entries = resume(stored, self.clock(), ids.new_seed())
        stored.entries += entries
        table = await replay(stored)
        try:
            await self.store.append(id, entries, state=progress_of(table), due=due_of(table))
        except Conflict:  # another process has seen it, too
            return await self._read(id)
        return table

    async def create(self, stored: Stored) -> None:
        """A new table."""
        table = await replay(stored)
        await self.store.create(stored, due=due_of(table))
        self._live.setdefault(stored.id, LiveTable(table))  # whoever looks for due tables may have loaded it
        self.changed(stored.id)

    async def asker(self, live: LiveTable, token: str | None) -> Asker:
        """Who asks, by the token that was given."""
        if token is None:
            return Asker()
        found = asker_of(live.table, token)
        if found is None:
            raise Problem(
                Code.UNKNOWN_TOKEN, "this token opens nothing at this table", invitation_facts(live.table, token)
            )
        await self._note_seen(live, found.token)
        return found

    async def _note_seen(self, live: LiveTable, hash: str | None) -> None:
        """A device is here; that is written down once a minute."""
        now = self.clock()
        for token in live.table.tokens:
            if token.hash == hash and token.seat is not None and abs(now - token.seen) >= MINUTE:
                live.table.tokens = with_seen(live.table.tokens, {token.hash: now})
                await self.store.note_seen(live.table.id, token.hash, now)

    async def note_watchers(self) -> None:
        """Who has an open socket is here, too."""
        for live in self.tables:
            for hash in {watcher.token for watcher in live.watchers}:
                await self._note_seen(live, hash)

    async def refresh_seen(self, live: LiveTable) -> None:
        """Devices that other processes have seen."""
        if self.store.several:
            seen = await self.store.seen(live.table.id)
            live.table.tokens = with_seen(live.table.tokens, seen)  # as they are now, not before that was asked

    # --- Changing them

    async def change(self, live: LiveTable, check: Check, key: Key | None = None, *, by: Asker | None = None) -> Done:
        """Carry a request out, once for each key, if who asks may still ask when it is written."""
        async with live.lock:
            for _ in range(MOST_TRIES):
                if by is not None and not is_open(live.table, by.token):
                    raise Problem(Code.UNKNOWN_TOKEN, "this token opens nothing any more")
                try:
                    change = check(live.table)
                except Problem:
                    known = await self._find_repeat(live, key)
                    if known is None:
                        raise
                    return known
                try:
                    return Done(await self._write(live, change, key))
                except Conflict:
                    known = await self._find_repeat(live, key)
                    if known is not None:
                        return known
                    await self._refresh(live)
        raise Problem(Code.NOT_READY, "too many requests are changing this table at once", retry_after=1)

    async def _find_repeat(self, live: LiveTable, key: Key | None) -> Done | None:
        """What the same request did when it first came."""
        entry = None if key is None else await self.store.by_key(live.table.id, key.seat, key.hash)
        if entry is None or key is None:
            return None
        if entry.body != key.body:
            document = live.table.document(key.viewer)
            raise Problem(Code.KEY_REUSED, "this key was used for another request", document=document)
        if entry.number > live.table.version:
            await self._refresh(live)
        return Done(entry, repeated=True)

    async def _write(self, live: LiveTable, change: Change, key: Key | None) -> Entry:
        """Try it on a copy, store it, carry it out and show it."""
        now, table, draft = self.clock(), live.table, Draft()
        entry = Entry(table.version + 1, now, change.seat, change.act)
        if key is not None:
            entry = msgspec.structs.replace(entry, key=key.hash, body=key.body)
        table = draft.add(table, entry)
        while (following := next_act(table)) is not None:
            seat, act = following
            table = draft.add(table, Entry(table.version + 1, now, seat, act))
        with self.metrics.time_append():
            await self.store.append(
                table.id, draft.entries, add_tokens=change.add_tokens, spend_tokens=change.spend_tokens,
                turn_start=draft.turn_start, state=progress_of(table), due=due_of(table),
            )  # fmt: skip
        for entry in draft.entries:
            if isinstance(entry.act, Choice):
                self.metrics.count_move(entry.act.by)
        tokens = with_changes(live.table.tokens, change)
        for table in draft.tables:
            table.tokens = tokens
            live.show(table)
        self.changed(table.id)
        return draft.entries[0]

    async def _refresh(self, live: LiveTable) -> None:
        """Read what other processes have written."""
        stored = await self.store.load(live.table.id, live.table.version)
        if stored is None:
            self._delete(live)
            raise no_such_table()
        table = live.table
        table.tokens = tuple(stored.tokens)
        if last_resumed(stored) > table.version:
            live.replace(await self._read(table.id))
        for entry in stored.entries:
            if entry.number <= live.table.version:
                continue
            table = live.table.copy()
            table.apply(entry)
            live.show(table)
        self.changed(table.id)

    async def load_stored(self, id: str) -> Stored:
        """All that is stored of a table."""
        live = await self.find(id)  # by which it is brought up to date with the rules, if need be
        stored = await self.store.load(live.table.id)
        if stored is None:
            raise no_such_table()
        return stored

    # --- By itself

    async def listen(self) -> None:
        """Hear what other processes write, as long as the store is open."""
        async for id, number in self.store.notices():
            lives = [self._live[id]] if id in self._live else [] if id else self.tables  # no id: all may be old
            for live in lives:
                if not id or live.table.version < number:
                    try:
                        async with live.lock:
                            await self._refresh(live)
                    except Problem:
                        continue  # deleted
                    except Exception:
                        log.exception("refresh_failed", table=live.table.id)

    async def forget_deleted(self) -> None:
        """Tables that somebody has deleted beside the server leave memory."""
        if self._live:
            for id in await self.store.missing(self._live.keys()):
                if id in self._live:
                    self._delete(self._live[id])

    def _delete(self, live: LiveTable) -> None:
        self._live.pop(live.table.id, None)
        live.delete()

    def forget_idle(self, busy: Container[str] = ()) -> None:
        """Tables that nobody uses leave memory, but for those where the server itself is busy."""
        now = time.monotonic()
        for id, live in list(self._live.items()):
            if not (live.watchers or live.lock.locked() or id in busy or now - live.used <= IDLE):
                del self._live[id]
        self.metrics.set_live_tables(len(self._live))

    @property
    def tables(self) -> list[LiveTable]:
        """Those in memory."""
        return list(self._live.values())


def progress_of(table: HostedTable) -> Progress:
    """Whether a table goes on, for those who look after the store."""
    return "ended" if table.ended is not None else "finished" if table.over else "running"


def due_of(table: HostedTable) -> float | None:
    """When the server must do something by itself, whoever watches."""
    step = table.step()
    return None if step is None or table.is_bots_alone else step.at


def no_such_table() -> Problem:
    return Problem(Code.NO_SUCH_TABLE, "there is no such table")
