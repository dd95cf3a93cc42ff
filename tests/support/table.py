"""A table laid by hand: put the pieces where a case needs them, resolve something, answer by option text.

    t = Table(players=3)                       # A, B, C; nobody has a civilization, hands and supplies are empty
    t.a.resources[WORKER] = 2
    t.token(0, SCIENCE, 4)
    t.resolve(0, EXPLORE)                       # an effect for A, or t.push(frame)
    t.options                                   # texts of the legal options; t.asked says who must choose
    t.play("hex 0,1")

What is put on the table leaves the decks, so components stay conserved.
"""

from __future__ import annotations

from typing import Any

import gobelin
from gobelin.game.chronicle import Chronicle
from gobelin.rules.chapters import tapestry
from gobelin.rules.chapters.build import Landmark
from gobelin.rules.chapters.civilization import take_civilization
from gobelin.rules.chapters.conquer import put_token, refresh_control
from gobelin.rules.engine import actions, box, loop
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Effect, Frame, Resolve
from gobelin.rules.engine.options import Options
from gobelin.rules.engine.state import OUTPOST, Event, Log, Player, Solo, State, token
from gobelin.rules.flow import setup
from gobelin.rules.flow.turn import BotsTurn, TakeTurn, begin_turn
from gobelin.rules.printed.automa import HUMAN_START
from gobelin.rules.printed.capitals import DISTRICTS
from gobelin.rules.printed.dice import (
    BLACK_DIE,
    BLACK_FACES,
    PER_TERRITORY,
    RED_DIE,
    RED_FACES,
    SCIENCE_DIE,
    SCIENCE_FACES,
)
from gobelin.rules.printed.landmarks import COLUMNS
from gobelin.rules.printed.maps import HEX_NAMES
from gobelin.rules.printed.names import (
    BUILDINGS,
    CIVILIZATIONS,
    FROM_INCOME,
    LANDMARKS,
    NOBODY,
    SCIENCE,
    SHADOW_EMPIRE,
    TAPESTRIES,
    TECHNOLOGIES,
    tapestry_source,
)
from gobelin.rules.solo.setup import civilizations_in_play, reveal_bots

# The options with which everything is in play that ever joined the box: for tests that go through all cards or mats
EVERYTHING: dict[str, Any] = {}

ALL_PLOTS = (1 << 81) - 1  # of a city


