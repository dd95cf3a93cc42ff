"""The socket, by real HTTP: frames as they come, what was missed, and whoever does not belong there."""

from __future__ import annotations

import asyncio
import json
import random
import socket as socketlib
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from gobelin.server.api import live as live_module
from gobelin.server.api.app import application
from gobelin.server.api.common import Services
from gobelin.server.config import Config
from gobelin.server.deltas import apply_delta
from gobelin.server.guard import Guard
from gobelin.server.metrics import Metrics
from gobelin.server.problems import Code, Problem
from gobelin.server.serving import settings_of
from halls import Clock, QuickThinkers, Server, Table, be_patient
from waiting import PATIENCE, until


@asynccontextmanager
async def listening(folder: Path, **options: Any) -> AsyncGenerator[tuple[Server, str]]:
    """A server on a port of its own, and the address of its sockets."""
    config = Config(database=f"sqlite:///{folder / 'tables.sqlite'}", **options)
    metrics, minds, clock = Metrics(), QuickThinkers(), Clock()
    app = application(config, metrics, minds, clock)
    settings = uvicorn.Config(Guard(app, config, metrics), port=0, **settings_of(config))
    running = uvicorn.Server(settings)
    task = asyncio.create_task(running._serve())
    await until(lambda: running.started or task.done())
    assert not task.done()
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=PATIENCE) as http:
            be_patient(app.state.services, minds)
            yield Server(app.state.services, http, minds, clock), f"ws://127.0.0.1:{port}"
    finally:
        running.should_exit = True
        await task


@asynccontextmanager
async def watching(
    address: str, table: Table, token: str | None = None, after: int | None = None
) -> AsyncGenerator[ClientConnection]:
    async with connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket:
        await socket.send(json.dumps({"token": token, "after": after}))
        yield socket


async def frame(socket: ClientConnection) -> Any:
    return json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


def by_http(folder: Path, play: Callable[[Server, str], Awaitable[None]], **options: Any) -> None:
    async def run() -> None:
        async with listening(folder, **options) as (server, address):
            await play(server, address)

    asyncio.run(run())


def test_everybody_follows_the_game(tmp_path: Path) -> None:
    """Deltas lead every viewer from version to version; events of others' secrets are not among them."""

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me", "bot:random"], seed=6)
        await table.settle()
        viewers: list[int | None] = [None, 0, 1]
        documents = {viewer: await table.document(viewer) for viewer in viewers}

        async def follow(viewer: int | None) -> None:
            known = documents[viewer]
            async with watching(address, table, table.token(viewer), known["version"]) as socket:
                ready.set()
                while not known["over"]:
                    news = await frame(socket)
                    assert news["version"] == known["version"] + 1
                    known = apply_delta(known, news["delta"])
                    assert known["version"] == news["version"]
                    for event in news["events"]:
                        assert viewer == event.get("player") or "cards" not in event or event["key"] != "tapestry_cards"
            documents[viewer] = known

        followers = []
        for viewer in viewers:
            ready = asyncio.Event()
            followers.append(asyncio.create_task(follow(viewer)))
            await ready.wait()
        rng = random.Random(6)
        for wanted in (30, 60, 90):
            document = await table.play(rng, until=partial(is_at, wanted))
            await table.post("/undo", {}, document["deciders"][0])
            await table.post("/chat", {"text": "hm"}, 0)
        for seat in (0, 1):
            await table.post("/settings", {"end": True}, seat)
        await asyncio.gather(*followers)
        for viewer in viewers:
            assert documents[viewer] == await table.document(viewer)

    by_http(tmp_path, play)


