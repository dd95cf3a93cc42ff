"""The command line as somebody types it: every command, every way to go wrong."""

from __future__ import annotations

import json
import os
import platform
import random
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

import gobelin
from command_line import COMMAND, ENVIRONMENT, Run
from gobelin import Game, web
from gobelin.lab import simulate
from gobelin.lab.simulate import Batch, BrokenGame, Series, Summary, Task, random_game, random_games
from gobelin.machine import compiling
from gobelin.rules.documents.listing import action_space, contents
from gobelin.rules.printed.names import CIVILIZATIONS
from waiting import PATIENCE

VERSION = f"gobelin {gobelin.__version__} (interpreted rules, Python {platform.python_version()})\n"


def finished(players: int = 2, seed: int = 1) -> Game:
    game = Game.new(players, seed)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        game.play(chance.randrange(len(decision.actions)))
    return game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished().record()))
    return path


# --- gobelin itself


def test_version(run: Run) -> None:
    assert run("--version").out == VERSION


@pytest.mark.parametrize(
    ("build", "shown"),
    [
        ("compiled", "(compiled rules, Python "),
        ("compiled, out of date: run gobelin compile", "; out of date: run gobelin compile)"),
    ],
)
def test_version_of_the_compiled_build(run: Run, monkeypatch: pytest.MonkeyPatch, build: str, shown: str) -> None:
    monkeypatch.setattr(compiling, "running_build", lambda: build)
    outcome = run("--version")
    assert outcome.out.startswith(f"gobelin {gobelin.__version__} (compiled rules, Python ")
    assert shown in outcome.out


@pytest.mark.parametrize(
    "arguments", [[], ["play"], ["simulate"], ["replay"], ["components"], ["actions"], ["compile"]]
)
def test_help_names_every_option(run: Run, arguments: list[str]) -> None:
    options = {
        "play": [
            "--players", "--solo", "--shadow-empire", "--seed", "--seat", "--start-bonus", "--without",
            "--civilization", "--save", "--plain",
        ],
        "simulate": [
            "--games", "--players", "--solo", "--shadow-empire", "--seed", "--check", "--json", "--start-bonus",
            "--jobs",
        ],
        "replay": ["--json", "--steps", "FILE"],
        "components": ["--json"],
        "actions": ["--json", "verb"],
        "compile": ["--remove", "--verbose", "mypyc"],
    }  # fmt: skip
    outcome = run(*arguments, "--help")
    assert outcome.code == 0
    for word in options[arguments[0]] if arguments else options:
        assert word in outcome.out


def test_without_a_command_and_without_a_page_it_plays(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "page", lambda: None)
    outcome = run(typed="q\n")
    assert outcome.code == 0
    assert "Which capital city do you keep?" in outcome.out


def test_it_runs_as_a_program() -> None:
    done = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout == VERSION


# --- Bad input: one line, exit code 2

