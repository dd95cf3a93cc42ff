"""Effects in the notation of docs/notation.md."""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.generated.enumerations import Building, Method, Track
from gobelin.rules.engine.notation import Law, Moment, Rule, Who, Word

Gains = Literal["full", "benefit", "none", "free_bonus"]


class AdvanceEffect(TypedDict):
    """A step on a track: which, and what is gained."""

    track: Track | list[Track] | Literal["any"]
    gain: Gains


class ConquerEffect(TypedDict):
    """Where to conquer, and how many dice are gained."""

    where: Literal["adjacent", "anywhere"]
    dice: Literal["one", "both", "both_if_opponent"]


class ByTerrain(TypedDict):
    """What each terrain brings."""

    desert: "Effect"
    forest: "Effect"
    grass: "Effect"
    mountain: "Effect"


class Expression(TypedDict, total=False):
    """An effect that is more than a word: gains, connecting words, or a rule with the numbers and effects in it."""

    coin: int
    worker: int
    food: int
    culture: int
    any: int
    vp: int | list[int]
    vp_per: Method
    times: int
    territory: int
    space: int
    tapestry: int
    tech: int
    building: Building | list[Building] | Literal["any"]
    landmark: str
    explore: Literal["anywhere"]
    conquer: ConquerEffect
    research: Literal["full", "bare"]
    advance: AdvanceEffect
    regress: AdvanceEffect
    repeat: AdvanceEffect
    invent: Literal["face_up", "top_of_deck"]
    then: list["Effect"]
    all: list["Effect"]
    one_of: list["Effect"]
    may: "Effect"
    pay: "Expression"
    gain: "Effect | Gains | ByTerrain"
    # Rules and what stands beside their names
    rule: Rule
    at_least: int
    back_on_others: int
    beside: "Effect"
    beyond: "Effect"
    bust: "Effect"
    each: "Effect | Gains"
    empty: "Effect"
    fewest: "Effect"
    first: "Effect"
    forward: int
    if_opponent_paid: "Effect"
    last_turn: "Effect"
    market: "Effect"
    most: "Effect"
    neighbours: Gains
    opponent: Gains
    opponents: Gains
    otherwise: "Effect"
    owner: Gains
    spaces: int
    spare: int
    timing: Literal["any"]
    up_to: int


Effect = Word | Expression


class Bonus(TypedDict):
    """What a bonus costs and brings."""

    pay: Expression
    gain: Effect


class Trigger(TypedDict):
    """When somebody does something, the owner of a power gains something; `track` where only one counts."""

    on: Moment
    who: Who
    gain: Effect
    track: NotRequired[Track]


class Ban(TypedDict):
    """What somebody cannot, or may, do while a power is in force."""

    what: Law
    who: Who
    of: NotRequired[Who]
    track: NotRequired[Track]
