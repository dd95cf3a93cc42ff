"""OpenSpiel: importing this module registers the game ``python_gobelin``.

    import pyspiel
    import gobelin.env.openspiel
    game = pyspiel.load_game("python_gobelin(players=3)")

The only chance node is the first one: it deals, that is, it picks the seed that all luck of the game follows from. So
a history is the whole game, and states can be cloned and saved. In a real state the future luck is fixed: to search,
play on from `state.resample_from_infostate(player)`, which deals it anew.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gobelin.env import common
from gobelin.errors import BadOptions, GobelinError
from gobelin.game.game import Game
from gobelin.learn.features import SIZE
from gobelin.machine.extras import missing_extra
from gobelin.rules.engine.actions import ACTION_COUNT, TEXTS
from gobelin.rules.engine.quoting import quoted

try:
    import pyspiel
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise missing_extra("OpenSpiel", "openspiel") from None

NAME: Final = "python_gobelin"
MOST_POINTS: Final = 1000.0  # far above any score seen
LONGEST: Final = 5000  # decisions of one game, far beyond any seen
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "level": 0, "reward": common.WIN, "deals": 10_000}

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Gobelin: Tapestry",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class GobelinGame(pyspiel.Game):
    """The game. Parameters: `players`, `level` of the solo game, `reward` (win or points), `deals` to pick from."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(parameters or {})}
        self.reward = common.one_of(given["reward"], (common.WIN, common.POINTS), "reward")
        self.setup = common.Setup(given["players"], given["level"] or None, {})
        self.deals: int = given["deals"]
        if self.deals < 1:
            raise BadOptions(f"deals must be at least 1, not {quoted(self.deals)}")
        win = self.reward == common.WIN
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=self.deals,
            num_players=self.setup.people,
            min_utility=-1.0 if win else 0.0,
            max_utility=1.0 if win else MOST_POINTS,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> GobelinState:
        """Before the deal."""
        return GobelinState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> GobelinObserver:
        """What players see."""
        return GobelinObserver()


class GobelinState(pyspiel.State):
    """A moment of a game. `table` is the `Game`, None before the deal."""

    def __init__(self, game: GobelinGame) -> None:
        super().__init__(game)
        self.table: Game | None = None

    def current_player(self) -> int:
        """Who decides."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        question = self.table.state.question
        return int(pyspiel.PlayerId.TERMINAL) if question is None else question.player

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.state.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, equally likely."""
        deals = self.get_game().deals
        return [(seed, 1 / deals) for seed in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.get_game().setup.game(action)
        else:
            self.table.play_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else TEXTS[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """What each of the people is paid: nothing before the end."""
        game = self.get_game()
        if self.table is None or not self.table.over:
            return [0.0] * game.setup.people
        return common.final_rewards(self.table, game.reward)[: game.setup.people]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> GobelinState:
        """A state that the player cannot tell from this one: hidden cards and future dice are dealt anew.

        sampler: a function that returns numbers from 0 to 1, as OpenSpiel's searches pass it; default: numpy's.
        """
        if self.table is None:
            raise GobelinError("nothing has been dealt yet")
        number = np.random.random() if sampler is None else float(sampler())
        guess = self.clone()
        guess.table = self.table.resample(player, int(number * (1 << 48)))
        return guess  # type: ignore[no-any-return]

    def __str__(self) -> str:
        if self.table is None:
            return "before the deal"
        return f"{self.table!r}, after {len(self.table.choices)} choices, seed {self.table.seed}"


class GobelinObserver:
    """The features of `gobelin.encode` as a tensor, the view as a string."""

    def __init__(self) -> None:
        self.tensor: NDArray[np.float32] = np.zeros(SIZE, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: GobelinState, player: int) -> None:
        """Write what the player may know."""
        if state.table is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = common.features(state.table.state, player)

    def string_from(self, state: GobelinState, player: int) -> str:
        """A text that is equal for states that the player cannot tell apart."""
        return "before the deal" if state.table is None else repr(state.table.view(player))


pyspiel.register_game(_TYPE, GobelinGame)
