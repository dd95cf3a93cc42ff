"""Random games by the thousand, and what they add up to. Nothing is printed here.

Processes play batches of games, which are handed on in the order of the seeds: what comes out does not depend on the
number of processes, and a run that is stopped has played the first so many seeds.
"""

from __future__ import annotations

import random
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from gobelin import Decision, Game
from gobelin.documents.records import SetChoice
from gobelin.lab.games import play_game
from gobelin.lab.pool import ProcessDied, describe_exit, map_tasks, report_step
from gobelin.rules.chapters.sheet import score_sheet

# Games in a batch: a fraction of a second, so that progress is steady and little is lost when stopped.
LARGEST_BATCH = 64
LARGEST_CHECKED = 8
SHARES = 60  # a victory in parts: it can be divided by up to five, and parts add up to the same in any order


class BrokenGame(Exception):
    """A game went wrong: its seed, the choices made and what is wrong after the last of them.

    Nobody knows the choices (None) if the process that played it has died; `exit_code` is that of the process, below
    zero if a signal ended it.
    """

    def __init__(
        self,
        seed: int,
        choices: Sequence[str | SetChoice] | None,
        problems: list[str],
        exit_code: int | None = None,
    ) -> None:
        when = "" if choices is None else f" after {len(choices)} choices"
        super().__init__(f"game with seed {seed} broke{when}: {'; '.join(problems)}")
        self.seed = seed
        self.choices = choices
        self.problems = problems
        self.exit_code = exit_code

    def __reduce__(self) -> tuple[type[BrokenGame], tuple[Any, ...]]:
        return BrokenGame, (self.seed, self.choices, self.problems, self.exit_code)


