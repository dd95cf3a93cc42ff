"""Seats: taken, named, handed to a bot and back, given up, left; their devices, and coming back to them."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

from gobelin.server import acts, changes, ids, rights
from gobelin.server.api.common import (
    AnyRequest,
    Services,
    answer,
    at_table,
    cookies_of,
    read,
    secret_key_of,
    services_of,
    with_cookies,
)
from gobelin.server.changes import Asker, Change, Check
from gobelin.server.documents import Devices, Returned, ReturnedSeat, SeatLink, SeatLinkAgain, TakenSeat
from gobelin.server.entries import Entry
from gobelin.server.hosted import HostedTable
from gobelin.server.live_table import LiveTable
from gobelin.server.live_tables import Key
from gobelin.server.new_tables import link
from gobelin.server.problems import Code, Problem
from gobelin.server.rights import Grant

Action = Literal["take", "leave", "to_bot", "back", "concede", "name", "link", "revoke", "invite_again", "refuse"]


class SeatAction(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be done with a seat. `invite`, `name` and `label` for ``take``, `bot` for ``to_bot``, `name` for
    ``name``, `device` for ``revoke``.
    """

    action: Action
    invite: str | None = None
    name: str | None = None
    bot: str | None = None
    device: str | None = None
    label: str | None = None


class Return(msgspec.Struct, forbid_unknown_fields=True):
    """Who lost what opened a seat comes back: by the code that was written down, or else by this browser's cookie."""

    code: str | None = None
    label: str | None = None


@post("/api/tables/{table:str}/seats/{seat:int}")
async def use_seat(request: AnyRequest, table: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    changes.seat_at(live.table, seat)
    wanted = await read(request, SeatAction)
    clock = services.tables.clock
    match wanted.action:
        case "take":
            return await sit_down(request, services, live, seat, wanted)
        case "link":
            invite = ids.new_token()
            await services.tables.change(live, lambda at: rights.link(at, asker, seat, invite, clock()), by=asker)
            return answer(SeatLink(seat=seat, invite=invite, link=link(table, invite)))
        case "invite_again":
            invite = ids.new_token()
            await services.tables.refresh_seen(live)
            done = await services.tables.change(
                live, lambda at: rights.invite_again(at, asker, seat, invite, clock()), by=asker
            )
            assert isinstance(done.entry.act, acts.InviteAgain)
            until = math.ceil(done.entry.at + done.entry.act.wait)
            return answer(SeatLinkAgain(seat=seat, invite=invite, link=link(table, invite), until=until))
    await services.tables.change(live, lambda at: change_of(at, asker, seat, wanted, clock()), by=asker)
    is_gone = not changes.is_open(live.table, asker.token)  # who left, or revoked this very device
    return answer(live.document(None if is_gone else asker.seat))


def change_of(table: HostedTable, asker: Asker, seat: int, wanted: SeatAction, now: float) -> Change:
    """The actions that give no secret."""
    match wanted.action:
        case "leave":
            return rights.leave(table, asker, seat)
        case "to_bot":
            return changes.hand_to_bot(table, asker, seat, wanted.bot, now)
        case "back":
            return changes.come_back(table, asker, seat)
        case "concede":
            return changes.concede(table, asker, seat)
        case "revoke":
            return rights.revoke(table, asker, seat, wanted.device or "")
        case "refuse":
            return rights.refuse(table, asker, seat)
    if wanted.name is None:
        raise Problem(Code.MALFORMED, "a name is missing")
    return changes.name_seat(table, asker, seat, wanted.name)


async def sit_down(
    request: AnyRequest, services: Services, live: LiveTable, seat: int, wanted: SeatAction
) -> Response[bytes]:
    grant, now = rights.new_grant(wanted.label or ""), services.tables.clock
    key = secret_key_of(request, seat, wanted)
    await grant_secrets(
        services, live, lambda at: rights.take(at, seat, wanted.invite, wanted.name or "", grant, now()), key, grant
    )
    taken = TakenSeat(seat=seat, token=grant.token, link=link(live.table.id, grant.token), recovery=grant.recovery)
    return with_cookies(answer(taken), services, live.table.id, {seat: ids.cookie_of(grant.token)})


async def grant_secrets(services: Services, live: LiveTable, check: Check, key: Key | None, grant: Grant) -> Entry:
    """The secrets are those of a device. Where the first answer was lost, and the secrets of then with it, these take
    their place, unless they were taken away since. What was written then.
    """
    done = await services.tables.change(live, check, key)
    if done.repeated:
        first = done.entry
        done = await services.tables.change(
            live, lambda at: rights.once_more(at, first, grant, services.tables.clock())
        )
    return done.entry


@post("/api/tables/{table:str}/return")
async def come_back(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services = services_of(request)
    live = await services.tables.find(table)
    wanted = await read(request, Return)
    if wanted.code is None:
        return answer(await by_cookies(request, services, live, wanted.label or ""))  # they are as good as before
    returned = await by_code(request, services, live, wanted, wanted.code)
    cookies = {seat["seat"]: ids.cookie_of(seat["token"]) for seat in returned["seats"]}
    return with_cookies(answer(returned), services, table, cookies)


async def by_code(request: AnyRequest, services: Services, live: LiveTable, wanted: Return, code: str) -> Returned:
    grant, now = rights.new_grant(wanted.label or ""), services.tables.clock
    known = rights.recovery(live.table, code)
    seat = None if known is None else known.seat
    key = None if seat is None else secret_key_of(request, seat, wanted)
    entry = await grant_secrets(services, live, lambda at: rights.by_code(at, code, grant, now()), key, grant)
    assert seat is not None
    token, recovery = grant.token, grant.recovery
    returned = Returned(
        seats=[ReturnedSeat(seat=seat, token=token, link=link(live.table.id, token), recovery=recovery)]
    )  # fmt: skip
    return with_owner(returned, entry, grant)


def with_owner(returned: Returned, entry: Entry, grant: Grant) -> Returned:
    """What opens the settings, too, if the entry gave it."""
    if isinstance(entry.act, acts.Return | acts.Device) and entry.act.owner:
        returned["owner"] = grant.owner
    return returned


async def by_cookies(request: AnyRequest, services: Services, live: LiveTable, label: str) -> Returned:
    """All seats of this browser; none for one that never had a cookie of this table, which is no error to ask."""
    returned = Returned(seats=[])
    cookies = cookies_of(request, live.table)
    for seat, cookie in sorted(cookies.items()):
        grant = rights.new_grant(label)
        try:
            done = await services.tables.change(live, check_cookie(seat, cookie, grant, services.tables.clock()))
        except Problem as problem:
            if problem.code is not Code.UNKNOWN_TOKEN:
                raise
            continue  # this one was taken away; there may be others
        returned["seats"].append(ReturnedSeat(seat=seat, token=grant.token, link=link(live.table.id, grant.token)))
        with_owner(returned, done.entry, grant)
    if cookies and not returned["seats"]:
        raise Problem(Code.UNKNOWN_TOKEN, "this browser no longer has a seat at this table")
    return returned


def check_cookie(seat: int, cookie: str, grant: Grant, now: float) -> Check:
    return lambda table: rights.by_cookie(table, seat, cookie, grant, now)


@get("/api/tables/{table:str}/devices")
async def show_devices(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    await services.tables.refresh_seen(live)
    return answer(Devices(devices=rights.devices(live.table, asker)))
