"""Where the Automa conquers and explores, filter by filter (SOLO-17 to -24)."""

from collections import Counter

import pytest

from gobelin.rules.chapters.conquer import CONQUER, targets
from gobelin.rules.engine.random import key_of_seed
from gobelin.rules.engine.state import BUILDING, CUBE, OUTPOST, token, toppled
from gobelin.rules.printed.maps import MIDDLE
from gobelin.rules.printed.names import COIN, EXPLORATION, MIDDLE_ISLAND, MILITARY, SCIENCE
from gobelin.rules.solo.hexes import distances, may_gain_island
from gobelin.rules.solo.tracks import AutomaBenefit
from table import Table, hex_number

AUTOMA, SHADOW = 1, 2
PLAIN = 20  # tiebreaker card: SE from NE, no topple icon
TOPPLE = 6  # the same order with the topple icon
ISLAND = 1 << MIDDLE_ISLAND


def table(level: int = 2, *, island: bool = True) -> Table:
    """`island`: the Automa can still gain the middle island."""
    t = Table(players=1, level=level)
    if not island:
        t.b.achievements = ISLAND
        t.state.claims[MIDDLE_ISLAND] = (AUTOMA,)
    return t


def conquer(t: Table, tiebreaker: int = PLAIN, anywhere: bool = False) -> str:
    """The Automa conquers; the hex, or nothing."""
    t.pair(7, tiebreaker)
    before = len(t.log)
    t.push(AutomaBenefit(AUTOMA, "conquer_anywhere" if anywhere else "conquer"))
    chosen = [event for event in t.log[before:] if event.key == "bot_hex"]
    return str(chosen[0].args["hex"]) if chosen else ""


def explore(t: Table, tiebreaker: int = PLAIN, anywhere: bool = False) -> str:
    t.pair(7, tiebreaker)
    before = len(t.log)
    t.push(AutomaBenefit(AUTOMA, "explore_anywhere" if anywhere else "explore"))
    chosen = [event for event in t.log[before:] if event.key == "bot_hex"]
    return str(chosen[0].args["hex"]) if chosen else ""


def reasons(t: Table) -> list[str]:
    found = t.events("bot_hex")[-1].args["reasons"]
    assert isinstance(found, list)
    return found


def twice(t: Table, at: str) -> None:
    """Two of your tokens: nobody can conquer it."""
    t.outpost(0, at)
    t.piece(at, token(0, CUBE))


# --- Neutral land


def test_the_first_two_conquests() -> None:
    """SOLO-18: with you far away -1,1 (a tile is laid there), then the middle island, with its achievement."""
    t = table()
    tiles = len(t.state.territory_deck)
    assert conquer(t) == "-1,1"
    assert len(t.state.territory_deck) == tiles - 1
    assert t.state.tile[hex_number("-1,1")] > 0
    assert t.controls(AUTOMA, "-1,1")
    assert t.b.vp == 0
    assert conquer(t) == "0,0"
    assert t.controls(AUTOMA, "0,0")
    assert t.b.achievements == ISLAND
    assert t.b.vp == 10
    assert t.b.outposts == 5
    assert t.events("roll_conquer") == []


def test_the_topple_icon_secures_all_but_the_island() -> None:
    """SOLO-22: a toppled Shadow Empire outpost beside the new one, not on the middle island."""
    t = table()
    assert conquer(t, TOPPLE) == "-1,1"
    assert t.pieces("-1,1") == (token(AUTOMA, OUTPOST), toppled(token(SHADOW, OUTPOST)))
    assert t.controls(AUTOMA, "-1,1")
    assert t.c.outposts == 8
    assert conquer(t, TOPPLE) == "0,0"
    assert t.pieces("0,0") == (token(AUTOMA, OUTPOST),)
    assert t.c.outposts == 8
    t.outpost(0, "-2,1")
    assert hex_number("-1,1") not in targets(t.state, 0, True)
    assert hex_number("0,0") in targets(t.state, 0, True)


def test_without_the_icon_or_an_outpost_nothing_is_added() -> None:
    """SOLO-22: no icon, or none of the nine left."""
    t = table()
    conquer(t, PLAIN)
    assert t.pieces("-1,1") == (token(AUTOMA, OUTPOST),)
    t = table()
    t.c.outposts = 0
    conquer(t, TOPPLE)
    assert t.pieces("-1,1") == (token(AUTOMA, OUTPOST),)
    assert t.c.outposts == 0
    assert t.events("shadow_outpost") == []


