"""CMA-ES: searching for the best of many numbers when all that can be done is to try some (Hansen's tutorial, 2016).

Candidates are drawn from a normal distribution; its mean moves towards the better half of them, its shape towards the
steps that helped. Written for some dozens of numbers, in plain Python.
"""

from __future__ import annotations

import math
import random
from typing import Any

Vector = list[float]


class Evolution:
    """The distribution now. `ask` draws candidates, `tell` learns from their scores (higher is better)."""

    def __init__(self, mean: Vector, sigma: float, population: int, seed: int) -> None:
        size = self.size = len(mean)
        self.mean = mean
        self.sigma = sigma
        self.population = population
        self.generation = 0
        self.chance = random.Random(seed)
        self.shape = [[float(i == j) for j in range(size)] for i in range(size)]  # covariance, sigma aside
        self.root = [row[:] for row in self.shape]  # its Cholesky factor
        self.step_path = [0.0] * size
        self.shape_path = [0.0] * size
        # The better half, weighted by rank, and how fast to learn
        half = population // 2
        ranks = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
        self.ranks = [rank / sum(ranks) for rank in ranks]
        mass = self.mass = 1.0 / sum(rank * rank for rank in self.ranks)
        self.c_step = (mass + 2) / (size + mass + 5)
        self.damping = 1 + 2 * max(0.0, math.sqrt((mass - 1) / (size + 1)) - 1) + self.c_step
        self.c_path = (4 + mass / size) / (size + 4 + 2 * mass / size)
        self.c_one = 2 / ((size + 1.3) ** 2 + mass)
        self.c_mass = min(1 - self.c_one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        self.expected = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))

    def ask(self) -> list[Vector]:
        """The candidates of the next generation."""
        return [self._moved(self._drawn()) for _ in range(self.population)]

    def _drawn(self) -> Vector:
        return [self.chance.gauss(0.0, 1.0) for _ in range(self.size)]

    def _moved(self, draw: Vector) -> Vector:
        return [
            self.mean[i]
            + self.sigma * sum(root * step for root, step in zip(self.root[i][: i + 1], draw, strict=False))
            for i in range(self.size)
        ]

    def tell(self, candidates: list[Vector], scores: list[float]) -> None:
        """Learn which of the candidates were better."""
        size, sigma = self.size, self.sigma
        order = sorted(range(len(candidates)), key=lambda at: -scores[at])
        steps = [[(x - m) / sigma for x, m in zip(candidates[at], self.mean, strict=True)] for at in order]
        best = list(zip(self.ranks, steps, strict=False))
        move = [sum(rank * step[i] for rank, step in best) for i in range(size)]
        self.mean = [m + sigma * step for m, step in zip(self.mean, move, strict=True)]
        self.generation += 1

        # The length of the path tells whether steps should be longer or shorter
        plain = self._solved(move)
        keep = math.sqrt(self.c_step * (2 - self.c_step) * self.mass)
        self.step_path = [(1 - self.c_step) * p + keep * z for p, z in zip(self.step_path, plain, strict=True)]
        length = math.sqrt(sum(p * p for p in self.step_path))
        self.sigma *= math.exp(self.c_step / self.damping * (length / self.expected - 1))

        # The shape follows the path and the good steps
        faded = 1 - (1 - self.c_step) ** (2 * self.generation)
        steady = length / math.sqrt(faded) < (1.4 + 2 / (size + 1)) * self.expected
        keep = math.sqrt(self.c_path * (2 - self.c_path) * self.mass) if steady else 0.0
        self.shape_path = [(1 - self.c_path) * p + keep * y for p, y in zip(self.shape_path, move, strict=True)]
        lost = 0.0 if steady else self.c_one * self.c_path * (2 - self.c_path)
        old = 1 - self.c_one - self.c_mass + lost
        path = self.shape_path
        for i in range(size):
            row = self.shape[i]
            for j in range(i + 1):
                row[j] = (
                    old * row[j]
                    + self.c_one * path[i] * path[j]
                    + self.c_mass * sum(rank * step[i] * step[j] for rank, step in best)
                )
        self._factor()

    def _solved(self, move: Vector) -> Vector:
        """The draw that makes this move: the root divided away."""
        draw: Vector = []
        for i, row in enumerate(self.root):
            draw.append((move[i] - sum(row[j] * draw[j] for j in range(i))) / row[i])
        return draw

    def _factor(self) -> None:
        """The Cholesky factor of the shape."""
        for i in range(self.size):
            for j in range(i + 1):
                rest = self.shape[i][j] - sum(self.root[i][k] * self.root[j][k] for k in range(j))
                self.root[i][j] = math.sqrt(max(rest, 1e-12)) if i == j else rest / self.root[j][j]

    # --- Keeping

    def document(self) -> dict[str, Any]:
        """Everything, as JSON-able data."""
        version, numbers, gauss = self.chance.getstate()
        return {
            "mean": self.mean,
            "sigma": self.sigma,
            "population": self.population,
            "generation": self.generation,
            "chance": [version, list(numbers), gauss],
            "shape": [row[: i + 1] for i, row in enumerate(self.shape)],
            "step_path": self.step_path,
            "shape_path": self.shape_path,
        }

    @classmethod
    def from_document(cls, data: dict[str, Any]) -> Evolution:
        new = cls(data["mean"], data["sigma"], data["population"], 0)
        new.generation = data["generation"]
        version, numbers, gauss = data["chance"]
        new.chance.setstate((version, tuple(numbers), gauss))
        for i, row in enumerate(data["shape"]):
            new.shape[i][: i + 1] = row
        new.step_path = data["step_path"]
        new.shape_path = data["shape_path"]
        new._factor()
        return new
