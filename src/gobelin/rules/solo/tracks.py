"""On which track a bot advances, and what that gives it (SOLO-10 to -16)."""

from __future__ import annotations

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.advance import LAST_SPACE, X, advance_token, may_advance, regress_token
from gobelin.rules.chapters.invent import refresh_display
from gobelin.rules.chapters.research import roll_science
from gobelin.rules.engine.frames import Frame
from gobelin.rules.engine.state import Solo, State
from gobelin.rules.printed import automa
from gobelin.rules.printed.automa import CARDS, FAVORITE, ORDER_NAMES, DecisionCard
from gobelin.rules.printed.names import EXPLORATION, FROM_SOLO, MILITARY, NOBODY, NONE, TECHNOLOGY, TRACKS
from gobelin.rules.solo.hexes import automa_conquers, automa_explores

SOURCE = FROM_SOLO


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def tiebreaker(state: State) -> DecisionCard:
    """The latest tiebreaker card. In income turn 1 the top progress card serves, for the whole turn (SOLO-9)."""
    solo = solo_of(state)
    if solo.pair[1] != NONE:
        return CARDS[solo.pair[1]]
    if solo.first_tiebreaker == NONE:
        state.reveal()
        solo.first_tiebreaker = solo.progress[-1]
        solo.seen |= 1 << solo.first_tiebreaker
        state.tell("tiebreaker", card=CARDS[solo.first_tiebreaker].number, source=SOURCE)
    return CARDS[solo.first_tiebreaker]


def card_number(card: int) -> int | None:
    """The printed number of a decision card; None for no card."""
    return None if card == NONE else CARDS[card].number


# --- Which track


def unfinished_tracks(state: State, bot: int) -> list[int]:
    """The tracks on which the bot can still advance."""
    who = state.players[bot]
    return [track for track in range(4) if who.tokens[track][-1] < LAST_SPACE and may_advance(state, bot, track)]


def steps_to_goal(state: State, bot: int, track: int) -> int:
    """Steps to the next free landmark ahead or to the end, whichever is nearer."""
    at = state.players[bot].tokens[track][-1]
    for tier, space in enumerate((4, 7, 10)):
        if space > at and state.landmark_owner[3 * track + tier] == NOBODY:
            return space - at
    return LAST_SPACE - at


def candidates(state: State, bot: int, kind: int) -> list[int]:
    """The tracks a decision card allows the bot (SOLO-10)."""
    steps = steps_ahead(state, bot, kind)
    nearest = min(steps.values(), default=0)
    return [track for track, ahead in steps.items() if ahead == nearest]


def steps_ahead(state: State, bot: int, kind: int) -> dict[int, int]:
    """For each unfinished track the steps that decide whether it is a candidate; 0 if all are."""
    tracks = unfinished_tracks(state, bot)
    if kind == automa.ALL:
        return dict.fromkeys(tracks, 0)
    if kind == automa.FINISH:
        return {track: LAST_SPACE - state.players[bot].tokens[track][-1] for track in tracks}
    return {track: steps_to_goal(state, bot, track) for track in tracks}


def choose_track(state: State, bot: int, kind: int, aim: str = "advance") -> int:
    """The first candidate in the tiebreaker card's order, which the Shadow Empire reads from below (SOLO-11)."""
    solo = solo_of(state)
    allowed = candidates(state, bot, kind)
    if not allowed:
        if aim == "advance":
            state.tell("bot_idle", bot, reason="no_track", source=SOURCE)
        return NONE
    empty: tuple[int, ...] = ()
    is_shadow = bot == solo.shadow
    favorite = solo.favorites[1 if is_shadow else 0]
    if len(allowed) == 1:
        chosen, order = allowed[0], empty
    else:
        order = tiebreaker(state).track_order
        if is_shadow:
            order = order[::-1]
        tracks = [favorite if entry == FAVORITE else entry for entry in order]
        chosen = next(track for track in tracks if track in allowed)
    state.tell(
        "bot_track", bot, aim=aim, rule=automa.CANDIDATES[kind], decision_card=card_number(solo.pair[0]),
        steps={TRACKS[track]: steps for track, steps in steps_ahead(state, bot, kind).items()},
        candidates=[TRACKS[track] for track in allowed], tiebreaker_card=tiebreaker(state).number if order else None,
        order=[ORDER_NAMES[entry] for entry in order], favorite=TRACKS[favorite], track=TRACKS[chosen], source=SOURCE,
    )  # fmt: skip
    return chosen


