"""Speed of the rules through the public face, in CPU time of one core.

    python benchmarks/speed.py [--games 60] [--repeat 5] [--json]

Each figure is the best of several repeats, so that other work on the machine disturbs it as little as possible.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Callable

import gobelin

AIMS = {
    "decision_us": 20.0,
    "games_per_s_2": 200.0,
    "games_per_s_4": 100.0,
    "copy_us": 8.0,
    "replay_ms": 20.0,
}


def random_game(players: int, seed: int, log: bool = True) -> gobelin.Game:
    """A whole game; every decision builds its list of options, as a bot would want it."""
    game = gobelin.Game.new(players=players, seed=seed, log=log)
    choice = random.Random(seed).choice
    while not game.over:
        game.play(choice(game.decision.options))  # type: ignore[union-attr]
    return game


def cpu(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def best(work: Callable[[], object], repeat: int) -> float:
    return min(cpu(work) for _ in range(repeat))


def microseconds(work: Callable[[], object], times: int, repeat: int) -> float:
    def many() -> None:
        for _ in range(times):
            work()

    return best(many, repeat) / times * 1e6


def measure(games: int, repeat: int) -> dict[str, float]:
    figures: dict[str, float] = {}
    for players in (2, 3, 4, 5):
        seeds = range(max(1, games * 2 // players))
        decisions = sum(len(random_game(players, seed).choices) for seed in seeds)
        for name, log in (("", True), ("_no_log", False)):
            seconds = best(lambda p=players, s=seeds, w=log: [random_game(p, seed, w) for seed in s], repeat)  # type: ignore[misc]
            figures[f"games_per_s_{players}{name}"] = len(seeds) / seconds
            figures[f"decision_us_{players}{name}"] = seconds / decisions * 1e6
        figures[f"decisions_per_game_{players}"] = decisions / len(seeds)
    figures["decision_us"] = figures["decision_us_4"]
    middle = half_played(4)
    figures["copy_us"] = microseconds(middle.state.copy, 2000, repeat)
    figures["game_copy_us"] = microseconds(middle.copy, 2000, repeat)
    figures["view_us"] = microseconds(lambda: middle.view(0), 200, repeat)
    figures["resample_us"] = microseconds(lambda: middle.resample(0, 1), 200, repeat)
    records = [random_game(4, seed).record() for seed in range(20)]
    figures["replay_ms"] = best(lambda: [gobelin.Game.replay(record) for record in records], repeat) / 20 * 1e3
    return figures


def half_played(players: int) -> gobelin.Game:
    whole = random_game(players, 3)
    game = gobelin.Game.new(players=players, seed=3)
    for action in whole.choices[: len(whole.choices) // 2]:
        game.play(gobelin.TEXTS[action])
    return game


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of the rules.")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    figures = measure(arguments.games, arguments.repeat)
    if arguments.json:
        print(json.dumps({"python": platform.python_version(), **figures}))
        return 0
    print(f"Gobelin {gobelin.__version__}, Python {platform.python_version()}, CPU time of one core")
    for name, value in figures.items():
        aim = AIMS.get(name)
        print(f"{name:28}{value:10.1f}" + (f"   (aim {'>=' if 'per_s' in name else '<='} {aim:g})" if aim else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
