"""What may be done at a table, and by whom. A deed is checked against the table as it stands and becomes entries.

Whoever asks is a seat (by its token), the owner, or nobody in particular. Problems say what is wrong; where a choice
came too late or was none of the options, the current document comes with them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from gobelin import CannotUndo
from gobelin.bots import names
from gobelin.documents.texts import one_line
from gobelin.rules.engine.quoting import quoted
from gobelin.server.entries import Kind, Token, TurnEnd
from gobelin.server.hosted import OWNERS, STAND_IN, HostedTable
from gobelin.server.problems import Code, Problem

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_CHAT: Final = 500
LEAST_HOURS: Final = 1  # before others may let a bot play for somebody
MOST_HOURS: Final = 24 * 365


@dataclass(frozen=True)
class Asker:
    """Who asks: a seat, the owner, or a spectator."""

    seat: int | None = None
    owner: bool = False
    token: str | None = None  # its hash


@dataclass
class Deed:
    """What a request brings: an entry, and the secrets it gives or takes, which are stored with it or not at all."""

    kind: Kind
    seat: int | None
    data: dict[str, Any] = field(default_factory=dict)
    add_tokens: list[Token] = field(default_factory=list)
    spend_tokens: list[str] = field(default_factory=list)  # hashes


Check = Callable[[HostedTable], Deed]  # what a request brings to the table as it stands


def own_seat(asker: Asker) -> int:
    """The seat of who asks."""
    if asker.seat is None:
        raise Problem(Code.NOT_YOURS, "only who sits at the table may do this")
    return asker.seat


def is_at_table(asker: Asker) -> None:
    """Spectators change nothing."""
    if asker.seat is None and not asker.owner:
        raise Problem(Code.NOT_YOURS, "only who sits at the table may do this")


def seat_at(table: HostedTable, number: int) -> int:
    """A seat that people or bots can sit on."""
    if not 0 <= number < len(table.meta.seats):
        raise Problem(Code.NO_SUCH_SEAT, f"the table has no seat {number}", {"seat": number})
    return number


def is_running(table: HostedTable, viewer: int | None) -> None:
    """Nothing more is played at a table that is over."""
    if table.over:
        raise Problem(Code.TABLE_OVER, "the game is over", document=table.document(viewer))


def is_dealt(table: HostedTable, viewer: int | None) -> None:
    """Nothing is played before there is a game."""
    if not table.is_dealt:
        raise Problem(Code.NOT_NOW, "nothing is dealt yet", document=table.document(viewer))


def plain_text(text: str, longest: int, what: str) -> str:
    """A text of people: one line, of this length at most."""
    cleaned = one_line(text)
    if len(cleaned) > longest:
        raise Problem(Code.TOO_LARGE, f"{what} has at most {longest} characters", {"most": longest})
    return cleaned


# --- Choices


def choose(table: HostedTable, asker: Asker, decision: str, option: str) -> Deed:
    """A person's choice."""
    return choice(table, playing(table, asker), decision, option, "person")


def playing(table: HostedTable, asker: Asker) -> int:
    """The seat of who asks, if the game goes on and no bot plays there."""
    seat = own_seat(asker)
    is_running(table, seat)
    is_dealt(table, seat)
    if not table.seats[seat].is_played_by_person:
        raise Problem(
            Code.NOT_NOW, "a bot plays here: come back to the seat first", {"seat": seat},
            document=table.document(seat),
        )  # fmt: skip
    return seat


def choice(table: HostedTable, seat: int, decision: str, option: str, by: str) -> Deed:
    """An option of a decision that is open."""
    asked = table.decision_of(seat)
    if asked is None or table.name_of(asked) != decision:
        raise Problem(
            Code.DECISION_CLOSED, f"the decision {quoted(decision)} is no longer open", {"decision": decision[:20]},
            document=table.document(seat),
        )  # fmt: skip
    if option not in asked:
        raise Problem(
            Code.ILLEGAL_OPTION, f"{quoted(option)} is not one of the options", {"option": option[:80]},
            document=table.document(seat),
        )  # fmt: skip
    spent = refused_by_playing(table, seat) if by == "person" else []
    return Deed("choice", seat, {"decision": decision, "option": option, "by": by}, spend_tokens=spent)


def refused_by_playing(table: HostedTable, seat: int) -> list[str]:
    """Invitations to a seat where somebody sits open nothing once that person plays, or has conceded."""
    return [token.hash for token in table.tokens if token.kind == "again" and token.seat == seat and not token.spent]


def undo(table: HostedTable, asker: Asker, to: int | None) -> Deed:
    """Own choices are taken back, as far as the rules allow: the last one, or all after choice number `to`."""
    seat = playing(table, asker)
    try:
        table.game.copy().undo(player=seat, to=to)
    except CannotUndo as error:
        raise Problem(
            Code.CANNOT_UNDO, str(error), {"reason": error.reason, "choice": error.choice},
            document=table.document(seat),
        ) from error  # fmt: skip
    return Deed("undo", seat, {"to": to}, spend_tokens=refused_by_playing(table, seat))


# --- Seats


def to_bot(table: HostedTable, asker: Asker, number: int, bot: str | None, now: float) -> Deed:
    """A bot plays on: at once by who sits there; by others when the seat has been waited for long enough, and then the
    one that all know.
    """
    seat = seat_at(table, number)
    is_running(table, asker.seat)
    held = table.seats[seat]
    if bot is not None and bot not in names():
        raise Problem(Code.BAD_OPTIONS, f"there is no bot {quoted(bot)}", {"bot": bot[:40]})
    if not held.is_played_by_person:
        raise Problem(Code.NOT_NOW, "a bot plays here already", {"seat": seat})
    if asker.seat != seat and not (asker.owner and held.kind == "open"):
        is_at_table(asker)
        may_replace(table, seat, now)
        if bot not in (None, STAND_IN):
            raise Problem(Code.NOT_YOURS, f"others may let {STAND_IN} play here", {"seat": seat, "bot": STAND_IN})
    return Deed("to_bot", seat, {"bot": bot or STAND_IN, "by": asker.seat})


