"""The table as it follows from its entries: the same in every process, and for each viewer what it may know."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import gobelin
from gobelin import Game
from gobelin.game.luck import commit
from gobelin.rules.engine.random import key_of_old_luck
from gobelin.server.acts import KINDS as KINDS_OF_ACTS
from gobelin.server.acts import Choice, Ended, Resumed
from gobelin.server.automatic import COUNTDOWN, next_act
from gobelin.server.changes import Asker, choose, undo
from gobelin.server.entries import Entry, Stored, TurnStart
from gobelin.server.hosted import HostedTable
from gobelin.server.new_tables import Wanted, new_table
from gobelin.server.problems import Code, Problem
from gobelin.server.resuming import NoReplay, resume

NOW = 1_700_000_000.0
ILLEGAL = Choice("1", "income", "person")  # when nobody is asked for it
SECRET = "5e" * 32  # what the server draws
KINDS = (  # all sorts of tables
    {"players": 1, "options": {"level": 3}},
    {"players": 2},
    {"players": 2, "options": {"shadow_empire": True}},
    {"players": 3, "options": {"start_bonus": True}},
    {"players": 4, "options": {"civilizations": [None, "mystics", None, None]}},
    {"players": 5},
)


class Played:
    """A table with its entries, as a store would keep them."""

    def __init__(self, seed: int | None, **wanted: Any) -> None:
        made = Wanted(seed=seed, **wanted)
        if made.seats is None and made.players is not None:
            made.seats = ["me"] * made.players
        self.stored, _ = new_table(made, NOW)
        self.table = HostedTable.load(self.stored)
        self.rng = random.Random(seed)

    def add(self, kind: Any, seat: int | None = None, **data: Any) -> None:
        entry = Entry(self.table.version + 1, NOW + self.table.version, seat, KINDS_OF_ACTS[kind](**data))
        before = self.table.copy()
        self.table.apply(entry)
        self.stored.entries.append(entry)
        self.stored.turn_start = self.table.turn_start(before) or self.stored.turn_start

    def choices(self) -> list[Choice]:
        return [entry.act for entry in self.stored.entries if isinstance(entry.act, Choice)]

    def choose(self, seat: int, option: str | None = None) -> None:
        decision = self.table.decision_of(seat)
        assert decision is not None
        text = option or self.rng.choice(decision.options).text
        self.add("choice", seat, decision=self.table.name_of(decision), option=text, by="person")

    def step(self, undoing: float = 0.0) -> None:
        """Somebody chooses at random, or takes something back."""
        seats = [seat for seat in range(len(self.table.meta.seats)) if self.steps(seat)]
        if seats and self.rng.random() < undoing:
            seat = self.rng.choice(seats)
            self.add("undo", seat, to=None)
        else:
            self.choose(self.rng.choice(self.table.game.decisions).player)

    def steps(self, seat: int) -> int:
        reach = self.table.game.table(seat)["undo"]
        return reach["steps"] if reach is not None else 0

    @property
    def viewers(self) -> list[int | None]:
        return [None, *range(len(self.table.meta.seats))]


def plain(document: Any) -> Any:
    return json.loads(json.dumps(document))


@pytest.mark.parametrize("number", range(len(KINDS)))
def test_whole_games_seen_by_everybody(number: int) -> None:
    """Documents leak nothing: rebuilt from a guess of the viewer, each is the same (PLAYERS-2 to -6).

    Events are those of the game. A table loaded again is the same table, with the same names for its decisions.
    """
    played = Played(number, **KINDS[number])
    while not played.table.over:
        table = played.table
        if played.rng.random() < 0.08:
            again = HostedTable.load(played.stored)
            for viewer in played.viewers:
                assert plain(again.document(viewer)) == plain(table.document(viewer))
        if len(table.meta.seats) <= 2 or played.rng.random() < 0.25:
            for viewer in played.viewers:
                document = table.document(viewer)
                assert plain(document) == document, "as it is, it is what whoever reads it gets"
                guess = table.copy()
                guess.game = table.game.resample(viewer, played.rng.randrange(1000))
                rebuilt = guess.document(viewer)
                document.pop("undo")  # a guess has nothing to take back
                rebuilt.pop("undo")
                assert rebuilt == document
                assert document["seed"] is None
        played.step(undoing=0.1)
        if played.rng.random() < 0.1:
            for viewer in played.viewers:
                log = table.game.copy().events(viewer)
                told = table.events(viewer)
                assert len(log) == table.events_made
                assert plain(log[len(log) - len(told) :]) == plain(told)
    assert played.table.document(None)["seed"] == number
    assert Game.replay(played.table.game.record()).scores == played.table.game.scores


@pytest.mark.parametrize("number", [1, 3, 5])
def test_every_event_is_told_once(number: int) -> None:
    """What the entries told, those that were taken back apart, is the log of the game."""
    played = Played(number, **KINDS[number])
    told: list[Any] = played.table.events(0)
    while not played.table.over:
        played.step(undoing=0.1)
        del told[played.table.events_made - len(played.table.happened) :]
        told += played.table.events(0)
    assert plain(told) == plain(played.table.game.events(0))


def test_start_choices_are_secret_and_each_may_change_the_own() -> None:
    """SETUP-13: who has chosen finds no options; undo asks anew under a new name, and others' names stay."""
    played = Played(7, players=3)
    table = played.table
    first = table.document(1)
    played.choose(0)
    played.choose(0)
    assert table.document(1)["decision"] == first["decision"]
    own = table.document(0)
    assert (own["decision"], own["options"], own["deciders"]) == (None, [], [1, 2])
    for viewer in (None, 1, 2):
        assert table.document(viewer)["view"]["players"][0]["capital"] is None
    names = {first["decision"]["id"], "0.0", "0.1"}
    played.choose(2)
    played.add("undo", 0, to=None)
    again = table.document(0)["decision"]
    assert again["kind"] == "civilization"
    assert again["id"] not in names
    played.add("undo", 0, to=0)
    once_more = table.document(0)["decision"]
    assert once_more["kind"] == "capital"
    assert once_more["id"] not in names | {again["id"]}
    assert table.document(1)["decision"] == first["decision"]
    assert HostedTable.load(played.stored).document(0)["decision"] == once_more


