"""A recorded game under the eyes of a bot: what it would have chosen, and what the choices of the players cost.

Every choice is looked at with what its player could know at that moment, and nothing of what came later. All choices
are judged quickly first; then the bot thinks in full about the openings of turns, from which the curve is made, and
about the dearest choices of each player. The same record and bot give the same report.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from gobelin import bots
from gobelin.bots import TurnPlanner
from gobelin.game.game import Game
from gobelin.game.records import beginning_of, split_choice
from gobelin.game.seat import Seat
from gobelin.lab.pool import map_tasks

IN_A_STRETCH = 12  # choices given to a process at once
LEAST_COST = 3.0  # points: less is within what a bot cannot tell, and nothing is called a mistake for it
DEAREST = 8  # choices of each player that are looked at once more, in full
QUICK_DEALS = 2  # guesses of the first pass
QUICK_SHARE = 3  # the first pass has one in so many of the nodes


@dataclass
class Stretch:
    """Choices `first` to `last - 1` of a record, for one process: those with these numbers (from 1), or all."""

    record: dict[str, Any]
    first: int
    last: int
    bot: str
    seconds: float | None
    numbers: frozenset[int] | None = None

    @property
    def quick(self) -> bool:
        """All choices are judged quickly, a selection in full."""
        return self.numbers is None


@dataclass
class JudgedChoice:
    """A choice of a record, and what the bot thinks of it: points expected in the end."""

    number: int  # from 1, as in the record
    player: int
    turn: int
    era: int
    kind: str
    points: int  # scored before it
    opens: bool  # it is the first choice of the player's own turn
    chosen: str = ""
    best: str = ""
    expected: float = 0.0  # with the best option
    came: float = 0.0  # with the one that was chosen
    full: bool = False  # judged with all that the bot has, not quickly
    plan_best: list[str] = field(default_factory=list)
    plan_chosen: list[str] = field(default_factory=list)
    terms_best: dict[str, float] = field(default_factory=dict)
    terms_chosen: dict[str, float] = field(default_factory=dict)

    @property
    def cost(self) -> float:
        """Points lost."""
        return self.expected - self.came

    def document(self) -> dict[str, Any]:
        whole = asdict(self)
        del whole["came"]
        for name in ("terms_best", "terms_chosen"):
            whole[name] = {term: round(points, 2) for term, points in whole[name].items()}
        return whole | {"expected": round(self.expected, 2), "cost": round(self.cost, 2)}


class Analysis:
    """The judged choices of a game as they come in, and the report that they make.

    Whoever has processes does the stretches: `first_pass`, and when all of it was added, `second_pass`.
    """

    def __init__(self, record: dict[str, Any], bot: str, seconds: float | None = None) -> None:
        self.record = record
        self.bot = bot
        self.seconds = seconds
        self.found: dict[int, JudgedChoice] = {}
        self.done = 0  # choices, those that are judged twice counted twice
        self.to_do = len(record["choices"])
        self.ready = False  # both passes are done

    def first_pass(self) -> list[Stretch]:
        return self._stretches(range(1, len(self.record["choices"]) + 1), None)

    def second_pass(self) -> list[Stretch]:
        """The openings of turns and the dearest choices of each player."""
        wanted = {one.number for one in self.found.values() if one.opens}
        for player in {one.player for one in self.found.values()}:
            own = [one for one in self.found.values() if one.player == player and one.cost >= LEAST_COST]
            wanted |= {one.number for one in sorted(own, key=_dearest_first)[:DEAREST]}
        self.to_do = len(self.record["choices"]) + len(wanted)
        return self._stretches(sorted(wanted), frozenset(wanted))

    def _stretches(self, numbers: Iterable[int], wanted: frozenset[int] | None) -> list[Stretch]:
        every = list(numbers)
        parts = [every[at : at + IN_A_STRETCH] for at in range(0, len(every), IN_A_STRETCH)]
        return [
            Stretch(
                self.record, part[0] - 1, part[-1], self.bot, self.seconds,
                None if wanted is None else wanted & frozenset(part),
            )
            for part in parts
        ]  # fmt: skip

    def add(self, stretch: Stretch, judged: Iterable[JudgedChoice]) -> None:
        """What a process has found."""
        self.found |= {one.number: one for one in judged}
        self.done += stretch.last - stretch.first if stretch.numbers is None else len(stretch.numbers)

    def run(self, jobs: int) -> Generator[None]:
        """Both passes in processes of this machine; it comes back after every stretch."""
        for stretches in (self.first_pass, self.second_pass):
            todo = stretches()
            judging = map_tasks(judge_stretch, iter(todo), jobs)
            try:
                for stretch, judged in zip(todo, judging, strict=True):
                    self.add(stretch, judged)
                    yield
            finally:
                judging.close()
        self.ready = True

    def choices(self) -> list[JudgedChoice]:
        """All that were judged, as they were made."""
        return [self.found[number] for number in sorted(self.found)]

    def report(self, scores: list[int], people: int) -> dict[str, Any]:
        """What the command prints and the page shows."""
        found = self.choices()
        return {
            "bot": self.bot,
            "ready": self.ready,
            "done": self.done,
            "to_do": self.to_do,
            "players": [sum_up(player, scores[player], found, self.ready) for player in range(people)],
            "choices": [one.document() for one in found],
        }


def judge_stretch(stretch: Stretch) -> list[JudgedChoice]:
    """The choices of a stretch that had a second option, judged."""
    game = Game.replay(beginning_of(stretch.record))
    turn = -1  # the last whose beginning was seen
    found: list[JudgedChoice] = []
    for number, choice in enumerate(stretch.record["choices"][: stretch.last], 1):
        text, outcome = split_choice(choice)
        state = game.state
        decision = next(one for one in game.decisions if text in one)
        opens = state.started and state.turn == decision.player and state.turns != turn
        if opens:
            turn = state.turns
        if number > stretch.first and len(decision) > 1 and (stretch.numbers is None or number in stretch.numbers):
            who = state.players[decision.player]
            one = JudgedChoice(number, decision.player, state.turns, who.era, decision.kind, who.vp, opens)
            _weigh(one, Seat(game, decision.player), text, stretch)
            found.append(one)
        game.play(text, outcome=outcome)
    return found


def _weigh(one: JudgedChoice, seat: Seat, chosen: str, stretch: Stretch) -> None:
    bot = bots.make(stretch.bot, one.number, stretch.seconds)
    assert isinstance(bot, TurnPlanner)
    if stretch.quick:
        bot.hurry(QUICK_DEALS, QUICK_SHARE)
    one.full = not stretch.quick
    assert seat.decision is not None
    option = next(option for option in seat.decision if option.text == chosen)
    best, taken = bot.consider(seat, option)
    one.best, one.expected, one.plan_best, one.terms_best = best.option.text, best.points, best.plan, best.terms
    one.chosen, one.came, one.plan_chosen, one.terms_chosen = chosen, taken.points, taken.plan, taken.terms


def sum_up(player: int, points: int, found: list[JudgedChoice], ready: bool) -> dict[str, Any]:
    """One player's game: choices, how often as the bot would, the costly ones, the curve of what was expected.

    There is no sum of what was lost: a better choice would have changed all that came after it.
    """
    own = [one for one in found if one.player == player]
    curve = [
        {"turn": one.turn, "era": one.era, "points": one.points, "expected": round(one.expected, 2)}
        for one in own
        if one.opens
    ]
    return {
        "player": player,
        "points": points,
        "choices": len(own),
        "agreed": sum(one.cost < LEAST_COST for one in own),
        "costly": costly_choices([one for one in own if one.full] if ready else own, own),
        "curve": curve,
    }


def costly_choices(judged: Collection[JudgedChoice], own: Collection[JudgedChoice]) -> list[dict[str, Any]]:
    """The choices that cost something, the costliest first; one mistake that was repeated is told once.

    It is one as long as the same option would have been better in the same turn or in the player's next one
    (`until_turn`). The dearest of them stands for all.
    """
    turns = sorted({one.turn for one in own})
    told: list[list[JudgedChoice]] = []
    for one in sorted(judged, key=lambda one: one.number):
        if one.cost < LEAST_COST:
            continue
        same = next((some for some in reversed(told) if some[-1].best == one.best), None)
        if same is not None and turns.index(one.turn) - turns.index(same[-1].turn) <= 1:
            same.append(one)
        else:
            told.append([one])
    dearest = [(min(some, key=_dearest_first), some) for some in told]
    return [
        one.document() | {"turn": some[0].turn, "until_turn": some[-1].turn, "at_turn": one.turn}
        for one, some in sorted(dearest, key=lambda pair: _dearest_first(pair[0]))
    ]


def _dearest_first(one: JudgedChoice) -> tuple[float, int]:
    return -one.cost, one.number
