"""Errors in options, documents and tables: an English sentence, and a key with facts for every language.

`error-KEY` in the locale files with the facts as its arguments says the same as the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

Fact = str | int


class Problem:
    """Something impossible about a table: `text` in English, `key` with `facts` for other languages.

    The fact `where` is a place in the document of a position: ``players[1].tokens``.
    """

    __slots__ = ("facts", "key", "text")

    def __init__(self, text: str, key: str, /, **facts: Fact) -> None:
        self.text = text
        self.key = f"impossible-{key}"
        self.facts: Mapping[str, Fact] = facts


def join_names(things: Iterable[Fact]) -> str:
    """Names or numbers as one fact; a dash if there are none."""
    return ", ".join(map(str, things)) or "-"


def player_paths(players: Iterable[int]) -> str:
    """Where these players stand in a document: ``players[0]``; a dash if there are none."""
    return join_names(f"players[{player}]" for player in sorted(players))


class RulesError(ValueError):
    """The rules refuse their input; the message says why, `key` with `facts` says it in other languages."""

    def __init__(self, message: str, key: str, facts: Mapping[str, Fact]) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class OptionError(RulesError):
    """No table can be set up like this."""


class PositionError(RulesError):
    """The position is impossible: the message says what is wrong, and where.

    `problems`: the rules it breaks, if it can be read; the fact `reason` names them all in English.
    """

    problems: tuple[Problem, ...] = ()


IMPOSSIBLE = "position-impossible"
MOST_REPORTED = 5  # problems of a position: fixing these may fix the rest


def impossible_position(found: list[Problem]) -> PositionError:
    """A position that breaks the rules, ready to be raised."""
    told = tuple(found[:MOST_REPORTED])
    why = "; ".join(problem.text for problem in told)
    error = PositionError(f"impossible position: {why}", IMPOSSIBLE, {"reason": why})
    error.problems = told
    return error
