"""The drawings of the terminal: complete, in columns, and true to the table."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from rich.text import Text

from gobelin import Game
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.rules.chapters.build import Landmark
from gobelin.rules.printed.names import LANDMARKS
from gobelin.terminal import draw, scores
from gobelin.terminal.draw.tracks import TRACKS
from gobelin.terminal.options import find_options
from gobelin.terminal.paper import put_beside
from table import Table, any_table, game_of


def play_on(game: Game, seed: int, choices: int = 100_000) -> Game:
    chance = random.Random(seed)
    while choices and (decision := game.decision) is not None:
        game.play(chance.randrange(len(decision.actions)))
        choices -= 1
    return game


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# --- What may be typed


def test_options_are_found_by_number_text_and_part() -> None:
    texts = ["place market a1", "place market c4", "place lighthouse c4 r0", "place lighthouse c4 r1", "decline"]
    words = ["a1", "c4", "c4 r0", "c4 r1", "no"]
    assert find_options("2", texts, words) == [1]
    assert find_options("place market a1", texts, words) == [0]
    assert find_options("C4", texts, words) == [1]
    assert find_options("c4 r1", texts, words) == [3]
    assert find_options("no", texts, words) == [4]
    assert find_options("decline", texts, words) == [4]
    assert find_options("lighthouse c4", texts, words) == [2, 3]
    assert find_options("9", texts, words) == []
    assert find_options("nonsense", texts, words) == []
    tiles = ["tile 2", "tile 1", "tile 12"]
    assert find_options("2", tiles, ["a", "b", "c"]) == [1]
    assert find_options("12", tiles, ["a", "b", "c"]) == []
    assert find_options("tile 12", tiles, ["a", "b", "c"]) == [2]
    cards_in_hand = ["play age_of_sail", "play age_of_wonders", "play trap"]
    assert find_options("age of sail", cards_in_hand, ["a", "b", "c"]) == [0]
    assert find_options("age of", cards_in_hand, ["a", "b", "c"]) == [0, 1]
    spoken = ["avancer en Science 1, Astronomie", "avancer en Militaire 1, Tir à l’arc"]  # in any language
    assert find_options("militaire", ["advance science", "advance military"], spoken) == [1]
    assert find_options("milit", ["advance science", "advance military"], spoken) == [1]  # by the text
    assert find_options("astro", ["advance science", "advance military"], spoken) == []
    assert find_options("l'embuscade\u00a0!", ["x", "y"], ["rien", "l’embuscade !"]) == [1]  # as keyboards write it


# --- Drawings


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("large", [True, False])
def test_the_map_shows_every_hex_and_fits_100_columns(players: int, large: bool) -> None:
    game = play_on(Game.new(players, 8), 8)
    view = game.view(0)
    words = Words.seen_in(view)
    lines = draw.draw_map(view, words, 100, large)
    drawn = shown(lines)
    assert drawn.isascii()
    assert max(line.cell_len for line in lines) <= (100 if large else 80)
    for name, land in view["hexes"].items():
        assert len(re.findall(rf"\b{words.hex(name)}\b", drawn)) == 1, name
        for token in land["tokens"] if land else []:
            mark = f"P{token['player'] + 1}"
            assert (mark.lower() if token["toppled"] else mark) in drawn


def test_a_map_too_wide_is_drawn_small() -> None:
    view = Game.new(5, 1).view(None)
    words = Words.seen_in(view)
    assert "________" in shown(draw.draw_map(view, words, 100))
    assert "________" not in shown(draw.draw_map(view, words, 80))
    assert max(line.cell_len for line in draw.draw_map(view, words, 80)) <= 80


def test_the_corners_of_a_hex_are_where_they_lie() -> None:
    """The start of capital 1 on the small map: forest at the upper left, lower left and left."""
    game = Game.new(2, 1, capitals=[1, 2])
    while not game.view()["started"]:
        game.play(0)
    drawn = draw.draw_map(game.view(), Words(), 100)
    rows = [line.plain for line in drawn]
    top = next(number for number, row in enumerate(rows) if "  D2  " in row)
    at = rows[top].index("  D2  ")
    assert rows[top][at - 1] + rows[top][at + 6] == "f~"
    assert rows[top + 1][at - 2] + rows[top + 1][at + 7] == "f~"
    assert rows[top + 3][at - 1] + rows[top + 3][at + 6] == "f~"
    assert "P1 P1" in rows[top + 2]


def test_turned_tiles_turn_their_corners() -> None:
    corners = box().tiles[9]["vertices"]
    assert box().corners(9, 0) == corners
    assert box().corners(9, 2) == corners[4:] + corners[:4]


def test_tracks_show_tokens_and_landmarks() -> None:
    game = Game.new(3, 4)
    play_on(game, 4)
    view: Any = game.view(1)
    lines = draw.draw_tracks(view, Words.seen_in(view))
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


def test_the_city_shows_buildings_and_landmarks() -> None:
    seat: Any = {
        "seat": 0,
        "capital": 1,
        "city": {
            "pieces": [
                {"piece": "market", "beside": False, "plots": ["a1"]},
                {"piece": "forge", "beside": False, "plots": ["b1", "c1", "b2", "c2"]},
                {"piece": "barn", "beside": True},
                {"piece": "farm", "beside": True},
            ]
        },
        "rows_and_columns": 1,
        "districts": [2],
    }
    drawn = shown(draw.draw_city(seat, Words(you=0)))
    assert " 1  M f f | . . . | . . . " in drawn
    assert " 2  # f f | . . # | # # . " in drawn
    assert "f Forge" in drawn
    assert "2 outside the grid" in drawn
    assert "1 district complete" in drawn
    assert "M market   H house   F farm   A armory" in drawn
    polish = shown(draw.draw_city(seat, Words("pl", you=0)))
    assert " 1  T k k | . . . | . . . " in polish
    assert "T targowisko   D dom   F farma   Z zbrojownia" in polish
    assert "k Kuźnia" in polish


def test_two_drawings_stand_beside_each_other_where_they_fit() -> None:
    left, right = [Text("ab"), Text("c")], [Text("1234")]
    assert [line.plain for line in put_beside(left, right, 20)] == ["ab   1234", "c"]
    assert [line.plain for line in put_beside(left, right, 8)] == ["ab", "c", "", "1234"]


def test_the_income_mat_adds_up_what_is_exposed() -> None:
    seat: Any = {"taken": {"market": 2, "house": 0, "farm": 4, "armory": 5}}
    drawn = shown(draw.draw_income(seat, Words()))
    assert re.search(r"market +2/5 +2 coin, 2 VP/tech +1 coin", drawn)
    assert re.search(r"farm +4/5 +4 food, 1 tile, 11 VP +10 VP", drawn)
    assert re.search(r"armory +5/5 +4 culture, 1 card, 2 VP/territory, 10 VP +-", drawn)


@pytest.mark.parametrize("seed", range(22))
def test_everything_can_be_drawn_at_any_time(seed: int) -> None:
    game = any_table(seed)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        if chance.random() < 0.2:
            view = json.loads(json.dumps(game.view(seed % game.players)))
            words = Words.seen_in(view)
            for seat in [seat for seat in view["players"] if not seat["bot"]]:
                lines = draw.draw_person(seat, words) + draw.draw_opponent(seat, words)
                lines += draw.draw_income(seat, words) + draw.draw_city(seat, words)
                assert shown(lines).isascii()
            if view["solo"]:
                assert shown(draw.draw_bots(view, words) + draw.draw_bots(view, words, closely=True)).isascii()
            assert shown(draw.draw_map(view, words, 100) + draw.draw_tracks(view, words)).isascii()
            for track in TRACKS:
                assert len(draw.draw_spaces(view, words, track)) == 13
        game.play(chance.randrange(len(decision.actions)))


def test_the_table_shows_the_bots() -> None:
    """Level 4, seed 229: the Conquerors, military and technology as favourites, outposts Au and sh on the map."""
    game = Game.new(1, 229, level=4)
    while not (game.view()["started"] and (solo := game.view()["solo"]) and solo["decision_card"]):
        game.play(0)
    view = game.view(0)
    words = Words.seen_in(view)
    rows = [line.plain for line in draw.draw_bots(view, words)]
    assert rows == [
        "The Automa          0 VP  era I     level 4, the Somewhat Awesome",
        "   Conquerors, favourite Military; cards in hand 1, territories 2, outposts left 6",
        "The Shadow Empire         never scores; favourite Technology, outposts left 8",
        "   last decision card 2: Automa any track, Shadow Empire nearest landmark or end",
        "   last tiebreaker card 6; 6 cards left in the deck",
    ]
    closely = shown(draw.draw_bots(view, words, closely=True))
    for told in (
        "next income turn: VP 1 per territory, 1 per landmark, 1 per space of Exploration, 1 per space of Technology",
        "its order of tracks: Military, Science, favourite, Technology, Exploration",
        "its order of hexes: SE, lines from the NE; with a toppled outpost",
        "discarded decision cards: none; 14 progress cards to come",
    ):
        assert told in closely
    drawn = shown(draw.draw_map(view, words, 100))
    assert "Au Au" in drawn
    assert "Au sh" in drawn
    assert "Au the Automa, Sh the Shadow Empire; small letters: toppled" in drawn
    tracks = shown(draw.draw_tracks(view, words))
    assert "digits: players, A the Automa, S the Shadow Empire; no mark: a free landmark" in tracks
    assert re.search(r"Military +1S +\| +A ", tracks)


# --- The end


def test_the_end_of_a_solo_game() -> None:
    """The Shadow Empire is in no ranking; you win against the Automa, lose to it, or are level with it."""
    game = play_on(Game.new(1, 5, level=2), 5)
    yours, its, _ = game.scores
    assert yours < its
    assert scores.winner_words(game, Words.seen_in(game.view(0))) == f"You lose to the Automa, {yours} VP to {its}."
    assert scores.winner_words(game, Words.seen_in(game.view())) == f"The Automa wins with {its} VP."
    assert scores.ranking(game, Words.seen_in(game.view(0))) == [f"1. The Automa, {its} VP", f"2. You, {yours} VP"]
    me = game.state.players[0]
    me.vp = its + 1
    assert (
        scores.winner_words(game, Words.seen_in(game.view(0))) == f"You win against the Automa, {its + 1} VP to {its}."
    )
    me.vp = its
    me.resources[:] = [0, 2, 0, 0]
    assert scores.winner_words(game, Words.seen_in(game.view(0))) == (
        f"You win with {its} VP: level with the Automa (0), but with more resources left (2)."
    )
    me.resources[:] = [0, 0, 0, 0]
    assert scores.winner_words(game, Words.seen_in(game.view(0))) == (
        f"You and the Automa share the victory: {its} VP and 0 resources left each."
    )
    table = scores.score_table(game, Words.seen_in(game.view(0)))
    assert [column.header for column in table.columns] == ["", "You", "The Automa"]


def test_winners_and_tie_break_are_explained() -> None:
    game = play_on(Game.new(2, 5), 5)
    best = max(game.scores)
    assert len(game.winners) == 1
    winner = game.winners[0]
    assert scores.winner_words(game, Words(you=winner)) == f"You win with {best} VP."
    assert scores.ranking(game, Words.seen_in(game.view()))[0] == f"1. Player {winner + 1}, {best} VP"
    loser = game.state.players[1 - winner]
    loser.vp = best
    loser.resources[:] = [0, 0, 0, 0]
    game.state.players[winner].resources[:] = [1, 0, 0, 0]
    words = f"Player {winner + 1} wins with {best} VP: level with you (0), but with more resources left (1)."
    assert scores.winner_words(game, Words(you=1 - winner)) == words
    loser.resources[:] = [0, 0, 0, 1]
    words = f"You and Player 2 share the victory: {best} VP and 1 resource left each."
    assert scores.winner_words(game, Words.seen_in(game.view(0))) == words
    assert [row[:2] for row in scores.ranking(game, Words.seen_in(game.view(0)))] == ["1.", "1."]


def test_a_landmark_beside_the_city_is_on_the_list() -> None:
    """BUILD-5"""
    t = Table(players=2)
    t.begin(0)
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    game = game_of(t)
    assert game.decision is not None
    beside = [Words(you=0).option("place_beside", {"piece": piece}, game.view(0)) for piece in ("bakery", "farm")]
    assert beside == ["beside the city: it fills nothing there", "beside the city: no plot is left"]
    texts = [option.text for option in game.decision.options]
    assert [texts[n] for n in find_options("beside", texts, texts)] == ["place beside bakery"]
