"""What may be done at a table, and by whom: a request is checked against the table as it stands and becomes a change.

Whoever asks is a seat (by its token), the owner, or nobody in particular. Problems say what is wrong; where a choice
came too late or was none of the options, the current document comes with them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from gobelin import CannotUndo
from gobelin.bots import names
from gobelin.documents.texts import one_line
from gobelin.game import luck
from gobelin.rules.engine.quoting import quoted
from gobelin.server import acts, ids
from gobelin.server.acts import OWNERS, Act, Chooser, TurnEnd
from gobelin.server.entries import Token
from gobelin.server.gathering import Gathering
from gobelin.server.hosted import STAND_IN, HostedTable
from gobelin.server.problems import Code, Problem

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 80
LONGEST_CHAT: Final = 500
LEAST_HOURS: Final = 1  # before others may let a bot play for somebody
MOST_HOURS: Final = 24 * 365
DIGITS: Final = re.compile("[0-9a-f]{64}")  # of seals and shares: 32 bytes


@dataclass(frozen=True)
class Asker:
    """Who asks: a seat, the owner, or a spectator."""

    seat: int | None = None
    owner: bool = False
    token: str | None = None  # its hash


@dataclass
class Change:
    """What a request brings: an entry, and the secrets it gives or takes, which are stored with it or not at all."""

    seat: int | None
    act: Act
    add_tokens: list[Token] = field(default_factory=list)
    spend_tokens: list[str] = field(default_factory=list)  # hashes


Check = Callable[[HostedTable], Change]  # what a request brings to the table as it stands


# --- Who asks


def asker_of(table: HostedTable, token: str) -> Asker | None:
    """Who has this token."""
    for known in table.tokens:
        if known.kind == "token" and not known.spent and ids.opens(token, known.hash):
            return Asker(known.seat, owner=known.seat is None, token=known.hash)
    return None


def invitation_facts(table: HostedTable, token: str) -> dict[str, Any]:
    """What whoever holds an invitation may know of it before it is taken: the seat, and whether it is spent."""
    for known in table.tokens:
        if known.kind in ("invite", "again") and ids.opens(token, known.hash):
            assert known.seat is not None
            about: dict[str, Any] = {"seat": known.seat, "spent": known.spent}
            again = table.seats[known.seat].invited_again
            if known.kind == "again" and not known.spent and again is not None:
                about["until"] = math.ceil(again.until)
            return about
    return {}


def with_changes(tokens: tuple[Token, ...], change: Change) -> tuple[Token, ...]:
    """The tokens of a table after a change."""
    kept = [
        msgspec.structs.replace(token, spent=True) if token.hash in change.spend_tokens else token for token in tokens
    ]
    return (*kept, *change.add_tokens)


def with_seen(tokens: tuple[Token, ...], seen: Mapping[str, float]) -> tuple[Token, ...]:
    """The tokens, seen at these times."""
    return tuple(
        msgspec.structs.replace(token, seen=seen[token.hash]) if token.hash in seen else token for token in tokens
    )


def is_open(table: HostedTable, hash: str | None) -> bool:
    """Whether a token, by its hash, still opens something; no token needs not to."""
    return hash is None or any(token.hash == hash and not token.spent for token in table.tokens)


def own_seat(asker: Asker) -> int:
    """The seat of who asks."""
    if asker.seat is None:
        raise Problem(Code.NOT_YOURS, "only players at this table may do this")
    return asker.seat


def require_player(asker: Asker) -> None:
    """Spectators change nothing."""
    if asker.seat is None and not asker.owner:
        raise Problem(Code.NOT_YOURS, "only players at this table may do this")


def seat_at(table: HostedTable, number: int) -> int:
    """A seat that people or bots can sit on."""
    if not 0 <= number < len(table.meta.seats):
        raise Problem(Code.NO_SUCH_SEAT, f"the table has no seat {number}", {"seat": number})
    return number


def require_running(table: HostedTable, viewer: int | None) -> None:
    """Nothing more is played at a table that is over."""
    if table.over:
        raise Problem(Code.TABLE_OVER, "the game is over", document=table.document(viewer))


def require_dealt(table: HostedTable, viewer: int | None) -> None:
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


def choose(table: HostedTable, asker: Asker, decision: str, option: str) -> Change:
    """A person's choice."""
    return make_choice(table, playing_seat(table, asker), decision, option, "person")


def playing_seat(table: HostedTable, asker: Asker) -> int:
    """The seat of who asks, if the game goes on and no bot plays there."""
    seat = own_seat(asker)
    require_running(table, seat)
    require_dealt(table, seat)
    if not table.seats[seat].is_played_by_person:
        raise Problem(
            Code.NOT_NOW, "a bot plays here: come back to the seat first", {"seat": seat},
            document=table.document(seat),
        )  # fmt: skip
    return seat


