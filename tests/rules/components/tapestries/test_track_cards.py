"""Tapestry cards about the tracks: every edge case of Age of Discovery, Boast of Superiority, Broker of Peace, Dark
Ages, Dictatorship, Empiricism, Oil Magnate, Plea for Aid, Renaissance, Revisionism, Socialism, Theocracy and Wartime
Economy."""

import pytest

from gobelin.rules.chapters import tapestry
from gobelin.rules.chapters.advance import (
    REPEAT,
    SINGULARITY,
    Advance,
    BuyBonus,
    Regress,
    X,
    advance_token,
    may_advance,
)
from gobelin.rules.chapters.build import AnyLandmark, Landmark
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.explore import bits, next_to
from gobelin.rules.chapters.income import Finish
from gobelin.rules.chapters.research import ALIEN_BIOLOGY, RESEARCH, RESEARCH_BARE
from gobelin.rules.chapters.resources import ANY_ONE, Pay
from gobelin.rules.components.tapestries.track_cards import DICTATORSHIP
from gobelin.rules.engine import box
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.engine.options import Options
from gobelin.rules.flow.setup import new_state
from gobelin.rules.flow.turn import EndTurn
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    ARMORY,
    EXPLORATION,
    FROM_TAPESTRY,
    LANDMARKS,
    MILITARY,
    NONE,
    SCIENCE,
    TAPESTRIES,
    TECHNOLOGY,
    TRACKS,
)
from table import Table

ALL_TRACKS = (EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY)
NAME_A_TRACK = ["track exploration", "track science", "track military", "track technology"]
BARRACKS = LANDMARKS.index("barracks")
LIGHTHOUSE = LANDMARKS.index("lighthouse")
APOTHECARY = LANDMARKS.index("apothecary")


def place(t: Table, player: int, piece: str) -> None:
    """The player is asked where the piece goes, and puts it somewhere."""
    assert (t.asked, t.kind) == (player, "place")
    assert t.state.question is not None
    assert t.state.question.about(t.state) == {"piece": piece}
    t.play(t.options[0])


def moves(t: Table) -> list[tuple[int, object, object, object]]:
    """All moves so far: player, track, from, to."""
    return [
        (event.player, event.args["track"], event.args["before"], event.args["after"])
        for event in t.log
        if event.key in ("advance", "regress")
    ]


def ghost(t: Table, player: int, *technology: int) -> None:
    """The player's technology token has left the end of the track; these tokens stand there now."""
    t.state.players[player].ghost = True
    t.token(player, TECHNOLOGY, *technology)


def lock(t: Table, owner: int, track: int) -> None:
    """The track is closed by the owner's Dictatorship."""
    t.state.locks = (*t.state.locks, (track, owner, False))


def points(t: Table, player: int, card: str) -> list[object]:
    """The VP a player got from a card, gain by gain."""
    source = FROM_TAPESTRY + TAPESTRIES.index(card)
    return [
        event.args["points"] for event in t.events("vp") if event.player == player and event.args["source"] == source
    ]


# --- Age of Discovery


def test_age_of_discovery_owner_gains_then_all_others_move_bare() -> None:
    """Age of Discovery, ADVANCE-7: no research, so nobody is asked; benefit for the owner only."""
    t = Table()
    t.science_die(EXPLORATION)
    t.play_card(0, "age_of_discovery")
    assert t.asked == -1
    assert moves(t) == [(player, "exploration", 0, 1) for player in (0, 1, 2)]
    assert [len(who.tiles) for who in t.state.players] == [2, 0, 0]


def test_age_of_discovery_bonus_is_offered_before_the_others_move() -> None:
    """Age of Discovery, TIMING-3, TIMING-4, TIMING-13: the owner's bonus is optional, all of it comes first."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[0] = 1
    t.b.resources[0] = 1
    t.science_die(TECHNOLOGY)
    t.play_card(0, "age_of_discovery")
    assert len(t.a.hand) == 1
    assert (t.asked, t.options) == (0, ["pay coin", "decline"])
    assert t.b.position(TECHNOLOGY) == 0
    t.token(1, TECHNOLOGY, 1)
    t.play("decline")
    assert t.asked == -1
    assert [who.position(TECHNOLOGY) for who in t.state.players] == [2, 2, 1]
    assert t.b.hand == ()


def test_age_of_discovery_at_the_end_of_the_track() -> None:
    """Age of Discovery, ADVANCE-8: who stands on 12 does not move; the owner gains neither benefit nor bonus."""
    t = Table()
    t.token(0, EXPLORATION, 12)
    t.token(1, EXPLORATION, 12)
    t.space_tiles(0, 1)
    t.a.resources = [1, 1, 1, 1]
    t.science_die(EXPLORATION)
    t.play_card(0, "age_of_discovery")
    assert t.asked == -1
    assert moves(t) == [(2, "exploration", 0, 1)]
    assert t.a.space_tiles == (1,)


@pytest.mark.parametrize(
    ("card", "track"), [("broker_of_peace", MILITARY), ("theocracy", SCIENCE), ("dictatorship", TECHNOLOGY)]
)
def test_age_of_discovery_forbidden_players_stay(card: str, track: int) -> None:
    """Age of Discovery, ADVANCE-9: Broker of Peace, Theocracy, somebody else's Dictatorship."""
    t = Table()
    if card == "dictatorship":
        lock(t, 2, track)  # closed to the owner of Age of Discovery as well
    else:
        t.in_force(1, card)
        t.token(0, track, 12)
    t.science_die(track)
    t.play_card(0, "age_of_discovery")
    assert t.asked == -1
    assert moves(t) == [(2, TRACKS[track], 0, 1)]


def test_age_of_discovery_landmark_goes_to_the_first_in_order() -> None:
    """Age of Discovery, LANDMARK-7, TIMING-13: clockwise from the owner's left, here C, then A."""
    t = Table(players=4, capitals=(1, 2, 3, 4))
    for player in (0, 2, 3):
        t.token(player, EXPLORATION, 3)
    t.science_die(EXPLORATION)
    t.play_card(1, "age_of_discovery")
    place(t, 2, "lighthouse")
    assert t.asked == -1
    assert t.c.landmarks == (LIGHTHOUSE,)
    assert t.a.landmarks == ()
    assert t.d.landmarks == ()
    assert [event.player for event in t.events("advance")] == [1, 2, 3, 0]


def test_age_of_discovery_owner_takes_the_landmark_first() -> None:
    """Age of Discovery, LANDMARK-1, LANDMARK-2: the owner enters the tier before the others."""
    t = Table()
    for player in (0, 1):
        t.token(player, SCIENCE, 3)
    t.science_die(SCIENCE)
    t.play_card(0, "age_of_discovery")
    place(t, 0, "apothecary")
    assert t.asked == -1
    assert t.a.landmarks == (APOTHECARY,)
    assert t.b.landmarks == ()


def test_age_of_discovery_others_moves_set_off_triggers() -> None:
    """Age of Discovery: Broker of Peace of others, Theocracy, Empiricism, Revisionism (ADVANCE-6)."""
    t = Table()
    t.in_force(1, "broker_of_peace")
    t.in_force(2, "theocracy")
    t.token(0, MILITARY, 12)
    t.science_die(MILITARY)
    t.play_card(0, "age_of_discovery")
    assert (t.b.vp, t.c.vp) == (3, 4)

    t = Table()
    t.in_force(1, "empiricism")
    t.in_force(2, "revisionism")
    t.token(0, SCIENCE, 12)
    t.token(2, SCIENCE, 3)
    t.science_die(SCIENCE)
    t.play_card(0, "age_of_discovery")
    assert t.b.vp == 2
    place(t, 2, "apothecary")
    assert (t.asked, t.kind) == (2, "gain")
    t.play("gain food")
    assert t.c.resources == [0, 0, 1, 0]


def test_age_of_discovery_without_a_token_on_the_track() -> None:
    """Age of Discovery, SINGULARITY-4: a player whose technology token has left does not move."""
    t = Table()
    ghost(t, 0)
    ghost(t, 1)
    t.science_die(TECHNOLOGY)
    t.play_card(0, "age_of_discovery")
    assert t.asked == -1
    assert moves(t) == [(2, "technology", 0, 1)]


