"""`/health` sees a database that cannot be written: a disk that is really full, a file that is really locked."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from gobelin.server.store import pulse
from halls import Server, serving, with_server


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("only root may mount a disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)


async def until(server: Server, status: int) -> Any:
    """The first answer of this status."""
    async with asyncio.timeout(60):
        while (answer := await server.get("/health")).status_code != status:
            await asyncio.sleep(0.02)
    return answer


def fill(file: Path) -> None:
    """Write until nothing more can be written."""
    with suppress(OSError), open(file, "wb", buffering=0) as opened:
        while True:
            opened.write(bytes(4096))


def test_a_full_disk(small_disk: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with serving(small_disk) as server:
            table = await server.new(["me", "me"])
            await until(server, 200)
            filler = small_disk / "filler"
            fill(filler)
            answer = await until(server, 503)
            assert answer.json()["code"] == "not_ready"
            assert answer.json()["arguments"] == {"reason": "full"}
            said = await table.post("/chat", {"text": "is anybody here?"}, 0)
            assert said.status_code == 503
            page = server.hall.metrics.page().decode()
            assert 'gobelin_database_troubles_total{reason="full"}' in page
            filler.unlink()
            await until(server, 200)
            assert (await table.post("/chat", {"text": "here I am"}, 0)).status_code == 200

    asyncio.run(run())
    assert "database_troubled" in "".join(capfd.readouterr())


def test_a_locked_database(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await until(server, 200)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert (await until(server, 503)).json()["arguments"]["reason"] in ("slow", "locked")
            while (await until(server, 503)).json()["arguments"]["reason"] != "locked":  # SQLite gives up in the end
                pass
            other.execute("ROLLBACK")
        await until(server, 200)

    with_server(tmp_path, play)


def test_however_often_it_is_asked_it_writes_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 3600.0)
    written: list[int] = []

    async def play(server: Server) -> None:
        before = pulse.Pulse._beat

        def beat(self: Any, connection: Any) -> None:
            written.append(os.getpid())
            before(self, connection)

        monkeypatch.setattr(pulse.Pulse, "_beat", beat)
        answers = await asyncio.gather(*(server.get("/health") for _ in range(20)))
        answers += [await server.get("/health") for _ in range(20)]
        assert {answer.status_code for answer in answers} == {200}
        assert len(written) == 1

    with_server(tmp_path, play)
