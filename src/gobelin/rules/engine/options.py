"""The options of a table: the list of them, and how each is read from a document and written to one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from gobelin.rules.engine.errors import OptionError
from gobelin.rules.engine.quoting import quoted
from gobelin.rules.printed.names import CIVILIZATIONS, NONE, TAPESTRIES, key_of

DEFAULT_LEVEL: Final = 2  # of the solo game: the Average


class TableOption:
    """Something a table agrees on before the game: its name and its JSON-able form."""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, value: Any) -> Any:
        """The value as the rules use it; OptionError if it is not valid."""
        return value

    def show(self, value: Any) -> object:
        """The value in a document."""
        return value


class FlagOption(TableOption):
    def read(self, value: Any) -> Any:
        if not isinstance(value, bool):
            wrong = f"{self.name} must be true or false, not {quoted(value)}"
            raise OptionError(wrong, "option-flag", {"option": self.name, "value": quoted(value)})
        return value


class PlayersOption(TableOption):
    def read(self, value: Any) -> Any:
        if not is_number(value, 1, 5):
            wrong = f"a game has 1 to 5 players, not {quoted(value)}"
            raise OptionError(wrong, "option-players", {"value": quoted(value)})
        return value


class LevelOption(TableOption):
    """Of the Automa; 0 without it."""

    def read(self, value: Any) -> Any:
        if not is_number(value, 0, 6):
            wrong = f"the level must be a number from 1 to 6, not {quoted(value)}"
            raise OptionError(wrong, "option-level", {"value": quoted(value)})
        return value


class ListOption(TableOption):
    """A list; None is an empty one."""

    def read(self, value: Any) -> Any:
        if isinstance(value, str | bytes | Mapping) or not (value is None or isinstance(value, Iterable)):
            wrong = f"{self.name} must be a list, not {quoted(value)}"
            raise OptionError(wrong, "option-list", {"option": self.name, "value": quoted(value)})
        return self.read_list([] if value is None else list(value))

    def read_list(self, values: list[Any]) -> tuple[int, ...]:
        return tuple(values)


class BySeatOption(ListOption):
    """A list with an entry for each seat. A set will not do: its order differs from process to process."""

    def read(self, value: Any) -> Any:
        if value is not None and not isinstance(value, Sequence):
            wrong = f"{self.name} must be a list, one entry per seat, not {quoted(value)}"
            raise OptionError(wrong, "option-seats", {"option": self.name, "value": quoted(value)})
        return super().read(value)


class CivilizationsOption(BySeatOption):
    """By seat, NONE for a dealt one."""

    def read_list(self, values: list[Any]) -> tuple[int, ...]:
        return tuple(NONE if name is None else number_of(name, CIVILIZATIONS, "civilization") for name in values)

    def show(self, value: Any) -> object:
        return [None if number == NONE else CIVILIZATIONS[number] for number in value]


class CapitalsOption(BySeatOption):
    """By seat, 0 for a dealt one."""

    def read_list(self, values: list[Any]) -> tuple[int, ...]:
        for mat in values:
            if mat is not None and not is_number(mat, 1, 6):
                wrong = f"capital city mats are numbered 1 to 6, not {quoted(mat)}"
                raise OptionError(wrong, "option-capital", {"value": quoted(mat)})
        return tuple(mat or 0 for mat in values)

    def show(self, value: Any) -> object:
        return [mat or None for mat in value]


class TapestriesOption(ListOption):
    def read_list(self, values: list[Any]) -> tuple[int, ...]:
        return tuple(sorted({number_of(name, TAPESTRIES, "tapestry card") for name in values}))

    def show(self, value: Any) -> object:
        return [TAPESTRIES[card] for card in value]


def is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def number_of(name: Any, names: tuple[str, ...], what: str) -> int:
    """The number of a component by its name; people may write ``The Chosen``."""
    key = key_of(name) if isinstance(name, str) else ""
    if key not in names:
        wrong = f"no such {what}: {quoted(name)}"
        raise OptionError(wrong, f"option-no-{key_of(what)}", {"value": quoted(name)})
    return names.index(key)


TABLE_OPTIONS: Final = (
    PlayersOption("players"),
    CivilizationsOption("civilizations"),
    CapitalsOption("capitals"),
    FlagOption("start_bonus"),
    TapestriesOption("without"),
    FlagOption("loop_guard"),
    FlagOption("optional_x_advance"),
    FlagOption("confirm_turns"),
    LevelOption("level"),
    FlagOption("shadow_empire"),
)
OPTION_FIELDS: Final = tuple(sorted([option.name for option in TABLE_OPTIONS]))


class Options:
    """What a table agrees on before the game."""

    __slots__ = OPTION_FIELDS

    def __init__(
        self,
        players: int = 2,
        civilizations: tuple[int, ...] = (),
        capitals: tuple[int, ...] = (),
        start_bonus: bool = False,
        without: tuple[int, ...] = (),
        loop_guard: bool = True,
        optional_x_advance: bool = False,
        confirm_turns: bool = False,
        level: int = 0,
        shadow_empire: bool = False,
    ) -> None:
        self.players = players
        self.civilizations = civilizations  # by seat; NONE = dealt
        self.capitals = capitals  # by seat, mat numbers; 0 = dealt
        self.start_bonus = start_bonus  # CIV-9
        self.without = without  # tapestry cards left out of the deck
        self.loop_guard = loop_guard  # OPEN-1
        self.optional_x_advance = optional_x_advance  # OPEN-3
        self.confirm_turns = confirm_turns  # ask before a turn ends, so that the last choice can be taken back
        self.level = level  # of the Automa in the solo game, 1 to 6; 0 without it
        self.shadow_empire = shadow_empire  # as third force of a two-player game


def parse_options(data: Any) -> Options:
    """Options from their JSON-able form. What is missing has its default; one player meets DEFAULT_LEVEL."""
    if not isinstance(data, Mapping):
        raise OptionError(f"options must be an object, not {quoted(data)}", "option-object", {"value": quoted(data)})
    given = dict(data)
    read: dict[str, Any] = {}
    for option in TABLE_OPTIONS:
        if option.name in given:
            value = given.pop(option.name)
            if option.name != "level" or value is not None:
                read[option.name] = option.read(value)
    if given:
        name = quoted(next(iter(given)))
        raise OptionError(f"no such option: {name}", "option-unknown", {"value": name})
    if "players" not in read:
        raise OptionError("the number of players is missing", "option-no-players", {})
    if "level" not in read:
        read["level"] = DEFAULT_LEVEL if read["players"] == 1 else 0
    return Options(**read)


def options_document(options: Options) -> dict[str, object]:
    """The options in their JSON-able form."""
    return {option.name: option.show(getattr(options, option.name)) for option in TABLE_OPTIONS}
