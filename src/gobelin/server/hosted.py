"""A table as the server holds it: a game, its seats and what was agreed, all of it following from the entries.

Nothing here reads clocks, draws random numbers or talks to anybody: the same entries make the same table in every
process. Whether somebody may do a thing is checked by `deeds` before it becomes an entry. Where the luck is brought
together (`gathering`), there is no game until that is done.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from gobelin import RULES_VERSION, Decision, Game, GobelinError
from gobelin.documents import Event
from gobelin.game.chronicle import Chronicle, write_chronicle
from gobelin.game.luck import seed_for_json
from gobelin.game.records import is_dealt_otherwise
from gobelin.rules.documents import positions, positions_v2
from gobelin.rules.documents.resampling import deal_decisions, mix
from gobelin.rules.engine.actions import END_TURN
from gobelin.rules.engine.state import Log
from gobelin.rules.engine.version import FIRST_WITH_KEYS
from gobelin.rules.flow.turn import winners
from gobelin.server.entries import Entry, Join, Kind, Pace, Stored, Token, TurnEnd, TurnStart
from gobelin.server.gathering import By, Gathering, Way, is_gathered

CHAT_SHOWN: Final = 50  # lines in a document
COUNTDOWN: Final = 10.0  # seconds before the server ends a turn
PACES: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.4, "normal": 1.2}  # seconds before each move of a bot
SIMPLE_BOT: Final = "weighted"  # plays on for who has conceded, and where another bot fails
STAND_IN: Final = "greedy"  # plays for who is away, unless another one is wanted

SETTINGS: Final = ("title", "pace", "join", "absent_after", "hints")  # what the owner may change later
OWNERS: Final = frozenset({"title", "join"})  # without asking those who play
HOUR: Final = 3600.0
NOTICED: Final[frozenset[Kind]] = frozenset(
    ("take", "link", "device", "return", "revoke", "invite_again", "refuse", "leave", "to_bot", "back", "propose",
     "consent", "settings")
)  # fmt: skip
NOTHING_ASKED: Final[dict[str, Any]] = {"decision": None, "options": [], "previews": [], "undo": None}
NOTHING_DEALT: Final[dict[str, Any]] = {"view": None, "choice": 0, "deciders": [], **NOTHING_ASKED}
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
    makers: list[int] | None = None  # the seats of who made the table; None: all that are "me"
    luck: Way = "host"
    payer: str = ""  # a name for the address that made it, which nobody can read from it


class Again(msgspec.Struct, frozen=True):
    """The owner has invited somebody to a seat that is taken."""

    number: int  # of the entry
    at: float
    wait: float  # seconds

    @property
    def until(self) -> float:
        """Before this nobody can take the seat."""
        return self.at + self.wait


class Proposal(msgspec.Struct, frozen=True):
    """What the owner would like to change, and who agrees."""

    number: int  # of the entry
    settings: dict[str, Any]
    agreed: tuple[int, ...] = ()


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
    maker: bool = False  # who made the table sits here
    here_since: float = 0.0  # when somebody last sat down or came back here
    invited_again: Again | None = None

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
    game: Game  # of a table that `is_dealt`
    commitment: str | None  # to what decides all that is drawn, from the first moment; none with a position
    gathering: Gathering | None  # where luck is brought together
    dealt: int | None  # the entry that dealt; 0: the table began so
    tokens: tuple[Token, ...]
    seats: tuple[HostedSeat, ...]
    title: str
    pace: Pace
    join: Join
    absent_after: float | None
    hints: bool
    absent_set: float  # when the present absent_after took effect
    proposal: Proposal | None
    notices: tuple[dict[str, Any], ...]
    chat: tuple[dict[str, Any], ...]
    ended: Ending | None
    rematch: str | None
    resumed: int | None  # the entry where the table went on from a position
    redrawn: bool  # the server alone drew its luck anew then
    asked: dict[int, tuple[str, float]]  # who is asked: the name of the decision, and since when
    moved_at: float  # when the last choice was made or taken back
    latest: float  # when the last entry was made
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
        table.absent_set = table.latest = stored.created
        table.proposal = None
        table.notices = table.chat = ()
        table.ended = table.rematch = table.resumed = table.gathering = table.dealt = None
        table.redrawn = False
        if is_gathered(stored.start):
            table._wait(stored.start, stored.created)
        else:
            table._sit_down(stored.start, stored.created)
            table.seats = tuple(first_seats(table.game, meta))
            table.commitment = table.game.commitment
            table.dealt = 0
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
        if has_old_luck(stored):
            raise NoReplay("its luck is that of rules from before")
        for entry in stored.entries:
            self.replay(entry, resumed)
            if start is not None and resumed < start.number == entry.number and self.game.digest() != start.digest:
                raise NoReplay(f"entry {entry.number} leads to another table than it did")
            yield

    def replay(self, entry: Entry, resumed: int) -> None:
        """The next entry once more; choices are void if the table went on from a position later."""
        if entry.number < resumed and entry.kind in ("choice", "undo", "resumed"):
            if entry.kind == "undo" or entry.data.get("by") == "person":
                self._is_here(entry)
            self.version = entry.number
            return
        try:
            self.apply(entry)
        except GobelinError as error:
            raise NoReplay(f"entry {entry.number}: {error}") from error

    def _sit_down(self, start: dict[str, Any], at: float) -> None:
        """The game begins; what the set-up tells belongs to no choice."""
        self.game = Game.replay(start)
        self.told = write_chronicle(self.game._history).log
        self.told_since = self.game.state.turns - self.told.keys.count("turn")
        self.marks = array("I")
        self.made = array("I")
        self.events_made = len(self.told)
        self.asked = {}
        self._ask(at)

    def _wait(self, start: dict[str, Any], at: float) -> None:
        """Nothing is dealt yet."""
        any_deal = Game.replay({**start, "seed": 0, "luck": None})  # who sits there is the same in all of them
        self.seats = tuple(first_seats(any_deal, self.meta))
        self.gathering = Gathering.begin(start["luck"], len(self.meta.seats), self._awaited())
        self.commitment = self.gathering.commitment
        self.told = Log()
        self.told_since = self.events_made = 0
        self.marks = array("I")
        self.made = array("I")
        self.asked = {}
        self.moved_at = at

    def _awaited(self) -> list[int]:
        """The seats of people, taken or free, who are to bring luck."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    def copy(self) -> HostedTable:
        """An independent table that goes on from here."""
        new = HostedTable()
        new.__dict__.update(self.__dict__)
        if self.is_dealt:
            new.game = self.game.copy()
        new.marks = self.marks[:]
        new.made = self.made[:]
        return new

    def retire(self) -> None:
        """Another table takes its place. The game and the decision that it was asked for know each other: what nobody
        needs any more goes at once, not when Python next looks for such circles.
        """
        if self.is_dealt:
            self.game._decision = None

    # --- Entries

    def apply(self, entry: Entry) -> None:
        """What the entry says has happened. GobelinError if its choice or undo cannot be."""
        assert entry.number == self.version + 1
        if entry.at < self.latest:
            self._set_back(entry.at)
        self.told = Log()
        getattr(self, f"_{entry.kind}")(entry)
        if self.gathering is not None and not self.is_dealt:
            self.gathering = self.gathering.awaiting(self._awaited())
        if is_noticed(entry):
            self._notice(notice(entry))
        self.version, self.latest = entry.number, entry.at

    def _set_back(self, now: float) -> None:
        """The clock was: what has waited since a time to come has waited from now on, or it would wait too long."""
        self.moved_at = min(self.moved_at, now)
        self.absent_set = min(self.absent_set, now)
        self.asked = {seat: (name, min(since, now)) for seat, (name, since) in self.asked.items()}
        self.seats = tuple(set_back(seat, now) for seat in self.seats)

    def _notice(self, new: dict[str, Any]) -> None:
        """The last of each kind at each seat stays: nothing that happened to a right is hidden behind other things."""
        others = [one for one in self.notices if (one["kind"], one["seat"]) != (new["kind"], new["seat"])]
        self.notices = (*others, new)

    def _clock(self, entry: Entry) -> None:
        """All of it is done for every entry that is older than the one before."""

    def _choice(self, entry: Entry) -> None:
        if entry.data.get("by") == "person":
            self._is_here(entry)
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
        self._is_here(entry)
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
        """What was agreed to by who sat there before is not agreed to by who sits there now."""
        self._change(
            entry, kind="person", name=entry.data["name"], bot=None, agrees=False, maker=False, invited_again=None,
            here_since=entry.at,
        )  # fmt: skip
        if self.proposal is not None:
            agreed = tuple(seat for seat in self.proposal.agreed if seat != entry.seat)
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)

    def _link(self, entry: Entry) -> None:
        """The right is in the tokens; that it was given is in the notices."""

    _device = _revoke = _link

    def _return(self, entry: Entry) -> None:
        self._change(entry, here_since=entry.at)

    def _invite_again(self, entry: Entry) -> None:
        self._change(entry, invited_again=Again(entry.number, entry.at, entry.data["wait"]))

    def _is_here(self, entry: Entry) -> None:
        """Who sits there plays: nobody else is wanted."""
        if entry.seat is not None and self.seats[entry.seat].invited_again is not None:
            self._change(entry, invited_again=None)

    _refuse = _is_here

    def _leave(self, entry: Entry) -> None:
        self._change(entry, left=True)

    def _to_bot(self, entry: Entry) -> None:
        self._nobody_agrees()
        self._change(entry, bot=entry.data["bot"])

    def _back(self, entry: Entry) -> None:
        self._change(entry, bot=None, invited_again=None, here_since=entry.at)

    def _concede(self, entry: Entry) -> None:
        self._nobody_agrees()
        self._change(entry, conceded=True, bot=SIMPLE_BOT, invited_again=None)

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

    def _propose(self, entry: Entry) -> None:
        self.proposal = Proposal(entry.number, entry.data)

    def _consent(self, entry: Entry) -> None:
        if not entry.data["agree"]:
            self.proposal = None
        elif self.proposal is not None and entry.seat is not None:
            self.proposal = msgspec.structs.replace(self.proposal, agreed=(*self.proposal.agreed, entry.seat))

    def _settings(self, entry: Entry) -> None:
        if entry.data.get("absent_after", self.absent_after) != self.absent_after:
            self.absent_set = entry.at
        for name in SETTINGS:
            if name in entry.data:
                setattr(self, name, entry.data[name])
        if "proposal" in entry.data:
            self.proposal = None

    def _ended(self, entry: Entry) -> None:
        self.ended = entry.data["reason"]

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _seal(self, entry: Entry) -> None:
        assert self.gathering is not None
        assert entry.seat is not None
        self.gathering = self.gathering.sealed(entry.seat, entry.data["seal"])

    def _share(self, entry: Entry) -> None:
        assert self.gathering is not None
        assert entry.seat is not None
        self.gathering = self.gathering.opened(entry.seat, entry.data["share"])

    def _dealt(self, entry: Entry) -> None:
        assert self.gathering is not None
        if entry.data["given_up"]:
            self.gathering = self.gathering.given_up()
        self.start = self.gathering.dealt(self.start)
        self.dealt = entry.number
        self._sit_down(self.start, entry.at)

    def _resumed(self, entry: Entry) -> None:
        """The choices since are void: without a position, all of them are."""
        position, seed = entry.data["position"], entry.data.get("seed")
        if seed is not None:
            self.start = {**self.start, "seed": seed}
        self.resumed, self.redrawn = entry.number, entry.data.get("redrawn", False)
        self._sit_down(self.start if position is None else {**self.start, "position": position}, entry.at)
        if self.gathering is None or position is not None:
            self.commitment = self.game.commitment

    def _change(self, entry: Entry, **fields: Any) -> None:
        seat = entry.seat
        assert seat is not None
        changed = msgspec.structs.replace(self.seats[seat], **fields)
        self.seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])

    # --- What stands

    @property
    def is_dealt(self) -> bool:
        """There is a game; else luck is being brought together for it."""
        return self.dealt is not None

    @property
    def over(self) -> bool:
        """Nothing can be chosen any more."""
        return self.ended is not None or (self.is_dealt and self.game.over)

    def winners(self) -> list[int]:
        """Who has won a table that is over. Who has conceded cannot; where one alone is left, nobody counts points."""
        if self.ended == "conceded":
            return [n for n, seat in enumerate(self.seats) if not seat.conceded and seat.kind != "shadow_empire"]
        if not self.is_dealt or not self.game.over:
            return []
        return winners(self.game.state, [n for n, seat in enumerate(self.seats) if seat.conceded])

    def version_after(self, choice: int) -> int | None:
        """The version that a choice led to, counted from 1 as events do; 0 is the set-up. None: there is none."""
        if choice == 0:
            return self.resumed or self.dealt
        return self.made[choice - 1] if 0 < choice <= len(self.made) else None

    def last_choice(self, seat: int) -> int | None:
        """The entry of the last choice of a seat that stands, the ends of turns aside."""
        actors, choices = self.game._history.actors, self.game.choices
        for number in range(len(choices) - 1, -1, -1):
            if actors[number] == seat and choices[number] != END_TURN:
                return self.made[number]
        return None

    def name_of(self, decision: Decision) -> str:
        """The id of a decision. A game that goes on from a position counts anew, so its names say where it did."""
        return decision.id if self.resumed is None else f"{self.resumed}-{decision.id}"

    def decision_of(self, seat: int) -> Decision | None:
        """What the seat must decide now."""
        if self.over or not self.is_dealt:
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

    def concerned(self) -> list[int]:
        """Whom a change of the settings concerns: all people in the game, whoever plays for them at the moment, but for
        the maker, who proposes it.
        """
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "person" and not (seat.left or seat.conceded or seat.maker)
        ]

    def waits_for(self) -> list[int]:
        """Who has not yet said anything to what is proposed."""
        agreed = () if self.proposal is None else self.proposal.agreed
        return [seat for seat in self.concerned() if seat not in agreed]

    def replaceable_at(self, seat: int) -> float | None:
        """When others may let a bot play for a seat that keeps them waiting; None: never."""
        asked, held = self.asked.get(seat), self.seats[seat]
        if self.absent_after is None or asked is None or not held.is_played_by_person:
            return None
        return max(asked[1], self.absent_set, held.here_since) + self.absent_after * HOUR

    def follows(self) -> tuple[Literal["choice", "ended", "settings", "dealt"], int | None, dict[str, Any]] | None:
        """The entry that follows at once from what stands: kind, seat, data."""
        if self.proposal is not None and not self.waits_for():
            return "settings", None, {**self.proposal.settings, "proposal": self.proposal.number}
        if self.over:
            return None
        if self.gathering is not None and not self.is_dealt:
            return ("dealt", None, {"given_up": False}) if self.gathering.is_open else None
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
        if self.over or not before.is_dealt or self.game.state.turns == before.game.state.turns:
            return None
        return TurnStart(self.version, RULES_VERSION, self.game.digest(), dict(self.game.position()))

    # --- What a viewer may know of it

    def document(self, viewer: int | None) -> dict[str, Any]:
        """All that a viewer may know: `documents.HostedTable`, before the deal `documents.WaitingTable`."""
        if not self.is_dealt:
            return NOTHING_DEALT | self._around(viewer)
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
        if not self.is_dealt:
            return self.document(viewer)
        view = self.game.view(viewer)
        view["decision"], view["waiting"] = None, []
        deciders = [] if self.over else list(self.asked)
        document = {"view": view, "choice": len(self.game.choices), "deciders": deciders, **NOTHING_ASKED}
        document |= self._around(viewer)
        for seat in document["seats"]:
            seat["asked_since"] = seat["replaceable_at"] = None
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
            "luck": self._luck_document(),
            "seed": seed_for_json(self.start["seed"]) if over and "seed" in self.start else None,
            "over": over,
            "ended": self.ended,
            "scores": self.game.scores if self.is_dealt else [],
            "winners": self.winners(),
            "resumed": self.resumed,
            "rematch": self.rematch,
            "proposals": self._proposals(),
            "notices": list(self.notices),
            "chat": list(self.chat),
        }

    def _proposals(self) -> list[dict[str, Any]]:
        if self.proposal is None:
            return []
        said = {"number": self.proposal.number, "settings": self.proposal.settings}
        return [{**said, "agreed": list(self.proposal.agreed), "waits_for": self.waits_for()}]

    def _luck_document(self) -> dict[str, Any]:
        """What anybody may know of the luck: shares when all are sealed, the server's own part when all is over."""
        nothing = [None] * len(self.meta.seats)
        gathering = self.gathering
        return {
            "by": self._luck_by(),
            "commitment": self.commitment,
            "state": "dealt" if self.is_dealt else "gathering",
            "seals": nothing if gathering is None else list(gathering.seals),
            "shares": nothing if gathering is None else list(gathering.shares),
            "host": gathering.secret if gathering is not None and self.over else None,
            "voided": 0 if gathering is None else gathering.voided,
        }

    def _luck_by(self) -> By:
        if self.meta.uploaded:
            return "record"
        if self.redrawn:
            return "host"
        if self.gathering is not None and not (self.is_dealt and self.gathering.is_host_alone):
            return "together"
        return "seed" if self.meta.seeded else "host"

    def _seat_document(self, number: int) -> dict[str, Any]:
        seat = self.seats[number]
        again, replaceable_at = seat.invited_again, None if self.over else self.replaceable_at(number)
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
            "replaceable_at": None if replaceable_at is None else math.ceil(replaceable_at),
            "invited_again": None if again is None else {"until": math.ceil(again.until), "number": again.number},
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
    makers = [number for number, kind in enumerate(meta.seats) if kind == "me"] if meta.makers is None else meta.makers
    seats = []
    for number, kind in enumerate(meta.seats):
        name = meta.names[number] if number < len(meta.names) else ""
        if kind.startswith("bot:"):
            seats.append(HostedSeat("bot", name, bot=kind.removeprefix("bot:")))
        else:
            seats.append(HostedSeat("open" if kind == "open" else "person", name, maker=number in makers))
    solo: list[Any] = [player["bot"] for player in game.view()["players"][len(seats) :]]
    return seats + [HostedSeat(kind) for kind in solo]


