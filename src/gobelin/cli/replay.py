"""`gobelin replay`: a recorded game, in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin import Game
from gobelin.cli.common import Plain, load_record, make_console, replayed

if TYPE_CHECKING:
    from rich.console import Console


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
    tell(make_console(plain), game, told)


def tell(console: Console, game: Game, told: list[dict[str, Any]]) -> None:
    """The game in words, with its scores."""
    from rich.text import Text

    from gobelin.terminal import scores
    from gobelin.terminal.paper import print_line
    from gobelin.terminal.words import Names, narrate

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
    from gobelin.terminal.options import OptionWords

    game = Game.replay(record | {"choices": [], "result": None})
    steps: list[dict[str, Any]] = [{"events": everything(game, 0)}]
    for number, choice in enumerate(record["choices"], 1):
        text, outcome = (choice["choice"], choice["outcome"]) if isinstance(choice, dict) else (choice, None)
        decision = next(asked for asked in game.decisions if text in asked)
        words = OptionWords(game.view(decision.player))(text)
        before = len(game.log)
        asked = {
            "number": number,
            "player": decision.player,
            "question": decision.kind,
            "choice": choice,
            "words": words,
        }
        game.play(text, outcome=outcome)
        steps.append(asked | {"events": everything(game, before)})
    return steps
