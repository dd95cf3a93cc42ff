"""The fixed action space: every option of every decision is one integer, and every integer has one text.

A *verb* owns runs of integers, one integer for each combination of its arguments: ``token science 8`` is the verb
``token`` with the arguments track and space. Each run is declared once, below: its text, its arguments and their
values in the order in which they are counted (the last argument counts fastest). Texts, integers, verbs and arguments
translate into each other without looking at a game, so records, bots, screens and learning code can use any of them.

The rules use the functions at the end: ``token(track, space)`` is the integer, ``token_of(integer)`` the track and
space; no other module does arithmetic with actions.

How it grows: integers are never renumbered or used again. New verbs, and new values of old verbs, are runs declared
after the last one, as the verb ``place`` has a run for each landmark; ACTION_SPACE_VERSION then counts up. New tapestry
cards and civilizations get their runs by themselves (names.NAMED). Whatever was made for an older version knows the
first integers of every newer one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product
from typing import Final

from gobelin.rules.printed.landmarks import PLACEMENTS, plot_name
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    NAMED,
    NONE,
    PIECES,
    RESOURCES,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)

ACTION_SPACE_VERSION: Final[int] = len(NAMED)


class Argument:
    """An argument of a verb: its values as JSON (tuples are lists there) and as words of the option texts.

    `also` are further names that follow from the value: a landmark's plots say which corner it lies by.
    """

    def __init__(
        self,
        name: str,
        values: Sequence[object],
        words: Sequence[str] = (),
        also: dict[str, Sequence[object]] | None = None,
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.words = tuple(words) or tuple(str(value) for value in values)
        self.also = also or {}


class Run:
    """The integers of a verb from `first` on; `text` names the arguments in braces, `name` is the verb."""

    def __init__(self, name: str, text: str, first: int, arguments: tuple[Argument, ...]) -> None:
        self.name = name
        self.text = text
        self.first = first
        self.arguments = arguments
        self.count = 1
        steps: list[int] = []  # the step of an argument: how far apart its neighbouring values are
        for argument in reversed(arguments):
            steps.insert(0, self.count)
            self.count *= len(argument.values)
        self.steps = tuple(steps)


RUNS: Final[list[Run]] = []
_texts: list[str] = []
_run_of: list[int] = []  # by action, the number of its run


def _verb(text: str, *arguments: Argument, name: str = "") -> int:
    """Append a run to the action space and return its first integer. The verb is what stands before the arguments."""
    run = Run(name or text.partition(" {")[0].replace(" ", "_"), text, len(_texts), arguments)
    for numbers in product(*(range(len(argument.values)) for argument in arguments)):
        words: dict[str, object] = {}
        for argument, number_ in zip(arguments, numbers, strict=True):
            words[argument.name] = argument.words[number_]
            for also, values in argument.also.items():
                words[also] = values[number_]
        _texts.append(text.format_map(words))
    _run_of.extend([len(RUNS)] * run.count)
    RUNS.append(run)
    return run.first


def _multisets(size: int, start: int = 0) -> list[tuple[int, ...]]:
    """All ways to choose `size` resources, order aside."""
    if size == 0:
        return [()]
    return [(first, *rest) for first in range(start, 4) for rest in _multisets(size - 1, first)]


# Resources are paid and gained in one go: each multiset of one to three resources is a value.
MULTISETS: Final = [multiset for size in (1, 2, 3) for multiset in _multisets(size)]
COUNTS: Final = tuple(tuple(multiset.count(resource) for resource in range(4)) for multiset in MULTISETS)
OF_SIZE: Final = tuple(tuple(n for n, multiset in enumerate(MULTISETS) if len(multiset) == size) for size in range(4))

# What a part of a benefit is called when its owner picks one of several, or the next one.
PARTS: Final = (
    *BUILDINGS, "explore", "explore_space", "conquer", "research", "invent", "upgrade", "circle", "square", "refresh",
    "resource", "resources", "vp", "territory", "space_tile", "tapestry", "play_tapestry", "civilization", "landmark",
    "advance", *(f"advance_{track}" for track in TRACKS), "regress", "repeat", "singularity", "uprising",
)  # fmt: skip

# Arguments of several verbs. Players are counted from 0, in texts from 1.
_SPACES: Final = range(13)
_PLOTS: Final = tuple(plot_name(plot) for plot in range(81))
_named_resources: Final = [tuple(RESOURCES[resource] for resource in multiset) for multiset in MULTISETS]

_track: Final = Argument("track", TRACKS)
_space: Final = Argument("space", _SPACES)
_player: Final = Argument("player", range(5), [str(seat + 1) for seat in range(5)])
_resources: Final = Argument("resources", _named_resources, [" ".join(names) for names in _named_resources])
_amount: Final = Argument("amount", (1, 2, 3))
_technology: Final = Argument("technology", TECHNOLOGIES)


def _civilizations(first: int, last: int) -> None:
    """The verb of some of the civilizations; of none there is no run."""
    if first < last:
        _verb("civilization {civilization}", Argument("civilization", CIVILIZATIONS[first:last]))


def _cards(first: int, last: int) -> None:
    """The verbs of some of the tapestry cards; of none there is no run."""
    if first < last:
        _verb("play {card}", Argument("card", TAPESTRIES[first:last]))
        _verb("discard {card}", Argument("card", TAPESTRIES[first:last]))


# Yes, no and enough
ACCEPT: Final[int] = _verb("accept")
DECLINE: Final[int] = _verb("decline")
DONE: Final[int] = _verb("done")
END_TURN: Final[int] = _verb("end turn")
# Set-up
_CAPITAL: Final[int] = _verb("capital {capital}", Argument("capital", range(1, 7)))
_civilizations(0, NAMED[0][1])
# Turns and tracks
INCOME: Final[int] = _verb("income")
_ADVANCE: Final[int] = _verb("advance {track}", _track)
_TRACK: Final[int] = _verb("track {track}", _track)
_TOKEN: Final[int] = _verb("token {track} {space}", _track, _space)
_TOKEN_OF: Final[int] = _verb("token of {player} {track} {space}", _player, _track, _space)
_MOVE: Final[int] = _verb("move {track} {from} to {to}", _track, Argument("from", _SPACES), Argument("to", _SPACES))
# Resources
_PAY: Final[int] = _verb("pay {resources}", _resources)
_GAIN: Final[int] = _verb("gain {resources}", _resources)
_CONVERT: Final[int] = _verb("convert food to {resource}", Argument("resource", RESOURCES), name="convert")
_BUY: Final[int] = _verb("buy {amount}", _amount)
_SELL: Final[int] = _verb("sell {amount}", _amount)
# Parts of a benefit
_DO: Final[int] = _verb("do {part}", Argument("part", PARTS))
# The map
_TILE: Final[int] = _verb("tile {tile}", Argument("tile", range(1, 49)))
_HEX: Final[int] = _verb("hex {hex}", Argument("hex", HEX_NAMES))
_TURN: Final[int] = _verb("turn {turn}", Argument("turn", range(6)))
_SPACE_TILE: Final[int] = _verb("space tile {tile}", Argument("tile", range(1, 16)))
_DIE: Final[int] = _verb("die {die}", Argument("die", ("red", "black")))
USE_TRAP: Final[int] = _verb("trap")
# Cards. The card to invent may be the top one of the deck, which nobody knows yet: None.
_INVENT: Final[int] = _verb(
    "invent {technology}", Argument("technology", (*TECHNOLOGIES, None), (*TECHNOLOGIES, "deck"))
)
INVENT_DECK: Final = _INVENT + len(TECHNOLOGIES)
_UPGRADE: Final[int] = _verb("upgrade {technology}", _technology)
_TECH: Final[int] = _verb("tech {technology}", _technology)
_cards(0, NAMED[0][0])
_MAT: Final[int] = _verb("mat {player} era {era}", _player, Argument("era", range(1, 5)))
# The city
_PLACE: Final[int] = _verb(
    "place {piece} {plots}", Argument("piece", BUILDINGS), Argument("plots", [(plot_,) for plot_ in _PLOTS], _PLOTS)
)
_PLACE_BESIDE: Final[int] = _verb("place beside {piece}", Argument("piece", PIECES))
_LANDMARK: Final[int] = _verb("landmark {landmark}", Argument("landmark", LANDMARKS))
_PLOT: Final[int] = _verb("plot {plot}", Argument("plot", _PLOTS))
# People, mats of civilizations
_PLAYER: Final[int] = _verb("player {player}", _player)
_SLOT: Final[int] = _verb("slot {slot}", Argument("slot", range(1, 32)))
_NUMBER: Final[int] = _verb("number {number}", Argument("number", range(1, 10)))
_ROW: Final[int] = _verb("row {row}", Argument("row", ("top", "bottom")))
_COLUMN: Final[int] = _verb("column {column}", Argument("column", ("left", "middle", "right")))
ROLL: Final[int] = _verb("roll")

# Landmarks on plots: placements that cover the same plots are one, so the plots tell corner and turn.
_PLACE_LANDMARK: Final = [
    _verb(
        f"place {name} {{corner}} r{{turn}}",
        Argument("piece", (name,)),
        Argument(
            "plots",
            [tuple(_PLOTS[plot] for plot in range(81) if way.plots >> plot & 1) for way in ways],
            also={"corner": [way.corner for way in ways], "turn": [way.turn for way in ways]},
        ),
        name="place",
    )
    for name, ways in zip(LANDMARKS, PLACEMENTS, strict=True)
]

# Cards and civilizations that later versions named
for _older, _newer in pairwise(NAMED):
    _cards(_older[0], _newer[0])
    _civilizations(_older[1], _newer[1])

TEXTS: Final[tuple[str, ...]] = tuple(_texts)
ACTIONS: Final[dict[str, int]] = {text: action for action, text in enumerate(TEXTS)}
ACTION_COUNT: Final = len(TEXTS)

# Names that joined later have integers elsewhere: the action of each card and civilization, and back.
_PLAY: Final[tuple[int, ...]] = tuple([ACTIONS[f"play {name}"] for name in TAPESTRIES])
_DISCARD: Final[tuple[int, ...]] = tuple([ACTIONS[f"discard {name}"] for name in TAPESTRIES])
_CIVILIZATION: Final[tuple[int, ...]] = tuple([ACTIONS[f"civilization {name}"] for name in CIVILIZATIONS])
_NUMBERS: Final[dict[int, int]] = {
    action: number_ for verb in (_PLAY, _DISCARD, _CIVILIZATION) for number_, action in enumerate(verb)
}


# --- Verbs and arguments, for screens and programs


def verb_of(action: int) -> str:
    """``token_of``: what kind of thing the option chooses."""
    return RUNS[_run_of[action]].name


def arguments_of(action: int) -> dict[str, object]:
    """``{"track": "science", "space": 8}``: what the option chooses, JSON-able; seats count from 0."""
    run = RUNS[_run_of[action]]
    found: dict[str, object] = {}
    for argument, step in zip(run.arguments, run.steps, strict=True):
        at = (action - run.first) // step % len(argument.values)
        value = argument.values[at]
        found[argument.name] = list(value) if isinstance(value, tuple) else value
        for also, values in argument.also.items():
            found[also] = values[at]
    return found


# --- Encoders and decoders, for the rules: components are the numbers of names.py. Those without arguments are above.


def capital(mat_number: int) -> int:
    """Mats are numbered from 1."""
    return _CAPITAL + mat_number - 1


def capital_of(action: int) -> int:
    return action - _CAPITAL + 1


def civilization(which: int) -> int:
    return _CIVILIZATION[which]


def civilization_of(action: int) -> int:
    return _NUMBERS[action]


def advance(on: int) -> int:
    """An advance on the track."""
    return _ADVANCE + on


def advance_of(action: int) -> int:
    return action - _ADVANCE


def track(which: int) -> int:
    """A track that is only named."""
    return _TRACK + which


def track_of(action: int) -> int:
    return action - _TRACK


def token(on: int, space: int) -> int:
    """An own token: its track and space."""
    return _TOKEN + 13 * on + space


def token_of(action: int) -> tuple[int, int]:
    return (action - _TOKEN) // 13, (action - _TOKEN) % 13


def opponent_token(seat: int, on: int, space: int) -> int:
    """The verb ``token of``: another player's token."""
    return _TOKEN_OF + 52 * seat + 13 * on + space


