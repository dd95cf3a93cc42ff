"""What components do and cost, where things come from: the notation of the rules in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gobelin.locale.box import box
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.names import ROMAN, Names

AMOUNTS: Final = ("coin", "worker", "food", "culture", "any", "vp", "territory", "space", "tapestry", "tech")
QUIET_SOURCES: Final = ("turn", "setup", "solo")  # the sentence or its neighbours make them plain

Facts = Mapping[str, Any]


class Effects(Names):
    """Amounts, effects, costs, sources and explanations of components."""

    # --- Amounts

    def amount(self, count: int, what: str) -> str:
        """2 coins, any 1 resource, 3 territory tiles."""
        return self.text(f"amount-{what}", count=count)

    def taken(self, count: int, what: str) -> str:
        """The same as the object of a verb: you gain 2 coins."""
        return self.text(f"object-{what}", count=count)

    def counted(self, resources: Sequence[str]) -> str:
        """1 coin and 2 food, for a list of resources that are gained or paid."""
        return self.listed(self.taken(resources.count(one), one) for one in dict.fromkeys(resources))

    def cost(self, resources: Sequence[str]) -> str:
        """What a space of a track costs."""
        return self.listed((self.amount(resources.count(one), one) for one in dict.fromkeys(resources)), "plus")

    # --- Effects

    def effect(self, effect: Any) -> str:
        """An effect in the notation of docs/notation.md."""
        if effect is None or effect == {}:
            return self.text("effect-nothing")
        if isinstance(effect, str):
            return self.text(f"effect-{effect}")
        head = next((head for head in _HEADS if head in effect), None)
        if head is None:
            return self.listed(self.amount(effect[what], what) for what in AMOUNTS if what in effect)
        return _HEADS[head](self, effect)

    def effects(self, effects: Iterable[Any], last: str = "and") -> str:
        return self.listed((self.effect(one) for one in effects), last)

    def tracks(self, tracks: Iterable[str], last: str = "and") -> str:
        """Science and Military."""
        return self.listed((self.name("track", one) for one in tracks), last)

    def track(self, track: str | Sequence[str]) -> str:
        """The track of the notation, with the words a language has around it: one, one of several, or any."""
        if track == "any":
            return self.text("effect-track-any")
        return self.text("effect-track", track=self.tracks([track] if isinstance(track, str) else track, "or"))

    def a_building(self, types: str | Sequence[str]) -> str:
        """a farm; a farm or a house; an income building of any type."""
        kinds = [types] if isinstance(types, str) else types
        return self.listed((self.text(f"effect-building-{kind}") for kind in kinds), "or")

    def income_space(self, space: Facts) -> str:
        """What a space of the income mat gives in every income turn."""
        return self.effects(part for part in (space["income"], space["vp"]) if part)

    # --- Sources

    def source(self, source: str) -> str:
        """Where something comes from: space science 4, tech bakery, income 3, territory 12."""
        kind, *rest = source.split()
        if kind == "space":
            return self.space(rest[0], int(rest[1]))
        if kind in ("tech", "tapestry", "civilization", "landmark"):
            return self.name(kind, rest[0])
        if kind == "achievement":
            return self.text("source-achievement", achievement=self.name("achievement", rest[0]))
        if kind == "territory" and rest:
            return self.text("source-territory-tile", number=int(rest[0]))
        if kind == "space_tile":
            return self.text("source-space_tile", number=int(rest[0]))
        if kind == "income" and rest:
            return self.text(f"source-income-{rest[0]}")
        return self.text(f"source-{kind}")

    def from_source(self, source: str | None) -> str:
        """The source in brackets, to end a sentence; nothing where it is plain."""
        return self.text("from", source=self.source(source)) if source and source not in QUIET_SOURCES else ""

    # --- Explanations

    def explain_tapestry(self, card: str) -> str:
        """A tapestry card with its timing."""
        facts = box().tapestries[card]
        return self.text("explain-tapestry", timing=facts["timing"], does=self._tapestry(card, facts))

    def _tapestry(self, card: str, facts: Facts) -> str:
        if f"explain-tapestry-{card}" in MESSAGES:
            return self.text(f"explain-tapestry-{card}")
        parts = [self.effect(facts["effect"])] if facts["effect"] else []
        return self.listed(parts + self.powers(facts), "reason")

    def explain_civilization(self, civilization: str) -> str:
        """What is special about a civilization, from its mat."""
        if f"explain-civilization-{civilization}" in MESSAGES:
            return self.text(f"explain-civilization-{civilization}")
        mat = box().civilizations[civilization]["printed"]
        parts = []
        for moment in ("setup", "start_only", "income"):
            gain = (mat[moment] or {}).get("gain")
            if gain:
                words = {"gain": self.effect(gain), "optional": "yes" if mat[moment].get("optional") else "no"}
                parts.append(self.fill(f"explain-civilization-{moment}", words))
        parts += self.powers({**mat, "triggers": mat["passive"]})
        if mat["final"]:
            parts.append(self.text("explain-civilization-final", gain=self.effect(mat["final"])))
        return self.listed(parts, "reason")

    def powers(self, facts: Facts) -> list[str]:
        """What a power gives whenever something happens, what it forbids and allows."""
        moments: dict[str, list[str]] = {}  # by what is gained
        for trigger in facts["triggers"]:
            words = {"who": trigger["who"], "track": self.track(trigger.get("track", "any"))}
            moments.setdefault(self.effect(trigger["gain"]), []).append(self.fill(f"when-{trigger['on']}", words))
        parts = [self.text("trigger", when=self.listed(when, "or"), gain=gain) for gain, when in moments.items()]
        for effect in ("forbids", "allows"):
            for law in facts[effect]:
                words = {"who": law["who"], "track": self.track(law.get("track", "any"))}
                parts.append(self.fill(f"{effect}-{law['what']}", words))
        return parts

    def explain_automa_civilization(self, civilization: str) -> str:
        return self.text(f"explain-automa_civilization-{civilization}")

    def explain_tech(self, card: str) -> str:
        """What a tech card gives: circle in the middle row, square in the top row."""
        facts = box().tech[card]
        needs = facts["prerequisite"]
        return self.text(
            "explain-tech",
            circle=self.effect(facts["circle"]),
            square=self.effect(facts["square"]),
            needs=self._needs(needs),
        )

    def _needs(self, needs: Facts) -> str:
        """What the top row asks of a tech card."""
        if "track" in needs:
            return self.text("needs-track", track=self.name("track", needs["track"]), tier=ROMAN[needs["tier"]])
        building = box().building_of(needs["income"])
        return self.text("needs-income", building=building, space=self.name("income", f"{building}-{needs['space']}"))

    def explain_space(self, track: str, number: int) -> str:
        """A space of a track: what it costs and gives, with its landmark."""
        space = box().space(track, number)
        return self.text("explain-space", cost=self.cost(space["cost"]), gives=self.gives(track, number, free=True))

    def gives(self, track: str, number: int, gain: str = "full", free: bool = False) -> str:
        """What a space gives whom it is gained by; `free`: its landmark is still to be had."""
        space = box().space(track, number)
        parts = []
        if gain in ("full", "benefit"):
            parts.append(self.effect(space["benefit"]))
        if gain in ("full", "free_bonus") and space["bonus"]:
            parts.append(self.text("gives-bonus", bonus=self.effect(space["bonus"])))
        landmark = box().track_landmarks.get((track, number))
        if landmark and free:
            parts.append(self.text("gives-landmark", landmark=self.name("landmark", landmark)))
        return self.listed(parts, "reason")

    def explain_tile(self, number: int) -> str:
        """A territory tile."""
        return self.text("explain-tile", land=self.land(number), gives=self.effect(box().tiles[number]["benefit"]))

    def land(self, tile: int) -> str:
        """The terrains of a territory tile."""
        return self.terrains(box().land_of_tile(tile))

    def terrains(self, terrains: Iterable[str]) -> str:
        return self.listed(self.name("terrain", one) for one in terrains)

    def explain_space_tile(self, number: int) -> str:
        return self.effect(box().space_tiles[number]["benefit"])

    def explain_landmark(self, landmark: str) -> str:
        facts = box().landmarks[landmark]
        gained = facts["gained"]
        size, gap = box().size(landmark)
        where: dict[str, str]
        if "track" in gained:
            where = {
                "gained": "track",
                "track": self.name("track", gained["track"]),
                "tier": gained["tier"],
                "card": "",
            }
        else:
            where = {"gained": "tech", "track": "", "tier": "", "card": self.name("tech", landmark)}
        return self.text("explain-landmark", **where, size=size, gap="yes" if gap else "no")

    def size(self, landmark: str) -> str:
        """How many plots a landmark takes: 2 x 3 plots."""
        size, gap = box().size(landmark)
        return self.text("explain-landmark-size", size=size, gap="yes" if gap else "no")

    def explain_capital(self, number: int) -> str:
        pair = self.name("capital", box().capitals[number]["pair"])
        return self.text("explain-capital", open=box().open_plots(number), pair=pair)

    def explain_income(self, building: str, position: int) -> str:
        """A space of the income mat, counted from 1."""
        return self.income_space(box().income[building]["positions"][position - 1])

    def explain_level(self, level: int) -> str:
        """What the Automa has at a level."""
        chart = box().automa_levels[level]
        progress = "/".join(map(str, chart["progress_cards"].values()))
        parts = [self.text("explain-level", mat=chart["mat"], progress=progress)]
        parts += [
            self.text(f"explain-level-{key}") for key in ("hand", "civilization_bonus", "extra_advance") if chart[key]
        ]
        return self.listed(parts, "middle")

    def explain_decision_card(self, number: int, alone: bool) -> str:
        """What a decision card tells the bots; `alone`: the Shadow Empire without the Automa."""
        card = box().decision_cards[number]
        return self.text(
            "explain-decision-card",
            alone="yes" if alone else "no",
            automa=self.text(f"explain-decision-card-{card['automa_track']}"),
            shadow=self.text(f"explain-decision-card-{card['shadow_track']}"),
        )

    def track_order(self, number: int) -> str:
        """The tracks in the order of a tiebreaker card."""
        return self.listed(
            (
                self.text("explain-decision-card-favorite") if entry == "favorite" else self.name("track", entry)
                for entry in box().decision_cards[number]["track_order"]
            ),
            "middle",
        )

    def directions(self, order: str) -> dict[str, str]:
        """The order of hexes on a tiebreaker card, SW_from_SE: along which lines, from which side."""
        along, side = order.split("_from_")
        return {"along": self.name("direction", along), "side": self.name("direction", side)}


def _pay(words: Effects, effect: Facts) -> str:
    return words.text("effect-pay", pay=words.effect(effect["pay"]), gain=words.effect(effect["gain"]))


def _landmark(words: Effects, effect: Facts) -> str:
    name = effect["landmark"]
    if name == "any_on_landmark_board":
        return words.text(f"effect-landmark-{name}")
    return words.text("effect-landmark", landmark=words.name("landmark", name.lower().replace(" ", "_")))


def _rule(words: Effects, effect: Facts) -> str:
    """A rule by its name, with the numbers and effects in it."""
    arguments: dict[str, str | int] = {"at_least": 0}
    for name, value in effect.items():
        if effect["rule"] == "per_terrain" and name == "gain":
            arguments |= {terrain: words.effect(gain) for terrain, gain in value.items()}
        elif isinstance(value, list):
            arguments[name] = "/".join(map(str, value))
        else:
            arguments[name] = words.effect(value) if isinstance(value, dict) else value
    return words.fill(f"effect-rule-{effect['rule']}", arguments)


def _step(verb: str) -> Callable[[Effects, Facts], str]:
    """A step on a track: advance, regress."""
    return lambda words, effect: words.text(
        f"effect-{verb}", track=words.track(effect[verb]["track"]), gain=effect[verb]["gain"]
    )


def _named(head: str) -> Callable[[Effects, Facts], str]:
    """What is called by the key and its value: {"research": "bare"}."""
    return lambda words, effect: words.text(f"effect-{head}-{effect[head]}")


# The words of the notation that are objects, by the key that tells them; whatever has none of these is amounts.
_HEADS: Final[dict[str, Callable[[Effects, Facts], str]]] = {
    "rule": _rule,
    "then": lambda words, effect: words.effects(effect["then"], "then"),
    "all": lambda words, effect: words.effects(effect["all"]),
    "one_of": lambda words, effect: words.effects(effect["one_of"], "or"),
    "pay": _pay,
    "may": lambda words, effect: words.text("effect-may", effect=words.effect(effect["may"])),
    "vp_per": lambda words, effect: words.text(f"effect-vp_per-{effect['vp_per']}", times=effect.get("times", 1)),
    "building": lambda words, effect: words.a_building(effect["building"]),
    "landmark": _landmark,
    "research": _named("research"),
    "explore": _named("explore"),
    "invent": _named("invent"),
    "conquer": lambda words, effect: words.text("effect-conquer-with", **effect["conquer"]),
    "advance": _step("advance"),
    "regress": _step("regress"),
    "repeat": lambda words, effect: words.text("effect-repeat", track=words.track(effect["repeat"]["track"])),
}
