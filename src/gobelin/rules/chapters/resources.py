"""RESOURCE and SCORE: gaining and paying resources, victory points and what they are counted by."""

from __future__ import annotations

from typing import Final

from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Frame, Question, Resolve
from gobelin.rules.engine.state import COUNTERS, ERAS, METHODS, STAT_COUNTERS, STAT_ERAS, STAT_METHODS, State
from gobelin.rules.printed.capitals import LINES
from gobelin.rules.printed.income_mat import RESOURCE_LIMIT
from gobelin.rules.printed.names import RESOURCES

# Source kind (source // 100) to the line of the score sheet.
_SHEET_LINE: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9)

_COUNTER: Final = {name: STAT_COUNTERS + number for number, name in enumerate(COUNTERS)}
BONUSES: Final = _COUNTER["bonuses"]
TURNS: Final = _COUNTER["turns"]
ADVANCES: Final = _COUNTER["advances_era_1"] - 1
SPENT: Final = _COUNTER["resources_spent"]
GAINED: Final = _COUNTER["resources_gained"]
EXPLORED: Final = _COUNTER["tiles_explored"]
CONQUESTS: Final = _COUNTER["conquests"]
TOPPLED: Final = _COUNTER["outposts_toppled"]
TRAPS: Final = _COUNTER["traps_used"]
INVENTIONS: Final = _COUNTER["inventions"]
UPGRADES: Final = _COUNTER["upgrades"]

TECH_CARDS: Final = METHODS.index("tech_cards")
CAPITAL: Final = METHODS.index("capital")
TERRITORIES: Final = METHODS.index("territories")
MARKETS: Final = METHODS.index("markets")  # then the other buildings, in the order of names.BUILDINGS
LANDMARKS: Final = METHODS.index("landmarks")
TAPESTRY_CARDS: Final = METHODS.index("tapestry_cards")
TERRITORY_SUPPLY: Final = METHODS.index("territory_supply")
SPACES: Final = METHODS.index("spaces_exploration")  # then the other tracks, in the order of names.TRACKS


# --- Victory points


def score(state: State, player: int, points: int, source: int, method: int = 0) -> None:
    """Score VP at once (SCORE-1). Points of finished players are for their passive abilities only (END-3)."""
    if not points:
        return
    who = state.players[player]
    who.vp += points
    era = ERAS - 1 if who.finished else who.era
    stats = who.stats
    stats[_SHEET_LINE[source // 100]] += points
    stats[STAT_ERAS + era] += points
    stats[STAT_METHODS + method] += points
    if state.log is not None:
        state.tell("vp", player, points=points, per=METHODS[method], source=source)


def pay_vp(state: State, player: int, points: int, source: int) -> None:
    """VP can be paid only if owned (SCORE-6)."""
    assert state.players[player].vp >= points
    score(state, player, -points, source)


def count(state: State, player: int, what: int) -> int:
    """How many of a thing a player has, for VP per thing."""
    who = state.players[player]
    if what == TECH_CARDS:
        return who.tech_count()
    if what == CAPITAL:
        return city_points(state, player)
    if what == TERRITORIES:
        return who.control.bit_count()
    if what < LANDMARKS:
        return who.taken[what - MARKETS]  # BUILD-12
    if what == LANDMARKS:
        return len(who.landmarks)
    if what == TAPESTRY_CARDS:
        return who.tapestry_count()
    if what == TERRITORY_SUPPLY:
        return len(who.tiles)
    return who.position(what - SPACES)  # ADVANCE-13


def city_points(state: State, player: int) -> int:
    """1 VP per complete row and column (SCORE-2), more with a power that says so."""
    who = state.players[player]
    filled = who.filled()
    points = 0
    for line in LINES:
        if filled & line == line:
            points += 1
            for power in who.powers:
                points += power.city_vp(state, player, line)
    return points


# --- Resources


def gain_resource(state: State, player: int, resource: int, amount: int, source: int) -> None:
    """What goes beyond 8 is lost (RESOURCE-1)."""
    who = state.players[player]
    before = who.resources[resource]
    after = min(before + amount, RESOURCE_LIMIT)
    who.resources[resource] = after
    who.stats[GAINED] += after - before
    if state.log is not None:
        state.tell("gain", player, resource=RESOURCES[resource], amount=after - before, lost=before + amount - after,
                   source=source)  # fmt: skip


_PAID: Final = tuple(tuple(RESOURCES[resource] for resource in paid) for paid in actions.MULTISETS)


def pay_resources(state: State, player: int, multiset: int, source: int) -> None:
    who = state.players[player]
    paid = actions.MULTISETS[multiset]
    for resource in paid:
        who.resources[resource] -= 1
    who.stats[SPENT] += len(paid)
    if state.log is not None:
        state.tell("pay", player, resources=_PAID[multiset], source=source)


def payments(resource: int, fixed: int, free: int) -> tuple[int, ...]:
    """The multisets that pay a cost of `fixed` of one resource and `free` of any kind (ADVANCE-3)."""
    return tuple(n for n in actions.OF_SIZE[fixed + free] if actions.COUNTS[n][resource] >= fixed)


ANY_ONE: Final = payments(0, 0, 1)


def payable_actions(state: State, player: int, choices: tuple[int, ...]) -> list[int]:
    """The payments that the player can make, as actions."""
    coin, worker, food, culture = state.players[player].resources
    legal = []
    for number in choices:
        a, b, c, d = actions.COUNTS[number]
        if a <= coin and b <= worker and c <= food and d <= culture:
            legal.append(actions.pay(number))
    return legal


def has_room(state: State, player: int) -> bool:
    """Some resource is below 8."""
    return min(state.players[player].resources) < RESOURCE_LIMIT


class GainAny(Effect):
    """Gain `amount` resources of the owner's choice (RESOURCE-2, RESOURCE-3)."""

    part = "resource"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, state: State, player: int) -> bool:
        return has_room(state, player)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichResources(player, self.amount, source))

    def notation(self) -> object:
        return {"any": self.amount}


