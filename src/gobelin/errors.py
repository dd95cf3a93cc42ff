"""The errors a caller can cause. A game is untouched when one is raised."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Self


class GobelinError(Exception):
    """The base of all errors a caller can cause; the game is untouched when one is raised.

    The message is English. Where `key` is not empty, `error-KEY` in the locale files with `facts` as its arguments says
    the same in every language.
    """

    key = ""
    facts: Mapping[str, str | int] = {}

    def with_key(self, key: str, /, **facts: str | int) -> Self:
        """This error with the message that screens show for it, and its arguments."""
        self.key = key
        self.facts = facts
        return self


def cause_of(error: BaseException) -> BaseException | None:
    """The error that led to this one. Compiled code ignores `raise ... from`: only the context is set."""
    return error.__cause__ or error.__context__


def line_and_column(error: Exception) -> dict[str, str]:
    """Where a TOML or JSON file is broken, as facts for `with_key`; `none` where the reader does not say."""
    found = re.search(r"line (\d+),? column (\d+)", str(error))
    return {"line": found[1] if found else "none", "column": found[2] if found else "none"}


class IllegalChoice(GobelinError, ValueError):
    """The choice is not one of the decision's options."""


class BadOutcome(IllegalChoice):
    """The choice does not roll the dice that were to be set."""


class CannotUndo(GobelinError):
    """There is no choice that could be taken back.

    `reason` is a key for screens (``revealed``, ``turn``, ``other_player``, ``over``, ``guess`` or nothing), `choice`
    the number of the choice that stands.
    """

    def __init__(self, message: str, reason: str = "", choice: int = 0) -> None:
        super().__init__(message)
        self.reason = reason
        self.choice = choice


class BadArgument(GobelinError, ValueError):
    """No such player, moment or action, or something that should be a whole number is not."""


class BadOptions(GobelinError, ValueError):
    """No game can be set up like this."""


class BadRecord(GobelinError, ValueError):
    """The record cannot be replayed; the message names the choice where it goes wrong."""


class BadPosition(GobelinError, ValueError):
    """The position cannot be, or there is none at this moment."""
