"""Cards and civilizations that meet: cases no single entry lists, worked out from the rules."""

import pytest

from gobelin.rules.chapters.advance import Advance, X
from gobelin.rules.chapters.build import BUILDING_OF, GainLandmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER, Conquer
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.engine import box
from gobelin.rules.engine.state import CUBE, OUTPOST, token, toppled
from gobelin.rules.printed.capitals import IMPASSABLE
from gobelin.rules.printed.landmarks import plot_name
from gobelin.rules.printed.names import (
    CIVILIZATIONS,
    COIN,
    EXPLORATION,
    FOOD,
    FROM_CIVILIZATION,
    FROM_TAPESTRY,
    HOUSE,
    LANDMARKS,
    MARKET,
    MILITARY,
    NONE,
    SCIENCE,
    TECHNOLOGY,
    WORKER,
)
from table import Table, card, tech

FRONTIER = "1,-1"  # next to A's 1,-2 and B's 2,-1


def civilization(name: str) -> int:
    return CIVILIZATIONS.index(name)


def married(track: int) -> Table:
    """A's Marriage of State with B on a track is in force."""
    t = Table(era=2)
    t.in_force(0, "marriage_of_state", pact=(1, track))
    return t


# --- Marriage of State and the spaces that do something odd


def test_copied_academic_research_repeats_a_space_of_the_copier() -> None:
    """Marriage of State, TAPESTRY-13, REPEAT-1: B repeats a space of B's, A one of A's, with its bonus."""
    t = married(SCIENCE)
    t.landmark(2, "academy")
    t.token(1, SCIENCE, 6)
    t.token(1, EXPLORATION, 1)
    t.token(0, TECHNOLOGY, 2)
    t.token(0, MILITARY, 2)
    t.a.resources[COIN] = 1
    t.resolve(1, Advance(SCIENCE))
    assert len(t.b.tiles) == 2  # exploration 1, the only other space B stands on
    assert (t.asked, t.options) == (0, ["token military 2", "token technology 2"])
    t.play("token technology 2")
    assert len(t.a.hand) == 1
    assert (t.asked, t.kind, t.options) == (0, "bonus", ["pay coin", "decline"])
    t.play("decline")
    assert t.a.used == 1 << TECHNOLOGY * 13 + 2  # the repeated space is used, science 7 is not (TIMING-15)


def test_copied_academic_research_may_repeat_academic_research_once() -> None:
    """TIMING-15, REPEAT-2: the copy uses no space, so A's own science 7 is a choice; repeated it is used."""
    t = married(SCIENCE)
    t.landmark(2, "academy")
    t.token(1, SCIENCE, 6)
    t.token(0, SCIENCE, 7)
    t.token(0, EXPLORATION, 1)
    t.resolve(1, Advance(SCIENCE))
    assert t.events("void")[0].player == 1  # B stands on no other space
    assert t.asked == -1  # void for B is no benefit gained, so there is nothing to copy
    t = married(SCIENCE)
    t.landmark(2, "academy")
    t.token(1, SCIENCE, 6)
    t.token(1, TECHNOLOGY, 2)
    t.token(0, SCIENCE, 7)
    t.token(0, EXPLORATION, 1)
    t.resolve(1, Advance(SCIENCE))
    assert (t.asked, t.options) == (0, ["token exploration 1", "token science 7"])
    t.play("token science 7")
    assert len(t.a.tiles) == 2  # exploration 1 is all that science 7 can repeat now
    assert t.asked == -1


def test_copied_mechs_conquer_and_bring_a_civilization_in_another_players_turn() -> None:
    """Marriage of State, CIV-11, ACHIEVE-5: both dice and a mat for A, too; no achievement, no income ability yet."""
    t = married(MILITARY)
    t.next_civilizations("leaders", "militants")
    t.state.turn = 1
    t.token(1, MILITARY, 11)
    t.resolve(1, Advance(MILITARY))
    assert t.b.vp == 10
    t.conquer_dice(6, WORKER)
    t.play("do conquer", "hex 2,-1")
    assert (t.b.vp, t.b.resources[WORKER]) == (16, 1)
    assert t.b.civilizations == (civilization("leaders"),)
    assert (t.asked, t.options) == (0, ["do conquer", "do civilization"])
    t.play("do civilization")
    assert t.a.civilizations == (civilization("militants"),)
    assert (t.asked, t.kind) == (0, "conquer")  # eight outposts fill every hex unasked
    t.conquer_dice(5, FOOD)
    t.play("hex 1,-2")
    assert t.kind == "outpost_row"  # the mat just gained is the supply already
    t.play("row top")
    assert t.a.vp == 5
    assert t.a.resources[FOOD] == 1
    assert t.a.civ_mat(civilization("militants")) == (3, 4)
    assert t.a.outposts == 7
    assert t.a.resources[COIN] == 0  # the hex exposed pays from the next step 1 on
    assert t.a.achievements == 0
    assert t.asked == -1


