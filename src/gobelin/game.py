"""The public face: a game that is asked for its decision, told a choice, and can be copied, viewed, saved and undone.

A game is its set-up, its seed and the list of its choices. What is kept in memory is the state now and a copy of it
from the start of a recent turn, from which undo plays on again.
"""

from __future__ import annotations

import secrets
from copy import deepcopy
from typing import Any, SupportsIndex, Unpack, cast, overload

from gobelin.arguments import action_number, action_text, seat_number, viewer_number, whole_number
from gobelin.chronicle import Chronicle
from gobelin.decisions import Decision, Moment, Option
from gobelin.documents import Event as EventDocument
from gobelin.documents import Position, Preview, Record, ScoreSheet, Table, View, check_keeping
from gobelin.errors import (
    BadArgument,
    BadOptions,
    BadOutcome,
    BadPosition,
    BadRecord,
    CannotUndo,
    GobelinError,
    IllegalChoice,
)
from gobelin.options import TableOptions, options_from
from gobelin.rules import engine, setup
from gobelin.rules.actions import ACTIONS, TEXTS
from gobelin.rules.ahead import look_ahead
from gobelin.rules.chances import Chance, Faces, Outcome, OutcomeError, chances, check_outcome, faces_of, outcome_of
from gobelin.rules.digest import digest
from gobelin.rules.frames import Question
from gobelin.rules.invariants import problems
from gobelin.rules.names import NONE
from gobelin.rules.options import Options, options_view
from gobelin.rules.packing import packed, unpacked
from gobelin.rules.positions import from_position, position
from gobelin.rules.quoting import quoted
from gobelin.rules.reading import PositionError
from gobelin.rules.resampling import resampled
from gobelin.rules.sheet import score_sheet
from gobelin.rules.state import Event, State
from gobelin.rules.turn import winners
from gobelin.rules.version import RULES_VERSION
from gobelin.rules.views import view
from gobelin.tables import own_question, previews, table
from gobelin.undoing import REASONS, Reach, reach, start_reach

__all__ = ["Decision", "Game", "Option"]

RECORD_FORMAT = "gobelin-record"
RECORD_VERSION = 2  # 1 named no version of the rules
SNAPSHOT_EVERY = 40  # choices: undo plays no more than these and a turn again


