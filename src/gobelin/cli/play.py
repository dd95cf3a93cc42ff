"""`gobelin play`: one person at the terminal."""

from __future__ import annotations

import importlib
import os
import re
import shlex
import stat
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from gobelin import Game
from gobelin.cli.common import (
    INTERRUPTED,
    Players,
    ShadowEmpire,
    StartBonus,
    check_bot,
    check_range,
    load_record,
    make_console,
    number_of_players,
    replay_record,
)
from gobelin.cli.speech import BadInput
from gobelin.cli.speech import words as words_of
from gobelin.documents.records import is_digest
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.automa import LEVELS

if TYPE_CHECKING:
    from gobelin.terminal.play import Session
    from gobelin.terminal.saving import Keeper

NEWEST: Final = "\0"  # what --resume without a file stands for: nobody can type it


def play(
    players: Players = None,
    solo: Annotated[
        int | None,
        typer.Option("--solo", metavar="cli-value-level", help="cli-play-solo"),
    ] = None,
    shadow_empire: ShadowEmpire = False,
    seed: Annotated[str | None, typer.Option("--seed", "-s", metavar="cli-value-seed", help="cli-play-seed")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-play-seat")] = None,
    against: Annotated[
        str | None,
        typer.Option("--against", metavar="cli-value-bot", help="cli-play-against"),
    ] = None,
    start_bonus: StartBonus = False,
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="cli-value-card", help="cli-play-without")
    ] = None,
    civilization: Annotated[
        str | None, typer.Option("--civilization", "-c", metavar="cli-value-name", help="cli-play-civilization")
    ] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="cli-value-file", help="cli-play-save")] = None,
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="cli-value-maybe-file", help="cli-play-resume"),
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-play-plain")] = False,
) -> None:
    """Play at the terminal, by number, against bots (--against says how strong), or alone against the Automa.

    The game is saved after every choice.
    """
    from gobelin.terminal.play import Session

    if sys.stdin is None:
        raise BadInput("error-stdin-nobody")
    if resume is not None:
        given = {
            "--players": players, "--solo": solo, "--shadow-empire": shadow_empire or None, "--seed": seed,
            "--against": against, "--start-bonus": start_bonus or None, "--without": without or None,
            "--civilization": civilization,
        }  # fmt: skip
        wrong = [name for name, value in given.items() if value is not None]
        if wrong:
            raise BadInput("error-resumed", options=", ".join(wrong))
        game, own_seat, keeper = load_saved_game(resume, seat)
    else:
        people = number_of_players(players, solo is not None, shadow_empire)
        own_seat = 0 if seat is None else seat - 1
        check_range(own_seat + 1, "--seat", 1, people)
        check_components(civilization, without or (), solo is not None)
        wanted = [civilization if player == own_seat else None for player in range(people)] if civilization else None
        keeper = new_keeper(people, own_seat, solo, against)
        game = Game.new(
            people,
            None if seed is None else parse_seed(seed),
            civilizations=wanted,
            start_bonus=start_bonus,
            without=without or (),
            confirm_turns=True,
            level=solo,
            shadow_empire=shadow_empire,
        )
    run(Session(game, own_seat, make_console(plain), keeper, plain, words_of().lang), save)


def new_keeper(people: int, own_seat: int, solo: int | None, against: str | None) -> Keeper:
    """The keeper of a new game, who knows who sits where; BadInput for unknown opponents."""
    from gobelin.terminal.saving import HUMAN, RANDOM, Keeper

    if solo is not None:
        check_range(solo, "--solo", 1, len(LEVELS) - 1)
        if against is not None:
            raise BadInput("error-solo-against")
    opponent = RANDOM if against is None else check_bot(against)
    return Keeper([HUMAN if player == own_seat else opponent for player in range(people)])


def run(session: Session, save: str | None) -> None:
    """Play until the game is over or the person leaves."""
    from rich.text import Text

    from gobelin.terminal.paper import print_line
    from gobelin.terminal.play import Quit, Unreadable

    game = session.game
    try:
        if save is not None:
            save_to(session, save)
        print_line(session.console, Text(greeting(game.view()["options"], game.seed, session.seat), style="bold"))
        if sys.stdin.isatty():
            _enable_line_editing()
        session.run()
    except Quit:
        say_goodbye(session)
    except Unreadable:
        raise BadInput("error-stdin-no-text") from None
    except KeyboardInterrupt:
        session.console.print()
        say_goodbye(session)
        raise typer.Exit(INTERRUPTED) from None
    if session.keeper.trouble:
        raise typer.Exit(2)  # reported when it happened


def check_components(civilization: str | None, without: Sequence[str], solo: bool) -> None:
    """BadInput for an unknown civilization or card, or one that is not in the solo game."""
    from gobelin.rules.printed.automa import REMOVED_CIVILIZATIONS
    from gobelin.rules.printed.names import CIVILIZATIONS, TAPESTRIES, key_of

    if civilization is not None:
        there = [name for name in CIVILIZATIONS if not solo or name not in REMOVED_CIVILIZATIONS]
        if key_of(civilization) not in there:
            key = "error-solo-civilization" if key_of(civilization) in CIVILIZATIONS else "error-no-civilization"
            raise BadInput(key, name=quoted(civilization), civilizations=", ".join(there))
    for card in without:
        if key_of(card) not in TAPESTRIES:
            raise BadInput("error-no-card", name=quoted(card))


