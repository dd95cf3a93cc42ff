"""Inventors: tokens that upgrade tech cards, the opponents' as well, and bring those home in the end."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.build import COUNT_TECH, tell_count
from gobelin.rules.chapters.upgrade import BOTTOM, MIDDLE, ROW_NAMES, TOP, GainPart, UpgradeCard
from gobelin.rules.components.civilizations.tokens import TOKENS, FourTokens
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Frame, Offer, YesNo
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION, TECHNOLOGIES

NUMBER: Final = 7
SOURCE: Final = FROM_CIVILIZATION + NUMBER


class Inventors(FourTokens):
    """Its marks are the tech cards that carry a token, in the order of their names; two tokens on one are one mark."""

    number = NUMBER
    marks_name = "inventors_tokens"
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            **super().notation(),
            "income": {"optional": True, "gain": rule("mark_tech_card")},
            "passive": [when("marked_card_in_top_row", rule("take_over"), who="opponent")],
            "allows": [law("upgrading_marked_cards", who="anybody")],
        }

    def marks_view(self, state: State) -> list[object]:
        return [TECHNOLOGIES[card] for card in state.marks[NUMBER]]

    def read_marks(self, marks: Part, seats: int) -> tuple[int, ...]:
        return tuple(sorted(marks.names(TECHNOLOGIES, "tech card")))

    def mat_problems(self, state: State, owner: int) -> list[str]:
        """A token is lost with its card, or lies on another one, so there may be fewer than four."""
        cards = state.marks[NUMBER]
        laid = [card for who in state.players for row in who.rows for card in row]
        found = [f"{self.marks_name}: nobody has {TECHNOLOGIES[card]}" for card in cards if card not in laid]
        (left,) = state.players[owner].civ_mat(NUMBER)
        if left + len(cards) > TOKENS:
            found.append(self.misfit(len(cards), left))
        return found

    def frees_upgrade(self, state: State, owner: int, card: int) -> bool:
        return card in state.marks[NUMBER]

    def on_discard_tech(self, state: State, owner: int, card: int) -> None:
        """The token on it is lost."""
        if card in state.marks[NUMBER]:
            state.set_marks(NUMBER, tuple(marked for marked in state.marks[NUMBER] if marked != card))

    def income(self, state: State, owner: int) -> None:
        state.push(WhichCard(owner))

    def after_upgrade(self, state: State, owner: int, holder: int, card: int, row: int, own: bool) -> None:
        """The owner may gain what a token placed now gave an opponent, then takes a top-row card over (UPGRADE-14)."""
        if holder != owner:
            if row == TOP and card in state.marks[NUMBER]:
                state.push(TakeOver(owner, holder, card))
            if not own:
                state.push(GainTheSame(owner, card, row))


class WhichCard(Offer):
    """On which tech card do you put a token, to upgrade it without prerequisite?"""

    kind = "token_on_tech"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        if state.players[self.player].civ_mat(NUMBER) == (0,):
            return []
        return [
            actions.tech(card)
            for holder in state.clockwise(self.player)
            for row in (BOTTOM, MIDDLE)
            for card in state.players[holder].rows[row]
        ]

    def take(self, state: State, action: int) -> None:
        card = actions.tech_of(action)
        who = state.players[self.player]
        who.set_civ_mat(NUMBER, (who.civ_mat(NUMBER)[0] - 1,))
        state.set_marks(NUMBER, tuple(sorted({*state.marks[NUMBER], card})))
        state.tell("token_on_tech", self.player, card=TECHNOLOGIES[card], source=SOURCE)
        for holder in state.clockwise(self.player):
            rows = state.players[holder].rows
            if card in rows[BOTTOM] or card in rows[MIDDLE]:
                # At once, not as a waiting frame: a finished holder's card moves, too, only the gain falls away (END-3)
                UpgradeCard(holder, card, holder == self.player, SOURCE).resolve(state)
                return


class GainTheSame(YesNo):
    """Do you gain the circle or square that the holder of the card was due?"""

    kind = "same_benefit"

    def __init__(self, player: int, card: int, row: int) -> None:
        self.player = player
        self.card = card
        self.row = row
        self.source = SOURCE

    def is_offered(self, state: State) -> bool:
        technology = box.technologies[self.card]
        used = self.row == TOP and state.players[self.player].used_squares >> self.card & 1  # UPGRADE-12
        effect = technology.circle if self.row == MIDDLE else technology.square
        return not used and effect.possible(state, self.player)

    def accept(self, state: State) -> None:
        state.push(GainPart(self.player, self.card, self.row))

    def about(self, state: State) -> dict[str, object]:
        return {"card": TECHNOLOGIES[self.card], "row": ROW_NAMES[self.row]}


class TakeOver(Frame):
    """A card with a token leaves an opponent's top row for the owner's bottom row; that is no invention (INVENT-9)."""

    step = "take_over"
    source = SOURCE

    def __init__(self, player: int, holder: int, card: int) -> None:
        self.player = player
        self.holder = holder
        self.card = card

    def resolve(self, state: State) -> None:
        mine = state.players[self.player].rows
        theirs = state.players[self.holder].rows
        if self.card not in theirs[TOP]:
            return  # paid away meanwhile
        theirs[TOP] = tuple(card for card in theirs[TOP] if card != self.card)
        mine[BOTTOM] = (*mine[BOTTOM], self.card)
        state.tell("take_over", self.player, card=TECHNOLOGIES[self.card], opponent=self.holder, source=SOURCE)
        tell_count(state, self.holder, COUNT_TECH)
        tell_count(state, self.player, COUNT_TECH)
