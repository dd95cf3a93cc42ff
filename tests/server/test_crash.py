"""The short form of benchmarks/crash.py: the server is killed three times while people play."""

from __future__ import annotations

import asyncio

from server_crash import crash


def test_no_acknowledged_choice_is_lost(database_url: str) -> None:
    outcome = asyncio.run(crash(database_url, 3, 1))
    assert outcome.kills == 3
    assert outcome.choices >= 15
