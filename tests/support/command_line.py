"""Running gobelin as somebody types it, here or as a program of its own."""

from __future__ import annotations

import atexit
import io
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

import gobelin
from gobelin.cli import main
from waiting import wait_until

COMMAND = [sys.executable, "-m", "gobelin"]
DATA = tempfile.mkdtemp(prefix="gobelin-tests-")  # games of programs the tests start
atexit.register(shutil.rmtree, DATA, ignore_errors=True)
ENVIRONMENT = os.environ | {
    "PYTHONPATH": str(Path(gobelin.__file__).parents[1]),
    "COLUMNS": "100",
    "LINES": "40",
    "GOBELIN_DATA": DATA,
    "GOBELIN_LANG": "en",
}


def figures_of(group: int) -> list[list[str]]:
    """What the system tells of each process of a group, from its state on (man proc_pid_stat); POSIX with /proc."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            figures = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(figures[2]) == group:
            found.append(figures)
    return found


def wait_until_busy(group: int, seconds: float) -> None:
    """Until the processes of a group have computed for so long together, whatever else the machine has to do."""

    def busy() -> bool:
        ticks = sum(int(figures[11]) + int(figures[12]) for figures in figures_of(group))
        return ticks / os.sysconf("SC_CLK_TCK") >= seconds

    wait_until(busy, every=0.1)  # to look at all processes takes time, too


def wait_until_started(process: int, count: int) -> None:
    """Until so many processes of the group that this one leads run, and it listens to Ctrl-C."""
    wait_until(lambda: len(figures_of(process)) >= count and _listens(process))


def _listens(process: int) -> bool:
    """Whether a process has a handler for Ctrl-C: neither ends by it nor ignores it."""
    caught = next(line for line in Path(f"/proc/{process}/status").read_text().splitlines() if "SigCgt" in line)
    return bool(int(caught.split()[1], 16) >> signal.SIGINT - 1 & 1)


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
