"""TAPESTRY: cards on the income mat, and what is in force."""

import pytest

from gobelin.rules.chapters.advance import FULL, Rewards
from gobelin.rules.chapters.decks import gain_tapestries
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.invent import INVENT_TOP
from gobelin.rules.chapters.resources import INVENTIONS, UPGRADES, VpPer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.printed.names import FACE_DOWN, MARKET, MILITARY, NOBODY, NONE, TECHNOLOGY, WORKER
from table import Table, card

# --- Hand and mat


def test_no_hand_limit() -> None:
    """TAPESTRY-1: all cards in one hand."""
    t = Table()
    every = len(t.state.tapestry_deck)
    gain_tapestries(t.state, 0, every, 0)
    assert len(t.a.hand) == every
    assert t.state.tapestry_deck == []


def test_only_the_top_card_of_the_current_era_is_active() -> None:
    """TAPESTRY-2: Academia of an earlier era, or covered, gives nothing; on top it gives 3 VP per invention."""
    t = Table(era=3)
    t.on_mat(0, "academia", 2)
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 0
    t = Table(era=3)
    t.in_force(0, "academia")
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 3
    t.hand(0, "empiricism")
    t.resolve(0, PLAY_TAPESTRY)
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 3


def test_playing_on_top() -> None:
    """TAPESTRY-3: a card from hand, chosen; no era resources though A is the first in the era."""
    t = Table(era=2)
    t.b.era = t.c.era = 1
    t.on_mat(0, "academia", 2)
    t.hand(0, "trap", "empiricism")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.options == ["play empiricism", "play trap"]
    t.play("play trap")
    assert t.a.mat[2] == (card("academia"), card("trap"))
    assert t.a.hand == (card("empiricism"),)
    assert t.a.vp == 10
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == NOBODY


def test_the_covered_card_ends_before_the_new_one_acts() -> None:
    """TAPESTRY-3, Academia, Democracy: the 3 cards Democracy draws score nothing for the covered Academia."""
    t = Table(era=2)
    t.in_force(0, "academia")
    t.hand(0, "democracy")
    t.resolve(0, PLAY_TAPESTRY)
    assert len(t.a.hand) == 3
    assert t.a.vp == 0
    assert t.a.active == NONE


def test_on_top_without_a_card_is_void() -> None:
    """TAPESTRY-4, TIMING-18: the current card stays in force, no face-down card is put there."""
    t = Table(era=2)
    t.in_force(0, "academia")
    t.resolve(0, PLAY_TAPESTRY)
    assert [event.args["effect"] for event in t.events("void")] == ["play_tapestry"]
    assert t.a.mat[2] == (card("academia"),)
    t.resolve(0, Gain(tapestry=1))
    assert t.a.vp == 3


def test_nothing_to_cover_before_step_2() -> None:
    """TAPESTRY-5: in step 1 the new era's space is empty: Leaders onto Nuclear Bomb play nothing."""
    t = Table(era=1)
    t.b.era = 2
    t.civilization(0, "leaders")
    t.token(0, MILITARY, 9)
    t.landmark(1, "fusion_reactor")
    t.hand(0, "trap", "academia")
    t.income(0)
    t.play("advance military", "do play_tapestry")
    assert [event.args["effect"] for event in t.events("void")] == ["play_tapestry"]
    assert t.kind == "play_tapestry"  # step 2
    assert t.a.mat[2] == ()


def test_maker_of_fire_may_be_covered() -> None:
    """TAPESTRY-5, TAPESTRY-10, OPEN-25, D-74: in era 1, and it must be: no decline."""
    t = Table(era=1)
    t.hand(0, "trap", "academia")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.options == ["play academia", "play trap"]
    t.play("play academia")
    assert t.a.mat[1] == (card("academia"),)
    assert t.a.active == card("academia")


def test_not_from_the_fifth_income_turn_on() -> None:
    """TAPESTRY-5, INCOME-16: Printing Press goes to the top row, its square is void."""
    t = Table(era=4)
    t.tech(0, "printing_press", row=1)
    t.token(0, TECHNOLOGY, 4)
    t.hand(0, "trap")
    t.income(0)
    t.play("upgrade printing_press")
    assert t.a.rows[2] != ()
    assert [event.args["effect"] for event in t.events("void")] == ["play_tapestry"]
    assert t.a.hand == (card("trap"),)


