"""How far the hand-made value is off: what explanations take off the points they expect."""

from __future__ import annotations

import pytest

from gobelin.bots import TurnPlanner, load
from gobelin.bots.value import Value
from gobelin.bots.weights import ERAS
from gobelin.game import Game
from gobelin.lab.calibrate import Sample, differences, overrated
from gobelin.seat import Seat


def test_the_means_are_those_of_the_games_whatever_the_number_of_processes() -> None:
    weights = load()
    found = overrated(weights, 2, 5, 4, 1)
    assert found == overrated(weights, 2, 5, 4, 2)
    first, second = (differences(Sample(weights, 2, seed, 4)) for seed in (5, 6))
    assert {era for era, _ in first} == {1, 2, 3, 4}
    for era in ERAS:
        both = [difference for one, difference in first + second if str(one) == era]
        assert found[era] == sum(both) / len(both)


def test_an_explanation_takes_it_off_and_says_so() -> None:
    weights = load()
    weights.overrated = {"1": 7.0, "2": 6.0, "3": 5.0, "4": 4.0}
    bot = TurnPlanner(1, weights=weights)
    game = Game.new(2, 3)
    while (decision := game.decision) is not None and decision.kind != "turn":
        game.play(bot.choose(Seat(game, decision.player)))
    assert decision is not None
    seat = Seat(game, decision.player)
    explained = bot.explain(seat)
    assert explained.before == Value(weights.value).of(seat.node(1).state, seat.player) - 7.0
    assert sum(explained.terms_before.values()) == pytest.approx(explained.before)
    assert explained.terms_after["experience"] == -7.0
    assert explained.deals == 1
    assert sum(explained.terms_after.values()) == pytest.approx(explained.after)
