"""BUILD: buildings leave the income mat and find a place in the capital city."""

from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, Building
from gobelin.rules.chapters.resources import VpPer, city_points
from gobelin.rules.engine import actions
from gobelin.rules.printed.capitals import IMPASSABLE
from gobelin.rules.printed.names import ARMORY, COIN, FARM, HOUSE, LANDMARKS, MARKET, NOBODY
from table import ALL_PLOTS, Table, landmark

BUILD_MARKET, BUILD_HOUSE, BUILD_FARM, BUILD_ARMORY = BUILDING_OF


def plots(*names: str) -> int:
    """The plots of a city by name, as a bit mask."""
    return sum(1 << actions.plot_of(actions.ACTIONS[f"plot {name}"]) for name in names)


def fill(t: Table, *free: str) -> None:
    """Every open plot of A's city is built on, except these (whatever stands there)."""
    t.a.built = ALL_PLOTS & ~IMPASSABLE[t.a.capital] & ~plots(*free)


# --- Gaining and placing


def test_the_leftmost_building_leaves_the_mat_and_is_placed() -> None:
    """BUILD-1: one market off the mat, its place asked at once."""
    t = Table()
    t.resolve(0, BUILD_MARKET)
    assert t.a.taken == [1, 0, 0, 0]
    assert t.kind == "place"
    t.play("place market a1")
    assert t.a.built == plots("a1")
    assert t.a.plots[MARKET] == plots("a1")
    assert t.asked == NOBODY


def test_none_left_is_void() -> None:
    """BUILD-1, TIMING-18: five farms taken; with a choice of types the others are offered."""
    t = Table()
    t.a.taken[FARM] = 5
    t.resolve(0, BUILD_FARM)
    assert [event.args["effect"] for event in t.events("void")] == [{"building": "farm"}]
    t.resolve(0, Building(FARM, HOUSE, ARMORY))
    assert t.options == ["do house", "do armory"]
    t = Table()
    t.a.taken[:] = [5, 5, 5, 5]
    t.resolve(0, ANY_BUILDING)
    assert len(t.events("void")) == 1


def test_any_open_plot_but_no_impassable_one() -> None:
    """BUILD-2: 59 plots of the Mountain mat, none of them impassable, no adjacency."""
    t = Table()
    t.build(0, "market e5")
    t.resolve(0, BUILD_HOUSE)
    assert len(t.options) == 58
    for plot in ("a2", "d3", "c9", "e5"):
        assert f"place house {plot}" not in t.options
    assert "place house i9" in t.options


def test_buildings_never_move() -> None:
    """BUILD-3: what stands stays when more is built, and in the next income turn."""
    t = Table()
    t.build(0, "market a1", "barracks f6 r0")
    t.resolve(0, BUILD_HOUSE)
    t.play("place house b1")
    t.b.era = 2
    t.income(0)
    assert t.a.placed[:2] == (actions.ACTIONS["place market a1"], actions.ACTIONS["place barracks f6 r0"])
    assert t.a.built == plots("a1", "b1", "f6", "g6", "f7", "g7")


def test_a_landmark_keeps_its_shape_and_may_be_turned() -> None:
    """BUILD-4: launch pad 2 x 3 upright or lying; every placement covers just its six plots."""
    t = Table()
    t.resolve(0, landmark("launch_pad"))
    assert "place launch_pad d7 r0" in t.options
    assert "place launch_pad d7 r1" in t.options
    t.play("place launch_pad d7 r1")
    assert t.a.built == plots("d7", "e7", "f7", "d8", "e8", "f8")


def test_a_landmark_covers_open_plots_only() -> None:
    """BUILD-4: no impassable plot and no building, not even with one of its plots."""
    t = Table()
    t.build(0, "market d2")
    t.resolve(0, landmark("barracks"))
    for anchor in ("a1", "b1", "b2", "c1", "c2", "d1"):
        assert f"place barracks {anchor} r0" not in t.options
    assert "place barracks d7 r0" in t.options


def test_a_landmark_may_stick_out_over_the_rim() -> None:
    """BUILD-4, BUILD-7, LANG-14: only the two plots inside the grid are covered."""
    t = Table()
    t.resolve(0, landmark("barracks"))
    assert "place barracks i1 r0" in t.options
    t.play("place barracks i1 r0")
    assert t.a.built == plots("i1", "i2")
    t = Table()
    t.resolve(0, landmark("barracks"))
    t.play("place barracks z0 r0")
    assert t.a.built == plots("a1")


