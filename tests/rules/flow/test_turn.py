"""TURN and NEIGHBOUR: who acts, and who sits beside whom."""

import pytest

from gobelin.rules.chapters.upgrade import UPGRADE, meets_prerequisite, upgradable_cards
from gobelin.rules.engine.actions import RUNS
from gobelin.rules.engine.state import Log
from gobelin.rules.printed.names import COIN, EXPLORATION, FARM, FOOD, SCIENCE, TECHNOLOGIES, TRACKS, WORKER
from table import Table


def turns(t: Table) -> list[int]:
    """Whose turns have begun."""
    return [event.player for event in t.events("turn")]


ADVANCES = [f"advance {track}" for track in TRACKS]


def test_income_or_advance() -> None:
    """TURN-1: one of the two, and nothing else: there is no passing (TURN-3)."""
    t = Table().rich()
    t.begin()
    assert t.asked == 0
    assert t.options == [*ADVANCES, "income"]


def test_exactly_one_advance_makes_an_advance_turn() -> None:
    """TURN-1, TURN-5: after one advance it is the next player's turn."""
    t = Table().rich()
    t.begin()
    t.play("advance exploration", "pay coin")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert t.asked == 1
    assert t.kind == "turn"
    assert turns(t) == [0, 1]


def test_exactly_one_income_makes_an_income_turn() -> None:
    """TURN-1, INCOME-1: after it no advance follows."""
    t = Table(era=1).rich()
    t.b.era = 2
    t.begin()
    t.play("income")
    assert t.a.era == 2
    assert t.asked == 1
    assert turns(t) == [0, 1]


def test_the_first_turn_is_an_income_turn() -> None:
    """TURN-2: even somebody who could pay an advance takes it."""
    t = Table(era=0)
    for seat, name in enumerate(("architects", "craftsmen", "leaders")):
        t.civilization(seat, name)
    t.a.resources[WORKER] = 3
    t.begin()
    assert [event.player for event in t.events("income")] == [0, 1, 2]
    assert [player.era for player in t.state.players] == [1, 1, 1]
    assert t.asked == 0  # only now may A choose
    assert t.options == [*ADVANCES, "income"]


def test_without_a_payable_advance_income_is_the_only_turn() -> None:
    """TURN-3: 1 worker, all tokens on 3: tier II cannot be paid, the income turn comes by itself."""
    t = Table()
    t.b.resources = [8, 8, 8, 8]
    t.b.era = 2
    t.a.resources[WORKER] = 1
    for track in range(4):
        t.token(0, track, 3)
    t.begin()
    assert t.events("income")[0].player == 0
    assert t.a.era == 2
    assert t.a.resources == [1, 2, 1, 1]


def test_without_a_possible_advance_income_is_the_only_turn() -> None:
    """TURN-3: everything on 12, any amount of resources."""
    t = Table().rich()
    for track in range(4):
        t.token(0, track, 12)
    t.b.era = 2
    t.begin()
    assert t.events("income")[0].player == 0


def test_only_payable_tracks_are_offered() -> None:
    """TURN-3, ADVANCE-1: 1 food: exploration from 3 asks for food and any 1, the start spaces for any 1."""
    t = Table()
    t.a.resources[FOOD] = 1
    t.token(0, EXPLORATION, 3)
    t.begin()
    assert t.options == ["advance science", "advance military", "advance technology", "income"]


def test_income_may_be_taken_early_and_resources_are_kept() -> None:
    """TURN-3, INCOME-17: 3 coins left over become 4."""
    t = Table()
    t.a.resources[COIN] = 3
    t.b.resources = [8, 8, 8, 8]
    t.b.era = 2
    t.begin()
    t.play("income")
    assert t.a.resources == [4, 1, 1, 1]
    assert t.events("pay") == []


def test_five_income_turns_each() -> None:
    """TURN-4: exactly five for everybody, whenever they come; then the game is over (END-5)."""
    t = Table(era=0)
    for seat, name in enumerate(("architects", "craftsmen", "militants")):
        t.civilization(seat, name)
    t.begin()
    late = 2  # C advances as long as C can
    while not t.state.over:
        advance = [option for option in t.options if option.startswith("advance")]
        if t.kind == "turn" and t.asked != late:
            t.play("income")
        elif t.kind == "turn" and advance:
            t.play(advance[0])
        else:
            t.play(t.options[-1])
    for player in range(3):
        eras = [event.args["era"] for event in t.events("income") if event.player == player]
        assert eras == [1, 2, 3, 4, 5]
    order = [event.player for event in t.events("income")]
    # eras began at different times: A and B were done while C still had two to come
    assert order[-2:] == [2, 2]


def test_the_next_unfinished_player_follows() -> None:
    """TURN-5, END-2: B is finished, so C follows A."""
    t = Table().rich()
    t.finish(1)
    t.begin()
    t.play("advance exploration", "pay coin")
    assert t.asked == 2
    assert turns(t) == [0, 2]


def test_the_last_player_takes_all_turns() -> None:
    """TURN-5: B and C finished, A goes on alone."""
    t = Table().rich()
    t.finish(1)
    t.finish(2)
    t.begin()
    for space in range(1, 4):
        t.play("advance exploration", "pay coin")
        if t.kind in ("one_of", "building"):
            t.play("do farm")
        while t.kind != "turn":
            t.play(t.options[-1])
        assert t.a.tokens[EXPLORATION] == (space,)
        assert t.asked == 0
    assert turns(t) == [0, 0, 0, 0]


