"""Tuning the weights of the hand-made value by self-play. Nothing is printed here.

First they are fitted to some hundred games (fit.py). Then each generation draws some sets of weights around the present
ones; each set plays the same games against itself, and the points it makes decide where to look next (CMA-ES, by the
library cmaes). Weights stay positive: what is searched are their logarithms.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from cmaes import CMA

from gobelin.bots.weights import VERSION, BadWeights, Weights
from gobelin.lab.calibrate import calibrate
from gobelin.lab.fit import NAMES, Evidence, fit_weights, gather, round_off
from gobelin.lab.pool import Pool
from gobelin.lab.samples import Sample, play_sample
from gobelin.rules.engine.quoting import quoted

STATE_FORMAT = "gobelin-tuning-2"
SMALLEST = 1e-4  # a weight that starts lower is searched from here
NOISE = 4.0  # points by which the games of a fit stray from the best choice, to see more
SOLO_EVERY = 6  # one of so many games of a fit is against the Automa, for what its second civilization is worth
HARDEST = 6


def score_sample(sample: Sample) -> list[int]:
    """The points of all seats."""
    return play_sample(sample).scores[: sample.players]


class Tuning:
    """A tuning that can be stopped and resumed: its state is a file, written after each generation."""

    def __init__(
        self,
        start: Weights,
        *,
        population: int,
        games: int,
        players: tuple[int, ...],
        branching: int,
        sigma: float,
        seed: int,
    ) -> None:
        self.start = start
        self.population = population  # candidates of each generation
        self.games = games  # of each candidate in each generation
        self.players = players  # the numbers of players, in turn
        self.branching = branching  # options of a question that are looked at
        self.sigma = sigma  # how far the first generation looks
        self.seed = seed
        self.fits = 0  # to games, before the search
        self.scores: list[list[float]] = []  # of the candidates of each generation
        self.history: list[dict[str, float]] = []  # mean and best points of each generation
        self.search = self._new_search()

    def _new_search(self) -> CMA:
        mean = np.log([max(self.start.value[name], SMALLEST) for name in NAMES])
        return CMA(mean, self.sigma, seed=self.seed, population_size=self.population)

    @property
    def generation(self) -> int:
        """How many generations were played."""
        return len(self.scores)

    def weights(self, candidate: Iterable[float] | None = None) -> Weights:
        """The weights a candidate stands for; without any the present mean of the search."""
        numbers = self.search.mean if candidate is None else candidate
        value = {name: math.exp(number) for name, number in zip(NAMES, numbers, strict=True)}
        start = self.start
        return Weights(value, start.capitals, start.civilizations, start.automa_civilizations, start.base, start.slope)

    def calibrated_weights(self, games: int, pool: Pool) -> Weights:
        """The weights found, with what so many games of theirs say about what comes of their value."""
        found = self.weights()
        found.base, found.slope = calibrate(found, games, self.seed * 1_000_000 + 900_000, self.branching, pool)
        return found

    def fit(self, games: int, pool: Pool) -> dict[str, float]:
        """Fit the weights to so many games; the search begins around them."""
        assert not self.scores, "the search has begun"
        first = self.seed * 1_000_000 + 500_000 + self.fits * games
        evidence = Evidence()
        for one in pool.map(gather, [self._fit_sample(number, first + number) for number in range(games)]):
            evidence.merge(one)
        self.start = fit_weights(self.weights(), evidence)
        self.search = self._new_search()
        self.fits += 1
        return {
            "fit": self.fits,
            "mean": round(sum(evidence.scores) / len(evidence.scores), 2),
            "off": round(sum(evidence.off) / len(evidence.off), 2),
        }

    def _fit_sample(self, number: int, seed: int) -> Sample:
        solo = seed % SOLO_EVERY == 0
        players = 1 if solo else self.players[number % len(self.players)]
        level = HARDEST if solo else None
        return Sample(self.weights(), players, seed, self.branching, noise=NOISE, random_start=True, level=level)

    def play_generation(self, pool: Pool) -> dict[str, float]:
        """Let the next candidates play; returns what they came to."""
        candidates = self._ask()
        first = self.seed * 1_000_000 + self.generation * self.games  # other games in each generation
        samples = [
            Sample(self.weights(candidate), self.players[number % len(self.players)], first + number, self.branching)
            for candidate in candidates
            for number in range(self.games)
        ]
        points = list(pool.map(score_sample, samples))
        scores = []
        for at in range(0, len(points), self.games):
            of_seats = [mark for game in points[at : at + self.games] for mark in game]
            scores.append(round(sum(of_seats) / len(of_seats), 4))
        spread = float(np.std(np.array(candidates) - self.search.mean))
        self._tell(candidates, scores)
        report = {
            "generation": self.generation,
            "mean": round(sum(scores) / len(scores), 2),
            "best": round(max(scores), 2),
            "sigma": round(spread, 4),
        }
        self.history.append(report)
        return report

    def _ask(self) -> list[Any]:
        return [self.search.ask() for _ in range(self.population)]

    def _tell(self, candidates: list[Any], scores: list[float]) -> None:
        self.search.tell([(candidate, -score) for candidate, score in zip(candidates, scores, strict=True)])
        self.scores.append(scores)

    # --- Keeping

    def heading(self) -> str:
        """What stands above the weights in a file: where they come from."""
        return (
            "The weights of the hand-made value (docs/bots.md explains them).\n"
            f"Written by gobelin tune: {self.fits} fits, then {self.generation} generations of "
            f"{self.population} sets, {self.games} games each, seed {self.seed}."
        )

    def save(self, path: Path) -> None:
        """Write the state; an interrupted write leaves the old file as it was."""
        start = self.start
        state = {
            "format": STATE_FORMAT,
            "version": VERSION,
            "names": NAMES,
            "settings": {
                "population": self.population, "games": self.games, "players": self.players,
                "branching": self.branching, "sigma": self.sigma, "seed": self.seed,
            },
            "weights": {name: round_off(number) for name, number in self.weights().value.items()},
            "start": [
                start.value, start.capitals, start.civilizations, start.automa_civilizations, start.base, start.slope,
            ],
            "fits": self.fits,
            "scores": self.scores,
            "history": self.history,
        }  # fmt: skip
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps(state), encoding="utf-8")
        os.replace(fresh, path)

    @classmethod
    def load(cls, path: Path) -> Tuning:
        """The tuning of a file; BadWeights if it is none, or one for other weights.

        The search follows from its seed and from how the candidates scored, so it is gone through again.
        """
        try:
            state: Any = json.loads(path.read_text(encoding="utf-8"))
            if state["format"] != STATE_FORMAT:
                raise ValueError("it has another format")
            if state["version"] != VERSION or tuple(state["names"]) != NAMES:
                made = quoted(state["version"])
                wrong = BadWeights(f"{path} tunes weights of version {made}; this is for version {VERSION}")
                raise wrong.with_key("weights-version", name=str(path), made=made, version=VERSION)
            tuning = cls(Weights(*state["start"]), **state["settings"])
            for scores in state["scores"]:
                tuning._tell(tuning._ask(), scores)
            tuning.fits = state["fits"]
            tuning.history = state["history"]
        except BadWeights:
            raise
        except OSError as error:
            wrong = BadWeights(f"cannot read {path}: {error}")
            raise wrong.with_key("cannot-read", name=str(path), reason=str(error)) from error
        except (ValueError, KeyError, TypeError, AssertionError) as error:
            wrong = BadWeights(f"{path} is not a tuning that can be resumed: {error}")
            raise wrong.with_key("tuning-none", name=str(path)) from error
        return tuning
