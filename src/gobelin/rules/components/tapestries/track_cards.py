"""Tapestry cards about the advancement tracks: who advances on them, who may not, and what it is worth."""

from __future__ import annotations

from typing import Final

from gobelin.rules import actions
from gobelin.rules.advance import (
    TIER,
    Advance,
    Regress,
    WhichTrack,
    X,
    advance_token,
    may_advance,
    movable,
    regress_token,
)
from gobelin.rules.build import BUILDING_OF
from gobelin.rules.effects import May
from gobelin.rules.frames import Effect, Power, Question, Resolve
from gobelin.rules.names import ARMORY, FROM_TAPESTRY, MILITARY, NONE, SCIENCE, TAPESTRIES, TRACKS
from gobelin.rules.research import roll_science
from gobelin.rules.resources import ANY_1, gain_any, score
from gobelin.rules.solo.tracks import BotStep
from gobelin.rules.state import State

ALL_TRACKS: Final = (0, 1, 2, 3)

_ADVANCE: Final = tuple(Advance(track) for track in ALL_TRACKS)
_ADVANCE_X: Final = tuple(Advance(track, gain=X) for track in ALL_TRACKS)
_REGRESS_X: Final = tuple(Regress(track, gain=X) for track in ALL_TRACKS)

FROM_BROKER_OF_PEACE: Final = FROM_TAPESTRY + TAPESTRIES.index("broker_of_peace")
FROM_EMPIRICISM: Final = FROM_TAPESTRY + TAPESTRIES.index("empiricism")
FROM_REVISIONISM: Final = FROM_TAPESTRY + TAPESTRIES.index("revisionism")
FROM_THEOCRACY: Final = FROM_TAPESTRY + TAPESTRIES.index("theocracy")


class NameTrack(Question):
    """Which track does the card speak of? Any may be named, even one nobody can move on (TIMING-9)."""

    kind = "name_track"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.track(track) for track in ALL_TRACKS]

    def answer(self, state: State, action: int) -> None:
        track = actions.track_of(action)
        state.tell("name_track", self.player, track=TRACKS[track], source=self.source)
        self.go(state, track)

    def go(self, state: State, track: int) -> None:
        """What the card does with the track."""


# --- Cards that move tokens


class AgeOfDiscovery(Effect):
    """Roll the science die: you advance on its track, then every opponent does, with neither benefit nor bonus.

    It is no research, so nobody may decline (ADVANCE-7); the order decides who gains a landmark (LANDMARK-7): people
    first, then bots (SOLO-36, SOLO-41).
    """

    rule = "age_of_discovery"

    def resolve(self, state: State, player: int, source: int) -> None:
        track = roll_science(state, player, source)
        opponents = state.opponents(player)[::-1]
        for other in opponents:
            if state.players[other].bot:
                state.push(BotStep(other, track, False))
        for other in opponents:
            if not state.players[other].bot:
                state.push(Resolve(other, _ADVANCE_X[track], source))
        state.push(Resolve(player, _ADVANCE[track], source))


class OilMagnate(Effect):
    """Name a track: you may advance on it, then your neighbours may, with neither benefit nor bonus."""

    rule = "oil_magnate"

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(OilTrack(player, source))


class OilTrack(NameTrack):
    """On which track may you and your neighbours advance? The right one is asked first (NEIGHBOUR-6)."""

    def go(self, state: State, track: int) -> None:
        for other in reversed(state.neighbours(self.player)):
            state.push(May(other, _ADVANCE_X[track], self.source))
        state.push(May(self.player, _ADVANCE[track], self.source))


class DarkAges(Effect):
    """Name a track: regress 1 on each other one, then advance three times on it; nothing is gained by the moves."""

    rule = "dark_ages"

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(DarkTrack(player, source))


class DarkTrack(NameTrack):
    """On which track do you advance three times?"""

    def go(self, state: State, track: int) -> None:
        state.push(DarkStep(self.player, track, NONE, 3, self.source))
        for other in reversed(ALL_TRACKS):
            if other != track:
                state.push(Resolve(self.player, _REGRESS_X[other], self.source))


class DarkStep(Question):
    """Which token makes the steps? Each is an advance of its own, finished before the next.

    The token that made the last step (now on `space`) makes the next one, or nobody does. It is asked for again only
    if somebody else's card moved it between two steps.
    """

    kind = "token"

    def __init__(self, player: int, track: int, space: int, left: int, source: int) -> None:
        self.player = player
        self.track = track
        self.space = space
        self.left = left
        self.source = source

    def options(self, state: State) -> list[int]:
        spaces = movable(state, self.player, self.track)
        if self.space in state.players[self.player].tokens[self.track]:
            spaces = tuple(space for space in spaces if space == self.space)
        return [actions.token(self.track, space) for space in spaces]

    def answer(self, state: State, action: int) -> None:
        space = actions.token_of(action)[1]
        if self.left > 1:
            state.push(DarkStep(self.player, self.track, space + 1, self.left - 1, self.source))
        advance_token(state, self.player, self.track, space, space + 1, X, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"track": TRACKS[self.track], "left": self.left}


