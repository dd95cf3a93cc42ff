"""Several processes on one PostgreSQL: who writes, who runs a table, who hears of it; connections that are lost."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from gobelin.server.acts import Chat
from gobelin.server.entries import Conflict, Entry, Stored, Token
from gobelin.server.store import Store, Unavailable
from gobelin.server.store.engines import CONNECTIONS, open_database
from postgres import Postgres
from waiting import PATIENCE, until


def table(id: str) -> Stored:
    return Stored(id, 1.0, {"setup": {"players": 2}, "seed": 7}, {}, tokens=[Token(f"invite {id}", id, 1, "invite")])


def chat(number: int, text: str, key: str | None = None) -> Entry:
    return Entry(number, 5.0, 0, Chat(text), key)


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Store, Store]]:
    stores = await Store.open(url), await Store.open(url)
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def tried(work: Awaitable[None]) -> bool:
    try:
        await work
    except Conflict:
        return False
    return True


def test_one_of_two_writes(postgres: Postgres) -> None:
    """Both write the same numbers of many tables in opposite order: each number is written once, nothing gets stuck."""

    async def run() -> None:
        async with two(postgres.new_database()) as stores:
            names = [f"t{number:02}" for number in range(40)]
            for name in names:
                await stores[0].create(table(name))
            for number in range(1, 6):
                outcomes = await asyncio.gather(
                    *(
                        tried(store.append(name, [chat(number, str(place))]))
                        for place, store in enumerate(stores)
                        for name in names[:: 1 - 2 * place]
                    )
                )
                first, second = outcomes[: len(names)], outcomes[len(names) :][::-1]
                assert [one + other for one, other in zip(first, second, strict=True)] == [1] * len(names)
                for name, won in zip(names, first, strict=True):
                    assert (await stores[1].entries(name))[-1].act == Chat("0" if won else "1")

    asyncio.run(run())


def test_an_invitation_is_taken_once(postgres: Postgres) -> None:
    async def run() -> None:
        async with two(postgres.new_database()) as stores:
            await stores[0].create(table("t"))
            taken = [store.append("t", [chat(1, "mine")], spend_tokens=["invite t"]) for store in stores]
            assert sorted(await asyncio.gather(*map(tried, taken))) == [False, True]
            assert not await tried(stores[0].append("t", [chat(2, "again")], spend_tokens=["invite t"]))
            assert len(await stores[1].entries("t")) == 1  # all of it or nothing

    asyncio.run(run())


def test_no_right_is_given_without_an_entry(database_url: str) -> None:
    """Its number is what two processes meet at."""

    async def run() -> None:
        store = await Store.open(database_url)
        await store.create(table("t"))
        with pytest.raises(ValueError, match="by entries"):
            await store.append("t", [], spend_tokens=["invite t"])
        with pytest.raises(ValueError, match="by entries"):
            await store.append("t", [], add_tokens=[Token("token", "t", 1)])
        await store.close()

    asyncio.run(run())


def test_a_lease_outlives_no_killed_holder(postgres: Postgres) -> None:
    """Another process holds the lease and is killed: the table is due again when the lease has run out."""
    url = postgres.new_database()
    holder = f"""
import asyncio
from gobelin.server.store import Store

async def hold():
    store = await Store.open({url!r})
    assert await store.lease("t", "holder", 1000)
    print("held", flush=True)
    await asyncio.sleep(1000)

