"""Entertainers: the token on its paths."""

import pytest

from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.printed.names import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from table import Table

ENTERTAINERS = 3
PATHS = {
    1: [2, 3, 4, 5], 2: [6, 7], 3: [7, 8], 4: [7, 8], 5: [8, 9], 6: [10, 11], 7: [10, 11], 8: [12, 13], 9: [12, 13],
    10: [14, 15], 11: [15, 16], 12: [15, 16], 13: [16, 17],
}  # fmt: skip


def table(space: int = 1) -> Table:
    t = Table()
    t.civilization(0, "entertainers")
    t.run()
    assert t.a.civ_mat(ENTERTAINERS) == (1,)
    t.a.set_civ_mat(ENTERTAINERS, (space,))
    return t


@pytest.mark.parametrize("space", list(PATHS))
def test_paths(space: int) -> None:
    """Entertainers: from each space along the drawn paths only; moving is mandatory (INCOME-4)."""
    t = table(space)
    t.use("entertainers")
    assert t.options == [f"slot {number}" for number in PATHS[space]]


def go(t: Table, space: int) -> None:
    """Move to the space from one that leads there."""
    start = next(number for number, spaces in PATHS.items() if space in spaces)
    t.a.set_civ_mat(ENTERTAINERS, (start,))
    t.use("entertainers")
    t.play(f"slot {space}")
    assert t.a.civ_mat(ENTERTAINERS) == (space,)


@pytest.mark.parametrize(("space", "resource"), [(2, 1), (3, 3), (4, 2), (5, 0)])
def test_first_column(space: int, resource: int) -> None:
    """Entertainers: worker, culture, food, coin from top to bottom."""
    t = table()
    go(t, space)
    assert t.a.resources[resource] == 1
    assert sum(t.a.resources) == 1
    assert t.asked == -1


@pytest.mark.parametrize(("space", "building"), [(6, "farm"), (7, "market"), (8, "house"), (9, "armory")])
def test_second_column(space: int, building: str) -> None:
    """Entertainers: farm, market, house, armory."""
    t = table()
    go(t, space)
    assert t.kind == "place"
    assert t.options[0] == f"place {building} a1"


def test_third_column() -> None:
    """Entertainers: conquer, bare research, invent, explore."""
    t = table()
    go(t, 10)
    assert t.kind == "conquer"
    t = table()
    t.a.outposts = 0
    go(t, 10)
    assert len(t.events("void")) == 1  # CONQUER-1; the token has moved all the same
    assert t.asked == -1
    t = table()
    t.science_die(SCIENCE)
    go(t, 11)
    t.play("advance science")
    assert t.a.tokens[SCIENCE] == (1,)
    assert t.asked == -1  # bare: no benefit (RESEARCH-3)
    t = table()
    go(t, 12)
    assert t.kind == "invent"
    t = table()
    t.tiles(0, 1)
    go(t, 13)
    assert t.options[0].startswith("hex ")


@pytest.mark.parametrize(("space", "track"), [(14, TECHNOLOGY), (15, EXPLORATION), (16, MILITARY), (17, SCIENCE)])
def test_last_column_is_a_full_advance(space: int, track: int) -> None:
    """Entertainers, ADVANCE-6: benefit of space 2, then its bonus may be bought."""
    t = table()
    t.a.resources[0] = 1
    t.token(0, track, 1)
    go(t, space)
    assert t.a.tokens[track] == (2,)
    assert len(t.a.hand) == (0 if track == EXPLORATION else 1)
    assert t.options == ["pay coin", "decline"]


def test_last_column_stays() -> None:
    """Entertainers: in column 4 the token stays; no further benefit."""
    for space in (14, 15, 16, 17):
        t = table(space)
        t.use("entertainers")
        assert t.asked == -1
        assert t.a.civ_mat(ENTERTAINERS) == (space,)
        assert t.events("advance") == []


def test_void_benefit_may_be_chosen_and_is_lost() -> None:
    """Entertainers, TIMING-9: the path is free, also towards a void benefit; the token has moved."""
    t = table(2)
    t.a.taken[2] = 5  # no farm left
    t.use("entertainers")
    assert t.options == ["slot 6", "slot 7"]
    t.play("slot 6")
    assert t.a.civ_mat(ENTERTAINERS) == (6,)
    assert t.asked == -1


def test_a_game_of_income_turns() -> None:
    """Entertainers, CIV-5: not in turn 1, then in step 1 of turns 2 to 5."""
    t = Table(era=0, confirm_turns=True)
    t.civilization(0, "entertainers")
    t.income(0)
    assert t.options == ["end turn"]
    assert t.a.civ_mat(ENTERTAINERS) == (1,)
    for era in (1, 2, 3, 4):
        t = Table(era=era)
        t.civilization(0, "entertainers")
        t.income(0)
        assert t.options == ["slot 2", "slot 3", "slot 4", "slot 5"]
        t.play("slot 5")
        assert t.a.resources[0] == 1


def test_gained_during_the_game() -> None:
    """Entertainers, CIV-3: the token goes on any of the 16 benefit spaces, which is gained."""
    t = Table()
    t.civilization(0, "entertainers", during_game=True)
    t.run()
    assert t.options == [f"slot {space}" for space in range(2, 18)]
    t.play("slot 3")
    assert t.a.civ_mat(ENTERTAINERS) == (3,)
    assert t.a.resources == [0, 0, 0, 1]
    t.use("entertainers")
    assert t.options == ["slot 7", "slot 8"]


def test_gained_in_step_1_moves_once_more() -> None:
    """Entertainers, INCOME-5, CIV-11: gained in step 1 (Leaders on military 12): placed, gained, then moved in the
    same step."""
    t = Table(era=2)
    t.civilization(0, "leaders")
    t.state.civ_deck.remove(ENTERTAINERS)
    t.state.civ_deck.append(ENTERTAINERS)
    t.token(0, MILITARY, 11)
    t.a.outposts = 0  # nothing to conquer with
    t.income(0)
    t.play("advance military", "do civilization", "slot 2")
    assert t.a.resources[1] == 1
    assert t.options == ["slot 6", "slot 7"]
    t.play("slot 7", "place market a1")
    assert t.a.civ_mat(ENTERTAINERS) == (7,)
    assert t.kind == "gain"  # step 2


def test_gained_after_step_1_waits() -> None:
    """Entertainers, CIV-11: gained outside step 1 only the placing happens now."""
    t = Table()
    t.state.civ_deck.remove(ENTERTAINERS)
    t.state.civ_deck.append(ENTERTAINERS)
    t.resolve(0, GAIN_CIVILIZATION)
    t.play("slot 2")
    assert t.a.resources == [0, 1, 0, 0]
    assert t.asked == -1


def test_start_bonus() -> None:
    """Entertainers, CIV-9: any 1."""
    t = Table(era=0, start_bonus=True, confirm_turns=True)
    t.civilization(0, "entertainers")
    t.income(0)
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    t.play("gain coin")
    assert t.a.resources == [2, 1, 1, 1]
    assert t.options == ["end turn"]
