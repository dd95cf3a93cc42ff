"""Lines to a running server, without a proxy: long heads, half requests, idle ones, too many from one address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from websockets.frames import Opcode

from gobelin.server import connections, sockets
from gobelin.server.config import Config
from gobelin.server.serving import settings_of
from waiting import PATIENCE, until

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Connect = Callable[[], Awaitable[Streams]]
App = Callable[[Any, Any, Any], Awaitable[None]]


async def echo(_: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body, and knows nothing of limits."""
    length, more = 0, True
    while more:
        message = await receive()
        length += len(message.get("body", b""))
        more = message.get("more_body", False)
    body = str(length).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def listening(config: Config, app: App) -> AsyncGenerator[Connect]:
    settings = settings_of(config) | {"lifespan": "off"}
    running = uvicorn.Server(uvicorn.Config(app, port=0, **settings))
    task = asyncio.create_task(running._serve())
    while not running.started:
        await asyncio.sleep(0.01)
        assert not task.done()
    port = running.servers[0].sockets[0].getsockname()[1]
    opened: list[Streams] = []

    async def connect() -> Streams:
        opened.append(await asyncio.open_connection("127.0.0.1", port))
        return opened[-1]

    try:
        yield connect
    finally:
        for _, writer in opened:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()
        running.should_exit = True
        await task


def by_port(play: Callable[[Connect], Awaitable[None]], app: App = echo, **options: Any) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), listening(Config("sqlite://", **options), app) as connect:
            await play(connect)

    asyncio.run(run())


async def until_closed(streams: Streams) -> bytes:
    """All that comes before the server closes the line."""
    heard = b""
    try:
        while some := await streams[0].read(10_000):
            heard += some
    except ConnectionResetError:
        pass  # it has not even read everything
    streams[1].close()
    return heard


