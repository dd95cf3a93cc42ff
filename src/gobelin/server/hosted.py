"""A table as the server holds it: a game, its seats and what was agreed, all of it following from the entries.

Nothing here reads clocks, draws random numbers or talks to anybody: the same entries make the same table in every
process. Whether somebody may do a thing is checked by `deeds` before it becomes an entry.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from gobelin import RULES_VERSION, Decision, Game, GobelinError
from gobelin.chronicle import Chronicle, retold
from gobelin.documents import Event
from gobelin.rules.state import Log
from gobelin.rules.turn import winners
from gobelin.server.entries import Entry, Join, Pace, Stored, Token, TurnEnd, TurnStart

CHAT_SHOWN: Final = 50  # lines in a document
COUNTDOWN: Final = 10.0  # seconds before the server ends a turn
PACES: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.4, "normal": 1.2}  # seconds before each move of a bot
SIMPLE_BOT: Final = "weighted"  # plays on for who has conceded, and where another bot fails
STAND_IN: Final = "greedy"  # plays for who is away, unless another one is wanted

SETTINGS: Final = ("title", "pace", "join", "absent_after", "hints")  # what the owner may change later
NOTHING_ASKED: Final[dict[str, Any]] = {"decision": None, "options": [], "previews": [], "undo": None}
Ending = Literal["agreement", "conceded", "record", "rules"]


class Meta(msgspec.Struct, frozen=True):
    """What was agreed when a table was made."""

    seats: list[str]  # "me" | "open" | "bot:NAME", for each of the people
    names: list[str] = []
    title: str = ""
    pace: Pace = "instant"
    join: Join = "link"
    absent_after: float | None = None  # hours
    hints: bool = True  # players may ask a bot what it would do
    seeded: bool = False  # somebody knows what will be drawn
    uploaded: bool = False  # a record to look at


class HostedSeat(msgspec.Struct, frozen=True):
    """Who sits there. `bot` plays it now: its own, or one that stands in for a person."""

    kind: Literal["person", "open", "bot", "automa", "shadow_empire"]
    name: str = ""
    bot: str | None = None
    conceded: bool = False
    left: bool = False
    agrees: bool = False  # to end the table now
    turn_end: TurnEnd = "off"
    turn_end_at: float = 0.0  # when that was set

    @property
    def is_played_by_person(self) -> bool:
        """Somebody must click here, now or once the seat is taken."""
        return self.kind in ("person", "open") and self.bot is None


@dataclass(frozen=True)
class Step:
    """What the server must do by itself, not before `at`: a bot's choice, or the end of a turn."""

    seat: int
    decision: str
    at: float
    bot: str | None  # None: the turn is ended for a person


class NoReplay(Exception):
    """The choices no longer mean what they meant."""


