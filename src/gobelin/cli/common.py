"""What several commands share: options, the console, reading records, and the error of bad input."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin import Game, GobelinError

if TYPE_CHECKING:
    from rich.console import Console

INTERRUPTED = 130
LARGEST_RECORD = 16_000_000  # characters; a long game takes some 50,000


class BadInput(Exception):
    """Something the person typed cannot be used: one line on stderr, exit code 2."""


Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="K", help="Number of players, 2 to 5 (default 2).")
]
ShadowEmpire = Annotated[
    bool, typer.Option("--shadow-empire", help="The Shadow Empire joins two players as a third on the tracks.")
]
StartBonus = Annotated[bool, typer.Option("--start-bonus", help="Use the published start adjustments.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours.")]


def make_console(plain: bool = False, stderr: bool = False) -> Console:
    from rich.console import Console

    if plain:  # as for a file: lines stay whole, so that they are read whole
        return Console(force_terminal=False, color_system=None, highlight=False, stderr=stderr)
    return Console(highlight=False, stderr=stderr)


def in_range(value: int, what: str, low: int, high: int | None = None) -> None:
    if value < low or (high is not None and value > high):
        wanted = f"at least {low}" if high is None else f"from {low} to {high}"
        raise BadInput(f"{what} must be {wanted}, not {value}")


def number_of_players(players: int | None, solo: bool, shadow_empire: bool) -> int:
    """How many people play; BadInput where the options do not go together."""
    if solo:
        if players not in (None, 1):
            raise BadInput("--solo is a game for one: leave --players out")
        if shadow_empire:
            raise BadInput("the Shadow Empire is part of every solo game: leave --shadow-empire out")
        return 1
    if players is None:
        players = 2
    in_range(players, "the number of players", 2, 5)
    return players


def load_record(name: str) -> Any:
    """The JSON of a record file; `-` is stdin."""
    what = "the record on stdin" if name == "-" else name
    try:
        text = _text_of(name)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text (UTF-8)"
        raise BadInput(f"cannot read {what}: {reason}") from error
    if len(text) > LARGEST_RECORD:
        raise BadInput(f"{what} is too large to be a gobelin record")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{what} is damaged or not a gobelin record: {error}") from error


def _text_of(name: str) -> str:
    """What is in a file, or the beginning of something endless; a byte order mark is read over."""
    if name != "-":
        with open(name, encoding="utf-8-sig") as file:
            return file.read(LARGEST_RECORD + 1)
    if sys.stdin is None:
        raise BadInput("stdin is closed")
    return sys.stdin.read(LARGEST_RECORD + 1).removeprefix("\ufeff")


def replayed(record: Any, name: str) -> Game:
    try:
        return Game.replay(record)
    except GobelinError as error:
        raise BadInput(f"{name} cannot be replayed: {error}") from error
