"""What is true of a table from its first turn on: who can have earned what, and what can lie where."""

from __future__ import annotations

from gobelin.rules.chapters.conquer import OUTPOSTS_TO_TOPPLE
from gobelin.rules.chapters.income import LAST_ERA
from gobelin.rules.chapters.invent import FACE_UP_CARDS
from gobelin.rules.engine import box
from gobelin.rules.engine.errors import listed
from gobelin.rules.engine.state import (
    BUILDING,
    CUBE,
    OUTPOST,
    STAT_COUNTERS,
    Player,
    State,
    is_toppled,
    token,
    token_kind,
    token_owner,
)
from gobelin.rules.flow.setup import start_territory
from gobelin.rules.printed.achievements import LARGE_MAP, SMALL_MAP
from gobelin.rules.printed.automa import AUTOMA_START, BASE_CARDS, HUMAN_START
from gobelin.rules.printed.maps import HEX_NAMES, MIDDLE
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    AUTOMA,
    CIVILIZATIONS,
    COMPLETE_TRACK,
    FACE_DOWN,
    MIDDLE_ISLAND,
    NOBODY,
    NONE,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGY,
    TOPPLE_TWO,
    TRACK_LANDMARKS,
    TRACKS,
)

NOMADS = CIVILIZATIONS.index("nomads")
ESPIONAGE = TAPESTRIES.index("espionage")
WITH_PARTNER = {TAPESTRIES.index("alliance"): False, TAPESTRIES.index("marriage_of_state"): True}  # and with a track?


def in_play_problems(state: State) -> list[str]:
    """All that is wrong with a table whose first turn has begun."""
    found = []
    if state.first >= max(2, state.options.players):
        found.append(f"first_player: cannot be players[{state.first}]")
    if len(state.display) > FACE_UP_CARDS:
        found.append(f"display: {len(state.display)} face-up tech cards, not {FACE_UP_CARDS}")
    if state.players[state.turn].bot == SHADOW_EMPIRE and not alone(state):
        found.append("turn: the Shadow Empire acts in the Automa's turn")
    for track, owner, last in set(state.locks):
        if state.players[owner].bot:
            found.append(f"closed_tracks: {TRACKS[track]} cannot be closed by players[{owner}]")
        if state.locks.count((track, owner, last)) > 1:
            found.append(f"closed_tracks: {TRACKS[track]} is closed twice by players[{owner}]")
    found += _achievements(state)
    found += _hexes(state)
    found += _capitals(state)
    found += _solo(state)
    for player, who in enumerate(state.players):
        found += _bot(state, player, who) if who.bot else _person(state, player, who)
    return found


def alone(state: State) -> bool:
    """The Shadow Empire plays without the Automa, as the third at a table of two."""
    return state.solo is not None and state.solo.automa == NOBODY


def _achievements(state: State) -> list[str]:
    """Who can have earned what. A completed track may have been left again, so that only the rest leaves a trace."""
    found = []
    spaces = SMALL_MAP if len(state.players) <= 3 else LARGE_MAP
    island = {
        token_owner(piece)
        for piece in (state.tokens[MIDDLE], state.second_tokens[MIDDLE])
        if piece and token_kind(piece) == OUTPOST
    }
    for number, name in enumerate(ACHIEVEMENTS):
        where = f"achievements.{name}"
        claims = state.claims[number]
        if len(claims) > len(spaces[number]):
            found.append(f"{where}: {len(claims)} players have earned it, but it has {len(spaces[number])} VP spaces")
        for player in claims:
            who = state.players[player]
            if who.bot == SHADOW_EMPIRE:
                possible = number == COMPLETE_TRACK and any(who.position(track) == 12 for track in range(4))
            elif number == TOPPLE_TWO:
                possible = who.toppled >= OUTPOSTS_TO_TOPPLE
            else:
                possible = number != MIDDLE_ISLAND or player in island
            if not possible:
                found.append(f"{where}: players[{player}] cannot have earned it")
    return found


# --- The map


def _hexes(state: State) -> list[str]:
    found = []
    for at in state.map.hexes:
        pieces = [piece for piece in (state.tokens[at], state.second_tokens[at]) if piece]
        for number, piece in enumerate(pieces):
            where = f"hexes['{HEX_NAMES[at]}'].tokens[{number}]"
            found += _misplaced(state, where, piece, [*pieces[:number], *pieces[number + 1 :]])
    return found


