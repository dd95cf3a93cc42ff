"""The three dice (SETUP-6): the science die names a track, the conquer dice are red and black."""

from __future__ import annotations

from typing import Final

SCIENCE_FACES: Final = (0, 1, 2, 3)  # each track on three of its twelve faces

# Red: VP, or -1 for "1 VP per territory you control". Black: a resource, or -1 for the benefit of the territory.
PER_TERRITORY: Final = -1
TERRITORY_BENEFIT: Final = -1
RED_FACES: Final = (4, 5, 6, 7, PER_TERRITORY, PER_TERRITORY)
BLACK_FACES: Final = (0, 1, 2, 3, TERRITORY_BENEFIT, TERRITORY_BENEFIT)
