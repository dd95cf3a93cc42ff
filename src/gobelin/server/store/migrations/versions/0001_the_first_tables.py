"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("start", sa.LargeBinary(), nullable=False),
        sa.Column("meta", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heads",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("holder", sa.String(), nullable=True),
        sa.Column("held_until", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="heads_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="heads_pkey"),
        sqlite_with_rowid=False,
    )
    is_due = sa.text("due IS NOT NULL")
    op.create_index("heads_due", "heads", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("key", sa.String(), nullable=True),
        sa.Column("body", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="entries_pkey"),
        sqlite_with_rowid=False,
    )
    has_key = sa.text('"key" IS NOT NULL')
    op.create_index(
        "entries_table_id_seat_key",
        "entries",
        ["table_id", "seat", "key"],
        unique=True,
        sqlite_where=has_key,
        postgresql_where=has_key,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("spent", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="tokens_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "hash", name="tokens_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "turn_starts",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="turn_starts_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name="turn_starts_pkey"),
        sqlite_with_rowid=False,
    )
