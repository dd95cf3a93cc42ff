"""Writes what follows from the rules and the types: `python tools/write_documents.py`.

* enumerations.py: the names that documents use, as types. Types must be written out; the rules' own tables say how.
* events.py, decisions.py, options.py, mats.py: a type for each key, kind, verb, ... (see types_by_kind.py).
* docs/generated/documents.md: every document with its keys, and every enumeration.
"""

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import types_by_kind
from gobelin import rules
from gobelin.documents import shapes
from gobelin.documents.schema import DOCUMENTS, ENUMERATIONS, TEXTS, UNIONS, OneOf, schema
from gobelin.game.undoing import REASONS
from gobelin.rules.chapters.upgrade import ROW_NAMES
from gobelin.rules.components.civilizations import mystics
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Frame, Question
from gobelin.rules.engine.state import COUNTERS, METHODS, SOURCES
from gobelin.rules.printed import automa, dice, names

ENUMERATIONS_FILE: Final = types_by_kind.FOLDER / "enumerations.py"
PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "generated" / "documents.md"


def all_of(shape: type) -> set[type]:
    """A class and all that are made of it, wherever in the rules they stand."""
    for module in pkgutil.walk_packages(rules.__path__, "gobelin.rules."):
        importlib.import_module(module.name)
    found = {shape}
    waiting: list[type] = [shape]
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        for one in below:
            if one.__module__.startswith("gobelin.") and one not in found:
                found.add(one)
                waiting.append(one)
    return found


def enumerations() -> dict[str, list[str]]:
    """Every enumeration that follows from a table or from the classes of the rules."""
    benefits = {word for spaces in automa.BENEFITS.values() for words in spaces.values() for word in words}
    return {
        "Achievement": list(names.ACHIEVEMENTS),
        "AutomaCivilization": list(automa.CIVILIZATIONS),
        "Bot": [bot for bot in names.BOTS if bot],
        "BotBenefit": sorted(benefits),
        "Building": list(names.BUILDINGS),
        "Candidates": list(automa.CANDIDATES),
        "Category": list(mystics.CATEGORIES),
        "Civilization": list(names.CIVILIZATIONS),
        "Counter": list(COUNTERS),
        "DecisionKind": sorted({getattr(one, "kind", "") for one in all_of(Question)} - {""}),
        "Die": list(dice.DICE),
        "EventKey": list(shapes.EVENTS),
        "HexOrder": sorted({card.map for card in automa.CARDS}),
        "Landmark": list(names.LANDMARKS),
        "MatColumn": list(names.MAT_COLUMNS),
        "Method": list(METHODS),
        "Part": list(actions.PARTS),
        "Piece": list(names.PIECES),
        "PointSource": list(SOURCES),
        "Resource": list(names.RESOURCES),
        "SourceKind": list(names.SOURCE_KINDS),
        "Step": sorted({getattr(one, "step", "") for one in all_of(Frame) - all_of(Question)} - {""}),
        "Tapestry": list(names.TAPESTRIES),
        "TechRow": list(ROW_NAMES),
        "Technology": list(names.TECHNOLOGIES),
        "Terrain": list(names.TERRAINS),
        "Thing": list(shapes.THINGS),
        "Track": list(names.TRACKS),
        "TrackOrder": list(automa.ORDER_NAMES),
        "UndoReason": [reason for reason in REASONS if reason],
        "Verb": list(dict.fromkeys(run.name for run in actions.RUNS)),
    }


