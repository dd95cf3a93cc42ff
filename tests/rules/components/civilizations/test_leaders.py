"""Leaders: once ahead on every track."""

from gobelin.rules.printed.names import CIVILIZATIONS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from table import Table

LEADERS = 9
ALL = ["advance exploration", "advance science", "advance military", "advance technology", "decline"]


def table() -> Table:
    t = Table()
    t.civilization(0, "leaders")
    t.run()
    assert t.asked == -1
    return t


def test_benefit_but_no_bonus() -> None:
    """Leaders: science 2 gives its tapestry card; its bonus may not be bought."""
    t = table()
    t.a.resources[:] = [1, 1, 1, 1]
    t.token(0, SCIENCE, 1)
    t.use("leaders")
    assert t.options == ALL
    t.play("advance science")
    assert t.a.tokens[SCIENCE] == (2,)
    assert len(t.a.hand) == 1
    assert t.a.resources == [1, 1, 1, 1]
    assert t.asked == -1


def test_each_track_once() -> None:
    """Leaders: every square once per game; with all four used nothing is asked."""
    t = table()
    for track in (EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY):
        t.token(0, track, 9)  # space 10 lets nobody choose anything but its landmark's place
    order = ["military", "exploration", "technology"]
    left = ["exploration", "science", "military", "technology"]
    for name in order:
        t.use("leaders")
        assert t.options == [f"advance {track}" for track in left] + ["decline"]
        t.play(f"advance {name}")
        t.play(t.options[0])  # the landmark
        left.remove(name)
    t.use("leaders")
    assert t.options == ["advance science", "decline"]
    t.play("decline")
    t.use("leaders")
    assert t.options == ["advance science", "decline"]  # declining uses nothing up
    t.a.set_civ_mat(LEADERS, (*t.a.civ_mat(LEADERS), SCIENCE))
    t.use("leaders")
    assert t.asked == -1


def test_landmark() -> None:
    """Leaders, LANDMARK-1, LANDMARK-3: first into the tier gains the landmark before the benefit."""
    t = table()
    t.token(0, MILITARY, 3)
    t.use("leaders")
    t.play("advance military")
    assert t.kind == "place"
    assert t.a.resources == [0, 0, 0, 0]
    t.play(t.options[0])
    assert t.a.landmarks == (6,)
    assert t.a.resources == [0, 1, 0, 0]


def test_track_that_cannot_move_is_not_offered() -> None:
    """Leaders, TIMING-9, ADVANCE-9: a finished or closed track, or one without a token, is not offered."""
    t = table()
    t.token(0, SCIENCE, 12)
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    t.state.locks = ((MILITARY, 1, False),)
    t.use("leaders")
    assert t.options == ["advance exploration", "decline"]
    t.token(0, EXPLORATION, 12)
    t.use("leaders")
    assert t.asked == -1
    assert t.a.civ_mat(LEADERS) == ()


def test_two_tokens_on_the_track() -> None:
    """Leaders, SINGULARITY-2: the owner chooses the token; one on 12 is no choice."""
    t = table()
    t.token(0, SCIENCE, 1, 3)
    t.use("leaders")
    t.play("advance science")
    assert t.options == ["token science 1", "token science 3"]
    t.play("token science 1")
    assert t.a.tokens[SCIENCE] == (2, 3)
    t = table()
    t.token(0, SCIENCE, 1, 12)
    t.use("leaders")
    t.play("advance science")
    assert t.a.tokens[SCIENCE] == (2, 12)
    assert t.a.vp == 0


def test_loop_guard_uses_the_space() -> None:
    """TIMING-15: benefit only uses the space for this turn."""
    t = table()
    t.token(0, SCIENCE, 1)
    t.use("leaders")
    t.play("advance science")
    assert t.a.used == 1 << (SCIENCE * 13 + 2)


def test_step_1_of_turns_2_to_5() -> None:
    """Leaders, CIV-5: turns 2 to 5, not 1; used squares stay used."""
    t = Table(era=0, confirm_turns=True)
    t.civilization(0, "leaders")
    t.income(0)
    assert t.options == ["end turn"]
    for era in (1, 2, 3, 4):
        t = Table(era=era)
        t.civilization(0, "leaders")
        t.a.set_civ_mat(LEADERS, (SCIENCE,))
        t.income(0)
        assert t.kind == "advance"
        assert t.options == [option for option in ALL if option != "advance science"]


def test_civilization_from_the_last_military_space() -> None:
    """Leaders, INCOME-5, CIV-11: the civilization gained on military 12 uses its income ability in the same step, here
    the Alchemists their roll; Leaders themselves are used once per step (INCOME-19)."""
    t = Table(era=2)
    t.civilization(0, "leaders")
    alchemists = CIVILIZATIONS.index("alchemists")
    t.state.civ_deck.remove(alchemists)
    t.state.civ_deck.append(alchemists)
    t.token(0, MILITARY, 11)
    t.a.outposts = 0
    t.income(0)
    t.science_die(SCIENCE)
    t.play("advance military", "do civilization")
    assert t.kind == "roll_again"
    t.play("done", "done")
    assert [event.args["civilization"] for event in t.events("use_civilization")] == ["leaders", "alchemists"]
    assert t.kind == "gain"  # step 2


def test_gained_during_the_game() -> None:
    """Leaders, CIV-3: nothing at once, all four squares free."""
    t = Table()
    t.civilization(0, "leaders", during_game=True)
    t.run()
    assert t.asked == -1
    t.use("leaders")
    assert t.options == ALL


def test_no_start_bonus() -> None:
    """Leaders, Historians, Heralds: no start adjustment (CIV-9)."""
    for name in ("leaders", "historians", "heralds"):
        t = Table(era=0, start_bonus=True, confirm_turns=True)
        t.civilization(0, name)
        t.income(0)
        if name == "heralds":
            t.play("decline")
        assert t.options == ["end turn"]
        assert t.a.resources == [1, 1, 1, 1]
        assert t.a.vp == 0
