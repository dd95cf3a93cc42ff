"""Tapestry cards of the map: Age of Sail, Coal Baron, Colonialism, Exploitation, Militarism, Pillage and Plunder,
Pirate Rule, Revolution.

Geometry of the small map: A starts on 0,-2 and may explore 1,-3, 0,-1 and -1,-2 next to it. A tile that is all sea
scores 3 sides on 0,-1, 1 on -1,-2 and 3 on 1,-3.
"""

from gobelin.rules.chapters.conquer import BOTH, BOTH_IF_OPPONENT, CONQUER, Conquer, controller, targets
from gobelin.rules.chapters.explore import EXPLORE, EXPLORE_ANYWHERE, EXPLORE_SPACE
from gobelin.rules.chapters.resources import CONQUESTS
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.engine import box
from gobelin.rules.engine.frames import Power
from gobelin.rules.engine.state import BUILDING, CUBE, LANDMARK, OUTPOST, State, token, toppled
from gobelin.rules.printed.names import (  # fmt: skip
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    FROM_TAPESTRY,
    MIDDLE_ISLAND,
    MILITARY,
    TAPESTRIES,
    TOPPLE_TWO,
    WORKER,
)
from table import Table, hex_number

BESIDE_A = ("1,-3", "0,-1", "-1,-2")  # unexplored hexes next to A's start
DESERT_ISLAND_WITH_FOOD = 5
DESERT_ISLAND_WITH_COIN = 7
FOREST_ISLAND_WITH_COIN = 16
FOREST_ISLAND_WITH_FOOD = 17
TERRITORY_BENEFIT = -1  # the face of the black die


class Watcher(Power):
    """A power that only notes what it is told."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def on_conquest(self, state: State, owner: int, at: int, was_empty: bool) -> None:
        self.seen.append("on_conquest")

    def after_conquest(self, state: State, owner: int, at: int) -> None:
        self.seen.append("after_conquest")

    def on_die_left(self, state: State, owner: int, conqueror: int, at: int, red: int, black: int, die: int) -> None:
        self.seen.append(f"die {die} left with {state.players[conqueror].resources[FOOD]} food")


class Protector(Power):
    """Forbids every attack on its owner, as an alliance would."""

    def protects(self, state: State, owner: int, attacker: int, defender: int) -> bool:
        return owner == defender


def surround_start(t: Table) -> None:
    """Every hex next to A's start is explored: A has no hex to explore."""
    for at, tile in zip(BESIDE_A, (1, 6, 13), strict=True):
        t.tile_at(at, tile)


def source_of(card: str) -> int:
    return FROM_TAPESTRY + TAPESTRIES.index(card)


# --- Age of Sail


def sailing(*tiles: int, players: int = 3) -> Table:
    """A has Age of Sail in force and these tiles; the next ones drawn are 7, 16 and 17."""
    t = Table(players=players)
    t.in_force(0, "age_of_sail")
    t.tiles(0, *tiles)
    t.next_tiles(DESERT_ISLAND_WITH_COIN, FOREST_ISLAND_WITH_COIN, FOREST_ISLAND_WITH_FOOD)
    return t


