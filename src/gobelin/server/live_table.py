"""A table in memory, and who watches it: bounded queues of frames, ready to be sent."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import deque
from typing import Any, Final

import msgspec

from gobelin.server.deltas import delta_between, whole_delta
from gobelin.server.documents import Frame
from gobelin.server.hosted import HostedTable

LONGEST_QUEUE: Final = 100  # frames that wait for a slow reader

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


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

    def resync(self) -> None:
        """The whole document is on its way: frames follow it."""
        self.lost = False
        self._frames.clear()

    def take(self) -> list[tuple[int, bytes]]:
        """The frames that wait, if any."""
        frames = list(self._frames)
        self._frames.clear()
        self._news.clear()
        return frames

    async def wait(self) -> None:
        """Until there is something to send."""
        await self._news.wait()


class LiveTable:
    """A table in memory."""

    def __init__(self, table: HostedTable) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.changed = asyncio.Event()  # replaced with every change
        self.used = time.monotonic()
        self.deleted = False
        self._documents: dict[int | None, bytes] = {}  # of those who watch, as they have them now
        self._last: tuple[int | None, int, bytes] | None = None  # who left last, the version then, the document, packed

    def document(self, viewer: int | None) -> bytes:
        """What the viewer may know, as JSON."""
        known = self._documents.get(viewer)
        if known is None:
            known = self._last_document(viewer) or encode(self.table.document(viewer))
            if any(watcher.viewer == viewer for watcher in self.watchers):
                self._documents[viewer] = known
        return known

    def whole(self, viewer: int | None) -> Frame:
        """The frame for somebody who knows nothing, or not enough."""
        return Frame(version=self.table.version, events=[], delta=whole_delta(decode(self.document(viewer))))

    def watch(self, viewer: int | None, token: str | None = None) -> Watcher:
        """Get all frames that come from now on; by a token (its hash), as long as it opens the seat."""
        watcher = Watcher(viewer, token)
        self.watchers.append(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.remove(watcher)
        if not any(other.viewer == watcher.viewer for other in self.watchers):
            known = self._documents.pop(watcher.viewer, None)
            if known is not None:
                self._last = (watcher.viewer, self.table.version, zlib.compress(known, 1))

    def _last_document(self, viewer: int | None) -> bytes | None:
        """Who has just chosen often chooses next, too, and then has this document."""
        if self._last is None or self._last[:2] != (viewer, self.table.version):
            return None
        return zlib.decompress(self._last[2])

    def show(self, table: HostedTable) -> None:
        """The table has come one entry further: everybody who watches gets the frame."""
        frames: dict[int | None, bytes] = {}
        documents: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            viewer = watcher.viewer
            if viewer not in frames:
                after = table.document(viewer)
                frames[viewer] = encode(frame_of(table, viewer, decode(self.document(viewer)), after))
                documents[viewer] = encode(after)
        self.table.retire()
        self.table = table
        self._documents = documents
        for watcher in self.watchers:
            watcher.put(table.version, frames[watcher.viewer])
        self._wake_waiting()

    def replace(self, table: HostedTable) -> None:
        """The table is another one than everybody thought: all read it anew."""
        self.table = table
        self._documents = {}
        for watcher in self.watchers:
            watcher.lose()
        self._wake_waiting()

    def delete(self) -> None:
        """There is no such table any more: who watches is told so."""
        self.deleted = True
        for watcher in self.watchers:
            watcher.lose()
        self._wake_waiting()

    def _wake_waiting(self) -> None:
        self.changed.set()
        self.changed = asyncio.Event()


def frame_of(table: HostedTable, viewer: int | None, before: Any, after: Any) -> Frame:
    """What the last entry of the table changed for a viewer."""
    return Frame(version=table.version, events=table.events(viewer), delta=delta_between(before, after))
