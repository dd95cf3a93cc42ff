"""What the rules say in words, by the name of the argument: `track` is always a track, `card` always a card.

Events, questions and options are told in the same way. Their arguments are turned into words by this table, some more
are worked out for those that need them (events.py, decisions.py), and the message takes what it declares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gobelin.locale.bundles import Value
from gobelin.locale.effects import Effects
from gobelin.locale.names import NONE, ROMAN
from gobelin.rules.printed.names import BUILDINGS

PLAYERS: Final = ("player", "opponent", "holder", "attacker", "owner", "host", "person", "closed_by")

# Everything else stays as it is: numbers, hexes and plots, and keys that a message chooses its words by.
_SPOKEN: Final[dict[str, Callable[[Effects, Any], Value]]] = {
    "achievement": lambda words, key: words.name("achievement", key),
    "bonus": lambda words, effect: words.effect(effect),
    "building": lambda words, key: words.name("building", key),
    "buildings": lambda words, keys: words.listed(words.a_building(key) for key in keys),
    "capital": lambda words, number: words.name("capital", number),
    "card": lambda words, key: words.card(key),
    "cards": lambda words, keys: words.listed(words.card(key) for key in keys),
    "civilization": lambda words, key: words.civilization(key),
    "effect": lambda words, effect: words.effect(effect),
    "era": lambda words, era: ROMAN[era],
    "landmark": lambda words, key: words.name("landmark", key),
    "missing": lambda words, keys: words.counted(keys),
    "piece": lambda words, key: words.piece(key),
    "resource": lambda words, key: words.name("resource", key),
    "resources": lambda words, keys: words.counted(keys),
    "source": lambda words, source: words.source(source),
    "tiles": lambda words, numbers: words.listed(map(str, numbers)),
    "track": lambda words, key: words.name("track", key),
    "tracks": lambda words, keys: words.tracks(keys),
}


class Arguments(Effects):
    """Arguments of the rules in words."""

    def spoken(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Each argument in words, by its name; players and pieces with a key beside it."""
        found: dict[str, Any] = {}
        for name, value in facts.items():
            if name in PLAYERS:
                found |= self.who(name, value)
            elif value is None:
                found[name] = NONE
            elif name in _SPOKEN:
                found[name] = _SPOKEN[name](self, value)
                if name == "piece":
                    found["piece-is"] = value if value in BUILDINGS else "landmark"
            elif isinstance(value, bool):
                found[name] = yes(value)
            else:
                found[name] = value
        return found

    def refused(self, reason: str, facts: Mapping[str, Any]) -> str:
        """Why something cannot be chosen; `facts` is what a decision says of it beside the reason."""
        return self.fill(f"refused-{reason}", self.spoken(facts))

    def undo(self, reason: str) -> str:
        """Why nothing can be taken back: the reason of `CannotUndo`."""
        return self.text(f"undo-{reason or NONE}")

    def step(self, step: str) -> str:
        """Something still to come that is neither effect nor question."""
        return self.text(f"step-{step}")

    def who(self, name: str, seat: int | None) -> dict[str, str]:
        """A player as two arguments: the name, and the role to choose a sentence by."""
        return {name: NONE if seat is None else self.player(seat), f"{name}-is": self.role(seat)}


def yes(value: object) -> str:
    """Truth as a key of a Fluent choice."""
    return "yes" if value else "no"
