"""How fast the store is: moves a second, how long one waits for its commit, and what it costs.

python benchmarks/store.py sqlite:////tmp/bench.db
python benchmarks/store.py postgresql://postgres@127.0.0.1:5432/bench
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time

from gobelin.server.acts import Choice
from gobelin.server.entries import Entry, Stored
from gobelin.server.store import Store

WRITERS = (1, 8, 64)


def moment(times: list[float], share: float) -> float:
    return 1000 * sorted(times)[int(share * (len(times) - 1))]


def move(number: int) -> Entry:
    act = Choice(str(number), "advance technology with two workers", "person")
    return Entry(number, time.time(), number % 2, act, f"{number:032}", "a" * 64)


async def burst(store: Store, writers: int, moves: int) -> dict[str, float]:
    """Tables that write one move after the other, as fast as they can."""
    tables = [f"{time.time_ns()}-{number}" for number in range(writers)]
    for table in tables:
        await store.create(Stored(table, time.time(), {"setup": {"players": 2}, "seed": 7}, {}))
    waits: list[float] = []

    async def play(table: str) -> None:
        for number in range(1, moves // writers + 1):
            entry = move(number)
            began = time.perf_counter()
            await store.append(table, [entry])
            waits.append(time.perf_counter() - began)

    began, worked = time.perf_counter(), time.process_time()
    await asyncio.gather(*map(play, tables))
    wall, cpu = time.perf_counter() - began, time.process_time() - worked
    await store.delete(tables)
    return {
        "writers": writers,
        "moves_per_second": round(len(waits) / wall),
        "cpu_ms_per_move": round(1000 * cpu / len(waits), 3),
        "p50_ms": round(moment(waits, 0.5), 2),
        "p99_ms": round(moment(waits, 0.99), 2),
    }


async def steady(store: Store, tables: int, seconds: float, every: float) -> dict[str, float]:
    """Tables at which somebody moves now and then."""
    names = [f"{time.time_ns()}-{number}" for number in range(tables)]
    for name in names:
        await store.create(Stored(name, time.time(), {"setup": {"players": 2}, "seed": 7}, {}))
    waits: list[float] = []
    end = time.perf_counter() + seconds

    async def play(place: int) -> None:
        await asyncio.sleep(every * place / tables)
        number = 0
        while time.perf_counter() < end:
            number += 1
            entry = Entry(number, time.time(), 0, Choice(str(number), "x" * 30, "person"), f"{number}")
            began = time.perf_counter()
            await store.append(names[place], [entry])
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(every - (time.perf_counter() - began))

    worked = time.process_time()
    await asyncio.gather(*map(play, range(tables)))
    cpu = time.process_time() - worked
    await store.delete(names)
    return {
        "tables": tables,
        "moves_per_second": round(len(waits) / seconds),
        "cpu_ms_per_move": round(1000 * cpu / len(waits), 3),
        "p50_ms": round(moment(waits, 0.5), 2),
        "p99_ms": round(moment(waits, 0.99), 2),
    }


async def loading(store: Store, entries: int) -> dict[str, float]:
    """A long game is read again."""
    table = f"{time.time_ns()}"
    await store.create(Stored(table, time.time(), {"setup": {"players": 2}, "seed": 7}, {}))
    added = [Entry(n, 1e9 + n, 0, Choice(str(n), "x" * 30, "person")) for n in range(1, entries + 1)]
    await store.append(table, added)
    began = time.perf_counter()
    for _ in range(20):
        await store.load(table)
    wall = time.perf_counter() - began
    await store.delete([table])
    return {"entries": entries, "load_ms": round(1000 * wall / 20, 2)}


async def measure(url: str, moves: int) -> list[dict[str, float]]:
    store = await Store.open(url)
    try:
        rows = [await burst(store, writers, moves) for writers in WRITERS]
        rows.append(await steady(store, 500, 10.0, 5.0))
        rows.append(await loading(store, 600))
        return rows
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("database", help="its address")
    parser.add_argument("--moves", type=int, default=2000)
    given = parser.parse_args()
    for row in asyncio.run(measure(given.database, given.moves)):
        print(json.dumps(row))


if __name__ == "__main__":
    main()
