"""Checks of what callers pass: whole numbers, actions and seats."""

from __future__ import annotations

import operator
from typing import Any, SupportsIndex

from gobelin.errors import BadArgument, IllegalChoice
from gobelin.rules.engine import actions
from gobelin.rules.engine.quoting import quoted


def whole_number(value: Any, what: str) -> int:
    """A whole number; BadArgument for anything else, True and False included."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise BadArgument(f"{what} must be a whole number, not {quoted(value)}")


def verb_of(action: SupportsIndex) -> str:
    """``token_of``: what kind of thing an action chooses (`Option.verb`)."""
    return actions.verb_of(known_action(action))


def arguments_of(action: SupportsIndex) -> dict[str, object]:
    """``{"track": "science", "space": 8}``: what an action chooses (`Option.arguments`)."""
    return actions.arguments_of(known_action(action))


def known_action(value: Any) -> int:
    """An integer of the action space; BadArgument for anything else."""
    number = whole_number(value, "an action")
    if not 0 <= number < actions.ACTION_COUNT:
        raise BadArgument(f"no such action: {quoted(number)} (there are {actions.ACTION_COUNT})")
    return number


def action_number(value: Any) -> int:
    """An integer, whether or not it is in the action space; IllegalChoice for anything else."""
    try:
        return whole_number(value, "an action")
    except BadArgument as error:
        raise IllegalChoice(str(error)) from None


def action_text(number: int) -> str:
    """The text of an action; for a number outside the action space, a text that no action has."""
    return actions.TEXTS[number] if 0 <= number < actions.ACTION_COUNT else f"action {quoted(number)}"


def seat_number(value: Any, players: int) -> int:
    """The number of a seat, from 0; BadArgument for anything else."""
    if not isinstance(value, bool):
        try:
            number = operator.index(value)
        except TypeError:
            number = -1
        if 0 <= number < players:
            return number
    raise BadArgument(f"no such seat: {quoted(value)} (there are {players})")


def viewer_number(value: Any, players: int) -> int | None:
    """The number of a seat, or None for a spectator."""
    return None if value is None else seat_number(value, players)
