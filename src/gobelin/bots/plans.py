"""The plan of a bot, choice by choice, as far as it is known beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gobelin.game.game import Decision, Game


def own_decision(game: Game, player: int) -> Decision | None:
    """What the player must decide now."""
    return next((one for one in game.decisions if one.player == player), None)


def known_steps(game: Game, player: int, plan: Sequence[str]) -> Iterator[tuple[Decision, str]]:
    """Each question with the option that the plan has for it, while it is open in `game`, which is then played on.

    Behind what comes to light a plan is a guess: there it ends.
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
