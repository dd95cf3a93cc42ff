"""Luck that the people at a table bring together: sealed, opened, dealt; and what proves it afterwards."""

from __future__ import annotations

import asyncio
import json
import runpy
from pathlib import Path
from typing import Any

import pytest

from gobelin import Game, verify
from gobelin.game import luck
from gobelin.server import acts
from gobelin.server.entries import Entry, Stored
from gobelin.server.exporting import record_of
from halls import Server, Table, caught_up, problem, seen_by, serving, shown_after, with_server
from postgres import Postgres

SHARES = {seat: f"{seat + 1:02x}" * 32 for seat in range(5)}
AGAIN = {seat: f"{seat + 17:02x}" * 32 for seat in range(5)}


async def together(server: Server, seats: list[str], **more: Any) -> Table:
    return await server.new(seats, seed=None, luck="together", **more)


async def seal(table: Table, seat: int, share: str | None = None) -> Any:
    answer = await table.post("/luck", {"seal": luck.seal(share or SHARES[seat])}, seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def bring(table: Table, seat: int, share: str | None = None) -> Any:
    answer = await table.post("/luck", {"share": share or SHARES[seat]}, seat)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def deal(table: Table, *seats: int) -> Any:
    """All bring their share."""
    for seat in seats:
        await seal(table, seat)
    for seat in seats:
        await bring(table, seat)
    return await table.document()


async def end(table: Table, *seats: int) -> Any:
    """All agree to end."""
    for seat in seats:
        await table.post("/settings", {"end": True}, seat)
    document = await table.document()
    assert document["over"]
    return document


def test_a_table_is_dealt_when_all_have_opened_their_shares(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, database_url) as server:
            table = await together(server, ["me", "bot:random", "open"])
            first = await table.document(0)
            assert first["luck"] == {
                "by": "together", "commitment": first["luck"]["commitment"], "state": "gathering",
                "seals": [None] * 3, "shares": [None] * 3, "host": None, "voided": 0,
            }  # fmt: skip
            assert len(first["luck"]["commitment"]) == 64
            for key in ("view", "decision", "undo", "seed", "turn_ends_at"):
                assert first[key] is None
            for key in ("deciders", "options", "scores", "winners", "previews"):
                assert first[key] == []
            await seal(table, 0)
            problem(await table.post("/luck", {"share": SHARES[0]}, 0), 409, "not_now")  # a seat is free
            await table.take(2, name="Zoë")
            problem(await table.post("/luck", {"share": SHARES[0]}, 0), 409, "not_now")  # not sealed yet
            sealed = await seal(table, 2)
            assert sealed["luck"]["seals"] == [luck.seal(SHARES[0]), None, luck.seal(SHARES[2])]
            wrong = problem(await table.post("/luck", {"share": SHARES[1]}, 2), 422, "wrong_share")
            assert wrong["document"]["luck"] == sealed["luck"]
            opened = await bring(table, 2)
            assert opened["luck"]["shares"] == [None, None, SHARES[2]]
            assert (opened["luck"]["state"], opened["view"]) == ("gathering", None)
            assert server.thinkers.asked == 0
            dealt = await bring(table, 0)
            assert dealt["luck"] | {"by": "together", "state": "dealt", "host": None} == dealt["luck"]
            assert dealt["luck"]["shares"] == [SHARES[0], None, SHARES[2]]
            assert dealt["luck"]["commitment"] == first["luck"]["commitment"]
            assert dealt["decision"] is not None
            assert dealt["view"]["players"]
            await table.settle()
            over = await end(table, 0, 2)
            secret = over["luck"]["host"]
            assert over["seed"] == luck.joint_seed(secret, [SHARES[0], None, SHARES[2]])
            record = (await table.get("/record")).json()
            assert record["seed"] == over["seed"]
            assert record["luck"] == {
                "host": secret, "commitment": first["luck"]["commitment"],
                "shares": [SHARES[0], None, SHARES[2]], "seals": sealed["luck"]["seals"], "voided": 0,
            }  # fmt: skip
            assert luck.commit_host(secret, record["setup"]) == first["luck"]["commitment"]
            assert verify(record, first["luck"]["commitment"])
            assert not verify(record, luck.commit_host(SHARES[0], record["setup"]))
            checks = (await table.get("/verify")).json()["checks"]
            assert checks
            assert all(check["holds"] for check in checks)

    asyncio.run(run())


def test_what_is_sent_twice_happens_once(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "me"])
        one = await seal(table, 0)
        assert (await seal(table, 0))["version"] == one["version"]
        await seal(table, 1)
        one = await bring(table, 0)
        assert (await bring(table, 0))["version"] == one["version"]
        assert (await bring(table, 1))["luck"]["state"] == "dealt"
        for body in ({"share": SHARES[1]}, {"seal": luck.seal(SHARES[1])}):
            problem(await table.post("/luck", body, 1), 409, "not_now")
        problem(await table.post("/luck", {"give_up": True}, token=table.owner), 409, "not_now")

    with_server(tmp_path, play)