ANY_1: Final = GainAny(1)
ANY_2: Final = GainAny(2)
ANY_3: Final = GainAny(3)


class WhichResources(Question):
    """Which resources do you gain? One at 8 may be chosen, the gain is then lost (RESOURCE-3)."""

    kind = "gain"

    def __init__(self, player: int, amount: int, source: int) -> None:
        self.player = player
        self.amount = amount
        self.source = source

    def options(self, state: State) -> list[int]:
        if not has_room(state, self.player):
            return []
        return [actions.gain(number) for number in actions.OF_SIZE[self.amount]]

    def answer(self, state: State, action: int) -> None:
        for resource in actions.MULTISETS[actions.gain_of(action)]:
            gain_resource(state, self.player, resource, 1, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"amount": self.amount}


class Pay(Question):
    """Which resources do you pay? `then` is pushed when it is done."""

    kind = "pay"

    def __init__(self, player: int, choices: tuple[int, ...], source: int, then: Frame | None = None) -> None:
        self.player = player
        self.choices = choices
        self.source = source
        self.then = then

    def options(self, state: State) -> list[int]:
        return payable_actions(state, self.player, self.choices)

    def answer(self, state: State, action: int) -> None:
        pay_resources(state, self.player, actions.pay_of(action), self.source)
        if self.then is not None:
            state.push(self.then)

    def about(self, state: State) -> dict[str, object]:
        """The price, and what is bought where the source does not say it."""
        least = [min(actions.COUNTS[number][resource] for number in self.choices) for resource in range(4)]
        fixed = [name for resource, name in enumerate(RESOURCES) for _ in range(least[resource])]
        about: dict[str, object] = {"fixed": fixed, "any": sum(actions.COUNTS[self.choices[0]]) - len(fixed)}
        if isinstance(self.then, Resolve):
            about["for"] = {"effect": self.then.effect.notation()}
        return about


class VpPer(Effect):
    """`times` VP for each of something."""

    part = "vp"

    def __init__(self, what: str, times: int = 1) -> None:
        self.what = what
        self.method = METHODS.index(what)
        self.times = times

    def is_plain(self, state: State, player: int) -> bool:
        return True

    def resolve(self, state: State, player: int, source: int) -> None:
        score(state, player, self.times * count(state, player, self.method), source, self.method)

    def notation(self) -> object:
        return {"vp_per": self.what} if self.times == 1 else {"vp_per": self.what, "times": self.times}


def gain_any(state: State, player: int, amount: int, source: int) -> None:
    """Push the gain of `amount` resources of the player's choice, in questions of at most three."""
    while amount > 0:
        state.push(Resolve(player, (ANY_1, ANY_2, ANY_3)[min(amount, 3) - 1], source))
        amount -= 3
