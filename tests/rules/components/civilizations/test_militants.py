"""Militants (CIV-1): the mat is the supply of outposts."""

import pytest

from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER, targets
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.printed.names import CIVILIZATIONS, CULTURE
from table import Table, hex_number

MILITANTS = CIVILIZATIONS.index("militants")


def a_table(rows: tuple[int, int] = (4, 4), era: int = 1) -> Table:
    t = Table(era=era)
    t.civilization(0, "militants")
    assert t.a.civ_mat(MILITANTS) == (4, 4)
    t.a.set_civ_mat(MILITANTS, rows)
    t.a.outposts = sum(rows)
    return t


def gain_militants(outposts: int) -> Table:
    t = Table()
    t.state.civ_deck.remove(MILITANTS)
    t.state.civ_deck.append(MILITANTS)
    t.a.outposts = outposts
    t.resolve(0, GAIN_CIVILIZATION)
    return t


def test_the_row_is_chosen_with_the_territory() -> None:
    """CONQUER-17: territory, row, then the outpost is placed; mat and supply stay in step."""
    t = a_table()
    t.conquer_dice(4, CULTURE)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (0, "outpost_row")
    assert t.options == ["row top", "row bottom"]
    t.play("row bottom")
    assert t.a.civ_mat(MILITANTS) == (4, 3)
    assert t.a.outposts == 7
    assert t.kind == "die"
    assert t.controls(0, "1,-2")


def test_an_empty_row_is_not_offered() -> None:
    """Militants: the leftmost outpost of either row; with one row empty nothing is asked."""
    t = a_table((0, 2))
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "die"
    assert t.a.civ_mat(MILITANTS) == (0, 1)
    assert t.a.outposts == 1


def test_no_outposts_no_conquest() -> None:
    """CONQUER-12: the mat is the supply; empty, conquering is void."""
    t = a_table((0, 0))
    t.resolve(0, CONQUER)
    assert t.asked == -1
    assert len(t.events("void")) == 1


@pytest.mark.parametrize(
    ("rows", "resources", "vp"),
    [
        ((4, 4), [0, 0, 0, 0], 0),
        ((3, 4), [1, 0, 0, 0], 0),
        ((2, 4), [1, 0, 0, 0], 2),
        ((1, 4), [1, 0, 1, 0], 2),
        ((0, 4), [1, 0, 1, 0], 6),
        ((4, 3), [0, 0, 0, 0], 1),
        ((4, 2), [0, 1, 0, 0], 1),
        ((4, 1), [0, 1, 0, 0], 4),
        ((4, 0), [0, 1, 0, 1], 4),
        ((0, 0), [1, 1, 1, 1], 10),
    ],
)
def test_every_exposed_hex_pays_in_step_one(rows: tuple[int, int], resources: list[int], vp: int) -> None:
    """Militants, TIMING-20: coin, 2, food, 4 above and 1, worker, 3, culture below, from the left, unasked."""
    t = a_table(rows)
    t.income(0)
    assert t.kind == "gain"  # step 2
    assert t.a.resources == resources
    assert t.a.vp == vp


def test_paid_in_every_later_income_turn_but_not_in_the_first() -> None:
    """INCOME-2 (D-111): turns 2 to 5, each time all of them."""
    t = a_table((2, 4))
    t.a.era = 0
    t.income(0)
    assert t.a.vp == 0
    for _ in range(3):
        t.income(0)
    assert t.a.vp == 6
    t.income(0)
    assert t.a.era == 5
    assert t.a.vp == 8


def test_a_trapped_outpost_does_not_come_back() -> None:
    """TRAP-3: it stays on the map, toppled; its hex is exposed for good."""
    t = a_table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "row top", "trap", "gain coin")
    assert t.a.civ_mat(MILITANTS) == (3, 4)
    assert t.a.outposts == 7


def test_militarisms_outpost_is_taken_from_the_mat_too() -> None:
    """Militants: outposts placed without a conquest are taken the same way (CONQUER-18)."""
    t = a_table()
    t.in_force(0, "militarism")
    t.tiles(0, 1)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0", "accept")
    assert t.kind == "outpost_row"
    t.play("row top")
    assert t.a.civ_mat(MILITANTS) == (3, 4)
    assert t.a.outposts == 7


def test_gained_later_the_rows_are_filled_from_the_right_by_choice() -> None:
    """CIV-11: 5 outposts left; a row for each as long as both have room."""
    t = gain_militants(5)
    assert (t.asked, t.kind) == (0, "fill_row")
    assert t.options == ["row top", "row bottom"]
    t.play("row bottom", "row bottom", "row top", "row bottom", "row bottom")
    assert t.asked == -1
    assert t.a.civ_mat(MILITANTS) == (1, 4)
    assert t.a.outposts == 5
    t.income(0)
    assert t.a.resources == [1, 0, 1, 0]  # the three hexes on the left of the top row
    assert t.a.vp == 2


def test_gained_later_a_full_row_takes_no_more() -> None:
    """Militants: at least n - 4 outposts stand in each row."""
    t = gain_militants(6)
    t.play("row top", "row top", "row top", "row top")
    assert t.asked == -1
    assert t.a.civ_mat(MILITANTS) == (4, 2)


def test_gained_later_with_all_or_no_outposts_nothing_is_asked() -> None:
    """Militants: eight fill every hex; none leave every hex exposed."""
    t = gain_militants(8)
    assert t.asked == -1
    assert t.a.civ_mat(MILITANTS) == (4, 4)
    t = gain_militants(0)
    assert t.asked == -1
    assert t.a.civ_mat(MILITANTS) == (0, 0)


def test_gained_in_step_one_they_pay_in_that_step() -> None:
    """INCOME-5, CIV-11: filled first, then the exposed hexes pay."""
    t = Table()
    t.civilization(0, "inventors")
    t.state.civ_deck.remove(MILITANTS)
    t.state.civ_deck.append(MILITANTS)
    t.a.outposts = 1
    t.tech(0, "radio", row=1)
    t.income(0)
    t.play("tech radio", "row bottom")
    assert t.a.civ_mat(MILITANTS) == (0, 1)
    assert t.a.resources == [1, 1, 1, 0]
    assert t.a.vp == 2 + 4 + 1 + 3


def test_start_territory_and_start_adjustment_are_as_usual() -> None:
    """SETUP-9, CIV-9: the two other outposts stand on the start territory; no adjustment is published."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "militants")
    assert hex_number("0,-2") not in targets(t.state, 1, anywhere=True)
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.vp == 0
