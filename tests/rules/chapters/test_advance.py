"""ADVANCE, REGRESS, REPEAT and SINGULARITY: tokens on the tracks."""

import pytest

from gobelin.rules.chapters.advance import (
    BENEFIT,
    FULL,
    REPEAT,
    Advance,
    Regress,
    Rewards,
    X,
    advance_token,
    may_advance,
)
from gobelin.rules.chapters.research import ALIEN_BIOLOGY, RESEARCH_BARE
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.chapters.upgrade import UPGRADE, meets_prerequisite
from gobelin.rules.engine.state import Log
from gobelin.rules.printed.names import (
    ARMORY,
    COIN,
    CULTURE,
    EXPLORATION,
    FARM,
    FOOD,
    HOUSE,
    LANDMARKS,
    MARKET,
    MILITARY,
    RESOURCES,
    SCIENCE,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRACKS,
    WORKER,
)
from table import Table

RESOURCE_OF = {EXPLORATION: FOOD, SCIENCE: WORKER, MILITARY: CULTURE, TECHNOLOGY: COIN}


def advance(t: Table, track: int, to: int, player: int = 0, gain: int = FULL) -> None:
    """A free advance onto a space."""
    t.token(player, track, to - 1)
    t.resolve(player, Advance(track, gain=gain))


def payments(t: Table, track: int, to: int, resources: list[int]) -> list[str]:
    """How A can pay the advance onto a space of the track with these resources."""
    t.a.resources = resources
    t.token(0, track, to - 1)
    t.begin()
    if f"advance {TRACKS[track]}" not in t.options:
        return []
    t.play(f"advance {TRACKS[track]}")
    return t.options if t.kind == "pay" else [" ".join(["pay", *t.events("pay")[-1].args["resources"]])]  # type: ignore[misc]


# --- The advance turn


@pytest.mark.parametrize("declines", [False, True])
def test_advance_with_a_bonus(declines: bool) -> None:
    """ADVANCE-1, ADVANCE-2, ADVANCE-5, TIMING-3: from E1 onto E2, explore, then the bonus for 1 worker."""
    t = Table()
    t.token(0, EXPLORATION, 1)
    t.a.resources[WORKER] = 2
    t.b.resources = [8, 8, 8, 8]
    t.tiles(0, 5)  # an island, all sea, with 1 food
    t.begin()
    t.play("advance exploration")
    assert t.a.resources == [0, 1, 0, 0]
    assert t.kind == "explore_hex"
    t.play("hex 0,-1")
    assert t.a.vp == 3  # the sea goes on towards 0,-2, 1,-2 and the island in the middle
    assert t.a.resources == [0, 1, 1, 0]
    assert t.options == ["pay worker", "pay food", "decline"]
    t.play("decline" if declines else "pay worker")
    assert t.a.tokens[EXPLORATION] == (2,)
    assert t.a.resources == ([0, 1, 1, 0] if declines else [0, 0, 1, 0])
    assert len(t.a.hand) == (0 if declines else 1)
    assert t.asked == 1


@pytest.mark.parametrize("track", [EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY])
def test_costs_of_the_tiers(track: int) -> None:
    """ADVANCE-1, ADVANCE-2, LANG-6, D-36: any 1; own + any 1; own + any 2; own + own; by the space moved into."""
    own = RESOURCE_OF[track]
    other = (own + 1) % 4
    for to in range(1, 13):
        tier = (to - 1) // 3 + 1
        mine, free = ((0, 1), (1, 1), (1, 2), (2, 0))[tier - 1]
        exact = [0, 0, 0, 0]
        exact[own] += mine
        exact[other] += free
        paid = sorted([RESOURCES[own]] * mine + [RESOURCES[other]] * free, key=RESOURCES.index)
        assert payments(Table(), track, to, exact) == [" ".join(["pay", *paid])]
        short = exact[:]
        short[other if free else own] -= 1
        assert payments(Table(), track, to, short) == []  # one less is not enough
        if mine:
            wrong = [0, 0, 0, 0]
            wrong[other] = 8
            wrong[own] = mine - 1
            assert payments(Table(), track, to, wrong) == []  # nothing stands in for the track's own resource


def test_any_may_be_paid_with_anything() -> None:
    """ADVANCE-3: any mix, the track's own resource too."""
    t = Table()
    assert payments(t, EXPLORATION, 4, [1, 0, 2, 1]) == ["pay coin food", "pay food food", "pay food culture"]
    assert t.state.question is not None
    about = t.state.question.about(t.state)
    assert about == {"fixed": ["food"], "any": 1, "for": {"track": "exploration", "space": 4}}
    assert payments(Table(), TECHNOLOGY, 7, [3, 1, 0, 0]) == ["pay coin coin coin", "pay coin coin worker"]


