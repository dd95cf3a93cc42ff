"""Gobelin: the board game Tapestry as a library.

>>> import gobelin
>>> game = gobelin.Game.new(players=2, seed=7)
>>> while decision := game.decision:
...     game.play(decision.options[0])
>>> len(game.winners) >= 1
True
"""

from gobelin.arguments import arguments_of, verb_of
from gobelin.documents import Record, View
from gobelin.encoding import active_features, encode
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
from gobelin.features import FEATURES_VERSION
from gobelin.features import LAYOUT as FEATURES
from gobelin.game import Decision, Game, Option
from gobelin.options import TableOptions
from gobelin.rules.actions import ACTION_COUNT, ACTION_SPACE_VERSION, ACTIONS, TEXTS
from gobelin.rules.state import Event
from gobelin.rules.version import RULES_VERSION
from gobelin.search import Node
from gobelin.seat import Player, Seat
from gobelin.verifying import Verification, verify

__version__ = "0.1.0"

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
    "verb_of",
    "verify",
]
