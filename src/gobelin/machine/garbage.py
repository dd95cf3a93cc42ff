"""How often Python collects garbage: games make hardly any reference cycles, and looking for them takes time."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


def set_up_gc_for_server() -> None:
    """For a server that has loaded everything: a full collection would stop all tables for a moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 50)


def set_up_gc_for_bots() -> None:
    """For a process in which bots think: plans make many positions, and collecting takes a third of the time."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


@contextmanager
def pause_gc() -> Iterator[None]:
    """Collect nothing during one game: it would take a fifth of the time."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()
