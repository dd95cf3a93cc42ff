"""Looking back: a stored table is replayed from its entries, in slices, beside other requests."""

from __future__ import annotations

from typing import Any

from gobelin.server.acts import Dealt
from gobelin.server.computing import Pause
from gobelin.server.deltas import whole_delta
from gobelin.server.documents import Events, Film, Frame
from gobelin.server.entries import Stored
from gobelin.server.hosted import HostedTable
from gobelin.server.live_table import frame_of
from gobelin.server.problems import Code, Problem
from gobelin.server.resuming import last_resumed


async def replay(stored: Stored) -> HostedTable:
    """`HostedTable.load`, beside other requests."""
    table = HostedTable.begin(stored)
    pause = Pause()
    for _ in table.replay_entries(stored):
        await pause()
    return table


async def table_at(stored: Stored, version: int) -> HostedTable:
    """The table as it was when it had this version."""
    resumed = last_resumed(stored)
    table = HostedTable.begin(stored)
    pause = Pause()
    for entry in stored.entries[:version]:
        table.replay(entry, resumed)
        await pause()
    return table


async def film_of(stored: Stored, viewer: int | None, after: int, *, scenes: bool = True) -> Film:
    """The frames after a version as the viewer saw them, choices that were taken back included.

    The first one brings the whole document where that version is none: before the beginning, or before the table
    was dealt or went on from a position. They lead from the document of that version to the one of today; on the
    way there, scenes are enough, unless whoever gets them may be left with any of them (`scenes`).
    """
    resumed, last = last_resumed(stored), len(stored.entries)
    first = max(after, resumed, dealt_at(stored))
    table = await table_at(stored, first)

    def shown() -> dict[str, Any]:
        is_scene = scenes and table.version not in (after, last)
        return table.scene(viewer) if is_scene else table.document(viewer)

    document = shown()
    frames: list[Frame] = []
    if first > after:
        frames.append(Frame(version=first, events=table.events(viewer), delta=whole_delta(document)))
    pause = Pause()
    for entry in stored.entries[first:]:
        table.replay(entry, resumed)
        before, document = document, shown()
        frames.append(frame_of(table, viewer, before, document))
        await pause()
    return Film(version=last, frames=frames)


def dealt_at(stored: Stored) -> int:
    """The entry that dealt, where luck was brought together; 0: the table began so, or nothing is dealt yet."""
    return next((entry.number for entry in stored.entries if isinstance(entry.act, Dealt)), 0)


async def events_of(stored: Stored, viewer: int | None, since: int) -> Events:
    """The log as it stands, from one event on."""
    resumed = last_resumed(stored)
    table = HostedTable.begin(stored)
    events = table.events(viewer)
    pause = Pause()
    for entry in stored.entries:
        table.replay(entry, resumed)
        del events[table.events_made - len(table.happened) :]  # what was taken back
        events += table.events(viewer)
        await pause()
    return Events(version=len(stored.entries), events=events[since:])


async def moment_of(stored: Stored, viewer: int | None, version: int) -> dict[str, Any]:
    """What the viewer could see when the table had this version."""
    if not last_resumed(stored) <= version <= len(stored.entries):
        raise Problem(Code.NOT_FOUND, f"there is no moment {version}", {"version": version})
    return (await table_at(stored, version)).document(viewer)
