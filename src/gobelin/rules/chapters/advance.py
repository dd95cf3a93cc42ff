"""ADVANCE, REGRESS, REPEAT and SINGULARITY: tokens on the tracks, and what their spaces give."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.achievements import earn
from gobelin.rules.chapters.build import COUNT_TECH, COUNT_TRACKS, GainLandmark, tell_count
from gobelin.rules.chapters.resources import (
    ADVANCES,
    ANY_ONE,
    BONUSES,
    Pay,
    pay_resources,
    payable_actions,
    payments,
    score,
)
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Effect, Frame, Offer, Question, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import COMPLETE_TRACK, FROM_TURN, NOBODY, RESOURCES, TECHNOLOGIES, TECHNOLOGY, TRACKS

# What the space reached gives
FULL: Final = 0  # benefit, and the bonus may be bought
BENEFIT: Final = 1  # benefit only
X: Final = 2  # neither
FREE_BONUS: Final = 3  # no benefit; the bonus for nothing
GAINS: Final = ("full", "benefit", "none", "free_bonus")

LAST_SPACE: Final = 12
BEYOND_VP: Final = 5  # instead of a step beyond the last space, where an effect says so

RESOURCE_OF_TRACK: Final = (2, 1, 3, 0)  # food, worker, culture, coin (ADVANCE-2)
TIER: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
FIRST_SPACE_OF_TIER: Final = (0, 1, 4, 7, 10)
_FIXED: Final = (0, 0, 1, 1, 2)
_FREE: Final = (0, 1, 1, 2, 0)
COSTS: Final = tuple(
    tuple(payments(RESOURCE_OF_TRACK[track], _FIXED[tier], _FREE[tier]) for tier in range(5)) for track in range(4)
)


def cost_notation(track: int, space: int) -> list[str]:
    tier = TIER[space]
    return [RESOURCES[RESOURCE_OF_TRACK[track]]] * _FIXED[tier] + ["any"] * _FREE[tier]


def can_pay(state: State, player: int, track: int, space: int) -> bool:
    """The player can pay for advancing into this space."""
    tier = TIER[space]
    resources = state.players[player].resources
    return (
        resources[RESOURCE_OF_TRACK[track]] >= _FIXED[tier]
        and resources[0] + resources[1] + resources[2] + resources[3] >= _FIXED[tier] + _FREE[tier]
    )


def missing_resources(state: State, player: int, track: int, space: int) -> list[str]:
    """The resources that the player lacks for advancing into this space, ``any`` for those of any kind."""
    tier = TIER[space]
    resource = RESOURCE_OF_TRACK[track]
    resources = state.players[player].resources
    fixed = max(0, _FIXED[tier] - resources[resource])
    return [RESOURCES[resource]] * fixed + ["any"] * (max(fixed, _FIXED[tier] + _FREE[tier] - sum(resources)) - fixed)


# --- Which advances are allowed


def may_advance(state: State, player: int, track: int) -> bool:
    """No card forbids the player to advance on the track (ADVANCE-9, ADVANCE-14)."""
    for locked, owner, _ in state.locks:
        if locked == track and owner != player:
            return False
    for power in state.players[player].powers:
        if power.forbids_advance(state, player, track):
            return False
    return True


def movable_tokens(state: State, player: int, track: int) -> tuple[int, ...]:
    """The spaces of the player's tokens that can advance on the track."""
    tokens = state.players[player].tokens[track]
    if not tokens or not may_advance(state, player, track):
        return ()
    if len(tokens) == 1:
        return tokens if tokens[0] < LAST_SPACE else ()
    return tuple(sorted({space for space in tokens if space < LAST_SPACE}))


def moves(state: State, player: int, tracks: tuple[int, ...], paid: bool) -> list[dict[str, object]]:
    """What lies ahead of the player's tokens: space, price, and why a token cannot go there (`refused`)."""
    found: list[dict[str, object]] = []
    for track in tracks:
        closed_by = next((owner for locked, owner, _ in state.locks if locked == track and owner != player), NOBODY)
        for space in sorted(set(state.players[player].tokens[track])):
            ahead = min(space + 1, LAST_SPACE)
            lacking = missing_resources(state, player, track, ahead) if paid else []
            refused = None
            if space == LAST_SPACE:
                refused = "end_of_track"
            elif closed_by != NOBODY:
                refused = "closed"
            elif not may_advance(state, player, track):
                refused = "forbidden"
            elif lacking:
                refused = "unpayable"
            found.append({
                "track": TRACKS[track], "from": space, "space": ahead,
                "cost": cost_notation(track, ahead) if paid else [], "missing": lacking,
                "closed_by": None if closed_by == NOBODY else closed_by, "refused": refused,
            })  # fmt: skip
    return found


