"""`gobelin compile`: the rules as C."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from gobelin import compiling
from gobelin.cli.common import BadInput, Plain, make_console


def compile_rules(
    remove: Annotated[bool, typer.Option("--remove", help="Go back to the interpreted rules.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="After a failure, show all the compiler said.")] = False,
    plain: Plain = False,
) -> None:
    """Compile the rules with mypyc: the same games, several times as fast. Needs a C compiler and some minutes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from gobelin.terminal.paper import print_line

    console = make_console(plain)
    if remove:
        removed = compiling.remove()
        print_line(console, "The rules are interpreted now." if removed else "The rules were not compiled.")
        return
    progress_on = make_console(plain, stderr=True)
    progress = Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=progress_on, transient=True, disable=not progress_on.is_terminal,
    )  # fmt: skip
    try:
        with progress:
            task = progress.add_task("translating to C", total=None)

            def watch(done: int, total: int) -> None:
                if done:
                    progress.update(task, description="compiling modules", completed=done, total=total)

            modules = compiling.compile_in_place(lambda line: print(line, file=sys.stderr), watch)
    except compiling.CannotCompile as reason:
        if verbose:
            print(reason.output, file=sys.stderr)
        hint = " (gobelin compile --verbose shows everything)" if reason.output and not verbose else ""
        raise BadInput(f"cannot compile: {reason}{hint}") from reason
    except OSError as error:
        raise BadInput(f"cannot compile: {error}") from error
    print_line(console, f"{modules} modules are compiled. gobelin compile --remove goes back to the interpreted rules.")
