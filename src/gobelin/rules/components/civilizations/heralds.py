"""Heralds: "when played" cards on the mats happen once more, for them (CIV-14)."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY, WhichTapestry
from gobelin.rules.components.civilizations.tokens import TOKENS, FourTokens
from gobelin.rules.components.tapestries.copying_cards import ESPIONAGE_WHEN_PLAYED
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Offer, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FACE_DOWN, FROM_CIVILIZATION, FROM_TAPESTRY, TAPESTRIES

NUMBER: Final = 5
SOURCE: Final = FROM_CIVILIZATION + NUMBER

ESPIONAGE: Final = TAPESTRIES.index("espionage")
ERA_SPACES: Final = (1, 2, 3, 4)


class Heralds(FourTokens):
    """They may begin with a card on Maker of Fire; each income turn a token goes on a card, which they then gain.

    Its marks name those cards: see `mark`.
    """

    number = NUMBER
    marks_name = "heralds_tokens"
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            **super().notation(),
            "start_only": {"when": "end_of_first_income", "gain": {"may": PLAY_TAPESTRY.notation()}},
            "income": {"optional": True, "gain": rule("mark_tapestry")},
        }

    def marks_view(self, state: State) -> list[object]:
        return [
            {"player": player, "era": era, "depth": depth} for player, era, depth in map(place, state.marks[NUMBER])
        ]

    def read_marks(self, marks: Part, seats: int) -> tuple[int, ...]:
        read = []
        for entry in marks.items():
            parts = entry.members(("player", "era", "depth"))
            read.append(mark(parts["player"].number(0, seats - 1), parts["era"].number(1, 4),
                             parts["depth"].number(0, 49)))  # fmt: skip
        return marks.distinct(read)

    def mat_problems(self, state: State, owner: int) -> list[str]:
        """Cards stay on the mats, so the tokens do."""
        marks = state.marks[NUMBER]
        found = []
        for player, era, depth in map(place, marks):
            pile = state.players[player].mat[era]
            if depth >= len(pile) or pile[depth] >= FACE_DOWN or box.tapestries[pile[depth]].timing == "this_era":
                found.append(f"{self.marks_name}: players[{player}] has no such card in era {era} that can carry one")
        (left,) = state.players[owner].civ_mat(NUMBER)
        if left + len(set(marks)) != TOKENS:
            found.append(self.misfit(len(set(marks)), left))
        return found

    def end_of_first_income(self, state: State, owner: int) -> None:
        state.push(WhichTapestry(owner, SOURCE, optional=True))

    def income(self, state: State, owner: int) -> None:
        state.push(WhichCard(owner))


def mark(player: int, era: int, depth: int) -> int:
    """A card that carries a token: whose mat, which era's space, how many cards lie under it there."""
    return (player * 5 + era) * 64 + depth


def place(marked: int) -> tuple[int, int, int]:
    """The player, era and depth of a mark."""
    return marked // 64 // 5, marked // 64 % 5, marked % 64


class WhichCard(Offer):
    """Which card's effect do you gain? Only the top card of a space can be chosen, and only once (CIV-14)."""

    kind = "heralds"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        (tokens,) = state.players[self.player].civ_mat(NUMBER)
        if not tokens:
            return []
        return [
            actions.mat(player, era)
            for player in range(len(state.players))
            for era in ERA_SPACES
            if can_be_copied(state, player, era)
        ]

    def take(self, state: State, action: int) -> None:
        holder, era = actions.mat_of(action)
        pile = state.players[holder].mat[era]
        card = pile[-1]
        state.set_marks(NUMBER, (*state.marks[NUMBER], mark(holder, era, len(pile) - 1)))
        who = state.players[self.player]
        (tokens,) = who.civ_mat(NUMBER)
        who.set_civ_mat(NUMBER, (tokens - 1,))
        state.tell("copy_card", self.player, card=TAPESTRIES[card], holder=holder, era=era, source=SOURCE)
        effect = ESPIONAGE_WHEN_PLAYED if card == ESPIONAGE else box.tapestries[card].effect
        assert effect is not None
        state.push(Resolve(self.player, effect, FROM_TAPESTRY + card))


def can_be_copied(state: State, player: int, era: int) -> bool:
    """On top of the space lies a face-up "when played" card or a trap, without Heralds' token."""
    pile = state.players[player].mat[era]
    if not pile or pile[-1] >= FACE_DOWN or mark(player, era, len(pile) - 1) in state.marks[NUMBER]:
        return False
    return box.tapestries[pile[-1]].timing != "this_era"