BAD = [
    ["nonsense"],
    ["--nonsense"],
    ["play", "--players", "1"],
    ["play", "--players", "6"],
    ["play", "--players", "two"],
    ["play", "--seat", "3"],
    ["play", "--seat", "0"],
    ["play", "--seed", ""],
    ["play", "--without", "no such card"],
    ["play", "--civilization", "romans"],
    ["play", "--save", "/no/such/folder/game.json"],
    ["play", "--resume", "/no/such/file"],
    ["play", "--solo", "0"],
    ["play", "--solo", "7"],
    ["play", "--solo", "all"],
    ["play", "--solo"],
    ["play", "--solo", "2", "--players", "3"],
    ["play", "--solo", "2", "--shadow-empire"],
    ["play", "--solo", "2", "--seat", "2"],
    ["play", "--solo", "2", "--civilization", "traders"],
    ["play", "--shadow-empire", "--players", "3"],
    ["play", "--shadow-empire", "--seat", "3"],
    ["play", "--nonsense"],
    ["play", "extra"],
    ["simulate", "--games", "0"],
    ["simulate", "--games", "many"],
    ["simulate", "--players", "7"],
    ["simulate", "--games"],
    ["simulate", "--jobs", "-1"],
    ["simulate", "--jobs", "all"],
    ["simulate", "--solo", "7"],
    ["simulate", "--solo", "every"],
    ["simulate", "--solo", "9" * 5000],
    ["simulate", "--solo", "2", "--players", "2"],
    ["simulate", "--solo", "all", "--shadow-empire"],
    ["simulate", "--shadow-empire", "--players", "4"],
    ["replay"],
    ["replay", "/no/such/file"],
    ["replay", "/"],
    ["components", "--xml"],
    ["actions", "--xml"],
    ["compile", "everything"],
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_one_line_and_exit_code_2(run: Run, arguments: list[str]) -> None:
    outcome = run(*arguments)
    assert outcome.code == 2
    assert outcome.err.startswith("gobelin: ")
    assert outcome.err.count("\n") == 1
    assert "Traceback" not in outcome.err
    assert outcome.out == ""


DAMAGED: dict[str, Any] = {
    "empty": "",
    "no json": "{",
    "bytes": b"\xff\xfe\x00",
    "a list": "[]",
    "a number": "1",
    "foreign": '{"format": "chess"}',
    "no choices": '{"format": "gobelin-record", "version": 1}',
    "deep": "[" * 100_000,
}


@pytest.mark.parametrize("what", DAMAGED)
@pytest.mark.parametrize("command", [["replay"], ["replay", "--steps", "--json"], ["play", "--resume"]], ids=" ".join)
def test_damaged_records_are_refused(run: Run, tmp_path: Path, command: list[str], what: str) -> None:
    path = tmp_path / "bad.json"
    text = DAMAGED[what]
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    outcome = run(*command, str(path))
    assert outcome.code == 2
    assert outcome.err.count("\n") == 1
    assert str(path) in outcome.err


def test_the_package_is_the_command() -> None:
    """`python -m gobelin` is `gobelin`."""
    assert COMMAND[1:] == ["-m", "gobelin"]
    asked = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, check=True)
    assert asked.stdout.startswith(f"gobelin {gobelin.__version__} ")


def damage(record: gobelin.Record, **changes: Any) -> dict[str, Any]:
    return {**record, **changes}


def test_a_record_with_a_wrong_choice_names_it(run: Run, tmp_path: Path) -> None:
    record = finished().record()
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(damage(record, choices=[*record["choices"][:5], "advance nowhere"])))
    outcome = run("replay", str(path))
    assert outcome.code == 2
    assert "choice 6 of 6, 'advance nowhere'" in outcome.err
    changed: list[dict[str, Any]] = [
        {"seed": 2}, {"seed": "x"}, {"version": 99}, {"setup": {}}, {"choices": [3]}, {"result": {}},
    ]  # fmt: skip
    for changes in changed:
        path.write_text(json.dumps(damage(record, **changes)))
        outcome = run("replay", str(path))
        assert outcome.code == 2, changes
        assert outcome.err.count("\n") == 1


# --- play


def test_a_whole_game_by_numbers_saved_and_replayed(run: Run, tmp_path: Path) -> None:
    """Choosing 1 all the way, with undo and every command in between, ends in scores and a record that replays."""
    path = tmp_path / "game.json"
    looks = "b\nc\nm\nt\nt science\nl\ns\nh\n?\no\na\n"
    typed = looks + "1\nu\n1\n1\n" + looks + "1\n" * 3000
    outcome = run("play", "--seed", "3", "--save", str(path), typed=typed)
    assert outcome.code == 0, outcome.err
    assert outcome.err == ""
    for words in (
        "Taken back.", "Your city", "Map (small)", "The game is over", "1. ", "Score sheet", f"is in {path}.",
        "Exploration", "income turns", "h words: what explore", "upgrade",
    ):  # fmt: skip
        assert words in outcome.out, words
    kept = json.loads(path.read_text())
    game = Game.replay(kept)
    assert game.over
    assert kept["result"] == {"scores": game.scores, "winners": game.winners}
    assert kept["setup"]["confirm_turns"] is True
    again = run("replay", str(path))
    assert again.code == 0
    assert f"1. Player {game.winners[0] + 1}, {max(game.scores)} VP" in again.out


