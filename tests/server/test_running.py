"""What the server does by itself: bots at the pace of the table, turns that end, tables that nobody plays."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from gobelin.server.api import choices
from gobelin.server.automatic import PACES
from gobelin.server.changes import make_choice
from gobelin.server.entries import Stored
from gobelin.server.hosted import HostedTable
from gobelin.server.live_table import LiveTable
from gobelin.server.store import Store
from gobelin.server.thinking import BotFailed
from gobelin.server.thoughts import Chosen, Thought
from halls import QuickThinkers, Server, Table, serving, shown_after, with_server
from waiting import until


async def shown(table: Table, wanted: Callable[[Any], bool]) -> Any:
    """The first document that is as wanted."""

    async def found() -> Any:
        document = await table.document()
        return document if wanted(document) else None

    return await until(found)


async def at_rest(server: Server) -> None:
    """Nothing is left to be done at any table."""
    await until(lambda: not server.services.runner._running)


def test_bots_that_play_at_once_are_in_the_answer(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "bot:random", "bot:greedy"], seed=4)
        rng = random.Random(4)
        longest = 0
        for _ in range(25):
            await table.settle()
            own = await table.document(0)
            answer = await table.choose(0, rng.choice(own["options"])["text"])
            assert answer["deciders"] == [0]
            assert answer["frames"][-1]["version"] == answer["version"]
            longest = max(longest, len(answer["frames"]))
        assert longest > 4

    with_server(tmp_path, play)


def test_with_the_same_seed_the_same_choices_get_the_same_answers(tmp_path: Path) -> None:
    async def played(server: Server) -> list[str]:
        table = await server.new(["me", "bot:random", "bot:greedy"], seed=4)
        for _ in range(12):
            await table.settle()
            await table.choose(0)
        live = await server.services.tables.find(table.id)
        return [str(choice) for choice in live.table.game.record()["choices"]]

    async def play(server: Server) -> None:
        first = await played(server)
        assert len(first) > 20
        assert await played(server) == first

    with_server(tmp_path, play)


def test_an_answer_does_not_wait_for_all_moves_of_many(tmp_path: Path, monkeypatch: Any) -> None:
    """It shall be short: frames lead on from it."""
    monkeypatch.setattr(choices, "MOST_MOVES", 3)

    async def play(server: Server) -> None:
        table = await server.new(["me", "bot:random", "bot:greedy"], seed=4)
        rng = random.Random(4)
        for _ in range(25):
            await table.settle()
            own = await table.document(0)
            answer = await table.choose(0, rng.choice(own["options"])["text"])
            assert len(answer["frames"]) <= 4
            await table.settle()
            later = (await table.get(f"/frames?after={answer['version']}", 0)).json()["frames"]
            del answer["frames"], answer["chosen"]
            assert shown_after(answer, later) == await table.document(0)

    with_server(tmp_path, play)


def test_bots_that_take_their_time_are_not(tmp_path: Path) -> None:
    """The answer comes at once; their moves follow, one after the other."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "bot:random"], seed=4, pace="fast")
        await table.choose(0)
        began = asyncio.get_running_loop().time()
        answer = await table.choose(0)
        assert answer["version"] == answer["chosen"]["number"]
        await shown(table, lambda now: now["version"] >= answer["version"] + 2)
        assert asyncio.get_running_loop().time() - began >= 2 * PACES["fast"]  # at least: two moves
        await table.post("/settings", {"pace": "instant"}, token=table.owner)
        await table.settle()
        assert (await table.document())["deciders"] == [0]

    with_server(tmp_path, play)


def test_bots_alone_play_only_while_they_are_watched(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["bot:random", "bot:greedy"], seed=4)
        await at_rest(server)
        assert (await table.document())["version"] == 0
        live = await server.services.tables.find(table.id)
        watcher = live.watch(None)
        server.services.tables.changed(table.id)
        await shown(table, lambda now: now["version"] > 10)
        live.leave(watcher)
        await at_rest(server)
        stands = (await table.document())["version"]
        server.services.tables.changed(table.id)
        await at_rest(server)
        assert (await table.document())["version"] == stands
        live.watch(None)
        server.services.tables.changed(table.id)
        document = await shown(table, lambda now: now["over"])
        assert document["scores"] != [0, 0]

    with_server(tmp_path, play)


