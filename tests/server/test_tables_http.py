"""Whole games over HTTP: every viewer is told what that viewer may know, step by step, and nothing else."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gobelin import Game
from gobelin.game.luck import LONGEST_SEED
from gobelin.server.deltas import apply_delta
from halls import Server, Table, shown_after, with_server

TABLES: tuple[tuple[list[str], dict[str, Any]], ...] = (
    (["me"], {"options": {"level": 2}}),
    (["me", "bot:greedy"], {}),
    (["me", "open"], {"options": {"shadow_empire": True}}),
    (["me", "open", "me"], {"options": {"start_bonus": True}}),
    (["bot:random", "me", "bot:greedy", "open"], {}),
    (["me", "me", "open", "bot:planner", "me"], {"seed": 5}),
)


@pytest.mark.parametrize(
    ("seats", "more"), TABLES, ids=lambda value: "-".join(value) if isinstance(value, list) else ""
)
def test_whole_games(tmp_path: Path, seats: list[str], more: dict[str, Any]) -> None:
    """Frames lead from each viewer's document to the next, in answers and in the film; the record is the game."""

    async def play(server: Server) -> None:
        table = await server.new(seats, **more)
        for seat in table.invites:
            await table.take(seat, name=f"Guest {seat}")
        viewers = [None, *table.tokens]
        first = {viewer: await table.document(viewer) for viewer in viewers}
        rng = random.Random(len(seats))
        while True:
            await table.settle()
            document = await table.document()
            if document["over"]:  # the last choice may have been a bot's
                break
            seat = rng.choice([seat for seat in document["deciders"] if seat in table.tokens])
            own = await table.document(seat)
            if rng.random() < 0.05 and own["undo"]["steps"]:
                answer = await table.post("/undo", {"to": own["undo"]["to"]}, seat)
            else:
                choice = {"decision": own["decision"]["id"], "option": rng.choice(own["options"])["text"]}
                answer = await table.post("/choices", choice, seat)
            assert answer.status_code == 200, answer.text
            document = answer.json()
            frames = document.pop("frames")
            document.pop("chosen", None)
            assert [frame["version"] for frame in frames] == list(range(own["version"] + 1, document["version"] + 1))
            assert shown_after(own, frames) == document
        for viewer in (None, rng.choice(list(table.tokens))):
            last = await table.document(viewer)
            film = (await table.get("/frames", viewer)).json()
            assert film["version"] == last["version"]
            assert [frame["version"] for frame in film["frames"]] == list(range(last["version"] + 1))
            assert shown_after(None, film["frames"]) == last
            after = first[viewer]["version"]
            later = (await table.get(f"/frames?after={after}", viewer)).json()["frames"]
            assert shown_after(first[viewer], later) == last
            shown: Any = None
            for frame in film["frames"]:
                shown = apply_delta(shown, frame["delta"])
                if frame["version"] % 40 == 0:
                    moment = (await table.get(f"/moments/{frame['version']}", viewer)).json()
                    assert shown == (moment if frame["version"] == last["version"] else without_questions(moment))
        record = (await table.get("/record")).json()
        assert Game.replay(record).scores == document["scores"]
        assert record["seed"] == document["seed"]

    with_server(tmp_path, play)


def without_questions(document: Any) -> Any:
    """A document as it is in the middle of a film."""
    seats = [seat | {"asked_since": None} for seat in document["seats"]]
    nothing: Any = {"decision": None, "options": [], "previews": [], "forecasts": [], "undo": None}
    nothing["turn_ends_at"] = None
    return document | nothing | {"view": document["view"] | {"decision": None, "waiting": []}, "seats": seats}


def test_nobody_is_told_what_others_keep_to_themselves(tmp_path: Path) -> None:
    """Private parts of events go to one seat alone, whatever way they come."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me", "me"], seed=3)
        await table.play(random.Random(1), until=lambda document: document["version"] > 120)
        films = {viewer: (await table.get("/frames", viewer)).json()["frames"] for viewer in (None, 0, 1, 2)}
        game = server.services.tables.tables[0].table.game.copy()
        private = [(event.player, number, event.private) for number, event in enumerate(game.log) if event.private]
        assert len(private) > 10
        for seat, number, secret in private:
            for viewer, film in films.items():
                told = [event for frame in film for event in frame["events"] if event["n"] == number]
                logged = (await table.get(f"/events?since={number}", viewer)).json()["events"][0]
                for event in (*told, logged):
                    assert (secret.keys() <= event.keys()) == (viewer == seat), (viewer, event)
        for frame in films[None]:
            assert not [change for change in frame["delta"] if "hand" in change[0] and change[1:] not in ([None], [])]

    with_server(tmp_path, play)


def test_hands_are_for_those_who_hold_them(tmp_path: Path) -> None:
    """The owner's token opens settings and no hand; neither does none."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"], seed=3)
        await table.take(1)
        await table.play(random.Random(1), until=lambda document: document["version"] > 20)
        for token, own in ((None, None), (table.owner, None), (table.tokens[0], 0), (table.tokens[1], 1)):
            document = (await table.get(token=token)).json()
            assert document["viewer"] == own
            hands = [player["hand"] for player in document["view"]["players"]]
            assert [hand is not None for hand in hands] == [seat == own for seat in range(2)]
            assert (document["decision"] is not None) == (own in document["deciders"])
            assert (document["options"] != []) == (own in document["deciders"])
            assert document["seed"] is None
            assert document["seeded"]
        unseeded = await (await server.new(["me", "bot:random"], seed=None)).document()
        assert (unseeded["seed"], unseeded["seeded"]) == (None, False)

    with_server(tmp_path, play)


