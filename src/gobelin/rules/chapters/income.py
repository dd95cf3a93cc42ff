"""INCOME: the income turn, step by step."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.advance import Advance
from gobelin.rules.chapters.effects import All
from gobelin.rules.chapters.resources import count, gain_any, gain_resource, score
from gobelin.rules.chapters.tapestry import WhichTapestry, end_card, put_face_down
from gobelin.rules.chapters.upgrade import WhichUpgrade
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.frames import Frame, Question, Resolve
from gobelin.rules.engine.state import METHODS, State
from gobelin.rules.printed import automa
from gobelin.rules.printed.income_mat import FIRST_INTO_ERA, RESOURCE_ICONS, ROWS, IncomeSpace
from gobelin.rules.printed.names import CIVILIZATIONS, FROM_INCOME, FROM_SETUP, FROM_SOLO

LAST_ERA: Final = 5

_VP_ICONS: Final = tuple(
    tuple((space.vp, METHODS.index(space.per) if space.per else 0) for space in row) for row in ROWS
)


# Against the Automa of level 1 your first income turn begins with an advance on every track (SOLO-4).
HEAD_START: Final = All(*(Advance(track) for track in range(4)))


def has_head_start(state: State) -> bool:
    """You play against an Automa whose level gives you one."""
    level = automa.LEVELS[state.options.level]
    return level is not None and level.first_income == automa.HEAD_START


def begin_income_turn(state: State, player: int) -> None:
    """The player's next era starts; the card of the last one ends before step 1 (INCOME-1 to -3)."""
    who = state.players[player]
    who.era += 1
    era = who.era
    end_card(state, player)
    who.cover = 1 if era == 1 else 0  # Maker of Fire may be covered in era 1 (TAPESTRY-5)
    state.tell("income", player, era=era, source=FROM_INCOME)
    state.push(EndOfIncome(player))
    if era < LAST_ERA:
        state.push(GainIncome(player))
    if era > 1:
        state.push(ScoreIncome(player))
        state.push(WhichUpgrade(player, FROM_INCOME + 3, True))
        if era < LAST_ERA:
            state.push(PlayEraCard(player))
            state.push(FirstIntoEra(player))
        state.push(UseCivilizations(player, ()))
    elif has_head_start(state):
        state.push(Resolve(player, HEAD_START, FROM_SOLO))


# --- Step 1


class UseCivilizations(Question):
    """Which civilization's income ability do you use next? (INCOME-4, INCOME-5)"""

    kind = "use_civilization"

    def __init__(self, player: int, used: tuple[int, ...]) -> None:
        self.player = player
        self.used = used
        self.source = FROM_INCOME + 1

    def options(self, state: State) -> list[int]:
        who = state.players[self.player]
        return [
            actions.civilization(number)
            for number in who.civilizations
            if number not in self.used and who.era in box.civilizations[number].income_turns
        ]

    def answer(self, state: State, action: int) -> None:
        number = actions.civilization_of(action)
        state.push(UseCivilizations(self.player, (*self.used, number)))
        state.tell("use_civilization", self.player, civilization=CIVILIZATIONS[number], source=self.source)
        box.civilizations[number].income(state, self.player)


# --- Step 2


class FirstIntoEra(Frame):
    """Resources for being the first of your neighbours in this era (INCOME-6, NEIGHBOUR-3)."""

    step = "first_into_era"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 2

    def resolve(self, state: State) -> None:
        era = state.players[self.player].era
        if is_first_into(state, self.player, era):
            state.tell("first_into_era", self.player, era=era, source=FROM_INCOME + 2)
            gain_any(state, self.player, FIRST_INTO_ERA[era], FROM_INCOME + 2)


def is_first_into(state: State, player: int, era: int) -> bool:
    """No neighbour of the player has begun this era."""
    return all(state.players[other].era < era for other in state.neighbours(player))


class PlayEraCard(Frame):
    """A tapestry card must be played; with none in hand one goes face down (INCOME-7, INCOME-8)."""

    step = "era_card"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 2

    def resolve(self, state: State) -> None:
        if state.players[self.player].hand:
            state.push(WhichTapestry(self.player, FROM_INCOME + 2))
        else:
            put_face_down(state, self.player, FROM_INCOME + 2)