class Game:
    """One game. Make it with `Game.new`, `Game.replay` or `Game.from_position`.

    `seed` is what its luck follows from (None for a game from a position and for a guess), `choices` are the choices
    made so far as integers of the action space. `state` is the rules' own data with everything hidden in it, which
    changes without notice: players get a `Seat`.
    """

    __slots__ = (
        "_actors", "_asked", "_before", "_chronicle", "_decision", "_logs", "_marks", "_outcomes", "_snapshot",
        "_snapshot_choices", "_start", "_start_asked", "_turn_choices", "choices", "seed", "state",
    )  # fmt: skip

    state: State
    seed: int | None
    choices: list[int]
    _start: dict[str, Any] | None  # the position the game began with, if not with a set-up
    _actors: list[int]  # who made each choice
    _marks: list[int]  # state.revealed before each choice
    _outcomes: dict[int, Faces]  # by number of the choice: dice that were set, not rolled
    _before: int  # choices made before a guess begins
    _asked: int  # questions that undo took back: decisions are numbered on (see Decision.id)
    _start_asked: tuple[int, ...]  # the same for the start choices of each seat
    _decision: Decision | None
    _logs: bool  # a log is wanted; it is written from the moment somebody asks for it
    _chronicle: Chronicle | None  # the log, once somebody has asked
    _snapshot: State
    _snapshot_choices: int
    _turn_choices: int

    def __init__(self, blank: Any = False) -> None:
        """`blank`: a game without anything, for the methods that make games."""
        if blank is not True:
            raise GobelinError("make a game with Game.new, Game.replay or Game.from_position")

    @classmethod
    def _begin(cls, state: State, seed: int | None, start: dict[str, Any] | None) -> Game:
        """The game of a state that is ready to run."""
        game = cls(True)
        game.state = state
        game.seed = seed
        game.choices = []
        game._start = start
        game._actors = []
        game._marks = []
        game._outcomes = {}
        game._before = 0
        game._asked = 0
        game._start_asked = (0,) * len(state.players)
        game._decision = None
        game._chronicle = None
        game._logs = game._has_past()
        game._turn_choices = 0
        game._take_snapshot()
        return game  # not run yet: a resampled one stands at its question already

    # --- Making games

    @overload
    @classmethod
    def new(
        cls, players: int = 2, seed: int | None = None, *, log: bool = True, **options: Unpack[TableOptions]
    ) -> Game: ...

    @overload
    @classmethod
    def new(
        cls,
        players: int,
        seed: int | None = None,
        *,
        level: int | None,
        log: bool = True,
        **options: Unpack[TableOptions],
    ) -> Game: ...

    @classmethod
    def new(cls, players: Any = 2, seed: Any = None, *, level: Any = None, log: Any = True, **options: Any) -> Game:
        """A new game.

        players=1 is the solo game against the Automa of a `level` from 1 to 6 (2 if none is given) and the Shadow
        Empire; shadow_empire=True adds the latter to a two-player game. Bots sit after the people.

        civilizations, capitals: one entry per seat, None for the usual deal. start_bonus: the published start
        adjustments. without: tapestry cards left out. loop_guard, optional_x_advance: the two switches of the rules
        (OPEN-1, OPEN-3). confirm_turns: ask before a turn ends. log=False: there will be no log.
        """
        checked_options = options_from({"players": players, "level": level, **options})
        if seed is None:
            seed = secrets.randbits(48)
        elif not isinstance(seed, int) or isinstance(seed, bool):
            raise BadOptions(f"the seed must be a whole number, not {quoted(seed)}")
        if not isinstance(log, bool):
            raise BadOptions(f"log must be true or false, not {quoted(log)}")
        return cls._set_up(checked_options, seed, log)

    @classmethod
    def _set_up(cls, options: Options, seed: int, log: bool = True) -> Game:
        game = cls._begin(first_state(options, seed), seed, None)
        game._logs = log
        game._run()
        return game

    @classmethod
    def from_position(cls, doc: Any) -> Game:
        """The game that goes on from a position; BadPosition says what is wrong with an impossible one."""
        try:
            state = from_position(doc)
        except PositionError as error:
            raise BadPosition(str(error)) from error
        game = cls._begin(state, None, position(state))
        game._run()
        return game

    @classmethod
    def replay(cls, record: Any) -> Game:
        """The same game again; BadRecord names the choice where a record goes wrong.

        A record of another version of the rules is tried, too: most of its choices may mean what they meant.
        """
        if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT:
            raise BadRecord("this is not a gobelin record")
        made_with = rules_of(record)
        choices = record.get("choices")
        if not isinstance(choices, list):
            raise BadRecord("the record has no list of choices")
        try:
            if "position" in record:
                game = cls.from_position(record["position"])
            else:
                seed = record.get("seed")
                if not isinstance(seed, int) or isinstance(seed, bool):
                    raise BadRecord(f"the seed must be a whole number, not {quoted(seed)}")
                game = cls._set_up(options_from(record["setup"]), seed)
        except BadRecord:
            raise
        except (GobelinError, PositionError, KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the set-up cannot be read: {error}") from error
        check_keeping(record, game.state.options.players)
        for number, choice in enumerate(choices, 1):
            text, outcome = choice, None
            if isinstance(choice, dict) and choice.keys() == {"choice", "outcome"}:
                text, outcome = choice["choice"], choice["outcome"]
            try:
                game.play(text if isinstance(text, str) else quoted(text), outcome=outcome)
            except IllegalChoice as error:
                wrong = f"choice {number} of {len(choices)}, {quoted(choice)}: {error}"
                raise BadRecord(wrong + other_rules(made_with)) from error
        result = record.get("result")
        if result is not None and result != game._result():
            wrong = f"the record's result {quoted(result)} is not the game's, {game._result()}"
            raise BadRecord(wrong + other_rules(made_with))
        return game

    # --- Playing

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over. While the start choices are made, the first of them."""
        state = self.state
        if self._decision is None and state.question is not None:
            self._decision = Decision(self, state.question, state.legal, self._number_of(state.question))
        return self._decision

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What may be decided now, in the order of seats: start choices are made by all at once (SETUP-13)."""
        decision = self.decision
        if decision is None:
            return ()
        state = self.state
        others = [
            Decision(self, question, setup.options_of(state, question), self._number_of(question))
            for question in setup.open_questions(state)[1:]
        ]
        return (decision, *others)

    def _number_of(self, question: Question) -> int:
        """The number of one of the open questions: see Decision.id."""
        if self.state.started:
            return self._before + len(self.choices) + self._asked
        return self._start_number(question.player)

    def _is_open(self, question: Question, number: int) -> bool:
        """Whether the question of this number can be answered now."""
        if question is not self.state.question and question not in setup.open_questions(self.state):
            return False
        return number == self._number_of(question)

    def _stands_at(self, moment: Moment, question: Question) -> bool:
        """Whether an option made at this moment answers the open question: here, in a copy or in a twin."""
        if moment.number != self._number_of(question):
            return False
        return moment.question is question or self._is_twin(moment.game)

    def _is_twin(self, other: Game) -> bool:
        """Whether the other game began like this one and came by the same choices to where this one stands."""
        if other is self or not (self._has_past() and other._has_past()):
            return False
        mine, others = self.record(), other.record()
        made = len(self.choices)
        others["choices"] = others["choices"][:made]
        others["result"] = mine["result"]
        return mine == others

    def _start_number(self, player: int) -> int:
        """The number of the start choice that the player is asked for now: see Decision.id."""
        return self._actors.count(player) + self._start_asked[player]

    @overload
    def play(self, option: Option, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> None: ...

    @overload
    def play(self, option: int, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> None: ...

    @overload
    def play(self, option: str, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> None: ...

    def play(self, option: Any, player: Any = None, outcome: Outcome | None = None) -> None:
        """Choose an option: an Option of an open decision, its index among the options, or its text.

        Options made for this game's decision fit a copy, too, while both stand there. Whatever goes wrong on the way,
        even a mistake in the rules, the game is as it was before.

        `player` says who chooses. While all make their start choices, it need not be the first who is asked; without
        it an Option or a text goes to the one who has it, an index to `decision`.

        `outcome` sets dice that this choice rolls before the next decision: ``{"science": "military"}`` or
        ``{"red": 5, "black": "coin"}``, a list where a die is rolled more than once; `chances` lists what there is.
        BadOutcome if the choice does not roll them. The record keeps it, and what is drawn later stays the same.
        """
        state = self.state
        question = state.question
        if question is None or player is not None or not state.started:
            question = self._question(option, player)
        action = self._action(option, question)
        self._answer(question, action, () if outcome is None else self._faces(question, action, outcome))

    def play_action(self, action: SupportsIndex, player: SupportsIndex | None = None) -> None:
        """Choose an option by its integer of the action space (`Option.action`)."""
        question = self.state.question
        if question is not None and player is None and type(action) is int and action in self.state.legal:
            self._answer(question, action)
            return
        text = action_text(action_number(action))
        question = self._question(text, player)
        self._answer(question, self._action(text, question))

    def _answer(self, question: Question, action: int, faces: Faces = ()) -> None:
        """Answer one of the open questions with one of its options; dice that it rolls may be set."""
        state = self.state
        asked = state.question
        made = len(self.choices)
        try:
            if question is not asked:
                setup.turn_to(state, question)
            chronicle = self._chronicle
            if chronicle is not None:
                if chronicle.shared:
                    chronicle = self._own_chronicle(made)
                chronicle.marks.append(len(chronicle.entries))
            if faces:
                self._outcomes[made] = state.dice = faces
            self.choices.append(action)
            self._actors.append(question.player)
            self._marks.append(state.revealed)
            engine.answer(state, action)
            self._run()
        except BaseException:  # a mistake in the rules, or Ctrl-C in the middle of it
            self._stand_at(made, asked)
            raise

    def _stand_at(self, choices: int, asked: Question | None) -> None:
        """The game as it was when so many choices had been made and this was asked; its options are good still."""
        del self.choices[choices:], self._actors[choices:], self._marks[choices:]
        self._outcomes.pop(choices, None)
        self.state = self._state_at(choices)
        self.state.question = asked
        if self._chronicle is not None:
            self._own_chronicle(choices)

    def chances(self, option: Any, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> list[Chance]:
        """What the dice may show that an option rolls first, each with its probability; empty if it rolls none.

        Nothing is known of dice behind a draw or another decision. Where an option rolls more than once, `outcome`
        says what was rolled before: ``chances(option, outcome=first["outcome"])`` goes on from there.
        """
        question = self._question(option, player)
        action = self._action(option, question)
        state = self.state
        if question is not state.question:
            return []  # another player's start choice: no dice are rolled for it
        try:
            return chances(state, action, () if outcome is None else faces_of(outcome))
        except OutcomeError as error:
            raise BadOutcome(str(error)) from error

    def _faces(self, question: Question, action: int, outcome: Outcome) -> Faces:
        """The dice as an outcome sets them; BadOutcome if the choice does not roll them."""
        state = self.state.copy()
        setup.turn_to(state, question)
        try:
            faces = faces_of(outcome)
            check_outcome(state, action, faces)
        except OutcomeError as error:
            raise BadOutcome(str(error)) from error
        return faces

    def _question(self, option: Any, player: Any) -> Question:
        """The question that the option answers; IllegalChoice if the player is asked nothing."""
        state = self.state
        question = state.question
        if player is not None:
            player = seat_number(player, len(state.players))
        if question is None:
            raise IllegalChoice(f"{choice_words(option)}: the game is over")
        if player is not None:
            for asked in setup.open_questions(state):
                if asked.player == player:
                    return asked
            raise IllegalChoice(f"{choice_words(option)}: player {player + 1} has nothing to decide now")
        if not state.started:
            if isinstance(option, Option):
                who = option._moment.question.player
                return next((asked for asked in setup.open_questions(state) if asked.player == who), question)
            if isinstance(option, str):
                return setup.question_of(state, ACTIONS.get(option, NONE)) or question
        return question

    def _action(self, option: Any, question: Question) -> int:
        """The legal action meant; IllegalChoice if there is none."""
        state = self.state
        legal = setup.options_of(state, question)
        if isinstance(option, Option):
            if not self._stands_at(option._moment, question):
                raise IllegalChoice(f"{choice_words(option)} is an option of a decision that is no longer open here")
            action = option.action
        elif isinstance(option, str):
            action = ACTIONS.get(option, NONE)
        else:
            try:
                index = whole_number(option, "an index")
            except BadArgument:
                raise IllegalChoice(f"{quoted(option)} is neither an option, an index nor a text") from None
            if not 0 <= index < len(legal):
                count = "" if self._is_hidden(question) else f"there are {len(legal)} options, "
                raise IllegalChoice(f"{count}none has the index {quoted(index)}")
            return legal[index]
        if action in legal:
            return action
        if self._is_hidden(question):
            raise IllegalChoice(f"{choice_words(option)} is not one of the options")
        texts = ", ".join(TEXTS[a] for a in legal[:8]) + (", ..." if len(legal) > 8 else "")
        raise IllegalChoice(f"{choice_words(option)} is not one of the options: {texts}")

    def _is_hidden(self, question: Question) -> bool:
        """Whether its options, and how many they are, are for one player's eyes: nobody knows who reads a message."""
        return question.secret or not self.state.started

    def _run(self) -> None:
        """Go on to the next question. What undo needs is kept once nothing can go wrong any more."""
        state = self.state
        if not engine.run_turn(state):
            made = len(self.choices)
            snapshot = state.copy() if made - self._snapshot_choices >= SNAPSHOT_EVERY else None
            engine.run(state)
            self._turn_choices = made
            if snapshot is not None:
                self._snapshot = snapshot
                self._snapshot_choices = made
        self._decision = None

    def _take_snapshot(self) -> None:
        """Undo and positions go back to here, the start of a turn, and play the choices since again."""
        self._snapshot = self.state.copy()
        self._snapshot_choices = len(self.choices)

    # --- Looking

    @property
    def players(self) -> int:
        """How many sit at the table, bots of the solo game included."""
        return len(self.state.players)

    @property
    def over(self) -> bool:
        """Whether everybody has taken the fifth income turn (END-5)."""
        return self.state.over

    @property
    def scores(self) -> list[int]:
        """Victory points by seat."""
        return [who.vp for who in self.state.players]

    @property
    def winners(self) -> list[int]:
        """The seats that won, after the tie-break (END-6); empty while the game goes on."""
        return winners(self.state) if self.state.over else []

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, as events; `events` shows what a viewer may see of them.

        It follows from the choices, so nothing is written until somebody asks; the first time costs a replay.
        """
        return tuple(map(Event._make, self._written().entries))

    def _written(self) -> Chronicle:
        """The log, written from the choices if nobody has asked for it yet."""
        if self._chronicle is None:
            if not self._logs:
                return Chronicle()
            self._chronicle = self._retold()
            self.state.log = self._chronicle.entries  # from now on the state itself writes on
        return self._chronicle

    def _retold(self) -> Chronicle:
        """The log as far as the game has come; written anew unless it is there."""
        if self._chronicle is not None:
            return self._chronicle
        state = self._first_state()
        chronicle = Chronicle(state.turns)
        state.log = chronicle.entries
        engine.run(state)
        for number in range(len(self.choices)):
            chronicle.marks.append(len(chronicle.entries))
            self._again(state, number, number + 1)
        return chronicle

    def _has_past(self) -> bool:
        """Whether it is known how the game began: a resampled game is a guess."""
        return self.seed is not None or self._start is not None

    def _own_chronicle(self, choices: int) -> Chronicle:
        """Write on in a log of its own: copies share one until they play on, and undo shortens it."""
        assert self._chronicle is not None
        self._chronicle = self._chronicle.until(choices)
        self.state.log = self._chronicle.entries
        return self._chronicle

    def _again(self, state: State, first: int, last: int) -> None:
        """Make the choices between these two numbers of choices again on a state."""
        for number in range(first, last):
            action = self.choices[number]
            setup.turn_to(state, setup.question_of(state, action))
            state.dice = self._outcomes.get(number, ())
            engine.choose(state, action)

    def _state_at(self, choices: int) -> State:
        """The table after so many choices: made again from the snapshot on, or from the beginning."""
        first = self._snapshot_choices
        if choices >= first:
            state = self._snapshot.copy()
        else:
            state = self._first_state()
            first = 0
        if state.question is None:
            engine.run(state)
        self._again(state, first, choices)
        return state

    def _first_state(self) -> State:
        """The table before anything happened, ready to run."""
        if self._start is not None:
            return from_position(self._start)
        assert self.seed is not None
        return first_state(self.state.options, self.seed)

    def events(self, viewer: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[EventDocument]:
        """The events from number `since` on, as JSON-able data, as the viewer may see them (None: spectator).

        Each has a number `n`, the number of the `choice` that caused it (0: the set-up) and of the `turn`.
        """
        seat = viewer_number(viewer, self.players)
        return self._written().events(seat, max(0, whole_number(since, "the number of an event")))

    def view(self, player: SupportsIndex | None = None) -> View:
        """What a player, or a spectator (None), may see now."""
        return cast(View, view(self.state, viewer_number(player, self.players)))

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet:
        """Points by source, era, method and turn, and the other figures of one player.

        The points by turn follow from the log: a game without one plays its choices again, a resampled one has none.
        """
        seat = seat_number(player, self.players)
        by_turn = self._retold().points_by_turn(seat, self.state.players[seat].vp) if self._has_past() else []
        return cast(ScoreSheet, score_sheet(self.state, seat) | {"points_by_turn": by_turn})

    def preview(self, option: Any, player: SupportsIndex | None = None) -> tuple[Event, ...]:
        """What would follow, as events, up to the next decision or anything not yet known."""
        return self.look_ahead(option, player)[0]

    def look_ahead(self, option: Any, player: SupportsIndex | None = None) -> tuple[tuple[Event, ...], bool]:
        """What would follow, as `preview` tells it, and whether the option reveals something: both for one price."""
        question = self._question(option, player)
        ahead = look_ahead(self.state, question, self._action(option, question))
        return tuple(map(Event._make, ahead.entries)), ahead.reveals

    def previews(self, player: SupportsIndex | None = None) -> list[Preview]:
        """What each option of the decision, or of the player's, would bring: JSON-able data in the order of options.

        `direct` lists what the option itself brings, `then` what follows anyway, up to the next decision or anything
        not yet known; `reveals` says whether something would come to light. Empty where there is nothing to decide.
        """
        if player is None:
            return previews(self.state, self.state.question)
        return previews(self.state, own_question(self.state, seat_number(player, self.players)))

    def table(self, viewer: SupportsIndex | None = None, at: SupportsIndex | None = None) -> Table:
        """All that a screen needs, as JSON-able data: the view, the own decision with its options, what they bring.

        `at` is a number of choices: what the viewer could see when so many had been made.
        """
        seat = viewer_number(viewer, self.players)
        made = self._before + len(self.choices)
        if at is None:
            undo = self._reach(seat).document() if seat is not None else None
            return table(self.state, seat, self.decisions, made, undo)
        choices = whole_number(at, "a number of choices")
        past = self._past(choices)
        return table(past.state, seat, past.decisions, choices, None, open_now=False)

    def _past(self, choices: int) -> Game:
        """The game as it stood after so many choices."""
        made = self._before + len(self.choices)
        if not 0 <= choices <= made:
            raise BadArgument(f"{made} choices have been made: there is no moment after {quoted(choices)}")
        if choices < self._before:
            raise BadArgument("a resampled game has no past")
        return Game._begin(self._state_at(choices - self._before), None, None)

    def digest(self) -> str:
        """A name for the table as it stands: the same for equal states in every process, Python and build.

        Hidden cards and the dice to come are part of it: it is for programs that compare states, not for players.
        """
        return digest(self.state)

    def problems(self) -> list[str]:
        """What is wrong with the table, if anything ever is: a check for developers."""
        return problems(self.state)

    # --- Copying

    def copy(self) -> Game:
        """An independent game that goes on from here."""
        new = Game(True)
        new.state = self.state.copy()
        new._logs = self._logs
        new._chronicle = self._chronicle
        if self._chronicle is not None:
            self._chronicle.shared = True
        new.seed = self.seed
        new.choices = self.choices[:]
        new._start = self._start
        new._actors = self._actors[:]
        new._marks = self._marks[:]
        new._outcomes = self._outcomes.copy()
        new._before = self._before
        new._asked = self._asked
        new._start_asked = self._start_asked
        new._decision = None
        new._snapshot = self._snapshot
        new._snapshot_choices = self._snapshot_choices
        new._turn_choices = self._turn_choices
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickled game is its record: small, and read by either build. A resampled one is its state."""
        if not self._has_past():
            return type(self)._unpacked, (packed(self.state), *self._numbers())
        return type(self)._unpickled, (self.record(), self._logs, self._asked, self._start_asked)

    @classmethod
    def _unpickled(cls, record: Record, log: bool, asked: int, start_asked: tuple[int, ...]) -> Game:
        game = cls.replay(record)
        game._logs = log
        game._asked = asked
        game._start_asked = start_asked
        return game

    @classmethod
    def _unpacked(cls, data: bytes, before: int, asked: int, start_asked: tuple[int, ...]) -> Game:
        return cls._guess(unpacked(data), before, asked, start_asked)

    @classmethod
    def _guess(cls, state: State, before: int, asked: int, start_asked: tuple[int, ...]) -> Game:
        """A game without past that counts choices and decisions on."""
        game = cls._begin(state, None, None)
        game._before = before
        game._asked = asked
        game._start_asked = start_asked
        return game

    def _numbers(self) -> tuple[int, int, tuple[int, ...]]:
        """Where a guess made now counts on: choices, questions taken back, start questions of each seat."""
        start_asked = self._start_asked
        if not self.state.started:
            start_asked = tuple([self._start_number(seat) for seat in range(len(start_asked))])
        return self._before + len(self.choices), self._asked, start_asked

    def resample(self, player: SupportsIndex | None, seed: SupportsIndex) -> Game:
        """A full game consistent with what the player sees: hidden cards are dealt anew from the seed.

        It is a guess to think with: it has no log and cannot be recorded, and undo reaches back to this moment only,
        or to the moment it was pickled.
        """
        seat = viewer_number(player, self.players)
        return Game._guess(resampled(self.state, seat, whole_number(seed, "the seed")), *self._numbers())

    # --- Undo

    def undo(self, player: SupportsIndex | None = None, to: SupportsIndex | None = None) -> None:
        """Take back the last own choice of this turn, or all own ones after choice number `to`.

        CannotUndo where something was revealed since, or somebody else has chosen. While the start choices are being
        made, any `player` may take back their own; the others' stand (SETUP-13).
        """
        seat = self._undoing() if player is None else seat_number(player, self.players)
        found = self._reach(seat)
        if not found.steps:
            raise found.error()
        numbers = range(found.to, self._before + len(self.choices))
        if to is None:
            choice = self._before + max(number for number, actor in enumerate(self._actors) if actor == seat)
        else:
            choice = whole_number(to, "the number of a choice")
        if choice not in numbers:
            raise CannotUndo(
                f"player {seat + 1} can go back to the choices {numbers[0]} to {numbers[-1]}, not to {quoted(choice)}",
                found.reason, found.to,
            )  # fmt: skip
        if self.state.started:
            self._go_back(choice - self._before)
        else:
            self._take_out(seat, choice - self._before)

    def _undoing(self) -> int:
        """Who undoes when nobody says: who is asked, or who made the last start choice."""
        if self.state.started and self.state.question is not None:
            return self.state.question.player
        return self._actors[-1] if self._actors else NONE

    def _reach(self, player: int) -> Reach:
        """How far the player may go back."""
        state, before = self.state, self._before
        if not state.started:
            return start_reach(player, self._actors, before)
        if state.over:
            return Reach(0, before + len(self.choices), "over", REASONS["over"])
        return reach(player, self._actors, self._marks, state.revealed, self._turn_choices, before)

    def _go_back(self, choices: int) -> None:
        """The table as it was after so many choices of this turn; decisions are numbered on."""
        self._asked += len(self.choices) - choices + 1
        self.state = self._state_at(choices)
        del self.choices[choices:], self._actors[choices:], self._marks[choices:]
        self._outcomes = {number: faces for number, faces in self._outcomes.items() if number < choices}
        self._stand_again()

    def _take_out(self, player: int, choices: int) -> None:
        """The player's start choices after so many choices leave the list; those of others stand."""
        gone = [number for number in range(choices, len(self._actors)) if self._actors[number] == player]
        for number in reversed(gone):
            del self.choices[number], self._actors[number], self._marks[number]
        asked = self._start_asked
        self._start_asked = (*asked[:player], asked[player] + len(gone) + 1, *asked[player + 1 :])
        self.state = self._state_at(len(self.choices))
        self._stand_again()

    def _stand_again(self) -> None:
        """The state is an earlier one: the log is shortened, the question asked anew."""
        if self._chronicle is not None:
            self._own_chronicle(len(self.choices))
        self._decision = None

    # --- Keeping

    def record(self) -> Record:
        """The game as JSON-able data: versions of record and rules, set-up, seed, choices, result."""
        record: dict[str, Any] = {"format": RECORD_FORMAT, "version": RECORD_VERSION, "rules": RULES_VERSION}
        if self._start is not None:
            record["position"] = deepcopy(self._start)
        elif self.seed is not None:
            record["setup"] = options_view(self.state.options)
            record["seed"] = self.seed
        else:
            raise GobelinError("a resampled game is a guess: it has no record")
        record["choices"] = [self._choice(number) for number in range(len(self.choices))]
        record["result"] = self._result()
        return cast(Record, record)

    def _choice(self, number: int) -> object:
        """A choice as the record keeps it: its text, with the dice where they were set."""
        text = TEXTS[self.choices[number]]
        faces = self._outcomes.get(number)
        return {"choice": text, "outcome": outcome_of(faces)} if faces else text

    def _result(self) -> dict[str, Any] | None:
        return {"scores": self.scores, "winners": self.winners} if self.over else None

    def position(self) -> Position:
        """The table as it was when the current turn began, readable and editable by hand."""
        if self.over:
            raise BadPosition("the game is over: there is no turn to begin")
        if self.state.turn == NONE:
            raise BadPosition("the first turn has not begun")
        if self._snapshot.question is not None and self._snapshot.turns == self.state.turns:
            raise BadPosition("a resampled game has no start of the turn")
        return cast(Position, position(self._turn_start()))

    def _turn_start(self) -> State:
        """The state when the current turn began: from the snapshot on, the choices are made again up to there."""
        state = self._snapshot.copy()
        number = self._snapshot_choices
        while state.turns < self.state.turns:
            if state.question is not None:
                action = self.choices[number]
                setup.turn_to(state, setup.question_of(state, action))
                state.dice = self._outcomes.get(number, ())
                engine.answer(state, action)
                number += 1
            engine.run_turn(state)
        return state

    def __repr__(self) -> str:
        return f"<Game of {len(self.state.players)}, turn {self.state.turns}, scores {self.scores}>"


def rules_of(record: dict[str, Any]) -> int:
    """The version of the rules a record was made with; BadRecord if it has none."""
    version = record.get("version")
    if isinstance(version, bool) or version not in (1, RECORD_VERSION):
        raise BadRecord(f"record version {quoted(version)} is not known")
    rules = 1 if version == 1 else record.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or rules < 1:
        raise BadRecord(f"the version of the rules must be a whole number from 1 on, not {quoted(rules)}")
    return rules


def other_rules(made_with: int) -> str:
    """The likely reason why a record does not fit: it was made with another version of the rules."""
    if made_with == RULES_VERSION:
        return ""
    return f" - the record was made with version {quoted(made_with)} of the rules, this is version {RULES_VERSION}"


def choice_words(option: Any) -> str:
    """An option as a message names it."""
    return quoted(option.text if isinstance(option, Option) else option)


def first_state(options: Options, seed: int) -> State:
    """The table of a new game, ready to run."""
    state = setup.new_state(options, seed)
    setup.begin(state)
    return state
