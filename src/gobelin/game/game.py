"""The public face: a game that asks for decisions and can be played, copied, viewed, saved and undone.

A game is its set-up, its seed and the list of its choices: it keeps the current state and a history. The public
methods are here; whatever takes more than a few lines is in the modules they call.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, SupportsIndex, Unpack, cast, overload

from gobelin.documents import Event as EventDocument
from gobelin.documents import Forecast, Position, Preview, Record, ScoreSheet, Table, View
from gobelin.errors import BadOptions, BadOutcome, BadPosition, BadRecord, GobelinError
from gobelin.game.arguments import action_number, action_text, seat_number, viewer_number, whole_number
from gobelin.game.choosing import faces_to_set, find_action, find_question
from gobelin.game.chronicle import NO_EVENTS, Chronicle, Events, setup_events, write_chronicle
from gobelin.game.decisions import Decision, OpenQuestion, Option
from gobelin.game.history import History, begin_history, first_state
from gobelin.game.luck import LONGEST_SEED, commit, draw_secret, seed_problem
from gobelin.game.options import TableOptions, make_options
from gobelin.game.records import check_format, play_record, record_of, seed_of
from gobelin.game.table_document import preview_documents, table_document
from gobelin.game.undoing import choice_to_undo, default_undoer, undo_reach
from gobelin.rules.chapters.sheet import score_sheet
from gobelin.rules.documents.invariants import problems
from gobelin.rules.documents.positions import from_position, position
from gobelin.rules.documents.resampling import resample_state
from gobelin.rules.documents.views import view
from gobelin.rules.engine import loop
from gobelin.rules.engine.digest import digest
from gobelin.rules.engine.errors import PositionError
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.options import Options, options_document
from gobelin.rules.engine.packing import pack_state, unpack_state
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import Event, Log, State
from gobelin.rules.flow import setup
from gobelin.rules.flow.ahead import look_ahead
from gobelin.rules.flow.chances import Chance, Faces, Outcome, OutcomeError, chances, faces_of
from gobelin.rules.flow.forecast import forecast
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.names import NONE

__all__ = ["Decision", "Game", "Option"]


class Game:
    """One game. Make it with `Game.new`, `Game.replay` or `Game.from_position`.

    `state` is the rules' own data, hidden cards included; its shape changes without notice. Players get a `Seat`.
    """

    __slots__ = ("_chronicle", "_decision", "_history", "_wants_log", "eager_events", "state")

    state: State
    eager_events: bool  # events are written while a choice is made: for programs that read those of every choice
    _history: History
    _decision: Decision | None  # the open one, made on first use
    _wants_log: bool  # False: there will be no log
    _chronicle: Chronicle | None  # the log, written on first use

    def __init__(self, blank: Any = False) -> None:
        """`blank`: an empty game, for the methods that make games."""
        if blank is not True:
            raise GobelinError("make a game with Game.new, Game.replay or Game.from_position")

    @classmethod
    def _from_state(cls, state: State, seed: int | str | None, start: dict[str, Any] | None) -> Game:
        """The game of a state that is ready to run."""
        game = cls(True)
        game.state = state
        game._history = begin_history(state, seed, start)
        game._decision = None
        game._chronicle = None
        game._wants_log = game._history.is_known
        game.eager_events = False
        return game  # not run: a resampled state already stands at its question

    # --- Making games

    @overload
    @classmethod
    def new(
        cls, players: int = 2, seed: int | str | None = None, *, log: bool = True, **options: Unpack[TableOptions]
    ) -> Game: ...

    @overload
    @classmethod
    def new(
        cls,
        players: int,
        seed: int | str | None = None,
        *,
        level: int | None,
        log: bool = True,
        **options: Unpack[TableOptions],
    ) -> Game: ...

    @classmethod
    def new(cls, players: Any = 2, seed: Any = None, *, level: Any = None, log: Any = True, **options: Any) -> Game:
        """A new game.

        Its luck follows from the seed, a number or a text; without one, 256 secret bits are drawn.

        players=1 is the solo game against the Automa of a `level` from 1 to 6 (2 if none is given) and the Shadow
        Empire; shadow_empire=True adds the latter to a two-player game. Bots sit after the people.

        civilizations, capitals: one entry per seat, None for the usual deal. start_bonus: the published start
        adjustments. without: tapestry cards left out. loop_guard, optional_x_advance: the two switches of the rules
        (OPEN-1, OPEN-3). confirm_turns: ask before a turn ends. log=False: there will be no log.
        """
        checked_options = make_options({"players": players, "level": level, **options})
        if seed is None:
            seed = draw_secret()
        elif wrong := seed_problem(seed):
            raise BadOptions(wrong).with_key("record-seed", seed=quoted(seed), most=LONGEST_SEED)
        if not isinstance(log, bool):
            raise BadOptions(f"log must be true or false, not {quoted(log)}")
        return cls._set_up(checked_options, seed, log)

    @classmethod
    def _set_up(cls, options: Options, seed: int | str, log: bool = True) -> Game:
        game = cls._from_state(first_state(options, seed), seed, None)
        game._wants_log = log
        loop.run(game.state)
        return game

    @classmethod
    def from_position(cls, doc: Any) -> Game:
        """A game that continues from a position; BadPosition says what is wrong with an impossible one."""
        try:
            state = from_position(doc)
        except PositionError as error:
            raise BadPosition(str(error)).with_key(error.key, **error.facts) from error
        game = cls._from_state(state, None, position(state))
        loop.run(game.state)
        return game

    @classmethod
    def replay(cls, record: Any) -> Game:
        """The same game again; BadRecord names the choice where a record goes wrong.

        Records of other rules versions are tried, too: most choices may still mean the same. But the seeds of rules 1
        and 2 dealt different cards: of their records, only those that begin with a position can be replayed.
        """
        check_format(record)
        try:
            if "position" in record:
                game = cls.from_position(record["position"])
            else:
                game = cls._set_up(make_options(record["setup"]), seed_of(record))
                game._history.luck = deepcopy(record.get("luck"))
        except BadRecord:
            raise
        except (GobelinError, PositionError, KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the set-up cannot be read: {error}").with_key(
                "record-setup", reason=str(error)
            ) from error
        play_record(game, record)
        return game

    # --- Playing

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over. During the start choices, the first open one."""
        if self._decision is None:
            state = self.state
            question = state.question
            if question is not None:
                asked = OpenQuestion(self, question, self._history.number_of(state, question))
                self._decision = Decision(asked, state.legal)
        return self._decision

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions, by seat: everybody makes the start choices at once (SETUP-13)."""
        first = self.decision
        if first is None:
            return ()
        state, history = self.state, self._history
        others = [
            Decision(OpenQuestion(self, question, history.number_of(state, question)), question.options(state))
            for question in setup.open_questions(state)[1:]
        ]
        return (first, *others)

    @overload
    def play(self, option: Option, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> Events: ...

    @overload
    def play(
        self, option: int | str, player: SupportsIndex | None = None, outcome: Outcome | None = None
    ) -> Events: ...

    def play(self, option: Any, player: Any = None, outcome: Outcome | None = None) -> Events:
        """Choose an option: an Option of an open decision, its index among the options, or its text.

        Returns what happened, up to the next decision. It is written when it is first read, unless `eager_events` is
        set; a game without a log returns nothing.

        An Option of this game can be played in a copy, too, while both stand at the same decision. If anything goes
        wrong, even a mistake in the rules, the game is as it was before.

        `player` says who chooses; during the start choices that may be anybody with an open decision. Without it, an
        Option or a text goes to the player who has that option, an index to `decision`.

        `outcome` sets dice that this choice rolls before the next decision: ``{"science": "military"}`` or
        ``{"red": 5, "black": "coin"}``, a list where a die is rolled more than once; `chances` lists what there is.
        BadOutcome if the choice does not roll them. The record keeps it, and what is drawn later stays the same.
        """
        if player is None and outcome is None and isinstance(option, Option):
            decision, asked = self._decision, option._asked
            if decision is not None and decision._asked is asked:
                return self._answer(asked.question, option.action)  # an option of the open question: nothing to check
        state = self.state
        question = find_question(state, option, player)
        action = find_action(state, self._history, option, question)
        faces = () if outcome is None else faces_to_set(state, question, action, outcome)
        return self._answer(question, action, faces)

    def play_action(self, action: SupportsIndex, player: SupportsIndex | None = None) -> Events:
        """Choose an option by its integer of the action space (`Option.action`). Returns what `play` returns."""
        question = self.state.question
        if question is not None and player is None and type(action) is int and action in self.state.legal:
            return self._answer(question, action)
        return self.play(action_text(action_number(action)), player)

    def _answer(self, question: Question, action: int, faces: Faces = ()) -> Events:
        """Answer one of the open questions with one of its options; dice that it rolls may be set."""
        state = self.state
        asked = state.question
        history = self._history
        made = len(history.choices)
        choice = history.choice_count + 1
        turn = state.turns
        first_event = 0
        try:
            if question is not asked:
                setup.switch_to(state, question)
            chronicle = self._chronicle
            if chronicle is not None:
                if chronicle.shared:
                    chronicle = self._copy_chronicle(made)
                first_event = len(chronicle.log.keys)
                chronicle.marks.append(first_event)
            elif self.eager_events:
                state.log = Log()  # for this choice alone
            if faces:
                history.outcomes[made] = state.dice = faces
            history.choices.append(action)
            history.actors.append(question.player)
            history.marks.append(state.revealed)
            loop.answer(state, action)
            if not loop.run_turn(state):
                history.begin_turn(state)
            self._decision = None
        except BaseException:  # a mistake in the rules, or Ctrl-C
            history.cut(made)
            self._go_back(history)
            self.state.question = asked  # so that its options can still be played
            raise
        log = state.log
        if log is not None:
            if chronicle is None:
                state.log = None
            return Events.of_log(log, first_event, choice, turn)
        return Events(history, choice, turn) if self._wants_log else NO_EVENTS

    def chances(self, option: Any, player: SupportsIndex | None = None, outcome: Outcome | None = None) -> list[Chance]:
        """What the dice may show that an option rolls first, each with its probability; empty if it rolls none.

        Dice after a draw or another decision are not known. Where an option rolls more than once, `outcome` says what
        was rolled before: ``chances(option, outcome=first["outcome"])`` goes on from there.
        """
        state = self.state
        question = find_question(state, option, player)
        action = find_action(state, self._history, option, question)
        if question is not state.question:
            return []  # another player's start choice: no dice are rolled for it
        try:
            return chances(state, action, () if outcome is None else faces_of(outcome))
        except OutcomeError as error:
            raise BadOutcome(str(error)) from error

    def drop_decision(self) -> None:
        """Let go of the open decision, which refers to its game, so that a game nobody needs any more is freed at once.

        Otherwise it waits until Python next looks for reference cycles.
        """
        self._decision = None

    # --- Looking

    @property
    def seed(self) -> int | str | None:
        """The seed of its luck; None for a game from a position and for a guess."""
        return self._history.seed

    @property
    def commitment(self) -> str | None:
        """A hash of seed and set-up that can be shown from the start: it says nothing about a seed that was drawn.

        Once the seed is known, anybody can check that the game was played with it (`verify`). None without a seed.
        """
        seed = self._history.seed
        return None if seed is None else commit(seed, options_document(self.state.options))

    @property
    def choices(self) -> list[int]:
        """The choices made so far, as integers of the action space."""
        return self._history.choices

    @property
    def actors(self) -> list[int]:
        """Who made each of these choices."""
        return self._history.actors

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

        It is written on first use, by replaying the choices.
        """
        return tuple(self._ensure_chronicle().log.events())

    @property
    def setup_events(self) -> Events:
        """What the set-up brought, before the first choice; nothing in a guess. It costs a set-up."""
        return setup_events(self._history) if self._history.is_known else NO_EVENTS

    def _ensure_chronicle(self) -> Chronicle:
        """The log, written from the choices on first use."""
        if self._chronicle is None:
            if not self._wants_log:
                return Chronicle()
            self._chronicle = write_chronicle(self._history)
            self.state.log = self._chronicle.log  # from now on the state itself adds to it
        return self._chronicle

    def _copy_chronicle(self, choices: int) -> Chronicle:
        """Give this game a log of its own: copies share one until they are played, and undo shortens it."""
        assert self._chronicle is not None
        self._chronicle = self._chronicle.copy_until(choices)
        self.state.log = self._chronicle.log
        return self._chronicle

    def events(self, viewer: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[EventDocument]:
        """The events from number `since` on, as JSON-able data, as the viewer may see them (None: spectator).

        Each has a number `n`, the number of the `choice` that caused it (0: the set-up) and of the `turn`.
        """
        seat = viewer_number(viewer, self.players)
        return self._ensure_chronicle().events(seat, max(0, whole_number(since, "the number of an event")))

    def view(self, player: SupportsIndex | None = None) -> View:
        """What a player, or a spectator (None), may see now."""
        return cast(View, view(self.state, viewer_number(player, self.players)))

    def score_sheet(self, player: SupportsIndex) -> ScoreSheet:
        """Points by source, era, method and turn, and the other figures of one player.

        The points by turn come from the log: a game without one replays its choices, a resampled one has none.
        """
        seat = seat_number(player, self.players)
        by_turn: list[dict[str, object]] = []
        if self._history.is_known:
            by_turn = (self._chronicle or write_chronicle(self._history)).points_by_turn(
                seat, self.state.players[seat].vp
            )
        return cast(ScoreSheet, score_sheet(self.state, seat) | {"points_by_turn": by_turn})

    def forecast(self, player: SupportsIndex) -> Forecast | None:
        """What the player's next income turn would bring if it were taken now; None once the last one has begun.

        It follows from what lies open. Choices made in its first steps (`open`) may add to it, and nothing takes from
        it but a tech card that its owner lifts into the hands of the Inventors.
        """
        return cast("Forecast | None", forecast(self.state, seat_number(player, self.players)))

    def preview(self, option: Any, player: SupportsIndex | None = None) -> tuple[Event, ...]:
        """What would follow, as events, up to the next decision or anything not yet known."""
        return self.look_ahead(option, player)[0]

    def look_ahead(self, option: Any, player: SupportsIndex | None = None) -> tuple[tuple[Event, ...], bool]:
        """What `preview` tells, and whether the option reveals something: both for the price of one."""
        state = self.state
        question = find_question(state, option, player)
        ahead = look_ahead(state, question, find_action(state, self._history, option, question))
        return tuple(ahead.log.events()), ahead.reveals

    def previews(self, player: SupportsIndex | None = None) -> list[Preview]:
        """What each option of the decision, or of the player's decision, would bring: JSON-able, in their order.

        `direct` lists what the option itself brings, `then` what follows anyway, up to the next decision or anything
        not yet known; `reveals` says whether something would come to light. Empty where there is nothing to decide.
        """
        if player is None:
            return preview_documents(self.state, self.state.question)
        return preview_documents(self.state, setup.question_for(self.state, seat_number(player, self.players)))

    def table(self, viewer: SupportsIndex | None = None, at: SupportsIndex | None = None) -> Table:
        """All that a screen needs, as JSON-able data: the view, the own decision with its options, what they bring.

        `at` is a number of choices: what the viewer could see when so many had been made.
        """
        seat = viewer_number(viewer, self.players)
        history = self._history
        if at is None:
            name = next((decision.id for decision in self.decisions if decision.player == seat), None)
            undo = None if seat is None else undo_reach(self.state, history, seat).document()
            return table_document(self.state, seat, name, history.choice_count, undo)
        choices = whole_number(at, "a number of choices")
        return table_document(history.past(choices), seat, None, choices, None)

    def digest(self) -> str:
        """A hash of the state: equal for equal states in every process, Python version and build.

        It covers hidden cards and future dice: it is for programs that compare states, not for players.
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
        new._history = self._history.copy()
        new._decision = None
        new._wants_log = self._wants_log
        new.eager_events = self.eager_events
        new._chronicle = self._chronicle
        if self._chronicle is not None:
            self._chronicle.shared = True
        return new

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as its record, which is small and works in both builds; a resampled one as its state."""
        history = self._history
        if not history.is_known:
            return type(self)._unpack, (pack_state(self.state), *self._numbers())
        return type(self)._unpickle, (self.record(), self._wants_log, history.undone, history.start_undone)

    @classmethod
    def _unpickle(cls, record: Record, log: bool, undone: int, start_undone: tuple[int, ...]) -> Game:
        game = cls.replay(record)
        game._wants_log = log
        game._history.undone = undone
        game._history.start_undone = start_undone
        return game

    @classmethod
    def _unpack(cls, data: bytes, before: int, undone: int, start_undone: tuple[int, ...]) -> Game:
        return cls._make_guess(unpack_state(data), before, undone, start_undone)

    @classmethod
    def _make_guess(cls, state: State, before: int, undone: int, start_undone: tuple[int, ...]) -> Game:
        """A game without a past that continues the numbers of choices and decisions."""
        game = cls._from_state(state, None, None)
        game._history.before = before
        game._history.undone = undone
        game._history.start_undone = start_undone
        return game

    def _numbers(self) -> tuple[int, int, tuple[int, ...]]:
        """The numbers a guess continues: choices, questions undone, start questions of each seat."""
        history = self._history
        return history.choice_count, history.undone, history.start_numbers(self.state)

    def resample(self, player: SupportsIndex | None, seed: SupportsIndex) -> Game:
        """A full game consistent with what the player sees: hidden cards are dealt anew from the seed.

        It is a guess to think with: it has no log and no record, and undo reaches back only to this moment or to the
        moment it was pickled.
        """
        seat = viewer_number(player, self.players)
        return Game._make_guess(resample_state(self.state, seat, whole_number(seed, "the seed")), *self._numbers())

    # --- Undo

    def undo(self, player: SupportsIndex | None = None, to: SupportsIndex | None = None) -> None:
        """Take back the player's last choice of this turn, or all their choices after choice number `to`.

        CannotUndo where something was revealed since, or somebody else has chosen. During the start choices
        any `player` may take back their own; those of others stand (SETUP-13).
        """
        history = self._history.copy()
        seat = default_undoer(self.state, history) if player is None else seat_number(player, self.players)
        choices = choice_to_undo(undo_reach(self.state, history, seat), history, seat, to) - history.before
        if self.state.started:
            history.take_back(choices)
        else:
            history.take_back_start_choices(seat, choices)
        self._go_back(history)
        self._decision = None

    def _go_back(self, history: History) -> None:
        """Go back to where this history ends, with the log."""
        choices = len(history.choices)
        self.state = history.state_at(choices)
        self._history = history
        if self._chronicle is not None:
            self._copy_chronicle(choices)

    # --- Keeping

    def record(self) -> Record:
        """The game as JSON-able data: versions of record and rules, set-up, seed, choices, result."""
        return record_of(self.state, self._history)

    def position(self) -> Position:
        """The table as it was when the current turn began, readable and editable by hand."""
        if self.over:
            raise BadPosition("the game is over: there is no turn to begin")
        if self.state.turn == NONE:
            raise BadPosition("the first turn has not begun")
        snapshot = self._history.snapshot
        if snapshot.question is not None and snapshot.turns == self.state.turns:
            raise BadPosition("a resampled game does not know how its turn began")
        return cast(Position, position(self._history.turn_start(self.state.turns)))

    def __repr__(self) -> str:
        return f"<Game of {len(self.state.players)}, turn {self.state.turns}, scores {self.scores}>"
