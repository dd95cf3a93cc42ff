"""Tapestry cards of the map: tiles, outposts and conquests."""

from __future__ import annotations

from typing import Final

from gobelin.rules import actions, decks
from gobelin.rules.components.maps import HEX_NAMES
from gobelin.rules.conquer import ask_for_row, put_outpost, refresh_control, stand_up, topple
from gobelin.rules.effects import Gain, OneOf
from gobelin.rules.explore import (
    WhereToExplore,
    aligned,
    bits,
    explorable,
    gain_tile,
    land_at,
    score_sides,
    territory_benefit,
)  # fmt: skip
from gobelin.rules.frames import Effect, Offer, Power, Question, Resolve, YesNo
from gobelin.rules.names import COIN, CULTURE, FOOD, FROM_TAPESTRY, NOBODY, NONE, TAPESTRIES, WORKER
from gobelin.rules.resources import ANY_1, gain_resource, score
from gobelin.rules.state import PRINTED, State, is_toppled, token_owner

FROM_AGE_OF_SAIL: Final = FROM_TAPESTRY + TAPESTRIES.index("age_of_sail")
FROM_EXPLOITATION: Final = FROM_TAPESTRY + TAPESTRIES.index("exploitation")
FROM_MILITARISM: Final = FROM_TAPESTRY + TAPESTRIES.index("militarism")
FROM_PIRATE_RULE: Final = FROM_TAPESTRY + TAPESTRIES.index("pirate_rule")

ONE_TILE: Final = Gain(territory=1)
THREE_TILES: Final = Gain(territory=3)


# --- Age of Sail

GIFT_VP: Final = 3


class AgeOfSail(Power):
    """Exploring begins with three more tiles, one of which may be given away for VP (EXPLORE-12, EXPLORE-13)."""

    def draws_before_exploring(self) -> bool:
        return True

    def on_explore(self, state: State, owner: int, anywhere: bool) -> None:
        state.push(GiveTile(owner, anywhere))
        state.push(Resolve(owner, THREE_TILES, FROM_AGE_OF_SAIL))


class GiveTile(Offer):
    """Which tile of your supply do you give to an opponent? Not the last one: you must explore (EXPLORE-11)."""

    kind = "give_tile"

    def __init__(self, player: int, anywhere: bool) -> None:
        self.player = player
        self.anywhere = anywhere
        self.source = FROM_AGE_OF_SAIL

    def choices(self, state: State) -> list[int]:
        tiles = state.players[self.player].tiles
        if len(tiles) < 2 or not explorable(state, self.player, self.anywhere) or not state.partners(self.player):
            return []
        return [actions.tile(tile) for tile in tiles]

    def take(self, state: State, action: int) -> None:
        state.push(WhoGetsTile(self.player, actions.tile_of(action)))


class WhoGetsTile(Question):
    """Which opponent gets the tile?"""

    kind = "give_tile_to"

    def __init__(self, player: int, tile: int) -> None:
        self.player = player
        self.tile = tile
        self.source = FROM_AGE_OF_SAIL

    def options(self, state: State) -> list[int]:
        return [actions.player(opponent) for opponent in state.partners(self.player)]

    def answer(self, state: State, action: int) -> None:
        opponent = actions.player_of(action)
        decks.remove_tile(state, self.player, self.tile)
        receiver = state.players[opponent]
        receiver.tiles = (*receiver.tiles, self.tile)
        state.tell("give_tile", self.player, tile=self.tile, opponent=opponent, source=self.source)
        score(state, self.player, GIFT_VP, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"tile": self.tile}


# --- Coal Baron


class CoalBaron(Effect):
    """Draw a tile and explore with it, if there is a hex for it; then each neighbour gains a tile."""

    rule = "coal_baron"

    def resolve(self, state: State, player: int, source: int) -> None:
        for neighbour in reversed(state.neighbours(player)):
            state.push(Resolve(neighbour, ONE_TILE, source))
        if decks.gain_territories(state, player, 1, source):
            state.push(WhereToExplore(player, state.players[player].tiles[-1], False, source))


# --- Colonialism

RESOURCE_OF_TERRAIN: Final = (NONE, COIN, FOOD, CULTURE, WORKER)  # sea, desert, forest, grass, mountain


class Colonialism(Effect):
    """A resource for each land terrain of a tile under the player's control."""

    rule = "colonialism"

    def possible(self, state: State, player: int) -> bool:
        return bool(colonies(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichColony(player, source))


def colonies(state: State, player: int) -> list[int]:
    """The hexes with a tile that the player controls; printed land is no tile."""
    return [at for at in bits(state.players[player].control) if state.tile[at] > PRINTED]


class WhichColony(Question):
    """Which tile's terrains give you resources?"""

    kind = "colony"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.hex(at) for at in colonies(state, self.player)]

    def answer(self, state: State, action: int) -> None:
        at = actions.hex_of(action)
        state.tell("colony", self.player, hex=HEX_NAMES[at], source=self.source)
        for terrain in land_at(state, at):
            gain_resource(state, self.player, RESOURCE_OF_TERRAIN[terrain], 1, self.source)


