"""The compiled package for the tests: built once for each state of the sources, under build/ in the repository.

python tests/compiled_package.py        # builds it and prints its folder, or prints why it cannot
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from gobelin import compiling  # noqa: E402


def folder() -> Path:
    """The folder to put first on the path; builds what is missing. CannotCompile where there is no compiler."""
    home = ROOT / "build" / f"compiled-{compiling.digest()}-{sys.version_info.major}{sys.version_info.minor}"
    if not (home / "done").exists():
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(
            ROOT / "src" / "gobelin", home / "gobelin", ignore=shutil.ignore_patterns("*.so", "__pycache__")
        )
        compiling.build(home, ROOT / "src" / "gobelin", tell=lambda line: print(line, file=sys.stderr))
        (home / "done").touch()
    for other in home.parent.glob("compiled-*"):
        if other != home:
            shutil.rmtree(other, ignore_errors=True)
    return home


if __name__ == "__main__":
    try:
        print(folder())
    except compiling.CannotCompile as reason:
        sys.exit(f"cannot compile: {reason}")
