"""Documents for the gallery and the tests of the page: real moments of real games.

    python web/scripts/fixtures.py          writes web/fixtures/documents/ from the games in web/fixtures/records/
    python web/scripts/fixtures.py --play   plays those games anew (minutes) and picks their moments

A game is kept as its record with the moments that are shown: after how many choices, seen by whom. Documents are made
from it by the engine as it is now, so that they never go stale; they are not committed.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from gobelin import Game
from gobelin.bots import make
from gobelin.game.seat import Seat
from gobelin.locale import Words
from gobelin.rules.documents.listing import contents

FIXTURES: Final = Path(__file__).resolve().parent.parent / "fixtures"
RECORDS: Final = FIXTURES / "records"
DOCUMENTS: Final = FIXTURES / "documents"

PEOPLE: Final = ["Mirela", "Tomasz", "Loom", "Anselm", "Bobbin"]

# Games by name: how they are set up, and what is shown of them (name: test and worth of a moment, the best one wins)
Moment = tuple[Callable[[Game], bool], Callable[[Game], float]]
RANDOM_GAMES = 200


def asked(kind: str, era: int = 0) -> Callable[[Game], bool]:
    """Seat 0 must decide something of this kind, in that era or later."""

    def test(game: Game) -> bool:
        decision = game.decision
        return decision is not None and decision.player == 0 and decision.kind == kind and mine(game)["era"] >= era

    return test


def mine(game: Game) -> Any:
    return game.view(0)["players"][0]


def busy(game: Game) -> float:
    """How much there is to see of seat 0."""
    me = mine(game)
    tech = sum(len(row) for row in me["tech"].values())
    cards = min(len(me["hand"]), 5) + min(len(me["territory_tiles"]) + len(me["space_tiles"]), 8)
    return cards + 2 * len(me["landmarks"]) + tech + len(me["city"]["pieces"]) / 2 + many(game) / 10


def many(game: Game) -> float:
    assert game.decision is not None
    return float(len(game.decision.options))


GAMES: Final[dict[str, tuple[dict[str, Any], dict[str, Moment]]]] = {
    "five": (
        {"players": 5, "seed": 5},
        {
            "five": (asked("turn", 4), busy),
            "five-first": (asked("turn", 1), lambda game: -len(game.choices)),
            "five-place": (asked("place", 2), many),
        },
    ),
    "three": (
        {"players": 3, "seed": 53},
        {"three": (asked("turn", 3), busy), "three-explore": (asked("explore_turn", 2), busy)},
    ),
    "two": ({"players": 2, "seed": 3}, {"two": (asked("turn", 2), busy)}),
    "four": ({"players": 4, "seed": 11}, {"four": (asked("turn", 3), busy)}),
    "solo": ({"players": 1, "seed": 4, "level": 3}, {"solo": (asked("turn", 3), busy)}),
}


def play(setup: dict[str, Any], moments: dict[str, Moment]) -> dict[str, Any]:
    """A game of bots, with the best moment for each name."""
    game = Game.new(**setup)
    bots = [make("greedy", seed=seat) for seat in range(game.players)]
    best: dict[str, tuple[float, int]] = {}
    while not game.over:
        decision = game.decision
        assert decision is not None
        for name, (test, worth) in moments.items():
            if test(game) and (name not in best or worth(game) > best[name][0]):
                best[name] = (worth(game), len(game.choices))
        game.play(bots[decision.player].choose(Seat(game, decision.player)))
    shown = {name: {"choices": choices, "viewer": 0} for name, (_, choices) in best.items()}
    shown[f"{next(iter(moments))}-end"] = {"choices": len(game.choices), "viewer": 0}
    return {"record": game.record(), "moments": shown}


def document(record: dict[str, Any], choices: int, viewer: int) -> dict[str, Any]:
    """What a browser knows of this moment."""
    return seen(Game.replay({**record, "choices": record["choices"][:choices], "result": None}), viewer)


def seen(game: Game, viewer: int) -> dict[str, Any]:
    """The table, the events so far, who sits where; and log, question and options in words."""
    seats = [
        {"seat": player["seat"], "name": PEOPLE[player["seat"]] if player["bot"] is None else None}
        for player in game.view(viewer)["players"]
    ]
    events = game.events(viewer)
    view, table = game.view(viewer), game.table(viewer)
    words = Words.seen_in(view)
    log = [said for _, said in words.narrate(events)]
    asked = [words.prompt(table["decision"])] if table["decision"] else []
    asked += [words.option(option["verb"], option["arguments"], view) for option in table["options"]]
    return {"table": table, "events": events, "seats": seats, "log": log, "asked": asked}


def questions() -> dict[str, dict[str, Any]]:
    """A question of every kind that random games ask, as the one who is asked sees it."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(RANDOM_GAMES):
        chance = random.Random(seed)
        game = Game.new(seed % 5 + 1, seed, confirm_turns=True)
        while not game.over:
            decision = game.decisions[0]
            if decision.kind not in found:
                found[decision.kind] = seen(game, decision.player)
            game.play(chance.choice(decision.options))
    return found


def write(path: Path, content: Any, **form: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":"), **form) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--play", nargs="*", metavar="GAME", help="play these games anew, or all")
    asked_for = parser.parse_args().play
    if asked_for is not None:
        for name in asked_for or GAMES:
            played = play(*GAMES[name])
            write(RECORDS / f"{name}.json", played)
            print(name, played["moments"], played["record"]["result"])
    write(DOCUMENTS / "box.json", contents())
    write(DOCUMENTS / "kinds.json", questions())
    for path in sorted(RECORDS.glob("*.json")):
        kept = json.loads(path.read_text(encoding="utf-8"))
        for name, moment in kept["moments"].items():
            write(DOCUMENTS / f"{name}.json", document(kept["record"], **moment))


if __name__ == "__main__":
    main()
