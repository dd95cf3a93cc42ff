"""A seat belongs to who sits in it: devices, coming back, inviting again, and what others must agree to."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from gobelin.server import ids
from gobelin.server.api.live import Greeting, tell
from gobelin.server.automatic import COUNTDOWN
from gobelin.server.guard import RATES
from gobelin.server.problems import Problem
from gobelin.server.rights import HERE, MOST_INVITES, MOST_TOKENS, WAIT, WAIT_IF_HERE
from gobelin.server.store.schema import entries
from halls import Server, Table, problem, serving, with_server
from postgres import Postgres
from waiting import PATIENCE, until

KEY = "a key that nobody guesses"


async def taken(table: Table, seat: int = 1, key: str | None = None, **more: Any) -> Any:
    """Somebody sits down: what the answer says, and the cookie."""
    body = {"action": "take", "invite": table.invites[seat], **more}
    answer = await table.post(f"/seats/{seat}", body, key=key)
    assert answer.status_code == 200, answer.text
    said = answer.json()
    table.tokens[seat] = said["token"]
    return said | {"cookie": answer.headers["set-cookie"]}


async def came_back(table: Table, body: Any = None, cookie: str | None = None, key: str | None = None) -> Any:
    headers = {} if cookie is None else {"cookie": cookie.partition(";")[0]}
    if key is not None:
        headers["idempotency-key"] = key
    table.server.http.cookies.clear()  # a browser of its own
    return await table.server.http.post(f"{table.path}/return", json=body or {}, headers=headers)


def told(document: Any) -> list[str]:
    return [notice["kind"] for notice in document["notices"]]


# --- Coming back


def test_whoever_sits_down_gets_a_code_and_a_cookie(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        answer = await server.post("/api/tables", {"players": 3, "seats": ["me", "me", "open"], "label": "Firefox"})
        made = answer.json()
        cookies = answer.headers.get_list("set-cookie")
        assert [cookie.partition("=")[0] for cookie in cookies] == ["gobelin-0", "gobelin-1"]
        table = Table(server, made)
        said = await taken(table, 2)
        for cookie in (*cookies, said["cookie"]):
            parts = cookie.split("; ")[1:]
            assert {"HttpOnly", "SameSite=strict", f"Path=/api/tables/{table.id}"} <= set(parts)
            assert "Secure" not in parts  # over plain http it would never come back
        codes = [seat["recovery"] for seat in made["seats"][:2]] + [said["recovery"]]
        assert len(set(codes)) == 3
        assert all(ids.recovery_of(code) == code for code in codes)
        secrets = [cookie.partition(";")[0].partition("=")[2] for cookie in (*cookies, said["cookie"])]
        for secret in (*codes, *secrets):  # neither opens anything by itself
            assert problem(await table.get(token=secret), 401, "unknown_token")["arguments"] == {}
        devices = (await table.get("/devices", 0)).json()["devices"]
        assert [(device["label"], device["here"]) for device in devices] == [("Firefox", True)]

    with_server(tmp_path, play)


def test_cookies_are_secure_behind_https(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        config = server.services.config
        server.services.config = type(config)(database=config.database, public_url="https://tables.example.org")
        answer = await server.post("/api/tables", {"players": 1, "seats": ["me"]})
        assert "Secure" in answer.headers["set-cookie"].split("; ")

    with_server(tmp_path, play)


def test_coming_back_by_the_code(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], join="invite")
        said = await taken(table, name="Vera")
        written = said["recovery"].lower().replace("-", " ").replace("0", "o").replace("1", "l")
        answer = await came_back(table, {"code": f" {written}", "label": "Safari on iPad"})
        (back,) = answer.json()["seats"]
        assert back.keys() == {"seat", "token", "link", "recovery"}
        assert back["link"] == f"/t/{table.id}#{back['token']}"
        assert (await table.get(token=back["token"])).json()["viewer"] == 1
        assert (await table.get(seat=1)).status_code == 200  # the device that was there is there still
        assert told(await table.document()) == ["take", "return"]
        problem(await came_back(table, {"code": said["recovery"]}), 401, "unknown_code")  # it works once
        again = (await came_back(table, {"code": back["recovery"]}, key=KEY)).json()["seats"][0]
        # The answer is lost: under its key the same request gives other secrets in their place
        once_more = (await came_back(table, {"code": back["recovery"]}, key=KEY)).json()["seats"][0]
        problem(await came_back(table, {"code": again["recovery"]}), 401, "unknown_code")
        assert (await table.get(token=once_more["token"])).json()["viewer"] == 1
        assert len((await table.get("/devices", 1)).json()["devices"]) == 3
        assert answer.headers["set-cookie"].startswith("gobelin-1=")

    with_server(tmp_path, play)


def test_codes_that_open_nothing(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table, other = await server.new(["me", "open"]), await server.new(["me", "open"])
        code = (await taken(other))["recovery"]
        for wrong in ("", "x", code, ids.new_recovery(), "é" * 20, "0" * 1000, table.tokens[0]):
            problem(await came_back(table, {"code": wrong}), 401, "unknown_code")
        for cookie in ("gobelin-1=x", f"gobelin-0={table.tokens[0]}"):
            problem(await came_back(table, {}, cookie), 401, "unknown_token")
        foreign = {"origin": "https://evil.example"}
        refused = await server.http.post(f"{other.path}/return", json={"code": code}, headers=foreign)
        problem(refused, 403, "foreign_origin")
        assert (await table.document())["version"] == 0
        assert (await other.document())["version"] == 1

    with_server(tmp_path, play)


def test_whoever_guesses_codes_waits(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        code = (await taken(table))["recovery"]
        server.http._transport.client = ("203.0.113.9", 1)  # type: ignore[attr-defined]
        for _ in range(RATES["bad_tokens"].burst):
            problem(await came_back(table, {"code": ids.new_recovery()}), 401, "unknown_code")
        problem(await came_back(table, {"code": code}), 429, "too_many")

    with_server(tmp_path, play)


def test_coming_back_by_the_cookie(tmp_path: Path) -> None:
    """The browser's own: all seats of a hot seat. It is the same device, and its code stays good."""

    async def play(server: Server) -> None:
        answer = await server.post("/api/tables", {"players": 2, "seats": ["me", "me"], "label": "Firefox"})
        table = Table(server, answer.json())
        cookies = "; ".join(cookie.partition(";")[0] for cookie in answer.headers.get_list("set-cookie"))
        answer = await server.http.post(f"{table.path}/return", json={}, headers={"cookie": cookies})
        back = answer.json()["seats"]
        assert [seat["seat"] for seat in back] == [0, 1]
        assert all(seat.keys() == {"seat", "token", "link"} for seat in back)
        for seat in back:
            assert (await table.get(token=seat["token"])).json()["viewer"] == seat["seat"]
        (device,) = (await table.get("/devices", token=back[0]["token"])).json()["devices"]
        assert (device["label"], device["here"]) == ("Firefox", True)
        assert (await came_back(table, {"code": table.made["seats"][0]["recovery"]})).status_code == 200
        server.services.tables._live.clear()
        for _ in range(MOST_TOKENS):  # a device that forgets again and again keeps the latest tokens
            server.clock.now += 1
            answer = await server.http.post(f"{table.path}/return", json={}, headers={"cookie": cookies})
            assert answer.status_code == 200
        problem(await table.get(seat=0), 401, "unknown_token")

    with_server(tmp_path, play)


