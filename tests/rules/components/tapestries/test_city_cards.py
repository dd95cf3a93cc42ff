"""Tapestry cards about income, buildings, landmarks and the hand: every case of their entries."""

import pytest

from gobelin.rules.chapters import tapestry
from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, Landmark
from gobelin.rules.components.tapestries.city_cards import AGE_OF_WONDERS, DEMOCRACY, DIPLOMACY, GUILDS, OLYMPIC_HOST
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import (
    ARMORY,
    COIN,
    CULTURE,
    FARM,
    FOOD,
    FROM_TAPESTRY,
    HOUSE,
    LANDMARKS,
    MARKET,
    TAPESTRIES,
    WORKER,
)
from table import ALL_PLOTS, Table, card, plot


def all_but(t: Table, area: int, *open_plots: str) -> None:
    """A has built on the whole area except these plots (and impassable ones)."""
    t.a.built = area & ~t.a.impassable()
    for name in open_plots:
        t.a.built &= ~plot(name)


def income_table(*hand: str) -> Table:
    """A is about to start era 2 with this hand, the others have started it already."""
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.hand(0, *hand)
    return t


# --- Age of Wonders


def wonders(players: int, *counts: int) -> Table:
    """Players with so many landmarks each, first those of the tracks, then those of tech cards."""
    t = Table(players=players)
    names = iter(LANDMARKS)
    for player, count in enumerate(counts):
        for _ in range(count):
            t.landmark(player, next(names))
    return t


def test_age_of_wonders_fewest_landmarks() -> None:
    """Age of Wonders: fewer than every opponent gives any 2 resources."""
    t = wonders(3, 0, 1, 2)
    t.play_card(0, "age_of_wonders")
    t.play("gain coin culture")
    assert t.a.resources == [1, 0, 0, 1]
    assert t.a.vp == 0
    assert t.asked == -1


def test_age_of_wonders_most_landmarks() -> None:
    """Age of Wonders: more than every opponent gives 12 VP."""
    t = wonders(3, 3, 1, 2)
    t.play_card(0, "age_of_wonders")
    assert t.a.vp == 12
    assert t.asked == -1


@pytest.mark.parametrize("counts", [(1, 1, 2), (2, 1, 2), (1, 0, 2), (0, 0, 0)])
def test_age_of_wonders_ties_and_the_middle(counts: tuple[int, ...]) -> None:
    """Age of Wonders, TIMING-8, TIMING-20: tied for fewest or most, or between: any 1 and 6 VP in the owner's order."""
    t = wonders(3, *counts)
    t.play_card(0, "age_of_wonders")
    assert t.options == ["do resource", "do vp"]
    t.play("do vp", "gain food")
    assert t.a.vp == 6
    assert t.a.resources == [0, 0, 1, 0]


@pytest.mark.parametrize(("own", "other", "vp", "resources"), [(1, 1, 6, 1), (0, 1, 0, 2), (2, 1, 12, 0)])
def test_age_of_wonders_with_two_players(own: int, other: int, vp: int, resources: int) -> None:
    """Age of Wonders: with two players only equal counts give the last case."""
    t = wonders(2, own, other)
    t.play_card(0, "age_of_wonders")
    while t.options:
        t.play(t.options[0])
    assert t.a.vp == vp
    assert sum(t.a.resources) == resources


def test_age_of_wonders_counts_finished_players() -> None:
    """Age of Wonders, END-4, NEIGHBOUR-5: a finished opponent counts, also one who is no neighbour."""
    t = wonders(4, 1, 0, 2, 0)
    t.finish(2)
    t.play_card(0, "age_of_wonders")
    assert t.options == ["do resource", "do vp"]


def test_age_of_wonders_counts_tech_landmarks() -> None:
    """Age of Wonders: landmarks of tech cards count like those of the tracks."""
    t = Table()
    t.landmark(0, "bakery")
    t.landmark(0, "treasury")
    t.landmark(1, "lighthouse")
    t.play_card(0, "age_of_wonders")
    assert t.a.vp == 12


