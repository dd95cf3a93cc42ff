"""The action space: what `gobelin actions --json` lists."""

from typing import NotRequired, TypedDict

from gobelin.documents.generated.enumerations import Verb

Value = int | str | list[str] | None


class ArgumentRow(TypedDict):
    """An argument of a verb: its values in the order in which they are counted, and how far apart the integers are.

    `words` stand in texts where they are not the values; `also` are further arguments that follow from the value.
    """

    name: str
    size: int
    step: int
    values: list[Value]
    words: NotRequired[list[str]]
    also: NotRequired[dict[str, list[Value]]]


class VerbRow(TypedDict):
    """A run of integers of a verb: `first` plus, for each argument, the number of its value times its step."""

    verb: Verb
    text: str
    first: int
    count: int
    arguments: list[ArgumentRow]


class ActionSpace(TypedDict):
    """Every verb with its integers and arguments; a verb may have several runs."""

    version: int
    count: int
    verbs: list[VerbRow]
