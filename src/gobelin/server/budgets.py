"""How much of the machine's time an address and a person may use: seconds of CPU, counted by all processes together.

Each process counts for itself and tells the others once a second, through the database; on SQLite there is one
process. People are counted under keyed hashes, so that no address stands in the database; whoever has all of it, the
key included, could still try every address.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from typing import Final

import structlog

from gobelin.server.limits import MOST_KEYS, Limit, Rate
from gobelin.server.store.errors import Unavailable
from gobelin.server.store.store import Store

RATES: Final = {  # so many seconds of CPU at once, then one every so many seconds
    "address": Rate(burst=20, seconds=2.0),
    "person": Rate(burst=10, seconds=4.0),
    "thinking": Rate(burst=300, seconds=1.0),  # of bots, by address
}
MOST_OWED: Final = 2  # times all that somebody may have at once: no clock makes it more
LEAST: Final = 0.001  # what any request costs: not all that it takes is seen here
SHARE_EVERY: Final = 1.0
SWEEP_EVERY: Final = 600  # shares

log = structlog.get_logger("gobelin.server")


class Budgets:
    """What everybody has left."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, shared: bool = False) -> None:
        self._limits = {kind: Limit(rate, clock) for kind, rate in RATES.items()}
        self._secret = secrets.token_bytes(32)
        self._shared = shared
        self._unsaid: defaultdict[tuple[str, str], float] = defaultdict(float)  # what other processes do not know yet

    def hashed(self, who: str) -> str:
        """The name under which somebody is counted."""
        return hashlib.blake2b(who.encode(), key=self._secret, digest_size=16).hexdigest()

    def wait(self, kind: str, name: str) -> float:
        """Seconds until somebody may have more."""
        return self._limits[kind].wait(name)

    def spend(self, kind: str, name: str, seconds: float) -> None:
        self._limits[kind].count(name, seconds)
        if self._shared:
            self._unsaid[kind, name] += seconds

    def charge(self, payer: str, seconds: float) -> None:
        """A bot has thought for whoever asked for it (`costs.payer`); nobody: the server itself."""
        if payer:
            self.spend("thinking", payer, seconds)

    # --- With other processes

    async def share_for_ever(self, store: Store) -> None:
        """Tell what was spent here, hear what was spent in all; nothing to do where there is one process."""
        if not store.several:
            return
        agreed = False
        for number in count():
            try:
                if not agreed:
                    self._secret = bytes.fromhex(await store.mark("secret", self._secret.hex()))
                    self._shared = agreed = True
                await self.share(store)
                if number % SWEEP_EVERY == 0:
                    await store.forget_budgets()
            except Unavailable:
                log.warning("budgets_not_shared")
            except Exception:
                log.exception("budgets_not_shared")
            await asyncio.sleep(SHARE_EVERY)

    async def share(self, store: Store) -> None:
        said, self._unsaid = self._unsaid, defaultdict(float)
        owed = {f"{kind} {name}": seconds * RATES[kind].seconds for (kind, name), seconds in said.items()}
        most = {f"{kind} {name}": most_owed(kind) for kind, name in said}
        try:
            heard = await store.spend(owed, most) if owed else {}
        except Exception:
            if len(said) <= MOST_KEYS:  # it is said later
                for which, seconds in said.items():
                    self._unsaid[which] += seconds
            raise
        for key, debt in (heard | await store.debts()).items():
            kind, _, name = key.partition(" ")
            unsaid = self._unsaid.get((kind, name), 0.0) * RATES[kind].seconds
            self._limits[kind].owe(name, min(debt, most_owed(kind)) + unsaid)


def most_owed(kind: str) -> float:
    """Seconds after which anybody has a whole budget again."""
    return MOST_OWED * RATES[kind].burst * RATES[kind].seconds
