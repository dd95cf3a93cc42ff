"""Several processes on one database, and a server of newer rules on old tables."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gobelin import Game
from gobelin.rules.chapters.income import IncomeResources
from gobelin.rules.engine.state import State
from gobelin.server.deltas import apply_delta
from gobelin.server.store.schema import heads
from halls import QuickThinkers, Server, Table, caught_up, problem, seen_by, serving
from postgres import Postgres
from waiting import until


async def bots_moved(table: Table) -> None:
    """It is the person's turn."""

    async def asked() -> bool:
        return bool((await table.document())["deciders"] == [0])

    await until(asked)


def test_two_processes_play_one_game(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever is asked answers; both see the same table, and their bots do not get in each other's way."""

    async def run() -> None:
        url = postgres.new_database()
        async with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
            table = await one.new(["me", "open", "bot:random"], seed=3)
            twin = seen_by(two, table)
            await twin.take(1, name="Bob")
            table.tokens = twin.tokens
            watched = await one.services.tables.find(table.id)
            first = await table.document()
            watcher = watched.watch(None)
            rng = random.Random(3)
            document: Any = first
            while not document["over"]:
                at = rng.choice((table, twin))
                await caught_up(table, twin)
                document = await at.document()
                seats = [seat for seat in document["deciders"] if seat in table.tokens]
                if not seats:
                    await at.settle()
                    continue
                seat = rng.choice(seats)
                own = await at.document(seat)
                body = {"decision": own["decision"]["id"], "option": rng.choice(own["options"])["text"]}
                answers = await asyncio.gather(
                    table.post("/choices", body, seat, key=str(own["version"])),
                    twin.post("/choices", body, seat, key=str(own["version"])),
                )
                assert [answer.status_code for answer in answers] == [200, 200]
                assert answers[0].json()["chosen"] == answers[1].json()["chosen"]
                document = answers[0].json()
                if document["version"] > 60:
                    for number in (0, 1):
                        await at.post("/settings", {"end": True}, number)
            await caught_up(table, twin)
            known = first
            for _, frame in watcher.take():
                known = apply_delta(known, json.loads(frame)["delta"])
            assert known == await table.document() == await twin.document()
            assert one.thinkers.asked + two.thinkers.asked < 60

    asyncio.run(run())


def test_a_request_sees_what_another_process_has_acknowledged(
    tmp_path: Path, postgres: Postgres, monkeypatch: Any
) -> None:
    """Even where notices are late: nobody sees the own choice vanish, and the next one is not refused."""

    async def deaf(_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("gobelin.server.live_tables.LiveTables.listen", deaf)

    async def run() -> None:
        url = postgres.new_database()
        async with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
            table = await one.new(["me", "me"], seed=3)
            twin = seen_by(two, table)
            both = (table, twin)
            for number in range(40):
                at, other = both[number % 2], both[1 - number % 2]
                deciders = (await at.document())["deciders"]
                own = await at.document(deciders[0])
                body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
                answer = await other.post("/choices", body, deciders[0])
                assert answer.status_code == 200, answer.text
                assert (await at.document())["version"] == answer.json()["version"]
            await one.services.tables.store.delete([table.id])
            for gone in both:
                assert (await gone.get()).status_code == 404

    asyncio.run(run())


def test_another_process_takes_the_bots_over(tmp_path: Path, postgres: Postgres, monkeypatch: Any) -> None:
    """One whose bot thinks for long keeps its table as long as it gives signs of life, and no longer."""
    monkeypatch.setattr("gobelin.server.runner.LEASE", 1000.0)  # no machine is so busy that it runs out by itself
    monkeypatch.setattr("gobelin.server.runner.RENEW_EVERY", 0.1)
    monkeypatch.setattr("gobelin.server.runner.SCAN_EVERY", 0.1)

    async def run() -> None:
        url = postgres.new_database()
        stuck = QuickThinkers()
        stuck.hold = asyncio.Event()
        async with serving(tmp_path, url, stuck) as one, serving(tmp_path, url) as two:
            table = await one.new(["me", "bot:random"], seed=3)
            await table.choose(0)
            await table.choose(0)
            twin = seen_by(two, table)
            await until(partial(held_until, one, table))
            for _ in range(3):
                postgres.sql("UPDATE heads SET held_until = held_until - 600", url.rpartition("/")[2])  # time goes by
                short = await held_until(one, table)
                await until(partial(is_held_beyond, one, table, short + 300))  # a sign of life
            assert (await twin.document())["deciders"] == [1]
            beats = one.services.runner._own
            for beat in beats:
                beat.cancel()  # it is as good as dead
            await asyncio.gather(*beats, return_exceptions=True)
            postgres.sql("UPDATE heads SET held_until = held_until - 1000", url.rpartition("/")[2])
            await bots_moved(twin)
            stuck.hold.set()
            await caught_up(table, twin)
            assert (await table.document())["deciders"] == [0]

    asyncio.run(run())


async def held_until(server: Server, table: Table) -> float:
    """When the lease of a table runs out, by the clock of the database."""
    query = select(heads.c.held_until).where(heads.c.table_id == table.id)
    found = await server.services.tables.store._database.read(lambda connection: connection.scalar(query))
    return float(found or 0.0)


async def is_held_beyond(server: Server, table: Table, moment: float) -> bool:
    return await held_until(server, table) > moment


def test_a_process_that_stops_gives_its_tables_away_at_once(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelin.server.runner.LEASE", 1000.0)
    monkeypatch.setattr("gobelin.server.runner.SCAN_EVERY", 0.1)

    async def run() -> None:
        url = postgres.new_database()
        stuck = QuickThinkers()
        stuck.hold = asyncio.Event()
        async with serving(tmp_path, url) as two:
            async with serving(tmp_path, url, stuck) as one:
                table = await one.new(["me", "bot:random"], seed=3)
                await table.choose(0)
                await table.choose(0)
                await until(partial(held_until, one, table))
            twin = seen_by(two, table)
            await bots_moved(twin)

    asyncio.run(run())


def test_a_changed_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the choices no longer replay, the table goes on from the start of its last turn and says so."""

    async def run() -> None:
        async with serving(tmp_path) as server:
            table = await server.new(["me", "me"], seed=5)
            rng = random.Random(5)
            await table.play(rng, until=lambda now: now["view"]["turn_number"] > 8)
            before = await table.choose((await table.document())["deciders"][0])
            await table.post("/chat", {"text": "hello"}, 0)
            live = await server.services.tables.find(table.id)
            position = live.table.game.position()
        with monkeypatch.context() as patched:
            resolve = IncomeResources.resolve

            def generous(step: Any, state: State) -> None:
                resolve(step, state)
                who = state.players[step.player]
                who.vp += 1

            patched.setattr(IncomeResources, "resolve", generous)
            async with serving(tmp_path) as server:
                again = seen_by(server, table)
                document = await again.document(0)
                assert document["resumed"] == document["version"] == before["version"] + 2
                assert document["view"]["turn_number"] == position["turn_number"]
                assert document["chat"][0]["text"] == "hello"
                seat = document["deciders"][0]
                stale = {"decision": before["decision"]["id"], "option": before["options"][0]["text"]}
                problem(await again.post("/choices", stale, seat), 409, "decision_closed")
                film = (await again.get("/frames", 0)).json()["frames"]
                assert [frame["version"] for frame in film] == [document["version"]]
                assert apply_delta(None, film[0]["delta"]) == document
                problem(await again.get("/moments/3"), 404, "not_found")
                await again.choose(seat)
                film = (await again.get("/frames?after=2", 0)).json()["frames"]
                assert len(film) == 2
                server.services.tables._live.clear()
                later = await again.document(0)
                assert later["resumed"] == document["resumed"]
                last = await again.play(rng)
                assert last["over"]
                assert Game.replay((await again.get("/record")).json()).scores == last["scores"]

    asyncio.run(run())
