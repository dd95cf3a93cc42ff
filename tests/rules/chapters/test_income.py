"""INCOME: the income turn, step by step."""

from typing import Any

import pytest

from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.printed.income_mat import FIRST_INTO_ERA, ROWS
from gobelin.rules.printed.names import (
    ARMORY,
    CIVILIZATIONS,
    COIN,
    EXPLORATION,
    FACE_DOWN,
    FARM,
    FOOD,
    FROM_CIVILIZATION,
    FROM_INCOME,
    HOUSE,
    MARKET,
    SCIENCE,
    TECHNOLOGIES,
)
from table import Table, card


def late(era: int, **options: Any) -> Table:
    """A has finished `era`; B is already in the next one, so A is not first; B and C stop at their turns."""
    t = Table(era=era, **options)
    t.b.era = min(era + 1, 4)
    for player in (t.b, t.c):
        player.resources = [8, 8, 8, 8]
    return t


def acting(t: Table) -> str:
    """The civilization whose ability asks."""
    assert t.state.question is not None
    kind, number = divmod(t.state.question.source, 100)
    return CIVILIZATIONS[number] if kind == FROM_CIVILIZATION // 100 else ""


# --- Eras and steps


@pytest.mark.parametrize("era", [1, 2, 3, 4])
def test_an_income_turn_starts_the_next_era(era: int) -> None:
    """INCOME-1."""
    t = late(era)
    t.income(0)
    assert t.a.era == era + 1
    assert t.events("income")[0].args["era"] == era + 1


def test_the_first_income_turn_is_step_4_only() -> None:
    """INCOME-2, INCOME-15: one of each resource, one tile, one card; no VP, no card played."""
    t = Table(era=0)
    for seat, name in enumerate(("merrymakers", "architects", "craftsmen")):
        t.civilization(seat, name)
    t.tech(0, "paper")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert len(t.a.tiles) == 1
    assert len(t.a.hand) == 1
    assert t.a.vp == 0
    assert t.a.mat == [(), (), (), (), ()]
    first = [event.key for event in t.log if event.player == 0][:9]
    assert first == ["turn", "income", "gain", "gain", "gain", "gain", "territory_tiles", "tapestry_cards", "turn"]


@pytest.mark.parametrize("era", [2, 3, 4])
def test_the_middle_income_turns_have_all_steps(era: int) -> None:
    """INCOME-2: civilization, tapestry card, upgrade, VP, income, in this order."""
    t = late(era - 1)
    t.c.era = 4
    t.civilization(0, "merrymakers")
    t.hand(0, "boast_of_superiority", "dystopia")
    t.tech(0, "light_bulb")
    t.income(0)
    assert [event.key for event in t.log] == ["turn", "income", "use_civilization"]
    while t.kind != "play_tapestry":
        t.play(t.options[0])
    assert t.a.vp == 0
    t.play("play boast_of_superiority")
    assert t.kind == "upgrade"
    assert t.a.vp == 16  # all four tracks shared: "when played" comes before step 3
    before = t.a.resources[:]
    t.play("upgrade light_bulb")
    assert t.a.vp == 17  # 1 tech icon, 1 tech card
    assert t.a.resources == [before[0] + 2, before[1] + 1, before[2] + 1, before[3] + 1]
    told = t.keys
    order = [told.index(key) for key in ("use_civilization", "play", "upgrade", "tapestry_cards")]
    assert order == sorted(order)


def test_the_fifth_income_turn_has_steps_1_and_3() -> None:
    """INCOME-2, INCOME-16, END-1: no card played, no era resources, no income; then A is finished."""
    t = Table(era=4)
    t.civilization(0, "leaders")
    t.hand(0, "democracy")
    t.tech(0, "light_bulb")
    t.b.resources = [8, 8, 8, 8]
    t.income(0)
    assert acting(t) == "leaders"
    t.play("decline")
    assert t.kind == "upgrade"
    t.play("upgrade light_bulb")
    assert t.a.finished
    assert t.a.resources == [1, 0, 0, 0]  # Light Bulb's coin only
    assert t.a.vp == 1
    assert t.a.hand == (card("democracy"),)
    assert t.a.tiles == ()
    assert t.events("first_into_era") == []
    assert t.asked == 1


