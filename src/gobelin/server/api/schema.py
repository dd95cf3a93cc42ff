"""The OpenAPI document: what is asked and answered, with the typed documents of the library as components.

The list of operations stands here beside the routes; a test compares the two.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Response, get

import gobelin
from gobelin import documents as library
from gobelin.documents import schema as library_schema
from gobelin.server import documents
from gobelin.server.api.choices import MINIMAL, Back, Choice
from gobelin.server.api.common import PACKS_ITSELF, AnyRequest, encode
from gobelin.server.api.constants import Constant, packed_constant
from gobelin.server.api.errors import PageError
from gobelin.server.api.live import Greeting
from gobelin.server.api.luck import Brought
from gobelin.server.api.seats import Return, SeatAction
from gobelin.server.api.tables import NewSettings, Said
from gobelin.server.computing import in_thread
from gobelin.server.new_tables import Wanted
from gobelin.server.problems import MEDIA_TYPE, Code

PATHS: Final = {
    "table": {"schema": {"type": "string"}, "description": "The id of a table"},
    "seat": {"schema": {"type": "integer", "minimum": 0}, "description": "The number of a seat, from 0"},
    "version": {"schema": {"type": "integer", "minimum": 0}, "description": "The number of an entry"},
}
KEY: Final = {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {"type": "string", "minLength": 1, "maxLength": 200},
    "description": "A name for this request: however often it is sent, it is carried out once",
}
PREFER: Final = {
    "name": "Prefer",
    "in": "header",
    "schema": {"type": "string"},
    "description": f"{MINIMAL}: the frames without the document (RFC 7240)",
}
WHOLE_NUMBER: Final = {"type": "integer", "minimum": -1, "maximum": 999_999_999}


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked."""

    method: str
    path: str
    name: str
    summary: str
    answers: Any
    status: int = 200
    body: type | None = None
    query: tuple[tuple[str, dict[str, Any], str], ...] = ()
    keyed: bool = False
    preferring: bool = False

    def document(self, translation: Translation) -> dict[str, Any]:
        parameters: list[dict[str, Any]] = [
            {"name": name, "in": "path", "required": True, **PATHS[name]}
            for name in PATHS
            if f"{{{name}}}" in self.path
        ]
        parameters += [
            {"name": name, "in": "query", "schema": schema, "description": said} for name, schema, said in self.query
        ]
        if self.keyed:
            parameters.append(KEY)
        if self.preferring:
            parameters.append(PREFER)
        found: dict[str, Any] = {
            "operationId": self.name,
            "summary": self.summary,
            "security": [{}, {"token": []}] if "{table}" in self.path else [{}],
            "parameters": parameters,
            "responses": {
                str(self.status): {
                    "description": self.summary,
                    "content": {"application/json": {"schema": translation.schema(self.answers)}},
                },
                "default": {
                    "description": "A problem (RFC 9457)",
                    "content": {MEDIA_TYPE: {"schema": {"$ref": "#/$defs/Problem"}}},
                },
            },
        }
        if self.body is not None:
            schema = {"$ref": f"#/$defs/{self.body.__name__}"} if issubclass(self.body, msgspec.Struct) else {}
            found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema or RECORD}}}
        return found


RECORD: Final = {"$ref": "#/$defs/Record"}
TABLE: Final = "/api/tables/{table}"
SHOWN: Final = documents.HostedTable | documents.WaitingTable