@pytest.mark.parametrize("way", ["code", "cookie"])
def test_the_maker_comes_back_as_the_owner(tmp_path: Path, way: str) -> None:
    """The owner's token is one of the device that has it, as that of the seat is."""

    async def play(server: Server) -> None:
        answer = await server.post("/api/tables", {"players": 3, "seats": ["me", "open", "open"]})
        table = Table(server, answer.json())
        cookie, code = answer.headers["set-cookie"], table.made["seats"][0]["recovery"]
        vera = await taken(table, 1)
        assert "owner" not in (await came_back(table, {"code": vera["recovery"]})).json()
        body = {"code": code} if way == "code" else {}
        back = (await came_back(table, body, cookie if way == "cookie" else None, KEY)).json()
        assert back.keys() == {"seats", "owner"}
        assert told(await table.document())[-1] == "return"
        for token in (back["owner"], table.owner):  # the one before is as good as before
            assert (await table.post("/settings", {"title": token[:5]}, token=token)).json()["title"] == token[:5]
            assert (await table.post("/seats/1", {"action": "invite_again"}, token=token)).status_code == 200
            problem(await table.post("/choices", {"decision": "1", "option": "x"}, token=token), 403, "not_yours")
        if way == "code":  # the answer is lost
            once_more = (await came_back(table, body, key=KEY)).json()
            assert (await table.post("/settings", {"title": "x"}, token=once_more["owner"])).status_code == 200
            back = once_more
        own = back["seats"][0]["token"]
        for device in (await table.get("/devices", token=own)).json()["devices"]:
            if device["here"] == (way == "cookie"):
                await table.post("/seats/0", {"action": "revoke", "device": device["device"]}, token=own)
        problem(await table.post("/settings", {"title": "x"}, token=table.owner), 401, "unknown_token")
        kept = await table.post("/settings", {"title": "x"}, token=back["owner"])
        assert kept.status_code == (200 if way == "code" else 401)

    with_server(tmp_path, play)


def test_a_maker_who_gave_the_seat_away_is_the_owner_still(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table)
        again = (await table.post("/seats/0", {"action": "invite_again"}, token=table.owner)).json()
        server.clock.now += WAIT_IF_HERE
        eve = (await table.post("/seats/0", {"action": "take", "invite": again["invite"]})).json()
        back = (await came_back(table, {"code": eve["recovery"]})).json()
        assert "owner" not in back
        assert (await table.post("/settings", {"title": "x"}, token=table.owner)).status_code == 200

    with_server(tmp_path, play)


