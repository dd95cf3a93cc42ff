"""DECK: drawing, discarding and reshuffling."""

from collections import Counter

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.decks import discard_tapestry, gain_tapestries, gain_territories
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.invent import INVENT_TOP
from gobelin.rules.printed.names import EXPLORATION, FARM, LANDMARKS, NOBODY, SCIENCE, TAPESTRIES, TECHNOLOGIES, TRAP
from table import Table


def test_the_tech_deck_is_made_from_its_discards() -> None:
    """DECK-1, INVENT-4: only the discards, not the display or anybody's rows."""
    t = Table()
    t.tech(1, "ammonia")
    t.state.tech_discard = t.state.tech_deck
    t.state.tech_deck = []
    count = len(t.state.tech_discard)
    t.resolve(0, INVENT_TOP)
    assert len(t.state.tech_deck) == count - 1 == 28
    assert t.state.tech_discard == []
    assert t.events("shuffle")[0].args == {"deck": "tech", "source": 0}
    assert TECHNOLOGIES.index("ammonia") not in t.state.tech_deck


def test_the_tapestry_deck_is_made_from_the_discards() -> None:
    """DECK-2: the discarded cards only; those on mats and in hands stay away."""
    t = Table()
    t.hand(0, "academia", "alliance", "trap")
    t.on_mat(1, "capitalism", 1)
    discard_tapestry(t.state, 0, TAPESTRIES.index("academia"), 0)
    t.state.tapestry_deck = []
    t.resolve(2, Gain(tapestry=1))
    assert t.c.hand == (TAPESTRIES.index("academia"),)
    assert t.state.tapestry_discard == []
    assert t.events("shuffle")[0].args == {"deck": "tapestry", "source": 0}
    t.resolve(2, Gain(tapestry=1))
    assert len(t.c.hand) == 1
    assert len(t.events("void")) == 1


def test_a_reshuffled_deck_is_in_another_order() -> None:
    """DECK-1, DECK-2, DECK-3: it is shuffled: the discards do not come back in the order they lay, either way round."""
    t = Table()
    s = t.state
    s.territory_discard, s.territory_deck = list(range(1, 49)), []
    gain_territories(s, 0, 48, 0)
    s.tapestry_discard, s.tapestry_deck = [card + 64 for card in range(40)], []
    gain_tapestries(s, 0, 40, 0)
    s.tech_discard, s.tech_deck, s.display = list(range(33)), [], []
    for _ in range(33):
        t.resolve(0, INVENT_TOP)
    t.resolve(0, INVENT_TOP)
    for drawn, lay in ((t.a.tiles, range(1, 49)), (t.a.hand, range(40))):
        assert sorted(drawn) == list(lay)
        assert list(drawn) not in (list(lay), list(lay)[::-1])
    invented = list(t.a.rows[0])
    assert invented not in (sorted(invented), sorted(invented, reverse=True))


def test_the_territory_stack_is_made_from_the_discards() -> None:
    """DECK-3: tiles paid for a bonus come back when the stack is empty."""
    t = Table()
    t.tiles(0, 1, 2)
    t.a.taken[FARM] = 5
    t.push(Rewards(0, EXPLORATION, 8, FULL))
    t.play("accept", "tile 1")
    assert t.a.tiles == ()
    assert sorted(t.state.territory_discard) == [1, 2]
    t.state.territory_deck = []
    t.resolve(1, Gain(territory=2))
    assert sorted(t.b.tiles) == [1, 2]
    t.resolve(1, Gain(territory=1))
    assert len(t.b.tiles) == 2
    assert t.events("void")[-1].args["effect"] == {"territory": 1}


def test_space_tiles_and_civilizations_are_not_replenished() -> None:
    """DECK-4, SPACE-2, CIV-12: explored space tiles do not return; a gain from an empty stack is void."""
    t = Table()
    t.state.space_deck = []
    t.a.explored_space = (1, 2, 3)
    t.resolve(0, Gain(space=1))
    assert t.a.space_tiles == ()
    assert [event.args["effect"] for event in t.events("void")] == [{"space": 1}]


def test_a_draw_of_several() -> None:
    """DECK-5: what is there, reshuffle, the rest; still short: fewer."""
    t = Table()
    t.state.territory_deck = [7]
    t.state.territory_discard = [8, 9]
    gain_territories(t.state, 0, 2, 0)
    assert t.a.tiles[0] == 7
    assert t.a.tiles[1] in (8, 9)
    assert len(t.state.territory_deck) == 1
    gain_territories(t.state, 0, 3, 0)
    assert sorted(t.a.tiles) == [7, 8, 9]
    t.state.tapestry_deck = [TAPESTRIES.index("academia")]
    t.state.tapestry_discard = [TRAP + 64]
    gain_tapestries(t.state, 0, 3, 0)
    assert t.a.hand == (TAPESTRIES.index("academia"), TRAP)
    assert t.events("tapestry_cards")[-1].args["amount"] == 2


def test_what_is_limited() -> None:
    """DECK-6, SETUP-2 to SETUP-5: the numbers of the box."""
    t = Table(players=5)
    s = t.state
    assert sorted(s.tech_deck + s.display) == list(range(33))
    assert len(s.tapestry_deck) == 50
    assert Counter(s.tapestry_deck)[TRAP] == 7
    assert all(n == 1 for card, n in Counter(s.tapestry_deck).items() if card != TRAP)
    assert sorted(s.territory_deck) == list(range(1, 49))
    assert sorted(s.space_deck) == list(range(1, 16))
    assert len(s.landmark_owner) == len(LANDMARKS) == 18
    assert all(who.outposts == 8 for who in s.players)  # and 2 on the start territory


def test_limits_of_the_player_s_pieces() -> None:
    """DECK-6: 10 outposts, 5 farms; the sixth farm and the eleventh outpost are void; VP have no limit."""
    t = Table()
    for plot in ("a1", "b1", "c1", "d1", "e1"):
        t.resolve(0, BUILDING_OF[FARM])
        t.play(f"place farm {plot}")
    t.resolve(0, BUILDING_OF[FARM])
    assert t.a.taken[FARM] == 5
    t.a.outposts = 0
    t.resolve(0, CONQUER)
    assert len(t.events("void")) == 2
    t.a.vp = 199
    t.resolve(0, Gain(vp=13))
    assert t.a.vp == 212


def test_cards_discarded_as_payment_are_unseen() -> None:
    """DECK-7, PLAYERS-4, PLAYERS-6: only the payer knows which; a used trap is seen by all."""
    t = Table()
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE)
    t.hand(0, "academia", "alliance")
    t.push(Rewards(0, SCIENCE, 5, FULL))
    t.play("accept", "discard academia")
    assert t.asked == NOBODY
    for piece in t.state.tapestry_discard:
        assert piece >> 6 == 1  # seen by A only
    for event in t.events("discard_card"):
        assert "card" not in event.args
        assert event.private is not None
    discard = Table()
    discard.hand(1, "trap")
    discard_tapestry(discard.state, 1, TRAP, 0, seen=True)
    assert discard.events("discard_card")[0].args["card"] == "trap"
    assert discard.events("discard_card")[0].private is None
