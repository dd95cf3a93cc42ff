"""The plan of a bot, choice by choice, as far as it is known beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gobelin.game.game import Decision, Game


def own_decision(game: Game, player: int) -> Decision | None:
    """What the player must decide now."""
    return next((one for one in game.decisions if one.player == player), None)


def known_steps(game: Game, player: int, plan: Sequence[str]) -> Iterator[tuple[Decision, str]]:
    """Each decision with the option that the plan has for it; `game` is played along.

    It ends where something unknown comes to light: from there on the plan is a guess.
    """
    for text in plan:
        decision = own_decision(game, player)
        if decision is None or text not in decision:
            return
        yield decision, text
        revealed = game.state.revealed
        game.play(text, player)
        if game.state.revealed != revealed:
            return
