"""EXPLORE and SPACE: territory tiles onto the map, space tiles beside the income mat."""

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.decks import discard_territory
from gobelin.rules.chapters.explore import EXPLORE, EXPLORE_ANYWHERE, EXPLORE_SPACE
from gobelin.rules.printed.names import COIN, CULTURE, EXPLORATION, FARM, FOOD, WORKER
from table import Table, hex_number

TURNS = ["turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"]


def explored(tile: int, at: str, turn: int) -> Table:
    """A explores with this tile; nothing else is asked up to the tile's benefit."""
    t = Table()
    t.tiles(0, tile)
    t.resolve(0, EXPLORE)
    t.play(f"hex {at}", f"turn {turn}")
    return t


def explore_vp(t: Table) -> int:
    """The points of the sides; nothing is told of none."""
    return sum(int(str(event.args["points"])) for event in t.events("vp"))


# --- What exploring needs


def test_without_a_tile_exploring_is_void() -> None:
    """EXPLORE-1: no tile in supply."""
    t = Table()
    t.resolve(0, EXPLORE)
    assert t.asked == -1
    assert [event.args["effect"] for event in t.events("void")] == ["explore"]
    assert t.events("explore") == []


def test_without_an_unexplored_hex_beside_own_land_exploring_is_void() -> None:
    """EXPLORE-1: all six hexes around A's only land are explored; the tile stays in the supply."""
    t = Table()
    t.tiles(0, 1)
    for at, number in (("-1,-2", 3), ("0,-1", 5), ("1,-3", 6)):
        t.tile_at(at, number)
    t.resolve(0, EXPLORE)
    assert t.asked == -1
    assert len(t.events("void")) == 1
    assert t.a.tiles == (1,)


def test_a_tile_goes_next_to_land_under_control() -> None:
    """EXPLORE-1: only unexplored hexes next to A's land; a new outpost opens more; an opponent's land opens none."""
    t = Table()
    t.tiles(0, 1)
    t.outpost(1, "2,-1")
    t.resolve(0, EXPLORE)
    assert t.kind == "explore_hex"
    assert t.options == ["hex -1,-2", "hex 0,-1", "hex 1,-3"]
    t = Table()
    t.tiles(0, 1)
    t.outpost(0, "1,-2")
    t.resolve(0, EXPLORE)
    assert t.options == ["hex -1,-2", "hex 0,-1", "hex 1,-3", "hex 1,-1", "hex 2,-3", "hex 2,-2"]


def test_all_six_orientations_and_terrain_need_not_fit() -> None:
    """EXPLORE-2, EXPLORE-3: six orientations are offered; one that fits nowhere is legal and scores 0."""
    t = Table()
    t.tiles(0, 32)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    assert t.options == TURNS
    t.play("turn 0")
    assert t.state.tile[hex_number("0,-1")] == 32 * 8
    assert explore_vp(t) == 0
    assert t.a.tiles == ()


def test_exploring_cannot_be_declined() -> None:
    """EXPLORE-11: with a tile and a hex there is no way out, at none of the three choices."""
    t = Table()
    t.tiles(0, 1, 48)
    t.resolve(0, EXPLORE)
    assert t.options == ["tile 1", "tile 48"]
    t.play("tile 48")
    assert all(option.startswith("hex ") for option in t.options)
    t.play("hex 0,-1")
    assert t.options == TURNS


# --- Aligned sides


def test_two_aligned_sides_score_two() -> None:
    """EXPLORE-3: two sides match at one corner each."""
    t = explored(48, "0,-1", 1)
    assert t.a.vp == 2


def test_a_side_that_fits_at_both_corners_scores_one() -> None:
    """EXPLORE-3, EXPLORE-4: water to the north (one corner) and north-east (both corners): 2 VP."""
    t = explored(48, "0,-1", 2)
    assert t.a.vp == 2


def test_three_aligned_sides() -> None:
    """EXPLORE-3: forest to the north and north-west, water to the south."""
    t = explored(48, "0,-1", 5)
    assert t.a.vp == 3


def test_alignment_is_judged_corner_by_corner() -> None:
    """EXPLORE-6, OPEN-11, D-45: both edges of the north side show sea and forest, but at opposite ends."""
    t = explored(48, "0,-1", 0)
    assert t.a.vp == 1  # the south side only


def test_six_aligned_sides() -> None:
    """EXPLORE-3, EXPLORE-4: water all around: 6 VP."""
    t = Table()
    t.outpost(0, "1,-2")
    for at, island in (("2,-2", 5), ("1,0", 7), ("0,-1", 16)):
        t.tile_at(at, island)
    t.tiles(0, 26)
    t.resolve(0, EXPLORE)
    t.play("hex 1,-1")
    assert t.events("explore")[0].args["turned"] == 0  # an island looks the same in every orientation
    assert explore_vp(t) == 6


