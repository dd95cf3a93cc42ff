"""What begins with an underscore is used in the module that defines it, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from test_layers import SOURCE, modules

# Public names of libraries, whatever they look like
LIBRARIES = {"os._exit", "found._mapping"}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def defined_near(path: Path) -> frozenset[str]:
    """The private names that a module may use: its own. The modules of the game are one thing cut into pieces."""
    near = modules("game") if path.parent == SOURCE / "game" else [path]
    return frozenset(name for module in near for name in defined(module) if is_private(name))


def defined(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Attribute(value=ast.Name(id="self"), attr=name, ctx=ast.Store()):
                yield name


def borrowed(tree: ast.AST, own: frozenset[str]) -> list[str]:
    """The private names of others that a module uses."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name) if is_private(name) and name not in own:
                found.append(ast.unparse(node))
            case ast.ImportFrom(names=names):
                found += [alias.name for alias in names if is_private(alias.name)]
            case ast.Call(func=ast.Name(id="getattr" | "setattr"), args=[_, ast.Constant(value=str() as name), *_]):
                found += [name] if is_private(name) and name not in own else []
    return [name for name in found if name not in LIBRARIES]


@pytest.mark.parametrize("path", modules("."), ids=lambda path: str(path.relative_to(SOURCE)))
def test_private_names_stay_in_their_module(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert borrowed(tree, defined_near(path)) == []


@pytest.mark.parametrize("room", ["bots", "terminal", "env", "server", "lab", "cli"])
def test_nobody_outside_the_game_changes_its_state(room: str) -> None:
    for path in modules(room):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Attribute(value=ast.Attribute(attr="state", value=ast.Name() | ast.Attribute())) if isinstance(
                    node.ctx, ast.Store | ast.Del
                ):
                    assert ast.unparse(node) == "app.state.services", f"{path.name} sets {ast.unparse(node)}"


def test_a_borrowed_name_would_be_noticed() -> None:
    source = "from game import _decision\ngame._history\nself._own\nother._own\ngetattr(game, '_logs')\nos._exit(0)"
    assert borrowed(ast.parse(source), frozenset({"_own"})) == ["_decision", "game._history", "_logs"]
