"""A state as bytes and back: guesses, which have no record, are sent like this between processes and builds.

Frames and effects are written by class and fields, powers and maps by name. The log is left out, as in a copy.
"""

from __future__ import annotations

import functools
import inspect
import io
import pickle
from typing import Any

from gobelin.rules.engine import box
from gobelin.rules.engine.digest import object_fields
from gobelin.rules.engine.frames import Effect, Frame, Power
from gobelin.rules.engine.options import OPTION_FIELDS, Options
from gobelin.rules.engine.state import PLAYER_FIELDS, SOLO_FIELDS, STATE_FIELDS, Player, Solo, State
from gobelin.rules.printed.maps import LARGE, SMALL, Map

_FIELDS: dict[type, tuple[str, ...]] = {
    Options: OPTION_FIELDS, Player: PLAYER_FIELDS, Solo: SOLO_FIELDS, State: STATE_FIELDS,
}  # fmt: skip


def pack_state(state: State) -> bytes:
    """The state as bytes, for `unpack_state` in the same version of the rules."""
    file = io.BytesIO()
    _Packer(file, protocol=5).dump(state.copy())
    return file.getvalue()


def unpack_state(data: bytes) -> State:
    state = pickle.loads(data)
    assert isinstance(state, State)
    return state


class _Packer(pickle.Pickler):
    def reducer_override(self, thing: object) -> Any:
        fields = _FIELDS.get(type(thing))
        if fields is not None:
            return _rebuild, (type(thing), {name: getattr(thing, name) for name in fields})
        if isinstance(thing, Power):
            return _power, _place_of(thing)
        if isinstance(thing, Map):
            return _map, (thing.name,)
        if isinstance(thing, Frame | Effect):
            present = {name: getattr(thing, name) for name in object_fields(thing) if hasattr(thing, name)}
            return _rebuild, (type(thing), present)
        return NotImplemented


def _rebuild(cls: type, fields: dict[str, Any]) -> object:
    """An object with these fields. Compiled classes need the arguments of __init__, which have the names of fields."""
    rest, names = _parameters(cls)
    thing: object = cls(*fields.get(rest, ()), **{name: fields[name] for name in names if name in fields})
    for name, value in fields.items():
        setattr(thing, name, value)
    return thing


@functools.cache
def _parameters(cls: type) -> tuple[str, tuple[str, ...]]:
    """The arguments of a class: the name of ``*parts``, if there is one, and the names of the others."""
    parameters = inspect.signature(cls).parameters.values()
    rest = [one.name for one in parameters if one.kind is one.VAR_POSITIONAL]
    return "".join(rest), tuple(one.name for one in parameters if one.kind is not one.VAR_POSITIONAL)


def _place_of(power: Power) -> tuple[str, int]:
    """Where the box holds a power."""
    for number, civilization in enumerate(box.civilizations):
        if civilization is power:
            return "civilization", number
    for number, card in enumerate(box.tapestries):
        if card.power is power:
            return "tapestry", number
    raise pickle.PicklingError(f"{power!r} is not in the box")


def _power(kind: str, number: int) -> Power | None:
    return box.civilizations[number] if kind == "civilization" else box.tapestries[number].power


def _map(name: str) -> Map:
    return SMALL if name == SMALL.name else LARGE
