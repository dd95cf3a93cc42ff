"""Waiting for what shall be so, never for a time: a busy machine takes longer, and nothing else changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

PATIENCE: Final = 120.0  # seconds after which something is broken, however busy the machine is
LOOK_EVERY: Final = 0.01


async def until(condition: Callable[[], Awaitable[Any] | Any]) -> Any:
    """What a condition, asked again and again, says first that is true."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if isinstance(found, Awaitable):
                found = await found
            if found:
                return found
            await asyncio.sleep(LOOK_EVERY)


def wait_until(condition: Callable[[], Any], every: float = LOOK_EVERY) -> Any:
    """The same for tests without an event loop."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, f"not so after {PATIENCE:.0f} s"
        time.sleep(every)
    return found
