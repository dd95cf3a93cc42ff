"""Seats: invitations, names, devices, bots that stand in, conceding, agreement, rematch, chat, settings."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from halls import Server, Table, problem, with_server
from waiting import until


def test_an_invitation_is_spent_when_the_seat_is_taken(tmp_path: Path) -> None:
    """Whoever made the link cannot sit there afterwards: nobody sees another's hand."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open"], join="invite")
        take = {"action": "take", "invite": table.invites[1]}
        problem(await table.post("/seats/2", take), 401, "unknown_token")
        problem(await table.post("/seats/1", {"action": "take"}), 403, "not_yours")
        problem(await table.post("/seats/1", take | {"invite": "x" * 22}), 401, "unknown_token")
        problem(await table.post("/seats/3", take), 404, "no_such_seat")
        problem(await table.post("/seats/0", {"action": "take"}), 409, "seat_taken")
        answers = await asyncio.gather(*(table.post("/seats/1", take) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        problem(next(answer for answer in answers if answer.status_code == 409), 409, "invite_spent")
        taken = next(answer for answer in answers if answer.status_code == 200).json()
        assert taken["link"] == f"/t/{table.id}#{taken['token']}"
        assert (await table.get(token=taken["token"])).json()["viewer"] == 1
        problem(await table.get(token=table.invites[1]), 401, "unknown_token")
        server.services.tables._live.clear()
        problem(await table.post("/seats/1", take), 409, "invite_spent")
        assert (await table.get(token=taken["token"])).json()["viewer"] == 1

    with_server(tmp_path, play)


def test_whoever_loses_the_token_on_the_way_gets_another(tmp_path: Path) -> None:
    """The same request under the same key, for which it must be a secret; to others the invitation is spent."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open"])
        take = {"action": "take", "invite": table.invites[1], "name": "Ada"}
        key = "a key that nobody guesses"
        tokens = [(await table.post("/seats/1", take, key=key)).json()["token"] for _ in range(2)]
        assert len(set(tokens)) == 2
        for token in tokens:
            assert (await table.get(token=token)).json()["viewer"] == 1
        assert (await table.document())["version"] == 2  # everybody sees that there is another token
        problem(await table.post("/seats/1", take), 409, "invite_spent")
        problem(await table.post("/seats/1", take, key="another key that nobody guesses"), 409, "invite_spent")
        reused = problem(await table.post("/seats/1", {"action": "take"}, key=key), 422, "key_reused")
        assert reused["document"]["viewer"] is None
        assert (await table.post("/seats/2", {"action": "take"}, key="short")).status_code == 200
        problem(await table.post("/seats/2", {"action": "take"}, key="short"), 409, "seat_taken")

    with_server(tmp_path, play)


def test_seats_that_cannot_be(tmp_path: Path) -> None:
    """Numbers that no database has, too, whatever is asked."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        for seat in (-1, 2, 2**31, 2**63, 10**20):
            for action in ("take", "link", "leave", "to_bot", "back", "concede", "name"):
                answer = await table.post(f"/seats/{seat}", {"action": action}, 0, key="k" * 20)
                problem(answer, 404, "no_such_seat")

    with_server(tmp_path, play)


def test_who_knows_the_table_may_sit_down_where_that_was_agreed(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open"])
        taken = (await table.post("/seats/1", {"action": "take", "name": "Ada"})).json()
        assert (await table.get(token=taken["token"])).json()["viewer"] == 1
        problem(await table.post("/seats/1", {"action": "take"}), 409, "seat_taken")
        maker = await table.post("/seats/1", {"action": "take", "invite": table.invites[1]})
        problem(maker, 409, "invite_spent")
        await table.post("/settings", {"join": "invite"}, token=table.owner)
        problem(await table.post("/seats/2", {"action": "take"}), 403, "not_yours")

    with_server(tmp_path, play)


def test_another_device(tmp_path: Path) -> None:
    """A new link to one's own seat; the owner makes one to a free seat, never to a taken one."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], join="invite")
        mine = (await table.post("/seats/0", {"action": "link"}, 0)).json()
        assert mine["link"] == f"/t/{table.id}#{mine['invite']}"
        version = (await table.document())["version"]
        other = (await table.post("/seats/0", {"action": "take", "invite": mine["invite"]})).json()["token"]
        assert (await table.get(token=other)).json()["viewer"] == 0
        assert (await table.document(0))["version"] == version + 1
        problem(await table.post("/seats/0", {"action": "take", "invite": mine["invite"]}), 409, "invite_spent")
        for seat, token in ((0, table.owner), (1, table.tokens[0]), (0, None)):
            problem(await table.post(f"/seats/{seat}", {"action": "link"}, token=token), 403, "not_yours")
        free = (await table.post("/seats/1", {"action": "link"}, token=table.owner)).json()["invite"]
        await table.take(1)
        problem(await table.post("/seats/1", {"action": "link"}, token=table.owner), 403, "not_yours")
        late = await table.post("/seats/1", {"action": "take", "invite": free})
        problem(late, 409, "invite_spent")  # or the maker would see the hand of who took the seat

    with_server(tmp_path, play)


def test_names(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], names=["Ada"])
        assert [seat["name"] for seat in (await table.document())["seats"]] == ["Ada", ""]
        named = await table.post("/seats/1", {"action": "name", "name": "<b>Bob</b>\u202e\x00 "}, 1)
        assert named.json()["seats"][1]["name"] == "<b>Bob</b>"
        assert named.json()["version"] == 1
        for emoji in (
            "\U0001f469\u200d\U0001f469\u200d\U0001f467",
            "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        ):
            named = await table.post("/seats/1", {"action": "name", "name": f"\u200dZo\u00eb\u200d {emoji} \u200d"}, 1)
            assert named.json()["seats"][1]["name"] == f"Zo\u00eb {emoji}"
        problem(await table.post("/seats/1", {"action": "name", "name": "x"}, 0), 403, "not_yours")
        problem(await table.post("/seats/1", {"action": "name", "name": "x" * 41}, 1), 413, "too_large")
        problem(await table.post("/seats/1", {"action": "name"}, 1), 400, "malformed")
        problem(await table.post("/seats/1", {"action": "dance"}, 1), 400, "malformed")

    with_server(tmp_path, play)


def test_a_bot_stands_in(tmp_path: Path) -> None:
    """By the owner of the seat at once; back at the next decision."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        problem(await table.post("/seats/0", {"action": "to_bot", "bot": "nobody"}, 0), 422, "bad_options")
        problem(await table.post("/seats/0", {"action": "back"}, 0), 409, "not_now")
        own = await table.document(0)
        assert own["decision"] is not None
        answer = (await table.post("/seats/0", {"action": "to_bot", "bot": "random"}, 0)).json()
        assert (answer["seats"][0]["kind"], answer["seats"][0]["bot"]) == ("person", "random")
        assert (answer["decision"], answer["options"], answer["undo"]) == (None, [], None)
        problem(await table.post("/seats/0", {"action": "to_bot"}, 0), 409, "not_now")
        await table.settle()
        assert (await table.document())["deciders"] == [1]
        choice = {"decision": own["decision"]["id"], "option": own["options"][0]["text"]}
        problem(await table.post("/choices", choice, 0), 409, "not_now")
        problem(await table.post("/undo", {}, 0), 409, "not_now")
        back = (await table.post("/seats/0", {"action": "back"}, 0)).json()
        assert back["seats"][0]["bot"] is None
        assert (await table.post("/undo", {}, 0)).status_code == 200
        assert (await table.play(random.Random(1)))["over"]

    with_server(tmp_path, play)


def test_what_a_bot_has_thought_in_vain_is_dropped(tmp_path: Path) -> None:
    """Who comes back while a bot thinks decides; so does who took something back."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        server.thinkers.hold = asyncio.Event()
        await table.post("/seats/0", {"action": "to_bot"}, 0)
        away = await table.document(0)
        assert (away["decision"], away["deciders"]) == (None, [0, 1])
        await table.post("/seats/0", {"action": "back"}, 0)
        before = await table.document(0)
        server.thinkers.hold.set()
        await until(lambda: not server.services.runner._running)
        assert await table.document(0) == before
        assert before["decision"]["id"] == "0.0"
        server.thinkers.hold = asyncio.Event()
        await table.post("/seats/0", {"action": "to_bot", "bot": "greedy"}, 0)
        await table.post("/seats/0", {"action": "back"}, 0)
        await table.choose(0)
        await table.post("/undo", {}, 0)
        await table.post("/seats/0", {"action": "to_bot", "bot": "greedy"}, 0)
        server.thinkers.hold.set()
        await table.settle()
        document = await table.document(0)
        assert document["deciders"] == [1]
        film = (await table.get("/frames", 0)).json()["frames"]
        assert [frame["version"] for frame in film] == list(range(document["version"] + 1))

    with_server(tmp_path, play)


def test_absent_people(tmp_path: Path) -> None:
    """Others may hand a seat that is waited for to a bot, after the time that was agreed."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me", "me"], absent_after=2)
        patient = await server.new(["me", "me"])
        for seat in (0, 0, 1, 1):
            await table.choose(seat)
        server.clock.now += 2 * 3600 - 1
        refused = problem(await table.post("/seats/2", {"action": "to_bot"}, 0), 403, "not_yours")
        assert refused["arguments"] == {"seat": 2, "seconds": 2}
        server.clock.now += 1
        problem(await table.post("/seats/2", {"action": "to_bot"}), 403, "not_yours")
        problem(await table.post("/seats/1", {"action": "to_bot"}, 0), 403, "not_yours")  # nobody waits for it
        problem(await patient.post("/seats/1", {"action": "to_bot"}, 0), 403, "not_yours")
        answer = await table.post("/seats/2", {"action": "to_bot"}, 0)
        assert answer.json()["seats"][2]["bot"] == "greedy"
        problem(await table.post("/seats/2", {"action": "back"}, 0), 403, "not_yours")
        assert (await table.post("/seats/2", {"action": "back"}, 2)).status_code == 200
        waiting = await server.new(["me", "open"])
        assert (await waiting.post("/seats/1", {"action": "to_bot"}, token=waiting.owner)).status_code == 200
        await waiting.take(1)
        assert (await waiting.document())["seats"][1]["bot"] is None

    with_server(tmp_path, play)


def test_conceding(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me", "me"])
        problem(await table.post("/seats/0", {"action": "concede"}, 1), 403, "not_yours")
        answer = (await table.post("/seats/0", {"action": "concede"}, 0)).json()
        assert (answer["seats"][0]["conceded"], answer["seats"][0]["bot"], answer["over"]) == (True, "weighted", False)
        problem(await table.post("/seats/0", {"action": "concede"}, 0), 409, "not_now")
        problem(await table.post("/seats/0", {"action": "back"}, 0), 409, "not_now")
        document = await table.play(random.Random(4), until=lambda now: now["version"] > 40)
        assert not document["over"]
        last = (await table.post("/seats/1", {"action": "concede"}, 1)).json()
        assert (last["over"], last["ended"], last["deciders"]) == (True, "conceded", [])
        assert last["winners"] == [2]
        assert last["seed"] is not None
        assert (await table.get("/record")).json()["result"] is None
        for path, body in (("/choices", {"decision": "1", "option": "x"}), ("/undo", {})):
            over = problem(await table.post(path, body, 2), 409, "table_over")
            assert over["document"]["ended"] == "conceded"
        for action in ("concede", "to_bot", "back"):
            problem(await table.post("/seats/2", {"action": action}, 2), 409, "table_over")

    with_server(tmp_path, play)


def test_ending_by_agreement_of_all(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "bot:random", "open"])
        await table.take(1)
        problem(await table.post("/settings", {"end": True}, token=table.owner), 403, "not_yours")
        answer = (await table.post("/settings", {"end": True}, 0)).json()
        assert ([seat["agrees"] for seat in answer["seats"]], answer["over"]) == ([True, False, False, False], False)
        await table.post("/settings", {"end": False}, 0)
        assert not (await table.post("/settings", {"end": True}, 1)).json()["over"]
        answer = (await table.post("/settings", {"end": True}, 0)).json()
        assert (answer["over"], answer["ended"]) == (True, "agreement")
        problem(await table.post("/settings", {"end": True}, 0), 409, "table_over")

    with_server(tmp_path, play)


def test_agreement_lapses_when_somebody_lets_a_bot_play(tmp_path: Path) -> None:
    """Who steps away has not agreed to anything; those who play on may agree once more."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        await table.post("/settings", {"end": True}, 0)
        away = (await table.post("/seats/1", {"action": "to_bot"}, 1)).json()
        assert (away["over"], [seat["agrees"] for seat in away["seats"]]) == (False, [False, False])
        assert (await table.post("/settings", {"end": True}, 0)).json()["ended"] == "agreement"
        table = await server.new(["me", "me", "bot:random"])
        await table.post("/settings", {"end": True}, 0)
        given_up = (await table.post("/seats/1", {"action": "concede"}, 1)).json()
        assert (given_up["over"], given_up["seats"][0]["agrees"]) == (False, False)

    with_server(tmp_path, play)


def test_leaving_when_it_is_over(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        problem(await table.post("/seats/1", {"action": "leave"}, 1), 409, "still_running")
        await table.post("/seats/0", {"action": "concede"}, 0)
        problem(await table.post("/seats/1", {"action": "leave"}, 0), 403, "not_yours")
        left = (await table.post("/seats/1", {"action": "leave"}, 1)).json()
        assert (left["seats"][1]["left"], left["viewer"]) == (True, None)
        problem(await table.get(seat=1), 401, "unknown_token")

    with_server(tmp_path, play)


def test_rematch(tmp_path: Path) -> None:
    """The same people on the same seats with the tokens they have; one new table, whoever asks first."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "bot:random"], title="Friday", seed=None, options={"start_bonus": True})
        await table.take(1, name="Bob")
        problem(await table.post("/rematch", {}, 0), 409, "still_running")
        await table.post("/settings", {"end": True}, 0)
        await table.post("/settings", {"end": True}, 1)
        problem(await table.post("/rematch"), 403, "not_yours")
        answers = await asyncio.gather(*(table.post("/rematch", {}, seat) for seat in (0, 1)))
        assert [answer.status_code for answer in answers] == [201, 201]
        first, second = (answer.json() for answer in answers)
        assert first == second
        assert (await table.document())["rematch"] == first["table"]
        problem(await table.post("/rematch"), 403, "not_yours")
        again = Table(server, {"table": first["table"], "owner": table.owner, "seats": []})
        again.tokens = table.tokens
        for seat in (0, 1):
            document = await again.document(seat)
            assert document["viewer"] == seat
        assert document["title"] == "Friday"
        assert [seat["name"] for seat in document["seats"]] == ["", "Bob", ""]
        assert (await again.play(random.Random(1)))["over"]
        records = [(await one.get("/record")).json() for one in (table, again)]
        assert records[0]["setup"] == records[1]["setup"]
        assert records[0]["seed"] != records[1]["seed"]

    with_server(tmp_path, play)


def test_a_seat_that_was_left_is_open_to_nobody_who_sat_there(tmp_path: Path) -> None:
    """Whoever takes it at the next table shows no hand to the other devices of who left."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        links = [(await table.post("/seats/1", {"action": "link"}, 1)).json()["invite"] for _ in range(2)]
        taken = (await table.post("/seats/1", {"action": "take", "invite": links[0]})).json()["token"]
        await table.post("/seats/0", {"action": "concede"}, 0)
        await table.post("/seats/1", {"action": "leave"}, 1)
        new = (await table.post("/rematch", {}, 0)).json()
        again = Table(server, {"table": new["table"], "owner": table.owner, "seats": []})
        again.tokens = table.tokens
        assert [seat["kind"] for seat in (await again.document(0))["seats"]] == ["person", "open"]
        problem(await again.get(token=taken), 401, "unknown_token")
        problem(await again.post("/seats/1", {"action": "take", "invite": links[1]}), 401, "unknown_token")
        assert (await again.post("/seats/1", {"action": "take"})).status_code == 200

    with_server(tmp_path, play)


def test_chat(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        problem(await table.post("/chat", {"text": "hello"}), 403, "not_yours")
        problem(await table.post("/chat", {"text": " \n"}, 0), 400, "malformed")
        problem(await table.post("/chat", {"text": "x" * 501}, 0), 413, "too_large")
        answer = await server.http.post(
            f"{table.path}/chat", content=b'{"text": "\\ud800"}', headers={"authorization": f"Bearer {table.tokens[0]}"}
        )
        problem(answer, 400, "malformed")
        before = await table.document(1)
        said = (await table.post("/chat", {"text": " hello\n\x07<i>there</i> "}, 0)).json()
        assert said["chat"] == [{"number": 1, "at": int(server.clock.now), "seat": 0, "text": "hello <i>there</i>"}]
        assert said["version"] == before["version"] + 1
        assert (await table.post("/chat", {"text": "once"}, 0, key="k")).json()["version"] == 2
        assert (await table.post("/chat", {"text": "once"}, 0, key="k")).json()["version"] == 2
        for _ in range(2):  # the owner's keys are not those of a seat
            answer = await table.post("/chat", {"text": "owner"}, token=table.owner, key="k")
            assert answer.json()["version"] == 3
        problem(await table.post("/chat", {"text": "another"}, token=table.owner, key="k"), 422, "key_reused")
        problem(await table.post("/chat", {"text": "owner"}, key="k"), 403, "not_yours")
        for number in range(60):
            await table.post("/chat", {"text": str(number)}, token=table.owner)
        document = await table.document()
        assert [line["text"] for line in document["chat"]] == [str(number) for number in range(10, 60)]
        assert document["chat"][0]["seat"] is None

    with_server(tmp_path, play)


def test_settings(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "me"])
        wanted: dict[str, Any] = {"title": " My\ttable ", "pace": "fast", "join": "invite", "absent_after": 1.5}
        for seat in (None, 0):
            problem(await table.post("/settings", wanted, seat), 403, "not_yours")
        changed = (await table.post("/settings", wanted, token=table.owner)).json()
        assert {name: changed[name] for name in wanted} == wanted | {"title": "My table"}
        changed = (await table.post("/settings", {"absent_after": None}, token=table.owner)).json()
        assert (changed["absent_after"], changed["pace"]) == (None, "fast")
        own = (await table.post("/settings", {"turn_end": "countdown"}, 1)).json()
        assert [seat["turn_end"] for seat in own["seats"]] == ["off", "countdown"]
        problem(await table.post("/settings", {"turn_end": "off"}, token=table.owner), 403, "not_yours")
        problem(await table.post("/settings", {"turn_end": "off", "title": "mine"}, 1), 403, "not_yours")
        assert (await table.document(1)) == own  # all of it, or nothing
        for bad in ({"pace": "x"}, {"turn_end": None}, {"more": 1}, {"absent_after": "1"}):
            problem(await table.post("/settings", bad, token=table.owner), 400, "malformed")
        problem(await table.post("/settings", {"absent_after": -1}, token=table.owner), 422, "bad_options")
        server.services.tables._live.clear()
        assert (await table.document(1)) == own

    with_server(tmp_path, play)


def test_an_invitation_tells_its_seat_before_it_is_taken(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        table = await server.new(["me", "open", "open"], join="invite")
        asked = problem(await table.get(token=table.invites[2]), 401, "unknown_token")
        assert asked["arguments"] == {"seat": 2, "spent": False}
        await table.take(2)
        asked = problem(await table.get(token=table.invites[2]), 401, "unknown_token")
        assert asked["arguments"] == {"seat": 2, "spent": True}
        assert problem(await table.get(token="x" * 22), 401, "unknown_token")["arguments"] == {}

    with_server(tmp_path, play)
