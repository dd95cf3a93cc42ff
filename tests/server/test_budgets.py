"""Seconds of CPU by address and by person, counted by all processes together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from gobelin.server import costs
from gobelin.server.api import live
from gobelin.server.budgets import RATES, Budgets
from gobelin.server.cache import Cache
from gobelin.server.config import Config
from gobelin.server.costs import Meter, Metered, metered
from gobelin.server.guard import Guard
from gobelin.server.metrics import Metrics
from gobelin.server.store import Store, Unavailable
from gobelin.server.thoughts import Thought
from halls import Server, with_server
from postgres import Postgres


class Cpu(threading.local):
    """Computing that takes no time: a clock of CPU seconds for each thread that moves when it is told so."""

    now = 0.0

    def burn(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def cpu(monkeypatch: pytest.MonkeyPatch) -> Cpu:
    made = Cpu()
    monkeypatch.setattr(costs, "time", SimpleNamespace(thread_time=lambda: made.now))
    return made


# --- What a request costs


def test_a_request_costs_what_was_computed_for_it(cpu: Cpu) -> None:
    """In slices and in threads, with errors that come from where it waits; what others compute meanwhile is theirs."""
    mine, other = Meter("me"), Meter("other")

    async def mistaken() -> None:
        await asyncio.sleep(0)
        raise RuntimeError

    async def work() -> str:
        for _ in range(3):
            cpu.burn(1)
            await asyncio.sleep(0)
        with pytest.raises(RuntimeError):
            await mistaken()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await asyncio.sleep(60)
        await asyncio.to_thread(metered(lambda: cpu.burn(10)))
        return "done"

    async def others() -> None:
        for _ in range(3):
            cpu.burn(100)
            await asyncio.sleep(0)

    async def of(what: Any, meter: Meter) -> Any:
        return await Metered(what, meter)

    async def run() -> None:
        done, _ = await asyncio.gather(of(work(), mine), of(others(), other))
        assert done == "done"

    asyncio.run(run())
    assert (mine.seconds, other.seconds) == (13, 300)


def asked(guard: Guard, client: str, path: str = "/api/bots", token: str | None = None) -> httpx.Response:
    async def asking() -> httpx.Response:
        transport = httpx.ASGITransport(guard, client=(client, 5))
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as asker:
            return await asker.get(path, headers=headers)

    return asyncio.run(asking())


def test_who_has_used_much_waits(cpu: Cpu) -> None:
    """By address, whatever token is shown; and by person, from wherever they ask."""

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        cpu.burn(6)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    clock = SimpleNamespace(now=1000.0)
    guard = Guard(app, Config("sqlite://"), Metrics(), lambda: clock.now)
    statuses = [asked(guard, "203.0.113.7", "/api/tables/x", f"token {number}").status_code for number in range(6)]
    assert statuses == [200] * 4 + [429] * 2
    refused = asked(guard, "203.0.113.7")
    assert refused.json()["arguments"] == {"limit": "computing", "seconds": 10}
    assert refused.headers["retry-after"] == "10"
    clock.now += 10
    assert asked(guard, "203.0.113.7").status_code == 200
    for number in range(2):
        assert asked(guard, f"198.51.100.{number}", "/api/tables/x", "mine").status_code == 200
    assert asked(guard, "198.51.100.9", "/api/tables/x", "mine").status_code == 429
    assert asked(guard, "198.51.100.9", "/api/tables/x", "another").status_code == 200
    for _ in range(20):  # this machine itself pays nothing
        assert asked(guard, "127.0.0.1").status_code == 200


async def at_socket(guard: Guard, heard: list[Any], path: str = "/api/tables/x/live") -> None:
    """Somebody far away who says this over a socket, and whose line is lost then."""

    async def receive() -> Any:
        return heard.pop(0) if heard else {"type": "websocket.disconnect", "code": 1005}

    async def send(message: Any) -> None:
        pass

    scope = {
        "type": "websocket",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("203.0.113.7", 5),
        "subprotocols": [],
    }
    await guard(scope, receive, send)


def test_who_leaves_a_socket_before_anything_is_said_pays(cpu: Cpu) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        cpu.burn(6)

    guard = Guard(app, Config("sqlite://"), Metrics(), lambda: 1000.0)
    for _ in range(4):
        asyncio.run(at_socket(guard, []))
    assert guard.budgets.wait("address", guard.budgets.hashed("203.0.113.7")) > 0


def test_what_goes_on_after_a_request_is_paid_for_when_it_ends(cpu: Cpu) -> None:
    """Whoever has asked for a film and has gone pays for it; who joined does not pay for it once more."""
    gate = asyncio.Event()

    async def make() -> bytes:
        await gate.wait()
        cpu.burn(100)
        return b""

    async def run() -> None:
        cache, going = Cache(), []

        async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
            going.append(asyncio.create_task(cache.get("film", make)))
            await asyncio.sleep(0)

        guard = Guard(app, Config("sqlite://"), Metrics(), lambda: 1000.0)
        address = guard.budgets.hashed("203.0.113.7")
        await at_socket(guard, [])
        assert guard.budgets.wait("address", address) == 0
        gate.set()
        await asyncio.gather(*going)
        assert guard.budgets.wait("address", address) == pytest.approx(2 * (100 - 19))

    asyncio.run(run())


def test_a_table_that_is_read_and_what_was_missed_are_paid_for(tmp_path: Path, cpu: Cpu) -> None:
    """By whoever asks for them, though other tasks do it."""

    async def play(server: Server) -> None:
        transport = server.http._transport
        assert isinstance(transport, httpx.ASGITransport)
        guard = transport.app
        assert isinstance(guard, Guard)
        table = await server.new(["me", "me"])
        await table.post("/chat", {"text": "a frame"}, 0)
        tables = server.services.tables
        address = guard.budgets.hashed("203.0.113.7")
        loaded = tables._read

        async def slowly(id: str) -> Any:
            cpu.burn(100)
            return await loaded(id)

        tables._read = slowly  # type: ignore[method-assign]
        tables._live.clear()
        greeting = {"type": "websocket.receive", "text": '{"after": 0}'}
        await at_socket(guard, [{"type": "websocket.connect"}, greeting], f"{table.path}/live")
        assert guard.budgets.wait("address", address) > 100

    with_server(tmp_path, play)


def test_what_is_told_over_a_socket_is_paid_for(tmp_path: Path, cpu: Cpu, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server) -> None:
        transport = server.http._transport
        assert isinstance(transport, httpx.ASGITransport)
        guard = transport.app
        assert isinstance(guard, Guard)
        table = await server.new(["me", "me"])
        tell = live.tell

        async def slowly(*given: Any) -> None:
            cpu.burn(100)
            await tell(*given)

        monkeypatch.setattr(live, "tell", slowly)
        greeting = {"type": "websocket.receive", "text": "{}"}
        await at_socket(guard, [{"type": "websocket.connect"}, greeting], f"{table.path}/live")
        assert guard.budgets.wait("address", guard.budgets.hashed("203.0.113.7")) > 100

    with_server(tmp_path, play)


def test_thinking_is_paid_for_by_who_asked_for_it() -> None:
    guard = Guard(lambda *_: None, Config("sqlite://"), Metrics())
    budgets = guard.budgets
    payer = budgets.hashed("203.0.113.7")
    budgets.charge(payer, RATES["thinking"].burst)
    assert asked(guard, "203.0.113.7", "/api/tables/x/hint").json()["arguments"]["limit"] == "thinking"
    budgets.charge("", 10**6)  # nobody's
    assert budgets.wait("thinking", budgets.hashed("203.0.113.8")) == 0


def test_a_hint_is_paid_for_by_who_asks_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by whoever made the table, whose bots' moves are theirs."""
    payers: list[str] = []

    async def play(server: Server) -> None:
        transport = server.http._transport
        assert isinstance(transport, httpx.ASGITransport)
        guard = transport.app
        assert isinstance(guard, Guard)
        explain = server.thinkers.explain

        async def noted(thought: Thought) -> dict[str, Any]:
            payers.append(thought.payer)
            return await explain(thought)

        monkeypatch.setattr(server.thinkers, "explain", noted)
        table = await server.new(["me", "me"])
        monkeypatch.setattr(transport, "client", ("203.0.113.7", 5))
        assert (await table.get("/hint", 0)).status_code == 200
        assert payers == [guard.budgets.hashed("203.0.113.7")]

    with_server(tmp_path, play)


