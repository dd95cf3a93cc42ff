"""Looking ahead: what a choice would bring, told on a copy of the table, as far as it is known (TIMING-16)."""

from __future__ import annotations

from gobelin.rules.engine import loop
from gobelin.rules.engine.frames import Frame, Question
from gobelin.rules.engine.state import Log, State, Unknown
from gobelin.rules.flow import setup


class Ahead:
    """What would follow a choice, up to the next decision or anything not yet known."""

    __slots__ = ("direct", "log", "reveals")

    def __init__(self, log: Log, direct: int, reveals: bool) -> None:
        self.log = log
        self.direct = direct  # so many of them are the choice's own; the rest would have come anyway
        self.reveals = reveals


class ChoiceDone(Frame):
    """Lies under all that a choice pushes: when it comes up, what the choice itself brought is done."""

    told: int = -1  # how much had been told until then; -1 while it has not come up

    def resolve(self, state: State) -> None:
        if state.log is not None:
            self.told = len(state.log.keys)


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
    except Unknown:
        reveals = True
    return Ahead(log, done.told if done.told >= 0 else len(log), reveals)
