"""The short form of benchmarks/crash.py: the server is killed, restarted and without room while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from disks import CannotMount, small_disk
from effort import samples
from server_crash import FullDisk, Kill, Restart, Trouble, crash

KILLS = samples(quick=3, soak=20)
OTHERS = samples(quick=2, soak=20)


@pytest.mark.parametrize(("trouble", "times"), [(Kill(), KILLS), (Restart(), OTHERS)], ids=["killed", "restarted"])
def test_no_acknowledged_choice_is_lost(database_url: str, trouble: Trouble, times: int) -> None:
    outcome = asyncio.run(crash(database_url, times, 1, trouble=trouble))
    assert outcome.times == times
    assert outcome.choices >= 5 * times


def test_no_acknowledged_choice_is_lost_on_a_full_disk(tmp_path: Path) -> None:
    """On PostgreSQL it takes longer: benchmarks/crash.py does it."""
    try:
        with small_disk(tmp_path, "64m"):
            outcome = asyncio.run(crash(f"sqlite:///{tmp_path}/tables.db", OTHERS, 1, trouble=FullDisk(tmp_path)))
    except CannotMount as error:
        pytest.skip(str(error))
    assert outcome.times == OTHERS
    assert outcome.refused >= OTHERS