# --- Advancing and gaining


class BotAdvances(Frame):
    """A bot advances by the latest pair of decision cards."""

    step = "bot_advances"

    def __init__(self, bot: int) -> None:
        self.bot = bot

    def resolve(self, state: State) -> None:
        solo = solo_of(state)
        card = CARDS[solo.pair[0]]
        track = choose_track(state, self.bot, card.shadow if self.bot == solo.shadow else card.automa)
        if track != NONE:
            bot_step(state, self.bot, track, self.bot == solo.automa)


class BotStep(Frame):
    """A bot advances on a given track, if it can."""

    step = "bot_step"

    def __init__(self, bot: int, track: int, benefit: bool) -> None:
        self.bot = bot
        self.track = track
        self.benefit = benefit

    def resolve(self, state: State) -> None:
        bot_step(state, self.bot, self.track, self.benefit)


def bot_step(state: State, bot: int, track: int, benefit: bool) -> None:
    """One step, with landmark, achievement and everybody's triggers; then the Automa's benefit (SOLO-12, -13)."""
    who = state.players[bot]
    at = who.tokens[track][-1]
    if at == LAST_SPACE or who.finished or not may_advance(state, bot, track):
        return
    if benefit:
        state.push(AutomaGains(bot, track, at + 1))
    advance_token(state, bot, track, at, at + 1, X, SOURCE)


class AutomaGains(Frame):
    """What the Automa gains on a space; all else there is ignored (SOLO-13)."""

    step = "automa_gains"

    def __init__(self, bot: int, track: int, space: int) -> None:
        self.bot = bot
        self.track = track
        self.space = space

    def resolve(self, state: State) -> None:
        for benefit in reversed(automa.BENEFITS[self.track].get(self.space, ())):
            state.push(AutomaBenefit(self.bot, benefit))


class AutomaBenefit(Frame):
    step = "automa_benefit"

    def __init__(self, bot: int, benefit: str) -> None:
        self.bot = bot
        self.benefit = benefit

    def resolve(self, state: State) -> None:
        state.tell("bot_benefit", self.bot, benefit=self.benefit, source=SOURCE)
        benefit = self.benefit
        if benefit in (automa.EXPLORE, automa.EXPLORE_ANYWHERE):
            automa_explores(state, self.bot, benefit == automa.EXPLORE_ANYWHERE, tiebreaker(state))
        elif benefit in (automa.CONQUER, automa.CONQUER_ANYWHERE):
            automa_conquers(state, self.bot, benefit == automa.CONQUER_ANYWHERE, tiebreaker(state))
        elif benefit in (automa.RESEARCH_BARE, automa.RESEARCH_BENEFIT):
            automa_researches(state, self.bot, benefit == automa.RESEARCH_BENEFIT)
        elif benefit == automa.ROLL_ADVANCE:
            track = roll_one_of(state, self.bot, (EXPLORATION, MILITARY, TECHNOLOGY))
            bot_step(state, self.bot, track, True)
        elif benefit == automa.ROLL_REGRESS:
            automa_regresses(state, self.bot)
        elif benefit == automa.TAPESTRY:
            automa_draws(state, self.bot)
        else:
            refresh_display(state, self.bot, SOURCE)


def automa_researches(state: State, bot: int, benefit: bool) -> None:
    """Roll and advance there; at the end of a track nothing happens."""
    bot_step(state, bot, roll_science(state, bot, SOURCE), benefit)


def roll_one_of(state: State, bot: int, tracks: tuple[int, ...]) -> int:
    """Roll the science die until it shows one of these tracks."""
    while True:
        track = roll_science(state, bot, SOURCE)
        if track in tracks:
            return track


def automa_regresses(state: State, bot: int) -> None:
    track = roll_one_of(state, bot, (MILITARY, TECHNOLOGY))
    at = state.players[bot].tokens[track][-1]
    if at > 0:
        regress_token(state, bot, track, at, at - 1, SOURCE)
        state.push(AutomaGains(bot, track, at - 1))


def automa_draws(state: State, bot: int) -> None:
    """A tapestry card, unseen, beside the Automa's mat: its hand."""
    card = decks.draw_tapestry(state, SOURCE)
    if card >= 0:
        who = state.players[bot]
        who.hand = (*who.hand, card)
        state.tell("automa_card", bot, hand=len(who.hand), source=SOURCE)
