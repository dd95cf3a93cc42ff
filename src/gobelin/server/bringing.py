"""Bringing luck to a table: a share is sealed, and opened when all seals stand (`gathering`)."""

from __future__ import annotations

import re
from typing import Final

from gobelin.game import luck
from gobelin.server.deeds import Asker, Deed, own_seat
from gobelin.server.gathering import Gathering
from gobelin.server.hosted import HostedTable
from gobelin.server.problems import Code, Problem

DIGITS: Final = re.compile("[0-9a-f]{64}")  # 32 bytes


class Standing(Exception):
    """What is brought is here already: nothing is written."""


def seal(table: HostedTable, asker: Asker, given: str) -> Deed:
    """A share is drawn and sealed. Another one than before voids what all have brought, if all seals stood."""
    gathering = under_way(table, asker.seat)
    seat = bringing(table, asker)
    if gathering.seals[seat] == hexadecimal(given):
        raise Standing
    return Deed("seal", seat, {"seal": given})


def open_share(table: HostedTable, asker: Asker, given: str) -> Deed:
    """A share that was sealed is told to everybody."""
    gathering = under_way(table, asker.seat)
    seat = bringing(table, asker)
    if not gathering.is_sealed:
        raise Problem(Code.NOT_NOW, "not all have sealed their shares", document=table.document(seat))
    if luck.seal(hexadecimal(given)) != gathering.seals[seat]:
        raise Problem(Code.WRONG_SHARE, "this is not what was sealed", {"seat": seat}, document=table.document(seat))
    if gathering.shares[seat] == given:
        raise Standing
    return Deed("share", seat, {"share": given})


def give_up(table: HostedTable, asker: Asker) -> Deed:
    """Not everybody brings their share: the game is dealt without, and everybody is told so."""
    under_way(table, asker.seat)
    if not asker.owner:
        raise Problem(Code.NOT_YOURS, "only the owner of the table may do this")
    return Deed("dealt", None, {"given_up": True})


def under_way(table: HostedTable, viewer: int | None) -> Gathering:
    """What has been brought to a table that waits for it."""
    if table.gathering is None or table.is_dealt:
        raise Problem(Code.NOT_NOW, "nobody brings luck to this table now", document=table.document(viewer))
    return table.gathering


def bringing(table: HostedTable, asker: Asker) -> int:
    """The seat of who asks, if a person plays there."""
    seat = own_seat(asker)
    if not table.seats[seat].is_played_by_person:
        raise Problem(Code.NOT_NOW, "a bot plays here: come back to the seat first", {"seat": seat})
    return seat


def hexadecimal(given: str) -> str:
    if not DIGITS.fullmatch(given):
        raise Problem(Code.MALFORMED, "seals and shares have 64 hexadecimal digits, in small letters")
    return given
