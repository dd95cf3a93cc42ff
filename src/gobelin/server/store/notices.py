"""What other processes wrote, by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, Final

from gobelin.server.store.engines import Postgres
from gobelin.server.store.tasks import CHANNEL

GAP: Final = ("", 0)  # something may have been missed: reload all
HEARTBEAT: Final = 10.0  # seconds after which a silent connection is asked whether it still lives
LONGEST_PAUSE: Final = 2.0  # between attempts to connect again


async def notices(database: Postgres, origin: str, closed: asyncio.Event) -> AsyncIterator[tuple[str, int]]:
    """Tables and numbers as they are written; own ones are left out. GAP whenever the connection was lost.

    The first item is GAP, too: what was written before anybody listened.
    """
    pause = 0.05
    while not closed.is_set():
        try:
            connection = await _connect(database)
        except Exception:
            await _wait(closed, pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            continue
        pause = 0.05
        news: asyncio.Queue[str | None] = asyncio.Queue()
        try:
            connection.add_termination_listener(lambda _, news=news: news.put_nowait(None))
            await connection.add_listener(CHANNEL, lambda *heard, news=news: news.put_nowait(heard[3]))
            yield GAP
            async for payload in _heard(connection, news, closed):
                table, number, writer = payload.split(" ")
                if writer != origin:
                    yield table, int(number)
        except Exception:
            continue  # lost: connect again
        finally:
            with contextlib.suppress(Exception):
                connection.terminate()


async def _connect(database: Postgres) -> Any:
    import asyncpg

    return await asyncpg.connect(**database.address(), timeout=5)


async def _heard(connection: Any, news: asyncio.Queue[str | None], closed: asyncio.Event) -> AsyncIterator[str]:
    """Payloads until the connection is lost or the store closed."""
    closing = asyncio.create_task(closed.wait())
    try:
        while not closed.is_set():
            if news.empty():
                getting = asyncio.create_task(news.get())
                done, _ = await asyncio.wait({getting, closing}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                if getting not in done:
                    getting.cancel()
                    if not done:
                        await connection.fetchval("SELECT 1", timeout=HEARTBEAT)
                    continue
                payload = getting.result()
            else:
                payload = news.get_nowait()
            if payload is None:
                return
            yield payload
    finally:
        closing.cancel()


async def _wait(closed: asyncio.Event, seconds: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(closed.wait(), seconds)
