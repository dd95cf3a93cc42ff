"""Isolationists (CIV-1): tokens that close land, and the land mass at the end."""

import pytest

from gobelin.rules.chapters.conquer import CONQUER, targets
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.components.civilizations.isolationists import largest_land_mass
from gobelin.rules.engine.state import CUBE, OUTPOST, token
from gobelin.rules.printed.names import CIVILIZATIONS, CULTURE, SCIENCE
from table import Table, hex_number

ISOLATIONISTS = CIVILIZATIONS.index("isolationists")


def tokens(t: Table) -> int:
    return t.a.civ_mat(ISOLATIONISTS)[0]


def a_table(era: int = 1, players: int = 3) -> Table:
    t = Table(players, era=era)
    t.civilization(0, "isolationists")
    return t


def test_token_and_resource_come_before_the_dice() -> None:
    """CONQUER-17: outpost, token or not, any 1 resource, then the dice; two tokens lie there."""
    t = a_table()
    assert tokens(t) == 4
    t.a.set_civ_mat(ISOLATIONISTS, (1,))
    t.conquer_dice(4, CULTURE)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (0, "isolate")
    assert t.options == ["accept", "decline"]
    assert not t.events("roll_conquer")
    t.play("accept")
    assert t.kind == "gain"
    t.play("gain food")
    assert t.a.resources == [0, 0, 1, 0]
    assert t.kind == "die"
    at = hex_number("1,-2")
    assert (t.state.tokens[at], t.state.second_tokens[at]) == (token(0, OUTPOST), token(0, CUBE))
    assert tokens(t) == 0
    assert at not in targets(t.state, 1, anywhere=True)


def test_declined_the_territory_stays_open() -> None:
    """Isolationists: the token is optional, and no token, no resource."""
    t = a_table()
    t.conquer_dice(4, CULTURE)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "decline", "die red")
    assert tokens(t) == 4
    assert t.a.resources == [0, 0, 0, 0]
    assert hex_number("1,-2") in targets(t.state, 1, anywhere=True)


def test_no_tokens_left_no_question() -> None:
    """Isolationists: no tokens left - no further bonus."""
    t = a_table()
    t.a.set_civ_mat(ISOLATIONISTS, (0,))
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "die"


def test_an_opponents_territory_is_not_empty() -> None:
    """Isolationists: empty means no token of any kind before the conquest - here an outpost."""
    t = a_table()
    t.outpost(1, "1,-2")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "die"


def test_a_territory_with_a_traders_token_is_not_empty() -> None:
    """Isolationists: empty means no token of any kind before the conquest - here a player token."""
    t = a_table()
    t.piece("1,-2", token(1, CUBE))
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "die"


def test_militarisms_outpost_is_no_conquest() -> None:
    """CONQUER-18: an outpost put on an explored tile brings no token."""
    t = a_table()
    t.in_force(0, "militarism")
    t.tiles(0, 1)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0")
    assert t.kind == "settle_tile"
    t.play("accept")
    assert t.asked == -1
    assert t.controls(0, "0,-1")
    assert tokens(t) == 4


def test_the_token_does_not_control() -> None:
    """CONQUER-4: beside the outpost it only fills the second place; standing alone it controls nothing."""
    t = a_table()
    t.piece("1,-2", token(0, CUBE))
    assert not t.controls(0, "1,-2")


# Forest, one territory after the other: A's start, two printed ones, then tiles turned so that forest meets forest.
FOREST = (
    ("-1,-1", 0, 0), ("0,-3", 0, 0), ("-1,-2", 42, 0), ("0,-1", 46, 5), ("-1,0", 43, 0), ("1,-1", 47, 5),
)  # fmt: skip


@pytest.mark.parametrize(("more", "vp"), [(0, 5), (1, 10), (2, 16), (3, 23), (4, 31), (5, 40), (6, 40)])
def test_the_table_of_the_land_mass(more: int, vp: int) -> None:
    """Isolationists, CIV-10: 5, 10, 16, 23, 31, 40 VP for 1 to 6 territories, 40 for more; start land counts."""
    t = a_table(era=4)
    for at, tile, turn in FOREST[:more]:
        if tile:
            t.tile_at(at, tile, turn)
        t.outpost(0, at)
    assert largest_land_mass(t.state, 0) == more + 1
    t.income(0)
    assert t.a.finished
    assert t.a.vp == vp


