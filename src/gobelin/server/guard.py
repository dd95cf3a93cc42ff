"""Around everything the server answers: security headers, who may ask, how much and how often.

A request passes these checks before any handler sees it: the Host it is sent to, the page it comes from, the limits of
its address and its seat, the size of its body. `/metrics` is answered here, too.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import math
import re
import time
from collections import Counter
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import structlog

from gobelin.server import ids
from gobelin.server.budgets import LEAST, Budgets
from gobelin.server.config import Config
from gobelin.server.costs import Meter, Metered
from gobelin.server.limits import Limit, Rate
from gobelin.server.metrics import CONTENT_TYPE, App, Metrics
from gobelin.server.problems import MEDIA_TYPE, Code, Problem

log = structlog.get_logger("gobelin.server.guard")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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

SMALL = 64_000  # bytes of a body
LARGE = 2_000_000  # of a record or a position: a long game takes some 50,000
LARGE_BODIES = frozenset({"/api/tables", "/api/records"})
BODY_SECONDS = 30.0
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
BAD_TOKEN = 4401  # the code with which a socket is closed whose token opens nothing
SOCKETS = 64  # open at once from one address

RATES = {  # by address, but for seats
    "tables": Rate(burst=30, seconds=20.0),
    "bad_tokens": Rate(burst=10, seconds=6.0),
    "chat": Rate(burst=12, seconds=2.0),
    "requests": Rate(burst=200, seconds=0.05),
    "seat": Rate(burst=60, seconds=0.1),
}
MESSAGES = Rate(burst=20, seconds=0.5)  # of one socket; a viewer has nothing to say but who it is

_AT_A_TABLE = re.compile(r"/api/tables/.")
_MAKES_A_TABLE = re.compile(r"/api/(tables|records|tables/[^/]+/rematch)")
_HAS_BOTS_THINK = re.compile(r"POST /api/(tables|tables/[^/]+/rematch)|GET /api/tables/[^/]+/hint")
_CHAT = re.compile(r"/api/tables/[^/]+/chat")
_COMES_BACK = re.compile(r"/api/tables/[^/]+/return")
_SLASHES = re.compile("/{2,}")
_LOCAL_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})

Message = MutableMapping[str, Any]


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
        asked = Asked(scope, self.config)
        refusal = self._refusal(asked)
        if scope["type"] == "websocket":
            await (
                self._refuse_socket(scope, receive, send, refusal) if refusal else self._socket(asked, receive, send)
            )
        elif refusal is not None:
            await self._send_problem(refusal, self._with_headers(send, asked))
        else:
            await self._http(asked, receive, self._with_headers(send, asked))

    # --- Who may ask

    def _refusal(self, asked: Asked) -> Problem | None:
        problem = self._stranger(asked) or self._too_often(asked)
        if problem is not None:
            self.metrics.refused(str(problem.arguments.get("limit", problem.code.key)))
        return problem

    def _stranger(self, asked: Asked) -> Problem | None:
        """Names that somebody else made point here, and pages of other sites that use their visitors' browsers."""
        if asked.path != "/health" and not known_host(asked.host, self.config):
            host = asked.host[:80]
            return Problem(
                Code.UNKNOWN_HOST, f"this server does not go by the name {host!r}: see --public-url", {"host": host}
            )
        if (asked.is_socket or asked.method not in SAFE) and not own_origin(asked.origin, asked.host, self.config):
            return Problem(Code.FOREIGN_ORIGIN, "only this server's own pages may do this")
        return None

    def _too_often(self, asked: Asked) -> Problem | None:
        if asked.exempt:
            return None
        token = asked.token if _AT_A_TABLE.match(asked.path) else None  # elsewhere it opens nothing
        counted = [("requests", asked.address) if token is None else ("seat", ids.hashed(token))]
        if asked.method == "POST" and _MAKES_A_TABLE.fullmatch(asked.path):
            counted.append(("tables", asked.address))
        if asked.method == "POST" and _CHAT.fullmatch(asked.path):
            counted.append(("chat", asked.address))
        tried = []  # whoever tries tokens or tables waits before the next one, and is not told about it
        if token is not None or asked.is_socket or _COMES_BACK.fullmatch(asked.path):
            tried = [("bad_tokens", asked.address), ("requests", asked.address)]
        for name, key in (*tried, *counted):
            problem = waiting(name, self.limits[name].wait(key))
            if problem is not None:
                return problem
        for kind, name in self._payers(asked):
            problem = waiting("computing", self.budgets.wait(kind, name))
            if problem is not None:
                return problem
        if _HAS_BOTS_THINK.fullmatch(f"{asked.method} {asked.path}"):
            problem = waiting("thinking", self.budgets.wait("thinking", self.budgets.hashed(asked.address)))
            if problem is not None:
                return problem
        if asked.is_socket and self._sockets[asked.address] >= SOCKETS:
            return Problem(Code.TOO_MANY, "too many sockets are open from here", {"limit": "sockets"}, retry_after=10)
        for name, key in counted:
            self.limits[name].count(key)
        return None

    def _payers(self, asked: Asked) -> list[tuple[str, str]]:
        """Whose budgets a request is paid from: everybody's at the address, and the person's alone."""
        payers = [("address", self.budgets.hashed(asked.address))]
        if asked.token is not None:
            payers.append(("person", self.budgets.hashed(asked.token)))
        return payers

    def _meter(self, asked: Asked) -> Meter:
        payers = [] if asked.exempt else self._payers(asked)

        def pay(seconds: float) -> None:
            for kind, name in payers:
                self.budgets.spend(kind, name, seconds)

        return Meter(self.budgets.hashed(asked.address), pay)

    # --- Requests

    async def _http(self, asked: Asked, receive: Any, send: Any) -> None:
        started = False

        async def watched(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                if message["status"] == Code.UNKNOWN_TOKEN.status:
                    self.limits["bad_tokens"].count(asked.address)
                elif message["status"] == Code.NO_SUCH_TABLE.status and asked.token is not None:
                    self.limits["requests"].count(asked.address)  # no seat was asked for anything
            await send(message)

        if asked.path == "/metrics":
            await self._show_metrics(asked, send)
            return
        meter = self._meter(asked)
        try:
            await Metered(self._app(asked, await self._bounded(asked, receive), watched), meter)
        except Problem as problem:
            await self._send_problem(problem, watched)
        except Disconnected:
            return
        except Exception:
            log.exception("request_failed", method=asked.method, path=asked.path)
            if started:
                raise
            await self._send_problem(Problem(Code.FAILED, "something went wrong in the server"), watched)
        finally:
            meter.seconds = max(meter.seconds, LEAST)
            meter.settle()

    async def _app(self, asked: Asked, receive: Any, send: Any) -> None:
        """HEAD is answered like GET, without the body: handlers know nothing of it."""
        if asked.method != "HEAD":
            await self.app(asked.scope, receive, send)
            return

        async def without_body(message: Message) -> None:
            await send(message if message["type"] == "http.response.start" else {**message, "body": b""})

        scope = {**asked.scope, "method": "GET"}
        try:
            await self.app(scope, receive, without_body)
        finally:
            asked.scope["path_template"] = scope.get("path_template")  # for the metrics

    async def _bounded(self, asked: Asked, receive: Any) -> Any:
        """The body read to its end, and a receive that gives it away: handlers never wait for slow senders."""
        if asked.method in SAFE and not asked.length and not asked.chunked:
            return receive
        limit = largest_body(asked.path)
        too_large = Problem(Code.TOO_LARGE, f"the body must have at most {limit} bytes", {"limit": limit})
        if asked.length > limit:
            raise too_large
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
                        raise too_large
        except TimeoutError as error:
            raise Problem(Code.TOO_SLOW, f"the body did not arrive within {BODY_SECONDS:g} s") from error
        given = False

        async def replayed() -> Message:
            nonlocal given
            if not given:
                given = True
                return {"type": "http.request", "body": bytes(body), "more_body": False}
            message: Message = await receive()
            return message

        return replayed

    async def _show_metrics(self, asked: Asked, send: Any) -> None:
        wanted = self.config.metrics_token
        opened = wanted is not None and asked.token is not None and ids.opens(asked.token, ids.hashed(wanted))
        if asked.token is not None and not opened:
            self.limits["bad_tokens"].count(asked.address)
        if not opened and not asked.exempt:
            await self._send_problem(Problem(Code.NOT_YOURS, "metrics are for this machine, or for a token"), send)
            return
        headers = [(b"content-type", CONTENT_TYPE.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.metrics.page()})

    def _with_headers(self, send: Any, asked: Asked) -> Any:
        ours = {name for name, _ in self._headers}

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [pair for pair in message.get("headers", ()) if bytes(pair[0]).lower() not in ours]
                if asked.is_api and not any(bytes(name).lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": [*headers, *self._headers]}
            await send(message)

        return sending

    async def _send_problem(self, problem: Problem, send: Any, kind: str = "http") -> None:
        body = json.dumps(problem.body()).encode()
        headers = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **problem.headers()}
        if problem.code in (Code.TOO_LARGE, Code.TOO_SLOW):
            headers["connection"] = "close"  # what is still to come is not read
        encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": f"{kind}.response.start", "status": problem.status, "headers": encoded})
        await send({"type": f"{kind}.response.body", "body": body})

    # --- Sockets

    async def _socket(self, asked: Asked, receive: Any, send: Any) -> None:
        said = Limit(MESSAGES, self._clock, most=1)
        closed = False

        async def listening() -> Message:
            nonlocal closed
            message: Message = await receive()
            if message["type"] == "websocket.receive":
                if said.wait("") and not closed:
                    closed = True
                    self.metrics.refused("messages")
                    await send({"type": "websocket.close", "code": 1008, "reason": "too many messages"})
                    return {"type": "websocket.disconnect", "code": 1008}
                said.count("")
            return message

        async def sending(message: Message) -> None:
            nonlocal closed
            if closed:
                return
            if message["type"] == "websocket.close":
                closed = True
                if message.get("code") == BAD_TOKEN:
                    self.limits["bad_tokens"].count(asked.address)
            meter.settle()
            try:
                await send(message)
            except OSError:  # who listened has gone; the next message to be heard says so
                closed = True

        meter = self._meter(asked)
        self._sockets[asked.address] += 1
        try:
            await Metered(self.app(asked.scope, listening, sending), meter)
        except Exception:
            log.exception("socket_failed", path=asked.path)
            with suppress(Exception):  # it may be closed already
                await sending({"type": "websocket.close", "code": 1011})
        finally:
            meter.settle()
            self._sockets[asked.address] -= 1
            if not self._sockets[asked.address]:
                del self._sockets[asked.address]

    async def _refuse_socket(self, scope: Message, receive: Any, send: Any, problem: Problem) -> None:
        await receive()  # websocket.connect
        if "websocket.http.response" in (scope.get("extensions") or {}):
            await self._send_problem(problem, send, "websocket.http")
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code.key})


