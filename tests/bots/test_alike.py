"""Bots play alike whatever a table has agreed on that has nothing to do with strength."""

from __future__ import annotations

import json
from typing import Any

import pytest

from effort import samples
from gobelin import Game, Seat, bots
from gobelin.bots import TurnPlanner
from gobelin.game.luck import bot_seed
from gobelin.rules.engine.options import OPTION_FIELDS, options_document
from gobelin.rules.printed.names import NOBODY

END_TURN = "end turn"
SEED = 11
KINDS: dict[str, dict[str, Any]] = {  # every option that a table can agree on
    "two": {"players": 2},
    "bonus": {"players": 3, "start_bonus": True},
    "four": {"players": 4},
    "five": {"players": 5},
    "shadow": {"players": 2, "shadow_empire": True},
    **{f"automa-{level}": {"players": 1, "level": level} for level in range(1, 7)},
    "loops": {"players": 2, "loop_guard": False},
    "optional": {"players": 2, "optional_x_advance": True},
    "without": {"players": 3, "without": ["academia", "dark_ages", "renaissance", "trap"]},
    "capitals": {"players": 2, "capitals": [4, None]},
    "civilizations": {"players": 2, "civilizations": ["alchemists", "the_chosen"]},
    "words": {"players": 2, "seed": "a rainy evening"},
    "position": {"players": 2, "after": 9},  # turns; the game goes on from there
}
LUCKY = ["random", "weighted"]
THINKING = [name for name in bots.names() if name not in {*LUCKY, "artisan", "virtuoso"}]
SLOW = {"planner", "master"}  # a part of a game will do
SOON = 30
EVERY = samples(quick=len(THINKING), soak=1)  # of the kinds each bot that thinks plays so many; together they play all
CASES = [(name, kind) for name in LUCKY for kind in KINDS]
CASES += [(name, kind) for number, name in enumerate(THINKING) for kind in list(KINDS)[number % EVERY :: EVERY]]


def begun(kind: dict[str, Any], log: bool = True, **more: Any) -> Game:
    after = kind.get("after")
    if after is None:
        return Game.new(**{"seed": SEED, **kind, **more}, log=log)
    game = Game.new(kind["players"], SEED)
    bot = bots.make("weighted", SEED)
    while game.state.turns < after and game.decision is not None:
        game.play(bot.choose(Seat(game, game.decision.player)), game.decision.player)
    position: dict[str, Any] = {**game.position()}
    position["options"] |= more
    return Game.from_position(position)


def choices(name: str, kind: dict[str, Any], **more: Any) -> list[str]:
    """What bots of one name choose in a game, but for the ends of turns."""
    game = begun(kind, **more)
    players = [bots.make(name, bot_seed(SEED, seat)) for seat in range(game.players)]
    chosen: list[str] = []
    while (decision := game.decision) is not None and (name not in SLOW or len(chosen) < SOON):
        option = players[decision.player].choose(Seat(game, decision.player))
        if option.text != END_TURN:
            chosen.append(option.text)
        game.play(option, decision.player)
    return chosen


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_confirmed_turns_change_no_choice(name: str, kind: str) -> None:
    plain = choices(name, KINDS[kind])
    assert len(plain) > 20
    assert choices(name, KINDS[kind], confirm_turns=True) == plain
    assert choices(name, KINDS[kind], confirm_turns=True, log=False) == plain


def test_every_option_of_a_table_is_among_the_kinds() -> None:
    agreed = [options_document(begun(kind).state.options) for kind in KINDS.values()]
    for name in set(OPTION_FIELDS) - {"confirm_turns"}:
        assert any(options[name] != agreed[0][name] for options in agreed), name
    assert {options["players"] for options in agreed} == set(range(1, 6))
    assert {options["level"] for options in agreed} == set(range(7))
    assert {kind for name, kind in CASES if name in THINKING} == set(KINDS)


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
