"""The compiled build plays the same games as the interpreted one, state by state.

The rules tests run on the compiled build with `make compiled`; here both play the same random games.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compiled_package
from folders import SUPPORT
from gobelin.machine import compiling
from soak import FIRST_SOLO

GAMES = [*range(0, 160, 6), *range(FIRST_SOLO, FIRST_SOLO + 14)]  # 2 to 5 players, all levels, the Shadow Empire

# What runs, then the digest after every choice and the log of each game.
DIFFERENTIAL = """
import hashlib, json, random, sys
import gobelin, soak
from gobelin.rules.engine import loop, state
print(loop.__file__, state.__file__, gobelin.game.game.__file__, gobelin.game.search.__file__)
for number in map(int, sys.argv[1:]):
    game = gobelin.Game.new(**soak.options(number))
    rng = random.Random(-number)
    while not game.over:
        game.play(soak.choose(game, rng, soak.style(number)))
        print(number, len(game.choices), game.digest())
    told = [game.record(), [game.events(viewer) for viewer in range(game.players)], game.problems(),
            [game.view(viewer) for viewer in range(game.players)],
            [game.score_sheet(player) for player in range(game.players)]]
    print(number, hashlib.sha256(json.dumps(told).encode()).hexdigest())
"""

# Ways to keep and to copy a game; what comes out is told as JSON.
COPIES = """
import copy, json, pickle, sys
import gobelin
from moments import everything, moments

told = []
for number, log in ((2, True), (5, False), (100003, True)):
    for step, (game, index, rng) in enumerate(moments([number], log=log)):
        if step % 25:
            continue
        copies = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)),
                  pickle.loads(pickle.dumps(game, 2)),
                  pickle.loads(pickle.dumps(game.decision.options[index]))._asked.game]
        for again in copies:
            assert everything(again) == everything(game)
            assert again.digest() == game.digest()
            assert again.log == game.log and (log or not again.log)
            again.play(index)
            assert again.digest() != game.digest()
        told.append([game.digest(), copies[0].digest(), len({again.digest() for again in copies})])

start = gobelin.Game.new(3, 1)
for _ in range(3):
    start.play(0)
start.undo(0)  # the others' start choices are held
again = pickle.loads(pickle.dumps(start))
for game in (start, again):
    game.play(1)
told.append([start.digest(), again.digest(), everything(start) == everything(again)])

def error(action):
    try:
        action()
    except Exception as problem:
        return [type(problem).__name__, str(problem)]

