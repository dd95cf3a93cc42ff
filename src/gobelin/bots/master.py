"""The strongest player: it plans like the others, but judges the end of its turns by a value learned in self-play."""

from __future__ import annotations

from typing import Any

from gobelin.bots.net import Learned, Net, load_standard_net
from gobelin.bots.planner import TurnPlanner
from gobelin.game.game import Decision
from gobelin.game.seat import Seat
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS


class Master(TurnPlanner):
    """A TurnPlanner with a learned value: the hand-made one only says which lines of a turn go on.

    Start cards are chosen by the results of the net's own games with them, by number of people at the table.
    """

    def __init__(
        self, seed: int = 0, seconds: float | None = None, *, net: Net | None = None, judge: Learned | None = None,
        **shape: Any,
    ) -> None:  # fmt: skip
        if judge is None:
            judge = Learned(load_standard_net() if net is None else net)
        self.learned = judge
        super().__init__(seed, seconds, judge=judge, **shape)

    def _terms(self, state: State, player: int, era: int) -> dict[str, float]:
        """The points so far and those to come: a net does not say what they are made of."""
        points = float(state.players[player].vp)
        return {"points": points, "eras": self.judge.of(state, player) - points}

    def _points_line(self, era: int) -> tuple[float, float]:
        """The net already speaks in points."""
        return 0.0, 1.0

    def _preferences(self, seat: Seat, decision: Decision) -> list[float]:
        if decision.kind not in ("capital", "civilization"):
            return super()._preferences(seat, decision)
        weights = self.learned.net.weights
        people = seat.node(self.seed).state.options.players
        if decision.kind == "capital":
            return [float(weights["capitals"][people][option.arguments["capital"]]) for option in decision.options]
        numbers = [CIVILIZATIONS.index(str(option.arguments["civilization"])) for option in decision.options]
        return [float(weights["civilizations"][people][number]) for number in numbers]
