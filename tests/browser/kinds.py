"""A table for every kind of question: how to get there over HTTP.

    python tests/browser/kinds.py       plays random games until each kind was met, and writes kinds.json.gz (minutes)

A way is a position (or, before the first turn, a set-up and its seed) and the options played from there.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from gobelin import Game
from gobelin.documents.enumerations import DecisionKind

KINDS: Final[tuple[str, ...]] = get_args(DecisionKind)
FILE: Final = Path(__file__).with_name("kinds.json.gz")
GAMES: Final = 9000
ENOUGH: Final = 12  # times that a kind is met before the best of them is kept

Way = dict[str, Any]


@cache
def ways() -> dict[str, Way]:
    found: dict[str, Way] = json.loads(gzip.decompress(FILE.read_bytes()))
    return found


def way_of(game: Game, turn_start: int) -> Way:
    """From the start of the turn, or of the game, to the question that is open now."""
    if game.state.started and turn_start:
        return {"position": game.position(), "choices": game.record()["choices"][turn_start:]}
    record = game.record()
    players, level = record["setup"]["players"], record["setup"]["level"]
    options = {"level": level} if level else {}
    return {"players": players, "options": options, "seed": record["seed"], "choices": record["choices"]}


def game_at(way: Way) -> Game:
    """The game at the question, as a table of the server would have it."""
    if "position" in way:
        options = {**way["position"]["options"], "confirm_turns": True}
        game = Game.from_position({**way["position"], "options": options})
    else:
        game = Game.new(way["players"], way["seed"], **way["options"], confirm_turns=True)
    for choice in way["choices"]:
        game.play(choice)
    return game


def worth(game: Game, kind: str, way: Way) -> float:
    """A question with several options on a table where much has happened, a short way from the start of a turn."""
    decision = next(one for one in game.decisions if one.kind == kind)
    era = game.view(decision.player)["players"][decision.player]["era"]
    return min(len(decision.options), 6) + era - len(way["choices"]) / 4


def random_ways() -> Iterator[tuple[str, float, Way]]:
    met = dict.fromkeys(KINDS, 0)
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = Game.new(seed % 5 + 1, seed, confirm_turns=True)
        turn, turn_start = game.state.turns, 0
        while not game.over:
            if game.state.turns != turn:
                turn, turn_start = game.state.turns, len(game.choices)
            decision = game.decisions[0]
            if met[decision.kind] < ENOUGH:
                way = way_of(game, turn_start)
                met[decision.kind] += 1
                yield decision.kind, worth(game, decision.kind, way), way
            game.play(chance.choice(decision.options))


def second_civilization() -> Way:
    """The Automa of the highest level gets a second civilization (SOLO-4): asked before the first turn."""
    game = Game.new(1, 3, level=6, confirm_turns=True)
    while not game.state.started:
        game.play(0)
    return way_of(game, 0)


def jumping(way: Way) -> Way:
    """Futurists gained by somebody with two tokens on a track (CIV-13): Mechs, military 12, gives a civilization."""
    doc = json.loads(json.dumps(way["position"]))
    me, deck = doc["players"][doc["turn"]], doc["decks"]["civilization"]
    for player in doc["players"]:
        if player["civilizations"][0]["name"] == "futurists":
            player["civilizations"] = [{"name": "architects", "fields": {}}]
            deck.remove("architects")
    deck[:] = [*(one for one in deck if one != "futurists"), "futurists"]  # the last one is on top
    me["tokens"]["military"] = [11]
    me["resources"] = dict.fromkeys(me["resources"], 8)
    for seed in range(100):
        chance = random.Random(seed)
        game = Game.from_position(doc)
        game.play("advance military")
        while not game.over and len(game.choices) < 30:
            decision = game.decisions[0]
            if decision.kind == "jump":
                return {"position": doc, "choices": game.record()["choices"]}
            game.play(chance.choice(decision.options))
    raise AssertionError("Mechs gave no Futurists")


def write() -> None:
    best: dict[str, tuple[float, Way]] = {}
    for kind, value, way in random_ways():
        if kind not in best or value > best[kind][0]:
            best[kind] = value, way
    found = {kind: way for kind, (_, way) in best.items()}
    found["automa_civilization"] = second_civilization()
    found["jump"] = jumping(found["token"])
    text = json.dumps({kind: found[kind] for kind in KINDS}, ensure_ascii=False, separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    write()
