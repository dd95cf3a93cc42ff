"""`gymnasium.make("Gobelin-v0")`: one seat, bots on the others."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gobelin
import gobelin.env
from extras import needed
from gobelin import BadArgument, BadOptions, GobelinError, IllegalChoice, Option, Seat, bots

needed("gymnasium", "rl")

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402


class First:
    """Always takes the first option, and counts."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seat: Seat) -> Option:
        self.asked += 1
        assert seat.decision is not None
        return seat.decision.options[0]


def made(**keywords: Any) -> Any:
    return gymnasium.make("Gobelin-v0", **keywords).unwrapped


def played(env: Any, seed: int | None) -> tuple[float, dict[str, Any]]:
    """What a game of random choices pays, and what is told at its end."""
    chance = random.Random(seed)
    observation, _ = env.reset(seed=seed)
    paid = 0.0
    while True:
        observation, reward, terminated, truncated, info = env.step(
            chance.choice(np.flatnonzero(observation["action_mask"]))
        )
        assert not truncated
        paid += reward
        if terminated:
            return paid, info


@pytest.mark.parametrize(
    "kind",
    [
        {},
        {"players": 1, "bots": []},
        {"players": 3, "bots": ["random", "weighted"], "seat": 1},
        {"players": 5, "seat": None, "reward": "points"},
        {"shadow_empire": True, "reward": "gains"},
    ],
    ids=str,
)
def test_the_checker_has_nothing_to_say(kind: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(**kind))