def test_payable_and_not() -> None:
    """ADVANCE-1, ADVANCE-3: E3 with 2 food, with 2 workers; E9 with 2 food, with 1 food 5 workers."""
    assert payments(Table(), EXPLORATION, 4, [0, 0, 2, 0]) == ["pay food food"]
    assert payments(Table(), EXPLORATION, 4, [0, 2, 0, 0]) == []
    assert payments(Table(), EXPLORATION, 10, [0, 0, 2, 0]) == ["pay food food"]
    assert payments(Table(), EXPLORATION, 10, [0, 5, 1, 0]) == []


def test_one_space_per_advance_turn() -> None:
    """ADVANCE-4: whatever could be paid."""
    t = Table().rich()
    t.begin()
    t.play("advance exploration", "pay coin")
    assert t.a.tokens[EXPLORATION] == (1,)
    assert t.asked == 1


def test_the_bonus_once_per_visit() -> None:
    """ADVANCE-5: bought once it is not offered again."""
    t = Table().rich()
    advance(t, MILITARY, 2)
    t.play("pay coin", "place armory a1")
    assert t.asked == -1
    assert t.a.taken[ARMORY] == 1


def test_nobody_advances_beyond_12() -> None:
    """ADVANCE-1, ADVANCE-8: not in an advance turn, not by a free advance, and no VP for it."""
    t = Table().rich()
    t.token(0, SCIENCE, 12)
    t.resolve(0, Advance(SCIENCE))
    assert t.a.tokens[SCIENCE] == (12,)
    assert t.a.vp == 0
    t.begin()
    assert "advance science" not in t.options


# --- Free advances


def test_a_free_advance_costs_nothing_and_gives_everything() -> None:
    """ADVANCE-6: without X benefit and bonus."""
    t = Table()
    t.a.resources[FOOD] = 1
    advance(t, TECHNOLOGY, 2)
    assert len(t.a.hand) == 1
    assert t.options == ["pay food", "decline"]


def test_a_free_advance_with_x_gives_neither_benefit_nor_bonus() -> None:
    """ADVANCE-6: landmark, achievement and triggers come all the same."""
    t = Table(era=2)
    t.a.resources[FOOD] = 1
    advance(t, TECHNOLOGY, 2, gain=X)
    assert t.asked == -1
    assert t.a.hand == ()
    t.in_force(0, "theocracy")
    t.in_force(1, "broker_of_peace")
    advance(t, MILITARY, 4, gain=X)
    t.play("place barracks c1 r0")
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.a.vp == 4
    assert t.b.vp == 3
    assert t.a.resources[WORKER] == 0
    advance(t, MILITARY, 12, gain=X)
    assert t.a.vp == 14
    assert t.asked == -1


def test_a_circles_advance_is_mandatory() -> None:
    """ADVANCE-7, OPEN-3, D-32: Clocks moves the technology token without asking."""
    t = Table()
    t.tech(0, "clocks")
    t.resolve(0, UPGRADE)
    assert t.a.tokens[TECHNOLOGY] == (1,)
    assert t.asked == -1


def test_a_circles_advance_is_optional_by_a_switch() -> None:
    """OPEN-3: with `optional_x_advance` it may be declined; an advance by a space or a tapestry card may not."""
    t = Table(optional_x_advance=True)
    t.tech(0, "clocks")
    t.resolve(0, UPGRADE)
    assert t.options == ["advance technology", "decline"]
    t.play("decline")
    assert t.a.tokens[TECHNOLOGY] == (0,)
    assert t.a.rows[1] == (TECHNOLOGIES.index("clocks"),)
    t.science_die(EXPLORATION)
    t.play_card(1, "age_of_discovery")
    assert t.a.tokens[EXPLORATION] == (1,)
    advance(t, SCIENCE, 9)
    assert t.options == ["advance exploration", "advance military", "advance technology"]


@pytest.mark.parametrize("card", ["theocracy", "broker_of_peace"])
def test_a_forbidden_track(card: str) -> None:
    """ADVANCE-9, D-33, D-77: not payable, void when free; the roll is made; regress and repeat stay allowed."""
    track, other = (SCIENCE, MILITARY) if card == "theocracy" else (MILITARY, SCIENCE)
    name = TRACKS[track]
    t = Table(era=2).rich()
    t.in_force(0, card)
    t.begin()
    assert f"advance {name}" not in t.options
    assert f"advance {TRACKS[other]}" in t.options
    t = Table(era=2).rich()
    t.in_force(0, card)
    t.resolve(0, Advance(track))
    assert len(t.events("void")) == 1
    t.science_die(track)
    t.resolve(0, RESEARCH_BARE)
    assert len(t.events("roll_science")) == 1
    assert t.asked == -1
    assert t.a.tokens[track] == (0,)
    t.token(0, track, 2)
    t.resolve(0, REPEAT)
    assert len(t.a.hand) == 1  # S2 and M2 give a card
    t.play("decline")
    t.resolve(0, Regress(track, gain=X))
    assert t.a.tokens[track] == (1,)


