"""Tables: all that one screen needs; and the score sheet."""

from typing import Literal, TypedDict

from gobelin.documents.common import Resources
from gobelin.documents.generated.decisions import Decision
from gobelin.documents.generated.enumerations import (
    Building,
    Civilization,
    Counter,
    Method,
    PointSource,
    Track,
    UndoReason,
)
from gobelin.documents.generated.events import Told
from gobelin.documents.generated.options import Option
from gobelin.documents.views import View


class Block(TypedDict):
    """Why the choice of this number stands."""

    reason: UndoReason
    choice: int


class Undo(TypedDict):
    """How far the viewer may go back: own choices, down to the choice number `to`."""

    steps: int
    to: int | None
    blocked_by: Block | None


class Preview(TypedDict):
    """What an option would bring: itself, and then anyway; and whether it reveals something."""

    direct: list[Told]
    then: list[Told]
    reveals: bool


class ForecastLine(TypedDict):
    """The points of one exposed space of the income mat."""

    building: Building
    position: int
    per: Method
    points: int


class Forecast(TypedDict):
    """What a player's next income turn would bring if it were taken now.

    `lost` is what goes beyond 8; `first_into_era` how many resources of choice; `open` the steps before the count in
    which the player may add something. The fifth income turn is the `last`: it brings points only.
    """

    player: int
    era: int
    last: bool
    vp: int
    resources: Resources
    lost: Resources
    territory: int
    tapestry: int
    first_into_era: int
    lines: list[ForecastLine]
    open: list[Literal["civilization", "tapestry", "upgrade"]]


class Table(TypedDict):
    """The view, the own decision with its options, what they would bring, and how far undo reaches."""

    view: View
    choice: int
    deciders: list[int]
    decision: Decision | None
    options: list[Option]
    previews: list[Preview] | None
    forecasts: list[Forecast]
    undo: Undo | None


class PointsByEra(TypedDict):
    """Points by the time they were made."""

    setup: int
    era_1: int
    era_2: int
    era_3: int
    era_4: int
    income_5: int
    after_end: int


class TurnPoints(TypedDict):
    """What the player of the sheet made in a turn, whose turn it was, and the points after it."""

    turn: int
    player: int | None
    points: int
    vp: int


class ScoreSheet(TypedDict):
    """The figures of one player."""

    vp: int
    points_by_source: dict[PointSource, int]
    points_by_era: PointsByEra
    points_by_method: dict[Method, int]
    counts: dict[Counter, int]
    tracks: dict[Track, int]
    income_spaces: dict[Building, int]
    income_buildings: int
    landmarks: int
    outposts_on_map: int
    territories: int
    tech_cards: int
    districts: int
    capital: int | None
    civilization: Civilization | None
    civilizations: int
    resources_left: int
    points_by_turn: list[TurnPoints]
