"""Kills the server again and again while people play, on each database: every acknowledged choice must be there.

    python benchmarks/crash.py [--times 20] [--databases sqlite,postgresql] [--workers 2]

Real HTTP, `gobelin serve` in a process of its own, kill -9. PostgreSQL is one of its own, made from the system's
package, with everything synced to disk. The short form is tests/server/test_crash.py.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from postgres import Postgres, programs
from server_crash import Outcome, crash

DATABASES = ("sqlite", "postgresql")


@contextmanager
def new_database(kind: str) -> Iterator[str]:
    """The address of an empty one."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/tables.db"
        return
    found = programs()
    if found is None:
        sys.exit("there is no PostgreSQL: apt-get install postgresql")
    server = Postgres(found, durable=True)
    try:
        yield server.new_database()
    finally:
        server.remove()


def told(kind: str, outcome: Outcome) -> str:
    return (
        f"{kind}: killed {outcome.kills} times while people played at {outcome.tables} tables; all {outcome.choices} "
        f"acknowledged choices are there, {outcome.repeated} requests were asked again; "
        f"ready after {statistics.median(outcome.starts):.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--databases", default=",".join(DATABASES))
    parser.add_argument("--workers", type=int, default=1, help="processes of the server, on PostgreSQL: one is killed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for kind in given.databases.split(","):
        several = kind == "postgresql" and given.workers > 1
        options = ["--workers", str(given.workers)] if several else []
        with new_database(kind) as url:
            killing = crash(url, given.times, given.seed, *options, one_at_a_time=several, told=print)
            outcome = asyncio.run(killing)
        print(told(kind, outcome), flush=True)


if __name__ == "__main__":
    main()
