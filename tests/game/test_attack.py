"""The attack of a spectator: the luck of a game computed from what everybody sees of it, with no other dependency.

Tech cards and territory tiles come from the end of shuffled decks and are shown to all, so each draw tells one number
of Fisher and Yates. In rules 1 and 2 these were the upper bits of a linear recurrence modulo a prime: a reduced lattice
finds the generator from some twenty of them, and with it every hand and all that is still to be drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise, product
from typing import Any, Final

import pytest

from gobelin import Game
from gobelin.rules.engine.random import block_of, key_of_seed
from gobelin.rules.printed.names import TAPESTRIES, TECHNOLOGIES

Outputs = Sequence[tuple[int, int]]  # numbers drawn, each with its limit
Row = list[int]

# --- The generator of rules 1 and 2: v' = A (v mod 2**31) + v // 2**31, which is multiplication modulo a prime

BITS: Final = 31
MASK: Final = (1 << BITS) - 1
MULTIPLIER: Final = 2147480310
PRIME: Final = MULTIPLIER * (1 << BITS) - 1
ONWARD: Final = pow(1 << BITS, -1, PRIME)


def advanced(value: int) -> int:
    return MULTIPLIER * (value & MASK) + (value >> BITS)


def back(value: int) -> int:
    return (value << BITS) % PRIME


def below(value: int, limit: int) -> int:
    return (((value ^ (value >> BITS)) & MASK) * limit) >> BITS


def shuffled(value: int, cards: list[int]) -> int:
    """Shuffle the cards; the value after that."""
    for last in range(len(cards) - 1, 0, -1):
        value = advanced(value)
        other = below(value, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return value


# --- The attack

TOP: Final = 4  # upper bits of each value that are tried
WATCHED: Final = 20  # tiles that must have been drawn
TILES: Final = 48
PLAYERS: Final = 4


def outputs_of(tiles: Sequence[int]) -> Outputs:
    """The numbers that put these tiles at the end of the stack, where they were drawn one after the other."""
    stack = list(range(1, TILES + 1))
    found = []
    for drawn, tile in enumerate(tiles):
        last = TILES - 1 - drawn
        other = stack.index(tile, 0, last + 1)
        found.append((other, last + 1))
        stack[last], stack[other] = stack[other], stack[last]
    return found


def solved(outputs: Outputs) -> int | None:
    """The value of the old generator that made the first of these numbers and then all others; None: there is none."""
    basis, crossing = lattice(len(outputs) + 1)
    unit = 1 << 2 * BITS - TOP
    for tops in ways(outputs):
        rest = [(top + 0.5) * unit for top in tops]
        value = 0
        for row, (across, length) in zip(reversed(basis), reversed(crossing), strict=True):  # the nearest plane
            times = round(sum(one * other for one, other in zip(rest, across, strict=True)) / length)
            value += times * row[0]
            rest = [one - times * other for one, other in zip(rest, row, strict=True)]
        if max(map(abs, rest)) < unit and makes(value, outputs):
            return value
    return None


def ways(outputs: Outputs) -> Iterator[list[int]]:
    """What the upper bits of the values may have been. The lower half of one is, but for a millionth, the upper half of
    the next, and a number shows the upper bits of both halves' exclusive or. Half of the firsts will do: a value and
    its complement make the same numbers.
    """
    cells = []
    for number, limit in outputs:
        first, after = (-(-(one << BITS) // limit) for one in (number, number + 1))
        cells.append(range(first >> BITS - TOP, (after - 1 >> BITS - TOP) + 1))
    for start in range(1 << TOP - 1):
        for differences in product(*cells):
            tops = [start]
            for difference in differences:
                tops.append(tops[-1] ^ difference)
            yield tops


def makes(value: int, outputs: Outputs) -> bool:
    for number, limit in outputs:
        if below(value, limit) != number:
            return False
        value = advanced(value)
    return True


@cache
def lattice(size: int) -> tuple[list[Row], list[tuple[list[float], float]]]:
    """All that so many values of the generator can be, but for their range: a short basis, and its rows each with what
    lies in the direction of earlier ones taken away, with the square of the length.
    """
    basis = [[pow(ONWARD, number, PRIME) for number in range(size)]]
    basis += [[PRIME * (at == number) for at in range(size)] for number in range(1, size)]
    reduce(basis)
    crossing: list[tuple[list[float], float]] = []
    for row in basis:
        across = [float(one) for one in row]
        for _ in range(2):  # what rounding has left
            for earlier, length in crossing:
                times = dot(across, earlier) / length
                across = [one - times * other for one, other in zip(across, earlier, strict=True)]
        crossing.append((across, dot(across, across)))
    return basis, crossing


def reduce(basis: list[Row]) -> None:
    """Make the rows short: Lenstra, Lenstra and Lovász in whole numbers (Cohen 1993, algorithm 2.6.7)."""
    size = len(basis)
    squares = [1, dot(basis[0], basis[0]), *[0] * (size - 1)]
    parts = [[0] * size for _ in range(size)]

    def subtract(row: int, other: int) -> None:
        times = (2 * parts[row][other] + squares[other + 1]) // (2 * squares[other + 1])
        if times:
            basis[row] = [one - times * less for one, less in zip(basis[row], basis[other], strict=True)]
            for at in range(other):
                parts[row][at] -= times * parts[other][at]
            parts[row][other] -= times * squares[other + 1]

    row, known = 1, 0
    while row < size:
        if row > known:
            known = row
            for other in range(row + 1):
                part = dot(basis[row], basis[other])
                for at in range(other):
                    part = (squares[at + 1] * part - parts[row][at] * parts[other][at]) // squares[at]
                if other < row:
                    parts[row][other] = part
                else:
                    squares[row + 1] = part
        subtract(row, row - 1)
        part = parts[row][row - 1]
        if 4 * (squares[row + 1] * squares[row - 1] + part * part) >= 3 * squares[row] ** 2:
            for other in range(row - 2, -1, -1):
                subtract(row, other)
            row += 1
            continue
        basis[row], basis[row - 1] = basis[row - 1], basis[row]
        for at in range(row - 1):
            parts[row][at], parts[row - 1][at] = parts[row - 1][at], parts[row][at]
        square = (squares[row - 1] * squares[row + 1] + part * part) // squares[row]
        for later in parts[row + 1 : known + 1]:
            kept = later[row]
            later[row] = (squares[row + 1] * later[row - 1] - part * kept) // squares[row]
            later[row - 1] = (square * kept + part * later[row]) // squares[row + 1]
        squares[row] = square
        row = max(1, row - 1)


def dot(one: Any, other: Any) -> Any:
    return sum(a * b for a, b in zip(one, other, strict=True))


# --- Games, and what a spectator sees of them


class Watched:
    """A game that is played at random, and what is seen of it meanwhile."""

    def __init__(self, game: Game, seed: int) -> None:
        rng = random.Random(seed)
        game.eager_events = True  # a replay would draw from the generator of today
        self.events: list[Any] = []
        self.seen: list[list[Any]] = [[] for _ in range(PLAYERS)]
        while game.decision is not None:
            happened = game.play(rng.choice(game.decision.options))
            self.events += happened.documents(None, 0)
            for player in range(PLAYERS):
                self.seen[player] += happened.documents(player, 0)

    def tiles(self) -> list[int]:
        """The territory tiles in the order in which everybody saw them drawn, until the stack was made anew."""
        tiles: list[int] = []
        for event in self.events:
            if event["key"] == "shuffle" and event["deck"] == "territory":
                break
            if event["key"] == "territory_tiles":
                tiles += event["tiles"]
        return tiles

    def hands(self) -> list[str]:
        """The tapestry cards in the order in which they were drawn, as only those who drew them could see."""
        drawn = [(at, event["player"]) for at, event in enumerate(self.events) if event["key"] == "tapestry_cards"]
        return [card for at, player in drawn for card in self.seen[player][at]["cards"]]


def dealt_as_then(game: Game, value: int) -> Game:
    """The game with the decks as the old generator shuffled them, in the order in which rules 2 did."""
    state = game.state
    tech, tapestries, tiles = list(range(len(TECHNOLOGIES))), sorted(state.tapestry_deck), list(range(1, TILES + 1))
    for deck in (tech, tapestries, tiles):
        value = shuffled(value, deck)
    state.display = [tech.pop() for _ in state.display]
    state.tech_deck, state.tapestry_deck, state.territory_deck = tech, tapestries, tiles
    return game


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_spectator_of_rules_2_knew_every_card(seed: int) -> None:
    """From twenty tiles the attack foretells the others, and every hand."""
    value = random.Random(seed).randrange(1, PRIME)
    game = Game.new(PLAYERS, seed)
    cards = sorted(game.state.tapestry_deck)
    watched = Watched(dealt_as_then(game, value), seed)
    tiles, hands = watched.tiles(), watched.hands()
    assert len(tiles) > WATCHED
    found = solved(outputs_of(tiles[:WATCHED]))
    assert found is not None
    assert makes(found, outputs_of(tiles)), "the next tiles"
    for _ in range(len(cards)):
        found = back(found)
    shuffled(found, cards)
    assert len(hands) > 10
    assert hands == [TAPESTRIES[cards.pop()] for _ in hands], "what everybody held"


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_a_spectator_of_today_finds_nothing(seed: int) -> None:
    tiles = Watched(Game.new(PLAYERS, seed), seed).tiles()
    assert len(tiles) > WATCHED
    assert solved(outputs_of(tiles[:WATCHED])) is None


def foretold(value: int) -> int:
    """What the attack takes the next value for."""
    return value * ONWARD % PRIME


def test_the_relation_that_the_attack_solves_holds_for_the_old_stream_only() -> None:
    """With all bits known, too."""
    old = [123456789]
    for _ in range(2000):
        old.append(advanced(old[-1]))
    assert all(foretold(value) == after for value, after in pairwise(old))
    key = key_of_seed("key 1")
    pieces = [word for number in range(250) for word in block_of(key, number)]
    new = [
        int.from_bytes(b"".join(word.to_bytes(2, "little") for word in pieces[at : at + 4]), "little") % PRIME
        for at in range(0, 8000, 4)
    ]
    met = 0
    for value, after in pairwise(new):
        met += foretold(value) >> 50 == after >> 50  # the upper bits are what draws show
    chance = len(new) / (PRIME >> 50)
    assert met <= chance + 5 * chance**0.5