def make_choice(table: HostedTable, seat: int, decision: str, option: str, by: Chooser) -> Change:
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
    spent = open_reinvitations(table, seat) if by == "person" else []
    return Change(seat, acts.Choice(decision, option, by), spend_tokens=spent)


def open_reinvitations(table: HostedTable, seat: int) -> list[str]:
    """Invitations to a seat where somebody sits open nothing once that person plays, or has conceded."""
    return [token.hash for token in table.tokens if token.kind == "again" and token.seat == seat and not token.spent]


def undo(table: HostedTable, asker: Asker, to: int | None) -> Change:
    """Own choices are taken back, as far as the rules allow: the last one, or all after choice number `to`."""
    seat = playing_seat(table, asker)
    try:
        table.game.copy().undo(player=seat, to=to)
    except CannotUndo as error:
        raise Problem(
            Code.CANNOT_UNDO, str(error), {"reason": error.reason, "choice": error.choice},
            document=table.document(seat),
        ) from error  # fmt: skip
    return Change(seat, acts.Undo(to), spend_tokens=open_reinvitations(table, seat))


# --- Seats


def hand_to_bot(table: HostedTable, asker: Asker, number: int, bot: str | None, now: float) -> Change:
    """A bot plays on: at once by who sits there; by others when the seat has been waited for long enough, and then the
    one that all know.
    """
    seat = seat_at(table, number)
    require_running(table, asker.seat)
    held = table.seats[seat]
    if bot is not None and bot not in names():
        raise Problem(Code.BAD_OPTIONS, f"there is no bot {quoted(bot)}", {"bot": bot[:40]})
    if not held.is_played_by_person:
        raise Problem(Code.NOT_NOW, "a bot plays here already", {"seat": seat})
    if asker.seat != seat and not (asker.owner and held.kind == "open"):
        require_player(asker)
        require_replaceable(table, seat, now)
        if bot not in (None, STAND_IN):
            raise Problem(Code.NOT_YOURS, f"others may let {STAND_IN} play here", {"seat": seat, "bot": STAND_IN})
    return Change(seat, acts.ToBot(bot or STAND_IN, asker.seat))


def require_replaceable(table: HostedTable, seat: int, now: float) -> None:
    """Others may let a bot play for a seat that keeps them waiting longer than was agreed."""
    at = table.replaceable_at(seat)
    if at is None:
        raise Problem(Code.NOT_YOURS, "only whoever sits there may do this", {"seat": seat})
    left = at - now
    if left > 0:
        raise Problem(
            Code.NOT_YOURS, f"the seat may take {left:.0f} s longer", {"seat": seat, "seconds": int(left) + 1}
        )


def come_back(table: HostedTable, asker: Asker, number: int) -> Change:
    """Play on one's own seat again."""
    seat = require_own(table, asker, number)
    require_running(table, seat)
    if table.seats[seat].conceded:
        raise Problem(Code.NOT_NOW, "a player who has conceded cannot come back", {"seat": seat})
    if table.seats[seat].is_played_by_person:
        raise Problem(Code.NOT_NOW, "no bot plays here", {"seat": seat})
    return Change(seat, acts.Back(), spend_tokens=open_reinvitations(table, seat))


def concede(table: HostedTable, asker: Asker, number: int) -> Change:
    """Give up; a simple bot plays on."""
    seat = require_own(table, asker, number)
    require_running(table, seat)
    require_dealt(table, seat)
    if table.seats[seat].conceded:
        raise Problem(Code.NOT_NOW, "this seat has conceded", {"seat": seat})
    return Change(seat, acts.Concede(), spend_tokens=open_reinvitations(table, seat))


def name_seat(table: HostedTable, asker: Asker, number: int, name: str) -> Change:
    """A name for one's own seat."""
    return Change(require_own(table, asker, number), acts.Name(plain_text(name, LONGEST_NAME, "a name")))


def require_own(table: HostedTable, asker: Asker, number: int) -> int:
    """The seat of this number, if who asks sits there."""
    seat = seat_at(table, number)
    if asker.seat != seat:
        raise Problem(Code.NOT_YOURS, "only whoever sits there may do this", {"seat": seat})
    return seat


# --- The table


def say(asker: Asker, text: str) -> Change:
    """Something said to all."""
    require_player(asker)
    said = plain_text(text, LONGEST_CHAT, "a line of chat")
    if not said:
        raise Problem(Code.MALFORMED, "the message is empty")
    return Change(asker.seat, acts.Chat(said))


