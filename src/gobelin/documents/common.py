"""What several documents are made of."""

import re
from dataclasses import dataclass
from typing import Annotated, Final, TypedDict, get_args

from gobelin.documents.generated.enumerations import Civilization, SourceKind, Tapestry, Technology, Track


@dataclass(frozen=True)
class Pattern:
    """What a text looks like."""

    text: str


SOURCE_PATTERN: Final = f"^({'|'.join(map(re.escape, get_args(SourceKind)))})( [a-z0-9_ ]+)?$"

# What asks or gives, as in "space science 4"; a hex as in "0,-2"; a plot of a city as in "c4"; a column of a city
Source = Annotated[str, Pattern(SOURCE_PATTERN)]
Hex = Annotated[str, Pattern("^-?[0-9],-?[0-9]$")]
Plot = Annotated[str, Pattern("^[a-i][1-9]$")]
Column = Annotated[str, Pattern("^[a-i]$")]


class Setup(TypedDict):
    """What a table agreed on before the game."""

    players: int
    civilizations: list[Civilization | None]
    capitals: list[int | None]
    start_bonus: bool
    without: list[Tapestry]
    loop_guard: bool
    optional_x_advance: bool
    confirm_turns: bool
    level: int
    shadow_empire: bool


class Resources(TypedDict):
    """How many of each."""

    coin: int
    worker: int
    food: int
    culture: int


class TechRows(TypedDict):
    """Tech cards by row."""

    bottom: list[Technology]
    middle: list[Technology]
    top: list[Technology]


class ClosedTrack(TypedDict):
    """A track that a card of its owner has closed."""

    track: Track
    owner: int


class HeraldsToken(TypedDict):
    """On a tapestry card of an income mat; `depth` is how many cards lie below it."""

    player: int
    era: int
    depth: int


class Pact(TypedDict):
    """The opponent, and perhaps the track, that a card was played upon."""

    player: int | None
    track: Track | None


class Favorites(TypedDict):
    """The favourite tracks of the bots."""

    automa: Track | None
    shadow_empire: Track
