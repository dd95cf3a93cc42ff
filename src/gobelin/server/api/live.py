"""The socket: frames as they come. Whoever connects says who it is and what it knows, and then listens."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from gobelin.server.api.common import Services, encode, note_away, services_of
from gobelin.server.changes import is_open
from gobelin.server.costs import pay_for
from gobelin.server.documents import Beat, Frame
from gobelin.server.guard import BAD_TOKEN
from gobelin.server.live_table import LiveTable, Watcher
from gobelin.server.live_tables import no_such_table
from gobelin.server.problems import Code, Problem
from gobelin.server.replays import film_of
from gobelin.server.store.errors import Unavailable

log = structlog.get_logger("gobelin.server")

GREETING: Final = 5.0  # seconds for the first message
MOST_FRAMES: Final = 200  # who has missed more gets the whole document
MALFORMED: Final = 4400  # codes of closing: 4000 and the status over HTTP
NOT_FOUND: Final = 4404
TOO_SLOW: Final = 4408
FAILED: Final = 4500
NOT_READY: Final = 4503

AnySocket = WebSocket[Any, Any, Any]


class Greeting(msgspec.Struct):
    """The first message: a seat's token, or none, the version of the document that is known, and whether messages
    without news are wanted as signs of life, by those who cannot hear the protocol's own (browsers).
    """

    token: str | None = None
    after: int | None = None
    beat: bool = False


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str]) -> None:
    await socket.accept()
    try:
        await listen_and_tell(socket, table)
    except WebSocketDisconnect:
        return
    except Problem as problem:
        codes = {Code.UNKNOWN_TOKEN: BAD_TOKEN, Code.NO_SUCH_TABLE: NOT_FOUND, Code.NOT_READY: NOT_READY}
        await socket.close(codes.get(problem.code, MALFORMED), problem.code.key)
    except Unavailable as error:
        note_away(socket, error)
        await socket.close(NOT_READY, Code.NOT_READY.key)
    except Exception:
        log.exception("socket_failed", table=table)
        await socket.close(FAILED, Code.FAILED.key)


async def listen_and_tell(socket: AnySocket, table: str) -> None:
    services = services_of(socket)
    try:
        async with asyncio.timeout(GREETING):
            greeting = msgspec.json.decode(await socket.receive_data("text"), type=Greeting)
    except TimeoutError:
        await socket.close(TOO_SLOW, "too_slow")
        return
    except (msgspec.MsgspecError, UnicodeError, RecursionError, KeyError, TypeError) as error:
        raise Problem(Code.MALFORMED, "the first message must say who is listening") from error
    here = await services.tables.find(table)
    asker = await services.tables.asker(here, greeting.token)
    watcher = here.watch(asker.seat, asker.token)
    services.tables.changed(table)  # bots alone play while somebody watches
    telling = asyncio.create_task(pay_for(tell(socket, services, here, watcher, greeting)))
    hearing = asyncio.create_task(hear(socket))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        here.leave(watcher)
        telling.cancel()
        hearing.cancel()
        results = await asyncio.gather(telling, hearing, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            raise result


async def hear(socket: AnySocket) -> None:
    """Nothing more is expected; who leaves is heard."""
    while True:
        await socket.receive_data("text")


async def tell(socket: AnySocket, services: Services, live: LiveTable, watcher: Watcher, greeting: Greeting) -> None:
    """What was missed, and then all frames as they come."""

    async def send(text: bytes) -> None:
        require_right(live, watcher)  # whoever reads slowly may have lost the right to since the text was made
        await socket.send_data(text.decode(), "text")

    after = greeting.after
    version = -1
    if after is None or not live.table.version - MOST_FRAMES <= after <= live.table.version:
        watcher.lose()
    elif after < live.table.version:
        for missed in await missed_frames(services, live, watcher.viewer, after):
            await send(encode(missed))
            version = missed["version"]
    while True:
        if watcher.lost:
            watcher.resync()
            if after is not None:
                services.metrics.count_resync()
            version = live.table.version
            await send(encode(live.whole(watcher.viewer)))
        for number, frame in watcher.take():
            if number > version:
                await send(frame)
                version = number
        require_right(live, watcher)
        await wait_for_news(send, watcher, services.config.beat if greeting.beat else None)


def require_right(live: LiveTable, watcher: Watcher) -> None:
    """Problem where the table was deleted, or what opened the seat was taken away."""
    if live.deleted:
        raise no_such_table()
    if not is_open(live.table, watcher.token):
        raise Problem(Code.UNKNOWN_TOKEN, "this token opens nothing any more")


async def missed_frames(services: Services, live: LiveTable, viewer: int | None, after: int) -> list[Frame]:
    """From document to document: the line may break at any of them."""
    packed = await services.pack_replay(
        ("missed", viewer, after), live, lambda stored: film_of(stored, viewer, after, scenes=False)
    )
    frames: list[Frame] = msgspec.json.decode(gzip.decompress(packed))["frames"]
    return frames


async def wait_for_news(send: Callable[[bytes], Awaitable[None]], watcher: Watcher, beat: float | None) -> None:
    """Wait until there is something to say, and say meanwhile that the line stands."""
    while True:
        try:
            async with asyncio.timeout(beat):
                await watcher.wait()
            return
        except TimeoutError:
            await send(encode(Beat(beat=beat or 0.0)))
