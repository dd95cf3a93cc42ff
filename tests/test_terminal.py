"""The words and drawings of the terminal: complete, in columns, and true to the table."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from rich.text import Text

import gobelin
from gobelin import Game
from gobelin.rules.listing import contents
from gobelin.terminal import cards, draw, scores
from gobelin.terminal.box import box
from gobelin.terminal.options import OptionWords, matching
from gobelin.terminal.words import EVENTS, QUESTIONS, effect_words, event_words, hint_words, narrate, question_words

RULES = Path(gobelin.__file__).parent / "rules"


def sources() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(RULES.rglob("*.py")))


def play_on(game: Game, seed: int, choices: int = 100_000) -> Game:
    chance = random.Random(seed)
    while choices and (decision := game.decision) is not None:
        game.play(chance.randrange(len(decision.actions)))
        choices -= 1
    return game


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# --- Words


def test_every_event_of_the_rules_has_a_sentence() -> None:
    told = set(re.findall(r'\btell(?:_privately)?\(\s*"(\w+)"', sources()))
    assert len(told) > 50
    assert told == set(EVENTS)


def test_every_question_of_the_rules_has_words() -> None:
    asked = set(re.findall(r'^    kind(?:: \w+)? = "(\w+)"', sources(), re.MULTILINE))
    assert len(asked) > 50
    assert asked == set(QUESTIONS)


def test_every_card_and_civilization_is_described_in_one_line() -> None:
    listing = contents()
    assert set(cards.TAPESTRY_CARDS) == {card["id"] for card in listing["tapestry_cards"]}  # type: ignore[attr-defined]
    assert len(cards.CIVILIZATIONS) == len(listing["civilizations"]) == 16  # type: ignore[arg-type]
    for words in (*cards.TAPESTRY_CARDS.values(), *cards.CIVILIZATIONS.values()):
        assert words.isascii()
        assert "\n" not in words
        assert 10 < len(words) < 115


@pytest.mark.parametrize("seed", range(40))
def test_whole_games_can_be_told(seed: int) -> None:
    """Every event, question and option of random games reads as a sentence, for players and spectators."""
    game = Game.new(2 + seed % 4, seed, confirm_turns=seed % 2 == 0, start_bonus=seed % 3 == 0)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        spoken = OptionWords(view)
        words = [spoken(option.text) for option in decision.options]
        assert len(set(words)) == len(words), (decision.kind, words)
        assert all(words)
        assert question_words(decision.kind, decision.about, decision.player).endswith(("?", "."))
        game.play(chance.randrange(len(words)))
    for viewer in (None, *range(game.players)):
        for _, sentence in narrate(game.events(viewer), viewer):
            assert sentence.isascii()
            assert not re.search(r"[{}\[\]_]", sentence), sentence
            assert sentence[0].isupper() or sentence[0].isdigit()


def test_events_speak_to_you_and_of_others() -> None:
    event = {"key": "gain", "player": 1, "resource": "coin", "amount": 2, "lost": 0, "source": "income 4"}
    assert event_words(event, 1) == "You gain 2 coins (income)"
    assert event_words(event, 0) == "Player 2 gains 2 coins (income)"
    conquest = {"key": "conquer", "player": 0, "hex": "0,1", "opponent": 1, "source": "space military 1"}
    assert event_words(conquest, 1) == "Player 1 conquers 0,1 from you"
    assert event_words(conquest | {"opponent": -1}, 0) == "You conquer 0,1"
    nothing = {"key": "vp", "player": 0, "points": 0, "per": "plain", "source": "dice"}
    assert event_words(nothing, 0) == ""


def test_gains_of_one_source_are_told_together() -> None:
    gain = {"key": "gain", "player": 0, "amount": 1, "lost": 0, "source": "income 4"}
    events = [gain | {"resource": "coin"}, gain | {"resource": "food"}, gain | {"resource": "coin", "source": "dice"}]
    assert [words for _, words in narrate(events, 0)] == [
        "You gain 1 coin and 1 food (income)",
        "You gain 1 coin (conquer dice)",
    ]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        ({"coin": 1, "vp": 8}, "1 coin and 8 VP"),
        ({"one_of": ["explore", {"building": "farm"}]}, "explore or a farm"),
        ({"building": ["farm", "house", "armory"]}, "a farm, a house or an armory"),
        ({"then": [{"territory": 2}, {"explore": "anywhere"}]}, "2 territory tiles, then explore anywhere"),
        ({"vp_per": "landmarks", "times": 3}, "3 VP per landmark"),
        ({"pay": {"any": 1}, "gain": "upgrade"}, "pay any 1 resource for: upgrade"),
        ({"advance": {"track": "science", "gain": "none"}}, "advance on science (no benefit)"),
        (None, "nothing"),
    ],
)
def test_effects_in_words(effect: object, words: str) -> None:
    assert effect_words(effect) == words


def test_every_effect_of_the_box_has_words() -> None:
    effects = [space[part] for spaces in box().spaces.values() for space in spaces for part in ("benefit", "bonus")]
    effects += [card[part] for card in box().tech.values() for part in ("circle", "square")]
    effects += [tile["benefit"] for tile in (*box().tiles.values(), *box().space_tiles.values())]
    for effect in effects:
        words = effect_words(effect)
        assert words
        assert words != "the effect of the card"
        assert not re.search(r"[{}_']", words), words


def test_hints_say_what_follows() -> None:
    events = [
        {"key": "vp", "player": 0, "points": 3, "per": "plain", "source": "turn"},
        {"key": "gain", "player": 0, "resource": "coin", "amount": 1, "lost": 0, "source": "turn"},
        {"key": "vp", "player": 1, "points": 2, "per": "plain", "source": "turn"},
        {"key": "district", "player": 0, "district": 4},
    ]
    assert hint_words(events, 0) == "+3 VP, +1 coin, Player 2 +2 VP, completes district 4"
    assert hint_words([], 0) == ""


# --- What may be typed


def test_options_are_found_by_number_text_and_part() -> None:
    texts = ["place market a1", "place market c4", "place lighthouse c4 r0", "place lighthouse c4 r1", "decline"]
    words = ["a1", "c4", "c4 r0", "c4 r1", "no"]
    assert matching("2", texts, words) == [1]
    assert matching("place market a1", texts, words) == [0]
    assert matching("C4", texts, words) == [1]
    assert matching("c4 r1", texts, words) == [3]
    assert matching("no", texts, words) == [4]
    assert matching("decline", texts, words) == [4]
    assert matching("lighthouse c4", texts, words) == [2, 3]
    assert matching("9", texts, words) == []
    assert matching("nonsense", texts, words) == []
    cards_in_hand = ["play age_of_sail", "play age_of_wonders", "play trap"]
    assert matching("age of sail", cards_in_hand, ["a", "b", "c"]) == [0]
    assert matching("age of", cards_in_hand, ["a", "b", "c"]) == [0, 1]


# --- Drawings


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("large", [True, False])
def test_the_map_shows_every_hex_and_fits_100_columns(players: int, large: bool) -> None:
    game = play_on(Game.new(players, 8), 8)
    view = game.view(0)
    lines = draw.draw_map(view, 100, large)
    drawn = shown(lines)
    assert drawn.isascii()
    assert max(line.cell_len for line in lines) <= (100 if large else 80)
    for name, land in view["hexes"].items():
        assert len(re.findall(rf"(?<![-\d,]){re.escape(name)}(?![\d,])", drawn)) == 1, name
        for token in land["tokens"] if land else []:
            mark = f"P{token['player'] + 1}"
            assert (mark.lower() if token["toppled"] else mark) in drawn


def test_a_map_too_wide_is_drawn_small() -> None:
    view = Game.new(5, 1).view(None)
    assert "________" in shown(draw.draw_map(view, 100))
    assert "________" not in shown(draw.draw_map(view, 80))
    assert max(line.cell_len for line in draw.draw_map(view, 80)) <= 80


def test_the_corners_of_a_hex_are_where_they_lie() -> None:
    """The start of capital 1 on the small map: forest at the upper left, lower left and left."""
    game = Game.new(2, 1, capitals=[1, 2])
    while not game.view()["started"]:
        game.play(0)
    drawn = draw.draw_map(game.view(), 100)
    rows = [line.plain for line in drawn]
    top = next(number for number, row in enumerate(rows) if " 0,-2 " in row)
    at = rows[top].index(" 0,-2 ")
    assert rows[top][at - 1] + rows[top][at + 6] == "f~"
    assert rows[top + 1][at - 2] + rows[top + 1][at + 7] == "f~"
    assert rows[top + 3][at - 1] + rows[top + 3][at + 6] == "f~"
    assert "P1 P1" in rows[top + 2]


def test_turned_tiles_turn_their_corners() -> None:
    corners = box().tiles[9]["vertices"]
    assert box().corners("small", "0,1", {"tile": 9, "turn": 0}) == corners
    assert box().corners("small", "0,1", {"tile": 9, "turn": 2}) == corners[4:] + corners[:4]


def test_tracks_show_tokens_and_landmarks() -> None:
    game = Game.new(3, 4)
    play_on(game, 4)
    view = game.view(1)
    lines = draw.draw_tracks(view)
    assert max(line.cell_len for line in lines) <= 80
    drawn = shown(lines)
    for name in box().track_landmarks.values():
        owner = view["landmarks"][name]
        mark = box().landmarks[name]["name"] + ("" if owner is None else f":{owner + 1}")
        assert mark in drawn
    rows = {row.split()[0].lower(): row for row in drawn.splitlines() if row[:1].isalpha()}
    for track in box().spaces:
        digits = re.sub(r"\D", "", rows[track])
        assert sorted(digits) == sorted(
            str(seat["seat"] + 1) for seat in view["players"] for _ in set(seat["tokens"][track])
        )


def test_landmarks_cover_the_plots_the_rules_say() -> None:
    """The drawing's own reckoning against the action space, for every placement there is."""
    from gobelin.rules.actions import LANDMARK_PLOTS, TEXTS

    for action, (_, plots) in LANDMARK_PLOTS.items():
        _, piece, anchor, rotation = TEXTS[action].split()
        covered = draw.covered_plots(piece, anchor, int(rotation[1:]))
        assert sum(1 << (9 * row + column) for row, column in covered) == plots, TEXTS[action]


