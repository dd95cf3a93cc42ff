"""Where the Automa conquers and explores (SOLO-17 to -24)."""

from __future__ import annotations

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.conquer import ONE as ONE_DIE
from gobelin.rules.chapters.conquer import (
    UseTrap,
    complete_conquest,
    controller,
    is_empty,
    may_be_trapped,
    put_outpost,
    put_token,
    targets,
    token_count,
)
from gobelin.rules.chapters.explore import bits, explorable_hexes, next_to
from gobelin.rules.chapters.resources import EXPLORED
from gobelin.rules.engine.notation import HexReason
from gobelin.rules.engine.state import OUTPOST, State, token, token_owner, toppled
from gobelin.rules.printed.automa import DecisionCard
from gobelin.rules.printed.maps import HEX_NAMES, HEXES, MIDDLE
from gobelin.rules.printed.names import FROM_SOLO, MIDDLE_ISLAND, MILITARY, NOBODY, YOU

SOURCE = FROM_SOLO
NO_PATH = 99  # steps: farther than any hex with a path


Stage = dict[str, object]  # one step of a bot's choice, for the log


def stage(reason: HexReason, valid: list[int], steps: dict[int, int] | None = None) -> Stage:
    """Why a bot narrows its choice: the hexes valid before, and the distance of each from what the reason names."""
    far = steps or {}
    return {
        "reason": reason,
        "hexes": [HEX_NAMES[at] for at in valid],
        "distances": {HEX_NAMES[at]: None if far[at] == NO_PATH else far[at] for at in far},
    }


def choose_hex(state: State, bot: int, valid: list[int], card: DecisionCard, stages: list[Stage]) -> int:
    """The first valid hex in the order of the tiebreaker card's map (SOLO-19)."""
    chosen = next(at for at in card.hex_order if at in valid)
    state.tell(
        "bot_hex", bot, hex=HEX_NAMES[chosen], candidates=[HEX_NAMES[at] for at in valid], stages=stages,
        reasons=[one["reason"] for one in stages], tiebreaker_card=card.number if len(valid) > 1 else None,
        order=card.map if len(valid) > 1 else None, source=SOURCE,
    )  # fmt: skip
    return chosen


# --- Distance


def is_passable(state: State, bot: int, at: int) -> bool:
    """The Automa could conquer its way over this hex: no outpost of its own, at most one of your tokens (SOLO-21)."""
    yours = 0
    for piece in (state.tokens[at], state.second_tokens[at]):
        if piece:
            if token_owner(piece) == bot:
                return False
            if token_owner(piece) == YOU:
                yours += 1
    return yours <= 1


def distances(state: State, bot: int, valid: list[int], goals: list[int]) -> dict[int, int]:
    """Steps from each valid hex to the nearest goal over passable hexes.

    A hex without a path is farther than any that has one; if none has, the plain distance counts.
    """
    steps = dict.fromkeys(goals, 0)
    edge = list(goals)
    while edge:
        wave = []
        for at in edge:
            for other in bits(state.map.neighbours[at]):
                if other not in steps and is_passable(state, bot, other):
                    steps[other] = steps[at] + 1
                    wave.append(other)
        edge = wave
    if any(at in steps for at in valid):
        return {at: steps.get(at, NO_PATH) for at in valid}
    return {at: min((plain_distance(at, goal) for goal in goals), default=0) for at in valid}


