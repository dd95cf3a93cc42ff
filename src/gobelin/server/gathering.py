"""Luck that is brought together: nobody alone decides what is dealt, not even whoever runs the server.

The server draws a secret and commits to it when the table is made. Everybody who sits down seals a share of their own
luck; when all seals stand, all shares are opened, and the game is dealt from the secret and the shares. Whoever could
know a share of others before the own one was sealed would have a say that others have not: so all begin anew with
fresh shares when a seal is changed, or somebody comes or goes, after that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from gobelin.game import luck

By = Literal["host", "seed", "together", "record"]  # who decided what is drawn
Way = Literal["host", "together"]  # how the maker of a table wants it decided
Shares = tuple[str | None, ...]  # for each seat: what it brings, in hexadecimal digits


class Gathering(msgspec.Struct, frozen=True):
    """What has been brought so far, and by which seats it is to be."""

    secret: str  # the server's own
    commitment: str
    awaited: tuple[int, ...]  # the seats of people, taken or free
    seals: Shares
    shares: Shares
    voided: int = 0  # how many times all began anew

    @classmethod
    def begin(cls, sealed: dict[str, str], seats: int, awaited: Sequence[int]) -> Gathering:
        """Nobody has brought anything. `sealed` is what `seal_away` left in the beginning of the table."""
        nothing: Shares = (None,) * seats
        return cls(sealed["host"], sealed["commitment"], tuple(awaited), nothing, nothing)

    @property
    def is_sealed(self) -> bool:
        """All seals stand: now shares may be opened."""
        return all(self.seals[seat] is not None for seat in self.awaited)

    @property
    def is_open(self) -> bool:
        """All that was to be brought is here."""
        return all(self.shares[seat] is not None for seat in self.awaited)

    @property
    def is_host_alone(self) -> bool:
        """Nobody has brought anything: the server's secret decides."""
        return not any(self.shares)

    def seal(self, seat: int, seal: str) -> Gathering:
        """A seat seals its share, or another one than before."""
        begun = self._anew(self.awaited) if self.is_sealed else self
        return msgspec.structs.replace(begun, seals=_with(begun.seals, seat, seal))

    def open(self, seat: int, share: str) -> Gathering:
        """A seat opens its seal."""
        return msgspec.structs.replace(self, shares=_with(self.shares, seat, share))

    def wait_for(self, awaited: Sequence[int]) -> Gathering:
        """Somebody comes or goes: who goes brings nothing."""
        if tuple(awaited) == self.awaited:
            return self
        if self.is_sealed:
            return self._anew(tuple(awaited))
        seals = tuple(seal if seat in awaited else None for seat, seal in enumerate(self.seals))
        return msgspec.structs.replace(self, awaited=tuple(awaited), seals=seals)

    def give_up(self) -> Gathering:
        """The server's secret decides alone."""
        nothing: Shares = (None,) * len(self.seals)
        return msgspec.structs.replace(self, awaited=(), seals=nothing, shares=nothing)

    def _anew(self, awaited: tuple[int, ...]) -> Gathering:
        return msgspec.structs.replace(self.give_up(), awaited=awaited, voided=self.voided + 1)

    def deal(self, start: dict[str, Any]) -> dict[str, Any]:
        """The beginning of the table with all that decides what is drawn: a record without choices."""
        brought = {
            "host": self.secret,
            "commitment": self.commitment,
            "shares": list(self.shares),
            "seals": list(self.seals),
            "voided": self.voided,
        }
        return {**start, "seed": luck.joint_seed(self.secret, list(self.shares)), "luck": brought}


def seal_away(start: dict[str, Any]) -> dict[str, Any]:
    """The beginning of a table whose luck is yet to be brought together: the seed becomes the server's own part."""
    secret, setup = str(start["seed"]), start["setup"]
    kept = {key: value for key, value in start.items() if key not in ("seed", "commitment")}
    return {**kept, "luck": {"host": secret, "commitment": luck.commit_host(secret, setup)}}


def is_gathered(start: dict[str, Any]) -> bool:
    """Whether the luck of a table that begins so is brought together."""
    return "seed" not in start and "luck" in start


def _with(shares: Shares, seat: int, share: str) -> Shares:
    return (*shares[:seat], share, *shares[seat + 1 :])