def test_age_of_discovery_two_tokens() -> None:
    """Age of Discovery, SINGULARITY-2: each player chooses the token."""
    t = Table()
    t.token(0, EXPLORATION, 0, 5)
    t.token(1, EXPLORATION, 1, 9)
    t.science_die(EXPLORATION)
    t.play_card(0, "age_of_discovery")
    assert (t.asked, t.options) == (0, ["token exploration 0", "token exploration 5"])
    t.play("token exploration 0")
    assert (t.asked, t.options) == (1, ["token exploration 1", "token exploration 9"])
    t.play("token exploration 1")
    assert t.a.tokens[EXPLORATION] == (1, 5)
    assert t.b.tokens[EXPLORATION] == (2, 9)
    assert t.c.tokens[EXPLORATION] == (1,)


def test_age_of_discovery_is_rolled_once_on_top_of_empiricism() -> None:
    """Age of Discovery, TAPESTRY-3, TAPESTRY-11: the owner's Empiricism has been covered."""
    t = Table()
    t.in_force(0, "empiricism")
    t.science_die(SCIENCE, SCIENCE)
    t.play_card(0, "age_of_discovery")
    t.play("decline")
    assert [event.args["source"] for event in t.events("roll_science")] == [
        FROM_TAPESTRY + TAPESTRIES.index("age_of_discovery"),
        SCIENCE * 13 + 1,
    ]
    assert t.a.vp == 0


def test_age_of_discovery_skips_finished_players() -> None:
    """Age of Discovery, END-3, END-9: their tokens are not moved."""
    t = Table()
    t.finish(1)
    t.science_die(EXPLORATION)
    t.play_card(0, "age_of_discovery")
    assert [event.player for event in t.events("advance")] == [0, 2]


# --- Boast of Superiority


def test_boast_of_superiority_ties_count_also_at_the_start() -> None:
    """Boast of Superiority: all at space 0 is the maximum, 16 VP."""
    t = Table()
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 16


def test_boast_of_superiority_counts_tracks_where_nobody_is_ahead() -> None:
    """Boast of Superiority: 4 VP per track; ahead, level, behind one, behind both."""
    t = Table()
    t.token(0, EXPLORATION, 3)
    t.token(0, SCIENCE, 2)
    t.token(1, SCIENCE, 2)
    t.token(2, MILITARY, 1)
    t.token(0, TECHNOLOGY, 4)
    t.token(1, TECHNOLOGY, 5)
    t.token(2, TECHNOLOGY, 6)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 8


def test_boast_of_superiority_looks_at_the_foremost_tokens() -> None:
    """Boast of Superiority, SINGULARITY-3: own and others' second tokens."""
    t = Table()
    t.token(0, EXPLORATION, 0, 7)
    t.token(1, EXPLORATION, 6)
    t.token(0, SCIENCE, 5)
    t.token(1, SCIENCE, 0, 6)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 12


def test_boast_of_superiority_and_the_singularity() -> None:
    """Boast of Superiority, SINGULARITY-4: technology still counts as space 12, the owner's and the opponents'."""
    t = Table()
    ghost(t, 0)
    t.token(1, TECHNOLOGY, 12)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 16

    t = Table()
    t.token(0, TECHNOLOGY, 11)
    ghost(t, 1, 0)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 12


def test_boast_of_superiority_compares_finished_players() -> None:
    """Boast of Superiority, END-4."""
    t = Table()
    t.token(2, SCIENCE, 1)
    t.finish(2)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 12


# --- Broker of Peace


def test_broker_of_peace_forbids_every_advance_on_military() -> None:
    """Broker of Peace, ADVANCE-9: not payable, void when free, research rolled in vain; nothing replaces it."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.a.resources = [3, 3, 3, 3]
    t.begin(0)
    assert t.options == ["advance exploration", "advance science", "advance technology", "income"]

    t = Table()
    t.in_force(0, "broker_of_peace")
    t.resolve(0, Advance(MILITARY))
    assert t.asked == -1
    assert len(t.events("void")) == 1
    t.science_die(MILITARY)
    t.resolve(0, RESEARCH)
    assert t.asked == -1
    assert len(t.events("roll_science")) == 1
    t.resolve(0, Advance(EXPLORATION, MILITARY, TECHNOLOGY))
    assert t.options == ["advance exploration", "advance technology"]
    assert t.a.position(MILITARY) == 0
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]


def test_broker_of_peace_gives_no_vp_for_going_beyond_the_end() -> None:
    """Broker of Peace, ADVANCE-9: no 5 VP of science 12 either."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.token(0, MILITARY, 12)
    t.science_die(MILITARY, MILITARY, MILITARY, MILITARY)
    t.resolve(0, ALIEN_BIOLOGY)
    assert t.asked == -1
    assert t.a.vp == 0


def test_broker_of_peace_leaves_conquering_regressing_and_repeating() -> None:
    """Broker of Peace, ADVANCE-9, D-77: only advancing is forbidden."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.token(0, MILITARY, 3)
    t.resolve(0, Regress(MILITARY))
    assert t.a.position(MILITARY) == 2
    assert len(t.a.hand) == 1
    t.a.used = 0
    t.resolve(0, REPEAT)
    assert len(t.a.hand) == 2
    at = bits(next_to(t.state, t.a.control) & t.state.unexplored)[0]
    t.tile_at(HEX_NAMES[at], 1)
    t.resolve(0, CONQUER)
    t.play(f"hex {HEX_NAMES[at]}")
    assert t.a.control >> at & 1
    assert t.a.vp == 0


def test_broker_of_peace_counts_every_advance_of_an_opponent() -> None:
    """Broker of Peace: paid turn, research, Oil Magnate, Renaissance, each of Dark Ages' three steps; only military."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.b.resources[0] = 1
    t.begin(1)
    t.play("advance military")
    assert points(t, 0, "broker_of_peace") == [3]

    t = Table()
    t.in_force(0, "broker_of_peace")
    t.science_die(MILITARY)
    t.resolve(1, RESEARCH_BARE)
    t.play("advance military")
    assert t.a.vp == 3
    t.play_card(1, "oil_magnate")
    t.play("track military", "accept")
    assert (t.asked, t.kind) == (2, "may")  # B's right neighbour A, who may not advance, is not asked
    t.play("accept")
    assert t.a.vp == 9
    t.token(1, MILITARY, 2)
    t.play_card(1, "renaissance")
    t.play("do advance_military", "do advance_exploration", "do advance_science")
    assert t.asked == -1
    assert t.a.vp == 12
    t.token(1, MILITARY, 0)
    t.play_card(1, "dark_ages")
    t.play("track military")
    assert t.b.position(MILITARY) == 3
    assert t.a.vp == 21
    t.resolve(1, Advance(EXPLORATION, gain=X))
    assert t.a.vp == 21


def test_broker_of_peace_scores_a_long_move_once() -> None:
    """Broker of Peace, Socialism, ADVANCE-10: 3 VP for one move over several spaces."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.token(2, MILITARY, 3)
    t.play_card(1, "socialism")
    assert t.b.position(MILITARY) == 3
    assert t.a.vp == 3


def test_broker_of_peace_ignores_what_is_no_advance() -> None:
    """Broker of Peace, ADVANCE-15, SINGULARITY-5: beyond 12, a regress, a token put on the start space."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.token(1, MILITARY, 12)
    t.science_die(MILITARY, MILITARY, MILITARY, MILITARY)
    t.resolve(1, ALIEN_BIOLOGY)
    t.play("advance military", "advance military", "advance military", "advance military")
    assert t.b.vp == 20
    t.resolve(1, Regress(MILITARY, gain=X))
    assert t.b.position(MILITARY) == 11
    t.token(1, TECHNOLOGY, 12)
    t.resolve(1, SINGULARITY)
    t.play("track military")
    assert t.b.tokens[MILITARY] == (0, 11)
    assert t.a.vp == 0


