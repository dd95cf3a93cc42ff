"""Charts as SVG, light or dark as the reader's screen is.

Lines for the page on performance, bars for tournaments, dots for the page on balance.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 420, 270  # of a panel, with its axes
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 34, 46  # margins of its plot
HEAD = 58  # title and legend above the panels

STYLE = """
text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328; }
.title { font-size: 15px; font-weight: 600; }
.panel { font-weight: 600; }
.soft { fill: #59636e; }
.card { fill: #ffffff; stroke: #d1d9e0; }
.grid { stroke: #e4e8ec; }
.axis { stroke: #818b98; }
.line { fill: none; stroke-width: 2.25; stroke-linejoin: round; stroke-linecap: round; }
.dashed { stroke-dasharray: 2 5; }
.warm { stroke: #bc4c00; } .warm-fill { fill: #bc4c00; }
.cool { stroke: #0969da; } .cool-fill { fill: #0969da; }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc; }
.soft { fill: #9198a1; }
.card { fill: #0d1117; stroke: #3d444d; }
.grid { stroke: #262c36; }
.axis { stroke: #656c76; }
.warm { stroke: #f0883e; } .warm-fill { fill: #f0883e; }
.cool { stroke: #58a6ff; } .cool-fill { fill: #58a6ff; }
}
"""


@dataclass
class Line:
    """One curve. `colour` is a class of the style, warm or cool."""

    name: str
    colour: str
    values: list[float]
    dashed: bool = False

    def look(self) -> str:
        return f"line {self.colour}" + (" dashed" if self.dashed else "")


class Panel:
    """A plot of lines over the same steps."""

    def __init__(self, title: str, across: str, steps: list[str], lines: list[Line]) -> None:
        self.title = title
        self.across = across
        self.steps = steps
        self.lines = lines
        self.ticks = ticks(max(value for line in lines for value in line.values))

    def x(self, step: float) -> float:
        """The middle of a step's share of the axis."""
        return LEFT + (step + 0.5) * (WIDTH - LEFT - RIGHT) / len(self.steps)

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - value / self.ticks[-1] * (HEIGHT - TOP - BOTTOM)

    def draw(self) -> list[str]:
        end = WIDTH - RIGHT
        out = [_text(LEFT, TOP - 14, self.title, "panel")]
        for tick in self.ticks:
            y = self.y(tick)
            out.append(f'<line class="{"grid" if tick else "axis"}" x1="{LEFT}" x2="{end}" y1="{y:.1f}" y2="{y:.1f}"/>')
            out.append(_text(LEFT - 7, y + 4, f"{tick:g}", "soft", "end"))
        for number, step in enumerate(self.steps):
            out.append(_text(self.x(number), HEIGHT - BOTTOM + 18, step, "soft", "middle"))
        out.append(_text((LEFT + end) / 2, HEIGHT - BOTTOM + 37, self.across, "soft", "middle"))
        for line in self.lines:
            points = [(self.x(number), self.y(value)) for number, value in enumerate(line.values)]
            out.append(f'<polyline class="{line.look()}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>')
            out += [f'<circle class="{line.colour}-fill" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in points]
        return out


def ticks(top: float) -> list[float]:
    """Round numbers from 0 to just above the top, about five of them."""
    step = next(
        step for power in range(-3, 9) for step in (10.0**power, 2 * 10.0**power, 5 * 10.0**power) if top / step <= 5.5
    )
    count = 1
    while count * step < top:
        count += 1
    return [round(number * step, 6) for number in range(count + 1)]


def chart(title: str, panels: list[Panel]) -> str:
    """The panels side by side under one legend."""
    wide = WIDTH * len(panels)
    tall = HEAD + HEIGHT
    out = [*_frame(title, wide, tall), _text(LEFT, 27, title, "title")]
    legend = {line.name: line for panel in panels for line in panel.lines}
    share = (wide - LEFT - RIGHT) / max(2 * len(panels), len(legend))
    for number, line in enumerate(legend.values()):
        at = LEFT + number * share
        out.append(f'<line class="{line.look()}" x1="{at:.1f}" x2="{at + 28:.1f}" y1="46" y2="46"/>')
        out.append(f'<circle class="{line.colour}-fill" cx="{at + 14:.1f}" cy="46" r="3"/>')
        out.append(_text(at + 35, 50, line.name))
    for number, panel in enumerate(panels):
        out += [f'<g transform="translate({number * WIDTH} {HEAD})">', *panel.draw(), "</g>"]
    return "\n".join([*out, "</svg>", ""])


def _frame(title: str, wide: int, tall: int) -> list[str]:
    """How every chart begins."""
    size = f'viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {size}>',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="card" x=".5" y=".5" width="{wide - 1}" height="{tall - 1}" rx="8"/>',
    ]


def _text(x: float, y: float, words: str, look: str = "", anchor: str = "start") -> str:
    shown = f' class="{look}"' if look else ""
    return f'<text{shown} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


# --- Bars

BAR, NAMES, NUMBERS = 30, 110, 96  # height of a row, room for names and for numbers


@dataclass
class Bar:
    """A named value with the interval it lies in."""

    name: str
    value: float
    low: float
    high: float
    words: str


def bars(title: str, across: str, rows: list[Bar]) -> str:
    """Values below each other with whiskers for their intervals."""
    wide = 2 * WIDTH
    tall = HEAD + BAR * len(rows) + BOTTOM
    scale = ticks(max(row.high for row in rows) or 1.0)
    end = wide - RIGHT - NUMBERS

    def x(value: float) -> float:
        return NAMES + value / scale[-1] * (end - NAMES)

    foot = HEAD + BAR * len(rows)
    out = [*_frame(title, wide, tall), _text(LEFT / 2, 27, title, "title")]
    for tick in scale:
        look = "grid" if tick else "axis"
        out.append(f'<line class="{look}" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{HEAD - 8}" y2="{foot}"/>')
        out.append(_text(x(tick), foot + 18, f"{tick:g}", "soft", "middle"))
    out.append(_text((NAMES + end) / 2, foot + 37, across, "soft", "middle"))
    for number, row in enumerate(rows):
        top = HEAD + BAR * number + 7
        out += [
            _text(NAMES - 10, top + 12, row.name, "", "end"),
            f'<rect class="cool-fill" x="{NAMES}" y="{top:.1f}" width="{x(row.value) - NAMES:.1f}" height="16"/>',
            f'<path class="line warm" d="M{x(row.low):.1f} {top + 8:.1f}H{x(row.high):.1f}"/>',
            _text(end + 12, top + 12, row.words),
        ]
    return "\n".join([*out, "</svg>", ""])


# --- Dots

DOT = 22  # height of a row


@dataclass
class Dot:
    """A named value on either side of a line, with the interval it lies in, and perhaps another value beside it."""

    name: str
    value: float
    low: float
    high: float
    words: str
    mark: float | None = None


def signed_ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the low to above the high, about eight of them."""
    step = next(
        step
        for power in range(-3, 9)
        for step in (10.0**power, 2 * 10.0**power, 5 * 10.0**power)
        if (high - low) / step <= 8
    )
    return [round(number * step, 6) for number in range(math.floor(low / step), math.ceil(high / step) + 1)]


def dots(
    title: str, across: str, rows: list[Dot], middle: float, legend: tuple[str, str] | None = None, room: int = NAMES
) -> str:
    """Values below each other, each a dot on the line of its interval; marks are diamonds.

    middle: where nothing is more or less than it should be. legend: what a dot is, and what a diamond. room: for names.
    """
    wide = 2 * WIDTH
    foot = HEAD + DOT * len(rows)
    marks = [row.mark for row in rows if row.mark is not None]
    scale = signed_ticks(
        min(middle, *marks, *(row.low for row in rows)), max(middle, *marks, *(row.high for row in rows)) + 1e-9
    )
    end = wide - RIGHT - NUMBERS

    def x(value: float) -> float:
        return room + (value - scale[0]) / (scale[-1] - scale[0]) * (end - room)

    out = [*_frame(title, wide, foot + BOTTOM), _text(LEFT / 2, 27, title, "title")]
    if legend:
        dot, diamond = (_text(room + 15 + at * (end - room) / 2, 48, words) for at, words in enumerate(legend))
        out += [f'<circle class="cool-fill" cx="{room + 4}" cy="44" r="4.5"/>', dot]
        out += [_diamond(room + 4 + (end - room) / 2, 44), diamond]
    for tick in scale:
        out.append(f'<line class="grid" x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{HEAD}" y2="{foot}"/>')
        out.append(_text(x(tick), foot + 18, f"{tick:g}".replace("-", "\N{MINUS SIGN}"), "soft", "middle"))
    out.append(f'<line class="axis" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="{HEAD}" y2="{foot}"/>')
    out.append(_text((room + end) / 2, foot + 37, across, "soft", "middle"))
    for number, row in enumerate(rows):
        y = HEAD + DOT * (number + 0.5)
        out += [
            _text(room - 10, y + 4, row.name, "", "end"),
            f'<path class="line cool" d="M{x(row.low):.1f} {y:.1f}H{x(row.high):.1f}"/>',
            f'<circle class="cool-fill" cx="{x(row.value):.1f}" cy="{y:.1f}" r="4.5"/>',
            _text(end + 12, y + 4, row.words),
        ]
        if row.mark is not None:
            out.append(_diamond(x(row.mark), y))
    return "\n".join([*out, "</svg>", ""])


def _diamond(x: float, y: float) -> str:
    return f'<path class="line warm" d="M{x - 5:.1f} {y:.1f}l5 -5l5 5l-5 5z"/>'
