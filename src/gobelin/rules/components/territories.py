"""The 48 territory tiles: terrain at the six corners, clockwise from the top left, and a benefit (EXPLORE-7).

An island (all corners sea) names its land as `inner`.
"""

from __future__ import annotations

from gobelin.rules.chapters.build import Building
from gobelin.rules.chapters.effects import NOTHING, Gain
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH_BARE
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Territory
from gobelin.rules.engine.frames import Effect
from gobelin.rules.printed.maps import terrains
from gobelin.rules.printed.names import ARMORY, FARM, HOUSE, MARKET, NONE, SEA, TERRAINS


def Tile(number: int, corners: str, benefit: Effect, inner: str = "") -> Territory:
    at_corners = terrains(corners)
    land = tuple(dict.fromkeys(terrain for terrain in at_corners if terrain != SEA))
    middle = TERRAINS.index(inner) if inner else NONE
    return Territory(number, at_corners, land or (middle,), middle, benefit)


TILES = (
    Tile(1, "sea desert sea sea sea sea", Gain(coin=1)),
    Tile(2, "sea mountain mountain desert desert sea", Gain(territory=2)),
    Tile(3, "sea mountain desert desert sea sea", Gain(food=1)),
    Tile(4, "sea mountain desert sea sea sea", Gain(culture=1)),
    Tile(5, "sea sea sea sea sea sea", Gain(food=1), inner="desert"),
    Tile(6, "sea desert sea sea sea sea", Gain(worker=1)),
    Tile(7, "sea sea sea sea sea sea", Gain(coin=1), inner="desert"),
    Tile(8, "sea mountain mountain mountain desert desert", Building(FARM)),
    Tile(9, "sea mountain mountain desert desert sea", Gain(tapestry=1)),
    Tile(10, "sea mountain desert desert sea sea", Gain(culture=1)),
    Tile(11, "sea mountain desert sea sea sea", Gain(worker=1)),
    Tile(12, "sea mountain mountain mountain desert desert", RESEARCH_BARE),
    Tile(13, "sea forest sea sea sea sea", Gain(coin=1)),
    Tile(14, "sea grass forest sea sea sea", Gain(culture=1)),
    Tile(15, "sea forest sea sea sea sea", Gain(worker=1)),
    Tile(16, "sea sea sea sea sea sea", Gain(coin=1), inner="forest"),
    Tile(17, "sea sea sea sea sea sea", Gain(food=1), inner="forest"),
    Tile(18, "sea grass grass grass forest forest", Building(MARKET)),
    Tile(19, "sea grass grass forest forest sea", Gain(tapestry=1)),
    Tile(20, "sea grass grass forest sea sea", Gain(culture=1)),
    Tile(21, "sea grass forest sea sea sea", Gain(worker=1)),
    Tile(22, "sea grass grass grass forest forest", UPGRADE),
    Tile(23, "sea grass grass forest forest sea", INVENT),
    Tile(24, "sea grass grass forest sea sea", Gain(food=1)),
    Tile(25, "sea desert desert desert grass grass", Building(HOUSE)),
    Tile(26, "sea sea sea sea sea sea", Gain(food=1), inner="grass"),
    Tile(27, "sea grass sea sea sea sea", Gain(worker=1)),
    Tile(28, "sea sea sea sea sea sea", Gain(coin=1), inner="grass"),
    Tile(29, "sea desert desert grass grass sea", Gain(tapestry=1)),
    Tile(30, "sea desert desert grass sea sea", Gain(culture=1)),
    Tile(31, "sea desert grass sea sea sea", Gain(worker=1)),
    Tile(32, "sea desert desert desert grass grass", INVENT),
    Tile(33, "sea desert desert grass grass sea", Building(ARMORY)),
    Tile(34, "sea desert desert grass sea sea", Gain(food=1)),
    Tile(35, "sea desert grass sea sea sea", Gain(culture=1)),
    Tile(36, "sea grass sea sea sea sea", Gain(coin=1)),
    Tile(37, "sea mountain sea sea sea sea", Gain(coin=1)),
    Tile(38, "sea forest mountain sea sea sea", Gain(culture=1)),
    Tile(39, "sea mountain sea sea sea sea", Gain(worker=1)),
    Tile(40, "sea sea sea sea sea sea", Gain(coin=1), inner="mountain"),
    Tile(41, "sea sea sea sea sea sea", Gain(food=1), inner="mountain"),
    Tile(42, "sea forest forest forest mountain mountain", INVENT),
    Tile(43, "sea forest forest mountain mountain sea", Gain(tapestry=1)),
    Tile(44, "sea forest forest mountain sea sea", Gain(culture=1)),
    Tile(45, "sea forest mountain sea sea sea", Gain(worker=1)),
    Tile(46, "sea forest forest forest mountain mountain", RESEARCH_BARE),
    Tile(47, "sea forest forest mountain mountain sea", Gain(territory=2)),
    Tile(48, "sea forest forest mountain sea sea", Gain(food=1)),
)

box.territories.append(Territory(0, (), (), NONE, NOTHING))
box.territories.extend(TILES)
assert [tile.number for tile in box.territories] == list(range(len(TILES) + 1))
