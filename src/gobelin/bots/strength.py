"""How strong the levels are, as measured: the figures that the page and the documents show.

`benchmarks/levels.py write` writes the file; the figures are nowhere else.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

BUDGETED = ("virtuoso", "master")  # the other levels come nowhere near their budget
FEWEST = 10  # games; fewer make no figure
FILE = Path(__file__).with_name("strength.toml")


@dataclass(frozen=True)
class Figure:
    """The results of a level: two bots against each other, or one against an Automa."""

    level: str
    automa: int  # the level of the Automa; 0: two bots
    budget: str  # that of bots on interpreted or on compiled rules
    games: int
    mean: float  # victory points of the bots
    low: float  # the 95 % interval of the mean
    high: float
    automa_mean: float = 0.0
    won: int = 0  # games against the Automa
    won_low: float = 0.0  # the 95 % interval of the share of games won
    won_high: float = 0.0


@dataclass(frozen=True)
class Strength:
    """All figures, and the version of the rules that they were measured with."""

    rules: int
    figures: tuple[Figure, ...]

    def figure_of(self, level: str, budget: str, automa: int = 0) -> Figure | None:
        """The figure of a level, if it was measured with this budget or plays the same with every budget."""
        for figure in self.figures:
            alike = figure.budget == budget or level not in BUDGETED
            if (figure.level, figure.automa) == (level, automa) and alike:
                return figure
        return None


@cache
def load_strength() -> Strength:
    """The figures of the file."""
    data = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return Strength(data["rules"], tuple(Figure(**figure) for figure in data["figures"]))


def strength_toml(strength: Strength, heading: str) -> str:
    """The file that `load_strength` reads; figures about an Automa only where there was one."""
    lines = [*(f"# {line}".rstrip() for line in heading.splitlines()), f"rules = {strength.rules}", "figures = ["]
    for figure in strength.figures:
        said = {name: value for name, value in asdict(figure).items() if figure.automa or not _is_of_automa(name)}
        pairs = [f"{name} = {json.dumps(value)}" for name, value in said.items()]
        lines.append(f"  {{ {', '.join(pairs)} }},")
    return "\n".join([*lines, "]", ""])


def _is_of_automa(name: str) -> bool:
    return name.startswith(("automa_", "won"))


# --- As tables of a page


def table_of_levels(strength: Strength, levels: Sequence[str]) -> str:
    """Points of two bots of a level with each other; a line for each budget where it matters."""
    rows = ["| level | budget | mean points | games |", "|---|---|---|---|"]
    for level in levels:
        for figure in _figures_of(strength, level, [0]):
            rows.append(f"| `{level}` | {_budget(figure)} | {_interval(figure)} | {figure.games} |")
    return "\n".join([*rows, ""])


def table_of_automas(strength: Strength, levels: Sequence[str]) -> str:
    """Games won against the Automa by level, and the points of both."""
    rows = [
        "| level | budget | Automa | games won | mean points | of the Automa | games |",
        "|---|---|---|---|---|---|---|",
    ]
    for level in levels:
        for figure in _figures_of(strength, level, range(1, 7)):
            share, low, high = (100 * n for n in (figure.won / figure.games, figure.won_low, figure.won_high))
            won, points = f"{share:.0f} % [{low:.0f}, {high:.0f}]", f"{_interval(figure)} | {figure.automa_mean:.1f}"
            rows.append(f"| `{level}` | {_budget(figure)} | {figure.automa} | {won} | {points} | {figure.games} |")
    return "\n".join([*rows, ""])


def _figures_of(strength: Strength, level: str, automas: Sequence[int]) -> list[Figure]:
    found = [figure for figure in strength.figures if figure.level == level and figure.automa in automas]
    return sorted(found, key=lambda figure: (figure.budget, figure.automa))


def _budget(figure: Figure) -> str:
    return figure.budget if figure.level in BUDGETED else "either"


def _interval(figure: Figure) -> str:
    return f"{figure.mean:.1f} [{figure.low:.1f}, {figure.high:.1f}]"
