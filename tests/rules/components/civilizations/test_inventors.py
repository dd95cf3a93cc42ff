"""Inventors (CIV-1): tokens on tech cards, own and opponents'."""

from gobelin.rules.chapters.advance import discard_tech
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.resources import INVENTIONS
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.printed.names import CIVILIZATIONS, CULTURE, FOOD, LANDMARKS, SCIENCE, TECHNOLOGY, WORKER
from table import Table, tech

INVENTORS = CIVILIZATIONS.index("inventors")


def a_table(players: int = 3, era: int = 1) -> Table:
    """A has the Inventors; no player has a card."""
    t = Table(players, era=era)
    t.civilization(0, "inventors")
    return t


def tokens(t: Table, player: int = 0) -> int:
    return t.state.players[player].civ_mat(INVENTORS)[0]


def test_set_up_puts_four_tokens_on_the_mat_also_when_gained_later() -> None:
    """SETUP-14, CIV-11."""
    t = a_table()
    assert tokens(t) == 4
    t = Table()
    t.state.civ_deck.remove(INVENTORS)
    t.state.civ_deck.append(INVENTORS)
    t.resolve(1, GAIN_CIVILIZATION)
    assert tokens(t, 1) == 4
    assert t.asked == -1


def test_targets_are_all_cards_in_bottom_and_middle_rows() -> None:
    """Inventors: cards in the top row are no targets; the ability may be declined (INCOME-4)."""
    t = a_table()
    t.tech(0, "clocks")
    t.tech(0, "paper", row=2)
    t.tech(1, "bakery", row=1)
    t.tech(1, "radio", row=2)
    t.tech(2, "dynamite")
    t.income(0)
    assert t.asked == 0
    assert t.kind == "token_on_tech"
    assert t.options == ["tech clocks", "tech bakery", "tech dynamite", "decline"]
    t.play("decline")
    assert tokens(t) == 4
    assert t.marks("inventors") == ()
    assert t.a.rows[0] == (tech("clocks"),)


def test_used_in_the_income_turns_two_to_five_only() -> None:
    """INCOME-2, INCOME-15: the first income turn has no step 1."""
    t = a_table()
    t.a.era = 0
    t.tech(0, "clocks")
    t.income(0)
    assert t.kind != "token_on_tech"
    t = a_table(era=4)
    t.tech(0, "clocks")
    t.income(0)
    assert t.kind == "token_on_tech"


def test_without_any_card_nothing_is_asked() -> None:
    """INCOME-4: no target, no question."""
    t = a_table()
    t.income(0)
    assert t.kind == "gain"  # first into the era already


def test_without_a_token_nothing_is_asked() -> None:
    """Inventors: the tokens on the mat are a limit."""
    t = a_table()
    t.tech(0, "clocks")
    t.a.set_civ_mat(INVENTORS, (0,))
    t.income(0)
    assert t.kind == "gain"


def test_own_card_moves_up_and_gives_its_circle_once() -> None:
    """UPGRADE-1: the token upgrades an own card like any upgrade of its holder's."""
    t = a_table()
    t.tech(0, "irrigation")
    t.income(0)
    t.play("tech irrigation")
    assert t.a.rows == [(), (tech("irrigation"),), ()]
    assert t.a.resources == [0, 0, 1, 0]
    assert tokens(t) == 3
    assert t.marks("inventors") == (tech("irrigation"),)
    assert t.kind == "gain"  # step 2


def test_own_card_needs_no_prerequisite() -> None:
    """Inventors, UPGRADE-2: transistors ask for military tier IV, which nobody has."""
    t = a_table()
    t.tech(0, "transistors", row=1)
    t.income(0)
    t.play("tech transistors")
    assert t.a.rows == [(), (), (tech("transistors"),)]
    assert t.a.resources[CULTURE] == 1
    assert t.a.vp == 4


def test_opponents_card_gives_the_holder_first_then_the_owner_may_gain_the_same() -> None:
    """UPGRADE-14, TIMING-12: B chooses for B, then A is asked and chooses for A."""
    t = a_table()
    t.tech(1, "paper")  # circle: a house
    t.income(0)
    t.play("tech paper")
    assert t.b.rows == [(), (tech("paper"),), ()]
    assert (t.asked, t.kind) == (1, "place")
    assert t.b.taken[1] == 1
    assert t.a.taken[1] == 0
    t.play(t.options[0])
    assert (t.asked, t.kind) == (0, "same_benefit")
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert (t.asked, t.kind) == (0, "place")
    assert t.a.taken[1] == 1
    assert t.b.rows == [(), (tech("paper"),), ()]  # a middle-row card stays


def test_owner_may_decline_the_opponents_benefit() -> None:
    """Inventors: the owner may gain the same."""
    t = a_table()
    t.tech(1, "irrigation")
    t.income(0)
    t.play("tech irrigation", "decline")
    assert t.b.resources[FOOD] == 1
    assert t.a.resources[FOOD] == 0


