"""English for everything the rules name: effects, sources, events, questions and options.

The rules speak in keys and arguments; only this module (and `cards`) turns them into sentences. In a sentence
``[gain/gains]`` reads "gain" when it is about you and "gains" when it is about somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gobelin.terminal import cards
from gobelin.terminal.box import box

ROMAN: Final = ("0", "I", "II", "III", "IV", "V")
RESOURCES: Final = ("coin", "worker", "food", "culture")
_PLURALS: Final = {"coin": "coins", "worker": "workers"}

# --- Names


def title(key: str | int) -> str:
    """The name of a card, landmark or civilization; cards without a name have a number."""
    if isinstance(key, int):
        return str(key)
    for names in (box().tech, box().tapestries, box().landmarks):
        if key in names:
            return str(names[key]["name"])
    return key.replace("_", " ").title()


_BOT_NAMES: Final = {"automa": "the Automa", "shadow_empire": "the Shadow Empire"}


class Names:
    """What the players are called when `you` are spoken to; nobody is when that is None. `bots`: seat -> which."""

    def __init__(self, you: int | None = None, bots: Mapping[int, str] | None = None) -> None:
        self.you = you
        self.bots = bots or {}

    @classmethod
    def seen_in(cls, view: Mapping[str, Any]) -> Names:
        """The names at the table of `Game.view`, as its viewer uses them."""
        return cls(view["viewer"], {seat["seat"]: seat["bot"] for seat in view["players"] if seat["bot"]})

    def __call__(self, player: int) -> str:
        """The name that begins a sentence or a line."""
        name = self.inside(player)
        return name[:1].upper() + name[1:]

    def inside(self, player: int) -> str:
        """The name in the middle of a sentence."""
        if player == self.you:
            return "you"
        return _BOT_NAMES[self.bots[player]] if player in self.bots else f"Player {player + 1}"

    def theirs(self, player: int) -> str:
        """yours, or the same of somebody else: Player 2's."""
        return "yours" if player == self.you else f"{self.inside(player)}'s"

    def turn(self, player: int) -> str:
        """Whose turn it is: the bots of a solo game act together."""
        if player == self.you:
            return "your turn"
        if self.bots.get(player) == "automa":
            return "the Automa and the Shadow Empire"
        return self.inside(player)

    def mark(self, player: int) -> str:
        """Two characters for the map: P1, Au, Sh."""
        bot = self.bots.get(player)
        return bot[:2].capitalize() if bot else f"P{player + 1}"

    def letter(self, player: int) -> str:
        """One character for the tracks: a digit for people, A and S for the bots."""
        bot = self.bots.get(player)
        return bot[0].upper() if bot else f"{player + 1}"


def listed(words: Iterable[str], last: str = "and") -> str:
    """a, b and c"""
    parts = list(words)
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def amount(count: int, what: str) -> str:
    if what == "any":
        return f"any {count} resource{'s' if count > 1 else ''}"
    names = {
        "vp": ("VP", "VP"),
        "territory": ("territory tile", "territory tiles"),
        "space": ("space tile", "space tiles"),
        "tapestry": ("tapestry card", "tapestry cards"),
        "tech": ("tech card", "tech cards"),
    }
    one, many = names.get(what, (what, _PLURALS.get(what, what)))
    return f"{count} {one if count == 1 else many}"


def counted(resources: Sequence[str]) -> str:
    """1 coin and 2 food, for a list of resources."""
    return listed(amount(resources.count(one), one) for one in dict.fromkeys(resources))


def many(count: int, noun: str, plural: str = "") -> str:
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


# --- Effects

PER: Final = {
    "tech_cards": "tech card",
    "capital": "complete row or column of the city",
    "territories": "territory you control",
    "farms": "farm",
    "houses": "house",
    "markets": "market",
    "armories": "armory",
    "landmarks": "landmark",
    "tapestry_cards": "tapestry card in hand and on the mat",
    "territory_supply": "territory tile in your supply",
    "spaces_exploration": "space you are along exploration",
    "spaces_science": "space you are along science",
    "spaces_military": "space you are along military",
    "spaces_technology": "space you are along technology",
}

_PLAIN_EFFECTS: Final = {
    "explore": "explore",
    "explore_space": "explore space",
    "conquer": "conquer",
    "invent": "invent",
    "upgrade": "upgrade",
    "circle": "gain a circle of your middle row again",
    "square": "gain a square of your top row again",
    "refresh_tech": "may deal new face-up tech cards",
    "play_tapestry": "play a tapestry card",
    "gain_civilization": "gain another civilization",
}