def test_broker_of_peace_with_a_copy_of_it() -> None:
    """Broker of Peace, TAPESTRY-13: Espionage's copy scores too from a third player, and forbids its holder as well."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    tapestry.put_in_force(t.state, 1, TAPESTRIES.index("broker_of_peace"))
    t.resolve(2, Advance(MILITARY, gain=X))
    assert (t.a.vp, t.b.vp, t.c.vp) == (3, 3, 0)
    assert not may_advance(t.state, 0, MILITARY)
    assert not may_advance(t.state, 1, MILITARY)
    t.resolve(1, Advance(MILITARY, gain=X))
    assert (t.a.vp, t.b.vp, t.c.vp) == (3, 3, 0)


def test_broker_of_peace_from_the_play_to_the_next_income_turn() -> None:
    """Broker of Peace, INCOME-3, INCOME-9, TAPESTRY-3, TAPESTRY-8: its life."""
    t = Table(era=2)
    t.play_card(0, "broker_of_peace")
    assert not may_advance(t.state, 0, MILITARY)
    t.hand(0, "trap", "academia")
    t.income(0)
    assert t.kind == "gain"
    assert may_advance(t.state, 0, MILITARY)

    t = Table()
    t.play_card(0, "broker_of_peace")
    t.play_card(0, "trap")
    assert may_advance(t.state, 0, MILITARY)
    t.resolve(1, Advance(MILITARY, gain=X))
    assert t.a.vp == 10


# --- Dark Ages


def test_dark_ages_regresses_first_then_makes_three_steps() -> None:
    """Dark Ages, REGRESS-2, D-80: no benefit, no bonus, nothing lost; the landmark's step waits for its placing."""
    t = Table()
    t.token(0, EXPLORATION, 3)
    t.token(0, SCIENCE, 5)
    t.token(0, MILITARY, 4)
    t.token(0, TECHNOLOGY, 2)
    t.landmark(0, "barracks")
    t.a.resources = [1, 1, 1, 1]
    t.play_card(0, "dark_ages")
    assert t.options == NAME_A_TRACK
    t.play("track exploration")
    assert moves(t) == [
        (0, "science", 5, 4),
        (0, "military", 4, 3),
        (0, "technology", 2, 1),
        (0, "exploration", 3, 4),
    ]
    place(t, 0, "lighthouse")
    assert t.asked == -1
    assert moves(t)[4:] == [(0, "exploration", 4, 5), (0, "exploration", 5, 6)]
    assert t.a.landmarks == (LIGHTHOUSE, BARRACKS)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.hand == ()
    assert t.a.tiles == ()
    assert t.a.vp == 0
    assert t.a.used == 0


def test_dark_ages_token_on_the_start_stays() -> None:
    """Dark Ages, REGRESS-1: a track at 0 still counts as one of the three."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.play_card(0, "dark_ages")
    t.play("track science")
    assert [t.a.position(track) for track in ALL_TRACKS] == [0, 3, 0, 0]


def test_dark_ages_steps_are_separate_advances() -> None:
    """Dark Ages, TIMING-2: three triggers; a landmark at the last of the three is gained, too."""
    t = Table()
    t.in_force(1, "broker_of_peace")
    t.token(0, MILITARY, 4)
    t.play_card(0, "dark_ages")
    t.play("track military")
    place(t, 0, "tank_factory")
    assert t.a.position(MILITARY) == 7
    assert points(t, 1, "broker_of_peace") == [3, 3, 3]


def test_dark_ages_near_the_end() -> None:
    """Dark Ages, ACHIEVE-5: only the possible steps; reaching 12 earns the achievement."""
    t = Table()
    t.token(0, SCIENCE, 11)
    t.play_card(0, "dark_ages")
    t.play("track science")
    assert moves(t) == [(0, "science", 11, 12)]
    assert t.a.vp == 10
    assert t.asked == -1


def test_dark_ages_on_a_finished_track() -> None:
    """Dark Ages, TIMING-9: a track at 12 may be named; three regress and nothing advances."""
    t = Table()
    t.token(0, EXPLORATION, 12)
    for track in (SCIENCE, MILITARY, TECHNOLOGY):
        t.token(0, track, 6)
    t.play_card(0, "dark_ages")
    assert t.options == NAME_A_TRACK
    t.play("track exploration")
    assert [t.a.position(track) for track in ALL_TRACKS] == [12, 5, 5, 5]


def test_dark_ages_on_a_closed_track() -> None:
    """Dark Ages, ADVANCE-9, D-136: another's Dictatorship makes the steps void, the track may be named."""
    t = Table()
    lock(t, 1, SCIENCE)
    for track in ALL_TRACKS:
        t.token(0, track, 2)
    t.play_card(0, "dark_ages")
    assert t.options == NAME_A_TRACK
    t.play("track science")
    assert [t.a.position(track) for track in ALL_TRACKS] == [1, 2, 1, 1]


def test_dark_ages_regresses_on_a_closed_track() -> None:
    """Dark Ages, ADVANCE-9: regressing is not forbidden."""
    t = Table()
    lock(t, 1, SCIENCE)
    t.token(0, SCIENCE, 2)
    t.play_card(0, "dark_ages")
    t.play("track military")
    assert [t.a.position(track) for track in ALL_TRACKS] == [0, 1, 3, 0]


def test_dark_ages_two_tokens() -> None:
    """Dark Ages, REGRESS-4: a regress needs a token that can; one token makes all three steps."""
    t = Table()
    t.token(0, EXPLORATION, 0, 3)
    t.token(0, SCIENCE, 2, 5)
    t.token(0, MILITARY, 0, 1)
    t.play_card(0, "dark_ages")
    t.play("track military")
    assert t.a.tokens[EXPLORATION] == (0, 2)
    assert (t.kind, t.options) == ("regress", ["token science 2", "token science 5"])
    t.play("token science 2")
    assert t.a.tokens[SCIENCE] == (1, 5)
    assert (t.kind, t.options) == ("token", ["token military 0", "token military 1"])
    t.play("token military 0")
    assert t.asked == -1
    assert moves(t)[2:] == [(0, "military", 0, 1), (0, "military", 1, 2), (0, "military", 2, 3)]
    assert t.a.tokens[MILITARY] == (1, 3)


def test_dark_ages_second_token_does_not_finish_the_steps() -> None:
    """Dark Ages: the token chosen arrives on 12, the other one stays where it is."""
    t = Table()
    t.token(0, MILITARY, 2, 11)
    t.play_card(0, "dark_ages")
    t.play("track military", "token military 11")
    assert t.asked == -1
    assert t.a.tokens[MILITARY] == (2, 12)


def test_dark_ages_step_after_somebody_moved_the_token() -> None:
    """Dark Ages, TIMING-1: a card played between two steps moved the token on; the steps left are still made."""
    t = Table()
    t.token(0, MILITARY, 3)
    t.play_card(0, "dark_ages")
    t.play("track military")
    t.token(0, MILITARY, 5)
    place(t, 0, "barracks")
    place(t, 0, "tank_factory")
    assert moves(t) == [(0, "military", 3, 4), (0, "military", 5, 6), (0, "military", 6, 7)]


def test_dark_ages_after_the_singularity() -> None:
    """Dark Ages, SINGULARITY-4: without a real token regress and steps are void there."""
    t = Table()
    ghost(t, 0)
    t.token(0, SCIENCE, 1)
    t.play_card(0, "dark_ages")
    assert t.options == NAME_A_TRACK
    t.play("track technology")
    assert t.a.tokens == [(0,), (0,), (0,), ()]
    assert t.asked == -1

    t = Table()
    ghost(t, 0)
    t.play_card(0, "dark_ages")
    t.play("track science")
    assert t.a.tokens == [(0,), (3,), (0,), ()]
    assert t.a.ghost


# --- Dictatorship


