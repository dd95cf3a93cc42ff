"""Tapestry cards that use what others have, and Tyranny: every case of their entries."""

import pytest

from gobelin.rules.chapters import tapestry
from gobelin.rules.chapters.advance import FREE_BONUS, FULL, REPEAT, Advance, Regress, X
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.conquer import CONQUER, Conquer
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.invent import ANYWHERE, INVENT, WhichInvention
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import UPGRADE, UpgradeCard
from gobelin.rules.components.civilizations.heralds import mark
from gobelin.rules.components.tapestries.copying_cards import (
    ESPIONAGE_WHEN_PLAYED,
    MARRIAGE_OF_STATE,
    TRADE_ECONOMY,
)
from gobelin.rules.engine.frames import Power, Resolve
from gobelin.rules.engine.state import OUTPOST, State, token, toppled
from gobelin.rules.printed.names import (
    COIN,
    EXPLORATION,
    FARM,
    HOUSE,
    MARKET,
    MILITARY,
    NOBODY,
    NONE,
    SCIENCE,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from table import Table, card, hex_number

FRONTIER = "1,-1"  # next to A's 1,-2


def allies(players: int = 3, ally: int = 1) -> Table:
    """A's Alliance with the ally is in force."""
    t = Table(players=players)
    t.in_force(0, "alliance", pact=(ally, NONE))
    return t


def frontier(t: Table) -> Table:
    """A on 1,-2 and B on 1,-1 stand next to each other, one outpost each."""
    t.outpost(0, "1,-2")
    t.tile_at(FRONTIER, 1)
    t.outpost(1, FRONTIER)
    return t


# --- Alliance


def test_alliance_asks_for_an_opponent() -> None:
    """Alliance: the owner chooses when the card is played."""
    t = Table()
    t.play_card(0, "alliance")
    assert t.asked == 0
    assert t.options == ["player 2", "player 3"]
    t.play("player 3")
    assert t.a.pact == (2, NONE)
    assert t.a.active == card("alliance")


def test_alliance_only_with_unfinished_opponents() -> None:
    """Alliance, TAPESTRY-12, D-30: finished ones are not offered; none left: no effect, no ban."""
    t = frontier(Table())
    t.finish(2)
    t.play_card(0, "alliance")
    assert t.a.pact == (1, NONE)
    t = frontier(Table())
    t.finish(1)
    t.finish(2)
    t.play_card(0, "alliance")
    assert t.asked == -1
    assert t.a.pact == (NOBODY, NONE)
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" in t.options


def test_alliance_two_players() -> None:
    """Alliance: with two players each is barred from the other's land."""
    t = frontier(Table(players=2))
    t.play_card(0, "alliance")
    assert t.asked == -1
    assert t.a.pact == (1, NONE)
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" not in t.options
    t.state.stack.clear()
    t.resolve(1, CONQUER)
    assert "hex 1,-2" not in t.options


def test_alliance_bars_both_sides_everywhere() -> None:
    """Alliance: neither may conquer the other's land, anywhere included; third parties may, and may be attacked."""
    t = frontier(Table())
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" in t.options
    t = frontier(allies())
    t.outpost(2, "0,0")
    for player, land in ((0, FRONTIER), (1, "1,-2")):
        t.resolve(player, Conquer(anywhere=True))
        assert f"hex {land}" not in t.options
        assert "hex 0,0" in t.options
        t.state.stack.clear()
    t.resolve(2, Conquer(anywhere=True))
    assert {f"hex {FRONTIER}", "hex 1,-2"} <= set(t.options)


def test_alliance_may_leave_no_target() -> None:
    """Alliance, CONQUER-1: if the ally's land is the only target, conquering is void."""
    t = frontier(allies())
    t.outpost(0, "0,-3")
    t.outpost(0, "-1,-1")
    outposts = t.a.outposts
    t.resolve(0, CONQUER)
    assert t.asked == -1
    assert len(t.events("void")) == 1
    assert t.a.outposts == outposts
    tapestry.end_card(t.state, 0)
    t.conquer_dice(4, COIN)
    t.resolve(0, CONQUER)
    assert t.kind == "die"


def test_alliance_ban_lasts_when_the_ally_finishes() -> None:
    """Alliance, TAPESTRY-12: the ban ends with the card, not with the ally's game."""
    t = frontier(allies())
    t.finish(1)
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" not in t.options


def test_alliance_ends_when_covered() -> None:
    """Alliance, TAPESTRY-3: ban and copies end at once."""
    t = frontier(allies())
    t.play_card(0, "guilds")
    assert t.a.pact == (NOBODY, NONE)
    t.tech(1, "calendar")
    t.resolve(1, UPGRADE)
    assert t.b.resources == [0, 0, 0, 1]
    assert t.a.resources == [0, 0, 0, 0]
    t.resolve(0, CONQUER)
    assert f"hex {FRONTIER}" in t.options


def test_alliance_copies_circle_and_square() -> None:
    """Alliance, UPGRADE-14: the circle for the middle row, the square for the top row, after the ally's own."""
    t = allies()
    t.tech(1, "light_bulb")
    t.token(1, MILITARY, 4)
    t.resolve(1, UPGRADE)
    assert (t.b.resources, t.a.resources) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert t.b.rows == [(), (TECHNOLOGIES.index("light_bulb"),), ()]
    t.resolve(1, UPGRADE)
    assert t.asked == 1
    assert t.a.taken == [0, 0, 0, 0]
    t.play("place market a1")
    assert t.asked == 0
    assert t.kind == "place"
    t.play("place market b1")
    assert (t.a.taken, t.b.taken) == ([1, 0, 0, 0], [1, 0, 0, 0])
    assert t.a.rows == [(), (), ()]


def test_alliance_is_one_way() -> None:
    """Alliance: the ally gains nothing by the owner's upgrade, the owner nothing by a third player's."""
    t = allies()
    t.tech(0, "calendar")
    t.tech(2, "canned_food")
    t.resolve(0, UPGRADE)
    t.resolve(2, UPGRADE)
    assert t.a.resources == [0, 0, 0, 1]
    assert t.b.resources == [0, 0, 0, 0]
    assert t.c.resources == [0, 0, 1, 0]


def test_alliance_landmark_square_is_void() -> None:
    """Alliance, LANDMARK-2: the ally has just taken the landmark."""
    t = allies()
    t.tech(1, "bakery", row=1)
    t.b.taken[FARM] = 1
    t.resolve(1, UPGRADE)
    t.play("place bakery a0 r0")
    assert t.asked == -1
    assert len(t.b.landmarks) == 1
    assert t.a.landmarks == ()
    assert [event.player for event in t.events("void")] == [0]


def test_alliance_checks_no_prerequisite() -> None:
    """Alliance: the prerequisite is met in the ally's neighbourhood only; the owner gains the square all the same."""
    t = allies(players=4, ally=2)
    t.tech(2, "canned_food", row=1)
    t.token(2, MILITARY, 4)
    t.resolve(2, UPGRADE)
    assert t.c.vp == 7
    assert t.a.vp == 7


def test_alliance_copies_what_was_void_for_the_ally() -> None:
    """Alliance, UPGRADE-7: an upgrade without benefit is still one; the owner gains what is possible."""
    t = allies()
    t.tech(1, "paper")
    t.b.taken[HOUSE] = 5
    t.resolve(1, UPGRADE)
    assert t.asked == 0
    t.play("place house a1")
    assert t.a.taken == [0, 1, 0, 0]


def test_alliance_ignores_upgrades_by_inventors() -> None:
    """Alliance, UPGRADE-14, D-54: an upgrade made on the ally's card by somebody else is nobody's."""
    t = allies()
    t.tech(1, "calendar")
    t.push(UpgradeCard(1, TECHNOLOGIES.index("calendar"), False, 0))
    assert t.b.resources == [0, 0, 0, 1]
    assert t.a.resources == [0, 0, 0, 0]


def test_alliance_inventing_is_no_upgrade() -> None:
    """Alliance: inventing gives nothing, inventing and upgrading does."""
    t = allies()
    t.display("calendar", "canned_food", "paper")
    t.resolve(1, INVENT)
    t.play("invent calendar")
    assert t.a.resources == [0, 0, 0, 0]
    t.push(WhichInvention(1, ANYWHERE, 0, True))
    t.play("invent canned_food")
    assert t.b.resources == [0, 0, 1, 0]
    assert t.a.resources == [0, 0, 1, 0]


def test_alliance_copy_is_no_upgrade() -> None:
    """Alliance, TAPESTRY-13: two allies of each other do not copy copies."""
    t = allies()
    t.play_card(1, "espionage")
    t.play("player 1")
    t.tech(1, "calendar")
    t.resolve(1, UPGRADE)
    assert t.a.resources == [0, 0, 0, 1]
    assert t.b.resources == [0, 0, 0, 1]


def test_alliance_copy_of_the_battery_counts_per_player() -> None:
    """Alliance, UPGRADE-12: the once-per-turn square is limited for the owner by all means together."""
    battery = TECHNOLOGIES.index("lithium_ion_battery")
    for used in (False, True):
        t = allies()
        t.tech(1, "lithium_ion_battery", row=1)
        t.token(1, EXPLORATION, 10)
        t.token(0, TECHNOLOGY, 2)
        t.b.outposts = 0
        t.a.used_squares = used << battery
        t.resolve(1, UPGRADE)
        assert t.b.used_squares == 1 << battery
        assert t.a.used_squares == 1 << battery
        assert len(t.a.hand) == (0 if used else 1)


class _Watcher(Power):
    """Stands for the Inventors: gains any 1 after everybody's upgrades."""

    def after_upgrade(self, state: State, owner: int, holder: int, card: int, row: int, own: bool) -> None:
        state.push(Resolve(owner, ANY_1, 0))


def test_alliance_comes_before_the_inventors_part() -> None:
    """Alliance, UPGRADE-14: copies first, then the Inventors' part, also if the Inventors sit nearer."""
    t = Table()
    t.in_force(2, "alliance", pact=(0, NONE))
    t.b.powers = (_Watcher(),)
    t.tech(0, "concrete")
    t.resolve(0, UPGRADE)
    t.play("place market a1")
    assert t.asked == 2
    t.play("place market a1")
    assert t.asked == 1
    assert t.kind == "gain"


def test_alliance_allows_revolution() -> None:
    """Alliance, CONQUER-18: standing up outposts with Revolution is no conquest."""
    t = Table()
    t.play_card(0, "alliance")
    t.play("player 2")
    t.tile_at(FRONTIER, 1)
    t.piece(FRONTIER, toppled(token(1, OUTPOST)))
    t.outpost(0, FRONTIER)
    at = hex_number(FRONTIER)
    assert t.a.control >> at & 1
    t.play_card(1, "revolution")
    t.play("do uprising")
    assert t.asked == -1  # the only place
    assert t.b.control >> at & 1
    assert not t.a.control >> at & 1


def test_alliance_allows_militarism() -> None:
    """Alliance, CONQUER-18: the ally may explore next to the owner's land and put an outpost there with Militarism."""
    t = frontier(allies())
    t.in_force(1, "militarism")
    t.tiles(1, 2)
    t.resolve(1, EXPLORE)
    t.play("hex 0,-1", "turn 0")
    assert t.options == ["accept", "decline"]
    t.play("accept")
    at = hex_number("0,-1")
    assert t.b.control >> at & 1
    t.resolve(0, CONQUER)
    assert "hex 0,-1" not in t.options  # the ban covers the new land, too


# --- Marriage of State


def married(track: int, opponent: int = 1, players: int = 3) -> Table:
    """A's Marriage of State with this opponent on this track is in force."""
    t = Table(players=players)
    t.in_force(0, "marriage_of_state", pact=(opponent, track))
    return t


def test_marriage_asks_for_opponent_and_track() -> None:
    """Marriage of State, TIMING-9: opponent, then track; any track may be named."""
    t = Table()
    t.token(1, SCIENCE, 12)
    t.play_card(0, "marriage_of_state")
    assert t.options == ["player 2", "player 3"]
    t.play("player 2")
    assert t.options == ["track exploration", "track science", "track military", "track technology"]
    t.play("track science")
    assert t.a.pact == (1, SCIENCE)


def test_marriage_only_with_unfinished_opponents() -> None:
    """Marriage of State, TAPESTRY-12: a finished opponent is not offered; none left: no effect."""
    t = Table()
    t.finish(1)
    t.play_card(0, "marriage_of_state")
    assert t.kind == "pact_track"
    t.play("track military")
    assert t.a.pact == (2, MILITARY)
    t = Table()
    t.finish(1)
    t.finish(2)
    t.play_card(0, "marriage_of_state")
    assert t.asked == -1
    assert t.a.pact == (NOBODY, NONE)
    t.resolve(0, MARRIAGE_OF_STATE.choose)
    assert len(t.events("void")) == 2


def test_marriage_copies_between_benefit_and_bonus() -> None:
    """Marriage of State, TIMING-2, TIMING-14: in a paid advance O's benefit, the owner's copy, then O's bonus."""
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 1)
    t.b.resources[:] = [1, 1, 0, 0]
    t.begin(1)
    t.play("advance technology", "pay worker")
    assert t.asked == 1
    assert t.kind == "bonus"
    assert len(t.b.hand) == 1
    assert len(t.a.hand) == 1
    t.play("pay coin", "place market a1")
    assert t.b.taken == [1, 0, 0, 0]
    assert t.a.taken == [0, 0, 0, 0]  # never the bonus


