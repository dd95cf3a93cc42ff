"""docs/library.md: its examples are true, and no public name is missing on it."""

from __future__ import annotations

import doctest
import re

import pytest

import gobelin
from folders import ROOT
from gobelin import bots
from pages import blocks

PAGE = ROOT / "docs" / "library.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_are_true() -> None:
    session = doctest.DocTestParser().get_doctest(blocks(TEXT), {}, PAGE.name, str(PAGE), 0)
    assert len(session.examples) > 100
    said: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(session, out=said.append)
    assert "".join(said) == ""


def names_in_code(text: str) -> set[str]:
    """Every name in the page's code, in blocks or in the text."""
    code = blocks(text) + "\n".join(re.findall(r"`([^`\n]+)`", text))
    return set(re.findall(r"[A-Za-z_]\w*", code))


@pytest.mark.parametrize("name", [*gobelin.__all__, *bots.__all__])
def test_every_public_name_is_on_the_page(name: str) -> None:
    assert name in names_in_code(TEXT)


def attributes_on_the_page(kind: str) -> set[str]:
    """The names in the first column of the table "of a `KIND`"; of the game also all `game.NAME`."""
    _, _, table = TEXT.partition(f"`{kind}` | |\n|---|---|\n")
    rows = table.partition("\n\n")[0].splitlines()
    named = {name for row in rows for name in re.findall(r"`(\w+)", row.split(" | ")[0])}
    return named | set(re.findall(r"\b[Gg]ame\.(\w+)", TEXT)) if kind == "Game" else named


@pytest.mark.parametrize("kind", [gobelin.Game, gobelin.Decision, gobelin.Option, gobelin.Seat, gobelin.Node])
def test_every_attribute_is_on_the_page(kind: type) -> None:
    public = {name for name in dir(kind) if not name.startswith("_")}
    assert public - attributes_on_the_page(kind.__name__) == set()


def test_the_page_names_nothing_that_is_not_there() -> None:
    assert attributes_on_the_page("Game") - {"md"} <= set(dir(gobelin.Game))
    assert attributes_on_the_page("Seat") <= set(dir(gobelin.Seat))
    assert attributes_on_the_page("Node") <= set(dir(gobelin.Node))


def test_every_error_says_when_it_is_raised() -> None:
    table = TEXT[TEXT.index("## Errors") :]
    for name in gobelin.__all__:
        thing = getattr(gobelin, name)
        if isinstance(thing, type) and issubclass(thing, gobelin.GobelinError):
            assert f"| `{name}` |" in table


def test_a_missing_name_would_be_noticed() -> None:
    """Names in running text do not count: only code does."""
    assert names_in_code("the game can `game.play(option)` and\n```python\n>>> game.undo()\n```\nwinners") == {
        "game", "play", "option", "undo",
    }  # fmt: skip
