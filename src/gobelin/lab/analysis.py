"""A recorded game under the eyes of a bot: what it would have chosen, and what the choices of the players cost.

Every choice is looked at with what its player could know at that moment, and nothing of what came later.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict, dataclass
from typing import Any

from gobelin import bots
from gobelin.bots import TurnPlanner
from gobelin.game.game import Game
from gobelin.game.records import beginning_of, split_choice
from gobelin.game.seat import Seat
from gobelin.lab.pool import map_tasks

IN_A_STRETCH = 12  # choices given to a process at once
LEAST_COST = 0.5  # points: less is within what a bot cannot tell


@dataclass
class Stretch:
    """Choices `first` to `last - 1` of a record, for one process."""

    record: dict[str, Any]
    first: int
    last: int
    bot: str
    seconds: float | None


@dataclass
class JudgedChoice:
    """A choice of a record, and what the bot thinks of it: points expected in the end."""

    number: int  # from 1, as in the record
    player: int
    turn: int
    era: int
    kind: str
    points: int  # scored before it
    opens: bool  # it is the first choice of the player's own turn
    chosen: str = ""
    best: str = ""
    expected: float = 0.0  # with the best option
    came: float = 0.0  # with the one that was chosen

    @property
    def cost(self) -> float:
        """Points lost."""
        return self.expected - self.came

    def document(self) -> dict[str, Any]:
        whole = asdict(self)
        del whole["came"]
        return whole | {"expected": round(self.expected, 2), "cost": round(self.cost, 2)}


def judge_choices(record: dict[str, Any], bot: str, seconds: float | None, jobs: int) -> Generator[list[JudgedChoice]]:
    """All choices of a record that could be replayed, stretch by stretch; a choice without a second option is none."""
    count = len(record["choices"])
    stretches = (
        Stretch(record, first, min(count, first + IN_A_STRETCH), bot, seconds)
        for first in range(0, count, IN_A_STRETCH)
    )
    return map_tasks(_judge_stretch, stretches, jobs)


def _judge_stretch(stretch: Stretch) -> list[JudgedChoice]:
    game = Game.replay(beginning_of(stretch.record))
    turn = -1  # the last whose beginning was seen
    found: list[JudgedChoice] = []
    for number, choice in enumerate(stretch.record["choices"][: stretch.last]):
        text, outcome = split_choice(choice)
        state = game.state
        decision = next(one for one in game.decisions if text in one)
        opens = state.started and state.turn == decision.player and state.turns != turn
        if opens:
            turn = state.turns
        if number >= stretch.first and len(decision) > 1:
            who = state.players[decision.player]
            one = JudgedChoice(number + 1, decision.player, state.turns, who.era, decision.kind, who.vp, opens)
            _weigh(one, Seat(game, decision.player), text, stretch)
            found.append(one)
        game.play(text, outcome=outcome)
    return found


def _weigh(one: JudgedChoice, seat: Seat, chosen: str, stretch: Stretch) -> None:
    bot = bots.make(stretch.bot, one.number, stretch.seconds)
    assert isinstance(bot, TurnPlanner)
    assert seat.decision is not None
    option = next(option for option in seat.decision if option.text == chosen)
    weighed = bot.weigh(seat, option)
    best, one.expected = weighed[0]
    one.best, one.chosen = best.text, chosen
    one.came = next(points for option, points in weighed if option.text == chosen)


def sum_up(player: int, points: int, found: list[JudgedChoice]) -> dict[str, Any]:
    """One player's game: choices, how often as the bot would, points lost, the curve of what was expected."""
    own = [one for one in found if one.player == player]
    curve = [
        {"turn": one.turn, "era": one.era, "points": one.points, "expected": round(one.expected, 2)}
        for one in own
        if one.opens
    ]
    return {
        "player": player,
        "points": points,
        "choices": len(own),
        "agreed": sum(one.cost < LEAST_COST for one in own),
        "lost": round(sum(one.cost for one in own), 2),
        "mistakes": [one.document() for one in worst_choices(own)],
        "curve": curve,
    }


def worst_choices(found: list[JudgedChoice]) -> list[JudgedChoice]:
    """The choices that cost something, the costliest first."""
    return sorted((one for one in found if one.cost >= LEAST_COST), key=lambda one: -one.cost)
