"""The OpenAPI document says what is asked and answered: all of it, and truly."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
from jsonschema import Draft202012Validator
from litestar.routes import HTTPRoute

from command_line import Run
from gobelin.documents import Table
from gobelin.documents.schema import schema as library_schema
from gobelin.server import documents
from gobelin.server.api.app import application
from gobelin.server.api.schema import OPERATIONS, openapi
from gobelin.server.config import Config
from gobelin.server.metrics import Metrics
from gobelin.server.problems import Code
from halls import QuickThinkers, Server, with_server

PAGES = {"/", "/t/{table}", "/t/{table}/film", "/rules", "/catalogue"}
UNDESCRIBED = PAGES | {"/schema", "/schema/openapi.json", "/{file}", "/assets/{asset}"}


@cache
def validator(name: str) -> Any:
    """Of one of the components."""
    document = openapi()
    return jsonschema_rs.Draft202012Validator(
        {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    )


def test_every_route_is_described(tmp_path: Path) -> None:
    app = application(Config(database=f"sqlite:///{tmp_path}/t.sqlite"), Metrics(), QuickThinkers())
    routes = set()
    for route in app.routes:
        path = route.path_format
        if path not in UNDESCRIBED:
            methods = route.methods if isinstance(route, HTTPRoute) else {"live"}
            routes |= {(method.lower(), path) for method in methods if method != "OPTIONS"}
    described = {(operation.method, operation.path) for operation in OPERATIONS}
    assert routes == described | {("live", "/api/tables/{table}/live")}


def test_the_library_s_documents_are_components() -> None:
    components = openapi()["components"]["schemas"]
    for name, definition in library_schema()["$defs"].items():
        assert name in components
        assert components[name].get("required") == definition.get("required")
    assert "#/$defs" not in str(components)
    for name in ("HostedTable", "Frame", "Answer", "Greeting", "Problem"):
        Draft202012Validator.check_schema(components[name])


def test_the_schema_without_a_server(run: Run) -> None:
    """Clients are generated from it."""
    assert json.loads(run("schema", "--http").out) == openapi()


def test_the_page_on_http_names_everything() -> None:
    page = (Path(__file__).resolve().parent.parent.parent / "docs" / "http.md").read_text(encoding="utf-8")
    for code in Code:
        assert f"`{code.key}`" in page, code
    for name in documents.HostedTable.__annotations__.keys() - Table.__annotations__.keys():
        assert f"`{name}`" in page, name
    for operation in OPERATIONS:
        path = operation.path.removeprefix("/api/tables/{table}").replace("{seat}", "N").replace("/{version}", "/17")
        assert path in page, path


def test_what_is_answered_is_what_is_described(tmp_path: Path) -> None:
    """Every document of a game, and every other answer."""

    async def play(server: Server) -> None:
        assert validator("Bots").is_valid((await server.get("/api/bots")).json())
        validator("Components").validate((await server.get("/api/components")).json())
        assert validator("Health").is_valid((await server.get("/health")).json())
        assert (await server.get("/schema")).json() == (await server.get("/schema/openapi.json")).json() == openapi()
        made = await server.post("/api/tables", {"players": 3, "seats": ["me", "open", "bot:random"], "seed": 5})
        validator("NewTable").validate(made.json())
        table = await server.new(["me", "me", "bot:random"], seed=5)
        rng = random.Random(5)
        tables, answers = validator("HostedTable"), validator("Answer")
        document = await table.document()
        validator("Hint").validate((await table.get("/hint", 0)).json())
        while not document["over"]:
            await table.settle()
            document = await table.document()
            if not document["deciders"]:
                break
            seat = document["deciders"][0]
            own = await table.document(seat)
            for viewer in (None, 0, 1):
                tables.validate(await table.document(viewer))
            document = answer = await table.choose(seat, rng.choice(own["options"])["text"])
            answers.validate(answer)
        tables.validate(await table.document(0))
        minimal = {"version": answer["version"], "frames": answer["frames"], "chosen": answer["chosen"]}
        validator("MinimalAnswer").validate(minimal)
        last = document["version"]
        validator("Film").validate((await table.get(f"/frames?after={last - 20}", 0)).json())
        validator("Events").validate((await table.get(f"/events?since={document['last_event'] - 20}", 0)).json())
        validator("Record").validate((await table.get("/record")).json())
        validator("ScoreSheets").validate((await table.get("/sheets")).json())
        tables.validate((await table.get("/moments/9", 0)).json())
        for path in ("/record/x", "/moments/99999"):
            validator("Problem").validate((await table.get(path)).json())

    with_server(tmp_path, play)
