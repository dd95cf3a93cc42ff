"""Random games to look at: every decision of soak games, and everything that can be seen of a game at once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import gobelin
import soak
from gobelin.rules.engine.state import SOLO_FIELDS


def moments(numbers: Iterable[int], **changes: Any) -> Iterator[tuple[gobelin.Game, int, random.Random]]:
    """Each decision of these soak games with the index of the option that will be played, and a generator."""
    for number in numbers:
        game = gobelin.Game.new(**soak.options(number) | changes)
        rng = random.Random(-number)
        while not game.over:
            index = soak.choose(game, rng, soak.style(number))
            yield game, index, random.Random(number * 10_000 + len(game.choices))
            game.play(index)


def viewers(game: gobelin.Game) -> tuple[int | None, ...]:
    return (None, *range(game.players))


def seen(game: gobelin.Game, viewer: int | None) -> str:
    """The view, byte for byte."""
    return json.dumps(game.view(viewer))


def solo_fields(game: gobelin.Game) -> list[object]:
    """All that the bots have beyond the pieces of their seats."""
    assert game.state.solo is not None
    return [getattr(game.state.solo, name) for name in SOLO_FIELDS]


def everything(game: gobelin.Game) -> str:
    """All that can be asked of a game without playing: record, views, events, scores, the decision, the luck."""
    decision = game.decision
    return json.dumps(
        [
            game.record(),
            [game.view(viewer) for viewer in viewers(game)],
            [game.events(viewer) for viewer in viewers(game)],
            [game.over, game.scores, game.winners],
            [decision.player, decision.kind, decision.source, decision.actions] if decision else None,
            [game.score_sheet(player) for player in range(game.players)],
            [game.state.luck_key.hex(), game.state.drawn, game.state.turns],
        ]
    )


def logged(game: gobelin.Game) -> list[str]:
    return [repr(event) for event in game.log]
