"""What everything and everybody at a table is called, and how numbers, dates and lists are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from gobelin.locale.bundles import Value, bundle
from gobelin.locale.generated.keys import MESSAGES
from gobelin.rules.printed.maps import HEX_NAMES, LARGE, SMALL
from gobelin.rules.printed.names import BUILDINGS, TAPESTRIES

ROMAN: Final = ("0", "I", "II", "III", "IV", "V")
HEXES: Final = {  # by side of the board: what its rim calls each hex
    board.name: {HEX_NAMES[number]: name for number, name in zip(board.hexes, board.names, strict=True)}
    for board in (SMALL, LARGE)
}
LAST_ERA: Final = 4
NONE: Final = "none"  # for an argument that does not apply: Fluent chooses a sentence by it


@dataclass(eq=False)
class Names:
    """The names at a table in one language, as one viewer uses them.

    `you` is the seat that is spoken to, if any; `bots` says which bot plays a seat; `people` may give names of people;
    `side` of the board, small or large, names its hexes.
    """

    lang: str = "en"
    you: int | None = None
    bots: Mapping[int, str] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)
    side: str = "small"

    def __post_init__(self) -> None:
        self._bundle = bundle(self.lang)

    def text(self, key: str, /, **arguments: Value) -> str:
        """The message `key` with exactly the arguments it declares; WrongWords otherwise."""
        return self._bundle.format(key, arguments)

    def fill(self, key: str, arguments: Mapping[str, Any]) -> str:
        """The message `key` with those of the arguments that it declares."""
        declared = MESSAGES.get(key, ())
        return self._bundle.format(key, {name: arguments[name] for name in declared if name in arguments})

    # --- Numbers

    def decimal(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """12.5 with so many digits behind the point of the language; `sign`: +12.5."""
        return f"{value:{'+' if sign else ''}.{digits}f}".replace(".", self.text("number-point"))

    def number(self, value: float) -> str:
        """As short as can be: 10, 2.5."""
        return f"{value:g}".replace(".", self.text("number-point"))

    def measure(self, value: float, digits: int = 1) -> float:
        """The same for a message that chooses its words by it: 12.5 games."""
        from fluent.runtime.types import FluentFloat

        return FluentFloat(value, minimumFractionDigits=digits, maximumFractionDigits=digits)

    def percent(self, share: float) -> str:
        """Of 1: 12.5%."""
        return self.text("number-percent", number=self.decimal(100 * share))

    def amount(self, count: int, what: str) -> str:
        """2 coins, any 1 resource, 3 territory tiles."""
        return self.text(f"amount-{what}", count=count)

    # --- Dates

    def moment(self, when: datetime) -> str:
        """A day and its time as the language writes them, in the time zone of `when`: 16 Nov 2026, 07:14."""
        from babel.dates import format_date, format_time, get_datetime_format

        time = format_time(when, "short", when.tzinfo, self.lang)
        form = str(get_datetime_format("medium", self.lang)).replace("'", "")
        return form.format(time, format_date(when, "medium", self.lang))

    # --- Players

    def player(self, seat: int) -> str:
        """The name of a player inside a sentence."""
        if seat == self.you:
            return self.text("player-you")
        if seat in self.bots:
            return self.text(f"player-{self.bots[seat]}")
        return self.people.get(seat) or self.text("player-number", number=seat + 1)

    def role(self, seat: int | None) -> str:
        """Whom a sentence is about, to choose its form by: you, automa, shadow_empire, other, or nobody."""
        if seat is None:
            return "nobody"
        return "you" if seat == self.you else self.bots.get(seat, "other")

    def who(self, argument: str, seat: int | None) -> dict[str, str]:
        """A player as two arguments of a message: the name, and the role to choose a sentence by."""
        return {argument: NONE if seat is None else self.player(seat), f"{argument}-is": self.role(seat)}

    @property
    def with_automa(self) -> bool:
        return "automa" in self.bots.values()

    # --- Components

    def name(self, kind: str, key: str | int) -> str:
        """The name of a component: name("track", "science")."""
        return self.text(f"{kind}-{key}")

    def card(self, key: str | int | None) -> str:
        """The name of a tapestry card or tech card; decision cards have a number. None where it is hidden."""
        if key is None:
            return NONE
        if isinstance(key, int):
            return str(key)
        return self.name("tapestry" if key in TAPESTRIES or key == "face_down" else "tech", key)

    def piece(self, key: str) -> str:
        """A building or a landmark."""
        return self.name("building" if key in BUILDINGS else "landmark", key)

    def civilization(self, key: str) -> str:
        """Of a player or of the Automa."""
        kind = "civilization" if f"civilization-{key}" in MESSAGES else "automa_civilization"
        return self.name(kind, key)

    def space(self, track: str, number: int) -> str:
        """A space of a track: Science 4, Medicine."""
        if number == 0:
            return self.text("source-space-start", track=self.name("track", track))
        name = self.name("space", f"{track}-{number}")
        return self.text("source-space", track=self.name("track", track), number=number, name=name)

    def era(self, era: int) -> str:
        """The era a player is in: the last income turn ends the fourth, it begins none."""
        return ROMAN[min(era, LAST_ERA)]

    # --- Places

    def hex(self, key: str) -> str:
        """A hex as the rim of the board names it: D4 for 0,0."""
        return HEXES[self.side][key]

    def plots(self, plots: Sequence[str]) -> str:
        """Plots of a city: plot D4, plots H1 to I2."""
        if len(plots) == 1:
            return self.text("place-plot", plot=plots[0].upper())
        return self.text("place-plots", first=plots[0].upper(), last=plots[-1].upper())

    # --- Lists and labels

    def label(self, name: str) -> str:
        """What stands before something: Science:"""
        return self.text("label", name=name)

    def join(self, words: Iterable[str], last: str = "and") -> str:
        """a, b and c. `last` is and, or; then, plus, reason, middle join all."""
        parts = list(words)
        if not parts:
            return ""
        joined = parts[0]
        for number, part in enumerate(parts[1:], 2):
            ending = last not in ("and", "or") or number == len(parts)
            joined = self.text(f"list-{last if ending else 'middle'}", list=joined, item=part)
        return joined


def sentence(words: str) -> str:
    """A sentence begins with a capital letter."""
    return words[:1].upper() + words[1:]


def yes_or_no(value: object) -> str:
    """Truth as a key of a Fluent choice."""
    return "yes" if value else "no"
