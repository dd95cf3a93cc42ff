"""The players that plan: they guess what is hidden, plan their turn on each guess and take the best average."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from gobelin.bots.open_decision import open_decision
from gobelin.bots.planning import Line, Search
from gobelin.bots.value import LAST_ERA, Judge, Value
from gobelin.bots.weights import Weights, load
from gobelin.game.game import Decision, Option
from gobelin.game.seat import Seat
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.engine.state import State
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.names import TRACKS

BEST = 3  # options that an explanation names
MANY_DEALS = 64  # with a time budget: more would not help
HEATS = 2  # guesses on which every option is planned before the worse half of them drops out


class Explanation:
    """Why an option was chosen: JSON-able by `document`."""

    def __init__(self, option: Option, before: float, best: list[tuple[str, float]], plan: list[str]) -> None:
        self.option = option
        self.before = before  # expected points as the table stands
        self.best = best  # the best options with the points expected in the end, best first
        self.plan = plan  # the choices it means to make in this turn, this one included
        self.terms_before: dict[str, float] = {}  # what `before` and `after` are made of
        self.terms_after: dict[str, float] = {}
        self.deals = 0  # guesses that were planned on
        self.nodes = 0  # positions looked at

    @property
    def after(self) -> float:
        """Expected points with the chosen option."""
        return self.best[0][1]

    def document(self) -> dict[str, Any]:
        """The explanation as JSON-able data, with what the points are made of term by term."""
        return {
            "option": self.option.text,
            "before": round(self.before, 2),
            "after": round(self.after, 2),
            "best": [{"option": text, "points": round(points, 2)} for text, points in self.best],
            "plan": self.plan,
            "terms": {
                name: {"before": round(self.terms_before[name], 2), "after": round(self.terms_after[name], 2)}
                for name in self.terms_before
            },
            "deals": self.deals,
            "nodes": self.nodes,
        }


class Considered(NamedTuple):
    """An option that was planned: the points expected in the end, the choices that follow, and what it is made of.

    The terms are those of the hand-made value, whoever judges: a net does not say why.
    """

    option: Option
    points: float
    plan: list[str]
    terms: dict[str, float]


class PlannedOptions:
    """The actions that were planned, their average values, and their lines on the first guess.

    `planned`: on how many guesses each action was planned.
    """

    def __init__(self, actions: list[int], values: list[float], planned: list[int], lines: list[Line]) -> None:
        self.actions = actions
        self.values = values
        self.lines = lines
        self.deals = max(planned)
        # Best first; those that dropped out come last
        self.order = sorted(range(len(actions)), key=lambda at: (-planned[at], -values[at]))


class PlannedChoice(NamedTuple):
    """A future decision as the plan foresees it, and the action for it."""

    kind: str
    legal: list[int]
    action: int


class Plan:
    """The next choices of a turn, valid while everything goes as foreseen and nothing unknown comes to light."""

    def __init__(self, moment: tuple[int, int, int] | None = None, choices: Sequence[PlannedChoice] = ()) -> None:
        self.moment = moment
        self.choices = list(choices)

    def next_choice(self, seat: Seat, decision: Decision) -> int | None:
        """The action for this decision; without one, None, and the plan is given up."""
        if self.choices and self.moment == moment_of(seat):
            kind, legal, action = self.choices[0]
            if kind == decision.kind and legal == decision.actions:
                del self.choices[0]
                return action
        self.choices = []
        return None

    def document(self) -> dict[str, Any] | None:
        """The plan as JSON-able data; None if nothing is left of it."""
        return {"moment": self.moment, "choices": self.choices} if self.choices else None

    @classmethod
    def from_document(cls, document: dict[str, Any]) -> Plan:
        turn, revealed, player = document["moment"]
        return cls((turn, revealed, player), [PlannedChoice(*choice) for choice in document["choices"]])


def moment_of(seat: Seat) -> tuple[int, int, int]:
    """Turn, reveals and player: the same while a turn goes on and nothing unknown comes to light."""
    return seat.turn_number, seat.revealed, seat.player


class TurnPlanner:
    """A player that plans its turn to the end.

    width, ties, branching, unjudged: see `Search`. deals: how many guesses about what is hidden; nodes: the budget for
    one decision, all guesses together, though one guess is always planned. seconds: a time budget instead: as many
    guesses as fit. finalists: from the second guess on, the worse half of the options drops out after each, until only
    so many are left; 0: none drops out. noise: points by which it misjudges options, to play worse. follow: keep to the
    plan while nothing new comes to light, instead of thinking again. judge: says what the end of a turn is worth,
    instead of the value of `weights`.

    The same seed and node budget give the same game. Between decisions it keeps only its plan for the turn, so one
    object can play on several seats in turn.
    """

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        *,
        width: int = 2,
        ties: int = 4,
        branching: int = 40,
        deals: int = 1,
        finalists: int = 0,
        nodes: int = 20_000,
        noise: float = 0.0,
        follow: bool = True,
        weights: Weights | None = None,
        judge: Judge | None = None,
        unjudged: int = 0,
    ) -> None:
        self.seed = seed
        self.seconds = seconds
        self.deals = deals
        self.finalists = finalists
        self.nodes = nodes
        self.noise = noise
        self.follow = follow
        self.weights = load() if weights is None else weights
        self.value = Value(self.weights.value)
        self.judge: Judge = self.value if judge is None else judge
        self.search = Search(self.judge, width, ties, branching, nodes, self.value, unjudged)
        self._plan = Plan()

    # --- Choosing

    def choose(self, seat: Seat) -> Option:
        """The option of the best plan; GobelinError if the seat has nothing to decide."""
        decision = open_decision(seat)
        actions = decision.actions
        action = self._plan.next_choice(seat, decision)
        if action is not None:
            return decision.options[actions.index(action)]
        if len(actions) == 1:
            return decision.options[0]
        preferences = self._preferences(seat, decision)
        if preferences:
            return decision.options[max(range(len(actions)), key=lambda at: preferences[at])]
        planned = self._plan_turn(seat)
        best = planned.order[0]
        if self.follow and planned.deals == 1:
            self._plan = Plan(moment_of(seat), _decisions_to_come(planned.lines[best], seat.revealed))
        return decision.options[actions.index(planned.actions[best])]

    def remember(self) -> dict[str, Any] | None:
        """What it needs for its next decisions: the rest of its plan."""
        return self._plan.document()

    def recall(self, memory: dict[str, Any]) -> None:
        """Continue the plan that `remember` returned."""
        self._plan = Plan.from_document(memory)

    def explain(self, seat: Seat) -> Explanation:
        """The choice with its reasons. The plan is not kept."""
        decision = open_decision(seat)
        actions = decision.actions
        now = seat.node(self.seed).state
        era = now.players[seat.player].era
        base, slope = self._points_line(era)
        before = base + slope * self.judge.of(now, seat.player)
        terms_before = self._terms(now, seat.player, era)
        preferences = self._preferences(seat, decision)
        if preferences:
            order = sorted(range(len(actions)), key=lambda at: -preferences[at])
            best = [(TEXTS[actions[at]], preferences[at]) for at in order[:BEST]]
            return Explanation(decision.options[order[0]], before, best, [TEXTS[actions[order[0]]]])
        looked_at = self.search.nodes
        planned = self._plan_turn(seat)
        chosen = planned.order[0]
        best = [(TEXTS[planned.actions[at]], base + slope * planned.values[at]) for at in planned.order[:BEST]]
        line = planned.lines[chosen]
        option = decision.options[actions.index(planned.actions[chosen])]
        explanation = Explanation(option, before, best, [TEXTS[action] for action in line.path()])
        explanation.terms_before = terms_before
        explanation.terms_after = self._terms(line.state, seat.player, era)
        explanation.deals = planned.deals
        explanation.nodes = self.search.nodes - looked_at
        return explanation

    def weigh(self, seat: Seat, also: Option | None = None) -> list[tuple[Option, float]]:
        """The options that were planned, `also` included, best first, with the points expected in the end."""
        decision = open_decision(seat)
        era = seat.node(self.seed).state.players[seat.player].era
        base, slope = self._points_line(era)
        preferences = self._preferences(seat, decision)
        if preferences:
            found = list(zip(decision.options, preferences, strict=True))
            return sorted(found, key=lambda weighed: -weighed[1])
        planned = self._plan_turn(seat, None if also is None else also.action)
        options = {option.action: option for option in decision.options}
        return [(options[planned.actions[at]], base + slope * planned.values[at]) for at in planned.order]

    def consider(self, seat: Seat, chosen: Option) -> tuple[Considered, Considered]:
        """The best option, and the one that was chosen, with the plans and terms of both."""
        decision = open_decision(seat)
        era = seat.node(self.seed).state.players[seat.player].era
        preferences = self._preferences(seat, decision)
        if preferences:
            known = [
                Considered(option, points, [option.text], {})
                for option, points in zip(decision.options, preferences, strict=True)
            ]
            return max(known, key=lambda one: one.points), next(one for one in known if one.option == chosen)
        base, slope = self._points_line(era)
        planned = self._plan_turn(seat, chosen.action)
        options = {option.action: option for option in decision.options}

        def told(at: int) -> Considered:
            line = planned.lines[at]
            terms = TurnPlanner._terms(self, line.state, seat.player, era)
            plan = [TEXTS[action] for action in line.path()]
            return Considered(options[planned.actions[at]], base + slope * planned.values[at], plan, terms)

        return told(planned.order[0]), told(planned.actions.index(chosen.action))

    def hurry(self, deals: int, share: int) -> None:
        """Think less from now on: on so many guesses at most, and with one in `share` of the nodes."""
        self.deals = min(self.deals, deals)
        self.nodes = max(1, self.nodes // share)
        self.search.budget = self.nodes

    def _points_line(self, era: int) -> tuple[float, float]:
        """Base and slope of the line from value to points in this era; before era 1, that of era 1."""
        if era >= LAST_ERA:
            return 0.0, 1.0  # nothing but points is left
        when = str(max(era, 1))
        return self.weights.base[when], self.weights.slope[when]

    def _terms(self, state: State, player: int, era: int) -> dict[str, float]:
        """What the expected points are made of: the terms of the value, in points, and the base."""
        base, slope = TurnPlanner._points_line(self, era)
        terms = {name: slope * points for name, points in self.value.terms(state, player).items()}
        return terms | {"experience": base}

    # --- Start choices

    def _preferences(self, seat: Seat, decision: Decision) -> list[float]:
        """Points expected with each option of a start choice, from experience; empty for all other decisions."""
        if decision.kind == "capital":
            return [self.weights.capitals[str(option.arguments["capital"])] for option in decision.options]
        if decision.kind == "civilization":
            return [self.weights.civilizations[str(option.arguments["civilization"])] for option in decision.options]
        if decision.kind == "automa_civilization":
            tracks = [TRACKS.index(str(option.arguments["track"])) for option in decision.options]
            return [-self.weights.automa_civilizations[AUTOMA_CIVILIZATIONS[track]] for track in tracks]
        return []

    # --- Planning

    def _plan_turn(self, seat: Seat, also: int | None = None) -> PlannedOptions:
        search = self.search
        began = time.perf_counter()
        search.deadline = began + self.seconds if self.seconds else 0.0
        spent = search.nodes
        first = seat.node(self._deal_seed(seat, 0)).state
        actions = search.promising_actions(first, seat.player)
        if also is not None and also not in actions:
            actions.append(also)
        lines = search.plan(first, seat.player, actions)
        totals = [line.value for line in lines]
        planned = [1] * len(actions)
        racing = list(range(len(actions)))  # those that are still planned
        deals = 1
        ended = time.perf_counter()
        last = ended - began  # what the last guess took
        while search.revealed and deals < (MANY_DEALS if self.seconds else self.deals):
            if self.seconds:
                if ended - began + last > self.seconds:
                    break  # another guess would not fit
            elif search.nodes - spent >= self.nodes:
                break
            if self.finalists and deals >= HEATS:
                racing = self._better_half(racing, totals, actions.index(also) if also is not None else None)
            node = seat.node(self._deal_seed(seat, deals))
            again = search.plan(node.state, seat.player, [actions[at] for at in racing])
            for at, line in zip(racing, again, strict=True):
                totals[at] += line.value
                planned[at] += 1
            deals += 1
            last, ended = time.perf_counter() - ended, time.perf_counter()
        values = [total / count for total, count in zip(totals, planned, strict=True)]
        if self.noise:
            chance = random.Random(self._deal_seed(seat, -1))
            values = [value + chance.gauss(0.0, self.noise) for value in values]
        return PlannedOptions(actions, values, planned, lines)

    def _better_half(self, racing: list[int], totals: list[float], also: int | None) -> list[int]:
        """The better half of the options, but no fewer than the finalists, and `also`."""
        best = sorted(racing, key=lambda at: -totals[at])[: max(self.finalists, (len(racing) + 1) // 2)]
        return [at for at in racing if at in best or at == also]

    def _deal_seed(self, seat: Seat, number: int) -> int:
        """A different seed for every guess, and whenever something new is known."""
        turn, revealed, player = moment_of(seat)
        moment = (turn * 4096 + revealed) * 8 + player
        return (self.seed * 1_000_003 + moment) * 128 + number


def _decisions_to_come(line: Line, revealed: int) -> list[PlannedChoice]:
    """The decisions of the plan after the first, until something unknown comes to light."""
    to_come: list[PlannedChoice] = []
    for before, after in pairwise(line.steps()):
        question = before.state.question
        if question is None or before.state.revealed != revealed:
            break
        to_come.append(PlannedChoice(question.kind, before.state.legal[:], after.action))
    return to_come
