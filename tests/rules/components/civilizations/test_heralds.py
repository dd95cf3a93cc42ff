"""Heralds: cards of the mats once more."""

from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.components.civilizations.heralds import mark
from gobelin.rules.printed.names import FARM, SCIENCE, TAPESTRIES
from table import Table

HERALDS = 5


def table(players: int = 3, era: int = 2) -> Table:
    t = Table(players=players, era=era)
    t.civilization(0, "heralds")
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(HERALDS) == (4,)
    return t


# --- The first income turn


def start(*hand: str) -> Table:
    t = Table(era=0, start_bonus=True, confirm_turns=True)
    t.civilization(0, "heralds")
    t.hand(0, *hand[:-1])
    t.next_tapestries(hand[-1])
    t.income(0)
    return t


def test_start_play_is_optional() -> None:
    """Heralds, INCOME-19, TAPESTRY-10: at the end of the first income turn a card may be played, or not."""
    t = start("trap", "boast_of_superiority")
    assert t.a.resources == [1, 1, 1, 1]  # the income has been gained
    assert t.options == ["play boast_of_superiority", "play trap", "decline"]
    t.play("decline")
    assert t.a.mat[1] == ()
    assert t.options == ["end turn"]


def test_start_play_works_at_once() -> None:
    """Heralds, TAPESTRY-5: a card from hand on top of Maker of Fire, its effect at once."""
    t = start("boast_of_superiority")
    t.play("play boast_of_superiority")
    assert t.a.vp == 16
    assert t.a.mat[1] == (TAPESTRIES.index("boast_of_superiority"),)
    assert t.a.hand == ()
    assert t.options == ["end turn"]


def test_start_play_of_a_this_era_card_lasts_until_the_second_income_turn() -> None:
    """Heralds, TAPESTRY-8: in force in era 1, ended when the second income turn begins."""
    t = start("monarchy")
    t.play("play monarchy")
    assert t.a.active == TAPESTRIES.index("monarchy")
    t.state.stack.clear()
    t.resolve(0, BUILDING_OF[FARM])
    t.play("place farm a1")
    assert t.a.vp == 3
    t.income(0)
    assert t.a.era == 2
    assert t.a.active == -1


def test_start_card_may_be_covered() -> None:
    """Heralds, TAPESTRY-5: in era 1 the card on Maker of Fire can be covered, and ends then (TAPESTRY-3)."""
    t = start("monarchy")
    t.play("play monarchy")
    t.state.stack.clear()
    t.play_card(0, "trap")
    assert t.a.mat[1] == (TAPESTRIES.index("monarchy"), TAPESTRIES.index("trap"))
    assert t.a.active == -1
    assert t.a.vp == 10


def test_no_start_play_when_gained_during_the_game() -> None:
    """Heralds, CIV-3: four tokens, but no card on Maker of Fire."""
    t = Table(era=0, confirm_turns=True)
    t.civilization(0, "leaders")
    t.civilization(0, "heralds", during_game=True)
    t.run()
    assert t.a.civ_mat(HERALDS) == (4,)
    t.income(0)
    assert t.options == ["end turn"]


def test_start_card_is_a_target_later() -> None:
    """Heralds: the card on Maker of Fire lies on the mat like any other."""
    t = table(era=1)
    t.on_mat(0, "trap", 1)
    t.use("heralds")
    assert t.options == ["mat 1 era 1", "decline"]


# --- Copying


def test_targets() -> None:
    """Heralds, CIV-14: face-up, uncovered "when played" cards and traps, own or an opponent's; the order is by seat."""
    t = table(era=3)
    t.on_mat(0, "trap", 2)
    t.on_mat(0, "monarchy", 3)  # "this era" cannot be copied
    t.on_mat(1, "boast_of_superiority", 2)
    t.on_mat(1, "golden_age", 2)  # covers it
    t.on_mat(1, "oil_magnate", 3, face_down=True)
    t.on_mat(2, "academia", 2)
    t.on_mat(2, "dystopia", 2)
    t.on_mat(2, "trap", 3)
    t.use("heralds")
    assert t.options == ["mat 1 era 2", "mat 3 era 2", "mat 3 era 3", "decline"]


