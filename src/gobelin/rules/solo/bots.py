"""The bots' turn: decision cards, advances, and the Automa's income turns (SOLO-5 to -9, SOLO-25 to -32)."""

from __future__ import annotations

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.advance import LAST_SPACE
from gobelin.rules.chapters.conquer import token_count
from gobelin.rules.chapters.explore import bits
from gobelin.rules.chapters.resources import LANDMARKS, TERRITORIES, score
from gobelin.rules.engine.frames import Frame
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.state import METHODS, State
from gobelin.rules.printed import automa
from gobelin.rules.printed.automa import CARDS, CIVILIZATIONS, FIRST_INTO_ERA_VP, LEVELS, Level
from gobelin.rules.printed.names import EXPLORATION, FACE_DOWN, MILITARY, NOBODY, NONE, SCIENCE, TECHNOLOGY, TRACKS, YOU
from gobelin.rules.solo.hexes import add_shadow_outpost, automa_conquers, choose_hex, stage
from gobelin.rules.solo.tracks import (
    SOURCE,
    BotAdvances,
    BotStep,
    automa_draws,
    automa_researches,
    choose_track,
    solo_of,
    tiebreaker,
)

LAST_ERA = 5
FIRST_TURN_ORDER = (MILITARY, EXPLORATION, TECHNOLOGY, SCIENCE)  # level 6, as printed
_SPACES = METHODS.index("spaces_exploration")


def bots_turn(state: State) -> None:
    """Both bots act together; in a two-player game the Shadow Empire alone."""
    solo = solo_of(state)
    if solo.automa == NOBODY:
        shadow_turn(state)
        return
    if state.players[solo.automa].era == 0 or not solo.deck:
        bots_income(state)
        return
    draw_pair(state)
    if not solo.deck and CARDS[solo.pair[0]].income:
        bots_income(state)
        return
    state.push(BotAdvances(solo.shadow))
    state.push(BotAdvances(solo.automa))


def draw_pair(state: State) -> None:
    """The first card drawn is the tiebreaker card, the second the decision card (SOLO-6)."""
    solo = solo_of(state)
    state.reveal()
    discard_pair(state)
    second = solo.deck.pop()
    first = solo.deck.pop()
    solo.pair = (first, second)
    solo.seen |= 1 << first | 1 << second
    state.tell("decision_cards", decision=CARDS[first].number, tiebreaker=CARDS[second].number, left=len(solo.deck),
               source=SOURCE)  # fmt: skip


def discard_pair(state: State) -> None:
    solo = solo_of(state)
    solo.discard.extend(card for card in solo.pair if card != NONE)
    solo.pair = (NONE, NONE)


def shuffle_decisions(state: State) -> None:
    """All decision cards, the pair included, form the new deck (SOLO-31)."""
    solo = solo_of(state)
    state.reveal()
    discard_pair(state)
    solo.deck.extend(solo.discard)
    solo.discard.clear()
    state.shuffle(solo.deck)
    state.tell("shuffle", deck="decision", size=len(solo.deck), source=SOURCE)


# --- The Shadow Empire of a two-player game


def shadow_turn(state: State) -> None:
    """It advances by a pair of cards; an empty deck is shuffled first; idle in the first round (SOLO-40)."""
    solo = solo_of(state)
    if state.turns <= len(state.players):
        state.tell("bot_idle", solo.shadow, reason="first_round", source=SOURCE)
        return
    if not solo.deck:
        change_favorite(state, solo.shadow)
        shuffle_decisions(state)
    draw_pair(state)
    state.push(BotAdvances(solo.shadow))


# --- Favourites


def change_favorite(state: State, bot: int) -> None:
    """A bot keeps its favourite unless it is finished or somebody is ahead there (SOLO-25)."""
    solo = solo_of(state)
    number = 1 if bot == solo.shadow else 0
    favorite = solo.favorites[number]
    at = state.players[bot].position(favorite)
    ahead = any(state.players[other].position(favorite) > at for other in state.opponents(bot))
    if at < LAST_SPACE and not ahead:
        return
    track = choose_track(state, bot, automa.LANDMARK, "favorite")
    if track != NONE:
        favorites = list(solo.favorites)
        favorites[number] = track
        solo.favorites = (favorites[0], favorites[1])
        state.tell("favorite", bot, track=TRACKS[track], source=SOURCE)


