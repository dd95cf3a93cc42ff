"""The keeper of tables: those in use live in memory, each behind a lock; what changes them is stored first.

A request is checked against the table as it stands, tried on a copy, stored, and only then carried out and shown to
everybody. Where another process was faster, its entries are read and the request is checked again.
"""

from __future__ import annotations

import asyncio
import math
import time
import zlib
from collections.abc import Callable, Container, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog

from gobelin.server import ids
from gobelin.server.beside import Pause
from gobelin.server.costs import paid
from gobelin.server.deeds import Asker, Check, Deed
from gobelin.server.documents import Events, Film, Frame
from gobelin.server.entries import Conflict, Entry, State, Stored, Token, TurnStart
from gobelin.server.frames import delta, whole
from gobelin.server.hosted import HostedTable, NoReplay, dealt_by, last_resumed, resuming
from gobelin.server.metrics import Metrics
from gobelin.server.problems import Code, Problem
from gobelin.server.rights import is_open
from gobelin.server.store.store import Store
from gobelin.server.watching import Watcher

IDLE: Final = 600.0  # seconds without a request or a watcher before a table leaves memory
MOST_TRIES: Final = 20  # other processes may be faster so many times
MINUTE: Final = 60.0  # between two times that a device is noted as being here
AHEAD: Final = 10.0  # seconds by which the clocks of two machines may differ

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