class HostedTable:
    """A table after its entry number `version`."""

    id: str
    created: float
    start: dict[str, Any]
    meta: Meta
    version: int
    game: Game
    tokens: tuple[Token, ...]
    seats: tuple[HostedSeat, ...]
    title: str
    pace: Pace
    join: Join
    absent_after: float | None
    hints: bool
    chat: tuple[dict[str, Any], ...]
    ended: Ending | None
    rematch: str | None
    resumed: int | None  # the entry where the table went on from a position
    asked: dict[int, tuple[str, float]]  # who is asked: the name of the decision, and since when
    moved_at: float  # when the last choice was made or taken back
    told: Log  # what the last entry brought, as the game tells it
    told_since: int  # the turn that had begun before
    marks: array[int]  # how many events there were before each choice
    made: array[int]  # the entry of each choice that stands
    events_made: int

    @classmethod
    def begin(cls, stored: Stored) -> HostedTable:
        """The table before its first entry."""
        table = cls()
        table.id = stored.id
        table.created = stored.created
        table.start = stored.start
        table.meta = meta = msgspec.convert(stored.meta, Meta)
        table.version = 0
        table.tokens = tuple(stored.tokens)
        for name in SETTINGS:
            setattr(table, name, getattr(meta, name))
        table.chat = ()
        table.ended = table.rematch = table.resumed = None
        table._sit_down(stored.start, stored.created)
        table.seats = tuple(first_seats(table.game, meta))
        return table

    @classmethod
    def load(cls, stored: Stored) -> HostedTable:
        """The table after all its entries. NoReplay if they do not lead where they led: see `resuming`."""
        table = cls.begin(stored)
        for _ in table.loading(stored):
            pass
        return table

    def loading(self, stored: Stored) -> Iterator[None]:
        """Go through all entries one by one, from the beginning: long games take long, and others wait."""
        start, resumed = stored.turn_start, last_resumed(stored)
        for entry in stored.entries:
            self.replay(entry, resumed)
            if start is not None and resumed < start.number == entry.number and self.game.digest() != start.digest:
                raise NoReplay(f"entry {entry.number} leads to another table than it did")
            yield

    def replay(self, entry: Entry, resumed: int) -> None:
        """The next entry once more; choices are void if the table went on from a position later."""
        if entry.number < resumed and entry.kind in ("choice", "undo", "resumed"):
            self.version = entry.number
            return
        try:
            self.apply(entry)
        except GobelinError as error:
            raise NoReplay(f"entry {entry.number}: {error}") from error

    def _sit_down(self, start: dict[str, Any], at: float) -> None:
        """The game begins; what the set-up tells belongs to no choice."""
        self.game = Game.replay(start)
        self.told = retold(self.game._history).log
        self.told_since = self.game.state.turns - self.told.keys.count("turn")
        self.marks = array("I")
        self.made = array("I")
        self.events_made = len(self.told)
        self.asked = {}
        self._ask(at)

    def copy(self) -> HostedTable:
        """An independent table that goes on from here."""
        new = HostedTable()
        new.__dict__.update(self.__dict__)
        new.game = self.game.copy()
        new.marks = self.marks[:]
        new.made = self.made[:]
        return new

    def retire(self) -> None:
        """Another table takes its place. The game and the decision that it was asked for know each other: what nobody
        needs any more goes at once, not when Python next looks for such circles.
        """
        self.game._decision = None

    # --- Entries

    def apply(self, entry: Entry) -> None:
        """What the entry says has happened. GobelinError if its choice or undo cannot be."""
        assert entry.number == self.version + 1
        self.told = Log()
        getattr(self, f"_{entry.kind}")(entry)
        self.version = entry.number

    def _choice(self, entry: Entry) -> None:
        game = self.game
        self.marks.append(self.events_made)
        self.made.append(entry.number)
        self.told_since = game.state.turns
        game.state.log = self.told
        game.play(entry.data["option"], player=entry.seat, outcome=entry.data.get("outcome"))
        game.state.log = None
        self.events_made += len(self.told)
        self._ask(entry.at)

    def _undo(self, entry: Entry) -> None:
        before = self.game.choices
        self.game.undo(player=entry.seat, to=entry.data["to"])
        choices = self.game.choices
        kept = len(choices)
        self.events_made = self.marks[kept]  # as many as there were before the first choice that is gone
        self.marks = self.marks[:kept]
        # Start choices of others stand, however early a choice is taken back: never before did they stand alone
        first_gone = next((n for n in range(kept) if choices[n] != before[n]), kept)
        self.made = self.made[:first_gone] + array("I", [entry.number] * (kept - first_gone))
        self._ask(entry.at)

    def _ask(self, at: float) -> None:
        """Who is asked, and since when: a question that was open before has waited longer."""
        before = self.asked
        self.moved_at = at
        self.asked = {}
        for decision in self.game.decisions:
            name = self.name_of(decision)
            known = before.get(decision.player)
            self.asked[decision.player] = known if known is not None and known[0] == name else (name, at)

    def _take(self, entry: Entry) -> None:
        self._change(entry, kind="person", name=entry.data["name"], bot=None)

    def _leave(self, entry: Entry) -> None:
        self._change(entry, left=True)

    def _to_bot(self, entry: Entry) -> None:
        self._nobody_agrees()
        self._change(entry, bot=entry.data["bot"])

    def _back(self, entry: Entry) -> None:
        self._change(entry, bot=None)

    def _concede(self, entry: Entry) -> None:
        self._nobody_agrees()
        self._change(entry, conceded=True, bot=SIMPLE_BOT)

    def _nobody_agrees(self) -> None:
        """Whoever agreed to end did so with everybody at the table: who steps away must not end it by that."""
        self.seats = tuple(msgspec.structs.replace(seat, agrees=False) for seat in self.seats)

    def _name(self, entry: Entry) -> None:
        self._change(entry, name=entry.data["name"])

    def _turn_end(self, entry: Entry) -> None:
        self._change(entry, turn_end=entry.data["mode"], turn_end_at=entry.at)

    def _agree(self, entry: Entry) -> None:
        self._change(entry, agrees=entry.data["agree"])

    def _chat(self, entry: Entry) -> None:
        line = {"number": entry.number, "at": int(entry.at), "seat": entry.seat, "text": entry.data["text"]}
        self.chat = (*self.chat, line)[-CHAT_SHOWN:]

    def _settings(self, entry: Entry) -> None:
        for name, value in entry.data.items():
            setattr(self, name, value)

    def _ended(self, entry: Entry) -> None:
        self.ended = entry.data["reason"]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _resumed(self, entry: Entry) -> None:
        """The choices since are void: without a position, all of them are."""
        position = entry.data["position"]
        start = self.start if position is None else {**self.start, "position": position}
        self.resumed = entry.number
        self._sit_down(start, entry.at)

    def _change(self, entry: Entry, **fields: Any) -> None:
        seat = entry.seat
        assert seat is not None
        changed = msgspec.structs.replace(self.seats[seat], **fields)
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])

    # --- What stands

    @property
    def over(self) -> bool:
        """Nothing can be chosen any more."""
        return self.game.over or self.ended is not None

    def winners(self) -> list[int]:
        """Who has won a table that is over. Who has conceded cannot; where one alone is left, nobody counts points."""
        if self.ended == "conceded":
            return [n for n, seat in enumerate(self.seats) if not seat.conceded and seat.kind != "shadow_empire"]
        if not self.game.over:
            return []
        return winners(self.game.state, [n for n, seat in enumerate(self.seats) if seat.conceded])

    def version_after(self, choice: int) -> int | None:
        """The version that a choice led to, counted from 1 as events do; 0 is the set-up. None: there is none."""
        if choice == 0:
            return self.resumed or 0
        return self.made[choice - 1] if 0 < choice <= len(self.made) else None

    def name_of(self, decision: Decision) -> str:
        """The id of a decision. A game that goes on from a position counts anew, so its names say where it did."""
        return decision.id if self.resumed is None else f"{self.resumed}-{decision.id}"

    def decision_of(self, seat: int) -> Decision | None:
        """What the seat must decide now."""
        if self.over:
            return None
        return next((decision for decision in self.game.decisions if decision.player == seat), None)

    def ends_turn(self, seat: int) -> bool:
        """Whether all that is left to the seat is to end the turn."""
        decision = self.decision_of(seat)
        return decision is not None and decision.kind == "end_turn"

    def turn_ends_at(self) -> float | None:
        """When the server ends a turn whose player wants a countdown."""
        for number, (_, since) in self.asked.items():
            seat = self.seats[number]
            if seat.turn_end == "countdown" and seat.is_played_by_person and self.ends_turn(number):
                return max(since, seat.turn_end_at) + COUNTDOWN
        return None

    def step(self) -> Step | None:
        """What the server must do next by itself, if anything."""
        if self.over:
            return None
        for number, (name, _) in self.asked.items():
            bot = self.seats[number].bot
            if bot is not None:
                at_once = self.ends_turn(number)
                return Step(number, name, 0.0 if at_once else self.moved_at + self._pause(), bot)
        at = self.turn_ends_at()
        if at is None:
            return None
        number, (name, _) = next(iter(self.asked.items()))
        return Step(number, name, at, None)

    def _pause(self) -> float:
        """Seconds before a bot's move. Where bots stand in for all who play, somebody may want to come back in time."""
        away = any(seat.kind == "person" and not seat.left and not seat.conceded for seat in self.seats)
        return PACES["normal" if self.is_bots_alone and away and self.pace == "instant" else self.pace]

    @property
    def is_bots_alone(self) -> bool:
        """No person plays, nor will one: such a table moves only while it is watched."""
        return not any(seat.is_played_by_person for seat in self.seats)

    def follows(self) -> tuple[Literal["choice", "ended"], int | None, dict[str, Any]] | None:
        """The entry that follows at once from what stands: kind, seat, data."""
        if self.over:
            return None
        seats = self.seats[: len(self.meta.seats)]
        if any(seat.conceded for seat in seats) and sum(not seat.conceded for seat in seats) <= 1:
            return "ended", None, {"reason": "conceded"}
        people = [seat for seat in seats if seat.kind == "person" and seat.is_played_by_person]
        if people and all(seat.agrees for seat in people):
            return "ended", None, {"reason": "agreement"}
        for number, (name, _) in self.asked.items():
            seat = self.seats[number]
            if seat.turn_end == "at_once" and seat.is_played_by_person and self.ends_turn(number):
                return "choice", number, {"decision": name, "option": "end turn", "by": "timer"}
        return None

    def turn_start(self, before: HostedTable) -> TurnStart | None:
        """Where the table can go on should the rules change, if a turn has begun since the table `before`."""
        if self.over or self.game.state.turns == before.game.state.turns:
            return None
        return TurnStart(self.version, RULES_VERSION, self.game.digest(), dict(self.game.position()))

    # --- What a viewer may know of it

    def document(self, viewer: int | None) -> dict[str, Any]:
        """All that a viewer may know: `documents.HostedTable`."""
        document: dict[str, Any] = dict(self.game.table(viewer))
        decision = document["decision"]
        if decision is not None and self.resumed is not None:
            decision["id"] = f"{self.resumed}-{decision['id']}"
        if self.ended is not None:
            document |= {"deciders": [], **NOTHING_ASKED}
        elif viewer is not None and not self.seats[viewer].is_played_by_person:
            document |= NOTHING_ASKED  # the bot is asked
        return document | self._around(viewer)

    def scene(self, viewer: int | None) -> dict[str, Any]:
        """The document within a film, whose viewer chooses nothing: without what is asked and since when."""
        view = self.game.view(viewer)
        view["decision"], view["waiting"] = None, []
        deciders = [] if self.over else list(self.asked)
        document = {"view": view, "choice": len(self.game.choices), "deciders": deciders, **NOTHING_ASKED}
        document |= self._around(viewer)
        for seat in document["seats"]:
            seat["asked_since"] = None
        return document | {"turn_ends_at": None}

    def _around(self, viewer: int | None) -> dict[str, Any]:
        """What stands in a document beside the game: who sits there and what was agreed."""
        over, ends_at = self.over, self.turn_ends_at()
        return {
            "table": self.id,
            "version": self.version,
            "viewer": viewer,
            "title": self.title,
            "created": int(self.created),
            "seats": [self._seat_document(number) for number in range(len(self.seats))],
            "last_event": self.events_made,
            "pace": self.pace,
            "join": self.join,
            "absent_after": self.absent_after,
            "hints": self.hints,
            "turn_ends_at": None if ends_at is None else int(ends_at),
            "seeded": self.meta.seeded,
            "seed": self.start.get("seed") if over else None,
            "over": over,
            "ended": self.ended,
            "scores": self.game.scores,
            "winners": self.winners(),
            "resumed": self.resumed,
            "rematch": self.rematch,
            "chat": list(self.chat),
        }

    def _seat_document(self, number: int) -> dict[str, Any]:
        seat = self.seats[number]
        asked = None if self.over else self.asked.get(number)
        return {
            "seat": number,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot,
            "conceded": seat.conceded,
            "left": seat.left,
            "agrees": seat.agrees,
            "turn_end": seat.turn_end,
            "asked_since": None if asked is None else int(asked[1]),
        }

    def events(self, viewer: int | None) -> list[Event]:
        """What the last entry brought, as the viewer may see it: like `Game.events`."""
        chronicle = Chronicle(self.told_since)
        chronicle.log = self.told
        events = chronicle.events(viewer, 0)
        for number, event in enumerate(events, self.events_made - len(self.told)):
            event["n"] = number
            event["choice"] = len(self.game.choices)
        return events


