"""Futurists: ahead of their time on every track (CIV-13)."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import LAST_SPACE, earn_end_of_track, move_token
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.resources import ANY_ONE, Pay, payments
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Question, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import CULTURE, FROM_CIVILIZATION, RESOURCES, TRACKS

NUMBER: Final = 4
SOURCE: Final = FROM_CIVILIZATION + NUMBER

JUMP: Final = 4
ONE_OF_EACH: Final = Gain(coin=1, worker=1, food=1, culture=1)


class Futurists(Civilization):
    """When gained: 4 spaces forward on every track without anything they give, and 1 of each resource."""

    number = NUMBER

    def notation(self) -> dict[str, object]:
        return {
            "setup": {"tokens_on_mat": 0, "gain": {"then": [ONE_OF_EACH.notation(), rule("jump", spaces=JUMP)]}},
            "midgame": rule("as_at_start"),
            "start_bonus": rule("lose", pay={RESOURCES[CULTURE]: 1, "any": 1}),
        }

    def setup(self, state: State, owner: int) -> None:
        for track in reversed(range(len(TRACKS))):
            state.push(WhichJump(owner, track))
        state.push(Resolve(owner, ONE_OF_EACH, SOURCE))

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Pay(owner, ANY_ONE, SOURCE))
        state.push(Pay(owner, payments(CULTURE, 1, 0), SOURCE))


class WhichJump(Question):
    """Which of your tokens on the track jumps? No advance: no landmark, trigger or prohibition (ADVANCE-9)."""

    kind = "jump"

    def __init__(self, player: int, track: int) -> None:
        self.player = player
        self.track = track
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        spaces = sorted(set(state.players[self.player].tokens[self.track]))
        return [actions.token(self.track, space) for space in spaces if space < LAST_SPACE]

    def answer(self, state: State, action: int) -> None:
        before = actions.token_of(action)[1]
        after = min(before + JUMP, LAST_SPACE)
        move_token(state, self.player, self.track, before, after)
        state.tell("jump", self.player, track=TRACKS[self.track], before=before, after=after, source=SOURCE)
        if after == LAST_SPACE:
            earn_end_of_track(state, self.player)

    def about(self, state: State) -> dict[str, object]:
        return {"track": TRACKS[self.track]}
