"""What is in the box, as the chapters see it.

The tables of `components` use the effects of the chapters, and the chapters look components up when they resolve. This
module stands between them: the tables fill it when they are imported (gobelin.rules imports them all), the chapters
read it.
"""

from __future__ import annotations

from gobelin.rules.engine.extension import mypyc_attr
from gobelin.rules.engine.frames import Effect, Power
from gobelin.rules.engine.reading import Part
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import NONE


class Bonus:
    """The optional part of a track space: pay `count` of `price`, gain `effect` (ADVANCE-5)."""

    def __init__(self, price: str, count: int, effect: Effect) -> None:
        self.price = price  # any, territory, tapestry, tech
        self.count = count
        self.effect = effect

    def notation(self) -> object:
        return {"pay": {self.price: self.count}, "gain": self.effect.notation()}


class Space:
    """A space of an advancement track."""

    def __init__(self, name: str, benefit: Effect, bonus: Bonus | None = None) -> None:
        self.name = name
        self.benefit = benefit
        self.bonus = bonus


class Prerequisite:
    """What moving into the top row requires: a tier of a track, or a space of the income mat (UPGRADE-2 to -4)."""

    def __init__(self, track: int = NONE, tier: int = 0, row: int = NONE, space: int = 0) -> None:
        self.track = track
        self.tier = tier
        self.row = row
        self.space = space


class Technology:
    def __init__(
        self, name: str, circle: Effect, square: Effect, needs: Prerequisite, once_per_turn: bool = False
    ) -> None:
        self.name = name
        self.circle = circle
        self.square = square
        self.needs = needs
        self.once_per_turn = once_per_turn  # the square only (UPGRADE-11)


class Territory:
    """A territory tile: terrain at the six corners, clockwise from the top left, and a benefit."""

    def __init__(self, number: int, corners: tuple[int, ...], land: tuple[int, ...], inner: int, benefit: Effect):
        self.number = number
        self.corners = corners
        self.land = land
        self.inner = inner
        self.benefit = benefit


class Tapestry:
    """A tapestry card: what it does when it is played, while it is in force, and in the hand."""

    def __init__(
        self,
        name: str,
        timing: str,
        copies: int,
        effect: Effect | None,
        power: Power | None,
        in_hand: dict[str, object] | None = None,
    ) -> None:
        self.name = name
        self.timing = timing  # when_played, this_era, trap
        self.copies = copies
        self.effect = effect
        self.power = power
        self.in_hand = in_hand  # what the notation of a trap says of it

    def notation(self) -> dict[str, object]:
        """What it does: `effect` at once, and the notation of its power."""
        abilities = self.power.notation() if self.power is not None else self.in_hand or {}
        return {"effect": self.effect.notation() if self.effect is not None else None, **abilities}


@mypyc_attr(allow_interpreted_subclasses=True)
class Civilization(Power):
    """A civilization mat. Subclasses say what it does; `number` and `name` come from names.CIVILIZATIONS."""

    number: int = 0
    income_turns: tuple[int, ...] = ()  # income turns in whose step 1 its ability is used (INCOME-4)

    marks_name: str = ""  # what documents call its tokens away from the mat (State.marks), if it has any there

    def notation(self) -> dict[str, object]:
        """What is printed on the mat, as JSON-able data (docs/notation.md); keys that do not apply are left out.

        `setup`: what lies on it and is gained at the start; `slots`: its places, in order; `income`: what step 1 gives,
        and whether it may be declined; `start_only`, `passive`, `forbids`, `allows`, `final`; `midgame`: what happens
        when it is gained later; `start_bonus`: the published adjustment.
        """
        return {}

    # What lies on the mat, and of the mat elsewhere

    def mat_view(self, mat: tuple[int, ...]) -> dict[str, object]:
        """What lies on it, as JSON-able data with names; nothing while it is not laid out yet."""
        return {}

    def read_mat(self, fields: Part) -> tuple[int, ...]:
        """The mat that these fields describe; PositionError if it cannot be like this when a turn begins."""
        fields.members(())
        return ()

    def marks_view(self, state: State) -> list[object]:
        """What carries its tokens, as JSON-able data."""
        return []

    def read_marks(self, marks: Part, seats: int) -> tuple[int, ...]:
        """The marks in a document, as `marks_view` writes them."""
        return ()

    def mat_problems(self, state: State, owner: int) -> list[str]:
        """What is wrong with its mat and its tokens when a turn begins."""
        return []

    def buildings(self, mat: tuple[int, ...]) -> list[int]:
        """The income buildings that stand on it."""
        return []

    def cubes(self, mat: tuple[int, ...]) -> int:
        """How many of its tokens lie on the map."""
        return 0

    # What it does

    def setup(self, state: State, owner: int) -> None:
        """Its owner starts with it: tokens and starting benefits (SETUP-14)."""

    def midgame(self, state: State, owner: int) -> None:
        """Its owner gains it during the game: laid out as at the start unless it says otherwise (CIV-3, CIV-11)."""
        self.setup(state, owner)

    def must_be_replaced(self) -> bool:
        """If gained during the game, it is discarded for the next one (CIV-12)."""
        return False

    def income(self, state: State, owner: int) -> None:
        """Step 1 of the owner's income turn."""

    def end_of_first_income(self, state: State, owner: int) -> None:
        """The first income turn of a player who started with it ends (INCOME-19)."""

    def start_bonus(self, state: State, owner: int) -> None:
        """The published start adjustment (CIV-9)."""

    def final(self, state: State, owner: int) -> None:
        """The very last thing of the owner's fifth income turn (CIV-10)."""


# Filled by the tables.
spaces: list[list[Space]] = []  # by track, then space 1 to 12 at index 1 to 12
technologies: list[Technology] = []
territories: list[Territory] = []  # by tile number; index 0 unused
space_tiles: list[Effect] = []  # by tile number; index 0 unused
tapestries: list[Tapestry] = []
civilizations: list[Civilization] = []