@pytest.mark.parametrize("players", [3, 5])
def test_whole_games_by_chance_at_every_seat(run: Run, players: int) -> None:
    chance = random.Random(players)
    typed = "".join(f"{chance.randint(1, 4)}\n1\n\n" for _ in range(3000))
    outcome = run("play", "--players", str(players), "--seat", str(players), "--seed", "9", typed=typed)
    assert outcome.code == 0
    assert f"You are Player {players}." in outcome.out
    assert "The game is over" in outcome.out


@pytest.mark.parametrize("level", [1, 4, 6])
def test_whole_solo_games(run: Run, tmp_path: Path, level: int) -> None:
    """Alone against the Automa to the end: what the bots do is told, and the record replays."""
    path = tmp_path / "solo.json"
    looks = "a\nm\nb\nt\nt science\nl all\ns\nu\n"
    typed = "o\n1\n1\n1\n" + looks + "1\n" * 40 + looks + "1\n" * 3000
    outcome = run("play", "--solo", str(level), "--seed", "3", "--save", str(path), typed=typed)
    assert outcome.code == 0, outcome.err
    for words in (
        f"A solo game against the Automa at level {level}, the ", ": the Automa and the Shadow Empire. ",
        "Decision card ", "The Automa advances to ", "The Shadow Empire advances to ", "the tiebreaker card",
        "last decision card ", "discarded decision cards: ", "its order of tracks: ", "You lose to the Automa, ",
        "1. The Automa, ",
    ):  # fmt: skip
        assert words in outcome.out, words
    assert ("Which second civilization does the Automa get?" in outcome.out) == (level == 6)
    assert "Player 2" not in outcome.out
    assert "Player 3" not in outcome.out
    kept = json.loads(path.read_text())
    assert (kept["setup"]["players"], kept["setup"]["level"]) == (1, level)
    game = Game.replay(kept)
    assert game.winners == [1]
    told = run("replay", str(path), "--steps")
    assert told.code == 0
    assert "The Automa wins with " in told.out
    assert len(json.loads(run("replay", str(path), "--json").out)["events"]) == len(game.log)


def test_a_whole_game_with_the_shadow_empire(run: Run) -> None:
    outcome = run("play", "--shadow-empire", "--seat", "2", "--seed", "3", typed="1\n1\na\nm\n" + "1\n" * 3000)
    assert outcome.code == 0
    assert "A game of 2 with the Shadow Empire, seed 3. You are Player 2." in outcome.out
    assert ": the Shadow Empire. " in outcome.out
    assert "never scores" in outcome.out
    assert "Automa" not in outcome.out
    assert "The game is over" in outcome.out
    assert "\n3. " not in outcome.out


def test_the_same_seed_and_answers_are_the_same_game(run: Run) -> None:
    def told(seed: str) -> str:
        return run("play", "--seed", seed, typed="1\n" * 30).out.partition("The game is kept in")[0]

    assert told("5") == told("5")
    assert told("5") != told("6")


def test_options_can_be_typed_in_words(run: Run) -> None:
    """Seed 445: Leaders or Historians; then an advance on exploration, paid with food."""
    outcome = run("play", "--seed", "445", typed="capital 4\nhist\nexploration\nfood\nwhat?\n\n99\n")
    assert "You begin with the civilization Historians in capital city Desert" in outcome.out
    assert "You pay 1 food" in outcome.out
    assert "You advance to Exploration 1, Scouting" in outcome.out
    assert "No option is called 'what?'" in outcome.out
    assert "Type a number from 1 to" in outcome.out


