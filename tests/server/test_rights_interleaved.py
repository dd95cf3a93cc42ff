"""Rights at two processes on one PostgreSQL: whatever two people do at once, each right has one owner.

Pairs of deeds are done at the same time, one at each process, in every order of the steps at which the processes can
meet: reading what stands, and writing. (What is checked between the two is in memory alone.) What comes of it must be
what comes of doing one after the other, and both processes must have the same table. A soak tries every pair.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import msgspec
import pytest

from effort import samples
from gobelin.server import ids
from gobelin.server.changes import asker_of
from gobelin.server.entries import Stored
from gobelin.server.hosted import HostedTable
from gobelin.server.store.store import Store
from halls import Server, Table, problem, serving
from postgres import Postgres

STEPS = [("one", "read"), ("one", "write"), ("two", "read"), ("two", "write")]
# All orders in which each process reads before it writes: one after the other, and both at once
ORDERS = [
    order
    for order in permutations(STEPS)
    if all(order.index((who, "read")) < order.index((who, "write")) for who in ("one", "two"))
]
AFTER_EACH_OTHER = [ORDERS[0], ORDERS[-1]]
# Where both have read, who did so first makes no difference: either may write first, and a soak tries all
AT_ONCE = sorted(ORDERS[1:-1], key=lambda order: order[0])[: samples(2, 4)]
KEY = "a key that nobody guesses"
LATER = 3600.0  # seconds after which an invitation to a taken seat can be taken, and a bot play for who is away


class Gate:
    """Lets each process take its steps when it is its turn."""

    def __init__(self) -> None:
        self._left: list[tuple[str, str]] = []
        self._news = asyncio.Condition()

    def begin(self, order: tuple[tuple[str, str], ...]) -> None:
        self._left = list(order)

    def guard(self, who: str, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        for name, step in (("version", "read"), ("append", "write")):
            monkeypatch.setattr(store, name, self._guarded((who, step), getattr(store, name)))

    def _guarded(self, step: tuple[str, str], work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def guarded(*given: Any, **named: Any) -> Any:
            if step not in self._left:
                return await work(*given, **named)
            async with self._news:
                await self._news.wait_for(lambda: self._left[0] == step)
            try:
                return await work(*given, **named)
            finally:
                await self._done([step])

        return guarded

    async def _done(self, steps: list[tuple[str, str]]) -> None:
        async with self._news:
            self._left = [step for step in self._left if step not in steps]
            self._news.notify_all()

    async def pass_through(self, who: str, work: Awaitable[Any]) -> Any:
        """Do it; steps that it did not come to keep nobody waiting."""
        try:
            return await work
        finally:
            await self._done([(who, "read"), (who, "write")])


@dataclass
class Scene:
    """A table as it stands before two things happen, and whatever people know of it."""

    stored: Stored
    secrets: dict[str, str] = field(default_factory=dict)  # tokens, invitations, codes by name
    sitting: str = "Vera"  # whose the seat is
    proposal: int = 0
    choice: dict[str, str] = field(default_factory=dict)

    def copy(self) -> Stored:
        """The same table under another name."""
        id = ids.new_table()
        tokens = [msgspec.structs.replace(token, table=id) for token in self.stored.tokens]
        return msgspec.structs.replace(self.stored, id=id, tokens=tokens)


Doer = Callable[[Scene, Table], Awaitable[Any]]


@dataclass(frozen=True)
class Doing:
    """Something that somebody does; `gets`: whose the token is that may come of it."""

    name: str
    do: Doer
    gets: str = ""


def seat(action: str, by: str | None = None, *, at: int = 1, gets: str = "", **more: str) -> Doing:
    """An action on the seat in question; values that are names of secrets become these."""

    async def do(scene: Scene, table: Table) -> Any:
        body = {"action": action} | {name: scene.secrets.get(value, value) for name, value in more.items()}
        return await table.post(f"/seats/{at}", body, token=None if by is None else scene.secrets[by])

    return Doing(" ".join([action, *(more.values()), f"by {by}"]), do, gets)


def settings(by: str, **wanted: Any) -> Doing:
    async def do(scene: Scene, table: Table) -> Any:
        said = {name: scene.proposal if name in ("agree", "refuse") else value for name, value in wanted.items()}
        return await table.post("/settings", said, token=scene.secrets[by])

    return Doing(f"settings {wanted} by {by}", do)


def returning(by: str, at: int = 1, gets: str = "Vera") -> Doing:
    async def do(scene: Scene, table: Table) -> Any:
        if by == "code":
            return await table.post("/return", {"code": scene.secrets["code"]})
        cookie = {"cookie": f"gobelin-{at}={ids.cookie_of(scene.secrets['laptop'])}"}
        return await table.server.http.post(f"{table.path}/return", json={}, headers=cookie)

    return Doing(f"return by {by}", do, gets)


async def repeat(_: Scene, table: Table) -> Any:
    return await table.post("/seats/1", {"action": "take", "name": "Vera"}, key=KEY)


async def choose(scene: Scene, table: Table) -> Any:
    return await table.post("/choices", scene.choice, token=scene.secrets["laptop"])


async def play_again(scene: Scene, table: Table) -> Any:
    return await table.post("/rematch", {}, token=scene.secrets["maker"])


AT_AN_OPEN_SEAT = [
    seat("take", invite="sent", name="Vera", gets="Vera"),
    seat("take", invite="kept", name="Maker", gets="Maker"),
    seat("take", name="Stranger", gets="Stranger"),
    seat("link", "owner"),
    seat("to_bot", "owner"),
    settings("owner", join="invite"),
]
AT_A_TAKEN_SEAT = [
    seat("take", invite="again", name="Paul", gets="Paul"),
    seat("take", invite="own", gets="Vera"),
    seat("refuse", "laptop"),
    seat("revoke", "laptop", device="phone's"),
    seat("revoke", "phone", device="laptop's"),
    seat("link", "phone"),
    seat("invite_again", "owner"),
    seat("to_bot", "phone"),
    returning("code"),
    returning("cookie"),
    settings("owner", absent_after=2.0),
    settings("phone", agree=0),
    settings("owner", refuse=0),
    Doing("take once more", repeat, "Vera"),
    Doing("choose", choose),
    seat("to_bot", "maker"),
    seat("back", "laptop"),
    seat("concede", "laptop"),
    seat("name", "phone", name="Vee"),
    settings("laptop", end=True),
    settings("maker", end=True),
]
AT_A_SEAT_WITH_A_STAND_IN = [
    seat("back", "laptop"),
    seat("back", "phone"),
    seat("concede", "laptop"),
    seat("take", invite="again", name="Paul", gets="Paul"),
    seat("invite_again", "owner"),
    seat("refuse", "phone"),
    seat("revoke", "phone", device="laptop's"),
    seat("to_bot", "maker"),
    returning("code"),
    settings("phone", agree=0),
    settings("maker", end=True),
    Doing("choose", choose),
]
AT_THE_MAKERS_SEAT = [
    returning("code", 0, "Maker"),
    returning("cookie", 0, "Maker"),
    seat("take", at=0, invite="again", name="Paul", gets="Paul"),
    seat("refuse", "laptop", at=0),
    seat("revoke", "phone", at=0, device="laptop's"),
    seat("revoke", "laptop", at=0, device="phone's"),
    seat("invite_again", "owner", at=0),
    seat("invite_again", "owner"),
    settings("owner", title="Friday"),
    settings("owner", hints=False),
]
WHEN_IT_IS_OVER = [
    seat("leave", "laptop"),
    seat("leave", "phone"),
    seat("revoke", "phone", device="laptop's"),
    returning("code"),
    Doing("rematch", play_again),
]


class Two:
    """Two processes that hear nothing of each other but what they read."""

    def __init__(self, one: Server, two: Server, gate: Gate) -> None:
        self.servers = {"one": one, "two": two}
        self.gate = gate

    def at(self, who: str, id: str) -> Table:
        return Table(self.servers[who], {"table": id, "owner": "", "seats": []})

    async def outcome(self, scene: Scene, first: Doing, second: Doing, order: tuple[tuple[str, str], ...]) -> Any:
        """Do both; who was refused, who has the seat then, and what everybody sees."""
        stored = scene.copy()
        await self.servers["one"].services.tables.store.create(stored)
        tables = {who: self.at(who, stored.id) for who in self.servers}
        for table in tables.values():
            await table.get()  # both have it in memory
        self.gate.begin(order)
        doing = {"one": first, "two": second}
        answers = await asyncio.gather(
            *(self.gate.pass_through(who, one.do(scene, tables[who])) for who, one in doing.items())
        )
        documents = [await table.document() for table in tables.values()]
        assert documents[0] == documents[1]
        known = [(await server.services.tables.find(stored.id)).table for server in self.servers.values()]
        assert rights_of(known[0]) == rights_of(known[1])
        opened = openers(scene, known, list(doing.values()), answers)
        assert len(opened) <= 1, opened
        seen = documents[0]
        if seen["rematch"] is not None:
            again = [await self.at(who, seen["rematch"]).document() for who in self.servers]
            assert again[0] == again[1]
        told = [notice["kind"] for notice in seen["notices"]]
        return {
            "answers": [answer.status_code for answer in answers],
            "opened by": opened,
            "owned by": owners(scene, known, answers),
            "rights": sorted((token[1], token[2], token[3]) for token in rights_of(known[0])),
            "seats": [{**one, "invited_again": one["invited_again"] is not None} for one in seen["seats"]],
            "settings": (seen["absent_after"], seen["join"], seen["hints"], seen["title"], len(seen["proposals"])),
            "over": seen["over"],
            "told": told if first.name == second.name else [*told[:-2], *sorted(told[-2:])],
            "version": seen["version"],
        }


def openers(scene: Scene, tables: list[HostedTable], doing: list[Doing], answers: list[Any]) -> set[str]:
    """Who sits on the seat: by what was known before, and by what was just given. Both processes agree on it."""
    held = {scene.secrets[name]: scene.sitting for name in ("laptop", "phone") if name in scene.secrets}
    for one, answer in zip(doing, answers, strict=True):
        if one.gets and answer.status_code == 200:
            given = answer.json()
            for place in given.get("seats", [given]):
                held[place["token"]] = one.gets
    return {who for token, who in held.items() if opens(token, tables)}


def owners(scene: Scene, tables: list[HostedTable], answers: list[Any]) -> list[bool]:
    """Which of the owner's tokens are good: the first one, and those that were just given to who came back."""
    given = [answer.json().get("owner") for answer in answers if answer.status_code == 200]
    return [opens(token, tables) for token in (scene.secrets["owner"], *given) if token is not None]


