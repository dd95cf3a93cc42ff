"""TAPESTRY: cards onto the income mat, and what is in force."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Effect, Offer, Resolve
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FACE_DOWN, FROM_TAPESTRY, NOBODY, NONE, TAPESTRIES


def refresh_powers(state: State, player: int) -> None:
    """Work out anew which powers are in force: the era's card, then the civilizations."""
    who = state.players[player]
    civilizations = tuple(box.civilizations[number] for number in who.civilizations)
    if who.active != NONE:
        power = box.tapestries[who.active].power
        assert power is not None
        who.powers = (power, *civilizations)
    else:
        who.powers = civilizations


def end_card(state: State, player: int) -> None:
    """The "this era" card in force ends (INCOME-3, TAPESTRY-3)."""
    who = state.players[player]
    who.active = NONE
    who.pact = (NOBODY, NONE)
    refresh_powers(state, player)


def put_in_force(state: State, player: int, card: int) -> None:
    """A card's ability takes effect: at once, or from now on (INCOME-9)."""
    tapestry = box.tapestries[card]
    if tapestry.power is not None:
        state.players[player].active = card
        refresh_powers(state, player)
    if tapestry.effect is not None:
        state.push(Resolve(player, tapestry.effect, FROM_TAPESTRY + card))


def play_card(state: State, player: int, card: int, source: int) -> None:
    """Put a card from hand on the space of the current era; what lay there ends first (TAPESTRY-3)."""
    who = state.players[player]
    end_card(state, player)
    decks.take_from_hand(state, player, card)
    who.mat[who.era] = (*who.mat[who.era], card)
    who.cover = who.era
    state.tell("play", player, card=TAPESTRIES[card], era=who.era, source=source)
    put_in_force(state, player, card)


def put_face_down(state: State, player: int, source: int) -> None:
    """With an empty hand the top card of the deck goes on the mat unseen; it is not gained (INCOME-8)."""
    who = state.players[player]
    card = decks.draw_tapestry(state, source)
    if card < 0:
        state.tell("no_card", player, era=who.era, source=source)
        return
    who.mat[who.era] = (*who.mat[who.era], card + FACE_DOWN)
    who.cover = who.era
    state.tell("face_down", player, era=who.era, source=source)


class PlayTapestry(Effect):
    """Play a card from hand on top of the current one; mandatory if possible (TAPESTRY-3 to -5, -10)."""

    part = "play_tapestry"

    def possible(self, state: State, player: int) -> bool:
        who = state.players[player]
        return bool(who.hand) and who.cover != 0

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichTapestry(player, source))

    def notation(self) -> object:
        return "play_tapestry"


PLAY_TAPESTRY: Final = PlayTapestry()


class WhichTapestry(Offer):
    """Which tapestry card do you play?"""

    kind = "play_tapestry"
    secret = True

    def __init__(self, player: int, source: int, optional: bool = False) -> None:
        self.player = player
        self.source = source
        self.optional = optional

    def choices(self, state: State) -> list[int]:
        return [actions.play(card) for card in sorted(set(state.players[self.player].hand))]

    def take(self, state: State, action: int) -> None:
        play_card(state, self.player, actions.play_of(action), self.source)
