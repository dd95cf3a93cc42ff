"""`gobelin tables`: list, export, delete and back up the tables of a server."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import typer

from gobelin.cli.common import AsJson
from gobelin.cli.speech import BadInput, say, words
from gobelin.cli.usage import Command, Group, print_help
from gobelin.rules.engine.quoting import quoted

if TYPE_CHECKING:
    from gobelin.server.store import Store, Summary

T = TypeVar("T")
State = Literal["running", "finished", "ended"]
STATES: Final[tuple[State, ...]] = ("running", "finished", "ended")
UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400}

Tables = Annotated[list[str] | None, typer.Argument(metavar="cli-value-tables", help="cli-tables-which")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-tables-database")]
Older = Annotated[str | None, typer.Option("--older", metavar="90d", help="cli-tables-older")]
OfState = Annotated[str | None, typer.Option("--state", metavar="cli-value-table-state", help="cli-tables-state")]


def list_tables(older: Older = None, state: OfState = None, database: Database = None, as_json: AsJson = False) -> None:
    """List all tables, the latest change first."""
    seconds, wanted = _parse_age(older), _parse_state(state)
    found = _with_store(database, lambda store: store.summaries(older=seconds, state=wanted))
    if as_json:
        print(json.dumps([_document(summary) for summary in found]))
        return
    if not found:
        print(say("tables-none"))
        return
    _print_tables(found)


def export(
    which: Tables = None,
    folder: Annotated[Path, typer.Option("--folder", metavar="cli-value-folder", help="cli-tables-folder")] = Path(),
    older: Older = None,
    state: OfState = None,
    database: Database = None,
) -> None:
    """Export tables as record files."""
    from gobelin.server.exporting import record_of

    seconds, wanted = _parse_age(older), _parse_state(state)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("error-cannot-write", name=str(folder), reason=error) from error

    async def write(store: Store) -> int:
        names = await _choose_tables(store, which, seconds, wanted)
        written = 0
        for name in names:
            stored = await store.load(name)
            record = None if stored is None else record_of(stored)
            if record is not None:  # None: just deleted, or not dealt yet
                text = json.dumps(record, ensure_ascii=False)
                (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
                written += 1
        return written

    print(say("tables-exported", count=_with_store(database, write), folder=str(folder)))


def delete(which: Tables = None, older: Older = None, state: OfState = None, database: Database = None) -> None:
    """Delete tables by name, or those that nobody has touched for long."""
    seconds, wanted = _parse_age(older), _parse_state(state)
    if not which and older is None:
        raise BadInput("error-delete-what")

    async def remove(store: Store) -> int:
        return await store.delete(await _choose_tables(store, which, seconds, wanted))

    print(say("tables-deleted", count=_with_store(database, remove)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="cli-value-file", help="cli-tables-backup-file")],
    database: Database = None,
) -> None:
    """Copy the whole database to a file, even while a server runs."""
    try:
        _with_store(database, lambda store: store.back_up(file))
    except OSError as error:
        raise BadInput("error-cannot-write", name=str(file), reason=error) from error
    print(say("tables-backed-up", name=str(file)))


def _with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    from gobelin.server.config import default_database
    from gobelin.server.store import Store, StoreError, Unavailable

    async def run() -> T:
        store = await Store.open(default_database() if database is None else database, beside=True)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise StoreError(str(error)).with_key("database-silent", reason=str(error)) from error


async def _choose_tables(store: Store, which: list[str] | None, older: float | None, state: State | None) -> list[str]:
    """The named tables, or all that match; BadInput names one that does not exist."""
    fitting = [summary.id for summary in await store.summaries(older=older, state=state)]
    for name in which or ():
        if name not in fitting:
            raise BadInput("error-no-table", name=quoted(name))
    return which or fitting


def _parse_age(older: str | None) -> float | None:
    if older is None:
        return None
    found = re.fullmatch(r"(\d{1,6})([hdw])", older)
    if found is None:
        raise BadInput("error-older", value=quoted(older))
    return float(found[1]) * UNITS[found[2]]


def _parse_state(state: str | None) -> State | None:
    for known in STATES:
        if state == known:
            return known
    if state is None:
        return None
    raise BadInput("error-table-state", value=quoted(state), states=", ".join(STATES))


def _document(summary: Summary) -> dict[str, Any]:
    return {
        "table": summary.id,
        "title": summary.meta["title"],
        "seats": summary.meta["seats"],
        "state": summary.state,
        "created": int(summary.created),
        "changed": int(summary.changed),
        "version": summary.version,
    }


def _print_tables(found: list[Summary]) -> None:
    """Print one line per table; titles, which may be long, come last."""
    columns = ("table", "state", "created", "changed", "entries", "seats", "title")
    rows = [[say(f"tables-{column}") for column in columns]]
    moment = words().moment  # in the time of this machine
    for summary in found:
        cells = (
            summary.id,
            say(f"tables-state-{summary.state}"),
            moment(datetime.fromtimestamp(summary.created).astimezone()),
            moment(datetime.fromtimestamp(summary.changed).astimezone()),
            str(summary.version),
            ", ".join(summary.meta["seats"]),
            summary.meta["title"],
        )
        rows.append(list(cells))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


tables = typer.Typer(cls=Group, help="cli-tables")


@tables.callback(invoke_without_command=True)
def without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print_help(context.command, context)


tables.command("list", cls=Command, help="cli-tables-list")(list_tables)
tables.command("export", cls=Command, help="cli-tables-export")(export)
tables.command("delete", cls=Command, help="cli-tables-delete")(delete)
tables.command("backup", cls=Command, help="cli-tables-backup")(backup)
