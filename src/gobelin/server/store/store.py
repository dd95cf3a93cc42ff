"""The store: what is left of a table when the server is killed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Double, Row, String, bindparam, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import DBAPIError, IntegrityError

from gobelin.server.acts import KINDS
from gobelin.server.entries import Entry, Progress, Stored, Token, TurnStart
from gobelin.server.store.engines import Database, Postgres, Sqlite, among, open_database
from gobelin.server.store.errors import Missing, StoreError, Trouble, Unavailable
from gobelin.server.store.leases import leases_of
from gobelin.server.store.migrating import migrate, require_current
from gobelin.server.store.notices import notices
from gobelin.server.store.pulse import Pulse
from gobelin.server.store.schema import NOBODY, budgets, entries, heads, marks, tables, tokens, turn_starts
from gobelin.server.store.tasks import Append, Create, Delete, NoteSeen, unpack
from gobelin.server.store.writing import Writer

TRIFLE: Final = 1.0  # seconds owed: what other processes need not know


class Summary(msgspec.Struct, frozen=True):
    """A table in a list for whoever runs the server."""

    id: str
    created: float
    changed: float
    state: Progress
    version: int
    meta: dict[str, Any]


class Store:
    """Tables in a database. Everything is stored when a method comes back.

    Unavailable: the database does not answer; what was to be written may be there or not. Conflict: somebody else was
    first, nothing was written.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pulse = Pulse(database)
        self._writer = Writer(database, self._pulse.note_failure)
        self._leases = leases_of(database)
        self._origin = secrets.token_hex(8)  # tells own notices from those of others
        self._closed = asyncio.Event()
        self.several = database.several

    @classmethod
    async def open(cls, url: str, *, beside: bool = False) -> Store:
        """The store of an address; StoreError in one line where it cannot be used.

        A server brings the database up to date and, on SQLite, keeps other servers out. `beside` one that may be
        running, tools look and delete.
        """
        database = open_database(url)
        try:
            if isinstance(database, Sqlite):
                if not beside:
                    database.prepare()
                    database.lock()
                elif not database.file.exists():
                    raise StoreError(f"there is no {database.file}").with_key(
                        "database-missing", name=str(database.file)
                    )
            await (require_current if beside else migrate)(database)
        except StoreError:
            await database.close()
            raise
        except (Unavailable, OSError) as error:
            await database.close()
            closed = StoreError(f"cannot open the database: {error}")
            raise closed.with_key("database-closed", name=database.name, reason=str(error)) from error
        except Exception as error:
            await database.close()
            if not isinstance(error, DBAPIError) and not hasattr(error, "sqlstate"):
                raise
            reason = error.orig if isinstance(error, DBAPIError) else error
            closed = StoreError(f"cannot open {database.name}: {reason}")
            raise closed.with_key("database-closed", name=database.name, reason=str(reason)) from error
        return cls(database)

    async def close(self) -> None:
        self._closed.set()
        await self._writer.close()
        await self._database.close()

    # --- Writing

    async def create(self, stored: Stored, *, due: float | None = None) -> None:
        """A new table; Conflict if there is one of this name."""
        await self._writer.do(Create(stored, due))

    async def append(
        self,
        id: str,
        entries: Sequence[Entry],
        *,
        add_tokens: Iterable[Token] = (),
        spend_tokens: Iterable[str] = (),
        turn_start: TurnStart | None = None,
        state: Progress | None = None,
        due: float | None = None,
    ) -> None:
        """All of it or nothing. Conflict if a number or a seat's key is taken or a token is spent already.

        `due` is when the server must act by itself next; None: it need not. `spend_tokens` are hashes. Without
        entries nothing visible changes, no version is checked, and no tokens can be given or taken.
        """
        origin = self._origin if self.several else None
        await self._writer.do(Append(id, entries, add_tokens, spend_tokens, turn_start, state, due, origin))

    async def note_seen(self, id: str, hash: str, at: float) -> None:
        """The device of a token was seen. Other processes know it when this comes back; a power cut may forget it."""
        task = NoteSeen(id, hash, at)
        if isinstance(self._database, Postgres):
            await self._database.write_lightly(task.write)
        else:
            self._writer.do_later(task)

    async def delete(self, ids: Iterable[str]) -> int:
        """Delete tables; how many there were."""
        found = 0
        for id in ids:
            try:
                await self._writer.do(Delete(id))
                found += 1
            except Missing:
                continue
        return found

    async def back_up(self, file: Path) -> None:
        """A copy of a SQLite database in a new file; OSError where it cannot be written."""
        if not isinstance(self._database, Sqlite):
            wrong = "PostgreSQL is backed up by its own tools: pg_dump"
            raise StoreError(wrong).with_key("backup-postgresql", command="pg_dump")
        await self._database.back_up(file)

    # --- Reading

    async def load(self, id: str, after: int = 0) -> Stored | None:
        """A table with everything, or with the entries after a number; None if there is no such table."""

        def job(connection: Connection) -> Stored | None:
            row = connection.execute(
                select(tables, heads.c.state).join(heads, heads.c.table_id == tables.c.id).where(tables.c.id == id)
            ).one_or_none()
            if row is None:
                return None
            start = connection.execute(
                select(turn_starts).where(turn_starts.c.table_id == id, turn_starts.c.position.is_not(None))
            ).one_or_none()
            return Stored(
                id=id,
                created=row.created,
                start=unpack(row.start),
                meta=msgspec.json.decode(row.meta),
                entries=_entries(connection, id, after),
                tokens=[_token(found) for found in connection.execute(_tokens_of, {"id": id})],
                turn_start=_turn_start(start) if start else None,
                state=row.state,
            )

        return await self._database.read(job)

    async def version(self, id: str) -> int | None:
        """The number of a table's last entry; None if there is no such table."""
        return await self._database.glance(lambda connection: connection.scalar(_version_of, {"id": id}))

    async def seen(self, id: str) -> dict[str, float]:
        """When the devices of a table were last seen, by the hashes of their tokens."""
        query = select(tokens.c.hash, tokens.c.seen).where(tokens.c.table_id == id)
        return await self._database.read(lambda connection: {row.hash: row.seen for row in connection.execute(query)})

    async def missing(self, ids: Collection[str]) -> set[str]:
        """Those that are tables no longer."""

        def job(connection: Connection) -> set[str]:
            return set(connection.scalars(select(tables.c.id).where(among(connection, tables.c.id, ids))))

        return set(ids) - await self._database.read(job)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        """What was written after a number."""
        return await self._database.read(lambda connection: _entries(connection, id, after))

    async def by_key(self, id: str, seat: int | None, key: str) -> Entry | None:
        """What a seat wrote under an idempotency key."""
        query = select(*_entry_columns).where(
            entries.c.table_id == id, entries.c.seat == (NOBODY if seat is None else seat), entries.c.key == key
        )

        def job(connection: Connection) -> Entry | None:
            row = connection.execute(query).one_or_none()
            return _entry(row) if row else None

        return await self._database.read(job)

    async def turn_starts(self, id: str) -> list[tuple[int, int, str]]:
        """Number, rules and digest of every start of a turn."""
        columns = turn_starts.c.number, turn_starts.c.rules, turn_starts.c.digest
        query = select(*columns).where(turn_starts.c.table_id == id).order_by(turn_starts.c.number)
        return await self._database.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def summaries(self, *, older: float | None = None, state: Progress | None = None) -> list[Summary]:
        """All tables, those first that changed last; `older`: unchanged for so many seconds."""
        query = select(tables.c.id, tables.c.created, tables.c.meta, heads.c.changed, heads.c.state, heads.c.version)
        query = query.join(heads, heads.c.table_id == tables.c.id).order_by(heads.c.changed.desc(), tables.c.id)
        if older is not None:
            query = query.where(heads.c.changed <= time.time() - older)
        if state is not None:
            query = query.where(heads.c.state == state)

        def job(connection: Connection) -> list[Summary]:
            return [
                Summary(row.id, row.created, row.changed, row.state, row.version, msgspec.json.decode(row.meta))
                for row in connection.execute(query)
            ]

        return await self._database.read(job)

    async def trouble(self) -> Trouble | None:
        """What is wrong with the database, if anything: whether it reads and writes, and soon."""
        return await self._pulse.feel()

    async def mark(self, name: str, value: str) -> str:
        """A fact of the server that is written once, by whoever comes first."""

        def job(connection: Connection) -> str:
            known = connection.scalar(select(marks.c.value).where(marks.c.name == name))
            if known is None:
                connection.execute(marks.insert(), {"name": name, "value": value})
            return value if known is None else str(known)

        try:
            return await self._database.write(job)
        except IntegrityError:  # another process was first
            return await self._database.write(job)

    # --- Several processes

    async def spend(self, owed: Mapping[str, float], most: Mapping[str, float]) -> dict[str, float]:
        """Add to what is owed under some keys, in seconds; what is owed then, by all processes. PostgreSQL's clock
        counts; should it have been set back since, nobody owes more than the `most` under a key.
        """
        assert isinstance(self._database, Postgres)
        keys = sorted(owed)  # in the same order in all processes: no deadlocks
        given = {"keys": keys, "debts": [owed[key] for key in keys], "mosts": [most[key] for key in keys]}

        def job(connection: Connection) -> dict[str, float]:
            return {row.key: row.debt for row in connection.execute(_spend, given)}

        return await self._database.write_lightly(job)

    async def debts(self) -> dict[str, float]:
        """What is owed, by the keys of `spend`, wherever it was spent; trifles left out."""
        debt = (budgets.c.free_at - func.extract("epoch", func.clock_timestamp())).label("debt")
        query = select(budgets.c.key, debt).where(debt > TRIFLE)
        return await self._database.glance(lambda connection: {row.key: row.debt for row in connection.execute(query)})

    async def forget_budgets(self) -> None:
        """Those of whoever owes nothing any more."""
        assert isinstance(self._database, Postgres)
        now = func.extract("epoch", func.clock_timestamp())
        await self._database.write_lightly(
            lambda connection: connection.execute(budgets.delete().where(budgets.c.free_at < now))
        )

    async def lease(self, id: str, holder: str, seconds: float) -> bool:
        """Take the right to run a table's bots and timers, or keep it; False while another holder has it."""
        return await self._leases.take(id, holder, seconds)

    async def renew(self, ids: Collection[str], holder: str, seconds: float) -> set[str]:
        """Keep the right longer for several tables; those for which the holder still has it."""
        return await self._leases.renew(ids, holder, seconds)

    async def release(self, id: str, holder: str) -> None:
        await self._leases.release(id, holder)

    async def due(self, now: float, limit: int) -> list[str]:
        """Running tables whose time has come and that nobody holds, the longest waiting first."""
        return await self._leases.due(now, limit)

    async def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Tables and numbers that other processes wrote, until the store is closed.

        ("", 0): something may have been missed, at the beginning and whenever the connection was lost; reload all.
        """
        if isinstance(self._database, Postgres):
            async for notice in notices(self._database, self._origin, self._closed):
                yield notice
        else:
            await self._closed.wait()


_spend = text(
    """
    WITH given AS (SELECT * FROM unnest(:keys, :debts, :mosts) AS given (key, debt, most))
    INSERT INTO budgets (key, free_at)
    SELECT given.key, extract(epoch FROM now()) + least(given.debt, given.most) FROM given
    ON CONFLICT (key) DO UPDATE
    SET free_at = least(
        greatest(budgets.free_at, extract(epoch FROM now())) + excluded.free_at - extract(epoch FROM now()),
        extract(epoch FROM now()) + (SELECT given.most FROM given WHERE given.key = excluded.key)
    )
    RETURNING key, free_at - extract(epoch FROM now()) AS debt
    """
).bindparams(
    bindparam("keys", type_=ARRAY(String)),
    bindparam("debts", type_=ARRAY(Double)),
    bindparam("mosts", type_=ARRAY(Double)),
)
_entry_columns = [column for column in entries.c if column is not entries.c.table_id]
_tokens_of = select(tokens).where(tokens.c.table_id == bindparam("id")).order_by(tokens.c.seat, tokens.c.hash)
_version_of = select(heads.c.version).where(heads.c.table_id == bindparam("id"))
_entries_of = (
    select(*_entry_columns)
    .where(entries.c.table_id == bindparam("id"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)


def _entries(connection: Connection, id: str, after: int) -> list[Entry]:
    return [_entry(row) for row in connection.execute(_entries_of, {"id": id, "after": after})]


def _entry(row: Sequence[Any]) -> Entry:
    number, at, kind, seat, data, key, body = row
    act = msgspec.json.decode(data, type=KINDS[kind])
    return Entry(number, at, None if seat == NOBODY else seat, act, key, body)


def _token(row: Row[Any]) -> Token:
    seat = None if row.seat == NOBODY else row.seat
    return Token(
        row.hash, row.table_id, seat, row.kind, row.spent, row.device, row.label, row.since, row.seen
    )  # fmt: skip


def _turn_start(row: Row[Any]) -> TurnStart:
    return TurnStart(row.number, row.rules, row.digest, unpack(row.position))