OPERATIONS: Final = (
    Operation("post", "/api/tables", "make_table", "Make a table", documents.NewTable, 201, Wanted),
    Operation("post", "/api/records", "open_record", "Open a record as a table to look at", documents.NewTable,
              201, dict),
    Operation("get", TABLE, "show_table", "What the viewer may know of a table", SHOWN),
    Operation("post", f"{TABLE}/choices", "make_choice", "Choose an option of an open decision",
              documents.Answer | documents.MinimalAnswer, body=Choice, keyed=True, preferring=True),
    Operation("post", f"{TABLE}/undo", "take_back", "Take own choices back",
              documents.Answer | documents.MinimalAnswer, body=Back, keyed=True, preferring=True),
    Operation("post", f"{TABLE}/seats/{{seat}}", "use_seat", "Take, name, hand over, give up or leave a seat",
              SHOWN | documents.TakenSeat | documents.SeatLink | documents.SeatLinkAgain, body=SeatAction, keyed=True),
    Operation("post", f"{TABLE}/return", "come_back", "Come back to a seat by a code, or by this browser's cookie",
              documents.Returned, body=Return, keyed=True),
    Operation("get", f"{TABLE}/devices", "show_devices", "The devices that open the own seat", documents.Devices),
    Operation("get", f"{TABLE}/previews", "show_previews", "What each option of the own decision would bring",
              documents.Previews, query=(("decision", {"type": "string"}, "Its id"),)),
    Operation("get", f"{TABLE}/hint", "show_hint", "What a bot would choose for the own decision, and why",
              documents.Hint, query=(("decision", {"type": "string"}, "Its id"),)),
    Operation("get", f"{TABLE}/sheets", "show_sheets", "The score sheets of a table that is over",
              documents.ScoreSheets),
    Operation("get", f"{TABLE}/frames", "show_film", "All changes after a version, as the viewer may see them",
              documents.Film, query=(("after", WHOLE_NUMBER, "The version that is known; -1: none"),
                                     ("seat", WHOLE_NUMBER, "Through whose eyes, when the table is over"))),
    Operation("get", f"{TABLE}/events", "show_events", "The log, as the viewer may see it", documents.Events,
              query=(("since", WHOLE_NUMBER, "The number of the first event wanted"),)),
    Operation("get", f"{TABLE}/moments/{{version}}", "show_moment", "What the viewer could see at a version",
              SHOWN),
    Operation("get", f"{TABLE}/moments", "show_moment_after", "What the viewer could see after a choice",
              documents.HostedTable, query=(("choice", WHOLE_NUMBER, "Its number, as events have it; 0: the set-up"),)),
    Operation("get", f"{TABLE}/record", "show_record", "The record of a table that is over", library.Record),
    Operation("post", f"{TABLE}/chat", "say", "Say something to all at the table", SHOWN, body=Said,
              keyed=True),
    Operation("post", f"{TABLE}/settings", "change_settings", "Change what was agreed, or how one's own turns end",
              SHOWN, body=NewSettings),
    Operation("post", f"{TABLE}/luck", "bring_luck", "Seal a share of the luck, open it, or deal without", SHOWN,
              body=Brought),
    Operation("get", f"{TABLE}/verify", "verify_luck", "Whether a table that is over was played with its luck",
              documents.Verdict),
    Operation("post", f"{TABLE}/rematch", "play_again", "Play again with the same people", documents.Rematch, 201),
    Operation("get", "/api/bots", "show_bots", "The bots that can be asked to play", documents.Bots),
    Operation("get", "/api/components", "show_components", "All that is in the box", library.Components),
    Operation("get", "/api/reach", "show_reach", "Where other machines find this server", documents.Reach),
    Operation("post", "/api/errors", "note_error", "Tell the host of an error in the page", documents.Noted,
              body=PageError),
    Operation("get", "/health", "health", "Whether the server is ready", documents.Health),
)  # fmt: skip

PROBLEM: Final = {
    "type": "object",
    "description": "What went wrong: a code with arguments for programs, and a reason in English.",
    "properties": {
        "type": {"type": "string"},
        "title": {"type": "string"},
        "status": {"type": "integer"},
        "detail": {"type": "string"},
        "code": {"enum": [code.key for code in Code]},
        "arguments": {"type": "object"},
        "document": {"anyOf": [{"$ref": "#/$defs/HostedTable"}, {"$ref": "#/$defs/WaitingTable"}]},
    },
    "required": ["type", "title", "status", "detail", "code", "arguments"],
}


class Translation(library_schema.Translation):
    """Types of the server, too: numbers with fractions, and what may be anything."""

    def _plain(self, kind: Any) -> dict[str, Any]:
        if kind is float:
            return {"type": "number"}
        if kind is Any:
            return {}
        return super()._plain(kind)


@cache
def openapi() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    translation = Translation()
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = operation.document(translation)
    for message in (documents.Frame, documents.Beat):
        translation.schema(message)
    bodies = [Greeting, *(one.body for one in OPERATIONS if one.body and issubclass(one.body, msgspec.Struct))]
    _, asked = msgspec.json.schema_components(bodies, ref_template="#/$defs/{name}")
    definitions = {**library_schema.schema()["$defs"], **translation.definitions}
    assert not definitions.keys() & asked.keys()
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Gobelin", "version": gobelin.__version__, "description": (__doc__ or "").split("\n")[0]},
        "paths": paths,
        "components": {
            "schemas": dict(sorted({**definitions, **asked, "Problem": PROBLEM}.items())),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "The token of a seat"}},
        },
    }
    found: dict[str, Any] = json.loads(json.dumps(document).replace("#/$defs/", "#/components/schemas/"))
    return found


@cache
def written() -> Constant:
    """The document as it is sent."""
    return packed_constant(encode(openapi()))


@get(["/schema", "/schema/openapi.json"], opt={PACKS_ITSELF: True})
async def show_schema(request: AnyRequest) -> Response[bytes]:
    return (await in_thread(written)).answer(request)
