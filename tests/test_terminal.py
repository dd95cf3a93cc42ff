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
from gobelin.rules.build import Landmark
from gobelin.rules.listing import contents
from gobelin.rules.names import LANDMARKS
from gobelin.terminal import cards, draw, scores
from gobelin.terminal.box import box
from gobelin.terminal.options import OptionWords, matching
from gobelin.terminal.words import (
    BOT_EVENTS,
    EVENTS,
    QUESTIONS,
    Names,
    effect_words,
    event_words,
    hint_words,
    narrate,
    question_words,
)
from table import Table, game_of

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
    assert set(BOT_EVENTS) <= told


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


def any_table(number: int, confirm_turns: bool = False, start_bonus: bool = False) -> Game:
    """Every number of players and every level of the solo game in turn; the tenth is with the Shadow Empire."""
    players = (2, 3, 4, 5, 1, 1, 1, 1, 1, 1, 2)[number % 11]
    level = number % 11 - 3 if players == 1 else None
    return Game.new(
        players, number, level=level, shadow_empire=number % 11 == 10, confirm_turns=confirm_turns,
        start_bonus=start_bonus,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(44))
def test_whole_games_can_be_told(seed: int) -> None:
    """Every event, question and option of random games reads as a sentence, for players and spectators."""
    game = any_table(seed, confirm_turns=seed % 2 == 0, start_bonus=seed % 3 == 0)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        view = game.view(decision.player)
        spoken = OptionWords(view)
        words = [spoken(option.text) for option in decision.options]
        assert len(set(words)) == len(words), (decision.kind, words)
        assert all(words)
        assert question_words(decision.kind, decision.about, Names.seen_in(view)).endswith(("?", "."))
        game.play(chance.randrange(len(words)))
    for viewer in (None, *range(game.players)):
        for _, sentence in narrate(game.events(viewer), Names.seen_in(game.view(viewer))):
            assert sentence.isascii()
            assert not re.search(r"[{}\[\]_]", sentence), sentence
            assert sentence[0].isupper() or sentence[0].isdigit()


def test_events_speak_to_you_and_of_others() -> None:
    event = {"key": "gain", "player": 1, "resource": "coin", "amount": 2, "lost": 0, "source": "income 4"}
    assert event_words(event, Names(1)) == "You gain 2 coins (income)"
    assert event_words(event, Names(0)) == "Player 2 gains 2 coins (income)"
    conquest = {"key": "conquer", "player": 0, "hex": "0,1", "opponent": 1, "source": "space military 1"}
    assert event_words(conquest, Names(1)) == "Player 1 conquers 0,1 from you"
    assert event_words(conquest | {"opponent": None}, Names(0)) == "You conquer 0,1"
    nothing = {"key": "vp", "player": 0, "points": 0, "per": "plain", "source": "dice"}
    assert event_words(nothing, Names(0)) == ""
    for_land = nothing | {"points": 6, "per": "territories"}
    assert event_words(for_land, Names(0)) == "You score 6 VP for territories (conquer dice)"


def test_gains_of_one_source_are_told_together() -> None:
    gain = {"key": "gain", "player": 0, "amount": 1, "lost": 0, "source": "income 4"}
    events = [gain | {"resource": "coin"}, gain | {"resource": "food"}, gain | {"resource": "coin", "source": "dice"}]
    assert [words for _, words in narrate(events, Names(0))] == [
        "You gain 1 coin and 1 food (income)",
        "You gain 1 coin (conquer dice)",
    ]
    dealt = [{"key": "display", "card": card} for card in ("bakery", "the_nail", "clocks")]
    assert narrate(dealt, Names(0))[0][1] == "New face-up tech cards: Bakery, The Nail and Clocks"
    assert narrate(dealt[:1], Names(0))[0][1] == "Bakery is a new face-up tech card"


# --- What the bots do, in words

SOLO = Names(0, {1: "automa", 2: "shadow_empire"})
WATCHING = Names(None, SOLO.bots)


