"""Prose has lines of at most 120 characters: reviews show them side by side, and editors without wrapping."""

from __future__ import annotations

from pathlib import Path

import pytest

from folders import ROOT

LONGEST = 120
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def prose(text: str) -> list[tuple[int, str]]:
    """The numbered lines of a page, without code blocks and tables."""
    found = []
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            inside = not inside
        elif not inside and not line.startswith("|"):
            found.append((number, line))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_lines_are_short(page: Path) -> None:
    long = [number for number, line in prose(page.read_text(encoding="utf-8")) if len(line) > LONGEST]
    assert long == []


def test_pages_are_found() -> None:
    assert {page.name for page in PAGES} >= {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "rules.md"}


def test_code_and_tables_may_be_wide() -> None:
    assert prose("One\n```\ntwo\n```\n| three |\nfour\n") == [(1, "One"), (6, "four")]
