"""The six capital city mats (SETUP-7, SETUP-8): name, partner on the small map, and the 9 x 9 plots.

``.`` is an open plot, ``#`` an impassable one: it cannot be built on but counts as filled (BUILD-2, BUILD-8, BUILD-11).
"""

from __future__ import annotations

from typing import Final


class Capital:
    def __init__(self, number: int, name: str, pair: int, grid: tuple[str, ...]) -> None:
        self.number = number
        self.name = name
        self.pair = pair
        self.grid = grid
        self.impassable = sum(1 << (r * 9 + c) for r in range(9) for c in range(9) if grid[r][c] == "#")


CAPITALS: Final = (
    Capital(
        1,
        "Mountain",
        6,
        (
            ".........",
            "##...###.",
            "...###...",
            "...#####.",
            ".....##..",
            ".###....#",
            "..#......",
            ".......#.",
            "..#......",
        ),
    ),
    Capital(
        2,
        "Wetland",
        4,
        (
            "........#",
            "##....###",
            ".........",
            ".###..##.",
            "..##.....",
            "###....#.",
            ".....##..",
            ".##......",
            ".....#...",
        ),
    ),
    Capital(
        3,
        "Tropical",
        5,
        (
            "....#..##",
            "...#...##",
            "..#.....#",
            ".........",
            ".#...#...",
            ".........",
            "#.##.#.#.",
            ".####....",
            "..###....",
        ),
    ),
    Capital(
        4,
        "Desert",
        2,
        (
            "...##....",
            "#.#......",
            "#.....##.",
            ".........",
            ".#..#..##",
            ".##.....#",
            ".#####...",
            "..##.....",
            ".....#...",
        ),
    ),
    Capital(
        5,
        "Grassland",
        3,
        (
            ".........",
            "###....#.",
            "####.....",
            "...####..",
            "......###",
            "###.....#",
            "..#......",
            "......#..",
            ".....#...",
        ),
    ),
    Capital(
        6,
        "Forest",
        1,
        (
            ".........",
            "..##..#..",
            "...#...#.",
            ".##.....#",
            "...#.....",
            "..#####..",
            ".#....#..",
            "..#...###",
            ".......##",
        ),
    ),
)

assert [capital.number for capital in CAPITALS] == list(range(1, len(CAPITALS) + 1))

# The pairs printed on the small map, in the clockwise order of their places (SETUP-15).
PAIRS: Final = ((1, 6), (2, 4), (3, 5))

IMPASSABLE: Final = (0, *(capital.impassable for capital in CAPITALS))  # by mat number

DISTRICTS: Final = tuple(
    sum(1 << ((top + r) * 9 + left + c) for r in range(3) for c in range(3)) for top in (0, 3, 6) for left in (0, 3, 6)
)
ROWS: Final = tuple(0b111111111 << (9 * row) for row in range(9))
LINES: Final = ROWS + tuple(sum(1 << (row * 9 + column) for row in range(9)) for column in range(9))
