"""The Chosen (CIV-1): tracks led and achievements earned."""

from gobelin.rules.printed.names import (
    CIVILIZATIONS,
    COMPLETE_TRACK,
    EXPLORATION,
    MIDDLE_ISLAND,
    MILITARY,
    SCIENCE,
    TECHNOLOGY,
    TOPPLE_TWO,
)
from table import Table

THE_CHOSEN = CIVILIZATIONS.index("the_chosen")


def a_table(players: int = 3, era: int = 1) -> Table:
    """A has The Chosen; B is one space ahead on every track."""
    t = Table(players, era=era)
    t.civilization(0, "the_chosen")
    for track in range(4):
        t.token(1, track, 1)
    return t


def test_no_track_led_no_vp() -> None:
    """The Chosen: B's tokens stand further everywhere."""
    t = a_table()
    t.income(0)
    assert t.a.vp == 0
    assert t.kind == "gain"  # step 2: no question of the civilization's


def test_one_vp_per_opponent_for_each_track_led() -> None:
    """The Chosen: ahead on two tracks against two opponents."""
    t = a_table()
    t.token(0, SCIENCE, 5)
    t.token(0, MILITARY, 2)
    t.income(0)
    assert t.a.vp == 4


def test_ties_count() -> None:
    """The Chosen: no token stands further; B's stands as far."""
    t = a_table()
    t.token(0, SCIENCE, 1)
    t.income(0)
    assert t.a.vp == 2


def test_a_track_nobody_moved_on_counts() -> None:
    """The Chosen: 0 equals 0 on all four tracks."""
    t = Table()
    t.civilization(0, "the_chosen")
    t.income(0)
    assert t.a.vp == 8


def test_five_players() -> None:
    """The Chosen: 1 VP for each of four opponents."""
    t = a_table(players=5)
    t.token(0, EXPLORATION, 3)
    t.income(0)
    assert t.a.vp == 4


def test_a_completed_track_counts_though_others_completed_it() -> None:
    """CIV-15: completed by B and A."""
    t = a_table()
    t.token(0, MILITARY, 12)
    t.token(1, MILITARY, 12)
    t.income(0)
    assert t.a.vp == 2


def test_a_track_completed_and_left_by_singularity_counts_once() -> None:
    """CIV-15, SINGULARITY-4: two tokens at the start of technology, yet completed - and counted once."""
    t = a_table()
    t.a.ghost = True
    t.token(0, TECHNOLOGY, 0)
    t.token(1, TECHNOLOGY, 12)
    t.income(0)
    assert t.a.vp == 2


def test_an_opponents_ghost_stands_further() -> None:
    """SINGULARITY-3, SINGULARITY-4: B's completed technology track is position 12 in the comparison."""
    t = a_table()
    t.token(0, TECHNOLOGY, 11)
    t.token(1, TECHNOLOGY, 0)
    t.b.ghost = True
    t.income(0)
    assert t.a.vp == 0


def test_only_the_foremost_token_counts() -> None:
    """SINGULARITY-3: with two tokens on a track the further one leads."""
    t = a_table()
    t.token(0, SCIENCE, 0, 1)
    t.income(0)
    assert t.a.vp == 2


def test_finished_opponents_count() -> None:
    """END-4: as opponents and with their tokens."""
    t = a_table()
    t.finish(1)
    t.token(0, SCIENCE, 2)
    t.income(0)
    assert t.a.vp == 2


def test_resources_for_achievements_in_the_turns_two_to_four() -> None:
    """The Chosen: any 1 for each, again in every income turn."""
    for era in (1, 2, 3):
        t = a_table(era=era)
        t.a.achievements = 1 << COMPLETE_TRACK | 1 << TOPPLE_TWO
        t.income(0)
        assert (t.asked, t.kind) == (0, "gain")
        assert t.state.question is not None
        assert t.state.question.source == 300 + THE_CHOSEN
        t.play("gain coin food")
        assert t.a.resources == [1, 0, 1, 0]
        assert t.a.vp == 0


def test_all_three_achievements() -> None:
    """The Chosen: any 3 in one question."""
    t = a_table()
    t.a.achievements = 7
    t.income(0)
    t.play("gain coin coin culture")
    assert t.a.resources == [2, 0, 0, 1]


def test_five_vp_for_each_achievement_in_turn_five() -> None:
    """The Chosen: VP instead of resources, the tracks as before."""
    t = a_table(era=4)
    t.a.achievements = 1 << TOPPLE_TWO | 1 << MIDDLE_ISLAND
    t.token(0, SCIENCE, 1)
    t.income(0)
    assert t.a.vp == 2 + 10
    assert t.a.resources == [0, 0, 0, 0]


def test_an_achievement_without_a_free_space_does_not_count() -> None:
    """ACHIEVE-4, CIV-15: two outposts toppled, but the token was never placed."""
    t = a_table()
    t.a.toppled = 2
    t.income(0)
    assert t.state.question is not None
    assert t.state.question.source == 602  # step 2 already


def test_not_in_the_first_income_turn() -> None:
    """INCOME-2: turns 2 to 5."""
    t = Table()
    t.a.era = 0
    t.civilization(0, "the_chosen")
    t.income(0)
    assert t.a.vp == 0


def test_gained_during_the_game_nothing_happens_at_once() -> None:
    """CIV-11: used from the next step 1 on."""
    t = Table()
    t.civilization(0, "the_chosen", during_game=True)
    t.run()
    assert t.a.vp == 0


def test_start_adjustment() -> None:
    """CIV-9: 15 VP for each opponent."""
    for players, vp in ((2, 15), (3, 30), (4, 45), (5, 60)):
        t = Table(players, start_bonus=True)
        t.a.era = 0
        t.civilization(0, "the_chosen")
        t.income(0)
        assert t.a.vp == vp