def test_marriage_choices_are_the_copiers_own() -> None:
    """Marriage of State, TAPESTRY-13: T3, O builds a market, the owner invents, in O's turn."""
    t = married(TECHNOLOGY)
    t.display("calendar", "canned_food", "paper")
    t.token(1, TECHNOLOGY, 2)
    t.resolve(1, Advance(TECHNOLOGY))
    t.play("do market", "place market a1")
    assert t.asked == 0
    assert t.options == ["do invent", "do market"]
    t.play("do invent", "invent paper")
    assert t.a.tech_count() == 1
    assert t.a.taken == [0, 0, 0, 0]


def test_marriage_copies_regress_and_repeat() -> None:
    """Marriage of State: set off by a regress with benefit and by repeating the space."""
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 3)
    t.resolve(1, Regress(TECHNOLOGY))
    assert len(t.a.hand) == 1
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 2)
    t.resolve(1, REPEAT)
    assert len(t.b.hand) == 1
    assert len(t.a.hand) == 1


def test_marriage_copies_trade_economy() -> None:
    """Marriage of State, Trade Economy: O gains the benefit of a third player's space of T."""
    t = married(TECHNOLOGY)
    t.token(2, TECHNOLOGY, 2)
    t.play_card(1, "trade_economy")
    assert len(t.b.hand) == 1
    assert len(t.a.hand) == 1


