"""The short form of `python tests/support/store_crash.py`: whoever writes is killed."""

from __future__ import annotations

import store_crash
from effort import samples

KILLS = samples(quick=3, soak=20)


def test_nothing_acknowledged_is_lost_or_half(database_url: str) -> None:
    assert store_crash.crash(database_url, KILLS, 1, lambda _: None) >= KILLS
