"""The box: what `gobelin components --json` lists."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import Column, Plot
from gobelin.documents.effects import Ban, Bonus, Effect, Expression, Trigger
from gobelin.documents.generated.enumerations import (
    Achievement,
    AutomaCivilization,
    BotBenefit,
    Building,
    Candidates,
    Category,
    Civilization,
    HexOrder,
    Landmark,
    MatColumn,
    Resource,
    Tapestry,
    Technology,
    Terrain,
    Track,
    TrackOrder,
)

Tier = Literal["I", "II", "III", "IV"]
Terrains = list[Terrain]
Outline = list[str]  # rows of a landmark's shape: 1 where it covers a plot, else 0
Place = list[int]  # a hex as [q, r]


class Space(TypedDict):
    """A space of a track."""

    number: int
    tier: Tier
    name: str
    cost: list[Resource | Literal["any"]]
    benefit: Effect
    bonus: Bonus | None
    landmark: str | None


class LandmarkGained(TypedDict, total=False):
    """How a landmark is gained: on a space of a track, or with a tech card."""

    track: Track
    tier: Tier
    space: int
    tech_card: str


class LandmarkPiece(TypedDict):
    """A landmark: its shape as printed, and for each quarter turn."""

    id: Landmark
    name: str
    gained: LandmarkGained
    footprint: Outline
    turns: list[Outline]
    size: int


class IncomePosition(TypedDict):
    """A place of an income row: what it gives once its building is gone."""

    position: int
    name: str
    income: Expression | None
    vp: Expression | None


class IncomeRow(TypedDict):
    """A row of the income mat."""

    resource: Resource
    positions: list[IncomePosition]


class Capital(TypedDict):
    """A capital city mat; `#` is impassable."""

    number: int
    name: str
    pair: int
    start_small: Place
    start_large: Place
    grid: list[str]
    impassable: list[Plot]


class PrintedLand(TypedDict):
    """Land printed on the map."""

    hex: Place
    role: Literal["centre", "land", "start"]
    vertices: Terrains
    land: Terrains


class Map(TypedDict):
    """A side of the map; starts by number of the capital; `names` as at the rim of the board, "D4"."""

    players: list[int]
    starts: dict[str, Place]
    hexes: list[Place]
    names: list[str]
    neighbours: list[list[Place | None]]
    printed: list[PrintedLand]


class Maps(TypedDict):
    """Both sides of the map."""

    small: Map
    large: Map


class DieFace(TypedDict):
    """What so many faces of a die give."""

    outcome: Expression
    count: int


class Dice(TypedDict):
    """The three dice."""

    science: dict[Track, int]
    conquer_red: list[DieFace]
    conquer_black: list[DieFace]


class AchievementPoints(TypedDict):
    """Points by order of claiming, on each side of the map."""

    small: list[int]
    large: list[int]


class AchievementRow(TypedDict):
    """An achievement."""

    id: Achievement
    vp: AchievementPoints


class TerritoryTile(TypedDict):
    """A territory tile."""

    id: int
    vertices: Terrains
    inner: Terrain | None
    land: Terrains
    benefit: Effect


class SpaceTile(TypedDict):
    """A space tile."""

    id: int
    benefit: Effect


class Prerequisite(TypedDict, total=False):
    """What the top row of a tech card asks for: a tier of a track, or an income row uncovered to a place."""

    track: Track
    tier: int
    income: str
    name: str
    space: int


class TechCard(TypedDict):
    """A tech card."""

    id: Technology
    name: str
    circle: Effect
    square: Effect
    prerequisite: Prerequisite
    landmark: str | None
    once_per_turn: bool


class TapestryCard(TypedDict):
    """A tapestry card."""

    id: Tapestry
    number: int
    name: str
    copies: int
    solo: Literal["kept", "removed"]
    solo_copies: int
    timing: Literal["this_era", "trap", "when_played"]
    effect: Effect | None
    triggers: list[Trigger]
    forbids: list[Ban]
    allows: list[Ban]


class MatSetup(TypedDict):
    """How a civilization begins."""

    tokens_on_mat: int
    where: list[int]
    gain: Effect | None
    outposts_on_mat: NotRequired[int]


class Slot(TypedDict, total=False):
    """A place on a civilization mat: where it lies and what it gives."""

    slot: int
    at: Literal["bottom_left", "bottom_right", "top_left", "top_right"]
    track: Track
    column: int | MatColumn
    row: int | Literal["bottom", "top"]
    gives: Effect | None
    next: list[int]
    place: int
    category: Category
    numbers: list[int]


class StartOnly(TypedDict):
    """What those have who start with a civilization."""

    when: Literal["end_of_first_income"]
    gain: Effect


class MatIncome(TypedDict):
    """What a civilization does in step 1 of income turns."""

    turns: list[int]
    optional: bool
    gain: Effect


class PrintedMat(TypedDict):
    """A civilization mat as printed."""

    setup: MatSetup
    slots: list[Slot]
    start_only: StartOnly | None
    income: MatIncome | None
    passive: list[Trigger]
    forbids: list[Ban]
    allows: list[Ban]
    final: Effect | None
    midgame: Effect | None


class Adjusted(TypedDict):
    """The published adjustment of a civilization."""

    start_bonus: Effect | None


class CivilizationRow(TypedDict):
    """A civilization."""

    id: int
    key: Civilization
    name: str
    solo: bool
    printed: PrintedMat
    adjusted: Adjusted


class DecisionCard(TypedDict):
    """A decision card of the solo game."""

    number: int
    income: bool
    automa_track: Candidates
    shadow_track: Candidates
    track_order: list[TrackOrder]
    map: HexOrder
    topple: bool


class Multipliers(TypedDict):
    """What the Automa scores in an income turn."""

    territory: int
    landmark: int
    exploration: int
    science: int
    military: int
    technology: int


class AutomaMats(TypedDict):
    """The two sides of the Automa's mat, by number of the income turn."""

    normal: dict[str, Multipliers]
    hard: dict[str, Multipliers]


