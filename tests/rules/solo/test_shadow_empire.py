"""Two people and the Shadow Empire (SOLO-39 to -41)."""

import json
import random
from collections import Counter
from typing import Any

import pytest

import gobelin
from gobelin.rules.chapters.upgrade import meets_prerequisite
from gobelin.rules.documents.views import view
from gobelin.rules.engine import box
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.maps import SMALL
from gobelin.rules.printed.names import (
    COMPLETE_TRACK,
    EXPLORATION,
    FROM_SOLO,
    LANDMARKS,
    MILITARY,
    NOBODY,
    PERSON,
    SCIENCE,
    SHADOW_EMPIRE,
    TECHNOLOGY,
    WORKER,
)
from gobelin.rules.solo.tracks import BotStep
from moments import everything, logged, seen, solo_fields, viewers
from soak import BOX_MATS, choose
from table import Table

A, B, SHADOW = 0, 1, 2


def table(**options: Any) -> Table:
    """A two-player game with the Shadow Empire, after the first round."""
    t = Table(players=2, shadow_empire=True, **options)
    t.state.turns = 10
    return t


def new(seed: int = 1, **options: Any) -> gobelin.Game:
    return gobelin.Game.new(players=2, shadow_empire=True, seed=seed, **options)


# --- Set-up


def test_seats_and_cards() -> None:
    """SOLO-39: after the two people; cards 1-12, no progress deck; nothing is taken out of the game."""
    state = new().state
    solo = state.solo
    assert solo is not None
    assert [who.bot for who in state.players] == [PERSON, PERSON, SHADOW_EMPIRE]
    assert solo.automa == NOBODY
    assert solo.shadow == SHADOW
    assert sorted(solo.deck) == list(range(12))
    assert solo.progress == []
    assert solo.civilizations == ()
    assert len(state.tapestry_deck) == 50
    assert len(state.civ_deck) + 4 == len(BOX_MATS)
    assert state.map is SMALL


def test_map_and_favourite() -> None:
    """SOLO-39: ordinary start places, nothing of the Shadow Empire on the map; the die gives any favourite."""
    game = new()
    while not game.state.started:
        game.play(0)
    state = game.state
    for player in (A, B):
        start = SMALL.starts[state.players[player].capital]
        assert state.players[player].control == 1 << start
    assert state.players[SHADOW].control == 0
    assert state.players[SHADOW].outposts == 9
    favorites = Counter(new(seed).state.solo.favorites[1] for seed in range(100))  # type: ignore[union-attr]
    assert len(favorites) == 4


def test_who_begins() -> None:
    """SOLO-39: one of the people; the seats go round A, B, Shadow Empire."""
    assert {new(seed).state.first for seed in range(30)} == {A, B}
    t = table()
    assert t.state.neighbours(A) == (SHADOW, B)
    assert t.state.neighbours(B) == (A, SHADOW)


# --- Its turn


def test_it_advances_by_a_pair() -> None:
    """SOLO-40: shadow_track of the decision card, the order from the bottom, no benefit; hand and icons ignored."""
    t = table()
    t.decisions(1, 9)  # tiebreaker 1 (F M E T S, topple), decision 9 (all, hand): the deck is empty afterwards
    t.bots()
    assert t.spaces(SHADOW) == [0, 1, 0, 0]
    assert t.events("bot_benefit") == []
    assert t.events("shadow_outpost") == []
    assert t.events("roll_science") == []
    assert t.c.era == 0
    assert t.solo.pair == (9 - 1, 1 - 1)


def test_its_candidates() -> None:
    """SOLO-40, SOLO-10: decision card 3 is finish, card 2 is landmark or end."""
    t = table()
    t.token(SHADOW, MILITARY, 5)
    t.token(SHADOW, TECHNOLOGY, 3)
    t.decisions(1, 3, 5, 2)
    t.bots()
    assert t.spaces(SHADOW) == [0, 0, 6, 3]
    t.bots()
    assert t.spaces(SHADOW) == [0, 0, 6, 4]  # card 5 from below: favorite and science are none, technology is
    assert t.events("bot_track")[-1].args["candidates"] == ["military", "technology"]


def test_an_empty_deck_costs_no_turn() -> None:
    """SOLO-40: the favourite is checked with the last tiebreaker card, all 12 are shuffled, then it draws."""
    t = table()
    t.decisions()
    t.pair(7, 6)  # M S F T E, from below: exploration first
    t.solo.favorites = (SCIENCE, SCIENCE)
    t.token(A, SCIENCE, 2)
    t.bots()
    assert [e.args["track"] for e in t.events("favorite")] == ["exploration"]
    assert [e.args for e in t.events("shuffle")] == [{"deck": "decision", "size": 12, "source": FROM_SOLO}]
    assert len(t.solo.deck) == 10
    assert t.solo.discard == []
    assert sum(t.spaces(SHADOW)) == 1
    keys = [event.key for event in t.log]
    assert keys.index("favorite") < keys.index("shuffle") < keys.index("decision_cards") < keys.index("advance")


