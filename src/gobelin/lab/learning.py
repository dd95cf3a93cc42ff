"""Learning from positions: TD(lambda) and Adam for the net of `gobelin.bots.net`.

The same lines run on numpy and on torch, whose arrays understand the same operators; with torch the arrays lie on the
GPU if there is one.
"""

from __future__ import annotations

import importlib.util
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.net import POINTS
from gobelin.errors import GobelinError
from gobelin.lab.selfplay import Experience
from gobelin.learn.features import SIZE

LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")
MEAN, SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam
FARTHEST = 1.0  # a position that is off by more pulls no harder than this

Array = Any  # of numpy or torch


class NoDevice(GobelinError, ValueError):
    """What nets should learn on is not there."""


class Machine:
    """Where arrays lie: numpy's in memory, or torch's on a device."""

    def __init__(self, device: str = "auto") -> None:
        """device: auto takes the best there is; numpy, cpu or cuda."""
        self.torch: Any = None
        self.device = "numpy"
        if device != "numpy" and importlib.util.find_spec("torch") is not None:
            import torch

            self.torch = torch
            best = "cuda" if torch.cuda.is_available() else "cpu"
            self.device = best if device == "auto" else device
            if self.device == "cuda" and best != "cuda":
                wrong = NoDevice("torch finds no GPU here: nothing can be learned on cuda")
                raise wrong.with_key("device-none", device="cuda")
        elif device not in ("auto", "numpy"):
            command = "pip install 'gobelin[train]'"
            wrong = NoDevice(f"torch is not installed: nothing can be learned on {device} ({command})")
            raise wrong.with_key("device-torch", device=device, command=command)

    def array(self, values: NDArray[Any]) -> Array:
        if self.torch is None:
            return np.array(values)
        return self.torch.from_numpy(np.array(values)).to(self.device)

    def zeros(self, *shape: int) -> Array:
        if self.torch is None:
            return np.zeros(shape, np.float32)
        return self.torch.zeros(shape, device=self.device)

    def numbers(self, array: Array) -> NDArray[Any]:
        """The array in memory."""
        return np.asarray(array if self.torch is None else array.cpu().numpy())

    def whole(self, array: Array) -> Array:
        """As indices."""
        return array.astype(np.intp) if self.torch is None else array.long()


