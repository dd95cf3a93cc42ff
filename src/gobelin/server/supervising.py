"""Several processes on one port: whoever dies is replaced."""

from __future__ import annotations

import structlog
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

log = structlog.get_logger("gobelin.server")


class Supervisor(Multiprocess):
    """uvicorn's, which asks processes whether they are well and waits for the answer: if one is killed meanwhile, it
    waits in vain, and nobody is replaced. Here the system is asked, which knows at once.
    """

    def keep_subprocess_alive(self) -> None:
        if self.should_exit.is_set():
            return
        for place, process in enumerate(self.processes):
            if process.process.is_alive():
                continue
            process.join()
            if process.exitcode == STARTUP_FAILURE:  # the next one would fail alike
                log.error("process_cannot_start", process=process.pid)
                self.should_exit.set()
                return
            log.warning("process_died", process=process.pid, code=process.exitcode)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()
