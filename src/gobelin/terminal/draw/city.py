"""The capital city, and how landmarks can be turned."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gobelin.documents.views import PlayerView
from gobelin.locale import Words
from gobelin.locale.box import box
from gobelin.locale.names import sentence
from gobelin.terminal.paper import FAINT, Rows, heading, line

BUILDING_STYLES: Final = {
    "market": "bright_yellow", "house": "bright_white", "farm": "bright_red", "armory": "bright_magenta",
}  # fmt: skip
LANDMARK_STYLE: Final = "bold bright_cyan"
COLUMNS: Final = "abcdefghi"


def building_letters(words: Words) -> dict[str, str]:
    """The buildings by their letters: M is a market."""
    return {words.text(f"drawn-letter-{building}"): building for building in BUILDING_STYLES}


def city_letters(words: Words) -> list[str]:
    """What the letters of buildings mean."""
    return [
        words.text("drawn-building", letter=letter, building=words.name("building", building))
        for letter, building in building_letters(words).items()
    ]


def city_plots(seat: PlayerView, words: Words) -> tuple[list[list[str]], dict[str, str]]:
    """The 9 x 9 plots as letters, and the landmarks behind the small letters."""
    assert seat["capital"] is not None
    assert seat["city"] is not None
    letters = {building: letter for letter, building in building_letters(words).items()}
    grid = [list(row) for row in box().capitals[seat["capital"]]["grid"]]
    landmarks: dict[str, str] = {}
    for standing in seat["city"]["pieces"]:
        if standing["beside"]:
            continue
        piece = standing["piece"]
        sign = letters.get(piece)
        if sign is None:
            own = words.name("landmark", piece)[0].lower()
            sign = next(c for c in (own, *"abcdefghijklmnopqrstuvwxyz") if c not in landmarks)
            landmarks[sign] = piece
        for plot in standing["plots"]:
            grid[int(plot[1:]) - 1][COLUMNS.index(plot[0])] = sign
    return grid, landmarks


def draw_city(seat: PlayerView, words: Words) -> Rows:
    """The capital city: capitals are income buildings, small letters landmarks."""
    if seat["capital"] is None or seat["city"] is None:
        return [heading(words.text("drawn-city-unknown"))]
    grid, landmarks = city_plots(seat, words)
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
            other = FAINT if plot in ".#" else LANDMARK_STYLE
            row.append(f"{plot} ", style=BUILDING_STYLES.get(buildings.get(plot, ""), other))
        rows.append(row)
    rows.append(line((f" {words.text('drawn-city-legend')}", FAINT)))
    rows.append(line((f" {'   '.join(city_letters(words))}", FAINT)))
    rows.append(line(f" {words.text('drawn-districts', count=len(seat['districts']))}"))
    rows.append(line(f" {words.text('drawn-lines', count=seat['rows_and_columns'])}"))
    for sign, name in landmarks.items():
        rows.append(line((f" {sign}", LANDMARK_STYLE), f" {words.name('landmark', name)}"))
    outside = sum(standing["beside"] for standing in seat["city"]["pieces"])
    if outside:
        rows.append(line(f" {words.text('drawn-outside', count=outside)}"))
    return rows


def draw_landmark(landmark: str, words: Words) -> Rows:
    """The ways a landmark can be turned."""
    shapes = box().landmarks[landmark]["turns"]
    rows: Rows = [Text(words.text("drawn-shape", landmark=words.name("landmark", landmark)))]
    for r in range(-1, max(map(len, shapes))):
        row = Text(" ")
        for number, shape in enumerate(shapes):
            marks = f"r{number}" if r < 0 else shape[r].replace("1", "#").replace("0", " ") if r < len(shape) else ""
            row.append(marks.ljust(7))
        rows.append(row)
    return rows
