"""Whatever is sent, nothing breaks: requests made from the schema and against it, and noise over the socket.

The same requests in every run, few of each kind; `GOBELIN_EFFORT=soak` makes many more.
"""

from __future__ import annotations

import copy
import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Literal

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from effort import samples
from gobelin.server.api.schema import OPERATIONS, openapi
from reaching import WAYS, Laid, Request, Way, bearer, operation_of, over, two, undealt, wanted
from running_server import Running, running, until_healthy
from waiting import PATIENCE, wait_until

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
UNKNOWN = "x" * 22  # a token that opens nothing
thorough = settings(max_examples=samples(quick=8, soak=500), suppress_health_check=list(HealthCheck))

SCHEMA = schemathesis.openapi.from_dict(openapi())


def made_up_schema() -> Any:
    """For what is made up: bodies of records without their depths, which take long and are refused all the same."""
    document = copy.deepcopy(openapi())
    record = document["components"]["schemas"]["Record"]["properties"]
    record["position"] = {"type": "object"}
    record["choices"] = {"type": "array", "items": {"type": "string"}, "maxItems": 3}
    return schemathesis.openapi.from_dict(document)


MADE_UP = made_up_schema()


class Place:
    """A server with a table where people play, one with a free seat, one that is over, and one not dealt yet."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = server.client()
        tables = [two(self.client), Laid(self.client, ["me", "open"]), over(self.client), undealt(self.client)]
        self.tables = [table.id for table in tables]
        self.keys: list[tuple[str | None, str | None]] = [  # tables with tokens for them
            (table.id, token) for table in tables for token in (None, table.owner, *table.tokens.values())
        ]
        self.keys += [(tables[0].id, UNKNOWN), (None, None), (None, tables[0].tokens[0])]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite"
    with running("--database", database) as server:  # asked from this very machine it has no limits
        place = Place(server)
        yield place
        until_healthy(server.url)
        place.client.close()
        assert server.stop() == 0
        assert not [entry for entry in server.entries if entry["level"] not in ("info", "warning")]


def answer_to(place: Place, case: Any, token: str | None, checks: list[Any]) -> Any:
    """The answer, which is as it is described. A database that is slow on a busy machine is asked again."""

    def asked() -> list[Any]:
        answer = case.call(base_url=place.server.url, headers=bearer(token), timeout=PATIENCE)
        if answer.status_code == 503 and answer.json()["arguments"].get("reason") == "slow":
            return []
        case.validate_response(answer, checks=checks)
        return [answer]

    return wait_until(asked)[0]


def path_of(operation: Any, asked: Request) -> dict[str, Any]:
    """The table, seat and version that stand in the path."""
    inside = {"table": asked.at.id if asked.at else "", "seat": asked.seat, "version": asked.version}
    return {key: value for key, value in inside.items() if f"{{{key}}}" in operation.path}


def test_it_is_known_how_every_operation_succeeds() -> None:
    missing = sorted(set(wanted()) - WAYS.keys())
    assert not missing, f"tests/support/reaching.py does not say how these succeed: {', '.join(missing)}"
    assert sorted(WAYS.keys() - set(wanted())) == []


@pytest.mark.parametrize("name", wanted())
def test_every_operation_is_reached(place: Place, name: str) -> None:
    """With the right table, seat, token and body each succeeds, and answers as it is described."""
    assert name in WAYS, f"tests/support/reaching.py does not say how {name} succeeds"
    operation = operation_of(name)
    asked = WAYS[name](place.client)
    case = SCHEMA[operation.path][operation.method].Case(
        path_parameters=path_of(operation, asked),
        query=asked.query,
        body=asked.body if asked.body is not None else schemathesis.core.NOT_SET,
        media_type="application/json" if asked.body is not None else None,
    )
    answer = answer_to(place, case, asked.token, [*CHECKS, status_code_conformance])
    assert answer.status_code == operation.status, answer.text


class Rights:
    """Requests that succeed. One that did has changed its table, and the next one gets a table of its own."""

    def __init__(self, client: httpx.Client, operation: Any) -> None:
        self._client = client
        self._unused: dict[Way, Request] = {}
        self.ways = [way for name, way in sorted(WAYS.items()) if operation_of(name) is operation]

    def take(self, way: Way) -> Request:
        return self._unused.pop(way, None) or way(self._client)

    def put_back(self, way: Way, asked: Request) -> None:
        self._unused[way] = asked


Mix = Literal["as it should be", "both", "made up"]


def mixed(mix: Mix, right: Any, made_up: Any, mode: GenerationMode) -> Any:
    """What is sent, of what succeeds and what was made up; where they differ it is right or wrong, as the mode is."""
    if mix == "made up" or right is None:
        return made_up
    if mix == "as it should be":
        return right
    if not isinstance(made_up, dict):
        return made_up if mode is GenerationMode.NEGATIVE else right
    return {**right, **made_up} if mode is GenerationMode.NEGATIVE else {**made_up, **right}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=("right", "wrong"))
@pytest.mark.parametrize("name", [operation.name for operation in OPERATIONS])
def test_no_request_breaks_the_server(place: Place, name: str, mode: GenerationMode) -> None:
    """Answers are what the schema says they are, or problems. Half of the requests come from who may ask this."""
    described = operation_of(name)
    operation = MADE_UP[described.path][described.method]
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.headers):
        return  # nothing could be wrong with it
    rights = Rights(place.client, described)
    mixes: list[Mix] = (
        ["both", "made up"] if mode is GenerationMode.NEGATIVE else ["as it should be", "both", "made up"]
    )
    answers: list[int] = []  # to those who may ask this

    @thorough
    @given(case=operation.as_strategy(mode), way=st.sampled_from(rights.ways), mix=st.sampled_from(mixes))
    def ask_rightly(case: Any, way: Way, mix: Mix) -> None:
        asked = rights.take(way)
        case.path_parameters = path_of(described, asked)
        case.query = mixed(mix, asked.query, case.query, mode)
        if asked.body is not None:
            case.body = mixed(mix, asked.body, case.body, mode)
            case.media_type = "application/json"
        answer = answer_to(place, case, asked.token, CHECKS)
        answers.append(answer.status_code)
        if described.method == "get" or not is_success(answer.status_code):
            rights.put_back(way, asked)

    @thorough
    @given(case=operation.as_strategy(mode), key=st.sampled_from(place.keys), small=st.integers(0, 3))
    def ask(case: Any, key: tuple[str | None, str | None], small: int) -> None:
        table, token = key
        inside = case.path_parameters or {}
        if table is not None and "table" in inside:
            inside["table"] = table  # one that is there
            for part in inside.keys() & {"seat", "version"}:
                inside[part] = small
        answer_to(place, case, token, CHECKS)

    ask_rightly()
    ask()
    if mode is GenerationMode.POSITIVE:
        assert any(map(is_success, answers)), f"only {Counter(answers)}: no request went through to the end"


def is_success(status: int) -> bool:
    return 200 <= status < 300


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
        wire = connect(f"{address}/api/tables/{table}/live", proxy=None, open_timeout=PATIENCE)
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
    until_healthy(place.server.url)
