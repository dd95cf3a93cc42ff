"""The store keeps what it was given, on both databases: all of it or nothing, and says who was first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from gobelin import GobelinError
from gobelin.server.acts import Chat, Choice
from gobelin.server.entries import Conflict, Entry, Stored, Token, TurnStart
from gobelin.server.store import Missing, Store, StoreError, Unavailable
from postgres import Postgres

START = {"format": "gobelin-record", "setup": {"players": 2}, "seed": 7, "choices": []}
META = {"title": "Łódź ≥ 1", "seats": ["me", "open"], "pace": "normal"}


def table(id: str = "t1", **more: Any) -> Stored:
    return Stored(id=id, created=1000.5, start=START, meta=META, **more)


def choice(number: int, seat: int | None = 0, key: str | None = None, option: str = "advance science") -> Entry:
    act = Choice(str(number), option, "person")
    return Entry(number, 2000.25 + number, seat, act, key, key and f"body of {key}")


@asynccontextmanager
async def opened(url: str, beside: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(url, beside=beside)
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await play(store)

    asyncio.run(run())


def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    start = TurnStart(2, 3, "digest", {"format": "gobelin-position", "turn": 1})
    stored = table(
        entries=[choice(1), choice(2, None, "k")],
        tokens=[Token("h1", "t1", None), Token("h2", "t1", 1, "invite")],
        turn_start=start,
        state="ended",
    )

    async def play(store: Store) -> None:
        await store.create(stored)
        assert await store.load("t1") == stored
        assert await store.load("t2") is None
        with pytest.raises(Conflict):
            await store.create(table())

    with_store(database_url, play)

    async def again(store: Store) -> None:
        assert await store.load("t1") == stored

    with_store(database_url, again)


def test_more_tables_than_a_database_takes_parameters(database_url: str) -> None:
    """PostgreSQL takes 32,767 of them, SQLite 32,766."""
    many = [f"table {number}" for number in range(40_000)]

    async def play(store: Store) -> None:
        await store.create(table())
        assert await store.missing([*many, "t1"]) == set(many)
        assert await store.lease("t1", "me", 60)
        assert await store.renew({*many, "t1"}, "me", 60) == {"t1"}

    with_store(database_url, play)


def test_entries_follow_each_other(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        await store.append("t1", [choice(1), choice(2)])
        await store.append("t1", [choice(3)])
        assert await store.entries("t1") == [choice(1), choice(2), choice(3)]
        assert await store.entries("t1", 2) == [choice(3)]
        assert await store.load("t1", 2) == table(entries=[choice(3)])
        assert await store.version("t1") == 3
        assert await store.version("t2") is None
        for taken in ([choice(3)], [choice(2), choice(3), choice(4)], [choice(5)]):
            with pytest.raises(Conflict) as caught:
                await store.append("t1", taken)
            assert not isinstance(caught.value, Missing)
        with pytest.raises(ValueError, match="follow each other"):
            await store.append("t1", [choice(4), choice(6)])
        with pytest.raises(Missing):
            await store.append("t2", [choice(1)])
        assert len(await store.entries("t1")) == 3

    with_store(database_url, play)


def test_one_entry_for_each_key_of_a_seat(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        await store.create(table("t2"))
        await store.append("t1", [choice(1, 0, "a")])
        await store.append("t1", [choice(2, 1, "a")])
        await store.append("t1", [choice(3, None, "a"), choice(4)])
        await store.append("t2", [choice(1, 0, "a")])
        for seat in (0, 1, None):
            with pytest.raises(Conflict):
                await store.append("t1", [choice(5, seat, "a")])
        assert await store.by_key("t1", 0, "a") == choice(1, 0, "a")
        assert await store.by_key("t1", None, "a") == choice(3, None, "a")
        assert await store.by_key("t1", 0, "b") is None
        assert await store.by_key("t3", 0, "a") is None
        await store.append("t1", [choice(5, 0, "b")])  # the refused ones left nothing

    with_store(database_url, play)


def test_all_of_an_append_or_nothing(database_url: str) -> None:
    """A token that is spent already is seen last: what was written before it goes, too."""

    async def play(store: Store) -> None:
        await store.create(table(tokens=[Token("invite", "t1", 1, "invite")]))
        first = TurnStart(1, 3, "d1", {"turn": 1})
        await store.append(
            "t1", [choice(1)], add_tokens=[Token("fresh", "t1", 1)], spend_tokens=["invite"], turn_start=first
        )
        loaded = await store.load("t1")
        assert loaded is not None
        assert {token.hash: token.spent for token in loaded.tokens} == {"invite": True, "fresh": False}
        assert loaded.turn_start == first
        for wrong in ("invite", "unknown"):
            with pytest.raises(Conflict):
                await store.append(
                    "t1",
                    [choice(2)],
                    add_tokens=[Token("second", "t1", 1)],
                    spend_tokens=[wrong],
                    turn_start=TurnStart(2, 3, "d2", {"turn": 2}),
                    state="finished",
                )
        assert await store.load("t1") == loaded

    with_store(database_url, play)


def test_the_latest_position_and_all_digests_are_kept(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(turn_start=TurnStart(0, 3, "d0", {"turn": 0})))
        for number in (1, 2):
            await store.append("t1", [choice(number)], turn_start=TurnStart(number, 3, f"d{number}", {"turn": number}))
        await store.append("t1", [choice(3)])
        loaded = await store.load("t1")
        assert loaded is not None
        assert loaded.turn_start == TurnStart(2, 3, "d2", {"turn": 2})
        assert await store.turn_starts("t1") == [(0, 3, "d0"), (1, 3, "d1"), (2, 3, "d2")]

    with_store(database_url, play)


def test_writers_at_the_same_time(database_url: str) -> None:
    """Many tables in one transaction: each has its own fate."""

    async def play(store: Store) -> None:
        names = [f"t{number:03}" for number in range(150)]
        await asyncio.gather(*(store.create(table(name)) for name in names))

        async def write(name: str, entry: Entry) -> str:
            try:
                await store.append(name, [entry])
            except Missing:
                return "missing"
            except Conflict:
                return "conflict"
            return "written"

        outcomes = await asyncio.gather(
            *(write(name, choice(1, 0, "k")) for name in names),
            *(write(name, choice(1)) for name in names[::3]),  # too late
            *(write(name, choice(2, 0, "k")) for name in names[::5]),  # the key is known
            write("elsewhere", choice(1)),
        )
        assert outcomes[:150] == ["written"] * 150
        assert outcomes[150:-1] == ["conflict"] * 80
        assert outcomes[-1] == "missing"
        for name in names:
            assert await store.entries(name) == [choice(1, 0, "k")]

    with_store(database_url, play)


def test_what_cannot_be_written_harms_nobody(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table())
        await store.create(table("t2"))
        with pytest.raises(TypeError):
            await store.append("t1", [Entry(1, 0.0, 0, Chat(object()))])  # type: ignore[arg-type]
        for text in ("a\x00b", "\N{EURO SIGN}\N{PILE OF POO}", "'; drop table entries; --"):
            number = len(await store.entries("t1")) + 1
            await store.append("t1", [Entry(number, 0.0, 0, Chat(text))])
            assert (await store.entries("t1"))[-1].act == Chat(text)

    with_store(database_url, play)


def test_whoever_goes_away_leaves_no_half(database_url: str) -> None:
    """A request that is cancelled while it is stored is stored or not, and the next one goes on."""

    async def play(store: Store) -> None:
        await store.create(table())
        asked = asyncio.create_task(store.append("t1", [choice(1)]))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        await store.append("t1", [choice(2)])  # behind the first, which was begun
        assert await store.entries("t1") == [choice(1), choice(2)]

    with_store(database_url, play)


def test_closing_finishes_what_was_asked_for(database_url: str) -> None:
    async def run() -> None:
        store = await Store.open(database_url)
        await store.create(table())
        asked = asyncio.create_task(store.append("t1", [choice(1)]))
        await asyncio.sleep(0)
        await store.close()
        await asked
        async with opened(database_url) as again:
            assert await again.entries("t1") == [choice(1)]

    asyncio.run(run())


def test_due(database_url: str) -> None:
    async def play(store: Store) -> None:
        for number in range(6):
            await store.create(table(f"t{number}"), due=100.0 - number)
        await store.create(table("never"))
        assert await store.due(98.0, 10) == ["t5", "t4", "t3", "t2"]
        assert await store.due(98.0, 2) == ["t5", "t4"]
        await store.append("t5", [choice(1)], due=97.0)
        await store.append("t4", [choice(1)])
        await store.append("t3", [choice(1)], state="finished", due=1.0)
        assert await store.due(98.0, 10) == ["t5", "t2"]
        await store.append("t2", [], due=105.0)
        await store.append("t1", [], due=50.0)
        assert await store.due(98.0, 10) == ["t1", "t5"]
        await store.append("t2", [], due=3698.0)  # by a clock that was set back since: nothing lies so far ahead
        assert await store.due(98.0, 10) == ["t1", "t5", "t2"]
        assert await store.entries("t2") == []

    with_store(database_url, play)


def test_leases(database_url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create(table(name), due=1.0)
        assert await store.lease("t1", "a", 1000)
        assert not await store.lease("t1", "b", 1000)
        assert await store.lease("t1", "a", 1000)
        assert await store.due(2.0, 1) == ["t2"]
        await store.release("t1", "b")
        assert not await store.lease("t1", "b", 1000)
        await store.release("t1", "a")
        assert await store.due(2.0, 10) == ["t1", "t2"]
        assert await store.lease("t1", "b", -1)  # run out at once
        assert await store.due(2.0, 10) == ["t1", "t2"]
        assert await store.lease("t1", "a", 1000)
        assert not await store.lease("t1", "b", 1000)

    with_store(database_url, play)


def test_summaries_and_deleting(database_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table("t1", tokens=[Token("h", "t1", 0)], turn_start=TurnStart(0, 1, "d", {})), due=1.0)
        await store.create(table("t2"))
        await store.append("t2", [choice(1)], state="finished")
        await store.create(Stored("t3", 4e9, START, META))
        found = await store.summaries()
        assert [(one.id, one.version, one.state) for one in found] == [
            ("t3", 0, "running"),
            ("t2", 1, "finished"),
            ("t1", 0, "running"),
        ]
        assert found[1].changed == 2001.25
        assert found[1].meta == META
        assert [one.id for one in await store.summaries(older=3600)] == ["t2", "t1"]
        assert [one.id for one in await store.summaries(older=3600, state="running")] == ["t1"]
        assert await store.delete(["t1", "t1", "unknown", "t2"]) == 2
        assert await store.load("t1") is None
        assert await store.due(2.0, 10) == []
        assert [one.id for one in await store.summaries()] == ["t3"]
        await store.create(table("t1"))  # nothing is left of the first of that name
        loaded = await store.load("t1")
        assert loaded == table("t1")

    with_store(database_url, play)


# --- Backups, as docs/hosting.md says


def test_a_backup_of_sqlite_while_it_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.sqlite") as store:
            await store.create(table())
            await store.append("t1", [choice(1)])
            tool = await Store.open(f"sqlite:///{tmp_path}/tables.sqlite", beside=True)
            await tool.back_up(tmp_path / "backup.sqlite")
            await tool.close()
            await store.append("t1", [choice(2)])
        async with opened(f"sqlite:///{tmp_path}/backup.sqlite") as copy:
            assert await copy.load("t1") == table(entries=[choice(1)])
            await copy.append("t1", [choice(2)])

    asyncio.run(run())


def test_a_backup_of_postgresql(postgres: Postgres) -> None:
    async def run() -> None:
        urls = postgres.new_database(), postgres.new_database()
        async with opened(urls[0]) as store:
            await store.create(table())
            await store.append("t1", [choice(1)])
            dump = postgres.dump(urls[0])
            await store.append("t1", [choice(2)])
        postgres.restore(urls[1], dump)
        async with opened(urls[1]) as copy:
            assert await copy.load("t1") == table(entries=[choice(1)])
            await copy.append("t1", [choice(2)])

    asyncio.run(run())


# --- Opening


def reason(url: str, beside: bool = False) -> str:
    async def run() -> None:
        async with opened(url, beside):
            pass

    with pytest.raises(StoreError) as caught:
        asyncio.run(run())
    assert isinstance(caught.value, GobelinError)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "tables.db",
        "mysql://root@localhost/db",
        "sqlite+aiosqlite:///x.db",
        "sqlite://",
        "sqlite:///:memory:",
        "://",
    ],
)
def test_an_address_of_no_database(url: str) -> None:
    assert "sqlite:///FILE" in reason(url)


def test_sqlite_is_for_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"

    async def run() -> None:
        async with opened(url) as store:
            assert not store.several
            await store.create(table())
            with pytest.raises(StoreError, match="another server uses"):
                await Store.open(url)
            async with opened(url, beside=True) as tool:
                assert await tool.load("t1") == table()
                assert await tool.delete(["t1"]) == 1
            with pytest.raises(Missing):
                await store.append("t1", [choice(1)])
        async with opened(url):
            pass

    asyncio.run(run())


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/folder/tables.db") as store:
            await store.create(table())
            for path in (tmp_path / "folder").iterdir():
                assert path.stat().st_mode & 0o077 == 0, path

    asyncio.run(run())


def pragmas(connection: Connection) -> list[Any]:
    asked = ("journal_mode", "synchronous", "foreign_keys")
    return [connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in asked]


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    """Every connection writes ahead and waits until the disk has it: a power cut loses nothing acknowledged."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            for work in (store._database.read, store._database.write):
                assert await work(pragmas) == ["wal", 2, 1]

    asyncio.run(run())


