"""What a socket says is packed; whoever unpacks by the book gets every word of it."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from gobelin.server.sockets import QUOTED, PackingFactory
from running_server import running

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
            with connect(address, proxy=None, compression=compression) as wire:
                assert wire.response is not None
                assert wire.response.headers.get("Sec-WebSocket-Extensions") == agreed
                wire.send(json.dumps({"token": None, "after": None}))
                heard.append(wire.recv(timeout=60))
        assert heard[0] == heard[1]
