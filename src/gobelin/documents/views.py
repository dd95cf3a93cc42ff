"""Views: what a player, or a spectator, may see of a table."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import (
    ClosedTrack,
    Column,
    Favorites,
    HeraldsToken,
    Hex,
    Pact,
    Plot,
    Resources,
    Setup,
    Source,
    TechRows,
)
from gobelin.documents.effects import Effect
from gobelin.documents.generated.decisions import AskedNow
from gobelin.documents.generated.enumerations import (
    Achievement,
    AutomaCivilization,
    Bot,
    Building,
    Civilization,
    DecisionKind,
    Landmark,
    Piece,
    Step,
    Tapestry,
    Technology,
    Terrain,
    Track,
)
from gobelin.documents.generated.mats import CivilizationMat


class Waiting(TypedDict):
    """Something still to come: an effect, a question, or a step."""

    player: int
    effect: NotRequired[Effect]
    question: NotRequired[DecisionKind]
    step: NotRequired[Step]
    source: Source | None


class MapToken(TypedDict):
    """A token or building on a hex."""

    id: str
    player: int
    piece: Piece | Literal["outpost", "cube"]
    toppled: bool


class ExploredHex(TypedDict):
    """A hex with a tile, or printed land (no tile), as it lies: corners clockwise from the upper left."""

    tile: int | None
    turn: int
    corners: list[Terrain]
    land: list[Terrain]
    benefit: Effect | None
    controller: int | None
    tokens: list[MapToken]


class Decks(TypedDict):
    """How many cards and tiles lie in the decks, and the discards the viewer has seen."""

    tapestry: int
    tapestry_discard: int
    tapestry_discard_seen: list[Tapestry]
    tech: int
    tech_discard: list[Technology]
    territory: int
    territory_discard: list[int]
    space: int
    civilization: int
    civilization_discard: list[Civilization]


class Solo(TypedDict):
    """What the bots of the solo game have."""

    automa: int | None
    shadow_empire: int
    civilizations: list[AutomaCivilization]
    favorites: Favorites
    decision_card: int | None
    tiebreaker_card: int | None
    deck: int
    discard: list[int]
    seen: list[int]
    progress: int
    progress_seen: list[int]


class TrackToken(TypedDict):
    """A player token on a track."""

    id: str
    track: Track
    space: int


class CityPiece(TypedDict):
    """A building in a city or beside it; landmarks say how they lie."""

    id: str
    beside: bool
    piece: Piece
    plots: NotRequired[list[Plot]]
    corner: NotRequired[str]
    turn: NotRequired[int]


class City(TypedDict):
    """What stands in a city, and what is complete."""

    pieces: list[CityPiece]
    filled: list[Plot]
    rows: list[int]
    columns: list[Column]


class PlayerView(TypedDict):
    """What can be seen of one player."""

    seat: int
    bot: Bot | None
    vp: int
    era: int
    finished: bool
    resources: Resources
    tokens: dict[Track, list[int]]
    track_tokens: list[TrackToken]
    singularity: bool
    taken: dict[Building, int]
    outposts: int
    hand_size: int
    hand: list[Tapestry] | None
    territory_tiles: list[int]
    space_tiles: list[int]
    explored_space: list[int]
    tech: TechRows
    inventors_tokens: list[Technology]
    landmarks: list[Landmark]
    capital: int | None
    buildings: list[str]
    city: City | None
    rows_and_columns: int
    districts: list[int]
    tapestries: dict[Literal["1", "2", "3", "4"], list[Tapestry | Literal["face_down"]]]
    active: Tapestry | None
    pact: Pact
    civilizations: list[CivilizationMat]
    achievements: list[Achievement]
    outposts_toppled: int
    territories: list[Hex]
    used_spaces: list[Source]
    dealt_capitals: list[int]
    dealt_civilizations: list[Civilization]
    rejected_civilization: Civilization | None


class View(TypedDict):
    """What one player, or a spectator (`viewer` is null), may see."""

    viewer: int | None
    options: Setup
    map: Literal["small", "large"]
    first_player: int
    turn: int | None
    turn_number: int
    over: bool
    started: bool
    decision: AskedNow | None
    waiting: list[Waiting]
    hexes: dict[Hex, ExploredHex | None]
    landmarks: dict[Landmark, int | Literal["out_of_play"] | None]
    achievements: dict[Achievement, list[int]]
    closed_tracks: list[ClosedTrack]
    heralds_tokens: list[HeraldsToken]
    historians_tokens: list[int]
    inventors_tokens: list[Technology]
    display: list[Technology]
    decks: Decks
    solo: Solo | None
    players: list[PlayerView]
