"""Nomads (CIV-1): buildings and landmarks on the map."""

from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, GainLandmark, Landmark
from gobelin.rules.chapters.conquer import CONQUER, Conquer, targets
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.engine.state import BUILDING, CUBE, LANDMARK, is_toppled, token, toppled
from gobelin.rules.printed.names import ARMORY, FARM, HOUSE, LANDMARKS, MARKET, MIDDLE_ISLAND, TOPPLE_TWO
from table import Table, hex_number


def a_table(era: int = 1) -> Table:
    t = Table(era=era)
    t.civilization(0, "nomads")
    return t


def map_places(t: Table) -> list[str]:
    return [text for text in t.options if text.startswith("hex ")]


def building_at(t: Table, at: str, building: int = HOUSE) -> None:
    """A's building stands on a hex."""
    t.a.taken[building] += 1
    t.piece(at, token(0, BUILDING + building))


def test_city_or_map() -> None:
    """BUILD-15: the city's plots are offered along with the map; the start territory is full."""
    t = a_table()
    t.resolve(0, BUILDING_OF[HOUSE])
    assert t.kind == "place"
    assert any(text.startswith("place house") for text in t.options)
    assert sorted(map_places(t)) == ["hex -1,-1", "hex 0,-3", "hex 1,-2"]
    t.play(next(text for text in t.options if text.startswith("place house")))
    assert t.asked == -1
    assert t.a.plots[HOUSE] != 0


def test_unexplored_hexes_are_no_place() -> None:
    """Nomads: an empty territory is an explored one."""
    t = a_table()
    t.resolve(0, BUILDING_OF[HOUSE])
    assert "hex 0,-1" not in t.options
    t = a_table()
    t.tile_at("0,-1", 1)
    t.resolve(0, BUILDING_OF[HOUSE])
    assert "hex 0,-1" in t.options


def test_on_an_empty_neighbour_it_controls_without_a_conquest() -> None:
    """Nomads (b), CONQUER-18: control, but no resource, no dice, no outpost spent."""
    t = a_table()
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 1,-2")
    assert t.asked == -1
    assert t.controls(0, "1,-2")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.outposts == 8
    assert not t.events("roll_conquer")
    assert t.state.tokens[hex_number("1,-2")] == token(0, BUILDING + HOUSE)


def test_beside_an_own_outpost_it_gives_a_resource_and_protects() -> None:
    """Nomads (a): any 1; with two tokens opponents cannot conquer there."""
    t = a_table()
    t.outpost(0, "1,-2")
    assert hex_number("1,-2") in targets(t.state, 1, anywhere=True)
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain worker")
    assert t.a.resources == [0, 1, 0, 0]
    assert t.controls(0, "1,-2")
    assert hex_number("1,-2") not in targets(t.state, 1, anywhere=True)


def test_beside_an_own_building_it_gives_a_resource_too() -> None:
    """Nomads (a): the other token is an outpost or a building."""
    t = a_table()
    building_at(t, "1,-2")
    t.resolve(0, BUILDING_OF[FARM])
    t.play("hex 1,-2", "gain coin")
    assert t.a.resources == [1, 0, 0, 0]
    assert t.state.second_tokens[hex_number("1,-2")] == token(0, BUILDING + FARM)


def test_a_conquered_territory_holds_two_tokens() -> None:
    """Nomads: an own upright and a foreign toppled outpost are two, so it is no target."""
    t = a_table()
    t.piece("1,-2", toppled(token(1, 0)))
    t.outpost(0, "1,-2")
    assert t.controls(0, "1,-2")
    t.resolve(0, BUILDING_OF[HOUSE])
    assert "hex 1,-2" not in t.options


def test_land_of_others_and_land_with_a_token_are_no_place() -> None:
    """Nomads (b): empty means no token at all - neither B's outpost nor a Traders' token."""
    t = a_table()
    t.outpost(1, "1,-2")
    t.piece("-1,-1", token(2, CUBE))
    t.resolve(0, BUILDING_OF[HOUSE])
    assert map_places(t) == ["hex 0,-3"]


