"""What a viewer may know of a table: its document, as it stands or within a film."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from gobelin.game.luck import seed_for_json
from gobelin.server.acts import OWNERS, Consent, InviteAgain, Link, Settings, ToBot
from gobelin.server.entries import Entry
from gobelin.server.gathering import By

if TYPE_CHECKING:
    from gobelin.server.hosted import HostedTable

CHAT_SHOWN: Final = 50  # lines in a document
NOTICED: Final = frozenset(
    ("take", "link", "device", "return", "revoke", "invite_again", "refuse", "leave", "to_bot", "back", "propose",
     "consent", "settings")
)  # fmt: skip
NOTHING_ASKED: Final[dict[str, Any]] = {"decision": None, "options": [], "previews": [], "undo": None}
NOTHING_DEALT: Final[dict[str, Any]] = {
    "view": None,
    "choice": 0,
    "deciders": [],
    "forecasts": [],
    **NOTHING_ASKED,
}


def document_of(table: HostedTable, viewer: int | None) -> dict[str, Any]:
    """All that a viewer may know: `documents.HostedTable`, before the deal `documents.WaitingTable`."""
    if not table.is_dealt:
        return NOTHING_DEALT | beside_the_game(table, viewer)
    document: dict[str, Any] = dict(table.game.table(viewer))
    decision = document["decision"]
    if decision is not None and table.resumed is not None:
        decision["id"] = f"{table.resumed}-{decision['id']}"
    if table.ended is not None:
        document |= {"deciders": [], **NOTHING_ASKED}
    elif viewer is not None and not table.seats[viewer].is_played_by_person:
        document |= NOTHING_ASKED  # the bot is asked
    return document | beside_the_game(table, viewer)


def scene_of(table: HostedTable, viewer: int | None) -> dict[str, Any]:
    """The document within a film, whose viewer chooses nothing: without what is asked and since when."""
    if not table.is_dealt:
        return document_of(table, viewer)
    view = table.game.view(viewer)
    view["decision"], view["waiting"] = None, []
    deciders = [] if table.over else list(table.asked)
    document = NOTHING_DEALT | {"view": view, "choice": len(table.game.choices), "deciders": deciders}
    document |= beside_the_game(table, viewer)
    for seat in document["seats"]:
        seat["asked_since"] = seat["replaceable_at"] = None
    return document | {"turn_ends_at": None}


def beside_the_game(table: HostedTable, viewer: int | None) -> dict[str, Any]:
    """What stands in a document beside the game: who sits there and what was agreed."""
    over, ends_at = table.over, table.turn_ends_at()
    return {
        "table": table.id,
        "version": table.version,
        "viewer": viewer,
        "title": table.title,
        "created": int(table.created),
        "seats": [seat_document(table, number) for number in range(len(table.seats))],
        "last_event": table.events_made,
        "pace": table.pace,
        "join": table.join,
        "absent_after": table.absent_after,
        "hints": table.hints,
        "turn_ends_at": None if ends_at is None else int(ends_at),
        "seeded": table.meta.seeded,
        "luck": luck_document(table),
        "seed": seed_for_json(table.start["seed"]) if over and "seed" in table.start else None,
        "over": over,
        "ended": table.ended,
        "scores": table.game.scores if table.is_dealt else [],
        "winners": table.winners(),
        "resumed": table.resumed,
        "rematch": table.rematch,
        "proposals": proposal_documents(table),
        "notices": list(table.notices),
        "chat": list(table.chat),
    }


def seat_document(table: HostedTable, number: int) -> dict[str, Any]:
    seat = table.seats[number]
    again, replaceable_at = seat.invited_again, None if table.over else table.replaceable_at(number)
    asked = None if table.over else table.asked.get(number)
    return {
        "seat": number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "conceded": seat.conceded,
        "left": seat.left,
        "agrees": seat.agrees,
        "turn_end": seat.turn_end,
        "asked_since": None if asked is None else int(asked[1]),
        "replaceable_at": None if replaceable_at is None else math.ceil(replaceable_at),
        "invited_again": None if again is None else {"until": math.ceil(again.until), "number": again.number},
    }


def proposal_documents(table: HostedTable) -> list[dict[str, Any]]:
    proposal = table.proposal
    if proposal is None:
        return []
    said = {"number": proposal.number, "settings": proposal.settings}
    return [{**said, "agreed": list(proposal.agreed), "waits_for": table.waits_for()}]


def luck_document(table: HostedTable) -> dict[str, Any]:
    """What anybody may know of the luck: shares when all are sealed, the server's own part when all is over."""
    nothing = [None] * len(table.meta.seats)
    gathering = table.gathering
    return {
        "by": luck_decided_by(table),
        "commitment": table.commitment,
        "state": "dealt" if table.is_dealt else "gathering",
        "seals": nothing if gathering is None else list(gathering.seals),
        "shares": nothing if gathering is None else list(gathering.shares),
        "host": gathering.secret if gathering is not None and table.over else None,
        "voided": 0 if gathering is None else gathering.voided,
    }


def luck_decided_by(table: HostedTable) -> By:
    if table.meta.uploaded:
        return "record"
    if table.redrawn:
        return "host"
    if table.gathering is not None and not (table.is_dealt and table.gathering.is_host_alone):
        return "together"
    return "seed" if table.meta.seeded else "host"


def chat_line(entry: Entry, text: str) -> dict[str, Any]:
    """`documents.ChatLine`."""
    return {"number": entry.number, "at": int(entry.at), "seat": entry.seat, "text": text}


def notice_of(entry: Entry) -> dict[str, Any] | None:
    """What everybody at the table is told of an entry about rights: `documents.Notice`. None: the entry concerns
    nobody's, as what the owner changes without asking.
    """
    act, kind, by = entry.act, entry.act.kind, entry.seat
    if kind not in NOTICED:
        return None
    match act:
        case Settings() if act.fields().keys() <= OWNERS:
            return None
        case Consent(agree=False):
            kind = "refused"
        case Link() | ToBot():
            by = act.by
        case InviteAgain():
            by = None
    return {"number": entry.number, "at": int(entry.at), "kind": kind, "seat": entry.seat, "by": by}
