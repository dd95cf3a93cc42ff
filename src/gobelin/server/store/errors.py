"""What can go wrong between the server and its database."""

from __future__ import annotations

from typing import Final, Literal

from gobelin.errors import GobelinError
from gobelin.server.entries import Conflict


class StoreError(GobelinError):
    """The database cannot be used like this: one line for whoever starts the server."""


class Unavailable(Exception):
    """The database does not answer. Whether anything was written is not known: load the table again."""


Trouble = Literal["full", "locked", "readonly", "failing", "slow", "away"]  # what is wrong with a database
WORDS: Final[dict[Trouble, str]] = {  # SQLite's
    "full": "is full",
    "locked": "is locked",
    "readonly": "readonly",
    "failing": "disk I/O error",
}
STATES: Final[dict[str, Trouble]] = {"25006": "readonly", "53100": "full"}  # PostgreSQL's


def sqlstate_of(error: BaseException | None) -> str:
    """What PostgreSQL calls an error; nothing if it is none of its own."""
    state = getattr(getattr(error, "orig", error), "sqlstate", None)
    return state if isinstance(state, str) else ""


def trouble_of(error: Unavailable) -> Trouble:
    state = sqlstate_of(error.__cause__)
    if state in STATES:
        return STATES[state]
    return next((trouble for trouble, words in WORDS.items() if words in str(error)), "away")


class Missing(Conflict):
    """There is no such table, or no longer."""


class HalfDone(Conflict):
    """A conflict seen only after something was written: the transaction must be taken back."""
