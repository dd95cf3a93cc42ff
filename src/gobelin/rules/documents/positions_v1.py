"""Positions of version 1, still read: translated to the version of today, then compared with what they said twice.

Version 1 counted seats from 1, wrote tokens as texts, mats and statistics as rows of numbers, and many facts twice.
Nothing here may depend on what later versions add: the tables are those of version 1.
"""

from __future__ import annotations

from typing import Any

from gobelin.rules.documents.position_reading import DECKS, MOST, TABLE, read_options, read_table
from gobelin.rules.documents.positions_v2 import old_luck
from gobelin.rules.engine import box
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import Player, State
from gobelin.rules.printed.names import (
    AUTOMA,
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    NONE,
    PERSON,
    RESOURCES,
    SHADOW_EMPIRE,
    TAPESTRIES,
)
from gobelin.rules.solo.setup import seats_of

VERSION = 1

_MARKS = ("inventors_tokens", "heralds_tokens", "historians_tokens")
_SOLO = ("favorites", "civilizations", "deck", "discard", "progress", "pair", "seen")
_PLAYER = (
    "vp", "era", "finished", "resources", "tokens", "singularity", "taken", "outposts", "hand", "territory_tiles",
    "space_tiles", "explored_space", "tech", "landmarks", "capital", "buildings", "tapestries", "cover", "active",
    "pact", "civilizations", "outposts_toppled", "rejected_civilization", "stats",
)  # fmt: skip
_SAME = (
    "vp", "era", "resources", "tokens", "singularity", "hand", "territory_tiles", "space_tiles", "explored_space",
    "tech", "capital", "buildings", "rejected_civilization",
)  # fmt: skip
_STATS = {
    "points_by_source": (
        "tracks", "tech_cards", "tapestry_cards", "civilizations", "exploring", "space_tiles", "income", "dice",
        "achievements", "other",
    ),
    "points_by_era": ("setup", "era_1", "era_2", "era_3", "era_4", "income_5", "after_end"),
    "points_by_method": (
        "plain", "tech_cards", "capital", "territories", "markets", "houses", "farms", "armories", "landmarks",
        "tapestry_cards", "territory_supply", "spaces_exploration", "spaces_science", "spaces_military",
        "spaces_technology",
    ),
    "counts": (
        "turns", "advances_era_1", "advances_era_2", "advances_era_3", "advances_era_4", "bonuses", "resources_spent",
        "resources_gained", "tiles_explored", "conquests", "outposts_toppled", "traps_used", "inventions", "upgrades",
    ),
}  # fmt: skip

