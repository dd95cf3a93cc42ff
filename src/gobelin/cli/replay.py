"""`gobelin replay`: a recorded game, in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin import Game
from gobelin.cli.common import Plain, load_record, make_console, replayed
from gobelin.documents import Event

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

    from gobelin.locale import Words
    from gobelin.locale.names import sentence
    from gobelin.terminal import scores
    from gobelin.terminal.paper import print_line

    words = Words.seen_in(game.view())
    for step in told:
        if "choice" in step:
            choice = words.text(
                "replayed-choice",
                number=step["number"],
                player=sentence(words.player(step["player"])),
                question=step["question"],
                option=step["words"],
            )
            print_line(console, Text(choice, style="bold"))
        for event, line in words.narrate(step["events"]):
            if event["key"] == "turn":
                console.print(Text(f"\n{line}", style="bold"))
            else:
                print_line(console, f"  {line}")
    console.print()
    if game.over:
        for line in scores.ranking(game, words):
            console.print(Text(line))
        console.print(Text(scores.winner_words(game, words), style="bold"))
    else:
        console.print(Text(words.text("replayed-not-over", number=game.view()["turn_number"]), style="bold"))
    console.print()
    console.print(scores.score_table(game, words))


def everything(game: Game, since: int) -> list[Event]:
    """The events with what only their own player saw."""
    seen = [game.events(player, since) for player in range(game.players)]
    public: list[Any] = list(game.events(None, since))
    return [seen[event.get("player", 0)][number] for number, event in enumerate(public)]


def _steps(record: Any) -> list[dict[str, Any]]:
    """The game once more, choice by choice."""
    from gobelin.locale import Words

    game = Game.replay(record | {"choices": [], "result": None})
    steps: list[dict[str, Any]] = [{"events": everything(game, 0)}]
    for number, choice in enumerate(record["choices"], 1):
        text, outcome = (choice["choice"], choice["outcome"]) if isinstance(choice, dict) else (choice, None)
        decision = next(asked for asked in game.decisions if text in asked)
        view = game.view(decision.player)
        option = next(option for option in decision if option.text == text)
        words = Words.seen_in(view).option(option.verb, option.arguments, view)
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
