"""What is written: a new table, entries of a table, a table that goes."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

import msgspec
from sqlalchemy import Connection, Select, String, bindparam, func, select

from gobelin.server.entries import Conflict, Entry, Progress, Stored, Token, TurnStart
from gobelin.server.store.errors import HalfDone, Missing
from gobelin.server.store.schema import NOBODY, entries, heads, tables, tokens, turn_starts

CHANNEL = "gobelin"  # of notices

# Statements are made once: making them costs more than carrying them out.
_state = func.coalesce(bindparam("new_state", type_=String), heads.c.state)
_move = (
    heads.update()
    .where(heads.c.table_id == bindparam("id"), heads.c.version == bindparam("before"))
    .values(version=bindparam("version"), changed=bindparam("changed"), due=bindparam("due"), state=_state)
)
_stay = heads.update().where(heads.c.table_id == bindparam("id")).values(due=bindparam("due"), state=_state)
_add_entries = entries.insert()
_add_tokens = tokens.insert()
_spend = (
    tokens.update()
    .where(tokens.c.table_id == bindparam("id"), tokens.c.hash == bindparam("its"), tokens.c.spent.is_(False))
    .values(spent=True)
)
_saw = (
    tokens.update()
    .where(tokens.c.table_id == bindparam("id"), tokens.c.hash == bindparam("its"))
    .values(seen=bindparam("at"))
)
_forget_position = (
    turn_starts.update()
    .where(turn_starts.c.table_id == bindparam("id"), turn_starts.c.position.is_not(None))
    .values(position=None)
)
_add_turn_start = turn_starts.insert()
_notify = select(func.pg_notify(CHANNEL, bindparam("payload", type_=String)))


def _move_by_one() -> Select[Any]:
    """PostgreSQL can do the commonest of all writes, one entry and its notice, in one statement."""
    moved = _move.returning(heads.c.table_id).cte("moved")
    columns = [column for column in entries.c if column is not entries.c.table_id]
    entry = select(moved.c.table_id, *(bindparam(f"its_{column.name}", type_=column.type) for column in columns))
    added = entries.insert().from_select([entries.c.table_id, *columns], entry).cte("added")
    return _notify.select_from(moved).add_cte(added)


_one_entry = _move_by_one()


def pack(document: dict[str, Any]) -> bytes:
    return zlib.compress(msgspec.json.encode(document))


def unpack(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.act.kind,
        "seat": NOBODY if entry.seat is None else entry.seat,
        "data": msgspec.json.encode(entry.act.fields()).decode(),
        "key": entry.key,
        "body": entry.body,
    }


def token_row(token: Token) -> dict[str, Any]:
    return {
        "hash": token.hash,
        "table_id": token.table,
        "seat": NOBODY if token.seat is None else token.seat,
        "kind": token.kind,
        "spent": token.spent,
        "device": token.device,
        "label": token.label,
        "since": token.since,
        "seen": token.seen,
    }


def turn_start_row(table: str, start: TurnStart) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": start.number,
        "rules": start.rules,
        "digest": start.digest,
        "position": pack(start.position),
    }


class Create:
    """A new table, with whatever it begins with."""

    def __init__(self, stored: Stored, due: float | None) -> None:
        self.table = stored.id
        self._row = {
            "id": stored.id,
            "created": stored.created,
            "start": pack(stored.start),
            "meta": msgspec.json.encode(stored.meta).decode(),
        }
        self._head = {
            "table_id": stored.id,
            "version": stored.entries[-1].number if stored.entries else 0,
            "changed": stored.entries[-1].at if stored.entries else stored.created,
            "state": stored.state,
            "due": due,
        }
        self._entries = [entry_row(stored.id, entry) for entry in stored.entries]
        self._tokens = [token_row(token) for token in stored.tokens]
        self._turn_start = turn_start_row(stored.id, stored.turn_start) if stored.turn_start else None

    def write(self, connection: Connection) -> None:
        connection.execute(tables.insert(), self._row)
        connection.execute(heads.insert(), self._head)
        if self._entries:
            connection.execute(_add_entries, self._entries)
        if self._tokens:
            connection.execute(_add_tokens, self._tokens)
        if self._turn_start:
            connection.execute(_add_turn_start, self._turn_start)

    def is_written(self, connection: Connection) -> bool:
        created = connection.scalar(select(tables.c.created).where(tables.c.id == self.table))
        return bool(created == self._row["created"])


class Append:
    """Entries of a table and all that goes with them."""

    def __init__(
        self,
        table: str,
        added: Sequence[Entry],
        add_tokens: Iterable[Token],
        spend_tokens: Iterable[str],
        turn_start: TurnStart | None,
        state: Progress | None,
        due: float | None,
        origin: str | None,
    ) -> None:
        numbers = [entry.number for entry in added]
        if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise ValueError(f"entries follow each other: {numbers}")
        self.table = table
        self._entries = [entry_row(table, entry) for entry in added]
        self._tokens = [token_row(token) for token in add_tokens]
        self._spent = list(spend_tokens)
        self._turn_start = turn_start_row(table, turn_start) if turn_start else None
        self._head: dict[str, Any] = {"id": table, "due": due, "new_state": state}
        if added:
            self._head |= {"before": numbers[0] - 1, "version": numbers[-1], "changed": added[-1].at}
        self._notice = f"{table} {numbers[-1]} {origin}" if added and origin else None
        if not added and (self._tokens or self._spent):
            raise ValueError("rights are given and taken by entries: their numbers decide between processes")

    def write(self, connection: Connection) -> None:
        if self._notice and len(self._entries) == 1:
            its = {f"its_{name}": value for name, value in self._entries[0].items()}
            if not connection.execute(_one_entry, self._head | its | {"payload": self._notice}).all():
                self._refuse(connection)
        else:
            self._move_head(connection)
            if self._entries:
                connection.execute(_add_entries, self._entries)
            if self._notice:
                connection.execute(_notify, {"payload": self._notice})
        if self._tokens:
            connection.execute(_add_tokens, self._tokens)
        for spent in self._spent:
            if connection.execute(_spend, {"id": self.table, "its": spent}).rowcount != 1:
                raise HalfDone(f"a token of {self.table} is spent")
        if self._turn_start:
            connection.execute(_forget_position, {"id": self.table})
            connection.execute(_add_turn_start, self._turn_start)

    def _move_head(self, connection: Connection) -> None:
        """The version decides who writes: nobody else can move it until this transaction ends."""
        if connection.execute(_move if self._entries else _stay, self._head).rowcount != 1:
            self._refuse(connection)

    def _refuse(self, connection: Connection) -> NoReturn:
        if connection.scalar(select(heads.c.version).where(heads.c.table_id == self.table)) is None:
            raise Missing(f"there is no table {self.table}")
        raise Conflict(f"another process wrote number {self._head['before'] + 1} of {self.table} first")

    def is_written(self, connection: Connection) -> bool:
        if not self._entries:
            return False
        last = self._entries[-1]
        found = connection.execute(
            select(entries).where(entries.c.table_id == self.table, entries.c.number == last["number"])
        ).one_or_none()
        return found is not None and dict(found._mapping) == last


class NoteSeen:
    """A device was seen: nothing that anybody waits for."""

    def __init__(self, table: str, hash: str, at: float) -> None:
        self.table = table
        self._seen = {"id": table, "its": hash, "at": at}

    def write(self, connection: Connection) -> None:
        connection.execute(_saw, self._seen)

    def is_written(self, connection: Connection) -> bool:
        return False


class Delete:
    """A table goes, with all that belongs to it."""

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, connection: Connection) -> None:
        if connection.execute(tables.delete().where(tables.c.id == self.table)).rowcount != 1:
            raise Missing(f"there is no table {self.table}")

    def is_written(self, connection: Connection) -> bool:
        return connection.scalar(select(tables.c.id).where(tables.c.id == self.table)) is None
