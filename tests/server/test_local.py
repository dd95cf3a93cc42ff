"""`gobelin` without a command: a server of this machine, found again by a second start."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from command_line import COMMAND, ENVIRONMENT
from gobelin.cli import table


@contextmanager
def started(folder: Path) -> Iterator[subprocess.Popen[str]]:
    code = "import gobelin.web as web; web.page = lambda: web.STATIC; from gobelin.cli import main; main([])"
    environment = ENVIRONMENT | {"GOBELIN_DATA": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        [COMMAND[0], "-c", code], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_a_second_start_finds_the_running_server(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        line = said(first)
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address is not None, line
        assert httpx.get(f"{address[0]}/health", timeout=30, trust_env=False).status_code == 200
        with started(tmp_path) as second:
            assert said(second) == f"Gobelin is running already: {address[0]}\n"
            assert second.wait(30) == 0
        first.send_signal(signal.SIGINT)
        assert first.wait(30) == 0
        assert not (tmp_path / "server.txt").exists()


def test_an_old_note_is_no_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (tmp_path / "server.txt").write_text(f"http://127.0.0.1:{port}", encoding="utf-8")
    assert table.running() is None
    (tmp_path / "server.txt").write_text("https://elsewhere.example.org", encoding="utf-8")
    assert table.running() is None
