"""Tree search on resampled games against averaged planning at equal time: which plays better?

    python benchmarks/tree.py --deals 20 --seconds 0.3 [--averaged 0.8] [--players 2] [--jobs 0] [--minutes 8]

Every deal is played once with the tree on each seat, averaged planning (`master`) on the others, both with the same net
and the same seconds for a decision. Prints JSON: points and time of both, the points by which the tree is ahead (each
deal counts once) and the games it won, with 95 % intervals. With --minutes it stops then and tells of what there is.
Averaged planning does not use its time where nothing unknown lies ahead: --averaged gives it more seconds for the other
decisions, so that both think equally long (`tree_ms`, `averaged_ms`). The tree is no bot for people: it lives here
until it wins.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from contextlib import closing
from typing import Any

from gobelin import bots
from gobelin.bots.master import Master
from gobelin.bots.planning import Search
from gobelin.game.game import Game, Option
from gobelin.game.seat import Player, Seat
from gobelin.lab.games import Bots
from gobelin.lab.pool import map_tasks
from gobelin.lab.tournament import mean_interval, wilson
from gobelin.machine.cores import usable_cores
from gobelin.rules.engine import loop
from gobelin.rules.engine.state import State

FIRST_DEALS = 2  # on which all options are planned before the tree grows
DEEPEST = 3  # own turns, this one included
CURIOSITY = 6.0  # points by which a branch that was hardly tried may be better than it looks


class Branch:
    """A way to begin an own turn: how often it was tried, what came of it, and the turns that may follow."""

    def __init__(self, value: float) -> None:
        self.visits = 1  # the plan that found it
        self.total = value
        self.next: dict[int, Branch] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def tried(self, value: float) -> None:
        self.visits += 1
        self.total += value


def worth_a_try(branches: dict[int, Branch]) -> int:
    """The action with the best upper bound."""
    visits = sum(branch.visits for branch in branches.values())

    def bound(action: int) -> float:
        branch = branches[action]
        return branch.mean + CURIOSITY * math.sqrt(visits) / (1 + branch.visits)

    return max(branches, key=bound)


class TreePlayer(Master):
    """Monte Carlo tree search over own turns, with a new guess at what is hidden in every descent.

    A branch is the first choice of a turn; the rest of the turn is the best line of its beam, as in averaged planning.
    Between own turns everybody follows a narrow plan by the hand-made value. A descent comes to what the net says of
    the table at the end of its last own turn. Guesses share the branches that are legal in them.
    """

    def __init__(self, seed: int, seconds: float) -> None:
        super().__init__(seed, seconds, width=2, ties=4, nodes=bots.NODES, unjudged=4)
        self.later = Search(self.judge, 2, 4, 24, 400, self.value, 4)  # plans own turns to come
        self.others = Search(self.value, 1, 2, 16, 120)  # and those of opponents
        self.descents = 0

    def choose(self, seat: Seat) -> Option:
        decision = seat.decision
        assert decision is not None
        assert self.seconds is not None
        if len(decision.options) == 1:
            return decision.options[0]
        preferences = self._preferences(seat, decision)
        if preferences:
            return decision.options[max(range(len(preferences)), key=lambda at: preferences[at])]
        until = time.perf_counter() + self.seconds
        self.search.deadline = self.later.deadline = self.others.deadline = until
        branches: dict[int, Branch] = {}
        deals = 0
        while time.perf_counter() < until or not deals:
            state = seat.node(self._deal_seed(seat, deals)).state
            deals += 1
            if deals <= FIRST_DEALS:
                self.plan_all(state, seat.player, branches)
            else:
                self.descend(state, seat.player, branches)
        best = max(branches, key=lambda action: (branches[action].visits, branches[action].mean))
        return decision.options[decision.actions.index(best)]

    def plan_all(self, state: State, player: int, branches: dict[int, Branch]) -> None:
        """Every option on one guess, as averaged planning does."""
        actions = list(branches) or self.search.promising_actions(state, player)
        for action, line in zip(actions, self.search.plan(state, player, actions), strict=True):
            if action in branches:
                branches[action].tried(line.value)
            else:
                branches[action] = Branch(line.value)

    def descend(self, state: State, player: int, branches: dict[int, Branch]) -> None:
        """Down the best branches to one that is new, and back with what it came to."""
        self.descents += 1
        path: list[Branch] = []
        value = 0.0
        search = self.search
        for _ in range(DEEPEST):
            legal = set(state.legal)
            known = {action: branch for action, branch in branches.items() if action in legal}
            if known:
                action = worth_a_try(known)
                line = search.plan(state, player, [action])[0]
                path.append(known[action])
                goes_on = known[action].visits > FIRST_DEALS
                branches = known[action].next
            else:
                actions = search.promising_actions(state, player)
                lines = search.plan(state, player, actions)
                branches.update({action: Branch(line.value) for action, line in zip(actions, lines, strict=True)})
                line = max(lines, key=lambda line: line.value)
                goes_on = False
            value = line.value
            following = self.next_turn(line.state, player) if goes_on else None
            if following is None:
                break
            state = following
            search = self.later
        for branch in path:
            branch.tried(value)

    def next_turn(self, state: State, player: int) -> State | None:
        """The same guess at the beginning of the player's next turn; None if there is none, or time is up."""
        state = state.copy()
        while not state.over and not state.players[player].finished and not self.others.hurried:
            question = state.question
            if question is None:
                loop.run(state)
                continue
            if question.player == player and state.turn == player:
                return state
            lines = self.others.plan(state, question.player, self.others.promising_actions(state, question.player))
            state = max(lines, key=lambda line: line.value).state.copy()
        return None


