"""Events by key: by themselves, as previews tell them (Told), and in the log (Event).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

from typing import Literal, NotRequired, TypedDict

from gobelin.documents.common import (
    Column,
    Hex,
    Plot,
    Source,
)
from gobelin.documents.effects import (
    Effect,
)
from gobelin.documents.generated.enumerations import (
    Achievement,
    AutomaCivilization,
    BotBenefit,
    Building,
    Candidates,
    Category,
    Civilization,
    HexOrder,
    Landmark,
    MatColumn,
    Method,
    Piece,
    Resource,
    Tapestry,
    Technology,
    TechRow,
    Track,
    TrackOrder,
)
from gobelin.documents.parts import (
    Aim,
    BlackFace,
    Deck,
    Logged,
    MatRow,
    RedFace,
    Stage,
)
from gobelin.rules.engine.notation import (
    HexReason,
    Idleness,
)

# fmt: off
AchievementTold = TypedDict("AchievementTold", {
    "key": Literal["achievement"], "player": int, "achievement": Achievement, "points": int, "source": Source,
})
class AchievementEvent(AchievementTold, Logged): ...
AdvanceTold = TypedDict("AdvanceTold", {
    "key": Literal["advance"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})
class AdvanceEvent(AdvanceTold, Logged): ...
AutomaTold = TypedDict("AutomaTold", {
    "key": Literal["automa"], "player": int, "level": int, "civilization": AutomaCivilization, "source": Source,
})
class AutomaEvent(AutomaTold, Logged): ...
AutomaCardTold = TypedDict("AutomaCardTold", {
    "key": Literal["automa_card"], "player": int, "hand": int, "source": Source,
})
class AutomaCardEvent(AutomaCardTold, Logged): ...
AutomaCivilizationTold = TypedDict("AutomaCivilizationTold", {
    "key": Literal["automa_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
})
class AutomaCivilizationEvent(AutomaCivilizationTold, Logged): ...
BonusTold = TypedDict("BonusTold", {
    "key": Literal["bonus"], "player": int, "source": Source,
})
class BonusEvent(BonusTold, Logged): ...
BotBenefitTold = TypedDict("BotBenefitTold", {
    "key": Literal["bot_benefit"], "player": int, "benefit": BotBenefit, "source": Source,
})
class BotBenefitEvent(BotBenefitTold, Logged): ...
BotHexTold = TypedDict("BotHexTold", {
    "key": Literal["bot_hex"], "player": int, "hex": Hex, "candidates": list[Hex], "stages": list[Stage],
    "reasons": list[HexReason], "tiebreaker_card": int | None, "order": HexOrder | None, "source": Source,
})
class BotHexEvent(BotHexTold, Logged): ...
BotIdleTold = TypedDict("BotIdleTold", {
    "key": Literal["bot_idle"], "player": int, "reason": Idleness, "source": Source,
})
class BotIdleEvent(BotIdleTold, Logged): ...
BotTrackTold = TypedDict("BotTrackTold", {
    "key": Literal["bot_track"], "player": int, "aim": Aim, "rule": Candidates, "decision_card": int,
    "steps": dict[Track, int], "candidates": list[Track], "tiebreaker_card": int | None, "order": list[TrackOrder],
    "favorite": Track, "track": Track, "source": Source,
})
class BotTrackEvent(BotTrackTold, Logged): ...
BuildingTold = TypedDict("BuildingTold", {
    "key": Literal["building"], "player": int, "building": Building, "exposed": int, "source": Source,
})
class BuildingEvent(BuildingTold, Logged): ...
BustTold = TypedDict("BustTold", {
    "key": Literal["bust"], "player": int, "source": Source,
})
class BustEvent(BustTold, Logged): ...
CardOnMatTold = TypedDict("CardOnMatTold", {
    "key": Literal["card_on_mat"], "player": int, "era": int, "source": Source,
})
class CardOnMatEvent(CardOnMatTold, Logged): ...
CivilizationTold = TypedDict("CivilizationTold", {
    "key": Literal["civilization"], "player": int, "civilization": Civilization, "source": Source,
})
class CivilizationEvent(CivilizationTold, Logged): ...
CivilizationDiscardedTold = TypedDict("CivilizationDiscardedTold", {
    "key": Literal["civilization_discarded"], "player": int, "civilization": Civilization, "source": Source,
})
class CivilizationDiscardedEvent(CivilizationDiscardedTold, Logged): ...
CloseTrackTold = TypedDict("CloseTrackTold", {
    "key": Literal["close_track"], "player": int, "track": Track, "source": Source,
})
class CloseTrackEvent(CloseTrackTold, Logged): ...
ColonyTold = TypedDict("ColonyTold", {
    "key": Literal["colony"], "player": int, "hex": Hex, "source": Source,
})
class ColonyEvent(ColonyTold, Logged): ...
ColumnTold = TypedDict("ColumnTold", {
    "key": Literal["column"], "player": int, "column": MatColumn, "space": int, "source": Source,
})
class ColumnEvent(ColumnTold, Logged): ...
ConquerTold = TypedDict("ConquerTold", {
    "key": Literal["conquer"], "player": int, "hex": Hex, "opponent": int | None, "source": Source,
})
class ConquerEvent(ConquerTold, Logged): ...
CopyBenefitTold = TypedDict("CopyBenefitTold", {
    "key": Literal["copy_benefit"], "player": int, "track": Track, "space": int, "source": Source,
})
class CopyBenefitEvent(CopyBenefitTold, Logged): ...
CopyCardTold = TypedDict("CopyCardTold", {
    "key": Literal["copy_card"], "player": int, "card": Tapestry, "holder": int, "era": int, "source": Source,
})
class CopyCardEvent(CopyCardTold, Logged): ...
CopyUpgradeTold = TypedDict("CopyUpgradeTold", {
    "key": Literal["copy_upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})
class CopyUpgradeEvent(CopyUpgradeTold, Logged): ...
DecisionCardsTold = TypedDict("DecisionCardsTold", {
    "key": Literal["decision_cards"], "decision": int, "tiebreaker": int, "left": int, "source": Source,
})
class DecisionCardsEvent(DecisionCardsTold, Logged): ...
DeclineTold = TypedDict("DeclineTold", {
    "key": Literal["decline"], "player": int, "source": Source,
})
class DeclineEvent(DeclineTold, Logged): ...
DiscardCardTold = TypedDict("DiscardCardTold", {
    "key": Literal["discard_card"], "player": int, "card": NotRequired[Tapestry], "source": Source,
})
class DiscardCardEvent(DiscardCardTold, Logged): ...
DiscardTechTold = TypedDict("DiscardTechTold", {
    "key": Literal["discard_tech"], "player": int, "card": Technology, "source": Source,
})
class DiscardTechEvent(DiscardTechTold, Logged): ...
DiscardTileTold = TypedDict("DiscardTileTold", {
    "key": Literal["discard_tile"], "player": int, "tile": int, "source": Source,
})
class DiscardTileEvent(DiscardTileTold, Logged): ...
DisplayTold = TypedDict("DisplayTold", {
    "key": Literal["display"], "card": Technology, "source": Source,
})
class DisplayEvent(DisplayTold, Logged): ...
DistrictTold = TypedDict("DistrictTold", {
    "key": Literal["district"], "player": int, "district": int, "source": Source,
})
class DistrictEvent(DistrictTold, Logged): ...
DoubleBenefitTold = TypedDict("DoubleBenefitTold", {
    "key": Literal["double_benefit"], "player": int, "hex": Hex, "source": Source,
})
class DoubleBenefitEvent(DoubleBenefitTold, Logged): ...
ExploreTold = TypedDict("ExploreTold", {
    "key": Literal["explore"], "player": int, "tile": int, "hex": Hex, "turned": int, "sides": list[int],
    "source": Source,
})
class ExploreEvent(ExploreTold, Logged): ...
ExploreSpaceTold = TypedDict("ExploreSpaceTold", {
    "key": Literal["explore_space"], "player": int, "tile": int, "source": Source,
})
class ExploreSpaceEvent(ExploreSpaceTold, Logged): ...
FaceDownTold = TypedDict("FaceDownTold", {
    "key": Literal["face_down"], "player": int, "era": int, "source": Source,
})
class FaceDownEvent(FaceDownTold, Logged): ...
FavoriteTold = TypedDict("FavoriteTold", {
    "key": Literal["favorite"], "player": int, "track": Track, "source": Source,
})
class FavoriteEvent(FavoriteTold, Logged): ...
FillRowTold = TypedDict("FillRowTold", {
    "key": Literal["fill_row"], "player": int, "row": MatRow, "source": Source,
})
class FillRowEvent(FillRowTold, Logged): ...
FinishTold = TypedDict("FinishTold", {
    "key": Literal["finish"], "player": int, "vp": int, "source": Source,
})
class FinishEvent(FinishTold, Logged): ...
FirstIntoEraTold = TypedDict("FirstIntoEraTold", {
    "key": Literal["first_into_era"], "player": int, "era": int, "source": Source,
})
class FirstIntoEraEvent(FirstIntoEraTold, Logged): ...
GainTold = TypedDict("GainTold", {
    "key": Literal["gain"], "player": int, "resource": Resource, "amount": int, "lost": int, "source": Source,
})
class GainEvent(GainTold, Logged): ...
GameOverTold = TypedDict("GameOverTold", {
    "key": Literal["game_over"], "winners": list[int], "source": Source,
})
class GameOverEvent(GameOverTold, Logged): ...
GiveTileTold = TypedDict("GiveTileTold", {
    "key": Literal["give_tile"], "player": int, "tile": int, "opponent": int, "source": Source,
})
class GiveTileEvent(GiveTileTold, Logged): ...
GiveTokenTold = TypedDict("GiveTokenTold", {
    "key": Literal["give_token"], "player": int, "slot": int, "opponent": int, "source": Source,
})
class GiveTokenEvent(GiveTokenTold, Logged): ...
IncomeTold = TypedDict("IncomeTold", {
    "key": Literal["income"], "player": int, "era": int, "source": Source,
})
class IncomeEvent(IncomeTold, Logged): ...
InventTold = TypedDict("InventTold", {
    "key": Literal["invent"], "player": int, "card": Technology, "source": Source,
})
class InventEvent(InventTold, Logged): ...
JumpTold = TypedDict("JumpTold", {
    "key": Literal["jump"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})
class JumpEvent(JumpTold, Logged): ...
LandmarkTold = TypedDict("LandmarkTold", {
    "key": Literal["landmark"], "player": int, "landmark": Landmark, "source": Source,
})
class LandmarkEvent(LandmarkTold, Logged): ...
NameTrackTold = TypedDict("NameTrackTold", {
    "key": Literal["name_track"], "player": int, "track": Track, "source": Source,
})
class NameTrackEvent(NameTrackTold, Logged): ...
NoCardTold = TypedDict("NoCardTold", {
    "key": Literal["no_card"], "player": int, "era": int, "source": Source,
})
class NoCardEvent(NoCardTold, Logged): ...
OpenTrackTold = TypedDict("OpenTrackTold", {
    "key": Literal["open_track"], "player": int, "track": Track, "source": Source,
})
class OpenTrackEvent(OpenTrackTold, Logged): ...
OutpostTold = TypedDict("OutpostTold", {
    "key": Literal["outpost"], "player": int, "hex": Hex, "source": Source,
})
class OutpostEvent(OutpostTold, Logged): ...
OutpostRowTold = TypedDict("OutpostRowTold", {
    "key": Literal["outpost_row"], "player": int, "row": MatRow, "source": Source,
})
class OutpostRowEvent(OutpostRowTold, Logged): ...
PactTold = TypedDict("PactTold", {
    "key": Literal["pact"], "player": int, "opponent": int, "source": Source,
})
class PactEvent(PactTold, Logged): ...
PactTrackTold = TypedDict("PactTrackTold", {
    "key": Literal["pact"], "player": int, "opponent": int, "track": Track, "source": Source,
})
class PactTrackEvent(PactTrackTold, Logged): ...
PayTold = TypedDict("PayTold", {
    "key": Literal["pay"], "player": int, "resources": list[Resource], "source": Source,
})
class PayEvent(PayTold, Logged): ...
PlaceTold = TypedDict("PlaceTold", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "plots": list[Plot], "rows": list[int],
    "columns": list[Column], "districts": list[int], "source": Source,
})
class PlaceEvent(PlaceTold, Logged): ...
PlaceHexTold = TypedDict("PlaceHexTold", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "hex": Hex, "source": Source,
})
class PlaceHexEvent(PlaceHexTold, Logged): ...
PlaceColumnTold = TypedDict("PlaceColumnTold", {
    "key": Literal["place"], "player": int, "piece": Building, "where": str, "column": MatColumn, "source": Source,
})
class PlaceColumnEvent(PlaceColumnTold, Logged): ...
PlayTold = TypedDict("PlayTold", {
    "key": Literal["play"], "player": int, "card": Tapestry, "era": int, "source": Source,
})
class PlayEvent(PlayTold, Logged): ...
PredictTold = TypedDict("PredictTold", {
    "key": Literal["predict"], "player": int, "category": Category, "number": int, "source": Source,
})
class PredictEvent(PredictTold, Logged): ...
PredictionTold = TypedDict("PredictionTold", {
    "key": Literal["prediction"], "player": int, "category": Category, "number": int, "source": Source,
})
class PredictionEvent(PredictionTold, Logged): ...
ProgressCardsTold = TypedDict("ProgressCardsTold", {
    "key": Literal["progress_cards"], "cards": list[int], "source": Source,
})
class ProgressCardsEvent(ProgressCardsTold, Logged): ...
RefreshTold = TypedDict("RefreshTold", {
    "key": Literal["refresh"], "player": int, "cards": list[Technology], "source": Source,
})
class RefreshEvent(RefreshTold, Logged): ...
RegressTold = TypedDict("RegressTold", {
    "key": Literal["regress"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})
class RegressEvent(RegressTold, Logged): ...
RepeatTold = TypedDict("RepeatTold", {
    "key": Literal["repeat"], "player": int, "track": Track, "space": int, "source": Source,
})
class RepeatEvent(RepeatTold, Logged): ...
RollConquerTold = TypedDict("RollConquerTold", {
    "key": Literal["roll_conquer"], "player": int, "red": RedFace, "black": BlackFace, "hex": Hex, "source": Source,
})
class RollConquerEvent(RollConquerTold, Logged): ...
RollScienceTold = TypedDict("RollScienceTold", {
    "key": Literal["roll_science"], "player": int, "track": Track, "source": Source,
})
class RollScienceEvent(RollScienceTold, Logged): ...
SecondCivilizationTold = TypedDict("SecondCivilizationTold", {
    "key": Literal["second_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
})
class SecondCivilizationEvent(SecondCivilizationTold, Logged): ...
ShadowOutpostTold = TypedDict("ShadowOutpostTold", {
    "key": Literal["shadow_outpost"], "player": int, "hex": Hex, "source": Source,
})
class ShadowOutpostEvent(ShadowOutpostTold, Logged): ...
ShuffleTold = TypedDict("ShuffleTold", {
    "key": Literal["shuffle"], "deck": Deck, "source": Source,
})
class ShuffleEvent(ShuffleTold, Logged): ...
ShuffleSizeTold = TypedDict("ShuffleSizeTold", {
    "key": Literal["shuffle"], "deck": Literal["decision"], "size": int, "source": Source,
})
class ShuffleSizeEvent(ShuffleSizeTold, Logged): ...
SingularityTold = TypedDict("SingularityTold", {
    "key": Literal["singularity"], "player": int, "track": Track, "source": Source,
})
class SingularityEvent(SingularityTold, Logged): ...
SlotTold = TypedDict("SlotTold", {
    "key": Literal["slot"], "player": int, "slot": int, "source": Source,
})
class SlotEvent(SlotTold, Logged): ...
SpaceTilesTold = TypedDict("SpaceTilesTold", {
    "key": Literal["space_tiles"], "player": int, "tiles": list[int], "source": Source,
})
class SpaceTilesEvent(SpaceTilesTold, Logged): ...
StandUpTold = TypedDict("StandUpTold", {
    "key": Literal["stand_up"], "player": int, "hex": Hex, "source": Source,
})
class StandUpEvent(StandUpTold, Logged): ...
StartTold = TypedDict("StartTold", {
    "key": Literal["start"], "player": int, "capital": int, "civilization": Civilization, "source": Source,
})
class StartEvent(StartTold, Logged): ...
SwapTold = TypedDict("SwapTold", {
    "key": Literal["swap"], "player": int, "buildings": list[Building], "plots": list[Plot], "source": Source,
})
class SwapEvent(SwapTold, Logged): ...
TakeOverTold = TypedDict("TakeOverTold", {
    "key": Literal["take_over"], "player": int, "card": Technology, "opponent": int, "source": Source,
})
class TakeOverEvent(TakeOverTold, Logged): ...
TapestryCardsTold = TypedDict("TapestryCardsTold", {
    "key": Literal["tapestry_cards"], "player": int, "amount": int, "cards": NotRequired[list[Tapestry]],
    "source": Source,
})
class TapestryCardsEvent(TapestryCardsTold, Logged): ...
TechPartTold = TypedDict("TechPartTold", {
    "key": Literal["tech_part"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})
class TechPartEvent(TechPartTold, Logged): ...
TerritoryTilesTold = TypedDict("TerritoryTilesTold", {
    "key": Literal["territory_tiles"], "player": int, "tiles": list[int], "source": Source,
})
class TerritoryTilesEvent(TerritoryTilesTold, Logged): ...
TiebreakerTold = TypedDict("TiebreakerTold", {
    "key": Literal["tiebreaker"], "card": int, "source": Source,
})
class TiebreakerEvent(TiebreakerTold, Logged): ...
TokenTold = TypedDict("TokenTold", {
    "key": Literal["token"], "player": int, "hex": Hex, "source": Source,
})
class TokenEvent(TokenTold, Logged): ...
TokenOnTechTold = TypedDict("TokenOnTechTold", {
    "key": Literal["token_on_tech"], "player": int, "card": Technology, "source": Source,
})
class TokenOnTechEvent(TokenOnTechTold, Logged): ...
ToppleTold = TypedDict("ToppleTold", {
    "key": Literal["topple"], "player": int, "hex": Hex, "opponent": int, "source": Source,
})
class ToppleEvent(ToppleTold, Logged): ...
TradeTold = TypedDict("TradeTold", {
    "key": Literal["trade"], "player": int, "opponent": int, "track": Track, "space": int, "source": Source,
})
class TradeEvent(TradeTold, Logged): ...
TurnTold = TypedDict("TurnTold", {
    "key": Literal["turn"], "player": int, "number": int, "era": int, "source": Source,
})
class TurnEvent(TurnTold, Logged): ...
UpgradeTold = TypedDict("UpgradeTold", {
    "key": Literal["upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})
class UpgradeEvent(UpgradeTold, Logged): ...
UseCivilizationTold = TypedDict("UseCivilizationTold", {
    "key": Literal["use_civilization"], "player": int, "civilization": Civilization, "source": Source,
})
class UseCivilizationEvent(UseCivilizationTold, Logged): ...
UsedTold = TypedDict("UsedTold", {
    "key": Literal["used"], "player": int, "source": Source,
})
class UsedEvent(UsedTold, Logged): ...
VoidTold = TypedDict("VoidTold", {
    "key": Literal["void"], "player": int, "effect": Effect, "source": Source,
})
class VoidEvent(VoidTold, Logged): ...
VpTold = TypedDict("VpTold", {
    "key": Literal["vp"], "player": int, "points": int, "per": Method, "source": Source,
})
class VpEvent(VpTold, Logged): ...

Told = (
    AchievementTold | AdvanceTold | AutomaTold | AutomaCardTold | AutomaCivilizationTold | BonusTold | BotBenefitTold |
    BotHexTold | BotIdleTold | BotTrackTold | BuildingTold | BustTold | CardOnMatTold | CivilizationTold |
    CivilizationDiscardedTold | CloseTrackTold | ColonyTold | ColumnTold | ConquerTold | CopyBenefitTold |
    CopyCardTold | CopyUpgradeTold | DecisionCardsTold | DeclineTold | DiscardCardTold | DiscardTechTold |
    DiscardTileTold | DisplayTold | DistrictTold | DoubleBenefitTold | ExploreTold | ExploreSpaceTold | FaceDownTold |
    FavoriteTold | FillRowTold | FinishTold | FirstIntoEraTold | GainTold | GameOverTold | GiveTileTold |
    GiveTokenTold | IncomeTold | InventTold | JumpTold | LandmarkTold | NameTrackTold | NoCardTold | OpenTrackTold |
    OutpostTold | OutpostRowTold | PactTold | PactTrackTold | PayTold | PlaceTold | PlaceHexTold | PlaceColumnTold |
    PlayTold | PredictTold | PredictionTold | ProgressCardsTold | RefreshTold | RegressTold | RepeatTold |
    RollConquerTold | RollScienceTold | SecondCivilizationTold | ShadowOutpostTold | ShuffleTold | ShuffleSizeTold |
    SingularityTold | SlotTold | SpaceTilesTold | StandUpTold | StartTold | SwapTold | TakeOverTold |
    TapestryCardsTold | TechPartTold | TerritoryTilesTold | TiebreakerTold | TokenTold | TokenOnTechTold | ToppleTold |
    TradeTold | TurnTold | UpgradeTold | UseCivilizationTold | UsedTold | VoidTold | VpTold
)


Event = (
    AchievementEvent | AdvanceEvent | AutomaEvent | AutomaCardEvent | AutomaCivilizationEvent | BonusEvent |
    BotBenefitEvent | BotHexEvent | BotIdleEvent | BotTrackEvent | BuildingEvent | BustEvent | CardOnMatEvent |
    CivilizationEvent | CivilizationDiscardedEvent | CloseTrackEvent | ColonyEvent | ColumnEvent | ConquerEvent |
    CopyBenefitEvent | CopyCardEvent | CopyUpgradeEvent | DecisionCardsEvent | DeclineEvent | DiscardCardEvent |
    DiscardTechEvent | DiscardTileEvent | DisplayEvent | DistrictEvent | DoubleBenefitEvent | ExploreEvent |
    ExploreSpaceEvent | FaceDownEvent | FavoriteEvent | FillRowEvent | FinishEvent | FirstIntoEraEvent | GainEvent |
    GameOverEvent | GiveTileEvent | GiveTokenEvent | IncomeEvent | InventEvent | JumpEvent | LandmarkEvent |
    NameTrackEvent | NoCardEvent | OpenTrackEvent | OutpostEvent | OutpostRowEvent | PactEvent | PactTrackEvent |
    PayEvent | PlaceEvent | PlaceHexEvent | PlaceColumnEvent | PlayEvent | PredictEvent | PredictionEvent |
    ProgressCardsEvent | RefreshEvent | RegressEvent | RepeatEvent | RollConquerEvent | RollScienceEvent |
    SecondCivilizationEvent | ShadowOutpostEvent | ShuffleEvent | ShuffleSizeEvent | SingularityEvent | SlotEvent |
    SpaceTilesEvent | StandUpEvent | StartEvent | SwapEvent | TakeOverEvent | TapestryCardsEvent | TechPartEvent |
    TerritoryTilesEvent | TiebreakerEvent | TokenEvent | TokenOnTechEvent | ToppleEvent | TradeEvent | TurnEvent |
    UpgradeEvent | UseCivilizationEvent | UsedEvent | VoidEvent | VpEvent
)
