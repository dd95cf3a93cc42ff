"""The one pool: tasks done by several processes, with results in the order of the tasks, however many there are."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from ctypes import c_longlong
from itertools import islice
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Self, TypeVar

from gobelin.errors import GobelinError
from gobelin.machine import garbage

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 3  # tasks queued for each process, so that none waits


class ProcessDied(GobelinError):
    """A process ended in the middle of a task; its exit code is below zero if a signal ended it.

    `step` is what the task last said by `report_step`.
    """

    def __init__(self, task: Any, exit_code: int, step: int) -> None:
        super().__init__(f"a process died: {describe_exit(exit_code)}; what was saved before can be resumed")
        self.task = task
        self.exit_code = exit_code
        self.step = step
        self.with_key("process-died")


def describe_exit(exit_code: int) -> str:
    """How a process ended, in English."""
    return f"exit code {exit_code}" if exit_code >= 0 else f"signal {signal_name(-exit_code)}"


def signal_name(number: int) -> str:
    """Some signals have a number only."""
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


class Pool:
    """Does tasks. Use it as a context: leaving it stops what is still being done."""

    jobs: int

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        """`work` done on one task. Both are pickled."""
        raise NotImplementedError

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        """`work` done on each task, in order; an exception of the work is raised when its turn comes."""
        todo = iter(tasks)
        queued = deque(self.submit(work, task) for task in islice(todo, AHEAD * self.jobs))
        try:
            while queued:
                result = queued.popleft().result()
                queued.extend(self.submit(work, task) for task in islice(todo, 1))
                yield result
        finally:
            for future in queued:
                future.cancel()

    def close(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class ProcessPool(Pool):
    """Processes of this machine, started when there is something to do. With one job, `map` works in this process."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._workers: list[Worker] = []
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._threads = ThreadPoolExecutor(jobs, initializer=_leave_ctrl_c_to_main)  # each waits for one process

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        if len(self._workers) < self.jobs:
            worker = Worker()
            self._workers.append(worker)
            self._idle.put(worker)
        return self._threads.submit(self._run, work, task)

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result]:
        if self.jobs > 1:
            yield from super().map(work, tasks)
        else:
            for task in tasks:
                yield work(task)

    def _run(self, work: Callable[[Task], Result], task: Task) -> Result:
        worker = self._idle.get()
        try:
            return worker.run(work, task)
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        with ignore_ctrl_c():  # pressed again: all are stopped nevertheless
            self._threads.shutdown(wait=False, cancel_futures=True)
            for worker in self._workers:
                worker.stop()
            self._threads.shutdown()


def map_tasks(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int = 1) -> Generator[Result]:
    """`work` done on each task by `jobs` processes (1: by this one). Closing the iterator stops them."""
    with ProcessPool(jobs) as pool:
        yield from pool.map(work, tasks)


class Worker:
    """A process that does one task after the other, and ends with its parent."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe next to threads
        self.pipe, far_end = context.Pipe()
        self.step = context.RawValue(c_longlong, 0)
        self.process = context.Process(target=_serve, args=(far_end, self.step), daemon=True)
        with ignore_ctrl_c():
            self.process.start()
        far_end.close()  # so that the pipe ends with the process

    def run(self, work: Callable[[Task], Result], task: Task) -> Result:
        try:
            self.pipe.send((work, task))
            result, error = self.pipe.recv()
        except (EOFError, OSError) as gone:
            self.process.join()
            exit_code = self.process.exitcode
            assert exit_code is not None  # it has been waited for
            raise ProcessDied(task, exit_code, self.step.value) from gone
        if error is not None:
            raise error
        done: Result = result
        return done

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()


# --- In the process of a worker

_step: Any = None  # shared with the parent


def report_step(number: int) -> None:
    """Let the parent know how far a task is, should this process die."""
    if _step is not None:
        _step.value = number


def _serve(pipe: Connection, step: Any) -> None:
    global _step  # noqa: PLW0603 (a process has one parent)
    _step = step
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which stops its workers
    garbage.set_up_gc_for_bots()
    messages: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_receive, args=(pipe, messages), daemon=True).start()
    while True:
        reply = _answer(messages.get())
        with suppress(OSError):  # nobody is there any more
            try:
                pipe.send(reply)
            except (AttributeError, TypeError, pickle.PicklingError) as error:
                pipe.send((None, RuntimeError(f"a result cannot be handed over: {error}")))


def _receive(pipe: Connection, messages: SimpleQueue[bytes]) -> None:
    """The pipe ends when the parent closes it, and when the parent is killed: a task may take minutes, nobody waits."""
    with suppress(EOFError, OSError):
        while True:
            messages.put(pipe.recv_bytes())
    os._exit(1)


def _answer(message: bytes) -> tuple[Any, Exception | None]:
    """What the work came to, and the exception it ended with."""
    try:
        work, task = pickle.loads(message)
        return work(task), None
    except Exception as error:
        return None, error


def _leave_ctrl_c_to_main() -> None:
    """This thread gets no Ctrl-C: the main thread does, which knows what to do, and wakes up by it."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])


@contextmanager
def ignore_ctrl_c() -> Iterator[None]:
    """Meanwhile this process ignores Ctrl-C, and those that it starts do so from their first moment on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
