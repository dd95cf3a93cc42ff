"""Help and usage errors in our words: typer only parses the arguments.

Where a help text or the name of a value would stand, commands and options have the key of its message.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

from gobelin.cli.common import AGAINST, make_console
from gobelin.cli.speech import LANGUAGE_OPTION, BadInput, say
from gobelin.rules.engine.quoting import quoted

if TYPE_CHECKING:
    from rich.table import Table

# typer has no public types for the context of a command, its options and its errors: they are Any here


class Command(TyperCommand):
    """A command with help in the language of this run."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_help(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # so that we can report them ourselves
        left: list[str] = super().parse_args(ctx, args)
        if left:
            raise BadInput("error-extra", words=quoted(" ".join(left)))
        return left


class Group(TyperGroup):
    """The group of all commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        print_help(self, ctx)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        command = super().get_command(ctx, cmd_name)
        if command is None and not cmd_name.startswith("-"):
            raise BadInput("error-no-command", name=quoted(cmd_name), commands=", ".join(self.commands))
        return command


# --- Help


def print_help(command: Any, context: Any) -> None:
    """Print the help of a command: usage, what it does, commands, arguments, options."""
    from rich.padding import Padding
    from rich.text import Text

    from gobelin.locale.generated.keys import MESSAGES
    from gobelin.terminal.paper import Prose

    options = [param for param in command.get_params(context) if param.param_type_name == "option"]
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    pieces = [context.command_path, say("cli-usage-options"), *map(_argument_name, arguments)]
    commands: dict[str, Any] = getattr(command, "commands", {})
    if commands:
        pieces.append(say("cli-usage-command"))
    if context.parent is not None:  # a command knows what can stand anywhere on the line
        options += [param for param in context.find_root().command.params if LANGUAGE_OPTION in param.opts]
    console = make_console()
    console.print(Text(say("cli-usage", line=" ".join(pieces)), style="bold"))
    console.print()
    console.print(Padding(Prose(help_text(command.help)), 0))
    more = f"{command.help}-more"
    if more in MESSAGES:
        console.print(Padding(Prose(help_text(more)), 0))
    for heading, rows in (
        ("commands", [(name, help_text(one.help)) for name, one in commands.items()]),
        ("arguments", [(value_of(param), _description(param)) for param in arguments]),
        ("options", [(_option_names(param), _description(param)) for param in options]),
    ):
        if rows:
            console.print()
            console.print(Text(say(f"cli-heading-{heading}"), style="bold"))
            console.print(_make_table(rows))


def help_text(key: str) -> str:
    """A help text; some list the valid values."""
    from gobelin.locale import languages
    from gobelin.locale.generated.keys import MESSAGES

    facts = {"bots": ", ".join(AGAINST), "languages": ", ".join(languages())}
    return say(key, **{name: facts[name] for name in MESSAGES[key]})


def value_of(param: Any) -> str:
    """The placeholder for the value of an option or argument: FILE."""
    value: str = param.metavar
    return say(value) if value.startswith("cli-") else value


def _argument_name(argument: Any) -> str:
    return value_of(argument) if argument.required else f"[{value_of(argument)}]"


def _option_names(option: Any) -> str:
    """`--players, -p N`."""
    names = ", ".join(sorted(option.opts, key=lambda name: not name.startswith("--")))
    if option.is_flag:
        return names
    return f"{names} {value_of(option)}"


def _description(param: Any) -> str:
    """What it does, and its default."""
    text = help_text("cli-help" if param.name == "help" else param.help)
    if param.required:
        return say("cli-required", help=text)
    if param.default in (None, False, ""):
        return text
    return say("cli-default", help=text, value=str(param.default))


def _make_table(rows: Iterable[tuple[str, str]]) -> Table:
    from rich.table import Table
    from rich.text import Text

    from gobelin.terminal.paper import Prose

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, said in rows:
        table.add_row(Text(f"  {name}", style="cyan"), Prose(said))
    return table


# --- Usage errors


def usage_error(error: Exception) -> str:
    """A usage error of typer in our words; empty if it is another error."""
    complaint: Any = error
    kind = type(error).__name__
    if kind == "NoSuchOption":
        if complaint.possibilities:
            likely = ", ".join(sorted(complaint.possibilities))
            return say("error-no-option-but", option=quoted_option(complaint.option_name), options=likely)
        return say("error-no-option", option=quoted_option(complaint.option_name))
    if kind == "BadOptionUsage":
        key = "error-no-value" if "value" in complaint.message else "error-value-missing"
        return say(key, option=complaint.option_name)
    if kind == "MissingParameter":
        param = complaint.param
        what = _option_names(param) if param.param_type_name == "option" else value_of(param)
        return say("error-missing", what=what)
    if kind == "BadParameter":  # numbers are all that typer itself looks at
        key = "error-whole-number" if "integer" in complaint.message else "error-number"
        return say(key, option=complaint.param.opts[0])
    tell = getattr(error, "format_message", None)
    return "" if tell is None else str(tell())


def quoted_option(name: str) -> str:
    """As it was typed; quoted where it holds more than an option can."""
    return name if name.isprintable() and len(name) <= 40 else quoted(name)
