"""The page in the browser, woven from `web/` into this package when it is built (hatch_build.py)."""

from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parent / "static"


def page() -> Path | None:
    """The folder with `index.html`; None where the package was built without the page."""
    return STATIC if (STATIC / "index.html").exists() else None