def test_opponents_card_into_the_top_row_changes_hands_at_last() -> None:
    """Inventors, UPGRADE-14: B's square, A's square, then the card goes to A's bottom row with its token."""
    t = a_table()
    t.tech(1, "calendar", row=1)  # square: 7 VP; exploration tier II is not met
    t.income(0)
    t.play("tech calendar")
    assert t.b.vp == 7
    assert t.b.rows[2] == (tech("calendar"),)  # still there while A decides
    t.play("accept")
    assert t.a.vp == 7
    assert t.b.rows == [(), (), ()]
    assert t.a.rows == [(tech("calendar"),), (), ()]
    assert t.marks("inventors") == (tech("calendar"),)
    assert [event.args["opponent"] for event in t.events("take_over")] == [1]


def test_taking_over_is_mandatory_though_the_benefit_is_declined() -> None:
    """Inventors (INVENT-9): taking a card over is mandatory."""
    t = a_table()
    t.tech(1, "calendar", row=1)
    t.income(0)
    t.play("tech calendar", "decline")
    assert t.a.vp == 0
    assert t.a.rows == [(tech("calendar"),), (), ()]


def test_a_card_taken_over_gives_nothing_in_the_bottom_row_but_counts() -> None:
    """Inventors: it counts as a tech card of the owner's, the bottom row has no benefit (INVENT-3)."""
    t = a_table()
    t.tech(1, "calendar", row=1)
    t.income(0)
    t.play("tech calendar", "decline")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.tech_count() == 1
    assert t.b.tech_count() == 0


def test_a_card_taken_over_can_be_upgraded_again_without_prerequisite() -> None:
    """Inventors: the token stays, and a card that carries one ignores prerequisites for the rest of the game."""
    t = a_table()
    t.tech(1, "calendar", row=1)
    t.income(0)
    t.play("tech calendar", "decline")
    t.state.stack.clear()
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (tech("calendar"),), ()]
    assert t.a.resources[CULTURE] == 1
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (), (tech("calendar"),)]  # the owner's own top row: it stays
    assert t.a.vp == 7


def test_a_landmark_of_the_card_is_gained_once() -> None:
    """LANDMARK-2: B gains the bakery, A is not even asked, and later the square is void for A."""
    t = a_table()
    t.tech(1, "bakery", row=1)
    t.income(0)
    t.play("tech bakery")
    assert (t.asked, t.kind) == (1, "place")
    t.play(t.options[0])
    assert t.state.landmark_owner[LANDMARKS.index("bakery")] == 1
    assert t.a.rows == [(tech("bakery"),), (), ()]
    assert t.kind == "gain"  # step 2: no question about the same benefit
    t.state.stack.clear()
    t.resolve(0, UPGRADE)
    t.resolve(0, UPGRADE)
    assert t.a.rows == [(), (), (tech("bakery"),)]
    assert t.a.landmarks == ()
    assert len(t.events("void")) == 1


def test_a_marked_card_that_its_holder_upgrades_needs_no_prerequisite_and_changes_hands() -> None:
    """Inventors, UPGRADE-14: by whomever it reaches the top row; A gains no benefit of B's own upgrade."""
    t = a_table()
    t.tech(1, "canned_food")
    t.income(0)
    t.play("tech canned_food", "decline")
    t.state.stack.clear()
    t.resolve(1, UPGRADE)
    assert t.b.vp == 7
    assert t.a.vp == 0
    assert t.asked == -1
    assert t.b.rows == [(), (), ()]
    assert t.a.rows == [(tech("canned_food"),), (), ()]


def test_a_marked_card_stays_with_its_holder_below_the_top_row() -> None:
    """Inventors: only the top row changes hands."""
    t = a_table()
    t.tech(1, "canned_food")
    t.mark("inventors", tech("canned_food"))
    t.resolve(1, UPGRADE)
    assert t.b.rows == [(), (tech("canned_food"),), ()]


def test_an_unmarked_card_stays_with_its_holder() -> None:
    """Inventors: without a token nothing is taken over."""
    t = a_table()
    t.tech(1, "clocks", row=1)
    t.token(1, TECHNOLOGY, 4)
    t.resolve(1, UPGRADE)
    assert t.b.rows == [(), (), (tech("clocks"),)]


def test_no_golden_age_and_no_alliance_for_an_upgrade_made_by_the_inventors() -> None:
    """UPGRADE-14: nobody's upgrade - B's Golden Age and the Alliance of C with B see nothing."""
    t = a_table()
    t.tech(1, "irrigation")
    t.in_force(1, "golden_age")
    t.in_force(2, "alliance", pact=(1, -1))
    t.income(0)
    t.play("tech irrigation", "decline")
    assert t.b.vp == 0
    assert t.b.resources[FOOD] == 1
    assert t.c.resources[FOOD] == 0


