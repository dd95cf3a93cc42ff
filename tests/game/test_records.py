"""Records: a game can be kept and read again, and damage is named, never swallowed (fuzz.py damages thousands)."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import gobelin
from folders import DATA
from gobelin.rules.engine.options import Options, options_document
from moments import everything, logged, moments
from soak import play


def through_json(data: Any) -> dict[str, Any]:
    return dict(json.loads(json.dumps(data)))


@pytest.fixture(scope="module")
def finished() -> dict[str, Any]:
    """The record of a finished game."""
    return through_json(play(1, check=False).record())


# --- Records


@pytest.mark.parametrize("number", [0, 1, 2, 3, 6, 21])
def test_round_trip(number: int) -> None:
    """A finished game, through JSON, is the same game again: log, scores, winners, record."""
    game = play(number, check=False)
    again = gobelin.Game.replay(through_json(game.record()))
    assert everything(again) == everything(game)
    assert logged(again) == logged(game)


def test_round_trip_in_the_middle() -> None:
    """A game can be kept and taken up at any decision, start choices included."""
    for game, _, rng in moments((4, 11)):
        if rng.random() < 0.05 or len(game.choices) < 8:
            assert everything(gobelin.Game.replay(through_json(game.record()))) == everything(game)


def test_what_a_record_holds() -> None:
    """Format, versions, set-up, seed, choices as texts, result: nothing else, and a result only at the end."""
    game = gobelin.Game.new(players=2, seed=12, start_bonus=True, without=["trap"], civilizations=["heralds", None])
    game.play(0)
    assert game.record() == {
        "format": "gobelin-record",
        "version": 2,
        "rules": gobelin.RULES_VERSION,
        "setup": options_document(Options())
        | {"players": 2, "civilizations": ["heralds", None], "start_bonus": True, "without": ["trap"]},
        "seed": 12,
        "commitment": game.commitment,
        "choices": [gobelin.TEXTS[game.choices[0]]],
        "result": None,
    }


def test_result(finished: dict[str, Any]) -> None:
    """The result of a finished game: scores and winners."""
    game = gobelin.Game.replay(finished)
    assert finished["result"] == {"scores": game.scores, "winners": game.winners}


JOINT = {"host": "0" * 64, "commitment": "1" * 64, "shares": ["2" * 64, None, None], "seals": ["3" * 64, None, None]}


def change(**changes: Any) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.update(changes)


def without(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda record: record.pop(key)


def setup(**changes: Any) -> Callable[[dict[str, Any]], object]:
    return lambda record: record["setup"].update(changes)


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (change(format="something"), "not a gobelin record"),
        (without("format"), "not a gobelin record"),
        (change(version=99), "version: 99"),
        (change(version="1"), "version: '1'"),
        (without("version"), "version: None"),
        (change(version=True), "version: True"),
        (without("rules"), "rules version must be a positive whole number"),
        (change(rules="2"), "rules version must be a positive whole number, not '2'"),
        (change(rules=0), "rules version"),
        (change(rules=True), "rules version"),
        (without("choices"), "no list of choices"),
        (change(choices="income"), "no list of choices"),
        (change(choices={"0": "income"}), "no list of choices"),
        (without("seed"), "seed"),
        (change(seed=""), "seed must be a whole number or a text of at most 200 characters, not ''"),
        (change(commitment="0"), "commitment or its luck"),
        (change(luck={}), "commitment or its luck"),
        (change(luck={**JOINT, "shares": ["f" * 64]}), "commitment or its luck"),
        (change(luck={**JOINT, "host": "F" * 64}), "commitment or its luck"),
        (change(seed=7.0), "seed must be a whole number"),
        (change(seed=True), "seed must be a whole number"),
        (change(seed=None), "seed must be a whole number"),
        (without("setup"), "set-up"),
        (change(setup=None), "set-up"),
        (change(setup=[]), "set-up"),
        (change(setup="three players"), "set-up"),
        (setup(players=9), "players"),
        (setup(players="3"), "players"),
        (setup(players=2), "choice|entry"),
        (setup(civilizations=["atlanteans", None, None]), "atlanteans"),
        (setup(civilizations=["heralds"]), "one entry"),
        (setup(civilizations=["heralds", "heralds", None]), "same civilization"),
        (setup(civilizations=5), "set-up"),
        (setup(capitals=[7, None, None]), "7"),
        (setup(capitals=[1, 6, None]), "start territory"),
        (setup(capitals=["1", None, None]), "'1'"),
        (setup(without=["bridge"]), "bridge"),
        (setup(without=7), "set-up"),
        (setup(loop_guard="no"), "loop_guard"),
        (setup(**{"x" * 9999: True}), r"no such option: 'x{76}\.\.\."),
        (change(choices=["x" * 9999]), r"choice 1 of 1, 'x{76}\.\.\.: 'x{76}\.\.\. is not one"),
        (setup(confirm_turns=None), "confirm_turns"),
        (setup(bridges=True), "no such option: 'bridges'"),
        (lambda record: record["setup"].pop("players"), "players is missing"),
        (change(result={"scores": [1, 2, 3], "winners": [0]}), "result"),
        (change(result="won"), "result"),
        (lambda record: record["choices"].pop(), "result"),
        (lambda record: record["choices"].append("income"), "the game is over"),
        (lambda record: record["choices"].insert(3, "fly to the moon"), "choice 4 of .*'fly to the moon'"),
        (lambda record: record["choices"].insert(0, 5), "choice 1 of .*5"),
        (lambda record: record["choices"].insert(0, None), "choice 1 of"),
        (lambda record: record["choices"].insert(0, ["income"]), "choice 1 of"),
        (change(position={"format": "gobelin-position", "version": 1}), "set-up"),
        (change(position=None), "not a gobelin position"),
    ],
)
def test_damaged_records(finished: dict[str, Any], damage: Callable[[dict[str, Any]], object], message: str) -> None:
    """Whatever is wrong with a record, BadRecord says what."""
    record = copy.deepcopy(finished)
    damage(record)
    with pytest.raises(gobelin.BadRecord, match=message):
        gobelin.Game.replay(record)


@pytest.mark.parametrize("thing", [None, 7, "record", [], {}, {"format": 1}])
def test_things_that_are_no_record(thing: object) -> None:
    with pytest.raises(gobelin.BadRecord, match="not a gobelin record"):
        gobelin.Game.replay(thing)


def test_an_illegal_choice_is_named(finished: dict[str, Any]) -> None:
    """The message names the number and the text of the choice that cannot be, and what could."""
    record = copy.deepcopy(finished)
    number = len(record["choices"]) // 2
    record["choices"][number] = "capital 3"
    with pytest.raises(gobelin.BadRecord) as error:
        gobelin.Game.replay(record)
    assert str(error.value).startswith(f"choice {number + 1} of {len(record['choices'])}, 'capital 3': ")
    assert "is not one of the options: " in str(error.value)


@pytest.mark.parametrize(("changes", "version"), [({"rules": 998}, 998), ({"rules": 999}, 999)])
def test_records_of_other_rules(finished: dict[str, Any], changes: dict[str, Any], version: int) -> None:
    """A record of another version of the rules is replayed where it fits; where it does not, the versions are named."""
    record = copy.deepcopy(finished) | changes
    assert gobelin.Game.replay(record).record() == finished
    said = f"the record was made with version {version} of the rules, this is version {gobelin.RULES_VERSION}$"
    record["result"] = {"scores": [1, 2, 3], "winners": [2]}
    with pytest.raises(gobelin.BadRecord, match=f"result .*{said}"):
        gobelin.Game.replay(record)
    record["choices"].insert(3, "capital 3")
    with pytest.raises(gobelin.BadRecord, match=f"choice 4 of .*{said}"):
        gobelin.Game.replay(record)
    with pytest.raises(gobelin.BadRecord) as error:
        gobelin.Game.replay(record | {"version": 2, "rules": gobelin.RULES_VERSION})
    assert "rules" not in str(error.value)


def test_a_record_of_the_first_rules() -> None:
    """A seed of the first rules dealt other cards: the record says which rules it needs, and its first choice does."""
    record = json.loads((DATA / "record_of_rules_1.json").read_text(encoding="utf-8"))
    assert (record["version"], "rules" in record) == (1, False)
    for choices in (record["choices"], record["choices"][:1]):
        with pytest.raises(gobelin.BadRecord, match=r"made with version 1 of the rules, this is version 3") as error:
            gobelin.Game.replay(record | {"choices": choices, "result": None})
        assert error.value.key == "record-dealt"
        assert error.value.facts == {"made-with": "1", "rules": "3"}
    with pytest.raises(gobelin.BadRecord, match=r"version 2 of the rules, this is version 3"):
        gobelin.Game.replay(record | {"version": 2, "rules": 2})


def test_another_seed_is_another_game(finished: dict[str, Any]) -> None:
    """The choices of one game do not fit another seed."""
    with pytest.raises(gobelin.BadRecord, match=r"choice|result"):
        gobelin.Game.replay(finished | {"seed": finished["seed"] + 1})


def test_a_truncated_record_without_result_is_a_game_that_goes_on(finished: dict[str, Any]) -> None:
    """Half a list of choices with no result is a legal, unfinished game."""
    half = finished["choices"][: len(finished["choices"]) // 2]
    game = gobelin.Game.replay(finished | {"choices": half, "result": None})
    assert not game.over
    for text in finished["choices"][len(half) :]:
        game.play(text)
    assert game.record() == finished


def test_the_record_is_a_copy() -> None:
    """Changing a record, or the position a game came from, changes no game."""
    game = next(game for game, _, _ in moments((2,)) if game.state.turns > 5).copy()
    record = game.record()
    record["choices"].clear()
    record["setup"]["players"] = 5
    assert game.record()["choices"]
    assert game.record()["setup"]["players"] == game.players
    doc = game.position()
    again = gobelin.Game.from_position(doc)
    kept = everything(again)
    doc["players"][0]["vp"] = 500
    again.record()["position"]["players"][0]["vp"] = 501
    assert everything(again) == kept
