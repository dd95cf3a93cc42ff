"""PLAYERS: what a player, or a spectator, may see of a table (PLAYERS-2 to -6), as JSON-able data."""

from __future__ import annotations

from gobelin.rules.chapters.conquer import controller
from gobelin.rules.chapters.decks import EVERYBODY
from gobelin.rules.chapters.explore import bits, corners_at, land_at, territory_benefit
from gobelin.rules.components.civilizations import inventors
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.actions import TEXTS
from gobelin.rules.engine.frames import Frame, Question, Resolve
from gobelin.rules.engine.options import options_document
from gobelin.rules.engine.state import (
    BUILDING,
    CUBE,
    LANDMARK,
    OUTPOST,
    UNEXPLORED,
    Event,
    Player,
    State,
    is_toppled,
    token_kind,
    token_owner,
)
from gobelin.rules.printed.automa import CARDS
from gobelin.rules.printed.automa import CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from gobelin.rules.printed.capitals import LINES
from gobelin.rules.printed.landmarks import COLUMNS, plot_name
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    BOTS,
    BUILDINGS,
    CIVILIZATIONS,
    FACE_DOWN,
    LANDMARKS,
    NOBODY,
    NONE,
    OUT_OF_PLAY,
    RESOURCES,
    TAPESTRIES,
    TECHNOLOGIES,
    TERRAINS,
    TRACKS,
    source_name,
)

FACE_DOWN_CARD = "face_down"


def view(state: State, viewer: int | None) -> dict[str, object]:
    """Everything `viewer` may see; None is a spectator."""
    return {
        "viewer": viewer,
        "options": options_document(state.options),
        "map": state.map.name,
        "first_player": state.first,
        "turn": state.turn if state.turn != NOBODY else None,
        "turn_number": state.turns,
        "over": state.over,
        "started": state.started,
        "decision": decision_view(state, viewer),
        "waiting": [waiting_view(frame) for frame in reversed(state.stack) if frame.player != NOBODY],
        "hexes": {HEX_NAMES[at]: hex_view(state, at) for at in state.map.hexes},
        "landmarks": {name: _landmark_owner(state.landmark_owner[number]) for number, name in enumerate(LANDMARKS)},
        "achievements": {name: list(state.claims[number]) for number, name in enumerate(ACHIEVEMENTS)},
        "closed_tracks": [{"track": TRACKS[track], "owner": owner} for track, owner, _ in state.locks],
        **marks_view(state),
        "display": [TECHNOLOGIES[card] for card in state.display],
        "decks": {
            "tapestry": len(state.tapestry_deck),
            "tapestry_discard": len(state.tapestry_discard),
            "tapestry_discard_seen": sorted(
                TAPESTRIES[card & 63] for card in state.tapestry_discard if saw_discard(card, viewer)
            ),
            "tech": len(state.tech_deck),
            "tech_discard": [TECHNOLOGIES[card] for card in state.tech_discard],
            "territory": len(state.territory_deck),
            "territory_discard": list(state.territory_discard),
            "space": len(state.space_deck),
            "civilization": len(state.civ_deck),
            "civilization_discard": [CIVILIZATIONS[number] for number in state.civ_discard],
        },
        "solo": solo_view(state),
        "players": [player_view(state, player, viewer) for player in range(len(state.players))],
    }


def marks_view(state: State) -> dict[str, object]:
    """What carries tokens of the civilizations: `inventors_tokens`, `heralds_tokens`, `historians_tokens`."""
    return {
        civilization.marks_name: civilization.marks_view(state)
        for civilization in box.civilizations
        if civilization.marks_name
    }


def saw_discard(card: int, viewer: int | None) -> bool:
    """Everybody saw a used trap; other discards only the player who made them (PLAYERS-4)."""
    seen = card >> 6
    return seen == EVERYBODY or (viewer is not None and seen >> viewer & 1 == 1)


