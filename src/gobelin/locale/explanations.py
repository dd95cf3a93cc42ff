"""What components do, in one line each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gobelin.documents.components import PrintedMat, TapestryCard
from gobelin.documents.effects import Ban, Trigger
from gobelin.locale.box import box
from gobelin.locale.effects import Effects
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.names import ROMAN, Names, yes_or_no


@dataclass(frozen=True)
class Explanations:
    """One line for each component: `words.explain.tapestry("academia")`."""

    names: Names
    effects: Effects

    # --- Cards and mats

    def tapestry(self, card: str) -> str:
        """A tapestry card with its timing."""
        facts = box().tapestries[card]
        return self.names.text("explain-tapestry", timing=facts["timing"], does=self._does(card, facts))

    def _does(self, card: str, facts: TapestryCard) -> str:
        if f"explain-tapestry-{card}" in MESSAGES:
            return self.names.text(f"explain-tapestry-{card}")
        parts = [self.effects.describe(facts["effect"])] if facts["effect"] else []
        return self.names.join(parts + self._powers(facts["triggers"], facts), "reason")

    def civilization(self, civilization: str) -> str:
        """What is special about a civilization, from its mat."""
        if f"explain-civilization-{civilization}" in MESSAGES:
            return self.names.text(f"explain-civilization-{civilization}")
        mat = box().civilizations[civilization]["printed"]
        parts = []
        for moment, part in (("setup", mat["setup"]), ("start_only", mat["start_only"]), ("income", mat["income"])):
            if part and part["gain"]:
                words = {
                    "gain": self.effects.describe(part["gain"]),
                    "optional": yes_or_no(part.get("optional")),
                }
                parts.append(self.names.fill(f"explain-civilization-{moment}", words))
        parts += self._powers(mat["passive"], mat)
        if mat["final"]:
            parts.append(self.names.text("explain-civilization-final", gain=self.effects.describe(mat["final"])))
        return self.names.join(parts, "reason")

    def _powers(self, triggers: Sequence[Trigger], laws: TapestryCard | PrintedMat) -> list[str]:
        """What a power gives whenever something happens, what it forbids and allows."""
        moments: dict[str, list[str]] = {}  # by what is gained
        for trigger in triggers:
            when = self.names.fill(f"when-{trigger['on']}", self._scope(trigger))
            moments.setdefault(self.effects.describe(trigger["gain"]), []).append(when)
        parts = [
            self.names.text("trigger", when=self.names.join(when, "or"), gain=gain) for gain, when in moments.items()
        ]
        parts += [self.names.fill(f"forbids-{law['what']}", self._scope(law)) for law in laws["forbids"]]
        parts += [self.names.fill(f"allows-{law['what']}", self._scope(law)) for law in laws["allows"]]
        return parts

    def _scope(self, power: Trigger | Ban) -> dict[str, str]:
        """Whom and which track it is about."""
        return {"who": power["who"], "track": self.effects.track(power.get("track", "any"))}

    def tech(self, card: str) -> str:
        """What a tech card gives: circle in the middle row, square in the top row."""
        facts = box().tech[card]
        circle, square = self.effects.describe(facts["circle"]), self.effects.describe(facts["square"])
        return self.names.text("explain-tech", circle=circle, square=square, needs=self._prerequisite(card))

    def _prerequisite(self, card: str) -> str:
        """What the top row asks of a tech card."""
        needs = box().tech[card]["prerequisite"]
        if "track" in needs:
            track = self.names.name("track", needs["track"])
            return self.names.text("needs-track", track=track, tier=ROMAN[needs["tier"]])
        building = box().building_of(needs["income"])
        space = self.names.name("income", f"{building}-{needs['space']}")
        return self.names.text("needs-income", building=building, space=space)

    # --- Tracks, tiles, the city

    def space(self, track: str, number: int) -> str:
        """A space of a track: what it costs and gives, with its landmark."""
        cost = self.effects.cost(box().space(track, number)["cost"])
        return self.names.text("explain-space", cost=cost, gives=self.rewards(track, number, free=True))

    def rewards(self, track: str, number: int, gain: str = "full", free: bool = False) -> str:
        """What a space gives whom it is gained by; `free`: its landmark is still to be had."""
        space = box().space(track, number)
        parts = []
        if gain in ("full", "benefit"):
            parts.append(self.effects.describe(space["benefit"]))
        if gain in ("full", "free_bonus") and space["bonus"]:
            parts.append(self.names.text("gives-bonus", bonus=self.effects.describe(space["bonus"])))
        landmark = box().track_landmarks.get((track, number))
        if landmark and free:
            parts.append(self.names.text("gives-landmark", landmark=self.names.name("landmark", landmark)))
        return self.names.join(parts, "reason")

    def tile(self, number: int) -> str:
        """A territory tile."""
        return self.names.text("explain-tile", land=self.land(number), gives=self.benefit(number))

    def land(self, tile: int) -> str:
        """The terrains of a territory tile."""
        return self.terrains(box().tiles[tile]["land"])

    def benefit(self, tile: int) -> str:
        """What a territory tile gives."""
        return self.effects.describe(box().tiles[tile]["benefit"])

    def terrains(self, terrains: Iterable[str]) -> str:
        return self.names.join(self.names.name("terrain", one) for one in terrains)

    def space_tile(self, number: int) -> str:
        return self.effects.describe(box().space_tiles[number]["benefit"])

    def landmark(self, landmark: str) -> str:
        gained = box().landmarks[landmark]["gained"]
        if "track" in gained:
            track = self.names.name("track", gained["track"])
            where = {"gained": "track", "track": track, "tier": gained["tier"], "card": ""}
        else:
            where = {"gained": "tech", "track": "", "tier": "", "card": self.names.name("tech", landmark)}
        size, gap = box().size(landmark)
        return self.names.text("explain-landmark", **where, size=size, gap=yes_or_no(gap))

    def landmark_size(self, landmark: str) -> str:
        """How many plots a landmark takes: 2 x 3 plots."""
        size, gap = box().size(landmark)
        return self.names.text("explain-landmark-size", size=size, gap=yes_or_no(gap))

    def capital(self, number: int) -> str:
        pair = self.names.name("capital", box().capitals[number]["pair"])
        return self.names.text("explain-capital", open=box().open_plots(number), pair=pair)

    def income(self, building: str, position: int) -> str:
        """A space of the income mat, counted from 1."""
        return self.effects.income(box().income[building]["positions"][position - 1])

    # --- The bots

    def automa_civilization(self, civilization: str) -> str:
        return self.names.text(f"explain-automa_civilization-{civilization}")

    def level(self, level: int) -> str:
        """What the Automa has at a level."""
        chart = box().automa_levels[level]
        progress = "/".join(map(str, chart["progress_cards"].values()))
        parts = [self.names.text("explain-level", mat=chart["mat"], progress=progress)]
        has = {key: chart[key] for key in ("hand", "civilization_bonus", "extra_advance")}
        parts += [self.names.text(f"explain-level-{key}") for key, there in has.items() if there]
        return self.names.join(parts, "middle")

    def decision_card(self, number: int, alone: bool) -> str:
        """What a decision card tells the bots; `alone`: the Shadow Empire without the Automa."""
        card = box().decision_cards[number]
        return self.names.text(
            "explain-decision-card",
            alone=yes_or_no(alone),
            automa=self.names.text(f"explain-decision-card-{card['automa_track']}"),
            shadow=self.names.text(f"explain-decision-card-{card['shadow_track']}"),
        )

    def track_order(self, number: int) -> str:
        """The tracks in the order of a tiebreaker card."""
        favorite = self.names.text("explain-decision-card-favorite")
        order = box().decision_cards[number]["track_order"]
        return self.names.join(
            (favorite if one == "favorite" else self.names.name("track", one) for one in order), "middle"
        )

    def directions(self, order: str) -> dict[str, str]:
        """The order of hexes on a tiebreaker card, SW_from_SE: along which lines, from which side."""
        along, side = order.split("_from_")
        return {"along": self.names.name("direction", along), "side": self.names.name("direction", side)}
