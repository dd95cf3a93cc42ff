"""catanatron, a well-known engine of another board game in pure Python, measured as speed.py measures Gobelin.

    python benchmarks/peers.py [--games 20] [--rounds 12]

Random players, whole games, its own loop (`play_tick`), which checks every choice and keeps the list of actions. It
also asks where there is one option only, to roll or to end the turn, so an action is less than a decision of Gobelin:
both the time of an action and the time between two decisions with a choice are given. A seed gives the same game in
every round, but not in every process.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import platform
import sys
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any

from clock import Work, bytes_each, each, measured, now, reduced

INSTALL = "catanatron is not installed: pip install 'gobelin[bench]', or pip install catanatron==3.2.1"
PLAYERS = (2, 4)
TABLE = 4
MIDDLES = 8


def new_game(players: int, seed: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)


def goes_on(game: Any) -> bool:
    from catanatron.game import TURNS_LIMIT

    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play(players: int, seed: int) -> Sequence[float]:
    began = now()
    game = new_game(players, seed)
    ready = now()
    while goes_on(game):
        game.play_tick()
    return ready - began, now() - ready


def widths(players: int, seed: int) -> list[int]:
    """The number of options of every action."""
    game = new_game(players, seed)
    found = []
    while goes_on(game):
        found.append(len(game.state.playable_actions))
        game.play_tick()
    return found


def half_played(players: int, seed: int) -> Any:
    actions = len(widths(players, seed))
    game = new_game(players, seed)
    for _ in range(actions // 2):
        game.play_tick()
    return game


def measure(games: int, rounds: int) -> dict[str, Any]:
    seeds = range(1, games + 1)
    courses = {(players, seed): widths(players, seed) for players in PLAYERS for seed in seeds}
    works: dict[tuple[object, ...], Work] = {key: partial(play, *key) for key in courses}
    for seed in seeds[:MIDDLES]:
        works["copy", seed] = each(half_played(TABLE, seed).copy, 50)
    found, share = measured(works, rounds)
    least = reduced(found, min)
    figures: dict[str, Any] = {
        "name": "catanatron",
        "version": importlib.metadata.version("catanatron"),
        "python": platform.python_version(),
        "games": games,
        "rounds": rounds,
        "core_share": share,
        "players": {},
        "game_copy_us": 1e6 * fmean(laps[0] for key, laps in least.items() if key[0] == "copy"),
    }
    for players in PLAYERS:
        all_widths = [width for seed in seeds for width in courses[players, seed]]
        decisions = sum(width > 1 for width in all_widths)
        set_up, time = (sum(least[players, seed][lap] for seed in seeds) for lap in (0, 1))
        figures["players"][str(players)] = {
            "actions_per_game": len(all_widths) / games,
            "decisions_per_game": decisions / games,
            "options_per_decision": fmean(width for width in all_widths if width > 1),
            "action_us": time / len(all_widths) * 1e6,
            "decision_us": time / decisions * 1e6,
            "decisions_per_s": decisions / time,
            "games_per_s": games / (set_up + time),
        }
    middle = half_played(TABLE, 1)
    figures["memory"] = {"game_copy_bytes": bytes_each(lambda number: middle.copy(), 200)}
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of catanatron.")
    parser.add_argument("--games", type=int, default=20, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=12)
    arguments = parser.parse_args()
    try:
        import catanatron  # noqa: F401
    except ImportError:
        print(json.dumps({"missing": INSTALL}))
        return 0
    json.dump(measure(arguments.games, arguments.rounds), sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
