"""RESEARCH: the science die."""

import pytest

from gobelin.rules.chapters.research import ALIEN_BIOLOGY, RESEARCH, RESEARCH_BARE, Research
from gobelin.rules.printed.names import EXPLORATION, LANDMARKS, MILITARY, SCIENCE, TECHNOLOGY, TRACKS, WORKER
from table import Table


@pytest.mark.parametrize("track", [EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY])
def test_the_die_names_one_track(track: int) -> None:
    """RESEARCH-1, RESEARCH-2, LANG-13: after the roll is seen the owner may advance there, or not, free of cost."""
    t = Table()
    t.science_die(track)
    t.resolve(0, RESEARCH_BARE)
    assert [event.args["track"] for event in t.events("roll_science")] == [TRACKS[track]]
    assert t.options == [f"advance {TRACKS[track]}", "decline"]
    t.play(t.options[0])
    assert t.a.tokens[track] == (1,)
    assert sum(t.a.position(other) for other in range(4)) == 1
    assert t.events("pay") == []


def test_declining_gives_nothing() -> None:
    """RESEARCH-2, RESEARCH-8."""
    t = Table(era=2)
    t.in_force(0, "empiricism")
    t.token(0, MILITARY, 3)
    t.science_die(SCIENCE, SCIENCE)
    t.resolve(0, RESEARCH)
    t.play("decline")
    assert t.a.tokens[SCIENCE] == (0,)
    assert t.a.vp == 0  # Empiricism scores advances only
    assert t.events("advance") == []


def test_x_roll_into_a_tier_gains_the_landmark_but_not_the_benefit() -> None:
    """RESEARCH-1 to RESEARCH-3, LANDMARK-1: moving to M4 gives the barracks, not M4's benefit."""
    t = Table()
    t.token(0, MILITARY, 3)
    t.science_die(MILITARY)
    t.resolve(0, RESEARCH_BARE)
    assert t.options == ["advance military", "decline"]
    t.play("advance military")
    assert t.kind == "place"
    t.play("place barracks c1 r0")
    assert t.a.position(MILITARY) == 4
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_x_roll_gives_neither_benefit_nor_bonus() -> None:
    """RESEARCH-3: onto T2 without its card and without its bonus."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[WORKER] = 1
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance technology")
    assert t.a.tokens[TECHNOLOGY] == (2,)
    assert t.a.hand == ()
    assert t.asked == -1


@pytest.mark.parametrize("buys", [True, False])
def test_full_roll_gives_benefit_then_bonus(buys: bool) -> None:
    """RESEARCH-4, TIMING-3: to T2, 1 tapestry card, then any 1 for a market."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[WORKER] = 1
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH)
    t.play("advance technology")
    assert len(t.a.hand) == 1
    assert t.options == ["pay worker", "decline"]
    t.play("pay worker" if buys else "decline")
    assert t.a.taken == [1 if buys else 0, 0, 0, 0]
    assert t.a.resources[WORKER] == (0 if buys else 1)


@pytest.mark.parametrize("effect", [RESEARCH, RESEARCH_BARE])
def test_a_roll_on_a_finished_track_does_nothing(effect: Research) -> None:
    """RESEARCH-5: on M12, roll military: nothing, no question, no VP."""
    t = Table()
    t.token(0, MILITARY, 12)
    t.science_die(MILITARY)
    t.resolve(0, effect)
    assert t.asked == -1
    assert t.a.tokens[MILITARY] == (12,)
    assert t.a.vp == 0


def test_alien_biology_gives_5_vp_beyond_the_end() -> None:
    """RESEARCH-5, ADVANCE-15: science 12 itself: each of its four rolls beyond an end is worth 5 VP."""
    t = Table()
    t.token(0, SCIENCE, 11)
    t.token(0, EXPLORATION, 12)
    t.science_die(SCIENCE, EXPLORATION, TECHNOLOGY, SCIENCE)
    t.a.resources = [0, 2, 0, 0]
    t.begin()
    t.play("advance science")
    assert t.a.vp == 10  # the achievement
    t.play("advance science")
    assert t.a.vp == 15
    t.play("advance exploration")
    assert t.a.vp == 20
    t.play("advance technology")
    assert t.a.vp == 20
    assert t.a.tokens[TECHNOLOGY] == (1,)
    t.play("advance science")
    assert t.a.vp == 25
    assert len(t.events("roll_science")) == 4


