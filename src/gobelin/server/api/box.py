"""What is the same at all tables: bots, the box, and whether the server is ready."""

from __future__ import annotations

from functools import cache

from litestar import Response, get

import gobelin
from gobelin.bots import BUDGET, LEVELS, names
from gobelin.bots.strength import load_strength
from gobelin.rules.documents.listing import contents
from gobelin.server.api.common import PACKS_ITSELF, AnyRequest, answer, encode, note_trouble, services_of
from gobelin.server.api.constants import Constant, packed_constant
from gobelin.server.documents import BotName, Bots, Health, Reach
from gobelin.server.problems import Code, Problem
from gobelin.server.reach import addresses


@get("/api/bots", opt={PACKS_ITSELF: True})
async def show_bots(request: AnyRequest) -> Response[bytes]:
    return Constant(encode(Bots(bots=[bot_named(name) for name in names()]))).answer(request)


def bot_named(name: str) -> BotName:
    if name not in LEVELS:
        return BotName(name=name, level=None, points=None)
    figure = load_strength().figure_of(name, BUDGET)
    return BotName(name=name, level=list(LEVELS).index(name) + 1, points=None if figure is None else round(figure.mean))


@get("/api/components", opt={PACKS_ITSELF: True})
async def show_components(request: AnyRequest) -> Response[bytes]:
    return components().answer(request)


@cache
def components() -> Constant:
    return packed_constant(encode(contents()))


@get("/api/reach")
async def show_reach(request: AnyRequest) -> Response[bytes]:
    server = request.scope.get("server")
    port = server[1] if server is not None and server[1] is not None else 80
    return answer(Reach(addresses=addresses(services_of(request).config, port)))


@get("/health")
async def health(request: AnyRequest) -> Response[bytes]:
    services = services_of(request)
    trouble = await services.tables.store.trouble()
    if trouble is not None:
        note_trouble(services, trouble, "health asked for it")
        raise Problem(Code.NOT_READY, "the database does not answer", {"reason": trouble}, retry_after=1)
    return answer(Health(status="ready", version=gobelin.__version__, rules=gobelin.RULES_VERSION))
