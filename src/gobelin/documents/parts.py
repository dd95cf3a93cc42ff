"""What stands inside of events, decisions and options."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import Hex
from gobelin.documents.effects import Effect
from gobelin.documents.generated.enumerations import Resource, Track
from gobelin.rules.engine.notation import HexReason, Refusal

Aim = Literal["advance", "favorite"]
ConquerDice = Literal["one", "both", "both_if_opponent"]
ConquerDie = Literal["red", "black"]
Deck = Literal["tapestry", "tech", "territory"]
MatRow = Literal["top", "bottom"]

BlackFace = Resource | Literal["territory"]
RedFace = int | Literal["territories"]
Price = Resource | Literal["any"]

Nothing = TypedDict("Nothing", {})  # noqa: UP013  # it has no more to say than its name


class Logged(TypedDict):
    """What an event of the log has beyond the event: its number, that of the choice that caused it, and of the turn."""

    n: int
    choice: int
    turn: int


class Identified(TypedDict):
    """What the viewer's own decision has beyond the question: its id, null in past moments."""

    id: str | None


class WithOptions(TypedDict):
    """What a view has beyond the question: the texts of the options, for the player who is asked alone."""

    options: NotRequired[list[str]]


class Stage(TypedDict):
    """One step of a bot's choice of a hex: what was valid before it, and how far each hex is (null: no path)."""

    reason: HexReason
    hexes: list[Hex]
    distances: dict[Hex, int | None]


class PaidAdvance(TypedDict):
    """An advance onto a space of a track, which is paid for."""

    track: Track
    space: int


class PaidEffect(TypedDict):
    """An effect that is paid for."""

    effect: Effect


PaidFor = PaidAdvance | PaidEffect

# `from` is a word of Python, so that it cannot be a field of a class.
_From = TypedDict("_From", {"from": int})


class Move(_From):
    """What lies ahead of a token: the space, its price, what of it is missing, and why it cannot be reached."""

    track: Track
    space: int
    cost: list[Price]
    missing: list[Price]
    closed_by: int | None
    refused: Refusal | None