def plain_distance(a: int, b: int) -> int:
    dq, dr = HEXES[a][0] - HEXES[b][0], HEXES[a][1] - HEXES[b][1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def closest(
    state: State, bot: int, valid: list[int], goals: list[int], reason: HexReason, stages: list[Stage]
) -> list[int]:
    """Those of the valid hexes that are nearest to a goal."""
    steps = distances(state, bot, valid, goals)
    stages.append(stage(reason, valid, steps))
    least = min(steps.values())
    return [at for at in valid if steps[at] == least]


def furthest(
    state: State, bot: int, valid: list[int], goals: list[int], reason: HexReason, stages: list[Stage]
) -> list[int]:
    """Those of the valid hexes that are farthest from every goal."""
    steps = distances(state, bot, valid, goals)
    stages.append(stage(reason, valid, steps))
    most = max(steps.values())
    return [at for at in valid if steps[at] == most]


# --- Conquering


def may_gain_island(state: State, bot: int) -> bool:
    """The Automa can still gain the middle-island achievement (SOLO-20)."""
    who = state.players[bot]
    return (
        not who.achievements >> MIDDLE_ISLAND & 1
        and controller(state, MIDDLE) != bot
        and token_count(state, MIDDLE) <= 1
    )


def automa_conquers(state: State, bot: int, anywhere: bool, card: DecisionCard) -> None:
    """An opponent's territory if one is legal, otherwise neutral land; no dice, no benefit (SOLO-17)."""
    if state.players[bot].outposts == 0:
        state.tell("bot_idle", bot, reason="no_outpost", source=SOURCE)
        return
    legal = targets(state, bot, anywhere)
    yours = [at for at in legal if controller(state, at) == YOU]
    if yours:
        conquer_opponent(state, bot, yours, card)
    else:
        conquer_neutral(state, bot, legal, anywhere, card)


def conquer_opponent(state: State, bot: int, valid: list[int], card: DecisionCard) -> None:
    """SOLO-17: nearest to the middle island while that can be gained; you may answer with a trap."""
    stages = [stage("your_territory", valid)]
    if may_gain_island(state, bot):
        valid = closest(state, bot, valid, [MIDDLE], "closest_to_middle", stages)
    at = choose_hex(state, bot, valid, card, stages)
    put_outpost(state, bot, at, SOURCE)
    if may_be_trapped(state, bot, YOU):
        state.push(UseTrap(YOU, bot, at, ONE_DIE, SOURCE))
    else:
        complete_conquest(state, bot, at, YOU, False, ONE_DIE, SOURCE)


def conquer_neutral(state: State, bot: int, legal: list[int], anywhere: bool, card: DecisionCard) -> None:
    """SOLO-18: land to conquer or explore, towards the island and towards you."""
    you = state.players[YOU]
    open_land = bits(explorable_hexes(state, bot, anywhere)) if decks.has_territories(state) else []
    valid = sorted([*legal, *open_land])
    stages = [stage("neutral", valid)]
    if not card.topple:
        beside_you = next_to(state, you.control)
        stages.append(stage("not_beside_you", valid))
        valid = [at for at in valid if not beside_you >> at & 1]
    if not valid:
        state.tell("bot_idle", bot, reason="no_hex", source=SOURCE)
        return
    if may_gain_island(state, bot):
        valid = closest(state, bot, valid, [MIDDLE], "closest_to_middle", stages)
    yours = bits(you.control)
    weak = [at for at in yours if token_count(state, at) == 1]
    if yours:
        reason: HexReason = "closest_to_weak_territory" if weak else "closest_to_you"
        valid = closest(state, bot, valid, weak or yours, reason, stages)
    at = choose_hex(state, bot, valid, card, stages)
    if state.unexplored >> at & 1:
        lay_tile(state, bot, at)
    was_empty = is_empty(state, at)
    put_outpost(state, bot, at, SOURCE)
    complete_conquest(state, bot, at, NOBODY, was_empty, ONE_DIE, SOURCE)
    if card.topple and at != MIDDLE:
        add_shadow_outpost(state, at)


def add_shadow_outpost(state: State, at: int) -> None:
    """A toppled Shadow Empire outpost makes a territory safe from you, if one is left and there is room."""
    assert state.solo is not None
    shadow = state.players[state.solo.shadow]
    if shadow.outposts > 0 and token_count(state, at) < 2:
        shadow.outposts -= 1
        put_token(state, at, toppled(token(state.solo.shadow, OUTPOST)))
        state.tell("shadow_outpost", state.solo.shadow, hex=HEX_NAMES[at], source=SOURCE)


# --- Exploring


def automa_explores(state: State, bot: int, anywhere: bool, card: DecisionCard) -> None:
    """A tile far from you, unless the Automa's favourite is military (SOLO-23)."""
    assert state.solo is not None
    valid = bits(explorable_hexes(state, bot, anywhere))
    if not valid or not decks.has_territories(state):
        reason = "no_tile" if valid else "no_hex"
        state.tell("bot_idle", bot, reason=reason, source=SOURCE)
        return
    stages: list[Stage] = []
    yours = bits(state.players[YOU].control)
    if state.solo.favorites[0] != MILITARY and yours:
        valid = furthest(state, bot, valid, yours, "furthest_from_you", stages)
    lay_tile(state, bot, choose_hex(state, bot, valid, card, stages))


def lay_tile(state: State, bot: int, at: int) -> None:
    """The top tile in a random orientation; nothing is scored or gained."""
    tile = decks.draw_territory(state, SOURCE)
    turn = state.random_below(6)
    state.players[bot].stats[EXPLORED] += 1
    state.change_map()
    state.tile[at] = tile * 8 + turn
    state.unexplored &= ~(1 << at)
    state.tell("explore", bot, tile=tile, hex=HEX_NAMES[at], turned=turn, sides=[], source=SOURCE)
