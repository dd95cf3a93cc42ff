"""A process that writes to the store is killed at any moment, again and again: nothing acknowledged is lost or half.

python tests/support/store_crash.py --times 20 sqlite:////tmp/crash.db
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

from gobelin.server.acts import Choice
from gobelin.server.entries import Entry, Stored, Token, TurnStart
from gobelin.server.store import Store

TABLES = 8
TURN = 5  # every fifth number begins a turn


def name(place: int) -> str:
    return f"table {place}"


def entry(place: int, number: int) -> Entry:
    """The same for writer and reader."""
    act = Choice(str(number), f"option {place} {number}", "person")
    return Entry(number, 1000.0 + number, number % 3, act, f"key {number}", f"body {number}")


def turn_start(place: int, number: int) -> TurnStart:
    return TurnStart(number, 1, f"digest {place} {number}", {"turn": number // TURN, "rest": "x" * 500})


async def write(url: str) -> None:
    """Write as fast as possible; a line for each number that is acknowledged."""
    store = await Store.open(url)

    async def play(place: int) -> None:
        stored = await store.load(name(place))
        if stored is None:
            stored = Stored(name(place), 1.0, {"seed": place}, {"place": place})
            await store.create(stored)
        number = len(stored.entries)
        while True:
            last = number + 1 + number % 2  # first one entry, then two at once
            starts = [n for n in range(number + 1, last + 1) if n % TURN == 0]
            await store.append(
                name(place),
                [entry(place, n) for n in range(number + 1, last + 1)],
                add_tokens=[Token(f"token {place} {n}", name(place), 0) for n in range(number + 1, last + 1)],
                spend_tokens=[f"token {place} {number}"] if number else [],
                turn_start=turn_start(place, starts[-1]) if starts else None,
                due=float(last),
            )
            number = last
            os.write(1, f"{place} {number}\n".encode())

    await asyncio.gather(*map(play, range(TABLES)))


async def check(url: str, acknowledged: dict[int, int]) -> int:
    """All that was acknowledged is there, and nothing half; how many entries there are."""
    store = await Store.open(url)
    entries = 0
    for place in range(TABLES):
        stored = await store.load(name(place))
        if stored is None:
            assert place not in acknowledged, f"{name(place)} is lost"
            continue
        last = len(stored.entries)
        assert last >= acknowledged.get(place, 0), f"{name(place)} ends at {last}, not {acknowledged[place]}"
        assert stored.entries == [entry(place, number) for number in range(1, last + 1)]
        assert last == 0 or last % 2 == 1, f"half of an append: {name(place)} ends at {last}"  # 1, 3, 5, ...
        assert {token.hash: token.spent for token in stored.tokens} == {
            f"token {place} {number}": number != last and number in _ends(last) for number in range(1, last + 1)
        }
        starts = [number for number in range(1, last + 1) if number % TURN == 0]
        assert stored.turn_start == (turn_start(place, starts[-1]) if starts else None)
        assert [number for number, _, _ in await store.turn_starts(name(place))] == starts
        entries += last
    for summary in await store.summaries():
        assert summary.version == len(await store.entries(summary.id))
    await store.close()
    return entries


def _ends(last: int) -> set[int]:
    """The numbers with which appends ended."""
    ends, number = set(), 0
    while number < last:
        number += 1 + number % 2
        ends.add(number)
    return ends


def crash(url: str, times: int, seed: int, told: Callable[[str], None] = print) -> int:
    """Kill writers after some acknowledged moves; how many entries were written in all."""
    luck = random.Random(seed)
    acknowledged: dict[int, int] = {}
    entries = 0
    for time_ in range(1, times + 1):
        process = subprocess.Popen([sys.executable, __file__, "--write", url], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        wanted = luck.randrange(1, 400)
        try:
            lines = "".join(process.stdout.readline() for _ in range(wanted))
            time.sleep(luck.random() * 0.02)
            assert process.poll() is None, "the writer ended by itself"
        finally:
            process.kill()
        lines += process.communicate()[0]  # what it said before its end
        acknowledged |= _read(lines)
        entries = asyncio.run(check(url, acknowledged))
        told(f"killed {time_} times, {entries} entries, all acknowledged ones are there")
    return entries


def _read(lines: str) -> dict[int, int]:
    whole = lines[: lines.rfind("\n") + 1].splitlines()
    return {int(place): int(number) for place, number in (line.split() for line in whole)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("database", help="its address; it should be empty")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="be the one who is killed")
    given = parser.parse_args()
    if given.write:
        asyncio.run(write(given.database))
    else:
        crash(given.database, given.times, given.seed)


if __name__ == "__main__":
    main()
