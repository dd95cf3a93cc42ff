"""A game against a bot, played by typing numbers: `python examples/play_a_game.py 7` plays the game of seed 7."""

import sys

from gobelin import Game, Seat, bots
from gobelin.locale import Words

YOU, BOT = 0, 1


def answer(options: int) -> int:
    """The index of the option whose number is typed."""
    while True:
        typed = input("> ")
        if typed.isdecimal() and 1 <= int(typed) <= options:
            return int(typed) - 1


def main(seed: int | None) -> None:
    game = Game.new(players=2, seed=seed)
    bot = bots.make("apprentice")
    told = 0
    while game.decision is not None:
        if game.decision.player == BOT:
            game.play(bot.choose(Seat(game, BOT)))
            continue
        view = game.view(YOU)
        asked = view["decision"]
        assert asked is not None
        words = Words.seen_in(view)
        events = game.events(YOU, since=told)
        told += len(events)
        for _, sentence in words.narrate(events):
            print(f"  {sentence}")
        print(f"\n{game.scores[YOU]} VP. {words.prompt(asked)}")
        for number, option in enumerate(game.decision, 1):
            print(f"{number:3} {words.option(option.verb, option.arguments, view)}")
        game.play(answer(len(game.decision)))
    print(f"\nYou have {game.scores[YOU]} points, the bot {game.scores[BOT]}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else None)
