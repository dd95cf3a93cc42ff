"""Tapestry cards about income, buildings, landmarks and the hand."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.build import ANY_BUILDING
from gobelin.rules.chapters.effects import All, Gain, Then
from gobelin.rules.chapters.resources import (
    ANY_1,
    ANY_2,
    Pay,
    gain_any,
    gain_resource,
    has_room,
    pay_resources,
    pay_vp,
    score,
)
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Power, Question, Resolve, YesNo
from gobelin.rules.engine.notation import law, rule, when
from gobelin.rules.engine.state import State
from gobelin.rules.printed.income_mat import RESOURCE_ICONS
from gobelin.rules.printed.names import COIN, CULTURE, FARM, FOOD, MARKET, RESOURCES, WORKER, tapestry_source

# --- Age of Wonders


class AgeOfWonders(Effect):
    """Few landmarks bring resources, many bring VP; ties on either side get some of both."""

    fewest: Final = ANY_2
    most: Final = Gain(vp=12)
    between: Final = All(ANY_1, Gain(vp=6))

    def resolve(self, state: State, player: int, source: int) -> None:
        own = len(state.players[player].landmarks)
        others = [len(state.players[other].landmarks) for other in state.rivals(player)]
        effect: Effect = self.between
        if own < min(others):
            effect = self.fewest
        elif own > max(others):
            effect = self.most
        state.push(Resolve(player, effect, source))

    def notation(self) -> object:
        return rule(
            "by_landmarks",
            fewest=self.fewest.notation(),
            most=self.most.notation(),
            otherwise=self.between.notation(),
        )


AGE_OF_WONDERS: Final = AgeOfWonders()


# --- Capitalism


class Capitalism(Power):
    """VP for the coins of income, and a coin for every market (INCOME-18, BUILD-15)."""

    source: Final = tapestry_source("capitalism")
    vp_per_coin: Final = 2

    def on_income(self, state: State, owner: int) -> None:
        icons = RESOURCE_ICONS[MARKET][state.players[owner].taken[MARKET]]  # coins lost at the limit count, too
        score(state, owner, self.vp_per_coin * icons, self.source)

    def on_building(self, state: State, owner: int, building: int) -> None:
        if building == MARKET:
            gain_resource(state, owner, COIN, 1, self.source)

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [
                when("income_step4", rule("per_income_coin", gain={"vp": self.vp_per_coin})),
                when("gain_market", {RESOURCES[COIN]: 1}),
            ]
        }


CAPITALISM: Final = Capitalism()


# --- Democracy


class DiscardForVp(Effect):
    """Discard any number of tapestry cards from hand for 2 VP each."""

    vp_per_card: Final = 2

    def possible(self, state: State, player: int) -> bool:
        return bool(state.players[player].hand)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichDiscard(player, source))

    def notation(self) -> object:
        return rule("discard_tapestries", each={"vp": self.vp_per_card})


DISCARD_FOR_VP: Final = DiscardForVp()
DEMOCRACY: Final = Then(Gain(tapestry=3), DISCARD_FOR_VP)


class WhichDiscard(Question):
    """Which card do you discard for VP? One at a time, until you have had enough."""

    kind = "discard_for_vp"
    secret = True

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        legal = [actions.discard(card) for card in sorted(set(state.players[self.player].hand))]
        if legal:
            legal.append(actions.DONE)
        return legal

    def answer(self, state: State, action: int) -> None:
        if action == actions.DONE:
            return
        decks.discard_tapestry(state, self.player, actions.discard_of(action), self.source)
        score(state, self.player, DISCARD_FOR_VP.vp_per_card, self.source)
        state.push(WhichDiscard(self.player, self.source))


# --- Diplomacy


class EachPlayerAny(Effect):
    """Each player gains any 1 resource, the owner first, then clockwise (TIMING-13)."""

    part = "resource"

    def possible(self, state: State, player: int) -> bool:
        return any(not who.finished and not who.bot and has_room(state, seat) for seat, who in enumerate(state.players))

    def resolve(self, state: State, player: int, source: int) -> None:
        for other in reversed(state.clockwise(player)):
            state.push(Resolve(other, ANY_1, source))

    def notation(self) -> object:
        return rule("each_player", gain=ANY_1.notation())


DIPLOMACY: Final = Then(EachPlayerAny(), ANY_BUILDING)


# --- Guilds

GUILD_SIZES: Final = (1, 2, 3)  # resources exchanged
GUILD_VP: Final = 5  # for each of them


class Guilds(Effect):
    """Exchange VP for resources or resources for VP, once; mandatory if one exchange can be paid."""

    def possible(self, state: State, player: int) -> bool:
        return bool(guild_exchanges(state, player))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichExchange(player, source))

    def notation(self) -> object:
        buy = [{"pay": {"vp": GUILD_VP * n}, "gain": {"any": n}} for n in GUILD_SIZES]
        sell = [{"pay": {"any": n}, "gain": {"vp": GUILD_VP * n}} for n in GUILD_SIZES]
        return {"one_of": [*buy, *sell]}


GUILDS: Final = Guilds()


def guild_exchanges(state: State, player: int) -> list[int]:
    """The exchanges the player can pay in full and that give something (SCORE-6, RESOURCE-3, TIMING-9)."""
    who = state.players[player]
    room = has_room(state, player)
    buy = [actions.buy(n) for n in GUILD_SIZES if room and who.vp >= GUILD_VP * n]
    sell = [actions.sell(n) for n in GUILD_SIZES if sum(who.resources) >= n]
    return buy + sell


class WhichExchange(Question):
    """How many resources do you buy for 5 VP each, or sell for 5 VP each?"""

    kind = "exchange"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return guild_exchanges(state, self.player)

    def answer(self, state: State, action: int) -> None:
        if actions.is_sell(action):
            amount = actions.sell_of(action)
            proceeds = Resolve(self.player, Gain(vp=GUILD_VP * amount), self.source)
            state.push(Pay(self.player, actions.OF_SIZE[amount], self.source, proceeds))
        else:
            amount = actions.buy_of(action)
            pay_vp(state, self.player, GUILD_VP * amount, self.source)
            gain_any(state, self.player, amount, self.source)


# --- Mercantilism

ONE_FOOD: Final = actions.OF_SIZE[1][FOOD]


class Mercantilism(Power):
    """Food of the income becomes other resources, with VP for each (INCOME-18)."""

    source: Final = tapestry_source("mercantilism")
    vp_per_food: Final = 2

    def on_income(self, state: State, owner: int) -> None:
        icons = RESOURCE_ICONS[FARM][state.players[owner].taken[FARM]]
        state.push(ConvertFood(owner, icons))

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("income_step4", rule("convert_income_food", each={"vp": self.vp_per_food}))]}


MERCANTILISM: Final = Mercantilism()


class ConvertFood(Question):
    """Into which resource do you convert a food of your income? `left` more of them may be."""

    kind = "convert"

    def __init__(self, player: int, left: int) -> None:
        self.player = player
        self.left = left
        self.source = MERCANTILISM.source

    def options(self, state: State) -> list[int]:
        if self.left == 0 or state.players[self.player].resources[FOOD] == 0:
            return []
        return [*(actions.convert(resource) for resource in (COIN, WORKER, CULTURE)), actions.DONE]

    def answer(self, state: State, action: int) -> None:
        if action == actions.DONE:
            return
        pay_resources(state, self.player, ONE_FOOD, self.source)
        gain_resource(state, self.player, actions.convert_of(action), 1, self.source)
        score(state, self.player, MERCANTILISM.vp_per_food, self.source)
        state.push(ConvertFood(self.player, self.left - 1))

    def about(self, state: State) -> dict[str, object]:
        return {"left": self.left}


# --- Monarchy


class Monarchy(Power):
    """VP for every income building put into the city, beside it or on a mat that counts as it (BUILD-15)."""

    source: Final = tapestry_source("monarchy")
    vp_per_building: Final = 3

    def on_building_placed(self, state: State, owner: int, building: int) -> None:
        score(state, owner, self.vp_per_building, self.source)

    def notation(self) -> dict[str, object]:
        return {"triggers": [when("place_income_building", {"vp": self.vp_per_building})]}


MONARCHY: Final = Monarchy()


# --- Olympic Host

ONE_WORKER: Final = actions.OF_SIZE[1][WORKER]


class OlympicHost(Effect):
    """Everybody may pay a worker for VP, the host first; the host gains by the opponents who did."""

    vp: Final = 10
    if_opponent_paid: Final = ANY_BUILDING
    otherwise: Final = Gain(coin=1)

    def resolve(self, state: State, player: int, source: int) -> None:
        ask_next_athlete(state, player, tuple(state.clockwise(player)), False, source)

    def notation(self) -> object:
        return rule(
            "olympics",
            each={"pay": {RESOURCES[WORKER]: 1}, "gain": {"vp": self.vp}},
            if_opponent_paid=self.if_opponent_paid.notation(),
            otherwise=self.otherwise.notation(),
        )


OLYMPIC_HOST: Final = OlympicHost()


def ask_next_athlete(state: State, host: int, left: tuple[int, ...], opponent_paid: bool, source: int) -> None:
    """Ask the next player who can pay; after the last one the host gains."""
    for at, player in enumerate(left):
        who = state.players[player]
        if who.resources[WORKER] and not who.finished:
            state.push(SendAthlete(player, host, left[at + 1 :], opponent_paid, source))
            return
    state.push(Resolve(host, OLYMPIC_HOST.if_opponent_paid if opponent_paid else OLYMPIC_HOST.otherwise, source))


class SendAthlete(YesNo):
    """Do you pay a worker for VP? `left` are asked after you."""

    kind = "olympics"

    def __init__(self, player: int, host: int, left: tuple[int, ...], opponent_paid: bool, source: int) -> None:
        self.player = player
        self.host = host
        self.left = left
        self.opponent_paid = opponent_paid
        self.source = source

    def accept(self, state: State) -> None:
        pay_resources(state, self.player, ONE_WORKER, self.source)
        score(state, self.player, OLYMPIC_HOST.vp, self.source)
        opponent_paid = self.opponent_paid or self.player != self.host
        ask_next_athlete(state, self.host, self.left, opponent_paid, self.source)

    def leave(self, state: State) -> None:
        ask_next_athlete(state, self.host, self.left, self.opponent_paid, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {"host": self.host, "opponent_paid": self.opponent_paid}


# --- Terraforming


class Terraforming(Power):
    """Impassable plots may be built on, for VP per building (BUILD-14)."""

    source: Final = tapestry_source("terraforming")
    vp_per_building: Final = 5

    def builds_on_impassable(self) -> bool:
        return True

    def on_impassable(self, state: State, owner: int) -> None:
        score(state, owner, self.vp_per_building, self.source)

    def notation(self) -> dict[str, object]:
        return {
            "triggers": [when("build_on_impassable", {"vp": self.vp_per_building})],
            "allows": [law("building_on_impassable")],
        }


TERRAFORMING: Final = Terraforming()
