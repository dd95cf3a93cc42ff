"""Installs the programs that tests start, where that can be done unasked: on Debian, as root. Quiet if all is there.

Elsewhere the tests that need them say NOT RUN, and fail if CI=true.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable

from chromium import chromium
from postgres import programs

# Debian's package, and whether this machine has what it brings
NEEDED: dict[str, Callable[[], bool]] = {
    "postgresql": lambda: programs() is not None,
    "chromium": lambda: chromium() is not None,
    "firefox-esr": lambda: shutil.which("firefox-esr") is not None,
    "webkit2gtk-driver": lambda: shutil.which("WebKitWebDriver") is not None,
    "xvfb": lambda: shutil.which("Xvfb") is not None,
    "iproute2": lambda: shutil.which("ip") is not None,
}


def missing() -> list[str]:
    return [package for package, there in NEEDED.items() if not there()]


def apt(*arguments: str) -> None:
    subprocess.run(
        ["apt-get", "--quiet", *arguments],
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )


def install(packages: list[str]) -> None:
    """One by one: what cannot be had is no reason to go without the others."""
    for package in packages:
        apt("install", "--yes", "--no-install-recommends", package)


def main() -> None:
    if not missing():
        return
    if shutil.which("apt-get") is not None and os.geteuid() == 0:
        print(f"installing {' and '.join(missing())} for the tests", flush=True)
        install(missing())
        if missing():  # perhaps the lists of packages are old
            apt("update")
            install(missing())


if __name__ == "__main__":
    main()