def _misplaced(state: State, where: str, piece: int, others: list[int]) -> list[str]:
    """Why a piece cannot lie on its hex beside the others there; nothing if it can."""
    owner, kind = token_owner(piece), token_kind(piece)
    who = state.players[owner]
    if who.bot and kind != OUTPOST:
        return [f"{where}: bots have nothing but outposts"]
    if kind >= BUILDING and NOMADS not in who.civilizations:
        return [f"{where}: only the Nomads build on the map"]
    if who.bot == SHADOW_EMPIRE and alone(state):
        return [f"{where}: this Shadow Empire has nothing on the map"]
    if who.bot == SHADOW_EMPIRE and not is_toppled(piece):
        return [f"{where}: outposts of the Shadow Empire are always toppled"]
    if is_toppled(piece):
        if kind == CUBE:
            return [f"{where}: a cube cannot be toppled"]
        standing = [other for other in others if token_kind(other) != CUBE and not is_toppled(other)]
        if owner in [token_owner(other) for other in standing] or not standing:
            return [f"{where}: a toppled piece must lie beside an opponent's upright one"]
    return []


def _capitals(state: State) -> list[str]:
    """Everybody's two outposts stand on the start territory: there is no room for anything else (SETUP-9)."""
    found = []
    for player, who in enumerate(state.players):
        if who.bot == SHADOW_EMPIRE:
            continue
        if who.bot == AUTOMA:
            start = AUTOMA_START
        else:
            start = HUMAN_START if state.options.level else state.map.starts[who.capital]
        if (state.tokens[start], state.second_tokens[start]) != (token(player, OUTPOST), token(player, OUTPOST)):
            where = f"hexes['{HEX_NAMES[start]}']"
            found.append(f"{where}: the start territory of players[{player}] must hold their two outposts")
    people = [who for who in state.players if not who.bot]
    places = [start_territory(who.capital, state.options.players) for who in people]
    if len(set(places)) < len(places):
        found.append(f"two players share a start territory: capitals {listed(who.capital for who in people)}")
    return found


# --- People


def _person(state: State, player: int, who: Player) -> list[str]:
    found = []
    where = f"players[{player}].tokens"
    if not all(len(tokens) == 1 for tokens in who.tokens) and not who.ghost:
        found.append(f"{where}: there must be one on each track before AI Singularity")
    if not all(who.tokens[track] for track in range(4) if track != TECHNOLOGY):
        found.append(f"{where}: only the technology track can lose its token")
    found += _era_cards(state, player, who)
    options = state.options
    if options.capitals and options.capitals[player] not in (0, who.capital):
        found.append(f"players[{player}].capital: the options say {options.capitals[player]}")
    started_with = who.civilizations[0] if who.civilizations else NONE
    if options.civilizations and options.civilizations[player] not in (NONE, started_with):
        agreed = CIVILIZATIONS[options.civilizations[player]]
        found.append(f"players[{player}].civilizations: the options say {agreed}")
    if who.rejected != NONE:
        rejected = [other.rejected for other in state.players]
        kept = [other.civilizations[0] for other in state.players if other.civilizations]
        given = options.civilizations and options.civilizations[player] != NONE
        if given or rejected.count(who.rejected) > 1 or who.rejected in kept:
            where = f"players[{player}].rejected_civilization"
            found.append(f"{where}: {CIVILIZATIONS[who.rejected]} cannot have been dealt")
    return found


def _era_cards(state: State, player: int, who: Player) -> list[str]:
    """The cards on the income mat, and the one in force (INCOME-7, -8, TAPESTRY-3, -5)."""
    found = []
    for era in range(1, LAST_ERA):
        where = f"players[{player}].tapestries.{era}"
        if who.mat[era] and era > who.era:
            found.append(f"{where}: this era has not begun")
        if any(card >= FACE_DOWN for card in who.mat[era][1:]) or (
            era == 1 and any(c >= FACE_DOWN for c in who.mat[1])
        ):
            found.append(f"{where}: only the bottom card of eras 2 to 4 can lie face down")
    where = f"players[{player}]"
    top = era_card(who)
    if top == ESPIONAGE:
        if who.active != NONE and not any(who.active in cards for other in state.players for cards in other.mat):
            found.append(f"{where}.copied_card: no mat has {TAPESTRIES[who.active]} face up")
    elif who.active != (top if top != NONE and box.tapestries[top].power is not None else NONE):
        found.append(f"{where}: the card in force is not the top card of the current era")
    if who.cover != cover_of(who):
        found.append(f"{where}: the card of era {who.cover} cannot be covered")
    return found + _pact(state, player, who)


