"""The guard around a small application that does as it is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from gobelin.server import guard, incoming
from gobelin.server.config import Config
from gobelin.server.guard import Guard
from gobelin.server.incoming import canonical, is_loopback, known_host, own_origin
from gobelin.server.metrics import Measured, Metrics

CONFIG = Config("sqlite://", public_url="https://tables.example.org")
FAR = "203.0.113.7"


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the path and the body; `/api/tables/x/401` with that status, as `/404`, `/raise` not at all."""
    if scope["path"] == "/raise":
        raise RuntimeError("a mistake")
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    status = {"401": 401, "404": 404}.get(scope["path"].rpartition("/")[2], 200)
    headers = [(b"content-type", b"text/plain"), (b"X-Frame-Options", b"ALLOWALL")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Around:
    """A guard with its clock, and requests to it from some address."""

    def __init__(self, config: Config = CONFIG) -> None:
        self.clock = Clock()
        self.metrics = Metrics()
        self.guard = Guard(echo, config, self.metrics, self.clock)
        self.app = Measured(self.guard, self.metrics)

    def ask(
        self, method: str, path: str, client: str = FAR, host: str = "tables.example.org", **given: Any
    ) -> httpx.Response:
        async def asking() -> httpx.Response:
            transport = httpx.ASGITransport(self.app, client=(client, 5), raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as asker:
                return await asker.request(method, path, **given)

        return asyncio.run(asking())


def code(response: httpx.Response) -> str:
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["status"] == response.status_code
    found: str = response.json()["code"]
    return found


# --- Headers


@pytest.mark.parametrize("path", ["/", "/api/bots", "/raise", "/metrics"])
def test_every_answer_has_the_security_headers(path: str) -> None:
    headers = Around().ask("GET", path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"  # whatever a handler says
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["strict-transport-security"]


def test_without_https_nothing_is_said_about_it() -> None:
    answer = Around(Config("sqlite://")).ask("GET", "/", host="localhost")
    assert "strict-transport-security" not in answer.headers


def test_answers_of_the_api_are_kept_nowhere() -> None:
    assert Around().ask("GET", "/api/tables/x").headers["cache-control"] == "no-store"
    assert "cache-control" not in Around().ask("GET", "/assets/a.js").headers


def test_a_handler_that_breaks_is_a_problem_that_tells_nothing() -> None:
    answer = Around().ask("GET", "/raise")
    assert code(answer) == "failed"
    assert "mistake" not in answer.text


# --- Hosts and origins


@pytest.mark.parametrize(
    ("host", "listens", "known"),
    [
        ("localhost:8000", "127.0.0.1", True),
        ("LOCALHOST", "127.0.0.1", True),
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("[::1]:8000", "127.0.0.1", True),
        ("tables.example.org", "127.0.0.1", True),
        ("tables.example.org:443", "127.0.0.1", True),
        ("tables.example.org.", "127.0.0.1", True),
        ("evil.example", "127.0.0.1", False),
        ("tables.example.org.evil.example", "127.0.0.1", False),
        ("localhost@evil.example", "127.0.0.1", False),
        ("evil.example/localhost", "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("[::1", "127.0.0.1", False),
        ("192.168.1.5:8000", "127.0.0.1", False),
        ("192.168.1.5:8000", "0.0.0.0", True),  # an address cannot be made to point here
        ("evil.example", "0.0.0.0", False),
        ("box.lan:8000", "box.lan", True),
    ],
)
def test_names_of_the_server(host: str, listens: str, known: bool) -> None:
    assert known_host(host, Config("sqlite://", host=listens, public_url="https://tables.example.org")) is known


def test_a_strange_name_is_refused_but_health_answers_to_any() -> None:
    around = Around()
    assert code(around.ask("GET", "/api/bots", host="evil.example")) == "unknown_host"
    assert around.ask("GET", "/health", host="10.0.0.3").status_code == 200


@pytest.mark.parametrize(
    ("origin", "host", "own"),
    [
        (None, "tables.example.org", True),
        ("https://tables.example.org", "tables.example.org", True),
        ("https://tables.example.org", "127.0.0.1:8000", True),  # a proxy that does not hand the name on
        ("http://192.168.1.5:8000", "192.168.1.5:8000", True),
        ("http://localhost:5173", "localhost:8000", True),
        ("http://tables.example.org", "tables.example.org", False),  # anybody on the way could have made that page
        ("https://evil.example", "tables.example.org", False),
        ("https://tables.example.org.evil.example", "tables.example.org", False),
        ("http://localhost:5173", "tables.example.org", False),
        ("null", "tables.example.org", False),
        ("file://", "localhost", False),
        ("https://", "localhost", False),
    ],
)
def test_pages_that_may_change_tables(origin: str | None, host: str, own: bool) -> None:
    assert own_origin(origin, host, CONFIG) is own


def test_the_usual_port_need_not_be_said() -> None:
    """Browsers leave it out, whatever the public URL says."""
    said = Config("sqlite://", public_url="https://tables.example.org:443")
    assert own_origin("https://tables.example.org", "tables.example.org", said)
    assert own_origin("https://tables.example.org", "127.0.0.1:8000", said)
    other = Config("sqlite://", public_url="https://tables.example.org:8443")
    assert own_origin("https://tables.example.org:8443", "127.0.0.1:8000", other)
    assert not own_origin("https://tables.example.org", "127.0.0.1:8000", other)


def test_other_sites_may_read_nothing_and_change_nothing() -> None:
    around = Around()
    foreign = {"origin": "https://evil.example"}
    assert code(around.ask("POST", "/api/tables", json={}, headers=foreign)) == "foreign_origin"
    read = around.ask("GET", "/api/bots", headers=foreign)
    assert "access-control-allow-origin" not in read.headers


# --- Bodies


def test_bodies_have_limits() -> None:
    around = Around()
    assert around.ask("POST", "/api/tables/x/chat", content=b"a" * incoming.SMALL).text == "a" * incoming.SMALL
    refused = around.ask("POST", "/api/tables/x/chat", content=b"a" * (incoming.SMALL + 1))
    assert refused.status_code == 413
    assert code(refused) == "too_large"
    assert refused.json()["arguments"] == {"limit": incoming.SMALL}
    assert around.ask("POST", "/api/records", content=b"a" * incoming.LARGE).status_code == 200
    assert around.ask("POST", "/api/records", content=b"a" * (incoming.LARGE + 1)).status_code == 413


def test_a_body_that_does_not_say_its_length_has_them_too() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"a" * 1000

    assert Around().ask("POST", "/api/tables/x/chat", content=pieces()).status_code == 413
    assert Around().ask("GET", "/api/tables/x", content=pieces()).status_code == 413


def test_a_body_that_never_comes_is_waited_for_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.02)

    async def slow() -> AsyncIterator[bytes]:
        yield b"a"
        await asyncio.sleep(30)
        yield b"b"

    assert code(Around().ask("POST", "/api/tables/x/chat", content=slow())) == "too_slow"


# --- Limits


def test_tables_by_address() -> None:
    around = Around()
    for number in range(guard.RATES["tables"].burst):
        path = ("/api/tables", "/api/records", "/api/tables/x/rematch", "/api//tables/")[number % 4]
        assert around.ask("POST", path, json={}).status_code == 200
    refused = around.ask("POST", "/api/tables", json={})
    assert code(refused) == "too_many"
    assert refused.headers["retry-after"] == "20"
    assert refused.json()["arguments"] == {"limit": "tables", "seconds": 20}
    assert around.ask("POST", "/api/tables", client="203.0.113.8", json={}).status_code == 200
    assert around.ask("GET", "/api/tables/x").status_code == 200  # whoever made many may still play
    around.clock.now += 20
    assert around.ask("POST", "/api/tables", json={}).status_code == 200


def test_bad_tokens_by_address() -> None:
    around = Around()
    for number in range(guard.RATES["bad_tokens"].burst):
        guess = {"authorization": f"Bearer guess{number}"}
        assert around.ask("GET", "/api/tables/x/401", headers=guess).status_code == 401
    refused = around.ask("GET", "/api/tables/x", headers={"authorization": "Bearer another"})
    assert code(refused) == "too_many"
    assert refused.json()["arguments"]["limit"] == "bad_tokens"
    assert around.ask("GET", "/api/tables/x").status_code == 200  # watching needs no token
    assert around.ask("GET", "/api/tables/x", client="203.0.113.8", headers=guess).status_code == 200


def test_made_up_tokens_are_no_way_around_the_limits() -> None:
    """Where they open nothing, or there is no table that they could open, the address counts."""
    for path, status in (("/api/bots", 200), ("/api/tables/404", 404)):
        around = Around()
        for number in range(guard.RATES["requests"].burst):
            made_up = {"authorization": f"Bearer guess{number}"}
            assert around.ask("GET", path, headers=made_up).status_code == status
        made_up = {"authorization": "Bearer another"}
        assert around.ask("GET", path, headers=made_up).json()["arguments"]["limit"] == "requests"


def test_chat_by_address() -> None:
    around = Around()
    for number in range(guard.RATES["chat"].burst):
        headers = {"authorization": f"Bearer seat{number}"}
        assert around.ask("POST", f"/api/tables/t{number}/chat", json={}, headers=headers).status_code == 200
    assert around.ask("POST", "/api/tables/x/chat", json={}).json()["arguments"]["limit"] == "chat"


def test_requests_by_seat_wherever_it_sits() -> None:
    around = Around()
    seat = {"authorization": "Bearer mine"}
    for number in range(guard.RATES["seat"].burst):
        answer = around.ask("GET", "/api/tables/x", client=f"203.0.113.{number}", headers=seat)
        assert answer.status_code == 200
    assert around.ask("GET", "/api/tables/x", headers=seat).json()["arguments"]["limit"] == "seat"
    other = {"authorization": "Bearer other"}
    assert around.ask("GET", "/api/tables/x", headers=other).status_code == 200


def test_this_machine_is_exempt_unless_a_proxy_speaks_for_others() -> None:
    many = guard.RATES["tables"].burst + 3
    around = Around()
    assert {around.ask("POST", "/api/tables", "127.0.0.1", json={}).status_code for _ in range(many)} == {200}
    around = Around(Config("sqlite://", public_url="https://tables.example.org", behind_proxy=True))
    forwarded = {"x-forwarded-for": f"198.51.100.1, {FAR}"}
    answers = [
        around.ask("POST", "/api/tables", "127.0.0.1", json={}, headers=forwarded).status_code for _ in range(many)
    ]
    assert answers == [200] * (many - 3) + [429] * 3
    forged = {"x-forwarded-for": f"198.51.100.99, {FAR}"}  # what somebody claims stands before what the proxy saw
    assert around.ask("POST", "/api/tables", "127.0.0.1", json={}, headers=forged).status_code == 429
    other = {"x-forwarded-for": "203.0.113.8"}
    assert around.ask("POST", "/api/tables", "127.0.0.1", json={}, headers=other).status_code == 200


def test_without_a_proxy_nobody_believes_what_is_claimed() -> None:
    around = Around()
    for number in range(guard.RATES["tables"].burst):
        around.ask("POST", "/api/tables", json={}, headers={"x-forwarded-for": f"198.51.100.{number}"})
    claimed = {"x-forwarded-for": "127.0.0.1"}
    assert around.ask("POST", "/api/tables", json={}, headers=claimed).status_code == 429


def test_addresses() -> None:
    assert canonical("::ffff:203.0.113.7") == canonical("203.0.113.7")
    assert canonical("2001:db8:1:2:3:4:5:6") == canonical("2001:db8:1:2::1")
    assert canonical("2001:db8:1:2::1") != canonical("2001:db8:1:3::1")
    assert len(canonical("x" * 1000)) <= 64
    assert is_loopback("127.8.8.8")
    assert is_loopback("::ffff:127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback(FAR)
    assert not is_loopback("localhost.evil.example")


# --- Metrics


def test_metrics_are_for_this_machine_or_a_token() -> None:
    around = Around(Config("sqlite://", public_url="https://tables.example.org", metrics_token="secret"))
    assert code(around.ask("GET", "/metrics")) == "not_yours"
    assert code(around.ask("GET", "/metrics", headers={"authorization": "Bearer wrong"})) == "not_yours"
    assert b"gobelin_requests" in around.ask("GET", "/metrics", headers={"authorization": "Bearer secret"}).content
    assert b"gobelin_requests" in around.ask("GET", "/metrics", "127.0.0.1").content


def test_behind_a_proxy_everybody_seems_to_be_this_machine() -> None:
    around = Around(Config("sqlite://", public_url="https://tables.example.org", behind_proxy=True))
    assert code(around.ask("GET", "/metrics", "127.0.0.1")) == "not_yours"


def test_what_is_refused_is_counted_as_it_was_answered() -> None:
    around = Around()
    around.ask("GET", "/", host="evil.example")
    around.ask("BREW", "/pot")
    text = around.metrics.page().decode()
    assert 'gobelin_requests_total{method="GET",route="none",status="400"} 1.0' in text
    assert 'gobelin_requests_total{method="other",route="none",status="200"} 1.0' in text
    assert 'gobelin_refused_total{reason="unknown_host"} 1.0' in text


def test_a_request_that_was_never_complete_is_no_failure_of_ours() -> None:
    around = Around()

    async def gone() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        pytest.fail(f"nobody hears {message}")

    headers = [(b"host", b"localhost"), (b"content-length", b"5")]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "client": (FAR, 5)}
    asyncio.run(around.app(scope, gone, send))
    assert 'status="499"' in around.metrics.page().decode()


# --- Sockets


class Wire:
    """One end of a socket, as a server would hold it."""

    def __init__(self, around: Around, app: Any, messages: int = 0, client: str = FAR, **headers: str) -> None:
        self.sent: list[dict[str, Any]] = []
        self.incoming: list[dict[str, Any]] = [{"type": "websocket.connect"}]
        self.incoming += [{"type": "websocket.receive", "text": str(number)} for number in range(messages)]
        self.incoming += [{"type": "websocket.disconnect", "code": 1005}]
        around.guard.app = app
        scope = {
            "type": "websocket",
            "path": "/api/tables/x/live",
            "headers": [(b"host", b"tables.example.org"), *((k.encode(), v.encode()) for k, v in headers.items())],
            "client": (client, 5),
            "extensions": {"websocket.http.response": {}},
        }
        asyncio.run(around.app(scope, self.receive, self.send))

    async def receive(self) -> dict[str, Any]:
        return self.incoming.pop(0)

    async def send(self, message: dict[str, Any]) -> None:
        self.sent.append(message)


async def listen(_scope: Any, receive: Any, send: Any) -> None:
    """Accepts, then hears everything."""
    message = await receive()
    await send({"type": "websocket.accept"})
    while message["type"] != "websocket.disconnect":
        message = await receive()


def test_a_page_of_another_site_gets_no_socket() -> None:
    sent = Wire(Around(), listen, origin="https://evil.example").sent
    assert sent[0]["type"] == "websocket.http.response.start"
    assert sent[0]["status"] == 403
    assert json.loads(sent[1]["body"])["code"] == "foreign_origin"
    assert Wire(Around(), listen, origin="https://tables.example.org").sent == [{"type": "websocket.accept"}]


def test_a_viewer_who_talks_too_much_is_hung_up_on() -> None:
    around = Around()
    assert Wire(around, listen, guard.MESSAGES.burst).sent == [{"type": "websocket.accept"}]
    sent = Wire(around, listen, guard.MESSAGES.burst + 1).sent
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert sent[1]["code"] == 1008
    assert "gobelin_sockets 0.0" in around.metrics.page().decode()


def test_a_socket_that_breaks_is_closed() -> None:
    async def broken(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        raise RuntimeError("a mistake")

    assert Wire(Around(), broken).sent == [
        {"type": "websocket.accept"},
        {"type": "websocket.close", "code": 1011},
    ]


def test_whoever_left_is_heard_of_once_and_told_nothing_more() -> None:
    """Servers say by an OSError that there is nobody to send to."""
    told: list[Any] = []

    async def talk(_scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        for number in range(3):
            await send({"type": "websocket.send", "text": str(number)})
        told.append(await receive())

    async def leave(message: dict[str, Any]) -> None:
        sent.append(message)
        if message["type"] == "websocket.send":
            raise OSError("gone")

    async def heard() -> dict[str, Any]:
        return {"type": "websocket.disconnect", "code": 1006}

    sent: list[dict[str, Any]] = []
    around = Around()
    around.guard.app = talk
    scope = {"type": "websocket", "path": "/", "headers": [(b"host", b"localhost")], "client": (FAR, 5)}
    asyncio.run(around.app(scope, heard, leave))
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.send"]
    assert told == [{"type": "websocket.disconnect", "code": 1006}]


def test_bad_tokens_of_sockets_count() -> None:
    async def unknown(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": guard.BAD_TOKEN})

    around = Around()
    for _ in range(guard.RATES["bad_tokens"].burst):
        assert Wire(around, unknown).sent[0]["type"] == "websocket.accept"
    assert Wire(around, unknown).sent[0]["status"] == 429
    assert around.ask("GET", "/api/tables/x", headers={"authorization": "Bearer x"}).status_code == 429


def test_sockets_from_one_address_are_counted_while_they_are_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "SOCKETS", 1)
    around = Around()
    inside: list[dict[str, Any]] = []

    async def second(scope: Any, _receive: Any, _send: Any) -> None:
        async def hear() -> dict[str, Any]:
            return {"type": "websocket.connect"}

        async def note(message: dict[str, Any]) -> None:
            inside.append(message)

        await around.app(scope, hear, note)

    Wire(around, second)
    assert inside[0]["status"] == 429
    assert Wire(around, listen).sent == [{"type": "websocket.accept"}]
