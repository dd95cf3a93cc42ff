"""What addresses and people have used of the machine, and single facts of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "budgets",
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("free_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="budgets_pkey"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "marks",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="marks_pkey"),
        sqlite_with_rowid=False,
    )
