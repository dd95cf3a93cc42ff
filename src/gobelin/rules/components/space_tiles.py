"""The 15 space tiles; all icons are gained (SPACE-1)."""

from __future__ import annotations

from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.build import Building
from gobelin.rules.chapters.conquer import CONQUER
from gobelin.rules.chapters.effects import NOTHING, All, Gain
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.research import RESEARCH
from gobelin.rules.chapters.resources import VpPer
from gobelin.rules.chapters.tapestry import PLAY_TAPESTRY
from gobelin.rules.chapters.upgrade import UPGRADE
from gobelin.rules.engine import box
from gobelin.rules.engine.frames import Effect
from gobelin.rules.printed.names import ARMORY, FARM, HOUSE, MARKET, MILITARY, SCIENCE, TECHNOLOGY

TILES: tuple[Effect, ...] = (
    All(Advance(SCIENCE), VpPer("spaces_science")),  # comet
    All(Building(ARMORY), VpPer("armories")),  # ice-blue planet
    All(Building(HOUSE), VpPer("houses")),  # pink nebula
    All(Gain(tapestry=1), PLAY_TAPESTRY, VpPer("tapestry_cards")),  # moon with asteroids
    All(Gain(coin=1), Gain(worker=1), Gain(vp=8)),  # blazing sun with small planets
    All(RESEARCH, Gain(vp=6)),  # eclipse
    All(Gain(food=1), Gain(culture=1), Gain(vp=8)),  # red planet with a small moon
    All(Gain(culture=1), VpPer("capital")),  # dark purple planet with lights
    All(Advance(TECHNOLOGY), VpPer("spaces_technology")),  # metal sphere with a ring
    All(INVENT, UPGRADE, VpPer("tech_cards")),  # space probe
    All(CONQUER, VpPer("territories")),  # rocket
    All(Advance(MILITARY), VpPer("spaces_military")),  # war spaceship
    Gain(vp=13),  # earth-like planet
    All(Building(FARM), VpPer("farms")),  # yellow planet with a moon
    All(Building(MARKET), VpPer("markets")),  # planet half hidden by cloud
)

box.space_tiles.append(NOTHING)
box.space_tiles.extend(TILES)
