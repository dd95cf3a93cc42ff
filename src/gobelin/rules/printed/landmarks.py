"""The 18 landmarks and every way to lay them on the 9 x 9 plots of a capital city (SETUP-5, BUILD-4).

A city is one 81-bit int, plot ``row * 9 + column``. A landmark may stick out over the rim; only the plots it covers
inside the grid matter (BUILD-7), so placements that cover the same plots are listed once.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.printed.names import LANDMARKS

COLUMNS: Final = "abcdefghi"
OUTSIDE_COLUMNS: Final = "xyz"  # x, y, z lie three, two, one column left of a

# Footprints as printed, top row first.
_FOOTPRINTS: Final[dict[str, tuple[str, ...]]] = {
    "lighthouse": ("11", "11"),
    "train_station": ("111", "111", "111"),
    "launch_pad": ("11", "11", "11"),
    "apothecary": ("11", "11"),
    "academy": ("1111", "1111"),
    "laboratory": ("111", "111"),
    "barracks": ("11", "11"),
    "tank_factory": ("111", "111", "111"),
    "fusion_reactor": ("011", "111", "111"),
    "forge": ("11", "11"),
    "rubber_works": ("0011", "0011", "1111", "1111"),
    "tech_hub": ("111", "111"),
    "bakery": ("11", "11"),
    "barn": ("111", "111", "111"),
    "com_tower": ("111", "111"),
    "library": ("11", "11", "11", "11"),
    "stock_market": ("11", "11"),
    "treasury": ("11", "11"),
}
FOOTPRINTS: Final[tuple[tuple[str, ...], ...]] = tuple(_FOOTPRINTS[name] for name in LANDMARKS)


def plot_name(plot: int) -> str:
    """``c4``: column c, row 4, counted from the upper left corner a1."""
    return f"{COLUMNS[plot % 9]}{plot // 9 + 1}"


def corner_name(row: int, column: int) -> str:
    """The upper left corner of a landmark's outline; it may lie outside the grid (``z0``: left of and above a1)."""
    return f"{COLUMNS[column] if column >= 0 else OUTSIDE_COLUMNS[column]}{row + 1}"


def turned(footprint: tuple[str, ...]) -> tuple[str, ...]:
    """The footprint turned a quarter clockwise."""
    return tuple("".join(row[c] for row in reversed(footprint)) for c in range(len(footprint[0])))


class Placement:
    """One way to lay a landmark: the plots covered inside the grid, and the corner and quarter turns that name it."""

    def __init__(self, corner: str, turn: int, plots: int) -> None:
        self.corner = corner
        self.turn = turn
        self.plots = plots


def shapes(landmark: int) -> list[tuple[str, ...]]:
    """The different footprints by quarter turns clockwise."""
    found: list[tuple[str, ...]] = []
    shape = FOOTPRINTS[landmark]
    while shape not in found:
        found.append(shape)
        shape = turned(shape)
    return found


def placements(landmark: int) -> list[Placement]:
    """All placements with at least one plot inside the grid (BUILD-4, BUILD-5), without repeats."""
    found: list[Placement] = []
    seen: set[int] = set()
    for turn, shape in enumerate(shapes(landmark)):
        cells = [(r, c) for r, line in enumerate(shape) for c, mark in enumerate(line) if mark == "1"]
        for row in range(1 - len(shape), 9):
            for column in range(1 - len(shape[0]), 9):
                plots = 0
                for r, c in cells:
                    if 0 <= row + r < 9 and 0 <= column + c < 9:
                        plots |= 1 << ((row + r) * 9 + column + c)
                if plots and plots not in seen:
                    seen.add(plots)
                    found.append(Placement(corner_name(row, column), turn, plots))
    return found


PLACEMENTS: Final[tuple[tuple[Placement, ...], ...]] = tuple(
    tuple(placements(landmark)) for landmark in range(len(LANDMARKS))
)
