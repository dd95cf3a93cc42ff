"""What is the same at all tables: bots, the box, and whether the server is ready."""

from __future__ import annotations

from functools import cache

from litestar import Response, get

import gobelin
from gobelin.bots import LEVELS, names
from gobelin.rules.listing import contents
from gobelin.server.api.common import AnyRequest, answer, encode, hall_of
from gobelin.server.documents import BotName, Bots, Health, Reach
from gobelin.server.problems import Code, Problem
from gobelin.server.reach import addresses


@get("/api/bots")
async def show_bots() -> Response[bytes]:
    levels = list(LEVELS)
    bots = [BotName(name=name, level=levels.index(name) + 1 if name in levels else None) for name in names()]
    return answer(Bots(bots=bots))


@get("/api/components")
async def show_components() -> Response[bytes]:
    return answer(components())


@cache
def components() -> bytes:
    """The box, which never changes while the server runs."""
    return encode(contents())


@get("/api/reach")
async def show_reach(request: AnyRequest) -> Response[bytes]:
    server = request.scope.get("server")
    port = server[1] if server is not None and server[1] is not None else 80
    return answer(Reach(addresses=addresses(hall_of(request).config, port)))


@get("/health")
async def health(request: AnyRequest) -> Response[bytes]:
    if not await hall_of(request).keeper.store.ready():
        raise Problem(Code.NOT_READY, "the database does not answer", retry_after=1)
    return answer(Health(status="ready", version=gobelin.__version__, rules=gobelin.RULES_VERSION))
