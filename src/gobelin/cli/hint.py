"""`gobelin hint`: what a bot would do in a saved game, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from gobelin.cli.common import (
    LONGEST,
    Plain,
    check_above,
    load_record,
    make_console,
    make_explaining_bot,
    record_name,
    replay_record,
)
from gobelin.cli.speech import BadInput
from gobelin.cli.speech import words as words_of

if TYPE_CHECKING:
    from gobelin import Game
    from gobelin.terminal.advice import Advice


def hint(
    file: Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-hint-file")],
    by: Annotated[str, typer.Option("--by", metavar="cli-value-bot", help="cli-hint-by")] = "planner",
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", help="cli-hint-seconds")] = 2.0,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="N", help="cli-hint-seed")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="cli-hint-json")] = False,
    plain: Plain = False,
) -> None:
    """What a bot would choose now, what it expects of it, and the plan behind it. It sees no more than the player."""
    from gobelin import Seat
    from gobelin.terminal.advice import Advice
    from gobelin.terminal.paper import print_line

    check_above(seconds, "--seconds", 0, LONGEST)
    bot = make_explaining_bot(by, seed, seconds)
    game = replay_record(load_record(file), record_name(file))
    decision = game.decision
    if decision is None:
        raise BadInput("error-game-over")
    seat = Seat(game, decision.player)
    why = bot.explain(seat)
    if as_json:
        asked = {"player": decision.player, "kind": decision.kind, "source": decision.source}
        print(json.dumps({**asked, **why.document()}, indent=2))
        return
    console = make_console(plain)
    for line in advice_lines(game, Advice(seat, why, words_of(seat.view()))):
        print_line(console, line)


def advice_lines(game: Game, advice: Advice) -> list[str]:
    """The advice line by line; each option is given in words and in the notation of records."""
    from gobelin.locale.names import sentence

    words, why = advice.words, advice.why
    player = sentence(words_of(game.view()).player(advice.player))
    best, text, _ = advice.best[0]
    told = [
        words.text("advice-asked", player=player, question=words.prompt(advice.view["decision"])),
        words.text("advice-best", option=best, text=text),
        words.text("advice-expected", before=words.decimal(why.before), after=words.decimal(why.after)),
    ]
    for option, text, points in advice.best:
        told.append(f"  {words.decimal(points):>6}  {words.text('advice-option', option=option, text=text)}")
    if len(advice.plan) > 1:
        told.append(words.text("advice-plan", options=words.join(advice.plan, "then")))
    changes = advice.changes()
    if changes:
        told.append(words.text("advice-changes"))
        told += [f"  {words.decimal(points, sign=True):>6}  {term}" for points, term in changes]
    if why.nodes:
        told.append(words.text("advice-thought", positions=why.nodes, guesses=why.deals))
    return told
