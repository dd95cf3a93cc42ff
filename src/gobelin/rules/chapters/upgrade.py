"""UPGRADE: tech cards move up a row, and circles and squares are gained."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import FIRST_SPACE_OF_TIER
from gobelin.rules.chapters.resources import UPGRADES
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Effect, Frame, Offer, Question, Resolve
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_TECH, NONE, TECHNOLOGIES

BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2
ROW_NAMES: Final = ("bottom", "middle", "top")


def meets_prerequisite(state: State, player: int, card: int) -> bool:
    """The player or a neighbour meets it now (UPGRADE-2 to -4)."""
    needs = box.technologies[card].needs
    for other in (player, *state.neighbours(player)):
        who = state.players[other]
        if needs.track != NONE:
            if who.position(needs.track) >= FIRST_SPACE_OF_TIER[needs.tier]:
                return True
        elif who.taken[needs.row] >= needs.space - 1:
            return True
    return False


def has_free_upgrade(state: State, card: int) -> bool:
    """Somebody's power lifts the prerequisite of this very card."""
    return any(
        power.frees_upgrade(state, owner, card) for owner, who in enumerate(state.players) for power in who.powers
    )


def upgradable_cards(state: State, player: int) -> list[int]:
    """The player's cards that may move up (UPGRADE-1, UPGRADE-6)."""
    who = state.players[player]
    cards = list(who.rows[BOTTOM])
    if who.rows[MIDDLE]:
        free = any(power.ignores_prerequisites() for power in who.powers)
        for card in who.rows[MIDDLE]:
            if free or meets_prerequisite(state, player, card) or has_free_upgrade(state, card):
                cards.append(card)
    return cards


class Upgrade(Effect):
    """Move a tech card up a row and gain its circle or square; mandatory outside income (UPGRADE-5)."""

    part = "upgrade"

    def possible(self, state: State, player: int) -> bool:
        return bool(upgradable_cards(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichUpgrade(player, source, False))

    def notation(self) -> object:
        return "upgrade"


UPGRADE: Final = Upgrade()


class WhichUpgrade(Offer):
    """Which tech card do you upgrade?"""

    kind = "upgrade"

    def __init__(self, player: int, source: int, optional: bool) -> None:
        self.player = player
        self.source = source
        self.optional = optional

    def choices(self, state: State) -> list[int]:
        return [actions.upgrade(card) for card in upgradable_cards(state, self.player)]

    def take(self, state: State, action: int) -> None:
        state.push(UpgradeCard(self.player, actions.upgrade_of(action), True, self.source))

    def about(self, state: State) -> dict[str, object]:
        legal = upgradable_cards(state, self.player)
        held = state.players[self.player].rows[MIDDLE]
        return {"refused": {TECHNOLOGIES[card]: "prerequisite" for card in held if card not in legal}}


class UpgradeCard(Frame):
    """A card moves up: VP triggers, its circle or square, copies (UPGRADE-14).

    `own`: its holder's own upgrade. One that the Inventors make on an opponent's card is nobody's.
    """

    step = "upgrade"

    def __init__(self, player: int, card: int, own: bool, source: int) -> None:
        self.player = player
        self.card = card
        self.own = own
        self.source = source

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        row = BOTTOM if self.card in who.rows[BOTTOM] else MIDDLE
        if self.card not in who.rows[row]:
            return  # paid away or taken over meanwhile
        move_up(state, self.player, self.card, row, self.source)
        if self.own:
            who.stats[UPGRADES] += 1
            for owner in reversed(state.clockwise(self.player)):
                for power in reversed(state.players[owner].powers):
                    power.on_upgrade(state, owner, self.player, self.card, row + 1)
        state.push(Upgraded(self.player, self.card, row + 1, self.own))
        state.push(GainPart(self.player, self.card, row + 1))


def move_up(state: State, holder: int, card: int, row: int, source: int) -> None:
    who = state.players[holder]
    who.rows[row] = tuple(other for other in who.rows[row] if other != card)
    who.rows[row + 1] = (*who.rows[row + 1], card)
    state.tell("upgrade", holder, card=TECHNOLOGIES[card], row=ROW_NAMES[row + 1], source=source)


class GainPart(Frame):
    """The circle (row 1) or square (row 2) of a card is gained; some squares only once per turn (UPGRADE-12)."""

    step = "tech_part"

    def __init__(self, player: int, card: int, row: int) -> None:
        self.player = player
        self.card = card
        self.row = row
        self.source = FROM_TECH + card

    def resolve(self, state: State) -> None:
        technology = box.technologies[self.card]
        who = state.players[self.player]
        if self.row == TOP and technology.once_per_turn:
            if who.used_squares >> self.card & 1:
                state.tell("used", self.player, source=FROM_TECH + self.card)
                return
            who.used_squares |= 1 << self.card
        effect = technology.circle if self.row == MIDDLE else technology.square
        state.push(Resolve(self.player, effect, FROM_TECH + self.card))


class Upgraded(Frame):
    """The upgraded card's benefit has been gained, with all it caused.

    It waits for nobody in particular, so that it works for a finished holder's card, too.
    """

    step = "after_upgrade"

    def __init__(self, holder: int, card: int, row: int, own: bool) -> None:
        self.holder = holder
        self.card = card
        self.row = row
        self.own = own
        self.source = FROM_TECH + card

    def resolve(self, state: State) -> None:
        owners = state.clockwise(self.holder)[::-1]
        for owner in owners:
            for power in reversed(state.players[owner].powers):
                power.after_upgrade(state, owner, self.holder, self.card, self.row, self.own)
        if self.own:  # copies come first, whoever sits where, so they are pushed last
            for owner in owners:
                for power in reversed(state.players[owner].powers):
                    power.copy_upgrade(state, owner, self.holder, self.card, self.row)


# --- Circles and squares again


class AgainPart(Effect):
    """Gain the circle of a middle-row card or the square of a top-row card again (UPGRADE-9)."""

    def __init__(self, row: int) -> None:
        self.row = row
        self.part = "circle" if row == MIDDLE else "square"

    def possible(self, state: State, player: int) -> bool:
        return bool(again_cards(state, player, self.row))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichPart(player, self.row, source))

    def notation(self) -> object:
        return self.part


CIRCLE: Final = AgainPart(MIDDLE)
SQUARE: Final = AgainPart(TOP)


def again_cards(state: State, player: int, row: int) -> list[int]:
    who = state.players[player]
    return [card for card in who.rows[row] if row == MIDDLE or not who.used_squares >> card & 1]


class WhichPart(Question):
    """Which card's circle or square do you gain again?"""

    kind = "tech_part"

    def __init__(self, player: int, row: int, source: int) -> None:
        self.player = player
        self.row = row
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.tech(card) for card in again_cards(state, self.player, self.row)]

    def answer(self, state: State, action: int) -> None:
        card = actions.tech_of(action)
        state.tell("tech_part", self.player, card=TECHNOLOGIES[card], row=ROW_NAMES[self.row], source=self.source)
        state.push(GainPart(self.player, card, self.row))

    def about(self, state: State) -> dict[str, object]:
        return {"row": ROW_NAMES[self.row]}