def test_age_of_wonders_resources_above_eight_are_lost() -> None:
    """Age of Wonders, RESOURCE-1, RESOURCE-3: above 8 lost; with all four at 8 void, the VP still come."""
    t = wonders(3, 0, 1, 1)
    t.a.resources[COIN] = 7
    t.resolve(0, AGE_OF_WONDERS)
    t.play("gain coin coin")
    assert t.a.resources == [8, 0, 0, 0]
    t = wonders(3, 1, 1, 1)
    t.a.resources[:] = [8, 8, 8, 8]
    t.resolve(0, AGE_OF_WONDERS)
    t.play("do resource")
    assert t.a.resources == [8, 8, 8, 8]
    assert t.a.vp == 6
    assert t.asked == -1


# --- Capitalism


def test_capitalism_scores_the_income_of_its_own_turn() -> None:
    """Capitalism, INCOME-9, INCOME-18: 2 VP per exposed coin icon in the turn it is played, none in the next."""
    t = income_table("capitalism")
    t.a.taken[MARKET] = 1
    t.income(0)
    assert t.kind == "end_turn"
    assert t.a.vp == 4
    assert t.a.resources == [2, 1, 1, 1]
    t.b.era = t.c.era = 3
    t.a.hand = ()  # so that a card goes face down
    t.income(0)
    assert t.a.active == -1
    assert t.kind == "end_turn"
    assert t.a.vp == 4


def test_capitalism_counts_icons_not_coins() -> None:
    """Capitalism, INCOME-18: coins cut off at 8 still score."""
    t = income_table("capitalism")
    t.a.resources[COIN] = 8
    t.income(0)
    assert t.a.vp == 2
    assert t.a.resources[COIN] == 8


def test_capitalism_other_coins_are_no_income() -> None:
    """Capitalism, INCOME-18: the coin for being first into the era scores nothing."""
    t = Table(confirm_turns=True)
    t.hand(0, "capitalism")
    t.income(0)
    t.play("gain coin")
    assert t.a.resources[COIN] == 2
    assert t.a.vp == 2


def test_capitalism_played_in_mid_era_never_scores_income() -> None:
    """Capitalism, TAPESTRY-8: overplayed it ends before the next income; its market part works."""
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.play_card(0, "capitalism")
    t.resolve(0, BUILDING_OF[MARKET])
    assert t.a.resources[COIN] == 1
    t.play("place market a1")
    t.income(0)
    assert t.kind == "end_turn"
    assert t.a.vp == 0


def test_capitalism_coin_comes_before_the_market_is_placed() -> None:
    """Capitalism, BUILD-15: the coin comes when the market leaves the mat."""
    t = Table()
    t.in_force(0, "capitalism")
    t.resolve(0, ANY_BUILDING)
    t.play("do market")
    assert t.kind == "place"
    assert t.a.resources == [1, 0, 0, 0]
    t.play("place market a1")
    assert t.a.resources == [1, 0, 0, 0]


def test_capitalism_coin_is_lost_at_eight() -> None:
    """Capitalism, RESOURCE-1: at 8 coins the extra coin is lost."""
    t = Table()
    t.in_force(0, "capitalism")
    t.a.resources[COIN] = 8
    t.resolve(0, BUILDING_OF[MARKET])
    assert t.a.resources[COIN] == 8
    assert t.events("gain")[-1].args["lost"] == 1


def test_capitalism_needs_a_market() -> None:
    """Capitalism, BUILD-1: no market left, no coin; other buildings give none; nor does an opponent's market."""
    t = Table()
    t.in_force(0, "capitalism")
    t.a.taken[MARKET] = 5
    t.resolve(0, BUILDING_OF[MARKET])
    assert t.asked == -1
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("place house a1")
    t.resolve(1, BUILDING_OF[MARKET])
    assert t.a.resources == [0, 0, 0, 0]
    assert t.b.resources == [0, 0, 0, 0]