def opponent_token_of(action: int) -> tuple[int, int, int]:
    number_ = action - _TOKEN_OF
    return number_ // 52, number_ // 13 % 4, number_ % 13


def move(on: int, before: int, after: int) -> int:
    """A token over several spaces of its track."""
    return _MOVE + 169 * on + 13 * before + after


def move_of(action: int) -> tuple[int, int, int]:
    number_ = action - _MOVE
    return number_ // 169, number_ // 13 % 13, number_ % 13


def pay(multiset: int) -> int:
    """A number of MULTISETS."""
    return _PAY + multiset


def pay_of(action: int) -> int:
    return action - _PAY


def gain(multiset: int) -> int:
    """A number of MULTISETS."""
    return _GAIN + multiset


def gain_of(action: int) -> int:
    return action - _GAIN


def convert(resource: int) -> int:
    return _CONVERT + resource


def convert_of(action: int) -> int:
    return action - _CONVERT


def buy(amount: int) -> int:
    return _BUY + amount - 1


def buy_of(action: int) -> int:
    return action - _BUY + 1


def sell(amount: int) -> int:
    return _SELL + amount - 1


def sell_of(action: int) -> int:
    return action - _SELL + 1


def is_sell(action: int) -> bool:
    return _SELL <= action < _DO


_PART: Final = {part: _DO + number_ for number_, part in enumerate(PARTS)}


