"""Bots against each other: rotated seats, shared seeds, and what the games say about who is stronger.

Nothing is printed here. What comes out does not depend on the number of processes.
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from gobelin import bots
from gobelin.game.game import Game
from gobelin.game.luck import bot_seed
from gobelin.lab.games import Bots
from gobelin.lab.pool import map_tasks

Z = 1.959964  # 95 % intervals
# Student's t for so few degrees of freedom
FEW = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 6: 2.4469, 7: 2.3646, 8: 2.3060}
ELO = 400 / math.log(10)
AVERAGE = 1500.0  # the mean of the ratings


@dataclass
class Match:
    """One game to be played: who sits where."""

    lineup: Sequence[str]
    seed: int
    level: int | None = None  # of the Automa, for one bot alone
    seconds: float | None = None  # for each decision


@dataclass
class Outcome:
    """One game that was played."""

    match: Match
    scores: list[int]
    winners: list[int]
    thinking: list[float]  # seconds of processor time, by seat
    decisions: list[int]


def lineups(names: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who sits where: every bot on every seat equally often, against the others equally often.

    Fewer bots than seats sit in turn, so that some sit twice; of more bots every choice of so many meets.
    """
    if len(names) <= players:
        groups: list[tuple[str, ...]] = [tuple(names)]
    else:
        groups = list(combinations(names, players))
    return [
        tuple(group[(seat + turn) % len(group)] for seat in range(players))
        for group in groups
        for turn in range(len(group))
    ]


def matches(
    names: Sequence[str], games: int, players: int, seed: int, *, level: int | None = None, seconds: float | None = None
) -> list[Match]:
    """The first `games` games: each seed is dealt to every lineup in turn, the next seed then. Alone, to every bot."""
    if level is not None:
        return [Match((name,), seed + number, level, seconds) for name in names for number in range(games)]
    every = lineups(names, players)
    return [Match(every[number % len(every)], seed + number // len(every), None, seconds) for number in range(games)]


def play_match(match: Match) -> Outcome:
    """Play a match. The luck of bots follows from the game's seed, so that the same match is the same game again."""
    game = Game.new(len(match.lineup), match.seed, level=match.level, log=False)
    players = [bots.make(name, bot_seed(match.seed, seat), match.seconds) for seat, name in enumerate(match.lineup)]
    table = Bots(game, match.lineup, players)
    table.play()
    return Outcome(match, game.scores, game.winners, table.thinking, table.decisions)


def play_all(tournament: Sequence[Match], jobs: int = 1) -> Generator[Outcome]:
    """The outcomes in the order of the matches. Closing the iterator stops the processes."""
    return map_tasks(play_match, tournament, jobs)


# --- What the games say


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate; shared victories may make `wins` a fraction."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def mean_interval(numbers: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, mean
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    half = student(len(numbers) - 1) * math.sqrt(variance / len(numbers))
    return mean - half, mean + half


def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side (Student's t): more than Z where games are few."""
    if freedom in FEW:
        return FEW[freedom]
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    return Z + (Z**3 + Z) / (4 * freedom) + second + third


class Standing:
    """What one bot's games add up to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.wins = 0.0  # a shared victory is divided
        self.scores: list[int] = []
        self.thinking = 0.0
        self.decisions = 0
        self.automa: list[int] = []  # the Automa's scores

    def document(self, rating: float) -> dict[str, Any]:
        """The line of the table; all figures are about the games played so far."""
        low, high = wilson(self.wins, self.games)
        score_low, score_high = mean_interval(self.scores)
        line: dict[str, Any] = {
            "name": self.name,
            "games": self.games,
            "win_rate": round(self.wins / self.games, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(sum(self.scores) / len(self.scores), 2),
            "score_interval": [round(score_low, 2), round(score_high, 2)],
            "best_score": max(self.scores),
            "rating": round(rating),
            "ms_per_decision": round(1e3 * self.thinking / self.decisions, 3),
        }
        if self.automa:
            line["automa_score"] = round(sum(self.automa) / len(self.automa), 2)
        return line


class Standings:
    """The standings of a tournament, or of one level of the Automa."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = list(names)
        self.standings = {name: Standing(name) for name in names}
        self.games = 0
        self.duels: dict[tuple[str, str], float] = {}  # how often the first came before the second

    def add(self, outcome: Outcome) -> None:
        lineup = outcome.match.lineup
        self.games += 1
        share = 1 / len(outcome.winners)
        for name in set(lineup):
            self.standings[name].games += 1
        for seat, name in enumerate(lineup):
            standing = self.standings[name]
            standing.scores.append(outcome.scores[seat])
            standing.wins += share if seat in outcome.winners else 0.0
            standing.thinking += outcome.thinking[seat]
            standing.decisions += outcome.decisions[seat]
            if outcome.match.level is not None:
                standing.automa.append(outcome.scores[len(lineup)])  # it sits second
        for one, other in combinations(range(len(lineup)), 2):
            if lineup[one] != lineup[other]:
                ahead = self._place(outcome, one) - self._place(outcome, other)
                won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
                pair = lineup[one], lineup[other]
                self.duels[pair] = self.duels.get(pair, 0.0) + won
                self.duels[pair[::-1]] = self.duels.get(pair[::-1], 0.0) + 1 - won

    def _place(self, outcome: Outcome, seat: int) -> int:
        """Higher is better; winners come before everybody with as many points."""
        return 2 * outcome.scores[seat] + (seat in outcome.winners)

    def ratings(self) -> dict[str, float]:
        """Elo numbers that explain best who came before whom (Bradley and Terry), with a mean of 1500.

        Half a game won and lost is added to every pair that met, so that nobody is rated infinite.
        """
        strength = dict.fromkeys(self.names, 1.0)
        met = {pair: won + 0.5 for pair, won in self.duels.items()}
        for _ in range(500):
            for name in self.names:
                won = sum(count for (one, _), count in met.items() if one == name)
                against = sum(
                    (count + met[other, name]) / (strength[name] + strength[other])
                    for (one, other), count in met.items()
                    if one == name
                )
                if against:
                    strength[name] = won / against
            middle = math.exp(sum(math.log(value) for value in strength.values()) / len(strength))
            strength = {name: value / middle for name, value in strength.items()}
        return {name: AVERAGE + ELO * math.log(value) for name, value in strength.items()}

    def lines(self) -> list[dict[str, Any]]:
        """A document for each bot that has played, in the order they were named."""
        ratings = self.ratings()
        return [self.standings[name].document(ratings[name]) for name in self.names if self.standings[name].games]


Table = Standings  # its name in version 0.1
