"""Architects: uniform districts, rows and columns, and the swaps."""

import pytest

import gobelin
from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, Landmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.printed.names import BUILDINGS, FARM, FROM_CITY, FROM_CIVILIZATION, HOUSE, LANDMARKS, MARKET
from table import Table, plot

ARCHITECTS = 1
CAPITAL = VpPer("capital")
ANY_RESOURCE = ["gain coin", "gain worker", "gain food", "gain culture"]


def stand(t: Table, building: int, *plots: str) -> None:
    """Income buildings of A stand on these plots of the city."""
    for name in plots:
        t.a.taken[building] += 1
        t.a.plots[building] |= plot(name)
        t.a.built |= plot(name)
        t.a.placed = (*t.a.placed, ACTIONS[f"place {BUILDINGS[building]} {name}"])


def cover(t: Table, *plots: str) -> None:
    """Parts of landmarks of A lie on these plots."""
    for name in plots:
        t.a.built |= plot(name)


def table() -> Table:
    """A plays the Architects on the first capital: district 1 has the open plots a1, b1, c1, c2, a3, b3, c3."""
    t = Table()
    t.civilization(0, "architects")
    t.run()
    assert t.asked == -1
    return t


# --- Districts


def test_uniform_district_gives_two_resources() -> None:
    """CIV-6, BUILD-8: 3 farms, a landmark part and impassable plots: any 1 and any 1 more, together."""
    t = table()
    stand(t, FARM, "a1", "b1")
    cover(t, "c2", "a3", "b3", "c3")
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm c1")
    assert t.options == ANY_RESOURCE
    assert t.state.question is not None
    assert t.state.question.source == FROM_CITY
    t.play("gain coin")
    assert t.options == ANY_RESOURCE
    assert t.state.question.source == FROM_CIVILIZATION + ARCHITECTS
    t.play("gain food")
    assert t.a.resources == [1, 0, 1, 0]
    assert t.asked == -1


def test_mixed_district_gives_one_resource() -> None:
    """CIV-6: 2 farms and 1 house: any 1."""
    t = table()
    stand(t, FARM, "a1", "b1")
    cover(t, "c2", "a3", "b3", "c3")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("place house c1", "gain coin")
    assert t.a.resources == [1, 0, 0, 0]
    assert t.asked == -1


def test_district_of_landmarks_only_gives_one_resource() -> None:
    """CIV-6: at least one income building is needed."""
    t = table()
    cover(t, "c1", "c2", "a3", "b3", "c3")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    t.play("place bakery a0 r0", "gain coin")  # its lower row lies on a1 and b1
    assert t.a.resources == [1, 0, 0, 0]
    assert t.asked == -1


def test_landmark_that_completes_two_districts() -> None:
    """Architects, BUILD-9: one pair of resources per district, pair by pair; a mixed one gives its single resource."""
    t = table()
    stand(t, FARM, "a1")  # district 1: farms only
    cover(t, "b1", "a3", "b3", "c3")
    stand(t, HOUSE, "e1")  # district 2: a house and a market
    stand(t, MARKET, "f1")
    cover(t, "e2")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    t.play("place bakery c1 r0")  # c1, c2 in district 1, d1, d2 in district 2
    sources = []
    while t.asked == 0:
        assert t.state.question is not None
        sources.append(t.state.question.source)
        t.play("gain coin")
    assert sources == [FROM_CITY, FROM_CIVILIZATION + ARCHITECTS, FROM_CITY]


# --- Rows and columns


def test_rows_of_one_type_count_twice() -> None:
    """CIV-6, SCORE-2: a complete row with 4 markets and landmarks 2 VP, with a farm too 1, landmarks only 1."""
    for markets, farms, points in ((4, 0, 2), (3, 1, 1), (0, 0, 1)):
        t = table()
        row = [f"{column}1" for column in "abcdefghi"]
        stand(t, MARKET, *row[:markets])
        stand(t, FARM, *row[markets : markets + farms])
        cover(t, *row)
        t.resolve(0, CAPITAL)
        assert t.a.vp == points