RULES: Final = {
    "advance_by_science_die": "roll the science die and advance there with everybody",
    "advance_on_named_track": "advance on a track you name, with your neighbours",
    "alchemy": "roll the science die as often as you dare and advance on the tracks rolled",
    "four_research_rolls": "roll the science die four times and advance without benefits, 5 VP where the track is done",
    "as_at_start": "laid out as at the start",
    "both_dice": "both conquer dice",
    "building_on_map": "put the building on the map",
    "building_on_mat": "put the building on this mat",
    "by_landmarks": "resources for few landmarks, VP for many",
    "choose_opponent": "choose an opponent",
    "choose_opponent_and_track": "choose an opponent and a track",
    "circle_of_invented": "the circle of that card",
    "close_track": "close the track to your opponents",
    "conquer_if_little_land": "conquer if it holds little land",
    "convert_income_food": "turn food of the income into other resources",
    "copy_card": "use the ability of a tapestry card on any mat",
    "die_left": "gain the die the conqueror left",
    "discard_tapestries": "discard tapestry cards for VP",
    "double_tile_benefit": "gain the benefit of the tile twice instead of VP for its sides",
    "each_neighbour": "a gain for each neighbour",
    "each_neighbour_may": "an offer to each neighbour",
    "each_player": "a gain for each player",
    "explore_with_drawn_tile": "draw a tile and explore with it",
    "exposed_slots": "gain what lies open on the mat",
    "fill_rows": "put your outposts on the mat",
    "first_in_era": "invent and upgrade if you are the first in this era, else VP per opponent",
    "free_bonus": "the bonus for nothing",
    "free_slot": "gain a free square of the mat",
    "give_tile": "give a tile to an opponent for VP",
    "isolate": "put a token beside the outpost for a resource",
    "jump": "4 spaces forward on every track",
    "largest_land_mass": "VP for the largest land mass of one terrain",
    "lose": "lose resources",
    "mark_tapestry": "put a token on a tapestry card and gain its effect",
    "mark_tech_card": "put a token on a tech card and upgrade it",
    "move_level": "move a token level with an opponent's",
    "move_token_right": "move the token to the right and gain the space",
    "move_token_up": "move a token up and gain the space",
    "olympics": "everybody may pay a worker for VP",
    "one_track_forward": "three steps forward on one track, one back on the others",
    "opponents_token": "gain the benefit of an opponent's token",
    "outpost_from_mat": "take the outpost from the mat",
    "outpost_on_tile": "put an outpost on the tile",
    "per_achievement": "a gain for each achievement",
    "per_exact_prediction": "VP for each exact prediction",
    "per_income_coin": "VP for each coin of the income",
    "per_opponent": "VP for each opponent",
    "per_terrain": "a resource for each terrain of a tile you control",
    "per_territory_around": "VP for each territory of opponents around",
    "per_track_behind": "a gain for each track on which everybody is ahead of you",
    "per_track_leading": "a gain for each track on which nobody is ahead of you",
    "per_uniform_line": "VP for each row and column with buildings of one type",
    "play_gained": "play the card at once",
    "predict": "predict four numbers",
    "replaced": "another civilization instead",
    "roll_twice": "roll twice and pick",
    "same_benefit": "the same benefit",
    "secure_territory": "secure a territory",
    "send_all_tokens": "give all tokens to opponents",
    "send_token": "give a token to an opponent",
    "singularity": "move this token back to the start of any track",
    "swap_buildings": "swap buildings of the city",
    "take_over": "take the card over",
    "territory_benefit": "the benefit of the territory",
    "token_on_any_slot": "put the token on any space and gain it",
    "topple_attacker": "topple the attacker",
    "trade": "put a token on the map",
    "uniform_district": "a resource for a district with buildings of one type",
    "upgrade_invented": "upgrade that card",
    "uprising": "stand up to 3 of your toppled outposts and topple those above them",
}

_GAINS: Final = {
    "full": "", "benefit": " (no bonus)", "none": " (no benefit)", "free_bonus": " (bonus free, no benefit)",
}  # fmt: skip


def effect_words(effect: Any) -> str:
    """An effect in the notation of the box."""
    if effect is None or effect == {}:
        return "nothing"
    if isinstance(effect, str):
        return _PLAIN_EFFECTS.get(effect, effect.replace("_", " "))
    if "rule" in effect:
        return RULES[effect["rule"]]
    if "pay" in effect:
        return f"pay {effect_words(effect['pay'])} for: {effect_words(effect['gain'])}"
    if "then" in effect:
        return ", then ".join(effect_words(part) for part in effect["then"])
    if "all" in effect:
        return listed(effect_words(part) for part in effect["all"])
    if "one_of" in effect:
        return listed((effect_words(part) for part in effect["one_of"]), "or")
    if "may" in effect:
        return f"may {effect_words(effect['may'])}"
    if "vp_per" in effect:
        return f"{effect.get('times', 1)} VP per {PER[effect['vp_per']]}"
    if "building" in effect:
        types = effect["building"]
        if types == "any":
            return "an income building of any type"
        return listed((article(one) for one in ([types] if isinstance(types, str) else types)), "or")
    if "landmark" in effect:
        name = effect["landmark"]
        return "a free landmark of the tracks" if name == "any_on_landmark_board" else f"the landmark {name}"
    if "research" in effect:
        return "research" if effect["research"] == "full" else "research (no benefit)"
    if "explore" in effect:
        return "explore anywhere"
    if "invent" in effect:
        return "invent a face-up card" if effect["invent"] == "face_up" else "draw a tech card"
    if "conquer" in effect:
        where = " anywhere" if effect["conquer"]["where"] == "anywhere" else ""
        dice = {"one": "", "both": " with both dice", "both_if_opponent": " (both dice against an opponent)"}
        return f"conquer{where}{dice[effect['conquer']['dice']]}"
    for verb, words in (("advance", "advance on"), ("regress", "go back on"), ("repeat", "gain again on")):
        if verb in effect:
            tracks = effect[verb]["track"]
            where = "any track" if tracks == "any" else listed([tracks] if isinstance(tracks, str) else tracks, "or")
            return f"{words} {where}{_GAINS[effect[verb]['gain']]}"
    known = [key for key in effect if key in (*RESOURCES, "any", "vp", "territory", "space", "tapestry", "tech")]
    return listed(amount(effect[key], key) for key in known)


