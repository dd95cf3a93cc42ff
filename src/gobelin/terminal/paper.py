"""Printing lines so that long ones go on below with an indent, and stay whole where nobody reads along."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text


def print_line(console: Console, text: Text | str, hang: int = 2) -> None:
    """Print one line; on a terminal it is broken between words, the rest indented by `hang` more."""
    if isinstance(text, str):
        text = Text(text)
    indent = len(text.plain) - len(text.plain.lstrip(" "))
    room = console.width - indent - hang
    if not console.is_terminal or text.cell_len <= console.width or room < 20:
        console.print(text, soft_wrap=True)
        return
    for number, part in enumerate(text[indent:].wrap(console, room)):
        part.rstrip()
        console.print(Text(" " * (indent + hang * (number > 0))) + part, soft_wrap=True)
