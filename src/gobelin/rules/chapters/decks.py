"""DECK: drawing, discarding and reshuffling tiles and tapestry cards."""

from __future__ import annotations

from typing import Final

from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import TAPESTRIES

EVERYBODY: Final = 31  # all five seats, as a mask of who saw a discarded card


# --- Territory and space tiles


def has_territories(state: State) -> bool:
    return bool(state.territory_deck or state.territory_discard)


def draw_territory(state: State, source: int) -> int:
    """The top tile; an empty stack is made anew from the discards (DECK-3). 0 if there is none."""
    if not state.territory_deck:
        if not state.territory_discard:
            return 0
        state.reveal()
        state.territory_deck, state.territory_discard = state.territory_discard, []
        state.shuffle(state.territory_deck)
        state.tell("shuffle", deck="territory", source=source)
    state.reveal()
    return state.territory_deck.pop()


def gain_territories(state: State, player: int, amount: int, source: int) -> int:
    """Tiles into the supply, as many as there are (DECK-5). Returns how many."""
    drawn: list[int] = []
    for _ in range(amount):
        tile = draw_territory(state, source)
        if not tile:
            break
        drawn.append(tile)
    if drawn:
        who = state.players[player]
        who.tiles = (*who.tiles, *drawn)
        state.tell("territory_tiles", player, tiles=tuple(drawn), source=source)
    else:
        state.tell("void", player, effect={"territory": amount}, source=source)
    return len(drawn)


def discard_territory(state: State, player: int, tile: int, source: int) -> None:
    remove_tile(state, player, tile)
    state.territory_discard.append(tile)
    state.tell("discard_tile", player, tile=tile, source=source)


def remove_tile(state: State, player: int, tile: int) -> None:
    who = state.players[player]
    at = who.tiles.index(tile)
    who.tiles = who.tiles[:at] + who.tiles[at + 1 :]


def gain_space_tiles(state: State, player: int, amount: int, source: int) -> None:
    """Space tiles are not replenished (SPACE-2)."""
    if not state.space_deck:
        state.tell("void", player, effect={"space": amount}, source=source)
        return
    state.reveal()
    drawn = [state.space_deck.pop() for _ in range(min(amount, len(state.space_deck)))]
    who = state.players[player]
    who.space_tiles = (*who.space_tiles, *drawn)
    state.tell("space_tiles", player, tiles=tuple(drawn), source=source)


# --- Tapestry cards


def has_tapestries(state: State) -> bool:
    return bool(state.tapestry_deck or state.tapestry_discard)


def draw_tapestry(state: State, source: int) -> int:
    """The top card; an empty deck is made anew from the discards (DECK-2). -1 if there is none."""
    if not state.tapestry_deck:
        if not state.tapestry_discard:
            return -1
        state.reveal()
        state.tapestry_deck = [card & 63 for card in state.tapestry_discard]
        state.tapestry_discard = []
        state.shuffle(state.tapestry_deck)
        state.tell("shuffle", deck="tapestry", source=source)
    state.reveal()
    return state.tapestry_deck.pop()


def gain_tapestries(state: State, player: int, amount: int, source: int) -> None:
    """Cards into the hand, unseen by the others (PLAYERS-6)."""
    drawn: list[int] = []
    for _ in range(amount):
        card = draw_tapestry(state, source)
        if card < 0:
            break
        drawn.append(card)
    if not drawn:
        state.tell("void", player, effect={"tapestry": amount}, source=source)
        return
    who = state.players[player]
    who.hand = (*who.hand, *drawn)
    if state.log is not None:
        state.tell_privately("tapestry_cards", player, {"amount": len(drawn), "source": source},
                             {"cards": tuple([TAPESTRIES[card] for card in drawn])})  # fmt: skip
    for power in reversed(who.powers):
        power.on_tapestry(state, player, len(drawn))


def take_from_hand(state: State, player: int, card: int) -> None:
    who = state.players[player]
    at = len(who.hand) - 1 - who.hand[::-1].index(card)
    who.hand = who.hand[:at] + who.hand[at + 1 :]


def discard_tapestry(state: State, player: int, card: int, source: int, seen: bool = False) -> None:
    """A card from hand to the discards, unseen by the others unless it is a used trap (DECK-7)."""
    take_from_hand(state, player, card)
    state.tapestry_discard.append(card + 64 * (EVERYBODY if seen else 1 << player))
    if seen:
        state.tell("discard_card", player, card=TAPESTRIES[card], source=source)
    else:
        state.tell_privately("discard_card", player, {"source": source}, {"card": TAPESTRIES[card]})
