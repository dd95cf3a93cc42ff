"""The fixed action space: every option of every decision is one integer, and every integer has one text.

A *verb* owns a run of integers, one for each of its arguments: ``advance science`` is the verb ``advance`` with its
second argument. Texts and integers translate both ways without looking at a game, so records, bots and learning code
can use either. docs/notation.md lists the verbs; adding one at the end keeps all older numbers.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.components.landmarks import PLACEMENTS, plot_name
from gobelin.rules.components.maps import HEX_NAMES
from gobelin.rules.names import BUILDINGS, CIVILIZATIONS, LANDMARKS, RESOURCES, TAPESTRIES, TECHNOLOGIES, TRACKS

_texts: list[str] = []
VERBS: Final[dict[str, tuple[int, int]]] = {}  # verb -> (first integer, number of integers)


def _verb(name: str, arguments: list[str]) -> int:
    """Append a verb to the action space and return its first integer."""
    first = len(_texts)
    VERBS[name] = (first, len(arguments))
    _texts.extend(f"{name} {argument}" if argument else name for argument in arguments)
    return first


def _multisets(size: int, start: int = 0) -> list[tuple[int, ...]]:
    """All ways to choose `size` resources, order aside."""
    if size == 0:
        return [()]
    return [(first, *rest) for first in range(start, 4) for rest in _multisets(size - 1, first)]


# Resources are paid and gained in one go: each multiset of one to three resources is an argument.
MULTISETS: Final = [multiset for size in (1, 2, 3) for multiset in _multisets(size)]
COUNTS: Final = tuple(tuple(multiset.count(resource) for resource in range(4)) for multiset in MULTISETS)
_multiset_texts: Final = [" ".join(RESOURCES[resource] for resource in multiset) for multiset in MULTISETS]
OF_SIZE: Final = tuple(
    tuple(number for number, multiset in enumerate(MULTISETS) if len(multiset) == size) for size in range(4)
)

# What a part of a benefit is called when its owner picks one of several, or the next one.
PARTS: Final = (
    *BUILDINGS, "explore", "explore_space", "conquer", "research", "invent", "upgrade", "circle", "square", "refresh",
    "resource", "resources", "vp", "territory", "space_tile", "tapestry", "play_tapestry", "civilization", "landmark",
    "advance", *(f"advance_{track}" for track in TRACKS), "regress", "repeat", "singularity", "uprising",
)  # fmt: skip

_players: Final = [str(number) for number in range(1, 6)]
_plots: Final = [plot_name(plot) for plot in range(81)]
_spaces: Final = [f"{track} {space}" for track in TRACKS for space in range(13)]

# Yes, no and enough
ACCEPT: Final = _verb("accept", [""])
DECLINE: Final = _verb("decline", [""])
DONE: Final = _verb("done", [""])
END_TURN: Final = _verb("end turn", [""])
# Set-up
CAPITAL: Final = _verb("capital", [str(number) for number in range(1, 7)])
CIVILIZATION: Final = _verb("civilization", list(CIVILIZATIONS))
# Turns and tracks
INCOME: Final = _verb("income", [""])
ADVANCE: Final = _verb("advance", list(TRACKS))
TRACK: Final = _verb("track", list(TRACKS))
TOKEN: Final = _verb("token", _spaces)
TOKEN_OF: Final = _verb("token of", [f"{player} {space}" for player in _players for space in _spaces])
MOVE: Final = _verb("move", [f"{track} {a} to {b}" for track in TRACKS for a in range(13) for b in range(13)])
# Resources
PAY: Final = _verb("pay", _multiset_texts)
GAIN: Final = _verb("gain", _multiset_texts)
CONVERT: Final = _verb("convert food to", list(RESOURCES))
BUY: Final = _verb("buy", ["1", "2", "3"])
SELL: Final = _verb("sell", ["1", "2", "3"])
# Parts of a benefit
DO: Final = _verb("do", list(PARTS))
# The map
TILE: Final = _verb("tile", [str(number) for number in range(1, 49)])
HEX: Final = _verb("hex", list(HEX_NAMES))
TURN: Final = _verb("turn", [str(steps) for steps in range(6)])
SPACE_TILE: Final = _verb("space tile", [str(number) for number in range(1, 16)])
DIE: Final = _verb("die", ["red", "black"])
USE_TRAP: Final = _verb("trap", [""])
# Cards
INVENT: Final = _verb("invent", [*TECHNOLOGIES, "deck"])
INVENT_DECK: Final = INVENT + len(TECHNOLOGIES)
UPGRADE: Final = _verb("upgrade", list(TECHNOLOGIES))
TECH: Final = _verb("tech", list(TECHNOLOGIES))
PLAY: Final = _verb("play", list(TAPESTRIES))
DISCARD: Final = _verb("discard", list(TAPESTRIES))
MAT: Final = _verb("mat", [f"{player} era {era}" for player in _players for era in range(1, 5)])
# The city
PLACE: Final = _verb("place", [f"{building} {plot}" for building in BUILDINGS for plot in _plots])
PLACE_BESIDE: Final = _verb("place beside", [*BUILDINGS, *LANDMARKS])
LANDMARK: Final = _verb("landmark", list(LANDMARKS))
PLOT: Final = _verb("plot", _plots)
# People, mats of civilizations
PLAYER: Final = _verb("player", _players)
SLOT: Final = _verb("slot", [str(number) for number in range(1, 32)])
NUMBER: Final = _verb("number", [str(number) for number in range(1, 10)])
ROW: Final = _verb("row", ["top", "bottom"])
COLUMN: Final = _verb("column", ["left", "middle", "right"])
ROLL: Final = _verb("roll", [""])

# Landmarks on plots, one verb for all: PLACE_LANDMARK[landmark] lists (action, plots covered).
PLACE_LANDMARK: Final[list[list[tuple[int, int]]]] = []
LANDMARK_PLOTS: Final[dict[int, tuple[int, int]]] = {}  # action -> (landmark, plots covered)
for _landmark, _name in enumerate(LANDMARKS):
    _first = _verb(f"place {_name}", [placement.name for placement in PLACEMENTS[_landmark]])
    PLACE_LANDMARK.append([(_first + n, placement.plots) for n, placement in enumerate(PLACEMENTS[_landmark])])
    for _action, _mask in PLACE_LANDMARK[_landmark]:
        LANDMARK_PLOTS[_action] = (_landmark, _mask)

TEXTS: Final[tuple[str, ...]] = tuple(_texts)
ACTIONS: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}
ACTION_COUNT: Final = len(TEXTS)
