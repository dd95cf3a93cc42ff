"""`gobelin serve`: tables for people and bots over the network."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from gobelin.cli.speech import say


def serve(
    host: Annotated[str, typer.Option("--host", metavar="cli-value-host", help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", help="cli-serve-port")] = 8000,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-serve-database")] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", help="cli-serve-workers")] = 1,
    public_url: Annotated[str | None, typer.Option("--public-url", metavar="URL", help="cli-serve-public-url")] = None,
    connections: Annotated[int, typer.Option("--connections", metavar="N", help="cli-serve-connections")] = 100,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="cli-serve-behind-proxy")] = False,
) -> None:
    """Host tables until Ctrl-C."""
    from gobelin.server.config import METRICS_TOKEN, Config, default_database
    from gobelin.server.serving import serve as run

    config = Config(
        database=default_database() if database is None else database,
        host=host,
        port=port,
        workers=workers,
        public_url=public_url,
        connections=connections,
        behind_proxy=behind_proxy,
        metrics_token=os.environ.get(METRICS_TOKEN) or None,
        logs="console" if sys.stderr.isatty() else "json",
    )

    def announce(address: str) -> None:
        print(say("serve-ready", address=public_url or address), flush=True)

    run(config, announce)
