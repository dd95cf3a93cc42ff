"""Tasks for several processes: `gobelin.lab.pool`."""

from __future__ import annotations

import time
from pathlib import Path

from gobelin.lab.pool import results


def slowly(file: Path) -> str:
    """The first task is done at once, the others take long and leave a trace."""
    if file.name != "0":
        time.sleep(600)
        file.touch()
    return file.name


def test_results_come_in_order() -> None:
    assert list(results(str, range(20), jobs=2)) == [str(number) for number in range(20)]


def test_nobody_waits_for_what_nobody_wants(tmp_path: Path) -> None:
    """Who stops after the first result, as by Ctrl-C, does not wait for the tasks that are under way."""
    done = results(slowly, [tmp_path / str(number) for number in range(4)], jobs=2)
    assert next(done) == "0"
    done.close()
    assert not list(tmp_path.iterdir())