asyncio.run(hold())
"""

    async def run() -> None:
        async with two(url) as (store, other):
            await store.create(table("t"), due=1.0)
            process = subprocess.Popen([sys.executable, "-c", holder], stdout=subprocess.PIPE, text=True)
            try:
                assert process.stdout is not None
                assert process.stdout.readline() == "held\n"
            finally:
                process.kill()
                process.communicate()
            assert await store.due(2.0, 10) == []
            assert not await other.lease("t", "other", 60)
            postgres.sql("UPDATE heads SET held_until = held_until - 1000", url.rpartition("/")[2])  # time goes by
            assert await store.due(2.0, 10) == ["t"]
            assert await other.lease("t", "other", 1000)
            assert not await store.lease("t", "third", 60)
            assert await store.due(2.0, 10) == []

    asyncio.run(run())


def test_a_lease_runs_out_by_itself(database_url: str) -> None:
    async def run() -> None:
        store = await Store.open(database_url)
        await store.create(table("t"), due=1.0)
        assert await store.lease("t", "first", 0.3)

        async def is_due() -> bool:
            return await store.due(2.0, 10) == ["t"]

        await until(is_due)
        assert await store.lease("t", "second", 1000)
        assert not await store.lease("t", "first", 1000)
        await store.close()

    asyncio.run(run())


def test_a_lease_from_before_the_clock_was_set_back_is_none(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        async with two(url) as (store, other):
            await store.create(table("t"), due=1.0)
            assert await store.lease("t", "killed", 6)
            assert await store.due(2.0, 10) == []
            ahead = "UPDATE heads SET held_since = held_since + 3600, held_until = held_until + 3600"
            postgres.sql(ahead, url.rpartition("/")[2])
            assert await store.due(2.0, 10) == ["t"]
            assert await other.lease("t", "other", 6)
            assert not await store.lease("t", "third", 6)
            assert await other.renew(["t"], "other", 6) == {"t"}

    asyncio.run(run())


class Ear:
    """Whoever listens to the notices of a store."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._listening = asyncio.create_task(self._listen(store))

    async def _listen(self, store: Store) -> None:
        async for notice in store.notices():
            self.heard.append(notice)

    async def has(self, *wanted: tuple[str, int]) -> None:
        async def heard() -> bool:
            assert self.heard == list(wanted)[: len(self.heard)]
            return len(self.heard) == len(wanted)

        await until(heard)

    async def done(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._listening


GAP = ("", 0)
LISTENERS = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query ILIKE 'LISTEN %'"


def test_notices_tell_of_others(postgres: Postgres) -> None:
    async def run() -> None:
        async with two(postgres.new_database()) as (store, other):
            ears = Ear(store), Ear(other)
            for ear in ears:
                await ear.has(GAP)
            await store.create(table("t"))
            await store.append("t", [chat(1, "a"), chat(2, "b")])
            await store.append("t", [], due=7.0)  # nobody can see it
            await other.append("t", [chat(3, "c")])
            assert not await tried(store.append("t", [chat(3, "d")]))
            await store.append("t", [chat(4, "e")])
            await ears[0].has(GAP, ("t", 3))
            await ears[1].has(GAP, ("t", 2), ("t", 4))
        for ear in ears:
            await ear.done()

    asyncio.run(run())


def test_connections_are_kept(postgres: Postgres) -> None:
    """However many ask at once, the same few connections answer: opening one takes longer than many answers."""

    async def run() -> None:
        database = open_database(postgres.new_database())
        backend = text("SELECT pg_backend_pid() FROM pg_sleep(0.01)")
        try:
            rounds = [
                await asyncio.gather(*(ask(lambda connection: connection.scalar(backend)) for _ in range(40)))
                for _ in range(3)
                for ask in (database.read, database.glance)
            ]
        finally:
            await database.close()
        assert len({process for answers in rounds for process in answers}) == CONNECTIONS

    asyncio.run(run())


def test_an_address_of_a_unix_socket(postgres: Postgres) -> None:
    """As `postgresql://USER@/DATABASE?host=FOLDER`, for writing and for listening."""

    async def run() -> None:
        name = postgres.new_database().rpartition("/")[2]
        url = f"postgresql://postgres@:{postgres.port}/{name}?host={postgres.socket_folder}"
        async with two(url) as (store, other):
            ear = Ear(store)
            await ear.has(GAP)
            await other.create(table("t"))
            await other.append("t", [chat(1, "a")])
            await ear.has(GAP, ("t", 1))

    asyncio.run(run())


def test_notices_of_sqlite_end_when_it_is_closed(tmp_path: Any) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        ear = Ear(store)
        await store.create(table("t"))
        await store.append("t", [chat(1, "a")])
        await store.close()
        await ear.done()
        assert ear.heard == []

    asyncio.run(run())


def test_a_listener_that_loses_its_connection_says_so(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        async with two(url) as (store, other):
            ear = Ear(store)
            await ear.has(GAP)
            await other.create(table("t"))
            await other.append("t", [chat(1, "a")])
            await ear.has(GAP, ("t", 1))
            assert postgres.sql(LISTENERS).strip() == "1"
            await ear.has(GAP, ("t", 1), GAP)
            await other.append("t", [chat(2, "b")])
            await ear.has(GAP, ("t", 1), GAP, ("t", 2))

    asyncio.run(run())


def test_a_restarted_database_is_waited_for(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything asked for while it is away is done when it is back: writing, reading, leases, listening."""
    monkeypatch.setattr("gobelin.server.store.engines.PATIENCE", PATIENCE)  # on a busy machine a start takes its time

    async def run() -> None:
        async with two(postgres.new_database()) as (store, other):
            ear = Ear(store)
            await ear.has(GAP)  # what is written before it listens is not told
            await store.create(table("t"))
            await other.append("t", [chat(1, "a")])
            await ear.has(GAP, ("t", 1))
            postgres.stop()
            asked = [
                asyncio.create_task(work)
                for work in (other.append("t", [chat(2, "b")]), store.entries("t"), store.lease("t", "me", 60))
            ]
            try:
                await asyncio.sleep(0.3)
                assert not any(task.done() for task in asked)
            finally:
                postgres.start()
            _, entries, leased = await asyncio.gather(*asked)
            assert leased
            assert entries is not None
            assert [entry.number for entry in await store.entries("t")] == [1, 2]
            await other.append("t", [chat(3, "c")])

            async def heard() -> bool:  # the second entry is told or was missed: both are said
                return GAP in ear.heard[2:] and ear.heard[-1] == ("t", 3)

            await until(heard)

    asyncio.run(run())


def test_a_database_that_stays_away(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.store.engines.PATIENCE", PATIENCE)

    async def run() -> None:
        async with two(postgres.new_database()) as (store, _):
            await store.create(table("t"))
            postgres.stop()
            try:
                with monkeypatch.context() as hurried:
                    hurried.setattr("gobelin.server.store.engines.PATIENCE", 0.2)
                    for work in (store.append("t", [chat(1, "a")]), store.load("t"), store.lease("t", "me", 60)):
                        with pytest.raises(Unavailable, match="does not answer"):
                            await work
            finally:
                postgres.start()
            await store.append("t", [chat(1, "a")])

    asyncio.run(run())


@pytest.mark.parametrize("state", ["XX000", "58030"])
def test_a_database_in_trouble_of_its_own(postgres: Postgres, monkeypatch: pytest.MonkeyPatch, state: str) -> None:
    """A file it cannot write, as a new connection on a full disk says it: that is no mistake of who asks."""
    trouble = text(f"DO $$ BEGIN RAISE EXCEPTION 'could not write init file' USING ERRCODE = '{state}'; END $$")

    async def run() -> None:
        async with two(postgres.new_database()) as (store, _):
            for work in (store._database.write, store._database.read, store._database.glance):
                with monkeypatch.context() as hurried:
                    hurried.setattr("gobelin.server.store.engines.PATIENCE", 0.0)
                    with pytest.raises(Unavailable, match="init file"):
                        await work(lambda connection: connection.execute(trouble))
            await store.create(table("t"))

    asyncio.run(run())


def test_a_lost_answer_to_a_commit_is_no_conflict(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks after the commit: done again, it is seen to be done."""

    async def run() -> None:
        store = await Store.open(database_url)
        write = store._database.write

        async def twice(job: Any) -> Any:
            await write(job)
            return await write(job)

        monkeypatch.setattr(store._database, "write", twice)
        await asyncio.gather(*(store.create(table(name)) for name in ("t", "u")))
        await asyncio.gather(
            store.append("t", [chat(1, "a"), chat(2, "b", "k")]), store.append("u", [chat(1, "a", "k")])
        )
        for late in (chat(2, "another"), chat(3, "b", "k")):
            with pytest.raises(Conflict):
                await store.append("t", [late])
        assert len(await store.entries("t")) == 2
        assert await store.delete(["u"]) == 1
        await store.close()

    asyncio.run(run())