def test_this_era_cards_that_ask_are_no_targets() -> None:
    """Heralds: Alliance and Marriage of State ask something when played but are "this era" cards."""
    t = table()
    t.on_mat(1, "alliance", 2)
    t.on_mat(2, "marriage_of_state", 2)
    t.use("heralds")
    assert t.asked == -1


def test_copy() -> None:
    """Heralds, TAPESTRY-13: the effect is the owner's; the card stays, is nobody's new card, carries a token."""
    t = table()
    t.on_mat(1, "boast_of_superiority", 2)
    t.token(1, SCIENCE, 3)
    t.use("heralds")
    t.play("mat 2 era 2")
    assert t.a.vp == 12  # A is level on three tracks
    assert t.b.vp == 0
    assert t.a.civ_mat(HERALDS) == (3,)
    assert t.marks("heralds") == (mark(1, 2, 0),)
    assert t.b.mat[2] == (TAPESTRIES.index("boast_of_superiority"),)
    assert t.a.mat[2] == ()
    assert t.a.active == -1
    assert t.asked == -1


def test_trap_gives_its_vp() -> None:
    """Heralds, TRAP-1: a trap shown on a mat is a "when played" card of 10 VP."""
    t = table()
    t.on_mat(2, "trap", 2)
    t.use("heralds")
    t.play("mat 3 era 2")
    assert t.a.vp == 10


def test_may_be_declined() -> None:
    """Heralds, INCOME-4: "may"; no token is used."""
    t = table()
    t.on_mat(2, "trap", 2)
    t.use("heralds")
    t.play("decline")
    assert t.a.vp == 0
    assert t.a.civ_mat(HERALDS) == (4,)
    assert t.marks("heralds") == ()


def test_one_token_per_card() -> None:
    """Heralds: a card with a token is no target any more, whoever owns it; other copies of Trap are."""
    t = table()
    t.on_mat(1, "trap", 2)
    t.on_mat(2, "trap", 2)
    t.use("heralds")
    t.play("mat 2 era 2")
    t.use("heralds")
    assert t.options == ["mat 3 era 2", "decline"]


def test_token_stays_on_a_covered_card() -> None:
    """Heralds: covering a card leaves the token on it; the card on top is a new target."""
    t = table()
    t.on_mat(1, "trap", 2)
    t.use("heralds")
    t.play("mat 2 era 2")
    t.on_mat(1, "boast_of_superiority", 2)
    t.use("heralds")
    assert t.options == ["mat 2 era 2", "decline"]
    t.play("mat 2 era 2")
    assert t.marks("heralds") == (mark(1, 2, 0), mark(1, 2, 1))


def test_finished_players_card() -> None:
    """Heralds, END-4: cards of players whose game has ended may be chosen."""
    t = table(era=3)
    t.on_mat(1, "trap", 3)
    t.finish(1)
    t.use("heralds")
    t.play("mat 2 era 3")
    assert t.a.vp == 10


def test_void_effect_may_be_chosen() -> None:
    """Heralds, CIV-14: a card whose effect would be void may be chosen; the token is used."""
    t = table()
    t.on_mat(1, "dystopia", 2)
    for landmark in range(12):
        t.state.landmark_owner[landmark] = 2
    t.use("heralds")
    assert t.options == ["mat 2 era 2", "decline"]
    t.play("mat 2 era 2")
    assert t.a.civ_mat(HERALDS) == (3,)
    assert t.asked == -1
    assert len(t.events("void")) == 1


def test_through_espionage_only_when_played_cards() -> None:
    """Heralds, CIV-14: copying Espionage they reach "when played" cards only, also one with a token on it."""
    t = table(era=3)
    t.on_mat(1, "espionage", 2)
    t.on_mat(1, "monarchy", 3)
    t.on_mat(2, "trap", 2)
    t.on_mat(2, "boast_of_superiority", 3)
    t.use("heralds")
    t.play("mat 3 era 2")
    assert t.a.vp == 10
    t.use("heralds")
    t.play("mat 2 era 2")
    assert t.options == ["mat 3 era 2", "mat 3 era 3"]
    t.play("mat 3 era 3")
    assert t.a.vp == 10 + 16
    assert t.a.active == -1
    assert t.marks("heralds") == (mark(2, 2, 0), mark(1, 2, 0))


