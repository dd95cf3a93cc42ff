"""Isolationists: conquered land is closed to everybody else, and one large land mass pays in the end."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.conquer import put_token
from gobelin.rules.chapters.explore import bits, corners_at, land_at
from gobelin.rules.chapters.resources import ANY_1, score
from gobelin.rules.components.civilizations.tokens import FourTokensForTheMap
from gobelin.rules.engine.frames import Resolve, YesNo
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.state import CUBE, State, token
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import DESERT, FOREST, FROM_CIVILIZATION, GRASS, MOUNTAIN

NUMBER: Final = 8
SOURCE: Final = FROM_CIVILIZATION + NUMBER

VP_BY_TERRITORIES: Final = (0, 5, 10, 16, 23, 31, 40)  # 6 or more


class Isolationists(FourTokensForTheMap):
    number = NUMBER

    def notation(self) -> dict[str, object]:
        return {
            **super().notation(),
            "passive": [when("conquer_empty", {"may": rule("isolate", gain=ANY_1.notation())})],
            "final": rule("largest_land_mass", vp=list(VP_BY_TERRITORIES[1:])),
        }

    def on_conquest(self, state: State, owner: int, at: int, was_empty: bool) -> None:
        if was_empty and state.players[owner].civ_mat(NUMBER)[0] > 0:
            state.push(MayIsolate(owner, at))

    def final(self, state: State, owner: int) -> None:
        size = min(largest_land_mass(state, owner), len(VP_BY_TERRITORIES) - 1)
        score(state, owner, VP_BY_TERRITORIES[size], SOURCE)


class MayIsolate(YesNo):
    """Do you put a token beside the outpost, for a resource and for good? (CONQUER-17)"""

    kind = "isolate"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at
        self.source = SOURCE

    def accept(self, state: State) -> None:
        who = state.players[self.player]
        who.set_civ_mat(NUMBER, (who.civ_mat(NUMBER)[0] - 1,))
        put_token(state, self.at, token(self.player, CUBE))
        state.tell("token", self.player, hex=HEX_NAMES[self.at], source=SOURCE)
        state.push(Resolve(self.player, ANY_1, SOURCE))

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at]}


# --- The land mass


def largest_land_mass(state: State, owner: int) -> int:
    """Territories in the largest connected area of one terrain over the land a player controls."""
    return max(largest_area(state, owner, terrain) for terrain in (DESERT, FOREST, GRASS, MOUNTAIN))


def largest_area(state: State, owner: int, terrain: int) -> int:
    unseen = {at for at in bits(state.players[owner].control) if terrain in land_at(state, at)}
    largest = 0
    while unseen:
        edge = [unseen.pop()]
        size = 0
        while edge:
            at = edge.pop()
            size += 1
            for other in continuing_neighbours(state, at, terrain):
                if other in unseen:
                    unseen.remove(other)
                    edge.append(other)
        largest = max(largest, size)
    return largest


def continuing_neighbours(state: State, at: int, terrain: int) -> list[int]:
    """The neighbours onto which a terrain continues, corner by corner as for alignment (EXPLORE-6)."""
    mine = corners_at(state, at)
    joined = []
    for side, other in enumerate(state.map.across[at]):
        if other >= 0 and not state.unexplored >> other & 1:
            theirs = corners_at(state, other)
            left = mine[side] == terrain == theirs[(side + 4) % 6]
            right = mine[(side + 1) % 6] == terrain == theirs[(side + 3) % 6]
            if left or right:
                joined.append(other)
    return joined