def bonus_words(bonus: Mapping[str, Any]) -> str:
    return f"pay {effect_words(bonus['pay'])} for {effect_words(bonus['gain'])}"


def cost_words(cost: Sequence[str]) -> str:
    """What a space of a track costs."""
    named = [one for one in cost if one != "any"]
    spare = len(cost) - len(named)
    return " + ".join([counted(named)] * bool(named) + [amount(spare, "any")] * bool(spare))


def space_words(track: str, number: int) -> str:
    """A space with its name: science 4 Medicine."""
    return f"{track} {number} {box().space(track, number)['name']}" if number else f"{track} 0"


def needs_words(needs: Mapping[str, Any]) -> str:
    """What the top row asks of a tech card."""
    if "track" in needs:
        return f"{needs['track']} tier {ROMAN[needs['tier']]}"
    return f"space {needs['name']} of the {needs['income']}"


def tech_words(card: str) -> str:
    """What a tech card gives: circle in the middle row, square in the top row."""
    facts = box().tech[card]
    return (
        f"circle {effect_words(facts['circle'])}; square {effect_words(facts['square'])}"
        f" (needs {needs_words(facts['prerequisite'])})"
    )


def tile_words(number: int) -> str:
    return f"{listed(box().land_of_tile(number))}, gives {effect_words(box().tiles[number]['benefit'])}"


def card_words(card: str) -> str:
    """A tapestry card with its timing."""
    timing = {"when_played": "when played", "this_era": "this era", "trap": "trap"}[box().tapestries[card]["timing"]]
    return f"({timing}) {cards.TAPESTRY_CARDS[card]}"


# --- Sources

_INCOME_STEPS: Final = {
    "1": "income, civilization", "2": "income, tapestry card", "3": "income, upgrade and VP", "4": "income",
}  # fmt: skip
_SOURCES: Final = {
    "territory": "printed land",
    "income": "income turn",
    "dice": "conquer dice",
    "city": "completed district",
    "turn": "turn",
    "setup": "set-up",
    "trap": "trap",
}
ACHIEVEMENTS: Final = {
    "complete_track": "the end of a track reached",
    "topple_two": "two outposts of opponents toppled",
    "middle_island": "the middle island conquered",
}


def source_words(source: str) -> str:
    """Where something comes from."""
    kind, _, rest = source.partition(" ")
    if kind == "space":
        track, number = rest.split()
        return space_words(track, int(number))
    if kind in ("tech", "tapestry", "civilization", "landmark"):
        return title(rest)
    if kind == "income":
        return _INCOME_STEPS.get(rest, "income turn")
    if kind == "achievement":
        return f"achievement: {ACHIEVEMENTS[rest]}"
    if rest:
        return f"{'tile' if kind == 'territory' else kind.replace('_', ' ')} {rest}"
    return _SOURCES.get(kind, kind.replace("_", " "))


# --- Events

Arguments = Mapping[str, Any]


def _gain(a: Arguments) -> str:
    lost = f", {a['lost']} lost at the limit of 8" if a["lost"] else ""
    return f"{{who}} [gain/gains] {amount(a['amount'], a['resource'])}{lost}{{from}}"


def _vp(a: Arguments) -> str:
    if not a["points"]:
        return ""
    what = "" if a["per"] == "plain" else f" for {_SCORED[a['per']]}"
    verb = "[score/scores]" if a["points"] > 0 else "[pay/pays]"
    return f"{{who}} {verb} {abs(a['points'])} VP{what}{{from}}"


_SCORED: Final = {
    "tech_cards": "tech cards",
    "capital": "rows and columns of the city",
    "territories": "territories",
    "farms": "farms",
    "houses": "houses",
    "markets": "markets",
    "armories": "armories",
    "landmarks": "landmarks",
    "tapestry_cards": "tapestry cards",
    "territory_supply": "territory tiles",
    "spaces_exploration": "exploration",
    "spaces_science": "science",
    "spaces_military": "military",
    "spaces_technology": "technology",
}


def _building(a: Arguments) -> str:
    space = box().income[a["building"]]["positions"][a["exposed"] - 1]
    return f"{{who}} [take/takes] {article(a['building'])}, which uncovers {income_space_words(a['building'], space)}"


def _place(a: Arguments) -> str:
    where = a["where"].removeprefix(f"place {a['piece']} ")
    if where.startswith("place beside"):
        return f"{{who}} [put/puts] the {title(a['piece'])} beside the city"
    if where.startswith("hex "):
        return f"{{who}} [put/puts] the {title(a['piece'])} on the map at {where[4:]}"
    if where.startswith("column "):
        return f"{{who}} [put/puts] the {title(a['piece'])} on the civilization mat, {where[7:]} column"
    return f"{{who}} [put/puts] the {title(a['piece'])} on {where}"


