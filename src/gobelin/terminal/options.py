"""The options of a decision in readable words, and what a person may type for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gobelin.terminal import cards
from gobelin.terminal.box import box
from gobelin.terminal.words import (
    ROMAN,
    Names,
    amount,
    article,
    bonus_words,
    card_words,
    cost_words,
    counted,
    die_words,
    effect_words,
    income_space_words,
    listed,
    space_words,
    tech_words,
    tile_words,
    title,
)

Seen = Mapping[str, Any]

_ACCEPT: Final = {
    "bonus": "yes, for free",
    "refresh": "yes, deal new ones",
    "double_benefit": "the benefit twice, no VP",
    "settle_tile": "yes, an outpost",
    "isolate": "yes, a token and any 1 resource",
    "olympics": "yes, 1 worker for 10 VP",
}
_DECLINE: Final = {
    "bonus": "no bonus",
    "double_benefit": "no, VP and the benefit once",
    "explore_tile": "do not explore",
    "advance": "do not advance",
    "research": "stay where you are",
    "trap": "no trap",
    "upgrade": "no upgrade",
    "play_tapestry": "play no card",
    "play_gained": "keep the cards",
    "heralds": "none of them",
    "historians": "none of them",
    "trade": "nowhere",
}
_DO: Final = {
    "explore": "explore",
    "explore_space": "explore space",
    "conquer": "conquer",
    "research": "research",
    "invent": "invent",
    "upgrade": "upgrade",
    "circle": "a circle of your middle row again",
    "square": "a square of your top row again",
    "refresh": "new face-up tech cards",
    "resource": "a resource of your choice",
    "resources": "the resources",
    "vp": "the victory points",
    "territory": "territory tiles",
    "space_tile": "space tiles",
    "tapestry": "tapestry cards",
    "play_tapestry": "play a tapestry card",
    "civilization": "another civilization",
    "landmark": "the landmark",
    "advance": "advance",
    "regress": "go back",
    "repeat": "gain a space again",
    "singularity": "move the token to a start space",
    "uprising": "stand toppled outposts up",
}


class OptionWords:
    """Words for the options of one decision, as `view` of the one who decides shows it."""

    def __init__(self, view: Seen) -> None:
        self.view = view
        decision = view["decision"]
        self.player: int = decision["player"]
        self.kind: str = decision["kind"]
        self.about: Mapping[str, Any] = decision["about"]
        self.source: str = decision["source"]
        self.me: Mapping[str, Any] = view["players"][self.player]
        self.names = Names.seen_in(view)

    def __call__(self, text: str) -> str:
        for verb, words in _VERBS:
            if text == verb or text.startswith(f"{verb} "):
                return words(self, text[len(verb) + 1 :])
        return text

    # --- One for each verb of the action space

    def accept(self, _: str) -> str:
        return _ACCEPT.get(self.kind, "yes")

    def decline(self, _: str) -> str:
        return _DECLINE.get(self.kind, "no")

    def done(self, _: str) -> str:
        return "stop rolling" if self.kind == "roll_again" else "done"

    def end_turn(self, _: str) -> str:
        return "end the turn"

    def capital(self, number: str) -> str:
        mat = box().capitals[int(number)]
        return f"{number} {mat['name']}, {sum(row.count('.') for row in mat['grid'])} open plots"

    def civilization(self, name: str) -> str:
        return f"{title(name)}: {cards.CIVILIZATIONS[name]}"

    def income(self, _: str) -> str:
        era = self.me["era"] + 1
        if era == 5:
            return "income turn, your last: no new card, then your game is over"
        return f"income turn, into era {ROMAN[era]}"

    def advance(self, track: str) -> str:
        """The space reached, with what it costs and gives where that matters."""
        tokens = self.me["tokens"][track]
        if len(set(tokens)) > 1:
            return f"advance on {track} with one of your tokens"
        if not tokens or tokens[0] == 12:
            return f"advance on {track}"
        space = box().space(track, tokens[0] + 1)
        words = f"advance to {track} {space['number']} {space['name']}"
        if self.kind == "turn":
            words += f" for {cost_words(space['cost'])}"
        gain = "full" if self.kind == "turn" else self.about.get("gain", "none")
        if gain in ("full", "benefit"):
            words += f": {effect_words(space['benefit'])}"
        if gain in ("full", "free_bonus") and space["bonus"]:
            words += f" [bonus: {bonus_words(space['bonus'])}]"
        landmark = box().track_landmarks.get((track, space["number"]))
        if landmark and self.view["landmarks"][landmark] is None:
            words += f" + landmark {title(landmark)}"
        return words

    def track(self, track: str) -> str:
        if self.kind == "automa_civilization":
            name = box().automa_civilizations[track]
            return f"{title(name)}: {cards.AUTOMA_CIVILIZATIONS[name]}"
        return track

    def token(self, space: str) -> str:
        track, number = space.split()
        here = int(number)
        if self.kind == "repeat":
            return f"{space_words(track, here)}: {effect_words(box().space(track, here)['benefit'])}"
        if self.kind == "regress":
            there = here - 1
        else:
            there = min(here + (4 if self.kind == "jump" else 1), 12)
        if here == 12:
            return f"the one on {track} 12, for 5 VP"
        words = f"from {track} {here} to {space_words(track, there)}"
        if there and self.about.get("gain", "full") in ("full", "benefit") and self.kind != "jump":
            words += f": {effect_words(box().space(track, there)['benefit'])}"
        return words

    def token_of(self, where: str) -> str:
        player, track, number = where.split()
        benefit = box().space(track, int(number))["benefit"] if number != "0" else None
        return f"{self.name(player)} on {space_words(track, int(number))}: {effect_words(benefit)}"

    def move(self, where: str) -> str:
        track, before, _, after = where.split()
        way = "forward" if int(after) > int(before) else "back"
        return f"{track} {before}, {way} to {space_words(track, int(after))}"

    def pay(self, resources: str) -> str:
        return ("yes, pay " if self.kind == "bonus" else "pay ") + counted(resources.split())

    def gain(self, resources: str) -> str:
        full = [one for one in dict.fromkeys(resources.split()) if self.me["resources"][one] >= 8]
        return counted(resources.split()) + (f" ({listed(full)} at the limit of 8: lost)" if full else "")

    def convert(self, resource: str) -> str:
        return f"1 food into {amount(1, resource)}, 2 VP"

    def buy(self, count: str) -> str:
        return f"pay {5 * int(count)} VP for {amount(int(count), 'any')}"

    def sell(self, count: str) -> str:
        return f"pay {amount(int(count), 'any')} for {5 * int(count)} VP"

    def do(self, part: str) -> str:
        row = box().income.get(part)
        if row is not None:
            taken = self.me["taken"][part]
            if taken >= 5:
                return article(part)
            return f"{article(part)}, uncovers {income_space_words(part, row['positions'][taken + 1])}"
        if part.startswith("advance_"):
            return f"advance on {part.removeprefix('advance_')}"
        if part in self.about.get("parts", {}):
            return effect_words(self.about["parts"][part])
        return _DO.get(part, part.replace("_", " "))

    def tile(self, number: str) -> str:
        return f"tile {number}: {tile_words(int(number))}"

    def hex(self, name: str) -> str:
        land = self.view["hexes"].get(name)
        if land is None:
            return name
        words = f"{name} {listed(box().land(self.view['map'], name, land))}"
        if land["tile"]:
            words += f", gives {effect_words(box().tiles[land['tile']]['benefit'])}"
        if land["controller"] is not None:
            words += f", held by {self.names.inside(land['controller'])}"
        return words

    def turn(self, steps: str) -> str:
        corners = box().tiles[self.about["tile"]]["vertices"]
        turned = corners[6 - int(steps) :] + corners[: 6 - int(steps)]
        return " ".join(TERRAIN_LETTERS[terrain] for terrain in turned)

    def space_tile(self, number: str) -> str:
        return f"space tile {number}: {effect_words(box().space_tiles[int(number)]['benefit'])}"

    def die(self, die: str) -> str:
        return die_words(die, self.about)

    def trap(self, _: str) -> str:
        return "yes, discard a trap: the attacker's outpost is toppled and you gain any 1 resource"

    def invent(self, card: str) -> str:
        return "the top card of the deck" if card == "deck" else f"{title(card)}: {tech_words(card)}"

    def upgrade(self, card: str) -> str:
        facts = box().tech[card]
        if card in self.me["tech"]["bottom"]:
            return f"{title(card)} to the middle row: {effect_words(facts['circle'])}"
        return f"{title(card)} to the top row: {effect_words(facts['square'])}"

    def tech(self, card: str) -> str:
        holders = [
            (seat["seat"], row) for seat in self.view["players"] for row, held in seat["tech"].items() if card in held
        ]
        player, row = holders[0] if holders else (self.player, "bottom")
        if self.kind == "tech_part":
            return f"{title(card)}: {effect_words(box().tech[card]['circle' if row == 'middle' else 'square'])}"
        whose = "" if player == self.player else f" of {self.names.inside(player)}"
        if self.kind == "token_on_tech":
            gives = effect_words(box().tech[card]["circle" if row == "bottom" else "square"])
            return f"{title(card)}{whose}, {row} row: {gives}"
        return f"{title(card)}{whose}: {tech_words(card)}"

    def play(self, card: str) -> str:
        return f"{title(card)} {card_words(card)}"

    def discard(self, card: str) -> str:
        return f"{title(card)} {card_words(card)}"

    def mat(self, where: str) -> str:
        player, _, era = where.split()
        stack = self.view["players"][int(player) - 1]["tapestries"][era]
        card = stack[-1] if stack else "face_down"
        if card == "face_down":
            return f"{self.name(player)}, era {era}"
        return f"{self.name(player)}, era {ROMAN[int(era)]}: {title(card)} {card_words(card)}"

    def place(self, what: str) -> str:
        piece = self.about.get("piece")
        if piece and what.startswith(f"{piece} "):
            return what[len(piece) + 1 :]
        return what

    def place_beside(self, piece: str) -> str:
        return f"beside the city: {'no plot is left' if piece in box().income else 'it fills nothing there'}"

    def landmark(self, name: str) -> str:
        shape = box().landmarks[name]["footprint"]
        size = f"{len(shape[0])} x {len(shape)}" + (" with a gap" if any("0" in row for row in shape) else "")
        return f"{title(name)}, {size} plots"

    def plot(self, plot: str) -> str:
        for placed in self.me["buildings"]:
            if placed.endswith(f" {plot}"):
                return f"{plot} ({placed.split()[1]})"
        return plot

    def player_(self, number: str) -> str:
        return self.name(number)

    def slot(self, number: str) -> str:
        return f"space {number}: {cards.slot_words(self.civilization_asking(), int(number))}"

    def number(self, number: str) -> str:
        return number

    def row(self, row: str) -> str:
        mat = self.mat_of("militants")
        if self.kind == "outpost_row" and mat:
            return f"{row} row, uncovers {cards.row_words(row, mat)}"
        return f"{row} row"

    def column(self, column: str) -> str:
        civilization = "merrymakers" if self.kind == "column" else "craftsmen"
        mat = self.mat_of(civilization)
        gives = f": {cards.column_words(civilization, column, mat)}" if mat else ""
        return f"{column} column{gives}" if self.kind == "column" else f"Craftsmen mat, {column} column{gives}"

    def roll(self, _: str) -> str:
        return "roll again"

    # --- Helpers

    def name(self, number: str) -> str:
        return self.names(int(number) - 1)

    def civilization_asking(self) -> str:
        return self.source.removeprefix("civilization ")

    def mat_of(self, civilization: str) -> Mapping[str, Any]:
        for mat in self.me["civilizations"]:
            if mat["name"] == civilization:
                fields: Mapping[str, Any] = mat["fields"]
                return fields
        return {}


TERRAIN_LETTERS: Final = {"sea": "~", "desert": "d", "forest": "f", "grass": "g", "mountain": "m"}

# Longer verbs before those they begin with.
_VERBS: Final[tuple[tuple[str, Callable[[OptionWords, str], str]], ...]] = (
    ("accept", OptionWords.accept),
    ("decline", OptionWords.decline),
    ("done", OptionWords.done),
    ("end turn", OptionWords.end_turn),
    ("capital", OptionWords.capital),
    ("civilization", OptionWords.civilization),
    ("income", OptionWords.income),
    ("advance", OptionWords.advance),
    ("track", OptionWords.track),
    ("token of", OptionWords.token_of),
    ("token", OptionWords.token),
    ("move", OptionWords.move),
    ("pay", OptionWords.pay),
    ("gain", OptionWords.gain),
    ("convert food to", OptionWords.convert),
    ("buy", OptionWords.buy),
    ("sell", OptionWords.sell),
    ("do", OptionWords.do),
    ("tile", OptionWords.tile),
    ("hex", OptionWords.hex),
    ("turn", OptionWords.turn),
    ("space tile", OptionWords.space_tile),
    ("die", OptionWords.die),
    ("trap", OptionWords.trap),
    ("invent", OptionWords.invent),
    ("upgrade", OptionWords.upgrade),
    ("tech", OptionWords.tech),
    ("play", OptionWords.play),
    ("discard", OptionWords.discard),
    ("mat", OptionWords.mat),
    ("place beside", OptionWords.place_beside),
    ("place", OptionWords.place),
    ("landmark", OptionWords.landmark),
    ("plot", OptionWords.plot),
    ("player", OptionWords.player_),
    ("slot", OptionWords.slot),
    ("number", OptionWords.number),
    ("row", OptionWords.row),
    ("column", OptionWords.column),
    ("roll", OptionWords.roll),
)


def matching(typed: str, texts: Sequence[str], words: Sequence[str]) -> list[int]:
    """The options somebody may mean: by number, by text, by the end of the text (a plot), or by how it begins."""
    wanted = " ".join(typed.lower().replace("_", " ").split())
    if wanted.isdecimal() and 1 <= int(wanted) <= len(texts):
        return [int(wanted) - 1]
    plain = [text.replace("_", " ") for text in texts]
    spoken = [word.lower() for word in words]
    tests: tuple[Callable[[int], bool], ...] = (
        lambda n: wanted == plain[n] or wanted == spoken[n],
        lambda n: plain[n].endswith(f" {wanted}"),
        lambda n: f" {wanted} " in f"{plain[n]} ",
        lambda n: plain[n].startswith(wanted) or spoken[n].startswith(wanted),
        lambda n: any(part.startswith(wanted) for part in plain[n].split()),
    )
    for test in tests:
        found = [n for n in range(len(texts)) if test(n)]
        if found:
            return found
    return []