def test_incomplete_row_counts_nothing() -> None:
    """SCORE-2, CIV-6: only complete rows and columns are worth anything."""
    t = table()
    stand(t, MARKET, *(f"{column}1" for column in "abcd"))
    t.resolve(0, CAPITAL)
    assert t.a.vp == 0


def test_columns_count_like_rows() -> None:
    """CIV-6, BUILD-11: a complete column with impassable plots and houses only is worth 2."""
    t = table()
    column = [f"a{row}" for row in range(1, 10) if row != 2]  # a2 is impassable
    stand(t, HOUSE, *column[:5])
    cover(t, *column)
    t.resolve(0, CAPITAL)
    assert t.a.vp == 2


def test_income_mat_scores_the_city_the_same_way() -> None:
    """Architects, INCOME-11: the capital icon of the income mat uses the 2 VP, too."""
    t = Table(confirm_turns=True)
    t.civilization(0, "architects")
    t.b.era = t.c.era = 2
    t.hand(0, "trap")
    row = [f"{column}1" for column in "abcdefghi"]
    stand(t, HOUSE, "a1")
    cover(t, *row)
    t.income(0)
    assert t.a.vp == 10 + 2  # the trap, then Symbology
    assert t.options == ["end turn"]


def test_buildings_outside_the_grid_do_not_count() -> None:
    """Architects, BUILD-7: neither for uniformity nor against it."""
    t = table()
    cover(t, *(f"{column}1" for column in "abcdefghi"))
    t.a.taken[FARM] += 1
    t.a.placed = (*t.a.placed, ACTIONS["place beside farm"])
    t.resolve(0, CAPITAL)
    assert t.a.vp == 1
    t = table()
    stand(t, MARKET, "a1")
    cover(t, *(f"{column}1" for column in "abcdefghi"))
    t.a.taken[FARM] += 1
    t.a.placed = (*t.a.placed, ACTIONS["place beside farm"])
    t.resolve(0, CAPITAL)
    assert t.a.vp == 2


def test_building_on_an_impassable_plot_counts() -> None:
    """BUILD-14: an income building put on an impassable plot by Terraforming counts for Architects."""
    t = table()
    stand(t, FARM, "a2")  # impassable
    cover(t, "c2", "d2", "e2", "i2")
    t.resolve(0, CAPITAL)
    assert t.a.vp == 2
    stand(t, HOUSE, "b2")
    t.resolve(0, CAPITAL)
    assert t.a.vp == 2 + 1


def test_others_score_one_each() -> None:
    """SCORE-2: without Architects the same row is worth 1."""
    t = Table()
    stand(t, MARKET, "a1")
    cover(t, *(f"{column}1" for column in "abcdefghi"))
    t.resolve(0, CAPITAL)
    assert t.a.vp == 1


# --- Gained during the game


def gained(t: Table) -> None:
    t.civilization(0, "architects", during_game=True)
    t.run()


def test_three_swaps_at_most() -> None:
    """CIV-7, CIV-3: up to three times two income buildings of different type change places, at once."""
    t = Table()
    stand(t, FARM, "a1", "b1")
    stand(t, HOUSE, "c1")
    gained(t)
    assert t.options == ["plot a1", "plot b1", "plot c1", "done"]
    t.play("plot a1")  # the only house is its partner, unasked
    assert t.a.plots[FARM] == plot("b1") | plot("c1")
    assert t.a.plots[HOUSE] == plot("a1")
    assert t.a.built == plot("a1") | plot("b1") | plot("c1")
    assert t.a.placed == (ACTIONS["place farm c1"], ACTIONS["place farm b1"], ACTIONS["place house a1"])
    t.play("plot a1")
    assert t.options == ["plot b1", "plot c1"]
    t.play("plot b1")
    assert t.a.plots[HOUSE] == plot("b1")
    t.play("plot c1")
    assert t.a.plots[HOUSE] == plot("c1")
    assert t.a.plots[FARM] == plot("a1") | plot("b1")
    assert t.asked == -1


def test_swapping_is_optional() -> None:
    """CIV-7: the owner may stop before the first or any later swap."""
    t = Table()
    stand(t, FARM, "a1")
    stand(t, HOUSE, "c1")
    gained(t)
    t.play("plot a1", "done")
    assert t.asked == -1
    assert t.a.plots[FARM] == plot("c1")