def test_the_deck_never_grows() -> None:
    """SOLO-40: 12 cards every time; cards 13-22 never appear."""
    game = new(3)
    rng = random.Random(1)
    while not game.over:
        game.play(choose(game, rng, 0.9))
    sizes = [e.args["size"] for e in game.log if e.key == "shuffle" and e.args["deck"] == "decision"]
    assert sizes
    assert set(sizes) == {12}
    drawn = {e.args[name] for e in game.log if e.key == "decision_cards" for name in ("decision", "tiebreaker")}
    assert drawn <= set(range(1, 13))


@pytest.mark.parametrize("seed", range(6))
def test_the_first_round_is_idle(seed: int) -> None:
    """SOLO-40, D-134: it does nothing in the round of first income turns, whoever began, and draws from then on."""
    game = new(seed)
    while sum(event.key == "decision_cards" for event in game.log) == 0:
        game.play(0)
    turns = [event.player for event in game.log if event.key == "turn"]
    assert turns[:3] == ([A, B, SHADOW] if game.state.first == A else [B, SHADOW, A])
    drawn = next(n for n, event in enumerate(game.log) if event.key == "decision_cards")
    before = [event.player for event in game.log[:drawn] if event.key == "turn"]
    assert before.count(SHADOW) == 2
    assert len(before) > 3


def test_it_plays_until_both_people_have_finished() -> None:
    """SOLO-40: also beside one of them; then the game is over."""
    t = table()
    t.a.resources[:] = [4, 4, 4, 4]
    t.finish(B)
    t.begin(SHADOW)
    assert t.asked == A
    game = new(2)
    rng = random.Random(5)
    while not game.over:
        game.play(choose(game, rng, 0.5))
    ended = [n for n, event in enumerate(game.log) if event.key == "finish"]
    assert len(ended) == 2
    assert not [event for event in game.log[ended[1] :] if event.key == "turn"]
    assert [event for event in game.log[ended[0] : ended[1]] if event.key == "turn" and event.player == SHADOW]
    assert not game.state.players[SHADOW].finished


def test_a_closed_track_is_no_candidate() -> None:
    """SOLO-10, ADVANCE-14: Dictatorship closes its track to the Shadow Empire, too."""
    t = table()
    t.state.locks = ((EXPLORATION, A, False),)
    t.decisions(6, 7)  # from below: exploration, technology
    t.bots()
    assert t.spaces(SHADOW) == [0, 0, 0, 1]


# --- Its part


def test_landmarks_are_out_of_the_game() -> None:
    """SOLO-41, D-141: it takes them; for Revisionism such a landmark is already claimed."""
    t = table()
    t.token(SHADOW, TECHNOLOGY, 3)
    t.push(BotStep(SHADOW, TECHNOLOGY, False))
    assert t.state.landmark_owner[LANDMARKS.index("forge")] == SHADOW
    assert [LANDMARKS[n] for n in t.c.landmarks] == ["forge"]
    t.in_force(A, "revisionism")
    t.token(A, TECHNOLOGY, 3)
    t.a.resources[:] = [4, 4, 4, 4]
    t.begin(A)
    t.play("advance technology")
    before = len(t.log)
    t.play(t.options[0])
    assert not [event for event in t.log[before:] if event.key == "landmark" and event.args["landmark"] == "forge"]


def test_achievement_without_points() -> None:
    """SOLO-41, SOLO-33: it takes the space of 10, you find 5; it never wins."""
    t = table()
    t.token(SHADOW, SCIENCE, 11)
    t.push(BotStep(SHADOW, SCIENCE, False))
    assert t.c.vp == 0
    assert t.state.claims[COMPLETE_TRACK] == (SHADOW,)
    assert winners(t.state) == [A, B]
    t.c.vp = 99
    assert winners(t.state) == [A, B]


def test_it_counts_for_track_positions() -> None:
    """SOLO-41: tier prerequisites, Boast, Plea, Broker of Peace."""
    science = next(n for n, card in enumerate(box.technologies) if card.needs.track == SCIENCE and card.needs.tier == 2)
    t = table()
    assert not meets_prerequisite(t.state, B, science)
    t.token(SHADOW, SCIENCE, 4)
    assert meets_prerequisite(t.state, A, science)
    assert meets_prerequisite(t.state, B, science)
    t.play_card(A, "boast_of_superiority")
    assert t.a.vp == 12
    t = table()
    t.in_force(B, "broker_of_peace")
    t.push(BotStep(SHADOW, MILITARY, False))
    assert t.b.vp == 3
    t = table()
    t.token(B, SCIENCE, 1)
    t.play_card(A, "plea_for_aid")
    assert t.a.vp == 0  # the Shadow Empire is level with you there


