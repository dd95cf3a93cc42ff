"""Long computations, which must not keep the other tables waiting: in slices, or in a thread beside the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from gobelin.server.costs import metered, payer
from gobelin.server.turns import OneAtATime

SLICE: Final = 0.01  # seconds of computing before others have their turn

T = TypeVar("T")
_thread: Final = ThreadPoolExecutor(1, "computing")  # one at a time: the more compute, the longer the event loop waits
_turns: Final = OneAtATime()


class Pause:
    """Between two pieces of a long computation: others have their turn, if it is time."""

    def __init__(self) -> None:
        self._until = time.monotonic() + SLICE

    async def __call__(self) -> None:
        if time.monotonic() > self._until:
            await asyncio.sleep(0)
            self._until = time.monotonic() + SLICE


async def in_thread(work: Callable[[], T]) -> T:
    """Something that has no pieces, done in a thread. It must touch nothing that requests share."""
    async with _turns.turn(payer()):
        return await asyncio.get_running_loop().run_in_executor(_thread, metered(work))
