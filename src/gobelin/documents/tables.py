"""Tables: all that one screen needs; and the score sheet."""

from typing import TypedDict

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


class Table(TypedDict):
    """The view, the own decision with its options, what they would bring, and how far undo reaches."""

    view: View
    choice: int
    deciders: list[int]
    decision: Decision | None
    options: list[Option]
    previews: list[Preview] | None
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
