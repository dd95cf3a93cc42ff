"""The options of a game, checked: BadOptions says what no table can be set up with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict

from gobelin.errors import BadOptions
from gobelin.rules import setup
from gobelin.rules.names import CIVILIZATIONS, NONE
from gobelin.rules.options import OptionError, Options, options_of
from gobelin.rules.solo.setup import civilizations_in_play


class TableOptions(TypedDict, total=False):
    """What `Game.new` takes besides players and level; rules/options.py is the list of all options."""

    civilizations: Sequence[str | None] | None
    capitals: Sequence[int | None] | None
    start_bonus: bool
    without: Iterable[str]
    loop_guard: bool
    optional_x_advance: bool
    confirm_turns: bool
    shadow_empire: bool


def options_from(given: Any) -> Options:
    """The options of a set-up, by name; BadOptions if no table can be set up like this."""
    try:
        return checked(options_of(given))
    except OptionError as error:
        raise BadOptions(str(error)) from error


def checked(options: Options) -> Options:
    """BadOptions if the options do not go together."""
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