def _pact(state: State, player: int, who: Player) -> list[str]:
    where = f"players[{player}].pact"
    partner, track = who.pact
    if partner == NOBODY:
        return [] if track == NONE else [f"{where}: there is a track but no partner"]
    if who.active not in WITH_PARTNER or partner == player or state.players[partner].bot:
        return [f"{where}: no card in force allows it"]
    if (track != NONE) != WITH_PARTNER[who.active]:
        return [f"{where}: a track is chosen for Marriage of State and no other card"]
    return []


def era_card(who: Player) -> int:
    """The card on top of the current era space; NONE if there is none that lies face up."""
    if not 1 <= who.era < LAST_ERA or not who.mat[who.era] or who.mat[who.era][-1] >= FACE_DOWN:
        return NONE
    return who.mat[who.era][-1]


def copied_card(state: State, player: int) -> int:
    """The card that an Espionage on the player's mat works as; NONE if none does."""
    who = state.players[player]
    return who.active if era_card(who) == ESPIONAGE else NONE


def cover_of(who: Player) -> int:
    """The era space on which a card may be played: the current one, once it has a card; Maker of Fire (TAPESTRY-5)."""
    if who.era == 1 or (1 < who.era < LAST_ERA and who.mat[who.era]):
        return who.era
    return 0


# --- Bots


def _bot(state: State, player: int, who: Player) -> list[str]:
    found = []
    where = f"players[{player}]"
    tokens, landmarks = f"{where}.tokens", f"{where}.landmarks"
    if not all(len(spaces) == 1 for spaces in who.tokens) or who.ghost:
        found.append(f"{tokens}: a bot has exactly one on each track")
    if any(landmark >= TRACK_LANDMARKS for landmark in who.landmarks):
        found.append(f"{landmarks}: bots gain only those of the tracks")
    if who.bot == SHADOW_EMPIRE:
        if who.vp or who.era or who.hand or any(who.mat) or any(who.stats[:STAT_COUNTERS]):
            found.append(f"{where}: the Shadow Empire has no points, eras or cards")
        if who.landmarks and state.options.level:
            found.append(f"{landmarks}: the Automa keeps those of the Shadow Empire")
        return found
    for era in range(1, LAST_ERA):
        cards = who.mat[era]
        if cards and (era == 1 or era > who.era or len(cards) > 1 or cards[0] < FACE_DOWN):
            found.append(
                f"{where}.tapestries.{era}: the Automa has one face-down card in each era from 2 to 4 that has begun"
            )
    return found


def _solo(state: State) -> list[str]:
    solo = state.solo
    if solo is None:
        return []
    found = []
    where = "solo"
    if solo.automa != NOBODY:
        due = 2 if state.options.level == 6 else 1
        if len(set(solo.civilizations)) != due or len(solo.civilizations) != due:
            found.append(f"{where}.civilizations: there must be {due} at level {state.options.level}")
        if any(card < BASE_CARDS for card in solo.progress):
            found.append(f"{where}.progress: cards 1 to {BASE_CARDS} can never be here")
        if state.players[solo.automa].era == 0 and solo.pair != (NONE, NONE):
            found.append(f"{where}: no cards are drawn before income turn 1")
    elif solo.civilizations or solo.progress:
        found.append(f"{where}: civilizations and progress cards belong to the Automa")
    drawn = [card for card in solo.pair if card != NONE]
    if len(solo.deck) % 2:
        found.append(f"{where}.deck: an odd number of cards, though they are drawn in pairs")
    if len(drawn) == 1:
        found.append(f"{where}: a decision card and a tiebreaker card go together")
    if not drawn and solo.discard:
        found.append(f"{where}: there are discards but no decision card")
    return found