def opens(token: str, tables: list[HostedTable]) -> bool:
    """Whether a token opens anything, as both processes have the table."""
    known = [asker_of(table, token) for table in tables]
    assert known[0] == known[1]
    return known[0] is not None


def rights_of(table: HostedTable) -> list[tuple[Any, ...]]:
    return sorted((token.hash, str(token.seat), token.kind, token.spent, token.device) for token in table.tokens)


@asynccontextmanager
async def two_processes(folder: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Two]:
    async def deaf(_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("gobelin.server.live_tables.LiveTables.listen", deaf)
    async with serving(folder, url) as one, serving(folder, url) as two:
        gate = Gate()
        for who, server in (("one", one), ("two", two)):
            server.thinkers.hold = asyncio.Event()  # no bot moves
            gate.guard(who, server.services.tables.store, monkeypatch)
        yield Two(one, two, gate)


async def stored(table: Table) -> Stored:
    found = await table.server.services.tables.store.load(table.id)
    assert found is not None
    return found


async def an_open_seat(server: Server) -> Scene:
    table = await server.new(["me", "open"], pace="normal")
    secrets = {"owner": table.owner, "maker": table.tokens[0], "sent": table.invites[1]}
    secrets["kept"] = (await table.post("/seats/1", {"action": "link"}, token=table.owner)).json()["invite"]
    return Scene(await stored(table), secrets)


async def a_taken_seat(server: Server) -> Scene:
    """Vera sits there with two devices; the owner has invited again and proposes something. There is a third seat, of
    the maker, who would end the table there.
    """
    table = await server.new(["me", "open", "me"], pace="normal", absent_after=1)
    laptop = (await table.post("/seats/1", {"action": "take", "name": "Vera"}, key=KEY)).json()
    links = [
        (await table.post("/seats/1", {"action": "link"}, token=laptop["token"])).json()["invite"] for _ in range(2)
    ]
    phone = (await table.post("/seats/1", {"action": "take", "invite": links[0]})).json()
    devices = (await table.get("/devices", token=laptop["token"])).json()["devices"]
    own = await table.get(token=laptop["token"])
    choice = {"decision": own.json()["decision"]["id"], "option": own.json()["options"][0]["text"]}
    again = (await table.post("/seats/1", {"action": "invite_again"}, token=table.owner)).json()
    proposed = (await table.post("/settings", {"hints": False}, token=table.owner)).json()
    await table.post("/settings", {"end": True}, 2)
    secrets = {
        "owner": table.owner,
        "maker": table.tokens[0],
        "laptop": laptop["token"],
        "phone": phone["token"],
        "code": laptop["recovery"],
        "own": links[1],
        "again": again["invite"],
        "laptop's": next(one["device"] for one in devices if one["here"]),
        "phone's": next(one["device"] for one in devices if not one["here"]),
    }
    return Scene(await stored(table), secrets, "Vera", proposed["proposals"][0]["number"], choice)


async def after(scene: Scene, server: Server, path: str, body: Any, *by: str) -> Scene:
    """The same table when some more has happened."""
    table = Table(server, {"table": scene.stored.id, "owner": "", "seats": []})
    for who in by:
        answer = await table.post(path, body, token=scene.secrets[who])
        assert answer.status_code == 200, answer.text
    return replace(scene, stored=await stored(table))


async def a_seat_with_a_stand_in(server: Server) -> Scene:
    return await after(await a_taken_seat(server), server, "/seats/1", {"action": "to_bot"}, "phone")


async def a_table_that_is_over(server: Server) -> Scene:
    return await after(await a_taken_seat(server), server, "/settings", {"end": True}, "laptop", "maker")


async def the_makers_seat(server: Server) -> Scene:
    """The maker has two devices, only one of them the owner's, and has invited somebody to the own seat."""
    table = await server.new(["me", "open"], pace="normal")
    await table.take(1)
    invite = (await table.post("/seats/0", {"action": "link"}, 0)).json()["invite"]
    phone = (await table.post("/seats/0", {"action": "take", "invite": invite})).json()
    devices = (await table.get("/devices", 0)).json()["devices"]
    again = (await table.post("/seats/0", {"action": "invite_again"}, token=table.owner)).json()
    secrets = {
        "owner": table.owner,
        "laptop": table.tokens[0],
        "phone": phone["token"],
        "code": table.made["seats"][0]["recovery"],
        "again": again["invite"],
        "laptop's": next(one["device"] for one in devices if one["here"]),
        "phone's": next(one["device"] for one in devices if not one["here"]),
    }
    return Scene(await stored(table), secrets, "Maker")


@pytest.mark.parametrize(
    ("scene_of", "deeds"),
    [
        (an_open_seat, AT_AN_OPEN_SEAT),
        (a_taken_seat, AT_A_TAKEN_SEAT),
        (a_seat_with_a_stand_in, AT_A_SEAT_WITH_A_STAND_IN),
        (the_makers_seat, AT_THE_MAKERS_SEAT),
        (a_table_that_is_over, WHEN_IT_IS_OVER),
    ],
    ids=("open", "taken", "away", "maker", "over"),
)
def test_pairs_of_deeds_in_every_order(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, scene_of: Any, deeds: list[Doing]
) -> None:
    async def run() -> None:
        async with two_processes(tmp_path, postgres.new_database(), monkeypatch) as both:
            scene = await scene_of(both.servers["one"])
            for server in both.servers.values():
                server.clock.now += LATER
            for first, second in pairs:
                possible = [await both.outcome(scene, first, second, order) for order in AFTER_EACH_OTHER]
                for order in AT_ONCE:
                    outcome = await both.outcome(scene, first, second, order)
                    assert outcome in possible, (first.name, second.name, order)

    pairs = list(combinations_with_replacement(deeds, 2))
    pairs = random.Random(21).sample(pairs, min(len(pairs), samples(60, len(pairs))))
    assert [tuple(STEPS), tuple(STEPS[2:] + STEPS[:2])] == AFTER_EACH_OTHER
    assert {order[2] for order in AT_ONCE} == {("one", "write"), ("two", "write")}
    asyncio.run(run())


def test_whoever_keeps_an_invitation_does_not_get_the_seat(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The maker asks one process for another invitation, somebody sits down by the other one."""

    async def run() -> None:
        async with two_processes(tmp_path, postgres.new_database(), monkeypatch) as both:
            table = await both.servers["one"].new(["me", "open"], join="invite")
            twin = both.at("two", table.id)
            await twin.get()
            kept = (await twin.post("/seats/1", {"action": "link"}, token=table.owner)).json()["invite"]
            await table.take(1, name="Victim")
            for thief in (twin, table):
                problem(await thief.post("/seats/1", {"action": "take", "invite": kept}), 409, "invite_spent")

    asyncio.run(run())
