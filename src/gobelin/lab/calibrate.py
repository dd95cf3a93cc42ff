"""What comes of the hand-made value in the end, era by era: explanations for people say that.

The weights are tuned for the choices they lead to, not for being right: the value may be far too high, and its
differences with it. A straight line through what came of it mends both.
"""

from __future__ import annotations

import numpy as np

from gobelin.bots.value import Value
from gobelin.bots.weights import ERAS, Weights
from gobelin.lab.pool import Pool
from gobelin.lab.samples import Sample, play_sample
from gobelin.rules.engine.state import State

PLAYERS = (2, 2, 3, 2, 4)  # game by game


def compare_values(sample: Sample) -> list[tuple[int, float, int]]:
    """At the end of each turn: the player's era, the value, and the points the player ended with."""
    value = Value(sample.weights.value)
    seen: list[tuple[int, int, float]] = []

    def watch_turn(state: State, player: int) -> None:
        seen.append((player, state.players[player].era, value.of(state, player)))

    scores = play_sample(sample, watch_turn).scores
    return [(era, promised, scores[player]) for player, era, promised in seen]


def calibrate(
    weights: Weights, games: int, seed: int, branching: int, pool: Pool
) -> tuple[dict[str, float], dict[str, float]]:
    """Base and slope of each era, by least squares over so many games."""
    samples = [Sample(weights, PLAYERS[number % len(PLAYERS)], seed + number, branching) for number in range(games)]
    by_era: dict[str, list[tuple[float, int]]] = {era: [] for era in ERAS}
    for positions in pool.map(compare_values, samples):
        for era, value, points in positions:
            by_era[str(era)].append((value, points))
    lines = {era: fit_line(seen) for era, seen in by_era.items()}
    return {era: base for era, (base, _) in lines.items()}, {era: slope for era, (_, slope) in lines.items()}


def fit_line(seen: list[tuple[float, int]]) -> tuple[float, float]:
    """Base and slope of the straight line nearest to these values and points; the slope is 1 where all are alike."""
    values, points = np.array(seen, float).T
    if np.ptp(values) == 0:
        return float(points.mean() - values.mean()), 1.0
    slope, base = np.polyfit(values, points, 1)
    return round(float(base), 6), round(float(slope), 6)