def test_no_5_vp_on_a_forbidden_track() -> None:
    """ADVANCE-9, D-33: Alien Biology rolls science four times under Theocracy: nothing."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.token(0, SCIENCE, 12)
    t.science_die(SCIENCE, SCIENCE, SCIENCE, SCIENCE)
    t.resolve(0, ALIEN_BIOLOGY)
    assert len(t.events("roll_science")) == 4
    assert t.asked == -1
    assert t.a.vp == 0


def test_jump_and_singularity_are_not_forbidden() -> None:
    """ADVANCE-9: Futurists jump on a closed track; AI Singularity may go to one."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.civilization(0, "futurists", during_game=True)
    t.run()
    assert t.a.tokens[SCIENCE] == (4,)
    t.token(0, TECHNOLOGY, 12)
    t.push(Rewards(0, TECHNOLOGY, 12, BENEFIT))
    t.play("do singularity")
    assert "track science" in t.options


def test_an_opponents_compulsory_advance_is_blocked_too() -> None:
    """ADVANCE-9, OPEN-13: Age of Discovery rolls military; B's Broker of Peace keeps B where B is."""
    t = Table(era=2)
    t.in_force(1, "broker_of_peace")
    t.token(0, MILITARY, 1)
    t.science_die(MILITARY)
    t.play_card(0, "age_of_discovery")
    assert [player.position(MILITARY) for player in t.state.players] == [2, 0, 1]
    assert t.b.vp == 6


def test_several_spaces_at_once() -> None:
    """ADVANCE-10, LANDMARK-1: every tier entered or passed gives its landmark, lowest first."""
    t = Table(era=2)
    t.token(0, MILITARY, 2)
    t.token(1, MILITARY, 8)
    t.play_card(0, "socialism")
    t.play("move military 2 to 8")
    assert t.kind == "place"
    assert all("barracks" in option for option in t.options)
    t.play("place barracks c1 r0")
    assert all("tank_factory" in option for option in t.options)
    t.play(t.options[0])
    assert t.a.tokens[MILITARY] == (8,)
    assert t.asked == -1
    assert len(t.events("advance")) == 1


def test_several_spaces_give_the_last_benefit_only() -> None:
    """ADVANCE-10: from T1 to T5 with benefit: the forge, then T5's building, nothing of 2, 3, 4."""
    t = Table()
    t.token(0, TECHNOLOGY, 1)
    advance_token(t.state, 0, TECHNOLOGY, 1, 5, FULL, 0)
    t.run()
    t.play("place forge c1 r0")
    assert t.kind == "building"
    t.play("do farm", "place farm a1")
    assert t.asked == -1
    assert t.a.hand == ()
    assert t.a.tech_count() == 0


def test_one_of_several_tracks() -> None:
    """ADVANCE-11, D-34: S9: science is not among them, a finished track is no choice while another can move."""
    t = Table()
    t.token(0, MILITARY, 12)
    t.token(0, TECHNOLOGY, 12)
    advance(t, SCIENCE, 9)
    assert t.a.tokens[EXPLORATION] == (1,)  # the only one, unasked
    t = Table()
    for track in (EXPLORATION, MILITARY, TECHNOLOGY):
        t.token(0, track, 12)
    advance(t, SCIENCE, 9)
    assert len(t.events("void")) == 1


# --- Parts in a fixed order


def test_tiles_then_explore() -> None:
    """ADVANCE-12: exploration 4, 7, 9: the tiles come first and may be explored at once."""
    for to, tiles in ((4, 1), (7, 2), (9, 2)):
        t = Table()
        t.landmark(1, "lighthouse")
        t.landmark(1, "train_station")
        t.next_tiles(5, 7)
        advance(t, EXPLORATION, to)
        assert len(t.a.tiles) == tiles
        assert t.kind == ("explore_hex" if tiles == 1 else "explore_tile")
        if tiles == 2:
            assert t.options == ["tile 5", "tile 7"]


def test_explore_anywhere_on_exploration_9() -> None:
    """ADVANCE-12, EXPLORE-9."""
    t = Table()
    t.next_tiles(5, 7)
    advance(t, EXPLORATION, 9)
    t.play("tile 5")
    assert len(t.options) == 21


