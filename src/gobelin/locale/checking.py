"""The table of messages and their arguments. `python -m gobelin.locale.checking` writes it from the English files.

The English files declare what there is: every other language must have the same messages with the same arguments in
the same files.
"""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gobelin.locale.bundles import FOLDER

SOURCE = "en"
KEYS = FOLDER / "generated" / "keys.py"

Patterns = dict[str, tuple[str, ast.Pattern]]  # by key: the subject, which is the name of the file, and what is said


class _Used(Visitor):
    """The arguments a pattern uses itself, and the messages it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def used_by(node: ast.BaseNode) -> _Used:
    used = _Used()
    used.visit(node)
    return used


def read(path: Path) -> list[ast.Message | ast.Term]:
    """The messages of a file; ValueError where it is not Fluent."""
    found: list[ast.Message | ast.Term] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def patterns(folder: Path) -> Patterns:
    """Every message of a language, and every attribute as `message.attribute`; ValueError if one stands there twice."""
    found: Patterns = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in read(path):
            if isinstance(entry, ast.Term):
                continue  # a language has those it likes
            own = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in own.items():
                if key in found:
                    raise ValueError(f"{path.name}: {key} stands there twice")
                if pattern is not None:
                    found[key] = (path.stem, pattern)
    return found


def arguments_of(key: str, found: Patterns) -> set[str]:
    """The arguments of a message, with those of the messages it refers to: they share them."""
    used = used_by(found[key][1])
    return used.arguments.union(*(arguments_of(other, found) for other in used.messages))


def messages(lang: str) -> dict[str, tuple[str, ...]]:
    """Every message with its arguments."""
    found = patterns(FOLDER / lang)
    return {key: tuple(sorted(arguments_of(key, found))) for key in sorted(found)}


def subjects(lang: str) -> dict[str, str]:
    """The file of every message, attributes left out; ValueError if one refers to another file."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        entries = [entry for entry in read(path) if isinstance(entry, ast.Message)]
        here = {entry.id.name for entry in entries}
        for entry in entries:
            for other in used_by(entry).messages:
                if other.partition(".")[0] not in here:
                    raise ValueError(f"{path.name}: {entry.id.name} refers to {other}, which stands in another file")
            found[entry.id.name] = path.stem
    return dict(sorted(found.items()))


def table() -> str:
    """The module keys.py as it must be."""
    lines = [
        '"""Every message with its arguments. Written by `python -m gobelin.locale.checking`; do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "MESSAGES: Final[dict[str, tuple[str, ...]]] = {",
    ]
    for key, arguments in messages(SOURCE).items():
        names = "".join(f'"{name}", ' for name in arguments)
        lines.append(f'    "{key}": ({names.rstrip() if len(arguments) == 1 else names.removesuffix(", ")}),')
    lines += ["}", "", "# The file each of them stands in", "SUBJECTS: Final[dict[str, str]] = {"]
    lines += [f'    "{key}": "{subject}",' for key, subject in subjects(SOURCE).items()]
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    KEYS.write_text(table(), encoding="utf-8")
