"""The page about a study: charts and tables in one HTML file that needs nothing else, light or dark as a screen is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from gobelin.lab import balance_words as said
from gobelin.lab.svg import Dot, dots
from gobelin.locale import Words

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2328; --soft: #59636e; --paper: #f6f8fa; --card: #ffffff; --rule: #d1d9e0;
  --up: #0969da; --down: #bc4c00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0f6fc; --soft: #9198a1; --paper: #010409; --card: #0d1117; --rule: #3d444d;
    --up: #58a6ff; --down: #f0883e; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 900px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 26px; line-height: 1.25; margin: 8px 0; }
h2 { font-size: 20px; margin: 40px 0 8px; }
p { max-width: 46em; }
.lead, .note, caption { color: var(--soft); }
.chart { overflow-x: auto; margin: 12px 0; }
svg { display: block; width: 100%; min-width: 640px; height: auto; }
.wide { overflow-x: auto; margin: 12px 0; border: 1px solid var(--rule); border-radius: 8px; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 8px; text-align: right; border-top: 1px solid var(--rule); white-space: nowrap; }
thead th { border-top: 0; vertical-align: bottom; font-weight: 600; color: var(--soft); white-space: normal; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
tbody th { font-weight: 400; }
.more { background: color-mix(in srgb, var(--up) calc(var(--much) * 1%), transparent); }
.less { background: color-mix(in srgb, var(--down) calc(var(--much) * 1%), transparent); }
"""

ROOM: Final = 170  # for the names of civilizations and cards in the longest language
DEEPEST: Final = 45  # percent of colour behind the number that is farthest from the mean


def page(found: dict[str, Any], words: Words) -> str:
    """The page of a report of `balance.report` that has games."""
    study = found["study"]
    title = words.text("balance-page-title", players=study["players"], bot=study["bot"])
    lead = said.heading(found, words)
    civilizations, cards = found["civilizations"], found["tapestries"]
    parts = [
        f"<h1>{escape(title)}</h1>",
        _paragraph(lead, "lead"),
        _paragraph(said.score_words(found, words)),
        _heading(words.text("balance-handicap-title")),
        _paragraph(words.text("balance-page-handicap")),
        _handicap_chart(civilizations, words),
        _table(_columns("civilization", said.HANDICAP, words), said.handicap_rows(civilizations, words)),
        _paragraph(said.check_words(found, words)),
        _paragraph(said.agreement_words(found, words)),
        _heading(words.text("balance-civilizations")),
        _win_chart(civilizations, study["players"], words),
        _table(_columns("civilization", said.STRENGTH, words), said.strength_rows(civilizations, words)),
        _heading(words.text("balance-by-source")),
        _paragraph(words.text("balance-page-sources"), "note"),
        _source_table(civilizations, words),
        _heading(words.text("balance-tapestries")),
        _paragraph(words.text("balance-page-tapestries")),
        _card_chart(cards, words),
        _table(_columns("card", said.CARDS, words), said.card_rows(cards, words)),
        _heading(words.text("balance-page-method-title")),
        _paragraph(words.text("balance-page-method", resamples=found["resamples"])),
        _paragraph(words.text("balance-page-doubt")),
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{words.lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            *parts,
            "</main></body></html>",
            "",
        ]
    )


# --- Pieces of the page


def _paragraph(text: str, look: str = "") -> str:
    shown = f' class="{look}"' if look else ""
    return f"<p{shown}>{escape(text)}</p>" if text else ""


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _columns(first: str, names: Sequence[str], words: Words) -> list[str]:
    return said.columns([first, *names], words)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def _source_table(lines: Sequence[dict[str, Any]], words: Words) -> str:
    """Mean points by source, coloured by how far they are from the mean of all civilizations."""
    sources = [source for source in lines[0]["by_source"] if any(line["by_source"][source]["mean"] for line in lines)]
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
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


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