def test_space_tiles_then_explore() -> None:
    """ADVANCE-12, SPACE-4, OPEN-15: exploration 11: three tiles, then one of the supply, an older one too."""
    t = Table()
    old = t.state.space_deck[0]
    t.space_tiles(0, old)
    advance(t, EXPLORATION, 11)
    assert len(t.a.space_tiles) == 4
    assert len(t.options) == 4
    assert f"space tile {old}" in t.options


@pytest.mark.parametrize(
    ("track", "building", "name"),
    [(EXPLORATION, FARM, "farm"), (SCIENCE, HOUSE, "house"), (TECHNOLOGY, MARKET, "market")],
)
def test_building_then_vp(track: int, building: int, name: str) -> None:
    """ADVANCE-12: space 8 of exploration, science, technology: with 2 taken before it is 3 VP."""
    t = Table()
    t.a.taken[building] = 2
    advance(t, track, 8)
    assert t.a.vp == 0
    t.play(f"place {name} a1")
    assert t.a.vp == 3
    assert t.asked == -1


def test_one_advance_with_all_it_brings_then_the_other() -> None:
    """ADVANCE-12: science 11: T2 with its bonus is finished before the second track is chosen, perhaps the same."""
    t = Table()
    t.a.resources[COIN] = 1
    t.token(0, TECHNOLOGY, 1)
    advance(t, SCIENCE, 11)
    assert t.options == ["advance exploration", "advance military", "advance technology"]
    t.play("advance technology")
    assert t.kind == "bonus"
    assert len(t.a.hand) == 1
    t.play("decline")
    assert t.options == ["advance exploration", "advance military", "advance technology"]
    t.play("advance technology")
    assert t.a.tokens[TECHNOLOGY] == (3,)
    assert t.options == ["do invent", "do market"]


@pytest.mark.parametrize("first", ["refresh", "invent"])
def test_refresh_before_or_after_inventing(first: str) -> None:
    """ADVANCE-12, D-39: technology 4 and 7; not between the two inventions of 7."""
    for to, inventions in ((4, 1), (7, 2)):
        t = Table()
        t.landmark(1, "forge")
        t.landmark(1, "rubber_works")
        advance(t, TECHNOLOGY, to)
        assert t.options == ["do refresh", "do invent"]
        t.play(f"do {first}")
        if first == "refresh":
            t.play("accept")
        for _ in range(inventions):
            assert t.kind == "invent"
            t.play("invent deck")
        if first == "invent":
            assert (t.kind, t.options) == ("refresh", ["accept", "decline"])
            t.play("accept")
        assert t.asked == -1
        assert len(t.events("refresh")) == 1
        assert t.a.tech_count() == inventions


def test_vp_per_space_advanced() -> None:
    """ADVANCE-13, SINGULARITY-3: the number of the foremost token's space, 0 to 12."""
    t = Table()
    t.landmark(1, "tech_hub")
    t.token(0, MILITARY, 7)
    t.token(0, SCIENCE, 3, 5)
    advance(t, TECHNOLOGY, 10)
    assert t.a.vp == 12
    t.resolve(0, VpPer("spaces_exploration"))
    assert t.a.vp == 12  # still on the start
    t.token(0, EXPLORATION, 12)
    t.resolve(0, VpPer("spaces_exploration"))
    assert t.a.vp == 24


# --- Dictatorship


def test_dictatorship_lasts_to_the_end_of_the_owners_next_turn() -> None:
    """ADVANCE-14, OPEN-18, D-35: in B's, C's and A's own next turn nobody else advances on science."""
    t = Table(era=1).rich()
    t.b.era = 2
    t.hand(0, "dictatorship")
    t.science_die(EXPLORATION)
    t.income(0)
    t.play("advance science")
    assert not may_advance(t.state, 1, SCIENCE)  # already while A resolves its benefit
    assert may_advance(t.state, 0, SCIENCE)
    t.play("decline")
    for player in (1, 2):
        assert t.asked == player
        assert "advance science" not in t.options
        t.play("advance exploration", "pay coin")
    assert t.asked == 0
    assert "advance science" in t.options
    assert not may_advance(t.state, 1, SCIENCE)
    t.play("advance exploration", "pay coin")
    assert t.asked == 1
    assert "advance science" in t.options


def test_dictatorship_played_in_anothers_turn() -> None:
    """ADVANCE-14: then the very next own turn is the last one closed."""
    t = Table(era=2).rich()
    t.science_die(EXPLORATION)
    t.state.turn = 1
    t.play_card(0, "dictatorship")
    t.play("advance science", "decline")
    t.begin(2)
    assert "advance science" not in t.options
    t.play("advance exploration", "pay coin")
    assert t.asked == 0
    t.play("advance exploration", "pay coin")
    assert t.asked == 1
    assert "advance science" in t.options


