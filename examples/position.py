"""A position edited by hand: changes a table, lists what a die may show, sets it, and tries an impossible table."""

from gobelin import BadPosition, Game
from gobelin.locale import Words


def main() -> None:
    game = Game.new(players=2, seed=7, civilizations=["heralds", "nomads"])
    while game.decision is not None and game.decision.kind != "turn":
        game.play(0)  # the start choices

    position = game.position()  # plain JSON-able data; docs/notation.md explains the keys
    player = position["turn"]
    mine = position["players"][player]
    mine["resources"] = {"coin": 5, "worker": 5, "food": 5, "culture": 5}
    mine["tokens"]["science"] = [4]  # the next space, Chemistry, rolls the science die

    game = Game.from_position(position)
    game.play("advance science")
    for chance in game.chances("pay coin worker"):
        print(f"{chance['probability']:.0%} for {chance['outcome']['science']}")
    game.play("pay coin worker", outcome={"science": "military"})
    words = Words.seen_in(game.view(player))
    for event in game.events(player):
        print(words.event(event))
    print(game.decision)

    mine["tokens"]["science"] = [13]
    try:
        Game.from_position(position)
    except BadPosition as error:
        print("No such table -", error)


if __name__ == "__main__":
    main()
