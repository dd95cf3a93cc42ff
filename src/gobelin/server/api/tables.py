"""Tables: made, looked at, looked back on, talked and settled at."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from gobelin import Game
from gobelin.game.luck import seed_for_json
from gobelin.server import changes, ids
from gobelin.server.acts import OWNERS, Join, Pace, TurnEnd
from gobelin.server.api.common import (
    PACKS_ITSELF,
    AnyRequest,
    Services,
    answer,
    at_table,
    cookies_of,
    key_of,
    number,
    packed_answer,
    read,
    services_of,
    with_cookies,
)
from gobelin.server.changes import Asker, Check, own_seat
from gobelin.server.computing import in_thread
from gobelin.server.costs import payer
from gobelin.server.documents import Previews, Rematch, ScoreSheets
from gobelin.server.entries import Conflict
from gobelin.server.live_table import LiveTable
from gobelin.server.new_tables import Wanted, link, new_table, next_table, table_from_record
from gobelin.server.problems import Code, Problem
from gobelin.server.replays import events_of, film_of, moment_of
from gobelin.server.rights import has_cookie
from gobelin.server.thinking import BotFailed


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: str


class NewSettings(msgspec.Struct, forbid_unknown_fields=True):
    """What is to change. The owner's (hosted.SETTINGS), or a seat's: turn_end, end (by agreement), and agree or refuse
    with the number of what the owner has proposed.
    """

    title: str | msgspec.UnsetType = msgspec.UNSET
    pace: Pace | msgspec.UnsetType = msgspec.UNSET
    join: Join | msgspec.UnsetType = msgspec.UNSET
    absent_after: float | msgspec.UnsetType | None = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    turn_end: TurnEnd | msgspec.UnsetType = msgspec.UNSET
    end: bool | msgspec.UnsetType = msgspec.UNSET
    agree: int | msgspec.UnsetType = msgspec.UNSET
    refuse: int | msgspec.UnsetType = msgspec.UNSET


@post("/api/tables")
async def make_table(request: AnyRequest) -> Response[bytes]:
    services = services_of(request)
    stored, new = new_table(await read(request, Wanted), services.tables.clock(), payer())
    await services.tables.create(stored)
    cookies = {seat["seat"]: ids.cookie_of(seat["token"]) for seat in new["seats"] if "token" in seat}
    return with_cookies(answer(new, 201), services, stored.id, cookies)


@post("/api/records")
async def open_record(request: AnyRequest) -> Response[bytes]:
    services = services_of(request)
    record: Any = await read(request, dict[str, Any])
    stored, new = await in_thread(lambda: table_from_record(record, services.tables.clock()))
    await services.tables.create(stored)
    return answer(new, 201)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, asker = await at_table(request, table)
    return answer(live.document(asker.seat))


@get("/api/tables/{table:str}/previews")
async def show_previews(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, asker = await at_table(request, table)
    seat, decision = asked_for(request, live, asker)
    game = live.table.game.copy()
    return answer(Previews(decision=decision, previews=await in_thread(lambda: game.previews(seat))))


@get("/api/tables/{table:str}/hint")
async def show_hint(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    seat, decision = asked_for(request, live, asker)
    if not live.table.hints:
        raise Problem(Code.NOT_NOW, "this table has agreed to play without hints")
    try:
        hint = await services.runner.hint(live.table, seat)
    except BotFailed as error:
        raise Problem(Code.NOT_READY, "no bot has an answer now", {"reason": error.reason}, retry_after=5) from error
    return answer({"decision": decision, **hint})


def asked_for(request: AnyRequest, live: LiveTable, asker: Asker) -> tuple[int, str]:
    """The seat of who asks, and the name of its open decision, which is the one that is meant."""
    seat = own_seat(asker)
    asked, wanted = live.table.decision_of(seat), request.query_params.get("decision")
    if asked is None or wanted not in (None, live.table.name_of(asked)):
        raise Problem(Code.DECISION_CLOSED, "the decision is no longer open", document=live.table.document(seat))
    return seat, live.table.name_of(asked)


@get("/api/tables/{table:str}/frames", opt={PACKS_ITSELF: True})
async def show_film(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    viewer, after = viewer_of(request, live, asker), number(request, "after", -1)
    after = max(-1, min(after, live.table.version))  # all that is kept under a name of its own is different
    name = "film", viewer, after
    film = await services.pack_replay(name, live, lambda stored: film_of(stored, viewer, after))
    return packed_answer(request, film)


def viewer_of(request: AnyRequest, live: LiveTable, asker: Asker) -> int | None:
    """Who looks: the one who asks, or any seat of a table that is over, whose record tells everything anyway."""
    if "seat" not in request.query_params:
        return asker.seat
    seat = changes.seat_at(live.table, number(request, "seat"))
    if not live.table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on: nobody sees it through the eyes of others")
    return seat


@get("/api/tables/{table:str}/events", opt={PACKS_ITSELF: True})
async def show_events(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    since = max(0, min(number(request, "since", 0), live.table.events_made))
    name = "events", asker.seat, since
    events = await services.pack_replay(name, live, lambda stored: events_of(stored, asker.seat, since))
    return packed_answer(request, events)


@get("/api/tables/{table:str}/moments/{version:int}", opt={PACKS_ITSELF: True})
async def show_moment(request: AnyRequest, table: FromPath[str], version: FromPath[int]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    return packed_answer(request, await moment(services, live, asker.seat, version))


async def moment(services: Services, live: LiveTable, viewer: int | None, version: int) -> bytes:
    name = "moment", viewer, version
    return await services.pack_replay(name, live, lambda stored: moment_of(stored, viewer, version))


@get("/api/tables/{table:str}/moments", opt={PACKS_ITSELF: True})
async def show_moment_after(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    choice = number(request, "choice")
    version = live.table.version_after(choice)
    if version is None:
        raise Problem(Code.NOT_FOUND, f"there is no choice {choice}", {"choice": choice})
    return packed_answer(request, await moment(services, live, asker.seat, version))


@get("/api/tables/{table:str}/record")
async def show_record(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, _ = await at_table(request, table)
    if not live.table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on: its record would tell too much")
    record = live.table.game.record()
    if "seed" in record:
        record["seed"] = seed_for_json(record["seed"])
    people = live.table.seats[: live.table.game.state.options.players]
    record["seats"] = [{"name": seat.name} if seat.name else {} for seat in people]
    return answer(record)


@get("/api/tables/{table:str}/sheets", opt={PACKS_ITSELF: True})
async def show_sheets(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, _ = await at_table(request, table)
    if not live.table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on")
    game = live.table.game.copy()
    return packed_answer(request, await services.pack(("sheets",), live, lambda: in_thread(lambda: sheets_of(game))))


def sheets_of(game: Game) -> ScoreSheets:
    """The figures of all seats. The log, from which they follow, is written once."""
    game.log  # noqa: B018
    return ScoreSheets(sheets=[game.score_sheet(seat) for seat in range(game.players)])


@post("/api/tables/{table:str}/chat")
async def say(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    said = await read(request, Said)
    key = key_of(request, asker.seat, said, asker.seat)
    changes.require_player(asker)
    await services.tables.change(live, lambda _: changes.say(asker, said.text), key, by=asker)
    return answer(live.document(asker.seat))


@post("/api/tables/{table:str}/settings")
async def change_settings(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    wanted = await read(request, NewSettings)
    given = {name: value for name, value in msgspec.structs.asdict(wanted).items() if value is not msgspec.UNSET}
    checks: list[Check] = []
    if wanted.turn_end is not msgspec.UNSET:
        mode = given.pop("turn_end")
        checks.append(lambda _: changes.set_turn_end(asker, mode))
    if wanted.end is not msgspec.UNSET:
        end = given.pop("end")
        checks.append(lambda at: changes.agree_to_end(at, asker, end))
    for agree in (True, False):
        proposal = given.pop("agree" if agree else "refuse", None)
        if proposal is not None:
            checks.append(partial(changes.answer_proposal, asker=asker, number=proposal, agree=agree))
    own = {name: given.pop(name) for name in OWNERS & given.keys()}
    wishes = [some for some in (own, given) if some] or ([] if checks else [given])
    checks += [partial(changes.change_settings, asker=asker, wanted=some) for some in wishes]
    for check in checks:  # all of it may be done, or nothing is
        check(live.table)
    for check in checks:
        await services.tables.change(live, check, by=asker)
    return answer(live.document(asker.seat))


@post("/api/tables/{table:str}/rematch")
async def play_again(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    changes.require_player(asker)
    try:
        await services.tables.change(live, lambda at: changes.play_again(at, asker, ids.new_table()), by=asker)
    except Problem:
        if live.table.rematch is None:
            raise  # otherwise somebody has made it, and all go there
    again = live.table.rematch
    assert again is not None
    if await services.tables.store.load(again) is None:  # it is new, or the server was killed before it was made
        live = await services.tables.find(table)  # with all that was given and taken meanwhile
        with suppress(Conflict):  # another process has made it meanwhile
            await services.tables.create(next_table(live.table, again, services.tables.clock()))
    known = cookies_of(request, live.table).items()
    cookies = {seat: cookie for seat, cookie in known if has_cookie(live.table, seat, cookie)}
    return with_cookies(answer(Rematch(table=again, spectate=link(again)), 201), services, again, cookies)
