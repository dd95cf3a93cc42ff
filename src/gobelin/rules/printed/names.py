"""The names of the box: every component is a small int, an index into one of these tuples of names.

The words are the rulebook's. They are keys, not sentences: logs, records and option texts use them, translations
start from them.
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NONE: Final = -1
OUT_OF_PLAY: Final = -2  # the owner of a landmark that nobody can gain any more

# Tracks, resources, income buildings. Building b stands on the row of the income mat that gives resource b.
EXPLORATION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
TECHNOLOGY: Final = 3
TRACKS: Final = ("exploration", "science", "military", "technology")

COIN: Final = 0
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
RESOURCES: Final = ("coin", "worker", "food", "culture")

MARKET: Final = 0
HOUSE: Final = 1
FARM: Final = 2
ARMORY: Final = 3
BUILDINGS: Final = ("market", "house", "farm", "armory")

SEA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
GRASS: Final = 3
MOUNTAIN: Final = 4
TERRAINS: Final = ("sea", "desert", "forest", "grass", "mountain")

COMPLETE_TRACK: Final = 0
TOPPLE_TWO: Final = 1
MIDDLE_ISLAND: Final = 2
ACHIEVEMENTS: Final = ("complete_track", "topple_two", "middle_island")

# The 12 landmarks of the tracks first: track t, tier II/III/IV is landmark 3 t + 0/1/2.
LANDMARKS: Final = (
    "lighthouse", "train_station", "launch_pad",
    "apothecary", "academy", "laboratory",
    "barracks", "tank_factory", "fusion_reactor",
    "forge", "rubber_works", "tech_hub",
    "bakery", "barn", "com_tower", "library", "stock_market", "treasury",
)  # fmt: skip
TRACK_LANDMARKS: Final = 12
PIECES: Final = (*BUILDINGS, *LANDMARKS)  # of a city: 0 to 3 are income buildings, 4 + n is landmark n

TECHNOLOGIES: Final = (
    "air_conditioning", "ammonia", "anesthesia", "assembly_line", "bakery", "barn", "lithium_ion_battery", "calendar",
    "canned_food", "clocks", "compass", "com_tower", "concrete", "dynamite", "eyeglasses", "irrigation", "library",
    "light_bulb", "paper", "penicillin", "printing_press", "radio", "sewage_and_plumbing", "siegecraft", "stock_market",
    "telescope", "the_nail", "time_travel", "transistors", "treasury", "vaccines", "warships", "zeppelins",
)  # fmt: skip

TAPESTRIES: Final = (
    "academia", "age_of_discovery", "age_of_sail", "age_of_wonders", "alliance", "boast_of_superiority",
    "broker_of_peace", "capitalism", "coal_baron", "colonialism", "dark_ages", "democracy", "dictatorship",
    "diplomacy", "dystopia", "empiricism", "espionage", "exploitation", "feudalism", "golden_age", "guilds",
    "industrialism", "marriage_of_state", "mercantilism", "meritocracy", "militarism", "monarchy", "oil_magnate",
    "olympic_host", "pillage_and_plunder", "pirate_rule", "plea_for_aid", "renaissance", "revisionism", "revolution",
    "socialism", "steam_tycoon", "technocracy", "terraforming", "theocracy", "trade_economy", "trap", "tyranny",
    "wartime_economy",
)  # fmt: skip
TRAP: Final = TAPESTRIES.index("trap")
FACE_DOWN: Final = 64  # added to a tapestry card that lies face down on an income mat

# Who plays a seat
PERSON: Final = 0
AUTOMA: Final = 1
SHADOW_EMPIRE: Final = 2
BOTS: Final = ("", "automa", "shadow_empire")
YOU: Final = 0  # the seat of the only person in the solo game

CIVILIZATIONS: Final = (
    "alchemists", "architects", "craftsmen", "entertainers", "futurists", "heralds", "historians", "inventors",
    "isolationists", "leaders", "merrymakers", "militants", "mystics", "nomads", "the_chosen", "traders",
)  # fmt: skip

# How many tapestry cards and civilizations each version of the action space knew (actions.py): whoever names a new one,
# at the end of its list, adds a line here.
NAMED: Final = (
    (44, 16),
)  # fmt: skip

MAT_COLUMNS: Final = ("left", "middle", "right")  # of the mats of Craftsmen and Merrymakers

# Where an effect comes from, for prompts, the log and the score sheet: kind * 100 + number. Kind 0 is a space of a
# track, its number track * 13 + space.
FROM_TECH: Final = 100
FROM_TAPESTRY: Final = 200
FROM_CIVILIZATION: Final = 300
FROM_TERRITORY: Final = 400  # tile number; 0 = printed land
FROM_SPACE_TILE: Final = 500  # tile number
FROM_INCOME: Final = 600  # step of the income turn
FROM_DICE: Final = 700
FROM_ACHIEVEMENT: Final = 800
FROM_CITY: Final = 900  # a completed district
FROM_TURN: Final = 1000
FROM_SETUP: Final = 1100
FROM_TRAP: Final = 1200
FROM_SOLO: Final = 1300  # the bots of the solo game

SOURCE_KINDS: Final = (
    "space", "tech", "tapestry", "civilization", "territory", "space_tile", "income", "dice", "achievement", "city",
    "turn", "setup", "trap", "solo",
)  # fmt: skip


def key_of(title: str) -> str:
    """The name of a component whose printed title this is: ``Sewage & Plumbing`` is ``sewage_and_plumbing``."""
    return title.strip().lower().replace("&", "and").replace(" ", "_").replace("-", "_")


def tapestry_source(card: str) -> int:
    """The source that names this tapestry card."""
    return FROM_TAPESTRY + TAPESTRIES.index(card)


def source_name(source: int) -> str:
    """The text form of a source: ``space science 4``, ``tapestry academia``, ``income 3``."""
    kind, number = divmod(source, 100)
    name = SOURCE_KINDS[kind]
    if kind == 0:
        return f"{name} {TRACKS[number // 13]} {number % 13}"
    if kind == 1:
        return f"{name} {TECHNOLOGIES[number]}"
    if kind == 2:
        return f"{name} {TAPESTRIES[number]}"
    if kind == 3:
        return f"{name} {CIVILIZATIONS[number]}"
    if kind == 8:
        return f"{name} {ACHIEVEMENTS[number]}"
    return f"{name} {number}" if number else name