def test_a_hot_seat_comes_back_with_one_owner(tmp_path: Path) -> None:
    """At the next table of the same people, too; and a device keeps the latest tokens alone."""

    async def play(server: Server) -> None:
        answer = await server.post("/api/tables", {"players": 2, "seats": ["me", "me"]})
        table = Table(server, answer.json())
        cookies = "; ".join(cookie.partition(";")[0] for cookie in answer.headers.get_list("set-cookie"))

        async def owner_of(table: Table) -> Any:
            server.clock.now += 1
            back = await server.http.post(f"{table.path}/return", json={}, headers={"cookie": cookies})
            return back.json()["owner"]

        owners = [await owner_of(table) for _ in range(MOST_TOKENS)]
        for number, owner in enumerate((table.owner, *owners)):
            answer = await table.post("/settings", {"title": str(number)}, token=owner)
            assert answer.status_code == (200 if number else 401)
        for seat in (0, 1):
            back = (await came_back(table, {"code": table.made["seats"][seat]["recovery"]})).json()
            await table.post("/settings", {"end": True}, token=back["seats"][0]["token"])
        again = (await table.post("/rematch", {}, token=owners[-1])).json()["table"]
        next_one = Table(server, {**table.made, "table": again})
        for owner in (owners[-1], await owner_of(next_one)):
            assert (await next_one.post("/settings", {"title": "x"}, token=owner)).status_code == 200

    with_server(tmp_path, play)


def test_a_browser_without_a_cookie_may_ask_for_its_seats(tmp_path: Path) -> None:
    """Every page that opens a table asks: a spectator is answered with no seats, not with an error."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        for cookie in (None, "gobelin-7=x"):  # the table has no such seat
            answer = await came_back(table, {}, cookie)
            assert (answer.status_code, answer.json()) == (200, {"seats": []})
        problem(await came_back(table, {}, "gobelin-1=" + "0" * 43), 401, "unknown_token")

    with_server(tmp_path, play)


def test_nobody_fills_the_database_by_coming_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gobelin.server.rights.MOST_SECRETS", 6)

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        said = await taken(table)
        for _ in range(2):
            assert (await came_back(table, {}, said["cookie"])).status_code == 200
        problem(await came_back(table, {}, said["cookie"]), 409, "not_now")
        problem(await came_back(table, {"code": said["recovery"]}), 409, "not_now")

    with_server(tmp_path, play)


# --- Devices


def test_devices_are_listed_for_who_sits_there_and_nobody_else(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table, label=" Firefox\non Linux ")
        started = int(server.clock.now)
        server.clock.now += 100
        invite = (await table.post("/seats/1", {"action": "link"}, 1)).json()["invite"]
        body = {"action": "take", "invite": invite, "label": "Phone"}
        phone = (await table.post("/seats/1", body)).json()["token"]
        server.clock.now += 59
        await table.get(token=phone)
        listed = (await table.get("/devices", 1)).json()["devices"]
        for device in listed:
            assert len(device.pop("device")) == ids.DEVICE_LENGTH
        assert listed == [
            {"label": "Firefox on Linux", "since": started, "seen": started + 100, "here": True},
            {"label": "Phone", "since": started + 100, "seen": started + 100, "here": False},
        ]
        server.clock.now += 1
        await table.get(token=phone)
        assert (await table.get("/devices", 1)).json()["devices"][0]["seen"] == started + 160
        problem(await table.get("/devices"), 403, "not_yours")
        problem(await table.get("/devices", token=table.owner), 403, "not_yours")
        long = {"action": "take", "label": "x" * 41}
        problem(await table.post("/seats/1", long), 413, "too_large")

    with_server(tmp_path, play)


def test_a_revoked_device_opens_nothing(tmp_path: Path) -> None:
    """Neither its token nor its cookie nor its code, nor the request by which it sat down, sent once more."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        lost = await taken(table, key=KEY)
        back = (await came_back(table, {"code": lost["recovery"]})).json()["seats"][0]
        body = {"action": "take", "invite": table.invites[1]}
        repeated = (await table.post("/seats/1", body, key=KEY)).json()
        devices = (await table.get("/devices", token=back["token"])).json()["devices"]
        (other,) = [device["device"] for device in devices if not device["here"]]
        revoke = {"action": "revoke", "device": other}
        problem(await table.post("/seats/1", revoke, 0), 403, "not_yours")
        problem(await table.post("/seats/1", revoke, token=table.owner), 403, "not_yours")
        for unknown in ("", "x" * 10, other * 100):
            nothing = {"action": "revoke", "device": unknown}
            problem(await table.post("/seats/1", nothing, token=back["token"]), 404, "not_found")
        revoked = (await table.post("/seats/1", revoke, token=back["token"])).json()
        assert (revoked["viewer"], told(revoked)) == (1, ["take", "return", "device", "revoke"])
        for token in (lost["token"], repeated["token"]):
            problem(await table.get(token=token), 401, "unknown_token")
        problem(await came_back(table, {}, lost["cookie"]), 401, "unknown_token")
        problem(await came_back(table, {"code": repeated["recovery"]}), 401, "unknown_code")
        problem(await table.post("/seats/1", body, key=KEY), 401, "unknown_token")
        assert (await table.get(token=back["token"])).json()["viewer"] == 1
        (own,) = (await table.get("/devices", token=back["token"])).json()["devices"]
        last = await table.post("/seats/1", {"action": "revoke", "device": own["device"]}, token=back["token"])
        assert last.json()["viewer"] is None

    with_server(tmp_path, play)


