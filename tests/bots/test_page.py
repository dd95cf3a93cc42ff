"""The page on bots says what the code does: the example runs, tables of weights and strength are those of the data.

python tests/bots/test_page.py --write        # writes the tables anew after tuning, or after benchmarks/levels.py write
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import gobelin
from gobelin import RULES_VERSION, Game, Seat, bots
from gobelin.bots.strength import (
    FEWEST,
    Figure,
    Strength,
    load_strength,
    strength_toml,
    table_of_automas,
    table_of_levels,
)
from gobelin.bots.weights import EXPLAINED, load
from gobelin.lab.tournament import Match, play_match

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
ROOT = PAGE.parents[1]
BEGIN = "<!-- {}: written by tests/bots/test_page.py --write -->\n"
END = "<!-- end -->"


def weights_table() -> str:
    weights = load().value
    rows = [f"| `{name}` | {weights[name]:.4g} | {words} |" for name, words in EXPLAINED.items()]
    return "\n".join(["| weight | now | what it says |", "|---|---|---|", *rows, ""])


def tables() -> dict[str, str]:
    strength = load_strength()
    version = f"With version {strength.rules} of the rules:\n\n"
    return {
        "weights": weights_table(),
        "levels": version + table_of_levels(strength, list(bots.LEVELS)),
        "automas": version + table_of_automas(strength, list(bots.LEVELS)),
    }


def with_tables(page: str) -> str:
    for name, table in tables().items():
        begin = BEGIN.format(name)
        head, found, rest = page.partition(begin)
        assert found, name
        page = head + begin + table + END + rest.partition(END)[2]
    return page


def test_the_tables_are_those_of_the_data() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_tables(page), "run python tests/bots/test_page.py --write"


@pytest.mark.parametrize("budget", bots.BUDGETS)
def test_every_level_was_measured(budget: str) -> None:
    """With two bots and against every Automa, with these rules."""
    strength = load_strength()
    assert strength.rules == RULES_VERSION
    assert [
        (level, automa)
        for level in bots.LEVELS
        for automa in range(7)
        if strength.figure_of(level, budget, automa) is None
    ] == []


@pytest.mark.parametrize("budget", bots.BUDGETS)
def test_a_higher_level_has_more_points(budget: str) -> None:
    figures = [load_strength().figure_of(level, budget) for level in bots.LEVELS]
    points = [figure.mean for figure in figures if figure is not None]
    assert len(points) == len(bots.LEVELS)
    assert points == sorted(set(points))


def test_every_figure_is_one() -> None:
    """Of enough games, with an interval around the mean; the file can be read as it is written."""
    strength = load_strength()
    for figure in strength.figures:
        assert figure.low <= figure.mean <= figure.high
        assert figure.games >= FEWEST, figure
        assert figure.budget in bots.BUDGETS
    assert strength == Strength(**tomllib_of(strength_toml(strength, "A heading\nof two lines")))


def tomllib_of(written: str) -> dict[str, Any]:
    data = tomllib.loads(written)
    return {"rules": data["rules"], "figures": tuple(Figure(**figure) for figure in data["figures"])}


def test_nobody_else_knows_a_figure() -> None:
    """The page asks the server, and the server reads the file: a level and its points stand together nowhere else."""
    levels = "|".join(bots.LEVELS)
    said = re.compile(rf"({levels})['\"`]?\s*[:=,·|]\s*\d{{2,3}}\b")
    sources = [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    sources += [*(ROOT / "src" / "gobelin").rglob("*.py"), *(ROOT / "src" / "gobelin").rglob("*.ftl")]
    assert [path.name for path in sources if said.search(path.read_text(encoding="utf-8"))] == []


def test_every_bot_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in bots.names():
        assert f"`{name}`" in page


def test_the_first_example_runs(capsys: Any) -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0].replace('"greedy"', '"weighted"')  # the same, sooner
    exec(code, {})
    assert re.fullmatch(r"\[\d+, \d+\]\n", capsys.readouterr().out)


def test_the_bot_on_the_page_plays(monkeypatch: Any) -> None:
    page = PAGE.read_text(encoding="utf-8")
    code = page.partition("<!-- example")[2].partition("```python\n")[2].partition("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    assert len(code.strip().splitlines()) <= 20
    prospector = names["Prospector"]
    player: gobelin.Player = prospector(seed=1, seconds=None)
    game = Game.new(2, seed=4)
    while game.decision is not None and len(game.choices) < 40:
        game.play(player.choose(Seat(game, game.decision.player)), game.decision.player)

    class Entry:
        name = "prospector"

        def load(self) -> Any:
            return prospector

    monkeypatch.setattr(bots, "entry_points", lambda group: [Entry()])
    outcome = play_match(Match(["prospector", "random"], 1, None, None))
    assert outcome.scores[0] > outcome.scores[1]


if __name__ == "__main__" and "--write" in sys.argv:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
