"""Bots at the command line: opponents by level, and hints."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from gobelin import Game, bots
from gobelin.cli import main
from gobelin.cli.common import AGAINST


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as done:
        main(arguments)
    out, err = capsys.readouterr()
    assert isinstance(done.value.code, int)
    return done.value.code, out, err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in the middle of its second turn."""
    game = Game.new(2, seed=3)
    while game.decision is not None and (game.decision.kind != "turn" or len(game.decision.actions) < 3):
        game.play(0)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


# --- gobelin hint


def test_hint_says_what_and_why(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "hint", str(saved), "--by", "greedy", "--seconds", "0.3", "--plain")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("Player ")
    assert lines[1].startswith("Best: ")
    assert lines[2].startswith("Expected points: ")
    assert "Plan for this turn: " in out
    assert "What changes:" in out


def test_hint_as_json(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "hint", str(saved), "--seconds", "0.3", "--json")
    hint: dict[str, Any] = json.loads(out)
    assert code == 0
    game = Game.replay(json.loads(saved.read_text(encoding="utf-8")))
    assert game.decision is not None
    assert hint["player"] == game.decision.player
    assert hint["kind"] == "turn"
    assert hint["option"] in [option.text for option in game.decision.options]
    assert 1 <= len(hint["best"]) <= 3


def test_hints_that_cannot_be_given(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    over = Game.new(2, seed=1)
    while not over.over:
        over.play(0)
    finished = tmp_path / "finished.json"
    finished.write_text(json.dumps(over.record()), encoding="utf-8")
    for arguments, message in (
        ([str(saved), "--by", "karl"], "there is no bot 'karl': the bots are random, "),
        ([str(saved), "--by", "random"], "random cannot explain itself: ask one of greedy, planner, "),
        ([str(saved), "--seconds", "0"], "--seconds must be above 0"),
        ([str(finished)], "the game is over"),
        ([str(tmp_path / "none.json")], "cannot read"),
    ):
        code, out, err = run(capsys, "hint", *arguments)
        assert (code, out) == (2, "")
        assert message in err
        assert err.count("\n") == 1


# --- gobelin play --against


def test_the_help_names_the_levels() -> None:
    assert tuple(AGAINST) == ("random", *bots.LEVELS)


def played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return run(capsys, "play", "--plain", *arguments)


def test_against_a_level(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The level is kept with the game, gives hints, and plays on when the game is resumed."""
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    code, out, _ = played(capsys, monkeypatch, "1\n1\nhint\nq\n", "--against", "novice", "--seed", "5")
    assert code == 0
    assert "points expected" in out
    (file,) = (tmp_path / "games").glob("*.json")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert [one["kind"] for one in record["seats"]] == ["human", "novice"]
    code, out, _ = played(capsys, monkeypatch, "1\nq\n", "--resume", str(file))
    assert code == 0


def test_opponents_that_cannot_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    for arguments, message in (
        (["--against", "karl"], "there is no bot 'karl': the bots are random, "),
        (["--solo", "2", "--against", "novice"], "a solo game is against the Automa: leave --against out"),
        (["--resume", "x.json", "--against", "novice"], "leave --against out"),
    ):
        code, out, err = played(capsys, monkeypatch, "", *arguments)
        assert (code, out) == (2, "")
        assert message in err
