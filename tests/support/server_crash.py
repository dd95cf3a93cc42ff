"""The server has its troubles while people play, again and again: every choice it has acknowledged is there afterwards.

It is killed, or restarted, or its disk is full for a while.

Players go on by real HTTP through all of it: what got no answer is asked for again under the same key. Every answer is
held against what was known before, and all acknowledged choices are asked for once more, over HTTP and in the store.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar

import httpx

from command_line import COMMAND, ENVIRONMENT
from disks import fill, small_disk
from gobelin.server.acts import Choice
from gobelin.server.ids import hashed
from gobelin.server.store import Store
from ports import free_port, is_free
from postgres import Postgres, programs

TABLES = (["me", "me"], ["me", "bot:random"], ["me", "me", "bot:novice"])
UNDONE = 0.1  # of the choices
READY = 180.0  # seconds a start may take on a busy machine, and bots until the lease of a dead process has run out
ROOM = {"sqlite": "64m", "postgresql": "256m"}  # on the disk that gets full


class Server:
    """`gobelin serve` on one port, through all its lives."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self._command = [*COMMAND, "serve", "--database", database, *options]
        self._process: subprocess.Popen[bytes] | None = None
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 (for all its lives: see close)
        self._ran = False

    @property
    def url(self) -> str:
        """It stays as it is from the first start on."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> float:
        """Start it; how many seconds until it is ready."""
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [*self._command, "--port", str(self.port)],
            stdout=subprocess.DEVNULL,
            stderr=self._log,
            env=ENVIRONMENT,
            start_new_session=True,
        )
        async with asyncio.timeout(READY):
            while not await self.is_healthy():
                if self._process.poll() is not None:
                    taken = not self._ran and not is_free(self.port)
                    assert taken, f"the server ended by itself: {self._process.returncode}"
                    self.port = free_port()  # somebody else was faster
                    return await self.start()
                await asyncio.sleep(0.05)
        self._ran = True
        return time.perf_counter() - began

    @property
    def errors(self) -> str:
        """What its log says of the last requests that were answered with 500."""
        self._log.seek(0)
        lines = self._log.read().decode(errors="replace").splitlines()
        return "\n".join([line[:8000] for line in lines if "request_failed" in line][-3:])

    async def is_healthy(self) -> bool:
        with suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=READY) as client:
                return (await client.get("/health")).status_code == httpx.codes.OK
        return False

    async def stop(self) -> None:
        """As systemd stops it."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self._process.wait, READY)
        assert code == 0, f"the server stopped with {code}"
        self._process = None

    def kill(self) -> None:
        """At once, with everything it started."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Its last life is over."""
        self.kill()
        self._log.close()

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

    seats: list[str]
    luck: random.Random
    may_be_refused: bool = False
    table: str = ""
    tokens: dict[int, str] = field(default_factory=dict)
    version: int = 0
    choices: list[Acknowledged] = field(default_factory=list)
    earlier: list[Party] = field(default_factory=list)  # tables that were played to their end
    repeated: int = 0  # requests that got no answer the first time
    refused: int = 0  # requests for which the database had no room

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
        self.earlier.append(replace(self, earlier=[], repeated=0, refused=0))
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
            if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE and self.may_be_refused:
                assert answer.json()["code"] == "not_ready", answer.text
                self.refused += 1
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
            found = (entry.seat, entry.act, entry.key)
            act = Choice(choice.body["decision"], choice.body["option"], "person")
            wanted = (choice.seat, act, hashed(choice.key))
            assert found == wanted, f"{found}, not {wanted}"


@dataclass
class Outcome:
    """What happened."""

    times: int = 0  # that the server had its troubles
    tables: int = 0
    choices: int = 0  # acknowledged
    lost: int = 0  # of them; more than none is an AssertionError, so this says what was found
    repeated: int = 0
    refused: int = 0
    starts: list[float] = field(default_factory=list)


class People:
    """Parties at their tables, who go on whatever happens."""

    def __init__(self, server: Server, seed: int, may_be_refused: bool) -> None:
        self.parties = [
            Party(seats, random.Random(f"{seed} {place}"), may_be_refused) for place, seats in enumerate(TABLES * 2)
        ]
        self.client = httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=READY)
        self._stop = asyncio.Event()
        self._playing = [asyncio.create_task(party.play(self.client, self._stop)) for party in self.parties]

    @property
    def everything(self) -> list[Party]:
        return [one for party in self.parties for one in (*party.earlier, party) if one.table]

    @property
    def made(self) -> int:
        return sum(len(party.choices) for party in self.everything)

    @property
    def repeated(self) -> int:
        return sum(party.repeated for party in self.parties)

    @property
    def refused(self) -> int:
        return sum(party.refused for party in self.parties)

    async def until(self, condition: Callable[[], bool]) -> None:
        """While they play; whatever goes wrong at a table is raised here."""
        async with asyncio.timeout(READY):
            while not condition():
                for task in self._playing:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.01)

    async def until_made(self, choices: int) -> None:
        await self.until(lambda: self.made >= choices)

    async def all_go_on(self) -> None:
        """Until there was a choice at every table, bots' tables included."""

        def now() -> list[tuple[str, int]]:
            return [(party.table, len(party.choices)) for party in self.parties]

        before = now()
        await self.until(lambda: all(one != known for one, known in zip(now(), before, strict=True)))

    async def check_store(self, database: str) -> None:
        """All that is known now: the games may go on while the store is read, or come to their end."""
        known = [(party, party.table, party.version, party.choices[:]) for party in self.everything]
        store = await Store.open(database, beside=True)
        for party, table, version, choices in known:
            await party.check_store(store, table, version, choices)
        await store.close()

    async def finish(self) -> None:
        """The last moves; then every choice is asked for once more."""
        self._stop.set()
        await asyncio.gather(*self._playing)
        for party in self.everything:
            await party.check_by_asking(self.client)

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await self.client.aclose()


