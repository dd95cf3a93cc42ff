"""`gobelin tournament`: bots against each other, or against the Automa."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import INTERRUPTED, BadInput, Plain, in_range, make_console
from gobelin.cli.simulate import levels_asked
from gobelin.rules.quoting import quoted

if TYPE_CHECKING:
    from rich.console import Console

    from gobelin.lab.tournament import Table


def tournament(
    names: Annotated[str, typer.Option("--bots", "-b", metavar="A,B", help="The bots, with commas between them.")],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="Games in all.")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", metavar="K", help="Seats at the table, 2 to 5.")] = 2,
    solo: Annotated[
        str | None,
        typer.Option("--solo", metavar="LEVEL", help="Each bot alone against the Automa of a level (1 to 6, or all)."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first deal.")] = 0,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", help="Think by the clock: so long for each decision.")
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", metavar="N", help="Games at the same time; 0 uses all cores.")
    ] = 1,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the results as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout instead of a table.")] = False,
    plain: Plain = False,
) -> None:
    """Let bots play each other: every deal once with each of them on each seat. The same seed gives the same games."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from gobelin import compiling
    from gobelin.lab.jobs import usable_cores
    from gobelin.lab.tournament import Table, matches, play_all

    in_range(games, "the number of games", 1)
    in_range(jobs, "the number of jobs", 0)
    in_range(players, "the number of players", 2, 5)
    if seconds is not None and not 0 < seconds <= 3600:
        raise BadInput(f"the seconds must be above 0 and at most 3600, not {seconds:g}")
    named = bots_named(names)
    levels = levels_asked(solo)
    if plot is not None and not plot.parent.is_dir():
        raise BadInput(f"cannot write {plot}: there is no folder {plot.parent}")
    tables = {level: Table(named) for level in levels}
    todo = [match for level in levels for match in matches(named, games, players, seed, level=level, seconds=seconds)]
    progress_on = make_console(plain, stderr=True)
    progress = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=progress_on, transient=True, disable=not progress_on.is_terminal,
    )  # fmt: skip
    interrupted = False
    outcomes = play_all(todo, jobs or usable_cores())
    with progress:
        task = progress.add_task("games", total=len(todo))
        try:
            for outcome in outcomes:
                tables[outcome.match.level].add(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            outcomes.close()
    finished = sum(table.games for table in tables.values())
    if interrupted:
        print(f"interrupted after {finished} of {len(todo)} games", file=sys.stderr)
    report: dict[str, Any] = {
        "players": 1 if solo is not None else players,
        "games": finished,
        "seed": seed,
        "seconds": seconds,
        "build": compiling.running_build(),
    }
    if solo is None:
        report["bots"] = tables[None].lines()
    else:
        report["levels"] = [{"level": level, "bots": table.lines()} for level, table in tables.items()]
        report["bots"] = [line for table in tables.values() for line in table.lines()] if len(levels) == 1 else []
    if as_json:
        print(json.dumps(report, indent=2))
    elif finished:
        show(make_console(plain), tables, report)
    if plot is not None and finished:
        draw(plot, tables, report)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def bots_named(names: str) -> list[str]:
    """The bots of `planner,greedy`; BadInput names the valid ones."""
    from gobelin import bots

    named = [name.strip() for name in names.split(",")]
    valid = bots.names()
    for name in named:
        if name not in valid:
            raise BadInput(f"there is no bot {quoted(name)}: the bots are {', '.join(valid)}")
    twice = [name for name in named if named.count(name) > 1]
    if twice:
        raise BadInput(f"{twice[0]} is named twice: name each bot once")
    return named


def show(console: Console, tables: dict[int | None, Table], report: dict[str, Any]) -> None:
    """A table for each level, or for the one tournament."""
    from gobelin.terminal.scores import plain_table

    for level, table in tables.items():
        lines = table.lines()
        if not lines:
            continue
        where = f"of {report['players']} players" if level is None else f"against the Automa at level {level}"
        drawn = plain_table(f"{table.games} games {where}, first seed {report['seed']}, {report['build']} rules")
        drawn.add_column("bot", no_wrap=True)
        columns = ["games", "wins", "95 %", "points", "+-", "best", "rating", "ms"]
        if level is not None:
            columns[6] = "Automa"
        for name in columns:
            drawn.add_column(name, justify="right", no_wrap=True)
        for line in sorted(lines, key=lambda line: (-line["win_rate"], -line["mean_score"])):
            low, high = line["interval"]
            drawn.add_row(
                line["name"], str(line["games"]), f"{100 * line['win_rate']:.1f} %",
                f"{100 * low:.0f} to {100 * high:.0f}", f"{line['mean_score']:.1f}",
                f"{line['score_interval'][1] - line['mean_score']:.1f}", str(line["best_score"]),
                str(line["rating"]) if level is None else f"{line['automa_score']:.1f}",
                f"{line['ms_per_decision']:.2f}",
            )  # fmt: skip
        console.print(drawn)


def draw(path: Path, tables: dict[int | None, Table], report: dict[str, Any]) -> None:
    """The win rates as bars."""
    from gobelin.lab.svg import Bar, bars

    rows = []
    for level, table in tables.items():
        for line in table.lines():
            name = line["name"] if level is None else f"{line['name']} {level}"
            low, high = line["interval"]
            words = f"{100 * line['win_rate']:.1f} %, {line['mean_score']:.0f} VP"
            rows.append(Bar(name, 100 * line["win_rate"], 100 * low, 100 * high, words))
    where = "alone against the Automa" if None not in tables else f"of {report['players']} players"
    try:
        path.write_text(bars(f"{report['games']} games {where}", "games won, %", rows), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {path}: {error.strerror}") from error
