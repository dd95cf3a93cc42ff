"""Records: whole games to be kept."""

from datetime import datetime
from typing import Any, Final, Literal, NotRequired, TypedDict

from gobelin.documents.common import Setup
from gobelin.documents.generated.enumerations import Die, Resource, Track
from gobelin.documents.positions import Position
from gobelin.documents.texts import is_plain
from gobelin.errors import BadRecord

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


class RecordLuck(TypedDict):
    """How the host and the people made the seed together: see docs/fairness.md.

    The host's secret and its commitment to it; by seat the share of each of the people and its seal, null where none
    was brought; how many times all began anew before.
    """

    host: str
    commitment: str
    shares: list[str | None]
    seals: list[str | None]
    voided: NotRequired[int]


class Record(TypedDict):
    """A whole game: versions of record and rules, set-up and seed or the position it began with, choices, result.

    `commitment` is the one to seed and set-up; `luck` is there where several made the seed. Whoever keeps it may add
    `seats`, a name and a kind for each of the people, the `date` it began and when it was `kept`.
    """

    format: Literal["gobelin-record"]
    version: int
    rules: int
    setup: NotRequired[Setup]
    seed: NotRequired[int | str]
    commitment: NotRequired[str]
    luck: NotRequired[RecordLuck]
    position: NotRequired[Position]
    choices: list[str | SetChoice]
    result: Result | None
    seats: NotRequired[list[RecordSeat]]
    date: NotRequired[str]
    kept: NotRequired[str]


LONGEST_TEXT: Final = 100  # of a name or a kind
DIGITS: Final = 64  # hexadecimal ones of a secret, a share, a seal or a commitment


def check_keeping(record: dict[str, Any], people: int) -> None:
    """BadRecord if `seats`, `date` or `kept`, which no game depends on, are not what they should be."""
    for date in (record.get("date"), record.get("kept")):
        if date is None:
            continue
        try:
            datetime.fromisoformat(date)
        except (TypeError, ValueError):
            wrong = "the date of the record is none: 2026-01-31 or 2026-01-31T20:15:00+01:00"
            raise BadRecord(wrong).with_key("record-date") from None
    seats = record.get("seats")
    if seats is None:
        return
    if not isinstance(seats, list) or len(seats) != people:
        wrong = f"seats must be a list with one entry for each of the {people} people"
        raise BadRecord(wrong).with_key("record-seats", count=people)
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict) or not seat.keys() <= {"name", "kind"}:
            wrong = f"seat {number} of the record: a name and a kind, nothing else, are wanted"
            raise BadRecord(wrong).with_key("record-seat", number=number)
        for key, text in seat.items():
            if not isinstance(text, str) or not 0 < len(text) <= LONGEST_TEXT or not is_plain(text):
                wrong = f"seat {number} of the record: the {key} must be a short text"
                raise BadRecord(wrong).with_key("record-seat", number=number)


def check_luck(record: dict[str, Any], people: int) -> None:
    """BadRecord if `commitment` or `luck`, which no game depends on either, are not what they should be."""
    luck = record.get("luck")
    is_well = is_digest(record.get("commitment", "0" * DIGITS)) and (
        luck is None
        or (
            isinstance(luck, dict)
            and RecordLuck.__required_keys__ <= luck.keys() <= RecordLuck.__annotations__.keys()
            and is_digest(luck["host"])
            and is_digest(luck["commitment"])
            and all(_is_by_seat(luck[name], people) for name in ("shares", "seals"))
            and _is_count(luck.get("voided", 0))
        )
    )
    if not is_well:
        raise BadRecord("the record's commitment or its luck are not as they should be").with_key("record-luck")


def is_digest(text: object) -> bool:
    """Whether this is what secrets and hashes look like: 64 hexadecimal digits, small letters."""
    return isinstance(text, str) and len(text) == DIGITS and set(text) <= set("0123456789abcdef")


def _is_count(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool) and number >= 0


def _is_by_seat(entries: object, people: int) -> bool:
    return (
        isinstance(entries, list)
        and len(entries) == people
        and all(entry is None or is_digest(entry) for entry in entries)
    )