def test_the_city_shows_buildings_and_landmarks() -> None:
    seat = {
        "seat": 0,
        "capital": 1,
        "buildings": ["place market a1", "place forge b1 r0", "place beside barn", "hex 0,1"],
        "rows_and_columns": 1,
        "districts": [2],
    }
    drawn = shown(draw.draw_city(seat, 0))
    assert " 1  M f f | . . . | . . . " in drawn
    assert " 2  # f f | . . # | # # . " in drawn
    assert "f Forge" in drawn
    assert "2 outside the grid" in drawn
    assert "1 district complete" in drawn


def test_two_drawings_stand_beside_each_other_where_they_fit() -> None:
    left, right = [Text("ab"), Text("c")], [Text("1234")]
    assert [line.plain for line in draw.beside(left, right, 20)] == ["ab   1234", "c"]
    assert [line.plain for line in draw.beside(left, right, 8)] == ["ab", "c", "", "1234"]


def test_the_income_mat_adds_up_what_is_exposed() -> None:
    seat = {"taken": {"market": 2, "house": 0, "farm": 4, "armory": 5}}
    drawn = shown(draw.draw_income(seat))
    assert re.search(r"market +2/5 +2 coin, 2 VP/tech +1 coin", drawn)
    assert re.search(r"farm +4/5 +4 food, 1 tile, 11 VP +10 VP", drawn)
    assert re.search(r"armory +5/5 +4 culture, 1 card, 2 VP/territory, 10 VP +-", drawn)