def test_a_turn_ends_when_nothing_waits_for_anybody() -> None:
    """TURN-5, TURN-6, D-08: while C still chooses in A's turn, it is A's turn and B has not begun."""
    t = Table(era=1).rich()
    for player in t.state.players:
        player.resources = [5, 5, 5, 5]
    t.b.era = 2
    t.hand(0, "diplomacy")
    t.begin()
    t.play("income", "gain coin", "gain coin")
    assert t.asked == 2
    assert t.state.turn == 0
    assert turns(t) == [0]
    t.play("gain culture")
    assert t.asked == 0  # Diplomacy's building
    t.play("do farm", "place farm a1")
    assert t.asked == 1
    assert turns(t) == [0, 1]


def test_nothing_changes_hands() -> None:
    """TURN-7, LANG-9, D-20, RESOURCE-5: deals bind nobody; no option hands goods over or records a promise."""
    forbidden = ("trade", "give", "offer", "deal", "promise", "send", "swap resource", "pass")
    assert not [run.text for run in RUNS if run.text.startswith(forbidden)]
    t = Table().rich()
    t.begin()
    assert all(option == "income" or option.startswith("advance") for option in t.options)
    t.play("advance science", "pay worker")
    assert t.b.resources == t.c.resources == [8, 8, 8, 8]  # what A paid went to nobody


# --- Neighbours


@pytest.mark.parametrize(
    ("players", "player", "neighbours"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [2, 1]), (3, 1, [0, 2]), (4, 0, [3, 1]), (4, 2, [1, 3]), (5, 4, [3, 0])],
)
def test_neighbours(players: int, player: int, neighbours: list[int]) -> None:
    """NEIGHBOUR-1, NEIGHBOUR-2, NEIGHBOUR-6: right, then left; with two players one only; empty places do not count."""
    assert Table(players=players).state.neighbours(player) == tuple(neighbours)


def test_left_is_who_plays_next() -> None:
    """NEIGHBOUR-6: the left neighbour follows clockwise; finished players keep their seats (NEIGHBOUR-4)."""
    t = Table(players=4).rich()
    t.finish(1)
    assert t.state.neighbours(0) == (3, 1)
    assert t.state.neighbours(2) == (1, 3)
    t.begin(2)
    t.play("advance exploration", "pay coin")
    assert t.asked == t.state.neighbours(2)[1]


def first_into_era(t: Table, player: int) -> bool:
    """The player takes an income turn: do they gain the era's resources?"""
    t.state.log = Log()
    t.income(player)
    return bool(t.events("first_into_era"))


def test_first_of_the_neighbours() -> None:
    """NEIGHBOUR-3, INCOME-6: a neighbour who has begun the era, earlier in whatever turn, takes it away."""
    t = Table(era=1).rich()
    assert first_into_era(t, 0)
    t = Table(era=1).rich()
    t.b.era = 2
    assert not first_into_era(t, 0)
    t = Table(era=1).rich()
    t.c.era = 3
    assert not first_into_era(t, 0)


def test_non_neighbours_do_not_matter() -> None:
    """NEIGHBOUR-3, NEIGHBOUR-5: with four players two that sit opposite are both first."""
    t = Table(players=4, era=1).rich()
    assert first_into_era(t, 0)
    assert first_into_era(t, 2)
    assert not first_into_era(t, 1)
    assert not first_into_era(t, 3)


def test_finished_players_remain_neighbours() -> None:
    """NEIGHBOUR-4, END-4, D-31: for being first and for prerequisites they are still there with all they had."""
    t = Table(players=4, era=1).rich()
    t.finish(1)
    t.token(1, EXPLORATION, 4)
    assert not first_into_era(t, 0)
    assert meets_prerequisite(t.state, 0, TECHNOLOGIES.index("calendar"))


def test_prerequisites_look_at_neighbours_not_opponents() -> None:
    """NEIGHBOUR-5: with four players C is an opponent of A, but no neighbour."""
    t = Table(players=4)
    t.tech(0, "calendar", "bakery", row=1)
    t.token(2, EXPLORATION, 5)
    t.c.taken[FARM] = 1
    assert t.state.opponents(0) == (1, 2, 3)
    assert upgradable_cards(t.state, 0) == []
    t.token(3, EXPLORATION, 4)
    t.resolve(0, UPGRADE)
    assert t.a.rows[2] == (TECHNOLOGIES.index("calendar"),)
    t.b.taken[FARM] = 1
    assert upgradable_cards(t.state, 0) == [TECHNOLOGIES.index("bakery")]


def test_opponents_are_all_others() -> None:
    """NEIGHBOUR-5, TIMING-13: clockwise from the left; Age of Discovery moves them all, not only neighbours."""
    t = Table(players=4)
    assert t.state.opponents(1) == (2, 3, 0)
    t.science_die(SCIENCE)
    t.token(0, SCIENCE, 1)
    t.play_card(0, "age_of_discovery")
    assert [player.position(SCIENCE) for player in t.state.players] == [2, 1, 1, 1]