def test_a_landmark_may_be_put_beside_the_mat_by_choice() -> None:
    """BUILD-5, OPEN-12, D-69: in an empty city and beside the last place; it is owned and fills nothing."""
    t = Table()
    t.resolve(0, landmark("barracks"))
    assert "place barracks d7 r0" in t.options
    assert t.options[-1] == "place beside barracks"
    t.play("place beside barracks")
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.a.placed == (actions.ACTIONS["place beside barracks"],)
    assert (t.a.built, t.a.districts) == (0, 0)
    t.resolve(0, VpPer("landmarks"))
    assert t.a.vp == 1
    t = Table()
    fill(t, "a1")
    t.resolve(0, landmark("barracks"))
    assert t.options == ["place barracks z0 r0", "place beside barracks"]
    t.play("place barracks z0 r0")
    assert t.kind == "gain"  # the district is complete
    assert t.a.built & plots("a1")


def test_an_income_building_goes_on_a_plot_while_one_is_open() -> None:
    """BUILD-6, OPEN-12, D-69: beside the mat is no choice; the last open plot is taken unasked."""
    for building, name in zip(BUILDING_OF, ("market", "house", "farm", "armory"), strict=True):
        t = Table()
        t.resolve(0, building)
        assert f"place beside {name}" not in t.options
    t = Table()
    fill(t, "e5")
    t.resolve(0, BUILD_FARM)
    assert t.kind == "gain"  # the district is complete
    assert t.a.placed == (actions.ACTIONS["place farm e5"],)


def test_a_building_that_fits_nowhere_lies_beside_the_mat() -> None:
    """BUILD-6, BUILD-16, D-69: gained all the same; also a landmark too big for the last inner plot."""
    t = Table()
    fill(t)
    t.resolve(0, BUILD_FARM)
    assert t.a.taken[FARM] == 1
    assert t.a.placed == (actions.ACTIONS["place beside farm"],)
    t = Table()
    fill(t, "e5")
    t.resolve(0, landmark("barn"))
    assert t.a.landmarks == (LANDMARKS.index("barn"),)
    assert list(t.a.placed) == [actions.ACTIONS["place beside barn"]]
    t.resolve(0, BUILD_FARM)  # on the plot that is left
    assert list(t.a.placed) == [actions.ACTIONS["place beside barn"], actions.ACTIONS["place farm e5"]]


def test_parts_outside_belong_to_no_line() -> None:
    """BUILD-7, BUILD-11: a landmark that sticks out completes column i only with the plots inside."""
    t = Table()
    t.build(0, "market i3", "market i4", "market i5", "market i7", "market i8")
    assert city_points(t.state, 0) == 0
    t.build(0, "barracks i1 r0")
    assert city_points(t.state, 0) == 0  # i9 is open (i6 is impassable)
    t.build(0, "house i9")
    assert city_points(t.state, 0) == 1


# --- Districts, rows and columns


def test_a_completed_district_gives_any_resource_at_once() -> None:
    """BUILD-8, LANG-8, D-73, TIMING-17: eight of nine plots filled (five impassable), A builds on the last."""
    t = Table()
    t.build(0, "house d5", "house e5", "house e6")
    t.resolve(0, BUILD_FARM)
    t.play("place farm f6")
    assert t.kind == "gain"
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    assert t.a.districts == 1 << 4
    assert [event.args["district"] for event in t.events("district")] == [5]
    t.play("gain culture")
    assert t.a.resources == [0, 0, 0, 1]
    assert t.asked == NOBODY


def test_an_incomplete_district_gives_nothing() -> None:
    """BUILD-8: two plots are left, one is filled."""
    t = Table()
    t.build(0, "house d5", "house e5")
    t.resolve(0, BUILD_FARM)
    t.play("place farm e6")
    assert t.asked == NOBODY
    assert t.a.districts == 0


def test_one_building_completing_two_districts() -> None:
    """BUILD-9: 1 resource for each."""
    t = Table()
    t.build(0, "house d5", "house e5", "house e6", "house i4", "house h5", "farm i5", "farm h6")
    t.resolve(0, landmark("barracks"))
    t.play("place barracks f6 r0", "gain coin", "gain food")
    assert t.a.resources == [1, 0, 1, 0]
    assert t.a.districts == 1 << 4 | 1 << 5
    assert t.asked == NOBODY


