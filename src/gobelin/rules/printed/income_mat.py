"""The income mat: four rows of six spaces (INCOME-11 to -14), and what being first into an era gives (INCOME-6).

Space 1 of a row is free from the start; taking building n of the row exposes space n + 1.
"""

from __future__ import annotations

from typing import Final

from gobelin.rules.printed.names import BUILDINGS


class IncomeSpace:
    """One space: its resource, tile or card icon of step 4, and its VP icon of step 3."""

    def __init__(self, name: str, resource: int = 0, territory: int = 0, tapestry: int = 0, per: str = "", vp: int = 0):
        self.name = name
        self.resource = resource
        self.territory = territory
        self.tapestry = tapestry
        self.per = per  # 1 VP for each of these
        self.vp = vp


_ROWS: Final = {
    "market": (
        IncomeSpace("Barter", resource=1, per="tech_cards"),
        IncomeSpace("Currency", resource=1),
        IncomeSpace("Banking", per="tech_cards"),
        IncomeSpace("Credit Cards", resource=1),
        IncomeSpace("E-Commerce", resource=1, per="tech_cards"),
        IncomeSpace("Biometrics", vp=10),
    ),
    "house": (
        IncomeSpace("Symbology", resource=1, per="capital"),
        IncomeSpace("Language", resource=1),
        IncomeSpace("Writing", per="capital"),
        IncomeSpace("Telephone", resource=1),
        IncomeSpace("Email", resource=1, per="capital"),
        IncomeSpace("Neural Implants", vp=10),
    ),
    "farm": (
        IncomeSpace("Hunting", resource=1, territory=1),
        IncomeSpace("Farming", resource=1),
        IncomeSpace("Breeding", vp=4),
        IncomeSpace("Preservation", resource=1),
        IncomeSpace("Fertilization", resource=1, vp=7),
        IncomeSpace("Food Printing", vp=10),
    ),
    "armory": (
        IncomeSpace("Ceremony", resource=1, tapestry=1),
        IncomeSpace("Racing", resource=1),
        IncomeSpace("Team Sports", per="territories"),
        IncomeSpace("Tabletop Games", resource=1),
        IncomeSpace("Video Games", resource=1, per="territories"),
        IncomeSpace("Virtual Reality", vp=10),
    ),
}
ROWS: Final = tuple(_ROWS[building] for building in BUILDINGS)  # the row's resource has the same number

BUILDINGS_PER_ROW: Final = 5
RESOURCE_LIMIT: Final = 8

FIRST_INTO_ERA: Final = (0, 0, 1, 2, 3, 0)  # any resources, by era

# RESOURCE_ICONS[row][taken]: resource icons exposed once `taken` buildings are off the row.
RESOURCE_ICONS: Final = tuple(
    tuple(sum(space.resource for space in row[: taken + 1]) for taken in range(6)) for row in ROWS
)
