"""The three achievements (ACHIEVE-1) and their VP spaces, highest first (ACHIEVE-3)."""

from __future__ import annotations

from typing import Final

# In the order of names.ACHIEVEMENTS: complete a track, topple two outposts, conquer the middle island.
SMALL_MAP: Final = ((10, 5), (10, 5), (10, 5))
LARGE_MAP: Final = ((15, 10, 5), (15, 10, 5), (10, 5))
