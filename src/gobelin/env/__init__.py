"""Environments for learning: PettingZoo, Gymnasium and OpenSpiel (docs/learning.md).

    import gobelin.env
    env = gobelin.env.aec(players=3)                       # PettingZoo: every seat is an agent
    env = gymnasium.make("Gobelin-v0", bots="greedy")      # Gymnasium: one seat, the others are bots
    import gobelin.env.openspiel                           # then pyspiel.load_game("python_gobelin")

Importing this package registers Gobelin-v0 with Gymnasium, which finds no environments by itself. The extra `rl`
installs the first two, the extra `openspiel` the last one; MissingExtra says which one is missing.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Unpack

from gobelin.game.options import TableOptions
from gobelin.machine.extras import MissingExtra, missing_extra

if TYPE_CHECKING:
    from gobelin.env.agents import Agents

__all__ = ["MissingExtra", "aec"]

with suppress(ModuleNotFoundError):  # without Gymnasium there is nothing to register
    from gymnasium import register

    register(id="Gobelin-v0", entry_point="gobelin.env.single:OneSeat")  # loaded when somebody makes one


def aec(
    players: int = 2,
    *,
    level: int | None = None,
    reward: str = "win",
    render_mode: str | None = None,
    **options: Unpack[TableOptions],
) -> Agents:
    """A PettingZoo environment in which every person at the table is an agent, named ``player_0`` and so on.

    players, level and the options are those of `Game.new`. reward: ``win`` pays 1 to those who won and -1 to the
    others, ``points`` pays the points, both at the end; ``gains`` pays points as they are scored. render_mode: ``ansi``
    returns the table as text, ``human`` prints it after every step.
    """
    try:
        from gobelin.env.agents import Agents
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("pettingzoo", "gymnasium"):
            raise
        raise missing_extra("PettingZoo", "rl") from None
    return Agents(players, level, reward, render_mode, dict(options))
