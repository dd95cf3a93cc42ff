"""Random games by the thousand, and what they add up to. Nothing is printed here."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

from gobelin import Game
from gobelin.documents.records import SetChoice
from gobelin.rules.chapters.sheet import score_sheet

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


def random_game(
    players: int,
    seed: int,
    *,
    start_bonus: bool = False,
    level: int | None = None,
    shadow_empire: bool = False,
    check: bool = False,
) -> Result:
    """A game in which everybody chooses at random, the same for the same seed.

    One player is alone against the Automa of a level. check: look for problems after every choice; BrokenGame tells
    of the first.
    """
    game = Game.new(players, seed, start_bonus=start_bonus, level=level, shadow_empire=shadow_empire, log=check)
    chance = random.Random(seed)
    try:
        while (decision := game.decision) is not None:
            game.play(int(chance.random() * len(decision.actions)))
            if check and (wrong := game.problems()):
                raise BrokenGame(seed, game.record()["choices"], wrong)
        return Result(game, seed)
    except BrokenGame:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise BrokenGame(seed, game.record()["choices"], [what]) from error


def random_games(
    games: int,
    players: int,
    seed: int,
    *,
    start_bonus: bool = False,
    level: int | None = None,
    shadow_empire: bool = False,
    check: bool = False,
) -> Iterator[Result]:
    """Game i has the seed `seed` + i."""
    for number in range(games):
        yield random_game(
            players, seed + number, start_bonus=start_bonus, level=level, shadow_empire=shadow_empire, check=check
        )


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
