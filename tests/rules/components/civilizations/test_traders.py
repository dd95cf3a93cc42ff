"""Traders (CIV-1): tokens on the map and the die nobody took."""

from gobelin.rules.chapters.conquer import BOTH, CONQUER, Conquer, targets
from gobelin.rules.engine.state import BUILDING, CUBE, OUTPOST, token
from gobelin.rules.printed.names import CIVILIZATIONS, CULTURE, FOOD, HOUSE
from table import Table, hex_number

TRADERS = CIVILIZATIONS.index("traders")
PRINTED = ("-1,-1", "-1,2", "-2,1", "-3,3", "0,-3", "0,0", "1,-2", "1,1", "2,-1", "3,0")  # and empty


def a_table(era: int = 1) -> Table:
    t = Table(era=era)
    t.civilization(0, "traders")
    return t


def tokens(t: Table) -> int:
    return t.a.civ_mat(TRADERS)[0]


def with_token(at: str) -> Table:
    """A's token lies alone on a hex."""
    t = a_table()
    t.piece(at, token(0, CUBE))
    return t


def test_four_tokens_at_the_start_and_when_gained_later() -> None:
    """SETUP-14, CIV-11."""
    assert tokens(a_table()) == 4
    t = Table()
    t.civilization(0, "traders", during_game=True)
    t.run()
    assert t.asked == -1
    assert tokens(t) == 4


def test_empty_explored_territories_are_targets() -> None:
    """Traders (a): tiles and printed land; not unexplored hexes, not start territories with 2 outposts."""
    t = a_table()
    t.tile_at("1,0", 1)
    t.income(0)
    assert (t.asked, t.kind) == (0, "trade")
    assert sorted(t.options) == sorted([*(f"hex {at}" for at in (*PRINTED, "1,0")), "decline"])


def test_the_ability_may_be_declined() -> None:
    """INCOME-4: the mat says may."""
    t = a_table()
    t.income(0)
    t.play("decline")
    assert tokens(t) == 4
    assert t.kind == "gain"  # step 2


def test_no_tokens_left_no_question() -> None:
    """Traders: four tokens in all."""
    t = a_table()
    t.a.set_civ_mat(TRADERS, (0,))
    t.income(0)
    assert t.kind == "gain"


def test_one_vp_per_neighbouring_territory_of_an_opponent() -> None:
    """Traders (a): each adjacent territory once, whoever of the opponents controls it; own land does not count."""
    t = a_table()
    t.tile_at("1,0", 1)
    t.outpost(1, "1,1")
    t.outpost(2, "2,-1")
    t.tile_at("1,-1", 2)
    t.outpost(0, "1,-1")
    t.income(0)
    t.play("hex 1,0")  # next to B's start, B's 1,1, C's 2,-1 and A's 1,-1
    assert t.a.vp == 3
    assert t.state.tokens[hex_number("1,0")] == token(0, CUBE)
    assert tokens(t) == 3


def test_an_empty_territory_for_no_vp() -> None:
    """Traders (a): may be chosen for 0 VP."""
    t = a_table()
    t.income(0)
    t.play("hex 0,-3")
    assert t.a.vp == 0
    assert tokens(t) == 3
    assert t.state.tokens[hex_number("0,-3")] == token(0, CUBE)


def test_on_a_single_outpost_the_territorys_benefit_is_gained() -> None:
    """Traders (b): A gains it, B keeps the territory, nobody can conquer it any more (CONQUER-2)."""
    t = a_table()
    t.tile_at("1,0", 3)  # food
    t.outpost(1, "1,0")
    t.income(0)
    t.play("hex 1,0")
    assert t.a.resources == [0, 0, 1, 0]
    assert t.a.vp == 0
    at = hex_number("1,0")
    assert (t.state.tokens[at], t.state.second_tokens[at]) == (token(1, OUTPOST), token(0, CUBE))
    assert t.b.control >> at & 1
    assert not t.a.control >> at & 1
    assert at not in targets(t.state, 0, anywhere=True)
    assert at not in targets(t.state, 2, anywhere=True)


def test_a_benefit_with_choices_is_the_owners() -> None:
    """Traders (b): the territory gives a house, A places it."""
    t = a_table()
    t.tile_at("1,0", 25)
    t.outpost(1, "1,0")
    t.income(0)
    t.play("hex 1,0")
    assert (t.asked, t.kind) == (0, "place")
    assert t.a.taken[HOUSE] == 1
    assert t.b.taken[HOUSE] == 0


def test_on_a_single_outpost_on_printed_land_for_nothing() -> None:
    """Traders (b): printed land has no benefit; it may be chosen."""
    t = a_table()
    t.outpost(1, "2,-1")
    t.income(0)
    t.play("hex 2,-1")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.vp == 0
    assert t.state.second_tokens[hex_number("2,-1")] == token(0, CUBE)
    assert t.kind == "gain"  # step 2


def test_a_nomads_building_is_no_outpost_here() -> None:
    """Traders (b): a single building is no target."""
    t = a_table()
    t.piece("2,-1", token(1, BUILDING + HOUSE))
    t.income(0)
    assert "hex 2,-1" not in t.options


def test_own_outposts_and_full_territories_are_no_targets() -> None:
    """Traders (b): exactly one outpost, an opponent's, and nothing else."""
    t = a_table()
    t.outpost(0, "1,-2")
    t.outpost(1, "2,-1")
    t.piece("2,-1", token(2, CUBE))
    t.piece("0,0", token(0, CUBE))
    t.income(0)
    for at in ("1,-2", "2,-1", "0,0", "0,-2", "2,0", "-2,2"):
        assert f"hex {at}" not in t.options