def test_the_rim_and_unexplored_hexes_never_score() -> None:
    """EXPLORE-5: 3,-2 has three neighbours; with one of them explored 1 VP, with all three 3 VP."""
    for neighbours, points in (((), 1), ((("3,-1", 5), ("2,-2", 7)), 3)):
        t = Table()
        t.outpost(1, "2,-1")
        for at, island in neighbours:
            t.tile_at(at, island)
        t.tiles(1, 1)
        t.resolve(1, EXPLORE)
        t.play("hex 3,-2", "turn 4")
        assert t.b.vp == points


def test_neighbours_count_whoever_controls_them() -> None:
    """EXPLORE-5: A explores beside B's printed land and B's tile, and scores both."""
    t = Table()
    t.outpost(1, "2,-1")
    t.tile_at("3,-1", 5)
    t.outpost(1, "3,-1")
    t.tiles(0, 1)
    t.resolve(0, EXPLORE_ANYWHERE)
    t.play("hex 3,-2", "turn 4")
    assert t.a.vp == 2


# --- What follows


def test_the_benefit_of_the_tile_comes_after_the_points() -> None:
    """EXPLORE-7, EXPLORE-12: 4 culture become 5, after the VP."""
    t = Table()
    t.tiles(0, 44)
    t.a.resources[CULTURE] = 4
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 5")
    assert t.a.resources == [0, 0, 0, 5]
    assert t.a.vp == 3
    assert [event.key for event in t.log] == ["explore", "vp", "gain"]


def test_a_new_territory_is_controlled_by_nobody() -> None:
    """EXPLORE-8: the tile just explored is nobody's, and a legal target for A and for C beside it."""
    t = Table()
    t.tiles(0, 5)
    t.tile_at("-1,0", 7)
    t.outpost(2, "-1,0")
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    bit = 1 << hex_number("0,-1")
    assert not any(who.control & bit for who in t.state.players)
    assert t.state.tokens[hex_number("0,-1")] == 0
    t.resolve(2, CONQUER)
    assert t.asked == 2
    assert "hex 0,-1" in t.options
    t.state.stack.clear()
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die red")
    assert t.a.control & bit


def test_explore_anywhere() -> None:
    """EXPLORE-9: every unexplored hex is legal; beside nothing explored it scores 0 (constructed map)."""
    t = Table()
    t.tiles(0, 5)
    lonely = hex_number("3,-2")
    t.state.unexplored |= 1 << hex_number("2,-1")
    t.resolve(0, EXPLORE_ANYWHERE)
    assert len(t.options) == 22
    t.play("hex 3,-2")
    assert t.state.tile[lonely] == 5 * 8
    assert explore_vp(t) == 0


def test_explore_anywhere_on_a_full_map_is_void() -> None:
    """EXPLORE-9, EXPLORE-1: no unexplored hex at all."""
    t = Table()
    t.tiles(0, 5)
    t.state.unexplored = 0
    t.resolve(0, EXPLORE_ANYWHERE)
    assert t.asked == -1
    assert t.a.tiles == (5,)


def test_no_limit_on_tiles_and_a_discard_pile() -> None:
    """EXPLORE-10, DECK-3: all 48 tiles fit into one supply; discarded ones form a pile."""
    t = Table()
    t.tiles(0, *range(1, 49))
    assert len(t.a.tiles) == 48
    t.resolve(0, EXPLORE)
    assert len(t.options) == 48
    discard_territory(t.state, 0, 7, 0)
    assert t.state.territory_discard == [7]
    assert len(t.a.tiles) == 47


def test_exploitation_may_double_the_benefit_instead_of_the_points() -> None:
    """EXPLORE-12, D-93, Exploitation: the choice comes with the tile on the map, in place of the side VP."""
    for answer, points, food in (("accept", 0, 2), ("decline", 3, 1)):
        t = Table(era=2)
        t.in_force(0, "exploitation")
        t.tiles(0, 48)
        t.resolve(0, EXPLORE)
        t.play("hex 0,-1", "turn 5")
        assert t.kind == "double_benefit"
        assert t.a.vp == 0
        assert t.a.resources == [0, 0, 0, 0]
        t.play(answer)
        assert t.a.vp == points
        assert t.a.resources[FOOD] == food


