"""Tech cards, tapestry cards and civilizations."""

from __future__ import annotations

from gobelin.rules.chapters.build import Landmark, display_name
from gobelin.rules.engine import box
from gobelin.rules.engine.box import Prerequisite, Tapestry
from gobelin.rules.engine.frames import Effect
from gobelin.rules.printed import automa, income_mat
from gobelin.rules.printed.names import BUILDINGS, CIVILIZATIONS, NONE, TAPESTRIES, TECHNOLOGIES, TRACKS, TRAP

_PLURALS = {"market": "markets", "house": "houses", "farm": "farms", "armory": "armories"}


def tech_cards() -> list[dict[str, object]]:
    return [
        {
            "id": TECHNOLOGIES[number],
            "name": card.name,
            "circle": card.circle.notation(),
            "square": card.square.notation(),
            "prerequisite": _prerequisite(card.needs),
            "landmark": _landmark_of(card.square),
            "once_per_turn": card.once_per_turn,
        }
        for number, card in enumerate(box.technologies)
    ]


def _landmark_of(square: Effect) -> str | None:
    return display_name(square.landmark) if isinstance(square, Landmark) else None


def _prerequisite(needs: Prerequisite) -> dict[str, object]:
    if needs.track != NONE:
        return {"track": TRACKS[needs.track], "tier": needs.tier}
    name = income_mat.ROWS[needs.row][needs.space - 1].name
    return {"income": _PLURALS[BUILDINGS[needs.row]], "name": name, "space": needs.space}


def tapestry_cards() -> list[dict[str, object]]:
    return [_tapestry(number, card) for number, card in enumerate(box.tapestries)]


def _tapestry(number: int, card: Tapestry) -> dict[str, object]:
    key = TAPESTRIES[number]
    removed = key in automa.REMOVED_TAPESTRIES
    solo_copies = 0 if removed else card.copies - automa.REMOVED_TRAPS if number == TRAP else card.copies
    return {
        "id": key,
        "number": number + 1,
        "name": card.name,
        "copies": card.copies,
        "solo": "removed" if removed else "kept",
        "solo_copies": solo_copies,
        "timing": card.timing,
        "effect": None,
        "triggers": [],
        "forbids": [],
        "allows": [],
        **card.notation(),
    }


def civilizations() -> list[dict[str, object]]:
    return [_civilization(number, key) for number, key in enumerate(CIVILIZATIONS)]


def _civilization(number: int, key: str) -> dict[str, object]:
    civilization = box.civilizations[number]
    mat = civilization.notation()
    start_bonus = mat.pop("start_bonus", None)
    income = mat.pop("income", None)
    if isinstance(income, dict):
        income = {"turns": list(civilization.income_turns), **income}
    setup = mat.pop("setup", {})
    assert isinstance(setup, dict)
    return {
        "id": number + 1,
        "key": key,
        "name": key.replace("_", " ").title(),
        "solo": key not in automa.REMOVED_CIVILIZATIONS,
        "printed": {
            "setup": {"tokens_on_mat": 0, "where": [], "gain": None, **setup},
            "slots": [],
            "start_only": None,
            "income": income,
            "passive": [],
            "forbids": [],
            "allows": [],
            "final": None,
            "midgame": None,
            **mat,
        },
        "adjusted": {"start_bonus": start_bonus},
    }
