"""The light face for searching: the same games as the full one, without history."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

from gobelin import TEXTS, Game, IllegalChoice, Node
from gobelin.rules.engine.digest import digest
from moments import moments


def test_a_node_plays_the_same_game() -> None:
    """Two games, one by `Game.play_action`, one by `Node.choose`: equal at every decision, turn by turn."""
    for number in range(6):
        game = Game.new(2 + number % 3, seed=number)
        node = Node(game.state.copy())
        rng = random.Random(number)
        turn_ends = 0
        while (decision := game.decision) is not None:
            assert (node.actor, node.kind, node.source) == (decision.player, decision.kind, decision.source)
            assert node.legal == decision.actions
            assert (node.turn, node.turn_number) == (game.state.turn, game.state.turns)
            assert (node.scores, node.over, node.winners) == (game.scores, False, [])
            action = rng.choice(node.legal)
            before = node.turn_number
            game.play_action(action)
            if not node.choose(action):
                assert (node.actor, node.kind, node.source, node.legal) == (-1, "", "", [])
                assert node.over or node.turn_number == before + 1
                turn_ends += 1
            node.run()
            assert digest(node.state) == game.digest()
            assert node.revealed == game.state.revealed
        assert node.over
        assert (node.scores, node.winners) == (game.scores, game.winners)
        node.run()  # nothing is left to do
        assert node.scores == game.scores
        assert turn_ends > 20


def test_copies_are_independent() -> None:
    for game, index, rng in moments((3, 100005)):
        if rng.random() > 0.1:
            continue
        node = Node(game.state.copy())
        name = digest(node.state)
        copies = [node.copy(), copy.copy(node), copy.deepcopy(node), pickle.loads(pickle.dumps(node))]
        assert {digest(one.state) for one in copies} == {name}
        for one in copies:
            one.choose(one.legal[index])
        assert digest(node.state) == name
        assert len({digest(one.state) for one in copies}) == 1


def test_legal_is_the_callers_own_list() -> None:
    node = Node(Game.new(2, seed=1).state.copy())
    before = node.legal
    node.legal.clear()
    assert node.legal == before


def test_illegal_actions_change_nothing() -> None:
    game = Game.new(2, seed=1)
    node = Node(game.state.copy())
    for action in (-1, 10**9, next(n for n in range(len(TEXTS)) if n not in node.legal)):
        with pytest.raises(IllegalChoice):
            node.choose(action)
        with pytest.raises(IllegalChoice):
            game.play_action(action)
    assert digest(node.state) == game.digest()
    assert game.choices == []
    with pytest.raises(IllegalChoice, match="'income' is not one of"):
        node.choose(TEXTS.index("income"))


def test_a_game_that_is_over_takes_no_action() -> None:
    game = Game.new(2, seed=1)
    while not game.over:
        game.play(0)
    with pytest.raises(IllegalChoice, match="over"):
        game.play_action(0)
    with pytest.raises(IllegalChoice):
        Node(game.state.copy()).choose(0)


def test_it_says_what_it_is() -> None:
    node = Node(Game.new(2, seed=1).state.copy())
    assert repr(node) == "<Node: turn 0 of player -1, 0 decides 'capital'>"
