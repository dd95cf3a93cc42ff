"""How often Python looks for garbage: games make hardly any cycles of objects, and looking for them takes time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def look_rarely() -> None:
    """For a process in which bots think: plans make very many positions, and looking takes a third of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@contextmanager
def not_looked_for() -> Iterator[None]:
    """For one game: looking takes a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
