"""CONQUER and TRAP: outposts on the map, who controls what, and the conquer dice."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.achievements import earn
from gobelin.rules.chapters.build import COUNT_TERRITORIES, tell_count
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.chapters.explore import bits, next_to, territory_benefit
from gobelin.rules.chapters.resources import ANY_1, CONQUESTS, TOPPLED, TRAPS, VpPer
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Frame, Question, Resolve, tell_declined
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.state import (
    CUBE,
    OUTPOST,
    State,
    is_toppled,
    stood_up,
    token,
    token_kind,
    token_owner,
    toppled,
)
from gobelin.rules.printed.dice import (
    BLACK_DIE,
    BLACK_FACES,
    CONQUER_DICE,
    FACE_NAMES,
    RED_DIE,
    RED_FACES,
    TERRITORY_BENEFIT,
)
from gobelin.rules.printed.maps import HEX_NAMES, MIDDLE
from gobelin.rules.printed.names import FROM_DICE, FROM_TRAP, MIDDLE_ISLAND, NOBODY, TOPPLE_TWO, TRAP

# Which dice a conquest gives (CONQUER-7, CONQUER-11)
ONE: Final = 0
BOTH_IF_OPPONENT: Final = 1
BOTH: Final = 2
DICE: Final = ("one", "both_if_opponent", "both")

RED: Final = 0
BLACK: Final = 1

OUTPOSTS_TO_TOPPLE: Final = 2  # for the achievement


# --- What lies on a hex


def controller(state: State, at: int) -> int:
    """Who controls a hex: the owner of the only upright pieces on it (CONQUER-4)."""
    bit = 1 << at
    for player, who in enumerate(state.players):
        if who.control & bit:
            return player
    return NOBODY


def refresh_control(state: State, at: int) -> None:
    """Work out anew who controls a hex, and tell those whose count changed."""
    holder = NOBODY
    for piece in (state.tokens[at], state.second_tokens[at]):
        if piece and token_kind(piece) != CUBE and not is_toppled(piece):
            holder = token_owner(piece)
    bit = 1 << at
    for player, who in enumerate(state.players):
        if player == holder and not who.control & bit:
            who.control |= bit
            tell_count(state, player, COUNT_TERRITORIES)
        elif player != holder and who.control & bit:
            who.control &= ~bit
            tell_count(state, player, COUNT_TERRITORIES)


def is_empty(state: State, at: int) -> bool:
    """No token of any kind lies there."""
    return state.tokens[at] == 0


def token_count(state: State, at: int) -> int:
    return (state.tokens[at] != 0) + (state.second_tokens[at] != 0)


def put_token(state: State, at: int, piece: int) -> None:
    """Put a piece on a hex that has room."""
    state.change_map()
    if state.tokens[at] == 0:
        state.tokens[at] = piece
    else:
        assert state.second_tokens[at] == 0
        state.second_tokens[at] = piece


def put_outpost(state: State, player: int, at: int, source: int) -> None:
    """An outpost leaves the supply for a hex, upright."""
    state.players[player].outposts -= 1
    put_token(state, at, token(player, OUTPOST))
    state.tell("outpost", player, hex=HEX_NAMES[at], source=source)


def topple(state: State, toppler: int, at: int, owner: int, source: int) -> None:
    """An opponent's upright piece is tipped over; it counts for ever (ACHIEVE-6)."""
    state.change_map()
    for pieces in (state.tokens, state.second_tokens):
        piece = pieces[at]
        if piece and token_owner(piece) == owner and token_kind(piece) != CUBE and not is_toppled(piece):
            pieces[at] = toppled(piece)
    who = state.players[toppler]
    who.toppled += 1
    who.stats[TOPPLED] += 1
    state.tell("topple", toppler, hex=HEX_NAMES[at], opponent=owner, source=source)
    if who.toppled >= OUTPOSTS_TO_TOPPLE:
        earn(state, toppler, TOPPLE_TWO)


def stand_up(state: State, player: int, at: int, source: int) -> None:
    """A player's own toppled piece stands again."""
    state.change_map()
    for pieces in (state.tokens, state.second_tokens):
        piece = pieces[at]
        if piece and token_owner(piece) == player and is_toppled(piece):
            pieces[at] = stood_up(piece)
    state.tell("stand_up", player, hex=HEX_NAMES[at], source=source)


# --- Conquering


