"""Whatever is sent, nothing breaks: requests made from the schema and against it, and noise over the socket.

The same requests in every run, few of each kind; `FUZZ=1000` makes as many of each.
"""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from gobelin.server.api.schema import openapi
from running_server import Running, running

EXAMPLES = int(os.environ.get("FUZZ", "12"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
UNKNOWN = "x" * 22  # a token that opens nothing
thorough = settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))

LABELS = [(method, path) for path, methods in openapi()["paths"].items() for method in methods]


class Place:
    """A server with a table where people play, and one that is over."""

    def __init__(self, server: Running) -> None:
        self.server = server
        with server.client() as client:
            new = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"]}).json()
            over = client.post("/api/tables", json={"players": 2, "seats": ["me", "me"]}).json()
            for seat in (0, 1):
                token = {"authorization": f"Bearer {token_of(over, seat)}"}
                client.post(f"/api/tables/{over['table']}/settings", json={"end": True}, headers=token)
            assert client.get(f"/api/tables/{over['table']}/record").status_code == 200
        self.tables = [new["table"], over["table"]]
        self.keys = [  # tables with tokens for them
            (table["table"], token)
            for table in (new, over)
            for token in (None, table["owner"], token_of(table, 0), token_of(table, 1))
        ]
        self.keys += [(new["table"], UNKNOWN), (None, None), (None, token_of(new, 0))]


def token_of(new: dict[str, Any], seat: int) -> str:
    token: str = next(one["token"] for one in new["seats"] if one["seat"] == seat)
    return token


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running("--database", f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite") as server:
        place = Place(server)
        yield place
        with server.client() as client:
            assert client.get("/health").status_code == 200
        assert server.stop() == 0
        errors = [line for line in server.log.splitlines() if json.loads(line)["level"] not in ("info", "warning")]
        assert not errors


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=("right", "wrong"))
@pytest.mark.parametrize(("method", "path"), LABELS)
def test_no_request_breaks_the_server(place: Place, method: str, path: str, mode: GenerationMode) -> None:
    """Answers are what the schema says they are, or problems."""
    operation = schemathesis.openapi.from_dict(openapi())[path][method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.headers):
        return  # nothing could be wrong with it

    @thorough
    @given(case=operation.as_strategy(mode), key=st.sampled_from(place.keys), small=st.integers(0, 3))
    def ask(case: Any, key: tuple[str | None, str | None], small: int) -> None:
        table, token = key
        inside = case.path_parameters or {}
        if table is not None and "table" in inside:
            inside["table"] = table  # one that is there
            for name in inside.keys() & {"seat", "version"}:
                inside[name] = small
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        case.call_and_validate(base_url=place.server.url, headers=headers, checks=CHECKS)

    ask()


greetings = st.one_of(
    st.text(),
    st.binary(max_size=200),
    st.sampled_from(["", "{", "[]", "null", "0", '{"after": 1e999}', "[" * 5000, '{"token": "\\ud800"}']),
    st.builds(
        lambda token, after: json.dumps({"token": token, "after": after}),
        st.sampled_from([None, UNKNOWN, "", 5, "é", {}]),
        st.sampled_from([None, -1, 0, 1, 10**30, -(10**30), "1", 0.5, []]),
    ),
)


def test_no_message_breaks_the_socket(place: Place) -> None:
    address = place.server.url.replace("http", "ws")

    @thorough
    @given(
        table=st.sampled_from([*place.tables, "nowhere"]),
        messages=st.lists(greetings, min_size=1, max_size=4),
        hear=st.booleans(),
    )
    def talk(table: str, messages: list[str | bytes], hear: bool) -> None:
        wire = connect(f"{address}/api/tables/{table}/live", proxy=None)
        with wire, suppress(ConnectionClosed, TimeoutError):
            for message in messages:
                wire.send(message)
            if hear:
                wire.recv(timeout=0.2)
        assert wire.close_code not in (1011, 4500), wire.close_reason

    talk()


REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n"
noises = st.one_of(
    st.binary(max_size=300),
    st.builds(lambda cut, more: REQUEST[:cut] + more, st.integers(0, len(REQUEST)), st.binary(max_size=50)),
)


def test_noise_on_the_line_is_not_heard_by_anybody_else(place: Place) -> None:
    host, port = place.server.url.removeprefix("http://").split(":")

    @thorough
    @given(noise=noises)
    def shout(noise: bytes) -> None:
        with socket.create_connection((host, int(port))) as line:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            with suppress(OSError):
                assert b" 500 " not in line.recv(1000)

    shout()
    with place.server.client() as client:
        assert client.get("/health").status_code == 200