def test_age_of_sail_draws_gives_and_explores() -> None:
    """Age of Sail, EXPLORE-12: 3 tiles, any tile of the supply to any opponent for 3 VP, then the usual exploring."""
    t = sailing(DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    assert list(t.a.tiles) == [5, 7, 16, 17]
    assert t.options == ["tile 5", "tile 7", "tile 16", "tile 17", "decline"]
    t.play("tile 5")
    assert t.asked == 0
    assert t.options == ["player 2", "player 3"]
    t.play("player 3")
    assert t.c.tiles == (5,)
    assert t.a.tiles == (7, 16, 17)
    assert t.a.vp == 3
    assert t.state.territory_discard == []
    assert t.kind == "explore_tile"
    assert t.options == ["tile 7", "tile 16", "tile 17"]
    t.play("tile 7", "hex 0,-1")
    assert t.a.vp == 3 + 3
    assert t.a.resources[COIN] == 1
    assert t.asked == -1


def test_age_of_sail_gives_at_most_one_tile() -> None:
    """Age of Sail: after one gift the tile to explore with is asked for, not a second gift."""
    t = sailing()
    t.resolve(0, EXPLORE)
    t.play("tile 16", "player 2")
    assert t.kind == "explore_tile"
    assert t.vp_from("age_of_sail") == [3]
    assert t.b.tiles == (16,)


def test_age_of_sail_gift_may_be_declined() -> None:
    """Age of Sail: "may"."""
    t = sailing()
    t.resolve(0, EXPLORE)
    t.play("decline")
    assert t.a.tiles == (7, 16, 17)
    assert t.a.vp == 0
    assert t.kind == "explore_tile"


def test_age_of_sail_draws_on_top_of_the_tiles_of_the_space() -> None:
    """Age of Sail (D-48): exploration 4 gives 1 tile, Age of Sail still draws 3."""
    t = sailing()
    t.resolve(0, box.spaces[EXPLORATION][4].benefit)
    assert len(t.a.tiles) == 4


def test_age_of_sail_without_hex_keeps_the_tiles_and_gives_none() -> None:
    """Age of Sail, EXPLORE-13: the draw comes before the check for a hex."""
    t = sailing()
    surround_start(t)
    t.resolve(0, EXPLORE)
    assert t.a.tiles == (7, 16, 17)
    assert t.asked == -1
    assert t.a.vp == 0
    assert t.events("explore") == []


def test_age_of_sail_looks_at_all_hexes_when_exploring_anywhere() -> None:
    """Age of Sail, EXPLORE-9: no hex next to A's land, but one elsewhere, so a tile may be given."""
    t = sailing()
    surround_start(t)
    t.resolve(0, EXPLORE_ANYWHERE)
    assert t.kind == "give_tile"
    t.play("tile 7", "player 2", "tile 16", "hex -1,0")
    assert t.events("explore")[0].args["hex"] == "-1,0"
    assert t.b.tiles == (7,)


def test_age_of_sail_makes_explore_a_choice_again() -> None:
    """EXPLORE-13, TIMING-9: on exploration 3 without tile only the farm, with Age of Sail both."""
    t = Table()
    t.resolve(0, box.spaces[EXPLORATION][3].benefit)
    assert t.kind == "place"  # the farm was the only choice
    t = sailing()
    surround_start(t)
    t.resolve(0, box.spaces[EXPLORATION][3].benefit)
    assert t.options == ["do explore", "do farm"]
    t.play("do explore")
    assert t.a.tiles == (7, 16, 17)
    assert t.asked == -1


def test_age_of_sail_works_for_every_explore_benefit() -> None:
    """Age of Sail: each explore benefit of the era draws, also one gained in another player's turn."""
    t = sailing()
    t.resolve(0, EXPLORE)
    t.play("decline", "tile 7", "hex 0,-1")
    assert len(t.a.tiles) == 2
    t.state.turn = 1
    t.resolve(0, EXPLORE)
    assert len(t.a.tiles) == 5
    assert t.kind == "give_tile"
    assert t.asked == 0


def test_age_of_sail_draws_what_there_is() -> None:
    """Age of Sail, DECK-3, DECK-5: one tile in the stack, one in the discards, so two are drawn."""
    t = Table()
    t.in_force(0, "age_of_sail")
    t.state.territory_deck = [DESERT_ISLAND_WITH_COIN]
    t.state.territory_discard = [FOREST_ISLAND_WITH_COIN]
    t.resolve(0, EXPLORE)
    assert t.a.tiles == (7, 16)
    assert t.state.territory_discard == []
    assert t.options == ["tile 7", "tile 16", "decline"]
    t.play("tile 16", "player 2")
    assert t.options == ["hex -1,-2", "hex 0,-1", "hex 1,-3"]  # with the last tile, unasked


def test_age_of_sail_does_not_give_the_last_tile() -> None:
    """Age of Sail (D-48), EXPLORE-11: with a hex at hand the only tile must be explored with."""
    t = Table()
    t.in_force(0, "age_of_sail")
    t.state.territory_deck = [DESERT_ISLAND_WITH_COIN]
    t.resolve(0, EXPLORE)
    assert t.kind == "explore_hex"
    t.play("hex 0,-1")
    assert t.a.tiles == ()
    assert t.a.resources[COIN] == 1


def test_age_of_sail_without_any_tile() -> None:
    """Age of Sail, EXPLORE-1: nothing to draw and none in the supply, so nothing is explored."""
    t = Table()
    t.in_force(0, "age_of_sail")
    t.state.territory_deck = []
    t.resolve(0, EXPLORE)
    assert t.asked == -1
    assert t.events("explore") == []


def test_age_of_sail_ignores_space() -> None:
    """Age of Sail: exploring space does not trigger it."""
    t = sailing()
    t.space_tiles(0, 1, 2)
    t.resolve(0, EXPLORE_SPACE)
    assert t.kind == "explore_space"
    assert t.a.tiles == ()


def test_age_of_sail_gives_nothing_to_finished_opponents() -> None:
    """Age of Sail, TAPESTRY-12: a finished opponent is no recipient; with none left nothing is given."""
    t = sailing(players=3)
    t.finish(1)
    t.resolve(0, EXPLORE)
    t.play("tile 7")  # C is the only one who can get it
    assert t.c.tiles == (7,)
    assert t.a.vp == 3
    t = sailing(players=2)
    t.finish(1)
    t.resolve(0, EXPLORE)
    assert t.kind == "explore_tile"
    assert t.b.tiles == ()


def test_age_of_sail_ends_when_covered() -> None:
    """Age of Sail, TAPESTRY-3: another card on top ends it."""
    t = sailing(DESERT_ISLAND_WITH_FOOD)
    t.hand(0, "trap")
    t.resolve(0, PLAY_TAPESTRY)
    t.resolve(0, EXPLORE)
    assert t.kind == "explore_hex"  # tile 5 is the only one
    assert t.a.tiles == (5,)


# --- Coal Baron


def test_coal_baron_explores_with_the_tile_drawn() -> None:
    """Coal Baron: this very tile, side VP and benefit; then the neighbours, right before left (NEIGHBOUR-6)."""
    t = Table()
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.next_tiles(7, 16, 17)
    t.play_card(0, "coal_baron")
    assert t.kind == "explore_hex"
    assert t.options == ["hex -1,-2", "hex 0,-1", "hex 1,-3"]
    assert [*t.b.tiles, *t.c.tiles] == []
    t.play("hex 0,-1")
    assert t.state.tile[hex_number("0,-1")] >> 3 == 7
    assert t.a.vp == 3
    assert t.a.resources == [1, 0, 0, 0]
    assert t.a.tiles == (5,)
    assert t.c.tiles == (16,)
    assert t.b.tiles == (17,)


def test_coal_baron_neighbours_draw_after_the_tile_has_been_resolved() -> None:
    """Coal Baron: the 2 tiles that the explored tile gives are drawn before those of the neighbours."""
    t = Table()
    t.next_tiles(2, 5, 7, 16, 17)
    t.play_card(0, "coal_baron")
    t.play("hex 0,-1", "turn 0")
    assert t.a.tiles == (5, 7)
    assert t.c.tiles == (16,)
    assert t.b.tiles == (17,)


def test_coal_baron_without_hex() -> None:
    """Coal Baron: the tile stays in the supply, the neighbours still gain theirs."""
    t = Table()
    surround_start(t)
    t.next_tiles(7, 16, 17)
    t.play_card(0, "coal_baron")
    assert t.asked == -1
    assert t.a.tiles == (7,)
    assert t.c.tiles == (16,)
    assert t.b.tiles == (17,)
    assert t.events("explore") == []


def test_coal_baron_without_tile_to_draw() -> None:
    """Coal Baron (D-79): no other tile may be used, and nobody gains one."""
    t = Table()
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.state.territory_deck = []
    t.play_card(0, "coal_baron")
    assert t.asked == -1
    assert t.a.tiles == (5,)
    assert t.b.tiles == t.c.tiles == ()
    assert t.events("explore") == []


def test_coal_baron_with_two_players() -> None:
    """Coal Baron, NEIGHBOUR-2: the only opponent is one neighbour and gains one tile."""
    t = Table(players=2)
    t.next_tiles(7, 16, 17)
    t.play_card(0, "coal_baron")
    t.play("hex 0,-1")
    assert t.b.tiles == (16,)


def test_coal_baron_gives_to_neighbours_only() -> None:
    """Coal Baron, NEIGHBOUR-1: with four players the one opposite gains nothing."""
    t = Table(players=4)
    t.next_tiles(7, 16, 17)
    t.play_card(0, "coal_baron")
    t.play(t.options[0])
    assert t.d.tiles == (16,)
    assert t.b.tiles == (17,)
    assert t.c.tiles == ()


def test_coal_baron_skips_a_finished_neighbour() -> None:
    """Coal Baron, END-3: a finished neighbour gains nothing, the other one does."""
    t = Table()
    t.finish(2)
    t.next_tiles(7, 16)
    t.play_card(0, "coal_baron")
    t.play("hex 0,-1")
    assert t.c.tiles == ()
    assert t.b.tiles == (16,)


# --- Colonialism


def test_colonialism_gives_one_resource_for_each_kind_of_terrain() -> None:
    """Colonialism: 3 mountain and 2 desert corners are 1 worker and 1 coin; the tile's farm is not gained."""
    t = Table()
    t.tile_at("0,-1", 8)
    t.tile_at("1,-3", 18)
    t.outpost(0, "0,-1")
    t.outpost(0, "1,-3")
    t.play_card(0, "colonialism")
    assert t.options == ["hex 0,-1", "hex 1,-3"]
    t.play("hex 0,-1")
    assert t.a.resources == [1, 1, 0, 0]
    assert t.a.taken == [0, 0, 0, 0]
    assert t.asked == -1


def test_colonialism_resource_of_each_terrain() -> None:
    """Colonialism: desert coin, forest food, grassland culture, mountain worker, whatever the tile's own benefit."""
    for tile, resources in ((6, [1, 0, 0, 0]), (13, [0, 0, 1, 0]), (27, [0, 0, 0, 1]), (37, [0, 1, 0, 0])):
        t = Table()
        t.tile_at("1,-3", tile)
        t.outpost(0, "1,-3")
        t.play_card(0, "colonialism")
        assert t.a.resources == resources


def test_colonialism_knows_no_printed_land() -> None:
    """Colonialism: start and other printed territories are no tiles; an opponent's tile is not one's own; void."""
    t = Table()
    t.outpost(0, "1,-2")
    t.tile_at("0,-1", 8)
    t.outpost(1, "0,-1")
    t.play_card(0, "colonialism")
    assert t.asked == -1
    assert t.a.resources == [0, 0, 0, 0]
    assert len(t.events("void")) == 1


def test_colonialism_counts_the_middle_of_an_island() -> None:
    """Colonialism: land inside a tile with water edges counts; its benefit (1 food) is not gained."""
    t = Table()
    t.tile_at("0,-1", 41)
    t.outpost(0, "0,-1")
    t.play_card(0, "colonialism")
    assert t.a.resources == [0, 1, 0, 0]


def test_colonialism_beyond_eight_is_lost() -> None:
    """Colonialism, RESOURCE-1: the coin is lost, the worker gained."""
    t = Table()
    t.tile_at("0,-1", 8)
    t.outpost(0, "0,-1")
    t.a.resources[COIN] = 8
    t.play_card(0, "colonialism")
    assert t.a.resources == [8, 1, 0, 0]


# --- Exploitation


def test_exploitation_takes_the_benefit_twice_instead_of_side_vp() -> None:
    """Exploitation (D-93), EXPLORE-12: asked once the tile lies; accepted: 2 food, no VP."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    assert t.kind == "double_benefit"
    assert t.state.tile[hex_number("0,-1")] >> 3 == 5
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 2, 0]


def test_exploitation_declined_scores_as_usual() -> None:
    """Exploitation: declined: 3 VP for the sides, 1 food."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "decline")
    assert t.a.vp == 3
    assert t.a.resources == [0, 0, 1, 0]


def test_exploitation_benefits_come_one_after_the_other() -> None:
    """Exploitation: the first farm is placed before the second one is taken."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tiles(0, 8)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0", "accept")
    assert t.a.taken[FARM] == 1
    t.play("place farm a1")
    assert t.a.taken[FARM] == 2
    t.play("place farm b1")
    assert t.asked == -1
    assert t.a.taken[FARM] == 2


def test_exploitation_second_benefit_may_be_void() -> None:
    """Exploitation: with one farm left the second benefit is void, and there are no side VP instead."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tiles(0, 8)
    t.a.taken[FARM] = 4
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0", "accept", "place farm a1")
    assert t.a.taken[FARM] == 5
    assert len(t.events("void")) == 1
    assert t.a.vp == 0


def test_exploitation_does_not_double_the_black_die() -> None:
    """Exploitation: conquering with the black tile face is no placing, so the benefit comes once, unasked."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tile_at("0,-1", DESERT_ISLAND_WITH_FOOD)
    t.conquer_dice(4, TERRITORY_BENEFIT)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die black")
    assert t.asked == -1
    assert t.a.resources == [0, 0, 1, 0]


def test_exploitation_works_anywhere_but_not_in_space() -> None:
    """Exploitation: explore anywhere is asked as well, space tiles are no territory tiles."""
    t = Table()
    t.in_force(0, "exploitation")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE_ANYWHERE)
    t.play("hex -1,0")
    assert t.kind == "double_benefit"
    t.play("accept")
    assert t.a.resources == [0, 0, 2, 0]
    t.space_tiles(0, 1)
    t.resolve(0, EXPLORE_SPACE)
    assert t.kind != "double_benefit"
    assert len(t.events("double_benefit")) == 1


def test_exploitation_is_the_owners_only() -> None:
    """Exploitation: an opponent's tile is scored as usual."""
    t = Table()
    t.in_force(1, "exploitation")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    assert t.asked == -1
    assert t.a.vp == 3


# --- Militarism


def exploring_with_militarism(tile: int) -> Table:
    """A explores 0,-1 with the tile; Militarism's question is open."""
    t = Table()
    t.in_force(0, "militarism")
    t.tiles(0, tile)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    if t.kind == "explore_turn":
        t.play("turn 0")
    return t


def test_militarism_puts_an_outpost_on_the_new_tile() -> None:
    """Militarism, CONQUER-18: upright, under control, no dice, no conquest."""
    t = exploring_with_militarism(DESERT_ISLAND_WITH_FOOD)
    watcher = Watcher()
    t.a.powers = (*t.a.powers, watcher)
    at = hex_number("0,-1")
    assert t.kind == "settle_tile"
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.state.tokens[at] == token(0, OUTPOST)
    assert t.state.second_tokens[at] == 0
    assert controller(t.state, at) == 0
    assert t.a.outposts == 7
    assert t.a.vp == 3  # the sides only
    assert t.a.resources == [0, 0, 1, 0]
    assert t.events("roll_conquer") == t.events("conquer") == t.events("topple") == []
    assert t.a.stats[CONQUESTS] == 0
    assert watcher.seen == []  # nothing for Pirate Rule or Isolationists
    assert t.a.achievements == 0


def test_militarism_comes_between_the_sides_and_the_benefit() -> None:
    """Militarism, EXPLORE-12, D-46: the tile's upgrade gives Dynamite's VP per territory with the new one counted."""
    t = Table()
    t.in_force(0, "militarism")
    t.tiles(0, 22)
    t.tech(0, "dynamite", row=1)
    t.token(0, MILITARY, 4)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0")
    assert t.kind == "settle_tile"
    assert [event.args["per"] for event in t.events("vp")] == ["plain"]  # the sides are scored
    t.play("accept")
    assert [event.args["points"] for event in t.events("vp")][1:] == [2]  # start and new tile
    assert t.a.rows[2] != ()


def test_militarism_may_be_declined() -> None:
    """Militarism: "may"; the tile is then controlled by nobody (EXPLORE-8)."""
    t = exploring_with_militarism(DESERT_ISLAND_WITH_FOOD)
    t.play("decline")
    assert t.a.outposts == 8
    assert controller(t.state, hex_number("0,-1")) == -1
    assert t.a.resources == [0, 0, 1, 0]


def test_militarism_without_outposts() -> None:
    """Militarism, DECK-6: no outpost left, nothing is asked."""
    t = Table()
    t.in_force(0, "militarism")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.a.outposts = 0
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1")
    assert t.asked == -1
    assert t.a.resources == [0, 0, 1, 0]
    assert t.state.tokens[hex_number("0,-1")] == 0


def test_militarism_ignores_space() -> None:
    """Militarism: space tiles are no territories."""
    t = Table()
    t.in_force(0, "militarism")
    t.space_tiles(0, 1)
    t.resolve(0, EXPLORE_SPACE)
    assert t.kind != "settle_tile"
    assert t.a.outposts == 8


def test_militarism_leaves_room_for_an_attacker() -> None:
    """Militarism, CONQUER-2: the hex holds 1 token, others may conquer it and topple the outpost."""
    t = exploring_with_militarism(DESERT_ISLAND_WITH_FOOD)
    t.play("accept")
    t.conquer_dice(4, COIN)
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,-1")
    assert controller(t.state, hex_number("0,-1")) == 1
    assert t.b.toppled == 1


def test_militarism_takes_the_outpost_from_a_row_of_the_militants() -> None:
    """Militarism with Militants: the owner chooses the row the outpost comes from."""
    t = Table()
    t.civilization(0, "militants")
    t.in_force(0, "militarism")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "accept")
    assert t.options == ["row top", "row bottom"]
    t.play("row bottom")
    assert t.a.civ_mat(11) == (4, 3)
    assert t.a.outposts == 7
    assert controller(t.state, hex_number("0,-1")) == 0
    assert t.a.resources == [0, 0, 1, 0]


