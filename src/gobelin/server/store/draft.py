"""A draft of the next migration: change schema.py, then `python -m gobelin.server.store.draft "What changes"`.

Read what it writes into migrations/versions: data that must move is your business.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile

from alembic import command

from gobelin.server.store.engines import open_database
from gobelin.server.store.migrating import config, migrate, revisions


async def draft(message: str) -> None:
    number = f"{len(revisions()) + 1:04}"
    with tempfile.TemporaryDirectory() as folder:
        database = open_database(f"sqlite:///{folder}/draft.db")
        await migrate(database)
        await database.write(
            lambda connection: command.revision(config(connection), message, autogenerate=True, rev_id=number)
        )
        await database.close()


if __name__ == "__main__":
    asyncio.run(draft(sys.argv[1]))
