"""How much is tried: little by default, much where GOBELIN_EFFORT=soak is set (`make soak`).

Only counts of samples depend on it, never what is checked.
"""

from __future__ import annotations

import os
from typing import Final

PROFILES: Final = ("quick", "soak")
EFFORT: Final = os.environ.get("GOBELIN_EFFORT", "quick")
if EFFORT not in PROFILES:
    raise ValueError(f"GOBELIN_EFFORT must be one of {', '.join(PROFILES)}, not {EFFORT!r}")


def samples(quick: int, soak: int) -> int:
    """So many of something."""
    return soak if EFFORT == "soak" else quick