def test_open_with_all_outposts_on_the_map_and_in_spite_of_an_alliance() -> None:
    """Nomads (b): needs no outpost and is no conquest (CONQUER-18)."""
    t = a_table()
    t.a.outposts = 0
    t.in_force(0, "alliance", pact=(1, -1))
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 1,-2")
    assert t.controls(0, "1,-2")


def test_the_new_land_counts_and_reaches_further() -> None:
    """CONQUER-4: it counts as a territory, one explores and conquers next to it, and another building may follow."""
    t = a_table()
    building_at(t, "1,-2")
    t.resolve(0, VpPer("territories"))
    assert t.a.vp == 2
    t.tiles(0, 1)
    t.resolve(0, EXPLORE)
    assert "hex 2,-2" in t.options
    t = a_table()
    building_at(t, "1,-2")
    t.tile_at("2,-2", 1)
    t.resolve(0, CONQUER)
    assert "hex 2,-2" in t.options
    assert "hex 1,-2" not in t.options


def test_buildings_on_the_map_count_for_their_type_but_fill_no_plot() -> None:
    """BUILD-12: VP per house counts it; the city has nothing of it."""
    t = a_table()
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 1,-2")
    t.resolve(0, VpPer("houses"))
    assert t.a.vp == 1
    assert t.a.built == 0
    assert t.a.plots == [0, 0, 0, 0]
    assert t.a.placed == ()


def test_capitalism_pays_for_it_monarchy_does_not() -> None:
    """BUILD-15: gained, yes; placed in the city, no."""
    t = a_table()
    t.in_force(0, "capitalism")
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("hex 1,-2")
    assert t.a.resources == [1, 0, 0, 0]
    t = a_table()
    t.in_force(0, "monarchy")
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("hex 1,-2")
    assert t.a.vp == 0
    t.resolve(0, BUILDING_OF[MARKET])
    t.play(next(text for text in t.options if text.startswith("place market")))
    assert t.a.vp > 0


def test_a_landmark_needs_one_place() -> None:
    """Nomads: a landmark on the map is one token, whatever its shape."""
    t = a_table()
    number = LANDMARKS.index("train_station")
    t.push(GainLandmark(0, number, False, 0))
    assert "hex 1,-2" in t.options
    t.play("hex 1,-2")
    assert t.state.tokens[hex_number("1,-2")] == token(0, LANDMARK + number)
    assert t.a.landmarks == (number,)
    assert t.controls(0, "1,-2")
    t.resolve(0, VpPer("landmarks"))
    assert t.a.vp == 1


def test_a_landmark_already_taken_brings_nothing() -> None:
    """LANDMARK-2: nothing to place."""
    t = a_table()
    t.landmark(1, "bakery")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    assert t.asked == -1
    assert t.a.landmarks == ()


def test_the_middle_island_without_its_achievement() -> None:
    """CONQUER-18: option (b) on the island controls it and earns nothing."""
    t = a_table()
    t.tile_at("0,-1", 1)
    t.outpost(0, "0,-1")
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play("hex 0,0")
    assert t.controls(0, "0,0")
    assert t.a.achievements == 0
    assert t.a.vp == 0


def test_an_opponent_conquers_a_building_like_an_outpost() -> None:
    """CONQUER-4, CONQUER-6, ACHIEVE-6: toppled, it counts for the achievement and stays; control changes."""
    t = a_table()
    building_at(t, "1,-2")
    t.b.toppled = 1
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (1, "die")
    at = hex_number("1,-2")
    assert is_toppled(t.state.tokens[at])
    assert t.controls(1, "1,-2")
    assert not t.controls(0, "1,-2")
    assert t.b.achievements == 1 << TOPPLE_TWO
    assert at not in targets(t.state, 2, anywhere=True)
    t.play("die red")
    t.resolve(0, VpPer("houses"))
    assert t.a.vp == 1  # still A's house


def test_both_dice_against_a_building() -> None:
    """CONQUER-11: land held by a building was an opponent's."""
    t = a_table()
    building_at(t, "1,-2")
    t.resolve(1, Conquer(anywhere=True, dice=1))
    t.conquer_dice(5, 2)
    t.play("hex 1,-2")
    assert t.b.vp == 5
    assert t.b.resources == [0, 0, 1, 0]


