"""`gobelin tables`: lists, records and deletions, on both databases."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path

import pytest

from command_line import Run
from gobelin import Game
from gobelin.server.acts import Choice
from gobelin.server.entries import Entry, Stored
from gobelin.server.exporting import record_of
from gobelin.server.hosted import HostedTable
from gobelin.server.new_tables import Wanted, new_table
from gobelin.server.store import Store

NOW = time.time()


def played(days: float, choices: int, **wanted: object) -> Stored:
    """A table that was played by chance so many days ago, for so many choices."""
    made = NOW - 86400 * days
    stored, _ = new_table(Wanted(**wanted), made)  # type: ignore[arg-type]
    luck = random.Random(choices)
    table = HostedTable.begin(stored)
    while table.version < choices and not table.over:
        decision = table.game.decisions[0]
        act = Choice(decision.id, luck.choice(decision.options).text, "person")
        entry = Entry(table.version + 1, made, decision.player, act)
        table.apply(entry)
        stored.entries.append(entry)
    stored.state = "finished" if table.over else "running"
    return stored


NEW = played(1, 30, players=2, seats=["me", "bot:greedy"], title="Friday night", names=["Ada"])
OLD = played(100, 10, players=3, seats=["me", "me", "open"])
DONE = played(200, 10_000, players=2, seats=["me", "me"])


@pytest.fixture
def url(database_url: str) -> str:
    """A database with three tables."""

    async def fill() -> None:
        store = await Store.open(database_url)
        for stored in (NEW, OLD, DONE):
            await store.create(stored)
        await store.close()

    asyncio.run(fill())
    return database_url


def names(run: Run, url: str, *options: str) -> list[str]:
    return [one["table"] for one in json.loads(run("tables", "list", "--json", "--database", url, *options).out)]


def test_list(run: Run, url: str) -> None:
    lines = run("tables", "list", "--database", url).out.splitlines()
    assert lines[0].split() == ["table", "state", "made", "last", "changed", "entries", "seats", "title"]
    assert [line.split()[:2] for line in lines[1:]] == [
        [NEW.id, "running"],
        [OLD.id, "running"],
        [DONE.id, "finished"],
    ]
    assert lines[1].endswith("30       me, bot:greedy  Friday night")
    assert names(run, url, "--older", "90d") == [OLD.id, DONE.id]
    assert names(run, url, "--older", "12h") == [NEW.id, OLD.id, DONE.id]
    assert names(run, url, "--older", "26w", "--state", "finished") == [DONE.id]
    assert names(run, url, "--state", "ended") == []
    assert run("tables", "list", "--database", url, "--state", "ended").out == "There are no such tables.\n"
    [first, *_] = json.loads(run("tables", "list", "--json", "--database", url).out)
    assert first == {
        "table": NEW.id,
        "title": "Friday night",
        "seats": ["me", "bot:greedy"],
        "state": "running",
        "created": int(NEW.created),
        "changed": int(NEW.created),
        "version": 30,
    }


def test_export(run: Run, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    where = ("--database", url, "--folder", str(folder))
    assert run("tables", "export", *where).out == f"3 records are in {folder}.\n"
    for stored in (NEW, OLD, DONE):
        record = json.loads((folder / f"{stored.id}.json").read_text())
        game = Game.replay(record)
        assert game.over == (stored is DONE)
        assert record["choices"] == [entry.act.fields()["option"] for entry in stored.entries]
    record = json.loads((folder / f"{NEW.id}.json").read_text())
    assert record["seats"] == [{"name": "Ada", "kind": "human"}, {"kind": "greedy"}]
    assert record["date"].startswith("20")
    told = run("replay", str(folder / f"{DONE.id}.json"))
    assert told.code == 0
    for file in folder.iterdir():
        file.unlink()
    assert run("tables", "export", OLD.id, *where).out == f"One record is in {folder}.\n"
    assert [file.name for file in folder.iterdir()] == [f"{OLD.id}.json"]


def test_export_makes_its_folder(run: Run, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "records" / "of today"
    assert run("tables", "export", OLD.id, "--folder", str(folder), "--database", url).code == 0
    assert [file.name for file in folder.iterdir()] == [f"{OLD.id}.json"]


def test_delete(run: Run, url: str) -> None:
    where = ("--database", url)
    assert run("tables", "delete", "--older", "90d", "--state", "running", *where).out == "One table is deleted.\n"
    assert names(run, url) == [NEW.id, DONE.id]
    assert run("tables", "delete", "--older", "500d", *where).out == "No table was deleted.\n"
    assert run("tables", "delete", NEW.id, DONE.id, *where).out == "2 tables are deleted.\n"
    assert names(run, url) == []


def test_backup(run: Run, url: str, tmp_path: Path) -> None:
    """All of it, for nobody else's eyes, and never over something else."""
    file = tmp_path / "backup.sqlite"
    outcome = run("tables", "backup", str(file), "--database", url)
    if url.startswith("postgresql"):
        assert (outcome.code, file.exists()) == (2, False)
        assert "pg_dump" in outcome.err
        return
    assert outcome.out == f"The backup is in {file}.\n"
    assert file.stat().st_mode & 0o777 == Path(url.removeprefix("sqlite:///")).stat().st_mode & 0o777 == 0o600
    assert names(run, f"sqlite:///{file}") == names(run, url)
    assert run("tables", "delete", NEW.id, "--database", url).code == 0
    for place in (file, tmp_path / "nowhere" / "backup.sqlite"):
        outcome = run("tables", "backup", str(place), "--database", url)
        assert outcome.code == 2
        assert str(place) in outcome.err
    assert len(names(run, f"sqlite:///{file}")) == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nonsense"], "nonsense"),
        (["list", "--older", "90"], "'90'"),
        (["list", "--older", "-1d"], "'-1d'"),
        (["list", "--state", "new"], "'new'"),
        (["list", "extra"], "extra"),
        (["list"], "tables.sqlite"),
        (["list", "--database", "mysql://x/y"], "mysql"),
        (["delete"], "--older"),
        (["export", "--folder", "/dev/null/folder"], "/dev/null/folder"),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: list[str], said: str) -> None:
    outcome = run("tables", *arguments)
    assert outcome.code == 2
    assert outcome.err.startswith("gobelin: ")
    assert outcome.err.count("\n") == 1
    assert said in outcome.err
    assert outcome.out == ""


def test_a_table_that_is_not_there(run: Run, url: str) -> None:
    for command in ("export", "delete"):
        outcome = run("tables", command, DONE.id, "unknown", "--database", url)
        assert outcome.code == 2
        assert "'unknown'" in outcome.err
    assert len(names(run, url)) == 3


@pytest.mark.parametrize(
    "arguments", [[], ["--help"], ["list", "--help"], ["export", "-h"], ["delete", "-h"], ["backup", "-h"]]
)
def test_help(run: Run, arguments: list[str]) -> None:
    outcome = run("tables", *arguments)
    assert outcome.code == 0
    assert outcome.out.startswith("Usage: gobelin tables ")


def test_a_table_whose_choices_no_longer_replay() -> None:
    """Its record begins where the table itself would go on."""
    stored = played(1, 60, players=2, seats=["me", "me"])
    table = HostedTable.load(stored)
    stored.turn_start = table.turn_start(HostedTable.begin(stored))
    assert stored.turn_start is not None
    stored.entries[5] = Entry(6, NOW, 0, Choice("x", "never heard of", "person"))
    record = record_of(stored)
    assert record is not None
    assert record["position"] == stored.turn_start.position
    assert record["choices"] == []
    Game.replay(record)