def do(part: str) -> int:
    """A part of a benefit, by its name in PARTS."""
    return _PART[part]


def do_of(action: int) -> str:
    return PARTS[action - _DO]


def tile(tile_number: int) -> int:
    """Territory tiles are numbered from 1."""
    return _TILE + tile_number - 1


def tile_of(action: int) -> int:
    return action - _TILE + 1


def hex(at: int) -> int:
    return _HEX + at


def hex_of(action: int) -> int:
    return action - _HEX


def is_hex(action: int) -> bool:
    return _HEX <= action < _TURN


def turn(sixths: int) -> int:
    """A tile turned so many sixths clockwise."""
    return _TURN + sixths


def turn_of(action: int) -> int:
    return action - _TURN


def space_tile(tile_number: int) -> int:
    """Space tiles are numbered from 1."""
    return _SPACE_TILE + tile_number - 1


def space_tile_of(action: int) -> int:
    return action - _SPACE_TILE + 1


def die(which: int) -> int:
    return _DIE + which


def die_of(action: int) -> int:
    return action - _DIE


def invent(card: int) -> int:
    """A card of the display; INVENT_DECK takes the top one of the deck."""
    return _INVENT + card


def invent_of(action: int) -> int:
    return action - _INVENT


def upgrade(card: int) -> int:
    return _UPGRADE + card


