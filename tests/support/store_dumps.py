"""Databases as each revision of the store wrote them, kept as SQL in tests/data/store: what upgrades are tested with.

After a new migration, `python tests/support/store_dumps.py` writes the dump of the newest revision. Dumps of
earlier ones are never written again: nobody has those programs any more.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

from folders import DATA
from gobelin.server.acts import Choice, Settings, Take
from gobelin.server.entries import Entry, Stored, Token, TurnStart
from gobelin.server.ids import hashed
from gobelin.server.store import Store
from gobelin.server.store.migrating import revisions

FOLDER = DATA / "store"

# What stands in every dump, whatever its revision (in the first one the keys were not yet hashed)
KEPT = [
    Stored(
        "Running",
        1000.5,
        {"format": "gobelin-record", "setup": {"players": 2}, "seed": 7, "choices": []},
        {"title": "Łódź", "seats": ["me", "open"], "pace": "normal"},
        entries=[
            Entry(1, 1001.25, 1, Take("Zoë")),
            Entry(2, 1002.5, 0, Choice("1", "keep", "person"), hashed("key"), "body"),
            Entry(3, 1003.0, None, Settings(pace="fast"), hashed("key"), "another body"),
        ],
        tokens=[Token("owner's", "Running", None), Token("invitation", "Running", 1, "invite", True)],
        turn_start=TurnStart(2, 1, "digest", {"format": "gobelin-position", "turn": 1}),
    ),
    Stored("Finished", 2000.0, {"seed": 8}, {"title": "", "seats": []}, state="finished"),
]
DUE = 1010.0  # of the first


def path(revision: str) -> Path:
    return FOLDER / f"{revision}.sql"


def write(revision: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"

        async def fill() -> None:
            store = await Store.open(f"sqlite:///{file}")
            for stored in KEPT:
                await store.create(stored, due=DUE if stored is KEPT[0] else None)
            await store.close()

        asyncio.run(fill())
        connection = sqlite3.connect(file)
        FOLDER.mkdir(exist_ok=True)
        path(revision).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
        connection.close()


def read(revision: str, file: Path) -> None:
    """The database of a revision, as a file of SQLite."""
    connection = sqlite3.connect(file)
    connection.executescript(path(revision).read_text(encoding="utf-8"))
    connection.close()


if __name__ == "__main__":
    write(revisions()[-1])