# --- The comparison


class Duel:
    """One game: the tree on one seat, averaged planning on the others."""

    def __init__(self, players: int, seed: int, seat: int, seconds: float, averaged: float) -> None:
        self.players = players
        self.seed = seed
        self.seat = seat
        self.seconds = seconds
        self.averaged = averaged  # seconds of the others


Figures = dict[str, Any]


def play_duel(duel: Duel) -> Figures:
    game = Game.new(duel.players, duel.seed, log=False)
    players: list[Player] = [bots.make("master", duel.seed * 8 + seat, duel.averaged) for seat in range(duel.players)]
    players[duel.seat] = tree = TreePlayer(duel.seed * 8 + duel.seat, duel.seconds)
    table = Bots(game, ["tree" if seat == duel.seat else "master" for seat in range(duel.players)], players)
    table.play()
    thinking, decisions = table.thinking, table.decisions
    others = [seat for seat in range(duel.players) if seat != duel.seat]
    return {
        "seed": duel.seed,
        "tree": game.scores[duel.seat],
        "averaged": sum(game.scores[seat] for seat in others) / len(others),
        "won": 1 / len(game.winners) if duel.seat in game.winners else 0.0,
        "tree_ms": 1e3 * thinking[duel.seat] / decisions[duel.seat],
        "averaged_ms": 1e3 * sum(thinking[seat] for seat in others) / sum(decisions[seat] for seat in others),
        "descents": tree.descents / decisions[duel.seat],
    }


def report(games: list[Figures], players: int, seconds: float) -> Figures:
    """What the games say; each deal counts once, so that luck with it does not."""
    seeds = sorted({game["seed"] for game in games})
    ahead = []
    for seed in seeds:
        of_deal = [game["tree"] - game["averaged"] for game in games if game["seed"] == seed]
        ahead.append(sum(of_deal) / len(of_deal))
    won = sum(game["won"] for game in games)

    def mean(name: str) -> float:
        total: float = sum(game[name] for game in games)
        return round(total / len(games), 2)

    return {
        "games": len(games), "players": players, "seconds": seconds,
        **{name: mean(name) for name in ("tree", "averaged", "tree_ms", "averaged_ms", "descents")},
        "ahead": round(sum(ahead) / len(ahead), 2), "ahead_interval": [round(end, 2) for end in mean_interval(ahead)],
        "won": round(won / len(games), 4), "won_interval": [round(end, 4) for end in wilson(won, len(games))],
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--averaged", type=float, default=None)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e6)
    asked = parser.parse_args()
    duels = [
        Duel(asked.players, asked.seed + deal, seat, asked.seconds, asked.averaged or asked.seconds)
        for deal in range(asked.deals)
        for seat in range(asked.players)
    ]
    end = time.monotonic() + 60 * asked.minutes
    games = []
    with closing(map_tasks(play_duel, duels, asked.jobs or usable_cores())) as outcomes:
        for game in outcomes:
            games.append(game)
            if time.monotonic() > end:
                break
    print(json.dumps(report(games, asked.players, asked.seconds), indent=2))


if __name__ == "__main__":
    main()
