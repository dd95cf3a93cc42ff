"""TRAP: the defender's answer to a conquest."""

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.conquer import CONQUER, Conquer
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.engine.state import OUTPOST, State, token, toppled
from gobelin.rules.flow.ahead import look_ahead
from gobelin.rules.printed.names import COIN, FOOD, MILITARY, NOBODY, SCIENCE, TAPESTRIES, TRAP
from table import Table, hex_number

TERRITORIES = 0
TILE = -1


def attacked(*hand: str, at: str = "1,-2") -> Table:
    """A attacks B's outpost; B holds these cards."""
    t = Table()
    t.outpost(1, at)
    t.hand(1, *hand)
    t.conquer_dice(6, COIN)
    t.resolve(0, CONQUER)
    t.play(f"hex {at}")
    return t


def upright(state: State, at: str) -> tuple[int, int]:
    return state.tokens[hex_number(at)], state.second_tokens[hex_number(at)]


# --- A tapestry card like any other


def test_a_trap_may_be_discarded_to_pay() -> None:
    """TRAP-1: Chemistry's bonus (2 tapestry cards for 5 VP) paid with a trap and another card."""
    t = Table()
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE)
    t.hand(0, "trap", "academia")
    t.push(Rewards(0, SCIENCE, 5, FULL))
    t.play("accept")
    assert t.options == ["discard academia", "discard trap"]
    t.play("discard trap")
    assert t.a.hand == ()
    assert t.a.vp == 5


def test_a_trap_played_on_the_mat_gives_10_vp() -> None:
    """TRAP-1: played on top of the current card, or in the income turn."""
    t = Table()
    t.hand(0, "trap")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.a.mat[1] == (TRAP,)
    assert t.a.vp == 10
    assert t.state.tapestry_discard == []


# --- The answer


def test_the_defender_may_use_a_trap() -> None:
    """TRAP-2, LANG-12: optional, discarded from hand; declining leaves it in hand and the conquest succeeds."""
    t = attacked("trap")
    assert t.asked == 1
    assert t.options == ["trap", "decline"]
    t.play("decline")
    assert t.b.hand == (TRAP,)
    assert t.controls(0, "1,-2")


def test_a_trap_keeps_control_and_topples_the_attacker() -> None:
    """TRAP-3, LANG-1, D-58: B keeps control; A's outpost lies there toppled and is not back in the supply."""
    t = attacked("trap")
    t.play("trap", "gain food", "die red")
    assert upright(t.state, "1,-2") == (token(1, OUTPOST), toppled(token(0, OUTPOST)))
    assert t.controls(1, "1,-2")
    assert not t.controls(0, "1,-2")
    assert t.a.outposts == 7
    assert t.b.hand == ()


def test_a_trapped_territory_cannot_be_conquered_again() -> None:
    """TRAP-3, CONQUER-2: two tokens; neither C nor A may attack it."""
    t = attacked("trap")
    t.play("trap", "gain food", "die red")
    for player in (0, 2):
        t.resolve(player, Conquer(anywhere=True))
        assert "hex 1,-2" not in t.options
        t.state.stack.clear()


def test_the_defender_gains_any_resource() -> None:
    """TRAP-4: any 1, of the defender's choice."""
    t = attacked("trap")
    t.play("trap")
    assert t.asked == 1
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    t.play("gain culture")
    assert t.b.resources == [0, 0, 0, 1]


def test_the_defender_sees_what_a_trap_costs_and_brings() -> None:
    """TRAP-3, TRAP-4, TIMING-16: the card, the toppled outpost; it reveals something, but not to its owner."""
    t = attacked("trap")
    question = t.state.question
    assert question is not None
    ahead = look_ahead(t.state, question, t.state.legal[0])
    assert [event.key for event in ahead.log.events()] == ["discard_card", "topple"]
    assert ahead.reveals
    assert look_ahead(t.state, question, t.state.legal[1]).log.keys[:2] == ["decline", "conquer"]


def test_the_defender_has_toppled_an_outpost() -> None:
    """TRAP-5, ACHIEVE-6: it counts for the defender's achievement, not for the attacker's."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.a.toppled = 1
    t.b.toppled = 1
    t.conquer_dice(6, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "trap")
    assert t.b.toppled == 2
    assert t.b.vp == 10
    assert t.a.toppled == 1
    assert t.a.achievements == 0


def test_the_attacker_still_gains_a_die() -> None:
    """TRAP-6: the hex is not A's, the red territory face counts the start only; the tile face means its tile."""
    for die, vp, food in (("die red", 1, 0), ("die black", 0, 1)):
        t = Table()
        t.tile_at("0,-1", 5)
        t.outpost(1, "0,-1")
        t.hand(1, "trap")
        t.conquer_dice(TERRITORIES, TILE)
        t.resolve(0, CONQUER)
        t.play("hex 0,-1", "trap", "gain coin")
        assert t.asked == 0
        assert t.options == ["die red", "die black"]
        t.play(die)
        assert t.a.vp == vp
        assert t.a.resources[FOOD] == food


# --- Who is asked


def test_one_trap_per_attack() -> None:
    """TRAP-7: two traps in hand, one question, one discarded; nobody is asked to answer it."""
    t = attacked("trap", "trap")
    t.play("trap", "gain coin")
    assert t.asked == 0
    assert t.kind == "die"
    assert t.b.hand == (TRAP,)


