"""The server has its troubles while people play, again and again: every acknowledged choice must be there.

    python benchmarks/crash.py [--kind kill|restart|disk] [--times 20] [--databases sqlite,postgresql] [--workers 2]

Real HTTP, `gobelin serve` in a process of its own. It is killed (kill -9), restarted (SIGTERM, in the middle of what
people do), or its disk is full until it has told somebody so. PostgreSQL is one of its own, made from the system's
package, with everything synced to disk; where the disk gets full all of it lies there. Such a disk is a small file
system, which only root may mount. The short form is tests/server/test_crash.py.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "support"))

from disks import CannotMount
from server_crash import Outcome, Trouble, crash, place_for

DATABASES = ("sqlite", "postgresql")
KINDS = ("kill", "restart", "disk")


def told(database: str, trouble: Trouble, outcome: Outcome) -> str:
    return (
        f"{database}: {trouble.name} {outcome.times} times while people played at {outcome.tables} tables; all "
        f"{outcome.choices} acknowledged choices are there, {outcome.repeated} requests got no answer and "
        f"{outcome.refused} were refused (503) until they were asked again; "
        f"ready after {statistics.median(outcome.starts):.1f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kind", choices=KINDS, help="of trouble; all of them one after the other if none is named")
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--databases", default=",".join(DATABASES))
    parser.add_argument("--workers", type=int, default=1, help="processes of the server, on PostgreSQL: one is killed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for kind in [given.kind] if given.kind else KINDS:
        for database in given.databases.split(","):
            several = database == "postgresql" and given.workers > 1
            options = ["--workers", str(given.workers)] if several else []
            try:
                with place_for(database, kind, several) as (url, trouble):
                    trials = crash(url, given.times, given.seed, *options, trouble=trouble, told=print)
                    outcome = asyncio.run(trials)
            except CannotMount as error:
                print(f"{database}, {kind}: {error}", flush=True)
                continue
            print(told(database, trouble, outcome), flush=True)


if __name__ == "__main__":
    main()
