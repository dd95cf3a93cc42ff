"""What can happen at a table: one struct for each kind of entry. The store keeps its tag and its fields.

Fields with a default are left out of the database where they have it: databases may be older than a field.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

TurnEnd = Literal["off", "at_once", "countdown"]  # who ends a turn: the player, the server, the server after a while
Pace = Literal["instant", "fast", "normal"]  # of bots' moves
Join = Literal["link", "invite"]  # open seats: one link each that everybody has, or invitations that the owner gives
Chooser = Literal["person", "bot", "timer"]
Ending = Literal["agreement", "conceded", "record", "rules"]


class Act(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """Something that happened, at a seat (`Entry.seat`) or to the whole table."""

    @property
    def kind(self) -> str:
        """Its tag."""
        return str(self.__struct_config__.tag)

    def fields(self) -> dict[str, Any]:
        """What is stored of it, beside its tag."""
        fields: dict[str, Any] = msgspec.to_builtins(self)
        del fields["kind"]
        return fields


# --- Choices


class Choice(Act, frozen=True, tag="choice"):
    """Somebody chose an option of a decision. `outcome`: dice that were set, in a record that was uploaded."""

    decision: str  # its id
    option: str  # its text
    by: Chooser
    outcome: Any = None


class Undo(Act, frozen=True, tag="undo"):
    """The seat took its choices after number `to` back; None: its last one."""

    to: int | None


# --- Seats and what opens them


class Take(Act, frozen=True, tag="take"):
    """Somebody sat down. `again`: on a seat that the owner had invited to again."""

    name: str
    device: str | None = None
    again: bool = False


class Link(Act, frozen=True, tag="link"):
    """An invitation to the seat was made, by a seat or (None) by the owner."""

    by: int | None


class Device(Act, frozen=True, tag="device"):
    """Whoever sits there uses another device, too. `owner`: it opens the settings, in the place of a lost return."""

    device: str
    owner: bool = False


class Return(Act, frozen=True, tag="return"):
    """Whoever had lost what opened the seat came back. `owner`: as the table's owner, too."""

    device: str
    by: Literal["cookie", "code"]
    owner: bool = False


class Revoke(Act, frozen=True, tag="revoke"):
    """One of the seat's devices opens nothing any more."""

    device: str


class InviteAgain(Act, frozen=True, tag="invite_again"):
    """Somebody else may sit here after so many seconds, unless whoever does refuses."""

    wait: float


class Refuse(Act, frozen=True, tag="refuse"):
    """The invitation before opens nothing."""


class Leave(Act, frozen=True, tag="leave"):
    """Somebody got up from a table that is over: the next one of the same people does without."""


class ToBot(Act, frozen=True, tag="to_bot"):
    """A bot plays on, as the seat `by` wished, or (None) the owner."""

    bot: str
    by: int | None


class Back(Act, frozen=True, tag="back"):
    """Whoever sits there plays again."""


class Concede(Act, frozen=True, tag="concede"):
    """A simple bot plays the seat on, which cannot win any more."""


class Name(Act, frozen=True, tag="name"):
    """The seat has a name."""

    name: str


class SetTurnEnd(Act, frozen=True, tag="turn_end"):
    """Who ends the turns of the seat."""

    mode: TurnEnd


class Chat(Act, frozen=True, tag="chat"):
    """Something said to all."""

    text: str


# --- What is agreed


class Wishes(Act, frozen=True):
    """Settings, those that change."""

    title: str | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    join: Join | UnsetType = UNSET
    absent_after: float | UnsetType | None = UNSET  # hours
    hints: bool | UnsetType = UNSET

    def settings(self) -> dict[str, Any]:
        """Their values by name."""
        return {name: value for name in SETTINGS if (value := getattr(self, name)) is not UNSET}


class Propose(Wishes, frozen=True, tag="propose"):
    """The owner would like to change settings that concern others."""


class Consent(Act, frozen=True, tag="consent"):
    """Whether the seat (None: the owner, who takes it back) wants what was proposed by the entry of number `to`."""

    to: int
    agree: bool


class Settings(Wishes, frozen=True, tag="settings"):
    """Settings change. `proposal`: the number of the one that all have agreed to."""

    proposal: int | UnsetType = UNSET


class Agree(Act, frozen=True, tag="agree"):
    """Whether the seat wants the table to end now."""

    agree: bool


class Ended(Act, frozen=True, tag="ended"):
    """The table is over before the game is."""

    reason: Ending


class Rematch(Act, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    table: str  # its id


# --- Luck that is brought together (gathering)


class Seal(Act, frozen=True, tag="seal"):
    """The seat has drawn a share of the luck and sealed it."""

    seal: str


class Share(Act, frozen=True, tag="share"):
    """What the seat had sealed."""

    share: str


class Dealt(Act, frozen=True, tag="dealt"):
    """The game begins with the luck that was brought together, or, given up, with the server's alone."""

    given_up: bool


# --- What the server must do


class Resumed(Act, frozen=True, tag="resumed"):
    """The choices no longer replay: the table goes on from its last position, or, without one, from its beginning.

    `redrawn`: with luck that the server drew anew; `seed` is that luck where there is no position.
    """

    position: dict[str, Any] | None
    rules: int
    seed: str | None = None
    redrawn: bool = False


class Clock(Act, frozen=True, tag="clock"):
    """The clock was set back: whatever has waited since a time to come waits from now on."""


SETTINGS: Final = Wishes.__struct_fields__  # what the owner may change later
OWNERS: Final = frozenset({"title", "join"})  # without asking those who play
KINDS: Final[dict[str, type[Act]]] = {
    str(act.__struct_config__.tag): act
    for act in (*Act.__subclasses__(), *Wishes.__subclasses__())
    if act is not Wishes
}
