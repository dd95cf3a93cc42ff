"""SCORE: victory points."""

import pytest

from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.income import ScoreIncome
from gobelin.rules.chapters.resources import VpPer, pay_vp
from gobelin.rules.engine.state import OUTPOST, token, toppled
from gobelin.rules.printed.names import EXPLORATION, FARM, HOUSE, MILITARY, SCIENCE, TECHNOLOGY
from table import Table, hex_number

ROW_1 = 0b111111111
ROW_4 = 0b111111111 << 27
COLUMN_A = sum(1 << (9 * row) for row in range(9))


def test_vp_are_scored_at_once() -> None:
    """SCORE-1: the tracker moves with the effect, and the log names source and method."""
    t = Table()
    t.resolve(0, Gain(vp=4), source=105)
    assert t.a.vp == 4
    assert t.events("vp")[0].args == {"points": 4, "per": "plain", "source": 105}


def test_there_is_no_scoring_after_the_last_turn() -> None:
    """SCORE-1, END-5: the last player finishes; what lies on the table counts nothing more."""
    t = Table(players=2, era=4)
    t.finish(1)
    t.b.vp = 30
    t.a.vp = 20
    t.b.taken = [5, 5, 5, 5]
    t.a.resources = [8, 8, 8, 8]
    t.income(0)
    assert t.state.over
    assert (t.a.vp, t.b.vp) == (20, 30)
    assert t.events("game_over")[0].args["winners"] == [1]


def test_the_city_scores_complete_rows_and_columns() -> None:
    """SCORE-2, BUILD-11: 2 rows and 1 column: 3 VP, every time; impassable plots count as filled."""
    t = Table()
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 0
    t.a.built = (ROW_1 | ROW_4 | COLUMN_A) & ~t.a.impassable()
    assert t.a.built != ROW_1 | ROW_4 | COLUMN_A  # some of these plots are impassable
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 3
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 6
    t.a.built &= ~1  # a1 open again: row 1 and column a are broken
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 7


def test_a_full_city_is_worth_18() -> None:
    """SCORE-2: nine rows and nine columns."""
    t = Table()
    t.a.built = ((1 << 81) - 1) & ~t.a.impassable()
    t.resolve(0, VpPer("capital"))
    assert t.a.vp == 18


def test_every_city_icon_scores_anew() -> None:
    """SCORE-2, INCOME-12: three icons, three lines: 9 VP."""
    t = Table()
    t.a.built = (ROW_1 | ROW_4 | COLUMN_A) & ~t.a.impassable()
    t.a.taken[HOUSE] = 4
    t.push(ScoreIncome(0))
    assert t.a.vp == 9


def test_tech_cards_of_all_rows_count() -> None:
    """SCORE-3, LANG-7, D-135."""
    t = Table()
    t.tech(0, "paper", "radio", row=0)
    t.tech(0, "barn", row=1)
    t.tech(0, "bakery", row=2)
    t.tech(1, "clocks")
    t.resolve(0, VpPer("tech_cards"))
    assert t.a.vp == 4


def test_territories_controlled_now_count() -> None:
    """SCORE-4, CONQUER-4: the start territory too; one lost to an opponent no more."""
    t = Table()
    t.resolve(0, VpPer("territories"))
    assert t.a.vp == 1
    t.outpost(0, "0,-3")
    t.outpost(0, "1,-2")
    t.resolve(0, VpPer("territories"))
    assert t.a.vp == 4
    t.state.tokens[hex_number("1,-2")] = toppled(token(0, OUTPOST))
    t.piece("1,-2", token(1, OUTPOST))
    t.resolve(0, VpPer("territories"))
    t.resolve(1, VpPer("territories"))
    assert t.a.vp == 6
    assert t.b.vp == 2


@pytest.mark.parametrize(("before", "points", "after"), [(98, 7, 105), (199, 1, 200), (100, 0, 100), (310, 12, 322)])
def test_no_upper_limit(before: int, points: int, after: int) -> None:
    """SCORE-5: one number, however large."""
    t = Table()
    t.a.vp = before
    t.resolve(0, Gain(vp=points, coin=1))
    assert t.a.vp == after


def test_vp_are_paid_only_if_owned() -> None:
    """SCORE-6: never below 0."""
    t = Table()
    t.a.vp = 3
    pay_vp(t.state, 0, 3, 0)
    assert t.a.vp == 0
    with pytest.raises(AssertionError):
        pay_vp(t.state, 0, 1, 0)
    assert t.a.vp == 0


def test_only_owned_vp_can_be_paid() -> None:
    """SCORE-6, Guilds: with 9 VP one resource may be bought for 5, not two for 10."""
    t = Table(era=2)
    t.a.vp = 9
    t.a.resources = [1, 0, 0, 0]
    t.play_card(0, "guilds")
    assert t.options == ["buy 1", "sell 1"]
    t.play("buy 1", "gain food")
    assert t.a.vp == 4
    assert t.a.resources == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("what", "points"),
    [
        ("farms", 2),
        ("houses", 1),
        ("markets", 0),
        ("armories", 0),
        ("landmarks", 2),
        ("tapestry_cards", 3),
        ("territory_supply", 2),
        ("spaces_exploration", 4),
        ("spaces_science", 0),
        ("spaces_military", 12),
        ("spaces_technology", 12),
    ],
)
def test_what_else_is_counted(what: str, points: int) -> None:
    """SCORE-1, ADVANCE-13, BUILD-12, TAPESTRY-6, SINGULARITY-4: each method counts its own things."""
    t = Table(era=2)
    t.a.taken[FARM] = 2
    t.a.taken[HOUSE] = 1
    t.landmark(0, "forge")
    t.landmark(0, "bakery")
    t.hand(0, "trap")
    t.on_mat(0, "academia", 2)
    t.on_mat(0, "tyranny", 2, face_down=True)
    t.tiles(0, 1, 2)
    t.token(0, EXPLORATION, 1, 4)
    t.token(0, MILITARY, 12)
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0)
    t.a.ghost = True
    t.resolve(0, VpPer(what))
    assert t.a.vp == points