def test_what_was_missed_comes_first(tmp_path: Path) -> None:
    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"], seed=6)
        first = await table.document(1)
        await table.play(random.Random(2), until=lambda now: now["version"] >= 12)
        async with watching(address, table, table.tokens[1], first["version"]) as socket:
            known = first
            while known["version"] < 12:
                known = apply_delta(known, (await frame(socket))["delta"])
            assert known == await table.document(1)
        async with watching(address, table) as socket:
            whole = await frame(socket)
            assert (whole["version"], whole["events"]) == (12, [])
            assert apply_delta(None, whole["delta"]) == await table.document()
        for after in (99, -500):
            async with watching(address, table, None, after) as socket:
                assert apply_delta(None, (await frame(socket))["delta"]) == await table.document()
        async with watching(address, table, None, 12) as socket:
            await table.post("/chat", {"text": "hello"}, 0)
            assert (await frame(socket))["version"] == 13

    by_http(tmp_path, play)


def test_a_line_that_breaks_before_all_was_told(tmp_path: Path) -> None:
    """Wherever it breaks, what is known then and the frames after it lead to the document, questions included."""

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"], seed=6)
        start = {seat: await table.document(seat) for seat in (0, 1)}
        seat = (await table.play(random.Random(2), until=lambda now: now["version"] >= 12))["deciders"][0]
        await table.post("/chat", {"text": "it is your turn"}, 1 - seat)
        assert (await table.document(seat))["decision"] is not None
        for breaks in range(1, 13):
            known = start[seat]
            async with watching(address, table, table.tokens[seat], known["version"]) as socket:
                for _ in range(breaks):
                    known = apply_delta(known, (await frame(socket))["delta"])
            async with watching(address, table, table.tokens[seat], known["version"]) as socket:
                while known["version"] < 13:
                    known = apply_delta(known, (await frame(socket))["delta"])
            assert known == await table.document(seat)

    by_http(tmp_path, play)


def test_who_reads_too_slowly_gets_the_whole_document(tmp_path: Path) -> None:
    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"])
        live = await server.services.tables.find(table.id)
        async with watching(address, table, None, 0) as socket:
            await until(lambda: live.watchers)
            live.watchers[0].lose()
            await table.post("/chat", {"text": "hello"}, 0)
            whole = await frame(socket)
            assert whole["delta"][0][0] == []
            known = apply_delta(None, whole["delta"])
            while known["version"] < 1:
                known = apply_delta(known, (await frame(socket))["delta"])
            assert known == await table.document()
            await table.post("/chat", {"text": "again"}, 0)
            assert apply_delta(known, (await frame(socket))["delta"]) == await table.document()
        await until(lambda: not live.watchers)

    by_http(tmp_path, play)


def is_at(version: int, document: Any) -> bool:
    return bool(document["version"] >= version)


async def closed(socket: ClientConnection) -> int | None:
    """The code with which the server closes."""
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(socket.recv(), PATIENCE)
    return socket.close_code