async def answer(streams: Streams, request: bytes) -> bytes:
    """The head of the answer to one more request, and its body."""
    streams[1].write(request)
    head = await streams[0].readuntil(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    return head + await streams[0].readexactly(length)


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize(
    "head",
    [
        ASK + b"X-Long: " + b"x" * 40_000 + b"\r\n\r\n",
        ASK + b"".join(b"X-Many-%d: x\r\n" % number for number in range(200)) + b"\r\n",
        ASK + b"".join(b"X-%d: %s\r\n" % (number, b"x" * 900) for number in range(50)) + b"\r\n",
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["one long header", "many headers", "many long headers", "a long path"],
)
def test_a_head_has_limits(head: bytes) -> None:
    async def play(connect: Connect) -> None:
        reader, writer = await connect()
        writer.write(head)
        assert (await until_closed((reader, writer))).startswith(b"HTTP/1.1 431 ")

    by_port(play)


def test_a_head_without_end_is_not_read_to_its_end() -> None:
    async def play(connect: Connect) -> None:
        _, writer = await connect()
        writer.write(ASK + b"X-Endless: ")
        sent = 0
        try:
            while sent < 150_000_000:
                writer.write(b"x" * 100_000)
                sent += 100_000
                await writer.drain()
        except ConnectionError:
            pass
        assert sent < 20_000_000  # what the two ends of a line may hold, and no more
        writer.close()
        assert b" 200 " in await answer(await connect(), ASK + b"\r\n")

    by_port(play)


def test_what_is_no_head_may_be_long() -> None:
    """Bodies have limits of their own; a line may be used for many requests."""

    async def play(connect: Connect) -> None:
        streams = await connect()
        for _ in range(20):
            length = 100_000
            head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n" % length
            cookie = b"Cookie: " + b"x" * 8_000 + b"\r\n"
            assert (await answer(streams, head + cookie + b"\r\n" + b"x" * length)).endswith(str(length).encode())
        streams[1].close()

    by_port(play)


@pytest.mark.parametrize(
    ("sent", "status"),
    [(b"", b""), (b"\r\n", b""), (b"GET / HT", b"HTTP/1.1 408 "), (ASK, b"HTTP/1.1 408 ")],
    ids=["nothing", "an empty line", "half a line", "half a head"],
)
@pytest.mark.parametrize("first", [True, False], ids=["at first", "after a request"])
def test_half_a_request_is_waited_for_only_so_long(sent: bytes, status: bytes, first: bool) -> None:
    async def play(connect: Connect) -> None:
        streams = await connect()
        if not first:
            await answer(streams, ASK + b"\r\n")
        streams[1].write(sent or (b"" if first else b"\r\n"))
        assert (await until_closed(streams))[:13] == status

    by_port(play, head_seconds=0.3)


def test_a_head_that_comes_by_drops_has_no_longer() -> None:
    async def play(connect: Connect) -> None:
        streams = await connect()
        streams[1].write(ASK + b"X-Drops: ")
        closed = asyncio.create_task(until_closed(streams))
        while not closed.done():
            streams[1].write(b"X")
            await asyncio.sleep(0.02)
        assert closed.result()[:13] in (b"HTTP/1.1 408 ", b"")  # nothing, where the last drop came too late

    by_port(play, head_seconds=0.3)


def test_connections_of_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many at once; one that is closed makes room."""
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)

    async def play(connect: Connect) -> None:
        held = [await connect() for _ in range(3)]
        for streams in held:
            assert b" 200 " in await answer(streams, ASK + b"\r\n")
        assert (await until_closed(await connect())).startswith(b"HTTP/1.1 429 ")
        held[0][1].close()
        while True:
            try:
                assert b" 200 " in await answer(await connect(), ASK + b"\r\n")
                break
            except (ConnectionError, asyncio.IncompleteReadError, AssertionError):
                await asyncio.sleep(0.01)  # the server has not heard of it yet
        for _, writer in held:
            writer.close()

    by_port(play, connections=3)


def test_a_socket_is_counted_until_it_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its handler thinks: whoever does not hang up still holds it."""
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    monkeypatch.setattr(sockets, "CLOSING", PATIENCE)

    async def close_at_once(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await echo(scope, receive, send)
            return
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 4401})

    async def play(connect: Connect) -> None:
        reader, writer = await connect()
        writer.write(ASK + UPGRADE)
        await reader.readuntil(b"\r\n\r\n")
        assert (await reader.readexactly(1))[0] & 0x0F == Opcode.CLOSE
        assert (await until_closed(await connect())).startswith(b"HTTP/1.1 429 ")
        writer.close()

        async def is_room() -> bool:
            with suppress(ConnectionError, asyncio.IncompleteReadError):
                return b" 200 " in await answer(await connect(), ASK + b"\r\n")
            return False

        await until(is_room)

    by_port(play, close_at_once, connections=1)


@pytest.mark.parametrize("options", [{}, {"behind_proxy": True}], ids=["this machine", "a proxy"])
def test_this_machine_and_a_proxy_may_have_many(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind a proxy all lines are the proxy's, which counts people by itself."""
    if options:
        monkeypatch.setattr(connections, "is_loopback", lambda _: False)

    async def play(connect: Connect) -> None:
        held = [await connect() for _ in range(10)]
        for streams in held:
            assert b" 200 " in await answer(streams, ASK + b"\r\n")
            streams[1].close()

    by_port(play, connections=3, **options)


def chunk(body: bytes, extension: bytes = b"") -> bytes:
    return b"%x%s\r\n%s\r\n" % (len(body), extension, body)


CHUNKED = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"


async def sent_before_closed(streams: Streams, piece: bytes, most: int) -> int:
    """How many bytes the server takes of the same piece again and again before it closes the line."""
    reader, writer = streams
    sent = 0
    try:
        while sent < most and not reader.at_eof():
            writer.write(piece)
            sent += len(piece)
            await writer.drain()
    except ConnectionError:
        pass
    return sent


@pytest.mark.parametrize(
    ("begun", "piece"),
    [
        (CHUNKED + chunk(b"x") + b"0\r\nX-Endless: ", b"x" * 100_000),
        (CHUNKED + chunk(b"x") + b"0\r\n", b"X-Many: x\r\n" * 10_000),
        (CHUNKED + b"1;", b"x" * 100_000),
        (CHUNKED, chunk(b"x", b";" + b"x" * 20_000) * 5),
        (CHUNKED, chunk(b"x") * 20_000),
        (ASK, b"\r\n" * 50_000),
    ],
    ids=["a trailer", "trailers", "an extension", "extensions", "small chunks", "empty lines"],
)
def test_what_is_no_body_is_not_read_without_end(begun: bytes, piece: bytes) -> None:
    async def play(connect: Connect) -> None:
        streams = await connect()
        streams[1].write(begun)
        assert await sent_before_closed(streams, piece, 60_000_000) < 20_000_000
        assert b" 200 " in await answer(await connect(), ASK + b"\r\n")

    by_port(play)


def test_trailers_are_no_headers() -> None:
    told: list[bytes] = []

    async def asked(scope: Any, receive: Any, send: Any) -> None:
        await echo(scope, receive, send)
        told.extend(name for name, _ in scope["headers"])

    async def play(connect: Connect) -> None:
        streams = await connect()
        assert (await answer(streams, CHUNKED + chunk(b"xyz") + b"0\r\nX-Late: x\r\n\r\n")).endswith(b"\r\n3")
        assert (await answer(streams, ASK + b"\r\n")).endswith(b"\r\n0")
        assert told == [b"host", b"transfer-encoding", b"host"]

    by_port(play, asked)


def test_the_end_of_a_body_is_no_part_of_the_next_head() -> None:
    """They may come together, however long the body is."""

    async def play(connect: Connect) -> None:
        streams = await connect()
        length = 40_000
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % length
        for _ in range(5):
            streams[1].write(head)
            assert (await answer(streams, b"x" * length + ASK)).endswith(str(length).encode())
            assert b" 200 " in await answer(streams, b"\r\n")

    by_port(play)


def test_a_body_that_goes_on_after_its_answer_is_not_read_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hasty(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def play(connect: Connect) -> None:
        streams = await connect()
        assert b" 200 " in await answer(streams, CHUNKED + chunk(b"x"))
        received = 0

        def count(line: Any, data: bytes) -> None:
            nonlocal received
            received += len(data)
            read(line, data)

        read = connections.LimitedProtocol.data_received
        monkeypatch.setattr(connections.LimitedProtocol, "data_received", count)
        while not streams[0].at_eof():
            try:
                streams[1].write(chunk(b"x") * 100)
                await streams[1].drain()
            except ConnectionError:
                break
            await asyncio.sleep(0)
        assert received < 2 * connections.LARGEST_HEAD

    by_port(play, hasty, head_seconds=600.0)
