"""What all environments share: how a table is set up, what a learner sees of it, what the reward is.

Every step makes a new observation, so that callers can keep it: fresh zeros cost less than a copy would.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelin.errors import BadArgument, GobelinError
from gobelin.game.arguments import whole_number
from gobelin.game.game import Game
from gobelin.game.options import make_options
from gobelin.learn.features import SIZE, Encoder
from gobelin.rules.engine.actions import ACTION_COUNT
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State

Observation = dict[str, NDArray[Any]]

WIN: Final = "win"
POINTS: Final = "points"
GAINS: Final = "gains"
REWARDS: Final = (WIN, POINTS, GAINS)
RENDER_MODES: Final = ("ansi", "human")

_encoder = Encoder()  # caches cities, nothing of any game


def one_of(value: object, known: tuple[str, ...], what: str) -> str:
    """One of the known words; BadArgument for anything else."""
    if isinstance(value, str) and value in known:
        return value
    raise BadArgument(f"{what} must be one of {', '.join(known)}, not {quoted(value)}")


def render_mode_of(value: object) -> str | None:
    """A way to show the table, or None."""
    return None if value is None else one_of(value, RENDER_MODES, "render_mode")


def seed_of(value: object) -> int:
    """The seed of an episode."""
    return whole_number(value, "the seed")


class Setup:
    """How the table of an environment is set up."""

    def __init__(self, players: Any, level: Any, options: dict[str, Any]) -> None:
        """BadOptions if no table can be set up like this."""
        self.people: int = make_options({"players": players, "level": level, **options}).players
        self._options = {"players": players, "level": level, **options}

    def game(self, seed: int) -> Game:
        """A new game: the one that `Game.new` makes of the same seed."""
        return Game.new(seed=seed, **self._options)


def require_game(game: Game | None) -> Game:
    """The game of an environment; GobelinError before the first `reset`."""
    if game is None:
        raise GobelinError("no game yet: reset the environment first")
    return game


def observation(state: State, player: int) -> Observation:
    """What a player may know, as in `gobelin.encode`, and the legal actions: none while others decide."""
    return {"observation": features(state, player), "action_mask": mask(state, player, np.int8)}


def features(state: State, player: int) -> NDArray[np.float32]:
    """What a player may know."""
    found = np.zeros(SIZE, np.float32)
    found[np.array(_encoder.active(state, player), np.intp)] = (
        1.0  # faster than a list, whose type numpy would look for
    )
    return found


def mask(state: State, player: int, kind: type[np.generic]) -> NDArray[Any]:
    """A one for every legal action of the player's open decision."""
    found = np.zeros(ACTION_COUNT, kind)
    question = state.question
    if question is not None and question.player == player:
        found[state.legal] = 1
    return found


def final_rewards(game: Game, reward: str) -> list[float]:
    """The reward of each seat at the end: +1 for winners and -1 for others, or the points."""
    if reward == WIN:
        winners = game.winners
        return [1.0 if seat in winners else -1.0 for seat in range(game.players)]
    return [float(points) for points in game.scores]
