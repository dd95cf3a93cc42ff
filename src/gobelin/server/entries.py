"""What is stored of a table: how it began and its numbered entries. Everything anybody can see follows from them.

Entries are never changed or deleted, and their numbers never used again: an undo is an entry that voids choices. The
version of a table is the number of its last entry.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

Kind = Literal[
    "choice",  # decision: its id, option: its text, by: "person" | "bot" | "timer"; outcome: dice set in a record
    "undo",  # to: number of a choice of the game; the seat's choices from there on are void
    "take",  # name, device: somebody sits down; again: on a seat that the owner had invited to again
    "link",  # by: the seat that asked for an invitation to this one, None for the owner
    "device",  # device: who sits there uses another device, too; owner: as "return", whose answer was lost
    "return",  # device, by: "cookie" | "code": who lost what opened the seat is back; owner: as the table's owner, too
    "revoke",  # device: one of the seat's devices opens nothing any more
    "invite_again",  # wait: seconds after which somebody else may sit here, unless who does refuses it
    "refuse",  # the invitation before opens nothing
    "leave",  # the seat is open again; its questions wait
    "to_bot",  # bot: its name, by: the seat that asked for it, None for the server itself
    "back",  # whoever sits there plays again
    "concede",  # the seat is played on by a simple bot and cannot win
    "name",  # name
    "turn_end",  # mode: see TURN_ENDS
    "chat",  # text
    "propose",  # those settings that the owner would like to change, where they concern others
    "consent",  # to: the number of a proposal, agree: whether the seat (None: its owner) wants it
    "settings",  # those that change; proposal: the number of the one that all have agreed to
    "agree",  # agree: whether the seat wants the table to end now
    "ended",  # reason: "agreement" | "conceded"
    "rematch",  # table: the id of the next one
    "seal",  # seal: the seat has drawn a share of the luck and says so (gathering)
    "share",  # share: what was sealed
    "dealt",  # given_up: whether without the shares; the game begins with the luck that was brought together
    "resumed",  # position, rules: the choices no longer replay, the table goes on from its last position;
    # redrawn: with luck that the server drew anew; seed: without a position, from this one
    "clock",  # the clock was set back: whatever has waited since a time to come waits from now on
]

TurnEnd = Literal["off", "at_once", "countdown"]  # who ends a turn: the player, the server, the server after a while
Pace = Literal["instant", "fast", "normal"]  # of bots' moves
Join = Literal["link", "invite"]  # open seats: one link each that everybody has, or invitations that the owner gives
State = Literal["running", "finished", "ended"]  # finished: played to the end; ended: given up before


FURTHEST: Final = 15.0  # seconds: nothing that the server must do by itself lies further ahead


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int  # 1, 2, 3 ...
    at: float  # seconds since 1970
    kind: Kind
    seat: int | None  # whose it is; None: the owner's or the server's
    data: dict[str, Any] = {}
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
    state: State = "running"


class Conflict(Exception):
    """Another process wrote this number first, or this key is known."""
