"""`gobelin tournament`: bots against each other, or against the Automa."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import (
    INTERRUPTED,
    LONGEST,
    AsJson,
    Jobs,
    Plain,
    check_above,
    check_bot,
    check_folder,
    check_range,
    make_console,
    progress_bar,
    write_file,
)
from gobelin.cli.simulate import parse_levels
from gobelin.cli.speech import BadInput, say
from gobelin.cli.speech import words as words_of

if TYPE_CHECKING:
    from rich.console import Console

    from gobelin.lab.tournament import Match, Standings


def tournament(
    names: Annotated[str, typer.Option("--bots", "-b", metavar="A,B", help="cli-tournament-bots")],
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="cli-tournament-games")] = 100,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N", help="cli-tournament-players")] = 2,
    solo: Annotated[
        str | None,
        typer.Option("--solo", metavar="cli-value-level", help="cli-tournament-solo"),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="cli-tournament-seed")] = 0,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="N", help="cli-tournament-seconds")] = None,
    jobs: Jobs = 1,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="cli-value-file", help="cli-tournament-plot")] = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    """Let bots play each other: every deal once with each of them on each seat. The same seed gives the same games."""
    from gobelin.lab.tournament import Standings, matches
    from gobelin.machine import compiling

    check_range(games, "--games", 1)
    check_range(jobs, "--jobs", 0)
    check_range(players, "--players", 2, 5)
    if seconds is not None:
        check_above(seconds, "--seconds", 0, LONGEST)
    named = parse_bots(names)
    levels = parse_levels(solo)
    if plot is not None:
        check_folder(plot)
    tables = {level: Standings(named) for level in levels}
    todo = [match for level in levels for match in matches(named, games, players, seed, level=level, seconds=seconds)]
    interrupted = not play_matches(todo, tables, jobs, plain)
    finished = sum(table.games for table in tables.values())
    if interrupted:
        print(say("interrupted", played=finished, games=len(todo)), file=sys.stderr)
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
        print_tables(make_console(plain), tables, report)
    if plot is not None and finished:
        draw_chart(plot, tables, report)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def play_matches(todo: list[Match], tables: dict[int | None, Standings], jobs: int, plain: bool) -> bool:
    """Play the matches and enter them into the tables; False if Ctrl-C came before the end."""
    from gobelin.lab.tournament import play_all
    from gobelin.machine.cores import usable_cores

    progress = progress_bar(plain)
    with progress, closing(play_all(todo, jobs or usable_cores())) as outcomes:
        task = progress.add_task(say("tournament-playing"), total=len(todo))
        try:
            for outcome in outcomes:
                tables[outcome.match.level].add(outcome)
                progress.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def parse_bots(names: str) -> list[str]:
    """The bots of `planner,greedy`; BadInput names the valid ones."""
    named = [check_bot(name.strip()) for name in names.split(",")]
    twice = [name for name in named if named.count(name) > 1]
    if twice:
        raise BadInput("error-bot-twice", name=twice[0])
    return named


def print_tables(console: Console, tables: dict[int | None, Standings], report: dict[str, Any]) -> None:
    """A table for each level, or for the one tournament."""
    from gobelin.terminal.scores import plain_table

    words = words_of()
    for level, table in tables.items():
        lines = table.lines()
        if not lines:
            continue
        title = words.text(
            "tournament",
            games=table.games,
            players=report["players"],
            level=level or 0,
            seed=str(report["seed"]),
            build=report["build"].partition(",")[0],
        )
        drawn = plain_table(title)
        drawn.add_column(words.text("tournament-bot"), no_wrap=True)
        last = "rating" if level is None else "automa"
        for name in ("games", "wins", "interval", "points", "spread", "best", last, "milliseconds"):
            drawn.add_column(words.text(f"tournament-{name}"), justify="right", no_wrap=True)
        for line in sorted(lines, key=lambda line: (-line["win_rate"], -line["mean_score"])):
            low, high = line["interval"]
            drawn.add_row(
                line["name"], str(line["games"]), words.percent(line["win_rate"]),
                words.text("tournament-from-to", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}"),
                words.decimal(line["mean_score"]), words.decimal(line["score_interval"][1] - line["mean_score"]),
                str(line["best_score"]),
                str(line["rating"]) if level is None else words.decimal(line["automa_score"]),
                words.decimal(line["ms_per_decision"], 2),
            )  # fmt: skip
        console.print(drawn)


def draw_chart(path: Path, tables: dict[int | None, Standings], report: dict[str, Any]) -> None:
    """The win rates as bars."""
    from gobelin.lab.svg import Bar, bars

    words = words_of()
    rows = []
    for level, table in tables.items():
        for line in table.lines():
            name = line["name"] if level is None else f"{line['name']} {level}"
            low, high = line["interval"]
            points = words.amount(round(line["mean_score"]), "vp")
            said = words.join([words.percent(line["win_rate"]), points], "middle")
            rows.append(Bar(name, 100 * line["win_rate"], 100 * low, 100 * high, said))
    title = words.text("tournament-plot", games=report["games"], players=report["players"])
    write_file(path, bars(title, words.text("tournament-won"), rows))
