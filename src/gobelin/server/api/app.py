"""The application: all handlers, and what lives as long as it runs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from gobelin.server.api import box, choices, errors, files, live, luck, schema, seats, tables
from gobelin.server.api.common import (
    PACKS_ITSELF,
    Services,
    away_answer,
    failed_answer,
    http_answer,
    problem_answer,
)
from gobelin.server.budgets import Budgets
from gobelin.server.config import Config
from gobelin.server.live_tables import LiveTables
from gobelin.server.metrics import Metrics
from gobelin.server.problems import Problem
from gobelin.server.runner import Runner
from gobelin.server.store.errors import Unavailable
from gobelin.server.store.store import Store
from gobelin.server.thinking import Thinkers

HANDLERS = (
    tables.make_table, tables.open_record, tables.show_table, tables.show_previews, tables.show_hint, tables.show_film,
    tables.show_events, tables.show_moment, tables.show_moment_after, tables.show_record, tables.show_sheets,
    tables.say, tables.change_settings, tables.play_again, choices.make_choice, choices.take_back, seats.use_seat,
    seats.come_back, seats.show_devices, luck.bring_luck, luck.verify_luck, live.live, box.show_bots,
    box.show_components, box.show_reach, box.health, errors.note_error, schema.show_schema,
)  # fmt: skip
COMPRESSED_FROM = 1000  # bytes


def application(
    config: Config,
    metrics: Metrics,
    thinkers: Thinkers | None = None,
    clock: Callable[[], float] = time.time,
    budgets: Budgets | None = None,
) -> Litestar:
    """The ASGI application of one process; `guard` and `metrics` stand around it.

    Tests bring bots that think at once and a clock of their own.
    """

    used = budgets or Budgets()

    def count(bot: str, seconds: float, outcome: str, payer: str, processor: float) -> None:
        metrics.count_thought(bot, seconds, outcome)
        used.charge(payer, processor)

    minds = thinkers or Thinkers(config.thinkers, done=count)

    @asynccontextmanager
    async def open_services(app: Litestar) -> AsyncGenerator[None]:
        store = await Store.open(config.database)
        live_tables = LiveTables(store, metrics, clock)
        runner = Runner(live_tables, minds)
        sharing = asyncio.create_task(used.share_for_ever(store))
        try:
            runner.start()
            app.state.services = Services(config, metrics, live_tables, runner)
            yield
        finally:
            app.state.services = None
            sharing.cancel()
            await runner.close()
            await minds.close()
            await store.close()

    return Litestar(
        route_handlers=[*HANDLERS, *files.page_handlers()],
        lifespan=[open_services],
        openapi_config=None,
        exception_handlers={
            Problem: problem_answer,
            HTTPException: http_answer,
            Unavailable: away_answer,
            Exception: failed_answer,
        },
        compression_config=compression(),
        logging_config=None,
    )


def compression() -> CompressionConfig:
    return CompressionConfig(
        backend="gzip", gzip_compress_level=6, minimum_size=COMPRESSED_FROM, exclude_opt_key=PACKS_ITSELF
    )
