"""Tapestry cards of the map: tiles, outposts and conquests."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.conquer import ask_for_row, put_outpost, refresh_control, stand_up, topple
from gobelin.rules.chapters.effects import Gain, OneOf
from gobelin.rules.chapters.explore import (  # fmt: skip
    WhereToExplore,
    aligned_sides,
    bits,
    explorable_hexes,
    gain_tile,
    land_at,
    score_sides,
    territory_benefit,
)
from gobelin.rules.chapters.resources import ANY_1, gain_resource, score
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Offer, Power, Question, Resolve, YesNo
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.state import PRINTED, State, is_toppled, token_owner
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import COIN, CULTURE, FOOD, NOBODY, NONE, RESOURCES, TERRAINS, WORKER, tapestry_source

# --- Age of Sail


class AgeOfSail(Power):
    """Exploring begins with three more tiles, one of which may be given away for VP (EXPLORE-12, EXPLORE-13)."""

    source: Final = tapestry_source("age_of_sail")
    tiles: Final = Gain(territory=3)
    vp_for_gift: Final = 3

    def draws_before_exploring(self) -> bool:
        return True

    def on_explore(self, state: State, owner: int, anywhere: bool) -> None:
        state.push(GiveTile(owner, anywhere))
        state.push(Resolve(owner, self.tiles, self.source))

    def notation(self) -> dict[str, object]:
        gift = rule("give_tile", gain={"vp": self.vp_for_gift})
        return {"triggers": [when("explore", {"then": [self.tiles.notation(), {"may": gift}]})]}


AGE_OF_SAIL: Final = AgeOfSail()


class GiveTile(Offer):
    """Which tile of your supply do you give to an opponent? Not the last one: you must explore (EXPLORE-11)."""

    kind = "give_tile"

    def __init__(self, player: int, anywhere: bool) -> None:
        self.player = player
        self.anywhere = anywhere
        self.source = AGE_OF_SAIL.source

    def choices(self, state: State) -> list[int]:
        tiles = state.players[self.player].tiles
        if len(tiles) < 2 or not explorable_hexes(state, self.player, self.anywhere) or not state.partners(self.player):
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
        self.source = AGE_OF_SAIL.source

    def options(self, state: State) -> list[int]:
        return [actions.player(opponent) for opponent in state.partners(self.player)]

    def answer(self, state: State, action: int) -> None:
        opponent = actions.player_of(action)
        decks.remove_tile(state, self.player, self.tile)
        receiver = state.players[opponent]
        receiver.tiles = (*receiver.tiles, self.tile)
        state.tell("give_tile", self.player, tile=self.tile, opponent=opponent, source=self.source)
        score(state, self.player, AGE_OF_SAIL.vp_for_gift, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"tile": self.tile}


# --- Coal Baron


class CoalBaron(Effect):
    """Draw a tile and explore with it, if there is a hex for it; then each neighbour gains a tile."""

    for_neighbours: Final = Gain(territory=1)

    def resolve(self, state: State, player: int, source: int) -> None:
        for neighbour in reversed(state.neighbours(player)):
            state.push(Resolve(neighbour, self.for_neighbours, source))
        if decks.gain_territories(state, player, 1, source):
            state.push(WhereToExplore(player, state.players[player].tiles[-1], False, source))

    def notation(self) -> object:
        neighbours = rule("each_neighbour", gain=self.for_neighbours.notation())
        return {"then": [rule("explore_with_drawn_tile"), neighbours]}


COAL_BARON: Final = CoalBaron()


# --- Colonialism

RESOURCE_OF_TERRAIN: Final = (NONE, COIN, FOOD, CULTURE, WORKER)  # sea, desert, forest, grass, mountain


class Colonialism(Effect):
    """A resource for each land terrain of a tile under the player's control."""

    def possible(self, state: State, player: int) -> bool:
        return bool(colonies(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichColony(player, source))

    def notation(self) -> object:
        land = {TERRAINS[t]: {RESOURCES[r]: 1} for t, r in enumerate(RESOURCE_OF_TERRAIN) if r != NONE}
        return rule("per_terrain", gain=land)


COLONIALISM: Final = Colonialism()


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

    source: Final = tapestry_source("exploitation")

    def asks_about_tile(self, state: State, owner: int, at: int) -> bool:
        state.push(DoubleBenefit(owner, at))
        return True

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("place_territory", {"may": rule("double_tile_benefit")})]}


