"""The command line: play, simulate, replay, components, compile."""

from __future__ import annotations

import importlib
import json
import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import gobelin
from gobelin import Game, GobelinError, compiling
from gobelin.lab.jobs import Series, play_all, usable_cores
from gobelin.lab.simulate import BrokenGame, Clock, Summary, speed_of
from gobelin.rules.listing import contents
from gobelin.terminal import cards, scores
from gobelin.terminal.components import print_contents
from gobelin.terminal.options import OptionWords
from gobelin.terminal.paper import print_line
from gobelin.terminal.play import CannotSave, Quit, Session, write_record
from gobelin.terminal.words import Names, narrate

INTERRUPTED = 130
LEVELS = ", ".join(f"{level} {name}" for level, name in enumerate(cards.LEVELS) if level)

app = typer.Typer(
    name="gobelin",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="The board game Tapestry: play, simulate random games, replay records, list the box, compile the rules.",
    epilog="Without a command, gobelin plays: it is the same as gobelin play.",
)


class BadInput(Exception):
    """Something the person typed cannot be used: one line on stderr, exit code 2."""


# --- Options that several commands share

Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="K", help="Number of players, 2 to 5 (default 2).")
]
ShadowEmpire = Annotated[
    bool, typer.Option("--shadow-empire", help="The Shadow Empire joins two players as a third on the tracks.")
]
StartBonus = Annotated[bool, typer.Option("--start-bonus", help="Use the published start adjustments.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours.")]


def make_console(plain: bool = False, stderr: bool = False) -> Console:
    if plain:
        return Console(color_system=None, highlight=False, stderr=stderr)
    return Console(highlight=False, stderr=stderr)


def in_range(value: int, what: str, low: int, high: int | None = None) -> None:
    if value < low or (high is not None and value > high):
        wanted = f"at least {low}" if high is None else f"from {low} to {high}"
        raise BadInput(f"{what} must be {wanted}, not {value}")


def number_of_players(players: int | None, solo: bool, shadow_empire: bool) -> int:
    """How many people play; BadInput where the options do not go together."""
    if solo:
        if players not in (None, 1):
            raise BadInput("--solo is a game for one: leave --players out")
        if shadow_empire:
            raise BadInput("the Shadow Empire is part of every solo game: leave --shadow-empire out")
        return 1
    if players is None:
        players = 2
    in_range(players, "the number of players", 2, 5)
    return players


def load_record(name: str) -> Any:
    """The JSON of a record file; `-` is stdin."""
    what = "the record on stdin" if name == "-" else name
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadInput(f"cannot read {what}: {reason}") from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadInput(f"{what} is damaged or not a gobelin record: {error}") from error


def replayed(record: Any, name: str) -> Game:
    try:
        return Game.replay(record)
    except GobelinError as error:
        raise BadInput(f"{name} cannot be replayed: {error}") from error


# --- gobelin, gobelin --version


