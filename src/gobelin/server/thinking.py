"""Bots think in worker processes: with a time limit, fairly queued, never in the event loop.

Workers start when the first thought is wanted. One whose bot dawdles or takes the process down is killed and replaced;
whoever asked gets BotFailed and plays something simple instead. The limit is one of processor time: on a slow or
crowded machine a bot takes longer and chooses the same.
"""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import gobelin
from gobelin.machine.cores import usable_cores
from gobelin.server.thinker import LENGTH, OUT_OF_TIME
from gobelin.server.thoughts import Chosen, Thought
from gobelin.server.turns import Turns

LIMIT = 30.0  # seconds of processor time beyond those a bot was given to think by the clock
LONGEST = 600.0  # seconds by the clock, whatever the machine has to do beside: the bot waits for what never comes
START_LIMIT = 60.0  # seconds for a worker to start, on the busiest machine
MOST_WAITING = 8  # hints of one table that wait
SPARE = 1  # workers that one payer alone cannot have: who asks for little finds one free beside who asks for much
LARGEST_ANSWER = 1_000_000

# Bot, seconds it took, "ok" or the reason of its failure, payer, seconds of processor time
Done = Callable[[str, float, str, str, float], None]


class BotFailed(Exception):
    """A bot gave no answer. `reason`: time, crash, error, illegal, speechless, busy or stopped."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason


class Thinkers:
    """Worker processes in which bots think: `count` of them at most for one payer, and SPARE more for all together.

    count: None for one for each processor but one. limit: seconds of processor time for one thought. longest: seconds
    by the clock, where nothing else ends it.
    """

    def __init__(
        self, count: int | None = None, limit: float = LIMIT, done: Done | None = None, longest: float = LONGEST
    ) -> None:
        self.count = processors() if count is None else count
        self.limit = limit
        self.longest = longest
        self._done = done
        self._waiting: Turns[_Asked] = Turns()
        self._busy: Counter[str] = Counter()  # workers that think, by payer
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []  # the one used last comes first: one bot at a time keeps one worker busy
        self._thinking: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, thought: Thought) -> Chosen:
        """The option that a bot chooses."""
        answer = await self._ask(_Asked("choose", thought))
        return Chosen(str(answer["chosen"]), answer["memory"])

    async def explain(self, thought: Thought) -> dict[str, Any]:
        """The document of what a bot would choose, and why: a hint."""
        answer = await self._ask(_Asked("explain", thought))
        explained: dict[str, Any] = answer["explained"]
        return explained

    async def close(self) -> None:
        """Stop all workers; thoughts that are still wanted fail."""
        self._closed = True
        for asked in self._waiting.take_all():
            asked.fail("stopped", "the server stops")
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))
        self._workers.clear()

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return len(self._waiting)

    # --- The queue

    async def _ask(self, asked: _Asked) -> dict[str, Any]:
        if self._closed:
            raise BotFailed("stopped", "the server stops")
        payer, queue = asked.thought.payer, asked.queue
        if asked.is_hint and self._waiting.waiting(payer, queue) >= MOST_WAITING:
            raise BotFailed("busy", "too many hints are wanted at this table")
        self._waiting.add(payer, queue, asked)
        self._dispatch()
        try:
            return await asked.answer
        finally:  # whoever asked may have gone before its turn came
            self._waiting.remove(payer, queue, asked)

    def _dispatch(self) -> None:
        while not self._closed and (self._idle or len(self._workers) < self.count + SPARE):
            asked = self._waiting.next(lambda payer: self._busy[payer] < self.count)
            if asked is None:
                return
            self._busy[asked.thought.payer] += 1
            task = asyncio.get_running_loop().create_task(self._think(self._free_worker(), asked))
            self._thinking.add(task)
            task.add_done_callback(self._thinking.discard)

    def _free_worker(self) -> _Worker:
        if self._idle:
            return self._idle.pop()
        worker = _Worker()
        self._workers.append(worker)
        return worker

    async def _think(self, worker: _Worker, asked: _Asked) -> None:
        thought = asked.thought
        began = time.monotonic()
        outcome, processor = "ok", None
        try:
            answer = await self._answer(worker, asked)
            processor = float(answer["processor"])
            if "failed" in answer:
                outcome = str(answer["failed"])
                asked.fail(outcome, str(answer["detail"]))
            elif not asked.answer.done():
                asked.answer.set_result(answer)
        except OutOfTime as error:
            outcome = "time"
            await worker.stop()
            asked.fail(outcome, str(error))
        except (OSError, EOFError, ValueError) as error:
            outcome = "crash"
            await worker.stop()
            asked.fail(outcome, f"{thought.bot} took its process down: {error!r}")
        except asyncio.CancelledError:
            outcome = "stopped"
            asked.fail(outcome, "the server stops")
            raise
        finally:
            if self._done is not None:
                seconds = time.monotonic() - began
                if processor is None:  # of a process that was killed nobody knows more
                    processor = min(seconds, self._limit(thought))
                self._done(thought.bot, seconds, outcome, thought.payer, processor)
            self._busy[thought.payer] -= 1
            if not self._busy[thought.payer]:
                del self._busy[thought.payer]
            if not self._closed:
                self._idle.append(worker)
                self._dispatch()

    async def _answer(self, worker: _Worker, asked: _Asked) -> dict[str, Any]:
        thought, limit = asked.thought, self._limit(asked.thought)
        longest = self.longest + (thought.seconds or 0.0)
        fresh = await worker.ready()
        try:
            return await asyncio.wait_for(worker.ask(asked.request(limit)), longest)
        except TimeoutError:
            raise OutOfTime(f"{thought.bot} had no answer after {longest:g} s by the clock") from None
        except (OSError, EOFError):
            if await worker.wait_for_end() == OUT_OF_TIME:
                raise OutOfTime(f"{thought.bot} had no answer after {limit:g} s of processor time") from None
            if fresh:
                raise
        # The worker may have died before, while nobody looked: the bot is heard once more, in a fresh process.
        return await self._answer(worker, asked)

    def _limit(self, thought: Thought) -> float:
        return self.limit + (thought.seconds or 0.0)


class OutOfTime(Exception):
    """A bot thinks too long."""


class _Asked:
    """A thought that somebody waits for: `what` is ``choose`` or ``explain``."""

    def __init__(self, what: str, thought: Thought) -> None:
        self.what = what
        self.thought = thought
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    @property
    def is_hint(self) -> bool:
        return self.what == "explain"

    @property
    def queue(self) -> str:
        """Hints take turns with the choices of their table, as if they were another one's: none waits for all."""
        return f"{self.thought.table} {self.what}"

    def request(self, limit: float) -> bytes:
        return pickle.dumps((self.what, self.thought, limit))

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

    async def wait_for_end(self) -> int | None:
        """How a process ended that has closed its line.

        It is given time to end by itself: killing a process that has just ended collects its exit status before asyncio
        does, and then nobody knows why it ended.
        """
        if self._process is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), START_LIMIT)
        return await self.stop()

    async def stop(self) -> int | None:
        """Kill the process, for a bot that dawdles hears nothing else; how it ended, which may have been before."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        if process.stdin is not None:
            process.stdin.close()
        return await process.wait()


def processors() -> int:
    """How many workers keep this machine busy and yet leave a processor to the server."""
    return max(1, usable_cores() - 1)


def _same_gobelin() -> dict[str, str]:
    """The environment in which a worker imports the Gobelin that runs here, wherever it was started."""
    source = str(Path(gobelin.__file__).resolve().parent.parent)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([source, os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)}