def move_token(state: State, player: int, track: int, before: int, after: int) -> None:
    """A token changes its space, and nothing else happens."""
    who = state.players[player]
    tokens = list(who.tokens[track])
    tokens.remove(before)
    tokens.append(after)
    tokens.sort()
    who.tokens[track] = tuple(tokens)


# --- Advancing


class Advance(Effect):
    """Move a token 1 forward on one of these tracks, free of cost; mandatory if possible (ADVANCE-6, -7, -11)."""

    def __init__(self, *tracks: int, gain: int = FULL) -> None:
        self.tracks = tracks or (0, 1, 2, 3)
        self.gain = gain
        self.part = f"advance_{TRACKS[tracks[0]]}" if len(tracks) == 1 else "advance"

    def possible(self, state: State, player: int) -> bool:
        return any(movable_tokens(state, player, track) for track in self.tracks)

    def resolve(self, state: State, player: int, source: int) -> None:
        optional = self.gain == X and source // 100 == 1 and state.options.optional_x_advance  # OPEN-3
        state.push(WhichTrack(player, self.tracks, self.gain, source, optional))

    def notation(self) -> object:
        return {"advance": {"track": tracks_notation(self.tracks), "gain": GAINS[self.gain]}}


def tracks_notation(tracks: tuple[int, ...]) -> object:
    if len(tracks) == 4:
        return "any"
    names = [TRACKS[track] for track in tracks]
    return names[0] if len(names) == 1 else names


class WhichTrack(Offer):
    """On which track do you advance?"""

    kind = "advance"

    def __init__(self, player: int, tracks: tuple[int, ...], gain: int, source: int, optional: bool = False) -> None:
        self.player = player
        self.tracks = tracks
        self.gain = gain
        self.source = source
        self.optional = optional

    def choices(self, state: State) -> list[int]:
        return [actions.advance(track) for track in self.tracks if movable_tokens(state, self.player, track)]

    def take(self, state: State, action: int) -> None:
        state.push(WhichToken(self.player, actions.advance_of(action), self.gain, self.source))

    def about(self, state: State) -> dict[str, object]:
        return {"gain": GAINS[self.gain], "moves": moves(state, self.player, self.tracks, False)}


class WhichToken(Question):
    """Which of your tokens on the track advances? `beyond`: one on 12 may be chosen for 5 VP (ADVANCE-15)."""

    kind = "token"

    def __init__(self, player: int, track: int, gain: int, source: int, beyond: bool = False) -> None:
        self.player = player
        self.track = track
        self.gain = gain
        self.source = source
        self.beyond = beyond

    def options(self, state: State) -> list[int]:
        spaces = movable_tokens(state, self.player, self.track)
        if self.beyond and can_go_beyond(state, self.player, self.track):
            spaces = (*spaces, LAST_SPACE)
        return [actions.token(self.track, space) for space in spaces]

    def answer(self, state: State, action: int) -> None:
        space = actions.token_of(action)[1]
        if space == LAST_SPACE:
            score(state, self.player, BEYOND_VP, self.source)
        else:
            advance_token(state, self.player, self.track, space, space + 1, self.gain, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"track": TRACKS[self.track], "gain": GAINS[self.gain]}


def can_go_beyond(state: State, player: int, track: int) -> bool:
    """A real token stands on 12 and may advance: 5 VP where an effect says so (ADVANCE-15)."""
    return LAST_SPACE in state.players[player].tokens[track] and may_advance(state, player, track)


def advance_token(state: State, player: int, track: int, before: int, after: int, gain: int, source: int) -> None:
    """One advance, over one or several spaces (TIMING-2, ADVANCE-10)."""
    move_token(state, player, track, before, after)
    state.tell("advance", player, track=TRACKS[track], before=before, after=after, source=source)
    state.push(Advanced(player, track, before, after, gain))
    for tier in (2, 1, 0):
        if before < 4 + 3 * tier <= after:
            state.push(GainLandmark(player, 3 * track + tier, True, track * 13 + 4 + 3 * tier))


class Advanced(Frame):
    """The landmarks of an advance are placed: achievement, triggers, then what the space gives."""

    step = "after_advance"

    def __init__(self, player: int, track: int, before: int, after: int, gain: int) -> None:
        self.player = player
        self.track = track
        self.before = before
        self.after = after
        self.gain = gain
        self.source = track * 13 + after

    def resolve(self, state: State) -> None:
        if self.gain != X:
            state.push(Rewards(self.player, self.track, self.after, self.gain))
        if self.after == LAST_SPACE:
            earn_end_of_track(state, self.player)
        for owner in state.clockwise(self.player):
            for power in state.players[owner].powers:
                power.on_advance(state, owner, self.player, self.track, self.before, self.after)