def _conquer(a: Arguments) -> str:
    whose = " from {opponent}" if a["opponent"] is not None else ""
    return f"{{who}} [conquer/conquers] {a['hex']}{whose}"


def _roll_conquer(a: Arguments) -> str:
    return f"{{who}} [roll/rolls] {die_words('red', a)} and {die_words('black', a)}"


def die_words(die: str, about: Arguments) -> str:
    """What a conquer die shows."""
    face = about[die]
    if die == "red":
        return "red: 1 VP per territory" if face == "territories" else f"red: {face} VP"
    return "black: the territory's benefit" if face == "territory" else f"black: 1 {face}"


def _tapestry_cards(a: Arguments) -> str:
    seen = f": {listed(title(card) for card in a['cards'])}" if a.get("cards") else ""
    return f"{{who}} [gain/gains] {amount(a['amount'], 'tapestry')}{seen}{{from}}"


def _discard_card(a: Arguments) -> str:
    return f"{{who}} [discard/discards] {title(a['card']) if 'card' in a else 'a tapestry card'}{{from}}"


def _pact(a: Arguments) -> str:
    return f"{{who}} [choose/chooses] {{opponent}}{' and ' + a['track'] if 'track' in a else ''}{{from}}"


def _explore(a: Arguments) -> str:
    return f"{{who}} [explore/explores] {a['hex']} with tile {a['tile']} ({tile_words(a['tile'])})"


def _first_into_era(a: Arguments) -> str:
    return f"{{who}} [are/is] the first among neighbours in era {ROMAN[a['era']]}"


def _game_over(a: Arguments) -> str:
    return "The game is over"


def _start(a: Arguments) -> str:
    capital = box().capitals[a["capital"]]["name"]
    return f"{{who}} [begin/begins] with the {title(a['civilization'])} in capital {a['capital']} ({capital})"


def _swap(a: Arguments) -> str:
    return f"{{who}} [let/lets] {listed(article(one) for one in a['buildings'])} change places"


def _prediction(a: Arguments) -> str:
    return f"The prediction of {{name}} comes true: {a['number']} {_CATEGORIES[a['category']]}"


def _predict(a: Arguments) -> str:
    return f"{{who}} [predict/predicts] {a['number']} {_CATEGORIES[a['category']]}"


def _tiles(a: Arguments, kind: str) -> str:
    return f"{{who}} [gain/gains] {kind} tile{'s' if len(a['tiles']) > 1 else ''} {{tiles}}{{from}}"


def _income(a: Arguments) -> str:
    return (
        "{who} [take/takes] the last income turn" if a["era"] == 5 else "{who} [begin/begins] era {era}, an income turn"
    )


def _shuffle(a: Arguments) -> str:
    if a["deck"] == "decision":
        return f"All {a['size']} decision cards are shuffled into a new deck"
    return "The discarded {deck} pile is shuffled into a new deck"


def _row(a: Arguments) -> str:
    return f"{{who}} [gain/gains] the {'circle' if a['row'] == 'middle' else 'square'} of {title(a['card'])}{{from}}"


_CATEGORIES: Final = {
    "tech_cards": "tech cards",
    "districts": "completed districts",
    "territories": "controlled territories",
    "tracks": "finished tracks",
}

# --- What the bots do, and why

_BENEFITS: Final = {
    "explore": "{who} gets to explore",
    "explore_anywhere": "{who} gets to explore anywhere",
    "conquer": "{who} gets to conquer",
    "conquer_anywhere": "{who} gets to conquer anywhere",
    "research_bare": "{who} gets to research, without benefit",
    "research_benefit": "{who} gets to research",
    "roll_advance": "{who} rolls for an advance on exploration, military or technology",
    "roll_regress": "{who} rolls for a step back on military or technology",
    "tapestry": "",  # the card itself is told
    "refresh_tech": "",
}
# Which tracks a decision card allows: of the card, with one candidate, with several
CANDIDATES: Final = {
    "all": ("any track", "can only advance on", "may advance on"),
    "finish": ("furthest track", "is furthest on", "is equally far on"),
    "landmark_or_finish": (
        "nearest landmark or end", "is nearest to a free landmark or the end on",
        "is equally near to a free landmark or the end on",
    ),
}  # fmt: skip


def decision_card_words(number: int, alone: bool) -> str:
    """What a decision card tells the bots; `alone`: the Shadow Empire without the Automa."""
    card = box().decision_cards[number]
    shadow = f"Shadow Empire {CANDIDATES[card['shadow_track']][0]}"
    return shadow if alone else f"Automa {CANDIDATES[card['automa_track']][0]}, {shadow}"


def _decision_cards(a: Arguments) -> str:
    left = many(a["left"], "card") if a["left"] else "none"
    return f"Decision card {{decision}} and tiebreaker card {{tiebreaker}} are drawn, {left} left{{hand}}"


