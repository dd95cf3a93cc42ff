"""The three dice (SETUP-6): the science die names a track, the conquer dice are red and black."""

from __future__ import annotations

from typing import Final

from gobelin.rules.printed.names import RESOURCES, TRACKS

SCIENCE_FACES: Final = (0, 1, 2, 3)  # each track on three of its twelve faces

# Red: VP, or -1 for "1 VP per territory you control". Black: a resource, or -1 for the benefit of the territory.
PER_TERRITORY: Final = -1
TERRITORY_BENEFIT: Final = -1
RED_FACES: Final = (4, 5, 6, 7, PER_TERRITORY, PER_TERRITORY)
BLACK_FACES: Final = (0, 1, 2, 3, TERRITORY_BENEFIT, TERRITORY_BENEFIT)

# A die by number, and what is rolled together
SCIENCE_DIE: Final = 0
RED_DIE: Final = 1
BLACK_DIE: Final = 2
RESEARCH_DICE: Final = (SCIENCE_DIE,)
CONQUER_DICE: Final = (RED_DIE, BLACK_DIE)

DICE: Final = ("science", "red", "black")
FACE_COUNTS: Final = (len(SCIENCE_FACES), len(RED_FACES), len(BLACK_FACES))

# What each face of each die is called in documents
FACE_NAMES: Final[tuple[tuple[str | int, ...], ...]] = (
    tuple(TRACKS[track] for track in SCIENCE_FACES),
    tuple("territories" if vp == PER_TERRITORY else vp for vp in RED_FACES),
    tuple("territory" if r == TERRITORY_BENEFIT else RESOURCES[r] for r in BLACK_FACES),
)
