"""Gobelin: the board game Tapestry as a library.

>>> import gobelin
>>> game = gobelin.Game.new(players=2, seed=7)
>>> while decision := game.decision:
...     events = game.play(decision.options[0])
>>> len(game.winners) >= 1
True
"""

from importlib import import_module
from types import ModuleType

from gobelin.documents import Record, View
from gobelin.errors import (
    BadArgument,
    BadOptions,
    BadOutcome,
    BadPosition,
    BadRecord,
    CannotUndo,
    GobelinError,
    IllegalChoice,
)
from gobelin.game import luck
from gobelin.game.arguments import arguments_of, verb_of
from gobelin.game.game import Decision, Game, Option
from gobelin.game.options import TableOptions
from gobelin.game.search import Node
from gobelin.game.seat import Player, Seat
from gobelin.game.verifying import Verification, verify
from gobelin.learn.encoding import active_features, encode
from gobelin.learn.features import FEATURES_VERSION
from gobelin.learn.features import LAYOUT as FEATURES
from gobelin.rules.engine.actions import ACTION_COUNT, ACTION_SPACE_VERSION, ACTIONS, TEXTS
from gobelin.rules.engine.state import Event
from gobelin.rules.engine.version import RULES_VERSION

__version__ = "0.1.0"


def __getattr__(name: str) -> ModuleType:
    """The public subpackages, imported when first used: `gobelin.bots`, `gobelin.env` and so on."""
    if name in ("bots", "env", "lab", "learn", "locale"):
        return import_module(f"gobelin.{name}")
    raise AttributeError(f"module 'gobelin' has no attribute {name!r}")


__all__ = [
    "ACTIONS",
    "ACTION_COUNT",
    "ACTION_SPACE_VERSION",
    "FEATURES",
    "FEATURES_VERSION",
    "RULES_VERSION",
    "TEXTS",
    "BadArgument",
    "BadOptions",
    "BadOutcome",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Event",
    "Game",
    "GobelinError",
    "IllegalChoice",
    "Node",
    "Option",
    "Player",
    "Record",
    "Seat",
    "TableOptions",
    "Verification",
    "View",
    "active_features",
    "arguments_of",
    "encode",
    "luck",
    "verb_of",
    "verify",
]
