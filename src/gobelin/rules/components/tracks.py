"""The four advancement tracks, twelve spaces each, as they read on the board (ADVANCE-2, ADVANCE-12)."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import REPEAT, SINGULARITY, Advance, Regress
from gobelin.rules.chapters.build import BUILDING_OF, Building
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import BOTH, BOTH_IF_OPPONENT, CONQUER, Conquer
from gobelin.rules.chapters.effects import NOTHING, All, Gain, OneOf, Then
from gobelin.rules.chapters.explore import EXPLORE, EXPLORE_ANYWHERE, EXPLORE_SPACE
from gobelin.rules.chapters.invent import INVENT, REFRESH_TECH
from gobelin.rules.chapters.research import ALIEN_BIOLOGY, RESEARCH, RESEARCH_BARE
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import CIRCLE, SQUARE, UPGRADE
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Bonus, Space
from gobelin.rules.printed.names import ARMORY, EXPLORATION, FARM, HOUSE, MARKET, MILITARY, TECHNOLOGY

BUILD_MARKET, BUILD_HOUSE, BUILD_FARM, BUILD_ARMORY = (BUILDING_OF[b] for b in (MARKET, HOUSE, FARM, ARMORY))
TAPESTRY: Final = Gain(tapestry=1)
START: Final = Space("", NOTHING)


def any_1(effect: object) -> Bonus:
    """A bonus that costs any one resource."""
    return Bonus("any", 1, effect)  # type: ignore[arg-type]


box.spaces.extend(
    [
        [  # exploration
            START,
            Space("Scouting", Gain(territory=2)),
            Space("Rafts", EXPLORE, any_1(TAPESTRY)),
            Space("Wagons", OneOf(EXPLORE, BUILD_FARM)),
            Space("Navigation", Then(Gain(territory=1), EXPLORE)),
            Space("Ships", VpPer("territories"), any_1(BUILD_FARM)),
            Space("Tunnels", All(Gain(territory=1), BUILD_FARM), any_1(EXPLORE)),
            Space("Trains", Then(Gain(territory=2), EXPLORE)),
            Space("Cars", Then(BUILD_FARM, VpPer("farms")), Bonus("territory", 2, Gain(vp=5))),
            Space("Airplanes", Then(Gain(territory=2), EXPLORE_ANYWHERE), any_1(TAPESTRY)),
            Space("Space Shuttle", VpPer("spaces_technology"), Bonus("territory", 3, Gain(vp=10))),
            Space("Interstellar Travel", Then(Gain(space=3), EXPLORE_SPACE)),
            Space("Warpgates", EXPLORE_SPACE, any_1(EXPLORE_SPACE)),
        ],
        [  # science
            START,
            Space("Astronomy", RESEARCH_BARE),
            Space("Mathematics", TAPESTRY, any_1(BUILD_HOUSE)),
            Space("Herbalism", OneOf(RESEARCH_BARE, BUILD_HOUSE)),
            Space("Medicine", All(VpPer("tech_cards"), TAPESTRY)),
            Space("Chemistry", RESEARCH, Bonus("tapestry", 2, Gain(vp=5))),
            Space("Biology", OneOf(RESEARCH, BUILD_HOUSE)),
            Space("Academic Research", REPEAT),
            Space("Nutrition", Then(BUILD_HOUSE, VpPer("houses"))),
            Space("Physics", Advance(EXPLORATION, MILITARY, TECHNOLOGY)),
            Space("Neuroscience", Regress(MILITARY, TECHNOLOGY)),
            Space(
                "Quantum Physics",
                Then(Advance(EXPLORATION, MILITARY, TECHNOLOGY), Advance(EXPLORATION, MILITARY, TECHNOLOGY)),
            ),
            Space("Alien Biology", ALIEN_BIOLOGY),
        ],
        [  # military
            START,
            Space("Archery", CONQUER),
            Space("Bladed Weapons", TAPESTRY, any_1(BUILD_ARMORY)),
            Space("Walls", OneOf(CONQUER, BUILD_ARMORY)),
            Space("Standing Army", All(Gain(worker=1), VpPer("territory_supply"))),
            Space("Cavalry", All(CONQUER, BUILD_ARMORY)),
            Space("Gunpowder", All(CONQUER, TAPESTRY), any_1(BUILD_ARMORY)),
            Space("Tanks", Conquer(dice=BOTH_IF_OPPONENT)),
            Space("Warplanes", Conquer(anywhere=True), any_1(TAPESTRY)),
            Space("Anti-Aircraft Defense", All(BUILD_ARMORY, VpPer("tapestry_cards"))),
            Space("Nuclear Bomb", All(VpPer("spaces_exploration"), PLAY_TAPESTRY)),
            Space("Drone Assassins", VpPer("capital"), Bonus("tapestry", 3, Gain(vp=10))),
            Space("Mechs", All(Conquer(dice=BOTH), GAIN_CIVILIZATION)),
        ],
        [  # technology
            START,
            Space("Pottery", INVENT),
            Space("Carpentry", TAPESTRY, any_1(BUILD_MARKET)),
            Space("Stone Tools", OneOf(INVENT, BUILD_MARKET)),
            Space("Metallurgy", All(REFRESH_TECH, INVENT)),
            Space("Glass", Building(FARM, HOUSE, ARMORY), any_1(UPGRADE)),
            Space("Steel", All(VpPer("armories"), BUILD_MARKET), any_1(INVENT)),
            Space("Rubber", All(REFRESH_TECH, Then(INVENT, INVENT))),
            Space("Plastic", Then(BUILD_MARKET, VpPer("markets")), any_1(UPGRADE)),
            Space("Electronics", All(UPGRADE, CIRCLE)),
            Space("Computers", All(VpPer("spaces_military"), VpPer("spaces_science"))),
            Space("Nanotechnology", All(UPGRADE, SQUARE), Bonus("tech", 3, Gain(vp=10))),
            Space("AI Singularity", All(Gain(coin=1, worker=1, food=1, culture=1), SINGULARITY)),
        ],
    ]
)