def test_income_costs_nothing() -> None:
    """INCOME-17."""
    t = late(2)
    t.a.resources = [3, 3, 3, 3]
    t.income(0)
    assert t.events("pay") == []
    assert t.a.resources == [4, 4, 4, 4]


# --- Step 1


def test_the_era_card_ends_before_step_1() -> None:
    """INCOME-3, TAPESTRY-8, TAPESTRY-11: in step 1 Theocracy no longer forbids science nor scores."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.civilization(0, "leaders")
    assert t.a.active == card("theocracy")
    t.income(0)
    assert acting(t) == "leaders"
    assert t.a.active == -1
    assert len(t.a.powers) == 1
    assert "advance science" in t.options
    t.play("advance science")
    assert t.a.tokens[SCIENCE] == (1,)
    assert t.events("vp") == []


def test_all_income_abilities_in_the_owners_order() -> None:
    """INCOME-4: with two civilizations the owner says which is used first; each is used once (INCOME-19)."""
    t = late(1)
    t.civilization(0, "merrymakers")
    t.civilization(0, "leaders")
    t.income(0)
    assert (t.kind, t.options) == ("use_civilization", ["civilization merrymakers", "civilization leaders"])
    t.play("civilization leaders", "decline")
    assert acting(t) == "merrymakers"
    while t.asked == 0:
        t.play(t.options[0])
    used = [event.args["civilization"] for event in t.events("use_civilization")]
    assert used == ["leaders", "merrymakers"]


def test_an_ability_is_optional_where_its_mat_says_may() -> None:
    """INCOME-4, OPEN-14, D-22: Leaders may be declined; Merrymakers must move."""
    t = late(1)
    t.civilization(0, "leaders")
    t.income(0)
    assert "decline" in t.options
    t = late(1)
    t.civilization(0, "merrymakers")
    t.income(0)
    assert "decline" not in t.options


def test_a_civilization_gained_in_step_1_still_acts() -> None:
    """INCOME-5, CIV-11, D-95: gained while the first ability is used, its own ability follows in the same step."""
    t = late(1)
    t.civilization(0, "leaders")
    t.state.civ_deck.remove(CIVILIZATIONS.index("merrymakers"))
    t.state.civ_deck.append(CIVILIZATIONS.index("merrymakers"))
    t.income(0)
    assert acting(t) == "leaders"
    question = t.state.question
    assert question is not None
    t.push(Resolve(0, GAIN_CIVILIZATION, 0), question)  # the mat arrives in the middle of step 1
    while acting(t) != "leaders":
        t.play(t.options[0])
    t.play("decline")
    assert acting(t) == "merrymakers"
    assert t.events("play") == t.events("face_down") == []  # still step 1


def test_a_civilization_gained_later_waits_for_the_next_income_turn() -> None:
    """CIV-11, INCOME-5: gained in step 3 by Radio it does not act in this turn."""
    t = late(1)
    t.tech(0, "radio", row=1)
    t.token(0, SCIENCE, 10)
    t.state.civ_deck.remove(CIVILIZATIONS.index("leaders"))
    t.state.civ_deck.append(CIVILIZATIONS.index("leaders"))
    t.income(0)
    t.play("upgrade radio")
    assert t.a.civilizations == (CIVILIZATIONS.index("leaders"),)
    assert t.events("use_civilization") == []
    assert t.asked == 1


# --- Step 2


def test_resources_for_the_first_of_the_neighbours() -> None:
    """INCOME-6, NEIGHBOUR-3: any 1, 2, 3 in eras 2, 3, 4, and none elsewhere."""
    assert FIRST_INTO_ERA == (0, 0, 1, 2, 3, 0)
    for era, choices in ((2, 4), (3, 10), (4, 20)):
        t = Table(era=era - 1)
        t.hand(0, "democracy", "boast_of_superiority")
        t.income(0)
        assert t.kind == "gain"
        assert len(t.options) == choices
        assert t.events("play") == []  # before the card is played
        t.play(t.options[0])
        assert t.a.resources[COIN] == era - 1
        assert t.kind == "play_tapestry"


def test_not_the_first() -> None:
    """INCOME-6: B has begun the era, so A gains nothing there."""
    t = late(1)
    t.hand(0, "democracy", "dystopia")
    t.income(0)
    assert t.kind == "play_tapestry"
    assert t.a.resources == [0, 0, 0, 0]


def test_era_resources_come_after_the_civilizations() -> None:
    """INCOME-6, OPEN-6, D-21: step 1 first, although the reference implementation pays before."""
    t = Table(era=1)
    t.civilization(0, "leaders")
    t.income(0)
    assert acting(t) == "leaders"
    t.play("decline")
    assert t.kind == "gain"


def test_a_card_must_be_played() -> None:
    """INCOME-7: one of the hand, no declining; it lies on the era's space."""
    t = late(1)
    t.hand(0, "academia", "boast_of_superiority")
    t.income(0)
    assert t.options == ["play academia", "play boast_of_superiority"]
    t.play("play academia")
    assert t.a.mat == [(), (), (card("academia"),), (), ()]
    assert card("academia") not in t.a.hand