def test_hexes_beside_you_need_the_topple_icon() -> None:
    """SOLO-18: with you on -1,2 (two tokens) the icon opens -1,1; without it -2,1 is the closest to the island."""
    t = table()
    twice(t, "-1,2")
    assert conquer(t, PLAIN) == "-2,1"
    assert reasons(t)[:3] == ["neutral", "not_beside_you", "closest_to_middle"]
    t = table()
    twice(t, "-1,2")
    assert conquer(t, TOPPLE) == "-1,1"


def test_nothing_valid_is_skipped() -> None:
    """SOLO-18: every hex around the Automa lies beside you, and the icon is missing."""
    t = table()
    twice(t, "-1,2")
    twice(t, "-2,1")
    twice(t, "-3,3")
    assert conquer(t, PLAIN) == ""
    assert t.b.outposts == 7
    assert [event.player for event in t.events("bot_idle")] == [AUTOMA]
    assert conquer(t, TOPPLE) == "-1,1"


def test_without_the_island_the_automa_comes_towards_you() -> None:
    """SOLO-18: your only territory has two tokens, so any of yours counts: -1,1 and -1,2 are 3 steps from 2,0."""
    t = table(island=False)
    assert conquer(t, PLAIN) == "-1,1"
    assert t.events("bot_hex")[-1].args["candidates"] == ["-1,1", "-1,2"]
    assert reasons(t) == ["neutral", "not_beside_you", "closest_to_you"]
    t = table(island=False)
    assert conquer(t, 8) == "-1,2"  # NE from SE: lines further south-east come first


def test_a_territory_with_one_token_attracts() -> None:
    """SOLO-18: an outpost of yours on 0,-2: -2,1 and -1,1 are 3 steps away, -1,2 is 4 though it is nearer to 2,0."""
    t = table(island=False)
    t.outpost(0, "0,-2")
    assert conquer(t, PLAIN) == "-2,1"
    assert t.events("bot_hex")[-1].args["candidates"] == ["-2,1", "-1,1"]
    assert reasons(t) == ["neutral", "not_beside_you", "closest_to_weak_territory"]


def test_a_territory_with_two_tokens_attracts_less() -> None:
    """SOLO-18: with a second token there it counts no more than your start territory."""
    t = table(island=False)
    twice(t, "0,-2")
    assert conquer(t, PLAIN) == "-2,1"
    assert set(t.events("bot_hex")[-1].args["candidates"]) == {"-2,1", "-1,1", "-1,2"}  # type: ignore[call-overload]


def test_island_first_then_your_weak_territory() -> None:
    """SOLO-18: among the hexes next to the island those nearest to your single token are kept."""
    t = table()
    t.tile_at("-1,1", 5)
    t.tile_at("-1,0", 6)
    t.outpost(AUTOMA, "-1,1")
    t.outpost(AUTOMA, "-1,0")
    t.piece("0,0", token(0, OUTPOST))
    t.piece("0,0", token(0, CUBE))  # two tokens: the island cannot be gained
    assert not may_gain_island(t.state, AUTOMA)
    t.outpost(0, "1,1")
    assert conquer(t, TOPPLE) == "0,1"
    assert reasons(t) == ["neutral", "closest_to_weak_territory"]


def test_unexplored_hexes_need_a_tile() -> None:
    """SOLO-18, D-127: without a tile only printed or explored land counts; discarded tiles are shuffled in first."""
    t = table()
    t.state.territory_deck = []
    assert conquer(t) == "-1,2"  # of the printed -2,1 and -1,2, both 2 steps from the island, it is nearer to you
    t = table()
    t.state.territory_deck = []
    t.state.territory_discard = [4]
    assert conquer(t) == "-1,1"
    assert t.state.tile[hex_number("-1,1")] >> 3 == 4
    assert t.state.territory_discard == []


def test_without_an_outpost_nothing_is_conquered() -> None:
    """SOLO-17: an empty supply."""
    t = table()
    t.b.outposts = 0
    assert conquer(t) == ""
    assert conquer(t, anywhere=True) == ""


