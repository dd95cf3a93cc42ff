"""The table of the solo game: set-up, levels, what is hidden, records, positions, undo (SOLO-1 to -4)."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import gobelin
from gobelin.rules.documents.views import view
from gobelin.rules.engine.state import OUTPOST, Solo, State, token
from gobelin.rules.printed.automa import CARDS
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    AUTOMA,
    CIVILIZATIONS,
    EXPLORATION,
    FROM_SOLO,
    MILITARY,
    PERSON,
    SCIENCE,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGY,
    TRACKS,
)
from moments import everything, logged, moments, seen, solo_fields, viewers
from soak import BOX_CARDS, BOX_MATS, choose
from table import Table, hex_number

LEVELS = range(1, 7)


def new(level: int = 2, seed: int = 1, **options: Any) -> gobelin.Game:
    """A solo game in which the start choices are made."""
    game = gobelin.Game.new(players=1, level=level, seed=seed, **options)
    while not game.state.started:
        game.play(0)
    if level == 6:
        game.play(0)
    return game


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def play_on(game: gobelin.Game, choices: int) -> gobelin.Game:
    rng = random.Random(7)
    for _ in range(choices):
        if not game.over:
            game.play(choose(game, rng, 0.8))
    return game


# --- The table


def test_three_seats_on_the_small_map() -> None:
    """SOLO-1, SOLO-2: you, the Automa on your left, the Shadow Empire on your right."""
    state = gobelin.Game.new(players=1, level=2, seed=1).state
    assert [who.bot for who in state.players] == [PERSON, AUTOMA, SHADOW_EMPIRE]
    assert state.neighbours(0) == (2, 1)  # right, then left
    assert state.map.name == "small"
    solo = solo_of(state)
    assert (solo.automa, solo.shadow) == (1, 2)


@pytest.mark.parametrize("capital", [1, 2, 3, 4, 5, 6])
def test_start_territories(capital: int) -> None:
    """SOLO-2: you begin on 2/4 whatever mat you took, the Automa on 3/5; 1/6 is nobody's."""
    state = new(capitals=[capital]).state
    assert state.players[0].capital == capital
    assert state.tokens[hex_number("2,0")] == state.second_tokens[hex_number("2,0")] == token(0, OUTPOST)
    assert state.tokens[hex_number("-2,2")] == state.second_tokens[hex_number("-2,2")] == token(1, OUTPOST)
    assert state.tokens[hex_number("0,-2")] == 0
    assert [who.control for who in state.players] == [1 << hex_number("2,0"), 1 << hex_number("-2,2"), 0]


