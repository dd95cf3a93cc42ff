"""The programs in examples/ run as they stand, say what they promise, and are short."""

from __future__ import annotations

import io
import re
import runpy
import sys
from pathlib import Path

import pytest

from extras import needed
from folders import ROOT

EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
GAMES = r"game \d: Settler (\d+), random (\d+)"


def said_by(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str, typed: str = ""
) -> list[str]:
    """What a program prints."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    runpy.run_path(str(ROOT / "examples" / name), run_name="__main__")
    return capsys.readouterr().out.splitlines()


def test_play_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is typed, only numbers of options are taken."""
    said = said_by("play_a_game.py", monkeypatch, capsys, "7", typed="0\nfirst\n" + "1\n" * 1000)
    assert "0 VP. Which capital city do you keep?" in said
    assert "  1 advance to Exploration 1, Scouting for any 1 resource: 2 territory tiles" in said
    assert re.fullmatch(r"You have \d+ points, the bot \d+\.", said[-1])


def test_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It does better than chance."""
    games = [re.fullmatch(GAMES, line) for line in said_by("a_bot.py", monkeypatch, capsys)]
    assert len(games) == 5
    assert all(game is not None and int(game[1]) > int(game[2]) for game in games)


def test_search(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by("search.py", monkeypatch, capsys, "3")
    assert [line[:20].rstrip() for line in said] == [
        "advance exploration", "advance science", "advance military", "advance technology", "income",
    ]  # fmt: skip
    assert all(re.search(r" +\d+\.\d points$", line) for line in said)


def test_position(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by("position.py", monkeypatch, capsys)
    assert said[:4] == [f"25% for {track}" for track in ("exploration", "science", "military", "technology")]
    assert "You roll Military with the science die (Science 5, Chemistry)" in said
    assert said[-1].startswith("No such table - players[")


def test_study(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by("study.py", monkeypatch, capsys, "5")
    assert said[0] == "5 games of two weighted bots"
    assert sum(int(line.split()[1]) for line in said[3:]) == 10  # every seat is counted once
    means = [float(line.split()[2]) for line in said[3:]]
    assert means == sorted(means, reverse=True)


def test_learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It does learn: after some hundred games it has left chance behind."""
    needed("gymnasium", "rl")
    said = said_by("learn.py", monkeypatch, capsys, "300")
    curve = [re.fullmatch(r" +\d+ games: +([\d.]+) points, chance +([\d.]+), +\d+% won", line) for line in said]
    assert len(curve) == 2
    first, last = (float(line[1]) - float(line[2]) for line in curve if line is not None)
    assert 10 < first < last


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_it_is_short_and_in_the_readme(path: Path) -> None:
    """And this module runs it."""
    program = path.read_text(encoding="utf-8")
    assert len(program.splitlines()) < 60
    assert re.match(r'""".+"""\n', program)  # one line says what it is
    assert f"examples/{path.name}" in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f'"{path.name}"' in Path(__file__).read_text(encoding="utf-8")


def test_the_source_package_has_them() -> None:
    assert '"examples"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("targets.sdist]")[2]
