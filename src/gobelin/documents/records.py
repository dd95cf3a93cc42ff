"""Records: whole games to be kept."""

from datetime import datetime
from typing import Any, Final, Literal, NotRequired, TypedDict

from gobelin.documents.common import Setup
from gobelin.documents.enumerations import Die, Resource, Track
from gobelin.documents.positions import Position
from gobelin.errors import BadRecord
from gobelin.texts import is_plain

Face = Track | Resource | int | Literal["territories", "territory"]


class SetChoice(TypedDict):
    """A choice whose dice were set, not rolled."""

    choice: str
    outcome: dict[Die, Face | list[Face]]


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class RecordSeat(TypedDict):
    """Who sat there, where whoever kept the record said so."""

    name: NotRequired[str]
    kind: NotRequired[str]


class Record(TypedDict):
    """A whole game: versions of record and rules, set-up and seed or the position it began with, choices, result.

    Whoever keeps it may add `seats`, a name and a kind for each of the people, and the `date`.
    """

    format: Literal["gobelin-record"]
    version: int
    rules: int
    setup: NotRequired[Setup]
    seed: NotRequired[int]
    position: NotRequired[Position]
    choices: list[str | SetChoice]
    result: Result | None
    seats: NotRequired[list[RecordSeat]]
    date: NotRequired[str]


LONGEST_TEXT: Final = 100  # of a name or a kind


def check_keeping(record: dict[str, Any], people: int) -> None:
    """BadRecord if `seats` or `date`, which no game depends on, are not what they should be."""
    date = record.get("date")
    if date is not None:
        try:
            datetime.fromisoformat(date)
        except (TypeError, ValueError):
            wrong = "the date of the record is none: 2026-01-31 or 2026-01-31T20:15:00+01:00"
            raise BadRecord(wrong).told("record-date") from None
    seats = record.get("seats")
    if seats is None:
        return
    if not isinstance(seats, list) or len(seats) != people:
        wrong = f"seats must be a list with one entry for each of the {people} people"
        raise BadRecord(wrong).told("record-seats", count=people)
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict) or not seat.keys() <= {"name", "kind"}:
            wrong = f"seat {number} of the record: a name and a kind, nothing else, are wanted"
            raise BadRecord(wrong).told("record-seat", number=number)
        for key, text in seat.items():
            if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or not is_plain(text):
                wrong = f"seat {number} of the record: the {key} must be a short text"
                raise BadRecord(wrong).told("record-seat", number=number)