def test_capitalism_market_of_step_three_counts_in_step_four() -> None:
    """Capitalism, INCOME-14: a market gained by the income upgrade adds to the coins of the same turn."""
    t = income_table("capitalism")
    t.tech(0, "concrete")
    t.income(0)
    t.play("upgrade concrete")
    vp = t.a.vp
    assert t.a.resources[COIN] == 1
    t.play("place market a1")
    assert t.kind == "end_turn"
    assert t.a.resources[COIN] == 3
    assert [event.args["points"] for event in t.events("vp")][-1] == 4
    assert t.a.vp == vp + 4 + 1  # and 1 tech card on the exposed tech icon


# --- Democracy


def test_democracy_discards_old_and_new_cards() -> None:
    """Democracy, DECK-7: cards held before and traps may go, 2 VP each; the others do not see which."""
    t = Table()
    t.hand(0, "trap", "guilds", "democracy")
    t.next_tapestries("monarchy", "trap", "academia")
    t.play_card(0, "democracy")
    assert t.options == ["discard academia", "discard guilds", "discard monarchy", "discard trap", "done"]
    t.play("discard trap", "discard academia")
    assert t.options == ["discard guilds", "discard monarchy", "discard trap", "done"]
    t.play("done")
    assert t.a.vp == 4
    assert sorted(t.a.hand) == sorted(card(name) for name in ("guilds", "monarchy", "trap"))
    assert t.state.tapestry_discard == [card("trap") + 64, card("academia") + 64]  # seen by A alone
    assert all("card" not in event.args for event in t.events("discard_card"))
    assert t.asked == -1


def test_democracy_may_discard_none_or_all() -> None:
    """Democracy: n may be 0; with an empty hand the question is over."""
    t = Table()
    t.play_card(0, "democracy")
    assert len(t.a.hand) == 3
    t.play("done")
    assert t.a.vp == 0
    assert len(t.a.hand) == 3
    t.resolve(0, DEMOCRACY)
    while t.options:
        t.play(t.options[0])
    assert list(t.a.hand) == []
    assert t.a.vp == 12


def test_democracy_with_a_short_deck() -> None:
    """Democracy, DECK-2, DECK-5, TIMING-6: reshuffle and draw what there is; cards discarded now come too late."""
    t = Table()
    t.hand(0, "democracy", "trap")
    t.state.tapestry_deck = [card("guilds")]
    t.state.tapestry_discard = [card("academia") + 64]
    t.play_card(0, "democracy")
    assert len(t.events("shuffle")) == 1
    assert list(t.a.hand) == [card("trap"), card("guilds"), card("academia")]
    t.play("discard trap", "discard guilds", "done")
    assert t.a.hand == (card("academia"),)
    assert t.state.tapestry_deck == []
    assert t.a.vp == 4


def test_democracy_without_any_card_to_draw() -> None:
    """Democracy, TIMING-7: with nothing to draw the cards of the hand may still be discarded."""
    t = Table()
    t.hand(0, "democracy", "trap")
    t.state.tapestry_deck = []
    t.play_card(0, "democracy")
    assert t.options == ["discard trap", "done"]
    t.play("discard trap")
    assert t.a.vp == 2
    assert t.asked == -1


# --- Diplomacy


def test_diplomacy_order() -> None:
    """Diplomacy, TIMING-13: owner, then clockwise, each any 1; then the owner's building."""
    t = Table()
    t.play_card(1, "diplomacy")
    assert t.asked == 1
    t.play("gain coin")
    assert t.asked == 2
    t.play("gain worker")
    assert t.asked == 0
    t.play("gain food")
    assert t.asked == 1
    assert t.options == ["do market", "do house", "do farm", "do armory"]
    t.play("do armory", "place armory a1")
    assert (t.a.resources, t.b.resources, t.c.resources) == ([0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0])
    assert t.b.taken == [0, 0, 0, 1]
    assert t.asked == -1


