"""`gobelin tune`: better weights for the hand-made value, by self-play."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Annotated

import typer

from gobelin.cli.common import INTERRUPTED, check_above, check_folder, check_range
from gobelin.cli.speech import BadInput, say
from gobelin.cli.speech import words as words_of
from gobelin.rules.engine.quoting import quoted


def tune(
    state: Annotated[Path, typer.Argument(metavar="cli-value-state", help="cli-tune-state")],
    minutes: Annotated[float, typer.Option("--minutes", "-m", metavar="N", help="cli-tune-minutes")] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="cli-tune-jobs")] = 1,
    fits: Annotated[int, typer.Option("--fits", metavar="N", help="cli-tune-fits")] = 3,
    fit_games: Annotated[int, typer.Option("--fit-games", metavar="N", help="cli-tune-fit-games")] = 200,
    population: Annotated[int, typer.Option("--population", metavar="N", help="cli-tune-population")] = 24,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", help="cli-tune-games")] = 12,
    players: Annotated[str, typer.Option("--players", "-p", metavar="N,N", help="cli-tune-players")] = "2,2,3",
    branching: Annotated[int, typer.Option("--branching", metavar="N", help="cli-tune-branching")] = 40,
    sigma: Annotated[float, typer.Option("--sigma", metavar="N", help="cli-tune-sigma")] = 0.25,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="cli-tune-seed")] = 1,
    start: Annotated[Path | None, typer.Option("--from", metavar="cli-value-file", help="cli-tune-from")] = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="cli-value-file", help="cli-tune-write")] = None,
) -> None:
    """Tune the weights of the bots by self-play. It can be stopped at any time and resumed."""
    from gobelin.bots import weights as files
    from gobelin.machine.cores import usable_cores
    from gobelin.machine.extras import require

    check_range(jobs, "--jobs", 0)
    check_range(fits, "--fits", 0)
    check_range(fit_games, "--fit-games", 10)
    check_range(population, "--population", 4)
    check_range(games, "--games", 1)
    check_range(branching, "--branching", 1)
    counts = parse_counts(players)
    check_above(sigma, "--sigma", 0, 2)
    for written in (state, write):
        if written is not None:
            check_folder(written)
    require("cmaes", "tune")
    from gobelin.lab.pool import ProcessPool
    from gobelin.lab.tune import Tuning

    if state.exists():
        tuning = Tuning.load(state)
    else:
        weights = files.load(files.STANDARD if start is None else start)
        tuning = Tuning(
            weights, population=population, games=games, players=counts, branching=branching, sigma=sigma, seed=seed
        )
    words = words_of()
    began = time.monotonic()
    exit_code = 0
    longest = 0.0
    processes = jobs or usable_cores()
    try:
        with ProcessPool(processes) as pool:
            # at least one step, and none that would go beyond the time
            while not longest or time.monotonic() - began + longest <= 60 * minutes:
                before = time.monotonic()
                if tuning.fits < fits and not tuning.generation:
                    line = fit_words(tuning.fit(fit_games, pool))
                else:
                    line = generation_words(tuning.play_generation(pool))
                tuning.save(state)
                now = time.monotonic()
                longest = max(longest, now - before)
                spent = words.decimal((now - began) / 60)
                print(words.text("tuned-time", step=line, spent=spent, minutes=words.number(minutes)), flush=True)
    except KeyboardInterrupt:
        exit_code = INTERRUPTED
        print(say("tuned-interrupted"), file=sys.stderr)
    if write is not None:
        with ProcessPool(processes) as pool:
            weights = tuning.calibrated_weights(fit_games, pool)
        write.write_text(files.weights_toml(weights, tuning.heading()), encoding="utf-8")
    if exit_code:
        raise typer.Exit(exit_code)


def fit_words(told: dict[str, float]) -> str:
    words = words_of()
    return words.text(
        "tuned-fit",
        number=words.number(told["fit"]),
        points=words.decimal(told["mean"], 2),
        more=words.decimal(told["off"], 2),
    )


def generation_words(told: dict[str, float]) -> str:
    words = words_of()
    return words.text(
        "tuned-generation",
        number=words.number(told["generation"]),
        points=words.decimal(told["mean"], 2),
        best=words.decimal(told["best"], 2),
        sigma=words.decimal(told["sigma"], 4),
    )


def parse_counts(players: str) -> tuple[int, ...]:
    """The numbers of players of `2,2,3`."""
    counts = players.split(",")
    if not all(count.strip().isdecimal() and 2 <= int(count) <= 5 for count in counts):
        raise BadInput("error-counts", option="--players", value=quoted(players))
    return tuple(int(count) for count in counts)