def test_the_only_card_is_played_unasked() -> None:
    """INCOME-7."""
    t = late(2)
    t.hand(0, "boast_of_superiority")
    t.income(0)
    assert t.a.mat[3] == (card("boast_of_superiority"),)


def test_without_a_card_the_top_card_goes_face_down() -> None:
    """INCOME-8, TAPESTRY-6: unseen, without effect, a card on the mat all the same."""
    t = Table(era=1)
    t.next_tapestries("boast_of_superiority", "dystopia")
    t.income(0)
    assert t.kind == "gain"  # INCOME-6 still applies
    t.play("gain coin")
    assert t.a.mat[2] == (card("boast_of_superiority") + FACE_DOWN,)
    assert t.a.vp == 0
    assert t.a.hand == (card("dystopia"),)  # the card of step 4
    assert t.a.tapestry_count() == 2
    told = t.events("face_down")[0]
    assert told.args == {"era": 2, "source": FROM_INCOME + 2}
    assert told.private is None


def test_a_face_down_card_was_not_gained() -> None:
    """INCOME-8, D-23: it never was in hand: one card gained in the turn, that of step 4."""
    t = late(1)
    t.income(0)
    assert [event.args["amount"] for event in t.events("tapestry_cards") if event.player == 0] == [1]


def test_the_discards_are_shuffled_for_a_face_down_card() -> None:
    """DECK-2, INCOME-8: deck empty, discards present."""
    t = late(1)
    t.state.tapestry_deck = []
    t.state.tapestry_discard = [card("dystopia") + 64]
    t.income(0)
    assert t.a.mat[2] == (card("dystopia") + FACE_DOWN,)
    assert t.a.hand == ()


def test_with_no_card_anywhere_the_space_stays_blank() -> None:
    """INCOME-8, D-23: the turn goes on, and the next era's card goes to its own space."""
    t = late(1)
    kept = t.state.tapestry_deck
    t.state.tapestry_deck = []
    t.income(0)
    assert t.a.mat == [(), (), (), (), ()]
    assert t.a.resources == [1, 1, 1, 1]
    assert t.asked == 1
    t.state.tapestry_deck = kept
    t.b.era = 3
    t.hand(0, "boast_of_superiority")
    t.income(0)
    assert t.a.mat == [(), (), (), (card("boast_of_superiority"),), ()]


def test_when_played_is_resolved_before_step_3_and_never_again() -> None:
    """INCOME-9: Boast of Superiority gives 16 VP once."""
    t = late(1)
    t.tech(0, "light_bulb")
    t.hand(0, "boast_of_superiority")
    t.income(0)
    assert t.kind == "upgrade"
    assert t.a.vp == 16
    t.play("decline")
    assert t.a.vp == 17
    t.state.tapestry_deck = []
    t.b.era = 3
    t.a.hand = ()
    t.income(0)
    t.play("decline")
    assert t.a.vp == 18


