"""Alchemists: the science die, again and again."""

from gobelin.rules.printed.names import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from table import Table

ALCHEMISTS = 0
ANY_RESOURCE = ["gain coin", "gain worker", "gain food", "gain culture"]


def table(*rolls: int) -> Table:
    """A has the Alchemists, and these are the next rolls."""
    t = Table()
    t.civilization(0, "alchemists")
    t.science_die(*rolls)
    return t


def test_first_roll_is_made_unasked_in_step_1_of_turns_2_to_5() -> None:
    """Alchemists, INCOME-2, INCOME-4, CIV-5: no question before the first roll; a new track is marked, then roll or
    stop. It comes before the resources for the era (INCOME-6)."""
    for era in (1, 2, 3, 4):
        t = Table(era=era, confirm_turns=True)
        t.civilization(0, "alchemists")
        t.science_die(SCIENCE)
        t.income(0)
        assert t.asked == 0
        assert t.options == ["roll", "done"]
        assert t.a.civ_mat(ALCHEMISTS) == (SCIENCE,)
        assert t.a.era == era + 1
        t.play("done", "done")
        assert t.a.civ_mat(ALCHEMISTS) == ()
        assert t.kind == ("gain" if era < 4 else "end_turn")
        assert t.a.finished == (era == 4)


def test_no_roll_in_the_first_income_turn() -> None:
    """Alchemists: the ability belongs to income turns 2 to 5 (CIV-5, INCOME-15)."""
    t = Table(era=0, confirm_turns=True)
    t.civilization(0, "alchemists")
    t.income(0)
    assert t.options == ["end turn"]
    assert t.events("roll_science") == []


def test_repeated_track_busts() -> None:
    """Alchemists: a track rolled twice removes all tokens, gives any 1 resource and ends the ability; no advance, and
    no 5 VP for the token on 12."""
    t = table(SCIENCE, MILITARY, SCIENCE)
    t.token(0, SCIENCE, 12)
    t.use("alchemists")
    t.play("roll", "roll")
    assert t.a.civ_mat(ALCHEMISTS) == ()
    assert t.options == ANY_RESOURCE
    t.play("gain food")
    assert t.asked == -1
    assert t.a.resources == [0, 0, 1, 0]
    assert t.a.vp == 0
    assert t.a.tokens == [(0,), (12,), (0,), (0,)]
    assert len(t.events("bust")) == 1


def test_results_are_used_in_the_owners_order_and_may_be_refused() -> None:
    """Alchemists: after stopping each marked track may be used, in the owner's order, and each may be refused; no
    benefit, no bonus; no token stays on the mat."""
    t = table(TECHNOLOGY, EXPLORATION, MILITARY)
    t.a.resources[:] = [1, 1, 1, 1]
    t.use("alchemists")
    t.play("roll", "roll", "done")
    assert t.options == ["advance technology", "advance exploration", "advance military", "done"]
    t.play("advance military")
    assert t.options == ["advance technology", "advance exploration", "done"]
    t.play("advance technology")
    assert t.options == ["advance exploration", "done"]
    t.play("done")
    assert t.asked == -1
    assert t.a.tokens == [(0,), (0,), (1,), (1,)]
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.tech_count() == 0
    assert t.a.outposts == 8
    assert t.a.civ_mat(ALCHEMISTS) == ()


def test_landmark_without_benefit() -> None:
    """Alchemists, LANDMARK-1, ADVANCE-6: first into tier II gains the landmark, neither benefit nor bonus."""
    t = table(SCIENCE)
    t.token(0, SCIENCE, 3)
    t.use("alchemists")
    t.play("done", "advance science")
    assert t.kind == "place"
    t.play(t.options[0])
    assert t.a.landmarks == (3,)
    assert t.a.hand == ()
    assert t.asked == -1


