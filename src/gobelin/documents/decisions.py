"""Decisions and their options."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import Hex, Plot, Source
from gobelin.documents.effects import Bonus, Effect, Gains
from gobelin.documents.enumerations import (
    Building,
    Category,
    Civilization,
    DecisionKind,
    Landmark,
    MatColumn,
    Part,
    Piece,
    Resource,
    Tapestry,
    Technology,
    TechRow,
    Thing,
    Track,
    Verb,
)
from gobelin.rules.notation import Refusal

# `from` and `for` are words of Python, so that they cannot be fields of a class.
_From = TypedDict("_From", {"from": int})
_MayBeFrom = TypedDict("_MayBeFrom", {"from": int}, total=False)


class PaidFor(TypedDict, total=False):
    """What is paid for: an advance onto a space of a track, or an effect."""

    track: Track
    space: int
    effect: Effect


_For = TypedDict("_For", {"for": PaidFor}, total=False)

Price = Resource | Literal["any"]


class Move(_From):
    """What lies ahead of a token: the space, its price, what of it is missing, and why it cannot be reached."""

    track: Track
    space: int
    cost: list[Price]
    missing: list[Price]
    closed_by: int | None
    refused: Refusal | None


class About(_For, total=False):
    """What a question is about beyond its source; which keys there are depends on its kind."""

    amount: int
    any: int
    anywhere: bool
    attacker: int
    black: Resource | Literal["territory"]
    bonus: Bonus
    both: bool
    card: Technology
    category: Category
    count: int
    dice: Literal["one", "both", "both_if_opponent"]
    effect: Effect
    era: int
    fixed: list[Resource]
    free: bool
    gain: Gains
    hex: Hex
    hexes: list[Hex]
    host: int
    left: int
    moves: list[Move]
    opponent: int
    opponent_paid: bool
    parts: dict[Part, Effect]
    piece: Piece
    plot: Plot
    red: int | Literal["territories"]
    refused: dict[str, Refusal]
    row: TechRow
    scores: list[int] | dict[Hex, list[int]]
    sides: int | list[int] | list[list[int]]
    slot: int
    tile: int
    track: Track
    tracks: list[Track]
    upgrade: bool
    what: Literal["tapestry", "tech", "territory"]


class Decision(TypedDict):
    """The viewer's own decision; the id is null in past moments."""

    id: str | None
    player: int
    kind: DecisionKind
    source: Source
    about: About


class OptionArguments(_MayBeFrom, total=False):
    """What an option chooses; which keys there are depends on its verb."""

    amount: int
    capital: int
    card: Tapestry
    civilization: Civilization
    column: MatColumn
    corner: str
    die: Literal["red", "black"]
    era: int
    hex: Hex
    landmark: Landmark
    number: int
    part: Part
    piece: Piece
    player: int
    plot: Plot
    plots: list[Plot]
    resource: Resource
    resources: list[Resource]
    row: Literal["top", "bottom"]
    slot: int
    space: int
    technology: Technology | None
    tile: int
    to: int
    track: Track
    turn: int


class OnTable(TypedDict):
    """Something on the table that an option is about."""

    thing: Thing
    building: NotRequired[Building]
    capital: NotRequired[int]
    card: NotRequired[Tapestry]
    civilization: NotRequired[Civilization]
    column: NotRequired[MatColumn]
    deck: NotRequired[Literal["tech"]]
    die: NotRequired[Literal["red", "black"]]
    era: NotRequired[int]
    hex: NotRequired[Hex]
    landmark: NotRequired[Landmark]
    number: NotRequired[int]
    part: NotRequired[Part]
    piece: NotRequired[Piece]
    player: NotRequired[int | None]
    plot: NotRequired[Plot]
    resource: NotRequired[Resource]
    row: NotRequired[TechRow | Literal["display"]]
    slot: NotRequired[int]
    space: NotRequired[int]
    technology: NotRequired[Technology]
    tile: NotRequired[int]
    track: NotRequired[Track]


class Option(TypedDict):
    """An option with all that is said of it by itself."""

    text: str
    action: int
    verb: Verb
    arguments: OptionArguments
    on: list[OnTable]