def test_pillage_and_plunder_forbids_traps() -> None:
    """TRAP-7, D-61: B is not asked, A gains both dice."""
    t = Table(era=2)
    t.in_force(0, "pillage_and_plunder")
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.conquer_dice(6, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == NOBODY
    assert t.a.vp == 6
    assert t.a.resources[COIN] == 1
    assert t.b.hand == (TRAP,)


def test_with_cards_in_hand_always_with_none_never() -> None:
    """TRAP-8, D-61: one card that is no trap: asked, can only decline; an empty hand: not asked."""
    t = attacked("academia")
    assert t.asked == 1
    assert t.kind == "trap"
    assert t.options == ["decline"]
    t.play("decline")
    assert t.asked == 0
    t = attacked()
    assert t.asked == 0
    assert t.kind == "die"


def test_the_question_comes_in_the_attacker_s_turn() -> None:
    """TRAP-8, TIMING-12: B answers while it is A's turn."""
    t = Table()
    t.a.resources[FOOD] = 1
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.begin(0)
    t.play("advance military", "hex 1,-2")
    assert t.state.turn == 0
    assert t.asked == 1


def test_nobody_is_asked_about_empty_land() -> None:
    """TRAP-2: a trap answers an attack on land its holder controls, nothing else."""
    t = Table()
    t.hand(1, "trap")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.asked == 0
    t = attacked("academia")
    assert t.asked == 1  # B's land: the card's owner C, with a trap, is not asked
    t.hand(2, "trap")
    t.play("decline")
    assert t.asked == 0


def test_no_trap_from_the_fifth_income_turn_on() -> None:
    """TRAP-9, LANG-3, D-28: B has begun the fifth income turn (still in it) or is finished: not asked."""
    for finished in (False, True):
        t = Table()
        t.outpost(1, "1,-2")
        t.hand(1, "trap")
        t.b.era = 5
        if finished:
            t.finish(1)
        t.resolve(0, CONQUER)
        t.play("hex 1,-2")
        assert t.asked == 0
        assert t.controls(0, "1,-2")


def test_an_attacker_in_the_last_income_turn_may_be_trapped() -> None:
    """TRAP-9, D-139: A conquers in A's fifth income turn, B has not begun theirs."""
    t = Table(era=4)
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.tech(0, "dynamite")
    t.income(0)
    t.play("upgrade dynamite", "hex 1,-2")
    assert t.a.era == 5
    assert t.asked == 1
    assert t.options == ["trap", "decline"]


# --- What a trapped attacker gets


def test_pirate_rule_gives_a_trapped_attacker_nothing() -> None:
    """TRAP-10, CONQUER-18, OPEN-16, D-59: B's resource first, then A's die; no food unless by the black die."""
    for black, die, food in ((COIN, "die red", 0), (TILE, "die black", 1)):
        t = Table(era=2)
        t.in_force(0, "pirate_rule")
        t.tile_at("0,-1", 5)
        t.outpost(1, "0,-1")
        t.hand(1, "trap")
        t.conquer_dice(4, black)
        t.resolve(0, CONQUER)
        t.play("hex 0,-1", "trap")
        assert t.asked == 1
        assert t.events("roll_conquer") == []
        t.play("gain worker", die)
        assert t.a.resources[FOOD] == food
        assert t.asked == NOBODY


def test_tanks_give_both_dice_though_trapped() -> None:
    """TRAP-10, CONQUER-11, D-60: both dice; the red territory face does not count that hex."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.conquer_dice(TERRITORIES, COIN)
    t.push(Rewards(0, MILITARY, 7, FULL))
    t.play("hex 1,-2", "trap", "gain food")
    assert t.a.vp == 1
    assert t.a.resources[COIN] == 1


def test_mechs_give_both_dice_though_trapped() -> None:
    """TRAP-10: military 12 says both, always."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.state.civ_deck = []
    t.conquer_dice(7, COIN)
    t.push(Rewards(0, MILITARY, 12, FULL))
    t.play("do conquer", "hex 1,-2", "trap", "gain food")
    assert t.a.vp == 7
    assert t.a.resources[COIN] == 1


def test_no_island_for_a_trapped_attacker() -> None:
    """TRAP-10, ACHIEVE-7: neither the attacker nor the defender earns the middle island."""
    t = Table()
    t.tile_at("0,-1", 5)
    t.outpost(0, "0,-1")
    t.outpost(1, "0,0")
    t.hand(1, "trap")
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,0", "trap", "gain food", "die red")
    assert t.a.achievements == 0
    assert t.b.achievements == 0
    assert t.a.vp == 4
    assert t.b.vp == 0


def test_everything_of_the_defender_comes_before_the_roll() -> None:
    """TRAP-11, TIMING-17: achievement and resource first, then the dice; the trap lies in the discards, seen by all."""
    t = Table()
    t.outpost(1, "1,-2")
    t.hand(1, "trap")
    t.b.toppled = 1
    t.conquer_dice(6, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "trap")
    assert t.kind == "gain"
    assert t.b.vp == 10
    assert t.events("roll_conquer") == []
    t.play("gain food")
    assert len(t.events("roll_conquer")) == 1
    (card,) = t.state.tapestry_discard
    assert card & 63 == TRAP
    assert all(card >> 6 >> player & 1 for player in range(3))
    (event,) = t.events("discard_card")
    assert event.args["card"] == TAPESTRIES[TRAP]


def test_a_used_trap_is_reshuffled() -> None:
    """TRAP-11, DECK-2: with an empty deck the next card drawn is the trap."""
    t = attacked("trap")
    t.play("trap", "gain food", "die red")
    t.state.tapestry_deck = []
    t.tiles(0, 9)  # a tile with a tapestry card
    t.resolve(0, EXPLORE)
    t.play("hex 0,-1", "turn 0")
    assert t.a.hand == (TRAP,)