def test_the_moment_after_a_start_choice() -> None:
    """Those of others stand when one is taken back (SETUP-13): from then on they are the first."""
    played = Played(7, players=3)
    for seat in (0, 1, 0, 2):
        played.choose(seat)
    table = played.table
    assert [table.version_after(choice) for choice in range(6)] == [0, 1, 2, 3, 4, None]
    played.add("undo", 0, to=None)
    assert [table.version_after(choice) for choice in range(5)] == [0, 1, 2, 5, None]
    played.add("undo", 0, to=0)
    assert [table.version_after(choice) for choice in range(4)] == [0, 6, 6, None]
    played.choose(0)
    assert [table.version_after(choice) for choice in range(4)] == [0, 6, 6, 7]
    for choice in range(3):
        version = table.version_after(choice)
        assert version is not None
        stored = msgspec.structs.replace(played.stored, entries=played.stored.entries[:version])
        assert len(HostedTable.load(stored).game.choices) >= choice


def test_names_of_decisions_are_never_given_again() -> None:
    played = Played(5, players=2)
    open_names: dict[int, str] = {}
    given: set[tuple[int, str]] = set()
    while not played.table.over:
        now = {seat: name for seat, (name, _) in played.table.asked.items()}
        for seat, name in now.items():
            if open_names.get(seat) != name:
                assert (seat, name) not in given
                given.add((seat, name))
        open_names = now
        played.step(undoing=0.25)


def test_a_question_that_stays_open_has_waited_longer() -> None:
    played = Played(7, players=2)
    played.choose(0)
    document = played.table.document(None)
    assert [seat["asked_since"] for seat in document["seats"]] == [int(NOW), int(NOW)]
    played.choose(0)
    played.choose(1)
    assert [seat["asked_since"] for seat in played.table.document(None)["seats"]] == [None, int(NOW) + 2]


