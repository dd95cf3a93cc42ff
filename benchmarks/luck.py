"""Random games per second of two states of the sources, both builds, in one run: what a change of the luck costs.

    python benchmarks/luck.py BEFORE NOW [--games 150] [--rounds 12] [--folder FOLDER]

BEFORE and NOW are folders with `interpreted` and `compiled` in them, each to be put on the path. All four play in
processes of their own, in turn, round by round, through the public face. A game is timed in each round in CPU time, its
least time counts, and the least times are added up. The same seeds deal other games where the luck is another one, so
times are told for each decision, too. Writes its section of docs/generated/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from report import BEGIN_LUCK, END_LUCK, ROOT, luck_section, machine, number, table

BUILDS: Final = ("interpreted", "compiled")
PLAYERS: Final = (2, 4)
WORKER: Final = """
import json, random, sys, time
import gobelin
try:
    from gobelin.rules.engine import loop
except ImportError:  # before the rules had rooms
    from gobelin.rules import engine as loop
is_compiled = not str(loop.__file__).endswith(".py")
assert is_compiled == (sys.argv[1] == "compiled"), loop.__file__
for line in sys.stdin:
    players, seeds = json.loads(line)
    found = []
    for seed in range(1, seeds + 1):
        draw = random.Random(seed).random
        began = time.process_time()
        game = gobelin.Game.new(players=players, seed=seed)
        while not game.over:
            options = game.decision.options
            game.play(options[int(draw() * len(options))])
        found.append((time.process_time() - began, len(game.choices)))
    print(json.dumps(found), flush=True)
"""
Games = list[tuple[float, int]]  # seconds and decisions of each


class Player:
    """A build that plays when it is told to."""

    def __init__(self, folder: Path, build: str) -> None:
        path = {**os.environ, "PYTHONPATH": str(folder / build)}
        command = [sys.executable, "-c", WORKER, build]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=path, stdin=pipe, stdout=pipe, text=True, cwd=folder)

    def play(self, players: int, games: int) -> Games:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([players, games]) + "\n")
        self.process.stdin.flush()
        return [tuple(game) for game in json.loads(self.process.stdout.readline())]

    def close(self) -> None:
        self.process.communicate()


def run(folders: list[Path], games: int, rounds: int) -> dict[tuple[str, int], list[Games]]:
    """By build and number of players the games before and now, each with its least time."""
    found: dict[tuple[str, int], list[Games]] = {}
    players = {(build, when): Player(folder, build) for when, folder in enumerate(folders) for build in BUILDS}
    for turn in range(rounds):
        for build in BUILDS:
            for count in PLAYERS:
                best = found.setdefault((build, count), [[], []])
                for when in (0, 1) if turn % 2 else (1, 0):
                    played = players[build, when].play(count, games)
                    least = [min(pair) for pair in zip(played, best[when] or played, strict=True)]
                    best[when] = least
    for one in players.values():
        one.close()
    return found


def section(found: dict[tuple[str, int], list[Games]], games: int, rounds: int) -> str:
    here = machine()
    rows = []
    for (build, players), (before, now) in found.items():
        seconds = [sum(time for time, _ in played) for played in (before, now)]
        decisions = [sum(count for _, count in played) for played in (before, now)]
        rate = [games / time for time in seconds]
        each = [1e6 * time / count for time, count in zip(seconds, decisions, strict=True)]
        games_told = [number(rate[0]), number(rate[1]), change(rate[0], rate[1])]
        rows.append([build, str(players), *games_told, number(each[0]), number(each[1]), change(each[1], each[0])])
    head = ["build", "players", "games/s before", "now", "change", "µs per decision before", "now", "decisions/s"]
    text = f"""## Luck
What luck that nobody can compute costs: keyed BLAKE2b (rules 3) against the generator of rules 2, before it. Written by
`python benchmarks/luck.py` ({datetime.now(UTC).date()}; {here["processor"]}, {here["cores"]} cores; {here["python"]}).

{table(head, rows, 1)}
{games} random games through the public face for each number of players, with set-up; both states of the sources and
both builds in turn, {rounds} rounds, CPU time. The least time of each game counts. The same seed deals other games
before and now, which are a little longer or shorter: the time of a decision does without that.
"""
    return f"{BEGIN_LUCK}\n{text.rstrip()}\n{END_LUCK}\n"


def change(before: float, now: float) -> str:
    return f"{100 * (now / before - 1):+.1f} %"


def write(text: str, folder: Path) -> None:
    """Put the section into the page, before those of environments and server; all else there stays."""
    from report import environments_section, server_section

    page = folder / "performance.md"
    old = page.read_text(encoding="utf-8")
    others = [environments_section(page), server_section(page)]
    for known in (*others, luck_section(page)):
        old = old.replace(known.lstrip("\n"), "")
    page.write_text(f"{old.rstrip()}\n\n{text}{''.join(others)}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs=2, type=Path, metavar="FOLDER")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--folder", type=Path, default=ROOT / "docs" / "generated")
    asked = parser.parse_args()
    found: Any = run([folder.resolve() for folder in asked.folders], asked.games, asked.rounds)
    text = section(found, asked.games, asked.rounds)
    print(text)
    write(text, asked.folder)


if __name__ == "__main__":
    main()
