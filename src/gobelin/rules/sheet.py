"""The score sheet: points by source, by era and by what they were counted by, and the other figures of a game."""

from __future__ import annotations

from gobelin.rules.names import BUILDINGS, CIVILIZATIONS, TRACKS
from gobelin.rules.state import COUNTERS, METHODS, SOURCES, STAT_COUNTERS, STAT_ERAS, STAT_METHODS, State

ERA_NAMES = ("setup", "era_1", "era_2", "era_3", "era_4", "income_5", "after_end")


def score_sheet(state: State, player: int) -> dict[str, object]:
    """All figures of one player as JSON-able data; all of it is public."""
    who = state.players[player]
    stats = who.stats
    return {
        "vp": who.vp,
        "points_by_source": {source: stats[line] for line, source in enumerate(SOURCES)},
        "points_by_era": {era: stats[STAT_ERAS + number] for number, era in enumerate(ERA_NAMES)},
        "points_by_method": {method: stats[STAT_METHODS + number] for number, method in enumerate(METHODS)},
        "counts": {counter: stats[STAT_COUNTERS + number] for number, counter in enumerate(COUNTERS)},
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
