"""Chances: what the dice of a choice may show, and how to set them instead of rolling.

An outcome names dice and what they show: ``{"science": "military"}``, ``{"red": 5, "black": "coin"}``; in order where a
die is rolled several times before the next decision: ``{"science": ["military", "science"]}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TypedDict

from gobelin.rules.engine import loop
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.engine.state import State, WouldReveal, WouldRoll
from gobelin.rules.printed.dice import DICE, FACE_NAMES

Outcome = Mapping[str, object]  # dice by name, and what they show
Faces = tuple[tuple[int, int], ...]  # State.dice: die and face, in the order of the rolls


class OutcomeError(Exception):
    """There are no such dice, or the choice does not roll them."""


class Chance(TypedDict):
    """One way the dice may fall, and how likely it is."""

    outcome: dict[str, object]
    probability: float


def chances(state: State, action: int, faces: Faces = ()) -> list[Chance]:
    """What the next dice that an action rolls may show, after those that have shown `faces`.

    Empty if a decision, or something else unknown, comes first.
    """
    trial = state.copy()
    trial.peek = True
    trial.dice = faces
    rolled: tuple[int, ...] = ()
    try:
        loop.choose(trial, action)
    except WouldRoll as roll:
        rolled = roll.dice
    except WouldReveal:
        pass
    left = tuple((die, face) for die, face in trial.dice if die not in rolled)
    if left:
        raise OutcomeError(f"no known roll of this choice shows {outcome_of(left)}")
    known = [die for die, _ in trial.dice]
    dice = [die for die in rolled if die not in known]
    found: list[Chance] = []
    for names in product(*[dict.fromkeys(FACE_NAMES[die]) for die in dice]):
        probability = 1.0
        shown: list[tuple[int, int]] = []
        for die, name in zip(dice, names, strict=True):
            all_faces = FACE_NAMES[die]
            probability *= all_faces.count(name) / len(all_faces)
            shown.append((die, all_faces.index(name)))
        if dice:
            found.append(Chance(outcome=outcome_of((*faces, *shown)), probability=probability))
    return found


def check_outcome(state: State, action: int, faces: Faces) -> None:
    """OutcomeError unless the action rolls all these dice before the next decision."""
    trial = state.copy()
    trial.dice = faces
    loop.choose(trial, action)
    if trial.dice:
        raise OutcomeError(f"this choice does not roll {outcome_of(trial.dice)}")


def faces_of(outcome: object) -> Faces:
    """The faces that an outcome names; OutcomeError if it is not an outcome."""
    if not isinstance(outcome, Mapping) or not outcome:
        raise OutcomeError(f"an outcome must name dice, as in {{'science': 'military'}}, not {quoted(outcome)}")
    faces: list[tuple[int, int]] = []
    for name, shown in outcome.items():
        if name not in DICE:
            raise OutcomeError(f"no such die: {quoted(name)} (the dice are {', '.join(DICE)})")
        die = DICE.index(name)
        for face in shown if isinstance(shown, (list, tuple)) else [shown]:
            if isinstance(face, bool) or face not in FACE_NAMES[die]:
                names = ", ".join(str(one) for one in dict.fromkeys(FACE_NAMES[die]))
                raise OutcomeError(f"the {name} die cannot show {quoted(face)}, only {names}")
            faces.append((die, FACE_NAMES[die].index(face)))
    return tuple(faces)


def outcome_of(faces: Faces) -> dict[str, object]:
    """The outcome that names these faces."""
    outcome: dict[str, object] = {}
    for die, name in enumerate(DICE):
        shown = [FACE_NAMES[die][face] for which, face in faces if which == die]
        if shown:
            outcome[name] = shown if len(shown) > 1 else shown[0]
    return outcome