def test_dictatorship_closes_the_track_to_the_end_of_the_owners_next_turn() -> None:
    """Dictatorship, ADVANCE-14, D-35."""
    t = Table()
    t.rich(4)
    t.hand(0, "dictatorship")
    t.income(0)
    t.play("gain coin")
    assert t.options == ["advance exploration", "advance science", "advance military", "advance technology"]
    t.play("advance science")
    assert t.kind == "research"
    assert not may_advance(t.state, 1, SCIENCE)  # closed already during the benefit
    assert may_advance(t.state, 0, SCIENCE)
    t.play("decline")
    for player in (1, 2):
        assert t.asked == player
        assert t.options == ["advance exploration", "advance military", "advance technology", "income"]
        t.play("advance exploration", "pay coin")
    assert t.asked == 0
    assert "advance science" in t.options
    t.play("advance exploration")
    assert not may_advance(t.state, 1, SCIENCE)
    t.play("pay coin")
    assert t.asked == 1
    assert t.options == ["advance exploration", "advance science", "advance military", "advance technology", "income"]
    assert t.state.locks == ()


def test_a_track_that_is_closed_twice_in_one_turn_is_closed() -> None:
    """Dictatorship, ADVANCE-14: a second one for the same track adds nothing."""
    t = Table()
    t.state.turn = 0
    t.state.locks = ((SCIENCE, 0, False),)
    t.play_card(0, "dictatorship")
    t.play("advance science")
    assert t.state.locks == ((SCIENCE, 0, False),)
    assert not may_advance(t.state, 1, SCIENCE)


def test_dictatorship_gives_benefit_and_bonus() -> None:
    """Dictatorship: a full advance, free of cost."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[0] = 1
    t.play_card(0, "dictatorship")
    t.play("advance technology")
    assert len(t.a.hand) == 1
    assert t.options == ["pay coin", "decline"]
    t.play("pay coin")
    place(t, 0, "market")


def test_dictatorship_is_closed_before_the_landmark_is_placed() -> None:
    """Dictatorship, ADVANCE-14: from the move on."""
    t = Table()
    t.token(0, SCIENCE, 3, 8)
    t.play_card(0, "dictatorship")
    t.play("advance science", "token science 3")
    assert t.kind == "place"
    assert not may_advance(t.state, 2, SCIENCE)


def test_dictatorship_forbids_every_kind_of_advance() -> None:
    """Dictatorship, ADVANCE-9: mandatory ones are void, others not choosable; regress and repeat are not affected."""
    t = Table()
    t.token(1, SCIENCE, 3)
    t.token(1, TECHNOLOGY, 12)
    t.play_card(0, "dictatorship")
    t.science_die(EXPLORATION)
    t.play("advance science", "decline")
    voids = len(t.events("void"))
    t.resolve(1, Advance(SCIENCE))
    assert len(t.events("void")) == voids + 1
    t.resolve(1, Advance(SCIENCE, MILITARY, gain=X))  # one choice is left
    assert (t.b.position(SCIENCE), t.b.position(MILITARY)) == (3, 1)
    t.science_die(SCIENCE)
    t.resolve(1, RESEARCH)
    assert t.asked == -1
    t.token(1, SCIENCE, 12)
    t.science_die(SCIENCE, SCIENCE, SCIENCE, SCIENCE)
    t.resolve(1, ALIEN_BIOLOGY)
    assert t.asked == -1
    assert t.b.vp == 0
    t.token(1, SCIENCE, 3)
    t.resolve(1, Regress(SCIENCE))
    assert t.b.position(SCIENCE) == 2
    assert len(t.b.hand) == 1
    t.token(1, MILITARY, 0)
    t.token(1, TECHNOLOGY, 0)
    t.b.used = 0
    t.resolve(1, REPEAT)
    assert len(t.b.hand) == 2


def test_dictatorship_of_era_4_lasts_through_the_fifth_income_turn() -> None:
    """Dictatorship, ADVANCE-14: the owner's next turn is the last one."""
    t = Table(era=3)
    t.rich(4)
    t.hand(0, "dictatorship")
    t.tech(0, "paper")
    t.income(0)
    t.play("gain coin coin coin", "advance exploration", "decline")
    for player in (1, 2):
        assert t.asked == player
        assert "advance exploration" not in t.options
        t.play("advance military", "pay coin")
        while t.asked == player:
            t.play(t.options[0])
    assert t.asked == 0
    t.play("income")
    assert (t.a.era, t.kind) == (5, "upgrade")
    assert not may_advance(t.state, 1, EXPLORATION)
    t.play("decline")
    assert t.a.finished
    assert t.asked == 1
    assert "advance exploration" in t.options


def test_dictatorship_in_the_fifth_income_turn_ends_with_it() -> None:
    """Dictatorship, ADVANCE-14: used by Heralds in the last turn."""
    t = Table(era=4)
    t.rich(4)
    t.a.era = 5
    t.push(Resolve(0, DICTATORSHIP, FROM_TAPESTRY), Finish(0), EndTurn())
    t.play("advance exploration")
    assert t.asked == 1
    assert "advance exploration" in t.options
    assert t.state.locks == ()


def test_dictatorship_played_in_an_opponents_turn() -> None:
    """Dictatorship, ADVANCE-14: through Tyranny; the very next own turn is the one it ends with."""
    t = Table()
    t.rich(4)
    t.state.turn = 2
    t.play_card(0, "dictatorship")
    t.play("advance exploration")
    assert not may_advance(t.state, 1, EXPLORATION)
    t.push(EndTurn())
    assert t.asked == 0
    assert not may_advance(t.state, 1, EXPLORATION)
    t.play("advance technology", "pay coin")
    t.play(t.options[0])
    assert t.asked == 1
    assert "advance exploration" in t.options


def test_dictatorship_takes_a_track_that_can_be_advanced_on() -> None:
    """Dictatorship, ADVANCE-11, D-34: a finished track is no choice; with none left nothing happens, no lock."""
    t = Table()
    t.token(0, EXPLORATION, 12)
    t.token(0, SCIENCE, 12)
    t.play_card(0, "dictatorship")
    assert t.options == ["advance military", "advance technology"]

    t = Table()
    for track in ALL_TRACKS:
        t.token(0, track, 12)
    t.play_card(0, "dictatorship")
    assert t.asked == -1
    assert t.state.locks == ()
    assert len(t.events("void")) == 1


def test_dictatorship_with_one_track_left_closes_it() -> None:
    """Dictatorship, ADVANCE-11: no choice, but advance and lock all the same."""
    t = Table()
    for track in (SCIENCE, MILITARY, TECHNOLOGY):
        t.token(0, track, 12)
    t.play_card(0, "dictatorship")
    assert t.a.position(EXPLORATION) == 1
    assert not may_advance(t.state, 1, EXPLORATION)


def test_dictatorship_lock_survives_being_covered() -> None:
    """Dictatorship, TAPESTRY-3: it is no "this era" effect."""
    t = Table()
    t.play_card(0, "dictatorship")
    t.play("advance exploration")
    t.play_card(0, "trap")
    assert not may_advance(t.state, 1, EXPLORATION)


def test_dictatorship_cannot_take_a_track_closed_by_another() -> None:
    """Dictatorship, ADVANCE-9."""
    t = Table()
    lock(t, 1, SCIENCE)
    t.play_card(0, "dictatorship")
    assert t.options == ["advance exploration", "advance military", "advance technology"]


def test_dictatorship_copied_has_its_own_lock() -> None:
    """Dictatorship, TAPESTRY-13: Espionage's copier advances and closes a track for the others, the first owner too."""
    t = Table()
    t.rich(4)
    t.play_card(0, "dictatorship")
    t.play("advance exploration")
    t.push(EndTurn())
    assert t.asked == 1
    tapestry.put_in_force(t.state, 1, TAPESTRIES.index("dictatorship"))
    t.run()
    assert t.options == ["advance science", "advance military", "advance technology"]
    t.play("advance technology")
    t.play(t.options[0])
    assert not may_advance(t.state, 0, TECHNOLOGY)
    assert not may_advance(t.state, 1, EXPLORATION)
    assert not may_advance(t.state, 2, TECHNOLOGY)
    assert not may_advance(t.state, 2, EXPLORATION)
    assert t.asked == 2  # C's turn, then A's next one, with which only A's lock ends
    t.play("income")
    while t.asked == 2:
        t.play(t.options[0])
    t.play("advance exploration", "pay coin")
    while t.asked == 0:
        t.play(t.options[0])
    assert t.asked == 1
    assert may_advance(t.state, 1, EXPLORATION)
    assert not may_advance(t.state, 0, TECHNOLOGY)
    assert not may_advance(t.state, 2, TECHNOLOGY)


