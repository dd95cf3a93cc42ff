"""Why bots do what they do, why something is refused or cannot be taken back, and what waits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from gobelin.documents.generated.events import BotHexTold, BotTrackTold
from gobelin.locale.arguments import Arguments
from gobelin.locale.effects import Effects
from gobelin.locale.explanations import Explanations
from gobelin.locale.names import NONE, Names, yes_or_no

PERSON: Final = 0  # the only one of a solo game sits first
NAMED_HEXES: Final = 3  # hexes that were left out are named up to this number


@dataclass(frozen=True)
class Reasons:
    """Reasons in words."""

    names: Names
    effects: Effects
    explain: Explanations
    arguments: Arguments

    def refusal(self, reason: str, facts: Mapping[str, object]) -> str:
        """Why something cannot be chosen; `facts` is what a decision says of it beside the reason."""
        return self.names.fill(f"refused-{reason}", self.arguments.translate(facts))

    def undo_refusal(self, reason: str) -> str:
        """Why nothing can be taken back: the reason of `CannotUndo`."""
        return self.names.text(f"undo-{reason or NONE}")

    def step(self, step: str) -> str:
        """Something still to come that is neither effect nor question."""
        return self.names.text(f"step-{step}")

    def track(self, event: BotTrackTold) -> str:
        """By which rule which tracks were left, and how the tiebreaker card chose among them."""
        names, tracks = self.names, event["candidates"]
        last = "or" if event["rule"] == "all" else "and"
        facts = {
            "count": len(tracks),
            "tracks": self.effects.tracks(tracks, last),
            "steps": event["steps"][event["track"]],
        }
        why = names.fill(f"reason-track-{event['rule']}", facts)
        if len(tracks) == 1:
            return why
        taken = next(one for one in event["order"] if (event["favorite"] if one == "favorite" else one) in tracks)
        order = names.text(
            "reason-track-order",
            favorite=yes_or_no(taken == "favorite"),
            below=yes_or_no(names.role(event["player"]) == "shadow_empire"),
            track=names.name("track", event["track"]),
        )
        return names.join([why, order], "reason")

    def hex(self, event: BotHexTold) -> str:
        """What made the hexes candidates, and how the map of the tiebreaker card chose among them."""
        names, reasons = self.names, []
        stages = event["stages"]
        # where there was no choice left, and that land can be taken at all, is no reason unless it is the only one
        decisive = [stage for stage in stages if len(stage["hexes"]) > 1 and stage["reason"] != "neutral"]
        for stage in decisive or stages[:1]:
            steps = stage["distances"].get(event["hex"])
            facts = names.who("person", PERSON) | {"steps": NONE if steps is None else steps}
            reasons.append(names.fill(f"reason-hex-{stage['reason']}", facts))
        others = [name for name in event["candidates"] if name != event["hex"]]
        if others and event["order"]:
            directions = self.explain.directions(event["order"])
            listed = names.join(map(names.hex, others[:NAMED_HEXES]))
            reasons.append(names.text("reason-hex-order", count=len(others), others=listed, **directions))
        return names.join(reasons, "reason") or names.text("reason-hex-only")
