"""RESOURCE: the four resources and their limit."""

import pytest

from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.resources import ANY_1, ANY_2, ANY_3
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import EXPLORATION, FARM, FOOD, MILITARY, RESOURCES, TECHNOLOGY
from table import Table


def test_four_resources_between_0_and_8() -> None:
    """RESOURCE-1: what goes beyond 8 is lost, with nothing instead."""
    assert RESOURCES == ("coin", "worker", "food", "culture")
    t = Table()
    t.a.resources = [8, 7, 0, 6]
    t.resolve(0, Gain(coin=1, worker=2, food=1, culture=1))
    assert t.a.resources == [8, 8, 1, 7]
    assert [event.args["lost"] for event in t.events("gain")] == [1, 1, 0, 0]
    assert t.a.vp == 0


def test_income_beyond_the_limit_is_lost() -> None:
    """RESOURCE-1, INCOME-13: 7 coins and 6 workers with three and four icons end at 8 and 8."""
    t = Table(era=1)
    t.a.taken = [3, 4, 0, 2]
    t.a.resources = [7, 6, 0, 0]
    t.b.era = 2
    t.b.resources = [8, 8, 8, 8]
    t.income(0)
    assert t.a.resources == [8, 8, 1, 2]
    lost = {event.args["resource"]: event.args["lost"] for event in t.events("gain")}
    assert lost == {"coin": 2, "worker": 2, "food": 0, "culture": 0}


def test_any_resource_is_the_owners_choice() -> None:
    """RESOURCE-2: one of the four."""
    t = Table()
    t.resolve(0, ANY_1)
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    t.play("gain culture")
    assert t.a.resources == [0, 0, 0, 1]


def test_several_may_be_equal_or_different() -> None:
    """RESOURCE-2: 10 ways to take two, 20 to take three."""
    t = Table()
    t.resolve(0, ANY_2)
    assert len(t.options) == 10
    assert {"gain coin coin", "gain coin culture"} <= set(t.options)
    t.play("gain coin coin")
    t.resolve(0, ANY_3)
    assert len(t.options) == 20
    t.play("gain coin worker food")
    assert t.a.resources == [3, 1, 1, 0]


def test_a_type_at_8_may_be_chosen_and_is_lost() -> None:
    """RESOURCE-3, D-18: coin at 8 stays a choice."""
    t = Table()
    t.a.resources = [8, 0, 0, 0]
    t.resolve(0, ANY_1)
    assert "gain coin" in t.options
    t.play("gain coin")
    assert t.a.resources == [8, 0, 0, 0]


def test_with_all_at_8_any_is_void() -> None:
    """RESOURCE-3, BUILD-8: a completed district gives nothing and nothing blocks."""
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    t.a.built = DISTRICTS[0] & ~1 & ~t.a.impassable()
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a1")
    assert t.asked == -1
    assert len(t.events("district")) == 1
    assert t.events("void")[-1].args["effect"] == {"any": 1}
    assert t.a.resources == [8, 8, 8, 8]


def test_first_into_era_4_with_everything_at_8() -> None:
    """INCOME-6, RESOURCE-1: nothing is gained, no error."""
    t = Table(era=3)
    for player in t.state.players:
        player.resources = [8, 8, 8, 8]
    t.income(0)
    assert len(t.events("first_into_era")) == 1
    assert t.events("void")[0].args["effect"] == {"any": 3}
    assert t.a.resources == [8, 8, 8, 8]
    assert t.asked == 1


def test_the_limit_holds_at_every_gain() -> None:
    """RESOURCE-4, D-19: two gained at 7 and one paid end at 7."""
    t = Table()
    t.a.resources[FOOD] = 7
    t.token(0, TECHNOLOGY, 1)
    t.resolve(0, Gain(food=2))
    t.resolve(0, Advance(TECHNOLOGY))
    t.play("pay food")
    assert t.a.resources[FOOD] == 7


def test_a_food_lost_before_paying_is_lost() -> None:
    """RESOURCE-4: at 8 food a tile's food is lost, then the bonus of E2 takes one: 7."""
    t = Table()
    t.a.resources[FOOD] = 8
    t.tiles(0, 5)  # an island: 1 food, all orientations alike
    t.token(0, EXPLORATION, 1)
    t.resolve(0, Advance(EXPLORATION))
    t.play("hex 0,-1")
    assert t.a.resources[FOOD] == 8
    assert t.events("gain")[-1].args["lost"] == 1
    assert t.kind == "bonus"
    t.play("pay food")
    assert t.a.resources[FOOD] == 7


def test_a_payment_goes_to_the_supply() -> None:
    """RESOURCE-5: what A pays in an advance turn and for a bonus reaches no opponent."""
    t = Table()
    for player in t.state.players:
        player.resources = [2, 2, 2, 2]
    t.token(0, MILITARY, 1)
    t.begin()
    t.play("advance military", "pay coin", "pay worker", "place armory a1")
    assert t.a.resources == [1, 1, 2, 2]
    assert t.b.resources == t.c.resources == [2, 2, 2, 2]


@pytest.mark.parametrize("resources", [[0, 0, 0, 0], [8, 8, 8, 8]])
def test_resources_are_points_only_as_tie_breaker(resources: list[int]) -> None:
    """RESOURCE-6, END-6: one VP more beats any number of resources; the VP stay what they are."""
    t = Table(players=2)
    t.a.vp, t.b.vp = 51, 50
    t.b.resources = resources
    assert winners(t.state) == [0]
    assert t.b.vp == 50