def earn_end_of_track(state: State, player: int) -> None:
    """A token arrived on space 12, by whatever means (ACHIEVE-5)."""
    earn(state, player, COMPLETE_TRACK)
    tell_count(state, player, COUNT_TRACKS)


class Rewards(Frame):
    """What a track space gives, at most once per player and turn (TIMING-15)."""

    step = "rewards"

    def __init__(self, player: int, track: int, space: int, gain: int) -> None:
        self.player = player
        self.track = track
        self.space = space
        self.source = track * 13 + space
        self.gain = gain

    def resolve(self, state: State) -> None:
        player = self.player
        who = state.players[player]
        number = self.source
        space = box.spaces[self.track][self.space]
        if self.gain == FREE_BONUS and space.bonus is None:
            return  # nothing due, nothing offered: the space is not used
        if state.options.loop_guard and who.used >> number & 1:
            state.tell("used", player, source=number)
            return
        who.used |= 1 << number
        if space.bonus is not None and (self.gain == FULL or self.gain == FREE_BONUS):
            state.push(BuyBonus(player, self.track, self.space, self.gain == FREE_BONUS))
        if self.gain == FULL or self.gain == BENEFIT:
            if space.benefit.possible(state, player):
                state.push(BenefitGained(player, self.track, self.space))
            state.push(Resolve(player, space.benefit, number))


class BenefitGained(Frame):
    """A space's benefit has been gained, with all it caused: the powers that copy it (Marriage of State)."""

    step = "after_benefit"

    def __init__(self, player: int, track: int, space: int) -> None:
        self.player = player
        self.track = track
        self.space = space
        self.source = track * 13 + space

    def resolve(self, state: State) -> None:
        for owner in reversed(state.clockwise(self.player)):
            for power in reversed(state.players[owner].powers):
                power.on_benefit(state, owner, self.player, self.track, self.space)


class BuyBonus(Offer):
    """Do you buy the bonus of the space? (TIMING-4, TIMING-10)"""

    kind = "bonus"

    def __init__(self, player: int, track: int, space: int, free: bool) -> None:
        self.player = player
        self.track = track
        self.space = space
        self.free = free
        self.source = track * 13 + space

    def choices(self, state: State) -> list[int]:
        bonus = box.spaces[self.track][self.space].bonus
        assert bonus is not None
        who = state.players[self.player]
        if self.is_free(state, bonus):
            return [actions.ACCEPT]
        if bonus.price == "any":
            return payable_actions(state, self.player, ANY_ONE)
        if bonus.price == "territory":
            owned = len(who.tiles)
        elif bonus.price == "tapestry":
            owned = len(who.hand)
        else:
            owned = who.tech_count()
        return [actions.ACCEPT] if owned >= bonus.count else []

    def is_free(self, state: State, bonus: box.Bonus) -> bool:
        """Nothing is paid: the effect that offers the bonus says so, or a power does (TIMING-10)."""
        powers = state.players[self.player].powers
        return self.free or (bonus.price == "any" and any(power.frees_bonus() for power in powers))

    def take(self, state: State, action: int) -> None:
        bonus = box.spaces[self.track][self.space].bonus
        assert bonus is not None
        who = state.players[self.player]
        who.stats[BONUSES] += 1
        state.tell("bonus", self.player, source=self.source)
        state.push(Resolve(self.player, bonus.effect, self.source))
        if action != actions.ACCEPT:
            pay_resources(state, self.player, actions.pay_of(action), self.source)
        elif bonus.price != "any" and not self.free:
            state.push(Discard(self.player, bonus.price, bonus.count, self.source))

    def about(self, state: State) -> dict[str, object]:
        bonus = box.spaces[self.track][self.space].bonus
        assert bonus is not None
        return {"bonus": bonus.notation(), "free": self.is_free(state, bonus)}


