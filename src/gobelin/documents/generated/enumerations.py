"""The names that documents use. Written by `python tools/write_documents.py`; do not edit."""

from typing import Literal

# fmt: off
Achievement = Literal[
    "complete_track", "topple_two", "middle_island",
]
AutomaCivilization = Literal[
    "explorers", "scientists", "conquerors", "engineers",
]
Bot = Literal[
    "automa", "shadow_empire",
]
BotBenefit = Literal[
    "conquer", "conquer_anywhere", "explore", "explore_anywhere", "refresh_tech", "research_bare", "research_benefit",
    "roll_advance", "roll_regress", "tapestry",
]
Building = Literal[
    "market", "house", "farm", "armory",
]
Candidates = Literal[
    "all", "finish", "landmark_or_finish",
]
Category = Literal[
    "tech_cards", "districts", "territories", "tracks",
]
Civilization = Literal[
    "alchemists", "architects", "craftsmen", "entertainers", "futurists", "heralds", "historians", "inventors",
    "isolationists", "leaders", "merrymakers", "militants", "mystics", "nomads", "the_chosen", "traders",
]
Counter = Literal[
    "turns", "advances_era_1", "advances_era_2", "advances_era_3", "advances_era_4", "bonuses", "resources_spent",
    "resources_gained", "tiles_explored", "conquests", "outposts_toppled", "traps_used", "inventions", "upgrades",
]
DecisionKind = Literal[
    "advance", "automa_civilization", "bonus", "building", "capital", "civilization", "colony", "column", "conquer",
    "convert", "copy", "die", "discard", "discard_for_vp", "double_benefit", "end_turn", "exchange", "explore_hex",
    "explore_space", "explore_tile", "explore_turn", "fill_row", "gain", "give_tile", "give_tile_to", "heralds",
    "historians", "income_order", "invent", "isolate", "jump", "landmark", "may", "move", "name_track", "olympics",
    "one_of", "opponent", "opponent_token", "order", "outpost_row", "pact_track", "path", "pay", "place", "play_gained",
    "play_tapestry", "predict", "refresh", "regress", "repeat", "research", "roll_again", "same_benefit", "settle_tile",
    "singularity", "square", "swap", "swap_with", "tech_part", "token", "token_on_tech", "trade", "trap", "turn",
    "upgrade", "uprising", "use_civilization", "use_rolls", "which_roll",
]
Die = Literal[
    "science", "red", "black",
]
EventKey = Literal[
    "achievement", "advance", "automa", "automa_card", "automa_civilization", "bonus", "bot_benefit", "bot_hex",
    "bot_idle", "bot_track", "building", "bust", "card_on_mat", "civilization", "civilization_discarded", "close_track",
    "colony", "column", "conquer", "copy_benefit", "copy_card", "copy_upgrade", "decision_cards", "decline",
    "discard_card", "discard_tech", "discard_tile", "display", "district", "double_benefit", "explore", "explore_space",
    "face_down", "favorite", "fill_row", "finish", "first_into_era", "gain", "game_over", "give_tile", "give_token",
    "income", "invent", "jump", "landmark", "name_track", "no_card", "open_track", "outpost", "outpost_row", "pact",
    "pay", "place", "play", "predict", "prediction", "progress_cards", "refresh", "regress", "repeat", "roll_conquer",
    "roll_science", "second_civilization", "shadow_outpost", "shuffle", "singularity", "slot", "space_tiles",
    "stand_up", "start", "swap", "take_over", "tapestry_cards", "tech_part", "territory_tiles", "tiebreaker", "token",
    "token_on_tech", "topple", "trade", "turn", "upgrade", "use_civilization", "used", "void", "vp",
]
HexOrder = Literal[
    "NE_from_SE", "NW_from_NE", "NW_from_SW", "N_from_E", "N_from_W", "SE_from_NE", "SE_from_SW", "SW_from_SE",
    "S_from_E", "S_from_W",
]
Landmark = Literal[
    "lighthouse", "train_station", "launch_pad", "apothecary", "academy", "laboratory", "barracks", "tank_factory",
    "fusion_reactor", "forge", "rubber_works", "tech_hub", "bakery", "barn", "com_tower", "library", "stock_market",
    "treasury",
]
MatColumn = Literal[
    "left", "middle", "right",
]
Method = Literal[
    "plain", "tech_cards", "capital", "territories", "markets", "houses", "farms", "armories", "landmarks",
    "tapestry_cards", "territory_supply", "spaces_exploration", "spaces_science", "spaces_military",
    "spaces_technology",
]
Part = Literal[
    "market", "house", "farm", "armory", "explore", "explore_space", "conquer", "research", "invent", "upgrade",
    "circle", "square", "refresh", "resource", "resources", "vp", "territory", "space_tile", "tapestry",
    "play_tapestry", "civilization", "landmark", "advance", "advance_exploration", "advance_science",
    "advance_military", "advance_technology", "regress", "repeat", "singularity", "uprising",
]
Piece = Literal[
    "market", "house", "farm", "armory", "lighthouse", "train_station", "launch_pad", "apothecary", "academy",
    "laboratory", "barracks", "tank_factory", "fusion_reactor", "forge", "rubber_works", "tech_hub", "bakery", "barn",
    "com_tower", "library", "stock_market", "treasury",
]
PointSource = Literal[
    "tracks", "tech_cards", "tapestry_cards", "civilizations", "exploring", "space_tiles", "income", "dice",
    "achievements", "other",
]
Resource = Literal[
    "coin", "worker", "food", "culture",
]
SourceKind = Literal[
    "space", "tech", "tapestry", "civilization", "territory", "space_tile", "income", "dice", "achievement", "city",
    "turn", "setup", "trap", "solo",
]
Step = Literal[
    "after_advance", "after_benefit", "after_conquest", "after_landmark", "after_upgrade", "alchemists_roll", "attack",
    "automa_benefit", "automa_civilization", "automa_draws", "automa_gains", "automa_trap", "automa_vp", "bot_advances",
    "bot_step", "bots_finish", "bots_turn", "card_on_mat", "change_favorites", "conquer_dice", "conquerors_score",
    "die_left", "end_first_income", "end_of_income", "end_turn", "era_card", "finish", "first_into_era", "first_turn",
    "historians_squares", "income_cards", "income_resources", "income_tiles", "income_vp", "landmark", "progress_cards",
    "reveal", "rewards", "science_die", "set_up_civilization", "shuffle_decisions", "start_bonus", "step_forward",
    "take_over", "tech_part", "upgrade",
]
Tapestry = Literal[
    "academia", "age_of_discovery", "age_of_sail", "age_of_wonders", "alliance", "boast_of_superiority",
    "broker_of_peace", "capitalism", "coal_baron", "colonialism", "dark_ages", "democracy", "dictatorship", "diplomacy",
    "dystopia", "empiricism", "espionage", "exploitation", "feudalism", "golden_age", "guilds", "industrialism",
    "marriage_of_state", "mercantilism", "meritocracy", "militarism", "monarchy", "oil_magnate", "olympic_host",
    "pillage_and_plunder", "pirate_rule", "plea_for_aid", "renaissance", "revisionism", "revolution", "socialism",
    "steam_tycoon", "technocracy", "terraforming", "theocracy", "trade_economy", "trap", "tyranny", "wartime_economy",
]
TechRow = Literal[
    "bottom", "middle", "top",
]
Technology = Literal[
    "air_conditioning", "ammonia", "anesthesia", "assembly_line", "bakery", "barn", "lithium_ion_battery", "calendar",
    "canned_food", "clocks", "compass", "com_tower", "concrete", "dynamite", "eyeglasses", "irrigation", "library",
    "light_bulb", "paper", "penicillin", "printing_press", "radio", "sewage_and_plumbing", "siegecraft", "stock_market",
    "telescope", "the_nail", "time_travel", "transistors", "treasury", "vaccines", "warships", "zeppelins",
]
Terrain = Literal[
    "sea", "desert", "forest", "grass", "mountain",
]
Thing = Literal[
    "beside", "building_row", "capital", "civilization", "deck", "die", "era", "hand", "hex", "income", "landmark",
    "part", "player", "plot", "resource", "slot", "space", "space_tile", "tech", "tile", "token", "track",
]
Track = Literal[
    "exploration", "science", "military", "technology",
]
TrackOrder = Literal[
    "exploration", "science", "military", "technology", "favorite",
]
UndoReason = Literal[
    "turn", "other_player", "revealed", "over", "guess",
]
Verb = Literal[
    "accept", "decline", "done", "end_turn", "capital", "civilization", "income", "advance", "track", "token",
    "token_of", "move", "pay", "gain", "convert", "buy", "sell", "do", "tile", "hex", "turn", "space_tile", "die",
    "trap", "invent", "upgrade", "tech", "play", "discard", "mat", "place", "place_beside", "landmark", "plot",
    "player", "slot", "number", "row", "column", "roll",
]
