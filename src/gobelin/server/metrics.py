"""Figures for Prometheus: requests by route, moves, bots' thinking, sockets, how long a commit takes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a figure began says nothing that anybody asks

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several processes share their figures; set before this module is imported

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
GONE = 499  # the status of a request that could not be answered: whoever asked has gone
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """All figures of a process. Labels are few: routes are templates, and nobody can add one by asking."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._requests = Counter(
            "gobelin_requests", "Requests answered", ("method", "route", "status"), registry=registry
        )
        self._request_seconds = Histogram(
            "gobelin_request_seconds", "From request to answer", ("route",), buckets=QUICK, registry=registry
        )
        self._refused = Counter(
            "gobelin_refused", "Requests refused by a limit or a check", ("reason",), registry=registry
        )
        self._moves = Counter("gobelin_moves", "Choices committed", ("by",), registry=registry)
        self._thinking = Histogram(
            "gobelin_thinking_seconds", "Time bots thought", ("bot", "outcome"), buckets=SLOW, registry=registry
        )
        self._appends = Histogram(
            "gobelin_append_seconds", "Time to commit entries to the database", buckets=QUICK, registry=registry
        )
        self._troubles = Counter(
            "gobelin_database_troubles", "Answers that the database did not allow", ("reason",), registry=registry
        )
        self._failures = Counter(
            "gobelin_failures", "What the server could not do by itself", ("what",), registry=registry
        )
        self._page_errors = Counter(
            "gobelin_page_errors", "Errors that pages in browsers met", ("screen",), registry=registry
        )
        self._resyncs = Counter("gobelin_resyncs", "Viewers told to load their table anew", registry=registry)
        self._sockets = Gauge("gobelin_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self._tables = Gauge("gobelin_live_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")

    # --- What is counted

    def count_request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def count_refusal(self, reason: str) -> None:
        self._refused.labels(reason).inc()

    def count_move(self, by: str) -> None:
        """A choice was committed; by "person", "bot" or "timer"."""
        self._moves.labels(by).inc()

    def count_thought(self, bot: str, seconds: float, outcome: str) -> None:
        self._thinking.labels(bot, outcome).observe(seconds)

    @contextmanager
    def time_append(self) -> Generator[None]:
        """Around a commit; one that failed is not counted."""
        began = time.perf_counter()
        yield
        self._appends.observe(time.perf_counter() - began)

    def count_trouble(self, reason: str) -> None:
        """The database could not be read or written: full, locked, readonly, failing, slow or away."""
        self._troubles.labels(reason).inc()

    def count_failure(self, what: str) -> None:
        """The server could not do what nobody asked it for: a bot's move, a look at all tables."""
        self._failures.labels(what).inc()

    def count_page_error(self, screen: str) -> None:
        """A page told of an error: on "home", "rules", "catalogue", "table" or "film"."""
        self._page_errors.labels(screen).inc()

    def count_resync(self) -> None:
        self._resyncs.inc()

    def count_open_socket(self) -> None:
        self._sockets.inc()

    def count_closed_socket(self) -> None:
        self._sockets.dec()

    def set_live_tables(self, number: int) -> None:
        self._tables.set(number)

    # --- What is shown

    def page(self) -> bytes:
        """The figures in Prometheus' own words; of all processes where there are several."""
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        _forget_dead_processes(Path(os.environ[FOLDER]))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _forget_dead_processes(folder: Path) -> None:
    """A process that was killed has no open sockets any more; what it counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        process = int(file.stem.rpartition("_")[2])
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            mark_process_dead(process)  # type: ignore[no-untyped-call]


Scope = MutableMapping[str, Any]
App = Callable[[Any, Any, Any], Any]


class Measured:
    """Around everything else, so that what the guard refuses is counted as it was answered."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Any, send: Any) -> None:
        began = time.perf_counter()
        status = GONE

        async def note(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            self.metrics.count_request(scope["method"], route(scope), status, time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Any, send: Any) -> None:
        is_open = False

        async def note(message: MutableMapping[str, Any]) -> None:
            nonlocal is_open
            if message["type"] == "websocket.accept":
                is_open = True
                self.metrics.count_open_socket()
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            if is_open:
                self.metrics.count_closed_socket()


def route(scope: Scope) -> str:
    """The template of the route that answered, as Litestar notes it; whatever was asked for, there are few of them."""
    template: str = scope.get("path_template") or "none"
    return template