# --- Step 3


class ScoreIncome(Frame):
    """Every exposed VP icon scores (INCOME-11, INCOME-12)."""

    step = "income_vp"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 3

    def resolve(self, state: State) -> None:
        for _, _, method, points in exposed_points(state, self.player):
            score(state, self.player, points, FROM_INCOME + 3, method)


def exposed_points(state: State, player: int) -> list[tuple[int, int, int, int]]:
    """Row, space, method and points of every exposed VP icon, in the order in which they score."""
    taken = state.players[player].taken
    return [
        (row, space, method, count(state, player, method) if method else vp)
        for row in range(4)
        for space, (vp, method) in enumerate(_VP_ICONS[row][: taken[row] + 1])
        if vp or method
    ]


# --- Step 4


RESOURCES_FIRST: Final = actions.do("resources")  # and tiles
CARDS_FIRST: Final = actions.do("tapestry")


class GainIncome(Question):
    """Resources or cards first? Asked only where a power makes it matter (INCOME-13)."""

    kind = "income_order"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 4

    def options(self, state: State) -> list[int]:
        if any(power.orders_income() for power in state.players[self.player].powers):
            return [RESOURCES_FIRST, CARDS_FIRST]
        return [RESOURCES_FIRST]

    def answer(self, state: State, action: int) -> None:
        parts: list[Frame] = [IncomeResources(self.player), IncomeCards(self.player)]
        if action == CARDS_FIRST:
            parts.reverse()
        state.push(parts[1])
        state.push(parts[0])


class IncomeResources(Frame):
    """All exposed resource icons, powers that speak of income, then tiles (INCOME-13, INCOME-18)."""

    step = "income_resources"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 4

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        state.push(IncomeTiles(self.player))
        for row in range(4):
            gain_resource(state, self.player, row, RESOURCE_ICONS[row][who.taken[row]], FROM_INCOME + 4)
        for power in reversed(who.powers):
            power.on_income(state, self.player)


class IncomeTiles(Frame):
    step = "income_tiles"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 4

    def resolve(self, state: State) -> None:
        tiles = sum(space.territory for space in exposed_spaces(state, self.player))
        decks.gain_territories(state, self.player, tiles, FROM_INCOME + 4)


class IncomeCards(Frame):
    step = "income_cards"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_INCOME + 4

    def resolve(self, state: State) -> None:
        cards = sum(space.tapestry for space in exposed_spaces(state, self.player))
        decks.gain_tapestries(state, self.player, cards, FROM_INCOME + 4)


def exposed_spaces(state: State, player: int) -> list[IncomeSpace]:
    """The spaces of the income mat that no building covers."""
    taken = state.players[player].taken
    return [space for row in range(4) for space in ROWS[row][: taken[row] + 1]]


# --- The end of the turn


class EndOfIncome(Frame):
    """The first income turn ends with start plays and adjustments, the fifth with final scoring (INCOME-19)."""

    step = "end_of_income"
    source = FROM_INCOME

    def __init__(self, player: int) -> None:
        self.player = player

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        if who.era == 1:
            for number in who.civilizations[:1]:  # the one the player started with
                if state.options.start_bonus:
                    state.push(StartBonus(self.player, number))
                box.civilizations[number].end_of_first_income(state, self.player)
        elif who.era == LAST_ERA:
            state.push(Finish(self.player))
            for number in reversed(who.civilizations):
                box.civilizations[number].final(state, self.player)


class StartBonus(Frame):
    """The published start adjustment of the civilization the player started with (CIV-9)."""

    step = "start_bonus"
    source = FROM_SETUP

    def __init__(self, player: int, civilization: int) -> None:
        self.player = player
        self.civilization = civilization

    def resolve(self, state: State) -> None:
        box.civilizations[self.civilization].start_bonus(state, self.player)


class Finish(Frame):
    """The player's game ends (END-1)."""

    step = "finish"
    source = FROM_INCOME

    def __init__(self, player: int) -> None:
        self.player = player

    def resolve(self, state: State) -> None:
        state.players[self.player].finished = True
        state.tell("finish", self.player, vp=state.players[self.player].vp, source=FROM_INCOME)
