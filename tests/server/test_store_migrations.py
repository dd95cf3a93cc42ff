"""Databases of every earlier version become what the models say, and those of later ones are refused."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, create_engine, inspect, select, text

import store_dumps
from gobelin.server.acts import Chat
from gobelin.server.entries import Entry
from gobelin.server.ids import hashed
from gobelin.server.store import Store, StoreError
from gobelin.server.store.engines import Database, open_database
from gobelin.server.store.migrating import current, migrate, revisions
from gobelin.server.store.schema import REVISION_TABLE, metadata
from postgres import Postgres


def differences(connection: Connection) -> list[object]:
    """Between the models and a database, as Alembic sees them."""
    options = {"version_table": REVISION_TABLE, "compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def written_down(connection: Connection) -> str:
    """All tables and indices of SQLite, in its own words."""
    query = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name != :version ORDER BY name"
    found = connection.execute(text(query), {"version": REVISION_TABLE}).scalars()
    return "\n".join(re.sub(r'["\s]+', " ", statement) for statement in found)


def dumped(postgres: Postgres, url: str) -> str:
    """All tables and indices of PostgreSQL, in its own words."""
    dump = postgres.schema(url.rpartition("/")[2])
    kept = [part for part in dump.split("\n\n") if REVISION_TABLE not in part and "restrict" not in part]
    return "\n\n".join(kept)


async def prepare(database: Database) -> None:
    if hasattr(database, "prepare"):
        database.prepare()


@pytest.mark.parametrize("revision", revisions())
def test_models_and_migrations_agree_from_every_revision_on(database_url: str, revision: str) -> None:
    async def run() -> None:
        database = open_database(database_url)
        await prepare(database)
        await migrate(database, revision)
        assert await database.read(current) == revision
        await database.close()
        store = await Store.open(database_url)
        assert await store._database.read(current) == revisions()[-1]
        assert await store._database.read(differences) == []
        await store.close()

    asyncio.run(run())


async def fill(url: str, revision: str, tmp_path: Path) -> None:
    """An empty database becomes one of a revision, with the tables of its dump."""
    database = open_database(url)
    file = tmp_path / "dump.db" if database.several else Path(url.removeprefix("sqlite:///"))
    store_dumps.read(revision, file)
    if database.several:
        await migrate(database, revision)
        dump = create_engine(f"sqlite:///{file}")

        def copy(connection: Connection) -> None:
            models = MetaData()
            models.reflect(dump)
            with dump.connect() as kept:
                for model in models.sorted_tables:
                    rows = kept.execute(select(model)).mappings().all()
                    if rows and model.name != REVISION_TABLE:
                        connection.execute(model.insert(), [dict(row) for row in rows])

        await database.write(copy)
        dump.dispose()
    await database.close()


@pytest.mark.parametrize("revision", revisions())
def test_tables_of_every_revision_arrive_whole(database_url: str, revision: str, tmp_path: Path) -> None:
    async def run() -> None:
        await fill(database_url, revision, tmp_path)
        store = await Store.open(database_url)
        for stored in store_dumps.KEPT:
            assert await store.load(stored.id) == stored
        assert len(await store.summaries()) == len(store_dumps.KEPT)
        assert await store.due(store_dumps.DUE, 10) == ["Running"]
        await store.append("Running", [Entry(4, 1004.0, 0, Chat("on we go"))])
        await store.close()

    asyncio.run(run())


def test_devices_and_keys_of_the_first_revision(database_url: str, tmp_path: Path) -> None:
    """A token becomes a device; what a seat has asked for under a key is found by its hash, and the key is gone."""

    async def run() -> None:
        await fill(database_url, "0001", tmp_path)
        database = open_database(database_url)
        token = (
            "INSERT INTO tokens (hash, table_id, seat, kind, spent) VALUES ('0123456789abc', 'Running', 0, 'token', "
        )
        false = "false" if database.several else "0"
        await database.write(lambda connection: connection.execute(text(f"{token}{false})")))
        await database.close()
        store = await Store.open(database_url)
        stored = await store.load("Running")
        assert stored is not None
        devices = {token.hash: token.device for token in stored.tokens}
        assert devices == {"owner's": "", "invitation": "", "0123456789abc": "0123456789"}
        assert await store.by_key("Running", 0, "key") is None
        found = await store.by_key("Running", 0, hashed("key"))
        assert found is not None
        assert found.number == 2
        await store.close()

    asyncio.run(run())


def test_sqlite_has_exactly_what_the_models_say(tmp_path: Path) -> None:
    async def run() -> None:
        by_migrations, by_models = (
            open_database(f"sqlite:///{tmp_path}/a.db"),
            open_database(f"sqlite:///{tmp_path}/b.db"),
        )
        await migrate(by_migrations)
        await by_models.write(metadata.create_all)
        assert await by_migrations.read(written_down) == await by_models.read(written_down)
        await by_migrations.close()
        await by_models.close()

    asyncio.run(run())


def test_postgresql_has_exactly_what_the_models_say(postgres: Postgres) -> None:
    async def run() -> None:
        urls = postgres.new_database(), postgres.new_database()
        by_migrations, by_models = map(open_database, urls)
        await migrate(by_migrations)
        await by_models.write(metadata.create_all)
        await by_migrations.close()
        await by_models.close()
        assert dumped(postgres, urls[0]) == dumped(postgres, urls[1])
        assert "CREATE UNIQUE INDEX" in dumped(postgres, urls[0])

    asyncio.run(run())


def test_the_checks_see_a_difference(database_url: str) -> None:
    async def run() -> None:
        database = open_database(database_url)
        await prepare(database)
        await migrate(database)
        await database.write(lambda connection: connection.execute(text("ALTER TABLE heads ADD COLUMN more INTEGER")))
        assert len(await database.read(differences)) == 1
        await database.close()

    asyncio.run(run())


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async def run() -> None:
        store = await Store.open(database_url)
        await store._database.write(
            lambda connection: connection.execute(text(f"UPDATE {REVISION_TABLE} SET version_num = '9999'"))
        )
        await store.close()
        for beside in (False, True):
            with pytest.raises(StoreError, match="newer version"):
                await Store.open(database_url, beside=beside)

    asyncio.run(run())


def test_a_database_of_an_older_version_is_not_changed_by_tools(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        await (await Store.open(database_url)).close()
        known = [*revisions(), "9999"]
        monkeypatch.setattr("gobelin.server.store.migrating.revisions", lambda: known)
        with pytest.raises(StoreError, match="older version"):
            await Store.open(database_url, beside=True)

    asyncio.run(run())


def test_a_migration_that_fails_leaves_everything_as_it_was(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction on both: a server that is killed while it upgrades loses nothing."""

    class Broken(Exception):
        pass

    def broken(*_: object, **__: object) -> None:
        raise Broken

    async def run() -> None:
        database = open_database(database_url)
        await prepare(database)
        with monkeypatch.context() as patch:
            patch.setattr("alembic.op.create_index", broken)
            with pytest.raises(Broken):
                await migrate(database)
        assert await database.read(lambda connection: inspect(connection).get_table_names()) == []
        await database.close()
        await (await Store.open(database_url)).close()

    asyncio.run(run())


def test_processes_that_start_together(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        stores = await asyncio.gather(*(Store.open(url) for _ in range(5)))
        for store in stores:
            assert store.several
            assert await store.summaries() == []
            await store.close()

    asyncio.run(run())
