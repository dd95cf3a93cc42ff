"""The server is killed while people play, again and again: every choice it has acknowledged is there afterwards.

Players go on by real HTTP through all of it: what got no answer is asked for again under the same key. Every answer is
held against what was known before, and all acknowledged choices are asked for once more, over HTTP and in the store.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from command_line import COMMAND, ENVIRONMENT
from gobelin.server.ids import hashed
from gobelin.server.store import Store
from ports import free_port

TABLES = (["me", "me"], ["me", "bot:random"], ["me", "me", "bot:novice"])
UNDONE = 0.1  # of the choices
READY = 180.0  # seconds a start may take on a busy machine, and bots until the lease of a dead process has run out


class Server:
    """`gobelin serve` on one port, through all its lives."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [*COMMAND, "serve", "--port", str(self.port), "--database", database, *options]
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start it; how many seconds until it is ready."""
        began = time.perf_counter()
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        async with httpx.AsyncClient(base_url=self.url, trust_env=False) as client:
            while time.perf_counter() - began < READY:
                assert self._process.poll() is None, f"the server ended by itself: {self._process.returncode}"
                with suppress(httpx.TransportError):
                    if (await client.get("/health")).status_code == httpx.codes.OK:
                        return time.perf_counter() - began
                await asyncio.sleep(0.05)
        raise AssertionError("the server is not ready")

    def kill(self) -> None:
        """At once, with everything it started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def kill_one(self, luck: random.Random) -> bool:
        """One of several processes; False if there is none yet. The others go on, and it is replaced."""
        assert self._process is not None
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        workers = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        if workers:
            os.kill(int(luck.choice(workers)), signal.SIGKILL)
        return bool(workers)


@dataclass
class Acknowledged:
    """A choice that the server said was made."""

    seat: int
    body: dict[str, str]
    key: str
    number: int


@dataclass
class Party:
    """Everybody at one table."""

    url: str
    seats: list[str]
    luck: random.Random
    table: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    version: int = 0
    choices: list[Acknowledged] = field(default_factory=list)
    earlier: list[Party] = field(default_factory=list)  # tables that were played to their end
    repeated: int = 0  # requests that got no answer the first time

    async def play(self, client: httpx.AsyncClient, stop: asyncio.Event) -> None:
        while not stop.is_set():
            if not self.table:
                made = await self._made(client)
                self.table = made["table"]
                self.tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
            await self._move(client)

    async def _made(self, client: httpx.AsyncClient) -> Any:
        """A table. One that got no answer may be there, too: nobody knows it, so nobody misses it."""
        body = {"players": len(self.seats), "seats": self.seats, "seed": self.luck.getrandbits(32)}
        return (await self._asked(client, "POST", "/api/tables", None, body)).json()

    async def _move(self, client: httpx.AsyncClient) -> None:
        for seat, token in self.tokens.items():
            document = (await self._asked(client, "GET", f"/api/tables/{self.table}", token)).json()
            self._seen(document)
            if document["over"]:
                self._leave()
                return
            if document["undo"] is not None and document["undo"]["steps"] and self.luck.random() < UNDONE:
                await self._undo(client, seat)
                return
            if document["decision"] is None or not document["options"]:
                continue
            body = {"decision": document["decision"]["id"], "option": self.luck.choice(document["options"])["text"]}
            key = f"{self.luck.getrandbits(64):x}"
            answer = await self._chosen(client, seat, body, key)
            self.choices.append(Acknowledged(seat, body, key, answer["chosen"]["number"]))
            return
        await asyncio.sleep(0.05)  # a bot thinks

    async def _undo(self, client: httpx.AsyncClient, seat: int) -> None:
        """Taking a choice back is an entry like any other: its version stays."""
        path = f"/api/tables/{self.table}/undo"
        key = f"{self.luck.getrandbits(64):x}"
        self._seen((await self._asked(client, "POST", path, self.tokens[seat], {}, key)).json())

    async def _chosen(self, client: httpx.AsyncClient, seat: int, body: dict[str, str], key: str) -> Any:
        path = f"/api/tables/{self.table}/choices"
        answer = (await self._asked(client, "POST", path, self.tokens[seat], body, key)).json()
        self._seen(answer)
        for name, wanted in body.items():
            assert answer["chosen"][name] == wanted, f"another choice was made: {answer['chosen']}, not {body}"
        return answer

    def _seen(self, document: Any) -> None:
        assert document["version"] >= self.version, f"the table went back: {document['version']} < {self.version}"
        self.version = document["version"]

    def _leave(self) -> None:
        self.earlier.append(Party(self.url, self.seats, self.luck, self.table, self.tokens, self.version, self.choices))
        self.table, self.tokens, self.version, self.choices = "", {}, 0, []

    async def _asked(
        self, client: httpx.AsyncClient, method: str, path: str, token: str | None, body: Any = None, key: str = ""
    ) -> httpx.Response:
        """Asked again and again while the server is away."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if key:
            headers["Idempotency-Key"] = key
        while True:
            try:
                answer = await client.request(method, path, json=body, headers=headers)
            except httpx.TransportError:
                self.repeated += 1
                await asyncio.sleep(0.05)
                continue
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
            return answer

    async def check_by_asking(self, client: httpx.AsyncClient) -> None:
        """Every choice once more under its key: it was made before, under the same number."""
        for choice in self.choices:
            answer = await self._chosen(client, choice.seat, choice.body, choice.key)
            assert answer["chosen"]["number"] == choice.number, f"made twice: {choice} {answer['chosen']}"

    @staticmethod
    async def check_store(store: Store, table: str, version: int, choices: list[Acknowledged]) -> None:
        stored = await store.load(table)
        assert stored is not None, f"table {table} is lost"
        assert [entry.number for entry in stored.entries] == list(range(1, len(stored.entries) + 1))
        assert len(stored.entries) >= version, f"{len(stored.entries)} entries, {version} were shown"
        for choice in choices:
            entry = stored.entries[choice.number - 1]
            found = (entry.kind, entry.seat, entry.data["decision"], entry.data["option"], entry.key)
            wanted = ("choice", choice.seat, choice.body["decision"], choice.body["option"], hashed(choice.key))
            assert found == wanted, f"{found}, not {wanted}"


@dataclass
class Outcome:
    """What happened."""

    kills: int = 0
    tables: int = 0
    choices: int = 0  # acknowledged
    lost: int = 0  # of them; more than none is an AssertionError, so this says what was found
    repeated: int = 0
    starts: list[float] = field(default_factory=list)


async def _all_go_on(parties: list[Party], playing: list[asyncio.Task[None]]) -> None:
    """Until there was a choice at every table, bots' tables included."""
    before = [(party.table, len(party.choices)) for party in parties]
    while any((party.table, len(party.choices)) == known for party, known in zip(parties, before, strict=True)):
        if any(task.done() for task in playing):
            return
        await asyncio.sleep(0.05)


