"""Questions and their options in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gobelin.locale.arguments import yes
from gobelin.locale.box import box
from gobelin.locale.events import Events
from gobelin.locale.generated.keys import MESSAGES
from gobelin.locale.names import NONE, ROMAN, sentence
from gobelin.rules.printed.names import BUILDINGS

Seen = Mapping[str, Any]
LAST_SPACE: Final = 12
LIMIT: Final = 8  # of a resource


class Decisions(Events):
    """Prompts and options, for the one who decides."""

    def prompt(self, decision: Seen) -> str:
        """The question of a decision, as `Game.view` shows it: kind, about."""
        return sentence(self.fill(f"prompt-{decision['kind']}", self.spoken(decision["about"])))

    def option(self, verb: str, arguments: Seen, view: Seen) -> str:
        """An option of the viewer's decision: the attribute of its prompt with this verb, else the verb's own words."""
        kind = view["decision"]["kind"]
        key = f"prompt-{kind}.{verb}"
        if key not in MESSAGES:
            key = f"option-{verb}"
        words = self.spoken(view["decision"]["about"]) | self.spoken(arguments)
        if verb in _MORE:
            words |= _MORE[verb](_Asked(self, view), arguments)
        return self.fill(key, words)


class _Asked:
    """What an option needs beside its own arguments: the decision and the table it stands on."""

    def __init__(self, words: Decisions, view: Seen) -> None:
        self.words = words
        self.view = view
        decision = view["decision"]
        self.player: int = decision["player"]
        self.kind: str = decision["kind"]
        self.about: Seen = decision["about"]
        self.source: str = decision["source"]
        self.me: Seen = view["players"][self.player]

    # --- The start, tracks

    def capital(self, option: Seen) -> dict[str, Any]:
        return {"open": box().open_plots(option["capital"])}

    def civilization(self, option: Seen) -> dict[str, Any]:
        return {"does": self.words.explain_civilization(option["civilization"])}

    def income(self, option: Seen) -> dict[str, Any]:
        era = self.me["era"] + 1
        return {"era": ROMAN[era], "era-number": era}

    def advance(self, option: Seen) -> dict[str, Any]:
        """The space reached, with what it costs and gives; the track alone where a token is still to be chosen."""
        track = option["track"]
        tokens = self.me["tokens"][track]
        if len(set(tokens)) > 1 or not tokens or tokens[0] == LAST_SPACE:
            several = len(set(tokens)) > 1
            return {"tokens": "several" if several else "end", "space": NONE, "cost": NONE, "gives": NONE}
        number = tokens[0] + 1
        gain = "full" if self.kind == "turn" else self.about.get("gain", "none")
        return {
            "tokens": "one",
            "space": self.words.space(track, number),
            "cost": self.words.cost(box().space(track, number)["cost"]),
            "gives": self.words.gives(track, number, gain, self.is_free(track, number)) or NONE,
        }

    def is_free(self, track: str, number: int) -> bool:
        """Whether the space has a landmark that nobody has yet."""
        landmark = box().track_landmarks.get((track, number))
        return landmark is not None and self.view["landmarks"][landmark] is None

    def track(self, option: Seen) -> dict[str, Any]:
        if self.kind != "automa_civilization":
            return {}
        name = box().automa_civilizations[option["track"]]
        return {
            "civilization": self.words.civilization(name),
            "does": self.words.explain_automa_civilization(name),
        }

    def token(self, option: Seen) -> dict[str, Any]:
        track, here = option["track"], option["space"]
        there = here - 1 if self.kind == "regress" else min(here + (4 if self.kind == "jump" else 1), LAST_SPACE)
        gain = self.about.get("gain", "full")
        gives = self.words.effect(box().space(track, there)["benefit"]) if there else NONE
        return {
            "tokens": "end" if here == LAST_SPACE and self.kind != "regress" else "one",
            "here": self.words.space(track, here),
            "space": self.words.space(track, there),
            "gives": gives if gain in ("full", "benefit") else NONE,
            "benefit": self.benefit(track, here),
        }

    def token_of(self, option: Seen) -> dict[str, Any]:
        here = self.words.space(option["track"], option["space"])
        return {"here": here, "benefit": self.benefit(option["track"], option["space"])}

    def benefit(self, track: str, number: int) -> str:
        return self.words.effect(box().space(track, number)["benefit"] if number else None)

    def move(self, option: Seen) -> dict[str, Any]:
        return {
            "way": "forward" if option["to"] > option["from"] else "back",
            "here": self.words.space(option["track"], option["from"]),
            "space": self.words.space(option["track"], option["to"]),
        }

    # --- Resources, parts of a benefit

    def gain(self, option: Seen) -> dict[str, Any]:
        full = [one for one in dict.fromkeys(option["resources"]) if self.me["resources"][one] >= LIMIT]
        return {"full": self.words.listed(self.words.name("resource", one) for one in full) or NONE}

    def convert(self, option: Seen) -> dict[str, Any]:
        return {"what": self.words.taken(1, option["resource"])}

    def exchange(self, option: Seen) -> dict[str, Any]:
        return {"vp": 5 * option["amount"], "what": self.words.taken(option["amount"], "any")}

    def do(self, option: Seen) -> dict[str, Any]:
        part = option["part"]
        if part in BUILDINGS:
            return {"what": self.building(part)}
        effect = self.about.get("parts", {}).get(part)
        if effect is None:
            return {"what": self.words.text(f"part-{part}")}
        words = self.words.effect(effect)
        return {"what": self.words.text("part-gain", effect=words) if words[:1].isdigit() else words}

    def building(self, kind: str) -> str:
        taken = self.me["taken"][kind]
        positions = box().income[kind]["positions"]
        if taken + 1 >= len(positions):
            return self.words.a_building(kind)
        uncovers = self.words.income_space(positions[taken + 1])
        return self.words.text("part-building", building=self.words.a_building(kind), uncovers=uncovers)

    # --- The map

    def tile(self, option: Seen) -> dict[str, Any]:
        tile = option["tile"]
        return {"land": self.words.land(tile), "gives": self.words.effect(box().tiles[tile]["benefit"])}

    def hex(self, option: Seen) -> dict[str, Any]:
        name = option["hex"]
        land = self.view["hexes"].get(name)
        if land is None:
            return {"facts": NONE}
        facts = [self.words.terrains(box().land(self.view["map"], name, land))]
        if land["tile"]:
            gives = self.words.effect(box().tiles[land["tile"]]["benefit"])
            facts.append(self.words.text("hex-gives", gives=gives))
        if land["controller"] is not None:
            facts.append(self.words.fill("hex-held", self.words.who("owner", land["controller"])))
        return {"facts": self.words.listed(facts, "middle")}

    def turn(self, option: Seen) -> dict[str, Any]:
        corners = box().corners(self.view["map"], "", {"tile": self.about["tile"], "turn": option["turn"]})
        return {"corners": " ".join(self.words.text(f"terrain-letter-{terrain}") for terrain in corners)}

    def space_tile(self, option: Seen) -> dict[str, Any]:
        return {"gives": self.words.explain_space_tile(option["tile"])}

    def die(self, option: Seen) -> dict[str, Any]:
        return {"face": self.words.face(option["die"], self.about[option["die"]])}

    # --- Cards

    def invent(self, option: Seen) -> dict[str, Any]:
        card = option["technology"]
        return {"card": self.words.card(card), "does": NONE if card is None else self.words.explain_tech(card)}

    def upgrade(self, option: Seen) -> dict[str, Any]:
        card = option["technology"]
        row = "middle" if card in self.me["tech"]["bottom"] else "top"
        return {"card": self.words.card(card), "row": row, "gives": self.part(card, row)}

    def part(self, card: str, row: str) -> str:
        """The circle in the middle row, the square in the top row."""
        return self.words.effect(box().tech[card]["circle" if row == "middle" else "square"])

    def tech(self, option: Seen) -> dict[str, Any]:
        """A tech card that lies with somebody; `gives` is what is gained of it, or what it is upgraded to."""
        card = option["technology"]
        owner, row = next(
            (seat["seat"], row) for seat in self.view["players"] for row, held in seat["tech"].items() if card in held
        )
        upgraded = {"bottom": "middle", "middle": "top"}.get(row, row)
        return {
            "card": self.words.card(card),
            "does": self.words.explain_tech(card),
            "from-row": self.words.text("row", row=row),
            "gives": self.part(card, upgraded if self.kind == "token_on_tech" else row),
            **self.words.who("owner", owner),
        }

    def card(self, option: Seen) -> dict[str, Any]:
        return {"does": self.words.explain_tapestry(option["card"])}

    def mat(self, option: Seen) -> dict[str, Any]:
        stack = self.view["players"][option["player"]]["tapestries"][str(option["era"])]
        if not stack or stack[-1] == "face_down":
            return {"card": NONE, "does": NONE}
        return {"card": self.words.card(stack[-1]), "does": self.words.explain_tapestry(stack[-1])}

    # --- The city

    def place(self, option: Seen) -> dict[str, Any]:
        """A plot, or the corner of a landmark with its turn."""
        if "corner" in option:
            return {"place": self.words.text("place-landmark", plot=option["corner"], turn=option["turn"])}
        return {"place": option["plots"][0]}

    def place_beside(self, option: Seen) -> dict[str, Any]:
        return {"kind": "building" if option["piece"] in BUILDINGS else "landmark"}

    def landmark(self, option: Seen) -> dict[str, Any]:
        return {"size": self.words.size(option["landmark"])}

    def plot(self, option: Seen) -> dict[str, Any]:
        standing = next(one for one in self.me["city"]["pieces"] if one.get("plots") == [option["plot"]])
        return {"building": self.words.piece(standing["piece"])}

    # --- Mats of civilizations

    def slot(self, option: Seen) -> dict[str, Any]:
        civilization = self.source.removeprefix("civilization ")
        return {"gives": self.words.effect(box().slot(civilization, option["slot"]))}

    def number(self, option: Seen) -> dict[str, Any]:
        category = self.about["category"]
        return {"what": self.words.text(f"predicted-{category}", number=option["number"])}

    def row(self, option: Seen) -> dict[str, Any]:
        if self.kind != "outpost_row":
            return {}
        hexes = box().lane("militants", "row", option["row"])
        left = self.fields("militants")["outposts_left"][("top", "bottom").index(option["row"])]
        return {"gives": self.words.effect(hexes[len(hexes) - left])}

    def column(self, option: Seen) -> dict[str, Any]:
        """The next space of a column: of the Merrymakers' token, or for a building of the Craftsmen."""
        number = ("left", "middle", "right").index(option["column"])
        if self.kind == "column":
            civilization, filled = "merrymakers", self.fields("merrymakers")["heights"][number]
        else:
            lane = self.fields("craftsmen")["lanes"][number]
            civilization, filled = "craftsmen", sum(1 for building in lane if building)
        gives = box().lane(civilization, "column", option["column"])[filled]
        return {"lane": self.words.text("lane", column=option["column"]), "gives": self.words.effect(gives)}

    def fields(self, civilization: str) -> Seen:
        """What lies on the own mat."""
        return next(mat["fields"] for mat in self.me["civilizations"] if mat["name"] == civilization)


