"""Choices over HTTP: each is made once, however often it is sent; what is wrong is said, and nothing changes."""

from __future__ import annotations

import asyncio
import gc
import random
from pathlib import Path
from typing import Any

from gobelin import Game
from gobelin.server.deltas import apply_delta
from gobelin.server.store.store import Store
from halls import Server, Table, problem, shown_after, with_server


def test_a_choice_is_made_once_for_its_key(tmp_path: Path) -> None:
    """A double click, a retry after a lost answer: one choice, and the same answer."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        own = await table.document(0)
        body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        first, second = await asyncio.gather(*(table.post("/choices", body, 0, key="k") for _ in range(2)))
        assert first.status_code == second.status_code == 200
        assert first.json()["chosen"] == second.json()["chosen"] == {"number": 1, **body}
        assert {len(first.json()["frames"]), len(second.json()["frames"])} <= {0, 1}
        assert (await table.document(0))["version"] == 1
        await table.choose(1)
        server.services.tables._live.clear()
        again = await table.post("/choices", body, 0, key="k")
        assert again.json()["chosen"] == {"number": 1, **body}
        assert again.json() | {"chosen": 0, "frames": 0} == await table.document(0) | {"chosen": 0, "frames": 0}
        assert again.json()["version"] == 2

    with_server(tmp_path, play)


def test_who_has_the_document_before_may_prefer_the_frames_alone(tmp_path: Path) -> None:
    """RFC 7240. A repeat has no frames: it gets the document all the same."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        own = await table.document(0)
        body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        headers = {"authorization": f"Bearer {table.tokens[0]}", "prefer": 'wait=5, Return = minimal; a="b"'}

        async def ask(what: str, body: Any, key: str) -> Any:
            path = table.path + what
            return await server.http.post(path, json=body, headers={**headers, "idempotency-key": key})

        answer = await ask("/choices", body, "k")
        assert answer.headers["preference-applied"] == "return=minimal"
        said = answer.json()
        assert said.keys() == {"version", "frames", "chosen"}
        assert said["chosen"] == {"number": 1, **body}
        after = await table.document(0)
        assert said["version"] == after["version"] == 1
        assert apply_delta(own, said["frames"][0]["delta"]) == after

        repeated = await ask("/choices", body, "k")
        assert "preference-applied" not in repeated.headers
        assert repeated.json() == {**after, "frames": [], "chosen": said["chosen"]}

        back = (await ask("/undo", {}, "u")).json()
        assert back.keys() == {"version", "frames"}
        assert apply_delta(after, back["frames"][0]["delta"]) == await table.document(0)

    with_server(tmp_path, play)


def test_a_key_is_for_one_request_of_one_seat(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        await table.choose(0, key="k")
        await table.choose(1, key="k")
        own = await table.document(0)
        body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        answer = problem(await table.post("/choices", body, 0, key="k"), 422, "key_reused")
        assert answer["document"] == own
        assert (await table.document(0)) == own
        problem(await table.post("/choices", body, 0, key="k" * 201), 400, "malformed")
        assert (await table.post("/choices", body, 0, key="k" * 200)).status_code == 200
        back = await table.post("/undo", {}, 0, key="u")
        assert back.status_code == 200
        assert (await table.post("/undo", {}, 0, key="u")).json()["version"] == back.json()["version"]
        repeated = await table.post(
            "/choices", body, 0, key="k" * 200
        )  # taken back meanwhile: it was made all the same
        assert repeated.json()["version"] == back.json()["version"]
        assert repeated.json()["chosen"]["number"] == 3

    with_server(tmp_path, play)


def test_two_tabs(tmp_path: Path) -> None:
    """The second click comes too late: it gets the table as it stands."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        own = await table.document(0)
        first, second = ({"decision": own["decision"]["id"], "option": option["text"]} for option in own["options"][:2])
        answers = await asyncio.gather(table.post("/choices", first, 0), table.post("/choices", second, 0))
        assert [answer.status_code for answer in answers] == [200, 409]
        late = problem(answers[1], 409, "decision_closed")
        assert late["document"] == await table.document(0)
        assert late["arguments"] == {"decision": "0.0"}

    with_server(tmp_path, play)


def test_another_process_was_faster(tmp_path: Path) -> None:
    """What it wrote is read, and the request is checked once more."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        tables = server.services.tables
        stale = await tables.find(table.id)
        tables._live.clear()
        own = await table.document(0)
        body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        assert (await table.post("/choices", body, 0, key="k")).status_code == 200
        fresh = await tables.find(table.id)
        assert (stale.table.version, fresh.table.version) == (0, 1)
        tables._live[table.id] = stale
        watcher = stale.watch(None)
        problem(await table.post("/choices", body, 0), 409, "decision_closed")
        assert [version for version, _ in watcher.take()] == [1]
        stale.leave(watcher)
        tables._live[table.id] = fresh
        await table.choose(0)
        tables._live[table.id] = stale
        assert (await table.choose(1))["version"] == 3  # start choices do not stand in each other's way
        tables._live[table.id] = fresh
        repeated = await table.post("/choices", body, 0, key="k")
        assert repeated.json()["chosen"]["number"] == 1

    with_server(tmp_path, play)


def test_nothing_changes_if_it_cannot_be_stored(tmp_path: Path, monkeypatch: Any) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        own = await table.document(0)
        body = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}

        async def full(*_: Any, **__: Any) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", full)
            assert (await table.post("/choices", body, 0)).status_code == 500
        assert await table.document(0) == own
        assert (await table.post("/choices", body, 0)).status_code == 200

    with_server(tmp_path, play)