def test_declined_rolls_give_no_5_vp() -> None:
    """RESEARCH-8, D-38: declining is no advance."""
    t = Table()
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE, SCIENCE, SCIENCE, SCIENCE)
    t.resolve(0, ALIEN_BIOLOGY)
    for _ in range(4):
        assert t.options == ["advance science", "decline"]
        t.play("decline")
    assert t.a.vp == 0
    assert t.asked == -1


def test_several_tokens_on_the_rolled_track() -> None:
    """RESEARCH-6, SINGULARITY-2: the owner chooses; one on 12 is no choice without an effect that says so."""
    t = Table()
    t.token(0, EXPLORATION, 1, 5)
    t.science_die(EXPLORATION)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance exploration")
    assert t.options == ["token exploration 1", "token exploration 5"]
    t.play("token exploration 1")
    assert t.a.tokens[EXPLORATION] == (2, 5)
    t.token(0, EXPLORATION, 1, 12)
    t.science_die(EXPLORATION)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance exploration")
    assert t.a.tokens[EXPLORATION] == (2, 12)


def test_one_roll_is_finished_before_the_next() -> None:
    """RESEARCH-7: while the landmark of the first roll is placed, the second die has not been thrown."""
    t = Table()
    t.token(0, MILITARY, 3)
    t.token(0, SCIENCE, 12)
    t.science_die(MILITARY, MILITARY, TECHNOLOGY, EXPLORATION)
    t.resolve(0, ALIEN_BIOLOGY)
    assert len(t.events("roll_science")) == 1
    t.play("advance military")
    assert t.kind == "place"
    assert len(t.events("roll_science")) == 1
    t.play("place barracks c1 r0")
    assert len(t.events("roll_science")) == 2
    t.play("advance military", "decline", "decline")
    assert t.a.tokens[MILITARY] == (5,)
    assert t.asked == -1


def test_no_real_token_on_the_rolled_track() -> None:
    """RESEARCH-9, SINGULARITY-4: the ghost does not move."""
    t = Table()
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0, 0)
    t.a.ghost = True
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH)
    assert t.asked == -1
    assert len(t.events("roll_science")) == 1
    assert t.events("void") == []  # a roll is never void (TIMING-18)


def test_a_forbidden_track_is_rolled_in_vain() -> None:
    """RESEARCH-9, ADVANCE-9: Theocracy and science."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.science_die(SCIENCE)
    t.resolve(0, RESEARCH)
    assert t.asked == -1
    assert t.a.tokens[SCIENCE] == (0,)


def test_empiricism_rolls_twice() -> None:
    """RESEARCH-9, Empiricism: both rolls are seen, one is picked, then the advance may be declined."""
    t = Table(era=2)
    t.in_force(0, "empiricism")
    t.science_die(MILITARY, SCIENCE)
    t.resolve(0, RESEARCH_BARE)
    assert [event.args["track"] for event in t.events("roll_science")] == ["military", "science"]
    assert t.options == ["track military", "track science"]
    t.play("track science")
    assert t.options == ["advance science", "decline"]
    t.play("advance science")
    assert t.a.tokens[SCIENCE] == (1,)
    assert t.a.vp == 2
    t.science_die(MILITARY, MILITARY)
    t.resolve(0, RESEARCH_BARE)
    assert t.options == ["advance military", "decline"]  # two alike are no choice
    t.play("decline")
    assert t.a.tokens[MILITARY] == (0,)


def test_empiricism_may_pass_over_a_finished_track() -> None:
    """RESEARCH-9, Empiricism: either result may be picked."""
    t = Table(era=2)
    t.in_force(0, "empiricism")
    t.token(0, MILITARY, 12)
    t.science_die(MILITARY, EXPLORATION)
    t.resolve(0, RESEARCH_BARE)
    assert t.options == ["track military", "track exploration"]
    t.play("track military")
    assert t.asked == -1
