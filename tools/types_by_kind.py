"""The modules with the types of events, decisions, options and mats: one type for each key, kind, verb or name.

Events, details of questions, things and mats are declared in documents/shapes.py, the arguments of options in
rules/engine/actions.py. What is told or asked in two documents has its keys written once: the types of both are made of
it by inheritance.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple, get_args

from gobelin.documents import common, effects, generated, parts
from gobelin.documents.generated import enumerations
from gobelin.documents.shapes import ABOUT, EVENTS, FIELDS, MATS, THINGS
from gobelin.rules.engine import actions, notation

FOLDER: Final = Path(generated.__path__[0])
WIDTH: Final = 120
NOTHING: Final = "Nothing"  # the type of details that have no keys

# Where the types are that fields are made of; each of these modules may have names of those before it
MODULES: Final = (enumerations, notation, common, effects, parts)


class Field(NamedTuple):
    """A key of a document and the text of its type."""

    name: str
    kind: str
    required: bool = True


def fields(shape: str) -> list[Field]:
    """The keys of a shape: `player, card?: Tapestry`."""
    found = []
    for one in re.split(r", (?=\w+\??(?:, |: |$))", shape) if shape else []:
        name, _, kind = one.partition(": ")
        plain = name.removesuffix("?")
        found.append(Field(plain, kind or FIELDS[plain], plain == name))
    return found


def named(kind: str, shapes: Iterable[list[Field]], suffix: str) -> dict[str, list[Field]]:
    """Names for the shapes of one kind; those after the first are called by what they have and the first has not."""
    found: dict[str, list[Field]] = {}
    first: list[Field] = []
    for shape in shapes:
        first = first or shape
        known = {field.name for field in first}
        own = [field.name for field in shape if field.name not in known]
        if not own and shape != first:  # the same keys with other values: they are called by one of those
            own = [word for field in shape if field not in first for word in re.findall(r'"(\w+)"', field.kind)]
        name = camel(kind, *own, suffix) if shape else NOTHING
        if name in found:
            raise ValueError(f"two shapes of {kind} cannot be told apart")
        found[name] = shape
    return found


def camel(*words: str) -> str:
    """`token_of`, `Option`: TokenOfOption."""
    return "".join(part.capitalize() for word in words for part in word.split("_"))


# --- The modules


def events() -> str:
    """The module events.py as it must be."""
    text = Module("Events by key: by themselves, as previews tell them (Told), and in the log (Event).")
    told, logged = [], []
    for key, shapes in EVENTS.items():
        for name, shape in named(key, map(fields, shapes), "").items():
            told.append(f"{name}Told")
            text.typed_dict(told[-1], [Field("key", f'Literal["{key}"]'), *shape, Field("source", FIELDS["source"])])
            logged.append(text.derived(f"{name}Event", told[-1], "Logged"))
    text.union("Told", told)
    text.union("Event", logged)
    return text.whole()


def decisions() -> str:
    """The module decisions.py as it must be."""
    text = Module("Decisions by kind: the viewer's own one (Decision), and what a view says of it (AskedNow).")
    own, seen = [], []
    for kind, shapes in ABOUT.items():
        question = camel(kind, "Question")
        about = text.one_of(kind, map(fields, shapes), "About")
        text.typed_dict(question, [
            Field("player", "int"), Field("kind", f'Literal["{kind}"]'), Field("source", FIELDS["source"]), about,
        ])  # fmt: skip
        own.append(text.derived(camel(kind, "Decision"), "Identified", question))
        seen.append(text.derived(camel(kind, "Asked"), question, "WithOptions"))
    text.union("Decision", own)
    text.union("AskedNow", seen)
    return text.whole()


def options() -> str:
    """The module options.py as it must be."""
    text = Module("Options by verb, and the things on the table that they are about (OnTable).")
    members = []
    for thing, shapes in THINGS.items():
        for name, shape in named(thing, map(fields, shapes), "Thing").items():
            members.append(name)
            text.typed_dict(name, [Field("thing", f'Literal["{thing}"]'), *shape])
    text.union("OnTable", members)
    members = []
    for verb, chosen in arguments_by_verb().items():
        members.append(camel(verb, "Option"))
        arguments = text.one_of(verb, chosen, "Arguments")
        text.typed_dict(members[-1], [
            Field("text", "str"), Field("action", "int"), Field("verb", f'Literal["{verb}"]'), arguments,
            Field("on", "list[OnTable]"),
        ])  # fmt: skip
    text.union("Option", members)
    return text.whole()


def mats() -> str:
    """The module mats.py as it must be."""
    text = Module("Civilization mats by name: in views (CivilizationMat), and in positions (PositionCivilization).")
    seen, described = [], []
    for civilization, shapes in MATS.items():
        details = text.one_of(civilization, map(fields, shapes), "Fields")
        name = Field("name", f'Literal["{civilization}"]')
        seen.append(camel(civilization, "Mat"))
        text.typed_dict(seen[-1], [name, Field("mat", "list[int]"), details])
        described.append(camel(civilization, "InPosition"))  # positions are read where every mat is laid out
        text.typed_dict(described[-1], [name, details._replace(kind=details.kind.removesuffix(f" | {NOTHING}"))])
    text.union("CivilizationMat", seen)
    text.union("PositionCivilization", described)
    return text.whole()


WRITTEN: Final = {FOLDER / f"{one.__name__}.py": one for one in (events, decisions, options, mats)}


# --- Arguments of options


def arguments_by_verb() -> dict[str, list[list[Field]]]:
    """The shapes that the arguments of each verb have; runs of a verb with the same keys are one shape."""
    values: dict[str, dict[tuple[str, ...], list[list[object]]]] = {}
    for run in actions.RUNS:
        found: dict[str, list[object]] = {}
        for argument in run.arguments:
            found[argument.name] = list(argument.values)
            found |= {name: list(also) for name, also in argument.also.items()}
        known = values.setdefault(run.name, {}).setdefault(tuple(found), [[] for _ in found])
        for column, more in zip(known, found.values(), strict=True):
            column.extend(more)
    return {
        verb: [
            [Field(name, kind_of(column)) for name, column in zip(names, columns, strict=True)]
            for names, columns in shapes.items()
        ]
        for verb, shapes in values.items()
    }


def kind_of(values: list[object]) -> str:
    """The type that has exactly these values; of numbers and of texts of a certain look, it has more."""
    if None in values:
        return f"{kind_of([value for value in values if value is not None])} | None"
    if all(isinstance(value, int) for value in values):
        return "int"
    if all(isinstance(value, tuple) for value in values):
        return f"list[{kind_of([one for value in values if isinstance(value, tuple) for one in value])}]"
    texts = set(map(str, values))
    for module in (enumerations, parts):
        for name, kind in vars(module).items():
            if set(get_args(kind)) == texts:
                return name
    for name in ("Hex", "Plot"):
        pattern = get_args(getattr(common, name))[1].text
        if all(re.search(pattern, text) for text in texts):
            return name
    return "str"


# --- Text


class Module:
    """The text of a module with types."""

    def __init__(self, doc: str) -> None:
        self.doc = doc
        self.lines: list[str] = []
        self.kinds: list[str] = []  # of all fields

    def typed_dict(self, name: str, fields: list[Field]) -> None:
        """Not as a class: a few lines each, and `from` and `for`, which are words of Python, may be keys."""
        kinds = [field.kind if field.required else f"NotRequired[{field.kind}]" for field in fields]
        self.kinds += kinds
        inside = [f'"{field.name}": {kind}' for field, kind in zip(fields, kinds, strict=True)]
        self.lines += [f'{name} = TypedDict("{name}", {{', *wrapped(inside), "})"]

    def derived(self, name: str, *bases: str) -> str:
        """A type with the keys of others, in this order."""
        self.kinds += bases
        self.lines.append(f"class {name}({', '.join(bases)}): ...")
        return name

    def one_of(self, kind: str, shapes: Iterable[list[Field]], suffix: str) -> Field:
        """The key that holds what goes with a kind: one of these shapes."""
        names = named(kind, shapes, suffix)
        for name, shape in names.items():
            if shape:
                self.typed_dict(name, shape)
        return Field(suffix.lower(), " | ".join(names))

    def union(self, name: str, members: list[str]) -> None:
        """A name for all of them together."""
        self.lines += ["", f"{name} = (", *wrapped(members, " |"), ")", ""]

    def whole(self) -> str:
        """The module, with what it must import."""
        used = set(re.findall(r"\b[A-Z]\w*", re.sub(r'"[^"]*"', "", " ".join(self.kinds))))
        home = {name: module.__name__ for module in reversed(MODULES) for name in vars(module)}
        home |= dict.fromkeys(("Literal", "NotRequired"), "typing")
        helpers = [name for name in ("Literal", "NotRequired") if name in used]
        lines = [
            f'"""{self.doc}',
            "",
            "Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.",
            '"""',
            "",
            f"from typing import {', '.join([*helpers, 'TypedDict'])}",
            "",
        ]
        for module in sorted({home[name] for name in used & home.keys()} - {"typing"}):
            names = sorted((name for name in used & home.keys() if home[name] == module), key=str.lower)
            lines += [f"from {module} import (", *(f"    {name}," for name in names), ")"]
        return "\n".join([*lines, "", "# fmt: off", *self.lines]).rstrip() + "\n"


def wrapped(words: Iterable[str], after: str = ",") -> list[str]:
    """Words in lines of the usual length, with a comma after each, or something else between them."""
    lines = ["   "]
    for word in words:
        if len(lines[-1]) + len(word) + len(after) + 1 > WIDTH:
            lines.append("   ")
        lines[-1] += f" {word}{after}"
    lines[-1] = lines[-1] if after == "," else lines[-1].removesuffix(after)
    return [line for line in lines if line.strip()]
