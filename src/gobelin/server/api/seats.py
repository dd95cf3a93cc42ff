"""Seats: taken, named, handed to a bot and back, given up, left."""

from __future__ import annotations

from typing import Literal

import msgspec
from litestar import Response, post
from litestar.params import FromPath

from gobelin.server import deeds, ids
from gobelin.server.api.common import AnyRequest, answer, at_table, key_of, read
from gobelin.server.deeds import Asker, Deed
from gobelin.server.documents import SeatLink, TakenSeat
from gobelin.server.hosted import HostedTable
from gobelin.server.making import link
from gobelin.server.problems import Code, Problem

SECRET_KEY = 20  # characters that nobody guesses: who has taken a seat under such a key may ask for its token again

Action = Literal["take", "leave", "to_bot", "back", "concede", "name", "link"]


class SeatAction(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be done with a seat. `invite` and `name` for ``take``, `bot` for ``to_bot``, `name` for ``name``."""

    action: Action
    invite: str | None = None
    name: str | None = None
    bot: str | None = None


@post("/api/tables/{table:str}/seats/{seat:int}")
async def use_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    hall, live, asker = await at_table(request, table)
    deeds.seat_at(live.table, seat)
    wanted = await read(request, SeatAction)
    secret = ids.new_token()
    if wanted.action == "take":
        key = key_of(request, seat, wanted, None)
        if key is not None and len(key.text) < SECRET_KEY:
            key = None
        done = await hall.keeper.do(
            live, lambda at: deeds.take(at, seat, wanted.invite, wanted.name or "", secret), key
        )
        if done.repeated:  # the first answer was lost, and its token with it
            await hall.keeper.do(live, lambda at: deeds.another_token(at, seat, secret))
        return answer(TakenSeat(seat=seat, token=secret, link=link(table, secret)))
    if wanted.action == "link":
        await hall.keeper.do(live, lambda at: deeds.link(at, asker, seat, secret))
        return answer(SeatLink(seat=seat, invite=secret, link=link(table, secret)))
    await hall.keeper.do(live, lambda at: deed_of(at, asker, seat, wanted, hall.keeper.clock()))
    return answer(live.document(None if wanted.action == "leave" else asker.seat))


def deed_of(table: HostedTable, asker: Asker, seat: int, wanted: SeatAction, now: float) -> Deed:
    """The actions that give no secret."""
    match wanted.action:
        case "leave":
            return deeds.leave(table, asker, seat)
        case "to_bot":
            return deeds.to_bot(table, asker, seat, wanted.bot, now)
        case "back":
            return deeds.back(table, asker, seat)
        case "concede":
            return deeds.concede(table, asker, seat)
    if wanted.name is None:
        raise Problem(Code.MALFORMED, "a name is missing")
    return deeds.name_seat(table, asker, seat, wanted.name)
