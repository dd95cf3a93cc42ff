"""The log of a game: what happened, as events, and which choice and turn each belongs to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, cast, overload

from gobelin.documents import Event as EventDocument
from gobelin.game.history import History
from gobelin.rules.documents.views import event_view
from gobelin.rules.engine import loop
from gobelin.rules.engine.state import Event, Log


class Events(Sequence[Event]):
    """What one choice brought, or the set-up: `Event` after `Event`.

    Without a log they are written when they are first read, by replaying the choice.
    """

    __slots__ = ("_choice", "_first", "_history", "_last", "_log", "_turn")

    def __init__(self, history: History | None, choice: int, turn: int) -> None:
        """Those of the `choice` of this number in the history; `turn` had begun before. Without a history: none."""
        self._history = history
        self._choice = choice
        self._turn = turn
        self._log: Log | None = None

    @classmethod
    def of_log(cls, log: Log, first: int, choice: int, turn: int) -> Events:
        """The events of a log from number `first` on."""
        events = cls(None, choice, turn)
        events._log = log
        events._first = first
        events._last = len(log)
        return events

    def _written(self) -> Log:
        """The log that the events are in, written now if it is not yet."""
        log = self._log
        if log is None:
            log = Log()
            if self._history is not None:
                number = self._choice - self._history.before - 1
                state = self._history.state_at(number)
                state.log = log
                self._history.answer_again(state, number)
                loop.run(state)
            self._log, self._first, self._last = log, 0, len(log)
        return log

    def __len__(self) -> int:
        self._written()
        return self._last - self._first

    @overload
    def __getitem__(self, place: int) -> Event: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Event, ...]: ...

    def __getitem__(self, place: int | slice) -> Event | tuple[Event, ...]:
        log = self._written()
        if isinstance(place, slice):
            return tuple([log.event(number) for number in range(self._first, self._last)[place]])
        return log.event(range(self._first, self._last)[place])

    def __repr__(self) -> str:
        return f"<Events: {', '.join(event.key for event in self)}>"

    def documents(self, viewer: int | None, first: int) -> list[EventDocument]:
        """The events as `Game.events` shows them to a viewer; the first one has the number `first`."""
        return _documents([(n, self._choice, event) for n, event in enumerate(self, first)], self._turn, viewer)


NO_EVENTS: Final = Events(None, 0, 0)


class Chronicle:
    """The log of a game, with a mark for each choice.

    Copies of a game share their chronicle until one of them plays on.
    """

    __slots__ = ("first_turn", "log", "marks", "shared")

    def __init__(self, first_turn: int = 0) -> None:
        self.log = Log()
        self.marks: list[int] = []  # how many events there were before each choice
        self.first_turn = first_turn  # the turn that had begun before the first event
        self.shared = False

    def copy_until(self, choices: int) -> Chronicle:
        """A copy of what had been written after so many choices."""
        new = Chronicle(self.first_turn)
        events = self.marks[choices] if choices < len(self.marks) else len(self.log)
        new.log = self.log.copy_until(events)
        new.marks = self.marks[:choices]
        return new

    def events(self, viewer: int | None, since: int) -> list[EventDocument]:
        """The events from number `since` on, as the viewer may see them.

        Each says its number `n`, the number of the `choice` that caused it (0 for the set-up) and the `turn`.
        """
        marks, log = self.marks, self.log
        numbers = range(len(log))[since:]
        numbered = [(n, bisect_right(marks, n), log.event(n)) for n in numbers]
        return _documents(numbered, self._turn_before(numbers.start), viewer)

    def points_by_turn(self, player: int, vp: int) -> list[dict[str, object]]:
        """The points that `player`, who now has `vp`, made in each turn, and the total after it; turn 0: set-up."""
        turns: list[tuple[int, int | None]] = [(self.first_turn, None)]  # number, whose
        points = [0]
        for key, who, args in zip(self.log.keys, self.log.players, self.log.args, strict=True):
            if key == "turn":
                turns.append((_number(args, "number"), who))
                points.append(0)
            elif key == "vp" and who == player:
                points[-1] += _number(args, "points")
        total = vp - sum(points)  # a game may begin with a position
        found: list[dict[str, object]] = []
        for (turn, whose), gained in zip(turns, points, strict=True):
            total += gained
            found.append({"turn": turn, "player": whose, "points": gained, "vp": total})
        return found

    def _turn_before(self, number: int) -> int:
        """The turn that had begun before an event; 0 for the set-up."""
        for earlier in range(number - 1, -1, -1):
            if self.log.keys[earlier] == "turn":
                return _number(self.log.args[earlier], "number")
        return self.first_turn


def setup_events(history: History) -> Events:
    """What the set-up brought, written by setting up again."""
    state = history.first_state()
    turn, log = state.turns, Log()
    state.log = log
    loop.run(state)
    return Events.of_log(log, 0, 0, turn)


def write_chronicle(history: History) -> Chronicle:
    """The log of a game, written by replaying its choices."""
    state = history.first_state()
    chronicle = Chronicle(state.turns)
    state.log = chronicle.log
    loop.run(state)
    for number in range(len(history.choices)):
        chronicle.marks.append(len(chronicle.log))
        history.answer_again(state, number)
        loop.run(state)
    return chronicle


def _documents(numbered: list[tuple[int, int, Event]], turn: int, viewer: int | None) -> list[EventDocument]:
    """Events, each with its number and that of its choice, as a viewer may see them; `turn` had begun before."""
    shown = []
    for n, choice, event in numbered:
        if event.key == "turn":
            turn = _number(event.args, "number")
        place: dict[str, object] = {"n": n, "choice": choice, "turn": turn}
        shown.append(place | event_view(event, viewer))
    return cast(list[EventDocument], shown)


def _number(args: dict[str, object], name: str) -> int:
    """An argument of an event that is a number."""
    number = args[name]
    assert isinstance(number, int)
    return number
