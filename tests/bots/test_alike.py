"""Bots play alike whatever a table has agreed on that has nothing to do with strength."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gobelin import Game, Seat, bots
from gobelin.bots import TurnPlanner
from gobelin.rules.names import NOBODY

END_TURN = "end turn"
KINDS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "start_bonus": True},
    {"players": 2, "shadow_empire": True},
    {"players": 1, "level": 4},
]
SLOW = {"planner", "virtuoso", "master"}  # a part of a game will do
SOON = 40


def choices(name: str, kind: dict[str, Any], seed: int, most: int | None, **more: Any) -> list[str]:
    """What bots of one name choose in a game, but for the ends of turns."""
    game = Game.new(seed=seed, **kind, **more)
    players = [bots.make(name, seed * 8 + seat) for seat in range(game.players)]
    chosen: list[str] = []
    while (decision := game.decision) is not None and (most is None or len(chosen) < most):
        option = players[decision.player].choose(Seat(game, decision.player))
        if option.text != END_TURN:
            chosen.append(option.text)
        game.play(option, decision.player)
    return chosen


@pytest.mark.parametrize("name", [name for name in bots.names() if name not in {"artisan", "virtuoso"}])
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(f"{key}={value}" for key, value in kind.items()))
def test_confirmed_turns_change_no_choice(name: str, kind: dict[str, Any]) -> None:
    seed, most = 11, SOON if name in SLOW else None
    plain = choices(name, kind, seed, most)
    assert choices(name, kind, seed, most, confirm_turns=True) == plain
    assert choices(name, kind, seed, most, confirm_turns=True, log=False) == plain


@pytest.mark.parametrize("players", [3, 5])
def test_confirmed_turns_reveal_neither_more_nor_less(players: int) -> None:
    """Guesses follow from how often something came to light: it must not count who ended the last turn."""

    def counts(seed: int, **more: Any) -> list[int]:
        game = Game.new(players, seed, log=False, **more)
        bot = bots.make("weighted", seed)
        found = []
        while (decision := game.decision) is not None:
            if decision.kind != "end_turn":
                found.append(game.state.revealed)
            game.play(bot.choose(Seat(game, decision.player)), decision.player)
        return found

    for seed in range(120):
        assert counts(seed) == counts(seed, confirm_turns=True)


def test_nobody_has_chosen_when_a_turn_begins() -> None:
    game = Game.new(2, seed=3, log=False)
    begun = 0
    while (decision := game.decision) is not None:
        turns = game.state.turns
        game.play(decision.options[-1], decision.player)
        if game.state.turns != turns:
            begun += 1
            assert game.state.actor == NOBODY
    assert begun > 4


@pytest.mark.parametrize("name", ["random", "weighted", "novice", "journeyman", "greedy"])
def test_a_bot_made_anew_that_recalls_goes_on_as_if_it_had_never_gone(name: str) -> None:
    def played(anew: bool) -> list[str]:
        game = Game.new(2, seed=6, confirm_turns=True)
        players: list[Any] = [bots.make(name, seat) for seat in range(2)]
        while (decision := game.decision) is not None:
            seat = decision.player
            if anew:
                memory = json.loads(json.dumps(players[seat].remember()))
                players[seat] = bots.make(name, seat)
                if memory is not None:
                    players[seat].recall(memory)
            game.play(players[seat].choose(Seat(game, seat)), seat)
        return list(map(str, game.record()["choices"]))

    assert played(anew=True) == played(anew=False)


def test_a_plan_is_kept_for_one_turn_and_for_what_was_known() -> None:
    """The same question in another turn is another one, and so it is after something has come to light."""
    game = Game.new(2, seed=3)
    bot = bots.make("greedy")
    assert isinstance(bot, TurnPlanner)
    while (decision := game.decision) is not None and bot.remember() is None:
        game.play(bot.choose(Seat(game, decision.player)), decision.player)
    memory = bot.remember()
    assert decision is not None
    assert memory is not None
    nodes = bot.search.nodes
    bot.choose(Seat(game, decision.player))
    assert bot.search.nodes == nodes  # the plan has it
    turn, revealed, player = memory["moment"]
    for other in ((turn + 1, revealed, player), (turn, revealed + 1, player), (turn, revealed, 1 - player)):
        bot.recall({**memory, "moment": other})
        bot.choose(Seat(game, decision.player))
        assert bot.remember() != {**memory, "moment": other}
    assert bot.search.nodes > nodes
