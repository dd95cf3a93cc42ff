"""`gobelin compile`: the rules as C."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from gobelin.cli.common import Plain, make_console
from gobelin.cli.speech import BadInput, say
from gobelin.machine import compiling


def compile_rules(
    remove: Annotated[bool, typer.Option("--remove", help="cli-compile-remove")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="cli-compile-verbose")] = False,
    plain: Plain = False,
) -> None:
    """Compile the rules with mypyc: the same games, several times as fast. Needs a C compiler and some minutes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from gobelin.terminal.paper import print_line

    console = make_console(plain)
    if remove:
        removed = compiling.remove()
        print_line(console, say("compiled-removed" if removed else "compiled-none"))
        return
    progress_on = make_console(plain, stderr=True)
    progress = Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=progress_on, transient=True, disable=not progress_on.is_terminal,
    )  # fmt: skip
    try:
        with progress:
            task = progress.add_task(say("compiling-translates"), total=None)

            compiles = say("compiling-modules")

            def watch(done: int, total: int) -> None:
                if done:
                    progress.update(task, description=compiles, completed=done, total=total)

            def begin(modules: int) -> None:
                print(say("compiling", modules=modules), file=sys.stderr)

            modules = compiling.compile_in_place(begin, watch)
    except compiling.CannotCompile as reason:
        if verbose:
            print(reason.output, file=sys.stderr)
        more = "-more" if reason.output and not verbose else ""
        why = say(f"error-{reason.key}", **reason.facts)
        raise BadInput(f"error-cannot-compile{more}", reason=why) from reason
    except OSError as error:
        raise BadInput("error-cannot-compile", reason=error) from error
    print_line(console, say("compiled", modules=modules))
