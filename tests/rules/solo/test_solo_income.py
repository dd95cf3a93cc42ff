"""The Automa's income turns: steps, civilizations, points, decks, the end (SOLO-26 to -32)."""

from typing import Any

import pytest

import gobelin
from gobelin.rules.engine.state import OUTPOST, token, toppled
from gobelin.rules.printed.names import EXPLORATION, FACE_DOWN, MILITARY, SCIENCE, TAPESTRIES, TECHNOLOGY
from gobelin.rules.solo.bots import CivilizationBonus
from table import Table, hex_number

AUTOMA, SHADOW = 1, 2
LEVELS = range(1, 7)


def income(era: int, level: int = 2, civilization: int = TECHNOLOGY, tiebreaker: int = 6, **options: Any) -> Table:
    """The Automa is about to take its income turn number `era`: the deck is empty, the latest pair is 7 and this."""
    t = Table(players=1, level=level, era=era - 1, **options)
    t.solo.civilizations = (civilization,)
    t.decisions()
    t.pair(7, tiebreaker)
    t.a.era = era  # so that the Automa is not the first, unless a case says so
    return t


def steps(t: Table) -> list[str]:
    """The steps of the income turn as the log shows them, each once."""
    names = {
        "favorite": "favorites", "bot_track": "advance", "automa_civilization": "civilization", "vp": "vp",
        "progress_cards": "progress", "card_on_mat": "mat", "automa_card": "hand", "shuffle": "shuffle",
    }  # fmt: skip
    found: list[str] = []
    for event in t.log:
        step = names.get(event.key)
        if event.key == "bot_track" and event.args["aim"] == "favorite":
            step = "favorites"
        if step and step not in found:
            found.append(step)
    return found


# --- The steps


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_steps_of_the_chart(level: int, era: int) -> None:
    """SOLO-26, SOLO-4: which steps each level shows in each income turn, in this order."""
    t = income(era, level)
    t.token(0, SCIENCE, 1)  # overtakes both favourites
    t.state.tapestry_deck = t.state.tapestry_deck[:10]
    t.bots()
    expected = ["favorites"]
    if level >= 3:
        expected.append("advance")
    if level >= 2:
        expected.append("civilization")
    expected.append("vp")
    if era < 5:
        if not (level == 3 and era == 2):
            expected.append("progress")
        expected.append("mat")
        if level >= 2:
            expected.append("hand")
        expected.append("shuffle")
    assert steps(t) == expected
    assert t.b.era == era


def test_first_income_turn_scores_and_shuffles_nothing() -> None:
    """SOLO-26: a card to hand and nothing else at levels 2 to 4."""
    t = Table(players=1, level=3, era=0)
    deck = t.solo.deck[:]
    t.bots()
    assert steps(t) == ["hand"]
    assert t.solo.deck == deck
    assert t.b.vp == 0


def test_extra_advance_of_both_bots() -> None:
    """SOLO-27: level 3: by the latest pair, the Automa with its benefit, before VP are scored."""
    t = income(2, level=3, tiebreaker=6)
    t.bots()
    assert t.spaces(AUTOMA) == [0, 0, 1, 0]
    assert t.spaces(SHADOW) == [1, 0, 0, 0]
    assert [e.args["benefit"] for e in t.events("bot_benefit")] == ["conquer"]
    keys = [event.key for event in t.log]
    assert keys.index("advance") < keys.index("vp")


def test_extra_advance_with_the_pair_of_the_hand() -> None:
    """SOLO-27, SOLO-7: the hand ended the era: the pair just drawn is used, its decision card included."""
    t = income(2, level=3)
    t.decisions(6, 1)  # decision card 1: the Automa's furthest track
    t.token(AUTOMA, TECHNOLOGY, 4)
    t.bots()
    assert t.spaces(AUTOMA) == [0, 0, 0, 5]


# --- Civilizations


