"""A small soak: random games over all player counts, civilizations and options, everything checked after every choice.

`make soak` runs the large one.
"""

import json

import pytest

import gobelin
from soak import FIRST_SOLO, play


@pytest.mark.parametrize("number", [*range(96), *range(FIRST_SOLO, FIRST_SOLO + 36)])
def test_random_game_keeps_all_invariants(number: int) -> None:
    game = play(number)
    again = gobelin.Game.replay(json.loads(json.dumps(game.record())))
    assert again.scores == game.scores
    assert again.log == game.log
