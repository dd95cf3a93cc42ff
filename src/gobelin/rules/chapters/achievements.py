"""ACHIEVE: the three achievements of the board."""

from __future__ import annotations

from gobelin.rules.chapters.resources import score
from gobelin.rules.engine.state import State
from gobelin.rules.printed.achievements import LARGE_MAP, SMALL_MAP
from gobelin.rules.printed.names import ACHIEVEMENTS, FROM_ACHIEVEMENT, SHADOW_EMPIRE


def earn(state: State, player: int, achievement: int) -> None:
    """The highest free VP space, once per player (ACHIEVE-2 to -4, -9)."""
    who = state.players[player]
    bit = 1 << achievement
    if who.achievements & bit or who.finished:
        return
    spaces = (SMALL_MAP if len(state.players) <= 3 else LARGE_MAP)[achievement]
    claims = state.claims[achievement]
    if len(claims) < len(spaces):
        who.achievements |= bit
        state.claims[achievement] = (*claims, player)
        points = 0 if who.bot == SHADOW_EMPIRE else spaces[len(claims)]  # it takes the space and no points (SOLO-33)
        state.tell("achievement", player, achievement=ACHIEVEMENTS[achievement], points=points,
                   source=FROM_ACHIEVEMENT + achievement)  # fmt: skip
        score(state, player, points, FROM_ACHIEVEMENT + achievement)
