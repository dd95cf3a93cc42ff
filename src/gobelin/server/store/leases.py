"""Who runs a table's bots and timers: one process at a time, for as long as it says so."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Protocol

from sqlalchemy import Connection, Select, func, or_, select
from sqlalchemy.sql.elements import ColumnElement, Extract

from gobelin.server.entries import FURTHEST
from gobelin.server.store.engines import Database, Postgres, Sqlite, among
from gobelin.server.store.schema import heads


class Leases(Protocol):
    """A lease runs out by itself: a holder that was killed leaves nothing behind."""

    async def take(self, table: str, holder: str, seconds: float) -> bool:
        """Take the lease or keep it longer; False while another has it."""

    async def renew(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        """Keep several leases longer; those that the holder still has."""

    async def release(self, table: str, holder: str) -> None: ...

    async def due(self, now: float, limit: int) -> list[str]:
        """Running tables whose time has come and that nobody holds, the longest waiting first."""


def leases_of(database: Database) -> Leases:
    if isinstance(database, Postgres):
        return SharedLeases(database)
    assert isinstance(database, Sqlite)
    return OwnLeases(database)


def _due(now: float) -> Select[str]:
    come = or_(heads.c.due <= now, heads.c.due > now + FURTHEST)  # nothing lies so far ahead: the clock was set back
    query = select(heads.c.table_id).where(come, heads.c.state == "running")
    return query.order_by(heads.c.due, heads.c.table_id)


class OwnLeases:
    """One process: its leases need no database, and end with it."""

    def __init__(self, database: Sqlite) -> None:
        self._database = database
        self._held: dict[str, tuple[str, float]] = {}

    async def take(self, table: str, holder: str, seconds: float) -> bool:
        now = time.monotonic()
        other, until = self._held.get(table, (holder, 0.0))
        if other != holder and until > now:
            return False
        self._held[table] = (holder, now + seconds)
        return True

    async def renew(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        kept = {table for table in tables if self._held.get(table, ("", 0.0))[0] == holder}
        self._held.update(dict.fromkeys(kept, (holder, time.monotonic() + seconds)))
        return kept

    async def release(self, table: str, holder: str) -> None:
        if self._held.get(table, ("", 0.0))[0] == holder:
            del self._held[table]

    async def due(self, now: float, limit: int) -> list[str]:
        held = {table for table, (_, until) in self._held.items() if until > time.monotonic()}
        query = _due(now).limit(limit + len(held))
        found = await self._database.read(lambda connection: connection.scalars(query).all())
        return [table for table in found if table not in held][:limit]


def _is_free(now: Extract) -> ColumnElement[bool]:
    """Nobody runs the table, or not any more; a lease that begins in the future was taken before the clock was set
    back.
    """
    return or_(heads.c.holder.is_(None), heads.c.held_until < now, heads.c.held_since > now)


class SharedLeases:
    """Leases in the database, by its clock: those of the machines may differ."""

    def __init__(self, database: Postgres) -> None:
        self._database = database

    async def take(self, table: str, holder: str, seconds: float) -> bool:
        now = func.extract("epoch", func.clock_timestamp())
        statement = (
            heads.update()
            .where(heads.c.table_id == table)
            .where(or_(heads.c.holder == holder, _is_free(now)))
            .values(holder=holder, held_until=now + seconds, held_since=now)
        )

        def job(connection: Connection) -> bool:
            return connection.execute(statement).rowcount == 1

        return await self._database.write_lightly(job)

    async def renew(self, tables: Collection[str], holder: str, seconds: float) -> set[str]:
        now = func.extract("epoch", func.clock_timestamp())
        renewed = heads.update().where(heads.c.holder == holder).values(held_until=now + seconds, held_since=now)
        statement = renewed.returning(heads.c.table_id)

        def job(connection: Connection) -> set[str]:
            return set(connection.scalars(statement.where(among(connection, heads.c.table_id, tables))))

        return await self._database.write_lightly(job)

    async def release(self, table: str, holder: str) -> None:
        statement = (
            heads.update()
            .where(heads.c.table_id == table, heads.c.holder == holder)
            .values(holder=None, held_until=None, held_since=None)
        )
        await self._database.write_lightly(lambda connection: connection.execute(statement))

    async def due(self, now: float, limit: int) -> list[str]:
        clock = func.extract("epoch", func.clock_timestamp())
        query = _due(now).where(_is_free(clock)).limit(limit)
        return list(await self._database.read(lambda connection: connection.scalars(query).all()))
