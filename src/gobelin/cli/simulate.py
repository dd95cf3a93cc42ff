"""`gobelin simulate`: many random games."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import (
    INTERRUPTED,
    AsJson,
    Jobs,
    Plain,
    Players,
    ShadowEmpire,
    StartBonus,
    check_range,
    interrupt_once,
    make_console,
    number_of_players,
    progress_bar,
)
from gobelin.cli.speech import BadInput, say, words
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.automa import LEVELS

if TYPE_CHECKING:
    from gobelin.lab.simulate import BrokenGame


def simulate(
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="cli-simulate-games")] = 100,
    players: Players = None,
    solo: Annotated[
        str | None,
        typer.Option("--solo", metavar="cli-value-level", help="cli-simulate-solo"),
    ] = None,
    shadow_empire: ShadowEmpire = False,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="cli-simulate-seed")] = 0,
    check: Annotated[bool, typer.Option("--check", help="cli-simulate-check")] = False,
    as_json: AsJson = False,
    start_bonus: StartBonus = False,
    jobs: Jobs = 1,
    plain: Plain = False,
) -> None:
    """Play random games and show speed, scores and win shares. The same seed gives the same results."""
    from gobelin.lab.simulate import Clock, Series, Summary, play_all, speed_of
    from gobelin.machine.cores import usable_cores

    check_range(games, "--games", 1)
    check_range(jobs, "--jobs", 0)
    people = number_of_players(players, solo is not None, shadow_empire)
    levels = parse_levels(solo)
    summaries = [Summary(people, level) for level in levels]
    series = [
        Series(games, people, seed, start_bonus=start_bonus, level=level, shadow_empire=shadow_empire, check=check)
        for level in levels
    ]
    processes = jobs or usable_cores()
    clock = Clock()
    cpu_elsewhere = 0.0  # of other processes
    exit_code = 0
    failure: BrokenGame | None = None
    level: int | None = None  # of the game that failed
    progress = progress_bar(plain)
    with interrupt_once(), progress, closing(play_all(series, processes)) as batches:
        task = progress.add_task(say("simulating"), total=games * len(levels))
        try:
            for batch in batches:
                summaries[batch.series].merge(batch.summary)
                cpu_elsewhere += batch.cpu if processes > 1 else 0.0
                progress.advance(task, batch.summary.games)
                if batch.failure is not None:
                    exit_code = 1
                    failure, level = batch.failure, levels[batch.series]
        except KeyboardInterrupt:
            exit_code = INTERRUPTED
    played = sum(summary.games for summary in summaries)
    if exit_code == INTERRUPTED:
        print(say("interrupted", played=played, games=games * len(levels)), file=sys.stderr)
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
            from gobelin.terminal.simulation import print_simulation

            print_simulation(make_console(plain), words(), summaries, speed, check and failure is None, shadow_empire)
        if failure is not None:
            print_failure(failure, level)
    if exit_code:
        raise typer.Exit(exit_code)


def print_failure(failure: BrokenGame, level: int | None) -> None:
    """Print all that is needed to reproduce a broken game: its seed, what is wrong, and the choices if known."""
    facts: dict[str, str | int] = {"seed": str(failure.seed), "level": level or 0}
    if failure.choices is None:
        print(say("simulated-broken", **facts), file=sys.stderr)
    else:
        print(say("simulated-broken-after", **facts, choices=len(failure.choices)), file=sys.stderr)
    for problem in describe_problems(failure):
        print(f"  {problem}", file=sys.stderr)
    if failure.choices is not None:
        print(f"  {say('simulated-choices', choices=json.dumps(failure.choices))}", file=sys.stderr)


def describe_problems(failure: BrokenGame) -> list[str]:
    """What is wrong, in the language of this run; an error of the program is told as it tells itself."""
    from gobelin.lab.pool import signal_name

    if failure.exit_code is None:
        return failure.problems
    if failure.exit_code < 0:
        return [say("simulated-killed", signal=signal_name(-failure.exit_code))]
    return [say("simulated-exited", code=str(failure.exit_code))]


def parse_levels(solo: str | None) -> list[int | None]:
    """The levels of the Automa to simulate; only None without --solo."""
    if solo is None:
        return [None]
    levels = range(1, len(LEVELS))
    if solo == "all":
        return [*levels]
    if solo not in map(str, levels):
        raise BadInput("error-level", option="--solo", high=levels[-1], value=quoted(solo))
    return [int(solo)]