class AutomaLevel(TypedDict):
    """A level of the Automa."""

    level: int
    mat: Literal["hard", "normal"]
    civilizations: int
    first_income: Literal["", "every_track", "favorites", "head_start"]
    extra_advance: bool
    civilization_bonus: bool
    hand: bool
    progress_cards: dict[str, int]


class AutomaBonus(TypedDict):
    """What a civilization of the Automa does in income turns."""

    turns: list[int]
    gain: Effect | BotBenefit


class AutomaCivilizationRow(TypedDict):
    """A civilization of the Automa."""

    name: AutomaCivilization
    favorite: Track
    income_bonus: list[AutomaBonus]


class Geometry(TypedDict):
    """How hexes, corners, plots and districts are named and lie."""

    terrains: Terrains
    directions: list[Place]
    direction_names: list[str]
    vertex_names: list[str]
    middle_island: Place
    columns: list[Column]
    rows: list[int]
    outside_columns: list[str]
    districts: list[list[Plot]]


class Components(TypedDict):
    """The whole box."""

    tracks: dict[Track, list[Space]]
    landmarks: list[LandmarkPiece]
    income_mat: dict[Building, IncomeRow]
    capitals: list[Capital]
    map: Maps
    dice: Dice
    achievements: list[AchievementRow]
    territory_tiles: list[TerritoryTile]
    space_tiles: list[SpaceTile]
    tech_cards: list[TechCard]
    tapestry_cards: list[TapestryCard]
    civilizations: list[CivilizationRow]
    automa_decision_cards: list[DecisionCard]
    automa_mats: AutomaMats
    automa_levels: list[AutomaLevel]
    automa_civilizations: list[AutomaCivilizationRow]
    automa_space_benefits: dict[Track, dict[str, list[BotBenefit]]]
    automa_first_into_era: dict[str, Expression]
    geometry: Geometry