def test_dictatorship_in_the_last_income_turn() -> None:
    """ADVANCE-14, D-35: copied by Heralds in the fifth income turn it ends with that turn."""
    t = Table(era=4).rich()
    t.civilization(0, "heralds")
    t.on_mat(1, "dictatorship", 4)
    t.science_die(EXPLORATION)
    t.income(0)
    t.play("mat 2 era 4", "advance science", "decline")
    assert t.a.finished
    assert t.asked == 1
    assert "advance science" in t.options


def test_dictatorship_needs_a_track_to_advance_on() -> None:
    """ADVANCE-11, ADVANCE-14, OPEN-19, D-34: a finished track is no choice; with none there is no lock."""
    t = Table(era=2)
    t.token(0, SCIENCE, 12)
    t.play_card(0, "dictatorship")
    assert t.options == ["advance exploration", "advance military", "advance technology"]
    t = Table(era=2)
    for track in range(4):
        t.token(0, track, 12)
    t.play_card(0, "dictatorship")
    assert t.asked == -1
    assert t.state.locks == ()


# --- Beyond the end


def test_5_vp_by_choosing_the_token_on_12() -> None:
    """ADVANCE-15, D-37: Alien Biology rolls science with tokens on 12 and 2: either; 5 VP are no advance."""
    t = Table(era=2)
    t.in_force(0, "empiricism")  # 2 VP for each advance on science
    t.token(0, SCIENCE, 2, 12)
    t.science_die(*[SCIENCE] * 8)
    t.resolve(0, ALIEN_BIOLOGY)
    t.play("advance science")
    assert t.options == ["token science 2", "token science 12"]
    t.play("token science 12")
    assert t.a.vp == 5
    assert t.a.tokens[SCIENCE] == (2, 12)
    t.play("advance science", "token science 2")
    assert t.a.vp == 7
    assert t.a.tokens[SCIENCE] == (3, 12)
    t.play("decline", "decline")
    assert t.a.vp == 7


def test_the_ghost_gives_no_5_vp() -> None:
    """ADVANCE-15, SINGULARITY-4: technology left by Singularity: nothing; science on 12: 5 VP."""
    t = Table()
    t.token(0, TECHNOLOGY)
    t.token(0, EXPLORATION, 0, 0)
    t.a.ghost = True
    t.token(0, SCIENCE, 12)
    t.science_die(TECHNOLOGY, SCIENCE, TECHNOLOGY, TECHNOLOGY)
    t.resolve(0, ALIEN_BIOLOGY)
    assert t.options == ["advance science", "decline"]
    t.play("advance science")
    assert t.a.vp == 5
    assert len(t.events("roll_science")) == 4
    assert t.asked == -1


def test_research_into_a_tier() -> None:
    """LANDMARK-1, RESEARCH-3: T9 to T10 by a bare roll: tech hub, not T10's VP."""
    t = Table()
    t.token(0, TECHNOLOGY, 9)
    t.token(0, MILITARY, 5)
    t.science_die(TECHNOLOGY)
    t.resolve(0, RESEARCH_BARE)
    t.play("advance technology", "place tech_hub a0 r0")
    assert t.a.landmarks == (LANDMARKS.index("tech_hub"),)
    assert t.a.vp == 0


def test_a_landmark_taken_before() -> None:
    """LANDMARK-2: B has the academy; A moves to S7: no landmark, the benefit as usual."""
    t = Table()
    t.landmark(1, "academy")
    t.token(0, TECHNOLOGY, 2)
    advance(t, SCIENCE, 7)
    assert t.a.landmarks == ()
    assert len(t.a.hand) == 1  # T2 repeated


# --- Regress


def test_regress_gives_the_lower_space() -> None:
    """REGRESS-1: Neuroscience on military 3: back to 2, its card, its bonus."""
    t = Table()
    t.landmark(1, "laboratory")
    t.a.resources[COIN] = 1
    t.token(0, MILITARY, 3)
    advance(t, SCIENCE, 10)
    assert t.a.tokens[MILITARY] == (2,)  # technology stands on its start
    assert len(t.a.hand) == 1
    assert t.options == ["pay coin", "decline"]


def test_regress_without_gain() -> None:
    """REGRESS-1: Time Travel's square: the lower space gives nothing."""
    t = Table()
    t.a.resources[COIN] = 1
    t.token(0, EXPLORATION, 3)
    t.resolve(0, Regress(EXPLORATION, MILITARY, gain=X))
    assert t.a.tokens[EXPLORATION] == (2,)
    assert t.asked == -1


def test_regress_on_the_start_space_is_void() -> None:
    """REGRESS-1, TIMING-18."""
    t = Table()
    t.resolve(0, Regress(MILITARY, TECHNOLOGY))
    assert len(t.events("void")) == 1


