"""The speed of one build of the rules, in CPU time of one core, as JSON.

    python benchmarks/speed.py [--games 40] [--rounds 12]

Which build runs is a matter of the path: see report.py, which measures both. Three ways to play are measured:

    face     the public face as it comes: Game, Decision, Option objects, checked choices
    logged   the same while the log of events is written, because somebody has asked for it
    engine   the state and the engine alone: `state.legal` and `loop.choose`

Every game is one of random choices and the same in every way and build. Picking is part of the time of a decision,
setting up part of the time of a game. One player is the solo game of level 2: a decision contains the bots' turns.
"""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from statistics import fmean, median
from typing import Any

from clock import Work, bytes_each, each, measured, now, reduced

import gobelin
from gobelin.machine.compiling import running_build
from gobelin.rules.engine import loop
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.state import State
from gobelin.rules.flow import setup

Key = tuple[object, ...]

PLAYERS = (1, 2, 3, 4, 5)
TABLE = 4  # players in everything that is measured for one number of players only
SCREENS = 5  # players at the tables that are drawn: the fullest ones
TENTHS = 10
MIDDLE = slice(4, 6)  # the tenths of a game whose tables are drawn
MIDDLES = 8  # half-played games that are copied, viewed, resampled and drawn


def play_face(players: int, seed: int, logged: bool) -> Sequence[float]:
    """Set-up and play through the public face."""
    draw = random.Random(seed).random
    began = now()
    game = gobelin.Game.new(players=players, seed=seed)
    if logged:
        game.events()
    ready = now()
    while not game.over:
        options = game.decision.options  # type: ignore[union-attr]
        game.play(options[int(draw() * len(options))])
    return ready - began, now() - ready


def play_engine(players: int, seed: int) -> Sequence[float]:
    """Set-up and play on the state itself."""
    draw = random.Random(seed).random
    began = now()
    state = new_state(players, seed)
    ready = now()
    while not state.over:
        legal = state.legal
        loop.choose(state, legal[int(draw() * len(legal))])
    return ready - began, now() - ready


def new_state(players: int, seed: int) -> State:
    """A table before its first decision."""
    state = setup.new_state(Options(players=players, level=2 if players == 1 else 0), seed)
    setup.push_start_choices(state)
    loop.run(state)
    return state


class Course:
    """What happens in one random game, to be played again piece by piece."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.seed = seed
        self.actions: list[int] = []
        self.widths: list[int] = []  # options of each decision
        draw = random.Random(seed).random
        state = new_state(players, seed)
        while not state.over:
            self.widths.append(len(state.legal))
            self.actions.append(state.legal[int(draw() * len(state.legal))])
            loop.choose(state, self.actions[-1])

    def tenths(self) -> list[range]:
        """The numbers of the decisions in each tenth of the game."""
        cuts = [len(self.actions) * tenth // TENTHS for tenth in range(TENTHS + 1)]
        return [range(first, end) for first, end in pairwise(cuts)]

    def state(self, decisions: int) -> State:
        state = new_state(self.players, self.seed)
        for action in self.actions[:decisions]:
            loop.choose(state, action)
        return state

    def game(self, decisions: int) -> gobelin.Game:
        game = gobelin.Game.new(players=self.players, seed=self.seed)
        for action in self.actions[:decisions]:
            game.play(gobelin.TEXTS[action])
        return game

    def play_tenths(self) -> Sequence[float]:
        """The engine's time for each tenth of the game."""
        state = new_state(self.players, self.seed)
        laps = []
        for tenth in self.tenths():
            began = now()
            for number in tenth:
                loop.choose(state, self.actions[number])
            laps.append(now() - began)
        return laps

    def draw(self) -> Sequence[float]:
        """The time of `game.table` for whoever decides, at each decision in the middle of the game."""
        middle = [number for tenth in self.tenths()[MIDDLE] for number in tenth]
        game = self.game(middle[0])
        laps = []
        for number in middle:
            player = game.decision.player  # type: ignore[union-attr]
            began = now()
            game.table(player)
            laps.append(now() - began)
            game.play_action(self.actions[number])
        return laps


def measure(games: int, rounds: int) -> dict[str, Any]:
    courses = {players: [Course(players, seed) for seed in range(1, games + 1)] for players in PLAYERS}
    found, share = measured(works(courses), rounds)
    return {
        "build": running_build().partition(",")[0],
        "version": gobelin.__version__,
        "python": platform.python_version(),
        "games": games,
        "rounds": rounds,
        "core_share": share,
        **figures(courses, reduced(found, min)),
        "typical": figures(courses, reduced(found, median)),
        "memory": memory(courses[TABLE][:MIDDLES]),
    }


