"""A database that does not answer is no fault of the server: it says so and goes on when it is back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gobelin.server.ids import hashed
from gobelin.server.store import Unavailable, pulse
from halls import Server, with_server


def test_the_same_request_tells_whether_it_was_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        store = server.services.tables.store
        append = store.append

        async def lost(*given: Any, **more: Any) -> None:
            await append(*given, **more)
            raise Unavailable("it was stored, but nobody heard")

        async def away(*_: Any, **__: Any) -> None:
            raise Unavailable("nothing was stored")

        for seat, (key, broken) in enumerate((("a", lost), ("b", away))):
            document = await table.document(seat)
            body = {"decision": document["decision"]["id"], "option": document["options"][0]["text"]}
            with monkeypatch.context() as patch:
                patch.setattr(store, "append", broken)
                answer = await table.post("/choices", body, seat, key=key)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.headers["retry-after"] == "1"
            assert answer.json()["code"] == "not_ready"
            answer = await table.post("/choices", body, seat, key=key)
            assert answer.status_code == 200, answer.text
            assert answer.json()["chosen"]["option"] == body["option"]
        entries = await store.entries(table.id)
        assert [entry.key for entry in entries] == [hashed("a"), hashed("b")]

    with_server(tmp_path, play)


def test_health_asks_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)

    async def play(server: Server) -> None:
        assert (await server.get("/health")).status_code == 200

        async def away(_: Any) -> None:
            raise Unavailable("gone")

        monkeypatch.setattr(server.services.tables.store._database, "read", away)
        answer = await server.get("/health")
        assert answer.status_code == 503
        assert answer.json()["code"] == "not_ready"

    with_server(tmp_path, play)
