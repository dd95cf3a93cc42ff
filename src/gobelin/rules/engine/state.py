"""The state of a game: plain data, copied in microseconds.

Small collections are tuples, replaced as a whole when they change, so that copies can share them; only what changes
all the time is a list. Copies share the lists of the map, too, until one of them changes it. A state keeps no history;
it only writes to a log.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from gobelin.rules.engine.frames import Frame, Power, Question
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.random import KEY_BYTES, block_of
from gobelin.rules.printed.capitals import IMPASSABLE
from gobelin.rules.printed.dice import FACE_COUNTS
from gobelin.rules.printed.maps import LARGE, SMALL, Map
from gobelin.rules.printed.names import CIVILIZATIONS, NOBODY, NONE, PERSON

# What lies on a hex besides a tile: 0 for nothing, else a token (see `token`). A hex never holds more than two.
OUTPOST: Final = 0
CUBE: Final = 1  # a player token
BUILDING: Final = 2  # + building (Nomads)
LANDMARK: Final = 6  # + landmark (Nomads)

UNEXPLORED: Final = -1
PRINTED: Final = 0  # tiles are 8 * number + rotation

# Score sheet: points by source, by era and by method, and counters.
SOURCES: Final = (
    "tracks", "tech_cards", "tapestry_cards", "civilizations", "exploring", "space_tiles", "income", "dice",
    "achievements", "other",
)  # fmt: skip
METHODS: Final = (
    "plain", "tech_cards", "capital", "territories", "markets", "houses", "farms", "armories", "landmarks",
    "tapestry_cards", "territory_supply", "spaces_exploration", "spaces_science", "spaces_military",
    "spaces_technology",
)  # fmt: skip
COUNTERS: Final = (
    "turns", "advances_era_1", "advances_era_2", "advances_era_3", "advances_era_4", "bonuses", "resources_spent",
    "resources_gained", "tiles_explored", "conquests", "outposts_toppled", "traps_used", "inventions", "upgrades",
)  # fmt: skip
ERAS: Final = 7  # before the first income turn, eras 1 to 5, after the end
STAT_ERAS: Final = len(SOURCES)
STAT_METHODS: Final = STAT_ERAS + ERAS
STAT_COUNTERS: Final = STAT_METHODS + len(METHODS)
STATS: Final = STAT_COUNTERS + len(COUNTERS)


class WouldReveal(Exception):
    """Raised instead of revealing anything while a choice is only being previewed."""


class WouldRoll(WouldReveal):
    """What is unknown are these dice, about to be rolled together."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        super().__init__()
        self.dice = dice


class Event(NamedTuple):
    """Something that happened: a key with arguments. `private` adds what only `player` may see."""

    key: str
    player: int
    args: dict[str, object]
    private: dict[str, object] | None


class Log:
    """The events that a state wrote. They are kept in columns, and lists in them as tuples.

    Every dictionary and list that is kept makes garbage collection more frequent, which costs more than writing.
    """

    __slots__ = ("args", "keys", "players", "private")

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.players: list[int] = []
        self.args: list[dict[str, object]] = []
        self.private: dict[int, dict[str, object]] = {}  # by the number of the event

    def __len__(self) -> int:
        return len(self.keys)

    def event(self, number: int) -> Event:
        """One of the events, counted from 0, as a copy."""
        private = self.private.get(number)
        return Event(
            self.keys[number],
            self.players[number],
            _with_lists(self.args[number]),
            None if private is None else _with_lists(private),
        )

    def events(self) -> list[Event]:
        """All of them."""
        return [self.event(number) for number in range(len(self.keys))]

    def copy_until(self, number: int) -> Log:
        """A new log with the events before this number."""
        new = Log()
        new.keys = self.keys[:number]
        new.players = self.players[:number]
        new.args = self.args[:number]
        new.private = {at: part for at, part in self.private.items() if at < number}
        return new


def _with_lists(args: dict[str, object]) -> dict[str, object]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


# The fields of each class are its slots, and what a digest is taken of (digest.py).
PLAYER_FIELDS: Final = (
    "achievements", "active", "bot", "built", "capital", "civ_mats", "civilizations", "control", "cover",
    "dealt_capitals", "dealt_civilizations", "districts", "era", "explored_space", "finished", "ghost", "hand",
    "landmarks", "mat", "outposts", "pact", "placed", "plots", "powers", "rejected", "resources", "rows",
    "space_tiles", "stats", "taken", "tiles", "tokens", "toppled", "used", "used_squares", "vp",
)  # fmt: skip