def test_names_of_people_and_bots() -> None:
    assert [SOLO(seat) for seat in range(3)] == ["You", "The Automa", "The Shadow Empire"]
    assert [SOLO.inside(seat) for seat in range(3)] == ["you", "the Automa", "the Shadow Empire"]
    assert [SOLO.mark(seat) for seat in range(3)] == ["P1", "Au", "Sh"]
    assert [SOLO.letter(seat) for seat in range(3)] == ["1", "A", "S"]
    assert [SOLO.turn(seat) for seat in range(2)] == ["your turn", "the Automa and the Shadow Empire"]
    assert (WATCHING(0), WATCHING.theirs(0), SOLO.theirs(0)) == ("Player 1", "Player 1's", "yours")
    assert Names.seen_in(Game.new(1, 1, level=3).view(0)).bots == SOLO.bots
    assert Names.seen_in(Game.new(2, 1, shadow_empire=True).view(1)).bots == {2: "shadow_empire"}
    assert Names(1, {2: "shadow_empire"}).turn(2) == "the Shadow Empire"


def test_the_cards_drawn_and_the_hand_on_the_last_one() -> None:
    drawn = {"key": "decision_cards", "decision": 1, "tiebreaker": 7, "left": 2}
    assert event_words(drawn, SOLO) == "Decision card 1 and tiebreaker card 7 are drawn, 2 cards left"
    last = "Decision card 1 and tiebreaker card 7 are drawn, none left"
    assert event_words(drawn | {"left": 0}, SOLO) == f"{last}; the decision card's hand ends the era"
    assert event_words(drawn | {"left": 0}, Names(0, {2: "shadow_empire"})) == last
    assert event_words(drawn | {"left": 0, "decision": 3}, SOLO).endswith("none left")


ALL = ["exploration", "science", "military", "technology"]


@pytest.mark.parametrize(
    ("player", "changes", "words"),
    [
        (1, {}, "The Automa may advance on any track; the tiebreaker card puts military first"),
        (
            2,
            {"order": ["favorite", *ALL]},
            "The Shadow Empire may advance on any track; "
            "the tiebreaker card, read from below, puts its favourite, military, first",
        ),
        (
            1,
            {"rule": "finish", "candidates": ["science", "military"], "order": ["exploration", "military"]},
            "The Automa is equally far on science and military; the tiebreaker card puts military first",
        ),
        (
            1,
            {"rule": "landmark_or_finish", "candidates": ["military"], "order": []},
            "The Automa is nearest to a free landmark or the end on military",
        ),
        (
            2,
            {"rule": "landmark_or_finish", "candidates": ["military"], "order": [], "aim": "favorite"},
            "The Shadow Empire needs a new favourite track and is nearest to a free landmark or the end on military",
        ),
        (
            1,  # the favourite is finished: passed over
            {"candidates": ["science", "military"], "order": ["favorite", "military"], "favorite": "technology"},
            "The Automa may advance on science or military; the tiebreaker card puts military first",
        ),
    ],
)
def test_why_a_bot_takes_a_track(player: int, changes: dict[str, object], words: str) -> None:
    event = {
        "key": "bot_track", "player": player, "aim": "advance", "rule": "all", "candidates": ALL,
        "order": ["military", "science", "favorite"], "favorite": "military", "track": "military",
    }  # fmt: skip
    assert event_words(event | changes, SOLO) == words


def test_why_the_automa_takes_a_hex() -> None:
    event = {"key": "bot_hex", "player": 1, "hex": "0,1", "candidates": ["0,1"], "order": None}
    reasons = ["neutral", "not_beside_you", "closest_to_middle", "closest_to_weak_territory"]
    words = "not beside yours, nearest to the middle island, nearest to a territory of yours with a single token"
    assert event_words(event | {"reasons": reasons}, SOLO) == f"The Automa picks 0,1: {words}"
    assert event_words(event | {"reasons": ["your_territory"]}, WATCHING) == (
        "The Automa picks 0,1: a territory of Player 1's"
    )
    assert event_words(event | {"reasons": []}, SOLO) == "The Automa picks 0,1: the only place"
    several = {"reasons": ["furthest_from_you"], "candidates": ["0,-1", "0,1", "1,0"], "order": "SW_from_SE"}
    assert event_words(event | several, SOLO) == (
        "The Automa picks 0,1: furthest from yours, before 0,-1 and 1,0 on the tiebreaker card "
        "(going SW, lines from the SE)"
    )


