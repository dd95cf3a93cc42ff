"""Drawings of the table as lines of text: the map, the tracks, cities and mats.

Every function takes what `Game.view` shows and the words of its viewer, and returns lines; nothing is printed here.
Everything but names and words is plain ASCII, and colours only repeat what the characters say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.names import NONE, ROMAN, sentence
from gobelin.rules.printed.names import TERRAINS

Seen = Mapping[str, Any]
Lines = list[Text]

PLAYER_STYLES: Final = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta")
TERRAIN_STYLES: Final = {
    "sea": "blue", "desert": "yellow", "forest": "green", "grass": "bright_green", "mountain": "white",
}  # fmt: skip
HEADING: Final = "bold"
FAINT: Final = "dim"
OUT_OF_PLAY: Final = "out_of_play"  # the owner of a landmark that nobody can gain any more


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


# --- Marks of the players


def mark(words: Words, player: int) -> str:
    """Two characters for the map: P1, Au, Sh."""
    bot = words.bots.get(player)
    return words.text(f"mark-{bot}") if bot else words.text("mark-player", number=player + 1)


def letter(words: Words, player: int) -> str:
    """One character for the tracks: a digit for people, A and S for the bots."""
    bot = words.bots.get(player)
    return words.text(f"letter-{bot}") if bot else words.text("letter-player", number=player + 1)


# --- The map


def draw_map(view: Seen, words: Words, width: int, large: bool = True) -> Lines:
    """The map with its legend: hexes with borders where they fit, a smaller drawing otherwise."""
    drawn = _large_map(view, words) if large else _small_map(view, words)
    if large and max(text.cell_len for text in drawn) > width:
        drawn = _small_map(view, words)
    return [heading(words.text("drawn-map", side=view["map"])), *drawn, *_map_legend(words)]


def _map_legend(words: Words) -> Lines:
    legend = Text()
    for terrain in (*TERRAINS[1:], TERRAINS[0]):
        sign = words.text(f"terrain-letter-{terrain}")
        told = words.text("drawn-terrain", letter=sign, terrain=words.name("terrain", terrain))
        legend.append(sign, style=TERRAIN_STYLES[terrain])
        legend.append(told.removeprefix(sign) + ("" if terrain == TERRAINS[0] else ", "))
    you = words.you or 0
    arguments = {"player-is": words.role(words.you), "outpost": mark(words, you)}
    if not words.bots:
        arguments["toppled"] = mark(words, 1 - min(you, 1)).lower()
        return [legend + Text(words.text("list-reason", list="", item=words.fill("drawn-map-legend", arguments)))]
    arguments["bots"] = _bots(words, mark)
    return [legend, Text(words.fill("drawn-map-legend-solo", arguments))]


def _bots(words: Words, sign: Callable[[Words, int], str]) -> str:
    """The bots with their marks or letters."""
    marks = (words.text("drawn-mark", mark=sign(words, seat), player=words.player(seat)) for seat in words.bots)
    return words.listed(marks, "middle")


def _grid(view: Seen) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Each hex as (column, half-rows from the top), with the numbers of columns and half-rows."""
    at = {name: tuple(map(int, name.split(","))) for name in view["hexes"]}
    left = min(q for q, _ in at.values())
    top = min(2 * r + q for q, r in at.values())
    places = {name: (q - left, 2 * r + q - top) for name, (q, r) in at.items()}
    return places, 1 + max(c for c, _ in places.values()), 2 + max(h for _, h in places.values())


def _tokens(land: Seen, words: Words) -> list[tuple[str, str]]:
    """The pieces on a hex: P1 stands, p1 lies toppled."""
    found = []
    for token in land["tokens"]:
        name = mark(words, token["player"])
        if token["toppled"]:
            name = name.lower()
        if token["piece"] == "cube":
            name += "*"
        elif token["piece"] != "outpost":
            name += sentence(words.piece(token["piece"]))[:4]
        found.append((name, PLAYER_STYLES[token["player"]]))
    return found