def _bot_track(a: Arguments) -> str:
    """By which rule which tracks were left, and how the tiebreaker card chose among them."""
    tracks = a["candidates"]
    _, one, several = CANDIDATES[a["rule"]]
    who = "{who} needs a new favourite track and" if a["aim"] == "favorite" else "{who}"
    if len(tracks) == 1:
        return f"{who} {one} {tracks[0]}"
    which = "any track" if a["rule"] == "all" else "every track"
    words = f"{who} {several} {which if len(tracks) == 4 else listed(tracks, 'or' if a['rule'] == 'all' else 'and')}"
    taken = next(entry for entry in a["order"] if (a["favorite"] if entry == "favorite" else entry) in tracks)
    first = f"its favourite, {a['track']}," if taken == "favorite" else a["track"]
    return f"{words}; the tiebreaker card{{from_below}} puts {first} first"


_HEX_REASONS: Final = {
    "your_territory": "a territory of {theirs}",
    "neutral": "land to take",
    "not_beside_you": "not beside {theirs}",
    "closest_to_middle": "nearest to the middle island",
    "closest_to_weak_territory": "nearest to a territory of {theirs} with a single token",
    "closest_to_you": "nearest to {theirs}",
    "furthest_from_you": "furthest from {theirs}",
    "secure": "a territory with a single token",
}


def _bot_hex(a: Arguments) -> str:
    """What made the hexes candidates, and how the map of the tiebreaker card chose among them."""
    reasons = [_HEX_REASONS[reason] for reason in a["reasons"] if reason != "neutral" or len(a["reasons"]) == 1]
    others = [name for name in a["candidates"] if name != a["hex"]]
    if others:
        along, side = a["order"].split("_from_")
        before = listed(others) if len(others) < 4 else f"{len(others)} others"
        reasons.append(f"before {before} on the tiebreaker card (going {along}, lines from the {side})")
    return f"{{who}} picks {{hex}}: {', '.join(reasons) or 'the only place'}"


def _automa(a: Arguments) -> str:
    return f"{{who}} plays at level {a['level']}, {cards.LEVELS[a['level']]}, with the {title(a['civilization'])}"


def _explore_bot(a: Arguments) -> str:
    return f"{{who}} lays tile {a['tile']} ({listed(box().land_of_tile(a['tile']))}) on {{hex}}"


# Event key -> sentence, or what makes one. `{from}` is the source in brackets, `{to}` the space reached.
EVENTS: Final[dict[str, str | Callable[[Arguments], str]]] = {
    "achievement": "{who} [earn/earns] an achievement: {achievement}",
    "advance": "{who} [advance/advances] to {to}{from}",
    "automa": _automa,
    "automa_card": lambda a: "{who} draws a tapestry card, unseen: " + many(a["hand"], "card") + " in hand",
    "automa_civilization": "{who} uses the {civilization}",
    "bonus": "{who} [take/takes] the bonus{from}",
    "bot_benefit": lambda a: _BENEFITS[a["benefit"]],
    "bot_hex": _bot_hex,
    "bot_idle": "There is nothing for {inside} to do",
    "bot_track": _bot_track,
    "building": _building,
    "bust": "{who} [roll/rolls] a track twice and [lose/loses] the rolls",
    "card_on_mat": "{who} puts a tapestry card face down on its mat",
    "civilization": "{who} [gain/gains] the civilization {civilization}{from}",
    "civilization_discarded": "{who} [draw/draws] {civilization}, which cannot be used now, and [discard/discards] it",
    "close_track": "{who} [close/closes] {track} to everybody else{from}",
    "colony": "{who} [draw/draws] on the terrains of {hex}{from}",
    "column": "{who} [move/moves] up to space {space} of the {column} column",
    "conquer": _conquer,
    "copy_benefit": "{who} [copy/copies] the benefit of {to}{from}",
    "copy_card": "{who} [use/uses] {card}, which lies with {holder}{from}",
    "copy_upgrade": lambda a: _row(a),
    "decision_cards": _decision_cards,
    "decline": "{who} [decline/declines]{from}",
    "discard_card": _discard_card,
    "discard_tech": "{who} [discard/discards] the tech card {card}{from}",
    "discard_tile": "{who} [discard/discards] territory tile {tile}{from}",
    "display": "{card} is a new face-up tech card",
    "district": "{who} [complete/completes] district {district}",
    "double_benefit": "{who} [take/takes] the benefit of {hex} twice, without VP{from}",
    "explore": _explore,
    "explore_space": "{who} [explore/explores] space tile {tile} ({space_benefit})",
    "face_down": "{who} [have/has] no tapestry card and [put/puts] one face down from the deck",
    "favorite": "The favourite track of {inside} is {track}",
    "fill_row": "{who} [put/puts] an outpost into the {row} row",
    "finish": "{who} [have/has] finished the game with {vp} VP",
    "first_into_era": _first_into_era,
    "gain": _gain,
    "game_over": _game_over,
    "give_tile": "{who} [give/gives] tile {tile} to {opponent}{from}",
    "give_token": "{who} [give/gives] a token to {opponent} and [expose/exposes] square {slot}",
    "income": _income,
    "invent": "{who} [invent/invents] {card}{from}",
    "jump": "{who} [jump/jumps] to {to}{from}",
    "landmark": "{who} [gain/gains] the landmark {landmark}{from}",
    "name_track": "{who} [name/names] {track}{from}",
    "no_card": "{who} [have/has] no tapestry card, and there is none in the deck",
    "open_track": "{track} is open to everybody again",
    "outpost": "{who} [put/puts] an outpost on {hex}",
    "outpost_row": "{who} [take/takes] the outpost from the {row} row of the mat",
    "pact": _pact,
    "pay": "{who} [pay/pays] {resources}{from}",
    "place": _place,
    "play": "{who} [play/plays] {card} in era {era}",
    "predict": _predict,
    "prediction": _prediction,
    "progress_cards": "The progress cards {cards} join the decision cards",
    "refresh": "{who} [discard/discards] the face-up tech cards {cards}",
    "regress": "{who} [go/goes] back to {to}{from}",
    "repeat": "{who} [gain/gains] {to} again{from}",
    "roll_conquer": _roll_conquer,
    "roll_science": "{who} [roll/rolls] {track} with the science die{from}",
    "second_civilization": "{who} gains a second civilization, the {civilization}",
    "shadow_outpost": "{who} lays a toppled outpost on {hex}: nobody can conquer it now",
    "shuffle": _shuffle,
    "singularity": "{who} [move/moves] the token to the start of {track}",
    "slot": "{who} [move/moves] the token to space {slot}: {slot_gives}",
    "space_tiles": lambda a: _tiles(a, "space"),
    "stand_up": "{who} [stand/stands] the outpost on {hex} up again",
    "start": _start,
    "swap": _swap,
    "take_over": "{who} [take/takes] {card} over from {opponent}",
    "tapestry_cards": _tapestry_cards,
    "tech_part": lambda a: _row(a),
    "territory_tiles": lambda a: _tiles(a, "territory"),
    "tiebreaker": "A progress card is turned up as tiebreaker card: {card}",
    "token": "{who} [put/puts] a token on {hex}{from}",
    "token_on_tech": "{who} [put/puts] a token on {card}",
    "topple": "{who} [topple/topples] the outpost of {opponent} on {hex}",
    "trade": "{who} [use/uses] the space of {opponent}'s token, {to}{from}",
    "turn": "Turn {number}: {turn}",
    "upgrade": "{who} [upgrade/upgrades] {card} to the {row} row{from}",
    "use_civilization": "{who} [use/uses] the {civilization}",
    "used": "{source} was used this turn already",
    "vp": _vp,
    "void": "Nothing comes of it for {inside}: {effect}{from}",
}