def test_copied_singularity_moves_a_token_that_arrived_with_x() -> None:
    """SINGULARITY-7, SINGULARITY-9, CIV-15: A's token left on technology 12 may go; technology stays complete."""
    t = married(TECHNOLOGY)
    t.token(1, TECHNOLOGY, 11)
    t.token(0, TECHNOLOGY, 11)
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert t.a.tokens[TECHNOLOGY] == (12,)
    t.resolve(1, Advance(TECHNOLOGY))
    t.play("do resources", "track technology")
    assert t.b.tokens[TECHNOLOGY] == (0,)
    assert (t.asked, t.options) == (0, ["do resources", "do singularity"])
    t.play("do singularity", "track military")
    assert t.a.tokens == [(0,), (0,), (0, 0), ()]
    assert t.a.position(TECHNOLOGY) == 12
    assert t.a.resources == [1, 1, 1, 1]


def test_copied_neuroscience_regresses_real_tokens_of_the_copier_only() -> None:
    """Marriage of State, SINGULARITY-4, REGRESS-1: no ghost; benefit and bonus of A's lower space."""
    t = married(SCIENCE)
    t.landmark(2, "laboratory")
    t.token(1, SCIENCE, 9)
    t.token(1, MILITARY, 1)
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    t.token(0, MILITARY, 3)
    t.a.resources[FOOD] = 1
    t.resolve(1, Advance(SCIENCE))
    assert t.b.tokens[MILITARY] == (0,)
    assert t.a.tokens[MILITARY] == (2,)  # the only token that can, unasked
    assert len(t.a.hand) == 1
    assert (t.asked, t.kind) == (0, "bonus")
    t.play("pay food")
    assert t.kind == "place"


def test_copied_neuroscience_onto_the_start_space_gives_nothing() -> None:
    """REGRESS-2, TIMING-9: a token on 1 may regress to the start, for nothing; one on the start cannot."""
    t = married(SCIENCE)
    t.landmark(2, "laboratory")
    t.token(1, SCIENCE, 9)
    t.token(1, MILITARY, 1)
    t.token(0, TECHNOLOGY, 1)
    t.resolve(1, Advance(SCIENCE))
    assert t.a.tokens[TECHNOLOGY] == (0,)
    assert t.a.tech_count() == 0
    assert t.asked == -1


def test_copied_nuclear_bomb_covers_the_marriage() -> None:
    """Marriage of State, TAPESTRY-3, TAPESTRY-10: the copy must play a card on top, which ends the marriage."""
    t = married(MILITARY)
    t.landmark(2, "fusion_reactor")
    t.token(1, MILITARY, 9)
    t.token(0, EXPLORATION, 3)
    t.hand(0, "trap")
    t.hand(1, "guilds")
    t.resolve(1, Advance(MILITARY))
    t.play("do vp")
    assert t.b.mat[2] == ()  # nothing of B's lies there to be covered (TAPESTRY-5)
    assert t.asked == 0
    t.play("do play_tapestry")
    assert t.a.mat[2] == (card("marriage_of_state"), card("trap"))
    assert t.a.vp == 10 + 3
    assert t.a.pact == (-1, -1)
    t.resolve(1, Advance(MILITARY))
    assert not [event for event in t.events("copy_benefit") if event.args["space"] == 11]


def test_marriages_of_two_players_with_each_other_come_to_an_end() -> None:
    """Marriage of State, Espionage, TIMING-15: a copy may repeat an own space, which is copied in turn; that is all."""
    t = married(SCIENCE)
    t.b.era = 3
    t.play_card(1, "espionage")
    t.play("player 1", "track science")
    assert t.b.pact == (0, SCIENCE)
    t.landmark(2, "academy")
    t.token(0, SCIENCE, 2)
    t.token(1, SCIENCE, 6)
    t.token(1, MILITARY, 2)
    t.resolve(1, Advance(SCIENCE))
    # B repeats military 2; A's copy repeats A's science 2, whose benefit B copies; that copy is copied by nobody
    assert t.asked == -1
    assert (len(t.a.hand), len(t.b.hand)) == (1, 2)
    assert [event.player for event in t.events("copy_benefit")] == [0, 1]


# --- Inventors and Radio


