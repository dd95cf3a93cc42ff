"""CMA-ES finds the top of a hill that no coordinate points to."""

from __future__ import annotations

import json

from gobelin.lab.cma import Evolution


def height(x: list[float]) -> float:
    """Highest at (3, 2, 1, ...), a thousand times steeper across than along."""
    size = len(x)
    off = [x[i] - (size - i) for i in range(size)]
    return -sum((1000 if i else 1) * (off[i] + (off[i - 1] if i else 0)) ** 2 for i in range(size))


def climbed(evolution: Evolution, generations: int) -> list[float]:
    heights = []
    for _ in range(generations):
        candidates = evolution.ask()
        scores = [height(x) for x in candidates]
        evolution.tell(candidates, scores)
        heights.append(max(scores))
    return heights


def test_it_climbs() -> None:
    evolution = Evolution([0.0] * 5, 0.5, 12, seed=1)
    heights = climbed(evolution, 250)
    assert heights[0] < -1000
    assert heights[-1] > -1e-6
    assert [round(x, 2) for x in evolution.mean] == [5, -1, 4, -2, 3] or height(evolution.mean) > -1e-5


def test_it_goes_on_where_it_was() -> None:
    straight = Evolution([0.0] * 4, 0.5, 8, seed=3)
    expected = climbed(straight, 20)
    broken = Evolution([0.0] * 4, 0.5, 8, seed=3)
    first = climbed(broken, 9)
    resumed = Evolution.from_document(json.loads(json.dumps(broken.document())))
    assert first + climbed(resumed, 11) == expected
    assert resumed.generation == straight.generation == 20
    assert resumed.mean == straight.mean
