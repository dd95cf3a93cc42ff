"""Who may import whom (docs/architecture.md): each layer only what stands above it."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "gobelin"


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: relative import"
            if node.module == "gobelin":
                found.update(f"gobelin.{alias.name}" for alias in node.names)
            else:
                found.add(node.module or "")
    return found


def modules(folder: str) -> list[Path]:
    return sorted((SOURCE / folder).rglob("*.py"))


@pytest.mark.parametrize("path", modules("rules"), ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_use_the_standard_library_and_themselves_only(path: Path) -> None:
    for name in imports(path):
        if path.name == "extension.py" and name == "mypy_extensions":
            continue  # read by the type checker alone
        assert name.split(".")[0] in sys.stdlib_module_names or name.startswith("gobelin.rules"), name


def test_components_of_cardboard_know_no_rules() -> None:
    """Tables without effects are imported by the chapters, so they import nothing but names and each other."""
    for name in ("landmarks", "capitals", "maps", "income_mat", "dice", "achievements"):
        for used in imports(SOURCE / "rules" / "components" / f"{name}.py"):
            inside = used.startswith("gobelin.")
            assert not inside or used == "gobelin.rules.names" or used.startswith("gobelin.rules.components."), used


def test_chapters_know_no_card_by_name() -> None:
    """No chapter imports a tapestry card or a civilization. Documents do: they name what lies on the mats."""
    for path in (SOURCE / "rules").glob("*.py"):
        if path.name in ("__init__.py", "views.py", "positions.py"):
            continue
        for used in imports(path):
            assert not used.startswith(
                ("gobelin.rules.components.tapestries", "gobelin.rules.components.civilizations")
            ), f"{path.name} imports {used}"


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


def test_the_public_face_stands_on_the_rules_alone() -> None:
    face = (
        "game", "decisions", "choosing", "history", "records", "chronicle", "undoing", "tables", "arguments", "options",
        "errors", "documents", "search", "seat", "texts", "features", "encoding", "luck", "verifying",
    )  # fmt: skip
    known = ("gobelin.rules", "numpy", *(f"gobelin.{name}" for name in face))
    documents = [path for path in modules("documents") if path.name != "checking.py"]  # which compares them with words
    for path in [SOURCE / f"{name}.py" for name in face if name != "documents"] + documents:
        for used in imports(path):
            assert used.split(".")[0] in sys.stdlib_module_names or used.startswith(known), f"{path.name}: {used}"


def test_numpy_is_loaded_by_those_who_need_it() -> None:
    """It takes longer to load than all of the rest: whoever plays without a net, or starts a command, does without."""
    command = "import sys, gobelin, gobelin.bots, gobelin.cli; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_bots_sit_on_seats_and_think_with_the_rules() -> None:
    for path in modules("bots"):
        for used in imports(path):
            allowed = (
                "gobelin.rules", "gobelin.bots", "gobelin.errors", "gobelin.features",
                "gobelin.game", "gobelin.luck", "gobelin.seat",
            )  # fmt: skip
            if path.name == "net.py" and used.startswith("numpy"):
                continue
            assert used.split(".")[0] in sys.stdlib_module_names or used.startswith(allowed), f"{path.name}: {used}"


def test_the_lab_prints_nothing_and_knows_no_screen() -> None:
    for path in [*modules("lab"), *modules("bots")]:
        for used in imports(path):
            assert not used.startswith(("rich", "typer", "gobelin.terminal", "gobelin.cli")), f"{path.name}: {used}"


def test_words_stand_on_the_rules_alone() -> None:
    """Whoever shows the game may use them: terminal, server, programs."""
    for path in modules("locale"):
        for used in imports(path):
            assert used.split(".")[0] in sys.stdlib_module_names or used.startswith(
                ("fluent", "babel", "gobelin.rules", "gobelin.locale", "gobelin.errors")
            ), f"{path.name}: {used}"


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


def test_environments_stand_on_the_library_alone() -> None:
    """And nobody needs them: their libraries are extras."""
    for path in modules("env"):
        for used in imports(path):
            assert not used.startswith(("gobelin.server", "gobelin.cli", "gobelin.lab")), f"{path.name}: {used}"
    for path in SOURCE.rglob("*.py"):
        if not path.is_relative_to(SOURCE / "env"):
            for used in imports(path):
                assert not used.startswith(("gobelin.env", "gymnasium", "pettingzoo", "pyspiel")), (
                    f"{path.name}: {used}"
                )
