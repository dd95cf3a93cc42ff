"""RESEARCH: the science die."""

from gobelin.rules.actions import ACTIONS
from gobelin.rules.names import MILITARY, SCIENCE, TECHNOLOGY
from gobelin.rules.research import RESEARCH, RESEARCH_BARE
from table import Table


def test_x_roll_into_a_tier_gains_the_landmark_but_not_the_benefit() -> None:
    """WE-13, RESEARCH-1 to RESEARCH-3, LANDMARK-1: moving to M4 gives the barracks, not M4's benefit."""
    t = Table()
    t.token(0, MILITARY, 3)
    t.science_die(MILITARY)
    t.resolve(0, RESEARCH_BARE)
    assert t.options == ["advance military", "decline"]
    t.play("advance military")
    assert t.kind == "place"
    t.play("place barracks a6 r0" if "place barracks a6 r0" in t.options else t.options[0])
    assert t.a.position(MILITARY) == 4
    assert t.a.landmarks == (6,)
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_full_roll_gives_benefit_then_bonus() -> None:
    """WE-13, RESEARCH-4, TIMING-3: to T2, 1 tapestry card, then any 1 for a market."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    t.a.resources[1] = 1
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH)
    t.play("advance technology")
    assert len(t.a.hand) == 1
    assert t.options == ["pay worker", "decline"]
    t.play("decline")
    assert t.a.taken == [0, 0, 0, 0]


def test_roll_on_a_finished_track_does_nothing() -> None:
    """WE-13, RESEARCH-5."""
    t = Table()
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE)
    t.resolve(0, RESEARCH)
    assert t.asked == -1
    assert "advance science" in ACTIONS
