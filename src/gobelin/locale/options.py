"""Questions and their options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from gobelin.documents import AskedNow, Decision, View
from gobelin.documents.generated import options as chosen
from gobelin.documents.generated.enumerations import Building, TechRow
from gobelin.documents.generated.mats import CraftsmenFields, MerrymakersFields, MilitantsFields
from gobelin.locale.arguments import Arguments
from gobelin.locale.box import box
from gobelin.locale.effects import Effects
from gobelin.locale.events import face
from gobelin.locale.explanations import Explanations
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.names import NONE, ROMAN, Names, sentence, yes_or_no
from gobelin.rules.printed.names import BUILDINGS, MAT_COLUMNS

Words = dict[str, Any]

LAST_SPACE: Final = 12
TECH_ROWS: Final[tuple[TechRow, ...]] = ("bottom", "middle", "top")
LIMIT: Final = 8  # of a resource


class Options:
    """Prompts and options, for the one who decides."""

    def __init__(self, names: Names, effects: Effects, explain: Explanations, arguments: Arguments) -> None:
        self.names = names
        self.effects = effects
        self.explain = explain
        self.arguments = arguments

    def prompt(self, decision: AskedNow | Decision | None) -> str:
        """The question of a decision, as `Game.view` shows it; somebody must be asked."""
        assert decision is not None
        return sentence(self.names.fill(f"prompt-{decision['kind']}", self.arguments.translate(decision["about"])))

    def describe(self, verb: str, arguments: Mapping[str, object], view: View) -> str:
        """An option of the viewer's decision: the attribute of its prompt with this verb, else the verb's own words."""
        decision = view["decision"]
        assert decision is not None
        key = f"prompt-{decision['kind']}.{verb}"
        if key not in MESSAGES:
            key = f"option-{verb}"
        words = self.arguments.translate(decision["about"]) | self.arguments.translate(arguments)
        if verb in _MORE:
            words |= _MORE[verb](_Decision(self, view, decision), arguments)
        return self.names.fill(key, words)


class _Decision:
    """What options need beside their own arguments: the decision and the table it is made at."""

    def __init__(self, words: Options, view: View, decision: AskedNow) -> None:
        self.names = words.names
        self.effects = words.effects
        self.explain = words.explain
        self.view = view
        self.decision = decision
        self.kind = decision["kind"]
        self.about: Mapping[str, object] = decision["about"]
        self.me = view["players"][decision["player"]]

    # --- The start, tracks

    def capital(self, option: chosen.CapitalArguments) -> Words:
        return {"open": box().open_plots(option["capital"])}

    def civilization(self, option: chosen.CivilizationArguments) -> Words:
        return {"does": self.explain.civilization(option["civilization"])}

    def income(self, option: object) -> Words:
        era = self.me["era"] + 1
        return {"era": ROMAN[era], "era-number": era}

    def advance(self, option: chosen.AdvanceArguments) -> Words:
        """The space reached, with what it costs and gives; the track alone where a token is still to be chosen."""
        track = option["track"]
        tokens = self.me["tokens"][track]
        if len(set(tokens)) > 1 or not tokens or tokens[0] == LAST_SPACE:
            several = len(set(tokens)) > 1
            return {"tokens": "several" if several else "end", "space": NONE, "cost": NONE, "gives": NONE}
        number = tokens[0] + 1
        gain = "full" if self.kind == "turn" else str(self.about.get("gain", "none"))
        return {
            "tokens": "one",
            "space": self.names.space(track, number),
            "cost": self.effects.cost(box().space(track, number)["cost"]),
            "gives": self.explain.rewards(track, number, gain, self.is_free(track, number)) or NONE,
        }

    def is_free(self, track: str, number: int) -> bool:
        """Whether the space has a landmark that nobody has yet."""
        landmark = box().track_landmarks.get((track, number))
        return landmark is not None and self.view["landmarks"][landmark] is None

    def track(self, option: chosen.TrackArguments) -> Words:
        if self.kind != "automa_civilization":
            return {}
        name = box().automa_civilizations[option["track"]]
        return {"civilization": self.names.civilization(name), "does": self.explain.automa_civilization(name)}

    def token(self, option: chosen.TokenArguments) -> Words:
        track, here = option["track"], option["space"]
        there = here - 1 if self.kind == "regress" else min(here + (4 if self.kind == "jump" else 1), LAST_SPACE)
        gain = self.about.get("gain", "full")
        gives = self.effects.describe(box().space(track, there)["benefit"]) if there else NONE
        return {
            "tokens": "end" if here == LAST_SPACE and self.kind != "regress" else "one",
            "here": self.names.space(track, here),
            "space": self.names.space(track, there),
            "gives": gives if gain in ("full", "benefit") else NONE,
            "benefit": self.benefit(track, here),
        }

    def token_of(self, option: chosen.TokenOfArguments) -> Words:
        here = self.names.space(option["track"], option["space"])
        return {"here": here, "benefit": self.benefit(option["track"], option["space"])}

    def benefit(self, track: str, number: int) -> str:
        return self.effects.describe(box().space(track, number)["benefit"] if number else None)

    def move(self, option: chosen.MoveArguments) -> Words:
        return {
            "way": "forward" if option["to"] > option["from"] else "back",
            "here": self.names.space(option["track"], option["from"]),
            "space": self.names.space(option["track"], option["to"]),
        }

    # --- Resources, parts of a benefit

    def gain(self, option: chosen.GainArguments) -> Words:
        full = [one for one in dict.fromkeys(option["resources"]) if self.me["resources"][one] >= LIMIT]
        return {"full": self.names.join(self.names.name("resource", one) for one in full) or NONE}

    def convert(self, option: chosen.ConvertArguments) -> Words:
        return {"what": self.effects.gain(1, option["resource"])}

    def exchange(self, option: chosen.BuyArguments | chosen.SellArguments) -> Words:
        return {"vp": 5 * option["amount"], "what": self.effects.gain(option["amount"], "any")}

    def do(self, option: chosen.DoArguments) -> Words:
        part = option["part"]
        if part in BUILDINGS:
            return {"what": self.building(part)}
        asked = self.decision
        parts = asked["about"]["parts"] if asked["kind"] == "one_of" or asked["kind"] == "order" else {}
        if part not in parts:
            return {"what": self.names.text(f"part-{part}")}
        words = self.effects.describe(parts[part])
        return {"what": self.names.text("part-gain", effect=words) if words[:1].isdigit() else words}

    def building(self, kind: Building) -> str:
        taken = self.me["taken"][kind]
        positions = box().income[kind]["positions"]
        if taken + 1 >= len(positions):
            return self.effects.building(kind)
        uncovers = self.effects.income(positions[taken + 1])
        return self.names.text("part-building", building=self.effects.building(kind), uncovers=uncovers)

    # --- The map

    def tile(self, option: chosen.TileArguments) -> Words:
        tile = option["tile"]
        return {"land": self.explain.land(tile), "gives": self.explain.benefit(tile)}

    def hex(self, option: chosen.HexArguments) -> Words:
        land = self.view["hexes"].get(option["hex"])
        if land is None:
            return {"facts": NONE}
        facts = [self.explain.terrains(land["land"])]
        if land["tile"]:
            facts.append(self.names.text("hex-gives", gives=self.explain.benefit(land["tile"])))
        if land["controller"] is not None:
            facts.append(self.names.fill("hex-held", self.names.who("owner", land["controller"])))
        return {"facts": self.names.join(facts, "middle")}

    def turn(self, option: chosen.TurnArguments) -> Words:
        assert self.decision["kind"] == "explore_turn"
        corners = box().corners(self.decision["about"]["tile"], option["turn"])
        return {"corners": " ".join(self.names.text(f"terrain-letter-{terrain}") for terrain in corners)}

    def space_tile(self, option: chosen.SpaceTileArguments) -> Words:
        return {"gives": self.explain.space_tile(option["tile"])}

    def die(self, option: chosen.DieArguments) -> Words:
        assert self.decision["kind"] == "die"
        return {"face": face(self.names, option["die"], self.decision["about"][option["die"]])}

    # --- Cards

    def invent(self, option: chosen.InventArguments) -> Words:
        card = option["technology"]
        return {"card": self.names.card(card), "does": NONE if card is None else self.explain.tech(card)}

    def upgrade(self, option: chosen.UpgradeArguments) -> Words:
        card = option["technology"]
        row = "middle" if card in self.me["tech"]["bottom"] else "top"
        return {"card": self.names.card(card), "row": row, "gives": self.part(card, row)}

    def part(self, card: str, row: str) -> str:
        """The circle in the middle row, the square in the top row."""
        return self.effects.describe(box().tech[card]["circle" if row == "middle" else "square"])

    def tech(self, option: chosen.TechArguments) -> Words:
        """A tech card that lies with somebody; `gives` is what is gained of it, or what it is upgraded to."""
        card = option["technology"]
        owner, row = next(
            (seat["seat"], row) for seat in self.view["players"] for row in TECH_ROWS if card in seat["tech"][row]
        )
        upgraded = {"bottom": "middle", "middle": "top"}.get(row, row)
        return {
            "card": self.names.card(card),
            "does": self.explain.tech(card),
            "from-row": self.names.text("row", row=row),
            "gives": self.part(card, upgraded if self.kind == "token_on_tech" else row),
            **self.names.who("owner", owner),
        }

    def card(self, option: chosen.PlayArguments | chosen.DiscardArguments) -> Words:
        return {"does": self.explain.tapestry(option["card"])}

    def mat(self, option: chosen.MatArguments) -> Words:
        stack = list(self.view["players"][option["player"]]["tapestries"].values())[option["era"] - 1]
        if not stack or stack[-1] == "face_down":
            return {"card": NONE, "does": NONE}
        return {"card": self.names.card(stack[-1]), "does": self.explain.tapestry(stack[-1])}

    # --- The city

    def place(self, option: chosen.PlaceArguments | chosen.PlaceCornerTurnArguments) -> Words:
        """A plot, or the corner of a landmark with its turn."""
        if "corner" in option:
            lying = cast(chosen.PlaceCornerTurnArguments, option)
            return {"place": self.names.text("place-landmark", plot=lying["corner"], turn=lying["turn"])}
        return {"place": option["plots"][0]}

    def place_beside(self, option: chosen.PlaceBesideArguments) -> Words:
        return {"kind": "building" if option["piece"] in BUILDINGS else "landmark"}

    def landmark(self, option: chosen.LandmarkArguments) -> Words:
        return {"size": self.explain.landmark_size(option["landmark"])}

    def plot(self, option: chosen.PlotArguments) -> Words:
        city = self.me["city"]
        assert city is not None
        building = next(one["piece"] for one in city["pieces"] if one.get("plots") == [option["plot"]])
        return {"building": self.names.piece(building)}

    # --- Mats of civilizations

    def slot(self, option: chosen.SlotArguments) -> Words:
        civilization = self.decision["source"].removeprefix("civilization ")
        return {"gives": self.effects.describe(box().slot(civilization, option["slot"]))}

    def number(self, option: chosen.NumberArguments) -> Words:
        assert self.decision["kind"] == "predict"
        category = self.decision["about"]["category"]
        return {"what": self.names.text(f"predicted-{category}", number=option["number"])}

    def row(self, option: chosen.RowArguments) -> Words:
        if self.kind != "outpost_row":
            return {}
        hexes = box().lane("militants", "row", option["row"])
        fields = cast(MilitantsFields, self.fields("militants"))
        left = fields["outposts_left"][("top", "bottom").index(option["row"])]
        return {"gives": self.effects.describe(hexes[len(hexes) - left])}

    def column(self, option: chosen.ColumnArguments) -> Words:
        """The next space of a column: of the Merrymakers' token, or for a building of the Craftsmen."""
        number = MAT_COLUMNS.index(option["column"])
        if self.kind == "column":
            civilization = "merrymakers"
            filled = cast(MerrymakersFields, self.fields(civilization))["heights"][number]
        else:
            civilization = "craftsmen"
            filled = sum(map(bool, cast(CraftsmenFields, self.fields(civilization))["lanes"][number]))
        gives = box().lane(civilization, "column", option["column"])[filled]
        return {"lane": self.names.text("lane", column=option["column"]), "gives": self.effects.describe(gives)}

    def fields(self, civilization: str) -> object:
        """What lies on the own mat."""
        return next(mat["fields"] for mat in self.me["civilizations"] if mat["name"] == civilization)


