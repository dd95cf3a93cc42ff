"""Leaders: once on every track they step ahead."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import BENEFIT, GAINS, Advance, WhichToken, movable_tokens, moves
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Offer
from gobelin.rules.engine.notation import rule
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION, TRACKS

NUMBER: Final = 9
SOURCE: Final = FROM_CIVILIZATION + NUMBER

SQUARES: Final = ("top_left", "bottom_left", "bottom_right", "top_right")  # one for each track


class Leaders(Civilization):
    """Each income turn they may advance with benefit on a track not yet chosen this way.

    The mat holds the tracks already used.
    """

    number = NUMBER
    income_turns: tuple[int, ...] = (2, 3, 4, 5)

    def notation(self) -> dict[str, object]:
        return {
            "slots": [
                {"slot": track + 1, "at": at, "gives": Advance(track, gain=BENEFIT).notation()}
                for track, at in enumerate(SQUARES)
            ],
            "income": {"optional": True, "gain": rule("free_slot")},
        }

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        return {"tracks": [TRACKS[track] for track in mat]}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        return fields.only("tracks").names(TRACKS, "track")

    def income(self, state: State, owner: int) -> None:
        state.push(WhichSquare(owner))


class WhichSquare(Offer):
    """On which track do you advance? Each is offered once per game, and only if a token can move (TIMING-9)."""

    kind = "advance"

    def __init__(self, player: int) -> None:
        self.player = player
        self.source = SOURCE

    def choices(self, state: State) -> list[int]:
        tracks = unused_tracks(state, self.player)
        return [actions.advance(track) for track in tracks if movable_tokens(state, self.player, track)]

    def take(self, state: State, action: int) -> None:
        who = state.players[self.player]
        track = actions.advance_of(action)
        who.set_civ_mat(NUMBER, (*who.civ_mat(NUMBER), track))
        state.push(WhichToken(self.player, track, BENEFIT, SOURCE))

    def about(self, state: State) -> dict[str, object]:
        tracks = unused_tracks(state, self.player)
        return {"gain": GAINS[BENEFIT], "moves": moves(state, self.player, tracks, False)}


def unused_tracks(state: State, owner: int) -> tuple[int, ...]:
    used = state.players[owner].civ_mat(NUMBER)
    return tuple(track for track in range(len(TRACKS)) if track not in used)
