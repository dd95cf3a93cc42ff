"""`gobelin schema`: what every document looks like, as JSON Schema."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from gobelin.cli.common import BadInput


def schema(
    name: Annotated[str, typer.Argument(help="One document, such as View; all of them if none is given.")] = "",
) -> None:
    """The documents of the library as JSON Schema (draft 2020-12)."""
    from gobelin.documents.schema import DOCUMENTS
    from gobelin.documents.schema import schema as schema_of

    if name and name not in DOCUMENTS:
        raise BadInput(f"there is no document {name!r}, only {', '.join(DOCUMENTS)}")
    print(json.dumps(schema_of(name), indent=2))
