"""INVENT: tech cards from the display or the deck."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.build import COUNT_TECH, tell_count
from gobelin.rules.chapters.resources import INVENTIONS
from gobelin.rules.chapters.upgrade import UpgradeCard
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Question, YesNo
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import NONE, TECHNOLOGIES

FACE_UP_CARDS: Final = 3

# Where a card may be taken from
ANYWHERE: Final = 0
FACE_UP: Final = 1
TOP_OF_DECK: Final = 2


def draw_tech(state: State, source: int) -> int:
    """The top card; an empty deck is made anew from the discards (INVENT-4). NONE if there is none."""
    if not state.tech_deck:
        if not state.tech_discard:
            return NONE
        state.reveal()
        state.tech_deck, state.tech_discard = state.tech_discard, []
        state.shuffle(state.tech_deck)
        state.tell("shuffle", deck="tech", source=source)
    state.reveal()
    return state.tech_deck.pop()


def refill_display(state: State, source: int) -> None:
    while len(state.display) < FACE_UP_CARDS:
        card = draw_tech(state, source)
        if card == NONE:
            return
        state.display.append(card)
        state.tell("display", card=TECHNOLOGIES[card], source=source)


class Invent(Effect):
    """Take a tech card into the bottom row (INVENT-1, INVENT-3). `upgrade`: and upgrade that very card (UPGRADE-13)."""

    part = "invent"

    def __init__(self, where: int = ANYWHERE, upgrade: bool = False) -> None:
        self.where = where
        self.upgrade = upgrade

    def possible(self, state: State, player: int) -> bool:
        return bool(invention_choices(state, self.where))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichInvention(player, self.where, source, self.upgrade))

    def notation(self) -> object:
        taken: object = ("invent", {"invent": "face_up"}, {"invent": "top_of_deck"})[self.where]
        return {"then": [taken, rule("upgrade_invented")]} if self.upgrade else taken


INVENT: Final = Invent()
INVENT_TOP: Final = Invent(TOP_OF_DECK)


def invention_choices(state: State, where: int) -> list[int]:
    choices = [] if where == TOP_OF_DECK else [actions.invent(card) for card in state.display]
    if where != FACE_UP and (state.tech_deck or state.tech_discard):
        choices.append(actions.INVENT_DECK)
    return choices


class WhichInvention(Question):
    """Which tech card do you take? `upgrade`: it moves on to the middle row at once (UPGRADE-13)."""

    kind = "invent"

    def __init__(self, player: int, where: int, source: int, upgrade: bool = False) -> None:
        self.player = player
        self.where = where
        self.source = source
        self.upgrade = upgrade

    def options(self, state: State) -> list[int]:
        return invention_choices(state, self.where)

    def answer(self, state: State, action: int) -> None:
        if action == actions.INVENT_DECK:
            card = draw_tech(state, self.source)
        else:
            card = actions.invent_of(action)
            state.display.remove(card)
        invent(state, self.player, card, self.source, self.upgrade)

    def about(self, state: State) -> dict[str, object]:
        return {"upgrade": self.upgrade}


def invent(state: State, player: int, card: int, source: int, upgrade: bool) -> None:
    """The card is in the bottom row; a gap in the display is filled at once (INVENT-2)."""
    who = state.players[player]
    who.rows[0] = (*who.rows[0], card)
    who.stats[INVENTIONS] += 1
    state.tell("invent", player, card=TECHNOLOGIES[card], source=source)
    refill_display(state, source)
    if upgrade:
        state.push(UpgradeCard(player, card, True, source))
    for power in reversed(who.powers):
        power.on_invent(state, player, card)
    tell_count(state, player, COUNT_TECH)


# --- Refreshing the display


class RefreshTech(Effect):
    """You may discard the face-up cards and deal new ones; never void (INVENT-6)."""

    part = "refresh"

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(MayRefresh(player, source))

    def notation(self) -> object:
        return "refresh_tech"


REFRESH_TECH: Final = RefreshTech()


class MayRefresh(YesNo):
    """Do you discard the face-up tech cards and deal new ones?"""

    kind = "refresh"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def accept(self, state: State) -> None:
        refresh_display(state, self.player, self.source)


def refresh_display(state: State, player: int, source: int) -> None:
    """The face-up cards are discarded and new ones dealt; the old ones may come back at once (INVENT-8)."""
    state.tell("refresh", player, cards=[TECHNOLOGIES[card] for card in state.display], source=source)
    state.tech_discard.extend(state.display)
    state.display.clear()
    refill_display(state, source)
