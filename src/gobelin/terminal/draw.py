"""Drawings of the table as lines of text: the map, the tracks, cities and mats.

Every function takes what `Game.view` shows and returns lines; nothing is printed here. All of it is plain ASCII, and
colours only repeat what the characters say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from gobelin.terminal import cards
from gobelin.terminal.box import box
from gobelin.terminal.options import TERRAIN_LETTERS
from gobelin.terminal.words import (
    ACHIEVEMENTS,
    ROMAN,
    Names,
    bonus_words,
    card_words,
    cost_words,
    decision_card_words,
    effect_words,
    income_space_words,
    listed,
    many,
    tech_words,
    tile_words,
    title,
)

Seen = Mapping[str, Any]
Lines = list[Text]

PLAYER_STYLES: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta")
TERRAIN_STYLES: Final = {
    "sea": "blue", "desert": "yellow", "forest": "green", "grass": "bright_green", "mountain": "white",
}  # fmt: skip
HEADING: Final = "bold"
FAINT: Final = "dim"


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """One line of text from words and (words, style) pairs."""
    return Text.assemble(*parts)


def heading(words: str) -> Text:
    return Text(words, style=HEADING)


def beside(left: Lines, right: Lines, width: int, gap: int = 3) -> Lines:
    """Two drawings next to each other, or one below the other where the width does not allow it."""
    wide = max((text.cell_len for text in left), default=0)
    if wide + gap + max((text.cell_len for text in right), default=0) > width:
        return [*left, Text(), *right]
    rows: Lines = []
    for number in range(max(len(left), len(right))):
        row = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            row.pad_right(wide + gap - row.cell_len)
            row.append_text(right[number])
        rows.append(row)
    return rows


class Canvas:
    """Characters at rows and columns, each with a style."""

    def __init__(self, height: int, width: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, row: int, column: int, words: str, style: str = "") -> None:
        for number, character in enumerate(words):
            self.characters[row][column + number] = character
            self.styles[row][column + number] = style

    def lines(self) -> Lines:
        rows = []
        for characters, styles in zip(self.characters, self.styles, strict=True):
            row = Text()
            for character, style in zip(characters, styles, strict=True):
                row.append(character, style=style)
            row.rstrip()
            rows.append(row)
        while rows and not rows[-1]:
            rows.pop()
        return rows


# --- The map


def draw_map(view: Seen, width: int, large: bool = True) -> Lines:
    """The map with its legend: hexes with borders where they fit, a smaller drawing otherwise."""
    drawn = _large_map(view) if large else _small_map(view)
    if large and max(text.cell_len for text in drawn) > width:
        drawn = _small_map(view)
    return [heading(f"Map ({view['map']})"), *drawn, *_map_legend(view)]


def _map_legend(view: Seen) -> Lines:
    names = Names.seen_in(view)
    mark = f"{names.mark(names.you or 0)} {'an' if names.you is None else 'your'} outpost"
    other = 1 - min(names.you or 0, 1)
    legend = line(
        ("d", TERRAIN_STYLES["desert"]), " desert, ", ("f", TERRAIN_STYLES["forest"]), " forest, ",
        ("g", TERRAIN_STYLES["grass"]), " grass, ", ("m", TERRAIN_STYLES["mountain"]), " mountain, ",
        ("~", TERRAIN_STYLES["sea"]), " sea; ",
    )  # fmt: skip
    if not names.bots:
        return [legend + Text(f"{mark}, {names.mark(other).lower()} toppled")]
    bots = ", ".join(f"{names.mark(seat)} {names.inside(seat)}" for seat in names.bots)
    return [legend + Text(mark), Text(f"{bots}; small letters: toppled")]


def _grid(view: Seen) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Each hex as (column, half-rows from the top), with the numbers of columns and half-rows."""
    at = {name: tuple(map(int, name.split(","))) for name in view["hexes"]}
    left = min(q for q, _ in at.values())
    top = min(2 * r + q for q, r in at.values())
    places = {name: (q - left, 2 * r + q - top) for name, (q, r) in at.items()}
    return places, 1 + max(c for c, _ in places.values()), 2 + max(h for _, h in places.values())


