"""`gobelin components`: what is in the box."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from gobelin.cli.common import Plain, make_console
from gobelin.cli.speech import words


def components(
    as_json: Annotated[bool, typer.Option("--json", help="cli-components-json")] = False,
    plain: Plain = False,
) -> None:
    """What is in the box: tracks, mats, tiles, cards, civilizations."""
    if as_json:
        from gobelin.rules.documents.listing import contents

        print(json.dumps(contents(), indent=2))
    else:
        from gobelin.terminal.components import print_contents

        print_contents(make_console(plain), words())
