"""Reports as a page: one HTML file that needs nothing else, light or dark as a screen is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

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
svg { display: block; max-width: 100%; height: auto; margin: 12px 0; }
.chart svg { width: 100%; min-width: 640px; }
.wide { overflow-x: auto; margin: 12px 0; border: 1px solid var(--rule); border-radius: 8px; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { padding: 5px 8px; text-align: right; border-top: 1px solid var(--rule); white-space: nowrap; }
thead th { border-top: 0; vertical-align: bottom; font-weight: 600; color: var(--soft); white-space: normal; }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
tbody th { font-weight: 400; }
.more { background: color-mix(in srgb, var(--up) calc(var(--much) * 1%), transparent); }
.less { background: color-mix(in srgb, var(--down) calc(var(--much) * 1%), transparent); }
.prose th, .prose td { text-align: left; white-space: normal; vertical-align: top; }
"""


def document(lang: str, title: str, parts: Sequence[str]) -> str:
    """A whole page under its title."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{STYLE}</style></head>",
            f"<body><main><h1>{escape(title)}</h1>",
            *parts,
            "</main></body></html>",
            "",
        ]
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, look: str = "") -> str:
    shown = f' class="{look}"' if look else ""
    return f"<p{shown}>{escape(text)}</p>" if text else ""


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], look: str = "") -> str:
    """Rows named by their first cell; `prose` is the look of cells that are sentences."""
    made = [
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    ]
    return frame_table(columns, made, look)


def frame_table(columns: Sequence[str], rows: Sequence[str], look: str = "") -> str:
    """Rows of HTML under the names of their columns; they scroll where the screen is too narrow."""
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "\n".join(rows)
    shown = f"wide {look}".strip()
    return f'<div class="{shown}"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'
