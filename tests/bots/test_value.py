"""The hand-made value: each term says what docs/bots.md says."""

from __future__ import annotations

import pytest

from gobelin import Game
from gobelin.bots.value import (
    ACTION,
    BENEFITS,
    BONUSES,
    BUILD,
    CIRCLES,
    LANDMARK,
    PER,
    POINTS,
    RESOURCE,
    SQUARES,
    Value,
)
from gobelin.bots.weights import EXPLAINED, load
from gobelin.rules.engine.state import Player, State
from gobelin.rules.printed.names import EXPLORATION, NOBODY, TECHNOLOGIES, TECHNOLOGY, TRAP
from moments import moments


def table(seed: int = 1) -> tuple[State, Player]:
    """A game at its first turn, and player 1."""
    game = Game.new(2, seed=seed, civilizations=["leaders", "nomads"])
    while not game.state.started:
        game.play(0)
    return game.state, game.state.players[0]


def value(**changes: float) -> Value:
    """Every weight 0 but these."""
    return Value(dict.fromkeys(EXPLAINED, 0.0) | {"track_budget": 1.0} | changes)


def test_without_weights_it_is_the_score() -> None:
    state, who = table()
    who.vp = 17
    assert value().of(state, 0) == 17


def test_terms_add_up() -> None:
    standard = Value(load().value)
    for game, _, rng in moments((1, 40, 100003)):
        if rng.random() < 0.1 and game.state.started:
            for player in range(game.players):
                terms = standard.terms(game.state, player)
                assert sum(terms.values()) == pytest.approx(standard.of(game.state, player))
                assert terms["points"] == game.scores[player]


def test_at_the_end_only_points_count() -> None:
    game = Game.new(2, seed=1)
    while not game.over:
        game.play(0)
    assert [Value(load().value).of(game.state, player) for player in range(2)] == game.scores


def test_what_is_to_come_by_era() -> None:
    state, who = table()
    weights = value(era_1=30.0, era_2=20.0, era_3=10.0)
    found = []
    for era in range(5):
        who.era = era
        found.append(weights.of(state, 0))
    assert found == [30, 30, 20, 10, 0]


def test_resources_by_era() -> None:
    state, who = table()
    who.resources = [2, 0, 1, 0]
    for era, weight in ((0, "resource_era_1"), (1, "resource_era_1"), (3, "resource_era_3"), (4, "resource_era_4")):
        who.era = era
        assert value(**{weight: 2.0}).of(state, 0) == 6
    who.resources = [8, 0, 0, 0]
    who.era = 2
    assert value(resource_era_2=1.0, resource_beyond_6=0.25).of(state, 0) == 6.5


def test_income_to_come() -> None:
    """Four icons at the start; in era 1 they pay in income turns 2, 3 and 4."""
    state, who = table()
    who.era = 1
    who.resources = [0, 0, 0, 0]
    weights = {"income": 0.5, "resource_era_2": 4.0, "resource_era_3": 2.0, "resource_era_4": 1.0}
    assert value(**weights).of(state, 0) == 4 * 0.5 * 7
    who.taken = [1, 0, 0, 0]
    assert value(**weights).of(state, 0) == 5 * 0.5 * 7
    who.era = 4
    assert value(**weights).of(state, 0) == 0


def test_points_of_income_turns_to_come() -> None:
    """1 VP per tech card, row or column, as the mat shows at the start; territories only once armories have left."""
    state, who = table()
    who.era = 4
    who.rows = [(1, 2), (), ()]
    assert value(income_points=1.0).of(state, 0) == 2  # no row or column is complete
    who.taken = [2, 0, 0, 0]  # a second icon for tech cards
    assert value(income_points=1.0).of(state, 0) == 4
    assert value(income_points=1.0, growth_tech=1.5).of(state, 0) == 2 * 3.5
    who.era = 3  # two scoring income turns are left
    assert value(income_points=1.0).of(state, 0) == 8


def test_the_city_grows_towards_lines_and_districts() -> None:
    state, who = table()
    who.era = 1
    empty = value(city_district=1.0, resource_era_1=1.0, city_plot=1.0, city_line=1.0).of(state, 0)
    who.built = 1 << 40
    assert value(city_district=1.0, resource_era_1=1.0, city_plot=1.0, city_line=1.0).of(state, 0) > empty + 1


def test_tracks_count_with_what_is_left_to_spend() -> None:
    state, who = table()
    who.era = 4
    who.resources = [0, 0, 0, 0]
    who.tokens = [(5,), (0,), (0,), (0,)]
    weights = value(track_tier_1=1.0, track_tier_2=2.0, track_exploration=3.0, track_budget=10.0)
    assert weights.of(state, 0) == 0  # nothing can be bought any more
    who.resources = [10, 0, 0, 0]
    assert weights.of(state, 0) == (3 * 1 + 2 * 2) * 3 / 2
    who.tokens = [(12,), (0,), (0,), (0,)]
    assert weights.of(state, 0) == 0  # the track is done
    who.tokens = [(2, 12), (0,), (0,), (0,)]
    assert weights.of(state, 0) == 2 * 3 / 2  # a second token can still go


