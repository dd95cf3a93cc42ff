"""Positions of version 2, still read: instead of the luck they hold a number of the generator of rules 1 and 2."""

from __future__ import annotations

from gobelin.rules.documents.position_reading import read_table
from gobelin.rules.engine.random import OLD_LAST, key_of_old_luck
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State

VERSION = 2


def read_version_2(doc: Part) -> State:
    """The table of a position of version 2: what it will draw follows from its old number."""
    parts = doc.members(("random",), [name for name in doc.value if name != "luck"])
    described = {name: part.value for name, part in parts.items() if name != "random"}
    key = key_of_old_luck(parts["random"].number(1, OLD_LAST)).hex()
    return read_table(Part({**described, "luck": {"key": key, "drawn": 0}}))
