"""What was made is kept, within bounds; several who want the same share it; nobody's wishes stand in another's way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from gobelin.server.cache import MOST_WAITING, Cache
from gobelin.server.costs import Meter, Metered
from gobelin.server.hosted import HostedTable
from gobelin.server.problems import Problem
from halls import Server, finished, with_server


@pytest.mark.parametrize("what", ["/frames", "/events", "/moments/70", "/moments?choice=9", "/sheets"])
def test_it_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    made: list[str] = []

    async def play(server: Server) -> None:
        table = await finished(server)
        watched(monkeypatch, HostedTable, "begin", made)
        watched(monkeypatch, "gobelin.server.api.tables", "sheets_of", made)
        answers = await asyncio.gather(*(table.get(what, 0) for _ in range(5)))
        answers.append(await table.get(what, 0))
        assert len(made) == 1
        assert len({answer.text for answer in answers}) == 1
        assert answers[0].status_code == 200
        plain = await server.http.get(
            table.path + what, headers={"authorization": f"Bearer {table.tokens[0]}", "accept-encoding": "identity"}
        )
        assert plain.text == answers[0].text
        await table.post("/chat", {"text": "it has another version now"}, 0)
        assert (await table.get(what, 0)).status_code == 200
        assert len(made) == 2
        if what != "/sheets":
            await table.get(what, 1)  # other eyes
            assert len(made) == 3

    with_server(tmp_path, play)


def watched(patch: pytest.MonkeyPatch, where: Any, name: str, calls: list[str]) -> None:
    import importlib

    where = importlib.import_module(where) if isinstance(where, str) else where
    before = getattr(where, name)

    def call(*given: Any) -> Any:
        calls.append(name)
        return before(*given)

    patch.setattr(where, name, call)


def of(size: int) -> Callable[[], Awaitable[bytes]]:
    async def make() -> bytes:
        return bytes(size)

    return make


def test_it_is_bounded_by_bytes() -> None:
    async def run() -> None:
        cache = Cache(most=1000)
        for number in range(20):
            await cache.get(number, of(100))
            await cache.get(0, of(100))
        assert len(cache) == 10
        made = await cache.get(0, of(1))
        assert len(made) == 100  # asked for again and again, it stayed
        assert len(await cache.get("large", of(5000))) == 5000
        assert len(cache) == 0

    asyncio.run(run())


def test_what_fails_is_tried_again_and_who_goes_away_leaves_it_to_others() -> None:
    async def run() -> None:
        cache, gate = Cache(), asyncio.Event()

        async def broken() -> bytes:
            raise RuntimeError

        async def slow() -> bytes:
            await gate.wait()
            return b"made"

        with pytest.raises(RuntimeError):
            await cache.get("it", broken)
        one, two = (asyncio.create_task(cache.get("it", slow)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        gate.set()
        assert await two == b"made"

    asyncio.run(run())


def test_payers_take_turns() -> None:
    """Somebody wants much; who comes later with one wish waits for one of those, not for all of them."""
    order: list[str] = []

    async def run() -> None:
        cache, gate = Cache(), asyncio.Event()

        async def want(who: str, number: int) -> None:
            async def make() -> bytes:
                await gate.wait()
                order.append(who)
                return b""

            await Metered(cache.get((who, number), make), Meter(who))

        greedy = [asyncio.create_task(want("greedy", number)) for number in range(MOST_WAITING + 2)]
        modest = asyncio.create_task(want("modest", 0))
        while not any(task.done() for task in greedy):  # one too many is refused, when all others wait
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(modest, *greedy, return_exceptions=True)
        assert order[:3] == ["greedy", "greedy", "modest"]
        refused = [task for task in greedy if isinstance(task.exception(), Problem)]
        assert len(refused) == 1

    asyncio.run(run())


class Wishes:
    """Several who want things of one cache that makes nothing until it may."""

    def __init__(self) -> None:
        self.cache = Cache()
        self.gate = asyncio.Event()
        self.made: list[str] = []

    async def want(self, who: str, what: str) -> bytes:
        async def make() -> bytes:
            await self.gate.wait()
            self.made.append(what)
            return what.encode()

        return await Metered(self.cache.get(what, make), Meter(who))


def test_who_joins_waits_in_their_own_queue() -> None:
    """Somebody who waits for much wants it, too: that does not make it wait longer for the others."""

    async def run() -> None:
        wishes = Wishes()
        greedy = [asyncio.create_task(wishes.want("greedy", f"film {number}")) for number in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        last = f"film {MOST_WAITING}"
        modest = asyncio.create_task(wishes.want("modest", last))
        again = asyncio.create_task(wishes.want("modest", last))
        other = asyncio.create_task(wishes.want("modest", "sheets"))
        await asyncio.sleep(0)
        wishes.gate.set()
        assert await modest == await again == last.encode()
        await asyncio.gather(other, *greedy)
        assert wishes.made[:4] == ["film 0", "film 1", last, "film 2"]
        assert wishes.made[4] == "sheets"
        assert len(wishes.made) == len(set(wishes.made)) == MOST_WAITING + 2

    asyncio.run(run())


def test_who_joins_is_not_refused_for_somebody_else() -> None:
    async def run() -> None:
        wishes = Wishes()
        wanted = [f"film {number}" for number in range(MOST_WAITING + 2)]
        greedy = [asyncio.create_task(wishes.want("greedy", what)) for what in wanted]
        modest = asyncio.create_task(wishes.want("modest", wanted[-1]))
        await asyncio.sleep(0)
        wishes.gate.set()
        assert await modest == wanted[-1].encode()
        results = await asyncio.gather(*greedy, return_exceptions=True)
        assert [isinstance(result, Problem) for result in results] == [False] * (MOST_WAITING + 1) + [True]

    asyncio.run(run())
