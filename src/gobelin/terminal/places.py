"""Where a building goes best: what each place would fill and complete in the city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.terminal.draw.city import COLUMNS, city_plots

SIDE: Final = 9  # plots of a row, a column and a district
DISTRICT: Final = 3.0  # what filling a district is worth beside a row or a column
NEARLY: Final = 4  # how much more the last plots of a part count than the first ones


class Place(NamedTuple):
    """One place for a building with what it brings to the city."""

    value: float
    words: str


class City:
    """The filled plots of a city by row, column and district."""

    def __init__(self, seat: PlayerView, words: Words) -> None:
        grid, _ = city_plots(seat, words)
        self.words = words
        self.filled = {(row, column) for row in range(SIDE) for column in range(SIDE) if grid[row][column] != "."}

    def place(self, plots: Sequence[str]) -> Place:
        """What covering these plots (``c4``) would fill: completed parts first, then the fullest one."""
        words = self.words
        covered = {(int(plot[1:]) - 1, COLUMNS.index(plot[0])) for plot in plots}
        complete: list[str] = []
        fullest: tuple[int, str] = (0, "")
        value = 0.0
        for kind, weight in (("district", DISTRICT), ("row", 1.0), ("column", 1.0)):
            for part in sorted({_part(kind, plot) for plot in covered}):
                before = self._count(kind, part, self.filled)
                after = self._count(kind, part, self.filled | covered)
                name = _name(kind, part)
                if after == SIDE > before:
                    complete.append(words.text(f"place-completes-{kind}", part=name))
                elif after > fullest[0]:
                    fullest = (after, words.text(f"place-fills-{kind}", part=name, left=SIDE - after))
                value += weight * ((after / SIDE) ** NEARLY - (before / SIDE) ** NEARLY)
        return Place(value, words.join(complete or [fullest[1]], "middle"))

    def _count(self, kind: str, part: int, filled: set[tuple[int, int]]) -> int:
        return sum(1 for plot in filled if _part(kind, plot) == part)


def _part(kind: str, plot: tuple[int, int]) -> int:
    row, column = plot
    return {"row": row, "column": column, "district": row // 3 * 3 + column // 3}[kind]


def _name(kind: str, part: int) -> str:
    return COLUMNS[part] if kind == "column" else str(part + 1)
