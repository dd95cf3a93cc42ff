"""UPGRADE: tech cards move up a row, circles and squares are gained."""

import pytest

from gobelin.rules.chapters.advance import FULL, Regress, Rewards, X
from gobelin.rules.chapters.invent import INVENT_TOP
from gobelin.rules.chapters.upgrade import CIRCLE, SQUARE, UPGRADE, UpgradeCard, upgradable_cards
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.flow.turn import EndTurn
from gobelin.rules.printed.names import COIN, EXPLORATION, FARM, FOOD, LANDMARKS, MARKET, MILITARY, TECHNOLOGY, WORKER
from table import Table, tech

# --- Moving up


def test_bottom_to_middle_gives_the_circle_middle_to_top_the_square() -> None:
    """UPGRADE-1: Canned Food gives 1 food, then 7 VP; a top-row card moves no further."""
    t = Table()
    t.tech(0, "canned_food")
    t.token(0, MILITARY, 4)
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (tech("canned_food"),), ()]
    assert t.a.resources == [0, 0, 1, 0]
    assert t.a.vp == 0
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (), (tech("canned_food"),)]
    assert t.a.vp == 7
    assert t.a.resources == [0, 0, 1, 0]
    t.resolve(0, UPGRADE)
    assert [event.args["effect"] for event in t.events("void")] == ["upgrade"]


def test_a_circle_with_x_moves_without_benefit() -> None:
    """UPGRADE-1: Zeppelins, E2 to E3: no benefit (no farm, no exploring), no bonus."""
    t = Table()
    t.tech(0, "zeppelins")
    t.tiles(0, 5)
    t.a.resources[WORKER] = 2
    t.token(0, EXPLORATION, 2)
    t.resolve(0, UPGRADE)
    assert t.a.position(EXPLORATION) == 3
    assert t.asked == -1
    assert t.a.tiles == (5,)
    assert t.a.taken == [0, 0, 0, 0]


def test_a_circle_with_x_into_a_tier_gains_the_landmark() -> None:
    """LANDMARK-1: E3 to E4 gives the lighthouse, not the benefit of E4."""
    t = Table()
    t.tech(0, "zeppelins")
    t.token(0, EXPLORATION, 3)
    t.resolve(0, UPGRADE)
    assert t.kind == "place"
    t.play("place lighthouse d7 r0")
    assert t.a.landmarks == (LANDMARKS.index("lighthouse"),)
    assert t.a.tiles == ()
    assert t.asked == -1


# --- Prerequisites


def test_only_the_top_row_has_a_prerequisite() -> None:
    """UPGRADE-2: nobody meets it: the bottom card moves, the middle card does not."""
    t = Table()
    t.tech(0, "calendar")
    t.tech(0, "zeppelins", row=1)
    assert upgradable_cards(t.state, 0) == [tech("calendar")]


@pytest.mark.parametrize(("space", "allowed"), [(3, False), (4, True), (8, True), (12, True)])
def test_a_neighbour_meets_a_tier_in_it_or_beyond(space: int, allowed: bool) -> None:
    """UPGRADE-2, UPGRADE-3, LANG-5, D-55: prerequisite exploration tier II; A on E2, B on the space."""
    t = Table()
    t.tech(0, "calendar", row=1)
    t.token(0, EXPLORATION, 2)
    t.token(1, EXPLORATION, space)
    assert upgradable_cards(t.state, 0) == ([tech("calendar")] if allowed else [])


def test_the_prerequisite_must_be_met_now() -> None:
    """UPGRADE-2, D-55: B was on E4 and regressed to E3: no longer."""
    t = Table()
    t.tech(0, "calendar", row=1)
    t.token(1, EXPLORATION, 4)
    assert upgradable_cards(t.state, 0) == [tech("calendar")]
    t.resolve(1, Regress(EXPLORATION, gain=X))
    assert t.b.position(EXPLORATION) == 3
    assert upgradable_cards(t.state, 0) == []


def test_a_player_across_the_table_does_not_count() -> None:
    """UPGRADE-2, NEIGHBOUR-1: four players, only C, no neighbour of A, on E5; D is one."""
    t = Table(players=4)
    t.tech(0, "calendar", row=1)
    t.token(2, EXPLORATION, 5)
    assert upgradable_cards(t.state, 0) == []
    t.token(3, EXPLORATION, 4)
    assert upgradable_cards(t.state, 0) == [tech("calendar")]


