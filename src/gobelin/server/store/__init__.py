"""Where tables are kept: SQLite for one process, PostgreSQL for several."""

from gobelin.server.store.errors import Missing as Missing
from gobelin.server.store.errors import StoreError as StoreError
from gobelin.server.store.errors import Unavailable as Unavailable
from gobelin.server.store.store import Store as Store
from gobelin.server.store.store import Summary as Summary
