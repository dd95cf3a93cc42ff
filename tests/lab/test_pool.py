"""Tasks for several processes: `gobelin.lab.pool`."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from gobelin.errors import GobelinError
from gobelin.lab.pool import ProcessDied, ProcessPool, map_tasks, report_step


def finish_first(file: Path) -> str:
    """The first task is done at once, the others take long and leave a trace."""
    if file.name != "0":
        time.sleep(600)
        file.touch()
    return file.name


def fail_at_three(number: int) -> object:
    if number == 3:
        raise GobelinError("no three").with_key("bot-illegal", name="three")
    return number


def die_at_three(number: int) -> int:
    report_step(10 + number)
    if number == 3:
        os._exit(7)
    return number


def make_function(number: int) -> object:
    return lambda: number


def process_of(_task: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(map_tasks(str, range(20), jobs)) == [str(number) for number in range(20)]


def test_nobody_waits_for_what_nobody_wants(tmp_path: Path) -> None:
    """Who stops after the first result, as by Ctrl-C, does not wait for the tasks that are under way."""
    done = map_tasks(finish_first, [tmp_path / str(number) for number in range(4)], jobs=2)
    assert next(done) == "0"
    done.close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_comes_when_its_turn_comes(jobs: int) -> None:
    done = map_tasks(fail_at_three, range(9), jobs)
    assert [next(done) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(GobelinError, match="no three") as error:
        next(done)
    assert (error.value.key, error.value.facts) == ("bot-illegal", {"name": "three"})


def test_a_process_that_dies_is_told_with_its_task() -> None:
    done = map_tasks(die_at_three, range(9), jobs=2)
    assert [next(done) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ProcessDied, match="exit code 7") as died:
        next(done)
    assert (died.value.task, died.value.exit_code, died.value.step) == (3, 7, 13)


def test_what_cannot_be_handed_over_is_told() -> None:
    with pytest.raises(RuntimeError, match="a result cannot be handed over"):
        next(map_tasks(make_function, [1, 2], jobs=2))


def test_a_pool_serves_round_after_round_with_the_same_processes() -> None:
    with ProcessPool(2) as pool:
        first, second = (set(pool.map(process_of, range(12))) for _ in range(2))
        assert pool.submit(process_of, 1).result() in first | second
    assert len(first | second) <= 2
    assert os.getpid() not in first | second
