"""Futurists: four spaces ahead on every track."""

from gobelin.rules.chapters.advance import FULL, Advance, X
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.engine import loop
from gobelin.rules.engine.options import Options
from gobelin.rules.flow import setup
from gobelin.rules.printed.names import COMPLETE_TRACK, EXPLORATION, MILITARY, NOBODY, SCIENCE, TECHNOLOGY
from table import Table

FUTURISTS = 4
LEADERS = 9


def start(start_bonus: bool = False) -> Table:
    t = Table(era=0, start_bonus=start_bonus, confirm_turns=True)
    t.civilization(0, "futurists")
    t.run()
    return t


def gained(t: Table) -> None:
    t.state.civ_deck.remove(FUTURISTS)
    t.state.civ_deck.append(FUTURISTS)
    t.resolve(0, GAIN_CIVILIZATION)


def test_start() -> None:
    """Futurists, SETUP-14, LANDMARK-6: space 4 on every track and 1 of each resource before the first income turn; no
    benefit, bonus or landmark."""
    t = start()
    assert t.asked == -1
    assert t.a.tokens == [(4,)] * 4
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.landmarks == ()
    assert t.a.vp == 0
    assert t.a.hand == ()
    assert t.a.tiles == ()
    t.income(0)
    assert t.a.resources == [2, 2, 2, 2]
    assert t.options == ["end turn"]


def test_set_up_in_a_new_game() -> None:
    """SETUP-14: done before the first turn, so the first income turn brings each resource to 2."""
    state = setup.new_state(Options(players=2, capitals=(1, 2), civilizations=(FUTURISTS, LEADERS)), 1)
    setup.push_start_choices(state)
    loop.run(state)
    assert [who.era for who in state.players] == [1, 1]
    assert state.players[0].tokens == [(4,)] * 4
    assert state.players[0].resources == [2, 2, 2, 2]
    assert state.players[1].tokens == [(0,)] * 4
    assert state.players[1].resources == [1, 1, 1, 1]


def test_landmark_stays_for_the_next_who_advances() -> None:
    """Futurists, LANDMARK-6: an opponent who advances into tier II gains the landmark."""
    t = start()
    t.token(1, SCIENCE, 3)
    t.resolve(1, Advance(SCIENCE, gain=X))
    assert t.kind == "place"
    assert t.b.landmarks == (3,)


def test_owner_gains_no_tier_ii_landmark_from_4_to_5() -> None:
    """Futurists, LANDMARK-1: leaving space 4 is no entering of tier II; re-entering it by an advance is."""
    t = start()
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.tokens[SCIENCE] == (5,)
    assert t.state.landmark_owner[3] == NOBODY
    t.token(0, SCIENCE, 3)  # after regresses
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.landmarks == (3,)


def test_jump_is_no_advance() -> None:
    """Futurists, CIV-13: no "when you advance" trigger: another player's Broker of Peace scores nothing."""
    t = Table()
    t.in_force(1, "broker_of_peace")
    t.civilization(0, "futurists")
    t.run()
    assert t.b.vp == 0
    assert t.events("advance") == []
    assert len(t.events("jump")) == 4


def test_gained_during_the_game() -> None:
    """Futurists, CIV-13, OPEN-21: kept, and the same effect at once; 12 at most; resources at 8 are lost."""
    t = Table()
    t.token(0, EXPLORATION, 3)
    t.token(0, SCIENCE, 9)
    t.token(0, MILITARY, 5)
    t.a.resources[:] = [8, 0, 0, 0]
    gained(t)
    assert t.asked == -1
    assert t.a.civilizations == (FUTURISTS,)
    assert t.a.tokens == [(7,), (12,), (9,), (4,)]
    assert t.a.resources == [8, 1, 1, 1]
    assert t.a.landmarks == ()


def test_end_of_track_earns_the_achievement() -> None:
    """Futurists, CIV-13, ACHIEVE-5: arriving on 12 by the jump completes the track; the benefit is not gained."""
    t = Table()
    t.token(0, MILITARY, 8)
    gained(t)
    assert t.a.tokens[MILITARY] == (12,)
    assert t.a.achievements == 1 << COMPLETE_TRACK
    assert t.a.vp == 10
    assert t.a.civilizations == (FUTURISTS,)  # Mechs would have given another one


def test_two_tracks_completed_are_one_achievement() -> None:
    """ACHIEVE-2: once per player."""
    t = Table()
    t.token(0, MILITARY, 8)
    t.token(0, SCIENCE, 10)
    gained(t)
    assert t.a.vp == 10


def test_technology_12_leaves_the_token_there() -> None:
    """Futurists, CIV-13, SINGULARITY-7: no AI Singularity."""
    t = Table()
    t.token(0, TECHNOLOGY, 11)
    gained(t)
    assert t.a.tokens[TECHNOLOGY] == (12,)
    assert not t.a.ghost
    assert t.a.resources == [1, 1, 1, 1]
    assert t.asked == -1


def test_no_prohibition_stops_the_jump() -> None:
    """Futurists, ADVANCE-9: neither an opponent's lock nor the owner's own card."""
    t = Table()
    t.in_force(0, "broker_of_peace")
    t.state.locks = ((SCIENCE, 1, False),)
    gained(t)
    assert t.a.tokens == [(4,)] * 4


def test_choice_between_two_tokens() -> None:
    """Futurists, CIV-13: one real token per track, the owner's choice; no token on a track: nothing there."""
    t = Table()
    t.token(0, SCIENCE, 2, 5)
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    gained(t)
    assert t.options == ["token science 2", "token science 5"]
    t.play("token science 2")
    assert t.a.tokens == [(4,), (5, 6), (4,), ()]
    assert t.a.position(TECHNOLOGY) == 12
    assert t.asked == -1


def test_token_on_12_is_no_choice_beside_another() -> None:
    """CIV-13, TIMING-9: a token that cannot move is not offered while the other can; alone it just stays."""
    t = Table()
    t.token(0, SCIENCE, 2, 12)
    t.token(0, MILITARY, 12)
    gained(t)
    assert t.asked == -1
    assert t.a.tokens == [(4,), (6, 12), (12,), (4,)]
    assert t.a.vp == 0  # the achievement was earned or missed before, when the tokens arrived there
    assert len(t.events("jump")) == 3


def test_paid_advance_afterwards_costs_tier_ii() -> None:
    """ADVANCE-2: from space 4 a step costs the track's resource and any 1."""
    t = start()
    t.a.era = 1
    t.begin(0)
    t.play("advance military")
    assert t.options == ["pay coin culture", "pay worker culture", "pay food culture"]


def test_start_bonus_is_a_loss() -> None:
    """Futurists, CIV-9: 1 culture and any 1 are lost at the end of the first income turn, the owner's choice."""
    t = start(start_bonus=True)
    t.income(0)
    assert t.a.resources == [2, 2, 2, 1]
    assert t.options == ["pay coin", "pay worker", "pay food", "pay culture"]
    t.play("pay culture")
    assert t.a.resources == [2, 2, 2, 0]
    assert t.options == ["end turn"]


def test_full_advance_after_the_jump() -> None:
    """ADVANCE-10: only the space reached counts: exploration 5 scores its territories."""
    t = start()
    t.resolve(0, Advance(EXPLORATION, gain=FULL))
    assert t.a.vp == 1
