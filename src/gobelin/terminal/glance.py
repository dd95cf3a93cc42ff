"""The rules at a glance at the terminal: `gobelin rules`, and `rules` in a game."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from gobelin.locale.glance import Block, Section, sections
from gobelin.terminal.paper import Rows


def contents(lang: str) -> Rows:
    """The headings with their numbers."""
    return [Text(f"{number:>3} {one.heading.words}") for number, one in enumerate(sections(lang)[1:], 1)]


def chapter(lang: str, number: int) -> Rows:
    """One chapter; 0 is the introduction, and nothing stands behind the last one."""
    return [row for one in sections(lang)[number : number + 1] for row in _section(one)]


def whole(lang: str) -> Rows:
    return [row for one in sections(lang) for row in (*_section(one), Text())][:-1]


def _section(section: Section) -> Iterable[Text]:
    yield Text(section.heading.words, style="bold")
    step = 0
    for block in section.blocks:
        step = step + 1 if block.kind == "step" else 0
        yield _row(block, step)


def _row(block: Block, step: int) -> Text:
    sign = f"  {step}. " if step else "  - " if block.kind == "item" else ""
    row = Text(sign)
    for words, strong in block.parts():
        row.append(words, style="bold" if strong else "")
    return row
