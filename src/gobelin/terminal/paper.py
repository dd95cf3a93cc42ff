"""Lines as they stand on the screen: long ones go on below with an indent, short ones may share a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.containers import Lines
from rich.text import Text

Rows = list[Text]

HEADING: Final = "bold"
FAINT: Final = "dim"
FIRM: Final = "\u00a0"  # a space at which no line is broken: French has one before a colon
STAND_IN: Final = "\ue000"  # as wide, and no space to Rich, which would break at it


def line(*parts: str | Text | tuple[str, str]) -> Text:
    """One line of text from words and (words, style) pairs."""
    return Text.assemble(*parts)


def heading(words: str) -> Text:
    return Text(words, style=HEADING)


class Prose(Text):
    """Text that is broken at ordinary spaces only, inside another renderable: printed by itself it is copied."""

    def wrap(self, console: Console, width: int, **how: Any) -> Lines:
        marked = self.copy()
        marked.plain = marked.plain.replace(FIRM, STAND_IN)
        lines = marked.wrap(console, width, **how)
        for wrapped in lines:
            wrapped.plain = wrapped.plain.replace(STAND_IN, FIRM)
        return lines


def prose(text: Text) -> Prose:
    """The same text, to be broken well."""
    words = Prose(style=text.style)
    words.append_text(text)
    return words


def wrap_line(console: Console, text: Text | str, hang: int = 2) -> Rows:
    """A line as the rows it takes: broken between words, the rest indented by `hang` more.

    Where nobody reads along (a file, a pipe) it stays whole.
    """
    if isinstance(text, str):
        text = Text(text)
    indent = len(text.plain) - len(text.plain.lstrip(" "))
    room = console.width - indent - hang
    if not console.is_terminal or text.cell_len <= console.width or room < 20:
        return [text]
    first, *_ = prose(text[indent:]).wrap(console, console.width - indent)
    rest = text[indent + len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip(" ")) :]
    first.rstrip()
    rows = [Text(" " * indent) + first]
    for part in prose(rest).wrap(console, room):
        part.rstrip()
        rows.append(Text(" " * (indent + hang)) + part)
    return rows


def print_line(console: Console, text: Text | str, hang: int = 2) -> None:
    """Print one line, broken where it is too long."""
    print_rows(console, wrap_line(console, text, hang))


def print_rows(console: Console, rows: Iterable[Text]) -> None:
    for row in rows:
        console.print(row, soft_wrap=True)


def cut(text: Text, width: int) -> Text:
    """A line in one row; dots where something is left out."""
    if text.cell_len <= width:
        return text
    short = text.copy()
    short.truncate(width - 3)
    short.rstrip()
    return short.append("...")


def in_columns(cells: Sequence[Text], width: int, gap: int = 3) -> Rows:
    """Short lines side by side, to be read downwards."""
    wide = max((cell.cell_len for cell in cells), default=0)
    columns = max(1, (width + gap) // (wide + gap))
    height = -(-len(cells) // columns)
    rows: Rows = []
    for number in range(height):
        row = Text()
        for cell in cells[number::height]:
            if row:
                row.pad_right(-(-row.cell_len // (wide + gap)) * (wide + gap) - row.cell_len)
            row.append_text(cell)
        rows.append(row)
    return rows


def put_beside(left: Rows, right: Rows, width: int, gap: int = 3) -> Rows:
    """Two drawings next to each other, or one below the other where the width does not allow it."""
    wide = max((row.cell_len for row in left), default=0)
    if wide + gap + max((row.cell_len for row in right), default=0) > width:
        return [*left, Text(), *right]
    rows: Rows = []
    for number in range(max(len(left), len(right))):
        row = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            row.pad_right(wide + gap - row.cell_len)
            row.append_text(right[number])
        rows.append(row)
    return rows
