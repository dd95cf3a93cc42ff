"""The vocabulary's connecting words: gain, then, all, one of. The other effects stand in their chapters."""

from __future__ import annotations

from gobelin.rules.chapters import decks
from gobelin.rules.chapters.resources import gain_resource, score
from gobelin.rules.engine import actions
from gobelin.rules.engine.frames import Effect, Question, Resolve, YesNo
from gobelin.rules.engine.state import State
from gobelin.rules.printed.names import RESOURCES


class Nothing(Effect):
    """A space without benefit."""

    def is_plain(self, state: State, player: int) -> bool:
        return True

    def notation(self) -> object:
        return None


NOTHING = Nothing()


class Gain(Effect):
    """Named gains: resources, VP, tiles and tapestry cards."""

    def __init__(
        self, vp: int = 0, coin: int = 0, worker: int = 0, food: int = 0, culture: int = 0, territory: int = 0,
        space: int = 0, tapestry: int = 0,
    ) -> None:  # fmt: skip
        self.vp = vp
        self.resources = tuple((r, n) for r, n in enumerate((coin, worker, food, culture)) if n)
        self.territory = territory
        self.space = space
        self.tapestry = tapestry
        if vp:
            self.part = "vp"
        elif territory:
            self.part = "territory"
        elif space:
            self.part = "space_tile"
        elif tapestry:
            self.part = "tapestry"
        else:
            self.part = "resources"

    def possible(self, state: State, player: int) -> bool:
        if self.vp or self.resources:
            return True
        return (
            (self.tapestry > 0 and decks.has_tapestries(state))
            or (self.territory > 0 and decks.has_territories(state))
            or (self.space > 0 and len(state.space_deck) > 0)
        )

    def is_plain(self, state: State, player: int) -> bool:
        if self.tapestry:
            for power in state.players[player].powers:
                if power.asks_at_draw():
                    return False
        return True

    def resolve(self, state: State, player: int, source: int) -> None:
        for resource, amount in self.resources:
            gain_resource(state, player, resource, amount, source)
        if self.vp:
            score(state, player, self.vp, source)
        if self.territory:
            decks.gain_territories(state, player, self.territory, source)
        if self.space:
            decks.gain_space_tiles(state, player, self.space, source)
        if self.tapestry:
            decks.gain_tapestries(state, player, self.tapestry, source)

    def notation(self) -> object:
        out: dict[str, int] = {RESOURCES[resource]: amount for resource, amount in self.resources}
        for key, amount in (
            ("vp", self.vp), ("territory", self.territory), ("space", self.space), ("tapestry", self.tapestry),
        ):  # fmt: skip
            if amount:
                out[key] = amount
        return out


class Then(Effect):
    """Several effects in this order."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts
        self.part = parts[0].part

    def possible(self, state: State, player: int) -> bool:
        return any(part.possible(state, player) for part in self.parts)

    def resolve(self, state: State, player: int, source: int) -> None:
        for part in reversed(self.parts):
            state.push(Resolve(player, part, source))

    def notation(self) -> object:
        return {"then": [part.notation() for part in self.parts]}


class All(Effect):
    """Several effects in the owner's order (TIMING-8)."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def possible(self, state: State, player: int) -> bool:
        return any(part.possible(state, player) for part in self.parts)

    def is_plain(self, state: State, player: int) -> bool:
        return all(part.is_plain(state, player) for part in self.parts)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhatNext(player, self.parts, source))

    def notation(self) -> object:
        return {"all": [part.notation() for part in self.parts]}


class WhatNext(Question):
    """Which part do you take next? Plain gains are taken as printed, unasked (TIMING-20)."""

    kind = "order"

    def __init__(self, player: int, parts: tuple[Effect, ...], source: int) -> None:
        self.player = player
        self.parts = parts
        self.source = source

    def options(self, state: State) -> list[int]:
        if all(part.is_plain(state, self.player) for part in self.parts):
            return [do(self.parts[0])]
        return [do(part) for part in self.parts]

    def answer(self, state: State, action: int) -> None:
        at = [do(part) for part in self.parts].index(action)
        rest = self.parts[:at] + self.parts[at + 1 :]
        if rest:
            state.push(WhatNext(self.player, rest, self.source))
        state.push(Resolve(self.player, self.parts[at], self.source))

    def about(self, state: State) -> dict[str, object]:
        return {"parts": {part.part: part.notation() for part in self.parts}}


class OneOf(Effect):
    """One of several effects, the owner's choice; a void one only if all are void (TIMING-9)."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = parts

    def possible(self, state: State, player: int) -> bool:
        return any(part.possible(state, player) for part in self.parts)

    def resolve(self, state: State, player: int, source: int) -> None:
        state.push(WhichOne(player, self.parts, source))

    def notation(self) -> object:
        return {"one_of": [part.notation() for part in self.parts]}


class WhichOne(Question):
    """Which of these do you take?"""

    kind = "one_of"

    def __init__(self, player: int, parts: tuple[Effect, ...], source: int) -> None:
        self.player = player
        self.parts = parts
        self.source = source

    def options(self, state: State) -> list[int]:
        return [do(part) for part in self.parts if part.possible(state, self.player)]

    def answer(self, state: State, action: int) -> None:
        for part in self.parts:
            if do(part) == action:
                state.push(Resolve(self.player, part, self.source))
                return

    def about(self, state: State) -> dict[str, object]:
        return {"parts": {part.part: part.notation() for part in self.parts}}


class May(YesNo):
    """Do you want this effect? It is not offered when it would be void."""

    kind = "may"

    def __init__(self, player: int, effect: Effect, source: int) -> None:
        self.player = player
        self.effect = effect
        self.source = source

    def is_offered(self, state: State) -> bool:
        return self.effect.possible(state, self.player)

    def accept(self, state: State) -> None:
        state.push(Resolve(self.player, self.effect, self.source))

    def about(self, state: State) -> dict[str, object]:
        return {"effect": self.effect.notation()}


def do(part: Effect) -> int:
    """The action that picks this part."""
    return actions.do(part.part)
