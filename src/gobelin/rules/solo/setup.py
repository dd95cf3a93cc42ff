"""The bots' seats and cards at the start of a game (SOLO-2, SOLO-3, SOLO-39)."""

from __future__ import annotations

from gobelin.rules.chapters.conquer import put_token, refresh_control
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Question
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.state import OUTPOST, Player, Solo, State, token
from gobelin.rules.printed import automa
from gobelin.rules.printed.automa import BASE_CARDS, CARDS, CIVILIZATIONS, SHADOW_CARDS
from gobelin.rules.printed.names import (
    AUTOMA,
    FROM_SOLO,
    NOBODY,
    NONE,
    PERSON,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TRACKS,
    TRAP,
    YOU,
)
from gobelin.rules.printed.names import CIVILIZATIONS as MATS

BOT_OUTPOSTS = 9  # one of the ten marks the favourite track
START_OUTPOSTS = 2


def has_bots(options: Options) -> bool:
    return options.level > 0 or options.shadow_empire


def seats_of(options: Options) -> list[int]:
    """Who sits where: people first, then the Automa and the Shadow Empire."""
    bots = [AUTOMA, SHADOW_EMPIRE] if options.level else [SHADOW_EMPIRE] if options.shadow_empire else []
    return [PERSON] * options.players + bots


def tapestry_copies(options: Options, card: int, copies: int) -> int:
    """How many copies of a card are in the deck of this game (SOLO-3)."""
    if card in options.without or (options.level and TAPESTRIES[card] in automa.REMOVED_TAPESTRIES):
        return 0
    return copies - automa.REMOVED_TRAPS if options.level and card == TRAP else copies


def civilizations_in_play(options: Options) -> list[int]:
    """The civilizations in the deck of this game (SOLO-3)."""
    return [n for n, name in enumerate(MATS) if not options.level or name not in automa.REMOVED_CIVILIZATIONS]


def add_bots(state: State) -> None:
    """The bots take their seats: the Automa on your left, the Shadow Empire on your right (SOLO-2)."""
    solo = Solo()
    for seat, bot in enumerate(seats_of(state.options)):
        if bot:
            who = Player()
            who.bot = bot
            who.outposts = BOT_OUTPOSTS
            state.players.append(who)
            if bot == AUTOMA:
                solo.automa = seat
            else:
                solo.shadow = seat
    state.solo = solo
    favorite = state.random_below(4)
    other = state.random_below(4)
    if solo.automa != NOBODY:
        solo.civilizations = (favorite,)
        while other == favorite:
            other = state.random_below(4)
    solo.favorites = (favorite if solo.automa != NOBODY else NONE, other)
    if solo.automa != NOBODY:
        rest = list(range(BASE_CARDS, len(CARDS)))
        state.shuffle(rest)
        solo.deck = [*range(BASE_CARDS), rest.pop()]
        solo.progress = rest
    else:
        solo.deck = list(range(SHADOW_CARDS))
    state.shuffle(solo.deck)


def reveal_bots(state: State) -> None:
    """The bots' pieces on the map, their favourites, and your choice of a second civilization at level 6 (SOLO-4)."""
    solo = state.solo
    assert solo is not None
    if solo.automa != NOBODY:
        start = automa.AUTOMA_START
        put_token(state, start, token(solo.automa, OUTPOST))
        put_token(state, start, token(solo.automa, OUTPOST))
        state.players[solo.automa].outposts -= START_OUTPOSTS
        refresh_control(state, start)
        state.tell("automa", solo.automa, level=state.options.level, civilization=CIVILIZATIONS[solo.civilizations[0]],
                   source=FROM_SOLO)  # fmt: skip
        state.tell("favorite", solo.automa, track=TRACKS[solo.favorites[0]], source=FROM_SOLO)
    state.tell("favorite", solo.shadow, track=TRACKS[solo.favorites[1]], source=FROM_SOLO)
    level = automa.LEVELS[state.options.level]
    if level is not None and level.civilizations > 1:
        state.push(SecondCivilization())


class SecondCivilization(Question):
    """Which second civilization does the Automa get? Named by its favourite track (SOLO-4)."""

    kind = "automa_civilization"

    def __init__(self) -> None:
        self.player = YOU
        self.source = FROM_SOLO

    def options(self, state: State) -> list[int]:
        assert state.solo is not None
        return [actions.track(track) for track in range(4) if track not in state.solo.civilizations]

    def answer(self, state: State, action: int) -> None:
        assert state.solo is not None
        track = actions.track_of(action)
        state.solo.civilizations = (*state.solo.civilizations, track)
        state.tell("second_civilization", state.solo.automa, civilization=CIVILIZATIONS[track], source=FROM_SOLO)