def _large_map(view: Seen, words: Words) -> Lines:
    """Flat-topped hexes with the terrain at their corners, their benefit and their pieces."""
    places, columns, halves = _grid(view)
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
            canvas.write(top + down, left + right, words.text(f"terrain-letter-{terrain}"), TERRAIN_STYLES[terrain])
        canvas.write(top + 2, left + 2, _benefit_word(view, words, name, land)[:8].center(8).rstrip())
        shown = _tokens(land, words)
        column_at = left + 1 + max(0, (10 - len(" ".join(word for word, _ in shown))) // 2)
        for word, style in shown:
            canvas.write(top + 3, column_at, word[: left + 11 - column_at], style)
            column_at += len(word) + 1
    return canvas.lines()


def _benefit_word(view: Seen, words: Words, name: str, land: Seen) -> str:
    """What an explored tile gives, in at most eight letters; the land of an island, where corners show none."""
    if land["tile"] is None:
        island = all(corner == "sea" for corner in box().corners(view["map"], name, land))
        return words.text("drawn-island") if island else ""
    benefit = box().tiles[land["tile"]]["benefit"]
    if not benefit:
        return words.text("drawn-benefit-none")
    what, count = next(iter(benefit.items())) if isinstance(benefit, dict) else (benefit, 1)
    return words.fill(f"drawn-benefit-{count if what == 'building' else what}", {"count": count})


def _small_map(view: Seen, words: Words) -> Lines:
    """Two lines for a hex: its name, and its land with the pieces on it."""
    places, columns, halves = _grid(view)
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
            everything = words.text("drawn-all-terrains")
            canvas.write(half + 1, left, everything)
            left += len(everything)
        else:
            for terrain in terrains:
                canvas.write(half + 1, left, words.text(f"terrain-letter-{terrain}"), TERRAIN_STYLES[terrain])
                left += 1
        for word, style in _tokens(land, words):
            if left + len(word) <= 8 * column + 7:
                canvas.write(half + 1, left, word, style)
                left += len(word)
    return [line("  ", text) for text in canvas.lines()]


# --- The tracks


def _cut(words: str, width: int) -> str:
    """What fits into a column, with a point where it is cut."""
    return words if len(words) <= width else f"{words[: width - 1].rstrip()}."


def draw_tracks(view: Seen, words: Words) -> Lines:
    """The four tracks with everybody's tokens (a digit is a player) and the landmarks at the tiers."""
    numbers = line(" " * 11, (_cells([f"{space}" for space in range(13)]), FAINT))
    named = "".join(f"| {words.text('drawn-tier', tier=ROMAN[tier])}".ljust(16) for tier in range(1, 5))
    rows = [heading(words.text("drawn-tracks")), line(" " * 16, (named.rstrip(), FAINT)), numbers]
    closed = {lock["track"]: lock["owner"] for lock in view["closed_tracks"]}
    for track in box().spaces:
        row = line(f"{_cut(words.name('track', track), 11):<11}")
        for space in range(13):
            if space in (1, 4, 7, 10):
                row.append("|", style=FAINT)
            here = [seat["seat"] for seat in view["players"] if space in seat["tokens"][track]]
            row.append(" " * (4 - len(here[:4]) if here else 3))
            for player in here:
                row.append(letter(words, player), style=f"bold {PLAYER_STYLES[player]}")
            row.append("" if here else ".", style=FAINT)
            row.append(" " if len(here) < 5 else "")
        row.rstrip()
        rows.append(row)
        marks = Text(" " * 33)
        if track in closed:
            marks = Text(f"  {words.fill('drawn-closed', words.who('owner', closed[track]))}".ljust(33), style="bold")
        for space in (4, 7, 10):
            name = box().track_landmarks[track, space]
            owner = view["landmarks"][name]
            if owner == OUT_OF_PLAY:
                marks.append(f"{_cut(words.name('landmark', name), 13)}:-".ljust(16), style=FAINT)
                continue
            taken = "" if owner is None else f":{letter(words, owner)}"
            marks.append(
                f"{_cut(words.name('landmark', name), 15 - len(taken))}{taken}".ljust(16),
                style="" if owner is None else PLAYER_STYLES[owner],
            )
        marks.rstrip()
        rows.append(marks)
    legend = words.text("drawn-tracks-legend", bots=_bots(words, letter) or NONE)
    rows.append(line((legend, FAINT)))
    return rows


def _cells(words: Sequence[str]) -> str:
    """Thirteen spaces of a track in columns, tiers divided."""
    return "".join(f"{'|' if number in (1, 4, 7, 10) else ''}{word:>4} " for number, word in enumerate(words))


def owned(words: Words, owner: int | str | None) -> dict[str, str]:
    """Whose landmark it is, as arguments of a sentence."""
    if isinstance(owner, str):  # out of play
        return {"owner": NONE, "owner-is": owner}
    return words.who("owner", owner)


def draw_spaces(view: Seen, words: Words, track: str) -> Lines:
    """One track with what each space costs and gives."""
    rows = [heading(words.name("track", track))]
    for space in box().spaces[track]:
        number = space["number"]
        here = [seat["seat"] for seat in view["players"] if number in seat["tokens"][track]]
        gives = [words.gives(track, number)]
        if landmark := box().track_landmarks.get((track, number)):
            owner = owned(words, view["landmarks"][landmark])
            gives.append(words.fill("drawn-landmark", owner | {"landmark": words.name("landmark", landmark)}))
        name = words.name("space", f"{track}-{number}")
        row = line(f" {number:>2} {name:<22}", (f"{words.cost(space['cost']):<25}", FAINT))
        row.append(f" {words.listed(gives, 'reason')}")
        for player in here:
            row.append(f"  <{mark(words, player)}>", style=f"bold {PLAYER_STYLES[player]}")
        rows.append(row)
    return rows


# --- The capital city

_BUILDING_STYLES: Final = {
    "market": "bright_yellow", "house": "bright_white", "farm": "bright_red", "armory": "bright_magenta",
}  # fmt: skip


def building_letters(words: Words) -> dict[str, str]:
    """The buildings by their letters: M is a market."""
    return {words.text(f"drawn-letter-{building}"): building for building in _BUILDING_STYLES}


def city_letters(words: Words) -> list[str]:
    """What the letters of buildings mean."""
    return [
        words.text("drawn-building", letter=letter, building=words.name("building", building))
        for letter, building in building_letters(words).items()
    ]


def city_plots(seat: Seen, words: Words) -> tuple[list[list[str]], dict[str, str]]:
    """The 9 x 9 plots as letters, and the landmarks behind the small letters."""
    letters = {building: letter for letter, building in building_letters(words).items()}
    grid = [list(row) for row in box().capitals[seat["capital"]]["grid"]]
    legend: dict[str, str] = {}
    for standing in seat["city"]["pieces"]:
        if standing["beside"]:
            continue
        piece = standing["piece"]
        sign = letters.get(piece)
        if sign is None:
            own = words.name("landmark", piece)[0].lower()
            sign = next(c for c in (own, *"abcdefghijklmnopqrstuvwxyz") if c not in legend)
            legend[sign] = piece
        for plot in standing["plots"]:
            grid[int(plot[1:]) - 1]["abcdefghi".index(plot[0])] = sign
    return grid, legend


def draw_city(seat: Seen, words: Words) -> Lines:
    """The capital city: capitals are income buildings, small letters landmarks."""
    if seat["capital"] is None:
        return [heading(words.text("drawn-city-unknown"))]
    grid, legend = city_plots(seat, words)
    buildings = building_letters(words)
    capital = {"capital": words.name("capital", seat["capital"])}
    rows = [heading(sentence(words.fill("drawn-city", words.who("owner", seat["seat"]) | capital)))]
    rows.append(line(("    a b c   d e f   g h i", FAINT)))
    for number, plots in enumerate(grid):
        if number in (3, 6):
            rows.append(line(("    ------+-------+------", FAINT)))
        row = line((f" {number + 1}  ", FAINT))
        for column, plot in enumerate(plots):
            if column in (3, 6):
                row.append("| ", style=FAINT)
            building = buildings.get(plot, "")
            style = _BUILDING_STYLES.get(building, FAINT if plot in ".#" else "bold bright_cyan")
            row.append(f"{plot} ", style=style)
        rows.append(row)
    rows.append(line((f" {words.text('drawn-city-legend')}", FAINT)))
    rows.append(line((f" {'   '.join(city_letters(words))}", FAINT)))
    rows.append(line(f" {words.text('drawn-districts', count=len(seat['districts']))}"))
    rows.append(line(f" {words.text('drawn-lines', count=seat['rows_and_columns'])}"))
    for sign, name in legend.items():
        rows.append(line((f" {sign}", "bold bright_cyan"), f" {words.name('landmark', name)}"))
    outside = sum(1 for standing in seat["city"]["pieces"] if standing["beside"])
    if outside:
        rows.append(line(f" {words.text('drawn-outside', count=outside)}"))
    return rows


def draw_shape(landmark: str, words: Words) -> Lines:
    """The ways a landmark can be turned."""
    shapes = box().landmarks[landmark]["turns"]
    rows: Lines = [Text(words.text("drawn-shape", landmark=words.name("landmark", landmark)))]
    height = max(len(shape) for shape in shapes)
    for r in range(-1, height):
        row = Text(" ")
        for number, shape in enumerate(shapes):
            marks = f"r{number}" if r < 0 else shape[r].replace("1", "#").replace("0", " ") if r < len(shape) else ""
            row.append(marks.ljust(7))
        rows.append(row)
    return rows


# --- Mats


def draw_income(seat: Seen, words: Words) -> Lines:
    """What each row of the income mat gives now, and what the next building uncovers."""
    head = [words.text(f"drawn-income-{column}") for column in ("building", "now", "next")]
    names = {building: words.name("building", building) for building in box().income}
    wide = max(7, *map(len, names.values()))
    rows = [heading(words.text("drawn-income")), line((f"  {head[0]:<{wide + 6}} {head[1]:<31} {head[2]}", FAINT))]
    for building, mat in box().income.items():
        taken = seat["taken"][building]
        positions = mat["positions"]
        following = _income(positions[taken + 1 : taken + 2], words) or "-"
        name = names[building]
        rows.append(line(f"  {name:<{wide}} {taken}/5   {_income(positions[: taken + 1], words):<31} {following}"))
    return rows


def income_sums(spaces: Sequence[Seen]) -> dict[str, int]:
    """What spaces of the income mat give together: resources and so on, then VP, plain or for what is counted."""
    sums: dict[str, int] = {}
    for space in spaces:
        for what, count in (space["income"] or {}).items():
            sums[what] = sums.get(what, 0) + count
    for space in spaces:
        for what, value in (space["vp"] or {}).items():
            key, count = (value, 1) if what == "vp_per" else ("vp", value)
            sums[key] = sums.get(key, 0) + count
    return sums


def _income(spaces: Sequence[Seen], words: Words) -> str:
    """The same in short."""
    sums = income_sums(spaces).items()
    return words.listed((words.text(f"drawn-income-{what}", count=count) for what, count in sums), "middle")


def draw_status(seat: Seen, words: Words) -> Text:
    """One line: points, era, resources; of the Shadow Empire its name alone."""
    names = [sentence(words.player(one)) for one in (seat["seat"], *words.bots)]
    row = line((names[0].ljust(max(9, *map(len, names))), f"bold {PLAYER_STYLES[seat['seat']]}"))
    if seat["bot"] == "shadow_empire":
        return row
    if seat["finished"]:
        era = words.text("drawn-finished")
    else:
        era = words.text("drawn-era", era=ROMAN[seat["era"]]) if seat["era"] else words.text("drawn-no-era")
    row.append(f" {words.text('drawn-vp', points=seat['vp']):>6}", style="bold")
    row.append(f"  {era:<8}")
    if not seat["bot"]:
        resources = (
            words.text("drawn-resource", resource=words.name("resource", name), count=count)
            for name, count in seat["resources"].items()
        )
        row.append("  " + "  ".join(resources))
    return row


def draw_person(seat: Seen, words: Words) -> Lines:
    """Everything in front of one player apart from city and income mat: cards, tiles, civilizations."""
    rows: Lines = [draw_status(seat, words)]
    for mat in seat["civilizations"]:
        name, does = words.civilization(mat["name"]), words.explain_civilization(mat["name"])
        rows.append(line((f" {words.label(name)}", HEADING), f" {does}"))
        standing = mat_words(mat["name"], mat["fields"], words)
        if standing:
            rows.append(line(f"   {standing}"))
    if seat["active"]:
        rows.append(line((f" {words.label(words.text('drawn-active'))}", HEADING), f" {_card(seat['active'], words)}"))
        pact = seat["pact"]
        if pact["player"] is not None and seat["active"] in ("alliance", "marriage_of_state"):
            rows.append(line(f"   {_pact(pact, words)}"))
    played = [words.card(stack[-1]) for stack in seat["tapestries"].values() if stack]
    if played:
        rows.append(line(f" {words.text('drawn-played', cards=words.listed(played, 'middle'))}"))
    if seat["hand"] is not None:
        rows += _listing(words, "drawn-hand", [_card(card, words) for card in seat["hand"]])
    tech = []
    for row in ("top", "middle", "bottom"):
        for card in seat["tech"][row]:
            token = "yes" if card in seat["inventors_tokens"] else "no"
            tech.append(f"{words.text(f'drawn-row-{row}'):<6} {_tech_card(card, words, token)}")
    rows += _listing(words, "drawn-tech", tech)
    tiles = [words.text("drawn-tile", tile=tile, does=words.explain_tile(tile)) for tile in seat["territory_tiles"]]
    rows += _listing(words, "drawn-tiles", tiles)
    for tile in seat["space_tiles"]:
        rows.append(line(f"   {words.text('drawn-space-tile', tile=tile, does=words.explain_space_tile(tile))}"))
    rest = [
        words.text("drawn-territories", count=len(seat["territories"])),
        words.text("drawn-outposts", count=seat["outposts"]),
        *_landmarks_and_achievements(seat, words),
    ]
    rows.append(line(f" {words.listed(rest, 'reason')}"))
    return rows


def _card(card: str, words: Words) -> str:
    return f"{words.card(card)} {words.explain_tapestry(card)}"


def _pact(pact: Seen, words: Words) -> str:
    track = words.name("track", pact["track"]) if pact["track"] else NONE
    return words.text("drawn-pact", opponent=words.player(pact["player"]), track=track)


def _listing(words: Words, caption: str, items: Sequence[str]) -> Lines:
    """A heading with its items below, or none."""
    heading = words.text(caption)
    if not items:
        return [line((f" {words.label(heading)}", HEADING), f" {words.text('drawn-none')}")]
    return [line((f" {heading}", HEADING)), *(line(f"   {item}") for item in items)]


def _landmarks_and_achievements(seat: Seen, words: Words) -> list[str]:
    facts = []
    if seat["landmarks"]:
        landmarks = words.listed((words.name("landmark", name) for name in seat["landmarks"]), "middle")
        facts.append(words.text("drawn-landmarks", landmarks=landmarks))
    if seat["achievements"]:
        achievements = words.listed((words.name("achievement", name) for name in seat["achievements"]), "middle")
        facts.append(words.text("drawn-achievements", achievements=achievements))
    return facts


def mat_words(civilization: str, fields: Seen, words: Words) -> str:
    """How things stand on a civilization mat; empty where there is nothing on it, or not yet."""
    if not fields:
        return ""
    if "tokens_left" in fields:
        return words.text("mat-tokens", count=fields["tokens_left"])
    if civilization == "entertainers":
        gives = words.effect(box().slot(civilization, fields["slot"]))
        return words.text("mat-entertainers", slot=fields["slot"], gives=gives)
    if civilization in ("alchemists", "leaders"):
        tracks = words.tracks(fields["tracks"], "middle") or NONE
        return (
            "" if (civilization, tracks) == ("alchemists", NONE) else words.text(f"mat-{civilization}", tracks=tracks)
        )
    if civilization == "historians":
        open_ = [box().slot(civilization, square) for square, covered in enumerate(fields["covered"], 1) if not covered]
        return words.text("mat-historians", gains=words.effects(open_, "middle") or NONE)
    if civilization in ("merrymakers", "craftsmen"):
        return words.text("mat-columns", columns=_columns(civilization, fields, words))
    if civilization == "militants":
        gains = []
        for row, left in zip(("top", "bottom"), fields["outposts_left"], strict=True):
            hexes = box().lane("militants", "row", row)
            gains += hexes[: len(hexes) - left]
        count = sum(fields["outposts_left"])
        return words.text("mat-militants", count=count, gains=words.effects(gains, "middle") or NONE)
    predicted = [
        words.text(f"predicted-{category}", number=number)
        for category, number in fields["predictions"].items()
        if number
    ]
    return words.text("mat-mystics", predictions=words.listed(predicted, "middle") or NONE)


def _columns(civilization: str, fields: Seen, words: Words) -> str:
    """How far the columns of a mat are filled."""
    parts = []
    for number, column in enumerate(("left", "middle", "right")):
        size = len(box().lane(civilization, "column", column))
        if civilization == "merrymakers":
            count = fields["heights"][number]
        else:
            count = sum(1 for building in fields["lanes"][number] if building)
        parts.append(words.text("mat-column", column=column, count=count, size=size))
    return words.listed(parts, "middle")


def draw_opponent(seat: Seen, words: Words) -> Lines:
    """An opponent in two or three lines."""
    civilizations = words.listed(words.civilization(mat["name"]) for mat in seat["civilizations"])
    counts = {
        "cards": seat["hand_size"],
        "tiles": len(seat["territory_tiles"]),
        "tech": sum(len(row) for row in seat["tech"].values()),
        "territories": len(seat["territories"]),
        "landmarks": len(seat["landmarks"]),
        "buildings": sum(seat["taken"].values()),
    }
    facts = words.listed((words.text(f"drawn-short-{what}", count=count) for what, count in counts.items()), "middle")
    rows = [draw_status(seat, words)]
    rows.append(line(f"   {words.listed([civilizations or words.text('drawn-hidden'), facts], 'reason')}"))
    if seat["active"]:
        rows.append(line(f"   {_card(seat['active'], words)}"))
    return rows


# --- The bots


def draw_bots(view: Seen, words: Words, closely: bool = False) -> Lines:
    """The Automa and the Shadow Empire with their cards; `closely`: with all that can be known of them."""
    solo = view["solo"]
    rows: Lines = []
    for seat in [view["players"][number] for number in words.bots]:
        row = draw_status(seat, words)
        favourite = words.name("track", solo["favorites"][seat["bot"]])
        if seat["bot"] == "shadow_empire":
            row.append(f"         {words.text('drawn-never-scores', track=favourite, outposts=seat['outposts'])}")
            rows += [row, *_more(seat, words)]
            continue
        level = view["options"]["level"]
        row.append("  " + words.fill("drawn-level", {"level": level, "level-name": words.name("level", level)}))
        rows.append(row)
        civilizations = words.listed(words.civilization(name) for name in solo["civilizations"])
        rows.append(
            line(
                "   ",
                words.text(
                    "drawn-automa",
                    civilizations=civilizations,
                    track=favourite,
                    cards=seat["hand_size"],
                    territories=len(seat["territories"]),
                    outposts=seat["outposts"],
                ),
            )
        )
        rows += _more(seat, words)
        if closely:
            for name in solo["civilizations"]:
                does = words.explain_automa_civilization(name)
                told = words.text("drawn-civilization", civilization=words.civilization(name), does=does)
                rows.append(line(f"   {told}"))
            if 1 <= seat["era"] < 5:
                rows.append(line(f"   {_multipliers(level, seat['era'] + 1, words)}"))
    return [*rows, *_decision_cards(solo, words, closely)]


def _more(seat: Seen, words: Words) -> Lines:
    facts = _landmarks_and_achievements(seat, words)
    return [line(f"   {words.listed(facts, 'reason')}")] if facts else []


def _multipliers(level: int, turn: int, words: Words) -> str:
    """What the Automa's mat scores in an income turn."""
    mat = box().automa_mats[box().automa_levels[level]["mat"]][str(turn)]
    parts = []
    for what, points in mat.items():
        if points and what in box().spaces:
            parts.append(words.text("drawn-multiplier-track", points=points, track=words.name("track", what)))
        elif points:
            parts.append(words.text(f"drawn-multiplier-{what}", points=points))
    return words.text("drawn-next-income", parts=words.listed(parts, "middle"))


def _decision_cards(solo: Seen, words: Words, closely: bool) -> Lines:
    """The pair of the last turn and what it said, and how many cards are left in this era."""
    decision, tiebreaker = solo["decision_card"], solo["tiebreaker_card"]
    alone = solo["automa"] is None
    left = words.text("drawn-cards-left", count=solo["deck"])
    if decision is not None:
        does = words.explain_decision_card(decision, alone)
        told = [
            words.text("drawn-decision-card", number=decision, does=does),
            words.text("drawn-tiebreaker-card", number=tiebreaker, left=left),
        ]
    elif tiebreaker is not None:
        told = [words.text("drawn-first-tiebreaker", number=tiebreaker, left=left)]
    else:
        told = [words.text("drawn-no-cards", left=left)]
    if closely:
        if tiebreaker is not None:
            told.append("  " + words.text("drawn-track-order", tracks=words.track_order(tiebreaker)))
            card = box().decision_cards[tiebreaker]
            if not alone:
                topple = "yes" if card["topple"] else "no"
                told.append("  " + words.text("drawn-hex-order", topple=topple, **words.directions(card["map"])))
        discards = [words.text("drawn-discards", cards=words.listed(map(str, solo["discard"]), "middle") or NONE)]
        if not alone:
            discards.append(words.text("drawn-progress", count=solo["progress"]))
        told.append(words.listed(discards, "reason"))
    return [line(f"   {row}") for row in told]


def draw_display(view: Seen, words: Words) -> Lines:
    """The face-up tech cards."""
    cards = (_tech_card(card, words) for card in view["display"])
    return [heading(words.text("drawn-display")), *(line(f"   {card}") for card in cards)]


def _tech_card(card: str, words: Words, token: str = "no") -> str:
    return words.text("drawn-tech-card", token=token, card=words.card(card), does=words.explain_tech(card))
