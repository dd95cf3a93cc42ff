"""The bots: by name, for every kind of game, the same for the same seed, and never with a hidden card."""

from __future__ import annotations

import json
import random
import re
from importlib.metadata import EntryPoint
from itertools import count
from typing import Any

import pytest

import gobelin
from gobelin import Game, GobelinError, Option, Record, Seat, bots
from gobelin.bots import Explanation, TurnPlanner, UnknownBot
from gobelin.bots.planner import BEST
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.names import TRACKS
from moments import moments

QUICK: dict[str, Any] = {
    "width": 1,
    "ties": 1,
    "branching": 4,
}  # plans that cost little, for tests that are about something else
WIDER: dict[str, Any] = QUICK | {"branching": 12}


def play(game: Game, players: list[gobelin.Player]) -> Game:
    while (decision := game.decision) is not None:
        game.play(players[decision.player].choose(Seat(game, decision.player)))
    return game


# --- The registry


def test_bots_have_names() -> None:
    names = bots.names()
    assert names[:4] == ["random", "weighted", "greedy", "planner"]
    assert len(bots.LEVELS) == 6
    assert set(bots.LEVELS) < set(names)
    for name in names:
        assert callable(bots.make(name, seed=3).choose)


def test_an_unknown_bot_is_told_the_valid_names() -> None:
    with pytest.raises(
        UnknownBot, match=r"no such bot: 'karl' \(the bots are random, weighted, greedy, planner, "
    ) as e:
        bots.make("karl")
    assert isinstance(e.value, GobelinError)


class Contrary:
    """A bot of somebody else's."""

    def __init__(self, seed: int, seconds: float | None) -> None:
        self.told = (seed, seconds)

    def choose(self, seat: Seat) -> Option:
        assert seat.decision is not None
        return seat.decision.options[-1]


def test_others_join_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = [
        EntryPoint("contrary", f"{__name__}:Contrary", bots.GROUP),
        EntryPoint("random", f"{__name__}:Contrary", bots.GROUP),  # a name that is taken
    ]
    monkeypatch.setattr(bots, "entry_points", lambda group: theirs if group == "gobelin.bots" else [])
    assert bots.names()[-1] == "contrary"
    assert bots.names().count("random") == 1
    bot = bots.make("contrary", seed=5, seconds=0.5)
    assert isinstance(bot, Contrary)
    assert bot.told == (5, 0.5)
    assert not isinstance(bots.make("random"), Contrary)
    assert play(Game.new(2, seed=1), [bot, bot]).over


# --- Games of every kind


@pytest.mark.parametrize("name", ["random", "weighted", "greedy"])
def test_they_play_every_kind_of_game(name: str) -> None:
    kinds: list[dict[str, Any]] = [
        {"players": 2},
        {"players": 1, "level": 6},
        {"players": 2, "shadow_empire": True, "confirm_turns": True},
    ]
    for seed, kind in enumerate(kinds):
        game = Game.new(seed=seed, **kind)
        bot = bots.make(name, seed=seed)
        assert play(game, [bot] * game.players).over


@pytest.mark.parametrize("players", [3, 4, 5])
def test_planners_play_at_full_tables(players: int) -> None:
    game = Game.new(players, seed=players)
    assert play(game, [TurnPlanner(player, **QUICK) for player in range(players)]).over


def test_the_same_seed_and_budget_give_the_same_game() -> None:
    def record(seed: int) -> Record:
        one, other = TurnPlanner(seed, **QUICK), TurnPlanner(seed + 1, deals=2, nodes=300, follow=False, **QUICK)
        return play(Game.new(2, seed=5), [one, other]).record()

    assert record(1) == record(1)
    assert record(1) != record(2)


@pytest.mark.parametrize("name", ["random", "weighted"])
def test_chance_is_seeded_too(name: str) -> None:
    def record(seed: int) -> Record:
        return play(Game.new(2, seed=5), [bots.make(name, seed), bots.make(name, seed + 1)]).record()

    assert record(1) == record(1)
    assert record(1) != record(3)


