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
KEYS = FOLDER / "keys.py"


class _Used(Visitor):
    """The arguments a pattern uses itself, and the messages it refers to."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def read(path: Path) -> list[ast.Message | ast.Term]:
    """The messages of a file; ValueError where it is not Fluent."""
    found: list[ast.Message | ast.Term] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: {entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def messages(lang: str) -> dict[str, tuple[str, ...]]:
    """Every message, and every attribute as `message.attribute`, with its arguments; ValueError if one is double."""
    used: dict[str, _Used] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        for entry in read(path):
            patterns = {entry.id.name: entry.value} | {
                f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes
            }
            for key, pattern in patterns.items():
                if key in used:
                    raise ValueError(f"{path.name}: {key} stands there twice")
                if isinstance(entry, ast.Message) and pattern is not None:
                    used[key] = _Used()
                    used[key].visit(pattern)
    return {key: tuple(sorted(_arguments(key, used))) for key in sorted(used)}


def _arguments(key: str, used: dict[str, _Used]) -> set[str]:
    """With those of the messages it refers to: they share its arguments."""
    found = set(used[key].arguments)
    for other in used[key].messages:
        found |= _arguments(other, used)
    return found


def subjects(lang: str) -> dict[str, str]:
    """The file of every message, attributes left out; ValueError if one refers to another file."""
    found: dict[str, str] = {}
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        entries = [entry for entry in read(path) if isinstance(entry, ast.Message)]
        here = {entry.id.name for entry in entries}
        for entry in entries:
            used = _Used()
            used.visit(entry)
            for other in used.messages:
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