def test_a_district_is_completed_once() -> None:
    """BUILD-10: building elsewhere, and on its impassable plots with Terraforming, gives no second resource."""
    t = Table(era=2)
    t.in_force(0, "terraforming")
    t.build(0, "house d5", "house e5", "house e6", "house f6")
    t.resolve(0, BUILD_FARM)
    t.play("place farm d4")
    assert t.asked == NOBODY
    assert t.a.resources == [0, 0, 0, 0]
    t.resolve(0, BUILD_FARM)
    t.play("place farm a1")
    assert t.asked == NOBODY


def test_a_district_without_open_plots_gives_nothing() -> None:
    """BUILD-10 (constructed): nothing is filled there, so it is never completed."""
    t = Table(era=2)
    t.in_force(0, "terraforming")
    t.a.built = plots("d5", "e5", "e6", "f6")  # all filled from the start, so to say
    t.resolve(0, BUILD_FARM)
    t.play("place farm f5")
    assert t.asked == NOBODY
    assert t.a.districts == 0


def test_rows_and_columns() -> None:
    """BUILD-11, SCORE-2: row 4 (five impassable) and column d complete: 2 points."""
    t = Table()
    t.build(0, "market a4", "market b4", "market c4")
    assert city_points(t.state, 0) == 0
    t.build(0, "house i4")
    assert city_points(t.state, 0) == 1
    t.build(0, "farm d1", "farm d2", "farm d5", "house d7", "house d8", "house d9")
    assert city_points(t.state, 0) == 2


def test_full_resources_do_not_block() -> None:
    """BUILD-8, RESOURCE-3: all four at 8: nothing is gained, nobody is asked."""
    t = Table()
    t.a.resources[:] = [8, 8, 8, 8]
    t.build(0, "house d5", "house e5", "house e6")
    t.resolve(0, BUILD_FARM)
    t.play("place farm f6")
    assert t.asked == NOBODY
    assert t.a.resources == [8, 8, 8, 8]


# --- Counting


def test_vp_per_building_counts_them_wherever_they_are() -> None:
    """BUILD-12, D-71: 2 farms in the grid and 1 beside the mat: 3 VP; landmarks likewise."""
    t = Table()
    t.build(0, "farm a1", "farm b1")
    t.a.taken[FARM] += 1
    t.a.placed = (*t.a.placed, actions.ACTIONS["place beside farm"])
    t.resolve(0, VpPer("farms"))
    assert t.a.vp == 3
    t.landmark(0, "barn")  # beside the mat
    t.build(0, "barracks d7 r0")
    t.resolve(0, VpPer("landmarks"))
    assert t.a.vp == 5


def test_craftsmen_and_nomads_buildings_count() -> None:
    """BUILD-12: a farm on the Craftsmen's mat, one on the map and one in the city: 3 VP per farm."""
    t = Table()
    t.civilization(0, "craftsmen")
    t.civilization(0, "nomads")
    t.resolve(0, BUILD_FARM)
    t.play("column left")
    t.resolve(0, BUILD_FARM)
    t.play("hex 1,-2")
    t.resolve(0, BUILD_FARM)
    t.play("place farm a1")
    t.a.vp = 0
    t.resolve(0, VpPer("farms"))
    assert t.a.vp == 3


def test_the_uncovered_income_space_works_from_the_next_step_on() -> None:
    """BUILD-13, INCOME-14: a market taken by the upgrade of step 3 already adds its coin in step 4."""
    t = Table(era=1)
    t.b.era = 2
    t.tech(0, "concrete")
    t.income(0)
    t.play("upgrade concrete")
    assert t.a.resources[COIN] == 0
    t.play("place market a1")
    assert t.a.resources[COIN] == 2


# --- Terraforming, order


def test_terraforming_opens_impassable_plots() -> None:
    """BUILD-14, D-70: all 81 plots; 5 VP on an impassable one, once per building; the cover completes nothing."""
    t = Table(era=2)
    t.in_force(0, "terraforming")
    t.resolve(0, BUILD_FARM)
    assert len(t.options) == 81
    t.play("place farm a2")
    assert t.a.vp == 5
    t.resolve(0, landmark("barracks"))
    t.play("place barracks d3 r0")
    assert t.a.vp == 10
    assert t.asked == NOBODY
    t.resolve(0, BUILD_FARM)
    t.play("place farm a1")
    assert t.a.vp == 10


