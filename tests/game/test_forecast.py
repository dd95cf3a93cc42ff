"""What the next income turn would bring, held against what it brings (INCOME-6, INCOME-11 to -14, RESOURCE-1)."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import gobelin
from gobelin.documents import Forecast


def play_at_random(game: gobelin.Game, seed: int) -> Iterator[str]:
    """Every choice of a random game, with the table before it; turns before income, so that games are long."""
    rng = random.Random(seed)
    while (decision := game.decision) is not None:
        texts = [option.text for option in decision.options]
        steps = [text for text in texts if text != "income"]
        choice = rng.choice(steps if decision.kind == "turn" and steps and rng.random() < 0.8 else texts)
        yield choice
        game.play(choice)


def forecast_of(game: gobelin.Game, player: int) -> Forecast:
    found = game.forecast(player)
    assert found is not None
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_an_income_turn_brings_at_least_what_was_forecast(players: int) -> None:
    compared: Counter[str] = Counter()
    for seed in range(4):
        game = gobelin.Game.new(players=players, seed=seed, start_bonus=seed % 2 == 1)
        forecasts: dict[int, Forecast] = {}
        for choice in play_at_random(game, seed):
            if choice == "income":
                forecasts[game.state.turns] = forecast_of(game, game.state.turn)
        for turn, said in forecasts.items():
            told = [event for event in game.events() if event["turn"] == turn and event.get("player") == said["player"]]
            taken = any(e["key"] == "take_over" and e["turn"] == turn for e in game.events())
            points = sum(e["points"] for e in told if e["key"] == "vp" and e["source"] == "income 3")
            if not taken:  # the Inventors took a card that its owner had lifted to the top
                assert points >= said["vp"], (seed, turn)
            if not said["open"]:
                assert points == said["vp"], (seed, turn)
            gained: Counter[str] = Counter()
            for event in told:
                if event["key"] == "gain" and event["source"] == "income 4":
                    gained[event["resource"]] += event["amount"] + event["lost"]
            icons = Counter(said["resources"]) + Counter(said["lost"])
            assert gained >= icons, (seed, turn)
            first = [e for e in told if e["key"] == "first_into_era"]
            assert bool(first) == bool(said["first_into_era"])
            compared["exact" if points == said["vp"] else "more"] += 1
    assert compared["exact"] > compared["more"]


def test_the_sum_is_that_of_the_lines() -> None:
    game = gobelin.Game.new(players=3, seed=5)
    for _ in play_at_random(game, 5):
        for said in game.table(0)["forecasts"]:
            assert said["vp"] == sum(line["points"] for line in said["lines"])
            assert said == game.forecast(said["player"]) == gobelin.Seat(game, 0).forecast(said["player"])


def test_what_goes_beyond_eight_is_lost() -> None:
    """RESOURCE-1."""
    position = gobelin.Game.new(players=2, seed=1)
    for _ in play_at_random(position, 1):
        if position.state.turns > 0:
            break
    document = position.position()
    document["players"][0]["resources"] = {"coin": 8, "worker": 7, "food": 0, "culture": 0}
    said = forecast_of(gobelin.Game.from_position(document), 0)
    assert said["resources"] == {"coin": 0, "worker": 1, "food": 1, "culture": 1}
    assert said["lost"] == {"coin": 1, "worker": 0, "food": 0, "culture": 0}


def test_the_last_income_turn_brings_points_only() -> None:
    """INCOME-16: no resources, tiles or cards in the fifth; nothing is forecast once it has begun."""
    game = gobelin.Game.new(players=2, seed=3)
    seen = []
    for _ in play_at_random(game, 3):
        said = game.forecast(0)
        if said is not None and said["last"]:
            seen.append(said)
    assert seen
    for said in seen:
        assert said["era"] == 5
        assert not any(said["resources"].values())
        assert (said["territory"], said["tapestry"], said["first_into_era"]) == (0, 0, 0)
    assert game.forecast(0) is None


def test_bots_of_the_solo_game_have_no_forecast() -> None:
    game = gobelin.Game.new(players=1, seed=1)
    assert [said["player"] for said in game.table(0)["forecasts"]] == [0]
