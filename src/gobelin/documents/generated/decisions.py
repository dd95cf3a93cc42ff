"""Decisions by kind: the viewer's own one (Decision), and what a view says of it (AskedNow).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

from typing import Literal, TypedDict

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
    Identified,
    Move,
    Nothing,
    PaidFor,
    RedFace,
    WithOptions,
)
from gobelin.rules.engine.notation import (
    Refusal,
)

# fmt: off
AdvanceAbout = TypedDict("AdvanceAbout", {
    "gain": Gains, "moves": list[Move],
})
AdvanceQuestion = TypedDict("AdvanceQuestion", {
    "player": int, "kind": Literal["advance"], "source": Source, "about": AdvanceAbout,
})
class AdvanceDecision(Identified, AdvanceQuestion): ...
class AdvanceAsked(AdvanceQuestion, WithOptions): ...
AutomaCivilizationQuestion = TypedDict("AutomaCivilizationQuestion", {
    "player": int, "kind": Literal["automa_civilization"], "source": Source, "about": Nothing,
})
class AutomaCivilizationDecision(Identified, AutomaCivilizationQuestion): ...
class AutomaCivilizationAsked(AutomaCivilizationQuestion, WithOptions): ...
BonusAbout = TypedDict("BonusAbout", {
    "bonus": Bonus, "free": bool,
})
BonusQuestion = TypedDict("BonusQuestion", {
    "player": int, "kind": Literal["bonus"], "source": Source, "about": BonusAbout,
})
class BonusDecision(Identified, BonusQuestion): ...
class BonusAsked(BonusQuestion, WithOptions): ...
BuildingQuestion = TypedDict("BuildingQuestion", {
    "player": int, "kind": Literal["building"], "source": Source, "about": Nothing,
})
class BuildingDecision(Identified, BuildingQuestion): ...
class BuildingAsked(BuildingQuestion, WithOptions): ...
CapitalQuestion = TypedDict("CapitalQuestion", {
    "player": int, "kind": Literal["capital"], "source": Source, "about": Nothing,
})
class CapitalDecision(Identified, CapitalQuestion): ...
class CapitalAsked(CapitalQuestion, WithOptions): ...
CivilizationQuestion = TypedDict("CivilizationQuestion", {
    "player": int, "kind": Literal["civilization"], "source": Source, "about": Nothing,
})
class CivilizationDecision(Identified, CivilizationQuestion): ...
class CivilizationAsked(CivilizationQuestion, WithOptions): ...
ColonyQuestion = TypedDict("ColonyQuestion", {
    "player": int, "kind": Literal["colony"], "source": Source, "about": Nothing,
})
class ColonyDecision(Identified, ColonyQuestion): ...
class ColonyAsked(ColonyQuestion, WithOptions): ...
ColumnQuestion = TypedDict("ColumnQuestion", {
    "player": int, "kind": Literal["column"], "source": Source, "about": Nothing,
})
class ColumnDecision(Identified, ColumnQuestion): ...
class ColumnAsked(ColumnQuestion, WithOptions): ...
ConquerAbout = TypedDict("ConquerAbout", {
    "anywhere": bool, "dice": ConquerDice, "refused": dict[Hex, Refusal],
})
ConquerQuestion = TypedDict("ConquerQuestion", {
    "player": int, "kind": Literal["conquer"], "source": Source, "about": ConquerAbout,
})
class ConquerDecision(Identified, ConquerQuestion): ...
class ConquerAsked(ConquerQuestion, WithOptions): ...
ConvertAbout = TypedDict("ConvertAbout", {
    "left": int,
})
ConvertQuestion = TypedDict("ConvertQuestion", {
    "player": int, "kind": Literal["convert"], "source": Source, "about": ConvertAbout,
})
class ConvertDecision(Identified, ConvertQuestion): ...
class ConvertAsked(ConvertQuestion, WithOptions): ...
CopyQuestion = TypedDict("CopyQuestion", {
    "player": int, "kind": Literal["copy"], "source": Source, "about": Nothing,
})
class CopyDecision(Identified, CopyQuestion): ...
class CopyAsked(CopyQuestion, WithOptions): ...
DieAbout = TypedDict("DieAbout", {
    "red": RedFace, "black": BlackFace, "both": bool, "hex": Hex,
})
DieQuestion = TypedDict("DieQuestion", {
    "player": int, "kind": Literal["die"], "source": Source, "about": DieAbout,
})
class DieDecision(Identified, DieQuestion): ...
class DieAsked(DieQuestion, WithOptions): ...
DiscardAbout = TypedDict("DiscardAbout", {
    "what": Deck, "left": int, "effect": Effect,
})
DiscardQuestion = TypedDict("DiscardQuestion", {
    "player": int, "kind": Literal["discard"], "source": Source, "about": DiscardAbout,
})
class DiscardDecision(Identified, DiscardQuestion): ...
class DiscardAsked(DiscardQuestion, WithOptions): ...
DiscardForVpQuestion = TypedDict("DiscardForVpQuestion", {
    "player": int, "kind": Literal["discard_for_vp"], "source": Source, "about": Nothing,
})
class DiscardForVpDecision(Identified, DiscardForVpQuestion): ...
class DiscardForVpAsked(DiscardForVpQuestion, WithOptions): ...
DoubleBenefitAbout = TypedDict("DoubleBenefitAbout", {
    "hex": Hex, "tile": int, "sides": int,
})
DoubleBenefitQuestion = TypedDict("DoubleBenefitQuestion", {
    "player": int, "kind": Literal["double_benefit"], "source": Source, "about": DoubleBenefitAbout,
})
class DoubleBenefitDecision(Identified, DoubleBenefitQuestion): ...
class DoubleBenefitAsked(DoubleBenefitQuestion, WithOptions): ...
EndTurnQuestion = TypedDict("EndTurnQuestion", {
    "player": int, "kind": Literal["end_turn"], "source": Source, "about": Nothing,
})
class EndTurnDecision(Identified, EndTurnQuestion): ...
class EndTurnAsked(EndTurnQuestion, WithOptions): ...
ExchangeQuestion = TypedDict("ExchangeQuestion", {
    "player": int, "kind": Literal["exchange"], "source": Source, "about": Nothing,
})
class ExchangeDecision(Identified, ExchangeQuestion): ...
class ExchangeAsked(ExchangeQuestion, WithOptions): ...
ExploreHexAbout = TypedDict("ExploreHexAbout", {
    "tile": int, "scores": dict[Hex, list[int]],
})
ExploreHexQuestion = TypedDict("ExploreHexQuestion", {
    "player": int, "kind": Literal["explore_hex"], "source": Source, "about": ExploreHexAbout,
})
class ExploreHexDecision(Identified, ExploreHexQuestion): ...
class ExploreHexAsked(ExploreHexQuestion, WithOptions): ...
ExploreSpaceQuestion = TypedDict("ExploreSpaceQuestion", {
    "player": int, "kind": Literal["explore_space"], "source": Source, "about": Nothing,
})
class ExploreSpaceDecision(Identified, ExploreSpaceQuestion): ...
class ExploreSpaceAsked(ExploreSpaceQuestion, WithOptions): ...
ExploreTileAbout = TypedDict("ExploreTileAbout", {
    "anywhere": bool, "hexes": list[Hex],
})
ExploreTileQuestion = TypedDict("ExploreTileQuestion", {
    "player": int, "kind": Literal["explore_tile"], "source": Source, "about": ExploreTileAbout,
})
class ExploreTileDecision(Identified, ExploreTileQuestion): ...
class ExploreTileAsked(ExploreTileQuestion, WithOptions): ...
ExploreTurnAbout = TypedDict("ExploreTurnAbout", {
    "tile": int, "hex": Hex, "scores": list[int], "sides": list[list[int]],
})
ExploreTurnQuestion = TypedDict("ExploreTurnQuestion", {
    "player": int, "kind": Literal["explore_turn"], "source": Source, "about": ExploreTurnAbout,
})
class ExploreTurnDecision(Identified, ExploreTurnQuestion): ...
class ExploreTurnAsked(ExploreTurnQuestion, WithOptions): ...
FillRowAbout = TypedDict("FillRowAbout", {
    "left": int,
})
FillRowQuestion = TypedDict("FillRowQuestion", {
    "player": int, "kind": Literal["fill_row"], "source": Source, "about": FillRowAbout,
})
class FillRowDecision(Identified, FillRowQuestion): ...
class FillRowAsked(FillRowQuestion, WithOptions): ...
GainAbout = TypedDict("GainAbout", {
    "amount": int,
})
GainQuestion = TypedDict("GainQuestion", {
    "player": int, "kind": Literal["gain"], "source": Source, "about": GainAbout,
})
class GainDecision(Identified, GainQuestion): ...
class GainAsked(GainQuestion, WithOptions): ...
GiveTileQuestion = TypedDict("GiveTileQuestion", {
    "player": int, "kind": Literal["give_tile"], "source": Source, "about": Nothing,
})
class GiveTileDecision(Identified, GiveTileQuestion): ...
class GiveTileAsked(GiveTileQuestion, WithOptions): ...
GiveTileToAbout = TypedDict("GiveTileToAbout", {
    "tile": int,
})
GiveTileToQuestion = TypedDict("GiveTileToQuestion", {
    "player": int, "kind": Literal["give_tile_to"], "source": Source, "about": GiveTileToAbout,
})
class GiveTileToDecision(Identified, GiveTileToQuestion): ...
class GiveTileToAsked(GiveTileToQuestion, WithOptions): ...
HeraldsQuestion = TypedDict("HeraldsQuestion", {
    "player": int, "kind": Literal["heralds"], "source": Source, "about": Nothing,
})
class HeraldsDecision(Identified, HeraldsQuestion): ...
class HeraldsAsked(HeraldsQuestion, WithOptions): ...
HistoriansQuestion = TypedDict("HistoriansQuestion", {
    "player": int, "kind": Literal["historians"], "source": Source, "about": Nothing,
})
class HistoriansDecision(Identified, HistoriansQuestion): ...
class HistoriansAsked(HistoriansQuestion, WithOptions): ...
IncomeOrderQuestion = TypedDict("IncomeOrderQuestion", {
    "player": int, "kind": Literal["income_order"], "source": Source, "about": Nothing,
})
class IncomeOrderDecision(Identified, IncomeOrderQuestion): ...
class IncomeOrderAsked(IncomeOrderQuestion, WithOptions): ...
InventAbout = TypedDict("InventAbout", {
    "upgrade": bool,
})
InventQuestion = TypedDict("InventQuestion", {
    "player": int, "kind": Literal["invent"], "source": Source, "about": InventAbout,
})
class InventDecision(Identified, InventQuestion): ...
class InventAsked(InventQuestion, WithOptions): ...
IsolateAbout = TypedDict("IsolateAbout", {
    "hex": Hex,
})
IsolateQuestion = TypedDict("IsolateQuestion", {
    "player": int, "kind": Literal["isolate"], "source": Source, "about": IsolateAbout,
})
class IsolateDecision(Identified, IsolateQuestion): ...
class IsolateAsked(IsolateQuestion, WithOptions): ...
JumpAbout = TypedDict("JumpAbout", {
    "track": Track,
})
JumpQuestion = TypedDict("JumpQuestion", {
    "player": int, "kind": Literal["jump"], "source": Source, "about": JumpAbout,
})
class JumpDecision(Identified, JumpQuestion): ...
class JumpAsked(JumpQuestion, WithOptions): ...
LandmarkQuestion = TypedDict("LandmarkQuestion", {
    "player": int, "kind": Literal["landmark"], "source": Source, "about": Nothing,
})
class LandmarkDecision(Identified, LandmarkQuestion): ...
class LandmarkAsked(LandmarkQuestion, WithOptions): ...
MayAbout = TypedDict("MayAbout", {
    "effect": Effect,
})
MayQuestion = TypedDict("MayQuestion", {
    "player": int, "kind": Literal["may"], "source": Source, "about": MayAbout,
})
class MayDecision(Identified, MayQuestion): ...
class MayAsked(MayQuestion, WithOptions): ...
MoveQuestion = TypedDict("MoveQuestion", {
    "player": int, "kind": Literal["move"], "source": Source, "about": Nothing,
})
class MoveDecision(Identified, MoveQuestion): ...
class MoveAsked(MoveQuestion, WithOptions): ...
NameTrackQuestion = TypedDict("NameTrackQuestion", {
    "player": int, "kind": Literal["name_track"], "source": Source, "about": Nothing,
})
class NameTrackDecision(Identified, NameTrackQuestion): ...
class NameTrackAsked(NameTrackQuestion, WithOptions): ...
OlympicsAbout = TypedDict("OlympicsAbout", {
    "host": int, "opponent_paid": bool,
})
OlympicsQuestion = TypedDict("OlympicsQuestion", {
    "player": int, "kind": Literal["olympics"], "source": Source, "about": OlympicsAbout,
})
class OlympicsDecision(Identified, OlympicsQuestion): ...
class OlympicsAsked(OlympicsQuestion, WithOptions): ...
OneOfAbout = TypedDict("OneOfAbout", {
    "parts": dict[Part, Effect],
})
OneOfQuestion = TypedDict("OneOfQuestion", {
    "player": int, "kind": Literal["one_of"], "source": Source, "about": OneOfAbout,
})
class OneOfDecision(Identified, OneOfQuestion): ...
class OneOfAsked(OneOfQuestion, WithOptions): ...
OpponentAbout = TypedDict("OpponentAbout", {
    "slot": int,
})
OpponentQuestion = TypedDict("OpponentQuestion", {
    "player": int, "kind": Literal["opponent"], "source": Source, "about": Nothing | OpponentAbout,
})
class OpponentDecision(Identified, OpponentQuestion): ...
class OpponentAsked(OpponentQuestion, WithOptions): ...
OpponentTokenQuestion = TypedDict("OpponentTokenQuestion", {
    "player": int, "kind": Literal["opponent_token"], "source": Source, "about": Nothing,
})
class OpponentTokenDecision(Identified, OpponentTokenQuestion): ...
class OpponentTokenAsked(OpponentTokenQuestion, WithOptions): ...
OrderAbout = TypedDict("OrderAbout", {
    "parts": dict[Part, Effect],
})
OrderQuestion = TypedDict("OrderQuestion", {
    "player": int, "kind": Literal["order"], "source": Source, "about": OrderAbout,
})
class OrderDecision(Identified, OrderQuestion): ...
class OrderAsked(OrderQuestion, WithOptions): ...
OutpostRowAbout = TypedDict("OutpostRowAbout", {
    "hex": Hex,
})
OutpostRowQuestion = TypedDict("OutpostRowQuestion", {
    "player": int, "kind": Literal["outpost_row"], "source": Source, "about": OutpostRowAbout,
})
class OutpostRowDecision(Identified, OutpostRowQuestion): ...
class OutpostRowAsked(OutpostRowQuestion, WithOptions): ...
PactTrackAbout = TypedDict("PactTrackAbout", {
    "opponent": int,
})
PactTrackQuestion = TypedDict("PactTrackQuestion", {
    "player": int, "kind": Literal["pact_track"], "source": Source, "about": PactTrackAbout,
})
class PactTrackDecision(Identified, PactTrackQuestion): ...
class PactTrackAsked(PactTrackQuestion, WithOptions): ...
PathQuestion = TypedDict("PathQuestion", {
    "player": int, "kind": Literal["path"], "source": Source, "about": Nothing,
})
class PathDecision(Identified, PathQuestion): ...
class PathAsked(PathQuestion, WithOptions): ...
PayAbout = TypedDict("PayAbout", {
    "fixed": list[Resource], "any": int,
})
PayForAbout = TypedDict("PayForAbout", {
    "fixed": list[Resource], "any": int, "for": PaidFor,
})
PayQuestion = TypedDict("PayQuestion", {
    "player": int, "kind": Literal["pay"], "source": Source, "about": PayAbout | PayForAbout,
})
class PayDecision(Identified, PayQuestion): ...
class PayAsked(PayQuestion, WithOptions): ...
PlaceAbout = TypedDict("PlaceAbout", {
    "piece": Piece,
})
PlaceQuestion = TypedDict("PlaceQuestion", {
    "player": int, "kind": Literal["place"], "source": Source, "about": PlaceAbout,
})
class PlaceDecision(Identified, PlaceQuestion): ...
class PlaceAsked(PlaceQuestion, WithOptions): ...
PlayGainedAbout = TypedDict("PlayGainedAbout", {
    "count": int,
})
PlayGainedQuestion = TypedDict("PlayGainedQuestion", {
    "player": int, "kind": Literal["play_gained"], "source": Source, "about": PlayGainedAbout,
})
class PlayGainedDecision(Identified, PlayGainedQuestion): ...
class PlayGainedAsked(PlayGainedQuestion, WithOptions): ...
PlayTapestryQuestion = TypedDict("PlayTapestryQuestion", {
    "player": int, "kind": Literal["play_tapestry"], "source": Source, "about": Nothing,
})
class PlayTapestryDecision(Identified, PlayTapestryQuestion): ...
class PlayTapestryAsked(PlayTapestryQuestion, WithOptions): ...
PredictAbout = TypedDict("PredictAbout", {
    "category": Category,
})
PredictQuestion = TypedDict("PredictQuestion", {
    "player": int, "kind": Literal["predict"], "source": Source, "about": PredictAbout,
})
class PredictDecision(Identified, PredictQuestion): ...
class PredictAsked(PredictQuestion, WithOptions): ...
RefreshQuestion = TypedDict("RefreshQuestion", {
    "player": int, "kind": Literal["refresh"], "source": Source, "about": Nothing,
})
class RefreshDecision(Identified, RefreshQuestion): ...
class RefreshAsked(RefreshQuestion, WithOptions): ...
RegressAbout = TypedDict("RegressAbout", {
    "gain": Gains,
})
RegressQuestion = TypedDict("RegressQuestion", {
    "player": int, "kind": Literal["regress"], "source": Source, "about": RegressAbout,
})
class RegressDecision(Identified, RegressQuestion): ...
class RegressAsked(RegressQuestion, WithOptions): ...
RepeatQuestion = TypedDict("RepeatQuestion", {
    "player": int, "kind": Literal["repeat"], "source": Source, "about": Nothing,
})
class RepeatDecision(Identified, RepeatQuestion): ...
class RepeatAsked(RepeatQuestion, WithOptions): ...
ResearchAbout = TypedDict("ResearchAbout", {
    "track": Track, "gain": Gains, "moves": list[Move],
})
ResearchQuestion = TypedDict("ResearchQuestion", {
    "player": int, "kind": Literal["research"], "source": Source, "about": ResearchAbout,
})
class ResearchDecision(Identified, ResearchQuestion): ...
class ResearchAsked(ResearchQuestion, WithOptions): ...
RollAgainAbout = TypedDict("RollAgainAbout", {
    "tracks": list[Track],
})
RollAgainQuestion = TypedDict("RollAgainQuestion", {
    "player": int, "kind": Literal["roll_again"], "source": Source, "about": RollAgainAbout,
})
class RollAgainDecision(Identified, RollAgainQuestion): ...
class RollAgainAsked(RollAgainQuestion, WithOptions): ...
SameBenefitAbout = TypedDict("SameBenefitAbout", {
    "card": Technology, "row": TechRow,
})
SameBenefitQuestion = TypedDict("SameBenefitQuestion", {
    "player": int, "kind": Literal["same_benefit"], "source": Source, "about": SameBenefitAbout,
})
class SameBenefitDecision(Identified, SameBenefitQuestion): ...
class SameBenefitAsked(SameBenefitQuestion, WithOptions): ...
SettleTileAbout = TypedDict("SettleTileAbout", {
    "hex": Hex, "tile": int,
})
SettleTileQuestion = TypedDict("SettleTileQuestion", {
    "player": int, "kind": Literal["settle_tile"], "source": Source, "about": SettleTileAbout,
})
class SettleTileDecision(Identified, SettleTileQuestion): ...
class SettleTileAsked(SettleTileQuestion, WithOptions): ...
SingularityQuestion = TypedDict("SingularityQuestion", {
    "player": int, "kind": Literal["singularity"], "source": Source, "about": Nothing,
})
class SingularityDecision(Identified, SingularityQuestion): ...
class SingularityAsked(SingularityQuestion, WithOptions): ...
SquareQuestion = TypedDict("SquareQuestion", {
    "player": int, "kind": Literal["square"], "source": Source, "about": Nothing,
})
class SquareDecision(Identified, SquareQuestion): ...
class SquareAsked(SquareQuestion, WithOptions): ...
SwapAbout = TypedDict("SwapAbout", {
    "left": int,
})
SwapQuestion = TypedDict("SwapQuestion", {
    "player": int, "kind": Literal["swap"], "source": Source, "about": SwapAbout,
})
class SwapDecision(Identified, SwapQuestion): ...
class SwapAsked(SwapQuestion, WithOptions): ...
SwapWithAbout = TypedDict("SwapWithAbout", {
    "plot": Plot,
})
SwapWithQuestion = TypedDict("SwapWithQuestion", {
    "player": int, "kind": Literal["swap_with"], "source": Source, "about": SwapWithAbout,
})
class SwapWithDecision(Identified, SwapWithQuestion): ...
class SwapWithAsked(SwapWithQuestion, WithOptions): ...
TechPartAbout = TypedDict("TechPartAbout", {
    "row": TechRow,
})
TechPartQuestion = TypedDict("TechPartQuestion", {
    "player": int, "kind": Literal["tech_part"], "source": Source, "about": TechPartAbout,
})
class TechPartDecision(Identified, TechPartQuestion): ...
class TechPartAsked(TechPartQuestion, WithOptions): ...
TokenAbout = TypedDict("TokenAbout", {
    "track": Track,
})
TokenGainAbout = TypedDict("TokenGainAbout", {
    "track": Track, "gain": Gains,
})
TokenLeftAbout = TypedDict("TokenLeftAbout", {
    "track": Track, "left": int,
})
TokenQuestion = TypedDict("TokenQuestion", {
    "player": int, "kind": Literal["token"], "source": Source, "about": TokenAbout | TokenGainAbout | TokenLeftAbout,
})
class TokenDecision(Identified, TokenQuestion): ...
class TokenAsked(TokenQuestion, WithOptions): ...
TokenOnTechQuestion = TypedDict("TokenOnTechQuestion", {
    "player": int, "kind": Literal["token_on_tech"], "source": Source, "about": Nothing,
})
class TokenOnTechDecision(Identified, TokenOnTechQuestion): ...
class TokenOnTechAsked(TokenOnTechQuestion, WithOptions): ...
TradeQuestion = TypedDict("TradeQuestion", {
    "player": int, "kind": Literal["trade"], "source": Source, "about": Nothing,
})
class TradeDecision(Identified, TradeQuestion): ...
class TradeAsked(TradeQuestion, WithOptions): ...
TrapAbout = TypedDict("TrapAbout", {
    "attacker": int, "hex": Hex,
})
TrapQuestion = TypedDict("TrapQuestion", {
    "player": int, "kind": Literal["trap"], "source": Source, "about": TrapAbout,
})
class TrapDecision(Identified, TrapQuestion): ...
class TrapAsked(TrapQuestion, WithOptions): ...
TurnAbout = TypedDict("TurnAbout", {
    "era": int, "moves": list[Move],
})
TurnQuestion = TypedDict("TurnQuestion", {
    "player": int, "kind": Literal["turn"], "source": Source, "about": TurnAbout,
})
class TurnDecision(Identified, TurnQuestion): ...
class TurnAsked(TurnQuestion, WithOptions): ...
UpgradeAbout = TypedDict("UpgradeAbout", {
    "refused": dict[Technology, Refusal],
})
UpgradeQuestion = TypedDict("UpgradeQuestion", {
    "player": int, "kind": Literal["upgrade"], "source": Source, "about": UpgradeAbout,
})
class UpgradeDecision(Identified, UpgradeQuestion): ...
class UpgradeAsked(UpgradeQuestion, WithOptions): ...
UprisingAbout = TypedDict("UprisingAbout", {
    "left": int,
})
UprisingQuestion = TypedDict("UprisingQuestion", {
    "player": int, "kind": Literal["uprising"], "source": Source, "about": UprisingAbout,
})
class UprisingDecision(Identified, UprisingQuestion): ...
class UprisingAsked(UprisingQuestion, WithOptions): ...
UseCivilizationQuestion = TypedDict("UseCivilizationQuestion", {
    "player": int, "kind": Literal["use_civilization"], "source": Source, "about": Nothing,
})
class UseCivilizationDecision(Identified, UseCivilizationQuestion): ...
class UseCivilizationAsked(UseCivilizationQuestion, WithOptions): ...
UseRollsAbout = TypedDict("UseRollsAbout", {
    "tracks": list[Track],
})
UseRollsQuestion = TypedDict("UseRollsQuestion", {
    "player": int, "kind": Literal["use_rolls"], "source": Source, "about": UseRollsAbout,
})
class UseRollsDecision(Identified, UseRollsQuestion): ...
class UseRollsAsked(UseRollsQuestion, WithOptions): ...
WhichRollQuestion = TypedDict("WhichRollQuestion", {
    "player": int, "kind": Literal["which_roll"], "source": Source, "about": Nothing,
})
class WhichRollDecision(Identified, WhichRollQuestion): ...
class WhichRollAsked(WhichRollQuestion, WithOptions): ...

Decision = (
    AdvanceDecision | AutomaCivilizationDecision | BonusDecision | BuildingDecision | CapitalDecision |
    CivilizationDecision | ColonyDecision | ColumnDecision | ConquerDecision | ConvertDecision | CopyDecision |
    DieDecision | DiscardDecision | DiscardForVpDecision | DoubleBenefitDecision | EndTurnDecision | ExchangeDecision |
    ExploreHexDecision | ExploreSpaceDecision | ExploreTileDecision | ExploreTurnDecision | FillRowDecision |
    GainDecision | GiveTileDecision | GiveTileToDecision | HeraldsDecision | HistoriansDecision | IncomeOrderDecision |
    InventDecision | IsolateDecision | JumpDecision | LandmarkDecision | MayDecision | MoveDecision |
    NameTrackDecision | OlympicsDecision | OneOfDecision | OpponentDecision | OpponentTokenDecision | OrderDecision |
    OutpostRowDecision | PactTrackDecision | PathDecision | PayDecision | PlaceDecision | PlayGainedDecision |
    PlayTapestryDecision | PredictDecision | RefreshDecision | RegressDecision | RepeatDecision | ResearchDecision |
    RollAgainDecision | SameBenefitDecision | SettleTileDecision | SingularityDecision | SquareDecision | SwapDecision |
    SwapWithDecision | TechPartDecision | TokenDecision | TokenOnTechDecision | TradeDecision | TrapDecision |
    TurnDecision | UpgradeDecision | UprisingDecision | UseCivilizationDecision | UseRollsDecision | WhichRollDecision
)


AskedNow = (
    AdvanceAsked | AutomaCivilizationAsked | BonusAsked | BuildingAsked | CapitalAsked | CivilizationAsked |
    ColonyAsked | ColumnAsked | ConquerAsked | ConvertAsked | CopyAsked | DieAsked | DiscardAsked | DiscardForVpAsked |
    DoubleBenefitAsked | EndTurnAsked | ExchangeAsked | ExploreHexAsked | ExploreSpaceAsked | ExploreTileAsked |
    ExploreTurnAsked | FillRowAsked | GainAsked | GiveTileAsked | GiveTileToAsked | HeraldsAsked | HistoriansAsked |
    IncomeOrderAsked | InventAsked | IsolateAsked | JumpAsked | LandmarkAsked | MayAsked | MoveAsked | NameTrackAsked |
    OlympicsAsked | OneOfAsked | OpponentAsked | OpponentTokenAsked | OrderAsked | OutpostRowAsked | PactTrackAsked |
    PathAsked | PayAsked | PlaceAsked | PlayGainedAsked | PlayTapestryAsked | PredictAsked | RefreshAsked |
    RegressAsked | RepeatAsked | ResearchAsked | RollAgainAsked | SameBenefitAsked | SettleTileAsked |
    SingularityAsked | SquareAsked | SwapAsked | SwapWithAsked | TechPartAsked | TokenAsked | TokenOnTechAsked |
    TradeAsked | TrapAsked | TurnAsked | UpgradeAsked | UprisingAsked | UseCivilizationAsked | UseRollsAsked |
    WhichRollAsked
)
