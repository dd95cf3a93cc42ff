"""Seats: a player gets what it may have, and no public name leads further."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import gobelin
from gobelin import Game, Node, Seat
from gobelin.rules.engine.digest import digest
from gobelin.rules.engine.state import State
from moments import moments


def test_a_seat_shows_what_its_player_may_know() -> None:
    for game, _, rng in moments(range(8)):
        if rng.random() > 0.1:
            continue
        for player in range(game.players):
            seat = Seat(game, player)
            assert (seat.player, seat.players) == (player, game.players)
            assert seat.view() == game.view(player)
            assert seat.events() == game.events(player)
            assert seat.events(5) == game.events(player)[5:]
            assert (seat.over, seat.scores, seat.winners) == (game.over, game.scores, game.winners)


def test_a_seat_decides_for_its_player_only() -> None:
    for game, _, _ in moments(range(4)):
        decision = game.decision
        assert decision is not None
        for player in range(game.players):
            own = Seat(game, player).decision
            if player == decision.player:
                assert own is not None
                assert own.actions == decision.actions
            else:
                assert own is None or not game.state.started  # start choices are everybody's at once (SETUP-13)


def test_there_is_no_such_seat() -> None:
    for nobody in (-1, 2):
        with pytest.raises(gobelin.BadArgument, match=r"no such seat: .* \(there are 2\)"):
            Seat(Game.new(2, seed=1), nobody)


def public(thing: object) -> list[Any]:
    """What the public names of an object lead to; methods that need no more than a seed are called."""
    found = []
    for name in dir(thing):
        if not name.startswith("_"):
            value = getattr(thing, name)
            if callable(value):
                value = value(1) if name in ("resample", "node") else value() if name in ("view", "events") else None
            found.append(value)
    return found


def test_nothing_public_leads_to_the_game() -> None:
    """Neither from the seat nor from the decision and its options: guesses are other games, nothing is shared."""
    game = Game.new(3, seed=4)
    rng = random.Random(4)
    while len(game.choices) < 60:
        decision = game.decision
        assert decision is not None
        if len(game.choices) % 10 == 9:
            seat = Seat(game, decision.player)
            own = seat.decision
            assert own is not None
            for value in [*public(seat), *public(own), *public(own.options[0])]:
                assert value is not game
                assert value is not game.state
                assert not isinstance(value, State)
                if isinstance(value, Game | Node):
                    assert value.state is not game.state
                    assert value.state.players[0] is not game.state.players[0]
            assert own._asked.game is game  # the check above would see it if the name were public
        game.play(rng.randrange(len(decision.options)))
    with pytest.raises(AttributeError):
        seat.game = game  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        seat.player = 1  # type: ignore[misc]


def test_guesses_look_the_same_to_the_player() -> None:
    for game, _, rng in moments((0, 5, 9, 100002)):
        if rng.random() > 0.05:
            continue
        seat = Seat(game, rng.randrange(game.state.options.players))
        seed = rng.randrange(1000)
        guess, node = seat.resample(seed), seat.node(seed)
        assert guess.digest() == Game.digest(game.resample(seat.player, seed))
        assert json.dumps(guess.view(seat.player)) == json.dumps(seat.view())
        assert pickle.loads(pickle.dumps(guess)).digest() == guess.digest()
        assert digest(node.state) == guess.digest()
        assert digest(pickle.loads(pickle.dumps(node)).state) == guess.digest()


class First:
    """A player in three lines."""

    def choose(self, seat: Seat) -> gobelin.Option:
        assert seat.decision is not None
        return seat.decision.options[0]


def test_a_player_is_anything_that_chooses() -> None:
    player: gobelin.Player = First()
    game = Game.new(2, seed=3)
    while game.decision is not None:
        game.play(player.choose(Seat(game, game.decision.player)))
    assert game.over