def test_militarism_takes_the_last_outpost_of_the_militants() -> None:
    """Militarism with Militants: the last outpost comes from the only row that has one."""
    t = Table()
    t.civilization(0, "militants")
    t.a.set_civ_mat(11, (0, 1))
    t.a.outposts = 1
    t.in_force(0, "militarism")
    t.tiles(0, DESERT_ISLAND_WITH_FOOD)
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "accept")
    assert t.asked == -1
    assert t.a.civ_mat(11) == (0, 0)
    assert t.a.outposts == 0


# --- Pillage and Plunder


def attacking(card: str, tile: int = DESERT_ISLAND_WITH_FOOD, defended: bool = True) -> Table:
    """The card is in force for A; next to A's start lies a tile, perhaps with an outpost of B."""
    t = Table()
    t.in_force(0, card)
    t.tile_at("0,-1", tile)
    if defended:
        t.outpost(1, "0,-1")
    return t


def test_pillage_and_plunder_gains_both_dice_and_asks_for_no_trap() -> None:
    """TRAP-7: B holds a trap but is not asked; A gains 4 VP and 1 worker."""
    t = attacking("pillage_and_plunder")
    t.hand(1, "trap")
    t.conquer_dice(4, WORKER)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1")
    assert t.asked == -1
    assert t.a.vp == 4
    assert t.a.resources == [0, 1, 0, 0]
    assert len(t.b.hand) == 1
    assert controller(t.state, hex_number("0,-1")) == 0


