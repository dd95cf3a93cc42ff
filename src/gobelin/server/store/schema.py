"""The tables of the database, the same on SQLite and PostgreSQL.

What never changes stands apart from what changes with every move: a move rewrites one short row (`heads`) and adds one
(`entries`). Every change here needs a migration beside it (migrations/versions).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

NOBODY: Final = -1  # the seat of what belongs to the owner or the server: unlike NULL it is equal to itself
REVISION_TABLE: Final = "gobelin_revision"  # which migrations were made

metadata = MetaData(
    naming_convention={"ix": "%(table_name)s_%(column_0_N_name)s", "fk": "%(table_name)s_%(column_0_name)s"}
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("start", LargeBinary, nullable=False),  # compressed JSON
    Column("meta", Text, nullable=False),  # JSON
    PrimaryKeyConstraint("id", name="tables_pkey"),
    sqlite_with_rowid=False,
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),  # number of the last entry
    Column("changed", Double, nullable=False),
    Column("state", String, nullable=False),
    Column("due", Double),  # when the server must do something by itself
    Column("holder", String),  # of the lease
    Column("held_until", Double),
    Column("held_since", Double),  # a lease that begins in the future is none: the clock was set back
    PrimaryKeyConstraint("table_id", name="heads_pkey"),
    sqlite_with_rowid=False,
)
Index(None, heads.c.due, sqlite_where=heads.c.due.is_not(None), postgresql_where=heads.c.due.is_not(None))

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key", String),  # hashed
    Column("body", String),
    PrimaryKeyConstraint("table_id", "number", name="entries_pkey"),
    sqlite_with_rowid=False,
)
Index(
    None,
    entries.c.table_id,
    entries.c.seat,
    entries.c.key,
    unique=True,
    sqlite_where=entries.c.key.is_not(None),
    postgresql_where=entries.c.key.is_not(None),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String, nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("spent", Boolean, nullable=False),
    Column("device", String, nullable=False),
    Column("label", String, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "hash", name="tokens_pkey"),
    sqlite_with_rowid=False,
)

budgets = Table(
    "budgets",
    metadata,
    Column("key", String, nullable=False),  # kind and hashed name
    Column("free_at", Double, nullable=False),  # when everything is allowed again
    PrimaryKeyConstraint("key", name="budgets_pkey"),
    sqlite_with_rowid=False,
)

marks = Table(
    "marks",
    metadata,
    Column("name", String, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="marks_pkey"),
    sqlite_with_rowid=False,
)

turn_starts = Table(
    "turn_starts",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String, nullable=False),
    Column("position", LargeBinary),  # compressed JSON, of the latest alone
    PrimaryKeyConstraint("table_id", "number", name="turn_starts_pkey"),
    sqlite_with_rowid=False,
)