class Live:
    """A table in memory."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.changed = asyncio.Event()  # replaced with every change
        self.used = time.monotonic()
        self.deleted = False
        self._documents: dict[int | None, bytes] = {}  # of those who watch, as they have them now
        self._last: tuple[int | None, int, bytes] | None = None  # who left last, the version then, the document, packed

    def document(self, viewer: int | None) -> bytes:
        """What the viewer may know, as JSON."""
        known = self._documents.get(viewer)
        if known is None:
            known = self._last_document(viewer) or encode(self.table.document(viewer))
            if any(watcher.viewer == viewer for watcher in self.watchers):
                self._documents[viewer] = known
        return known

    def whole(self, viewer: int | None) -> Frame:
        """The frame for somebody who knows nothing, or not enough."""
        return Frame(version=self.table.version, events=[], delta=whole(decode(self.document(viewer))))

    def watch(self, viewer: int | None, token: str | None = None) -> Watcher:
        """Get all frames that come from now on; by a token (its hash), as long as it opens the seat."""
        watcher = Watcher(viewer, token)
        self.watchers.append(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        if not any(other.viewer == watcher.viewer for other in self.watchers):
            known = self._documents.pop(watcher.viewer, None)
            if known is not None:
                self._last = (watcher.viewer, self.table.version, zlib.compress(known, 1))

    def _last_document(self, viewer: int | None) -> bytes | None:
        """Who has just chosen often chooses next, too, and then has this document."""
        if self._last is None or self._last[:2] != (viewer, self.table.version):
            return None
        return zlib.decompress(self._last[2])

    def show(self, table: HostedTable) -> None:
        """The table has come one entry further: everybody who watches gets the frame."""
        frames: dict[int | None, bytes] = {}
        documents: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in frames:
                after = table.document(viewer)
                frames[viewer] = encode(frame(table, viewer, decode(self.document(viewer)), after))
                documents[viewer] = encode(after)
        self.table.retire()
        self.table = table
        self._documents = documents
        for watcher in self.watchers:
            watcher.put(table.version, frames[watcher.viewer])
        self._has_changed()

    def replace(self, table: HostedTable) -> None:
        """The table is another one than everybody thought: all read it anew."""
        self.table = table
        self._documents = {}
        for watcher in self.watchers:
            watcher.lose()
        self._has_changed()

    def delete(self) -> None:
        """There is no such table any more: who watches is told so."""
        self.deleted = True
        for watcher in self.watchers:
            watcher.lose()
        self._has_changed()

    def _has_changed(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


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


class Keeper:
    """All tables of this process. `changed` is called with the id of a table where the server may have to act."""

    def __init__(self, store: Store, metrics: Metrics, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.metrics = metrics
        self.clock = clock
        self.changed: Callable[[str], None] = lambda _: None
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    # --- Tables

    async def live(self, id: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(id)
        if live is None:
            if not ids.could_be_table(id):
                raise no_such_table()
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(paid(self._load(id)))
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

    async def _set_back(self, live: Live) -> None:
        """From now on it waits from now on; everybody reads that from the same entry."""

        def check(table: HostedTable) -> Deed:
            if not self._is_ahead(table):
                raise Problem(Code.NOT_NOW, "another process has seen it, too")
            return Deed("clock", None)

        with suppress(Problem):
            await self.do(live, check)

    async def _catch_up(self, live: Live) -> None:
        """A request sees all that any process has acknowledged, whether its notice has come or not."""
        version = await self.store.version(live.table.id)
        if version != live.table.version:
            async with live.lock:
                if version is None or version > live.table.version:  # not what this process was just writing
                    await self._refresh(live)

    def known(self, id: str) -> Live | None:
        """A table if it is in memory."""
        return self._live.get(id)

    async def _load(self, id: str) -> Live:
        try:
            loaded = Live(await self._loaded(id))
            live = self._live.setdefault(id, loaded)  # whoever made it may have put it there meanwhile
        finally:
            del self._loading[id]
        self.changed(id)
        return live

    async def _loaded(self, id: str) -> HostedTable:
        stored = await self.store.load(id)
        if stored is None:
            raise no_such_table()
        try:
            return await replayed(stored)
        except NoReplay as error:
            log.warning("table_resumed", table=id, reason=str(error))
        entries = resuming(stored, self.clock(), ids.new_seed())
        stored.entries += entries
        table = await replayed(stored)
        try:
            await self.store.append(id, entries, state=state_of(table), due=due_of(table))
        except Conflict:  # another process has seen it, too
            return await self._loaded(id)
        return table

    async def create(self, stored: Stored) -> None:
        """A new table."""
        table = await replayed(stored)
        await self.store.create(stored, due=due_of(table))
        self._live.setdefault(stored.id, Live(table))  # whoever looks for due tables may have loaded it
        self.changed(stored.id)

    async def asker(self, live: Live, token: str | None) -> Asker:
        """Who asks, by the token that was given."""
        if token is None:
            return Asker()
        found = asker_of(live.table, token)
        if found is None:
            raise Problem(Code.UNKNOWN_TOKEN, "this token opens nothing at this table", invited(live.table, token))
        await self._saw(live, found.token)
        return found

    async def _saw(self, live: Live, hash: str | None) -> None:
        """A device is here; that is written down once a minute."""
        now = self.clock()
        for token in live.table.tokens:
            if token.hash == hash and token.seat is not None and abs(now - token.seen) >= MINUTE:
                live.table.tokens = with_seen(live.table.tokens, {token.hash: now})
                await self.store.saw(live.table.id, token.hash, now)

    async def saw_watchers(self) -> None:
        """Who has an open socket is here, too."""
        for live in self.tables:
            for hash in {watcher.token for watcher in live.watchers}:
                await self._saw(live, hash)

    async def know_who_is_here(self, live: Live) -> None:
        """Devices that other processes have seen."""
        if self.store.several:
            seen = await self.store.seen(live.table.id)
            live.table.tokens = with_seen(live.table.tokens, seen)  # as they are now, not before that was asked

    # --- Changing them

    async def do(self, live: Live, check: Check, key: Key | None = None, *, by: Asker | None = None) -> Done:
        """Carry a request out, once for each key, if who asks may still ask when it is written."""
        async with live.lock:
            for _ in range(MOST_TRIES):
                if by is not None and not is_open(live.table, by.token):
                    raise Problem(Code.UNKNOWN_TOKEN, "this token opens nothing any more")
                try:
                    deed = check(live.table)
                except Problem:
                    known = await self._known(live, key)
                    if known is None:
                        raise
                    return known
                try:
                    return Done(await self._write(live, deed, key))
                except Conflict:
                    known = await self._known(live, key)
                    if known is not None:
                        return known
                    await self._refresh(live)
        raise Problem(Code.NOT_READY, "too many want to write at this table", retry_after=1)

    async def _known(self, live: Live, key: Key | None) -> Done | None:
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

    async def _write(self, live: Live, deed: Deed, key: Key | None) -> Entry:
        """Try it on a copy, store it, carry it out and show it."""
        now, table, draft = self.clock(), live.table, Draft()
        entry = Entry(table.version + 1, now, deed.kind, deed.seat, deed.data)
        if key is not None:
            entry = msgspec.structs.replace(entry, key=key.hash, body=key.body)
        table = draft.add(table, entry)
        while (next_one := table.follows()) is not None:
            kind, seat, data = next_one
            table = draft.add(table, Entry(table.version + 1, now, kind, seat, data))
        with self.metrics.appending():
            await self.store.append(
                table.id, draft.entries, add_tokens=deed.add_tokens, spend_tokens=deed.spend_tokens,
                turn_start=draft.turn_start, state=state_of(table), due=due_of(table),
            )  # fmt: skip
        for entry in draft.entries:
            if entry.kind == "choice":
                self.metrics.moved(entry.data["by"])
        tokens = with_changes(live.table.tokens, deed)
        for table in draft.tables:
            table.tokens = tokens
            live.show(table)
        self.changed(table.id)
        return draft.entries[0]

    async def _refresh(self, live: Live) -> None:
        """Read what other processes have written."""
        stored = await self.store.load(live.table.id, live.table.version)
        if stored is None:
            self._delete(live)
            raise no_such_table()
        table = live.table
        table.tokens = tuple(stored.tokens)
        if last_resumed(stored) > table.version:
            live.replace(await self._loaded(table.id))
        for entry in stored.entries:
            if entry.number <= live.table.version:
                continue
            table = live.table.copy()
            table.apply(entry)
            live.show(table)
        self.changed(table.id)

    # --- Looking back

    async def film(self, id: str, viewer: int | None, after: int, *, scenes: bool = True) -> Film:
        """The frames after a version as the viewer saw them, choices that were taken back included.

        The first one brings the whole document where that version is none: before the beginning, or before the table
        was dealt or went on from a position. They lead from the document of that version to the one of today; on the
        way there, scenes are enough, unless whoever gets them may be left with any of them (`scenes`).
        """
        stored = await self._stored(id)
        resumed, last = last_resumed(stored), len(stored.entries)
        first = max(after, resumed, dealt_by(stored))
        table = await self._table_at(stored, first)

        def shown() -> dict[str, Any]:
            is_scene = scenes and table.version not in (after, last)
            return table.scene(viewer) if is_scene else table.document(viewer)

        document = shown()
        frames: list[Frame] = []
        if first > after:
            frames.append(Frame(version=first, events=table.events(viewer), delta=whole(document)))
        pause = Pause()
        for entry in stored.entries[first:]:
            table.replay(entry, resumed)
            before, document = document, shown()
            frames.append(frame(table, viewer, before, document))
            await pause()
        return Film(version=last, frames=frames)

    async def events(self, id: str, viewer: int | None, since: int) -> Events:
        """The log as it stands, from one event on."""
        stored = await self._stored(id)
        resumed = last_resumed(stored)
        table = HostedTable.begin(stored)
        events = table.events(viewer)
        pause = Pause()
        for entry in stored.entries:
            table.replay(entry, resumed)
            del events[table.events_made - len(table.told) :]  # what was taken back
            events += table.events(viewer)
            await pause()
        return Events(version=len(stored.entries), events=events[since:])

    async def moment(self, id: str, viewer: int | None, version: int) -> dict[str, Any]:
        """What the viewer could see when the table had this version."""
        stored = await self._stored(id)
        if not last_resumed(stored) <= version <= len(stored.entries):
            raise Problem(Code.NOT_FOUND, f"there is no moment {version}", {"version": version})
        return (await self._table_at(stored, version)).document(viewer)

    async def _table_at(self, stored: Stored, version: int) -> HostedTable:
        resumed = last_resumed(stored)
        table = HostedTable.begin(stored)
        pause = Pause()
        for entry in stored.entries[:version]:
            table.replay(entry, resumed)
            await pause()
        return table

    async def _stored(self, id: str) -> Stored:
        live = await self.live(id)  # by which it is brought up to date with the rules, if need be
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

    def _delete(self, live: Live) -> None:
        self._live.pop(live.table.id, None)
        live.delete()

    def forget_idle(self, busy: Container[str] = ()) -> None:
        """Tables that nobody uses leave memory, but for those where the server itself is busy."""
        now = time.monotonic()
        for id, live in list(self._live.items()):
            if not (live.watchers or live.lock.locked() or id in busy or now - live.used <= IDLE):
                del self._live[id]
        self.metrics.live_tables(len(self._live))

    @property
    def tables(self) -> list[Live]:
        """Those in memory."""
        return list(self._live.values())


async def replayed(stored: Stored) -> HostedTable:
    """`HostedTable.load`, beside other requests."""
    table = HostedTable.begin(stored)
    pause = Pause()
    for _ in table.loading(stored):
        await pause()
    return table


def frame(table: HostedTable, viewer: int | None, before: Any, after: Any) -> Frame:
    """What the last entry of the table changed for a viewer."""
    return Frame(version=table.version, events=table.events(viewer), delta=delta(before, after))


def asker_of(table: HostedTable, token: str) -> Asker | None:
    """Who has this token."""
    for known in table.tokens:
        if known.kind == "token" and not known.spent and ids.opens(token, known.hash):
            return Asker(known.seat, owner=known.seat is None, token=known.hash)
    return None


def invited(table: HostedTable, token: str) -> dict[str, Any]:
    """What whoever holds an invitation may know of it before it is taken: the seat, and whether it is spent."""
    for known in table.tokens:
        if known.kind in ("invite", "again") and ids.opens(token, known.hash):
            assert known.seat is not None
            about: dict[str, Any] = {"seat": known.seat, "spent": known.spent}
            again = table.seats[known.seat].invited_again
            if known.kind == "again" and not known.spent and again is not None:
                about["until"] = math.ceil(again.until)
            return about
    return {}


def with_changes(tokens: tuple[Token, ...], deed: Deed) -> tuple[Token, ...]:
    """The tokens of a table after a deed."""
    kept = [
        msgspec.structs.replace(token, spent=True) if token.hash in deed.spend_tokens else token for token in tokens
    ]
    return (*kept, *deed.add_tokens)


def with_seen(tokens: tuple[Token, ...], seen: Mapping[str, float]) -> tuple[Token, ...]:
    """The tokens, seen at these times."""
    return tuple(
        msgspec.structs.replace(token, seen=seen[token.hash]) if token.hash in seen else token for token in tokens
    )


def state_of(table: HostedTable) -> State:
    """Whether a table goes on, for those who look after the store."""
    return "ended" if table.ended is not None else "finished" if table.over else "running"


def due_of(table: HostedTable) -> float | None:
    """When the server must do something by itself, whoever watches."""
    step = table.step()
    return None if step is None or table.is_bots_alone else step.at


def no_such_table() -> Problem:
    return Problem(Code.NO_SUCH_TABLE, "there is no such table")