# --- Empiricism


def test_empiricism_two_rolls_one_is_chosen_and_may_be_declined() -> None:
    """Empiricism, RESEARCH-9: both results are seen, one is chosen, then declining is possible; no VP for that."""
    t = Table()
    t.in_force(0, "empiricism")
    t.science_die(MILITARY, SCIENCE)
    t.resolve(0, RESEARCH_BARE)
    assert (t.kind, t.options) == ("which_roll", ["track military", "track science"])
    t.play("track science")
    assert t.options == ["advance science", "decline"]
    t.play("decline")
    assert t.a.vp == 0
    assert t.a.tokens == [(0,), (0,), (0,), (0,)]


def test_empiricism_counts_every_advance_on_science() -> None:
    """Empiricism, ADVANCE-6: 2 VP each, also without benefit, paid or free; other tracks and players do not count."""
    t = Table()
    t.in_force(0, "empiricism")
    t.science_die(SCIENCE, SCIENCE)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance science")
    assert t.a.vp == 2
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.vp == 4
    t.resolve(0, Advance(MILITARY, gain=X))
    t.resolve(1, Advance(SCIENCE, gain=X))
    assert t.a.vp == 4
    t.a.resources[0] = 1
    t.begin(0)
    t.play("advance science")
    assert t.a.vp == 6


def test_empiricism_equal_rolls_leave_no_choice() -> None:
    """Empiricism, RESEARCH-9."""
    t = Table()
    t.in_force(0, "empiricism")
    t.science_die(TECHNOLOGY, TECHNOLOGY)
    t.resolve(0, RESEARCH_BARE)
    assert t.options == ["advance technology", "decline"]
    assert len(t.events("roll_science")) == 2


def test_empiricism_passes_over_a_finished_track() -> None:
    """Empiricism, RESEARCH-5: the other result may be taken; so may the finished track, for nothing."""
    for choice, position in (("track military", 1), ("track science", 0)):
        t = Table()
        t.in_force(0, "empiricism")
        t.token(0, SCIENCE, 12)
        t.science_die(SCIENCE, MILITARY)
        t.resolve(0, RESEARCH_BARE)
        assert t.options == ["track science", "track military"]
        t.play(choice)
        if position:
            t.play("advance military")
        assert t.asked == -1
        assert t.a.position(MILITARY) == position
        assert t.a.vp == 0


def test_empiricism_doubles_each_roll_of_alien_biology() -> None:
    """Empiricism, RESEARCH-7: science 12 rolls four times two; 5 VP beyond the end are no advance (ADVANCE-15)."""
    t = Table()
    t.in_force(0, "empiricism")
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE, MILITARY, TECHNOLOGY, TECHNOLOGY)
    t.resolve(0, ALIEN_BIOLOGY)
    assert t.options == ["track science", "track military"]
    assert len(t.events("roll_science")) == 2
    t.play("track science", "advance science")
    assert t.a.vp == 5
    assert len(t.events("roll_science")) == 4
    t.play("advance technology")
    while t.asked == 0:
        t.play(t.options[0])
    assert len(t.events("roll_science")) == 8


def test_empiricism_has_ended_before_step_1() -> None:
    """Empiricism, TAPESTRY-11, INCOME-3: it never meets a civilization's roll."""
    t = Table(era=2)
    t.in_force(0, "empiricism")
    t.hand(0, "trap", "academia")
    t.income(0)
    assert t.kind == "gain"
    assert t.a.active == NONE
    assert not any(power.rolls_science_twice() for power in t.a.powers)


def test_empiricism_nothing_when_the_token_does_not_move() -> None:
    """Empiricism, TIMING-18."""
    t = Table()
    t.in_force(0, "empiricism")
    t.token(0, SCIENCE, 12)
    t.resolve(0, Advance(SCIENCE))
    assert t.a.vp == 0
    t.token(0, SCIENCE, 3)
    t.resolve(0, Regress(SCIENCE, gain=X))
    assert t.a.vp == 0


# --- Oil Magnate


def test_oil_magnate_owner_then_right_then_left_neighbour() -> None:
    """Oil Magnate, NEIGHBOUR-6, TIMING-13: benefit and bonus for the owner only; who is no neighbour is not asked."""
    t = Table(players=4, capitals=(1, 2, 3, 4))
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[0] = 1
    t.play_card(0, "oil_magnate")
    assert (t.asked, t.options) == (0, NAME_A_TRACK)
    t.play("track technology")
    assert (t.asked, t.options) == (0, ["accept", "decline"])
    t.play("accept")
    assert len(t.a.hand) == 1
    assert (t.asked, t.options) == (0, ["pay coin", "decline"])
    t.play("decline")
    assert (t.asked, t.options) == (3, ["accept", "decline"])
    t.play("accept")
    assert (t.asked, t.options) == (1, ["accept", "decline"])
    t.play("accept")
    assert t.asked == -1
    assert [who.position(TECHNOLOGY) for who in t.state.players] == [2, 1, 0, 1]
    assert [who.tech_count() for who in t.state.players] == [0, 0, 0, 0]


def test_oil_magnate_everybody_may_refuse() -> None:
    """Oil Magnate: the owner, too."""
    t = Table()
    t.play_card(0, "oil_magnate")
    t.play("track science")
    assert t.asked == 0
    t.play("decline")
    assert t.asked == 2
    t.play("decline")
    assert t.asked == 1
    t.play("decline")
    assert t.asked == -1
    assert moves(t) == []


def test_oil_magnate_order_decides_on_the_landmark() -> None:
    """Oil Magnate, LANDMARK-7: neighbours gain landmarks like anybody; right before left, the owner before both."""
    t = Table()
    for player in (1, 2):
        t.token(player, EXPLORATION, 3)
    t.play_card(0, "oil_magnate")
    t.play("track exploration", "accept", "accept")
    place(t, 2, "lighthouse")
    t.play("accept")
    assert t.asked == -1
    assert (t.b.landmarks, t.c.landmarks) == ((), (LIGHTHOUSE,))

    t = Table()
    for player in (0, 1, 2):
        t.token(player, EXPLORATION, 3)
    t.play_card(0, "oil_magnate")
    t.play("track exploration", "accept")
    place(t, 0, "lighthouse")
    t.play(t.options[0])
    assert t.a.landmarks == (LIGHTHOUSE,)


def test_oil_magnate_skips_neighbours_who_cannot() -> None:
    """Oil Magnate, END-9, ADVANCE-9: on space 12, finished, or forbidden."""
    t = Table()
    t.token(1, MILITARY, 12)
    t.in_force(2, "broker_of_peace")
    t.play_card(0, "oil_magnate")
    t.play("track military", "decline")
    assert t.asked == -1

    t = Table()
    t.finish(2)
    t.play_card(0, "oil_magnate")
    t.play("track military", "decline")
    assert t.asked == 1


def test_oil_magnate_with_two_players() -> None:
    """Oil Magnate, NEIGHBOUR-2: the opponent is asked once."""
    t = Table(players=2)
    t.play_card(0, "oil_magnate")
    t.play("track exploration", "accept")
    assert t.asked == 1
    t.play("accept")
    assert t.asked == -1
    assert t.b.position(EXPLORATION) == 1


def test_oil_magnate_owner_unable_to_advance() -> None:
    """Oil Magnate, TIMING-9, D-85: any of the four tracks may be named; the owner is not asked, the others are."""
    t = Table()
    t.token(0, EXPLORATION, 12)
    lock(t, 1, SCIENCE)
    ghost(t, 0)
    t.play_card(0, "oil_magnate")
    assert t.options == NAME_A_TRACK
    t.play("track exploration")
    assert t.asked == 2

    t = Table()
    ghost(t, 0)
    t.play_card(0, "oil_magnate")
    assert t.options == NAME_A_TRACK
    t.play("track technology")
    assert t.asked == 2