def test_who_has_conceded_cannot_win() -> None:
    """The bot that plays on may well have the most points; where one alone is left, nobody counts them."""
    played = Played(1, players=3)
    while not played.table.over:
        assert played.table.document(None)["winners"] == []
        played.step()
    (winner,) = played.table.document(None)["winners"]
    assert played.table.game.winners == [winner]
    others = [seat for seat in range(3) if seat != winner]
    played.add("concede", winner)
    best = max(others, key=lambda seat: played.table.game.scores[seat])
    assert played.table.document(None)["winners"] == [best]
    alone = Played(7, players=1)
    alone.add("concede", 0)
    alone.add("ended", reason="conceded")
    assert alone.table.document(None)["winners"] == [1]  # the Automa; the Shadow Empire cannot win (SOLO-1)


def test_who_has_conceded_and_who_agrees_ends_the_table() -> None:
    played = Played(7, players=3)
    played.add("concede", 0)
    assert next_act(played.table) is None
    played.add("concede", 1)
    assert next_act(played.table) == (None, Ended("conceded"))
    alone = Played(7, players=1)
    assert next_act(alone.table) is None
    alone.add("concede", 0)
    assert next_act(alone.table) == (None, Ended("conceded"))
    friends = Played(7, players=3, seats=["me", "me", "bot:random"])
    friends.add("agree", 0, agree=True)
    assert next_act(friends.table) is None
    friends.add("agree", 1, agree=True)
    assert next_act(friends.table) == (None, Ended("agreement"))
    friends.add("ended", reason="agreement")
    document = friends.table.document(0)
    assert (document["over"], document["ended"], document["deciders"]) == (True, "agreement", [])
    assert (document["decision"], document["options"], document["undo"]) == (None, [], None)
    assert document["seed"] == 7


def to_end_of_turn(played: Played) -> int:
    while True:
        seat = next(iter(played.table.asked))
        if played.table.ends_turn(seat):
            return seat
        played.choose(seat)


def test_the_server_ends_turns_where_the_player_wants_it() -> None:
    played = Played(11, players=2)
    seat = to_end_of_turn(played)
    name, since = played.table.asked[seat]
    assert next_act(played.table) is None
    assert played.table.step() is None
    played.add("turn_end", seat, mode="countdown")
    step = played.table.step()
    assert step is not None
    assert (step.seat, step.decision, step.bot) == (seat, name, None)
    assert step.at == NOW + played.table.version - 1 + COUNTDOWN > since + COUNTDOWN
    assert played.table.document(None)["turn_ends_at"] == int(step.at)
    played.add("turn_end", seat, mode="at_once")
    assert next_act(played.table) == (seat, Choice(name, "end turn", "timer"))


def test_bots_move_at_the_pace_of_the_table() -> None:
    played = Played(3, players=2, seats=["me", "bot:random"], pace="normal")
    step = played.table.step()
    assert step is not None
    assert (step.seat, step.bot, step.at) == (1, "random", NOW + 1.2)
    played.choose(0)
    played.choose(0)
    played.choose(1)
    step = played.table.step()
    assert step is not None
    assert step.at == NOW + 2 + 1.2
    played.add("to_bot", 0, bot="greedy", by=None)
    assert played.table.is_bots_alone
    assert not Played(3, players=2, seats=["open", "bot:random"]).table.is_bots_alone


def test_bots_that_stand_in_for_all_leave_time_to_come_back() -> None:
    played = Played(3, players=2, seats=["me", "bot:random"], pace="instant")
    step = played.table.step()
    assert step is not None
    assert step.at == NOW
    played.add("to_bot", 0, bot="greedy", by=None)
    step = played.table.step()
    assert step is not None
    assert step.at == played.table.moved_at + 1.2
    played.add("concede", 0)
    step = played.table.step()
    assert step is not None
    assert step.at == played.table.moved_at


# --- Another version of the rules


def in_the_middle(seed: int = 4) -> Played:
    played = Played(seed, players=2)
    while played.table.game.state.turns < 9:
        played.step()
    played.choose(next(iter(played.table.asked)))
    return played


