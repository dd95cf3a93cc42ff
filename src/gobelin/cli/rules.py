"""`gobelin rules`: the rules at a glance."""

from __future__ import annotations

from gobelin.cli.common import Plain, make_console
from gobelin.cli.speech import words


def rules(plain: Plain = False) -> None:
    """Show the rules at a glance, page by page at a terminal."""
    from gobelin.terminal.glance import whole
    from gobelin.terminal.paper import print_line

    console = make_console(plain)
    rows = whole(words().lang)
    if console.is_terminal and len(rows) > console.height:
        with console.pager(styles=True):
            for row in rows:
                print_line(console, row)
        return
    for row in rows:
        print_line(console, row)
