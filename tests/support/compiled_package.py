"""The compiled package for the tests: built once for each state of the sources, under build/ in the repository.

python tests/support/compiled_package.py        # builds it and prints its folder; exit code 3: there is no compiler
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from folders import ROOT

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

SOURCE = ROOT / "src" / "gobelin"
NO_COMPILER = 3  # the exit code that says so
sys.path.insert(0, str(ROOT / "src"))

from gobelin.machine import compiling  # noqa: E402


def folder() -> Path:
    """The folder to put first on the path; builds what is missing. CannotCompile where there is no compiler."""
    if reason := compiling.find_obstacle():
        raise reason
    home = ROOT / "build" / f"compiled-{compiling.digest()}-{sys.version_info.major}{sys.version_info.minor}"
    home.parent.mkdir(exist_ok=True)
    with locked(home.parent / "compiling.lock"):
        if not (home / "done").exists():
            shutil.rmtree(home, ignore_errors=True)
            compiling.build(home, SOURCE, begin=lambda modules: print(f"compiling {modules} modules", file=sys.stderr))
            (home / "done").touch()
        copy_sources(home)  # the modules that stay interpreted change without a new build
        for other in home.parent.glob("compiled-*"):
            if other != home:
                shutil.rmtree(other, ignore_errors=True)
    return home


def interpreted_folder() -> Path:
    """The same sources without libraries, even where the package was compiled in place."""
    home = ROOT / "build" / "interpreted"
    home.parent.mkdir(exist_ok=True)
    with locked(home.parent / "copying.lock"):
        copy_sources(home)
    return home


def copy_sources(home: Path) -> None:
    nothing_built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", compiling.STAMP)
    shutil.copytree(SOURCE, home / "gobelin", ignore=nothing_built, dirs_exist_ok=True)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One process at a time, where the platform can: the workers of pytest-xdist all ask."""
    with path.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    if reason := compiling.find_obstacle():
        print(f"nothing is compiled: {reason}", file=sys.stderr)
        sys.exit(NO_COMPILER)
    try:
        print(folder())
    except compiling.CannotCompile as failure:
        sys.exit(f"{failure.output}\n{failure}")
