"""What the tapestry cards and civilizations do, each in one line, and what the spaces of civilization mats give.

Reminders for somebody at the table, not the rules: those are the code of each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

TAPESTRY_CARDS: Final[dict[str, str]] = {
    "academia": "3 VP for every tech card you invent and every tapestry card you gain",
    "age_of_discovery": "roll the science die and advance there with benefit; all opponents advance there without",
    "age_of_sail": "exploring brings 3 tiles first; you may give a tile to an opponent for 3 VP",
    "age_of_wonders": "fewest landmarks: any 2 resources; most: 12 VP; otherwise any 1 resource and 6 VP",
    "alliance": "pick an ally: no conquering each other, and you copy what the ally's tech upgrades give",
    "boast_of_superiority": "4 VP for each track on which nobody is ahead of you",
    "broker_of_peace": "3 VP whenever an opponent advances on military; you cannot advance there yourself",
    "capitalism": "2 VP per coin of this turn's income; a coin with every market you take",
    "coal_baron": "draw a tile and explore with it; your neighbours gain a tile each",
    "colonialism": "one resource for each terrain on a tile you control",
    "dark_ages": "advance 3 on one track, go back 1 on the other three, all without benefits",
    "democracy": "gain 3 tapestry cards, then discard as many as you like for 2 VP each",
    "dictatorship": "advance on a track; opponents cannot advance there until the end of your next turn",
    "diplomacy": "every player gains any 1 resource, and you take an income building of any type",
    "dystopia": "take any free landmark of the tracks",
    "empiricism": "2 VP per advance on science; every science roll is made twice and you pick",
    "espionage": "use the ability of an uncovered tapestry card on any income mat",
    "exploitation": "a tile you explore may give its benefit twice instead of VP for its sides",
    "feudalism": "any 1 resource, or 3 VP for each of your landmarks",
    "golden_age": "3 VP per tech upgrade, and the top row needs no prerequisite",
    "guilds": "buy or sell up to 3 resources at 5 VP each",
    "industrialism": "inventing a tech card gives you its circle at once",
    "marriage_of_state": "pick an opponent and a track: you copy the benefits the opponent gains there",
    "mercantilism": "turn food of this turn's income into other resources, 2 VP each",
    "meritocracy": "invent, then 2 VP for each of your tech cards",
    "militarism": "you may put an outpost on every tile you explore",
    "monarchy": "3 VP for every income building you put into your city",
    "oil_magnate": "name a track: you may advance there with benefit, your neighbours without",
    "olympic_host": "everybody may pay a worker for 10 VP; you gain a building if an opponent did, else a coin",
    "pillage_and_plunder": "both dice when you conquer from an opponent, and traps cannot stop you",
    "pirate_rule": "conquering a tile also gives you the tile's benefit",
    "plea_for_aid": "2 VP and any 1 resource for each track on which everybody is ahead of you",
    "renaissance": "advance on every track without benefit, but with the bonus for free",
    "revisionism": "any 1 resource with each landmark of the tracks, an armory where it is gone already",
    "revolution": "any 1 resource, or stand up to 3 of your toppled outposts and topple those above them",
    "socialism": "move a token level with the next opponent's, forward or back, without benefit",
    "steam_tycoon": "invent a face-up card and upgrade it; your neighbours may draw a tech card",
    "technocracy": "invent and upgrade at once if you are the first in this era, else 3 VP per opponent",
    "terraforming": "you may build on impassable plots, 5 VP for each building that does",
    "theocracy": "4 VP whenever you enter a tier of a track; you cannot advance on science",
    "trade_economy": "gain the benefit of a space with an opponent's token; that opponent may gain its bonus free",
    "trap": "10 VP; or, from hand, topple the outpost of an attacker and gain any 1 resource",
    "tyranny": "a tapestry card you gain may be played at once on top of this one, for 5 VP",
    "wartime_economy": "bonuses that cost any 1 resource are free for you",
}

CIVILIZATIONS: Final[dict[str, str]] = {
    "alchemists": "income turns: roll tracks with the science die while you dare, then advance there (no benefit)",
    "architects": "districts, rows and columns with buildings of a single type are worth double",
    "craftsmen": "income buildings may go onto this mat instead of the city, each for a reward",
    "entertainers": "income turns: a token walks along a path of ever better rewards",
    "futurists": "begin four spaces ahead on every track, with one more of each resource",
    "heralds": "begin with a tapestry card; income turns: gain the effect of a card somebody played",
    "historians": "income turns: give a token to an opponent, whose landmarks then bring you rewards",
    "inventors": "income turns: a token upgrades any tech card, and brings the opponents' cards home in the end",
    "isolationists": "close conquered land to the others for a resource; VP for one large land mass in the end",
    "leaders": "income turns: advance with benefit, once on each track",
    "merrymakers": "income turns: one of three tokens climbs its column and gives a reward",
    "militants": "outposts come from this mat; the places they leave pay in every income turn",
    "mystics": "predict four numbers; a resource when one comes true, 10 VP if it holds in the end",
    "nomads": "buildings and landmarks may stand on the map instead of the city, to hold land",
    "the_chosen": "income turns: VP for tracks you lead, resources for achievements",
    "traders": "income turns: a token on the map, beside an outpost for its land's benefit or waiting for a conquest",
}

AUTOMA_CIVILIZATIONS: Final[dict[str, str]] = {
    "explorers": "in income turns an advance on exploration (turns 2 and 4) or military (3 and 5)",
    "scientists": "in income turns 3 to 5 it researches",
    "conquerors": "in income turns it conquers if it holds little land, secures a territory, and scores 1 VP for each",
    "engineers": "in income turns 1 VP for each of its landmarks",
}
LEVELS: Final = (
    "", "the Underachiever", "the Average", "the Slightly Intimidating", "the Somewhat Awesome",
    "the Definitely Awesome", "the Crusher of Dreams",
)  # fmt: skip

# The spaces of civilization mats, in the order of their numbers.
_ENTERTAINERS: Final = (
    "start", "1 worker", "1 culture", "1 food", "1 coin", "a farm", "a market", "a house", "an armory", "conquer",
    "research", "invent", "explore", "advance on technology", "advance on exploration", "advance on military",
    "advance on science",
)  # fmt: skip
_HISTORIANS: Final = ("3 VP", "1 worker", "1 food", "3 VP")
_CRAFTSMEN: Final = (
    ("1 worker", "1 territory tile", "5 VP"),
    ("1 coin", "invent", "upgrade", "10 VP"),
    ("1 food", "1 tapestry card", "1 culture", "research", "15 VP"),
)
_MERRYMAKERS: Final = (
    ("1 coin", "1 worker and 1 food", "1 culture and an armory"),
    ("1 territory tile", "invent and 1 tapestry card", "explore and research"),
    ("5 VP", "10 VP", "15 VP"),
)
_MILITANTS: Final = (("1 coin", "2 VP", "1 food", "4 VP"), ("1 VP", "1 worker", "3 VP", "1 culture"))
_COLUMNS: Final = ("left", "middle", "right")
_CATEGORIES: Final = {
    "tech_cards": "tech cards", "districts": "districts", "territories": "territories", "tracks": "finished tracks",
}  # fmt: skip


def slot_words(civilization: str, slot: int) -> str:
    """What space `slot` of the mat gives, counted from 1."""
    spaces = {"entertainers": _ENTERTAINERS, "historians": _HISTORIANS}.get(civilization, ())
    return spaces[slot - 1] if slot <= len(spaces) else f"space {slot}"


def column_words(civilization: str, column: str, fields: Mapping[str, Any]) -> str:
    """What the next space of a column gives."""
    number = _COLUMNS.index(column)
    if civilization == "merrymakers":
        return _MERRYMAKERS[number][fields["heights"][number]]
    return _CRAFTSMEN[number][_buildings(fields["lanes"][number])]


def row_words(row: str, fields: Mapping[str, Any]) -> str:
    """What the hex gives that the next outpost of this row uncovers (Militants)."""
    number = ("top", "bottom").index(row)
    return _MILITANTS[number][4 - fields["outposts_left"][number]]


def mat_words(civilization: str, fields: Mapping[str, Any]) -> str:
    """How things stand on the mat; empty where there is nothing on it, or not yet."""
    if not fields:
        return ""
    if "tokens_left" in fields:
        return f"{fields['tokens_left']} tokens left"
    if civilization == "entertainers":
        return f"token on space {fields['slot']} ({_ENTERTAINERS[fields['slot'] - 1]})"
    if civilization == "alchemists":
        return f"rolled: {_listed(fields['tracks'])}" if fields["tracks"] else ""
    if civilization == "leaders":
        return f"used: {_listed(fields['tracks'])}" if fields["tracks"] else "no track used yet"
    if civilization == "historians":
        exposed = [gain for gain, covered in zip(_HISTORIANS, fields["covered"], strict=False) if not covered]
        return f"a marked landmark brings {_listed(exposed)}" if exposed else "all four tokens still on the mat"
    if civilization == "merrymakers":
        heights = zip(_COLUMNS, fields["heights"], strict=False)
        return "columns " + ", ".join(f"{name} {height} of 3" for name, height in heights)
    if civilization == "craftsmen":
        lanes = zip(_COLUMNS, fields["lanes"], strict=True)
        return "columns " + ", ".join(f"{name} {_buildings(lane)} of {len(lane)}" for name, lane in lanes)
    if civilization == "militants":
        rows = zip(_MILITANTS, fields["outposts_left"], strict=False)
        gains = [gain for row, left in rows for gain in row[: 4 - left]]
        return (
            f"{sum(fields['outposts_left'])} outposts here; each income turn brings {_listed(gains) or 'nothing yet'}"
        )
    told = [f"{number} {_CATEGORIES[name]}" for name, number in fields["predictions"].items() if number]
    return f"predicted: {_listed(told)}" if told else "nothing predicted yet"


def _buildings(lane: Sequence[str | None]) -> int:
    """How many buildings stand in a lane of the Craftsmen."""
    return sum(1 for building in lane if building)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)
