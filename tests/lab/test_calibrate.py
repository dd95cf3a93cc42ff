"""What comes of the hand-made value: the points that explanations expect."""

from __future__ import annotations

import pytest

from gobelin.bots import TurnPlanner, load
from gobelin.bots.value import Value
from gobelin.bots.weights import ERAS
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.lab.calibrate import calibrate, compare_values, fit_line
from gobelin.lab.pool import ProcessPool
from gobelin.lab.samples import Sample


def test_the_line_goes_through_the_points() -> None:
    assert fit_line([(10.0, 25), (20.0, 30), (40.0, 40)]) == pytest.approx((20.0, 0.5))
    assert fit_line([(10.0, 25)]) == (15.0, 1.0)


def test_the_lines_are_those_of_the_games_whatever_the_number_of_processes() -> None:
    weights = load()
    with ProcessPool(1) as alone, ProcessPool(2) as together:
        base, slope = calibrate(weights, 2, 5, 4, alone)
        assert (base, slope) == calibrate(weights, 2, 5, 4, together)
    both = [one for seed in (5, 6) for one in compare_values(Sample(weights, 2, seed, 4))]
    assert {era for era, _, _ in both} == {1, 2, 3, 4}
    for era in ERAS:
        assert (base[era], slope[era]) == fit_line([(value, points) for one, value, points in both if str(one) == era])


def test_an_explanation_says_what_comes_of_it() -> None:
    weights = load()
    weights.base = {"1": 7.0, "2": 6.0, "3": 5.0, "4": 4.0}
    weights.slope = dict.fromkeys(ERAS, 0.5)
    bot = TurnPlanner(1, weights=weights)
    game = Game.new(2, 3)
    while (decision := game.decision) is not None and decision.kind != "turn":
        game.play(bot.choose(Seat(game, decision.player)))
    assert decision is not None
    seat = Seat(game, decision.player)
    explained = bot.explain(seat)
    value = Value(weights.value).of(seat.node(1).state, seat.player)
    assert explained.before == 7.0 + 0.5 * value
    assert explained.terms_before["experience"] == explained.terms_after["experience"] == 7.0
    assert sum(explained.terms_before.values()) == pytest.approx(explained.before)
    assert explained.deals == 1
    assert sum(explained.terms_after.values()) == pytest.approx(explained.after)
