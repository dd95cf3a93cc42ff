"""Reading a document piece by piece; an error says where in the document it is."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from string import hexdigits
from typing import Any

from gobelin.rules.engine.errors import PositionError, impossible_position
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.names import key_of


class Part:
    """A piece of a document, and the path that leads to it: ``players[1].tech.middle``."""

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    def error(self, problem: str) -> PositionError:
        """What is wrong here, ready to be raised."""
        return impossible_position(f"{self.path or 'the position'}: {problem}")

    def must_be(self, what: str) -> PositionError:
        return self.error(f"must be {what}, not {quoted(self.value)}")

    # --- Objects and lists

    def members(self, needed: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Part]:
        """The members of an object: all needed ones must be there, and no others but the optional ones."""
        if not isinstance(self.value, dict):
            raise self.must_be("an object")
        names = [*needed, *optional]
        parts = {}
        for name, value in self.value.items():
            if name not in names:
                unknown = Part(value, self._inside(quoted(name).strip("'")))
                raise unknown.error(f"no such key here{did_you_mean(name, names)}")
            parts[name] = Part(value, self._inside(name))
        for name in needed:
            if name not in parts:
                raise impossible_position(f"{self._inside(name)} is missing")
        return parts

    def _inside(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def only(self, name: str) -> Part:
        """The one member of an object."""
        return self.members((name,))[name]

    def entries(self) -> dict[str, Part]:
        """The members of an object whose keys are data."""
        if not isinstance(self.value, dict):
            raise self.must_be("an object")
        return {name: Part(value, f"{self.path}[{quoted(name)}]") for name, value in self.value.items()}

    def items(self, fewest: int = 0, most: int | None = None) -> list[Part]:
        """The entries of a list."""
        if not isinstance(self.value, list | tuple):
            raise self.must_be("a list")
        count = len(self.value)
        if count < fewest or (most is not None and count > most):
            due = f"at least {fewest}" if most is None else f"{fewest}" if fewest == most else f"{fewest} to {most}"
            raise self.error(f"the length must be {due}, not {count}")
        return [Part(value, f"{self.path}[{number}]") for number, value in enumerate(self.value)]

    # --- Values

    def number(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.must_be(f"a number from {low} to {high}" if low < high else f"{low}")
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.must_be("true or false")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.must_be("a text")
        return self.value

    def key(self, length: int) -> bytes:
        """So many bytes, written as hexadecimal digits."""
        digits = self.text()
        if len(digits) != 2 * length or not set(digits) <= set(hexdigits):
            raise self.must_be(f"{2 * length} hexadecimal digits")
        return bytes.fromhex(digits)

    def name(self, names: tuple[str, ...], what: str) -> int:
        """The number of a component, named as people write it: ``The Chosen``, ``the-chosen``, ``the_chosen``."""
        key = key_of(self.text())
        if key not in names:
            raise self.error(f"no such {what}: {quoted(self.value)}{did_you_mean(key, names)}")
        return names.index(key)

    # --- Lists of values, each at most once

    def numbers(self, low: int, high: int) -> tuple[int, ...]:
        return self.distinct([entry.number(low, high) for entry in self.items()])

    def names(self, names: tuple[str, ...], what: str) -> tuple[int, ...]:
        return self.distinct([entry.name(names, what) for entry in self.items()])

    def distinct(self, read: list[int]) -> tuple[int, ...]:
        """These values, read from this list; PositionError if one of them is listed twice."""
        for number, value in enumerate(read):
            if value in read[:number]:
                raise self.error(f"{quoted(self.value[number])} is listed twice")
        return tuple(read)


def did_you_mean(name: object, names: Sequence[str]) -> str:
    """A hint for a misspelt name; nothing where none is like it."""
    found = get_close_matches(quoted(name).strip("'"), names, 1)
    return f"; did you mean {found[0]!r}?" if found else ""
