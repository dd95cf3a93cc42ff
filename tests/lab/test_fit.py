"""Fitting weights to games: least squares, held back, and means of start cards."""

from __future__ import annotations

import math
import random

import pytest

from gobelin.bots import load
from gobelin.lab.fit import FARTHEST, NAMES, Evidence, average, fit_weights


def test_weights_move_to_where_they_explain_the_points() -> None:
    """The value is off by 2 for each unit of the first slope, and does not depend on the second."""
    rng = random.Random(1)
    evidence = Evidence()
    for _ in range(500):
        slope = [0.0] * len(NAMES)
        slope[0], slope[1] = rng.uniform(0, 30), rng.uniform(0, 30)
        evidence.slopes.append(slope)
        evidence.off.append(0.2 * slope[0])
    before, after = load(), fit_weights(load(), evidence)
    moved = {name: math.log(after.value[name] / before.value[name]) for name in NAMES}
    assert moved[NAMES[0]] == pytest.approx(0.2, abs=0.01)
    assert abs(moved[NAMES[1]]) < 0.01
    assert all(moved[name] == pytest.approx(0, abs=1e-5) for name in NAMES[2:])


def test_no_weight_moves_far_at_once() -> None:
    evidence = Evidence()
    for _ in range(100):
        evidence.slopes.append([10.0, *[0.0] * (len(NAMES) - 1)])
        evidence.off.append(1000.0)
    before, after = load(), fit_weights(load(), evidence)
    assert math.log(after.value[NAMES[0]] / before.value[NAMES[0]]) == pytest.approx(FARTHEST, abs=1e-5)


def test_no_games_change_nothing() -> None:
    assert fit_weights(load(), Evidence()).value == pytest.approx(load().value)


def test_evidence_adds_up() -> None:
    one, other = Evidence(), Evidence()
    one.slopes, one.off = [[1.0]], [3.0]
    other.slopes, other.off, other.scores = [[2.0]], [5.0], [100]
    other.civilizations["leaders"] = [100]
    one.merge(other)
    one.merge(other)
    assert (one.slopes, one.off, one.scores) == ([[1.0], [2.0], [2.0]], [3.0, 5.0, 5.0], [100, 100])
    assert one.civilizations == {"leaders": [100, 100]}


def test_few_games_say_little() -> None:
    found = average({"a": [100] * 90, "b": [191]}, ["a", "b", "c"])
    overall = 9191 / 91
    assert found["a"] == pytest.approx(100, abs=0.2)
    assert overall < found["b"] < 120
    assert found["c"] == pytest.approx(overall, abs=0.001)
    assert average({}, ["a"]) == {"a": 0.0}
