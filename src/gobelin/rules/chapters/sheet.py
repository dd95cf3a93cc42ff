"""The score sheet: points by source, by era and by what they were counted by, and the other figures of a game."""

from __future__ import annotations

from gobelin.rules.engine.state import COUNTERS, METHODS, SOURCES, STAT_COUNTERS, STAT_ERAS, STAT_METHODS, Player, State
from gobelin.rules.printed.names import BUILDINGS, CIVILIZATIONS, TRACKS

ERA_NAMES = ("setup", "era_1", "era_2", "era_3", "era_4", "income_5", "after_end")


COUNTS = "counts"

# The parts of the sheet: where each begins in Player.stats, and the names of its lines.
SHEET = {
    "points_by_source": (0, SOURCES),
    "points_by_era": (STAT_ERAS, ERA_NAMES),
    "points_by_method": (STAT_METHODS, METHODS),
    COUNTS: (STAT_COUNTERS, COUNTERS),
}


def figures(who: Player, part: str) -> dict[str, int]:
    """One part of a player's sheet, by name."""
    first, names = SHEET[part]
    return {name: who.stats[first + number] for number, name in enumerate(names)}


def score_sheet(state: State, player: int) -> dict[str, object]:
    """All figures of one player as JSON-able data; all of it is public."""
    who = state.players[player]
    return {
        "vp": who.vp,
        **{part: figures(who, part) for part in SHEET},
        "tracks": {track: who.position(number) for number, track in enumerate(TRACKS)},
        "income_spaces": {building: who.taken[number] + 1 for number, building in enumerate(BUILDINGS)},
        "income_buildings": sum(who.taken),
        "landmarks": len(who.landmarks),
        "outposts_on_map": 10 - who.outposts,
        "territories": who.control.bit_count(),
        "tech_cards": who.tech_count(),
        "districts": who.districts.bit_count(),
        "capital": who.capital if state.started else None,
        "civilization": CIVILIZATIONS[who.civilizations[0]] if state.started and who.civilizations else None,
        "civilizations": len(who.civilizations) if state.started else 0,
        "resources_left": sum(who.resources),
    }