def test_a_file_that_another_program_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.store.engines.BUSY_MS", 50)

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            await store.create(table())
            with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as tool:
                tool.execute("BEGIN IMMEDIATE")
                with pytest.raises(Unavailable, match="locked"):
                    await store.append("t1", [choice(1)])
                assert await store.load("t1") == table()  # reading goes on
            await store.append("t1", [choice(1)])
            assert await store.entries("t1") == [choice(1)]

    asyncio.run(run())


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
            await store.create(table())
            limit = await store._database.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count").scalar())
            await store._database.write(
                lambda c: c.exec_driver_sql("PRAGMA max_page_count = 1")
            )  # as many as there are
            long = "x" * 100_000
            with pytest.raises(Unavailable, match="full"):
                await store.append("t1", [choice(1, option=long)])
            assert await store.load("t1") == table()
            await store._database.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {limit}"))
            await store.append("t1", [choice(1, option=long)])
            assert await store.entries("t1") == [choice(1, option=long)]

    asyncio.run(run())


def test_files_that_are_no_database(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("no database at all\n" * 100)
    assert "text.db" in reason(f"sqlite:///{tmp_path}/text.db")
    assert "cannot open" in reason(f"sqlite:///{tmp_path}")
    assert "cannot open" in reason(f"sqlite:///{tmp_path}/text.db/tables.db")
    assert "there is no" in reason(f"sqlite:///{tmp_path}/missing.db", beside=True)
    assert not (tmp_path / "missing.db").exists()
    sqlite3.connect(tmp_path / "empty.db").close()
    (tmp_path / "empty.db").touch()
    assert "no tables" in reason(f"sqlite:///{tmp_path}/empty.db", beside=True)


def test_no_postgresql_there(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "names no database" in reason("postgresql://localhost")
    with monkeypatch.context() as hurried:  # nobody will ever answer there
        hurried.setattr("gobelin.server.store.engines.PATIENCE", 0.1)
        said = reason("postgresql://somebody:secret@127.0.0.1:1/tables")
    assert "127.0.0.1:1" in said
    assert "secret" not in said
    assert "nowhere" in reason(f"postgresql://postgres@127.0.0.1:{postgres.port}/nowhere")
    assert "no tables" in reason(postgres.new_database(), beside=True)


def test_the_driver_of_postgresql_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.store.engines.find_spec", lambda name: None)
    assert "gobelin[postgres]" in reason("postgresql://postgres@127.0.0.1/tables")