def test_arriving_on_the_start_space_gives_nothing() -> None:
    """REGRESS-2."""
    t = Table()
    t.token(0, MILITARY, 1)
    t.resolve(0, Regress(MILITARY))
    assert t.a.tokens[MILITARY] == (0,)
    assert t.asked == -1
    assert t.a.used == 0


def test_regressing_gains_and_loses_no_landmark() -> None:
    """REGRESS-2: back onto M4, whose landmark is free: none; back from M4 the barracks stay."""
    t = Table()
    t.token(0, MILITARY, 5)
    t.resolve(0, Regress(MILITARY))
    assert t.a.tokens[MILITARY] == (4,)
    assert t.a.landmarks == ()
    assert t.a.resources[WORKER] == 1  # M4's benefit
    t = Table()
    advance(t, MILITARY, 4, gain=X)
    t.play("place barracks c1 r0")
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.a.tokens[MILITARY] == (3,)
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)


def test_regressing_loses_no_achievement() -> None:
    """REGRESS-2, ACHIEVE-2: 10 VP stay, and coming back to 12 gives none again."""
    t = Table()
    advance(t, MILITARY, 12, gain=X)
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.a.vp == 10
    t.resolve(0, Advance(MILITARY, gain=X))
    assert t.a.vp == 10


def test_coming_forward_again_gains_a_free_landmark() -> None:
    """REGRESS-3, LANDMARK-6: Futurists stand on M4 without the barracks; back and forward again they gain them."""
    t = Table()
    t.civilization(0, "futurists")
    t.run()
    assert t.a.tokens[MILITARY] == (4,)
    assert list(t.a.landmarks) == []
    t.resolve(0, Regress(MILITARY, gain=X))
    t.resolve(0, Advance(MILITARY, gain=X))
    t.play("place barracks c1 r0")
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)


def test_which_of_two_tokens_regresses() -> None:
    """REGRESS-4: a choice, except for one that cannot."""
    t = Table()
    t.token(0, MILITARY, 2, 5)
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.options == ["token military 2", "token military 5"]
    t.play("token military 5")
    assert t.a.tokens[MILITARY] == (2, 4)
    t.token(0, MILITARY, 0, 5)
    t.resolve(0, Regress(MILITARY, gain=X))
    assert t.a.tokens[MILITARY] == (0, 4)


# --- Repeat


def test_repeat_gives_benefit_and_bonus_without_moving() -> None:
    """REPEAT-1: M4 again: 1 worker; no landmark, no trigger, no movement."""
    t = Table(era=2)
    t.in_force(0, "theocracy")
    t.in_force(1, "broker_of_peace")
    t.token(0, MILITARY, 4)
    t.resolve(0, REPEAT)
    assert t.a.tokens[MILITARY] == (4,)
    assert t.a.resources[WORKER] == 1
    assert t.a.landmarks == ()
    assert (t.a.vp, t.b.vp) == (0, 0)
    t = Table()
    t.a.resources[COIN] = 1
    t.token(0, TECHNOLOGY, 2)
    t.resolve(0, REPEAT)
    assert len(t.a.hand) == 1
    assert t.options == ["pay coin", "decline"]


def test_repeat_earns_no_achievement() -> None:
    """REPEAT-1: E12 repeated explores space; a token that got there long ago earns nothing now."""
    t = Table()
    t.space_tiles(0, t.state.space_deck[0])
    t.token(0, EXPLORATION, 12)
    t.resolve(0, REPEAT)
    assert len(t.a.explored_space) == 1
    assert t.events("achievement") == []


def test_repeat_prefers_what_is_not_void() -> None:
    """REPEAT-1, D-137: E2 without a tile is not offered beside T2; alone it is, for its bonus."""
    t = Table()
    t.token(0, EXPLORATION, 2)
    t.token(0, TECHNOLOGY, 2)
    t.resolve(0, REPEAT)
    assert len(t.a.hand) == 1
    t = Table()
    t.a.resources[COIN] = 1
    t.token(0, EXPLORATION, 2)
    t.resolve(0, REPEAT)
    assert t.kind == "bonus"


def test_a_space_is_used_before_its_benefit_is_judged() -> None:
    """REPEAT-1, TIMING-15: B's Academic Research would only let A repeat A's own token there, which is used by then:
    void, so Trade Economy does not offer it beside B's T2."""
    t = Table(players=2, era=2)
    t.token(0, SCIENCE, 7)
    t.token(1, SCIENCE, 7)
    t.token(1, TECHNOLOGY, 2)
    t.play_card(0, "trade_economy")
    assert t.events("trade")[0].args["track"] == "technology"
    assert len(t.a.hand) == 1


