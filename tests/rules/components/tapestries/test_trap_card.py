"""The card Trap: as a tapestry card, and every case of its entry."""

from gobelin.rules.chapters.conquer import BOTH, CONQUER, Conquer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.engine import box
from gobelin.rules.engine.state import OUTPOST, is_toppled, token, toppled
from gobelin.rules.printed.names import COIN, FROM_TRAP, MIDDLE_ISLAND, TAPESTRIES, TOPPLE_TWO, TRAP
from table import Table, hex_number

FRONTIER = "1,-2"  # printed land next to A's start
AT = hex_number(FRONTIER)


def attacked(*hand: str, at: str = FRONTIER) -> Table:
    """A attacks B's outpost there; B holds these cards; the dice will show 4 VP and a coin."""
    t = Table()
    t.outpost(1, at)
    t.hand(1, *hand)
    t.conquer_dice(4, COIN)
    t.resolve(0, Conquer(anywhere=True))
    t.play(f"hex {at}")
    return t


def test_trap_is_seven_cards_of_the_deck() -> None:
    """Trap, SETUP-3: 7 of the 50 cards; all others are there once."""
    copies = {name: tapestry.copies for name, tapestry in zip(TAPESTRIES, box.tapestries, strict=True)}
    assert copies.pop("trap") == 7
    assert set(copies.values()) == {1}
    assert Table().state.tapestry_deck.count(TRAP) == 7


def test_trap_played_for_ten_vp() -> None:
    """Trap, TRAP-1: with play_tapestry, or in an income turn, 10 VP."""
    t = Table()
    t.hand(0, "trap")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.a.vp == 10
    assert t.a.mat[1] == (TRAP,)
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.hand(0, "trap")
    t.income(0)
    assert t.a.vp == 10
    assert t.a.mat[2] == (TRAP,)


def test_trap_played_can_be_copied_by_espionage() -> None:
    """Trap, Espionage: its 10 VP can be copied."""
    t = Table()
    t.on_mat(1, "trap", 1)
    t.play_card(0, "espionage")
    assert t.a.vp == 10


def test_trap_played_can_be_copied_by_heralds() -> None:
    """Trap, CIV-14: Heralds gain its 10 VP in step 1 of their income turn."""
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.civilization(0, "heralds")
    t.on_mat(1, "trap", 2)
    t.hand(0, "monarchy")
    t.income(0)
    assert t.options == ["mat 2 era 2", "decline"]
    t.play("mat 2 era 2")
    assert t.a.vp == 10


def test_trap_face_down_gives_nothing() -> None:
    """Trap, INCOME-8: put face down on the mat it has no effect and cannot be copied."""
    t = Table(confirm_turns=True)
    t.b.era = t.c.era = 2
    t.next_tapestries("trap", "guilds")
    t.income(0)
    assert t.a.vp == 0
    assert t.a.mat[2] == (TRAP + 64,)
    t.play_card(1, "espionage")
    assert t.b.vp == 0


def test_trap_used() -> None:
    """Trap, TRAP-2 to TRAP-5, TRAP-11: discarded face up, any 1 resource, the attacker's outpost lies toppled."""
    t = attacked("trap", "trap")
    assert t.asked == 1
    assert t.options == ["trap", "decline"]
    t.play("trap")
    assert t.asked == 1
    assert t.kind == "gain"
    assert t.b.hand == (TRAP,)
    assert t.state.tapestry_discard == [TRAP + 64 * 31]  # everybody saw it
    assert t.events("discard_card")[-1].args["source"] == FROM_TRAP
    t.play("gain culture")
    assert t.b.resources == [0, 0, 0, 1]
    assert t.state.tokens[AT] == token(1, OUTPOST)
    assert t.state.second_tokens[AT] == toppled(token(0, OUTPOST))
    assert t.b.control >> AT & 1
    assert not t.a.control >> AT & 1
    assert t.asked == 0  # one trap per attack: the dice come now (TRAP-7)
    assert t.kind == "die"


def test_trap_question_is_always_put() -> None:
    """Trap, TRAP-8: asked with any card in hand, trap or not; not with an empty hand."""
    t = attacked("guilds")
    assert t.asked == 1
    assert t.kind == "trap"
    assert t.options == ["decline"]
    t.play("decline")
    assert t.a.control >> AT & 1
    t = attacked()
    assert t.asked == 0
    assert t.kind == "die"


def test_trap_may_be_kept() -> None:
    """Trap, CONQUER-6: declined, the outpost is toppled and the card stays in hand."""
    t = attacked("trap")
    t.play("decline", "die red")
    assert t.b.hand == (TRAP,)
    assert is_toppled(t.state.tokens[AT])
    assert t.a.control >> AT & 1
    assert t.a.vp == 4
    assert t.a.toppled == 1


