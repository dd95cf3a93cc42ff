"""A position: a table at the start of a turn as readable JSON-able data that can be edited by hand.

Names are those of the option texts; decks list their top card last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gobelin.rules import box, tapestry
from gobelin.rules.actions import ACTIONS, TEXTS, piece_of, plots_of
from gobelin.rules.components.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.components.capitals import DISTRICTS
from gobelin.rules.components.civilizations import entertainers, heralds, historians, inventors
from gobelin.rules.components.maps import HEX_NAMES
from gobelin.rules.explore import bits
from gobelin.rules.invariants import problems
from gobelin.rules.names import (
    ACHIEVEMENTS,
    AUTOMA,
    BUILDINGS,
    CIVILIZATIONS,
    FACE_DOWN,
    LANDMARKS,
    NOBODY,
    NONE,
    RESOURCES,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)
from gobelin.rules.options import OptionError, options_of, options_view
from gobelin.rules.solo.setup import has_bots, seats_of
from gobelin.rules.state import (
    CUBE,
    OUTPOST,
    PRINTED,
    STAT_COUNTERS,
    STAT_ERAS,
    STAT_METHODS,
    STATS,
    UNEXPLORED,
    Player,
    Solo,
    State,
    is_toppled,
    token,
    token_kind,
    token_owner,
    toppled,
)
from gobelin.rules.turn import push_turn
from gobelin.rules.views import piece_name

FORMAT = "gobelin-position"
VERSION = 1


class PositionError(ValueError):
    """The position cannot be: the message says what is wrong with it."""


# --- Writing


def position(state: State) -> dict[str, Any]:
    """The table at the start of a turn."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "options": options_view(state.options),
        "turn": state.turn + 1,
        "turn_number": state.turns,
        "first_player": state.first + 1,
        "random": state.rng,
        "hexes": {
            HEX_NAMES[at]: {
                "tile": state.tile[at] >> 3,
                "turn": state.tile[at] & 7,
                "tokens": [_token_text(piece) for piece in (state.tokens[at], state.seconds[at]) if piece],
            }
            for at in state.map.hexes
            if state.tile[at] != UNEXPLORED
        },
        "display": [TECHNOLOGIES[card] for card in state.display],
        "decks": {
            "tapestry": [TAPESTRIES[card] for card in state.tapestry_deck],
            "tapestry_discard": [
                {"card": TAPESTRIES[card & 63], "seen_by": [p + 1 for p in range(5) if card >> (6 + p) & 1]}
                for card in state.tapestry_discard
            ],
            "tech": [TECHNOLOGIES[card] for card in state.tech_deck],
            "tech_discard": [TECHNOLOGIES[card] for card in state.tech_discard],
            "territory": list(state.territory_deck),
            "territory_discard": list(state.territory_discard),
            "space": list(state.space_deck),
            "civilization": [CIVILIZATIONS[number] for number in state.civ_deck],
            "civilization_discard": [CIVILIZATIONS[number] for number in state.civ_discard],
        },
        "achievements": {name: [p + 1 for p in state.claims[n]] for n, name in enumerate(ACHIEVEMENTS)},
        "closed_tracks": [
            {"track": TRACKS[track], "owner": owner + 1, "last_turn": last} for track, owner, last in state.locks
        ],
        "inventors_tokens": [TECHNOLOGIES[card] for card in state.marks[inventors.NUMBER]],
        "heralds_tokens": [
            {"player": player + 1, "era": era, "depth": depth}
            for player, era, depth in map(heralds.place, state.marks[heralds.NUMBER])
        ],
        "historians_tokens": [player + 1 for player in state.marks[historians.NUMBER]],
        "solo": _solo(state.solo),
        "players": [_player(who) for who in state.players],
    }


def _solo(solo: Solo | None) -> dict[str, Any] | None:
    """The bots' decision cards, by number, and favourites."""
    if solo is None:
        return None
    return {
        "favorites": [TRACKS[track] for track in solo.favorites],
        "civilizations": [AUTOMA_CIVILIZATIONS[number] for number in solo.civilizations],
        "deck": [card + 1 for card in solo.deck],
        "discard": [card + 1 for card in solo.discard],
        "progress": [card + 1 for card in solo.progress],
        "pair": [card + 1 for card in solo.pair if card != NONE],
        "seen": [card + 1 for card in bits(solo.seen)],
    }


def _token_text(piece: int) -> str:
    text = f"{token_owner(piece) + 1} {piece_name(token_kind(piece))}"
    return f"{text} toppled" if is_toppled(piece) else text


