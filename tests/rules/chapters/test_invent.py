"""INVENT: tech cards from the display or the deck."""

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.invent import FACE_UP, INVENT, INVENT_TOP, REFRESH_TECH, Invent, invent
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.printed.names import MILITARY, TECHNOLOGY
from table import Table, tech


def laid() -> Table:
    t = Table()
    t.display("ammonia", "bakery", "calendar")
    t.next_techs("clocks", "compass", "dynamite", "paper")
    return t


def test_a_face_up_card_or_the_unseen_top_card() -> None:
    """INVENT-1: the three cards of the display, or the top of the deck."""
    t = laid()
    t.resolve(0, INVENT)
    assert t.options == ["invent ammonia", "invent bakery", "invent calendar", "invent deck"]
    t.play("invent deck")
    assert t.a.rows == [(tech("clocks"),), (), ()]
    assert t.state.display == [tech("ammonia"), tech("bakery"), tech("calendar")]


def test_a_taken_card_is_replaced_and_gives_nothing_yet() -> None:
    """INVENT-2, INVENT-3: into the bottom row, a new card lies in the display, nothing else is gained."""
    t = laid()
    t.resolve(0, INVENT)
    t.play("invent bakery")
    assert t.a.rows == [(tech("bakery"),), (), ()]
    assert sorted(t.state.display) == sorted([tech("ammonia"), tech("calendar"), tech("clocks")])
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_any_number_of_cards_per_row() -> None:
    """INVENT-3: the bottom row has no limit."""
    t = Table()
    for _ in range(30):
        t.resolve(0, INVENT_TOP)
    assert len(t.a.rows[0]) == 30


def test_the_display_is_refilled_before_the_card_s_effects() -> None:
    """INVENT-2, UPGRADE-13, Steam Tycoon: the circle of the card taken (invent) already finds the new display."""
    t = laid()
    t.display("eyeglasses", "bakery", "calendar")
    t.next_techs("clocks")
    t.hand(0, "steam_tycoon")
    t.play_card(0, "steam_tycoon")
    t.play("invent eyeglasses")
    assert t.a.rows == [(), (tech("eyeglasses"),), ()]
    assert t.kind == "invent"
    assert "invent clocks" in t.options


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """INVENT-4, DECK-1: 4 discards are shuffled, one refills the display, 3 are the new deck."""
    t = laid()
    t.state.tech_discard = t.state.tech_deck[:4]
    t.state.tech_deck = []
    old = set(t.state.tech_discard)
    t.resolve(0, INVENT)
    t.play("invent ammonia")
    assert len(t.state.tech_deck) == 3
    assert t.state.tech_discard == []
    assert len(t.state.display) == 3
    assert len(old & set(t.state.display)) == 1


def test_without_deck_and_discards_the_display_stays_short() -> None:
    """INVENT-4, TIMING-18: the display runs dry, then inventing is void."""
    t = laid()
    t.state.tech_deck = []
    t.resolve(0, INVENT)
    assert t.options == ["invent ammonia", "invent bakery", "invent calendar"]
    t.play("invent bakery")
    assert len(t.state.display) == 2
    t.resolve(0, INVENT_TOP)
    assert [event.args["effect"] for event in t.events("void")] == [{"invent": "top_of_deck"}]
    t.resolve(0, INVENT)
    t.play("invent ammonia")
    t.resolve(0, INVENT)  # one choice left: it answers itself
    assert t.state.display == []
    t.resolve(0, INVENT)
    t.resolve(0, Invent(FACE_UP))
    assert len(t.events("void")) == 3
    assert t.a.tech_count() == 3


def test_invent_two_with_the_refill_between() -> None:
    """INVENT-5, ADVANCE-12: Rubber; the second choice already shows the card that replaced the first."""
    t = laid()
    t.push(Rewards(0, TECHNOLOGY, 7, FULL))
    assert t.options == ["do refresh", "do invent"]
    t.play("do invent", "invent ammonia")
    assert t.kind == "invent"
    assert t.options == ["invent bakery", "invent calendar", "invent clocks", "invent deck"]
    t.play("invent clocks")
    assert t.a.rows[0] == (tech("ammonia"), tech("clocks"))
    assert t.kind == "refresh"


