"""How far a player may take choices back, and what stands in the way (TIMING-16, SETUP-13)."""

from __future__ import annotations

from typing import Final, cast

from gobelin.documents import Undo
from gobelin.errors import CannotUndo

# Why a choice stands. The keys are for screens, the sentences for callers of `Game.undo`.
REASONS: Final = {
    "": "no choice has been made in this turn",
    "turn": "no choice has been made in this turn",
    "other_player": "the last choice was made by player {player}",
    "revealed": "something was revealed since: dice and draws are never taken back",
    "over": "the game is over",
    "guess": "a resampled game begins here",
}
NO_START_CHOICE: Final = "this player has made no start choice yet"


class Reach:
    """`steps` own choices may be taken back, down to the choice number `to`; for a `reason` that one stands."""

    __slots__ = ("message", "reason", "steps", "to")

    def __init__(self, steps: int, to: int, reason: str, message: str) -> None:
        self.steps = steps
        self.to = to
        self.reason = reason  # empty where nothing is left that could be taken back
        self.message = message

    def document(self) -> Undo:
        """JSON-able data for a screen."""
        blocked = {"reason": self.reason, "choice": self.to} if self.reason else None
        return cast(Undo, {"steps": self.steps, "to": self.to if self.steps else None, "blocked_by": blocked})

    def error(self) -> CannotUndo:
        """What is raised where nothing can be taken back."""
        return CannotUndo(self.message, self.reason, self.to)


def reach(player: int, actors: list[int], marks: list[int], revealed: int, turn: int, before: int) -> Reach:
    """Back through the own choices of this turn, as long as nothing was revealed.

    `actors` made the choices, `marks` is what had been revealed before each, `turn` of them belong to earlier turns;
    `before` them others were made, which a guess knows nothing of but their number.
    """
    to = len(actors)
    while to > turn and actors[to - 1] == player and marks[to - 1] == revealed:
        to -= 1
    if to == turn:
        reason = "turn" if turn else "guess" if before else ""
    else:
        reason = "other_player" if actors[to - 1] != player else "revealed"
    last = actors[to - 1] + 1 if to else 0
    return Reach(len(actors) - to, before + to, reason, REASONS[reason].format(player=last))


def start_reach(player: int, actors: list[int], before: int) -> Reach:
    """Start choices are made by all at once: each player may take all the own ones back."""
    own = [number for number, actor in enumerate(actors) if actor == player]
    return Reach(len(own), before + (own[0] if own else len(actors)), "", NO_START_CHOICE)
