"""Mystics (CIV-1): four predictions."""

from gobelin.rules.chapters.advance import Advance, Regress, X, discard_tech
from gobelin.rules.chapters.build import ANY_BUILDING, BUILDING_OF, GainLandmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import (
    CIVILIZATIONS,
    CULTURE,
    FROM_CIVILIZATION,
    HOUSE,
    LANDMARKS,
    MILITARY,
    SCIENCE,
    TECHNOLOGIES,
    TECHNOLOGY,
)
from table import Table

MYSTICS = CIVILIZATIONS.index("mystics")


def a_table(tech: int = 9, districts: int = 9, territories: int = 9, tracks: int = 4, era: int = 1) -> Table:
    """A has the Mystics and has made these predictions."""
    t = Table(era=era)
    t.civilization(0, "mystics")
    t.run()
    t.play(*(f"number {number}" for number in (tech, districts, territories)))
    if territories == 1:
        t.play("gain coin")
        t.a.resources = [0, 0, 0, 0]
    t.play(f"number {tracks}")
    assert t.asked == -1
    return t


def district_but_one(t: Table, district: int) -> int:
    """Fill all open plots of a district of A's city but one; returns the open one."""
    open_plots = DISTRICTS[district] & ~t.a.filled()
    last = open_plots & -open_plots
    t.a.built |= open_plots & ~last
    return last.bit_length() - 1


def test_a_number_in_each_of_four_rows() -> None:
    """SETUP-14, Mystics: 1 to 9, the tracks 1 to 4; none left out, no 0; public (PLAYERS-5)."""
    t = Table()
    t.civilization(0, "mystics")
    t.run()
    nine = [f"number {number}" for number in range(1, 10)]
    for category, options in (("tech_cards", nine), ("districts", nine), ("territories", nine), ("tracks", nine[:4])):
        assert (t.asked, t.kind) == (0, "predict")
        assert t.state.question is not None
        assert t.state.question.about(t.state) == {"category": category}
        assert t.options == options
        t.play("number 3")
    assert t.asked == -1
    assert t.a.civ_mat(MYSTICS) == (3, 3, 3, 3, 0)
    assert [event.args["number"] for event in t.events("predict")] == [3, 3, 3, 3]


def test_one_territory_pays_at_set_up() -> None:
    """CIV-16: the start territory is controlled, so the prediction 1 pays when its token is placed."""
    t = Table()
    t.civilization(0, "mystics")
    t.run()
    t.play("number 1", "number 1", "number 1")
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain culture")
    assert t.a.resources == [0, 0, 0, 1]
    assert t.kind == "predict"
    t.play("number 1")
    assert t.asked == -1


def test_tech_cards_pay_when_the_count_equals_the_number() -> None:
    """CIV-15, CIV-16: cards count in all rows."""
    t = a_table(tech=3)
    t.tech(0, "paper", row=1)
    t.tech(0, "radio", row=2)
    t.display("clocks", "bakery", "barn")
    t.resolve(0, INVENT)
    t.play("invent clocks")
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain food")
    assert t.a.resources == [0, 0, 1, 0]
    assert [event.args for event in t.events("prediction")] == [
        {"category": "tech_cards", "number": 3, "source": FROM_CIVILIZATION + CIVILIZATIONS.index("mystics")}
    ]


def test_a_falling_count_pays_too() -> None:
    """CIV-16: from 3 tech cards down to the predicted 2."""
    t = a_table(tech=2)
    t.tech(0, "paper", "radio", "clocks")
    discard_tech(t.state, 0, TECHNOLOGIES.index("radio"), 0)
    t.run()
    assert [event.args["card"] for event in t.events("discard_tech")] == ["radio"]
    assert t.kind == "gain"


def test_each_category_pays_once() -> None:
    """CIV-16: the count leaves the number and returns - nothing more."""
    t = a_table(tech=1)
    t.resolve(0, INVENT)
    t.play("invent deck", "gain coin")
    discard_tech(t.state, 0, t.a.rows[0][0], 0)
    t.resolve(0, INVENT)
    t.play("invent deck")
    assert t.asked == -1
    assert t.a.resources == [1, 0, 0, 0]


def test_a_district_pays() -> None:
    """CIV-16, BUILD-8: the resource of the prediction and that of the district itself."""
    t = a_table(districts=1)
    plot = district_but_one(t, 4)
    t.resolve(0, BUILDING_OF[HOUSE])
    t.play(next(text for text in t.options if text == f"place house {'abcdefghi'[plot % 9]}{plot // 9 + 1}"))
    t.play("gain coin", "gain coin")
    assert t.asked == -1
    assert t.a.resources == [2, 0, 0, 0]
    assert {event.args["source"] for event in t.events("gain")} == {FROM_CIVILIZATION + MYSTICS, 900}


def test_a_count_that_jumps_over_the_number_pays_nothing() -> None:
    """CIV-16: one landmark completes two districts at once; 1 was predicted."""
    t = a_table(districts=1)
    hole = sum(1 << row * 9 + column for row in (3, 4) for column in (2, 3))  # c4 to d5
    t.a.capital = 0  # a city without impassable plots
    t.a.built = (DISTRICTS[3] | DISTRICTS[4]) & ~hole
    t.push(GainLandmark(0, LANDMARKS.index("bakery"), False, 0))
    t.play("place bakery c4 r0")
    assert t.a.districts.bit_count() == 2
    t.play("gain coin", "gain coin")  # the two districts
    assert t.asked == -1
    assert not t.events("prediction")


def test_territories_pay_directly_after_the_conquest() -> None:
    """CONQUER-17: Mystics' count before the roll."""
    t = a_table(territories=2)
    t.resolve(0, CONQUER)
    t.play("hex 1,-2")
    assert t.kind == "gain"
    assert not t.events("roll_conquer")
    t.play("gain coin")
    assert t.kind == "die"