class ChangeFavorites(Frame):
    step = "change_favorites"

    def resolve(self, state: State) -> None:
        solo = solo_of(state)
        change_favorite(state, solo.automa)
        change_favorite(state, solo.shadow)


# --- The income turn


def level_of(state: State) -> Level:
    level = LEVELS[state.options.level]
    assert level is not None
    return level


def bots_income(state: State) -> None:
    """The chart of the level: left column, middle column, right column (SOLO-26)."""
    solo = solo_of(state)
    who = state.players[solo.automa]
    who.era += 1
    era = who.era
    level = level_of(state)
    state.tell("income", solo.automa, era=era, source=SOURCE)
    if era == LAST_ERA:
        state.push(BotsFinish())
    elif era > 1:
        state.push(ShuffleDecisions())
    if era < LAST_ERA and level.hand:
        state.push(AutomaDraws())
    if 1 < era < LAST_ERA:
        state.push(CardOnMat())
        state.push(AddProgress())
    if era > 1:
        state.push(ScoreMat())
        if level.civilization_bonus:
            for civilization in reversed(solo.civilizations):
                state.push(CivilizationBonus(civilization))
        if level.extra_advance:
            state.push(BotAdvances(solo.shadow))
            state.push(BotAdvances(solo.automa))
        state.push(ChangeFavorites())
    else:
        first_income(state)


def first_income(state: State) -> None:
    """What the levels add to income turn 1 (SOLO-4)."""
    solo = solo_of(state)
    state.push(EndFirstIncome())
    if level_of(state).first_income == automa.FAVORITES:
        state.push(BotStep(solo.shadow, solo.favorites[1], False))
        state.push(BotStep(solo.automa, solo.favorites[0], True))
    elif level_of(state).first_income == automa.EVERY_TRACK:
        for track in reversed(FIRST_TURN_ORDER):
            state.push(BotStep(solo.shadow, track, False))
            state.push(BotStep(solo.automa, track, True))


class EndFirstIncome(Frame):
    """A progress card that served as tiebreaker is shuffled back."""

    step = "end_first_income"

    def resolve(self, state: State) -> None:
        solo = solo_of(state)
        if solo.first_tiebreaker != NONE:
            solo.first_tiebreaker = NONE
            state.reveal()
            state.shuffle(solo.progress)


class CivilizationBonus(Frame):
    """SOLO-28: by the civilization's favourite track."""

    step = "automa_civilization"

    def __init__(self, civilization: int) -> None:
        self.civilization = civilization

    def resolve(self, state: State) -> None:
        bot = solo_of(state).automa
        who = state.players[bot]
        state.tell("automa_civilization", bot, civilization=CIVILIZATIONS[self.civilization], source=SOURCE)
        if self.civilization == EXPLORATION:
            state.push(BotStep(bot, automa.EXPLORERS_TRACK[who.era], True))
        elif self.civilization == SCIENCE:
            if who.era in automa.SCIENTISTS_TURNS:
                automa_researches(state, bot, True)
        elif self.civilization == MILITARY:
            state.push(ConquerorsScore())
            if who.control.bit_count() < who.era:
                automa_conquers(state, bot, False, tiebreaker(state))
        else:
            score(state, bot, len(who.landmarks), SOURCE, LANDMARKS)