def test_diplomacy_skips_finished_players() -> None:
    """Diplomacy, END-3, END-9: a finished player gains nothing and is not asked."""
    t = Table()
    t.finish(1)
    t.play_card(0, "diplomacy")
    t.play("gain coin")
    assert t.asked == 2
    t.play("gain coin", "do market", "place market a1")
    assert t.b.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_diplomacy_without_buildings() -> None:
    """Diplomacy, BUILD-1: no building left, that part is void; a type with none left is not offered (TIMING-9)."""
    t = Table()
    t.a.taken[:] = [5, 5, 5, 5]
    t.play_card(0, "diplomacy")
    t.play("gain coin", "gain coin", "gain coin")
    assert t.asked == -1
    assert t.a.taken == [5, 5, 5, 5]
    t.a.taken[:] = [5, 4, 5, 4]
    t.resolve(0, DIPLOMACY)
    t.play("gain coin", "gain coin", "gain coin")
    assert t.options == ["do house", "do armory"]


def test_diplomacy_at_eight() -> None:
    """Diplomacy, RESOURCE-1, RESOURCE-3: above 8 is lost; with all at 8 only that player's gain is void."""
    t = Table()
    t.a.resources[:] = [8, 0, 0, 0]
    t.b.resources[:] = [8, 8, 8, 8]
    t.play_card(0, "diplomacy")
    t.play("gain coin")
    assert t.a.resources == [8, 0, 0, 0]
    assert t.asked == 2


# --- Guilds


def test_guilds_offers_what_can_be_paid_in_full() -> None:
    """Guilds, SCORE-6, TIMING-10: only sizes the owner can pay; no refusal (TAPESTRY-7)."""
    t = Table()
    t.a.vp = 14
    t.a.resources[:] = [1, 0, 1, 0]
    t.play_card(0, "guilds")
    assert t.options == ["buy 1", "buy 2", "sell 1", "sell 2"]
    t.play("buy 2")
    assert t.a.vp == 4
    t.play("gain culture culture")
    assert t.a.resources == [1, 0, 1, 2]
    assert t.asked == -1


@pytest.mark.parametrize("size", [1, 2, 3])
def test_guilds_all_sizes(size: int) -> None:
    """Guilds: 5, 10, 15 VP for 1, 2, 3 resources, and back."""
    t = Table()
    t.a.vp = 15
    t.resolve(0, GUILDS)
    t.play(f"buy {size}", "gain" + " worker" * size)
    assert t.a.vp == 15 - 5 * size
    assert t.a.resources == [0, size, 0, 0]
    t.a.resources[:] = [1, 2, 1, 0]
    t.resolve(0, GUILDS)
    t.play(f"sell {size}")
    t.play({1: "pay food", 2: "pay coin food", 3: "pay coin worker food"}[size])
    assert t.a.vp == 15
    assert sum(t.a.resources) == 4 - size
    assert t.asked == -1


def test_guilds_is_void_with_nothing_to_pay() -> None:
    """Guilds, TIMING-5: fewer than 5 VP and no resource."""
    t = Table()
    t.a.vp = 4
    t.play_card(0, "guilds")
    assert t.asked == -1
    assert t.a.vp == 4
    assert len(t.events("void")) == 1


def test_guilds_must_be_used() -> None:
    """Guilds, D-84: the only possible exchange is made unasked."""
    t = Table()
    t.a.resources[FOOD] = 1
    t.play_card(0, "guilds")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.vp == 5


def test_guilds_at_the_limit() -> None:
    """Guilds, RESOURCE-1, RESOURCE-3, D-138: gains above 8 are lost; with all four at 8 nothing can be bought."""
    t = Table()
    t.a.vp = 15
    t.a.resources[:] = [8, 8, 8, 7]
    t.resolve(0, GUILDS)
    t.play("buy 3", "gain coin culture culture")
    assert t.a.resources == [8, 8, 8, 8]
    assert t.a.vp == 0
    t.a.vp = 15
    t.resolve(0, GUILDS)
    assert t.options == ["sell 1", "sell 2", "sell 3"]


# --- Mercantilism


