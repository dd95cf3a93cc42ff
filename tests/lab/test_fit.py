"""Fitting weights to games: least squares, held back, and means of start cards."""

from __future__ import annotations

import math
import random

import pytest

from gobelin.bots import load
from gobelin.lab.fit import FARTHEST, NAMES, Experience, averages, fitted, solved


def test_equations_are_solved() -> None:
    assert solved([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])


def test_weights_move_to_where_they_explain_the_points() -> None:
    """The value is off by 2 for each unit of the first slope, and does not depend on the second."""
    rng = random.Random(1)
    experience = Experience()
    for _ in range(500):
        slope = [0.0] * len(NAMES)
        slope[0], slope[1] = rng.uniform(0, 30), rng.uniform(0, 30)
        experience.add(slope, 0.2 * slope[0])
    before, after = load(), fitted(load(), experience)
    moved = {name: math.log(after.value[name] / before.value[name]) for name in NAMES}
    assert moved[NAMES[0]] == pytest.approx(0.2, abs=0.01)
    assert abs(moved[NAMES[1]]) < 0.01
    assert all(moved[name] == pytest.approx(0) for name in NAMES[2:])


def test_no_weight_moves_far_at_once() -> None:
    experience = Experience()
    for _ in range(100):
        experience.add([10.0, *[0.0] * (len(NAMES) - 1)], 1000.0)
    before, after = load(), fitted(load(), experience)
    assert math.log(after.value[NAMES[0]] / before.value[NAMES[0]]) == pytest.approx(FARTHEST)


def test_experience_adds_up() -> None:
    one, other = Experience(), Experience()
    slope = [1.0] * len(NAMES)
    one.add(slope, 3.0)
    other.add(slope, 5.0)
    other.civilizations["leaders"] = (1, 100)
    one.merge(other)
    one.merge(other)
    assert (one.positions, one.off, one.errors[0], one.products[2][1]) == (3, 13.0, 13.0, 3.0)
    assert one.civilizations == {"leaders": (2, 200)}


def test_few_games_say_little() -> None:
    found = averages({"a": (90, 9000), "b": (1, 191)}, ["a", "b", "c"])
    overall = 9191 / 91
    assert found["a"] == pytest.approx(100, abs=0.2)
    assert overall < found["b"] < 120
    assert found["c"] == pytest.approx(overall)
    assert averages({}, ["a"]) == {"a": 0.0}
