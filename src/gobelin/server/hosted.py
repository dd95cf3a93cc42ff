"""A table as the server holds it: a game, its seats and what was agreed, all of it following from the entries.

Nothing here reads clocks, draws random numbers or talks to anybody: the same entries make the same table in every
process. Whether somebody may do a thing is checked by `changes` before it becomes an entry. Where the luck is brought
together (`gathering`), there is no game until that is done.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from gobelin import RULES_VERSION, Decision, Game, GobelinError
from gobelin.documents import Event
from gobelin.game.chronicle import NO_EVENTS, Events
from gobelin.rules.engine.actions import END_TURN
from gobelin.rules.flow.turn import winners
from gobelin.server import acts, automatic
from gobelin.server.acts import SETTINGS, Ending, Join, Pace
from gobelin.server.automatic import Step
from gobelin.server.entries import Entry, Stored, Token, TurnStart
from gobelin.server.gathering import Gathering, is_gathered
from gobelin.server.resuming import NoReplay, has_old_luck, last_resumed
from gobelin.server.seats import HostedSeat, Meta, Proposal, Reinvitation, first_seats
from gobelin.server.table_documents import CHAT_SHOWN, chat_line, document_of, notice_of, scene_of

SIMPLE_BOT: Final = "weighted"  # plays on for who has conceded, and where another bot fails
STAND_IN: Final = "greedy"  # plays for who is away, unless another one is wanted
HOUR: Final = 3600.0


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
    happened: Events  # what the last entry brought
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
            table._begin_game(stored.start, stored.created)
            table.seats = tuple(first_seats(table.game, meta))
            table.commitment = table.game.commitment
            table.dealt = 0
        return table

    @classmethod
    def load(cls, stored: Stored) -> HostedTable:
        """The table after all its entries. NoReplay if they do not lead where they led: see `resume`."""
        table = cls.begin(stored)
        for _ in table.replay_entries(stored):
            pass
        return table

    def replay_entries(self, stored: Stored) -> Iterator[None]:
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
        match entry.act:
            case acts.Choice() | acts.Undo() | acts.Resumed() if entry.number < resumed:
                self._note_presence(entry)
                self.version = entry.number
                return
        try:
            self.apply(entry)
        except GobelinError as error:
            raise NoReplay(f"entry {entry.number}: {error}") from error

    def _begin_game(self, start: dict[str, Any], at: float) -> None:
        """The game begins; what the set-up tells belongs to no choice."""
        self.game = Game.replay(start)
        self.game.eager_events = True
        self.happened = self.game.setup_events
        self.marks = array("I")
        self.made = array("I")
        self.events_made = len(self.happened)
        self.asked = {}
        self._ask(at)

    def _wait(self, start: dict[str, Any], at: float) -> None:
        """Nothing is dealt yet."""
        any_deal = Game.replay({**start, "seed": 0, "luck": None})  # who sits there is the same in all of them
        self.seats = tuple(first_seats(any_deal, self.meta))
        self.gathering = Gathering.begin(start["luck"], len(self.meta.seats), self._awaited())
        self.commitment = self.gathering.commitment
        self.happened = NO_EVENTS
        self.events_made = 0
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
            self.game.drop_decision()

    # --- Entries

    def apply(self, entry: Entry) -> None:
        """What the entry says has happened. GobelinError if its choice or undo cannot be."""
        assert entry.number == self.version + 1
        if entry.at < self.latest:
            self._set_back(entry.at)
        self.happened = NO_EVENTS
        self._note_presence(entry)
        self._carry_out(entry)
        if self.gathering is not None and not self.is_dealt:
            self.gathering = self.gathering.wait_for(self._awaited())
        notice = notice_of(entry)
        if notice is not None:
            self._notice(notice)
        self.version, self.latest = entry.number, entry.at

    def _carry_out(self, entry: Entry) -> None:
        match entry.act:
            case acts.Choice(option=option, outcome=outcome):
                self._choose(entry, option, outcome)
            case acts.Undo(to=to):
                self._undo(entry, to)
            case acts.Take(name=name):
                self._sit_down(entry, name)
            case acts.Return():
                self._change(entry, here_since=entry.at)
            case acts.InviteAgain(wait=wait):
                self._change(entry, invited_again=Reinvitation(entry.number, entry.at, wait))
            case acts.Leave():
                self._change(entry, left=True)
            case acts.ToBot(bot=bot):
                self._forget_agreement()
                self._change(entry, bot=bot)
            case acts.Back():
                self._change(entry, bot=None, invited_again=None, here_since=entry.at)
            case acts.Concede():
                self._forget_agreement()
                self._change(entry, conceded=True, bot=SIMPLE_BOT, invited_again=None)
            case acts.Name(name=name):
                self._change(entry, name=name)
            case acts.SetTurnEnd(mode=mode):
                self._change(entry, turn_end=mode, turn_end_at=entry.at)
            case acts.Agree(agree=agree):
                self._change(entry, agrees=agree)
            case acts.Chat(text=text):
                self.chat = (*self.chat, chat_line(entry, text))[-CHAT_SHOWN:]
            case acts.Propose() as wishes:
                self.proposal = Proposal(entry.number, wishes.settings())
            case acts.Consent(agree=agree):
                self._consent(entry, agree)
            case acts.Settings() as new:
                self._set(entry, new)
            case acts.Ended(reason=reason):
                self.ended = reason
            case acts.Rematch(table=table):
                self.rematch = table
            case acts.Seal(seal=seal):
                assert self.gathering is not None
                assert entry.seat is not None
                self.gathering = self.gathering.seal(entry.seat, seal)
            case acts.Share(share=share):
                assert self.gathering is not None
                assert entry.seat is not None
                self.gathering = self.gathering.open(entry.seat, share)
            case acts.Dealt(given_up=given_up):
                self._deal(entry, given_up)
            case acts.Resumed() as act:
                self._resume(entry, act)
            # A link, a device or a revocation is in the tokens, and the clock was set back for every entry

    def _set_back(self, now: float) -> None:
        """The clock was: what has waited since a time to come has waited from now on, or it would wait too long."""
        self.moved_at = min(self.moved_at, now)
        self.absent_set = min(self.absent_set, now)
        self.asked = {seat: (name, min(since, now)) for seat, (name, since) in self.asked.items()}
        self.seats = tuple(seat.set_back(now) for seat in self.seats)

    def _notice(self, new: dict[str, Any]) -> None:
        """The last of each kind at each seat stays: nothing that happened to a right is hidden behind other things."""
        others = [one for one in self.notices if (one["kind"], one["seat"]) != (new["kind"], new["seat"])]
        self.notices = (*others, new)

    def _note_presence(self, entry: Entry) -> None:
        """Who sits there plays, or refuses: nobody else is wanted."""
        match entry.act:
            case acts.Choice(by="person") | acts.Undo() | acts.Refuse():
                if entry.seat is not None and self.seats[entry.seat].invited_again is not None:
                    self._change(entry, invited_again=None)

    def _choose(self, entry: Entry, option: str, outcome: Any) -> None:
        self.marks.append(self.events_made)
        self.made.append(entry.number)
        self.happened = self.game.play(option, player=entry.seat, outcome=outcome)
        self.events_made += len(self.happened)
        self._ask(entry.at)

    def _undo(self, entry: Entry, to: int | None) -> None:
        before = self.game.choices
        self.game.undo(player=entry.seat, to=to)
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

    def _sit_down(self, entry: Entry, name: str) -> None:
        """What was agreed to by who sat there before is not agreed to by who sits there now."""
        self._change(
            entry, kind="person", name=name, bot=None, agrees=False, maker=False, invited_again=None,
            here_since=entry.at,
        )  # fmt: skip
        if self.proposal is not None:
            agreed = tuple(seat for seat in self.proposal.agreed if seat != entry.seat)
            self.proposal = msgspec.structs.replace(self.proposal, agreed=agreed)

    def _forget_agreement(self) -> None:
        """Whoever agreed to end did so with everybody at the table: who steps away must not end it by that."""
        self.seats = tuple(msgspec.structs.replace(seat, agrees=False) for seat in self.seats)

    def _consent(self, entry: Entry, agree: bool) -> None:
        if not agree:
            self.proposal = None
        elif self.proposal is not None and entry.seat is not None:
            self.proposal = msgspec.structs.replace(self.proposal, agreed=(*self.proposal.agreed, entry.seat))

    def _set(self, entry: Entry, new: acts.Settings) -> None:
        settings = new.settings()
        if settings.get("absent_after", self.absent_after) != self.absent_after:
            self.absent_set = entry.at
        for name, value in settings.items():
            setattr(self, name, value)
        if new.proposal is not msgspec.UNSET:
            self.proposal = None

    def _deal(self, entry: Entry, given_up: bool) -> None:
        assert self.gathering is not None
        if given_up:
            self.gathering = self.gathering.give_up()
        self.start = self.gathering.deal(self.start)
        self.dealt = entry.number
        self._begin_game(self.start, entry.at)

    def _resume(self, entry: Entry, act: acts.Resumed) -> None:
        """The choices since are void: without a position, all of them are."""
        if act.seed is not None:
            self.start = {**self.start, "seed": act.seed}
        self.resumed, self.redrawn = entry.number, act.redrawn
        self._begin_game(self.start if act.position is None else {**self.start, "position": act.position}, entry.at)
        if self.gathering is None or act.position is not None:
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
        actors, choices = self.game.actors, self.game.choices
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
        return automatic.turn_ends_at(self)

    def step(self) -> Step | None:
        """What the server must do next by itself, if anything."""
        return automatic.next_step(self)

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

    def turn_start(self, before: HostedTable) -> TurnStart | None:
        """Where the table can go on should the rules change, if a turn has begun since the table `before`."""
        if self.over or not before.is_dealt or self.game.state.turns == before.game.state.turns:
            return None
        return TurnStart(self.version, RULES_VERSION, self.game.digest(), dict(self.game.position()))

    # --- What a viewer may know of it

    def document(self, viewer: int | None) -> dict[str, Any]:
        """All that a viewer may know: `documents.HostedTable`, before the deal `documents.WaitingTable`."""
        return document_of(self, viewer)

    def scene(self, viewer: int | None) -> dict[str, Any]:
        """The document within a film, whose viewer chooses nothing: without what is asked and since when."""
        return scene_of(self, viewer)

    def events(self, viewer: int | None) -> list[Event]:
        """What the last entry brought, as the viewer may see it: like `Game.events`."""
        return self.happened.documents(viewer, self.events_made - len(self.happened))
