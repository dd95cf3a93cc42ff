"""What is always true of a table: components are conserved, numbers stay in range, what is derived fits.

`gobelin simulate --check` and the tests check after every choice; a position from outside is checked once.
"""

from __future__ import annotations

from collections import Counter

from gobelin.rules.documents.turn_start import turn_start_problems
from gobelin.rules.engine import box
from gobelin.rules.engine.actions import piece_of, plots_of
from gobelin.rules.engine.errors import Problem, join_names, player_paths
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
    key_of,
)
from gobelin.rules.solo.setup import BOT_OUTPOSTS, civilizations_in_play, tapestry_copies

OUTPOSTS = 10


def problems(state: State) -> list[Problem]:
    """All that is wrong with the table; empty if nothing is."""
    found: list[Problem] = []
    found += _cards(state)
    found += _map(state)
    found += _decision_cards(state)
    for player, who in enumerate(state.players):
        found += _player(state, player, who)
    for landmark, owner in enumerate(state.landmark_owner):
        holders = [player for player, who in enumerate(state.players) if landmark in who.landmarks]
        if holders != ([owner] if owner >= 0 else []):
            owners, name = player_paths([owner] if owner >= 0 else []), LANDMARKS[landmark]
            wrong = f"landmark {name}: it belongs to {owners}, but is held by {player_paths(holders)}"
            found.append(Problem(wrong, "landmark", landmark=name, owner=owners, holders=player_paths(holders)))
    for number, claims in enumerate(state.claims):
        shown = [player for player, who in enumerate(state.players) if who.achievements >> number & 1]
        if sorted(claims) != shown:
            where = f"achievements.{ACHIEVEMENTS[number]}"
            wrong = f"{where}: earned by {player_paths(claims)}, but noted for {player_paths(shown)}"
            found.append(
                Problem(wrong, "achievement", where=where, players=player_paths(claims), shown=player_paths(shown))
            )
    if at_turn_start(state):
        found += turn_start_problems(state)
    return found


def at_turn_start(state: State) -> bool:
    """A turn begins: nothing of it has been done yet."""
    first = state.question if state.question is not None else state.stack[-1] if state.stack else None
    return isinstance(first, TakeTurn | BotsTurn)


def _compare_counts(what: str, names: tuple[str, ...], there: list[int], due: list[int]) -> list[Problem]:
    kind = key_of(what)
    found = []
    for number in Counter(due) - Counter(there):
        name = names[number] if number < len(names) else str(number)
        found.append(Problem(f"{what} {name} is missing", "missing", kind=kind, name=name))
    for number in Counter(there) - Counter(due):
        name = names[number] if 0 <= number < len(names) else str(number)
        found.append(Problem(f"{what} {name} is there too often", "surplus", kind=kind, name=name))
    return found


def _cards(state: State) -> list[Problem]:
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


def _decision_cards(state: State) -> list[Problem]:
    solo = state.solo
    if solo is None:
        return []
    cards = [*solo.deck, *solo.discard, *solo.progress, *(card for card in solo.pair if card != NONE)]
    due = len(CARDS) if solo.automa != NOBODY else SHADOW_CARDS
    numbers = [card + 1 for card in cards]  # as they are printed, and as documents name them
    return _compare_counts("decision card", (), numbers, list(range(1, due + 1)))


def _map(state: State) -> list[Problem]:
    found = []
    for at in range(61):
        where = f"hexes['{HEX_NAMES[at]}']"
        unexplored = state.tile[at] == UNEXPLORED
        if at in state.map.hexes and unexplored != bool(state.unexplored >> at & 1):
            found.append(Problem(f"{where}: both explored and unexplored", "explored", where=where))
        pieces = [piece for piece in (state.tokens[at], state.second_tokens[at]) if piece]
        if pieces and (unexplored or not state.tokens[at]):
            found.append(Problem(f"{where}: there are pieces where none can be", "pieces", where=where))
        upright = {token_owner(p) for p in pieces if token_kind(p) != CUBE and not is_toppled(p)}
        control = {player for player, who in enumerate(state.players) if who.control >> at & 1}
        # while a trap is being decided both outposts stand and the defender still holds the land
        if not control <= upright or (len(upright) == 1 and control != upright):
            wrong = f"{where}: controlled by {player_paths(control)}, but upright pieces are of {player_paths(upright)}"
            found.append(
                Problem(wrong, "control", where=where, players=player_paths(control), upright=player_paths(upright))
            )
    return found


def _player(state: State, player: int, who: Player) -> list[Problem]:
    where = f"players[{player}]"
    found = []
    if any(not 0 <= amount <= RESOURCE_LIMIT for amount in who.resources):
        amounts = join_names(who.resources)
        wrong = f"{where}: 0 to {RESOURCE_LIMIT} of each resource are possible, not {amounts}"
        found.append(Problem(wrong, "resources", where=where, most=RESOURCE_LIMIT, amounts=amounts))
    if who.vp < 0:
        found.append(Problem(f"{where}: less than 0 VP, {who.vp}", "vp", where=where, vp=str(who.vp)))
    sheet = (who.stats[:STAT_ERAS], who.stats[STAT_ERAS:STAT_METHODS], who.stats[STAT_METHODS:STAT_COUNTERS])
    if any(sum(lines) != who.vp for lines in sheet):
        found.append(Problem(f"{where}: the score sheet does not add up to the VP", "sheet", where=where))
    tokens = sum(len(spaces) for spaces in who.tokens)
    if tokens != 4:
        wrong = f"{where}: player tokens on the tracks: {tokens}, not four"
        found.append(Problem(wrong, "tokens", where=where, count=tokens))
    if any(not 0 <= space <= 12 for spaces in who.tokens for space in spaces):
        found.append(Problem(f"{where}: a player token is off the tracks", "off-track", where=where))
    if any(not 0 <= taken <= BUILDINGS_PER_ROW for taken in who.taken):
        taken = join_names(who.taken)
        wrong = f"{where}: 0 to {BUILDINGS_PER_ROW} buildings of a type can leave the income mat, not {taken}"
        found.append(Problem(wrong, "taken", where=where, most=BUILDINGS_PER_ROW, taken=taken))
    if not 0 <= who.era <= 5:
        found.append(Problem(f"{where}: there is no era {who.era}", "era", where=where, era=str(who.era)))
    elif who.finished and who.era != 5 and who.bot != SHADOW_EMPIRE:
        wrong = f"{where}: the game has ended, though only in era {who.era}"
        found.append(Problem(wrong, "finished", where=where, era=who.era))
    if who.bot:
        return found + _bot(state, player, who)
    found += _pieces(state, player, who)
    if state.started:
        found += _city(where, who)
    return found