# What lies on a civilization mat at the start of a turn: fewest and most numbers, lowest and highest.
_MATS = {
    "craftsmen": (12, 12, -1, 3),
    "entertainers": (1, 1, 1, 17),
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


def read_version_1(doc: Part) -> State:
    """The table of a position of version 1."""
    names = [name for name in TABLE if name not in ("landmarks_out_of_play", "luck")]
    parts = doc.members((*names, "random", *_MARKS))
    seats = seats_of(read_options(parts["options"]))
    players = parts["players"].items(len(seats), len(seats))
    people = [part.members(_PLAYER) for part in players]
    state = read_table(Part(_translated(parts, seats, people)))
    for player, described in enumerate(people):
        _compare(state, player, described)
    return state


def _translated(parts: dict[str, Part], seats: list[int], people: list[dict[str, Part]]) -> dict[str, Any]:
    last = len(seats)
    decks = parts["decks"].members(DECKS)
    achievements = parts["achievements"].entries()
    return {
        "format": parts["format"].value,
        "version": VERSION,
        "options": parts["options"].value,
        "turn": _seat(parts["turn"], last),
        "turn_number": parts["turn_number"].value,
        "first_player": _seat(parts["first_player"], last),
        "luck": old_luck(parts["random"]),
        "hexes": {name: _hex(part, last) for name, part in parts["hexes"].entries().items()},
        "landmarks_out_of_play": [],
        "display": parts["display"].value,
        "decks": {name: part.value for name, part in decks.items()}
        | {"tapestry_discard": [_discarded(entry, last) for entry in decks["tapestry_discard"].items()]},
        "achievements": {name: _seats(part, last) for name, part in achievements.items()},
        "closed_tracks": [_lock(entry, last) for entry in parts["closed_tracks"].items()],
        "inventors_tokens": parts["inventors_tokens"].value,
        "heralds_tokens": [_heralds_token(entry, last) for entry in parts["heralds_tokens"].items()],
        "historians_tokens": _seats(parts["historians_tokens"], last),
        "solo": _solo(parts["solo"], AUTOMA in seats) if last > seats.count(PERSON) else parts["solo"].value,
        "players": [_player(described, bot, last) for described, bot in zip(people, seats, strict=True)],
    }


def _seat(part: Part, last: int) -> int:
    return part.number(1, last) - 1


def _seats(part: Part, last: int) -> list[int]:
    return [_seat(entry, last) for entry in part.items()]


def _hex(part: Part, last: int) -> dict[str, Any]:
    parts = part.members(("tile", "turn", "tokens"))
    return {
        "tile": None if parts["tile"].value == 0 else parts["tile"].value,
        "turn": parts["turn"].value,
        "tokens": [_token(entry, last) for entry in parts["tokens"].items()],
    }


def _token(part: Part, last: int) -> dict[str, Any]:
    words = part.text().split()
    if len(words) not in (2, 3) or words[2:] not in ([], ["toppled"]) or words[0] not in map(str, range(1, last + 1)):
        raise part.error(f"{quoted(part.value)} is no token", "token", value=quoted(part.value))
    return {"player": int(words[0]) - 1, "piece": words[1], "toppled": len(words) == 3}


def _discarded(part: Part, last: int) -> dict[str, Any]:
    parts = part.members(("card", "seen_by"))
    seen = parts["seen_by"].numbers(1, 5)
    return {"card": parts["card"].value, "seen_by": "everybody" if len(seen) == 5 else _seats(parts["seen_by"], last)}


def _lock(part: Part, last: int) -> dict[str, Any]:
    parts = part.members(("track", "owner", "last_turn"))
    if not parts["last_turn"].flag():
        raise parts["last_turn"].must_be("true at the start of a turn", "last-turn")
    return {"track": parts["track"].value, "owner": _seat(parts["owner"], last)}


def _heralds_token(part: Part, last: int) -> dict[str, Any]:
    parts = part.members(("player", "era", "depth"))
    return {"player": _seat(parts["player"], last), "era": parts["era"].value, "depth": parts["depth"].value}


def _solo(part: Part, with_automa: bool) -> dict[str, Any]:
    parts = part.members(_SOLO)
    automa, shadow = parts["favorites"].items(2, 2)
    pair = [card.value for card in parts["pair"].items(0, 2)]
    decision, tiebreaker = pair if len(pair) == 2 else (*pair, None, None)[:2]
    open_cards = [*pair, *(card.value for card in parts["discard"].items())]
    return {
        "favorites": {"automa": automa.value if with_automa else None, "shadow_empire": shadow.value},
        "civilizations": parts["civilizations"].value,
        "deck": parts["deck"].value,
        "discard": parts["discard"].value,
        "progress": parts["progress"].value,
        "decision_card": decision,
        "tiebreaker_card": tiebreaker,
        "seen": [card.value for card in parts["seen"].items() if card.value not in open_cards],
    }


# --- Players


def _player(parts: dict[str, Part], bot: int, last: int) -> dict[str, Any]:
    stats = _stats(parts["stats"])
    if bot == SHADOW_EMPIRE:
        return {
            "tokens": parts["tokens"].value,
            "landmarks": parts["landmarks"].value,
            "stats": {"counts": stats["counts"]},
        }
    eras = parts["tapestries"].members(("1", "2", "3", "4"))
    cards = {era: [_card(entry) for entry in part.items()] for era, part in eras.items()}
    if bot == AUTOMA:
        kept = {name: parts[name].value for name in ("vp", "era", "tokens", "hand", "landmarks")}
        return {**kept, "tapestries": cards, "stats": stats}
    top = cards.get(str(parts["era"].value), [])[-1:]
    pact = parts["pact"].items(2, 2)
    return {
        **{name: parts[name].value for name in _SAME},
        "tapestries": cards,
        "stats": stats,
        "copied_card": parts["active"].value if top == [{"card": "espionage", "face_down": False}] else None,
        "pact": {"player": None if pact[0].value == 0 else _seat(pact[0], last), "track": pact[1].value},
        "civilizations": [_mat(entry) for entry in parts["civilizations"].items()],
    }


def _card(part: Part) -> dict[str, Any]:
    text = part.text()
    return {"card": text.removeprefix("face_down "), "face_down": text.startswith("face_down ")}


def _stats(part: Part) -> dict[str, dict[str, int]]:
    numbers = iter(part.items(sum(map(len, _STATS.values())), sum(map(len, _STATS.values()))))
    return {name: {line: next(numbers).number(-MOST, MOST) for line in lines} for name, lines in _STATS.items()}


def _mat(part: Part) -> dict[str, Any]:
    parts = part.members(("name", "mat"))
    number = parts["name"].name(CIVILIZATIONS, "civilization")
    fewest, most, low, high = _MATS.get(CIVILIZATIONS[number], (0, 0, 0, 0))
    mat = tuple(entry.number(low, high) for entry in parts["mat"].items(fewest, most))
    return {"name": CIVILIZATIONS[number], "fields": box.civilizations[number].mat_view(mat)}


# --- What was said twice


def _compare(state: State, player: int, parts: dict[str, Part]) -> None:
    """What follows from other facts must have been said rightly."""
    who = state.players[player]
    for name, due in _told(who).items():
        given = parts[name].value
        if (sorted(map(str, given)) if name == "landmarks" and isinstance(given, list) else given) != due:
            wrong = f"{quoted(given)}, but the rest of the position says {quoted(due)}"
            raise parts[name].error(wrong, "contrary", value=quoted(given), due=quoted(due))


def _told(who: Player) -> dict[str, object]:
    told: dict[str, object] = {
        "finished": who.finished,
        "outposts": who.outposts,
        "landmarks": sorted(LANDMARKS[n] for n in who.landmarks),
        "taken": {name: who.taken[n] for n, name in enumerate(BUILDINGS)},
        "active": None if who.active == NONE else TAPESTRIES[who.active],
        "cover": who.cover,
        "outposts_toppled": who.toppled,
    }
    if who.bot == SHADOW_EMPIRE:
        told |= {"vp": 0, "era": 0}
    if who.bot:
        told |= {"hand": [TAPESTRIES[card] for card in who.hand], "civilizations": [], "buildings": [], "capital": 0}
        told |= {"resources": dict.fromkeys(RESOURCES, 0), "territory_tiles": [], "space_tiles": []}
    return told
