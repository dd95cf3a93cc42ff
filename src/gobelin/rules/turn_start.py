"""What is true of a table when a turn begins and nothing is under way, beyond what always is (invariants.py).

These are the rules that a position written by hand must keep. Games are checked against them, too, so nothing that can
be played is refused.
"""

from __future__ import annotations

from gobelin.rules import box
from gobelin.rules.components.achievements import LARGE_MAP, SMALL_MAP
from gobelin.rules.components.automa import AUTOMA_START, BASE_CARDS, CARDS, HUMAN_START, LEVELS
from gobelin.rules.components.maps import HEX_NAMES, MIDDLE
from gobelin.rules.conquer import OUTPOSTS_TO_TOPPLE
from gobelin.rules.income import LAST_ERA
from gobelin.rules.invent import FACE_UP_CARDS
from gobelin.rules.names import (
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
from gobelin.rules.setup import place_of
from gobelin.rules.state import (
    BUILDING,
    CUBE,
    OUTPOST,
    STAT_COUNTERS,
    Player,
    Solo,
    State,
    is_toppled,
    token,
    token_kind,
    token_owner,
)

NOMADS = CIVILIZATIONS.index("nomads")
ESPIONAGE = TAPESTRIES.index("espionage")
WITH_PARTNER = {TAPESTRIES.index("alliance"): False, TAPESTRIES.index("marriage_of_state"): True}  # and with a track?


def turn_start_problems(state: State) -> list[str]:
    """All that is wrong with a table whose turn is about to begin."""
    found = []
    if state.first >= max(2, state.options.players):
        found.append(f"first_player: players[{state.first}] never begins")
    missing = FACE_UP_CARDS - len(state.display)
    if missing < 0 or (missing > 0 and (state.tech_deck or state.tech_discard)):
        found.append(f"display: {len(state.display)} tech cards, {FACE_UP_CARDS} are due")
    for track, owner, _ in state.locks:
        if state.players[owner].bot or state.players[owner].finished:
            found.append(f"closed_tracks: {TRACKS[track]} cannot be closed by players[{owner}]")
    for track, owner, last in set(state.locks):
        if state.locks.count((track, owner, last)) > 1:
            found.append(f"closed_tracks: {TRACKS[track]} is closed by players[{owner}] twice")
    found += _whose_turn(state)
    found += _achievements(state)
    found += _marks(state)
    found += _hexes(state)
    found += _capitals(state)
    found += _solo(state)
    for player, who in enumerate(state.players):
        own = _bot(state, who) if who.bot else _person(state, player, who)
        found += [f"players[{player}]: {problem}" for problem in own]
    return found


def _whose_turn(state: State) -> list[str]:
    who = state.players[state.turn]
    third = state.solo is not None and state.solo.automa == NOBODY
    if who.bot == SHADOW_EMPIRE and not third:
        return ["turn: the Shadow Empire acts in the Automa's turn"]
    if who.bot and third and all(other.finished or other.bot for other in state.players):
        return ["turn: all people have finished, the game is over"]
    return [f"turn: the game of players[{state.turn}] has ended"] if who.finished else []


def _achievements(state: State) -> list[str]:
    """Who can have earned what. A completed track may have been left again, so that only the rest leaves a trace."""
    found = []
    spaces = SMALL_MAP if len(state.players) <= 3 else LARGE_MAP
    island = {
        token_owner(piece)
        for piece in (state.tokens[MIDDLE], state.seconds[MIDDLE])
        if piece and token_kind(piece) == OUTPOST
    }
    for number, name in enumerate(ACHIEVEMENTS):
        claims = state.claims[number]
        if len(claims) > len(spaces[number]):
            found.append(f"achievements.{name}: {len(claims)} players, but {len(spaces[number])} VP spaces")
        for player in claims:
            who = state.players[player]
            if who.bot == SHADOW_EMPIRE:
                possible = number == COMPLETE_TRACK and any(who.position(track) == 12 for track in range(4))
            elif number == TOPPLE_TWO:
                possible = who.toppled >= OUTPOSTS_TO_TOPPLE
            else:
                possible = number != MIDDLE_ISLAND or player in island
            if not possible:
                found.append(f"achievements.{name}: players[{player}] cannot have it")
    return found


def _marks(state: State) -> list[str]:
    """What the civilizations' mats hold and what they have sent elsewhere belongs together."""
    found = []
    for number, civilization in enumerate(box.civilizations):
        owners = [player for player, who in enumerate(state.players) if number in who.civilizations]
        if owners:
            found += civilization.mat_problems(state, owners[0])
        elif state.marks[number]:
            found.append(f"{civilization.marks_name}: nobody has the {CIVILIZATIONS[number]}")
    return found


# --- The map


def _hexes(state: State) -> list[str]:
    found = []
    for at in state.map.hexes:
        pieces = [piece for piece in (state.tokens[at], state.seconds[at]) if piece]
        for number, piece in enumerate(pieces):
            problem = _misplaced(state, piece, [*pieces[:number], *pieces[number + 1 :]])
            if problem:
                found.append(f"hexes['{HEX_NAMES[at]}'].tokens[{number}]: {problem}")
    return found


def _misplaced(state: State, piece: int, others: list[int]) -> str:
    """Why a piece cannot lie on its hex beside the others there; nothing if it can."""
    owner, kind = token_owner(piece), token_kind(piece)
    who = state.players[owner]
    if who.bot and kind != OUTPOST:
        return "bots have only outposts"
    if kind >= BUILDING and NOMADS not in who.civilizations:
        return "only the Nomads build on the map"
    if who.bot == SHADOW_EMPIRE and state.solo is not None and state.solo.automa == NOBODY:
        return "this Shadow Empire has nothing on the map"
    if who.bot == SHADOW_EMPIRE and not is_toppled(piece):
        return "outposts of the Shadow Empire lie toppled"
    if is_toppled(piece):
        if kind == CUBE:
            return "a cube cannot be toppled"
        standing = [other for other in others if token_kind(other) != CUBE and not is_toppled(other)]
        if owner in [token_owner(other) for other in standing] or not standing:
            return "a toppled piece lies beside an opponent's upright one"
    return ""


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
        if (state.tokens[start], state.seconds[start]) != (token(player, OUTPOST), token(player, OUTPOST)):
            name = HEX_NAMES[start]
            found.append(f"hexes['{name}']: the start territory of players[{player}] holds two outposts of theirs")
    people = [who for who in state.players if not who.bot]
    places = [place_of(who.capital, state.options.players) for who in people]
    if len(set(places)) < len(places):
        found.append(f"two players share a place: capitals {[who.capital for who in people]}")
    return found


# --- People


def _person(state: State, player: int, who: Player) -> list[str]:
    found = []
    single = [len(tokens) == 1 for tokens in who.tokens]
    if not all(single) and not who.ghost:
        found.append("tokens: one on each track is due before AI Singularity")
    if not all(who.tokens[track] for track in range(4) if track != TECHNOLOGY):
        found.append("tokens: only the technology track can be left by its token")
    if who.finished != (who.era == LAST_ERA):
        found.append(f"era: the game ends with income turn {LAST_ERA}, not before")
    found += _era_cards(state, player, who)
    options = state.options
    if options.capitals and options.capitals[player] not in (0, who.capital):
        found.append(f"capital: the options say {options.capitals[player]}")
    started_with = who.civilizations[0] if who.civilizations else NONE
    if options.civilizations and options.civilizations[player] not in (NONE, started_with):
        found.append(f"civilizations: the options say {CIVILIZATIONS[options.civilizations[player]]}")
    if who.rejected != NONE:
        rejected = [other.rejected for other in state.players]
        kept = [other.civilizations[0] for other in state.players if other.civilizations]
        given = options.civilizations and options.civilizations[player] != NONE
        if given or rejected.count(who.rejected) > 1 or who.rejected in kept:
            found.append(f"rejected_civilization: {CIVILIZATIONS[who.rejected]} cannot have been dealt")
    return found


def _era_cards(state: State, player: int, who: Player) -> list[str]:
    """The cards on the income mat, and the one in force (INCOME-7, -8, TAPESTRY-3, -5)."""
    found = []
    for era in range(1, LAST_ERA):
        if who.mat[era] and era > who.era:
            found.append(f"tapestries.{era}: this era has not begun")
        if any(card >= FACE_DOWN for card in who.mat[era][1:]) or (
            era == 1 and any(c >= FACE_DOWN for c in who.mat[1])
        ):
            found.append(f"tapestries.{era}: only the lowest card of eras 2 to 4 can lie face down")
    top = era_card(who)
    if top == ESPIONAGE:
        if who.active != NONE and not any(who.active in cards for other in state.players for cards in other.mat):
            found.append(f"copied_card: {TAPESTRIES[who.active]} lies face up on no mat")
    elif who.active != (top if top != NONE and box.tapestries[top].power is not None else NONE):
        found.append("the card in force is not the top card of the current era")
    if who.cover != cover_of(who):
        found.append(f"the card of era {who.cover} cannot be covered")
    partner, track = who.pact
    if partner != NOBODY:
        if who.active not in WITH_PARTNER or partner == player or state.players[partner].bot:
            found.append("pact: no card in force allows it")
        elif (track != NONE) != WITH_PARTNER[who.active]:
            found.append("pact: a track is chosen for Marriage of State, and only for it")
    elif track != NONE:
        found.append("pact: a track goes with a partner")
    return found


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


def _bot(state: State, who: Player) -> list[str]:
    found = []
    if not all(len(tokens) == 1 for tokens in who.tokens) or who.ghost:
        found.append("tokens: a bot has one on each track")
    if any(landmark >= TRACK_LANDMARKS for landmark in who.landmarks):
        found.append("landmarks: bots gain those of the tracks only")
    if who.bot == SHADOW_EMPIRE:
        if who.vp or who.era or who.hand or any(who.mat) or any(who.stats[:STAT_COUNTERS]):
            found.append("the Shadow Empire has neither points nor eras nor cards")
        if who.landmarks and state.options.level:
            found.append("landmarks: the Automa keeps those of the Shadow Empire")
        return found
    if who.finished != (who.era == LAST_ERA):
        found.append(f"era: the game ends with income turn {LAST_ERA}, not before")
    for era in range(1, LAST_ERA):
        cards = who.mat[era]
        if cards and (era == 1 or era > who.era or len(cards) > 1 or cards[0] < FACE_DOWN):
            found.append(f"tapestries.{era}: one card, face down, in each of the eras 2 to 4 that have begun")
    return found


def _solo(state: State) -> list[str]:
    solo = state.solo
    if solo is None:
        return []
    found = []
    if solo.automa != NOBODY:
        due = 2 if state.options.level == 6 else 1
        if len(set(solo.civilizations)) != due or len(solo.civilizations) != due:
            found.append(f"solo.civilizations: {due} are due at level {state.options.level}")
        found += _progress(state, solo)
    elif solo.civilizations or solo.progress:
        found.append("solo: civilizations and progress cards belong to the Automa")
    drawn = [card for card in solo.pair if card != NONE]
    if len(solo.deck) % 2:
        found.append(f"solo.deck: {len(solo.deck)} cards; they are drawn in pairs")
    if len(drawn) == 1:
        found.append("solo: a decision card goes with a tiebreaker card")
    if not drawn and solo.discard:
        found.append("solo: with cards in the discards there is a pair")
    return found


def _progress(state: State, solo: Solo) -> list[str]:
    """The progress deck loses cards in the Automa's income turns 2 to 4, as many as the level says (SOLO-30)."""
    level = LEVELS[state.options.level]
    assert level is not None
    era = state.players[solo.automa].era
    found = []
    due = len(CARDS) - BASE_CARDS - 1 - sum(level.progress[: era + 1])
    if len(solo.progress) != due:
        found.append(f"solo.progress: {due} cards are due at level {state.options.level} in era {era}")
    if any(card < BASE_CARDS for card in solo.progress):
        found.append(f"solo.progress: cards 1 to {BASE_CARDS} are never among them")
    if era == 0 and solo.pair != (NONE, NONE):
        found.append("solo: no cards are drawn before income turn 1")
    return found