def test_landmarks_in_reach() -> None:
    state, who = table()
    who.era = 4
    who.resources = [1, 0, 0, 0]
    who.tokens = [(0,), (3,), (12,), (12,)]
    weights = value(landmark=8.0, landmark_far=0.5, landmark_rival=0.25)
    exploration = 8 * 0.5**3
    assert weights.of(state, 0) == (8 + exploration) / 2
    who.tokens[1] = (2,)
    assert weights.of(state, 0) == (4 + exploration) / 2
    state.players[1].tokens[1] = (3,)  # closer
    assert weights.of(state, 0) == (1 + exploration) / 2
    state.landmark_owner[3] = 1
    assert weights.of(state, 0) == exploration / 2
    assert state.landmark_owner[0] == NOBODY


def test_what_tech_cards_will_give() -> None:
    state, who = table()
    who.era = 4
    card = TECHNOLOGIES.index
    who.rows = [(card("bakery"),), (), ()]
    assert value(tech_step=1.0).of(state, 0) == 4  # its circle
    who.rows = [(card("bakery"), card("calendar")), (), ()]
    assert value(tech_step=1.0).of(state, 0) == 4  # one more upgrade only: the better one
    who.rows = [(), (card("treasury"),), ()]
    assert value(tech_step=1.0, step_landmark=9.0).of(state, 0) == 0  # its prerequisite is not met
    who.taken = [1, 0, 0, 0]
    assert value(tech_step=1.0, step_landmark=9.0).of(state, 0) == 9
    state.landmark_owner[17] = 1
    assert value(tech_step=1.0, step_landmark=9.0).of(state, 0) == 0
    assert value(tech_middle=4.0).of(state, 0) == 1


def test_kinds_of_circles_and_squares() -> None:
    card = TECHNOLOGIES.index
    assert CIRCLES[card("bakery")] == [[(POINTS, 4)]]
    assert SQUARES[card("bakery")][0][0][0] == LANDMARK
    assert CIRCLES[card("calendar")] == [[(RESOURCE, 1)]]
    assert CIRCLES[card("concrete")][0][0][0] == BUILD
    assert SQUARES[card("concrete")][0][0][0] == PER
    assert SQUARES[card("transistors")] == [[(RESOURCE, 1)], [(POINTS, 4)]]
    assert BENEFITS[EXPLORATION][3] == [[(ACTION, 0), (BUILD, 0)]]  # explore or build a farm
    assert BENEFITS[TECHNOLOGY][12][0] == [(RESOURCE, 4)]
    assert BONUSES[EXPLORATION][5] == [[(BUILD, 0)]]
    assert BONUSES[EXPLORATION][1] == []


def test_what_the_next_space_gives() -> None:
    state, who = table()
    who.era = 4
    who.resources = [1, 0, 0, 0]
    who.tokens = [(12,), (12,), (12,), (11,)]
    assert value(track_next=1.0, resource_era_4=2.0, step_action=5.0).of(state, 0) - 2 == (4 * 2 + 5) / 2
    who.tokens = [(4,), (12,), (12,), (12,)]
    who.control = 0b111
    assert value(track_next=1.0).of(state, 0) == 3 / 2  # Ships: 1 VP per territory
    assert value(track_next=1.0, track_bonus=0.5, step_building=8.0).of(state, 0) == (3 + 4) / 2


def test_cards_that_can_be_played() -> None:
    state, who = table()
    who.era = 3  # one more income turn in which a card is played
    who.hand = (0, 1, 2)
    assert value(card=5.0, card_spare=1.0).of(state, 0) == 7
    assert value(trap=3.0).of(state, 0) == 0
    who.hand = (TRAP,)
    assert value(trap=3.0).of(state, 0) == 3


def test_mats_of_civilizations() -> None:
    game = Game.new(2, seed=1, civilizations=["militants", "mystics"])
    while game.decision is not None and game.decision.kind != "turn":  # until both mats are laid out
        game.play(0)
    state = game.state
    for who in state.players:
        who.era = 4
    militants, mystics = state.players
    assert value(civilization_mat=1.0).of(state, 0) == 0
    militants.civ_mats = ((2, 4),)  # coin and 2 VP exposed, one scoring income turn left
    assert value(civilization_mat=1.0, resource_era_4=3.0).of(state, 0) - 3 * sum(militants.resources) == 5
    mystics.civ_mats = ((0, 0, 2, 0, 0),)  # territories
    mystics.control = 0b11
    exact = value(civilization_mat=1.0).of(state, 1)
    mystics.control = 0b111
    assert value(civilization_mat=1.0).of(state, 1) < exact == 10
