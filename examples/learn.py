"""Learns to beat random play from points alone, in a minute or two: `python examples/learn.py 3000` games."""

import sys
from typing import Any

import gymnasium
import numpy as np

RATE, CAUTION, EVERY = 0.05, 10.0, 250


class Learner:
    """A linear actor-critic: one weight for each pair of an action and a feature, and one for each feature."""

    def __init__(self, env: Any) -> None:
        self.chance = np.random.default_rng(1)
        features = env.observation_space["observation"].shape[0]
        self.liking = np.zeros((env.action_space.n, features), np.float32)
        self.worth = np.zeros(features)  # in points still to come

    def play(self, env: Any, seed: int) -> tuple[list[Any], Any]:
        """Play a game: for each step the active features, legal actions, their chances, the choice and its gain."""
        steps: list[Any] = []
        (seen, info), done = env.reset(seed=seed), False
        while not done:
            held, legal = np.flatnonzero(seen["observation"]), np.flatnonzero(seen["action_mask"])
            liking = self.liking[legal[:, None], held].sum(axis=1)
            chances = np.exp(liking - liking.max())
            chances /= chances.sum()
            chosen = self.chance.choice(len(legal), p=chances)
            seen, gain, done, _, info = env.step(legal[chosen])
            steps.append((held, legal, chances, chosen, gain))
        return steps, info

    def learn(self, steps: list[Any]) -> None:
        """Make choices likelier that brought more than expected: REINFORCE with a baseline."""
        to_come = 0.0
        for held, legal, chances, chosen, gain in reversed(steps):
            to_come += gain
            surprise = RATE * (to_come - self.worth[held].sum()) / len(held)
            self.worth[held] += surprise
            push = np.eye(len(legal))[chosen] - chances
            self.liking[legal[:, None], held] += surprise / CAUTION * push[:, None]


def main(games: int) -> None:
    env = gymnasium.make("gobelin.env:Gobelin-v0", reward="gains", disable_env_checker=True)
    learner, results = Learner(env), []
    for seed in range(1, games + 1):
        steps, info = learner.play(env, seed)
        learner.learn(steps)
        results.append([*info["scores"], 0 in info["winners"]])
        if seed % EVERY == 0 or seed == games:
            own, other, won = np.mean(results[-EVERY:], axis=0)
            print(f"{seed:6} games: {own:5.1f} points, chance {other:4.1f}, {won:4.0%} won", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