async def to_end_of_turn(table: Table, rng: random.Random) -> tuple[int, Any]:
    while True:
        document = await table.document()
        seat = document["deciders"][0]
        own = await table.document(seat)
        if own["decision"]["kind"] == "end_turn":
            return seat, own
        await table.choose(seat, rng.choice(own["options"])["text"])


def test_turns_end_by_themselves(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=4)
        rng = random.Random(3)
        seat, own = await to_end_of_turn(table, rng)
        assert own["turn_ends_at"] is None
        answer = (await table.post("/settings", {"turn_end": "at_once"}, seat)).json()
        assert answer["version"] == own["version"] + 2
        assert answer["deciders"] == [1 - seat]
        film = (await table.get("/frames")).json()["frames"]
        assert [frame["version"] for frame in film] == list(range(answer["version"] + 1))
        await table.post("/settings", {"turn_end": "off"}, seat)
        seat, own = await to_end_of_turn(table, rng)
        answer = (await table.post("/settings", {"turn_end": "countdown"}, seat)).json()
        assert answer["turn_ends_at"] == int(server.clock.now) + 10
        assert (await table.post("/undo", {}, seat)).status_code in (200, 409)
        seat, own = await to_end_of_turn(table, rng)
        server.clock.now += 11
        server.services.tables._live.clear()  # the runner of the table that stood here waits for another ten seconds
        server.services.runner._running.pop(table.id).cancel()
        await table.document()
        document = await shown(table, lambda now: now["version"] > own["version"])
        assert document["deciders"] == [1 - seat]

    with_server(tmp_path, play)


def test_a_turn_that_ends_at_once_is_one_answer(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=4)
        for seat in (0, 1):
            await table.post("/settings", {"turn_end": "at_once"}, seat)
        rng = random.Random(3)
        document: Any = await table.document()
        ended = 0
        while not document["over"]:
            seat = document["deciders"][0]
            own = await table.document(seat)
            assert own["decision"]["kind"] != "end_turn"
            document = await table.choose(seat, rng.choice(own["options"])["text"])
            ended += len(document["frames"]) == 2
        assert ended > 10

    with_server(tmp_path, play)


def test_idle_tables_leave_memory(tmp_path: Path, monkeypatch: Any) -> None:
    """Those that are watched, and those where a bot thinks, stay: there is never a second one of the same table."""
    monkeypatch.setattr("gobelin.server.live_tables.IDLE", -1.0)

    async def play(server: Server) -> None:
        tables, running = server.services.tables, server.services.runner._running
        server.thinkers.hold = asyncio.Event()
        idle, watched = await server.new(["me", "open"]), await server.new(["me", "open"])
        thinking = await server.new(["me", "bot:random"])
        watcher = (await tables.find(watched.id)).watch(None)
        await until(lambda: server.thinkers.asked)
        tables.forget_idle(running)
        assert {live.table.id for live in tables.tables} == {watched.id, thinking.id}
        assert (await idle.document())["version"] == 0
        (await tables.find(watched.id)).leave(watcher)
        server.thinkers.hold.set()
        await thinking.settle()
        await at_rest(server)
        tables.forget_idle(running)
        assert tables.tables == []
        assert (await thinking.document())["version"] == 2

    with_server(tmp_path, play)


class Failing(QuickThinkers):
    """Bots that have no answer."""

    async def choose(self, thought: Thought) -> Chosen:
        self.asked += 1
        raise BotFailed("time", "it dawdles")


def test_a_bot_that_fails_is_replaced_for_that_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, thinkers=Failing()) as server:
            table = await server.new(["me", "bot:greedy"], seed=4)
            document = await table.play(random.Random(1), until=lambda now: now["version"] > 40)
            assert document["seats"][1]["bot"] == "greedy"
            assert server.thinkers.asked > 5

    asyncio.run(run())


def test_after_a_restart_everything_goes_on(tmp_path: Path) -> None:
    """Bots whose move it was move; decisions, keys and tokens are what they were."""

    async def run() -> None:
        held = QuickThinkers()
        held.hold = asyncio.Event()
        async with serving(tmp_path, thinkers=held) as server:
            table = await server.new(["me", "bot:random"], seed=4, pace="fast")
            own = await table.document(0)
            first = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
            assert (await table.post("/choices", first, 0, key="k")).status_code == 200
            before = await table.choose(0)
            assert before["deciders"] == [1]
        async with serving(tmp_path) as server:
            again = Table(server, table.made)
            await shown(again, lambda now: now["version"] > before["version"] + 1)
            await again.post("/settings", {"pace": "instant"}, token=table.owner)
            await again.settle()
            repeated = (await again.post("/choices", first, 0, key="k")).json()
            assert repeated["chosen"] == {"number": 1, **first}
            assert (await again.play(random.Random(1)))["over"]

    asyncio.run(run())


