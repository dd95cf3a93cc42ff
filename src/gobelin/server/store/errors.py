"""What can go wrong between the server and its database."""

from __future__ import annotations

from typing import Final, Literal

from gobelin.errors import GobelinError
from gobelin.server.entries import Conflict


class StoreError(GobelinError):
    """The database cannot be used like this: one line for whoever starts the server."""


class Unavailable(Exception):
    """The database does not answer. Whether anything was written is not known: load the table again."""


Trouble = Literal["full", "locked", "readonly", "slow", "away"]  # what is wrong with a database
WORDS: Final[dict[Trouble, str]] = {"full": "is full", "locked": "is locked", "readonly": "readonly"}  # SQLite's


def trouble_of(error: Unavailable) -> Trouble:
    return next((trouble for trouble, words in WORDS.items() if words in str(error)), "away")


class Missing(Conflict):
    """There is no such table, or no longer."""


class HalfDone(Conflict):
    """A conflict seen only after something was written: the transaction must be taken back."""