@pytest.mark.parametrize(("era", "track"), [(2, EXPLORATION), (3, MILITARY), (4, EXPLORATION), (5, MILITARY)])
def test_explorers(era: int, track: int) -> None:
    """SOLO-28: an advance with benefit on exploration in turns 2 and 4, on military in turns 3 and 5."""
    t = income(era, civilization=EXPLORATION)
    t.token(AUTOMA, EXPLORATION, 1)
    t.bots()
    assert t.spaces(AUTOMA)[track] == (2 if track == EXPLORATION else 1)
    told = [e.args["benefit"] for e in t.events("bot_benefit")]
    assert told == (["explore"] if track == EXPLORATION else ["conquer"])
    assert [e.args["civilization"] for e in t.events("automa_civilization")] == ["explorers"]


@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_scientists(era: int) -> None:
    """SOLO-28: research with benefit in turns 3, 4 and 5."""
    t = income(era, civilization=SCIENCE)
    t.token(AUTOMA, TECHNOLOGY, 1)
    t.science_die(TECHNOLOGY)
    t.bots()
    if era == 2:
        assert t.events("roll_science") == []
        assert t.spaces(AUTOMA) == [0, 0, 0, 1]
    else:
        assert t.spaces(AUTOMA) == [0, 0, 0, 2]
        assert [e.args["benefit"] for e in t.events("bot_benefit")] == ["tapestry"]


@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_conquerors_conquer_only_with_few_territories(era: int) -> None:
    """SOLO-28: fewer territories than the number of the turn; then 1 VP for each."""
    for owned in range(1, era + 1):
        t = income(era, civilization=MILITARY, tiebreaker=20)
        for at in ("-3,3", "-2,1", "-1,2", "0,-2")[: owned - 1]:
            t.outpost(AUTOMA, at)
        assert t.b.control.bit_count() == owned
        t.b.era = era
        t.push(CivilizationBonus(MILITARY))
        conquered = 1 if owned < era else 0
        assert len(t.events("conquer")) == conquered
        assert t.b.control.bit_count() == owned + conquered
        points = [e.args["points"] for e in t.events("vp") if e.args["per"] == "territories"]
        assert points == [owned + conquered]


def test_conquerors_secure_a_territory() -> None:
    """SOLO-28: with more than 2 territories of one token, after the conquest; the order of hexes chooses."""
    t = income(2, civilization=MILITARY, tiebreaker=20)  # SE from NE
    for at in ("-3,3", "-2,1"):
        t.outpost(AUTOMA, at)
    t.b.era = 2
    t.push(CivilizationBonus(MILITARY))
    assert t.c.outposts == 9  # two of them only: the start territory holds two tokens
    t.outpost(AUTOMA, "-1,2")
    t.push(CivilizationBonus(MILITARY))
    assert t.c.outposts == 8
    assert t.pieces("-2,1")[1:] == (toppled(token(SHADOW, OUTPOST)),)
    assert t.controls(AUTOMA, "-2,1")
    assert t.events("bot_hex")[-1].args["reasons"] == ["secure"]
    t.push(CivilizationBonus(MILITARY))
    assert t.c.outposts == 8  # again only two
    assert [e.args["points"] for e in t.events("vp")] == [3, 4, 4]


def test_conquerors_without_a_shadow_outpost() -> None:
    """SOLO-28, SOLO-22: none left: the territories are scored all the same."""
    t = income(2, civilization=MILITARY, tiebreaker=20)
    for at in ("-3,3", "-2,1", "-1,2"):
        t.outpost(AUTOMA, at)
    t.c.outposts = 0
    t.b.era = 2
    t.push(CivilizationBonus(MILITARY))
    assert t.events("shadow_outpost") == []
    assert t.b.vp == 4


def test_the_conquest_itself_may_make_the_third() -> None:
    """SOLO-28: the new territory counts for securing, unless the topple icon has secured it."""
    t = income(4, civilization=MILITARY, tiebreaker=20)
    for at in ("-3,3", "-2,1"):
        t.outpost(AUTOMA, at)
    t.b.era = 4
    t.push(CivilizationBonus(MILITARY))
    assert t.c.outposts == 8
    assert t.b.vp == 4


@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_engineers(era: int) -> None:
    """SOLO-28: 1 VP per landmark on the mat, on top of the mat's own multiplier."""
    t = income(era)
    for name in ("forge", "lighthouse", "academy"):
        t.landmark(AUTOMA, name)
    t.b.placed = ()
    t.bots()
    points = [e.args["points"] for e in t.events("vp") if e.args["per"] == "landmarks"]
    assert points == [3, 3 * {2: 1, 3: 2, 4: 2, 5: 3}[era]]


