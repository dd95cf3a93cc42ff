"""What is always true of a table: components are conserved, numbers stay in range, what is derived fits.

`gobelin simulate --check` and the tests check after every choice; a position from outside is checked once.
"""

from __future__ import annotations

from collections import Counter

from gobelin.rules.documents.in_play import in_play_problems
from gobelin.rules.documents.turn_start import turn_start_problems
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import piece_of, plots_of
from gobelin.rules.engine.errors import counted, listed, seats
from gobelin.rules.engine.state import (
    BUILDING,
    CUBE,
    LANDMARK,
    OUTPOST,
    STAT_COUNTERS,
    STAT_ERAS,
    STAT_METHODS,
    UNEXPLORED,
    Player,
    State,
    is_toppled,
    token_kind,
    token_owner,
)
from gobelin.rules.flow.turn import BotsTurn, TakeTurn
from gobelin.rules.printed.automa import CARDS, SHADOW_CARDS
from gobelin.rules.printed.capitals import DISTRICTS, IMPASSABLE
from gobelin.rules.printed.income_mat import BUILDINGS_PER_ROW, RESOURCE_LIMIT
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    ACHIEVEMENTS,
    BUILDINGS,
    CIVILIZATIONS,
    LANDMARKS,
    NOBODY,
    NONE,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGIES,
)
from gobelin.rules.solo.setup import BOT_OUTPOSTS, civilizations_in_play, tapestry_copies

OUTPOSTS = 10


def problems(state: State) -> list[str]:
    """All that is wrong with the table; empty if nothing is."""
    found: list[str] = []
    found += _cards(state)
    found += _map(state)
    found += _decision_cards(state)
    for player, who in enumerate(state.players):
        found += _player(state, player, who)
    for landmark, owner in enumerate(state.landmark_owner):
        holders = [player for player, who in enumerate(state.players) if landmark in who.landmarks]
        if holders != ([owner] if owner >= 0 else []):
            owners = seats([owner] if owner >= 0 else [])
            found.append(f"landmark {LANDMARKS[landmark]}: owned by {owners}, but held by {seats(holders)}")
    for number, claims in enumerate(state.claims):
        shown = [player for player, who in enumerate(state.players) if who.achievements >> number & 1]
        if sorted(claims) != shown:
            found.append(f"achievements.{ACHIEVEMENTS[number]}: {seats(claims)}, but noted for {seats(shown)}")
    if state.turn >= 0:
        found += in_play_problems(state)
    if at_turn_start(state):
        found += turn_start_problems(state)
    return found


def at_turn_start(state: State) -> bool:
    """A turn begins: nothing of it has been done yet."""
    first = state.question if state.question is not None else state.stack[-1] if state.stack else None
    return isinstance(first, TakeTurn | BotsTurn)


def _compare_counts(what: str, names: tuple[str, ...], there: list[int], due: list[int]) -> list[str]:
    def name(number: int) -> str:
        return f"{what} {names[number] if 0 <= number < len(names) else number}"

    missing, surplus = Counter(due) - Counter(there), Counter(there) - Counter(due)
    return [f"{name(n)} is missing" for n in missing] + [f"too many copies of {name(n)}" for n in surplus]


def _cards(state: State) -> list[str]:
    tapestries = state.tapestry_deck + [card & 63 for card in state.tapestry_discard]
    techs = state.tech_deck + state.tech_discard + state.display
    tiles = state.territory_deck + state.territory_discard
    tiles += [piece >> 3 for piece in state.tile if piece > 0]
    spaces = list(state.space_deck)
    civilizations = state.civ_deck + state.civ_discard
    for who in state.players:
        tapestries += [*who.hand, *(card & 63 for cards in who.mat for card in cards)]
        techs += [card for row in who.rows for card in row]
        tiles += who.tiles
        spaces += [*who.space_tiles, *who.explored_space]
        civilizations += who.civilizations if state.started else who.dealt_civilizations
    due = [
        card
        for card, tapestry in enumerate(box.tapestries)
        for _ in range(tapestry_copies(state.options, card, tapestry.copies))
    ]
    return [
        *_compare_counts("tapestry card", TAPESTRIES, tapestries, due),
        *_compare_counts("tech card", TECHNOLOGIES, techs, list(range(len(TECHNOLOGIES)))),
        *_compare_counts("territory tile", (), tiles, list(range(1, len(box.territories)))),
        *_compare_counts("space tile", (), spaces, list(range(1, len(box.space_tiles)))),
        *_compare_counts("civilization", CIVILIZATIONS, civilizations, civilizations_in_play(state.options)),
    ]