async def crash(
    database: str,
    times: int,
    seed: int,
    *options: str,
    one_at_a_time: bool = False,
    told: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """Kill the server while parties play, or one of its processes; AssertionError if anything acknowledged is lost."""
    luck = random.Random(seed)
    server = Server(database, *options)
    outcome = Outcome()
    parties = [Party(server.url, seats, random.Random(f"{seed} {place}")) for place, seats in enumerate(TABLES * 2)]
    stop = asyncio.Event()

    def everything() -> list[Party]:
        return [one for party in parties for one in (*party.earlier, party) if one.table]

    def made() -> int:
        return sum(len(party.choices) for party in everything())

    outcome.starts.append(await server.start())
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        playing = [asyncio.create_task(party.play(client, stop)) for party in parties]
        try:
            for outcome.kills in range(1, times + 1):
                wanted = made() + luck.randrange(5, 60)
                while made() < wanted and not any(task.done() for task in playing):
                    await asyncio.sleep(0.01)
                await asyncio.sleep(luck.random() * 0.05)
                whole = not (one_at_a_time and server.kill_one(luck))
                if whole:
                    server.kill()
                store = await Store.open(database, beside=True)
                # what is known now: the games may go on while the store is read, or come to their end
                known = [(party, party.table, party.version, party.choices[:]) for party in everything()]
                for party, table, version, choices in known:
                    await party.check_store(store, table, version, choices)
                await store.close()
                told(f"killed {outcome.kills} times: all {made()} acknowledged choices are there")
                if whole:
                    outcome.starts.append(await server.start())
                if any(task.done() for task in playing):
                    break
            await asyncio.wait_for(_all_go_on(parties, playing), READY)
            stop.set()
            await asyncio.gather(*playing)
            for party in everything():
                await party.check_by_asking(client)
        finally:
            server.kill()
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    outcome.tables, outcome.choices = len(everything()), made()
    outcome.repeated = sum(party.repeated for party in parties)
    return outcome
