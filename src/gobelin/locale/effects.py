"""What things give and cost, and where they come from: the notation of the rules in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, cast

from gobelin.documents.components import IncomePosition
from gobelin.documents.effects import Bonus, ByTerrain, Effect, Expression, Gains
from gobelin.locale.names import Names

AMOUNTS: Final = ("coin", "worker", "food", "culture", "any", "vp", "territory", "space", "tapestry", "tech")
QUIET_SOURCES: Final = ("turn", "setup", "solo")  # the sentence or its neighbours make them plain


@dataclass(frozen=True)
class Effects:
    """Amounts, effects, costs and sources."""

    names: Names

    # --- Amounts

    def gain(self, count: int, what: str) -> str:
        """An amount as the object of a verb: you gain 2 coins."""
        return self.names.text(f"object-{what}", count=count)

    def resources(self, resources: Sequence[str]) -> str:
        """1 coin and 2 food, for a list of resources that are gained or paid."""
        return self.names.join(self.gain(resources.count(one), one) for one in dict.fromkeys(resources))

    def cost(self, resources: Sequence[str]) -> str:
        """What a space of a track costs."""
        amounts = (self.names.amount(resources.count(one), one) for one in dict.fromkeys(resources))
        return self.names.join(amounts, "plus")

    # --- Effects

    def describe(self, effect: Effect | Bonus | Gains | ByTerrain | None) -> str:
        """An effect in the notation of docs/notation.md."""
        if not effect:
            return self.names.text("effect-nothing")
        if isinstance(effect, str):
            return self.names.text(f"effect-{effect}")
        head = next((head for head in _HEADS if head in effect), None)
        if head is not None:
            return _HEADS[head](self, cast(Expression, effect))
        counts = cast(dict[str, int], effect)
        return self.names.join(self.names.amount(counts[what], what) for what in AMOUNTS if what in counts)

    def describe_all(self, effects: Iterable[Effect | None], last: str = "and") -> str:
        return self.names.join((self.describe(one) for one in effects), last)

    def tracks(self, tracks: Iterable[str], last: str = "and") -> str:
        """Science and Military."""
        return self.names.join((self.names.name("track", one) for one in tracks), last)

    def track(self, track: str | Sequence[str]) -> str:
        """The track of the notation, with the words a language has around it: one, one of several, or any."""
        if track == "any":
            return self.names.text("effect-track-any")
        tracks = self.tracks([track] if isinstance(track, str) else track, "or")
        return self.names.text("effect-track", track=tracks)

    def building(self, types: str | Sequence[str]) -> str:
        """a farm; a farm or a house; an income building of any type."""
        kinds = [types] if isinstance(types, str) else types
        return self.names.join((self.names.text(f"effect-building-{kind}") for kind in kinds), "or")

    def income(self, space: IncomePosition) -> str:
        """What a space of the income mat gives in every income turn."""
        return self.describe_all(part for part in (space["income"], space["vp"]) if part)

    # --- Sources

    def source(self, source: str) -> str:
        """Where something comes from: space science 4, tech bakery, income 3, territory 12."""
        names = self.names
        kind, *rest = source.split()
        if kind == "space":
            return names.space(rest[0], int(rest[1]))
        if kind in ("tech", "tapestry", "civilization", "landmark"):
            return names.name(kind, rest[0])
        if kind == "achievement":
            return names.text("source-achievement", achievement=names.name("achievement", rest[0]))
        if kind == "territory" and rest:
            return names.text("source-territory-tile", number=int(rest[0]))
        if kind == "space_tile":
            return names.text("source-space_tile", number=int(rest[0]))
        if kind == "income" and rest:
            return names.text(f"source-income-{rest[0]}")
        return names.text(f"source-{kind}")

    def source_in_brackets(self, source: str | None) -> str:
        """To end a sentence; nothing where the source is plain."""
        return self.names.text("from", source=self.source(source)) if source and source not in QUIET_SOURCES else ""


def _pay(words: Effects, effect: Expression) -> str:
    return words.names.text("effect-pay", pay=words.describe(effect["pay"]), gain=words.describe(effect["gain"]))


def _landmark(words: Effects, effect: Expression) -> str:
    name = effect["landmark"]
    if name == "any_on_landmark_board":
        return words.names.text(f"effect-landmark-{name}")
    return words.names.text("effect-landmark", landmark=words.names.name("landmark", name.lower().replace(" ", "_")))


def _rule(words: Effects, effect: Expression) -> str:
    """A rule by its name, with the numbers and effects in it."""
    arguments: dict[str, object] = {"at_least": 0}
    for name, value in effect.items():
        if effect["rule"] == "per_terrain" and name == "gain":
            by_terrain = cast(dict[str, Effect], value)
            arguments |= {terrain: words.describe(gain) for terrain, gain in by_terrain.items()}
        elif isinstance(value, list):
            arguments[name] = "/".join(map(str, value))
        else:
            arguments[name] = words.describe(cast(Expression, value)) if isinstance(value, dict) else value
    return words.names.fill(f"effect-rule-{effect['rule']}", arguments)


def _step(verb: Literal["advance", "regress"]) -> Callable[[Effects, Expression], str]:
    return lambda words, effect: words.names.text(
        f"effect-{verb}", track=words.track(effect[verb]["track"]), gain=effect[verb]["gain"]
    )


def _way(head: Literal["research", "explore", "invent"]) -> Callable[[Effects, Expression], str]:
    """What is called by the key and its value: {"research": "bare"}."""
    return lambda words, effect: words.names.text(f"effect-{head}-{effect[head]}")


# The words of the notation that are objects, by the key that tells them; whatever has none of these is amounts.
_HEADS: Final[dict[str, Callable[[Effects, Expression], str]]] = {
    "rule": _rule,
    "then": lambda words, effect: words.describe_all(effect["then"], "then"),
    "all": lambda words, effect: words.describe_all(effect["all"]),
    "one_of": lambda words, effect: words.describe_all(effect["one_of"], "or"),
    "pay": _pay,
    "may": lambda words, effect: words.names.text("effect-may", effect=words.describe(effect["may"])),
    "vp_per": lambda words, effect: words.names.text(f"effect-vp_per-{effect['vp_per']}", times=effect.get("times", 1)),
    "building": lambda words, effect: words.building(effect["building"]),
    "landmark": _landmark,
    "research": _way("research"),
    "explore": _way("explore"),
    "invent": _way("invent"),
    "conquer": lambda words, effect: words.names.text("effect-conquer-with", **effect["conquer"]),
    "advance": _step("advance"),
    "regress": _step("regress"),
    "repeat": lambda words, effect: words.names.text("effect-repeat", track=words.track(effect["repeat"]["track"])),
}