class Dictatorship(Advance):
    """Advance on any track; from then on it is closed to your opponents to the end of your next turn (ADVANCE-14)."""

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(TrackToClose(player, self.tracks, self.gain, source))


class TrackToClose(WhichTrack):
    """On which track do you advance and then nobody else?"""

    def take(self, state: State, action: int) -> None:
        track = actions.advance_of(action)
        in_anothers_turn = state.turn != self.player
        state.locks = (*state.locks, (track, self.player, in_anothers_turn))
        state.tell("close_track", self.player, track=TRACKS[track], source=self.source)
        super().take(state, action)


class Socialism(Effect):
    """Move one of your tokens level with the next opponent's token ahead of it or behind it; nothing is gained."""

    rule = "socialism"

    def possible(self, state: State, player: int) -> bool:
        return bool(level_moves(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(MoveLevel(player, source))


def level_moves(state: State, player: int) -> list[int]:
    """The moves to the nearest opponent's token, in each direction; only advancing can be forbidden (ADVANCE-9)."""
    legal = []
    for track in ALL_TRACKS:
        others = {space for other in state.opponents(player) for space in state.players[other].tokens[track]}
        for space in sorted(set(state.players[player].tokens[track])):
            behind = [goal for goal in others if goal < space]
            ahead = [goal for goal in others if goal > space]
            if behind:
                legal.append(actions.move(track, space, max(behind)))
            if ahead and may_advance(state, player, track):
                legal.append(actions.move(track, space, min(ahead)))
    return legal


class MoveLevel(Question):
    """Which token do you move, level with which opponent's token? Forward it is one advance (ADVANCE-10)."""

    kind = "move"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return level_moves(state, self.player)

    def answer(self, state: State, action: int) -> None:
        track, before, after = actions.move_of(action)
        if after > before:
            advance_token(state, self.player, track, before, after, X, self.source)
        else:
            regress_token(state, self.player, track, before, after, self.source)


# --- Cards that compare positions (SINGULARITY-3, SINGULARITY-4, END-4)


class BoastOfSuperiority(Effect):
    """4 VP for each track on which nobody is ahead of you."""

    rule = "boast_of_superiority"

    def resolve(self, state: State, player: int, source: int) -> None:
        me = state.players[player]
        best = [
            track for track in ALL_TRACKS if all(me.position(track) >= who.position(track) for who in state.players)
        ]
        score(state, player, 4 * len(best), source)


class PleaForAid(Effect):
    """2 VP and any 1 resource for each track on which everybody else is ahead of you."""

    rule = "plea_for_aid"

    def resolve(self, state: State, player: int, source: int) -> None:
        me = state.players[player]
        last = [
            track
            for track in ALL_TRACKS
            if all(me.position(track) < who.position(track) for who in state.players if who is not me)
        ]
        score(state, player, 2 * len(last), source)
        gain_any(state, player, len(last), source)


# --- Cards of an era


class BrokerOfPeace(Power):
    """You cannot advance on military; 3 VP for every advance of an opponent there."""

    def forbids_advance(self, state: State, owner: int, track: int) -> bool:
        return track == MILITARY

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        if mover != owner and track == MILITARY:
            score(state, owner, 3, FROM_BROKER_OF_PEACE)


class Empiricism(Power):
    """2 VP for each of your advances on science; roll the science die twice and choose one result (RESEARCH-9)."""

    def rolls_science_twice(self) -> bool:
        return True

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        if mover == owner and track == SCIENCE:
            score(state, owner, 2, FROM_EMPIRICISM)


class Revisionism(Power):
    """A landmark gained by advancing gives any 1 resource too; one found gone gives an armory (LANDMARK-8)."""

    def on_track_landmark(self, state: State, owner: int, landmark: int, gained: bool) -> None:
        state.push(Resolve(owner, ANY_1 if gained else BUILDING_OF[ARMORY], FROM_REVISIONISM))


class Theocracy(Power):
    """You cannot advance on science; 4 VP for each tier you advance into, as often as you do."""

    def forbids_advance(self, state: State, owner: int, track: int) -> bool:
        return track == SCIENCE

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        tiers = TIER[after] - TIER[before]
        if mover == owner and tiers:
            score(state, owner, 4 * tiers, FROM_THEOCRACY)


class WartimeEconomy(Power):
    """Bonuses of the tracks that cost exactly any 1 resource are free for you, and as optional as ever (TIMING-10)."""

    def frees_bonus(self) -> bool:
        return True


AGE_OF_DISCOVERY: Final = AgeOfDiscovery()
BOAST_OF_SUPERIORITY: Final = BoastOfSuperiority()
BROKER_OF_PEACE: Final = BrokerOfPeace()
DARK_AGES: Final = DarkAges()
DICTATORSHIP: Final = Dictatorship()
EMPIRICISM: Final = Empiricism()
OIL_MAGNATE: Final = OilMagnate()
PLEA_FOR_AID: Final = PleaForAid()
REVISIONISM: Final = Revisionism()
SOCIALISM: Final = Socialism()
THEOCRACY: Final = Theocracy()
WARTIME_ECONOMY: Final = WartimeEconomy()