class Player:
    """One player's pieces."""

    __slots__ = PLAYER_FIELDS

    def __init__(self, blank: bool = False) -> None:
        """`blank`: all fields are about to be set by `copy`."""
        if blank:
            return
        self.bot: int = PERSON  # or AUTOMA, SHADOW_EMPIRE
        self.vp: int = 0
        self.era: int = 0  # income turns begun
        self.finished: bool = False
        self.resources: list[int] = [0, 0, 0, 0]
        self.tokens: list[tuple[int, ...]] = [(0,), (0,), (0,), (0,)]  # real tokens on each track, ascending
        self.ghost: bool = False  # SINGULARITY-4: technology counts as complete
        self.taken: list[int] = [0, 0, 0, 0]  # buildings off each row of the income mat
        self.outposts: int = 8  # in the supply
        self.hand: tuple[int, ...] = ()  # tapestry cards, in the order gained
        self.tiles: tuple[int, ...] = ()  # territory tiles in the supply
        self.space_tiles: tuple[int, ...] = ()
        self.explored_space: tuple[int, ...] = ()
        self.rows: list[tuple[int, ...]] = [(), (), ()]  # tech cards: bottom, middle, top
        self.landmarks: tuple[int, ...] = ()  # in the order of their numbers
        self.capital: int = 0
        self.built: int = 0  # plots of the city covered by buildings
        self.plots: list[int] = [0, 0, 0, 0]  # plots covered by each type of income building
        self.placed: tuple[int, ...] = ()  # the placing actions, in order: they name each building and its place
        self.districts: int = 0  # completed
        self.mat: list[tuple[int, ...]] = [(), (), (), (), ()]  # tapestry cards by era space (0 unused), bottom first
        self.cover: int = 0  # the era space a card may be played on top of; 0 for none (TAPESTRY-5)
        self.active: int = NONE  # the "this era" card in force
        self.pact: tuple[int, int] = (NOBODY, NONE)  # opponent and track chosen for it
        self.civilizations: tuple[int, ...] = ()
        self.civ_mats: tuple[tuple[int, ...], ...] = ()  # what lies on each of them
        self.powers: tuple[Power, ...] = ()  # in force: the card's, then the civilizations'
        self.achievements: int = 0
        self.toppled: int = 0  # outposts toppled so far (ACHIEVE-6)
        self.control: int = 0  # hexes controlled
        self.used: int = 0  # track spaces used this turn (TIMING-15)
        self.used_squares: int = 0  # once-per-turn squares used this turn (UPGRADE-12)
        self.dealt_capitals: tuple[int, ...] = ()  # start choices still open
        self.dealt_civilizations: tuple[int, ...] = ()
        self.rejected: int = NONE  # the civilization not kept
        self.stats: list[int] = [0] * STATS

    def copy(self) -> Player:
        new = Player(True)
        new.bot = self.bot
        new.vp = self.vp
        new.era = self.era
        new.finished = self.finished
        new.resources = self.resources[:]
        new.tokens = self.tokens[:]
        new.ghost = self.ghost
        new.taken = self.taken[:]
        new.outposts = self.outposts
        new.hand = self.hand
        new.tiles = self.tiles
        new.space_tiles = self.space_tiles
        new.explored_space = self.explored_space
        new.rows = self.rows[:]
        new.landmarks = self.landmarks
        new.capital = self.capital
        new.built = self.built
        new.plots = self.plots[:]
        new.placed = self.placed
        new.districts = self.districts
        new.mat = self.mat[:]
        new.cover = self.cover
        new.active = self.active
        new.pact = self.pact
        new.civilizations = self.civilizations
        new.civ_mats = self.civ_mats
        new.powers = self.powers
        new.achievements = self.achievements
        new.toppled = self.toppled
        new.control = self.control
        new.used = self.used
        new.used_squares = self.used_squares
        new.dealt_capitals = self.dealt_capitals
        new.dealt_civilizations = self.dealt_civilizations
        new.rejected = self.rejected
        new.stats = self.stats[:]
        return new

    # What follows from the pieces

    def position(self, track: int) -> int:
        """The space of the most advanced token; the ghost counts (SINGULARITY-3, -4)."""
        if track == 3 and self.ghost:
            return 12
        tokens = self.tokens[track]
        return tokens[-1] if tokens else 0

    def impassable(self) -> int:
        return IMPASSABLE[self.capital]

    def filled(self) -> int:
        """Plots built on or impassable (BUILD-8, BUILD-11)."""
        return self.built | IMPASSABLE[self.capital]

    def tech_count(self) -> int:
        rows = self.rows
        return len(rows[0]) + len(rows[1]) + len(rows[2])

    def tapestry_count(self) -> int:
        """Cards in hand and on the mat, covered and face-down ones included (TAPESTRY-6)."""
        mat = self.mat
        return len(self.hand) + len(mat[1]) + len(mat[2]) + len(mat[3]) + len(mat[4])

    def civ_mat(self, civilization: int) -> tuple[int, ...]:
        return self.civ_mats[self.civilizations.index(civilization)]

    def set_civ_mat(self, civilization: int, mat: tuple[int, ...]) -> None:
        at = self.civilizations.index(civilization)
        self.civ_mats = (*self.civ_mats[:at], mat, *self.civ_mats[at + 1 :])


