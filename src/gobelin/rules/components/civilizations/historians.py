"""Historians: their tokens with the opponents pay when these gain landmarks."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.effects import Gain
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.errors import counted
from gobelin.rules.engine.frames import Frame, Offer, Question
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION

NUMBER: Final = 6
SOURCE: Final = FROM_CIVILIZATION + NUMBER

PLACES: Final = ("top_left", "bottom_left", "top_right", "bottom_right")
SQUARES: Final = (Gain(vp=3), Gain(worker=1), Gain(food=1), Gain(vp=3))
COVERED: Final = 1
EXPOSED: Final = 0


class Historians(Civilization):
    """Each income turn a tile sends a token to an opponent; that exposes a square, which pays for landmarks.

    The mat holds COVERED or EXPOSED for each square; its marks are the holders of the tokens sent.
    """

    number = NUMBER
    marks_name = "historians_tokens"
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            "setup": {"tokens_on_mat": len(SQUARES), "where": list(range(1, len(SQUARES) + 1))},
            "slots": [
                {"slot": number, "at": at, "gives": gain.notation()}
                for number, (at, gain) in enumerate(zip(PLACES, SQUARES, strict=True), start=1)
            ],
            "income": {"optional": True, "gain": {"pay": {"territory": 1}, "gain": rule("send_token")}},
            "passive": [when("gain_landmark", rule("exposed_slots"), who="holder")],
            "midgame": rule("send_all_tokens"),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (COVERED,) * len(SQUARES))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"covered": [square == COVERED for square in mat]} if mat else {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        squares = fields.only("covered").items(len(SQUARES), len(SQUARES))
        return tuple([COVERED if square.flag() else EXPOSED for square in squares])

    def marks_view(self, state: State) -> list[object]:
        return list(state.marks[NUMBER])

    def read_marks(self, marks: Part, seats: int) -> tuple[int, ...]:
        return tuple([entry.number(0, seats - 1) for entry in marks.items()])

    def mat_problems(self, state: State, owner: int) -> list[str]:
        """A token never comes back."""
        holders = state.marks[NUMBER]
        found = []
        for player in [player for player in holders if player not in state.rivals(owner)]:
            found.append(f"{self.marks_name}: players[{player}] cannot hold one")
        exposed, given = state.players[owner].civ_mat(NUMBER).count(EXPOSED), len(holders)
        if exposed != given:
            found.append(f"{self.marks_name}: {given} given away, but {counted(exposed, 'square')} exposed")
        return found

    def midgame(self, state: State, owner: int) -> None:
        self.setup(state, owner)
        for square in reversed(range(len(SQUARES))):
            state.push(WhichOpponent(owner, square))

    def income(self, state: State, owner: int) -> None:
        state.push(WhichTile(owner))

    def on_landmark(self, state: State, owner: int, gainer: int, landmark: int) -> None:
        if gainer in state.marks[NUMBER]:
            state.push(GainSquares(owner))


class WhichTile(Offer):
    """Which territory tile do you discard to give a token away, if any?"""

    kind = "historians"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        who = state.players[self.player]
        if not who.tiles or COVERED not in who.civ_mat(NUMBER):
            return []
        return [actions.tile(tile) for tile in who.tiles]

    def take(self, state: State, action: int) -> None:
        decks.discard_territory(state, self.player, actions.tile_of(action), SOURCE)
        state.push(WhichSquare(self.player))


class WhichSquare(Question):
    """From which square do you take the token?"""

    kind = "square"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        mat = state.players[self.player].civ_mat(NUMBER)
        return [actions.slot(square + 1) for square in range(len(SQUARES)) if mat[square] == COVERED]

    def answer(self, state: State, action: int) -> None:
        state.push(WhichOpponent(self.player, actions.slot_of(action) - 1))


class WhichOpponent(Question):
    """Which opponent gets the token? One who has finished may be chosen (TAPESTRY-12)."""

    kind = "opponent"

    def __init__(self, player: int, square: int) -> None:
        self.player = player
        self.square = square
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        return [actions.player(opponent) for opponent in state.rivals(self.player)]

    def answer(self, state: State, action: int) -> None:
        opponent = actions.player_of(action)
        who = state.players[self.player]
        mat = list(who.civ_mat(NUMBER))
        mat[self.square] = EXPOSED
        who.set_civ_mat(NUMBER, tuple(mat))
        state.set_marks(NUMBER, (*state.marks[NUMBER], opponent))
        state.tell("give_token", self.player, slot=self.square + 1, opponent=opponent, source=SOURCE)

    def about(self, state: State) -> dict[str, object]:
        return {"slot": self.square + 1}


class GainSquares(Frame):
    """All exposed squares are gained once.

    It waits for nobody in particular: finished Historians still score the squares that give VP (END-3, END-10).
    """

    step = "historians_squares"
    source = SOURCE

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def resolve(self, state: State) -> None:
        who = state.players[self.owner]
        mat = who.civ_mat(NUMBER)
        for square, gain in enumerate(SQUARES):
            if mat[square] == EXPOSED and (gain.vp or not who.finished):
                gain.resolve(state, self.owner, SOURCE)
