"""The net of `gobelin.bots.net` while it learns, in torch: on the GPU if there is one. Playing needs no torch."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.net import POINTS
from gobelin.errors import GobelinError
from gobelin.lab.selfplay import Experience
from gobelin.learn.features import SIZE
from gobelin.machine.extras import missing_extra

try:
    import torch
    from torch.nn import functional
except ImportError as error:
    raise missing_extra("torch", "train") from error

torch.set_num_threads(1)  # the other cores play games meanwhile; several threads would wait for each other

LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")
MOMENTS = {"mean": "exp_avg", "square": "exp_avg_sq"}  # what our files and what torch's Adam call them
AT_ONCE = 8192  # positions that are judged together


class NoDevice(GobelinError, ValueError):
    """What the net should learn on is not there."""


def device_named(name: str) -> torch.device:
    """cpu, cuda, or auto for the best there is."""
    has_gpu = torch.cuda.is_available()
    if name == "cuda" and not has_gpu:
        raise NoDevice("torch finds no GPU here: nothing can be learned on cuda").with_key("device-none", device=name)
    return torch.device("cuda" if has_gpu and name == "auto" else "cpu" if name == "auto" else name)


class Learner:
    """A net while it learns: its layers, and Adam."""

    def __init__(self, weights: dict[str, NDArray[Any]], device: str = "auto") -> None:
        self.device = device_named(device)
        self.kept = {name: values for name, values in weights.items() if name not in LAYERS}
        layers = {name: np.asarray(weights[name], np.float32) for name in LAYERS}
        layers["w1"] = np.concatenate([layers["w1"], np.zeros((1, layers["w1"].shape[1]), np.float32)])  # of no feature
        self.layers = {name: self._tensor(values).requires_grad_() for name, values in layers.items()}
        self.adam = torch.optim.Adam(self.layers.values())

    def _tensor(self, values: NDArray[Any]) -> torch.Tensor:
        return torch.tensor(values, device=self.device)

    # --- Keeping

    def weights(self) -> dict[str, NDArray[Any]]:
        """As the net of `gobelin.bots.net` has them."""
        layers = {name: layer.detach().cpu().numpy().copy() for name, layer in self.layers.items()}
        return layers | {"w1": layers["w1"][:SIZE]} | self.kept

    def moments(self) -> dict[str, NDArray[Any]]:
        """What Adam remembers."""
        found: dict[str, NDArray[Any]] = {"steps": np.array(0)}
        for name, layer in self.layers.items():
            state = self.adam.state[layer]
            for kind, key in MOMENTS.items():
                found[f"{kind} {name}"] = state.get(key, torch.zeros_like(layer)).cpu().numpy()
            found["steps"] = np.array(int(state.get("step", 0)))
        return found

    def set_moments(self, moments: dict[str, NDArray[Any]]) -> None:
        """ValueError unless they fit the layers."""
        for name, layer in self.layers.items():
            for kind, key in MOMENTS.items():
                values = moments[f"{kind} {name}"]
                if values.shape != tuple(layer.shape):
                    raise ValueError(f"the moments of {name} do not fit it")
                self.adam.state[layer][key] = self._tensor(values)
            self.adam.state[layer]["step"] = torch.tensor(float(moments["steps"]))

    # --- Judging and learning

    def judge(self, features: torch.Tensor) -> torch.Tensor:
        """By how many units of POINTS the hand-made value is wrong, for each list of features."""
        layers = self.layers
        first = functional.embedding_bag(features, layers["w1"], mode="sum", padding_idx=SIZE) + layers["b1"]
        second = first.relu() @ layers["w2"] + layers["b2"]
        return second.relu() @ layers["w3"] + layers["b3"]

    def corrections(self, experience: Experience) -> NDArray[np.float32]:
        """By how many points the net thinks that the hand-made value is wrong at each position."""
        with torch.no_grad():
            parts = [
                self.judge(self._tensor(experience.features[first : first + AT_ONCE]).int()).cpu().numpy()
                for first in range(0, len(experience), AT_ONCE)
            ]
        return np.concatenate(parts) * np.float32(POINTS)

    def learn(self, experience: Experience, targets: NDArray[np.float32], passes: float, batch: int, rate: float,
              seed: int) -> float:  # fmt: skip
        """Go over the usable positions; returns by how many points they were off, as the root of the mean square."""
        chance = np.random.default_rng(seed)
        usable = np.flatnonzero(experience.usable)
        count = int(len(usable) * passes)
        order = np.concatenate([chance.permutation(usable) for _ in range(int(passes) + 1)])[:count]
        features = self._tensor(experience.features)
        wanted = self._tensor(targets / np.float32(POINTS))
        total = 0.0
        for first in range(0, count - batch + 1, batch):
            chosen = self._tensor(order[first : first + batch])
            total += self.step(features[chosen].int(), wanted[chosen], rate)
        return float((total / max(1, count // batch)) ** 0.5 * POINTS)

    def step(self, features: torch.Tensor, wanted: torch.Tensor, rate: float) -> float:
        """One step of Adam on a batch; returns the mean square. A position that is far off pulls no harder than one
        that is off by POINTS.
        """
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad()
        judged = self.judge(features)
        (2.0 * functional.huber_loss(judged, wanted)).backward()
        self.adam.step()
        return float(functional.mse_loss(judged.detach(), wanted))
