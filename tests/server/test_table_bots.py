"""Bots are as strong at a table as in a tournament: choice by choice the same."""

from __future__ import annotations

import asyncio
import random
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from gobelin import RULES_VERSION, Game, Seat, bots
from gobelin.game.luck import bot_seed
from gobelin.lab.tournament import Match, play_match
from gobelin.server.acts import KINDS
from gobelin.server.api.app import application
from gobelin.server.config import Config
from gobelin.server.entries import Entry
from gobelin.server.guard import Guard
from gobelin.server.hosted import HostedTable
from gobelin.server.metrics import Metrics
from gobelin.server.new_tables import Wanted, new_table
from gobelin.server.runner import Mind
from gobelin.server.thinker import answer
from gobelin.server.thinking import Thinkers
from gobelin.server.thoughts import Chosen, Thought
from gobelin.terminal.play import Session
from gobelin.terminal.saving import Keeper
from halls import Clock, QuickThinkers, Server, Table, serving
from waiting import PATIENCE

SLOW = {"planner", "virtuoso", "master"}  # a part of a game will do
SOON = 25


class TrueThinkers(QuickThinkers):
    """Every bot by its name, as a worker has it, in the test's own process. What was asked is written down."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[Thought] = []
        self.chosen: list[tuple[int, str]] = []

    async def choose(self, thought: Thought) -> Chosen:
        self.thoughts.append(thought)
        found = answer("choose", thought)
        self.chosen.append((thought.player, found["chosen"]))
        return Chosen(found["chosen"], found["memory"])


def in_the_lab(seats: list[str], seed: int, most: int | None = None, **options: Any) -> list[str]:
    """As tournaments play: each bot sits there from the beginning to the end."""
    game = Game.new(len(seats), seed, log=False, **options)
    players = [bots.make(name, bot_seed(seed, seat)) for seat, name in enumerate(seats)]
    chosen: list[str] = []
    while (decision := game.decision) is not None and (most is None or len(chosen) < most):
        option = players[decision.player].choose(Seat(game, decision.player))
        chosen.append(option.text)
        game.play(option, decision.player)
    return chosen


async def at_the_table(
    server: Server, seats: list[str], seed: int | str, most: int | None = None, **more: Any
) -> list[str]:
    """What bots alone choose while somebody watches, but for the ends of turns."""
    table = await server.new([f"bot:{name}" for name in seats], seed=seed, **more)
    live = await server.services.tables.find(table.id)
    watcher = live.watch(None)
    server.services.tables.changed(table.id)
    while not live.table.over and (most is None or len(chosen_at(live.table.game)) < most):
        await live.changed.wait()
    live.leave(watcher)
    return chosen_at(live.table.game)[:most]


def chosen_at(game: Game) -> list[str]:
    return [str(choice) for choice in game.record()["choices"] if choice != "end turn"]


@pytest.mark.parametrize("name", [name for name in bots.names() if name not in {"artisan", "virtuoso"}])
@pytest.mark.parametrize("options", [{}, {"level": 3}], ids=["two", "solo"])
def test_every_bot_chooses_at_a_table_as_in_a_tournament(tmp_path: Path, name: str, options: dict[str, Any]) -> None:
    most = SOON if name in SLOW else None
    seats = [name] if options else [name, name]

    async def run() -> None:
        async with serving(tmp_path, thinkers=TrueThinkers()) as server:
            found = await at_the_table(server, seats, 21, most, options=options)
        assert found == in_the_lab(seats, 21, most, **options)

    asyncio.run(run())


@pytest.mark.parametrize("seed", [21, "a rainy evening"])
def test_a_typed_seed_is_the_same_game_at_a_table_at_the_terminal_and_in_a_tournament(
    tmp_path: Path, seed: int | str
) -> None:
    seats = ["journeyman", "novice"]

    async def run() -> list[str]:
        async with serving(tmp_path, thinkers=TrueThinkers()) as server:
            return await at_the_table(server, seats, seed)

    session = Session(Game.new(2, seed, confirm_turns=True), 0, Console(file=StringIO()), Keeper(seats))
    while session.game.decision is not None:
        session.answer_for(session.game.decision)
    match: Any = Match(seats, 0, None, None)
    match.seed = seed  # tournaments count theirs on
    assert asyncio.run(run()) == chosen_at(session.game)
    assert play_match(match).scores == session.game.scores


@pytest.mark.parametrize(
    "more",
    [
        {"pace": "fast", "title": "A table"},
        {"hints": False, "join": "invite", "absent_after": 1.0},
        {"names": ["Ada", "Ben", "Cy"]},
    ],
)
def test_nothing_a_table_agrees_on_makes_bots_weaker(tmp_path: Path, more: dict[str, Any]) -> None:
    seats = ["journeyman", "novice", "weighted"]

    async def run() -> None:
        async with serving(tmp_path, thinkers=TrueThinkers()) as server:
            flying = asyncio.create_task(ticking(server.clock))
            found = await at_the_table(server, seats, 22, 60, **more)
            flying.cancel()
        assert found == in_the_lab(seats, 22, 60)

    asyncio.run(run())


@pytest.mark.parametrize(("others", "first"), [(["journeyman", "novice"], 0), (["random", "greedy"], 2)])
def test_bots_choose_the_same_beside_somebody_who_takes_choices_back(
    tmp_path: Path, others: list[str], first: int
) -> None:
    """Who takes back all that can be taken back, and chooses the same again, meets the same bots.

    first: choices that are not taken back. Where start choices are, bots that remember a stream of luck begin it anew.
    """

    async def run(undoing: bool) -> tuple[int, list[tuple[int, str]]]:
        thinkers, own = TrueThinkers(), 0
        taken_back: set[int] = set()
        async with serving(tmp_path / f"{undoing}", thinkers=thinkers) as server:
            table = await server.new(["me", *(f"bot:{name}" for name in others)], seed=24)
            while not (now := await table.document(0))["over"] and own < 40:
                if undoing and own > first and now["undo"]["steps"] and own not in taken_back:
                    answer = await table.post("/undo", {"to": now["undo"]["to"]}, 0)
                    assert answer.status_code == 200, answer.text
                    taken_back.add(own)  # only once
                    own -= now["undo"]["steps"]
                elif now["options"]:
                    await table.choose(0, now["options"][own % len(now["options"])]["text"])
                    own += 1
                else:
                    await table.settle()
        return len(taken_back), thinkers.chosen

    (tmp_path / "True").mkdir()
    (tmp_path / "False").mkdir()
    taken_back, found = asyncio.run(run(undoing=True))
    assert taken_back > 10
    assert len(found) > 40
    assert found == asyncio.run(run(undoing=False))[1]


async def ticking(clock: Clock) -> None:
    """Time flies: bots that wait before they move need not."""
    while True:
        clock.now += 10.0
        await asyncio.sleep(0)


def test_worker_processes_and_http_change_nothing(tmp_path: Path) -> None:
    """The whole way: real workers, several of them, so that no two thoughts of a bot need be in the same process."""
    seats = ["journeyman", "random"]

    async def run() -> list[str]:
        config, metrics = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"), Metrics()
        app = application(config, metrics, Thinkers(2, PATIENCE))
        transport = httpx.ASGITransport(Guard(app, config, metrics))
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            server = Server(app.state.services, http, QuickThinkers(), Clock())
            return await at_the_table(server, seats, 23)

    assert asyncio.run(run()) == in_the_lab(seats, 23)


# --- What a bot remembers


def minds_of(server: Server, table: Table) -> dict[int, Mind]:
    live = server.services.tables.in_memory(table.id)
    assert live is not None
    return server.services.runner._minds.get(live, {})


def test_what_a_bot_remembers_goes_back_to_the_same_bot_on_the_same_seat_alone(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = TrueThinkers()
        async with serving(tmp_path, thinkers=thinkers) as server:
            await at_the_table(server, ["journeyman", "journeyman"], 21, 60)
        told: dict[int, str | None] = {}
        kept = 0
        for thought in thinkers.thoughts:
            assert thought.memory == told.get(thought.player)
            kept += thought.memory is not None
            told[thought.player] = answer("choose", thought)["memory"]
        assert kept > 10

    asyncio.run(run())


def steps_back(game: Game) -> int:
    undo = game.table(0)["undo"]
    return 0 if undo is None else undo["steps"]


class Choices:
    """A table at which everybody chooses in turn, until a bot on the first seat has told a plan with its choice."""

    def __init__(self, in_turn: bool = True) -> None:
        """in_turn: the first seat is asked for another choice then, not for the end of its turn."""
        stored, _ = new_table(Wanted(players=2, seats=["me", "me"], seed=5), 0.0)
        self.table = HostedTable.load(stored)
        self.rng = random.Random(5)
        game = self.table.game
        while not (game.state.started and steps_back(game) and self.table.ends_turn(0) != in_turn):
            self.choose()
        self.mind = Mind("journeyman", 1, "a plan", since=self.table.version)
        assert self.memory == "a plan"

    def add(self, kind: Any, seat: int | None, **data: Any) -> None:
        self.table.apply(Entry(self.table.version + 1, 0.0, seat, KINDS[kind](**data)))

    def choose(self) -> None:
        decision = self.table.game.decisions[0]
        self.add(
            "choice", decision.player, decision=decision.id, option=self.rng.choice(decision.options).text, by="person"
        )

    @property
    def memory(self) -> str | None:
        return self.mind.memory_at(self.table, 0)


def test_a_choice_that_was_taken_back_is_not_remembered() -> None:
    choices = Choices()
    choices.add("undo", 0, to=None)
    assert choices.memory is None


def test_nothing_is_remembered_after_somebody_else_chose_on_the_seat() -> None:
    """Somebody came back and went again: the plan was another one's."""
    choices = Choices()
    choices.choose()
    assert choices.memory is None


