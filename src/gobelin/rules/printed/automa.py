"""The solo box: 22 decision cards, the Automa's two mats, six levels, four civilizations.

Two decision cards lie side by side. Of the decision card the tracks and the income hand count, of the tiebreaker card
the order of tracks, the order of hexes and the toppled outpost.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.printed.maps import HEX, SMALL
from gobelin.rules.printed.names import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TRACKS

# Which tracks are candidates for a bot
ALL: Final = 0  # every track not finished
FINISH: Final = 1  # where the bot is furthest
LANDMARK: Final = 2  # nearest to a free landmark or to the end
CANDIDATES: Final = ("all", "finish", "landmark_or_finish")

FAVORITE: Final = 4  # in an order of tracks: the bot's own favourite
ORDER_NAMES: Final = (*TRACKS, "favorite")

STEPS: Final = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}

# The line of a hex when walking in a direction, and the side on which its smallest number lies
_LINE: Final = {"N": (1, 0), "S": (1, 0), "NW": (0, 1), "SE": (0, 1), "NE": (1, 1), "SW": (1, 1)}  # times q, r
_SMALLEST_SIDE: Final = {"N": "W", "S": "W", "NW": "NE", "SE": "NE", "NE": "NW", "SW": "NW"}


def hex_order(name: str) -> tuple[int, ...]:
    """All hexes of the small map in the order of a card's arrows: ``SE_from_NE`` walks SE, lines from the NE side."""
    travel, side = name.split("_from_")
    dq, dr = STEPS[travel]
    lq, lr = _LINE[travel]
    sign = 1 if side == _SMALLEST_SIDE[travel] else -1
    lines = sorted((sign * (q * lq + r * lr), q * dq + r * dr, HEX[q, r]) for q, r in SMALL.coordinates)
    return tuple(at for _, _, at in lines)


class DecisionCard:
    def __init__(self, number: int, income: bool, automa: int, shadow: int, order: str, hexes: str, topple: bool):
        self.number = number
        self.income = income
        self.automa = automa
        self.shadow = shadow
        self.track_order = tuple("ESMTF".index(letter) for letter in order)
        self.map = hexes
        self.hex_order = hex_order(hexes)
        self.topple = topple


# number, income hand, candidates of Automa and Shadow Empire, tracks from the top (F = favourite), hexes, topple
CARDS: Final = (
    DecisionCard(1, True, FINISH, ALL, "FMETS", "SE_from_NE", True),
    DecisionCard(2, True, ALL, LANDMARK, "MEFST", "NW_from_NE", False),
    DecisionCard(3, False, LANDMARK, FINISH, "STMEF", "SE_from_NE", True),
    DecisionCard(4, True, LANDMARK, ALL, "TSFME", "S_from_E", False),
    DecisionCard(5, False, ALL, LANDMARK, "EMTSF", "S_from_W", False),
    DecisionCard(6, False, ALL, ALL, "MSFTE", "SE_from_NE", True),
    DecisionCard(7, False, ALL, ALL, "FTEMS", "SW_from_SE", False),
    DecisionCard(8, True, ALL, ALL, "EMTFS", "NE_from_SE", False),
    DecisionCard(9, True, ALL, ALL, "TSFEM", "N_from_E", True),
    DecisionCard(10, False, LANDMARK, ALL, "METSF", "N_from_W", True),
    DecisionCard(11, False, ALL, LANDMARK, "FEMST", "NW_from_SW", False),
    DecisionCard(12, True, ALL, ALL, "STFME", "SE_from_SW", True),
    DecisionCard(13, False, ALL, LANDMARK, "STMFE", "NE_from_SE", False),
    DecisionCard(14, True, LANDMARK, ALL, "EFSMT", "N_from_E", True),
    DecisionCard(15, False, LANDMARK, LANDMARK, "FMTES", "N_from_W", True),
    DecisionCard(16, True, ALL, LANDMARK, "TEFSM", "NW_from_SW", False),
    DecisionCard(17, True, ALL, ALL, "EFTMS", "SW_from_SE", False),
    DecisionCard(18, False, LANDMARK, ALL, "FEMST", "SE_from_NE", False),
    DecisionCard(19, True, ALL, ALL, "MTSEF", "NW_from_NE", True),
    DecisionCard(20, False, ALL, ALL, "TESMF", "SE_from_NE", False),
    DecisionCard(21, True, ALL, FINISH, "ETFSM", "S_from_E", True),
    DecisionCard(22, False, FINISH, ALL, "METFS", "SE_from_NE", True),
)
assert [card.number for card in CARDS] == list(range(1, len(CARDS) + 1))
BASE_CARDS: Final = 7  # cards 1-7 with one of the others form the first deck
SHADOW_CARDS: Final = 12  # cards 1-12 serve the Shadow Empire of a two-player game


class Multipliers:
    """VP of an income turn: per territory, per landmark, per space on each track."""

    def __init__(self, territory: int, landmark: int, exploration: int, science: int, military: int, technology: int):
        self.territory = territory
        self.landmark = landmark
        self.tracks = (exploration, science, military, technology)


