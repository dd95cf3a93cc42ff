"""The one loop that plays a game in the lab, and bots that sit at its seats."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from gobelin.errors import BadArgument, GobelinError, IllegalChoice
from gobelin.game.game import Decision, Game, Option
from gobelin.game.seat import Player, Seat

Choose = Callable[[Decision], Option | int]  # an option, or its number among the options
Watch = Callable[[int], None]  # told whose choice has just been made


def play_game(game: Game, choose: Choose, watch: Watch | None = None) -> Game:
    """Play a game to its end."""
    while (decision := game.decision) is not None:
        player = decision.player
        game.play(choose(decision), player)
        if watch is not None:
            watch(player)
    return game


def choose_start_cards(game: Game, chance: random.Random) -> None:
    """Make all start choices at random, so that every card is met equally often."""
    while not game.state.started:
        assert game.decision is not None
        game.play(chance.choice(game.decision.options))


class Bots:
    """A bot at each seat; what they choose, and how long they think."""

    def __init__(self, game: Game, names: Sequence[str], players: Sequence[Player]) -> None:
        self.game = game
        self.names = names
        self.players = players
        self.thinking = [0.0] * len(players)  # seconds of processor time, by seat
        self.decisions = [0] * len(players)

    def choose(self, decision: Decision) -> Option:
        player = decision.player
        seat = Seat(self.game, player)
        began = time.process_time()
        option = self.players[player].choose(seat)
        self.thinking[player] += time.process_time() - began
        self.decisions[player] += 1
        return option

    def play(self, watch: Watch | None = None) -> Game:
        """Play the game to its end; GobelinError names a bot that chooses something illegal."""
        try:
            return play_game(self.game, self.choose, watch)
        except (BadArgument, IllegalChoice) as error:
            assert self.game.decision is not None  # the choice has changed nothing
            name, seed = self.names[self.game.decision.player], self.game.seed
            wrong = GobelinError(f"the bot {name} made an illegal choice in the game with seed {seed}: {error}")
            raise wrong.with_key("bot-illegal", name=name, seed=str(seed), reason=str(error)) from error
