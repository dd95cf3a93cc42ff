"""The table of a position document (docs/notation.md explains every key)."""

from __future__ import annotations

from gobelin.rules.chapters.advance import LAST_SPACE
from gobelin.rules.chapters.decks import EVERYBODY
from gobelin.rules.chapters.income import LAST_ERA
from gobelin.rules.chapters.resources import TOPPLED
from gobelin.rules.chapters.sheet import COUNTS, SHEET
from gobelin.rules.chapters.tapestry import refresh_powers
from gobelin.rules.documents.in_play import ESPIONAGE, cover_of, era_card
from gobelin.rules.documents.invariants import OUTPOSTS
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import ACTIONS, piece_of, plots_of
from gobelin.rules.engine.errors import OptionError, PositionError
from gobelin.rules.engine.options import OPTION_FIELDS, Options, parse_options
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.random import KEY_BYTES, MOST_DRAWN
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import (
    BUILDING,
    CUBE,
    OUTPOST,
    PRINTED,
    STAT_COUNTERS,
    STAT_ERAS,
    STAT_METHODS,
    Player,
    Solo,
    State,
    is_toppled,
    token,
    token_kind,
    token_owner,
    toppled,
)
from gobelin.rules.flow.setup import check_options
from gobelin.rules.flow.turn import push_turn
from gobelin.rules.printed.automa import CARDS, SHADOW_CARDS
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.capitals import CAPITALS, DISTRICTS
from gobelin.rules.printed.income_mat import BUILDINGS_PER_ROW, RESOURCE_LIMIT
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    AUTOMA,
    BUILDINGS,
    CIVILIZATIONS,
    FACE_DOWN,
    LANDMARKS,
    NOBODY,
    NONE,
    OUT_OF_PLAY,
    PERSON,
    RESOURCES,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACK_LANDMARKS,
    TRACKS,
)
from gobelin.rules.solo.setup import BOT_OUTPOSTS, has_bots, seats_of

MOST = 10**6  # nothing at a table comes near: the bound of numbers without a rule

TABLE = (
    "format", "version", "options", "turn", "turn_number", "first_player", "luck", "hexes", "landmarks_out_of_play",
    "display", "decks", "achievements", "closed_tracks", "solo", "players",
)  # fmt: skip
DECKS = (
    "tapestry", "tapestry_discard", "tech", "tech_discard", "territory", "territory_discard", "space", "civilization",
    "civilization_discard",
)  # fmt: skip
SOLO = (
    "favorites", "civilizations", "deck", "discard", "progress", "decision_card", "tiebreaker_card", "seen",
)  # fmt: skip
SHADOW_EMPIRE_HAS = ("tokens", "landmarks", "stats")
AUTOMA_HAS = ("vp", "era", "tokens", "hand", "tapestries", "landmarks", "stats")
PERSON_HAS = (
    "vp", "era", "tokens", "hand", "tapestries", "stats", "resources", "singularity", "territory_tiles", "space_tiles",
    "explored_space", "tech", "capital", "buildings", "copied_card", "pact", "civilizations", "rejected_civilization",
)  # fmt: skip
HAS = {PERSON: PERSON_HAS, AUTOMA: AUTOMA_HAS, SHADOW_EMPIRE: SHADOW_EMPIRE_HAS}
ROWS = ("bottom", "middle", "top")
PIECES = ("outpost", "cube", *BUILDINGS, *LANDMARKS)  # in the order of the kinds of token


