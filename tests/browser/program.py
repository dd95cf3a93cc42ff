"""The browser of this machine: Debian's Chromium, or another one."""

from __future__ import annotations

import shutil
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip


def chromium() -> str | None:
    """Where it is."""
    return next(filter(None, map(shutil.which, NAMES)), None)
