"""Positions: a table can be written down, edited and read again; an impossible one is refused, and it is said why."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import gobelin
import soak
from folders import DATA, ROOT
from gobelin.locale import languages
from gobelin.locale.bundles import bundle
from gobelin.rules.documents.position_reading import AUTOMA_HAS, DECKS, PERSON_HAS, SHADOW_EMPIRE_HAS, SOLO, TABLE
from gobelin.rules.engine import box
from gobelin.rules.printed.names import CIVILIZATIONS, NAMED
from moments import everything, logged, moments, seen, viewers
from soak import choose, play

Doc = dict[str, Any]

FOLDER = DATA / "positions"
KEPT = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def doc(name: str) -> Doc:
    """A position to be changed: one of those kept, of all kinds of games."""
    doc: Doc = copy.deepcopy(KEPT[name])
    return doc


def sayable(error: gobelin.BadPosition) -> None:
    """Every language has words for it; a message with other arguments would raise."""
    said = {bundle(lang).format(f"error-{error.key}", error.facts) for lang in languages()}
    assert len(said) == len(languages())


def turn_starts(numbers: range, share: float) -> list[gobelin.Game]:
    return [
        game.copy()
        for game, _, rng in moments(numbers)
        if game.decision is not None and game.decision.kind == "turn" and rng.random() < share
    ]


def play_to_the_end(game: gobelin.Game, seed: int = 1) -> None:
    rng = random.Random(seed)
    while not game.over:
        game.play(choose(game, rng, 0.5))
        assert game.problems() == []


# --- There and back


@pytest.mark.parametrize("first", [0, 12, 24, 36, soak.FIRST_SOLO, soak.FIRST_SOLO + 21])
def test_round_trip_of_every_turn_start(first: int) -> None:
    """Every turn of many games of all kinds: the position read back is the same table, and says the same."""
    count = 0
    for game, _, _ in moments(range(first, first + (12 if first < soak.FIRST_SOLO else 21))):
        if game.decision is not None and game.decision.kind == "turn":
            position = through_json(game.position())
            again = gobelin.Game.from_position(position)
            assert again.position() == position
            assert again.digest() == game.digest()
            count += 1
    assert count > 200


def test_round_trip() -> None:
    """A position through JSON is the same table: same views, same position, and the game goes on the same way."""
    for game in turn_starts(range(24), 0.08):
        again = gobelin.Game.from_position(through_json(game.position()))
        assert all(seen(again, viewer) == seen(game, viewer) for viewer in viewers(game))
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


def test_in_the_middle_of_a_turn() -> None:
    """It is the table as it was when the turn began."""
    for game, _, rng in moments(range(8)):
        if game.state.turns and rng.random() < 0.05:
            again = gobelin.Game.from_position(through_json(game.position()))
            assert again.position() == game.position()
            assert again.state.turns == game.state.turns


def test_after_start_choices_in_any_order() -> None:
    """The beginning of the first turn is found again, whoever chose first (SETUP-13)."""
    game, other = gobelin.Game.new(players=3, seed=5), gobelin.Game.new(players=3, seed=5)
    while not game.state.started:
        game.play(game.decisions[0].options[0])
    while not other.state.started:
        other.play(other.decisions[-1].options[0], player=other.decisions[-1].player)
    assert other.choices == [game.choices[n] for n in (4, 5, 2, 3, 0, 1)]
    assert other.position() == game.position()


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
    with pytest.raises(gobelin.BadRecord, match=r"players\[0\].resources.coin"):
        gobelin.Game.replay(record)


def test_no_position_before_the_first_turn_or_after_the_end() -> None:
    """There is no start of a turn to write down."""
    game = gobelin.Game.new(players=2, seed=1)
    with pytest.raises(gobelin.BadPosition, match="not begun"):
        game.position()
    with pytest.raises(gobelin.BadPosition, match="over"):
        play(1, check=False).position()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_asking_for_positions_changes_nothing(players: int) -> None:
    """What is kept for the next one is no other way back: undo, earlier moments and later positions stay the same."""
    asked, silent = (gobelin.Game.new(players, 8, confirm_turns=True) for _ in range(2))
    rng = random.Random(players)
    while not asked.over:
        decision = asked.decision
        assert decision is not None
        action = rng.choice(decision.actions)
        for game in (asked, silent):
            game.play_action(action)
        turn = asked.state.turns > 0 and not asked.over
        if turn and rng.random() < 0.3:
            assert asked.position() == silent.copy().position()
        undo = asked.table(decision.player)["undo"]
        if turn and undo is not None and undo["steps"] and rng.random() < 0.2:
            for game in (asked, silent):
                game.undo(decision.player)
        if rng.random() < 0.05:
            moment = rng.randrange(len(asked.choices) + 1)
            assert asked.table(0, at=moment) == silent.table(0, at=moment)
        assert asked.digest() == silent.digest()


def test_no_position_of_a_guess_in_mid_turn() -> None:
    """A resampled game knows no start of its turn."""
    (game, *_) = turn_starts(range(5, 6), 0.3)
    with pytest.raises(gobelin.BadPosition, match="resampled"):
        game.resample(0, 1).position()


# --- Kept ones


@pytest.mark.parametrize("name", KEPT)
def test_kept_positions_still_load(name: str) -> None:
    """Of all kinds of games: the same document, playable."""
    game = gobelin.Game.from_position(doc(name))
    assert game.position() == KEPT[name]
    assert game.scores == [player.get("vp", 0) for player in KEPT[name]["players"]]
    play_to_the_end(game)


# --- Edited by hand


def test_legal_edits() -> None:
    """Resources, VP, tokens, the order of a deck and whose turn it is can be changed by hand."""
    edited = doc("three")
    player = edited["players"][0]
    player["resources"] = {"coin": 8, "worker": 0, "food": 3, "culture": 1}
    player["vp"] = 123
    player["tokens"]["science"] = [7]
    edited["decks"]["tapestry"].reverse()
    edited["turn"] = 2
    game = gobelin.Game.from_position(edited)
    assert game.problems() == []
    assert game.scores[0] == 123
    shown = game.view(0)["players"][0]
    assert shown["resources"] == {"coin": 8, "worker": 0, "food": 3, "culture": 1}
    assert shown["tokens"]["science"] == [7]
    assert game.decision is not None
    assert game.decision.player == 2
    sheet: Any = game.score_sheet(0)
    for points in ("points_by_source", "points_by_era", "points_by_method"):
        assert sum(sheet[points].values()) == 123
    assert game.position() == edited | {"players": game.position()["players"]}
    play_to_the_end(game)


def test_names_as_people_write_them() -> None:
    """Spaces, hyphens, capitals and the printed ampersand, as in `Game.new`."""
    edited = doc("five_mystics")

    def spelled(data: Any) -> Any:
        if isinstance(data, dict):
            return {key: spelled(value) for key, value in data.items()}
        if isinstance(data, list):
            return [spelled(value) for value in data]
        if isinstance(data, str) and not data.startswith(("gobelin", "place", "everybody")):
            return f" {data.replace('_and_', ' & ').replace('_', '-', 1).replace('_', ' ').title()}"
        return data

    changed = spelled(edited) | {"luck": edited["luck"]}
    changed["options"] = edited["options"] | {"civilizations": [None, "Mystics", "The Chosen", None, "LEADERS "]}
    edited["options"]["civilizations"] = [None, "mystics", "the_chosen", None, "leaders"]
    for player in (1, 2, 4):
        edited["players"][player]["rejected_civilization"] = changed["players"][player]["rejected_civilization"] = None
    assert changed != edited
    assert gobelin.Game.from_position(changed).position() == edited


def test_short_forms() -> None:
    """Pieces stand and cards lie face up unless it is said; printed land with nothing on it may be left out."""
    edited = doc("five_historians")
    for data in edited["hexes"].values():
        for token in data["tokens"]:
            if not token["toppled"]:
                del token["toppled"]
    for player in edited["players"]:
        for cards in player["tapestries"].values():
            for card in cards:
                if not card["face_down"]:
                    del card["face_down"]
    empty = [name for name, data in edited["hexes"].items() if data["tile"] is None and not data["tokens"]]
    for name in empty:
        del edited["hexes"][name]
    assert empty
    assert gobelin.Game.from_position(edited).position() == doc("five_historians")


def test_a_landmark_out_of_play() -> None:
    """A landmark that nobody can gain any more: not by entering its tier, not by a card."""
    edited = doc("three")
    owned = {text.split()[-3 if text[-2] == "r" else -1] for p in edited["players"] for text in p["buildings"]}
    assert not owned & {"launch_pad", "barn"}
    edited["landmarks_out_of_play"] = ["Launch Pad", "barn"]
    game = gobelin.Game.from_position(edited)
    assert game.position()["landmarks_out_of_play"] == ["launch_pad", "barn"]
    view = game.view(0)
    assert view["landmarks"]["barn"] == view["landmarks"]["launch_pad"] == "out_of_play"
    play_to_the_end(game)
    assert not any("barn" in player["landmarks"] for player in game.view(None)["players"])
    assert not [event for event in game.log if event.key == "landmark" and event.args["landmark"] == "launch_pad"]


def test_the_generator_decides_what_comes() -> None:
    """`luck` is all that is left to chance: the same key gives the same dice and shuffles, another one others."""

    def ending(value: int, drawn: int = 0) -> list[int]:
        luck = {"key": f"{value:064x}", "drawn": drawn}
        game = gobelin.Game.from_position(doc("three") | {"luck": luck})
        rng = random.Random(3)
        while not game.over:
            game.play(choose(game, rng, 0.9))
        return game.scores

    assert ending(4711) == ending(4711)
    assert len({str(ending(value)) for value in range(1, 8)}) > 1
    assert len({str(ending(1, drawn)) for drawn in range(8)}) > 1


def test_a_position_of_version_2_goes_on_from_its_old_number() -> None:
    """It held one number of the old generator: its luck follows from that number, and another one is other luck."""
    new = doc("three")
    old = {name: value for name, value in new.items() if name != "luck"} | {"version": 2, "random": 4711}
    game = gobelin.Game.from_position(old)
    written = through_json(game.position())
    assert written["version"] == 3
    assert written["luck"]["drawn"] == 0
    assert {**written, "luck": None} == {**new, "luck": None}
    assert through_json(gobelin.Game.from_position(old).position()) == written
    assert gobelin.Game.replay(game.record() | {"position": old}).digest() == game.digest()
    assert gobelin.Game.from_position(old | {"random": 4712}).position()["luck"] != written["luck"]
    for wrong, said in (
        (old | {"random": 0}, "random: must be a number from 1 to"),
        (old | {"random": 2147480310 * 2**31 - 1}, "random: must be a number"),
        (old | {"luck": new["luck"]}, "luck: no such key"),
        ({name: value for name, value in old.items() if name != "random"}, "random is missing"),
        (new | {"random": 4711}, "random: no such key"),
    ):
        with pytest.raises(gobelin.BadPosition, match=said):
            gobelin.Game.from_position(wrong)


# --- Impossible positions


def hex_with(d: Doc, test: Callable[[Any], bool]) -> Any:
    """The first hex whose tokens are such."""
    return next(data for data in d["hexes"].values() if test(data["tokens"]))


def start(d: Doc, player: int) -> Any:
    """The start territory of a player."""
    own = {"player": player, "piece": "outpost", "toppled": False}
    return hex_with(d, lambda tokens: tokens == [own, own])


def empty(d: Doc) -> Any:
    return hex_with(d, lambda tokens: not tokens)


def civilization(d: Doc, name: str) -> Any:
    """The fields of a civilization mat."""
    mats = [mat for player in d["players"] for mat in player.get("civilizations", ())]
    return next(mat["fields"] for mat in mats if mat["name"] == name)


def swap_out(d: Doc, player: int, era: str, card: str) -> Doc:
    """The named card of the deck takes the place of the top card of a player's era, face up."""
    pile = d["players"][player]["tapestries"][era]
    deck = d["decks"]["tapestry"]
    deck.remove(card)
    if pile:
        deck.append(pile.pop()["card"])
    pile.append({"card": card, "face_down": False})
    return d


