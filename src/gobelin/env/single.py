"""Gymnasium: one seat is the agent's, bots sit on the others. `gymnasium.make("Gobelin-v0")`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsIndex, Unpack

import gymnasium
import numpy as np
from numpy.typing import NDArray

from gobelin import bots as registry
from gobelin.env import common
from gobelin.env.common import Observation
from gobelin.env.spaces import action_space, observation_space
from gobelin.errors import BadArgument, GobelinError, IllegalChoice
from gobelin.game.arguments import action_number, action_text, seat_number
from gobelin.game.game import Game
from gobelin.game.options import TableOptions
from gobelin.game.seat import Player, Seat
from gobelin.rules.engine.quoting import quoted

ILLEGAL: Final = ("lose", "raise")


class OneSeat(gymnasium.Env[Observation, Any]):
    """The environment ``Gobelin-v0``.

    players, level and the options are those of `Game.new`. bots: a name for all other seats, or a list with a name or
    a player for each of them. seat: the agent's, from 0; None draws one for every episode. reward: ``win`` is 1 or -1
    and ``points`` are the points, both at the end, ``gains`` are points as they are scored. illegal: what happens after
    an action that the mask does not allow: ``lose`` ends the episode with -1 or no points, ``raise`` raises
    IllegalChoice. render_mode: ``ansi`` returns the table as text, ``human`` prints it.
    """

    metadata: dict[str, Any] = {"render_modes": list(common.RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        players: int = 2,
        bots: str | Sequence[str | Player] = "random",
        seat: int | None = 0,
        *,
        level: int | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Unpack[TableOptions],
    ) -> None:
        self._setup = common.Setup(players, level, dict(options))
        self._seat = None if seat is None else seat_number(seat, self._setup.people)
        self._bots = _check_bots(bots, self._setup.people - 1)
        self._reward = common.one_of(reward, common.REWARDS, "reward")
        self._illegal = common.one_of(illegal, ILLEGAL, "illegal")
        self.render_mode = common.render_mode_of(render_mode)
        self.observation_space = observation_space()
        self.action_space = action_space()
        self._game: Game | None = None
        self._others: dict[int, tuple[Player, Seat]] = {}  # who plays on the other seats
        self._open = False  # the episode goes on
        self._points = 0  # paid so far, where the reward is `gains`
        self.player = 0  # the agent's seat in this episode

    @property
    def game(self) -> Game:
        """The game that is played, with everything hidden in it; GobelinError before the first `reset`."""
        return common.require_game(self._game)

    @property
    def seat(self) -> Seat:
        """What the agent may know of the game: its view, its decision, and guesses to think with."""
        return Seat(self.game, self.player)

    # --- Playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game: that of `Game.new(seed=seed)`; without a seed, one is drawn from the generator.

        `options` is ignored: the environment was made with the options of its table.
        """
        if seed is not None:
            seed = common.seed_of(seed)
            if seed < 0:
                raise BadArgument(f"the seed must not be negative: {quoted(seed)}")
        super().reset(seed=seed)
        self._game = self._setup.game(self._draw_seed() if seed is None else seed)
        people = self._setup.people
        self.player = int(self.np_random.integers(people)) if self._seat is None else self._seat
        others = [one for one in range(people) if one != self.player]
        self._others = {
            one: (registry.make(bot, seed=self._draw_seed()) if isinstance(bot, str) else bot, Seat(self._game, one))
            for one, bot in zip(others, self._bots, strict=True)
        }
        self._points = 0
        self._open = True
        self._go_on()
        return self._observe(), self._info()

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 48))

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose, and let the others play until the agent must decide again."""
        game = self.game
        if not self._open:
            raise GobelinError("the episode is over: reset the environment")
        number = action_number(action)
        if number not in game.state.legal:
            return self._lose(number)
        game.play_action(number)
        self._go_on()
        return self._observe(), self._collect_reward(), not self._open, False, self._info()

    def _go_on(self) -> None:
        """Let the bots play."""
        game = self.game
        state = game.state
        while (question := state.question) is not None and question.player != self.player:
            bot, seat = self._others[question.player]
            game.play(bot.choose(seat))
        self._open = question is not None
        if self.render_mode == "human":
            self.render()

    def _lose(self, number: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the episode after an illegal action."""
        text = action_text(number)
        if self._illegal == "raise":
            raise IllegalChoice(f"{text!r} is not one of the legal actions")
        self._open = False
        reward = -1.0 if self._reward == common.WIN else -float(self._points)
        return self._observe(), reward, True, False, {"illegal": text}

    def _collect_reward(self) -> float:
        """The reward of the last step."""
        game = self.game
        if self._reward == common.GAINS:
            before = self._points
            self._points = game.state.players[self.player].vp
            return float(self._points - before)
        return 0.0 if self._open else common.final_rewards(game, self._reward)[self.player]

    # --- Looking

    def _observe(self) -> Observation:
        return common.observation(self.game.state, self.player)

    def _info(self) -> dict[str, Any]:
        game = self.game
        question = game.state.question
        if question is None:
            return {"seat": self.player, "scores": game.scores, "winners": game.winners}
        return {"seat": self.player, "kind": question.kind, "turn": game.state.turns}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions as booleans; learners that use masks call this name."""
        return common.mask(self.game.state, self.player, np.bool_)

    def render(self) -> str | None:
        """The table as the agent may see it: as text (``ansi``), or printed (``human``)."""
        from gobelin.env.picture import show

        return show(self.game, self.player, self.render_mode)


def _check_bots(bots: object, seats: int) -> list[str | Player]:
    """The bots on the other seats, by name or as players; BadArgument or UnknownBot if there are none such."""
    if isinstance(bots, str):
        bots = [bots] * seats
    if not isinstance(bots, Sequence) or len(bots) != seats:
        raise BadArgument(f"bots must be a bot's name or a list of {seats}, not {quoted(bots)}")
    for bot in bots:
        if isinstance(bot, str):
            if bot not in registry.names():
                registry.make(bot)  # raises UnknownBot
        elif not hasattr(bot, "choose"):
            raise BadArgument(f"a bot must be a name or have a method `choose`, not {quoted(bot)}")
    return list(bots)