@pytest.mark.parametrize("typed", ["{}", "c {}", "l {}", "hint {}", "save {}"])
@pytest.mark.parametrize("letter", ["a", "9"])
def test_a_very_long_line_does_not_end_the_game(run: Run, typed: str, letter: str) -> None:
    outcome = run("play", "--seed", "3", typed=f"{typed.format(5000 * letter)}\n1\nq\n")
    assert outcome.err == ""
    assert outcome.code == 0
    assert "Which civilization" in outcome.out


@pytest.mark.parametrize("command", ["replay", "hint"])
def test_a_very_long_name_of_a_record(run: Run, command: str) -> None:
    outcome = run(command, "a" * 5000)
    assert outcome.code == 2
    assert outcome.err.startswith("gobelin: cannot read aaa")
    assert outcome.err.endswith("aaa: File name too long\n")
    assert len(outcome.err) < 1000


def test_a_plot_can_be_typed(run: Run) -> None:
    """Technology 3 gives a market; the city is asked for by plot."""
    typed = "1\n1\n" + "technology\nculture\ndeck\n\n" + "technology\ncoin\npay worker\n" + "a1\n"
    outcome = run("play", "--seed", "3", typed=typed)
    assert "Where do you put the market?" in outcome.out
    assert "places, the best first; o lists all:" in outcome.out
    assert "You put the market on plot A1" in outcome.out


def test_every_option_is_looked_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """What follows and whether something is revealed are found in one go for each question, looks included."""
    asked: list[str] = []
    previews = Game.previews

    def watched(game: Game, player: int | None = None) -> Any:
        assert game.decision is not None
        asked.append(game.decision.kind)
        return previews(game, player)

    monkeypatch.setattr(Game, "previews", watched)
    run("play", "--seed", "3", typed="b\no\n1\nc\nq\n")
    assert asked == ["capital", "civilization"]


def test_undo_goes_back_to_the_last_thing_revealed(run: Run) -> None:
    outcome = run("play", "--seed", "3", typed="1\n1\nu\nexploration\nu\nmilitary\ncoin\nu\nu\nu\n")
    assert outcome.out.count("Taken back.") == 3
    assert "That cannot be taken back: you have made no choice in this turn." in outcome.out
    revealed = run("play", "--seed", "3", typed="1\n1\nexploration\ncoin\nu\n")
    assert "Taken back." not in revealed.out


def test_the_end_of_input_is_a_clean_exit(run: Run) -> None:
    outcome = run("play", "--seed", "1", typed="1\n")
    assert outcome.code == 0
    assert outcome.err == ""


def test_set_up_options_reach_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(
        "play", "--players", "3", "--seat", "2", "--seed", "4", "--start-bonus", "--civilization", "The Chosen",
        "--without", "trap", "--without", "Age of Sail", "--save", str(path), typed="q\n",
    )  # fmt: skip
    setup = json.loads(path.read_text())["setup"]
    assert setup["players"] == 3
    assert setup["civilizations"] == [None, "the_chosen", None]
    assert setup["without"] == ["age_of_sail", "trap"]
    assert setup["start_bonus"] is True


@pytest.mark.parametrize("colourless", [["--plain"], []])
def test_no_colour_when_none_is_wanted(colourless: list[str]) -> None:
    environment = ENVIRONMENT | ({} if colourless else {"NO_COLOR": "1"}) | {"TERM": "xterm-256color"}
    command = [*COMMAND, "play", "--seed", "3", *colourless]
    done = subprocess.run(command, input="1\n1\nq\n", capture_output=True, text=True, env=environment, check=True)
    assert "\x1b[3" not in done.stdout
    assert done.stdout.isascii()


