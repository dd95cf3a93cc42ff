"""`gobelin analyse`: a recorded game, judged by a bot."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from gobelin import Game
from gobelin.cli.common import (
    INTERRUPTED,
    LONGEST,
    AsJson,
    Plain,
    check_above,
    check_folder,
    check_range,
    load_record,
    make_console,
    make_explaining_bot,
    progress_bar,
    record_name,
    replay_record,
    write_file,
)
from gobelin.cli.speech import say
from gobelin.cli.speech import words as words_of
from gobelin.game.records import beginning_of, split_choice

if TYPE_CHECKING:
    from rich.console import Console

    from gobelin.lab.analysis import Analysis
    from gobelin.locale import Words

LEAST_TERM = 1.0  # points: a reason that is smaller explains nothing
MOST_TERMS = 3


def analyse(
    file: Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-replay-file")],
    by: Annotated[str, typer.Option("--by", metavar="cli-value-bot", help="cli-analyse-by")] = "master",
    worst: Annotated[int, typer.Option("--worst", "-w", metavar="N", help="cli-analyse-worst")] = 5,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="N", help="cli-tournament-seconds")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="N", help="cli-tune-jobs")] = 0,
    page: Annotated[Path | None, typer.Option("--page", metavar="cli-value-file", help="cli-analyse-page")] = None,
    as_json: AsJson = False,
    plain: Plain = False,
) -> None:
    """What a bot would have chosen at every decision of a game, and what the costliest mistakes of each player cost."""
    from gobelin.lab.analysis import Analysis
    from gobelin.machine.cores import usable_cores

    check_range(worst, "--worst", 0)
    check_range(jobs, "--jobs", 0)
    if seconds is not None:
        check_above(seconds, "--seconds", 0, LONGEST)
    make_explaining_bot(by)
    if page is not None:
        check_folder(page)
    record = load_record(file)
    game = replay_record(record, record_name(file))
    analysis = Analysis(record, by, seconds)
    run_with_bar(analysis, jobs or usable_cores(), plain)
    report = analysis.report(game.scores, game.state.options.players) | {"over": game.over, "scores": game.scores}
    if as_json:
        print(json.dumps(report, indent=2))
        if page is None:
            return
    everybody = describe_players(record, report, worst)
    if not as_json:
        print_players(make_console(plain), everybody, by)
    if page is not None:
        write_page(page, everybody, by)


def run_with_bar(analysis: Analysis, jobs: int, plain: bool) -> None:
    """Both passes, with a bar that says how far it is."""
    progress = progress_bar(plain)
    running = analysis.run(jobs)
    with progress:
        task = progress.add_task(say("analysing"), total=analysis.to_do)
        try:
            for _ in running:
                progress.update(task, completed=analysis.done, total=analysis.to_do)
        except KeyboardInterrupt:
            print(say("analysis-interrupted"), file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
        finally:
            running.close()


class Costly(NamedTuple):
    """A costly choice in words."""

    where: str
    chosen: str
    best: str
    cost: str
    why: str  # the plan, and in which terms the better option is better


class PlayerReport:
    """One player's game in words: headline, how often as the bot would, and the costliest choices."""

    def __init__(self, name: str, player: dict[str, Any], words: Words) -> None:
        self.name = name
        self.curve: list[dict[str, Any]] = player["curve"]
        self.points: int = player["points"]
        self.agreed = words.text(
            "analysis-agreed", agreed=words.number(player["agreed"]), choices=words.number(player["choices"])
        )
        self.costly: list[Costly] = []


def describe_players(record: dict[str, Any], report: dict[str, Any], worst: int) -> list[PlayerReport]:
    """Every player's game in words; options are worded as they were at the time."""
    from gobelin.locale.names import sentence
    from gobelin.terminal.options import view_with

    shown = {one["number"]: one for player in report["players"] for one in player["costly"][:worst]}
    said: dict[int, Costly] = {}
    game = Game.replay(beginning_of(record))
    for number, choice in enumerate(record["choices"], 1):
        if number in shown:
            one = shown[number]
            decision = next(asked for asked in game.decisions if one["chosen"] in asked)
            view = view_with(game, decision)
            words = words_of(view)
            options = {option.text: words.option(option.verb, option.arguments, view) for option in decision}
            said[number] = Costly(
                describe_moment(one, words),
                options[one["chosen"]],
                options[one["best"]],
                words.decimal(one["cost"]),
                describe_reasons(one, game.resample(decision.player, number), decision.player),
            )
        text, outcome = split_choice(choice)
        game.play(text, outcome=outcome)
    words = words_of(game.view())
    everybody = []
    for player in report["players"]:
        name = sentence(words.player(player["player"]))
        described = PlayerReport(name, player, words)
        described.costly = [said[one["number"]] for one in player["costly"][:worst]]
        everybody.append(described)
    return everybody


