"""Studies: games that stay, whatever stops the run that plays them."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import signal
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from command_line import COMMAND, ENVIRONMENT, Run, figures_of
from gobelin import Game, GobelinError, bots
from gobelin.lab import executors, study
from gobelin.lab.study import BadStudy, Plan, Study, Task, play_task
from gobelin.rules.engine.version import RULES_VERSION
from gobelin.rules.printed.names import CIVILIZATIONS
from waiting import wait_until

RANDOM = Plan("random", 2, 7)


def add(path: Path, games: int) -> Study:
    """Play until there are so many games, each in a member of its own."""
    with Study.resume(path) if path.exists() else Study.begin(path, RANDOM) as open_study:
        for task in open_study.tasks(games):
            open_study.add(play_task(task))
            open_study.save()
        return open_study


def lines_of(path: Path) -> list[Any]:
    """What anybody may read with zcat."""
    return [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]


@pytest.fixture
def five(tmp_path: Path) -> Path:
    path = tmp_path / "five.study"
    add(path, 5)
    return path


# --- Games


def test_a_line_for_each_game_in_one_file(five: Path) -> None:
    header, *games = lines_of(five)
    assert header == {
        "format": "gobelin-study", "version": 1, "bot": "random", "players": 2, "seed": 7, "start_bonus": False,
        "rules": RULES_VERSION,
    }  # fmt: skip
    assert [game["seed"] for game in games] == [7, 8, 9, 10, 11]
    assert len(five.read_bytes()) < 5 * 3000


def test_every_game_can_be_replayed(five: Path) -> None:
    kept = Study.read(five)
    for number, game in enumerate(kept.read_games(), 1):
        again = Game.replay(kept.record(number))
        assert (again.scores, again.winners, again.seed) == (game.scores, game.winners, game.seed)
        for seat, sitting in enumerate(game.sittings):
            sheet = again.score_sheet(seat)
            assert list(sheet["points_by_source"].values()) == sitting.sources
            assert (sheet["civilization"], sheet["capital"]) == (
                CIVILIZATIONS[sitting.civilization],
                sitting.capital,
            )
            assert set(sitting.played) <= set(sitting.held)
            laid = [event.args["card"] for event in again.log if event.key == "play" and event.player == seat]
            assert len(laid) == len(sitting.played)
    with pytest.raises(GobelinError, match=r"no such game in .*: 6 \(there are 5\)"):
        kept.record(6)


def test_the_same_game_for_the_same_seed() -> None:
    task = Task(Plan("weighted", 3), 5)
    assert play_task(task).line() == play_task(task).line()
    assert play_task(Task(Plan("weighted", 3), 6)).line() != play_task(task).line()


def test_start_cards_are_kept_at_random_whatever_the_bot_prefers() -> None:
    civilizations: Counter[int] = Counter()
    preferred = 0
    for seed in range(40):
        game = play_task(Task(Plan("random", 2), seed))
        civilizations.update(sitting.civilization for sitting in game.sittings)
        dealt = Game.new(2, seed)
        greedy = bots.make("greedy")
        while not dealt.state.started:
            assert dealt.decision is not None
            preferences = greedy._preferences(None, dealt.decision)  # type: ignore[attr-defined]
            dealt.play(preferences.index(max(preferences)))
        preferred += sum(
            who.civilizations[0] == sitting.civilization
            for who, sitting in zip(dealt.state.players, game.sittings, strict=True)
        )
    assert len(civilizations) == len(CIVILIZATIONS)
    assert 20 < preferred < 60  # of 80


# --- The file


def test_going_on_is_as_if_nothing_had_stopped_it(five: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.study"
    add(other, 2)
    assert add(other, 5).games == 5
    assert lines_of(other) == lines_of(five)


def test_a_torn_end_is_cut_off(five: Path, tmp_path: Path) -> None:
    """Wherever a run is killed while it writes."""
    whole = five.read_bytes()
    ends = [end for _, end in study._members(five)]
    assert len(ends) == 6  # the first line, and five games
    cuts = {*ends, *(end + more for end in ends[:-1] for more in (1, 5, 60, 200)), *range(ends[3], ends[4], 41)}
    for cut in sorted(cuts):
        torn = tmp_path / "torn.study"
        torn.write_bytes(whole[:cut])
        survived = sum(end <= cut for end in ends) - 1
        assert Study.read(torn).games == len(list(Study.read(torn).read_games())) == survived
    assert add(torn, 5).games == 5
    torn.write_bytes(whole[: ends[2] + 100])
    add(torn, 5)
    assert lines_of(torn) == lines_of(five)


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: whole[:20],
        lambda whole: b"no study at all",
        lambda whole: json.dumps({"format": "gobelin-study"}).encode(),
        lambda whole: gzip.compress(b"[]\n"),
        lambda whole: gzip.compress(b"\xff\n"),
        lambda whole: gzip.compress(b""),
        lambda whole: gzip.compress(b'{"format": "gobelin-study", "version": 2}\n'),
        lambda whole: gzip.compress(b'{"format": "gobelin-study", "version": 1, "players": 2}\n'),
        lambda whole: whole[:400] + bytes([whole[400] ^ 255]) + whole[401:],
        lambda whole: whole + b"something else",
        lambda whole: whole + gzip.compress(b"no JSON\n"),
        lambda whole: whole + gzip.compress(b"{}\n"),
        lambda whole: whole + gzip.compress(gzip.decompress(whole).splitlines()[1] + b"\n"),  # a seed twice
        lambda whole: whole + gzip.compress(b'{"seed":12,"choices":[1e9],"scores":[1,2],"winners":[1],"seats":[]}\n'),
    ],
    ids=range(15),
)
def test_a_damaged_file_is_one_line_and_exit_code_2(run: Run, five: Path, damage: Any) -> None:
    five.write_bytes(damage(five.read_bytes()))
    outcome = run("balance", str(five))
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith(f"gobelin: {five} ")
    assert outcome.err.count("\n") == 1


@pytest.mark.parametrize("moment", ["truncate", "write", "flush", "fileno"])
def test_ctrl_c_while_it_saves(five: Path, moment: str) -> None:
    """Whoever saves again afterwards, as the command does, saves every game once."""
    with Study.resume(five) as going_on:
        file = going_on._file

        class Pressed:
            def __getattr__(self, name: str) -> Any:
                if name == moment:
                    if name == "write":
                        file.write(b"half a member")  # type: ignore[union-attr]
                    raise KeyboardInterrupt
                return getattr(file, name)

        for task in going_on.tasks(7):
            going_on.add(play_task(task))
        going_on._file = Pressed()  # type: ignore[assignment]
        with pytest.raises(KeyboardInterrupt):
            going_on.save()
        going_on._file = file
        going_on.save()
        assert going_on.games == 7
    assert [game.seed for game in Study.read(five).read_games()] == list(range(7, 14))


def test_two_runs_do_not_write_to_one_file(five: Path) -> None:
    with Study.resume(five), pytest.raises(BadStudy, match="another run"):
        Study.resume(five)
    add(five, 6)


def test_a_study_goes_on_with_its_own_rules_only(tmp_path: Path) -> None:
    path = tmp_path / "old.study"
    header = {"format": "gobelin-study", "version": 1, **Plan("random", rules=RULES_VERSION - 1).document()}
    path.write_bytes(gzip.compress(json.dumps(header).encode()))
    assert Study.read(path).plan.rules == RULES_VERSION - 1
    with pytest.raises(BadStudy, match="version"):
        Study.resume(path)


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, seat: Any) -> Any:
            return "declare victory"

    monkeypatch.setitem(bots._MAKERS, "cheat", lambda **options: Cheat())
    with pytest.raises(GobelinError, match="the bot cheat made an illegal choice in the game with seed 3"):
        play_task(Task(Plan("cheat"), 3))


# --- Where games are played


def games_of(executor: str, jobs: int) -> list[str]:
    tasks = (Task(RANDOM, seed) for seed in range(6))
    with executors.open_pool(executor, jobs) as pool:
        return [game.line() for game in pool.map(play_task, tasks)]


def test_the_same_with_any_number_of_processes() -> None:
    assert games_of("process", 2) == games_of("process", 1)


def test_the_same_on_a_ray_cluster(tmp_path: Path) -> None:
    """One node, in a program of its own: Ray leaves threads and warnings behind."""
    if importlib.util.find_spec("ray") is None:
        pytest.skip("NOT RUN: games on a Ray cluster, for want of ray")
    path = tmp_path / "ray.study"
    line = ["balance", str(path), "--bot", "random", "--games", "6", "--seed", "7", "--executor", "ray", "--jobs", "2"]
    done = subprocess.run([*COMMAND, *line, "--json"], capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["study"]["games"] == 6
    here = tmp_path / "here.study"
    add(here, 6)
    assert lines_of(path) == lines_of(here)


# --- The command, killed and interrupted


def begun(path: Path, games: int) -> subprocess.Popen[str]:
    line = [*COMMAND, "balance", str(path), "--bot", "weighted", "--games", str(games), "--jobs", "2", "--plain"]
    return subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )


def wait_for_growth(path: Path, process: subprocess.Popen[str]) -> None:
    """Until games were saved."""
    wait_until(lambda: process.poll() is not None or (path.exists() and path.stat().st_size > 600))


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="POSIX")
def test_killed_at_any_moment_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "killed.study"
    process = begun(path, 100_000)
    wait_for_growth(path, process)
    process.kill()
    process.communicate()
    wait_until(lambda: not figures_of(process.pid))  # its processes notice that nobody is there any more
    kept = Study.read(path).games
    assert 0 < kept < 100_000
    games = [game.line() for game in Study.read(path).read_games()]
    for seed in {0, kept // 2, kept - 1}:  # how many there are depends on the machine
        assert games[seed] == play_task(Task(Plan("weighted"), seed)).line()
    with Study.resume(path) as going_on:
        assert next(going_on.tasks(kept + 1)).seed == kept


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="POSIX")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "interrupted.study"
    process = begun(path, 100_000)
    wait_for_growth(path, process)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130, err
    assert "of 100,000 games are kept in" in err
    assert "Traceback" not in err
    assert "Civilizations, from strong to weak" in out
    assert Study.read(path).games > 0
