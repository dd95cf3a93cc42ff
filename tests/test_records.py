"""Records and positions: a game can be kept, read again and edited, and damage is named, never swallowed."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gobelin
from moments import everything, logged, moments, seen, viewers
from soak import choose, play


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
        "setup": {
            "players": 2,
            "civilizations": ["heralds", None],
            "capitals": [],
            "start_bonus": True,
            "without": ["trap"],
            "loop_guard": True,
            "optional_x_advance": False,
            "confirm_turns": False,
            "level": 0,
            "shadow_empire": False,
        },
        "seed": 12,
        "choices": [gobelin.TEXTS[game.choices[0]]],
        "result": None,
    }


def test_result(finished: dict[str, Any]) -> None:
    """The result of a finished game: scores and winners."""
    game = gobelin.Game.replay(finished)
    assert finished["result"] == {"scores": game.scores, "winners": game.winners}


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
        (change(version=99), "version 99"),
        (change(version="1"), "version '1'"),
        (without("version"), "version None"),
        (change(version=True), "version True"),
        (without("rules"), "version of the rules must be a whole number"),
        (change(rules="2"), "version of the rules must be a whole number from 1 on, not '2'"),
        (change(rules=0), "version of the rules"),
        (change(rules=True), "version of the rules"),
        (without("choices"), "no list of choices"),
        (change(choices="income"), "no list of choices"),
        (change(choices={"0": "income"}), "no list of choices"),
        (without("seed"), "seed"),
        (change(seed="7"), "seed must be a whole number, not '7'"),
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
        (setup(confirm_turns=None), "confirm_turns"),
        (setup(bridges=True), "no option 'bridges'"),
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


@pytest.mark.parametrize(
    ("changes", "version"), [({"version": 1, "rules": None}, 1), ({"rules": 1}, 1), ({"rules": 999}, 999)]
)
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
    """A game kept by the first version, in which a hand of three traps played one of them unasked."""
    record = json.loads((Path(__file__).parent / "data" / "record_of_rules_1.json").read_text(encoding="utf-8"))
    assert (record["version"], "rules" in record) == (1, False)
    with pytest.raises(gobelin.BadRecord, match=r"choice .* made with version 1 of the rules, this is version "):
        gobelin.Game.replay(record)
    game = gobelin.Game.replay(record | {"choices": record["choices"][:60], "result": None})
    assert len(game.choices) == 60


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


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_damage_to_a_record_is_bad_record(finished: dict[str, Any], data: st.DataObject) -> None:
    """Whatever is put anywhere in a record, the game is the same, another one, or BadRecord is raised."""
    record = copy.deepcopy(finished)
    record["choices"] = record["choices"][:30]
    record["result"] = None
    mutate(record, data)
    try:
        game = gobelin.Game.replay(record)
    except gobelin.BadRecord:
        return
    assert game.problems() == []


# --- Positions


def turn_starts(numbers: range, share: float) -> list[gobelin.Game]:
    return [
        game.copy()
        for game, _, rng in moments(numbers)
        if game.decision is not None and game.decision.kind == "turn" and rng.random() < share
    ]


def test_position_round_trip() -> None:
    """A position through JSON is the same table: same views, same position, and the game goes on the same way."""
    for game in turn_starts(range(24), 0.08):
        again = gobelin.Game.from_position(through_json(game.position()))
        assert all(seen(again, viewer) == seen(game, viewer) for viewer in viewers(game))
        assert again.position() == game.position()
        start = len(game.log)
        began = game.state.turns
        rng = random.Random(began)
        while not game.over:
            assert game.decision is not None
            assert again.decision is not None
            assert again.decision.actions == game.decision.actions
            index = choose(game, rng, 0.6)
            game.play(index)
            again.play(index)
        assert logged(again) == logged(game)[start:]
        assert (again.scores, again.winners) == (game.scores, game.winners)
        for player in range(game.players):
            one: Any = game.score_sheet(player)
            other: Any = again.score_sheet(player)
            turns = one.pop("points_by_turn")
            assert other.pop("points_by_turn")[1:] == turns[began + 1 :]  # a position does not know its past
            assert other == one


def test_position_in_the_middle_of_a_turn() -> None:
    """It is the table as it was when the turn began."""
    for game, _, rng in moments(range(8)):
        if game.state.turns and rng.random() < 0.05:
            again = gobelin.Game.from_position(through_json(game.position()))
            assert again.position() == game.position()
            assert again.state.turns == game.state.turns


def test_record_from_a_position() -> None:
    """A game begun from a position is recorded with it and can be replayed."""
    (game, *_) = turn_starts(range(5, 6), 0.3)
    again = gobelin.Game.from_position(game.position())
    rng = random.Random(5)
    while not again.over:
        again.play(choose(again, rng, 0.5))
    record = through_json(again.record())
    assert "seed" not in record
    assert everything(gobelin.Game.replay(record)) == everything(again)
    record["position"]["players"][0]["resources"]["coin"] = 9
    with pytest.raises(gobelin.BadRecord, match="coin"):
        gobelin.Game.replay(record)


def test_no_position_before_the_first_turn_or_after_the_end() -> None:
    """There is no start of a turn to write down."""
    game = gobelin.Game.new(players=2, seed=1)
    with pytest.raises(gobelin.BadPosition, match="not begun"):
        game.position()
    with pytest.raises(gobelin.BadPosition, match="over"):
        play(1, check=False).position()


def test_no_position_of_a_guess_in_mid_turn() -> None:
    """A resampled game knows no start of its turn."""
    (game, *_) = turn_starts(range(5, 6), 0.3)
    with pytest.raises(gobelin.BadPosition, match="resampled"):
        game.resample(0, 1).position()


@pytest.fixture(scope="module")
def doc() -> dict[str, Any]:
    """A position in the middle of a game of three."""
    games = [game for game in turn_starts(range(9, 10), 1.0) if game.state.turns > 30]
    return through_json(games[len(games) // 2].position())


def test_legal_edits(doc: dict[str, Any]) -> None:
    """Resources, VP, tokens, the order of a deck and whose turn it is can be changed by hand."""
    edited = copy.deepcopy(doc)
    player = edited["players"][0]
    player["resources"] = {"coin": 8, "worker": 0, "food": 3, "culture": 1}
    player["vp"] = 123
    player["tokens"]["science"] = [7]
    edited["decks"]["tapestry"].reverse()
    edited["turn"] = next(seat for seat, data in enumerate(edited["players"], 1) if not data["finished"])
    game = gobelin.Game.from_position(edited)
    assert game.problems() == []
    assert game.scores[0] == 123
    shown = game.view(0)["players"][0]
    assert shown["resources"] == {"coin": 8, "worker": 0, "food": 3, "culture": 1}
    assert shown["tokens"]["science"] == [7]
    sheet: Any = game.score_sheet(0)
    for points in ("points_by_source", "points_by_era", "points_by_method"):
        assert sum(sheet[points].values()) == 123
    assert game.position() == edited | {"players": game.position()["players"]}
    rng = random.Random(1)
    while not game.over:
        game.play(choose(game, rng, 0.5))
        assert game.problems() == []


def owned(doc: dict[str, Any], key: str) -> dict[str, Any]:
    """A player who has something of this kind."""
    return next(player for player in doc["players"] if player[key])


def own_hex(doc: dict[str, Any]) -> dict[str, Any]:
    """A hex with two outposts of one player: a start territory."""
    return next(data for data in doc["hexes"].values() if len(data["tokens"]) == 2 and len(set(data["tokens"])) == 1)


IMPOSSIBLE: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a card twice": (
        lambda d: d["players"][0]["hand"].append(d["decks"]["tapestry"][0]),
        "is there too often",
    ),
    "a card missing": (lambda d: d["decks"]["tapestry"].pop(), "is missing"),
    "a tech card twice": (lambda d: d["display"].append(d["decks"]["tech"][0]), "tech card .* too often"),
    "a tile missing": (lambda d: d["decks"]["territory"].pop(), "territory tile .* missing"),
    "a space tile twice": (lambda d: d["decks"]["space"].append(d["decks"]["space"][0]), "space tile .* too often"),
    "a civilization twice": (
        lambda d: d["decks"]["civilization"].append(d["players"][0]["civilizations"][0]["name"]),
        "civilization .* too often",
    ),
    "nine resources": (lambda d: d["players"][1]["resources"].update(food=9), "food must be a number from 0 to 8"),
    "minus one resource": (lambda d: d["players"][1]["resources"].update(food=-1), "food must be a number"),
    "half a resource": (lambda d: d["players"][1]["resources"].update(food=0.5), "food must be a number"),
    "true resources": (lambda d: d["players"][1]["resources"].update(food=True), "food must be a number"),
    "minus VP": (lambda d: d["players"][0].update(vp=-1), "vp"),
    "a token off the track": (lambda d: d["players"][0]["tokens"].update(science=[13]), "token"),
    "five tokens": (lambda d: d["players"][0]["tokens"].update(science=[1, 1]), "not four"),
    "three tokens": (lambda d: d["players"][0]["tokens"].update(science=[]), "not four"),
    "two players upright": (lambda d: own_hex(d).update(tokens=["1 outpost", "2 outpost"]), "upright"),
    "three tokens on a hex": (lambda d: own_hex(d)["tokens"].append("1 cube"), "holds 3 tokens"),
    "a token of nobody": (lambda d: own_hex(d).update(tokens=["6 outpost"]), "owner of a token"),
    "an unknown token": (lambda d: own_hex(d).update(tokens=["1 castle"]), "no token"),
    "an empty token": (lambda d: own_hex(d).update(tokens=[""]), "cannot be read"),
    "an outpost too few": (lambda d: own_hex(d)["tokens"].pop(), "outposts"),
    "an unknown hex": (lambda d: d["hexes"].update({"9,9": {"tile": 1, "turn": 0, "tokens": []}}), "no hex '9,9'"),
    "a tile turned too far": (lambda d: own_hex(d).update(turn=6), "turn must be"),
    "a tile on printed land": (lambda d: own_hex(d).update(tile=1), "cannot lie there"),
    "era 6": (lambda d: d["players"][0].update(era=6), "era must be"),
    "era 5 and not finished": (lambda d: d["players"][0].update(era=5, finished=False), "finished"),
    "finished too early": (lambda d: d["players"][2].update(era=2, finished=True), "finished"),
    "no boolean": (lambda d: d["players"][0].update(finished="no"), "true or false"),
    "no civilization": (lambda d: d["players"][0].update(civilizations=[]), "no civilization"),
    "an unknown civilization": (
        lambda d: d["players"][0]["civilizations"][0].update(name="atlanteans"),
        "'atlanteans' is no civilization",
    ),
    "a mat too full": (lambda d: d["players"][0]["civilizations"][0].update(mat=[1] * 20), "mat"),
    "an unknown card": (lambda d: d["players"][0]["hand"].append("bridge"), "'bridge' is no tapestry card"),
    "a card in force that has no ability": (lambda d: d["players"][0].update(active="trap"), "no ability"),
    "capital 7": (lambda d: d["players"][0].update(capital=7), "capital must be"),
    "a building nowhere": (lambda d: d["players"][0]["buildings"].append("place market z9"), "places no building"),
    "no building at all": (lambda d: d["players"][0]["buildings"].append("income"), "places no building"),
    "a building not taken": (lambda d: d["players"][0]["buildings"].append("place market e5"), "buildings"),
    "buildings of another row": (
        lambda d: d["players"][0].update(
            taken={"market": d["players"][0]["taken"]["house"], "house": 5, "farm": 0, "armory": 0}
        ),
        "buildings",
    ),
    "a landmark of two": (
        lambda d: [
            player["landmarks"].append("barn") or player["buildings"].append("place beside barn")
            for player in d["players"]
        ],
        "landmark barn",
    ),
    "an achievement twice": (lambda d: d["achievements"].update(middle_island=[1, 1]), "achievement"),
    "turn of nobody": (lambda d: d.update(turn=4), "turn must be"),
    "turn 0": (lambda d: d.update(turn=0), "turn must be"),
    "a player too few": (lambda d: d["players"].pop(), "2 are described"),
    "six players": (lambda d: d["options"].update(players=6), "1 to 5 players, not 6"),
    "short stats": (lambda d: d["players"][0]["stats"].pop(), "figures"),
    "no generator": (lambda d: d.update(random=0), "random must be"),
    "another format": (lambda d: d.update(format="fen"), "not a gobelin position"),
    "another version": (lambda d: d.update(version=2), "version 2"),
    "a bad option": (lambda d: d["options"].update(loop_guard=1), "^loop_guard must be"),
    "an unknown option": (lambda d: d["options"].update(bridges=True), "^there is no option 'bridges'"),
    "players as numbers": (lambda d: d.update(players=[1, 2, 3]), "cannot be read"),
    "hexes as list": (lambda d: d.update(hexes=[]), "cannot be read"),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions(doc: dict[str, Any], name: str) -> None:
    """What cannot be is refused, and BadPosition says why."""
    edit, message = IMPOSSIBLE[name]
    edited = copy.deepcopy(doc)
    edit(edited)
    with pytest.raises(gobelin.BadPosition, match=message):
        gobelin.Game.from_position(edited)


def test_the_turn_of_a_finished_player(doc: dict[str, Any]) -> None:
    """A finished player takes no turn (END-2)."""
    edited = copy.deepcopy(doc)
    edited["players"][edited["turn"] - 1].update(era=5, finished=True)
    with pytest.raises(gobelin.BadPosition, match="who has finished"):
        gobelin.Game.from_position(edited)


@pytest.mark.parametrize("thing", [None, 3, "position", [], {}])
def test_things_that_are_no_position(thing: object) -> None:
    with pytest.raises(gobelin.BadPosition, match="not a gobelin position"):
        gobelin.Game.from_position(thing)


def test_every_missing_key_is_refused(doc: dict[str, Any]) -> None:
    """Every key of a position is needed, of a player and of the decks, too."""
    for path in ((), ("players", 0), ("decks",)):
        part: Any = doc
        for step in path:
            part = part[step]
        for key in set(part) - {"solo"}:  # asked for only where bots play
            edited = copy.deepcopy(doc)
            inner: Any = edited
            for step in path:
                inner = inner[step]
            del inner[key]
            with pytest.raises(gobelin.BadPosition):
                gobelin.Game.from_position(edited)


# --- Arbitrary damage

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 70),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["trap", "tyranny", "heralds", "compass", "barn", "1 outpost", "2 outpost toppled", "0,0"]),
    st.lists(st.one_of(st.integers(-1, 13), st.sampled_from(["trap", "heralds", "1 cube"])), max_size=4),
    st.dictionaries(st.sampled_from(["name", "mat", "card", "tile", "0,1", "vp"]), st.integers(0, 5), max_size=3),
)  # fmt: skip


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every piece of JSON-able data."""
    if isinstance(data, dict):
        inner = list(data.items())
    elif isinstance(data, list):
        inner = list(enumerate(data))
    else:
        return [path]
    found = [path] if path else []
    for key, value in inner:
        found += paths(value, (*path, key))
    return found