EXPLOITATION: Final = Exploitation()


class DoubleBenefit(YesNo):
    """Do you gain the tile's benefit twice instead of VP for its sides?"""

    kind = "double_benefit"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at
        self.source = EXPLOITATION.source

    def accept(self, state: State) -> None:
        state.tell("double_benefit", self.player, hex=HEX_NAMES[self.at], source=self.source)
        gain_tile(state, self.player, self.at, 2)

    def leave(self, state: State) -> None:
        score_sides(state, self.player, self.at, aligned_sides(state, self.at))
        gain_tile(state, self.player, self.at, 1)

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at], "tile": state.tile[self.at] >> 3, "sides": aligned_sides(state, self.at)}


# --- Militarism


class Militarism(Power):
    """An outpost may be put on a tile just explored; that is no conquest (CONQUER-18)."""

    source: Final = tapestry_source("militarism")

    def on_territory(self, state: State, owner: int, at: int) -> None:
        state.push(SettleTile(owner, at))

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("explore", {"may": rule("outpost_on_tile")})]}


MILITARISM: Final = Militarism()


class SettleTile(YesNo):
    """Do you put an outpost on the tile you have explored?"""

    kind = "settle_tile"

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at
        self.source = MILITARISM.source

    def is_offered(self, state: State) -> bool:
        return state.players[self.player].outposts > 0

    def accept(self, state: State) -> None:
        put_outpost(state, self.player, self.at, self.source)
        refresh_control(state, self.at)
        ask_for_row(state, self.player, self.at, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at], "tile": state.tile[self.at] >> 3}


# --- Pillage and Plunder


class PillageAndPlunder(Power):
    """Both dice on an opponent's territory, and no trap (CONQUER-19, TRAP-7)."""

    def gains_both_dice(self) -> bool:
        return True

    def forbids_traps(self) -> bool:
        return True

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [when("conquer_opponent", rule("both_dice"))],
            "forbids": [law("trapping", who="opponent")],
        }


PILLAGE_AND_PLUNDER: Final = PillageAndPlunder()


# --- Pirate Rule


class PirateRule(Power):
    """A conquest also gives the benefit of the conquered tile, after the dice (CONQUER-17)."""

    source: Final = tapestry_source("pirate_rule")

    def after_conquest(self, state: State, owner: int, at: int) -> None:
        benefit = territory_benefit(state, at)
        if benefit is not None:
            state.push(Resolve(owner, benefit, self.source))

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("conquer", rule("territory_benefit"))]}


PIRATE_RULE: Final = PirateRule()


# --- Revolution

REVOLTS: Final = 3  # at most


class Uprising(Effect):
    """Own toppled outposts stand up and topple those that stand over them; no conquest (CONQUER-18)."""

    part = "uprising"

    def possible(self, state: State, player: int) -> bool:
        return bool(hexes_to_revolt(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhereToRevolt(player, REVOLTS, source))

    def notation(self) -> object:
        return rule("uprising", up_to=REVOLTS)


REVOLUTION: Final = OneOf(ANY_1, Uprising())


def oppressor(state: State, player: int, at: int) -> int:
    """The opponent whose piece stands over a toppled one of the player, or nobody."""
    first, second = state.tokens[at], state.second_tokens[at]
    if second:
        if is_toppled(first) and token_owner(first) == player:
            return token_owner(second)
        if is_toppled(second) and token_owner(second) == player:
            return token_owner(first)
    return NOBODY


def hexes_to_revolt(state: State, player: int) -> list[int]:
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
        legal = [actions.hex(at) for at in hexes_to_revolt(state, self.player)]
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
        stand_up(state, self.player, at, self.source)
        topple(state, self.player, at, opponent, self.source)
        refresh_control(state, at)

    def about(self, state: State) -> dict[str, object]:
        return {"left": self.left}
