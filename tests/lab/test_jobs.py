"""Many games at once: any number of processes gives the same results; what goes wrong is told."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gobelin
from command_line import figures_of, wait_until_busy, wait_until_started
from gobelin.lab import pool
from gobelin.lab.simulate import BrokenGame, Series, Summary, Task, play_all, play_batch, random_games, tasks
from gobelin.machine.cores import usable_cores
from waiting import wait_until

COMMAND = [sys.executable, "-m", "gobelin", "simulate"]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(Path(gobelin.__file__).parents[1]), "COLUMNS": "100"}
POSIX = pytest.mark.skipif(os.name == "nt", reason="signals differ")
PROC = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell what processes do")


def total(series: list[Series], count: int) -> list[dict[str, Any]]:
    summaries = [Summary(one.players, one.options.get("level")) for one in series]
    for batch in play_all(series, count):
        assert batch.failure is None
        assert batch.cpu > 0
        summaries[batch.series].merge(batch.summary)
    return [summary.results() for summary in summaries]


def test_tasks_cover_every_game_once() -> None:
    series = [Series(10, 2, 0), Series(3, 1, 5, level=2)]
    cut = [(task.number, task.first, task.last) for task in tasks(series, 4)]
    assert cut == [(0, 0, 4), (0, 4, 8), (0, 8, 10), (1, 0, 3)]


def test_any_number_of_processes_gives_the_same() -> None:
    """Several series, more processes than cores, tasks of uneven size."""
    series = [Series(23, 3, 100), Series(5, 1, 7, level=4), Series(9, 2, -3, shadow_empire=True, start_bonus=True)]
    alone = total(series, 1)
    assert [results["games"] for results in alone] == [23, 5, 9]
    assert total(series, 2) == alone
    assert total(series, 3) == alone
    summary = Summary(3)
    for game in random_games(23, 3, 100):
        summary.add(game)
    assert summary.results() == alone[0]


def test_summaries_add_up_in_any_order() -> None:
    """Shared victories are divided without rounding: by three as well."""
    games = list(random_games(12, 4, 1))
    for number, game in enumerate(games):
        game.winners = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]][number % 4]
    whole = Summary(4)
    for game in games:
        whole.add(game)
    order = list(range(12))
    for seed in range(5):
        random.Random(seed).shuffle(order)
        merged = Summary(4)
        for number in order:
            one = Summary(4)
            one.add(games[number])
            merged.merge(one)
        assert merged.results() == whole.results()
    assert whole.results()["win_share_by_seat"] == [0.5208, 0.2708, 0.1458, 0.0625]


def test_fewer_games_than_processes() -> None:
    assert total([Series(1, 2, 0)], 4) == total([Series(1, 2, 0)], 1)


def test_a_broken_game_ends_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    def problems(game: gobelin.Game) -> list[str]:
        return ["too many coins"] if game.seed == 42 else []

    monkeypatch.setattr(gobelin.Game, "problems", problems)
    series = [Series(5, 2, 40, check=True)]
    batch = play_batch(Task(0, series[0], 1, 5))
    assert batch.summary.games == 1
    assert batch.failure is not None
    assert (batch.failure.seed, batch.failure.problems) == (42, ["too many coins"])
    batches = list(play_all(series))
    assert [batch.summary.games for batch in batches] == [1, 1, 0]


def test_a_broken_game_travels_between_processes() -> None:
    for choices in (["a", "b"], None):
        broken = BrokenGame(7, choices, ["no coins"], exit_code=-9)
        function, arguments = broken.__reduce__()
        again = function(*arguments)
        assert (again.seed, again.choices, again.problems, again.exit_code) == (7, choices, ["no coins"], -9)
        assert str(again) == str(broken)


# A program whose workers break in the game with the seed 30, each in the way named.
BROKEN = """
import os, signal, sys
import gobelin
from gobelin.cli import main

new = gobelin.Game.new
def broken(players, seed, **options):
    if seed == 30:
        if sys.argv[1] == "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        if sys.argv[1] == "exit":
            os._exit(3)
    return new(players, seed, **options)
gobelin.Game.new = broken
if sys.argv[1] == "problem":
    gobelin.Game.problems = lambda game: ["too many coins"] if game.seed == 30 and len(game.choices) == 6 else []

if __name__ == "__main__":
    main(["simulate", "--games", "40", "--players", "2", "--seed", "10", *sys.argv[2:]])
