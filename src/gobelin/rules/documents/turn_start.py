"""What is true of a table when a turn begins and nothing is under way, beyond what always is (invariants.py).

A position written by hand must keep these rules. Games are checked against them, too, so that no reachable table is
refused.
"""

from __future__ import annotations

from gobelin.rules.chapters.conquer import OUTPOSTS_TO_TOPPLE
from gobelin.rules.chapters.income import LAST_ERA
from gobelin.rules.chapters.invent import FACE_UP_CARDS
from gobelin.rules.engine import box
from gobelin.rules.engine.errors import Problem, join_names
from gobelin.rules.engine.state import (
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
from gobelin.rules.flow.setup import start_territory
from gobelin.rules.printed.achievements import LARGE_MAP, SMALL_MAP
from gobelin.rules.printed.automa import AUTOMA_START, BASE_CARDS, CARDS, HUMAN_START, LEVELS
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


def turn_start_problems(state: State) -> list[Problem]:
    """All that is wrong with a table whose turn is about to begin."""
    found = []
    if state.first >= max(2, state.options.players):
        first = f"players[{state.first}]"
        found.append(Problem(f"first_player: {first} never begins", "first", where="first_player", player=first))
    count = len(state.display)
    if count > FACE_UP_CARDS or (count < FACE_UP_CARDS and (state.tech_deck or state.tech_discard)):
        wrong = f"display: face-up tech cards: {count}, due: {FACE_UP_CARDS}"
        found.append(Problem(wrong, "display", where="display", count=count, due=FACE_UP_CARDS))
    found += _closed_tracks(state)
    found += _whose_turn(state)
    found += _achievements(state)
    found += _marks(state)
    found += _hexes(state)
    found += _capitals(state)
    found += _solo(state)
    for player, who in enumerate(state.players):
        found += _bot(state, player, who) if who.bot else _person(state, player, who)
    return found


def _closed_tracks(state: State) -> list[Problem]:
    found = []
    where = "closed_tracks"
    for track, owner, _ in state.locks:
        if state.players[owner].bot or state.players[owner].finished:
            name, player = TRACKS[track], f"players[{owner}]"
            wrong = f"{where}: {name} cannot be closed by {player}"
            found.append(Problem(wrong, "closed", where=where, track=name, player=player))
    for track, owner, last in set(state.locks):
        if state.locks.count((track, owner, last)) > 1:
            name, player = TRACKS[track], f"players[{owner}]"
            wrong = f"{where}: {name} is closed by {player} twice"
            found.append(Problem(wrong, "closed-twice", where=where, track=name, player=player))
    return found


def _whose_turn(state: State) -> list[Problem]:
    who = state.players[state.turn]
    third = state.solo is not None and state.solo.automa == NOBODY
    where = "turn"
    if who.bot == SHADOW_EMPIRE and not third:
        return [Problem(f"{where}: the Shadow Empire acts in the Automa's turn", "turn-shadow", where=where)]
    if who.bot and third and all(other.finished or other.bot for other in state.players):
        return [Problem(f"{where}: all people have finished, the game is over", "turn-over", where=where)]
    if not who.finished:
        return []
    player = f"players[{state.turn}]"
    return [Problem(f"{where}: the game of {player} has ended", "turn-ended", where=where, player=player)]


def _achievements(state: State) -> list[Problem]:
    """Who can have earned what. A completed track may have been left again, so it cannot be checked."""
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
            count, most = len(claims), len(spaces[number])
            wrong = f"{where}: players who have earned it: {count}, VP spaces: {most}"
            found.append(Problem(wrong, "earned-often", where=where, count=count, most=most))
        for player in claims:
            who = state.players[player]
            if who.bot == SHADOW_EMPIRE:
                possible = number == COMPLETE_TRACK and any(who.position(track) == 12 for track in range(4))
            elif number == TOPPLE_TWO:
                possible = who.toppled >= OUTPOSTS_TO_TOPPLE
            else:
                possible = number != MIDDLE_ISLAND or player in island
            if not possible:
                seat = f"players[{player}]"
                found.append(Problem(f"{where}: {seat} cannot have it", "earned", where=where, player=seat))
    return found


def _marks(state: State) -> list[Problem]:
    """The tokens on civilization mats and those elsewhere must add up."""
    found = []
    for number, civilization in enumerate(box.civilizations):
        owners = [player for player, who in enumerate(state.players) if number in who.civilizations]
        if owners:
            found += civilization.mat_problems(state, owners[0])
        elif state.marks[number]:
            where, name = civilization.marks_name, CIVILIZATIONS[number]
            wrong = f"{where}: nobody has the civilization {name}"
            found.append(Problem(wrong, "marks-of-nobody", where=where, civilization=name))
    return found


# --- The map


def _hexes(state: State) -> list[Problem]:
    found = []
    for at in state.map.hexes:
        pieces = [piece for piece in (state.tokens[at], state.second_tokens[at]) if piece]
        for number, piece in enumerate(pieces):
            where = f"hexes['{HEX_NAMES[at]}'].tokens[{number}]"
            found += _piece_problems(state, where, piece, [*pieces[:number], *pieces[number + 1 :]])
    return found


def _piece_problems(state: State, where: str, piece: int, others: list[int]) -> list[Problem]:
    """Why a piece cannot lie on its hex beside the others there; nothing if it can."""
    owner, kind = token_owner(piece), token_kind(piece)
    who = state.players[owner]
    if who.bot and kind != OUTPOST:
        return [Problem(f"{where}: bots have only outposts", "piece-bot", where=where)]
    if kind >= BUILDING and NOMADS not in who.civilizations:
        return [Problem(f"{where}: only the Nomads build on the map", "piece-nomads", where=where)]
    if who.bot == SHADOW_EMPIRE and state.solo is not None and state.solo.automa == NOBODY:
        return [Problem(f"{where}: this Shadow Empire has nothing on the map", "piece-shadow", where=where)]
    if who.bot == SHADOW_EMPIRE and not is_toppled(piece):
        return [Problem(f"{where}: outposts of the Shadow Empire lie toppled", "piece-upright", where=where)]
    if is_toppled(piece):
        if kind == CUBE:
            return [Problem(f"{where}: a cube cannot be toppled", "piece-cube", where=where)]
        standing = [other for other in others if token_kind(other) != CUBE and not is_toppled(other)]
        if owner in [token_owner(other) for other in standing] or not standing:
            wrong = f"{where}: a toppled piece lies beside an opponent's upright one"
            return [Problem(wrong, "piece-toppled", where=where)]
    return []


def _capitals(state: State) -> list[Problem]:
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
            where, owner = f"hexes['{HEX_NAMES[start]}']", f"players[{player}]"
            wrong = f"{where}: the start territory of {owner} holds two outposts of theirs"
            found.append(Problem(wrong, "start", where=where, player=owner))
    people = [who for who in state.players if not who.bot]
    places = [start_territory(who.capital, state.options.players) for who in people]
    if len(set(places)) < len(places):
        capitals = join_names(who.capital for who in people)
        found.append(Problem(f"two players share a place: capitals {capitals}", "place", capitals=capitals))
    return found


# --- People


def _person(state: State, player: int, who: Player) -> list[Problem]:
    found = []
    where = f"players[{player}].tokens"
    if not all(len(tokens) == 1 for tokens in who.tokens) and not who.ghost:
        wrong = f"{where}: one on each track is due before AI Singularity"
        found.append(Problem(wrong, "tokens-each", where=where))
    if not all(who.tokens[track] for track in range(4) if track != TECHNOLOGY):
        wrong = f"{where}: only the technology track can be left by its token"
        found.append(Problem(wrong, "tokens-left", where=where))
    found += _end_of_game(player, who)
    found += _era_cards(state, player, who)
    options = state.options
    if options.capitals and options.capitals[player] not in (0, who.capital):
        where, agreed = f"players[{player}].capital", str(options.capitals[player])
        found.append(Problem(f"{where}: the options say {agreed}", "options", where=where, value=agreed))
    started_with = who.civilizations[0] if who.civilizations else NONE
    if options.civilizations and options.civilizations[player] not in (NONE, started_with):
        where, agreed = f"players[{player}].civilizations", CIVILIZATIONS[options.civilizations[player]]
        found.append(Problem(f"{where}: the options say {agreed}", "options", where=where, value=agreed))
    if who.rejected != NONE:
        rejected = [other.rejected for other in state.players]
        kept = [other.civilizations[0] for other in state.players if other.civilizations]
        given = options.civilizations and options.civilizations[player] != NONE
        if given or rejected.count(who.rejected) > 1 or who.rejected in kept:
            where, name = f"players[{player}].rejected_civilization", CIVILIZATIONS[who.rejected]
            found.append(Problem(f"{where}: {name} cannot have been dealt", "dealt", where=where, civilization=name))
    return found


def _end_of_game(player: int, who: Player) -> list[Problem]:
    """Of a person or the Automa (END-1)."""
    if who.finished == (who.era == LAST_ERA):
        return []
    where = f"players[{player}].era"
    wrong = f"{where}: the game ends with income turn {LAST_ERA}, not before"
    return [Problem(wrong, "ended", where=where, last=LAST_ERA)]


def _era_cards(state: State, player: int, who: Player) -> list[Problem]:
    """The cards on the income mat, and the one in force (INCOME-7, -8, TAPESTRY-3, -5)."""
    found = []
    for era in range(1, LAST_ERA):
        where = f"players[{player}].tapestries.{era}"
        if who.mat[era] and era > who.era:
            found.append(Problem(f"{where}: this era has not begun", "not-begun", where=where))
        if any(card >= FACE_DOWN for card in who.mat[era][1:]) or (
            era == 1 and any(c >= FACE_DOWN for c in who.mat[1])
        ):
            wrong = f"{where}: only the lowest card of eras 2 to 4 can lie face down"
            found.append(Problem(wrong, "face-down", where=where))
    where = f"players[{player}]"
    top = era_card(who)
    if top == ESPIONAGE:
        if who.active != NONE and not any(who.active in cards for other in state.players for cards in other.mat):
            copied, card = f"{where}.copied_card", TAPESTRIES[who.active]
            found.append(Problem(f"{copied}: {card} lies face up on no mat", "copied", where=copied, card=card))
    elif who.active != (top if top != NONE and box.tapestries[top].power is not None else NONE):
        wrong = f"{where}: the card in force is not the top card of the current era"
        found.append(Problem(wrong, "top-card", where=where))
    if who.cover != cover_of(who):
        wrong = f"{where}: the card of era {who.cover} cannot be covered"
        found.append(Problem(wrong, "cover", where=where, era=who.cover))
    return found + _pact(state, player, who)


def _pact(state: State, player: int, who: Player) -> list[Problem]:
    where = f"players[{player}].pact"
    partner, track = who.pact
    if partner == NOBODY:
        return [] if track == NONE else [Problem(f"{where}: a track goes with a partner", "pact-alone", where=where)]
    if who.active not in WITH_PARTNER or partner == player or state.players[partner].bot:
        return [Problem(f"{where}: no card in force allows it", "pact", where=where)]
    if (track != NONE) != WITH_PARTNER[who.active]:
        wrong = f"{where}: a track is chosen for Marriage of State, and only for it"
        return [Problem(wrong, "pact-track", where=where)]
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


def _bot(state: State, player: int, who: Player) -> list[Problem]:
    found = []
    where = f"players[{player}]"
    tokens, landmarks = f"{where}.tokens", f"{where}.landmarks"
    if not all(len(spaces) == 1 for spaces in who.tokens) or who.ghost:
        found.append(Problem(f"{tokens}: a bot has one on each track", "bot-tokens", where=tokens))
    if any(landmark >= TRACK_LANDMARKS for landmark in who.landmarks):
        found.append(Problem(f"{landmarks}: bots gain those of the tracks only", "bot-landmarks", where=landmarks))
    if who.bot == SHADOW_EMPIRE:
        if who.vp or who.era or who.hand or any(who.mat) or any(who.stats[:STAT_COUNTERS]):
            wrong = f"{where}: the Shadow Empire has neither points nor eras nor cards"
            found.append(Problem(wrong, "shadow-owns", where=where))
        if who.landmarks and state.options.level:
            wrong = f"{landmarks}: the Automa keeps those of the Shadow Empire"
            found.append(Problem(wrong, "shadow-landmarks", where=landmarks))
        return found
    found += _end_of_game(player, who)
    for era in range(1, LAST_ERA):
        cards = who.mat[era]
        if cards and (era == 1 or era > who.era or len(cards) > 1 or cards[0] < FACE_DOWN):
            mat = f"{where}.tapestries.{era}"
            wrong = f"{mat}: one card, face down, in each of the eras 2 to 4 that have begun"
            found.append(Problem(wrong, "automa-cards", where=mat))
    return found


def _solo(state: State) -> list[Problem]:
    solo = state.solo
    if solo is None:
        return []
    found = []
    where = "solo"
    if solo.automa != NOBODY:
        due = 2 if state.options.level == 6 else 1
        if len(set(solo.civilizations)) != due or len(solo.civilizations) != due:
            own, level = f"{where}.civilizations", state.options.level
            wrong = f"{own}: at level {level} their number must be {due}"
            found.append(Problem(wrong, "automa-civilizations", where=own, level=level, due=due))
        found += _progress(state, solo)
    elif solo.civilizations or solo.progress:
        wrong = f"{where}: civilizations and progress cards belong to the Automa"
        found.append(Problem(wrong, "shadow-solo", where=where))
    drawn = [card for card in solo.pair if card != NONE]
    if len(solo.deck) % 2:
        deck, count = f"{where}.deck", len(solo.deck)
        wrong = f"{deck}: cards: {count}; they are drawn in pairs"
        found.append(Problem(wrong, "odd-deck", where=deck, count=count))
    if len(drawn) == 1:
        found.append(Problem(f"{where}: a decision card goes with a tiebreaker card", "half-pair", where=where))
    if not drawn and solo.discard:
        found.append(Problem(f"{where}: with cards in the discards there is a pair", "no-pair", where=where))
    return found


def _progress(state: State, solo: Solo) -> list[Problem]:
    """The progress deck loses cards in the Automa's income turns 2 to 4, as many as the level says (SOLO-30)."""
    level = LEVELS[state.options.level]
    assert level is not None
    era = state.players[solo.automa].era
    found = []
    where = "solo.progress"
    due = len(CARDS) - BASE_CARDS - 1 - sum(level.progress[: era + 1])
    if len(solo.progress) != due:
        number, count = state.options.level, len(solo.progress)
        wrong = f"{where}: at level {number} in era {era} the number of cards must be {due}, not {count}"
        found.append(Problem(wrong, "progress", where=where, level=number, era=era, due=due, count=count))
    if any(card < BASE_CARDS for card in solo.progress):
        wrong = f"{where}: cards 1 to {BASE_CARDS} are never among them"
        found.append(Problem(wrong, "base-cards", where=where, last=BASE_CARDS))
    if era == 0 and solo.pair != (NONE, NONE):
        found.append(Problem("solo: no cards are drawn before income turn 1", "early-pair", where="solo"))
    return found
