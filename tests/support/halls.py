"""Tables over HTTP for tests: a server in the test's own event loop, and clients that play there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from gobelin.server.api.app import application
from gobelin.server.api.common import Services
from gobelin.server.config import Config
from gobelin.server.deltas import apply_delta
from gobelin.server.guard import Guard
from gobelin.server.live_table import LiveTable
from gobelin.server.metrics import Metrics
from gobelin.server.thinker import answer
from gobelin.server.thinking import Thinkers
from gobelin.server.thoughts import Chosen, Thought
from waiting import PATIENCE, until


class QuickThinkers(Thinkers):
    """Bots that think in the test's own process: every name plays like the weighted one."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0
        self.hold: asyncio.Event | None = None  # they answer when it is set

    async def choose(self, thought: Thought) -> Chosen:
        self.asked += 1
        if self.hold is not None:
            await self.hold.wait()
        found = answer("choose", replace(thought, bot="weighted"))
        return Chosen(found["chosen"], found["memory"])

    async def explain(self, thought: Thought) -> dict[str, Any]:
        explained: dict[str, Any] = answer("explain", thought)["explained"]
        return explained


class Clock:
    """A clock that stands unless it is moved on."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A running server, seen by clients."""

    def __init__(self, services: Services, http: httpx.AsyncClient, thinkers: QuickThinkers, clock: Clock) -> None:
        self.services = services
        self.http = http
        self.thinkers = thinkers
        self.clock = clock

    async def post(self, path: str, body: Any = None, token: str | None = None, key: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if key is not None:
            headers["idempotency-key"] = key
        return await self.http.post(path, json=body if body is not None else {}, headers=headers)

    async def get(self, path: str, token: str | None = None) -> Any:
        return await self.http.get(path, headers={} if token is None else {"authorization": f"Bearer {token}"})

    async def new(self, seats: list[str], **more: Any) -> Table:
        """A new table where the same cards lie in every run, unless its seed is None."""
        body = {"players": len(seats), "seats": seats, **more}
        if "position" not in body:
            body.setdefault("seed", 1)
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table, and what its maker knows of it."""

    def __init__(self, server: Server, made: Any) -> None:
        self.server = server
        self.made = made
        self.id: str = made["table"]
        self.path = f"/api/tables/{self.id}"
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
        self.invites: dict[int, str] = {seat["seat"]: seat["invite"] for seat in made["seats"] if "invite" in seat}
        self.owner: str = made["owner"]

    def token(self, seat: int | None) -> str | None:
        return None if seat is None else self.tokens[seat]

    async def get(self, what: str = "", seat: int | None = None, token: str | None = None) -> Any:
        return await self.server.get(self.path + what, token or self.token(seat))

    async def post(
        self, what: str, body: Any = None, seat: int | None = None, token: str | None = None, key: str | None = None
    ) -> Any:
        return await self.server.post(self.path + what, body, token or self.token(seat), key)

    async def document(self, seat: int | None = None) -> Any:
        answer = await self.get(seat=seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def take(self, seat: int, **more: Any) -> None:
        answer = await self.post(f"/seats/{seat}", {"action": "take", "invite": self.invites[seat], **more})
        assert answer.status_code == 200, answer.text
        self.tokens[seat] = answer.json()["token"]

    async def settle(self) -> None:
        """Wait until no bot has to move."""
        live = await self.server.services.tables.find(self.id)
        await self.server.services.runner.settle(live, PATIENCE)

    async def choose(self, seat: int, option: str | None = None, key: str | None = None) -> Any:
        """Choose an option of the seat's decision: the first one if none is named."""
        document = await self.document(seat)
        body = {"decision": document["decision"]["id"], "option": option or document["options"][0]["text"]}
        answer = await self.post("/choices", body, seat, key=key)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def play(self, rng: random.Random, until: Callable[[Any], bool] = lambda document: False) -> Any:
        """Everybody whose token is known plays at random, to the end or until something is so; the last document."""
        document = await self.document()
        while not document["over"] and not until(document):
            seats = [n for n in document["deciders"] if n in self.tokens and document["seats"][n]["bot"] is None]
            if not seats:
                await self.settle()
                document = await self.document()
                continue
            seat = rng.choice(seats)
            own = await self.document(seat)
            option = rng.choice(own["options"])["text"]
            answer = await self.post("/choices", {"decision": own["decision"]["id"], "option": option}, seat)
            assert answer.status_code == 200, answer.text
            document = answer.json()
        return document


def be_patient(services: Services, thinkers: QuickThinkers) -> None:
    """However busy the machine is, answers tell what bots do at once, and a slow database is no trouble.

    A real server waits two seconds for either.
    """
    services.tables.store._pulse.patience = PATIENCE
    settle = services.runner.settle

    async def patiently(live: LiveTable, seconds: float = PATIENCE, last: int | None = None) -> None:
        held = thinkers.hold is not None and not thinkers.hold.is_set()
        await settle(live, 0.0 if held else seconds, last)

    services.runner.settle = patiently  # type: ignore[method-assign]


@asynccontextmanager
async def serving(folder: Path, database: str = "", thinkers: QuickThinkers | None = None) -> AsyncGenerator[Server]:
    """A server on a database, or on a SQLite one in a folder."""
    config = Config(database=database or f"sqlite:///{folder / 'tables.sqlite'}")
    metrics, clock = Metrics(), Clock()
    minds = thinkers or QuickThinkers()
    app = application(config, metrics, minds, clock)
    transport = httpx.ASGITransport(Guard(app, config, metrics), raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        be_patient(app.state.services, minds)
        yield Server(app.state.services, http, minds, clock)


def with_server(folder: Path, play: Callable[[Server], Awaitable[None]]) -> None:
    """Do something with a server of its own."""

    async def run() -> None:
        async with serving(folder) as server:
            await play(server)

    asyncio.run(run())


def seen_by(server: Server, table: Table) -> Table:
    """The same table at another server."""
    other = Table(server, table.made)
    other.tokens = table.tokens
    return other


async def caught_up(*tables: Table) -> None:
    """All servers know what the last one wrote."""

    async def alike() -> bool:
        return len({(await table.document())["version"] for table in tables}) == 1

    await until(alike)


async def finished(server: Server, choices: int = 40) -> Table:
    """A table that is over, with choices that were taken back."""
    table = await server.new(["me", "me"], seed=3)
    rng = random.Random(3)
    await table.play(rng, until=lambda now: now["version"] > choices)
    await table.post("/undo", {}, (await table.document())["deciders"][0])
    await table.play(rng, until=lambda now: now["version"] > 2 * choices)
    for seat in (0, 1):
        await table.post("/settings", {"end": True}, seat)
    return table


def shown_after(document: Any, frames: list[Any]) -> Any:
    """The document that a viewer has after some frames."""
    for frame in frames:
        document = apply_delta(document, frame["delta"])
    return document


def problem(answer: Any, status: int, code: str) -> Any:
    """The answer is this problem, in the form of RFC 9457."""
    body = answer.json()
    assert (answer.status_code, body.get("code")) == (status, code), answer.text[:500]
    assert answer.headers["content-type"] == "application/problem+json"
    assert body["status"] == status
    assert {"type", "title", "detail", "arguments"} <= body.keys()
    return body