def test_pillage_and_plunder_leaves_the_order_to_the_owner() -> None:
    """Pillage and Plunder, CONQUER-11: asked when a die is no plain gain (the tile's research)."""
    t = attacking("pillage_and_plunder", tile=46)
    t.conquer_dice(5, -1)
    t.science_die(MILITARY)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1")
    assert t.options == ["die red", "die black"]
    t.play("die black")
    assert t.kind == "research"
    assert t.a.vp == 0
    t.play("decline")
    assert t.a.vp == 5
    assert t.asked == -1


def test_pillage_and_plunder_on_a_territory_without_upright_outpost() -> None:
    """Pillage and Plunder: empty land, or land with a mere token, gives one die as usual."""
    t = attacking("pillage_and_plunder", defended=False)
    t.conquer_dice(4, WORKER)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1")
    assert t.options == ["die red", "die black"]
    t.play("die red")
    assert t.a.vp == 4
    assert t.a.resources == [0, 0, 0, 0]
    t = attacking("pillage_and_plunder", defended=False)
    t.piece("0,-1", token(1, CUBE))
    t.conquer_dice(4, WORKER)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die black")
    assert t.a.vp == 0
    assert t.a.resources == [0, 1, 0, 0]


def test_pillage_and_plunder_adds_nothing_to_both_dice() -> None:
    """Pillage and Plunder, CONQUER-19, D-63: military 7 and 12 give both dice once."""
    for dice in (BOTH_IF_OPPONENT, BOTH):
        t = attacking("pillage_and_plunder")
        t.conquer_dice(4, WORKER)
        t.resolve(0, Conquer(dice=dice))
        t.play("hex 0,-1")
        assert t.asked == -1
        assert t.a.vp == 4
        assert t.a.resources == [0, 1, 0, 0]
        assert len(t.events("roll_conquer")) == 1