def inventors_and_radio(*mats: str) -> Table:
    """A's Inventors, B's Radio in the middle row, and these mats left in the deck."""
    t = Table(era=2)
    t.civilization(0, "inventors")
    t.tech(1, "radio", row=1)
    t.state.civ_deck = [civilization(name) for name in reversed(mats)]
    return t


def test_radio_upgraded_by_the_inventors_draws_mystics_first() -> None:
    """CIV-12, INCOME-5, UPGRADE-14: Mystics are out; A gains a mat after B and uses it in the same step 1."""
    t = inventors_and_radio("mystics", "leaders", "merrymakers")
    t.income(0)
    t.play("tech radio")
    assert t.state.civ_discard == [civilization("mystics")]
    assert t.b.civilizations == (civilization("leaders"),)
    assert (t.asked, t.kind) == (0, "same_benefit")
    t.play("accept")
    assert t.a.civilizations == (civilization("inventors"), civilization("merrymakers"))
    assert t.a.rows[0] == (tech("radio"),)  # taken over before step 1 goes on
    assert (t.asked, t.kind) == (0, "column")  # mandatory; B's Leaders wait for B's own step 1
    t.play("column right")
    assert t.a.vp == 5


def test_radio_with_nothing_but_mystics_left() -> None:
    """CIV-12, TIMING-18: B's gain ends with the deck, A's is void and not offered; the card changes hands."""
    t = inventors_and_radio("mystics")
    t.income(0)
    t.play("tech radio")
    assert t.b.civilizations == ()
    assert t.state.civ_discard == [civilization("mystics")]
    assert t.a.rows[0] == (tech("radio"),)
    assert t.kind != "same_benefit"


def test_radio_of_a_finished_holder() -> None:
    """END-3, Inventors: no mat for B; A may gain one and takes the card over."""
    t = inventors_and_radio("traders", "leaders")
    t.finish(1)
    t.income(0)
    t.play("tech radio", "accept")
    assert t.b.civilizations == ()
    assert t.a.civilizations == (civilization("inventors"), civilization("traders"))
    assert t.a.rows[0] == (tech("radio"),)
    assert t.kind == "trade"


def test_inventors_upgrade_an_opponents_printing_press() -> None:
    """TAPESTRY-5, TAPESTRY-10: B must play a card on top in A's turn; A's own space is empty in step 1."""
    t = Table(era=2)
    t.civilization(0, "inventors")
    t.in_force(1, "monarchy")
    t.tech(1, "printing_press", row=1)
    t.hand(0, "guilds")
    t.hand(1, "trap")
    t.income(0)
    t.play("tech printing_press")
    assert t.b.mat[2] == (card("monarchy"), card("trap"))
    assert t.b.vp == 10
    assert t.kind != "same_benefit"
    assert t.a.hand == (card("guilds"),)


# --- Traps deep down


def test_trapped_attack_in_a_research_chain_in_an_alliance_copy() -> None:
    """TIMING-1, TIMING-12, TRAP-11, UPGRADE-12: B's square, A's copy of it, research, attack, C's trap, A's die."""
    t = Table(era=2)
    t.in_force(0, "alliance", pact=(1, -1))
    t.token(0, SCIENCE, 5)
    t.token(1, EXPLORATION, 10)
    t.tech(1, "lithium_ion_battery", row=1)
    t.outpost(0, "1,-2")
    t.tile_at(FRONTIER, 5)
    t.outpost(2, FRONTIER)
    t.hand(2, "trap")
    t.state.turn = 1
    t.science_die(MILITARY)
    t.conquer_dice(5, -1)
    t.resolve(1, UPGRADE)
    assert (t.asked, t.kind) == (0, "research")
    t.play("advance military", f"hex {FRONTIER}")
    assert (t.asked, t.kind) == (2, "trap")
    t.play("trap")
    assert (t.asked, t.kind) == (2, "gain")
    assert not t.events("roll_conquer")
    t.play("gain coin")
    assert (t.asked, t.kind) == (0, "die")
    t.play("die black")
    assert t.a.resources[FOOD] == 1  # the tile's benefit, though the attack failed (TRAP-6)
    assert t.pieces(FRONTIER) == (token(2, OUTPOST), toppled(token(0, OUTPOST)))
    assert t.a.used_squares == t.b.used_squares == 1 << tech("lithium_ion_battery")
    assert t.asked == -1


# --- Espionage, Heralds and Tyranny