game = gobelin.Game.new(2, 1)
told.append([
    error(lambda: game.resample(0, 1).record()),
    error(lambda: game.play_action(3)),
    error(lambda: game.play(99)),
    error(lambda: game.play("nonsense")),
    error(lambda: game.play(None)),
    error(lambda: game.play(2.5)),
    error(lambda: gobelin.Game.new(players="two")),
    error(lambda: gobelin.Game.new(players=9)),
    error(lambda: gobelin.Game.new(seed=2.5)),
    error(lambda: gobelin.Game.new(civilizations="romans")),
    error(lambda: gobelin.Game.new(civilizations=5)),
    error(lambda: gobelin.Game.new(without=["no card"])),
    error(lambda: gobelin.Game.new(level="x")),
    error(lambda: gobelin.Game.replay(5)),
    error(lambda: gobelin.Game.replay({"format": "gobelin-record", "version": 1, "choices": [3], "seed": "x"})),
    error(lambda: gobelin.Game.from_position({})),
    error(lambda: game.view(7)),
])
print(json.dumps(told))
"""


@pytest.fixture(scope="session")
def compiled() -> Path:
    """The folder of the compiled package; skipped where nothing can be compiled."""
    if reason := compiling.find_obstacle():
        pytest.skip(str(reason))
    return compiled_package.folder()


@pytest.fixture(scope="session")
def interpreted() -> Path:
    return compiled_package.interpreted_folder()


def start(folder: Path, script: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(SUPPORT)])}
    return subprocess.Popen(
        [sys.executable, "-c", script, *arguments], env=environment, cwd=folder, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def output(process: subprocess.Popen[str], typed: str = "") -> list[str]:
    out, err = process.communicate(typed, timeout=600)
    assert process.returncode == 0, err
    return out.splitlines()


def both(interpreted: Path, compiled: Path, script: str, *arguments: str) -> tuple[list[str], list[str]]:
    """What the two builds print, run next to each other."""
    processes = [start(folder, script, *arguments) for folder in (interpreted, compiled)]
    told = [output(process) for process in processes]
    return told[0], told[1]


def test_the_same_state_after_every_choice(interpreted: Path, compiled: Path) -> None:
    """The same seeds and choices through both builds: equal digests all the way, equal logs, views and scores."""
    slow, fast = both(interpreted, compiled, DIFFERENTIAL, *map(str, GAMES))
    assert all(Path(name).suffix == ".py" for name in slow[0].split())
    assert all(Path(name).suffix in (".so", ".pyd") for name in fast[0].split())
    assert all(Path(name).is_relative_to(compiled) for name in fast[0].split())
    for one, other in zip(slow[1:], fast[1:], strict=True):
        assert one == other, "the builds part here: game, choice, digest"
    assert len(slow) > 4000
    assert {line.split()[0] for line in slow[1:]} == set(map(str, GAMES))


def test_copies_pickles_and_errors_are_the_same(interpreted: Path, compiled: Path) -> None:
    slow, fast = both(interpreted, compiled, COPIES)
    told: list[Any] = json.loads(slow[0])
    assert told == json.loads(fast[0])
    assert all(same == 1 for _, _, same in told[:-2])
    before, after, equal = told[-2]
    assert (before, equal) == (after, True)
    errors = told[-1]
    assert [name for name, _ in errors] == [
        "GobelinError", *["IllegalChoice"] * 5, *["BadOptions"] * 7, *["BadRecord"] * 2, "BadPosition", "BadArgument",
    ]  # fmt: skip


def test_a_pickle_is_read_by_the_other_build(interpreted: Path, compiled: Path) -> None:
    """A pickled game is its record, a resampled one its state, whichever build wrote it."""
    write = """
import base64, pickle, soak
from moments import moments
games = [soak.play(7, check=False)]
for game, _, rng in moments([3, 30, 100004]):
    if len(game.choices) % 40 == 39:
        games.append(game.resample(0, rng.randrange(1000)))
print(base64.b64encode(pickle.dumps(games)).decode(), *(game.digest() for game in games))
"""
    read = """
import base64, pickle, sys
print(*(game.digest() for game in pickle.loads(base64.b64decode(sys.stdin.read()))))
"""
    for writer, reader in ((interpreted, compiled), (compiled, interpreted)):
        pickled, *digests = output(start(writer, write))[0].split()
        assert len(digests) > 10
        assert output(start(reader, read), pickled) == [" ".join(digests)]


def test_version_names_the_build(interpreted: Path, compiled: Path) -> None:
    command = "from gobelin.cli import main; main(['--version'])"
    slow, fast = both(interpreted, compiled, command)
    assert "(interpreted rules, Python 3." in slow[0]
    assert "(compiled rules, Python 3." in fast[0]


def test_new_powers_can_be_written_for_the_compiled_rules(interpreted: Path, compiled: Path) -> None:
    """Code outside extends Power in either build."""
    script = """
from gobelin import Game
from gobelin.rules.engine.frames import Power
class Generous(Power):
    def on_advance(self, state, owner, mover, track, before, after):
        state.players[owner].vp += 100
game = Game.new(2, 1)
while game.decision.kind != "turn":
    game.play(0)
me = game.decision.player
game.state.players[me].powers += (Generous(),)
game.play("advance science")
game.play(0)  # pays for it
print(game.scores[me], game.digest())
"""
    slow, fast = both(interpreted, compiled, script)
    assert slow == fast
    assert slow[0].startswith("100 ")


def test_jobs_give_the_same_in_the_compiled_build(interpreted: Path, compiled: Path) -> None:
    command = "from gobelin.cli import main; main(['simulate', '-n', '30', '-j', '2', '--json'])"
    slow, fast = both(interpreted, compiled, command)
    assert json.loads("".join(slow))["results"] == json.loads("".join(fast))["results"]