def test_two_civilizations_in_order() -> None:
    """SOLO-28, SOLO-4: level 6: the first one's bonus, then the second's."""
    t = income(3, level=6)
    t.solo.civilizations = (TECHNOLOGY, MILITARY)
    t.bots()
    assert [e.args["civilization"] for e in t.events("automa_civilization")] == ["engineers", "conquerors"]


def test_level_1_has_no_civilization_bonus() -> None:
    """SOLO-28: nor a hand."""
    t = income(3, level=1, civilization=SCIENCE)
    t.bots()
    assert t.events("automa_civilization") == []
    assert t.b.hand == ()


# --- Points

EXACT = {  # mat and income turn: 2 territories, 1 landmark, spaces 1, 2, 3, 4 on E, S, M, T
    ("normal", 2): 2 * 1 + 1 * 1 + 1 * 1 + 2 * 0 + 3 * 0 + 4 * 1,
    ("normal", 3): 2 * 2 + 1 * 2 + 1 * 1 + 2 * 1 + 3 * 1 + 4 * 1,
    ("normal", 4): 2 * 2 + 1 * 2 + 1 * 2 + 2 * 1 + 3 * 1 + 4 * 2,
    ("normal", 5): 2 * 3 + 1 * 3 + 1 * 3 + 2 * 2 + 3 * 2 + 4 * 3,
    ("hard", 2): 2 * 1 + 1 * 1 + 1 * 1 + 2 * 0 + 3 * 0 + 4 * 1,
    ("hard", 3): 2 * 2 + 1 * 2 + 1 * 2 + 2 * 1 + 3 * 1 + 4 * 2,
    ("hard", 4): 2 * 2 + 1 * 2 + 1 * 2 + 2 * 2 + 3 * 2 + 4 * 2,
    ("hard", 5): 2 * 3 + 1 * 3 + 1 * 4 + 2 * 3 + 3 * 3 + 4 * 4,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("era", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [False, True])
def test_points_of_every_income_turn(level: int, era: int, first: bool) -> None:
    """SOLO-29: exact VP on both mats; 2, 3, 4 VP more for being first into eras 2, 3, 4, none in turn 5."""
    t = income(era, level, civilization=SCIENCE)
    t.solo.civilizations = ()  # no bonus in between
    t.outpost(AUTOMA, "-3,3")
    t.landmark(AUTOMA, "forge")
    t.b.placed = ()
    for track, space in enumerate((1, 2, 3, 4)):
        t.token(AUTOMA, track, space)
    t.solo.pair = (21, 6)  # card 22: finish; technology
    if level >= 3:  # the extra advance comes first: end it on the same spaces
        t.token(AUTOMA, TECHNOLOGY, 3)
        t.state.landmark_owner[9] = AUTOMA
    if first:
        t.a.era = era - 1
    t.bots()
    assert t.spaces(AUTOMA) == [1, 2, 3, 4]
    bonus = {2: 2, 3: 3, 4: 4, 5: 0}[era] if first else 0
    assert t.b.vp == EXACT["hard" if level >= 5 else "normal", era] + bonus
    assert len(t.events("first_into_era")) == (1 if bonus else 0)


def test_you_are_first_when_the_automa_is_not_there_yet() -> None:
    """SOLO-29, SOLO-35: INCOME-6 looks at the Automa's era; the Shadow Empire has none."""
    for automa_era, gained in ((1, True), (2, False)):
        t = Table(players=1, level=2)
        t.b.era = automa_era
        t.hand(0, "golden_age")
        t.income()
        assert (len(t.events("first_into_era")) == 1) is gained


# --- Cards


@pytest.mark.parametrize("level", LEVELS)
def test_deck_sizes_by_era(level: int) -> None:
    """SOLO-30: 8/10/12/14, level 3 8/8/10/12, level 4 8/10/14/18, levels 5 and 6 8/10/16/22."""
    sizes = {3: [8, 8, 10, 12], 4: [8, 10, 14, 18], 5: [8, 10, 16, 22], 6: [8, 10, 16, 22]}.get(level, [8, 10, 12, 14])
    t = Table(players=1, level=level, era=1)
    found = [len(t.solo.deck)]
    for _ in (2, 3, 4):
        t.decisions()
        t.pair(7, 6)
        t.bots()
        found.append(len(t.solo.deck))
    assert found == sizes
    assert len(t.solo.progress) == 22 - sizes[-1]
    assert t.solo.discard == []


@pytest.mark.parametrize("level", [2, 5])
def test_deck_sizes_in_a_whole_game(level: int) -> None:
    """SOLO-30, SOLO-7: counted in the log, with the number of advances of each era."""
    game = gobelin.Game.new(players=1, level=level, seed=11)
    while not game.over:
        game.play(0)
    sizes = [event.args["size"] for event in game.log if event.key == "shuffle" and event.args["deck"] == "decision"]
    assert sizes == ([10, 12, 14] if level == 2 else [10, 16, 22])
    draws = [event.args["left"] for event in game.log if event.key == "decision_cards"]
    assert draws.count(0) == 4
    assert len(draws) == (8 + 10 + 12 + 14 if level == 2 else 8 + 10 + 16 + 22) // 2


def test_progress_cards_come_from_the_top() -> None:
    """SOLO-30: two cards in turn 2, open from then on."""
    t = income(2)
    top = t.solo.progress[-2:]
    t.bots()
    assert [e.args["cards"] for e in t.events("progress_cards")] == [[top[1] + 1, top[0] + 1]]
    assert set(top) <= set(t.solo.deck)
    assert all(t.solo.seen >> card & 1 for card in top)


def test_card_on_the_mat() -> None:
    """SOLO-31: the top card of the deck, not one of the hand, face down, before the card to hand; never in turn 5."""
    t = income(3)
    t.hand(AUTOMA, "trap")
    t.next_tapestries("academia", "dystopia")
    t.bots()
    assert t.b.mat[3] == (TAPESTRIES.index("academia") + FACE_DOWN,)
    assert [TAPESTRIES[card] for card in t.b.hand] == ["trap", "dystopia"]
    assert t.b.powers == ()
    t = income(5)
    deck = len(t.state.tapestry_deck)
    t.bots()
    assert len(t.state.tapestry_deck) == deck
    assert t.b.mat == [(), (), (), (), ()]


def test_shuffle_takes_every_decision_card() -> None:
    """SOLO-31: discards, pair and new cards; afterwards there is no pair."""
    t = income(2)
    t.bots()
    assert len(t.solo.deck) == 10
    assert {7 - 1, 6 - 1} <= set(t.solo.deck)
    assert t.solo.discard == []
    assert t.solo.pair == (-1, -1)


# --- The end


def test_the_bots_stop_together() -> None:
    """SOLO-32: after income turn 5; you go on, one turn after the other."""
    t = income(5)
    t.a.era = 3
    t.a.resources[:] = [3, 3, 3, 3]
    t.begin(1)
    assert t.b.finished
    assert t.c.finished
    assert t.b.era == 5
    assert t.asked == 0
    t.play("advance technology")
    t.play(t.options[0])
    while t.kind != "turn":
        t.play(t.options[0])
    assert t.state.turn == 0


def test_the_bots_go_on_after_your_end() -> None:
    """SOLO-32: turn after turn, until their fifth income turn ends the game."""
    game = gobelin.Game.new(players=1, level=4, seed=8)
    while not game.over:
        legal = [option.text for option in game.decision.options] if game.decision else []
        game.play("income" if "income" in legal else 0)
    ended = [event.player for event in game.log if event.key == "finish"]
    assert ended == [0, 1]
    last = [event.player for event in game.log if event.key == "turn"][-5:]
    assert last == [1] * 5
    assert game.winners


def test_outposts_of_finished_bots_stay() -> None:
    """SOLO-32, END-4: their pieces stay where they are and can be toppled."""
    t = income(5)
    t.outpost(AUTOMA, "-1,2")
    t.bots()
    assert t.b.finished
    assert t.state.tokens[hex_number("-1,2")] == token(AUTOMA, OUTPOST)
    assert t.b.control.bit_count() == 2
