"""Searches with resample: how good is each option of the first turn? `python examples/search.py 20` guesses."""

import random
import sys

from gobelin import Game, Seat


def played_out(guess: Game, chance: random.Random, player: int) -> int:
    """The player's points if everyone plays on at random."""
    while guess.decision is not None:
        guess.play(chance.randrange(len(guess.decision)))
    return guess.scores[player]


def main(guesses: int) -> None:
    game = Game.new(players=2, seed=7)
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)  # the start choices
    assert game.decision is not None
    player = game.decision.player
    seat = Seat(game, player)
    for option in game.decision:
        total = 0
        for number in range(guesses):
            guess = seat.resample(seed=number)  # hidden cards are dealt anew; the same guesses for each option
            guess.play(option)  # options of the real game are valid in its guesses
            total += played_out(guess, random.Random(number), player)
        print(f"{option.text:20} {total / guesses:6.1f} points")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
