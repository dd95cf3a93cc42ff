"""Tapestry cards about the advancement tracks: who advances on them, who may not, and what it is worth."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import (
    FULL,
    GAINS,
    TIER,
    Advance,
    Regress,
    WhichTrack,
    X,
    advance_token,
    may_advance,
    movable_tokens,
    regress_token,
)
from gobelin.rules.chapters.build import BUILDING_OF
from gobelin.rules.chapters.effects import May
from gobelin.rules.chapters.research import roll_science
from gobelin.rules.chapters.resources import ANY_1, gain_any, score
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Power, Question, Resolve
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import ARMORY, MILITARY, NONE, SCIENCE, TRACKS, tapestry_source
from gobelin.rules.solo.tracks import BotStep

ALL_TRACKS: Final = (0, 1, 2, 3)

_ADVANCE: Final = tuple(Advance(track) for track in ALL_TRACKS)
_ADVANCE_X: Final = tuple(Advance(track, gain=X) for track in ALL_TRACKS)
_REGRESS_X: Final = tuple(Regress(track, gain=X) for track in ALL_TRACKS)


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


# --- Age of Discovery


class AgeOfDiscovery(Effect):
    """Roll the science die: you advance on its track, then every opponent does, with neither benefit nor bonus.

    It is no research, so nobody may decline (ADVANCE-7); the order decides who gains a landmark (LANDMARK-7): people
    first, then bots (SOLO-36, SOLO-41).
    """

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

    def notation(self) -> object:
        return rule("advance_by_science_die", owner=GAINS[FULL], opponents=GAINS[X])


AGE_OF_DISCOVERY: Final = AgeOfDiscovery()


# --- Oil Magnate


class OilMagnate(Effect):
    """Name a track: you may advance on it, then your neighbours may, with neither benefit nor bonus."""

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(OilTrack(player, source))

    def notation(self) -> object:
        return rule("advance_on_named_track", owner=GAINS[FULL], neighbours=GAINS[X])


OIL_MAGNATE: Final = OilMagnate()


class OilTrack(NameTrack):
    """On which track may you and your neighbours advance? The right one is asked first (NEIGHBOUR-6)."""

    def go(self, state: State, track: int) -> None:
        for other in reversed(state.neighbours(self.player)):
            state.push(May(other, _ADVANCE_X[track], self.source))
        state.push(May(self.player, _ADVANCE[track], self.source))


# --- Dark Ages


class DarkAges(Effect):
    """Name a track: regress 1 on each other one, then advance three times on it; nothing is gained by the moves."""

    steps: Final = 3

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(DarkTrack(player, source))

    def notation(self) -> object:
        return rule("one_track_forward", forward=self.steps, back_on_others=1, gain=GAINS[X])


DARK_AGES: Final = DarkAges()


class DarkTrack(NameTrack):
    """On which track do you advance three times?"""

    def go(self, state: State, track: int) -> None:
        state.push(DarkStep(self.player, track, NONE, DARK_AGES.steps, self.source))
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
        spaces = movable_tokens(state, self.player, self.track)
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


# --- Dictatorship


class Dictatorship(Advance):
    """Advance on any track; from then on it is closed to your opponents to the end of your next turn (ADVANCE-14)."""

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(TrackToClose(player, self.tracks, self.gain, source))

    def notation(self) -> object:
        return {"then": [rule("close_track"), super().notation()]}


DICTATORSHIP: Final = Dictatorship()


class TrackToClose(WhichTrack):
    """On which track do you advance and then nobody else?"""

    def take(self, state: State, action: int) -> None:
        track = actions.advance_of(action)
        lock = (track, self.player, state.turn != self.player)
        if lock not in state.locks:  # closed twice is closed
            state.locks = (*state.locks, lock)
        state.tell("close_track", self.player, track=TRACKS[track], source=self.source)
        super().take(state, action)


# --- Socialism


class Socialism(Effect):
    """Move one of your tokens level with the next opponent ahead of it or behind it; nothing is gained."""

    def possible(self, state: State, player: int) -> bool:
        return bool(level_moves(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(MoveLevel(player, source))

    def notation(self) -> object:
        return rule("move_level", gain=GAINS[X])


SOCIALISM: Final = Socialism()


def level_moves(state: State, player: int) -> list[int]:
    """The moves to the nearest opponent, in each direction; only advancing can be forbidden (ADVANCE-9).

    An opponent stands where the foremost token does, the ghost included (SINGULARITY-3, -4).
    """
    legal = []
    for track in ALL_TRACKS:
        others = {state.players[other].position(track) for other in state.opponents(player)}
        for space in sorted(set(state.players[player].tokens[track])):
            behind = [goal for goal in others if goal < space]
            ahead = [goal for goal in others if goal > space]
            if behind:
                legal.append(actions.move(track, space, max(behind)))
            if ahead and may_advance(state, player, track):
                legal.append(actions.move(track, space, min(ahead)))
    return legal


class MoveLevel(Question):
    """Which token do you move, level with which opponent? Forward it is one advance (ADVANCE-10)."""

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


# --- Boast of Superiority, Plea for Aid: positions are those of SINGULARITY-3, SINGULARITY-4 and END-4


class BoastOfSuperiority(Effect):
    """VP for each track on which nobody is ahead of you."""

    vp_per_track: Final = 4

    def resolve(self, state: State, player: int, source: int) -> None:
        me = state.players[player]
        best = [
            track for track in ALL_TRACKS if all(me.position(track) >= who.position(track) for who in state.players)
        ]
        score(state, player, self.vp_per_track * len(best), source)

    def notation(self) -> object:
        return rule("per_track_leading", gain={"vp": self.vp_per_track})


BOAST_OF_SUPERIORITY: Final = BoastOfSuperiority()


class PleaForAid(Effect):
    """VP and any 1 resource for each track on which everybody else is ahead of you."""

    vp_per_track: Final = 2

    def resolve(self, state: State, player: int, source: int) -> None:
        me = state.players[player]
        last = [
            track
            for track in ALL_TRACKS
            if all(me.position(track) < who.position(track) for who in state.players if who is not me)
        ]
        score(state, player, self.vp_per_track * len(last), source)
        gain_any(state, player, len(last), source)

    def notation(self) -> object:
        return rule("per_track_behind", gain={"all": [{"vp": self.vp_per_track}, ANY_1.notation()]})


PLEA_FOR_AID: Final = PleaForAid()


# --- Broker of Peace


class BrokerOfPeace(Power):
    """You cannot advance on military; VP for every advance of an opponent there."""

    source: Final = tapestry_source("broker_of_peace")
    vp_per_advance: Final = 3

    def forbids_advance(self, state: State, owner: int, track: int) -> bool:
        return track == MILITARY

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        if mover != owner and track == MILITARY:
            score(state, owner, self.vp_per_advance, self.source)

    def notation(self) -> dict[str, object]:
        vp = {"vp": self.vp_per_advance}
        return {
            "triggers": [when("advance", vp, who="opponent", track=TRACKS[MILITARY])],
            "forbids": [law("advancing", track=TRACKS[MILITARY])],
        }


BROKER_OF_PEACE: Final = BrokerOfPeace()


# --- Empiricism


class Empiricism(Power):
    """VP for each of your advances on science; roll the science die twice and choose one result (RESEARCH-9)."""

    source: Final = tapestry_source("empiricism")
    vp_per_advance: Final = 2

    def rolls_science_twice(self) -> bool:
        return True

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        if mover == owner and track == SCIENCE:
            score(state, owner, self.vp_per_advance, self.source)

    def notation(self) -> dict[str, object]:
        vp = {"vp": self.vp_per_advance}
        return {"triggers": [when("advance", vp, track=TRACKS[SCIENCE]), when("roll_science", rule("roll_twice"))]}


EMPIRICISM: Final = Empiricism()


# --- Revisionism


class Revisionism(Power):
    """A landmark gained by advancing gives any 1 resource too; one found gone gives an armory (LANDMARK-8)."""

    source: Final = tapestry_source("revisionism")
    if_gained: Final = ANY_1
    if_gone: Final = BUILDING_OF[ARMORY]

    def on_track_landmark(self, state: State, owner: int, landmark: int, gained: bool) -> None:
        effect: Effect = self.if_gained if gained else self.if_gone
        state.push(Resolve(owner, effect, self.source))

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [
                when("landmark_gained", self.if_gained.notation()),
                when("landmark_taken", self.if_gone.notation()),
            ]
        }


REVISIONISM: Final = Revisionism()


# --- Theocracy


class Theocracy(Power):
    """You cannot advance on science; VP for each tier you advance into, as often as you do."""

    source: Final = tapestry_source("theocracy")
    vp_per_tier: Final = 4

    def forbids_advance(self, state: State, owner: int, track: int) -> bool:
        return track == SCIENCE

    def on_advance(self, state: State, owner: int, mover: int, track: int, before: int, after: int) -> None:
        tiers = TIER[after] - TIER[before]
        if mover == owner and tiers:
            score(state, owner, self.vp_per_tier * tiers, self.source)

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [when("enter_tier", {"vp": self.vp_per_tier})],
            "forbids": [law("advancing", track=TRACKS[SCIENCE])],
        }


THEOCRACY: Final = Theocracy()


# --- Wartime Economy


class WartimeEconomy(Power):
    """Bonuses of the tracks that cost exactly any 1 resource are free for you, and as optional as ever (TIMING-10)."""

    def frees_bonus(self) -> bool:
        return True

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("bonus_any", rule("free_bonus"))]}


WARTIME_ECONOMY: Final = WartimeEconomy()
