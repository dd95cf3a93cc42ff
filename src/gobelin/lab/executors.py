"""Where tasks are done: by processes of this machine, or on a Ray cluster. The results are the same, in the same order.

Ray is an extra: `pip install 'gobelin[ray]'`. docs/balance.md says how to use it on several machines.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

from gobelin.errors import GobelinError
from gobelin.lab.pool import Pool, ProcessPool, Result, Task
from gobelin.machine.cores import usable_cores

PROCESS: Final = "process"
RAY: Final = "ray"
EXECUTORS: Final = (PROCESS, RAY)
OBJECTS: Final = 200 << 20  # bytes of memory for what tasks hand over, on a cluster of this machine alone


def open_pool(executor: str, jobs: int) -> Pool:
    """A pool that does `jobs` tasks at a time (0: one for each core)."""
    return RayPool(jobs) if executor == RAY else ProcessPool(jobs or usable_cores())


class RayPool(Pool):
    """The cluster that RAY_ADDRESS names, else one of this machine alone that ends with us."""

    def __init__(self, jobs: int) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # as it will be: no warning about it
        import ray

        self._ray: Any = ray
        self._connected = not ray.is_initialized()
        if self._connected:
            here: dict[str, Any] = {}
            if not os.environ.get("RAY_ADDRESS"):
                here = {"num_cpus": jobs or usable_cores(), "include_dashboard": False, "object_store_memory": OBJECTS}
            ray.init(log_to_driver=False, logging_level="ERROR", **here)
        self.jobs = jobs or int(ray.cluster_resources()["CPU"])

    def submit(self, work: Callable[[Task], Result], task: Task) -> Future[Result]:
        ray = self._ray
        reference = ray.remote(work).remote(task)
        result: Future[Result] = Future()

        def hand_on(done: Future[Result]) -> None:
            if not result.set_running_or_notify_cancel():
                return
            error = done.exception()
            if isinstance(error, ray.exceptions.RayTaskError):
                result.set_exception(error.cause)  # as if it had been raised here
            elif error is not None:
                reason = " ".join(str(error).split())
                result.set_exception(GobelinError(f"Ray stopped: {reason}").with_key("ray", reason=reason))
            else:
                result.set_result(done.result())

        def cancel(future: Future[Result]) -> None:
            if future.cancelled():
                ray.cancel(reference, force=True)

        reference.future().add_done_callback(hand_on)
        result.add_done_callback(cancel)
        return result

    def close(self) -> None:
        if self._connected:
            self._ray.shutdown()