def works(courses: dict[int, list[Course]]) -> dict[Key, Work]:
    """All that is timed. A key ends with the seed of the game."""
    made: dict[Key, Work] = {}
    for players in PLAYERS:
        for course in courses[players]:
            made["face", players, course.seed] = partial(play_face, players, course.seed, False)
            made["logged", players, course.seed] = partial(play_face, players, course.seed, True)
            made["engine", players, course.seed] = partial(play_engine, players, course.seed)
    for course in courses[TABLE]:
        record = course.game(len(course.actions)).record()
        made["tenths", course.seed] = course.play_tenths
        made["replay", course.seed] = each(partial(gobelin.Game.replay, record))
    for course in courses[TABLE][:MIDDLES]:
        middle = course.game(len(course.actions) // 2)
        made["state_copy", course.seed] = each(middle.state.copy, 200)
        made["game_copy", course.seed] = each(middle.copy, 200)
        made["view", course.seed] = each(partial(middle.view, 0), 20)
        made["resample", course.seed] = each(partial(middle.resample, 0, 1), 20)
        for number, tenth in enumerate(course.tenths()):
            made["tenth_copy", number, course.seed] = each(course.state(tenth[len(tenth) // 2]).copy, 100)
    for course in courses[SCREENS][:MIDDLES]:
        made["table", course.seed] = course.draw
    return made


def figures(courses: dict[int, list[Course]], times: dict[Key, list[float]]) -> dict[str, Any]:
    """What the times of all works come to."""

    def mean(*key: object) -> float:
        """The mean over the seeds, in microseconds."""
        return 1e6 * fmean(laps[0] for found, laps in times.items() if found[:-1] == key)

    made: dict[str, Any] = {"players": {}}
    for players in PLAYERS:
        seeds = [course.seed for course in courses[players]]
        widths = [width for course in courses[players] for width in course.widths]
        row: dict[str, Any] = {"decisions_per_game": len(widths) / len(seeds), "options_per_decision": fmean(widths)}
        for way in ("face", "logged", "engine"):
            set_up, play = (sum(times[way, players, seed][lap] for seed in seeds) for lap in (0, 1))
            row[way] = {
                "decision_us": play / len(widths) * 1e6,
                "decisions_per_s": len(widths) / play,
                "games_per_s": len(seeds) / (set_up + play),
                "set_up_us": set_up / len(seeds) * 1e6,
            }
        made["players"][str(players)] = row
    made["state_copy_us"] = mean("state_copy")
    made["game_copy_us"] = mean("game_copy")
    made["view_us"] = mean("view")
    made["resample_us"] = mean("resample")
    made["replay_ms"] = mean("replay") / 1e3
    drawn = sorted(lap for key, laps in times.items() if key[0] == "table" for lap in laps)
    made["table_ms"] = {
        "mean": 1e3 * fmean(drawn),
        "of_95": 1e3 * drawn[len(drawn) * 95 // 100],
        "most": 1e3 * drawn[-1],
    }
    made["progress"] = {"decision_us": [], "options_per_decision": [], "copy_us": []}
    for number in range(TENTHS):
        widths = [course.widths[at] for course in courses[TABLE] for at in course.tenths()[number]]
        seconds = sum(times["tenths", course.seed][number] for course in courses[TABLE])
        made["progress"]["decision_us"].append(seconds / len(widths) * 1e6)
        made["progress"]["options_per_decision"].append(fmean(widths))
        made["progress"]["copy_us"].append(mean("tenth_copy", number))
    return made


def memory(courses: list[Course]) -> dict[str, float]:
    """Bytes, for the table's number of players. Last of all, for tracemalloc slows everything down."""
    middle = courses[0].game(len(courses[0].actions) // 2)

    def half(number: int) -> State:
        course = courses[number % len(courses)]
        return course.state(len(course.actions) // 2)

    def whole(number: int) -> gobelin.Game:
        course = courses[number % len(courses)]
        return course.game(len(course.actions))

    return {
        "state_copy_bytes": bytes_each(lambda number: middle.state.copy(), 400),
        "game_copy_bytes": bytes_each(lambda number: middle.copy(), 400),
        "state_bytes": bytes_each(half, 5 * len(courses)),
        "game_bytes": bytes_each(whole, 2 * len(courses)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of one build of the rules.")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=12)
    arguments = parser.parse_args()
    json.dump(measure(arguments.games, arguments.rounds), sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