def token(player: int, piece: str = "outpost", toppled: bool = False) -> Doc:
    return {"player": player, "piece": piece, "toppled": toppled}


IMPOSSIBLE: dict[str, tuple[str, Callable[[Doc], object], str]] = {
    # components
    "a card twice": ("three", lambda d: d["players"][0]["hand"].append("academia"), "too many copies of tapestry card"),
    "a card missing": ("three", lambda d: d["decks"]["tapestry"].pop(), "tapestry card .* is missing"),
    "a tech card twice": (
        "three", lambda d: d["decks"]["tech"].append(d["display"][0]), "too many copies of tech card",
    ),
    "a tile missing": ("three", lambda d: d["decks"]["territory"].pop(), "territory tile .* missing"),
    "a space tile twice": (
        "three", lambda d: d["decks"]["space"].append(d["decks"]["space"][0]), "decks.space: .* is listed twice",
    ),
    "a space tile of two": (
        "three", lambda d: d["players"][0]["space_tiles"].append(d["decks"]["space"][0]),
        "too many copies of space tile",
    ),
    "a civilization twice": (
        "three", lambda d: d["decks"]["civilization"].append("nomads"), "too many copies of civilization nomads",
    ),
    "a card that was left out": (
        "three", lambda d: d["options"].update(without=["trap"]), "too many copies of tapestry card trap",
    ),
    # numbers
    "nine resources": (
        "three", lambda d: d["players"][1]["resources"].update(food=9),
        r"players\[1\].resources.food: must be a number from 0 to 8, not 9",
    ),
    "minus one resource": ("three", lambda d: d["players"][1]["resources"].update(food=-1), "resources.food: must be"),
    "half a resource": ("three", lambda d: d["players"][1]["resources"].update(food=0.5), "food: must be a number"),
    "true resources": ("three", lambda d: d["players"][1]["resources"].update(food=True), "food: must be a number"),
    "minus VP": ("three", lambda d: d["players"][0].update(vp=-1), r"players\[0\].vp: must be a number"),
    "era 6": ("three", lambda d: d["players"][0].update(era=6), r"players\[0\].era: must be a number from 0 to 5"),
    "capital 7": ("three", lambda d: d["players"][0].update(capital=7), r"players\[0\].capital: must be a number"),
    "turn of nobody": ("three", lambda d: d.update(turn=3), "turn: must be a number from 0 to 2"),
    "no key": ("three", lambda d: d["luck"].update(key=""), "luck.key: must be 64 hexadecimal digits"),
    "a key of spaces": ("three", lambda d: d["luck"].update(key=" " * 64), "luck.key: must be 64 hexadecimal digits"),
    "a number as key": ("three", lambda d: d["luck"].update(key=7), "luck.key: must be a text"),
    "less than nothing drawn": ("three", lambda d: d["luck"].update(drawn=-1), "luck.drawn: must be a number from 0"),
    "only a key": ("three", lambda d: d["luck"].pop("drawn"), "luck.drawn is missing"),
    "no boolean": ("three", lambda d: d["players"][0].update(singularity="no"), "singularity: must be true or false"),
    # shapes, keys and names
    "another format": ("three", lambda d: d.update(format="fen"), "not a gobelin position"),
    "another version": ("three", lambda d: d.update(version=4), "position version 4 cannot be read, only 2, 3"),
    "the first version": ("three", lambda d: d.update(version=1), "position version 1 cannot be read, only 2, 3"),
    "a version that is true": ("three", lambda d: d.update(version=True), "version True cannot be read"),
    "players as numbers": ("three", lambda d: d.update(players=[1, 2, 3]), r"players\[0\]: must be an object, not 1"),
    "hexes as list": ("three", lambda d: d.update(hexes=[]), "hexes: must be an object"),
    "a player too few": ("three", lambda d: d["players"].pop(), "players: the length must be 3, not 2"),
    "a misspelt key": (
        "three", lambda d: d["players"][1].update(tehc=d["players"][1].pop("tech")),
        r"players\[1\].tehc: no such key here; did you mean 'tech'\?",
    ),
    "a misspelt key inside": (
        "three", lambda d: d["players"][1]["tech"].update(midle=[]),
        r"players\[1\].tech.midle: no such key here; did you mean 'middle'\?",
    ),
    "a missing key": (
        "three", lambda d: d["players"][1]["tech"].pop("middle"), r"players\[1\].tech.middle is missing",
    ),
    "a fact of another version": (
        "three", lambda d: d["players"][1].update(taken={"market": 0}), r"players\[1\].taken: no such key",
    ),
    "an unknown card": (
        "three", lambda d: d["players"][0]["hand"].append("bridge"), "no such tapestry card: 'bridge'",
    ),
    "a misspelt card": (
        "three", lambda d: d["players"][0]["hand"].append("democrcy"),
        "no such tapestry card: 'democrcy'; did you mean 'democracy'",
    ),
    "a long name": ("three", lambda d: d["players"][0]["hand"].append("x" * 5000), r"^.{1,180}$"),
    "an unknown civilization": (
        "three", lambda d: d["players"][0]["civilizations"][0].update(name="atlanteans"),
        r"players\[0\].civilizations\[0\].name: no such civilization: 'atlanteans'",
    ),
    "a statistic too few": (
        "three", lambda d: d["players"][0]["stats"]["counts"].pop("turns"), "stats.counts.turns is missing",
    ),
    "doubled entries": (
        "five_historians", lambda d: d["decks"]["tapestry_discard"][0].update(seen_by=[0, 0]),
        r"decks.tapestry_discard\[0\].seen_by: 0 is listed twice",
    ),
    "seen by somebody else": (
        "five_historians", lambda d: d["decks"]["tapestry_discard"][0].update(seen_by=[5]), r"seen_by\[0\]: must be",
    ),
    "seen by a bot": (
        "solo_4",
        lambda d: d["decks"]["tapestry_discard"].append({"card": d["decks"]["tapestry"].pop(), "seen_by": [1]}),
        r"seen_by\[0\]: must be 0, not 1",
    ),
    # options
    "six players": ("three", lambda d: d["options"].update(players=6), "options: a game has 1 to 5 players"),
    "a bad option": ("three", lambda d: d["options"].update(loop_guard="no"), "options: loop_guard"),
    "an unknown option": (
        "three", lambda d: d["options"].update(loop_gard=True), "options.loop_gard: .* did you mean .loop_guard",
    ),
    "five people and a Shadow Empire": (
        "five_traders", lambda d: d["options"].update(shadow_empire=True),
        "the Shadow Empire joins only two players, not 5",
    ),
    "five people and the Automa": (
        "five_traders", lambda d: d["options"].update(level=2),
        "a level from 1 to 6 is for one player only: 5 players, level 2",
    ),
    "one civilization for two": (
        "three", lambda d: d["options"].update(civilizations=["nomads", "nomads", None]), "the same civilization",
    ),
    "another civilization than agreed": (
        "three", lambda d: d["options"].update(civilizations=["traders", None, None]),
        r"players\[0\].civilizations: the options say traders",
    ),
    "another capital than agreed": (
        "five_traders", lambda d: d["options"].update(capitals=[d["players"][1]["capital"], None, None, None, None]),
        r"players\[0\].capital: the options say",
    ),
    "bots that do not play": ("three", lambda d: d.update(solo={}), "solo: must be null without bots"),
    "no bots": ("solo_1", lambda d: d.update(solo=None), "solo: must be an object"),
    # tracks
    "a token off the track": ("three", lambda d: d["players"][0]["tokens"].update(science=[13]), "science.0.: must be"),
    "five tokens": (
        "three", lambda d: d["players"][0]["tokens"].update(science=[1, 1]), "5 player tokens on the tracks, not 4",
    ),
    "no technology token": (
        "three", lambda d: d["players"][0]["tokens"].update(science=[0, 1], technology=[]),
        r"players\[0\].tokens: there must be one on each track before AI Singularity",
    ),
    "no science token": (
        "three",
        lambda d: (d["players"][0].update(singularity=True), d["players"][0]["tokens"].update(
            science=[], technology=[0, 1])),
        r"players\[0\].tokens: only the technology track",
    ),
    "a bot's token too few": (
        "solo_2", lambda d: d["players"][1]["tokens"].update(science=[0, 1], technology=[]),
        r"players\[1\].tokens: a bot has exactly one on each track",
    ),
    "a track closed by somebody who has finished": (
        "five_traders", lambda d: d["closed_tracks"].append({"track": "science", "owner": 1}),
        r"closed_tracks: science cannot be closed by players\[1\]",
    ),
    "a track closed twice": (
        "three", lambda d: d["closed_tracks"].extend([{"track": "science", "owner": 0}] * 2),
        r"closed_tracks: science is closed twice by players\[0\]",
    ),
    # the map
    "two players upright": (
        "three", lambda d: start(d, 0).update(tokens=[token(0), token(1)]), "pieces of two players stand upright",
    ),
    "three tokens on a hex": (
        "three", lambda d: start(d, 0)["tokens"].append(token(0, "cube")), "tokens: the length must be 0 to 2, not 3",
    ),
    "a token of nobody": (
        "three", lambda d: start(d, 0).update(tokens=[token(5)]), r"tokens\[0\].player: must be a number from 0 to 2",
    ),
    "an unknown piece": (
        "three", lambda d: start(d, 0).update(tokens=[token(0, "castle")]), "no such piece: 'castle'",
    ),
    "eleven outposts": (
        "three",
        lambda d: [data.update(tokens=[token(0)] * 2) for data in d["hexes"].values() if not data["tokens"]],
        r"players\[0\]: 1\d outposts on the map, but there are only 10",
    ),
    "an unknown hex": (
        "three", lambda d: d["hexes"].update({"9,9": {"tile": 1, "turn": 0, "tokens": []}}),
        r"hexes\['9,9'\]: no such hex on the small map",
    ),
    "a hex of the large map": (
        "three", lambda d: d["hexes"].update({"4,0": {"tile": 1, "turn": 0, "tokens": []}}), "no such hex on the small",
    ),
    "a tile turned too far": ("three", lambda d: start(d, 0).update(turn=6), "turn: must be"),
    "printed land turned": ("three", lambda d: start(d, 0).update(turn=1), "turn: must be 0, not 1"),
    "a tile on printed land": ("three", lambda d: start(d, 0).update(tile=1), "tile: must be null on printed land"),
    "an explored hex without a tile": (
        "three", lambda d: next(data for data in d["hexes"].values() if data["tile"]).update(tile=None),
        "tile: must be a number from 1 to 48, not None",
    ),
    "an empty start territory": (
        "three", lambda d: start(d, 1).update(tokens=[]),
        r"hexes\[.*\]: the start territory of players\[1\] must hold their two outposts",
    ),
    "a toppled start": (
        "three", lambda d: start(d, 1).update(tokens=[token(1), token(0, toppled=True)]), "the start territory",
    ),
    "somebody else's start territory": (
        "three", lambda d: d["players"][0].update(capital=d["players"][1]["capital"]), "the start territory",
    ),
    "two players with one capital": (
        "three", lambda d: d["players"][0].update(capital=d["players"][1]["capital"]),
        "two players share a start territory",
    ),
    "the other capital of a place": (
        "three", lambda d: d["players"][0].update(capital={1: 6, 6: 1, 2: 4, 4: 2, 3: 5, 5: 3}[
            d["players"][1]["capital"]]),
        "two players share a start territory",
    ),
    "a toppled piece alone": (
        "three", lambda d: empty(d).update(tokens=[token(0, toppled=True)]), "beside an opponent's upright one",
    ),
    "a toppled cube": (
        "five_historians",
        lambda d: hex_with(d, lambda tokens: any(t["piece"] == "cube" for t in tokens)).update(
            tokens=[token(4), token(4, "cube", toppled=True)]),
        "a cube cannot be toppled",
    ),
    "a cube of somebody without such a mat": (
        "three", lambda d: empty(d).update(tokens=[token(1, "cube")]),
        r"players\[1\]: 1 cube on the map, but 0 gone from the civilization mats",
    ),
    "a cube too many": (
        "five_historians", lambda d: empty(d).update(tokens=[token(4, "cube")]), r"players\[4\]: 3 cubes on the map",
    ),
    "a building on the map without Nomads": (
        "three", lambda d: empty(d).update(tokens=[token(0, "farm")]), "only the Nomads build on the map",
    ),
    # the city
    "a building nowhere": (
        "three", lambda d: d["players"][0]["buildings"].append("place market z9"),
        "must be an option that places a building",
    ),
    "no building at all": ("three", lambda d: d["players"][0]["buildings"].append("income"), "places a building"),
    "two buildings on a plot": (
        "three", lambda d: d["players"][0]["buildings"].extend(["place market e5", "place farm e5"]),
        "covers plots that are built on",
    ),
    "six farms": (
        "three", lambda d: d["players"][0]["buildings"].extend(["place beside farm"] * 6),
        r"players\[0\]: \d buildings of type farm, but there are only 5",
    ),
    "a landmark of two": (
        "three", lambda d: [player["buildings"].append("place beside barn") for player in d["players"]],
        "the landmark barn is somewhere else already",
    ),
    "a landmark twice": (
        "three", lambda d: d["players"][0]["buildings"].extend(["place beside barn"] * 2), "landmark barn is somewhere",
    ),
    "a landmark owned and out of play": (
        "three",
        lambda d: (d["players"][0]["buildings"].append("place beside barn"), d["landmarks_out_of_play"].append("barn")),
        "landmarks_out_of_play: the landmark barn is somewhere else",
    ),
    "a display too large": (
        "three", lambda d: d["display"].append(d["decks"]["tech"].pop()), "display: 4 face-up tech cards, not 3",
    ),
    "a display too small": (
        "three", lambda d: d["decks"]["tech"].append(d["display"].pop()), "display: 2 face-up tech cards, not 3",
    ),
    # eras and tapestry cards
    "the turn of a finished player": ("five_traders", lambda d: d.update(turn=1), r"turn: players\[1\] has finished"),
    "a card on a future era's space": (
        "three", lambda d: d["players"][1]["tapestries"]["4"].append(
            {"card": d["players"][1]["hand"].pop() if d["players"][1]["hand"] else d["decks"]["tapestry"].pop()}),
        r"players\[1\].tapestries.4: this era has not begun",
    ),
    "a card face down on another": (
        "three", lambda d: d["players"][1]["tapestries"]["2"].append(
            {"card": d["decks"]["tapestry"].pop(), "face_down": True}),
        r"players\[1\].tapestries.2: only the bottom card",
    ),
    "a card copied without Espionage": (
        "three", lambda d: d["players"][1].update(copied_card="alliance"), "copied_card: must be null while no Espion",
    ),
    "a copied card that lies nowhere": (
        "three",
        lambda d: (swap_out(d, 0, "2", "espionage"), d["players"][0].update(copied_card="marriage_of_state")),
        r"players\[0\].copied_card: no mat has marriage_of_state face up",
    ),
    "a copied card without an ability": (
        "three", lambda d: (swap_out(d, 0, "2", "espionage"), d["players"][0].update(copied_card="trap")),
        "copied_card: trap has no ability that lasts for an era",
    ),
    "a pact without a card": (
        "three", lambda d: d["players"][1].update(pact={"player": 0, "track": None}), r"players\[1\].pact: no card",
    ),
    "a pact with oneself": (
        "three",
        lambda d: (swap_out(d, 0, "2", "alliance"), d["players"][0].update(pact={"player": 0, "track": None})),
        r"players\[0\].pact: no card in force allows it",
    ),
    "an alliance with a track": (
        "three",
        lambda d: (swap_out(d, 0, "2", "alliance"), d["players"][0].update(pact={"player": 1, "track": "science"})),
        r"players\[0\].pact: a track is chosen for Marriage of State",
    ),
    "a marriage without a track": (
        "three",
        lambda d: (
            swap_out(d, 0, "2", "marriage_of_state"), d["players"][0].update(pact={"player": 1, "track": None})),
        r"players\[0\].pact: a track is chosen for Marriage of State",
    ),
    "a track without a partner": (
        "three", lambda d: d["players"][0].update(pact={"player": None, "track": "science"}),
        "there is a track but no partner",
    ),
    # achievements
    "an achievement twice": (
        "three", lambda d: d["achievements"].update(complete_track=[1, 1]), "complete_track: 1 is listed twice",
    ),
    "an achievement for three of three": (
        "three", lambda d: d["achievements"].update(complete_track=[0, 1, 2]),
        "3 players have earned it, but it has 2 VP spaces",
    ),
    "two outposts toppled by nobody": (
        "three", lambda d: d["achievements"].update(topple_two=[0]), r"topple_two: players\[0\] cannot have earned it",
    ),
    "an island without an outpost": (
        "three", lambda d: (d["hexes"]["0,0"].update(tokens=[]), d["achievements"].update(middle_island=[0])),
        r"middle_island: players\[0\] cannot have earned it",
    ),
    "an island for the Shadow Empire": (
        "solo_2", lambda d: d["achievements"].update(middle_island=[2]), r"middle_island: players\[2\] cannot",
    ),
    "a track the Shadow Empire has not completed": (
        "shadow", lambda d: d["achievements"].update(complete_track=[2]), r"complete_track: players\[2\] cannot",
    ),
    # civilizations
    "no civilization": (
        "three", lambda d: d["players"][0].update(civilizations=[]),
        "civilizations: the length must be at least 1, not 0",
    ),
    "a rejected civilization of two": (
        "five_traders", lambda d: [player.update(rejected_civilization="nomads") for player in d["players"][:2]],
        "rejected_civilization: nomads cannot have been dealt",
    ),
    "a rejected civilization that was kept": (
        "three", lambda d: (d["options"].update(civilizations=[]),
                            d["players"][2].update(rejected_civilization="nomads")),
        r"players\[2\].rejected_civilization: nomads cannot",
    ),
    "a rejected civilization that another player kept": (
        "three", lambda d: (d["options"].update(civilizations=[]),
                            d["players"][0].update(rejected_civilization="nomads")),
        r"players\[0\].rejected_civilization: nomads cannot",
    ),
    "unknown fields": (
        "three", lambda d: civilization(d, "nomads").update(tokens_left=3), "fields.tokens_left: no such key",
    ),
    "five tokens left": (
        "three", lambda d: civilization(d, "heralds").update(tokens_left=5), "tokens_left: must be a number from 0",
    ),
    "fields missing": (
        "three", lambda d: civilization(d, "heralds").clear(),
        r"players\[0\].civilizations\[0\].fields.tokens_left is missing",
    ),
    "a track twice on the Leaders' mat": (
        "four", lambda d: civilization(d, "leaders").update(tracks=["military", "military"]),
        "tracks: 'military' is listed twice",
    ),
    "rolls on the Alchemists' mat": (
        "two", lambda d: civilization(d, "alchemists").update(tracks=["science"]),
        "tracks: the length must be 0, not 1",
    ),
    "a column with a gap": (
        "five_mystics", lambda d: civilization(d, "craftsmen")["lanes"][2].reverse(),
        r"fields.lanes\[2\]: a space below a building is empty",
    ),
    "a column too short": (
        "five_mystics", lambda d: civilization(d, "craftsmen")["lanes"][2].pop(), r"lanes\[2\]: the length must be 5",
    ),
    "a space that does not exist": (
        "five_historians", lambda d: civilization(d, "entertainers").update(slot=18), "slot: must be a number from 1",
    ),
    "four squares": (
        "five_historians", lambda d: civilization(d, "historians")["covered"].append(True),
        "the length must be 4, not 5",
    ),
    "a height of four": (
        "five_traders", lambda d: civilization(d, "merrymakers").update(heights=[4, 0, 0]), r"heights\[0\]: must be",
    ),
    "more outposts than there are": (
        "five_mystics", lambda d: civilization(d, "militants").update(outposts_left=[4, 4]),
        r"players\[0\]: \d outposts in the supply, but 8 on the mat of the Militants",
    ),
    "no prediction": (
        "five_mystics", lambda d: civilization(d, "mystics")["predictions"].update(districts=None),
        "predictions.districts: must be a number from 1 to 9, not None",
    ),
    "too high a prediction": (
        "five_mystics", lambda d: civilization(d, "mystics")["predictions"].update(tracks=5),
        "predictions.tracks: must be a number from 1 to 4",
    ),
    "a prediction paid twice": (
        "five_mystics", lambda d: civilization(d, "mystics")["paid"].append("tech_cards"),
        "'tech_cards' is listed twice",
    ),
    "an Inventors' token on nobody's card": (
        "four", lambda d: d["inventors_tokens"].append(d["display"][0]), "inventors_tokens: nobody has",
    ),
    "an Inventors' token too many": (
        "four", lambda d: civilization(d, "inventors").update(tokens_left=3),
        "inventors_tokens: 2 on cards and 3 left on the mat",
    ),
    "Inventors' tokens without Inventors": (
        "three", lambda d: d["inventors_tokens"].append("bakery"), "inventors_tokens: nobody has the civilization inv",
    ),
    "a Heralds' token on no card": (
        "three", lambda d: d["heralds_tokens"][0].update(depth=3), r"heralds_tokens: players\[2\] has no such card",
    ),
    "a Heralds' token twice": (
        "three", lambda d: d["heralds_tokens"].append(dict(d["heralds_tokens"][0])), "heralds_tokens: .* twice",
    ),
    "a Heralds' token too few": (
        "three", lambda d: d["heralds_tokens"].clear(), "heralds_tokens: 0 on cards and 3 left on the mat",
    ),
    "Heralds' tokens without Heralds": (
        "five_traders", lambda d: d["heralds_tokens"].append({"player": 0, "era": 2, "depth": 0}),
        "heralds_tokens: nobody has the civilization heralds",
    ),
    "a Historians' token too many": (
        "five_historians", lambda d: d["historians_tokens"].append(0),
        "historians_tokens: 3 given away, but 2 squares exposed",
    ),
    "a Historians' token with themselves": (
        "five_historians", lambda d: d.update(historians_tokens=[3, 0]),
        r"historians_tokens: players\[3\] cannot hold one",
    ),
    "a Historians' token with nobody": (
        "five_historians", lambda d: d.update(historians_tokens=[0, 5]), r"historians_tokens\[1\]: must be a number",
    ),
    # bots
    "a deck of odd size": (
        "solo_1", lambda d: d["solo"]["discard"].append(d["solo"]["deck"].pop()), "solo.deck: an odd number of cards",
    ),
    "a progress card too few": (
        "solo_2", lambda d: d["solo"]["discard"].extend([d["solo"]["progress"].pop(), d["solo"]["progress"].pop()]),
        "solo.progress: there must be 14 cards at level 2 in era 1, not 12",
    ),
    "a progress card too many": (
        "solo_5", lambda d: d["solo"]["progress"].extend([d["solo"]["deck"].pop(), d["solo"]["deck"].pop()]),
        "solo.progress: there must be 6 cards at level 5 in era 3, not 8",
    ),
    "a base card among the progress cards": (
        "solo_1", lambda d: (d["solo"]["progress"].append(d["solo"]["deck"].pop()),
                             d["solo"]["deck"].append(d["solo"]["progress"].pop(0))),
        "solo.progress: cards 1 to 7 can never be here",
    ),
    "no pair though cards were drawn": (
        "solo_4",
        lambda d: (d["solo"]["discard"].extend([d["solo"]["decision_card"], d["solo"]["tiebreaker_card"]]),
                   d["solo"].update(decision_card=None, tiebreaker_card=None)),
        "solo: there are discards but no decision card",
    ),
    "half a pair": (
        "solo_4", lambda d: (d["solo"]["discard"].append(d["solo"]["decision_card"]),
                             d["solo"].update(decision_card=None)),
        "solo: a decision card and a tiebreaker card go together",
    ),
    "a pair before the first turn": (
        "solo_1", lambda d: (d["players"][1].update(era=0), d["players"][1]["tapestries"].update({"2": []})),
        "solo: no cards are drawn before income turn 1",
    ),
    "a decision card twice": (
        "solo_1", lambda d: d["solo"]["deck"].append(d["solo"]["deck"][0]), "solo.deck: .* is listed twice",
    ),
    "a decision card of two places": (
        "solo_1", lambda d: d["solo"]["deck"].append(d["solo"]["discard"][0]), "too many copies of decision card",
    ),
    "card 13 with the Shadow Empire alone": (
        "shadow", lambda d: d["solo"]["deck"].append(13), "must be a number from 1 to 12, not 13",
    ),
    "a favourite of nobody": (
        "shadow", lambda d: d["solo"]["favorites"].update(automa="science"), "favorites.automa: must be null",
    ),
    "a civilization of nobody": (
        "shadow", lambda d: d["solo"]["civilizations"].append("engineers"), "belong to the Automa",
    ),
    "a card on the Automa's mat in a later era": (
        "solo_2", lambda d: d["players"][1]["tapestries"]["3"].append(
            {"card": d["decks"]["tapestry"].pop(), "face_down": True}),
        r"players\[1\].tapestries.3: the Automa has one face-down card in each era from 2 to 4 that has begun",
    ),
    "two cards on the Automa's mat": (
        "solo_1", lambda d: d["players"][1]["tapestries"]["2"].append(
            {"card": d["decks"]["tapestry"].pop(), "face_down": True}),
        r"players\[1\].tapestries.2: the Automa has one face-down card",
    ),
    "a card face up on the Automa's mat": (
        "solo_1", lambda d: d["players"][1]["tapestries"]["2"][0].update(face_down=False),
        "the Automa has one face-down card",
    ),
    "the Automa with a city": (
        "solo_1", lambda d: d["players"][1].update(buildings=[]), r"players\[1\].buildings: no such key",
    ),
    "the Automa with a landmark of a tech card": (
        "solo_1", lambda d: d["players"][1]["landmarks"].append("barn"), "no such landmark of a track: 'barn'",
    ),
    "a cube of the Automa": (
        "solo_1", lambda d: empty(d).update(tokens=[token(1, "cube")]), "bots have nothing but outposts",
    ),
    "an empty start territory of the Automa": (
        "solo_1", lambda d: start(d, 1).update(tokens=[]), r"the start territory of players\[1\]",
    ),
    "an Automa without a civilization": (
        "solo_1", lambda d: d["solo"].update(civilizations=[]), "solo.civilizations: there must be 1 at level 1",
    ),
    "an Automa with doubled civilizations": (
        "solo_6", lambda d: d["solo"].update(civilizations=["engineers", "engineers"]), "'engineers' is listed twice",
    ),
    "one civilization at level 6": (
        "solo_6", lambda d: d["solo"]["civilizations"].pop(), "solo.civilizations: there must be 2 at level 6",
    ),
    "two civilizations at level 5": (
        "solo_5", lambda d: d["solo"].update(civilizations=["engineers", "explorers"]),
        "there must be 1 at level 5",
    ),
    "the turn of the Shadow Empire": (
        "solo_1", lambda d: d.update(turn=2), "turn: the Shadow Empire acts in the Automa's turn",
    ),
    "the Shadow Empire begins": ("shadow", lambda d: d.update(first_player=2), r"first_player: cannot be players\[2\]"),
    "an upright outpost of the Shadow Empire": (
        "solo_1", lambda d: empty(d).update(tokens=[token(2)]), "outposts of the Shadow Empire are always toppled",
    ),
    "an outpost of the Shadow Empire between two people": (
        "shadow", lambda d: hex_with(d, lambda tokens: len(tokens) == 1)["tokens"].append(token(2, toppled=True)),
        "this Shadow Empire has nothing on the map",
    ),
    "points of the Shadow Empire": (
        "solo_1", lambda d: d["players"][2].update(vp=5), r"players\[2\].vp: no such key here$",
    ),
    "cards of the Shadow Empire": (
        "shadow", lambda d: d["players"][2].update(hand=["trap"]), r"players\[2\].hand: no such key here$",
    ),
    "a landmark of the Shadow Empire beside the Automa": (
        "solo_1", lambda d: d["players"][2]["landmarks"].append("tech_hub"), "the Automa keeps those",
    ),
    "a game that is over": (
        "shadow",
        lambda d: (d.update(turn=2), [
            player.update(era=5, tapestries={"1": [], "2": [], "3": [], "4": []}) for player in d["players"][:2]]),
        "everybody has finished",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions(name: str) -> None:
    """What cannot be is refused, and BadPosition says what is wrong and where."""
    base, edit, message = IMPOSSIBLE[name]
    edited = doc(base)
    edit(edited)
    assert edited != doc(base)
    with pytest.raises(gobelin.BadPosition, match=message) as error:
        gobelin.Game.from_position(edited)
    sayable(error.value)


def test_decision_cards_are_named_as_the_document_names_them() -> None:
    """Every card, by the number it has in the document."""
    for name in ("solo_1", "shadow"):
        for deck in ("deck", "progress"):
            for card in doc(name)["solo"][deck]:
                edited = doc(name)
                edited["solo"][deck].remove(card)
                with pytest.raises(gobelin.BadPosition, match=f"decision card {card} is missing"):
                    gobelin.Game.from_position(edited)


@pytest.mark.parametrize("thing", [None, 3, "position", [], {}])
def test_things_that_are_no_position(thing: object) -> None:
    with pytest.raises(gobelin.BadPosition, match="not a gobelin position"):
        gobelin.Game.from_position(thing)


MARKS = [civilization.marks_name for civilization in box.civilizations if civilization.marks_name]

STRANGE = {
    "a long number": 10**5000,
    "a long text": "x" * 10**6,
    "a long list": [[[[[]]]]] * 1000,
    "an object": {"a": {"b": 1}},
    "no number": float("nan"),
    "no JSON": ...,
}


@pytest.mark.parametrize("thing", STRANGE.values(), ids=STRANGE)
def test_no_value_is_too_strange_for_a_message(thing: object) -> None:
    """Messages quote at most 80 characters of a wrong value."""
    edited = doc("three")
    edited["players"][0]["vp"] = thing
    with pytest.raises(gobelin.BadPosition, match=r"players\[0\].vp: must be") as error:
        gobelin.Game.from_position(edited)
    assert len(str(error.value)) < 180
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    edited["players"][0]["vp"] = deep
    with pytest.raises(gobelin.BadPosition, match="must be"):
        gobelin.Game.from_position(edited)


def test_tokens_away_from_their_mats_may_be_left_out() -> None:
    """No token is away then: a position from before a mat joined the box is still one."""
    original = doc("two")
    assert not any(original[name] for name in MARKS)
    edited = {key: value for key, value in original.items() if key not in MARKS}
    assert gobelin.Game.from_position(edited).position() == gobelin.Game.from_position(original).position()
    del (edited := doc("three"))["heralds_tokens"]
    with pytest.raises(gobelin.BadPosition, match="heralds_tokens: 0 on cards and 3 left on the mat"):
        gobelin.Game.from_position(edited)


@pytest.mark.parametrize("base", ["three", "solo_6", "shadow"])
def test_every_key_counts(base: str) -> None:
    """Every key is needed, wherever it stands; another one is refused. The path is named."""

    def objects(data: Any, path: str = "") -> list[tuple[Any, str]]:
        inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
        found = [(data, path)] if isinstance(data, dict) and path not in ("options", "hexes") else []
        for key, value in inner:
            if path == "hexes":
                step = f"[{key!r}]"
            else:
                step = f"[{key}]" if isinstance(key, int) else f".{key}" if path else key
            found += objects(value, path + step) if path + step != "options" else []
        return found

    original = doc(base)
    for number, (part, path) in enumerate(objects(original)):
        for key in part:
            edited = copy.deepcopy(original)
            there = objects(edited)[number][0]
            del there[key]
            due = f"{path}.{key}" if path else key
            if key in ("toppled", "face_down") or key in MARKS:
                continue  # false, or nothing, when it is not said
            if key != "format":
                with pytest.raises(gobelin.BadPosition) as error:
                    gobelin.Game.from_position(edited)
                assert str(error.value) == (
                    f"{due} is missing" if key != "version" else "position version None cannot be read, only 2, 3"
                )
        edited = copy.deepcopy(original)
        objects(edited)[number][0]["surprise"] = None
        with pytest.raises(gobelin.BadPosition) as error:
            gobelin.Game.from_position(edited)
        assert f"{path}.surprise".lstrip(".") in str(error.value)


def test_all_civilizations_are_kept_for_the_tests() -> None:
    """The kept positions hold every civilization, so every mat is read."""
    people = [player for kept in KEPT.values() for player in kept["players"]]
    kept = {mat["name"] for player in people for mat in player.get("civilizations", ())}
    assert kept == set(CIVILIZATIONS[: NAMED[0][1]])


def test_the_notation_page_explains_every_key() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    explained = page[page.index("## Positions") :]
    for key in {*TABLE, *MARKS, *DECKS, *SOLO, *AUTOMA_HAS, *PERSON_HAS, *SHADOW_EMPIRE_HAS} - {"format", "version"}:
        assert f"`{key}`" in explained, key
    for name in CIVILIZATIONS:
        assert f"{name}" in explained, name
