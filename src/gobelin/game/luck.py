"""Luck that nobody can compute and everybody can check afterwards: docs/fairness.md explains it.

A game's luck follows from its seed. A drawn seed is a secret of 256 bits; a commitment to it can be shown from the
start. Where people want to make the luck together, the host commits to a secret, everybody seals a share and opens it,
and the seed is made of them all.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.random import key_of_seed

SECRET_BYTES: Final = 32
BOT_BYTES: Final = 16  # of the numbers that bots get
LONGEST_SEED: Final = 200  # characters of a text, digits of a number


def draw_secret() -> str:
    """256 random bits from the operating system, as 64 hexadecimal digits: a seed, a host's secret or a share."""
    return secrets.token_hex(SECRET_BYTES)


def seed_problem(seed: Any) -> str | None:
    """What is wrong with a seed, if anything: it must be a whole number or a text, neither of them too long."""
    if isinstance(seed, int) and not isinstance(seed, bool):
        fits = seed.bit_length() < 3 * LONGEST_SEED  # without writing out a number of a million digits
    elif isinstance(seed, str):
        fits = 0 < len(seed) <= LONGEST_SEED and seed.isprintable()
    else:
        fits = False
    if fits:
        return None
    return f"the seed must be a whole number or a text of at most {LONGEST_SEED} characters, not {quoted(seed)}"


def key_of(seed: int | str) -> bytes:
    """The key of the stream from which a game with this seed draws."""
    return key_of_seed(seed)


def bot_seed(seed: int | str, player: int) -> int:
    """The seed of the bot in this seat; it says nothing about the game's seed.

    It is the same wherever all luck follows from one seed: at the terminal, in tournaments, at tables with a typed one.
    """
    return int.from_bytes(_hash(f"bot {player}".encode(), b"gobelin bots 1", key_of(seed))[:BOT_BYTES], "little")


def draw_bot_seed() -> int:
    """A secret seed for a bot."""
    return secrets.randbits(8 * BOT_BYTES)


def moment_seed(seed: int, moment: int) -> int:
    """A seed for each decision of a bot that remembers nothing."""
    return int.from_bytes(_hash(f"{seed} {moment}".encode(), b"gobelin moment 1")[:BOT_BYTES], "little")


def seed_for_json(seed: int | str) -> int | str:
    """A seed that every JSON reader gets right: some cannot read whole numbers of 2**53 and more.

    As a text, the number deals the same game.
    """
    return str(seed) if isinstance(seed, int) and abs(seed) >= 1 << 53 else seed


# --- Commitments


def commit(seed: int | str, setup: Mapping[str, Any]) -> str:
    """The commitment to a game: it reveals nothing, but no other seed or set-up will fit it later."""
    return _hash(key_of(seed) + _canonical(setup), b"gobelin table 1").hex()


def commit_host(host_secret: str, setup: Mapping[str, Any]) -> str:
    """The host's commitment to its secret, before any share is known."""
    return _hash(bytes.fromhex(host_secret) + _canonical(setup), b"gobelin host 1").hex()


def seal(share: str) -> str:
    """What people show of a share until all others have sealed theirs."""
    return _hash(share.encode(), b"gobelin seal 1").hex()


def joint_seed(host_secret: str, shares: Sequence[str | None]) -> str:
    """The seed made of the host's secret and the shares by seat; None for a seat without a share."""
    brought = [[seat, share] for seat, share in enumerate(shares)]
    return _hash(_json(brought), b"gobelin join 1", bytes.fromhex(host_secret)).hex()


def _canonical(setup: Mapping[str, Any]) -> bytes:
    """The set-up in canonical form. What is off, 0 or empty is left out, so that new options change no commitment."""
    return _json({name: value for name, value in setup.items() if value})


def _json(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _hash(data: bytes, purpose: bytes, key: bytes = b"") -> bytes:
    return hashlib.blake2b(data, digest_size=SECRET_BYTES, key=key, person=purpose).digest()