SOLO_FIELDS: Final = (
    "automa", "civilizations", "deck", "discard", "favorites", "first_tiebreaker", "pair", "progress", "seen", "shadow",
)  # fmt: skip


class Solo:
    """What the bots have beyond the pieces of their seats. Decision cards are numbered from 0."""

    __slots__ = SOLO_FIELDS

    def __init__(self) -> None:
        self.automa: int = NOBODY  # their seats
        self.shadow: int = NOBODY
        self.favorites: tuple[int, int] = (NONE, NONE)  # the favourite tracks of the Automa and the Shadow Empire
        self.civilizations: tuple[int, ...] = ()  # of the Automa
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.progress: list[int] = []
        self.pair: tuple[int, int] = (NONE, NONE)  # decision card, tiebreaker card
        self.first_tiebreaker: int = NONE  # serves in income turn 1
        self.seen: int = 0  # decision cards that have been seen

    def copy(self) -> Solo:
        new = Solo()
        new.automa = self.automa
        new.shadow = self.shadow
        new.favorites = self.favorites
        new.civilizations = self.civilizations
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.progress = self.progress[:]
        new.pair = self.pair
        new.first_tiebreaker = self.first_tiebreaker
        new.seen = self.seen
        return new


STATE_FIELDS: Final = (
    "actor", "block", "civ_deck", "civ_discard", "claims", "dice", "display", "drawn", "first", "landmark_owner",
    "legal", "locks", "log", "luck_key", "map", "map_shared", "marks", "options", "over", "peek", "players",
    "question", "revealed", "second_tokens", "solo", "space_deck", "stack", "started", "tapestry_deck",
    "tapestry_discard", "tech_deck", "tech_discard", "territory_deck", "territory_discard", "tile", "tokens", "turn",
    "turns", "unexplored",
)  # fmt: skip


NO_MARKS: Final[tuple[tuple[int, ...], ...]] = tuple(() for _ in CIVILIZATIONS)


