"""docs/learning.md: its examples are true, and so are its numbers."""

from __future__ import annotations

import doctest
from pathlib import Path

import gobelin
from extras import needed
from gobelin.rules.engine import actions
from pages import blocks

needed("pettingzoo", "rl")

PAGE = Path(__file__).resolve().parents[2] / "docs" / "learning.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_are_true() -> None:
    session = doctest.DocTestParser().get_doctest(blocks(TEXT), {}, PAGE.name, str(PAGE), 0)
    assert len(session.examples) > 10
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert "".join(said) == ""


def test_the_sizes_are_true() -> None:
    assert f"| `observation` | {sum(block.size for block in gobelin.FEATURES):,} numbers" in TEXT
    assert f"| `action_mask` | {gobelin.ACTION_COUNT:,} numbers" in TEXT


def test_the_actions_are_counted() -> None:
    counts = {"landmarks on plots": 0, "moves and tokens": 0, "income buildings on plots": 0, "all else": 0}
    for action in range(gobelin.ACTION_COUNT):
        verb = gobelin.verb_of(action)
        if verb == "place":
            building = actions.piece_of(action) < 4
            counts["income buildings on plots" if building else "landmarks on plots"] += 1
        else:
            counts["moves and tokens" if verb in ("move", "token", "token_of") else "all else"] += 1
    for name, count in counts.items():
        assert f"| {name} | {count:,} |" in TEXT


def test_landmarks_of_one_shape_cover_the_same_plots() -> None:
    """So there are some 3,000 actions if placing is told by the plots alone."""
    different = {
        str(gobelin.arguments_of(action)["plots"]) if gobelin.verb_of(action) == "place" else action
        for action in range(gobelin.ACTION_COUNT)
    }
    assert round(len(different), -3) == 3000