def _tokens(land: Seen, names: Names) -> list[tuple[str, str]]:
    """The pieces on a hex: P1 stands, p1 lies toppled."""
    found = []
    for token in land["tokens"]:
        name = names.mark(token["player"])
        if token["toppled"]:
            name = name.lower()
        if token["piece"] == "cube":
            name += "*"
        elif token["piece"] != "outpost":
            name += title(token["piece"])[:4]
        found.append((name, PLAYER_STYLES[token["player"]]))
    return found


def _large_map(view: Seen) -> Lines:
    """Flat-topped hexes with the terrain at their corners, their benefit and their pieces."""
    places, columns, halves = _grid(view)
    names = Names.seen_in(view)
    canvas = Canvas(2 * halves + 1, 10 * columns + 2)
    for column, half in places.values():
        top, left = 2 * half, 10 * column
        canvas.write(top, left + 2, "________", FAINT)
        canvas.write(top + 1, left + 1, "/", FAINT)
        canvas.write(top + 1, left + 10, "\\", FAINT)
        canvas.write(top + 2, left, "/", FAINT)
        canvas.write(top + 2, left + 11, "\\", FAINT)
        canvas.write(top + 3, left, "\\", FAINT)
        canvas.write(top + 3, left + 11, "/", FAINT)
        canvas.write(top + 4, left + 1, "\\________/", FAINT)
    for name, (column, half) in places.items():
        top, left = 2 * half, 10 * column
        land = view["hexes"][name]
        if land is None:
            canvas.write(top + 2, left + 1, name.center(10).rstrip(), FAINT)
            continue
        owner = land["controller"]
        canvas.write(top + 1, left + 3, name.center(6), PLAYER_STYLES[owner] if owner is not None else "")
        spots = ((1, 2), (1, 9), (2, 10), (4, 9), (4, 2), (2, 1))  # from the upper left corner, clockwise
        for terrain, (down, right) in zip(box().corners(view["map"], name, land), spots, strict=True):
            canvas.write(top + down, left + right, TERRAIN_LETTERS[terrain], TERRAIN_STYLES[terrain])
        canvas.write(top + 2, left + 2, _benefit_word(view, name, land).center(8).rstrip())
        shown = _tokens(land, names)
        column_at = left + 1 + max(0, (10 - len(" ".join(word for word, _ in shown))) // 2)
        for word, style in shown:
            canvas.write(top + 3, column_at, word[: left + 11 - column_at], style)
            column_at += len(word) + 1
    return canvas.lines()


def _benefit_word(view: Seen, name: str, land: Seen) -> str:
    """What an explored tile gives, in at most eight letters; the land of an island, where corners show none."""
    if land["tile"] is None:
        island = all(corner == "sea" for corner in box().corners(view["map"], name, land))
        return "island" if island else ""
    benefit = box().tiles[land["tile"]]["benefit"]
    if not benefit:
        return "-"
    if isinstance(benefit, str):
        return benefit
    what, count = next(iter(benefit.items()))
    if what in ("building", "research"):
        return str(count) if what == "building" else "research"
    return {"tapestry": "tapestry", "territory": f"{count} tiles"}.get(what, f"{count} {what}"[:8])


def _small_map(view: Seen) -> Lines:
    """Two lines for a hex: its name, and its land with the pieces on it."""
    places, columns, halves = _grid(view)
    names = Names.seen_in(view)
    canvas = Canvas(halves, 8 * columns)
    for name, (column, half) in places.items():
        land = view["hexes"][name]
        left = 8 * column
        if land is None:
            canvas.write(half, left, name, FAINT)
            continue
        owner = land["controller"]
        canvas.write(half, left, name, PLAYER_STYLES[owner] if owner is not None else "")
        terrains = box().land(view["map"], name, land)
        if len(terrains) == 4:
            canvas.write(half + 1, left, "all")
            left += 3
        else:
            for terrain in terrains:
                canvas.write(half + 1, left, TERRAIN_LETTERS[terrain], TERRAIN_STYLES[terrain])
                left += 1
        for word, style in _tokens(land, names):
            if left + len(word) <= 8 * column + 7:
                canvas.write(half + 1, left, word, style)
                left += len(word)
    return [line("  ", text) for text in canvas.lines()]


# --- The tracks


def draw_tracks(view: Seen) -> Lines:
    """The four tracks with everybody's tokens (a digit is a player) and the landmarks at the tiers."""
    names = Names.seen_in(view)
    numbers = line(" " * 11, (_cells([f"{space}" for space in range(13)]), FAINT))
    tiers = line(" " * 16, ("".join(f"| tier {ROMAN[tier]}".ljust(16) for tier in range(1, 5)).rstrip(), FAINT))
    rows = [heading("Tracks"), tiers, numbers]
    closed = {lock["track"]: lock["owner"] for lock in view["closed_tracks"]}
    for track in box().spaces:
        row = line(f"{title(track):<11}")
        for space in range(13):
            if space in (1, 4, 7, 10):
                row.append("|", style=FAINT)
            here = [seat["seat"] for seat in view["players"] if space in seat["tokens"][track]]
            row.append(" " * (4 - len(here[:4]) if here else 3))
            for player in here:
                row.append(names.letter(player), style=f"bold {PLAYER_STYLES[player]}")
            row.append("" if here else ".", style=FAINT)
            row.append(" " if len(here) < 5 else "")
        row.rstrip()
        rows.append(row)
        marks = Text(" " * 33)
        if track in closed:
            marks = Text(f"  closed by {names.inside(closed[track])}".ljust(33), style="bold")
        for space in (4, 7, 10):
            name = box().track_landmarks[track, space]
            owner = view["landmarks"][name]
            taken = "" if owner is None else f":{names.letter(owner)}"
            marks.append(f"{title(name)}{taken}".ljust(16), style="" if owner is None else PLAYER_STYLES[owner])
        marks.rstrip()
        rows.append(marks)
    bots = "".join(f", {names.letter(seat)} {names.inside(seat)}" for seat in names.bots)
    rows.append(line((f"digits: players{bots}; no mark: a free landmark", FAINT)))
    return rows


def _cells(words: Sequence[str]) -> str:
    """Thirteen spaces of a track in columns, tiers divided."""
    return "".join(f"{'|' if number in (1, 4, 7, 10) else ''}{word:>4} " for number, word in enumerate(words))


def draw_spaces(view: Seen, track: str) -> Lines:
    """One track with what each space costs and gives."""
    names = Names.seen_in(view)
    rows = [heading(title(track))]
    for space in box().spaces[track]:
        number = space["number"]
        here = [seat["seat"] for seat in view["players"] if number in seat["tokens"][track]]
        words = effect_words(space["benefit"])
        if space["bonus"]:
            words += f" [bonus: {bonus_words(space['bonus'])}]"
        if space["landmark"]:
            owner = view["landmarks"][box().track_landmarks[track, number]]
            words += f" + {space['landmark']} ({'free' if owner is None else names.inside(owner)})"
        row = line(f" {number:>2} {space['name']:<22}", (f"{cost_words(space['cost']):<25}", FAINT), f" {words}")
        for player in here:
            row.append(f"  <{names.mark(player)}>", style=f"bold {PLAYER_STYLES[player]}")
        rows.append(row)
    return rows


# --- The capital city

_BUILDING_LETTERS: Final = {"market": "M", "house": "H", "farm": "F", "armory": "A"}
_BUILDING_STYLES: Final = {"M": "bright_yellow", "H": "bright_white", "F": "bright_red", "A": "bright_magenta"}


def _turned(footprint: Sequence[str], rotation: int) -> Sequence[str]:
    for _ in range(rotation):
        footprint = ["".join(row[c] for row in reversed(footprint)) for c in range(len(footprint[0]))]
    return footprint


def covered_plots(landmark: str, anchor: str, rotation: int) -> list[tuple[int, int]]:
    """The (row, column) plots of the grid a landmark covers; its corner may lie outside (``z0``)."""
    left = "xyzabcdefghi".index(anchor[0]) - 3
    top = int(anchor[1:]) - 1
    shape = _turned(box().landmarks[landmark]["footprint"], rotation)
    return [
        (top + r, left + c)
        for r, marks in enumerate(shape)
        for c, mark in enumerate(marks)
        if mark == "1" and 0 <= top + r < 9 and 0 <= left + c < 9
    ]


def city_plots(seat: Seen) -> tuple[list[list[str]], dict[str, str]]:
    """The 9 x 9 plots as letters, and the landmarks behind the small letters."""
    grid = [list(row) for row in box().capitals[seat["capital"]]["grid"]]
    legend: dict[str, str] = {}
    for placed in seat["buildings"]:
        words = placed.split()
        if words[:2] == ["place", "beside"] or words[0] != "place":
            continue
        piece = words[1]
        if piece in _BUILDING_LETTERS:
            grid[int(words[2][1:]) - 1]["abcdefghi".index(words[2][0])] = _BUILDING_LETTERS[piece]
            continue
        letter = next(c for c in (piece[0], *"abcdefghijklmnopqrstuvwxyz") if c not in legend)
        legend[letter] = piece
        for row, column in covered_plots(piece, words[2], int(words[3][1:])):
            grid[row][column] = letter
    return grid, legend


def draw_city(seat: Seen, names: Names) -> Lines:
    """The capital city: capitals are income buildings, small letters landmarks."""
    if seat["capital"] is None:
        return [heading("City: not chosen yet")]
    grid, legend = city_plots(seat)
    whose = "Your" if seat["seat"] == names.you else f"{names(seat['seat'])}'s"
    rows = [heading(f"{whose} city ({box().capitals[seat['capital']]['name']})")]
    rows.append(line(("    a b c   d e f   g h i", FAINT)))
    for number, plots in enumerate(grid):
        if number in (3, 6):
            rows.append(line(("    ------+-------+------", FAINT)))
        row = line((f" {number + 1}  ", FAINT))
        for column, plot in enumerate(plots):
            if column in (3, 6):
                row.append("| ", style=FAINT)
            style = _BUILDING_STYLES.get(plot, FAINT if plot in ".#" else "bold bright_cyan")
            row.append(f"{plot} ", style=style)
        rows.append(row)
    complete = (
        f"{many(len(seat['districts']), 'district')} complete",
        f"{many(seat['rows_and_columns'], 'row or column', 'rows and columns')} complete",
    )
    rows.append(line((" . open   # impassable", FAINT)))
    rows += [line(f" {words}") for words in complete]
    for letter, name in legend.items():
        rows.append(line((f" {letter}", "bold bright_cyan"), f" {title(name)}"))
    outside = [placed for placed in seat["buildings"] if placed.split()[0] != "place" or " beside " in placed]
    if outside:
        rows.append(line(f" and {len(outside)} outside the grid"))
    return rows


def draw_shape(landmark: str) -> Lines:
    """The ways a landmark can be turned."""
    shapes: list[Sequence[str]] = []
    shape: Sequence[str] = box().landmarks[landmark]["footprint"]
    for _ in range(4):
        if list(shape) not in [list(known) for known in shapes]:
            shapes.append(shape)
        shape = _turned(shape, 1)
    rows: Lines = [Text(f"The {title(landmark)} and its rotations; a place is its upper left corner with a rotation")]
    height = max(len(shape) for shape in shapes)
    for r in range(-1, height):
        row = Text(" ")
        for number, shape in enumerate(shapes):
            words = f"r{number}" if r < 0 else shape[r].replace("1", "#").replace("0", " ") if r < len(shape) else ""
            row.append(words.ljust(7))
        rows.append(row)
    return rows


# --- Mats


def draw_income(seat: Seen) -> Lines:
    """What each row of the income mat gives now, and what the next building uncovers."""
    rows = [heading("Income mat"), line(("  building      each income turn                next uncovers", FAINT))]
    for building, mat in box().income.items():
        taken = seat["taken"][building]
        shown = mat["positions"][: taken + 1]
        income: dict[str, int] = {}
        points: dict[str, int] = {}
        for space in shown:
            for what, count in (space["income"] or {}).items():
                income[what] = income.get(what, 0) + count
            for what, value in (space["vp"] or {}).items():
                key = value if what == "vp_per" else "vp"
                points[key] = points.get(key, 0) + (1 if what == "vp_per" else value)
        parts = [f"{count} {_SHORT.get(what, what)}" for what, count in income.items()]
        parts += [f"{n} VP" if per == "vp" else f"{n} VP/{_PER[per]}" for per, n in points.items()]
        following = "-" if taken == 5 else income_space_words(building, mat["positions"][taken + 1])
        rows.append(line(f"  {building:<7} {taken}/5   {', '.join(parts):<31} {_shorter(following)}"))
    return rows


_SHORT: Final = {"territory": "tile", "tapestry": "card"}
_PER: Final = {"tech_cards": "tech", "capital": "city line", "territories": "territory"}


def _shorter(words: str) -> str:
    for long, short in (
        (" per complete row or column of the city", "/city line"), (" per tech card", "/tech"),
        (" per territory you control", "/territory"), (" and ", ", "),
    ):  # fmt: skip
        words = words.replace(long, short)
    return words


def resources_words(seat: Seen) -> str:
    return "  ".join(f"{name} {count}" for name, count in seat["resources"].items())


def draw_status(seat: Seen, names: Names) -> Text:
    """One line: points, era, resources; of the Shadow Empire its name alone."""
    era = "finished" if seat["finished"] else f"era {ROMAN[seat['era']]}" if seat["era"] else "no era"
    name = names(seat["seat"]).ljust(max(9, *(len(names(bot)) for bot in names.bots), 0))
    row = line((name, f"bold {PLAYER_STYLES[seat['seat']]}"))
    if seat["bot"] != "shadow_empire":
        row.append(f" {seat['vp']:>3} VP", style="bold")
        row.append(f"  {era:<8}" if seat["bot"] else f"  {era:<8}  {resources_words(seat)}")
    return row


def draw_person(view: Seen, seat: Seen) -> Lines:
    """Everything in front of one player apart from city and income mat: cards, tiles, civilizations."""
    names = Names.seen_in(view)
    rows: Lines = [draw_status(seat, names)]
    for mat in seat["civilizations"]:
        standing = cards.mat_words(mat["name"], mat["fields"])
        rows.append(line((" " + title(mat["name"]), HEADING), f": {cards.CIVILIZATIONS[mat['name']]}"))
        if standing:
            rows.append(line(f"   {standing}"))
    if seat["active"]:
        rows.append(line(" Tapestry in force: ", (title(seat["active"]), HEADING), f" {card_words(seat['active'])}"))
        pact = seat["pact"]
        if pact["player"] is not None and seat["active"] in ("alliance", "marriage_of_state"):
            track = f", {pact['track']}" if pact["track"] else ""
            rows.append(line(f"   with {names.inside(pact['player'])}{track}"))
    played = [title(stack[-1]) for stack in seat["tapestries"].values() if stack]
    if played:
        rows.append(line(f" Tapestry on the mat: {', '.join(played)}"))
    if seat["hand"] is not None:
        rows.append(line((" Hand", HEADING), "" if seat["hand"] else ": no cards"))
        rows += [line(f"   {title(card)} {card_words(card)}") for card in seat["hand"]]
    tech = [(row, seat["tech"][row]) for row in ("top", "middle", "bottom") if seat["tech"][row]]
    rows.append(line((" Tech cards", HEADING), "" if tech else ": none"))
    for row, held in tech:
        for card in held:
            token = " *" if card in seat["inventors_tokens"] else ""
            rows.append(line(f"   {row:<6} {title(card)}{token}: {tech_words(card)}"))
    tiles = [f"   tile {tile}: {tile_words(tile)}" for tile in seat["territory_tiles"]]
    rows.append(line((" Territory tiles", HEADING), "" if tiles else ": none"))
    rows += [line(words) for words in tiles]
    for tile in seat["space_tiles"]:
        rows.append(line(f"   space tile {tile}: {effect_words(box().space_tiles[tile]['benefit'])}"))
    rest = [
        f"{many(len(seat['territories']), 'territory', 'territories')} controlled",
        f"{many(seat['outposts'], 'outpost')} left",
    ]
    if seat["landmarks"]:
        rest.append("landmarks " + ", ".join(title(name) for name in seat["landmarks"]))
    if seat["achievements"]:
        rest.append("achievements: " + ", ".join(ACHIEVEMENTS[name] for name in seat["achievements"]))
    rows.append(line(f" {'; '.join(rest)}"))
    return rows


def draw_opponent(view: Seen, seat: Seen) -> Lines:
    """An opponent in two or three lines."""
    civilizations = listed(title(mat["name"]) for mat in seat["civilizations"])
    tech = sum(len(row) for row in seat["tech"].values())
    facts = [
        many(seat["hand_size"], "card"), many(len(seat["territory_tiles"]), "tile"), f"{tech} tech",
        many(len(seat["territories"]), "territory", "territories"), many(len(seat["landmarks"]), "landmark"),
        many(sum(seat["taken"].values()), "building"),
    ]  # fmt: skip
    rows = [draw_status(seat, Names.seen_in(view))]
    rows.append(line(f"   {civilizations or 'civilization hidden'}; {', '.join(facts)}"))
    if seat["active"]:
        rows.append(line(f"   {title(seat['active'])} {card_words(seat['active'])}"))
    return rows


def draw_bots(view: Seen, closely: bool = False) -> Lines:
    """The Automa and the Shadow Empire with their cards; `closely`: with all that can be known of them."""
    solo = view["solo"]
    names = Names.seen_in(view)
    rows: Lines = []
    for seat in [view["players"][number] for number in names.bots]:
        row = draw_status(seat, names)
        favourite = f"favourite {solo['favorites'][seat['bot']]}"
        if seat["bot"] == "shadow_empire":
            row.append(f"         never scores; {favourite}, outposts left {seat['outposts']}")
            rows.append(row)
            rows += _landmarks_and_achievements(seat)
            continue
        level = view["options"]["level"]
        row.append(f"  level {level}, {cards.LEVELS[level]}")
        rows.append(row)
        civilizations = listed(title(name) for name in solo["civilizations"])
        pieces = f"territories {len(seat['territories'])}, outposts left {seat['outposts']}"
        rows.append(line(f"   {civilizations}, {favourite}; cards in hand {seat['hand_size']}, {pieces}"))
        rows += _landmarks_and_achievements(seat)
        if closely:
            rows += [line(f"   {title(name)}: {cards.AUTOMA_CIVILIZATIONS[name]}") for name in solo["civilizations"]]
            if 1 <= seat["era"] < 5:
                rows.append(line(f"   next income turn: {_multipliers(level, seat['era'] + 1)}"))
    return [*rows, *_decision_cards(solo, closely)]


def _landmarks_and_achievements(seat: Seen) -> Lines:
    facts = []
    if seat["landmarks"]:
        facts.append(f"landmarks {', '.join(title(name) for name in seat['landmarks'])}")
    if seat["achievements"]:
        facts.append(f"achievements: {', '.join(ACHIEVEMENTS[name] for name in seat['achievements'])}")
    return [line(f"   {'; '.join(facts)}")] if facts else []


def _multipliers(level: int, turn: int) -> str:
    """What the Automa's mat scores in an income turn."""
    mat = box().automa_mats[box().automa_levels[level]["mat"]][str(turn)]
    parts = [f"{vp} per {'space of ' * (what in box().spaces)}{what}" for what, vp in mat.items() if vp]
    return f"VP {', '.join(parts)}"


def _decision_cards(solo: Seen, closely: bool) -> Lines:
    """The pair of the last turn and what it said, and how many cards are left in this era."""
    decision, tiebreaker = solo["decision_card"], solo["tiebreaker_card"]
    alone = solo["automa"] is None
    left = f"{many(solo['deck'], 'card')} left in the deck"
    if decision is not None:
        rows = [
            line(f"   last decision card {decision}: {decision_card_words(decision, alone)}"),
            line(f"   last tiebreaker card {tiebreaker}; {left}"),
        ]
    elif tiebreaker is not None:
        rows = [line(f"   tiebreaker card {tiebreaker}; {left}")]
    else:
        rows = [line(f"   no decision cards lie open; {left}")]
    if closely:
        if tiebreaker is not None:
            card = box().decision_cards[tiebreaker]
            order = ", ".join(card["track_order"]).replace("favorite", "favourite")
            rows.append(line(f"     its order of tracks: {order} (the Shadow Empire reads from the end)"))
            if not alone:
                along, side = card["map"].split("_from_")
                topple = "with a toppled outpost" if card["topple"] else "no toppled outpost"
                rows.append(line(f"     its order of hexes: {along}, lines from the {side}; {topple}"))
        discards = ", ".join(map(str, solo["discard"])) or "none"
        progress = "" if alone else f"; {many(solo['progress'], 'progress card')} to come"
        rows.append(line(f"   discarded decision cards: {discards}{progress}"))
    return rows


def draw_display(view: Seen) -> Lines:
    """The face-up tech cards."""
    return [
        heading("Face-up tech cards"),
        *(line(f"   {title(card)}: {tech_words(card)}") for card in view["display"]),
    ]
