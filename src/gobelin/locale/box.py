"""The contents of the box, ready to be looked up by name or number."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gobelin.rules.documents.listing import contents

_ROWS: Final = {"markets": "market", "houses": "house", "farms": "farm", "armories": "armory"}


class Box:
    """Lookup tables over `gobelin.rules.documents.listing.contents`."""

    def __init__(self) -> None:
        listing: Mapping[str, Any] = contents()
        self.spaces: dict[str, list[dict[str, Any]]] = listing["tracks"]
        self.landmarks: dict[str, dict[str, Any]] = {landmark["id"]: landmark for landmark in listing["landmarks"]}
        self.track_landmarks: dict[tuple[str, int], str] = {
            (landmark["gained"]["track"], landmark["gained"]["space"]): name
            for name, landmark in self.landmarks.items()
            if "track" in landmark["gained"]
        }
        self.income: dict[str, dict[str, Any]] = listing["income_mat"]
        self.capitals: dict[int, dict[str, Any]] = {capital["number"]: capital for capital in listing["capitals"]}
        self.tiles: dict[int, dict[str, Any]] = {tile["id"]: tile for tile in listing["territory_tiles"]}
        self.space_tiles: dict[int, dict[str, Any]] = {tile["id"]: tile for tile in listing["space_tiles"]}
        self.tech: dict[str, dict[str, Any]] = {card["id"]: card for card in listing["tech_cards"]}
        self.tapestries: dict[str, dict[str, Any]] = {card["id"]: card for card in listing["tapestry_cards"]}
        self.decision_cards: dict[int, dict[str, Any]] = {
            card["number"]: card for card in listing["automa_decision_cards"]
        }
        self.automa_levels: dict[int, dict[str, Any]] = {level["level"]: level for level in listing["automa_levels"]}
        self.automa_mats: dict[str, dict[str, dict[str, int]]] = listing["automa_mats"]
        self.automa_civilizations: dict[str, str] = {  # by favourite track
            civilization["favorite"]: civilization["name"] for civilization in listing["automa_civilizations"]
        }
        self.civilizations: dict[str, dict[str, Any]] = {mat["key"]: mat for mat in listing["civilizations"]}
        self.printed: dict[str, dict[str, dict[str, Any]]] = {
            side: {",".join(map(str, land["hex"])): land for land in board["printed"]}
            for side, board in listing["map"].items()
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

    def slot(self, civilization: str, number: int) -> Any:
        """What a space of a civilization mat gives, counted from 1."""
        return self.civilizations[civilization]["printed"]["slots"][number - 1]["gives"]

    def lane(self, civilization: str, lane: str, name: str) -> list[Any]:
        """What the spaces of a `row` or `column` of a civilization mat give, in the order in which they are used."""
        slots = self.civilizations[civilization]["printed"]["slots"]
        return [slot["gives"] for slot in slots if slot[lane] == name and slot["gives"] is not None]

    def space(self, track: str, number: int) -> dict[str, Any]:
        return self.spaces[track][number - 1]

    def corners(self, side: str, name: str, land: Mapping[str, Any]) -> list[str]:
        """The terrain at the six corners of an explored hex as it lies, clockwise from the upper left."""
        if land["tile"] is None:
            return list(self.printed[side][name]["vertices"])
        corners: list[str] = self.tiles[land["tile"]]["vertices"]
        turn: int = land["turn"]
        return corners[6 - turn :] + corners[: 6 - turn]

    def land(self, side: str, name: str, land: Mapping[str, Any]) -> list[str]:
        """The land terrains of an explored hex."""
        if land["tile"] is None:
            return list(self.printed[side][name]["land"])
        return self.land_of_tile(land["tile"])

    def land_of_tile(self, number: int) -> list[str]:
        tile = self.tiles[number]
        if tile["inner"]:
            return [tile["inner"]]
        return [terrain for terrain in dict.fromkeys(tile["vertices"]) if terrain != "sea"]


@cache
def box() -> Box:
    return Box()
