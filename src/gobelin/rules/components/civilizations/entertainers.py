"""Entertainers: a token wanders along the paths of the mat."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import NOTHING, Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Effect, Question, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import (
    ARMORY,
    EXPLORATION,
    FARM,
    FROM_CIVILIZATION,
    HOUSE,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
)

NUMBER: Final = 3
SOURCE: Final = FROM_CIVILIZATION + NUMBER

START: Final = 1
ROWS: Final = 4  # in each of the four columns to the right of the start

# The spaces by number: what they give, and where their paths lead. Number 0 does not exist.
SPACES: Final[tuple[tuple[Effect, tuple[int, ...]], ...]] = (
    (NOTHING, ()),
    (NOTHING, (2, 3, 4, 5)),
    (Gain(worker=1), (6, 7)),
    (Gain(culture=1), (7, 8)),
    (Gain(food=1), (7, 8)),
    (Gain(coin=1), (8, 9)),
    (BUILDING_OF[FARM], (10, 11)),
    (BUILDING_OF[MARKET], (10, 11)),
    (BUILDING_OF[HOUSE], (12, 13)),
    (BUILDING_OF[ARMORY], (12, 13)),
    (CONQUER, (14, 15)),
    (RESEARCH_BARE, (15, 16)),
    (INVENT, (15, 16)),
    (EXPLORE, (16, 17)),
    (Advance(TECHNOLOGY), ()),
    (Advance(EXPLORATION), ()),
    (Advance(MILITARY), ()),
    (Advance(SCIENCE), ()),
)
ALL_BENEFITS: Final = tuple(range(2, len(SPACES)))


class Entertainers(Civilization):
    """Each income turn the token moves one column to the right and gains the space reached.

    The mat holds the number of the token's space.
    """

    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            "setup": {"tokens_on_mat": 1, "where": [START]},
            "slots": [
                {
                    "slot": number,
                    "column": (number + ROWS - 2) // ROWS,
                    "row": 0 if number == START else (number - 2) % ROWS + 1,
                    "gives": gain.notation(),
                    "next": list(paths),
                }
                for number, (gain, paths) in enumerate(SPACES)
                if number
            ],
            "income": {"optional": False, "gain": rule("move_token_right")},
            "midgame": rule("token_on_any_slot"),
            "start_bonus": ANY_1.notation(),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (START,))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"slot": mat[0]} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        return (fields.only("slot").number(START, len(SPACES) - 1),)

    def midgame(self, state: State, owner: int) -> None:
        state.push(WhichSpace(owner, ALL_BENEFITS))

    def income(self, state: State, owner: int) -> None:
        (space,) = state.players[owner].civ_mat(NUMBER)
        state.push(WhichSpace(owner, SPACES[space][1]))

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Resolve(owner, ANY_1, SOURCE))


class WhichSpace(Question):
    """To which space does the token go? Free, whatever the space gives (TIMING-9)."""

    kind = "path"

    def __init__(self, player: int, spaces: tuple[int, ...]) -> None:
        self.player = player
        self.spaces = spaces
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        return [actions.slot(space) for space in self.spaces]

    def answer(self, state: State, action: int) -> None:
        space = actions.slot_of(action)
        state.players[self.player].set_civ_mat(NUMBER, (space,))
        state.tell("slot", self.player, slot=space, source=SOURCE)
        state.push(Resolve(self.player, SPACES[space][0], SOURCE))
