"""What happens at a table by itself: bots' moves, turns that end, and what follows at once from what all agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from gobelin.server.acts import Act, Choice, Dealt, Ended, Pace, Settings

if TYPE_CHECKING:
    from gobelin.server.hosted import HostedTable

COUNTDOWN: Final = 10.0  # seconds before the server ends a turn
PACES: Final[dict[Pace, float]] = {"instant": 0.0, "fast": 0.4, "normal": 1.2}  # seconds before each move of a bot


@dataclass(frozen=True)
class Step:
    """What the server must do by itself, not before `at`: a bot's choice, or the end of a turn."""

    seat: int
    decision: str
    at: float
    bot: str | None  # None: the turn is ended for a person


def next_step(table: HostedTable) -> Step | None:
    """What the server must do next by itself, if anything."""
    if table.over:
        return None
    for number, (name, _) in table.asked.items():
        bot = table.seats[number].bot
        if bot is not None:
            at_once = table.ends_turn(number)
            return Step(number, name, 0.0 if at_once else table.moved_at + pause(table), bot)
    at = turn_ends_at(table)
    if at is None:
        return None
    number, (name, _) = next(iter(table.asked.items()))
    return Step(number, name, at, None)


def pause(table: HostedTable) -> float:
    """Seconds before a bot's move. Where bots stand in for all who play, somebody may want to come back in time."""
    away = any(seat.kind == "person" and not seat.left and not seat.conceded for seat in table.seats)
    return PACES["normal" if table.is_bots_alone and away and table.pace == "instant" else table.pace]


def turn_ends_at(table: HostedTable) -> float | None:
    """When the server ends a turn whose player wants a countdown."""
    for number, (_, since) in table.asked.items():
        seat = table.seats[number]
        if seat.turn_end == "countdown" and seat.is_played_by_person and table.ends_turn(number):
            return max(since, seat.turn_end_at) + COUNTDOWN
    return None


def next_act(table: HostedTable) -> tuple[int | None, Act] | None:
    """What follows at once from what stands: the seat of the entry, and what it says."""
    if table.proposal is not None and not table.waits_for():
        return None, Settings(**table.proposal.settings, proposal=table.proposal.number)
    if table.over:
        return None
    if table.gathering is not None and not table.is_dealt:
        return (None, Dealt(given_up=False)) if table.gathering.is_open else None
    seats = table.seats[: len(table.meta.seats)]
    if any(seat.conceded for seat in seats) and sum(not seat.conceded for seat in seats) <= 1:
        return None, Ended("conceded")
    people = [seat for seat in seats if seat.kind == "person" and seat.is_played_by_person]
    if people and all(seat.agrees for seat in people):
        return None, Ended("agreement")
    for number, (name, _) in table.asked.items():
        seat = table.seats[number]
        if seat.turn_end == "at_once" and seat.is_played_by_person and table.ends_turn(number):
            return number, Choice(name, "end turn", "timer")
    return None
