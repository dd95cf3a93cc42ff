"""CONQUER: outposts on the map, who controls what, and the conquer dice."""

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.conquer import BOTH, BOTH_IF_OPPONENT, CONQUER, Conquer
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.engine.state import BUILDING, CUBE, OUTPOST, is_toppled, token, token_owner, toppled
from gobelin.rules.printed.names import COIN, CULTURE, FARM, FOOD, FROM_DICE, MILITARY, NOBODY, WORKER
from table import Table, hex_number

TERRITORIES = 0  # the red face "1 VP per territory"
TILE = -1  # the black face "benefit of the tile"


# --- Needs and targets


def test_without_an_outpost_conquering_is_void() -> None:
    """CONQUER-1, CONQUER-12: all 10 outposts on the map, some toppled: M1 is void, no dice."""
    t = Table()
    t.a.outposts = 0
    t.piece("-1,-1", token(1, OUTPOST))
    t.piece("-1,-1", toppled(token(0, OUTPOST)))
    t.push(Rewards(0, MILITARY, 1, FULL))
    assert [event.args["effect"] for event in t.events("void")] == ["conquer"]
    assert t.events("roll_conquer") == []
    assert t.asked == NOBODY


def test_without_a_target_conquering_is_void() -> None:
    """CONQUER-1: everything beside A's land is full."""
    t = Table()
    for at in ("-1,-1", "0,-3", "1,-2"):
        t.piece(at, token(1, OUTPOST))
        t.piece(at, toppled(token(2, OUTPOST)))
    t.resolve(0, CONQUER)
    assert len(t.events("void")) == 1
    assert t.a.outposts == 8


def test_legal_targets() -> None:
    """CONQUER-2: explored or printed, adjacent, at most 1 token, not one's own."""
    t = Table()
    t.tile_at("0,-1", 5)
    t.outpost(1, "1,-2")
    t.outpost(0, "0,-3")
    t.piece("-1,-1", token(1, CUBE))
    t.resolve(0, CONQUER)
    assert t.options == ["hex -1,-1", "hex 0,-1", "hex 1,-2"]


def test_what_can_never_be_conquered() -> None:
    """CONQUER-2, LANG-4, D-64, SETUP-9: start territories, own land, land with two tokens, by any conquest."""
    t = Table()
    t.outpost(0, "1,-2")
    t.piece("-1,-1", token(1, OUTPOST))
    t.piece("-1,-1", toppled(token(0, OUTPOST)))
    for anywhere in (False, True):
        t.resolve(0, Conquer(anywhere=anywhere))
        for at in ("0,-2", "1,-2", "-1,-1", "2,0", "-2,2", "0,-1"):
            assert f"hex {at}" not in t.options
        t.state.stack.clear()
    t.resolve(1, Conquer(anywhere=True))
    assert "hex 0,-2" not in t.options  # A's start territory


def test_anywhere_drops_only_the_adjacency() -> None:
    """CONQUER-3: every explored territory with room that is not A's."""
    t = Table()
    t.resolve(0, Conquer(anywhere=True))
    assert sorted(t.options) == sorted(
        f"hex {at}" for at in ("-3,3", "-2,1", "-1,-1", "-1,2", "0,-3", "0,0", "1,-2", "1,1", "2,-1", "3,0")
    )


def test_conquering_cannot_be_declined() -> None:
    """CONQUER-14: targets only, and a die must be taken."""
    t = Table()
    t.resolve(0, CONQUER)
    assert t.options == ["hex -1,-1", "hex 0,-3", "hex 1,-2"]
    t.play("hex 1,-2")
    assert t.options == ["die red", "die black"]


def test_without_controlled_land_neither_exploring_nor_conquering() -> None:
    """CONQUER-16 (constructed): A has lost the start territory."""
    t = Table()
    start = hex_number("0,-2")
    t.state.tokens[start] = toppled(token(0, OUTPOST))
    t.state.second_tokens[start] = token(1, OUTPOST)
    t.a.control = 0
    t.tiles(0, 5)
    t.resolve(0, EXPLORE)
    t.resolve(0, CONQUER)
    assert [event.args["effect"] for event in t.events("void")] == ["explore", "conquer"]


# --- Control


