"""Games to learn from: bots play themselves, and what every seat saw at the end of its turns is kept.

Some turns begin with a random choice, and some seats have a liking for a track, a row of buildings, the city, land or
technology, so that the net sees more than its favourite way to play.
"""

from __future__ import annotations

import random
from array import array
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gobelin.bots.net import Expected, Learned, Net, make_untrained
from gobelin.bots.planner import TurnPlanner
from gobelin.bots.simple import LIKELY
from gobelin.bots.value import Judge
from gobelin.bots.weights import load
from gobelin.game.game import Decision, Game, Option
from gobelin.game.seat import Seat
from gobelin.lab.games import choose_start_cards, play_game
from gobelin.learn.features import SIZE, Encoder
from gobelin.rules.engine import loop
from gobelin.rules.engine.state import State

WIDEST = 112  # features of a position that are kept; there are hardly ever as many
LIKINGS = 11  # four tracks, four rows, the city, land, technology


@dataclass
class Lesson:
    """Games `first` to `first + count - 1`, played with the net of a file, or without one by the hand-made value."""

    seed: int
    first: int
    count: int
    settings: dict[str, Any]  # the table [games]
    net: Path | None


@dataclass
class Experience:
    """Positions at ends of turns, those of a seat in a game one after the other, and what came of them."""

    features: NDArray[np.int16]  # WIDEST of them, filled up with SIZE
    hand: NDArray[np.float32]  # the points that the hand-made value promises
    final: NDArray[np.float32]  # in the end
    left: NDArray[np.int16]  # positions of the seat that follow in this game
    usable: NDArray[np.bool_]  # False where the next turn began at random: it says nothing about this position

    def __len__(self) -> int:
        return len(self.hand)

    def check(self) -> None:
        """ValueError unless these are positions, and whole games of a seat."""
        if self.features.shape != (len(self), WIDEST) or self.features.dtype != np.int16:
            raise ValueError("these are no features of positions")
        if len(self) and not 0 <= self.features.min() <= self.features.max() <= SIZE:
            raise ValueError("there are no such features")
        if any(values.shape != (len(self),) for values in (self.hand, self.final, self.left, self.usable)):
            raise ValueError("positions lack what came of them")
        following = np.append(self.left[1:], np.int16(-1))
        if not ((self.left == 0) | (self.left - 1 == following)).all():
            raise ValueError("a game of a seat is not whole")

    def newest(self, count: int) -> Experience:
        """At most so many, and only whole games of a seat."""
        first = max(0, len(self) - count)
        while 0 < first < len(self) and self.left[first - 1] > 0:
            first += 1
        cut = slice(first, None)
        return Experience(**{name: values[cut] for name, values in self.arrays().items()})

    def targets(self, corrections: NDArray[np.float32], trace: float) -> NDArray[np.float32]:
        """By how many points the hand-made value turned out to be wrong at each position: TD(lambda).

        `corrections` are what the net thinks of that. What the last position of a game promises is compared with the
        end, the others with a mixture of what the next one promised and what that should have promised. Where the next
        turn began at random the promise stands as it is.
        """
        promised = self.hand + corrections
        should = promised.copy()
        for left in range(int(self.left.max()) + 1 if len(self) else 0):
            at = np.flatnonzero((self.left == left) & self.usable)
            if left == 0:
                should[at] = self.final[at]
            else:
                should[at] = (1.0 - trace) * promised[at + 1] + trace * should[at + 1]
        return (should - self.hand).astype(np.float32)

    def arrays(self) -> dict[str, NDArray[Any]]:
        return vars(self)


def join(parts: list[Experience]) -> Experience:
    arrays = [part.arrays() for part in parts]
    return Experience(**{name: np.concatenate([part[name] for part in arrays]) for name in arrays[0]})


@dataclass
class SeatResult:
    """What one seat made of a game."""

    people: int
    level: int  # of the Automa, 0 without it
    civilization: int
    capital: int
    points: int
    clean: bool
    won: bool


class Inclined(Judge):
    """Another judge with a liking: it believes that steps somewhere are worth more points than they are."""

    def __init__(self, judge: Judge, liking: int, points: float) -> None:
        self.judge = judge
        self.liking = liking
        self.points = points

    def of(self, state: State, player: int) -> float:
        return self.of_many([state], player)[0]

    def of_many(self, states: list[State], player: int) -> list[float]:
        values = self.judge.of_many(states, player)
        return [value + self.points * self.steps(state, player) for value, state in zip(values, states, strict=True)]

    def steps(self, state: State, player: int) -> float:
        who = state.players[player]
        if who.finished:
            return 0.0
        if self.liking < 4:
            return float(who.position(self.liking))
        if self.liking < 8:
            return 2.0 * who.taken[self.liking - 4]
        if self.liking == 8:
            return who.built.bit_count() / 3.0
        return float(who.control.bit_count() if self.liking == 9 else who.tech_count())


