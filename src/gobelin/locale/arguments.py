"""What the rules say in words, by the name of the argument: `track` is always a track, `card` always a card.

Events, questions and options are worded in the same way. Their arguments are turned into words by this table, some more
are worked out for those that need them (events.py, options.py), and the message takes what it declares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gobelin.locale.bundles import Value
from gobelin.locale.effects import Effects
from gobelin.locale.names import NONE, ROMAN, Names, yes_or_no
from gobelin.rules.printed.names import BUILDINGS

PLAYERS: Final = ("player", "opponent", "holder", "attacker", "owner", "host", "person", "closed_by")


@dataclass(frozen=True)
class Arguments:
    """Arguments of the rules in words."""

    names: Names
    effects: Effects

    def translate(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Each argument in words, by its name; players and pieces with a key beside it."""
        words: dict[str, Any] = {}
        for name, value in arguments.items():
            if name in PLAYERS:
                words |= self.names.who(name, value)
            elif value is None:
                words[name] = NONE
            elif name in _WORDS:
                words[name] = _WORDS[name](self, value)
                if name == "piece":
                    words["piece-is"] = value if value in BUILDINGS else "landmark"
            elif isinstance(value, bool):
                words[name] = yes_or_no(value)
            else:
                words[name] = value
        return words


def _named(kind: str) -> Callable[[Arguments, Any], Value]:
    return lambda words, key: words.names.name(kind, key)


# Everything else stays as it is: numbers, and keys that a message chooses its words by.
_WORDS: Final[dict[str, Callable[[Arguments, Any], Value]]] = {
    "achievement": _named("achievement"),
    "bonus": lambda words, effect: words.effects.describe(effect),
    "building": _named("building"),
    "buildings": lambda words, keys: words.names.join(words.effects.building(key) for key in keys),
    "capital": _named("capital"),
    "card": lambda words, key: words.names.card(key),
    "cards": lambda words, keys: words.names.join(words.names.card(key) for key in keys),
    "civilization": lambda words, key: words.names.civilization(key),
    "effect": lambda words, effect: words.effects.describe(effect),
    "era": lambda words, era: ROMAN[era],
    "hex": lambda words, key: words.names.hex(key),
    "landmark": _named("landmark"),
    "missing": lambda words, keys: words.effects.resources(keys),
    "piece": lambda words, key: words.names.piece(key),
    "plot": lambda words, key: key.upper(),
    "resource": _named("resource"),
    "resources": lambda words, keys: words.effects.resources(keys),
    "source": lambda words, source: words.effects.source(source),
    "tiles": lambda words, numbers: words.names.join(map(str, numbers)),
    "track": _named("track"),
    "tracks": lambda words, keys: words.effects.tracks(keys),
}
