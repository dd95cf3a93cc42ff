"""Installs the programs that tests start, where that can be done unasked: on Debian, as root. Quiet if all is there.

Elsewhere the tests that need them say NOT RUN, and fail if CI=true.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

from postgres import programs

# Debian's package, and whether this machine has what it brings
NEEDED: dict[str, Callable[[], bool]] = {
    "postgresql": lambda: programs() is not None,
}


def install(packages: list[str]) -> bool:
    command = ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages]
    done = subprocess.run(
        command,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


def main() -> None:
    missing = [package for package, there in NEEDED.items() if not there()]
    if not missing:
        return
    names = " ".join(missing)
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"some tests need {names}: without it they are not run")
        return
    print(f"installing {names} for the tests")
    update = ["apt-get", "update", "--quiet"]
    if not install(missing):  # perhaps the lists of packages are old
        subprocess.run(update, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        if not install(missing):
            print(f"{names} could not be installed: tests that need it are not run")


if __name__ == "__main__":
    main()