class SelfPlay:
    """One game and its seats."""

    def __init__(self, lesson: Lesson, number: int, judge: Judge) -> None:
        settings = lesson.settings
        chance = self.chance = random.Random(f"{lesson.seed} {number}")
        self.people = chance.choices(range(1, 6), settings["people"])[0]
        self.level = chance.randint(1, 6) if self.people == 1 else 0
        seed = chance.getrandbits(40)
        self.game = Game.new(self.people, seed, level=self.level or None, log=False)
        self.clean: list[bool] = []
        self.random_turns: list[float] = []
        self.bots: list[TurnPlanner] = []
        shape = {name: settings[name] for name in ("width", "ties", "branching", "nodes", "deals")}
        for seat in range(self.people):
            clean = chance.random() < settings["clean"]
            inclined = chance.random() < settings["inclined"] and not clean
            liking, points = chance.randrange(LIKINGS), chance.uniform(0.3, 1.0) * settings["inclination"]
            self.clean.append(clean)
            self.random_turns.append(0.0 if clean else chance.uniform(0.0, settings["random_turns"]))
            sits = Inclined(judge, liking, points) if inclined else judge
            self.bots.append(TurnPlanner(seed + seat, judge=sits, unjudged=settings["ties"], follow=True, **shape))
        self.turn = -1  # the last one that began at random, or might have
        self.positions: list[list[State]] = [[] for _ in range(self.people)]
        self.random_after: list[list[bool]] = [[] for _ in range(self.people)]

    def play(self) -> None:
        choose_start_cards(self.game, self.chance)  # every start card is tried
        play_game(self.game, self.choose)

    def choose(self, decision: Decision) -> Option:
        option = self.random_option(decision) or self.bots[decision.player].choose(Seat(self.game, decision.player))
        self.keep_end_of_turn(option.action)
        return option

    def random_option(self, decision: Decision) -> Option | None:
        """Where a turn begins at random."""
        state = self.game.state
        player = decision.player
        if state.turn != player or state.turns == self.turn:
            return None
        self.turn = state.turns
        if self.chance.random() >= self.random_turns[player]:
            return None
        if self.random_after[player]:
            self.random_after[player][-1] = True
        likely = [LIKELY.get(option.verb, 1.0) for option in decision.options]
        return self.chance.choices(decision.options, likely)[0]

    def keep_end_of_turn(self, action: int) -> None:
        """Keep what the table will look like at the end of the turn, if this action ends it."""
        state = self.game.state
        owner = state.turn
        if not 0 <= owner < self.people:
            return
        after = state.copy()
        loop.answer(after, action)
        if not loop.run_turn(after) and not after.players[owner].finished:
            self.positions[owner].append(after)
            self.random_after[owner].append(False)


def play_lesson(lesson: Lesson) -> tuple[Experience, list[SeatResult]]:
    """Play the games of a lesson."""
    judge, encoder, hand = _judge(lesson.net)
    rows: list[list[int]] = []
    promised: list[float] = []
    final: list[int] = []
    left: list[int] = []
    usable: list[bool] = []
    results: list[SeatResult] = []
    for number in range(lesson.first, lesson.first + lesson.count):
        table = SelfPlay(lesson, number, judge)
        table.play()
        game = table.game
        for seat in range(table.people):
            who = game.state.players[seat]
            start = who.civilizations[0], who.capital
            won = seat in game.winners
            results.append(SeatResult(table.people, table.level, *start, who.vp, table.clean[seat], won))
            count = len(table.positions[seat])
            for at, state in enumerate(table.positions[seat]):
                rows.append(encoder.active(state, seat)[:WIDEST])
                promised.append(hand.of(state, seat))
                final.append(who.vp)
                left.append(count - 1 - at)
                usable.append(not table.random_after[seat][at])
    features = np.full((len(rows), WIDEST), SIZE, np.int16)
    lengths = np.array([len(row) for row in rows])
    flat = np.frombuffer(array("h", [feature for row in rows for feature in row]), np.int16)
    features[np.arange(WIDEST) < lengths[:, None]] = flat
    return (
        Experience(
            features, np.array(promised, np.float32), np.array(final, np.float32), np.array(left, np.int16),
            np.array(usable, np.bool_),
        ),
        results,
    )  # fmt: skip


@lru_cache(maxsize=2)
def _judge(net: Path | None) -> tuple[Judge, Encoder, Expected]:
    """The judge of a file, what lists features for it, and its hand-made value. Each round has a file of its own."""
    if net is None:
        hand = Net(make_untrained(1, 1, load(), 0)).hand()
        return hand.value, Encoder(), hand
    learned = Learned(Net.load(net))
    return learned, learned.encoder, learned.hand
