"""The short form of benchmarks/crash.py: the server is killed, restarted and without room while people play."""

from __future__ import annotations

import asyncio

import pytest

from disks import CannotMount
from effort import samples
from postgres import no_postgres, programs
from server_crash import Kill, Restart, Trouble, crash, place_for

KILLS = samples(quick=3, soak=20)
OTHERS = samples(quick=2, soak=20)


@pytest.mark.parametrize(("trouble", "times"), [(Kill(), KILLS), (Restart(), OTHERS)], ids=["killed", "restarted"])
def test_no_acknowledged_choice_is_lost(database_url: str, trouble: Trouble, times: int) -> None:
    outcome = asyncio.run(crash(database_url, times, 1, trouble=trouble))
    assert outcome.times == times
    assert outcome.choices >= 5 * times


@pytest.mark.parametrize(("database", "times"), [("sqlite", OTHERS), ("postgresql", OTHERS // 2)])
def test_no_acknowledged_choice_is_lost_on_a_full_disk(database: str, times: int) -> None:
    if database == "postgresql" and programs() is None:
        no_postgres("there is no PostgreSQL: apt-get install postgresql")
    try:
        with place_for(database, "disk") as (url, trouble):
            outcome = asyncio.run(crash(url, times, 1, trouble=trouble))
    except CannotMount as error:
        pytest.skip(str(error))
    assert outcome.times == times
    assert outcome.refused >= times