def test_who_gives_up_a_device_comes_back_by_its_code(tmp_path: Path) -> None:
    """Its token and cookie open nothing; its code does, until it is used or another device takes it away."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        first = await taken(table)

        async def give_up(token: str) -> Any:
            devices = (await table.get("/devices", token=token)).json()["devices"]
            (here,) = [device["device"] for device in devices if device["here"]]
            await table.post("/seats/1", {"action": "revoke", "device": here}, token=token)
            return here

        await give_up(first["token"])
        problem(await table.get(token=first["token"]), 401, "unknown_token")
        problem(await came_back(table, {}, first["cookie"]), 401, "unknown_token")
        second = (await came_back(table, {"code": first["recovery"]})).json()["seats"][0]
        invite = (await table.post("/seats/1", {"action": "link"}, token=second["token"])).json()["invite"]
        third = (await table.post("/seats/1", {"action": "take", "invite": invite})).json()
        given_up = await give_up(third["token"])
        devices = (await table.get("/devices", token=second["token"])).json()["devices"]
        assert given_up in [device["device"] for device in devices]
        await table.post("/seats/1", {"action": "revoke", "device": given_up}, token=second["token"])
        problem(await came_back(table, {"code": third["recovery"]}), 401, "unknown_code")
        assert len((await table.get("/devices", token=second["token"])).json()["devices"]) == 1

    with_server(tmp_path, play)


def test_links_of_a_revoked_device_open_nothing(tmp_path: Path) -> None:
    """Whoever had it may have made one for later."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        lost = await taken(table)
        own = (await came_back(table, {"code": lost["recovery"]})).json()["seats"][0]["token"]
        kept = (await table.post("/seats/1", {"action": "link"}, token=lost["token"])).json()["invite"]
        devices = (await table.get("/devices", token=own)).json()["devices"]
        (other,) = [device["device"] for device in devices if not device["here"]]
        await table.post("/seats/1", {"action": "revoke", "device": other}, token=own)
        problem(await table.post("/seats/1", {"action": "take", "invite": kept}), 409, "invite_spent")
        link = (await table.post("/seats/1", {"action": "link"}, token=own)).json()["invite"]
        assert (await table.post("/seats/1", {"action": "take", "invite": link})).status_code == 200

    with_server(tmp_path, play)


class Ear:
    """A socket that somebody listens to."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    async def send_data(self, text: str, _: str) -> None:
        self.heard.append(json.loads(text))


def test_a_revoked_device_is_told_nothing_more_by_any_process(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        async with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
            table = await one.new(["me", "me"])
            twin = Table(two, table.made)
            live = await two.services.tables.find(table.id)
            asker = await two.services.tables.asker(live, table.tokens[1])
            ear = Ear()
            watcher = live.watch(asker.seat, asker.token)
            telling = asyncio.create_task(tell(ear, two.services, live, watcher, Greeting()))  # type: ignore[arg-type]
            invite = (await table.post("/seats/1", {"action": "link"}, 1)).json()["invite"]
            new = (await twin.post("/seats/1", {"action": "take", "invite": invite})).json()["token"]
            devices = (await table.get("/devices", token=new)).json()["devices"]
            (old,) = [device["device"] for device in devices if not device["here"]]
            revoked = await table.post("/seats/1", {"action": "revoke", "device": old}, token=new)
            await table.post("/chat", {"text": "are you gone?"}, 0)
            await until(telling.done)
            outcome = telling.exception()
            assert isinstance(outcome, Problem)
            assert outcome.code.key == "unknown_token"  # the socket is closed with 4401
            assert all(frame["version"] < revoked.json()["version"] for frame in ear.heard)
            problem(await twin.get(seat=1), 401, "unknown_token")

    asyncio.run(run())


class SlowEar(Ear):
    """A reader that takes its time: each message is on its way until `one_more` is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.one_more = asyncio.Semaphore(0)

    async def send_data(self, text: str, kind: str) -> None:
        await super().send_data(text, kind)
        await self.one_more.acquire()


