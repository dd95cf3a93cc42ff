"""The map: hexes with borders where they fit, a smaller drawing otherwise."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gobelin.documents import View
from gobelin.documents.views import ExploredHex
from gobelin.locale import Words
from gobelin.locale.names import sentence
from gobelin.rules.printed.names import TERRAINS
from gobelin.terminal.draw.marks import PLAYER_STYLES, bot_legend, mark, player_style
from gobelin.terminal.paper import FAINT, Rows, heading, line

TERRAIN_STYLES: Final = {
    "sea": "blue", "desert": "yellow", "forest": "green", "grass": "bright_green", "mountain": "white",
}  # fmt: skip
BORDER: Final = (  # of a large hex: row, column, characters
    (0, 2, "________"), (1, 1, "/"), (1, 10, "\\"), (2, 0, "/"), (2, 11, "\\"),
    (3, 0, "\\"), (3, 11, "/"), (4, 1, "\\________/"),
)  # fmt: skip
CORNERS: Final = ((1, 2), (1, 9), (2, 10), (4, 9), (4, 2), (2, 1))  # from the upper left one, clockwise


class Canvas:
    """Characters at rows and columns, each with a style."""

    def __init__(self, height: int, width: int) -> None:
        self.characters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def write(self, row: int, column: int, words: str, style: str = "") -> None:
        for number, character in enumerate(words):
            self.characters[row][column + number] = character
            self.styles[row][column + number] = style

    def rows(self) -> Rows:
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


def draw_map(view: View, words: Words, width: int, large: bool = True) -> Rows:
    """The map with its legend."""
    rows = _large_map(view, words) if large else _small_map(view, words)
    if large and max(row.cell_len for row in rows) > width:
        rows = _small_map(view, words)
    return [heading(words.text("drawn-map", side=view["map"])), *rows, *_legend(words)]


def _legend(words: Words) -> Rows:
    legend = Text()
    for terrain in (*TERRAINS[1:], TERRAINS[0]):
        sign = words.text(f"terrain-letter-{terrain}")
        entry = words.text("drawn-terrain", letter=sign, terrain=words.name("terrain", terrain))
        legend.append(sign, style=TERRAIN_STYLES[terrain])
        legend.append(entry.removeprefix(sign) + ("" if terrain == TERRAINS[0] else ", "))
    you = words.you or 0
    arguments = {"player-is": words.role(words.you), "outpost": mark(words, you)}
    if not words.bots:
        arguments["toppled"] = mark(words, 1 - min(you, 1)).lower()
        return [legend + Text(words.text("list-reason", list="", item=words.fill("drawn-map-legend", arguments)))]
    arguments["bots"] = bot_legend(words, mark)
    return [legend, Text(words.fill("drawn-map-legend-solo", arguments))]


def _grid(view: View) -> tuple[dict[str, tuple[int, int]], int, int]:
    """Each hex as (column, half-rows from the top), with the numbers of columns and half-rows."""
    at = {name: tuple(map(int, name.split(","))) for name in view["hexes"]}
    left = min(q for q, _ in at.values())
    top = min(2 * r + q for q, r in at.values())
    places = {name: (q - left, 2 * r + q - top) for name, (q, r) in at.items()}
    return places, 1 + max(c for c, _ in places.values()), 2 + max(h for _, h in places.values())


def _pieces(land: ExploredHex, words: Words) -> list[tuple[str, str]]:
    """The pieces on a hex with their styles: P1 stands, p1 lies toppled."""
    pieces = []
    for token in land["tokens"]:
        name = mark(words, token["player"])
        if token["toppled"]:
            name = name.lower()
        if token["piece"] == "cube":
            name += "*"
        elif token["piece"] != "outpost":
            name += sentence(words.piece(token["piece"]))[:4]
        pieces.append((name, PLAYER_STYLES[token["player"]]))
    return pieces


def _large_map(view: View, words: Words) -> Rows:
    """Flat-topped hexes with the terrain at their corners, their benefit and their pieces."""
    places, columns, halves = _grid(view)
    canvas = Canvas(2 * halves + 1, 10 * columns + 2)
    for column, half in places.values():
        for down, right, border in BORDER:
            canvas.write(2 * half + down, 10 * column + right, border, FAINT)
    for name, (column, half) in places.items():
        top, left = 2 * half, 10 * column
        land = view["hexes"][name]
        if land is None:
            canvas.write(top + 2, left + 1, words.hex(name).center(10).rstrip(), FAINT)
            continue
        canvas.write(top + 1, left + 3, words.hex(name).center(6), player_style(land["controller"]))
        for terrain, (down, right) in zip(land["corners"], CORNERS, strict=True):
            canvas.write(top + down, left + right, words.text(f"terrain-letter-{terrain}"), TERRAIN_STYLES[terrain])
        canvas.write(top + 2, left + 2, _benefit(land, words)[:8].center(8).rstrip())
        pieces = _pieces(land, words)
        column_at = left + 1 + max(0, (10 - len(" ".join(word for word, _ in pieces))) // 2)
        for word, style in pieces:
            canvas.write(top + 3, column_at, word[: left + 11 - column_at], style)
            column_at += len(word) + 1
    return canvas.rows()


def _benefit(land: ExploredHex, words: Words) -> str:
    """What an explored tile gives, in at most eight letters; the land of an island, where corners show none."""
    if land["tile"] is None:
        return words.text("drawn-island") if set(land["corners"]) == {"sea"} else ""
    benefit = land["benefit"]
    if not benefit:
        return words.text("drawn-benefit-none")
    what, count = next(iter(benefit.items())) if isinstance(benefit, dict) else (benefit, 1)
    return words.fill(f"drawn-benefit-{count if what == 'building' else what}", {"count": count})


def _small_map(view: View, words: Words) -> Rows:
    """Two lines for a hex: its name, and its land with the pieces on it."""
    places, columns, halves = _grid(view)
    canvas = Canvas(halves, 8 * columns)
    for name, (column, half) in places.items():
        land = view["hexes"][name]
        left = 8 * column
        canvas.write(half, left, words.hex(name), FAINT if land is None else player_style(land["controller"]))
        if land is None:
            continue
        if len(land["land"]) == 4:
            everything = words.text("drawn-all-terrains")
            canvas.write(half + 1, left, everything)
            left += len(everything)
        else:
            for terrain in land["land"]:
                canvas.write(half + 1, left, words.text(f"terrain-letter-{terrain}"), TERRAIN_STYLES[terrain])
                left += 1
        for word, style in _pieces(land, words):
            if left + len(word) <= 8 * column + 7:
                canvas.write(half + 1, left, word, style)
                left += len(word)
    return [line("  ", row) for row in canvas.rows()]
