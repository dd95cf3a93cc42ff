"""Civilization mats by name: in views (CivilizationMat), and in positions (PositionCivilization).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

from typing import Literal, TypedDict

from gobelin.documents.generated.enumerations import (
    Building,
    Category,
    Track,
)
from gobelin.documents.parts import (
    Nothing,
)

# fmt: off
AlchemistsFields = TypedDict("AlchemistsFields", {
    "tracks": list[Track],
})
AlchemistsMat = TypedDict("AlchemistsMat", {
    "name": Literal["alchemists"], "mat": list[int], "fields": AlchemistsFields,
})
AlchemistsInposition = TypedDict("AlchemistsInposition", {
    "name": Literal["alchemists"], "fields": AlchemistsFields,
})
ArchitectsMat = TypedDict("ArchitectsMat", {
    "name": Literal["architects"], "mat": list[int], "fields": Nothing,
})
ArchitectsInposition = TypedDict("ArchitectsInposition", {
    "name": Literal["architects"], "fields": Nothing,
})
CraftsmenFields = TypedDict("CraftsmenFields", {
    "lanes": list[list[Building | None]],
})
CraftsmenMat = TypedDict("CraftsmenMat", {
    "name": Literal["craftsmen"], "mat": list[int], "fields": CraftsmenFields | Nothing,
})
CraftsmenInposition = TypedDict("CraftsmenInposition", {
    "name": Literal["craftsmen"], "fields": CraftsmenFields,
})
EntertainersFields = TypedDict("EntertainersFields", {
    "slot": int,
})
EntertainersMat = TypedDict("EntertainersMat", {
    "name": Literal["entertainers"], "mat": list[int], "fields": EntertainersFields | Nothing,
})
EntertainersInposition = TypedDict("EntertainersInposition", {
    "name": Literal["entertainers"], "fields": EntertainersFields,
})
FuturistsMat = TypedDict("FuturistsMat", {
    "name": Literal["futurists"], "mat": list[int], "fields": Nothing,
})
FuturistsInposition = TypedDict("FuturistsInposition", {
    "name": Literal["futurists"], "fields": Nothing,
})
HeraldsFields = TypedDict("HeraldsFields", {
    "tokens_left": int,
})
HeraldsMat = TypedDict("HeraldsMat", {
    "name": Literal["heralds"], "mat": list[int], "fields": HeraldsFields | Nothing,
})
HeraldsInposition = TypedDict("HeraldsInposition", {
    "name": Literal["heralds"], "fields": HeraldsFields,
})
HistoriansFields = TypedDict("HistoriansFields", {
    "covered": list[bool],
})
HistoriansMat = TypedDict("HistoriansMat", {
    "name": Literal["historians"], "mat": list[int], "fields": HistoriansFields | Nothing,
})
HistoriansInposition = TypedDict("HistoriansInposition", {
    "name": Literal["historians"], "fields": HistoriansFields,
})
InventorsFields = TypedDict("InventorsFields", {
    "tokens_left": int,
})
InventorsMat = TypedDict("InventorsMat", {
    "name": Literal["inventors"], "mat": list[int], "fields": InventorsFields | Nothing,
})
InventorsInposition = TypedDict("InventorsInposition", {
    "name": Literal["inventors"], "fields": InventorsFields,
})
IsolationistsFields = TypedDict("IsolationistsFields", {
    "tokens_left": int,
})
IsolationistsMat = TypedDict("IsolationistsMat", {
    "name": Literal["isolationists"], "mat": list[int], "fields": IsolationistsFields | Nothing,
})
IsolationistsInposition = TypedDict("IsolationistsInposition", {
    "name": Literal["isolationists"], "fields": IsolationistsFields,
})
LeadersFields = TypedDict("LeadersFields", {
    "tracks": list[Track],
})
LeadersMat = TypedDict("LeadersMat", {
    "name": Literal["leaders"], "mat": list[int], "fields": LeadersFields,
})
LeadersInposition = TypedDict("LeadersInposition", {
    "name": Literal["leaders"], "fields": LeadersFields,
})
MerrymakersFields = TypedDict("MerrymakersFields", {
    "heights": list[int],
})
MerrymakersMat = TypedDict("MerrymakersMat", {
    "name": Literal["merrymakers"], "mat": list[int], "fields": MerrymakersFields | Nothing,
})
MerrymakersInposition = TypedDict("MerrymakersInposition", {
    "name": Literal["merrymakers"], "fields": MerrymakersFields,
})
MilitantsFields = TypedDict("MilitantsFields", {
    "outposts_left": list[int],
})
MilitantsMat = TypedDict("MilitantsMat", {
    "name": Literal["militants"], "mat": list[int], "fields": MilitantsFields | Nothing,
})
MilitantsInposition = TypedDict("MilitantsInposition", {
    "name": Literal["militants"], "fields": MilitantsFields,
})
MysticsFields = TypedDict("MysticsFields", {
    "predictions": dict[Category, int | None], "paid": list[Category],
})
MysticsMat = TypedDict("MysticsMat", {
    "name": Literal["mystics"], "mat": list[int], "fields": MysticsFields | Nothing,
})
MysticsInposition = TypedDict("MysticsInposition", {
    "name": Literal["mystics"], "fields": MysticsFields,
})
NomadsMat = TypedDict("NomadsMat", {
    "name": Literal["nomads"], "mat": list[int], "fields": Nothing,
})
NomadsInposition = TypedDict("NomadsInposition", {
    "name": Literal["nomads"], "fields": Nothing,
})
TheChosenMat = TypedDict("TheChosenMat", {
    "name": Literal["the_chosen"], "mat": list[int], "fields": Nothing,
})
TheChosenInposition = TypedDict("TheChosenInposition", {
    "name": Literal["the_chosen"], "fields": Nothing,
})
TradersFields = TypedDict("TradersFields", {
    "tokens_left": int,
})
TradersMat = TypedDict("TradersMat", {
    "name": Literal["traders"], "mat": list[int], "fields": TradersFields | Nothing,
})
TradersInposition = TypedDict("TradersInposition", {
    "name": Literal["traders"], "fields": TradersFields,
})

CivilizationMat = (
    AlchemistsMat | ArchitectsMat | CraftsmenMat | EntertainersMat | FuturistsMat | HeraldsMat | HistoriansMat |
    InventorsMat | IsolationistsMat | LeadersMat | MerrymakersMat | MilitantsMat | MysticsMat | NomadsMat |
    TheChosenMat | TradersMat
)


PositionCivilization = (
    AlchemistsInposition | ArchitectsInposition | CraftsmenInposition | EntertainersInposition | FuturistsInposition |
    HeraldsInposition | HistoriansInposition | InventorsInposition | IsolationistsInposition | LeadersInposition |
    MerrymakersInposition | MilitantsInposition | MysticsInposition | NomadsInposition | TheChosenInposition |
    TradersInposition
)