def _owner(player: int) -> int | None:
    return None if player == NOBODY else player


def _landmark_owner(player: int) -> int | str | None:
    return "out_of_play" if player == OUT_OF_PLAY else _owner(player)


def solo_view(state: State) -> dict[str, object] | None:
    """What the bots have: all of it is public but the order and content of their decks (SOLO-2)."""
    solo = state.solo
    if solo is None:
        return None
    return {
        "automa": _owner(solo.automa),
        "shadow_empire": solo.shadow,
        "civilizations": [AUTOMA_CIVILIZATIONS[number] for number in solo.civilizations],
        "favorites": {
            "automa": TRACKS[solo.favorites[0]] if solo.automa != NOBODY else None,
            "shadow_empire": TRACKS[solo.favorites[1]],
        },
        "decision_card": _card_number(solo.pair[0]),
        "tiebreaker_card": _card_number(solo.pair[1] if solo.pair[1] != NONE else solo.first_tiebreaker),
        "deck": len(solo.deck),
        "discard": sorted(card + 1 for card in solo.discard),
        "seen": [card + 1 for card in bits(solo.seen) if card not in solo.progress],
        "progress": len(solo.progress),
        "progress_seen": [card + 1 for card in bits(solo.seen) if card in solo.progress],
    }


def _card_number(card: int) -> int | None:
    return None if card == NONE else CARDS[card].number


def decision_view(state: State, viewer: int | None) -> dict[str, object] | None:
    """Who must decide what; only the player who decides sees the options (they name cards in hand)."""
    question = state.question
    if question is None:
        return None
    shown: dict[str, object] = {
        "player": question.player,
        "kind": question.kind,
        "source": source_name(question.source),
        "about": question.about(state),
    }
    if question.player == viewer:
        shown["options"] = [TEXTS[action] for action in state.legal]
    return shown


def waiting_view(frame: Frame) -> dict[str, object]:
    """An effect still to come."""
    shown: dict[str, object] = {"player": frame.player}
    if isinstance(frame, Resolve):
        shown["effect"] = frame.effect.notation()
    elif isinstance(frame, Question):
        shown["question"] = frame.kind
    else:
        shown["step"] = frame.step
    return shown | {"source": source_name(frame.source) if frame.source >= 0 else None}


def piece_name(kind: int) -> str:
    if kind == OUTPOST:
        return "outpost"
    if kind == CUBE:
        return "cube"
    return BUILDINGS[kind - BUILDING] if kind < LANDMARK else LANDMARKS[kind - LANDMARK]


def hex_view(state: State, at: int) -> dict[str, object] | None:
    piece = state.tile[at]
    if piece == UNEXPLORED:
        return None
    benefit = territory_benefit(state, at)
    return {
        "tile": piece >> 3 or None,
        "turn": piece & 7,
        "corners": [TERRAINS[terrain] for terrain in corners_at(state, at)],
        "land": [TERRAINS[terrain] for terrain in land_at(state, at)],
        "benefit": benefit.notation() if benefit is not None else None,
        "controller": _owner(controller(state, at)),
        "tokens": [
            {
                "id": f"{HEX_NAMES[at]} {number}",
                "player": token_owner(token),
                "piece": piece_name(token_kind(token)),
                "toppled": is_toppled(token),
            }
            for number, token in enumerate((state.tokens[at], state.second_tokens[at]))
            if token
        ],
    }


def city_view(who: Player) -> dict[str, object]:
    """What stands in a city and beside it, and what is complete. Impassable plots are filled (BUILD-11)."""
    filled = who.filled()
    counts: dict[str, int] = {}
    pieces: list[dict[str, object]] = []
    for action in who.placed:
        placed = actions.arguments_of(action)
        name = str(placed["piece"])
        counts[name] = counts.get(name, 0) + 1
        pieces.append({"id": f"{name} {counts[name]}", "beside": "plots" not in placed, **placed})
    return {
        "pieces": pieces,
        "filled": [plot_name(plot) for plot in bits(filled)],
        "rows": [number + 1 for number, line in enumerate(LINES[:9]) if filled & line == line],
        "columns": [COLUMNS[number] for number, line in enumerate(LINES[9:]) if filled & line == line],
    }


