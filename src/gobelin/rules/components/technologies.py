"""The 33 tech cards: circle, square and what the step into the top row asks for (UPGRADE-1, UPGRADE-2)."""

from __future__ import annotations

from gobelin.rules.chapters.advance import REPEAT, Advance, Regress, X
from gobelin.rules.chapters.build import BUILDING_OF, Building, Landmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import All, Gain
from gobelin.rules.chapters.explore import EXPLORE
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import CIRCLE, SQUARE
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Prerequisite, Technology
from gobelin.rules.printed.names import (
    EXPLORATION,
    FARM,
    HOUSE,
    LANDMARKS,
    MARKET,
    MILITARY,
    SCIENCE,
    TECHNOLOGIES,
    TECHNOLOGY,
    key_of,
)

BUILD_MARKET, BUILD_HOUSE, BUILD_FARM, BUILD_ARMORY = BUILDING_OF
VP = (Gain(vp=0), *(Gain(vp=points) for points in range(1, 8)))


def tier(track: int, number: int) -> Prerequisite:
    return Prerequisite(track=track, tier=number)


def exposed(row: int, space: int) -> Prerequisite:
    return Prerequisite(row=row, space=space)


def landmark(name: str) -> Landmark:
    return Landmark(LANDMARKS.index(name))


COIN, WORKER, FOOD, CULTURE = Gain(coin=1), Gain(worker=1), Gain(food=1), Gain(culture=1)

box.technologies.extend(
    [
        Technology("Air Conditioning", WORKER, BUILD_HOUSE, tier(TECHNOLOGY, 2)),
        Technology("Ammonia", BUILD_FARM, VpPer("farms"), tier(MILITARY, 3)),
        Technology("Anesthesia", BUILD_ARMORY, VpPer("armories"), tier(SCIENCE, 2)),
        Technology("Assembly Line", SQUARE, CIRCLE, tier(EXPLORATION, 3)),
        Technology("Bakery", VP[4], landmark("bakery"), exposed(FARM, 2)),
        Technology("Barn", VP[3], landmark("barn"), exposed(FARM, 3)),
        Technology("Lithium-Ion Battery", VP[4], REPEAT, tier(EXPLORATION, 4), once_per_turn=True),
        Technology("Calendar", CULTURE, VP[7], tier(EXPLORATION, 2)),
        Technology("Canned Food", FOOD, VP[7], tier(MILITARY, 2)),
        Technology("Clocks", Advance(TECHNOLOGY, gain=X), VpPer("spaces_technology"), tier(TECHNOLOGY, 2)),
        Technology("Compass", Gain(territory=2), EXPLORE, tier(TECHNOLOGY, 2)),
        Technology("Com Tower", VP[5], landmark("com_tower"), exposed(HOUSE, 4)),
        Technology("Concrete", BUILD_MARKET, VpPer("markets"), tier(EXPLORATION, 2)),
        Technology("Dynamite", CONQUER, VpPer("territories"), tier(MILITARY, 2)),
        Technology("Eyeglasses", INVENT, VpPer("tech_cards"), tier(TECHNOLOGY, 2)),
        Technology("Irrigation", FOOD, BUILD_FARM, tier(SCIENCE, 2)),
        Technology("Library", VP[3], landmark("library"), exposed(HOUSE, 3)),
        Technology("Light Bulb", COIN, BUILD_MARKET, tier(MILITARY, 2)),
        Technology("Paper", BUILD_HOUSE, VpPer("houses"), tier(SCIENCE, 2)),
        Technology("Penicillin", RESEARCH_BARE, VP[5], tier(SCIENCE, 2)),
        Technology("Printing Press", Gain(tapestry=1), PLAY_TAPESTRY, tier(TECHNOLOGY, 2)),
        Technology("Radio", VP[3], GAIN_CIVILIZATION, tier(SCIENCE, 4)),
        Technology("Sewage & Plumbing", CULTURE, BUILD_ARMORY, tier(TECHNOLOGY, 2)),
        Technology("Siegecraft", Advance(MILITARY, gain=X), VpPer("spaces_military"), tier(MILITARY, 2)),
        Technology("Stock Market", VP[5], landmark("stock_market"), exposed(MARKET, 3)),
        Technology("Telescope", All(CULTURE, Gain(territory=1)), VpPer("territory_supply"), tier(TECHNOLOGY, 2)),
        Technology("The Nail", Gain(tapestry=1), Building(MARKET, HOUSE, FARM), tier(TECHNOLOGY, 2)),
        Technology("Time Travel", COIN, Regress(EXPLORATION, MILITARY, gain=X), tier(TECHNOLOGY, 4)),
        Technology("Transistors", COIN, All(CULTURE, VP[4]), tier(MILITARY, 4)),
        Technology("Treasury", VP[4], landmark("treasury"), exposed(MARKET, 2)),
        Technology("Vaccines", Advance(SCIENCE, gain=X), VpPer("spaces_science"), tier(SCIENCE, 2)),
        Technology("Warships", WORKER, CONQUER, tier(EXPLORATION, 3)),
        Technology("Zeppelins", Advance(EXPLORATION, gain=X), VpPer("spaces_exploration"), tier(EXPLORATION, 2)),
    ]
)
assert tuple(key_of(card.name) for card in box.technologies) == TECHNOLOGIES