def show_version(wanted: bool) -> None:
    if wanted:
        python = ".".join(map(str, sys.version_info[:3]))
        build, _, note = compiling.running_build().partition(", ")
        print(f"gobelin {gobelin.__version__} ({build} rules, Python {python}{note and f'; {note}'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def without_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        play()


# --- gobelin play


@app.command()
def play(
    players: Players = None,
    solo: Annotated[
        int | None,
        typer.Option("--solo", metavar="LEVEL", help=f"Alone against the Automa. Levels: {LEVELS}."),
    ] = None,
    shadow_empire: ShadowEmpire = False,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The same seed deals the same game.")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="Where you sit, from 1.")] = 1,
    start_bonus: StartBonus = False,
    without: Annotated[
        list[str] | None, typer.Option("--without", metavar="CARD", help="Leave a tapestry card out (repeatable).")
    ] = None,
    civilization: Annotated[
        str | None, typer.Option("--civilization", "-c", metavar="NAME", help="Your civilization, instead of the deal.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the record here, turn by turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with a game saved before.")
    ] = None,
    plain: Plain = False,
) -> None:
    """Play at the terminal, by number, against players who choose at random, or alone against the Automa."""
    if resume is not None:
        game = replayed(load_record(resume), resume)
        if game.over:
            raise BadInput(f"the game in {resume} is over: gobelin replay {resume} tells it")
    else:
        people = number_of_players(players, solo is not None, shadow_empire)
        if solo is not None:
            in_range(solo, "the level", 1, len(cards.LEVELS) - 1)
        in_range(seat, "the seat", 1, people)
        wanted = [civilization if player == seat - 1 else None for player in range(people)] if civilization else None
        game = Game.new(
            people,
            secrets.randbelow(1_000_000) if seed is None else seed,
            civilizations=wanted,
            start_bonus=start_bonus,
            without=without or (),
            confirm_turns=True,
            level=solo,
            shadow_empire=shadow_empire,
        )
    setting = game.view()["options"]
    in_range(seat, "the seat", 1, setting["players"])
    console = make_console(plain)
    if save is not None:
        write_record(game, save)
    print_line(console, Text(greeting(setting, game.seed, seat), style="bold"))
    if sys.stdin.isatty():
        _line_editing()
    session = Session(game, seat - 1, console, save)
    try:
        session.run()
    except Quit:
        _leave(session)
    except KeyboardInterrupt:
        console.print()
        _leave(session)
        raise typer.Exit(INTERRUPTED) from None


def greeting(setting: Mapping[str, Any], seed: int | None, seat: int) -> str:
    if setting["level"]:
        level = setting["level"]
        return f"A solo game against the Automa at level {level}, {cards.LEVELS[level]}, seed {seed}."
    third = " with the Shadow Empire" if setting["shadow_empire"] else ""
    return f"A game of {setting['players']}{third}, seed {seed}. You are Player {seat}."


def _line_editing() -> None:
    """Arrow keys and history where the platform has them."""
    with suppress(ImportError):
        importlib.import_module("readline")


def _leave(session: Session) -> None:
    """Keep the game, or say how it could have been kept."""
    if session.save:
        write_record(session.game, session.save)
        session.say(f"{session.where_saved()} gobelin play --resume {session.save} goes on with it.")
    else:
        session.say("Goodbye. The game is not kept; gobelin play --save FILE (or save FILE at the prompt) keeps one.")


# --- gobelin simulate


@app.command()
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
            print_simulation(make_console(plain), summaries, speed, check and failure is None, shadow_empire)
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
    levels = [level for level in range(len(cards.LEVELS)) if level]
    if solo == "all":
        return [*levels]
    if not solo.isdecimal() or int(solo) not in levels:
        raise BadInput(f"the level must be from 1 to {levels[-1]}, or all, not {solo}")
    return [int(solo)]


def print_simulation(
    console: Console, summaries: list[Summary], speed: dict[str, float], checked: bool, shadow_empire: bool
) -> None:
    """The figures of one setting, or of several levels of the Automa below each other."""
    played = [summary for summary in summaries if summary.games]
    people = played[0].players
    who = "alone against the Automa" if people == 1 else f"of {people} players"
    third = " and the Shadow Empire" if shadow_empire else ""
    checks = ", every table checked after every choice" if checked else ""
    games = sum(summary.games for summary in played)
    decisions = sum(summary.decisions for summary in played) / games
    for words in (
        f"{games} random games {who}{third}{checks}",
        f"Speed: {speed['games_per_cpu_second']} games per second of processor time, "
        f"{speed['games_per_second']} by the clock",
        f"Decisions: {decisions:.2f} per game, {speed['microseconds_per_decision']} microseconds each",
    ):
        print_line(console, words)
    if played[0].level:
        print_levels(console, played)
    if len(summaries) == 1:
        print_summary(console, played[0])


def print_levels(console: Console, summaries: list[Summary]) -> None:
    """How the random player did against each level: mean scores and win rate."""
    table = scores.plain_table("The random player against the Automa")
    for name in ("level", "games", "player", "wins", "Automa", "from", "to"):
        table.add_column(name, justify="left" if name == "level" else "right", no_wrap=True)
    for summary in summaries:
        results = summary.results()
        automa = results["automa_score"]
        table.add_row(
            f"{summary.level} {cards.LEVELS[summary.level or 0]}", str(results["games"]),
            f"{results['score']['mean']:.1f}", f"{results['win_share_by_seat'][0]:.1%}",
            f"{automa['mean']:.1f}", str(automa["min"]), str(automa["max"]),
        )  # fmt: skip
    console.print(table)


def print_summary(console: Console, summary: Summary) -> None:
    results = summary.results()
    score = results["score"]
    print_line(console, f"Score: mean {score['mean']}, from {score['min']} to {score['max']}")
    if summary.players > 1:
        names = Names()
        shares = ", ".join(f"{names(n)} {share:.1%}" for n, share in enumerate(results["win_share_by_seat"]))
        print_line(console, f"Win share: {shares}")
    for caption, part, called in (
        ("Mean points by source", "mean_points_by_source", scores.SOURCE_NAMES),
        ("Mean points by era", "mean_points_by_era", scores.ERA_NAMES),
    ):
        table = scores.plain_table(caption)
        table.add_column("")
        table.add_column("points", justify="right")
        for key, points in results[part].items():
            if points:
                table.add_row(called[key], f"{points:.2f}")
        console.print(table)
    table = scores.plain_table("Civilizations")
    for name in ("", "games", "mean score", "win rate"):
        table.add_column(name, justify="right" if name else "left")
    for name, row in sorted(results["civilizations"].items(), key=lambda item: -item[1]["mean_score"]):
        words = name.replace("_", " ").title()
        table.add_row(words, str(row["games"]), f"{row['mean_score']:.1f}", f"{row['win_rate']:.1%}")
    console.print(table)


# --- gobelin replay


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads stdin.")],
    as_json: Annotated[bool, typer.Option("--json", help="Events and scores as one JSON object.")] = False,
    steps: Annotated[bool, typer.Option("--steps", help="Show every choice along with what it brought.")] = False,
    plain: Plain = False,
) -> None:
    """Tell a recorded game again, in words or as JSON, and show the final scores."""
    record = load_record(file)
    game = replayed(record, "the record on stdin" if file == "-" else file)
    told: list[dict[str, Any]] = _steps(record) if steps else [{"events": everything(game, 0)}]
    if as_json:
        part = {"steps": told} if steps else {"events": told[0]["events"]}
        result = {"scores": game.scores, "winners": game.winners} if game.over else None
        print(json.dumps({"players": game.players, "over": game.over, "scores": game.scores, **part, "result": result}))
        return
    console = make_console(plain)
    names = Names.seen_in(game.view())
    for step in told:
        if "choice" in step:
            who = names(step["player"])
            print_line(console, Text(f"{step['number']}. {who} ({step['question']}): {step['words']}", style="bold"))
        for event, words in narrate(step["events"], names):
            if event["key"] == "turn":
                console.print(Text(f"\n{words}", style="bold"))
            else:
                print_line(console, f"  {words}")
    console.print()
    if game.over:
        for words in scores.ranking(game, None):
            console.print(Text(words))
        console.print(Text(scores.winner_words(game, None), style="bold"))
    else:
        console.print(Text(f"The game is not over; turn {game.view()['turn_number']}.", style="bold"))
    console.print()
    console.print(scores.score_table(game, None))


