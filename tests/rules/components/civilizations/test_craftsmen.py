"""Craftsmen: buildings on their mat."""

import pytest

from gobelin.rules.chapters.build import BUILDING_OF, Landmark
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.engine.actions import ACTIONS
from gobelin.rules.printed.names import ARMORY, FARM, HOUSE, LANDMARKS, MARKET, NONE, SCIENCE
from table import ALL_PLOTS, Table

CRAFTSMEN = 2
COLUMNS = ["column left", "column middle", "column right"]
# Column, row from the bottom, space on the mat
SPACES = [("left", 1, 0), ("left", 2, 1), ("left", 3, 2)]
SPACES += [("middle", row, 2 + row) for row in (1, 2, 3, 4)] + [("right", row, 6 + row) for row in (1, 2, 3, 4, 5)]


def table() -> Table:
    t = Table()
    t.civilization(0, "craftsmen")
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(CRAFTSMEN) == (NONE,) * 12
    return t


def fill(t: Table, column: str, count: int) -> None:
    """The lowest `count` spaces of a column are covered by armories and markets."""
    first = {"left": 0, "middle": 3, "right": 7}[column]
    mat = list(t.a.civ_mat(CRAFTSMEN))
    for row in range(count):
        building = ARMORY if t.a.taken[ARMORY] < 5 else MARKET
        t.a.taken[building] += 1
        mat[first + row] = building
    t.a.set_civ_mat(CRAFTSMEN, tuple(mat))


def test_mat_or_city() -> None:
    """Craftsmen, BUILD-15: a building may go into the city or on the lowest free space of any column."""
    t = table()
    t.resolve(0, BUILDING_OF[FARM])
    assert t.kind == "place"
    assert "place farm a1" in t.options
    assert t.options[-3:] == COLUMNS
    t.play("column middle")
    assert t.a.civ_mat(CRAFTSMEN) == (NONE, NONE, NONE, FARM) + (NONE,) * 8
    assert t.a.resources == [1, 0, 0, 0]
    assert t.a.taken == [0, 0, 1, 0]  # the income mat is uncovered as usual
    assert t.a.built == 0
    assert t.a.plots == [0, 0, 0, 0]
    assert t.asked == -1


def test_city_instead() -> None:
    """Craftsmen: "may": the city remains a choice, without the mat's reward."""
    t = table()
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a1")
    assert t.a.civ_mat(CRAFTSMEN) == (NONE,) * 12
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.built == 1


@pytest.mark.parametrize(("column", "row", "space"), SPACES)
def test_spaces(column: str, row: int, space: int) -> None:
    """Craftsmen: what each of the twelve spaces gives, column by column from the bottom."""
    t = table()
    fill(t, column, row - 1)
    t.tech(0, "paper")
    t.science_die(SCIENCE)
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play(f"column {column}")
    assert t.a.civ_mat(CRAFTSMEN)[space] == HOUSE
    resources = {0: [0, 1, 0, 0], 3: [1, 0, 0, 0], 7: [0, 0, 1, 0], 9: [0, 0, 0, 1]}
    vp = {2: 5, 6: 10, 11: 15}
    assert t.a.resources == resources.get(space, [0, 0, 0, 0])
    assert t.a.vp == vp.get(space, 0)
    assert len(t.a.tiles) == (1 if space == 1 else 0)
    assert len(t.a.hand) == (1 if space == 8 else 0)
    if space == 4:
        assert t.kind == "invent"
    elif space == 5:
        assert [event.args["card"] for event in t.events("upgrade")] == [
            "paper"
        ]  # the only card, mandatory (UPGRADE-5)
        assert t.a.rows[1] != ()
    elif space == 10:
        assert t.options == ["advance science", "decline"]
        t.play("advance science")
        assert t.events("roll_science")[1:] != []  # full: the benefit of science 1 is a roll
    else:
        assert t.asked == -1


def test_columns_in_any_order() -> None:
    """Craftsmen: columns need not be finished one after another; each is filled from the bottom."""
    t = table()
    for column, space in (("right", 7), ("left", 0), ("right", 8), ("middle", 3), ("left", 1)):
        t.resolve(0, BUILDING_OF[FARM])
        t.play(f"column {column}")
        assert t.a.civ_mat(CRAFTSMEN)[space] == FARM
    assert t.a.civ_mat(CRAFTSMEN).count(FARM) == 5


def test_landmarks_never_go_there() -> None:
    """Craftsmen: only income buildings."""
    t = table()
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    assert t.kind == "place"
    assert not set(COLUMNS) & set(t.options)


