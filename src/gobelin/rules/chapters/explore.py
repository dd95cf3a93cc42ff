"""EXPLORE and SPACE: territory tiles onto the map, space tiles beside the income mat."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.resources import EXPLORED, score
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Effect, Question, Resolve
from gobelin.rules.engine.state import PRINTED, State
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import FROM_SPACE_TILE, FROM_TERRITORY


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def next_to(state: State, land: int) -> int:
    """All hexes next to these."""
    neighbours = state.map.neighbours
    reached = 0
    while land:
        low = land & -land
        reached |= neighbours[low.bit_length() - 1]
        land ^= low
    return reached


def explorable_hexes(state: State, player: int, anywhere: bool) -> int:
    """The unexplored hexes where the player may put a tile (EXPLORE-1, EXPLORE-9)."""
    if anywhere:
        return state.unexplored
    return state.unexplored & next_to(state, state.players[player].control)


class Explore(Effect):
    """Explore a territory; mandatory with a tile and a hex (EXPLORE-1, EXPLORE-11)."""

    part = "explore"

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere

    def possible(self, state: State, player: int) -> bool:
        who = state.players[player]
        for power in who.powers:
            if power.draws_before_exploring():
                return True  # EXPLORE-13
        return bool(who.tiles) and explorable_hexes(state, player, self.anywhere) != 0

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichTile(player, self.anywhere, source))
        for power in reversed(state.players[player].powers):
            power.on_explore(state, player, self.anywhere)

    def notation(self) -> object:
        return {"explore": "anywhere"} if self.anywhere else "explore"


EXPLORE: Final = Explore()
EXPLORE_ANYWHERE: Final = Explore(anywhere=True)


class WhichTile(Question):
    """Which tile of your supply do you explore with?"""

    kind = "explore_tile"

    def __init__(self, player: int, anywhere: bool, source: int) -> None:
        self.player = player
        self.anywhere = anywhere
        self.source = source

    def options(self, state: State) -> list[int]:
        if not explorable_hexes(state, self.player, self.anywhere):
            return []
        return [actions.tile(tile) for tile in state.players[self.player].tiles]

    def answer(self, state: State, action: int) -> None:
        state.push(WhereToExplore(self.player, actions.tile_of(action), self.anywhere, self.source))

    def about(self, state: State) -> dict[str, object]:
        hexes = bits(explorable_hexes(state, self.player, self.anywhere))
        return {"anywhere": self.anywhere, "hexes": [HEX_NAMES[at] for at in hexes]}


class WhereToExplore(Question):
    """On which hex do you put the tile?"""

    kind = "explore_hex"

    def __init__(self, player: int, tile: int, anywhere: bool, source: int) -> None:
        self.player = player
        self.tile = tile
        self.anywhere = anywhere
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.hex(at) for at in bits(explorable_hexes(state, self.player, self.anywhere))]

    def answer(self, state: State, action: int) -> None:
        state.push(HowToTurn(self.player, self.tile, actions.hex_of(action), self.source))

    def about(self, state: State) -> dict[str, object]:
        hexes = bits(explorable_hexes(state, self.player, self.anywhere))
        return {"tile": self.tile, "scores": {HEX_NAMES[at]: turn_scores(state, self.tile, at) for at in hexes}}


class HowToTurn(Question):
    """How do you turn the tile? Orientations that look the same are one option (EXPLORE-2)."""

    kind = "explore_turn"

    def __init__(self, player: int, tile: int, at: int, source: int) -> None:
        self.player = player
        self.tile = tile
        self.at = at
        self.source = source

    def options(self, state: State) -> list[int]:
        corners = box.territories[self.tile].corners
        if min(corners) == max(corners):
            return [actions.turn(0)]
        return [actions.turn(steps) for steps in range(6)]

    def answer(self, state: State, action: int) -> None:
        put_tile(state, self.player, self.tile, self.at, actions.turn_of(action), self.source)

    def about(self, state: State) -> dict[str, object]:
        return {
            "tile": self.tile,
            "hex": HEX_NAMES[self.at],
            "scores": turn_scores(state, self.tile, self.at),
            "sides": [matching_sides(state, self.at, turned_corners(self.tile, turn)) for turn in range(6)],
        }


def corners_at(state: State, at: int) -> tuple[int, ...]:
    """The terrain at the six corners of an explored hex, as it lies."""
    piece = state.tile[at]
    if piece == PRINTED:
        return state.map.printed[at].corners
    return turned_corners(piece >> 3, piece & 7)


def turned_corners(tile: int, turn: int) -> tuple[int, ...]:
    """The terrain at the corners of a tile turned so many sixths clockwise."""
    corners = box.territories[tile].corners
    return corners[6 - turn :] + corners[: 6 - turn]


def land_at(state: State, at: int) -> tuple[int, ...]:
    """The land terrains of an explored hex."""
    piece = state.tile[at]
    return state.map.printed[at].land if piece == PRINTED else box.territories[piece >> 3].land


def aligned_sides(state: State, at: int) -> int:
    """Sides of a tile along which a terrain continues, corner by corner (EXPLORE-3 to -6)."""
    return len(matching_sides(state, at, corners_at(state, at)))


def matching_sides(state: State, at: int, mine: tuple[int, ...]) -> list[int]:
    """The sides, clockwise from the top, along which these corners would continue a terrain next to the hex."""
    sides = []
    for side, other in enumerate(state.map.across[at]):
        if other >= 0 and not state.unexplored >> other & 1:
            theirs = corners_at(state, other)
            if mine[side] == theirs[(side + 4) % 6] or mine[(side + 1) % 6] == theirs[(side + 3) % 6]:
                sides.append(side)
    return sides


def turn_scores(state: State, tile: int, at: int) -> list[int]:
    """The aligned sides a tile would have on a hex, for each of its six turns."""
    return [len(matching_sides(state, at, turned_corners(tile, turn))) for turn in range(6)]


def put_tile(state: State, player: int, tile: int, at: int, turn: int, source: int) -> None:
    """Place the tile; then VP for its sides, what powers do, its benefit (EXPLORE-12)."""
    who = state.players[player]
    decks.remove_tile(state, player, tile)
    state.change_map()
    state.tile[at] = tile * 8 + turn
    state.unexplored &= ~(1 << at)
    who.stats[EXPLORED] += 1
    sides = matching_sides(state, at, turned_corners(tile, turn))
    state.tell("explore", player, tile=tile, hex=HEX_NAMES[at], turned=turn, sides=sides, source=source)
    for power in who.powers:
        if power.asks_about_tile(state, player, at):
            return
    score_sides(state, player, at, len(sides))
    gain_tile(state, player, at, 1)


def score_sides(state: State, player: int, at: int, sides: int) -> None:
    """1 VP for each aligned side of a tile (EXPLORE-3)."""
    score(state, player, sides, FROM_TERRITORY + (state.tile[at] >> 3))


def gain_tile(state: State, player: int, at: int, times: int) -> None:
    """After the tile is placed and its sides are scored: what powers do, then its benefit (EXPLORE-7)."""
    tile = state.tile[at] >> 3
    for _ in range(times):
        state.push(Resolve(player, box.territories[tile].benefit, FROM_TERRITORY + tile))
    for power in reversed(state.players[player].powers):
        power.on_territory(state, player, at)


def territory_benefit(state: State, at: int) -> Effect | None:
    """The benefit of the tile on a hex; printed land has none (CONQUER-9)."""
    piece = state.tile[at]
    return box.territories[piece >> 3].benefit if piece > PRINTED else None


# --- Space


class ExploreSpace(Effect):
    """Explore a space tile of the supply (SPACE-1, SPACE-3)."""

    part = "explore_space"

    def possible(self, state: State, player: int) -> bool:
        return bool(state.players[player].space_tiles)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichSpaceTile(player, source))

    def notation(self) -> object:
        return "explore_space"


EXPLORE_SPACE: Final = ExploreSpace()


class WhichSpaceTile(Question):
    """Which space tile do you explore?"""

    kind = "explore_space"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.space_tile(tile) for tile in state.players[self.player].space_tiles]

    def answer(self, state: State, action: int) -> None:
        tile = actions.space_tile_of(action)
        who = state.players[self.player]
        who.space_tiles = tuple(other for other in who.space_tiles if other != tile)
        who.explored_space = (*who.explored_space, tile)
        state.tell("explore_space", self.player, tile=tile, source=self.source)
        state.push(Resolve(self.player, box.space_tiles[tile], FROM_SPACE_TILE + tile))
