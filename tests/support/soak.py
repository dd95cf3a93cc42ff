"""Random games over all player counts, civilizations and options, with everything checked after every choice.

    python tests/support/soak.py --games 10000 [--first 0] [--jobs 2]

Game number n is always the same game. A failure prints its number and what was wrong, and is counted.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
import traceback
from typing import Any

import gobelin
from gobelin.rules.printed.automa import REMOVED_CIVILIZATIONS
from gobelin.rules.printed.names import CIVILIZATIONS, NAMED, TAPESTRIES

BOX_CARDS = TAPESTRIES[: NAMED[0][0]]  # the box; a card or mat that joins later must not change every numbered game
BOX_MATS = CIVILIZATIONS[: NAMED[0][1]]
FIRST_SOLO = 100_000  # from this number on the games have bots


def options(number: int) -> dict[str, Any]:
    """The options of soak game `number`: every combination turns up sooner or later."""
    if number >= FIRST_SOLO:
        return solo_options(number)
    rng = random.Random(number)
    players = 2 + number % 4
    made: dict[str, Any] = {"players": players, "seed": number}
    if number % 3 == 0:  # every civilization in turn, on some seat
        civilizations: list[str | None] = [None] * players
        civilizations[rng.randrange(players)] = BOX_MATS[number // 3 % len(BOX_MATS)]
        made["civilizations"] = civilizations
    return made | table_options(rng)


def table_options(rng: random.Random) -> dict[str, Any]:
    """What a table may agree on, now and then."""
    made: dict[str, Any] = {}
    if rng.random() < 0.2:
        made["start_bonus"] = True
    if rng.random() < 0.2:
        made["without"] = rng.sample(BOX_CARDS, rng.randrange(1, 12))
    if rng.random() < 0.1:
        made["loop_guard"] = False
    if rng.random() < 0.2:
        made["optional_x_advance"] = True
    if rng.random() < 0.2:
        made["confirm_turns"] = True
    return made


def solo_options(number: int) -> dict[str, Any]:
    """Games from FIRST_SOLO on have bots: all levels and civilizations in turn, every seventh a Shadow Empire."""
    rng = random.Random(number)
    turn, kind = divmod(number - FIRST_SOLO, 7)
    made: dict[str, Any] = {"seed": number}
    if kind < 6:
        in_play = [name for name in BOX_MATS if name not in REMOVED_CIVILIZATIONS]
        made |= {"players": 1, "level": kind + 1, "civilizations": [in_play[turn % len(in_play)]]}
    else:
        civilizations: list[str | None] = [BOX_MATS[turn % len(BOX_MATS)], None]
        rng.shuffle(civilizations)
        made |= {"players": 2, "shadow_empire": True, "civilizations": civilizations}
    return made | table_options(rng)


def style(number: int) -> float:
    """How much the random player shuns income turns: games of all lengths, up to full tracks."""
    return (0.0, 0.6, 0.9, 0.98)[number // 4 % 4]


def choose(game: gobelin.Game, rng: random.Random, patience: float) -> int:
    decision = game.decision
    assert decision is not None
    count = len(decision.actions)
    if decision.kind == "turn" and count > 1 and rng.random() < patience:
        return rng.randrange(count - 1)  # the last option is the income turn
    return rng.randrange(count)


def play(number: int, check: bool = True) -> gobelin.Game:
    """Play soak game `number` to its end; AssertionError says what went wrong."""
    game = gobelin.Game.new(**options(number))
    rng = random.Random(-number)
    patience = style(number)
    while not game.over:
        decision = game.decision
        assert decision is not None
        assert decision.actions, "a decision without options"
        assert len(set(decision.actions)) == len(decision.actions), f"the same option twice: {decision}"
        index = choose(game, rng, patience)
        if check and rng.random() < 0.02:
            look_closely(game, index, rng)
        game.play(index)
        if check:
            problems = game.problems()
            assert not problems, f"after {len(game.choices)} choices: {problems}"
        assert len(game.choices) < 20_000, "the game does not end"
    return game


def look_closely(game: gobelin.Game, index: int, rng: random.Random) -> None:
    """Now and then: views, resampling, previews, undo and positions agree with the game."""
    decision = game.decision
    assert decision is not None
    for viewer in (None, *range(game.players)):
        view = json.dumps(game.view(viewer))
        guess = game.resample(viewer, rng.randrange(1 << 30))
        assert json.dumps(guess.view(viewer)) == view, f"resampling changed what {viewer} sees"
        assert not guess.problems(), guess.problems()
    before = json.dumps(game.view(decision.player))
    reveals = decision.options[index].reveals
    game.preview(index)
    assert json.dumps(game.view(decision.player)) == before, "a preview changed the game"
    trial = game.copy()
    trial.play(index)
    assert json.dumps(game.view(decision.player)) == before, "playing a copy changed the game"
    same_turn = trial.state.turns == game.state.turns and game.state.started and not trial.over
    if same_turn and not reveals:
        trial.undo(decision.player)
        assert json.dumps(trial.view(decision.player)) == before, "undo did not bring the table back"
        assert [repr(e) for e in trial.log] == [repr(e) for e in game.log], "undo did not bring the log back"
    if decision.kind == "turn":
        again = gobelin.Game.from_position(json.loads(json.dumps(game.position())))
        assert json.dumps(again.view(decision.player)) == before, "the position is another one"


def attempt(number: int) -> tuple[int, str, int]:
    try:
        game = play(number)
        replayed = gobelin.Game.replay(json.loads(json.dumps(game.record())))
        assert replayed.scores == game.scores
        assert [repr(event) for event in replayed.log] == [repr(event) for event in game.log]
    except Exception:
        return number, traceback.format_exc(), 0
    return number, "", len(game.choices)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    began = time.monotonic()
    failed = choices = 0
    with multiprocessing.Pool(arguments.jobs) as pool:
        for done, (number, problem, made) in enumerate(pool.imap_unordered(attempt, numbers, chunksize=4), 1):
            choices += made
            if problem:
                failed += 1
                print(f"game {number} {options(number)}\n{problem}", file=sys.stderr)
            if done % 100 == 0 or done == len(numbers):
                print(f"{done}/{len(numbers)} games, {failed} failed, {choices} choices, "
                      f"{time.monotonic() - began:.0f} s", flush=True)  # fmt: skip
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