def test_scored_in_the_fifth_income_turn_only() -> None:
    """CIV-10: nothing in earlier income turns."""
    t = a_table(era=3)
    t.income(0)
    while not t.state.players[0].cover:
        t.play(t.options[0])
    assert t.a.vp == 0


def test_water_does_not_join() -> None:
    """Isolationists: B's grass at 2,0 and 2,-1 meet only in water, so each counts by itself."""
    t = Table(era=4)
    t.civilization(1, "isolationists")
    t.outpost(1, "2,-1")
    assert largest_land_mass(t.state, 1) == 1
    t.income(1)
    assert t.b.vp == 5


def test_land_of_others_does_not_join() -> None:
    """Isolationists: only territories the owner controls; an uncontrolled one between two parts them."""
    t = a_table()
    t.tile_at("-1,0", 43, 0)
    t.outpost(0, "-1,0")
    assert largest_land_mass(t.state, 0) == 1
    t.outpost(1, "-1,-1")
    assert largest_land_mass(t.state, 0) == 1
    t = a_table()
    t.tile_at("-1,0", 43, 0)
    t.outpost(0, "-1,0")
    t.outpost(0, "-1,-1")
    assert largest_land_mass(t.state, 0) == 3


def test_neighbours_with_the_same_terrain_must_face_each_other() -> None:
    """EXPLORE-6: forest on both hexes, but not at a touching corner pair."""
    t = a_table()
    t.tile_at("-1,-2", 13, 0)  # its only forest corner points away from -1,-1 and 0,-2
    t.outpost(0, "-1,-1")
    t.outpost(0, "-1,-2")
    assert largest_land_mass(t.state, 0) == 2


def test_all_parts_of_a_terrain_on_one_tile_are_one_area() -> None:
    """Isolationists: the mountains at two ends of -2,1 join its neighbours on both sides."""
    t = Table()
    t.civilization(2, "isolationists")
    t.tile_at("-3,2", 8, 0)
    t.tile_at("-2,0", 12, 0)
    t.outpost(2, "-3,2")
    t.outpost(2, "-2,0")
    assert largest_land_mass(t.state, 2) == 1
    t.outpost(2, "-2,1")
    assert largest_land_mass(t.state, 2) == 3


def test_islands_stand_alone() -> None:
    """Isolationists: the middle island and tiles whose land touches no side are groups of one."""
    t = Table()
    t.civilization(1, "isolationists")
    t.tile_at("1,0", 26)
    for at in ("1,0", "0,0"):
        t.outpost(1, at)
    assert largest_land_mass(t.state, 1) == 1


def test_drawn_in_the_fifth_income_turn_after_step_one() -> None:
    """CIV-11, CIV-10, CIV-12: Radio draws Mystics, which are out, then Isolationists, which score."""
    t = Table(era=4)
    mystics = CIVILIZATIONS.index("mystics")
    for number in (ISOLATIONISTS, mystics):
        t.state.civ_deck.remove(number)
        t.state.civ_deck.append(number)
    t.tech(0, "radio", row=1)
    t.token(0, SCIENCE, 10)
    t.income(0)
    t.play("upgrade radio")
    assert t.state.civ_discard == [mystics]
    assert t.a.civilizations == (ISOLATIONISTS,)
    assert t.a.vp == 1 + 5  # one tech card, one territory of forest
    assert t.a.finished


def test_a_conquest_of_the_fifth_income_turn_counts() -> None:
    """CIV-10: Dynamite's circle conquers in step 3; the land mass is scored after it."""
    t = a_table(era=4)
    t.tech(0, "dynamite")
    t.conquer_dice(5, CULTURE)
    t.income(0)
    t.play("upgrade dynamite", "hex -1,-1", "accept", "gain coin", "die black")
    assert t.a.vp == 1 + 10  # one tech card, two territories of forest
    assert t.a.resources == [1, 0, 0, 1]


def test_finished_isolationists_gain_nothing_more() -> None:
    """END-10: nothing of theirs works after the end."""
    t = a_table(era=4)
    t.income(0)
    assert t.a.vp == 5
    t.income(1)
    assert t.a.vp == 5


def test_no_start_adjustment() -> None:
    """CIV-9: none is published for the Isolationists."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "isolationists")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.vp == 0