def test_this_era_works_in_steps_3_and_4() -> None:
    """INCOME-9: Golden Age scores for the upgrade of the same turn, Academia for the card of step 4."""
    t = late(1)
    t.tech(0, "light_bulb")
    t.hand(0, "golden_age")
    t.income(0)
    before = t.a.vp
    t.play("upgrade light_bulb")
    assert t.a.vp - before > 1  # more than the tech icon
    t = late(1)
    t.hand(0, "academia")
    t.income(0)
    assert t.a.vp == 3
    assert t.a.active == card("academia")


# --- Step 3


def test_an_upgrade_is_optional() -> None:
    """INCOME-10, UPGRADE-5: one card at most, and it may be declined."""
    t = late(1)
    t.tech(0, "light_bulb", "paper")
    t.income(0)
    assert t.options == ["upgrade light_bulb", "upgrade paper", "decline"]
    t.play("upgrade light_bulb")
    assert t.a.rows == [(TECHNOLOGIES.index("paper"),), (TECHNOLOGIES.index("light_bulb"),), ()]
    assert t.asked == 1


def test_upgrade_of_zeppelins() -> None:
    """INCOME-10, UPGRADE-1, ADVANCE-6: E2 to E3 without benefit and bonus."""
    t = late(1)
    t.tech(0, "zeppelins")
    t.token(0, EXPLORATION, 2)
    t.income(0)
    t.play("upgrade zeppelins")
    assert t.a.rows[1] == (TECHNOLOGIES.index("zeppelins"),)
    assert t.a.tokens[EXPLORATION] == (3,)
    assert t.a.taken == [0, 0, 0, 0]
    assert t.asked == 1


def test_upgrade_of_zeppelins_into_a_tier() -> None:
    """ADVANCE-6, LANDMARK-1: E3 to E4: the lighthouse, no benefit of E4 (tiles: only that of step 4)."""
    t = late(1)
    t.tech(0, "zeppelins")
    t.token(0, EXPLORATION, 3)
    t.income(0)
    t.play("upgrade zeppelins", "place lighthouse c1 r0")
    assert t.a.tokens[EXPLORATION] == (4,)
    assert t.a.landmarks == (0,)
    assert len(t.a.tiles) == 1
    assert t.events("explore") == []


def test_vp_of_the_income_mat() -> None:
    """INCOME-11, INCOME-12: mat (3,4,0,2): 2 tech icons, 3 city icons, 1 territory icon: 2t + 3r + k = 13."""
    t = late(1)
    t.tech(0, "paper", row=2)
    t.a.taken = [3, 4, 0, 2]
    t.a.built = 0b111111111 | 0b111111111 << 18 | 0b111111111 << 54
    t.outpost(0, "0,-3")
    t.income(0)
    assert t.a.vp == 13
    scored = [(event.args["per"], event.args["points"]) for event in t.events("vp") if event.player == 0]
    assert scored == [("tech_cards", 1)] * 2 + [("capital", 3)] * 3 + [("territories", 2)]


def test_every_icon_of_the_mat() -> None:
    """INCOME-11, INCOME-12: all exposed: 3 tech, 3 city, 2 territory icons and 51 VP in numbers."""
    t = late(1)
    t.tech(0, "paper", row=2)
    t.tech(0, "barn", row=2)
    t.a.taken = [5, 5, 5, 5]
    t.a.built = 0b111111111
    t.income(0)
    assert t.a.vp == 3 * 2 + 3 * 1 + 2 * 1 + 51
    assert t.a.resources == [4, 4, 4, 4]
    assert (len(t.a.tiles), len(t.a.hand)) == (1, 1)


