"""`gobelin hint`: what a bot would do in a saved game, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gobelin.cli.common import BadInput, Plain, load_record, make_console, replayed

if TYPE_CHECKING:
    from gobelin.bots import Explanation


def hint(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game; - reads stdin.")],
    by: Annotated[str, typer.Option("--by", metavar="BOT", help="Whose advice.")] = "planner",
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long it may think.")] = 2.0,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Of its guesses about hidden cards.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    plain: Plain = False,
) -> None:
    """What a bot would choose now, what it expects of it, and the plan behind it. It sees no more than the player."""
    from gobelin import Seat, bots

    if not 0 < seconds <= 3600:
        raise BadInput(f"the seconds must be above 0 and at most 3600, not {seconds:g}")
    bot = bots.make(by, seed, seconds)
    if not isinstance(bot, bots.TurnPlanner):
        able = [name for name in bots.names() if isinstance(bots.make(name), bots.TurnPlanner)]
        raise BadInput(f"{by} cannot explain itself: ask one of {', '.join(able)}")
    game = replayed(load_record(file), "the record on stdin" if file == "-" else file)
    decision = game.decision
    if decision is None:
        raise BadInput("the game is over: there is nothing to decide")
    explanation = bot.explain(Seat(game, decision.player))
    document = {"player": decision.player, "kind": decision.kind, "source": decision.source, **explanation.document()}
    if as_json:
        print(json.dumps(document, indent=2))
        return
    console = make_console(plain)
    for line in words(document, explanation):
        console.print(line)


def words(document: dict[str, Any], explanation: Explanation) -> list[str]:
    """The explanation for people."""
    lines = [
        f"Player {document['player'] + 1} decides: {document['kind']} ({document['source']})",
        f"Best: {document['option']}",
        f"Expected points: {document['before']:.1f} as things stand, {document['after']:.1f} with it",
    ]
    lines += [f"  {one['points']:6.1f}  {one['option']}" for one in document["best"]]
    if len(document["plan"]) > 1:
        lines.append("Plan for this turn: " + ", ".join(document["plan"]))
    changed = {name: term for name, term in document["terms"].items() if abs(term["after"] - term["before"]) >= 0.05}
    if changed:
        lines.append("What changes:")
        lines += [
            f"  {term['after'] - term['before']:+6.1f}  {name.replace('_', ' ')}"
            for name, term in sorted(changed.items(), key=lambda item: item[1]["before"] - item[1]["after"])
        ]
    if explanation.nodes:
        lines.append(f"Thought about {explanation.nodes} positions on {explanation.deals} guesses at what is hidden.")
    return lines
