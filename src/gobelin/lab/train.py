"""Training the net of `master` by self-play, in pieces of some minutes. Nothing is printed here.

A round plays so many games with the net as it is; then the net learns from the newest positions while the next rounds
are being played, so that no process waits. Everything lies in one folder: net, moments, positions, curve.
"""

from __future__ import annotations

import json
import os
import time
import tomllib
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future
from itertools import chain
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.net import CAPITALS, TABLES, Net, make_untrained, read_arrays
from gobelin.bots.weights import BadWeights, load
from gobelin.errors import line_and_column
from gobelin.lab.pool import Pool, ProcessPool
from gobelin.lab.selfplay import Experience, Lesson, SeatResult, join, play_lesson
from gobelin.lab.svg import Line, Panel, chart
from gobelin.learn.features import FEATURES_VERSION
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.names import CIVILIZATIONS

if TYPE_CHECKING:
    from gobelin.lab.learning import Learner

SETTINGS = Path(__file__).with_name("train.toml")
VERSION = 1  # of the settings and the folder
IN_A_LESSON = 2  # games given to a process at once
AHEAD = 2  # rounds that are given out: at the end of one nobody waits for its last game
FADING = 0.93  # of what start cards were worth, from round to round
DOUBT = 12.0  # games' worth of "as good as any other" for a start card
MOST_STEPS = 12  # on the axis of the curve

TABLES_OF_SETTINGS = ("net", "games", "learning")
FROM_THE_START = ("hidden", "round", "bootstrap")  # never change later

Part = tuple[Experience, list[SeatResult]]


def load_settings(path: Path = SETTINGS) -> dict[str, Any]:
    """The settings of a file; BadWeights says what is wrong with them."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        standard = tomllib.loads(SETTINGS.read_text(encoding="utf-8"))
    except OSError as error:
        wrong = BadWeights(f"cannot read the settings in {path}: {error.strerror}")
        raise wrong.with_key("cannot-read", name=str(path), reason=str(error.strerror)) from error
    except ValueError as error:
        wrong = BadWeights(f"{path} holds no settings: {error}")
        raise wrong.with_key("settings-none", name=str(path), **line_and_column(error)) from error
    if found.get("version") != VERSION:
        made = quoted(found.get("version"))
        wrong = BadWeights(f"{path} holds settings of version {made}; this is for version {VERSION}")
        raise wrong.with_key("settings-version", name=str(path), made=made, version=VERSION)
    if type(found.get("seed")) is not int:
        raise BadWeights(f"the seed in {path} must be a whole number").with_key("settings-seed", name=str(path))
    for table in TABLES_OF_SETTINGS:
        for name in standard[table]:
            if not isinstance(found.get(table), dict) or name not in found[table]:
                wrong = BadWeights(f"{name} is missing in [{table}] of {path}")
                raise wrong.with_key("settings-missing", name=str(path), setting=name, table=f"[{table}]")
        _check(path, table, found[table], standard[table])
    found.setdefault("later", [])
    for later in found["later"] if isinstance(found["later"], list) else [None]:
        if not isinstance(later, dict) or not _is_like(later.get("round"), 1):
            wrong = BadWeights(f"[[later]] in {path} needs the number of a round")
            raise wrong.with_key("settings-later", name=str(path), table="[[later]]")
        for table, of_table in later.items():
            if table != "round":
                fixed = {name: value for name, value in standard.get(table, {}).items() if name not in FROM_THE_START}
                _check(path, f"later.{table}", of_table, fixed)
    return found


def _check(path: Path, table: str, found: Any, standard: dict[str, Any]) -> None:
    """BadWeights where a value has no meaning or not the form of the package's own."""
    if not isinstance(found, dict):
        raise BadWeights(f"{path} holds no table [{table}]").with_key(
            "weights-table", name=str(path), table=f"[{table}]"
        )
    for name, value in found.items():
        if name not in standard:
            wrong = BadWeights(f"unknown setting in [{table}] of {path}: {quoted(name)}")
            raise wrong.with_key("settings-unknown", name=str(path), setting=quoted(name), table=f"[{table}]")
        if not _is_like(value, standard[name]):
            like = str(standard[name])
            wrong = BadWeights(f"{name} in [{table}] of {path} must be like {like}, not {quoted(value)}")
            facts = {"setting": name, "value": quoted(value), "table": f"[{table}]", "like": like}
            raise wrong.with_key("settings-value", name=str(path), **facts)
    if "people" in found and not any(found["people"]):
        wrong = BadWeights(f"people in [{table}] of {path} must not all be 0")
        raise wrong.with_key("settings-people", name=str(path), table=f"[{table}]")


def _is_like(value: Any, standard: Any) -> bool:
    """A list of as many numbers, a whole number from 1 on, or a number from 0 on."""
    if isinstance(standard, list):
        return isinstance(value, list) and len(value) == len(standard) and all(map(_is_like, value, standard))
    if isinstance(standard, int):
        return type(value) is int and value >= 1
    return type(value) in (int, float) and isfinite(value) and value >= 0