def test_mercantilism_converts_income_food() -> None:
    """Mercantilism, INCOME-18: at most as many as exposed food icons, freely mixed, 2 VP each, before the tiles."""
    t = income_table("mercantilism")
    t.a.taken[FARM] = 1
    t.a.resources[FOOD] = 3
    t.income(0)
    assert t.a.resources == [1, 1, 5, 1]
    assert t.a.tiles == ()
    assert t.options == ["convert food to coin", "convert food to worker", "convert food to culture", "done"]
    t.play("convert food to coin", "convert food to culture")
    assert t.kind == "end_turn"
    assert t.a.resources == [2, 1, 3, 2]
    assert t.a.vp == 4
    assert len(t.a.tiles) == 1


def test_mercantilism_is_optional() -> None:
    """Mercantilism: any number of food, none included."""
    t = income_table("mercantilism")
    t.a.taken[FARM] = 1
    t.income(0)
    t.play("done")
    assert t.a.resources == [1, 1, 2, 1]
    assert t.a.vp == 0
    assert t.kind == "end_turn"
    t = income_table("mercantilism")
    t.a.taken[FARM] = 1
    t.income(0)
    t.play("convert food to worker", "done")
    assert t.a.resources == [1, 2, 1, 1]
    assert t.a.vp == 2


def test_mercantilism_counts_icons_when_food_is_lost() -> None:
    """Mercantilism, INCOME-18: food cut off at 8 was not gained, but its icons count."""
    t = income_table("mercantilism")
    t.a.taken[FARM] = 1
    t.a.resources[FOOD] = 8
    t.income(0)
    t.play("convert food to coin", "convert food to coin")
    assert t.a.resources == [3, 1, 6, 1]
    assert t.a.vp == 4
    assert t.kind == "end_turn"


def test_mercantilism_into_a_full_resource() -> None:
    """Mercantilism, RESOURCE-1: the resource at 8 is lost, the VP are not."""
    t = income_table("mercantilism")
    t.a.resources[COIN] = 8
    t.income(0)
    t.play("convert food to coin")
    assert t.a.resources == [8, 1, 0, 1]
    assert t.a.vp == 2


def test_mercantilism_only_in_its_own_income_turn() -> None:
    """Mercantilism, TAPESTRY-8: played in mid-era it never works."""
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.play_card(0, "mercantilism")
    t.income(0)
    assert t.kind == "end_turn"
    assert t.a.vp == 0
    assert t.a.resources == [1, 1, 1, 1]


# --- Monarchy


@pytest.mark.parametrize(
    ("building", "name"), [(MARKET, "market"), (HOUSE, "house"), (FARM, "farm"), (ARMORY, "armory")]
)
def test_monarchy_pays_for_each_income_building(building: int, name: str) -> None:
    """Monarchy: 3 VP when the building is placed."""
    t = Table()
    t.in_force(0, "monarchy")
    t.resolve(0, BUILDING_OF[building])
    assert t.a.vp == 0
    t.play(f"place {name} a1")
    assert t.a.vp == 3


def test_monarchy_pays_for_nothing_else() -> None:
    """Monarchy: landmarks, an empty row and opponents' buildings give nothing."""
    t = Table()
    t.in_force(0, "monarchy")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    t.play("place bakery a0 r0")
    t.a.taken[FARM] = 5
    t.resolve(0, BUILDING_OF[FARM])
    t.resolve(1, BUILDING_OF[FARM])
    t.play("place farm a1")
    assert t.a.vp == 0
    assert t.b.vp == 0


def test_monarchy_pays_beside_the_mat() -> None:
    """Monarchy, BUILD-6, BUILD-15: a building beside the mat counts."""
    t = Table()
    t.in_force(0, "monarchy")
    all_but(t, ALL_PLOTS)
    t.resolve(0, BUILDING_OF[HOUSE])
    assert t.events("place")[-1].args["where"] == "place beside house"
    assert t.a.vp == 3


def test_monarchy_comes_before_the_district() -> None:
    """Monarchy, BUILD-15: its VP come before the resource of a completed district."""
    t = Table()
    t.in_force(0, "monarchy")
    all_but(t, DISTRICTS[0], "c3")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("place house c3")
    assert t.a.vp == 3
    assert t.kind == "gain"
    t.play("gain coin")
    assert t.a.resources == [1, 0, 0, 0]


