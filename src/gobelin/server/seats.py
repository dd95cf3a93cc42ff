"""Who sits at a table, and what was agreed when it was made and since."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from gobelin import Game
from gobelin.server.acts import Join, Pace, TurnEnd
from gobelin.server.gathering import Way


class Meta(msgspec.Struct, frozen=True):
    """What was agreed when a table was made."""

    seats: list[str]  # "me" | "open" | "bot:NAME", for each of the people
    names: list[str] = []
    title: str = ""
    pace: Pace = "instant"
    join: Join = "link"
    absent_after: float | None = None  # hours
    hints: bool = True  # players may ask a bot what it would do
    seeded: bool = False  # somebody knows what will be drawn
    uploaded: bool = False  # a record to look at
    makers: list[int] | None = None  # the seats of who made the table; None: all that are "me"
    luck: Way = "host"
    payer: str = ""  # a name for the address that made it, which nobody can read from it


class Proposal(msgspec.Struct, frozen=True):
    """What the owner would like to change, and who agrees."""

    number: int  # of the entry
    settings: dict[str, Any]
    agreed: tuple[int, ...] = ()


class Reinvitation(msgspec.Struct, frozen=True):
    """The owner has invited somebody to a seat that is taken."""

    number: int  # of the entry
    at: float
    wait: float  # seconds

    @property
    def until(self) -> float:
        """Before this nobody can take the seat."""
        return self.at + self.wait


class HostedSeat(msgspec.Struct, frozen=True):
    """Who sits there. `bot` plays it now: its own, or one that stands in for a person."""

    kind: Literal["person", "open", "bot", "automa", "shadow_empire"]
    name: str = ""
    bot: str | None = None
    conceded: bool = False
    left: bool = False
    agrees: bool = False  # to end the table now
    turn_end: TurnEnd = "off"
    turn_end_at: float = 0.0  # when that was set
    maker: bool = False  # who made the table sits here
    here_since: float = 0.0  # when somebody last sat down or came back here
    invited_again: Reinvitation | None = None

    @property
    def is_played_by_person(self) -> bool:
        """Somebody must click here, now or once the seat is taken."""
        return self.kind in ("person", "open") and self.bot is None

    def set_back(self, now: float) -> HostedSeat:
        """The seat without times that are later than now: the clock was set back."""
        again = self.invited_again
        if again is not None and again.at > now:
            again = msgspec.structs.replace(again, at=now)
        return msgspec.structs.replace(
            self, turn_end_at=min(self.turn_end_at, now), here_since=min(self.here_since, now), invited_again=again
        )


def first_seats(game: Game, meta: Meta) -> list[HostedSeat]:
    """Who sits at a new table; the bots of the solo game after the people."""
    makers = [number for number, kind in enumerate(meta.seats) if kind == "me"] if meta.makers is None else meta.makers
    seats = []
    for number, kind in enumerate(meta.seats):
        name = meta.names[number] if number < len(meta.names) else ""
        if kind.startswith("bot:"):
            seats.append(HostedSeat("bot", name, bot=kind.removeprefix("bot:")))
        else:
            seats.append(HostedSeat("open" if kind == "open" else "person", name, maker=number in makers))
    solo: list[Any] = [player["bot"] for player in game.view()["players"][len(seats) :]]
    return seats + [HostedSeat(kind) for kind in solo]