def test_what_is_past_leaves_memory_at_once(tmp_path: Path) -> None:
    """To look for garbage stops all tables for a moment: a move must leave none."""

    def games() -> int:
        return sum(isinstance(thing, Game) for thing in gc.get_objects())

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        gc.collect()
        gc.disable()
        try:
            before = games()
            await table.play(random.Random(3), until=lambda now: now["version"] > 30)
            assert games() == before
        finally:
            gc.enable()

    with_server(tmp_path, play)


def test_undo_of_the_last_choice_needs_no_body(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        await table.choose(0)
        answer = await server.http.post(f"{table.path}/undo", headers={"authorization": f"Bearer {table.tokens[0]}"})
        assert (answer.status_code, answer.json()["version"], answer.json()["choice"]) == (200, 2, 0)

    with_server(tmp_path, play)


def test_undo_to_a_choice_of_the_own_turn(tmp_path: Path) -> None:
    """Numbers of entries go on; frames of what was taken back stay in the film; the log is shorter."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "bot:random"], seed=2)
        problem(await table.post("/undo", {}, 0), 409, "cannot_undo")
        rng = random.Random(5)
        document = await table.play(rng, until=lambda now: now["version"] > 30)
        while True:
            document = await table.document(0)
            if document["undo"]["steps"] > 1:
                break
            document = await table.choose(0, rng.choice(document["options"])["text"])
        spectator = await table.document()
        reach = document["undo"]
        problem(await table.post("/undo", {"to": reach["to"] - 1}, 0), 409, "cannot_undo")
        answer = (await table.post("/undo", {"to": reach["to"]}, 0)).json()
        assert answer["version"] == document["version"] + 1
        assert answer["choice"] == reach["to"]
        assert answer["last_event"] < document["last_event"]
        assert answer["undo"]["steps"] == 0
        assert [frame["events"] for frame in answer["frames"]] == [[]]
        assert shown_after(document | {"frames": 0, "chosen": 0}, answer["frames"])["view"] == answer["view"]
        assert shown_after(spectator, (await table.get(f"/frames?after={spectator['version']}")).json()["frames"]) == (
            await table.document()
        )
        before = (await table.get(f"/moments/{document['version']}", 0)).json()
        assert before["view"] == document["view"]
        problem(await table.post("/undo", {"to": reach["to"]}, 0), 409, "cannot_undo")
        again = await table.choose(0, answer["options"][-1]["text"])
        assert (await table.get(f"/moments?choice={reach['to'] + 1}", 0)).json()["version"] == answer["version"] + 1
        assert (await table.get("/moments?choice=0")).json()["version"] == 0
        problem(await table.get(f"/moments?choice={again['choice'] + 1}"), 404, "not_found")
        problem(await table.get("/moments"), 400, "malformed")

    with_server(tmp_path, play)


def test_head_is_get_without_the_body(tmp_path: Path) -> None:
    """Whoever asks whether the server is there, or what a link leads to."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        for path, status in (("/health", 200), (table.path, 200), (f"/api/tables/{'x' * 17}", 404), ("/nothing", 404)):
            whole, head = await server.http.get(path), await server.http.head(path)
            assert (head.status_code, head.content) == (status, b"")
            names = ("content-type", "content-length", "content-security-policy", "cache-control")
            assert [head.headers.get(name) for name in names] == [whole.headers.get(name) for name in names]
        own = {"authorization": f"Bearer {'x' * 22}"}
        assert (await server.http.head(table.path, headers=own)).status_code == 401
        assert (await server.http.head(f"{table.path}/choices")).status_code == 405

    with_server(tmp_path, play)


def test_what_can_be_wrong(tmp_path: Path) -> None:
    """Every problem has its status and code, and none of them changes anything."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        own = await table.document(0)
        good = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        choices = f"{table.path}/choices"
        problem(await server.post("/api/tables/nothing/choices", good), 404, "no_such_table")
        problem(await server.get(f"/api/tables/{'x' * 17}"), 404, "no_such_table")
        problem(await server.get("/api/nothing"), 404, "not_found")
        problem(await server.http.delete(table.path), 405, "method_not_allowed")
        problem(await server.post(choices, good, "x" * 22), 401, "unknown_token")
        problem(await server.post(choices, good, table.invites[1]), 401, "unknown_token")
        problem(await server.http.get(table.path, headers={"authorization": "Basic eDp4"}), 401, "unknown_token")
        problem(await server.post(choices, good), 403, "not_yours")
        problem(await server.post(choices, good, table.owner), 403, "not_yours")
        closed = problem(
            await server.post(choices, good | {"decision": "0.7"}, table.tokens[0]), 409, "decision_closed"
        )
        illegal = problem(
            await server.post(choices, good | {"option": "income"}, table.tokens[0]), 422, "illegal_option"
        )
        assert closed["document"] == illegal["document"] == own
        assert own["options"][0]["text"] not in illegal["detail"]
        unreadable: list[Any] = [[], 7, {"decision": 1, "option": "x"}, good | {"more": 1}, {"option": "x"}]
        for bad in unreadable:
            problem(await server.post(choices, bad, table.tokens[0]), 400, "malformed")
        answer = await server.http.post(
            choices, content=b"{nonsense", headers={"authorization": f"Bearer {table.tokens[0]}"}
        )
        problem(answer, 400, "malformed")
        for path in ("/frames?after=x", "/frames?after=1e3", "/events?since=", f"/frames?after={'9' * 11}"):
            problem(await table.get(path), 400, "malformed")
        problem(await table.get("/moments/7"), 404, "not_found")
        problem(await table.get("/moments/-1"), 404, "not_found")
        problem(await table.get("/moments/x"), 404, "not_found")
        problem(await table.get("/record"), 409, "still_running")
        problem(await table.get("/frames?seat=0"), 409, "still_running")
        problem(await table.get("/previews"), 403, "not_yours")
        problem(await table.get("/previews?decision=0.9", 0), 409, "decision_closed")
        problem(await table.post("/rematch", {}, 0), 409, "still_running")
        assert (await table.document(0))["version"] == own["version"]

    with_server(tmp_path, play)


def test_previews_are_for_who_decides(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=5)
        document = await table.play(random.Random(1), until=lambda now: now["version"] > 15)
        seat = document["deciders"][0]
        own = await table.document(seat)
        answer = (await table.get(f"/previews?decision={own['decision']['id']}", seat)).json()
        assert answer["decision"] == own["decision"]["id"]
        assert answer["previews"] == own["previews"]
        assert len(answer["previews"]) == len(own["options"])
        other = await table.get(f"/previews?decision={own['decision']['id']}", 1 - seat)
        problem(other, 409, "decision_closed")

    with_server(tmp_path, play)


def test_tables_that_cannot_be(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        impossible: list[Any] = [
            {"players": 6},
            {"players": 0},
            {"players": 2, "seats": ["me"]},
            {"players": 2, "seats": ["me", "you"]},
            {"players": 2, "seats": ["me", "bot:nobody"]},
            {"players": 2, "options": {"seed": 3}},
            {"players": 2, "seed": ""},
            {"players": 2, "seed": "x" * 201},
            {"players": 2, "options": {"cls": 1}},
            {"players": 2, "options": {"nonsense": True}},
            {"players": 2, "options": {"civilizations": ["x", None]}},
            {"players": 2, "position": {}},
            {"position": {"format": "gobelin-position", "options": 3}},
            {"players": 2, "absent_after": -1},
            {"players": 2, "names": ["a", "b", "c"]},
        ]
        for bad in impossible:
            problem(await server.post("/api/tables", bad), 422, "bad_options")
        unreadable: list[Any] = [
            {"players": "two"},
            {"pace": "slow"},
            {"join": 1},
            {"seed": 1.5},
            {"more": 1},
            [1],
            None,
        ]
        for bad in unreadable:
            content = await server.http.post("/api/tables", json=bad)
            problem(content, 400, "malformed")
        problem(await server.post("/api/tables", {"title": "x" * 81}), 413, "too_large")
        made = Table(server, (await server.post("/api/tables", {})).json())
        assert [seat["kind"] for seat in made.made["seats"]] == ["me", "open"]
        document = await made.document()
        assert (document["pace"], document["join"], document["title"], document["absent_after"]) == (
            "instant", "link", "", None,
        )  # fmt: skip

    with_server(tmp_path, play)


def test_a_position_as_start(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=5)
        await table.play(random.Random(1), until=lambda now: now["view"]["turn_number"] > 6)
        live = await server.services.tables.find(table.id)
        position = live.table.game.position()
        made = await server.post("/api/tables", {"position": position, "seats": ["me", "me"]})
        assert made.status_code == 201, made.text
        other = Table(server, made.json())
        document = await other.document()
        assert document["seeded"]
        assert document["view"]["turn_number"] == position["turn_number"]
        assert (await other.play(random.Random(2)))["over"]
        assert (await other.get("/record")).json()["position"] == position
        problem(await server.post("/api/tables", {"position": position, "players": 3}), 422, "bad_options")
        problem(await server.post("/api/tables", {"position": position, "seed": 3}), 422, "bad_options")

    with_server(tmp_path, play)


def test_hints_are_for_who_decides(tmp_path: Path) -> None:
    """A bot that knows no more than the seat says what it would do; tables may agree to play without."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=5)
        document = await table.play(random.Random(1), until=lambda now: now["version"] > 15)
        seat = document["deciders"][0]
        own = await table.document(seat)
        hint = (await table.get(f"/hint?decision={own['decision']['id']}", seat)).json()
        assert hint["decision"] == own["decision"]["id"]
        assert hint["option"] in [option["text"] for option in own["options"]]
        assert hint["best"][0]["points"] == hint["after"]
        steps = hint["steps"]
        assert [step["option"]["text"] for step in steps] == hint["plan"][: len(steps)]
        assert steps[0]["decision"]["kind"] == own["decision"]["kind"]
        assert steps[0]["view"]["players"] == own["view"]["players"]
        problem(await table.get("/hint"), 403, "not_yours")
        problem(await table.get("/hint", 1 - seat), 409, "decision_closed")
        changed = await table.post("/settings", {"hints": False}, token=table.owner)
        assert not changed.json()["hints"]
        problem(await table.get("/hint", seat), 409, "not_now")

    with_server(tmp_path, play)


def test_score_sheets_when_it_is_over(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        for seats in (["me"], ["me", "bot:random"]):
            table = await server.new(seats, seed=5)
            problem(await table.get("/sheets"), 409, "still_running")
            document = await table.play(random.Random(1))
            sheets = (await table.get("/sheets")).json()["sheets"]
            assert [sheet["vp"] for sheet in sheets] == document["scores"]
            assert sheets[0]["points_by_turn"][-1]["vp"] == document["scores"][0]

    with_server(tmp_path, play)
