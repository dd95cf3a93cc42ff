"""The loop: take the newest frame off the stack and do it, until a player must decide."""

from __future__ import annotations

from gobelin.rules.frames import Question
from gobelin.rules.names import NOBODY
from gobelin.rules.state import State


def run(state: State) -> None:
    """Go on until somebody must decide (state.question, state.legal) or the game is over."""
    while not run_turn(state):
        pass


def run_turn(state: State) -> bool:
    """Go on until somebody must decide or the game is over (True), or until a new turn has begun (False).

    A question with one legal option answers itself unless it insists on being asked; one with none falls away. What
    waits for a finished player falls away, too (END-3, END-9).
    """
    stack = state.stack
    players = state.players
    turns = state.turns
    state.question = None
    while stack:
        frame = stack.pop()
        player = frame.player
        if player >= 0 and players[player].finished and not frame.after_end:
            continue
        if not isinstance(frame, Question):
            frame.resolve(state)
            if state.turns != turns:
                return False
            continue
        if players[player].bot:
            continue  # bots are asked nothing (SOLO-37)
        if frame.secret and is_news(state, frame):
            state.reveal()
        legal = frame.options(state)
        if len(legal) > 1 or (legal and frame.always):
            state.question = frame
            state.legal = legal
            return True
        if legal:
            frame.answer(state, legal[0])
    state.legal = []
    state.over = True
    return True


def is_news(state: State, question: Question) -> bool:
    """A hand decides whether this is asked, or which card is taken unasked (PLAYERS-2, TIMING-16).

    In the turn of somebody else, or for somebody else who looks ahead, that brings something hidden to light.
    """
    if question.always:
        return False
    return question.player != state.turn or (state.peek != NOBODY and question.player != state.peek)


def choose(state: State, action: int) -> None:
    """Answer the open question with one of its legal actions and go on."""
    question = state.question
    assert question is not None
    question.answer(state, action)
    run(state)