# The same of a bot
BOT_EVENTS: Final[dict[str, str | Callable[[Arguments], str]]] = {
    "discard_card": lambda a: "{who} turns up {card} from its hand" + ("" if a["card"] == "trap" else ", no trap"),
    "explore": _explore_bot,
    "finish": "{who} has finished the game with {vp} VP, and the Shadow Empire stops",
    "first_into_era": "{who} is in era {era} before {human}",
    "landmark": "{who} gains the landmark {landmark}{for_automa}",
    "outpost": "",  # the conquest is told
}

_VERB: Final = re.compile(r"\[([^/\]]*)/([^\]]*)\]")
QUIET_SOURCES: Final = ("turn", "setup", "solo")  # the sentence or its neighbours make them plain
_PERSON: Final = 0  # the only one of a solo game


def event_words(event: Mapping[str, Any], names: Names) -> str:
    """The sentence for an event of `Game.events`; empty when it is not worth one (0 VP)."""
    key = event["key"]
    player = event.get("player", -1)
    sentence = BOT_EVENTS[key] if player in names.bots and key in BOT_EVENTS else EVENTS[key]
    text = sentence if isinstance(sentence, str) else sentence(event)
    text = _VERB.sub(lambda verb: verb[1] if player == names.you else verb[2], text)
    words = {name: _argument_words(name, value, names) for name, value in event.items()}
    words["from"] = _from(event.get("source"))
    words["human"], words["theirs"] = names.inside(_PERSON), names.theirs(_PERSON)
    shared = names.bots.get(player) == "shadow_empire" and "automa" in names.bots.values()
    words["for_automa"] = ", which goes to the Automa" if shared else ""
    words["from_below"] = ", read from below," if names.bots.get(player) == "shadow_empire" else ""
    if "track" in event:
        words["to"] = space_words(event["track"], event.get("after", event.get("space", 0)))
    if key == "decision_cards":
        last = event["left"] == 0 and box().decision_cards[event["decision"]]["income"]
        words["hand"] = "; the decision card's hand ends the era" if last and "automa" in names.bots.values() else ""
    if key == "explore_space":
        words["space_benefit"] = effect_words(box().space_tiles[event["tile"]]["benefit"])
    if key == "slot":
        words["slot_gives"] = cards.slot_words(event["source"].removeprefix("civilization "), event["slot"])
    if player >= 0:
        words |= {"who": names(player), "name": names(player), "inside": names.inside(player)}
        words["turn"] = names.turn(player)
    spoken = text.format_map(words).replace("the The Chosen", "The Chosen")
    return spoken[:1].upper() + spoken[1:]


def _from(source: str | None) -> str:
    return f" ({source_words(source)})" if source and source not in QUIET_SOURCES else ""


