"""Tuning the weights of the hand-made value by self-play. Nothing is printed here.

First they are fitted to some hundred games (fit.py). Then each generation draws some sets of weights around the present
ones; each set plays the same games against itself, and the points it makes decide where to look next (cma.py). Weights
stay positive: what is searched are their logarithms.
"""

from __future__ import annotations

import json
import math
import os
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

from gobelin.bots.planner import TurnPlanner
from gobelin.bots.weights import EXPLAINED, VERSION, BadWeights, Weights
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.lab.calibrate import expected
from gobelin.lab.cma import Evolution
from gobelin.lab.fit import Experience, Lesson, fitted, learnt
from gobelin.lab.pool import Processes, results
from gobelin.rules.engine.quoting import quoted

STATE_FORMAT = "gobelin-tuning"
SMALLEST = 1e-4  # a weight that starts lower is searched from here
NOISE = 4.0  # points by which the games of a fit stray from the best choice, to see more
NAMES = tuple(EXPLAINED)


def logarithms(weights: Weights) -> list[float]:
    return [math.log(max(weights.value[name], SMALLEST)) for name in NAMES]


class Trial:
    """Games that one set of weights plays against itself."""

    def __init__(self, weights: Weights, players: int, seeds: Sequence[int], branching: int) -> None:
        self.weights = weights
        self.players = players
        self.seeds = seeds
        self.branching = branching


def points(trial: Trial) -> list[int]:
    """The points of all seats in all games of a trial."""
    made: list[int] = []
    for seed in trial.seeds:
        bot = TurnPlanner(seed, weights=trial.weights, branching=trial.branching)
        game = Game.new(trial.players, seed, log=False)
        while (decision := game.decision) is not None:
            game.play(bot.choose(Seat(game, decision.player)))
        made.extend(game.scores[: trial.players])
    return made


