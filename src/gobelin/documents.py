"""What a game gives away as plain JSON-able data."""

from __future__ import annotations

from typing import Any


class View(dict[str, Any]):
    """What one player or a spectator may see: plain JSON-able data (docs/architecture.md lists the keys)."""


class Record(dict[str, Any]):
    """A whole game to be kept: version, set-up, seed, choices, result."""
