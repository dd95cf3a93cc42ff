"""Golden games: whole recorded games with their results. A change of the rules shows here.

python tests/test_golden.py --write      # after a wanted change: record them anew and read the difference
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import gobelin
from soak import play

FOLDER = Path(__file__).resolve().parent / "golden"
NUMBERS = (0, 1, 2, 3, 9, 30, 45, 76, 93, 110, 119, 127)  # soak games: 2 to 5 players, many options and civilizations


def golden(game: gobelin.Game) -> dict[str, Any]:
    """The record with all figures, and a digest of the log."""
    events = json.dumps([game.events(viewer) for viewer in range(game.players)], sort_keys=True)
    return {
        **game.record(),
        "sheets": [game.score_sheet(player) for player in range(game.players)],
        "log": hashlib.sha256(events.encode()).hexdigest(),
    }


@pytest.mark.parametrize("number", NUMBERS)
def test_golden_game_is_still_the_same(number: int) -> None:
    kept = json.loads((FOLDER / f"game_{number}.json").read_text(encoding="utf-8"))
    game = gobelin.Game.replay(kept)
    assert game.over
    assert json.loads(json.dumps(golden(game))) == kept


@pytest.mark.parametrize("number", NUMBERS[:4])
def test_the_same_seed_still_gives_the_golden_game(number: int) -> None:
    """Not only do the choices fit: the options come in the same order."""
    kept = json.loads((FOLDER / f"game_{number}.json").read_text(encoding="utf-8"))
    assert play(number, check=False).record()["choices"] == kept["choices"]


if __name__ == "__main__" and "--write" in sys.argv:
    for wanted in NUMBERS:
        text = json.dumps(golden(play(wanted, check=False)), indent=0)
        (FOLDER / f"game_{wanted}.json").write_text(text + "\n", encoding="utf-8")
        print(f"game {wanted} written")