def test_only_different_types_in_the_grid() -> None:
    """CIV-7: buildings beside the mat are out of it, and equal types are nothing to swap: no question."""
    t = Table()
    stand(t, FARM, "a1", "b1")
    t.a.taken[HOUSE] += 1
    t.a.placed = (*t.a.placed, ACTIONS["place beside house"])
    gained(t)
    assert t.asked == -1


def test_swap_partner_is_of_another_type() -> None:
    """CIV-7: after a farm only houses and markets are offered."""
    t = Table()
    stand(t, FARM, "a1", "b1")
    stand(t, HOUSE, "c1")
    stand(t, MARKET, "a3")
    gained(t)
    t.play("plot b1")
    assert t.options == ["plot c1", "plot a3"]


def test_buildings_on_the_craftsmens_mat_are_out_of_it() -> None:
    """CIV-7, Craftsmen: only the grid of the capital city."""
    t = Table()
    t.civilization(0, "craftsmen")
    stand(t, FARM, "a1")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("column left")
    gained(t)
    assert t.asked == -1


def test_swap_completes_nothing_but_changes_later_scoring() -> None:
    """CIV-8: no district is rewarded anew; the row made uniform by the swap is worth 2 from now on."""
    t = Table()
    stand(t, FARM, "a1", "b1")
    stand(t, HOUSE, "c1", "a4")
    cover(t, *(f"{column}1" for column in "defghi"), "c2", "a3", "b3", "c3")
    t.a.districts = 1
    t.resolve(0, CAPITAL)
    assert t.a.vp == 1
    stand(t, FARM, "b4")
    gained(t)
    t.play("plot c1")
    t.play("plot b4")
    t.play("done")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.events("district") == []
    t.resolve(0, CAPITAL)
    assert t.a.vp == 1 + 2


def test_at_the_start_there_are_no_swaps() -> None:
    """CIV-3: the swaps belong to gaining it during the game."""
    t = Table()
    stand(t, FARM, "a1")
    stand(t, HOUSE, "b1")
    t.civilization(0, "architects")
    t.run()
    assert t.asked == -1


def test_gained_from_the_deck() -> None:
    """CIV-2, CIV-7: the effect that gains a civilization leads to the swaps; both powers hold from then on."""
    t = Table()
    t.state.civ_deck.remove(ARCHITECTS)
    t.state.civ_deck.append(ARCHITECTS)
    stand(t, FARM, "a1")
    stand(t, HOUSE, "b1")
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.options == ["plot a1", "plot b1", "done"]
    t.play("done")
    assert t.a.civilizations == (ARCHITECTS,)


# --- The start adjustment


@pytest.mark.parametrize(("players", "vp"), [(2, 0), (3, 20), (4, 30), (5, 40)])
def test_start_bonus(players: int, vp: int) -> None:
    """Architects, CIV-9: 10 VP per opponent from three players on, nothing with two."""
    t = Table(players=players, era=0, start_bonus=True, confirm_turns=True)
    t.civilization(0, "architects")
    t.income(0)
    assert t.a.vp == vp
    assert t.options == ["end turn"]


def test_any_building_may_complete_the_district() -> None:
    """CIV-6: the type is judged with the building just placed."""
    t = table()
    stand(t, FARM, "a1")
    cover(t, "b1", "c2", "a3", "b3", "c3")
    t.resolve(0, ANY_BUILDING)
    t.play("do farm", "place farm c1", "gain coin", "gain coin")
    assert t.a.resources == [2, 0, 0, 0]
    assert t.asked == -1


def test_start_bonus_alone_at_the_table() -> None:
    """Architects, CIV-9: in the solo game the Automa and the Shadow Empire are two opponents: 20 VP (D-133)."""
    game = gobelin.Game.new(players=1, level=2, seed=1, civilizations=["architects"], start_bonus=True)
    while game.decision is not None and game.state.players[0].era == 0:
        game.play(0)
    assert game.scores[0] == 20