def test_a_blank_space_cannot_be_covered() -> None:
    """TAPESTRY-5, INCOME-8: no card at all in step 2; later in that era there is nothing to cover."""
    t = Table(era=1)
    t.b.era = 2
    t.state.tapestry_deck = []
    t.income(0)
    assert t.a.mat[2] == ()
    t.a.hand = (card("trap"),)
    assert not PLAY_TAPESTRY.possible(t.state, 0)


def test_what_counts_as_a_tapestry_card() -> None:
    """TAPESTRY-6: hand, covered and face-down cards count; Maker of Fire does not."""
    t = Table(era=3)
    t.resolve(0, VpPer("tapestry_cards"))
    assert t.a.vp == 0
    t.hand(0, "trap", "trap")
    t.on_mat(0, "academia", 2)
    t.on_mat(0, "empiricism", 2)
    t.on_mat(0, "dystopia", 3, face_down=True)
    t.resolve(0, VpPer("tapestry_cards"))
    assert t.a.vp == 5


def test_a_face_down_card_may_be_covered() -> None:
    """TAPESTRY-6, INCOME-8: it has no effect, but lies there like any card."""
    t = Table(era=1)
    t.b.era = 2
    t.next_tapestries("academia")
    t.income(0)
    assert t.a.mat[2] == (card("academia") + FACE_DOWN,)
    assert t.a.active == NONE
    assert PLAY_TAPESTRY.possible(t.state, 0)  # the card of step 4 is in hand


# --- When played, this era


@pytest.mark.parametrize("name", ["guilds", "diplomacy", "dystopia", "oil_magnate", "feudalism", "dictatorship"])
def test_when_played_is_mandatory(name: str) -> None:
    """TAPESTRY-7, D-84: none of these can be declined."""
    t = Table(era=2)
    t.a.resources[WORKER] = 2
    t.play_card(0, name)
    assert t.asked == 0
    assert not {"decline", "done"} & set(t.options)


def test_when_played_as_far_as_possible() -> None:
    """TAPESTRY-7: Diplomacy with no building left: the resources are gained; Colonialism without a tile: played."""
    t = Table(era=2)
    t.a.taken[:] = [5, 5, 5, 5]
    t.play_card(0, "diplomacy")
    t.play("gain coin", "gain coin", "gain coin")
    assert t.asked == NOBODY
    assert [who.resources[0] for who in t.state.players] == [1, 1, 1]
    t.play_card(0, "colonialism")
    assert t.a.mat[2] == (card("diplomacy"), card("colonialism"))
    assert t.asked == NOBODY


def test_this_era_lasts_until_the_owner_s_next_income_turn() -> None:
    """TAPESTRY-8: other players' income turns do not end it; the owner's next one does, before step 1."""
    t = Table(era=2)
    t.civilization(0, "leaders")
    t.in_force(0, "academia")
    t.hand(1, "trap")
    t.income(1)
    assert t.b.era == 3
    t.state.stack.clear()
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 3
    t.income(0)
    assert t.kind == "advance"  # step 1
    assert t.a.active == NONE
    t.state.stack.clear()
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 3


def test_played_cards_stay_on_the_mat() -> None:
    """TAPESTRY-9, DECK-2: covered and used cards are no discards and are never reshuffled."""
    t = Table(era=2)
    t.in_force(0, "academia")
    t.play_card(0, "trap")
    t.play_card(0, "empiricism")
    assert t.a.mat[2] == (card("academia"), card("trap"), card("empiricism"))
    assert t.state.tapestry_discard == []
    t.state.tapestry_deck = []
    t.resolve(0, Gain(tapestry=1))
    assert t.a.hand == ()


def test_playing_on_top_is_mandatory() -> None:
    """TAPESTRY-10, D-74: with one card in hand it is played unasked, also against its owner's wish."""
    t = Table(era=2)
    t.in_force(0, "academia")
    t.hand(0, "trap")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.a.mat[2] == (card("academia"), card("trap"))


def test_tyranny_and_the_heralds_start_play_are_optional() -> None:
    """TAPESTRY-10: only these two can be declined."""
    t = Table(era=2)
    t.in_force(0, "tyranny")
    t.resolve(0, Gain(tapestry=1))
    assert "decline" in t.options
    t.play("decline")
    assert t.a.active == card("tyranny")
    t = Table(era=0)
    t.civilization(0, "heralds")
    t.next_tapestries("trap")
    t.income(0)
    assert t.options == ["play trap", "decline"]
    t.play("play trap")
    assert t.a.mat[1] == (card("trap"),)
    assert t.a.vp == 10