class Learner:
    """A net while it learns: its layers and the moments of Adam."""

    def __init__(self, weights: dict[str, NDArray[Any]], device: str = "auto") -> None:
        self.machine = Machine(device)
        self.kept = {name: values for name, values in weights.items() if name not in LAYERS}
        layers = {name: np.asarray(weights[name], np.float32) for name in LAYERS}
        layers["w1"] = np.concatenate([layers["w1"], np.zeros((1, layers["w1"].shape[1]), np.float32)])  # of no feature
        self.layers = {name: self.machine.array(values) for name, values in layers.items()}
        self.means = {name: self.machine.array(np.zeros_like(values)) for name, values in layers.items()}
        self.squares = {name: self.machine.array(np.zeros_like(values)) for name, values in layers.items()}
        self.steps = 0

    # --- Keeping

    def weights(self) -> dict[str, NDArray[Any]]:
        found = {name: self.machine.numbers(values).astype(np.float32) for name, values in self.layers.items()}
        found["w1"] = found["w1"][:SIZE]
        return found | self.kept

    def moments(self) -> dict[str, NDArray[Any]]:
        found = {f"mean {name}": self.machine.numbers(values) for name, values in self.means.items()}
        found |= {f"square {name}": self.machine.numbers(values) for name, values in self.squares.items()}
        return found | {"steps": np.array(self.steps)}

    def set_moments(self, moments: dict[str, NDArray[Any]]) -> None:
        """ValueError unless they fit the layers."""
        for name in LAYERS:
            for kind in ("mean", "square"):
                if moments[f"{kind} {name}"].shape != tuple(self.layers[name].shape):
                    raise ValueError(f"the moments of {name} do not fit it")
            self.means[name] = self.machine.array(moments[f"mean {name}"])
            self.squares[name] = self.machine.array(moments[f"square {name}"])
        self.steps = int(moments["steps"])

    # --- Judging and learning

    def held(self, features: Array) -> Array:
        """A row of zeros and ones for each list of features."""
        rows = self.machine.zeros(len(features), SIZE + 1)
        every = self.machine.whole(self.machine.array(np.arange(len(features))[:, None]))
        rows[every, self.machine.whole(features)] = 1.0
        return rows

    def mended(self, experience: Experience, at_once: int = 8192) -> NDArray[np.float32]:
        """By how many points the net thinks that the hand-made value is wrong at each position."""
        found = []
        layers = self.layers
        for first in range(0, len(experience), at_once):
            rows = self.held(self.machine.array(experience.features[first : first + at_once]))
            one = (rows @ layers["w1"] + layers["b1"]).clip(0.0, None)
            two = (one @ layers["w2"] + layers["b2"]).clip(0.0, None)
            found.append(self.machine.numbers(two @ layers["w3"] + layers["b3"]) * POINTS)
        return np.concatenate(found).astype(np.float32)

    def learn(self, experience: Experience, targets: NDArray[np.float32], passes: float, batch: int, rate: float,
              seed: int) -> float:  # fmt: skip
        """Go over the usable positions; returns by how many points they were off, as the root of the mean square."""
        chance = np.random.default_rng(seed)
        usable = np.flatnonzero(experience.usable)
        count = int(len(usable) * passes)
        order = np.concatenate([chance.permutation(usable) for _ in range(int(passes) + 1)])[:count]
        features = self.machine.array(experience.features)
        wanted = self.machine.array(targets / np.float32(POINTS))
        total = 0.0
        for first in range(0, count - batch + 1, batch):
            chosen = self.machine.whole(self.machine.array(order[first : first + batch]))
            total += self.step(features[chosen], wanted[chosen], rate)
        return float((total / max(1, count // batch)) ** 0.5 * POINTS)

    def step(self, features: Array, wanted: Array, rate: float) -> float:
        """One step of Adam on a batch; returns the mean square."""
        layers = self.layers
        rows = self.held(features)
        one = rows @ layers["w1"] + layers["b1"]
        one_on = one.clip(0.0, None)
        two = one_on @ layers["w2"] + layers["b2"]
        two_on = two.clip(0.0, None)
        off = two_on @ layers["w3"] + layers["b3"] - wanted
        pull = off.clip(-FARTHEST, FARTHEST) * (2.0 / len(features))
        at_two = pull[:, None] * layers["w3"][None, :] * (two > 0.0)
        at_one = (at_two @ layers["w2"].T) * (one > 0.0)
        slopes = {
            "w1": rows.T @ at_one, "b1": at_one.sum(0), "w2": one_on.T @ at_two, "b2": at_two.sum(0),
            "w3": two_on.T @ pull, "b3": pull.sum(0).reshape(1),
        }  # fmt: skip
        slopes["w1"][SIZE] = 0.0
        self.steps += 1
        even_mean, even_squares = 1.0 - MEAN**self.steps, 1.0 - SQUARES**self.steps
        for name, slope in slopes.items():
            mean, squares = self.means[name], self.squares[name]
            mean *= MEAN
            mean += (1.0 - MEAN) * slope
            squares *= SQUARES
            squares += (1.0 - SQUARES) * slope * slope
            layers[name] -= (rate / even_mean) * mean / ((squares / even_squares) ** 0.5 + TINY)
        return float((off * off).mean())


def returns(experience: Experience, mended: NDArray[np.float32], trace: float) -> NDArray[np.float32]:
    """By how many points the hand-made value turned out to be wrong at each position: TD(lambda).

    What the last position of a game promises is compared with the end, the others with a mixture of what the next one
    promised and what that should have promised. Where the next turn began at random the promise stands as it is.
    """
    promised = experience.hand + mended
    should = promised.copy()
    for left in range(int(experience.left.max()) + 1 if len(experience) else 0):
        at = np.flatnonzero((experience.left == left) & experience.usable)
        if left == 0:
            should[at] = experience.final[at]
        else:
            should[at] = (1.0 - trace) * promised[at + 1] + trace * should[at + 1]
    return (should - experience.hand).astype(np.float32)
