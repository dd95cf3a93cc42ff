"""The short form of `python tests/store_crash.py`: whoever writes is killed three times."""

from __future__ import annotations

import store_crash


def test_nothing_acknowledged_is_lost_or_half(database_url: str) -> None:
    assert store_crash.crash(database_url, 3, 1, lambda _: None) >= 3
