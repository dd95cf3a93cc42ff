"""The hand-made value: how many points a player may hope to end with, read at the end of the player's own turn.

It is a sum of few terms that a player would name, each with weights (weights.toml; docs/bots.md explains them line by
line). Compiled with the rules, because a bot reads it hundreds of times for a decision.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.build import Building, Landmark
from gobelin.rules.chapters.civilization import GAIN_CIVILIZATION
from gobelin.rules.chapters.effects import NOTHING, All, Gain, OneOf, Then
from gobelin.rules.chapters.resources import VpPer, city_points, count
from gobelin.rules.chapters.upgrade import meets_prerequisite
from gobelin.rules.components.civilizations import isolationists, militants, mystics, the_chosen
from gobelin.rules.engine import box
from gobelin.rules.engine.extension import mypyc_attr
from gobelin.rules.engine.frames import Effect
from gobelin.rules.engine.state import Player, State
from gobelin.rules.printed.capitals import DISTRICTS, IMPASSABLE, LINES
from gobelin.rules.printed.income_mat import RESOURCE_ICONS, ROWS
from gobelin.rules.printed.names import NOBODY, NONE, TRAP

# Income turns still to come, by the era a player is in: those that give resources, those that score.
RESOURCE_INCOMES: Final = (4, 3, 2, 1, 0, 0)
SCORING_INCOMES: Final = (4, 4, 3, 2, 1, 0)
LAST_ERA: Final = 5

# By buildings taken off a row: how many "per thing" icons are exposed, and how many plain points.
PER_ICONS: Final = tuple(tuple(sum(1 for space in row[: taken + 1] if space.per) for taken in range(6)) for row in ROWS)
POINT_ICONS: Final = tuple(tuple(sum(space.vp for space in row[: taken + 1]) for taken in range(6)) for row in ROWS)

# Plots filled of a line or district of nine: how much of its worth is there (nine of nine scores by itself).
LINE_PART: Final = tuple(((max(filled, 3) - 3) / 6.0) ** 3 if filled < 9 else 0.0 for filled in range(10))
DISTRICT_PART: Final = tuple((filled / 9.0) ** 3 if filled < 9 else 0.0 for filled in range(10))

NEXT_LANDMARK: Final = (4, 4, 4, 4, 7, 7, 7, 10, 10, 10, 0, 0, 0)  # the space of the next landmark, from a space on

# What the places of the Militants' mat give once their outposts have left: points, or 0 for a resource.
MILITANTS_POINTS: Final = tuple(tuple(gain.vp for gain in row) for row in militants.HEXES)
STAYS_AHEAD: Final = 0.5  # the chance to be ahead on a track in a later income turn, too (The Chosen)
DISTRICTS_PER_ERA: Final = 0.7  # what the Mystics may expect
TRACKS_COMPLETED: Final = 1.0
MOST_CITIES: Final = 20_000  # remembered

# What a circle or square of a tech card is: a kind, and a number that goes with it.
NOTHING_MORE: Final = 0
POINTS: Final = 1  # so many
PER: Final = 2  # points by this method of counting
RESOURCE: Final = 3  # so many
BUILD: Final = 4
LANDMARK: Final = 5  # this one, if nobody has it
CIVILIZATION: Final = 6
ACTION: Final = 7  # explore, conquer, invent, research, advance, ...


def kind_of(effect: Effect) -> tuple[int, int]:
    """What kind of thing a single effect is, for its worth."""
    if isinstance(effect, Gain):
        if effect.vp:
            return POINTS, effect.vp
        return (RESOURCE, sum(amount for _, amount in effect.resources)) if effect.resources else (ACTION, 0)
    if isinstance(effect, VpPer):
        return PER, effect.method
    if isinstance(effect, Building):
        return BUILD, 0
    if isinstance(effect, Landmark):
        return LANDMARK, effect.landmark
    if effect is GAIN_CIVILIZATION:
        return CIVILIZATION, 0
    return (NOTHING_MORE, 0) if effect is NOTHING else (ACTION, 0)


def kinds_of(effect: Effect) -> list[list[tuple[int, int]]]:
    """What an effect gives: the best of each list, all of them together."""
    if isinstance(effect, All | Then):
        return [kinds for part in effect.parts for kinds in kinds_of(part)]
    if isinstance(effect, OneOf):
        return [[kind_of(part) for part in effect.parts]]
    return [[kind_of(effect)]]


CIRCLES: Final = [kinds_of(technology.circle) for technology in box.technologies]
SQUARES: Final = [kinds_of(technology.square) for technology in box.technologies]
BENEFITS: Final = [[kinds_of(space.benefit) for space in track] for track in box.spaces]
BONUSES: Final = [
    [kinds_of(space.bonus.effect) if space.bonus is not None else [] for space in track] for track in box.spaces
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how many points a player may hope to end with."""

    def of(self, state: State, player: int) -> float:
        raise NotImplementedError

    def of_many(self, states: list[State], player: int) -> list[float]:
        """The same for several states: some judges are faster at many."""
        return [self.of(state, player) for state in states]


