"""The learned value: a small net over the features of `gobelin.features`, in numpy.

It was trained by self-play (`gobelin train`, docs/bots.md). The first layer is a sum of the rows of the features that
hold; two small layers follow, and what comes out are points still to come, in fifties. Its weights, and what start
cards turned out to be worth, stand in a file that names the version of the features it was trained for.
"""

from __future__ import annotations

import zipfile
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.value import Judge
from gobelin.bots.weights import BadWeights
from gobelin.features import FEATURES_VERSION, SIZE, Encoder
from gobelin.rules.names import CIVILIZATIONS
from gobelin.rules.state import State

STANDARD = Path(__file__).with_name("master.npz")

POINTS = 50.0  # what the net counts in
AT_ONCE = 32  # tables; the rows of more would not fit into the processor's cache
CAPITALS = 7  # mat 0 is none
TABLES = 6  # by people at the table; nobody sits at table 0

Floats = NDArray[np.float32]


class Net:
    """The weights by name, and what follows from a start card: `civilizations` and `capitals`, by people, then card."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def load(cls, path: Path) -> Net:
        """The net of a file; BadWeights says in one line why it cannot be used."""
        try:
            with np.load(path, allow_pickle=False) as file:
                held = {name: file[name] for name in file.files}
        except OSError as error:
            raise BadWeights(f"cannot read the net in {path}: {error.strerror or error}") from error
        except (ValueError, EOFError, KeyError, zipfile.BadZipFile) as error:
            raise BadWeights(f"{path} holds no net: {error}") from error
        version = held.pop("version", np.array(None))
        if version.shape != () or version != FEATURES_VERSION:
            raise BadWeights(f"{path} holds a net for features of version {version}; this is version {FEATURES_VERSION}")
        net = cls({name: values.astype(np.float32) for name, values in held.items()})
        net._check(path)
        return net

    def save(self, path: Path) -> None:
        halves = {name: values.astype(np.float16) for name, values in self.weights.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, version=np.array(FEATURES_VERSION), **halves)

    def _check(self, path: Path) -> None:
        """Layers that fit one another, and finite numbers."""
        try:
            first, second = self.weights["w1"].shape[1], self.weights["w2"].shape[1]
        except (KeyError, IndexError):
            raise BadWeights(f"{path} holds no net: it has no layers") from None
        for name, shape in shapes(first, second).items():
            values = self.weights.get(name)
            if values is None or values.shape != shape or not np.isfinite(values).all():
                raise BadWeights(f"{path} holds no net: {name} is not {' x '.join(map(str, shape))} numbers")

    def digest(self) -> str:
        """A short name for these weights."""
        import hashlib

        found = hashlib.sha256()
        for name in sorted(self.weights):
            found.update(self.weights[name].tobytes())
        return found.hexdigest()[:12]


def shapes(first: int, second: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a net whose hidden layers are so wide."""
    return {
        "w1": (SIZE, first), "b1": (first,), "w2": (first, second), "b2": (second,), "w3": (second,), "b3": (1,),
        "civilizations": (TABLES, len(CIVILIZATIONS)), "capitals": (TABLES, CAPITALS),
    }  # fmt: skip


class Learned(Judge):
    """Judges by a net: the points so far, and those that it expects to come."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.encoder = Encoder()
        weights = net.weights
        self._w1, self._b1 = weights["w1"], weights["b1"]
        self._w2, self._b2 = weights["w2"], weights["b2"]
        self._w3, self._b3 = weights["w3"] * POINTS, float(weights["b3"][0]) * POINTS

    def of(self, state: State, player: int) -> float:
        return self.of_many([state], player)[0]

    def of_many(self, states: list[State], player: int) -> list[float]:
        values: list[float] = []
        for first in range(0, len(states), AT_ONCE):
            values += self._of_some(states[first : first + AT_ONCE], player)
        return values

    def _of_some(self, states: list[State], player: int) -> list[float]:
        found, starts = self.encoder.active_of_many(states, player)
        rows = np.frombuffer(array("H", found), np.uint16)
        hidden = np.add.reduceat(self._w1.take(rows, axis=0), starts, axis=0)
        hidden += self._b1
        np.maximum(hidden, 0.0, out=hidden)
        hidden = hidden @ self._w2
        hidden += self._b2
        np.maximum(hidden, 0.0, out=hidden)
        to_come: list[float] = (hidden @ self._w3).tolist()
        values: list[float] = []
        for at, state in enumerate(states):
            who = state.players[player]
            if who.finished:
                values.append(who.vp + 0.01 * sum(who.resources))  # the tie-break (END-6)
            else:
                values.append(who.vp + to_come[at] + self._b3)
        return values


@cache
def standard() -> Net:
    """The net of the package."""
    return Net.load(STANDARD)


def arrays(first: int, second: int, seed: int) -> dict[str, Any]:
    """A net that knows nothing yet."""
    chance = np.random.default_rng(seed)
    made = {name: np.zeros(shape, np.float32) for name, shape in shapes(first, second).items()}
    made["w1"][:] = chance.normal(0.0, 0.08, made["w1"].shape)
    made["w2"][:] = chance.normal(0.0, (2.0 / first) ** 0.5, made["w2"].shape)
    made["w3"][:] = chance.normal(0.0, (1.0 / second) ** 0.5, made["w3"].shape)
    made["b3"][:] = 2.0
    return made
