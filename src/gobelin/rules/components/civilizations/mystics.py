"""Mystics: four numbers predicted at the start, paid when they come true and again when they hold in the end."""

from __future__ import annotations

from typing import Final

from gobelin.rules.chapters.advance import LAST_SPACE
from gobelin.rules.chapters.build import COUNT_DISTRICTS, COUNT_TECH, COUNT_TERRITORIES
from gobelin.rules.chapters.resources import ANY_1, score
from gobelin.rules.engine import actions
from gobelin.rules.engine.box import Civilization
from gobelin.rules.engine.frames import Question, Resolve
from gobelin.rules.engine.notation import rule, when
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import FROM_CIVILIZATION

NUMBER: Final = 12
SOURCE: Final = FROM_CIVILIZATION + NUMBER

CATEGORIES: Final = ("tech_cards", "districts", "territories", "tracks")  # by build.COUNT_*
HIGHEST: Final = (9, 9, 9, 4)
EXACT_VP: Final = 10
PAID: Final = 4


class Mystics(Civilization):
    """Its mat holds the number predicted in each category (0: not yet), then a bit for each that has paid."""

    number = NUMBER

    def notation(self) -> dict[str, object]:
        return {
            "setup": {"tokens_on_mat": len(CATEGORIES), "gain": rule("predict")},
            "slots": [
                {"row": row, "category": category, "numbers": list(range(1, highest + 1))}
                for row, (category, highest) in enumerate(zip(CATEGORIES, HIGHEST, strict=True), start=1)
            ],
            "passive": [when("prediction_comes_true", ANY_1.notation())],
            "final": rule("per_exact_prediction", gain={"vp": EXACT_VP}),
            "midgame": rule("replaced"),
            "start_bonus": ANY_1.notation(),
        }

    def setup(self, state: State, owner: int) -> None:
        state.players[owner].set_civ_mat(NUMBER, (0, 0, 0, 0, 0))
        for category in reversed(range(len(CATEGORIES))):
            state.push(Predict(owner, category))

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        if not mat:
            return {}
        return {
            "predictions": {name: mat[n] or None for n, name in enumerate(CATEGORIES)},
            "paid": [name for n, name in enumerate(CATEGORIES) if mat[PAID] >> n & 1],
        }

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        parts = fields.members(("predictions", "paid"))
        predictions = parts["predictions"].members(CATEGORIES)
        paid = parts["paid"].names(CATEGORIES, "prediction")
        numbers = [predictions[name].number(1, HIGHEST[n]) for n, name in enumerate(CATEGORIES)]
        return (*numbers, sum([1 << category for category in paid]))

    def must_be_replaced(self) -> bool:
        return True

    def on_count(self, state: State, owner: int, category: int) -> None:
        compare(state, owner, category)

    def final(self, state: State, owner: int) -> None:
        mat = state.players[owner].civ_mat(NUMBER)
        for category in range(len(CATEGORIES)):
            if mat[category] == count(state, owner, category):
                score(state, owner, EXACT_VP, SOURCE)

    def start_bonus(self, state: State, owner: int) -> None:
        state.push(Resolve(owner, ANY_1, SOURCE))


def count(state: State, owner: int, category: int) -> int:
    """What a prediction is compared with (CIV-15)."""
    who = state.players[owner]
    if category == COUNT_TECH:
        return who.tech_count()
    if category == COUNT_DISTRICTS:
        return who.districts.bit_count()
    if category == COUNT_TERRITORIES:
        return who.control.bit_count()
    return sum(1 for track in range(4) if who.position(track) == LAST_SPACE)


def compare(state: State, owner: int, category: int) -> None:
    """The first time a count equals its number, however it came there, brings a resource (CIV-16, END-3)."""
    who = state.players[owner]
    mat = who.civ_mat(NUMBER)
    paid = mat[PAID] >> category & 1
    if mat[category] == count(state, owner, category) and not paid and not who.finished:
        who.set_civ_mat(NUMBER, (*mat[:PAID], mat[PAID] | 1 << category))
        state.tell("prediction", owner, category=CATEGORIES[category], number=mat[category], source=SOURCE)
        state.push(Resolve(owner, ANY_1, SOURCE))


class Predict(Question):
    """Which number do you predict? One that is true already pays at once (CIV-16)."""

    kind = "predict"

    def __init__(self, player: int, category: int) -> None:
        self.player = player
        self.category = category
        self.source = SOURCE

    def options(self, state: State) -> list[int]:
        return [actions.number(number) for number in range(1, HIGHEST[self.category] + 1)]

    def answer(self, state: State, action: int) -> None:
        number = actions.number_of(action)
        who = state.players[self.player]
        mat = list(who.civ_mat(NUMBER))
        mat[self.category] = number
        who.set_civ_mat(NUMBER, tuple(mat))
        state.tell("predict", self.player, category=CATEGORIES[self.category], number=number, source=SOURCE)
        compare(state, self.player, self.category)

    def about(self, state: State) -> dict[str, object]:
        return {"category": CATEGORIES[self.category]}