def describe_moment(one: dict[str, Any], words: Words) -> str:
    """Where it happened; of a mistake that was repeated, until when."""
    era = max(1, one["era"])
    if one["until_turn"] != one["turn"]:
        return words.text("analysis-where-until", era=era, turn=one["turn"], until=one["until_turn"])
    return words.text("analysis-where", number=one["number"], era=era, turn=one["turn"])


def describe_reasons(one: dict[str, Any], guess: Game, player: int) -> str:
    """Why the better option is better: its plan, and the terms in which both differ by a point or more."""
    from gobelin.bots.plans import known_steps
    from gobelin.terminal.options import view_with

    words, steps = words_of(), []
    for decision, text in known_steps(guess, player, one["plan_best"]):
        view = view_with(guess, decision)
        words = words_of(view)
        option = next(option for option in decision if option.text == text)
        steps.append(words.option(option.verb, option.arguments, view))
    gains = {name: points - one["terms_chosen"][name] for name, points in one["terms_best"].items()}
    terms = [
        words.text("analysis-term", term=words.text(f"advice-term-{name}"), points=words.decimal(gain, sign=True))
        for name, gain in sorted(gains.items(), key=lambda pair: -abs(pair[1]))
        if abs(gain) >= LEAST_TERM
    ]
    said = []
    if len(steps) > 1:
        said.append(words.text("advice-plan", options=words.join(steps, "then")))
    if terms:
        said.append(words.text("analysis-why", terms=words.join(terms[:MOST_TERMS])))
    return " ".join(said)


def print_players(console: Console, everybody: list[PlayerReport], by: str) -> None:
    from rich.text import Text

    from gobelin.terminal.paper import print_line

    words = words_of()
    for number, one in enumerate(everybody):
        if number:
            console.print()
        head = words.text("analysis-player", player=one.name, points=words.amount(one.points, "vp"))
        console.print(Text(head, style="bold"))
        print_line(console, one.agreed)
        for where, chosen, best, cost, why in one.costly:
            print_line(console, f"  {words.text('analysis-mistake', cost=cost, where=where, chosen=chosen)}")
            print_line(console, f"      {words.text('analysis-better', bot=by, best=best)}")
            if why:
                print_line(console, f"      {why}")


def write_page(path: Path, everybody: list[PlayerReport], by: str) -> None:
    """Write the same as a page, with the curves of the expected points."""
    from gobelin.lab.page import document, heading, paragraph, table
    from gobelin.lab.svg import Line, Panel, chart

    words = words_of()
    parts: list[str] = []
    columns = [words.text(f"analysis-{name}") for name in ("cost", "moment", "chosen", "instead", "reason")]
    for one in everybody:
        parts.append(heading(words.text("analysis-player", player=one.name, points=words.amount(one.points, "vp"))))
        parts.append(paragraph(one.agreed))
        if one.curve:
            steps = [*era_labels(one.curve), ""]  # the last step is the end of the game
            expected = [*(at["expected"] for at in one.curve), one.points]
            scored = [*(at["points"] for at in one.curve), one.points]
            lines = [
                Line(words.text("analysis-expected"), "cool", expected),
                Line(words.text("analysis-scored"), "warm", scored),
            ]
            panel = Panel(words.text("analysis-points"), words.text("analysis-eras"), steps, lines)
            parts.append(chart(one.name, [panel]))
        if one.costly:
            rows = [[cost, where, chosen, best, why] for where, chosen, best, cost, why in one.costly]
            parts.append(table(columns, rows, "prose"))
    title = words.text("analysis-title", bot=by)
    write_file(path, document(words.lang, title, parts))


def era_labels(curve: list[dict[str, Any]]) -> list[str]:
    """The number of each era at its first turn, for the axis."""
    before = 0
    steps = []
    for at in curve:
        era = max(1, at["era"])
        steps.append(str(era) if era != before else "")
        before = era
    return steps