def test_anywhere_needs_no_neighbour() -> None:
    """SOLO-17, SOLO-18: military 8: the middle island at once."""
    t = table()
    assert conquer(t, anywhere=True) == "0,0"
    t = table(island=False)
    assert conquer(t, TOPPLE, anywhere=True) == "2,-1"  # the first beside your start territory
    t = table(island=False)
    assert conquer(t, PLAIN, anywhere=True) == "2,-2"  # not beside you: the first of those 2 steps away
    assert reasons(t) == ["neutral", "not_beside_you", "closest_to_you"]


# --- Your land


def test_your_territory_is_taken_before_neutral_land() -> None:
    """SOLO-17: one token, next to the Automa; yours is toppled; no dice, no benefit; the icon plays no part."""
    t = table()
    t.outpost(0, "-3,3")
    assert conquer(t, TOPPLE) == "-3,3"
    assert t.pieces("-3,3") == (toppled(token(0, OUTPOST)), token(AUTOMA, OUTPOST))
    assert t.controls(AUTOMA, "-3,3")
    assert not t.controls(0, "-3,3")
    assert t.b.toppled == 1
    assert t.b.vp == 0
    assert t.c.outposts == 9
    assert t.events("roll_conquer") == []
    assert reasons(t) == ["your_territory", "closest_to_middle"]


def test_the_territory_closest_to_the_island() -> None:
    """SOLO-17: while the island can be gained; afterwards only the order of hexes decides."""
    t = table()
    t.outpost(0, "-3,3")
    t.outpost(0, "-1,2")
    assert conquer(t, 10) == "-1,2"  # N from W would take -3,3 first
    t = table(island=False)
    t.outpost(0, "-3,3")
    t.outpost(0, "-1,2")
    assert conquer(t, 10) == "-3,3"
    assert reasons(t) == ["your_territory"]


def test_the_island_itself_is_at_distance_0() -> None:
    """SOLO-17, SOLO-21: yours with one token, next to the Automa: conquered first, with the achievement."""
    t = table()
    t.tile_at("-1,1", 5)
    t.outpost(AUTOMA, "-1,1")
    t.outpost(0, "-1,2")
    t.outpost(0, "0,0")
    assert conquer(t) == "0,0"
    assert t.b.achievements == ISLAND
    assert t.b.vp == 10


def test_two_tokens_are_safe() -> None:
    """SOLO-17: your two outposts, an outpost with a cube, an outpost with a building: never a target."""
    t = table()
    t.outpost(0, "-1,2")
    t.outpost(0, "-1,2")
    twice(t, "-2,1")
    t.outpost(0, "-3,3")
    t.piece("-3,3", token(0, BUILDING))
    assert conquer(t, TOPPLE) == "-1,1"
    assert t.b.toppled == 0


def test_conquering_you_anywhere() -> None:
    """SOLO-17: military 8 reaches your only single token across the map."""
    t = table()
    t.outpost(0, "0,-2")
    assert conquer(t, anywhere=True) == "0,-2"
    assert reasons(t)[0] == "your_territory"


def test_the_land_of_a_finished_player_is_conquered_as_well() -> None:
    """SOLO-17, END-4: pieces of yours block and topple as before; you are not asked for a trap."""
    t = table()
    t.outpost(0, "-1,2")
    t.hand(0, "trap")
    t.finish(0)
    assert conquer(t) == "-1,2"
    assert t.controls(AUTOMA, "-1,2")
    assert t.options == []


def test_can_the_island_still_be_gained() -> None:
    """SOLO-20, D-125: not with the achievement, not while it is the Automa's, not with two tokens on it."""
    t = table()
    assert may_gain_island(t.state, AUTOMA)
    t.outpost(0, "0,0")
    assert may_gain_island(t.state, AUTOMA)  # yours, one token
    t.piece("0,0", token(0, CUBE))
    assert not may_gain_island(t.state, AUTOMA)
    assert not may_gain_island(table(island=False).state, AUTOMA)
    t = table()
    t.outpost(AUTOMA, "0,0")
    assert not may_gain_island(t.state, AUTOMA)
    t = table()
    t.state.claims[MIDDLE_ISLAND] = (0, SHADOW)  # spaces given away do not matter: it is the Automa's own token
    assert may_gain_island(t.state, AUTOMA)


# --- Distance


def ring(t: Table, *around: str) -> None:
    """Automa outposts on these hexes, explored if need be."""
    for number, at in enumerate(around, 1):
        if t.state.unexplored >> hex_number(at) & 1:
            t.tile_at(at, number)
        t.piece(at, token(AUTOMA, OUTPOST))


