"""Choices, and taking them back."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, post
from litestar.params import FromPath

from gobelin.server import acts, changes
from gobelin.server.api.common import AnyRequest, answer, at_table, encode, key_of, preferences, read, services_of
from gobelin.server.changes import Asker, Check
from gobelin.server.documents import Chosen
from gobelin.server.live_table import LiveTable
from gobelin.server.live_tables import Key

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
    changes.own_seat(asker)
    choice = await read(request, Choice)
    key = key_of(request, asker.seat, choice, asker.seat)
    return await change_and_answer(
        request, live, asker, lambda at: changes.choose(at, asker, choice.decision, choice.option), key
    )


@post("/api/tables/{table:str}/undo")
async def take_back(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, asker = await at_table(request, table)
    changes.own_seat(asker)
    back = await read(request, Back) if await request.body() else Back()
    key = key_of(request, asker.seat, back, asker.seat)
    return await change_and_answer(request, live, asker, lambda at: changes.undo(at, asker, back.to), key)


async def change_and_answer(
    request: AnyRequest, live: LiveTable, asker: Asker, check: Check, key: Key | None
) -> Response[bytes]:
    """The document afterwards, with the frames that led there: the bots' moves, too, where they come at once. Who has
    the document before prefers the frames alone; to a repeat they say nothing, so it gets the document in any case.
    """
    services = services_of(request)
    watcher = live.watch(asker.seat)
    before = live.table.version
    try:
        done = await services.tables.change(live, check, key, by=asker)
        if not done.repeated:
            await services.runner.settle(live, last=before + 1 + MOST_MOVES)
        minimal = not done.repeated and MINIMAL in preferences(request)
        document = encode({"version": live.table.version}) if minimal else live.document(asker.seat)
        frames = [encode(live.whole(asker.seat))] if watcher.lost else [frame for _, frame in watcher.take()]
    finally:
        live.leave(watcher)
    parts = [document[:-1], b',"frames":[', b",".join(frames), b"]"]  # both are JSON already
    act = done.entry.act
    if isinstance(act, acts.Choice):
        chosen = Chosen(number=done.entry.number, decision=act.decision, option=act.option)
        parts += [b',"chosen":', encode(chosen)]
    response = answer(b"".join((*parts, b"}")))
    if minimal:
        response.headers["preference-applied"] = MINIMAL
    return response