def test_territories_lost_in_anothers_turn_pay() -> None:
    """CIV-16: B conquers A's third territory, so A has 2 again; A chooses in B's turn."""
    t = a_table()
    t.outpost(0, "1,-2")
    t.tile_at("2,-2", 1)
    t.outpost(0, "2,-2")
    t.outpost(1, "2,-1")
    t.a.set_civ_mat(MYSTICS, (9, 9, 2, 4, 0))  # only now, so that the way up to 3 has not paid
    t.resolve(1, CONQUER)
    t.play("hex 2,-2")
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain worker")
    assert (t.asked, t.kind) == (1, "die")


def test_a_nomads_building_counts_as_a_territory() -> None:
    """CONQUER-4, CIV-16: control by a building changes the count like an outpost."""
    t = a_table(territories=2)
    t.civilization(0, "nomads")
    t.resolve(0, ANY_BUILDING)
    t.play("do house", "hex 1,-2")
    assert t.kind == "gain"
    assert t.controls(0, "1,-2")


def test_completed_tracks_pay() -> None:
    """CIV-15: a real token on space 12."""
    t = a_table(tracks=1)
    t.token(0, MILITARY, 11)
    t.resolve(0, Advance(MILITARY, gain=X))
    assert t.kind == "gain"
    t.play("gain coin")
    assert t.a.resources == [1, 0, 0, 0]


def test_a_track_left_by_singularity_is_still_completed() -> None:
    """CIV-15, SINGULARITY-4: technology counts once its token has gone; science makes it two."""
    t = a_table(tracks=2)
    t.a.ghost = True
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0, 11)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.play("token science 11")
    assert t.kind == "gain"


def test_a_track_left_by_regressing_is_not_completed() -> None:
    """CIV-15, CIV-16: two tracks, one token steps back from 12 - the predicted 1."""
    t = a_table(tracks=1)
    t.token(0, MILITARY, 12)
    t.token(0, SCIENCE, 12)
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.kind == "gain"


def test_with_all_resources_at_eight_the_payment_is_spent() -> None:
    """RESOURCE-3, CIV-16: the first time counts even if nothing can be gained."""
    t = a_table(tech=1)
    t.a.resources = [8, 8, 8, 8]
    t.resolve(0, INVENT)
    t.play("invent deck")
    assert t.asked == -1
    assert t.a.civ_mat(MYSTICS)[4] == 1


def test_ten_vp_for_each_exact_category_at_the_end() -> None:
    """CIV-10, Mystics: 1 tech card and 1 territory are right, districts and tracks are not."""
    t = a_table(tech=1, districts=5, territories=1, tracks=4, era=4)
    t.tech(0, "paper", row=2)
    t.income(0)
    assert t.a.finished
    assert t.a.vp == 1 + 20  # one VP for the tech card in step 3


def test_all_four_exact() -> None:
    """CIV-10: 40 VP, the categories being independent of the resources paid before."""
    t = a_table(tech=1, districts=1, territories=1, tracks=1, era=4)
    t.tech(0, "paper", row=2)
    t.a.districts = 1
    t.token(0, MILITARY, 12)
    t.income(0)
    assert t.a.vp == 1 + 40


def test_what_the_fifth_income_turn_brings_still_counts() -> None:
    """CIV-10: Dynamite's circle conquers a second territory in step 3."""
    t = a_table(territories=2, era=4)
    t.tech(0, "dynamite")
    t.conquer_dice(4, CULTURE)
    t.income(0)
    t.play("upgrade dynamite", "hex 1,-2", "gain coin", "die black")
    assert t.a.finished
    assert t.a.vp == 1 + 10
    assert t.a.resources == [1, 0, 0, 1]


def test_a_count_that_was_once_exact_is_judged_at_the_end() -> None:
    """Mystics: the resource came at 1 territory; with 2 in the end there are no VP."""
    t = a_table(territories=1, era=4)
    t.outpost(0, "1,-2")
    t.income(0)
    assert t.a.vp == 0


def test_nothing_after_the_owners_end() -> None:
    """END-3: a count that becomes right later pays nothing."""
    t = a_table(territories=1)
    t.outpost(0, "1,-2")
    t.outpost(1, "2,-1")
    t.tile_at("2,-2", 1)
    t.outpost(1, "2,-2")
    t.a.set_civ_mat(MYSTICS, (9, 9, 1, 4, 0))
    t.finish(0)
    t.resolve(1, CONQUER)
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (1, "die")
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.vp == 0


def test_gained_during_the_game_they_are_replaced() -> None:
    """CIV-12: out of the game, the next of the deck comes; with an empty deck nothing."""
    t = Table()
    t.state.civ_deck = [CIVILIZATIONS.index("nomads"), MYSTICS]
    t.resolve(0, GAIN_CIVILIZATION)
    assert t.a.civilizations == (CIVILIZATIONS.index("nomads"),)
    assert t.state.civ_discard == [MYSTICS]
    t = Table()
    t.state.civ_deck = [MYSTICS]
    t.push(Resolve(0, GAIN_CIVILIZATION, 0))
    assert t.a.civilizations == ()
    assert t.state.civ_discard == [MYSTICS]


def test_start_adjustment() -> None:
    """CIV-9, INCOME-19: any 1 at the end of the first income turn, as an option."""
    t = Table(start_bonus=True)
    t.a.era = 0
    t.civilization(0, "mystics")
    t.run()
    t.play("number 9", "number 9", "number 9", "number 4")
    t.income(0)
    assert (t.asked, t.kind) == (0, "gain")
    t.play("gain coin")
    assert t.a.resources == [2, 1, 1, 1]
