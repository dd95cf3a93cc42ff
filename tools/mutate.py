"""Mutation tests of the rules: break one thing at a time, and see whether a test of the rules notices.

    python tools/mutate.py --sample 300               a random sample of all mutants, with progress and survivors
    python tools/mutate.py --only chapters/income     all mutants of one module

A mutant is first tried with the tests named like its module, then with all tests of the rules. Whoever survives both is
listed: either the change means nothing, or a case is missing. Nothing in the repository changes: mutants live in a copy
of the package. They run interpreted, in forks of one process that has loaded all libraries.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import contextlib
import io
import os
import py_compile
import random
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
ROOMS: Final = ("chapters", "components", "flow", "solo")
CPU_SECONDS: Final = 60  # of the whole run of one mutant: one that never ends is noticed, too
COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COMPUTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
}  # fmt: skip


class Mutant(NamedTuple):
    """One place of a module, what stands there, and what shall stand there instead."""

    path: Path
    line: int
    begin: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {shortened(self.before)} -> {shortened(self.after)}"


def shortened(code: str) -> str:
    """Code on one line that is not too long."""
    words = " ".join(code.split())
    return words if len(words) <= 90 else f"{words[:87]}..."


def changed(node: ast.AST) -> Iterator[ast.AST | str]:
    """What may stand instead of a node."""
    match node:
        case ast.Compare(left, [first, *others], comparators):
            yield ast.Compare(left, [COMPARED[type(first)](), *others], comparators)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in COMPUTED:
            yield ast.BinOp(left, COMPUTED[type(operator)](), right)
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Expr(ast.Call()):
            yield "pass"


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All but annotations, which do nothing."""
    for name, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST) and name not in ("annotation", "returns"):
                yield node
                yield from nodes(node)


def mutants_of(path: Path) -> Iterator[Mutant]:
    """All that can be broken in a module."""
    text = path.read_text(encoding="utf-8")
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line.encode()))
    source = text.encode()
    for node in nodes(ast.parse(text)):
        for other in changed(node):
            assert isinstance(node, ast.expr | ast.stmt)
            assert node.end_lineno is not None
            assert node.end_col_offset is not None
            begin = lines[node.lineno - 1] + node.col_offset
            end = lines[node.end_lineno - 1] + node.end_col_offset
            after = other if isinstance(other, str) else f"({ast.unparse(other)})"
            yield Mutant(path, node.lineno, begin, end, source[begin:end].decode(), after)


def tests_of(path: Path) -> list[Path]:
    """The test modules named like it."""
    return sorted((ROOT / "tests" / "rules").rglob(f"test_*{path.stem}.py"))


class Trial:
    """A copy of the package, in which one mutant lives at a time."""

    def __init__(self, home: Path) -> None:
        self.home = home
        nothing_built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
        shutil.copytree(ROOT / "src" / "gobelin", home / "gobelin", ignore=nothing_built)
        compileall.compile_dir(home, quiet=1, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
        rules = ROOT / "tests" / "rules"
        self.all_tests = [*(rules / room for room in ROOMS), rules / "documents" / "test_listing.py"]
        sys.path[:0] = [str(home), str(ROOT / "tests" / "support")]
        sys.dont_write_bytecode = True  # a mutant's bytecode must not outlive it
        self._load_libraries()

    def _load_libraries(self) -> None:
        """What the tests import besides the package stays loaded in all forks."""
        import table  # noqa: F401

        self.passes([*self.all_tests, "--collect-only"], fork=False)
        own = {path.stem for path in (ROOT / "tests").rglob("*.py")} | {"gobelin"}
        for name in [name for name in sys.modules if name.partition(".")[0] in own]:
            del sys.modules[name]

    def passes(self, arguments: list[Path | str], fork: bool = True) -> bool:
        """Whether these tests pass."""
        if fork and (child := os.fork()):
            return os.waitpid(child, 0)[1] == 0
        if fork:
            resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        import pytest

        options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-W", "ignore"]
        folders = f"{self.home} {ROOT / 'tests' / 'support'}"
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            code = pytest.main([*options, "--rootdir", str(ROOT), "-o", f"pythonpath={folders}", *map(str, arguments)])
        if fork:
            os._exit(int(code))
        return not code

    def survives(self, mutant: Mutant) -> bool:
        """Whether all tests pass with it."""
        path = self.home / mutant.path.relative_to(ROOT / "src")
        [cached] = (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc")
        source, kept = path.read_bytes(), cached.read_bytes()
        try:
            cached.unlink()
            path.write_bytes(source[: mutant.begin] + mutant.after.encode() + source[mutant.end :])
            near = tests_of(mutant.path)
            return (not near or self.passes([*near])) and self.passes([*self.all_tests])
        finally:
            path.write_bytes(source)
            cached.write_bytes(kept)


def main() -> None:
    """Try them, and list who survived."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="part of a module's path, like chapters/income")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants at random; 0: all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so long")
    asked = parser.parse_args()
    rules = ROOT / "src" / "gobelin" / "rules"
    paths = [path for room in ROOMS for path in sorted((rules / room).rglob("*.py")) if asked.only in str(path)]
    mutants = [mutant for path in paths for mutant in mutants_of(path)]
    random.Random(asked.seed).shuffle(mutants)
    mutants = mutants[: asked.sample or None]
    until = time.monotonic() + 60 * asked.minutes
    survivors: list[Mutant] = []
    tried = 0
    os.chdir(ROOT)
    with tempfile.TemporaryDirectory(prefix="gobelin-mutants-") as home:
        trial = Trial(Path(home))
        if not trial.passes([*trial.all_tests]):
            sys.exit("the tests fail without any mutant")
        for tried, mutant in enumerate(mutants, 1):
            if trial.survives(mutant):
                survivors.append(mutant)
                print(f"\rsurvived {mutant}", flush=True)
            print(f"\r{tried} of {len(mutants)} tried, {len(survivors)} survived", end="", file=sys.stderr, flush=True)
            if time.monotonic() > until:
                break
    print(f"\n{tried} mutants: {tried - len(survivors)} killed, {len(survivors)} survived")


if __name__ == "__main__":
    main()
