"""What is stored of a table: how it began and its numbered entries. Everything anybody can see follows from them.

Entries are never changed or deleted, and their numbers never used again: an undo is an entry that voids choices. The
version of a table is the number of its last entry.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import msgspec

Kind = Literal[
    "choice",  # decision: its id, option: its text, by: "person" | "bot" | "timer"; outcome: dice set in a record
    "undo",  # to: number of a choice of the game; the seat's choices from there on are void
    "take",  # name: somebody sits down
    "leave",  # the seat is open again; its questions wait
    "to_bot",  # bot: its name, by: the seat that asked for it, None for the server itself
    "back",  # whoever sits there plays again
    "concede",  # the seat is played on by a simple bot and cannot win
    "name",  # name
    "turn_end",  # mode: see TURN_ENDS
    "chat",  # text
    "settings",  # those that change: title, pace, join, absent_after
    "agree",  # agree: whether the seat wants the table to end now
    "ended",  # reason: "agreement" | "conceded"
    "rematch",  # table: the id of the next one
    "resumed",  # position, rules: the choices no longer replay, the table goes on from its last position
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

TurnEnd = Literal["off", "at_once", "countdown"]  # who ends a turn: the player, the server, the server after a while
Pace = Literal["instant", "fast", "normal"]  # of bots' moves
Join = Literal["link", "invite"]  # open seats: one link each that everybody has, or invitations that the owner gives
State = Literal["running", "finished", "ended"]  # finished: played to the end; ended: given up before


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int  # 1, 2, 3 ...
    at: float  # seconds since 1970
    kind: Kind
    seat: int | None  # whose it is; None: the owner's or the server's
    data: dict[str, Any] = {}
    key: str | None = None  # the Idempotency-Key of the request, once for each seat
    body: str | None = None  # a hash of the request's body: another one under the same key is refused


class Token(msgspec.Struct, frozen=True):
    """Something that opens a seat; only its hash is known."""

    hash: str
    table: str
    seat: int | None  # None: the owner's, for settings
    kind: Literal["token", "invite"] = "token"
    spent: bool = False  # an invitation that was taken, a token that was given up


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
    state: State = "running"


class Conflict(Exception):
    """Another process wrote this number first, or this key is known."""
