"""The log in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gobelin.locale.arguments import Arguments, yes
from gobelin.locale.box import box
from gobelin.locale.names import NONE, sentence

Event = Mapping[str, Any]
Words = dict[str, Any]

PERSON: Final = 0  # the only one of a solo game sits first
NAMED_HEXES: Final = 3  # hexes that were left out are named up to this number


class Events(Arguments):
    """Sentences for events, alone or several that belong together."""

    def event(self, event: Event) -> str:
        """The sentence for an event of `Game.events`; empty where it is not worth one."""
        key = event["key"]
        arguments = self.spoken(event)
        arguments["from"] = self.from_source(event.get("source"))
        if key in _MORE:
            arguments |= _MORE[key](self, event)
        return sentence(self.fill(f"event-{key}", arguments))

    def narrate(self, events: Iterable[Event]) -> list[tuple[Event, str]]:
        """Sentences for a run of events, each with its (first) event.

        Gains from one source are told together, and so are new tech cards and what a bot scores in an income turn.
        """
        groups: list[list[Event]] = []
        for event in events:
            if groups and _go_together(groups[-1][0], event):
                groups[-1].append(event)
            else:
                groups.append([event])
        told = [(group[0], words) for group in groups for words in self._told(group)]
        return [(event, words) for event, words in told if words]

    def _told(self, group: Sequence[Event]) -> list[str]:
        first = group[0]
        if first["key"] == "vp" and first["source"] == "solo":
            return [self._bot_scores(group)]
        if len(group) > 1 and first["key"] == "display":
            cards = self.listed(self.card(shown["card"]) for shown in group)
            return [sentence(self.text("event-display-several", cards=cards))]
        if len(group) > 1 and not any(gain["lost"] for gain in group):
            gained = self.counted([gain["resource"] for gain in group for _ in range(gain["amount"])])
            arguments = self.who("player", first["player"]) | {"from": self.from_source(first["source"])}
            return [sentence(self.fill("event-gain-several", arguments | {"gained": gained}))]
        return [self.event(event) for event in group]

    def _bot_scores(self, scores: Sequence[Event]) -> str:
        """All that the Automa's mat scores, in one sentence; with its parts where there are several."""
        scored = [score for score in scores if score["points"]]
        if len(scored) == 1:
            return self.event(scored[0])
        parts = (
            self.text("event-vp-part", points=score["points"], counted=self.text(f"per-{score['per']}"))
            for score in scored
        )
        points = sum(score["points"] for score in scores)
        arguments = self.who("player", scores[0]["player"]) | {"points": points, "parts": self.listed(parts, "middle")}
        return sentence(self.fill("event-vp-several", arguments))

    # --- Why the bots do what they do

    def track_reasons(self, event: Event) -> str:
        """By which rule which tracks were left, and how the tiebreaker card chose among them."""
        tracks = event["candidates"]
        last = "or" if event["rule"] == "all" else "and"
        facts = {"count": len(tracks), "tracks": self.tracks(tracks, last), "steps": event["steps"][event["track"]]}
        why = self.fill(f"reason-track-{event['rule']}", facts)
        if len(tracks) == 1:
            return why
        taken = next(one for one in event["order"] if (event["favorite"] if one == "favorite" else one) in tracks)
        order = self.text(
            "reason-track-order",
            favorite=yes(taken == "favorite"),
            below=yes(self.role(event["player"]) == "shadow_empire"),
            track=self.name("track", event["track"]),
        )
        return self.listed([why, order], "reason")

    def hex_reasons(self, event: Event) -> str:
        """What made the hexes candidates, and how the map of the tiebreaker card chose among them."""
        reasons = []
        stages = event["stages"]
        # where there was no choice left, and that land can be taken at all, is no reason unless it is the only one
        telling = [stage for stage in stages if len(stage["hexes"]) > 1 and stage["reason"] != "neutral"]
        for stage in telling or stages[:1]:
            steps = stage["distances"].get(event["hex"])
            facts = self.who("person", PERSON) | {"steps": NONE if steps is None else steps}
            reasons.append(self.fill(f"reason-hex-{stage['reason']}", facts))
        others = [name for name in event["candidates"] if name != event["hex"]]
        if others:
            reasons.append(
                self.text(
                    "reason-hex-order",
                    count=len(others),
                    others=self.listed(others[:NAMED_HEXES]),
                    **self.directions(event["order"]),
                )
            )
        return self.listed(reasons, "reason") or self.text("reason-hex-only")

    def face(self, die: str, face: str | int) -> str:
        """What a conquer die shows."""
        if die == "red":
            return self.text("face-red", face=face)
        return self.text("face-black", face=face, gained=NONE if face == "territory" else self.amount(1, str(face)))


