"""Luck: brought to a table, and checked when it is over."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath

import gobelin
from gobelin.server import changes
from gobelin.server.api.common import AnyRequest, answer, at_table, read
from gobelin.server.changes import Asker, Change
from gobelin.server.computing import in_thread
from gobelin.server.documents import LuckCheck, Verdict
from gobelin.server.hosted import HostedTable
from gobelin.server.problems import Code, Problem


class Brought(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody brings: the seal of a share, later the share itself. The owner may deal without waiting for all."""

    seal: str | None = None
    share: str | None = None
    give_up: bool = False


@post("/api/tables/{table:str}/luck")
async def bring_luck(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    services, live, asker = await at_table(request, table)
    brought = await read(request, Brought)
    with suppress(changes.AlreadyBrought):
        await services.tables.change(live, lambda at: change_of(at, asker, brought), by=asker)
    return answer(live.document(asker.seat))


def change_of(table: HostedTable, asker: Asker, brought: Brought) -> Change:
    """One thing at a time."""
    match brought:
        case Brought(str() as seal, None, False):
            return changes.seal_share(table, asker, seal)
        case Brought(None, str() as share, False):
            return changes.open_share(table, asker, share)
        case Brought(None, None, True):
            return changes.deal_without(table, asker)
    raise Problem(Code.MALFORMED, "one of seal, share and give_up is wanted")


@get("/api/tables/{table:str}/verify")
async def verify_luck(request: AnyRequest, table: FromPath[str]) -> Response[bytes]:
    _, live, _ = await at_table(request, table)
    if not live.table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on: nobody may know its luck")
    record, commitment = live.table.game.record(), live.table.commitment
    found = await in_thread(lambda: gobelin.verify(record, commitment))
    return answer(Verdict(checks=[LuckCheck(name=check.key, holds=check.ok) for check in found.checks]))