@pytest.mark.parametrize("way", ["frames", "missed"])
@pytest.mark.parametrize("end", ["revoke", "delete"])
def test_a_slow_reader_is_told_nothing_more(tmp_path: Path, way: str, end: str) -> None:
    """Frames may have waited for it: none of them is sent once the device is revoked, or the table deleted."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        said = await taken(table)
        other = (await came_back(table, {"code": said["recovery"]})).json()["seats"][0]["token"]
        tables = server.services.tables
        live = await tables.find(table.id)
        asker = await tables.asker(live, said["token"])
        before, ear = live.table.version, SlowEar()
        watcher = live.watch(asker.seat, asker.token)

        async def chat(*lines: str) -> None:
            for line in lines:
                assert (await table.post("/chat", {"text": line}, 0)).status_code == 200

        if way == "missed":
            await chat("one", "two", "three")
        greeting = Greeting(after=before if way == "missed" else None)
        telling = asyncio.create_task(tell(ear, server.services, live, watcher, greeting))  # type: ignore[arg-type]
        await until(lambda: ear.heard)
        if way == "frames":
            await chat("one", "two", "three")
            ear.one_more.release()
            await until(lambda: len(ear.heard) == 2)
        heard = list(ear.heard)
        if end == "revoke":
            devices = (await table.get("/devices", token=other)).json()["devices"]
            (old,) = [device["device"] for device in devices if not device["here"]]
            revoked = await table.post("/seats/1", {"action": "revoke", "device": old}, token=other)
            assert revoked.status_code == 200
        else:
            await tables.store.delete([table.id])
            await tables.forget_deleted()
        for _ in range(20):
            ear.one_more.release()
        async with asyncio.timeout(PATIENCE):
            (outcome,) = await asyncio.gather(telling, return_exceptions=True)
        assert isinstance(outcome, Problem)
        assert outcome.code.key == ("unknown_token" if end == "revoke" else "no_such_table")
        assert ear.heard == heard

    with_server(tmp_path, play)


def test_two_processes_refresh_seen(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.new_database()
        async with serving(tmp_path, url) as one, serving(tmp_path, url) as two:
            table = await one.new(["me", "open"])
            await taken(table)
            for server in (one, two):
                server.clock.now += HERE + 100
            twin = Table(two, table.made)
            twin.tokens = table.tokens
            await twin.get(seat=1)  # seen by the other process, which writes nothing that anybody sees
            again = (await table.post("/seats/1", {"action": "invite_again"}, token=table.owner)).json()
            assert again["until"] == int(one.clock.now + WAIT_IF_HERE)
            assert (await table.get("/devices", 1)).json()["devices"][0]["seen"] == int(two.clock.now)

    asyncio.run(run())


def test_who_has_an_open_socket_is_here(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table)
        live = await server.services.tables.find(table.id)
        asker = await server.services.tables.asker(live, table.tokens[1])
        live.watch(asker.seat, asker.token)
        server.clock.now += HERE + 100
        await server.services.tables.note_watchers()
        again = (await table.post("/seats/1", {"action": "invite_again"}, token=table.owner)).json()
        assert again["until"] == int(server.clock.now + WAIT_IF_HERE)

    with_server(tmp_path, play)


# --- Inviting again


async def invited_again(table: Table) -> Any:
    answer = await table.post("/seats/1", {"action": "invite_again"}, token=table.owner)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_seat_whose_owner_is_gone_is_taken_after_a_while(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], join="invite")
        gone = await taken(table, name="Vera")
        server.clock.now += HERE
        for seat in (None, 0, 1):
            answer = await table.post("/seats/1", {"action": "invite_again"}, seat)
            if seat == 1:
                server.clock.now += HERE  # she has just been seen
            problem(answer, 403, "not_yours")
        again = await invited_again(table)
        until = int(server.clock.now + WAIT)
        assert again == {
            "seat": 1, "invite": again["invite"], "link": f"/t/{table.id}#{again['invite']}", "until": until
        }  # fmt: skip
        document = await table.document()
        assert document["seats"][1]["invited_again"] == {"until": until, "number": document["version"]}
        assert document["notices"][-1] == {
            "number": document["version"], "at": int(server.clock.now), "kind": "invite_again", "seat": 1, "by": None
        }  # fmt: skip
        asked = problem(await table.get(token=again["invite"]), 401, "unknown_token")
        assert asked["arguments"] == {"seat": 1, "spent": False, "until": until}
        take = {"action": "take", "invite": again["invite"]}
        early = problem(await table.post("/seats/1", take), 409, "not_now")
        assert early["arguments"] == {"seat": 1, "seconds": WAIT + 1}
        server.clock.now += WAIT
        back = (await table.post("/seats/1", take)).json()
        document = (await table.get(token=back["token"])).json()
        assert (document["viewer"], document["seats"][1]["name"]) == (1, "Vera")
        assert document["seats"][1]["invited_again"] is None
        problem(await table.get(seat=1), 401, "unknown_token")
        problem(await came_back(table, {"code": gone["recovery"]}), 401, "unknown_code")
        problem(await came_back(table, {}, gone["cookie"]), 401, "unknown_token")
        problem(await table.post("/seats/1", take), 409, "invite_spent")

    with_server(tmp_path, play)


def test_whoever_is_there_refuses(tmp_path: Path) -> None:
    """By saying so, by a choice, by taking one back or by coming back from a bot; and there is more time for it."""

    async def play(server: Server) -> None:
        for way in ("refuse", "choose", "undo", "back"):
            table = await server.new(["me", "open"])
            await taken(table)
            if way == "undo":
                await table.choose(1)
            if way == "back":
                await table.post("/seats/1", {"action": "to_bot"}, 1)
            again = await invited_again(table)
            assert again["until"] == int(server.clock.now + WAIT_IF_HERE)
            problem(await table.post("/seats/1", {"action": "refuse"}, 0), 403, "not_yours")
            problem(await table.post("/seats/1", {"action": "refuse"}, token=table.owner), 403, "not_yours")
            server.clock.now += WAIT_IF_HERE  # it could be taken now, but was not
            if way == "choose":
                await table.choose(1)
            else:
                path = "/undo" if way == "undo" else "/seats/1"
                answer = await table.post(path, {} if way == "undo" else {"action": way}, 1)
                assert answer.status_code == 200, answer.text
            document = await table.document(1)
            assert document["seats"][1]["invited_again"] is None
            take = {"action": "take", "invite": again["invite"]}
            problem(await table.post("/seats/1", take), 409, "invite_spent")
            problem(await table.post("/seats/1", {"action": "refuse"}, 1), 409, "not_now")
            server.services.tables._live.clear()
            assert await table.document(1) == document

    with_server(tmp_path, play)


def test_nobody_takes_the_seat_of_who_conceded(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "me"])
        await taken(table)
        again = await invited_again(table)
        conceded = (await table.post("/seats/1", {"action": "concede"}, 1)).json()["seats"][1]
        assert (conceded["conceded"], conceded["invited_again"]) == (True, None)
        server.clock.now += WAIT_IF_HERE
        take = {"action": "take", "invite": again["invite"], "name": "Eve"}
        problem(await table.post("/seats/1", take), 409, "invite_spent")

    with_server(tmp_path, play)


def test_seats_that_nobody_has_lost(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "bot:random"])
        for seat in (1, 2):
            answer = await table.post(f"/seats/{seat}", {"action": "invite_again"}, token=table.owner)
            problem(answer, 409, "not_now")
        await taken(table)
        first = await invited_again(table)
        for _ in range(MOST_INVITES - 1):
            await invited_again(table)
        too_many = await table.post("/seats/1", {"action": "invite_again"}, token=table.owner)
        problem(too_many, 409, "not_now")
        server.clock.now += WAIT_IF_HERE
        problem(await table.post("/seats/1", {"action": "take", "invite": first["invite"]}), 409, "invite_spent")

    with_server(tmp_path, play)


def test_nobody_who_was_invited_again_sits_at_the_next_table(tmp_path: Path) -> None:
    """The codes and cookies of those who sit there are good there, too."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        said = await taken(table)
        again = await invited_again(table)
        for seat in (0, 1):
            await table.post("/settings", {"end": True}, seat)
        next_one = Table(server, {**table.made, "table": (await table.post("/rematch", {}, 0)).json()["table"]})
        server.clock.now += WAIT_IF_HERE
        problem(await next_one.post("/seats/1", {"action": "take", "invite": again["invite"]}), 401, "unknown_token")
        server.http.cookies.clear()
        headers = {"cookie": said["cookie"].partition(";")[0], "authorization": f"Bearer {table.tokens[1]}"}
        joined = await server.http.post(f"{table.path}/rematch", json={}, headers=headers)
        assert f"Path={next_one.path}" in joined.headers["set-cookie"]
        for body, cookie in (({}, joined.headers["set-cookie"]), ({"code": said["recovery"]}, None)):
            assert (await came_back(next_one, body, cookie)).json()["seats"][0]["seat"] == 1

    with_server(tmp_path, play)


