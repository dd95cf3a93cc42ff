"""Fitting the weights of the hand-made value to what happened: in games of self-play, how far was it off?

At the end of each turn the value says how many points a player will end with; the end of the game tells. The weights
(their logarithms) are moved to where the value would have been right, by least squares, not too far at once. It is
coarse - the games are those of the old weights - but takes some hundred games only: a good place to begin tuning from.
Start cards are taken at random, so the same games tell how good each of them is.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

from gobelin.bots.planner import TurnPlanner
from gobelin.bots.value import LAST_ERA, Value
from gobelin.bots.weights import EXPLAINED, Weights
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.names import CIVILIZATIONS

NAMES = tuple(EXPLAINED)
NUDGE = 0.05  # of a logarithm, to see what a weight does
RELUCTANCE = 3.0  # how much a logarithm is held back, beside one position's worth of evidence
FARTHEST = 0.7  # a weight is at most doubled or halved at once
AVERAGE_GAMES = 10  # start cards are believed to be average until so many games say otherwise
START_CHOICES = ("capital", "civilization", "automa_civilization")
SOLO_EVERY = 6  # a game against the Automa, for what its second civilization is worth
HARDEST = 6

Means = dict[str, tuple[int, int]]  # name -> games, points


class Experience:
    """What games add up to: the equations of least squares, and points by start card."""

    def __init__(self) -> None:
        size = len(NAMES)
        self.positions = 0
        self.products = [[0.0] * size for _ in range(size)]  # lower half: of what two weights do
        self.errors = [0.0] * size  # of what a weight does and how far the value was off
        self.off = 0.0  # by how many points, summed over positions
        self.capitals: Means = {}
        self.civilizations: Means = {}
        self.automa: Means = {}
        self.scores: list[int] = []

    def add(self, slope: Sequence[float], off: float) -> None:
        self.positions += 1
        self.off += off
        for i, mine in enumerate(slope):
            if mine:
                self.errors[i] += mine * off
                row = self.products[i]
                for j in range(i + 1):
                    row[j] += mine * slope[j]

    def merge(self, other: Experience) -> None:
        self.positions += other.positions
        self.off += other.off
        for i, row in enumerate(other.products):
            self.errors[i] += other.errors[i]
            for j in range(i + 1):
                self.products[i][j] += row[j]
        for means, more in (
            (self.capitals, other.capitals), (self.civilizations, other.civilizations), (self.automa, other.automa),
        ):  # fmt: skip
            for name, (games, points) in more.items():
                count(means, name, points, games)
        self.scores += other.scores


def count(means: Means, name: str, points: int, games: int = 1) -> None:
    before = means.get(name, (0, 0))
    means[name] = before[0] + games, before[1] + points


class Lesson:
    """Games to learn from. noise: how much they stray from what the weights say, to see more."""

    def __init__(self, weights: Weights, players: int, seed: int, noise: float, branching: int) -> None:
        self.weights = weights
        self.players = players
        self.seed = seed
        self.noise = noise
        self.branching = branching


def learnt(lesson: Lesson) -> Experience:
    """Play one game and look back at it."""
    experience = Experience()
    weights = lesson.weights
    alone = lesson.seed % SOLO_EVERY == 0
    people = 1 if alone else lesson.players
    game = Game.new(people, lesson.seed, level=HARDEST if alone else None, log=False)
    chance = random.Random(lesson.seed)
    bots = [
        TurnPlanner(lesson.seed * 8 + seat, noise=lesson.noise, branching=lesson.branching, weights=weights)
        for seat in range(people)
    ]
    value = Value(weights.value)
    nudged = [Value(weights.value | {name: weights.value[name] * math.exp(NUDGE)}) for name in NAMES]
    seen: list[tuple[int, float, list[float]]] = []
    while (decision := game.decision) is not None:
        player = decision.player
        if decision.kind in START_CHOICES:
            game.play(chance.randrange(len(decision.options)), player)
            continue
        turn = game.state.turns
        own = game.state.turn == player
        game.play(bots[player].choose(Seat(game, player)), player)
        if own and game.state.turns != turn and game.state.players[player].era < LAST_ERA:
            expected = value.of(game.state, player)
            seen.append((player, expected, [(one.of(game.state, player) - expected) / NUDGE for one in nudged]))
    solo = game.state.solo
    if alone and solo is not None:
        count(experience.automa, AUTOMA_CIVILIZATIONS[solo.civilizations[1]], game.scores[solo.automa])
        return experience  # the Automa is another kind of opponent: nothing else is learnt from it
    for player, expected, slope in seen:
        experience.add(slope, game.scores[player] - expected)
    for player in range(people):
        who = game.state.players[player]
        count(experience.capitals, str(who.capital), who.vp)
        count(experience.civilizations, CIVILIZATIONS[who.civilizations[0]], who.vp)
    experience.scores = game.scores[:people]
    return experience


def fitted(weights: Weights, experience: Experience) -> Weights:
    """The weights that would have been right more often."""
    size = len(NAMES)
    equations = [
        [experience.products[max(i, j)][min(i, j)] for j in range(size)] + [experience.errors[i]] for i in range(size)
    ]
    for i in range(size):
        equations[i][i] += RELUCTANCE * max(1, experience.positions)
    moves = solved(equations)
    value = {
        name: weights.value[name] * math.exp(max(-FARTHEST, min(FARTHEST, move)))
        for name, move in zip(NAMES, moves, strict=True)
    }
    return Weights(
        value,
        averages(experience.capitals, weights.capitals),
        averages(experience.civilizations, weights.civilizations),
        averages(experience.automa, weights.automa_civilizations),
        weights.base,
        weights.slope,
    )


def averages(means: Means, names: Iterable[str]) -> dict[str, float]:
    """Mean points by name, drawn towards the mean of all where there were few games."""
    games = sum(played for played, _ in means.values())
    overall = sum(points for _, points in means.values()) / games if games else 0.0
    found = {}
    for name in names:
        played, points = means.get(name, (0, 0))
        found[name] = (points + AVERAGE_GAMES * overall) / (played + AVERAGE_GAMES)
    return found


def solved(equations: list[list[float]]) -> list[float]:
    """The solution of linear equations, each with its right side last (Gauss; all pivots are positive here)."""
    size = len(equations)
    rows = [row[:] for row in equations]
    for i in range(size):
        for below in range(i + 1, size):
            factor = rows[below][i] / rows[i][i]
            if factor:
                for column in range(i, size + 1):
                    rows[below][column] -= factor * rows[i][column]
    solution = [0.0] * size
    for i in reversed(range(size)):
        rest = rows[i][size] - sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = rest / rows[i][i]
    return solution