def plain(path: str) -> str:
    """A path as handlers know it."""
    return _SLASHES.sub("/", path).rstrip("/") or "/"


def largest_body(path: str) -> int:
    """Bytes that the body of a request may have."""
    return LARGE if plain(path) in LARGE_BODIES else SMALL


def waiting(limit: str, wait: float) -> Problem | None:
    """What is said to whoever must wait so many seconds."""
    seconds = math.ceil(wait)
    if not seconds:
        return None
    arguments = {"limit": limit, "seconds": seconds}
    return Problem(Code.TOO_MANY, f"too many requests: wait {seconds} s", arguments, retry_after=seconds)


class Disconnected(Exception):
    """Whoever asked has gone before the question was complete."""


class Asked:
    """What the guard needs to know of a request."""

    def __init__(self, scope: Message, config: Config) -> None:
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            key = name.decode("latin-1").lower()
            text = value.decode("latin-1")
            headers[key] = f"{headers[key]},{text}" if key in headers and key == "x-forwarded-for" else text
        self.scope = scope
        self.is_socket: bool = scope["type"] == "websocket"
        self.method: str = scope.get("method", "GET")
        self.path = plain(scope["path"])
        self.is_api = self.path.startswith("/api/")
        self.host = headers.get("host", "")
        self.origin = headers.get("origin")
        self.chunked = "transfer-encoding" in headers
        length = headers.get("content-length", "0")
        self.length = int(length) if length.isascii() and length.isdigit() else 0
        kind, _, token = headers.get("authorization", "").partition(" ")
        self.token = token.strip() if kind.lower() == "bearer" and token.strip() else None
        client = scope.get("client")
        peer = client[0] if client else ""
        forwarded = headers.get("x-forwarded-for", "").rpartition(",")[2].strip() if config.behind_proxy else ""
        self.address = canonical(forwarded or peer)
        self.exempt = not config.behind_proxy and is_loopback(peer)


