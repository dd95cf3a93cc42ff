"""`gobelin replay`: a recorded game, in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin import Game
from gobelin.cli.common import Plain, load_record, make_console, record_name, replay_record
from gobelin.cli.speech import words as words_of
from gobelin.documents import Event
from gobelin.game.records import beginning_of, split_choice

if TYPE_CHECKING:
    from rich.console import Console


def replay(
    file: Annotated[str, typer.Argument(metavar="cli-value-file", help="cli-replay-file")],
    as_json: Annotated[bool, typer.Option("--json", help="cli-replay-json")] = False,
    steps: Annotated[bool, typer.Option("--steps", help="cli-replay-steps")] = False,
    number: Annotated[int | None, typer.Option("--game", metavar="N", help="cli-replay-game")] = None,
    as_record: Annotated[bool, typer.Option("--record", help="cli-replay-record")] = False,
    plain: Plain = False,
) -> None:
    """Tell a recorded game again, in words or as JSON, and show the final scores."""
    record = load_record(file, number)
    game = replay_record(record, record_name(file))
    if as_record:
        print(json.dumps(record))
        return
    told: list[dict[str, Any]] = _replay_steps(record) if steps else [{"events": all_events(game, 0)}]
    if as_json:
        part = {"steps": told} if steps else {"events": told[0]["events"]}
        result = {"scores": game.scores, "winners": game.winners} if game.over else None
        print(json.dumps({"players": game.players, "over": game.over, "scores": game.scores, **part, "result": result}))
        return
    print_game(make_console(plain), game, told)


def print_game(console: Console, game: Game, told: list[dict[str, Any]]) -> None:
    """The game in words, with its scores."""
    from rich.text import Text

    from gobelin.locale.names import sentence
    from gobelin.terminal import scores
    from gobelin.terminal.paper import print_line

    words = words_of(game.view())
    for step in told:
        if "choice" in step:
            choice = words.text(
                "replayed-choice",
                number=step["number"],
                player=sentence(words.player(step["player"])),
                question=step["asked"],
                option=step["words"],
            )
            print_line(console, Text(choice, style="bold"))
        for event, line in words.narrate(step["events"]):
            if event["key"] == "turn":
                console.print()
                print_line(console, Text(line, style="bold"))
            else:
                print_line(console, f"  {line}")
    console.print()
    if game.over:
        for line in scores.ranking(game, words):
            print_line(console, line)
        print_line(console, Text(scores.winner_words(game, words), style="bold"))
    else:
        print_line(console, Text(words.text("replayed-not-over", number=game.view()["turn_number"]), style="bold"))
    console.print()
    console.print(scores.score_table(game, words))


def all_events(game: Game, since: int) -> list[Event]:
    """All events, including what only their own player saw."""
    seen = [game.events(player, since) for player in range(game.players)]
    public: list[Any] = list(game.events(None, since))
    return [seen[event.get("player", 0)][number] for number, event in enumerate(public)]


def _replay_steps(record: Any) -> list[dict[str, Any]]:
    """The game choice by choice."""
    from gobelin.terminal.options import view_with

    game = Game.replay(beginning_of(record))
    steps: list[dict[str, Any]] = [{"events": all_events(game, 0)}]
    for number, choice in enumerate(record["choices"], 1):
        text, outcome = split_choice(choice)
        decision = next(asked for asked in game.decisions if text in asked)
        view = view_with(game, decision)
        words = words_of(view)
        option = next(option for option in decision if option.text == text)
        before = len(game.log)
        asked = {
            "number": number,
            "player": decision.player,
            "question": decision.kind,
            "asked": words.prompt(view["decision"]),
            "choice": choice,
            "words": words.option(option.verb, option.arguments, view),
        }
        game.play(text, outcome=outcome)
        steps.append(asked | {"events": all_events(game, before)})
    return steps
