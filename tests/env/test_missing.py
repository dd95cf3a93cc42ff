"""Without the extras there is one line that says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import gobelin

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import gobelin.env
from gobelin.env import MissingExtra
assert issubclass(MissingExtra, gobelin.GobelinError)
try:
    {wish}
except MissingExtra as error:
    print(error)
"""


def run(program: str) -> tuple[str, str]:
    """What a program says."""
    path = str(Path(gobelin.__file__).parents[1])
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    return done.stdout.strip(), done.stderr


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ("gobelin.env.aec()", "PettingZoo is not installed: pip install 'gobelin[rl]'"),
        ("import gobelin.env.openspiel", "OpenSpiel is not installed: pip install 'gobelin[openspiel]'"),
    ],
)
def test_what_is_missing_is_said(wish: str, said: str) -> None:
    assert run(WITHOUT.format(wish=wish)) == (said, "")


def test_the_library_does_not_load_them() -> None:
    command = "import sys, gobelin, gobelin.bots, gobelin.cli; print({'gymnasium', 'pettingzoo'} & set(sys.modules))"
    assert run(command) == ("set()", "")
