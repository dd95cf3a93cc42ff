"""`gobelin train`: the net of the bot `master`, by self-play."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from gobelin.cli.common import INTERRUPTED, check_folder, check_range
from gobelin.cli.speech import BadInput, say
from gobelin.cli.speech import words as words_of
from gobelin.rules.engine.quoting import quoted

SAVE_AFTER = 60  # seconds
DEVICES = ("cpu", "cuda")
MOST_MINUTES = 10_000


def train(
    folder: Annotated[Path, typer.Argument(metavar="cli-value-folder", help="cli-train-folder")],
    minutes: Annotated[float, typer.Option("--minutes", "-m", metavar="N", help="cli-tune-minutes")] = 10.0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="cli-tune-jobs")] = 0,
    settings: Annotated[
        Path | None, typer.Option("--settings", metavar="cli-value-file", help="cli-train-settings")
    ] = None,
    device: Annotated[str | None, typer.Option("--device", metavar="cli-value-name", help="cli-train-device")] = None,
    write: Annotated[Path | None, typer.Option("--write", metavar="cli-value-file", help="cli-train-write")] = None,
) -> None:
    """Train the net of the bot master by self-play. It can be stopped at any time and resumed."""
    from gobelin.lab.train import SETTINGS, Training, load_settings
    from gobelin.machine.cores import usable_cores

    check_range(jobs, "--jobs", 0)
    if device is not None and device not in DEVICES:
        raise BadInput("error-device", value=quoted(device), devices=", ".join(DEVICES))
    if not 0 <= minutes <= MOST_MINUTES:
        raise BadInput("error-from-to", option="--minutes", low="0", high=str(MOST_MINUTES), value=f"{minutes:g}")
    if write is not None:
        check_folder(write)
    training = Training(folder, load_settings(SETTINGS if settings is None else settings), device or "auto")
    began = saved = time.monotonic()
    longest = 0.0
    exit_code = 0
    try:
        with closing(training.rounds(jobs or usable_cores())) as rounds:
            # at least one round, and none that would exceed the time
            while not longest or time.monotonic() - began + longest <= 60 * minutes:
                before = time.monotonic()
                told = next(rounds)
                now = time.monotonic()
                longest = max(longest, now - before)
                print(round_words(told, (now - began) / 60, minutes), flush=True)
                if now - saved > SAVE_AFTER:
                    training.save()
                    saved = now
    except KeyboardInterrupt:
        exit_code = INTERRUPTED
        print(say("trained-interrupted"), file=sys.stderr)
    finally:
        training.save()
    if write is not None:
        training.net().save(write)
    if exit_code:
        raise typer.Exit(exit_code)


def round_words(told: dict[str, Any], spent: float, minutes: float) -> str:
    words = words_of()
    step = words.text(
        "trained-round",
        number=words.number(told["round"]),
        two=words.decimal(told.get("points_2", 0.0)),
        three=words.decimal(told.get("points_3", 0.0)),
        off=words.decimal(told["off"]),
        speed=words.decimal(told["games_per_second"]),
    )
    return words.text("tuned-time", step=step, spent=words.decimal(spent), minutes=words.number(minutes))
