"""A bot in 20 lines, and a few games against random play."""

import random

from gobelin import Game, Option, Player, Seat, bots


class Settler:
    """Prefers acting to income, then the option with the most points by the end of the turn."""

    def __init__(self, seed: int = 0) -> None:
        self.chance = random.Random(seed)

    def choose(self, seat: Seat) -> Option:
        assert seat.decision is not None
        return max(
            seat.decision, key=lambda option: (option.verb not in ("income", "decline"), self.tried(seat, option))
        )

    def tried(self, seat: Seat, option: Option) -> int:
        points = 0
        for guess in range(5):  # states that this player cannot tell from the real one
            node = seat.node(seed=guess)
            going = node.choose(option.action)
            while going:  # at random to the end of the turn
                going = node.choose(self.chance.choice(node.legal))
            points += node.scores[seat.player]
        return points


def main() -> None:
    for seed in range(1, 6):
        game = Game.new(players=2, seed=seed)
        players: list[Player] = [Settler(seed), bots.make("random", seed)]
        while game.decision is not None:
            player = game.decision.player
            game.play(players[player].choose(Seat(game, player)), player)
        print(f"game {seed}: Settler {game.scores[0]}, random {game.scores[1]}")


if __name__ == "__main__":
    main()
