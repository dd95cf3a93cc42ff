"""The Chosen: being ahead on the tracks pays, and so do achievements, in every income turn."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.income import LAST_ERA
from gobelin.rules.chapters.resources import gain_any, score
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION

NUMBER: Final = 14
SOURCE: Final = FROM_CIVILIZATION + NUMBER

START_VP: Final = 15  # for each opponent
LEAD_VP: Final = 1  # for each opponent, on each track
ACHIEVEMENT_VP: Final = 5  # in the last income turn


class TheChosen(Civilization):
    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        lead = rule("per_track_leading", gain=rule("per_opponent", gain={"vp": LEAD_VP}))
        earned = rule("per_achievement", gain={"any": 1}, last_turn={"vp": ACHIEVEMENT_VP})
        return {
            "income": {"optional": False, "gain": {"then": [lead, earned]}},
            "start_bonus": rule("per_opponent", gain={"vp": START_VP}),
        }

    def income(self, state: State, owner: int) -> None:
        who = state.players[owner]
        for track in range(4):
            if is_ahead(state, owner, track):
                score(state, owner, LEAD_VP * len(state.opponents(owner)), SOURCE)
        earned = who.achievements.bit_count()
        if who.era < LAST_ERA:
            gain_any(state, owner, earned, SOURCE)
        elif earned:
            score(state, owner, ACHIEVEMENT_VP * earned, SOURCE)

    def start_bonus(self, state: State, owner: int) -> None:
        score(state, owner, START_VP * len(state.opponents(owner)), SOURCE)


def is_ahead(state: State, owner: int, track: int) -> bool:
    """Nobody stands further; ties count. On a completed track, the ghost's included, nobody can (CIV-15)."""
    foremost = state.players[owner].position(track)
    return all(who.position(track) <= foremost for who in state.players)
