"""The benchmarks run and say what they should. How fast anything is, no test asks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import compiled_package
import gobelin
from folders import ROOT

BENCHMARKS = ROOT / "benchmarks"
TINY = ["--games", "1", "--rounds", "2"]

PEER: dict[str, Any] = {
    "name": "catanatron",
    "version": "3.2.1",
    "python": "3.11.0",
    "games": 1,
    "rounds": 2,
    "core_share": 1.0,
    "game_copy_us": 40.0,
    "memory": {"game_copy_bytes": 20_000.0},
    "players": {
        str(players): {
            "actions_per_game": 1000.0,
            "decisions_per_game": 300.0,
            "options_per_decision": 9.0,
            "action_us": 40.0,
            "decision_us": 120.0,
            "decisions_per_s": 8000.0,
            "games_per_s": 25.0,
        }
        for players in (2, 4)
    },
}


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(BENCHMARKS / script), *TINY, *arguments]
    environment = {"PYTHONPATH": str(Path(gobelin.__file__).parents[1])}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return dict(json.loads(run("speed.py")))


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import report

    return report


def texts(path: Path) -> list[str]:
    """The words of a picture; it must be well-formed."""
    return [element.text or "" for element in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]


def test_speed_measures_every_number_of_players_and_every_way(figures: dict[str, Any]) -> None:
    assert figures["build"] in ("interpreted", "compiled")
    for found in (figures, figures["typical"]):
        assert list(found["players"]) == ["1", "2", "3", "4", "5"]
        for row in found["players"].values():
            assert row["decisions_per_game"] > 10
            assert row["options_per_decision"] >= 2
            for way in ("face", "logged", "engine"):
                assert min(row[way].values()) > 0
                assert set(row[way]) == {"decision_us", "decisions_per_s", "games_per_s", "set_up_us"}
        for name in ("state_copy_us", "game_copy_us", "view_us", "resample_us", "replay_ms"):
            assert found[name] > 0
        assert 0 < found["table_ms"]["mean"] <= found["table_ms"]["most"]
        assert 0 < found["table_ms"]["of_95"] <= found["table_ms"]["most"]
        for name in ("decision_us", "options_per_decision", "copy_us"):
            assert len(found["progress"][name]) == 10
            assert min(found["progress"][name]) > 0
    assert figures["memory"]["state_copy_bytes"] < figures["memory"]["state_bytes"] < figures["memory"]["game_bytes"]


def test_the_least_times_are_no_longer_than_the_typical_ones(figures: dict[str, Any]) -> None:
    for players, row in figures["players"].items():
        for way in ("face", "logged", "engine"):
            assert row[way]["decision_us"] <= figures["typical"]["players"][players][way]["decision_us"]


def test_all_ways_play_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The public face, played as speed.py plays it, makes the very choices of the engine's course."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import random

    import speed

    for players in speed.PLAYERS:
        course = speed.Course(players, 1)
        draw = random.Random(1).random
        game = gobelin.Game.new(players=players, seed=1)
        while game.decision is not None:
            game.play(int(draw() * len(game.decision.options)))
        assert game.choices == course.actions
        assert course.state(len(course.actions)).over
        assert course.game(len(course.actions)).scores == game.scores
        assert [at for tenth in course.tenths() for at in tenth] == list(range(len(course.actions)))


def test_peers_measures_catanatron_or_says_how_to_install_it() -> None:
    found = json.loads(run("peers.py"))
    if "missing" in found:
        assert "pip install" in found["missing"]
    else:
        assert found["players"].keys() == PEER["players"].keys()


def test_report_runs_and_writes_the_page(tmp_path: Path) -> None:
    run("report.py", "--interpreted-only", "--folder", str(tmp_path), "--figures", str(tmp_path / "figures.json"))
    page = (tmp_path / "performance.md").read_text(encoding="utf-8")
    assert "nothing compiled in this run" in page
    assert "| one decision with its legal list, engine alone | interpreted | ≤ 20 µs |" in page
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    assert [figures["build"] for figures in found["builds"]] == ["interpreted"]
    assert str(ROOT) not in page


def test_what_the_page_says_of_the_server_stays(report: Any, figures: dict[str, Any], tmp_path: Path) -> None:
    """It is measured for itself, by benchmarks/server.py."""
    machine = {"processor": "Some CPU", "cores": "2", "system": "Some OS", "python": "CPython 3.11"}
    found = {"date": "2019-11-01", "machine": machine, "builds": [figures], "peers": [PEER]}
    section = f"{report.BEGIN_SERVER}\n## The server\n500 tables\n{report.END_SERVER}\n"
    page = tmp_path / "performance.md"
    page.write_text(f"# Old figures\n\n{section}", encoding="utf-8")
    for _ in range(2):
        report.write(found, tmp_path)
        assert page.read_text(encoding="utf-8").endswith(f"\n\n{section}")
    assert "Old figures" not in page.read_text(encoding="utf-8")


def test_luck_is_measured_before_and_now_and_stays(
    report: Any, figures: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the other sections, by benchmarks/luck.py."""
    import luck

    monkeypatch.setattr(luck, "BUILDS", ("interpreted",))
    (tmp_path / "interpreted").symlink_to(compiled_package.interpreted_folder())
    found = luck.run([tmp_path, tmp_path], games=2, rounds=2)
    assert found.keys() == {("interpreted", 2), ("interpreted", 4)}
    for before, now in found.values():
        assert [count for _, count in before] == [count for _, count in now]
    section = luck.section(found, games=2, rounds=2)
    machine = {"processor": "Some CPU", "cores": "2", "system": "Some OS", "python": "CPython 3.11"}
    server = f"{report.BEGIN_SERVER}\n## The server\n500 tables\n{report.END_SERVER}\n"
    page = tmp_path / "performance.md"
    page.write_text(f"# Old figures\n\n{server}", encoding="utf-8")
    for _ in range(2):
        luck.write(section, tmp_path)
        report.write({"date": "", "machine": machine, "builds": [figures], "peers": [PEER]}, tmp_path)
        assert page.read_text(encoding="utf-8").endswith(f"\n\n{section}\n{server}")