def test_nothing_to_decide_is_an_error() -> None:
    game = Game.new(2, seed=1)
    while not game.state.started:
        game.play(0)
    assert game.decision is not None
    idle = Seat(game, 1 - game.decision.player)
    for name in ("random", "weighted", "greedy"):
        with pytest.raises(GobelinError, match="has nothing to decide"):
            bots.make(name).choose(idle)
    with pytest.raises(GobelinError, match="has nothing to decide"):
        TurnPlanner().explain(idle)


# --- What they do


def test_greedy_beats_chance_by_far() -> None:
    for seat in range(2):
        players: list[gobelin.Player] = [bots.make("random"), bots.make("random")]
        players[seat] = bots.make("greedy")
        game = play(Game.new(2, seed=1, log=False), players)
        assert game.winners == [seat]
        assert game.scores[seat] > 90


def test_a_choice_does_not_depend_on_what_is_hidden() -> None:
    """On any deal the player cannot tell from the true one, the choice is the same."""
    checked = 0
    for game, _, rng in moments((0, 3, 100001)):
        decision = game.decision
        assert decision is not None
        if rng.random() > 0.06 or len(decision.actions) < 2 or not game.state.started:
            continue
        chosen = set()
        for deal in (game, game.resample(decision.player, 1), game.resample(decision.player, 2)):
            chosen.add(TurnPlanner(7, **QUICK).choose(Seat(deal, decision.player)).text)
        assert len(chosen) == 1
        checked += 1
    assert checked > 15


def test_start_cards_are_chosen_by_experience() -> None:
    bot = TurnPlanner()
    for seed in range(6):
        game = Game.new(2, seed=seed)
        for table, kind in ((bot.weights.capitals, "capital"), (bot.weights.civilizations, "civilization")):
            decision = Seat(game, 0).decision
            assert decision is not None
            assert decision.kind == kind
            chosen = bot.choose(Seat(game, 0))
            known = {option: table[str(option.arguments[kind])] for option in decision.options}
            assert known[chosen] == max(known.values())
            game.play(chosen, player=0)


def test_the_automa_gets_the_worst_second_civilization() -> None:
    bot = TurnPlanner(**QUICK)
    game = Game.new(1, seed=2, level=6)
    while (decision := game.decision) is not None and decision.kind != "automa_civilization":
        game.play(bot.choose(Seat(game, 0)))
    assert decision is not None
    worth = {
        option: bot.weights.automa_civilizations[AUTOMA_CIVILIZATIONS[TRACKS.index(str(option.arguments["track"]))]]
        for option in decision.options
    }
    assert worth[bot.choose(Seat(game, 0))] == min(worth.values())


def test_a_plan_is_followed_while_nothing_is_revealed() -> None:
    """Nodes are looked at where a plan is made; the next decisions of it cost none."""
    game = Game.new(2, seed=3, log=False)
    bot = bots.make("greedy")
    assert isinstance(bot, TurnPlanner)
    followed = 0
    while (decision := game.decision) is not None and len(game.choices) < 120:
        before = bot.search.nodes
        option = bot.choose(Seat(game, decision.player))
        if bot.search.nodes == before and len(decision.actions) > 1:
            followed += 1
        game.play(option)
    assert followed > 20


def test_a_plan_is_dropped_when_things_go_otherwise() -> None:
    """Another choice than the planned one, or another game: the bot thinks anew."""
    bot = TurnPlanner()
    for seed in (3, 4):
        game = Game.new(2, seed=seed)
        rng = random.Random(seed)
        while (decision := game.decision) is not None and len(game.choices) < 60:
            assert bot.choose(Seat(game, decision.player)) in decision.options
            game.play(rng.randrange(len(decision.options)))


