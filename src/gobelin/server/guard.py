"""Around everything the server answers: security headers, who may ask, how much and how often.

A request passes these checks before any handler sees it: the Host it is sent to, the page it comes from, the limits of
its address and its seat, the size of its body. `/metrics` is answered here, too.
"""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import structlog

from gobelin.server import ids
from gobelin.server.budgets import LEAST, Budgets
from gobelin.server.config import Config
from gobelin.server.costs import Meter, Metered
from gobelin.server.incoming import Incoming, Message, known_host, largest_body, own_origin
from gobelin.server.limits import Limit, Rate
from gobelin.server.metrics import CONTENT_TYPE, App, Metrics
from gobelin.server.problems import MEDIA_TYPE, Code, Problem

log = structlog.get_logger("gobelin.server.guard")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
STRICT_TRANSPORT = "max-age=31536000"

BODY_SECONDS = 30.0
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BAD_TOKEN = 4401  # the code with which a socket is closed whose token opens nothing
SOCKETS = 64  # open at once from one address

RATES = {  # by address, but for seats
    "tables": Rate(burst=30, seconds=20.0),
    "bad_tokens": Rate(burst=10, seconds=6.0),
    "chat": Rate(burst=12, seconds=2.0),
    "errors": Rate(burst=10, seconds=30.0),
    "requests": Rate(burst=200, seconds=0.05),
    "seat": Rate(burst=60, seconds=0.1),
}
MESSAGES = Rate(burst=20, seconds=0.5)  # of one socket; a viewer has nothing to say but who it is

_AT_A_TABLE = re.compile(r"/api/tables/.")
_MAKES_A_TABLE = re.compile(r"/api/(tables|records|tables/[^/]+/rematch)")
_HAS_BOTS_THINK = re.compile(r"POST /api/(tables|tables/[^/]+/rematch)|GET /api/tables/[^/]+/hint")
_CHAT = re.compile(r"/api/tables/[^/]+/chat")
_COMES_BACK = re.compile(r"/api/tables/[^/]+/return")