def test_a_table_that_no_longer_replays_goes_on_from_its_last_turn() -> None:
    played = in_the_middle()
    played.add("chat", 0, text="hello")
    old = played.table
    start = played.stored.turn_start
    assert start is not None
    assert HostedTable.load(played.stored).game.digest() == old.game.digest()
    played.stored.turn_start = start.__class__(start.number, start.rules, "another", start.position)
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    table = HostedTable.load(played.stored)
    document = table.document(0)
    assert document["resumed"] == table.version == old.version + 1
    assert document["chat"][0]["text"] == "hello"
    assert table.game.position() == start.position
    seat = document["deciders"][0]
    assert table.document(seat)["decision"]["id"] not in {choice.decision for choice in played.choices()}
    again = Played(0, players=2)
    again.stored, again.table = played.stored, table
    while not again.table.over:
        again.step(undoing=0.1)
    assert HostedTable.load(again.stored).document(1) == again.table.document(1)
    with pytest.raises(Problem) as caught:
        choose(table, Asker(0), "7", "end turn")
    assert caught.value.code is Code.TABLE_OVER


def test_a_choice_that_is_illegal_now_is_no_replay_either() -> None:
    played = in_the_middle()
    ends = (
        entry for entry in played.stored.entries if isinstance(entry.act, Choice) and entry.act.option == "end turn"
    )
    entry = next(ends)
    played.stored.entries[entry.number - 1] = Entry(entry.number, entry.at, entry.seat, ILLEGAL)
    with pytest.raises(NoReplay, match=f"entry {entry.number}"):
        HostedTable.load(played.stored)


def test_a_table_without_a_turn_begins_anew() -> None:
    played = Played(4, players=2)
    played.choose(0)
    played.stored.entries[0] = Entry(1, NOW, 0, ILLEGAL)
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    table = HostedTable.load(played.stored)
    assert table.document(0)["deciders"] == [0, 1]
    assert table.document(0)["decision"]["id"] == "2-0.0"


def test_choices_made_on_another_deal_are_no_replay_even_where_they_are_legal() -> None:
    """Before rules 3 the same seed dealt other cards: a mat that somebody chose then may be dealt to them again."""
    played = Played(4, players=2)
    played.choose(0)
    assert HostedTable.load(played.stored).version == 1
    played.stored.start["rules"] = 2
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    assert HostedTable.load(played.stored).document(0)["deciders"] == [0, 1]


def of_rules_2(played: Played) -> None:
    """As the table would have been stored then."""
    del played.stored.start["commitment"]
    played.stored.start["rules"] = 2
    start = played.stored.turn_start
    if start is not None:
        kept = {name: value for name, value in start.position.items() if name != "luck"}
        position = kept | {"version": 2, "random": 4711}
        played.stored.turn_start = TurnStart(start.number, 2, "another", position)


def test_a_table_of_rules_2_goes_on_with_luck_that_nobody_can_compute() -> None:
    """Public draws told the number of the old generator, and with it the order of the decks and all to come."""
    played = in_the_middle()
    before: Any = played.stored.turn_start and played.stored.turn_start.position
    of_rules_2(played)
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    table = HostedTable.load(played.stored)
    assert table.game.state.luck_key != key_of_old_luck(4711)
    assert table.game.state.luck_key.hex() == SECRET
    after: Any = table.game.position()
    for deck in ("tapestry", "tech", "territory", "space", "civilization"):
        assert sorted(after["decks"][deck]) == sorted(before["decks"][deck])
        assert len(after["decks"][deck]) < 5 or after["decks"][deck] != before["decks"][deck]
    assert {**after, "luck": None, "decks": None} == {**before, "luck": None, "decks": None}
    luck = table.document(0)["luck"]
    assert (luck["by"], luck["commitment"]) == ("host", None)
    assert HostedTable.load(played.stored).game.position() == after
    again = Played(0, players=2)
    again.stored, again.table = played.stored, table
    while not again.table.over:
        again.step()
    assert HostedTable.load(again.stored).document(1) == again.table.document(1)