class Value(Judge):
    """The value for given weights. `of` computes it; its terms are then in the fields."""

    def __init__(self, weights: dict[str, float]) -> None:
        # Resources, by era (before the first income turn they are worth what they are in era 1)
        self.resource: list[float] = [
            weights["resource_era_1"], weights["resource_era_1"], weights["resource_era_2"],
            weights["resource_era_3"], weights["resource_era_4"], 0.0,
        ]  # fmt: skip
        # What is to come that nothing below speaks of
        self.to_come: list[float] = [
            weights["era_1"], weights["era_1"], weights["era_2"], weights["era_3"], 0.0, 0.0,
        ]  # fmt: skip
        self.resource_beyond: float = weights["resource_beyond_6"]
        self.income: float = weights["income"]
        # What a resource icon will have brought by the end, by era
        self.icon: list[float] = [
            self.income * sum(self.resource[era + 1 : 5]) for era in range(6)
        ]  # fmt: skip
        self.icon_points: float = weights["income_points"]
        self.growth_tech: float = weights["growth_tech"]
        self.growth_city: float = weights["growth_city"]
        self.growth_land: float = weights["growth_land"]
        self.line: float = weights["city_line"]
        self.district: float = weights["city_district"]
        self.plot: float = weights["city_plot"]
        self.curve: list[float] = [0.0]
        for tier in range(1, 5):
            for _ in range(3):
                self.curve.append(self.curve[-1] + weights[f"track_tier_{tier}"])
        self.track: list[float] = [
            weights["track_exploration"], weights["track_science"], weights["track_military"],
            weights["track_technology"],
        ]  # fmt: skip
        self.budget: float = weights["track_budget"]
        self.track_next: float = weights["track_next"]
        self.bonus: float = weights["track_bonus"]
        self.track_end: float = weights["track_end"]
        self.landmark: float = weights["landmark"]
        self.landmark_far: float = weights["landmark_far"]
        self.landmark_rival: float = weights["landmark_rival"]
        self.territory: float = weights["territory"]
        self.outpost: float = weights["outpost"]
        self.tile: float = weights["tile"]
        self.space_tile: float = weights["space_tile"]
        self.toppled: float = weights["toppled"]
        self.tech_bottom: float = weights["tech_bottom"]
        self.tech_middle: float = weights["tech_middle"]
        self.tech_top: float = weights["tech_top"]
        self.card: float = weights["card"]
        self.card_spare: float = weights["card_spare"]
        self.trap: float = weights["trap"]
        self.card_active: float = weights["card_active"]
        self.civilization: float = weights["civilization"]
        self.mat: float = weights["civilization_mat"]
        self.tech_step: float = weights["tech_step"]
        self.tech_later: float = weights["tech_later"]
        self.step_landmark: float = weights["step_landmark"]
        self.step_building: float = weights["step_building"]
        self.step_action: float = weights["step_action"]
        self.cities: dict[int, tuple[int, float, float]] = {}  # what `city` found, by plots filled
        # The terms of the last reading
        self.of_points: float = 0.0
        self.of_eras: float = 0.0
        self.of_resources: float = 0.0
        self.of_income: float = 0.0
        self.of_income_points: float = 0.0
        self.of_city: float = 0.0
        self.of_tracks: float = 0.0
        self.of_land: float = 0.0
        self.of_technology: float = 0.0
        self.of_cards: float = 0.0
        self.of_civilizations: float = 0.0

    def of(self, state: State, player: int) -> float:
        """The points the player may hope for."""
        who = state.players[player]
        era = who.era
        self.of_points = float(who.vp)
        if era >= LAST_ERA:
            self.of_eras = self.of_resources = self.of_income = self.of_income_points = self.of_city = (
                self.of_tracks
            ) = 0.0
            self.of_land = self.of_technology = self.of_cards = self.of_civilizations = 0.0
            if not who.finished:
                self.of_resources = 0.01 * sum(who.resources)  # for the tie-break only (END-6)
            return self.of_points + self.of_resources
        incomes = RESOURCE_INCOMES[era]
        scorings = SCORING_INCOMES[era]
        left = scorings / 4.0
        taken = who.taken

        self.of_eras = self.to_come[era]

        # Resources in hand
        each = self.resource[era]
        have = 0
        worth = 0.0
        for amount in who.resources:
            have += amount
            worth += min(amount, 6) + (max(amount, 6) - 6) * self.resource_beyond
        self.of_resources = worth * each

        # Resources of income turns to come
        icons = 0
        for row in range(4):
            icons += RESOURCE_ICONS[row][taken[row]]
        self.of_income = icons * self.icon[era]

        # Points of income turns to come: what is counted grows meanwhile
        tech = who.tech_count()
        land = who.control.bit_count()
        filled = who.built | IMPASSABLE[who.capital]
        lines, parts, districts = self.city(filled)
        if who.powers:
            lines = city_points(state, player)
        steps = (scorings + 1) / 2.0
        house_icons = PER_ICONS[1][taken[1]]
        points = (
            PER_ICONS[0][taken[0]] * (tech + self.growth_tech * steps)
            + house_icons * (lines + self.growth_city * steps)
            + PER_ICONS[3][taken[3]] * (land + self.growth_land * steps)
        )
        for row in range(4):
            points += POINT_ICONS[row][taken[row]]
        self.of_income_points = points * scorings * self.icon_points

        # The city: lines and districts begun
        self.of_city = (
            parts * house_icons * scorings * self.line
            + districts * self.district * each
            + who.built.bit_count() * left * self.plot
        )

        self.of_tracks = self.tracks(state, player, who, have + incomes * icons, each)

        # Land and what explores or conquers more of it
        self.of_land = (
            land * self.territory * left
            + min(who.outposts, 4) * self.outpost * left
            + min(len(who.tiles), 4) * self.tile * left
            + len(who.space_tiles) * self.space_tile
            + (self.toppled if who.toppled == 1 else 0.0)
        )

        self.of_technology = self.technology(state, player, who, scorings, left, each)

        # Tapestry cards: one is played in each of the next income turns but the last
        hand = len(who.hand)
        playable = min(hand, incomes)
        self.of_cards = playable * self.card + (hand - playable) * self.card_spare
        if TRAP in who.hand:
            self.of_cards += self.trap
        if who.active != NONE:
            self.of_cards += self.card_active * have / 10.0

        self.of_civilizations = (len(who.civilizations) - 1) * self.civilization * left
        if who.civ_mats:
            self.of_civilizations += self.mat * self.mats(state, player, who, scorings, each)
        return (
            self.of_points + self.of_eras + self.of_resources + self.of_income + self.of_income_points + self.of_city
            + self.of_tracks + self.of_land + self.of_technology + self.of_cards + self.of_civilizations
        )  # fmt: skip

    def city(self, filled: int) -> tuple[int, float, float]:
        """Complete rows and columns, how much is there of the others, and how much of the districts."""
        known = self.cities.get(filled)
        if known is not None:
            return known
        complete = 0
        parts = districts = 0.0
        for line in LINES:
            plots = (filled & line).bit_count()
            if plots == 9:
                complete += 1
            else:
                parts += LINE_PART[plots]
        for district in DISTRICTS:
            districts += DISTRICT_PART[(filled & district).bit_count()]
        if len(self.cities) >= MOST_CITIES:
            self.cities.clear()
        found = self.cities[filled] = complete, parts, districts
        return found

    def tracks(self, state: State, player: int, who: Player, to_spend: int, each: float) -> float:
        """Progress on the tracks, worth more the more there will be to spend, and landmarks in reach."""
        total = 0.0
        for track in range(4):
            tokens = who.tokens[track]
            space = 0
            for token in tokens:
                if token < 12:
                    space = token  # the most advanced of those that can move
            if not tokens or tokens[0] == 12:
                continue  # nothing to gain here any more
            total += self.curve[space] * self.track[track]
            total += self.track_next * (
                self.worth(state, player, BENEFITS[track][space + 1], each)
                + self.bonus * self.worth(state, player, BONUSES[track][space + 1], each)
            )
            if space >= 9:
                total += self.track_end * ((space - 8) / 4.0) ** 2
            goal = NEXT_LANDMARK[space]
            if goal and state.landmark_owner[3 * track + (goal - 4) // 3] == NOBODY:
                worth = self.landmark
                for _ in range(goal - space - 1):
                    worth *= self.landmark_far
                for other in range(len(state.players)):
                    if other != player and space < state.players[other].position(track) < goal:
                        worth *= self.landmark_rival
                total += worth
        return total * to_spend / (to_spend + self.budget)

    def technology(self, state: State, player: int, who: Player, scorings: int, left: float, each: float) -> float:
        """Tech cards by row, and what their next steps will give: an upgrade comes with every scoring income turn."""
        bottom, middle, top = who.rows
        worth = len(bottom) * self.tech_bottom * left + len(middle) * self.tech_middle * left + len(top) * self.tech_top
        steps: list[float] = []
        later = 0.0
        for card in bottom:
            steps.append(self.worth(state, player, CIRCLES[card], each))
            later += self.worth(state, player, SQUARES[card], each)
        for card in middle:
            square = self.worth(state, player, SQUARES[card], each)
            if meets_prerequisite(state, player, card):
                steps.append(square)
            else:
                later += square
        if len(steps) > scorings:
            steps.sort(reverse=True)
        for number, step in enumerate(steps):
            if number < scorings:
                worth += step * self.tech_step
            else:
                later += step
        return worth + later * self.tech_later * left

    def worth(self, state: State, player: int, kinds: list[list[tuple[int, int]]], each: float) -> float:
        """What a circle, a square or a space of a track would give now."""
        total = 0.0
        for choices in kinds:
            best = 0.0
            for kind, number in choices:
                one = 0.0
                if kind == POINTS:
                    one = float(number)
                elif kind == PER:
                    one = float(count(state, player, number))
                elif kind == RESOURCE:
                    one = each * number
                elif kind == BUILD:
                    one = self.step_building
                elif kind == LANDMARK:
                    one = self.step_landmark if state.landmark_owner[number] == NOBODY else 0.0
                elif kind == CIVILIZATION:
                    one = self.civilization
                elif kind == ACTION:
                    one = self.step_action
                best = max(best, one)
            total += best
        return total

    def mats(self, state: State, player: int, who: Player, scorings: int, each: float) -> float:
        """What lies on civilization mats that will pay later."""
        worth = 0.0
        for at, number in enumerate(who.civilizations[: len(who.civ_mats)]):
            mat = who.civ_mats[at]
            if number == militants.NUMBER:
                for row, places in enumerate(MILITANTS_POINTS):
                    for points in places[: militants.PLACES - mat[row]]:
                        worth += scorings * (points if points else each)
            elif number == isolationists.NUMBER:
                size = isolationists.largest_land_mass(state, player)
                worth += isolationists.VP_BY_TERRITORIES[min(size, 6)]
            elif number == the_chosen.NUMBER:
                ahead = 0
                for track in range(4):
                    if the_chosen.is_ahead(state, player, track):
                        ahead += 1
                worth += scorings * (len(state.players) - 1) * ahead * STAYS_AHEAD
                worth += scorings * each * who.achievements.bit_count()
            elif number == mystics.NUMBER:
                worth += self.predictions(who, mat, float(scorings))
        return worth

    def predictions(self, who: Player, mat: tuple[int, ...], scorings: float) -> float:
        """How likely the Mystics' numbers are to hold: those that were passed cannot be mended."""
        expected = (
            who.tech_count() + self.growth_tech * scorings,
            who.districts.bit_count() + DISTRICTS_PER_ERA * scorings,
            who.control.bit_count() + self.growth_land * scorings,
            TRACKS_COMPLETED,
        )
        worth = 0.0
        for category in range(4):
            if mat[category]:
                short = mat[category] - expected[category]
                worth += max(0.0, mystics.EXACT_VP - 2.0 * (short if short >= 0.0 else -2.0 * short))
        return worth

    def terms(self, state: State, player: int) -> dict[str, float]:
        """The value term by term."""
        self.of(state, player)
        return {
            "points": self.of_points,
            "eras": self.of_eras,
            "resources": self.of_resources,
            "income": self.of_income,
            "income_points": self.of_income_points,
            "city": self.of_city,
            "tracks": self.of_tracks,
            "land": self.of_land,
            "technology": self.of_technology,
            "cards": self.of_cards,
            "civilizations": self.of_civilizations,
        }