def test_output_survives_an_ascii_terminal() -> None:
    environment = ENVIRONMENT | {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    command = [*COMMAND, "play", "--seed", "3"]
    done = subprocess.run(command, input="1\n1\ns\nm\nq\n", capture_output=True, text=True, env=environment, check=True)
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_ctrl_c_is_exit_code_130_without_a_traceback() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        text=True, env=ENVIRONMENT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        while "Which capital" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_an_interrupted_simulation_shows_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Any:
        batch = Batch(Task(0, Series(1, 2, 1), 0, 1))
        batch.summary.add(random_game(2, 1))
        yield batch
        raise KeyboardInterrupt

    monkeypatch.setattr("gobelin.lab.simulate.play_all", interrupted)
    outcome = run("simulate", "--games", "1000000")
    assert outcome.code == 130
    assert outcome.err == "interrupted after 1 of 1,000,000 games\n"
    assert "Win share" in outcome.out


# --- simulate


def test_simulate_prints_speed_scores_and_shares(run: Run) -> None:
    outcome = run("simulate", "--games", "20", "--players", "3", "--seed", "5")
    assert outcome.code == 0
    assert outcome.err == ""
    for words in (
        "20 random games of 3 players",
        "games per second",
        "Win share",
        "by source",
        "by era",
        "microseconds",
    ):
        assert words in outcome.out


def test_simulate_gives_the_same_for_the_same_seed(run: Run) -> None:
    def results(*arguments: str) -> Any:
        return json.loads(run("simulate", "--json", *arguments).out)["results"]

    first = results("--games", "15", "--seed", "7")
    assert first == results("--games", "15", "--seed", "7")
    assert first != results("--games", "15", "--seed", "8")
    assert first != results("--games", "15", "--seed", "7", "--start-bonus")


def test_simulate_as_json(run: Run) -> None:
    report = json.loads(run("simulate", "--games", "30", "--players", "4", "--json").out)
    assert report["asked"] == {
        "games": 30, "players": 4, "solo": None, "shadow_empire": False, "seed": 0, "check": False,
        "start_bonus": False, "jobs": 1,
    }  # fmt: skip
    results = report["results"]
    assert results["games"] == 30
    assert sum(results["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    assert sum(row["games"] for row in results["civilizations"].values()) == 120
    assert sum(results["mean_points_by_source"].values()) == pytest.approx(results["score"]["mean"], abs=0.1)
    assert sum(results["mean_points_by_era"].values()) == pytest.approx(results["score"]["mean"], abs=0.1)
    assert results["score"]["min"] <= results["score"]["mean"] <= results["score"]["max"]
    assert set(report["speed"]) == {
        "cpu_seconds", "wall_seconds", "games_per_cpu_second", "games_per_second", "microseconds_per_decision",
    }  # fmt: skip


def test_simulate_checks_every_table(run: Run) -> None:
    outcome = run("simulate", "--games", "3", "--players", "2", "--check")
    assert outcome.code == 0
    assert "every table checked" in outcome.out


def test_simulate_every_level_of_the_solo_game(run: Run) -> None:
    """The Automa's mean score rises from level to level; figures of people and Automa are kept apart."""
    report = json.loads(run("simulate", "--solo", "all", "--games", "60", "--json").out)
    assert report["asked"]["solo"] == "all"
    levels = report["results"]["levels"]
    assert [results["level"] for results in levels] == [1, 2, 3, 4, 5, 6]
    means = [results["automa_score"]["mean"] for results in levels]
    assert means == sorted(means)
    assert len(set(means)) == 6
    for results in levels:
        assert results["games"] == 60
        assert len(results["win_share_by_seat"]) == 1
        assert sum(row["games"] for row in results["civilizations"].values()) == 60
        assert sum(results["mean_points_by_source"].values()) == pytest.approx(results["score"]["mean"], abs=0.1)
        assert results["automa_score"]["min"] <= results["automa_score"]["mean"] <= results["automa_score"]["max"]
    shown = run("simulate", "--solo", "all", "--games", "2")
    assert "12 random games alone against the Automa" in shown.out
    assert "3 the Slightly Intimidating" in shown.out
    assert "by source" not in shown.out


def test_simulate_one_level_checked(run: Run) -> None:
    outcome = run("simulate", "--solo", "5", "--games", "2", "--check")
    assert outcome.code == 0
    for words in (
        "2 random games alone",
        "every table checked",
        "5 the Definitely Awesome",
        "by source",
        "Score: mean",
    ):
        assert words in outcome.out
    one = json.loads(run("simulate", "--solo", "5", "--games", "2", "--json").out)["results"]
    assert [results["level"] for results in one["levels"]] == [5]


def test_simulate_with_the_shadow_empire(run: Run) -> None:
    outcome = run("simulate", "--shadow-empire", "--games", "3", "--check")
    assert outcome.code == 0
    assert "3 random games of 2 players and the Shadow Empire" in outcome.out
    results = json.loads(run("simulate", "--shadow-empire", "--games", "9", "--json").out)["results"]
    assert sum(results["win_share_by_seat"]) == pytest.approx(1, abs=0.001)
    assert sum(row["games"] for row in results["civilizations"].values()) == 18
    assert "automa_score" not in results


def test_simulate_names_the_level_of_a_broken_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def problems(game: Game) -> list[str]:
        return ["too many coins"] if game.view()["options"]["level"] == 2 else []

    monkeypatch.setattr(Game, "problems", problems)
    outcome = run("simulate", "--solo", "all", "--games", "1", "--check")
    assert outcome.code == 1
    assert "the game with seed 0 at level 2 is broken after 1 choices" in outcome.err
    report = json.loads(run("simulate", "--solo", "all", "--games", "1", "--check", "--json").out)
    assert report["failure"]["level"] == 2
    assert [results["games"] for results in report["results"]["levels"]] == [1, 0, 0, 0, 0, 0]


def test_simulate_reports_the_first_broken_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that breaks at its sixth choice is named with its seed and choices; exit code 1."""
    monkeypatch.setattr(Game, "problems", lambda game: ["too many coins"] if len(game.choices) == 6 else [])
    outcome = run("simulate", "--games", "3", "--seed", "40", "--check")
    assert outcome.code == 1
    assert "seed 40 is broken after 6 choices" in outcome.err
    assert "too many coins" in outcome.err
    report = json.loads(run("simulate", "--games", "3", "--seed", "40", "--check", "--json").out)
    assert report["failure"]["seed"] == 40
    assert report["failure"]["problems"] == ["too many coins"]
    assert len(report["failure"]["choices"]) == 6


def test_a_crash_in_the_rules_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(*_: Any) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(Game, "play", crash)
    with pytest.raises(BrokenGame) as broken:
        random_game(2, 11)
    assert broken.value.seed == 11
    assert broken.value.problems == ["ZeroDivisionError: oops"]


def test_simulated_games_are_those_of_their_seeds() -> None:
    games = list(random_games(3, 2, 20))
    assert [game.seed for game in games] == [20, 21, 22]
    assert games[1].scores == random_game(2, 21).scores == random_game(2, 21, check=True).scores
    summary = Summary(2)
    assert summary.results() == {"games": 0}
    for game in games:
        summary.add(game)
    assert summary.results()["decisions_per_game"] == round(sum(game.decisions for game in games) / 3, 2)
    assert simulate.Clock().read()[1] >= 0


def test_a_shared_victory_is_divided() -> None:
    game = random_game(2, 1)
    game.winners = [0, 1]
    summary = Summary(2)
    summary.add(game)
    assert summary.results()["win_share_by_seat"] == [0.5, 0.5]


# --- replay


def test_replay_tells_the_game(run: Run, record: Path) -> None:
    outcome = run("replay", str(record))
    assert outcome.code == 0
    for words in ("Turn 1: Player", "begins era I", "The game is over", "Score sheet", "1. Player"):
        assert words in outcome.out
    assert "You" not in outcome.out


def test_replay_from_stdin_with_steps(run: Run, record: Path) -> None:
    outcome = run("replay", "-", "--steps", typed=record.read_text())
    assert outcome.code == 0
    count = len(json.loads(record.read_text())["choices"])
    assert f"\n{count}. Player" in outcome.out
    assert f"\n{count + 1}. Player" not in outcome.out


def test_replay_as_json(run: Run, record: Path) -> None:
    game = finished()
    report = json.loads(run("replay", str(record), "--json").out)
    assert report["result"] == {"scores": game.scores, "winners": game.winners}
    assert report["over"] is True
    assert len(report["events"]) == len(game.log)
    drawn = [event for event in report["events"] if event["key"] == "tapestry_cards"]
    assert drawn
    assert all(len(event["cards"]) == event["amount"] for event in drawn), "a record hides nothing"
    stepped = json.loads(run("replay", str(record), "--json", "--steps").out)
    assert [step["choice"] for step in stepped["steps"][1:]] == game.record()["choices"]
    assert [event for step in stepped["steps"] for event in step["events"]] == report["events"]


def test_replay_of_a_game_with_dice_that_were_set(run: Run, tmp_path: Path) -> None:
    game = Game.new(2, 5, civilizations=["leaders", "nomads"])
    for text in ("capital 2", "capital 3", "advance science"):
        game.play(text)
    game.play("pay coin", outcome={"science": "technology"})
    path = tmp_path / "set.json"
    path.write_text(json.dumps(game.record()))
    stepped = json.loads(run("replay", str(path), "--json", "--steps").out)
    assert [step["choice"] for step in stepped["steps"][1:]] == game.record()["choices"]
    assert stepped["steps"][-1]["events"][-1]["track"] == "technology"
    assert run("replay", str(path), "--steps").code == 0


def test_an_unfinished_game_can_be_told(run: Run, tmp_path: Path) -> None:
    game = Game.new(2, 3)
    path = tmp_path / "begun.json"
    path.write_text(json.dumps(game.record()))
    outcome = run("replay", str(path))
    assert outcome.code == 0
    assert "not over" in outcome.out
    assert json.loads(run("replay", str(path), "--json").out)["result"] is None


def test_a_reader_who_leaves_early_is_no_error() -> None:
    with subprocess.Popen(
        [*COMMAND, "components", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""


# --- components


def test_components_as_json(run: Run) -> None:
    assert json.loads(run("components", "--json").out) == json.loads(json.dumps(contents()))


def test_components_in_words(run: Run) -> None:
    outcome = run("components")
    assert outcome.code == 0
    box: Any = contents()
    cards = [card["copies"] for card in box["tapestry_cards"]]
    for words in (
        "Track: Exploration", f"Tapestry cards ({sum(cards)}, {len(cards)} different)",
        f"Civilizations ({len(CIVILIZATIONS)})", "Tech cards (33)",
        "The Automa: decision cards (22)", "1 the Underachiever: normal mat, 2/2/2 progress cards",
    ):  # fmt: skip
        assert words in outcome.out
    assert "{" not in outcome.out


# --- actions


def test_actions_as_json(run: Run) -> None:
    assert json.loads(run("actions", "--json").out) == action_space()


def test_actions_in_words(run: Run) -> None:
    outcome = run("actions")
    assert outcome.code == 0
    assert f"{gobelin.ACTION_COUNT} actions, version {gobelin.ACTION_SPACE_VERSION}" in outcome.out
    lines = [line.split() for line in outcome.out.splitlines()]
    assert ["35", "52", "token", "token", "{track}", "{space}", "track", "4,", "space", "13"] in lines
    assert ["26", "1", "income", "income"] in lines


# --- compile


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package to compile in place; the compiler is a stand-in that does what is asked of it."""
    copied = tmp_path / "gobelin"
    nothing_built = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", compiling.STAMP)
    shutil.copytree(compiling.PACKAGE, copied, ignore=nothing_built)
    monkeypatch.setattr(compiling, "PACKAGE", copied)
    monkeypatch.setattr(compiling, "find_obstacle", lambda: "")
    monkeypatch.setattr(compiling.build, "__defaults__", (copied, *(compiling.build.__defaults__ or ())[1:]))
    monkeypatch.setattr(compiling.sources, "__defaults__", (copied,))
    monkeypatch.setattr(compiling.digest, "__defaults__", (copied,))
    return copied


GOOD_COMPILER = """
from pathlib import Path
for name in ("gobelin__mypyc.so", "gobelin/game/game.so", "gobelin/rules/engine/loop.so"):
    path = Path("out") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
"""
BAD_COMPILER = """
import sys
print("running build_ext")
print("loop.c:3: fatal error: Python.h: No such file or directory", file=sys.stderr)
print("more words")
sys.exit(1)
"""


def libraries(package: Path) -> list[str]:
    return sorted(path.name for path in package.parent.rglob("*.so"))


def test_compile_and_back(run: Run, package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "_SETUP", GOOD_COMPILER)
    outcome = run("compile")
    assert outcome.code == 0
    assert "modules; this takes a minute or three" in outcome.err
    count = len(compiling.sources(package))
    assert outcome.out == (
        f"{count} modules are compiled. gobelin compile --remove goes back to the interpreted rules.\n"
    )
    assert libraries(package) == ["game.so", "gobelin__mypyc.so", "loop.so"]
    assert (package / compiling.STAMP).read_text().strip() == compiling.digest(package)
    assert run("compile").code == 0, "once more over the old one"
    assert run("compile", "--remove").out == "The rules are interpreted now.\n"
    assert libraries(package) == []
    assert not (package / compiling.STAMP).exists()
    assert run("compile", "--remove").out == "The rules were not compiled.\n"


def test_a_failing_compiler_is_one_line_and_changes_nothing(
    run: Run, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "_SETUP", GOOD_COMPILER)
    assert run("compile").code == 0
    before = libraries(package)
    monkeypatch.setattr(compiling, "_SETUP", BAD_COMPILER)
    outcome = run("compile")
    assert outcome.code == 2
    assert outcome.err.splitlines()[-1] == (
        "gobelin: cannot compile: the compiler failed: loop.c:3: fatal error: Python.h: No such file or directory "
        "(gobelin compile --verbose shows everything)"
    )
    assert "more words" not in outcome.err
    assert libraries(package) == before
    verbose = run("compile", "--verbose")
    assert verbose.code == 2
    assert "more words" in verbose.err


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("mypyc", "cannot import mypyc: pip install 'mypy[mypyc]' setuptools"),
        ("setuptools", "cannot import setuptools: pip install"),
        ("cc", "there is no C compiler on this machine: install one"),
    ],
)
def test_what_is_missing_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, missing: str, words: str) -> None:
    """One line and exit code 2, with what to install."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else object())
    monkeypatch.setattr("shutil.which", lambda name: None if missing == "cc" else name)
    outcome = run("compile")
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    assert outcome.err.startswith(f"gobelin: cannot compile: {words}")


def test_a_package_that_cannot_be_written_is_left_alone(
    run: Run, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    outcome = run("compile")
    assert outcome.code == 2
    assert f"{package} is not writable" in outcome.err


def test_an_old_build_says_so(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gobelin.rules.engine import loop

    assert compiling.running_build() == "interpreted"
    monkeypatch.setattr(loop, "__file__", str(package / "rules" / "engine" / "loop.so"))
    assert compiling.running_build() == "compiled"
    (package / compiling.STAMP).write_text(compiling.digest(package))
    assert compiling.running_build() == "compiled"
    (package / "game" / "game.py").write_text("# changed\n")
    assert compiling.running_build() == "compiled, out of date: run gobelin compile"
