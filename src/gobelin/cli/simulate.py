"""`gobelin simulate`: many random games."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import (
    INTERRUPTED,
    BadInput,
    Plain,
    Players,
    ShadowEmpire,
    StartBonus,
    in_range,
    make_console,
    number_of_players,
)
from gobelin.rules.components.automa import LEVELS

if TYPE_CHECKING:
    from gobelin.lab.simulate import BrokenGame


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="Number of games.")] = 100,
    players: Players = None,
    solo: Annotated[
        str | None,
        typer.Option("--solo", metavar="LEVEL", help="A random player against the Automa of a level (1 to 6, or all)."),
    ] = None,
    shadow_empire: ShadowEmpire = False,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next has the next seed.")] = 0,
    check: Annotated[bool, typer.Option("--check", help="Check the table after every choice (slow).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout instead of tables.")] = False,
    start_bonus: StartBonus = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", help="Games at the same time; 0 uses all cores.")
    ] = 1,
    plain: Plain = False,
) -> None:
    """Play random games and show speed, scores and win shares. The same seed gives the same results."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gobelin.lab.jobs import Series, play_all, usable_cores
    from gobelin.lab.simulate import Clock, Summary, speed_of

    in_range(games, "the number of games", 1)
    in_range(jobs, "the number of jobs", 0)
    people = number_of_players(players, solo is not None, shadow_empire)
    if shadow_empire and people != 2:
        raise BadInput(f"the Shadow Empire joins two players, not {people}")
    levels = levels_asked(solo)
    progress_on = make_console(plain, stderr=True)
    summaries = [Summary(people, level) for level in levels]
    series = [
        Series(games, people, seed, start_bonus=start_bonus, level=level, shadow_empire=shadow_empire, check=check)
        for level in levels
    ]
    clock = Clock()
    cpu_elsewhere = 0.0
    exit_code = 0
    failure: BrokenGame | None = None
    level: int | None = None  # of the game that failed
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=progress_on, transient=True, disable=not progress_on.is_terminal,
    )  # fmt: skip
    with progress, closing(play_all(series, jobs or usable_cores())) as batches:
        task = progress.add_task("random games", total=games * len(levels))
        try:
            for batch in batches:
                summaries[batch.series].merge(batch.summary)
                cpu_elsewhere += batch.cpu_elsewhere
                progress.advance(task, batch.summary.games)
                if batch.failure is not None:
                    exit_code = 1
                    failure, level = batch.failure, levels[batch.series]
        except KeyboardInterrupt:
            exit_code = INTERRUPTED
    played = sum(summary.games for summary in summaries)
    if exit_code == INTERRUPTED:
        print(f"interrupted after {played} of {games * len(levels)} games", file=sys.stderr)
    cpu, wall = clock.read()
    speed = speed_of(played, sum(summary.decisions for summary in summaries), cpu + cpu_elsewhere, wall)
    if as_json:
        asked = {
            "games": games, "players": people, "solo": solo, "shadow_empire": shadow_empire, "seed": seed,
            "check": check, "start_bonus": start_bonus, "jobs": jobs,
        }  # fmt: skip
        results = summaries[0].results() if solo is None else {"levels": [one.results() for one in summaries]}
        report: dict[str, Any] = {"asked": asked, "results": results, "speed": speed}
        if failure is not None:
            report["failure"] = {
                "seed": failure.seed,
                "level": level,
                "problems": failure.problems,
                "choices": failure.choices,
            }
        print(json.dumps(report, indent=2))
    else:
        if played:
            from gobelin.locale import Words
            from gobelin.terminal.simulation import print_simulation

            print_simulation(make_console(plain), Words(), summaries, speed, check and failure is None, shadow_empire)
        if failure is not None:
            where = f" at level {level}" if level else ""
            when = "" if failure.choices is None else f" after {len(failure.choices)} choices"
            print(f"the game with seed {failure.seed}{where} is broken{when}", file=sys.stderr)
            for problem in failure.problems:
                print(f"  {problem}", file=sys.stderr)
            if failure.choices is not None:
                print(f"  choices: {json.dumps(failure.choices)}", file=sys.stderr)
    if exit_code:
        raise typer.Exit(exit_code)


def levels_asked(solo: str | None) -> list[int | None]:
    """The levels of the Automa that are simulated; none of them without --solo."""
    if solo is None:
        return [None]
    levels = range(1, len(LEVELS))
    if solo == "all":
        return [*levels]
    if not solo.isdecimal() or int(solo) not in levels:
        raise BadInput(f"the level must be from 1 to {levels[-1]}, or all, not {solo}")
    return [int(solo)]