@pytest.mark.parametrize(
    ("row", "resources", "points"),
    [
        (MARKET, (1, 2, 2, 3, 4, 4), (0, 0, 0, 0, 0, 10)),
        (HOUSE, (1, 2, 2, 3, 4, 4), (0, 0, 0, 0, 0, 10)),
        (FARM, (1, 2, 2, 3, 4, 4), (0, 0, 4, 4, 11, 21)),
        (ARMORY, (1, 2, 2, 3, 4, 4), (0, 0, 0, 0, 0, 10)),
    ],
)
def test_each_row_of_the_mat(row: int, resources: tuple[int, ...], points: tuple[int, ...]) -> None:
    """INCOME-11, INCOME-13, INCOME-14: resources and printed VP numbers for 0 to 5 buildings taken."""
    for taken in range(6):
        t = late(1)
        t.a.taken[row] = taken
        t.a.control = 0  # no VP for territories here
        t.income(0)
        assert t.a.resources[row] == resources[taken]
        assert t.a.vp == points[taken]
        assert (len(t.a.tiles), len(t.a.hand)) == (1, 1)  # of the first spaces, which stay exposed


def test_vp_come_after_the_upgrade() -> None:
    """INCOME-11, INCOME-14: Ammonia's farm exposes a space, which scores and pays in the same turn."""
    t = late(1)
    t.a.taken[FARM] = 1
    t.tech(0, "ammonia")
    t.income(0)
    t.play("upgrade ammonia", "place farm a1")
    assert t.a.vp == 1 + 4  # tech icon; Breeding's 4 VP just exposed
    t = late(1)
    t.a.taken[FARM] = 2
    t.tech(0, "ammonia")
    t.income(0)
    t.play("upgrade ammonia", "place farm a1")
    assert t.a.resources[FOOD] == 3  # Preservation's food just exposed


# --- Step 4


def test_income() -> None:
    """INCOME-13, INCOME-14: mat (3,4,0,2): 3 coins, 4 workers, 1 food, 2 culture, a tile, a card."""
    t = late(1)
    t.a.taken = [3, 4, 0, 2]
    t.income(0)
    assert t.a.resources == [3, 4, 1, 2]
    assert len(t.a.tiles) == 1
    assert len(t.a.hand) == 1
    told = [event for event in t.log if event.player == 0][-6:]  # in the order of D-24
    assert [event.key for event in told] == ["gain", "gain", "gain", "gain", "territory_tiles", "tapestry_cards"]
    assert {event.args["source"] for event in told} == {FROM_INCOME + 4}


def test_only_the_first_spaces_give_tiles_and_cards() -> None:
    """INCOME-13, INCOME-15: exposed from the start, so every income brings exactly one of each."""
    assert sum(space.territory for row in ROWS for space in row) == ROWS[FARM][0].territory == 1
    assert sum(space.tapestry for row in ROWS for space in row) == ROWS[ARMORY][0].tapestry == 1


def test_a_building_taken_before_counts_at_once() -> None:
    """INCOME-14, BUILD-13: exposed is everything up to the first building."""
    t = late(1)
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("place market a1")
    t.income(0)
    assert t.a.resources[COIN] == 2


@pytest.mark.parametrize("first", ["resources", "tapestry"])
def test_with_tyranny_the_order_is_chosen(first: str) -> None:
    """INCOME-13, D-24: resources (with tiles) or cards first; a card played at once may work for what follows."""
    t = late(1)
    t.hand(0, "tyranny")
    t.next_tapestries("capitalism")
    t.income(0)
    assert t.options == ["do resources", "do tapestry"]
    t.play(f"do {first}")
    assert t.a.resources == ([1, 1, 1, 1] if first == "resources" else [0, 0, 0, 0])
    assert len(t.a.tiles) == (1 if first == "resources" else 0)
    t.play(next(option for option in t.options if option != "decline"))
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.vp == (5 if first == "resources" else 5 + 2)  # Capitalism played before the coin: 2 VP for it


def test_capitalism_scores_the_coin_icons() -> None:
    """INCOME-18, D-25: 2 VP per exposed coin icon, though the coins are lost beyond 8."""
    t = late(1)
    t.hand(0, "capitalism")
    t.a.taken[MARKET] = 3
    t.a.resources[COIN] = 7
    t.income(0)
    assert t.a.vp == 6
    assert t.a.resources[COIN] == 8


