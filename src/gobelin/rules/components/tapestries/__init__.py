"""The 44 kinds of tapestry card, 50 in the deck (SETUP-3). What needs its own code stands in the modules beside."""

from __future__ import annotations

from gobelin.rules.chapters.advance import FREE_BONUS, Advance
from gobelin.rules.chapters.build import AnyLandmark
from gobelin.rules.chapters.conquer import trap_notation
from gobelin.rules.chapters.effects import All, Gain, OneOf, Then
from gobelin.rules.chapters.invent import INVENT
from gobelin.rules.chapters.resources import ANY_1, VpPer
from gobelin.rules.components.tapestries.city_cards import (
    AGE_OF_WONDERS,
    CAPITALISM,
    DEMOCRACY,
    DIPLOMACY,
    GUILDS,
    MERCANTILISM,
    MONARCHY,
    OLYMPIC_HOST,
    TERRAFORMING,
)  # fmt: skip
from gobelin.rules.components.tapestries.copying_cards import (
    ALLIANCE,
    ESPIONAGE,
    MARRIAGE_OF_STATE,
    TRADE_ECONOMY,
    TYRANNY,
)  # fmt: skip
from gobelin.rules.components.tapestries.map_cards import (
    AGE_OF_SAIL,
    COAL_BARON,
    COLONIALISM,
    EXPLOITATION,
    MILITARISM,
    PILLAGE_AND_PLUNDER,
    PIRATE_RULE,
    REVOLUTION,
)  # fmt: skip
from gobelin.rules.components.tapestries.tech_cards import (
    ACADEMIA,
    GOLDEN_AGE,
    INDUSTRIALISM,
    STEAM_TYCOON,
    TECHNOCRACY,
)  # fmt: skip
from gobelin.rules.components.tapestries.track_cards import (
    AGE_OF_DISCOVERY,
    BOAST_OF_SUPERIORITY,
    BROKER_OF_PEACE,
    DARK_AGES,
    DICTATORSHIP,
    EMPIRICISM,
    OIL_MAGNATE,
    PLEA_FOR_AID,
    REVISIONISM,
    SOCIALISM,
    THEOCRACY,
    WARTIME_ECONOMY,
)  # fmt: skip
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Tapestry
from gobelin.rules.engine.frames import Effect, Power
from gobelin.rules.printed.names import EXPLORATION, MILITARY, SCIENCE, TAPESTRIES, TECHNOLOGY, key_of


def when_played(name: str, effect: Effect) -> Tapestry:
    """The effect happens once, when the card is played."""
    return Tapestry(name, "when_played", 1, effect, None)


def this_era(name: str, power: Power, choose: Effect | None = None) -> Tapestry:
    """The power is in force until the next income turn; `choose` is asked when the card takes effect."""
    return Tapestry(name, "this_era", 1, choose, power)


box.tapestries.extend(
    [
        this_era("Academia", ACADEMIA),
        when_played("Age of Discovery", AGE_OF_DISCOVERY),
        this_era("Age of Sail", AGE_OF_SAIL),
        when_played("Age of Wonders", AGE_OF_WONDERS),
        this_era("Alliance", ALLIANCE, ALLIANCE.choose),
        when_played("Boast of Superiority", BOAST_OF_SUPERIORITY),
        this_era("Broker of Peace", BROKER_OF_PEACE),
        this_era("Capitalism", CAPITALISM),
        when_played("Coal Baron", COAL_BARON),
        when_played("Colonialism", COLONIALISM),
        when_played("Dark Ages", DARK_AGES),
        when_played("Democracy", DEMOCRACY),
        when_played("Dictatorship", DICTATORSHIP),
        when_played("Diplomacy", DIPLOMACY),
        when_played("Dystopia", AnyLandmark()),
        this_era("Empiricism", EMPIRICISM),
        when_played("Espionage", ESPIONAGE),
        this_era("Exploitation", EXPLOITATION),
        when_played("Feudalism", OneOf(ANY_1, VpPer("landmarks", times=3))),
        this_era("Golden Age", GOLDEN_AGE),
        when_played("Guilds", GUILDS),
        this_era("Industrialism", INDUSTRIALISM),
        this_era("Marriage of State", MARRIAGE_OF_STATE, MARRIAGE_OF_STATE.choose),
        this_era("Mercantilism", MERCANTILISM),
        when_played("Meritocracy", Then(INVENT, VpPer("tech_cards", times=2))),
        this_era("Militarism", MILITARISM),
        this_era("Monarchy", MONARCHY),
        when_played("Oil Magnate", OIL_MAGNATE),
        when_played("Olympic Host", OLYMPIC_HOST),
        this_era("Pillage and Plunder", PILLAGE_AND_PLUNDER),
        this_era("Pirate Rule", PIRATE_RULE),
        when_played("Plea for Aid", PLEA_FOR_AID),
        when_played(
            "Renaissance",
            All(*(Advance(track, gain=FREE_BONUS) for track in (EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY))),
        ),
        this_era("Revisionism", REVISIONISM),
        when_played("Revolution", REVOLUTION),
        when_played("Socialism", SOCIALISM),
        when_played("Steam Tycoon", STEAM_TYCOON),
        when_played("Technocracy", TECHNOCRACY),
        this_era("Terraforming", TERRAFORMING),
        this_era("Theocracy", THEOCRACY),
        when_played("Trade Economy", TRADE_ECONOMY),
        Tapestry("Trap", "trap", 7, Gain(vp=10), None, in_hand=trap_notation()),
        this_era("Tyranny", TYRANNY),
        this_era("Wartime Economy", WARTIME_ECONOMY),
    ]
)
assert tuple(key_of(card.name) for card in box.tapestries) == TAPESTRIES
