"""What is true of a table only when a turn begins and nothing is under way.

A position written by hand must keep these rules. Games are checked against them, too, so nothing that can be played is
refused.
"""

from __future__ import annotations

from gobelin.rules.chapters.income import LAST_ERA
from gobelin.rules.chapters.invent import FACE_UP_CARDS
from gobelin.rules.documents.in_play import alone
from gobelin.rules.engine import box
from gobelin.rules.engine.errors import counted
from gobelin.rules.engine.state import State
from gobelin.rules.printed.automa import BASE_CARDS, CARDS, LEVELS
from gobelin.rules.printed.names import CIVILIZATIONS, NOBODY, SHADOW_EMPIRE, TRACKS


def turn_start_problems(state: State) -> list[str]:
    """All that is wrong with a table whose turn is about to begin."""
    found = []
    if len(state.display) < FACE_UP_CARDS and (state.tech_deck or state.tech_discard):
        found.append(f"display: {counted(len(state.display), 'face-up tech card')}, not {FACE_UP_CARDS}")
    for track, owner, _ in state.locks:
        if state.players[owner].finished:
            found.append(f"closed_tracks: {TRACKS[track]} cannot be closed by players[{owner}]")
    found += _whose_turn(state)
    found += _marks(state)
    found += _progress(state)
    for player, who in enumerate(state.players):
        if who.bot != SHADOW_EMPIRE and who.finished != (who.era == LAST_ERA):  # END-1
            found.append(f"players[{player}].era: the game ends with income turn {LAST_ERA}, not before")
    return found


def _whose_turn(state: State) -> list[str]:
    who = state.players[state.turn]
    if who.bot and alone(state) and all(other.finished or other.bot for other in state.players):
        return ["turn: everybody has finished, so the game is over"]
    return [f"turn: players[{state.turn}] has finished"] if who.finished else []


def _marks(state: State) -> list[str]:
    """What the civilizations' mats hold and what they have sent elsewhere belongs together."""
    found = []
    for number, civilization in enumerate(box.civilizations):
        owners = [player for player, who in enumerate(state.players) if number in who.civilizations]
        if owners:
            found += civilization.mat_problems(state, owners[0])
        elif state.marks[number]:
            found.append(f"{civilization.marks_name}: nobody has the civilization {CIVILIZATIONS[number]}")
    return found


def _progress(state: State) -> list[str]:
    """The progress deck loses cards in the Automa's income turns 2 to 4, as many as the level says (SOLO-30)."""
    level = LEVELS[state.options.level]
    if level is None or state.solo is None or state.solo.automa == NOBODY:
        return []
    era, count = state.players[state.solo.automa].era, len(state.solo.progress)
    due = len(CARDS) - BASE_CARDS - 1 - sum(level.progress[: era + 1])
    if count == due:
        return []
    return [f"solo.progress: there must be {due} cards at level {state.options.level} in era {era}, not {count}"]
