"""Players by name. A bot gets a seat and answers its decisions; it can reach nothing hidden.

Others join by the entry point group ``gobelin.bots``: a name, and something that makes a player when called with the
keywords `seed` and `seconds` (docs/bots.md has one in 20 lines).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points

from gobelin.bots.planner import Explanation, TurnPlanner
from gobelin.bots.simple import RandomPlayer, WeightedPlayer
from gobelin.bots.weights import BadWeights, Weights, load
from gobelin.errors import GobelinError
from gobelin.game.seat import Player
from gobelin.rules.engine import loop
from gobelin.rules.engine.quoting import quoted

__all__ = [
    "GROUP",
    "LEVELS",
    "BadWeights",
    "Explanation",
    "RandomPlayer",
    "TurnPlanner",
    "UnknownBot",
    "WeightedPlayer",
    "Weights",
    "load",
    "make",
    "names",
]

GROUP = "gobelin.bots"  # of entry points

greedy = partial(TurnPlanner, width=2, ties=4, deals=1)
# Interpreted rules take four times as long: with fewer nodes the answer still comes within two seconds.
BUDGETS = {"interpreted": 8_000, "compiled": 30_000}
BUDGET = "interpreted" if str(loop.__file__).endswith(".py") else "compiled"
NODES = BUDGETS[BUDGET]
planner = partial(TurnPlanner, width=5, ties=12, deals=4, nodes=NODES, follow=False)


def master(seed: int = 0, seconds: float | None = None, nodes: int = NODES) -> Player:
    """The learned player. It alone needs numpy, which takes a moment to load."""
    from gobelin.bots.master import Master

    return Master(seed, seconds, width=2, ties=4, deals=8, finalists=4, nodes=nodes // 2, unjudged=4)


# Playing levels for people, from gentle upwards; docs/bots.md says how strong each is.
LEVELS: dict[str, Callable[..., Player]] = {
    "novice": partial(TurnPlanner, width=1, ties=1, branching=8, noise=110.0),
    "apprentice": partial(TurnPlanner, width=1, ties=2, branching=16, noise=30.0),
    "journeyman": partial(TurnPlanner, width=1, ties=2, branching=24, noise=10.0),
    "artisan": greedy,
    "virtuoso": planner,
    "master": master,
}

_MAKERS: dict[str, Callable[..., Player]] = {
    "random": RandomPlayer,
    "weighted": WeightedPlayer,
    "greedy": greedy,
    "planner": planner,
    **LEVELS,
}


class UnknownBot(GobelinError, ValueError):
    """There is no bot of this name."""


def names() -> list[str]:
    """The names of all bots that can be made here, those of other packages last."""
    others = sorted({entry.name for entry in entry_points(group=GROUP)} - _MAKERS.keys())
    return [*_MAKERS, *others]


def make(name: str, seed: int = 0, seconds: float | None = None) -> Player:
    """The bot of this name. The same seed plays the same game unless it thinks by the clock.

    seconds: a time budget for each decision, for bots that have one.
    """
    maker = _MAKERS.get(name)
    if maker is None:
        for entry in entry_points(group=GROUP):
            if entry.name == name:
                maker = entry.load()
                break
        else:
            bots = ", ".join(names())
            raise UnknownBot(f"no such bot: {quoted(name)} (the bots are {bots})").with_key(
                "no-bot", name=quoted(name), bots=bots
            )
    return maker(seed=seed, seconds=seconds)