def test_oil_magnate_two_tokens() -> None:
    """Oil Magnate, SINGULARITY-2: whoever advances chooses the token."""
    t = Table()
    t.token(2, MILITARY, 0, 5)
    t.play_card(0, "oil_magnate")
    t.play("track military", "decline", "accept")
    assert (t.asked, t.options) == (2, ["token military 0", "token military 5"])
    t.play("token military 5")
    assert t.c.tokens[MILITARY] == (0, 6)


# --- Plea for Aid


def test_plea_for_aid_where_everybody_is_ahead() -> None:
    """Plea for Aid: 2 VP and any 1 per track; a tie for last does not count."""
    t = Table()
    t.token(1, EXPLORATION, 1)
    t.token(2, EXPLORATION, 4)
    t.token(1, SCIENCE, 5)
    t.token(0, MILITARY, 2)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 2
    assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
    t.play("gain food")
    assert t.a.resources == [0, 0, 1, 0]
    assert t.asked == -1


def test_plea_for_aid_at_most_8_vp_and_4_resources() -> None:
    """Plea for Aid: all four tracks."""
    t = Table()
    for player in (1, 2):
        for track in ALL_TRACKS:
            t.token(player, track, 1)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 8
    t.play("gain culture", "gain coin worker worker")
    assert t.asked == -1
    assert t.a.resources == [1, 2, 0, 1]


def test_plea_for_aid_gives_nothing_without_a_last_place() -> None:
    """Plea for Aid: all level on all tracks."""
    t = Table()
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 0
    assert t.asked == -1


def test_plea_for_aid_looks_at_the_foremost_token() -> None:
    """Plea for Aid, SINGULARITY-3, D-87: an opponent's token behind does not matter; nor does one's own."""
    t = Table()
    t.token(0, EXPLORATION, 2)
    t.token(1, EXPLORATION, 0, 3)
    t.token(2, EXPLORATION, 3)
    t.token(0, SCIENCE, 0, 4)
    t.token(1, SCIENCE, 3)
    t.token(2, SCIENCE, 5)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 2


def test_plea_for_aid_and_the_singularity() -> None:
    """Plea for Aid, SINGULARITY-4: a player whose token has left counts as at the end of technology."""
    t = Table()
    ghost(t, 1)
    t.token(2, TECHNOLOGY, 1)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 2

    t = Table()
    ghost(t, 0, 0)
    for player in (1, 2):
        t.token(player, TECHNOLOGY, 12)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 0


def test_plea_for_aid_compares_finished_players() -> None:
    """Plea for Aid, END-4."""
    t = Table()
    t.token(1, MILITARY, 3)
    t.finish(2)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 0
    t = Table()
    for player in (1, 2):
        t.token(player, MILITARY, 3)
    t.finish(2)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 2


def test_plea_for_aid_with_full_resources() -> None:
    """Plea for Aid, RESOURCE-3: the resources are void, the VP are not."""
    t = Table()
    t.a.resources = [8, 8, 8, 8]
    for player in (1, 2):
        t.token(player, MILITARY, 3)
    t.play_card(0, "plea_for_aid")
    assert t.a.vp == 2
    assert t.asked == -1


# --- Renaissance

RENAISSANCE = ["do advance_exploration", "do advance_science", "do advance_military", "do advance_technology"]


def test_renaissance_order_is_the_owners_and_bonuses_are_free() -> None:
    """Renaissance, TIMING-8, TIMING-10: no benefit, each bonus free and optional, finished before the next track."""
    t = Table()
    for track in ALL_TRACKS:
        t.token(0, track, 1)
    t.play_card(0, "renaissance")
    assert t.options == RENAISSANCE
    t.play("do advance_military")
    assert (t.kind, t.options) == ("bonus", ["accept", "decline"])
    assert [t.a.position(track) for track in ALL_TRACKS] == [1, 1, 2, 1]
    t.play("accept")
    place(t, 0, "armory")
    assert t.options == ["do advance_exploration", "do advance_science", "do advance_technology"]
    t.play("do advance_science", "decline")
    t.play("do advance_technology", "accept")
    place(t, 0, "market")
    assert t.kind == "bonus"
    t.play("accept")
    assert t.asked == -1
    assert [t.a.position(track) for track in ALL_TRACKS] == [2, 2, 2, 2]
    assert t.a.taken == [1, 0, 0, 1]
    assert len(t.a.hand) == 1  # the bonus of exploration 2; the cards of the other spaces are benefits
    assert t.a.resources == [0, 0, 0, 0]


def test_renaissance_gains_landmarks() -> None:
    """Renaissance, LANDMARK-1."""
    t = Table()
    t.token(0, EXPLORATION, 3)
    t.play_card(0, "renaissance")
    t.play("do advance_exploration")
    place(t, 0, "lighthouse")
    assert t.a.landmarks == (LIGHTHOUSE,)
    assert t.options == RENAISSANCE[1:]
    assert t.a.tiles == ()


@pytest.mark.parametrize(
    ("track", "space", "vp"),
    [(EXPLORATION, 8, 5), (EXPLORATION, 10, 10), (SCIENCE, 5, 5), (MILITARY, 11, 10), (TECHNOLOGY, 11, 10)],
)
def test_renaissance_bonus_priced_in_tiles_or_cards_is_free(track: int, space: int, vp: int) -> None:
    """Renaissance: nothing is discarded and nothing need be owned."""
    t = Table()
    t.token(0, track, space - 1)
    t.landmark(1, LANDMARKS[3 * track + 2])
    t.play_card(0, "renaissance")
    t.play(RENAISSANCE[track])
    assert t.options == ["accept", "decline"]
    t.play("accept")
    assert t.a.vp == vp
    assert t.kind == "order"


def test_renaissance_skips_finished_and_closed_tracks() -> None:
    """Renaissance, ADVANCE-8, ADVANCE-9."""
    t = Table()
    t.token(0, SCIENCE, 12)
    lock(t, 1, MILITARY)
    t.play_card(0, "renaissance")
    t.play("do advance_science", "do advance_military", "do advance_exploration")
    assert t.asked == -1
    assert [t.a.position(track) for track in ALL_TRACKS] == [1, 12, 0, 1]
    assert t.a.vp == 0


def test_renaissance_one_advance_per_track_with_two_tokens() -> None:
    """Renaissance, SINGULARITY-2."""
    t = Table()
    t.token(0, MILITARY, 0, 4)
    t.play_card(0, "renaissance")
    t.play("do advance_military")
    assert t.options == ["token military 0", "token military 4"]
    t.play("token military 0")
    assert t.a.tokens[MILITARY] == (1, 4)
    assert t.options == [RENAISSANCE[0], RENAISSANCE[1], RENAISSANCE[3]]


def test_renaissance_is_in_the_deck_unless_the_table_leaves_it_out() -> None:
    """Renaissance, SETUP-3: part of the deck; leaving it out is a house rule."""
    card = TAPESTRIES.index("renaissance")
    assert new_state(Options(players=2), 1).tapestry_deck.count(card) == 1
    assert new_state(Options(players=2, without=(card,)), 1).tapestry_deck.count(card) == 0