def read_table(doc: Part) -> State:
    """The table of a position of this version, its turn about to begin. It may still be an impossible one."""
    marks = [
        (n, civilization.marks_name) for n, civilization in enumerate(box.civilizations) if civilization.marks_name
    ]
    parts = doc.members(TABLE, [name for _, name in marks])
    state = State(read_options(parts["options"]))
    seats = seats_of(state.options)
    count = len(seats)
    if has_bots(state.options):
        state.solo = _read_solo(seats, parts["solo"])
    elif parts["solo"].value is not None:
        raise parts["solo"].must_be("null without bots")
    state.started = True
    state.turn = parts["turn"].number(0, count - 1)
    state.turns = parts["turn_number"].number(1, MOST)
    state.first = parts["first_player"].number(0, count - 1)
    luck = parts["luck"].members(("key", "drawn"))
    state.luck_key = luck["key"].key(KEY_BYTES)
    state.drawn = luck["drawn"].number(0, MOST_DRAWN)
    state.display = list(parts["display"].names(TECHNOLOGIES, "tech card"))
    _read_decks(state, parts["decks"])
    claims = parts["achievements"].members(ACHIEVEMENTS)
    state.claims = [claims[name].numbers(0, count - 1) for name in ACHIEVEMENTS]
    state.locks = tuple(_read_lock(entry, count) for entry in parts["closed_tracks"].items())
    for number, name in marks:
        if name in parts:  # left out where no token has left its mat
            state.set_marks(number, box.civilizations[number].read_marks(parts[name], count))
    players = parts["players"].items(count, count)
    for seat, part in enumerate(players):
        state.players.append(_read_player(state, seat, seats[seat], part))
    if state.players[state.turn].finished:
        raise parts["turn"].error(f"players[{state.turn}] has finished")
    if state.solo is not None and state.solo.automa != NOBODY:  # the bots stop together (SOLO-32)
        state.players[state.solo.shadow].finished = state.players[state.solo.automa].finished
    _read_map(state, parts["hexes"])
    for seat, part in enumerate(players):
        _count_pieces(state, seat, part)
    for landmark in parts["landmarks_out_of_play"].names(LANDMARKS, "landmark"):
        _give_landmark(state, landmark, OUT_OF_PLAY, parts["landmarks_out_of_play"])
    for player in range(count):
        refresh_powers(state, player)
    push_turn(state)
    return state


def read_options(part: Part) -> Options:
    part.members(("players",), OPTION_FIELDS)
    try:
        return check_options(parse_options(part.value))
    except OptionError as error:
        raise PositionError(f"options: {error}", error.key, error.facts) from error


# --- Decks


def _read_decks(state: State, part: Part) -> None:
    decks = part.members(DECKS)
    state.tapestry_deck = _read_tapestries(decks["tapestry"])
    people = state.options.players
    state.tapestry_discard = [_read_discarded(entry, people) for entry in decks["tapestry_discard"].items()]
    state.tech_deck = list(decks["tech"].names(TECHNOLOGIES, "tech card"))
    state.tech_discard = list(decks["tech_discard"].names(TECHNOLOGIES, "tech card"))
    state.territory_deck = list(_read_tiles(decks["territory"]))
    state.territory_discard = list(_read_tiles(decks["territory_discard"]))
    state.space_deck = list(_read_space_tiles(decks["space"]))
    state.civ_deck = list(decks["civilization"].names(CIVILIZATIONS, "civilization"))
    state.civ_discard = list(decks["civilization_discard"].names(CIVILIZATIONS, "civilization"))


def _read_tapestries(part: Part) -> list[int]:
    """Cards by name; there are several traps."""
    return [entry.name(TAPESTRIES, "tapestry card") for entry in part.items()]


def _read_tiles(part: Part) -> tuple[int, ...]:
    return part.numbers(1, len(box.territories) - 1)


def _read_space_tiles(part: Part) -> tuple[int, ...]:
    return part.numbers(1, len(box.space_tiles) - 1)


def _read_discarded(part: Part, people: int) -> int:
    """A discarded tapestry card with the people who saw it: a bot discards before all eyes (SOLO-34)."""
    parts = part.members(("card", "seen_by"))
    card = parts["card"].name(TAPESTRIES, "tapestry card")
    if parts["seen_by"].value == "everybody":
        return card + 64 * EVERYBODY
    return card + 64 * sum(1 << player for player in parts["seen_by"].numbers(0, people - 1))


def _read_lock(part: Part, count: int) -> tuple[int, int, bool]:
    """A closed track. At the start of a turn every lock has its owner's next turn still before it."""
    parts = part.members(("track", "owner"))
    return parts["track"].name(TRACKS, "track"), parts["owner"].number(0, count - 1), True


# --- Bots


def _read_solo(seats: list[int], part: Part) -> Solo:
    parts = part.members(SOLO)
    solo = Solo()
    solo.automa = seats.index(AUTOMA) if AUTOMA in seats else NOBODY
    solo.shadow = seats.index(SHADOW_EMPIRE)
    favorites = parts["favorites"].members(("automa", "shadow_empire"))
    if solo.automa == NOBODY and favorites["automa"].value is not None:
        raise favorites["automa"].must_be("null without the Automa")
    first = favorites["automa"].name(TRACKS, "track") if solo.automa != NOBODY else NONE
    solo.favorites = (first, favorites["shadow_empire"].name(TRACKS, "track"))
    solo.civilizations = parts["civilizations"].names(AUTOMA_CIVILIZATIONS, "Automa civilization")
    most = len(CARDS) if solo.automa != NOBODY else SHADOW_CARDS
    solo.deck = _read_decision_cards(parts["deck"], most)
    solo.discard = _read_decision_cards(parts["discard"], most)
    solo.progress = _read_decision_cards(parts["progress"], most)
    pair = [parts["decision_card"], parts["tiebreaker_card"]]
    decision, tiebreaker = (NONE if card.value is None else card.number(1, most) - 1 for card in pair)
    solo.pair = (decision, tiebreaker)
    seen = {*_read_decision_cards(parts["seen"], most), *solo.discard, *solo.pair} - {NONE}
    solo.seen = sum(1 << card for card in seen)
    return solo


