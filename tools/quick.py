"""Run the tests of what changed: since this branch left the main one, and what is not committed yet.

    python tools/quick.py             run them
    python tools/quick.py --list      only say which

Of a module these are the tests named like it and those that import it, or else all of its folder: tests lie in folders
like the source. Of a page or a program, those that name it. `make quick` does this after lint and types.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TESTS: Final = ROOT / "tests"
MAIN: Final = ("origin/main", "main")
RULES: Final = (TESTS / "rules", TESTS / "game" / "test_golden.py")  # thousands of tests in seconds
MANY: Final = 300  # test functions for which it pays to start more processes


def git(*arguments: str) -> list[str]:
    """The lines that git says; none if it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def base() -> str:
    """The commit at which this branch left the main one."""
    return next((base for name in MAIN for base in git("merge-base", name, "HEAD")), "HEAD")


def changed() -> list[str]:
    """Paths of the repository, of files that are gone, too."""
    return [*git("diff", "--name-only", base()), *git("ls-files", "--others", "--exclude-standard")]


def tests_of(path: str) -> set[Path]:
    """The test modules and folders that say whether a file still works."""
    match Path(path).parts:
        case ("src", "gobelin", "rules", *_):
            return set(RULES)
        case ("src", "gobelin", *folders, name):
            named = set(TESTS.joinpath(*folders[:1]).rglob(f"test_{Path(name).stem}*.py"))
            return named | importing(".".join(["gobelin", *folders]), Path(name).stem) or of_folder(folders)
        case ("tests", "browser", *_):
            return set()  # they need a page and a browser: make browser
        case ("tests", "support", name) | ("tools", name):
            return naming(rf"^(from|import) {Path(name).stem}\b")
        case ("tests", "data", name, *_):
            return naming(re.escape(f'"{name}"'))
        case ("tests", *_, name) if name.startswith("test_"):
            return {ROOT / path} if (ROOT / path).exists() else set()
        case (_, name) | (name,):
            return naming(re.escape(f'"{name}"'))
        case _:
            return set()


def of_folder(folders: list[str]) -> set[Path]:
    """All tests of a folder, or of a thing named like it, or of the folder above; of the package itself its pages'."""
    folder = TESTS.joinpath(*folders or ["project"])
    if folder.exists():
        return {folder}
    return set(folder.parent.glob(f"test_{folder.name}*.py")) or of_folder(folders[:-1])


def importing(package: str, module: str) -> set[Path]:
    """The test modules that import a module."""
    if module == "__init__":
        return set()
    return naming(rf"^(from|import) {re.escape(package)}\.{module}\b|^from {re.escape(package)} import .*\b{module}\b")


def naming(pattern: str) -> set[Path]:
    """The test modules in which something is found."""
    found = re.compile(pattern, re.MULTILINE)
    modules = [path for path in TESTS.rglob("test_*.py") if "browser" not in path.parts]
    return {path for path in modules if found.search(path.read_text(encoding="utf-8"))}


def functions(paths: list[Path]) -> int:
    """How many tests there are, each of them once whatever it is tried with."""
    modules = {module for path in paths for module in (path.rglob("test_*.py") if path.is_dir() else [path])}
    return sum(module.read_text(encoding="utf-8").count("\ndef test_") for module in modules)


def main() -> int:
    """Find them, and run them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="only say which tests would run")
    asked = parser.parse_args()
    paths = changed()
    found = {test for path in paths for test in tests_of(path)}
    tests = sorted(test for test in found if not found & set(test.parents))
    names = [str(test.relative_to(ROOT)) for test in tests]
    print("\n".join(names) if names else "no test is about what changed", flush=True)
    if asked.list:
        return 0
    codes = [0]
    if names:
        processes = ["-n", "auto", "--dist", "worksteal"] if functions(tests) > MANY else []
        codes.append(subprocess.call([sys.executable, "-m", "pytest", *processes, *names], cwd=ROOT))
    if any(path.startswith("web/src/") for path in paths) and (ROOT / "web" / "node_modules").exists():
        codes.append(subprocess.call(["npx", "vitest", "run", "--changed", base()], cwd=ROOT / "web"))
    return max(codes)


if __name__ == "__main__":
    sys.exit(main())