def test_nobody_is_kept_by_name() -> None:
    one, other = Budgets(), Budgets()
    assert one.hashed("203.0.113.7") == one.hashed("203.0.113.7") != one.hashed("203.0.113.8")
    assert one.hashed("203.0.113.7") != other.hashed("203.0.113.7")  # the key is drawn


# --- Several processes


def test_processes_count_together(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        stores = [await Store.open(url), await Store.open(url)]
        secrets = await asyncio.gather(*(store.mark("secret", str(number)) for number, store in enumerate(stores)))
        assert secrets[0] == secrets[1]
        one, two = Budgets(shared=True), Budgets(shared=True)
        for _ in range(2):
            one.spend("address", "x", 8)
            two.spend("address", "x", 8)
            await one.share(stores[0])
            await two.share(stores[1])
        assert one.wait("address", "x") > 0  # each alone has used 16 of 20
        assert two.wait("address", "x") > 0
        assert one.wait("address", "y") == 0
        one.spend("address", "x", 1000)  # not said yet: what others say does not make it less
        two.spend("address", "x", 1)
        await two.share(stores[1])
        assert one.wait("address", "x") > 1000
        await stores[0].forget_budgets()
        two.spend("address", "x", 0.001)
        await two.share(stores[1])
        assert two.wait("address", "x") > 0  # who owes is not forgotten
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_clock_that_was_set_back_keeps_nobody_waiting(postgres: Postgres) -> None:
    """An hour ahead when something was spent: nobody owes more than two full budgets, and waits no longer."""

    async def run() -> None:
        store = await Store.open(postgres.new_database())
        budgets = Budgets(shared=True)
        for kind in RATES:
            budgets.spend(kind, "x", 1)
        await budgets.share(store)
        await store._database.write(
            lambda connection: connection.exec_driver_sql("UPDATE budgets SET free_at = free_at + 3600")
        )
        for kind in RATES:
            budgets.spend(kind, "x", 0.001)
        await budgets.share(store)
        for kind, rate in RATES.items():
            assert 0 < budgets.wait(kind, "x") <= (rate.burst + 1) * rate.seconds
        await store.close()

    asyncio.run(run())


def test_a_process_hears_of_those_who_have_spent_nothing_there(postgres: Postgres) -> None:
    """Bots may think in one process for somebody who asks another one for more."""

    async def run() -> None:
        url = postgres.new_database()
        stores = [await Store.open(url), await Store.open(url)]
        one, two = Budgets(shared=True), Budgets(shared=True)
        one.charge("x", 400)
        await one.share(stores[0])
        await two.share(stores[1])
        assert two.wait("thinking", "x") > 0
        assert two.wait("thinking", "y") == 0
        waits = two.wait("thinking", "x")
        two.charge("x", 50)
        await two.share(stores[1])
        assert two.wait("thinking", "x") > waits
        await stores[0]._database.write(
            lambda connection: connection.exec_driver_sql("UPDATE budgets SET free_at = free_at + 3600")
        )
        await two.share(stores[1])  # the clock was set back
        assert two.wait("thinking", "x") <= RATES["thinking"].burst + 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_what_could_not_be_said_is_said_later() -> None:
    class Away:
        """A store that does not answer, until it does."""

        def __init__(self) -> None:
            self.away = True
            self.told: list[Mapping[str, float]] = []

        async def spend(self, owed: Mapping[str, float], _: Mapping[str, float]) -> dict[str, float]:
            if self.away:
                raise Unavailable
            self.told.append(owed)
            return dict(owed)

        async def debts(self) -> dict[str, float]:
            return {}

    async def run() -> None:
        store, budgets = Away(), Budgets(shared=True)
        budgets.spend("address", "x", 8)
        with pytest.raises(Unavailable):
            await budgets.share(cast(Store, store))
        budgets.spend("address", "x", 1)
        store.away = False
        await budgets.share(cast(Store, store))
        await budgets.share(cast(Store, store))
        assert store.told == [{"address x": 9 * RATES["address"].seconds}]

    asyncio.run(run())
