"""Players for the benchmark of the server: cheap clients, so that the machine is left to the server.

A `Party` sits at one table: it has the tokens of all seats, watches by one socket, and makes random moves by HTTP.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import random
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import websockets

PLAYERS = 2
KEPT = 30.0  # seconds for which a server surely keeps a connection that nobody uses


class Decision(msgspec.Struct):
    id: int | str


class Choosable(msgspec.Struct):
    text: str


class Document(msgspec.Struct):
    """What a player must read of a table to make a move."""

    version: int
    over: bool
    deciders: list[int]
    decision: Decision | None = None
    options: list[Choosable] = []


class Seat(msgspec.Struct):
    seat: int
    token: str | None = None


class NewTable(msgspec.Struct):
    table: str
    seats: list[Seat]


class Line:
    """One kept connection that speaks as much HTTP as is needed."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.received = 0  # bytes, as they come
        self._used = 0.0
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, token: str | None = None, body: Any = None, key: str = "", prefer: str = ""
    ) -> bytes:
        if time.monotonic() - self._used > KEPT:
            self.close()
        self._used = time.monotonic()
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port, limit=2**20)
        reader, writer = self._streams
        content = b"" if body is None else msgspec.json.encode(body)
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.host}:{self.port}", "Accept-Encoding: gzip"]
        lines.append(f"Content-Length: {len(content)}")
        if token:
            lines.append(f"Authorization: Bearer {token}")
        if key:
            lines.append(f"Idempotency-Key: {key}")
        if prefer:
            lines.append(f"Prefer: {prefer}")
        if content:
            lines.append("Content-Type: application/json")
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        length = next(
            int(line.partition(":")[2]) for line in head.split("\r\n") if line.lower().startswith("content-length:")
        )
        answer = await reader.readexactly(length)
        self.received += len(head) + length
        if "\r\ncontent-encoding: gzip" in head.lower():
            answer = gzip.decompress(answer)
        status = int(head.split(" ", 2)[1])
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {answer[:500].decode('utf-8', 'replace')}")
        return answer

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Party:
    """All players of one table, and one who watches."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.line = Line(url)
        self.chance = random.Random(seed)
        self.table = ""
        self.tokens: dict[int, str] = {}
        self.known: dict[int, Document] = {}  # the newest document of each seat
        self.moves = 0
        self.heard = 0  # messages of the socket
        self._watching: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        wanted = {"players": PLAYERS, "seats": ["me"] * PLAYERS}
        new = msgspec.json.decode(await self.line.ask("POST", "/api/tables", body=wanted), type=NewTable)
        self.table = new.table
        self.tokens = {seat.seat: seat.token for seat in new.seats if seat.token}
        self.known.clear()
        await self.look(0)

    async def look(self, seat: int) -> Document:
        answer = await self.line.ask("GET", f"/api/tables/{self.table}", self.tokens[seat])
        self.known[seat] = msgspec.json.decode(answer, type=Document)
        return self.known[seat]

    async def move(self) -> float:
        """One random move by whoever decides; the seconds from request to answer."""
        newest = max(self.known.values(), key=lambda document: document.version)
        if newest.over:
            await self.sit_down()
            newest = self.known[0]
        seat = newest.deciders[0]
        mine = self.known.get(seat)
        if mine is None or mine.version < newest.version:
            mine = await self.look(seat)
        assert mine.decision is not None
        body = {"decision": mine.decision.id, "option": self.chance.choice(mine.options).text}
        key = f"{self.chance.getrandbits(64):x}"
        began = time.perf_counter()
        answer = await self.line.ask("POST", f"/api/tables/{self.table}/choices", self.tokens[seat], body, key)
        took = time.perf_counter() - began
        self.known[seat] = msgspec.json.decode(answer, type=Document)
        self.moves += 1
        return took

    async def watch(self) -> None:
        """Open a socket, as a spectator."""
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/live"
        socket = await websockets.connect(address, ping_interval=None, proxy=None)
        await socket.send(msgspec.json.encode({"token": None, "after": None}), text=True)

        async def listen() -> None:
            with contextlib.suppress(websockets.ConnectionClosed):
                async for _ in socket:
                    self.heard += 1

        self._watching = asyncio.get_running_loop().create_task(listen())

    async def leave(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        self.line.close()
