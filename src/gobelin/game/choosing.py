"""What a caller means by an option: which of the open questions it answers, and with which action."""

from __future__ import annotations

from typing import Any

from gobelin.errors import BadArgument, BadOutcome, IllegalChoice
from gobelin.game.arguments import seat_number, whole_number
from gobelin.game.decisions import Option
from gobelin.game.history import History
from gobelin.rules.engine.actions import ACTIONS, TEXTS
from gobelin.rules.engine.actions import hex as hex_action
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State
from gobelin.rules.flow import setup
from gobelin.rules.flow.chances import Faces, Outcome, OutcomeError, check_outcome, faces_of
from gobelin.rules.printed.names import NONE


def find_question(state: State, option: Any, player: Any) -> Question:
    """The question that the option answers; IllegalChoice if the player is asked nothing."""
    question = state.question
    if player is not None:
        player = seat_number(player, len(state.players))
    if question is None:
        raise IllegalChoice(f"{quote_option(option)}: the game is over")
    if player is not None:
        asked = setup.question_for(state, player)
        if asked is None:
            raise IllegalChoice(f"{quote_option(option)}: player {player + 1} has nothing to decide now")
        return asked
    if not state.started:
        if isinstance(option, Option):
            return setup.question_for(state, option._asked.question.player) or question
        if isinstance(option, str):
            return setup.question_with(state, ACTIONS.get(option, NONE)) or question
    return question


def find_action(state: State, history: History, option: Any, question: Question) -> int:
    """The legal action that the caller means; IllegalChoice if there is none."""
    legal = setup.legal_actions(state, question)
    if isinstance(option, Option):
        if not option._asked.fits(state, history, question):
            raise IllegalChoice(f"{quote_option(option)} belongs to a decision that is no longer open")
        action = option.action
    elif isinstance(option, str):
        action = action_of_text(state, option)
    else:
        action = action_at(legal, option, is_hidden(state, question))
    if action in legal:
        return action
    if is_hidden(state, question):
        raise IllegalChoice(f"{quote_option(option)} is not one of the options")
    texts = ", ".join(TEXTS[a] for a in legal[:8]) + (", ..." if len(legal) > 8 else "")
    raise IllegalChoice(f"{quote_option(option)} is not one of the options: {texts}")


def action_of_text(state: State, text: str) -> int:
    """The action a text names; a hex may go by its name at the rim of the board: "hex D4" for "hex 0,0"."""
    verb, _, name = text.partition(" ")
    if verb == "hex" and name in state.map.names:
        return hex_action(state.map.hexes[state.map.names.index(name)])
    return ACTIONS.get(text, NONE)


def action_at(legal: list[int], option: Any, hidden: bool) -> int:
    """The action at this index; IllegalChoice if there is none."""
    try:
        index = whole_number(option, "an index")
    except BadArgument:
        raise IllegalChoice(f"{quoted(option)} is neither an option, an index nor a text") from None
    if not 0 <= index < len(legal):
        count = "" if hidden else f" (there are {len(legal)})"
        raise IllegalChoice(f"no option has the index {quoted(index)}{count}")
    return legal[index]


def faces_to_set(state: State, question: Question, action: int, outcome: Outcome) -> Faces:
    """The faces that an outcome sets; BadOutcome if the choice does not roll these dice."""
    trial = state.copy()
    setup.switch_to(trial, question)
    try:
        faces = faces_of(outcome)
        check_outcome(trial, action, faces)
    except OutcomeError as error:
        raise BadOutcome(str(error)) from error
    return faces


def is_hidden(state: State, question: Question) -> bool:
    """Whether only the player may see its options and their number; messages, which anybody may read, omit both."""
    return question.secret or not state.started


def quote_option(option: Any) -> str:
    """An option as messages name it."""
    return quoted(option.text if isinstance(option, Option) else option)