_MORE: Final[dict[str, Callable[[_Decision, Any], Words]]] = {
    "advance": _Decision.advance,
    "accept": lambda asked, option: {"free": yes_or_no(asked.about.get("free"))},
    "buy": _Decision.exchange,
    "capital": _Decision.capital,
    "civilization": _Decision.civilization,
    "column": _Decision.column,
    "convert": _Decision.convert,
    "die": _Decision.die,
    "discard": _Decision.card,
    "do": _Decision.do,
    "gain": _Decision.gain,
    "hex": _Decision.hex,
    "income": _Decision.income,
    "invent": _Decision.invent,
    "landmark": _Decision.landmark,
    "mat": _Decision.mat,
    "move": _Decision.move,
    "number": _Decision.number,
    "place": _Decision.place,
    "place_beside": _Decision.place_beside,
    "play": _Decision.card,
    "plot": _Decision.plot,
    "row": _Decision.row,
    "sell": _Decision.exchange,
    "slot": _Decision.slot,
    "space_tile": _Decision.space_tile,
    "tech": _Decision.tech,
    "tile": _Decision.tile,
    "token": _Decision.token,
    "token_of": _Decision.token_of,
    "track": _Decision.track,
    "turn": _Decision.turn,
    "upgrade": _Decision.upgrade,
}
