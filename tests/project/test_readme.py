"""What README, the page on the terminal and the package's own docstring promise works as written."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gobelin
from at_terminal import typing
from folders import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
TERMINAL = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_library_in_ten_lines_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(BLOCKS[0], names)
    game = names["game"]
    assert isinstance(game, gobelin.Game)
    assert game.over
    assert "winners:" in capsys.readouterr().out


def test_the_lines_pass_the_type_checker(tmp_path: Path) -> None:
    """`mypy --strict` has nothing to say about what newcomers copy."""
    program = tmp_path / "program.py"
    program.write_text("\n".join(BLOCKS[:2]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", str(program)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (found.stdout, found.returncode) == ("", 0)


def test_the_other_lines_name_what_there_is() -> None:
    for name in re.findall(r"^(?:game|gobelin\.Game)\.(\w+)", BLOCKS[1], re.MULTILINE):
        assert hasattr(gobelin.Game, name), name
    for name in re.findall(r"option\.(\w+)", BLOCKS[1]):
        assert hasattr(gobelin.Option, name), name


def test_docstrings() -> None:
    failed, tried = doctest.testmod(gobelin)
    assert tried
    assert not failed


def test_both_commands_are_named() -> None:
    assert "make play" in README
    assert "make test" in README


def test_the_turn_at_the_terminal_is_as_shown() -> None:
    """The transcript, from the second of two start choices on, is what a terminal of 80 x 24 shows."""
    shown = re.search(r"\$ gobelin play --seed 6\n\.\.\.\n(.*?)```", TERMINAL, re.DOTALL)
    assert shown is not None
    typed = re.findall(r"^>(.*)", shown[1], re.MULTILINE)
    assert len(typed) == 5
    screens = typing(gobelin.Game.new(2, 6, confirm_turns=True), "1", "1", *(line.strip() for line in typed[:-1]))
    pages = ["\n".join(screen.rows) for screen in screens[2:]]
    told = "\n".join(f"{page}\n>{line}" for page, line in zip(pages, typed, strict=True))
    assert told.endswith(shown[1].rstrip("\n"))
