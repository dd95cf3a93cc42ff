"""Luck that nobody can compute and everybody can check afterwards: docs/fairness.md explains it.

A game's luck follows from its seed. A seed that is drawn is a secret of 256 bits; a commitment to it can be shown from
the first moment. Where people want to decide it together, the host commits to a secret, everybody seals a share and
opens it, and the seed is made of them all.
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
    """What is wrong with a seed, if anything is: it must be a whole number or a text, neither of them endless."""
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
    """A number for a bot that plays in this seat: it tells nothing of the seed it was made from.

    It is the same wherever all luck follows from one seed: at the terminal, in tournaments, at tables with a typed one.
    """
    return int.from_bytes(_hash(f"bot {player}".encode(), b"gobelin bots 1", key_of(seed))[:BOT_BYTES], "little")


def draw_bot_seed() -> int:
    """A number for a bot that nobody knows."""
    return secrets.randbits(8 * BOT_BYTES)


def moment_seed(seed: int, moment: int) -> int:
    """Another number for every decision of a bot that remembers nothing."""
    return int.from_bytes(_hash(f"{seed} {moment}".encode(), b"gobelin moment 1")[:BOT_BYTES], "little")


def seed_for_json(seed: int | str) -> int | str:
    """A seed as every program reads it from JSON: not all know whole numbers of 2**53 and more.

    The text deals the same game.
    """
    return str(seed) if isinstance(seed, int) and abs(seed) >= 1 << 53 else seed


# --- Commitments


def commit(seed: int | str, setup: Mapping[str, Any]) -> str:
    """The commitment to a game: whoever has it knows nothing, but no other seed and no other set-up fits it later."""
    return _hash(key_of(seed) + _canonical(setup), b"gobelin table 1").hex()


def commit_host(host_secret: str, setup: Mapping[str, Any]) -> str:
    """The host's commitment to its secret, before any share is known."""
    return _hash(bytes.fromhex(host_secret) + _canonical(setup), b"gobelin host 1").hex()


def seal(share: str) -> str:
    """What somebody shows of a share before all others have sealed theirs."""
    return _hash(share.encode(), b"gobelin seal 1").hex()


def joint_seed(host_secret: str, shares: Sequence[str | None]) -> str:
    """The seed made of the host's secret and the shares by seat; None for a seat that brings none."""
    brought = [[seat, share] for seat, share in enumerate(shares)]
    return _hash(_json(brought), b"gobelin join 1", bytes.fromhex(host_secret)).hex()


def _canonical(setup: Mapping[str, Any]) -> bytes:
    """The set-up in one form only. What is off, 0 or empty is left out: options of later versions change nothing."""
    return _json({name: value for name, value in setup.items() if value})


def _json(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _hash(data: bytes, purpose: bytes, key: bytes = b"") -> bytes:
    return hashlib.blake2b(data, digest_size=SECRET_BYTES, key=key, person=purpose).digest()
