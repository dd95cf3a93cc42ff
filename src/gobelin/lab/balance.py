"""What the games of a study say about civilizations and tapestry cards. docs/balance.md explains every figure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelin.lab.study import Plan, StudyGame
from gobelin.lab.tournament import Z, mean_interval, wilson
from gobelin.rules.engine.state import SOURCES
from gobelin.rules.printed.names import CIVILIZATIONS, TAPESTRIES

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

RESAMPLES: Final = 400  # of the bootstrap
SEED: Final = 1  # of the bootstrap: the same games give the same figures
NEAR: Final = 15.0  # points: margins within them say how much a point more changes the win rate
LEAST_SLOPE: Final = 0.001  # where hardly any game was close
FARTHEST: Final = 250.0  # points: no handicap is beyond
ROUNDS, MORE_ROUNDS = 40, 15  # until the handicap is found; from a good guess


@dataclass
class Published:
    """A start adjustment: points, points for each opponent (from so many on), and resources gained or lost."""

    vp: int = 0
    resources: int = 0
    per_opponent: int = 0
    opponents: int = 1

    def points(self, players: int) -> int:
        rivals = players - 1
        return self.vp + (self.per_opponent * rivals if rivals >= self.opponents else 0)


# The first official adjustments of the printed mats (CIV-9). The others have none.
PUBLISHED: Final = {
    "alchemists": Published(vp=10, resources=2),
    "architects": Published(per_opponent=10, opponents=2),
    "craftsmen": Published(resources=-1),
    "entertainers": Published(resources=1),
    "futurists": Published(resources=-2),
    "merrymakers": Published(resources=1),
    "mystics": Published(resources=1),
    "the_chosen": Published(per_opponent=15),
    "traders": Published(vp=10, resources=2),
}
NO_ADJUSTMENT: Final = Published()


class Figures:
    """The games of a study as arrays: a row for each game, a column for each seat."""

    def __init__(self, plan: Plan, games: Iterable[StudyGame]) -> None:
        self.plan = plan
        civilizations, scores, wins, sources, held, laid = [], [], [], [], [], []
        for game in games:
            share = 1 / len(game.winners)  # a shared victory is divided
            civilizations.append([sitting.civilization for sitting in game.sittings])
            scores.append(game.scores)
            wins.append([share if seat in game.winners else 0.0 for seat in range(plan.players)])
            sources.append([sitting.sources for sitting in game.sittings])
            held.append([np.bincount(sitting.held, minlength=len(TAPESTRIES)) for sitting in game.sittings])
            laid.append([np.bincount(sitting.played, minlength=len(TAPESTRIES)) for sitting in game.sittings])
        self.games = len(scores)
        self.civilizations: Integers = np.array(civilizations, np.int64).reshape(-1, plan.players)
        self.scores: Floats = np.array(scores, np.float64).reshape(-1, plan.players)
        self.wins: Floats = np.array(wins, np.float64).reshape(-1, plan.players)
        self.sources: Floats = np.array(sources, np.float64).reshape(-1, plan.players, len(SOURCES))
        self.held: Integers = np.array(held, np.int64).reshape(-1, plan.players, len(TAPESTRIES))  # how often
        self.played: Integers = np.array(laid, np.int64).reshape(-1, plan.players, len(TAPESTRIES))


# --- The report


def report(figures: Figures) -> dict[str, Any]:
    """All that is known, as JSON-able data; civilizations and cards from strong to weak."""
    plan = figures.plan
    found: dict[str, Any] = {"study": plan.document() | {"games": figures.games}}
    if not figures.games:
        return found
    civilizations = civilization_lines(figures)
    return found | {
        "score": _mean_of(figures.scores.ravel()),
        "seats": [
            _rate_of(figures.wins[:, seat]) | {"mean_score": _round(figures.scores[:, seat].mean())}
            for seat in range(plan.players)
        ],
        "civilizations": civilizations,
        "tapestries": tapestry_lines(figures),
        "check": check(figures),
        "published": agreement(civilizations),
        "resamples": RESAMPLES,
    }


def civilization_lines(figures: Figures) -> list[dict[str, Any]]:
    """The civilizations that were played, the strongest first."""
    players = figures.plan.players
    by_wins, by_score = handicaps(figures)
    lines = []
    for number, name in enumerate(CIVILIZATIONS):
        here = figures.civilizations == number
        if not here.any():
            continue
        sources = figures.sources[here]
        published = PUBLISHED.get(name, NO_ADJUSTMENT)
        mean = _mean_of(figures.scores[here])
        lines.append(
            {
                "name": name,
                "games": int(here.sum()),
                **_rate_of(figures.wins[here]),
                "mean_score": mean["mean"],
                "score_interval": mean["interval"],
                "by_source": {source: _mean_of(sources[:, at]) for at, source in enumerate(SOURCES)},
                "handicap": by_wins.points(number),
                "handicap_interval": by_wins.interval(number),
                "handicap_by_score": by_score.points(number),
                "handicap_by_score_interval": by_score.interval(number),
                "published": {"vp": published.points(players), "resources": published.resources},
            }
        )
    return sorted(lines, key=lambda line: line["handicap"])


def against(figures: Figures, civilization: int) -> list[dict[str, Any]]:
    """How often a civilization came before each other one at the same table; who was level counts half."""
    lines = []
    rows, seats = np.nonzero(figures.civilizations == civilization)
    own = figures.scores[rows, seats][:, None]
    own_won = figures.wins[rows, seats][:, None]
    before = np.where(own == figures.scores[rows], 0.5, own > figures.scores[rows])
    settled = (own == figures.scores[rows]) & (own_won != figures.wins[rows])  # by resources
    before = np.where(settled, own_won > figures.wins[rows], before)
    for number, name in enumerate(CIVILIZATIONS):
        met = figures.civilizations[rows] == number
        if number != civilization and met.any():
            lines.append({"name": name, **_rate_of(before[met])})
    return sorted(lines, key=lambda line: -line["win_rate"])


def tapestry_lines(figures: Figures) -> list[dict[str, Any]]:
    """The tapestry cards somebody held, the most valuable first."""
    points, errors = card_values(figures)
    lines = []
    for number, name in enumerate(TAPESTRIES):
        held, played = figures.held[:, :, number] > 0, figures.played[:, :, number] > 0
        if not held.any():
            continue
        half = Z * errors[number]
        line: dict[str, Any] = {
            "name": name,
            "held": int(held.sum()),
            **_rate_of(figures.wins[held]),
            "mean_score": _round(figures.scores[held].mean()),
            "played": int(played.sum()),
            "points": _round(points[number]),
            "points_interval": [_round(points[number] - half), _round(points[number] + half)],
        }
        if played.any():
            line["when_played"] = _rate_of(figures.wins[played]) | {"mean_score": _round(figures.scores[played].mean())}
        lines.append(line)
    return sorted(lines, key=lambda line: -line["points"])


def _rate_of(wins: Floats) -> dict[str, Any]:
    low, high = wilson(float(wins.sum()), len(wins))
    return {"win_rate": _round(wins.mean(), 4), "interval": [_round(low, 4), _round(high, 4)]}


def _mean_of(numbers: Floats) -> dict[str, Any]:
    low, high = mean_interval(numbers.tolist())
    return {"mean": _round(numbers.mean()), "interval": [_round(low), _round(high)]}


def _round(value: float, digits: int = 2) -> float:
    return round(float(value), digits) + 0.0  # no -0.0


# --- The handicap


class Handicap:
    """Points for each civilization, and what they were on each sample of the bootstrap."""

    def __init__(self, points: Floats, samples: Floats) -> None:
        self._points = points
        self._samples = samples

    def points(self, civilization: int) -> float:
        return _round(self._points[civilization], 1)

    def interval(self, civilization: int) -> list[float]:
        low, high = np.percentile(self._samples[:, civilization], (2.5, 97.5))
        return [_round(low, 1), _round(high, 1)]


def handicaps(figures: Figures, resamples: int = RESAMPLES) -> tuple[Handicap, Handicap]:
    """Start points that would even the game out: such that all win equally often, and such that nobody is ahead.

    Whole games are drawn again and again for the intervals, so that the seats of a game stay together.
    """
    chance = np.random.default_rng(SEED)
    scores, civilizations = figures.scores, figures.civilizations
    by_wins = even_wins(scores, civilizations, np.zeros(len(CIVILIZATIONS)), ROUNDS)
    won = []
    weights = np.ones((resamples + 1, figures.games))  # how often each game counts: all once, then as they are drawn
    for sample in range(1, resamples + 1):
        drawn = chance.integers(0, figures.games, figures.games)
        won.append(even_wins(scores[drawn], civilizations[drawn], by_wins, MORE_ROUNDS))
        weights[sample] = np.bincount(drawn, minlength=figures.games)
    by_score, *scored = even_margins(scores, civilizations, weights)
    return Handicap(by_wins, np.array(won)), Handicap(by_score, np.array(scored))


def even_wins(scores: Floats, civilizations: Integers, guess: Floats, rounds: int) -> Floats:
    """Points for each civilization with which all of them win equally often, if everybody plays as before.

    Newton's steps, each civilization by itself, shorter from one to the next; the mean of all points is 0.
    """
    count = len(CIVILIZATIONS)
    seats = civilizations.ravel()
    met = np.bincount(seats, minlength=count)
    there = met > 0
    often = np.maximum(met, 1)
    fair = 1 / scores.shape[1]
    points = guess.copy()
    steps = []
    for turn in range(rounds):
        margins = _ahead(scores + points[civilizations]).ravel()
        wins = np.bincount(seats, (margins > 0) + 0.5 * (margins == 0), count) / often
        slope = np.bincount(seats, np.abs(margins) < NEAR, count) / often / (2 * NEAR)
        pace = 0.8 / (1 + 0.1 * turn)
        points += np.where(there, pace * (fair - wins) / np.maximum(slope, LEAST_SLOPE), 0.0)
        points = np.where(there, np.clip(points - points[there].mean(), -FARTHEST, FARTHEST), 0.0)
        steps.append(points)
    return np.asarray(np.mean(steps[-5:], axis=0))  # a game won or lost moves the last steps to and fro


def _ahead(scores: Floats) -> Floats:
    """How far each seat is ahead of the best of the others."""
    if scores.shape[1] == 2:
        return scores - scores[:, ::-1]
    order = np.sort(scores, axis=1)
    best, second = order[:, -1:], order[:, -2:-1]
    return scores - np.where(scores == best, second, best)


def even_margins(scores: Floats, civilizations: Integers, weights: Floats) -> list[Floats]:
    """Points for each civilization with which nobody is ahead on average, for each row of weights of the games.

    Least squares of the lead over the mean of the others, by civilization and by seat. A civilization counts for its
    owner and, in equal parts, against the others: what it takes from them is part of its strength. The seat is there to
    take its own part away. The mean of all points is 0.
    """
    games, players = scores.shape
    count = len(CIVILIZATIONS)
    leads = scores - (scores.sum(axis=1, keepdims=True) - scores) / (players - 1)
    there = _one_of(civilizations, count)
    apart = there - (there.sum(axis=1, keepdims=True) - there) / (players - 1)
    known = np.concatenate([apart, np.broadcast_to(np.eye(players), (games, players, players))], axis=2)
    width = count + players
    squares = weights @ np.einsum("gsi,gsj->gij", known, known).reshape(games, -1)
    products = weights @ np.einsum("gsi,gs->gi", known, leads)
    found = []
    for square, product in zip(squares.reshape(-1, width, width), products, strict=True):
        strength = (np.linalg.pinv(square, hermitian=True) @ product)[:count]
        met = np.diagonal(square)[:count] > 0
        found.append(np.where(met, strength[met].mean() - strength, 0.0))
    return found


def _one_of(numbers: Integers, count: int) -> Floats:
    """A 1 at the place of each number."""
    marks = np.zeros((*numbers.shape, count))
    np.put_along_axis(marks, numbers[..., None], 1.0, axis=-1)
    return marks


def check(figures: Figures) -> dict[str, Any]:
    """Win rates by civilization in every second game, without and with a handicap estimated on the games between.

    One way only: what luck does to one half it does to the other with the opposite sign when they change places, so
    that win rates over both ways would come out even whatever the handicap.
    """
    if figures.games < 2:
        return {}
    points = even_wins(figures.scores[::2], figures.civilizations[::2], np.zeros(len(CIVILIZATIONS)), ROUNDS)
    civilizations = figures.civilizations[1::2]
    margins = _ahead(figures.scores[1::2] + points[civilizations])
    return {
        "without": _range_of(civilizations, figures.wins[1::2], 1),
        "with": _range_of(civilizations, (margins > 0) + 0.5 * (margins == 0), 2),
    }


def _range_of(civilizations: Integers, wins: Floats, halves: int) -> dict[str, float]:
    """The lowest and the highest win rate, and how far they are apart beyond the luck of so many halves."""
    met = np.bincount(civilizations.ravel(), minlength=len(CIVILIZATIONS))
    there = met > 0
    rates = np.bincount(civilizations.ravel(), wins.ravel(), len(CIVILIZATIONS))[there] / met[there]
    fair = 1 / civilizations.shape[1]
    luck = halves * float(np.mean(fair * (1 - fair) / met[there]))
    beyond = float(np.mean((rates - fair) ** 2)) - luck
    return {
        "lowest": _round(rates.min(), 4),
        "highest": _round(rates.max(), 4),
        "spread": _round(max(0.0, beyond) ** 0.5, 4),
    }


def agreement(lines: list[dict[str, Any]]) -> dict[str, int]:
    """In how many pairs of civilizations, of those that the published adjustments rank, the handicap ranks them so.

    Only pairs in which one gets at least as many points and as many resources as the other, and not the same: what a
    resource is worth in points nobody has published.
    """
    pairs = agreed = 0
    for one in lines:
        for other in lines:
            more = [one["published"][what] - other["published"][what] for what in ("vp", "resources")]
            if min(more) >= 0 and max(more) > 0:
                pairs += 1
                agreed += one["handicap"] > other["handicap"]
    return {"pairs": pairs, "agreed": int(agreed)}


# --- Tapestry cards


def card_values(figures: Figures) -> tuple[Floats, Floats]:
    """Points that a card in hand brought, beside an average card, and their standard errors.

    Least squares of the score by civilization, seat and cards held: draws are luck, what is played is a choice. Errors
    allow for the seats of a game being alike (clusters).
    """
    games, players = figures.scores.shape
    cards = len(TAPESTRIES)
    civilizations = _one_of(figures.civilizations, len(CIVILIZATIONS))
    seats = np.broadcast_to(np.eye(players)[:, 1:], (games, players, players - 1))
    known = np.concatenate([figures.held, civilizations, seats], axis=2).reshape(games * players, -1)
    scores = figures.scores.ravel()
    inverse = np.linalg.pinv(known.T @ known, hermitian=True)
    found = inverse @ (known.T @ scores)
    left = (scores - known @ found)[:, None] * known
    by_game = left.reshape(games, players, -1).sum(axis=1)
    spread = inverse @ (by_game.T @ by_game) @ inverse
    there = figures.held.any(axis=(0, 1))
    beside = np.zeros((cards, known.shape[1]))
    beside[:, :cards] = np.eye(cards) - there / max(1, there.sum())
    errors = np.sqrt(np.maximum(0.0, np.einsum("ci,ij,cj->c", beside, spread, beside)))
    return beside @ found, errors
