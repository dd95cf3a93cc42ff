"""How things stand on the mats of the civilizations: each has its own words, or none where nothing lies on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gobelin.documents.generated.mats import (
    AlchemistsFields,
    CivilizationMat,
    CraftsmenFields,
    EntertainersFields,
    HeraldsFields,
    HistoriansFields,
    LeadersFields,
    MerrymakersFields,
    MilitantsFields,
    MysticsFields,
)
from gobelin.locale.box import box
from gobelin.locale.effects import Effects
from gobelin.locale.names import NONE, Names
from gobelin.rules.printed.names import MAT_COLUMNS


class Mats:
    """Civilization mats in words."""

    def __init__(self, names: Names, effects: Effects) -> None:
        self.names = names
        self.effects = effects

    def describe(self, mat: CivilizationMat) -> str:
        """How things stand on a mat; empty where there is nothing on it, or not yet."""
        describe = MATS[mat["name"]]
        return describe(self, mat["fields"]) if describe and mat["fields"] else ""


def _tokens(words: Mats, fields: HeraldsFields) -> str:
    return words.names.text("mat-tokens", count=fields["tokens_left"])


def _alchemists(words: Mats, fields: AlchemistsFields) -> str:
    if not fields["tracks"]:
        return ""
    return words.names.text("mat-alchemists", tracks=words.effects.tracks(fields["tracks"], "middle"))


def _leaders(words: Mats, fields: LeadersFields) -> str:
    return words.names.text("mat-leaders", tracks=words.effects.tracks(fields["tracks"], "middle") or NONE)


def _entertainers(words: Mats, fields: EntertainersFields) -> str:
    slot = fields["slot"]
    return words.names.text(
        "mat-entertainers", slot=slot, gives=words.effects.describe(box().slot("entertainers", slot))
    )


def _historians(words: Mats, fields: HistoriansFields) -> str:
    gains = [box().slot("historians", square) for square, covered in enumerate(fields["covered"], 1) if not covered]
    return words.names.text("mat-historians", gains=words.effects.describe_all(gains, "middle") or NONE)


def _merrymakers(words: Mats, fields: MerrymakersFields) -> str:
    return _columns(words, "merrymakers", fields["heights"])


def _craftsmen(words: Mats, fields: CraftsmenFields) -> str:
    return _columns(words, "craftsmen", [sum(map(bool, lane)) for lane in fields["lanes"]])


def _columns(words: Mats, civilization: str, counts: list[int]) -> str:
    """How far the columns of a mat are filled."""
    parts = []
    for column, count in zip(MAT_COLUMNS, counts, strict=True):
        size = len(box().lane(civilization, "column", column))
        parts.append(words.names.text("mat-column", column=column, count=count, size=size))
    return words.names.text("mat-columns", columns=words.names.join(parts, "middle"))


def _militants(words: Mats, fields: MilitantsFields) -> str:
    gains = []
    for row, left in zip(("top", "bottom"), fields["outposts_left"], strict=True):
        hexes = box().lane("militants", "row", row)
        gains += hexes[: len(hexes) - left]
    count = sum(fields["outposts_left"])
    return words.names.text("mat-militants", count=count, gains=words.effects.describe_all(gains, "middle") or NONE)


def _mystics(words: Mats, fields: MysticsFields) -> str:
    predictions = [
        words.names.text(f"predicted-{category}", number=number)
        for category, number in fields["predictions"].items()
        if number
    ]
    return words.names.text("mat-mystics", predictions=words.names.join(predictions, "middle") or NONE)


# By civilization, for all of them; None where nothing ever lies on the mat
MATS: Final[dict[str, Callable[[Mats, Any], str] | None]] = {
    "alchemists": _alchemists,
    "architects": None,
    "craftsmen": _craftsmen,
    "entertainers": _entertainers,
    "futurists": None,
    "heralds": _tokens,
    "historians": _historians,
    "inventors": _tokens,
    "isolationists": _tokens,
    "leaders": _leaders,
    "merrymakers": _merrymakers,
    "militants": _militants,
    "mystics": _mystics,
    "nomads": None,
    "the_chosen": None,
    "traders": _tokens,
}