# --- What others must agree to


def test_a_proposal_is_one_entry(tmp_path: Path) -> None:
    """Nobody is told that something has changed which has not."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table, 1)
        before = (await table.get(seat=0)).json()["version"]
        document = (await table.post("/settings", {"hints": False}, token=table.owner)).json()
        assert (document["version"], told(document)) == (before + 1, ["take", "propose"])

    with_server(tmp_path, play)


def test_nothing_that_happened_to_a_right_is_hidden_behind_other_things(tmp_path: Path) -> None:
    """What is the owner's alone to change is no news of rights; and the last of each kind at each seat stays."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table)
        server.clock.now += HERE
        again = await invited_again(table)
        server.clock.now += WAIT
        assert (await table.post("/seats/1", {"action": "take", "invite": again["invite"]})).status_code == 200
        before = told(await table.document())
        assert before == ["invite_again", "take"]
        for number in range(12):
            await table.post("/settings", {"title": str(number), "join": "invite"}, token=table.owner)
        assert told(await table.document()) == before
        for number in range(12):
            await table.post("/seats/0", {"action": "link"}, 0)
            proposed = await table.post("/settings", {"hints": bool(number % 2)}, token=table.owner)
            for proposal in proposed.json()["proposals"]:
                await table.post("/settings", {"refuse": proposal["number"]}, token=table.owner)
        document = await table.document()
        assert told(document) == [*before, "propose", "refused", "link"]
        assert [notice["number"] for notice in document["notices"]] == sorted(
            notice["number"] for notice in document["notices"]
        )

    with_server(tmp_path, play)


