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
from gobelin import GobelinError
from gobelin.cli.actions import actions
from gobelin.cli.analyse import analyse
from gobelin.cli.balance import balance
from gobelin.cli.common import INTERRUPTED
from gobelin.cli.compile import compile_rules
from gobelin.cli.components import components
from gobelin.cli.hint import hint
from gobelin.cli.locale import locale
from gobelin.cli.play import expand_bare_resume, play
from gobelin.cli.replay import replay
from gobelin.cli.rules import rules
from gobelin.cli.schema import schema
from gobelin.cli.serve import serve
from gobelin.cli.simulate import simulate
from gobelin.cli.speech import LANGUAGE_OPTION, BadInput, choose_language, describe_error, say
from gobelin.cli.table import open_table
from gobelin.cli.tables import tables
from gobelin.cli.tournament import tournament
from gobelin.cli.train import train
from gobelin.cli.tune import tune
from gobelin.cli.usage import Command, Group, usage_error
from gobelin.cli.verify import verify
from gobelin.machine import compiling

COMMANDS: dict[str, Callable[..., Any]] = {
    "play": play,
    "serve": serve,
    "simulate": simulate,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "components": components,
    "actions": actions,
    "schema": schema,
    "hint": hint,
    "analyse": analyse,
    "tournament": tournament,
    "balance": balance,
    "tune": tune,
    "train": train,
    "locale": locale,
    "compile": compile_rules,
}

app = typer.Typer(
    name="gobelin",
    cls=Group,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
    help="cli-gobelin",
)
for name, command in COMMANDS.items():
    app.command(name, cls=Command, help=f"cli-{name}")(command)
app.add_typer(tables, name="tables")


def show_version(wanted: bool) -> None:
    """Print one line, the same in every language because programs read it; only the advice in it is translated."""
    if wanted:
        python = ".".join(map(str, sys.version_info[:3]))
        build, _, note = compiling.running_build().partition(", ")
        stale = f"; {say('version-stale', command='gobelin compile')}" if note else ""
        print(f"gobelin {gobelin.__version__} ({build} rules, Python {python}{stale})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="cli-version")
    ] = False,
    lan: Annotated[bool, typer.Option("--lan", help="cli-lan")] = False,
    lang: Annotated[str | None, typer.Option(LANGUAGE_OPTION, metavar="cli-value-lang", help="cli-lang")] = None,
) -> None:
    if context.invoked_subcommand is None:
        open_table(lan)
    elif lan:
        raise BadInput("error-lan")


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point: bad input is one line on stderr and exit code 2, never a traceback."""
    command = typer.main.get_command(app)
    _prepare_streams()
    try:
        given = expand_bare_resume(choose_language(sys.argv[1:] if arguments is None else arguments))
        code = command.main(given, prog_name="gobelin", standalone_mode=False)
        sys.stdout.flush()
    except BadInput as error:
        fail(str(error))
    except GobelinError as error:
        fail(describe_error(error))
    except BrokenPipeError:
        _silence_stdout()  # the reader has gone (`| head`)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except OSError as error:  # the disk is full, the terminal has gone
        _silence_stdout()
        if error.filename:
            fail(say("error-system-file", name=str(error.filename), reason=describe_error(error)))
        fail(say("error-system", reason=describe_error(error)))
    except Exception as error:
        complaint = usage_error(error)  # typer's own errors: unknown options, missing arguments
        if not complaint:
            raise
        fail(complaint)
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> NoReturn:
    with suppress(OSError):
        print(f"gobelin: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def _prepare_streams() -> None:
    """Closed streams and bytes that are not UTF-8 end in one line, never in a traceback."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115 (open as long as the program runs)
    if sys.stdout is None:
        fail(say("error-stdout-closed"))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="strict")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _silence_stdout() -> None:
    """Send what is still to be written nowhere, so that Python does not complain at exit."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
