"""The two databases: what their addresses look like, and how work is done on each.

All work is written once, as plain functions of a connection. On PostgreSQL they run on asyncpg in the event loop; on
SQLite in threads, one hop for a whole transaction instead of one for each statement, which halves what it costs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    String,
    bindparam,
    create_engine,
    event,
    func,
    make_url,
    select,
    text,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from gobelin.server.store.errors import STATES, StoreError, Unavailable, sqlstate_of

T = TypeVar("T")
Job = Callable[[Connection], T]

READERS: Final = 4  # threads that read SQLite, beside the one that writes
CONNECTIONS: Final = 8  # to PostgreSQL, for each process
PATIENCE: Final = 10.0  # seconds for which a database that is gone is waited for
BUSY_MS: Final = 5000  # how long SQLite waits for another program that writes
FORMS: Final = ("sqlite:///FILE", "postgresql://USER@HOST/DATABASE")
# PostgreSQL's own words for "not now": lost connections, shutting down, deadlocks, too many connections, and files that
# it cannot read or write
PASSING: Final = ("08", "57", "40", "53", "58", "XX")


def is_passing(error: BaseException) -> bool:
    """Whether the same work may succeed a moment later."""
    if isinstance(error, OSError | TimeoutError | NoneFree) or sqlstate_of(error).startswith(PASSING):
        return True  # also asyncpg's own, while connecting
    return isinstance(error, DBAPIError) and error.connection_invalidated


class Database(ABC):
    """Where jobs are done. Jobs may be done twice, so they must be repeatable as a whole."""

    several: bool  # whether several processes may use it
    name: str  # for messages, without the password

    @abstractmethod
    async def read(self, job: Job[T]) -> T:
        """A job on one unchanging picture of the database."""

    async def glance(self, job: Job[T]) -> T:
        """A job that asks one thing only."""
        return await self.read(job)

    @abstractmethod
    async def write(self, job: Job[T]) -> T:
        """A job as one transaction; one at a time."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of everything; what was begun is finished."""


