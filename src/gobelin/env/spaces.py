"""The spaces of Gymnasium and PettingZoo that observations and actions lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from gobelin.learn.features import SIZE
from gobelin.rules.engine.actions import ACTION_COUNT


def observation_space() -> spaces.Space[Any]:
    """Zeros and ones: the features that hold, and the actions that are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTION_COUNT,), np.int8),
        }
    )


def action_space() -> spaces.Space[Any]:
    """The integers of `Option.action`."""
    return spaces.Discrete(ACTION_COUNT)
