"""Tasks for several processes; the results come in the order of the tasks, whatever the number of processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from typing import TypeVar

from gobelin.lab.jobs import unmoved_by_ctrl_c
from gobelin.machine import garbage

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks given out for each process, so that none waits


def results(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1) -> Generator[Result]:
    """`work` done on each task, in `jobs` processes (1: in this one). Closing the iterator stops them.

    Work and tasks are pickled; an exception of the work is raised here when its turn comes.
    """
    if jobs <= 1:
        for task in tasks:
            yield work(task)
        return
    with Processes(jobs) as processes:
        yield from processes.results(work, tasks)


class Processes:
    """Processes that stay for several rounds of tasks."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe next to threads
        self._ear, self._line = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_prepare, initargs=(self._ear,))
        with unmoved_by_ctrl_c():
            self._pool.submit(_nothing)  # starts all processes now

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        """One task, whose result comes when it comes."""
        return self._pool.submit(work, task)

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        todo = iter(tasks)
        given: deque[Future[Result]] = deque()
        try:
            for task in islice(todo, AHEAD * self.jobs):
                given.append(self._pool.submit(work, task))
            while given:
                result = given.popleft().result()
                for task in islice(todo, 1):
                    given.append(self._pool.submit(work, task))
                yield result
        finally:
            for future in given:
                future.cancel()

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *error: object) -> None:
        self._line.close()  # a task may take minutes: nobody waits for what nobody wants
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._ear.close()


def _nothing() -> None:
    pass


def _prepare(ear: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops its workers
    threading.Thread(target=_end_with_parent, args=(ear,), daemon=True).start()
    garbage.set_up_gc_for_bots()


def _end_with_parent(ear: Connection) -> None:
    """The line goes dead when the parent hangs up, and when it is killed."""
    with suppress(EOFError, OSError):
        ear.recv()
    os._exit(1)
