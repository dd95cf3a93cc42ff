"""Numbers for learning: what one player may know of a game, as an array or as the list of the features that hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from gobelin.errors import BadArgument
from gobelin.game.arguments import seat_number
from gobelin.game.game import Game
from gobelin.learn.features import SIZE, Encoder
from gobelin.rules.engine.quoting import quoted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_encoder = Encoder()


def encode(game: Game, player: SupportsIndex) -> NDArray[np.float32]:
    """The features of a player as an array of zeros and ones, as `gobelin.FEATURES` lays them out.

    Nothing is in it that the player cannot know: a resampled game gives the same array.

    >>> import gobelin
    >>> game = gobelin.Game.new(players=2, seed=7)
    >>> int(gobelin.encode(game, player=0).sum()) == len(gobelin.active_features(game, player=0))
    True
    """
    import numpy as np

    row = np.zeros(SIZE, np.float32)
    row[active_features(game, player)] = 1.0
    return row


def active_features(game: Game, player: SupportsIndex) -> list[int]:
    """The numbers of the features that hold, each once: for nets that sum over few of many inputs."""
    if not isinstance(game, Game):
        raise BadArgument(f"only a Game has features, not {quoted(game)}")
    return _encoder.active(game.state, seat_number(player, game.players))