def _bot(state: State, player: int, who: Player) -> list[Problem]:
    """A bot has outposts, tokens, landmarks and face-down cards, and nothing else."""
    found = _outposts(state, player, who)
    if sum(who.resources) or sum(who.taken) or who.tiles or who.tech_count() or who.civilizations or who.placed:
        where = f"players[{player}]"
        found.append(Problem(f"{where}: a bot owns what bots never own", "bot-owns", where=where))
    return found


def _kinds_on_map(state: State, player: int) -> list[int]:
    """The kinds of the player's pieces on the map."""
    return [token_kind(piece) for piece in state.tokens + state.second_tokens if piece and token_owner(piece) == player]


def _outposts(state: State, player: int, who: Player) -> list[Problem]:
    laid = _kinds_on_map(state, player).count(OUTPOST)
    due = BOT_OUTPOSTS if who.bot else OUTPOSTS
    if not state.started or who.outposts + laid == due:
        return []
    where = f"players[{player}]"
    wrong = f"{where}: outposts in the supply: {who.outposts}, on the map: {laid}; together they must be {due}"
    return [Problem(wrong, "outposts", where=where, supply=who.outposts, laid=laid, due=due)]


def _pieces(state: State, player: int, who: Player) -> list[Problem]:
    """Outposts and buildings are where they may be, and none is lost."""
    where = f"players[{player}]"
    own = _kinds_on_map(state, player)
    found = _outposts(state, player, who)
    buildings = [kind - BUILDING for kind in own if BUILDING <= kind < LANDMARK]
    mats = list(zip(who.civilizations, who.civ_mats, strict=False))  # no mat is laid out before the start
    buildings += [building for number, mat in mats if mat for building in box.civilizations[number].buildings(mat)]
    cubes = sum(box.civilizations[number].cubes(mat) for number, mat in mats if mat)
    if own.count(CUBE) != cubes:
        wrong = f"{where}: cubes on the map: {own.count(CUBE)}, gone from the civilization mats: {cubes}"
        found.append(Problem(wrong, "cubes", where=where, laid=own.count(CUBE), gone=cubes))
    placed = [piece_of(action) for action in who.placed]
    pending = pending_places(state, player)
    buildings += [piece for piece in placed + pending if piece < 4]
    put_down = [buildings.count(building) for building in range(len(BUILDINGS))]
    if who.taken != put_down:
        taken, there = join_names(who.taken), join_names(put_down)
        wrong = f"{where}: buildings gone from the income mat, by type: {taken}; put down: {there}"
        found.append(Problem(wrong, "buildings", where=where, taken=taken, there=there))
    landmarks = [piece - 4 for piece in placed + pending if piece >= 4]
    landmarks += [kind - LANDMARK for kind in own if kind >= LANDMARK]
    if sorted(landmarks) != sorted(who.landmarks):
        gained, there = (join_names(LANDMARKS[one] for one in sorted(ones)) for ones in (who.landmarks, landmarks))
        wrong = f"{where}: landmarks gained: {gained}; put down: {there}"
        found.append(Problem(wrong, "landmarks", where=where, gained=gained, there=there))
    return found


def pending_places(state: State, player: int) -> list[int]:
    """Buildings that have left their board and wait for a place."""
    from gobelin.rules.chapters.build import Place

    waiting = list(state.stack)
    if state.question is not None:
        waiting.append(state.question)
    return [frame.piece for frame in waiting if isinstance(frame, Place) and frame.player == player]


def _city(where: str, who: Player) -> list[Problem]:
    found = []
    built = 0
    for action in who.placed:
        plots = plots_of(action)
        if built & plots:
            found.append(Problem(f"{where}: two buildings stand on one plot", "one-plot", where=where))
        built |= plots
    if built != who.built:
        found.append(Problem(f"{where}: the plots built on are not those of the buildings", "built", where=where))
    types = who.plots[0] | who.plots[1] | who.plots[2] | who.plots[3]
    if types & ~built or sum(plots.bit_count() for plots in who.plots) != types.bit_count():
        found.append(Problem(f"{where}: the plots of the income buildings do not fit", "plots", where=where))
    filled = built | IMPASSABLE[who.capital]
    for number, district in enumerate(DISTRICTS):
        if (filled & district == district and built & district & ~IMPASSABLE[who.capital] != 0) != bool(
            who.districts >> number & 1
        ):
            wrong = f"{where}: district {number + 1} is not what its plots say"
            found.append(Problem(wrong, "district", where=where, district=number + 1))
    if who.active != NONE and box.tapestries[who.active].power is None:
        card = TAPESTRIES[who.active]
        found.append(Problem(f"{where}: {card} cannot be in force", "force", where=where, card=card))
    return found