def test_full_column_and_full_mat() -> None:
    """Craftsmen: a full column is no choice; all three full: capital city only."""
    t = table()
    fill(t, "left", 3)
    t.resolve(0, BUILDING_OF[FARM])
    assert t.options[-2:] == COLUMNS[1:]
    assert "column left" not in t.options
    t = table()
    fill(t, "middle", 4)
    fill(t, "right", 5)
    fill(t, "left", 3)
    t.a.taken[ARMORY] = 4
    t.a.taken[MARKET] = 5
    t.a.taken[HOUSE] = 3
    t.resolve(0, BUILDING_OF[FARM])
    assert not set(COLUMNS) & set(t.options)
    t.play("place farm a1")
    assert t.a.built == 1


def test_full_city() -> None:
    """Craftsmen, BUILD-6: with a full city the mat is a choice; refused, the building lies beside the city."""
    for choice in ("column left", "place beside farm"):
        t = table()
        t.a.built = ALL_PLOTS
        t.resolve(0, BUILDING_OF[FARM])
        assert t.options == ["place beside farm", *COLUMNS]
        t.play(choice)
        assert t.a.resources == ([0, 1, 0, 0] if choice == "column left" else [0, 0, 0, 0])
        assert (ACTIONS["place beside farm"] in t.a.placed) == (choice == "place beside farm")


def test_counts_for_vp_per_building() -> None:
    """Craftsmen, BUILD-12: a farm here is a farm."""
    t = table()
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column left")
    t.resolve(0, VpPer("farms"))
    assert t.a.vp == 1


def test_no_districts_rows_or_columns() -> None:
    """Craftsmen, BUILD-8, SCORE-2: nothing in the city is completed by a building here."""
    t = table()
    t.civilization(0, "architects")
    t.a.built = ALL_PLOTS & ~t.a.impassable() & ~1
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column left")
    assert t.events("district") == []
    assert t.a.districts == 0
    assert t.asked == -1
    before = t.a.vp
    t.resolve(0, VpPer("capital"))
    assert t.a.vp - before == 8 + 8  # row 1 and column a are not complete; nothing counts double


def test_monarchy() -> None:
    """Craftsmen, BUILD-15, Monarchy: placed here counts as placed in the city, and its VP come before the space."""
    t = table()
    t.in_force(0, "monarchy")
    t.resolve(0, BUILDING_OF[FARM])
    before = len(t.log)
    t.play("column left")
    keys = [event.key for event in t.log[before:] if event.key in ("place", "vp", "gain")]
    assert keys == ["place", "vp", "gain"]
    assert t.a.vp == 3


def test_terraforming_never_pays_here() -> None:
    """Craftsmen, BUILD-14, Terraforming: the mat has no impassable plots."""
    t = table()
    t.in_force(0, "terraforming")
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column left")
    assert t.a.vp == 0


def test_lost_rewards() -> None:
    """Craftsmen, TIMING-5: an upgrade or invention that cannot be done is lost; the building stands."""
    t = table()
    fill(t, "middle", 2)
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column middle")  # no tech card to upgrade
    assert t.asked == -1
    assert t.a.civ_mat(CRAFTSMEN)[5] == FARM
    t = table()
    fill(t, "middle", 1)
    t.state.display.clear()
    t.state.tech_deck.clear()
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column middle")
    assert t.asked == -1
    assert t.a.civ_mat(CRAFTSMEN)[4] == FARM


def test_research_without_a_token_to_move() -> None:
    """Craftsmen, RESEARCH-5: the research is rolled, then nothing."""
    t = table()
    fill(t, "right", 3)
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE)
    t.resolve(0, BUILDING_OF[FARM])
    t.play("column right")
    assert len(t.events("roll_science")) == 1
    assert t.asked == -1


def test_gained_during_the_game() -> None:
    """Craftsmen, CIV-3: nothing at once; only buildings placed afterwards can go here."""
    t = Table()
    t.civilization(0, "craftsmen", during_game=True)
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(CRAFTSMEN) == (NONE,) * 12
    t.resolve(0, BUILDING_OF[FARM])
    assert t.options[-3:] == COLUMNS


def test_start_bonus_is_a_loss() -> None:
    """Craftsmen, CIV-9: lose any 1, the owner's choice, at the end of the first income turn."""
    t = Table(era=0, start_bonus=True, confirm_turns=True)
    t.civilization(0, "craftsmen")
    t.income(0)
    assert t.options == ["pay coin", "pay worker", "pay food", "pay culture"]
    t.play("pay food")
    assert t.a.resources == [1, 1, 0, 1]
    assert t.options == ["end turn"]
