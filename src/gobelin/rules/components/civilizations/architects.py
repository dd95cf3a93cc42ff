"""Architects: districts, rows and columns of one type of building are worth more (CIV-6, CIV-7)."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.resources import ANY_1, score
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Offer, Question, Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.state import Player, State
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.landmarks import plot_name
from gobelin.rules.printed.names import BUILDINGS, FROM_CIVILIZATION, NONE

NUMBER: Final = 1
SOURCE: Final = FROM_CIVILIZATION + NUMBER

LINE_VP: Final = 1  # beyond the usual 1 (SCORE-2)
SWAPS: Final = 3
VP_PER_OPPONENT: Final = 10


class Architects(Civilization):
    """Uniform districts bring a second resource, uniform rows and columns 2 VP."""

    number = NUMBER

    def notation(self) -> dict[str, object]:
        return {
            "passive": [
                when("complete_district", rule("uniform_district", gain=ANY_1.notation())),
                when("score_capital", rule("per_uniform_line", gain={"vp": LINE_VP})),
            ],
            "midgame": rule("swap_buildings", up_to=SWAPS),
            "start_bonus": rule("per_opponent", gain={"vp": VP_PER_OPPONENT}, at_least=2),
        }

    def midgame(self, state: State, owner: int) -> None:
        state.push(Swap(owner, SWAPS))

    def on_district(self, state: State, owner: int, district: int) -> None:
        if is_uniform(state.players[owner], DISTRICTS[district]):
            state.push(Resolve(owner, ANY_1, SOURCE))

    def city_vp(self, state: State, owner: int, line: int) -> int:
        return LINE_VP if is_uniform(state.players[owner], line) else 0

    def start_bonus(self, state: State, owner: int) -> None:
        opponents = len(state.rivals(owner))
        if opponents > 1:
            score(state, owner, VP_PER_OPPONENT * opponents, SOURCE)


def is_uniform(who: Player, area: int) -> bool:
    """Income buildings of exactly one type stand there; landmarks and impassable plots do not matter (CIV-6)."""
    return sum(1 for plots in who.plots if plots & area) == 1


class Swap(Offer):
    """Which income building of the city changes places with another one, or are you done? (CIV-7, CIV-8)"""

    kind = "swap"
    way_out = actions.DONE

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        who = state.players[self.player]
        if sum(1 for plots in who.plots if plots) < 2:
            return []
        return plots_with(who, NONE)

    def take(self, state: State, action: int) -> None:
        if self.left > 1:
            state.push(Swap(self.player, self.left - 1))
        state.push(SwapWith(self.player, actions.plot_of(action)))

    def about(self, state: State) -> dict[str, object]:
        return {"left": self.left}


class SwapWith(Question):
    """With which building, of another type, does it change places?"""

    kind = "swap_with"

    def __init__(self, player: int, plot: int) -> None:
        self.player = player
        self.plot = plot
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        who = state.players[self.player]
        return plots_with(who, building_on(who, self.plot))

    def answer(self, state: State, action: int) -> None:
        swap(state, self.player, self.plot, actions.plot_of(action))

    def about(self, state: State) -> dict[str, object]:
        return {"plot": plot_name(self.plot)}


def plots_with(who: Player, other_than: int) -> list[int]:
    """The plots with an income building of another type than this, as actions."""
    standing = 0
    for building in range(4):
        if building != other_than:
            standing |= who.plots[building]
    return [actions.plot(plot) for plot in range(81) if standing >> plot & 1]


def building_on(who: Player, plot: int) -> int:
    return next(building for building in range(4) if who.plots[building] >> plot & 1)


def swap(state: State, player: int, one: int, other: int) -> None:
    """Two buildings change places; no plot changes its state, so nothing is completed (CIV-8)."""
    who = state.players[player]
    both = 1 << one | 1 << other
    first, second = building_on(who, one), building_on(who, other)
    who.plots[first] ^= both
    who.plots[second] ^= both
    moved = {
        actions.place(first, one): actions.place(first, other),
        actions.place(second, other): actions.place(second, one),
    }
    who.placed = tuple(moved.get(action, action) for action in who.placed)
    state.tell("swap", player, buildings=[BUILDINGS[first], BUILDINGS[second]],
               plots=[plot_name(one), plot_name(other)], source=SOURCE)  # fmt: skip
