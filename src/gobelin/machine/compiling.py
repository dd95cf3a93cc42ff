"""The compiled build: the same source, translated to C by mypyc. Never needed to play.

`gobelin compile` and the build hook of the package (hatch_build.py) use this module; it imports nothing of gobelin,
so that it can run before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
STAMP = "compiled.txt"  # in the package: the digest of the sources that were compiled

# Not compiled: what reads and writes documents, where speed does not matter, and what only the compiler reads.
INTERPRETED = frozenset(
    {
        "__init__.py", "digest.py", "errors.py", "extension.py", "in_play.py", "invariants.py", "listing",
        "packing.py", "position_reading.py", "positions.py", "positions_v2.py", "reading.py", "sheet.py", "things.py",
        "turn_start.py", "views.py",
    }
)  # fmt: skip
# Compiled with the rules: the public face, and what bots think with.
BESIDE_THE_RULES = (
    "game/choosing.py", "game/chronicle.py", "game/decisions.py", "game/game.py", "game/history.py", "game/records.py",
    "game/search.py", "game/undoing.py", "learn/features.py", "bots/value.py", "bots/planning.py",
)  # fmt: skip

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
    """The compiled build cannot be made here; the message says why, and `output` is what the compiler said.

    `error-KEY` in the locale files with `facts` as its arguments says the same in every language.
    """

    def __init__(self, reason: str, key: str, facts: Mapping[str, str], output: str = "") -> None:
        super().__init__(reason)
        self.key = key
        self.facts = facts
        self.output = output


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules to compile: the rules, and the hottest code above them."""
    rules = [
        path
        for path in sorted((package / "rules").rglob("*.py"))
        if path.name not in INTERPRETED and path.parent.name not in INTERPRETED
    ]
    return [*rules, *(package / name for name in BESIDE_THE_RULES)]


def digest(package: Path = PACKAGE) -> str:
    """A short hash of the sources."""
    found = hashlib.sha256()
    for path in sources(package):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def find_obstacle() -> CannotCompile | None:
    """Why nothing can be compiled here; None if it can."""
    missing = [module for module in ("mypyc", "setuptools") if importlib.util.find_spec(module) is None]
    if missing:
        command = "pip install 'mypy[mypyc]' setuptools"
        reason = f"{' and '.join(missing)} cannot be imported: {command}"
        return CannotCompile(reason, "compile-missing", {"modules": ", ".join(missing), "command": command})
    if not any(shutil.which(compiler) for compiler in (os.environ.get("CC", "cc"), "cc", "gcc", "clang", "cl")):
        reason = "no C compiler found: install one, such as gcc or clang"
        return CannotCompile(reason, "compile-no-compiler", {})
    return None


def build(
    folder: Path,
    package: Path = PACKAGE,
    begin: Callable[[int], None] = lambda modules: None,
    watch: Callable[[int, int], None] = lambda done, total: None,
) -> list[Path]:
    """Compile into `folder`; returns the paths of the libraries, relative to it and to where the package lies.

    `begin` is called once with the number of modules, `watch` again and again with how many of them are compiled:
    0 while mypyc is still translating.
    """
    if reason := find_obstacle():
        raise reason
    modules = sources(package)
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        shutil.copytree(package, work / "gobelin", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        (work / "setup.py").write_text(_SETUP, encoding="utf-8")
        files = ";".join(str(path.relative_to(package.parent)) for path in modules)
        command = [sys.executable, "setup.py", "build_ext", "--build-lib", "out", files]
        begin(len(modules))
        with (work / "output").open("w+", encoding="utf-8", errors="replace") as output:
            with subprocess.Popen(command, cwd=work, stdout=output, stderr=output) as compiler:
                try:
                    while compiler.poll() is None:
                        watch(min(len(modules), sum(1 for _ in (work / "build").rglob("__native*.o*"))), len(modules))
                        time.sleep(0.2)
                except BaseException:
                    compiler.terminate()
                    raise
            output.seek(0)
            said = output.read()
        if compiler.returncode:
            line = _first_error(said)
            raise CannotCompile(f"the compiler failed: {line}", "compile-failed", {"reason": line}, said)
        found = [path.relative_to(work / "out") for path in sorted((work / "out").rglob("*")) if path.is_file()]
        for path in found:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(work / "out" / path, folder / path)
    return found


def _first_error(output: str) -> str:
    """The line that says most about a failure."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "it said nothing")


def compile_in_place(
    begin: Callable[[int], None] = lambda modules: None, watch: Callable[[int, int], None] = lambda done, total: None
) -> int:
    """Compile the package in place; returns the number of modules. Nothing changes until everything is built."""
    if not os.access(PACKAGE, os.W_OK) or not os.access(PACKAGE.parent, os.W_OK):
        raise CannotCompile(f"{PACKAGE} is not writable", "compile-not-writable", {"name": str(PACKAGE)})
    with tempfile.TemporaryDirectory() as name:
        built = build(Path(name), begin=begin, watch=watch)
        remove()
        for path in built:
            shutil.copy2(Path(name) / path, PACKAGE.parent / path)
    (PACKAGE / STAMP).write_text(digest() + "\n", encoding="utf-8")
    return len(sources())


def remove() -> int:
    """Go back to the interpreted build; returns how many libraries were removed."""
    libraries = [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd"), *PACKAGE.parent.glob("gobelin__mypyc.*")]
    for path in libraries:
        path.unlink()
    (PACKAGE / STAMP).unlink(missing_ok=True)
    return len(libraries)


def running_build() -> str:
    """Which build runs: ``interpreted``, ``compiled``, or ``compiled, out of date``."""
    from gobelin.rules.engine import loop

    if not str(loop.__file__).endswith((".so", ".pyd")):
        return "interpreted"
    stamp = PACKAGE / STAMP
    if stamp.exists() and stamp.read_text(encoding="utf-8").strip() != digest():
        return "compiled, out of date: run gobelin compile"
    return "compiled"