def test_control_is_having_the_only_upright_outposts() -> None:
    """CONQUER-4: an upright outpost controls, a toppled one does not, a player token never does."""
    t = Table()
    t.piece("1,-2", token(1, CUBE))
    assert not any(t.controls(player, "1,-2") for player in range(3))
    t.piece("1,-2", token(0, OUTPOST))
    assert t.controls(0, "1,-2")
    t.piece("-1,-1", toppled(token(1, OUTPOST)))
    assert not t.controls(1, "-1,-1")
    t.piece("-1,-1", token(2, OUTPOST))
    assert t.controls(2, "-1,-1")
    assert not t.controls(1, "-1,-1")


def test_a_nomads_building_counts_as_an_outpost() -> None:
    """CONQUER-4, D-68: it controls, is conquered and toppled, and counts for the achievement; others may trap."""
    t = Table()
    t.civilization(1, "nomads")
    t.piece("1,-2", token(1, BUILDING + FARM))
    assert t.controls(1, "1,-2")
    t.a.toppled = 1
    t.conquer_dice(4, COIN)
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == 1
    assert t.options == ["trap", "decline"]
    t.play("decline", "die red")
    assert t.controls(0, "1,-2")
    assert t.pieces("1,-2") == (toppled(token(1, BUILDING + FARM)), token(0, OUTPOST))
    assert t.a.toppled == 2
    assert t.a.vp == 10 + 4


def test_placing_a_nomads_building_is_no_conquest() -> None:
    """CONQUER-4, CONQUER-18, Nomads: the middle island taken by a building: control, no dice, no achievement."""
    t = Table()
    t.civilization(0, "nomads")
    t.tile_at("0,-1", 5)
    t.outpost(0, "0,-1")
    t.resolve(0, BUILDING_OF[FARM])
    assert "hex 0,0" in t.options
    t.play("hex 0,0")
    assert t.controls(0, "0,0")
    assert t.events("roll_conquer") == []
    assert t.a.achievements == 0
    assert t.a.vp == 0


# --- The attack


def test_conquering_empty_land() -> None:
    """CONQUER-5, CONQUER-7: an outpost of the supply stands there; both dice are rolled, one is gained by choice."""
    t = Table()
    t.conquer_dice(6, WORKER)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.a.outposts == 7
    assert t.pieces("1,-2") == (token(0, OUTPOST),)
    assert t.controls(0, "1,-2")
    assert t.events("roll_conquer")[0].args == {
        "red": 6, "black": "worker", "hex": "1,-2", "source": FROM_DICE,
    }  # fmt: skip
    assert t.options == ["die red", "die black"]
    t.play("die red")
    assert (t.a.vp, t.a.resources) == (6, [0, 0, 0, 0])
    t = Table()
    t.conquer_dice(6, WORKER)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die black")
    assert (t.a.vp, t.a.resources) == (0, [0, 1, 0, 0])


def test_toppling() -> None:
    """CONQUER-6, CONQUER-4: B's outpost lies, A's stands; nobody may conquer there any more."""
    t = Table()
    t.outpost(1, "1,-2")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die red")
    assert t.pieces("1,-2") == (toppled(token(1, OUTPOST)), token(0, OUTPOST))
    assert t.controls(0, "1,-2")
    assert not t.controls(1, "1,-2")
    assert t.b.outposts == 7  # it does not return (CONQUER-12)
    for player in (1, 2):
        t.resolve(player, Conquer(anywhere=True))
        assert "hex 1,-2" not in t.options
        t.state.stack.clear()


def test_the_defender_is_asked_before_the_dice_are_rolled() -> None:
    """CONQUER-5, CONQUER-13, OPEN-4, D-57: placed, not toppled yet, no dice."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == 1
    assert t.kind == "trap"
    assert t.pieces("1,-2") == (token(1, OUTPOST), token(0, OUTPOST))
    assert t.a.outposts == 7
    assert t.events("roll_conquer") == []
    assert t.controls(1, "1,-2")


def test_order_of_a_conquest() -> None:
    """CONQUER-13: place, trap decision, topple, achievement, roll, gain."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.a.toppled = 1
    t.conquer_dice(5, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "decline", "die red")
    keys = [event.key for event in t.log]
    order = ["outpost", "decline", "topple", "achievement", "roll_conquer", "vp"]
    assert [key for key in keys if key in order] == [*order[:4], "vp", *order[4:]]


# --- The dice


