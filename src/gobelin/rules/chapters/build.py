"""BUILD and LANDMARK: buildings leave the income mat or the landmark board and find a place."""

from __future__ import annotations

from functools import cache
from typing import Final

from gobelin.rules.chapters.effects import do
from gobelin.rules.chapters.explore import bits
from gobelin.rules.chapters.resources import ANY_1
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Frame, Question, Resolve
from gobelin.rules.engine.state import State
from gobelin.rules.printed.capitals import DISTRICTS, LINES
from gobelin.rules.printed.income_mat import BUILDINGS_PER_ROW
from gobelin.rules.printed.landmarks import COLUMNS, plot_name
from gobelin.rules.printed.names import BUILDINGS, FROM_CITY, LANDMARKS, NOBODY, NONE, PIECES, TRACK_LANDMARKS

# Mystics' counts (CIV-16)
COUNT_TECH: Final = 0
COUNT_DISTRICTS: Final = 1
COUNT_TERRITORIES: Final = 2
COUNT_TRACKS: Final = 3


def tell_count(state: State, player: int, category: int) -> None:
    """A number that somebody may have predicted has changed (CIV-16)."""
    for power in reversed(state.players[player].powers):
        power.on_count(state, player, category)


# --- Income buildings


class Building(Effect):
    """Take the leftmost building of one of these types off the income mat and place it (BUILD-1)."""

    def __init__(self, *types: int) -> None:
        self.types = types or (0, 1, 2, 3)
        self.part = BUILDINGS[self.types[0]]

    def possible(self, state: State, player: int) -> bool:
        taken = state.players[player].taken
        return any(taken[building] < BUILDINGS_PER_ROW for building in self.types)

    def resolve(self, state: State, player: int, source: int) -> None:
        if len(self.types) == 1:
            take_building(state, player, self.types[0], source)
        else:
            state.push(WhichBuilding(player, self.types, source))

    def notation(self) -> object:
        if len(self.types) == 4:
            return {"building": "any"}
        names = [BUILDINGS[building] for building in self.types]
        return {"building": names[0] if len(names) == 1 else names}


class WhichBuilding(Question):
    """Which type of building do you take?"""

    kind = "building"

    def __init__(self, player: int, types: tuple[int, ...], source: int) -> None:
        self.player = player
        self.types = types
        self.source = source

    def options(self, state: State) -> list[int]:
        taken = state.players[self.player].taken
        return [do(BUILDING_OF[building]) for building in self.types if taken[building] < BUILDINGS_PER_ROW]

    def answer(self, state: State, action: int) -> None:
        take_building(state, self.player, BUILDINGS.index(actions.do_of(action)), self.source)


BUILDING_OF: Final = tuple(Building(building) for building in range(4))
ANY_BUILDING: Final = Building()


def take_building(state: State, player: int, building: int, source: int) -> None:
    """The building leaves the mat, then its owner places it (BUILD-15)."""
    who = state.players[player]
    who.taken[building] += 1
    state.tell("building", player, building=BUILDINGS[building], exposed=who.taken[building] + 1, source=source)
    state.push(Place(player, building, source))
    for power in reversed(who.powers):
        power.on_building(state, player, building)


class Place(Question):
    """Where does the building go? Piece 0-3 is an income building, 4 + n landmark n."""

    kind = "place"

    def __init__(self, player: int, piece: int, source: int) -> None:
        self.player = player
        self.piece = piece
        self.source = source

    def options(self, state: State) -> list[int]:
        who = state.players[self.player]
        closed = who.built
        if not builds_on_impassable(state, self.player):
            closed |= who.impassable()
        legal = open_places(self.piece, closed)
        if self.piece >= 4 or not legal:
            legal.append(actions.place_beside(self.piece))  # a landmark by choice (BUILD-5), others in need (BUILD-6)
        for power in who.powers:
            legal.extend(power.building_places(state, self.player, self.piece))
        return legal

    def answer(self, state: State, action: int) -> None:
        who = state.players[self.player]
        piece = self.piece
        plots = actions.plots_of(action)
        if plots == NONE:
            for power in who.powers:
                if power.place_building(state, self.player, piece, action, self.source):
                    return
            raise AssertionError(action)
        who.placed = (*who.placed, action)
        districts = newly_completed(DISTRICTS, districts_at(plots), who.filled(), plots)
        if state.log is not None:
            tell_place(state, self.player, action, plots, districts, self.source)
        cover_plots(state, self.player, piece, plots, districts)
        if piece < 4:
            for power in reversed(who.powers):
                power.on_building_placed(state, self.player, piece)

    def about(self, state: State) -> dict[str, object]:
        return {"piece": PIECES[self.piece]}


# A city in two halves, rows 1 to 5 and 6 to 9: compiled code is several times as fast with what fits a machine word.
_UPPER: Final = 45
_PLACES: Final[list[list[tuple[int, int, int]]]] = [
    [(action, plots & (1 << _UPPER) - 1, plots >> _UPPER) for action, plots in places] for places in actions.PLACES
]


def open_places(piece: int, closed: int) -> list[int]:
    """The actions that place a piece on none of the closed plots."""
    upper = closed & (1 << _UPPER) - 1
    lower = closed >> _UPPER
    return [action for action, above, below in _PLACES[piece] if not (above & upper or below & lower)]