def test_what_concerns_others_is_proposed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open", "bot:random"], pace="normal")
        before = (await table.post("/settings", {"pace": "fast"}, token=table.owner)).json()
        assert (before["pace"], before["proposals"]) == ("fast", [])  # nobody else sits there
        await taken(table, 1)
        await taken(table, 2)
        wanted = {"title": "Friday", "absent_after": 2.0, "hints": False, "pace": "fast"}
        document = (await table.post("/settings", wanted, token=table.owner)).json()
        assert (document["title"], document["absent_after"], document["hints"]) == ("Friday", None, True)
        number = document["version"]
        proposal = {"number": number, "settings": {"absent_after": 2.0, "hints": False}, "agreed": []}
        assert document["proposals"] == [{**proposal, "waits_for": [1, 2]}]
        agree, refuse = {"agree": number}, {"refuse": number}
        problem(await table.post("/settings", agree), 403, "not_yours")
        problem(await table.post("/settings", agree, 0), 409, "not_now")  # the maker has agreed by proposing it
        problem(await table.post("/settings", agree, token=table.owner), 409, "not_now")
        problem(await table.post("/settings", {"agree": number - 1}, 1), 409, "not_now")
        document = (await table.post("/settings", agree, 1)).json()
        assert document["proposals"] == [{**proposal, "agreed": [1], "waits_for": [2]}]
        problem(await table.post("/settings", agree, 1), 409, "not_now")
        document = (await table.post("/settings", agree, 2)).json()
        assert (document["absent_after"], document["hints"], document["proposals"]) == (2.0, False, [])
        assert told(document)[-4:] == ["propose", "consent", "consent", "settings"]
        number = (await table.post("/settings", {"absent_after": 1.0}, token=table.owner)).json()["version"]
        later = (await table.post("/settings", {"hints": True}, token=table.owner)).json()
        assert [one["settings"] for one in later["proposals"]] == [{"hints": True}]  # in the place of the first
        problem(await table.post("/settings", {"agree": number}, 1), 409, "not_now")
        refuse = {"refuse": later["version"]}
        refused = (await table.post("/settings", refuse, 2)).json()
        assert (refused["proposals"], refused["hints"], told(refused)[-1]) == ([], False, "refused")
        problem(await table.post("/settings", refuse, 2), 409, "not_now")
        again = (await table.post("/settings", {"hints": True}, token=table.owner)).json()
        withdrawn = await table.post("/settings", {"refuse": again["version"]}, token=table.owner)
        assert withdrawn.json()["proposals"] == []
        server.services.tables._live.clear()
        assert (await table.document())["proposals"] == []

    with_server(tmp_path, play)


def test_whoever_steps_away_is_waited_for(tmp_path: Path) -> None:
    """A bot that stands in agrees to nothing; who is away may, and who has conceded is not asked."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open"], pace="normal")
        server.thinkers.hold = asyncio.Event()
        await taken(table, 1)
        number = (await table.post("/settings", {"hints": False}, token=table.owner)).json()["version"]
        await taken(table, 2)  # who sits down later is asked, too
        await table.post("/settings", {"agree": number}, 1)
        document = await table.document()
        assert document["proposals"][0]["waits_for"] == [2]
        away = (await table.post("/seats/2", {"action": "to_bot"}, 2)).json()
        assert (away["hints"], away["proposals"]) == (True, document["proposals"])
        agreed = (await table.post("/settings", {"agree": number}, 2)).json()
        assert (agreed["hints"], agreed["proposals"], agreed["seats"][2]["bot"]) == (False, [], "greedy")
        proposed = (await table.post("/settings", {"hints": True}, token=table.owner)).json()
        assert proposed["proposals"][0]["waits_for"] == [1, 2]
        await table.post("/settings", {"agree": proposed["version"]}, 1)
        conceded = (await table.post("/seats/2", {"action": "concede"}, 2)).json()
        assert (conceded["hints"], conceded["proposals"]) == (True, [])

    with_server(tmp_path, play)


def test_the_maker_does_not_agree_for_who_is_away(tmp_path: Path) -> None:
    """Neither before a bot stands in for them nor after; and it is the bot that all know."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], absent_after=1, pace="normal")
        server.thinkers.hold = asyncio.Event()
        await taken(table)
        wanted = {"absent_after": 24.0, "hints": False, "pace": "instant"}
        proposed = (await table.post("/settings", wanted, token=table.owner)).json()
        server.clock.now += 3600
        weak = {"action": "to_bot", "bot": "random"}
        for token in (table.owner, table.tokens[0]):
            problem(await table.post("/seats/1", weak, token=token), 403, "not_yours")
        away = (await table.post("/seats/1", {"action": "to_bot", "bot": "greedy"}, 0)).json()
        assert (away["seats"][1]["bot"], away["proposals"]) == ("greedy", proposed["proposals"])
        again = (await table.post("/settings", wanted, token=table.owner)).json()
        assert (again["absent_after"], again["hints"], again["pace"]) == (1.0, True, "normal")
        assert again["proposals"][0]["waits_for"] == [1]

    with_server(tmp_path, play)


def test_people_of_a_rematch_are_asked_too(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        await taken(table)
        for seat in (0, 1):
            await table.post("/settings", {"end": True}, seat)
        again = Table(server, {**table.made, "table": (await table.post("/rematch", {}, 0)).json()["table"]})
        proposed = (await again.post("/settings", {"hints": False}, token=table.owner)).json()
        assert [one["waits_for"] for one in proposed["proposals"]] == [[1]]

    with_server(tmp_path, play)


def test_a_shorter_deadline_never_strikes_at_once(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], absent_after=10, pace="normal")
        await taken(table)
        server.clock.now += 9 * 3600
        number = (await table.post("/settings", {"absent_after": 1.0}, token=table.owner)).json()["version"]
        document = (await table.post("/settings", {"agree": number}, 1)).json()
        assert document["seats"][1]["replaceable_at"] == int(server.clock.now) + 3600
        refused = problem(await table.post("/seats/1", {"action": "to_bot"}, 0), 403, "not_yours")
        assert refused["arguments"]["seconds"] == 3601
        server.clock.now += 3600
        assert (await table.post("/seats/1", {"action": "to_bot"}, 0)).status_code == 200

    with_server(tmp_path, play)


