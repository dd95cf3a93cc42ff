"""What all handlers share: the services they use, reading requests, writing answers and problems."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException

from gobelin.server import ids
from gobelin.server.cache import Cache
from gobelin.server.changes import Asker
from gobelin.server.config import Config
from gobelin.server.costs import metered
from gobelin.server.entries import Stored
from gobelin.server.hosted import HostedTable
from gobelin.server.live_table import LiveTable
from gobelin.server.live_tables import Key, LiveTables
from gobelin.server.metrics import Metrics
from gobelin.server.problems import MEDIA_TYPE, Code, Problem
from gobelin.server.runner import Runner
from gobelin.server.store.errors import Trouble, Unavailable, trouble_of

log = structlog.get_logger("gobelin.server")

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

LONGEST_KEY: Final = 200
SECRET_KEY: Final = 20  # characters that nobody guesses
COOKIE: Final = "gobelin-"  # and the number of the seat
COOKIE_SECONDS: Final = 365 * 86400
PACKS_ITSELF: Final = "packs_itself"  # handlers whose answers nobody else shall compress

encode = msgspec.json.Encoder().encode


@dataclass
class Services:
    """What a process needs to answer requests."""

    config: Config
    metrics: Metrics
    tables: LiveTables
    runner: Runner
    cache: Cache = field(default_factory=Cache)

    async def pack(self, name: tuple[Hashable, ...], live: LiveTable, make: Callable[[], Awaitable[Any]]) -> bytes:
        """Something that follows from a table as it stands, as JSON, packed tightly: made once for each version."""

        async def made() -> bytes:
            body = encode(await make())
            return await asyncio.to_thread(metered(partial(gzip.compress, body, 9, mtime=0)))

        return await self.cache.get((live.table.id, live.table.version, *name), made)

    async def pack_replay(
        self, name: tuple[Hashable, ...], live: LiveTable, replay: Callable[[Stored], Awaitable[Any]]
    ) -> bytes:
        """The same of something that is replayed from all that is stored of the table."""

        async def make() -> Any:
            return await replay(await self.tables.load_stored(live.table.id))

        return await self.pack(name, live, make)


def services_of(connection: AnyConnection) -> Services:
    """What this process has; NOT_READY while the server starts or stops."""
    services = connection.app.state.get("services")
    if not isinstance(services, Services):
        raise Problem(Code.NOT_READY, "the server is not ready", retry_after=1)
    return services


async def at_table(request: AnyRequest, table: str) -> tuple[Services, LiveTable, Asker]:
    """The table that is asked for, and who asks."""
    services = services_of(request)
    live = await services.tables.find(table)
    return services, live, await services.tables.asker(live, token_of(request))


def token_of(request: AnyRequest) -> str | None:
    """What stands in ``Authorization: Bearer``; None is a spectator."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Problem(Code.UNKNOWN_TOKEN, "send the token as Authorization: Bearer TOKEN")
    return token.strip()


async def read(request: AnyRequest, kind: type[T]) -> T:
    """The body of a request; MALFORMED says where it is not what it should be."""
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(Code.MALFORMED, f"the body cannot be read: {error}") from error


def key_of(request: AnyRequest, seat: int | None, asked: msgspec.Struct, viewer: int | None) -> Key | None:
    """The Idempotency-Key of something that a seat asks for, or, without a seat, the owner."""
    text = request.headers.get("idempotency-key")
    if text is None:
        return None
    if not 0 < len(text) <= LONGEST_KEY:
        raise Problem(Code.MALFORMED, f"an Idempotency-Key has 1 to {LONGEST_KEY} characters")
    body = type(asked).__name__.encode() + encode(asked)
    return Key(ids.hashed(text), seat, hashlib.sha256(body).hexdigest(), viewer)


def secret_key_of(request: AnyRequest, seat: int, asked: msgspec.Struct) -> Key | None:
    """The same for what gives secrets: under a key that nobody guesses, who lost them may ask for others."""
    if len(request.headers.get("idempotency-key", "")) < SECRET_KEY:
        return None
    return key_of(request, seat, asked, None)


