"""What an option is about: the things on the table that a screen lights up for it.

A thing is a small document with its kind under ``thing``: ``{"thing": "space", "track": "science", "space": 4}``.
Verb and arguments say what is chosen; the question says whose it is and on which mat it lies. Which keys each kind of
thing has is declared with the documents (documents/shapes.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gobelin.rules.chapters.advance import LAST_SPACE, movable_tokens
from gobelin.rules.chapters.upgrade import ROW_NAMES
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CIVILIZATIONS, FROM_CIVILIZATION, TECHNOLOGIES, TRACKS

Thing = dict[str, object]
Arguments = dict[str, Any]


def things(state: State, question: Question, action: int) -> list[Thing]:
    """What an option of an open question is about; nothing for yes, no, enough and the like."""
    about = _ABOUT.get(actions.verb_of(action))
    return about(state, question, actions.arguments_of(action)) if about is not None else []


# --- One function for each shape


def _named(thing: str) -> Callable[[State, Question, Arguments], list[Thing]]:
    """The arguments name the thing, wherever it lies."""
    return lambda state, question, a: [{"thing": thing, **a}]


def _own(thing: str) -> Callable[[State, Question, Arguments], list[Thing]]:
    """The arguments name something of the player who decides."""
    return lambda state, question, a: [{"thing": thing, "player": question.player, **a}]


def _spaces_ahead(state: State, question: Question, a: Arguments) -> list[Thing]:
    """An advance is about the next space of each token that can go; at the end of a track that is its last one."""
    spaces = movable_tokens(state, question.player, TRACKS.index(a["track"])) or (LAST_SPACE,)
    return [{"thing": "space", "track": a["track"], "space": min(space + 1, LAST_SPACE)} for space in spaces]


def _move(state: State, question: Question, a: Arguments) -> list[Thing]:
    return [
        {"thing": "token", "player": question.player, "track": a["track"], "space": a["from"]},
        {"thing": "space", "track": a["track"], "space": a["to"]},
    ]


def _resources(state: State, question: Question, a: Arguments) -> list[Thing]:
    return [
        {"thing": "resource", "player": question.player, "resource": resource}
        for resource in dict.fromkeys(a["resources"])
    ]


def _conversion(state: State, question: Question, a: Arguments) -> list[Thing]:
    return _resources(state, question, {"resources": ["food", a["resource"]]})


def _part(state: State, question: Question, a: Arguments) -> list[Thing]:
    if question.kind == "building":
        return [{"thing": "building_row", "player": question.player, "building": a["part"]}]
    return [{"thing": "part", **a}]


def _turn(state: State, question: Question, a: Arguments) -> list[Thing]:
    return [{"thing": "hex", "hex": question.about(state)["hex"]}]


def _tech(state: State, question: Question, a: Arguments) -> list[Thing]:
    """A tech card lies in somebody's row, in the display, or on top of the deck."""
    name = a["technology"]
    if name is None:
        return [{"thing": "deck", "deck": "tech"}]
    card = TECHNOLOGIES.index(name)
    for player, who in enumerate(state.players):
        for row, cards in enumerate(who.rows):
            if card in cards:
                return [{"thing": "tech", "player": player, "row": ROW_NAMES[row], "technology": name}]
    return [{"thing": "tech", "player": None, "row": "display", "technology": name}]


def _plots(state: State, question: Question, a: Arguments) -> list[Thing]:
    return [{"thing": "plot", "player": question.player, "plot": plot} for plot in a["plots"]]


def _trap(state: State, question: Question, a: Arguments) -> list[Thing]:
    return [{"thing": "hand", "player": question.player, "card": "trap"}]


# Pieces of mats that the engine asks for on behalf of something else than the civilization itself
_MAT_OF_KIND: Final = {"outpost_row": "militants", "place": "craftsmen"}


def _slot(state: State, question: Question, a: Arguments) -> list[Thing]:
    """A place on a civilization's mat: slot, row, column or number."""
    name = _MAT_OF_KIND.get(question.kind) or CIVILIZATIONS[question.source - FROM_CIVILIZATION]
    return [{"thing": "slot", "player": question.player, "civilization": name, **a}]


_ABOUT: Final[dict[str, Callable[[State, Question, Arguments], list[Thing]]]] = {
    "advance": _spaces_ahead,
    "capital": _own("capital"),
    "civilization": _own("civilization"),
    "column": _slot,
    "convert": _conversion,
    "die": _named("die"),
    "discard": _own("hand"),
    "do": _part,
    "gain": _resources,
    "hex": _named("hex"),
    "income": _own("income"),
    "invent": _tech,
    "landmark": _named("landmark"),
    "mat": _named("era"),
    "move": _move,
    "number": _slot,
    "pay": _resources,
    "place": _plots,
    "place_beside": _own("beside"),
    "play": _own("hand"),
    "player": _named("player"),
    "plot": _own("plot"),
    "row": _slot,
    "slot": _slot,
    "space_tile": _own("space_tile"),
    "tech": _tech,
    "tile": _own("tile"),
    "token": _own("token"),
    "token_of": _named("token"),
    "track": _named("track"),
    "trap": _trap,
    "turn": _turn,
    "upgrade": _tech,
}