def test_no_deadline_is_shorter_than_an_hour(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], absent_after=10)
        for hours in (0, 0.5, -1, 8761):
            wanted = {"absent_after": hours}
            problem(await table.post("/settings", wanted, token=table.owner), 422, "bad_options")
            problem(await server.post("/api/tables", {"players": 2, **wanted}), 422, "bad_options")
        for allowed in (1, 8760, None):
            answer = await table.post("/settings", {"absent_after": allowed}, token=table.owner)
            assert answer.json()["absent_after"] == allowed

    with_server(tmp_path, play)


@pytest.mark.parametrize("way", ["take", "take again", "code", "cookie", "back"])
def test_whoever_has_just_come_is_not_struck(tmp_path: Path, way: str) -> None:
    """However long the seat was waited for before."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], absent_after=1, pace="normal")
        server.thinkers.hold = asyncio.Event()
        if way != "take":
            said = await taken(table)
        if way == "back":
            await table.post("/seats/1", {"action": "to_bot"}, 1)
        server.clock.now += 2 * 3600
        match way:
            case "take":
                await taken(table)
            case "take again":
                again = await invited_again(table)
                server.clock.now += WAIT
                await table.post("/seats/1", {"action": "take", "invite": again["invite"]})
            case "code":
                await came_back(table, {"code": said["recovery"]})
            case "cookie":
                await came_back(table, {}, said["cookie"])
            case "back":
                await table.post("/seats/1", {"action": "back"}, 1)
        assert (await table.document())["seats"][1]["replaceable_at"] == int(server.clock.now) + 3600
        server.clock.now += 2
        refused = problem(await table.post("/seats/1", {"action": "to_bot"}, 0), 403, "not_yours")
        assert refused["arguments"]["seconds"] == 3599
        server.services.tables._live.clear()
        server.clock.now += 3598
        assert (await table.post("/seats/1", {"action": "to_bot"}, 0)).status_code == 200

    with_server(tmp_path, play)


# --- What is stored, and when


def test_keys_are_stored_hashed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        said = await taken(table, key=KEY)
        await table.choose(1, key="another key")
        query = select(entries.c.key).where(entries.c.key.is_not(None))
        store = server.services.tables.store
        found = await store._database.read(lambda connection: set(connection.scalars(query)))
        assert found == {ids.hashed(KEY), ids.hashed("another key")}
        await store._database.write(lambda connection: connection.exec_driver_sql("PRAGMA user_version = 1"))
        secrets = (KEY, "another key", said["token"], said["recovery"], table.owner, table.invites[1])
        connection = sqlite3.connect(tmp_path / "tables.sqlite")
        dump = "\n".join(connection.iterdump())
        connection.close()
        assert not [secret for secret in secrets if secret in dump]

    with_server(tmp_path, play)


def test_a_clock_that_was_set_back_leaves_nobody_waiting(tmp_path: Path) -> None:
    """An hour ahead before the restart: deadlines, countdowns and invitations wait no longer than they would have."""

    async def run() -> None:
        async with serving(tmp_path) as server:
            server.clock.now += 3600
            table = await server.new(["me", "open", "open"], absent_after=1, pace="normal")
            countdown = await server.new(["me", "me"])
            for seat in (0, 1):
                await countdown.post("/settings", {"turn_end": "countdown"}, seat)
            await taken(table, 1)
            server.clock.now += HERE
            again = await invited_again(table)
            await countdown.play(random.Random(1), until=lambda document: document["turn_ends_at"] is not None)
        async with serving(tmp_path) as server:
            table.server = countdown.server = server
            assert (await countdown.document())["turn_ends_at"] == int(server.clock.now + COUNTDOWN)
            document = await table.document()
            assert document["seats"][0]["asked_since"] == int(server.clock.now)
            assert document["seats"][1]["replaceable_at"] == int(server.clock.now) + 3600
            assert document["seats"][1]["invited_again"]["until"] <= int(server.clock.now + WAIT)
            server.clock.now += WAIT
            take = {"action": "take", "invite": again["invite"]}
            assert (await table.post("/seats/1", take)).status_code == 200
            server.clock.now += 3600
            assert (await table.post("/seats/2", {"action": "to_bot"}, 0)).status_code == 200

    asyncio.run(run())


def test_tables_that_are_due_far_ahead_are_due_now(tmp_path: Path) -> None:
    """Nothing that the server does by itself lies so far ahead."""

    async def run() -> None:
        async with serving(tmp_path) as server:
            server.thinkers.hold = asyncio.Event()
            server.clock.now += 3600
            table = await server.new(["me", "bot:random"], pace="fast", seed=3)
            for _ in range(2):
                await table.choose(0)
        async with serving(tmp_path) as server:  # whose clock is an hour behind; nobody asks for the table
            await until(lambda: server.thinkers.asked)
            table.server = server
            assert (await table.document())["version"] > 2

    asyncio.run(run())
