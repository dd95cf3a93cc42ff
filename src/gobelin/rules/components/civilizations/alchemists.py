"""Alchemists: push your luck with the science die."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import BEYOND_VP, GAINS, WhichToken, X, can_go_beyond, movable_tokens
from gobelin.rules.chapters.effects import All, Gain
from gobelin.rules.chapters.research import roll_science
from gobelin.rules.chapters.resources import ANY_1, ANY_2
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Frame, Offer, Question, Resolve
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION, TRACKS

NUMBER: Final = 0
SOURCE: Final = FROM_CIVILIZATION + NUMBER

SQUARES: Final = ("top_left", "bottom_left", "bottom_right", "top_right")  # one for each track
BUST: Final = ANY_1
START_BONUS: Final = All(ANY_2, Gain(vp=10))


class Alchemists(Civilization):
    """Each income turn: roll as often as you dare, advance without benefit on every track rolled.

    The mat holds the tracks rolled so far, only while the ability is being used.
    """

    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            "slots": [{"slot": track + 1, "at": at, "track": TRACKS[track]} for track, at in enumerate(SQUARES)],
            "income": {
                "optional": False,
                "gain": rule("alchemy", bust=BUST.notation(), each=GAINS[X], beyond={"vp": BEYOND_VP}),
            },
            "start_bonus": START_BONUS.notation(),
        }

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"tracks": [TRACKS[track] for track in mat]}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        """Empty: the rolls are used in the turn they are made."""
        fields.only("tracks").items(0, 0)
        return ()

    def income(self, state: State, owner: int) -> None:
        state.push(Roll(owner))

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Resolve(owner, START_BONUS, SOURCE))


class Roll(Frame):
    """A roll of the science die: a new track is marked, a repeated one busts."""

    step = "alchemists_roll"
    source = SOURCE

    def __init__(self, player: int) -> None:
        self.player = player

    def resolve(self, state: State) -> None:
        who = state.players[self.player]
        track = roll_science(state, self.player, SOURCE)
        marked = who.civ_mat(NUMBER)
        if track in marked:
            who.set_civ_mat(NUMBER, ())
            state.tell("bust", self.player, source=SOURCE)
            state.push(Resolve(self.player, BUST, SOURCE))
        else:
            who.set_civ_mat(NUMBER, (*marked, track))
            state.push(RollAgain(self.player))


class RollAgain(Question):
    """Do you roll again, or stop? With all four tracks marked a roll is allowed though it must bust."""

    kind = "roll_again"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        return [actions.ROLL, actions.DONE]

    def answer(self, state: State, action: int) -> None:
        if action == actions.ROLL:
            state.push(Roll(self.player))
            return
        who = state.players[self.player]
        state.push(UseRolls(self.player, who.civ_mat(NUMBER)))
        who.set_civ_mat(NUMBER, ())

    def about(self, state: State) -> dict[str, object]:
        return {"tracks": [TRACKS[track] for track in state.players[self.player].civ_mat(NUMBER)]}


class UseRolls(Offer):
    """On which of the rolled tracks do you advance next, or are you done? On space 12 it is 5 VP (ADVANCE-15)."""

    kind = "use_rolls"
    way_out = actions.DONE

    def __init__(self, player: int, tracks: tuple[int, ...]) -> None:
        self.player = player
        self.tracks = tracks
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        return [
            actions.advance(track)
            for track in self.tracks
            if movable_tokens(state, self.player, track) or can_go_beyond(state, self.player, track)
        ]

    def take(self, state: State, action: int) -> None:
        chosen = actions.advance_of(action)
        state.push(UseRolls(self.player, tuple(track for track in self.tracks if track != chosen)))
        state.push(WhichToken(self.player, chosen, X, SOURCE, beyond=True))

    def about(self, state: State) -> dict[str, object]:
        return {"tracks": [TRACKS[track] for track in self.tracks]}
