"""Measures what one choice costs on the wire: the answer and all frames that come by the socket, as packed as sent.

    python benchmarks/wire.py [--players 2,5] [--games 2] [--bot greedy]

Whole games of one person with bots, at the pace `instant`, by `gobelin serve` in a process of its own. Of every choice
all bytes are counted that the server sends until its socket, too, has shown what the answer tells: heads of answers
and of messages included. Like the page, the player knows the document before each choice and wants no other one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import closing
from typing import Any

import msgspec
import websockets
from table_players import Line, NewTable
from websockets.asyncio.client import ClientConnection

from gobelin.server.api.choices import MINIMAL
from gobelin.server.deltas import apply_delta
from server import Server, quantile

KINDS = ("answer", "socket", "together")
PARTS = {"median": 0.5, "95 %": 0.95, "largest": 1.0}


class Counting(ClientConnection):
    """A socket that counts what comes."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


async def play(url: str, players: int, bot: str, seed: int) -> dict[str, list[float]]:
    """A whole game; the bytes of each choice."""
    luck, line = random.Random(seed), Line(url)
    wanted = {"players": players, "seats": ["me"] + [f"bot:{bot}"] * (players - 1), "seed": seed}
    new = msgspec.json.decode(await line.ask("POST", "/api/tables", body=wanted), type=NewTable)
    path, token = f"/api/tables/{new.table}", new.seats[0].token
    address = f"ws{url.removeprefix('http')}{path}/live"
    found: dict[str, list[float]] = {kind: [] for kind in KINDS}
    async with websockets.connect(address, ping_interval=None, proxy=None, create_connection=Counting) as socket:
        assert isinstance(socket, Counting)
        await socket.send(msgspec.json.encode({"token": token, "after": None}), text=True)
        shown = msgspec.json.decode(await socket.recv())["version"]
        document: Any = msgspec.json.decode(await line.ask("GET", path, token))
        while not document["over"]:
            if not document["options"]:  # a bot still thinks
                await asyncio.sleep(0.05)
                document = msgspec.json.decode(await line.ask("GET", path, token))
                continue
            while shown < document["version"]:
                shown = msgspec.json.decode(await socket.recv())["version"]
            body = {"decision": document["decision"]["id"], "option": luck.choice(document["options"])["text"]}
            by_line, by_socket = line.received, socket.received
            key = f"{luck.getrandbits(64):x}"
            said = msgspec.json.decode(await line.ask("POST", f"{path}/choices", token, body, key, MINIMAL))
            for frame in said["frames"]:
                document = apply_delta(document, frame["delta"])
            assert document["version"] == said["version"]
            while shown < document["version"]:
                shown = msgspec.json.decode(await socket.recv())["version"]
            sizes = (line.received - by_line, socket.received - by_socket)
            for kind, size in zip(KINDS, (*sizes, sum(sizes)), strict=True):
                found[kind].append(size)
    line.close()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="What one choice costs on the wire.")
    parser.add_argument("--players", default="2,5")
    parser.add_argument("--games", type=int, default=2, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, closing(Server(f"sqlite:///{folder}/tables.sqlite", 1)) as server:
        for players in map(int, arguments.players.split(",")):
            sizes: dict[str, list[float]] = {kind: [] for kind in KINDS}
            for seed in range(arguments.games):
                for kind, found in asyncio.run(play(server.url, players, arguments.bot, seed)).items():
                    sizes[kind] += found
            for kind, found in sizes.items():
                found.sort()
                parts = (f"{name} {quantile(found, part) / 1000:.1f} kB" for name, part in PARTS.items())
                print(f"{players} players, {len(found)} choices, {kind}: {', '.join(parts)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
