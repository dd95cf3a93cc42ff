"""A light game for searching: a state without history, played by integers. Compiled with the rules.

A bot gets nodes from its seat (`Seat.node`): everything hidden in them is a guess, so nothing can be spied on. Making,
copying and playing one costs microseconds; it keeps no log, no record and nothing to undo.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

from gobelin.errors import BadOutcome, IllegalChoice
from gobelin.game.arguments import action_number, action_text
from gobelin.rules.engine import loop
from gobelin.rules.engine.packing import pack_state, unpack_state
from gobelin.rules.engine.state import State
from gobelin.rules.flow.chances import Chance, Outcome, OutcomeError, chances, check_outcome, faces_of
from gobelin.rules.flow.turn import winners
from gobelin.rules.printed.names import NOBODY, source_name


class Node:
    """One moment of a game. `choose` changes it; `copy` first to try several actions.

    `state` is the rules' own data, for value functions; it changes without notice.
    """

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    # --- Looking

    @property
    def actor(self) -> int:
        """Who must decide; -1 when the game is over or the node stands between two turns."""
        question = self.state.question
        return question.player if question is not None else NOBODY

    @property
    def kind(self) -> str:
        """What must be decided (`Decision.kind`); empty when nothing must."""
        question = self.state.question
        return question.kind if question is not None else ""

    @property
    def source(self) -> str:
        """What asks (`Decision.source`); empty when nothing does."""
        question = self.state.question
        return source_name(question.source) if question is not None else ""

    @property
    def legal(self) -> list[int]:
        """The legal actions, in the order of `Decision.options`; empty when nothing must be decided."""
        return self.state.legal[:] if self.state.question is not None else []

    @property
    def turn(self) -> int:
        """Whose turn it is; -1 before the first."""
        return self.state.turn

    @property
    def turn_number(self) -> int:
        """How many turns have begun."""
        return self.state.turns

    @property
    def revealed(self) -> int:
        """How often something unknown came to light; what it was is the node's guess."""
        return self.state.revealed

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def scores(self) -> list[int]:
        """Victory points by seat."""
        return [who.vp for who in self.state.players]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return winners(self.state) if self.state.over else []

    # --- Playing

    def copy(self) -> Node:
        """An independent node that goes on from here."""
        return Node(self.state.copy())

    def __copy__(self) -> Node:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Node:
        return self.copy()

    def choose(self, action: SupportsIndex, outcome: Outcome | None = None) -> bool:
        """Take one of the legal actions and go on to the next decision of this turn.

        False if there is none: the game is over, or the node stands at the beginning of the next turn, where nobody
        has been asked yet (`run` goes on). `outcome` sets dice that the action rolls, as in `Game.play`.
        """
        number = self._check_action(action)
        state = self.state
        if outcome is not None:
            try:
                faces = faces_of(outcome)
                check_outcome(state, number, faces)
            except OutcomeError as error:
                raise BadOutcome(str(error)) from error
            state.dice = faces
        loop.answer(state, number)
        return loop.run_turn(state) and not state.over

    def chances(self, action: SupportsIndex, outcome: Outcome | None = None) -> list[Chance]:
        """What the dice may show that an action rolls first, each with its probability: see `Game.chances`."""
        number = self._check_action(action)
        try:
            return chances(self.state, number, () if outcome is None else faces_of(outcome))
        except OutcomeError as error:
            raise BadOutcome(str(error)) from error

    def _check_action(self, action: SupportsIndex) -> int:
        """The action, if it is one of the legal ones; else IllegalChoice."""
        number = action if type(action) is int else action_number(action)
        if self.state.question is None or number not in self.state.legal:
            raise IllegalChoice(f"{action_text(number)!r} is not one of the legal actions")
        return number

    def run(self) -> None:
        """Go on to the next decision, whosever turn it is; does nothing if one is already open."""
        if self.state.question is None and not self.state.over:
            loop.run(self.state)

    # --- Keeping

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_bytes, (pack_state(self.state),)

    def __repr__(self) -> str:
        return f"<Node: turn {self.turn_number} of player {self.turn}, {self.actor} decides {self.kind!r}>"


def _from_bytes(data: bytes) -> Node:
    return Node(unpack_state(data))
