"""What the server does by itself: bots' moves at the pace of the table, and the end of a turn that nobody need click.

One task for each table that has something to do, and none for others. Where several processes share a store, a lease
decides which of them acts.
"""

from __future__ import annotations

import asyncio
import pickle
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakKeyDictionary

import structlog

from gobelin import Game, Seat
from gobelin.bots import make
from gobelin.bots.plans import known_steps
from gobelin.game.luck import bot_seed, draw_bot_seed, moment_seed
from gobelin.server.acts import Chooser
from gobelin.server.automatic import COUNTDOWN, Step
from gobelin.server.changes import Change, make_choice
from gobelin.server.computing import in_thread
from gobelin.server.costs import payer
from gobelin.server.hosted import SIMPLE_BOT, HostedTable
from gobelin.server.live_table import LiveTable
from gobelin.server.live_tables import LiveTables
from gobelin.server.problems import Problem
from gobelin.server.store.errors import Unavailable, trouble_of
from gobelin.server.thinking import BotFailed, Thinkers
from gobelin.server.thoughts import Chosen, Thought

LEASE: Final = 6.0  # seconds after which another process takes a table over from one that was killed
RENEW_EVERY: Final = 2.0  # seconds between two signs of life
SCAN_EVERY: Final = 2.0  # seconds between looks for tables that nobody takes care of
SCAN_LIMIT: Final = 200
SWEEP_EVERY: Final = 60.0
HINTS_BY: Final = "master"
SETTLE: Final = 2.0  # seconds that an answer waits for the moves of bots that follow

log = structlog.get_logger()