def test_pillage_and_plunder_keeps_the_space_12_rule_on_empty_land() -> None:
    """CONQUER-11: military 12 gives both dice on empty land with the card in force, too; military 7 one."""
    t = attacking("pillage_and_plunder", defended=False)
    t.conquer_dice(4, WORKER)
    t.resolve(0, Conquer(dice=BOTH))
    t.play("hex 0,-1")
    assert t.a.vp == 4
    assert t.a.resources == [0, 1, 0, 0]
    t = attacking("pillage_and_plunder", defended=False)
    t.conquer_dice(4, WORKER)
    t.resolve(0, Conquer(dice=BOTH_IF_OPPONENT))
    t.play("hex 0,-1")
    assert t.options == ["die red", "die black"]


def test_pillage_and_plunder_does_not_stop_its_owners_traps() -> None:
    """Pillage and Plunder: it forbids traps against its owner, not by its owner."""
    t = Table()
    t.in_force(0, "pillage_and_plunder")
    t.hand(0, "trap")
    t.tile_at("0,-1", DESERT_ISLAND_WITH_FOOD)
    t.outpost(0, "0,-1")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,-1")
    assert t.asked == 0
    assert t.options == ["trap", "decline"]


# --- Pirate Rule


def test_pirate_rule_adds_the_benefit_of_an_empty_tile() -> None:
    """Pirate Rule: 4 VP by the red die and the tile's food."""
    t = attacking("pirate_rule", defended=False)
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die red")
    assert t.a.vp == 4
    assert t.a.resources == [0, 0, 1, 0]