def _argument_words(key: str, value: Any, names: Names) -> str:
    if key in ("card", "landmark", "civilization"):
        return title(value)
    if key in ("opponent", "holder") and value is not None:
        return names.inside(value)
    if key == "cards":
        return listed(title(card) for card in value)
    if key == "tiles":
        return listed(map(str, value))
    if key == "era":
        return ROMAN[value]
    if key == "effect":
        return effect_words(value)
    if key == "resources":
        return counted(value)
    if key == "achievement":
        return ACHIEVEMENTS[value]
    if key == "source":
        return source_words(value)
    return str(value)


def narrate(events: Iterable[Mapping[str, Any]], names: Names) -> list[tuple[Mapping[str, Any], str]]:
    """Sentences for a run of events, each with its (first) event.

    Gains from one source are told together, and so are new tech cards and what a bot scores in an income turn.
    """
    told: list[tuple[Mapping[str, Any], str]] = []
    group: list[Mapping[str, Any]] = []

    def flush() -> None:
        if group and group[0]["key"] == "vp":
            told.append((group[0], _bot_scores(group, names)))
        elif len(group) > 1 and group[0]["key"] == "display":
            told.append((group[0], f"New face-up tech cards: {listed(title(shown['card']) for shown in group)}"))
        elif len(group) > 1 and not any(gain["lost"] for gain in group):
            first = group[0]
            verb = "gain" if first["player"] == names.you else "gains"
            what = listed(amount(gain["amount"], gain["resource"]) for gain in group if gain["amount"])
            told.append((first, f"{names(first['player'])} {verb} {what}{_from(first['source'])}"))
        else:
            told.extend((gain, event_words(gain, names)) for gain in group)
        group.clear()

    for event in events:
        if event["key"] not in ("gain", "display") and not (event["key"] == "vp" and event["source"] == "solo"):
            flush()
            told.append((event, event_words(event, names)))
            continue
        if group and not _goes_with(event, group[0]):
            flush()
        group.append(event)
    flush()
    return [(event, words) for event, words in told if words]


def _goes_with(event: Mapping[str, Any], first: Mapping[str, Any]) -> bool:
    """Whether both are told in one sentence. The score of an Automa's mat begins with its territories."""
    same = all(event.get(part) == first.get(part) for part in ("key", "player", "source"))
    return same and not (event["key"] == "vp" and event["per"] == "territories")


def _bot_scores(scores: Sequence[Mapping[str, Any]], names: Names) -> str:
    total = sum(score["points"] for score in scores)
    parts = [f"{s['points']} for {_SCORED[s['per']]}" for s in scores if s["points"] and s["per"] != "plain"]
    who = names(scores[0]["player"])
    if not total:
        return f"{who} scores no VP"
    if len(parts) == 1:
        return f"{who} scores {parts[0].replace(' for', ' VP for', 1)}"
    return f"{who} scores {total} VP" + (f": {', '.join(parts)}" if parts else "")


def income_space_words(building: str, space: Mapping[str, Any]) -> str:
    """What a space of the income mat gives in every income turn."""
    parts = [amount(count, what) for what, count in (space["income"] or {}).items()]
    if space["vp"]:
        parts.append(effect_words(space["vp"]))
    return listed(parts)


def hint_words(events: Sequence[Mapping[str, Any]], names: Names) -> str:
    """In short what a preview says: ``+3 VP, +1 coin``."""
    you = names.you
    vp = sum(event["points"] for event in events if event["key"] == "vp" and event["player"] == you)
    parts = [f"{vp:+} VP"] if vp else []
    for resource in RESOURCES:
        own = [e for e in events if e["key"] == "gain" and (e["player"], e["resource"]) == (you, resource)]
        gained, lost = sum(e["amount"] for e in own), sum(e["lost"] for e in own)
        if gained:
            parts.append(f"+{amount(gained, resource)}")
        if lost:
            parts.append(f"{amount(lost, resource)} lost at the limit of 8")
    for event in events:
        if event.get("player") != you:
            if event["key"] == "vp" and event["points"]:
                parts.append(f"{names(event['player'])} {event['points']:+} VP")
        elif event["key"] in _HINTS:
            parts.append(_HINTS[event["key"]].format_map({k: _argument_words(k, v, names) for k, v in event.items()}))
    return ", ".join(dict.fromkeys(parts))


_HINTS: Final = {
    "achievement": "achievement",
    "building": "{building}",
    "district": "completes district {district}",
    "landmark": "landmark {landmark}",
    "prediction": "prediction comes true",
    "topple": "topples {opponent}",
    "void": "no effect",
}

# --- Questions

