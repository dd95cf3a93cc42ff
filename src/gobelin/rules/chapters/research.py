"""RESEARCH: the science die."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import BEYOND_VP, FULL, GAINS, WhichToken, X, can_go_beyond, movable_tokens, moves
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Frame, Offer, Question
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import State
from gobelin.rules.printed.dice import RESEARCH_DICE, SCIENCE_FACES
from gobelin.rules.printed.names import TRACKS


class Research(Effect):
    """Roll the science die and you may advance on its track; never void (RESEARCH-1 to -4)."""

    part = "research"

    def __init__(self, gain: int, times: int = 1, beyond: bool = False) -> None:
        self.gain = gain
        self.times = times
        self.beyond = beyond

    def resolve(self, state: State, player: int, source: int) -> None:
        for _ in range(self.times):
            state.push(RollScience(player, self.gain, self.beyond, source))

    def notation(self) -> object:
        if self.times > 1:
            return rule("four_research_rolls", times=self.times, beyond={"vp": BEYOND_VP})
        return {"research": "full" if self.gain == FULL else "bare"}


RESEARCH: Final = Research(FULL)
RESEARCH_BARE: Final = Research(X)
ALIEN_BIOLOGY: Final = Research(X, times=4, beyond=True)


def roll_science(state: State, player: int, source: int) -> int:
    """One roll of the science die: a track."""
    track = SCIENCE_FACES[state.roll(RESEARCH_DICE)[0]]
    state.tell("roll_science", player, track=TRACKS[track], source=source)
    return track


class RollScience(Frame):
    """A roll is due; the next one waits until this one is finished (RESEARCH-7)."""

    step = "science_die"

    def __init__(self, player: int, gain: int, beyond: bool, source: int) -> None:
        self.player = player
        self.gain = gain
        self.beyond = beyond
        self.source = source

    def resolve(self, state: State) -> None:
        track = roll_science(state, self.player, self.source)
        if any(power.rolls_science_twice() for power in state.players[self.player].powers):
            other = roll_science(state, self.player, self.source)
            if other != track:
                state.push(WhichRoll(self.player, track, other, self.gain, self.beyond, self.source))
                return
        state.push(MayAdvance(self.player, track, self.gain, self.beyond, self.source))


class WhichRoll(Question):
    """Which of the two rolls do you keep? (RESEARCH-9)"""

    kind = "which_roll"

    def __init__(self, player: int, first: int, second: int, gain: int, beyond: bool, source: int) -> None:
        self.player = player
        self.first = first
        self.second = second
        self.gain = gain
        self.beyond = beyond
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.track(self.first), actions.track(self.second)]

    def answer(self, state: State, action: int) -> None:
        state.push(MayAdvance(self.player, actions.track_of(action), self.gain, self.beyond, self.source))


class MayAdvance(Offer):
    """Do you advance on this track? Nothing is asked when no token can (RESEARCH-2, -5, -9)."""

    kind = "research"

    def __init__(self, player: int, track: int, gain: int, beyond: bool, source: int) -> None:
        self.player = player
        self.track = track
        self.gain = gain
        self.beyond = beyond
        self.source = source

    def choices(self, state: State) -> list[int]:
        if movable_tokens(state, self.player, self.track) or (
            self.beyond and can_go_beyond(state, self.player, self.track)
        ):
            return [actions.advance(self.track)]
        return []

    def take(self, state: State, action: int) -> None:
        state.push(WhichToken(self.player, self.track, self.gain, self.source, self.beyond))

    def about(self, state: State) -> dict[str, object]:
        return {
            "track": TRACKS[self.track],
            "gain": GAINS[self.gain],
            "moves": moves(state, self.player, (self.track,), False),
        }