def _read_decision_cards(part: Part, most: int) -> list[int]:
    return [number - 1 for number in part.numbers(1, most)]


# --- Players


def _read_player(state: State, seat: int, bot: int, part: Part) -> Player:
    """What a seat has on its mats; `_count_pieces` adds what follows from the pieces laid out."""
    who = Player()
    who.bot = bot
    parts = part.members(HAS[bot])
    tokens = parts["tokens"].members(TRACKS)
    who.tokens = [tuple(sorted(space.number(0, LAST_SPACE) for space in tokens[name].items())) for name in TRACKS]
    who.achievements = sum(1 << n for n in range(len(ACHIEVEMENTS)) if seat in state.claims[n])
    if bot != SHADOW_EMPIRE:
        who.vp = parts["vp"].number(0, MOST)
        who.era = parts["era"].number(0, LAST_ERA)
        who.finished = who.era == LAST_ERA
        who.hand = tuple(_read_tapestries(parts["hand"]))
        eras = parts["tapestries"].members(("1", "2", "3", "4"))
        for era in range(1, LAST_ERA):
            who.mat[era] = tuple(_read_card_on_mat(entry) for entry in eras[str(era)].items())
    _read_stats(who, parts["stats"])
    if bot:
        who.landmarks = tuple(sorted(parts["landmarks"].names(LANDMARKS[:TRACK_LANDMARKS], "landmark of a track")))
    else:
        _read_person(state, who, parts)
    return who


def _read_card_on_mat(part: Part) -> int:
    parts = part.members(("card",), ("face_down",))
    card = parts["card"].name(TAPESTRIES, "tapestry card")
    return card + FACE_DOWN if "face_down" in parts and parts["face_down"].flag() else card


def _read_stats(who: Player, part: Part) -> None:
    """The score sheet. `vp` wins: what the sheet does not explain is booked as other, plain points of this era."""
    parts = part.members([COUNTS] if who.bot == SHADOW_EMPIRE else list(SHEET))
    for name, sheet in parts.items():
        first, lines = SHEET[name]
        figures = sheet.members(lines)
        low = 0 if name == COUNTS else -MOST
        for number, line in enumerate(lines):
            who.stats[first + number] = figures[line].number(low, MOST)
    who.toppled = who.stats[TOPPLED]
    who.stats[STAT_ERAS - 1] += who.vp - sum(who.stats[:STAT_ERAS])
    who.stats[STAT_ERAS + who.era] += who.vp - sum(who.stats[STAT_ERAS:STAT_METHODS])
    who.stats[STAT_METHODS] += who.vp - sum(who.stats[STAT_METHODS:STAT_COUNTERS])


def _read_person(state: State, who: Player, parts: dict[str, Part]) -> None:
    resources = parts["resources"].members(RESOURCES)
    who.resources = [resources[name].number(0, RESOURCE_LIMIT) for name in RESOURCES]
    who.ghost = parts["singularity"].flag()
    who.tiles = _read_tiles(parts["territory_tiles"])
    who.space_tiles = _read_space_tiles(parts["space_tiles"])
    who.explored_space = _read_space_tiles(parts["explored_space"])
    rows = parts["tech"].members(ROWS)
    who.rows = [rows[name].names(TECHNOLOGIES, "tech card") for name in ROWS]
    who.capital = parts["capital"].number(1, len(CAPITALS))
    for building in parts["buildings"].items():
        _read_place(who, building)
    for number, district in enumerate(DISTRICTS):
        if who.filled() & district == district and who.built & district & ~who.impassable():
            who.districts |= 1 << number
    copied = parts["copied_card"]
    who.active = era_card(who)
    if copied.value is not None:
        if who.active != ESPIONAGE:
            raise copied.must_be("null while no Espionage lies on top of the current era")
        who.active = copied.name(TAPESTRIES, "tapestry card")
    if who.active != NONE and box.tapestries[who.active].power is None:
        if copied.value is not None:
            raise copied.error(f"{TAPESTRIES[who.active]} has no ability that lasts for an era")
        who.active = NONE
    who.cover = cover_of(who)
    pact = parts["pact"].members(("player", "track"))
    ally, track = pact["player"], pact["track"]
    who.pact = (
        NOBODY if ally.value is None else ally.number(0, state.options.players - 1),
        NONE if track.value is None else track.name(TRACKS, "track"),
    )
    mats = [entry.members(("name", "fields")) for entry in parts["civilizations"].items(1)]
    who.civilizations = tuple(mat["name"].name(CIVILIZATIONS, "civilization") for mat in mats)
    who.civ_mats = tuple(
        box.civilizations[number].read_mat(mat["fields"]) for number, mat in zip(who.civilizations, mats, strict=True)
    )
    rejected = parts["rejected_civilization"]
    who.rejected = NONE if rejected.value is None else rejected.name(CIVILIZATIONS, "civilization")