def test_it_counts_as_opponent_of_technocracy_and_the_chosen() -> None:
    """SOLO-41: 3 VP each for two opponents; eras are compared between the people."""
    t = table(era=2)
    t.play_card(A, "technocracy")
    assert t.a.vp == 6
    t = table(era=2)
    t.b.era = 1
    t.play_card(A, "technocracy")
    assert t.kind == "invent"
    t = table()
    t.civilization(A, "the_chosen")
    t.hand(A, "golden_age")
    t.token(SHADOW, SCIENCE, 1)
    t.income(A)
    assert [e.args["points"] for e in t.events("vp") if e.args["source"] == 314] == [2, 2, 2]


def test_it_is_never_chosen() -> None:
    """SOLO-41: not by Historians, not for Trade Economy, gifts or pacts."""
    t = table()
    assert t.state.rivals(A) == [B]
    assert t.state.rivals(B) == [A]
    assert t.state.partners(A) == [B]
    t.token(SHADOW, SCIENCE, 5)
    t.token(B, MILITARY, 2)
    t.play_card(A, "trade_economy")
    assert [e.args["opponent"] for e in t.events("trade")] == [B]  # the only token to be had


def test_gifts_and_questions_skip_it() -> None:
    """SOLO-41, SOLO-37: Diplomacy, Oil Magnate, Coal Baron, Olympic Host, Steam Tycoon reach the people only."""
    t = table()
    t.play_card(A, "diplomacy")
    assert t.asked == A
    t.play("gain coin")
    assert t.asked == B
    t.play("gain coin")
    assert t.asked == A
    assert t.c.resources == [0, 0, 0, 0]
    t = table()
    t.play_card(A, "oil_magnate")
    t.play("track military", "decline")
    assert t.asked == B
    t.play("decline")
    assert t.options == []
    assert t.spaces(SHADOW) == [0, 0, 0, 0]
    t = table()
    t.b.resources[WORKER] = 1
    t.play_card(A, "olympic_host")
    assert t.asked == B
    t.play("accept")
    assert t.asked == A
    assert t.kind == "building"
    t = table()
    t.play_card(A, "coal_baron")
    while t.options:
        t.play(t.options[0])
    assert t.c.tiles == ()
    assert len(t.b.tiles) == 1


def test_diplomacy_with_everybody_full() -> None:
    """SOLO-41, TIMING-18: a bot's room is nobody's room: with both people at 8 the gift is void."""
    t = table()
    for who in (t.a, t.b):
        who.resources[:] = [8, 8, 8, 8]
    t.play_card(A, "diplomacy")
    assert t.kind == "building"
    assert [e.player for e in t.events("void")] == [A]


@pytest.mark.parametrize("owner", [A, B])
def test_age_of_discovery_moves_it_last(owner: int) -> None:
    """SOLO-41: after both people, whoever plays the card; so the person gains the landmark."""
    t = table()
    for player in (A, B, SHADOW):
        t.token(player, MILITARY, 3)
    t.token(owner, MILITARY, 0)
    t.science_die(MILITARY)
    t.play_card(owner, "age_of_discovery")
    while t.options:
        t.play(t.options[0])
    moved = [e.player for e in t.events("advance") if e.args["track"] == "military"]
    assert moved[:3] == [owner, 1 - owner, SHADOW]
    assert t.state.landmark_owner[LANDMARKS.index("barracks")] == 1 - owner


def test_people_stay_neighbours_for_eras() -> None:
    """SOLO-41, INCOME-6: first into an era looks at the other person only."""
    t = table()
    t.hand(A, "golden_age")
    t.income(A)
    assert [e.player for e in t.events("first_into_era")] == [A]
    t = table()
    t.b.era = 2
    t.hand(A, "golden_age")
    t.income(A)
    assert A not in [e.player for e in t.events("first_into_era")]


def test_age_of_wonders_compares_people() -> None:
    """SOLO-41: the Shadow Empire's landmarks are out of the game."""
    t = table()
    t.token(SHADOW, SCIENCE, 3)
    t.push(BotStep(SHADOW, SCIENCE, False))
    t.landmark(A, "forge")
    t.play_card(A, "age_of_wonders")
    assert t.a.vp == 12


# --- Keeping


def test_records_positions_views_resampling() -> None:
    """SOLO-39: all of it works as in any other game; the deck's order is hidden."""
    game = new(9)
    rng = random.Random(2)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.kind == "turn" and rng.random() < 0.3:
            again = gobelin.Game.from_position(json.loads(json.dumps(game.position())))
            assert all(seen(again, viewer) == seen(game, viewer) for viewer in viewers(game))
            assert solo_fields(again) == solo_fields(game)
            guess = game.resample(A, rng.randrange(99))
            assert seen(guess, A) == seen(game, A)
            assert not guess.problems()
        game.play(choose(game, rng, 0.7))
    again = gobelin.Game.replay(json.loads(json.dumps(game.record())))
    assert again.record()["setup"]["shadow_empire"] is True
    assert logged(again) == logged(game)
    assert everything(again) == everything(game)
    shown: Any = view(game.state, A)
    assert shown["solo"]["automa"] is None
    assert shown["solo"]["favorites"]["automa"] is None
    assert shown["players"][SHADOW]["bot"] == "shadow_empire"
