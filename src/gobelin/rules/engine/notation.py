"""The closed lists of the notation (docs/notation.md): rules and laws by name, the moments and people powers speak of.

A **rule** is what the vocabulary has no word for. It has its own code, its own tests and its own name, and the numbers
and effects in it stand beside the name: ``{"rule": "each_player", "gain": {"any": 1}}``. Names are for programs and
translators: they never change, and a new one is added here.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Rule = Literal[
    # Tracks and dice
    "four_research_rolls",
    "singularity",
    "territory_benefit",
    # What a tapestry card does when it is played
    "advance_by_science_die",
    "advance_on_named_track",
    "by_landmarks",
    "choose_opponent",
    "choose_opponent_and_track",
    "close_track",
    "copy_card",
    "discard_tapestries",
    "each_neighbour",
    "each_neighbour_may",
    "each_player",
    "explore_with_drawn_tile",
    "first_in_era",
    "move_level",
    "olympics",
    "one_track_forward",
    "opponents_token",
    "per_opponent",
    "per_terrain",
    "per_track_behind",
    "per_track_leading",
    "upgrade_invented",
    "uprising",
    # What a power gives when its moment comes
    "both_dice",
    "circle_of_invented",
    "convert_income_food",
    "double_tile_benefit",
    "free_bonus",
    "give_tile",
    "outpost_on_tile",
    "per_income_coin",
    "play_gained",
    "roll_twice",
    "same_benefit",
    "topple_attacker",
    # What a civilization does at its own moments
    "alchemy",
    "as_at_start",
    "building_on_map",
    "building_on_mat",
    "die_left",
    "exposed_slots",
    "fill_rows",
    "free_slot",
    "isolate",
    "jump",
    "largest_land_mass",
    "lose",
    "mark_tapestry",
    "mark_tech_card",
    "move_token_right",
    "move_token_up",
    "outpost_from_mat",
    "per_achievement",
    "per_exact_prediction",
    "per_territory_around",
    "per_uniform_line",
    "predict",
    "replaced",
    "send_all_tokens",
    "send_token",
    "swap_buildings",
    "take_over",
    "token_on_any_slot",
    "trade",
    "uniform_district",
    # What the Automa's civilizations do
    "conquer_if_little_land",
    "secure_territory",
]
RULES: Final[tuple[str, ...]] = get_args(Rule)

# What a power forbids or allows
Law = Literal[
    "advancing",  # on `track`
    "building_on_impassable",
    "conquering",  # land of somebody
    "ignoring_prerequisites",  # when upgrading into the top row
    "trapping",  # the owner
    "upgrading_marked_cards",  # without prerequisite
]
LAWS: Final[tuple[str, ...]] = get_args(Law)

# What is done by a single word; all other expressions are objects
Word = Literal[
    "circle",
    "conquer",
    "explore",
    "explore_space",
    "gain_civilization",
    "invent",
    "play_tapestry",
    "refresh_tech",
    "square",
    "upgrade",
]

# Why something cannot be chosen, as questions tell it (`refused`)
Refusal = Literal[
    "closed",  # the track, by a card of somebody
    "end_of_track",
    "forbidden",  # by a power
    "full",  # two tokens stand on the hex
    "prerequisite",  # of a tech card
    "protected",  # by a power of its owner
    "unpayable",
]

# Why a bot of the solo game does nothing
Idleness = Literal["first_round", "no_hex", "no_outpost", "no_tile", "no_track"]

# Why a bot narrows its choice of a hex
HexReason = Literal[
    "closest_to_middle",
    "closest_to_weak_territory",
    "closest_to_you",
    "furthest_from_you",
    "neutral",
    "not_beside_you",
    "secure",
    "your_territory",
]

# When a power acts
Moment = Literal[
    "advance",  # a token moves forward on `track`, or on any
    "attacked",  # an opponent's outpost comes down on land under one's control
    "bonus_any",  # a bonus that costs exactly any 1 resource may be paid
    "build_on_impassable",
    "complete_district",
    "conquer",
    "conquer_empty",  # nothing stood there
    "conquer_marked",  # the owner's token lies there
    "conquer_opponent",
    "enter_tier",
    "explore",  # on land
    "gain_building",  # an income building, whatever its type
    "gain_landmark",
    "gain_market",  # it leaves the income mat
    "gain_tapestry",  # one card
    "income_step4",  # the resources of the income have been gained
    "invent",
    "landmark_gained",  # by advancing
    "landmark_taken",  # somebody else has the landmark of the space advanced onto
    "marked_card_in_top_row",
    "place_income_building",  # into the city, beside it or on a mat that counts as it
    "place_outpost",
    "place_territory",
    "prediction_comes_true",  # for the first time
    "roll_science",
    "score_capital",
    "track_benefit",  # the benefit of a space of the chosen track is gained
    "upgrade",
]
MOMENTS: Final[tuple[str, ...]] = get_args(Moment)

# Whose doing it is: the power's owner, any opponent, the opponent the card was played upon, an opponent who holds a
# token of the owner, or anybody at all.
Who = Literal["owner", "opponent", "partner", "holder", "anybody"]
WHO: Final[tuple[str, ...]] = get_args(Who)


def rule(name: Rule, **arguments: object) -> dict[str, object]:
    """What needs its own code, with the numbers and effects in it."""
    return {"rule": name, **arguments}


def when(on: Moment, gain: object, who: Who = "owner", track: str = "") -> dict[str, object]:
    """The owner of a power gains something when somebody does something."""
    moment: dict[str, object] = {"on": on, "who": who, "gain": gain}
    if track:
        moment["track"] = track
    return moment


def law(what: Law, who: Who = "owner", **arguments: object) -> dict[str, object]:
    """What somebody may, or may not, do while a power is in force."""
    return {"what": what, "who": who, **arguments}