def _read_place(who: Player, part: Part) -> None:
    """A building or landmark in the city or beside it, as the option that placed it says."""
    action = ACTIONS.get(part.text(), NONE)
    plots = plots_of(action)
    if plots == NONE:
        raise part.must_be("an option that places a building, such as 'place farm c4'")
    if who.built & plots:
        raise part.error(f"{quoted(part.value)} covers plots that are built on")
    who.placed = (*who.placed, action)
    who.built |= plots
    if piece_of(action) < len(BUILDINGS):
        who.plots[piece_of(action)] |= plots


# --- The map, and what follows from the pieces on it


def _read_map(state: State, part: Part) -> None:
    for at in state.map.printed:
        state.tile[at] = PRINTED
    for name, entry in part.entries().items():
        if name not in HEX_NAMES or HEX_NAMES.index(name) not in state.map.hexes:
            raise entry.error(f"no such hex on the {state.map.name} map")
        at = HEX_NAMES.index(name)
        parts = entry.members(("tile", "turn", "tokens"))
        if at in state.map.printed:
            if parts["tile"].value is not None:
                raise parts["tile"].must_be("null on printed land")
            parts["turn"].number(0, 0)
        else:
            state.tile[at] = parts["tile"].number(1, len(box.territories) - 1) * 8 + parts["turn"].number(0, 5)
        state.unexplored &= ~(1 << at)
        pieces = [_read_token(state, token) for token in parts["tokens"].items(0, 2)]
        state.tokens[at], state.second_tokens[at] = (*pieces, 0, 0)[:2]
        upright = {token_owner(piece) for piece in pieces if token_kind(piece) != CUBE and not is_toppled(piece)}
        if len(upright) > 1:
            raise parts["tokens"].error("pieces of two players stand upright")
        for player in upright:
            state.players[player].control |= 1 << at


def _read_token(state: State, part: Part) -> int:
    parts = part.members(("player", "piece"), ("toppled",))
    piece = token(parts["player"].number(0, len(state.players) - 1), parts["piece"].name(PIECES, "piece"))
    return toppled(piece) if "toppled" in parts and parts["toppled"].flag() else piece


def _count_pieces(state: State, seat: int, part: Part) -> None:
    """Outposts left, buildings taken and landmarks owned: what is laid out tells."""
    who = state.players[seat]
    on_map = [token_kind(piece) for piece in state.tokens + state.second_tokens if piece and token_owner(piece) == seat]
    outposts = BOT_OUTPOSTS if who.bot else OUTPOSTS
    who.outposts = outposts - on_map.count(OUTPOST)
    if who.outposts < 0:
        raise part.error(f"{on_map.count(OUTPOST)} outposts on the map, but there are only {outposts}")
    pieces = [piece_of(action) for action in who.placed] + [kind - BUILDING for kind in on_map if kind >= BUILDING]
    for number, mat in zip(who.civilizations, who.civ_mats, strict=True):
        pieces += box.civilizations[number].buildings(mat)
    who.taken = [pieces.count(building) for building in range(len(BUILDINGS))]
    for building, taken in enumerate(who.taken):
        if taken > BUILDINGS_PER_ROW:
            raise part.error(f"{taken} buildings of type {BUILDINGS[building]}, but there are only {BUILDINGS_PER_ROW}")
    landmarks = [piece - len(BUILDINGS) for piece in pieces if piece >= len(BUILDINGS)]
    who.landmarks = tuple(sorted([*who.landmarks, *landmarks]))
    for landmark in who.landmarks:
        _give_landmark(state, landmark, seat, part)


def _give_landmark(state: State, landmark: int, owner: int, part: Part) -> None:
    if state.landmark_owner[landmark] != NOBODY:
        raise part.error(f"the landmark {LANDMARKS[landmark]} is somewhere else already")
    state.landmark_owner[landmark] = owner
