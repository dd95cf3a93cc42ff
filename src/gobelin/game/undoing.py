"""How far a player may undo, and what stands in the way (TIMING-16, SETUP-13)."""

from __future__ import annotations

from typing import Any, Final, cast

from gobelin.documents import Undo
from gobelin.errors import CannotUndo
from gobelin.game.arguments import whole_number
from gobelin.game.history import History
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import NOBODY

# Why a choice stands. The keys are for screens, the sentences for callers of `Game.undo`.
REASONS: Final = {
    "": "no choice has been made in this turn",
    "turn": "no choice has been made in this turn",
    "other_player": "the last choice was made by player {player}",
    "revealed": "something was revealed since: dice rolls and draws cannot be undone",
    "over": "the game is over",
    "guess": "a resampled game begins here",
}
NO_START_CHOICE: Final = "this player has made no start choice yet"


class Reach:
    """A player may take back `steps` choices, down to choice number `to`; `reason` says why no more."""

    __slots__ = ("message", "reason", "steps", "to")

    def __init__(self, steps: int, to: int, reason: str, message: str) -> None:
        self.steps = steps
        self.to = to
        self.reason = reason  # empty if there is nothing before it
        self.message = message

    def document(self) -> Undo:
        """JSON-able data for a screen."""
        blocked = {"reason": self.reason, "choice": self.to} if self.reason else None
        return cast(Undo, {"steps": self.steps, "to": self.to if self.steps else None, "blocked_by": blocked})

    def error(self) -> CannotUndo:
        """The error to raise where nothing can be taken back."""
        return CannotUndo(self.message, self.reason, self.to)


def undo_reach(state: State, history: History, player: int) -> Reach:
    """How far the player may undo now."""
    if not state.started:
        return start_reach(history, player)
    if state.over:
        return Reach(0, history.choice_count, "over", REASONS["over"])
    return turn_reach(state, history, player)


def start_reach(history: History, player: int) -> Reach:
    """All players make their start choices at once: each may take back all of their own."""
    own = [number for number, actor in enumerate(history.actors) if actor == player]
    to = own[0] if own else len(history.actors)
    return Reach(len(own), history.before + to, "", NO_START_CHOICE)


def turn_reach(state: State, history: History, player: int) -> Reach:
    """Back through the player's choices of this turn, until something was revealed."""
    actors, marks, turn = history.actors, history.marks, history.turn_choices
    to = len(actors)
    while to > turn and actors[to - 1] == player and marks[to - 1] == state.revealed:
        to -= 1
    if to == turn:
        reason = "turn" if turn else "guess" if history.before else ""
    else:
        reason = "other_player" if actors[to - 1] != player else "revealed"
    last = actors[to - 1] + 1 if to else 0
    return Reach(len(actors) - to, history.before + to, reason, REASONS[reason].format(player=last))


def default_undoer(state: State, history: History) -> int:
    """Who undoes if the caller does not say: whoever must decide, or made the last start choice."""
    if state.started and state.question is not None:
        return state.question.player
    return history.actors[-1] if history.actors else NOBODY


def choice_to_undo(found: Reach, history: History, player: int, to: Any) -> int:
    """The number of the first choice to take back: `to`, or the player's last one."""
    if not found.steps:
        raise found.error()
    numbers = range(found.to, history.choice_count)
    if to is None:
        choice = history.before + max(number for number, actor in enumerate(history.actors) if actor == player)
    else:
        choice = whole_number(to, "the number of a choice")
    if choice not in numbers:
        raise CannotUndo(
            f"player {player + 1} can go back to choices {numbers[0]} to {numbers[-1]}, not to {quoted(choice)}",
            found.reason, found.to,
        )  # fmt: skip
    return choice
