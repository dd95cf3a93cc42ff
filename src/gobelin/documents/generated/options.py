"""Options by verb, and the things on the table that they are about (OnTable).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

# ruff: noqa: UP013
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

BesideThing = TypedDict("BesideThing", {
    "thing": Literal["beside"], "player": int, "piece": Piece,
})  # fmt: skip
BuildingRowThing = TypedDict("BuildingRowThing", {
    "thing": Literal["building_row"], "player": int, "building": Building,
})  # fmt: skip
CapitalThing = TypedDict("CapitalThing", {
    "thing": Literal["capital"], "player": int, "capital": int,
})  # fmt: skip
CivilizationThing = TypedDict("CivilizationThing", {
    "thing": Literal["civilization"], "player": int, "civilization": Civilization,
})  # fmt: skip
DeckThing = TypedDict("DeckThing", {
    "thing": Literal["deck"], "deck": Literal["tech"],
})  # fmt: skip
DieThing = TypedDict("DieThing", {
    "thing": Literal["die"], "die": ConquerDie,
})  # fmt: skip
EraThing = TypedDict("EraThing", {
    "thing": Literal["era"], "player": int, "era": int,
})  # fmt: skip
HandThing = TypedDict("HandThing", {
    "thing": Literal["hand"], "player": int, "card": Tapestry,
})  # fmt: skip
HexThing = TypedDict("HexThing", {
    "thing": Literal["hex"], "hex": Hex,
})  # fmt: skip
IncomeThing = TypedDict("IncomeThing", {
    "thing": Literal["income"], "player": int,
})  # fmt: skip
LandmarkThing = TypedDict("LandmarkThing", {
    "thing": Literal["landmark"], "landmark": Landmark,
})  # fmt: skip
PartThing = TypedDict("PartThing", {
    "thing": Literal["part"], "part": Part,
})  # fmt: skip
PlayerThing = TypedDict("PlayerThing", {
    "thing": Literal["player"], "player": int,
})  # fmt: skip
PlotThing = TypedDict("PlotThing", {
    "thing": Literal["plot"], "player": int, "plot": Plot,
})  # fmt: skip
ResourceThing = TypedDict("ResourceThing", {
    "thing": Literal["resource"], "player": int, "resource": Resource,
})  # fmt: skip
SlotThing = TypedDict("SlotThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "slot": int,
})  # fmt: skip
SlotRowThing = TypedDict("SlotRowThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "row": MatRow,
})  # fmt: skip
SlotColumnThing = TypedDict("SlotColumnThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "column": MatColumn,
})  # fmt: skip
SlotNumberThing = TypedDict("SlotNumberThing", {
    "thing": Literal["slot"], "player": int, "civilization": Civilization, "number": int,
})  # fmt: skip
SpaceThing = TypedDict("SpaceThing", {
    "thing": Literal["space"], "track": Track, "space": int,
})  # fmt: skip
SpaceTileThing = TypedDict("SpaceTileThing", {
    "thing": Literal["space_tile"], "player": int, "tile": int,
})  # fmt: skip
TechThing = TypedDict("TechThing", {
    "thing": Literal["tech"], "player": int, "row": TechRow, "technology": Technology,
})  # fmt: skip
TechDisplayThing = TypedDict("TechDisplayThing", {
    "thing": Literal["tech"], "player": None, "row": Literal["display"], "technology": Technology,
})  # fmt: skip
TileThing = TypedDict("TileThing", {
    "thing": Literal["tile"], "player": int, "tile": int,
})  # fmt: skip
TokenThing = TypedDict("TokenThing", {
    "thing": Literal["token"], "player": int, "track": Track, "space": int,
})  # fmt: skip
TrackThing = TypedDict("TrackThing", {
    "thing": Literal["track"], "track": Track,
})  # fmt: skip

OnTable = (
    BesideThing
    | BuildingRowThing
    | CapitalThing
    | CivilizationThing
    | DeckThing
    | DieThing
    | EraThing
    | HandThing
    | HexThing
    | IncomeThing
    | LandmarkThing
    | PartThing
    | PlayerThing
    | PlotThing
    | ResourceThing
    | SlotThing
    | SlotRowThing
    | SlotColumnThing
    | SlotNumberThing
    | SpaceThing
    | SpaceTileThing
    | TechThing
    | TechDisplayThing
    | TileThing
    | TokenThing
    | TrackThing
)

CapitalArguments = TypedDict("CapitalArguments", {
    "capital": int,
})  # fmt: skip
CivilizationArguments = TypedDict("CivilizationArguments", {
    "civilization": Civilization,
})  # fmt: skip
AdvanceArguments = TypedDict("AdvanceArguments", {
    "track": Track,
})  # fmt: skip
TrackArguments = TypedDict("TrackArguments", {
    "track": Track,
})  # fmt: skip
TokenArguments = TypedDict("TokenArguments", {
    "track": Track, "space": int,
})  # fmt: skip
TokenOfArguments = TypedDict("TokenOfArguments", {
    "player": int, "track": Track, "space": int,
})  # fmt: skip
MoveArguments = TypedDict("MoveArguments", {
    "track": Track, "from": int, "to": int,
})  # fmt: skip
PayArguments = TypedDict("PayArguments", {
    "resources": list[Resource],
})  # fmt: skip
GainArguments = TypedDict("GainArguments", {
    "resources": list[Resource],
})  # fmt: skip
ConvertArguments = TypedDict("ConvertArguments", {
    "resource": Resource,
})  # fmt: skip
BuyArguments = TypedDict("BuyArguments", {
    "amount": int,
})  # fmt: skip
SellArguments = TypedDict("SellArguments", {
    "amount": int,
})  # fmt: skip
DoArguments = TypedDict("DoArguments", {
    "part": Part,
})  # fmt: skip
TileArguments = TypedDict("TileArguments", {
    "tile": int,
})  # fmt: skip
HexArguments = TypedDict("HexArguments", {
    "hex": Hex,
})  # fmt: skip
TurnArguments = TypedDict("TurnArguments", {
    "turn": int,
})  # fmt: skip
SpaceTileArguments = TypedDict("SpaceTileArguments", {
    "tile": int,
})  # fmt: skip
DieArguments = TypedDict("DieArguments", {
    "die": ConquerDie,
})  # fmt: skip
InventArguments = TypedDict("InventArguments", {
    "technology": Technology | None,
})  # fmt: skip
UpgradeArguments = TypedDict("UpgradeArguments", {
    "technology": Technology,
})  # fmt: skip
TechArguments = TypedDict("TechArguments", {
    "technology": Technology,
})  # fmt: skip
PlayArguments = TypedDict("PlayArguments", {
    "card": Tapestry,
})  # fmt: skip
DiscardArguments = TypedDict("DiscardArguments", {
    "card": Tapestry,
})  # fmt: skip
MatArguments = TypedDict("MatArguments", {
    "player": int, "era": int,
})  # fmt: skip
PlaceArguments = TypedDict("PlaceArguments", {
    "piece": Building, "plots": list[Plot],
})  # fmt: skip
PlaceCornerTurnArguments = TypedDict("PlaceCornerTurnArguments", {
    "piece": Landmark, "plots": list[Plot], "corner": str, "turn": int,
})  # fmt: skip
PlaceBesideArguments = TypedDict("PlaceBesideArguments", {
    "piece": Piece,
})  # fmt: skip
LandmarkArguments = TypedDict("LandmarkArguments", {
    "landmark": Landmark,
})  # fmt: skip
PlotArguments = TypedDict("PlotArguments", {
    "plot": Plot,
})  # fmt: skip
PlayerArguments = TypedDict("PlayerArguments", {
    "player": int,
})  # fmt: skip
SlotArguments = TypedDict("SlotArguments", {
    "slot": int,
})  # fmt: skip
NumberArguments = TypedDict("NumberArguments", {
    "number": int,
})  # fmt: skip
RowArguments = TypedDict("RowArguments", {
    "row": MatRow,
})  # fmt: skip
ColumnArguments = TypedDict("ColumnArguments", {
    "column": MatColumn,
})  # fmt: skip
AcceptOption = TypedDict("AcceptOption", {
    "text": str, "action": int, "verb": Literal["accept"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
DeclineOption = TypedDict("DeclineOption", {
    "text": str, "action": int, "verb": Literal["decline"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
DoneOption = TypedDict("DoneOption", {
    "text": str, "action": int, "verb": Literal["done"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
EndTurnOption = TypedDict("EndTurnOption", {
    "text": str, "action": int, "verb": Literal["end_turn"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
CapitalOption = TypedDict("CapitalOption", {
    "text": str, "action": int, "verb": Literal["capital"], "arguments": CapitalArguments, "on": list[OnTable],
})  # fmt: skip
CivilizationOption = TypedDict("CivilizationOption", {
    "text": str, "action": int, "verb": Literal["civilization"], "arguments": CivilizationArguments,
    "on": list[OnTable],
})  # fmt: skip
IncomeOption = TypedDict("IncomeOption", {
    "text": str, "action": int, "verb": Literal["income"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
AdvanceOption = TypedDict("AdvanceOption", {
    "text": str, "action": int, "verb": Literal["advance"], "arguments": AdvanceArguments, "on": list[OnTable],
})  # fmt: skip
TrackOption = TypedDict("TrackOption", {
    "text": str, "action": int, "verb": Literal["track"], "arguments": TrackArguments, "on": list[OnTable],
})  # fmt: skip
TokenOption = TypedDict("TokenOption", {
    "text": str, "action": int, "verb": Literal["token"], "arguments": TokenArguments, "on": list[OnTable],
})  # fmt: skip
TokenOfOption = TypedDict("TokenOfOption", {
    "text": str, "action": int, "verb": Literal["token_of"], "arguments": TokenOfArguments, "on": list[OnTable],
})  # fmt: skip
MoveOption = TypedDict("MoveOption", {
    "text": str, "action": int, "verb": Literal["move"], "arguments": MoveArguments, "on": list[OnTable],
})  # fmt: skip
PayOption = TypedDict("PayOption", {
    "text": str, "action": int, "verb": Literal["pay"], "arguments": PayArguments, "on": list[OnTable],
})  # fmt: skip
GainOption = TypedDict("GainOption", {
    "text": str, "action": int, "verb": Literal["gain"], "arguments": GainArguments, "on": list[OnTable],
})  # fmt: skip
ConvertOption = TypedDict("ConvertOption", {
    "text": str, "action": int, "verb": Literal["convert"], "arguments": ConvertArguments, "on": list[OnTable],
})  # fmt: skip
BuyOption = TypedDict("BuyOption", {
    "text": str, "action": int, "verb": Literal["buy"], "arguments": BuyArguments, "on": list[OnTable],
})  # fmt: skip
SellOption = TypedDict("SellOption", {
    "text": str, "action": int, "verb": Literal["sell"], "arguments": SellArguments, "on": list[OnTable],
})  # fmt: skip
DoOption = TypedDict("DoOption", {
    "text": str, "action": int, "verb": Literal["do"], "arguments": DoArguments, "on": list[OnTable],
})  # fmt: skip
TileOption = TypedDict("TileOption", {
    "text": str, "action": int, "verb": Literal["tile"], "arguments": TileArguments, "on": list[OnTable],
})  # fmt: skip
HexOption = TypedDict("HexOption", {
    "text": str, "action": int, "verb": Literal["hex"], "arguments": HexArguments, "on": list[OnTable],
})  # fmt: skip
TurnOption = TypedDict("TurnOption", {
    "text": str, "action": int, "verb": Literal["turn"], "arguments": TurnArguments, "on": list[OnTable],
})  # fmt: skip
SpaceTileOption = TypedDict("SpaceTileOption", {
    "text": str, "action": int, "verb": Literal["space_tile"], "arguments": SpaceTileArguments, "on": list[OnTable],
})  # fmt: skip
DieOption = TypedDict("DieOption", {
    "text": str, "action": int, "verb": Literal["die"], "arguments": DieArguments, "on": list[OnTable],
})  # fmt: skip
TrapOption = TypedDict("TrapOption", {
    "text": str, "action": int, "verb": Literal["trap"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip
InventOption = TypedDict("InventOption", {
    "text": str, "action": int, "verb": Literal["invent"], "arguments": InventArguments, "on": list[OnTable],
})  # fmt: skip
UpgradeOption = TypedDict("UpgradeOption", {
    "text": str, "action": int, "verb": Literal["upgrade"], "arguments": UpgradeArguments, "on": list[OnTable],
})  # fmt: skip
TechOption = TypedDict("TechOption", {
    "text": str, "action": int, "verb": Literal["tech"], "arguments": TechArguments, "on": list[OnTable],
})  # fmt: skip
PlayOption = TypedDict("PlayOption", {
    "text": str, "action": int, "verb": Literal["play"], "arguments": PlayArguments, "on": list[OnTable],
})  # fmt: skip
DiscardOption = TypedDict("DiscardOption", {
    "text": str, "action": int, "verb": Literal["discard"], "arguments": DiscardArguments, "on": list[OnTable],
})  # fmt: skip
MatOption = TypedDict("MatOption", {
    "text": str, "action": int, "verb": Literal["mat"], "arguments": MatArguments, "on": list[OnTable],
})  # fmt: skip
PlaceOption = TypedDict("PlaceOption", {
    "text": str, "action": int, "verb": Literal["place"], "arguments": PlaceArguments | PlaceCornerTurnArguments,
    "on": list[OnTable],
})  # fmt: skip
PlaceBesideOption = TypedDict("PlaceBesideOption", {
    "text": str, "action": int, "verb": Literal["place_beside"], "arguments": PlaceBesideArguments, "on": list[OnTable],
})  # fmt: skip
LandmarkOption = TypedDict("LandmarkOption", {
    "text": str, "action": int, "verb": Literal["landmark"], "arguments": LandmarkArguments, "on": list[OnTable],
})  # fmt: skip
PlotOption = TypedDict("PlotOption", {
    "text": str, "action": int, "verb": Literal["plot"], "arguments": PlotArguments, "on": list[OnTable],
})  # fmt: skip
PlayerOption = TypedDict("PlayerOption", {
    "text": str, "action": int, "verb": Literal["player"], "arguments": PlayerArguments, "on": list[OnTable],
})  # fmt: skip
SlotOption = TypedDict("SlotOption", {
    "text": str, "action": int, "verb": Literal["slot"], "arguments": SlotArguments, "on": list[OnTable],
})  # fmt: skip
NumberOption = TypedDict("NumberOption", {
    "text": str, "action": int, "verb": Literal["number"], "arguments": NumberArguments, "on": list[OnTable],
})  # fmt: skip
RowOption = TypedDict("RowOption", {
    "text": str, "action": int, "verb": Literal["row"], "arguments": RowArguments, "on": list[OnTable],
})  # fmt: skip
ColumnOption = TypedDict("ColumnOption", {
    "text": str, "action": int, "verb": Literal["column"], "arguments": ColumnArguments, "on": list[OnTable],
})  # fmt: skip
RollOption = TypedDict("RollOption", {
    "text": str, "action": int, "verb": Literal["roll"], "arguments": Nothing, "on": list[OnTable],
})  # fmt: skip

Option = (
    AcceptOption
    | DeclineOption
    | DoneOption
    | EndTurnOption
    | CapitalOption
    | CivilizationOption
    | IncomeOption
    | AdvanceOption
    | TrackOption
    | TokenOption
    | TokenOfOption
    | MoveOption
    | PayOption
    | GainOption
    | ConvertOption
    | BuyOption
    | SellOption
    | DoOption
    | TileOption
    | HexOption
    | TurnOption
    | SpaceTileOption
    | DieOption
    | TrapOption
    | InventOption
    | UpgradeOption
    | TechOption
    | PlayOption
    | DiscardOption
    | MatOption
    | PlaceOption
    | PlaceBesideOption
    | LandmarkOption
    | PlotOption
    | PlayerOption
    | SlotOption
    | NumberOption
    | RowOption
    | ColumnOption
    | RollOption
)
