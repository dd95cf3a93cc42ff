"""The public face: a game that is asked for its decision, told a choice, and can be copied, viewed, saved and undone.

A game is its set-up, its seed and the list of its choices. What is kept in memory is the state now and a copy of it
from the start of a recent turn, from which undo plays on again.
"""

from __future__ import annotations

import operator
import secrets
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, overload

from gobelin.documents import Record, View, check_keeping
from gobelin.errors import BadOptions, BadPosition, BadRecord, CannotUndo, GobelinError, IllegalChoice
from gobelin.options import checked, options_from
from gobelin.rules import engine, setup
from gobelin.rules.actions import ACTIONS, TEXTS, arguments_of, verb_of
from gobelin.rules.digest import digest
from gobelin.rules.frames import Question
from gobelin.rules.invariants import problems
from gobelin.rules.names import NONE, source_name
from gobelin.rules.packing import packed, unpacked
from gobelin.rules.positions import PositionError, from_position, options_of, position
from gobelin.rules.resampling import resampled
from gobelin.rules.sheet import score_sheet
from gobelin.rules.state import Entry, Event, Options, State, Unknown
from gobelin.rules.turn import winners
from gobelin.rules.views import event_view, options_view, view

RECORD_FORMAT = "gobelin-record"
RECORD_VERSION = 1
SNAPSHOT_EVERY = 40  # choices: undo plays no more than these and a turn again


class Option:
    """One legal option of a decision: an integer of the fixed action space, its text, its verb and arguments."""

    __slots__ = ("_game", "action")

    def __init__(self, game: Game, action: int) -> None:
        self._game = game
        self.action = action

    @property
    def text(self) -> str:
        return TEXTS[self.action]

    @property
    def verb(self) -> str:
        """What kind of thing is chosen: ``advance``, ``token_of``, ``place_beside``, ..."""
        return verb_of(self.action)

    @property
    def arguments(self) -> dict[str, object]:
        """What exactly is chosen, JSON-able: ``{"track": "science", "space": 8}``; players count from 0."""
        return arguments_of(self.action)

    @property
    def reveals(self) -> bool:
        """Whether choosing it brings something unknown to light: a die, a draw, hidden choices. Undo stops there.

        Found by trying the option on a copy, so it can be asked while the decision is open only.
        """
        return self._game.look_ahead(self)[1]

    def __str__(self) -> str:
        return TEXTS[self.action]

    def __repr__(self) -> str:
        return f"Option({TEXTS[self.action]!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.action == self.action

    def __hash__(self) -> int:
        return hash(self.action)

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self._game, self.action)


class Decision:
    """What somebody must decide: who, what kind of question, why, and every legal option."""

    __slots__ = ("_game", "_legal", "_options", "_question", "player")

    def __init__(self, game: Game, question: Question) -> None:
        self._game = game
        self._question = question
        self._legal = game.state.legal
        self._options: tuple[Option, ...] | None = None
        self.player: int = question.player

    @property
    def kind(self) -> str:
        """What is asked: ``turn``, ``pay``, ``place``, ...; a key for prompts."""
        return self._question.kind

    @property
    def source(self) -> str:
        """What asks: ``space science 4``, ``tapestry democracy``, ``income 3``."""
        return source_name(self._question.source)

    @property
    def about(self) -> dict[str, object]:
        """Details of the question, such as the tile to be placed; all of it public."""
        return self._question.about(self._game.state)

    @property
    def options(self) -> tuple[Option, ...]:
        if self._options is None:
            game = self._game
            self._options = tuple([Option(game, action) for action in self._legal])
        return self._options

    @property
    def actions(self) -> list[int]:
        """The options as integers of the action space."""
        return list(self._legal)

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={[o.text for o in self.options]})"