def test_neither_ends_of_turns_nor_choices_of_others_make_a_bot_forget() -> None:
    choices = Choices(in_turn=False)
    choices.choose()
    while choices.table.game.decisions[0].player == 1:
        choices.choose()
        assert choices.memory == "a plan"
    choices.choose()
    assert choices.memory is None


def test_nothing_is_remembered_where_a_table_went_on_from_a_position() -> None:
    """Its choices are void."""
    choices = Choices()
    choices.add("resumed", None, position=choices.table.game.position(), rules=RULES_VERSION)
    assert choices.memory is None


def test_another_bot_on_the_seat_begins_anew(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = TrueThinkers()
        async with serving(tmp_path, thinkers=thinkers) as server:
            table = await server.new(["me", "me"], seed=None)
            await table.post("/seats/1", {"action": "to_bot", "bot": "random"}, 1)
            await table.play(random.Random(1), until=lambda now: now["version"] > 30)
            await table.settle()
            first = minds_of(server, table)[1]
            assert (first.bot, first.memory is None) == ("random", False)
            await table.post("/seats/1", {"action": "back"}, 1)
            await table.post("/seats/1", {"action": "to_bot", "bot": "weighted"}, 1)
            asked = len(thinkers.thoughts)
            await table.play(random.Random(2), until=lambda now: now["version"] > 60)
            assert thinkers.thoughts[asked].bot == "weighted"
            assert thinkers.thoughts[asked].memory is None
            assert thinkers.thoughts[asked].seed != first.seed

    asyncio.run(run())


def test_nobody_knows_the_luck_of_bots_where_no_seed_was_given(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = TrueThinkers()
        async with serving(tmp_path, thinkers=thinkers) as server:
            for _ in range(2):
                table = await server.new(["me", "bot:random"], seed=None)
                await table.play(random.Random(1), until=lambda now: now["version"] > 30)
        seeds = [thought.seed for thought in thinkers.thoughts]
        assert len(seeds) > 4
        assert len(set(seeds)) == 2  # one for each bot, drawn by the operating system

    asyncio.run(run())


# --- Who pays for it


def test_all_tables_of_an_address_have_one_payer_whose_address_nobody_can_read(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = TrueThinkers()
        async with serving(tmp_path, thinkers=thinkers) as server:
            made = [await server.new(["me", "bot:random"]) for _ in range(2)]
            transport: Any = server.http._transport
            transport.client = ("203.0.113.9", 4000)
            made.append(await server.new(["me", "bot:random"]))
            tables = [(await server.services.tables.find(table.id)).table for table in made]
            for table in made:
                await table.settle()
        first, second, other = (table.meta.payer for table in tables)
        assert first == second != other
        assert "203.0.113" not in other
        assert {(thought.table, thought.payer) for thought in thinkers.thoughts} == {
            (table.id, table.meta.payer) for table in tables
        }

    asyncio.run(run())


def test_no_bot_is_told_the_seed_of_its_table(tmp_path: Path) -> None:
    """Bots may be programs of others: from the seed they would know every card."""
    seed = 987_654_321

    async def run() -> None:
        thinkers = TrueThinkers()
        async with serving(tmp_path, thinkers=thinkers) as server:
            await at_the_table(server, ["greedy", "weighted"], seed, 30)
            alone = await server.new(["me", "bot:weighted"], seed=None)
            await alone.settle()
        told = {thought.seed for thought in thinkers.thoughts}
        assert len(told) >= 2
        for thought in thinkers.thoughts:
            assert all(thought.seed // by != seed and thought.seed * by != seed for by in range(1, 1000))
            assert str(seed).encode() not in thought.game
            assert seed.to_bytes(4, "little") not in thought.game
        assert 100 < max(told).bit_length() <= 128

    asyncio.run(run())
