"""The board: tracks, maps, tiles, dice, achievements, and the income mat."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import FIRST_SPACE_OF_TIER, TIER, cost_notation
from gobelin.rules.chapters.build import display_name
from gobelin.rules.engine import box
from gobelin.rules.engine.notation import rule
from gobelin.rules.printed import achievements as tables
from gobelin.rules.printed import dice
from gobelin.rules.printed.income_mat import ROWS, IncomeSpace
from gobelin.rules.printed.maps import DIRECTIONS, HEXES, LARGE, MIDDLE, SMALL, Map
from gobelin.rules.printed.names import ACHIEVEMENTS, BUILDINGS, NONE, RESOURCES, TERRAINS, TRACKS

TIERS: Final = ("", "I", "II", "III", "IV")

# Clockwise from the top, and from the top left: side i lies between corners i and i + 1.
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
VERTEX_NAMES: Final = ("top_left", "top_right", "right", "bottom_right", "bottom_left", "left")

_PLAYERS: Final = {"small": [1, 2, 3], "large": [4, 5]}


# --- Tracks


def tracks() -> dict[str, object]:
    return {name: [_space(track, number) for number in range(1, 13)] for track, name in enumerate(TRACKS)}


def _space(track: int, number: int) -> dict[str, object]:
    space = box.spaces[track][number]
    landmark = landmark_of(track, number)
    return {
        "number": number,
        "tier": TIERS[TIER[number]],
        "name": space.name,
        "cost": cost_notation(track, number),
        "benefit": space.benefit.notation(),
        "bonus": space.bonus.notation() if space.bonus else None,
        "landmark": display_name(landmark) if landmark != NONE else None,
    }


def landmark_of(track: int, space: int) -> int:
    """The landmark of the space: the first one of tiers II, III and IV has one."""
    tier = TIER[space]
    return 3 * track + tier - 2 if tier > 1 and FIRST_SPACE_OF_TIER[tier] == space else NONE


# --- Maps and tiles


def geometry() -> dict[str, object]:
    """How hexes and tiles lie: axial coordinates, flat-topped, q to the right, r downwards."""
    return {
        "terrains": list(TERRAINS),
        "directions": [list(step) for step in DIRECTIONS],
        "direction_names": list(DIRECTION_NAMES),
        "vertex_names": list(VERTEX_NAMES),
        "middle_island": list(HEXES[MIDDLE]),
    }


def maps() -> dict[str, object]:
    return {side.name: _map(side) for side in (SMALL, LARGE)}


def _map(side: Map) -> dict[str, object]:
    return {
        "players": _PLAYERS[side.name],
        "starts": {str(capital): list(HEXES[at]) for capital, at in side.starts.items()},
        "hexes": [list(HEXES[at]) for at in side.hexes],
        "names": list(side.names),
        "neighbours": [[list(HEXES[other]) if other >= 0 else None for other in side.across[at]] for at in side.hexes],
        "printed": [
            {
                "hex": list(printed.at),
                "role": _role(side, at),
                "vertices": [TERRAINS[terrain] for terrain in printed.corners],
                "land": [TERRAINS[terrain] for terrain in printed.land],
            }
            for at, printed in side.printed.items()
        ],
    }


def _role(side: Map, at: int) -> str:
    if at == MIDDLE:
        return "centre"
    return "start" if at in side.starts.values() else "land"


def territory_tiles() -> list[dict[str, object]]:
    return [
        {
            "id": tile.number,
            "vertices": [TERRAINS[terrain] for terrain in tile.corners],
            "inner": TERRAINS[tile.inner] if tile.inner != NONE else None,
            "land": [TERRAINS[terrain] for terrain in tile.land],
            "benefit": tile.benefit.notation(),
        }
        for tile in box.territories[1:]
    ]


def space_tiles() -> list[dict[str, object]]:
    return [{"id": number, "benefit": tile.notation()} for number, tile in enumerate(box.space_tiles) if number]


# --- Dice and achievements


def dice_faces() -> dict[str, object]:
    science = 12 // len(dice.SCIENCE_FACES)
    red = [{"outcome": {"vp": vp}, "count": 1} for vp in dice.RED_FACES if vp > 0]
    black = [{"outcome": {RESOURCES[r]: 1}, "count": 1} for r in dice.BLACK_FACES if r >= 0]
    per_territory = dice.RED_FACES.count(dice.PER_TERRITORY)
    benefit = dice.BLACK_FACES.count(dice.TERRITORY_BENEFIT)
    return {
        "science": {TRACKS[track]: science for track in dice.SCIENCE_FACES},
        "conquer_red": [*red, {"outcome": {"vp_per": "territories"}, "count": per_territory}],
        "conquer_black": [*black, {"outcome": rule("territory_benefit"), "count": benefit}],
    }


def achievements() -> list[dict[str, object]]:
    """The VP of each, by place, on the two maps."""
    return [
        {"id": name, "vp": {"small": list(tables.SMALL_MAP[number]), "large": list(tables.LARGE_MAP[number])}}
        for number, name in enumerate(ACHIEVEMENTS)
    ]


# --- The income mat


def income_mat() -> dict[str, object]:
    return {
        building: {
            "resource": RESOURCES[row],
            "positions": [_income(RESOURCES[row], number, space) for number, space in enumerate(ROWS[row], start=1)],
        }
        for row, building in enumerate(BUILDINGS)
    }


def _income(resource: str, number: int, space: IncomeSpace) -> dict[str, object]:
    income = {resource: space.resource, "territory": space.territory, "tapestry": space.tapestry}
    vp: object = {"vp_per": space.per} if space.per else {"vp": space.vp} if space.vp else None
    return {
        "position": number,
        "name": space.name,
        "income": {key: amount for key, amount in income.items() if amount} or None,
        "vp": vp,
    }