def test_who_does_not_belong_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token that opens nothing 4401, no such table 4404, nothing said in time 4408, nonsense 4400, no server 4503."""

    def stopped(_: Any) -> Services:
        raise Problem(Code.NOT_READY, "the server is not ready")

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "open"])
        for token in ("x", "x" * 22, table.invites[1]):
            async with watching(address, table, token) as socket:
                assert await closed(socket) == 4401
        async with connect(f"{address}/api/tables/{'x' * 17}/live", proxy=None, open_timeout=PATIENCE) as socket:
            await socket.send("{}")
            assert await closed(socket) == 4404
        with monkeypatch.context() as hurried:  # for nobody else: who greets on a busy machine may be late
            hurried.setattr(live_module, "GREETING", 0.1)
            async with connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket:
                assert await closed(socket) == 4408
        for said in ("", "x", "[]", '{"after": "x"}', '{"token": 7}', b"\xff\xfe", "[" * 5000):
            async with connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket:
                await socket.send(said)
                assert await closed(socket) == 4400
        assert (await server.get("/health")).status_code == 200
        monkeypatch.setattr(live_module, "services_of", stopped)
        async with connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket:
            assert await closed(socket) == 4503

    by_http(tmp_path, play)


def test_what_is_said_to_the_socket_changes_nothing(tmp_path: Path) -> None:
    """A fuzz of it, too: whatever comes, the server stands."""

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"])
        rng = random.Random(9)
        for number in range(40):
            async with connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket:
                if number % 2:
                    await socket.send("{}")
                for _ in range(rng.randrange(4)):
                    said = rng.randbytes(rng.randrange(60))
                    await socket.send(said if rng.random() < 0.5 else said.decode("latin-1"))
        async with watching(address, table, table.tokens[0]) as socket:
            await frame(socket)
            await socket.send('{"decision": "0.0", "option": "capital 1"}')
            await table.post("/chat", {"text": "still here"}, 0)
            assert (await frame(socket))["version"] == 1
        live = await server.services.tables.find(table.id)
        await until(lambda: not live.watchers)

    by_http(tmp_path, play)


# --- Signs of life


def test_who_wants_signs_of_life_gets_them(tmp_path: Path) -> None:
    """Where there is nothing to say, too; others, who may not know what they are, get none."""

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"])
        async with (
            connect(f"{address}{table.path}/live", proxy=None, open_timeout=PATIENCE) as socket,
            watching(address, table, None, 0) as other,
        ):
            await socket.send(json.dumps({"token": None, "after": 0, "beat": True}))
            for _ in range(3):
                assert await frame(socket) == {"beat": 0.05}
            await table.post("/chat", {"text": "hello"}, 0)
            while "beat" in (news := await frame(socket)):
                pass
            assert news["version"] == 1
            assert (await frame(other))["version"] == 1

    by_http(tmp_path, play, beat=0.05, silence=30.0)


async def mute(address: str, table: Table) -> socketlib.socket:
    """A socket whose other end has gone: nothing that is sent to it is answered, or even read."""
    loop, line = asyncio.get_running_loop(), socketlib.socket()
    line.setblocking(False)
    await loop.sock_connect(line, ("127.0.0.1", int(address.rpartition(":")[2])))
    head = f"GET {table.path}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    await loop.sock_sendall(line, head.encode())
    heard = b""
    while not heard.endswith(b"\r\n\r\n"):
        heard += await loop.sock_recv(line, 1)
    await loop.sock_sendall(line, b"\x81\x82\0\0\0\0{}")
    return line


def hasten(socket: ClientConnection, monkeypatch: pytest.MonkeyPatch) -> Callable[[], Awaitable[None]]:
    """Lets a second of the event loop pass, in which this socket can hear and answer, however busy the machine is."""
    loop, passed = asyncio.get_running_loop(), 0
    true_time = loop.time
    monkeypatch.setattr(loop, "time", lambda: true_time() + passed)

    async def pass_a_second() -> None:
        nonlocal passed
        passed += 1
        await asyncio.wait_for(await socket.ping(), PATIENCE)

    return pass_a_second


@pytest.mark.parametrize("waiting", [0, 100], ids=["nothing is said", "much waits to be read"])
def test_a_half_open_socket_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, waiting: int) -> None:
    silence = 2 * int(PATIENCE)

    async def play(server: Server, address: str) -> None:
        table = await server.new(["me", "me"])
        live = await server.services.tables.find(table.id)
        async with watching(address, table) as listener:  # who answers stays
            await until(lambda: live.watchers)
            with await mute(address, table):
                await until(lambda: len(live.watchers) > 1)
                for number in range(waiting):
                    live.watchers[-1].put(number + 1, b'{"version": 1, "said": "%s"}' % (b"x" * 500_000))
                pass_a_second = hasten(listener, monkeypatch)
                for _ in range(2 * silence):
                    if len(live.watchers) > 1:
                        await pass_a_second()
                assert len(live.watchers) == 1
            await frame(listener)
            await table.post("/chat", {"text": "still here"}, 0)
            assert (await frame(listener))["version"] == 1

    by_http(tmp_path, play, beat=5.0, silence=silence)
