"""The rules at a glance: our own compact text of the whole game, `glance.md` in the folder of each language.

It is written in a few signs of Markdown, one block on a line: a title (``#``), headings (``##``), paragraphs, items
(``-``) and numbered steps (``1.``). Within a block ``**words**`` are strong and ``:name:`` is an icon of the page; a
section whose heading has an icon is about icons, and is left out where there are none.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gobelin.locale import bundles

NAME: Final = "glance.md"

_KINDS: Final = (("# ", "title"), ("## ", "heading"), ("- ", "item"))
_STEP: Final = re.compile(r"\d+\. ")
_ICON: Final = re.compile(r":([a-z][a-z-]*):")
_STRONG: Final = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True)
class Block:
    """A line of the text. kind: title, heading, text, item, step."""

    kind: str
    text: str

    @property
    def icons(self) -> list[str]:
        return _ICON.findall(self.text)

    @property
    def words(self) -> str:
        """Without icons."""
        return re.sub(rf"\s*{_ICON.pattern}", "", self.text).strip()

    def parts(self) -> list[tuple[str, bool]]:
        """The words in stretches, and whether they are strong."""
        return [(part, bool(number % 2)) for number, part in enumerate(_STRONG.split(self.words)) if part]

    @property
    def shape(self) -> tuple[str, tuple[str, ...], int]:
        """What it must have in common with the same block in other languages."""
        return self.kind, tuple(sorted(self.icons)), len(_STRONG.findall(self.text))


@dataclass(frozen=True)
class Section:
    """A heading with what stands below it."""

    heading: Block
    blocks: tuple[Block, ...]


def blocks(lang: str) -> tuple[Block, ...]:
    """The whole text; FileNotFoundError where a language has none."""
    lines = (bundles.FOLDER / lang / NAME).read_text(encoding="utf-8").splitlines()
    return tuple(_block(line.strip()) for line in lines if line.strip())


def sections(lang: str) -> list[Section]:
    """The text heading by heading, for a terminal: title and introduction first, nothing about icons."""
    found: list[list[Block]] = []
    for block in blocks(lang):
        if block.kind in ("title", "heading"):
            found.append([block])
        else:
            found[-1].append(block)
    return [Section(heading, tuple(below)) for heading, *below in found if not heading.icons]


def _block(line: str) -> Block:
    for sign, kind in _KINDS:
        if line.startswith(sign):
            return Block(kind, line.removeprefix(sign))
    step = _STEP.match(line)
    return Block("step", line[step.end() :]) if step else Block("text", line)