def test_a_table_that_cannot_be_loaded_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said once; bots at all other tables move."""
    monkeypatch.setattr("gobelin.server.runner.SCAN_EVERY", 0.02)

    async def run() -> None:
        held = QuickThinkers()
        held.hold = asyncio.Event()
        async with serving(tmp_path, thinkers=held) as server:
            broken = await server.new(["me", "bot:random"], seed=4)
            good = await server.new(["me", "bot:random"], seed=4)
        load = HostedTable.replay_entries

        def breaks(table: HostedTable, stored: Stored) -> Any:
            if stored.id == broken.id:
                raise ZeroDivisionError
            return load(table, stored)

        monkeypatch.setattr(HostedTable, "replay_entries", breaks)
        looks: list[float] = []
        due = Store.due

        async def counted(store: Store, now: float, limit: int) -> list[str]:
            looks.append(now)
            return await due(store, now, limit)

        monkeypatch.setattr(Store, "due", counted)
        with capture_logs() as logs:
            async with serving(tmp_path) as server:

                async def moved() -> bool:  # nobody but the server looks at the table
                    return await server.services.tables.store.version(good.id) == 2

                await until(moved)
                looks.clear()
                await until(lambda: len(looks) > 2)
                assert (await Table(server, broken.made).get()).status_code == 500
        told = [line for line in logs if line["event"] == "table_cannot_be_loaded"]
        assert [line["table"] for line in told] == [broken.id]

    asyncio.run(run())


def test_a_table_is_in_memory_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However it gets there: whoever makes it and whoever finds it due have the same one."""
    create, load = Store.create, Store.load

    async def run() -> None:
        async with serving(tmp_path) as server:
            tables, found = server.services.tables, []

            async def found_at_once(store: Store, stored: Stored, **more: Any) -> None:
                await create(store, stored, **more)
                found.append(await tables.find(stored.id))

            with monkeypatch.context() as patch:
                patch.setattr(Store, "create", found_at_once)
                table = await server.new(["me", "me"])
            assert [await tables.find(table.id)] == found

            loaded, made = asyncio.Event(), asyncio.Event()

            async def slow(store: Store, id: str, after: int = 0) -> Stored | None:
                stored = await load(store, id, after)
                loaded.set()
                await made.wait()
                return stored

            async def looked_for(store: Store, stored: Stored, **more: Any) -> None:
                await create(store, stored, **more)
                looking.append(asyncio.create_task(tables.find(stored.id)))
                await loaded.wait()

            looking: list[asyncio.Task[LiveTable]] = []
            with monkeypatch.context() as patch:
                patch.setattr(Store, "create", looked_for)
                patch.setattr(Store, "load", slow)
                table = await server.new(["me", "me"])
                made.set()
                assert await looking[0] is await tables.find(table.id)

    asyncio.run(run())


def test_what_another_process_has_done_meanwhile_is_not_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a lease is asked for, others may have moved: a bot that is asked nothing any more is not asked."""
    lease = Store.lease

    async def run() -> None:
        async with serving(tmp_path) as server:
            tables = server.services.tables

            async def late(store: Store, id: str, holder: str, seconds: float) -> bool:
                live = await tables.find(id)
                while (step := live.table.step()) is not None:
                    decision = live.table.decision_of(step.seat)
                    assert decision is not None
                    option = decision.options[0].text
                    await tables.change(
                        live, partial(make_choice, seat=1, decision=step.decision, option=option, by="bot")
                    )
                return await lease(store, id, holder, seconds)

            monkeypatch.setattr(Store, "lease", late)
            with capture_logs() as logs:
                table = await server.new(["me", "bot:random"], seed=4)
                await shown(table, lambda now: now["version"] == 2)
                await at_rest(server)
            assert logs == []
            assert server.thinkers.asked == 0

    asyncio.run(run())