def test_an_allys_copy_comes_before_the_card_changes_hands() -> None:
    """UPGRADE-14: A upgrades, C's Alliance copies, then B's Inventors take over, though B sits nearer."""
    t = Table()
    t.civilization(1, "inventors")
    t.tech(0, "canned_food", row=1)
    t.mark("inventors", tech("canned_food"))
    t.in_force(2, "alliance", pact=(0, -1))
    t.resolve(0, UPGRADE)
    assert t.b.rows[0] == (tech("canned_food"),)
    order = [(event.key, event.player) for event in t.log if event.key in ("vp", "take_over")]
    assert order == [("vp", 0), ("vp", 2), ("take_over", 1)]


def test_a_second_token_on_the_same_card() -> None:
    """Inventors: a card that already carries a token may get another."""
    t = a_table()
    t.tech(1, "irrigation")
    t.income(0)
    t.play("tech irrigation", "decline")
    t.income(0)
    t.play("tech irrigation")
    assert tokens(t) == 2
    assert (t.asked, t.kind) == (1, "place")  # the square: a farm


def test_tokens_never_return_to_the_mat() -> None:
    """Inventors: a marked card paid away loses its token for good; invented again it is bare."""
    t = a_table()
    t.tech(1, "irrigation")
    t.income(0)
    t.play("tech irrigation", "decline")
    discard_tech(t.state, 1, tech("irrigation"), 0)
    assert tokens(t) == 3
    assert t.marks("inventors") == ()


def test_taking_over_is_not_inventing() -> None:
    """INVENT-9: no Academia VP, no circle by Industrialism, nothing counted as an invention."""
    for card in ("academia", "industrialism"):
        t = a_table()
        t.in_force(0, card)
        t.tech(1, "calendar", row=1)
        t.mark("inventors", tech("calendar"))
        t.resolve(1, UPGRADE)
        assert t.a.rows == [(tech("calendar"),), (), ()]
        assert t.a.vp == 0
        assert t.a.resources == [0, 0, 0, 0]
        assert t.a.stats[INVENTIONS] == 0


def test_a_finished_opponents_card() -> None:
    """END-3: B gains nothing, neither resources nor VP; A's gain and the taking over are unaffected."""
    t = a_table()
    t.tech(1, "calendar", row=1)
    t.finish(1)
    t.income(0)
    t.play("tech calendar")
    assert t.b.vp == 0
    assert t.kind == "same_benefit"
    t.play("accept")
    assert t.a.vp == 7
    assert t.b.rows == [(), (), ()]
    assert t.a.rows == [(tech("calendar"),), (), ()]


def test_finished_inventors_take_nothing_over() -> None:
    """END-3: B's marked card reaches the top row and stays there; it still needs no prerequisite."""
    t = a_table()
    t.tech(1, "calendar", row=1)
    t.mark("inventors", tech("calendar"))
    t.finish(0)
    t.resolve(1, UPGRADE)
    assert t.b.vp == 7
    assert t.b.rows == [(), (), (tech("calendar"),)]
    assert t.a.rows == [(), (), ()]


def test_the_batterys_square_once_per_turn() -> None:
    """UPGRADE-12: the owner who has used Lithium-Ion Battery's square this turn is not offered it again."""
    t = a_table()
    t.token(0, SCIENCE, 2)
    t.tech(1, "lithium_ion_battery", row=1)
    t.a.used_squares = 1 << tech("lithium_ion_battery")
    t.income(0)
    t.play("tech lithium_ion_battery")
    assert t.kind == "gain"
    assert t.a.rows[0] == (tech("lithium_ion_battery"),)


def test_a_void_benefit_is_not_offered() -> None:
    """TIMING-18: air conditioning's square is a house; A has none left, B has."""
    t = a_table()
    t.a.taken[1] = 5
    t.tech(1, "air_conditioning", row=1)
    t.income(0)
    t.play("tech air_conditioning")
    assert (t.asked, t.kind) == (1, "place")
    t.play(t.options[0])
    assert t.kind == "gain"
    assert t.a.rows[0] == (tech("air_conditioning"),)


def test_no_start_adjustment() -> None:
    """CIV-9: none is published for the Inventors."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "inventors")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.vp == 0


def test_mystics_see_both_counts_of_a_card_taken_over() -> None:
    """CIV-16: B predicted 1 tech card and falls from 2 to 1 when A takes one over."""
    t = a_table()
    t.civilization(1, "mystics")
    t.run()
    t.play("number 1", "number 9", "number 9", "number 4")
    t.tech(1, "paper")
    t.tech(1, "calendar", row=1)
    t.income(0)
    t.play("tech calendar", "decline")
    assert (t.asked, t.kind) == (1, "gain")
    t.play("gain worker")
    assert t.b.resources[WORKER] == 1