@pytest.mark.parametrize("gain", [X, FREE_BONUS])
def test_marriage_ignores_moves_without_benefit(gain: int) -> None:
    """Marriage of State, ADVANCE-6: an X, or a bonus alone (Renaissance), is no benefit."""
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 1)
    t.resolve(1, Advance(TECHNOLOGY, gain=gain))
    if t.options:
        t.play("accept", "place market a1")
    assert t.b.tokens[TECHNOLOGY] == (2,)
    assert t.a.hand == ()
    assert t.a.taken == [0, 0, 0, 0]


def test_marriage_ignores_landmarks() -> None:
    """Marriage of State: a landmark is no benefit; the owner gets S4's benefit only."""
    t = married(SCIENCE)
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE))
    t.play("place apothecary a0 r0")
    assert len(t.b.landmarks) == 1
    assert t.a.landmarks == ()
    assert len(t.a.hand) == 1


def test_marriage_is_with_one_opponent_and_one_track() -> None:
    """Marriage of State: other tracks, other players and the owner's own benefits set nothing off."""
    t = married(TECHNOLOGY)
    t.resolve(1, Advance(EXPLORATION))
    t.token(2, TECHNOLOGY, 1)
    t.resolve(2, Advance(TECHNOLOGY))
    assert t.a.tiles == ()
    assert t.a.hand == ()
    t.token(0, TECHNOLOGY, 1)
    t.resolve(0, Advance(TECHNOLOGY))
    assert len(t.a.hand) == 1