def test_terraforming_before_beside_the_mat() -> None:
    """BUILD-14, BUILD-6: a full city still has its impassable plots; beside the mat only without any."""
    t = Table(era=2)
    t.in_force(0, "terraforming")
    fill(t)
    t.resolve(0, BUILD_FARM)
    assert len(t.options) == 22
    assert "place beside farm" not in t.options
    t.play("place farm a2")
    t.a.built = ALL_PLOTS
    t.resolve(0, BUILD_FARM)
    assert t.a.placed[-1] == actions.ACTIONS["place beside farm"]


def test_a_terraformed_district_counts_its_building_for_architects() -> None:
    """BUILD-14, CIV-6: the house on an impassable plot spoils the district of farms."""
    for building, resources in (("farm", 2), ("house", 1)):
        t = Table(era=2)
        t.civilization(0, "architects")
        t.in_force(0, "terraforming")
        t.build(0, "farm d5", "farm e5", "farm e6")
        t.resolve(0, BUILDING_OF[FARM if building == "farm" else HOUSE])
        t.play(f"place {building} d4")
        assert t.asked == NOBODY
        t.resolve(0, landmark("barracks"))
        t.play("place barracks f6 r0")
        while t.asked == 0:
            t.play("gain coin")
        assert t.a.resources[COIN] == resources


def test_order_when_a_building_is_gained() -> None:
    """BUILD-15, D-72, Capitalism: the coin comes before the place is chosen."""
    t = Table(era=2)
    t.in_force(0, "capitalism")
    t.resolve(0, BUILD_MARKET)
    assert t.kind == "place"
    assert t.a.resources[COIN] == 1


def test_monarchy_before_the_district_resource() -> None:
    """BUILD-15, D-72, Monarchy: its VP are taken when the building lies, before the district's resource."""
    t = Table(era=2)
    t.in_force(0, "monarchy")
    t.build(0, "house d5", "house e5", "house e6")
    t.resolve(0, BUILD_FARM)
    assert t.a.vp == 0
    t.play("place farm f6")
    assert t.kind == "gain"
    assert t.a.vp == 3


def test_monarchy_beside_the_city_and_on_the_craftsmen_s_mat_but_not_on_the_map() -> None:
    """BUILD-15, D-105, D-112: 3 VP beside the mat and on the Craftsmen's mat, none on the map or for a landmark."""
    t = Table(era=2)
    t.in_force(0, "monarchy")
    fill(t)
    t.resolve(0, BUILD_FARM)
    assert t.a.vp == 3
    t = Table(era=2)
    t.civilization(0, "craftsmen")
    t.in_force(0, "monarchy")
    t.resolve(0, BUILD_FARM)
    t.play("column middle")
    assert t.a.vp == 3
    assert t.a.resources[COIN] == 1
    t = Table(era=2)
    t.civilization(0, "nomads")
    t.in_force(0, "monarchy")
    t.resolve(0, BUILD_FARM)
    t.play("hex 1,-2")
    t.resolve(0, landmark("barracks"))
    t.play("place barracks d7 r0")
    assert t.a.vp == 0


def test_exactly_one_place() -> None:
    """BUILD-15, D-143: an owner of Craftsmen and Nomads chooses city, mat or map; one answer places the building."""
    t = Table()
    t.civilization(0, "craftsmen")
    t.civilization(0, "nomads")
    mats = t.a.civ_mats
    t.resolve(0, BUILD_FARM)
    for option in ("place farm a1", "column left", "hex 1,-2"):
        assert option in t.options
    t.play("hex 1,-2")
    assert t.asked == NOBODY
    assert t.a.built == 0
    assert t.a.civ_mats == mats


def test_beside_the_mat_for_good() -> None:
    """BUILD-16, D-69: Terraforming played later does not bring it back into the city."""
    t = Table(era=2)
    fill(t)
    t.resolve(0, BUILD_FARM)
    t.play_card(0, "terraforming")
    assert t.asked == NOBODY
    assert t.a.placed == (actions.ACTIONS["place beside farm"],)
    assert t.a.plots[FARM] == 0
