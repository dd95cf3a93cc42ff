"""The numbers a learner sees: what one player may know of a table, as the list of the features that hold.

A feature is a yes or no; LAYOUT names the blocks they stand in, in order. Most say "so many of this in that era", one
of a block at a time. Nothing hidden is looked at, so a resampled game gives the same list. Compiled with the rules,
because a bot reads hundreds of positions for a decision.

Whoever changes a block, its place or its meaning raises FEATURES_VERSION: weights learned for another layout are
refused. A card or civilization that is added to the box changes nothing here: it has no features of its own.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import FIRST_SPACE_OF_TIER
from gobelin.rules.chapters.explore import next_to
from gobelin.rules.chapters.resources import city_points
from gobelin.rules.components.civilizations import (
    architects,
    craftsmen,
    entertainers,
    heralds,
    historians,
    inventors,
    isolationists,
    leaders,
    merrymakers,
    militants,
    mystics,
    the_chosen,
    traders,
)
from gobelin.rules.engine import box
from gobelin.rules.engine.state import Player, State
from gobelin.rules.printed.capitals import DISTRICTS, IMPASSABLE, LINES
from gobelin.rules.printed.income_mat import RESOURCE_ICONS, ROWS
from gobelin.rules.printed.maps import MIDDLE
from gobelin.rules.printed.names import LANDMARKS, NAMED, NOBODY, NONE, PERSON, TECHNOLOGIES

FEATURES_VERSION: Final = 1

ERAS: Final = 4  # eras 1 to 4, in which there are turns; what comes before is told as era 1, what comes after as era 4


# The tapestry cards and civilizations this version of the layout knows
CARDS: Final[int] = NAMED[0][0]
MATS: Final[int] = NAMED[0][1]


class Block:
    """Features that belong together: `size` of them from `start` on."""

    def __init__(self, name: str, size: int, start: int, words: str) -> None:
        self.name = name
        self.size = size
        self.start = start
        self.words = words


_blocks: list[Block] = []


def _block(name: str, size: int, words: str) -> int:
    """The number of the first feature of a further block."""
    start = _blocks[-1].start + _blocks[-1].size if _blocks else 0
    _blocks.append(Block(name, size, start, words))
    return start


# The most that is told apart
MOST_RESOURCES: Final = 24
MOST_TECH: Final = 11
MOST_LINES: Final = 11
MOST_LAND: Final = 13
MOST_HAND: Final = 7
MOST_POINTS: Final = 29  # buckets of what an income turn would score
MOST_ICONS: Final = 16
MISSING: Final = 4  # plots that a row, column or district lacks
SHAPES: Final = 5
FITS: Final = 6  # buckets of how many ways there are
HERE: Final = 9  # of a landmark: 4 distances, times nobody or somebody nearer; taken or none to come

# The table
ERA: Final = _block("era", 6, "income turns begun, 0 to 5")
FINISHED: Final = _block("finished", 1, "the player has finished")
PLAYERS: Final = _block("players", 5 * ERAS, "era x people at the table, 1 to 5")
LEVEL: Final = _block("level", 6, "level of the Automa, in the solo game")
FAVORITES: Final = _block("favorites", 8, "favourite track of the Automa, of the Shadow Empire")
CAPITAL: Final = _block("capital", 7, "capital mat, 0 before it is chosen")
# Tracks
TRACK: Final = _block("track", ERAS * 4 * 13, "era x track x space of the foremost token")
SECOND: Final = _block("second_token", 4 * 13, "track x space of another token on it")
LANDMARK: Final = _block(
    "landmark_ahead", ERAS * 4 * HERE,
    "era x track x the next landmark: 1 to 4 spaces ahead and free, the same with an opponent nearer, none to gain",
)  # fmt: skip
OWNER: Final = _block("landmark_owner", 2 * len(LANDMARKS), "landmarks of the player, then those of others")
LOCKED: Final = _block("closed_track", 4, "tracks that are closed")
# Resources and income
RESOURCE: Final = _block("resource", ERAS * 4 * 9, "era x resource x how many")
ALL_RESOURCES: Final = _block("resources", ERAS * (MOST_RESOURCES + 1), "era x resources in all, up to 24")
INCOME: Final = _block("income", ERAS * 4 * 6, "era x row of the income mat x buildings off it")
ICONS: Final = _block("icons", ERAS * (MOST_ICONS + 1), "era x resource icons exposed")
POINTS: Final = _block(
    "income_points", ERAS * (MOST_POINTS + 1), "era x points of an income turn now: 0 to 19, then by fours to 59"
)
TECH_ICONS: Final = _block("tech_icons", ERAS * 3 * (MOST_TECH + 1), "era x VP icons per tech card x tech cards")
CITY_ICONS: Final = _block("city_icons", ERAS * 3 * (MOST_LINES + 1), "era x VP icons per line x rows and columns")
LAND_ICONS: Final = _block("land_icons", ERAS * 3 * (MOST_LAND + 1), "era x VP icons per territory x territories")
# The city
LINE_PARTS: Final = _block(
    "lines_begun", ERAS * MISSING * 5, "era x rows and columns that lack 1, 2, 3, 4 plots x how many, up to 4"
)
DISTRICT_PARTS: Final = _block(
    "districts_begun", ERAS * MISSING * 4, "era x districts that lack 1, 2, 3, 4 plots x how many, up to 3"
)
DISTRICT: Final = _block("districts", 10, "districts completed")
FREE: Final = _block("free_plots", 14, "free plots, by sixes")
FIT: Final = _block(
    "fits", SHAPES * FITS, "2 x 2, 2 x 3, 3 x 3, 2 x 4, 4 x 4 free plots x places: 0, 1, 2-3, 4-7, 8-15, more"
)
NARROW: Final = _block("narrow_plots", 10, "free plots on which no 2 x 2 landmark fits, up to 9")
LANDMARK_COUNT: Final = _block("landmarks", 10, "landmarks, up to 9")
# Technology
TECH: Final = _block("tech", 3 * len(TECHNOLOGIES), "row x tech card")
READY: Final = _block("tech_ready", len(TECHNOLOGIES), "tech cards in the middle row whose prerequisite is met")
DISPLAY: Final = _block("display", len(TECHNOLOGIES), "tech cards that lie face up")
TECH_ROWS: Final = _block("tech_rows", 3 * 6, "row x tech cards in it, up to 5")
# Cards
HAND: Final = _block("hand", CARDS, "tapestry cards in hand, as long as one can be played")
HAND_SIZE: Final = _block("hand_size", ERAS * (MOST_HAND + 1), "era x tapestry cards in hand, up to 7")
ACTIVE: Final = _block("active", CARDS, "the card in force this era")
# Land
OUTPOSTS: Final = _block("outposts", ERAS * 9, "era x outposts in the supply")
TILES: Final = _block("tiles", ERAS * 5, "era x territory tiles in the supply, up to 4")
SPACE_TILES: Final = _block("space_tiles", 4, "space tiles in the supply, up to 3")
TOPPLED: Final = _block("toppled", 3, "outposts toppled, up to 2")
EXPLORABLE: Final = _block("explorable", 9, "unexplored hexes in reach, up to 8")
EMPTY: Final = _block("empty_land", 6, "land in reach that nobody controls, up to 5")
HELD: Final = _block("held_land", 6, "land in reach that others control and one outpost takes, up to 5")
ISLAND: Final = _block("middle_island", 3, "the middle island: nobody's, the player's, another's")
ACHIEVEMENT: Final = _block("achievements", 3 * 4, "achievement x earned, or earned by 0, 1, 2 others")
# Civilizations
CIVILIZATION: Final = _block("civilization", ERAS * MATS, "era x civilization")
CIVILIZATIONS_HELD: Final = _block("civilizations", 4, "civilizations, up to 3")
CRAFTSMEN: Final = _block("craftsmen", 3 * 6, "column x buildings on it")
ENTERTAINERS: Final = _block("entertainers", len(entertainers.SPACES), "the space of the token")
TOKENS: Final = _block("tokens_left", 4 * 5, "Heralds, Inventors, Isolationists, Traders x tokens left on the mat")
HISTORIANS: Final = _block("historians", 5, "squares exposed")
LAND_MASS: Final = _block("land_mass", 7, "Isolationists: the largest area of one terrain, about")
LEADERS: Final = _block("leaders", 4, "tracks already used")
MERRYMAKERS: Final = _block("merrymakers", 3 * 4, "column x height of the token")
MILITANTS: Final = _block("militants", 2 * 5, "row x outposts left on it")
MYSTICS: Final = _block("mystics", 4 * 9, "category x what lacks: -1 or beyond, 0, 1 to 5, 6 or more, paid")
CHOSEN: Final = _block("the_chosen", ERAS * 5, "era x tracks on which nobody is ahead")
# The others
FOREMOST: Final = _block("opponents_tracks", 4 * 13, "track x space of the foremost opponent")
AHEAD: Final = _block("opponents_ahead", 4 * 5, "track x opponents ahead")
LATER: Final = _block("opponents_later", 5, "opponents in a later era")
EARLIER: Final = _block("opponents_earlier", 5, "opponents in an earlier era")
FIRST: Final = _block("first_into_era", ERAS, "era x no neighbour has reached the next one")
THEIR_LAND: Final = _block("opponents_land", 10, "territories of the opponent with most, up to 9")

LAYOUT: Final = tuple(_blocks)
SIZE: Final = LAYOUT[-1].start + LAYOUT[-1].size

# By buildings taken off a row: how many "per thing" icons are exposed beyond the least, and how many plain points.
_PER: Final = tuple(tuple(sum(1 for space in row[: taken + 1] if space.per) for taken in range(6)) for row in ROWS)
_PLAIN: Final = tuple(tuple(sum(space.vp for space in row[: taken + 1]) for taken in range(6)) for row in ROWS)
_GOAL: Final = (4, 4, 4, 4, 7, 7, 7, 10, 10, 10, 0, 0, 0)  # the space of the next landmark, from a space on
_BUCKET: Final = (0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5)  # of ways to place something; more are 5
_TOKENS: Final = {
    heralds.NUMBER: TOKENS,
    inventors.NUMBER: TOKENS + 5,
    isolationists.NUMBER: TOKENS + 10,
    traders.NUMBER: TOKENS + 15,
}
_EVERYWHERE: Final = (1 << 81) - 1
_NOT_LAST_COLUMN: Final = sum(0b011111111 << (9 * row) for row in range(9))
MOST_CITIES: Final = 20_000  # remembered


class Encoder:
    """Lists the features of positions. It remembers what cities look like, and nothing else."""

    def __init__(self) -> None:
        # By era and plots filled: complete rows and columns, and what `city` found
        self.cities: list[dict[int, tuple[int, list[int]]]] = [{}, {}, {}, {}]

    def active(self, state: State, player: int) -> list[int]:
        """The features that hold for the player, ascending within each block."""
        found: list[int] = []
        self.add(state, player, found)
        return found

    def active_of_many(self, states: list[State], player: int) -> tuple[list[int], list[int]]:
        """The features of several positions, one after the other, and where those of each begin."""
        found: list[int] = []
        starts: list[int] = []
        for state in states:
            starts.append(len(found))
            self.add(state, player, found)
        return found, starts

    def add(self, state: State, player: int, found: list[int]) -> None:
        """Put the features that hold at the end of the list."""
        who = state.players[player]
        era = min(max(who.era, 1), ERAS) - 1
        add = found.append
        add(ERA + min(who.era, 5))
        if who.finished:
            add(FINISHED)
        add(PLAYERS + era * 5 + min(max(state.options.players, 1), 5) - 1)
        solo = state.solo
        if solo is not None:
            if solo.automa != NOBODY:
                add(LEVEL + min(max(state.options.level, 1), 6) - 1)
                if solo.favorites[0] != NONE:
                    add(FAVORITES + solo.favorites[0])
            if solo.favorites[1] != NONE:
                add(FAVORITES + 4 + solo.favorites[1])
        add(CAPITAL + who.capital)

        self.add_tracks(state, player, who, era, found)

        # Resources and income
        taken = who.taken
        total = 0
        icons = 0
        at = RESOURCE + era * 36
        row_at = INCOME + era * 24
        plain = 0
        for row in range(4):
            amount = who.resources[row]
            total += amount
            add(at + row * 9 + amount)
            off = taken[row]
            icons += RESOURCE_ICONS[row][off]
            plain += _PLAIN[row][off]
            add(row_at + row * 6 + off)
        add(ALL_RESOURCES + era * (MOST_RESOURCES + 1) + min(total, MOST_RESOURCES))
        add(ICONS + era * (MOST_ICONS + 1) + min(icons, MOST_ICONS))
        tech = who.tech_count()
        land = who.control.bit_count()
        filled = who.built | IMPASSABLE[who.capital]
        lines = self.add_city(filled, era, found)
        if architects.NUMBER in who.civilizations and who.civ_mats:
            lines = city_points(state, player)
        tech_icons = _PER[0][taken[0]]
        city_icons = _PER[1][taken[1]]
        land_icons = _PER[3][taken[3]]
        points = plain + tech_icons * tech + city_icons * lines + land_icons * land
        if points > 19:
            points = min(20 + (points - 20) // 4, MOST_POINTS)
        add(POINTS + era * (MOST_POINTS + 1) + points)
        add(TECH_ICONS + (era * 3 + tech_icons - 1) * (MOST_TECH + 1) + min(tech, MOST_TECH))
        add(CITY_ICONS + (era * 3 + city_icons - 1) * (MOST_LINES + 1) + min(lines, MOST_LINES))
        add(LAND_ICONS + (era * 3 + land_icons) * (MOST_LAND + 1) + min(land, MOST_LAND))
        add(DISTRICT + who.districts.bit_count())
        add(LANDMARK_COUNT + min(len(who.landmarks), 9))

        self.add_technology(state, player, who, found)

        # Cards: nobody looks into a bot's hand
        add(HAND_SIZE + era * (MOST_HAND + 1) + min(len(who.hand), MOST_HAND))
        if who.bot == PERSON and who.era < 4:
            last = NONE
            for card in sorted(who.hand):  # some cards there are twice
                if card != last and card < CARDS:
                    add(HAND + card)
                last = card
        if who.active != NONE and who.active < CARDS:
            add(ACTIVE + who.active)

        self.add_land(state, player, who, era, found)
        if state.started or who.bot == PERSON:
            add(CIVILIZATIONS_HELD + min(len(who.civilizations), 3))
            for number in who.civilizations:
                if number < MATS:
                    add(CIVILIZATION + era * MATS + number)
            for order, number in enumerate(who.civilizations[: len(who.civ_mats)]):
                self.add_mat(state, player, who, era, number, who.civ_mats[order], found)
        self.add_opponents(state, player, who, era, found)

    def add_tracks(self, state: State, player: int, who: Player, era: int, found: list[int]) -> None:
        """Where the tokens are, and the landmarks ahead of them."""
        owners = state.landmark_owner
        others = state.players
        for track in range(4):
            tokens = who.tokens[track]
            space = who.position(track)
            found.append(TRACK + (era * 4 + track) * 13 + space)
            for order in range(len(tokens) - 1):
                if order == 0 or tokens[order] != tokens[order - 1]:
                    found.append(SECOND + track * 13 + tokens[order])
            goal = _GOAL[space]
            what = HERE - 1
            if goal and owners[3 * track + (goal - 4) // 3] == NOBODY:
                what = goal - space - 1
                for other in range(len(others)):
                    if other != player and space < others[other].position(track) < goal:
                        what += 4
                        break
            found.append(LANDMARK + (era * 4 + track) * HERE + what)
        for number, owner in enumerate(owners):
            if owner == player:
                found.append(OWNER + number)
            elif owner != NOBODY:
                found.append(OWNER + len(LANDMARKS) + number)
        for track, _, _ in state.locks:
            found.append(LOCKED + track)

    def add_city(self, filled: int, era: int, found: list[int]) -> int:
        """What the plots look like; returns how many rows and columns are complete."""
        cities = self.cities[era]
        known = cities.get(filled)
        if known is None:
            if len(cities) >= MOST_CITIES:
                cities.clear()
            known = cities[filled] = self.city(filled, era)
        found.extend(known[1])
        return known[0]

    def city(self, filled: int, era: int) -> tuple[int, list[int]]:
        """Complete rows and columns, and the features of what is filled and what is free."""
        found: list[int] = []
        counts = [0] * 10
        for line in LINES:
            counts[9 - (filled & line).bit_count()] += 1
        complete = counts[0]
        for missing in range(1, MISSING + 1):
            found.append(LINE_PARTS + (era * MISSING + missing - 1) * 5 + min(counts[missing], 4))
        counts = [0] * 10
        for district in DISTRICTS:
            counts[9 - (filled & district).bit_count()] += 1
        for missing in range(1, MISSING + 1):
            found.append(DISTRICT_PARTS + (era * MISSING + missing - 1) * 4 + min(counts[missing], 3))
        free = _EVERYWHERE & ~filled
        found.append(FREE + free.bit_count() // 6)
        # Places of free rectangles, each named by its first plot: a wider one is two narrower ones side by side
        wide_2 = free & (free >> 1) & _NOT_LAST_COLUMN
        wide_3 = wide_2 & (wide_2 >> 1) & _NOT_LAST_COLUMN
        wide_4 = wide_2 & (wide_2 >> 2) & (_NOT_LAST_COLUMN & (_NOT_LAST_COLUMN >> 1))
        square_2 = wide_2 & (wide_2 >> 9)
        upright_3 = square_2 & (square_2 >> 9)  # two wide, three high
        ways = (
            square_2.bit_count(),
            (wide_3 & (wide_3 >> 9)).bit_count() + upright_3.bit_count(),
            (wide_3 & (wide_3 >> 9) & (wide_3 >> 18)).bit_count(),
            (wide_4 & (wide_4 >> 9)).bit_count() + (square_2 & (square_2 >> 18)).bit_count(),
            (wide_4 & (wide_4 >> 9) & (wide_4 >> 18) & (wide_4 >> 27)).bit_count(),
        )
        for shape in range(SHAPES):
            found.append(FIT + shape * FITS + _BUCKET[min(ways[shape], 16)])
        roomy = square_2 | (square_2 << 1) | (square_2 << 9) | (square_2 << 10)
        found.append(NARROW + min((free & ~roomy).bit_count(), 9))
        return complete, found

    def add_technology(self, state: State, player: int, who: Player, found: list[int]) -> None:
        """Tech cards of the player, and those that lie face up."""
        for row in range(3):
            cards = who.rows[row]
            at = TECH + row * len(TECHNOLOGIES)
            for card in cards:
                found.append(at + card)
            found.append(TECH_ROWS + row * 6 + min(len(cards), 5))
        for card in who.rows[1]:
            if self.is_ready(state, player, card):
                found.append(READY + card)
        for card in state.display:
            found.append(DISPLAY + card)

    def is_ready(self, state: State, player: int, card: int) -> bool:
        """The player or a neighbour meets the prerequisite now (UPGRADE-2 to -4); a power may free it besides."""
        needs = box.technologies[card].needs
        if self.reaches(state.players[player], needs):
            return True
        for other in state.neighbours(player):
            if self.reaches(state.players[other], needs):
                return True
        return False

    def reaches(self, who: Player, needs: box.Prerequisite) -> bool:
        """This player meets it."""
        if needs.track != NONE:
            return who.position(needs.track) >= FIRST_SPACE_OF_TIER[needs.tier]
        return who.taken[needs.row] >= needs.space - 1

    def add_land(self, state: State, player: int, who: Player, era: int, found: list[int]) -> None:
        """Outposts and tiles, what is in reach, and achievements."""
        add = found.append
        add(OUTPOSTS + era * 9 + min(who.outposts, 8))
        add(TILES + era * 5 + min(len(who.tiles), 4))
        add(SPACE_TILES + min(len(who.space_tiles), 3))
        add(TOPPLED + min(who.toppled, 2))
        reach = next_to(state, who.control) & ~who.control
        unexplored = reach & state.unexplored
        add(EXPLORABLE + min(unexplored.bit_count(), 8))
        explored = reach ^ unexplored
        theirs = 0
        most = 0
        for other in range(len(state.players)):
            if other != player:
                control = state.players[other].control
                theirs |= control
                most = max(most, control.bit_count())
        add(EMPTY + min((explored & ~theirs).bit_count(), 5))
        held = 0
        rest = explored & theirs
        while rest:
            low = rest & -rest
            if state.second_tokens[low.bit_length() - 1] == 0:
                held += 1
            rest ^= low
        add(HELD + min(held, 5))
        add(ISLAND + (1 if who.control >> MIDDLE & 1 else 2 if theirs >> MIDDLE & 1 else 0))
        add(THEIR_LAND + min(most, 9))
        for number in range(3):
            claims = state.claims[number]
            add(ACHIEVEMENT + number * 4 + (0 if player in claims else 1 + min(len(claims), 2)))

    def add_mat(
        self, state: State, player: int, who: Player, era: int, number: int, mat: tuple[int, ...], found: list[int]
    ) -> None:
        """What lies on a civilization mat."""
        add = found.append
        if number in _TOKENS:
            if mat:
                add(_TOKENS[number] + min(mat[0], 4))
            if number == isolationists.NUMBER:
                add(LAND_MASS + min(who.control.bit_count(), 6))
        elif number == craftsmen.NUMBER:
            for column in range(3):
                first = craftsmen.FIRST_SPACE[column]
                last = craftsmen.FIRST_SPACE[column + 1] if column < 2 else craftsmen.SPACES
                standing = 0
                for building in mat[first:last]:
                    if building != NONE:
                        standing += 1
                add(CRAFTSMEN + column * 6 + standing)
        elif number == entertainers.NUMBER:
            if mat:
                add(ENTERTAINERS + mat[0])
        elif number == historians.NUMBER:
            add(HISTORIANS + mat.count(historians.EXPOSED))
        elif number == leaders.NUMBER:
            for track in mat:
                add(LEADERS + track)
        elif number == merrymakers.NUMBER:
            for column in range(len(mat)):
                add(MERRYMAKERS + column * 4 + mat[column])
        elif number == militants.NUMBER:
            for row in range(len(mat)):
                add(MILITANTS + row * 5 + mat[row])
        elif number == mystics.NUMBER:
            for category in range(4 if mat else 0):
                if mat[mystics.PAID] >> category & 1:
                    add(MYSTICS + category * 9 + 8)
                elif mat[category]:
                    lacks = mat[category] - mystics.count(state, player, category)
                    add(MYSTICS + category * 9 + min(max(lacks, -1), 6) + 1)
        elif number == the_chosen.NUMBER:
            ahead = 0
            for track in range(4):
                if the_chosen.is_ahead(state, player, track):
                    ahead += 1
            add(CHOSEN + era * 5 + ahead)

    def add_opponents(self, state: State, player: int, who: Player, era: int, found: list[int]) -> None:
        """Where the others are."""
        add = found.append
        players = state.players
        later = earlier = 0
        for other in range(len(players)):
            if other != player:
                if players[other].era > who.era:
                    later += 1
                elif players[other].era < who.era:
                    earlier += 1
        add(LATER + min(later, 4))
        add(EARLIER + min(earlier, 4))
        for track in range(4):
            own = who.position(track)
            foremost = 0
            ahead = 0
            for other in range(len(players)):
                if other != player:
                    space = players[other].position(track)
                    if space > own:
                        ahead += 1
                    foremost = max(foremost, space)
            add(FOREMOST + track * 13 + foremost)
            add(AHEAD + track * 5 + min(ahead, 4))
        first = True
        for other in state.neighbours(player):
            if players[other].era > who.era:
                first = False
        if first:
            add(FIRST + era)
