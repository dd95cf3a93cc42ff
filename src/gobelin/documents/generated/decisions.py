"""Decisions by kind: the viewer's own one (Decision), and what a view says of it (AskedNow).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

# ruff: noqa: UP013
from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import (
    Hex,
    Plot,
    Source,
)
from gobelin.documents.effects import (
    Bonus,
    Effect,
    Gains,
)
from gobelin.documents.generated.enumerations import (
    Category,
    Part,
    Piece,
    Resource,
    Technology,
    TechRow,
    Track,
)
from gobelin.documents.parts import (
    BlackFace,
    ConquerDice,
    Deck,
    Move,
    Nothing,
    PaidFor,
    RedFace,
)
from gobelin.rules.engine.notation import (
    Refusal,
)

AdvanceAbout = TypedDict("AdvanceAbout", {
    "gain": Gains, "moves": list[Move],
})  # fmt: skip
BonusAbout = TypedDict("BonusAbout", {
    "bonus": Bonus, "free": bool,
})  # fmt: skip
ConquerAbout = TypedDict("ConquerAbout", {
    "anywhere": bool, "dice": ConquerDice, "refused": dict[Hex, Refusal],
})  # fmt: skip
ConvertAbout = TypedDict("ConvertAbout", {
    "left": int,
})  # fmt: skip
DieAbout = TypedDict("DieAbout", {
    "red": RedFace, "black": BlackFace, "both": bool, "hex": Hex,
})  # fmt: skip
DiscardAbout = TypedDict("DiscardAbout", {
    "what": Deck, "left": int, "effect": Effect,
})  # fmt: skip
DoubleBenefitAbout = TypedDict("DoubleBenefitAbout", {
    "hex": Hex, "tile": int, "sides": int,
})  # fmt: skip
ExploreHexAbout = TypedDict("ExploreHexAbout", {
    "tile": int, "scores": dict[Hex, list[int]],
})  # fmt: skip
ExploreTileAbout = TypedDict("ExploreTileAbout", {
    "anywhere": bool, "hexes": list[Hex],
})  # fmt: skip
ExploreTurnAbout = TypedDict("ExploreTurnAbout", {
    "tile": int, "hex": Hex, "scores": list[int], "sides": list[list[int]],
})  # fmt: skip
FillRowAbout = TypedDict("FillRowAbout", {
    "left": int,
})  # fmt: skip
GainAbout = TypedDict("GainAbout", {
    "amount": int,
})  # fmt: skip
GiveTileToAbout = TypedDict("GiveTileToAbout", {
    "tile": int,
})  # fmt: skip
InventAbout = TypedDict("InventAbout", {
    "upgrade": bool,
})  # fmt: skip
IsolateAbout = TypedDict("IsolateAbout", {
    "hex": Hex,
})  # fmt: skip
JumpAbout = TypedDict("JumpAbout", {
    "track": Track,
})  # fmt: skip
MayAbout = TypedDict("MayAbout", {
    "effect": Effect,
})  # fmt: skip
OlympicsAbout = TypedDict("OlympicsAbout", {
    "host": int, "opponent_paid": bool,
})  # fmt: skip
OneOfAbout = TypedDict("OneOfAbout", {
    "parts": dict[Part, Effect],
})  # fmt: skip
OpponentAbout = TypedDict("OpponentAbout", {
    "slot": int,
})  # fmt: skip
OrderAbout = TypedDict("OrderAbout", {
    "parts": dict[Part, Effect],
})  # fmt: skip
OutpostRowAbout = TypedDict("OutpostRowAbout", {
    "hex": Hex,
})  # fmt: skip
PactTrackAbout = TypedDict("PactTrackAbout", {
    "opponent": int,
})  # fmt: skip
PayAbout = TypedDict("PayAbout", {
    "fixed": list[Resource], "any": int,
})  # fmt: skip
PayForAbout = TypedDict("PayForAbout", {
    "fixed": list[Resource], "any": int, "for": PaidFor,
})  # fmt: skip
PlaceAbout = TypedDict("PlaceAbout", {
    "piece": Piece,
})  # fmt: skip
PlayGainedAbout = TypedDict("PlayGainedAbout", {
    "count": int,
})  # fmt: skip
PredictAbout = TypedDict("PredictAbout", {
    "category": Category,
})  # fmt: skip
RegressAbout = TypedDict("RegressAbout", {
    "gain": Gains,
})  # fmt: skip
ResearchAbout = TypedDict("ResearchAbout", {
    "track": Track, "gain": Gains, "moves": list[Move],
})  # fmt: skip
RollAgainAbout = TypedDict("RollAgainAbout", {
    "tracks": list[Track],
})  # fmt: skip
SameBenefitAbout = TypedDict("SameBenefitAbout", {
    "card": Technology, "row": TechRow,
})  # fmt: skip
SettleTileAbout = TypedDict("SettleTileAbout", {
    "hex": Hex, "tile": int,
})  # fmt: skip
SwapAbout = TypedDict("SwapAbout", {
    "left": int,
})  # fmt: skip
SwapWithAbout = TypedDict("SwapWithAbout", {
    "plot": Plot,
})  # fmt: skip
TechPartAbout = TypedDict("TechPartAbout", {
    "row": TechRow,
})  # fmt: skip
TokenAbout = TypedDict("TokenAbout", {
    "track": Track,
})  # fmt: skip
TokenGainAbout = TypedDict("TokenGainAbout", {
    "track": Track, "gain": Gains,
})  # fmt: skip
TokenLeftAbout = TypedDict("TokenLeftAbout", {
    "track": Track, "left": int,
})  # fmt: skip
TrapAbout = TypedDict("TrapAbout", {
    "attacker": int, "hex": Hex,
})  # fmt: skip
TurnAbout = TypedDict("TurnAbout", {
    "era": int, "moves": list[Move],
})  # fmt: skip
UpgradeAbout = TypedDict("UpgradeAbout", {
    "refused": dict[Technology, Refusal],
})  # fmt: skip
UprisingAbout = TypedDict("UprisingAbout", {
    "left": int,
})  # fmt: skip
UseRollsAbout = TypedDict("UseRollsAbout", {
    "tracks": list[Track],
})  # fmt: skip
AdvanceDecision = TypedDict("AdvanceDecision", {
    "id": str | None, "player": int, "kind": Literal["advance"], "source": Source, "about": AdvanceAbout,
})  # fmt: skip
AutomaCivilizationDecision = TypedDict("AutomaCivilizationDecision", {
    "id": str | None, "player": int, "kind": Literal["automa_civilization"], "source": Source, "about": Nothing,
})  # fmt: skip
BonusDecision = TypedDict("BonusDecision", {
    "id": str | None, "player": int, "kind": Literal["bonus"], "source": Source, "about": BonusAbout,
})  # fmt: skip
BuildingDecision = TypedDict("BuildingDecision", {
    "id": str | None, "player": int, "kind": Literal["building"], "source": Source, "about": Nothing,
})  # fmt: skip
CapitalDecision = TypedDict("CapitalDecision", {
    "id": str | None, "player": int, "kind": Literal["capital"], "source": Source, "about": Nothing,
})  # fmt: skip
CivilizationDecision = TypedDict("CivilizationDecision", {
    "id": str | None, "player": int, "kind": Literal["civilization"], "source": Source, "about": Nothing,
})  # fmt: skip
ColonyDecision = TypedDict("ColonyDecision", {
    "id": str | None, "player": int, "kind": Literal["colony"], "source": Source, "about": Nothing,
})  # fmt: skip
ColumnDecision = TypedDict("ColumnDecision", {
    "id": str | None, "player": int, "kind": Literal["column"], "source": Source, "about": Nothing,
})  # fmt: skip
ConquerDecision = TypedDict("ConquerDecision", {
    "id": str | None, "player": int, "kind": Literal["conquer"], "source": Source, "about": ConquerAbout,
})  # fmt: skip
ConvertDecision = TypedDict("ConvertDecision", {
    "id": str | None, "player": int, "kind": Literal["convert"], "source": Source, "about": ConvertAbout,
})  # fmt: skip
CopyDecision = TypedDict("CopyDecision", {
    "id": str | None, "player": int, "kind": Literal["copy"], "source": Source, "about": Nothing,
})  # fmt: skip
DieDecision = TypedDict("DieDecision", {
    "id": str | None, "player": int, "kind": Literal["die"], "source": Source, "about": DieAbout,
})  # fmt: skip
DiscardDecision = TypedDict("DiscardDecision", {
    "id": str | None, "player": int, "kind": Literal["discard"], "source": Source, "about": DiscardAbout,
})  # fmt: skip
DiscardForVpDecision = TypedDict("DiscardForVpDecision", {
    "id": str | None, "player": int, "kind": Literal["discard_for_vp"], "source": Source, "about": Nothing,
})  # fmt: skip
DoubleBenefitDecision = TypedDict("DoubleBenefitDecision", {
    "id": str | None, "player": int, "kind": Literal["double_benefit"], "source": Source, "about": DoubleBenefitAbout,
})  # fmt: skip
EndTurnDecision = TypedDict("EndTurnDecision", {
    "id": str | None, "player": int, "kind": Literal["end_turn"], "source": Source, "about": Nothing,
})  # fmt: skip
ExchangeDecision = TypedDict("ExchangeDecision", {
    "id": str | None, "player": int, "kind": Literal["exchange"], "source": Source, "about": Nothing,
})  # fmt: skip
ExploreHexDecision = TypedDict("ExploreHexDecision", {
    "id": str | None, "player": int, "kind": Literal["explore_hex"], "source": Source, "about": ExploreHexAbout,
})  # fmt: skip
ExploreSpaceDecision = TypedDict("ExploreSpaceDecision", {
    "id": str | None, "player": int, "kind": Literal["explore_space"], "source": Source, "about": Nothing,
})  # fmt: skip
ExploreTileDecision = TypedDict("ExploreTileDecision", {
    "id": str | None, "player": int, "kind": Literal["explore_tile"], "source": Source, "about": ExploreTileAbout,
})  # fmt: skip
ExploreTurnDecision = TypedDict("ExploreTurnDecision", {
    "id": str | None, "player": int, "kind": Literal["explore_turn"], "source": Source, "about": ExploreTurnAbout,
})  # fmt: skip
FillRowDecision = TypedDict("FillRowDecision", {
    "id": str | None, "player": int, "kind": Literal["fill_row"], "source": Source, "about": FillRowAbout,
})  # fmt: skip
GainDecision = TypedDict("GainDecision", {
    "id": str | None, "player": int, "kind": Literal["gain"], "source": Source, "about": GainAbout,
})  # fmt: skip
GiveTileDecision = TypedDict("GiveTileDecision", {
    "id": str | None, "player": int, "kind": Literal["give_tile"], "source": Source, "about": Nothing,
})  # fmt: skip
GiveTileToDecision = TypedDict("GiveTileToDecision", {
    "id": str | None, "player": int, "kind": Literal["give_tile_to"], "source": Source, "about": GiveTileToAbout,
})  # fmt: skip
HeraldsDecision = TypedDict("HeraldsDecision", {
    "id": str | None, "player": int, "kind": Literal["heralds"], "source": Source, "about": Nothing,
})  # fmt: skip
HistoriansDecision = TypedDict("HistoriansDecision", {
    "id": str | None, "player": int, "kind": Literal["historians"], "source": Source, "about": Nothing,
})  # fmt: skip
IncomeOrderDecision = TypedDict("IncomeOrderDecision", {
    "id": str | None, "player": int, "kind": Literal["income_order"], "source": Source, "about": Nothing,
})  # fmt: skip
InventDecision = TypedDict("InventDecision", {
    "id": str | None, "player": int, "kind": Literal["invent"], "source": Source, "about": InventAbout,
})  # fmt: skip
IsolateDecision = TypedDict("IsolateDecision", {
    "id": str | None, "player": int, "kind": Literal["isolate"], "source": Source, "about": IsolateAbout,
})  # fmt: skip
JumpDecision = TypedDict("JumpDecision", {
    "id": str | None, "player": int, "kind": Literal["jump"], "source": Source, "about": JumpAbout,
})  # fmt: skip
LandmarkDecision = TypedDict("LandmarkDecision", {
    "id": str | None, "player": int, "kind": Literal["landmark"], "source": Source, "about": Nothing,
})  # fmt: skip
MayDecision = TypedDict("MayDecision", {
    "id": str | None, "player": int, "kind": Literal["may"], "source": Source, "about": MayAbout,
})  # fmt: skip
MoveDecision = TypedDict("MoveDecision", {
    "id": str | None, "player": int, "kind": Literal["move"], "source": Source, "about": Nothing,
})  # fmt: skip
NameTrackDecision = TypedDict("NameTrackDecision", {
    "id": str | None, "player": int, "kind": Literal["name_track"], "source": Source, "about": Nothing,
})  # fmt: skip
OlympicsDecision = TypedDict("OlympicsDecision", {
    "id": str | None, "player": int, "kind": Literal["olympics"], "source": Source, "about": OlympicsAbout,
})  # fmt: skip
OneOfDecision = TypedDict("OneOfDecision", {
    "id": str | None, "player": int, "kind": Literal["one_of"], "source": Source, "about": OneOfAbout,
})  # fmt: skip
OpponentDecision = TypedDict("OpponentDecision", {
    "id": str | None, "player": int, "kind": Literal["opponent"], "source": Source, "about": Nothing | OpponentAbout,
})  # fmt: skip
OpponentTokenDecision = TypedDict("OpponentTokenDecision", {
    "id": str | None, "player": int, "kind": Literal["opponent_token"], "source": Source, "about": Nothing,
})  # fmt: skip
OrderDecision = TypedDict("OrderDecision", {
    "id": str | None, "player": int, "kind": Literal["order"], "source": Source, "about": OrderAbout,
})  # fmt: skip
OutpostRowDecision = TypedDict("OutpostRowDecision", {
    "id": str | None, "player": int, "kind": Literal["outpost_row"], "source": Source, "about": OutpostRowAbout,
})  # fmt: skip
PactTrackDecision = TypedDict("PactTrackDecision", {
    "id": str | None, "player": int, "kind": Literal["pact_track"], "source": Source, "about": PactTrackAbout,
})  # fmt: skip
PathDecision = TypedDict("PathDecision", {
    "id": str | None, "player": int, "kind": Literal["path"], "source": Source, "about": Nothing,
})  # fmt: skip
PayDecision = TypedDict("PayDecision", {
    "id": str | None, "player": int, "kind": Literal["pay"], "source": Source, "about": PayAbout | PayForAbout,
})  # fmt: skip
PlaceDecision = TypedDict("PlaceDecision", {
    "id": str | None, "player": int, "kind": Literal["place"], "source": Source, "about": PlaceAbout,
})  # fmt: skip
PlayGainedDecision = TypedDict("PlayGainedDecision", {
    "id": str | None, "player": int, "kind": Literal["play_gained"], "source": Source, "about": PlayGainedAbout,
})  # fmt: skip
PlayTapestryDecision = TypedDict("PlayTapestryDecision", {
    "id": str | None, "player": int, "kind": Literal["play_tapestry"], "source": Source, "about": Nothing,
})  # fmt: skip
PredictDecision = TypedDict("PredictDecision", {
    "id": str | None, "player": int, "kind": Literal["predict"], "source": Source, "about": PredictAbout,
})  # fmt: skip
RefreshDecision = TypedDict("RefreshDecision", {
    "id": str | None, "player": int, "kind": Literal["refresh"], "source": Source, "about": Nothing,
})  # fmt: skip
RegressDecision = TypedDict("RegressDecision", {
    "id": str | None, "player": int, "kind": Literal["regress"], "source": Source, "about": RegressAbout,
})  # fmt: skip
RepeatDecision = TypedDict("RepeatDecision", {
    "id": str | None, "player": int, "kind": Literal["repeat"], "source": Source, "about": Nothing,
})  # fmt: skip
ResearchDecision = TypedDict("ResearchDecision", {
    "id": str | None, "player": int, "kind": Literal["research"], "source": Source, "about": ResearchAbout,
})  # fmt: skip
RollAgainDecision = TypedDict("RollAgainDecision", {
    "id": str | None, "player": int, "kind": Literal["roll_again"], "source": Source, "about": RollAgainAbout,
})  # fmt: skip
SameBenefitDecision = TypedDict("SameBenefitDecision", {
    "id": str | None, "player": int, "kind": Literal["same_benefit"], "source": Source, "about": SameBenefitAbout,
})  # fmt: skip
SettleTileDecision = TypedDict("SettleTileDecision", {
    "id": str | None, "player": int, "kind": Literal["settle_tile"], "source": Source, "about": SettleTileAbout,
})  # fmt: skip
SingularityDecision = TypedDict("SingularityDecision", {
    "id": str | None, "player": int, "kind": Literal["singularity"], "source": Source, "about": Nothing,
})  # fmt: skip
SquareDecision = TypedDict("SquareDecision", {
    "id": str | None, "player": int, "kind": Literal["square"], "source": Source, "about": Nothing,
})  # fmt: skip
SwapDecision = TypedDict("SwapDecision", {
    "id": str | None, "player": int, "kind": Literal["swap"], "source": Source, "about": SwapAbout,
})  # fmt: skip
SwapWithDecision = TypedDict("SwapWithDecision", {
    "id": str | None, "player": int, "kind": Literal["swap_with"], "source": Source, "about": SwapWithAbout,
})  # fmt: skip
TechPartDecision = TypedDict("TechPartDecision", {
    "id": str | None, "player": int, "kind": Literal["tech_part"], "source": Source, "about": TechPartAbout,
})  # fmt: skip
TokenDecision = TypedDict("TokenDecision", {
    "id": str | None, "player": int, "kind": Literal["token"], "source": Source,
    "about": TokenAbout | TokenGainAbout | TokenLeftAbout,
})  # fmt: skip
TokenOnTechDecision = TypedDict("TokenOnTechDecision", {
    "id": str | None, "player": int, "kind": Literal["token_on_tech"], "source": Source, "about": Nothing,
})  # fmt: skip
TradeDecision = TypedDict("TradeDecision", {
    "id": str | None, "player": int, "kind": Literal["trade"], "source": Source, "about": Nothing,
})  # fmt: skip
TrapDecision = TypedDict("TrapDecision", {
    "id": str | None, "player": int, "kind": Literal["trap"], "source": Source, "about": TrapAbout,
})  # fmt: skip
TurnDecision = TypedDict("TurnDecision", {
    "id": str | None, "player": int, "kind": Literal["turn"], "source": Source, "about": TurnAbout,
})  # fmt: skip
UpgradeDecision = TypedDict("UpgradeDecision", {
    "id": str | None, "player": int, "kind": Literal["upgrade"], "source": Source, "about": UpgradeAbout,
})  # fmt: skip
UprisingDecision = TypedDict("UprisingDecision", {
    "id": str | None, "player": int, "kind": Literal["uprising"], "source": Source, "about": UprisingAbout,
})  # fmt: skip
UseCivilizationDecision = TypedDict("UseCivilizationDecision", {
    "id": str | None, "player": int, "kind": Literal["use_civilization"], "source": Source, "about": Nothing,
})  # fmt: skip
UseRollsDecision = TypedDict("UseRollsDecision", {
    "id": str | None, "player": int, "kind": Literal["use_rolls"], "source": Source, "about": UseRollsAbout,
})  # fmt: skip
WhichRollDecision = TypedDict("WhichRollDecision", {
    "id": str | None, "player": int, "kind": Literal["which_roll"], "source": Source, "about": Nothing,
})  # fmt: skip

Decision = (
    AdvanceDecision
    | AutomaCivilizationDecision
    | BonusDecision
    | BuildingDecision
    | CapitalDecision
    | CivilizationDecision
    | ColonyDecision
    | ColumnDecision
    | ConquerDecision
    | ConvertDecision
    | CopyDecision
    | DieDecision
    | DiscardDecision
    | DiscardForVpDecision
    | DoubleBenefitDecision
    | EndTurnDecision
    | ExchangeDecision
    | ExploreHexDecision
    | ExploreSpaceDecision
    | ExploreTileDecision
    | ExploreTurnDecision
    | FillRowDecision
    | GainDecision
    | GiveTileDecision
    | GiveTileToDecision
    | HeraldsDecision
    | HistoriansDecision
    | IncomeOrderDecision
    | InventDecision
    | IsolateDecision
    | JumpDecision
    | LandmarkDecision
    | MayDecision
    | MoveDecision
    | NameTrackDecision
    | OlympicsDecision
    | OneOfDecision
    | OpponentDecision
    | OpponentTokenDecision
    | OrderDecision
    | OutpostRowDecision
    | PactTrackDecision
    | PathDecision
    | PayDecision
    | PlaceDecision
    | PlayGainedDecision
    | PlayTapestryDecision
    | PredictDecision
    | RefreshDecision
    | RegressDecision
    | RepeatDecision
    | ResearchDecision
    | RollAgainDecision
    | SameBenefitDecision
    | SettleTileDecision
    | SingularityDecision
    | SquareDecision
    | SwapDecision
    | SwapWithDecision
    | TechPartDecision
    | TokenDecision
    | TokenOnTechDecision
    | TradeDecision
    | TrapDecision
    | TurnDecision
    | UpgradeDecision
    | UprisingDecision
    | UseCivilizationDecision
    | UseRollsDecision
    | WhichRollDecision
)

AdvanceAsked = TypedDict("AdvanceAsked", {
    "player": int, "kind": Literal["advance"], "source": Source, "about": AdvanceAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
AutomaCivilizationAsked = TypedDict("AutomaCivilizationAsked", {
    "player": int, "kind": Literal["automa_civilization"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
BonusAsked = TypedDict("BonusAsked", {
    "player": int, "kind": Literal["bonus"], "source": Source, "about": BonusAbout, "options": NotRequired[list[str]],
})  # fmt: skip
BuildingAsked = TypedDict("BuildingAsked", {
    "player": int, "kind": Literal["building"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
CapitalAsked = TypedDict("CapitalAsked", {
    "player": int, "kind": Literal["capital"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
CivilizationAsked = TypedDict("CivilizationAsked", {
    "player": int, "kind": Literal["civilization"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
ColonyAsked = TypedDict("ColonyAsked", {
    "player": int, "kind": Literal["colony"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
ColumnAsked = TypedDict("ColumnAsked", {
    "player": int, "kind": Literal["column"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
ConquerAsked = TypedDict("ConquerAsked", {
    "player": int, "kind": Literal["conquer"], "source": Source, "about": ConquerAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
ConvertAsked = TypedDict("ConvertAsked", {
    "player": int, "kind": Literal["convert"], "source": Source, "about": ConvertAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
CopyAsked = TypedDict("CopyAsked", {
    "player": int, "kind": Literal["copy"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
DieAsked = TypedDict("DieAsked", {
    "player": int, "kind": Literal["die"], "source": Source, "about": DieAbout, "options": NotRequired[list[str]],
})  # fmt: skip
DiscardAsked = TypedDict("DiscardAsked", {
    "player": int, "kind": Literal["discard"], "source": Source, "about": DiscardAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
DiscardForVpAsked = TypedDict("DiscardForVpAsked", {
    "player": int, "kind": Literal["discard_for_vp"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
DoubleBenefitAsked = TypedDict("DoubleBenefitAsked", {
    "player": int, "kind": Literal["double_benefit"], "source": Source, "about": DoubleBenefitAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
EndTurnAsked = TypedDict("EndTurnAsked", {
    "player": int, "kind": Literal["end_turn"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
ExchangeAsked = TypedDict("ExchangeAsked", {
    "player": int, "kind": Literal["exchange"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
ExploreHexAsked = TypedDict("ExploreHexAsked", {
    "player": int, "kind": Literal["explore_hex"], "source": Source, "about": ExploreHexAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
ExploreSpaceAsked = TypedDict("ExploreSpaceAsked", {
    "player": int, "kind": Literal["explore_space"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
ExploreTileAsked = TypedDict("ExploreTileAsked", {
    "player": int, "kind": Literal["explore_tile"], "source": Source, "about": ExploreTileAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
ExploreTurnAsked = TypedDict("ExploreTurnAsked", {
    "player": int, "kind": Literal["explore_turn"], "source": Source, "about": ExploreTurnAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
FillRowAsked = TypedDict("FillRowAsked", {
    "player": int, "kind": Literal["fill_row"], "source": Source, "about": FillRowAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
GainAsked = TypedDict("GainAsked", {
    "player": int, "kind": Literal["gain"], "source": Source, "about": GainAbout, "options": NotRequired[list[str]],
})  # fmt: skip
GiveTileAsked = TypedDict("GiveTileAsked", {
    "player": int, "kind": Literal["give_tile"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
GiveTileToAsked = TypedDict("GiveTileToAsked", {
    "player": int, "kind": Literal["give_tile_to"], "source": Source, "about": GiveTileToAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
HeraldsAsked = TypedDict("HeraldsAsked", {
    "player": int, "kind": Literal["heralds"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
HistoriansAsked = TypedDict("HistoriansAsked", {
    "player": int, "kind": Literal["historians"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
IncomeOrderAsked = TypedDict("IncomeOrderAsked", {
    "player": int, "kind": Literal["income_order"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
InventAsked = TypedDict("InventAsked", {
    "player": int, "kind": Literal["invent"], "source": Source, "about": InventAbout, "options": NotRequired[list[str]],
})  # fmt: skip
IsolateAsked = TypedDict("IsolateAsked", {
    "player": int, "kind": Literal["isolate"], "source": Source, "about": IsolateAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
JumpAsked = TypedDict("JumpAsked", {
    "player": int, "kind": Literal["jump"], "source": Source, "about": JumpAbout, "options": NotRequired[list[str]],
})  # fmt: skip
LandmarkAsked = TypedDict("LandmarkAsked", {
    "player": int, "kind": Literal["landmark"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
MayAsked = TypedDict("MayAsked", {
    "player": int, "kind": Literal["may"], "source": Source, "about": MayAbout, "options": NotRequired[list[str]],
})  # fmt: skip
MoveAsked = TypedDict("MoveAsked", {
    "player": int, "kind": Literal["move"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
NameTrackAsked = TypedDict("NameTrackAsked", {
    "player": int, "kind": Literal["name_track"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
OlympicsAsked = TypedDict("OlympicsAsked", {
    "player": int, "kind": Literal["olympics"], "source": Source, "about": OlympicsAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
OneOfAsked = TypedDict("OneOfAsked", {
    "player": int, "kind": Literal["one_of"], "source": Source, "about": OneOfAbout, "options": NotRequired[list[str]],
})  # fmt: skip
OpponentAsked = TypedDict("OpponentAsked", {
    "player": int, "kind": Literal["opponent"], "source": Source, "about": Nothing | OpponentAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
OpponentTokenAsked = TypedDict("OpponentTokenAsked", {
    "player": int, "kind": Literal["opponent_token"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
OrderAsked = TypedDict("OrderAsked", {
    "player": int, "kind": Literal["order"], "source": Source, "about": OrderAbout, "options": NotRequired[list[str]],
})  # fmt: skip
OutpostRowAsked = TypedDict("OutpostRowAsked", {
    "player": int, "kind": Literal["outpost_row"], "source": Source, "about": OutpostRowAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
PactTrackAsked = TypedDict("PactTrackAsked", {
    "player": int, "kind": Literal["pact_track"], "source": Source, "about": PactTrackAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
PathAsked = TypedDict("PathAsked", {
    "player": int, "kind": Literal["path"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
PayAsked = TypedDict("PayAsked", {
    "player": int, "kind": Literal["pay"], "source": Source, "about": PayAbout | PayForAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
PlaceAsked = TypedDict("PlaceAsked", {
    "player": int, "kind": Literal["place"], "source": Source, "about": PlaceAbout, "options": NotRequired[list[str]],
})  # fmt: skip
PlayGainedAsked = TypedDict("PlayGainedAsked", {
    "player": int, "kind": Literal["play_gained"], "source": Source, "about": PlayGainedAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
PlayTapestryAsked = TypedDict("PlayTapestryAsked", {
    "player": int, "kind": Literal["play_tapestry"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
PredictAsked = TypedDict("PredictAsked", {
    "player": int, "kind": Literal["predict"], "source": Source, "about": PredictAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
RefreshAsked = TypedDict("RefreshAsked", {
    "player": int, "kind": Literal["refresh"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
RegressAsked = TypedDict("RegressAsked", {
    "player": int, "kind": Literal["regress"], "source": Source, "about": RegressAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
RepeatAsked = TypedDict("RepeatAsked", {
    "player": int, "kind": Literal["repeat"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
ResearchAsked = TypedDict("ResearchAsked", {
    "player": int, "kind": Literal["research"], "source": Source, "about": ResearchAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
RollAgainAsked = TypedDict("RollAgainAsked", {
    "player": int, "kind": Literal["roll_again"], "source": Source, "about": RollAgainAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
SameBenefitAsked = TypedDict("SameBenefitAsked", {
    "player": int, "kind": Literal["same_benefit"], "source": Source, "about": SameBenefitAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
SettleTileAsked = TypedDict("SettleTileAsked", {
    "player": int, "kind": Literal["settle_tile"], "source": Source, "about": SettleTileAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
SingularityAsked = TypedDict("SingularityAsked", {
    "player": int, "kind": Literal["singularity"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
SquareAsked = TypedDict("SquareAsked", {
    "player": int, "kind": Literal["square"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
SwapAsked = TypedDict("SwapAsked", {
    "player": int, "kind": Literal["swap"], "source": Source, "about": SwapAbout, "options": NotRequired[list[str]],
})  # fmt: skip
SwapWithAsked = TypedDict("SwapWithAsked", {
    "player": int, "kind": Literal["swap_with"], "source": Source, "about": SwapWithAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
TechPartAsked = TypedDict("TechPartAsked", {
    "player": int, "kind": Literal["tech_part"], "source": Source, "about": TechPartAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
TokenAsked = TypedDict("TokenAsked", {
    "player": int, "kind": Literal["token"], "source": Source, "about": TokenAbout | TokenGainAbout | TokenLeftAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
TokenOnTechAsked = TypedDict("TokenOnTechAsked", {
    "player": int, "kind": Literal["token_on_tech"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
TradeAsked = TypedDict("TradeAsked", {
    "player": int, "kind": Literal["trade"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip
TrapAsked = TypedDict("TrapAsked", {
    "player": int, "kind": Literal["trap"], "source": Source, "about": TrapAbout, "options": NotRequired[list[str]],
})  # fmt: skip
TurnAsked = TypedDict("TurnAsked", {
    "player": int, "kind": Literal["turn"], "source": Source, "about": TurnAbout, "options": NotRequired[list[str]],
})  # fmt: skip
UpgradeAsked = TypedDict("UpgradeAsked", {
    "player": int, "kind": Literal["upgrade"], "source": Source, "about": UpgradeAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
UprisingAsked = TypedDict("UprisingAsked", {
    "player": int, "kind": Literal["uprising"], "source": Source, "about": UprisingAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
UseCivilizationAsked = TypedDict("UseCivilizationAsked", {
    "player": int, "kind": Literal["use_civilization"], "source": Source, "about": Nothing,
    "options": NotRequired[list[str]],
})  # fmt: skip
UseRollsAsked = TypedDict("UseRollsAsked", {
    "player": int, "kind": Literal["use_rolls"], "source": Source, "about": UseRollsAbout,
    "options": NotRequired[list[str]],
})  # fmt: skip
WhichRollAsked = TypedDict("WhichRollAsked", {
    "player": int, "kind": Literal["which_roll"], "source": Source, "about": Nothing, "options": NotRequired[list[str]],
})  # fmt: skip

AskedNow = (
    AdvanceAsked
    | AutomaCivilizationAsked
    | BonusAsked
    | BuildingAsked
    | CapitalAsked
    | CivilizationAsked
    | ColonyAsked
    | ColumnAsked
    | ConquerAsked
    | ConvertAsked
    | CopyAsked
    | DieAsked
    | DiscardAsked
    | DiscardForVpAsked
    | DoubleBenefitAsked
    | EndTurnAsked
    | ExchangeAsked
    | ExploreHexAsked
    | ExploreSpaceAsked
    | ExploreTileAsked
    | ExploreTurnAsked
    | FillRowAsked
    | GainAsked
    | GiveTileAsked
    | GiveTileToAsked
    | HeraldsAsked
    | HistoriansAsked
    | IncomeOrderAsked
    | InventAsked
    | IsolateAsked
    | JumpAsked
    | LandmarkAsked
    | MayAsked
    | MoveAsked
    | NameTrackAsked
    | OlympicsAsked
    | OneOfAsked
    | OpponentAsked
    | OpponentTokenAsked
    | OrderAsked
    | OutpostRowAsked
    | PactTrackAsked
    | PathAsked
    | PayAsked
    | PlaceAsked
    | PlayGainedAsked
    | PlayTapestryAsked
    | PredictAsked
    | RefreshAsked
    | RegressAsked
    | RepeatAsked
    | ResearchAsked
    | RollAgainAsked
    | SameBenefitAsked
    | SettleTileAsked
    | SingularityAsked
    | SquareAsked
    | SwapAsked
    | SwapWithAsked
    | TechPartAsked
    | TokenAsked
    | TokenOnTechAsked
    | TradeAsked
    | TrapAsked
    | TurnAsked
    | UpgradeAsked
    | UprisingAsked
    | UseCivilizationAsked
    | UseRollsAsked
    | WhichRollAsked
)
