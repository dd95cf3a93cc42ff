"""The short form of benchmarks/crash.py: the server is killed while people play."""

from __future__ import annotations

import asyncio

from effort import samples
from server_crash import crash

KILLS = samples(quick=3, soak=20)


def test_no_acknowledged_choice_is_lost(database_url: str) -> None:
    outcome = asyncio.run(crash(database_url, KILLS, 1))
    assert outcome.kills == KILLS
    assert outcome.choices >= 5 * KILLS
