"""ACHIEVE: the three achievements of the board."""

import pytest

from gobelin.rules.chapters.achievements import earn
from gobelin.rules.chapters.advance import Advance, Regress, X
from gobelin.rules.chapters.conquer import CONQUER, Conquer
from gobelin.rules.engine.state import OUTPOST, token, toppled
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    COIN,
    COMPLETE_TRACK,
    EXPLORATION,
    FROM_ACHIEVEMENT,
    MIDDLE_ISLAND,
    MILITARY,
    NOBODY,
    SCIENCE,
    TOPPLE_TWO,
)
from table import Table


def test_the_three_achievements() -> None:
    """ACHIEVE-1: complete any track, topple two outposts, conquer the middle island."""
    assert ACHIEVEMENTS == ("complete_track", "topple_two", "middle_island")
    t = Table()
    t.token(0, SCIENCE, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.a.toppled = 1
    t.outpost(1, "1,-2")
    for at in ("1,-2", "0,0"):
        t.resolve(0, Conquer(anywhere=True))
        t.play(f"hex {at}", "die black")
    told = t.events("achievement")
    assert [event.args["achievement"] for event in told] == list(ACHIEVEMENTS)
    sources = [FROM_ACHIEVEMENT + number for number in range(3)]
    assert [event.args["source"] for event in told] == sources
    assert [event.args["source"] for event in t.events("vp")] == sources
    assert t.a.vp == 30


def test_scored_at_once_on_the_highest_free_space() -> None:
    """ACHIEVE-2: A 10, then B 5; each once per player."""
    t = Table()
    t.token(0, SCIENCE, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.vp == 10
    t.token(1, MILITARY, 11)
    t.resolve(1, Advance(MILITARY, gain=X))
    assert t.b.vp == 5


def test_a_second_track_gives_nothing_more() -> None:
    """ACHIEVE-2: once per player."""
    t = Table()
    t.token(0, SCIENCE, 11)
    t.token(0, MILITARY, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.resolve(0, Advance(MILITARY, gain=X))
    assert t.a.vp == 10
    assert len(t.events("achievement")) == 1


def test_never_lost() -> None:
    """ACHIEVE-2, REGRESS-2: pushed back from 12 and there again: no second time, nothing taken away."""
    t = Table()
    t.token(0, SCIENCE, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.resolve(0, Regress(SCIENCE, gain=X))
    assert t.a.achievements == 1 << COMPLETE_TRACK
    t.resolve(0, Advance(SCIENCE, gain=X))
    assert t.a.vp == 10


@pytest.mark.parametrize(
    ("players", "achievement", "spaces"),
    [
        (2, COMPLETE_TRACK, [10, 5]),
        (3, COMPLETE_TRACK, [10, 5, 0]),
        (3, TOPPLE_TWO, [10, 5, 0]),
        (3, MIDDLE_ISLAND, [10, 5, 0]),
        (4, COMPLETE_TRACK, [15, 10, 5, 0]),
        (5, TOPPLE_TWO, [15, 10, 5, 0, 0]),
        (5, MIDDLE_ISLAND, [10, 5, 0, 0, 0]),
    ],
)
def test_spaces(players: int, achievement: int, spaces: list[int]) -> None:
    """ACHIEVE-3, ACHIEVE-4: 10, 5 on the small map; 15, 10, 5 on the big one; the island 10, 5; then nothing."""
    t = Table(players=players)
    for player in range(players):
        earn(t.state, player, achievement)
    assert [who.vp for who in t.state.players] == spaces
    assert [bool(who.achievements) for who in t.state.players] == [points > 0 for points in spaces]


def test_no_free_space_is_not_earned() -> None:
    """ACHIEVE-4, CIV-15: C comes third on the small map: no token is placed."""
    t = Table()
    for player in (0, 1):
        earn(t.state, player, COMPLETE_TRACK)
    t.token(2, SCIENCE, 11)
    t.resolve(2, Advance(SCIENCE, gain=X))
    assert t.c.vp == 0
    assert t.c.achievements == 0
    assert len(t.events("achievement")) == 2


@pytest.mark.parametrize("gain", [X, 0])
def test_a_track_is_complete_on_arrival(gain: int) -> None:
    """ACHIEVE-5: with or without X; before the benefit of the space."""
    t = Table()
    t.token(0, EXPLORATION, 11)
    t.resolve(0, Advance(EXPLORATION, gain=gain))
    assert t.a.achievements == 1 << COMPLETE_TRACK
    assert t.a.vp == 10


def test_a_jump_completes_a_track() -> None:
    """ACHIEVE-5, CIV-13: by any means: the Futurists' jump."""
    t = Table()
    t.token(0, MILITARY, 9)
    t.civilization(0, "futurists", during_game=True)
    t.run()
    assert t.a.position(MILITARY) == 12
    assert t.a.vp == 10


def test_toppling_two() -> None:
    """ACHIEVE-6: one of B and one of C; both of B; counted at the second."""
    for second in (1, 2):
        t = Table()
        t.outpost(1, "1,-2")
        t.outpost(second, "-1,-1")
        t.resolve(0, CONQUER)
        t.play("hex 1,-2", "die black")
        assert t.a.achievements == 0
        t.resolve(0, CONQUER)
        t.play("hex -1,-1", "die black")
        assert t.a.achievements == 1 << TOPPLE_TWO
        assert t.a.vp == 10


def test_one_by_conquest_one_by_trap() -> None:
    """ACHIEVE-6, TRAP-5: in either player's turn."""
    t = Table()
    t.outpost(1, "1,-2")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die black")
    t.outpost(0, "-1,-1")
    t.hand(0, "trap")
    t.outpost(2, "-2,1")
    t.resolve(2, Conquer(anywhere=True))
    t.play("hex -1,-1", "trap")
    assert t.a.achievements == 1 << TOPPLE_TWO
    assert t.a.vp == 10


def test_an_outpost_stood_up_again_still_counts() -> None:
    """ACHIEVE-6, OPEN-5, D-66: B's Revolution undoes A's first topple; A's second one earns the achievement."""
    t = Table(era=2)
    t.outpost(1, "1,-2")
    t.resolve(0, CONQUER)
    t.play("hex 1,-2", "die black")
    t.play_card(1, "revolution")
    t.play("do uprising")
    while t.asked == 1:
        t.play("done" if "done" in t.options else t.options[0])
    assert t.b.toppled == 1
    t.outpost(2, "-1,-1")
    t.resolve(0, CONQUER)
    t.play("hex -1,-1", "die black")
    assert t.a.achievements == 1 << TOPPLE_TWO


def test_revolution_s_toppling_counts() -> None:
    """ACHIEVE-6, OPEN-17, D-67: two outposts toppled by Revolution."""
    t = Table(era=2)
    for at, owner in (("1,-2", 1), ("-1,-1", 2)):
        t.piece(at, toppled(token(0, OUTPOST)))
        t.piece(at, token(owner, OUTPOST))
    t.play_card(0, "revolution")
    t.play("do uprising")
    while t.asked == 0:
        t.play(t.options[0])
    assert t.a.toppled == 2
    assert t.a.achievements == 1 << TOPPLE_TWO
    assert t.a.vp == 10


def test_the_middle_island() -> None:
    """ACHIEVE-7: a conquest that succeeds, from empty land and from an opponent."""
    t = Table()
    t.conquer_dice(4, COIN)
    t.resolve(0, Conquer(anywhere=True))
    t.play("hex 0,0")
    assert t.a.achievements == 1 << MIDDLE_ISLAND
    assert t.a.vp == 10
    t.play("die black")
    t.resolve(1, Conquer(anywhere=True))
    t.play("hex 0,0", "die black")
    assert t.b.achievements == 1 << MIDDLE_ISLAND
    assert t.b.vp == 5


def test_a_trapped_attack_on_the_island() -> None:
    """ACHIEVE-7: B holds it and traps: A does not earn it, B neither."""
    t = Table()
    t.outpost(1, "0,0")
    t.hand(1, "trap")
    t.resolve(0, Conquer(anywhere=True))
    t.play("hex 0,0", "trap", "gain food", "die black")
    assert t.a.achievements == 0
    assert t.b.achievements == 0


def test_the_island_holds_two_tokens() -> None:
    """ACHIEVE-8: after two conquests nobody can try any more."""
    t = Table(players=5)
    for player in (0, 1):
        t.resolve(player, Conquer(anywhere=True))
        t.play("hex 0,0", "die black")
    t.resolve(2, Conquer(anywhere=True))
    assert "hex 0,0" not in t.options


def test_a_finished_player_gains_no_achievement() -> None:
    """ACHIEVE-9, END-3: not even by another player's doing; the space stays free."""
    t = Table()
    t.token(1, SCIENCE, 12)
    t.finish(1)
    earn(t.state, 1, COMPLETE_TRACK)
    assert t.b.vp == 0
    assert t.b.achievements == 0
    t.token(0, MILITARY, 11)
    t.resolve(0, Advance(MILITARY, gain=X))
    assert t.a.vp == 10
    assert t.asked == NOBODY
