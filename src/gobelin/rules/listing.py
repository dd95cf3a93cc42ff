"""What is in the box, and the table of verbs: `gobelin components --json` and `gobelin actions --json`.

Both are JSON-able data in the notation of docs/notation.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gobelin.rules import actions, box
from gobelin.rules.advance import TIER, cost_notation
from gobelin.rules.box import Prerequisite
from gobelin.rules.build import Landmark, display_name
from gobelin.rules.components import achievements, automa, dice, income_mat
from gobelin.rules.components.capitals import CAPITALS
from gobelin.rules.components.landmarks import FOOTPRINTS
from gobelin.rules.components.maps import HEXES, LARGE, SMALL, Map
from gobelin.rules.frames import Effect
from gobelin.rules.names import (
    ACHIEVEMENTS,
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    NONE,
    RESOURCES,
    TAPESTRIES,
    TECHNOLOGIES,
    TERRAINS,
    TRACK_LANDMARKS,
    TRACKS,
)

_TIERS = ("", "I", "II", "III", "IV")
_ROWS = {0: "markets", 1: "houses", 2: "farms", 3: "armories"}


def contents() -> dict[str, object]:
    """The whole box."""
    return {
        "tracks": {name: [_space(track, number) for number in range(1, 13)] for track, name in enumerate(TRACKS)},
        "landmarks": [_landmark(number) for number in range(len(LANDMARKS))],
        "income_mat": {name: _income_row(row) for row, name in enumerate(BUILDINGS)},
        "capitals": [
            {"number": mat.number, "name": mat.name, "pair": mat.pair, "grid": list(mat.grid)} for mat in CAPITALS
        ],
        "map": {"small": _map(SMALL), "large": _map(LARGE)},
        "dice": _dice(),
        "achievements": [
            {"id": name, "vp": {"small": list(achievements.SMALL_MAP[n]), "large": list(achievements.LARGE_MAP[n])}}
            for n, name in enumerate(ACHIEVEMENTS)
        ],
        "territory_tiles": [
            {
                "id": tile.number,
                "vertices": [TERRAINS[terrain] for terrain in tile.corners],
                "inner": TERRAINS[tile.inner] if tile.inner != NONE else None,
                "benefit": tile.benefit.notation(),
            }
            for tile in box.territories[1:]
        ],
        "space_tiles": [
            {"id": number, "benefit": box.space_tiles[number].notation()} for number in range(1, len(box.space_tiles))
        ],
        "tech_cards": [_technology(number) for number in range(len(TECHNOLOGIES))],
        "tapestry_cards": [
            {"id": TAPESTRIES[number], "name": card.name, "copies": card.copies, "timing": card.timing}
            for number, card in enumerate(box.tapestries)
        ],
        "civilizations": [
            {"id": number + 1, "name": name.replace("_", " ").title()} for number, name in enumerate(CIVILIZATIONS)
        ],
        "automa_decision_cards": [
            {
                "number": card.number,
                "income": card.income,
                "automa_track": automa.CANDIDATES[card.automa],
                "shadow_track": automa.CANDIDATES[card.shadow],
                "track_order": [automa.ORDER_NAMES[entry] for entry in card.track_order],
                "map": card.map,
                "topple": card.topple,
            }
            for card in automa.CARDS
        ],
        "automa_mats": {"normal": _automa_mat(automa.NORMAL), "hard": _automa_mat(automa.HARD)},
        "automa_levels": [
            {
                "level": number,
                "mat": "hard" if level.hard else "normal",
                "extra_advance": level.extra_advance,
                "civilization_bonus": level.civilization_bonus,
                "hand": level.hand,
                "progress_cards": {str(turn): level.progress[turn] for turn in (2, 3, 4)},
            }
            for number, level in enumerate(automa.LEVELS)
            if level is not None
        ],
        "automa_civilizations": [
            {"name": name, "favorite": TRACKS[track]} for track, name in enumerate(automa.CIVILIZATIONS)
        ],
    }


def _automa_mat(mat: Sequence[automa.Multipliers | None]) -> dict[str, object]:
    """VP per territory, per landmark and per space on each track, by income turn."""
    return {
        str(turn): {
            "territory": vp.territory,
            "landmark": vp.landmark,
            **{name: vp.tracks[track] for track, name in enumerate(TRACKS)},
        }
        for turn, vp in enumerate(mat)
        if vp is not None
    }


def _space(track: int, number: int) -> dict[str, object]:
    space = box.spaces[track][number]
    landmark = 3 * track + (number - 4) // 3 if number in (4, 7, 10) else NONE
    return {
        "number": number,
        "tier": _TIERS[TIER[number]],
        "name": space.name,
        "cost": cost_notation(track, number),
        "benefit": space.benefit.notation(),
        "bonus": space.bonus.notation() if space.bonus else None,
        "landmark": display_name(landmark) if landmark != NONE else None,
    }


def _landmark(number: int) -> dict[str, object]:
    gained: dict[str, object]
    if number < TRACK_LANDMARKS:
        tier = number % 3
        gained = {"track": TRACKS[number // 3], "tier": _TIERS[tier + 2], "space": 4 + 3 * tier}
    else:
        gained = {"tech_card": display_name(number)}
    return {
        "id": LANDMARKS[number],
        "name": display_name(number),
        "gained": gained,
        "footprint": list(FOOTPRINTS[number]),
    }


def _income_row(row: int) -> dict[str, object]:
    resource = RESOURCES[row]
    positions = []
    for number, space in enumerate(income_mat.ROWS[row]):
        income = {resource: space.resource, "territory": space.territory, "tapestry": space.tapestry}
        vp: object = {"vp_per": space.per} if space.per else {"vp": space.vp} if space.vp else None
        positions.append(
            {
                "position": number + 1,
                "name": space.name,
                "income": {key: amount for key, amount in income.items() if amount} or None,
                "vp": vp,
            }
        )
    return {"resource": resource, "positions": positions}


def _map(side: Map) -> dict[str, object]:
    return {
        "starts": {str(capital): list(HEXES[at]) for capital, at in side.starts.items()},
        "hexes": [list(HEXES[at]) for at in side.hexes],
        "printed": [
            {
                "hex": list(printed.at),
                "vertices": [TERRAINS[terrain] for terrain in printed.corners],
                "land": [TERRAINS[terrain] for terrain in printed.land],
            }
            for printed in side.printed.values()
        ],
    }


def _dice() -> dict[str, object]:
    faces = 12 // len(dice.SCIENCE_FACES)
    red = [{"outcome": {"vp": vp}, "count": 1} for vp in dice.RED_FACES if vp > 0]
    black = [{"outcome": {RESOURCES[r]: 1}, "count": 1} for r in dice.BLACK_FACES if r >= 0]
    per_territory = dice.RED_FACES.count(dice.PER_TERRITORY)
    benefit = dice.BLACK_FACES.count(dice.TERRITORY_BENEFIT)
    return {
        "science": {TRACKS[track]: faces for track in dice.SCIENCE_FACES},
        "conquer_red": [*red, {"outcome": {"vp_per": "territories"}, "count": per_territory}],
        "conquer_black": [*black, {"outcome": {"rule": "territory_benefit"}, "count": benefit}],
    }


def _technology(number: int) -> dict[str, object]:
    card = box.technologies[number]
    return {
        "id": TECHNOLOGIES[number],
        "name": card.name,
        "circle": card.circle.notation(),
        "square": card.square.notation(),
        "prerequisite": _prerequisite(card.needs),
        "landmark": _landmark_of(card.square),
        "once_per_turn": card.once_per_turn,
    }


def _landmark_of(square: Effect) -> str | None:
    return display_name(square.landmark) if isinstance(square, Landmark) else None


def _prerequisite(needs: Prerequisite) -> dict[str, object]:
    if needs.track != NONE:
        return {"track": TRACKS[needs.track], "tier": needs.tier}
    name = income_mat.ROWS[needs.row][needs.space - 1].name
    return {"income": _ROWS[needs.row], "name": name, "space": needs.space}


# --- The action space


def action_space() -> dict[str, Any]:
    """Every verb with its integers and arguments: all that is needed to make an option's integer of its arguments.

    An integer is `first` plus, for each argument, the number of its value times its `step`.
    """
    return {
        "version": actions.ACTION_SPACE_VERSION,
        "count": actions.ACTION_COUNT,
        "verbs": [
            {
                "verb": run.name,
                "text": run.text,
                "first": run.first,
                "count": run.count,
                "arguments": [
                    _argument(argument, step) for argument, step in zip(run.arguments, run.steps, strict=True)
                ],
            }
            for run in actions.RUNS
        ],
    }


def _argument(argument: actions.Argument, step: int) -> dict[str, object]:
    """`words` stand in texts where they are not the values; `also` is what follows from each value."""
    listed: dict[str, object] = {
        "name": argument.name,
        "size": len(argument.values),
        "step": step,
        "values": [list(value) if isinstance(value, tuple) else value for value in argument.values],
    }
    if argument.words != tuple(str(value) for value in argument.values):
        listed["words"] = list(argument.words)
    if argument.also:
        listed["also"] = {name: list(values) for name, values in argument.also.items()}
    return listed