def test_mercantilism_follows_directly_after_the_resources() -> None:
    """INCOME-18, OPEN-20, D-26: at most as many food as icons; before the tile and the card of step 4."""
    t = late(1)
    t.hand(0, "mercantilism")
    t.a.resources[FOOD] = 5
    t.a.taken[FARM] = 1
    t.income(0)
    assert t.asked == 0
    assert t.a.resources == [1, 1, 7, 1]
    assert t.a.tiles == ()
    converted = 0
    while t.asked == 0:
        t.play(next(option for option in t.options if option.startswith("convert")))
        converted += 1
    assert t.a.resources[FOOD] == 5
    assert converted == 2


# --- The end of the turn


def test_the_first_income_turn_ends_with_heralds_and_adjustments() -> None:
    """INCOME-19, D-27: after step 4 the Heralds' start play."""
    t = Table(era=0)
    t.civilization(0, "heralds")
    t.income(0)
    assert (t.asked, t.kind) == (0, "play_tapestry")
    assert t.a.resources == [1, 1, 1, 1]
    assert len(t.a.hand) == 1
    assert "decline" in t.options


def test_start_adjustments_come_after_the_first_income_turn_if_agreed() -> None:
    """INCOME-19, CIV-9: Entertainers get any 1, with the option only."""
    t = Table(era=0, start_bonus=True)
    t.civilization(0, "entertainers")
    t.income(0)
    assert (t.asked, t.kind) == (0, "gain")
    assert t.a.resources == [1, 1, 1, 1]
    t = Table(era=0)
    for seat, name in enumerate(("entertainers", "architects", "craftsmen")):
        t.civilization(seat, name)
    t.income(0)
    assert t.kind == "turn"


def test_the_fifth_income_turn_ends_with_final_scoring() -> None:
    """INCOME-19, CIV-10, D-27: Isolationists score after the VP of step 3, then A is finished."""
    t = Table(era=4)
    t.civilization(0, "isolationists")
    t.b.resources = [8, 8, 8, 8]
    t.tech(0, "paper", row=2)
    t.income(0)
    told = [event.key for event in t.log if event.player == 0]
    assert told[-1] == "finish"
    sources: list[Any] = [event.args["source"] for event in t.events("vp") if event.player == 0]
    assert sources == sorted(sources, reverse=True)  # income (600) before the civilization (300)
    assert len(set(sources)) == 2


def test_no_card_is_played_in_the_fifth_income_turn() -> None:
    """INCOME-16, TAPESTRY-5: Printing Press moves to the top row, playing on top is void."""
    t = Table(era=4)
    t.on_mat(0, "academia", 4)
    t.hand(0, "democracy")
    t.tech(0, "printing_press", row=1)
    t.token(1, 3, 4)
    t.b.resources = [8, 8, 8, 8]
    t.income(0)
    t.play("upgrade printing_press")
    assert t.a.rows[2] == (TECHNOLOGIES.index("printing_press"),)
    assert t.a.hand == (card("democracy"),)
    assert t.events("void")[-1].args["effect"] == "play_tapestry"
    assert t.a.finished


def test_a_card_drawn_in_the_fifth_income_turn_enters_the_hand() -> None:
    """INCOME-16: The Nail's circle draws one."""
    t = Table(era=4)
    t.tech(0, "the_nail")
    t.b.resources = [8, 8, 8, 8]
    t.income(0)
    t.play("upgrade the_nail")
    assert len(t.a.hand) == 1
    assert t.a.mat[4] == ()


def test_heralds_copy_in_the_fifth_income_turn() -> None:
    """INCOME-16: copying is not playing."""
    t = Table(era=4)
    t.civilization(0, "heralds")
    t.on_mat(1, "boast_of_superiority", 4)
    t.b.resources = [8, 8, 8, 8]
    t.income(0)
    t.play("mat 2 era 4")
    assert t.a.vp == 16
