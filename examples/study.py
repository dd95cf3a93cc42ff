"""How many points does a bot make with each civilization? `python examples/study.py 1000 weighted`."""

import sys
from collections import defaultdict
from statistics import mean, stdev

from gobelin import Game, Seat, bots


def main(games: int, bot: str) -> None:
    scores: dict[str, list[int]] = defaultdict(list)
    for seed in range(games):
        game = Game.new(players=2, seed=seed, log=False)
        players = [bots.make(bot, seed=2 * seed + player) for player in range(2)]
        while game.decision is not None:
            player = game.decision.player
            game.play(players[player].choose(Seat(game, player)), player)
        for player in range(2):
            civilization = game.view()["players"][player]["civilizations"][0]["name"]
            scores[civilization].append(game.scores[player])

    print(f"{games} games of two {bot} bots\n\n{'civilization':14}{'played':>7}{'points':>8}  standard error")
    for name, points in sorted(scores.items(), key=lambda item: -mean(item[1])):
        error = f"{stdev(points) / len(points) ** 0.5:8.1f}" if len(points) > 1 else ""
        print(f"{name:14}{len(points):7}{mean(points):8.1f}{error}")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(games=int(given[0]) if given else 1000, bot=given[1] if len(given) > 1 else "weighted")