def test_marriage_void_benefits() -> None:
    """Marriage of State, TIMING-5: void for the owner is skipped; void for O was not gained, so nothing is copied."""
    t = married(MILITARY)
    t.a.outposts = 0
    t.conquer_dice(4, COIN)
    t.resolve(1, Advance(MILITARY))
    t.play("hex 2,-1", "die red")
    assert t.asked == -1
    assert [event.player for event in t.events("void")] == [0]
    t = married(MILITARY)
    t.b.outposts = 0
    t.resolve(1, Advance(MILITARY))
    assert t.asked == -1
    assert t.a.outposts == 8


def test_marriage_does_partly_possible_benefits() -> None:
    """Marriage of State, TIMING-7: M5 without an outpost still gives the owner the armory."""
    t = married(MILITARY)
    t.a.outposts = 0
    t.token(1, MILITARY, 4)
    t.conquer_dice(4, COIN)
    t.resolve(1, Advance(MILITARY))
    t.play("do armory", "place armory a1", "hex 2,-1", "die red")
    assert t.asked == 0
    t.play("do conquer", "place armory a1")
    assert t.a.taken == [0, 0, 0, 1]


def test_marriage_copy_moves_the_owners_token() -> None:
    """Marriage of State, TAPESTRY-13: science 9 moves the owner's own token, which may win a landmark."""
    t = married(SCIENCE)
    t.token(1, SCIENCE, 8)
    t.token(0, TECHNOLOGY, 3)
    t.display("calendar", "canned_food", "paper")
    t.resolve(1, Advance(SCIENCE))
    t.play("advance exploration")
    assert t.b.tokens[EXPLORATION] == (1,)
    assert t.asked == 0
    t.play("advance technology", "place forge a0 r0")
    assert t.a.tokens[TECHNOLOGY] == (4,)
    assert len(t.a.landmarks) == 1


def test_marriage_copies_singularity_as_far_as_possible() -> None:
    """Marriage of State, SINGULARITY-9: resources; the token only from the owner's own technology 12."""
    for own, moves in ((11, False), (12, True)):
        t = married(TECHNOLOGY)
        t.token(1, TECHNOLOGY, 11)
        t.token(0, TECHNOLOGY, own)
        t.resolve(1, Advance(TECHNOLOGY))
        t.play("do resources", "track science")
        assert t.b.tokens[TECHNOLOGY] == ()
        assert t.asked == 0
        t.play("do resources")
        assert t.a.resources == [1, 1, 1, 1]
        if moves:
            t.play("track military")
            assert t.a.tokens[MILITARY] == (0, 0)
        assert t.a.ghost is moves
        assert t.asked == -1


def test_marriage_copies_do_not_chain() -> None:
    """Marriage of State: a copy sets off no other copy, an advance with benefit that it causes does."""
    t = married(SCIENCE)
    t.play_card(2, "espionage")
    t.play("player 1", "track science")
    assert t.c.pact == (0, SCIENCE)
    t.token(1, SCIENCE, 1)
    t.resolve(1, Advance(SCIENCE))
    assert (len(t.a.hand), len(t.b.hand), len(t.c.hand)) == (1, 1, 0)
    t.c.pact = (0, EXPLORATION)
    t.token(1, SCIENCE, 8)
    t.resolve(1, Advance(SCIENCE))
    t.play("advance exploration")
    assert t.asked == 0
    t.play("advance exploration")
    assert len(t.a.tiles) == 2
    assert len(t.c.tiles) == 2


def test_marriage_copies_are_outside_the_loop_guard() -> None:
    """Marriage of State, TIMING-15: a copy comes though the owner used the space, and does not use it."""
    number = TECHNOLOGY * 13 + 2
    t = married(TECHNOLOGY)
    t.a.used = 1 << number
    t.token(1, TECHNOLOGY, 1)
    t.resolve(1, Advance(TECHNOLOGY))
    assert len(t.a.hand) == 1
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 1)
    t.token(0, TECHNOLOGY, 1)
    t.resolve(1, Advance(TECHNOLOGY))
    assert t.a.used == 0
    t.resolve(0, Advance(TECHNOLOGY))
    assert len(t.a.hand) == 2


def test_marriage_what_copies_cause_is_inside_the_loop_guard() -> None:
    """Marriage of State, TIMING-15: the copy of science 9 moves onto a used space, which gives nothing."""
    t = married(SCIENCE)
    t.a.used = 1 << (EXPLORATION * 13 + 1)
    t.token(1, SCIENCE, 8)
    t.resolve(1, Advance(SCIENCE))
    t.play("advance exploration")
    t.play("advance exploration")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert len(t.b.tiles) == 2
    assert t.a.tiles == ()


def test_marriage_ends_when_covered_or_o_is_finished() -> None:
    """Marriage of State, TAPESTRY-3, TIMING-15: covered it copies nothing; a used space of O's gives no benefit."""
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 1)
    t.b.used = 1 << (TECHNOLOGY * 13 + 2)
    t.resolve(1, Advance(TECHNOLOGY))
    assert t.a.hand == ()
    t.b.used = 0
    t.play_card(0, "trap")
    t.token(1, TECHNOLOGY, 1)
    t.resolve(1, Advance(TECHNOLOGY))
    assert t.a.hand == ()
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 1)
    t.finish(1)
    t.resolve(1, Advance(TECHNOLOGY))
    assert t.b.hand == ()
    assert t.a.hand == ()


# --- Espionage


def spying() -> Table:
    """All are in era 3, nobody has a card on the present space."""
    return Table(era=3)


