"""`gobelin actions`: the table of verbs, from which every option is made."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from gobelin.cli.common import Plain, make_console
from gobelin.cli.speech import say


def actions(
    as_json: Annotated[bool, typer.Option("--json", help="cli-actions-json")] = False,
    plain: Plain = False,
) -> None:
    """The action space: every verb with its first integer and its arguments."""
    from gobelin.rules.documents.listing import action_space

    space = action_space()
    if as_json:
        print(json.dumps(space))
        return
    from gobelin.terminal.scores import plain_table

    table = plain_table(say("actions", count=str(space["count"]), version=str(space["version"])))
    for name in ("first", "count"):
        table.add_column(say(f"actions-{name}"), justify="right")
    for name in ("verb", "text", "values"):
        table.add_column(say(f"actions-{name}"), justify="left")
    for run in space["verbs"]:
        sizes = ", ".join(f"{argument['name']} {argument['size']}" for argument in run["arguments"])
        table.add_row(str(run["first"]), str(run["count"]), run["verb"], run["text"], sizes)
    make_console(plain).print(table)