class State:
    """The whole table."""

    __slots__ = STATE_FIELDS

    def __init__(self, options: Options | None = None, blank: bool = False) -> None:
        """`blank`: all fields are about to be set by `copy`."""
        if blank:
            return
        self.options: Options = options or Options()
        self.players: list[Player] = []
        self.map: Map = SMALL if self.options.players <= 3 else LARGE
        self.luck_key: bytes = bytes(KEY_BYTES)  # what all luck follows from
        self.drawn: int = 0  # words drawn from the stream
        self.block: list[int] = []  # the words among which the next one is, once one was drawn; never changed
        self.stack: list[Frame] = []
        self.question: Question | None = None
        self.legal: list[int] = []
        self.turn: int = NOBODY  # whose turn it is
        self.first: int = 0  # who began
        self.turns: int = 0  # turns begun
        self.over: bool = False
        self.started: bool = False  # the start choices are revealed
        self.tile: list[int] = [UNEXPLORED] * 61
        self.tokens: list[int] = [0] * 61  # first token on each hex
        self.second_tokens: list[int] = [0] * 61  # second token on each hex
        self.map_shared: bool = False  # with a copy: see `change_map`
        self.unexplored: int = self.map.unexplored
        self.tapestry_deck: list[int] = []  # top card last, as in all decks
        self.tapestry_discard: list[int] = []  # card + 64 * (bit mask of the players who saw it)
        self.tech_deck: list[int] = []
        self.tech_discard: list[int] = []
        self.display: list[int] = []  # face-up tech cards
        self.territory_deck: list[int] = []
        self.territory_discard: list[int] = []
        self.space_deck: list[int] = []
        self.civ_deck: list[int] = []
        self.civ_discard: list[int] = []  # mats discarded in play: out of the game (CIV-12)
        self.landmark_owner: list[int] = [NOBODY] * 18
        self.claims: list[tuple[int, ...]] = [(), (), ()]  # who earned each achievement, in order
        self.locks: tuple[tuple[int, int, bool], ...] = ()  # closed tracks: track, owner, ends with the owner's turn
        self.marks: tuple[tuple[int, ...], ...] = NO_MARKS  # by civilization: what carries a token of its mat
        self.actor: int = NOBODY  # who made the last choice: what it brings to light is news to them
        self.revealed: int = 0  # how often something unknown came to light
        self.peek: bool = False  # a choice is only being previewed: nothing unknown may come to light
        self.dice: tuple[tuple[int, int], ...] = ()  # faces set for the next rolls, not left to chance: die, face
        self.log: Log | None = None
        self.solo: Solo | None = None  # the bots' things, if there are any

    def copy(self) -> State:
        """An independent copy. It writes no log unless given one."""
        new = State(None, True)
        new.options = self.options
        new.players = [player.copy() for player in self.players]
        new.map = self.map
        new.luck_key = self.luck_key
        new.drawn = self.drawn
        new.block = self.block
        new.stack = self.stack[:]
        new.question = self.question
        new.legal = self.legal
        new.turn = self.turn
        new.first = self.first
        new.turns = self.turns
        new.over = self.over
        new.started = self.started
        new.tile = self.tile
        new.tokens = self.tokens
        new.second_tokens = self.second_tokens
        new.map_shared = self.map_shared = True
        new.unexplored = self.unexplored
        new.tapestry_deck = self.tapestry_deck[:]
        new.tapestry_discard = self.tapestry_discard[:]
        new.tech_deck = self.tech_deck[:]
        new.tech_discard = self.tech_discard[:]
        new.display = self.display[:]
        new.territory_deck = self.territory_deck[:]
        new.territory_discard = self.territory_discard[:]
        new.space_deck = self.space_deck[:]
        new.civ_deck = self.civ_deck[:]
        new.civ_discard = self.civ_discard[:]
        new.landmark_owner = self.landmark_owner[:]
        new.claims = self.claims[:]
        new.locks = self.locks
        new.marks = self.marks
        new.actor = self.actor
        new.revealed = self.revealed
        new.peek = self.peek
        new.dice = self.dice
        new.log = None
        new.solo = self.solo.copy() if self.solo is not None else None
        return new

    def change_map(self) -> None:
        """Call this before putting a tile or token on the map: copies share its lists until then."""
        if self.map_shared:
            self.tile = self.tile[:]
            self.tokens = self.tokens[:]
            self.second_tokens = self.second_tokens[:]
            self.map_shared = False

    def set_marks(self, civilization: int, marked: tuple[int, ...]) -> None:
        """Set what carries this civilization's tokens away from its mat; only its own module knows the numbers."""
        self.marks = (*self.marks[:civilization], marked, *self.marks[civilization + 1 :])

    # The stack

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    # What is said

    def tell(self, key: str, player: int = NOBODY, **args: object) -> None:
        """Write an event that everybody may see."""
        log = self.log
        if log is not None:
            log.keys.append(key)
            log.players.append(player)
            log.args.append(args)

    def tell_privately(self, key: str, player: int, public: dict[str, object], private: dict[str, object]) -> None:
        """Write an event of which only `player` sees the `private` part."""
        log = self.log
        if log is not None:
            log.private[len(log.keys)] = private
            log.keys.append(key)
            log.players.append(player)
            log.args.append(public)

    # Chance and hidden things

    def reveal(self) -> None:
        """Something unknown is about to come to light: nothing before it can be taken back (TIMING-16)."""
        if self.peek:
            raise WouldReveal
        self.revealed += 1

    def show(self) -> None:
        """The one who chooses shows the others a card: news, but not to whoever previews the choice (TIMING-16)."""
        self.revealed += 1

    def roll(self, dice: tuple[int, ...]) -> list[int]:
        """Roll these dice together: the number of the face each of them shows.

        A face that was set (`dice`) is used instead. The generator advances all the same, so that later draws do not
        depend on it.
        """
        if self.peek:
            known = [die for die, _ in self.dice]
            if not all(die in known for die in dice):
                raise WouldRoll(dice)
        self.revealed += 1
        faces = []
        for die in dice:
            face = self.random_below(FACE_COUNTS[die])
            faces.append(self._set_face(die, face) if self.dice else face)
        return faces

    def _set_face(self, die: int, rolled: int) -> int:
        """The face that was set for this roll, which is then used up; else the one rolled."""
        for at, (which, face) in enumerate(self.dice):
            if which == die:
                self.dice = self.dice[:at] + self.dice[at + 1 :]
                return face
        return rolled

    def begin_luck(self, key: bytes) -> None:
        """All luck from now on follows from this key."""
        self.luck_key = key
        self.drawn = 0
        self.block = []

    def random_below(self, limit: int) -> int:
        """A random number from 0 to limit - 1, all of them equally likely; limit is 65,536 at most."""
        product = self._word() * limit  # Lemire's way: its upper half is the number
        if product & 0xFFFF < limit:  # skip the few words that would make some numbers likelier
            uneven = (0x10000 - limit) % limit
            while product & 0xFFFF < uneven:
                product = self._word() * limit
        return product >> 16

    def _word(self) -> int:
        """The next 16 bits of the stream."""
        at = self.drawn & 31
        if at == 0 or not self.block:  # none yet: the state was read from a document
            self.block = block_of(self.luck_key, self.drawn >> 5)
        self.drawn += 1
        return self.block[at]

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle the cards in place: `random_below` for each of them, written out."""
        key = self.luck_key
        drawn = self.drawn
        block = self.block or block_of(key, drawn >> 5)
        for limit in range(len(cards), 1, -1):
            at = drawn & 31
            if at == 0:
                block = block_of(key, drawn >> 5)
            drawn += 1
            product = block[at] * limit
            if product & 0xFFFF < limit:
                uneven = (0x10000 - limit) % limit
                while product & 0xFFFF < uneven:
                    at = drawn & 31
                    if at == 0:
                        block = block_of(key, drawn >> 5)
                    drawn += 1
                    product = block[at] * limit
            other = product >> 16
            cards[limit - 1], cards[other] = cards[other], cards[limit - 1]
        self.drawn = drawn
        self.block = block

    # Who sits where

    def clockwise(self, player: int) -> tuple[int, ...]:
        """All players, beginning with this one."""
        return _CLOCKWISE[len(self.players)][player]

    def opponents(self, player: int) -> tuple[int, ...]:
        """The others, clockwise from the player's left."""
        return _CLOCKWISE[len(self.players)][player][1:]

    def rivals(self, player: int) -> list[int]:
        """The opponents an effect may name: all but the Shadow Empire of a two-player game (SOLO-41)."""
        third = self.solo.shadow if self.solo is not None and self.solo.automa == NOBODY else NOBODY
        return [other for other in self.opponents(player) if other != third]

    def partners(self, player: int) -> list[int]:
        """The opponents who may be chosen to take part in something: they play, and are people (TAPESTRY-12)."""
        players = self.players
        return [n for n in self.opponents(player) if not players[n].finished and not players[n].bot]

    def neighbours(self, player: int) -> tuple[int, ...]:
        """Right, then left; one of them only with two players (NEIGHBOUR-2, NEIGHBOUR-6, TIMING-13)."""
        return _NEIGHBOURS[len(self.players)][player]


_CLOCKWISE: Final = tuple(
    tuple(tuple((player + step) % count for step in range(count)) for player in range(count)) for count in range(6)
)
_NEIGHBOURS: Final = tuple(
    tuple(tuple(dict.fromkeys(((player - 1) % count, (player + 1) % count))) for player in range(count))
    for count in range(6)
)


def token(owner: int, kind: int) -> int:
    """An upright piece on a hex."""
    return 1 + 2 * (owner * 32 + kind)


def token_owner(piece: int) -> int:
    return (piece - 1) >> 6


def token_kind(piece: int) -> int:
    return ((piece - 1) >> 1) & 31


def is_toppled(piece: int) -> bool:
    return (piece - 1) & 1 == 1


def toppled(piece: int) -> int:
    return piece + 1


def stood_up(piece: int) -> int:
    return piece - 1
