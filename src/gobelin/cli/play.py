"""`gobelin play`: one person at the terminal."""

from __future__ import annotations

import importlib
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin import Game
from gobelin.cli.common import (
    INTERRUPTED,
    BadInput,
    Plain,
    Players,
    ShadowEmpire,
    StartBonus,
    in_range,
    load_record,
    make_console,
    number_of_players,
    replayed,
)
from gobelin.terminal import cards
from gobelin.terminal.saving import write_record

if TYPE_CHECKING:
    from gobelin.terminal.play import Session

LEVELS = ", ".join(f"{level} {name}" for level, name in enumerate(cards.LEVELS) if level)


def play(
    players: Players = None,
    solo: Annotated[
        int | None,
        typer.Option("--solo", metavar="LEVEL", help=f"Alone against the Automa. Levels: {LEVELS}."),
    ] = None,
    shadow_empire: ShadowEmpire = False,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The same seed deals the same game.")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="Where you sit, from 1.")] = 1,
    start_bonus: StartBonus = False,
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="CARD", help="Leave a tapestry card out (repeatable).")
    ] = None,
    civilization: Annotated[
        str | None, typer.Option("--civilization", "-c", metavar="NAME", help="Your civilization, instead of the deal.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here, turn by turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with a game saved before.")
    ] = None,
    plain: Plain = False,
) -> None:
    """Play at the terminal, by number, against players who choose at random, or alone against the Automa."""
    from rich.text import Text

    from gobelin.terminal.paper import print_line
    from gobelin.terminal.play import Quit, Session

    if resume is not None:
        game = replayed(load_record(resume), resume)
        if game.over:
            raise BadInput(f"the game in {resume} is over: gobelin replay {resume} tells it")
    else:
        people = number_of_players(players, solo is not None, shadow_empire)
        if solo is not None:
            in_range(solo, "the level", 1, len(cards.LEVELS) - 1)
        in_range(seat, "the seat", 1, people)
        wanted = [civilization if player == seat - 1 else None for player in range(people)] if civilization else None
        game = Game.new(
            people,
            secrets.randbelow(1_000_000) if seed is None else seed,
            civilizations=wanted,
            start_bonus=start_bonus,
            without=without or (),
            confirm_turns=True,
            level=solo,
            shadow_empire=shadow_empire,
        )
    setting = game.view()["options"]
    in_range(seat, "the seat", 1, setting["players"])
    console = make_console(plain)
    if save is not None:
        write_record(game, save)
    print_line(console, Text(greeting(setting, game.seed, seat), style="bold"))
    if sys.stdin.isatty():
        _line_editing()
    session = Session(game, seat - 1, console, save)
    try:
        session.run()
    except Quit:
        _leave(session)
    except KeyboardInterrupt:
        console.print()
        _leave(session)
        raise typer.Exit(INTERRUPTED) from None


def greeting(setting: Mapping[str, Any], seed: int | None, seat: int) -> str:
    if setting["level"]:
        level = setting["level"]
        return f"A solo game against the Automa at level {level}, {cards.LEVELS[level]}, seed {seed}."
    third = " with the Shadow Empire" if setting["shadow_empire"] else ""
    return f"A game of {setting['players']}{third}, seed {seed}. You are Player {seat}."


def _line_editing() -> None:
    """Arrow keys and history where the platform has them."""
    with suppress(ImportError):
        importlib.import_module("readline")


def _leave(session: Session) -> None:
    """Keep the game, or say how it could have been kept."""
    if session.save:
        write_record(session.game, session.save)
        session.say(f"{session.where_saved()} gobelin play --resume {session.save} goes on with it.")
    else:
        session.say("Goodbye. The game is not kept; gobelin play --save FILE (or save FILE at the prompt) keeps one.")
