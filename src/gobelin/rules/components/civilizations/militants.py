"""Militants: the outposts stand on the mat, and every one that leaves for the map exposes a hex that pays."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.effects import Gain
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.errors import counted
from gobelin.rules.engine.frames import Question, Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION

NUMBER: Final = 11
SOURCE: Final = FROM_CIVILIZATION + NUMBER

PLACES: Final = 4
ROW_NAMES: Final = ("top", "bottom")

# Left to right, as they are exposed
HEXES: Final = (
    (Gain(coin=1), Gain(vp=2), Gain(food=1), Gain(vp=4)),
    (Gain(vp=1), Gain(worker=1), Gain(vp=3), Gain(culture=1)),
)


class Militants(Civilization):
    """Its mat holds the outposts left in the top and the bottom row; together they are the owner's supply."""

    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        slots = [
            {"slot": row * PLACES + place, "row": ROW_NAMES[row], "place": place, "gives": gain.notation()}
            for row, hexes in enumerate(HEXES)
            for place, gain in enumerate(hexes, start=1)
        ]
        return {
            "setup": {"tokens_on_mat": 0, "outposts_on_mat": len(slots), "where": [slot["slot"] for slot in slots]},
            "slots": slots,
            "income": {"optional": False, "gain": rule("exposed_slots")},
            "passive": [when("place_outpost", rule("outpost_from_mat"))],
            "midgame": rule("fill_rows"),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (PLACES, PLACES))

    def midgame(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (0, 0))
        state.push(FillRow(owner))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"outposts_left": list(mat)} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        rows = fields.only("outposts_left").items(len(HEXES), len(HEXES))
        return tuple(row.number(0, PLACES) for row in rows)

    def mat_problems(self, state: State, owner: int) -> list[str]:
        who = state.players[owner]
        standing = sum(who.civ_mat(NUMBER))
        if standing == who.outposts:
            return []
        supply = counted(who.outposts, "outpost")
        return [f"players[{owner}]: {supply} in the supply, but {standing} on the mat of the Militants"]

    def income(self, state: State, owner: int) -> None:
        rows = state.players[owner].civ_mat(NUMBER)
        exposed = [gain for hexes, left in zip(HEXES, rows, strict=True) for gain in hexes[: PLACES - left]]
        for gain in reversed(exposed):  # plain gains all of them: in printed order, unasked (TIMING-20)
            state.push(Resolve(owner, gain, SOURCE))

    def outpost_rows(self, state: State, owner: int) -> list[int]:
        return [row for row, left in enumerate(state.players[owner].civ_mat(NUMBER)) if left > 0]

    def take_outpost(self, state: State, owner: int, row: int) -> None:
        change_row(state, owner, row, -1)
        state.tell("outpost_row", owner, row=ROW_NAMES[row], source=SOURCE)


def change_row(state: State, owner: int, row: int, by: int) -> None:
    who = state.players[owner]
    rows = list(who.civ_mat(NUMBER))
    rows[row] += by
    who.set_civ_mat(NUMBER, tuple(rows))


class FillRow(Question):
    """In which row does the next outpost of your supply stand? Rows are filled from the right (CIV-3)."""

    kind = "fill_row"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        who = state.players[self.player]
        rows = who.civ_mat(NUMBER)
        if sum(rows) == who.outposts:
            return []
        free = [actions.row(row) for row, outposts in enumerate(rows) if outposts < PLACES]
        every_hex_taken = who.outposts == len(rows) * PLACES
        return free[:1] if every_hex_taken else free

    def answer(self, state: State, action: int) -> None:
        row = actions.row_of(action)
        change_row(state, self.player, row, 1)
        state.tell("fill_row", self.player, row=ROW_NAMES[row], source=SOURCE)
        state.push(FillRow(self.player))

    def about(self, state: State) -> dict[str, object]:
        who = state.players[self.player]
        return {"left": who.outposts - sum(who.civ_mat(NUMBER))}
