"""A disk that can be filled: a file system of its own, of a given size."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class CannotMount(Exception):
    """Only root may, and not everywhere."""


@contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    """Mount one at an empty folder; size as mount reads it, `2m`."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        raise CannotMount("NOT RUN: only root may mount a disk that can be filled")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(file: Path) -> None:
    """Write until nothing more can be written."""
    with open(file, "wb", buffering=0) as opened:
        for size in (1 << 20, 4096):
            with suppress(OSError):
                while True:
                    opened.write(bytes(size))