def measured(t: Table, valid: tuple[str, ...], *goals: str) -> list[int]:
    numbers = [hex_number(at) for at in valid]
    steps = distances(t.state, AUTOMA, numbers, [hex_number(at) for at in goals])
    return [steps[at] for at in numbers]


def test_distance_over_open_land() -> None:
    """SOLO-21: unexplored hexes are allowed; the goal has distance 0, also with two tokens on it."""
    t = table()
    assert measured(t, ("-1,1", "-2,1", "-1,2", "0,0"), "0,0") == [1, 2, 2, 0]
    assert measured(t, ("-1,1", "1,0", "2,0"), "2,0") == [3, 1, 0]


def test_distance_goes_around_automa_outposts() -> None:
    """SOLO-21: five outposts around the island leave one way in."""
    t = table()
    ring(t, "-1,0", "-1,1", "0,-1", "0,1", "1,-1")
    assert measured(t, ("2,-1", "-2,1"), "0,0") == [2, 8]


def test_no_path_from_any_hex_is_plain_distance() -> None:
    """SOLO-21, D-126: the island walled in: the hexes are compared as the crow flies."""
    t = table()
    ring(t, "-1,0", "-1,1", "0,-1", "0,1", "1,-1", "1,0")
    assert measured(t, ("2,-1", "-2,1", "-3,3"), "0,0") == [2, 2, 3]


def test_a_hex_without_a_path_is_farther_than_any_with_one() -> None:
    """SOLO-21, D-126: -3,1 is walled in by -2,0, -2,1, -3,2, though nearer than 3,-1."""
    t = table()
    ring(t, "-2,0", "-2,1", "-3,2")
    near, far = measured(t, ("-3,1", "3,-1"), "-1,0")
    assert far == 4
    assert near > far


def test_one_of_your_tokens_may_be_passed_two_not() -> None:
    """SOLO-21: at most 1 of your tokens on the way; a lying Shadow Empire outpost does not matter by itself."""
    t = table()
    ring(t, "-1,0", "-1,1", "0,-1", "0,1", "1,-1")
    t.tile_at("1,0", 9)
    t.outpost(0, "1,0")
    assert measured(t, ("2,-1",), "0,0") == [2]
    t.piece("1,0", token(0, CUBE))
    closed, goal = measured(t, ("2,-1", "0,0"), "0,0")
    assert goal == 0
    assert closed > 34


def test_the_goal_need_not_be_passable() -> None:
    """SOLO-21: your start territory holds two tokens and is a goal all the same; the nearest of several counts."""
    t = table()
    t.outpost(0, "0,-2")
    assert measured(t, ("-1,1", "-1,-1"), "2,0", "0,-2") == [3, 1]


# --- Exploring


def test_explore_furthest_from_you() -> None:
    """SOLO-23: of -3,2, -2,3 and -1,1 the first is 5 steps from 2,0."""
    t = table()
    assert explore(t) == "-3,2"
    assert reasons(t) == ["furthest_from_you"]
    assert t.state.tile[hex_number("-3,2")] > 0
    assert not t.state.unexplored >> hex_number("-3,2") & 1


def test_explore_with_military_as_favourite() -> None:
    """SOLO-23: no distance counts; the booklet's example: -2,3 by NE from SE; the Shadow Empire's does not matter."""
    t = table()
    t.solo.favorites = (MILITARY, SCIENCE)
    assert explore(t, 8) == "-2,3"
    assert reasons(t) == []
    assert t.events("bot_hex")[-1].args["candidates"] == ["-3,2", "-2,3", "-1,1"]
    t = table()
    t.solo.favorites = (SCIENCE, MILITARY)
    assert explore(t, 8) == "-3,2"


def test_the_nearest_of_your_territories_counts() -> None:
    """SOLO-23: with you on -2,0 the hex -3,2 is no longer far."""
    t = table()
    t.tile_at("-2,0", 7)
    twice(t, "-2,0")
    assert explore(t) == "-2,3"


def test_no_path_is_furthest() -> None:
    """SOLO-23, D-126: -3,1 walled in by Automa outposts is furthest from you."""
    t = table()
    ring(t, "-2,0", "-2,1", "-3,2")
    assert explore(t) == "-3,1"