def test_tyranny_copied_by_espionage_plays_democracy_in_another_players_turn() -> None:
    """Tyranny, Espionage, Democracy, D-92, TAPESTRY-3: 5 VP, three cards that offer no play, VP for discards."""
    t = Table(era=2)
    t.on_mat(2, "tyranny", 1)
    t.play_card(0, "espionage")
    t.state.turn = 1
    t.next_tapestries("democracy", "trap", "guilds", "academia")
    t.hand(0, "monarchy")
    t.resolve(0, Gain(tapestry=1))
    assert (t.asked, t.options) == (0, ["play democracy", "decline"])
    t.play("play democracy")
    assert t.a.mat[2] == (card("espionage"), card("democracy"))
    assert t.a.vp == 5
    assert t.kind == "discard_for_vp"
    t.play("discard monarchy", "discard trap", "done")
    assert t.a.vp == 5 + 4
    assert set(t.a.hand) == {card("guilds"), card("academia")}


def test_tyranny_plays_espionage_in_another_players_turn() -> None:
    """Tyranny, Espionage, ADVANCE-14, TIMING-12: the copied Dictatorship locks to the end of A's very next turn."""
    t = Table(era=2)
    t.in_force(0, "tyranny")
    t.on_mat(1, "dictatorship", 1)
    t.on_mat(2, "monarchy", 1)
    t.state.turn = 1
    t.next_tapestries("espionage")
    t.resolve(0, Gain(tapestry=1))
    t.play("play espionage")
    assert t.options == ["mat 2 era 1", "mat 3 era 1"]  # not Tyranny, which is covered
    t.play("mat 2 era 1", "advance technology")
    while t.asked == 0:
        t.play(t.options[0])
    assert t.state.locks == ((TECHNOLOGY, 0, True),)
    assert t.a.mat[2] == (card("tyranny"), card("espionage"))
    assert t.a.active == -1


def test_tyranny_plays_espionage_copying_a_card_of_the_era() -> None:
    """Tyranny, Espionage: the copy is in force for the rest of A's era, beside the original."""
    t = Table(era=2)
    t.in_force(0, "tyranny")
    t.in_force(2, "capitalism")
    t.state.turn = 1
    t.next_tapestries("espionage")
    t.resolve(0, Gain(tapestry=1))
    t.play("play espionage")
    t.resolve(0, BUILDING_OF[MARKET])
    assert t.a.resources[COIN] == 1
    assert t.c.resources[COIN] == 0


def test_espionage_copying_coal_baron_serves_the_copiers_neighbours() -> None:
    """Espionage, Coal Baron, TAPESTRY-13, NEIGHBOUR-6: A explores with A's tile; D, then B, gain one; C does not."""
    t = Table(players=4, era=2)
    t.on_mat(2, "coal_baron", 1)
    t.next_tiles(5, 6, 7)
    t.play_card(0, "espionage")
    assert (t.asked, t.kind) == (0, "explore_hex")
    t.play(t.options[0])
    assert t.a.resources[FOOD] == 1
    assert (t.d.tiles, t.b.tiles, t.c.tiles) == ((6,), (7,), ())


def test_heralds_copy_espionage_copying_dictatorship_in_the_last_turn() -> None:
    """CIV-14, ADVANCE-14: the lock of the fifth income turn ends with it, however the card was reached."""
    t = Table(era=4)
    t.civilization(0, "heralds")
    t.on_mat(1, "espionage", 2)
    t.on_mat(1, "academia", 3)
    t.on_mat(2, "dictatorship", 3)
    t.income(0)
    assert t.options == ["mat 2 era 2", "mat 3 era 3", "decline"]
    t.play("mat 2 era 2")
    # Dictatorship, the only "when played" card in reach, is copied unasked
    assert (t.asked, t.kind) == (0, "advance")
    t.play("advance military")
    while t.asked == 0:
        t.play(t.options[-1])
    assert t.a.finished
    assert t.state.locks == ()
    assert [event.args["track"] for event in t.events("close_track")] == ["military"]


def test_heralds_copy_dark_ages_after_revisionism_has_ended() -> None:
    """TAPESTRY-11, INCOME-3, Historians: A's own Revisionism pays nothing in step 1; each landmark is seen by B."""
    t = Table(era=2)
    t.civilization(0, "heralds")
    t.civilization(1, "historians")
    t.mark("historians", 0)
    t.b.set_civ_mat(civilization("historians"), (0, 0, 1, 1))
    t.in_force(0, "revisionism")
    t.on_mat(2, "dark_ages", 1)
    t.token(0, MILITARY, 3)
    t.income(0)
    t.play("mat 3 era 1", "track military")
    assert t.kind == "place"
    t.play(t.options[0])
    assert t.a.tokens[MILITARY] == (6,)
    assert (t.b.vp, t.b.resources[WORKER]) == (3, 1)
    assert t.kind == "gain"
    assert t.state.question is not None
    assert t.state.question.source // 100 == 6  # first into the era, not Revisionism