_MORE: Final[dict[str, Callable[[_Asked, Seen], dict[str, Any]]]] = {
    "advance": _Asked.advance,
    "accept": lambda asked, option: {"free": yes(asked.about.get("free"))},
    "buy": _Asked.exchange,
    "capital": _Asked.capital,
    "civilization": _Asked.civilization,
    "column": _Asked.column,
    "convert": _Asked.convert,
    "die": _Asked.die,
    "discard": _Asked.card,
    "do": _Asked.do,
    "gain": _Asked.gain,
    "hex": _Asked.hex,
    "income": _Asked.income,
    "invent": _Asked.invent,
    "landmark": _Asked.landmark,
    "mat": _Asked.mat,
    "move": _Asked.move,
    "number": _Asked.number,
    "place": _Asked.place,
    "place_beside": _Asked.place_beside,
    "play": _Asked.card,
    "plot": _Asked.plot,
    "row": _Asked.row,
    "sell": _Asked.exchange,
    "slot": _Asked.slot,
    "space_tile": _Asked.space_tile,
    "tech": _Asked.tech,
    "tile": _Asked.tile,
    "token": _Asked.token,
    "token_of": _Asked.token_of,
    "track": _Asked.track,
    "turn": _Asked.turn,
    "upgrade": _Asked.upgrade,
}
