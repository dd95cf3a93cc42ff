"""Nomads: buildings and landmarks may stand on the map."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.conquer import is_empty, put_token, refresh_control, token_count
from gobelin.rules.chapters.explore import bits, next_to
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.state import BUILDING, State, token
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import FROM_CIVILIZATION, PIECES

NUMBER: Final = 13
SOURCE: Final = FROM_CIVILIZATION + NUMBER


class Nomads(Civilization):
    number = NUMBER

    def notation(self) -> dict[str, object]:
        placed = rule("building_on_map", beside=ANY_1.notation())
        return {"passive": [when("gain_building", {"may": placed}), when("gain_landmark", {"may": placed})]}

    def building_places(self, state: State, owner: int, piece: int) -> list[int]:
        """Controlled land with one token on it, and empty land next to controlled land."""
        control = state.players[owner].control
        shared = [at for at in bits(control) if token_count(state, at) == 1]
        empty = [at for at in bits(next_to(state, control) & ~state.unexplored) if is_empty(state, at)]
        return [actions.hex(at) for at in sorted(shared + empty)]

    def place_building(self, state: State, owner: int, piece: int, action: int, source: int) -> bool:
        """A second token is worth a resource; alone the building controls like an outpost (CONQUER-4, CONQUER-18)."""
        if not actions.is_hex(action):
            return False
        at = actions.hex_of(action)
        state.tell("place", owner, piece=PIECES[piece], where=actions.TEXTS[action], hex=HEX_NAMES[at], source=source)
        if not is_empty(state, at):
            state.push(Resolve(owner, ANY_1, SOURCE))
        put_token(state, at, token(owner, BUILDING + piece))
        refresh_control(state, at)
        return True