def everything(game: Game, since: int) -> list[dict[str, Any]]:
    """The events with what only their own player saw."""
    seen = [game.events(player, since) for player in range(game.players)]
    public: list[dict[str, Any]] = game.events(None, since)
    return [seen[event.get("player", 0)][number] for number, event in enumerate(public)]


def _steps(record: Any) -> list[dict[str, Any]]:
    """The game once more, choice by choice."""
    game = Game.replay(record | {"choices": [], "result": None})
    steps: list[dict[str, Any]] = [{"events": everything(game, 0)}]
    for number, text in enumerate(record["choices"], 1):
        decision = game.decision
        assert decision is not None
        words = OptionWords(game.view(decision.player))(text)
        before = len(game.log)
        asked = {"number": number, "player": decision.player, "question": decision.kind, "choice": text, "words": words}
        game.play(text)
        steps.append(asked | {"events": everything(game, before)})
    return steps


# --- gobelin components


@app.command()
def components(
    as_json: Annotated[bool, typer.Option("--json", help="The whole box as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """What is in the box: tracks, mats, tiles, cards, civilizations."""
    if as_json:
        print(json.dumps(contents(), indent=2))
    else:
        print_contents(make_console(plain))


# --- gobelin compile


@app.command("compile")
def compile_rules(
    remove: Annotated[bool, typer.Option("--remove", help="Go back to the interpreted rules.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="After a failure, show all the compiler said.")] = False,
    plain: Plain = False,
) -> None:
    """Compile the rules with mypyc: the same games, several times as fast. Needs a C compiler and some minutes."""
    console = make_console(plain)
    if remove:
        removed = compiling.remove()
        print_line(console, "The rules are interpreted now." if removed else "The rules were not compiled.")
        return
    progress_on = make_console(plain, stderr=True)
    progress = Progress(
        SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=progress_on, transient=True, disable=not progress_on.is_terminal,
    )  # fmt: skip
    try:
        with progress:
            task = progress.add_task("translating to C", total=None)

            def watch(done: int, total: int) -> None:
                if done:
                    progress.update(task, description="compiling modules", completed=done, total=total)

            modules = compiling.compile_in_place(lambda line: print(line, file=sys.stderr), watch)
    except compiling.CannotCompile as reason:
        if verbose:
            print(reason.output, file=sys.stderr)
        hint = " (gobelin compile --verbose shows everything)" if reason.output and not verbose else ""
        raise BadInput(f"cannot compile: {reason}{hint}") from reason
    except OSError as error:
        raise BadInput(f"cannot compile: {error}") from error
    print_line(console, f"{modules} modules are compiled. gobelin compile --remove goes back to the interpreted rules.")


def main(arguments: Sequence[str] | None = None) -> None:
    """The entry point: bad input is one line on stderr and exit code 2, never a traceback."""
    command = typer.main.get_command(app)
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = command.main(given, prog_name="gobelin", standalone_mode=False)
        sys.stdout.flush()
    except (BadInput, GobelinError, CannotSave) as error:
        fail(str(error))
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing is left to say, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # typer's own errors: unknown options, missing arguments
        if usage is None:
            raise
        fail(usage())
    sys.exit(code if isinstance(code, int) else 0)


def fail(message: str) -> None:
    print(f"gobelin: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main()
