"""What a game asks: a decision, and the options it has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gobelin.errors import IllegalChoice
from gobelin.game.history import History
from gobelin.rules.engine.actions import ACTIONS, TEXTS, arguments_of, verb_of
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.state import State
from gobelin.rules.flow.setup import ChooseCapital, ChooseCivilization, open_questions
from gobelin.rules.printed.names import NOBODY, NONE, source_name

if TYPE_CHECKING:
    from gobelin.game.game import Game


class OpenQuestion:
    """A question of a game while it is open.

    Copies of the game and guesses share it, so its options can be played there too until the copy goes on.
    """

    __slots__ = ("game", "number", "question")

    def __init__(self, game: Game, question: Question, number: int) -> None:
        self.game = game
        self.question = question
        self.number = number  # see Decision.id

    def is_open(self) -> bool:
        """Whether the question can be answered now."""
        state = self.game.state
        if self.question not in open_questions(state):
            return False
        return self.number == self.game._history.number_of(state, self.question)

    def fits(self, state: State, history: History, question: Question) -> bool:
        """Whether an option of this question answers an open one: of this game, a copy, or the same game replayed."""
        if self.number != history.number_of(state, question):
            return False
        return self.question is question or history.leads_to(self.game._history)


class Option:
    """One legal option of a decision: an integer of the fixed action space, its text, its verb and arguments.

    `action` is the integer. An option can be played while its decision is open: in the game that asked, in a copy or
    guess made of it meanwhile, or in the same game played a second time.
    """

    __slots__ = ("_asked", "action")

    _asked: OpenQuestion
    action: int

    @property
    def text(self) -> str:
        """Its text, as records keep it: ``advance science``."""
        return TEXTS[self.action]

    @property
    def verb(self) -> str:
        """What kind of thing is chosen: ``advance``, ``token_of``, ``place_beside``, ..."""
        return verb_of(self.action)

    @property
    def arguments(self) -> dict[str, object]:
        """What exactly is chosen, JSON-able: ``{"track": "science", "space": 8}``; players count from 0."""
        return arguments_of(self.action)

    @property
    def reveals(self) -> bool:
        """Whether choosing it brings something unknown to light: a die, a draw, hidden choices. Undo stops there.

        Found by trying the option on a copy, so only while the decision is open.
        """
        return self._asked.game.look_ahead(self)[1]

    def __str__(self) -> str:
        return TEXTS[self.action]

    def __repr__(self) -> str:
        return f"Option({TEXTS[self.action]!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and other.action == self.action

    def __hash__(self) -> int:
        return hash(self.action)

    def __reduce__(self) -> tuple[Any, ...]:
        asked = self._asked
        return _unpickle_option, (asked.game, self.action, asked.question.player if asked.is_open() else NOBODY)


def options_at(asked: OpenQuestion, actions: list[int]) -> tuple[Option, ...]:
    """Options for these actions. Games make more of them than of anything else: a constructor would cost too much."""
    options = []
    for action in actions:
        option = Option()
        option._asked = asked
        option.action = action
        options.append(option)
    return tuple(options)


def _unpickle_option(game: Game, action: int, player: int) -> Option:
    """The option of the player's open decision; without a player, one of a decision that is closed."""
    asked = OpenQuestion(game, Question(), NONE)
    for decision in game.decisions:
        if decision.player == player:
            asked = decision._asked
    return options_at(asked, [action])[0]


class Decision:
    """What somebody must decide: who, what kind of question, why, and every legal option.

    `player` is the seat that decides. A decision is a collection of its options: `len(decision)`, `for option in
    decision`, `"income" in decision`.
    """

    __slots__ = ("_about", "_asked", "_legal", "_options", "player")

    def __init__(self, asked: OpenQuestion, legal: list[int]) -> None:
        self._asked = asked
        self._legal = legal
        self._options: tuple[Option, ...] | None = None
        self._about: dict[str, object] | None = None
        self.player: int = asked.question.player

    @property
    def id(self) -> str:
        """The name of this question while it is open; no other question of the game ever has it.

        After undo the question is asked again under a new name. Start choices, which all players make at once, are
        counted for each player, so that a name does not change because somebody else chooses.
        """
        asked = self._asked
        start = isinstance(asked.question, (ChooseCapital, ChooseCivilization))
        return f"{self.player}.{asked.number}" if start else str(asked.number)

    @property
    def kind(self) -> str:
        """What is asked: ``turn``, ``pay``, ``place``, ...; a key for prompts."""
        return self._asked.question.kind

    @property
    def source(self) -> str:
        """What asks: ``space science 4``, ``tapestry democracy``, ``income 3``."""
        return source_name(self._asked.question.source)

    @property
    def about(self) -> dict[str, object]:
        """Details of the question, such as the tile to be placed; all of it public.

        They are looked up on first use; IllegalChoice if the decision is no longer open by then.
        """
        if self._about is None:
            asked = self._asked
            if not asked.is_open():
                raise IllegalChoice("this decision is no longer open")
            self._about = asked.question.about(asked.game.state)
        return self._about

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal option, always in the same order."""
        if self._options is None:
            self._options = options_at(self._asked, self._legal)
        return self._options

    @property
    def actions(self) -> list[int]:
        """The options as integers of the action space."""
        return list(self._legal)

    def __len__(self) -> int:
        return len(self._legal)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __contains__(self, option: object) -> bool:
        """Whether it is one of the options: an Option, its text or its integer of the action space."""
        if isinstance(option, Option):
            return option.action in self._legal
        if isinstance(option, str):
            return ACTIONS.get(option, NONE) in self._legal
        return option in self._legal

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={[o.text for o in self.options]})"
