"""The page on bots says what the code does: the example runs, the table of weights is that of the data.

python tests/bots/test_page.py --write        # writes the table anew after tuning
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import gobelin
from gobelin import Game, Seat, bots
from gobelin.bots.weights import EXPLAINED, load
from gobelin.lab.tournament import Match, played

PAGE = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
BEGIN = "<!-- weights: written by tests/bots/test_page.py --write -->\n"
END = "<!-- end -->"


def weights_table() -> str:
    weights = load().value
    rows = [f"| `{name}` | {weights[name]:.4g} | {words} |" for name, words in EXPLAINED.items()]
    return "\n".join(["| weight | now | what it says |", "|---|---|---|", *rows, ""])


def with_table(page: str) -> str:
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + weights_table() + END + rest.partition(END)[2]


def test_the_table_of_weights_is_that_of_the_data() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert BEGIN in page
    assert page == with_table(page), "run python tests/bots/test_page.py --write"


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
    outcome = played(Match(["prospector", "random"], 1, None, None))
    assert outcome.scores[0] > outcome.scores[1]


if __name__ == "__main__" and "--write" in sys.argv:
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
