"""The loop: take the newest frame off the stack and do it, until a player must decide."""

from __future__ import annotations

from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.state import State


def run(state: State) -> None:
    """Go on until somebody must decide (state.question, state.legal) or the game is over."""
    while not run_turn(state):
        pass


def run_turn(state: State) -> bool:
    """Go on until somebody must decide or the game is over (True), or until a new turn has begun (False).

    A question with one legal option answers itself unless it must be asked; one with none is dropped, and so is
    whatever waits for a finished player (END-3, END-9).
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
        legal = frame.options(state)
        if len(legal) > 1 or (legal and must_be_asked(state, frame)):
            state.question = frame
            state.legal = legal
            return True
        if legal:
            if frame.secret and player != state.actor:
                state.reveal()  # the only card of a hand: news for whoever chose last (TIMING-16)
            frame.answer(state, legal[0])
    state.legal = []
    state.over = True
    return True


def must_be_asked(state: State, question: Question) -> bool:
    """Being asked matters in itself, or not asking would tell that all cards in a hand are equal (G-05)."""
    return question.always or (question.secret and len(state.players[question.player].hand) > 1)


def answer(state: State, action: int) -> None:
    """Answer the open question with one of its legal actions; what follows waits on the stack."""
    question = state.question
    assert question is not None
    state.actor = question.player
    question.answer(state, action)


def choose(state: State, action: int) -> None:
    """Answer the open question with one of its legal actions and go on."""
    answer(state, action)
    run(state)
