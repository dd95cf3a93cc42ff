"""Fitting the weights of the hand-made value to what happened: in games of self-play, how far was it off?

At the end of each turn the value says how many points a player will end with; the end of the game tells. The weights
(their logarithms) are moved to where the value would have been right, by least squares, not too far at once. It is
coarse - the games are those of the old weights - but takes some hundred games only: a good place to begin tuning from.
Start cards are taken at random, so the same games tell how good each of them is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from gobelin.bots.value import Value
from gobelin.bots.weights import EXPLAINED, Weights
from gobelin.lab.samples import Sample, play_sample
from gobelin.rules.engine.state import State
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.names import CIVILIZATIONS

NAMES = tuple(EXPLAINED)
NUDGE = 0.05  # of a logarithm, to see what a weight does
RELUCTANCE = 3.0  # how much a logarithm is held back, beside one position's worth of evidence
FARTHEST = 0.7  # a weight is at most doubled or halved at once
AVERAGE_GAMES = 10  # start cards are believed to be average until so many games say otherwise

Points = dict[str, list[int]]  # of the games with each start card


class Evidence:
    """What games say: how far the value was off at each position, what each weight does there, points by start card."""

    def __init__(self) -> None:
        self.slopes: list[list[float]] = []  # points by which the value grows with the logarithm of each weight
        self.off: list[float] = []  # points that came beyond the value
        self.capitals: Points = {}
        self.civilizations: Points = {}
        self.automa: Points = {}
        self.scores: list[int] = []

    def merge(self, other: Evidence) -> None:
        self.slopes += other.slopes
        self.off += other.off
        self.scores += other.scores
        for points, more in (
            (self.capitals, other.capitals), (self.civilizations, other.civilizations), (self.automa, other.automa),
        ):  # fmt: skip
            for name, further in more.items():
                points.setdefault(name, []).extend(further)


def gather(sample: Sample) -> Evidence:
    """Play one game and look back at it."""
    weights = sample.weights.value
    value = Value(weights)
    nudged = [Value(weights | {name: weights[name] * math.exp(NUDGE)}) for name in NAMES]
    seen: list[tuple[int, float, list[float]]] = []

    def watch_turn(state: State, player: int) -> None:
        promised = value.of(state, player)
        seen.append((player, promised, [(one.of(state, player) - promised) / NUDGE for one in nudged]))

    evidence = Evidence()
    if sample.level is not None:  # the Automa is another kind of opponent: nothing else is learned from it
        game = play_sample(sample)
        solo = game.state.solo
        assert solo is not None
        evidence.automa[AUTOMA_CIVILIZATIONS[solo.civilizations[1]]] = [game.scores[solo.automa]]
        return evidence
    game = play_sample(sample, watch_turn)
    evidence.scores = game.scores[: sample.players]
    for player, promised, slopes in seen:
        evidence.slopes.append(slopes)
        evidence.off.append(game.scores[player] - promised)
    for who in game.state.players[: sample.players]:
        evidence.capitals.setdefault(str(who.capital), []).append(who.vp)
        evidence.civilizations.setdefault(CIVILIZATIONS[who.civilizations[0]], []).append(who.vp)
    return evidence


def fit_weights(weights: Weights, evidence: Evidence) -> Weights:
    """The weights that would have been right more often."""
    slopes = np.array(evidence.slopes).reshape(-1, len(NAMES))
    reluctance = RELUCTANCE * max(1, len(slopes)) * np.eye(len(NAMES))
    moves = np.linalg.solve(slopes.T @ slopes + reluctance, slopes.T @ np.array(evidence.off))
    factors = np.exp(np.clip(moves, -FARTHEST, FARTHEST))
    return Weights(
        {name: round_off(weights.value[name] * factor) for name, factor in zip(NAMES, factors, strict=True)},
        average(evidence.capitals, weights.capitals),
        average(evidence.civilizations, weights.civilizations),
        average(evidence.automa, weights.automa_civilizations),
        weights.base,
        weights.slope,
    )


def round_off(number: float) -> float:
    """To six digits: the last ones differ from one build of numpy to the next."""
    return float(f"{number:.6g}")


def average(points: Points, names: Iterable[str]) -> dict[str, float]:
    """Mean points by name, drawn towards the mean of all where there were few games."""
    every = [one for of_name in points.values() for one in of_name]
    overall = sum(every) / len(every) if every else 0.0
    return {
        name: round_off(
            (sum(points.get(name, [])) + AVERAGE_GAMES * overall) / (len(points.get(name, [])) + AVERAGE_GAMES)
        )
        for name in names
    }
