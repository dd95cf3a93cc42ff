"""Players that do not think: at random, and at random with some sense."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from gobelin.bots.open_decision import open_decision
from gobelin.game.game import Option
from gobelin.game.seat import Seat

# How likely an option is, by its verb, compared with other verbs. Taking what is offered and spending before the next
# income turn, with everything else left to chance, is twice as good as chance alone.
LIKELY = {"income": 0.05, "decline": 0.2, "done": 0.3}
_RANDOM_VERSION: Final = random.Random.VERSION


class RandomPlayer:
    """Every option is equally likely."""

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        self._chance = random.Random(seed)

    def choose(self, seat: Seat) -> Option:
        """One of the options; GobelinError if the seat has nothing to decide."""
        options = open_decision(seat).options
        return options[0] if len(options) == 1 else self._draw(options)

    def _draw(self, options: Sequence[Option]) -> Option:
        return self._chance.choice(options)

    def remember(self) -> list[int]:
        """The state of its random numbers."""
        return list(self._chance.getstate()[1])

    def recall(self, memory: list[int]) -> None:
        """Continue with the random numbers that `remember` returned."""
        self._chance.setstate((_RANDOM_VERSION, tuple(memory), None))


class WeightedPlayer(RandomPlayer):
    """Prefers advancing to income and accepting to declining; otherwise all options are equally likely."""

    def _draw(self, options: Sequence[Option]) -> Option:
        return self._chance.choices(options, [LIKELY.get(option.verb, 1.0) for option in options])[0]
