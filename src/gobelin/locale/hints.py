"""Previews in short: what an option brings at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gobelin.locale.decisions import Decisions, Seen
from gobelin.rules.printed.names import RESOURCES

_TOLD: Final = ("achievement", "building", "district", "landmark", "prediction", "topple", "void")


class Hints(Decisions):
    """Hints for the one who decides."""

    def hint(self, events: Sequence[Seen]) -> str:
        """``+3 VP, +1 coin, landmark Forge``; empty where nothing is known to follow."""
        return self.listed(self.hints(events), "middle")

    def hints(self, events: Sequence[Seen]) -> list[str]:
        """The parts of a hint, each once."""
        own = [event for event in events if event.get("player") == self.you]
        parts = []
        points = sum(event["points"] for event in own if event["key"] == "vp")
        if points:
            parts.append(self.text("hint-vp", points=f"{points:+}"))
        for resource in RESOURCES:
            gains = [event for event in own if event["key"] == "gain" and event["resource"] == resource]
            for kind, count in (("gain", "amount"), ("lost", "lost")):
                total = sum(gain[count] for gain in gains)
                if total:
                    parts.append(self.text(f"hint-{kind}", gained=self.amount(total, resource)))
        for event in events:
            if event in own and event["key"] in _TOLD and event.get("effect", True):  # nothing is no effect
                parts.append(self.fill(f"hint-{event['key']}", self._arguments(event)))
            elif event not in own and event["key"] == "vp" and event["points"]:
                who = self.player(event["player"])
                parts.append(self.text("hint-rival-vp", player=who, points=f"{event['points']:+}"))
        return list(dict.fromkeys(parts))

    def _arguments(self, event: Seen) -> dict[str, Any]:
        words = self.spoken(event)
        if event["key"] == "building":
            words["a-building"] = self.a_building(event["building"])
        return words

    def waiting(self, waiting: Sequence[Seen]) -> str:
        """What is still to come for you after the question that is open, from `waiting` of the view."""
        return self.effects(
            (one["effect"] for one in waiting if one["player"] == self.you and one.get("effect")), "then"
        )
