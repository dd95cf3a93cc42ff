"""Tapestry cards of inventing and upgrading."""

from __future__ import annotations

from typing import Final

from gobelin.rules.effects import May, Then
from gobelin.rules.frames import Effect, Power, Resolve
from gobelin.rules.invent import FACE_UP, INVENT_TOP, Invent
from gobelin.rules.names import FROM_TAPESTRY, TAPESTRIES
from gobelin.rules.resources import score
from gobelin.rules.state import State
from gobelin.rules.upgrade import MIDDLE, GainPart

FROM_ACADEMIA: Final = FROM_TAPESTRY + TAPESTRIES.index("academia")
FROM_GOLDEN_AGE: Final = FROM_TAPESTRY + TAPESTRIES.index("golden_age")

ACADEMIA_VP: Final = 3  # per card
GOLDEN_AGE_VP: Final = 3  # per upgrade
TECHNOCRACY_VP: Final = 3  # per opponent

INVENT_AND_UPGRADE: Final = Invent(upgrade=True)


class Academia(Power):
    """VP for every tech card invented and every tapestry card gained."""

    def on_invent(self, state: State, owner: int, card: int) -> None:
        score(state, owner, ACADEMIA_VP, FROM_ACADEMIA)

    def on_tapestry(self, state: State, owner: int, count: int) -> None:
        score(state, owner, ACADEMIA_VP * count, FROM_ACADEMIA)


class GoldenAge(Power):
    """No prerequisites, and VP for each of the owner's own upgrades (UPGRADE-14)."""

    def ignores_prerequisites(self) -> bool:
        return True

    def on_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        if holder == owner:
            score(state, owner, GOLDEN_AGE_VP, FROM_GOLDEN_AGE)


class Industrialism(Power):
    """Inventing gives the circle of the new card; it stays in the bottom row, so that is no upgrade."""

    def on_invent(self, state: State, owner: int, card: int) -> None:
        state.push(GainPart(owner, card, MIDDLE))


class NeighboursMayInvent(Effect):
    """Each neighbour may take the top card of the tech deck (NEIGHBOUR-6)."""

    rule = "neighbours_may_invent"

    def resolve(self, state: State, player: int, source: int) -> None:
        for neighbour in reversed(state.neighbours(player)):
            state.push(May(neighbour, INVENT_TOP, source))


class Technocracy(Effect):
    """The only one in this era invents and upgrades that card; anybody else scores for every opponent."""

    rule = "technocracy"

    def resolve(self, state: State, player: int, source: int) -> None:
        era = state.players[player].era
        opponents = state.opponents(player)
        if all(state.players[opponent].era < era for opponent in opponents):
            state.push(Resolve(player, INVENT_AND_UPGRADE, source))
        else:
            score(state, player, TECHNOCRACY_VP * len(opponents), source)


ACADEMIA: Final = Academia()
GOLDEN_AGE: Final = GoldenAge()
INDUSTRIALISM: Final = Industrialism()
STEAM_TYCOON: Final = Then(Invent(FACE_UP, upgrade=True), NeighboursMayInvent())
TECHNOCRACY: Final = Technocracy()
