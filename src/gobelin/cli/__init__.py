"""The command line. A command is a function in a module of its own, named in COMMANDS.

What a command needs beyond its options it imports when it runs, so that the others start quickly.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any, NoReturn

import typer

import gobelin
from gobelin import GobelinError, compiling
from gobelin.cli.actions import actions
from gobelin.cli.common import INTERRUPTED, BadInput
from gobelin.cli.compile import compile_rules
from gobelin.cli.components import components
from gobelin.cli.hint import hint
from gobelin.cli.play import newest_if_bare, play
from gobelin.cli.replay import replay
from gobelin.cli.schema import schema
from gobelin.cli.simulate import simulate
from gobelin.cli.tournament import tournament
from gobelin.cli.tune import tune

COMMANDS: dict[str, Callable[..., Any]] = {
    "play": play,
    "simulate": simulate,
    "replay": replay,
    "components": components,
    "actions": actions,
    "schema": schema,
    "hint": hint,
    "tournament": tournament,
    "tune": tune,
    "compile": compile_rules,
}

app = typer.Typer(
    name="gobelin",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The board game Tapestry: play, simulate random games, replay records, list the box, compile the rules.",
    epilog="Without a command, gobelin plays: it is the same as gobelin play.",
)
for name, command in COMMANDS.items():
    app.command(name)(command)


def show_version(wanted: bool) -> None:
    if wanted:
        python = ".".join(map(str, sys.version_info[:3]))
        build, _, note = compiling.running_build().partition(", ")
        print(f"gobelin {gobelin.__version__} ({build} rules, Python {python}{note and f'; {note}'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        play()


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point: bad input is one line on stderr and exit code 2, never a traceback."""
    command = typer.main.get_command(app)
    given = newest_if_bare(sys.argv[1:] if arguments is None else arguments)
    _prepare_streams()
    try:
        code = command.main(given, prog_name="gobelin", standalone_mode=False)
        sys.stdout.flush()
    except (BadInput, GobelinError) as error:
        fail(str(error))
    except BrokenPipeError:
        _hush()  # the reader has gone (`| head`): nothing is left to say
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:  # the disk is full, the terminal has gone
        _hush()
        where = f" {error.filename}" if error.filename else ""
        fail(f"cannot go on{where}: {error.strerror or error}")
    except Exception as error:
        usage = getattr(error, "format_message", None)  # typer's own errors: unknown options, missing arguments
        if usage is None:
            raise
        fail(usage())
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> NoReturn:
    with suppress(OSError):
        print(f"gobelin: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def _prepare_streams() -> None:
    """A stream that is closed or speaks no UTF-8 ends in one line, never in a traceback."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (open as long as the program runs)
    if sys.stdout is None:
        fail("stdout is closed: there is nowhere to write")
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="strict")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _hush() -> None:
    """What is still to be written goes nowhere, so that Python does not complain at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