def test_the_most_advanced_token_counts() -> None:
    """UPGRADE-3, SINGULARITY-3, SINGULARITY-4: tokens on E1 and E4; the ghost counts for technology tier IV."""
    t = Table()
    t.tech(0, "calendar", "time_travel", row=1)
    t.token(0, EXPLORATION, 1, 4)
    assert upgradable_cards(t.state, 0) == [tech("calendar")]
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    assert upgradable_cards(t.state, 0) == [tech("calendar"), tech("time_travel")]


def test_an_income_mat_prerequisite() -> None:
    """UPGRADE-4: Treasury needs Currency (1 market taken), Stock Market Banking (2); a neighbour's mat will do."""
    t = Table()
    t.tech(0, "treasury", "stock_market", row=1)
    assert upgradable_cards(t.state, 0) == []
    t.a.taken[MARKET] = 1
    assert upgradable_cards(t.state, 0) == [tech("treasury")]
    t.c.taken[MARKET] = 2
    assert upgradable_cards(t.state, 0) == [tech("treasury"), tech("stock_market")]


def test_prerequisites_are_not_checked_again() -> None:
    """UPGRADE-10: nobody meets it any more; the card stays in the top row, its square may be gained again."""
    t = Table()
    t.tech(0, "canned_food", row=1)
    t.token(0, MILITARY, 4)
    t.resolve(0, UPGRADE)
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.a.rows[2] == (tech("canned_food"),)
    t.resolve(0, SQUARE)
    assert t.a.vp == 14


# --- Optional or mandatory, void


def test_optional_in_an_income_turn() -> None:
    """UPGRADE-5, INCOME-10: step 3 offers to decline."""
    t = Table(era=1)
    t.b.era = 2
    t.tech(0, "canned_food")
    t.income(0)
    assert t.kind == "upgrade"
    assert t.options == ["upgrade canned_food", "decline"]
    t.play("decline")
    assert t.a.rows[0] == (tech("canned_food"),)


def test_mandatory_elsewhere() -> None:
    """UPGRADE-5, OPEN-7, D-52: an upgrade gained as a benefit cannot be declined."""
    t = Table()
    t.tech(0, "canned_food", "light_bulb")
    t.resolve(0, UPGRADE)
    assert t.options == ["upgrade canned_food", "upgrade light_bulb"]


def test_without_a_card_that_may_move_it_is_void() -> None:
    """UPGRADE-6, TIMING-18: no card; only top-row cards; only a middle-row card without its prerequisite."""
    t = Table()
    t.resolve(0, UPGRADE)
    t.tech(0, "radio", row=2)
    t.resolve(0, UPGRADE)
    t.tech(0, "calendar", row=1)
    t.resolve(0, UPGRADE)
    assert len(t.events("void")) == 3
    assert t.events("upgrade") == []


def test_the_card_moves_though_its_part_is_void() -> None:
    """UPGRADE-7: Dynamite without an outpost left, Ammonia without a farm left."""
    t = Table()
    t.tech(0, "dynamite")
    t.a.outposts = 0
    t.resolve(0, UPGRADE)
    assert list(t.a.rows[1]) == [tech("dynamite")]
    t.tech(0, "ammonia")
    t.a.taken[FARM] = 5
    t.push(UpgradeCard(0, tech("ammonia"), True, 0))
    assert t.a.rows[1] == (tech("dynamite"), tech("ammonia"))
    assert len(t.events("void")) == 2
    assert t.events("roll_conquer") == []


def test_a_landmark_that_went_elsewhere() -> None:
    """UPGRADE-7, LANDMARK-2: the Treasury card moves to the top row, nothing is placed."""
    t = Table()
    t.tech(0, "treasury", row=1)
    t.a.taken[MARKET] = 1
    t.landmark(1, "treasury")
    t.resolve(0, UPGRADE)
    assert t.a.rows[2] == (tech("treasury"),)
    assert t.a.landmarks == ()
    assert t.asked == -1
    assert t.state.landmark_owner[LANDMARKS.index("treasury")] == 1
    assert [event.args["effect"] for event in t.events("void")] == [{"landmark": "Treasury"}]