def test_monarchy_pays_on_the_craftsmens_mat() -> None:
    """Monarchy, BUILD-15, D-105: a building on the Craftsmen's mat counts as in the city, its space comes after."""
    t = Table()
    t.civilization(0, "craftsmen")
    t.run()
    t.in_force(0, "monarchy")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("column left")
    assert t.a.vp == 3
    assert t.a.resources == [0, 1, 0, 0]
    assert [event.key for event in t.log][-2:] == ["vp", "gain"]


def test_monarchy_does_not_pay_on_the_map() -> None:
    """Monarchy, BUILD-15, D-112: a Nomads' building on the map gives no VP, one in the city does."""
    t = Table()
    t.civilization(0, "nomads")
    t.run()
    t.in_force(0, "monarchy")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 1,-2")
    assert t.a.vp == 0
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("place house a1")
    assert t.a.vp == 3


# --- Olympic Host


def test_olympic_host_asks_all_in_turn() -> None:
    """Olympic Host, TIMING-13: owner, then clockwise, 1 worker for 10 VP; an opponent paid: any building."""
    t = Table()
    for who in (t.a, t.b, t.c):
        who.resources[WORKER] = 2
    t.play_card(1, "olympic_host")
    assert t.asked == 1
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.asked == 2
    t.play("accept")
    assert t.asked == 0
    t.play("decline")
    assert [who.vp for who in (t.a, t.b, t.c)] == [0, 10, 10]
    assert [who.resources[WORKER] for who in (t.a, t.b, t.c)] == [2, 1, 1]
    assert t.asked == 1
    assert t.options == ["do market", "do house", "do farm", "do armory"]
    t.play("do house", "place house a1")
    assert t.b.taken == [0, 1, 0, 0]
    assert t.b.resources[COIN] == 0
    assert t.asked == -1


def test_olympic_host_own_payment_does_not_count() -> None:
    """Olympic Host: only the owner paid, so it is the coin."""
    t = Table()
    for who in (t.a, t.b, t.c):
        who.resources[WORKER] = 1
    t.play_card(0, "olympic_host")
    t.play("accept", "decline", "decline")
    assert t.a.vp == 10
    assert t.a.resources == [1, 0, 0, 0]
    assert t.asked == -1


def test_olympic_host_skips_who_cannot_pay() -> None:
    """Olympic Host, END-9: without a worker nobody is asked, nor is a finished player; the coin is gained."""
    t = Table()
    t.b.resources[WORKER] = 3
    t.finish(1)
    t.play_card(0, "olympic_host")
    assert t.asked == -1
    assert (t.a.vp, t.b.vp, t.c.vp) == (0, 0, 0)
    assert t.b.resources[WORKER] == 3
    assert t.a.resources == [1, 0, 0, 0]


def test_olympic_host_one_guest_is_enough() -> None:
    """Olympic Host: the last player asked pays; those in between without a worker are skipped."""
    t = Table(players=4)
    t.d.resources[WORKER] = 1
    t.play_card(0, "olympic_host")
    assert t.asked == 3
    t.play("accept")
    assert t.kind == "building"


def test_olympic_host_without_buildings() -> None:
    """Olympic Host, D-86: an opponent paid but no building is left: nothing, no coin."""
    t = Table()
    t.b.resources[WORKER] = 1
    t.a.taken[:] = [5, 5, 5, 5]
    t.resolve(0, OLYMPIC_HOST)
    t.play("accept")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.b.vp == 10
    assert t.asked == -1


def test_olympic_host_coin_is_lost_at_eight() -> None:
    """Olympic Host, RESOURCE-1."""
    t = Table()
    t.a.resources[COIN] = 8
    t.play_card(0, "olympic_host")
    assert t.a.resources == [8, 0, 0, 0]


# --- Terraforming


