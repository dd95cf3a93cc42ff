"""Seconds of CPU by address and by person, counted by all processes together."""

from __future__ import annotations

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from gobelin.server import costs
from gobelin.server.budgets import RATES, Budgets
from gobelin.server.config import Config
from gobelin.server.costs import Meter, Metered, measured
from gobelin.server.guard import Guard
from gobelin.server.metrics import Metrics
from gobelin.server.store import Store
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
        await asyncio.to_thread(measured(lambda: cpu.burn(10)))
        return "done"

    async def others() -> None:
        for _ in range(3):
            cpu.burn(100)
            await asyncio.sleep(0)

    async def metered(what: Any, meter: Meter) -> Any:
        return await Metered(what, meter)

    async def run() -> None:
        done, _ = await asyncio.gather(metered(work(), mine), metered(others(), other))
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


def test_thinking_is_paid_for_by_who_asked_for_it() -> None:
    guard = Guard(lambda *_: None, Config("sqlite://"), Metrics())
    budgets = guard.budgets
    payer = budgets.hashed("203.0.113.7")
    budgets.charge(payer, RATES["thinking"].burst)
    assert asked(guard, "203.0.113.7", "/api/tables/x/hint").json()["arguments"]["limit"] == "thinking"
    budgets.charge("", 10**6)  # nobody's
    assert budgets.wait("thinking", budgets.hashed("203.0.113.8")) == 0


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