def _player(who: Player) -> dict[str, Any]:
    return {
        "vp": who.vp,
        "era": who.era,
        "finished": who.finished,
        "resources": {name: who.resources[n] for n, name in enumerate(RESOURCES)},
        "tokens": {name: list(who.tokens[n]) for n, name in enumerate(TRACKS)},
        "singularity": who.ghost,
        "taken": {name: who.taken[n] for n, name in enumerate(BUILDINGS)},
        "outposts": who.outposts,
        "hand": [TAPESTRIES[card] for card in who.hand],
        "territory_tiles": list(who.tiles),
        "space_tiles": list(who.space_tiles),
        "explored_space": list(who.explored_space),
        "tech": {
            name: [TECHNOLOGIES[card] for card in who.rows[row]] for row, name in enumerate(("bottom", "middle", "top"))
        },
        "landmarks": [LANDMARKS[n] for n in who.landmarks],
        "capital": who.capital,
        "buildings": [TEXTS[action] for action in who.placed],
        "tapestries": {
            str(era): [("face_down " if card >= FACE_DOWN else "") + TAPESTRIES[card & 63] for card in who.mat[era]]
            for era in range(1, 5)
        },
        "cover": who.cover,
        "active": TAPESTRIES[who.active] if who.active != NONE else None,
        "pact": [who.pact[0] + 1, TRACKS[who.pact[1]] if who.pact[1] != NONE else None],
        "civilizations": [
            {"name": CIVILIZATIONS[n], "mat": list(mat)} for n, mat in zip(who.civilizations, who.civ_mats, strict=True)
        ],
        "outposts_toppled": who.toppled,
        "rejected_civilization": CIVILIZATIONS[who.rejected] if who.rejected != NONE else None,
        "stats": list(who.stats),
    }


# --- Reading


def from_position(doc: Any) -> State:
    """The table of a position, ready for the engine to run. PositionError if it cannot be."""
    if not isinstance(doc, dict) or doc.get("format") != FORMAT:
        raise PositionError("this is not a gobelin position")
    if doc.get("version") != VERSION:
        raise PositionError(f"position version {doc.get('version')!r} is not known")
    try:
        state = _read(doc)
    except PositionError:
        raise
    except OptionError as error:
        raise PositionError(str(error)) from error
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise PositionError(f"the position cannot be read: {type(error).__name__}: {error}") from error
    found = problems(state)
    if found:
        raise PositionError("impossible position: " + "; ".join(found[:5]))
    return state


def _index(names: tuple[str, ...], what: str) -> Callable[[Any], int]:
    def look_up(name: Any) -> int:
        if name not in names:
            raise PositionError(f"{name!r} is no {what}")
        return names.index(name)

    return look_up


_tapestry = _index(TAPESTRIES, "tapestry card")
_tech = _index(TECHNOLOGIES, "tech card")
_civilization = _index(CIVILIZATIONS, "civilization")
_landmark = _index(LANDMARKS, "landmark")
_track = _index(TRACKS, "track")