def test_report_of_both_builds_beside_catanatron(report: Any, figures: dict[str, Any], tmp_path: Path) -> None:
    builds = [figures | {"build": "interpreted"}, figures | {"build": "compiled"}]
    machine = {"processor": "Some CPU", "cores": "2", "system": "Some OS", "python": "CPython 3.11"}
    report.write({"date": "2019-11-01", "machine": machine, "builds": builds, "peers": [PEER]}, tmp_path)
    page = (tmp_path / "performance.md").read_text(encoding="utf-8")
    assert "2019-11-01" in page
    assert "Some CPU, 2 cores; Some OS; CPython 3.11" in page
    assert "catanatron 3.2.1" in page
    assert "$" not in page
    for line in page.splitlines():
        if line.startswith("| 4 players: games/s"):
            assert line.count("×") == 2
    for name in ("performance_players", "performance_progress"):
        assert f"{name}.svg" in page
        words = texts(tmp_path / f"{name}.svg")
        assert "µs per decision" in words
        assert any(word.startswith("interpreted") for word in words)
        assert any(word.startswith("compiled") for word in words)


def test_report_judges_each_aim_for_each_build(report: Any, figures: dict[str, Any]) -> None:
    """The same figures may be enough for one build and too little for the other."""
    figures = figures | {"state_copy_us": 5.0, "replay_ms": 30.0}
    aims = {aim.name: aim for aim in report.AIMS}
    met = {
        (name, build): aims[name].met(figures | {"build": build})
        for name in ("copy of a mid-game state", "replay of a finished game")
        for build in ("interpreted", "compiled")
    }
    assert list(met.values()) == [True, False, False, False]


@pytest.mark.parametrize(
    ("top", "ticks"),
    [
        (4.2, [0, 1, 2, 3, 4, 5]),
        (44, [0, 10, 20, 30, 40, 50]),
        (0.7, [0, 0.2, 0.4, 0.6, 0.8]),
        (20, [0, 5, 10, 15, 20]),
    ],
)
def test_axes_have_round_numbers(report: Any, top: float, ticks: list[float]) -> None:
    assert report.svg.ticks(top) == ticks


@pytest.mark.parametrize(
    ("value", "text"), [(1403.2, "1,400"), (193_456, "193,000"), (99.96, "100.0"), (5.184, "5.18")]
)
def test_figures_are_rounded_to_what_can_be_trusted(report: Any, value: float, text: str) -> None:
    assert report.number(value) == text
