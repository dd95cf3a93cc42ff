"""SETUP: the table before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from gobelin.rules.chapters.civilization import take_civilization
from gobelin.rules.chapters.conquer import put_token, refresh_control
from gobelin.rules.chapters.invent import FACE_UP_CARDS
from gobelin.rules.engine import actions, box
from gobelin.rules.engine.errors import OptionError
from gobelin.rules.engine.frames import Frame, Question
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.random import key_of_seed
from gobelin.rules.engine.state import OUTPOST, PRINTED, Player, State, token
from gobelin.rules.flow.turn import begin_turn
from gobelin.rules.printed.automa import HUMAN_START
from gobelin.rules.printed.capitals import CAPITALS, PAIRS
from gobelin.rules.printed.maps import LARGE, SMALL
from gobelin.rules.printed.names import CIVILIZATIONS, FROM_SETUP, NONE, TECHNOLOGIES
from gobelin.rules.solo.setup import add_bots, civilizations_in_play, has_bots, reveal_bots, tapestry_copies


def check_options(options: Options) -> Options:
    """OptionError if the options do not go together."""
    count = options.players
    if (count == 1) != (1 <= options.level <= 6):
        wrong = f"a level from 1 to 6 is for one player only: {count} players, level {options.level}"
        raise OptionError(wrong, "option-solo", {"players": count, "level": options.level})
    if options.shadow_empire and count != 2:
        raise OptionError(
            f"the Shadow Empire joins only two players, not {count}", "shadow-players", {"players": count}
        )
    for what, given in (("civilizations", options.civilizations), ("capitals", options.capitals)):
        if given and len(given) != count:
            wrong = f"{what}: must have one entry for each of the {count} players, not {len(given)}"
            raise OptionError(wrong, "option-entries", {"option": what, "players": count, "count": len(given)})
    civilizations = [number for number in options.civilizations if number != NONE]
    if len(set(civilizations)) != len(civilizations):
        raise OptionError("two players cannot have the same civilization", "option-same-civilization", {})
    absent = [CIVILIZATIONS[n] for n in civilizations if n not in civilizations_in_play(options)]
    if absent:
        names = ", ".join(absent)
        raise OptionError(f"not in play at this table: {names}", "option-absent", {"civilizations": names})
    mats = [mat for mat in options.capitals if mat]
    starts = [start_territory(mat, count) for mat in mats]
    if len(set(starts)) != len(starts):
        wrong = f"two capitals share a start territory: {mats}"
        raise OptionError(wrong, "option-same-start", {"capitals": ", ".join(map(str, mats))})
    return options


def new_state(options: Options, seed: int | str) -> State:
    """The table as it stands when the first player must choose a mat or a civilization."""
    state = State(options)
    state.begin_luck(key_of_seed(seed))
    for _ in range(options.players):
        state.players.append(Player())
    if has_bots(options):
        add_bots(state)
    for at in state.map.printed:
        state.tile[at] = PRINTED
    shuffle_decks(state)
    deal_capitals(state)
    deal_civilizations(state)
    state.first = state.random_below(max(2, options.players))  # alone you or the bots begin: the Automa sits second
    return state


def push_start_choices(state: State) -> None:
    """Push the start choices of all players, their revealing, and the first turn.

    Players with only one mat or civilization have nothing to choose and keep it.
    """
    state.push(Reveal())
    for player in reversed(range(state.options.players)):
        for question in (ChooseCivilization(player), ChooseCapital(player)):
            legal = question.options(state)
            if len(legal) == 1:
                question.answer(state, legal[0])
            else:
                state.push(question)


def open_questions(state: State) -> list[Question]:
    """The open questions. Everybody makes the start choices at once, so there is one for each player (SETUP-13).

    They lie on the stack in the order of seats, so the engine stands at the first of them.
    """
    found: list[Question] = []
    if state.question is not None:
        found.append(state.question)
        if not state.started:
            for frame in reversed(state.stack):
                if isinstance(frame, Question) and frame.player != found[-1].player:
                    found.append(frame)
    return found


def question_for(state: State, player: int | None) -> Question | None:
    """The open question of a player."""
    for question in open_questions(state):
        if question.player == player:
            return question
    return None


def legal_actions(state: State, question: Question) -> list[int]:
    """The legal actions of one of the open questions."""
    return state.legal if question is state.question else question.options(state)


def question_with(state: State, action: int) -> Question | None:
    """The open question with this option: every mat is dealt once, so a start choice tells who makes it."""
    if state.started or action in state.legal:
        return state.question
    for question in open_questions(state):
        if action in legal_actions(state, question):
            return question
    return state.question


def switch_to(state: State, question: Question | None) -> None:
    """Make this the question that is asked; the previous one waits on top of the stack."""
    asked = state.question
    if question is not None and asked is not None and question is not asked:
        state.stack.remove(question)
        state.push(asked)
        state.question = question
        state.legal = question.options(state)


def shuffle_decks(state: State) -> None:
    """SETUP-2 to -4."""
    state.tech_deck = list(range(len(TECHNOLOGIES)))
    state.tapestry_deck = [
        card
        for card, tapestry in enumerate(box.tapestries)
        for _ in range(tapestry_copies(state.options, card, tapestry.copies))
    ]
    state.territory_deck = list(range(1, len(box.territories)))
    state.space_deck = list(range(1, len(box.space_tiles)))
    for deck in (state.tech_deck, state.tapestry_deck, state.territory_deck, state.space_deck):
        state.shuffle(deck)
    state.display = [state.tech_deck.pop() for _ in range(FACE_UP_CARDS)]


def start_territory(mat: int, players: int) -> int:
    """The start territory of a mat on the map for so many players."""
    return (SMALL if players <= 3 else LARGE).starts[mat]


def deal_capitals(state: State) -> None:
    """Mats, or pairs of mats on the small map, at random in the circular order of their places (SETUP-7, -8, -15).

    Seats whose mat is given take it; the others get what is left, still in circular order where that is possible.
    """
    count = state.options.players
    places = places_for(count)
    given = state.options.capitals or (0,) * count
    seatings: Sequence[tuple[int, ...]] = SEATINGS[count]
    if any(given):
        all_seatings = tuple(permutations(range(len(places)), count))
        seatings = seatings_with(seatings, given, places) or seatings_with(all_seatings, given, places)
    seats = seatings[state.random_below(len(seatings))]
    for seat, mat in enumerate(given):
        state.players[seat].dealt_capitals = (mat,) if mat else places[seats[seat]]


def places_for(players: int) -> tuple[tuple[int, ...], ...]:
    """The start places in clockwise order, each with the mats that belong there."""
    return PAIRS if players <= 3 else tuple((capital.number,) for capital in CAPITALS)


def circular_seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """All ways to seat the players so that their places follow each other clockwise around the map."""
    places = len(places_for(players))
    return tuple(
        seats
        for seats in permutations(range(places), players)
        if sum((seats[(n + 1) % players] - seats[n]) % places for n in range(players)) in (0, places)
    )


SEATINGS: Final = tuple(circular_seatings(players) for players in range(6))


def seatings_with(
    seatings: Sequence[tuple[int, ...]], given: tuple[int, ...], places: tuple[tuple[int, ...], ...]
) -> list[tuple[int, ...]]:
    """The seatings in which every given mat lies at its place."""
    return [
        seats for seats in seatings if all(not mat or mat in places[at] for mat, at in zip(given, seats, strict=True))
    ]


def deal_civilizations(state: State) -> None:
    """Two mats each, or the one given (SETUP-11)."""
    given = state.options.civilizations or (NONE,) * state.options.players
    state.civ_deck = [number for number in civilizations_in_play(state.options) if number not in given]
    state.shuffle(state.civ_deck)
    for seat, number in enumerate(given):
        who = state.players[seat]
        if number != NONE:
            who.dealt_civilizations = (number,)
        else:
            who.dealt_civilizations = (state.civ_deck.pop(), state.civ_deck.pop())


class ChooseCapital(Question):
    """Which capital city mat do you keep? The other is out of the game (SETUP-8)."""

    kind = "capital"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_SETUP

    def options(self, state: State) -> list[int]:
        return [actions.capital(mat) for mat in state.players[self.player].dealt_capitals]

    def answer(self, state: State, action: int) -> None:
        state.players[self.player].capital = actions.capital_of(action)


class ChooseCivilization(Question):
    """Which civilization do you keep? (SETUP-11, SETUP-13)"""

    kind = "civilization"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = FROM_SETUP

    def options(self, state: State) -> list[int]:
        return [actions.civilization(number) for number in state.players[self.player].dealt_civilizations]

    def answer(self, state: State, action: int) -> None:
        who = state.players[self.player]
        number = actions.civilization_of(action)
        who.civilizations = (number,)  # in force only when all are revealed
        for other in who.dealt_civilizations:
            if other != number:
                who.rejected = other


class Reveal(Frame):
    """All start choices are revealed together; civilizations are set up in turn order (SETUP-9, -11, -13, -14)."""

    step = "reveal"

    def resolve(self, state: State) -> None:
        state.reveal()
        state.started = True
        for player, who in enumerate(state.players[: state.options.players]):
            state.tell("start", player, capital=who.capital, civilization=CIVILIZATIONS[who.civilizations[0]],
                       source=FROM_SETUP)  # fmt: skip
            if who.rejected != NONE:
                state.civ_deck.append(who.rejected)
            who.dealt_capitals = who.dealt_civilizations = ()
            start = HUMAN_START if state.options.level else state.map.starts[who.capital]
            put_token(state, start, token(player, OUTPOST))
            put_token(state, start, token(player, OUTPOST))
            refresh_control(state, start)
        state.shuffle(state.civ_deck)
        state.push(FirstTurn())
        if state.solo is not None:
            reveal_bots(state)
        for player in reversed(state.clockwise(state.first)):
            if state.players[player].bot:
                continue
            number = state.players[player].civilizations[0]
            state.players[player].civilizations = ()
            take_civilization(state, player, number)
            state.push(SetUpCivilization(player, number))


class SetUpCivilization(Frame):
    """A civilization's own start set-up (SETUP-14)."""

    step = "set_up_civilization"
    source = FROM_SETUP

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.number = number

    def resolve(self, state: State) -> None:
        box.civilizations[self.number].setup(state, self.player)


class FirstTurn(Frame):
    """A random player starts (SETUP-15)."""

    step = "first_turn"

    def resolve(self, state: State) -> None:
        begin_turn(state, state.first)
