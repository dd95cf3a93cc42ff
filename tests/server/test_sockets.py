"""What a socket says is packed; whoever unpacks by the book gets every word of it."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from gobelin.server.config import Config
from gobelin.server.limits import Limit
from gobelin.server.serving import settings_of
from gobelin.server.sockets import CLOSING, HEARD, QUOTED, PackedSocket, PackingFactory
from running_server import running
from waiting import PATIENCE

TEXTS = [
    b"",
    b"{}",
    *(json.dumps({"version": number, "events": ["turn"] * number}).encode() for number in range(40)),
    os.urandom(3 * QUOTED),  # nothing in it can be packed, and it fills all that is kept
    b"x" * (QUOTED - 1),
    json.dumps(list(range(5000))).encode(),
    "Łódź 🎲".encode(),
]


def pair(client: ClientPerMessageDeflateFactory) -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """The two ends of a socket, as they have agreed."""
    told, server = PackingFactory().process_request_params(client.get_request_params(), [])
    return server, client.process_response_params(told, [])


@pytest.mark.parametrize(
    "client",
    [
        ClientPerMessageDeflateFactory(),
        ClientPerMessageDeflateFactory(server_no_context_takeover=True),
        ClientPerMessageDeflateFactory(server_max_window_bits=9),
        ClientPerMessageDeflateFactory(server_max_window_bits=12, client_max_window_bits=9),
    ],
    ids=["usual", "each by itself", "small window", "windows"],
)
def test_every_word_arrives(client: ClientPerMessageDeflateFactory) -> None:
    server, other = pair(client)
    rng = random.Random(1)
    for text in [*TEXTS, *rng.choices(TEXTS, k=100)]:
        assert other.decode(server.encode(Frame(Opcode.TEXT, text))).data == text
        assert server.decode(other.encode(Frame(Opcode.TEXT, text)), max_size=10**6).data == text


def test_what_was_said_before_is_quoted() -> None:
    """And nobody keeps more of it than was said to be kept."""
    server, _ = pair(ClientPerMessageDeflateFactory())
    text = os.urandom(1000)
    lengths = [len(server.encode(Frame(Opcode.TEXT, text)).data) for _ in range(2)]
    assert lengths[0] > 1000
    assert lengths[1] < 100
    server.encode(Frame(Opcode.TEXT, bytes(100 * QUOTED)))
    kept = [value for value in vars(server).values() if isinstance(value, bytes)]
    assert sum(map(len, kept)) == QUOTED
    assert not hasattr(server, "encoder")
    assert not hasattr(server, "decoder")


def test_pings_are_not_packed() -> None:
    server, _ = pair(ClientPerMessageDeflateFactory())
    ping = Frame(Opcode.PING, b"1234")
    assert server.encode(ping) is ping


def test_over_the_wire(tmp_path: Path) -> None:
    """Who offers to unpack gets packed messages, who does not gets the same as they are."""
    with running("--database", f"sqlite:///{tmp_path}/tables.sqlite") as server, server.client() as client:
        table = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"]}).json()["table"]
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        heard = []
        for compression, agreed in (
            ("deflate", "permessage-deflate; client_no_context_takeover"),
            (None, None),
        ):
            with connect(address, proxy=None, compression=compression, open_timeout=PATIENCE) as wire:
                assert wire.response is not None
                assert wire.response.headers.get("Sec-WebSocket-Extensions") == agreed
                wire.send(json.dumps({"token": None, "after": None}))
                heard.append(wire.recv(timeout=PATIENCE))
        assert heard[0] == heard[1]


# --- What is heard


class Wire(asyncio.Transport):
    """A line whose other end answers nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.aborted = False
        self.written = b""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None: ...

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


HANDSHAKE = (
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: %s\r\n\r\n" % (b"x" * 8000)
)


async def listen(_scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"x" * 100),
        Frame(Opcode.PONG, b"x" * 100),
        Frame(Opcode.TEXT, b""),
        Frame(Opcode.TEXT, b"", fin=False),
    ],
    ids=["pings", "pongs", "empty messages", "messages without end"],
)
def test_who_never_stops_talking_is_hung_up_on(frame: Frame) -> None:
    """Before anything of it is read; in the course of time a little more may be said."""
    said = frame.serialize(mask=True)

    async def run() -> None:
        settings = uvicorn.Config(listen, **settings_of(Config("sqlite://")))
        settings.load()
        clock = SimpleNamespace(now=1000.0)
        socket, wire = PackedSocket(settings, ServerState(), {}), Wire()
        socket.heard = Limit(HEARD, lambda: clock.now, most=1)
        socket.connection_made(wire)
        socket.data_received(HANDSHAKE)  # which the line has measured
        while not wire.written:
            await asyncio.sleep(0)
        for _ in range(HEARD.burst // len(said)):
            socket.data_received(said)
        assert not wire.aborted
        clock.now += len(said) * HEARD.seconds
        socket.data_received(said)
        assert not wire.aborted
        written = wire.written
        for _ in range(3):
            socket.data_received(said)
        assert wire.aborted
        assert len(wire.written) <= len(written) + len(said)
        socket.connection_lost(None)

    asyncio.run(run())


def test_who_does_not_hang_up_is_not_waited_for() -> None:
    """A socket that was closed must not stand for long."""

    async def run() -> None:
        settings = uvicorn.Config(listen, **settings_of(Config("sqlite://")))
        settings.load()
        socket, wire = PackedSocket(settings, ServerState(), {}), Wire()
        socket.connection_made(wire)
        socket.data_received(HANDSHAKE)
        while not wire.written:
            await asyncio.sleep(0)
        await socket.send({"type": "websocket.close", "code": 4401})
        assert socket.close_timer is not None
        assert socket.close_timer.when() <= socket.loop.time() + CLOSING
        socket.connection_lost(None)

    asyncio.run(run())
