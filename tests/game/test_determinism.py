"""A seed and choices give the same game in every process, under every hash seed and on every Python."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from folders import ROOT, SUPPORT

NUMBERS = "0 1 6 7 13"

# Choices, log as each sees it, and score sheets of soak games, one number each.
SCRIPT = """
import hashlib, json, sys
from soak import play
for number in sys.argv[1:]:
    game = play(int(number), check=False)
    told = [game.record(), [game.events(viewer) for viewer in range(game.players)],
            [game.score_sheet(player) for player in range(game.players)], game.digest()]
    print(hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest())
"""


def digests(python: str, hash_seed: str) -> list[str]:
    """The games as played by another process."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(SUPPORT)]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [python, "-c", SCRIPT, *NUMBERS.split()], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@functools.cache
def here() -> list[str]:
    return digests(sys.executable, "0")


def test_hash_seeds() -> None:
    """The order of sets and dicts of strings plays no part."""
    assert len(set(here())) == len(NUMBERS.split())
    assert digests(sys.executable, "1") == here()
    assert digests(sys.executable, "random") == here()


def interpreters() -> dict[str, str]:
    """Other Pythons of this machine that can run the library: by name on the path, or kept by pyenv."""
    wanted = [f"3.{minor}" for minor in range(11, 20)]
    found = [path for version in wanted if (path := shutil.which(f"python{version}"))]
    roots = [os.environ.get("PYENV_ROOT"), str(Path.home() / ".pyenv")]
    for root in roots:
        if root:
            found += [str(path) for path in sorted(Path(root).glob("versions/3.*/bin/python"))]
    versions: dict[str, str] = {}
    for python in found:
        asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        try:
            version = subprocess.run(asked, capture_output=True, text=True, check=True, timeout=120).stdout.strip()
        except (OSError, subprocess.SubprocessError):  # a shim without its Python
            continue
        if version in wanted and version != f"{sys.version_info[0]}.{sys.version_info[1]}":
            versions.setdefault(version, python)
    return versions


def test_other_pythons() -> None:
    """Every other Python found on this machine plays the same games."""
    others = interpreters()
    if not others:
        pytest.skip("no other Python of version 3.11 or later was found")
    for version, python in others.items():
        assert digests(python, "2") == here(), f"Python {version} plays another game"