def test_a_building_is_defended_with_a_trap() -> None:
    """TRAP-2, TRAP-3, CONQUER-4: A keeps control, the attacker's outpost lies there."""
    t = a_table()
    building_at(t, "1,-2")
    t.hand(0, "trap")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (0, "trap")
    t.play("trap", "gain coin")
    assert t.controls(0, "1,-2")
    at = hex_number("1,-2")
    assert t.state.tokens[at] == token(0, BUILDING + HOUSE)
    assert is_toppled(t.state.second_tokens[at])
    assert t.a.toppled == 1


def test_a_building_as_second_token_is_toppled_with_nobody() -> None:
    """Nomads (a): two tokens, so no conquest at all, not even with dice for anywhere."""
    t = a_table()
    t.outpost(0, "1,-2")
    t.piece("1,-2", token(0, BUILDING + ARMORY))
    t.resolve(1, Conquer(anywhere=True))
    assert "hex 1,-2" not in t.options


def test_revolution_stands_a_building_up() -> None:
    """CONQUER-4: a toppled building of A's stands again and topples the outpost over it."""
    t = a_table()
    building_at(t, "1,-2")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 1,-2", "die red")
    t.play_card(0, "revolution")
    t.play("do uprising")
    at = hex_number("1,-2")
    assert not is_toppled(t.state.tokens[at])
    assert is_toppled(t.state.second_tokens[at])
    assert t.controls(0, "1,-2")
    assert t.a.toppled == 1


def test_with_craftsmen_exactly_one_place() -> None:
    """BUILD-15 (D-143): city, Craftsmen's mat or map - on the map the Craftsmen get nothing."""
    t = a_table()
    t.civilization(0, "craftsmen")
    mat = t.a.civ_mats[1]
    t.resolve(0, BUILDING_OF[HOUSE])
    assert "column left" in t.options
    t.play("hex 1,-2")
    assert t.asked == -1
    assert t.a.civ_mats[1] == mat
    assert t.a.resources == [0, 0, 0, 0]


def test_with_no_room_in_the_city_the_map_is_still_a_choice() -> None:
    """BUILD-6, BUILD-15: beside the mat or on the map."""
    t = a_table()
    t.a.built = (1 << 81) - 1
    t.resolve(0, BUILDING_OF[HOUSE])
    assert sorted(t.options) == ["hex -1,-1", "hex 0,-3", "hex 1,-2", "place beside house"]


def test_a_landmark_may_go_to_the_city_beside_it_or_on_the_map() -> None:
    """BUILD-5, BUILD-15: three kinds of places, exactly one of them is taken."""
    t = a_table()
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    assert "place bakery z0 r0" in t.options
    assert t.options[-4] == "place beside bakery"
    assert sorted(t.options[-3:]) == ["hex -1,-1", "hex 0,-3", "hex 1,-2"]
    t.play("place beside bakery")
    assert t.asked == -1
    assert t.a.landmarks == (LANDMARKS.index("bakery"),)
    assert not t.controls(0, "0,-3")


def test_any_building_is_chosen_first_then_placed() -> None:
    """BUILD-15: type, then place."""
    t = a_table()
    t.resolve(0, ANY_BUILDING)
    t.play("do farm", "hex 0,-3")
    assert t.a.taken == [0, 0, 1, 0]
    assert t.controls(0, "0,-3")


def test_others_build_in_the_city_only() -> None:
    """Nomads: the ability is its owner's."""
    t = a_table()
    t.resolve(1, BUILDING_OF[HOUSE])
    assert not map_places(t)


def test_gained_during_the_game_it_applies_to_later_buildings() -> None:
    """CIV-3: nothing at once."""
    t = Table()
    t.civilization(0, "nomads", during_game=True)
    t.run()
    assert t.asked == -1
    t.resolve(0, BUILDING_OF[HOUSE])
    assert "hex 1,-2" in t.options


def test_the_island_conquered_from_a_building_earns_the_achievement() -> None:
    """ACHIEVE-7: B's conquest of the island that A's building held succeeds."""
    t = a_table()
    building_at(t, "0,0")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,0")
    assert t.b.achievements == 1 << MIDDLE_ISLAND


def test_no_start_adjustment() -> None:
    """CIV-9: none is published for the Nomads; nothing happens in income turns."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "nomads")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.vp == 0