def test_espionage_alone_is_void() -> None:
    """Heralds, CIV-14: with nothing to reach through Espionage the token is spent for nothing."""
    t = table()
    t.on_mat(1, "espionage", 2)
    t.on_mat(2, "monarchy", 2)
    t.use("heralds")
    t.play("mat 2 era 2")
    assert t.asked == -1
    assert t.a.civ_mat(HERALDS) == (3,)


def test_tokens_run_out_after_four() -> None:
    """Heralds: four tokens, four income turns."""
    t = table(era=3)
    for player in (1, 2):
        for era in (2, 3):
            t.on_mat(player, "trap", era)
    t.on_mat(0, "trap", 2)
    for _ in range(4):
        t.use("heralds")
        t.play(t.options[0])
    assert t.a.civ_mat(HERALDS) == (0,)
    t.use("heralds")
    assert t.asked == -1
    assert t.a.vp == 40


def test_step_1_of_turns_2_to_5() -> None:
    """Heralds, INCOME-16: asked first in income turns 2 to 5; on turn 5 the copied effect still works."""
    for era in (1, 2, 3, 4):
        t = Table(era=era, confirm_turns=True)
        t.civilization(0, "heralds")
        t.on_mat(1, "trap", min(era, 4))
        t.income(0)
        assert t.kind == "heralds"
        t.play(f"mat 2 era {era}")
        assert t.a.vp == 10
        assert t.a.finished == (era == 4)


def test_dictatorship_on_turn_5() -> None:
    """Heralds, ADVANCE-14: Dictatorship copied in the fifth income turn: the lock ends with that turn."""
    t = Table(era=4)
    t.civilization(0, "heralds")
    t.on_mat(1, "dictatorship", 4)
    t.b.resources[:] = [1, 1, 1, 1]
    t.income(0)
    t.play("mat 2 era 4", "advance exploration")
    keys = [event.key for event in t.log if event.key in ("open_track", "turn", "finish")]
    assert t.a.finished
    assert t.state.locks == ()
    assert keys[-3:] == ["finish", "open_track", "turn"]
    assert t.asked == 1
    assert "advance exploration" in t.options


def test_technocracy_counts_the_turn_in_progress() -> None:
    """Heralds, Technocracy: copied in step 1 of income turn 3, with the others in era 2, A is first: invent and
    upgrade; with another player in era 3 it is 3 VP per opponent."""
    t = Table(era=2)
    t.civilization(0, "heralds")
    t.on_mat(1, "technocracy", 2)
    t.income(0)
    t.play("mat 2 era 2")
    assert t.kind == "invent"
    t = Table(era=2)
    t.civilization(0, "heralds")
    t.on_mat(1, "technocracy", 2)
    t.b.era = 3
    t.income(0)
    t.play("mat 2 era 2")
    assert t.a.vp == 6


def test_no_era_resources_for_copying() -> None:
    """Heralds, INCOME-6: copying is not playing; the era's resources come once, afterwards in step 2."""
    t = Table(era=1)
    t.civilization(0, "heralds")
    t.on_mat(1, "trap", 1)
    t.income(0)
    t.play("mat 2 era 1")
    assert t.a.mat[2] == ()
    assert t.kind == "gain"
    assert len(t.events("first_into_era")) == 1


def test_gained_during_the_game() -> None:
    """Heralds, CIV-3: four tokens on the mat, nothing asked."""
    t = Table()
    t.civilization(0, "heralds", during_game=True)
    t.run()
    assert t.asked == -1
    assert t.a.civ_mat(HERALDS) == (4,)


def test_marks_are_distinct() -> None:
    """The tokens on cards are remembered by player, era space and depth."""
    marks = {mark(player, era, depth) for player in range(5) for era in range(1, 5) for depth in range(60)}
    assert len(marks) == 5 * 4 * 60
