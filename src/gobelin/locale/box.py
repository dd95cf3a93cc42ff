"""The contents of the box, ready to be looked up by name or number."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, cast

from gobelin.documents import Components, components
from gobelin.documents.effects import Effect
from gobelin.documents.generated.enumerations import Landmark
from gobelin.rules.documents.listing import contents

_ROWS: Final = {"markets": "market", "houses": "house", "farms": "farm", "armories": "armory"}


class Box:
    """Lookup tables over `gobelin.rules.documents.listing.contents`."""

    def __init__(self) -> None:
        listing = cast(Components, contents())
        self.spaces: dict[str, list[components.Space]] = dict(listing["tracks"].items())
        self.landmarks: dict[str, components.LandmarkPiece] = {one["id"]: one for one in listing["landmarks"]}
        self.track_landmarks: dict[tuple[str, int], Landmark] = {
            (landmark["gained"]["track"], landmark["gained"]["space"]): landmark["id"]
            for landmark in listing["landmarks"]
            if "track" in landmark["gained"]
        }
        self.income: dict[str, components.IncomeRow] = dict(listing["income_mat"].items())
        self.capitals = {capital["number"]: capital for capital in listing["capitals"]}
        self.tiles = {tile["id"]: tile for tile in listing["territory_tiles"]}
        self.space_tiles = {tile["id"]: tile for tile in listing["space_tiles"]}
        self.tech: dict[str, components.TechCard] = {card["id"]: card for card in listing["tech_cards"]}
        self.tapestries: dict[str, components.TapestryCard] = {card["id"]: card for card in listing["tapestry_cards"]}
        self.decision_cards = {card["number"]: card for card in listing["automa_decision_cards"]}
        self.automa_levels = {level["level"]: level for level in listing["automa_levels"]}
        self.automa_mats = listing["automa_mats"]
        self.automa_civilizations: dict[str, str] = {  # by favourite track
            civilization["favorite"]: civilization["name"] for civilization in listing["automa_civilizations"]
        }
        self.civilizations: dict[str, components.CivilizationRow] = {
            one["key"]: one for one in listing["civilizations"]
        }

    def building_of(self, income: str) -> str:
        """The building on a row of the income mat, which prerequisites of tech cards call by its plural."""
        return _ROWS[income]

    def open_plots(self, capital: int) -> int:
        return sum(row.count(".") for row in self.capitals[capital]["grid"])

    def size(self, landmark: str) -> tuple[str, bool]:
        """The outline of a landmark, as 2 x 3, and whether there is a gap in it."""
        shape = self.landmarks[landmark]["footprint"]
        return f"{len(shape[0])} x {len(shape)}", any("0" in row for row in shape)

    def slot(self, civilization: str, number: int) -> Effect | None:
        """What a space of a civilization mat gives, counted from 1."""
        return self.civilizations[civilization]["printed"]["slots"][number - 1]["gives"]

    def lane(self, civilization: str, lane: Literal["row", "column"], name: str) -> list[Effect]:
        """What the spaces of a row or column of a civilization mat give, in the order in which they are used."""
        slots = self.civilizations[civilization]["printed"]["slots"]
        return [slot["gives"] for slot in slots if slot[lane] == name and slot["gives"] is not None]

    def space(self, track: str, number: int) -> components.Space:
        return self.spaces[track][number - 1]

    def corners(self, tile: int, turn: int) -> list[str]:
        """The terrain at the six corners of a turned tile, clockwise from the upper left."""
        corners = self.tiles[tile]["vertices"]
        return [*corners[6 - turn :], *corners[: 6 - turn]]


@cache
def box() -> Box:
    return Box()