class Result:
    """One finished game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.seed = seed
        self.scores = game.scores
        self.winners = game.winners
        self.decisions = len(game.choices)
        view = game.view()
        self.people: int = view["options"]["players"]  # they sit first, bots after them
        self.automa: int | None = view["solo"]["automa"] if view["solo"] else None
        self.sheets: list[dict[str, Any]] = [score_sheet(game.state, player) for player in range(self.people)]


def random_game(players: int, seed: int, *, check: bool = False, **options: Any) -> Result:
    """A game in which everybody chooses at random, the same for the same seed.

    check: look for problems after every choice; BrokenGame tells of the first. Options are those of `Game.new`.
    """
    game = Game.new(players, seed, log=check, **options)
    chance = random.Random(seed)

    def choose(decision: Decision) -> int:
        return int(chance.random() * len(decision.actions))

    def check_table(_player: int) -> None:
        if wrong := game.problems():
            raise BrokenGame(seed, game.record()["choices"], wrong)

    try:
        return Result(play_game(game, choose, check_table if check else None), seed)
    except BrokenGame:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BrokenGame(seed, game.record()["choices"], [what]) from error


def random_games(games: int, players: int, seed: int, **options: Any) -> Iterator[Result]:
    """Game i has the seed `seed` + i."""
    for number in range(games):
        yield random_game(players, seed + number, **options)


# --- In several processes


class Series:
    """Games that differ by their seeds only; game i has the seed `seed` + i. Options are those of `random_game`."""

    def __init__(self, games: int, players: int, seed: int, **options: Any) -> None:
        self.games = games
        self.players = players
        self.seed = seed
        self.options = options


@dataclass
class Task:
    """Games `first` to `last` - 1 of a series, which is the `number`th."""

    number: int
    series: Series
    first: int
    last: int


class Batch:
    """The games of a task that were played: what they add up to, and the one that went wrong, if any."""

    def __init__(self, task: Task) -> None:
        self.series = task.number
        self.summary = Summary(task.series.players, task.series.options.get("level"))
        self.failure: BrokenGame | None = None
        self.cpu = 0.0  # seconds of processor time


def play_all(series: Sequence[Series], jobs: int = 1) -> Generator[Batch]:
    """Play all the games in `jobs` processes (1: in this one), in order. The last batch is the one with a failure.

    Closing the iterator stops the processes.
    """
    largest = LARGEST_CHECKED if any(one.options.get("check") for one in series) else LARGEST_BATCH
    size = max(1, min(largest, sum(one.games for one in series) // (8 * jobs))) if jobs > 1 else 1
    with closing(map_tasks(play_batch, tasks(series, size), jobs)) as batches:
        try:
            for batch in batches:
                yield batch
                if batch.failure is not None:
                    return
        except ProcessDied as died:
            batch = Batch(died.task)
            problem = f"its process died: {describe_exit(died.exit_code)}"
            seed = died.task.series.seed + died.step
            batch.failure = BrokenGame(seed, None, [problem], exit_code=died.exit_code)
            yield batch


def tasks(series: Sequence[Series], size: int) -> Iterator[Task]:
    """All games of all series, `size` in a task."""
    for number, one in enumerate(series):
        for first in range(0, one.games, size):
            yield Task(number, one, first, min(first + size, one.games))


def play_batch(task: Task) -> Batch:
    """Play the games of a task, up to one that goes wrong."""
    began = time.process_time()
    series = task.series
    batch = Batch(task)
    for number in range(task.first, task.last):
        report_step(number)
        try:
            batch.summary.add(random_game(series.players, series.seed + number, **series.options))
        except BrokenGame as broken:
            batch.failure = broken
            break
    batch.cpu = time.process_time() - began
    return batch


# --- What the games add up to


class Clock:
    """Processor and wall time since it was made."""

    def __init__(self) -> None:
        self._cpu = time.process_time()
        self._wall = time.perf_counter()

    def read(self) -> tuple[float, float]:
        return time.process_time() - self._cpu, time.perf_counter() - self._wall


def spread(scores: list[int]) -> dict[str, float]:
    return {"mean": round(sum(scores) / len(scores), 2), "min": min(scores), "max": max(scores)}


class Summary:
    """What many games add up to: the scores of people, and those of the Automa apart from them."""

    def __init__(self, players: int, level: int | None = None) -> None:
        self.players = players
        self.level = level  # of the Automa, if there is one
        self.automa_scores: list[int] = []
        self.games = 0
        self.decisions = 0
        self.scores: list[int] = []
        self.wins = [0] * players  # in parts, as all wins here: see SHARES
        self.by_source: dict[str, int] = {}
        self.by_era: dict[str, int] = {}
        self.civilizations: dict[str, tuple[int, int, int]] = {}  # name -> games, points, wins

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self.scores.extend(result.scores[: result.people])
        if result.automa is not None:
            self.automa_scores.append(result.scores[result.automa])
        share = SHARES // len(result.winners)  # a shared victory is divided
        for seat in result.winners:
            if seat < result.people:
                self.wins[seat] += share
        for seat, sheet in enumerate(result.sheets):
            for source, points in sheet["points_by_source"].items():
                self.by_source[source] = self.by_source.get(source, 0) + points
            for era, points in sheet["points_by_era"].items():
                self.by_era[era] = self.by_era.get(era, 0) + points
            won = share if seat in result.winners else 0
            self._add_civilization(sheet["civilization"], 1, result.scores[seat], won)

    def merge(self, other: Summary) -> None:
        """Add what further games of the same kind added up to."""
        self.games += other.games
        self.decisions += other.decisions
        self.scores += other.scores
        self.automa_scores += other.automa_scores
        self.wins = [wins + more for wins, more in zip(self.wins, other.wins, strict=True)]
        for totals, further in ((self.by_source, other.by_source), (self.by_era, other.by_era)):
            for key, points in further.items():
                totals[key] = totals.get(key, 0) + points
        for name, figures in other.civilizations.items():
            self._add_civilization(name, *figures)

    def _add_civilization(self, name: str, games: int, points: int, wins: int) -> None:
        before = self.civilizations.get(name, (0, 0, 0))
        self.civilizations[name] = (before[0] + games, before[1] + points, before[2] + wins)

    def results(self) -> dict[str, Any]:
        """Everything the games decide, as JSON-able data: the same for the same seeds."""
        count = len(self.scores)
        if not count:
            return {"games": 0}
        automa: dict[str, Any] = {}
        if self.automa_scores:
            automa = {"level": self.level, "automa_score": spread(self.automa_scores)}
        return automa | {
            "games": self.games,
            "players": self.players,
            "decisions_per_game": round(self.decisions / self.games, 2),
            "score": spread(self.scores),
            "win_share_by_seat": [round(wins / SHARES / self.games, 4) for wins in self.wins],
            "mean_points_by_source": {source: round(total / count, 2) for source, total in self.by_source.items()},
            "mean_points_by_era": {era: round(total / count, 2) for era, total in self.by_era.items()},
            "civilizations": {
                name: {
                    "games": games,
                    "mean_score": round(total / games, 2),
                    "win_rate": round(wins / SHARES / games, 4),
                }
                for name, (games, total, wins) in sorted(self.civilizations.items())
            },
        }


def speed_of(games: int, decisions: int, cpu: float, wall: float) -> dict[str, float]:
    """How fast it went; `cpu` is the processor time of all processes together."""
    return {
        "cpu_seconds": round(cpu, 3),
        "wall_seconds": round(wall, 3),
        "games_per_cpu_second": round(games / cpu, 1) if cpu else 0.0,
        "games_per_second": round(games / wall, 1) if wall else 0.0,
        "microseconds_per_decision": round(1e6 * cpu / decisions, 2) if decisions else 0.0,
    }