def upgrade_of(action: int) -> int:
    return action - _UPGRADE


def tech(card: int) -> int:
    """A tech card to use or to discard."""
    return _TECH + card


def tech_of(action: int) -> int:
    return action - _TECH


def play(card: int) -> int:
    return _PLAY[card]


def play_of(action: int) -> int:
    return _NUMBERS[action]


def discard(card: int) -> int:
    return _DISCARD[card]


def discard_of(action: int) -> int:
    return _NUMBERS[action]


def mat(seat: int, era: int) -> int:
    """The card on top of a space of an income mat, eras 1 to 4."""
    return _MAT + 4 * seat + era - 1


def mat_of(action: int) -> tuple[int, int]:
    return (action - _MAT) // 4, (action - _MAT) % 4 + 1


def place(building: int, on: int) -> int:
    """An income building on a plot."""
    return _PLACE + 81 * building + on


def place_beside(piece: int) -> int:
    return _PLACE_BESIDE + piece


def landmark(which: int) -> int:
    return _LANDMARK + which


def landmark_of(action: int) -> int:
    return action - _LANDMARK


def plot(which: int) -> int:
    return _PLOT + which


def plot_of(action: int) -> int:
    return action - _PLOT


def player(seat: int) -> int:
    return _PLAYER + seat


def player_of(action: int) -> int:
    return action - _PLAYER


def slot(slot_number: int) -> int:
    """Slots of a mat are numbered from 1."""
    return _SLOT + slot_number - 1


def slot_of(action: int) -> int:
    return action - _SLOT + 1


def number(which: int) -> int:
    """A number from 1 to 9."""
    return _NUMBER + which - 1


def number_of(action: int) -> int:
    return action - _NUMBER + 1


def row(which: int) -> int:
    return _ROW + which


def row_of(action: int) -> int:
    return action - _ROW


def column(which: int) -> int:
    return _COLUMN + which


def column_of(action: int) -> int:
    return action - _COLUMN


def is_column(action: int) -> bool:
    return _COLUMN <= action < ROLL


# --- Places in the city: for each piece the placing actions with the plots they cover

PLACES: Final[list[list[tuple[int, int]]]] = [
    *([(place(building, plot_), 1 << plot_) for plot_ in range(81)] for building in range(len(BUILDINGS))),
    *(
        [(first + n, way.plots) for n, way in enumerate(ways)]
        for first, ways in zip(_PLACE_LANDMARK, PLACEMENTS, strict=True)
    ),
]
_PLOTS_OF: Final = {action: plots for places in PLACES for action, plots in places}
_PIECE_OF: Final = {action: piece for piece, places in enumerate(PLACES) for action, _ in places}
for _piece in range(len(PIECES)):
    _PLOTS_OF[place_beside(_piece)] = 0
    _PIECE_OF[place_beside(_piece)] = _piece


def plots_of(action: int) -> int:
    """The plots a placing action covers, none beside the city; NONE if it is no placing action."""
    return _PLOTS_OF.get(action, NONE)


def piece_of(action: int) -> int:
    """The piece a placing action places; NONE if it is no placing action."""
    return _PIECE_OF.get(action, NONE)