def test_renaissance_uses_a_space_only_by_offering_its_bonus() -> None:
    """Renaissance, TIMING-15: a bonus offered uses the space even if declined; no bonus, not used."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.play_card(0, "renaissance")
    t.play("do advance_technology", "decline")
    t.play("do advance_military", "do advance_science")
    assert t.asked == -1
    assert t.a.used == 1 << TECHNOLOGY * 13 + 2
    t.token(0, SCIENCE, 0)
    t.token(0, MILITARY, 0)
    t.resolve(0, REPEAT)
    assert len(t.a.tiles) == 2


# --- Revisionism


@pytest.mark.parametrize("landmark", range(12))
def test_revisionism_on_each_landmark_space(landmark: int) -> None:
    """Revisionism, LANDMARK-1: spaces 4, 7 and 10 of each track; a resource if gained, an armory if gone."""
    track, tier = divmod(landmark, 3)
    for gone in (False, True):
        t = Table()
        t.in_force(0, "revisionism")
        t.token(0, track, 3 + 3 * tier)
        if gone:
            t.landmark(1, LANDMARKS[landmark])
        t.resolve(0, Advance(track, gain=X))
        if gone:
            place(t, 0, "armory")
            assert t.a.taken[ARMORY] == 1
        else:
            place(t, 0, LANDMARKS[landmark])
            assert t.options == ["gain coin", "gain worker", "gain food", "gain culture"]
            t.play("gain worker")
            assert t.a.resources == [0, 1, 0, 0]
            assert t.a.taken[ARMORY] == 0
        assert t.asked == -1


def test_revisionism_nothing_on_other_spaces() -> None:
    """Revisionism: only spaces 4, 7 and 10."""
    for space in (1, 2, 3, 5, 6, 8, 9, 11, 12):
        t = Table()
        t.in_force(0, "revisionism")
        t.token(0, SCIENCE, space - 1)
        t.resolve(0, Advance(SCIENCE, gain=X))
        assert t.asked == -1
        assert t.a.resources == [0, 0, 0, 0]
        assert t.a.taken[ARMORY] == 0


def test_revisionism_own_landmark_is_claimed_too() -> None:
    """Revisionism, LANDMARK-2: after a regress, with a second token, or taken by Dystopia before."""
    t = Table()
    t.in_force(0, "revisionism")
    t.token(0, MILITARY, 4)
    t.landmark(0, "barracks")
    t.resolve(0, Regress(MILITARY, gain=X))
    t.resolve(0, Advance(MILITARY, gain=X))
    place(t, 0, "armory")
    t.token(0, MILITARY, 3, 9)
    t.resolve(0, Advance(MILITARY, gain=X))
    t.play("token military 3")
    place(t, 0, "armory")
    assert t.a.taken[ARMORY] == 2
    assert t.a.resources == [0, 0, 0, 0]


def test_revisionism_comes_after_placing_and_before_the_benefit() -> None:
    """Revisionism, TIMING-2, LANDMARK-3: landmark, resource, then military 4's worker."""
    t = Table()
    t.in_force(0, "revisionism")
    t.token(0, MILITARY, 3)
    t.resolve(0, Advance(MILITARY))
    place(t, 0, "barracks")
    assert (t.kind, t.a.resources) == ("gain", [0, 0, 0, 0])
    t.play("gain coin")
    assert t.a.resources == [1, 1, 0, 0]


def test_revisionism_ignores_landmarks_gained_otherwise() -> None:
    """Revisionism, LANDMARK-8: those of tech cards, one taken from the board, and those of opponents."""
    t = Table()
    t.in_force(0, "revisionism")
    t.resolve(0, Landmark(LANDMARKS.index("bakery")))
    place(t, 0, "bakery")
    assert t.asked == -1
    t.resolve(0, AnyLandmark())
    t.play("landmark forge")
    place(t, 0, "forge")
    assert t.asked == -1
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE, gain=X))
    place(t, 1, "apothecary")
    assert t.asked == -1
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.taken[ARMORY] == 0


@pytest.mark.parametrize("gone", [False, True])
def test_revisionism_regressing_onto_the_space_does_not_count(gone: bool) -> None:
    """Revisionism, REGRESS-2, D-43: a landmark is reached by advancing."""
    t = Table()
    t.in_force(0, "revisionism")
    t.token(0, TECHNOLOGY, 5)
    if gone:
        t.landmark(1, "forge")
    t.resolve(0, Regress(TECHNOLOGY, gain=X))
    assert t.a.position(TECHNOLOGY) == 4
    assert t.asked == -1
    assert t.a.taken[ARMORY] == 0


def test_revisionism_no_armory_left() -> None:
    """Revisionism, TIMING-18: void."""
    t = Table()
    t.in_force(0, "revisionism")
    t.token(0, TECHNOLOGY, 3)
    t.landmark(1, "forge")
    t.a.taken[ARMORY] = 5
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert t.asked == -1
    assert t.a.taken[ARMORY] == 5
    assert len(t.events("void")) == 1


# --- Socialism


def test_socialism_nearest_token_in_each_direction() -> None:
    """Socialism, D-89: measured separately; a tied opponent does not stop the move; all own tokens may move."""
    t = Table(players=4)
    t.token(0, EXPLORATION, 5)
    t.token(1, EXPLORATION, 5)
    t.token(2, EXPLORATION, 3)
    t.token(3, EXPLORATION, 8)
    t.token(0, SCIENCE, 0, 6)
    t.token(1, SCIENCE, 2)
    t.token(2, SCIENCE, 4)
    t.play_card(0, "socialism")
    assert t.options == [
        "move exploration 5 to 3",
        "move exploration 5 to 8",
        "move science 0 to 2",
        "move science 6 to 4",
    ]
    t.play("move science 6 to 4")
    assert t.a.tokens[SCIENCE] == (0, 4)
    assert t.asked == -1


def test_socialism_looks_at_foremost_tokens_only() -> None:
    """Socialism, D-89, SINGULARITY-3: an opponent's second, hindmost token cannot be matched, in neither direction."""
    t = Table(players=2)
    t.token(0, MILITARY, 5)
    t.token(1, MILITARY, 3, 8)
    t.token(0, SCIENCE, 5)
    t.token(1, SCIENCE, 1, 2)
    t.token(0, EXPLORATION, 5)
    t.token(1, EXPLORATION, 6, 9)
    t.play_card(0, "socialism")
    assert t.options == ["move exploration 5 to 9", "move science 5 to 2", "move military 5 to 8"]


def test_socialism_is_one_advance_and_gains_the_landmarks_passed() -> None:
    """Socialism, ADVANCE-10: every tier passed or reached, in order; one trigger; no benefit, no bonus."""
    t = Table()
    t.in_force(2, "broker_of_peace")
    t.token(0, MILITARY, 3)
    t.token(1, MILITARY, 10)
    t.token(2, MILITARY, 10)
    t.landmark(1, "tank_factory")
    t.play_card(0, "socialism")
    place(t, 0, "barracks")
    place(t, 0, "fusion_reactor")
    assert t.asked == -1
    assert moves(t) == [(0, "military", 3, 10)]
    assert t.c.vp == 3
    assert t.a.vp == 0
    assert t.a.hand == ()


def test_socialism_back_to_the_start() -> None:
    """Socialism, REGRESS-2: a token behind may stand on the start space; nothing is gained or lost."""
    t = Table()
    t.token(0, MILITARY, 9)
    t.landmark(0, "barracks")
    t.play_card(0, "socialism")
    assert moves(t) == [(0, "military", 9, 0)]
    assert t.a.landmarks == (BARRACKS,)
    assert t.asked == -1


def test_socialism_forward_is_an_advance_and_can_be_forbidden() -> None:
    """Socialism, ADVANCE-9: not where the owner may not advance; moving back is never forbidden."""
    t = Table()
    lock(t, 2, SCIENCE)
    t.token(0, SCIENCE, 4)
    t.token(1, SCIENCE, 6)
    t.token(2, SCIENCE, 2)
    t.token(0, MILITARY, 1)
    t.play_card(0, "socialism")
    assert t.options == ["move science 4 to 2", "move military 1 to 0"]


def test_socialism_to_the_end_earns_the_achievement() -> None:
    """Socialism, ACHIEVE-5."""
    t = Table()
    for player in (1, 2):
        t.token(player, SCIENCE, 12)
    t.token(0, SCIENCE, 10)
    t.play_card(0, "socialism")
    assert t.a.position(SCIENCE) == 12
    assert t.a.vp == 10


def test_socialism_void_when_all_are_level() -> None:
    """Socialism, TIMING-18."""
    t = Table()
    t.play_card(0, "socialism")
    assert t.asked == -1
    assert moves(t) == []
    assert len(t.events("void")) == 1


@pytest.mark.parametrize("technology", [(), (0,), (10,), (12,)])
def test_socialism_matches_a_ghost(technology: tuple[int, ...]) -> None:
    """Socialism, D-89, SINGULARITY-4: an opponent's ghost stands on technology 12, wherever the token went."""
    t = Table(players=2)
    t.token(0, TECHNOLOGY, 10)
    ghost(t, 1, *technology)
    t.play_card(0, "socialism")
    assert moves(t) == [(0, "technology", 10, 12)]
    assert t.a.vp == 10  # the end of the track