def targets(state: State, player: int, anywhere: bool) -> list[int]:
    """The territories the player may conquer (CONQUER-2, CONQUER-3)."""
    who = state.players[player]
    explored = ~state.unexplored & ~who.control
    if not anywhere:
        explored &= next_to(state, who.control)
    else:
        explored &= (1 << 61) - 1
    seconds = state.second_tokens
    legal = []
    on_map = state.map.neighbours
    for at in bits(explored):
        if seconds[at] == 0 and on_map[at]:
            owner = controller(state, at) if state.tokens[at] else NOBODY
            if owner == NOBODY or not is_protected(state, player, owner):
                legal.append(at)
    return legal


def refused_targets(state: State, player: int, anywhere: bool) -> dict[str, str]:
    """Explored land within reach that the player may not conquer, and why: it is full, or a power protects it."""
    reach = ~state.unexplored & ~state.players[player].control
    reach &= (1 << 61) - 1 if anywhere else next_to(state, state.players[player].control)
    legal = targets(state, player, anywhere)
    return {
        HEX_NAMES[at]: "full" if state.second_tokens[at] else "protected"
        for at in bits(reach)
        if state.map.neighbours[at] and at not in legal
    }


def is_protected(state: State, attacker: int, defender: int) -> bool:
    """A power forbids this attack (Alliance)."""
    for owner in (attacker, defender):
        for power in state.players[owner].powers:
            if power.protects(state, owner, attacker, defender):
                return True
    return False


class Conquer(Effect):
    """Conquer a territory; mandatory with an outpost and a target (CONQUER-1, CONQUER-14)."""

    part = "conquer"

    def __init__(self, anywhere: bool = False, dice: int = ONE) -> None:
        self.anywhere = anywhere
        self.dice = dice

    def possible(self, state: State, player: int) -> bool:
        return state.players[player].outposts > 0 and bool(targets(state, player, self.anywhere))

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhereToConquer(player, self.anywhere, self.dice, source))

    def notation(self) -> object:
        if not self.anywhere and self.dice == ONE:
            return "conquer"
        return {"conquer": {"where": "anywhere" if self.anywhere else "adjacent", "dice": DICE[self.dice]}}


CONQUER: Final = Conquer()


class WhereToConquer(Question):
    """Which territory do you conquer?"""

    kind = "conquer"

    def __init__(self, player: int, anywhere: bool, dice: int, source: int) -> None:
        self.player = player
        self.anywhere = anywhere
        self.dice = dice
        self.source = source

    def options(self, state: State) -> list[int]:
        return [actions.hex(at) for at in targets(state, self.player, self.anywhere)]

    def answer(self, state: State, action: int) -> None:
        at = actions.hex_of(action)
        state.push(Attack(self.player, at, self.dice, self.source))
        ask_for_row(state, self.player, at, self.source)

    def about(self, state: State) -> dict[str, object]:
        return {
            "anywhere": self.anywhere,
            "dice": DICE[self.dice],
            "refused": refused_targets(state, self.player, self.anywhere),
        }


def ask_for_row(state: State, player: int, at: int, source: int) -> None:
    """Where a power keeps the outposts, its owner chooses the row the outpost is taken from (Militants)."""
    for power in state.players[player].powers:
        if power.outpost_rows(state, player):
            state.push(WhichRow(player, at, source))


class WhichRow(Question):
    """From which row of your mat do you take the outpost for a hex?"""

    kind = "outpost_row"

    def __init__(self, player: int, at: int, source: int) -> None:
        self.player = player
        self.at = at
        self.source = source

    def options(self, state: State) -> list[int]:
        return [
            actions.row(row)
            for power in state.players[self.player].powers
            for row in power.outpost_rows(state, self.player)
        ]

    def answer(self, state: State, action: int) -> None:
        for power in state.players[self.player].powers:
            if power.outpost_rows(state, self.player):
                power.take_outpost(state, self.player, actions.row_of(action))

    def about(self, state: State) -> dict[str, object]:
        return {"hex": HEX_NAMES[self.at]}