def test_a_card_just_invented_and_twice() -> None:
    """UPGRADE-8: invented, upgraded and upgraded again in one turn."""
    t = Table()
    t.next_techs("canned_food")
    t.token(1, MILITARY, 4)
    t.resolve(0, INVENT_TOP)
    t.resolve(0, UPGRADE)
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (), (tech("canned_food"),)]
    assert t.a.resources[FOOD] == 1
    assert t.a.vp == 7


# --- Circles and squares again


def test_a_circle_again() -> None:
    """UPGRADE-9: a card now in the middle row; nothing moves, no prerequisite; circles of top-row cards are gone."""
    t = Table()
    t.tech(0, "canned_food", "light_bulb", row=1)
    t.tech(0, "warships", row=2)
    t.resolve(0, CIRCLE)
    assert t.options == ["tech canned_food", "tech light_bulb"]
    t.play("tech light_bulb")
    assert t.a.resources == [1, 0, 0, 0]
    assert t.a.rows[1] == (tech("canned_food"), tech("light_bulb"))


def test_a_square_again() -> None:
    """UPGRADE-9, UPGRADE-10: a card now in the top row, nobody meets the prerequisite."""
    t = Table()
    t.tech(0, "transistors", "calendar", row=2)
    t.resolve(0, SQUARE)
    t.play("tech calendar")
    assert t.a.vp == 7


def test_no_card_there_is_void() -> None:
    """UPGRADE-9, TIMING-18: no middle-row card for a circle, no top-row card for a square."""
    t = Table()
    t.tech(0, "canned_food")
    t.tech(0, "calendar", row=2)
    t.resolve(0, CIRCLE)
    t.tech(0, "light_bulb", row=1)
    t.a.rows[2] = ()
    t.resolve(0, SQUARE)
    assert [event.args["effect"] for event in t.events("void")] == ["circle", "square"]
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]


# --- Lithium-Ion Battery


def test_the_battery_works_once_per_turn() -> None:
    """UPGRADE-11, UPGRADE-12, D-53: the square repeats a space once; a square icon later finds nothing."""
    t = Table()
    t.tech(0, "lithium_ion_battery", row=2)
    t.token(0, EXPLORATION, 1)
    t.resolve(0, SQUARE)
    assert len(t.a.tiles) == 2  # E1 repeated
    t.resolve(0, SQUARE)
    assert [event.args["effect"] for event in t.events("void")] == ["square"]
    assert len(t.a.tiles) == 2


def test_the_battery_used_up_still_moves() -> None:
    """UPGRADE-12: gained by an Alliance copy this turn; its own step into the top row gives nothing more."""
    t = Table(era=2)
    t.in_force(0, "alliance", pact=(1, -1))
    t.tech(1, "lithium_ion_battery", row=1)
    t.token(1, EXPLORATION, 10)
    t.token(0, EXPLORATION, 1)
    t.resolve(1, UPGRADE)
    assert t.a.used_squares >> tech("lithium_ion_battery") & 1
    assert len(t.a.tiles) == 2
    t.b.rows[2] = ()
    t.a.rows[1] = (tech("lithium_ion_battery"),)
    t.token(0, MILITARY, 2)
    t.resolve(0, UPGRADE)
    assert t.a.rows[2] == (tech("lithium_ion_battery"),)
    assert t.a.hand == ()
    assert len(t.a.tiles) == 2


def test_the_battery_limit_ends_with_the_turn() -> None:
    """UPGRADE-12: per player and turn; another player's use does not count, the next turn is free again."""
    t = Table()
    t.tech(0, "lithium_ion_battery", row=2)
    t.token(0, EXPLORATION, 1)
    t.resolve(0, SQUARE)
    assert t.a.used_squares
    assert not t.b.used_squares
    t.push(EndTurn())
    assert t.state.turn == 1
    assert t.a.used_squares == 0


