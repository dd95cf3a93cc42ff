"""What is stored of a table: how it began and its numbered entries. Everything anybody can see follows from them.

Entries are never changed or deleted, and their numbers never used again: an undo is an entry that voids choices. The
version of a table is the number of its last entry.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from gobelin.server.acts import Act

Progress = Literal["running", "finished", "ended"]  # finished: played to the end; ended: given up before

FURTHEST: Final = 15.0  # seconds: nothing that the server must do by itself lies further ahead


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int  # 1, 2, 3 ...
    at: float  # seconds since 1970
    seat: int | None  # whose it is; None: the owner's or the server's
    act: Act
    key: str | None = None  # a hash of the request's Idempotency-Key, once for each seat
    body: str | None = None  # a hash of the request's body: another one under the same key is refused


Secret = Literal[
    "token",  # opens a seat, or the owner's settings
    "invite",  # may be exchanged for a token once: to an open seat, or for another device
    "again",  # the owner's invitation to a seat where somebody sits who may have lost it
    "cookie",  # brings a browser that forgot its token back
    "recovery",  # the code that a person has written down, for the same
]


class Token(msgspec.Struct, frozen=True):
    """A secret that leads to a seat; only its hash is known."""

    hash: str
    table: str
    seat: int | None  # None: the owner's, for settings
    kind: Secret = "token"
    spent: bool = False  # an invitation that was taken, a token that was given up or taken away
    device: str = ""  # all secrets of one device have the same name
    label: str = ""  # what the device calls itself
    since: float = 0.0
    seen: float = 0.0  # when it last asked for something, to the minute


class TurnStart(msgspec.Struct, frozen=True):
    """The table when a turn began: where it can go on if the choices no longer mean what they meant."""

    number: int  # of the entry that began the turn
    rules: int  # version of the rules
    digest: str
    position: dict[str, Any]


class Stored(msgspec.Struct):
    """A table as the store keeps it."""

    id: str
    created: float
    start: dict[str, Any]  # a record without choices: set-up and seed, or a position
    meta: dict[str, Any]  # what was agreed when the table was made (hosted.Meta)
    entries: list[Entry] = []
    tokens: list[Token] = []
    turn_start: TurnStart | None = None
    state: Progress = "running"


class Conflict(Exception):
    """Another process wrote this number first, or this key is known."""