def _go_together(first: Event, event: Event) -> bool:
    """Whether both are told in one sentence. The score of an Automa's mat begins with its territories."""
    if any(event.get(part) != first.get(part) for part in ("key", "player", "source")):
        return False
    if event["key"] == "vp":
        return bool(event["source"] == "solo" and event["per"] != "territories")
    return event["key"] in ("gain", "display")


# --- What the sentences of single events need beside the event's own arguments


def _space(words: Events, event: Event) -> Words:
    """The space reached, copied or gained again."""
    return {"space": words.space(event["track"], event.get("after", event.get("space")))}


def _building(words: Events, event: Event) -> Words:
    building = event["building"]
    return {
        "a-building": words.a_building(building),
        "uncovers": words.explain_income(building, event["exposed"]),
    }


def _place(words: Events, event: Event) -> Words:
    """Where a building came to stand: on plots of the city or beside them, on the map or on a civilization mat."""
    if "hex" in event:
        return {"where": "hex", "place": event["hex"]}
    if "column" in event:
        return {"where": "column", "place": words.text("lane", column=event["column"])}
    plots = event["plots"]
    if len(plots) < 2:
        return {"where": "plots" if plots else "beside", "place": plots[0] if plots else NONE}
    return {"where": "plots", "place": words.text("place-plots", first=plots[0], last=plots[-1])}


def _explore(words: Events, event: Event) -> Words:
    tile = event["tile"]
    return {"land": words.land(tile), "gives": words.effect(box().tiles[tile]["benefit"])}


def _vp(words: Events, event: Event) -> Words:
    points, per = event["points"], event["per"]
    return {
        "points": abs(points),
        "sign": "gain" if points > 0 else "loss",
        "counted": NONE if per == "plain" else words.text(f"per-{per}"),
    }


def _predicted(words: Events, event: Event) -> Words:
    return {"predicted": words.text(f"predicted-{event['category']}", number=event["number"])}


def _decision_cards(words: Events, event: Event) -> Words:
    last = event["left"] == 0 and box().decision_cards[event["decision"]]["income"]
    return {"ends-era": yes(last and "automa" in words.bots.values())}


def _slot(words: Events, event: Event) -> Words:
    civilization = event["source"].removeprefix("civilization ")
    return {"gives": words.effect(box().slot(civilization, event["slot"]))}


_MORE: Final[dict[str, Callable[[Events, Event], Words]]] = {
    "advance": _space,
    "automa": lambda words, event: {"level-name": words.name("level", event["level"])},
    "bot_hex": lambda words, event: {"reasons": words.hex_reasons(event)},
    "bot_track": lambda words, event: {"reasons": words.track_reasons(event)},
    "building": _building,
    "copy_benefit": _space,
    "decision_cards": _decision_cards,
    "discard_card": lambda words, event: {
        "card": words.card(event.get("card")),
        "trap": yes(event.get("card") == "trap"),
    },
    "explore": _explore,
    "explore_space": lambda words, event: {"gives": words.explain_space_tile(event["tile"])},
    "first_into_era": lambda words, event: words.who("person", PERSON),
    "gain": lambda words, event: {"gained": words.taken(event["amount"], event["resource"])},
    "income": lambda words, event: {"era-number": event["era"]},
    "jump": _space,
    "landmark": lambda words, event: {"automa": yes("automa" in words.bots.values())},
    "pact": lambda words, event: {} if "track" in event else {"track": NONE},
    "place": _place,
    "predict": _predicted,
    "prediction": _predicted,
    "regress": _space,
    "repeat": _space,
    "roll_conquer": lambda words, event: {die: words.face(die, event[die]) for die in ("red", "black")},
    "shuffle": lambda words, event: {"size": event.get("size", 0)},
    "slot": _slot,
    "space_tiles": lambda words, event: {"count": len(event["tiles"])},
    "tapestry_cards": lambda words, event: {
        "drawn": words.taken(event["amount"], "tapestry"),
        **({} if event.get("cards") else {"cards": NONE}),
    },
    "territory_tiles": lambda words, event: {"count": len(event["tiles"])},
    "trade": _space,
    "void": lambda words, event: {} if event["effect"] else {"effect": NONE},
    "vp": _vp,
}
