"""What several commands share: options, the console, reading records."""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from gobelin import Game, GobelinError
from gobelin.cli.speech import BadInput, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from gobelin.bots import TurnPlanner

INTERRUPTED = 130
LARGEST_RECORD = 16_000_000  # characters; a long game takes some 50,000
GZIP_MAGIC: Final = b"\x1f\x8b"  # the first bytes of a gzip file
LONGEST = 3600  # seconds of thinking
AGAINST: Final = (
    "random",
    "novice",
    "apprentice",
    "journeyman",
    "artisan",
    "virtuoso",
    "master",
)  # a test compares this list with the bots

Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="cli-players")]
ShadowEmpire = Annotated[bool, typer.Option("--shadow-empire", help="cli-shadow-empire")]
StartBonus = Annotated[bool, typer.Option("--start-bonus", help="cli-start-bonus")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="cli-jobs")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-json")]
Plain = Annotated[bool, typer.Option("--plain", help="cli-plain")]


def make_console(plain: bool = False, stderr: bool = False) -> Console:
    from rich.console import Console

    if plain:  # as for a file: lines are not wrapped
        return Console(force_terminal=False, color_system=None, highlight=False, stderr=stderr)
    return Console(highlight=False, stderr=stderr)


def progress_bar(plain: bool, estimate: float = 30.0) -> Progress:
    """A bar on stderr, if that is a terminal, with the time left, estimated from the last `estimate` seconds."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = make_console(plain, stderr=True)
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=estimate,
    )  # fmt: skip


def check_range(value: int, option: str, low: int, high: int | None = None) -> None:
    """BadInput if the value of an option is too small or too large."""
    if high is None and value < low:
        raise BadInput("error-at-least", option=option, low=str(low), value=str(value))
    if high is not None and not low <= value <= high:
        raise BadInput("error-from-to", option=option, low=str(low), high=str(high), value=str(value))


def check_above(value: float, option: str, low: int, high: int) -> None:
    """BadInput if the value of an option is not above `low`, or too large."""
    if not low < value <= high:
        raise BadInput("error-above", option=option, low=str(low), high=str(high), value=f"{value:g}")


def number_of_players(players: int | None, solo: bool, shadow_empire: bool) -> int:
    """How many people play; BadInput if the options contradict each other."""
    if solo:
        if players not in (None, 1):
            raise BadInput("error-solo-players")
        if shadow_empire:
            raise BadInput("error-solo-shadow")
        return 1
    if players is None:
        players = 2
    check_range(players, "--players", 2, 5)
    if shadow_empire and players != 2:
        raise BadInput("error-shadow-players", players=players)
    return players


@contextmanager
def interrupt_once() -> Iterator[None]:
    """Ctrl-C interrupts the block once. Held down, it comes many times: later ones are ignored until the process ends,
    or they would cut off its last messages and kill it.
    """
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:  # somebody else handles it
        yield
        return
    pressed = False

    def interrupt(_signal: int, _frame: object) -> None:
        nonlocal pressed
        if pressed:
            return
        pressed = True
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # Python drops its handlers at exit
        else:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        if not pressed:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def record_name(file: str) -> str:
    """The name of a record: its file, or words for stdin."""
    return say("error-stdin-record") if file == "-" else file


def load_record(file: str, number: int | None = None) -> Any:
    """The JSON of a record file (`-` is stdin), or the record of game `number` of a study."""
    name = record_name(file)
    try:
        text = _read_text(file)
    except OSError as error:
        raise BadInput("error-cannot-read", name=name, reason=error) from error
    except ValueError as error:
        if file != "-" and is_gzipped(Path(file)):
            return record_in_study(Path(file), number)
        raise BadInput("error-no-text", name=name) from error
    if number is not None:
        raise BadInput("error-no-study", name=name)
    if len(text) > LARGEST_RECORD:
        raise BadInput("error-too-large", name=name)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput("error-no-json", name=name, line=str(error.lineno), column=str(error.colno)) from error
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits, or lists nested too deeply
        raise BadInput("error-damaged", name=name) from error


def is_gzipped(path: Path) -> bool:
    """Whether a file is gzipped, as studies are."""
    with path.open("rb") as file:
        return file.read(len(GZIP_MAGIC)) == GZIP_MAGIC


def record_in_study(path: Path, number: int | None) -> Any:
    """The record of a game of a study, counted from 1."""
    from gobelin.lab.study import Study

    study = Study.read(path)
    if number is None:
        raise BadInput("error-is-study", name=str(path), games=str(study.games))
    if not 1 <= number <= study.games:
        raise BadInput("error-study-game", name=str(path), games=str(study.games), value=str(number))
    return study.record(number)


def _read_text(file: str) -> str:
    """The text of a file, cut off if it is too long to be a record; a byte order mark is skipped."""
    if file != "-":
        with open(file, encoding="utf-8-sig") as opened:
            return opened.read(LARGEST_RECORD + 1)
    if sys.stdin is None:
        raise BadInput("error-stdin-closed")
    return sys.stdin.read(LARGEST_RECORD + 1).removeprefix("\ufeff")


def check_folder(path: Path) -> None:
    """BadInput if the folder of an output file does not exist: better said before the work than after it."""
    if not path.parent.is_dir():
        raise BadInput("error-no-folder", name=str(path), folder=str(path.parent))


def write_file(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("error-cannot-write", name=str(path), reason=error) from error


def replay_record(record: Any, name: str) -> Game:
    try:
        return Game.replay(record)
    except GobelinError as error:
        raise BadInput("error-not-replayed", name=name, reason=error) from error


def check_bot(name: str) -> str:
    """The name of a bot that exists; BadInput names the valid ones."""
    from gobelin import bots
    from gobelin.rules.engine.quoting import quoted

    if name not in bots.names():
        raise BadInput("error-no-bot", name=quoted(name), bots=", ".join(bots.names()))
    return name


def make_explaining_bot(name: str, seed: int = 0, seconds: float | None = None) -> TurnPlanner:
    """A bot that can explain its choices; BadInput names those that can."""
    from gobelin import bots

    bot = bots.make(check_bot(name), seed, seconds)
    if not isinstance(bot, bots.TurnPlanner):
        able = [other for other in bots.names() if isinstance(bots.make(other), bots.TurnPlanner)]
        raise BadInput("error-no-explanation", name=name, bots=", ".join(able))
    return bot
