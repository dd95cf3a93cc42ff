"""`gobelin.env.openspiel`: OpenSpiel's own simulations pass."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import gobelin
from extras import needed

needed("pyspiel", "openspiel", in_ci=False)

import pyspiel  # noqa: E402

import gobelin.env.openspiel  # noqa: E402


def dealt(game: Any, seed: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize(
    "name", ["python_gobelin", "python_gobelin(players=3,reward=points)", "python_gobelin(players=1,level=3)"]
)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_it_is_the_game_of_the_library() -> None:
    game = pyspiel.load_game("python_gobelin(players=3,reward=points)")
    state = dealt(game, 7)
    table = gobelin.Game.new(players=3, seed=7)
    chance = random.Random(1)
    while not state.is_terminal():
        decision = table.decision
        assert decision is not None
        assert state.current_player() == decision.player
        assert state.legal_actions() == sorted(decision.actions)
        assert state.observation_tensor(0) == gobelin.encode(table, 0).tolist()
        action = chance.choice(decision.actions)
        assert state.action_to_string(state.current_player(), action) == gobelin.TEXTS[action]
        state.apply_action(action)
        table.play_action(action)
    assert state.returns() == table.scores
    assert table.over


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(pyspiel.load_game("python_gobelin"), 3)
    for _ in range(30):
        state.apply_action(state.legal_actions()[0])
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[-1])
    assert str(state) == before
    assert clone.history()[:-1] == state.history()


def test_a_guess_cannot_be_told_from_the_truth() -> None:
    state = dealt(pyspiel.load_game("python_gobelin"), 3)
    chance = random.Random(1)
    for _ in range(60):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    guess = state.resample_from_infostate(player, random.Random(5).random)
    assert guess.observation_string(player) == state.observation_string(player)
    assert guess.observation_tensor(player) == state.observation_tensor(player)
    assert guess.observation_string(1 - player) != state.observation_string(1 - player)
    assert guess.legal_actions() == state.legal_actions()
    while not guess.is_terminal():
        guess.apply_action(chance.choice(guess.legal_actions()))
    assert not state.is_terminal()


def test_a_search_over_information_sets_plays() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game("python_gobelin")
    luck = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 2.0, 3, random_state=luck, use_observation_string=True)
    state = dealt(game, 3)
    for _ in range(12):
        state.apply_action(bot.step(state))


def test_bad_parameters_are_named() -> None:
    with pytest.raises(gobelin.BadOptions):
        pyspiel.load_game("python_gobelin(players=9)")
    with pytest.raises(gobelin.BadArgument, match="reward must be one of win, points"):
        pyspiel.load_game("python_gobelin(reward=gains)")
    with pytest.raises(gobelin.BadOptions, match="deals must be at least 1"):
        pyspiel.load_game("python_gobelin(deals=0)")
