"""Craftsmen: a second place for income buildings, with rewards of its own."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH
from gobelin.rules.chapters.resources import ANY_ONE, Pay
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Effect, Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import BUILDINGS, FROM_CIVILIZATION, MAT_COLUMNS, NONE

NUMBER: Final = 2
SOURCE: Final = FROM_CIVILIZATION + NUMBER

# The spaces of each column from the bottom up, and what they give.
COLUMNS: Final[tuple[tuple[Effect, ...], ...]] = (
    (Gain(worker=1), Gain(territory=1), Gain(vp=5)),
    (Gain(coin=1), INVENT, UPGRADE, Gain(vp=10)),
    (Gain(food=1), Gain(tapestry=1), Gain(culture=1), RESEARCH, Gain(vp=15)),
)
FIRST_SPACE: Final = (0, 3, 7)  # of each column on the mat
SPACES: Final = 12


class Craftsmen(Civilization):
    """Income buildings may go on the lowest free space of a column here instead of into the city.

    The mat holds a building or NONE for each of the twelve spaces, column by column, each from the bottom up.
    """

    number = NUMBER

    def notation(self) -> dict[str, object]:
        return {
            "slots": [
                {"slot": first + row, "column": column, "row": row, "gives": gain.notation()}
                for column, first, spaces in zip(MAT_COLUMNS, FIRST_SPACE, COLUMNS, strict=True)
                for row, gain in enumerate(spaces, start=1)
            ],
            "passive": [when("place_income_building", {"may": rule("building_on_mat")})],
            "start_bonus": rule("lose", pay={"any": 1}),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (NONE,) * SPACES)

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        names = [None if building == NONE else BUILDINGS[building] for building in mat]
        lanes = [names[first : first + len(spaces)] for first, spaces in zip(FIRST_SPACE, COLUMNS, strict=True)]
        return {"lanes": lanes} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        """Columns are filled from the bottom up."""
        mat: list[int] = []
        lanes = fields.only("lanes").items(len(COLUMNS), len(COLUMNS))
        for lane, column in zip(lanes, COLUMNS, strict=True):
            spaces = lane.items(len(column), len(column))
            standing = [space.name(BUILDINGS, "building") for space in spaces if space.value is not None]
            if any(space.value is None for space in spaces[: len(standing)]):
                raise lane.error("a space below a building is empty")
            mat += standing + [NONE] * (len(column) - len(standing))
        return tuple(mat)

    def buildings(self, mat: tuple[int, ...]) -> list[int]:
        return [building for building in mat if building != NONE]

    def building_places(self, state: State, owner: int, piece: int) -> list[int]:
        if piece >= len(BUILDINGS):
            return []
        return [
            actions.column(column)
            for column in range(len(COLUMNS))
            if buildings_in(state, owner, column) < len(COLUMNS[column])
        ]

    def place_building(self, state: State, owner: int, piece: int, action: int, source: int) -> bool:
        """The building counts as placed in the city: its triggers first, then the space here (BUILD-15)."""
        if not actions.is_column(action):
            return False
        column = actions.column_of(action)
        who = state.players[owner]
        row = buildings_in(state, owner, column)
        mat = list(who.civ_mat(NUMBER))
        mat[FIRST_SPACE[column] + row] = piece
        who.set_civ_mat(NUMBER, tuple(mat))
        state.tell("place", owner, piece=BUILDINGS[piece], where=actions.TEXTS[action], column=MAT_COLUMNS[column],
                   source=source)  # fmt: skip
        state.push(Resolve(owner, COLUMNS[column][row], SOURCE))
        for power in reversed(who.powers):
            power.on_building_placed(state, owner, piece)
        return True

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Pay(owner, ANY_ONE, SOURCE))


def buildings_in(state: State, owner: int, column: int) -> int:
    """How many spaces of the column are covered."""
    first = FIRST_SPACE[column]
    spaces = state.players[owner].civ_mat(NUMBER)[first : first + len(COLUMNS[column])]
    return len(spaces) - spaces.count(NONE)