def test_militarism_puts_its_outpost_before_the_benefit() -> None:
    """EXPLORE-12, D-46, OPEN-26, Militarism: side VP, then the outpost, then the benefit of the tile."""
    t = Table(era=2)
    t.in_force(0, "militarism")
    t.tiles(0, 48)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 5")
    assert t.a.vp == 3
    assert t.a.resources[FOOD] == 0
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.controls(0, "0,-1")
    assert t.a.outposts == 7
    assert t.a.resources[FOOD] == 1
    assert [event.key for event in t.log] == ["explore", "vp", "outpost", "gain"]


def test_age_of_sail_draws_before_exploring() -> None:
    """EXPLORE-12, EXPLORE-13, D-47, Age of Sail: explore is a choice without a tile; three are drawn first."""
    t = Table(era=2)
    t.in_force(0, "age_of_sail")
    t.next_tiles(5, 7, 16)
    assert EXPLORE.possible(t.state, 0)
    t.push(Rewards(0, EXPLORATION, 3, FULL))
    assert t.options == ["do explore", "do farm"]  # TIMING-9
    t.play("do explore")
    assert t.a.tiles == (5, 7, 16)
    assert t.events("explore") == []
    assert "decline" in t.options  # giving a tile away comes before placing
    t.play("decline")
    assert t.options == ["tile 5", "tile 7", "tile 16"]


def test_age_of_sail_without_a_hex_keeps_the_tiles() -> None:
    """EXPLORE-13, D-47: no legal hex after the draw: the tiles are kept, none is given, nothing is placed."""
    t = Table(era=2)
    t.in_force(0, "age_of_sail")
    for at, number in (("-1,-2", 3), ("0,-1", 5), ("1,-3", 6)):
        t.tile_at(at, number)
    t.next_tiles(7, 16, 17)
    assert EXPLORE.possible(t.state, 0)
    t.resolve(0, EXPLORE)
    assert t.asked == -1
    assert t.a.tiles == (7, 16, 17)
    assert t.a.vp == 0


def test_wagons_without_a_tile_leave_the_farm() -> None:
    """EXPLORE-1: a void explore is no choice beside a farm; without a farm too, nothing happens."""
    t = Table()
    t.push(Rewards(0, EXPLORATION, 3, FULL))
    assert t.kind == "place"
    assert t.a.taken[FARM] == 1
    t = Table()
    t.a.taken[FARM] = 5
    t.push(Rewards(0, EXPLORATION, 3, FULL))
    assert t.asked == -1
    assert len(t.events("void")) == 1


# --- Space


def test_a_space_tile_is_gained_in_full_without_alignment() -> None:
    """SPACE-1: coin, worker and 8 VP; the tile lies beside the income mat, nothing for sides."""
    t = Table()
    t.space_tiles(0, 5, 7)
    t.resolve(0, EXPLORE_SPACE)
    assert t.options == ["space tile 5", "space tile 7"]
    t.play("space tile 5")
    assert t.a.resources == [1, 1, 0, 0]
    assert t.a.vp == 8
    assert t.a.space_tiles == (7,)
    assert t.a.explored_space == (5,)
    assert [event.args["points"] for event in t.events("vp")] == [8]


def test_the_stack_of_space_tiles_is_not_replenished() -> None:
    """SPACE-2, DECK-4: 2 tiles left and 3 due: 2; then none; explored ones stay with the player."""
    t = Table()
    t.state.space_deck = [3, 4]
    t.a.explored_space = (5,)
    t.push(Rewards(0, EXPLORATION, 11, FULL))
    assert sorted(t.a.space_tiles) == [3, 4]
    assert t.options == ["space tile 4", "space tile 3"]
    assert t.state.space_deck == []
    t.state.stack.clear()
    t.a.used = 0
    t.push(Rewards(0, EXPLORATION, 11, FULL))
    assert sorted(t.a.space_tiles) == [3, 4]
    assert t.a.explored_space == (5,)
    assert t.events("void")[0].args["effect"] == {"space": 3}


def test_without_a_space_tile_exploring_space_is_void() -> None:
    """SPACE-3: the tile is missing; the bonus of Warpgates may be bought all the same."""
    t = Table()
    t.a.resources[WORKER] = 1
    t.push(Rewards(0, EXPLORATION, 12, FULL))
    assert [event.args["effect"] for event in t.events("void")] == ["explore_space"]
    assert t.options == ["pay worker", "decline"]


def test_interstellar_travel_explores_any_space_tile_of_the_supply() -> None:
    """SPACE-4, OPEN-15, D-49: three tiles are gained, then any one of the supply may be explored, an older one too."""
    t = Table()
    t.space_tiles(0, 13)
    t.push(Rewards(0, EXPLORATION, 11, FULL))
    assert len(t.options) == 4
    assert "decline" not in t.options
    t.play("space tile 13")
    assert t.a.vp == 13
    assert len(t.a.space_tiles) == 3
