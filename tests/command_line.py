"""Running gobelin as somebody types it, here or as a program of its own."""

from __future__ import annotations

import atexit
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

import gobelin
from gobelin.cli import main

COMMAND = [sys.executable, "-m", "gobelin.cli"]
DATA = tempfile.mkdtemp(prefix="gobelin-tests-")  # games of programs the tests start
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(Path(gobelin.__file__).parents[1]),
    "COLUMNS": "100",
    "LINES": "40",
    "GOBELIN_DATA": DATA,
}


class Outcome:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Outcome]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run gobelin with these arguments, typing `typed`; games are kept in a folder of the test."""
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")

    def runner(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        shown = capsys.readouterr()
        code = left.value.code
        assert isinstance(code, int)
        return Outcome(code, shown.out, shown.err)

    return runner