def test_five_vp_for_a_kept_result_on_space_12() -> None:
    """Alchemists, ADVANCE-15: 5 VP instead of the step beyond 12, for the kept result only; it is no advance."""
    t = table(SCIENCE, MILITARY)
    t.token(0, SCIENCE, 12)
    t.use("alchemists")
    t.play("roll", "done")
    assert t.options == ["advance science", "advance military", "done"]
    t.play("advance science")
    assert t.a.vp == 5
    assert t.events("advance") == []
    t.play("done")
    assert t.a.tokens == [(0,), (12,), (0,), (0,)]
    assert t.a.vp == 5


def test_ghost_gives_no_vp() -> None:
    """Alchemists, ADVANCE-15, SINGULARITY-4: the 5 VP need a real token on 12."""
    t = table(TECHNOLOGY)
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0, 3)
    t.a.ghost = True
    t.use("alchemists")
    t.play("done")
    assert t.asked == -1
    assert t.a.vp == 0


def test_closed_track_gives_neither_move_nor_vp() -> None:
    """Alchemists, ADVANCE-9, ADVANCE-15: a track closed by an opponent's card is not offered, not even for 5 VP."""
    t = table(SCIENCE, MILITARY, EXPLORATION)
    t.token(0, MILITARY, 12)
    t.state.locks = ((SCIENCE, 1, False), (MILITARY, 1, False))
    t.use("alchemists")
    t.play("roll", "roll", "done")
    assert t.options == ["advance exploration", "done"]
    t.play("advance exploration")
    assert t.asked == -1
    assert t.a.vp == 0
    assert t.a.tokens == [(1,), (0,), (12,), (0,)]


def test_own_card_has_ended_before_the_ability() -> None:
    """Alchemists, TAPESTRY-11, INCOME-3: the owner's own Broker of Peace no longer forbids military in step 1."""
    t = Table(confirm_turns=True)
    t.civilization(0, "alchemists")
    t.in_force(0, "broker_of_peace")
    t.science_die(MILITARY)
    t.income(0)
    t.play("done", "advance military")
    assert t.a.tokens[MILITARY] == (1,)


def test_two_tokens_on_the_track() -> None:
    """Alchemists, SINGULARITY-2, ADVANCE-15: the owner picks the token; the one on 12 gives the 5 VP."""
    for token, after, vp in (("token science 2", (3, 12), 0), ("token science 12", (2, 12), 5)):
        t = table(SCIENCE)
        t.token(0, SCIENCE, 2, 12)
        t.use("alchemists")
        t.play("done", "advance science")
        assert t.options == ["token science 2", "token science 12"]
        t.play(token)
        assert t.a.tokens[SCIENCE] == after
        assert t.a.vp == vp


def test_fifth_roll_is_allowed_and_busts() -> None:
    """Alchemists: with four tokens on the mat a further roll may be made; it always busts."""
    for fifth in range(4):
        t = table(EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY, fifth)
        t.use("alchemists")
        t.play("roll", "roll", "roll")
        assert t.a.civ_mat(ALCHEMISTS) == (EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY)
        assert t.options == ["roll", "done"]
        t.play("roll")
        assert t.a.civ_mat(ALCHEMISTS) == ()
        assert t.options == ANY_RESOURCE
        t.play("gain coin")
        assert t.a.tokens == [(0,)] * 4
        assert t.asked == -1


def test_gained_during_the_game_nothing_happens_at_once() -> None:
    """Alchemists, CIV-3: no set-up and nothing immediate."""
    t = Table()
    t.civilization(0, "alchemists", during_game=True)
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(ALCHEMISTS) == ()


def test_start_bonus() -> None:
    """Alchemists, CIV-9, INCOME-19: any 2 and 10 VP at the end of the first income turn, in the owner's order."""
    t = Table(era=0, start_bonus=True, confirm_turns=True)
    t.civilization(0, "alchemists")
    t.income(0)
    assert t.a.resources == [1, 1, 1, 1]
    assert t.options == ["do resource", "do vp"]
    t.play("do vp")
    assert t.a.vp == 10
    t.play("gain coin coin")
    assert t.a.resources == [3, 1, 1, 1]
    assert t.options == ["end turn"]
