"""Merrymakers (CIV-1): three columns."""

import pytest

from gobelin.rules.printed.names import CIVILIZATIONS, SCIENCE
from table import Table

MERRYMAKERS = CIVILIZATIONS.index("merrymakers")


def a_table(heights: tuple[int, int, int] = (0, 0, 0), era: int = 1) -> Table:
    t = Table(era=era)
    t.civilization(0, "merrymakers")
    assert t.a.civ_mat(MERRYMAKERS) == (0, 0, 0)
    t.a.set_civ_mat(MERRYMAKERS, heights)
    return t


def test_one_token_must_move_up_one_space() -> None:
    """INCOME-4: the ability is not optional; all three columns are open."""
    t = a_table()
    t.income(0)
    assert (t.asked, t.kind) == (0, "column")
    assert t.options == ["column left", "column middle", "column right"]
    t.play("column left")
    assert t.a.civ_mat(MERRYMAKERS) == (1, 0, 0)
    assert t.a.resources == [1, 0, 0, 0]
    assert t.kind == "gain"  # step 2


@pytest.mark.parametrize(
    ("column", "height", "resources", "vp", "tiles"),
    [
        ("left", 0, [1, 0, 0, 0], 0, 0),
        ("left", 1, [0, 1, 1, 0], 0, 0),
        ("middle", 0, [0, 0, 0, 0], 0, 1),
        ("right", 0, [0, 0, 0, 0], 5, 0),
        ("right", 1, [0, 0, 0, 0], 10, 0),
        ("right", 2, [0, 0, 0, 0], 15, 0),
    ],
)
def test_plain_spaces(column: str, height: int, resources: list[int], vp: int, tiles: int) -> None:
    """Merrymakers, TIMING-20: pairs of plain gains are taken without a question."""
    t = a_table((height, height, height))
    t.income(0)
    t.play(f"column {column}")
    assert t.a.resources == resources
    assert t.a.vp == vp
    assert len(t.a.tiles) == tiles
    assert t.kind == "gain"  # step 2: nothing was asked in between


def test_the_top_of_the_left_column() -> None:
    """TIMING-8: culture and an armory, in the owner's order."""
    t = a_table((2, 0, 0))
    t.income(0)
    t.play("column left")
    assert t.options == ["do resources", "do armory"]
    t.play("do armory")
    assert t.kind == "place"
    t.play(t.options[0])
    assert t.a.taken == [0, 0, 0, 1]
    assert t.a.resources == [0, 0, 0, 1]


def test_the_third_space_of_the_middle_column() -> None:
    """TIMING-8: invent and a tapestry card, in the owner's order."""
    t = a_table((0, 1, 0))
    t.display("paper", "clocks", "radio")
    t.income(0)
    t.play("column middle")
    assert t.options == ["do invent", "do tapestry"]
    t.play("do tapestry")
    assert len(t.a.hand) == 1
    t.play("invent paper")
    assert t.a.tech_count() == 1


def test_the_top_of_the_middle_column() -> None:
    """TIMING-8: explore and full research, in the owner's order."""
    t = a_table((0, 2, 0))
    t.tiles(0, 1)
    t.science_die(SCIENCE)
    t.token(0, SCIENCE, 1)
    t.income(0)
    t.play("column middle")
    assert t.options == ["do explore", "do research"]
    t.play("do research", "advance science")
    assert len(t.a.hand) == 1  # space 2 with its benefit
    assert t.kind == "explore_hex"


def test_a_path_with_a_void_part_may_be_taken() -> None:
    """TIMING-9 (D-106): without a tile exploring is void, the column is offered all the same."""
    t = a_table((0, 2, 0))
    t.income(0)
    assert "column middle" in t.options
    t.play("column middle", "do explore")
    assert len(t.events("void")) == 1
    assert len(t.events("roll_science")) == 1


def test_a_token_at_the_top_does_not_move() -> None:
    """Merrymakers: one of the tokens that are not at the top."""
    t = a_table((3, 0, 3), era=4)
    t.income(0)  # one column left: no question
    assert t.a.civ_mat(MERRYMAKERS) == (3, 1, 3)
    assert len(t.a.tiles) == 1


def test_four_steps_in_a_game() -> None:
    """INCOME-2: one step in each of the income turns 2 to 5, none in the first."""
    t = Table()
    t.a.era = 0
    t.civilization(0, "merrymakers")
    for era in range(1, 6):
        t.income(0)
        if era > 1:
            assert t.kind == "column"
            t.play("column right" if era < 5 else "column left")
        assert t.a.era == era
    assert t.a.civ_mat(MERRYMAKERS) == (1, 0, 3)


def test_gained_in_step_one_a_token_moves_in_that_step() -> None:
    """INCOME-5: the Inventors' token lifts Radio, which brings the Merrymakers."""
    t = Table()
    t.civilization(0, "inventors")
    t.state.civ_deck.remove(MERRYMAKERS)
    t.state.civ_deck.append(MERRYMAKERS)
    t.tech(0, "radio", row=1)
    t.income(0)
    t.play("tech radio")
    assert t.a.civ_mat(MERRYMAKERS) == (0, 0, 0)
    assert t.kind == "column"
    t.play("column right")
    assert t.a.vp == 5


def test_start_adjustment() -> None:
    """CIV-9, INCOME-19: any 1 at the end of the first income turn, as an option."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "merrymakers")
    t.income(0)
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain coin")
    assert t.a.resources == [2, 1, 1, 1]
    t = Table()
    t.a.era = 0
    t.civilization(0, "merrymakers")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
