"""The learned value: a small net over the features of `gobelin.learn.features`, in numpy.

Self-play trained it (`gobelin train`, docs/bots.md) to correct the hand-made value, which `Expected` turns into points
by a straight line for each era. The first layer is a sum of the rows of the features that hold; two small layers
follow, and the output is points, in fifties. Its file holds its weights, those of the hand-made value it was trained
with, what start cards turned out to be worth, and the versions of features and value.
"""

from __future__ import annotations

import zipfile
import zlib
from array import array
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.value import LAST_ERA, Judge, Value
from gobelin.bots.weights import ERAS, EXPLAINED, BadWeights, Weights
from gobelin.bots.weights import VERSION as VALUE_VERSION
from gobelin.learn.features import FEATURES_VERSION, MATS, SIZE, Encoder
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS

STANDARD = Path(__file__).with_name("master.npz")

POINTS = 50.0  # what the net counts in
AT_ONCE = 32  # tables judged together; the rows of more would not fit into the processor's cache
CAPITALS = 7  # mat 0 is none
TABLES = 6  # by people at the table; nobody sits at table 0
VERSIONS = np.array([FEATURES_VERSION, VALUE_VERSION])
EXACT = ("hand", "lines")  # kept in full precision

Floats = NDArray[np.float32]


class Net:
    """The layers by name, the hand-made value's weights (`hand`, in the order of weights.EXPLAINED), base and slope of
    what comes of it (`lines`, by era), and what comes of start cards: `civilizations` and `capitals`, by people at the
    table, then card.
    """

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.weights = weights

    @classmethod
    def load(cls, path: Path) -> Net:
        """The net of a file; BadWeights says in one line why it cannot be used."""
        try:
            held = read_arrays(path)
        except OSError as error:
            wrong = BadWeights(f"cannot read the net in {path}: {error.strerror or error}")
            raise wrong.with_key("cannot-read", name=str(path), reason=str(error.strerror or error)) from error
        except ValueError as error:
            raise BadWeights(f"{path} is not a net: {error}").with_key("net-none", name=str(path)) from error
        versions = held.pop("versions", np.array([]))
        if not np.array_equal(versions, VERSIONS):
            wrong = BadWeights(f"{path} is a net for other features or another value: {versions}, not {VERSIONS}")
            raise wrong.with_key("net-version", name=str(path), made=str(versions), version=str(VERSIONS))
        if "civilizations" in held:
            held["civilizations"] = add_newcomers(held["civilizations"])
        net = cls({name: values.astype(np.float32) for name, values in held.items()})
        net.check(path)
        return net

    def save(self, path: Path) -> None:
        """Write the net to a file, the layers in half precision."""
        held = {name: values if name in EXACT else values.astype(np.float16) for name, values in self.weights.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, versions=VERSIONS, **held)

    def check(self, path: Path) -> None:
        """BadWeights unless the layers fit one another and all numbers are finite."""
        try:
            first, second = self.weights["w1"].shape[1], self.weights["w2"].shape[1]
        except (KeyError, IndexError):
            raise BadWeights(f"{path} is not a net: it has no layers").with_key("net-none", name=str(path)) from None
        for name, shape in shapes(first, second).items():
            values = self.weights.get(name)
            if values is None or values.shape != shape or not np.isfinite(values).all():
                size = " x ".join(map(str, shape))
                wrong = BadWeights(f"{path} is not a net: {name} is not {size} numbers")
                raise wrong.with_key("net-layer", name=str(path), layer=name, size=size)

    def hand(self) -> Expected:
        """The hand-made value that it corrects, in points."""
        return Expected(self.weights["hand"].tolist(), *self.weights["lines"].tolist())


def read_arrays(path: Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file by name; OSError or ValueError if it cannot be read."""
    with path.open("rb") as file:
        try:
            found = np.load(file, allow_pickle=False)
            if not isinstance(found, np.lib.npyio.NpzFile):
                raise ValueError("not a file of named arrays")
            return {name: found[name] for name in found.files}
        except (EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
            raise ValueError(str(error)) from error


def add_newcomers(civilizations: NDArray[Any]) -> NDArray[Any]:
    """What each civilization is worth, by table; one that is newer than the net gets the mean."""
    known = civilizations.shape[1] if civilizations.ndim == 2 else 0
    if not MATS <= known < len(CIVILIZATIONS):
        return civilizations
    mean = civilizations.mean(1, keepdims=True)
    return np.concatenate([civilizations, mean.repeat(len(CIVILIZATIONS) - known, 1)], 1)


def shapes(first: int, second: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a net with hidden layers of these widths."""
    return {
        "w1": (SIZE, first), "b1": (first,), "w2": (first, second), "b2": (second,), "w3": (second,), "b3": (1,),
        "hand": (len(EXPLAINED),), "lines": (2, len(ERAS)),
        "civilizations": (TABLES, len(CIVILIZATIONS)), "capitals": (TABLES, CAPITALS),
    }  # fmt: skip


class Expected(Judge):
    """The points that came of the hand-made value in self-play: a straight line for each era."""

    def __init__(self, hand: list[float], bases: list[float], slopes: list[float]) -> None:
        self.value = Value(dict(zip(EXPLAINED, hand, strict=True)))
        self.bases = [bases[0], *bases, 0.0]  # before era 1 as in it; at the end only points are left
        self.slopes = [slopes[0], *slopes, 1.0]

    def of(self, state: State, player: int) -> float:
        return self.of_many([state], player)[0]

    def of_many(self, states: list[State], player: int) -> list[float]:
        expected = self.value.of_many(states, player)
        for at, state in enumerate(states):
            era = min(state.players[player].era, LAST_ERA)
            expected[at] = self.bases[era] + self.slopes[era] * expected[at]
        return expected


class Learned(Judge):
    """Judges by the hand-made value, corrected by a net."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.hand = net.hand()
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
        more: list[float] = (hidden @ self._w3 + self._b3).tolist()
        values = self.hand.of_many(states, player)
        for at, state in enumerate(states):
            if not state.players[player].finished:
                values[at] += more[at]
        return values


@cache
def load_standard_net() -> Net:
    """The net of the package."""
    return Net.load(STANDARD)


def make_untrained(first: int, second: int, weights: Weights, seed: int) -> dict[str, Any]:
    """The arrays of a new net: its output is close to 0, so that the hand-made value counts alone."""
    chance = np.random.default_rng(seed)
    made = {name: np.zeros(shape, np.float32) for name, shape in shapes(first, second).items()}
    made["w1"][:] = chance.normal(0.0, 0.08, made["w1"].shape)
    made["w2"][:] = chance.normal(0.0, (2.0 / first) ** 0.5, made["w2"].shape)
    made["w3"][:] = chance.normal(0.0, 0.1 * (1.0 / second) ** 0.5, made["w3"].shape)
    made["hand"][:] = [weights.value[name] for name in EXPLAINED]
    made["lines"][:] = [[line[era] for era in ERAS] for line in (weights.base, weights.slope)]
    return made
