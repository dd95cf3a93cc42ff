"""The options of a game, checked: BadOptions says what no table can be set up with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gobelin.errors import BadOptions
from gobelin.rules import setup
from gobelin.rules.names import CIVILIZATIONS, NONE, TAPESTRIES
from gobelin.rules.solo.setup import civilizations_in_play
from gobelin.rules.state import Options

DEFAULT_LEVEL = 2  # of the solo game: the Average


def options_from(
    players: int,
    civilizations: Sequence[str | None] | None,
    capitals: Sequence[int | None] | None,
    start_bonus: bool,
    without: Iterable[str],
    loop_guard: bool,
    optional_x_advance: bool,
    confirm_turns: bool,
    level: int | None,
    shadow_empire: bool,
) -> Options:
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 5:
        raise BadOptions(f"a game has 1 to 5 players, not {players!r}")
    if level is None:
        level = DEFAULT_LEVEL if players == 1 else 0
    if not isinstance(level, int) or isinstance(level, bool):
        raise BadOptions(f"the level must be a number from 1 to 6, not {level!r}")
    for what, given in (("civilizations", civilizations), ("capitals", capitals), ("without", without)):
        if isinstance(given, str) or not (given is None or isinstance(given, Iterable)):
            raise BadOptions(f"{what} must be a list, not {given!r}")
    return checked(
        Options(
            players=players,
            civilizations=tuple(
                NONE if name is None else _named(name, CIVILIZATIONS, "civilization") for name in civilizations or ()
            ),
            capitals=tuple(0 if mat is None else _mat(mat) for mat in capitals or ()),
            start_bonus=bool(start_bonus),
            without=tuple(sorted({_named(name, TAPESTRIES, "tapestry card") for name in without or ()})),
            loop_guard=bool(loop_guard),
            optional_x_advance=bool(optional_x_advance),
            confirm_turns=bool(confirm_turns),
            level=level,
            shadow_empire=bool(shadow_empire),
        )
    )


def _named(name: str, names: tuple[str, ...], what: str) -> int:
    key = name.strip().lower().replace(" ", "_").replace("-", "_") if isinstance(name, str) else name
    if key not in names:
        raise BadOptions(f"there is no {what} {name!r}")
    return names.index(key)


def _mat(number: int) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= 6:
        raise BadOptions(f"capital city mats are numbered 1 to 6, there is none {number!r}")
    return number


def checked(options: Options) -> Options:
    """BadOptions if no table can be set up like this."""
    count = options.players
    if (count == 1) != (1 <= options.level <= 6):
        raise BadOptions(f"a level from 1 to 6 goes with one player: {count} players, level {options.level}")
    if options.shadow_empire and count != 2:
        raise BadOptions(f"the Shadow Empire joins two players, not {count}")
    for what, given in (("civilizations", options.civilizations), ("capitals", options.capitals)):
        if given and len(given) != count:
            raise BadOptions(f"{what}: one entry for each of the {count} players is due, not {len(given)}")
    civilizations = [number for number in options.civilizations if number != NONE]
    if len(set(civilizations)) != len(civilizations):
        raise BadOptions("two players cannot have the same civilization")
    absent = [CIVILIZATIONS[n] for n in civilizations if n not in civilizations_in_play(options)]
    if absent:
        raise BadOptions(f"not part of the solo game: {', '.join(absent)}")
    mats = [mat for mat in options.capitals if mat]
    starts = [setup.place_of(mat, count) for mat in mats]
    if len(set(starts)) != len(starts):
        raise BadOptions(f"two capitals share a start territory: {mats}")
    return options