def tell_place(state: State, player: int, action: int, plots: int, districts: list[int], source: int) -> None:
    """A building goes into the city or beside it; the lines and districts it completes are named with it."""
    lines = newly_completed(LINES, lines_at(plots), state.players[player].filled(), plots)
    state.tell(
        "place", player, piece=PIECES[actions.piece_of(action)], where=actions.TEXTS[action],
        plots=names_of(plots), rows=tuple([line + 1 for line in lines if line < 9]),
        columns=tuple([COLUMNS[line - 9] for line in lines if line >= 9]),
        districts=tuple([number + 1 for number in districts]), source=source,
    )  # fmt: skip


def newly_completed(parts: tuple[int, ...], touched: tuple[int, ...], filled: int, plots: int) -> list[int]:
    """Which of these parts of the city (districts or lines) the plots complete (BUILD-8)."""
    after = filled | plots
    return [number for number in touched if after & parts[number] == parts[number] != filled & parts[number]]


@cache
def districts_at(plots: int) -> tuple[int, ...]:
    return tuple(number for number, district in enumerate(DISTRICTS) if plots & district)


@cache
def lines_at(plots: int) -> tuple[int, ...]:
    return tuple(number for number, line in enumerate(LINES) if plots & line)


@cache
def names_of(plots: int) -> tuple[str, ...]:
    return tuple(plot_name(plot) for plot in bits(plots))


def builds_on_impassable(state: State, player: int) -> bool:
    return any(power.builds_on_impassable() for power in state.players[player].powers)


def cover_plots(state: State, player: int, piece: int, plots: int, districts: list[int]) -> None:
    """The building covers plots; a resource for each district completed (BUILD-8, BUILD-9)."""
    who = state.players[player]
    if plots & who.impassable():
        for power in reversed(who.powers):
            power.on_impassable(state, player)
    who.built |= plots
    if piece < 4:
        who.plots[piece] |= plots
    for district in reversed(districts):
        who.districts |= 1 << district
        for power in reversed(who.powers):
            power.on_district(state, player, district)
        state.push(Resolve(player, ANY_1, FROM_CITY))
        state.tell("district", player, district=district + 1, source=FROM_CITY)
    if districts:
        tell_count(state, player, COUNT_DISTRICTS)


# --- Landmarks


class Landmark(Effect):
    """Gain this landmark if nobody has it (LANDMARK-2, LANDMARK-4)."""

    part = "landmark"

    def __init__(self, landmark: int) -> None:
        self.landmark = landmark

    def possible(self, state: State, player: int) -> bool:
        return state.landmark_owner[self.landmark] == NOBODY

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(GainLandmark(player, self.landmark, False, source))

    def notation(self) -> object:
        return {"landmark": display_name(self.landmark)}


def display_name(landmark: int) -> str:
    return LANDMARKS[landmark].replace("_", " ").title()


class AnyLandmark(Effect):
    """Gain one of the free landmarks of the landmark board (LANDMARK-5)."""

    part = "landmark"

    def possible(self, state: State, player: int) -> bool:
        return NOBODY in state.landmark_owner[:TRACK_LANDMARKS]

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichLandmark(player, source))

    def notation(self) -> object:
        return {"landmark": "any_on_landmark_board"}


class WhichLandmark(Question):
    """Which landmark do you take from the landmark board?"""

    kind = "landmark"

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def options(self, state: State) -> list[int]:
        return [
            actions.landmark(landmark)
            for landmark in range(TRACK_LANDMARKS)
            if state.landmark_owner[landmark] == NOBODY
        ]

    def answer(self, state: State, action: int) -> None:
        state.push(GainLandmark(self.player, actions.landmark_of(action), False, self.source))


class GainLandmark(Frame):
    """A landmark is gained and placed, unless somebody has it (LANDMARK-1 to -3)."""

    step = "landmark"

    def __init__(self, player: int, landmark: int, by_advance: bool, source: int) -> None:
        self.player = player
        self.landmark = landmark
        self.by_advance = by_advance
        self.source = source

    def resolve(self, state: State) -> None:
        gained = state.landmark_owner[self.landmark] == NOBODY
        state.push(LandmarkGained(self.player, self.landmark, self.by_advance, gained, self.source))
        if gained:
            holder = landmark_holder(state, self.player)
            who = state.players[holder]
            who.landmarks = tuple(sorted([*who.landmarks, self.landmark]))
            state.landmark_owner[self.landmark] = holder
            state.tell("landmark", self.player, landmark=LANDMARKS[self.landmark], source=self.source)
            state.push(Place(self.player, 4 + self.landmark, self.source))


def landmark_holder(state: State, gainer: int) -> int:
    """Who keeps a landmark: its gainer, but the Automa takes those of the Shadow Empire, too (SOLO-12)."""
    solo = state.solo
    if solo is not None and gainer == solo.shadow and solo.automa != NOBODY:
        return solo.automa
    return gainer


class LandmarkGained(Frame):
    """The landmark stands, or was found gone: the powers that watch for it."""

    step = "after_landmark"

    def __init__(self, player: int, landmark: int, by_advance: bool, gained: bool, source: int) -> None:
        self.player = player
        self.landmark = landmark
        self.by_advance = by_advance
        self.gained = gained
        self.source = source

    def resolve(self, state: State) -> None:
        if self.gained:
            for owner in reversed(state.clockwise(self.player)):
                for power in reversed(state.players[owner].powers):
                    power.on_landmark(state, owner, self.player, self.landmark)
        if self.by_advance:
            for power in reversed(state.players[self.player].powers):
                power.on_track_landmark(state, self.player, self.landmark, self.gained)
