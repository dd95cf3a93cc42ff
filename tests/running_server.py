"""A server as somebody starts it: `gobelin serve` in a process of its own, on a port of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

from command_line import COMMAND, ENVIRONMENT


class Running:
    """A server that answers. `url` is its address, `log` what it has written to stderr."""

    def __init__(self, *options: str, **environment: str) -> None:
        self._log = ""
        self._stderr = tempfile.TemporaryFile("w+")  # noqa: SIM115 (closed with the server)
        self.process = subprocess.Popen(
            [*COMMAND, "serve", "--port", "0", *options],
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            env=ENVIRONMENT | environment,
            text=True,
            start_new_session=True,  # so that none of its processes is left over, whatever happens
        )
        assert self.process.stdout is not None
        patience = threading.Timer(60, os.killpg, (self.process.pid, signal.SIGKILL))
        patience.start()
        line = self.process.stdout.readline()  # said once it is ready
        patience.cancel()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line} {self.log}")
        self.url = found[0]

    @property
    def log(self) -> str:
        if not self._stderr.closed:
            self._stderr.seek(0)
            self._log = self._stderr.read()
        return self._log

    def client(self, **given: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=60, trust_env=False, **given)

    def stop(self) -> int:
        """As systemd stops it; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def kill(self) -> None:
        """As a power cut stops it, and everything it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log = self.log
        self._stderr.close()


@contextmanager
def running(*options: str, **environment: str) -> Iterator[Running]:
    server = Running(*options, **environment)
    try:
        yield server
    finally:
        server.kill()