class Guard:
    """The checks, as one ASGI middleware around the whole application."""

    def __init__(
        self,
        app: App,
        config: Config,
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
        budgets: Budgets | None = None,
    ) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.limits = {name: Limit(rate, clock) for name, rate in RATES.items()}
        self.budgets = budgets or Budgets(clock)
        self._clock = clock
        self._sockets: Counter[str] = Counter()  # by address
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if config.public is not None and config.public[0] == "https":
            self._headers.append((b"strict-transport-security", STRICT_TRANSPORT.encode()))

    async def __call__(self, scope: Message, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request = Incoming(scope, self.config)
        refusal = self._refusal(request)
        if scope["type"] == "websocket":
            await (
                self._refuse_socket(scope, receive, send, refusal) if refusal else self._socket(request, receive, send)
            )
        elif refusal is not None:
            await self._send_problem(refusal, self._with_headers(send, request))
        else:
            await self._answer(request, receive, self._with_headers(send, request))

    # --- Who may ask

    def _refusal(self, request: Incoming) -> Problem | None:
        problem = self._check_origin(request) or self._check_limits(request)
        if problem is not None:
            self.metrics.count_refusal(str(problem.arguments.get("limit", problem.code.key)))
        return problem

    def _check_origin(self, request: Incoming) -> Problem | None:
        """Names that somebody else made point here, and pages of other sites that use their visitors' browsers."""
        if request.path != "/health" and not known_host(request.host, self.config):
            host = request.host[:80]
            return Problem(
                Code.UNKNOWN_HOST, f"this server does not go by the name {host!r}: see --public-url", {"host": host}
            )
        if (request.is_socket or request.method not in SAFE) and not own_origin(
            request.origin, request.host, self.config
        ):
            return Problem(Code.FOREIGN_ORIGIN, "only this server's own pages may do this")
        return None

    def _check_limits(self, request: Incoming) -> Problem | None:
        if request.exempt:
            return None
        token = request.token if _AT_A_TABLE.match(request.path) else None  # elsewhere it opens nothing
        counted = [("requests", request.address) if token is None else ("seat", ids.hashed(token))]
        if request.method == "POST" and _MAKES_A_TABLE.fullmatch(request.path):
            counted.append(("tables", request.address))
        if request.method == "POST" and _CHAT.fullmatch(request.path):
            counted.append(("chat", request.address))
        if request.path == "/api/errors":
            counted.append(("errors", request.address))
        tried = []  # whoever tries tokens or tables waits before the next one, and is not told about it
        if token is not None or request.is_socket or _COMES_BACK.fullmatch(request.path):
            tried = [("bad_tokens", request.address), ("requests", request.address)]
        for name, key in (*tried, *counted):
            problem = wait_problem(name, self.limits[name].wait(key))
            if problem is not None:
                return problem
        for kind, name in self._payers(request):
            problem = wait_problem("computing", self.budgets.wait(kind, name))
            if problem is not None:
                return problem
        if _HAS_BOTS_THINK.fullmatch(f"{request.method} {request.path}"):
            problem = wait_problem("thinking", self.budgets.wait("thinking", self.budgets.hashed(request.address)))
            if problem is not None:
                return problem
        if request.is_socket and self._sockets[request.address] >= SOCKETS:
            return Problem(Code.TOO_MANY, "too many sockets are open from here", {"limit": "sockets"}, retry_after=10)
        for name, key in counted:
            self.limits[name].count(key)
        return None

    def _payers(self, request: Incoming) -> list[tuple[str, str]]:
        """Whose budgets a request is paid from: everybody's at the address, and the person's alone."""
        payers = [("address", self.budgets.hashed(request.address))]
        if request.token is not None:
            payers.append(("person", self.budgets.hashed(request.token)))
        return payers

    def _meter(self, request: Incoming) -> Meter:
        payers = [] if request.exempt else self._payers(request)

        def pay(seconds: float) -> None:
            for kind, name in payers:
                self.budgets.spend(kind, name, seconds)

        return Meter(self.budgets.hashed(request.address), pay)

    # --- Requests

    async def _answer(self, request: Incoming, receive: Any, send: Any) -> None:
        started = False

        async def note_status(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                if message["status"] == Code.UNKNOWN_TOKEN.status:
                    self.limits["bad_tokens"].count(request.address)
                elif message["status"] == Code.NO_SUCH_TABLE.status and request.token is not None:
                    self.limits["requests"].count(request.address)  # no seat was request for anything
            await send(message)

        if request.path == "/metrics":
            await self._show_metrics(request, send)
            return
        meter = self._meter(request)
        try:
            await Metered(self._app(request, await self._read_body(request, receive), note_status), meter)
        except Problem as problem:
            await self._send_problem(problem, note_status)
        except Disconnected:
            return
        except Exception:
            log.exception("request_failed", method=request.method, path=request.path)
            if started:
                raise
            await self._send_problem(Problem(Code.FAILED, "something went wrong in the server"), note_status)
        finally:
            meter.seconds = max(meter.seconds, LEAST)
            meter.settle()

    async def _app(self, request: Incoming, receive: Any, send: Any) -> None:
        """HEAD is answered like GET, without the body: handlers know nothing of it."""
        if request.method != "HEAD":
            await self.app(request.scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            await send(message if message["type"] == "http.response.start" else {**message, "body": b""})

        scope = {**request.scope, "method": "GET"}
        try:
            await self.app(scope, receive, without_body)
        finally:
            request.scope["path_template"] = scope.get("path_template")  # for the metrics

    async def _read_body(self, request: Incoming, receive: Any) -> Any:
        """The body read to its end, and a receive that gives it away: handlers never wait for slow senders."""
        if request.method in SAFE and not request.length and not request.chunked:
            return receive
        limit = largest_body(request.path)
        if request.length > limit:
            raise too_large(limit)
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_SECONDS):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise Disconnected
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > limit:
                        raise too_large(limit)
        except TimeoutError as error:
            raise Problem(Code.TOO_SLOW, f"the body did not arrive within {BODY_SECONDS:g} s") from error
        given = False

        async def receive_again() -> Message:
            nonlocal given
            if not given:
                given = True
                return {"type": "http.request", "body": bytes(body), "more_body": False}
            message: Message = await receive()
            return message

        return receive_again

    async def _show_metrics(self, request: Incoming, send: Any) -> None:
        wanted = self.config.metrics_token
        opened = wanted is not None and request.token is not None and ids.opens(request.token, ids.hashed(wanted))
        if request.token is not None and not opened:
            self.limits["bad_tokens"].count(request.address)
        if not opened and not request.exempt:
            await self._send_problem(Problem(Code.NOT_YOURS, "metrics are for this machine, or for a token"), send)
            return
        headers = [(b"content-type", CONTENT_TYPE.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.metrics.page()})

    def _with_headers(self, send: Any, request: Incoming) -> Any:
        ours = {name for name, _ in self._headers}

        async def tell(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [pair for pair in message.get("headers", ()) if bytes(pair[0]).lower() not in ours]
                if request.is_api and not any(bytes(name).lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*headers, *self._headers]}
            await send(message)

        return tell

    async def _send_problem(self, problem: Problem, send: Any, kind: str = "http") -> None:
        body = json.dumps(problem.body()).encode()
        headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **problem.headers()}
        if problem.code in (Code.TOO_LARGE, Code.TOO_SLOW):
            headers["connection"] = "close"  # what is still to come is not read
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": f"{kind}.response.start", "status": problem.status, "headers": encoded})
        await send({"type": f"{kind}.response.body", "body": body})

    # --- Sockets

    async def _socket(self, request: Incoming, receive: Any, send: Any) -> None:
        said = Limit(MESSAGES, self._clock, most=1)
        closed = False

        async def hear() -> Message:
            nonlocal closed
            message: Message = await receive()
            if message["type"] == "websocket.receive":
                if said.wait("") and not closed:
                    closed = True
                    self.metrics.count_refusal("messages")
                    await send({"type": "websocket.close", "code": 1008, "reason": "too many messages"})
                    return {"type": "websocket.disconnect", "code": 1008}
                said.count("")
            return message

        async def tell(message: Message) -> None:
            nonlocal closed
            if closed:
                return
            if message["type"] == "websocket.close":
                closed = True
                if message.get("code") == BAD_TOKEN:
                    self.limits["bad_tokens"].count(request.address)
            meter.settle()
            try:
                await send(message)
            except OSError:  # who listened has gone; the next message to be heard says so
                closed = True

        meter = self._meter(request)
        self._sockets[request.address] += 1
        try:
            await Metered(self.app(request.scope, hear, tell), meter)
        except Exception:
            log.exception("socket_failed", path=request.path)
            with suppress(Exception):  # it may be closed already
                await tell({"type": "websocket.close", "code": 1011})
        finally:
            meter.settle()
            self._sockets[request.address] -= 1
            if not self._sockets[request.address]:
                del self._sockets[request.address]

    async def _refuse_socket(self, scope: Message, receive: Any, send: Any, problem: Problem) -> None:
        await receive()  # websocket.connect
        if "websocket.http.response" in (scope.get("extensions") or {}):
            await self._send_problem(problem, send, "websocket.http")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code.key})


def too_large(limit: int) -> Problem:
    return Problem(Code.TOO_LARGE, f"the body must have at most {limit} bytes", {"limit": limit})


def wait_problem(limit: str, wait: float) -> Problem | None:
    """What is said to whoever must wait so many seconds."""
    seconds = math.ceil(wait)
    if not seconds:
        return None
    arguments = {"limit": limit, "seconds": seconds}
    return Problem(Code.TOO_MANY, f"too many requests: wait {seconds} s", arguments, retry_after=seconds)


class Disconnected(Exception):
    """Whoever request has gone before the question was complete."""
