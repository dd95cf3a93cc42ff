"""The luck of a game: a stream of 16-bit words that nobody can compute without its key.

Block number n of the stream is the keyed BLAKE2b hash of n, read as 32 words. A state keeps the key, the number of
words drawn, and the current block; copies share the block, which never changes. The stream is the same on every
machine and in every build.
"""

from __future__ import annotations

import hashlib
from struct import unpack
from typing import Final

KEY_BYTES: Final = 32
MOST_DRAWN: Final = 1 << 60  # no game comes near
OLD_LAST: Final = 2147480310 * (1 << 31) - 2  # the greatest value of the generator of rules 1 and 2


def block_of(key: bytes, number: int) -> list[int]:
    """The 32 words of a block, always the same for the same key and number."""
    raw = hashlib.blake2b(number.to_bytes(8, "little"), key=key, person=b"gobelin luck 1").digest()
    return list(unpack("<32H", raw))  # "<": the same on every machine


def key_of_seed(seed: int | str) -> bytes:
    """The key of a game's luck: a number and the same number as a text deal the same game."""
    return _hash_key(str(seed), b"gobelin seed 1")


def key_of_guess(seed: int) -> bytes:
    """The key of a guess. It is unrelated to the game's key, even if the game has the same seed."""
    return _hash_key(str(seed), b"gobelin guess 1")


def key_of_old_luck(value: int) -> bytes:
    """The key for a position that was written with the generator of rules 1 and 2."""
    return _hash_key(str(value), b"gobelin rules 2")


def _hash_key(text: str, purpose: bytes) -> bytes:
    return hashlib.blake2b(text.encode(), digest_size=KEY_BYTES, person=purpose).digest()
