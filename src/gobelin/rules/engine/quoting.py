"""How an error message names what it was given."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 80


def quoted(thing: object) -> str:
    """The thing as Python writes it, shortened where it is long: a message is one line, whatever somebody typed."""
    try:
        text = repr(thing)
    except Exception:  # a number of many thousand digits, or an object that cannot describe itself
        return f"<{type(thing).__name__}>"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
