"""`gobelin` without a command: a server of this machine, found again by a second start."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import numpy as np
import pytest
import zxingcpp

from command_line import COMMAND, ENVIRONMENT, Run
from gobelin.cli import table
from running_server import until_healthy
from waiting import PATIENCE


@contextmanager
def started(folder: Path, *options: str) -> Iterator[subprocess.Popen[str]]:
    code = "; ".join(
        (
            "import gobelin.web as web",
            "web.page = lambda: web.STATIC",
            "from gobelin.cli import main, table",
            f"table.PATIENCE = {PATIENCE}",
            f"main({[*options]})",
        )
    )
    environment = ENVIRONMENT | {"GOBELIN_DATA": str(folder), "DISPLAY": "", "WAYLAND_DISPLAY": ""}
    process = subprocess.Popen(
        [COMMAND[0], "-c", code], env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def said(process: subprocess.Popen[str]) -> str:
    """The next line, but for one about a database that is slow on a busy machine."""
    assert process.stdout is not None
    while "database_troubled" in (line := process.stdout.readline()):
        assert "reason=slow" in line
    return line


def test_a_second_start_finds_the_running_server(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        line = said(first)
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address is not None, line
        until_healthy(address[0])
        with started(tmp_path) as second:
            assert said(second) == f"Gobelin is running already: {address[0]}\n"
            assert second.wait(PATIENCE) == 0
        first.send_signal(signal.SIGINT)
        assert first.wait(PATIENCE) == 0
        assert not (tmp_path / "server.txt").exists()


def test_an_old_note_is_no_running_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    with socket.socket() as silent:  # nobody listens there, and nobody else can
        silent.bind(("127.0.0.1", 0))
        (tmp_path / "server.txt").write_text(f"http://127.0.0.1:{silent.getsockname()[1]}", encoding="utf-8")
        assert table.running_address() is None
    (tmp_path / "server.txt").write_text("https://elsewhere.example.org", encoding="utf-8")
    assert table.running_address() is None


@pytest.mark.parametrize(("status", "runs"), [(200, True), (503, True), (404, False)])
def test_a_server_whose_database_is_in_trouble_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, runs: bool
) -> None:
    """A second one on the same file would be refused. Another program that has the port is none."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()

    monkeypatch.setenv("GOBELIN_DATA", str(tmp_path))
    monkeypatch.setattr(table, "PATIENCE", PATIENCE)
    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        threading.Thread(target=server.handle_request).start()
        address = f"http://127.0.0.1:{server.server_port}"
        (tmp_path / "server.txt").write_text(address, encoding="utf-8")
        assert table.running_address() == (address if runs else None)


def test_friends_in_the_network_are_told_where_to_come(tmp_path: Path) -> None:
    with started(tmp_path, "--lan") as first:
        local = re.search(r"http://127\.0\.0\.1:(\d+)", said(first))
        assert local is not None
        addresses = httpx.get(f"{local[0]}/api/reach", timeout=PATIENCE, trust_env=False).json()["addresses"]
        for address in addresses:
            assert re.fullmatch(rf"http://[\d.]+:{local[1]}", address)
            until_healthy(address)
        if addresses:  # the machine has a network
            assert said(first) == f"Friends in the same network open {addresses[0]}\n"
        with started(tmp_path, "--lan") as second:
            assert said(second) == f"Gobelin is running already: {local[0]}\n"
            if addresses:
                assert said(second) == f"Friends in the same network open {addresses[0]}\n"


def test_a_server_of_this_machine_alone_cannot_be_shared(tmp_path: Path) -> None:
    with started(tmp_path) as first:
        said(first)
        with started(tmp_path, "--lan") as second:
            assert "running already" in said(second)
            assert said(second).startswith("gobelin: this Gobelin listens to this machine alone")
            assert second.wait(PATIENCE) == 2


def test_the_network_is_no_option_of_a_command(run: Run) -> None:
    outcome = run("--lan", "serve")
    assert outcome.code == 2
    assert outcome.err == "gobelin: --lan goes with no command: gobelin --lan; gobelin serve has --host for it\n"


def test_the_address_as_a_code(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A camera reads the address off the terminal: half blocks, light where something is printed."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    address = "http://192.168.1.20:8000"
    table.show_network([address])
    drawn = [line for line in capsys.readouterr().out.splitlines() if line[:1] in ("█", "▀")]
    halves = {" ": (0, 0), "▀": (255, 0), "▄": (0, 255), "█": (255, 255)}
    rows = [[halves[sign][half] for sign in line] for line in drawn for half in (0, 1)]
    picture = np.array(rows, np.uint8).repeat(4, axis=0).repeat(4, axis=1)
    assert [code.text for code in zxingcpp.read_barcodes(picture)] == [address]