def test_pirate_rule_works_on_opposing_tiles() -> None:
    """Pirate Rule: the same where B's outpost is toppled."""
    t = attacking("pirate_rule")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die black")
    assert t.a.toppled == 1
    assert t.a.resources == [1, 0, 1, 0]


def test_pirate_rule_with_the_black_tile_face_gives_the_benefit_twice() -> None:
    """Pirate Rule: once by the die, once by the card."""
    t = attacking("pirate_rule", defended=False)
    t.conquer_dice(4, TERRITORY_BENEFIT)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die black")
    assert t.a.resources == [0, 0, 2, 0]


def test_pirate_rule_comes_after_both_dice() -> None:
    """Pirate Rule, CONQUER-17: with both dice their results come first, then the tile's research."""
    t = attacking("pirate_rule", tile=46)
    t.conquer_dice(4, WORKER)
    t.science_die(MILITARY)
    t.resolve(0, Conquer(dice=BOTH))
    t.play("hex 0,-1")
    assert t.kind == "research"
    assert t.a.vp == 4
    assert t.a.resources == [0, 1, 0, 0]


def test_pirate_rule_gives_nothing_on_printed_land() -> None:
    """Pirate Rule, CONQUER-9: printed hexes have no benefit."""
    t = Table()
    t.in_force(0, "pirate_rule")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die red")
    assert t.a.vp == 4
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_pirate_rule_gives_nothing_to_a_trapped_attacker() -> None:
    """TRAP-10, CONQUER-18: B's resource first, then A's die; no food from Pirate Rule."""
    t = attacking("pirate_rule")
    t.hand(1, "trap")
    t.conquer_dice(4, TERRITORY_BENEFIT)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "trap", "gain coin")
    assert t.b.resources == [1, 0, 0, 0]
    assert t.options == ["die red", "die black"]
    t.play("die red")
    assert t.a.vp == 4
    assert t.a.resources == [0, 0, 0, 0]
    t = attacking("pirate_rule")
    t.hand(1, "trap")
    t.conquer_dice(4, TERRITORY_BENEFIT)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "trap", "gain coin", "die black")
    assert t.a.resources == [0, 0, 1, 0]  # the die still means the tile


