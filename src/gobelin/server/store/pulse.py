"""Whether the database reads and writes: what `/health` asks, however often it is asked."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from gobelin.server.store.engines import Database
from gobelin.server.store.errors import Trouble, Unavailable, trouble_of
from gobelin.server.store.schema import marks

EVERY: Final = 2.0  # seconds for which an answer holds
PATIENCE: Final = 2.0  # seconds for an answer
NAME: Final = "health"


class Pulse:
    """One row is written again and again. There is one attempt at a time: a database that hangs gets no more work."""

    def __init__(self, database: Database) -> None:
        self.patience = PATIENCE
        self._database = database
        self._attempt: asyncio.Task[Trouble | None] | None = None
        self._felt_at = 0.0
        self._failed: tuple[Trouble, float] | None = None

    def note_failure(self, error: Unavailable) -> None:
        """Something else could not be written: that is worth more than a row of no use that could."""
        self._failed = trouble_of(error), time.monotonic()

    async def feel(self) -> Trouble | None:
        """What is wrong; None: nothing."""
        if self._failed is not None and time.monotonic() - self._failed[1] < EVERY:
            return self._failed[0]
        if self._attempt is None or (self._attempt.done() and time.monotonic() - self._felt_at >= EVERY):
            self._attempt = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(self._attempt)
        except TimeoutError:
            return "slow"

    async def _try(self) -> Trouble | None:
        try:
            await self._database.read(lambda connection: connection.execute(select(1)))
            await self._database.write(self._beat)
        except IntegrityError:
            return None  # another process wrote the first one just now
        except Unavailable as error:
            return trouble_of(error)
        except DBAPIError:
            return "away"  # for whatever reason
        finally:
            self._felt_at = time.monotonic()
        return None

    def _beat(self, connection: Connection) -> None:
        row = {"value": f"{time.time():.0f}"}
        if not connection.execute(marks.update().where(marks.c.name == NAME).values(row)).rowcount:
            connection.execute(marks.insert(), {"name": NAME, **row})
