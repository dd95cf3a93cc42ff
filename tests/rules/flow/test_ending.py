"""END: finished players, and who wins."""

from typing import Any

import pytest

from gobelin.rules.chapters.advance import Advance, X
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.chapters.upgrade import meets_prerequisite
from gobelin.rules.engine.state import CUBE, token
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.names import (
    CIVILIZATIONS,
    COIN,
    EXPLORATION,
    FOOD,
    LANDMARKS,
    MILITARY,
    TECHNOLOGIES,
    WORKER,
)
from table import EVERYTHING, Table


def ending(players: int = 3, **options: Any) -> Table:
    """All are in era 4; the others could go on."""
    t = Table(players=players, era=4, **options)
    for player in t.state.players[1:]:
        player.resources = [8, 8, 8, 8]
    return t


def test_the_fifth_income_turn_ends_a_players_game() -> None:
    """END-1: civilization, one upgrade, VP; no tapestry card, no income; then finished."""
    t = ending()
    t.hand(0, "boast_of_superiority")
    t.tech(0, "light_bulb", "paper")
    t.income(0)
    t.play("upgrade light_bulb")
    assert t.a.finished
    assert not t.b.finished
    assert t.a.vp == 2  # the tech icon
    assert t.a.resources == [1, 0, 0, 0]
    assert len(t.a.hand) == 1
    assert t.events("play") == t.events("territory_tiles") == []
    assert t.events("finish")[0].player == 0


def test_no_trap_after_the_fifth_income_turn_began() -> None:
    """END-1, LANG-3, D-28: B conquers A's territory in A's absence: nobody is asked."""
    t = ending()
    t.outpost(0, "1,-2")
    t.outpost(1, "2,-1")
    t.hand(0, "trap")
    t.finish(0)
    t.tile_at("1,-1", 1)
    t.outpost(1, "1,-1")
    t.resolve(1, CONQUER)
    t.play("hex 1,-2")
    assert (t.asked, t.kind) == (1, "die")


def test_the_others_go_on() -> None:
    """END-2: A is finished; B and C take turn after turn."""
    t = ending()
    t.finish(0)
    t.begin(1)
    asked = []
    for _ in range(4):
        asked.append(t.asked)
        t.play(next(option for option in t.options if option.startswith("advance")), "pay coin")
        while t.kind != "turn":
            t.play(t.options[-1])
    assert asked == [1, 2, 1, 2]


def test_a_finished_player_gains_nothing() -> None:
    """END-3, END-9: B's Diplomacy skips A, who is asked nothing."""
    t = ending()
    t.finish(0)
    for player in (t.b, t.c):
        player.resources = [0, 0, 0, 0]
    t.play_card(1, "diplomacy")
    assert t.asked == 1
    t.play("gain coin")
    assert t.asked == 2
    t.play("gain coin")
    assert t.asked == 1
    assert t.a.resources == [0, 0, 0, 0]


@pytest.mark.parametrize("effect", [Gain(vp=5), Gain(coin=1), Gain(tapestry=1), ANY_1, Advance(EXPLORATION)])
def test_whatever_is_due_to_a_finished_player_falls_away(effect: object) -> None:
    """END-3, OPEN-9, D-29: VP of other effects, too."""
    t = ending()
    t.finish(0)
    t.resolve(0, effect)  # type: ignore[arg-type]
    assert t.asked == -1
    assert t.a.vp == 0
    assert t.a.resources == [0, 0, 0, 0]
    assert t.a.hand == ()
    assert t.a.tokens[EXPLORATION] == (0,)


def historians_with_all_squares(t: Table) -> None:
    """A has given all tokens to B."""
    t.civilization(0, "historians", during_game=True)
    t.run()
    while t.asked == 0:
        t.play("player 2")


def test_passive_vp_of_a_finished_player() -> None:
    """END-3, END-10, D-29: finished Historians score their two VP squares, but gain no food and worker."""
    t = ending()
    historians_with_all_squares(t)
    t.finish(0)
    t.token(1, MILITARY, 3)
    t.resolve(1, Advance(MILITARY, gain=X))
    t.play("place barracks a0 r0" if "place barracks a0 r0" in t.options else t.options[0])
    assert t.a.vp == 6
    assert t.a.resources == [0, 0, 0, 0]
    assert t.asked == -1


def test_traders_red_die_after_the_end() -> None:
    """END-10, CONQUER-17: the left-over red die scores for finished Traders, the black one gives nothing."""
    for die, points in (("black", 5), ("red", 0)):
        t = ending()
        t.civilization(0, "traders")
        t.piece("2,-1", token(0, CUBE))
        t.finish(0)
        t.conquer_dice(5, FOOD)
        t.resolve(1, CONQUER)
        t.play("hex 2,-1", f"die {die}")
        assert t.a.vp == points
        assert t.a.resources == [0, 0, 0, 0]
        assert t.asked == -1