@pytest.mark.parametrize("seed", range(12))
def test_everything_can_be_drawn_at_any_time(seed: int) -> None:
    game = Game.new(2 + seed % 4, seed)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        if chance.random() < 0.2:
            view = json.loads(json.dumps(game.view(seed % game.players)))
            for seat in view["players"]:
                lines = draw.draw_person(view, seat) + draw.draw_opponent(view, seat) + draw.draw_income(seat)
                lines += draw.draw_city(seat, 0)
                assert shown(lines).isascii()
            for track in box().spaces:
                assert len(draw.draw_spaces(view, track)) == 13
        game.play(chance.randrange(len(decision.actions)))


# --- The end


def test_winners_and_tie_break_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(Game.new(2, 5), 5)
    best = max(game.scores)
    assert len(game.winners) == 1
    winner = game.winners[0]
    assert scores.winner_words(game, winner) == f"You win with {best} VP."
    assert scores.ranking(game, None)[0] == f"1. Player {winner + 1}, {best} VP"
    loser = game.state.players[1 - winner]
    loser.vp = best
    loser.resources[:] = [0, 0, 0, 0]
    game.state.players[winner].resources[:] = [1, 0, 0, 0]
    words = f"Player {winner + 1} wins with {best} VP: level with you (0), but with more resources left (1)."
    assert scores.winner_words(game, 1 - winner) == words
    loser.resources[:] = [0, 0, 0, 1]
    words = f"You and Player 2 share the victory: {best} VP and 1 resources left each."
    assert scores.winner_words(game, 0) == words
    assert [row[:2] for row in scores.ranking(game, 0)] == ["1.", "1."]
