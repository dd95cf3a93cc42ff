"""PettingZoo: every person at the table is an agent, and the one who must decide acts."""

from __future__ import annotations

import random
from typing import Any, ClassVar

from gymnasium.spaces import Space
from pettingzoo import AECEnv

from gobelin.env import common
from gobelin.env.common import Observation
from gobelin.env.spaces import action_space, observation_space
from gobelin.errors import BadArgument, GobelinError
from gobelin.game.game import Game
from gobelin.game.seat import Seat
from gobelin.rules.engine.quoting import quoted


class Agents(AECEnv[str, Observation, int | None]):
    """The environment that `gobelin.env.aec` makes.

    An action is an integer of the action space; one that is not legal raises IllegalChoice and changes nothing. Start
    choices, which people make at once, are made in the order of seats: nobody sees the others'.
    `reset(seed=7)` is `Game.new(seed=7)`; later episodes have seeds drawn from that one. `game` is the game
    with everything hidden in it, `seat(agent)` what an agent may know of it, to plan with.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "gobelin_v0",
        "render_modes": list(common.RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(self, players: Any, level: Any, reward: str, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        self._setup = common.Setup(players, level, options)
        self._reward = common.one_of(reward, common.REWARDS, "reward")
        self.render_mode = common.render_mode_of(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self._setup.people)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = random.Random()
        self._game: Game | None = None
        self._points: list[int] = []  # paid so far, where the reward is `gains`

    @property
    def game(self) -> Game:
        """The game that is played; GobelinError before the first `reset`."""
        return common.require_game(self._game)

    def seat(self, agent: str) -> Seat:
        """What an agent may know of the game: its view, its decision, and guesses to think with."""
        return Seat(self.game, self._seat_of(agent))

    def _seat_of(self, agent: str) -> int:
        seat = self._seats.get(agent) if isinstance(agent, str) else None
        if seat is None:
            raise BadArgument(f"no such agent: {quoted(agent)} (the agents are {', '.join(self.possible_agents)})")
        return seat

    def observation_space(self, agent: str) -> Space[Any]:
        """What `observe` returns."""
        return self.observation_spaces[self.possible_agents[self._seat_of(agent)]]

    def action_space(self, agent: str) -> Space[Any]:
        """What `step` takes; the mask says which actions are legal."""
        return self.action_spaces[self.possible_agents[self._seat_of(agent)]]

    # --- Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options` is ignored: the environment was made with the options of its table."""
        if seed is not None:
            seed = common.seed_of(seed)
            self._chance.seed(seed)
        else:
            seed = self._chance.getrandbits(48)
        self._game = self._setup.game(seed)
        self._points = [0] * self._game.players
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on()

    def step(self, action: int | None) -> None:
        """Choose for the agent that must decide."""
        game = self.game
        if not self.agents:
            raise GobelinError("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise GobelinError(f"{agent} has finished: its only step left is None")
            self._was_dead_step(action)
            return
        game.play_action(action)  # type: ignore[arg-type]  # None raises IllegalChoice
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """The next decision, or the end."""
        game = self.game
        question = game.state.question
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self._reward == common.GAINS:
            self._pay_gains(game)
        if question is not None:
            agent = self.possible_agents[question.player]
            self.infos[agent] = {"kind": question.kind, "turn": game.state.turns}
        else:
            agent = self.possible_agents[0]
            self._end(game)
        self.agent_selection = agent
        if self.render_mode == "human":
            self.render()

    def _pay_gains(self, game: Game) -> None:
        """The points since the last step."""
        scores = game.scores
        for agent, seat in self._seats.items():
            self._pay(agent, float(scores[seat] - self._points[seat]))
        self._points = scores

    def _pay(self, agent: str, reward: float) -> None:
        self.rewards[agent] += reward
        self._cumulative_rewards[agent] += reward

    def _end(self, game: Game) -> None:
        result = {"scores": game.scores, "winners": game.winners}
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = dict(result)
        if self._reward != common.GAINS:
            rewards = common.final_rewards(game, self._reward)
            for agent, seat in self._seats.items():
                self._pay(agent, rewards[seat])

    # --- Looking

    def observe(self, agent: str) -> Observation:
        """The features of the agent, and its legal actions: none while others decide."""
        return common.observation(self.game.state, self._seat_of(agent))

    def render(self) -> str | None:
        """The table as the agent that must decide may see it: as text (``ansi``), or printed (``human``)."""
        from gobelin.env.picture import show

        question = self.game.state.question
        return show(self.game, None if question is None else question.player, self.render_mode)

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def __repr__(self) -> str:
        return f"<gobelin.env of {len(self.possible_agents)} agents>"
