"""`gobelin tune`: better weights for the hand-made value, by self-play."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from gobelin.cli.common import INTERRUPTED, BadInput, in_range


def tune(
    state: Annotated[Path, typer.Argument(metavar="STATE", help="Keep the tuning here, or go on with it (JSON).")],
    minutes: Annotated[float, typer.Option("--minutes", "-m", metavar="M", help="Stop after so many minutes.")] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="Processes; 0 uses all cores.")] = 1,
    fits: Annotated[
        int, typer.Option("--fits", metavar="N", help="Before the search, fit the weights so many times to games.")
    ] = 3,
    fit_games: Annotated[int, typer.Option("--fit-games", metavar="N", help="Games of each fit.")] = 200,
    population: Annotated[
        int, typer.Option("--population", metavar="N", help="Sets of weights in each generation.")
    ] = 24,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="Games of each set.")] = 12,
    players: Annotated[str, typer.Option("--players", "-p", metavar="K,..", help="Players, game by game.")] = "2,2,3",
    branching: Annotated[
        int, typer.Option("--branching", metavar="N", help="Options of a question they look at; fewer is faster.")
    ] = 40,
    sigma: Annotated[float, typer.Option("--sigma", help="How far to look at first (0.25: a quarter).")] = 0.25,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed finds the same weights.")] = 1,
    start: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Weights to begin with, instead of the bots' own.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write the weights found, as the bots read them.")
    ] = None,
) -> None:
    """Tune the weights of the bots by self-play. It can be stopped at any time and gone on with."""
    from gobelin.bots import weights as files
    from gobelin.lab.jobs import usable_cores
    from gobelin.lab.tune import Tuning

    in_range(jobs, "the number of jobs", 0)
    in_range(fits, "the number of fits", 0)
    in_range(fit_games, "the number of games of a fit", 10)
    in_range(population, "the population", 4)
    in_range(games, "the number of games", 1)
    in_range(branching, "the branching", 1)
    counts = counts_of(players)
    if not 0 < sigma <= 2:
        raise BadInput(f"sigma must be above 0 and at most 2, not {sigma}")
    if state.exists():
        tuning = Tuning.load(state)
    else:
        weights = files.load(files.STANDARD if start is None else start)
        tuning = Tuning.new(
            weights, population=population, games=games, players=counts, branching=branching, sigma=sigma, seed=seed
        )
    began = time.monotonic()
    exit_code = 0
    longest = 0.0
    processes = jobs or usable_cores()
    try:
        with closing(tuning.generations(processes)) as generations:
            # at least one step, and none that would go beyond the time
            while not longest or time.monotonic() - began + longest <= 60 * minutes:
                before = time.monotonic()
                if tuning.fits < fits and not tuning.evolution.generation:
                    told = tuning.fit(fit_games, processes)
                    words = f"fit {told['fit']}: {told['mean']} points before it, {told['off']} more than expected"
                else:
                    told = next(generations)
                    words = (
                        f"generation {told['generation']}: {told['mean']} points on average, {told['best']} at best, "
                        f"sigma {told['sigma']}"
                    )
                tuning.save(state)
                now = time.monotonic()
                longest = max(longest, now - before)
                print(f"{words}, {(now - began) / 60:.1f} of {minutes:g} minutes", flush=True)
    except KeyboardInterrupt:
        exit_code = INTERRUPTED
        print("interrupted; the last whole generation is kept", file=sys.stderr)
    if write is not None:
        found = tuning.evolution.generation
        heading = (
            "The weights of the hand-made value (docs/bots.md explains them).\n"
            f"Written by gobelin tune: {tuning.fits} fits, then {found} generations of "
            f"{tuning.evolution.population} sets, {tuning.games} games each, seed {tuning.seed}."
        )
        write.write_text(files.text(tuning.weights(), heading), encoding="utf-8")
    if exit_code:
        raise typer.Exit(exit_code)


def counts_of(players: str) -> tuple[int, ...]:
    """The numbers of players of `2,2,3`."""
    counts = players.split(",")
    if not all(count.strip().isdecimal() and 2 <= int(count) <= 5 for count in counts):
        raise BadInput(f"the players must be numbers from 2 to 5, such as 2,2,3, not {players}")
    return tuple(int(count) for count in counts)
