"""Choices, and taking them back."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, post
from litestar.params import FromPath

from gobelin.server import deeds
from gobelin.server.api.common import AnyRequest, answer, at_table, encode, hall_of, key_of, preferences, read
from gobelin.server.deeds import Asker, Check
from gobelin.server.documents import Chosen
from gobelin.server.keeper import Key, Live

MOST_MOVES: Final = 40  # of bots in one answer, which shall be short; those after them come by the socket
MINIMAL: Final = "return=minimal"  # RFC 7240


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """An option of an open decision."""

    decision: str
    option: str


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """How far to go back: to the choice of this number; without it the last own choice is taken back."""

    to: int | None = None


@post("/api/tables/{table:str}/choices")
async def make_choice(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, asker = await at_table(request, table)
    deeds.own_seat(asker)
    choice = await read(request, Choice)
    key = key_of(request, asker.seat, choice, asker.seat)
    return await carried_out(
        request, live, asker, lambda at: deeds.choose(at, asker, choice.decision, choice.option), key
    )


@post("/api/tables/{table:str}/undo")
async def take_back(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, asker = await at_table(request, table)
    deeds.own_seat(asker)
    back = await read(request, Back) if await request.body() else Back()
    key = key_of(request, asker.seat, back, asker.seat)
    return await carried_out(request, live, asker, lambda at: deeds.undo(at, asker, back.to), key)


async def carried_out(request: AnyRequest, live: Live, asker: Asker, check: Check, key: Key | None) -> Response[bytes]:
    """The document afterwards, with the frames that led there: the bots' moves, too, where they come at once. Who has
    the document before prefers the frames alone; to a repeat they say nothing, so it gets the document in any case.
    """
    hall = hall_of(request)
    watcher = live.watch(asker.seat)
    before = live.table.version
    try:
        done = await hall.keeper.do(live, check, key, by=asker)
        if not done.repeated:
            await hall.runner.settle(live, last=before + 1 + MOST_MOVES)
        minimal = not done.repeated and MINIMAL in preferences(request)
        document = encode({"version": live.table.version}) if minimal else live.document(asker.seat)
        frames = [encode(live.whole(asker.seat))] if watcher.lost else [frame for _, frame in watcher.taken()]
    finally:
        live.leave(watcher)
    parts = [document[:-1], b',"frames":[', b",".join(frames), b"]"]  # both are JSON already
    entry = done.entry
    if entry.kind == "choice":
        chosen = Chosen(number=entry.number, decision=entry.data["decision"], option=entry.data["option"])
        parts += [b',"chosen":', encode(chosen)]
    response = answer(b"".join((*parts, b"}")))
    if minimal:
        response.headers["preference-applied"] = MINIMAL
    return response