def module() -> str:
    """The module enumerations.py as it must be."""
    lines = [
        '"""The names that documents use. Written by `python tools/write_documents.py`; do not edit."""',
        "",
        "from typing import Literal",
        "",
        "# fmt: off",
    ]
    for name, values in enumerations().items():
        lines += [f"{name} = Literal[", *types_by_kind.wrapped(f'"{value}"' for value in values), "]"]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page docs/generated/documents.md as it must be."""
    definitions = schema()["$defs"]
    lines = [
        "# Documents",
        "",
        "Written by `python tools/write_documents.py` from the types in `src/gobelin/documents/`; do not edit.",
        "`gobelin schema` exports the same as JSON Schema (draft 2020-12), `gobelin schema View` one document.",
        "No document has a key that is not listed here.",
        "Keys with a question mark may be missing. [notation.md](../notation.md) explains what they mean.",
        "",
        f"Documents: {', '.join(f'[{name}](#{name.lower()})' for name in DOCUMENTS)}.",
        "",
    ]
    headed = [name for name, one in definitions.items() if "description" in one]
    for name in sorted(headed, key=lambda name: (name not in DOCUMENTS, name)):
        one = definitions[name]
        lines += [f"## {name}", one["description"], "", "| key | value |", "|---|---|"]
        if name in UNIONS:
            lines += by_key(UNIONS[name], [definitions[target(member)] for member in one["oneOf"]], definitions)
        else:
            lines += [f"| {key} | {described(value)} |" for key, value in keys(one).items()]
        lines.append("")
    lines += ["## Texts of a certain look", ""]
    for name in TEXTS:
        lines += [f"### {name}", f"`{definitions[name]['pattern']}`", ""]
    lines += ["## Enumerations", ""]
    for name in sorted(ENUMERATIONS.keys() & definitions.keys()):
        lines += [f"### {name}", ", ".join(f"`{value}`" for value in definitions[name]["enum"]), ""]
    return "\n".join(lines).rstrip() + "\n"


def keys(one: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The keys of an object as the page shows them, with a question mark where they may be missing."""
    return {f"`{key}`{'' if key in one['required'] else ' ?'}": value for key, value in one["properties"].items()}


def target(reference: dict[str, Any]) -> str:
    """The name that a schema refers to."""
    return str(reference.get("$ref", "")).rpartition("/")[2]


def by_key(union: OneOf, members: list[dict[str, Any]], definitions: dict[str, Any]) -> list[str]:
    """The lines for a union: keys that all members have, then a table of what goes with each value of its key."""
    first = keys(members[0])
    shared = [key for key, value in first.items() if all(keys(member).get(key) == value for member in members)]
    rows: dict[str, list[str]] = {}
    for member in members:
        contents = [{key: value for key, value in keys(member).items() if key not in (*shared, f"`{union.key}`")}]
        if union.content:
            content = member["properties"][union.content]
            contents = [keys(definitions[target(one)]) for one in content.get("anyOf", [content])]
        for one in contents:
            listed = ", ".join(f"{key} {described(value)}" for key, value in one.items())
            rows.setdefault(member["properties"][union.key]["const"], []).append(listed or "nothing")
    return [
        f"| `{union.key}` | as listed below |",
        *(f"| {key} | {described(first[key])} |" for key in shared),
        "",
        f"| `{union.key}` | {f'`{union.content}`' if union.content else 'keys'} |",
        "|---|---|",
        *(f"| `{value}` | {'<br>or '.join(cells)} |" for value, cells in rows.items()),
    ]


def described(value: dict[str, object]) -> str:
    """A schema in a few words."""
    if "$ref" in value:
        name = target(value)
        return f"[{name}](#{name.lower()})"
    if "const" in value:
        return f"`{value['const']!r}`".replace("'", '"')
    if "enum" in value:
        options = value["enum"]
        assert isinstance(options, list)
        return " or ".join(f"`{option!r}`".replace("'", '"') for option in options)
    if "anyOf" in value:
        options = value["anyOf"]
        assert isinstance(options, list)
        return " or ".join(described(option) for option in options)
    if value["type"] == "array":
        items = value["items"]
        assert isinstance(items, dict)
        return f"list of {described(items)}"
    if value["type"] == "object":
        items, keys = value["additionalProperties"], value.get("propertyNames", {"type": "string"})
        assert isinstance(items, dict)
        assert isinstance(keys, dict)
        return f"object: {described(keys)} to {described(items)}"
    return str(value["type"])


def write_types() -> None:
    """Write the types by kind."""
    for path, written in types_by_kind.WRITTEN.items():
        path.write_text(written(), encoding="utf-8")


def write_page() -> None:
    """Write docs/generated/documents.md."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    ENUMERATIONS_FILE.write_text(module(), encoding="utf-8")
    # Each step is made of what the one before has written: in a process that has not seen the old types
    for step in ("write_types", "write_page"):
        command = f"import write_documents; write_documents.{step}()"
        subprocess.run([sys.executable, "-c", command], check=True, cwd=Path(__file__).parent)