class Trouble(ABC):
    """What happens to the server, again and again."""

    name: ClassVar[str]  # as it is told: "killed"
    refuses = False  # whether people are told to come back

    @abstractmethod
    async def come(self, server: Server, people: People, luck: random.Random) -> None:
        """Afterwards the store can be read."""

    @abstractmethod
    async def go(self, server: Server, people: People) -> float | None:
        """All is well again; the seconds until the server was ready, where it was away."""


class Kill(Trouble):
    """At once; or one of its processes, which is replaced."""

    name = "killed"

    def __init__(self, one_at_a_time: bool = False) -> None:
        self._one_at_a_time = one_at_a_time
        self._whole = False

    async def come(self, server: Server, people: People, luck: random.Random) -> None:
        self._whole = not (self._one_at_a_time and server.kill_one(luck))
        if self._whole:
            server.kill()

    async def go(self, server: Server, people: People) -> float | None:
        return await server.start() if self._whole else None


class Restart(Trouble):
    """It is asked to end, and started again."""

    name = "restarted"

    async def come(self, server: Server, people: People, luck: random.Random) -> None:
        await server.stop()

    async def go(self, server: Server, people: People) -> float | None:
        return await server.start()


class FullDisk(Trouble):
    """Something else takes all room beside the database, and gives it back."""

    name = "without room on its disk"
    refuses = True

    def __init__(self, disk: Path, database_back: Callable[[], None] = lambda: None) -> None:
        """`database_back`: start a database that did not survive it, if it did not."""
        self._filler = disk / "filler"
        self._database_back = database_back

    async def come(self, server: Server, people: People, luck: random.Random) -> None:
        before = people.refused
        fill(self._filler)
        await people.until(lambda: people.refused > before)
        async with asyncio.timeout(READY):
            while await server.is_healthy():
                await asyncio.sleep(0.1)
        self._filler.unlink()
        async with asyncio.timeout(READY):
            while not await server.is_healthy():
                await asyncio.to_thread(self._database_back)
                await asyncio.sleep(0.1)

    async def go(self, server: Server, people: People) -> float | None:
        await people.all_go_on()
        return None


@contextmanager
def place_for(database: str, kind: str, several: bool = False) -> Iterator[tuple[str, Trouble]]:
    """The address of an empty database, and what will happen to its server."""
    plain: Trouble = Restart() if kind == "restart" else Kill(one_at_a_time=several)
    full = kind == "disk"
    with (
        tempfile.TemporaryDirectory(prefix="gobelin-crash-") as name,
        small_disk(Path(name), ROOM[database]) if full else nullcontext(),
    ):
        folder = Path(name)
        if database == "sqlite":
            yield f"sqlite:///{folder}/tables.db", FullDisk(folder) if full else plain
            return
        found = programs()
        assert found is not None, "there is no PostgreSQL: apt-get install postgresql"
        server = Postgres(found, durable=True, folder=folder if full else None)

        def back() -> None:
            if not server.runs:
                server.start()

        try:
            yield server.new_database(), FullDisk(folder, back) if full else plain
        finally:
            server.remove()


async def crash(
    database: str,
    times: int,
    seed: int,
    *options: str,
    trouble: Trouble | None = None,
    told: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """The server has its troubles while people play; AssertionError if anything acknowledged is lost."""
    trouble = trouble or Kill()
    luck = random.Random(seed)
    server = Server(database, *options)
    outcome = Outcome()
    people: People | None = None
    try:
        outcome.starts.append(await server.start())
        people = People(server, seed, trouble.refuses)
        for outcome.times in range(1, times + 1):
            await people.until_made(people.made + luck.randrange(5, 60))
            await asyncio.sleep(luck.random() * 0.05)
            await trouble.come(server, people, luck)
            await people.check_store(database)
            told(f"{trouble.name} {outcome.times} times: all {people.made} acknowledged choices are there")
            seconds = await trouble.go(server, people)
            if seconds is not None:
                outcome.starts.append(seconds)
        await people.all_go_on()
        await people.finish()
    except BaseException as error:
        error.add_note(server.errors)
        raise
    finally:
        server.close()
        if people is not None:
            await people.leave()
    outcome.tables, outcome.choices = len(people.everything), people.made
    outcome.repeated, outcome.refused = people.repeated, people.refused
    return outcome
