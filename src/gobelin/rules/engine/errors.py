"""What is wrong with options and documents: an English sentence, and a key with facts for every language.

`error-KEY` in the locale files with the facts as its arguments says the same as the sentence. What is wrong with a
position is for those who edit it by hand: it is told in English, after a lead in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Fact = str | int


def listed(things: Iterable[Fact]) -> str:
    """Names or numbers with commas between them."""
    return ", ".join(map(str, things)) or "none"


def counted(number: int, what: str) -> str:
    """`1 cube`, `2 cubes`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def seats(players: Iterable[int]) -> str:
    """Players as documents name them."""
    return ", ".join(f"players[{player}]" for player in sorted(players)) or "nobody"


class RulesError(ValueError):
    """The rules refuse their input; the message says why, `key` with `facts` says it in other languages."""

    def __init__(self, message: str, key: str, facts: Mapping[str, Fact]) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class OptionError(RulesError):
    """No table can be set up like this."""


class PositionError(RulesError):
    """The position cannot be: the message says what is wrong with it, and where."""


def impossible_position(why: str) -> PositionError:
    """A position that cannot be, ready to be raised."""
    return PositionError(why, "position-impossible", {"reason": why})
