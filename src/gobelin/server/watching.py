"""Who watches a table: bounded queues of frames, ready to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

LONGEST_QUEUE: Final = 100  # frames that wait for a slow reader


class Watcher:
    """Somebody who gets all frames of one viewer, in order.

    Who reads too slowly loses frames and is `lost`: the whole document is needed then.
    """

    def __init__(self, viewer: int | None, token: str | None = None) -> None:
        self.viewer = viewer
        self.token = token  # a hash
        self.lost = False
        self._frames: deque[tuple[int, bytes]] = deque()  # with their versions
        self._news = asyncio.Event()

    def put(self, version: int, frame: bytes) -> None:
        """A new frame."""
        if len(self._frames) >= LONGEST_QUEUE:
            self.lose()
        elif not self.lost:
            self._frames.append((version, frame))
            self._news.set()

    def lose(self) -> None:
        """The next thing to be sent is the whole document."""
        self.lost = True
        self._frames.clear()
        self._news.set()

    def found(self) -> None:
        """The whole document is on its way: frames follow it."""
        self.lost = False
        self._frames.clear()

    def taken(self) -> list[tuple[int, bytes]]:
        """The frames that wait, if any."""
        frames = list(self._frames)
        self._frames.clear()
        self._news.clear()
        return frames

    async def wait(self) -> None:
        """Until there is something to send."""
        await self._news.wait()
