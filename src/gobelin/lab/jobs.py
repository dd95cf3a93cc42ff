"""Many games at once: processes play batches of random games, which are handed on in the order of the seeds.

So what comes out does not depend on the number of processes; a run that is stopped has played the first so many
seeds.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from gobelin.lab.simulate import BrokenGame, Summary, random_game

# Games in a batch: a fraction of a second, so that progress is steady and little is lost when stopped.
LARGEST_BATCH = 64
LARGEST_CHECKED = 8


class Series:
    """Games that differ by their seeds only; game i has the seed `seed` + i."""

    def __init__(
        self,
        games: int,
        players: int,
        seed: int,
        *,
        start_bonus: bool = False,
        level: int | None = None,
        shadow_empire: bool = False,
        check: bool = False,
    ) -> None:
        self.games = games
        self.players = players
        self.seed = seed
        self.start_bonus = start_bonus
        self.level = level
        self.shadow_empire = shadow_empire
        self.check = check


class Task:
    """Games `first` to `last` - 1 of a series."""

    def __init__(self, series: int, first: int, last: int) -> None:
        self.series = series
        self.first = first
        self.last = last


class Batch:
    """Games that were played: of which series, what they add up to, and the one that went wrong, if any."""

    def __init__(self, series: int, summary: Summary) -> None:
        self.series = series
        self.summary = summary
        self.failure: BrokenGame | None = None
        self.cpu_elsewhere = 0.0  # seconds of processor time in another process


def play_all(series: Sequence[Series], jobs: int = 1) -> Generator[Batch]:
    """Play all the games in `jobs` processes (1: in this one). The last batch is the one with a failure.

    Closing the iterator stops the processes.
    """
    if jobs > 1:
        largest = LARGEST_CHECKED if any(one.check for one in series) else LARGEST_BATCH
        size = max(1, min(largest, sum(one.games for one in series) // (8 * jobs)))
        yield from _played_by_processes(series, list(tasks(series, size)), jobs)
        return
    for task in tasks(series, 1):
        batch = play_batch(series, task)
        yield batch
        if batch.failure is not None:
            return


def tasks(series: Sequence[Series], size: int) -> Iterator[Task]:
    for number, one in enumerate(series):
        for first in range(0, one.games, size):
            yield Task(number, first, min(first + size, one.games))


def play_batch(series: Sequence[Series], task: Task, current: Any = None) -> Batch:
    """Play the games of a task; `current` is told the number of each game before it begins."""
    one = series[task.series]
    batch = Batch(task.series, Summary(one.players, one.level))
    for number in range(task.first, task.last):
        if current is not None:
            current.value = number
        try:
            result = random_game(
                one.players, one.seed + number, start_bonus=one.start_bonus, level=one.level,
                shadow_empire=one.shadow_empire, check=one.check,
            )  # fmt: skip
        except BrokenGame as broken:
            batch.failure = broken
            break
        batch.summary.add(result)
    return batch


# --- The processes


def work(pipe: Connection, series: Sequence[Series], current: Any) -> None:
    """What a worker does: play what comes through the pipe until nobody is at its other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops its workers
    try:
        while True:
            task = pipe.recv()
            began = time.process_time()
            batch = play_batch(series, task, current)
            batch.cpu_elsewhere = time.process_time() - began
            pipe.send(batch)
    except (EOFError, OSError):
        return


class Worker:
    """A process and what it is doing."""

    def __init__(self, series: Sequence[Series]) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe next to threads
        self.pipe, far_end = context.Pipe()
        self.current = context.RawValue("q", 0)
        self.process = context.Process(target=work, args=(far_end, series, self.current), daemon=True)
        self.process.start()
        far_end.close()  # so that the pipe ends with the worker
        self.number = 0
        self.task = Task(0, 0, 0)

    def give(self, number: int, task: Task) -> None:
        self.number, self.task = number, task
        self.current.value = task.first
        with suppress(OSError):  # it has died: the next look at the pipe finds out
            self.pipe.send(task)

    def take(self, series: Sequence[Series]) -> Batch:
        """The batch that is ready, or one that tells in which game the process died."""
        try:
            batch = self.pipe.recv()
            assert isinstance(batch, Batch)
            return batch
        except (EOFError, OSError):
            self.process.join()
            one = series[self.task.series]
            batch = Batch(self.task.series, Summary(one.players, one.level))
            exit_code = self.process.exitcode
            assert exit_code is not None  # it has been waited for
            problem = f"its process died: {how(exit_code)}"
            batch.failure = BrokenGame(one.seed + self.current.value, None, [problem], exit_code=exit_code)
            return batch

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def how(exit_code: int) -> str:
    """How a process ended, in English."""
    return f"exit code {exit_code}" if exit_code >= 0 else f"signal {signal_name(-exit_code)}"


def signal_name(number: int) -> str:
    """Some signals have a number only."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def _played_by_processes(series: Sequence[Series], todo: Sequence[Task], jobs: int) -> Iterator[Batch]:
    """The batches in order. After a failure no further task is given out."""
    waiting = list(enumerate(todo))[::-1]
    workers: list[Worker] = []
    try:
        with unmoved_by_ctrl_c():
            workers.extend(Worker(series) for _ in range(min(jobs, len(todo))))
        busy = {worker.pipe: worker for worker in workers}
        for worker in workers:
            worker.give(*waiting.pop())
        played: dict[int, Batch] = {}
        due = 0
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy[pipe]
                batch = played[worker.number] = worker.take(series)
                if batch.failure is not None:
                    waiting.clear()
                if waiting:
                    worker.give(*waiting.pop())
                else:
                    del busy[pipe]
            while due in played:
                yield (batch := played.pop(due))
                if batch.failure is not None:
                    return
                due += 1
    finally:
        with unmoved_by_ctrl_c():  # pressed again: all are stopped nevertheless
            for worker in workers:
                worker.stop()


@contextmanager
def unmoved_by_ctrl_c() -> Iterator[None]:
    """This process ignores Ctrl-C meanwhile, and those that it starts do so from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