# --- Exploitation


class Exploitation(Power):
    """A tile's benefit may be gained twice instead of VP for its sides."""

    def asks_about_tile(self, state: State, owner: int, at: int) -> bool:
        state.push(DoubleBenefit(owner, at))
        return True


class DoubleBenefit(YesNo):
    """Do you gain the tile's benefit twice instead of VP for its sides?"""

    kind = "double_benefit"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at
        self.source = FROM_EXPLOITATION

    def accept(self, state: State) -> None:
        state.tell("double_benefit", self.player, hex=HEX_NAMES[self.at], source=self.source)
        gain_tile(state, self.player, self.at, 2)

    def leave(self, state: State) -> None:
        score_sides(state, self.player, self.at)
        gain_tile(state, self.player, self.at, 1)

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at], "tile": state.tile[self.at] >> 3, "sides": aligned(state, self.at)}


# --- Militarism


class Militarism(Power):
    """An outpost may be put on a tile just explored; that is no conquest (CONQUER-18)."""

    def on_territory(self, state: State, owner: int, at: int) -> None:
        state.push(SettleTile(owner, at))


class SettleTile(YesNo):
    """Do you put an outpost on the tile you have explored?"""

    kind = "settle_tile"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at
        self.source = FROM_MILITARISM

    def is_offered(self, state: State) -> bool:
        return state.players[self.player].outposts > 0

    def accept(self, state: State) -> None:
        put_outpost(state, self.player, self.at, self.source)
        refresh_control(state, self.at)
        ask_for_row(state, self.player, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at], "tile": state.tile[self.at] >> 3}


# --- Pillage and Plunder, Pirate Rule


class PillageAndPlunder(Power):
    """Both dice on an opponent's territory, and no trap (CONQUER-19, TRAP-7)."""

    def gains_both_dice(self) -> bool:
        return True

    def forbids_traps(self) -> bool:
        return True


class PirateRule(Power):
    """A conquest also gives the benefit of the conquered tile, after the dice (CONQUER-17)."""

    def after_conquest(self, state: State, owner: int, at: int) -> None:
        benefit = territory_benefit(state, at)
        if benefit is not None:
            state.push(Resolve(owner, benefit, FROM_PIRATE_RULE))


# --- Revolution

REVOLTS: Final = 3  # at most


class Uprising(Effect):
    """Own toppled outposts stand up and topple those that stand over them; no conquest (CONQUER-18)."""

    rule = "uprising"

    part = "uprising"

    def possible(self, state: State, player: int) -> bool:
        return bool(oppressed(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhereToRevolt(player, REVOLTS, source))


def oppressor(state: State, player: int, at: int) -> int:
    """The opponent whose piece stands over a toppled one of the player, or nobody."""
    first, second = state.tokens[at], state.seconds[at]
    if second:
        if is_toppled(first) and token_owner(first) == player:
            return token_owner(second)
        if is_toppled(second) and token_owner(second) == player:
            return token_owner(first)
    return NOBODY


def oppressed(state: State, player: int) -> list[int]:
    """The hexes where an uprising of the player is possible."""
    return [at for at in state.map.hexes if oppressor(state, player, at) != NOBODY]


class WhereToRevolt(Question):
    """Where does your toppled outpost stand up? In one to three territories."""

    kind = "uprising"

    def __init__(self, player: int, left: int, source: int) -> None:
        self.player = player
        self.left = left
        self.source = source

    def options(self, state: State) -> list[int]:
        legal = [actions.hex(at) for at in oppressed(state, self.player)]
        if legal and self.left < REVOLTS:
            legal.append(actions.DONE)
        return legal

    def answer(self, state: State, action: int) -> None:
        if action == actions.DONE:
            return
        if self.left > 1:
            state.push(WhereToRevolt(self.player, self.left - 1, self.source))
        at = actions.hex_of(action)
        opponent = oppressor(state, self.player, at)
        stand_up(state, self.player, at)
        topple(state, self.player, at, opponent)
        refresh_control(state, at)

    def about(self, state: State) -> dict[str, object]:
        return {"left": self.left}


AGE_OF_SAIL: Final = AgeOfSail()
COAL_BARON: Final = CoalBaron()
COLONIALISM: Final = Colonialism()
EXPLOITATION: Final = Exploitation()
MILITARISM: Final = Militarism()
PILLAGE_AND_PLUNDER: Final = PillageAndPlunder()
PIRATE_RULE: Final = PirateRule()
REVOLUTION: Final = OneOf(ANY_1, Uprising())
