"""Measures the server by real HTTP and writes its section into docs/generated/performance.md.

    python benchmarks/server.py [--steps 250,500,750,1000] [--seconds 60] [--kills 20] [--databases sqlite,postgresql]
    python benchmarks/server.py --again       # writes the section again from the figures of the last run

Each server is `gobelin serve` in a process of its own; the players are this process, on the same machine. PostgreSQL is
one of its own, made from the system's package, with everything synced to disk.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from string import Template
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tests" / "support"))

from report import BEGIN_SERVER, END_SERVER, machine, number, server_section, table  # noqa: E402
from table_players import Party  # noqa: E402

import gobelin  # noqa: E402
from gobelin.machine.compiling import running_build  # noqa: E402
from postgres import Postgres, programs  # noqa: E402
from server_crash import Kill, crash  # noqa: E402

FIGURES = ROOT / "build" / "server.json"
Figures = dict[str, Any]

EVERY = 5.0  # seconds between two moves at a table
HELD = 0.100  # seconds within which 99 of 100 moves must be answered
AIM_TABLES = 500
AIM_READY = 4.0  # seconds
AIM_MEMORY = 80.0  # kB for each table beyond the first
DEEPEST = 60  # moves a table has behind it at most when it is measured
STEP_COLUMNS = {
    "tables": "tables",
    "moves": "moves",
    "p50_ms": "median (ms)",
    "p99_ms": "99 % (ms)",
    "worst_ms": "worst (ms)",
    "players_late_p99_ms": "players late, 99 % (ms)",
    "cores": "cores used",
}
PIECE_COLUMNS = {
    "moves_per_cpu_s": "moves per CPU s",
    "looks_per_cpu_s": "looks per CPU s",
    "moves_per_s": "moves per s",
    "memory_first_kb": "first table (kB)",
    "memory_table_kb": "table (kB)",
    "memory_socket_kb": "socket (kB)",
}
CRASH_COLUMNS = {"times": "kills", "tables": "tables", "choices": "choices acknowledged", "lost": "of these lost"}
AT_ONCE = 8  # players who do not wait, for the figures by CPU time


class Server:
    """`gobelin serve`, with what the system knows of its processes."""

    def __init__(self, database: str, workers: int) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "gobelin",
                "serve",
                "--port",
                "0",
                "--database",
                database,
                "--workers",
                str(workers),
            ],
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(Path(gobelin.__file__).parents[1])},
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^\s]+\d", self.process.stdout.readline())
        self.ready = time.perf_counter() - began
        if found is None:
            raise SystemExit("the server did not start")
        self.url = found[0]

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _processes(self) -> Iterator[tuple[Path, list[str]]]:
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                figures = file.read_text().rpartition(")")[2].split()
            except OSError:
                continue  # it has just ended
            if int(figures[3]) == self.process.pid:  # its session
                yield file.parent, figures

    def cpu(self) -> float:
        """CPU seconds of all its processes so far."""
        ticks = sum(int(figures[11]) + int(figures[12]) for _, figures in self._processes())
        return ticks / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """kB that all its processes hold for themselves."""
        total = 0
        for folder, _ in self._processes():
            rollup = (folder / "smaps_rollup").read_text()
            total += sum(int(size) for size in re.findall(r"^Private_(?:Clean|Dirty): +(\d+) kB", rollup, re.M))
        return float(total)


async def measure(server: Server, steps: list[int], seconds: float) -> Figures:
    """Everything about one server. Tables are added step by step while they are held."""
    parties = [Party(server.url, 0)]
    first = parties[0]
    await first.sit_down()
    await first.watch()
    for _ in range(DEEPEST):
        await first.move()
    found: Figures = {"memory_first_kb": server.memory(), "steps": []}
    found |= await by_cpu(server, seconds / 4)
    alone = server.memory()
    for count in steps:
        new = [Party(server.url, number) for number in range(len(parties), count)]
        await together(new)
        if not found["steps"]:
            found["memory_table_kb"] = (server.memory() - alone) / max(1, len(new))
            alone = server.memory()
        for party in new:
            await party.watch()
        parties += new
        if not found["steps"]:
            found["memory_socket_kb"] = (server.memory() - alone) / max(1, len(new))
        found["steps"].append(await hold(server, parties, seconds))
        if found["steps"][-1]["p99_ms"] >= 1000 * HELD:
            break
    for party in parties:
        await party.leave()
    return found


async def together(parties: list[Party]) -> None:
    """Tables are made and played to different depths, a few at a time."""
    waiting = list(parties)

    async def prepare() -> None:
        while waiting:
            party = waiting.pop()
            await party.sit_down()
            for _ in range(party.chance.randrange(DEEPEST)):
                await party.move()

    await asyncio.gather(*(prepare() for _ in range(AT_ONCE)))


async def hold(server: Server, parties: list[Party], seconds: float) -> Figures:
    """A move every few seconds at each table; how long the answers take."""
    took: list[float] = []
    late: list[float] = []  # how late this process itself was: part of every measured time may be its own
    heard = sum(party.heard for party in parties)
    end = time.perf_counter() + EVERY + seconds
    measured_from = time.perf_counter() + EVERY  # the first round is not counted

    async def play(party: Party) -> None:
        at = time.perf_counter() + party.chance.uniform(0, EVERY)
        while at < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            lag = time.perf_counter() - at
            seconds_taken = await party.move()
            if at >= measured_from:
                took.append(seconds_taken)
                late.append(lag)
            at += EVERY

    cpu = server.cpu()
    await asyncio.gather(*(play(party) for party in parties))
    took.sort()
    late.sort()
    return {
        "tables": len(parties),
        "moves": len(took),
        "p50_ms": 1000 * quantile(took, 0.5),
        "p99_ms": 1000 * quantile(took, 0.99),
        "worst_ms": 1000 * took[-1],
        "players_late_p99_ms": 1000 * quantile(late, 0.99),
        "cores": (server.cpu() - cpu) / (seconds + EVERY),
        "heard": sum(party.heard for party in parties) - heard,
    }


def quantile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


async def by_cpu(server: Server, seconds: float) -> Figures:
    """Requests for each CPU second of the server, by players who do not wait."""
    parties = [Party(server.url, 10_000 + number) for number in range(AT_ONCE)]
    for party in parties:
        await party.sit_down()
    found: Figures = {}
    for name in ("moves", "looks"):
        end = time.perf_counter() + seconds

        async def ask(party: Party, end: float = end, looks: bool = name == "looks") -> int:
            count = 0
            while time.perf_counter() < end:
                await (party.look(count % 2) if looks else party.move())
                count += 1
            return count

        cpu, began = server.cpu(), time.perf_counter()
        done = sum(await asyncio.gather(*(ask(party) for party in parties)))
        found[f"{name}_per_cpu_s"] = done / max(0.01, server.cpu() - cpu)
        found[f"{name}_per_s"] = done / (time.perf_counter() - began)
    for party in parties:
        await party.leave()
    return found


def run(databases: list[str], steps: list[int], seconds: float, starts: int, kills: int) -> Figures:
    found: Figures = {"date": time.strftime("%Y-%m-%d"), "version": gobelin.__version__, "machine": machine()}
    found |= {"seconds": seconds, "build": running_build(), "servers": []}
    for name in databases:
        with database(name) as new_address:
            for workers in (1, 2) if name == "postgresql" else (1,):
                address = new_address()
                ready = []
                for _ in range(starts - 1):
                    with closing(Server(address, workers)) as server:
                        ready.append(server.ready)
                with closing(Server(address, workers)) as server:
                    ready.append(server.ready)
                    figures = asyncio.run(measure(server, steps, seconds))
                figures |= {"database": name, "workers": workers, "ready_s": statistics.median(ready)}
                if kills:
                    several = ["--workers", str(workers)] if workers > 1 else []
                    killing = crash(new_address(), kills, 1, *several, trouble=Kill(one_at_a_time=workers > 1))
                    figures["crash"] = asdict(asyncio.run(killing))
                found["servers"].append(figures)
                print(json.dumps(figures), flush=True)
    return found


@contextmanager
def database(name: str) -> Iterator[Any]:
    """A function that makes an empty database of the kind."""
    if name == "sqlite":
        with tempfile.TemporaryDirectory(prefix="gobelin-bench-") as folder:
            yield lambda: f"sqlite:///{folder}/tables.sqlite"
        return
    found = programs()
    if found is None:
        raise SystemExit("there is no PostgreSQL on this machine: --databases sqlite measures without")
    server = Postgres(found, durable=True)
    try:
        yield server.new_database
    finally:
        server.remove()


# --- Writing


def held(figures: Figures) -> int:
    """The most tables with 99 % of the moves answered in time."""
    return max((step["tables"] for step in figures["steps"] if step["p99_ms"] < 1000 * HELD), default=0)


def names(figures: Figures) -> str:
    kind = "SQLite" if figures["database"] == "sqlite" else "PostgreSQL"
    return kind if figures["workers"] == 1 else f"{kind}, {figures['workers']} processes"


def figure(value: float) -> str:
    return str(value) if isinstance(value, int) else number(value)


def section(found: Figures) -> str:
    """The text between the marks in docs/generated/performance.md."""
    servers = found["servers"]

    def verdict(good: bool) -> str:
        return "met" if good else "**missed**"

    aims = []
    for figures in servers:
        name = names(figures)
        aims += [
            [f"tables held, {name}", f"≥ {AIM_TABLES}", str(held(figures)), verdict(held(figures) >= AIM_TABLES)],
            [f"start to ready, {name} (s)", f"≤ {AIM_READY:g}", number(figures["ready_s"]),
             verdict(figures["ready_s"] <= AIM_READY)],
            [f"memory of a live table, {name} (kB)", f"≤ {AIM_MEMORY:g}", number(figures["memory_table_kb"]),
             verdict(figures["memory_table_kb"] <= AIM_MEMORY)],
        ]  # fmt: skip
    steps = [
        [names(figures), *(figure(step[key]) for key in STEP_COLUMNS)]
        for figures in servers
        for step in figures["steps"]
    ]
    pieces = [[names(figures), *(number(figures[key]) for key in PIECE_COLUMNS)] for figures in servers]
    crashes = [
        [names(figures), *(str(figures["crash"][key]) for key in CRASH_COLUMNS)]
        for figures in servers
        if "crash" in figures
    ]
    about = found["machine"]
    template = Template((HERE / "page_server.md").read_text(encoding="utf-8"))
    text = template.substitute(
        date=found["date"],
        version=found["version"],
        build=found["build"],
        machine=f"{about['processor']}, {about['cores']} cores; {about['system']}; {about['python']}",
        deepest=DEEPEST,
        every=f"{EVERY:g}",
        seconds=f"{found['seconds']:g}",
        held=f"{1000 * HELD:g}",
        at_once=AT_ONCE,
        aims=table(["", "aim", "measured", ""], aims),
        steps=table(["", *STEP_COLUMNS.values()], steps),
        pieces=table(["", *PIECE_COLUMNS.values()], pieces),
        crashes=table(["", *CRASH_COLUMNS.values()], crashes),
    )
    return f"{BEGIN_SERVER}\n{text.rstrip()}\n{END_SERVER}\n"


def write(found: Figures, folder: Path) -> None:
    page = folder / "performance.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    before = text.replace(server_section(page).lstrip("\n"), "") if text else ""
    page.write_text(f"{before.rstrip()}\n\n{section(found)}".lstrip(), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the server; write its section of performance.md.")
    parser.add_argument("--steps", default="250,500,750,1000", help="numbers of tables, while they are held")
    parser.add_argument("--seconds", type=float, default=60.0, help="for each of them")
    parser.add_argument("--starts", type=int, default=3, help="of which the median counts")
    parser.add_argument("--kills", type=int, default=20, help="of each server while people play")
    parser.add_argument("--databases", default="sqlite,postgresql")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "generated")
    parser.add_argument("--again", action="store_true", help="measure nothing, write the last figures again")
    parser.add_argument("--figures", type=Path, default=FIGURES, help="where the figures are kept")
    arguments = parser.parse_args()
    if arguments.again:
        found = json.loads(arguments.figures.read_text(encoding="utf-8"))
    else:
        steps = [int(step) for step in arguments.steps.split(",")]
        found = run(arguments.databases.split(","), steps, arguments.seconds, arguments.starts, arguments.kills)
        arguments.figures.parent.mkdir(parents=True, exist_ok=True)
        arguments.figures.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    write(found, arguments.folder)
    print(f"{arguments.folder.name}/performance.md has its section on the server")
    return 0


if __name__ == "__main__":
    sys.exit(main())
