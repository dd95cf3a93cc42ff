"""How strong the levels are that people meet: measured as tables play them, and written where page and docs read it.

    python benchmarks/levels.py play [--levels novice,master] [--games 100] [--automa 1,2,3,4,5,6] [--jobs 1]
    python benchmarks/levels.py tables [--levels journeyman] [--games 4] [--automa ...] [--at-once 4]
    python benchmarks/levels.py report
    python benchmarks/levels.py write

`play` plays games of two bots of a level, or with --automa of one bot against the Automa, in this process: with the
options, the seeds and the budget of a table, which lead to the same choices as there. `tables` shows that they do: it
plays the same games over HTTP at tables of `gobelin serve`, many at once, and compares choice by choice. `report` says
what all games so far add up to, `write` puts it into src/gobelin/bots/strength.toml, unless no game was compared with
one at a table, or one of them differs; then `python tests/bots/test_page.py --write` for the tables of docs/bots.md.

Every game is a line of the file --games-file (build/levels.jsonl), written when it ends. What stands there is not
played again, so all of it can be stopped and resumed. Bots on interpreted rules have a smaller budget:
`play --budget interpreted` measures it, on either build, for the choices are the same. Tables have that of the build
that runs, and no other.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from gobelin import RULES_VERSION, Game, bots  # noqa: E402
from gobelin.bots.strength import BUDGETED, FEWEST, FILE, Figure, Strength, strength_toml  # noqa: E402
from gobelin.game.luck import bot_seed  # noqa: E402
from gobelin.lab.games import Bots  # noqa: E402
from gobelin.lab.pool import map_tasks  # noqa: E402
from gobelin.lab.tournament import mean_interval, wilson  # noqa: E402

GAMES = ROOT / "build" / "levels.jsonl"
FIRST_SEED = 5000
HEADING = """\
How strong the levels are that people meet, in victory points: two bots of a level with each other (automa = 0), or
one against the Automa. Games as tables play them, with their options, their bots' memory and their budget, which is
another one on interpreted rules; deals from seed 5000 on. low and high: the 95 % interval of the mean.
Written by `python benchmarks/levels.py write`, read by the page and docs/bots.md; nobody else knows a figure."""
HERE, AT_A_TABLE = "process", "table"  # where a game was played


@dataclass(frozen=True)
class Task:
    """One game: two bots of a level, or one against an Automa of the level `automa`."""

    level: str
    seed: int
    automa: int = 0
    budget: str = "compiled"

    @property
    def options(self) -> dict[str, Any]:
        return {"level": self.automa} if self.automa else {}

    @property
    def people(self) -> int:
        return 1 if self.automa else 2


@dataclass(frozen=True)
class Played:
    """A game that was played: the points of the bots of the level, and what was chosen, as a hash."""

    level: str
    seed: int
    automa: int
    budget: str
    where: str
    points: list[int]
    automa_points: int | None
    won: bool
    choices: str
    rules: int
    seconds: float

    @property
    def task(self) -> Task:
        return Task(self.level, self.seed, self.automa, self.budget)


def play_task(task: Task) -> Played:
    """The game as a table plays it, without the table."""
    began = time.perf_counter()
    game = Game.new(task.people, task.seed, confirm_turns=True, log=False, **task.options)
    players = [player_of(task, seat) for seat in range(task.people)]
    Bots(game, [task.level] * task.people, players).play()
    return outcome(task, HERE, game.scores, game.winners, game.record()["choices"], time.perf_counter() - began)


def player_of(task: Task, seat: int) -> Any:
    nodes = {"nodes": bots.BUDGETS[task.budget]} if task.level in BUDGETED else {}
    return bots.LEVELS[task.level](seed=bot_seed(task.seed, seat), **nodes)


def outcome(
    task: Task, where: str, scores: Sequence[int], winners: Sequence[int], choices: Sequence[Any], seconds: float
) -> Played:
    digest = hashlib.sha256(json.dumps(list(choices)).encode()).hexdigest()[:16]
    automa = scores[1] if task.automa else None  # it sits beside the only person
    return Played(
        task.level, task.seed, task.automa, task.budget, where, list(scores[: task.people]), automa, 0 in winners,
        digest, RULES_VERSION, round(seconds, 2),
    )  # fmt: skip


# --- At tables, over HTTP


async def play_at_tables(tasks: Sequence[Task], at_once: int, keep: Callable[[Played], None]) -> None:
    """Games of bots at tables of a server of its own; somebody watches, so that they move."""
    import httpx

    from running_server import running

    free = asyncio.Semaphore(at_once)
    with tempfile.TemporaryDirectory() as folder, running("--database", f"sqlite:///{folder}/tables.sqlite") as server:
        async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as client:

            async def one(task: Task) -> None:
                async with free:
                    keep(await at_a_table(client, server.url, task))

            await asyncio.gather(*(one(task) for task in tasks))


async def at_a_table(client: Any, url: str, task: Task) -> Played:
    import websockets
    from turns import read_all

    began = time.perf_counter()
    seats = [f"bot:{task.level}"] * task.people
    body = {"players": task.people, "seats": seats, "seed": task.seed, "options": task.options}
    made = await client.post("/api/tables", json=body)
    made.raise_for_status()
    path = f"/api/tables/{made.json()['table']}"
    live = url.replace("http", "ws", 1) + path + "/live"
    async with websockets.connect(live, proxy=None, max_size=None) as socket:
        await socket.send(json.dumps({}))
        reading = asyncio.create_task(read_all(socket))  # whoever does not read is soon taken for gone
        try:
            while not (table := (await client.get(path)).json())["over"]:
                if reading.done():
                    raise ConnectionError(f"the server no longer shows the table of {task}")
                await asyncio.wait([reading], timeout=0.5)
        finally:
            reading.cancel()
    record = (await client.get(path + "/record")).json()
    seconds = time.perf_counter() - began
    return outcome(task, AT_A_TABLE, table["scores"], table["winners"], record["choices"], seconds)


# --- What is known


def read(path: Path) -> list[Played]:
    """All games so far; of another version of the rules none."""
    if not path.exists():
        return []
    games = [Played(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    return [game for game in games if game.rules == RULES_VERSION]


def tasks_of(asked: argparse.Namespace, known: Iterable[Played], where: str) -> list[Task]:
    """The games that are wanted and not played: one of each kind, then the next of each. Levels that choose alike with
    every budget have the usual one.
    """
    done = {game.task for game in known if game.where == where}
    kinds = [
        (level, automa, asked.budget if level in BUDGETED else Task.budget)
        for automa in asked.automa
        for level in asked.levels
    ]
    tasks = [Task(level, FIRST_SEED + n, automa, budget) for n in range(asked.games) for level, automa, budget in kinds]
    return [task for task in tasks if task not in done]


@contextmanager
def kept(path: Path, total: int) -> Iterator[Callable[[Played], None]]:
    """What writes a game down as soon as it has ended, and says how far it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    began, number = time.monotonic(), 0
    with path.open("a", encoding="utf-8") as file:

        def keep(game: Played) -> None:
            nonlocal number
            number += 1
            file.write(json.dumps(asdict(game)) + "\n")
            file.flush()
            minutes = (time.monotonic() - began) / 60
            left = minutes / number * (total - number)
            print(f"\r{number} of {total} games, {minutes:.1f} min, about {left:.1f} to go ", end="", file=sys.stderr)

        yield keep
    if number:
        print(file=sys.stderr)


