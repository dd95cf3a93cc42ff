"""What the server says, typed, beside the documents of the library (`gobelin.documents`).

Like theirs, this module does without ``from __future__ import annotations``: which keys are required is read from it.
Times are whole seconds since 1970.
"""

from typing import Any, Literal, NotRequired, TypedDict

from gobelin.documents import Decision, Event, Option, Preview, ScoreSheet, Undo, View
from gobelin.server.entries import Join, Pace, TurnEnd


class HostedSeat(TypedDict):
    """Who sits there. `bot` plays it now: a bot of its own, or one that stands in for a person."""

    seat: int
    kind: Literal["person", "open", "bot", "automa", "shadow_empire"]
    name: str
    bot: str | None
    conceded: bool
    left: bool
    agrees: bool
    turn_end: TurnEnd
    asked_since: int | None


class ChatLine(TypedDict):
    """Something that somebody said; `number` is that of its entry."""

    number: int
    at: int
    seat: int | None
    text: str


class HostedTable(TypedDict):
    """All that a viewer may know of a table: the engine's table, who sits there and what was agreed."""

    view: View
    choice: int
    deciders: list[int]
    decision: Decision | None
    options: list[Option]
    previews: list[Preview] | None
    undo: Undo | None
    table: str
    version: int
    viewer: int | None
    title: str
    created: int
    seats: list[HostedSeat]
    last_event: int
    pace: Pace
    join: Join
    absent_after: float | None
    hints: bool
    turn_ends_at: int | None
    seeded: bool
    seed: int | None
    over: bool
    ended: Literal["agreement", "conceded", "record", "rules"] | None
    scores: list[int]
    winners: list[int]
    resumed: int | None
    rematch: str | None
    chat: list[ChatLine]


class Frame(TypedDict):
    """One change of a table as a viewer may see it: the new version, the events, and what makes the document before
    into the one after it.
    """

    version: int
    events: list[Event]
    delta: list[list[Any]]


class Chosen(TypedDict):
    """The choice that a request made, the first time it came."""

    number: int
    decision: str
    option: str


class Answer(HostedTable):
    """The document after a choice, and the frames that led to it."""

    chosen: NotRequired[Chosen]
    frames: list[Frame]


class MinimalAnswer(TypedDict):
    """The frames alone, for who has the document before the choice and prefers that."""

    chosen: NotRequired[Chosen]
    frames: list[Frame]
    version: int


class Film(TypedDict):
    """The frames of a table one after the other; without `after` the first one brings the whole document."""

    version: int
    frames: list[Frame]


class Events(TypedDict):
    """The log of a table, from one event on."""

    version: int
    events: list[Event]


class Previews(TypedDict):
    """What each option of a decision would bring, in the order of options."""

    decision: str
    previews: list[Preview]


class HintOption(TypedDict):
    """An option with the points that are expected in the end."""

    option: str
    points: float


class HintTerm(TypedDict):
    """A part of the points, as the table stands and with the option."""

    before: float
    after: float


class HintStep(TypedDict):
    """A choice of the plan: the question as it will be asked, the option, and the table as it will stand then."""

    decision: Decision
    option: Option
    view: View


class Hint(TypedDict):
    """What a bot would choose, and why: the points it expects, and what it means to do in this turn.

    `steps` are the choices of `plan` up to where something comes to light.
    """

    decision: str
    option: str
    before: float
    after: float
    best: list[HintOption]
    plan: list[str]
    steps: list[HintStep]
    terms: dict[str, HintTerm]
    deals: int
    nodes: int


class ScoreSheets(TypedDict):
    """The figures of all seats of a table that is over."""

    sheets: list[ScoreSheet]


class NewSeat(TypedDict):
    """A seat of a new table: a token for its maker, an invitation for somebody else, or a bot."""

    seat: int
    kind: str
    token: NotRequired[str]
    invite: NotRequired[str]
    link: NotRequired[str]


class NewTable(TypedDict):
    """A new table; `owner` opens its settings and no hand."""

    table: str
    owner: str
    spectate: str
    seats: list[NewSeat]


class Rematch(TypedDict):
    """The next table of the same people. Their tokens open their seats there, too."""

    table: str
    spectate: str


class TakenSeat(TypedDict):
    """The token of a seat that was taken."""

    seat: int
    token: str
    link: str


class SeatLink(TypedDict):
    """An invitation to a seat, for another device or another person."""

    seat: int
    invite: str
    link: str


class BotName(TypedDict):
    """A bot that can be asked to play; `level` from gentle (1) upwards where it is one of the levels for people."""

    name: str
    level: int | None


class Bots(TypedDict):
    """All bots."""

    bots: list[BotName]


class Reach(TypedDict):
    """Where other machines find this server, the best address first; none: it listens to this machine alone."""

    addresses: list[str]


class Health(TypedDict):
    """The server is ready."""

    status: Literal["ready"]
    version: str
    rules: int
