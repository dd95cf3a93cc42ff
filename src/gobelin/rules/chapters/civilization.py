"""CIV: gaining a civilization. What each one does stands in components/civilizations."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.tapestry import refresh_powers
from gobelin.rules.engine import box
from gobelin.rules.engine.frames import Effect
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS


class GainCivilization(Effect):
    """Gain the top civilization of the deck (CIV-2)."""

    part = "civilization"

    def possible(self, state: State, player: int) -> bool:
        return bool(state.civ_deck)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.reveal()
        while state.civ_deck:
            number = state.civ_deck.pop()
            civilization = box.civilizations[number]
            if civilization.must_be_replaced():  # CIV-12
                state.civ_discard.append(number)
                state.tell("civilization_discarded", player, civilization=CIVILIZATIONS[number], source=source)
                continue
            take_civilization(state, player, number)
            state.tell("civilization", player, civilization=CIVILIZATIONS[number], source=source)
            civilization.midgame(state, player)
            return

    def notation(self) -> object:
        return "gain_civilization"


GAIN_CIVILIZATION: Final = GainCivilization()


def take_civilization(state: State, player: int, number: int) -> None:
    """The mat lies before its owner, still without tokens."""
    who = state.players[player]
    who.civilizations = (*who.civilizations, number)
    who.civ_mats = (*who.civ_mats, ())
    refresh_powers(state, player)
