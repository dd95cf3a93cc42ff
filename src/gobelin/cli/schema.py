"""`gobelin schema`: what every document looks like, as JSON Schema."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from gobelin.cli.speech import BadInput
from gobelin.rules.engine.quoting import quoted


def schema(
    name: Annotated[str, typer.Argument(metavar="cli-value-document", help="cli-schema-name")] = "",
    http: Annotated[bool, typer.Option("--http", help="cli-schema-http")] = False,
) -> None:
    """The documents of the library as JSON Schema (draft 2020-12)."""
    if http:
        from gobelin.server.api.schema import openapi

        print(json.dumps(openapi(), indent=2))
        return
    from gobelin.documents.schema import DOCUMENTS
    from gobelin.documents.schema import schema as schema_of

    if name and name not in DOCUMENTS:
        raise BadInput("error-no-document", name=quoted(name), documents=", ".join(DOCUMENTS))
    print(json.dumps(schema_of(name), indent=2))
