"""The public face of a game. `import gobelin` hands these names on."""

from gobelin.game.decisions import Decision, Option
from gobelin.game.game import Game

__all__ = ["Decision", "Game", "Option"]
