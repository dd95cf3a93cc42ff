"""`gobelin balance`: how strong civilizations and tapestry cards are, measured by a bot's games."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import (
    INTERRUPTED,
    AsJson,
    Jobs,
    Plain,
    StartBonus,
    check_above,
    check_bot,
    check_folder,
    check_range,
    interrupt_once,
    make_console,
    progress_bar,
    write_file,
)
from gobelin.cli.speech import BadInput, say, words
from gobelin.rules.engine.quoting import quoted

if TYPE_CHECKING:
    from gobelin.lab.study import Study, Task

GAMES = 1000  # of a new study
SAVE_AFTER = 10.0  # seconds: at most so much is lost if the machine dies
MOST_MINUTES = 10_000


def balance(
    file: Annotated[Path, typer.Argument(metavar="cli-value-study", help="cli-balance-study")],
    bot: Annotated[str | None, typer.Option("--bot", "-b", metavar="cli-value-bot", help="cli-balance-bot")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="cli-balance-players")] = None,
    games: Annotated[int | None, typer.Option("--games", "-n", metavar="N", help="cli-balance-games")] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", metavar="N", help="cli-balance-seed")] = None,
    start_bonus: StartBonus = False,
    minutes: Annotated[float | None, typer.Option("--minutes", "-m", metavar="N", help="cli-balance-minutes")] = None,
    jobs: Jobs = 1,
    executor: Annotated[str, typer.Option("--executor", metavar="cli-value-name", help="cli-executor")] = "process",
    civilization: Annotated[
        str | None, typer.Option("--civilization", metavar="cli-value-name", help="cli-balance-civilization")
    ] = None,
    page: Annotated[Path | None, typer.Option("--page", metavar="cli-value-file", help="cli-balance-page")] = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    """Play the games of a study, or those still missing, and tell what they say about civilizations and cards."""
    from gobelin.lab.executors import EXECUTORS, RAY
    from gobelin.lab.study import Plan, Study
    from gobelin.machine.extras import require

    if bot is not None:
        check_bot(bot)
    if players is not None:
        check_range(players, "--players", 2, 5)
    if games is not None:
        check_range(games, "--games", 1)
    if seed is not None:
        check_range(seed, "--seed", 0)
    if minutes is not None:
        check_above(minutes, "--minutes", 0, MOST_MINUTES)
    check_range(jobs, "--jobs", 0)
    if executor not in EXECUTORS:
        raise BadInput("error-executor", value=quoted(executor), executors=", ".join(EXECUTORS))
    if executor == RAY:
        require("ray", "ray")
    told_of = None if civilization is None else civilization_number(civilization)
    for written in (file, page):
        if written is not None:
            check_folder(written)
    exit_code = 0
    if not file.exists():
        plan = Plan(bot or "greedy", players or 2, seed or 0, start_bonus)
        with Study.begin(file, plan) as study:
            exit_code = play_missing(study, games or GAMES, minutes, jobs, executor, plain)
    else:
        study = Study.read(file)
        check_same_plan(study, bot, players, seed, start_bonus)
        if games is not None and games > study.games:
            check_bot(study.plan.bot)
            with Study.resume(file) as study:
                exit_code = play_missing(study, games, minutes, jobs, executor, plain)
    report_figures(study, told_of, page, as_json, plain)
    if exit_code:
        raise typer.Exit(exit_code)


def check_same_plan(study: Study, bot: str | None, players: int | None, seed: int | None, start_bonus: bool) -> None:
    """BadInput if an option contradicts the plan of the file."""
    plan = study.plan
    for option, asked, there in (
        ("--bot", bot, plan.bot),
        ("--players", players, plan.players),
        ("--seed", seed, plan.seed),
        ("--start-bonus", start_bonus or None, plan.start_bonus),
    ):
        if asked is not None and asked != there:
            raise BadInput("error-study-other", name=str(study.path), option=option, value=str(there).lower())


def civilization_number(name: str) -> int:
    """The number of a civilization; BadInput names the valid ones."""
    from gobelin.rules.printed.names import CIVILIZATIONS, key_of

    if key_of(name) not in CIVILIZATIONS:
        raise BadInput("error-no-civilization", name=quoted(name), civilizations=", ".join(CIVILIZATIONS))
    return CIVILIZATIONS.index(key_of(name))


# --- Playing


def play_missing(study: Study, games: int, minutes: float | None, jobs: int, executor: str, plain: bool) -> int:
    """Play the games that are missing; the exit code."""
    from gobelin.lab.executors import open_pool
    from gobelin.lab.study import play_task

    progress = progress_bar(plain, estimate=120)  # a game may take many seconds
    end = None if minutes is None else time.monotonic() + 60 * minutes
    saved = 0.0  # save the first game at once: if the disk is full, better to know now
    told: dict[str, str | int] = {"games": games, "name": str(study.path)}
    todo = until_deadline(study.tasks(games), end)
    try:
        with (
            interrupt_once(),
            progress,
            open_pool(executor, jobs) as pool,
            closing(pool.map(play_task, todo)) as found,
        ):
            bar = progress.add_task(say("balance-playing"), total=games, completed=study.games)
            try:
                for game in found:
                    study.add(game)
                    progress.advance(bar)
                    if time.monotonic() - saved > SAVE_AFTER:
                        study.save()
                        saved = time.monotonic()
            finally:
                study.save()  # at once: running games may take a while to stop
    except KeyboardInterrupt:
        print(say("balance-interrupted", played=study.games, **told), file=sys.stderr)
        return INTERRUPTED
    if study.games < games:
        print(say("balance-stopped", played=study.games, **told), file=sys.stderr)
    return 0


def until_deadline(tasks: Iterator[Task], end: float | None) -> Iterator[Task]:
    """The tasks, until the deadline; those given out before it are still finished."""
    for task in tasks:
        if end is not None and time.monotonic() >= end:
            return
        yield task


# --- Reporting


def report_figures(study: Study, civilization: int | None, page: Path | None, as_json: bool, plain: bool) -> None:
    from gobelin.lab import balance as lab
    from gobelin.rules.printed.names import CIVILIZATIONS

    figures = lab.Figures(study.plan, study.read_games())
    found = lab.report(figures)
    shown = found  # the page shows all civilizations
    if civilization is not None and figures.games:
        name = CIVILIZATIONS[civilization]
        shown = found | {
            "civilizations": [line for line in found["civilizations"] if line["name"] == name],
            "against": lab.against(figures, civilization),
        }
    if as_json:
        print(json.dumps(shown, indent=2))
    elif figures.games:
        print_figures(shown, plain)
    if page is not None and figures.games:
        from gobelin.lab.balance_page import page as drawn

        write_file(page, drawn(found, words()))


def print_figures(found: dict[str, Any], plain: bool) -> None:
    from gobelin.terminal.balance import print_civilization, print_report

    console = make_console(plain)
    if "against" not in found:
        print_report(console, words(), found)
    elif found["civilizations"]:
        print_civilization(console, words(), found, found["against"])