def test_a_table_that_went_on_under_rules_2_goes_on_with_luck_that_nobody_can_compute() -> None:
    played = in_the_middle()
    of_rules_2(played)
    start = played.stored.turn_start
    assert start is not None
    number = len(played.stored.entries) + 1
    played.stored.entries.append(Entry(number, NOW, None, Resumed(start.position, 2)))
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    assert HostedTable.load(played.stored).game.state.luck_key.hex() == SECRET


@pytest.mark.parametrize("choices", [0, 1])
def test_a_table_of_rules_2_without_a_turn_is_dealt_from_a_new_seed(choices: int) -> None:
    """The 64 bits of the old one could be searched for. A seed that somebody typed is known anyway."""
    played, typed = Played(None, players=2), Played(4, players=2)
    for one in (played, typed):
        for _ in range(choices):
            one.choose(0)
        of_rules_2(one)
    played.stored.start["seed"] = 2**63 + 5
    with pytest.raises(NoReplay):
        HostedTable.load(played.stored)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    table = HostedTable.load(played.stored)
    assert table.game.seed == SECRET
    assert table.commitment == table.game.commitment == commit(SECRET, table.start["setup"])
    assert table.document(0)["luck"]["by"] == "host"
    assert table.document(0)["deciders"] == [0, 1]
    if choices:
        typed.stored.entries += resume(typed.stored, NOW, SECRET)
    assert HostedTable.load(typed.stored).game.seed == 4


def test_a_table_of_these_rules_keeps_its_luck_when_it_goes_on() -> None:
    played = in_the_middle()
    start = played.stored.turn_start
    assert start is not None
    played.stored.turn_start = TurnStart(start.number, start.rules, "another", start.position)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    table = HostedTable.load(played.stored)
    assert table.game.position() == start.position
    assert table.document(0)["luck"]["by"] == "seed"


def test_a_finished_table_that_no_longer_replays_stays_finished() -> None:
    played = Played(4, players=2)
    while not played.table.over:
        played.step()
    played.stored.state = "finished"
    played.stored.entries[0] = Entry(1, NOW, 0, ILLEGAL)
    played.stored.entries += resume(played.stored, NOW, SECRET)
    document = HostedTable.load(played.stored).document(0)
    assert (document["over"], document["ended"]) == (True, "rules")


# --- What may be done


def test_choices_are_checked() -> None:
    played = Played(7, players=2)
    for asker, decision, option, code in (
        (Asker(), "0.0", "capital 1", Code.NOT_YOURS),
        (Asker(None, owner=True), "0.0", "capital 1", Code.NOT_YOURS),
        (Asker(0), "0.9", "capital 1", Code.DECISION_CLOSED),
        (Asker(0), "1.0", "capital 1", Code.DECISION_CLOSED),
        (Asker(0), "0.0", "income", Code.ILLEGAL_OPTION),
        (Asker(0), "0.0", "nonsense\n" * 99, Code.ILLEGAL_OPTION),
    ):
        with pytest.raises(Problem) as caught:
            choose(played.table, asker, decision, option)
        assert caught.value.code is code
        assert (caught.value.document is not None) == (code is not Code.NOT_YOURS)
    with pytest.raises(Problem) as caught:
        undo(played.table, Asker(0), None)
    assert caught.value.code is Code.CANNOT_UNDO


def test_the_start_can_be_a_position() -> None:
    game = Game.new(players=2, seed=3)
    while game.state.turns < 6:
        game.play(0)
    position: Any = game.position()
    played = Played(0, players=2)
    played.stored, _ = new_table(Wanted(position=position, seats=["me", "me"]), NOW)
    table = HostedTable.load(played.stored)
    assert isinstance(played.stored, Stored)
    assert table.game.state.options.confirm_turns
    assert table.document(None)["seeded"]
    assert plain(table.events(None)) == plain(table.game.copy().events())
    played.table = table
    while not played.table.over:
        played.step(undoing=0.1)
    assert HostedTable.load(played.stored).game.digest() == played.table.game.digest()
    assert gobelin.Game.replay(played.table.game.record()).scores == played.table.game.scores