def test_territory_faces() -> None:
    """CONQUER-8, CONQUER-9: with the land just won 3 VP, or the tile's food."""
    for die, vp, food in (("die red", 3, 0), ("die black", 0, 1)):
        t = Table()
        t.outpost(0, "1,-2")
        t.tile_at("0,-1", 5)
        t.conquer_dice(TERRITORIES, TILE)
        t.resolve(0, CONQUER)
        t.play("hex 0,-1", die)
        assert t.a.vp == vp
        assert t.a.resources == [0, 0, food, 0]


def test_printed_land_has_no_tile_and_an_empty_die_may_be_chosen() -> None:
    """CONQUER-9, CONQUER-10, OPEN-10, D-62: the black tile face gives nothing on printed land, by choice."""
    t = Table()
    t.conquer_dice(7, TILE)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.options == ["die red", "die black"]
    t.play("die black")
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == NOBODY


def test_both_dice_in_the_owner_s_order() -> None:
    """CONQUER-11, TIMING-20: asked where it matters (a farm of the tile), unasked for plain gains."""
    t = Table()
    t.tile_at("0,-1", 8)  # a farm
    t.conquer_dice(TERRITORIES, TILE)
    t.resolve(0, Conquer(dice=BOTH))
    t.play("hex 0,-1")
    assert t.options == ["die red", "die black"]
    t.play("die black")
    assert t.kind == "place"
    assert t.a.vp == 0
    t.play("place farm a1")
    assert t.a.vp == 2
    t = Table()
    t.conquer_dice(4, FOOD)
    t.resolve(0, Conquer(dice=BOTH))
    t.play("hex 1,-2")
    assert t.asked == NOBODY
    assert (t.a.vp, t.a.resources) == (4, [0, 0, 1, 0])


def test_both_dice_if_it_was_an_opponent_s() -> None:
    """CONQUER-11, D-60: Tanks: judged by who controlled it before the attack."""
    t = Table()
    t.outpost(1, "1,-2")
    t.conquer_dice(4, FOOD)
    t.push(Rewards(0, MILITARY, 7, FULL))
    t.play("hex 1,-2")
    assert (t.a.vp, t.a.resources) == (4, [0, 0, 1, 0])
    t = Table()
    t.piece("1,-2", token(1, CUBE))  # somebody's token, nobody's land
    t.conquer_dice(4, FOOD)
    t.resolve(0, Conquer(dice=BOTH_IF_OPPONENT))
    t.play("hex 1,-2")
    assert t.options == ["die red", "die black"]


def test_both_dice_from_two_sources_are_still_two() -> None:
    """CONQUER-19, D-63: Mechs with Pillage and Plunder in force."""
    t = Table(era=2)
    t.in_force(0, "pillage_and_plunder")
    t.outpost(1, "1,-2")
    t.conquer_dice(5, CULTURE)
    t.resolve(0, Conquer(dice=BOTH))
    t.play("hex 1,-2")
    assert (t.a.vp, t.a.resources) == (5, [0, 0, 0, 1])
    assert len(t.events("roll_conquer")) == 1


def test_mechs_without_a_civilization_left() -> None:
    """CIV-2: both dice, no civilization."""
    t = Table()
    t.state.civ_deck = []
    t.conquer_dice(5, CULTURE)
    t.push(Rewards(0, MILITARY, 12, FULL))
    t.play("do conquer", "hex 1,-2")
    assert (t.a.vp, t.a.resources) == (5, [0, 0, 0, 1])
    assert t.a.civilizations == ()
    assert [event.args["effect"] for event in t.events("void")] == ["gain_civilization"]


def test_outposts_never_return() -> None:
    """CONQUER-12: eight conquests empty the supply, also with a toppled outpost among them; the ninth is void."""
    t = Table()
    for at, number in (("0,-1", 5), ("1,-1", 7), ("1,-3", 16), ("-1,-2", 17), ("-1,0", 26)):
        t.tile_at(at, number)
    for at in ("1,-2", "0,-3", "-1,-1", "0,-1", "1,-1", "1,-3", "-1,-2"):
        t.resolve(0, CONQUER)
        t.play(f"hex {at}", "die red")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 1,-2", "die red")
    assert t.a.outposts == 1
    t.resolve(0, CONQUER)
    t.play("hex -1,0", "die red")
    assert t.a.outposts == 0
    t.resolve(0, CONQUER)
    assert [event.args["effect"] for event in t.events("void")] == ["conquer"]


# --- Finished players, cards and civilizations


