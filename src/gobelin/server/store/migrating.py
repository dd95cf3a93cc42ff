"""Bringing a database to the form that this version of gobelin knows (Alembic)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from gobelin.server.store.engines import Database
from gobelin.server.store.errors import StoreError
from gobelin.server.store.schema import REVISION_TABLE

FOLDER: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 0x60BE112  # PostgreSQL's lock for processes that start together; any number will do


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def revisions() -> list[str]:
    """All of them, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()][::-1]


def current(connection: Connection) -> str | None:
    """The revision of a database; None: it is empty."""
    return MigrationContext.configure(connection, opts={"version_table": REVISION_TABLE}).get_current_revision()


async def migrate(database: Database, to: str = "head") -> None:
    """Make an empty database ready or an older one new, in one transaction."""

    def job(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        found = current(connection)
        _refuse_newer(found, database)
        if found != revisions()[-1]:
            command.upgrade(config(connection), to)

    await database.write(job)


async def require_current(database: Database) -> None:
    """For tools beside a server, which change nothing."""
    found = await database.read(current)
    if found is None:
        raise StoreError(f"there are no tables in {database.name}").with_key("database-empty", name=database.name)
    _refuse_newer(found, database)
    if found != revisions()[-1]:
        wrong = f"{database.name} is of an older version of gobelin: gobelin serve brings it up to date"
        raise StoreError(wrong).with_key("database-older", name=database.name)


def _refuse_newer(found: str | None, database: Database) -> None:
    if found is not None and found not in revisions():
        wrong = f"{database.name} was written by a newer version of gobelin: upgrade gobelin"
        raise StoreError(wrong).with_key("database-newer", name=database.name)