class Table:
    def __init__(
        self,
        players: int = 3,
        capitals: tuple[int, ...] = (),
        seed: int = 1,
        era: int = 1,
        level: int = 0,
        **options: Any,
    ) -> None:
        """All players are in `era`, player 0 (A) is to take a turn (not asked yet: call `begin`).

        Further options of rules/engine/options.py are given by name: ``Table(start_bonus=True)``,
        ``Table(**EVERYTHING)``. With players=1 and a level B is the Automa and C the Shadow Empire; with shadow_empire
        C is that of a two-player game. Both favourites are science until a case says otherwise.
        """
        agreed = Options(
            players=players,
            capitals=capitals or ((1, 2, 3) if players <= 3 else (1, 2, 3, 4, 5))[:players],
            civilizations=tuple(range(players)),
            level=level,
            **options,
        )
        s = setup.new_state(agreed, seed)
        for seat, who in enumerate(s.players):
            who.era = era if who.bot != SHADOW_EMPIRE else 0
            if who.bot:
                continue
            who.capital = who.dealt_capitals[0]
            who.dealt_civilizations = ()
            start = HUMAN_START if level else s.map.starts[who.capital]
            s.tokens[start] = s.second_tokens[start] = token(seat, OUTPOST)
            refresh_control(s, start)
            who.cover = 1 if era == 1 else 0
        s.civ_deck = civilizations_in_play(agreed)
        if s.solo is not None:
            reveal_bots(s)
            s.stack.clear()  # the second civilization of level 6 is laid by hand
            s.solo.favorites = (SCIENCE, SCIENCE)
            s.solo.civilizations = (SCIENCE,) if level else ()
        s.turn = s.first = 0
        s.turns = 1
        s.log = Log()
        self.state: State = s

    # --- who and what

    @property
    def a(self) -> Player:
        return self.state.players[0]

    @property
    def b(self) -> Player:
        return self.state.players[1]

    @property
    def c(self) -> Player:
        return self.state.players[2]

    @property
    def d(self) -> Player:
        return self.state.players[3]

    @property
    def options(self) -> list[str]:
        """Texts of the legal options; empty when nobody is asked."""
        return [actions.TEXTS[action] for action in self.state.legal] if self.state.question else []

    @property
    def asked(self) -> int:
        """Who must choose, or -1."""
        return self.state.question.player if self.state.question else NOBODY

    @property
    def kind(self) -> str:
        return self.state.question.kind if self.state.question else ""

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log.events()

    def events(self, key: str) -> list[Event]:
        return [event for event in self.log if event.key == key]

    @property
    def keys(self) -> list[str]:
        """What happened, in order."""
        return [event.key for event in self.log]

    def vp_from(self, card: str) -> list[object]:
        """The points scored by a tapestry card, one entry for each time."""
        source = tapestry_source(card)
        return [event.args["points"] for event in self.events("vp") if event.args["source"] == source]

    def controls(self, player: int, at: str) -> bool:
        return bool(self.state.players[player].control >> hex_number(at) & 1)

    def pieces(self, at: str) -> tuple[int, ...]:
        """What lies on a hex: state.token(owner, kind), perhaps toppled; the first one first."""
        both = (self.state.tokens[hex_number(at)], self.state.second_tokens[hex_number(at)])
        return tuple(piece for piece in both if piece)

    def spaces(self, player: int) -> list[int]:
        """How far the player's foremost token is on each track."""
        return [tokens[-1] for tokens in self.state.players[player].tokens]

    @property
    def solo(self) -> Solo:
        """What the bots have."""
        assert self.state.solo is not None
        return self.state.solo

    # --- laying pieces

    def civilization(self, player: int, name: str, during_game: bool = False) -> Civilization:
        """Give a player a civilization, as set up at the start or as gained now (pushes what that asks: call `run`)."""
        number = CIVILIZATIONS.index(name)
        self.state.civ_deck.remove(number)
        take_civilization(self.state, player, number)
        civilization = box.civilizations[number]
        if during_game:
            civilization.midgame(self.state, player)
        else:
            civilization.setup(self.state, player)
        return civilization

    def mark(self, civilization: str, *marked: int) -> None:
        """Exactly these carry tokens of a civilization's mat (see its class for what the numbers mean)."""
        self.state.set_marks(CIVILIZATIONS.index(civilization), marked)

    def marks(self, civilization: str) -> tuple[int, ...]:
        return self.state.marks[CIVILIZATIONS.index(civilization)]

    def next_civilizations(self, *names: str) -> None:
        """These are gained next, in this order."""
        numbers = [CIVILIZATIONS.index(name) for name in names]
        for number in numbers:
            self.state.civ_deck.remove(number)
        self.state.civ_deck.extend(reversed(numbers))

    def rich(self, amount: int = 8) -> Table:
        """Everybody has so many of each resource. The table itself comes back: ``t = Table().rich()``."""
        for who in self.state.players:
            who.resources = [amount] * 4
        return self

    def token(self, player: int, track: int, *spaces: int) -> None:
        """Put the player's token(s) on these spaces of the track, instead of those there."""
        self.state.players[player].tokens[track] = tuple(sorted(spaces))

    def hand(self, player: int, *names: str) -> None:
        """Cards from the deck into a hand."""
        who = self.state.players[player]
        for name in names:
            card = TAPESTRIES.index(name)
            self.state.tapestry_deck.remove(card)
            who.hand = (*who.hand, card)

    def next_tapestries(self, *names: str) -> None:
        """These cards are drawn next, in this order."""
        cards = [TAPESTRIES.index(name) for name in names]
        for card in cards:
            self.state.tapestry_deck.remove(card)
        self.state.tapestry_deck.extend(reversed(cards))

    def on_mat(self, player: int, name: str, era: int, face_down: bool = False) -> None:
        """A card of the deck lies on the player's mat, on top of what lies on that era's space; not in force."""
        who = self.state.players[player]
        card = TAPESTRIES.index(name)
        self.state.tapestry_deck.remove(card)
        who.mat[era] = (*who.mat[era], card + (64 if face_down else 0))
        if era == who.era:
            who.cover = era

    def in_force(self, player: int, name: str, pact: tuple[int, int] = (NOBODY, -1)) -> None:
        """A "this era" card lies on the player's current era space and is in force."""
        who = self.state.players[player]
        self.on_mat(player, name, who.era)
        who.cover = who.era
        who.active = TAPESTRIES.index(name)
        who.pact = pact
        tapestry.refresh_powers(self.state, player)

    def tiles(self, player: int, *numbers: int) -> None:
        """Territory tiles of the stack into a supply."""
        for number in numbers:
            self.state.territory_deck.remove(number)
            who = self.state.players[player]
            who.tiles = (*who.tiles, number)

    def next_tiles(self, *numbers: int) -> None:
        for number in numbers:
            self.state.territory_deck.remove(number)
        self.state.territory_deck.extend(reversed(numbers))

    def space_tiles(self, player: int, *numbers: int) -> None:
        for number in numbers:
            self.state.space_deck.remove(number)
            who = self.state.players[player]
            who.space_tiles = (*who.space_tiles, number)

    def tech(self, player: int, *names: str, row: int = 0) -> None:
        """Tech cards into a row of a player (0 bottom, 1 middle, 2 top), from the deck or the display."""
        for name in names:
            card = TECHNOLOGIES.index(name)
            self._take_tech(card)
            who = self.state.players[player]
            who.rows[row] = (*who.rows[row], card)

    def display(self, *names: str) -> None:
        """Exactly these cards lie face up."""
        s = self.state
        wanted = [TECHNOLOGIES.index(name) for name in names]
        s.tech_deck.extend(s.display)
        s.display.clear()
        for card in wanted:
            s.tech_deck.remove(card)
            s.display.append(card)

    def next_techs(self, *names: str) -> None:
        cards = [TECHNOLOGIES.index(name) for name in names]
        for card in cards:
            self._take_tech(card)
        self.state.tech_deck.extend(reversed(cards))

    def _take_tech(self, card: int) -> None:
        s = self.state
        if card in s.display:
            s.display.remove(card)
            s.display.append(s.tech_deck.pop())
        else:
            s.tech_deck.remove(card)

    def landmark(self, player: int, name: str) -> None:
        """The player owns a landmark; it lies beside the mat."""
        landmark = LANDMARKS.index(name)
        self.state.landmark_owner[landmark] = player
        who = self.state.players[player]
        who.landmarks = (*who.landmarks, landmark)
        who.placed = (*who.placed, actions.place_beside(4 + landmark))

    def build(self, player: int, *places: str) -> None:
        """Buildings already stand in the city: "market a1", "barracks f6 r0"; nothing is gained for it."""
        s, who = self.state, self.state.players[player]
        for place in places:
            action = actions.ACTIONS[f"place {place}"]
            piece, plots = actions.piece_of(action), actions.plots_of(action)
            if piece < len(BUILDINGS):
                who.taken[piece] += 1
                who.plots[piece] |= plots
            else:
                landmark = piece - len(BUILDINGS)
                s.landmark_owner[landmark] = player
                who.landmarks = (*who.landmarks, landmark)
            assert not who.built & plots, f"{place} is built on"
            who.built |= plots
            who.placed = (*who.placed, action)
        filled = who.filled()
        who.districts = sum(1 << n for n, district in enumerate(DISTRICTS) if filled & district == district)

    def tile_at(self, at: str, number: int, turn: int = 0) -> None:
        """A territory tile lies on a hex ("q,r"), controlled by nobody."""
        s = self.state
        hex_number = HEX_NAMES.index(at)
        s.territory_deck.remove(number)
        s.tile[hex_number] = number * 8 + turn
        s.unexplored &= ~(1 << hex_number)

    def outpost(self, player: int, at: str) -> None:
        """An outpost of the player's supply stands on a hex (which must be explored)."""
        hex_number = HEX_NAMES.index(at)
        assert not self.state.unexplored >> hex_number & 1, f"{at} is unexplored"
        self.state.players[player].outposts -= 1
        put_token(self.state, hex_number, token(player, OUTPOST))
        refresh_control(self.state, hex_number)

    def piece(self, at: str, piece: int) -> None:
        """Any token (state.token(owner, kind), perhaps toppled) lies on a hex."""
        hex_number = HEX_NAMES.index(at)
        put_token(self.state, hex_number, piece)
        refresh_control(self.state, hex_number)

    def decisions(self, *numbers: int) -> None:
        """The bots' deck holds exactly these decision cards, drawn in this order; its others lie in the discards."""
        solo = self.solo
        solo.discard += solo.deck
        solo.deck = []
        self._take_decisions(*numbers)
        solo.deck = [number - 1 for number in reversed(numbers)]

    def pair(self, decision: int, tiebreaker: int) -> None:
        """These two are the latest pair of decision cards."""
        self._take_decisions(decision, tiebreaker)
        self.solo.pair = (decision - 1, tiebreaker - 1)

    def _take_decisions(self, *numbers: int) -> None:
        solo = self.solo
        for number in numbers:
            for cards in (solo.deck, solo.discard, solo.progress):
                if number - 1 in cards:
                    cards.remove(number - 1)

    def finish(self, player: int) -> None:
        """The player's game has ended."""
        who = self.state.players[player]
        who.era = 5
        who.finished = True
        who.active = -1
        who.cover = 0
        tapestry.refresh_powers(self.state, player)

    def dice(self, *faces: tuple[int, int]) -> None:
        """The next rolls of dice show these faces: (die, face) each, die and face numbered as in components.dice."""
        self.state.dice = (*self.state.dice, *faces)

    def science_die(self, *tracks: int) -> None:
        """The next rolls of the science die."""
        self.dice(*((SCIENCE_DIE, SCIENCE_FACES.index(track)) for track in tracks))

    def conquer_dice(self, red: int, black: int) -> None:
        """The next roll of the conquer dice: red 4-7 or 0 for territories, black a resource 0-3 or -1 for territory."""
        self.dice((RED_DIE, RED_FACES.index(red or PER_TERRITORY)), (BLACK_DIE, BLACK_FACES.index(black)))

    def drawn(self, *wanted: tuple[int, int]) -> None:
        """The next random numbers that are no dice: (limit, value) each, such as a card of three, (3, 0)."""
        trial = State()
        for start in range(2_000_000):
            trial.drawn, trial.block = start, []
            if all(trial.random_below(limit) == number for limit, number in wanted):
                self.state.luck_key, self.state.drawn, self.state.block = trial.luck_key, start, []
                return
        raise AssertionError(f"no place in the stream gives {wanted}")

    # --- playing

    def push(self, *frames: Frame) -> None:
        """Put frames on the stack, the first one on top, and run."""
        for frame in reversed(frames):
            self.state.push(frame)
        self.run()

    def resolve(self, player: int, effect: Effect, source: int = 0) -> None:
        self.push(Resolve(player, effect, source))

    def play_card(self, player: int, name: str) -> None:
        """The player plays a card from the deck on the current era space, its effect is resolved."""
        card = TAPESTRIES.index(name)
        who = self.state.players[player]
        if card not in who.hand:
            self.hand(player, name)
        tapestry.play_card(self.state, player, card, FROM_INCOME + 2)
        self.run()

    def begin(self, player: int = 0) -> None:
        """The player begins a turn: asks income or advance."""
        self.state.stack.clear()
        begin_turn(self.state, player)
        self.run()

    def use(self, civilization: str, player: int = 0) -> None:
        """The civilization's ability of step 1 of an income turn."""
        box.civilizations[CIVILIZATIONS.index(civilization)].income(self.state, player)
        self.run()

    def income(self, player: int = 0) -> None:
        """The player begins an income turn."""
        self.state.stack.clear()
        begin_turn(self.state, player)
        assert isinstance(self.state.stack[-1], TakeTurn)
        take = self.state.stack.pop()
        assert isinstance(take, TakeTurn)
        take.answer(self.state, actions.INCOME)
        self.run()

    def bots(self) -> None:
        """The bots take their turn, and nobody begins another one."""
        self.state.turn = 1 if self.state.options.level else 2
        self.push(BotsTurn())

    def run(self) -> None:
        """Go on until somebody is asked. Outside a turn (no `begin`, `income`) it stops when nothing waits any more."""
        loop.run(self.state)
        self.state.over = self.state.over and all(who.finished for who in self.state.players)

    def play(self, *texts: str) -> None:
        """Answer the open questions with these options, one after the other."""
        for text in texts:
            assert self.state.question is not None, f"nobody is asked, but should answer {text!r}"
            assert text in self.options, f"{text!r} is not among {self.options} ({self.kind})"
            loop.choose(self.state, actions.ACTIONS[text])


