"""Positions that a seat might have gone through in a game, for tests of learning."""

from __future__ import annotations

import numpy as np

from gobelin.lab.selfplay import WIDEST, Experience
from gobelin.learn.features import SIZE


def make_experience(hand: list[float], final: list[float], left: list[int], usable: list[bool]) -> Experience:
    features = np.full((len(hand), WIDEST), SIZE, np.int16)
    features[:, 0] = np.arange(len(hand))
    return Experience(
        features, np.array(hand, np.float32), np.array(final, np.float32), np.array(left, np.int16), np.array(usable)
    )
