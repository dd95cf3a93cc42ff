"""What every bot asks of its seat first."""

from __future__ import annotations

from gobelin.errors import GobelinError
from gobelin.game.game import Decision
from gobelin.game.seat import Seat


def open_decision(seat: Seat) -> Decision:
    """What the seat must decide; GobelinError if it is nothing."""
    decision = seat.decision
    if decision is None:
        wrong = GobelinError(f"player {seat.player + 1} has nothing to decide")
        raise wrong.with_key("no-decision", number=seat.player + 1)
    return decision