def _number(value: Any, low: int, high: int, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{what} must be a number from {low} to {high}, not {value!r}")
    return value


def _flag(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(f"{what} must be true or false, not {value!r}")
    return value


def _read(doc: dict[str, Any]) -> State:
    state = State(options_of(doc["options"]))
    seats = seats_of(state.options)
    count = len(seats)
    if len(doc["players"]) != count:
        raise PositionError(f"{count} seats, but {len(doc['players'])} are described")
    if has_bots(state.options):
        state.solo = _read_solo(seats, doc["solo"])
    state.started = True
    state.turn = _number(doc["turn"], 1, count, "turn") - 1
    state.turns = _number(doc["turn_number"], 1, 10**6, "turn_number")
    state.first = _number(doc["first_player"], 1, count, "first_player") - 1
    state.rng = _number(doc["random"], 1, 2**62, "random")
    decks = doc["decks"]
    state.display = [_tech(name) for name in doc["display"]]
    state.tapestry_deck = [_tapestry(name) for name in decks["tapestry"]]
    state.tapestry_discard = [
        _tapestry(entry["card"]) + 64 * sum(1 << _number(p, 1, 5, "seen_by") - 1 for p in entry["seen_by"])
        for entry in decks["tapestry_discard"]
    ]
    state.tech_deck = [_tech(name) for name in decks["tech"]]
    state.tech_discard = [_tech(name) for name in decks["tech_discard"]]
    state.territory_deck = [_number(n, 1, 48, "territory tile") for n in decks["territory"]]
    state.territory_discard = [_number(n, 1, 48, "territory tile") for n in decks["territory_discard"]]
    state.space_deck = [_number(n, 1, 15, "space tile") for n in decks["space"]]
    state.civ_deck = [_civilization(name) for name in decks["civilization"]]
    state.civ_discard = [_civilization(name) for name in decks["civilization_discard"]]
    state.claims = [tuple(_number(p, 1, count, name) - 1 for p in doc["achievements"][name]) for name in ACHIEVEMENTS]
    state.locks = tuple(
        (_track(lock["track"]), _number(lock["owner"], 1, count, "owner") - 1, _flag(lock["last_turn"], "last_turn"))
        for lock in doc["closed_tracks"]
    )
    state.set_marks(inventors.NUMBER, tuple(sorted({_tech(name) for name in doc["inventors_tokens"]})))
    heralds_marks = tuple(
        heralds.mark(
            _number(mark["player"], 1, count, "player") - 1,
            _number(mark["era"], 1, 4, "era"),
            _number(mark["depth"], 0, 49, "depth"),
        )
        for mark in doc["heralds_tokens"]
    )
    state.set_marks(heralds.NUMBER, heralds_marks)
    holders = tuple(_number(p, 1, count, "historians_tokens") - 1 for p in doc["historians_tokens"])
    state.set_marks(historians.NUMBER, holders)
    for seat, data in enumerate(doc["players"]):
        state.players.append(_read_player(state, seat, seats[seat], data))
    if state.players[state.turn].finished:
        raise PositionError(f"it is the turn of player {state.turn + 1}, who has finished")
    _read_map(state, doc["hexes"])
    for player in range(count):
        tapestry.refresh_powers(state, player)
    push_turn(state)
    return state


def _read_solo(seats: list[int], data: dict[str, Any]) -> Solo:
    solo = Solo()
    solo.automa = seats.index(AUTOMA) if AUTOMA in seats else NOBODY
    solo.shadow = seats.index(SHADOW_EMPIRE)
    first, second = (_track(name) for name in data["favorites"])
    solo.favorites = (first, second)
    solo.civilizations = tuple(_index(AUTOMA_CIVILIZATIONS, "Automa civilization")(n) for n in data["civilizations"])
    solo.deck = [_decision_card(n) for n in data["deck"]]
    solo.discard = [_decision_card(n) for n in data["discard"]]
    solo.progress = [_decision_card(n) for n in data["progress"]]
    if data["pair"]:
        decision, tiebreaker = (_decision_card(n) for n in data["pair"])
        solo.pair = (decision, tiebreaker)
    solo.seen = sum(1 << _decision_card(n) for n in set(data["seen"]))
    return solo


def _decision_card(number: Any) -> int:
    return _number(number, 1, 22, "decision card") - 1


def _read_player(state: State, seat: int, bot: int, data: dict[str, Any]) -> Player:
    who = Player()
    who.bot = bot
    who.vp = _number(data["vp"], 0, 10**6, "vp")
    who.era = _number(data["era"], 0, 5, "era")
    who.finished = _flag(data["finished"], "finished")
    if bot != SHADOW_EMPIRE and who.finished != (who.era == 5):  # which has no eras (SOLO-35)
        raise PositionError(f"player {seat + 1}: a player is finished after income turn 5, not {who.era}")
    who.resources = [_number(data["resources"][name], 0, 8, name) for name in RESOURCES]
    who.tokens = [tuple(sorted(_number(n, 0, 12, "token") for n in data["tokens"][name])) for name in TRACKS]
    who.ghost = _flag(data["singularity"], "singularity")
    who.taken = [_number(data["taken"][name], 0, 5, name) for name in BUILDINGS]
    who.outposts = _number(data["outposts"], 0, 10, "outposts")
    who.hand = tuple(_tapestry(name) for name in data["hand"])
    who.tiles = tuple(_number(n, 1, 48, "territory tile") for n in data["territory_tiles"])
    who.space_tiles = tuple(_number(n, 1, 15, "space tile") for n in data["space_tiles"])
    who.explored_space = tuple(_number(n, 1, 15, "space tile") for n in data["explored_space"])
    who.rows = [tuple(_tech(name) for name in data["tech"][row]) for row in ("bottom", "middle", "top")]
    who.landmarks = tuple(_landmark(name) for name in data["landmarks"])
    for landmark in who.landmarks:
        state.landmark_owner[landmark] = seat
    who.capital = _number(data["capital"], 0 if bot else 1, 0 if bot else 6, "capital")
    for text in data["buildings"]:
        _read_building(who, text)
    for number, district in enumerate(DISTRICTS):
        if who.filled() & district == district and who.built & district & ~who.impassable():
            who.districts |= 1 << number
    for era in range(1, 5):
        who.mat[era] = tuple(
            _tapestry(name.removeprefix("face_down ")) + (FACE_DOWN if name.startswith("face_down ") else 0)
            for name in data["tapestries"][str(era)]
        )
    who.cover = _number(data["cover"], 0, 4, "cover")
    if data["active"] is not None:
        who.active = _tapestry(data["active"])
        if box.tapestries[who.active].power is None:
            raise PositionError(f"{data['active']} has no ability for an era")
    ally, track = data["pact"]
    who.pact = (_number(ally, 0, len(seats_of(state.options)), "pact") - 1, NONE if track is None else _track(track))
    who.civilizations = tuple(_civilization(entry["name"]) for entry in data["civilizations"])
    if not who.civilizations and not bot:
        raise PositionError(f"player {seat + 1} has no civilization")
    who.civ_mats = tuple(_read_mat(who, entry["name"], entry["mat"]) for entry in data["civilizations"])
    who.achievements = sum(1 << n for n in range(len(ACHIEVEMENTS)) if seat in state.claims[n])
    who.toppled = _number(data["outposts_toppled"], 0, 99, "outposts_toppled")
    if data["rejected_civilization"] is not None:
        who.rejected = _civilization(data["rejected_civilization"])
    who.stats = [_number(n, -(10**6), 10**6, "stats") for n in data["stats"]]
    if len(who.stats) != STATS:
        raise PositionError(f"player {seat + 1}: {STATS} figures are due in stats")
    _balance_sheet(who)
    return who


# What lies on a civilization mat at the start of a turn: fewest and most numbers, lowest and highest.
_MATS = {
    "craftsmen": (12, 12, -1, 3),
    "entertainers": (1, 1, 1, len(entertainers.SPACES) - 1),
    "heralds": (1, 1, 0, 4),
    "historians": (4, 4, 0, 1),
    "inventors": (1, 1, 0, 4),
    "isolationists": (1, 1, 0, 4),
    "leaders": (0, 4, 0, 3),
    "merrymakers": (3, 3, 0, 3),
    "militants": (2, 2, 0, 4),
    "mystics": (5, 5, 0, 15),
    "traders": (1, 1, 0, 4),
}


def _read_mat(who: Player, name: str, numbers: list[Any]) -> tuple[int, ...]:
    fewest, most, low, high = _MATS.get(name, (0, 0, 0, 0))
    mat = tuple(_number(n, low, high, f"a number on the mat of {name}") for n in numbers)
    if not fewest <= len(mat) <= most:
        raise PositionError(f"the mat of {name} holds {fewest} to {most} numbers, not {len(mat)}")
    if name == "militants" and sum(mat) != who.outposts:
        raise PositionError(f"{who.outposts} outposts in supply, but {sum(mat)} on the mat of militants")
    return mat


def _balance_sheet(who: Player) -> None:
    """VP changed by hand are booked under "other" points, so that the sheet adds up."""
    who.stats[STAT_ERAS - 1] += who.vp - sum(who.stats[:STAT_ERAS])
    who.stats[STAT_ERAS + who.era] += who.vp - sum(who.stats[STAT_ERAS:STAT_METHODS])
    who.stats[STAT_METHODS] += who.vp - sum(who.stats[STAT_METHODS:STAT_COUNTERS])


def _read_building(who: Player, text: str) -> None:
    action = ACTIONS.get(text, NONE)
    plots = plots_of(action)
    if plots == NONE:
        raise PositionError(f"{text!r} places no building")
    who.placed = (*who.placed, action)
    who.built |= plots
    piece = piece_of(action)
    if piece < len(BUILDINGS):
        who.plots[piece] |= plots


def _read_map(state: State, hexes: dict[str, Any]) -> None:
    for at in state.map.printed:
        state.tile[at] = PRINTED
    for name, data in hexes.items():
        if name not in HEX_NAMES or HEX_NAMES.index(name) not in state.map.hexes:
            raise PositionError(f"there is no hex {name!r} on this map")
        at = HEX_NAMES.index(name)
        tile = _number(data["tile"], 0, 48, "tile")
        if (tile == 0) != (at in state.map.printed):
            raise PositionError(f"hex {name}: tile {tile} cannot lie there")
        state.tile[at] = tile * 8 + _number(data["turn"], 0, 5, "turn")
        state.unexplored &= ~(1 << at)
        pieces = [_read_token(state, text) for text in data["tokens"]]
        if len(pieces) > 2:
            raise PositionError(f"hex {name} holds {len(pieces)} tokens")
        state.tokens[at], state.seconds[at] = (*pieces, 0, 0)[:2]
        upright = {token_owner(p) for p in pieces if token_kind(p) != CUBE and not is_toppled(p)}
        if len(upright) > 1:
            raise PositionError(f"hex {name}: two players' pieces stand upright")
        for player in upright:
            state.players[player].control |= 1 << at


def _read_token(state: State, text: str) -> int:
    words = text.split()
    owner = _number(int(words[0]), 1, len(state.players), "owner of a token") - 1
    kinds = ("outpost", "cube", *BUILDINGS, *LANDMARKS)
    if words[1] not in kinds or words[2:] not in ([], ["toppled"]):
        raise PositionError(f"{text!r} is no token")
    piece = token(owner, OUTPOST + kinds.index(words[1]))
    return toppled(piece) if words[2:] else piece
