"""Positions: tables to be edited by hand."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import (
    ClosedTrack,
    Favorites,
    HeraldsToken,
    Hex,
    Pact,
    Resources,
    Setup,
    TechRows,
)
from gobelin.documents.generated.enumerations import (
    Achievement,
    AutomaCivilization,
    Civilization,
    Counter,
    Landmark,
    Method,
    Piece,
    PointSource,
    Tapestry,
    Technology,
    Track,
)
from gobelin.documents.generated.mats import PositionCivilization
from gobelin.documents.tables import PointsByEra


class PositionToken(TypedDict):
    """A token or building on a hex."""

    player: int
    piece: Piece | Literal["outpost", "cube"]
    toppled: bool


class PositionHex(TypedDict):
    """An explored hex; printed land has no tile."""

    tile: int | None
    turn: int
    tokens: list[PositionToken]


class SeenDiscard(TypedDict):
    """A discarded tapestry card and who has seen it."""

    card: Tapestry
    seen_by: list[int] | Literal["everybody"]


class PositionDecks(TypedDict):
    """Decks and discards; the top card is the last."""

    tapestry: list[Tapestry]
    tapestry_discard: list[SeenDiscard]
    tech: list[Technology]
    tech_discard: list[Technology]
    territory: list[int]
    territory_discard: list[int]
    space: list[int]
    civilization: list[Civilization]
    civilization_discard: list[Civilization]


class PositionSolo(TypedDict):
    """The bots of the solo game."""

    favorites: Favorites
    civilizations: list[AutomaCivilization]
    deck: list[int]
    discard: list[int]
    progress: list[int]
    decision_card: int | None
    tiebreaker_card: int | None
    seen: list[int]


class MatCard(TypedDict):
    """A tapestry card on an income mat."""

    card: Tapestry
    face_down: bool


class Stats(TypedDict):
    """The figures of the score sheet; bots have counts only."""

    points_by_source: NotRequired[dict[PointSource, int]]
    points_by_era: NotRequired[PointsByEra]
    points_by_method: NotRequired[dict[Method, int]]
    counts: dict[Counter, int]


class PositionPlayer(TypedDict):
    """One player; bots have fewer keys."""

    vp: NotRequired[int]
    era: NotRequired[int]
    tokens: dict[Track, list[int]]
    hand: NotRequired[list[Tapestry]]
    tapestries: NotRequired[dict[Literal["1", "2", "3", "4"], list[MatCard]]]
    stats: Stats
    resources: NotRequired[Resources]
    singularity: NotRequired[bool]
    territory_tiles: NotRequired[list[int]]
    space_tiles: NotRequired[list[int]]
    explored_space: NotRequired[list[int]]
    tech: NotRequired[TechRows]
    capital: NotRequired[int]
    buildings: NotRequired[list[str]]
    copied_card: NotRequired[Tapestry | None]
    pact: NotRequired[Pact]
    civilizations: NotRequired[list[PositionCivilization]]
    rejected_civilization: NotRequired[Civilization | None]
    landmarks: NotRequired[list[Landmark]]


class PositionLuck(TypedDict):
    """What will be drawn follows from the key (64 hexadecimal digits) and how many words have been drawn."""

    key: str
    drawn: int


class Position(TypedDict):
    """A table at the start of a turn."""

    format: Literal["gobelin-position"]
    version: int
    options: Setup
    turn: int
    turn_number: int
    first_player: int
    luck: PositionLuck
    hexes: dict[Hex, PositionHex]
    landmarks_out_of_play: list[Landmark]
    display: list[Technology]
    decks: PositionDecks
    achievements: dict[Achievement, list[int]]
    closed_tracks: list[ClosedTrack]
    heralds_tokens: NotRequired[list[HeraldsToken]]
    historians_tokens: NotRequired[list[int]]
    inventors_tokens: NotRequired[list[Technology]]
    solo: PositionSolo | None
    players: list[PositionPlayer]