def test_socialism_does_not_move_one_s_own_ghost() -> None:
    """Socialism, D-89, SINGULARITY-4: without a real token there is nothing to move."""
    t = Table(players=2)
    ghost(t, 0)
    t.token(1, TECHNOLOGY, 3)
    t.play_card(0, "socialism")
    assert moves(t) == []
    assert t.a.tokens[TECHNOLOGY] == ()


def test_socialism_is_mandatory() -> None:
    """Socialism, TAPESTRY-7: no staying put; a finished player's token counts (END-4)."""
    t = Table(players=2)
    t.token(1, SCIENCE, 2)
    t.token(1, MILITARY, 5)
    t.finish(1)
    t.play_card(0, "socialism")
    assert t.options == ["move science 0 to 2", "move military 0 to 5"]


# --- Theocracy


@pytest.mark.parametrize("space", range(1, 13))
def test_theocracy_tier_entries(space: int) -> None:
    """Theocracy: 4 VP on spaces 1, 4, 7 and 10, whoever was there first, landmark or not."""
    t = Table()
    t.in_force(0, "theocracy")
    t.token(0, TECHNOLOGY, space - 1)
    for name in ("forge", "rubber_works", "tech_hub"):
        t.landmark(1, name)
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert points(t, 0, "theocracy") == ([4] if space in (1, 4, 7, 10) else [])


def test_theocracy_after_the_landmark_before_the_benefit() -> None:
    """Theocracy, TIMING-2: military 4 with the landmark, 4 VP, then the worker."""
    t = Table()
    t.in_force(0, "theocracy")
    t.token(0, MILITARY, 3)
    t.resolve(0, Advance(MILITARY))
    assert t.a.vp == 0
    place(t, 0, "barracks")
    assert t.a.vp == 4
    keys = [event.key for event in t.log]
    assert keys.index("place") < keys.index("vp") < keys.index("gain")


def test_theocracy_counts_a_tier_again() -> None:
    """Theocracy, D-78: after a regress, or with a second token."""
    t = Table()
    t.in_force(0, "theocracy")
    t.landmark(1, "forge")
    t.token(0, TECHNOLOGY, 4)
    t.resolve(0, Regress(TECHNOLOGY, gain=X))
    assert t.a.vp == 0
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert t.a.vp == 4
    t.token(0, TECHNOLOGY, 0, 5)
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    t.play("token technology 0")
    assert t.a.vp == 8


def test_theocracy_counts_each_tier_of_a_long_move() -> None:
    """Theocracy, ADVANCE-10: tiers passed are entered, too; opponents' do not count."""
    t = Table()
    t.in_force(0, "theocracy")
    for name in ("forge", "rubber_works"):
        t.landmark(1, name)
    advance_token(t.state, 0, TECHNOLOGY, 0, 8, X, 0)
    t.run()
    assert t.a.vp == 12
    t.resolve(1, Advance(EXPLORATION, gain=X))
    assert t.a.vp == 12


def test_theocracy_forbids_science() -> None:
    """Theocracy, ADVANCE-9, RESEARCH-9: not payable, forced or free void, a roll of science is made in vain."""
    t = Table()
    t.in_force(0, "theocracy")
    t.a.resources = [1, 1, 1, 1]
    t.begin(0)
    assert t.options == ["advance exploration", "advance military", "advance technology", "income"]

    t = Table()
    t.in_force(0, "theocracy")
    t.science_die(SCIENCE)
    t.resolve(0, RESEARCH)
    assert t.asked == -1
    assert len(t.events("roll_science")) == 1
    t.science_die(SCIENCE)
    t.play_card(1, "age_of_discovery")
    while t.asked == 1:
        t.play("decline")
    assert [who.position(SCIENCE) for who in t.state.players] == [0, 1, 1]
    assert t.a.vp == 0


def test_theocracy_leaves_repeating_and_regressing() -> None:
    """Theocracy, ADVANCE-9, D-77."""
    t = Table()
    t.in_force(0, "theocracy")
    t.token(0, SCIENCE, 3)
    t.resolve(0, Regress(SCIENCE))
    assert t.a.position(SCIENCE) == 2
    assert len(t.a.hand) == 1
    t.a.used = 0
    t.resolve(0, REPEAT)
    assert len(t.a.hand) == 2
    assert t.a.vp == 0


# --- Wartime Economy


def test_wartime_economy_frees_exactly_these_bonuses() -> None:
    """Wartime Economy, D-94: those that cost any 1; not those priced in tiles or cards."""
    free = []
    for track in ALL_TRACKS:
        for space in range(1, 13):
            if box.spaces[track][space].bonus is not None:
                t = Table()
                t.in_force(0, "wartime_economy")
                t.push(BuyBonus(0, track, space, False))
                if t.asked == 0:
                    assert t.options == ["accept", "decline"]
                    free.append((TRACKS[track], space))
    assert free == [
        *(("exploration", space) for space in (2, 5, 6, 9, 12)),
        ("science", 2),
        *(("military", space) for space in (2, 6, 8)),
        *(("technology", space) for space in (2, 5, 6, 8)),
    ]


def test_wartime_economy_leaves_bonuses_priced_in_tiles_and_cards() -> None:
    """Wartime Economy: the two tiles of exploration 8 are still discarded."""
    t = Table()
    t.in_force(0, "wartime_economy")
    t.tiles(0, 1, 2, 3)
    t.push(BuyBonus(0, EXPLORATION, 8, False))
    t.play("accept")
    assert t.kind == "discard"
    t.play("tile 1", "tile 3")
    assert t.a.tiles == (2,)
    assert t.a.vp == 5


def test_wartime_economy_in_an_advance_turn() -> None:
    """Wartime Economy, TIMING-10, ADVANCE-5: the advance is paid, the bonus is free, optional and offered once."""
    t = Table()
    t.in_force(0, "wartime_economy")
    t.token(0, TECHNOLOGY, 1)
    t.a.resources = [2, 0, 0, 0]
    t.begin(0)
    t.play("advance technology")
    assert t.a.resources == [1, 0, 0, 0]
    assert len(t.a.hand) == 1
    assert (t.kind, t.options) == ("bonus", ["accept", "decline"])
    t.play("accept")
    assert t.a.resources == [1, 0, 0, 0]
    place(t, 0, "market")
    assert t.a.taken == [1, 0, 0, 0]
    assert t.asked == 1

    t = Table()
    t.in_force(0, "wartime_economy")
    t.token(0, TECHNOLOGY, 1)
    t.resolve(0, Advance(TECHNOLOGY))
    t.play("decline")
    assert t.asked == -1
    assert t.a.taken == [0, 0, 0, 0]


def test_wartime_economy_advances_must_be_payable() -> None:
    """Wartime Economy, ADVANCE-1: costs of advancing are no bonuses."""
    t = Table()
    t.in_force(0, "wartime_economy")
    t.begin(0)
    assert [event.player for event in t.events("income")] == [0]  # without resources only an income turn is left


def test_wartime_economy_moves_without_bonus_stay_without() -> None:
    """Wartime Economy, ADVANCE-6: an X gives no bonus."""
    t = Table()
    t.in_force(0, "wartime_economy")
    t.token(0, TECHNOLOGY, 1)
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert t.a.position(TECHNOLOGY) == 2
    assert t.asked == -1


def test_wartime_economy_is_for_its_owner_and_for_track_bonuses() -> None:
    """Wartime Economy, D-94: other payments of any 1, and other players' bonuses, cost what they cost."""
    t = Table()
    t.in_force(0, "wartime_economy")
    t.a.resources = [1, 1, 0, 0]
    t.push(Pay(0, ANY_ONE, 0))
    assert t.options == ["pay coin", "pay worker"]
    t.play("pay coin")
    t.b.resources = [0, 1, 0, 0]
    t.push(BuyBonus(1, SCIENCE, 2, False))
    assert t.options == ["pay worker", "decline"]
