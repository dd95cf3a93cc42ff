"""What comes of the hand-made value in the end, era by era: explanations for people say that.

The weights are tuned for the choices they lead to, not for being right: the value may be far too high, and its
differences with it. A straight line through what came of it mends both.
"""

from __future__ import annotations

from gobelin.bots.planner import TurnPlanner
from gobelin.bots.value import LAST_ERA
from gobelin.bots.weights import ERAS, Weights
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.lab.pool import results

PLAYERS = (2, 2, 3, 2, 4)  # game by game


class Sample:
    """A game of self-play to compare the value with."""

    def __init__(self, weights: Weights, players: int, seed: int, branching: int) -> None:
        self.weights = weights
        self.players = players
        self.seed = seed
        self.branching = branching


def outcomes(sample: Sample) -> list[tuple[int, float, int]]:
    """At the end of each turn: the player's era, the value, and the points the player ended with."""
    game = Game.new(sample.players, sample.seed, log=False)
    bots = [
        TurnPlanner(sample.seed * 8 + seat, weights=sample.weights, branching=sample.branching)
        for seat in range(sample.players)
    ]
    valued: list[tuple[int, int, float]] = []
    while (decision := game.decision) is not None:
        player = decision.player
        turns, own = game.state.turns, game.state.turn == player
        game.play(bots[player].choose(Seat(game, player)), player)
        era = game.state.players[player].era
        if own and game.state.turns != turns and 0 < era < LAST_ERA:
            valued.append((player, era, bots[player].value.of(game.state, player)))
    return [(era, value, game.scores[player]) for player, era, value in valued]


def expected(
    weights: Weights, games: int, seed: int, branching: int, jobs: int
) -> tuple[dict[str, float], dict[str, float]]:
    """Base and slope of each era, by least squares over so many games."""
    samples = [Sample(weights, PLAYERS[number % len(PLAYERS)], seed + number, branching) for number in range(games)]
    by_era: dict[str, list[tuple[float, int]]] = {era: [] for era in ERAS}
    for found in results(outcomes, samples, jobs):
        for era, value, points in found:
            by_era[str(era)].append((value, points))
    lines = {era: line(found) for era, found in by_era.items()}
    return {era: base for era, (base, _) in lines.items()}, {era: slope for era, (_, slope) in lines.items()}


def line(found: list[tuple[float, int]]) -> tuple[float, float]:
    """Base and slope of the straight line nearest to these values and points."""
    mean_value = sum(value for value, _ in found) / len(found)
    mean_points = sum(points for _, points in found) / len(found)
    spread = sum((value - mean_value) ** 2 for value, _ in found)
    together = sum((value - mean_value) * (points - mean_points) for value, points in found)
    slope = together / spread if spread else 1.0
    return mean_points - slope * mean_value, slope
