"""Merrymakers: three columns of ever better spaces, and one step up in one of them each income turn."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.effects import NOTHING, All, Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Question, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import ARMORY, FROM_CIVILIZATION, MAT_COLUMNS

NUMBER: Final = 10
SOURCE: Final = FROM_CIVILIZATION + NUMBER

# Bottom to top
COLUMNS: Final = (
    (NOTHING, Gain(coin=1), All(Gain(worker=1), Gain(food=1)), All(Gain(culture=1), BUILDING_OF[ARMORY])),
    (NOTHING, Gain(territory=1), All(INVENT, Gain(tapestry=1)), All(EXPLORE, RESEARCH)),
    (NOTHING, Gain(vp=5), Gain(vp=10), Gain(vp=15)),
)
TOP: Final = 3


class Merrymakers(Civilization):
    """Its mat holds the height of the token in each column."""

    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        height = TOP + 1
        return {
            "setup": {"tokens_on_mat": len(COLUMNS), "where": [height * n + 1 for n in range(len(COLUMNS))]},
            "slots": [
                {
                    "slot": height * column + row + 1,
                    "column": MAT_COLUMNS[column],
                    "row": row,
                    "gives": gain.notation(),
                    "next": [height * column + row + 2] if row < TOP else [],
                }
                for column, spaces in enumerate(COLUMNS)
                for row, gain in enumerate(spaces)
            ],
            "income": {"optional": False, "gain": rule("move_token_up")},
            "midgame": rule("as_at_start"),
            "start_bonus": ANY_1.notation(),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (0, 0, 0))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"heights": list(mat)} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        heights = fields.only("heights").items(len(COLUMNS), len(COLUMNS))
        return tuple(height.number(0, TOP) for height in heights)

    def income(self, state: State, owner: int) -> None:
        state.push(WhichColumn(owner))

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Resolve(owner, ANY_1, SOURCE))


class WhichColumn(Question):
    """In which column does the token move up? Any path may be taken, whatever it gives (TIMING-9)."""

    kind = "column"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        heights = state.players[self.player].civ_mat(NUMBER)
        return [actions.column(column) for column, height in enumerate(heights) if height < TOP]

    def answer(self, state: State, action: int) -> None:
        column = actions.column_of(action)
        who = state.players[self.player]
        heights = list(who.civ_mat(NUMBER))
        heights[column] += 1
        who.set_civ_mat(NUMBER, tuple(heights))
        state.tell("column", self.player, column=MAT_COLUMNS[column], space=heights[column], source=SOURCE)
        state.push(Resolve(self.player, COLUMNS[column][heights[column]], SOURCE))