# By income turn 2 to 5 (index 0, 1: nothing)
NORMAL: Final = (
    None, None,
    Multipliers(1, 1, exploration=1, science=0, military=0, technology=1),
    Multipliers(2, 2, exploration=1, science=1, military=1, technology=1),
    Multipliers(2, 2, exploration=2, science=1, military=1, technology=2),
    Multipliers(3, 3, exploration=3, science=2, military=2, technology=3),
)  # fmt: skip
HARD: Final = (
    None, None,
    Multipliers(1, 1, exploration=1, science=0, military=0, technology=1),
    Multipliers(2, 2, exploration=2, science=1, military=1, technology=2),
    Multipliers(2, 2, exploration=2, science=2, military=2, technology=2),
    Multipliers(3, 3, exploration=4, science=3, military=3, technology=4),
)  # fmt: skip
FIRST_INTO_ERA_VP: Final = (0, 0, 2, 3, 4, 0)


# What income turn 1 begins with: an advance on every track for you, on its favourite or on every track for each bot.
HEAD_START: Final = "head_start"
FAVORITES: Final = "favorites"
EVERY_TRACK: Final = "every_track"


class Level:
    """What a level's chart shows. Steps that are the same on all levels stand in solo.automa."""

    def __init__(
        self, hard: bool, extra_advance: bool, civilization_bonus: bool, hand: bool, progress: tuple[int, int, int],
        first_income: str = "", civilizations: int = 1,
    ) -> None:  # fmt: skip
        self.mat = HARD if hard else NORMAL
        self.hard = hard
        self.extra_advance = extra_advance  # both bots advance once more in income turns 2-5
        self.civilization_bonus = civilization_bonus  # in income turns 2-5
        self.hand = hand  # a tapestry card to the hand in income turns 1-4
        self.progress = (0, 0, *progress, 0)  # progress cards added, by income turn
        self.first_income = first_income  # what income turn 1 begins with
        self.civilizations = civilizations  # of the Automa


LEVELS: Final = (
    None,
    Level(
        hard=False, extra_advance=False, civilization_bonus=False, hand=False, progress=(2, 2, 2),
        first_income=HEAD_START,
    ),
    Level(hard=False, extra_advance=False, civilization_bonus=True, hand=True, progress=(2, 2, 2)),
    Level(hard=False, extra_advance=True, civilization_bonus=True, hand=True, progress=(0, 2, 2)),
    Level(hard=False, extra_advance=True, civilization_bonus=True, hand=True, progress=(2, 4, 4)),
    Level(
        hard=True, extra_advance=True, civilization_bonus=True, hand=True, progress=(2, 6, 6),
        first_income=FAVORITES,
    ),
    Level(
        hard=True, extra_advance=True, civilization_bonus=True, hand=True, progress=(2, 6, 6),
        first_income=EVERY_TRACK, civilizations=2,
    ),
)  # fmt: skip

# The four Automa civilizations carry the number of their favourite track.
CIVILIZATIONS: Final = ("explorers", "scientists", "conquerors", "engineers")
BONUS_TURNS: Final = (2, 3, 4, 5)
EXPLORERS_TRACK: Final = {2: EXPLORATION, 3: MILITARY, 4: EXPLORATION, 5: MILITARY}  # by income turn
SCIENTISTS_TURNS: Final = (3, 4, 5)
CONQUERORS_SPARE: Final = 2  # territories with one token that are left unsecured

# What the Automa gains on a track space; nothing where none is named.
EXPLORE: Final = "explore"
EXPLORE_ANYWHERE: Final = "explore_anywhere"
CONQUER: Final = "conquer"
CONQUER_ANYWHERE: Final = "conquer_anywhere"
RESEARCH_BARE: Final = "research_bare"
RESEARCH_BENEFIT: Final = "research_benefit"
ROLL_ADVANCE: Final = "roll_advance"  # on exploration, military or technology
ROLL_REGRESS: Final = "roll_regress"  # on military or technology
TAPESTRY: Final = "tapestry"
REFRESH_TECH: Final = "refresh_tech"

BENEFITS: Final[dict[int, dict[int, tuple[str, ...]]]] = {
    EXPLORATION: {2: (EXPLORE,), 3: (EXPLORE,), 4: (EXPLORE,), 7: (EXPLORE,), 9: (EXPLORE_ANYWHERE,)},
    SCIENCE: {
        1: (RESEARCH_BARE,), 2: (TAPESTRY,), 3: (RESEARCH_BARE,), 4: (TAPESTRY,), 5: (RESEARCH_BENEFIT,),
        6: (RESEARCH_BENEFIT,), 9: (ROLL_ADVANCE,), 10: (ROLL_REGRESS,), 11: (ROLL_ADVANCE,), 12: (RESEARCH_BARE,),
    },
    MILITARY: {
        1: (CONQUER,), 2: (TAPESTRY,), 3: (CONQUER,), 5: (CONQUER,), 6: (CONQUER, TAPESTRY), 7: (CONQUER,),
        8: (CONQUER_ANYWHERE,), 12: (CONQUER,),
    },
    TECHNOLOGY: {1: (REFRESH_TECH,), 2: (TAPESTRY,), 3: (REFRESH_TECH,), 4: (REFRESH_TECH,), 7: (REFRESH_TECH,)},
}  # fmt: skip

# Taken out of the solo game: cards and civilizations that need people on the other side.
REMOVED_TAPESTRIES: Final = (
    "age_of_sail", "alliance", "coal_baron", "dictatorship", "diplomacy", "espionage", "marriage_of_state",
    "oil_magnate", "olympic_host", "steam_tycoon", "trade_economy",
)  # fmt: skip
REMOVED_TRAPS: Final = 2
REMOVED_CIVILIZATIONS: Final = ("futurists", "heralds", "inventors", "traders")

HUMAN_START: Final = HEX[2, 0]  # 2/4, whatever capital was taken
AUTOMA_START: Final = HEX[-2, 2]  # 3/5