def test_noise_makes_it_worse() -> None:
    def points(noise: float) -> int:
        games = [Game.new(2, seed=seed, log=False) for seed in range(3)]
        return sum(sum(play(game, [TurnPlanner(noise=noise, **QUICK)] * 2).scores) for game in games)

    assert points(0.0) > points(60.0) + 100


def test_a_time_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a measurement: with next to no time it still answers, from one guess, and with more it takes more guesses."""
    game = Game.new(2, seed=1)
    bot = TurnPlanner(seconds=1e-6)
    while game.decision is not None and game.decision.kind != "turn":
        game.play(bot.choose(Seat(game, game.decision.player)))
    assert game.decision is not None
    game.play("income") if game.decision.actions == [0] else None
    seat = Seat(game, game.decision.player)
    hurried = bot.explain(seat)
    assert hurried.deals == 1
    ticks = count()  # a clock that every look moves on, whatever the machine does
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks) / 100)
    monkeypatch.setattr("gobelin.bots.planning.perf_counter", lambda: next(ticks) / 100)
    patient = TurnPlanner(seconds=1.0).explain(seat)
    assert patient.nodes > hurried.nodes
    assert next(ticks) / 100 < 3.0  # it ends soon after its time


def test_the_worse_half_drops_out() -> None:
    """After two guesses fewer and fewer options are planned on; the rest is looked at less, and comes last."""
    checked = 0
    for game, _, rng in moments((7, 10)):  # the finalists here can bring news, so that no guess is spared
        decision = game.decision
        assert decision is not None
        if rng.random() > 0.2 or len(decision.actions) < 8 or not game.state.started:
            continue
        seat = Seat(game, decision.player)
        every, some = (TurnPlanner(7, deals=5, finalists=finalists, **WIDER) for finalists in (0, 2))
        if every.explain(seat).deals < 5:
            continue
        assert some.explain(seat).deals == 5
        assert some.search.nodes < every.search.nodes
        last = every.weigh(seat)[-1][0]
        weighed = some.weigh(seat, last)
        assert {option.text for option, _ in weighed} == {option.text for option, _ in every.weigh(seat)}
        fairly = [points for option, points in every.weigh(seat) if option == last]
        assert [points for option, points in weighed if option == last] == fairly  # asked for, it stays to the end
        checked += 1
    assert checked > 3


# --- Explanations


def explained(game: Game, bot: TurnPlanner) -> Explanation:
    assert game.decision is not None
    return bot.explain(Seat(game, game.decision.player))


def test_a_choice_explains_itself() -> None:
    game = Game.new(2, seed=8)
    bot = TurnPlanner(deals=2, follow=False, **QUICK)
    seen = 0
    while (decision := game.decision) is not None and len(game.choices) < 80:
        why = explained(game, bot)
        assert why.option == bot.choose(Seat(game, decision.player))
        document = json.loads(json.dumps(why.document()))
        assert document["option"] == why.option.text
        points = [one["points"] for one in document["best"]]
        assert points == sorted(points, reverse=True)
        assert len(points) == min(BEST, len(decision.actions))
        assert document["best"][0]["option"] == document["option"]
        assert document["after"] == points[0]
        assert document["plan"][0] == document["option"]
        if document["terms"]:
            seen += 1
            assert abs(sum(term["before"] for term in document["terms"].values()) - document["before"]) < 0.1
            assert document["nodes"] > 0
            assert 1 <= document["deals"] <= 2
        game.play(why.option)
    assert seen > 30


def test_explaining_changes_nothing() -> None:
    """A bot that is asked why in between plays the same game."""

    def record(ask: bool) -> Record:
        game = Game.new(2, seed=2)
        bot = TurnPlanner(4, **QUICK)
        while (decision := game.decision) is not None:
            if ask:
                explained(game, bot)
            game.play(bot.choose(Seat(game, decision.player)))
        return game.record()

    assert record(True) == record(False)


def test_names_of_levels_are_words() -> None:
    assert all(re.fullmatch("[a-z]+", name) for name in bots.names())
