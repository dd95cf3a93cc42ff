"""Traders: tokens on the map, beside an opponent's outpost or where somebody is going to conquer."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.conquer import RED, die_effect, is_empty, put_token, token_count
from gobelin.rules.chapters.effects import All, Gain, May
from gobelin.rules.chapters.explore import territory_benefit
from gobelin.rules.chapters.resources import ANY_2, score
from gobelin.rules.components.civilizations.tokens import FourTokensForTheMap
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Offer, Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.state import CUBE, OUTPOST, State, token, token_kind, token_owner
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import FROM_CIVILIZATION, FROM_TERRITORY

NUMBER: Final = 15
SOURCE: Final = FROM_CIVILIZATION + NUMBER

START_BONUS: Final = All(ANY_2, Gain(vp=10))


class Traders(FourTokensForTheMap):
    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        around = rule("per_territory_around", gain={"vp": 1})
        return {
            **super().notation(),
            "income": {"optional": True, "gain": rule("trade", empty=around, market=rule("territory_benefit"))},
            "passive": [when("conquer_marked", {"may": rule("die_left")}, who="opponent")],
            "start_bonus": START_BONUS.notation(),
        }

    def income(self, state: State, owner: int) -> None:
        state.push(WhereToTrade(owner))

    def on_die_left(self, state: State, owner: int, conqueror: int, at: int, red: int, black: int, die: int) -> None:
        if not state.players[owner].finished:
            state.push(May(owner, die_effect(state, at, die, red if die == RED else black), SOURCE))
        elif die == RED:
            die_effect(state, at, RED, red).resolve(state, owner, SOURCE)  # END-10

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Resolve(owner, START_BONUS, SOURCE))


def is_market(state: State, owner: int, at: int) -> bool:
    """A single outpost of an opponent stands there and nothing else; a Nomads' building is none."""
    piece = state.tokens[at]
    return token_count(state, at) == 1 and token_kind(piece) == OUTPOST and token_owner(piece) != owner


class WhereToTrade(Offer):
    """On which territory do you put a token? An empty one, or one with a single outpost of an opponent."""

    kind = "trade"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        if state.players[self.player].civ_mat(NUMBER) == (0,):
            return []
        return [
            actions.hex(at)
            for at in sorted(state.map.hexes)
            if not state.unexplored >> at & 1 and (is_empty(state, at) or is_market(state, self.player, at))
        ]

    def take(self, state: State, action: int) -> None:
        at = actions.hex_of(action)
        who = state.players[self.player]
        who.set_civ_mat(NUMBER, (who.civ_mat(NUMBER)[0] - 1,))
        was_empty = is_empty(state, at)
        put_token(state, at, token(self.player, CUBE))
        state.tell("token", self.player, hex=HEX_NAMES[at], source=SOURCE)
        if was_empty:
            score(state, self.player, opponents_around(state, self.player, at), SOURCE)
        else:
            benefit = territory_benefit(state, at)
            if benefit is not None:
                state.push(Resolve(self.player, benefit, FROM_TERRITORY + (state.tile[at] >> 3)))


def opponents_around(state: State, owner: int, at: int) -> int:
    """Neighbouring territories under the control of any opponent."""
    theirs = 0
    for opponent in state.opponents(owner):
        theirs |= state.players[opponent].control
    return (state.map.neighbours[at] & theirs).bit_count()
