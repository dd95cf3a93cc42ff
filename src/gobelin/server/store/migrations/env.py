"""Alembic runs this for every upgrade, on the connection it is given."""

from __future__ import annotations

from alembic import context

from gobelin.server.store.schema import REVISION_TABLE, metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=REVISION_TABLE,
    render_as_batch=True,
    transactional_ddl=False,  # the transaction is the caller's
)
context.run_migrations()
