"""What an option brings at once, in short, and what is still to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gobelin.documents import Told
from gobelin.documents.views import Waiting
from gobelin.locale.arguments import Arguments
from gobelin.locale.effects import Effects
from gobelin.locale.events import player_of
from gobelin.locale.names import Names
from gobelin.rules.printed.names import RESOURCES

_KEYS: Final = ("achievement", "building", "district", "landmark", "prediction", "topple", "void")


@dataclass(frozen=True)
class Hints:
    """Hints for the one who decides."""

    names: Names
    effects: Effects
    arguments: Arguments

    def describe(self, events: Sequence[Told]) -> str:
        """``+3 VP, +1 coin, landmark Forge``; empty where nothing is known to follow."""
        return self.names.join(self.parts(events), "middle")

    def parts(self, events: Sequence[Told]) -> list[str]:
        """The parts of a hint, each once."""
        names = self.names
        own = [event for event in events if player_of(event) == names.you]
        parts = []
        points = sum(event["points"] for event in own if event["key"] == "vp")
        if points:
            parts.append(names.text("hint-vp", points=f"{points:+}"))
        for resource in RESOURCES:
            gains = [event for event in own if event["key"] == "gain" and event["resource"] == resource]
            for kind, total in (
                ("gain", sum(gain["amount"] for gain in gains)),
                ("lost", sum(gain["lost"] for gain in gains)),
            ):
                if total:
                    parts.append(names.text(f"hint-{kind}", gained=names.amount(total, resource)))
        for event in events:
            if event in own and event["key"] in _KEYS and event.get("effect", True):  # nothing is no effect
                parts.append(self._part(event))
            elif event not in own and event["key"] == "vp" and event["points"]:
                who = names.player(event["player"])
                parts.append(names.text("hint-rival-vp", player=who, points=f"{event['points']:+}"))
        return list(dict.fromkeys(parts))

    def _part(self, event: Told) -> str:
        words = self.arguments.translate(event)
        if event["key"] == "building":
            words["a-building"] = self.effects.building(event["building"])
        return self.names.fill(f"hint-{event['key']}", words)

    def waiting(self, waiting: Sequence[Waiting]) -> str:
        """What is still to come for you after the question that is open, from `waiting` of the view."""
        own = (one["effect"] for one in waiting if one["player"] == self.names.you and one.get("effect"))
        return self.effects.describe_all(own, "then")