def test_refreshing_is_optional_and_replaces_all_three() -> None:
    """INVENT-6: decline changes nothing; accept discards the three face-up cards and deals three."""
    t = laid()
    t.resolve(0, REFRESH_TECH)
    assert t.options == ["accept", "decline"]
    t.play("decline")
    assert t.state.display == [tech("ammonia"), tech("bakery"), tech("calendar")]
    t.resolve(0, REFRESH_TECH)
    t.play("accept")
    assert t.state.display == [tech("clocks"), tech("compass"), tech("dynamite")]
    assert t.state.tech_discard == [tech("ammonia"), tech("bakery"), tech("calendar")]


def test_paying_with_tech_cards_of_any_row() -> None:
    """INVENT-7: Nanotechnology's bonus takes three cards of whatever rows; they go to the discards."""
    t = Table()
    t.tech(0, "ammonia")
    t.tech(0, "bakery", row=1)
    t.tech(0, "calendar", "clocks", row=2)
    t.push(Rewards(0, TECHNOLOGY, 11, FULL))
    t.play("do upgrade", "place farm a1", "tech calendar")  # ammonia is the only card that can move
    assert t.options == ["accept", "decline"]
    before = t.a.vp
    t.play("accept")
    assert t.options == ["tech bakery", "tech ammonia", "tech calendar", "tech clocks"]
    t.play("tech bakery", "tech clocks", "tech ammonia")
    assert t.state.tech_discard == [tech("bakery"), tech("clocks"), tech("ammonia")]
    assert t.a.rows == [(), (), (tech("calendar"),)]
    assert t.a.vp == before + 10


def test_a_refresh_with_a_short_deck_shuffles_the_discarded_cards_in() -> None:
    """INVENT-8: 1 card in the deck: it is dealt, then the three just discarded are shuffled for the other two."""
    t = laid()
    t.state.tech_deck = [tech("paper")]
    t.resolve(0, REFRESH_TECH)
    t.play("accept")
    old = {tech("ammonia"), tech("bakery"), tech("calendar")}
    assert t.state.display[0] == tech("paper")
    assert set(t.state.display[1:]) < old
    assert set(t.state.tech_deck) == old - set(t.state.display)
    assert t.state.tech_discard == []


def test_the_unseen_card_of_an_empty_deck() -> None:
    """INVENT-8: the discards are shuffled first."""
    t = laid()
    t.state.tech_deck = []
    t.state.tech_discard = [tech("paper")]
    t.resolve(0, INVENT)
    assert "invent deck" in t.options
    t.play("invent deck")
    assert t.a.rows[0] == (tech("paper"),)
    assert t.state.tech_discard == []


def test_taking_a_card_by_any_effect_is_inventing() -> None:
    """INVENT-9, D-51, Academia, Steam Tycoon: the neighbour's card from the deck is invented: 3 VP for Academia."""
    t = laid()
    t.in_force(1, "academia")
    t.play_card(0, "steam_tycoon")
    t.play("invent bakery")
    assert t.asked == 2  # the right neighbour first
    t.play("decline")
    assert t.asked == 1
    t.play("accept")
    assert t.b.tech_count() == 1
    assert t.b.vp == 3


def test_a_card_taken_over_is_not_invented() -> None:
    """INVENT-9, D-51, Inventors: the card that changes hands gives Academia nothing, a drawn one does."""
    t = Table(era=2)
    t.civilization(0, "inventors")
    t.in_force(0, "academia")
    t.tech(1, "canned_food", row=1)
    t.mark("inventors", tech("canned_food"))
    t.token(1, MILITARY, 4)
    t.resolve(1, UPGRADE)
    assert t.b.vp == 7
    assert t.a.rows[0] == (tech("canned_food"),)
    assert t.a.vp == 0
    assert t.events("invent") == []
    invent(t.state, 0, t.state.tech_deck.pop(), 0, False)
    assert t.a.vp == 3
