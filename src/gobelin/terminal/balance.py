"""What a study says about civilizations and tapestry cards: `gobelin balance`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from gobelin.lab import balance_words as said
from gobelin.locale import Words
from gobelin.terminal import scores
from gobelin.terminal.paper import print_line


def print_report(console: Console, words: Words, found: dict[str, Any]) -> None:
    """All civilizations and cards below each other."""
    for line in (said.heading(found, words), said.score_words(found, words)):
        print_line(console, line)
    civilizations, cards = found["civilizations"], found["tapestries"]
    rows = said.strength_rows(civilizations, words)
    print_table(console, words.text("balance-civilizations"), said.columns(said.STRENGTH, words), rows)
    rows = said.handicap_rows(civilizations, words)
    print_table(console, words.text("balance-handicap-title"), said.columns(said.HANDICAP, words), rows)
    for line in (said.check_words(found, words), said.agreement_words(found, words)):
        if line:
            print_line(console, line)
    print_sources(console, words, civilizations)
    rows = said.card_rows(cards, words)
    print_table(console, words.text("balance-tapestries"), said.columns(said.CARDS, words), rows)


def print_civilization(console: Console, words: Words, found: dict[str, Any], against: list[dict[str, Any]]) -> None:
    """One civilization: its line, its points by source beside those of all, and whom it beats."""
    print_line(console, said.heading(found, words))
    (line,) = found["civilizations"]
    name = words.civilization(line["name"])
    print_table(console, name, said.columns(said.STRENGTH, words), said.strength_rows([line], words))
    title = words.text("balance-handicap-title")
    print_table(console, title, said.columns(said.HANDICAP, words), said.handicap_rows([line], words))
    columns = said.columns(("points", "interval"), words)
    rows = [
        [said.source_name(source, words), words.decimal(points["mean"]), said.between(points["interval"], words)]
        for source, points in line["by_source"].items()
    ]
    print_table(console, words.text("balance-by-source"), columns, rows)
    columns = said.columns(("wins", "interval"), words)
    rows = [
        [
            words.civilization(other["name"]), words.percent(other["win_rate"]),
            said.between([100 * limit for limit in other["interval"]], words),
        ]
        for other in against
    ]  # fmt: skip
    print_table(console, words.text("balance-against", civilization=name), columns, rows)


def print_sources(console: Console, words: Words, lines: Sequence[dict[str, Any]]) -> None:
    """A column for each source; numbers above them, named below, for the names are long."""
    sources = said.sources_of(lines)
    columns = [str(number) for number in range(1, len(sources) + 1)]
    rows = [
        [
            words.civilization(line["name"]),
            *(words.decimal(line["by_source"][source]["mean"]) for source in sources),
        ]
        for line in lines
    ]
    print_table(console, words.text("balance-by-source"), columns, rows)
    named = (f"{number} {said.source_name(source, words)}" for number, source in enumerate(sources, 1))
    print_line(console, words.join(named, "middle"))


def print_table(console: Console, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = scores.plain_table(title)
    table.add_column("", no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    console.print(table)
