"""The page about a study: charts and tables in one HTML file that needs nothing else, light or dark as a screen is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from gobelin.lab import balance_words as said
from gobelin.lab.page import document, frame_table, heading, paragraph, table
from gobelin.lab.svg import Dot, dots
from gobelin.locale import Words

ROOM: Final = 170  # for the names of civilizations and cards in the longest language
DEEPEST: Final = 45  # percent of colour behind the number that is farthest from the mean


def page(found: dict[str, Any], words: Words) -> str:
    """The page of a report of `balance.report` that has games."""
    study = found["study"]
    title = words.text("balance-page-title", players=study["players"], bot=study["bot"])
    lead = said.heading(found, words)
    civilizations, cards = found["civilizations"], found["tapestries"]
    parts = [
        paragraph(lead, "lead"),
        paragraph(said.score_words(found, words)),
        heading(words.text("balance-handicap-title")),
        paragraph(words.text("balance-page-handicap")),
        _handicap_chart(civilizations, words),
        table(_columns("civilization", said.HANDICAP, words), said.handicap_rows(civilizations, words)),
        paragraph(said.check_words(found, words)),
        paragraph(said.agreement_words(found, words)),
        heading(words.text("balance-civilizations")),
        _win_chart(civilizations, study["players"], words),
        table(_columns("civilization", said.STRENGTH, words), said.strength_rows(civilizations, words)),
        heading(words.text("balance-by-source")),
        paragraph(words.text("balance-page-sources"), "note"),
        _source_table(civilizations, words),
        heading(words.text("balance-tapestries")),
        paragraph(words.text("balance-page-tapestries")),
        _card_chart(cards, words),
        table(_columns("card", said.CARDS, words), said.card_rows(cards, words)),
        heading(words.text("balance-page-method-title")),
        paragraph(words.text("balance-page-method", resamples=found["resamples"])),
        paragraph(words.text("balance-page-doubt")),
    ]
    return document(words.lang, title, parts)


# --- Pieces of the page


def _columns(first: str, names: Sequence[str], words: Words) -> list[str]:
    return said.columns([first, *names], words)


def _source_table(lines: Sequence[dict[str, Any]], words: Words) -> str:
    """Mean points by source, coloured by how far they are from the mean of all civilizations."""
    sources = said.sources_of(lines)
    means = {source: sum(line["by_source"][source]["mean"] for line in lines) / len(lines) for source in sources}
    off_by = [abs(line["by_source"][source]["mean"] - means[source]) for line in lines for source in sources]
    farthest = max(off_by) or 1.0
    rows = []
    for line in lines:
        cells = []
        for source in sources:
            points = line["by_source"][source]["mean"]
            off = points - means[source]
            look = f'class="{"more" if off > 0 else "less"}" style="--much: {DEEPEST * abs(off) / farthest:.0f}"'
            cells.append(f"<td {look}>{escape(words.decimal(points))}</td>")
        name = escape(words.civilization(line["name"]))
        rows.append(f'<tr><th scope="row">{name}</th>{"".join(cells)}</tr>')
    columns = [words.text("balance-civilization"), *(said.source_name(source, words) for source in sources)]
    return frame_table(columns, rows)


def _handicap_chart(lines: Sequence[dict[str, Any]], words: Words) -> str:
    rows = []
    for line in reversed(lines):
        (low, high), points = line["handicap_interval"], line["handicap"]
        name, mark = words.civilization(line["name"]), line["published"]["vp"] or None
        rows.append(Dot(name, points, low, high, said.signed(points, words), mark))
    legend = words.text("balance-plot-own"), words.text("balance-plot-published")
    return _chart(words.text("balance-plot-handicap"), words.text("balance-plot-points"), rows, 0.0, legend)


def _win_chart(lines: Sequence[dict[str, Any]], players: int, words: Words) -> str:
    rows = []
    for line in sorted(lines, key=lambda line: -line["win_rate"]):
        rate, (low, high) = line["win_rate"], line["interval"]
        name = words.civilization(line["name"])
        rows.append(Dot(name, 100 * rate, 100 * low, 100 * high, words.percent(rate)))
    title = words.text("balance-plot-wins", share=words.percent(1 / players))
    return _chart(title, words.text("tournament-won"), rows, 100 / players)


def _card_chart(lines: Sequence[dict[str, Any]], words: Words) -> str:
    rows = []
    for line in lines:
        low, high = line["points_interval"]
        rows.append(Dot(words.card(line["name"]), line["points"], low, high, said.signed(line["points"], words)))
    return _chart(words.text("balance-plot-cards"), words.text("balance-plot-points"), rows, 0.0)


def _chart(title: str, across: str, rows: list[Dot], middle: float, legend: tuple[str, str] | None = None) -> str:
    return f'<div class="chart">{dots(title, across, rows, middle, legend, ROOM)}</div>'
