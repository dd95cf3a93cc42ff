"""`gobelin.env.aec`: PettingZoo's own tests pass, and it is the game of the library that is played."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest

import gobelin
from extras import needed
from gobelin import BadArgument, BadOptions, GobelinError, IllegalChoice
from gobelin.env import aec

needed("pettingzoo", "rl")

from pettingzoo.test import api_test, seed_test  # noqa: E402
from pettingzoo.utils import TerminateIllegalWrapper  # noqa: E402

KINDS: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "level": 5, "reward": "points"},
    {"players": 2},
    {"players": 2, "shadow_empire": True, "reward": "gains"},
    {"players": 3, "reward": "points"},
    {"players": 4, "confirm_turns": True},
    {"players": 5, "reward": "gains"},
]


def played(env: Any, seed: int, chance: random.Random) -> dict[str, float]:
    """What each agent was paid in a game of random choices."""
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        paid[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # a mask is beside it: they are a dictionary
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_the_api_is_that_of_pettingzoo(kind: dict[str, Any]) -> None:
    api_test(aec(**kind), num_cycles=300)


@pytest.mark.parametrize("kind", KINDS[2:4], ids=str)
def test_seeds_decide_everything(kind: dict[str, Any]) -> None:
    seed_test(lambda: aec(**kind), num_cycles=200)


def test_an_observation_is_what_encode_says_and_the_mask_what_is_legal() -> None:
    env = aec(players=3)
    env.reset(seed=7)
    game = gobelin.Game.new(players=3, seed=7)
    chance = random.Random(1)
    for _ in range(150):
        decision = game.decision
        assert decision is not None
        assert env.agent_selection == f"player_{decision.player}"
        assert env.infos[env.agent_selection]["kind"] == decision.kind
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert (seen["observation"] == gobelin.encode(game, seat)).all()
            legal = sorted(decision.actions) if seat == decision.player else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert seen in env.observation_space(agent)
        action = chance.choice(decision.actions)
        game.play_action(action)
        env.step(action)
    assert env.game.digest() == game.digest()


def test_an_observation_can_be_kept() -> None:
    env = aec()
    env.reset(seed=1)
    first = env.observe("player_0")
    before = copy.deepcopy(first)
    for _ in range(20):
        env.step(env.game.state.legal[0])
    assert all((first[key] == before[key]).all() for key in before)


def test_start_choices_come_in_the_order_of_seats_and_tell_nobody_anything() -> None:
    env = aec(players=3)
    env.reset(seed=3)
    order = []
    others = [env.observe(agent)["observation"] for agent in env.possible_agents]
    while not env.game.state.started:
        agent = env.agent_selection
        order.append(agent)
        env.step(env.game.state.legal[-1])
        if not env.game.state.started:
            for seat, other in enumerate(env.possible_agents):
                if other not in order:
                    assert (env.observe(other)["observation"] == others[seat]).all()
    assert order == sorted(order)
    assert set(order) == set(env.possible_agents)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_paid_in_the_end(kind: dict[str, Any]) -> None:
    env = aec(**kind)
    paid = played(env, 5, random.Random(5))
    scores, winners = env.game.scores, env.game.winners
    reward = kind.get("reward", "win")
    for seat, agent in enumerate(env.possible_agents):
        expected = (1.0 if seat in winners else -1.0) if reward == "win" else float(scores[seat])
        assert paid[agent] == expected
    assert env.agents == []


def test_infos_at_the_end_tell_the_result() -> None:
    env = aec()
    env.reset(seed=2)
    chance = random.Random(2)
    while not env.game.over:
        env.step(chance.choice(env.game.state.legal))
    assert all(env.terminations.values())
    assert env.infos["player_1"] == {"scores": env.game.scores, "winners": env.game.winners}
    with pytest.raises(GobelinError, match="only step left is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(GobelinError, match="reset"):
        env.step(None)


def test_a_seed_is_the_librarys_and_later_games_follow_from_it() -> None:
    first, second = aec(), aec()
    seeds = []
    for env in (first, second):
        env.reset(seed=11)
        seeds.append([env.game.seed])
        for _ in range(2):
            env.reset()
            seeds[-1].append(env.game.seed)
    assert seeds[0] == seeds[1]
    assert seeds[0][0] == 11
    assert len(set(seeds[0])) == 3


def test_an_illegal_action_changes_nothing() -> None:
    env = aec()
    env.reset(seed=1)
    before = env.game.digest()
    income = gobelin.ACTIONS["income"]
    for action in (income, -1, gobelin.ACTION_COUNT, None, "income", 1.5):
        with pytest.raises(IllegalChoice):
            env.step(action)  # type: ignore[arg-type]
    assert env.game.digest() == before


def test_the_wrapper_for_illegal_actions_makes_them_lose() -> None:
    env = TerminateIllegalWrapper(aec(), illegal_reward=-1)
    env.reset(seed=1)
    env.last()
    env.step(gobelin.ACTIONS["income"])
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": -1, "player_1": 0}


def test_a_game_can_be_saved_and_copied_half_way() -> None:
    env = aec(players=3, reward="gains")
    env.reset(seed=4)
    chance = random.Random(4)
    for _ in range(60):
        env.step(chance.choice(env.game.state.legal))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    results = []
    for one in (env, *twins):
        luck = random.Random(9)
        while not one.game.over:
            one.step(luck.choice(one.game.state.legal))
        results.append((one.game.digest(), dict(one.rewards)))
    assert results[0] == results[1] == results[2]


def test_the_table_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec(render_mode="ansi")
    env.reset(seed=7)
    text = env.render()
    assert text is not None
    assert "Which capital city do you keep?" in text
    chance = random.Random(1)
    while not env.game.over:
        env.step(chance.choice(env.game.state.legal))
    end = env.render()
    assert end is not None
    assert "finished" in end
    assert capsys.readouterr().out == ""
    shown = aec(render_mode="human")
    shown.reset(seed=7)
    assert capsys.readouterr().out == text + "\n"
    assert shown.render() is None


def test_the_table_as_text_shows_what_the_agent_may_see() -> None:
    """The same text for a guess of everything hidden."""
    env = aec(render_mode="ansi")
    env.reset(seed=3)
    chance = random.Random(3)
    for _ in range(100):
        env.step(chance.choice(env.game.state.legal))
    before = env.render()
    player = int(env.agent_selection.removeprefix("player_"))
    env._game = env.game.resample(player, 99)
    assert env.render() == before


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOptions, match="1 to 5 players, not 6"):
        aec(players=6)
    with pytest.raises(BadOptions):
        aec(players=2, level=3)
    with pytest.raises(BadOptions):
        aec(hats=2)  # type: ignore[call-arg]
    with pytest.raises(BadArgument, match="reward must be one of win, points, gains, not 'fame'"):
        aec(reward="fame")
    with pytest.raises(BadArgument, match="render_mode must be one of ansi, human, not 'oil'"):
        aec(render_mode="oil")
    env = aec()
    with pytest.raises(GobelinError, match="reset the environment first"):
        env.step(0)
    with pytest.raises(BadArgument, match=r"the seed must be a whole number, not 1\.5"):
        env.reset(seed=1.5)  # type: ignore[arg-type]
    env.reset(seed=1)
    with pytest.raises(BadArgument, match=r"no such agent: 'player_2' \(the agents are player_0, player_1\)"):
        env.observe("player_2")
    with pytest.raises(GobelinError, match="render_mode"):
        env.render()


def test_an_agent_may_think_on_its_seat() -> None:
    env = aec()
    env.reset(seed=1)
    seat = env.seat(env.agent_selection)
    assert isinstance(seat, gobelin.Seat)
    assert seat.decision is not None
    assert seat.decision.actions == env.game.state.legal
