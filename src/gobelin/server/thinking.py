"""Bots think in worker processes: with a time limit, fairly queued, never in the event loop.

Workers start when the first thought is wanted. One whose bot dawdles or takes the process down is killed and replaced;
whoever asked gets BotFailed and plays something simple instead.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import gobelin
from gobelin.cores import usable_cores
from gobelin.server.thinker import LENGTH

LIMIT = 10.0  # seconds beyond those a bot was given to think by the clock
START_LIMIT = 60.0  # seconds for a worker to start, on the busiest machine
MOST_WAITING = 8  # thoughts of one table that wait
LARGEST_ANSWER = 1_000_000

Done = Callable[[str, float, str], None]  # bot, seconds it thought, "ok" or the reason of its failure


class BotFailed(Exception):
    """A bot gave no answer. `reason`: time, crash, error, illegal, speechless, busy or stopped."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Thinkers:
    """Worker processes in which bots think. `count` of them at most; None: one for each processor but one."""

    def __init__(self, count: int | None = None, limit: float = LIMIT, done: Done | None = None) -> None:
        self.count = processors() if count is None else count
        self.limit = limit
        self._done = done
        self._waiting: OrderedDict[str, deque[_Thought]] = OrderedDict()  # by table, the next one first
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []  # the one used last comes first: one bot at a time keeps one worker busy
        self._thinking: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(
        self, table: str, game: bytes, player: int, bot: str, seed: int, seconds: float | None = None
    ) -> str:
        """The text of the option that a bot chooses.

        game: a pickled `game.resample(player, seed)`, so that nothing hidden leaves this process. seconds: the time a
        bot may think by the clock; None leaves it to its own budget, which is the same on every machine.
        """
        answer = await self._ask(table, _Thought("choose", game, player, bot, seed, seconds))
        return str(answer["chosen"])

    async def explain(
        self, table: str, game: bytes, player: int, bot: str, seed: int, seconds: float | None = None
    ) -> dict[str, Any]:
        """The document of what a bot would choose, and why: a hint."""
        answer = await self._ask(table, _Thought("explain", game, player, bot, seed, seconds))
        explained: dict[str, Any] = answer["explained"]
        return explained

    async def close(self) -> None:
        """Stop all workers; thoughts that are still wanted fail."""
        self._closed = True
        for thoughts in self._waiting.values():
            for thought in thoughts:
                thought.fail("stopped", "the server stops")
        self._waiting.clear()
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        self._workers.clear()

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return sum(len(thoughts) for thoughts in self._waiting.values())

    # --- The queue: tables take turns, however much one of them wants

    async def _ask(self, table: str, thought: _Thought) -> dict[str, Any]:
        if self._closed:
            raise BotFailed("stopped", "the server stops")
        thoughts = self._waiting.setdefault(table, deque())
        if len(thoughts) >= MOST_WAITING:
            raise BotFailed("busy", "too many thoughts of this table are waiting")
        thoughts.append(thought)
        self._dispatch()
        try:
            return await thought.answer
        finally:
            if thought in thoughts:  # whoever asked has gone before its turn came
                thoughts.remove(thought)
                self._forget_if_empty(table, thoughts)

    def _dispatch(self) -> None:
        while self._waiting and not self._closed:
            worker = self._free_worker()
            if worker is None:
                return
            table, thoughts = next(iter(self._waiting.items()))
            thought = thoughts.popleft()
            self._waiting.move_to_end(table)
            self._forget_if_empty(table, thoughts)
            task = asyncio.get_running_loop().create_task(self._think(worker, thought))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    def _forget_if_empty(self, table: str, thoughts: deque[_Thought]) -> None:
        if not thoughts and self._waiting.get(table) is thoughts:
            del self._waiting[table]

    def _free_worker(self) -> _Worker | None:
        if self._idle:
            return self._idle.pop()
        if len(self._workers) < self.count:
            worker = _Worker()
            self._workers.append(worker)
            return worker
        return None

    async def _think(self, worker: _Worker, thought: _Thought) -> None:
        began = time.monotonic()
        outcome = "ok"
        try:
            answer = await self._answer(worker, thought)
            if "failed" in answer:
                outcome = str(answer["failed"])
                thought.fail(outcome, str(answer["detail"]))
            elif not thought.answer.done():
                thought.answer.set_result(answer)
        except TimeoutError:
            outcome = "time"
            await worker.stop()
            thought.fail(outcome, f"{thought.bot} had no answer after {self._limit(thought):g} s")
        except (OSError, EOFError, ValueError) as error:
            outcome = "crash"
            await worker.stop()
            thought.fail(outcome, f"{thought.bot} took its process down: {error!r}")
        except asyncio.CancelledError:
            outcome = "stopped"
            thought.fail(outcome, "the server stops")
            raise
        finally:
            if self._done is not None:
                self._done(thought.bot, time.monotonic() - began, outcome)
            if not self._closed:
                self._idle.append(worker)
                self._dispatch()

    async def _answer(self, worker: _Worker, thought: _Thought) -> dict[str, Any]:
        fresh = await worker.ready()
        try:
            return await asyncio.wait_for(worker.ask(thought.request()), self._limit(thought))
        except TimeoutError:
            raise
        except (OSError, EOFError):
            if fresh:
                raise
        # The worker may have died before, while nobody looked: the bot is heard once more, in a fresh process.
        await worker.stop()
        return await self._answer(worker, thought)

    def _limit(self, thought: _Thought) -> float:
        return self.limit + (thought.seconds or 0.0)


class _Thought:
    """One question to a bot, and the answer that is awaited."""

    def __init__(self, what: str, game: bytes, player: int, bot: str, seed: int, seconds: float | None) -> None:
        self.what = what
        self.game = game
        self.player = player
        self.bot = bot
        self.seed = seed
        self.seconds = seconds
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def request(self) -> bytes:
        return pickle.dumps((self.what, self.game, self.player, self.bot, self.seed, self.seconds))

    def fail(self, reason: str, detail: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(BotFailed(reason, detail))


class _Worker:
    """One process; none before the first thought and after one that had to be killed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ready(self) -> bool:
        """Start a process unless there is one that lives; whether it is a fresh one."""
        if self._process is not None and self._process.returncode is None:
            return False
        await self.stop()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "gobelin.server.thinker", stdin=PIPE, stdout=PIPE, env=_same_gobelin()
        )
        try:
            await asyncio.wait_for(self._read(self._process), START_LIMIT)
        except TimeoutError as error:
            raise EOFError("the worker did not start") from error
        return True

    async def ask(self, request: bytes) -> dict[str, Any]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(LENGTH.pack(len(request)) + request)
        await process.stdin.drain()
        return await self._read(process)

    async def _read(self, process: Process) -> dict[str, Any]:
        """An answer is JSON: whatever a bot says, nothing of it is run here."""
        assert process.stdout is not None
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        if length > LARGEST_ANSWER:
            raise ValueError(f"an answer of {length} bytes")
        answer: dict[str, Any] = json.loads(await process.stdout.readexactly(length))
        return answer

    async def stop(self) -> None:
        """Kill the process: a bot that dawdles hears nothing else."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()


def processors() -> int:
    """How many workers keep this machine busy and yet leave a processor to the server."""
    return max(1, usable_cores() - 1)


def _same_gobelin() -> dict[str, str]:
    """The environment in which a worker imports the Gobelin that runs here, wherever it was started."""
    source = str(Path(gobelin.__file__).resolve().parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)}
