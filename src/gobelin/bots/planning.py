"""Planning to the end of the own turn: for each option a beam of its own. Compiled with the rules.

A value read after one decision says nothing - after "advance science" the next question is the payment, and all tracks
look alike - so values are read at the end of the turn.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from gobelin.bots.value import Value
from gobelin.rules import engine
from gobelin.rules.state import State

LONGEST: Final = 80  # decisions in a turn that are planned; hardly any turn is as long
HURRIED_BRANCHING: Final = 6  # options of a question that are looked at once the budget is spent
LOOK_AT_CLOCK: Final = 32  # nodes between two looks


class Line:
    """A way the turn may go: a state, its value, and the choices that led there, newest first through `before`."""

    def __init__(self, state: State, action: int, before: Line | None, value: float) -> None:
        self.state = state
        self.action = action
        self.before = before
        self.value = value

    def path(self) -> list[int]:
        """The player's choices, first to last."""
        return [line.action for line in self.steps()]

    def steps(self) -> list[Line]:
        """The line after each of the player's choices, first to last."""
        lines: list[Line] = []
        line: Line | None = self
        while line is not None:
            lines.append(line)
            line = line.before
        lines.reverse()
        return lines


class Search:
    """Plans on guesses, and what they cost.

    width: how many different values go on from each step; ties: how many lines in all, since choices that change
    nothing yet must survive; branching: how many options of one question are looked at. Once `budget` nodes are spent
    on a plan, or the `deadline` (of perf_counter, 0 for none) has passed, one line is followed as it comes.
    """

    def __init__(self, value: Value, width: int, ties: int, branching: int, budget: int) -> None:
        self.value = value
        self.width = width
        self.ties = ties
        self.branching = branching
        self.budget = budget
        self.deadline: float = 0.0
        self.nodes: int = 0  # looked at, all plans together
        self.revealed: bool = False  # something unknown came to light in the last plan: other guesses may differ
        self.stop: int = 0  # the count of nodes at which the plan has spent its budget
        self.hurried: bool = False

    def plan(self, state: State, player: int, actions: list[int]) -> list[Line]:
        """The best line for each of these legal actions of the player's open question, in their order."""
        self.revealed = False
        self.stop = self.nodes + self.budget
        self.hurried = self.deadline > 0.0 and perf_counter() > self.deadline
        return [self.best_line(state, player, action) for action in actions]

    def promising(self, state: State, player: int) -> list[int]:
        """The actions worth a beam: all, or of very many those that look best at once."""
        legal = state.legal
        if len(legal) <= self.branching:
            return legal[:]
        lines: list[Line] = []
        for action in legal:
            after = state.copy()
            self.answer(after, player, action)
            lines.append(Line(after, action, None, self.value.of(after, player)))
        lines.sort(key=_worst_last)
        chosen = {line.action for line in lines[: self.branching]}
        return [action for action in legal if action in chosen]

    def best_line(self, state: State, player: int, action: int) -> Line:
        mark = state.revealed
        first = state.copy()
        goes_on = self.answer(first, player, action)
        if first.revealed != mark:
            self.revealed = True
        line = Line(first, action, None, self.value.of(first, player))
        if not goes_on:
            return line
        best: Line | None = None
        lines = [line]
        for _ in range(LONGEST):
            found: list[Line] = []
            for line in lines:
                for choice in self.some_of(line.state.legal):
                    after = line.state.copy()
                    goes_on = self.answer(after, player, choice)
                    if after.revealed != mark:
                        self.revealed = True
                    longer = Line(after, choice, line, self.value.of(after, player))
                    if goes_on:
                        found.append(longer)
                    elif best is None or longer.value > best.value:
                        best = longer
            if not found:
                break
            lines = self.kept(found)
        return lines[0] if best is None else best

    def some_of(self, legal: list[int]) -> list[int]:
        """All of them, or as many as are looked at, spread evenly."""
        count = len(legal)
        most = HURRIED_BRANCHING if self.hurried else self.branching
        if count <= most:
            return legal
        return [legal[at * count // most] for at in range(most)]

    def kept(self, lines: list[Line]) -> list[Line]:
        """The best lines: so many different values, and of equal ones so many in all."""
        lines.sort(key=_worst_last)
        if self.hurried:
            return lines[:1]
        kept: list[Line] = []
        values = 0
        last = 0.0
        for line in lines:
            if values == 0 or last - line.value > 1e-9:
                values += 1
                if values > self.width:
                    break
                last = line.value
            kept.append(line)
            if len(kept) >= self.ties:
                break
        return kept

    def answer(self, state: State, player: int, action: int) -> bool:
        """Carry the action out and go on to the player's next question in this turn: False if there is none.

        What others are asked meanwhile they answer with their first option: a trap is used if the guess gave them one.
        Asked in somebody else's turn, the player looks no further than the own answers.
        """
        self.nodes += 1
        if self.nodes >= self.stop:
            self.hurried = True
        if self.deadline > 0.0 and self.nodes % LOOK_AT_CLOCK == 0 and perf_counter() > self.deadline:
            self.hurried = True
        question = state.question
        assert question is not None
        question.answer(state, action)
        while engine.run_turn(state):
            question = state.question
            if question is None:
                return False  # the game is over
            if question.player == player:
                return True
            if state.turn != player:
                return False
            question.answer(state, state.legal[0])
        return False


def _worst_last(line: Line) -> float:
    return -line.value
