"""A position: a table at the start of a turn as readable JSON-able data that can be edited by hand.

docs/notation.md explains every key. Each fact stands in one place: what follows from others is left out. Names are
those of the option texts, seats are counted from 0, decks list their top card last. Reading is in position_reading.py,
what a table must be like in invariants.py, in_play.py and turn_start.py.
"""

from __future__ import annotations

from typing import Any

from gobelin.rules.chapters.decks import EVERYBODY
from gobelin.rules.chapters.explore import bits
from gobelin.rules.chapters.sheet import COUNTS, SHEET, figures
from gobelin.rules.documents import positions_v2
from gobelin.rules.documents.in_play import copied_card
from gobelin.rules.documents.invariants import problems
from gobelin.rules.documents.position_reading import read_table
from gobelin.rules.documents.views import marks_view, piece_name
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.engine.errors import PositionError, impossible_position
from gobelin.rules.engine.options import options_document
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import UNEXPLORED, Solo, State, is_toppled, token_kind, token_owner
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    AUTOMA,
    CIVILIZATIONS,
    FACE_DOWN,
    LANDMARKS,
    NONE,
    OUT_OF_PLAY,
    RESOURCES,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGIES,
    TRACKS,
)

FORMAT = "gobelin-position"
VERSION = 3
MOST_TOLD = 5  # of the problems of a position: whoever mends these may find that the rest was due to them


# --- Reading


def from_position(doc: Any) -> State:
    """The table of a position, ready for the engine to run. PositionError says what is wrong with an impossible one."""
    if not isinstance(doc, dict) or doc.get("format") != FORMAT:
        raise PositionError("this is not a gobelin position", "position-none", {})
    version = doc.get("version")
    if version == positions_v2.VERSION:
        state = positions_v2.read_version_2(Part(doc))
    elif version == VERSION:
        state = read_table(Part(doc))
    else:
        given, known = quoted(version), f"{positions_v2.VERSION}, {VERSION}"
        wrong = f"position version {given} cannot be read, only {known}"
        raise PositionError(wrong, "position-version", {"version": given, "known": known})
    found = problems(state)
    if found:
        raise impossible_position("; ".join(found[:MOST_TOLD]))
    return state


# --- Writing


def position(state: State) -> dict[str, Any]:
    """The table at the start of a turn."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "options": options_document(state.options),
        "turn": state.turn,
        "turn_number": state.turns,
        "first_player": state.first,
        "luck": {"key": state.luck_key.hex(), "drawn": state.drawn},
        "hexes": {
            HEX_NAMES[at]: {
                "tile": state.tile[at] >> 3 or None,
                "turn": state.tile[at] & 7,
                "tokens": [_token(piece) for piece in (state.tokens[at], state.second_tokens[at]) if piece],
            }
            for at in state.map.hexes
            if state.tile[at] != UNEXPLORED
        },
        "landmarks_out_of_play": [
            name for number, name in enumerate(LANDMARKS) if state.landmark_owner[number] == OUT_OF_PLAY
        ],
        "display": [TECHNOLOGIES[card] for card in state.display],
        "decks": {
            "tapestry": [TAPESTRIES[card] for card in state.tapestry_deck],
            "tapestry_discard": [_discarded(card) for card in state.tapestry_discard],
            "tech": [TECHNOLOGIES[card] for card in state.tech_deck],
            "tech_discard": [TECHNOLOGIES[card] for card in state.tech_discard],
            "territory": list(state.territory_deck),
            "territory_discard": list(state.territory_discard),
            "space": list(state.space_deck),
            "civilization": [CIVILIZATIONS[number] for number in state.civ_deck],
            "civilization_discard": [CIVILIZATIONS[number] for number in state.civ_discard],
        },
        "achievements": {name: list(state.claims[number]) for number, name in enumerate(ACHIEVEMENTS)},
        "closed_tracks": [{"track": TRACKS[track], "owner": owner} for track, owner, _ in state.locks],
        **marks_view(state),
        "solo": _solo(state.solo),
        "players": [_player(state, player) for player in range(len(state.players))],
    }


def _token(piece: int) -> dict[str, Any]:
    return {"player": token_owner(piece), "piece": piece_name(token_kind(piece)), "toppled": is_toppled(piece)}


def _on_mat(card: int) -> dict[str, Any]:
    return {"card": TAPESTRIES[card & 63], "face_down": card >= FACE_DOWN}


def _discarded(card: int) -> dict[str, Any]:
    seen = card >> 6
    return {"card": TAPESTRIES[card & 63], "seen_by": "everybody" if seen == EVERYBODY else list(bits(seen))}


def _solo(solo: Solo | None) -> dict[str, Any] | None:
    """The bots' decision cards, by number, and favourites."""
    if solo is None:
        return None
    decision, tiebreaker = (None if card == NONE else card + 1 for card in solo.pair)
    open_cards = (*solo.discard, *solo.pair)
    return {
        "favorites": {
            "automa": None if solo.favorites[0] == NONE else TRACKS[solo.favorites[0]],
            "shadow_empire": TRACKS[solo.favorites[1]],
        },
        "civilizations": [AUTOMA_CIVILIZATIONS[number] for number in solo.civilizations],
        "deck": [card + 1 for card in solo.deck],
        "discard": [card + 1 for card in solo.discard],
        "progress": [card + 1 for card in solo.progress],
        "decision_card": decision,
        "tiebreaker_card": tiebreaker,
        "seen": [card + 1 for card in bits(solo.seen) if card not in open_cards],
    }


def _player(state: State, player: int) -> dict[str, Any]:
    """A bot has few things: the Shadow Empire neither points nor eras nor cards, the Automa no city and no mat."""
    who = state.players[player]
    tokens = {name: list(who.tokens[n]) for n, name in enumerate(TRACKS)}
    landmarks = [LANDMARKS[n] for n in who.landmarks]
    if who.bot == SHADOW_EMPIRE:
        return {"tokens": tokens, "landmarks": landmarks, "stats": {COUNTS: figures(who, COUNTS)}}
    cards = {
        "vp": who.vp,
        "era": who.era,
        "tokens": tokens,
        "hand": [TAPESTRIES[card] for card in who.hand],
        "tapestries": {str(era): [_on_mat(card) for card in who.mat[era]] for era in range(1, 5)},
        "stats": {part: figures(who, part) for part in SHEET},
    }
    if who.bot == AUTOMA:
        return {**cards, "landmarks": landmarks}
    copied = copied_card(state, player)
    return {
        **cards,
        "resources": {name: who.resources[n] for n, name in enumerate(RESOURCES)},
        "singularity": who.ghost,
        "territory_tiles": list(who.tiles),
        "space_tiles": list(who.space_tiles),
        "explored_space": list(who.explored_space),
        "tech": {
            name: [TECHNOLOGIES[card] for card in who.rows[row]] for row, name in enumerate(("bottom", "middle", "top"))
        },
        "capital": who.capital,
        "buildings": [TEXTS[action] for action in who.placed],
        "copied_card": None if copied == NONE else TAPESTRIES[copied],
        "pact": {
            "player": None if who.pact[0] == NONE else who.pact[0],
            "track": None if who.pact[1] == NONE else TRACKS[who.pact[1]],
        },
        "civilizations": [
            {"name": CIVILIZATIONS[n], "fields": box.civilizations[n].mat_view(mat)}
            for n, mat in zip(who.civilizations, who.civ_mats, strict=True)
        ],
        "rejected_civilization": CIVILIZATIONS[who.rejected] if who.rejected != NONE else None,
    }