def mutate(data: Any, draw: st.DataObject) -> None:
    """Change one place: something else, nothing, a bit more or less, twice, or another part of the same data."""
    by_shape: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
    for path in paths(data):
        by_shape.setdefault(tuple(step if isinstance(step, str) else "" for step in path), []).append(path)
    path = draw.draw(st.sampled_from(by_shape[draw.draw(st.sampled_from(sorted(by_shape)))]))
    part = data
    for step in path[:-1]:
        part = part[step]
    key = path[-1]
    how = draw.draw(st.sampled_from(["junk", "delete", "step", "twice", "shuffle", "copy"]))
    value = part[key]
    if how == "delete":
        del part[key]
    elif how == "step" and isinstance(value, int):
        part[key] = value + draw.draw(st.sampled_from([-2, -1, 1, 2]))
    elif how == "twice" and isinstance(value, list) and value:
        value.append(copy.deepcopy(draw.draw(st.sampled_from(value))))
    elif how == "shuffle" and isinstance(value, list):
        part[key] = draw.draw(st.permutations(value))
    elif how == "copy":
        other = data
        for step in draw.draw(st.sampled_from(paths(data))):
            other = other[step]
        part[key] = copy.deepcopy(other)
    else:
        part[key] = draw.draw(JUNK)


OUTCOMES = Counter[str]()


@settings(max_examples=250, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_damage_to_a_position_is_bad_position_or_a_sound_game(doc: dict[str, Any], data: st.DataObject) -> None:
    """Whatever is changed, the result is a table without problems that can be played on, or BadPosition."""
    edited = copy.deepcopy(doc)
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(edited, data)
    try:
        game = gobelin.Game.from_position(edited)
    except gobelin.BadPosition:
        OUTCOMES["refused"] += 1
        return
    OUTCOMES["accepted"] += 1
    assert game.problems() == []
    json.dumps(game.record())
    rng = random.Random(1)
    for _ in range(40):
        if game.over:
            break
        game.play(choose(game, rng, 0.3))
        assert game.problems() == []


def test_both_outcomes_were_met() -> None:
    """The damage above was not all of one kind."""
    if OUTCOMES:
        assert OUTCOMES["refused"] > 20
        assert OUTCOMES["accepted"] > 4
