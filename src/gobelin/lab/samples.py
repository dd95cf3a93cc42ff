"""Games that the hand-made value plays against itself, to see what its weights lead to."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from gobelin.bots.planner import TurnPlanner
from gobelin.bots.value import LAST_ERA
from gobelin.bots.weights import Weights
from gobelin.game.game import Game
from gobelin.lab.games import Bots, choose_start_cards
from gobelin.rules.engine.state import State


@dataclass
class Sample:
    """One game. noise: by how many points choices stray from the best one; level: of the Automa, for one player."""

    weights: Weights
    players: int
    seed: int
    branching: int  # options of a question that are looked at
    noise: float = 0.0
    random_start: bool = False  # start cards are chosen at random
    level: int | None = None


def play_sample(sample: Sample, watch_turn: Callable[[State, int], None] | None = None) -> Game:
    """Play the game; `watch_turn` sees the table whenever a player's turn has ended and more are to come."""
    game = Game.new(sample.players, sample.seed, level=sample.level, log=False)
    bots = [
        TurnPlanner(sample.seed * 8 + seat, noise=sample.noise, branching=sample.branching, weights=sample.weights)
        for seat in range(sample.players)
    ]
    if sample.random_start:
        choose_start_cards(game, random.Random(sample.seed))
    turn = game.state.turns, game.state.turn

    def watch(player: int) -> None:
        nonlocal turn
        state = game.state
        turns, owner = turn
        turn = state.turns, state.turn
        if watch_turn is not None and owner == player and turns != state.turns:
            if 0 < state.players[player].era < LAST_ERA:
                watch_turn(state, player)

    return Bots(game, ["planner"] * sample.players, bots).play(watch)
