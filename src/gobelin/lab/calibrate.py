"""By how much the hand-made value is too high, era by era: explanations for people take it off.

The weights are tuned for the choices they lead to, not for being right: all plans of a turn may be overrated alike.
"""

from __future__ import annotations

from gobelin.bots.planner import TurnPlanner
from gobelin.bots.value import LAST_ERA
from gobelin.bots.weights import ERAS, Weights
from gobelin.game import Game
from gobelin.lab.pool import results
from gobelin.seat import Seat

PLAYERS = (2, 2, 3, 2, 4)  # game by game


class Sample:
    """A game of self-play to compare the value with."""

    def __init__(self, weights: Weights, players: int, seed: int, branching: int) -> None:
        self.weights = weights
        self.players = players
        self.seed = seed
        self.branching = branching


def differences(sample: Sample) -> list[tuple[int, float]]:
    """At the end of each turn: the player's era, and the value less the points the player ended with."""
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
    return [(era, value - game.scores[player]) for player, era, value in valued]


def overrated(weights: Weights, games: int, seed: int, branching: int, jobs: int) -> dict[str, float]:
    """The mean difference in each era, over so many games."""
    samples = [Sample(weights, PLAYERS[number % len(PLAYERS)], seed + number, branching) for number in range(games)]
    by_era: dict[str, list[float]] = {era: [] for era in ERAS}
    for found in results(differences, samples, jobs):
        for era, difference in found:
            by_era[str(era)].append(difference)
    return {era: sum(found) / len(found) if found else 0.0 for era, found in by_era.items()}
