"""A server as somebody starts it: `gobelin serve` in a process of its own, on a port of its own."""

from __future__ import annotations

import json
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
from ports import at_free_port
from waiting import PATIENCE, wait_until


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
        patience = threading.Timer(PATIENCE, os.killpg, (self.process.pid, signal.SIGKILL))
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

    @property
    def entries(self) -> list[dict[str, Any]]:
        """What the log says, but for a database that is slow: on a busy machine it is."""
        entries = [json.loads(line) for line in self.log.splitlines()]
        return [entry for entry in entries if entry.get("reason") != "slow"]

    def client(self, **given: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False, **given)

    def stop(self) -> int:
        """As systemd stops it; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut stops it, and everything it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log = self.log
        self._stderr.close()


def until_healthy(url: str) -> None:
    """A server whose database is slow for a moment says so; all is well once it no longer does."""
    wait_until(lambda: httpx.get(f"{url}/health", timeout=PATIENCE, trust_env=False).status_code == httpx.codes.OK)


@contextmanager
def running(*options: str, **environment: str) -> Iterator[Running]:
    server = Running(*options, **environment)
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def running_at_free_port(*options: str) -> Iterator[Running]:
    """At a port that stays free when it has gone."""
    server = at_free_port(lambda port: Running(*options, "--port", str(port)))
    try:
        yield server
    finally:
        server.kill()