def expand_bare_resume(arguments: Sequence[str]) -> list[str]:
    """--resume without a file means the newest game; typer has no options with an optional value."""
    given = list(arguments)
    for number, argument in enumerate(given):
        if argument == "--resume" and (number + 1 == len(given) or given[number + 1].startswith("-")):
            given[number] = f"--resume={NEWEST}"
    return given


def load_saved_game(name: str, seat: int | None) -> tuple[Game, int, Keeper]:
    """The game to resume, the seat of the person, and the keeper of the game."""
    from gobelin import bots
    from gobelin.terminal.saving import HUMAN, RANDOM, Keeper, games_folder, newest_unfinished

    if name == NEWEST:
        newest = newest_unfinished()
        if newest is None:
            raise BadInput("error-no-unfinished", folder=str(games_folder()))
        name = str(newest)
    path = Path(os.path.realpath(check_ordinary_file(name)))
    record = load_record(str(path))
    game = replay_record(record, name)
    if game.over:
        raise BadInput("error-saved-over", name=name, command=f"gobelin replay {shlex.quote(name)}")
    people = game.view()["options"]["players"]
    if record.get("seats") is None:  # saved by a program that does not say who sits where
        check_range(1 if seat is None else seat, "--seat", 1, people)
        own_seat = 0 if seat is None else seat - 1
        kinds = [HUMAN if player == own_seat else RANDOM for player in range(people)]
        return game, own_seat, Keeper(kinds, path, record)
    kinds = [one.get("kind", RANDOM) for one in record["seats"]]
    strange = [kind for kind in kinds if kind != HUMAN and kind not in bots.names()]
    if strange:
        raise BadInput("error-saved-kind", name=name, kind=quoted(strange[0]))
    persons = [player for player, kind in enumerate(kinds) if kind == HUMAN]
    if seat is None and len(persons) == 1:
        return game, persons[0], Keeper(kinds, path, record)
    if not persons:
        raise BadInput("error-saved-no-seats", name=name)
    if seat is None or seat - 1 not in persons:
        raise BadInput("error-saved-seats", name=name, seats=", ".join(str(player + 1) for player in persons))
    return game, seat - 1, Keeper(kinds, path, record)


def check_ordinary_file(name: str) -> str:
    """BadInput for devices, pipes and folders, which may never end or cannot be written back."""
    try:
        ordinary = stat.S_ISREG(os.stat(name).st_mode)
    except (OSError, ValueError) as error:
        raise BadInput("error-cannot-read", name=quoted(name), reason=error) from error
    if not ordinary:
        raise BadInput("error-not-ordinary", name=quoted(name))
    return name


def save_to(session: Session, name: str) -> None:
    """Save the game to a file the person names, from the first choice on; ask before overwriting."""
    from gobelin.terminal.play import Quit
    from gobelin.terminal.saving import CannotSave, file_named

    try:
        path = file_named(name)
    except CannotSave as error:
        raise BadInput(error.key, **error.arguments) from error
    keeper = session.keeper
    if keeper.would_overwrite(path):
        try:
            agreed = session.agrees(session.words.text("session-exists", path=str(path)))
        except Quit:
            agreed = False
        if not agreed:
            raise BadInput("error-left-alone", name=str(path), option=f"--resume {shlex.quote(name)}")
    keeper.keep_at(path)


def parse_seed(text: str) -> int | str:
    """A seed as somebody typed it: a number if it looks like one."""
    return int(text) if re.fullmatch("-?[0-9]{1,20}", text) else text


def greeting(setting: Mapping[str, Any], seed: int | str | None, own_seat: int) -> str:
    """Which game this is; the seed only if somebody typed it."""
    from gobelin.locale.names import NONE

    words = words_of()
    dealt = NONE if seed is None or is_digest(seed) else str(seed)
    if setting["level"]:
        level = setting["level"]
        return words.fill("greeting-solo", {"level": level, "level-name": words.name("level", level), "seed": dealt})
    shadow = "yes" if setting["shadow_empire"] else "no"
    return words.text("greeting", players=setting["players"], shadow=shadow, seed=dealt, number=own_seat + 1)


def _enable_line_editing() -> None:
    """Enable arrow keys and history where the platform has them."""
    with suppress(ImportError):
        importlib.import_module("readline")


def say_goodbye(session: Session) -> None:
    """Say where the game is kept."""
    from gobelin.terminal.saving import games_folder

    keeper = session.keeper
    if keeper.named:
        session.keep()
    if keeper.trouble:
        return
    if keeper.path is None:
        session.say(session.words.text("session-goodbye"))
        return
    among_all = keeper.path.parent.resolve() == games_folder().resolve()
    file = "" if among_all else f" {shlex.quote(str(keeper.path))}"
    session.say(session.words.text("session-kept", path=str(keeper.path)))
    session.say(session.words.text("session-resume", command=f"gobelin play --resume{file}"))