def test_what_the_automa_scores_is_told_together() -> None:
    """The civilization's points and the mat's are two sentences; the mat begins with the territories."""
    score = {"key": "vp", "player": 1, "source": "solo"}
    events = [
        {"key": "automa_civilization", "player": 1, "civilization": "conquerors"},
        *(score | {"points": 3, "per": "territories"} for _ in range(2)),
        score | {"points": 0, "per": "landmarks"},
        score | {"points": 1, "per": "spaces_exploration"},
        {"key": "first_into_era", "player": 1, "era": 2},
        score | {"points": 2, "per": "plain"},
    ]
    assert [words for _, words in narrate(events, SOLO)] == [
        "The Automa uses the Conquerors",
        "The Automa scores 3 VP for territories",
        "The Automa scores 4 VP: 3 for territories, 1 for exploration",
        "The Automa is in era II before you",
        "The Automa scores 2 VP",
    ]
    assert narrate([score | {"points": 0, "per": "landmarks"}], SOLO)[0][1] == "The Automa scores no VP"


def test_a_landmark_of_the_shadow_empire_goes_to_the_automa() -> None:
    event = {"key": "landmark", "player": 2, "landmark": "lighthouse", "source": "space exploration 4"}
    words = "The Shadow Empire gains the landmark Lighthouse"
    assert event_words(event, SOLO) == f"{words}, which goes to the Automa"
    assert event_words(event, Names(0, {2: "shadow_empire"})) == words


def test_the_automa_looks_for_a_trap() -> None:
    event = {"key": "discard_card", "player": 1, "source": "trap"}
    assert event_words(event | {"card": "trap"}, SOLO) == "The Automa turns up Trap from its hand"
    assert event_words(event | {"card": "golden_age"}, SOLO) == "The Automa turns up Golden Age from its hand, no trap"
    assert event_words(event | {"card": "trap", "player": 0}, SOLO) == "You discard Trap (trap)"
    asked = question_words("trap", {"attacker": 1, "hex": "0,1"}, SOLO)
    assert asked == "The Automa attacks 0,1. Do you use a trap?"


def test_every_reason_and_benefit_of_the_bots_has_words() -> None:
    """Whole solo games use all of them sooner or later; none may lack its words."""
    from gobelin.rules.components import automa
    from gobelin.terminal import words

    named = {benefit for spaces in automa.BENEFITS.values() for gains in spaces.values() for benefit in gains}
    assert named <= set(words._BENEFITS)
    assert set(words.CANDIDATES) == set(automa.CANDIDATES)
    code = (RULES / "solo" / "hexes.py").read_text(encoding="utf-8") + (RULES / "solo" / "bots.py").read_text("utf-8")
    assert all(f'"{reason}"' in code for reason in words._HEX_REASONS)
    assert set(cards.AUTOMA_CIVILIZATIONS) == set(automa.CIVILIZATIONS)
    assert len(cards.LEVELS) == len(automa.LEVELS)


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
    assert hint_words(events, Names(0)) == "+3 VP, +1 coin, Player 2 +2 VP, completes district 4"
    assert hint_words([], Names(0)) == ""


def test_parts_of_a_benefit_say_how_much() -> None:
    """A choice between parts names each as its space does, not only its kind."""
    view = Game.new(2, 1).view(0) | {
        "decision": {
            "player": 0,
            "kind": "order",
            "source": "turn",
            "about": {"parts": {"vp": {"vp_per": "tech_cards", "times": 2}, "tapestry": {"tapestry": 2}, "farm": {}}},
        }
    }
    spoken = OptionWords(view)
    assert spoken("do vp") == "2 VP per tech card"
    assert spoken("do tapestry") == "2 tapestry cards"
    assert spoken("do farm").startswith("a farm, uncovers ")
    assert spoken("do conquer") == "conquer"


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
    from gobelin.rules.actions import PLACES, TEXTS
    from gobelin.rules.names import BUILDINGS

    for places in PLACES[len(BUILDINGS) :]:
        for action, plots in places:
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
    drawn = shown(draw.draw_city(seat, Names(0)))
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