def test_importing_the_package_tells_gymnasium_its_name() -> None:
    program = """
import sys, gymnasium
assert "Gobelin-v0" not in gymnasium.registry
assert type(gymnasium.make("gobelin.env:Gobelin-v0").unwrapped).__name__ == "OneSeat"
assert type(gymnasium.make("Gobelin-v0", players=3).unwrapped).__name__ == "OneSeat"
"""
    path = str(Path(gobelin.__file__).parents[1])
    command = [sys.executable, "-W", "error", "-c", program]
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_it_is_loaded_when_one_is_made() -> None:
    command = [sys.executable, "-c", "import sys, gobelin.env; print('gobelin.env.single' in sys.modules)"]
    path = str(Path(gobelin.__file__).parents[1])
    done = subprocess.run(command, env={"PYTHONPATH": path}, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_game_is_the_librarys() -> None:
    """The same seed, the same choices, the same bots: the same game."""
    env = made(bots=[First()], seat=1)
    chance = random.Random(8)
    observation, info = env.reset(seed=8)
    game = gobelin.Game.new(players=2, seed=8)
    while not game.over:
        decision = game.decision
        assert decision is not None
        if decision.player == 0:
            game.play(0)
            continue
        assert info["kind"] == decision.kind
        assert info["seat"] == 1
        assert (observation["observation"] == gobelin.encode(game, 1)).all()
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(decision.actions)
        assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
        action = chance.choice(decision.actions)
        game.play_action(action)
        observation, reward, terminated, _, info = env.step(action)
        assert terminated == game.over or game.decision is not None
    assert env.game.digest() == game.digest()
    assert terminated
    assert reward == (1.0 if 1 in game.winners else -1.0)
    assert info == {"seat": 1, "scores": game.scores, "winners": game.winners}
    assert not observation["action_mask"].any()


@pytest.mark.parametrize("reward", ["points", "gains"])
def test_points_are_paid(reward: str) -> None:
    env = made(reward=reward, players=3, seat=2)
    paid, info = played(env, 3)
    assert paid == info["scores"][2] > 0


def test_seeds_decide_everything() -> None:
    results = []
    for _ in range(2):
        env = made(bots="weighted", players=3, seat=None)
        results.append([played(env, 4), env.game.digest()])
        for _ in range(3):
            env.reset()
            results[-1].append((env.game.seed, env.player))
    assert results[0] == results[1]


def test_another_seat_in_every_episode() -> None:
    env = made(players=3, seat=None)
    env.reset(seed=1)
    seats = set()
    for _ in range(30):
        _, info = env.reset()
        seats.add(info["seat"])
        assert env.seat.player == info["seat"]
    assert seats == {0, 1, 2}


def test_players_of_ones_own_sit_on_the_other_seats() -> None:
    one, two = First(), First()
    env = made(players=3, bots=[one, two], seat=1)
    played(env, 1)
    assert one.asked > 0
    assert two.asked > 0


def test_a_better_bot_wins_more() -> None:
    """The bots that are named do play."""
    lost = sum(played(made(bots="greedy"), seed)[0] == -1.0 for seed in range(5))
    assert lost == 5


def test_an_illegal_action_ends_the_episode_or_is_refused() -> None:
    env = made()
    env.reset(seed=1)
    before = env.game.digest()
    illegal = gobelin.ACTIONS["income"]
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": "income"})
    with pytest.raises(GobelinError, match="the episode is over: reset the environment"):
        env.step(illegal)
    strict = made(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="'income' is not one of the legal actions"):
        strict.step(illegal)
    assert strict.game.digest() == before
    strict.step(strict.game.state.legal[0])


def test_an_illegal_action_costs_all_points() -> None:
    env = made(reward="gains", bots="random")
    chance = random.Random(2)
    observation, _ = env.reset(seed=2)
    paid = 0.0
    while paid < 10:
        observation, reward, terminated, _, _ = env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        assert not terminated
        paid += reward
    assert paid + env.step(gobelin.ACTIONS["capital 1"])[1] == 0


def test_a_game_can_be_saved_and_copied_half_way() -> None:
    env = made()
    env.reset(seed=4)
    for _ in range(20):
        env.step(env.game.state.legal[0])
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(10):
        ours, *theirs = (one.step(one.game.state.legal[0])[1:] for one in (env, *twins))
        assert theirs == [ours, ours]
    assert {one.game.digest() for one in twins} == {env.game.digest()}


def test_many_at_once() -> None:
    """Gymnasium's vectors of environments."""
    envs = gymnasium.make_vec("Gobelin-v0", num_envs=3, vectorization_mode="sync", seat=None)
    observations, _ = envs.reset(seed=5)
    chance = random.Random(5)
    ended = 0
    for _ in range(150):
        masks = observations["action_mask"]
        assert masks.shape == (3, gobelin.ACTION_COUNT)
        actions = np.array([chance.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        observations, _, terminated, _, _ = envs.step(actions)
        ended += int(terminated.sum())
    assert ended >= 3


def test_the_table_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(render_mode="ansi")
    env.reset(seed=7)
    assert "Which capital city do you keep?" in env.render()
    shown = made(render_mode="human")
    shown.reset(seed=7)
    assert capsys.readouterr().out == env.render() + "\n"
    plain = made()
    plain.reset(seed=7)
    with pytest.raises(GobelinError, match="render_mode"):
        plain.render()


def test_bad_arguments_are_named() -> None:
    with pytest.raises(BadOptions):
        made(players=0)
    with pytest.raises(BadArgument, match=r"no such seat: 2 \(there are 2\)"):
        made(seat=2)
    with pytest.raises(bots.UnknownBot, match="no such bot: 'grandmaster'"):
        made(bots="grandmaster")
    with pytest.raises(BadArgument, match="bots must be a bot's name or a list of 1, not"):
        made(bots=["random", "random"])
    with pytest.raises(BadArgument, match="bots must be a bot's name or a list of 1, not 3"):
        made(bots=3)
    with pytest.raises(BadArgument, match="a bot must be a name or have"):
        made(bots=[3])
    with pytest.raises(BadArgument, match="reward must be one of"):
        made(reward="fame")
    with pytest.raises(BadArgument, match="illegal must be one of lose, raise"):
        made(illegal="shrug")
    env = made()
    with pytest.raises(GobelinError, match="reset the environment first"):
        env.step(0)
    with pytest.raises(BadArgument, match="the seed"):
        env.reset(seed="x")
    with pytest.raises(BadArgument, match="the seed must not be negative"):
        env.reset(seed=-1)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="must be a whole number"):
        env.step("income")
