"""Questions and their options in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from gobelin.documents import AskedNow, Decision, View
from gobelin.documents.generated import options as types
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

Extras = dict[str, Any]  # arguments of a message that are worked out

LAST_SPACE: Final = 12
TECH_ROWS: Final[tuple[TechRow, ...]] = ("bottom", "middle", "top")
LIMIT: Final = 8  # of a resource


@dataclass(frozen=True)
class Options:
    """Prompts and options, for the one who decides."""

    names: Names
    effects: Effects
    explain: Explanations
    arguments: Arguments

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
        extras = getattr(_Extras(self, view, decision), verb, None)
        if extras is not None:
            words |= extras(arguments)
        return self.names.fill(key, words)


class _Extras:
    """What the words of an option need beside its own arguments: a method for each verb that needs more."""

    def __init__(self, words: Options, view: View, decision: AskedNow) -> None:
        self._names = words.names
        self._effects = words.effects
        self._explain = words.explain
        self._view = view
        self._decision = decision
        self._kind = decision["kind"]
        self._about: Mapping[str, object] = decision["about"]
        self._me = view["players"][decision["player"]]

    # --- The start, tracks

    def capital(self, option: types.CapitalArguments) -> Extras:
        return {"open": box().open_plots(option["capital"])}

    def civilization(self, option: types.CivilizationArguments) -> Extras:
        return {"does": self._explain.civilization(option["civilization"])}

    def income(self, option: object) -> Extras:
        era = self._me["era"] + 1
        return {"era": ROMAN[era], "era-number": era}

    def advance(self, option: types.AdvanceArguments) -> Extras:
        """The space reached, with what it costs and gives; the track alone where a token is still to be types."""
        track = option["track"]
        tokens = self._me["tokens"][track]
        if len(set(tokens)) > 1 or not tokens or tokens[0] == LAST_SPACE:
            several = len(set(tokens)) > 1
            return {"tokens": "several" if several else "end", "space": NONE, "cost": NONE, "gives": NONE}
        number = tokens[0] + 1
        gain = "full" if self._kind == "turn" else str(self._about.get("gain", "none"))
        return {
            "tokens": "one",
            "space": self._names.space(track, number),
            "cost": self._effects.cost(box().space(track, number)["cost"]),
            "gives": self._explain.rewards(track, number, gain, self._is_free(track, number)) or NONE,
        }

    def _is_free(self, track: str, number: int) -> bool:
        """Whether the space has a landmark that nobody has yet."""
        landmark = box().track_landmarks.get((track, number))
        return landmark is not None and self._view["landmarks"][landmark] is None

    def track(self, option: types.TrackArguments) -> Extras:
        if self._kind != "automa_civilization":
            return {}
        name = box().automa_civilizations[option["track"]]
        return {"civilization": self._names.civilization(name), "does": self._explain.automa_civilization(name)}

    def token(self, option: types.TokenArguments) -> Extras:
        track, here = option["track"], option["space"]
        there = here - 1 if self._kind == "regress" else min(here + (4 if self._kind == "jump" else 1), LAST_SPACE)
        gain = self._about.get("gain", "full")
        gives = self._effects.describe(box().space(track, there)["benefit"]) if there else NONE
        return {
            "tokens": "end" if here == LAST_SPACE and self._kind != "regress" else "one",
            "here": self._names.space(track, here),
            "space": self._names.space(track, there),
            "gives": gives if gain in ("full", "benefit") else NONE,
            "benefit": self._benefit(track, here),
        }

    def token_of(self, option: types.TokenOfArguments) -> Extras:
        here = self._names.space(option["track"], option["space"])
        return {"here": here, "benefit": self._benefit(option["track"], option["space"])}

    def _benefit(self, track: str, number: int) -> str:
        return self._effects.describe(box().space(track, number)["benefit"] if number else None)

    def move(self, option: types.MoveArguments) -> Extras:
        return {
            "way": "forward" if option["to"] > option["from"] else "back",
            "here": self._names.space(option["track"], option["from"]),
            "space": self._names.space(option["track"], option["to"]),
        }

    # --- Resources, parts of a benefit

    def accept(self, option: object) -> Extras:
        return {"free": yes_or_no(self._about.get("free"))}

    def gain(self, option: types.GainArguments) -> Extras:
        full = [one for one in dict.fromkeys(option["resources"]) if self._me["resources"][one] >= LIMIT]
        return {"full": self._names.join(self._names.name("resource", one) for one in full) or NONE}

    def convert(self, option: types.ConvertArguments) -> Extras:
        return {"what": self._effects.gain(1, option["resource"])}

    def buy(self, option: types.BuyArguments | types.SellArguments) -> Extras:
        return {"vp": 5 * option["amount"], "what": self._effects.gain(option["amount"], "any")}

    sell = buy

    def do(self, option: types.DoArguments) -> Extras:
        part = option["part"]
        if part in BUILDINGS:
            return {"what": self._building(part)}
        asked = self._decision
        parts = asked["about"]["parts"] if asked["kind"] == "one_of" or asked["kind"] == "order" else {}
        if part not in parts:
            return {"what": self._names.text(f"part-{part}")}
        words = self._effects.describe(parts[part])
        return {"what": self._names.text("part-gain", effect=words) if words[:1].isdigit() else words}

    def _building(self, kind: Building) -> str:
        taken = self._me["taken"][kind]
        positions = box().income[kind]["positions"]
        if taken + 1 >= len(positions):
            return self._effects.building(kind)
        uncovers = self._effects.income(positions[taken + 1])
        return self._names.text("part-building", building=self._effects.building(kind), uncovers=uncovers)

    # --- The map

    def tile(self, option: types.TileArguments) -> Extras:
        tile = option["tile"]
        return {"land": self._explain.land(tile), "gives": self._explain.benefit(tile)}

    def hex(self, option: types.HexArguments) -> Extras:
        land = self._view["hexes"].get(option["hex"])
        if land is None:
            return {"facts": NONE}
        facts = [self._explain.terrains(land["land"])]
        if land["tile"]:
            facts.append(self._names.text("hex-gives", gives=self._explain.benefit(land["tile"])))
        if land["controller"] is not None:
            facts.append(self._names.fill("hex-held", self._names.who("owner", land["controller"])))
        return {"facts": self._names.join(facts, "middle")}

    def turn(self, option: types.TurnArguments) -> Extras:
        assert self._decision["kind"] == "explore_turn"
        corners = box().corners(self._decision["about"]["tile"], option["turn"])
        return {"corners": " ".join(self._names.text(f"terrain-letter-{terrain}") for terrain in corners)}

    def space_tile(self, option: types.SpaceTileArguments) -> Extras:
        return {"gives": self._explain.space_tile(option["tile"])}

    def die(self, option: types.DieArguments) -> Extras:
        assert self._decision["kind"] == "die"
        return {"face": face(self._names, option["die"], self._decision["about"][option["die"]])}

    # --- Cards

    def invent(self, option: types.InventArguments) -> Extras:
        card = option["technology"]
        return {"card": self._names.card(card), "does": NONE if card is None else self._explain.tech(card)}

    def upgrade(self, option: types.UpgradeArguments) -> Extras:
        card = option["technology"]
        row = "middle" if card in self._me["tech"]["bottom"] else "top"
        return {"card": self._names.card(card), "row": row, "gives": self._part(card, row)}

    def _part(self, card: str, row: str) -> str:
        """The circle in the middle row, the square in the top row."""
        return self._effects.describe(box().tech[card]["circle" if row == "middle" else "square"])

    def tech(self, option: types.TechArguments) -> Extras:
        """A tech card that lies with somebody; `gives` is what is gained of it, or what it is upgraded to."""
        card = option["technology"]
        owner, row = next(
            (seat["seat"], row) for seat in self._view["players"] for row in TECH_ROWS if card in seat["tech"][row]
        )
        upgraded = {"bottom": "middle", "middle": "top"}.get(row, row)
        return {
            "card": self._names.card(card),
            "does": self._explain.tech(card),
            "from-row": self._names.text("row", row=row),
            "gives": self._part(card, upgraded if self._kind == "token_on_tech" else row),
            **self._names.who("owner", owner),
        }

    def play(self, option: types.PlayArguments | types.DiscardArguments) -> Extras:
        return {"does": self._explain.tapestry(option["card"])}

    discard = play

    def mat(self, option: types.MatArguments) -> Extras:
        stack = list(self._view["players"][option["player"]]["tapestries"].values())[option["era"] - 1]
        if not stack or stack[-1] == "face_down":
            return {"card": NONE, "does": NONE}
        return {"card": self._names.card(stack[-1]), "does": self._explain.tapestry(stack[-1])}

    # --- The city

    def place(self, option: types.PlaceArguments | types.PlaceCornerTurnArguments) -> Extras:
        """A plot, or those that a landmark covers, and how it is turned."""
        turn = cast(types.PlaceCornerTurnArguments, option)["turn"] if "turn" in option else 0
        return {"place": self._names.plots(option["plots"]), "degrees": 90 * turn}

    def place_beside(self, option: types.PlaceBesideArguments) -> Extras:
        return {"kind": "building" if option["piece"] in BUILDINGS else "landmark"}

    def landmark(self, option: types.LandmarkArguments) -> Extras:
        return {"size": self._explain.landmark_size(option["landmark"])}

    def plot(self, option: types.PlotArguments) -> Extras:
        city = self._me["city"]
        assert city is not None
        building = next(one["piece"] for one in city["pieces"] if one.get("plots") == [option["plot"]])
        return {"building": self._names.piece(building)}

    # --- Mats of civilizations

    def slot(self, option: types.SlotArguments) -> Extras:
        civilization = self._decision["source"].removeprefix("civilization ")
        return {"gives": self._effects.describe(box().slot(civilization, option["slot"]))}

    def number(self, option: types.NumberArguments) -> Extras:
        assert self._decision["kind"] == "predict"
        category = self._decision["about"]["category"]
        return {"what": self._names.text(f"predicted-{category}", number=option["number"])}

    def row(self, option: types.RowArguments) -> Extras:
        if self._kind != "outpost_row":
            return {}
        hexes = box().lane("militants", "row", option["row"])
        fields = cast(MilitantsFields, self._fields("militants"))
        left = fields["outposts_left"][("top", "bottom").index(option["row"])]
        return {"gives": self._effects.describe(hexes[len(hexes) - left])}

    def column(self, option: types.ColumnArguments) -> Extras:
        """The next space of a column: of the Merrymakers' token, or for a building of the Craftsmen."""
        number = MAT_COLUMNS.index(option["column"])
        if self._kind == "column":
            civilization = "merrymakers"
            filled = cast(MerrymakersFields, self._fields(civilization))["heights"][number]
        else:
            civilization = "craftsmen"
            filled = sum(map(bool, cast(CraftsmenFields, self._fields(civilization))["lanes"][number]))
        gives = box().lane(civilization, "column", option["column"])[filled]
        return {"lane": self._names.text("lane", column=option["column"]), "gives": self._effects.describe(gives)}

    def _fields(self, civilization: str) -> object:
        """What lies on the own mat."""
        return next(mat["fields"] for mat in self._me["civilizations"] if mat["name"] == civilization)
