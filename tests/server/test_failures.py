"""A mistake in the server itself: whoever asked gets a problem that tells nothing, and the log tells everything."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from gobelin.server import runner
from gobelin.server.api.app import application
from gobelin.server.config import Config
from gobelin.server.guard import Guard
from gobelin.server.logs import configure
from gobelin.server.metrics import Metrics
from gobelin.server.store import Unavailable
from halls import QuickThinkers, serving
from waiting import until

TOKEN = "T" * 22


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """What a server would write to stderr."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    stream = io.StringIO()
    configure("json", stream)
    yield stream
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_a_handler_that_breaks(tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> Any:
        async with serving(tmp_path) as server:

            async def broken(_: str) -> None:
                raise RuntimeError("a mistake at table 7")

            monkeypatch.setattr(server.services.tables, "find", broken)
            return await server.get(f"/api/tables/{'x' * 17}", TOKEN)

    answer = asyncio.run(ask())
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"] == "failed"
    assert "mistake" not in answer.text
    (line,) = lines(logged)
    assert (line["event"], line["level"], line["method"]) == ("request_failed", "error", "GET")
    assert line["exception"][0]["exc_value"] == "a mistake at table 7"
    assert TOKEN not in logged.getvalue()


def lines(logged: io.StringIO) -> list[Any]:
    """What the server said itself."""
    said = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [line for line in said if line["logger"].startswith("gobelin")]


@pytest.mark.parametrize(("error", "code"), [(RuntimeError("a mistake"), 4500), (Unavailable("gone"), 4503)])
def test_a_socket_that_breaks(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch, error: Exception, code: int
) -> None:
    """One that cannot be served now is no mistake of ours, but whoever runs the server should know of it."""

    async def listen() -> int:
        config, metrics = Config(f"sqlite:///{tmp_path}/tables.sqlite"), Metrics()
        app = application(config, metrics, QuickThinkers())
        async with app.lifespan():

            async def broken(_: str) -> None:
                raise error

            monkeypatch.setattr(app.state.services.tables, "find", broken)
            incoming = [{"type": "websocket.connect"}, {"type": "websocket.receive", "text": f'{{"token": "{TOKEN}"}}'}]
            sent: list[Any] = []

            async def receive() -> Any:
                return incoming.pop(0)

            async def send(message: Any) -> None:
                sent.append(message)

            scope = {
                "type": "websocket",
                "path": f"/api/tables/{'x' * 17}/live",
                "query_string": b"",
                "headers": [(b"host", b"localhost")],
                "client": ("127.0.0.1", 5),
                "subprotocols": [],
            }
            await Guard(app, config, metrics)(scope, receive, send)
            assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
            troubled = 'gobelin_database_troubles_total{reason="away"} 1.0' in metrics.page().decode()
            assert troubled == (code == 4503)
            return int(sent[1]["code"])

    assert asyncio.run(listen()) == code
    assert [line["event"] for line in lines(logged)] == ["socket_failed" if code == 4500 else "database_troubled"]
    assert TOKEN not in logged.getvalue()


def test_what_the_server_fails_to_do_by_itself_is_counted(
    tmp_path: Path, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "SCAN_EVERY", 0.01)

    async def run() -> None:
        async with serving(tmp_path) as server:
            page = server.services.metrics.page

            async def broken(*_: Any) -> None:
                raise RuntimeError("a mistake")

            async def away(*_: Any) -> None:
                raise Unavailable("gone")

            with monkeypatch.context() as patch:
                patch.setattr(server.services.runner, "_take", broken)
                await server.new(["me", "bot:greedy"], pace="instant")
                await until(lambda: b'gobelin_failures_total{what="runner_failed"}' in page())
            with monkeypatch.context() as patch:
                patch.setattr(server.services.tables.store, "due", away)
                await until(lambda: b'gobelin_failures_total{what="scan_failed"}' in page())
            assert b'gobelin_database_troubles_total{reason="away"}' in page()

    asyncio.run(run())
    assert {"runner_failed", "scan_failed"} <= {line["event"] for line in lines(logged)}
