"""The log in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from gobelin.documents import Told
from gobelin.documents.generated import events as types
from gobelin.locale.arguments import Arguments
from gobelin.locale.box import box
from gobelin.locale.effects import Effects
from gobelin.locale.explanations import Explanations
from gobelin.locale.names import NONE, Names, sentence, yes_or_no
from gobelin.locale.reasons import PERSON, Reasons

Extras = dict[str, Any]  # arguments of a message that are worked out


@dataclass(frozen=True)
class Events:
    """Sentences for events, alone or several that belong together."""

    names: Names
    effects: Effects
    explain: Explanations
    reasons: Reasons
    arguments: Arguments

    def describe(self, event: Told) -> str:
        """The sentence for an event of `Game.events`; empty where it is not worth one."""
        arguments = self.arguments.translate(event)
        arguments["from"] = self.effects.source_in_brackets(event.get("source"))
        if event["key"] in _EXTRAS:
            arguments |= _EXTRAS[event["key"]](self, event)
        return sentence(self.names.fill(f"event-{event['key']}", arguments))

    def narrate(self, events: Iterable[Told]) -> list[tuple[Told, str]]:
        """Sentences for a run of events, each with its (first) event.

        Gains from one source are told together, and so are new tech cards and what a bot scores in an income turn.
        """
        groups: list[list[Told]] = []
        for event in events:
            if groups and _go_together(groups[-1][0], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        return [(group[0], words) for group in groups for words in self._sentences(group) if words]

    def _sentences(self, group: Sequence[Told]) -> list[str]:
        scores = [event for event in group if event["key"] == "vp" and event["source"] == "solo"]
        if scores:
            return [self._bot_scores(scores)]
        if len(group) == 1:
            return [self.describe(group[0])]
        shown = [self.names.card(event["card"]) for event in group if event["key"] == "display"]
        if shown:
            return [sentence(self.names.text("event-display-several", cards=self.names.join(shown)))]
        gains = [event for event in group if event["key"] == "gain"]
        if any(gain["lost"] for gain in gains):
            return [self.describe(gain) for gain in gains]
        return [self._gains(gains)]

    def _gains(self, gains: Sequence[types.GainTold]) -> str:
        resources = [gain["resource"] for gain in gains for _ in range(gain["amount"])]
        arguments = self.names.who("player", gains[0]["player"]) | {
            "gained": self.effects.resources(resources),
            "from": self.effects.source_in_brackets(gains[0]["source"]),
        }
        return sentence(self.names.fill("event-gain-several", arguments))

    def _bot_scores(self, scores: Sequence[types.VpTold]) -> str:
        """All that the Automa's mat scores, in one sentence; with its parts where there are several."""
        names = self.names
        several = [score for score in scores if score["points"]]
        if len(several) == 1:
            return self.describe(several[0])
        parts = (
            names.text("event-vp-part", points=score["points"], counted=names.text(f"per-{score['per']}"))
            for score in several
        )
        points = sum(score["points"] for score in scores)
        arguments = names.who("player", scores[0]["player"]) | {"points": points, "parts": names.join(parts, "middle")}
        return sentence(names.fill("event-vp-several", arguments))


def player_of(event: Told) -> int | None:
    """Whose event it is, if anybody's."""
    player = event.get("player")
    return player if isinstance(player, int) else None


def _go_together(first: Told, event: Told) -> bool:
    """Whether both are told in one sentence. The score of an Automa's mat begins with its territories."""
    if any(event.get(part) != first.get(part) for part in ("key", "player", "source")):
        return False
    if event["key"] == "vp":
        return event["source"] == "solo" and event["per"] != "territories"
    return event["key"] in ("gain", "display")


# --- What the sentences of single events need beside the event's own arguments


def _step(words: Events, event: types.AdvanceTold | types.JumpTold | types.RegressTold) -> Extras:
    """The space that is reached."""
    return {"space": words.names.space(event["track"], event["after"])}


def _space(words: Events, event: types.CopyBenefitTold | types.RepeatTold | types.TradeTold) -> Extras:
    """The space that is copied or gained again."""
    return {"space": words.names.space(event["track"], event["space"])}


def _building(words: Events, event: types.BuildingTold) -> Extras:
    building = event["building"]
    return {
        "a-building": words.effects.building(building),
        "uncovers": words.explain.income(building, event["exposed"]),
    }


