"""The game's own random generator: one integer in the state, the same on every machine and in every build.

A multiply-with-carry generator in base 2**31; all its numbers stay below 2**62, which the compiled build keeps
unboxed.
"""

from __future__ import annotations

from typing import Final

_BASE_BITS: Final = 31
_BASE_MASK: Final = (1 << 31) - 1
_MULTIPLIER: Final = 2147480310  # times 2**31, less 1, is a safe prime, which gives the full period

LAST: Final = _MULTIPLIER * (1 << _BASE_BITS) - 2  # values are 1 to this; 0 and the next one would never change


def seeded(seed: int) -> int:
    """The generator's first value for a seed: any two seeds give unrelated streams."""
    mixed = seed & 0xFFFFFFFFFFFFFFFF
    value = 0
    for _ in range(2):  # splitmix64, twice: 31 bits each for the two halves
        mixed = (mixed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = mixed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        value = (value << 30) | ((z ^ (z >> 31)) & 0x3FFFFFFF)
    return value | 1


def advanced(value: int) -> int:
    """The generator one step on."""
    return _MULTIPLIER * (value & _BASE_MASK) + (value >> _BASE_BITS)


def below(value: int, limit: int) -> int:
    """A number from 0 to limit - 1 drawn from a generator value."""
    return (((value ^ (value >> _BASE_BITS)) & _BASE_MASK) * limit) >> _BASE_BITS


def shuffled(value: int, cards: list[int]) -> int:
    """Shuffle the cards in place and return the generator value after it (`advanced` and `below`, written out)."""
    for last in range(len(cards) - 1, 0, -1):
        value = _MULTIPLIER * (value & _BASE_MASK) + (value >> _BASE_BITS)
        other = (((value ^ (value >> _BASE_BITS)) & _BASE_MASK) * (last + 1)) >> _BASE_BITS
        cards[last], cards[other] = cards[other], cards[last]
    return value