def bonus_notation(civilization: int) -> list[dict[str, object]]:
    """What a civilization gives, in order, and in which income turns (SOLO-28)."""
    every = list(automa.BONUS_TURNS)
    if civilization == EXPLORATION:
        return [
            {
                "turns": [turn for turn, chosen in automa.EXPLORERS_TRACK.items() if chosen == track],
                "gain": {"advance": {"track": TRACKS[track], "gain": "benefit"}},
            }
            for track in (EXPLORATION, MILITARY)
        ]
    if civilization == SCIENCE:
        return [{"turns": list(automa.SCIENTISTS_TURNS), "gain": automa.RESEARCH_BENEFIT}]
    if civilization == MILITARY:
        return [
            {"turns": every, "gain": rule("conquer_if_little_land")},
            {"turns": every, "gain": rule("secure_territory", spare=automa.CONQUERORS_SPARE)},
            {"turns": every, "gain": {"vp_per": METHODS[TERRITORIES]}},
        ]
    return [{"turns": every, "gain": {"vp_per": METHODS[LANDMARKS]}}]


class ConquerorsScore(Frame):
    """After their conquest the Conquerors secure a territory and score them all."""

    step = "conquerors_score"

    def resolve(self, state: State) -> None:
        bot = solo_of(state).automa
        who = state.players[bot]
        single = [at for at in bits(who.control) if token_count(state, at) == 1]
        if len(single) > automa.CONQUERORS_SPARE and state.players[solo_of(state).shadow].outposts > 0:
            add_shadow_outpost(state, choose_hex(state, bot, single, tiebreaker(state), [stage("secure", single)]))
        score(state, bot, who.control.bit_count(), SOURCE, TERRITORIES)


class ScoreMat(Frame):
    """VP by the multipliers of the income turn, and for being first into the era (SOLO-29)."""

    step = "automa_vp"

    def resolve(self, state: State) -> None:
        bot = solo_of(state).automa
        who = state.players[bot]
        multipliers = level_of(state).mat[who.era]
        assert multipliers is not None
        score(state, bot, multipliers.territory * who.control.bit_count(), SOURCE, TERRITORIES)
        score(state, bot, multipliers.landmark * len(who.landmarks), SOURCE, LANDMARKS)
        for track in range(4):
            score(state, bot, multipliers.tracks[track] * who.position(track), SOURCE, _SPACES + track)
        if FIRST_INTO_ERA_VP[who.era] and state.players[YOU].era < who.era:
            state.tell("first_into_era", bot, era=who.era, source=SOURCE)
            score(state, bot, FIRST_INTO_ERA_VP[who.era], SOURCE)


class AddProgress(Frame):
    """Cards of the progress deck join the decision discards (SOLO-30)."""

    step = "progress_cards"

    def resolve(self, state: State) -> None:
        solo = solo_of(state)
        amount = level_of(state).progress[state.players[solo.automa].era]
        if amount:
            state.reveal()
            added = [solo.progress.pop() for _ in range(amount)]
            solo.discard.extend(added)
            for card in added:
                solo.seen |= 1 << card
            state.tell("progress_cards", cards=[CARDS[card].number for card in added], source=SOURCE)


class CardOnMat(Frame):
    """The top tapestry card face down on the Automa's mat, without effect (SOLO-31)."""

    step = "card_on_mat"

    def resolve(self, state: State) -> None:
        bot = solo_of(state).automa
        who = state.players[bot]
        card = decks.draw_tapestry(state, SOURCE)
        if card >= 0:
            who.mat[who.era] = (card + FACE_DOWN,)
            state.tell("card_on_mat", bot, era=who.era, source=SOURCE)


class AutomaDraws(Frame):
    step = "automa_draws"

    def resolve(self, state: State) -> None:
        automa_draws(state, solo_of(state).automa)


class ShuffleDecisions(Frame):
    step = "shuffle_decisions"

    def resolve(self, state: State) -> None:
        shuffle_decisions(state)


class BotsFinish(Frame):
    """After their fifth income turn both bots stop (SOLO-32)."""

    step = "bots_finish"

    def resolve(self, state: State) -> None:
        solo = solo_of(state)
        for bot in (solo.automa, solo.shadow):
            state.players[bot].finished = True
        state.tell("finish", solo.automa, vp=state.players[solo.automa].vp, source=SOURCE)
