"""SETUP: the table before the first turn."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gobelin.rules.chapters.conquer import CONQUER, targets
from gobelin.rules.chapters.research import roll_science
from gobelin.rules.engine import actions, box, loop
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.state import OUTPOST, Event, Log, State, token
from gobelin.rules.flow import setup
from gobelin.rules.printed.capitals import CAPITALS, PAIRS
from gobelin.rules.printed.dice import BLACK_FACES, PER_TERRITORY, RED_FACES, SCIENCE_FACES, TERRITORY_BENEFIT
from gobelin.rules.printed.maps import HEXES, LARGE, SMALL
from gobelin.rules.printed.names import CIVILIZATIONS, LANDMARKS, NOBODY, TECHNOLOGIES, TRACK_LANDMARKS, TRAP
from gobelin.rules.solo.setup import civilizations_in_play
from table import Table


def choosing(players: int, seed: int = 1, **options: Any) -> State:
    """A new table that has run to the first start choice."""
    s = setup.new_state(Options(players=players, **options), seed)
    s.log = Log()
    setup.push_start_choices(s)
    loop.run(s)
    return s


def until_first_turn(s: State) -> None:
    """Everybody keeps the first mat and the first civilization."""
    while s.question is not None and s.question.kind in ("capital", "civilization"):
        loop.choose(s, s.legal[0])


def log(s: State) -> list[Event]:
    assert s.log is not None
    return s.log.events()


def keys(s: State) -> list[str]:
    return [event.key for event in log(s)]


# --- The common pieces


@pytest.mark.parametrize(("players", "side"), [(1, SMALL), (2, SMALL), (3, SMALL), (4, LARGE), (5, LARGE)])
def test_map_side_follows_the_number_of_players(players: int, side: object) -> None:
    """SETUP-1: small for 1-3 players, big for 4-5."""
    assert State(Options(players=players)).map is side


def test_maps_have_their_hexes() -> None:
    """SETUP-1: 34 and 61 hexes, of which 13 and 25 are printed land; the rest is unexplored."""
    for side, hexes, printed in ((SMALL, 34, 13), (LARGE, 61, 25)):
        assert len(side.hexes) == hexes
        assert len(side.printed) == printed
        assert side.unexplored.bit_count() == hexes - printed


def test_tech_cards() -> None:
    """SETUP-2: three of 33 lie face up."""
    s = choosing(3)
    assert len(s.display) == 3
    assert len(s.tech_deck) == 30
    assert sorted(s.display + s.tech_deck) == list(range(33))
    assert s.tech_discard == []


def test_tapestry_deck() -> None:
    """SETUP-3: 50 cards, seven of them traps, one of each other; none is dealt."""
    s = choosing(3)
    count = Counter(s.tapestry_deck)
    assert count.pop(TRAP) == 7
    assert sorted(count) == [card for card in range(44) if card != TRAP]
    assert set(count.values()) == {1}
    until_first_turn(s)
    assert all(len(player.hand) == (player.era == 1) for player in s.players)  # the first income turn's card only


def test_tile_stacks() -> None:
    """SETUP-4: 48 territory tiles and 15 space tiles."""
    s = choosing(2)
    assert sorted(s.territory_deck) == list(range(1, 49))
    assert sorted(s.space_deck) == list(range(1, 16))
    assert all(player.tiles == () == player.space_tiles for player in s.players)


def test_everything_is_shuffled() -> None:
    """SETUP-2 to SETUP-4: another seed, another order in every deck; the same seed, the same."""
    one, two, again = choosing(2, 1), choosing(2, 2), choosing(2, 1)
    assert one.tech_deck != two.tech_deck
    assert one.tapestry_deck != two.tapestry_deck
    assert one.territory_deck != two.territory_deck
    assert one.space_deck != two.space_deck
    assert one.tapestry_deck == again.tapestry_deck


def test_landmarks() -> None:
    """SETUP-5: 12 of the 18 belong to the tracks, the other six to the tech cards of their names."""
    s = choosing(2)
    assert s.landmark_owner == [NOBODY] * 18
    assert TRACK_LANDMARKS == 12
    assert set(LANDMARKS[12:]) <= set(TECHNOLOGIES)
    assert not set(LANDMARKS[:12]) & set(TECHNOLOGIES)


def test_conquer_dice_faces() -> None:
    """SETUP-6: red 4, 5, 6, 7 and twice the territories; black each resource once and twice the tile."""
    assert sorted(RED_FACES) == [PER_TERRITORY, PER_TERRITORY, 4, 5, 6, 7]
    assert sorted(BLACK_FACES) == [TERRITORY_BENEFIT, TERRITORY_BENEFIT, 0, 1, 2, 3]


def test_science_die_is_even() -> None:
    """SETUP-6: each track is equally likely."""
    assert sorted(Counter(SCIENCE_FACES).values()) == [len(SCIENCE_FACES) // 4] * 4
    s = choosing(2)
    rolled = Counter(roll_science(s, 0, 0) for _ in range(4000))
    assert sorted(rolled) == [0, 1, 2, 3]
    assert all(900 < count < 1100 for count in rolled.values())


# --- The players' pieces


@pytest.mark.parametrize("players", [4, 5])
def test_one_random_mat_each_on_the_big_map(players: int) -> None:
    """SETUP-7: nobody chooses a mat, all have different ones, and chance decides which."""
    seen = set()
    for seed in range(30):
        s = choosing(players, seed)
        assert s.question is not None
        assert s.question.kind == "civilization"
        until_first_turn(s)
        mats = [player.capital for player in s.players]
        assert len(set(mats)) == players
        seen.update(mats)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("players", [2, 3])
def test_a_random_pair_each_on_the_small_map(players: int) -> None:
    """SETUP-8: the pairs are 1/6, 2/4, 3/5; one mat is kept, and the other is nobody's (LANG-11)."""
    assert PAIRS == ((1, 6), (2, 4), (3, 5))
    assert [(capital.number, capital.pair) for capital in CAPITALS] == [(1, 6), (2, 4), (3, 5), (4, 2), (5, 3), (6, 1)]
    seen = set()
    for seed in range(20):
        s = choosing(players, seed)
        pairs = [player.dealt_capitals for player in s.players]
        assert len(set(pairs)) == players
        assert set(pairs) <= set(PAIRS)
        seen.add(pairs[0])
        assert s.question is not None
        assert s.question.kind == "capital"
        assert sorted(actions.TEXTS[action] for action in s.legal) == [f"capital {mat}" for mat in pairs[0]]
        loop.choose(s, actions.ACTIONS[f"capital {pairs[0][1]}"])
        until_first_turn(s)
        assert s.players[0].capital == pairs[0][1]
        assert pairs[0][0] not in [player.capital for player in s.players]
    assert seen == set(PAIRS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_outposts_on_the_start_territory(players: int) -> None:
    """SETUP-9: two of the ten stand upright on the territory of the mat's number; it is the player's."""
    s = choosing(players)
    until_first_turn(s)
    for seat, player in enumerate(s.players):
        start = s.map.starts[player.capital]
        assert s.tokens[start] == s.second_tokens[start] == token(seat, OUTPOST)
        assert player.control == 1 << start
        assert player.outposts == 8


def test_start_territory_is_never_conquered() -> None:
    """SETUP-9, CONQUER-2: it holds two tokens, so even "anywhere" does not reach it."""
    t = Table()
    t.outpost(1, "-1,-1")
    starts = {t.state.map.starts[player.capital] for player in t.state.players}
    assert not starts & set(targets(t.state, 1, False))
    assert not starts & set(targets(t.state, 1, True))
    t.tile_at("0,-1", 1)
    t.resolve(1, CONQUER)
    assert "hex 0,-1" in t.options  # land beside B's -1,-1 ...
    assert "hex 0,-2" not in t.options  # ... but not A's start, beside it just the same


def test_income_mat_and_resources() -> None:
    """SETUP-10: all 20 buildings stand on the mat, the first space of each row is free, no resources."""
    s = choosing(3)
    for player in s.players:
        assert player.taken == [0, 0, 0, 0]
        assert player.resources == [0, 0, 0, 0]
        assert player.placed == ()


def test_two_civilizations_are_dealt_and_one_kept() -> None:
    """SETUP-11, LANG-2, D-06: the rejected ones go into the deck with those never dealt."""
    s = choosing(3)
    dealt = [player.dealt_civilizations for player in s.players]
    assert [len(mats) for mats in dealt] == [2, 2, 2]
    assert len({mat for mats in dealt for mat in mats}) == 6
    loop.choose(s, s.legal[0])
    assert [actions.TEXTS[action] for action in s.legal] == [f"civilization {CIVILIZATIONS[n]}" for n in dealt[0]]
    loop.choose(s, s.legal[1])
    until_first_turn(s)
    assert s.players[0].civilizations == (dealt[0][1],)
    assert s.players[0].rejected == dealt[0][0]
    kept = {player.civilizations[0] for player in s.players}
    in_play = civilizations_in_play(s.options)
    assert len(s.civ_deck) == len(in_play) - 3
    assert set(s.civ_deck) == set(in_play) - kept


def test_rejected_civilizations_are_shuffled_in() -> None:
    """SETUP-11: a rejected mat lies anywhere in the deck, not always on top or at the bottom."""
    places = set()
    for seed in range(40):
        s = choosing(2, seed)
        until_first_turn(s)
        places.add(s.civ_deck.index(s.players[0].rejected))
    assert len(places) > 8


def test_player_tokens() -> None:
    """SETUP-12: one token on the start of each track, 0 VP."""
    s = choosing(4)
    for player in s.players:
        assert player.tokens == [(0,), (0,), (0,), (0,)]
        assert player.vp == 0
        assert player.achievements == 0


# --- Choosing and revealing


def test_mat_first_then_civilization_all_revealed_together() -> None:
    """SETUP-13, D-04: nothing is said, laid or settled for good before the last choice is made."""
    s = choosing(2)
    asked = []
    while s.question is not None and s.question.kind in ("capital", "civilization"):
        asked.append((s.question.player, s.question.kind))
        assert keys(s) == []
        assert s.revealed == 0  # every choice can still be taken back
        assert not any(s.tokens)
        assert all(player.powers == () for player in s.players)
        loop.choose(s, s.legal[0])
    assert asked == [(0, "capital"), (0, "civilization"), (1, "capital"), (1, "civilization")]
    assert keys(s)[:2] == ["start", "start"]
    assert s.revealed > 0


class Recorder(Civilization):
    """A mat whose set-up leaves a trace."""

    def setup(self, state: State, owner: int) -> None:
        state.tell("set_up", owner)


@pytest.fixture
def recorders() -> Iterator[None]:
    """The first five civilizations only record their set-up."""
    real = box.civilizations[:5]
    box.civilizations[:5] = [Recorder() for _ in range(5)]
    yield
    box.civilizations[:5] = real


@pytest.mark.usefixtures("recorders")
@pytest.mark.parametrize("seed", range(6))
def test_civilizations_are_set_up_in_turn_order(seed: int) -> None:
    """SETUP-14, D-05: after the revealing and before the first turn, beginning with the first player."""
    s = choosing(4, seed, civilizations=(0, 1, 2, 3))
    set_up = [event.player for event in log(s) if event.key == "set_up"]
    assert tuple(set_up) == s.clockwise(s.first)
    assert keys(s)[:9] == ["start"] * 4 + ["set_up"] * 4 + ["turn"]
    assert next(event.player for event in log(s) if event.key == "turn") == s.first


def test_a_starting_benefit_comes_before_the_first_income_turn() -> None:
    """SETUP-14, LANDMARK-6: Futurists jump to space 4 and gain one of each, then the first income turn adds one."""
    s = choosing(2, civilizations=(CIVILIZATIONS.index("futurists"), CIVILIZATIONS.index("architects")))
    until_first_turn(s)
    assert s.players[0].tokens == [(4,), (4,), (4,), (4,)]
    assert s.players[0].resources == [2, 2, 2, 2]
    assert s.players[0].landmarks == ()


# --- Seats


def places_of(s: State) -> list[int]:
    """The place around the map at which each player sits."""
    if s.map is LARGE:
        return [player.dealt_capitals[0] - 1 for player in s.players]
    return [next(n for n, pair in enumerate(PAIRS) if player.dealt_capitals[0] in pair) for player in s.players]


def goes_round_once(places: list[int], count: int) -> bool:
    """Going from player to player and back to the first leads round the map once, clockwise."""
    steps = [(after - before) % count for before, after in zip(places, places[1:] + places[:1], strict=True)]
    return sum(steps) == count


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_follow_the_start_territories(players: int) -> None:
    """SETUP-15, LANG-19, D-07: clockwise 1-6 on the big map, 1/6, 2/4, 3/5 on the small one; gaps do not matter."""
    seen = set()
    for seed in range(60):
        s = choosing(players, seed)
        places = places_of(s)
        assert goes_round_once(places, len(s.map.starts) if s.map is LARGE else 3)
        seen.add(places[0])
    assert seen == set(range(6 if players > 3 else 3))  # the first seat may be anywhere


@pytest.mark.parametrize("given", [(0, 3, 0, 0), (5, 0, 0, 2), (0, 0, 6, 1), (1, 0, 3, 0)])
def test_dealt_mats_keep_the_order_around_given_ones(given: tuple[int, ...]) -> None:
    """SETUP-15: with some mats agreed on, the random ones still go to seats in the circular order."""
    for seed in range(30):
        s = choosing(4, seed, capitals=given)
        mats = [player.dealt_capitals for player in s.players]
        assert all(not mat or mats[seat] == (mat,) for seat, mat in enumerate(given))
        assert goes_round_once(places_of(s), 6)


def test_clockwise_places_on_the_maps() -> None:
    """SETUP-15: the numbered territories really lie clockwise around the middle."""
    corners = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from the top
    assert [HEXES[LARGE.starts[mat]] for mat in range(1, 7)] == [(3 * q, 3 * r) for q, r in corners]
    assert [HEXES[SMALL.starts[pair[0]]] for pair in PAIRS] == [(0, -2), (2, 0), (-2, 2)]
    assert all(SMALL.starts[one] == SMALL.starts[other] for one, other in PAIRS)


def test_a_random_player_starts_and_play_goes_clockwise() -> None:
    """SETUP-15: each seat begins in some game; after the first player the next seat follows."""
    first: Counter[int] = Counter()
    for seed in range(60):
        s = choosing(3, seed, civilizations=(0, 1, 2))
        until_first_turn(s)
        turns = [event.player for event in log(s) if event.key == "turn"]
        assert turns[0] == s.first
        assert tuple(turns[:3]) == s.clockwise(s.first)[: len(turns[:3])]
        first[s.first] += 1
    assert min(first[0], first[1], first[2]) > 8
