"""Who may import whom: each room only what stands before it in the list of docs/architecture.md."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from folders import ROOT

SOURCE = ROOT / "src" / "gobelin"


def rooms() -> list[str]:
    """The ordered list of docs/architecture.md: each room imports only what stands before it."""
    page = (SOURCE.parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    listed = re.search(r"<!-- rooms -->\n```\n(.*?)```", page, re.DOTALL)
    assert listed is not None
    return [line.split()[0].strip("/").removesuffix(".py") for line in listed[1].splitlines()]


def room_of(name: str) -> str:
    """The room in which a module stands; `gobelin` for the package itself."""
    path = name.removeprefix("gobelin").strip(".").replace(".", "/")
    found = [room for room in rooms() if path == room or path.startswith(room + "/")]
    assert found or not path, f"{name} stands in no room"
    return max(found, key=len, default="gobelin")


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> set[str]:
    """All that a module may import: at its top, where it is needed, for types alone, and by name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            assert node.module is not None
            found.update(
                submodule if is_module(submodule := f"{node.module}.{alias.name}") else node.module
                for alias in node.names
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            named = re.fullmatch(r"(gobelin(?:\.\w+)+)(?::\w+)?", node.value)
            if named and is_module(named[1]):
                found.add(named[1])  # import_module, entry points, processes that are started
    return found


def is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def modules(folder: str) -> list[Path]:
    return sorted((SOURCE / folder).rglob("*.py"))


@pytest.mark.parametrize("path", modules("."), ids=lambda path: str(path.relative_to(SOURCE)))
def test_each_room_imports_what_stands_before_it(path: Path) -> None:
    order = rooms()
    if (own := name_of(path)) in ("gobelin.rules", "gobelin.__main__"):
        return  # the one loads the components when anything of the rules is loaded, the other is the command
    for used in imports(path):
        if used.split(".")[0] == "gobelin" and used != "gobelin.rules":
            assert order.index(room_of(used)) <= order.index(room_of(own)), f"{own} imports {used}"


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_use_the_standard_library_and_themselves_only(path: Path) -> None:
    for name in imports(path):
        if path.name == "extension.py" and name == "mypy_extensions":
            continue  # read by the type checker alone
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("gobelin.rules"), name


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_actions_does_arithmetic_with_actions(path: Path) -> None:
    """Everybody else has encoders and decoders: actions.token, actions.token_of."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and path.name != "actions.py":
            sides = [side.id for side in (node.left, node.right) if isinstance(side, ast.Name)]
            assert "action" not in sides, f"line {node.lineno}"


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_declining_is_told_in_one_place(path: Path) -> None:
    """A question that may be declined is an Offer."""
    told = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and [a.value for a in node.args[:1] if isinstance(a, ast.Constant)] == ["decline"]
    ]
    assert len(told) == {"frames.py": 1, "actions.py": 1}.get(path.name, 0), told


def test_numpy_is_loaded_by_those_who_need_it() -> None:
    """It takes longer to load than all of the rest: whoever plays without a net, or starts a command, does without."""
    command = "import sys, gobelin, gobelin.bots, gobelin.cli; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_the_lab_prints_nothing_and_knows_no_screen() -> None:
    for path in [*modules("lab"), *modules("bots")]:
        for used in imports(path):
            assert not used.startswith(("rich", "typer", "gobelin.terminal", "gobelin.cli")), f"{path.name}: {used}"


def test_the_server_is_known_to_nobody_but_its_commands() -> None:
    """Commands import it when they run: it takes more than a second to load."""
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(SOURCE / "server") or path.is_relative_to(SOURCE / "cli"):
            continue
        for used in imports(path):
            assert not used.startswith(("gobelin.server", "litestar", "sqlalchemy", "msgspec")), f"{path.name}: {used}"


def test_the_server_knows_no_screen() -> None:
    for path in modules("server"):
        for used in imports(path):
            assert not used.startswith(("rich", "typer", "gobelin.terminal", "gobelin.cli")), f"{path.name}: {used}"


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_long_module(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 700


def test_nobody_needs_the_environments() -> None:
    """Their libraries are extras."""
    for path in SOURCE.rglob("*.py"):
        if path != SOURCE / "__init__.py" and not path.is_relative_to(SOURCE / "env"):
            for used in imports(path):
                assert not used.startswith(("gobelin.env", "gymnasium", "pettingzoo", "pyspiel")), (
                    f"{path.name}: {used}"
                )
