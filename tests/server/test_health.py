"""`/health` sees a database that cannot be written: a disk that is really full, a file that is really locked."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import disks
from gobelin.server.store import pulse
from halls import Server, serving, with_server
from postgres import Postgres
from waiting import PATIENCE, until


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, of two megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        with disks.small_disk(folder, "2m"):
            yield folder
    except disks.CannotMount as error:
        pytest.skip(str(error))


async def health(server: Server, status: int) -> Any:
    """The first answer of this status."""

    async def asked() -> Any:
        answer = await server.get("/health")
        return answer if answer.status_code == status else None

    return await until(asked)


def test_a_full_disk(small_disk: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        async with serving(small_disk) as server:
            table = await server.new(["me", "me"])
            await health(server, 200)
            filler = small_disk / "filler"
            disks.fill(filler)
            answer = await health(server, 503)
            assert answer.json()["code"] == "not_ready"
            assert answer.json()["arguments"] == {"reason": "full"}
            said = await table.post("/chat", {"text": "is anybody here?"}, 0)
            assert said.status_code == 503
            page = server.services.metrics.page().decode()
            assert 'gobelin_database_troubles_total{reason="full"}' in page
            filler.unlink()
            await health(server, 200)
            assert (await table.post("/chat", {"text": "here I am"}, 0)).status_code == 200

    asyncio.run(run())
    assert "database_troubled" in "".join(capfd.readouterr())


def test_a_locked_database(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        await health(server, 200)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            felt = server.services.tables.store._pulse
            felt.patience = 0.0
            assert (await health(server, 503)).json()["arguments"]["reason"] == "slow"
            felt.patience = PATIENCE
            assert (await health(server, 503)).json()["arguments"]["reason"] == "locked"  # SQLite gives up in the end
            other.execute("ROLLBACK")
        await health(server, 200)

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


# --- PostgreSQL


def again(postgres: Postgres, name: str) -> None:
    """Everybody connects anew."""
    postgres.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


def test_a_database_that_may_only_be_read(tmp_path: Path, postgres: Postgres) -> None:
    """As a standby is after a failover."""

    async def run() -> None:
        url = postgres.new_database()
        name = url.rpartition("/")[2]
        async with serving(tmp_path, url) as server:
            table = await server.new(["me", "me"])
            await health(server, 200)
            postgres.sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
            again(postgres, name)
            answer = await server.get("/health")
            assert (answer.status_code, answer.json()["arguments"]) == (503, {"reason": "readonly"})
            assert (await table.post("/chat", {"text": "is anybody here?"}, 0)).status_code == 503
            postgres.sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
            again(postgres, name)
            await health(server, 200)
            assert (await table.post("/chat", {"text": "here I am"}, 0)).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize(
    ("state", "reason"), [("53100", "full"), ("42501", "away")], ids=["no space", "something else"]
)
def test_a_database_that_cannot_write(tmp_path: Path, postgres: Postgres, state: str, reason: str) -> None:
    async def run() -> None:
        url = postgres.new_database()
        name = url.rpartition("/")[2]
        async with serving(tmp_path, url) as server:
            await health(server, 200)
            postgres.sql(
                f"CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; "
                "END $$ LANGUAGE plpgsql; "
                "CREATE TRIGGER fails BEFORE UPDATE ON marks FOR EACH ROW EXECUTE FUNCTION fail()",
                name,
            )
            answer = await server.get("/health")
            assert (answer.status_code, answer.json()["arguments"]) == (503, {"reason": reason})
            postgres.sql("DROP TRIGGER fails ON marks", name)
            await health(server, 200)

    asyncio.run(run())


# --- What is written beside it


def test_a_write_that_failed_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one row that is written to see whether it can be may go where others do not: a file may not grow."""
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(pulse, "EVERY", 3600.0)

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        assert (await server.get("/health")).status_code == 200
        size = (tmp_path / "tables.sqlite-wal").stat().st_size
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            answer = await table.post("/chat", {"text": "is anybody here?"}, 0)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        assert answer.status_code == 503
        answer = await server.get("/health")
        assert (answer.status_code, answer.json()["arguments"]) == (503, {"reason": "failing"})
        monkeypatch.setattr(pulse, "EVERY", 0.0)
        assert (await server.get("/health")).status_code == 200
        assert (await table.post("/chat", {"text": "here I am"}, 0)).status_code == 200

    with_server(tmp_path, play)
