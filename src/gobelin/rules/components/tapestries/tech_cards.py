"""Tapestry cards of inventing and upgrading."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.effects import May, Then
from gobelin.rules.chapters.invent import FACE_UP, INVENT_TOP, Invent
from gobelin.rules.chapters.resources import score
from gobelin.rules.chapters.upgrade import MIDDLE, GainPart
from gobelin.rules.engine.frames import Effect, Power, Resolve
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import tapestry_source

# --- Academia


class Academia(Power):
    """VP for every tech card invented and every tapestry card gained."""

    source: Final = tapestry_source("academia")
    vp_per_card: Final = 3

    def on_invent(self, state: State, owner: int, card: int) -> None:
        score(state, owner, self.vp_per_card, self.source)

    def on_tapestry(self, state: State, owner: int, count: int) -> None:
        score(state, owner, self.vp_per_card * count, self.source)

    def notation(self) -> dict[str, object]:
        vp = {"vp": self.vp_per_card}
        return {"triggers": [when("invent", vp), when("gain_tapestry", vp)]}


ACADEMIA: Final = Academia()


# --- Golden Age


class GoldenAge(Power):
    """No prerequisites, and VP for each of the owner's own upgrades (UPGRADE-14)."""

    source: Final = tapestry_source("golden_age")
    vp_per_upgrade: Final = 3

    def ignores_prerequisites(self) -> bool:
        return True

    def on_upgrade(self, state: State, owner: int, holder: int, card: int, row: int) -> None:
        if holder == owner:
            score(state, owner, self.vp_per_upgrade, self.source)

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [when("upgrade", {"vp": self.vp_per_upgrade})],
            "allows": [law("ignoring_prerequisites")],
        }


GOLDEN_AGE: Final = GoldenAge()


# --- Industrialism


class Industrialism(Power):
    """Inventing gives the circle of the new card; it stays in the bottom row, so that is no upgrade."""

    def on_invent(self, state: State, owner: int, card: int) -> None:
        state.push(GainPart(owner, card, MIDDLE))

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("invent", rule("circle_of_invented"))]}


INDUSTRIALISM: Final = Industrialism()


# --- Steam Tycoon


class NeighboursMayInvent(Effect):
    """Each neighbour may take the top card of the tech deck (NEIGHBOUR-6)."""

    def resolve(self, state: State, player: int, source: int) -> None:
        for neighbour in reversed(state.neighbours(player)):
            state.push(May(neighbour, INVENT_TOP, source))

    def notation(self) -> object:
        return rule("each_neighbour_may", gain=INVENT_TOP.notation())


STEAM_TYCOON: Final = Then(Invent(FACE_UP, upgrade=True), NeighboursMayInvent())


# --- Technocracy


class Technocracy(Effect):
    """The only one in this era invents and upgrades that card; anybody else scores for every opponent."""

    first: Final = Invent(upgrade=True)
    vp_per_opponent: Final = 3

    def resolve(self, state: State, player: int, source: int) -> None:
        era = state.players[player].era
        opponents = state.opponents(player)
        if all(state.players[opponent].era < era for opponent in opponents):
            state.push(Resolve(player, self.first, source))
        else:
            score(state, player, self.vp_per_opponent * len(opponents), source)

    def notation(self) -> object:
        otherwise = rule("per_opponent", gain={"vp": self.vp_per_opponent})
        return rule("first_in_era", first=self.first.notation(), otherwise=otherwise)


TECHNOCRACY: Final = Technocracy()
