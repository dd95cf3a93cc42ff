"""Damaged documents: valid positions and records of all kinds of games, changed at random in thousands of ways.

    python tests/support/fuzz.py --cases 25000 [--first 0]

Whatever the damage, the document loads, and then the game can be looked at and plays to its end with all invariants, or
BadPosition or BadRecord is raised. Case number n is always the same; a failure prints its number.
"""

from __future__ import annotations

import argparse
import copy
import functools
import json
import random
import sys
import time
import traceback
from collections import Counter
from typing import Any

import gobelin
import soak
from folders import DATA
from gobelin.rules.printed.names import CIVILIZATIONS, LANDMARKS, TAPESTRIES, TECHNOLOGIES, TRACKS

CASES_PER_GAME = 50
CHECKED = 0.1  # the share of choices after which everything is checked
LONGEST = 20_000  # choices: no game is longer

Way = tuple[Any, ...]  # to a piece of a document


def game_number(case: int) -> int:
    """The soak game whose documents a case damages: every other one has bots."""
    game, other = divmod(case // CASES_PER_GAME, 2)
    return soak.FIRST_SOLO + game if other else game


@functools.lru_cache(maxsize=4)
def documents(number: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Some positions of a soak game, early and late ones, and its record."""
    game = gobelin.Game.new(**soak.options(number))
    rng = random.Random(number)
    positions = []
    while not game.over:
        if game.decision is not None and game.decision.kind == "turn":
            positions.append(game.position())
        game.play(soak.choose(game, rng, soak.style(number)))
    record = json.loads(json.dumps(game.record()))
    return [json.loads(json.dumps(doc)) for doc in rng.sample(positions, min(6, len(positions)))], record


@functools.cache
def kept_positions() -> list[dict[str, Any]]:
    """Positions that the tests keep, as they are and as version 2 wrote them."""
    folder = DATA / "positions"
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))]
    old = [{key: value for key, value in doc.items() if key != "luck"} | {"version": 2, "random": 7} for doc in kept]
    return kept + old


# --- Damage


def paths(data: Any, path: Way = ()) -> list[Way]:
    """The way to every piece of JSON-able data."""
    found = [path] if path else []
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    else:
        return found
    for key, value in inner:
        found += paths(value, (*path, key))
    return found


def at(data: Any, path: Way) -> Any:
    for step in path:
        data = data[step]
    return data


def shape(path: Way) -> Way:
    """Paths to pieces of the same meaning have the same shape."""
    return tuple(step if isinstance(step, str) and "," not in step else "" for step in path)


def junk(rng: random.Random) -> Any:
    """Something else."""
    return rng.choice([
        None, True, False, 0, -1, 0.5, float("nan"), "", "x" * 200, [], {}, [[]], {"": None}, 10**30, -(10**30),
        rng.randrange(-2, 70), rng.random(), rng.choice(TAPESTRIES), rng.choice(TECHNOLOGIES), rng.choice(LANDMARKS),
        rng.choice(CIVILIZATIONS), rng.choice(TRACKS), [rng.randrange(13) for _ in range(rng.randrange(4))],
        [rng.choice(TAPESTRIES)], {"player": rng.randrange(5), "piece": "outpost", "toppled": rng.random() < 0.5},
        {rng.choice(["name", "card", "tile", "0,1", "vp"]): rng.randrange(5)}, rng.choice(sorted(gobelin.ACTIONS)),
    ])  # fmt: skip


GENTLE = ("step", "number", "swap", "swap", "move", "move", "shuffle")  # often still a possible table
ROUGH = ("junk", "delete", "step", "twice", "copy", "swap", "move", "rename")


def damage(doc: Any, rng: random.Random, ways: tuple[str, ...]) -> None:
    """Change one place of a document in one of these ways."""
    places = paths(doc)
    by_shape: dict[Way, list[Way]] = {}
    for path in places:
        by_shape.setdefault(shape(path), []).append(path)
    path = rng.choice(rng.choice(list(by_shape.values())))
    part, key = at(doc, path[:-1]), path[-1]
    value = part[key]
    how = rng.choice(ways)
    if how == "delete":
        del part[key]
    elif how == "step" and isinstance(value, int):
        part[key] = not value if isinstance(value, bool) else value + rng.choice((-2, -1, 1, 2))
    elif how == "number" and isinstance(value, int):
        part[key] = rng.random() < 0.5 if isinstance(value, bool) else rng.randrange(13)
    elif how == "twice" and isinstance(value, list) and value:
        value.append(copy.deepcopy(rng.choice(value)))
    elif how == "shuffle" and isinstance(value, list):
        rng.shuffle(value)
    elif how == "copy":
        part[key] = copy.deepcopy(at(doc, rng.choice(places)))
    elif how == "swap":  # with something of the same kind
        swap(doc, path, rng.choice(by_shape[shape(path)]))
    elif how == "move":
        move(doc, places, rng)
    elif how == "rename" and isinstance(key, str):
        part[key[::-1] if rng.random() < 0.5 else key + "s"] = part.pop(key)
    elif ways == ROUGH:
        part[key] = junk(rng)


def swap(doc: Any, one: Way, other: Way) -> None:
    if one[: len(other)] != other and other[: len(one)] != one:
        a, b = at(doc, one[:-1]), at(doc, other[:-1])
        a[one[-1]], b[other[-1]] = b[other[-1]], a[one[-1]]


def move(doc: Any, places: list[Way], rng: random.Random) -> None:
    """An entry leaves its list for another list of such entries: nothing is lost."""
    lists = [path for path in places if isinstance(at(doc, path), list)]
    full = [path for path in lists if at(doc, path)]
    if not full:
        return
    start = rng.choice(full)
    entries = at(doc, start)
    entry = entries.pop(rng.randrange(len(entries)))
    fitting = [path for path in lists if path[: len(start)] != start and fits(entry, at(doc, path))]
    target = at(doc, rng.choice(fitting)) if fitting else entries
    target.insert(rng.randrange(len(target) + 1), entry)


def fits(entry: Any, entries: list[Any]) -> bool:
    """Such entries lie in the list, as far as one can see."""
    if not entries or not isinstance(entries[0], str) or not isinstance(entry, str):
        return not entries or type(entries[0]) is type(entry)
    kinds = (TAPESTRIES, TECHNOLOGIES, CIVILIZATIONS, LANDMARKS)
    return [entry in names for names in kinds] == [entries[0] in names for names in kinds]


# --- What becomes of it


def outcome(case: int) -> str:
    """What a case comes to: ``position refused``, ``record played``, ...; AssertionError if it goes wrong."""
    rng = random.Random(case)
    positions, record = documents(game_number(case))
    kind = rng.choice(["position", "position", "position", "record"])
    if rng.random() < 0.15:
        positions = kept_positions()
    doc = copy.deepcopy(rng.choice(positions) if kind == "position" else shortened(record, positions, rng))
    ways = rng.choice((GENTLE, GENTLE, ROUGH))
    for _ in range(rng.choice((1, 1, 2, 3))):
        if doc:
            damage(doc, rng, ways)
    error = gobelin.BadPosition if kind == "position" else gobelin.BadRecord
    try:
        game = gobelin.Game.from_position(doc) if kind == "position" else gobelin.Game.replay(doc)
    except error:
        return f"{kind} refused"
    look_at(game, rng)
    play_on(game, rng)
    return f"{kind} played"


def shortened(record: dict[str, Any], positions: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """The beginning of a record, its result left out; or a record that begins with a position."""
    choices = record["choices"][: rng.choice((0, 3, 10, 30, len(record["choices"])))]
    short = record | {"choices": choices}
    if len(choices) < len(record["choices"]):
        short["result"] = None
    if rng.random() < 0.2:
        del short["seed"], short["setup"]
        short |= {"position": rng.choice(positions), "choices": [], "result": None}
    return short


def look_at(game: gobelin.Game, rng: random.Random) -> None:
    """Everything a game can be asked for works, and a position read back is the same."""
    assert game.problems() == []
    json.dumps(game.record())
    for viewer in (None, *range(game.players)):
        view = json.dumps(game.view(viewer))
        assert json.dumps(game.resample(viewer, rng.randrange(1000)).view(viewer)) == view
    if not game.over and game.state.turns:
        doc = json.loads(json.dumps(game.position()))
        assert gobelin.Game.from_position(doc).position() == doc


def play_on(game: gobelin.Game, rng: random.Random) -> None:
    """To the end at random."""
    while not game.over:
        assert game.decision is not None
        assert game.decision.actions
        game.play(soak.choose(game, rng, 0.3))
        if rng.random() < CHECKED:
            assert game.problems() == [], game.problems()
        assert len(game.choices) < LONGEST, "the game does not end"
    assert game.problems() == [], game.problems()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--cases", type=int, default=25_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=60)
    arguments = parser.parse_args()
    outcomes: Counter[str] = Counter()
    start = time.monotonic()
    for case in range(arguments.first, arguments.first + arguments.cases):
        if time.monotonic() - start > 60 * arguments.minutes:
            break
        try:
            outcomes[outcome(case)] += 1
        except Exception:
            outcomes["failed"] += 1
            print(f"case {case}:", flush=True)
            traceback.print_exc(limit=-6)
    print(", ".join(f"{count} {name}" for name, count in sorted(outcomes.items())))
    return 1 if outcomes["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