def _decision_cards(state: State) -> list[str]:
    solo = state.solo
    if solo is None:
        return []
    cards = [*solo.deck, *solo.discard, *solo.progress, *(card for card in solo.pair if card != NONE)]
    due = len(CARDS) if solo.automa != NOBODY else SHADOW_CARDS
    numbers = [card + 1 for card in cards]  # as they are printed, and as documents name them
    return _compare_counts("decision card", (), numbers, list(range(1, due + 1)))


def _map(state: State) -> list[str]:
    found = []
    for at in range(61):
        where = f"hexes['{HEX_NAMES[at]}']"
        unexplored = state.tile[at] == UNEXPLORED
        if at in state.map.hexes and unexplored != bool(state.unexplored >> at & 1):
            found.append(f"{where}: both explored and unexplored")
        pieces = [piece for piece in (state.tokens[at], state.second_tokens[at]) if piece]
        if pieces and (unexplored or not state.tokens[at]):
            found.append(f"{where}: pieces lie where none can")
        upright = {token_owner(p) for p in pieces if token_kind(p) != CUBE and not is_toppled(p)}
        control = {player for player, who in enumerate(state.players) if who.control >> at & 1}
        # while a trap is being decided both outposts stand and the defender still holds the land
        if not control <= upright or (len(upright) == 1 and control != upright):
            found.append(f"{where}: controlled by {seats(control)}, but the upright pieces belong to {seats(upright)}")
    return found


def _player(state: State, player: int, who: Player) -> list[str]:
    where = f"players[{player}]"
    found = []
    if any(not 0 <= amount <= RESOURCE_LIMIT for amount in who.resources):
        found.append(f"{where}: resources must be 0 to {RESOURCE_LIMIT} each, not {listed(who.resources)}")
    if who.vp < 0:
        found.append(f"{where}: negative VP, {who.vp}")
    sheet = (who.stats[:STAT_ERAS], who.stats[STAT_ERAS:STAT_METHODS], who.stats[STAT_METHODS:STAT_COUNTERS])
    if any(sum(lines) != who.vp for lines in sheet):
        found.append(f"{where}: the score sheet does not add up to the VP")
    tokens = sum(len(spaces) for spaces in who.tokens)
    if tokens != 4:
        found.append(f"{where}: {counted(tokens, 'player token')} on the tracks, not 4")
    if any(not 0 <= space <= 12 for spaces in who.tokens for space in spaces):
        found.append(f"{where}: a player token is off the tracks")
    if any(not 0 <= taken <= BUILDINGS_PER_ROW for taken in who.taken):
        most, taken = BUILDINGS_PER_ROW, listed(who.taken)
        found.append(f"{where}: 0 to {most} buildings of each type can leave the income mat, not {taken}")
    if not 0 <= who.era <= 5:
        found.append(f"{where}: no such era: {who.era}")
    elif who.finished and who.era != 5 and who.bot != SHADOW_EMPIRE:
        found.append(f"{where}: finished, but only in era {who.era}")
    if who.bot:
        return found + _bot(state, player, who)
    found += _pieces(state, player, who)
    if state.started:
        found += _city(where, who)
    return found