def test_no_card_of_one_s_own_is_in_force_in_step_1() -> None:
    """TAPESTRY-11, D-75: Empiricism of the last era has ended when Leaders advance on science in step 1."""
    t = Table(era=2)
    t.civilization(0, "leaders")
    t.in_force(0, "empiricism")
    t.token(0, 1, 1)
    t.income(0)
    t.play("advance science")
    assert t.a.vp == 0
    assert t.a.position(1) == 2


# --- Opponents and copies


@pytest.mark.parametrize("name", ["alliance", "marriage_of_state"])
def test_choosing_an_opponent(name: str) -> None:
    """TAPESTRY-12, D-30: unfinished ones only; with none the card is played and chooses nobody."""
    t = Table(era=2)
    t.play_card(0, name)
    assert t.options == ["player 2", "player 3"]
    t = Table(era=2)
    t.finish(1)
    t.play_card(0, name)
    assert t.kind != "opponent"  # C alone: unasked
    assert t.a.pact[0] in (2, NOBODY)
    t = Table(era=2)
    t.finish(1)
    t.finish(2)
    t.play_card(0, name)
    assert t.asked == NOBODY
    assert t.a.pact == (NOBODY, NONE)
    assert t.a.mat[2] == (card(name),)


def test_a_tile_is_not_given_to_a_finished_player() -> None:
    """TAPESTRY-12, Age of Sail: with all opponents finished nothing can be given."""
    t = Table(era=2)
    t.in_force(0, "age_of_sail")
    t.finish(1)
    t.finish(2)
    t.resolve(0, EXPLORE)
    assert t.kind == "explore_tile"
    assert len(t.options) == 3


def test_trade_economy_and_historians_may_name_a_finished_player() -> None:
    """TAPESTRY-12, D-30, D-107: B's token counts though B is finished; a Historians' token may go to B."""
    t = Table(era=2)
    t.token(1, MILITARY, 2)
    t.finish(1)
    t.play_card(0, "trade_economy")  # the only token on a space: unasked
    assert len(t.a.hand) == 1  # Bladed Weapons
    assert t.b.hand == ()
    t = Table(era=2)
    t.civilization(0, "historians", during_game=True)
    t.finish(1)
    t.run()
    assert "player 2" in t.options


def test_a_copy_uses_the_copier_s_pieces_and_is_no_upgrade() -> None:
    """TAPESTRY-13, D-76, Alliance: A's own market in A's city; the copy is no upgrade of A's."""
    t = Table(era=2)
    t.in_force(0, "alliance", pact=(1, NONE))
    t.tech(1, "concrete")
    t.resolve(1, UPGRADE)
    t.play(t.options[0])
    assert t.asked == 0
    t.play("place market a1")
    assert (t.a.taken[MARKET], t.b.taken[MARKET]) == (1, 1)
    assert t.a.stats[UPGRADES] == 0
    assert t.b.stats[UPGRADES] == 1
    assert len(t.events("upgrade")) == 1


def test_what_a_copy_causes_is_real() -> None:
    """TAPESTRY-13, D-76, Marriage of State: the copied benefit is no advance of A's; the invention it causes is one."""
    t = Table(era=2)
    t.in_force(0, "marriage_of_state", pact=(1, TECHNOLOGY))
    t.push(Rewards(1, TECHNOLOGY, 1, FULL))
    t.play("invent deck")
    assert t.asked == 0
    assert t.kind == "invent"
    t.play("invent deck")
    assert t.a.tech_count() == 1
    assert t.a.stats[INVENTIONS] == 1
    assert t.a.position(TECHNOLOGY) == 0
    assert t.events("advance") == []


def test_espionage_copies_with_one_s_own_choices() -> None:
    """TAPESTRY-13, Espionage: B's Academia works for A; B's card is unaffected."""
    t = Table(era=2)
    t.in_force(1, "academia")
    t.play_card(0, "espionage")
    t.resolve(0, INVENT_TOP)
    assert t.a.vp == 3
    t.resolve(1, INVENT_TOP)
    assert t.b.vp == 3
