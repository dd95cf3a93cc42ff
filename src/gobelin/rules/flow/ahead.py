"""Looking ahead: what a choice would bring, tried on a copy of the table, as far as it is known (TIMING-16)."""

from __future__ import annotations

from gobelin.rules.engine import loop
from gobelin.rules.engine.frames import Frame, Question
from gobelin.rules.engine.state import Log, State, WouldReveal
from gobelin.rules.flow import setup


class Ahead:
    """What would follow a choice, up to the next decision or anything not yet known."""

    __slots__ = ("direct", "log", "reveals")

    def __init__(self, log: Log, direct: int, reveals: bool) -> None:
        self.log = log
        self.direct = direct  # how many events the choice itself causes; the rest would come anyway
        self.reveals = reveals


class ChoiceDone(Frame):
    """Lies under all that a choice pushes: once it is popped, what the choice itself causes is done."""

    events: int = -1  # how many events there were by then; -1 before

    def resolve(self, state: State) -> None:
        if state.log is not None:
            self.events = len(state.log.keys)


def look_ahead(table: State, question: Question, action: int) -> Ahead:
    """Try one of the options of an open question; the table stays as it is."""
    state = table.copy()
    setup.switch_to(state, question)
    state.log = log = Log()
    state.peek = True
    done = ChoiceDone()
    state.push(done)
    try:
        loop.choose(state, action)
        reveals = state.revealed > table.revealed
    except WouldReveal:
        reveals = True
    return Ahead(log, done.events if done.events >= 0 else len(log), reveals)