def _bot(state: State, player: int, who: Player) -> list[str]:
    """A bot has outposts, tokens, landmarks and face-down cards, and nothing else."""
    found = _outposts(state, player, who)
    if sum(who.resources) or sum(who.taken) or who.tiles or who.tech_count() or who.civilizations or who.placed:
        found.append(f"players[{player}]: a bot has what bots never have")
    return found


def _kinds_on_map(state: State, player: int) -> list[int]:
    """The kinds of the player's pieces on the map."""
    return [token_kind(piece) for piece in state.tokens + state.second_tokens if piece and token_owner(piece) == player]


def _outposts(state: State, player: int, who: Player) -> list[str]:
    laid = _kinds_on_map(state, player).count(OUTPOST)
    due = BOT_OUTPOSTS if who.bot else OUTPOSTS
    if not state.started or who.outposts + laid == due:
        return []
    return [
        f"players[{player}]: {counted(who.outposts, 'outpost')} in the supply and {laid} on the map, not {due} together"
    ]


def _pieces(state: State, player: int, who: Player) -> list[str]:
    """Outposts and buildings are where they may be, and none is lost."""
    where = f"players[{player}]"
    own = _kinds_on_map(state, player)
    found = _outposts(state, player, who)
    buildings = [kind - BUILDING for kind in own if BUILDING <= kind < LANDMARK]
    mats = list(zip(who.civilizations, who.civ_mats, strict=False))  # no mat is laid out before the start
    buildings += [building for number, mat in mats if mat for building in box.civilizations[number].buildings(mat)]
    cubes = sum(box.civilizations[number].cubes(mat) for number, mat in mats if mat)
    if own.count(CUBE) != cubes:
        found.append(
            f"{where}: {counted(own.count(CUBE), 'cube')} on the map, but {cubes} gone from the civilization mats"
        )
    placed = [piece_of(action) for action in who.placed]
    pending = pending_places(state, player)
    buildings += [piece for piece in placed + pending if piece < 4]
    put_down = [buildings.count(building) for building in range(len(BUILDINGS))]
    if who.taken != put_down:
        taken = listed(who.taken)
        found.append(f"{where}: buildings gone from the income mat, by type: {taken}; put down: {listed(put_down)}")
    landmarks = [piece - 4 for piece in placed + pending if piece >= 4]
    landmarks += [kind - LANDMARK for kind in own if kind >= LANDMARK]
    if sorted(landmarks) != sorted(who.landmarks):
        gained, there = (listed(LANDMARKS[one] for one in sorted(ones)) for ones in (who.landmarks, landmarks))
        found.append(f"{where}: landmarks gained: {gained}; put down: {there}")
    return found


def pending_places(state: State, player: int) -> list[int]:
    """Buildings that have left their board and wait for a place."""
    from gobelin.rules.chapters.build import Place

    waiting = list(state.stack)
    if state.question is not None:
        waiting.append(state.question)
    return [frame.piece for frame in waiting if isinstance(frame, Place) and frame.player == player]


def _city(where: str, who: Player) -> list[str]:
    found = []
    built = 0
    for action in who.placed:
        plots = plots_of(action)
        if built & plots:
            found.append(f"{where}: two buildings on one plot")
        built |= plots
    if built != who.built:
        found.append(f"{where}: the plots built on are not those of the buildings")
    types = who.plots[0] | who.plots[1] | who.plots[2] | who.plots[3]
    if types & ~built or sum(plots.bit_count() for plots in who.plots) != types.bit_count():
        found.append(f"{where}: the plots of the income buildings do not match")
    filled = built | IMPASSABLE[who.capital]
    for number, district in enumerate(DISTRICTS):
        if (filled & district == district and built & district & ~IMPASSABLE[who.capital] != 0) != bool(
            who.districts >> number & 1
        ):
            found.append(f"{where}: district {number + 1} does not match its plots")
    if who.active != NONE and box.tapestries[who.active].power is None:
        found.append(f"{where}: {TAPESTRIES[who.active]} cannot be in force")
    return found
