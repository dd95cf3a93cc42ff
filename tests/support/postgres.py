"""A PostgreSQL of the tests' own, made from Debian's package in a folder that goes when they end.

`database_url` is an empty database, once on SQLite and once here. Where there is no PostgreSQL the tests say NOT RUN,
and fail if CI=true.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NoReturn

import pytest

from ports import at_free_port


def programs() -> Path | None:
    """Where initdb and postgres are; the newest of Debian's first."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name)):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Postgres:
    """A server on a free port. It refuses to run as root, so root lends it the user postgres."""

    def __init__(self, programs: Path, durable: bool = False, folder: Path | None = None) -> None:
        """`folder`: an empty one, on a small disk, for all that it writes; if not one of its own."""
        self._programs = programs
        self._user = "postgres" if os.geteuid() == 0 else None
        self._folder = folder or Path(tempfile.mkdtemp(prefix="gobelin-postgres-"))
        if self._user:
            shutil.chown(self._folder, "postgres", "postgres")
        self.port = 0
        self._durable = durable
        self._small = folder is not None
        self._names = count(1)
        try:
            self._run(
                "initdb", "-D", self.data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "--no-sync"
            )
            at_free_port(self._start_at)
        except BaseException:
            self.remove()
            raise

    @property
    def data(self) -> str:
        return str(self._folder / "data")

    @property
    def socket_folder(self) -> str:
        return str(self._folder)

    def _run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [str(self._programs / program), *arguments],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=180,
            user=self._user,
            group=self._user,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}")
        return done.stdout

    def _start_at(self, port: int) -> None:
        self.port = port
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
        if not self._durable:  # it is never its own power that is cut
            options += " -c fsync=off"
        if self._small:  # it keeps much for its own recovery where there is room
            options += " -c max_wal_size=64MB"
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", self.data, "-o", options, "-l", log, "-w", "-t", "120", "start")

    @property
    def runs(self) -> bool:
        try:
            self._run("pg_ctl", "-D", self.data, "status")
        except RuntimeError:
            return False
        return True

    def stop(self) -> None:
        """At once, as if it were killed."""
        self._run("pg_ctl", "-D", self.data, "-m", "immediate", "-w", "stop")

    def sql(self, statement: str, database: str = "postgres") -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        return self._run("psql", *where, "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", statement)

    def schema(self, database: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        return self._run("pg_dump", *where, "--schema-only", "--no-owner")

    def dump(self, url: str) -> str:
        """A backup, in a file of the server's folder."""
        file = str(self._folder / f"{url.rpartition('/')[2]}.dump")
        self._run("pg_dump", "--format", "custom", "--file", file, "--dbname", url)
        return file

    def restore(self, url: str, file: str) -> None:
        self._run("pg_restore", "--clean", "--if-exists", "--dbname", url, file)

    def new_database(self) -> str:
        """The address of an empty one."""
        name = f"test{next(self._names)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        with contextlib.suppress(Exception):
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


def started(durable: bool = False) -> Postgres:
    """One that runs, or the test says why there is none."""
    found = programs()
    if found is None:
        no_postgres("there is no PostgreSQL: apt-get install postgresql")
    return Postgres(found, durable)


def no_postgres(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(f"NOT RUN: {reason}", pytrace=False)
    pytest.skip(f"NOT RUN: {reason}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = started()
    yield server
    server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