def test_revisionism_copied_by_espionage_in_other_players_turns() -> None:
    """Espionage, Revisionism, LANDMARK-7: A's armory comes in B's turn, by B's Age of Discovery; then a resource."""
    t = Table(era=2)
    t.on_mat(1, "revisionism", 1)
    t.play_card(0, "espionage")
    t.landmark(2, "barracks")
    t.token(0, MILITARY, 3)
    t.token(1, MILITARY, 12)
    t.state.turn = 1
    t.science_die(MILITARY)
    t.play_card(1, "age_of_discovery")
    assert (t.asked, t.kind) == (0, "place")
    assert t.options[0].startswith("place armory")
    t.play(t.options[0])
    t.token(0, SCIENCE, 3)
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.kind == "place"
    t.play(t.options[0])
    assert (t.asked, t.kind) == (0, "gain")


def test_socialism_through_two_landmarks_with_historians_watching() -> None:
    """Socialism, ADVANCE-10, Historians: two landmarks at once pay twice, each directly after it was placed."""
    t = Table(era=2)
    t.civilization(1, "historians")
    t.mark("historians", 0, 0)
    t.b.set_civ_mat(civilization("historians"), (0, 0, 1, 1))
    t.token(0, EXPLORATION, 2)
    t.token(2, EXPLORATION, 8)
    t.token(1, EXPLORATION, 2)
    t.play_card(0, "socialism")  # the only move there is
    assert t.a.tokens[EXPLORATION] == (8,)
    assert t.b.vp == 0
    t.play(t.options[0])  # the lighthouse
    assert (t.b.vp, t.b.resources[WORKER]) == (3, 1)
    t.play(t.options[0])  # the train station
    assert (t.b.vp, t.b.resources[WORKER]) == (6, 2)
    assert t.a.tiles == ()  # no benefit
    assert t.asked == -1


@pytest.mark.parametrize("name", ["age_of_sail", "exploitation", "militarism"])
def test_exploring_cards_copied_by_espionage(name: str) -> None:
    """Espionage, EXPLORE-12: the copy acts at its own place of an exploration and ends when Espionage is covered."""
    t = Table(era=2)
    t.on_mat(2, name, 1)
    t.play_card(0, "espionage")
    t.tiles(0, 5, 6)
    t.resolve(0, EXPLORE)
    if name == "age_of_sail":
        assert (t.kind, len(t.a.tiles)) == ("give_tile", 5)
        t.play("tile 6", "player 2")
        assert (t.a.vp, t.b.tiles) == (3, (6,))
    t.play("tile 5", "hex 0,-1")
    if name == "exploitation":
        assert t.kind == "double_benefit"
        t.play("accept")
        assert (t.a.vp, t.a.resources[FOOD]) == (0, 2)
    elif name == "militarism":
        assert t.kind == "settle_tile"
        assert t.a.resources[FOOD] == 0  # the outpost comes before the tile's benefit
        t.play("accept")
        assert t.pieces("0,-1") == (token(0, OUTPOST),)
    if name != "exploitation":
        assert t.a.resources[FOOD] == 1
    t.play_card(0, "trap")
    assert t.a.powers == ()


# --- Craftsmen and Nomads together


def craftsmen_and_nomads(in_force: str) -> Table:
    t = Table(era=2)
    t.civilization(0, "craftsmen")
    t.civilization(0, "nomads")
    t.in_force(0, in_force)
    return t


@pytest.mark.parametrize(
    ("in_force", "city", "column", "land"),
    [
        ("monarchy", (3, 0), (3, 0), (0, 0)),
        ("capitalism", (0, 1), (0, 1), (0, 1)),
        ("terraforming", (0, 0), (0, 0), (0, 0)),
    ],
)
def test_market_of_craftsmen_and_nomads(
    in_force: str, city: tuple[int, int], column: tuple[int, int], land: tuple[int, int]
) -> None:
    """BUILD-15, D-143: one place; Monarchy's VP in city and mat, Capitalism's coin everywhere, Terraforming nothing."""
    open_plot = next(plot for plot in range(81) if not IMPASSABLE[1] >> plot & 1)
    for place, (vp, coins) in (
        (f"place market {plot_name(open_plot)}", city),
        ("column left", column),  # its space gives a worker
        ("hex 1,-2", land),
    ):
        t = craftsmen_and_nomads(in_force)
        t.resolve(0, BUILDING_OF[MARKET])
        t.play(place)
        assert (t.a.vp, t.a.resources[COIN]) == (vp, coins), place
        assert t.a.resources[WORKER] == (1 if place == "column left" else 0)
        assert t.a.taken[MARKET] == 1
        assert t.asked == -1