QUESTIONS: Final[dict[str, str]] = {
    "advance": "On which track do you advance{gain}?",
    "automa_civilization": "Which second civilization does the Automa get?",
    "bonus": "The bonus: {bonus}. Do you take it?",
    "building": "Which type of income building do you take?",
    "capital": "Which capital city do you keep?",
    "civilization": "Which civilization do you keep?",
    "colony": "The terrains of which tile give you resources?",
    "column": "In which column does the token move up?",
    "conquer": "Which territory do you conquer{anywhere}?",
    "convert": "Into what do you turn a food of your income ({left} more possible)?",
    "copy": "Which tapestry card do you copy?",
    "die": "Which conquer die do you take{both}?",
    "discard": "Which {what} do you discard ({left} to go)?",
    "discard_for_vp": "Which card do you discard for 2 VP?",
    "double_benefit": "Do you take the benefit of the tile on {hex} twice instead of {sides} VP for its sides?",
    "end_turn": "Your turn is over. End it, or take something back with u?",
    "exchange": "How many resources do you buy or sell, for 5 VP each?",
    "explore_hex": "Where do you explore with tile {tile}?",
    "explore_space": "Which space tile do you explore?",
    "explore_tile": "With which territory tile do you explore{anywhere}?",
    "explore_turn": "How do you turn tile {tile} on {hex} (corners clockwise from the upper left)?",
    "fill_row": "Into which row goes the next outpost ({left} left)?",
    "gain": "Which {amount} do you gain?",
    "give_tile": "Do you give a tile to an opponent for 3 VP?",
    "give_tile_to": "Who gets tile {tile}?",
    "heralds": "Whose card do you use once more?",
    "historians": "Do you discard a territory tile to give a token away?",
    "income_order": "What do you take first?",
    "invent": "Which tech card do you take{upgrade}?",
    "isolate": "Do you close {hex} with a token, for any 1 resource?",
    "jump": "Which of your tokens on {track} jumps?",
    "landmark": "Which landmark do you take?",
    "may": "Do you want to {effect}?",
    "move": "Which token do you move, and where to?",
    "name_track": "Which track do you name?",
    "olympics": "Do you pay a worker for 10 VP?",
    "one_of": "Which of these do you take?",
    "opponent": "Which opponent do you choose?",
    "opponent_token": "Which opponent's token shows the benefit you gain?",
    "order": "What do you take first?",
    "outpost_row": "From which row of your mat do you take the outpost?",
    "pact_track": "Which track do you choose with {opponent}?",
    "path": "To which space does the token go?",
    "pay": "What do you pay?",
    "place": "Where do you put the {piece}?",
    "play_gained": "Do you play a card you have just gained, for 5 VP?",
    "play_tapestry": "Which tapestry card do you play?",
    "predict": "How many {category} do you predict?",
    "refresh": "Do you want new face-up tech cards?",
    "regress": "Which token goes back{gain}?",
    "repeat": "Which space do you gain again?",
    "research": "You rolled {track}. Do you advance there{gain}?",
    "roll_again": "You rolled {tracks}. Do you roll again? A repeated track loses all.",
    "same_benefit": "Do you gain the same as the holder of {card}?",
    "settle_tile": "Do you put an outpost on {hex}?",
    "singularity": "On the start of which track do you put the token?",
    "square": "From which square do you take the token?",
    "swap": "Which building changes places ({left} swaps left)?",
    "swap_with": "With which building does the one on {plot} change places?",
    "tech_part": "Which card's {row} do you gain again?",
    "token": "Which of your tokens on {track} advances?",
    "token_on_tech": "On which tech card do you put a token? It is upgraded at once.",
    "trade": "On which territory do you put a token?",
    "trap": "{attacker} attacks {hex}. Do you use a trap?",
    "turn": "Your turn: advance on a track, or begin the next era with an income turn?",
    "upgrade": "Which tech card do you upgrade?",
    "uprising": "Where does your toppled outpost stand up ({left} more possible)?",
    "use_civilization": "Which civilization do you use next?",
    "use_rolls": "On which rolled track do you advance next (no benefits)?",
    "which_roll": "Which roll do you keep?",
}


def question_words(kind: str, about: Mapping[str, Any], names: Names) -> str:
    """The question a decision puts to its player."""
    words = {key: _about_words(key, value, names) for key, value in about.items()}
    for optional in ("gain", "anywhere", "both", "upgrade"):
        words.setdefault(optional, "")
    if kind == "gain":
        words["amount"] = "resource" if about["amount"] == 1 else f"{about['amount']} resources"
    return QUESTIONS[kind].format_map(words)


def _about_words(key: str, value: Any, names: Names) -> str:
    if key == "gain":
        gains = {"none": ", without benefit", "benefit": ", with benefit but no bonus", "free_bonus": ", bonus free"}
        return gains.get(value, "")
    if key == "bonus":
        return bonus_words(value)
    if key == "anywhere":
        return " (anywhere)" if value else ""
    if key == "both":
        return " first" if value else ""
    if key == "upgrade":
        return ", to be upgraded at once" if value else ""
    if key == "what":
        return {"territory": "territory tile", "tapestry": "tapestry card"}.get(value, "tech card")
    if key in ("piece", "card"):
        return title(value)
    if key == "category":
        return _CATEGORIES[value]
    if key == "row":
        return "circle" if value == "middle" else "square"
    if key == "tracks":
        return listed(value)
    if key in ("opponent", "attacker", "host"):
        return names(value)
    if key == "effect":
        return effect_words(value)
    return str(value)


def waiting_words(waiting: Sequence[Mapping[str, Any]], you: int) -> str:
    """What is still to come for you after this decision."""
    parts = [effect_words(one["effect"]) for one in waiting if one["player"] == you and one.get("effect")]
    return ", then ".join(parts)