"""


def broken(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    program = tmp_path / "broken.py"
    program.write_text(BROKEN)
    return subprocess.run(
        [sys.executable, str(program), *arguments],
        capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=120,
    )  # fmt: skip


@POSIX
@pytest.mark.parametrize(("way", "words"), [("killed", "signal SIGKILL"), ("exit", "exit code 3")])
def test_a_worker_that_dies_is_told_with_its_seed(tmp_path: Path, way: str, words: str) -> None:
    """The games before the batch of the dead worker are told; nothing hangs."""
    done = broken(tmp_path, way, "--jobs", "2")
    assert done.returncode == 1
    assert "the game with seed 30 is broken\n" in done.stderr
    assert f"its process died: {words}" in done.stderr
    assert "random games of 2 players" in done.stdout
    report = json.loads(broken(tmp_path, way, "--jobs", "2", "--json").stdout)
    assert report["failure"]["seed"] == 30
    assert report["failure"]["choices"] is None
    assert report["failure"]["problems"] == [f"its process died: {words}"]
    assert report["results"]["games"] == 20


def test_a_problem_is_told_alike_by_any_number_of_processes(tmp_path: Path) -> None:
    """Exactly the games before the broken one count."""
    alone = json.loads(broken(tmp_path, "problem", "--check", "--json").stdout)
    for count in ("2", "3"):
        done = broken(tmp_path, "problem", "--check", "--json", "--jobs", count)
        assert done.returncode == 1
        report = json.loads(done.stdout)
        assert report["results"] == alone["results"]
        assert report["failure"] == alone["failure"]
    assert alone["results"]["games"] == 20
    assert len(alone["failure"]["choices"]) == 6


def test_simulate_with_jobs_is_the_same_but_for_the_time() -> None:
    def report(*arguments: str) -> dict[str, Any]:
        command = [*COMMAND, "--json", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=True)
        assert done.stderr == ""
        return dict(json.loads(done.stdout))

    for setting in (["--games", "60", "--players", "4"], ["--games", "7", "--solo", "all"]):
        alone = report(*setting)
        for count in ("2", "0"):
            several = report(*setting, "--jobs", count)
            assert several["results"] == alone["results"]
            assert several["asked"] == alone["asked"] | {"jobs": int(count)}
            assert set(several["speed"]) == set(alone["speed"])
            assert several["speed"]["cpu_seconds"] > 0


def all_gone(group: int) -> bool:
    """Whether nobody of a process group is left; Python's own helper process ends a moment after its parent."""
    return bool(wait_until(lambda: not figures_of(group)))


@PROC
def test_ctrl_c_stops_the_workers_and_tells_what_was_done() -> None:
    """As the terminal does it, the whole group gets the signal; the figures are those of the first so many seeds."""
    command = [*COMMAND, "--games", "1000000", "--jobs", "2", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    ) as process:
        wait_until_busy(process.pid, 8)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert err.count("\n") == 1
    results = json.loads(out)["results"]
    games = results["games"]
    assert f"interrupted after {games:,} of 1,000,000 games" in err
    assert games > 0
    assert all_gone(process.pid)
    assert total([Series(games, 2, 0)], 2) == [results]


@PROC
def test_ctrl_c_held_down_is_one_ctrl_c() -> None:
    """It comes again and again, to the last moment of the process, which ends as if it had come once."""
    with subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--jobs", "2", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True,
    ) as process:  # fmt: skip
        wait_until_busy(process.pid, 8)
        while process.poll() is None:
            os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    games = json.loads(out)["results"]["games"]
    assert err == f"interrupted after {games:,} of 1,000,000 games\n"
    assert all_gone(process.pid)


@PROC
def test_ctrl_c_while_the_workers_start() -> None:
    """All have been started, and are hardly more than that: they ignore it from their first moment."""
    with subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--jobs", "4"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True,
    ) as process:  # fmt: skip
        wait_until_started(process.pid, 6)  # the workers, their parent and Python's own helper process
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert "Traceback" not in err
    assert all_gone(process.pid)


@POSIX
def test_ctrl_c_again_while_the_workers_stop(monkeypatch: pytest.MonkeyPatch) -> None:
    stop = pool.Worker.stop
    stopped = []

    def pressed_again(worker: pool.Worker) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        stop(worker)
        stopped.append(worker)

    monkeypatch.setattr(pool.Worker, "stop", pressed_again)
    batches = play_all([Series(1000, 2, 0)], 2)
    next(batches)
    batches.close()
    assert len(stopped) == 2
    assert not any(worker.process.is_alive() for worker in stopped)


def test_cores_and_endings() -> None:
    assert 1 <= usable_cores() <= (os.cpu_count() or 1)
    assert pool.describe_exit(3) == "exit code 3"
    assert pool.describe_exit(-9) == "signal SIGKILL"
    assert pool.describe_exit(-120) == "signal 120"