def test_a_start_space_is_not_repeated() -> None:
    """REPEAT-2, D-40: all on the start: void; the ghost is no token either (SINGULARITY-4)."""
    t = Table()
    t.resolve(0, REPEAT)
    assert len(t.events("void")) == 1
    t.token(0, TECHNOLOGY)
    t.a.ghost = True
    t.resolve(0, REPEAT)
    assert len(t.events("void")) == 2


def test_academic_research_cannot_repeat_itself() -> None:
    """REPEAT-2, TIMING-15: alone on S7 it finds nothing."""
    t = Table()
    t.landmark(1, "academy")
    advance(t, SCIENCE, 7)
    assert t.asked == -1
    assert t.events("repeat") == []
    assert len(t.events("void")) == 1


# --- Singularity


def test_singularity() -> None:
    """SINGULARITY-1, SINGULARITY-4, SINGULARITY-7: 1 of each (cap 8), 10 VP, the token to a start space."""
    t = Table()
    t.token(0, TECHNOLOGY, 11)
    t.a.resources = [4, 8, 3, 0]
    t.b.resources = [8, 8, 8, 8]
    t.begin()
    t.play("advance technology")
    assert t.a.vp == 10
    assert t.options == ["do resources", "do singularity"]
    t.play("do resources")
    assert t.a.resources == [3, 8, 4, 1]
    assert t.options == ["track exploration", "track science", "track military", "track technology"]
    t.play("track science")
    assert t.a.tokens == [(0,), (0, 0), (0,), ()]
    assert t.a.position(TECHNOLOGY) == 12
    time_travel = TECHNOLOGIES.index("time_travel")  # asks for technology tier IV
    assert meets_prerequisite(t.state, 0, time_travel)
    assert meets_prerequisite(t.state, 1, time_travel)
    assert meets_prerequisite(t.state, 2, time_travel)
    t.resolve(0, VpPer("spaces_technology"))
    assert t.a.vp == 22


def test_the_token_may_start_on_technology_again() -> None:
    """SINGULARITY-1, SINGULARITY-2: then a real token stands on the start and technology counts as 12."""
    t = Table()
    advance(t, TECHNOLOGY, 12)
    t.play("do singularity", "track technology")
    assert t.a.tokens[TECHNOLOGY] == (0,)
    assert t.a.position(TECHNOLOGY) == 12
    assert t.a.resources == [1, 1, 1, 1]  # SINGULARITY-7: in either order
    t.resolve(0, Advance(TECHNOLOGY, gain=X))
    assert t.a.tokens[TECHNOLOGY] == (1,)


def test_two_tokens_on_a_track() -> None:
    """SINGULARITY-2, SINGULARITY-3: S8 and S2: tier III for the one, tier I for the other; S8 is compared."""
    t = Table()
    t.token(0, SCIENCE, 2, 8)
    t.a.resources = [0, 3, 0, 0]
    t.token(1, SCIENCE, 7)
    t.begin()
    t.play("advance science")
    assert t.options == ["token science 2", "token science 8"]
    t.play("token science 8")
    assert t.a.resources[WORKER] == 0
    assert t.a.tokens[SCIENCE] == (2, 9)
    t = Table()
    t.token(0, SCIENCE, 2, 8)
    t.token(1, SCIENCE, 7)
    t.a.resources = [0, 1, 0, 0]
    t.b.resources = [8, 8, 8, 8]
    t.begin()
    t.play("advance science")  # only the token on 2 can be paid
    assert t.a.tokens[SCIENCE] == (3, 8)
    t.play_card(0, "boast_of_superiority")
    assert t.a.vp == 16  # S8 beats B's S7


def test_effects_move_either_token() -> None:
    """SINGULARITY-2, LANG-10, D-41: a free advance asks which."""
    t = Table()
    t.token(0, EXPLORATION, 0, 4)
    t.resolve(0, Advance(EXPLORATION, gain=X))
    assert t.options == ["token exploration 0", "token exploration 4"]
    t.token(0, MILITARY, 0, 0)
    t.resolve(0, Advance(MILITARY, gain=X))
    assert t.a.tokens[MILITARY] == (0, 1)  # two alike are no question


def test_the_ghost_does_nothing() -> None:
    """SINGULARITY-4: it cannot advance, regress or be repeated."""
    t = Table().rich()
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0, 0)
    t.a.ghost = True
    for effect in (Advance(TECHNOLOGY), Regress(TECHNOLOGY), REPEAT):
        t.resolve(0, effect)
    assert len(t.events("void")) == 3
    t.begin()
    assert "advance technology" not in t.options


