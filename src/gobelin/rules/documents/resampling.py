"""A full game consistent with what one player sees: the unknown cards are dealt anew.

It follows from the view and the seed alone: the same seed makes the same guess, wherever the cards really are.
"""

from __future__ import annotations

from gobelin.rules.documents.views import saw_discard
from gobelin.rules.engine.random import key_of_guess
from gobelin.rules.engine.state import State
from gobelin.rules.printed.automa import BASE_CARDS
from gobelin.rules.printed.names import FACE_DOWN, NONE


def resample_state(state: State, viewer: int | None, seed: int) -> State:
    """A copy in which everything `viewer` cannot see is dealt anew from `seed`; the view stays the same."""
    new = state.copy()
    new.begin_luck(key_of_guess(seed))
    if viewer is not None and new.players[viewer].bot:
        viewer = None  # a bot sees no more than a spectator (SOLO-2)
    deal_tapestries(new, viewer)
    for deck in (new.tech_deck, new.territory_deck, new.space_deck):
        mix(new, deck)
    if new.solo is not None:
        deal_decisions(new)
    if new.started:
        deal_rejected(new, viewer)
    else:
        deal_start_choices(new, viewer)
    question = new.question
    if question is not None and question.player != viewer:
        new.legal = question.options(new)  # they may name cards of the hand or civilizations dealt
    return new


def mix(state: State, cards: list[int]) -> None:
    """Shuffle unknown cards so that their old order leaves no trace."""
    cards.sort()
    state.shuffle(cards)


def deal_tapestries(state: State, viewer: int | None) -> None:
    """Deck, other hands, face-down cards and unseen discards are one pool, dealt out in the same numbers."""
    pool = list(state.tapestry_deck)
    for player, who in enumerate(state.players):
        if player != viewer:
            pool.extend(who.hand)
        for cards in who.mat:
            pool.extend(card - FACE_DOWN for card in cards if card >= FACE_DOWN)
    pool.extend(card & 63 for card in state.tapestry_discard if not saw_discard(card, viewer))
    mix(state, pool)
    state.tapestry_deck = [pool.pop() for _ in state.tapestry_deck]
    for player, who in enumerate(state.players):
        if player != viewer:
            who.hand = tuple(pool.pop() for _ in who.hand)
        who.mat = [tuple(pool.pop() + FACE_DOWN if card >= FACE_DOWN else card for card in cards) for cards in who.mat]
    state.tapestry_discard = [
        card if saw_discard(card, viewer) else pool.pop() + (card & ~63) for card in state.tapestry_discard
    ]


def deal_decisions(state: State) -> None:
    """The bots' decks are shuffled; cards never seen, the base cards apart, may lie in either (SOLO-2)."""
    solo = state.solo
    assert solo is not None
    known = solo.seen | (1 << BASE_CARDS) - 1
    pool = [card for card in solo.deck + solo.progress if not known >> card & 1]
    mix(state, pool)
    # the card turned up in income turn 1 lies on top of the progress deck until that turn ends
    top = [solo.progress.pop()] if solo.first_tiebreaker != NONE else []
    solo.deck = [card if known >> card & 1 else pool.pop() for card in solo.deck]
    solo.progress = [card if known >> card & 1 else pool.pop() for card in solo.progress]
    mix(state, solo.deck)
    mix(state, solo.progress)
    solo.progress += top


def deal_rejected(state: State, viewer: int | None) -> None:
    """The civilization deck is shuffled; which of its mats the others rejected is unknown."""
    mix(state, state.civ_deck)
    known = state.players[viewer].rejected if viewer is not None else NONE
    unknown = [number for number in state.civ_deck if number != known]
    for player, who in enumerate(state.players):
        if player != viewer and who.rejected != NONE:
            who.rejected = unknown.pop() if unknown else NONE


def deal_start_choices(state: State, viewer: int | None) -> None:
    """Before the start choices are revealed the others' civilizations, and what they chose, are open."""
    others = [who for player, who in enumerate(state.players) if player != viewer and len(who.dealt_civilizations) == 2]
    pool = list(state.civ_deck)
    for who in others:
        pool.extend(who.dealt_civilizations)
    mix(state, pool)
    for who in others:
        who.dealt_civilizations = (pool.pop(), pool.pop())
        if who.civilizations:
            kept = state.random_below(2)
            who.civilizations = (who.dealt_civilizations[kept],)
            who.rejected = who.dealt_civilizations[1 - kept]
    state.civ_deck = pool
    for player, who in enumerate(state.players):
        if player != viewer and who.capital:
            who.capital = who.dealt_capitals[state.random_below(len(who.dealt_capitals))]
