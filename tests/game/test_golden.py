"""Golden games: whole recorded games with their results. A change of the rules shows here.

After a wanted change `PYTHONPATH=tests/support python tests/game/test_golden.py --write` records them anew; read the
difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import pytest

import gobelin
from folders import DATA
from gobelin.rules.chapters.sheet import score_sheet
from soak import FIRST_SOLO, play

FOLDER = DATA / "golden"
NUMBERS = (0, 1, 2, 3, 9, 30, 45, 76, 93, 110, 119, 127)  # soak games: 2 to 5 players, many options and civilizations
GAMES = {f"game_{number}": number for number in NUMBERS}
GAMES |= {f"solo_{level}": FIRST_SOLO + 7 * level + level - 1 for level in range(1, 7)}  # and a civilization each
GAMES |= {"shadow": FIRST_SOLO + 6}


def golden(game: gobelin.Game) -> dict[str, Any]:
    """The record with all figures, and a digest of the log."""
    events = json.dumps([game.events(viewer) for viewer in range(game.players)], sort_keys=True)
    return {
        **game.record(),
        "sheets": [score_sheet(game.state, player) for player in range(game.players)],
        "log": hashlib.sha256(events.encode()).hexdigest(),
    }


@pytest.mark.parametrize("name", GAMES)
def test_golden_game_is_still_the_same(name: str) -> None:
    """Solo games of every level and one with the Shadow Empire are among them (SOLO-4, SOLO-39)."""
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    game = gobelin.Game.replay(kept)
    assert game.over
    assert json.loads(json.dumps(golden(game))) == kept


@pytest.mark.parametrize("name", ["game_0", "game_1", "game_2", "game_3", "solo_6", "shadow"])
def test_the_same_seed_still_gives_the_golden_game(name: str) -> None:
    """Not only do the choices fit: the options come in the same order."""
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert play(GAMES[name], check=False).record()["choices"] == kept["choices"]


if __name__ == "__main__" and "--write" in sys.argv:
    for wanted, number in GAMES.items():
        text = json.dumps(golden(play(number, check=False)), indent=0)
        (FOLDER / f"{wanted}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{wanted} written")
