"""Options by verb, and the things on the table that they are about (OnTable).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

from typing import Literal, TypedDict

from gobelin.documents.common import (
    Hex,
    Plot,
)
from gobelin.documents.generated.enumerations import (
    Building,
    Civilization,
    Landmark,
    MatColumn,
    Part,
    Piece,
    Resource,
    Tapestry,
    Technology,
    TechRow,
    Track,
)
from gobelin.documents.parts import (
    ConquerDie,
    MatRow,
    Nothing,
)

# fmt: off
BesideThing = TypedDict("BesideThing", {
    "thing": Literal["beside"], "player": int, "piece": Piece,
})
BuildingRowThing = TypedDict("BuildingRowThing", {
    "thing": Literal["building_row"], "player": int, "building": Building,
})
CapitalThing = TypedDict("CapitalThing", {
    "thing": Literal["capital"], "player": int, "capital": int,
})
CivilizationThing = TypedDict("CivilizationThing", {
    "thing": Literal["civilization"], "player": int, "civilization": Civilization,
})
DeckThing = TypedDict("DeckThing", {
    "thing": Literal["deck"], "deck": Literal["tech"],
})
DieThing = TypedDict("DieThing", {
    "thing": Literal["die"], "die": ConquerDie,
})
EraThing = TypedDict("EraThing", {
    "thing": Literal["era"], "player": int, "era": int,
})
HandThing = TypedDict("HandThing", {
    "thing": Literal["hand"], "player": int, "card": Tapestry,
})
HexThing = TypedDict("HexThing", {
    "thing": Literal["hex"], "hex": Hex,
})
IncomeThing = TypedDict("IncomeThing", {
    "thing": Literal["income"], "player": int,
})
LandmarkThing = TypedDict("LandmarkThing", {
    "thing": Literal["landmark"], "landmark": Landmark,
})
PartThing = TypedDict("PartThing", {
    "thing": Literal["part"], "part": Part,
})
PlayerThing = TypedDict("PlayerThing", {
    "thing": Literal["player"], "player": int,
})
PlotThing = TypedDict("PlotThing", {
    "thing": Literal["plot"], "player": int, "plot": Plot,
})
ResourceThing = TypedDict("ResourceThing", {
    "thing": Literal["resource"], "player": int, "resource": Resource,
})
SlotThing = TypedDict("SlotThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "slot": int,
})
SlotRowThing = TypedDict("SlotRowThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "row": MatRow,
})
SlotColumnThing = TypedDict("SlotColumnThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "column": MatColumn,
})
SlotNumberThing = TypedDict("SlotNumberThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "number": int,
})
SpaceThing = TypedDict("SpaceThing", {
    "thing": Literal["space"], "track": Track, "space": int,
})
SpaceTileThing = TypedDict("SpaceTileThing", {
    "thing": Literal["space_tile"], "player": int, "tile": int,
})
TechThing = TypedDict("TechThing", {
    "thing": Literal["tech"], "player": int, "row": TechRow, "technology": Technology,
})
TechDisplayThing = TypedDict("TechDisplayThing", {
    "thing": Literal["tech"], "player": None, "row": Literal["display"], "technology": Technology,
})
TileThing = TypedDict("TileThing", {
    "thing": Literal["tile"], "player": int, "tile": int,
})
TokenThing = TypedDict("TokenThing", {
    "thing": Literal["token"], "player": int, "track": Track, "space": int,
})
TrackThing = TypedDict("TrackThing", {
    "thing": Literal["track"], "track": Track,
})

OnTable = (
    BesideThing | BuildingRowThing | CapitalThing | CivilizationThing | DeckThing | DieThing | EraThing | HandThing |
    HexThing | IncomeThing | LandmarkThing | PartThing | PlayerThing | PlotThing | ResourceThing | SlotThing |
    SlotRowThing | SlotColumnThing | SlotNumberThing | SpaceThing | SpaceTileThing | TechThing | TechDisplayThing |
    TileThing | TokenThing | TrackThing
)

AcceptOption = TypedDict("AcceptOption", {
    "text": str, "action": int, "verb": Literal["accept"], "arguments": Nothing, "on": list[OnTable],
})
DeclineOption = TypedDict("DeclineOption", {
    "text": str, "action": int, "verb": Literal["decline"], "arguments": Nothing, "on": list[OnTable],
})
DoneOption = TypedDict("DoneOption", {
    "text": str, "action": int, "verb": Literal["done"], "arguments": Nothing, "on": list[OnTable],
})
EndTurnOption = TypedDict("EndTurnOption", {
    "text": str, "action": int, "verb": Literal["end_turn"], "arguments": Nothing, "on": list[OnTable],
})
CapitalArguments = TypedDict("CapitalArguments", {
    "capital": int,
})
CapitalOption = TypedDict("CapitalOption", {
    "text": str, "action": int, "verb": Literal["capital"], "arguments": CapitalArguments, "on": list[OnTable],
})
CivilizationArguments = TypedDict("CivilizationArguments", {
    "civilization": Civilization,
})
CivilizationOption = TypedDict("CivilizationOption", {
    "text": str, "action": int, "verb": Literal["civilization"], "arguments": CivilizationArguments,
    "on": list[OnTable],
})
IncomeOption = TypedDict("IncomeOption", {
    "text": str, "action": int, "verb": Literal["income"], "arguments": Nothing, "on": list[OnTable],
})
AdvanceArguments = TypedDict("AdvanceArguments", {
    "track": Track,
})
AdvanceOption = TypedDict("AdvanceOption", {
    "text": str, "action": int, "verb": Literal["advance"], "arguments": AdvanceArguments, "on": list[OnTable],
})
TrackArguments = TypedDict("TrackArguments", {
    "track": Track,
})
TrackOption = TypedDict("TrackOption", {
    "text": str, "action": int, "verb": Literal["track"], "arguments": TrackArguments, "on": list[OnTable],
})
TokenArguments = TypedDict("TokenArguments", {
    "track": Track, "space": int,
})
TokenOption = TypedDict("TokenOption", {
    "text": str, "action": int, "verb": Literal["token"], "arguments": TokenArguments, "on": list[OnTable],
})
TokenOfArguments = TypedDict("TokenOfArguments", {
    "player": int, "track": Track, "space": int,
})
TokenOfOption = TypedDict("TokenOfOption", {
    "text": str, "action": int, "verb": Literal["token_of"], "arguments": TokenOfArguments, "on": list[OnTable],
})
MoveArguments = TypedDict("MoveArguments", {
    "track": Track, "from": int, "to": int,
})
MoveOption = TypedDict("MoveOption", {
    "text": str, "action": int, "verb": Literal["move"], "arguments": MoveArguments, "on": list[OnTable],
})
PayArguments = TypedDict("PayArguments", {
    "resources": list[Resource],
})
PayOption = TypedDict("PayOption", {
    "text": str, "action": int, "verb": Literal["pay"], "arguments": PayArguments, "on": list[OnTable],
})
GainArguments = TypedDict("GainArguments", {
    "resources": list[Resource],
})
GainOption = TypedDict("GainOption", {
    "text": str, "action": int, "verb": Literal["gain"], "arguments": GainArguments, "on": list[OnTable],
})
ConvertArguments = TypedDict("ConvertArguments", {
    "resource": Resource,
})
ConvertOption = TypedDict("ConvertOption", {
    "text": str, "action": int, "verb": Literal["convert"], "arguments": ConvertArguments, "on": list[OnTable],
})
BuyArguments = TypedDict("BuyArguments", {
    "amount": int,
})
BuyOption = TypedDict("BuyOption", {
    "text": str, "action": int, "verb": Literal["buy"], "arguments": BuyArguments, "on": list[OnTable],
})
SellArguments = TypedDict("SellArguments", {
    "amount": int,
})
SellOption = TypedDict("SellOption", {
    "text": str, "action": int, "verb": Literal["sell"], "arguments": SellArguments, "on": list[OnTable],
})
DoArguments = TypedDict("DoArguments", {
    "part": Part,
})
DoOption = TypedDict("DoOption", {
    "text": str, "action": int, "verb": Literal["do"], "arguments": DoArguments, "on": list[OnTable],
})
TileArguments = TypedDict("TileArguments", {
    "tile": int,
})
TileOption = TypedDict("TileOption", {
    "text": str, "action": int, "verb": Literal["tile"], "arguments": TileArguments, "on": list[OnTable],
})
HexArguments = TypedDict("HexArguments", {
    "hex": Hex,
})
HexOption = TypedDict("HexOption", {
    "text": str, "action": int, "verb": Literal["hex"], "arguments": HexArguments, "on": list[OnTable],
})
TurnArguments = TypedDict("TurnArguments", {
    "turn": int,
})
TurnOption = TypedDict("TurnOption", {
    "text": str, "action": int, "verb": Literal["turn"], "arguments": TurnArguments, "on": list[OnTable],
})
SpaceTileArguments = TypedDict("SpaceTileArguments", {
    "tile": int,
})
SpaceTileOption = TypedDict("SpaceTileOption", {
    "text": str, "action": int, "verb": Literal["space_tile"], "arguments": SpaceTileArguments, "on": list[OnTable],
})
DieArguments = TypedDict("DieArguments", {
    "die": ConquerDie,
})
DieOption = TypedDict("DieOption", {
    "text": str, "action": int, "verb": Literal["die"], "arguments": DieArguments, "on": list[OnTable],
})
TrapOption = TypedDict("TrapOption", {
    "text": str, "action": int, "verb": Literal["trap"], "arguments": Nothing, "on": list[OnTable],
})
InventArguments = TypedDict("InventArguments", {
    "technology": Technology | None,
})
InventOption = TypedDict("InventOption", {
    "text": str, "action": int, "verb": Literal["invent"], "arguments": InventArguments, "on": list[OnTable],
})
UpgradeArguments = TypedDict("UpgradeArguments", {
    "technology": Technology,
})
UpgradeOption = TypedDict("UpgradeOption", {
    "text": str, "action": int, "verb": Literal["upgrade"], "arguments": UpgradeArguments, "on": list[OnTable],
})
TechArguments = TypedDict("TechArguments", {
    "technology": Technology,
})
TechOption = TypedDict("TechOption", {
    "text": str, "action": int, "verb": Literal["tech"], "arguments": TechArguments, "on": list[OnTable],
})
PlayArguments = TypedDict("PlayArguments", {
    "card": Tapestry,
})
PlayOption = TypedDict("PlayOption", {
    "text": str, "action": int, "verb": Literal["play"], "arguments": PlayArguments, "on": list[OnTable],
})
DiscardArguments = TypedDict("DiscardArguments", {
    "card": Tapestry,
})
DiscardOption = TypedDict("DiscardOption", {
    "text": str, "action": int, "verb": Literal["discard"], "arguments": DiscardArguments, "on": list[OnTable],
})
MatArguments = TypedDict("MatArguments", {
    "player": int, "era": int,
})
MatOption = TypedDict("MatOption", {
    "text": str, "action": int, "verb": Literal["mat"], "arguments": MatArguments, "on": list[OnTable],
})
PlaceArguments = TypedDict("PlaceArguments", {
    "piece": Building, "plots": list[Plot],
})
PlaceCornerTurnArguments = TypedDict("PlaceCornerTurnArguments", {
    "piece": Landmark, "plots": list[Plot], "corner": str, "turn": int,
})
PlaceOption = TypedDict("PlaceOption", {
    "text": str, "action": int, "verb": Literal["place"], "arguments": PlaceArguments | PlaceCornerTurnArguments,
    "on": list[OnTable],
})
PlaceBesideArguments = TypedDict("PlaceBesideArguments", {
    "piece": Piece,
})
PlaceBesideOption = TypedDict("PlaceBesideOption", {
    "text": str, "action": int, "verb": Literal["place_beside"], "arguments": PlaceBesideArguments, "on": list[OnTable],
})
LandmarkArguments = TypedDict("LandmarkArguments", {
    "landmark": Landmark,
})
LandmarkOption = TypedDict("LandmarkOption", {
    "text": str, "action": int, "verb": Literal["landmark"], "arguments": LandmarkArguments, "on": list[OnTable],
})
PlotArguments = TypedDict("PlotArguments", {
    "plot": Plot,
})
PlotOption = TypedDict("PlotOption", {
    "text": str, "action": int, "verb": Literal["plot"], "arguments": PlotArguments, "on": list[OnTable],
})
PlayerArguments = TypedDict("PlayerArguments", {
    "player": int,
})
PlayerOption = TypedDict("PlayerOption", {
    "text": str, "action": int, "verb": Literal["player"], "arguments": PlayerArguments, "on": list[OnTable],
})
SlotArguments = TypedDict("SlotArguments", {
    "slot": int,
})
SlotOption = TypedDict("SlotOption", {
    "text": str, "action": int, "verb": Literal["slot"], "arguments": SlotArguments, "on": list[OnTable],
})
NumberArguments = TypedDict("NumberArguments", {
    "number": int,
})
NumberOption = TypedDict("NumberOption", {
    "text": str, "action": int, "verb": Literal["number"], "arguments": NumberArguments, "on": list[OnTable],
})
RowArguments = TypedDict("RowArguments", {
    "row": MatRow,
})
RowOption = TypedDict("RowOption", {
    "text": str, "action": int, "verb": Literal["row"], "arguments": RowArguments, "on": list[OnTable],
})
ColumnArguments = TypedDict("ColumnArguments", {
    "column": MatColumn,
})
ColumnOption = TypedDict("ColumnOption", {
    "text": str, "action": int, "verb": Literal["column"], "arguments": ColumnArguments, "on": list[OnTable],
})
RollOption = TypedDict("RollOption", {
    "text": str, "action": int, "verb": Literal["roll"], "arguments": Nothing, "on": list[OnTable],
})

Option = (
    AcceptOption | DeclineOption | DoneOption | EndTurnOption | CapitalOption | CivilizationOption | IncomeOption |
    AdvanceOption | TrackOption | TokenOption | TokenOfOption | MoveOption | PayOption | GainOption | ConvertOption |
    BuyOption | SellOption | DoOption | TileOption | HexOption | TurnOption | SpaceTileOption | DieOption | TrapOption |
    InventOption | UpgradeOption | TechOption | PlayOption | DiscardOption | MatOption | PlaceOption |
    PlaceBesideOption | LandmarkOption | PlotOption | PlayerOption | SlotOption | NumberOption | RowOption |
    ColumnOption | RollOption
)