def test_putting_the_token_on_a_start_space_is_no_advance() -> None:
    """SINGULARITY-5: nothing is told but the move."""
    t = Table(era=2)
    t.in_force(1, "broker_of_peace")
    advance(t, TECHNOLOGY, 12)
    t.state.log = Log()
    t.play("do resources", "track military")
    assert [event.key for event in t.log] == ["gain"] * 4 + ["singularity"]
    assert t.b.vp == 0
    assert t.a.landmarks == ()


def test_the_second_token_is_a_token_like_any_other() -> None:
    """SINGULARITY-6: benefits and free landmarks; the track achievement only once."""
    t = Table()
    advance(t, TECHNOLOGY, 12)
    t.play("do resources", "track military")
    assert t.a.vp == 10
    t.token(0, MILITARY, 3, 6)
    t.resolve(0, Advance(MILITARY))
    t.play("token military 3", "place barracks c1 r0")
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.a.resources[WORKER] == 2
    t.token(0, MILITARY, 3, 11)
    t.resolve(0, Advance(MILITARY, gain=X))
    t.play("token military 11")
    assert t.a.vp == 10


def test_whichever_token_comes_first_gains_the_landmark() -> None:
    """SINGULARITY-1, LANDMARK-1: tokens on S3 and S0: the first on S4 gains the apothecary."""
    t = Table()
    t.token(0, TECHNOLOGY, 12)
    t.token(0, SCIENCE, 3)
    t.push(Rewards(0, TECHNOLOGY, 12, BENEFIT))
    t.play("do resources", "track science")
    assert t.a.tokens[SCIENCE] == (0, 3)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.play("token science 3", "place apothecary c1 r0")
    assert t.a.landmarks == (LANDMARKS.index("apothecary"),)
    t.token(0, SCIENCE, 3, 4)
    t.resolve(0, Advance(SCIENCE, gain=X))
    t.play("token science 3")
    assert t.asked == -1
    assert len(t.a.landmarks) == 1


def test_arriving_with_x_leaves_the_token_on_12() -> None:
    """SINGULARITY-7: no resources, no move; the achievement comes (ACHIEVE-5)."""
    t = Table()
    advance(t, TECHNOLOGY, 12, gain=X)
    assert t.a.tokens[TECHNOLOGY] == (12,)
    assert not t.a.ghost
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.vp == 10
    t.resolve(0, REPEAT)  # a real token on 12 may be repeated
    t.play("do resources", "track exploration")
    assert t.a.tokens[EXPLORATION] == (0, 0)
    assert t.a.ghost


def test_a_second_arrival_works_again() -> None:
    """SINGULARITY-8."""
    t = Table()
    t.a.ghost = True
    advance(t, TECHNOLOGY, 12)
    t.play("do resources", "track military")
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.tokens[MILITARY] == (0, 0)
    assert t.a.tokens[TECHNOLOGY] == ()
    assert t.a.position(TECHNOLOGY) == 12


def test_without_a_real_token_only_the_resources() -> None:
    """SINGULARITY-8: the move is void."""
    t = Table()
    t.token(0, TECHNOLOGY)
    t.token(0, SCIENCE, 0, 0)
    t.a.ghost = True
    t.push(Rewards(0, TECHNOLOGY, 12, BENEFIT))
    while t.asked == 0:
        t.play("do resources")
    assert t.a.resources == [1, 1, 1, 1]
    assert t.a.tokens == [(0,), (0, 0), (0,), ()]


@pytest.mark.parametrize("own", [5, 12])
def test_singularity_gained_by_a_copy(own: int) -> None:
    """SINGULARITY-9, OPEN-24, D-42: Trade Economy on B's T12: resources; a token only from one's own 12."""
    t = Table(era=2)
    t.token(1, TECHNOLOGY, 12)
    t.token(0, TECHNOLOGY, own)
    t.play_card(0, "trade_economy")
    if t.kind != "order":
        t.play(next(option for option in t.options if "technology 12" in option))
    t.play("do resources")
    assert t.a.resources == [1, 1, 1, 1]
    if own == 12:
        t.play("track exploration")
        assert t.a.tokens == [(0, 0), (0,), (0,), ()]
        assert t.a.ghost
    else:
        assert t.asked == -1
        assert t.a.tokens[TECHNOLOGY] == (5,)
        assert not t.a.ghost
    assert t.b.tokens[TECHNOLOGY] == (12,)


def test_without_the_loop_guard_a_repeat_space_is_no_choice() -> None:
    """REPEAT-2, OPEN-1: with the switch off Academic Research still cannot repeat itself for ever."""
    t = Table(loop_guard=False)
    t.token(0, SCIENCE, 7)
    t.resolve(0, REPEAT)
    assert t.asked == -1
    assert t.events("void")