def test_trap_not_against_pillage_and_plunder() -> None:
    """Trap, TRAP-7: no question against an attacker with Pillage and Plunder in force."""
    t = Table()
    t.in_force(0, "pillage_and_plunder")
    t.outpost(1, FRONTIER)
    t.hand(1, "trap")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}")
    assert t.kind != "trap"
    assert t.a.control >> AT & 1


def test_trap_not_on_empty_or_full_land() -> None:
    """Trap, CONQUER-2: an empty territory has no defender; one with 2 tokens cannot be attacked."""
    t = Table()
    t.hand(1, "trap")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}")
    assert t.kind == "die"
    t = Table()
    t.hand(1, "trap")
    t.outpost(1, FRONTIER)
    t.piece(FRONTIER, toppled(token(2, OUTPOST)))
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" not in t.options


def test_trapped_land_cannot_be_conquered_again() -> None:
    """Trap, TRAP-3: both tokens stay on the hex."""
    t = attacked("trap")
    t.play("trap", "gain coin", "die red")
    for player in (0, 2):
        t.resolve(player, Conquer(anywhere=True))
        assert f"hex {FRONTIER}" not in t.options
        t.state.stack.clear()


def test_trap_counts_as_toppling_for_the_defender() -> None:
    """Trap, TRAP-5, ACHIEVE-6: the second toppled outpost earns the achievement at once; not for the attacker."""
    t = Table()
    t.outpost(1, FRONTIER)
    t.b.toppled = 1
    t.a.toppled = 1
    t.hand(1, "trap")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}", "trap")
    assert t.b.vp == 10
    assert t.b.achievements == 1 << TOPPLE_TWO
    assert t.a.achievements == 0
    assert t.a.toppled == 1
    assert t.kind == "gain"  # before the attacker's roll


def test_trap_on_the_middle_island() -> None:
    """Trap, ACHIEVE-7: the trapped attacker does not earn the island, the defender neither."""
    t = attacked("trap", at="0,0")
    t.play("trap", "gain coin", "die red")
    assert t.a.achievements == 0
    assert t.b.achievements == 0
    t = attacked("trap", at="0,0")
    t.play("decline", "die red")
    assert t.a.achievements == 1 << MIDDLE_ISLAND


def test_trapped_attacker_still_gains_dice() -> None:
    """Trap, TRAP-6, TRAP-10: one die, or both where the benefit says both; red counts only land really held."""
    t = Table()
    t.outpost(1, FRONTIER)
    t.hand(1, "trap")
    t.conquer_dice(0, COIN)
    t.resolve(0, Conquer(dice=BOTH))
    t.play(f"hex {FRONTIER}", "trap", "gain coin")
    assert t.asked == -1
    assert t.a.vp == 1  # the start territory
    assert t.a.resources == [1, 0, 0, 0]
    assert t.a.outposts == 7


def test_trap_resource_above_eight_is_lost() -> None:
    """Trap, RESOURCE-1, RESOURCE-3: lost at 8; void with all four at 8."""
    t = Table()
    t.outpost(1, FRONTIER)
    t.hand(1, "trap")
    t.b.resources[:] = [8, 0, 0, 0]
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}", "trap", "gain coin")
    assert t.b.resources == [8, 0, 0, 0]
    t = Table()
    t.outpost(1, FRONTIER)
    t.hand(1, "trap")
    t.b.resources[:] = [8, 8, 8, 8]
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}", "trap")
    assert t.asked == 0
    assert t.kind == "die"


def test_trap_not_in_the_last_era() -> None:
    """Trap, TRAP-9, CONQUER-15, D-139: no trap from the fifth income turn on; an attacker in theirs may be trapped."""
    for era, finished in ((5, False), (5, True)):
        t = Table()
        t.outpost(1, FRONTIER)
        t.hand(1, "trap")
        t.b.era = era
        t.b.finished = finished
        t.conquer_dice(4, COIN)
        t.resolve(0, CONQUER)
        t.play(f"hex {FRONTIER}")
        assert t.asked == 0
        assert t.kind == "die"
    t = Table()
    t.outpost(1, FRONTIER)
    t.hand(1, "trap")
    t.a.era = 5
    t.resolve(0, CONQUER)
    t.play(f"hex {FRONTIER}")
    assert t.options == ["trap", "decline"]


def test_trap_can_be_undone_by_revolution() -> None:
    """Trap, Revolution: the attacker's toppled outpost can be stood up again later, which takes the land."""
    t = attacked("trap")
    t.play("trap", "gain coin", "die red")
    t.play_card(0, "revolution")
    t.play("do uprising")
    assert t.a.control >> AT & 1
    assert not t.b.control >> AT & 1