class Discard(Question):
    """Which tile or card do you discard to pay? One at a time."""

    kind = "discard"

    def __init__(self, player: int, what: str, left: int, source: int) -> None:
        self.player = player
        self.secret = what == "tapestry"
        self.what = what  # territory, tapestry, tech
        self.left = left
        self.source = source

    def options(self, state: State) -> list[int]:
        who = state.players[self.player]
        if self.what == "territory":
            return [actions.tile(tile) for tile in who.tiles]
        if self.what == "tapestry":
            return [actions.discard(card) for card in sorted(set(who.hand))]
        return [actions.tech(card) for row in who.rows for card in row]

    def answer(self, state: State, action: int) -> None:
        if self.left > 1:
            state.push(Discard(self.player, self.what, self.left - 1, self.source))
        if self.what == "territory":
            decks.discard_territory(state, self.player, actions.tile_of(action), self.source)
        elif self.what == "tapestry":
            decks.discard_tapestry(state, self.player, actions.discard_of(action), self.source)
        else:
            discard_tech(state, self.player, actions.tech_of(action), self.source)

    def about(self, state: State) -> dict[str, object]:
        bonus = box.spaces[self.source // 13][self.source % 13].bonus
        assert bonus is not None
        return {"what": self.what, "left": self.left, "effect": bonus.effect.notation()}


def discard_tech(state: State, player: int, card: int, source: int) -> None:
    """From any row to the tech discards (INVENT-7)."""
    who = state.players[player]
    for row in range(3):
        if card in who.rows[row]:
            who.rows[row] = tuple(other for other in who.rows[row] if other != card)
    state.tech_discard.append(card)
    for owner in state.clockwise(player):
        for power in state.players[owner].powers:
            power.on_discard_tech(state, owner, card)
    state.tell("discard_tech", player, card=TECHNOLOGIES[card], source=source)
    tell_count(state, player, COUNT_TECH)


# --- The advance turn


def take_advance_turn(state: State, player: int, track: int) -> None:
    """An advance turn on this track (ADVANCE-1)."""
    spaces = payable_tokens(state, player, track)
    if len(spaces) == 1:
        pay_for_step(state, player, track, spaces[0])
    else:
        state.push(WhichPaidToken(player, track))


def payable_tokens(state: State, player: int, track: int) -> list[int]:
    """The spaces of the tokens on the track whose next step can be paid."""
    return [space for space in movable_tokens(state, player, track) if can_pay(state, player, track, space + 1)]


def pay_for_step(state: State, player: int, track: int, space: int) -> None:
    """Pay for the tier of the destination, then move."""
    state.push(PayForStep(player, track, space))


class PayForStep(Pay):
    """Which resources do you pay for the advance of the token on this space? (ADVANCE-1, ADVANCE-3)"""

    def __init__(self, player: int, track: int, space: int) -> None:
        super().__init__(player, COSTS[track][TIER[space + 1]], FROM_TURN, StepForward(player, track, space))
        self.track = track
        self.space = space

    def about(self, state: State) -> dict[str, object]:
        return super().about(state) | {"for": {"track": TRACKS[self.track], "space": self.space + 1}}


class WhichPaidToken(Question):
    """Which token advances in the advance turn? It must be payable (ADVANCE-1)."""

    kind = "token"

    def __init__(self, player: int, track: int) -> None:
        self.player = player
        self.track = track
        self.source = FROM_TURN

    def options(self, state: State) -> list[int]:
        spaces = payable_tokens(state, self.player, self.track)
        return [actions.token(self.track, space) for space in spaces]

    def answer(self, state: State, action: int) -> None:
        pay_for_step(state, self.player, self.track, actions.token_of(action)[1])

    def about(self, state: State) -> dict[str, object]:
        return {"track": TRACKS[self.track]}


class StepForward(Frame):
    """The advance has been paid: the token moves."""

    step = "step_forward"

    def __init__(self, player: int, track: int, space: int) -> None:
        self.player = player
        self.track = track
        self.space = space
        self.source = FROM_TURN

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        who.stats[ADVANCES + who.era] += 1
        advance_token(state, self.player, self.track, self.space, self.space + 1, FULL, FROM_TURN)


def payable_tracks(state: State, player: int) -> list[int]:
    """The tracks on which an advance turn is possible (TURN-3)."""
    tracks = []
    for track in range(4):
        for space in movable_tokens(state, player, track):
            if can_pay(state, player, track, space + 1):
                tracks.append(track)
                break
    return tracks


# --- Regress


class Regress(Effect):
    """Move a token 1 back on one of these tracks, then gain what the effect says (REGRESS-1)."""

    part = "regress"

    def __init__(self, *tracks: int, gain: int = FULL) -> None:
        self.tracks = tracks
        self.gain = gain

    def possible(self, state: State, player: int) -> bool:
        tokens = state.players[player].tokens
        return any(tokens[track] and tokens[track][-1] > 0 for track in self.tracks)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichRegress(player, self.tracks, self.gain, source))

    def notation(self) -> object:
        return {"regress": {"track": tracks_notation(self.tracks), "gain": GAINS[self.gain]}}