def set_back(seat: HostedSeat, now: float) -> HostedSeat:
    """The seat, if it is not later than now."""
    again = seat.invited_again
    if again is not None and again.at > now:
        again = msgspec.structs.replace(again, at=now)
    return msgspec.structs.replace(
        seat, turn_end_at=min(seat.turn_end_at, now), here_since=min(seat.here_since, now), invited_again=again
    )


def is_noticed(entry: Entry) -> bool:
    """Whether an entry concerns somebody's rights; what the owner changes without asking does not."""
    return entry.kind in NOTICED and not (entry.kind == "settings" and entry.data.keys() <= OWNERS)


def notice(entry: Entry) -> dict[str, Any]:
    """What everybody at the table is told of an entry about rights: `documents.Notice`."""
    kind = "refused" if entry.kind == "consent" and not entry.data["agree"] else entry.kind
    by = entry.seat
    if entry.kind in ("link", "to_bot"):
        by = entry.data["by"]
    elif entry.kind == "invite_again":
        by = None
    return {"number": entry.number, "at": int(entry.at), "kind": kind, "seat": entry.seat, "by": by}


def last_resumed(stored: Stored) -> int:
    """The entry by which the table last went on from a position; 0 if it never did."""
    return max((entry.number for entry in stored.entries if entry.kind == "resumed"), default=0)