def figure_of(games: Sequence[Played]) -> Figure:
    """What games of one kind add up to: the mean of a game's bots is one number, so that intervals are right."""
    task, count = games[0].task, len(games)
    means = [sum(game.points) / len(game.points) for game in games]
    low, high = mean_interval(means)
    figure = Figure(
        task.level, task.automa, task.budget, count, round(sum(means) / count, 1), round(low, 1), round(high, 1)
    )
    if not task.automa:
        return figure
    wins, theirs = sum(game.won for game in games), sum(game.automa_points or 0 for game in games)
    won_low, won_high = (round(share, 3) for share in wilson(wins, count))
    return replace(figure, automa_mean=round(theirs / count, 1), won=wins, won_low=won_low, won_high=won_high)


def every_figure(games: Iterable[Played]) -> list[Figure]:
    """By level of the Automa, level and budget; what was played here and at a table is the same game."""
    by_kind: dict[tuple[int, int, str], dict[Task, Played]] = {}
    order = list(bots.LEVELS)
    for game in games:
        by_kind.setdefault((game.automa, order.index(game.level), game.budget), {})[game.task] = game
    return [figure_of(list(by_kind[kind].values())) for kind in sorted(by_kind)]


def compare(games: Iterable[Played]) -> tuple[int, list[Task]]:
    """How many games were played in both places, and those that differ in any choice."""
    found: dict[str, dict[Task, str]] = {HERE: {}, AT_A_TABLE: {}}
    for game in games:
        found.setdefault(game.where, {})[game.task] = game.choices
    here, there = found[HERE], found[AT_A_TABLE]
    both = here.keys() & there.keys()
    return len(both), [task for task in here if task in both and here[task] != there[task]]