def test_espionage_offers_uncovered_face_up_cards() -> None:
    """Espionage: any mat, past eras and own ones included; not covered, face-down cards or itself (D-82)."""
    t = spying()
    t.on_mat(0, "monarchy", 2)
    t.on_mat(1, "guilds", 1)
    t.on_mat(1, "academia", 2)
    t.on_mat(1, "trap", 2)
    t.on_mat(1, "diplomacy", 3, face_down=True)
    t.on_mat(2, "capitalism", 3)
    t.play_card(0, "espionage")
    assert t.options == ["mat 1 era 2", "mat 2 era 1", "mat 2 era 2", "mat 3 era 3"]
    t.play("mat 2 era 2")
    assert t.a.vp == 10  # the trap on top, not academia under it
    assert t.b.mat[2] == (card("academia"), card("trap"))


def test_espionage_covers_what_it_might_have_copied() -> None:
    """Espionage, TAPESTRY-3: the own card it covers cannot be copied."""
    t = spying()
    t.in_force(0, "monarchy")
    t.play_card(0, "espionage")
    assert t.asked == -1
    assert t.a.active == NONE
    assert len(t.events("void")) == 1


def test_espionage_is_void_without_a_card() -> None:
    """Espionage, TAPESTRY-6: Maker of Fire is no card; a face-down card is not offered."""
    t = Table()
    t.on_mat(1, "guilds", 1, face_down=True)
    t.play_card(0, "espionage")
    assert t.asked == -1
    assert len(t.events("void")) == 1


def test_espionage_must_choose() -> None:
    """Espionage, TAPESTRY-7: a single target is copied unasked, though it gives nothing."""
    t = spying()
    t.on_mat(2, "trap", 1)
    t.play_card(0, "espionage")
    assert t.a.vp == 10
    assert t.c.vp == 0


def test_espionage_copies_a_this_era_card() -> None:
    """Espionage, INCOME-9, TAPESTRY-2: the copy is in force while Espionage is the top card, past eras' cards too."""
    t = spying()
    t.on_mat(1, "monarchy", 2)
    t.play_card(0, "espionage")
    assert t.a.mat[3] == (card("espionage"),)
    assert t.a.active == card("monarchy")
    assert t.b.active == NONE
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("place market a1")
    assert t.a.vp == 3
    t.resolve(1, BUILDING_OF[MARKET])
    t.play("place market a1")
    assert t.b.vp == 0
    t.play_card(0, "trap")
    assert t.a.active == NONE
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("place market b1")
    assert t.a.vp == 13


def test_espionage_copy_has_its_own_life() -> None:
    """Espionage: both are in force, each for its holder; the copied card being covered does not end the copy."""
    t = spying()
    t.in_force(1, "capitalism")
    t.play_card(0, "espionage")
    t.resolve(0, BUILDING_OF[MARKET])
    t.play("place market a1")
    t.resolve(1, BUILDING_OF[MARKET])
    t.play("place market a1")
    assert t.a.resources[COIN] == 1
    assert t.b.resources[COIN] == 1
    t.play_card(1, "trap")
    assert t.b.active == NONE
    t.resolve(0, BUILDING_OF[MARKET])
    assert t.a.resources[COIN] == 2


def test_espionage_copy_ends_with_the_era() -> None:
    """Espionage, TAPESTRY-8, TAPESTRY-11: the copy ends before step 1 of the copier's next income turn."""
    t = Table(era=3, confirm_turns=True)
    t.b.era = t.c.era = 4
    t.on_mat(1, "monarchy", 2)
    t.play_card(0, "espionage")
    t.income(0)
    assert t.kind == "end_turn"
    assert t.a.active == NONE
    assert t.a.powers == ()


def test_espionage_makes_new_choices() -> None:
    """Espionage: Alliance and Marriage of State ask the copier for an opponent and a track."""
    t = spying()
    t.in_force(1, "alliance", pact=(2, NONE))
    t.play_card(0, "espionage")
    assert t.asked == 0
    assert t.options == ["player 2", "player 3"]
    t.play("player 2")
    assert t.a.pact == (1, NONE)
    assert t.b.pact == (2, NONE)
    t = spying()
    t.in_force(1, "marriage_of_state", pact=(0, SCIENCE))
    t.play_card(0, "espionage")
    t.play("player 3", "track military")
    assert t.a.pact == (2, MILITARY)
    assert t.b.pact == (0, SCIENCE)


def test_espionage_copies_dictatorship() -> None:
    """Espionage, ADVANCE-14: the copier advances on a track of their own choice and locks it."""
    t = spying()
    t.on_mat(1, "dictatorship", 2)
    t.play_card(0, "espionage")
    assert t.asked == 0
    t.play("advance exploration")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert [(track, owner) for track, owner, _ in t.state.locks] == [(EXPLORATION, 0)]


def test_espionage_is_evaluated_for_the_copier() -> None:
    """Espionage: Age of Wonders compares the copier's landmarks."""
    t = spying()
    t.on_mat(1, "age_of_wonders", 2)
    t.landmark(0, "lighthouse")
    t.play_card(0, "espionage")
    assert t.a.vp == 12
    assert t.b.vp == 0


def test_espionage_of_technocracy() -> None:
    """Espionage, D-91: Technocracy compares the copier's era at that moment, not its owner's."""
    t = Table(era=3)
    t.b.era = 2
    t.on_mat(1, "technocracy", 2)
    t.play_card(0, "espionage")
    assert t.asked == -1
    assert t.a.vp == 6  # 3 per opponent
    assert t.b.vp == 0
    t = Table(era=3)
    t.b.era = t.c.era = 2
    t.display("calendar", "canned_food", "paper")
    t.on_mat(1, "technocracy", 2)
    t.play_card(0, "espionage")
    assert t.asked == 0
    t.play("invent canned_food")
    assert t.a.rows[1] == (TECHNOLOGIES.index("canned_food"),)
    assert t.a.resources == [0, 0, 1, 0]


