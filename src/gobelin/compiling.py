"""The compiled build: the same source, translated to C by mypyc. Never needed to play.

`gobelin compile` and the build hook of the package (hatch_build.py) use this module; it imports nothing of gobelin,
so that it can run before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
STAMP = "compiled.txt"  # beside this file: the digest of the sources that were compiled

# Not compiled: documents and tables of words, where speed does not matter, and the marks for the compiler itself.
INTERPRETED = frozenset(
    {"__init__.py", "extension.py", "invariants.py", "listing.py", "positions.py", "sheet.py", "views.py"}
)

_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="gobelin",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--follow-imports=silent", *sys.argv.pop().split(";")],
        opt_level="2", debug_level="0", multi_file=True, group_name="gobelin",
    ),
)
"""


class CannotCompile(Exception):
    """The compiled build cannot be made here; the message says why."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled: the rules and the public face."""
    rules = [path for path in sorted((package / "rules").rglob("*.py")) if path.name not in INTERPRETED]
    return [*rules, package / "game.py"]


def digest(package: Path = PACKAGE) -> str:
    """A short name for the sources as they are now."""
    found = hashlib.sha256()
    for path in sources(package):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def obstacle() -> str:
    """Why nothing can be compiled here, or nothing."""
    for module, package in (("mypyc", "mypy[mypyc]"), ("setuptools", "setuptools")):
        if importlib.util.find_spec(module) is None:
            return f"{module} is missing: pip install 'gobelin[compile]' (or {package})"
    if not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl")):
        return "there is no C compiler on this machine"
    return ""


def build(folder: Path, package: Path = PACKAGE, tell: Callable[[str], None] = lambda line: None) -> list[Path]:
    """Compile into `folder`, laid out as beside the package; returns the paths of the libraries, relative to it."""
    reason = obstacle()
    if reason:
        raise CannotCompile(reason)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        shutil.copytree(package, work / "gobelin", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        (work / "setup.py").write_text(_SETUP, encoding="utf-8")
        files = ";".join(str(path.relative_to(package.parent)) for path in sources(package))
        command = [sys.executable, "setup.py", "build_ext", "--build-lib", "out", files]
        tell(f"compiling {len(sources(package))} modules; this takes a minute or three")
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotCompile("the compiler failed:\n" + (done.stdout + done.stderr)[-4000:])
        found = [path.relative_to(work / "out") for path in sorted((work / "out").rglob("*")) if path.is_file()]
        for path in found:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(work / "out" / path, folder / path)
    return found


def compile_in_place(tell: Callable[[str], None] = lambda line: None) -> int:
    """Compile the package where it lies; returns the number of modules."""
    remove()
    built = build(PACKAGE.parent, tell=tell)
    (PACKAGE / STAMP).write_text(digest() + "\n", encoding="utf-8")
    return len(built) - 1  # one of the files is the library they share


def remove() -> int:
    """Go back to the interpreted build; returns how many libraries were removed."""
    libraries = [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), *PACKAGE.parent.glob("gobelin__mypyc.*")]
    for path in libraries:
        path.unlink()
    (PACKAGE / STAMP).unlink(missing_ok=True)
    return len(libraries)


def running_build() -> str:
    """Which build runs: ``interpreted``, ``compiled``, or ``compiled, out of date``."""
    from gobelin.rules import engine

    if not str(engine.__file__).endswith((".so", ".pyd")):
        return "interpreted"
    stamp = PACKAGE / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8").strip() != digest():
        return "compiled, out of date: run gobelin compile"
    return "compiled"