def cookies_of(request: AnyRequest, table: HostedTable) -> dict[int, str]:
    """What this browser has for seats of a table, by their numbers."""
    names = {f"{COOKIE}{seat}": seat for seat in range(len(table.meta.seats))}
    return {names[name]: value for name, value in request.cookies.items() if name in names}


def with_cookies(
    response: Response[bytes], services: Services, table: str, cookies: Mapping[int, str]
) -> Response[bytes]:
    """What brings a browser back to its seats when the page has forgotten their tokens."""
    for seat, cookie in cookies.items():
        response.set_cookie(
            key=f"{COOKIE}{seat}",
            value=cookie,
            path=f"/api/tables/{table}",
            max_age=COOKIE_SECONDS,
            secure=services.config.public is not None and services.config.public[0] == "https",
            httponly=True,
            samesite="strict",
        )
    return response


def preferences(request: AnyRequest) -> set[str]:
    """What whoever asks would rather have (RFC 7240)."""
    given = ",".join(request.headers.getall("prefer", [])).lower()
    return {"".join(one.split(";")[0].split()) for one in given.split(",")}


def number(request: AnyRequest, name: str, default: int | None = None) -> int:
    """A whole number from the query."""
    text = request.query_params.get(name)
    if text is None and default is not None:
        return default
    try:
        if text is None or len(text) > 10 or not text.isascii():
            raise ValueError
        return int(text)
    except ValueError:
        raise Problem(Code.MALFORMED, f"{name} must be a whole number", {"name": name}) from None


def answer(content: Any, status: int = 200, media_type: str = "application/json") -> Response[bytes]:
    """JSON; what is bytes already is sent as it is."""
    body = content if isinstance(content, bytes) else encode(content)
    return Response(body, status_code=status, media_type=media_type)


def packed_answer(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """JSON that was packed when it was made: see `Services.pack`. The handler has the option `PACKS_ITSELF`."""
    body, headers = packed, {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(packed)
    return Response(body, media_type="application/json", headers=headers)


def problem_answer(_: AnyRequest, problem: Problem) -> Response[bytes]:
    return Response(
        encode(problem.body()), status_code=problem.status, media_type=MEDIA_TYPE, headers=problem.headers()
    )


def note_trouble(services: Services, trouble: Trouble, detail: str) -> None:
    """For whoever runs the server: a line in the log, and a figure."""
    services.metrics.count_trouble(trouble)
    log.error("database_troubled", reason=trouble, detail=detail)


def note_away(connection: AnyConnection, error: Unavailable) -> None:
    """The same of something that was asked for."""
    services = connection.app.state.get("services")
    if isinstance(services, Services):  # it is gone while the server stops
        note_trouble(services, trouble_of(error), str(error))


def away_answer(request: AnyRequest, error: Unavailable) -> Response[bytes]:
    """The database does not answer. Something may be stored all the same: the same request under its key will tell."""
    note_away(request, error)
    return problem_answer(request, Problem(Code.NOT_READY, "the database does not answer", retry_after=1))


def failed_answer(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A mistake of ours: the log tells everything, the answer nothing."""
    log.error("request_failed", method=request.method, path=request.scope["path"], exc_info=error)
    return problem_answer(request, Problem(Code.FAILED, "something went wrong in the server"))


def http_answer(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework found wrong by itself."""
    codes = {404: Code.NOT_FOUND, 405: Code.METHOD_NOT_ALLOWED, 413: Code.TOO_LARGE}
    code = codes.get(error.status_code, Code.MALFORMED if error.status_code < 500 else Code.FAILED)
    reason = "something went wrong in the server" if code is Code.FAILED else error.detail or code.title
    response = problem_answer(request, Problem(code, reason))
    if error.headers:
        response.headers.update({name: value for name, value in error.headers.items() if name.lower() == "allow"})
    return response