def test_a_seat_that_is_not_taken_waits(tmp_path: Path) -> None:
    """A table runs from its creation; whoever takes the seat finds the question."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "open"])
        document = await table.choose(0)
        document = await table.choose(0)
        assert document["deciders"] == [1]
        await table.take(1, name="  Ada\n Lovelace ")
        own = await table.document(1)
        assert own["decision"]["kind"] == "capital"
        assert own["seats"][1] | {"asked_since": 0} == {
            "seat": 1, "kind": "person", "name": "Ada Lovelace", "bot": None, "conceded": False, "left": False,
            "agrees": False, "turn_end": "off", "asked_since": 0, "replaceable_at": None, "invited_again": None,
        }  # fmt: skip

    with_server(tmp_path, play)


def is_later(version: int, document: Any) -> bool:
    return bool(document["version"] > version)


def test_a_table_that_has_left_memory_is_the_same_table(tmp_path: Path) -> None:
    """Loading is replaying: in the middle of a turn, with choices taken back, decisions keep their names."""

    async def play(server: Server) -> None:
        table = await server.new(["me", "me"], seed=3)
        rng = random.Random(2)
        document = await table.document()
        while document["version"] < 60:
            version = document["version"]
            document = await table.play(rng, until=partial(is_later, version))
            seat = document["deciders"][0]
            if rng.random() < 0.2:
                await table.post("/undo", {}, seat)
            before = {viewer: await table.document(viewer) for viewer in (None, 0, 1)}
            server.services.tables._live.clear()
            assert {viewer: await table.document(viewer) for viewer in (None, 0, 1)} == before

    with_server(tmp_path, play)


def test_records_become_tables_to_look_at(tmp_path: Path) -> None:
    """From every seat: whoever has the record knows it all. Dice that were set stay set."""

    async def play(server: Server) -> None:
        game = Game.new(players=2, seed=8)
        rng = random.Random(8)
        dice = 0
        while game.decision is not None:
            option = rng.choice(game.decision.options)
            chances = game.chances(option) if dice < 2 else []
            if chances:
                dice += 1
                game.play(option, outcome=chances[-1]["outcome"])
            else:
                game.play(option)
        assert dice == 2
        record: Any = game.record() | {"seats": [{"name": "Ada"}, {"name": "Bob", "kind": "bot:greedy"}]}
        answer = await server.post("/api/records", record)
        assert answer.status_code == 201
        table = Table(server, answer.json())
        document = await table.document(1)
        assert (document["over"], document["ended"], document["scores"]) == (True, None, game.scores)
        assert [seat["name"] for seat in document["seats"]] == ["Ada", "Bob"]
        answer = await table.get("/frames", 0)
        assert len(answer.json()["frames"]) == len(game.choices) + 1
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.num_bytes_downloaded < 20_000, "a film of two is small"
        plain = await server.http.get(f"{table.path}/frames", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == (await table.get("/frames")).json()
        assert (await table.get("/frames?seat=1")).json() == (await table.get("/frames", 1)).json()
        assert (await table.get("/frames?seat=2")).json()["code"] == "no_such_seat"
        kept = (await table.get("/record")).json()
        assert kept["choices"] == record["choices"]
        assert kept["seats"] == [{"name": "Ada"}, {"name": "Bob"}]
        assert (await table.post("/rematch", {}, 0)).json()["code"] == "not_now"
        half = record | {"choices": record["choices"][:50], "result": None}
        document = await Table(server, (await server.post("/api/records", half)).json()).document()
        assert (document["over"], document["ended"], document["choice"]) == (True, "record", 50)
        for bad in (
            {},
            {"format": "gobelin-record"},
            record | {"choices": ["income"]},
            record | {"result": None, "seed": 1.5},
        ):
            answer = await server.post("/api/records", bad)
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
        facts = {"seed": "1.5", "most": LONGEST_SEED}
        assert answer.json()["arguments"] == {"error": {"key": "record-seed", "facts": facts, "because": []}}

    with_server(tmp_path, play)