def change_settings(table: HostedTable, asker: Asker, wanted: dict[str, Any]) -> Change:
    """What the owner may change (acts.SETTINGS): at once, or, where it concerns others who play, by their consent."""
    if not asker.owner:
        raise Problem(Code.NOT_YOURS, "only the owner of the table may do this")
    checked = check_settings(wanted)
    changed = {name: value for name, value in checked.items() if value != getattr(table, name)}
    if changed.keys() <= OWNERS or not table.concerned():
        return Change(None, acts.Settings(**changed))
    return Change(None, acts.Propose(**changed))


def answer_proposal(table: HostedTable, asker: Asker, number: int, agree: bool) -> Change:
    """Whether who asks wants what the owner proposed; the owner takes it back."""
    require_player(asker)
    if table.proposal is None or table.proposal.number != number:
        raise Problem(Code.NOT_NOW, "nothing of that number is proposed", {"number": number})
    if asker.seat is None and agree:
        raise Problem(Code.NOT_NOW, "the owner has proposed it", {"number": number})
    if asker.seat is not None and asker.seat not in (table.waits_for() if agree else table.concerned()):
        raise Problem(Code.NOT_NOW, "your consent is not needed, or was given", {"number": number})
    return Change(asker.seat, acts.Consent(number, agree))


def check_settings(wanted: dict[str, Any]) -> dict[str, Any]:
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


def set_turn_end(asker: Asker, mode: TurnEnd) -> Change:
    """Who ends one's turns."""
    return Change(own_seat(asker), acts.SetTurnEnd(mode))


def agree_to_end(table: HostedTable, asker: Asker, wanted: bool) -> Change:
    """Whether one wants to end the table now, for which all must be."""
    seat = own_seat(asker)
    require_running(table, seat)
    require_dealt(table, seat)
    return Change(seat, acts.Agree(wanted))


def play_again(table: HostedTable, asker: Asker, table_id: str) -> Change:
    """The same people play again, at the table of this id."""
    require_player(asker)
    if not table.over:
        raise Problem(Code.STILL_RUNNING, "the game is still going on")
    if table.meta.uploaded:
        raise Problem(Code.NOT_NOW, "nobody sits at the table of a record")
    if table.rematch is not None:
        raise Problem(Code.NOT_NOW, "there is a next table already", {"table": table.rematch})
    return Change(None, acts.Rematch(table_id))


# --- Luck that is brought together (`gathering`)


class AlreadyBrought(Exception):
    """What is brought is here already: nothing is written."""


def seal_share(table: HostedTable, asker: Asker, seal: str) -> Change:
    """A share is drawn and sealed. Another one than before voids what all have brought, if all seals stood."""
    gathering = gathering_at(table, asker.seat)
    seat = bringing_seat(table, asker)
    if gathering.seals[seat] == hexadecimal(seal):
        raise AlreadyBrought
    return Change(seat, acts.Seal(seal))


def open_share(table: HostedTable, asker: Asker, share: str) -> Change:
    """A share that was sealed is told to everybody."""
    gathering = gathering_at(table, asker.seat)
    seat = bringing_seat(table, asker)
    if not gathering.is_sealed:
        raise Problem(Code.NOT_NOW, "not everybody has sealed a share yet", document=table.document(seat))
    if luck.seal(hexadecimal(share)) != gathering.seals[seat]:
        raise Problem(Code.WRONG_SHARE, "this is not what was sealed", {"seat": seat}, document=table.document(seat))
    if gathering.shares[seat] == share:
        raise AlreadyBrought
    return Change(seat, acts.Share(share))


def deal_without(table: HostedTable, asker: Asker) -> Change:
    """Not everybody brings their share: the game is dealt without, and everybody is told so."""
    gathering_at(table, asker.seat)
    if not asker.owner:
        raise Problem(Code.NOT_YOURS, "only the owner of the table may do this")
    return Change(None, acts.Dealt(given_up=True))


def gathering_at(table: HostedTable, viewer: int | None) -> Gathering:
    """What has been brought to a table that waits for it."""
    if table.gathering is None or table.is_dealt:
        raise Problem(Code.NOT_NOW, "this table is not waiting for anybody's luck", document=table.document(viewer))
    return table.gathering


def bringing_seat(table: HostedTable, asker: Asker) -> int:
    """The seat of who asks, if a person plays there."""
    seat = own_seat(asker)
    if not table.seats[seat].is_played_by_person:
        raise Problem(Code.NOT_NOW, "a bot plays here: come back to the seat first", {"seat": seat})
    return seat


def hexadecimal(text: str) -> str:
    if not DIGITS.fullmatch(text):
        raise Problem(Code.MALFORMED, "seals and shares must be 64 lowercase hexadecimal digits")
    return text