def test_pirate_rule_comes_before_the_die_left_over() -> None:
    """Pirate Rule, CONQUER-17: the Traders' die is the last thing of a conquest."""
    t = attacking("pirate_rule", defended=False)
    t.piece("0,-1", token(1, CUBE))
    watcher = Watcher()
    t.b.powers = (watcher,)
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die red")
    assert watcher.seen == ["die 1 left with 1 food"]


# --- Revolution


def lost(t: Table, at: str, opponent: int = 1, mine: int = OUTPOST, theirs: int = OUTPOST) -> None:
    """On a hex a piece of A lies toppled under an upright one of an opponent."""
    t.piece(at, toppled(token(0, mine)))
    t.piece(at, token(opponent, theirs))


def revolution(*hexes: str) -> Table:
    """A plays Revolution, having lost these (printed) hexes to B."""
    t = Table()
    for at in hexes:
        lost(t, at)
    t.play_card(0, "revolution")
    return t


def test_revolution_offers_a_resource_or_an_uprising() -> None:
    """Revolution: any 1 resource; nothing stands up."""
    t = revolution("1,-2", "1,1")
    assert t.options == ["do resource", "do uprising"]
    t.play("do resource", "gain culture")
    assert t.a.resources[CULTURE] == 1
    assert controller(t.state, hex_number("1,-2")) == 1
    assert t.asked == -1


def test_revolution_turns_a_territory() -> None:
    """Revolution, CONQUER-18: A's outpost stands, B's lies, A controls; no dice and no conquest."""
    t = revolution("1,-2")
    at = hex_number("1,-2")
    t.play("do uprising")  # the only territory is taken unasked
    assert t.asked == -1
    assert t.state.tokens[at] == token(0, OUTPOST)
    assert t.state.second_tokens[at] == toppled(token(1, OUTPOST))
    assert controller(t.state, at) == 0
    assert t.b.control >> at & 1 == 0
    assert t.a.control.bit_count() == 2
    assert t.events("roll_conquer") == t.events("conquer") == []
    assert t.a.stats[CONQUESTS] == 0
    assert t.a.outposts == 8


def test_revolution_reaches_up_to_three_territories() -> None:
    """Revolution: three of four; then it is over."""
    t = revolution("1,-2", "1,1", "-1,2", "-2,1")
    t.play("do uprising")
    assert t.kind == "uprising"
    assert "done" not in t.options
    assert len(t.options) == 4
    t.play("hex 1,-2")
    assert "hex 1,-2" not in t.options
    assert t.options[-1] == "done"
    t.play("hex 1,1", "hex -1,2")
    assert t.asked == -1
    assert controller(t.state, hex_number("-1,2")) == 0
    assert controller(t.state, hex_number("-2,1")) == 1


def test_revolution_may_stop_after_one() -> None:
    """Revolution: 1 to 3 territories."""
    t = revolution("1,-2", "1,1")
    t.play("do uprising", "hex 1,1", "done")
    assert t.asked == -1
    assert controller(t.state, hex_number("1,1")) == 0
    assert controller(t.state, hex_number("1,-2")) == 1


def test_revolution_counts_for_the_achievement() -> None:
    """Revolution, ACHIEVE-6, D-67: two outposts toppled this way are worth 10 VP."""
    t = revolution("1,-2", "1,1")
    t.play("do uprising", "hex 1,-2")
    assert t.a.vp == 0
    t.play("hex 1,1")
    assert t.a.toppled == 2
    assert t.a.achievements == 1 << TOPPLE_TWO
    assert t.a.vp == 10


