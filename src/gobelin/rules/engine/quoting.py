"""How error messages quote a value."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 80


def quoted(thing: object) -> str:
    """The repr of a thing, shortened if it is long: a message stays one line, whatever somebody typed."""
    try:
        text = repr(thing)
    except Exception:  # a number of many thousand digits, or an object whose repr fails
        return f"<{type(thing).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