def test_what_cannot_be_brought(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open", "bot:random"])
        good = luck.seal(SHARES[0])
        for body in ({}, {"seal": good, "share": SHARES[0]}, {"seal": "abc"}, {"seal": good.upper()}, {"seal": 5},
                     {"share": "", "give_up": True}, {"luck": good}):  # fmt: skip
            problem(await table.post("/luck", body, 0), 400, "malformed")
        problem(await table.post("/luck", {"seal": good}), 403, "not_yours")
        problem(await table.post("/luck", {"seal": good}, token=table.owner), 403, "not_yours")
        problem(await table.post("/luck", {"give_up": True}, 0), 403, "not_yours")
        problem(await table.post("/luck", {"give_up": True}), 403, "not_yours")
        await table.post("/seats/0", {"action": "to_bot"}, 0)
        problem(await table.post("/luck", {"seal": good}, 0), 409, "not_now")
        usual = await server.new(["me", "open"], seed=None)
        problem(await usual.post("/luck", {"seal": good}, 0), 409, "not_now")

    with_server(tmp_path, play)


def test_another_seal_voids_all_once_all_stood(tmp_path: Path) -> None:
    """Before that, a device may change its mind: nobody has told anything yet."""

    async def play(server: Server) -> None:
        table = await together(server, ["me", "me", "me"])
        await seal(table, 0)
        await seal(table, 0, AGAIN[0])
        await seal(table, 1)
        await seal(table, 2)
        before = await bring(table, 0, AGAIN[0])
        assert before["luck"]["voided"] == 0
        anew = await seal(table, 1, AGAIN[1])
        assert anew["luck"]["voided"] == 1
        assert anew["luck"]["seals"] == [None, luck.seal(AGAIN[1]), None]
        assert anew["luck"]["shares"] == [None] * 3
        problem(await table.post("/luck", {"share": AGAIN[1]}, 1), 409, "not_now")
        await seal(table, 0)
        await seal(table, 2)
        for seat, share in ((0, SHARES[0]), (1, AGAIN[1]), (2, SHARES[2])):
            await bring(table, seat, share)
        dealt = await table.document()
        assert dealt["luck"]["shares"] == [SHARES[0], AGAIN[1], SHARES[2]]
        assert dealt["luck"]["voided"] == 1
        await end(table, 0, 1, 2)
        record = (await table.get("/record")).json()
        assert record["luck"]["voided"] == verify(record).voided == 1

    with_server(tmp_path, play)


def test_who_comes_or_goes_when_all_seals_stood_voids_them(tmp_path: Path) -> None:
    """Else who has seen the others' shares could choose whether the own one counts."""

    async def play(server: Server) -> None:
        table = await together(server, ["me", "me", "open"])
        await seal(table, 0)
        await seal(table, 1)
        await table.post("/seats/1", {"action": "to_bot"}, 1)
        document = await table.document()
        assert (document["luck"]["seals"][0] is None, document["luck"]["seals"][1]) == (False, None)  # a seat is free
        await table.post("/seats/1", {"action": "back"}, 1)
        await table.take(2)
        await seal(table, 1)
        await seal(table, 2)
        await bring(table, 0)
        gone = (await table.post("/seats/1", {"action": "to_bot"}, 1)).json()
        assert (gone["luck"]["seals"], gone["luck"]["shares"], gone["luck"]["voided"]) == ([None] * 3, [None] * 3, 1)
        await seal(table, 0, AGAIN[0])
        await seal(table, 2, AGAIN[2])
        await table.post("/seats/1", {"action": "back"}, 1)
        document = await table.document()
        assert (document["luck"]["seals"], document["luck"]["voided"]) == ([None] * 3, 2)
        assert (await deal(table, 0, 1, 2))["luck"]["state"] == "dealt"

    with_server(tmp_path, play)


def test_a_free_seat_that_a_bot_gets_brings_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open"])
        await seal(table, 0)
        answer = await table.post("/seats/1", {"action": "to_bot", "bot": "random"}, token=table.owner)
        assert answer.status_code == 200
        assert answer.json()["luck"]["seals"] == [luck.seal(SHARES[0]), None]
        document = await bring(table, 0)
        assert (document["luck"]["state"], document["luck"]["by"]) == ("dealt", "together")
        assert document["luck"]["shares"] == [SHARES[0], None]

    with_server(tmp_path, play)


def test_where_everybody_lets_a_bot_play_the_host_decides(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open"])
        await table.post("/seats/1", {"action": "to_bot"}, token=table.owner)
        document = (await table.post("/seats/0", {"action": "to_bot"}, 0)).json()
        assert (document["luck"]["state"], document["luck"]["by"]) == ("dealt", "host")
        bots = await together(server, ["bot:random", "bot:random"])
        document = await bots.document()
        assert (document["luck"]["state"], document["luck"]["by"]) == ("dealt", "host")

    with_server(tmp_path, play)


def test_the_owner_may_deal_without_waiting_for_all(tmp_path: Path) -> None:
    """Everybody is told: the host decided alone. What some had opened does not count."""

    async def play(server: Server) -> None:
        table = await together(server, ["me", "me", "open"])
        await table.take(2)
        for seat in range(3):
            await seal(table, seat)
        await bring(table, 0)
        answer = await table.post("/luck", {"give_up": True}, token=table.owner)
        assert answer.status_code == 200
        document = await table.document(1)
        assert document["luck"]["by"] == "host"
        assert document["luck"]["state"] == "dealt"
        assert document["luck"]["shares"] == [None] * 3
        assert document["decision"] is not None
        over = await end(table, 0, 1, 2)
        assert over["seed"] == luck.joint_seed(over["luck"]["host"], [None] * 3)
        checks = (await table.get("/verify")).json()["checks"]
        assert checks
        assert all(check["holds"] for check in checks)
        early = await together(server, ["me", "open"])
        await early.post("/luck", {"give_up": True}, token=early.owner)
        assert (await early.document(0))["decision"] is not None
        await early.take(1)
        assert (await early.document(1))["decision"] is not None

    with_server(tmp_path, play)


def test_nothing_tells_the_servers_part_before_the_end(tmp_path: Path) -> None:
    """Nor anybody's share before all are sealed; whatever is asked, by whomever."""

    async def play(server: Server) -> None:
        table = await together(server, ["me", "open", "bot:random"])
        stored = await server.services.tables.store.load(table.id)
        assert stored is not None
        secret = stored.start["luck"]["host"]
        assert len(secret) == 64
        asked = ("", "/frames", "/events", "/moments/0", "/moments/1", "/moments?choice=0", "/previews", "/hint",
                 "/record", "/sheets", "/verify")  # fmt: skip

        async def told() -> str:
            answers = [await table.get(what, token=token) for what in asked for token in openers]
            assert all(answer.status_code < 500 for answer in answers)
            return "".join(answer.text for answer in answers)

        openers = [None, table.owner, table.tokens[0]]
        await seal(table, 0)
        assert secret not in await told()
        await table.take(1)
        openers.append(table.tokens[1])
        watcher = (await server.services.tables.find(table.id)).watch(1)
        await seal(table, 1)
        assert SHARES[0] not in await told()
        await bring(table, 0)
        await bring(table, 1)
        await table.settle()
        seed = (await server.services.tables.find(table.id)).table.start["seed"]
        everything = await told() + "".join(frame.decode() for _, frame in watcher.take())
        assert SHARES[0] in everything
        assert secret not in everything
        assert str(seed) not in everything
        await end(table, 0, 1)
        assert secret in (await table.get()).text
        assert str(seed) in (await table.get()).text

    with_server(tmp_path, play)


def test_what_a_table_that_waits_answers(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open", "bot:random"], pace="normal")
        choice = {"decision": "1", "option": "pass"}
        refused = problem(await table.post("/choices", choice, 0), 409, "not_now")
        assert refused["document"]["luck"]["state"] == "gathering"
        problem(await table.post("/undo", {}, 0), 409, "not_now")
        problem(await table.post("/settings", {"end": True}, 0), 409, "not_now")
        problem(await table.post("/seats/0", {"action": "concede"}, 0), 409, "not_now")
        problem(await table.post("/seats/0", {"action": "leave"}, 0), 409, "still_running")
        for what in ("/previews?decision=1", "/hint?decision=1"):
            problem(await table.get(what, 0), 409, "decision_closed")
        for what in ("/record", "/sheets", "/verify", "/frames?seat=0"):
            problem(await table.get(what, 0), 409, "still_running")
        problem(await table.post("/rematch", {}, 0), 409, "still_running")
        problem(await table.get("/moments?choice=0", 0), 404, "not_found")
        assert (await table.get("/events")).json()["events"] == []
        said = (await table.post("/chat", {"text": "hello"}, 0)).json()
        assert said["chat"][0]["text"] == "hello"
        assert (await table.post("/settings", {"title": "Monday"}, token=table.owner)).json()["title"] == "Monday"
        assert (await table.post("/settings", {"turn_end": "at_once"}, 0)).status_code == 200
        named = (await table.post("/seats/0", {"action": "name", "name": "Ada"}, 0)).json()
        assert named["seats"][0]["name"] == "Ada"
        film = (await table.get("/frames")).json()
        assert shown_after(None, film["frames"]) == await table.document()
        stored = await server.services.tables.store.load(table.id)
        assert stored is not None
        assert record_of(stored) is None

    with_server(tmp_path, play)


def test_the_film_begins_with_the_deal(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open"])
        first = await table.document(0)
        watcher = (await server.services.tables.find(table.id)).watch(0)
        await table.take(1)
        dealt = (await deal(table, 0, 1))["version"]
        frames = [json.loads(frame) for _, frame in watcher.take()]
        assert shown_after(first, frames) == await table.document(0)
        await table.choose(0)
        now = await table.document(0)
        for after, begins in (("", dealt), ("?after=0", dealt), ("?after=1", dealt), (f"?after={dealt}", dealt + 1)):
            film = (await table.get(f"/frames{after}", 0)).json()
            assert film["frames"][0]["version"] == begins
            if begins == dealt:
                assert shown_after(None, film["frames"]) == now
                told = [event for frame in film["frames"] for event in frame["events"]]
                assert [event["n"] for event in told] == list(range(now["last_event"]))
        events = (await table.get("/events", 0)).json()["events"]
        assert [event["n"] for event in events] == list(range(now["last_event"]))
        assert (await table.get("/moments?choice=0", 0)).json()["version"] == dealt
        assert (await table.get("/moments/0", 0)).json() == first

    with_server(tmp_path, play)


def test_a_server_that_starts_again_in_the_middle(database_url: str, tmp_path: Path) -> None:
    """At every step: what is waited for follows from the entries."""

    async def run() -> None:
        async with serving(tmp_path, database_url) as server:
            table = await together(server, ["me", "open"])
        steps: list[Any] = [
            lambda at: seal(at, 0),
            lambda at: at.take(1),
            lambda at: seal(at, 1),
            lambda at: bring(at, 1),
            lambda at: bring(at, 0),
            lambda at: at.choose(0),
            lambda at: end(at, 0, 1),
        ]
        documents = []
        for step in steps:
            async with serving(tmp_path, database_url) as server:
                at = seen_by(server, table)
                await step(at)
                documents.append(await at.document())
            async with serving(tmp_path, database_url) as server:
                assert await seen_by(server, table).document() == documents[-1]
        assert len({document["luck"]["commitment"] for document in documents}) == 1
        assert [document["luck"]["state"] for document in documents] == ["gathering"] * 4 + ["dealt"] * 3
        async with serving(tmp_path, database_url) as server:
            checks = (await seen_by(server, table).get("/verify")).json()["checks"]
            assert checks
            assert all(check["holds"] for check in checks)

    asyncio.run(run())


def test_two_processes_bring_luck_together(tmp_path: Path, postgres: Postgres) -> None:
    """Both people open their shares at once, each at another process: it is dealt once."""

    async def run() -> None:
        url = postgres.new_database()
        async with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
            table = await together(one, ["me", "open", "bot:random"])
            twin = seen_by(two, table)
            await twin.take(1)
            await asyncio.gather(seal(table, 0), seal(twin, 1))
            await asyncio.gather(bring(table, 0), bring(twin, 1))
            await caught_up(table, twin)
            await table.settle()
            await caught_up(table, twin)
            assert await table.document(0) == await twin.document(0)
            stored = await one.services.tables.store.load(table.id)
            assert stored is not None
            assert [entry.act.kind for entry in stored.entries].count("dealt") == 1

    asyncio.run(run())


def test_a_rematch_is_brought_together_again(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await together(server, ["me", "open"])
        await table.take(1)
        await deal(table, 0, 1)
        first = await end(table, 0, 1)
        again = (await table.post("/rematch", {}, 0)).json()["table"]
        next_one = seen_by(server, table)
        next_one.id, next_one.path = again, f"/api/tables/{again}"
        document = await next_one.document(1)
        assert document["luck"]["state"] == "gathering"
        assert document["luck"]["commitment"] != first["luck"]["commitment"]
        assert (await deal(next_one, 0, 1))["luck"]["by"] == "together"
        usual = await server.new(["me", "me"])
        await end(usual, 0, 1)
        answer = await usual.post("/rematch", {}, 0)
        assert (await server.get(f"/api/tables/{answer.json()['table']}")).json()["luck"]["by"] == "host"

    with_server(tmp_path, play)


@pytest.mark.parametrize(
    ("seats", "seed", "by"),
    [(["me", "open"], 5, "together"), (["me", "me"], 5, "host"), (["me", "open"], None, "host")],
)
def test_who_decides_at_the_next_table_of_one_that_was_not_brought_together(
    tmp_path: Path, seats: list[str], seed: int | None, by: str
) -> None:
    """A typed seed left no choice: among several devices the next luck is everybody's. Where the host was to decide
    without one, and on one device, it stays so.
    """

    async def play(server: Server) -> None:
        table = await server.new(seats, seed=seed)
        if "open" in seats:
            await table.take(1)
        await end(table, 0, 1)
        again = (await table.post("/rematch", {}, 0)).json()["table"]
        assert (await server.get(f"/api/tables/{again}")).json()["luck"]["by"] == by

    with_server(tmp_path, play)


def test_who_decided_is_said_of_every_table(tmp_path: Path) -> None:
    """A commitment stands from the first moment, too."""

    async def play(server: Server) -> None:
        host = await server.new(["me", "open"], seed=None)
        known = await server.new(["me", "open"], seed=5)
        same = await server.new(["me", "open"], seed=5)
        assert (await host.document())["luck"]["by"] == "host"
        document = await known.document()
        assert document["luck"] == {
            "by": "seed", "commitment": document["luck"]["commitment"], "state": "dealt",
            "seals": [None, None], "shares": [None, None], "host": None, "voided": 0,
        }  # fmt: skip
        assert document["luck"] == (await same.document())["luck"]
        live = await server.services.tables.find(host.id)
        assert (await host.document())["luck"]["commitment"] == live.table.game.commitment
        await host.take(1)
        over = await end(host, 0, 1)
        record = (await host.get("/record")).json()
        assert luck.commit(over["seed"], record["setup"]) == over["luck"]["commitment"] == record["commitment"]
        looked = (await server.post("/api/records", record)).json()["table"]
        shown = (await server.get(f"/api/tables/{looked}")).json()
        assert (shown["luck"]["by"], shown["luck"]["commitment"]) == ("record", over["luck"]["commitment"])
        game = Game.new(2, seed=3)
        while not game.view()["started"]:
            game.play(game.decisions[0].options[0])
        position = await server.new(["me", "open"], position=dict(game.position()))
        assert (await position.document())["luck"]["by"] == "seed"
        assert (await position.document())["luck"]["commitment"] is None

    with_server(tmp_path, play)


def test_a_seed_that_pages_would_round_is_told_as_a_text(tmp_path: Path) -> None:
    """Numbers of 2**53 and more are not whole in every program that reads JSON. The key is that of the text."""

    async def play(server: Server) -> None:
        for seed, told in ((2**53 - 1, 2**53 - 1), (2**53 + 1, str(2**53 + 1)), (-(2**60) - 1, str(-(2**60) - 1))):
            table = await server.new(["me", "open"], seed=seed)
            await table.take(1)
            over = await end(table, 0, 1)
            record = (await table.get("/record")).json()
            assert over["seed"] == record["seed"] == told
            commitment = over["luck"]["commitment"]
            assert luck.commit(told, record["setup"]) == commitment == luck.commit(seed, record["setup"])
            assert verify(record, commitment)

    with_server(tmp_path, play)


@pytest.mark.parametrize("known", [{"seed": 5}, {"position": {}}])
def test_luck_that_somebody_knows_is_not_brought_together(tmp_path: Path, known: Any) -> None:
    async def play(server: Server) -> None:
        body = {"players": 2, "seats": ["me", "open"], "luck": "together", **known}
        problem(await server.post("/api/tables", body), 422, "bad_options")
        problem(await server.post("/api/tables", {"players": 2, "luck": "lots"}), 400, "malformed")

    with_server(tmp_path, play)


def test_a_changed_record_is_found_out(tmp_path: Path) -> None:
    """Somebody who can write to the database puts another secret in its place."""

    async def play(server: Server) -> None:
        table = await together(server, ["me", "me"])
        commitment = (await table.document())["luck"]["commitment"]
        live = await server.services.tables.find(table.id)
        gathering = live.table.gathering
        assert gathering is not None
        forged = Stored(table.id, live.table.created, {**live.table.start, "luck": {"host": "5" * 64, "commitment":
                        commitment}}, {"seats": ["me", "me"], "luck": "together"})  # fmt: skip
        for seat in (0, 1):
            forged.entries.append(Entry(len(forged.entries) + 1, 0.0, seat, acts.Seal(luck.seal(SHARES[seat]))))
        for seat in (0, 1):
            forged.entries.append(Entry(len(forged.entries) + 1, 0.0, seat, acts.Share(SHARES[seat])))
        forged.entries.append(Entry(5, 0.0, None, acts.Dealt(given_up=False)))
        forged.entries.append(Entry(6, 0.0, None, acts.Ended("agreement")))
        forged.state, forged.id = "ended", "a" * len(table.id)
        forged.tokens = []
        await server.services.tables.store.create(forged, due=None)
        checks = (await server.get(f"/api/tables/{forged.id}/verify")).json()["checks"]
        assert not all(check["holds"] for check in checks)

    with_server(tmp_path, play)


def test_the_page_is_tested_with_what_python_makes() -> None:
    """`python web/scripts/luck_vectors.py` writes it anew."""
    web = Path(__file__).resolve().parent.parent.parent / "web"
    made = runpy.run_path(str(web / "scripts" / "luck_vectors.py"))["vectors"]()
    assert json.loads((web / "src" / "generated" / "luck_vectors.json").read_text(encoding="utf-8")) == made
