"""Events: what happened, or what an option would bring."""

from typing import Literal, Required, TypedDict

from gobelin.documents.common import Column, Hex, Plot, Source
from gobelin.documents.effects import Effect
from gobelin.documents.enumerations import (
    Achievement,
    AutomaCivilization,
    BotBenefit,
    Building,
    Candidates,
    Category,
    Civilization,
    EventKey,
    HexOrder,
    Landmark,
    MatColumn,
    Method,
    Piece,
    Resource,
    Tapestry,
    Technology,
    TechRow,
    Track,
    TrackOrder,
)
from gobelin.rules.notation import HexReason, Idleness


class Stage(TypedDict):
    """One step of a bot's choice of a hex: what was valid before it, and how far each hex is (null: no path)."""

    reason: HexReason
    hexes: list[Hex]
    distances: dict[Hex, int | None]


class Told(TypedDict, total=False):
    """An event by itself, as previews tell it: its key, whose it is, what it comes from, and its arguments."""

    key: Required[EventKey]
    player: int
    source: Source
    achievement: Achievement
    after: int
    aim: Literal["advance", "favorite"]
    amount: int
    before: int
    benefit: BotBenefit
    black: Resource | Literal["territory"]
    building: Building
    buildings: list[Building]
    candidates: list[Hex] | list[Track]
    capital: int
    card: Tapestry | Technology | int
    cards: list[Tapestry | Technology | int]
    category: Category
    civilization: Civilization | AutomaCivilization
    column: MatColumn
    columns: list[Column]
    decision: int
    decision_card: int
    deck: Literal["decision", "tapestry", "tech", "territory"]
    district: int
    districts: list[int]
    effect: Effect
    era: int
    exposed: int
    favorite: Track
    hand: int
    hex: Hex
    holder: int
    landmark: Landmark
    left: int
    level: int
    lost: int
    number: int
    opponent: int | None
    order: HexOrder | list[TrackOrder] | None
    per: Method
    piece: Piece
    plots: list[Plot]
    points: int
    reason: Idleness
    reasons: list[HexReason]
    red: int | Literal["territories"]
    resource: Resource
    resources: list[Resource]
    row: TechRow
    rows: list[int]
    rule: Candidates
    sides: list[int]
    size: int
    slot: int
    space: int
    stages: list[Stage]
    steps: dict[Track, int]
    tiebreaker: int
    tiebreaker_card: int | None
    tile: int
    tiles: list[int]
    track: Track
    turned: int
    vp: int
    where: str
    winners: list[int]


class Event(Told):
    """An event of the log: its number, the number of the choice that caused it (0: the set-up), and of the turn."""

    n: int
    choice: int
    turn: int


class Preview(TypedDict):
    """What an option would bring: itself, and then anyway; and whether it reveals something."""

    direct: list[Told]
    then: list[Told]
    reveals: bool