class WhichRegress(Question):
    """Which token moves back? One that can (REGRESS-4)."""

    kind = "regress"

    def __init__(self, player: int, tracks: tuple[int, ...], gain: int, source: int) -> None:
        self.player = player
        self.tracks = tracks
        self.gain = gain
        self.source = source

    def options(self, state: State) -> list[int]:
        tokens = state.players[self.player].tokens
        return [
            actions.token(track, space) for track in self.tracks for space in sorted(set(tokens[track])) if space > 0
        ]

    def answer(self, state: State, action: int) -> None:
        track, space = actions.token_of(action)
        regress_token(state, self.player, track, space, space - 1, self.source)
        if self.gain != X and space > 1:
            state.push(Rewards(self.player, track, space - 1, self.gain))

    def about(self, state: State) -> dict[str, object]:
        return {"gain": GAINS[self.gain]}


def regress_token(state: State, player: int, track: int, before: int, after: int, source: int) -> None:
    """A token moves back: no landmark, and nothing gained before is lost (REGRESS-2)."""
    move_token(state, player, track, before, after)
    state.tell("regress", player, track=TRACKS[track], before=before, after=after, source=source)
    if before == LAST_SPACE:
        tell_count(state, player, COUNT_TRACKS)


# --- Repeat


class Repeat(Effect):
    """Gain the rewards of a token's space again without moving (REPEAT-1, REPEAT-2)."""

    part = "repeat"

    def possible(self, state: State, player: int) -> bool:
        return bool(repeatable_spaces(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichRepeat(player, source))

    def notation(self) -> object:
        return {"repeat": {"track": "any", "gain": "full"}}


REPEAT: Final = Repeat()


def unused_tokens(state: State, player: int, tokens: list[tuple[int, ...]]) -> list[int]:
    """Spaces (track * 13 + space) of tokens on 1-12 that the player has not used this turn."""
    used = state.players[player].used if state.options.loop_guard else 0
    return [
        track * 13 + space
        for track in range(4)
        for space in sorted(set(tokens[track]))
        if space > 0 and not used >> (track * 13 + space) & 1
    ]


def spaces_with_benefit(state: State, player: int, spaces: list[int]) -> list[int]:
    """The spaces whose benefit is not void; if all are void, all of them (TIMING-9)."""
    return [number for number in spaces if gives_benefit(state, player, number)] or spaces


def gives_benefit(state: State, player: int, number: int) -> bool:
    """The benefit of a space (track * 13 + space) is not void for a player, counting the space as used."""
    who = state.players[player]
    used = who.used
    who.used |= 1 << number
    possible = box.spaces[number // 13][number % 13].benefit.possible(state, player)
    who.used = used
    return possible


def repeatable_spaces(state: State, player: int) -> list[int]:
    """Spaces of own tokens that may be repeated; without the loop guard no repeat space, which would never end."""
    spaces = unused_tokens(state, player, state.players[player].tokens)
    if not state.options.loop_guard:
        spaces = [n for n in spaces if box.spaces[n // 13][n % 13].benefit is not REPEAT]
    return spaces


class WhichRepeat(Question):
    """Which token's space do you gain again?"""

    kind = "repeat"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        spaces = spaces_with_benefit(state, self.player, repeatable_spaces(state, self.player))
        return [actions.token(number // 13, number % 13) for number in spaces]

    def answer(self, state: State, action: int) -> None:
        track, space = actions.token_of(action)
        state.tell("repeat", self.player, track=TRACKS[track], space=space, source=self.source)
        state.push(Rewards(self.player, track, space, FULL))


# --- AI Singularity


class Singularity(Effect):
    """The token on technology 12 goes to the start of any track; technology stays complete (SINGULARITY-1, -4)."""

    part = "singularity"

    def possible(self, state: State, player: int) -> bool:
        return LAST_SPACE in state.players[player].tokens[TECHNOLOGY]

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhereToStart(player, source))

    def notation(self) -> object:
        return rule("singularity")


SINGULARITY: Final = Singularity()


class WhereToStart(Question):
    """On the start space of which track do you put the token?"""

    kind = "singularity"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.track(track) for track in range(4)]

    def answer(self, state: State, action: int) -> None:
        track = actions.track_of(action)
        who = state.players[self.player]
        who.tokens[TECHNOLOGY] = tuple(sorted(who.tokens[TECHNOLOGY])[:-1])
        who.tokens[track] = (0, *who.tokens[track])
        who.ghost = True
        state.tell("singularity", self.player, track=TRACKS[track], source=self.source)
