"""The solo game: the Automa's cards, mats, levels and civilizations."""

from __future__ import annotations

from collections.abc import Sequence

from gobelin.rules.printed import automa
from gobelin.rules.printed.names import TRACKS
from gobelin.rules.solo.bots import bonus_notation


def decision_cards() -> list[dict[str, object]]:
    return [
        {
            "number": card.number,
            "income": card.income,
            "automa_track": automa.CANDIDATES[card.automa],
            "shadow_track": automa.CANDIDATES[card.shadow],
            "track_order": [automa.ORDER_NAMES[entry] for entry in card.track_order],
            "map": card.map,
            "topple": card.topple,
        }
        for card in automa.CARDS
    ]


def mats() -> dict[str, object]:
    return {"normal": _mat(automa.NORMAL), "hard": _mat(automa.HARD)}


def _mat(mat: Sequence[automa.Multipliers | None]) -> dict[str, object]:
    """VP per territory, per landmark and per space on each track, by income turn."""
    return {
        str(turn): {
            "territory": vp.territory,
            "landmark": vp.landmark,
            **{name: vp.tracks[track] for track, name in enumerate(TRACKS)},
        }
        for turn, vp in enumerate(mat)
        if vp is not None
    }


def levels() -> list[dict[str, object]]:
    return [
        {
            "level": number,
            "mat": "hard" if level.hard else "normal",
            "civilizations": level.civilizations,
            "first_income": level.first_income,
            "extra_advance": level.extra_advance,
            "civilization_bonus": level.civilization_bonus,
            "hand": level.hand,
            "progress_cards": {str(turn): level.progress[turn] for turn in (2, 3, 4)},
        }
        for number, level in enumerate(automa.LEVELS)
        if level is not None
    ]


def civilizations() -> list[dict[str, object]]:
    return [
        {
            "name": name,
            "favorite": TRACKS[track],
            "income_bonus": bonus_notation(track),
        }
        for track, name in enumerate(automa.CIVILIZATIONS)
    ]


def space_benefits() -> dict[str, object]:
    """What the Automa gains on the spaces of the tracks; nothing on the others."""
    return {
        name: {str(space): list(gains) for space, gains in automa.BENEFITS[track].items()}
        for track, name in enumerate(TRACKS)
    }


def first_into_era() -> dict[str, object]:
    """VP for the Automa when it starts an era before you."""
    return {str(era): {"vp": vp} for era, vp in enumerate(automa.FIRST_INTO_ERA_VP) if vp}