def report(games: Sequence[Played]) -> None:
    for one in every_figure(games):
        against = f"Automa {one.automa}" if one.automa else "two"
        more = f"  {one.won} won, Automa {one.automa_mean}" if one.automa else ""
        points = f"{one.mean:6.1f} [{one.low:.1f}, {one.high:.1f}]"
        print(f"{one.level:10} {against:8} {one.budget:11} {points}  {one.games} games{more}")
    both, different = compare(games)
    print(f"{both} games were played at tables, too: {both - len(different)} choice by choice the same")
    for task in different:
        print(f"different: {task}")


def write(games: Sequence[Played]) -> None:
    """Put the figures where page and documents read them, but for those of too few games."""
    both, different = compare(games)
    if not both:
        raise SystemExit("nothing is written: no game was played both here and at a table (play, then tables)")
    if different:
        raise SystemExit(f"nothing is written: {len(different)} of {both} games differ at a table, as {different[0]}")
    found = tuple(figure for figure in every_figure(games) if figure.games >= FEWEST)
    FILE.write_text(strength_toml(Strength(RULES_VERSION, found), HEADING), encoding="utf-8")


def numbers(listed: str) -> list[int]:
    return [int(one) for one in listed.split(",")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "tables", "report", "write"])
    parser.add_argument("--levels", type=lambda listed: listed.split(","), default=list(bots.LEVELS))
    parser.add_argument("--automa", type=numbers, default=[0], help="levels of the Automa; 0, two bots, if not given")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", choices=list(bots.BUDGETS), default=bots.BUDGET)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=4)
    parser.add_argument("--games-file", type=Path, default=GAMES)
    asked = parser.parse_args()
    known = read(asked.games_file)
    if asked.what == "play":
        tasks = tasks_of(asked, known, HERE)
        with kept(asked.games_file, len(tasks)) as keep:
            for game in map_tasks(play_task, tasks, asked.jobs):
                keep(game)
    elif asked.what == "tables":
        if asked.budget != bots.BUDGET:
            parser.error(f"tables of this build have the {bots.BUDGET} budget: --budget {asked.budget} needs another")
        tasks = tasks_of(asked, known, AT_A_TABLE)
        with kept(asked.games_file, len(tasks)) as keep:
            asyncio.run(play_at_tables(tasks, asked.at_once, keep))
    elif asked.what == "write":
        write(known)
    report(read(asked.games_file))


if __name__ == "__main__":
    main()