def test_terraforming_offers_impassable_plots_beside_mat_and_map() -> None:
    """Terraforming, BUILD-14, BUILD-15: all three kinds of place; 5 VP on an impassable plot, named as the source."""
    t = craftsmen_and_nomads("terraforming")
    impassable = next(plot for plot in range(81) if IMPASSABLE[1] >> plot & 1)
    t.resolve(0, BUILDING_OF[HOUSE])
    assert {"column left", "column middle", "column right", "hex 1,-2"} < set(t.options)
    t.play(f"place house {plot_name(impassable)}")
    assert t.a.vp == 5
    assert t.events("vp")[0].args["source"] == FROM_TAPESTRY + card("terraforming")


def test_terraforming_copied_by_espionage_scores_as_terraforming() -> None:
    """Espionage, Terraforming: 5 VP under the name of the ability, as with every other copied card."""
    t = Table(era=2)
    t.on_mat(1, "terraforming", 1)
    t.play_card(0, "espionage")
    impassable = next(plot for plot in range(81) if IMPASSABLE[1] >> plot & 1)
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play(f"place house {plot_name(impassable)}")
    assert t.a.vp == 5
    assert t.events("vp")[0].args["source"] == FROM_TAPESTRY + card("terraforming")


def test_nomads_landmark_on_the_map_is_seen_by_historians() -> None:
    """Nomads, Historians, LANDMARK-8: gained is gained, wherever it stands; its place comes first."""
    t = Table(era=2)
    t.civilization(0, "nomads")
    t.civilization(1, "historians")
    t.mark("historians", 0)
    t.b.set_civ_mat(civilization("historians"), (0, 1, 1, 1))
    t.push(GainLandmark(0, LANDMARKS.index("forge"), False, 0))
    assert t.b.vp == 0
    t.play("hex 1,-2")
    assert t.b.vp == 3
    assert t.controls(0, "1,-2")


# --- Outposts and tokens on the map


def test_militants_settle_their_last_outpost_with_militarism() -> None:
    """Militants, Militarism, CONQUER-12: the row is known, the mat is empty, nothing more can be put down."""
    t = Table(era=2)
    t.civilization(0, "militants")
    t.in_force(0, "militarism")
    t.a.set_civ_mat(civilization("militants"), (0, 1))
    t.a.outposts = 1
    t.tiles(0, 5, 7)
    t.resolve(0, EXPLORE)
    t.play("tile 5", "hex 0,-1", "accept")
    assert t.a.civ_mat(civilization("militants")) == (0, 0)
    assert t.a.outposts == 0
    assert t.controls(0, "0,-1")
    assert t.asked == -1
    t.resolve(0, EXPLORE)
    t.play(t.options[0])
    assert t.asked == -1  # no outpost, no question; conquering is void
    assert not CONQUER.possible(t.state, 0)


def test_traders_token_against_isolationists() -> None:
    """Traders, Isolationists, CONQUER-17: land with a token is not empty; the die left over is the Traders'."""
    t = Table(era=2)
    t.civilization(0, "traders")
    t.civilization(1, "isolationists")
    t.piece("2,-1", token(0, CUBE))
    t.conquer_dice(5, FOOD)
    t.resolve(1, CONQUER)
    t.play("hex 2,-1")
    assert (t.asked, t.kind) == (1, "die")  # no token of the Isolationists
    t.play("die red")
    assert (t.asked, t.kind) == (0, "may")
    t.play("accept")
    assert t.a.resources[FOOD] == 1
    assert t.b.vp == 5


def test_isolated_land_is_closed_to_traders() -> None:
    """Isolationists, Traders: outpost and token are two, so it is no place for trade."""
    t = Table(era=2)
    t.civilization(0, "traders")
    t.civilization(1, "isolationists")
    t.resolve(1, CONQUER)
    t.play("hex 2,-1", "accept", "gain coin")
    while t.asked == 1:
        t.play(t.options[0])
    assert t.pieces("2,-1") == (token(1, OUTPOST), token(1, CUBE))
    t.income(0)
    assert t.kind == "trade"
    assert "hex 2,-1" not in t.options
    assert "hex 1,1" in t.options