def test_revolution_knows_the_buildings_of_the_nomads() -> None:
    """Revolution, CONQUER-4, D-88: buildings on the map are outposts, A's own and those of opponents."""
    t = Table()
    lost(t, "1,-2", mine=BUILDING + FARM)
    lost(t, "1,1", opponent=2, theirs=LANDMARK + 3)
    t.play_card(0, "revolution")
    t.play("do uprising", "hex 1,-2", "hex 1,1")
    assert t.state.tokens[hex_number("1,-2")] == token(0, BUILDING + FARM)
    assert t.state.second_tokens[hex_number("1,1")] == toppled(token(2, LANDMARK + 3))
    assert controller(t.state, hex_number("1,-2")) == 0
    assert controller(t.state, hex_number("1,1")) == 0
    assert t.a.achievements == 1 << TOPPLE_TWO


def test_revolution_on_the_middle_island_gives_no_achievement() -> None:
    """Revolution, D-67, CONQUER-18: control, but no island achievement."""
    t = revolution("0,0")
    t.play("do uprising")
    assert controller(t.state, hex_number("0,0")) == 0
    assert t.a.achievements & 1 << MIDDLE_ISLAND == 0
    assert t.a.vp == 0


def test_revolution_without_toppled_outpost() -> None:
    """Revolution, TIMING-9: only the resource is left; B's toppled outposts do not matter."""
    t = Table()
    t.piece("1,-2", token(0, OUTPOST))
    t.piece("1,-2", toppled(token(1, OUTPOST)))
    t.play_card(0, "revolution")
    assert t.kind == "gain"
    t.play("gain coin")
    assert t.asked == -1


def test_revolution_with_all_resources_at_eight() -> None:
    """Revolution, TIMING-9, TIMING-18: the uprising is then mandatory; with nothing to stand up it is void."""
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    lost(t, "1,-2")
    t.play_card(0, "revolution")
    assert controller(t.state, hex_number("1,-2")) == 0
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    t.play_card(0, "revolution")
    assert t.asked == -1
    assert len(t.events("void")) == 1


def test_revolution_leaves_the_territory_closed() -> None:
    """Revolution, CONQUER-2: 2 tokens lie there, nobody can conquer it."""
    t = revolution("1,-2")
    t.play("do uprising")
    assert hex_number("1,-2") not in targets(t.state, 1, True)
    assert hex_number("1,-2") not in targets(t.state, 0, True)


def test_revolution_after_a_trap_and_after_a_conquest() -> None:
    """Revolution: an outpost toppled by a trap and one lost to a conquest stand up alike."""
    t = Table()
    t.tile_at("0,-1", DESERT_ISLAND_WITH_FOOD)
    t.outpost(1, "0,-1")
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "trap", "gain coin", "die red")
    t.outpost(0, "1,-2")
    t.resolve(2, Conquer(anywhere=True))
    t.play("hex 1,-2", "die black")
    assert t.a.control.bit_count() == 1
    t.play_card(0, "revolution")
    t.play("do uprising", "hex 0,-1", "hex 1,-2")
    assert t.a.control.bit_count() == 3
    assert t.state.tokens[hex_number("0,-1")] == toppled(token(1, OUTPOST))
    assert t.state.second_tokens[hex_number("0,-1")] == token(0, OUTPOST)
    assert t.a.achievements == 1 << TOPPLE_TWO


def test_revolution_asks_for_no_trap_and_ignores_alliances() -> None:
    """Revolution, CONQUER-18: B's trap stays in hand, a protection against conquest does not help."""
    t = Table()
    lost(t, "1,-2")
    t.hand(1, "trap")
    t.b.powers = (Protector(),)
    t.play_card(0, "revolution")
    t.play("do uprising")
    assert t.asked == -1
    assert len(t.b.hand) == 1
    assert controller(t.state, hex_number("1,-2")) == 0


def test_revolution_against_a_finished_player() -> None:
    """Revolution, END-4: outposts of finished players can be toppled."""
    t = Table()
    lost(t, "1,-2")
    t.finish(1)
    t.play_card(0, "revolution")
    t.play("do uprising")
    assert controller(t.state, hex_number("1,-2")) == 0
    assert t.a.toppled == 1


def test_revolution_is_no_conquest_for_the_card_it_covers() -> None:
    """Pillage and Plunder, Pirate Rule, TAPESTRY-3: covered by Revolution they give no dice and no tile benefit."""
    for card in ("pillage_and_plunder", "pirate_rule"):
        t = Table()
        t.in_force(0, card)
        watcher = Watcher()
        t.tile_at("0,-1", DESERT_ISLAND_WITH_FOOD)
        lost(t, "0,-1")
        t.play_card(0, "revolution")
        t.a.powers = (*t.a.powers, watcher)
        t.play("do uprising")
        assert watcher.seen == []
        assert t.a.resources == [0, 0, 0, 0]
        assert t.events("roll_conquer") == []