def test_a_finished_player_s_land() -> None:
    """CONQUER-15, TRAP-9: B is finished with a trap in hand: no question, the conquest succeeds."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.finish(1)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == 0
    assert t.kind == "die"
    assert t.controls(0, "1,-2")


def test_isolationists_token_comes_before_the_dice() -> None:
    """CONQUER-17, D-65: outpost, token or not, any 1 resource, then the dice; two tokens lie there."""
    t = Table()
    t.civilization(0, "isolationists")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.options == ["accept", "decline"]
    assert t.events("roll_conquer") == []
    t.play("accept")
    assert t.kind == "gain"
    assert t.events("roll_conquer") == []
    t.play("gain food")
    assert t.kind == "die"
    assert t.pieces("1,-2") == (token(0, OUTPOST), token(0, CUBE))
    t.play("die red")
    t.resolve(1, Conquer(anywhere=True))
    assert "hex 1,-2" not in t.options


def test_pirate_rule_after_the_dice_then_the_die_left_over() -> None:
    """CONQUER-17, D-65, Pirate Rule, Traders: die chosen, tile benefit, then the Traders' unselected die."""
    t = Table(era=2)
    t.in_force(0, "pirate_rule")
    t.civilization(1, "traders")
    t.tile_at("0,-1", 8)  # a farm: asks for its place
    t.piece("0,-1", token(1, CUBE))
    t.conquer_dice(5, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,-1", "die red")
    assert t.a.vp == 5
    assert t.asked == 0
    assert t.kind == "place"
    t.play("place farm a1")
    assert t.asked == 1
    t.play("accept")
    assert t.b.resources[COIN] == 1


def test_militants_choose_the_row_with_the_territory() -> None:
    """CONQUER-17, Militants: territory, then the row, before the outpost stands and before a trap is asked for."""
    t = Table()
    t.civilization(0, "militants")
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == 0
    assert t.options == ["row top", "row bottom"]
    assert t.pieces("1,-2") == (token(1, OUTPOST),)
    t.play("row bottom")
    assert t.asked == 1
    assert t.pieces("1,-2") == (token(1, OUTPOST), token(0, OUTPOST))


def test_mystics_count_before_the_roll() -> None:
    """CONQUER-17, CIV-16: the resource for the predicted number of territories comes before the dice."""
    t = Table()
    t.civilization(0, "mystics")
    t.run()
    t.play("number 2", "number 2", "number 2", "number 2")
    before = sum(t.a.resources)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "gain"
    assert t.events("roll_conquer") == []
    t.play("gain food")
    assert t.kind == "die"
    assert sum(t.a.resources) == before + 1


def test_militarism_s_outpost_is_no_conquest() -> None:
    """CONQUER-18, Militarism: no dice, no trap question, no Pirate Rule."""
    t = Table(era=2)
    t.in_force(0, "militarism")
    t.tiles(0, 5)
    t.hand(1, "trap")
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "accept")
    assert t.controls(0, "0,-1")
    assert t.events("roll_conquer") == []
    assert t.asked == NOBODY


def test_revolution_is_no_conquest() -> None:
    """CONQUER-18, D-67, Revolution: A's outpost on the island stands up: control, no dice, no trap, no achievement."""
    t = Table(era=2)
    t.piece("0,0", toppled(token(0, OUTPOST)))
    t.piece("0,0", token(1, OUTPOST))
    t.hand(1, "trap")
    t.in_force(1, "alliance", pact=(0, -1))  # bars conquests between the two, not this
    t.play_card(0, "revolution")
    t.play("do uprising")  # the only territory: unasked
    assert t.controls(0, "0,0")
    assert not t.controls(1, "0,0")
    assert t.events("roll_conquer") == []
    assert t.asked == NOBODY
    assert t.a.achievements == 0
    first, second = t.pieces("0,0")
    assert (token_owner(first), is_toppled(first)) == (0, False)
    assert (token_owner(second), is_toppled(second)) == (1, True)


def test_alliance_bars_conquests_only() -> None:
    """CONQUER-18, Alliance: A may not choose the ally's land; other targets stay."""
    t = Table(era=2)
    t.in_force(1, "alliance", pact=(0, -1))
    t.outpost(1, "1,-2")
    t.outpost(2, "0,-3")
    t.resolve(0, CONQUER)
    assert t.options == ["hex -1,-1", "hex 0,-3"]