def open_database(url: str) -> Database:
    """The database of an address; nothing is asked of it yet."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        wrong = f"a database address looks like {' or '.join(FORMS)}"
        raise StoreError(wrong).with_key("database-form") from error
    if parsed.drivername == "sqlite":
        return Sqlite(parsed)
    if parsed.drivername in ("postgresql", "postgres"):
        return Postgres(parsed)
    wrong = f"{parsed.drivername} is no database for tables: {' or '.join(FORMS)}"
    raise StoreError(wrong).with_key("database-kind", name=parsed.drivername)


def cannot_open(file: Path, error: OSError) -> StoreError:
    """A file of a database that the system keeps to itself."""
    reason = error.strerror or str(error)
    return StoreError(f"cannot open {file}: {reason}").with_key("database-closed", name=str(file), reason=reason)


class Sqlite(Database):
    """One file, one server process."""

    several = False

    def __init__(self, url: URL) -> None:
        if url.host or url.username or not url.database or url.database == ":memory:" or url.query:
            wrong = "the address of a SQLite database is sqlite:///FILE (sqlite:////absolute/path)"
            raise StoreError(wrong).with_key("database-sqlite")
        self.file = Path(url.database)
        self.name = str(self.file)
        self._lock: int | None = None
        self._engine = create_engine(
            URL.create("sqlite+pysqlite", database=str(self.file)), pool_size=READERS + 1, max_overflow=0
        )
        event.listen(self._engine, "connect", self._connected)
        event.listen(self._engine, "begin", self._begun)
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")
        self._connection: Connection | None = None

    @staticmethod
    def _connected(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # the driver begins no transactions of its own
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    @staticmethod
    def _begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    def prepare(self) -> None:
        """The file, for its owner's eyes: it holds everybody's cards."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise cannot_open(self.file, error) from error

    def lock(self) -> None:
        """This process alone; the lock goes with the process, however it ends."""
        path = self.file.with_name(self.file.name + ".lock")
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise cannot_open(path, error) from error
        try:
            _lock_file(file)
        except OSError as error:
            os.close(file)
            raise StoreError(
                f"another server uses {self.file}: SQLite is for one process, PostgreSQL (--database) for several"
            ).with_key("database-used", name=str(self.file)) from error
        self._lock = file

    async def back_up(self, file: Path) -> None:
        """A copy of the whole database as it stands, while others go on writing, for the same eyes alone."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._back_up, file)

    def _back_up(self, file: Path) -> None:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # never over something else
        try:
            with (
                _named(self.name),
                contextlib.closing(sqlite3.connect(file)) as copy,
                contextlib.closing(self._engine.raw_connection()) as connection,
            ):
                driver = connection.driver_connection
                assert isinstance(driver, sqlite3.Connection)
                driver.backup(copy)
            file.chmod(self.file.stat().st_mode & 0o777)
        except BaseException:
            file.unlink(missing_ok=True)
            raise

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with _named(self.name), self._engine.begin() as connection:
            return job(connection)

    async def write(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._write, job)

    def _write(self, job: Job[T]) -> T:
        with _named(self.name):
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(writes=True)
            with self._connection.begin():
                return job(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._close)
        self._readers.shutdown()
        self._writer.shutdown()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


@contextlib.contextmanager
def _named(name: str) -> Iterator[None]:
    """What SQLite cannot do now (a full disk, another program that writes) is Unavailable; a conflict stays one."""
    try:
        yield
    except IntegrityError:
        raise
    except DatabaseError as error:
        raise Unavailable(f"{name}: {error.orig}") from error


def _lock_file(file: int) -> None:
    if os.name == "nt":  # pragma: no cover
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Postgres(Database):
    """A database for many processes, here or on other machines."""

    several = True

    def __init__(self, url: URL) -> None:
        if find_spec("asyncpg") is None:
            wrong = "PostgreSQL needs its driver: pip install 'gobelin[postgres]'"
            raise StoreError(wrong).with_key("database-driver", command="pip install 'gobelin[postgres]'")
        if not url.database:
            wrong = "the address names no database: postgresql://USER@HOST/DATABASE"
            raise StoreError(wrong).with_key("database-unnamed")
        query = dict(url.query)
        if "sslmode" in query:  # as psql writes it
            query["ssl"] = query.pop("sslmode")
        self._url = url.set(drivername="postgresql+asyncpg", query=query)
        self.name = url.render_as_string(hide_password=True)
        # All connections are kept: to open one costs more than a hundred questions.
        self._engine = create_async_engine(
            self._url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE, connect_args={"timeout": 5}
        )
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._glancing = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._connection: AsyncConnection | None = None
        self._writing = asyncio.Lock()

    def address(self) -> dict[str, Any]:
        """Where it is, as asyncpg wants it: for a connection that is none of the pool."""
        return dict(self._engine.dialect.create_connect_args(self._url)[1])

    async def read(self, job: Job[T]) -> T:
        async def once() -> T:
            async with self._reading.begin() as connection:
                return await connection.run_sync(job)

        return await self._patiently(once)

    async def glance(self, job: Job[T]) -> T:
        """Without a transaction it is one message to the database instead of three."""

        async def once() -> T:
            async with self._glancing.connect() as connection:
                return await connection.run_sync(job)

        return await self._patiently(once)

    async def write(self, job: Job[T]) -> T:
        async def once() -> T:
            if self._connection is None:
                self._connection = await self._engine.connect()
            try:
                async with self._connection.begin():
                    return await self._connection.run_sync(job)
            except BaseException as error:
                if is_passing(error) or sqlstate_of(error) in STATES or not isinstance(error, Exception):
                    await self._forget()
                raise

        async with self._writing:
            return await self._patiently(once)

    async def write_lightly(self, job: Job[T]) -> T:
        """A short transaction that need not survive a power cut, beside the others."""

        async def once() -> T:
            async with self._engine.begin() as connection:
                await connection.execute(text("SET LOCAL synchronous_commit TO off"))
                return await connection.run_sync(job)

        return await self._patiently(once)

    async def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    async def _patiently(self, once: Callable[[], Awaitable[T]]) -> T:
        """Again and again while the database is restarted or the network is down."""
        end = asyncio.get_running_loop().time() + PATIENCE
        pause = 0.05
        while True:
            try:
                return await once()
            except Exception as error:
                if sqlstate_of(error) in STATES:
                    raise Unavailable(f"{self.name}: {error}") from error  # that does not pass so soon
                if not is_passing(error):
                    raise
                if asyncio.get_running_loop().time() + pause > end:
                    raise Unavailable(f"{self.name} does not answer: {error}") from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)

    async def close(self) -> None:
        async with self._writing:
            if self._connection is not None:
                with contextlib.suppress(Exception):
                    await self._connection.close()
            await self._engine.dispose()


def among(connection: Connection, column: Column[Any], ids: Collection[str]) -> ColumnElement[bool]:
    """Whether a column has one of these values, as one parameter: databases count them (PostgreSQL to 32,767)."""
    if connection.dialect.name == "postgresql":
        return column == func.any(bindparam("ids", list(ids), type_=ARRAY(String)))
    every = func.json_each(bindparam("ids", msgspec.json.encode(list(ids)).decode())).table_valued("value")
    return column.in_(select(every.c.value))