def may_replace(table: HostedTable, seat: int, now: float) -> None:
    """Others may let a bot play for a seat that keeps them waiting longer than was agreed."""
    at = table.replaceable_at(seat)
    if at is None:
        raise Problem(Code.NOT_YOURS, "only who sits there may do this", {"seat": seat})
    left = at - now
    if left > 0:
        raise Problem(
            Code.NOT_YOURS, f"the seat may take {left:.0f} s longer", {"seat": seat, "seconds": int(left) + 1}
        )


def back(table: HostedTable, asker: Asker, number: int) -> Deed:
    """Play on one's own seat again."""
    seat = is_own(table, asker, number)
    is_running(table, seat)
    if table.seats[seat].conceded:
        raise Problem(Code.NOT_NOW, "who has conceded does not come back", {"seat": seat})
    if table.seats[seat].is_played_by_person:
        raise Problem(Code.NOT_NOW, "no bot plays here", {"seat": seat})
    return Deed("back", seat, spend_tokens=refused_by_playing(table, seat))


def concede(table: HostedTable, asker: Asker, number: int) -> Deed:
    """Give up; a simple bot plays on."""
    seat = is_own(table, asker, number)
    is_running(table, seat)
    is_dealt(table, seat)
    if table.seats[seat].conceded:
        raise Problem(Code.NOT_NOW, "this seat has conceded", {"seat": seat})
    return Deed("concede", seat, spend_tokens=refused_by_playing(table, seat))


def name_seat(table: HostedTable, asker: Asker, number: int, name: str) -> Deed:
    """A name for one's own seat."""
    return Deed("name", is_own(table, asker, number), {"name": plain_text(name, LONGEST_NAME, "a name")})


def is_own(table: HostedTable, asker: Asker, number: int) -> int:
    """The seat of this number, if who asks sits there."""
    seat = seat_at(table, number)
    if asker.seat != seat:
        raise Problem(Code.NOT_YOURS, "only who sits there may do this", {"seat": seat})
    return seat


# --- The table


def chat(asker: Asker, text: str) -> Deed:
    """Something said to all."""
    is_at_table(asker)
    said = plain_text(text, LONGEST_CHAT, "a line of chat")
    if not said:
        raise Problem(Code.MALFORMED, "there is nothing in it")
    return Deed("chat", asker.seat, {"text": said})


def settings(table: HostedTable, asker: Asker, wanted: dict[str, Any]) -> Deed:
    """What the owner may change (hosted.SETTINGS): at once, or, where it concerns others who play, by their consent."""
    if not asker.owner:
        raise Problem(Code.NOT_YOURS, "only the owner of the table may do this")
    checked = checked_settings(wanted)
    changed = {name: value for name, value in checked.items() if value != getattr(table, name)}
    if changed.keys() <= OWNERS or not table.concerned():
        return Deed("settings", None, changed)
    return Deed("propose", None, changed)


def consent(table: HostedTable, asker: Asker, number: int, agree: bool) -> Deed:
    """Whether who asks wants what the owner proposed; the owner takes it back."""
    is_at_table(asker)
    if table.proposal is None or table.proposal.number != number:
        raise Problem(Code.NOT_NOW, "nothing of that number is proposed", {"number": number})
    if asker.seat is None and agree:
        raise Problem(Code.NOT_NOW, "the owner has proposed it", {"number": number})
    if asker.seat is not None and asker.seat not in (table.waits_for() if agree else table.concerned()):
        raise Problem(Code.NOT_NOW, "your consent is not needed, or was given", {"number": number})
    return Deed("consent", asker.seat, {"to": number, "agree": agree})


def checked_settings(wanted: dict[str, Any]) -> dict[str, Any]:
    """Settings as they are kept."""
    settings = dict(wanted)
    if "title" in settings:
        settings["title"] = plain_text(settings["title"], LONGEST_TITLE, "a title")
    hours = settings.get("absent_after")
    if hours is not None and not LEAST_HOURS <= hours <= MOST_HOURS:
        raise Problem(
            Code.BAD_OPTIONS, f"absent_after must be from {LEAST_HOURS} to {MOST_HOURS} hours",
            {"least": LEAST_HOURS, "most": MOST_HOURS},
        )  # fmt: skip
    return settings


def turn_end(asker: Asker, mode: TurnEnd) -> Deed:
    """Who ends one's turns."""
    return Deed("turn_end", own_seat(asker), {"mode": mode})


def agree(table: HostedTable, asker: Asker, wanted: bool) -> Deed:
    """Whether one wants to end the table now, for which all must be."""
    seat = own_seat(asker)
    is_running(table, seat)
    is_dealt(table, seat)
    return Deed("agree", seat, {"agree": wanted})


def rematch(table: HostedTable, asker: Asker, table_id: str) -> Deed:
    """The same people play again, at the table of this id."""
    is_at_table(asker)
    if not table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on")
    if table.meta.uploaded:
        raise Problem(Code.NOT_NOW, "nobody sits at the table of a record")
    if table.rematch is not None:
        raise Problem(Code.NOT_NOW, "the next table is made", {"table": table.rematch})
    return Deed("rematch", None, {"table": table_id})
