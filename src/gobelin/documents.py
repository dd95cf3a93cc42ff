"""What a game gives away as plain JSON-able data."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final, TypedDict

from gobelin.errors import BadRecord


class View(dict[str, Any]):
    """What one player or a spectator may see: plain JSON-able data (docs/architecture.md lists the keys)."""


class Preview(TypedDict):
    """What an option would bring, as events: itself, and then anyway; and whether it reveals something."""

    direct: list[dict[str, Any]]
    then: list[dict[str, Any]]
    reveals: bool


class Table(dict[str, Any]):
    """All that one screen needs: the view, the own decision with options and previews (docs/notation.md)."""


class Record(dict[str, Any]):
    """A whole game to be kept: versions of record and rules, set-up, seed, choices, result.

    Whoever keeps it may add `seats`, a name and a kind for each of the people, and the `date`.
    """


LONGEST_TEXT: Final = 100  # of a name or a kind


def check_keeping(record: dict[str, Any], people: int) -> None:
    """BadRecord if `seats` or `date`, which no game depends on, are not what they should be."""
    date = record.get("date")
    if date is not None:
        try:
            datetime.fromisoformat(date)
        except (TypeError, ValueError):
            raise BadRecord("the date of the record is none: 2026-01-31 or 2026-01-31T20:15:00+01:00") from None
    seats = record.get("seats")
    if seats is None:
        return
    if not isinstance(seats, list) or len(seats) != people:
        raise BadRecord(f"seats must be a list with one entry for each of the {people} people")
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict) or not seat.keys() <= {"name", "kind"}:
            raise BadRecord(f"seat {number} of the record: a name and a kind, nothing else, are wanted")
        for key, text in seat.items():
            if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or not text.isprintable():
                raise BadRecord(f"seat {number} of the record: the {key} must be a short text")
