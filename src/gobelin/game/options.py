"""The options of a game, checked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict

from gobelin.errors import BadOptions
from gobelin.rules.engine.errors import OptionError
from gobelin.rules.engine.options import Options, parse_options
from gobelin.rules.flow.setup import check_options


class TableOptions(TypedDict, total=False):
    """What `Game.new` takes besides players and level; rules/engine/options.py is the list of all options."""

    civilizations: Sequence[str | None] | None
    capitals: Sequence[int | None] | None
    start_bonus: bool
    without: Iterable[str]
    loop_guard: bool
    optional_x_advance: bool
    confirm_turns: bool
    shadow_empire: bool


def make_options(given: Any) -> Options:
    """The options of a set-up, by name; BadOptions if no table can be set up like this."""
    try:
        return check_options(parse_options(given))
    except OptionError as error:
        raise BadOptions(str(error)).with_key(error.key, **error.facts) from error