def test_the_pieces_stay() -> None:
    """END-4: outposts block and can be toppled, positions count for comparisons and prerequisites."""
    t = ending()
    t.token(0, EXPLORATION, 4)
    t.outpost(0, "1,-2")
    t.finish(0)
    assert meets_prerequisite(t.state, 1, TECHNOLOGIES.index("calendar"))
    t.play_card(1, "boast_of_superiority")
    assert t.b.vp == 12  # A is ahead on exploration
    t.tile_at("1,-1", 1)
    t.outpost(1, "1,-1")
    t.resolve(1, CONQUER)
    t.play("hex 1,-2", "die red")
    assert t.b.toppled == 1
    assert [event.args["opponent"] for event in t.events("topple")] == [0]
    t.resolve(1, CONQUER)  # B stands beside A's start now: two outposts block it
    assert "hex 0,-2" not in t.options


def test_a_landmark_of_a_finished_player_is_gone() -> None:
    """END-4, LANDMARK-2."""
    t = ending()
    t.landmark(0, "barracks")
    t.finish(0)
    t.token(1, MILITARY, 3)
    t.resolve(1, Advance(MILITARY, gain=X))
    assert t.asked == -1
    assert t.b.landmarks == ()


def test_when_all_are_finished_the_game_is_over() -> None:
    """END-5: the last fifth income turn ends it; the winner is told."""
    t = ending()
    t.finish(1)
    t.finish(2)
    t.a.vp, t.b.vp, t.c.vp = 40, 30, 20
    t.income(0)
    assert t.state.over
    assert t.asked == -1
    assert t.state.legal == []
    assert t.events("game_over")[0].args["winners"] == [0]


@pytest.mark.parametrize(
    ("vp", "resources", "expected"),
    [
        ((210, 200, 180), (0, 8, 8), [0]),
        ((210, 210, 180), (3, 5, 9), [1]),
        ((210, 210, 180), (5, 5, 9), [0, 1]),
        ((100, 100, 100), (0, 0, 0), [0, 1, 2]),
    ],
)
def test_who_wins(vp: tuple[int, ...], resources: tuple[int, ...], expected: list[int]) -> None:
    """END-5, END-6: most VP; then most resources of all types together; then shared."""
    t = Table()
    for player, points, left in zip(t.state.players, vp, resources, strict=True):
        player.vp = points
        player.resources = [left // 2, left - left // 2, 0, 0]
    assert winners(t.state) == expected


def test_resources_of_the_last_turn_break_ties() -> None:
    """END-7: a district completed by the upgrade of the fifth income turn counts."""
    t = ending(players=2)
    t.finish(1)
    t.b.resources = [0, 0, 0, 0]
    t.b.vp = 1
    t.tech(0, "ammonia")
    t.a.built = DISTRICTS[0] & ~1 & ~t.a.impassable()
    t.income(0)
    t.play("upgrade ammonia", "place farm a1", "gain worker")
    assert t.a.resources[WORKER] == 1
    assert t.a.vp == 1  # the tech icon
    assert t.events("game_over")[0].args["winners"] == [0]


def test_benefits_of_the_last_turn_are_resolved_as_always() -> None:
    """END-8: an advance into a tier with its landmark, and a conquest."""
    t = ending()
    t.tech(0, "siegecraft")
    t.token(0, MILITARY, 3)
    t.income(0)
    t.play("upgrade siegecraft", "place barracks c1 r0")
    assert t.a.tokens[MILITARY] == (4,)
    assert t.a.landmarks == (LANDMARKS.index("barracks"),)
    assert t.a.finished
    t = ending()
    t.tech(0, "dynamite")
    t.conquer_dice(4, COIN)
    t.income(0)
    t.play("upgrade dynamite", "hex 0,-3", "die red")
    assert t.a.control.bit_count() == 2
    assert t.a.vp == 4 + 1
    assert t.a.finished


def test_tokens_of_a_finished_player_are_not_moved() -> None:
    """END-9: Age of Discovery moves B and C, Oil Magnate does not ask A."""
    t = ending()
    t.finish(0)
    t.token(1, EXPLORATION, 0)
    t.science_die(EXPLORATION)
    t.play_card(1, "age_of_discovery")
    assert [player.position(EXPLORATION) for player in t.state.players] == [0, 1, 1]
    t.play_card(1, "oil_magnate")
    t.play("track science")
    asked = []
    while t.asked >= 0:
        asked.append(t.asked)
        t.play("decline")
    assert asked == [1, 2]


def test_a_finished_neighbour_is_skipped() -> None:
    """END-9: Coal Baron of B: A, finished, gains no tile, C does."""
    t = ending()
    t.finish(0)
    t.state.unexplored = 0  # B's own exploring is not the point here
    t.play_card(1, "coal_baron")
    assert t.a.tiles == ()
    assert len(t.c.tiles) == 1


def test_only_two_mats_score_after_the_end() -> None:
    """END-10: no other civilization gives a finished player VP when the others go on."""
    for name in CIVILIZATIONS:
        if name in ("historians", "traders"):
            continue
        t = ending(**EVERYTHING)
        t.civilization(0, name)
        t.run()
        while t.asked == 0:
            t.play(t.options[0])
        t.finish(0)
        before = t.a.vp
        t.token(1, MILITARY, 3)
        t.resolve(1, Advance(MILITARY, gain=X))
        t.play(t.options[0])
        t.conquer_dice(4, COIN)
        t.resolve(1, CONQUER)
        t.play(t.options[0], "die red")
        assert t.a.vp == before, name
