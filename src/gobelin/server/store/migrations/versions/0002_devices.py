"""Devices: secrets know whose they are and since when. Idempotency keys become hashes, leases know when they began."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _on_sqlite()
    else:
        _on_postgresql()


def _on_postgresql() -> None:
    op.add_column("heads", sa.Column("held_since", sa.Double(), nullable=True))
    for name, kind in (("device", sa.String()), ("label", sa.String()), ("since", sa.Double()), ("seen", sa.Double())):
        op.add_column("tokens", sa.Column(name, kind, nullable=True))
    op.execute(
        "UPDATE tokens SET label = '', since = 0, seen = 0, "
        "device = CASE WHEN kind = 'token' AND seat >= 0 THEN substr(hash, 1, 10) ELSE '' END"
    )
    for name in ("device", "label", "since", "seen"):
        op.alter_column("tokens", name, nullable=False)
    op.execute("UPDATE entries SET key = encode(sha256(convert_to(key, 'UTF8')), 'hex') WHERE key IS NOT NULL")


def _on_sqlite() -> None:
    """Tables are made anew: columns that are added later would stand behind what was said of all of them."""
    op.create_table(
        "new_heads",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.Column("state", sa.String(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("holder", sa.String(), nullable=True),
        sa.Column("held_until", sa.Double(), nullable=True),
        sa.Column("held_since", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="heads_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="heads_pkey"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO new_heads SELECT table_id, version, changed, state, due, holder, held_until, NULL FROM heads"
    )
    op.drop_table("heads")
    op.rename_table("new_heads", "heads")
    is_due = sa.text("due IS NOT NULL")
    op.create_index("heads_due", "heads", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    op.create_table(
        "new_tokens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("spent", sa.Boolean(), nullable=False),
        sa.Column("device", sa.String(), nullable=False),
        sa.Column("label", sa.String(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="tokens_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "hash", name="tokens_pkey"),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO new_tokens SELECT hash, table_id, seat, kind, spent, "
        "CASE WHEN kind = 'token' AND seat >= 0 THEN substr(hash, 1, 10) ELSE '' END, '', 0, 0 FROM tokens"
    )
    op.drop_table("tokens")
    op.rename_table("new_tokens", "tokens")
    driver = op.get_bind().connection.driver_connection
    assert driver is not None
    driver.create_function("hashed", 1, lambda key: hashlib.sha256(key.encode()).hexdigest(), deterministic=True)
    op.execute('UPDATE entries SET "key" = hashed("key") WHERE "key" IS NOT NULL')