def player_view(state: State, player: int, viewer: int | None) -> dict[str, object]:
    who = state.players[player]
    own = player == viewer and not who.bot  # nobody looks into a bot's hand (SOLO-2)
    known = own or state.started  # start choices are hidden until all are made
    filled = who.filled() if known and who.capital else 0
    return {
        "seat": player,
        "bot": BOTS[who.bot] or None,
        "vp": who.vp,
        "era": who.era,
        "finished": who.finished,
        "resources": {name: who.resources[number] for number, name in enumerate(RESOURCES)},
        "tokens": {name: list(who.tokens[number]) for number, name in enumerate(TRACKS)},
        "track_tokens": [
            {"id": f"{player} {name} {number}", "track": name, "space": space}
            for track, name in enumerate(TRACKS)
            for number, space in enumerate(who.tokens[track])
        ],
        "singularity": who.ghost,
        "taken": {name: who.taken[number] for number, name in enumerate(BUILDINGS)},
        "outposts": who.outposts,
        "hand_size": len(who.hand),
        "hand": [TAPESTRIES[card] for card in who.hand] if own else None,
        "territory_tiles": list(who.tiles),
        "space_tiles": list(who.space_tiles),
        "explored_space": list(who.explored_space),
        "tech": {
            name: [TECHNOLOGIES[card] for card in who.rows[row]] for row, name in enumerate(("bottom", "middle", "top"))
        },
        "inventors_tokens": [
            TECHNOLOGIES[card] for row in who.rows for card in row if card in state.marks[inventors.NUMBER]
        ],
        "landmarks": [LANDMARKS[number] for number in who.landmarks],
        "capital": who.capital or None if known else None,
        "buildings": [TEXTS[action] for action in who.placed],
        "city": city_view(who) if known and who.capital else None,
        "rows_and_columns": sum(1 for line in LINES if filled & line == line),
        "districts": [number + 1 for number in bits(who.districts)],
        "tapestries": {
            str(era): [FACE_DOWN_CARD if card >= FACE_DOWN else TAPESTRIES[card] for card in who.mat[era]]
            for era in range(1, 5)
        },
        "active": TAPESTRIES[who.active] if who.active != NONE else None,
        "pact": {"player": _owner(who.pact[0]), "track": TRACKS[who.pact[1]] if who.pact[1] != NONE else None},
        "civilizations": [
            {"name": CIVILIZATIONS[number], "mat": list(mat), "fields": box.civilizations[number].mat_view(mat)}
            for number, mat in zip(who.civilizations, who.civ_mats or ((),), strict=False)
        ]
        if known
        else [],
        "achievements": [name for number, name in enumerate(ACHIEVEMENTS) if who.achievements >> number & 1],
        "outposts_toppled": who.toppled,
        "territories": [HEX_NAMES[at] for at in bits(who.control)],
        "used_spaces": [source_name(number) for number in bits(who.used)],
        "dealt_capitals": list(who.dealt_capitals),
        "dealt_civilizations": [CIVILIZATIONS[n] for n in who.dealt_civilizations] if own else [],
        "rejected_civilization": CIVILIZATIONS[who.rejected] if own and who.rejected != NONE else None,
    }


def event_view(event: Event, viewer: int | None) -> dict[str, object]:
    """An event as `viewer` may see it."""
    shown: dict[str, object] = {"key": event.key}
    if event.player != NOBODY:
        shown["player"] = event.player
    shown |= event.args
    if event.private is not None and viewer == event.player:
        shown |= event.private
    source = shown.get("source")
    if isinstance(source, int):
        shown["source"] = source_name(source)
    return shown