def test_pieces_of_the_bots() -> None:
    """SOLO-2: 7 and 9 outposts in supply, tokens on all starts, no VP; a favourite is marked by the missing outpost."""
    game = new(level=3, seed=2)
    state = game.state
    assert [who.outposts for who in state.players] == [8, 7, 9]
    told = [(event["player"], event["track"]) for event in game.events() if event["key"] == "favorite"]
    assert told == [(1, TRACKS[solo_of(state).favorites[0]]), (2, TRACKS[solo_of(state).favorites[1]])]
    assert all(tokens == (0,) for who in state.players for tokens in who.tokens)
    assert [who.vp for who in state.players] == [0, 0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_favourites_and_decks(seed: int) -> None:
    """SOLO-2: the civilization's track is the Automa's favourite, the Shadow Empire's differs; 8 and 14 cards."""
    state = gobelin.Game.new(players=1, level=4, seed=seed).state
    solo = solo_of(state)
    assert solo.civilizations == (solo.favorites[0],)
    assert solo.favorites[1] in range(4)
    assert solo.favorites[1] != solo.favorites[0]
    assert len(solo.deck) == 8
    assert set(range(7)) < set(solo.deck)
    assert len(solo.progress) == 14
    assert sorted(solo.deck + solo.progress) == list(range(22))


def test_chance_of_the_set_up() -> None:
    """SOLO-2: every civilization, every other favourite, every eighth card; you and the bots begin equally often."""
    favorites: Counter[tuple[int, int]] = Counter()
    firsts: Counter[int] = Counter()
    eighth: Counter[int] = Counter()
    for seed in range(600):
        state = gobelin.Game.new(players=1, level=2, seed=seed).state
        favorites[solo_of(state).favorites] += 1
        firsts[state.first] += 1
        eighth[max(solo_of(state).deck)] += 1
    assert len(favorites) == 12
    assert max(favorites.values()) < 3 * min(favorites.values())
    assert set(firsts) == {0, 1}
    assert 240 < firsts[0] < 360
    assert sorted(eighth) == list(range(7, 22))


def test_cards_taken_out() -> None:
    """SOLO-3, D-117: 11 cards and 2 traps, 37 remain; 4 civilizations, 12 remain, 11 in the deck after your choice."""
    state = gobelin.Game.new(players=1, level=2, seed=5).state
    cards = Counter(TAPESTRIES[card] for card in state.tapestry_deck)
    assert cards.total() == 37
    assert cards["trap"] == 5
    gone = {
        "age_of_sail", "alliance", "coal_baron", "dictatorship", "diplomacy", "espionage", "marriage_of_state",
        "oil_magnate", "olympic_host", "steam_tycoon", "trade_economy",
    }  # fmt: skip
    assert set(BOX_CARDS) - set(cards) == gone
    assert all(count == 1 for name, count in cards.items() if name != "trap")
    dealt = state.players[0].dealt_civilizations
    in_play = {CIVILIZATIONS[number] for number in (*state.civ_deck, *dealt)}
    assert set(BOX_MATS) - in_play == {"futurists", "heralds", "inventors", "traders"}
    assert len(in_play) == 12
    assert len(new(seed=5).state.civ_deck) == 11


def test_what_may_be_asked_for() -> None:
    """SOLO-3, SOLO-4: levels 1 to 6 with one player, level 2 if none is named; no civilization that is out."""
    assert gobelin.Game.new(players=1, seed=1).state.options.level == 2
    for wrong in (
        {"players": 1, "level": 0},
        {"players": 1, "level": 7},
        {"players": 2, "level": 3},
        {"players": 1, "level": 3, "civilizations": ["traders"]},
        {"players": 1, "level": 3, "shadow_empire": True},
        {"players": 3, "shadow_empire": True},
    ):
        with pytest.raises(gobelin.BadOptions):
            gobelin.Game.new(**wrong)


# --- Levels


def first_turn(level: int, favorites: tuple[int, int] = (TECHNOLOGY, EXPLORATION)) -> Table:
    """The bots have just had income turn 1, and you have not."""
    t = Table(players=1, level=level, era=0)
    t.solo.favorites = favorites
    t.science_die(EXPLORATION)  # level 6: the research of science 1
    t.bots()
    return t


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_first_income_turn_of_the_lower_levels(level: int) -> None:
    """SOLO-4, SOLO-26: the bots stand still and score nothing; from level 2 on the Automa draws a card."""
    t = first_turn(level)
    assert [who.tokens for who in (t.b, t.c)] == [[(0,)] * 4] * 2
    assert t.b.era == 1
    assert t.b.vp == 0
    assert len(t.b.hand) == (0 if level == 1 else 1)
    assert len(t.solo.deck) == 8
    assert t.solo.pair == (-1, -1)


def test_level_1_gives_you_an_advance_on_every_track() -> None:
    """SOLO-4, D-119: before the income, free, in your order, with benefits; bonuses are paid with what they brought."""
    t = Table(players=1, level=1, era=0)
    t.display("ammonia", "calendar", "clocks")
    t.science_die(TECHNOLOGY)
    t.next_tiles(5, 6)
    t.income()
    assert t.options == ["do advance_exploration", "do advance_science", "do advance_military", "do advance_technology"]
    assert t.a.resources == [0, 0, 0, 0]
    t.play("do advance_exploration")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert len(t.a.tiles) >= 1  # the benefit of Scouting
    t.play("do advance_science")
    t.play("advance technology")  # the research of Astronomy, without benefit
    t.play("do advance_military")
    while t.kind in ("conquer", "die", "bonus"):
        t.play(t.options[0])
    assert [tokens[-1] for tokens in t.a.tokens] == [1, 1, 1, 2]
    assert t.a.era == 1


def test_level_5_advances_the_favourites() -> None:
    """SOLO-4: the Automa with its benefit, the Shadow Empire without, each on its own favourite."""
    t = first_turn(5, (TECHNOLOGY, MILITARY))
    assert [tokens[-1] for tokens in t.b.tokens] == [0, 0, 0, 1]
    assert [tokens[-1] for tokens in t.c.tokens] == [0, 0, 1, 0]
    assert [event.args["benefit"] for event in t.events("bot_benefit")] == ["refresh_tech"]
    assert [event.player for event in t.events("advance")][:2] == [1, 2]
    assert len(t.b.hand) == 1


def test_level_6_advances_both_bots_on_every_track() -> None:
    """SOLO-4: military, exploration, technology, science; on each the Automa first; its research moves it once more."""
    t = first_turn(6)
    moves = [(event.player, event.args["track"]) for event in t.events("advance")]
    expected = [
        (1, "military"), (2, "military"), (1, "exploration"), (2, "exploration"), (1, "technology"), (2, "technology"),
        (1, "science"),
    ]  # fmt: skip
    assert moves[:7] == expected
    assert moves[-1] == (2, "science")
    assert [tokens[-1] for tokens in t.c.tokens] == [1, 1, 1, 1]
    assert sum(tokens[-1] for tokens in t.b.tokens) == 5


def test_level_6_second_civilization() -> None:
    """SOLO-4, D-120: your choice of the other three, at set-up; no favourite; its bonus comes second."""
    game = gobelin.Game.new(players=1, level=6, seed=3)
    while not game.state.started:
        game.play(0)
    assert game.decision is not None
    assert game.decision.kind == "automa_civilization"
    solo = solo_of(game.state)
    first = solo.civilizations[0]
    assert [o.text for o in game.decision.options] == [f"track {TRACKS[n]}" for n in range(4) if n != first]
    game.play(1)
    second = [n for n in range(4) if n != first][1]
    assert solo_of(game.state).civilizations == (first, second)
    assert solo_of(game.state).favorites[0] == first
    assert all(game.state.turns == 0 or entry.key != "turn" for entry in game.log[:3])


@pytest.mark.parametrize("level", LEVELS)
def test_mats_of_the_levels(level: int) -> None:
    """SOLO-4: levels 5 and 6 use the hard mat: 4 VP per space of exploration in income turn 5, the others 3."""
    t = Table(players=1, level=level, era=4)
    t.solo.civilizations = (TECHNOLOGY,)
    t.decisions()
    t.pair(7, 6)
    t.token(1, EXPLORATION, 12)
    for track in (SCIENCE, MILITARY, TECHNOLOGY):
        t.token(1, track, 12)
        t.token(2, track, 12)
    t.token(2, EXPLORATION, 12)
    t.bots()
    scored = [e.args["points"] for e in t.events("vp") if e.player == 1 and e.args["per"] == "spaces_exploration"]
    assert scored == [12 * (4 if level >= 5 else 3)]


# --- What is hidden


def test_the_automas_hand_is_hidden_and_the_discards_are_open() -> None:
    """SOLO-2, SOLO-31: nobody sees the hand, not even at the Automa's seat; discards, pair and numbers are open."""
    t = Table(players=1, level=2, era=2)
    t.hand(1, "trap", "academia")
    t.decisions(7, 1, 6, 2)
    t.pair(3, 5)
    t.solo.seen = 0b11111
    t.bots()
    for viewer in (None, 0, 1, 2):
        shown: Any = view(t.state, viewer)
        assert shown["players"][1]["hand"] is None
        assert shown["players"][1]["hand_size"] == 2
        assert shown["players"][1]["bot"] == "automa"
        assert shown["players"][2]["bot"] == "shadow_empire"
        solo = shown["solo"]
        assert (solo["decision_card"], solo["tiebreaker_card"]) == (1, 7)
        assert {3, 5} <= set(solo["discard"])
        assert solo["deck"] == 2
        assert solo["seen"] == [1, 2, 3, 4, 5, 7]
        assert solo["favorites"] == {"automa": "science", "shadow_empire": "science"}
        assert solo["civilizations"] == ["scientists"]


def test_face_down_cards_of_the_automa_stay_hidden() -> None:
    """SOLO-31, SOLO-2: a card on the Automa's mat is only face down, for everybody."""
    t = Table(players=1, level=2, era=1)
    t.decisions()
    t.pair(7, 5)
    t.bots()
    for viewer in (None, 0, 1):
        shown: Any = view(t.state, viewer)
        assert shown["players"][1]["tapestries"]["2"] == ["face_down"]
    names = [set(event.args) for event in t.log if event.key in ("card_on_mat", "automa_card")]
    assert names == [{"era", "source"}, {"hand", "source"}]


@pytest.mark.parametrize("choices", [0, 25])
@pytest.mark.parametrize("level", LEVELS)
def test_resampling(level: int, choices: int) -> None:
    """SOLO-2: the same view with other decks; the base cards are never guessed into the progress deck."""
    game = play_on(new(level, seed=10 + level), choices)
    guesses = [game.resample(0, seed) for seed in range(20)]
    for guess in guesses:
        assert seen(guess, 0) == seen(game, 0)
        assert not guess.problems()
        solo = solo_of(guess.state)
        assert not [card for card in solo.progress if card < 7]
        known = {card for card in range(22) if solo.seen >> card & 1}
        assert known & set(solo.progress) == known & set(solo_of(game.state).progress)
    if not game.over:
        assert len({tuple(solo_of(guess.state).deck) for guess in guesses}) > 1
        assert len({tuple(solo_of(guess.state).progress) for guess in guesses}) > 1


def test_the_card_of_income_turn_1_is_known_to_lie_in_the_progress_deck() -> None:
    """SOLO-9, SOLO-2: turned up and shuffled back, it is remembered; no guess puts it into the decision deck."""
    t = first_turn(6)
    card = t.events("tiebreaker")[0].args["card"]
    shown: Any = view(t.state, 0)
    assert shown["solo"]["progress_seen"] == [card]
    assert shown["solo"]["seen"] == []
    assert shown["solo"]["tiebreaker_card"] is None
    game = new(6, seed=2)
    for seed in range(2, 30):
        game = new(6, seed=seed)
        if solo_of(game.state).seen:
            break
    turned = solo_of(game.state).seen.bit_length() - 1
    for seed in range(30):
        guess = game.resample(0, seed)
        assert turned in solo_of(guess.state).progress
        assert seen(guess, 0) == seen(game, 0)


def test_a_bots_seat_sees_no_more_than_a_spectator() -> None:
    """SOLO-2: resampling for the Automa's seat deals its hand anew."""
    game = play_on(new(2, seed=4), 30)
    who = game.state.players[1]
    assert len(who.hand) >= 2
    hands = {tuple(game.resample(1, seed).state.players[1].hand) for seed in range(12)}
    assert len(hands) > 1


# --- Keeping and taking back


@pytest.mark.parametrize("level", LEVELS)
def test_record_and_replay(level: int) -> None:
    """SOLO-4: a record with the level replays to the same game, at every point."""
    game = play_on(new(level, seed=40 + level), 400)
    again = gobelin.Game.replay(json.loads(json.dumps(game.record())))
    assert again.record()["setup"]["level"] == level
    assert logged(again) == logged(game)
    assert everything(again) == everything(game)


@pytest.mark.parametrize("level", LEVELS)
def test_position_round_trip(level: int) -> None:
    """SOLO-2: the position of a solo game reads back to the same table for every viewer, and plays on alike."""
    game = new(level, seed=60 + level)
    rng = random.Random(level)
    checked = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn":
            again = gobelin.Game.from_position(json.loads(json.dumps(game.position())))
            assert all(seen(again, viewer) == seen(game, viewer) for viewer in viewers(game))
            assert again.state.solo is not None
            assert solo_fields(again) == solo_fields(game)
            checked += 1
        game.play(choose(game, rng, 0.6))
    assert checked > 5


def test_position_after_the_bots_have_finished() -> None:
    """SOLO-32, SOLO-35: finished bots, the Shadow Empire without an era, read back as well."""
    checked = 0
    for game, _, _ in moments([100_317]):  # a long game: you are the last to finish
        decision = game.decision
        if decision is not None and decision.kind == "turn" and game.state.players[2].finished:
            again = gobelin.Game.from_position(json.loads(json.dumps(game.position())))
            assert all(seen(again, viewer) == seen(game, viewer) for viewer in viewers(game))
            assert [who.finished for who in again.state.players] == [False, True, True]
            checked += 1
    assert checked == 3


def test_undo_stops_at_the_bots() -> None:
    """SOLO-5, TIMING-16: your choice can be taken back until the turn ends; the bots' turn, with its draws, cannot."""
    game = new(2, seed=1)
    while game.decision is None or game.decision.kind != "turn":
        game.play(0)
    before = everything(game)
    advance = next(o for o in game.decision.options if o.text == "advance exploration")
    game.play(advance)
    assert game.decision.kind == "pay"
    game.undo()
    assert everything(game) == before
    game.play("advance exploration")
    game.play(0)  # pays; Scouting is resolved and the bots draw their cards
    assert game.state.turn == 0
    with pytest.raises(gobelin.CannotUndo):
        game.undo()


def test_the_log_says_which_cards_were_drawn_and_why() -> None:
    """SOLO-6, SOLO-11, SOLO-19: names and numbers as printed, never indices."""
    t = Table(players=1, level=2)
    t.decisions(6, 7, 5, 3)
    t.solo.favorites = (MILITARY, SCIENCE)
    t.bots()
    (cards,) = t.events("decision_cards")
    assert cards.args == {"decision": 7, "tiebreaker": 6, "left": 2, "source": FROM_SOLO}
    first, second = t.events("bot_track")
    assert first.player == 1
    assert first.args == {
        "aim": "advance",
        "rule": "all",
        "decision_card": 7,
        "steps": {"exploration": 0, "science": 0, "military": 0, "technology": 0},
        "candidates": ["exploration", "science", "military", "technology"],
        "tiebreaker_card": 6,
        "order": ["military", "science", "favorite", "technology", "exploration"],
        "favorite": "military",
        "track": "military",
        "source": FROM_SOLO,
    }
    assert second.player == 2
    assert second.args["order"] == ["exploration", "technology", "favorite", "science", "military"]
    assert second.args["track"] == "exploration"
    assert [event.args for event in t.events("bot_benefit")] == [{"benefit": "conquer", "source": FROM_SOLO}]
    (chosen,) = t.events("bot_hex")
    assert chosen.args["hex"] == "-1,1"
    assert chosen.args["candidates"] == ["-1,1"]
    assert chosen.args["reasons"] == ["neutral", "closest_to_middle", "closest_to_you"]
    stages: Any = chosen.args["stages"]
    assert [stage["reason"] for stage in stages] == chosen.args["reasons"]
    assert stages[1]["distances"]["-1,1"] == min(stages[1]["distances"].values())
    assert stages[2]["hexes"] == [name for name, far in stages[1]["distances"].items() if far == 1]
    assert all(name in HEX_NAMES for name in chosen.args["candidates"])
    assert CARDS[6].number == 7