class Tuning:
    """A tuning that can be stopped and resumed: its state is a file, written after each generation."""

    def __init__(
        self, evolution: Evolution, start: Weights, games: int, players: tuple[int, ...], branching: int, seed: int
    ) -> None:
        self.evolution = evolution
        self.start = start
        self.games = games  # of each candidate in each generation
        self.players = players  # the numbers of players, in turn
        self.branching = branching  # options of a question that are looked at
        self.seed = seed
        self.fits = 0  # to games, before the search
        self.history: list[dict[str, float]] = []  # mean and best points of each generation

    @classmethod
    def new(
        cls,
        start: Weights,
        *,
        population: int,
        games: int,
        players: tuple[int, ...],
        branching: int,
        sigma: float,
        seed: int,
    ) -> Tuning:
        return cls(Evolution(logarithms(start), sigma, population, seed), start, games, players, branching, seed)

    def weights(self, candidate: Sequence[float] | None = None) -> Weights:
        """The weights a candidate stands for; without any the present mean of the search."""
        numbers = self.evolution.mean if candidate is None else candidate
        value = {name: math.exp(number) for name, number in zip(NAMES, numbers, strict=True)}
        start = self.start
        return Weights(value, start.capitals, start.civilizations, start.automa_civilizations, start.base, start.slope)

    def calibrated(self, games: int, jobs: int) -> Weights:
        """The weights found, with what so many games of theirs say about what comes of their value."""
        found = self.weights()
        found.base, found.slope = expected(found, games, self.seed * 1_000_000 + 900_000, self.branching, jobs)
        return found

    def fit(self, games: int, jobs: int) -> dict[str, float]:
        """Fit the weights to so many games; the search then begins anew around them."""
        first = self.seed * 1_000_000 + 500_000 + self.fits * games
        lessons = [
            Lesson(self.weights(), self.players[number % len(self.players)], first + number, NOISE, self.branching)
            for number in range(games)
        ]
        experience = Experience()
        for one in results(learnt, lessons, jobs):
            experience.merge(one)
        self.start = fitted(self.weights(), experience)
        self.evolution.mean = logarithms(self.start)
        self.fits += 1
        return {
            "fit": self.fits,
            "mean": round(sum(experience.scores) / len(experience.scores), 2),
            "off": round(experience.off / experience.positions, 2),
        }

    def generations(self, jobs: int) -> Generator[dict[str, float]]:
        """Go on and on; yields what each generation came to. Close it to stop."""
        processes = Processes(jobs) if jobs > 1 else None
        try:
            while True:
                yield self._generation(processes)
        finally:
            if processes is not None:
                processes.__exit__()

    def _generation(self, processes: Processes | None) -> dict[str, float]:
        candidates = self.evolution.ask()
        first = self.seed * 1_000_000 + self.evolution.generation * self.games  # other games in each generation
        trials = [
            Trial(self.weights(candidate), self.players[number % len(self.players)], [first + number], self.branching)
            for candidate in candidates
            for number in range(self.games)
        ]
        made = list(results(points, trials) if processes is None else processes.results(points, trials))
        scores = []
        for at in range(len(candidates)):
            of_seats = [mark for game in made[at * self.games : (at + 1) * self.games] for mark in game]
            scores.append(sum(of_seats) / len(of_seats))
        self.evolution.tell(candidates, scores)
        told = {
            "generation": self.evolution.generation,
            "mean": round(sum(scores) / len(scores), 2),
            "best": round(max(scores), 2),
            "sigma": round(self.evolution.sigma, 4),
        }
        self.history.append(told)
        return told

    # --- Keeping

    def heading(self) -> str:
        """What stands above the weights in a file: where they come from."""
        return (
            "The weights of the hand-made value (docs/bots.md explains them).\n"
            f"Written by gobelin tune: {self.fits} fits, then {self.evolution.generation} generations of "
            f"{self.evolution.population} sets, {self.games} games each, seed {self.seed}."
        )

    def save(self, path: Path) -> None:
        """Write the state; an interrupted write leaves the old file as it was."""
        start = self.start
        data = {
            "format": STATE_FORMAT,
            "version": VERSION,
            "names": NAMES,
            "seed": self.seed,
            "games": self.games,
            "players": self.players,
            "branching": self.branching,
            "weights": {name: float(f"{number:.6g}") for name, number in self.weights().value.items()},
            "start": [
                start.value,
                start.capitals,
                start.civilizations,
                start.automa_civilizations,
                start.base,
                start.slope,
            ],
            "fits": self.fits,
            "history": self.history,
            "evolution": self.evolution.document(),
        }
        fresh = path.with_name(path.name + ".new")
        fresh.write_text(json.dumps(data), encoding="utf-8")
        os.replace(fresh, path)

    @classmethod
    def load(cls, path: Path) -> Tuning:
        """Go on where a file ends; BadWeights if it is none, or one for other weights."""
        try:
            data: Any = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            wrong = BadWeights(f"cannot go on with {path}: {error}")
            raise wrong.with_key("cannot-read", name=str(path), reason=str(error)) from error
        except ValueError as error:
            raise BadWeights(f"cannot go on with {path}: {error}").with_key("tuning-none", name=str(path)) from error
        if not isinstance(data, dict) or data.get("format") != STATE_FORMAT:
            raise BadWeights(f"{path} is not the state of a tuning").with_key("tuning-none", name=str(path))
        if data["version"] != VERSION or tuple(data["names"]) != NAMES:
            wrong = BadWeights(f"{path} tunes weights of version {data['version']}; this is for version {VERSION}")
            raise wrong.with_key("weights-version", name=str(path), made=quoted(data["version"]), version=VERSION)
        tuning = cls(
            Evolution.from_document(data["evolution"]), Weights(*data["start"]), data["games"],
            tuple(data["players"]), data["branching"], data["seed"],
        )  # fmt: skip
        tuning.fits = data["fits"]
        tuning.history = data["history"]
        return tuning