class Runner:
    """Runs the tables of a process."""

    def __init__(self, tables: LiveTables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.holder = secrets.token_hex(8)
        self._running: dict[str, asyncio.Task[None]] = {}
        self._leased: set[str] = set()
        self._broken: set[str] = set()  # tables that could not be loaded
        self._own: list[asyncio.Task[None]] = []
        self._minds: WeakKeyDictionary[LiveTable, dict[int, Mind]] = WeakKeyDictionary()

    def start(self) -> None:
        """Begin; `close` ends it."""
        self.tables.changed = self.look_at
        self._own = [
            asyncio.create_task(work)
            for work in (
                self.tables.listen(),
                self._scan_for_ever(),
                self._sweep_for_ever(),
                self._renew_for_ever(),
            )
        ]

    async def close(self) -> None:
        self.tables.changed = lambda _: None
        tasks = [*self._own, *self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_at(self, id: str) -> None:
        """Something has changed at this table: is there something to do?"""
        if id in self._running:
            return  # it looks by itself before every step
        live = self.tables.in_memory(id)
        if live is not None and next_step(live) is not None:
            self._running[id] = asyncio.create_task(self._run(live))

    async def settle(self, live: LiveTable, seconds: float = SETTLE, last: int | None = None) -> None:
        """Wait until no bot has to move at a table of the pace ``instant``, but not for ever, nor beyond a version."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while live.table.pace == "instant" and (step := next_step(live)) is not None and step.bot is not None:
                    if last is not None and live.table.version >= last:
                        return
                    await live.changed.wait()

    # --- One table

    async def _run(self, live: LiveTable) -> None:
        id = live.table.id
        try:
            while (step := next_step(live)) is not None:
                if not await self._is_time(live, step):
                    continue
                if id not in self._leased:
                    if not await self.tables.store.lease(id, self.holder, LEASE):
                        return  # another process does it, and we shall hear of it
                    self._leased.add(id)
                await self._take(live, step)
        except Exception as error:
            self._report_failure("runner_failed", error, table=id)
        finally:
            del self._running[id]
            if id in self._leased:
                self._leased.remove(id)
                with suppress(Exception):  # it runs out by itself
                    await self.tables.store.release(id, self.holder)

    async def _is_time(self, live: LiveTable, step: Step) -> bool:
        """Wait for the time of a step; False if the table has changed meanwhile."""
        left = min(step.at - self.tables.clock(), COUNTDOWN)  # the clock may have been set back meanwhile
        if left <= 0:
            return True
        try:
            async with asyncio.timeout(left):
                await live.changed.wait()
        except TimeoutError:
            return True
        return False

    async def _take(self, live: LiveTable, step: Step) -> None:
        """Make the choice, if it is still to be made when it has been thought out."""
        if live.table.step() != step:
            return  # another process was here while the lease was asked for
        mind = None if live.table.ends_turn(step.seat) else self._mind(live, step)
        chosen = Chosen("end turn") if mind is None else await self._think(live.table, step, mind)
        by: Chooser = "timer" if step.bot is None else "bot"

        def check(table: HostedTable) -> Change:
            if table.seats[step.seat].bot != step.bot:
                raise Changed  # somebody has come back, or another bot plays now
            return make_choice(table, step.seat, step.decision, chosen.option, by)

        with suppress(Changed, Problem):
            done = await self.tables.change(live, check)
            if mind is not None and done.entry is not None:
                mind.memory, mind.since = chosen.memory, done.entry.number

    def _mind(self, live: LiveTable, step: Step) -> Mind:
        """The bot of a step as it has come to be at this table."""
        assert step.bot is not None
        minds = self._minds.setdefault(live, {})
        mind = minds.get(step.seat)
        if mind is None or mind.bot != step.bot:
            mind = minds[step.seat] = Mind(step.bot, seed_for(live.table, step.seat))
        return mind

    async def _think(self, table: HostedTable, step: Step, mind: Mind) -> Chosen:
        """What the bot of a step chooses. It knows nothing that its seat may not know."""
        guess = table.game.resample(step.seat, mind.seed)
        thought = thought_of(table, guess, step.seat, mind, table.meta.payer)
        try:
            return await self.thinkers.choose(thought)
        except BotFailed as error:
            if error.reason != "stopped":
                about = {"bot": step.bot, "reason": error.reason, "detail": str(error)}
                log.warning("bot_failed", table=table.id, seat=step.seat, **about)
        simple = make(SIMPLE_BOT, moment_seed(thought.seed, thought.moment))
        return Chosen(simple.choose(Seat(guess, step.seat)).text)

    async def hint(self, table: HostedTable, seat: int) -> dict[str, Any]:
        """What a good bot would choose on this seat, and why."""
        mind = Mind(HINTS_BY, seed_for(table, seat))
        guess = table.game.resample(seat, mind.seed)
        hint = await self.thinkers.explain(thought_of(table, guess, seat, mind, payer()))
        return {**hint, "steps": await in_thread(lambda: steps_of(guess, seat, hint["plan"]))}

    # --- All tables

    async def _scan_for_ever(self) -> None:
        """Forget deleted tables; take care of those that nobody does, as after a start or when a process has died."""
        while True:
            try:
                await self.tables.forget_deleted()
                for id in await self.tables.store.due(self.tables.clock(), SCAN_LIMIT):
                    await self._wake(id)
            except Exception as error:
                self._report_failure("scan_failed", error)
            await asyncio.sleep(SCAN_EVERY)

    async def _wake(self, id: str) -> None:
        """Take care of a table. One that cannot be loaded, which is said once, keeps no other from its turn."""
        if id in self._broken:
            return
        try:
            await self.tables.find(id)
        except Problem:
            return  # it was deleted just now
        except Unavailable:
            raise  # all of them will have to wait
        except Exception as error:
            self._broken.add(id)
            self._report_failure("table_cannot_be_loaded", error, table=id)
            return
        self.look_at(id)

    async def _renew_for_ever(self) -> None:
        """Keep the leases of tables where a bot thinks or a turn is about to end, as long as this process lives."""
        while True:
            await asyncio.sleep(RENEW_EVERY)
            held = set(self._leased)
            if held:
                try:
                    self._leased -= held - await self.tables.store.renew(held, self.holder, LEASE)
                except Exception as error:
                    self._report_failure("renewing_failed", error)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.tables.forget_idle(self._running)
            try:
                await self.tables.note_watchers()
            except Exception as error:
                self._report_failure("sweep_failed", error)

    def _report_failure(self, what: str, error: Exception, **about: str) -> None:
        """For whoever runs the server: a line in the log, and a figure."""
        log.error(what, exc_info=error, **about)
        self.tables.metrics.count_failure(what)
        if isinstance(error, Unavailable):
            self.tables.metrics.count_trouble(trouble_of(error))


class Changed(Exception):
    """What was to be done is no longer wanted."""


def next_step(live: LiveTable) -> Step | None:
    """What the server must do at a table. Bots alone play only while somebody watches."""
    if live.deleted or (live.table.is_bots_alone and not live.watchers):
        return None
    return live.table.step()


@dataclass
class Mind:
    """A bot on a seat: its luck for the whole game, and what it told with its last choice.

    It is kept in memory alone: another process, or this one after a restart, thinks anew, which is as good.
    """

    bot: str
    seed: int
    memory: str | None = None
    since: int = 0  # the entry of that choice

    def memory_at(self, table: HostedTable, seat: int) -> str | None:
        """What it remembers, if nothing was taken back and nobody else has chosen on its seat since."""
        return self.memory if self.since == table.last_choice(seat) else None


def seed_for(table: HostedTable, seat: int) -> int:
    """The chance in the thoughts of a seat's bot. Where somebody knows what will be drawn, the same choices get the
    same answers; elsewhere nobody knows it.
    """
    if not table.meta.seeded:
        return draw_bot_seed()
    return bot_seed(table.start.get("seed") or 0, seat)


def thought_of(table: HostedTable, guess: Game, seat: int, mind: Mind, payer: str) -> Thought:
    """The question to a bot, with a game that knows no more than its seat."""
    memory, moment = mind.memory_at(table, seat), len(table.made)
    return Thought(table.id, payer or table.id, pickle.dumps(guess), seat, mind.bot, mind.seed, moment, memory)


def steps_of(guess: Game, seat: int, plan: Sequence[str]) -> list[dict[str, Any]]:
    """The choices of a plan as `documents.HintStep`, on a game that knows no more than the seat."""
    steps = []
    for _, text in known_steps(guess, seat, plan):
        table = guess.table(seat)
        option = next(one for one in table["options"] if one["text"] == text)
        steps.append({"decision": table["decision"], "option": option, "view": table["view"]})
    return steps