def test_the_token_never_controls() -> None:
    """CONQUER-4: player tokens control nothing; the territory can still be conquered."""
    t = with_token("2,-1")
    at = hex_number("2,-1")
    assert all(not who.control >> at & 1 for who in t.state.players)
    assert at in targets(t.state, 1, anywhere=False)


def test_the_die_left_over_comes_last() -> None:
    """CONQUER-17: after the conqueror's die and Pirate Rule A may gain the other die."""
    t = with_token("1,0")
    t.state.unexplored &= ~(1 << hex_number("1,0"))
    t.state.territory_deck.remove(3)
    t.state.tile[hex_number("1,0")] = 3 * 8
    t.in_force(1, "pirate_rule")
    t.conquer_dice(6, CULTURE)
    t.resolve(1, CONQUER)
    t.play("hex 1,0", "die red")
    assert t.b.vp == 6
    assert t.b.resources[FOOD] == 1  # Pirate Rule
    assert (t.asked, t.kind) == (0, "may")
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.a.resources == [0, 0, 0, 1]
    assert t.asked == -1


def test_the_die_left_over_may_be_declined() -> None:
    """Traders: may gain the die."""
    t = with_token("2,-1")
    t.conquer_dice(6, CULTURE)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die black", "decline")
    assert t.a.vp == 0
    assert t.b.resources[CULTURE] == 1


def test_the_red_territory_face_counts_the_owners_territories() -> None:
    """Traders: counted for A, who has 3 territories, not for B, who has 2."""
    t = with_token("2,-1")
    t.outpost(0, "1,-2")
    t.outpost(0, "-1,-1")
    t.conquer_dice(0, CULTURE)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die black", "accept")
    assert t.a.vp == 3


def test_the_black_territory_face_is_the_conquered_territory() -> None:
    """Traders, CONQUER-9: the tile's benefit for A; printed land offers nothing."""
    t = a_table()
    t.tile_at("1,0", 3)
    t.piece("1,0", token(0, CUBE))
    t.conquer_dice(5, -1)
    t.resolve(1, CONQUER)
    t.play("hex 1,0", "die red", "accept")
    assert t.a.resources == [0, 0, 1, 0]
    t = with_token("2,-1")
    t.conquer_dice(5, -1)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die red")
    assert t.asked == -1


def test_both_dice_leave_nothing_over() -> None:
    """CONQUER-11: the conqueror gains both."""
    t = with_token("2,-1")
    t.conquer_dice(5, CULTURE)
    t.resolve(1, Conquer(dice=BOTH))
    t.play("hex 2,-1")
    assert t.b.vp == 5
    assert t.b.resources[CULTURE] == 1
    assert t.asked == -1
    assert t.a.vp == 0


def test_only_the_first_conquest_can_trigger() -> None:
    """CONQUER-2: token and outpost fill the territory."""
    t = with_token("2,-1")
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die red", "decline")
    assert hex_number("2,-1") not in targets(t.state, 2, anywhere=True)


def test_the_owner_conquers_there_like_anybody() -> None:
    """Traders (a): one token leaves room for A's own outpost; A's own die left over is lost."""
    t = with_token("1,-2")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "die"
    t.play("die red")
    assert t.asked == -1
    assert t.controls(0, "1,-2")
    assert hex_number("1,-2") not in targets(t.state, 1, anywhere=True)


def test_finished_traders_score_the_red_die_unasked() -> None:
    """END-9, END-10: VP come by themselves; the territory face counts A's territories."""
    t = with_token("2,-1")
    t.finish(0)
    t.conquer_dice(7, CULTURE)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die black")
    assert t.asked == -1
    assert t.a.vp == 7
    t = with_token("2,-1")
    t.outpost(0, "1,-2")
    t.finish(0)
    t.conquer_dice(0, CULTURE)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "die black")
    assert t.a.vp == 2


def test_finished_traders_gain_nothing_of_the_black_die() -> None:
    """END-3, END-10: neither a resource nor a territory's benefit."""
    for face in (CULTURE, -1):
        t = a_table()
        t.tile_at("1,0", 3)
        t.piece("1,0", token(0, CUBE))
        t.finish(0)
        t.conquer_dice(7, face)
        t.resolve(1, CONQUER)
        t.play("hex 1,0", "die red")
        assert t.asked == -1
        assert t.a.resources == [0, 0, 0, 0]
        assert t.a.vp == 0


def test_a_token_on_an_outpost_brings_no_die() -> None:
    """Traders (b): nobody conquers there, so no die is ever left over."""
    t = a_table()
    t.outpost(1, "2,-1")
    t.piece("2,-1", token(0, CUBE))
    t.resolve(2, Conquer(anywhere=True))
    assert "hex 2,-1" not in t.options


def test_used_in_the_income_turns_two_to_five() -> None:
    """INCOME-2: also in the fifth, not in the first."""
    t = a_table(era=4)
    t.income(0)
    assert t.kind == "trade"
    t = a_table()
    t.a.era = 0
    t.income(0)
    assert t.kind != "trade"


def test_start_adjustment() -> None:
    """CIV-9, TIMING-8: any 2 and 10 VP, in the owner's order."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "traders")
    t.income(0)
    assert t.options == ["do resource", "do vp"]
    t.play("do vp")
    assert t.a.vp == 10
    t.play("gain coin worker")
    assert t.a.resources == [2, 2, 1, 1]
