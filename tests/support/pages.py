"""Pages of docs/, whose examples are run."""

from __future__ import annotations


def blocks(text: str) -> str:
    """The Python of a page; all other lines are left empty, so that failures name the page's lines."""
    lines = []
    inside = False
    for line in text.splitlines():
        fence = line.startswith("```")
        lines.append(line if inside and not fence else "")
        if fence:
            inside = line == "```python"
    return "\n".join(lines) + "\n"