class Attack(Frame):
    """The outpost is put down; a defender may answer with a trap (CONQUER-5, CONQUER-13)."""

    step = "attack"

    def __init__(self, player: int, at: int, dice: int, source: int) -> None:
        self.player = player
        self.at = at
        self.dice = dice
        self.source = source

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        was_empty = is_empty(state, self.at)
        defender = controller(state, self.at)
        put_outpost(state, self.player, self.at, self.source)
        dice = self.dice
        if defender != NOBODY and (dice == BOTH_IF_OPPONENT or any(p.gains_both_dice() for p in who.powers)):
            dice = BOTH  # CONQUER-11, CONQUER-19
        elif dice == BOTH_IF_OPPONENT:
            dice = ONE
        if defender != NOBODY and may_be_trapped(state, self.player, defender):
            if state.players[defender].bot:
                state.push(AutomaTrap(self.player, defender, self.at, dice, self.source))
            else:
                state.push(UseTrap(defender, self.player, self.at, dice, self.source))
        else:
            complete_conquest(state, self.player, self.at, defender, was_empty, dice, self.source)


def may_be_trapped(state: State, attacker: int, defender: int) -> bool:
    """The defender is asked, trap in hand or not, so that nothing is revealed (TRAP-7 to -9)."""
    who = state.players[defender]
    return bool(who.hand) and who.era < 5 and not any(power.forbids_traps() for power in state.players[attacker].powers)


class UseTrap(Question):
    """Do you discard a trap against this attack? (TRAP-2)"""

    kind = "trap"
    always = True
    secret = True

    def __init__(self, player: int, attacker: int, at: int, dice: int, source: int) -> None:
        self.player = player
        self.attacker = attacker
        self.at = at
        self.dice = dice
        self.source = source

    def options(self, state: State) -> list[int]:
        if TRAP in state.players[self.player].hand:
            return [actions.USE_TRAP, actions.DECLINE]
        return [actions.DECLINE]

    def answer(self, state: State, action: int) -> None:
        defender = self.player
        if action == actions.DECLINE:
            tell_declined(state, defender, FROM_TRAP)
            complete_conquest(state, self.attacker, self.at, defender, False, self.dice, self.source)
            return
        # TRAP-3 to -5, TRAP-11: the outpost lies toppled, the defender gains at once, the attacker still rolls
        state.show()
        state.players[defender].stats[TRAPS] += 1
        decks.discard_tapestry(state, defender, TRAP, FROM_TRAP, seen=True)
        state.push(RollConquerDice(self.attacker, self.at, self.dice, False))
        state.push(Resolve(defender, ANY_1, FROM_TRAP))
        topple(state, defender, self.at, self.attacker, FROM_TRAP)

    def about(self, state: State) -> dict[str, object]:
        return {"attacker": self.attacker, "hex": HEX_NAMES[self.at]}


def trap_notation() -> dict[str, object]:
    """What a trap does from the hand (TRAP-2 to -4)."""
    return {"triggers": [when("attacked", {"then": [rule("topple_attacker"), ANY_1.notation()]})]}


