"""What takes long keeps nobody else waiting: while it is computed, other requests are answered."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gobelin import Game
from gobelin.server.computing import in_thread
from gobelin.server.costs import Meter, Metered
from halls import Server, finished, with_server
from waiting import PATIENCE, until


@pytest.fixture
def always_pausing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices as short as can be: how long anything takes does not matter here."""
    monkeypatch.setattr("gobelin.server.computing.SLICE", -1.0)


@pytest.mark.usefixtures("always_pausing")
@pytest.mark.parametrize("what", ["", "/events", "/frames", "/moments/70"])
def test_others_are_answered_meanwhile(tmp_path: Path, what: str) -> None:
    """While a table is loaded or its past is played again."""

    async def play(server: Server) -> None:
        table = await finished(server)
        if not what:
            server.services.tables._live.clear()
        long = asyncio.create_task(table.get(what, 0))
        for _ in range(5):
            assert (await server.get("/api/bots")).status_code == 200
            assert not long.done()
        assert (await long).status_code == 200

    with_server(tmp_path, play)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("gobelin.server.api.tables.table_from_record", "record"),
        ("gobelin.server.api.tables.sheets_of", "sheets"),
        ("gobelin.game.Game.previews", "previews"),
        ("gobelin.server.runner.steps_of", "hint"),
    ],
)
def test_others_are_answered_while_a_thread_computes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, asked: str
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(name, waiting_for(go_on, resolved(name)))

    async def play(server: Server) -> None:
        table = await finished(server) if asked == "sheets" else await server.new(["me", "me"], seed=3)
        if asked == "record":
            long = asyncio.create_task(server.post("/api/records", Game.new(2, 5).record()))
        else:
            long = asyncio.create_task(table.get(f"/{asked}", 0))
        for _ in range(5):
            assert (await server.get("/api/bots")).status_code == 200
        assert not long.done()
        go_on.set()
        assert (await long).status_code == (201 if asked == "record" else 200)

    with_server(tmp_path, play)


def test_payers_take_turns() -> None:
    """Who wants one thing waits for one of somebody's many, not for all of them."""
    order: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    async def run() -> None:
        def work(who: str) -> None:
            begun.set()
            assert go_on.wait(PATIENCE)
            order.append(who)

        async def want(who: str) -> None:
            await Metered(in_thread(lambda: work(who)), Meter(who))

        greedy = [asyncio.create_task(want("greedy")) for _ in range(10)]
        await until(begun.is_set)
        gone = asyncio.create_task(want("gone"))
        modest = asyncio.create_task(want("modest"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(modest, *greedy)
        assert order[:3] == ["greedy", "greedy", "modest"]
        assert len(order) == 11

    asyncio.run(run())


def resolved(name: str) -> Any:
    """What stands under a name in a module or class."""
    import pkgutil

    return pkgutil.resolve_name(name)


def waiting_for(event: threading.Event, work: Callable[..., Any]) -> Callable[..., Any]:
    def waits(*given: Any) -> Any:
        assert event.wait(PATIENCE)
        return work(*given)

    return waits


def test_the_log_is_that_of_the_game(tmp_path: Path) -> None:
    """For every viewer, and from any event on; what was taken back is not in it."""

    async def play(server: Server) -> None:
        table = await finished(server)
        game = (await server.services.tables.find(table.id)).table.game.copy()
        for viewer in (None, 0, 1):
            found = (await table.get("/events", viewer)).json()
            assert found["events"] == game.events(viewer)
            assert found["version"] == (await table.document())["version"]
            later = (await table.get("/events?since=30", viewer)).json()
            assert later["events"] == found["events"][30:]
        assert (await table.get("/events?since=100000")).json()["events"] == []

    with_server(tmp_path, play)


@pytest.mark.usefixtures("always_pausing")
def test_a_film_is_of_the_version_it_says(tmp_path: Path) -> None:
    """What happens while it is made is not in it: whoever asks for what came after gets all of it."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=3)
        await table.play(random.Random(3), until=lambda now: now["version"] > 40)
        making = asyncio.create_task(table.get("/frames"))
        while not making.done():
            await table.post("/chat", {"text": "hm"}, 0)
        film = (await making).json()
        assert film["version"] == film["frames"][-1]["version"] < (await table.document())["version"]

    with_server(tmp_path, play)
