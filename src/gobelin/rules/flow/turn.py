"""TURN and END: whose turn it is, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from gobelin.rules.chapters.advance import moves, payable_tracks, take_advance_turn
from gobelin.rules.chapters.income import begin_income_turn
from gobelin.rules.chapters.resources import TURNS
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Frame, Question
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_TURN, NOBODY, SHADOW_EMPIRE, TRACKS
from gobelin.rules.solo.bots import bots_turn


def begin_turn(state: State, player: int) -> None:
    """The player takes a turn; it ends when nothing of it is left on the stack (TURN-5)."""
    state.turn = player
    state.turns += 1
    state.actor = NOBODY  # nobody has chosen in it, whether the end of the last one was confirmed or not
    who = state.players[player]
    who.stats[TURNS] += 1
    state.tell("turn", player, number=state.turns, era=who.era, source=FROM_TURN)
    push_turn(state)


def push_turn(state: State) -> None:
    """The frames of the turn of state.turn, on an empty stack."""
    state.push(EndTurn())
    if state.players[state.turn].bot:
        state.push(BotsTurn())
        return
    if state.options.confirm_turns:
        state.push(ConfirmTurn(state.turn))
    state.push(TakeTurn(state.turn))


class TakeTurn(Question):
    """An income turn, or an advance turn? (TURN-1 to -4)"""

    kind = "turn"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_TURN

    def options(self, state: State) -> list[int]:
        if state.players[self.player].era == 0:
            return [actions.INCOME]
        legal = [actions.advance(track) for track in payable_tracks(state, self.player)]
        legal.append(actions.INCOME)
        return legal

    def answer(self, state: State, action: int) -> None:
        if action == actions.INCOME:
            begin_income_turn(state, self.player)
        else:
            take_advance_turn(state, self.player, actions.advance_of(action))

    def about(self, state: State) -> dict[str, object]:
        era = state.players[self.player].era
        return {"era": era, "moves": moves(state, self.player, (0, 1, 2, 3), True) if era else []}


class BotsTurn(Frame):
    """The bots take their turn; nobody is asked (SOLO-5)."""

    step = "bots_turn"

    def resolve(self, state: State) -> None:
        bots_turn(state)


class ConfirmTurn(Question):
    """The last word of a turn, for tables where the last choice may be taken back."""

    kind = "end_turn"
    always = True
    after_end = True

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_TURN

    def options(self, state: State) -> list[int]:
        return [actions.END_TURN]


class EndTurn(Frame):
    """Once-per-turn limits are cleared, locks run out, the next unfinished player begins (TURN-5, END-2)."""

    step = "end_turn"

    def resolve(self, state: State) -> None:
        for who in state.players:
            who.used = 0
            who.used_squares = 0
        if state.locks:
            open_tracks(state)
        player = next_player(state)
        if player != NOBODY:
            begin_turn(state, player)
        else:
            state.tell("game_over", winners=winners(state), source=FROM_TURN)


def next_player(state: State) -> int:
    """Clockwise the next who is not finished; NOBODY when the game is over (END-2, END-5).

    Beside the Automa the Shadow Empire has no turn of its own; in a two-player game it stops with the last person.
    """
    third = state.solo is not None and state.solo.automa == NOBODY
    if third and all(who.finished or who.bot for who in state.players):
        return NOBODY
    for player in [*state.opponents(state.turn), state.turn]:
        who = state.players[player]
        if not who.finished and (third or who.bot != SHADOW_EMPIRE):
            return player
    return NOBODY


def open_tracks(state: State) -> None:
    """A lock ends with its owner's next turn, or with the owner's game (ADVANCE-14)."""
    kept = []
    for track, owner, last in state.locks:
        if owner == state.turn and (last or state.players[owner].finished):
            state.tell("open_track", owner, track=TRACKS[track], source=FROM_TURN)
        else:
            kept.append((track, owner, last or owner == state.turn))
    state.locks = tuple(kept)


def winners(state: State, given_up: Sequence[int] = ()) -> list[int]:
    """Most VP, then most resources left; still tied: shared (END-5, END-6). The Shadow Empire cannot win (SOLO-1),
    nor can players who gave up.
    """
    results = {
        player: (who.vp, sum(who.resources))
        for player, who in enumerate(state.players)
        if who.bot != SHADOW_EMPIRE and player not in given_up
    }
    best = max(results.values())
    return [player for player, result in results.items() if result == best]
