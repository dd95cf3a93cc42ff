"""Mats that begin with four player tokens, which leave it one by one."""

from __future__ import annotations

from typing import Final

from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State

TOKENS: Final = 4


class FourTokens(Civilization):
    """The mat holds the number of tokens left."""

    def notation(self) -> dict[str, object]:
        squares = list(range(1, TOKENS + 1))
        return {
            "setup": {"tokens_on_mat": TOKENS, "where": squares},
            "slots": [{"slot": number} for number in squares],
            "midgame": rule("as_at_start"),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(self.number, (TOKENS,))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"tokens_left": mat[0]} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        return (fields.only("tokens_left").number(0, TOKENS),)

    def misfit(self, laid: int, left: int) -> str:
        """So many on cards do not go with so many left."""
        return f"{self.marks_name}: {laid} on cards and {left} left on the mat, but there are {TOKENS} at the start"


class FourTokensForTheMap(FourTokens):
    """The tokens lie on territories once they have left the mat, and stay there."""

    def cubes(self, mat: tuple[int, ...]) -> int:
        return TOKENS - mat[0]
