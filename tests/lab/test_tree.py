"""benchmarks/tree.py: tree search on resampled games beside averaged planning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gobelin import Game, Seat

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"


@pytest.fixture
def tree(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import tree

    return tree


def test_the_tree_grows(tree: Any) -> None:
    """From one own turn into the next: some branch that was tried again has turns that follow it."""
    game = Game.new(2, seed=3, log=False)
    player = tree.TreePlayer(1, 30.0)
    while (decision := game.decision) is not None and decision.kind != "turn":
        game.play(decision.options[0])
    assert decision is not None
    seat = Seat(game, decision.player)
    branches: dict[int, Any] = {}
    for deal in range(tree.FIRST_DEALS):
        player.plan_all(seat.node(deal).state, seat.player, branches)
    assert set(branches) <= set(decision.actions)
    assert {branch.visits for branch in branches.values()} == {tree.FIRST_DEALS}
    tries = 8
    for deal in range(tries):
        player.descend(seat.node(100 + deal).state, seat.player, branches)
    assert sum(branch.visits for branch in branches.values()) == tries + tree.FIRST_DEALS * len(branches)
    assert any(branch.next for branch in branches.values())
    for branch in branches.values():
        for following in branch.next.values():
            assert 0 < following.mean < 600


def test_it_plays(tree: Any) -> None:
    """With next to no time, too: the first choices of a game are legal ones."""
    game = Game.new(2, seed=4, log=False)
    players = [tree.TreePlayer(seat, 0.001) for seat in range(2)]
    while (decision := game.decision) is not None and len(game.choices) < 25:
        game.play(players[decision.player].choose(Seat(game, decision.player)), decision.player)
    assert len(game.choices) == 25


def test_a_hardly_tried_branch_is_tried_again(tree: Any) -> None:
    often, seldom = tree.Branch(50.0), tree.Branch(49.0)
    for _ in range(9):
        often.tried(50.0)
    assert tree.worth_a_try({1: often, 2: seldom}) == 2
    assert tree.worth_a_try({1: often, 2: tree.Branch(-100.0)}) == 1


def test_each_deal_counts_once(tree: Any) -> None:
    figures = {"tree_ms": 1.0, "averaged_ms": 2.0, "descents": 3.0}
    games = [
        {"seed": 1, "tree": 200, "averaged": 190.0, "won": 1.0, **figures},
        {"seed": 1, "tree": 180, "averaged": 210.0, "won": 0.0, **figures},
        {"seed": 2, "tree": 250, "averaged": 220.0, "won": 1.0, **figures},
    ]
    found = tree.report(games, 2, 0.3)
    assert found["games"] == 3
    assert found["ahead"] == 10.0  # -10 on the first deal, +30 on the second
    assert found["ahead_interval"][0] < 10 < found["ahead_interval"][1]
    assert found["won"] == pytest.approx(0.6667)
