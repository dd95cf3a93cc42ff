"""The programs of tools/ that help whoever works on the rules: tests of what changed, and mutants."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mutate
import quick
from folders import ROOT

TESTS = ROOT / "tests"


def test_every_module_has_tests_that_are_run_when_it_changes() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        found = quick.tests_of(str(path.relative_to(ROOT)))
        assert found, path
        assert all(test.exists() for test in found)


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/gobelin/rules/chapters/income.py", {"rules", "game/test_golden.py"}),
        ("src/gobelin/server/serving.py", {"server/test_serving.py"}),
        ("src/gobelin/locale/fr/events.ftl", {"locale"}),
        ("src/gobelin/__init__.py", {"project"}),
        ("tests/support/disks.py", {"server/test_crash.py", "server/test_health.py"}),
        ("tests/web/test_web_page.py", {"web/test_web_page.py"}),
        ("tests/data/golden/game_0.json", {"game/test_golden.py"}),
        ("docs/library.md", {"project/test_library_page.py"}),
        ("web/src/main.ts", set()),
    ],
)
def test_what_is_run_when_something_changes(path: str, tests: set[str]) -> None:
    assert {TESTS / test for test in tests} <= quick.tests_of(path)


MODULE = '''"""Nothing to break: 1."""

def f(a: int = 3) -> bool:
    print(a)  # ż
    return a < 2 and not a == 1 + a
'''


def test_mutants(tmp_path: Path) -> None:
    """Each is another program, and changes one place: no text, no type."""
    path = tmp_path / "module.py"
    path.write_text(MODULE, encoding="utf-8")
    made = [(mutant.line, mutant.before, mutant.after) for mutant in mutate.mutants_of(path)]
    assert sorted(made) == [
        (3, "3", "(2)"),
        (3, "3", "(4)"),
        (4, "print(a)", "pass"),
        (5, "1", "(0)"),
        (5, "1", "(2)"),
        (5, "1 + a", "(1 - a)"),
        (5, "2", "(1)"),
        (5, "2", "(3)"),
        (5, "a < 2", "(a <= 2)"),
        (5, "a < 2 and not a == 1 + a", "(a < 2 or not a == 1 + a)"),
        (5, "a == 1 + a", "(a != 1 + a)"),
        (5, "not a == 1 + a", "(a == 1 + a)"),
    ]
    source = MODULE.encode()
    for mutant in mutate.mutants_of(path):
        ast.parse(source[: mutant.begin] + mutant.after.encode() + source[mutant.end :])
