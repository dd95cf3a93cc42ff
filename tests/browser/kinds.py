"""A table for every kind of question: how to get there over HTTP.

    python tests/browser/kinds.py       keeps or mends the ways of kinds.json.gz, and plays random games until
                                        each of the kinds that have none was met (minutes where many are missing)

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
from gobelin.documents.generated.enumerations import DecisionKind
from gobelin.errors import GobelinError

KINDS: Final[tuple[str, ...]] = get_args(DecisionKind)
FILE: Final = Path(__file__).with_name("kinds.json.gz")
GAMES: Final = 9000
TRIES: Final = 300
FAR: Final = 30  # choices from a position, at most
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


def leads(kind: str, way: Way) -> bool:
    """Whether the question is still asked there, with the rules and the random stream as they are now."""
    try:
        return any(decision.kind == kind for decision in game_at(way).decisions)
    except GobelinError:
        return False


def wandered(kind: str, position: Any, *first: str) -> Way | None:
    """The shortest way that random options find from a position to a question, if any."""
    found: list[Way] = []
    for seed in range(TRIES):
        chance = random.Random(seed)
        game = game_at({"position": position, "choices": first})
        while not game.over and len(game.choices) < FAR and game.decisions[0].kind != kind:
            game.play(chance.choice(game.decisions[0].options))
        if not game.over and game.decisions[0].kind == kind:
            found.append({"position": position, "choices": game.record()["choices"]})
    return min(found, key=lambda way: len(way["choices"]), default=None)


def kept(kind: str, way: Way) -> Way | None:
    """A way of the file, mended where other dice turn up than when it was found, unless it is lost."""
    if leads(kind, way):
        return way
    return wandered(kind, way["position"]) if "position" in way else None


def random_ways(wanted: set[str]) -> Iterator[tuple[str, float, Way]]:
    met = dict.fromkeys(wanted, 0)
    for seed in range(GAMES):
        if all(times == ENOUGH for times in met.values()):
            return
        chance = random.Random(seed)
        game = Game.new(seed % 5 + 1, seed, confirm_turns=True)
        turn, turn_start = game.state.turns, 0
        while not game.over:
            if game.state.turns != turn:
                turn, turn_start = game.state.turns, len(game.choices)
            decision = game.decisions[0]
            if met.get(decision.kind, ENOUGH) < ENOUGH:
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
    found = wandered("jump", doc, "advance military")
    assert found is not None, "Mechs gave no Futurists"
    return found


def write() -> None:
    known = {kind: kept(kind, way) for kind, way in ways().items() if kind in KINDS}
    found = {kind: way for kind, way in known.items() if way is not None}
    best: dict[str, tuple[float, Way]] = {}
    for kind, value, way in random_ways(set(KINDS) - set(found) - {"automa_civilization", "jump"}):
        if kind not in best or value > best[kind][0]:
            best[kind] = value, way
    found |= {kind: way for kind, (_, way) in best.items()}
    found["automa_civilization"] = second_civilization()
    found["jump"] = jumping(found["token"])
    text = json.dumps({kind: found[kind] for kind in KINDS}, ensure_ascii=False, separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    write()
