"""Planning to the end of the player's turn, with a beam for each option. Compiled with the rules.

A value after a single decision says nothing - after "advance science" the next question is the payment, and all tracks
look alike - so values are read at the end of the turn.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from gobelin.bots.value import Judge
from gobelin.rules.engine import loop
from gobelin.rules.engine.state import State

LONGEST: Final = 80  # decisions planned in a turn; hardly any turn has as many
HURRIED_BRANCHING: Final = 6  # options of a question that are looked at once the budget is spent
LOOK_AT_CLOCK: Final = 32  # nodes between two looks
END_TURN: Final = "end_turn"  # the kind of question with which a turn is confirmed


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


class Beam:
    """The lines that begin with one action: those that go on, and those that have reached the end of the turn."""

    def __init__(self, lines: list[Line], ends: list[Line]) -> None:
        self.lines = lines
        self.ends = ends

    def best(self) -> Line:
        """The line with the best end, the first of equal ones; if no line has ended, the first."""
        if not self.ends:
            return self.lines[0]
        best = self.ends[0]
        for line in self.ends:
            if line.value > best.value:
                best = line
        return best


class Search:
    """Plans on guesses, and what they cost.

    width: how many different values are kept at each step; ties: how many lines in all, since choices that change
    nothing yet must survive; branching: how many options of one question are tried. Once a plan has spent `budget`
    nodes, or the `deadline` (of perf_counter, 0 for none) has passed, only one line is followed.

    value: judges the ends of turns; guide: judges the middle of one, by default the same; unjudged: up to so many lines
    are kept without being judged.
    """

    def __init__(
        self,
        value: Judge,
        width: int,
        ties: int,
        branching: int,
        budget: int,
        guide: Judge | None = None,
        unjudged: int = 0,
    ) -> None:
        self.value = value
        self.guide: Judge = value if guide is None else guide
        self.unjudged = unjudged
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
        beams = [self.begin_beam(state, player, action) for action in actions]
        going = [beam for beam in beams if beam.lines]
        for _ in range(LONGEST):  # all beams step by step together, so that many lines are judged at once
            if not going:
                break
            for beam in going:
                self.lengthen(beam, player, state.revealed)
            many = [beam for beam in going if len(beam.lines) > (1 if self.hurried else self.unjudged)]
            self.judge(self.guide, [line for beam in many for line in beam.lines], player)
            for beam in many:
                beam.lines = self.keep_best(beam.lines)
            going = [beam for beam in going if beam.lines]
        self.judge(self.value, [line for beam in beams for line in (beam.ends or beam.lines[:1])], player)
        return [beam.best() for beam in beams]

    def begin_beam(self, state: State, player: int, action: int) -> Beam:
        first = state.copy()
        goes_on = self.answer(first, player, action)
        if first.revealed != state.revealed:
            self.revealed = True
        line = Line(first, action, None, 0.0)
        return Beam([line], []) if goes_on else Beam([], [line])

    def lengthen(self, beam: Beam, player: int, known: int) -> None:
        """Extend every line of a beam by every choice it leads to."""
        longer: list[Line] = []
        for line in beam.lines:
            for choice in self.thin_out(line.state.legal):
                after = line.state.copy()
                goes_on = self.answer(after, player, choice)
                if after.revealed != known:
                    self.revealed = True
                if goes_on:
                    longer.append(Line(after, choice, line, 0.0))
                else:
                    beam.ends.append(Line(after, choice, line, 0.0))
        beam.lines = longer

    def judge(self, judge: Judge, lines: list[Line], player: int) -> None:
        if lines:
            values = judge.of_many([line.state for line in lines], player)
            for at in range(len(lines)):
                lines[at].value = values[at]

    def promising_actions(self, state: State, player: int) -> list[int]:
        """The actions worth a beam: all, or if there are very many, those that look best at once."""
        legal = state.legal
        if len(legal) <= self.branching:
            return legal[:]
        lines: list[Line] = []
        for action in legal:
            after = state.copy()
            self.answer(after, player, action)
            lines.append(Line(after, action, None, 0.0))
        self.judge(self.guide, lines, player)
        lines.sort(key=_worst_last)
        chosen = {line.action for line in lines[: self.branching]}
        return [action for action in legal if action in chosen]

    def thin_out(self, legal: list[int]) -> list[int]:
        """All of them, or as many as are tried, spread evenly."""
        count = len(legal)
        most = HURRIED_BRANCHING if self.hurried else self.branching
        if count <= most:
            return legal
        return [legal[at * count // most] for at in range(most)]

    def keep_best(self, lines: list[Line]) -> list[Line]:
        """The best lines: at most `width` different values, and at most `ties` lines."""
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
        Asked in somebody else's turn, the player plans only their own answers.
        """
        self.nodes += 1
        if self.nodes >= self.stop:
            self.hurried = True
        if self.deadline > 0.0 and self.nodes % LOOK_AT_CLOCK == 0 and perf_counter() > self.deadline:
            self.hurried = True
        question = state.question
        assert question is not None
        question.answer(state, action)
        while loop.run_turn(state):
            question = state.question
            if question is None:
                return False  # the game is over
            if question.kind == END_TURN:  # tables may ask for it: it is no choice, and the turn has ended
                question.answer(state, state.legal[0])
                continue
            if question.player == player:
                return True
            if state.turn != player:
                return False
            question.answer(state, state.legal[0])
        return False


def _worst_last(line: Line) -> float:
    return -line.value