def first_seats(game: Game, meta: Meta) -> list[HostedSeat]:
    """Who sits at a new table; the bots of the solo game after the people."""
    seats = []
    for number, kind in enumerate(meta.seats):
        name = meta.names[number] if number < len(meta.names) else ""
        if kind.startswith("bot:"):
            seats.append(HostedSeat("bot", name, bot=kind.removeprefix("bot:")))
        else:
            seats.append(HostedSeat("open" if kind == "open" else "person", name))
    solo: list[Any] = [player["bot"] for player in game.view()["players"][len(seats) :]]
    return seats + [HostedSeat(kind) for kind in solo]


def last_resumed(stored: Stored) -> int:
    """The entry by which the table last went on from a position; 0 if it never did."""
    return max((entry.number for entry in stored.entries if entry.kind == "resumed"), default=0)


def resuming(stored: Stored, at: float) -> list[Entry]:
    """The entries by which a table whose choices no longer replay goes on from its last position.

    One that was finished is not played again: it ends there.
    """
    number = len(stored.entries) + 1
    position = None if stored.turn_start is None else stored.turn_start.position
    entries = [Entry(number, at, "resumed", None, {"position": position, "rules": RULES_VERSION})]
    if stored.state == "finished":
        entries.append(Entry(number + 1, at, "ended", None, {"reason": "rules"}))
    return entries
