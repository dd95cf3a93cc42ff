"""The two sides of the board (SETUP-1): hexes, printed land and starts.

Coordinates are axial ``q,r``, the middle island is ``0,0``. The small map is part of the large one, so one numbering
of 61 hexes serves both. Directions run clockwise from the top; corner i lies left of direction i, seen from inside.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.printed.names import TERRAINS

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def terrains(words: str) -> tuple[int, ...]:
    return tuple(TERRAINS.index(word) for word in words.split())


class Printed:
    """A territory printed on the board: its terrain at the six corners, and the land it shows."""

    def __init__(self, at: tuple[int, int], corners: str, land: str) -> None:
        self.at = at
        self.corners = terrains(corners)
        self.land = terrains(land)


HEXES: Final = tuple((q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4)
HEX_NAMES: Final = tuple(f"{q},{r}" for q, r in HEXES)
HEX: Final = {at: number for number, at in enumerate(HEXES)}
MIDDLE: Final = HEX[0, 0]


class Map:
    def __init__(
        self,
        name: str,
        hexes: list[tuple[int, int]],
        starts: dict[int, tuple[int, int]],
        printed: tuple[Printed, ...],
    ) -> None:
        self.name = name
        self.coordinates = tuple(hexes)
        self.hexes = tuple(HEX[at] for at in hexes)
        self.starts = {capital: HEX[at] for capital, at in starts.items()}
        self.printed = {HEX[p.at]: p for p in printed}
        everywhere = frozenset(self.hexes)
        # neighbour across each of the six directions, or -1 at the rim
        self.across = tuple(
            tuple(
                HEX[q + dq, r + dr] if (q + dq, r + dr) in HEX and HEX[q + dq, r + dr] in everywhere else -1
                for dq, dr in DIRECTIONS
            )
            for q, r in HEXES
        )
        self.neighbours = tuple(
            sum(1 << other for other in across if other >= 0) if number in everywhere else 0
            for number, across in enumerate(self.across)
        )
        # As on a chart: a letter for each column, a number for each row; columns of odd q lie half a hex lower.
        left = min(q for q, _ in hexes)
        top = min(r + q // 2 for q, r in hexes)
        self.names = tuple(f"{'ABCDEFGHI'[q - left]}{r + q // 2 - top + 1}" for q, r in hexes)
        self.unexplored = sum(1 << number for number in self.hexes if number not in self.printed)


SMALL: Final = Map(
    "small",
    [(q, r) for q, r in HEXES if max(abs(q), abs(r), abs(q + r)) <= 3 and (q, r) not in ((-3, 0), (3, -3), (0, 3))],
    {1: (0, -2), 2: (2, 0), 3: (-2, 2), 4: (2, 0), 5: (-2, 2), 6: (0, -2)},
    (
        Printed((0, 0), "sea sea sea sea sea sea", "desert forest grass mountain"),
        Printed((0, -2), "forest sea sea sea forest forest", "forest"),
        Printed((-1, -1), "mountain forest forest forest sea mountain", "forest mountain"),
        Printed((0, -3), "sea sea sea sea forest sea", "forest"),
        Printed((1, -2), "sea desert mountain mountain sea sea", "desert mountain"),
        Printed((2, 0), "sea sea sea grass grass desert", "desert grass"),
        Printed((1, 1), "sea desert grass forest desert desert", "desert forest grass"),
        Printed((2, -1), "grass desert desert sea sea sea", "desert grass"),
        Printed((3, 0), "sea sea sea sea sea grass", "grass"),
        Printed((-2, 2), "grass grass sea sea sea grass", "grass"),
        Printed((-3, 3), "sea grass sea sea sea sea", "grass"),
        Printed((-2, 1), "mountain mountain grass grass mountain sea", "grass mountain"),
        Printed((-1, 2), "sea sea mountain forest forest sea", "forest mountain"),
    ),
)

LARGE: Final = Map(
    "large",
    list(HEXES),
    {1: (0, -3), 2: (3, -3), 3: (3, 0), 4: (0, 3), 5: (-3, 3), 6: (-3, 0)},
    (
        Printed((0, 0), "sea sea sea sea sea sea", "desert forest grass mountain"),
        Printed((0, -3), "sea mountain mountain mountain sea sea", "mountain"),
        Printed((-1, -3), "forest sea sea sea grass forest", "forest grass"),
        Printed((0, -2), "sea mountain sea sea sea sea", "mountain"),
        Printed((1, -4), "mountain grass grass sea mountain mountain", "grass mountain"),
        Printed((3, -3), "sea grass grass desert sea sea", "desert grass"),
        Printed((2, -2), "desert sea sea sea grass desert", "desert grass"),
        Printed((3, -4), "sea sea sea grass sea sea", "grass"),
        Printed((4, -3), "forest forest desert desert sea desert", "desert forest"),
        Printed((3, 0), "sea mountain forest forest sea sea", "forest mountain"),
        Printed((2, 0), "forest sea sea sea grass grass", "forest grass"),
        Printed((3, 1), "sea forest sea sea sea desert", "desert forest"),
        Printed((4, -1), "mountain grass grass sea mountain mountain", "grass mountain"),
        Printed((0, 3), "desert sea sea sea desert desert", "desert"),
        Printed((-1, 4), "grass desert desert desert sea grass", "desert grass"),
        Printed((0, 2), "sea sea sea sea desert sea", "desert"),
        Printed((1, 3), "sea mountain grass grass sea sea", "grass mountain"),
        Printed((-3, 3), "grass sea sea sea grass grass", "grass"),
        Printed((-4, 3), "desert grass grass desert sea desert", "desert grass"),
        Printed((-3, 4), "grass sea sea sea sea sea", "grass"),
        Printed((-2, 2), "sea mountain forest forest sea sea", "forest mountain"),
        Printed((-3, 0), "forest sea sea sea forest forest", "forest"),
        Printed((-4, 1), "mountain forest forest mountain sea mountain", "forest mountain"),
        Printed((-3, -1), "sea sea sea sea forest sea", "forest"),
        Printed((-2, 0), "sea mountain mountain desert sea sea", "desert mountain"),
    ),
)