@pytest.mark.parametrize("seed", range(22))
def test_everything_can_be_drawn_at_any_time(seed: int) -> None:
    game = any_table(seed)
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        if chance.random() < 0.2:
            view = json.loads(json.dumps(game.view(seed % game.players)))
            names = Names.seen_in(view)
            for seat in [seat for seat in view["players"] if not seat["bot"]]:
                lines = draw.draw_person(view, seat) + draw.draw_opponent(view, seat) + draw.draw_income(seat)
                lines += draw.draw_city(seat, names)
                assert shown(lines).isascii()
            if view["solo"]:
                assert shown(draw.draw_bots(view) + draw.draw_bots(view, closely=True)).isascii()
            assert shown(draw.draw_map(view, 100) + draw.draw_tracks(view)).isascii()
            for track in box().spaces:
                assert len(draw.draw_spaces(view, track)) == 13
        game.play(chance.randrange(len(decision.actions)))


def test_the_table_shows_the_bots() -> None:
    """Level 4, seed 3: the Conquerors, military and technology as favourites, outposts Au and sh on the map."""
    game = Game.new(1, 3, level=4)
    while not (game.view()["started"] and game.view()["solo"]["decision_card"]):
        game.play(0)
    view = game.view(0)
    rows = [line.plain for line in draw.draw_bots(view)]
    assert rows == [
        "The Automa          0 VP  era I     level 4, the Somewhat Awesome",
        "   Conquerors, favourite military; cards in hand 1, territories 2, outposts left 6",
        "The Shadow Empire         never scores; favourite technology, outposts left 8",
        "   last decision card 2: Automa any track, Shadow Empire nearest landmark or end",
        "   last tiebreaker card 6; 6 cards left in the deck",
    ]
    closely = shown(draw.draw_bots(view, closely=True))
    for words in (
        "next income turn: VP 1 per territory, 1 per landmark, 1 per space of exploration, 1 per space of technology",
        "its order of tracks: military, science, favourite, technology, exploration",
        "its order of hexes: SE, lines from the NE; with a toppled outpost",
        "discarded decision cards: none; 14 progress cards to come",
    ):
        assert words in closely
    drawn = shown(draw.draw_map(view, 100))
    assert "Au Au" in drawn
    assert "Au sh" in drawn
    assert "Au the Automa, Sh the Shadow Empire; small letters: toppled" in drawn
    tracks = shown(draw.draw_tracks(view))
    assert "digits: players, A the Automa, S the Shadow Empire; no mark: a free landmark" in tracks
    assert re.search(r"Military +1S +\| +A ", tracks)


# --- The end


def test_the_end_of_a_solo_game() -> None:
    """The Shadow Empire is in no ranking; you win against the Automa, lose to it, or are level with it."""
    game = play_on(Game.new(1, 5, level=2), 5)
    yours, its, _ = game.scores
    assert yours < its
    assert scores.winner_words(game, 0) == f"You lose to the Automa, {yours} VP to {its}."
    assert scores.winner_words(game, None) == f"The Automa wins with {its} VP."
    assert scores.ranking(game, 0) == [f"1. The Automa, {its} VP", f"2. You, {yours} VP"]
    me = game.state.players[0]
    me.vp = its + 1
    assert scores.winner_words(game, 0) == f"You win against the Automa, {its + 1} VP to {its}."
    me.vp = its
    me.resources[:] = [0, 2, 0, 0]
    assert scores.winner_words(game, 0) == (
        f"You win with {its} VP: level with the Automa (0), but with more resources left (2)."
    )
    me.resources[:] = [0, 0, 0, 0]
    assert scores.winner_words(game, 0) == (
        f"You and the Automa share the victory: {its} VP and 0 resources left each."
    )
    table = scores.score_table(game, 0)
    assert [column.header for column in table.columns] == ["", "You", "The Automa"]


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


def test_a_landmark_beside_the_city_is_on_the_list() -> None:
    """BUILD-5"""
    t = Table(players=2)
    t.begin(0)
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    game = game_of(t)
    assert game.decision is not None
    assert OptionWords(game.view(0))("place beside bakery") == "beside the city: it fills nothing there"
    assert OptionWords(game.view(0))("place beside farm") == "beside the city: no plot is left"
    texts = [option.text for option in game.decision.options]
    assert [texts[n] for n in matching("beside", texts, texts)] == ["place beside bakery"]