def test_terraforming_builds_on_impassable_plots() -> None:
    """Terraforming, BUILD-14: impassable plots are offered beside the open ones; 5 VP for one of them only."""
    t = Table()
    t.resolve(0, BUILDING_OF[FARM])
    assert "place farm a2" not in t.options
    t.play("place farm a1")
    t.in_force(0, "terraforming")
    t.resolve(0, BUILDING_OF[FARM])
    assert {"place farm a2", "place farm b1"} <= set(t.options)
    assert "place farm a1" not in t.options
    assert len(t.options) == 80
    t.play("place farm b1")
    assert t.a.vp == 0
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a2")
    assert t.a.vp == 5
    assert t.a.plots[FARM] == plot("a1") | plot("b1") | plot("a2")  # it counts for the Architects


def test_terraforming_pays_once_per_landmark() -> None:
    """Terraforming: 5 VP per building, however many impassable plots it covers; landmarks included."""
    t = Table()
    t.in_force(0, "terraforming")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    t.play("place bakery a2 r0")  # a2 and b2 are impassable
    assert t.a.vp == 5
    assert t.a.built == plot("a2") | plot("b2") | plot("a3") | plot("b3")


def test_terraforming_copied_scores_as_itself() -> None:
    """Terraforming, Espionage, TAPESTRY-13: the VP of a copy are Terraforming's on the score sheet and in the log."""
    t = Table(era=2)
    t.on_mat(1, "terraforming", 2)
    t.play_card(0, "espionage")
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a2")
    assert t.a.vp == 5
    assert t.events("vp")[0].args["source"] == FROM_TAPESTRY + TAPESTRIES.index("terraforming")


def test_terraforming_an_impassable_plot_completes_nothing() -> None:
    """Terraforming, BUILD-10, BUILD-14: the plot was filled already; the other plots of a landmark may complete."""
    t = Table()
    t.in_force(0, "terraforming")
    all_but(t, DISTRICTS[0])  # nothing open is left in it, but it was never completed by a building
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a2")
    assert t.asked == -1
    assert t.a.districts == 0
    t = Table()
    t.in_force(0, "terraforming")
    all_but(t, DISTRICTS[0], "a3", "b3")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    t.play("place bakery a2 r0")
    assert t.kind == "gain"
    assert t.a.districts == 1
    assert t.a.vp == 5


def test_terraforming_beside_the_mat_only_if_nothing_fits() -> None:
    """Terraforming, BUILD-6, BUILD-14, D-70: with only impassable plots left the building goes there."""
    t = Table()
    t.in_force(0, "terraforming")
    all_but(t, ALL_PLOTS)
    t.resolve(0, BUILDING_OF[FARM])
    assert "place beside farm" not in t.options
    assert len(t.options) == t.a.impassable().bit_count()
    t.a.built = ALL_PLOTS
    t.resolve(0, BUILDING_OF[HOUSE])
    assert t.events("place")[-1].args["where"] == "place beside house"
    assert t.a.vp == 0


@pytest.mark.parametrize(("civilization", "place"), [("craftsmen", "column left"), ("nomads", "hex 1,-2")])
def test_terraforming_only_in_the_city(civilization: str, place: str) -> None:
    """Terraforming: nothing for a building on the Craftsmen's mat or on the map."""
    t = Table()
    t.civilization(0, civilization)
    t.run()
    t.in_force(0, "terraforming")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play(place)
    assert t.a.vp == 0
    assert t.a.built == 0


def test_terraforming_buildings_stay() -> None:
    """Terraforming, BUILD-3, TAPESTRY-8: when it ends the buildings stay, and no more go on such plots."""
    t = Table()
    t.in_force(0, "terraforming")
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a2")
    tapestry.end_card(t.state, 0)
    assert t.a.built == plot("a2")
    t.resolve(0, BUILDING_OF[FARM])
    assert "place farm b2" not in t.options
    assert "place farm a2" not in t.options
    assert len(t.options) == 81 - t.a.impassable().bit_count()


# --- Common to all


def test_a_useless_card_may_be_played() -> None:
    """TAPESTRY-7, TIMING-5: a card of which nothing can be carried out is played all the same."""
    t = Table()
    t.hand(0, "guilds")
    t.play_card(0, "guilds")
    assert t.a.mat[1] == (card("guilds"),)
    assert t.a.resources[CULTURE] == 0