def test_explore_anywhere() -> None:
    """SOLO-23: exploration 9: every unexplored hex; four in the west are 5 steps from 2,0, SE from NE takes -1,-2."""
    t = table()
    assert explore(t, anywhere=True) == "-1,-2"
    assert t.events("bot_hex")[-1].args["candidates"] == ["-3,1", "-3,2", "-2,-1", "-1,-2"]


def test_nothing_to_explore() -> None:
    """SOLO-23, D-127: no hex, or no tile even after shuffling the discards."""
    t = table()
    t.state.territory_deck = []
    assert explore(t) == ""
    t.state.territory_discard = [12]
    assert explore(t) == "-3,2"
    t = table()
    for number, at in enumerate(("-3,2", "-2,3", "-1,1"), 1):
        t.tile_at(at, number)
    assert explore(t) == ""
    assert len(t.events("bot_idle")) == 1


def test_a_tile_of_the_automa_gives_nothing() -> None:
    """SOLO-24: no VP for sides, no benefit, nobody's land; the Automa owns no tile."""
    t = table()
    t.next_tiles(11)
    explore(t)
    assert t.b.vp == 0
    assert t.b.tiles == ()
    assert t.b.resources == [0, 0, 0, 0]
    assert not any(t.controls(player, "-3,2") for player in range(3))
    assert t.state.tile[hex_number("-3,2")] >> 3 == 11


def test_orientations_are_random() -> None:
    """SOLO-24: each of the six, about equally often."""
    turns: Counter[int] = Counter()
    for seed in range(300):
        t = table()
        t.state.begin_luck(key_of_seed(seed))
        explore(t)
        turns[t.state.tile[hex_number("-3,2")] & 7] += 1
    assert sorted(turns) == [0, 1, 2, 3, 4, 5]
    assert min(turns.values()) > 25


# --- The order of hexes


@pytest.mark.parametrize(
    ("tiebreaker", "expected"),
    [
        (20, "-2,1"),  # SE from NE: r = 1 first, west to east
        (2, "-1,1"),  # NW from NE: r = 1, east to west
        (4, "-1,1"),  # S from E: q = -1, north to south
        (9, "-1,2"),  # N from E: q = -1, south to north
        (7, "-1,2"),  # SW from SE: q + r = 1, north-east to south-west
        (8, "-2,3"),  # NE from SE: q + r = 1, south-west to north-east
        (11, "-2,3"),  # NW from SW: r = 3, east to west
        (12, "-3,3"),  # SE from SW: r = 3, west to east
        (10, "-3,3"),  # N from W: q = -3, south to north
        (5, "-3,2"),  # S from W: q = -3, north to south
    ],
)
def test_hex_tie_breaker(tiebreaker: int, expected: str) -> None:
    """SOLO-19: all six hexes around -2,2 are valid; each of the ten orders picks its own."""
    t = table(island=False)
    t.a.control = 0  # nothing of yours attracts the Automa
    assert conquer(t, tiebreaker) == expected


def test_your_toppled_pieces_do_not_block_distance() -> None:
    """SOLO-21: a hex with an Automa outpost is closed even where one of yours lies under it."""
    t = table()
    ring(t, "-1,0", "-1,1", "0,-1", "0,1", "1,-1")
    t.tile_at("1,0", 9)
    t.piece("1,0", toppled(token(0, OUTPOST)))
    t.piece("1,0", token(AUTOMA, OUTPOST))
    assert measured(t, ("2,-1", "2,1"), "0,0") == [2, 3]  # no path at all: plain distance


def test_you_conquer_the_island_back() -> None:
    """SOLO-22, CONQUER-2: the island carries no Shadow Empire outpost, so you can take it."""
    t = table()
    conquer(t, TOPPLE)
    conquer(t, TOPPLE)
    t.tile_at("1,0", 9)
    t.outpost(0, "1,0")
    t.conquer_dice(5, COIN)
    t.resolve(0, CONQUER)
    t.play("hex 0,0")
    t.play("die red")
    assert t.controls(0, "0,0")
    assert t.a.vp == 5 + 5  # die and second space of the achievement
    assert t.state.claims[MIDDLE_ISLAND] == (AUTOMA, 0)
    assert t.state.tokens[MIDDLE] == toppled(token(AUTOMA, OUTPOST))
    assert t.b.tokens[EXPLORATION] == (0,)