def game_of(t: Table) -> gobelin.Game:
    """A game around a table laid by hand: it goes on from here, and undo reaches back to here."""
    t.state.started = True
    game = gobelin.Game._from_state(t.state, None, None)
    game._chronicle = Chronicle(t.state.turns)
    t.state.log = game._chronicle.log
    return game


def hex_number(at: str) -> int:
    """The number of a hex named "q,r"."""
    return HEX_NAMES.index(at)


def plot(name: str) -> int:
    """The plot of a city ("c4") as a bit of a mask of plots."""
    return 1 << (int(name[1:]) - 1) * 9 + COLUMNS.index(name[0])


def card(name: str) -> int:
    """The number of a tapestry card."""
    return TAPESTRIES.index(name)


def tech(name: str) -> int:
    """The number of a tech card."""
    return TECHNOLOGIES.index(name)


def landmark(name: str) -> Landmark:
    """The effect that gains a landmark."""
    return Landmark(LANDMARKS.index(name))


def any_table(number: int, **options: Any) -> gobelin.Game:
    """Every number of players and every level of the solo game in turn; the tenth is with the Shadow Empire."""
    players = (2, 3, 4, 5, 1, 1, 1, 1, 1, 1, 2)[number % 11]
    level = number % 11 - 3 if players == 1 else None
    civilizations = None
    if players > 1:  # all in turn
        civilizations = [CIVILIZATIONS[(number * 5 + seat) % len(CIVILIZATIONS)] for seat in range(players)]
    agreed = EVERYTHING | {"shadow_empire": number % 11 == 10, "civilizations": civilizations} | options
    return gobelin.Game.new(players, number, level=level, **agreed)
