"""How things stand on the mats of the civilizations: each has its own words, or none where nothing lies on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from gobelin.documents.generated import mats
from gobelin.locale.box import box
from gobelin.locale.effects import Effects
from gobelin.locale.names import NONE, Names
from gobelin.rules.printed.names import MAT_COLUMNS


@dataclass(frozen=True)
class Mats:
    """Civilization mats in words."""

    names: Names
    effects: Effects

    def describe(self, mat: mats.CivilizationMat) -> str:
        """How things stand on a mat; empty where there is nothing on it, or not yet."""
        describe = MATS[mat["name"]]
        return describe(self, mat["fields"]) if describe and mat["fields"] else ""


def _tokens(words: Mats, fields: mats.HeraldsFields) -> str:
    return words.names.text("mat-tokens", count=fields["tokens_left"])


def _alchemists(words: Mats, fields: mats.AlchemistsFields) -> str:
    if not fields["tracks"]:
        return ""
    return words.names.text("mat-alchemists", tracks=words.effects.tracks(fields["tracks"], "middle"))


def _leaders(words: Mats, fields: mats.LeadersFields) -> str:
    return words.names.text("mat-leaders", tracks=words.effects.tracks(fields["tracks"], "middle") or NONE)


def _entertainers(words: Mats, fields: mats.EntertainersFields) -> str:
    slot = fields["slot"]
    return words.names.text(
        "mat-entertainers", slot=slot, gives=words.effects.describe(box().slot("entertainers", slot))
    )


def _historians(words: Mats, fields: mats.HistoriansFields) -> str:
    gains = [box().slot("historians", square) for square, covered in enumerate(fields["covered"], 1) if not covered]
    return words.names.text("mat-historians", gains=words.effects.describe_all(gains, "middle") or NONE)


def _merrymakers(words: Mats, fields: mats.MerrymakersFields) -> str:
    return _columns(words, "merrymakers", fields["heights"])


def _craftsmen(words: Mats, fields: mats.CraftsmenFields) -> str:
    return _columns(words, "craftsmen", [sum(map(bool, lane)) for lane in fields["lanes"]])


def _columns(words: Mats, civilization: str, counts: list[int]) -> str:
    """How far the columns of a mat are filled."""
    parts = []
    for column, count in zip(MAT_COLUMNS, counts, strict=True):
        size = len(box().lane(civilization, "column", column))
        parts.append(words.names.text("mat-column", column=column, count=count, size=size))
    return words.names.text("mat-columns", columns=words.names.join(parts, "middle"))


def _militants(words: Mats, fields: mats.MilitantsFields) -> str:
    gains = []
    for row, left in zip(("top", "bottom"), fields["outposts_left"], strict=True):
        hexes = box().lane("militants", "row", row)
        gains += hexes[: len(hexes) - left]
    count = sum(fields["outposts_left"])
    return words.names.text("mat-militants", count=count, gains=words.effects.describe_all(gains, "middle") or NONE)


def _mystics(words: Mats, fields: mats.MysticsFields) -> str:
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
