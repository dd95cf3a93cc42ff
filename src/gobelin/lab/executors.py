"""Where tasks are done: in processes of this machine, or on a Ray cluster. The results are the same, in the same order.

Ray is an extra: `pip install 'gobelin[ray]'`. docs/balance.md says how to use it on several machines.
"""

from __future__ import annotations

import importlib.util
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import BrokenExecutor
from contextlib import closing
from itertools import islice
from typing import Any, Final, TypeVar

from gobelin.errors import GobelinError
from gobelin.lab import pool
from gobelin.machine.cores import usable_cores

Task = TypeVar("Task")
Result = TypeVar("Result")

PROCESS: Final = "process"
RAY: Final = "ray"
EXECUTORS: Final = (PROCESS, RAY)
OBJECTS: Final = 200 << 20  # bytes of memory for what tasks hand over, on a cluster of this machine alone


def has_ray() -> bool:
    return importlib.util.find_spec("ray") is not None


def results(
    executor: str, work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """`work` done on each task, `jobs` at a time (0: on all cores). Closing the iterator stops what is being done."""
    if executor == RAY:
        yield from _by_ray(work, tasks, jobs)
        return
    try:
        with closing(pool.results(work, tasks, jobs or usable_cores())) as done:
            yield from done
    except BrokenExecutor as error:
        wrong = GobelinError("a process died while it played; what was saved before can be gone on with")
        raise wrong.with_key("process-died") from error


def _by_ray(work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int) -> Generator[Result, None, None]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be: no warning about it
    import ray

    found = not ray.is_initialized()
    if found:
        _connect(ray, jobs)
    at_once = jobs or int(ray.cluster_resources()["CPU"])
    remote = ray.remote(work)
    todo = iter(tasks)
    given: deque[Any] = deque()
    try:
        for task in islice(todo, pool.AHEAD * at_once):
            given.append(remote.remote(task))
        while given:
            try:
                result = ray.get(given[0])
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None  # as if it had been raised here
            except ray.exceptions.RayError as error:
                reason = " ".join(str(error).split())
                raise GobelinError(f"Ray cannot go on: {reason}").with_key("ray", reason=reason) from error
            given.popleft()
            for task in islice(todo, 1):
                given.append(remote.remote(task))
            yield result
    finally:
        for reference in given:
            ray.cancel(reference, force=True)
        if found:
            ray.shutdown()


def _connect(ray: Any, jobs: int) -> None:
    """To the cluster that RAY_ADDRESS names, else to one of this machine alone that ends with us."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if os.environ.get("RAY_ADDRESS"):
        ray.init(**quiet)
    else:
        ray.init(num_cpus=jobs or usable_cores(), include_dashboard=False, object_store_memory=OBJECTS, **quiet)
