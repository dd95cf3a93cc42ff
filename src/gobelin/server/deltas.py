"""Deltas: what makes one document of a viewer into the next.

A delta is a list of changes, made in order. ``[path, value]`` sets or adds, ``[path]`` removes; a path is a list of
keys and indices, and the empty one is the whole document. Lists grow and shrink at their end.
"""

from __future__ import annotations

from typing import Any

import msgspec

Path = list[str | int]
Delta = list[list[Any]]

_encode = msgspec.json.Encoder().encode


def whole_delta(document: Any) -> Delta:
    """The delta that makes any document into this one."""
    return [[[], document]]


def delta_between(old: Any, new: Any) -> Delta:
    """What makes the old document into the new one."""
    return _delta(old, new, [])


def apply_delta(document: Any, changes: Delta) -> Any:
    """The document after the changes of a delta, as clients make them; the one given stays as it was."""
    root = [msgspec.json.decode(_encode(document))]
    for path, *value in changes:
        holder: Any = root
        step: str | int = 0
        for key in path:
            holder, step = holder[step], key
        if not value:
            del holder[step]
        elif isinstance(holder, list) and step == len(holder):
            holder.append(value[0])
        else:
            holder[step] = value[0]
    return root[0]


def _delta(old: Any, new: Any, path: Path) -> Delta:
    if isinstance(old, dict) and isinstance(new, dict):
        changes = _of_objects(old, new, path)
    elif isinstance(old, list) and isinstance(new, list):
        changes = _of_lists(old, new, path)
    else:
        return [[path, new]]
    if len(changes) > 1 and path:  # a whole document is never shorter
        replaced = [[path, new]]
        if len(_encode(changes)) > len(_encode(replaced)):
            return replaced
    return changes


def _of_objects(old: dict[str, Any], new: dict[str, Any], path: Path) -> Delta:
    changes: Delta = []
    if not old.keys() <= new.keys():
        changes += [[[*path, key]] for key in old if key not in new]
    for key, value in new.items():
        if key not in old:
            changes.append([[*path, key], value])
        elif old[key] != value:
            changes += _delta(old[key], value, [*path, key])
    return changes


def _of_lists(old: list[Any], new: list[Any], path: Path) -> Delta:
    changes: Delta = []
    for index, (before, after) in enumerate(zip(old, new, strict=False)):
        if before != after:
            changes += _delta(before, after, [*path, index])
    changes += [[[*path, index]] for index in reversed(range(len(new), len(old)))]
    changes += [[[*path, index], new[index]] for index in range(len(old), len(new))]
    return changes