class Game:
    """One game. Make it with `Game.new`, `Game.replay` or `Game.from_position`."""

    __slots__ = (
        "_actors", "_decision", "_held", "_log_shared", "_logs", "_marks", "_snapshot", "_snapshot_choices",
        "_start", "_turn_choices", "choices", "seed", "state",
    )  # fmt: skip

    state: State
    seed: int | None
    choices: list[int]
    _start: dict[str, Any] | None  # the position the game began with, if not with a set-up
    _actors: list[int]  # who made each choice
    _marks: list[int]  # state.revealed before each choice
    _held: dict[int, list[int]]  # start choices that others made while one thinks again
    _decision: Decision | None
    _log_shared: bool
    _logs: bool  # a log is wanted; it is written from the moment somebody asks for it
    _snapshot: State
    _snapshot_choices: int
    _turn_choices: int

    def __init__(self) -> None:
        """A game without anything: only the methods that make games may call this."""

    @classmethod
    def _begin(cls, state: State, seed: int | None, start: dict[str, Any] | None) -> Game:
        """The game of a state that is ready to run."""
        game = cls()
        game.state = state
        game.seed = seed
        game.choices = []
        game._start = start
        game._actors = []
        game._marks = []
        game._held = {}
        game._decision = None
        game._log_shared = False
        game._logs = seed is not None or start is not None
        game._turn_choices = 0
        game._take_snapshot()
        return game  # not run yet: a resampled one stands at its question already

    # --- Making games

    @overload
    @classmethod
    def new(
        cls,
        players: int = 2,
        seed: int | None = None,
        *,
        civilizations: Sequence[str | None] | None = None,
        capitals: Sequence[int | None] | None = None,
        start_bonus: bool = False,
        without: Iterable[str] = (),
        loop_guard: bool = True,
        optional_x_advance: bool = False,
        confirm_turns: bool = False,
        shadow_empire: bool = False,
        log: bool = True,
    ) -> Game: ...

    @overload
    @classmethod
    def new(
        cls,
        players: int,
        seed: int | None = None,
        *,
        level: int | None,
        civilizations: Sequence[str | None] | None = None,
        capitals: Sequence[int | None] | None = None,
        start_bonus: bool = False,
        without: Iterable[str] = (),
        loop_guard: bool = True,
        optional_x_advance: bool = False,
        confirm_turns: bool = False,
        shadow_empire: bool = False,
        log: bool = True,
    ) -> Game: ...

    @classmethod
    def new(
        cls,
        players: Any = 2,
        seed: Any = None,
        *,
        civilizations: Any = None,
        capitals: Any = None,
        start_bonus: Any = False,
        without: Any = (),
        loop_guard: Any = True,
        optional_x_advance: Any = False,
        confirm_turns: Any = False,
        level: Any = None,
        shadow_empire: Any = False,
        log: bool = True,
    ) -> Game:
        """A new game.

        players=1 is the solo game against the Automa of a `level` from 1 to 6 (2 if none is given) and the Shadow
        Empire; shadow_empire=True adds the latter to a two-player game. Bots sit after the people.

        civilizations, capitals: one entry per seat, None for the usual deal. start_bonus: the published start
        adjustments. without: tapestry cards left out. loop_guard, optional_x_advance: the two switches of the rules
        (OPEN-1, OPEN-3). confirm_turns: ask before a turn ends. log=False: there will be no log.
        """
        options = options_from(
            players, civilizations, capitals, start_bonus, without, loop_guard, optional_x_advance, confirm_turns,
            level, shadow_empire,
        )  # fmt: skip
        if seed is None:
            seed = secrets.randbits(48)
        elif not isinstance(seed, int) or isinstance(seed, bool):
            raise BadOptions(f"the seed must be a whole number, not {seed!r}")
        return cls._set_up(options, seed, log)

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
        """The same game again; BadRecord names the choice where a record goes wrong."""
        if not isinstance(record, dict) or record.get("format") != RECORD_FORMAT:
            raise BadRecord("this is not a gobelin record")
        if record.get("version") != RECORD_VERSION:
            raise BadRecord(f"record version {record.get('version')!r} is not known")
        choices = record.get("choices")
        if not isinstance(choices, list):
            raise BadRecord("the record has no list of choices")
        try:
            if "position" in record:
                game = cls.from_position(record["position"])
            else:
                seed = record.get("seed")
                if not isinstance(seed, int) or isinstance(seed, bool):
                    raise BadRecord(f"the seed must be a whole number, not {seed!r}")
                game = cls._set_up(checked(options_of(record["setup"])), seed)
        except BadRecord:
            raise
        except (GobelinError, PositionError, KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"the set-up cannot be read: {error}") from error
        check_keeping(record, game.state.options.players)
        for number, text in enumerate(choices, 1):
            try:
                game.play(text if isinstance(text, str) else repr(text))
            except IllegalChoice as error:
                raise BadRecord(f"choice {number} of {len(choices)}, {text!r}: {error}") from error
        result = record.get("result")
        if result is not None and result != game._result():
            raise BadRecord(f"the record's result {result} is not the game's, {game._result()}")
        return game

    # --- Playing

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the game is over."""
        if self._decision is None and self.state.question is not None:
            self._decision = Decision(self, self.state.question)
        return self._decision

    @overload
    def play(self, option: Option) -> None: ...

    @overload
    def play(self, option: int) -> None: ...

    @overload
    def play(self, option: str) -> None: ...

    def play(self, option: Any) -> None:
        """Choose an option: an Option, its index among the options, or its text."""
        self._answer(self._action(option))

    def play_action(self, action: int) -> None:
        """Choose an option by its integer of the action space (`Option.action`)."""
        if action not in self.state.legal:
            text = TEXTS[action] if 0 <= action < len(TEXTS) else str(action)
            self._action(text)  # raises what is wrong
        self._answer(action)

    def _answer(self, action: int) -> None:
        state = self.state
        question = state.question
        assert question is not None
        if self._log_shared:
            self._own_log()
        self.choices.append(action)
        self._actors.append(question.player)
        self._marks.append(state.revealed)
        question.answer(state, action)
        self._run()
        if self._held:
            self._replay_held()

    def _action(self, option: Any) -> int:
        """The legal action meant; IllegalChoice if there is none."""
        legal = self.state.legal
        if self.state.question is None:
            raise IllegalChoice(f"{option!s}: the game is over")
        if isinstance(option, Option):
            action = option.action
        elif isinstance(option, str):
            action = ACTIONS.get(option, NONE)
        else:
            try:
                index = operator.index(option)
            except TypeError:
                raise IllegalChoice(f"{option!r} is neither an option, an index nor a text") from None
            if not 0 <= index < len(legal):
                raise IllegalChoice(f"there are {len(legal)} options, none has the index {index}")
            return legal[index]
        if action not in legal:
            texts = ", ".join(TEXTS[a] for a in legal[:8]) + (", ..." if len(legal) > 8 else "")
            raise IllegalChoice(f"{str(option)!r} is not one of the options: {texts}")
        return action

    def _run(self) -> None:
        state = self.state
        while not engine.run_turn(state):
            self._turn_choices = len(self.choices)
            if self._turn_choices - self._snapshot_choices >= SNAPSHOT_EVERY:
                self._take_snapshot()
        self._decision = None

    def _take_snapshot(self) -> None:
        """A turn begins: undo and positions go back to here and play the choices since again."""
        self._snapshot = self.state.copy()
        self._snapshot_choices = len(self.choices)

    # --- Looking

    @property
    def players(self) -> int:
        return len(self.state.players)

    @property
    def over(self) -> bool:
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
        return tuple(map(Event._make, self._entries()))

    def _entries(self) -> list[Entry]:
        """The log, written anew from the choices if nobody has asked for it since they were made."""
        if self.state.log is None and self._logs:
            state = self._first_state()
            log: list[Entry] = []
            state.log = log
            engine.run(state)
            for action in self.choices:
                engine.choose(state, action)
            self.state.log = log  # from now on the state itself writes on
            self._log_shared = False
        return self.state.log or []

    def _first_state(self) -> State:
        """The table before anything happened, ready to run."""
        if self._start is not None:
            return from_position(self._start)
        assert self.seed is not None
        return first_state(self.state.options, self.seed)

    def events(self, viewer: int | None = None, since: int = 0) -> list[dict[str, object]]:
        """The events from number `since` on, as JSON-able data, as the viewer may see them (None: spectator)."""
        self._check_viewer(viewer)
        return [event_view(Event._make(entry), viewer) for entry in self._entries()[since:]]

    def view(self, player: int | None = None) -> View:
        """What a player, or a spectator (None), may see now."""
        self._check_viewer(player)
        return View(view(self.state, player))

    def score_sheet(self, player: int) -> dict[str, object]:
        """Points by source, era and method, and the other figures of one player."""
        self._check_viewer(player)
        return score_sheet(self.state, player)

    def _check_viewer(self, player: int | None) -> None:
        if player is not None and not 0 <= player < len(self.state.players):
            raise IndexError(f"there are {len(self.state.players)} players, none has the number {player}")

    def preview(self, option: Any) -> tuple[Event, ...]:
        """What would follow, as events, up to the next decision or anything not yet known."""
        return self.look_ahead(option)[0]

    def look_ahead(self, option: Any) -> tuple[tuple[Event, ...], bool]:
        """What would follow, as `preview` tells it, and whether the option reveals something: both for one price."""
        action = self._action(option)
        state = self.state.copy()
        assert state.question is not None
        state.log = []
        state.peek = state.question.player
        try:
            engine.choose(state, action)
        except Unknown:
            return tuple(map(Event._make, state.log)), True
        return tuple(map(Event._make, state.log)), False

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
        new = Game()
        new.state = self.state.copy()
        new.state.log = self.state.log
        new._log_shared = self._log_shared = self.state.log is not None
        new._logs = self._logs
        new.seed = self.seed
        new.choices = self.choices[:]
        new._start = self._start
        new._actors = self._actors[:]
        new._marks = self._marks[:]
        new._held = {player: choices[:] for player, choices in self._held.items()}
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
        if self.seed is None and self._start is None:
            return type(self)._unpacked, (packed(self.state),)
        return type(self)._unpickled, (self.record(), self._logs, self._held)

    @classmethod
    def _unpickled(cls, record: Record, log: bool, held: dict[int, list[int]]) -> Game:
        game = cls.replay(record)
        game._logs = log
        game._held = held
        return game

    @classmethod
    def _unpacked(cls, data: bytes) -> Game:
        return cls._begin(unpacked(data), None, None)

    def _own_log(self) -> None:
        """Copies share the log until one of them plays on."""
        if self.state.log is not None:
            self.state.log = self.state.log[:]
        self._log_shared = False

    def resample(self, player: int | None, seed: int) -> Game:
        """A full game consistent with what the player sees: hidden cards are dealt anew from the seed.

        It is a guess to think with: it has no log and cannot be recorded, and undo reaches back to this moment only,
        or to the moment it was pickled.
        """
        self._check_viewer(player)
        return Game._begin(resampled(self.state, player, seed), None, None)

    # --- Undo

    def undo(self, player: int | None = None) -> None:
        """Take back the last own choice of this turn; CannotUndo where something was revealed since.

        While the start choices are being made, any `player` may take back their own last one; the others' stand
        (SETUP-13).
        """
        if not self.state.started and self._start is None and self.seed is not None:
            self._undo_start_choice(player)
            return
        if self.over:
            raise CannotUndo("the game is over")
        if len(self.choices) <= self._turn_choices:
            raise CannotUndo("no choice has been made in this turn")
        actor = self._actors[-1]
        asked = self.state.question.player if self.state.question is not None else actor
        if actor != (asked if player is None else player):
            raise CannotUndo(f"the last choice was made by player {actor + 1}")
        if self._marks[-1] != self.state.revealed:
            raise CannotUndo("something was revealed since: dice and draws are never taken back")
        self._rewind(self.choices[self._snapshot_choices : -1])

    def _rewind(self, again: list[int]) -> None:
        """Go back to the snapshot and make these choices again."""
        self._log_shared = False
        self.state = self._snapshot.copy()
        kept = self._turn_choices = self._snapshot_choices
        del self.choices[kept:], self._actors[kept:], self._marks[kept:]
        if self.state.question is None:
            self._run()
        self._decision = None
        for action in again:
            self.play(TEXTS[action])

    def _undo_start_choice(self, player: int | None) -> None:
        if player is None:
            player = self._actors[-1] if self._actors else NONE
        by_player: dict[int, list[int]] = {}
        for actor, action in zip(self._actors, self.choices, strict=True):
            by_player.setdefault(actor, []).append(action)
        for actor, held in self._held.items():
            by_player.setdefault(actor, []).extend(held)
        if not by_player.get(player):
            raise CannotUndo("this player has made no start choice yet")
        by_player[player].pop()
        self._held = {}
        self._rewind([])
        self._held = by_player
        self._replay_held()

    def _replay_held(self) -> None:
        """Make the start choices again that still stand, as far as the engine asks for them."""
        while self._held and self.state.question is not None:
            waiting = self._held.get(self.state.question.player)
            if not waiting:
                break
            action = waiting.pop(0)
            held, self._held = self._held, {}
            self.play(TEXTS[action])
            self._held = {player: choices for player, choices in held.items() if choices}

    # --- Keeping

    def record(self) -> Record:
        """The game as JSON-able data: version, set-up, seed, choices, result."""
        record = Record(format=RECORD_FORMAT, version=RECORD_VERSION)
        if self._start is not None:
            record["position"] = deepcopy(self._start)
        elif self.seed is not None:
            record["setup"] = options_view(self.state.options)
            record["seed"] = self.seed
        else:
            raise GobelinError("a resampled game is a guess: it has no record")
        record["choices"] = [TEXTS[action] for action in self.choices]
        record["result"] = self._result()
        return record

    def _result(self) -> dict[str, Any] | None:
        return {"scores": self.scores, "winners": self.winners} if self.over else None

    def position(self) -> dict[str, Any]:
        """The table as it was when the current turn began, readable and editable by hand."""
        if self.over:
            raise BadPosition("the game is over: there is no turn to begin")
        if self.state.turn == NONE:
            raise BadPosition("the first turn has not begun")
        if self._snapshot.question is not None and self._snapshot.turns == self.state.turns:
            raise BadPosition("a resampled game has no start of the turn")
        return position(self._turn_start())

    def _turn_start(self) -> State:
        """The state when the current turn began: from the snapshot on, the choices are made again up to there."""
        state = self._snapshot.copy()
        again = iter(self.choices[self._snapshot_choices :])
        while state.turns < self.state.turns:
            if state.question is not None:
                state.question.answer(state, next(again))
            engine.run_turn(state)
        return state

    def __repr__(self) -> str:
        return f"<Game of {len(self.state.players)}, turn {self.state.turns}, scores {self.scores}>"


def first_state(options: Options, seed: int) -> State:
    """The table of a new game, ready to run."""
    state = setup.new_state(options, seed)
    setup.begin(state)
    return state