def _place(words: Events, event: types.PlaceTold | types.PlaceHexTold | types.PlaceColumnTold) -> Extras:
    """Where a building came to stand: on plots of the city or beside them, on the map or on a civilization mat."""
    if "hex" in event:
        return {"where": "hex", "place": words.names.hex(cast(types.PlaceHexTold, event)["hex"])}
    if "column" in event:
        column = cast(types.PlaceColumnTold, event)["column"]
        return {"where": "column", "place": words.names.text("lane", column=column)}
    plots = event["plots"]
    return {"where": "plots", "place": words.names.plots(plots)} if plots else {"where": "beside", "place": NONE}


def _explore(words: Events, event: types.ExploreTold) -> Extras:
    return {"land": words.explain.land(event["tile"]), "gives": words.explain.benefit(event["tile"])}


def _discard_card(words: Events, event: types.DiscardCardTold) -> Extras:
    card = event.get("card")
    return {"card": words.names.card(card), "trap": yes_or_no(card == "trap")}


def _cards(words: Events, event: types.TapestryCardsTold) -> Extras:
    drawn = words.effects.gain(event["amount"], "tapestry")
    return {"drawn": drawn} if event.get("cards") else {"drawn": drawn, "cards": NONE}


def _vp(words: Events, event: types.VpTold) -> Extras:
    points, per = event["points"], event["per"]
    return {
        "points": abs(points),
        "sign": "gain" if points > 0 else "loss",
        "counted": NONE if per == "plain" else words.names.text(f"per-{per}"),
    }


def _prediction(words: Events, event: types.PredictTold | types.PredictionTold) -> Extras:
    return {"predicted": words.names.text(f"predicted-{event['category']}", number=event["number"])}


def _decision_cards(words: Events, event: types.DecisionCardsTold) -> Extras:
    last = event["left"] == 0 and box().decision_cards[event["decision"]]["income"]
    return {"ends-era": yes_or_no(last and words.names.with_automa)}


def _roll_conquer(words: Events, event: types.RollConquerTold) -> Extras:
    return {"red": face(words.names, "red", event["red"]), "black": face(words.names, "black", event["black"])}


def face(names: Names, die: str, shown: str | int) -> str:
    """What a conquer die shows."""
    if die == "red":
        return names.text("face-red", face=shown)
    return names.text("face-black", face=shown, gained=NONE if shown == "territory" else names.amount(1, str(shown)))


def _slot(words: Events, event: types.SlotTold) -> Extras:
    civilization = event["source"].removeprefix("civilization ")
    return {"gives": words.effects.describe(box().slot(civilization, event["slot"]))}


_EXTRAS: Final[dict[str, Callable[[Events, Any], Extras]]] = {
    "advance": _step,
    "automa": lambda words, event: {"level-name": words.names.name("level", event["level"])},
    "bot_hex": lambda words, event: {"reasons": words.reasons.hex(event)},
    "bot_track": lambda words, event: {"reasons": words.reasons.track(event)},
    "building": _building,
    "copy_benefit": _space,
    "decision_cards": _decision_cards,
    "discard_card": _discard_card,
    "explore": _explore,
    "explore_space": lambda words, event: {"gives": words.explain.space_tile(event["tile"])},
    "first_into_era": lambda words, event: words.names.who("person", PERSON),
    "gain": lambda words, event: {"gained": words.effects.gain(event["amount"], event["resource"])},
    "income": lambda words, event: {"era-number": event["era"]},
    "jump": _step,
    "landmark": lambda words, event: {"automa": yes_or_no(words.names.with_automa)},
    "pact": lambda words, event: {} if "track" in event else {"track": NONE},
    "place": _place,
    "predict": _prediction,
    "prediction": _prediction,
    "regress": _step,
    "repeat": _space,
    "roll_conquer": _roll_conquer,
    "shuffle": lambda words, event: {"size": event.get("size", 0)},
    "slot": _slot,
    "space_tiles": lambda words, event: {"count": len(event["tiles"])},
    "tapestry_cards": _cards,
    "territory_tiles": lambda words, event: {"count": len(event["tiles"])},
    "trade": _space,
    "void": lambda words, event: {} if event["effect"] else {"effect": NONE},
    "vp": _vp,
}
