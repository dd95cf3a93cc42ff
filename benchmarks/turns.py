"""How many moves the bots of a table make alone, and beside somebody else's many tables of the slowest bots.

    python benchmarks/turns.py [--seconds 20] [--tables 6] [--bot greedy]

`gobelin serve` in a process of its own; the two who ask come from two addresses of this machine (Linux).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import websockets

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "support"))

from running_server import running

MODEST, GREEDY = "127.0.0.2", "127.0.0.3"


async def watched(
    stack: AsyncExitStack, url: str, address: str, bot: str, seed: int, players: int = 5
) -> tuple[Any, str]:
    """A table of bots that an address makes and watches, so that they move."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    client = await stack.enter_async_context(httpx.AsyncClient(base_url=url, transport=transport, timeout=60))
    body = {"players": players, "seats": [f"bot:{bot}"] * players, "seed": seed}
    made = await client.post("/api/tables", json=body)
    made.raise_for_status()
    path = f"/api/tables/{made.json()['table']}"
    address_of_socket = url.replace("http", "ws", 1) + path + "/live"
    connected = websockets.connect(address_of_socket, proxy=None, local_addr=(address, 0), max_size=None)
    socket = await stack.enter_async_context(connected)
    await socket.send(json.dumps({}))
    reading = asyncio.create_task(read_all(socket))  # whoever does not read holds the table up
    stack.callback(reading.cancel)
    return client, path


async def read_all(socket: Any) -> None:
    async for _ in socket:
        pass


async def moves(url: str, bot: str, seconds: float, label: str) -> int:
    """Moves of a table of five, and of the next one, with another deal, when it is over."""
    made, number, until = 0, 0, time.monotonic() + seconds
    while time.monotonic() < until:
        number += 1
        async with AsyncExitStack() as stack:
            client, path = await watched(stack, url, MODEST, bot, number)
            table = (await client.get(path)).json()
            while not table["over"] and time.monotonic() < until:
                await asyncio.sleep(0.1)
                table = (await client.get(path)).json()
            made += table["version"]
            left = until - time.monotonic()
            print(f"  {label}, table {number}: {table['version']} moves, over: {table['over']}, {left:.1f} s left")
    return made


async def moves_of(tables: list[tuple[Any, str]]) -> int:
    return sum([(await client.get(path)).json()["version"] for client, path in tables])


async def measure(url: str, asked: argparse.Namespace) -> tuple[int, int, int]:
    """Moves alone, moves beside the others, and those of the others meanwhile: else nothing was measured."""
    await moves(url, asked.bot, 2, "warming up")  # workers start
    alone = await moves(url, asked.bot, asked.seconds, "alone")
    async with AsyncExitStack() as stack:
        others = [await watched(stack, url, GREEDY, "master", 100 + n) for n in range(asked.tables)]
        while await moves_of(others) < 4 * 5 * asked.tables:  # past the start choices, which cost nothing
            await asyncio.sleep(0.2)
        before = await moves_of(others)
        beside = await moves(url, asked.bot, asked.seconds, "beside")
        return alone, beside, await moves_of(others) - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running("--database", f"sqlite:///{folder}/tables.sqlite") as server:
        alone, beside, others = asyncio.run(measure(server.url, asked))
    print(f"{alone} moves alone in {asked.seconds:g} s; {beside} beside {asked.tables} tables of five master")
    print(f"which made {others} moves meanwhile")


if __name__ == "__main__":
    main()