def has_old_luck(stored: Stored) -> bool:
    """Whether the table was last dealt under rules 1 or 2, whose luck could be computed and dealt other cards. One
    that nobody has chosen at, and whose seed is known anyway, is simply dealt as the seed deals now.
    """
    resumed = last_resumed(stored)
    if resumed:
        return bool(stored.entries[resumed - 1].data["rules"] < FIRST_WITH_KEYS)
    is_known = stored.meta.get("seeded", False) and not any(entry.kind == "choice" for entry in stored.entries)
    return is_dealt_otherwise(stored.start) and not is_known


def dealt_by(stored: Stored) -> int:
    """The entry that dealt, where luck was brought together; 0: the table began so, or nothing is dealt yet."""
    return next((entry.number for entry in stored.entries if entry.kind == "dealt"), 0)


def resuming(stored: Stored, at: float, secret: str) -> list[Entry]:
    """The entries by which a table whose choices no longer replay goes on from its last position.

    Where what it draws could be computed, because it is from before rules 3, it goes on with the secret, which was
    drawn for this, unless somebody typed its seed. One that was finished is not played again: it ends there.
    """
    number = len(stored.entries) + 1
    position = None if stored.turn_start is None else stored.turn_start.position
    data: dict[str, Any] = {"position": position, "rules": RULES_VERSION}
    if position is not None and position["version"] <= positions_v2.VERSION:
        data |= {"position": dealt_anew(position, secret), "redrawn": True}
    elif position is None and is_dealt_otherwise(stored.start) and not stored.meta.get("seeded", False):
        data |= {"seed": secret, "redrawn": True}
    entries = [Entry(number, at, "resumed", None, data)]
    if stored.state == "finished":
        entries.append(Entry(number + 1, at, "ended", None, {"reason": "rules"}))
    return entries


def dealt_anew(position: dict[str, Any], secret: str) -> dict[str, Any]:
    """The position with other luck. Nobody may know how its face-down cards lie, so they are shuffled with it, too."""
    state = positions.from_position(position)
    state.begin_luck(bytes.fromhex(secret))
    for deck in (state.tapestry_deck, state.tech_deck, state.territory_deck, state.space_deck, state.civ_deck):
        mix(state, deck)
    if state.solo is not None:
        deal_decisions(state)
    return positions.position(state)
