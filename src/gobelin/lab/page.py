"""Reports as a page for the browser: one file, readable offline, light or dark as the reader's screen is."""

from __future__ import annotations

from html import escape

STYLE = """
:root { color-scheme: light dark; }
:root { --ink: #1f2328; --soft: #59636e; --ground: #faf8f4; --card: #ffffff; --rule: #d1d9e0; }
@media (prefers-color-scheme: dark) {
:root { --ink: #f0f6fc; --soft: #9198a1; --ground: #14171c; --card: #0d1117; --rule: #3d444d; }
}
body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; color: var(--ink);
  background: var(--ground); max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
svg { max-width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; background: var(--card); width: 100%; }
th, td { border: 1px solid var(--rule); padding: .35rem .6rem; text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 600; } td.number { text-align: right; font-variant-numeric: tabular-nums; }
"""


def document(lang: str, title: str, parts: list[str]) -> str:
    """A whole page under its title."""
    return "\n".join([
        "<!doctype html>",
        f'<html lang="{escape(lang)}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style></head>",
        f"<body><main><h1>{escape(title)}</h1>",
        *parts,
        "</main></body></html>",
        "",
    ])  # fmt: skip


def heading(words: str) -> str:
    return f"<h2>{escape(words)}</h2>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def table(columns: list[str], rows: list[list[str]]) -> str:
    """Rows under the names of their columns; it scrolls where the screen is too narrow."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    body = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in rows)
    inside = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="scroll" tabindex="0"><table>{inside}</table></div>'


def _cell(words: str) -> str:
    is_number = (
        bool(words) and words[0] in "0123456789+-\u2212" and not words.strip("0123456789+-\u2212.,% []:\u00a0\u202f")
    )
    return f'<td class="number">{escape(words)}</td>' if is_number else f"<td>{escape(words)}</td>"