def test_own_isolating_token_leaves_no_die_to_the_same_players_traders() -> None:
    """Traders, Isolationists: only an opponent's conquest leaves a die."""
    t = Table(era=2)
    t.civilization(0, "traders")
    t.civilization(0, "isolationists")
    t.conquer_dice(5, FOOD)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "accept", "gain coin", "die red")
    assert t.asked == -1
    assert (t.a.vp, t.a.resources) == (5, [1, 0, 0, 0])


# --- Civilizations gained during the game


def test_historians_gained_later_with_finished_opponents() -> None:
    """Historians, TAPESTRY-12, END-3: finished opponents may get tokens; another's landmark pays all squares."""
    t = Table(era=3)
    t.finish(2)
    t.next_civilizations("historians")
    t.resolve(0, GAIN_CIVILIZATION)
    for opponent in ("player 3", "player 3", "player 2", "player 3"):
        assert t.options == ["player 2", "player 3"]
        t.play(opponent)
    assert (t.a.vp, sum(t.a.resources)) == (0, 0)
    t.push(GainLandmark(1, LANDMARKS.index("forge"), False, 0))
    t.play(t.options[0])
    assert (t.a.vp, t.a.resources) == (6, [0, 1, 1, 0])


def test_entertainers_reach_mechs_and_use_the_new_civilization() -> None:
    """Entertainers, INCOME-4, INCOME-5: gained in step 1, the Alchemists must roll in it."""
    t = Table(era=4)
    t.civilization(0, "entertainers")
    t.a.set_civ_mat(civilization("entertainers"), (12,))
    t.next_civilizations("alchemists")
    t.token(0, MILITARY, 11)
    t.a.outposts = 0
    t.income(0)
    t.play("slot 16", "do civilization")
    assert t.kind == "roll_again"
    t.play("done")
    assert t.a.civilizations == (civilization("entertainers"), civilization("alchemists"))


def test_leaders_reach_mechs_and_draw_historians() -> None:
    """Leaders, INCOME-5, CIV-11: first all four tokens go out, then the ability finds none left."""
    t = Table(players=2, era=2)
    t.civilization(0, "leaders")
    t.next_civilizations("mystics", "historians")
    t.tiles(0, 5)
    t.token(0, MILITARY, 11)
    t.a.outposts = 0
    t.income(0)
    t.play("advance military", "do civilization")
    assert t.marks("historians") == (1, 1, 1, 1)
    assert t.a.tiles == (5,)  # no token, no tile to discard
    assert t.kind == "gain"  # step 2


def test_alchemists_with_two_tokens_on_a_track_closed_to_them() -> None:
    """Alchemists, ADVANCE-9, ADVANCE-15, SINGULARITY-2: neither the step of one nor the 5 VP of the other."""
    for locks, options in (((), ["advance technology", "done"]), (((TECHNOLOGY, 1, False),), [])):
        t = Table(era=2)
        t.civilization(0, "alchemists")
        t.token(0, TECHNOLOGY, 4, 12)
        t.state.locks = locks
        t.science_die(TECHNOLOGY)
        box.civilizations[0].income(t.state, 0)
        t.run()
        t.play("done")
        assert t.options == options
        if options:
            t.play("advance technology")
            assert t.options == ["token technology 4", "token technology 12"]
            t.play("token technology 12")
            assert t.a.vp == 5
            assert t.a.tokens[TECHNOLOGY] == (4, 12)


def test_futurists_gained_by_a_copy_in_another_players_turn() -> None:
    """CIV-13, Marriage of State, Broker of Peace, ACHIEVE-5: the jump is no advance, but completes a track."""
    t = Table(era=2)
    t.in_force(0, "marriage_of_state", pact=(1, MILITARY))
    t.in_force(2, "broker_of_peace")
    t.next_civilizations("leaders", "futurists")
    t.b.outposts = t.a.outposts = 0
    t.token(0, MILITARY, 9)
    t.token(1, MILITARY, 11)
    t.resolve(1, Advance(MILITARY))
    t.play("do conquer", "do conquer")
    assert t.c.vp == 3  # B's advance, not A's jump
    assert t.a.tokens == [(4,), (4,), (12,), (4,)]
    assert t.a.vp == 5  # second to complete a track
    assert t.a.landmarks == ()


# --- Steam Tycoon with hardly a card left


def test_steam_tycoon_with_one_card_in_the_deck() -> None:
    """Steam Tycoon, INVENT-2, INVENT-4: the refill takes the last card; the neighbours find none."""
    t = Table(era=2)
    t.display("calendar", "barn", "paper")
    t.next_techs("radio")
    t.state.tech_deck = [tech("radio")]
    t.play_card(0, "steam_tycoon")
    t.play("invent calendar")
    assert t.a.rows[1] == (tech("calendar"),)
    assert sorted(t.state.display) == sorted([tech("barn"), tech("paper"), tech("radio")])
    assert t.asked == -1


