"""The history of a game: how it began, its choices, and the way back to any moment.

A state holds no history. A copy from the start of a recent turn is kept beside it; from there later choices are
replayed.
"""

from __future__ import annotations

from typing import Any, Final

from gobelin.errors import BadArgument
from gobelin.rules.documents.positions import from_position
from gobelin.rules.engine import loop
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.options import Options, options_document
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State
from gobelin.rules.flow import setup
from gobelin.rules.flow.chances import Faces

SNAPSHOT_EVERY: Final = 40  # choices: undo replays at most these and a turn


class History:
    """The choices of a game in their order. Make one with `begin_history` or `copy`."""

    __slots__ = (
        "actors", "before", "choices", "luck", "marks", "outcomes", "seed", "snapshot", "snapshot_choices",
        "start", "start_undone", "turn_choices", "undone",
    )  # fmt: skip

    seed: int | str | None
    luck: dict[str, Any] | None  # how the seed was made where several people made it: see records
    start: dict[str, Any] | None  # the position the game began with, if not with a set-up
    choices: list[int]
    actors: list[int]  # who made each choice
    marks: list[int]  # state.revealed before each choice
    outcomes: dict[int, Faces]  # by number of the choice: dice that were set, not rolled
    before: int  # choices made before a guess begins
    undone: int  # questions taken back by undo: numbers of decisions are never reused (see Decision.id)
    start_undone: tuple[int, ...]  # the same for the start choices of each seat
    snapshot: State
    snapshot_choices: int  # so many had been made then
    turn_choices: int  # so many had been made when the turn began

    @property
    def is_known(self) -> bool:
        """Whether it is known how the game began: a resampled game is a guess."""
        return self.seed is not None or self.start is not None

    @property
    def choice_count(self) -> int:
        """How many choices have been made, those before a guess included."""
        return self.before + len(self.choices)

    def copy(self) -> History:
        """An independent history that goes on from here."""
        new = History()
        new.seed = self.seed
        new.luck = self.luck
        new.start = self.start
        new.choices = self.choices[:]
        new.actors = self.actors[:]
        new.marks = self.marks[:]
        new.outcomes = self.outcomes.copy()
        new.before = self.before
        new.undone = self.undone
        new.start_undone = self.start_undone
        new.snapshot = self.snapshot
        new.snapshot_choices = self.snapshot_choices
        new.turn_choices = self.turn_choices
        return new

    # --- Going on

    def begin_turn(self, state: State) -> None:
        """A turn has begun: go on to its first question, and only then keep what undo needs."""
        made = len(self.choices)
        snapshot = state.copy() if made - self.snapshot_choices >= SNAPSHOT_EVERY else None
        loop.run(state)
        self.turn_choices = made
        if snapshot is not None:
            self.snapshot = snapshot
            self.snapshot_choices = made

    def number_of(self, state: State, question: Question) -> int:
        """The number of one of the open questions: see Decision.id."""
        if state.started:
            return self.before + len(self.choices) + self.undone
        return self.start_number(question.player)

    def start_number(self, player: int) -> int:
        """The number of the start choice that the player is asked for now."""
        return self.actors.count(player) + self.start_undone[player]

    def start_numbers(self, state: State) -> tuple[int, ...]:
        """The numbers of start choices that a guess continues."""
        if state.started:
            return self.start_undone
        return tuple([self.start_number(seat) for seat in range(len(self.start_undone))])

    def leads_to(self, other: History) -> bool:
        """Whether the other history began like this one and has the same choices, and perhaps more."""
        if not (self.is_known and other.is_known):
            return False
        made = len(self.choices)
        return (
            self.seed == other.seed
            and self.start == other.start
            and self.choices == other.choices[:made]
            and self.outcomes == {number: faces for number, faces in other.outcomes.items() if number < made}
            and options_document(self.snapshot.options) == options_document(other.snapshot.options)
        )

    # --- Going back

    def cut(self, choices: int) -> None:
        """Keep only the first so many choices."""
        del self.choices[choices:], self.actors[choices:], self.marks[choices:]
        self.outcomes = {number: faces for number, faces in self.outcomes.items() if number < choices}

    def take_back(self, choices: int) -> None:
        """Keep only the first so many choices. What is asked then is asked again, under a new number."""
        self.undone += len(self.choices) - choices + 1
        self.cut(choices)

    def take_back_start_choices(self, player: int, choices: int) -> None:
        """Remove the player's start choices after the first so many choices; those of others stand (SETUP-13)."""
        gone = [number for number in range(choices, len(self.actors)) if self.actors[number] == player]
        for number in reversed(gone):
            del self.choices[number], self.actors[number], self.marks[number]
        undone = self.start_undone
        self.start_undone = (*undone[:player], undone[player] + len(gone) + 1, *undone[player + 1 :])

    # --- Earlier moments

    def first_state(self) -> State:
        """The table before anything happened, ready to run."""
        if self.start is not None:
            return from_position(self.start)
        assert self.seed is not None
        return first_state(self.snapshot.options, self.seed)

    def state_at(self, choices: int) -> State:
        """The table after so many choices, replayed from the snapshot or from the beginning."""
        first = self.snapshot_choices
        if choices >= first:
            state = self.snapshot.copy()
        else:
            state = self.first_state()
            first = 0
        if state.question is None:
            loop.run(state)
        for number in range(first, choices):
            self.answer_again(state, number)
            loop.run(state)
        return state

    def past(self, choices: int) -> State:
        """The table after so many choices, those before a guess included; BadArgument if it is not known."""
        if not 0 <= choices <= self.choice_count:
            raise BadArgument(f"no such moment: {quoted(choices)} ({self.choice_count} choices have been made)")
        if choices < self.before:
            raise BadArgument("a resampled game does not know its past")
        return self.state_at(choices - self.before)

    def turn_start(self, turns: int) -> State:
        """The table when the current turn, number `turns`, began; not to be changed.

        It becomes the snapshot, so that asking once in every turn replays each choice only once.
        """
        state = self.snapshot
        if state.turns < turns:
            state = state.copy()
            number = self.snapshot_choices
            while state.turns < turns:
                if state.question is not None:
                    self.answer_again(state, number)
                    number += 1
                loop.run_turn(state)
            if self.is_known:  # a guess has no other way back
                self.snapshot = state
                self.snapshot_choices = number
        return state

    def answer_again(self, state: State, number: int) -> None:
        """Replay a choice; what follows waits on the stack."""
        action = self.choices[number]
        setup.switch_to(state, setup.question_with(state, action))
        state.dice = self.outcomes.get(number, ())
        loop.answer(state, action)


def begin_history(state: State, seed: int | str | None, start: dict[str, Any] | None) -> History:
    """The history of a game that begins with this state."""
    history = History()
    history.seed = seed
    history.luck = None
    history.start = start
    history.choices = []
    history.actors = []
    history.marks = []
    history.outcomes = {}
    history.before = 0
    history.undone = 0
    history.start_undone = (0,) * len(state.players)
    history.snapshot = state.copy()
    history.snapshot_choices = 0
    history.turn_choices = 0
    return history


def first_state(options: Options, seed: int | str) -> State:
    """The table of a new game, ready to run."""
    state = setup.new_state(options, seed)
    setup.push_start_choices(state)
    return state