class AutomaTrap(Frame):
    """The Automa discards cards of its hand at random until one is a trap or none is left (SOLO-34)."""

    step = "automa_trap"

    def __init__(self, attacker: int, defender: int, at: int, dice: int, source: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.at = at
        self.dice = dice
        self.source = source

    def resolve(self, state: State) -> None:
        who = state.players[self.defender]
        while who.hand:
            state.reveal()
            card = who.hand[state.random_below(len(who.hand))]
            decks.discard_tapestry(state, self.defender, card, FROM_TRAP, seen=True)
            if card == TRAP:
                who.stats[TRAPS] += 1
                state.push(RollConquerDice(self.attacker, self.at, self.dice, False))
                topple(state, self.defender, self.at, self.attacker, FROM_TRAP)
                return
        complete_conquest(state, self.attacker, self.at, self.defender, False, self.dice, self.source)


def complete_conquest(
    state: State, player: int, at: int, defender: int, was_empty: bool, dice: int, source: int
) -> None:
    """The conquest succeeds: topple, control, achievements, then powers and dice (CONQUER-6, CONQUER-17)."""
    state.players[player].stats[CONQUESTS] += 1
    opponent = None if defender == NOBODY else defender
    state.tell("conquer", player, hex=HEX_NAMES[at], opponent=opponent, source=source)
    state.push(RollConquerDice(player, at, dice, True))
    for power in reversed(state.players[player].powers):
        power.on_conquest(state, player, at, was_empty)
    if defender != NOBODY:
        topple(state, player, at, defender, source)
    refresh_control(state, at)
    if at == MIDDLE:
        earn(state, player, MIDDLE_ISLAND)


# --- The conquer dice


class RollConquerDice(Frame):
    """Both dice are rolled; the attacker gains one of them, or both."""

    step = "conquer_dice"
    source = FROM_DICE

    def __init__(self, player: int, at: int, dice: int, won: bool) -> None:
        self.player = player
        self.at = at
        self.dice = dice
        self.won = won

    def resolve(self, state: State) -> None:
        if state.players[self.player].bot:
            return  # the Automa rolls no dice (SOLO-17)
        red, black = state.roll(CONQUER_DICE)
        state.tell("roll_conquer", self.player, red=FACE_NAMES[RED_DIE][red], black=FACE_NAMES[BLACK_DIE][black],
                   hex=HEX_NAMES[self.at], source=FROM_DICE)  # fmt: skip
        state.push(WhichDie(self.player, self.at, red, black, self.dice == BOTH, self.won))


class WhichDie(Question):
    """Which die do you gain - or, with both, which one first? (CONQUER-7, CONQUER-10, CONQUER-11)"""

    kind = "die"

    def __init__(self, player: int, at: int, red: int, black: int, both: bool, won: bool) -> None:
        self.player = player
        self.at = at
        self.red = red
        self.black = black
        self.both = both
        self.won = won
        self.source = FROM_DICE

    def options(self, state: State) -> list[int]:
        if self.both:
            red, black = self.effect(state, RED), self.effect(state, BLACK)
            if red.is_plain(state, self.player) and black.is_plain(state, self.player):
                return [actions.die(RED)]  # the order does not matter: TIMING-20
        return [actions.die(RED), actions.die(BLACK)]

    def answer(self, state: State, action: int) -> None:
        die = actions.die_of(action)
        other = 1 - die
        if self.won:
            if not self.both:
                state.push(DieLeft(self.player, self.at, self.red, self.black, other))
            state.push(Conquered(self.player, self.at))
        if self.both:
            state.push(Resolve(self.player, self.effect(state, other), FROM_DICE + other))
        state.push(Resolve(self.player, self.effect(state, die), FROM_DICE + die))

    def effect(self, state: State, die: int) -> Effect:
        return die_effect(state, self.at, die, self.face(die))

    def face(self, die: int) -> int:
        return self.red if die == RED else self.black

    def about(self, state: State) -> dict[str, object]:
        return {
            "red": FACE_NAMES[RED_DIE][self.red],
            "black": FACE_NAMES[BLACK_DIE][self.black],
            "both": self.both,
            "hex": HEX_NAMES[self.at],
        }


_PER_TERRITORY_VP: Final = VpPer("territories")
_RED_VP: Final = tuple(Gain(vp=face) if face > 0 else _PER_TERRITORY_VP for face in RED_FACES)
_BLACK_RESOURCES: Final = (Gain(coin=1), Gain(worker=1), Gain(food=1), Gain(culture=1))
NO_BENEFIT: Final = Gain()


def die_effect(state: State, at: int, die: int, face: int) -> Effect:
    """What a face of a die gives on this territory (CONQUER-8, CONQUER-9)."""
    if die == RED:
        return _RED_VP[face]
    resource = BLACK_FACES[face]
    if resource == TERRITORY_BENEFIT:
        return territory_benefit(state, at) or NO_BENEFIT
    return _BLACK_RESOURCES[resource]


class Conquered(Frame):
    """The dice of a successful conquest have been gained."""

    step = "after_conquest"
    source = FROM_DICE

    def __init__(self, player: int, at: int) -> None:
        self.player = player
        self.at = at

    def resolve(self, state: State) -> None:
        for power in reversed(state.players[self.player].powers):
            power.after_conquest(state, self.player, self.at)


class DieLeft(Frame):
    """The die the conqueror did not take falls to a power whose token lies there (Traders)."""

    step = "die_left"
    source = FROM_DICE

    def __init__(self, player: int, at: int, red: int, black: int, die: int) -> None:
        self.player = player
        self.at = at
        self.red = red
        self.black = black
        self.die = die

    def resolve(self, state: State) -> None:
        piece = state.tokens[self.at]
        if piece and token_kind(piece) == CUBE and token_owner(piece) != self.player:
            owner = token_owner(piece)
            for power in state.players[owner].powers:
                power.on_die_left(state, owner, self.player, self.at, self.red, self.black, self.die)
