"""Civilization mats by name: in views (CivilizationMat), and in positions (PositionCivilization).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

# ruff: noqa: UP013
from typing import Literal, TypedDict

from gobelin.documents.generated.enumerations import (
    Building,
    Category,
    Track,
)
from gobelin.documents.parts import (
    Nothing,
)

AlchemistsFields = TypedDict("AlchemistsFields", {
    "tracks": list[Track],
})  # fmt: skip
CraftsmenFields = TypedDict("CraftsmenFields", {
    "lanes": list[list[Building | None]],
})  # fmt: skip
EntertainersFields = TypedDict("EntertainersFields", {
    "slot": int,
})  # fmt: skip
HeraldsFields = TypedDict("HeraldsFields", {
    "tokens_left": int,
})  # fmt: skip
HistoriansFields = TypedDict("HistoriansFields", {
    "covered": list[bool],
})  # fmt: skip
InventorsFields = TypedDict("InventorsFields", {
    "tokens_left": int,
})  # fmt: skip
IsolationistsFields = TypedDict("IsolationistsFields", {
    "tokens_left": int,
})  # fmt: skip
LeadersFields = TypedDict("LeadersFields", {
    "tracks": list[Track],
})  # fmt: skip
MerrymakersFields = TypedDict("MerrymakersFields", {
    "heights": list[int],
})  # fmt: skip
MilitantsFields = TypedDict("MilitantsFields", {
    "outposts_left": list[int],
})  # fmt: skip
MysticsFields = TypedDict("MysticsFields", {
    "predictions": dict[Category, int | None], "paid": list[Category],
})  # fmt: skip
TradersFields = TypedDict("TradersFields", {
    "tokens_left": int,
})  # fmt: skip
AlchemistsMat = TypedDict("AlchemistsMat", {
    "name": Literal["alchemists"], "mat": list[int], "fields": AlchemistsFields,
})  # fmt: skip
ArchitectsMat = TypedDict("ArchitectsMat", {
    "name": Literal["architects"], "mat": list[int], "fields": Nothing,
})  # fmt: skip
CraftsmenMat = TypedDict("CraftsmenMat", {
    "name": Literal["craftsmen"], "mat": list[int], "fields": CraftsmenFields | Nothing,
})  # fmt: skip
EntertainersMat = TypedDict("EntertainersMat", {
    "name": Literal["entertainers"], "mat": list[int], "fields": EntertainersFields | Nothing,
})  # fmt: skip
FuturistsMat = TypedDict("FuturistsMat", {
    "name": Literal["futurists"], "mat": list[int], "fields": Nothing,
})  # fmt: skip
HeraldsMat = TypedDict("HeraldsMat", {
    "name": Literal["heralds"], "mat": list[int], "fields": HeraldsFields | Nothing,
})  # fmt: skip
HistoriansMat = TypedDict("HistoriansMat", {
    "name": Literal["historians"], "mat": list[int], "fields": HistoriansFields | Nothing,
})  # fmt: skip
InventorsMat = TypedDict("InventorsMat", {
    "name": Literal["inventors"], "mat": list[int], "fields": InventorsFields | Nothing,
})  # fmt: skip
IsolationistsMat = TypedDict("IsolationistsMat", {
    "name": Literal["isolationists"], "mat": list[int], "fields": IsolationistsFields | Nothing,
})  # fmt: skip
LeadersMat = TypedDict("LeadersMat", {
    "name": Literal["leaders"], "mat": list[int], "fields": LeadersFields,
})  # fmt: skip
MerrymakersMat = TypedDict("MerrymakersMat", {
    "name": Literal["merrymakers"], "mat": list[int], "fields": MerrymakersFields | Nothing,
})  # fmt: skip
MilitantsMat = TypedDict("MilitantsMat", {
    "name": Literal["militants"], "mat": list[int], "fields": MilitantsFields | Nothing,
})  # fmt: skip
MysticsMat = TypedDict("MysticsMat", {
    "name": Literal["mystics"], "mat": list[int], "fields": MysticsFields | Nothing,
})  # fmt: skip
NomadsMat = TypedDict("NomadsMat", {
    "name": Literal["nomads"], "mat": list[int], "fields": Nothing,
})  # fmt: skip
TheChosenMat = TypedDict("TheChosenMat", {
    "name": Literal["the_chosen"], "mat": list[int], "fields": Nothing,
})  # fmt: skip
TradersMat = TypedDict("TradersMat", {
    "name": Literal["traders"], "mat": list[int], "fields": TradersFields | Nothing,
})  # fmt: skip

CivilizationMat = (
    AlchemistsMat
    | ArchitectsMat
    | CraftsmenMat
    | EntertainersMat
    | FuturistsMat
    | HeraldsMat
    | HistoriansMat
    | InventorsMat
    | IsolationistsMat
    | LeadersMat
    | MerrymakersMat
    | MilitantsMat
    | MysticsMat
    | NomadsMat
    | TheChosenMat
    | TradersMat
)

AlchemistsInposition = TypedDict("AlchemistsInposition", {
    "name": Literal["alchemists"], "fields": AlchemistsFields,
})  # fmt: skip
ArchitectsInposition = TypedDict("ArchitectsInposition", {
    "name": Literal["architects"], "fields": Nothing,
})  # fmt: skip
CraftsmenInposition = TypedDict("CraftsmenInposition", {
    "name": Literal["craftsmen"], "fields": CraftsmenFields,
})  # fmt: skip
EntertainersInposition = TypedDict("EntertainersInposition", {
    "name": Literal["entertainers"], "fields": EntertainersFields,
})  # fmt: skip
FuturistsInposition = TypedDict("FuturistsInposition", {
    "name": Literal["futurists"], "fields": Nothing,
})  # fmt: skip
HeraldsInposition = TypedDict("HeraldsInposition", {
    "name": Literal["heralds"], "fields": HeraldsFields,
})  # fmt: skip
HistoriansInposition = TypedDict("HistoriansInposition", {
    "name": Literal["historians"], "fields": HistoriansFields,
})  # fmt: skip
InventorsInposition = TypedDict("InventorsInposition", {
    "name": Literal["inventors"], "fields": InventorsFields,
})  # fmt: skip
IsolationistsInposition = TypedDict("IsolationistsInposition", {
    "name": Literal["isolationists"], "fields": IsolationistsFields,
})  # fmt: skip
LeadersInposition = TypedDict("LeadersInposition", {
    "name": Literal["leaders"], "fields": LeadersFields,
})  # fmt: skip
MerrymakersInposition = TypedDict("MerrymakersInposition", {
    "name": Literal["merrymakers"], "fields": MerrymakersFields,
})  # fmt: skip
MilitantsInposition = TypedDict("MilitantsInposition", {
    "name": Literal["militants"], "fields": MilitantsFields,
})  # fmt: skip
MysticsInposition = TypedDict("MysticsInposition", {
    "name": Literal["mystics"], "fields": MysticsFields,
})  # fmt: skip
NomadsInposition = TypedDict("NomadsInposition", {
    "name": Literal["nomads"], "fields": Nothing,
})  # fmt: skip
TheChosenInposition = TypedDict("TheChosenInposition", {
    "name": Literal["the_chosen"], "fields": Nothing,
})  # fmt: skip
TradersInposition = TypedDict("TradersInposition", {
    "name": Literal["traders"], "fields": TradersFields,
})  # fmt: skip

PositionCivilization = (
    AlchemistsInposition
    | ArchitectsInposition
    | CraftsmenInposition
    | EntertainersInposition
    | FuturistsInposition
    | HeraldsInposition
    | HistoriansInposition
    | InventorsInposition
    | IsolationistsInposition
    | LeadersInposition
    | MerrymakersInposition
    | MilitantsInposition
    | MysticsInposition
    | NomadsInposition
    | TheChosenInposition
    | TradersInposition
)