def test_espionage_of_a_card_with_a_heralds_token() -> None:
    """Espionage, Heralds, D-140: the token bars only the Heralds."""
    t = spying()
    t.on_mat(1, "trap", 2)
    t.mark("heralds", mark(1, 2, 0))
    t.play_card(0, "espionage")
    assert t.a.vp == 10


def test_espionage_of_broker_of_peace() -> None:
    """Espionage, Broker of Peace: two of them both score from a third player's advance."""
    t = spying()
    t.in_force(1, "broker_of_peace")
    t.play_card(0, "espionage")
    t.conquer_dice(4, COIN)
    t.resolve(2, Advance(MILITARY, gain=X))
    assert t.a.vp == 3
    assert t.b.vp == 3


def test_espionage_of_tyranny() -> None:
    """Espionage, Tyranny, D-82: the gained card is played on top of Espionage, 5 VP."""
    t = spying()
    t.on_mat(1, "tyranny", 2)
    t.next_tapestries("trap")
    t.play_card(0, "espionage")
    t.resolve(0, Gain(tapestry=1))
    t.play("play trap")
    assert t.a.mat[3] == (card("espionage"), card("trap"))
    assert t.a.vp == 15
    assert t.a.active == NONE


def test_espionage_restricted_to_when_played_cards() -> None:
    """Espionage, CIV-14: Heralds reach only "when played" cards through it, Trap included; nothing lasts."""
    t = spying()
    t.on_mat(0, "espionage", 2)
    t.on_mat(1, "monarchy", 1)
    t.on_mat(1, "trap", 2)
    t.on_mat(2, "guilds", 1)
    t.resolve(0, ESPIONAGE_WHEN_PLAYED)
    assert t.options == ["mat 2 era 2", "mat 3 era 1"]
    t.play("mat 2 era 2")
    assert t.a.vp == 10
    assert t.a.active == NONE
    t = spying()
    t.on_mat(1, "monarchy", 1)
    t.resolve(0, ESPIONAGE_WHEN_PLAYED)
    assert len(t.events("void")) == 1


def test_espionage_in_era_one() -> None:
    """Espionage, TAPESTRY-10: played over Maker of Fire it copies like anywhere else."""
    t = Table()
    t.on_mat(1, "trap", 1)
    t.hand(0, "espionage")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.a.vp == 10
    assert t.a.mat[1] == (card("espionage"),)


# --- Trade Economy


def test_trade_economy_gives_benefit_and_free_bonus() -> None:
    """Trade Economy: the owner gains the benefit, then that opponent may have the bonus for nothing."""
    t = Table()
    t.token(1, TECHNOLOGY, 2)
    t.token(2, EXPLORATION, 1)
    t.play_card(0, "trade_economy")
    assert t.asked == 0
    assert t.options == ["token of 2 technology 2", "token of 3 exploration 1"]
    t.play("token of 2 technology 2")
    assert len(t.a.hand) == 1
    assert t.asked == 1
    assert t.kind == "bonus"
    assert t.options == ["accept", "decline"]
    t.play("accept", "place market a1")
    assert t.b.taken == [1, 0, 0, 0]
    assert t.b.hand == ()
    assert t.a.taken == [0, 0, 0, 0]
    assert t.asked == -1


def test_trade_economy_bonus_is_optional_whatever_its_price() -> None:
    """Trade Economy, TIMING-10: the free bonus may be declined; a price in cards falls away, too."""
    t = Table()
    t.token(1, TECHNOLOGY, 2)
    t.resolve(0, TRADE_ECONOMY)
    t.play("decline")
    assert t.b.taken == [0, 0, 0, 0]
    t = Table()
    t.token(1, MILITARY, 11)  # 3 tapestry cards for 10 VP
    t.resolve(0, TRADE_ECONOMY)
    assert t.asked == 1
    t.play("accept")
    assert t.b.vp == 10
    assert t.asked == -1


def test_trade_economy_is_no_movement() -> None:
    """Trade Economy: no landmark, no advance, no achievement; the own position does not matter."""
    t = Table()
    t.token(1, SCIENCE, 4)
    t.resolve(0, TRADE_ECONOMY)
    assert t.a.tokens[SCIENCE] == (0,)
    assert t.a.landmarks == ()
    assert t.events("advance") == []
    assert len(t.a.hand) == 1
    t = Table()
    t.token(1, TECHNOLOGY, 10)
    t.token(0, SCIENCE, 5)
    t.resolve(0, TRADE_ECONOMY)
    assert t.a.vp == 5  # counted for the owner: science 5, military 0


def test_trade_economy_without_a_token_to_point_at() -> None:
    """Trade Economy, TIMING-9: tokens on start spaces are not offered; with no other it is void."""
    t = Table()
    t.play_card(0, "trade_economy")
    assert t.asked == -1
    assert len(t.events("void")) == 1
    t.token(0, SCIENCE, 4)  # the owner's own tokens do not count
    t.resolve(0, TRADE_ECONOMY)
    assert len(t.events("void")) == 2


