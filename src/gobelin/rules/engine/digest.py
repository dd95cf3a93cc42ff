"""A digest of a state: equal for equal tables, in every process, on every Python, in both builds.

It covers all that the future of a game depends on, hidden cards and future luck included, so it is for programs that
compare or store states, not for players. Another version of the rules may give another digest.
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import json
from typing import Final

from gobelin.rules.engine.frames import Effect, Frame, Power
from gobelin.rules.engine.options import OPTION_FIELDS, Options
from gobelin.rules.engine.state import PLAYER_FIELDS, SOLO_FIELDS, STATE_FIELDS, Player, Solo, State
from gobelin.rules.printed.maps import Map

# Left out: the past (the log, who chose last, how often something was revealed), what is only cached or shared with a
# copy (the map, the words of luck), and what only trial copies have (peek, set dice).
NOT_DIGESTED: Final = frozenset({"actor", "block", "dice", "log", "map_shared", "peek", "revealed"})

_FIELDS: Final[dict[type, tuple[str, ...]]] = {
    Options: OPTION_FIELDS,
    Player: PLAYER_FIELDS,
    Solo: SOLO_FIELDS,
    State: tuple(name for name in STATE_FIELDS if name not in NOT_DIGESTED),
}


def digest(state: State) -> str:
    """32 hexadecimal digits, equal for equal states."""
    about = state.question.about(state) if state.question is not None else None
    text = json.dumps([state, about], default=_plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _plain(thing: object) -> object:
    """JSON for what a state holds besides numbers, words and collections of them."""
    fields = _FIELDS.get(type(thing))
    if fields is not None:
        return [getattr(thing, name) for name in fields]
    if isinstance(thing, Frame):
        return [type(thing).__name__, {name: getattr(thing, name, None) for name in object_fields(thing)}]
    if isinstance(thing, Effect):
        return [type(thing).__name__, thing.notation()]
    if isinstance(thing, Power):
        return type(thing).__name__
    if isinstance(thing, Map):
        return thing.name
    if isinstance(thing, bytes):
        return thing.hex()
    raise TypeError(f"a state holds plain data, frames, effects and powers, not {thing!r}")


def object_fields(thing: object) -> set[str]:
    """The names of all fields of a frame or effect, those of its class included."""
    cls: type = type(thing)
    names = _class_fields(cls)
    return names.union(own) if (own := getattr(thing, "__dict__", None)) else names


@functools.cache
def _class_fields(cls: type) -> set[str]:
    """Fields that the class declares. Compiled classes keep a table of all of them."""
    names: set[str] = set()
    for base in cls.__mro__:
        names.update(vars(base).get("__mypyc_attrs__", ()), inspect.get_annotations(base))
    return names
