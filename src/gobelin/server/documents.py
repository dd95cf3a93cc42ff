"""What the server says, typed, beside the documents of the library (`gobelin.documents`).

Like theirs, this module does without ``from __future__ import annotations``: which keys are required is read from it.
Times are whole seconds since 1970.
"""

from typing import Any, Literal, NotRequired, TypedDict

from gobelin.documents import Decision, Event, Forecast, Option, Preview, ScoreSheet, Undo, View
from gobelin.server.acts import Ending, Join, Pace, TurnEnd
from gobelin.server.gathering import By


class InvitedAgain(TypedDict):
    """The owner has invited somebody to a seat that is taken: until then, and until it is taken, who sits there may
    refuse. `number` is that of its entry.
    """

    until: int
    number: int


class HostedSeat(TypedDict):
    """Who sits there. `bot` plays it now: a bot of its own, or one that stands in for a person. From `replaceable_at`
    on, others may let one play for a person who keeps them waiting.
    """

    seat: int
    kind: Literal["person", "open", "bot", "automa", "shadow_empire"]
    name: str
    bot: str | None
    conceded: bool
    left: bool
    agrees: bool
    turn_end: TurnEnd
    asked_since: int | None
    replaceable_at: int | None
    invited_again: InvitedAgain | None


class ProposedSettings(TypedDict, total=False):
    """What concerns all who play: the owner proposes it."""

    pace: Pace
    absent_after: float | None
    hints: bool


class Proposal(TypedDict):
    """Settings that take effect when all have agreed whom they wait for; `number` is that of the entry."""

    number: int
    settings: ProposedSettings
    agreed: list[int]
    waits_for: list[int]


class Notice(TypedDict):
    """What happened to somebody's rights; `number` is that of its entry. `by`: the seat that did it, null for the
    owner or the server.
    """

    number: int
    at: int
    kind: Literal[
        "take", "link", "device", "return", "revoke", "invite_again", "refuse", "leave", "to_bot", "back", "propose",
        "consent", "refused", "settings"
    ]  # fmt: skip
    seat: int | None
    by: int | None


class ChatLine(TypedDict):
    """Something that somebody said; `number` is that of its entry."""

    number: int
    at: int
    seat: int | None
    text: str


class Luck(TypedDict):
    """Who decides what is drawn, and what proves it. `seals` and `shares` are what the seats bring, `host` the server's
    own part, which is told when the table is over; `voided` is how many times all began anew. A table that began with
    a position has no commitment, for whoever has the position knows its luck, nor has one that went on from a position
    under newer rules.
    """

    by: By
    commitment: str | None
    state: Literal["gathering", "dealt"]
    seals: list[str | None]
    shares: list[str | None]
    host: str | None
    voided: int


class AnyTable(TypedDict):
    """What is known of every table: who sits there and what was agreed."""

    choice: int
    deciders: list[int]
    decision: Decision | None
    options: list[Option]
    previews: list[Preview] | None
    forecasts: list[Forecast]
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
    luck: Luck
    seed: int | str | None
    over: bool
    ended: Ending | None
    scores: list[int]
    winners: list[int]
    resumed: int | None
    rematch: str | None
    proposals: list[Proposal]
    notices: list[Notice]
    chat: list[ChatLine]


class HostedTable(AnyTable):
    """All that a viewer may know of a table: the engine's table, who sits there and what was agreed."""

    view: View


class WaitingTable(AnyTable):
    """A table that is not dealt yet, because its people bring the luck together first: nothing is asked."""

    view: None


class Frame(TypedDict):
    """One change of a table as a viewer may see it: the new version, the events, and what makes the document before
    into the one after it.
    """

    version: int
    events: list[Event]
    delta: list[list[Any]]


class Beat(TypedDict):
    """No news, but a sign of life: the next message comes within so many seconds."""

    beat: float


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


class LuckCheck(TypedDict):
    """Something that was looked at (`gobelin.game.verifying.Check`), and whether it holds."""

    name: str
    holds: bool


class Verdict(TypedDict):
    """Whether a game was played with the luck that its table had committed to."""

    checks: list[LuckCheck]


class NewSeat(TypedDict):
    """A seat of a new table: a token for its maker, an invitation for somebody else, or a bot."""

    seat: int
    kind: str
    token: NotRequired[str]
    recovery: NotRequired[str]
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
    """The token of a seat that was taken, and the code by which its owner comes back without it."""

    seat: int
    token: str
    link: str
    recovery: str


class ReturnedSeat(TypedDict):
    """A new token for who had lost it; a new code in the place of the one that was used."""

    seat: int
    token: str
    link: str
    recovery: NotRequired[str]


class Returned(TypedDict):
    """All seats that who came back sits on; `owner` opens the settings, where one of them is the maker's."""

    seats: list[ReturnedSeat]
    owner: NotRequired[str]


class Device(TypedDict):
    """Something that opens a seat; `here` is the one that asks. `seen` is true to the minute."""

    device: str
    label: str
    since: int
    seen: int
    here: bool


class Devices(TypedDict):
    """All that open the own seat, those first that were seen last."""

    devices: list[Device]


class SeatLink(TypedDict):
    """An invitation to a seat, for another device or another person."""

    seat: int
    invite: str
    link: str


class SeatLinkAgain(SeatLink):
    """An invitation to a seat where somebody sits: it can be taken from `until` on, if nobody there refuses it."""

    until: int


class BotName(TypedDict):
    """A bot that can be asked to play; `level` from gentle (1) upwards where it is one of the levels for people.

    points: what two bots of the level make in the mean, as measured at tables like those of this server.
    """

    name: str
    level: int | None
    points: int | None


class Bots(TypedDict):
    """All bots."""

    bots: list[BotName]


class Reach(TypedDict):
    """Where other machines find this server, the best address first; none: it listens to this machine alone."""

    addresses: list[str]


class Noted(TypedDict):
    """What the page met is in the log."""

    noted: bool


class Health(TypedDict):
    """The server is ready."""

    status: Literal["ready"]
    version: str
    rules: int