def at_round(settings: dict[str, Any], number: int) -> dict[str, Any]:
    """The settings of a round, from 1 on: each [[later]] holds from its round on."""
    now = {table: dict(settings[table]) for table in TABLES_OF_SETTINGS}
    for later in sorted(settings["later"], key=lambda later: int(later["round"])):
        if later["round"] <= number:
            for table in now.keys() & later.keys():
                now[table] |= later[table]
    return now


class Training:
    """A training that can be stopped and resumed."""

    def __init__(self, folder: Path, settings: dict[str, Any], device: str = "auto") -> None:
        self.folder = folder
        self.settings = settings
        self.seed = int(settings["seed"])
        self.size = int(settings["games"]["round"])
        self.bootstrap = int(settings["games"]["bootstrap"])
        self.round = 0  # rounds that were learned from
        self.games = 0  # given out
        self.minutes = 0.0
        self.curve: list[dict[str, Any]] = []
        self.parts: list[Experience] = []
        self.worth = np.zeros((2, TABLES, len(CIVILIZATIONS) + CAPITALS))  # of start cards: points, games
        first, second = settings["net"]["hidden"]
        self.learner = _learner(make_untrained(first, second, load(), self.seed), device)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "training.json").exists():
            self._resume(device)

    # --- Rounds

    def rounds(self, jobs: int) -> Generator[dict[str, Any]]:
        """Go on and on; yields what each round came to. Close it to stop."""
        os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of the processes that are started now
        with ProcessPool(jobs) as pool:
            began = time.monotonic()
            playing: deque[list[Future[Part]]] = deque()
            try:
                while True:
                    self._give_out(pool, playing)
                    parts = [future.result() for future in playing.popleft()]
                    seconds = time.monotonic() - began
                    began = time.monotonic()
                    self._give_out(pool, playing)
                    yield self._learn(parts, seconds)
            finally:
                for future in chain.from_iterable(playing):
                    future.cancel()

    def _give_out(self, pool: Pool, playing: deque[list[Future[Part]]]) -> None:
        """As many rounds as are played ahead; the net's first one when those of the hand-made value are learned."""
        while len(playing) < AHEAD and (self._plays_by_hand() or self.round >= self.bootstrap):
            settings = at_round(self.settings, self.games // self.size + 1)["games"]
            net = None if self._plays_by_hand() else self._net_path()
            last = self.games + self.size
            lessons = [
                Lesson(self.seed, first, min(IN_A_LESSON, last - first), settings, net)
                for first in range(self.games, last, IN_A_LESSON)
            ]
            self.games = last
            playing.append([pool.submit(play_lesson, lesson) for lesson in lessons])

    def _plays_by_hand(self) -> bool:
        """Whether the next round is one of the hand-made value."""
        return self.games < self.bootstrap * self.size

    def _learn(self, parts: list[Part], seconds: float) -> dict[str, Any]:
        settings = at_round(self.settings, self.round + 1)["learning"]
        results = [result for _, of_part in parts for result in of_part]
        self.parts = [join([*self.parts, *(part for part, _ in parts)]).newest(settings["buffer"])]
        experience = self.parts[0]
        self.round += 1
        last_by_hand = self.round == self.bootstrap
        passes = settings["first_passes"] if last_by_hand else settings["passes"]
        rate = max(settings["rate_end"], settings["rate"] * 0.5 ** (self.round / settings["halving"]))
        learning = time.monotonic()
        for part in range(max(1, round(passes))):  # what positions should have promised is seen anew in every pass
            targets = experience.targets(self.learner.corrections(experience), settings["trace"])
            off = self.learner.learn(
                experience, targets, passes / max(1, round(passes)), settings["batch"], rate,
                self.seed * 100_000 + self.round * 100 + part,
            )  # fmt: skip
        self._weigh_start_cards(results)
        self._save_net()
        self.minutes += seconds / 60
        report: dict[str, Any] = {
            "round": self.round,
            "minutes": round(self.minutes, 2),
            "games": self.round * self.size,
            "positions": len(experience),
            "games_per_second": round(self.size / seconds, 1),
            "learning_seconds": round(time.monotonic() - learning, 1),
            "rate": round(rate, 6),
            "off": round(off, 2),
            **figures(results),
        }
        self.curve.append(report)
        return report

    def _weigh_start_cards(self, results: list[SeatResult]) -> None:
        """Mean points of recent games with each card; a card that was hardly seen is as good as any."""
        self.worth *= FADING
        for result in results:
            for card in (result.civilization, len(CIVILIZATIONS) + result.capital):
                self.worth[0, result.people, card] += result.points
                self.worth[1, result.people, card] += 1
        points, games = self.worth
        civilizations = slice(0, len(CIVILIZATIONS))
        mean = points[:, civilizations].sum(1) / np.maximum(1.0, games[:, civilizations].sum(1))
        table = ((points + DOUBT * mean[:, None]) / (games + DOUBT)).astype(np.float32)
        self.learner.kept |= {
            "civilizations": table[:, civilizations], "capitals": table[:, len(CIVILIZATIONS) :],
        }  # fmt: skip

    # --- Keeping

    def net(self) -> Net:
        return Net(self.learner.weights())

    def _net_path(self) -> Path:
        return self.folder / f"net-{self.round}.npz"

    def _save_net(self) -> None:
        """The net for rounds to come: it has a name of its own, since processes remember nets by name."""
        self.net().save(self._net_path())
        for old in self.folder.glob("net-*.npz"):
            if int(old.stem.partition("-")[2]) < self.round - 3:
                old.unlink()

    def save(self) -> None:
        """Write the folder; the curve, too, as lines of JSON and as a picture."""
        keep = at_round(self.settings, self.round)["learning"]["keep"]
        kept = self.parts[0].newest(keep) if self.parts else None
        state = {
            "version": VERSION, "features": FEATURES_VERSION, "round": self.round, "minutes": self.minutes,
            "games": self.round * self.size, "worth": self.worth.tolist(),
        }  # fmt: skip
        held: dict[str, NDArray[Any]] = self.learner.weights() | self.learner.moments()
        _write(self.folder / "learner.npz", held)
        if kept is not None:
            _write(self.folder / "positions.npz", kept.arrays())
        self.net().save(self.folder / "master.npz")
        lines = "".join(json.dumps(line) + "\n" for line in self.curve)
        (self.folder / "curve.jsonl").write_text(lines, encoding="utf-8")
        if self.curve:
            (self.folder / "curve.svg").write_text(draw(self.curve), encoding="utf-8")
        (self.folder / "training.json").write_text(json.dumps(state), encoding="utf-8")  # last: now it is whole

    def _resume(self, device: str) -> None:
        try:
            state = json.loads((self.folder / "training.json").read_text(encoding="utf-8"))
            if (state["version"], state["features"]) != (VERSION, FEATURES_VERSION):
                wrong = BadWeights(f"{self.folder} holds a training for features of version {state['features']}")
                raise wrong.with_key("training-version", name=str(self.folder), made=quoted(state["features"]))
            numbers = read_arrays(self.folder / "learner.npz")
            positions = read_arrays(self.folder / "positions.npz")
            curve = (self.folder / "curve.jsonl").read_text(encoding="utf-8")
            self.curve = [json.loads(line) for line in curve.splitlines()]
            self.round, self.minutes, self.games = state["round"], state["minutes"], state["games"]
            worth = np.array(state["worth"], float)
            if worth.shape != self.worth.shape:
                raise ValueError("its start cards are other ones")
            self.worth = worth
            names = ("w1", "b1", "w2", "b2", "w3", "b3", "hand", "lines", "civilizations", "capitals")
            net = Net({name: numbers[name] for name in names})
            net.check(self.folder / "learner.npz")
            self.learner = _learner(net.weights, device)
            self.learner.set_moments(numbers)
            experience = Experience(**positions)
            experience.check()
            self.parts = [experience]
        except BadWeights:
            raise
        except (OSError, ValueError, KeyError, TypeError) as error:
            wrong = BadWeights(f"cannot resume the training in {self.folder}: {error}")
            if isinstance(error, OSError):
                name = str(error.filename or self.folder)
                raise wrong.with_key("cannot-read", name=name, reason=str(error)) from error
            raise wrong.with_key("training-damaged", name=str(self.folder)) from error
        self._save_net()


def _learner(weights: dict[str, NDArray[Any]], device: str) -> Learner:
    from gobelin.lab.learning import Learner  # settings can be read without torch

    return Learner(weights, device)


def _write(path: Path, held: dict[str, NDArray[Any]]) -> None:
    """An interrupted write leaves the old file as it was."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **held)
    os.replace(fresh, path)


# --- The curve


def figures(results: list[SeatResult]) -> dict[str, Any]:
    """Mean points of the seats that played as well as they could, by people at the table; wins against the Automa."""
    found: dict[str, Any] = {}
    for people in range(1, TABLES):
        points = [result.points for result in results if result.clean and result.people == people]
        if points:
            found[f"points_{people}"] = round(sum(points) / len(points), 1)
    alone = [result.won for result in results if result.clean and result.level]
    if alone:
        found["automa_won"] = round(sum(alone) / len(alone), 3)
    return found


def draw(curve: list[dict[str, Any]]) -> str:
    """Points of two and three players over the rounds, as a picture: each step is the mean of its rounds."""
    size = -(-len(curve) // MOST_STEPS)
    groups = [curve[first : first + size] for first in range(0, len(curve), size)]
    steps = [f"{group[-1]['games'] / 1000:g}" for group in groups]

    def means(name: str) -> list[float]:
        found = []
        for group in groups:
            values = [line[name] for line in group if name in line]
            found.append(sum(values) / len(values) if values else 0.0)
        return found

    panels = [
        Panel("points", "thousand games", steps, [
            Line("2 players", "warm", means("points_2")), Line("3 players", "cool", means("points_3")),
        ]),
        Panel("off by points", "thousand games", steps, [Line("off", "cool", means("off"), dashed=True)]),
    ]  # fmt: skip
    return chart("gobelin train", panels)