def test_trade_economy_with_a_finished_opponent() -> None:
    """Trade Economy, TAPESTRY-12, D-30: a finished opponent may be chosen but gains no bonus."""
    t = Table()
    t.token(1, TECHNOLOGY, 2)
    t.finish(1)
    t.resolve(0, TRADE_ECONOMY)
    assert len(t.a.hand) == 1
    assert t.asked == -1
    assert t.b.taken == [0, 0, 0, 0]


def test_trade_economy_ghost_is_no_token() -> None:
    """Trade Economy, SINGULARITY-4: the marker left by AI Singularity cannot be chosen; second tokens can."""
    t = Table()
    t.b.ghost = True
    t.token(1, TECHNOLOGY)
    t.token(1, EXPLORATION, 1, 5)
    t.resolve(0, TRADE_ECONOMY)
    assert t.options == ["token of 2 exploration 1", "token of 2 exploration 5"]


def test_trade_economy_moves_own_tokens() -> None:
    """Trade Economy, TAPESTRY-13: an advance moves the owner's token, a repeat repeats an own position."""
    t = Table()
    t.token(1, SCIENCE, 9)
    t.resolve(0, TRADE_ECONOMY)
    t.play("advance exploration")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert t.b.tokens[SCIENCE] == (9,)
    t = Table()
    t.token(1, SCIENCE, 7)
    t.token(1, EXPLORATION, 5)
    t.token(0, EXPLORATION, 1)
    t.resolve(0, TRADE_ECONOMY)
    t.play("token of 2 science 7")
    assert len(t.a.tiles) == 2
    assert t.b.tiles == ()


def test_trade_economy_singularity() -> None:
    """Trade Economy, SINGULARITY-9: the resources; the token move needs an own token on technology 12."""
    t = Table()
    t.token(1, TECHNOLOGY, 12)
    t.token(0, TECHNOLOGY, 11)
    t.resolve(0, TRADE_ECONOMY)
    t.play("do resources")
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.tokens[TECHNOLOGY] == (11,)
    assert t.b.tokens[TECHNOLOGY] == (12,)
    assert not t.a.ghost
    assert t.asked == -1


def test_trade_economy_sets_off_a_marriage() -> None:
    """Trade Economy, Marriage of State: a third player married to the owner on this track copies; before the bonus."""
    t = Table()
    t.in_force(2, "marriage_of_state", pact=(0, TECHNOLOGY))
    t.token(1, TECHNOLOGY, 2)
    t.play_card(0, "trade_economy")
    assert t.kind == "bonus"
    assert t.asked == 1
    assert (len(t.a.hand), len(t.c.hand)) == (1, 1)


def test_trade_economy_obeys_the_loop_guard() -> None:
    """Trade Economy, TIMING-15: no space the owner used; it uses the space for both."""
    number = TECHNOLOGY * 13 + 2
    t = Table()
    t.token(1, TECHNOLOGY, 2)
    t.token(2, EXPLORATION, 1)
    t.resolve(0, TRADE_ECONOMY)
    t.play("token of 2 technology 2", "decline")
    assert t.a.used == 1 << number
    assert t.b.used == 1 << number
    t.resolve(0, TRADE_ECONOMY)  # only exploration 1 is left
    assert len(t.a.tiles) == 2
    assert t.c.used == 0  # it has no bonus
    t.resolve(0, TRADE_ECONOMY)
    assert len(t.events("void")) == 1
    t = Table()
    t.token(1, TECHNOLOGY, 2)
    t.b.used = 1 << number
    t.resolve(0, TRADE_ECONOMY)
    assert len(t.a.hand) == 1
    assert t.asked == -1  # the opponent has used the space
    t = Table(loop_guard=False)
    t.token(1, TECHNOLOGY, 2)
    for _ in range(2):
        t.resolve(0, TRADE_ECONOMY)
        t.play("decline")
    assert len(t.a.hand) == 2


def test_trade_economy_leaves_out_void_benefits() -> None:
    """Trade Economy, D-137, REPEAT-1: a void benefit is not offered while another's is not; alone it may be chosen."""
    t = Table()
    t.token(1, EXPLORATION, 2)  # explore without a tile
    t.token(2, EXPLORATION, 1)
    t.resolve(0, TRADE_ECONOMY)
    assert len(t.a.tiles) == 2
    t = Table()
    t.token(1, EXPLORATION, 2)
    t.resolve(0, TRADE_ECONOMY)
    assert t.asked == 1
    t.play("accept")
    assert len(t.b.hand) == 1


# --- Tyranny


def tyrant(*drawn: str) -> Table:
    """A's Tyranny is in force; these cards are drawn next."""
    t = Table()
    t.in_force(0, "tyranny")
    t.next_tapestries(*drawn)
    return t


def test_tyranny_plays_the_card_just_gained() -> None:
    """Tyranny: only the card just gained, not another from hand; 10 VP for a trap and 5 VP."""
    t = tyrant("trap")
    t.hand(0, "guilds")
    t.resolve(0, Gain(tapestry=1))
    assert t.options == ["play trap", "decline"]
    t.play("play trap")
    assert t.a.vp == 15
    assert t.a.mat[1] == (card("tyranny"), card("trap"))
    assert t.a.hand == (card("guilds"),)
    assert t.a.active == NONE


def test_tyranny_takes_the_new_copy_of_a_card_held_twice() -> None:
    """Tyranny: a trap gained beside a trap held; one stays in hand."""
    t = tyrant("trap")
    t.hand(0, "trap", "guilds")
    t.resolve(0, Gain(tapestry=1))
    t.play("play trap")
    assert t.a.hand == (card("trap"), card("guilds"))