def test_battery_and_electronics() -> None:
    """TIMING-15: the battery repeats T9 in the income turn: upgrade and circle; a square icon finds nothing."""
    t = Table(era=1)
    t.b.era = 2
    t.tech(0, "lithium_ion_battery", row=1)
    t.tech(0, "canned_food")
    t.token(0, EXPLORATION, 10)
    t.token(0, TECHNOLOGY, 9)
    t.income(0)
    t.play("upgrade lithium_ion_battery")
    t.state.push(Resolve(0, SQUARE, 0))  # a square icon due later in the turn
    t.play("token technology 9")
    assert t.options == ["do upgrade", "do circle"]
    t.play("do upgrade")
    assert t.a.rows[1] == (tech("canned_food"),)
    assert t.a.resources[FOOD] == 3  # upgraded, its circle again, and 1 of the income
    assert [event.args["effect"] for event in t.events("void")] == ["square"]


# --- Invent and upgrade it, order


def test_invent_and_upgrade_moves_that_very_card() -> None:
    """UPGRADE-13, Technocracy: the card taken goes to the middle row at once; another bottom card is no choice."""
    t = Table(era=2)
    t.b.era = t.c.era = 1
    t.tech(0, "light_bulb")
    t.display("canned_food", "bakery", "calendar")
    t.play_card(0, "technocracy")
    t.play("invent canned_food")
    assert t.a.rows == [(tech("light_bulb"),), (tech("canned_food"),), ()]
    assert t.a.resources == [0, 0, 1, 0]


def test_order_of_an_upgrade() -> None:
    """UPGRADE-14: the card moves, Golden Age, the circle with all it causes, then the ally's copy."""
    t = Table(era=2)
    t.in_force(0, "golden_age")
    t.in_force(1, "alliance", pact=(0, -1))
    t.tech(0, "concrete")
    t.resolve(0, UPGRADE)
    assert t.asked == 0
    assert t.a.vp == 3
    assert t.b.taken[MARKET] == 0
    t.play("place market a1")
    assert t.asked == 1
    assert t.kind == "place"
    t.play(t.options[0])
    assert t.b.taken[MARKET] == 1
    keys = [event.key for event in t.log if event.key in ("upgrade", "vp", "building")]
    assert keys == ["upgrade", "vp", "building", "building"]


def test_an_inventors_upgrade_is_nobody_s_upgrade() -> None:
    """UPGRADE-14, D-54, Inventors: no Golden Age VP for the holder, no Alliance copy; the benefit is gained."""
    t = Table(era=2)
    t.civilization(0, "inventors")
    t.in_force(1, "golden_age")
    t.in_force(2, "alliance", pact=(1, -1))
    t.tech(1, "canned_food")
    t.push(UpgradeCard(1, tech("canned_food"), False, 0))
    while t.asked != -1:
        t.play("decline")
    assert t.b.rows[1] == (tech("canned_food"),)
    assert t.b.resources[FOOD] == 1
    assert t.b.vp == 0
    assert t.c.resources[FOOD] == 0


@pytest.mark.parametrize(("inventor", "ally"), [(0, 2), (2, 0)])
def test_inventors_take_a_top_row_card_after_the_copies(inventor: int, ally: int) -> None:
    """UPGRADE-14, Inventors, Alliance: square for the holder, the ally's copy, then the card changes hands.

    Wherever the two sit.
    """
    t = Table(era=2)
    t.civilization(inventor, "inventors")
    t.mark("inventors", tech("light_bulb"))
    t.in_force(ally, "alliance", pact=(1, -1))
    t.tech(1, "light_bulb", row=1)
    t.resolve(1, UPGRADE)  # no prerequisite with the Inventors' token
    assert t.asked == 1
    t.play(t.options[0])
    assert t.asked == ally
    assert list(t.b.rows[2]) == [tech("light_bulb")]
    t.play(t.options[0])
    assert t.state.players[ally].taken[MARKET] == 1
    assert t.b.rows[2] == ()
    assert t.state.players[inventor].rows[0] == (tech("light_bulb"),)


def test_upgrade_gained_twice_by_electronics() -> None:
    """UPGRADE-9, TIMING-8: circle first may not find a card, upgrade first does: the owner's order matters."""
    t = Table()
    t.tech(0, "light_bulb")
    t.push(Rewards(0, TECHNOLOGY, 9, FULL))
    t.play("do upgrade")
    assert t.a.resources[COIN] == 2
    t = Table()
    t.tech(0, "light_bulb")
    t.push(Rewards(0, TECHNOLOGY, 9, FULL))
    t.play("do circle")
    assert t.a.resources[COIN] == 1
