"""Where the repository lies, and what the tests read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
DATA: Final = ROOT / "tests" / "data"
SUPPORT: Final = ROOT / "tests" / "support"