def test_tyranny_is_optional_and_works_once() -> None:
    """Tyranny, TAPESTRY-10: declined it stays in force; once covered it asks no more."""
    t = tyrant("trap", "trap", "guilds")
    t.resolve(0, Gain(tapestry=1))
    t.play("decline")
    assert t.a.vp == 0
    assert t.a.active == card("tyranny")
    t.resolve(0, Gain(tapestry=1))
    t.play("play trap")
    t.resolve(0, Gain(tapestry=1))
    assert t.asked == -1
    assert t.a.vp == 15


def test_tyranny_with_several_cards() -> None:
    """Tyranny, D-92: one question after all cards are in hand, at most one is played."""
    t = tyrant("guilds", "trap", "monarchy")
    t.hand(0, "capitalism")
    t.resolve(0, Gain(tapestry=3))
    assert t.options == ["play guilds", "play monarchy", "play trap", "decline"]
    t.play("play monarchy")
    assert t.asked == -1
    assert t.a.active == card("monarchy")
    assert t.a.hand == (card("capitalism"), card("guilds"), card("trap"))
    assert t.a.vp == 5


def test_tyranny_vp_come_before_the_effect() -> None:
    """Tyranny: the 5 VP can already be paid to the Guilds."""
    t = tyrant("guilds")
    t.resolve(0, Gain(tapestry=1))
    t.play("play guilds")
    t.play("gain coin")  # buy 1 was the only exchange
    assert t.a.vp == 0
    assert t.a.resources == [1, 0, 0, 0]


def test_tyranny_card_of_its_own_income_turn() -> None:
    """Tyranny, INCOME-13, TIMING-20: the card of step 4 qualifies; tiles follow the resources in either order."""
    for cards_first in (False, True):
        t = Table(confirm_turns=True)
        t.b.era = t.c.era = 2
        t.hand(0, "tyranny")
        t.next_tapestries("capitalism")
        t.income(0)
        assert t.kind == "income_order"
        assert t.options == ["do resources", "do tapestry"]
        t.play("do tapestry" if cards_first else "do resources")
        assert t.a.resources == ([0, 0, 0, 0] if cards_first else [1, 1, 1, 1])
        assert len(t.a.tiles) == (0 if cards_first else 1)
        t.play("play capitalism")
        assert t.kind == "end_turn"
        assert t.a.resources == [1, 1, 1, 1]
        assert len(t.a.tiles) == 1
        assert t.a.vp == (7 if cards_first else 5)  # capitalism in time for the coin of income


def test_tyranny_interrupts() -> None:
    """Tyranny, TIMING-1, TIMING-20: science 4 asks for the order; the card is played before its VP are counted."""
    t = tyrant("trap")
    t.token(0, SCIENCE, 3)
    t.landmark(1, "apothecary")
    t.tech(0, "paper")
    t.resolve(0, Advance(SCIENCE, gain=FULL))
    assert t.options == ["do vp", "do tapestry"]
    t.play("do tapestry")
    assert t.kind == "play_gained"
    t.play("play trap")
    assert t.a.vp == 16
    assert [event.args["points"] for event in t.events("vp")] == [5, 10, 1]


def test_tyranny_in_an_opponents_turn() -> None:
    """Tyranny, D-92, TIMING-12: a bonus given by an opponent's Trade Economy brings a card, played at once."""
    t = tyrant("trap")
    t.token(0, EXPLORATION, 2)
    t.state.turn = 1
    t.play_card(1, "trade_economy")
    assert t.asked == 0
    t.play("accept")
    assert t.asked == 0
    t.play("play trap")
    assert t.a.vp == 15


def test_tyranny_gives_no_era_resources() -> None:
    """Tyranny, TAPESTRY-3: the play is no start of an era."""
    t = Table(era=2)
    t.b.era = t.c.era = 1
    t.in_force(0, "tyranny")
    t.next_tapestries("monarchy")
    t.resolve(0, Gain(tapestry=1))
    t.play("play monarchy")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_tyranny_covered_by_an_older_card() -> None:
    """Tyranny, TAPESTRY-10: a play_tapestry benefit stays compulsory and gives no 5 VP."""
    t = tyrant()
    t.hand(0, "trap", "monarchy")
    t.resolve(0, PLAY_TAPESTRY)
    assert t.options == ["play monarchy", "play trap"]
    t.play("play trap")
    assert t.a.vp == 10
    t = tyrant()
    t.resolve(0, PLAY_TAPESTRY)
    assert t.a.active == card("tyranny")


def test_tyranny_is_not_asked_for_a_card_put_face_down() -> None:
    """Tyranny, INCOME-8: a face-down card was not gained; Tyranny of the last era has ended anyway (INCOME-3)."""
    t = Table(era=2, confirm_turns=True)
    t.b.era = t.c.era = 3
    t.in_force(0, "tyranny")
    t.income(0)
    assert t.kind == "end_turn"
    assert len(t.a.mat[3]) == 1
    assert t.a.vp == 0


def test_tyranny_with_nothing_to_draw() -> None:
    """Tyranny, TIMING-18: no card gained, no question, the hand is safe."""
    t = tyrant()
    t.hand(0, "trap")
    t.state.tapestry_deck = []
    t.resolve(0, Gain(tapestry=1))
    assert t.asked == -1
    assert t.a.hand == (card("trap"),)


def test_tyranny_question_hides_the_cards() -> None:
    """Tyranny, PLAYERS-6: the public part of the question tells how many cards, not which."""
    t = tyrant("trap", "guilds")
    t.resolve(0, Gain(tapestry=2))
    assert t.state.question is not None
    assert t.state.question.about(t.state) == {"count": 2}