def test_steam_tycoon_with_one_card_in_the_discards() -> None:
    """Steam Tycoon, INVENT-8, NEIGHBOUR-6: the right neighbour gets the reshuffled card, the left one is not asked."""
    t = Table(era=2)
    t.display("calendar", "barn", "paper")
    t.state.tech_deck = [tech("radio")]
    t.state.tech_discard = [tech("clocks")]
    t.play_card(0, "steam_tycoon")
    t.play("invent calendar")
    assert (t.asked, t.options) == (2, ["accept", "decline"])
    t.play("accept")
    assert t.c.rows[0] == (tech("clocks"),)
    assert t.asked == -1


# --- Finished players


def test_mystics_see_nothing_after_their_end() -> None:
    """Mystics, END-3, CIV-16: land lost after the end makes no prediction come true."""
    t = Table(era=2)
    t.civilization(1, "mystics")
    t.b.set_civ_mat(civilization("mystics"), (9, 9, 1, 4, 0))
    t.outpost(1, "2,-1")
    t.tile_at(FRONTIER, 5)
    t.outpost(0, FRONTIER)
    t.finish(1)
    t.resolve(0, Conquer())
    t.play("hex 2,-1")
    assert t.b.control.bit_count() == 1
    assert t.events("prediction") == []
    assert t.b.civ_mat(civilization("mystics")) == (9, 9, 1, 4, 0)


def test_conquest_of_finished_traders_and_mystics_neighbours() -> None:
    """END-9, END-10, CONQUER-15: nobody finished is asked; the red die left over scores by itself."""
    t = Table(era=2)
    t.civilization(2, "traders")
    t.piece("1,-2", token(2, CUBE))
    t.hand(2, "trap")
    t.finish(2)
    t.conquer_dice(6, FOOD)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die black")
    assert t.asked == -1
    assert (t.a.resources[FOOD], t.c.vp) == (1, 6)


def test_nobody_left_for_a_pact() -> None:
    """TAPESTRY-12, Espionage: Alliance and Marriage of State copied with all opponents finished do nothing."""
    for name in ("alliance", "marriage_of_state"):
        t = Table(era=3)
        t.on_mat(1, name, 2)
        t.finish(1)
        t.finish(2)
        t.play_card(0, "espionage")
        assert t.asked == -1
        assert t.a.pact == (-1, -1)


@pytest.mark.parametrize(
    ("name", "mat"),
    [
        ("craftsmen", (NONE,) * 12),
        ("heralds", (4,)),
        ("inventors", (4,)),
        ("isolationists", (4,)),
        ("merrymakers", (0, 0, 0)),
        ("traders", (4,)),
    ],
)
def test_tokens_of_a_mat_gained_during_the_game(name: str, mat: tuple[int, ...]) -> None:
    """CIV-11: its tokens lie on it at once, as at the start; nothing is asked or gained."""
    t = Table(era=2)
    t.next_civilizations(name)
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.a.civ_mat(civilization(name)) == mat
    assert t.asked == -1


def test_militants_hexes_pay_in_printed_order() -> None:
    """Militants, TIMING-20: top row from the left, then the bottom row."""
    t = Table(era=2)
    t.civilization(0, "militants")
    t.a.set_civ_mat(civilization("militants"), (2, 2))
    box.civilizations[civilization("militants")].income(t.state, 0)
    t.run()
    paid = [event.args.get("resource", event.args.get("points")) for event in t.log if event.key in ("gain", "vp")]
    assert paid == ["coin", 2, 1, "worker"]


# --- What the mats say in common

WITH_INCOME_ABILITY = (
    "alchemists", "entertainers", "heralds", "historians", "inventors", "leaders", "merrymakers", "militants",
    "the_chosen", "traders",
)  # fmt: skip


@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_income_turns_of_the_mats(name: str) -> None:
    """CIV-5, INCOME-2: income abilities belong to income turns 2 to 5; six mats have none."""
    turns = box.civilizations[civilization(name)].income_turns
    assert turns == ((2, 3, 4, 5) if name in WITH_INCOME_ABILITY else ())


@pytest.mark.parametrize("name", CIVILIZATIONS)
def test_every_mat_speaks_under_its_own_name(name: str) -> None:
    """The source a civilization gives to what it does is its own."""
    module = __import__(f"gobelin.rules.components.civilizations.{name}", fromlist=["SOURCE"])
    assert FROM_CIVILIZATION + civilization(name) == module.SOURCE
