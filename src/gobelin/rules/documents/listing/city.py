"""The capital cities and the landmarks that are laid on them."""

from __future__ import annotations

from gobelin.rules.chapters.advance import FIRST_SPACE_OF_TIER
from gobelin.rules.chapters.build import display_name
from gobelin.rules.documents.listing.board import TIERS
from gobelin.rules.printed.capitals import CAPITALS, DISTRICTS, Capital
from gobelin.rules.printed.landmarks import COLUMNS, FOOTPRINTS, OUTSIDE_COLUMNS, plot_name, shapes
from gobelin.rules.printed.maps import HEXES, LARGE, SMALL
from gobelin.rules.printed.names import LANDMARKS, TRACK_LANDMARKS, TRACKS


def geometry() -> dict[str, object]:
    """How plots are named: columns from the left, rows from the top; `outside` lies left of the first column."""
    return {
        "columns": list(COLUMNS),
        "rows": list(range(1, 10)),
        "outside_columns": list(OUTSIDE_COLUMNS),
        "districts": [_plots(district) for district in DISTRICTS],
    }


def _plots(mask: int) -> list[str]:
    return [plot_name(plot) for plot in range(81) if mask >> plot & 1]


def capitals() -> list[dict[str, object]]:
    return [_capital(mat) for mat in CAPITALS]


def _capital(mat: Capital) -> dict[str, object]:
    return {
        "number": mat.number,
        "name": mat.name,
        "pair": mat.pair,
        "start_small": list(HEXES[SMALL.starts[mat.number]]),
        "start_large": list(HEXES[LARGE.starts[mat.number]]),
        "grid": list(mat.grid),
        "impassable": _plots(mat.impassable),
    }


def landmarks() -> list[dict[str, object]]:
    return [_landmark(number) for number in range(len(LANDMARKS))]


def _landmark(number: int) -> dict[str, object]:
    gained: dict[str, object]
    if number < TRACK_LANDMARKS:
        track, tier = number // 3, number % 3 + 2
        gained = {"track": TRACKS[track], "tier": TIERS[tier], "space": FIRST_SPACE_OF_TIER[tier]}
    else:
        gained = {"tech_card": display_name(number)}
    return {
        "id": LANDMARKS[number],
        "name": display_name(number),
        "gained": gained,
        "footprint": list(FOOTPRINTS[number]),
        "turns": [list(shape) for shape in shapes(number)],
        "size": sum(row.count("1") for row in FOOTPRINTS[number]),
    }