def canonical(address: str) -> str:
    """One key for whoever may have many addresses: an IPv6 network is one household."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip.packed[:8] + bytes(8), 64)))
    return str(ip)


def is_loopback(address: str) -> bool:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address == ""  # a Unix socket
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        return ip.ipv4_mapped.is_loopback
    return ip.is_loopback


def hostname(host: str) -> str:
    """The name in a Host header, without its port; nothing if it is no name."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".") if not set(host) & set("/?#@\\ ") else ""
    except ValueError:
        return ""


def known_host(host: str, config: Config) -> bool:
    """Whether the server goes by this name: those of this machine, the public one, and what it listens on.

    Where it listens on all addresses, each of them is right: only names can be made to point here by somebody else.
    """
    name = hostname(host)
    if name in _LOCAL_NAMES or name.endswith(".localhost"):
        return True
    if config.public is not None and name == hostname(config.public[1]):
        return True
    if name and name == config.host.lower():
        return True
    if config.host in ("0.0.0.0", "::"):
        with suppress(ValueError):
            ipaddress.ip_address(name)
            return True
    return False


def own_origin(origin: str | None, host: str, config: Config) -> bool:
    """Whether a page may open sockets and change tables: it came from here, or what asks is no page at all."""
    if origin is None:
        return True
    scheme, _, rest = origin.lower().partition("://")
    if scheme not in ("http", "https") or not rest:
        return False
    if config.public is not None and (scheme, rest) == config.public:
        return True
    if hostname(rest) in _LOCAL_NAMES and hostname(host) in _LOCAL_NAMES:
        return True  # a page from another port of this machine, while it is developed
    if config.public is not None and hostname(host) == hostname(config.public[1]):
        return False  # this name has one address
    return rest == host.lower()
