"""A seat at the table: what one player may have of a game, and nothing else. Bots get seats, never games."""

from __future__ import annotations

from typing import Protocol, SupportsIndex

from gobelin.documents import Event, Forecast, View
from gobelin.errors import BadArgument
from gobelin.game.arguments import seat_number, whole_number
from gobelin.game.game import Decision, Game, Option
from gobelin.game.search import Node
from gobelin.rules.documents.resampling import resample_state
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.flow.chances import Chance, Outcome
from gobelin.rules.flow.setup import question_for, switch_to


class Seat:
    """The view, the decisions and the history of one player, and guesses about what that player cannot see.

    >>> import gobelin
    >>> seat = gobelin.Seat(gobelin.Game.new(players=2, seed=7), player=0)
    >>> seat.decision.kind
    'capital'
    """

    __slots__ = ("__game", "__player")  # no public name leads to the game: nobody spies by accident

    def __init__(self, game: Game, player: SupportsIndex) -> None:
        if not isinstance(game, Game):
            raise BadArgument(f"a seat needs a Game, not {quoted(game)}")
        self.__game = game
        self.__player = seat_number(player, game.players)

    @property
    def player(self) -> int:
        """The player's number, from 0."""
        return self.__player

    @property
    def players(self) -> int:
        """How many sit at the table, bots of the solo game included."""
        return self.__game.players

    # --- What the player may know

    @property
    def decision(self) -> Decision | None:
        """What this player must decide now; None while others decide, and at the end."""
        for decision in self.__game.decisions:
            if decision.player == self.__player:
                return decision
        return None

    def view(self) -> View:
        """Everything the player may see now."""
        return self.__game.view(self.__player)

    def events(self, since: SupportsIndex = 0) -> list[Event]:
        """What happened, from event number `since` on, as the player saw it."""
        return self.__game.events(self.__player, since)

    def forecast(self, player: SupportsIndex) -> Forecast | None:
        """What any player's next income turn would bring if it were taken now (`Game.forecast`)."""
        return self.__game.forecast(player)

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return self.__game.state.turns

    @property
    def revealed(self) -> int:
        """How often something unknown to somebody came to light: a die, a draw, a card played from the hand."""
        return self.__game.state.revealed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.__game.over

    @property
    def scores(self) -> list[int]:
        """Victory points by seat."""
        return self.__game.scores

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return self.__game.winners

    # --- To think with

    def chances(self, option: Option | str, outcome: Outcome | None = None) -> list[Chance]:
        """What the dice may show that an option of this player rolls first: see `Game.chances`."""
        return self.__game.chances(option, self.__player, outcome)

    def resample(self, seed: SupportsIndex) -> Game:
        """A full game that this player cannot tell from the real one: everything hidden is dealt anew from the seed.

        It can be played on, copied and pickled.
        """
        return self.__game.resample(self.__player, seed)

    def node(self, seed: SupportsIndex) -> Node:
        """The same as a light `Node`, for searching. It stands at the player's own start choice if one is open."""
        state = resample_state(self.__game.state, self.__player, whole_number(seed, "the seed"))
        switch_to(state, question_for(state, self.__player))
        return Node(state)

    def __repr__(self) -> str:
        return f"<Seat of player {self.__player} of {self.players}>"


class Player(Protocol):
    """Anything that can sit at a table: it chooses one of the options of its seat's decision."""

    def choose(self, seat: Seat, /) -> Option:
        """One of the options of `seat.decision`."""
