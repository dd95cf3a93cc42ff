"""Events by key: by themselves, as previews tell them (Told), and in the log (Event).

Written by `python tools/write_documents.py` from shapes.py and the verbs of the rules; do not edit.
"""

# ruff: noqa: UP013
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
    MatRow,
    RedFace,
    Stage,
)
from gobelin.rules.engine.notation import (
    HexReason,
    Idleness,
)

AchievementTold = TypedDict("AchievementTold", {
    "key": Literal["achievement"], "player": int, "achievement": Achievement, "points": int, "source": Source,
})  # fmt: skip
AdvanceTold = TypedDict("AdvanceTold", {
    "key": Literal["advance"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})  # fmt: skip
AutomaTold = TypedDict("AutomaTold", {
    "key": Literal["automa"], "player": int, "level": int, "civilization": AutomaCivilization, "source": Source,
})  # fmt: skip
AutomaCardTold = TypedDict("AutomaCardTold", {
    "key": Literal["automa_card"], "player": int, "hand": int, "source": Source,
})  # fmt: skip
AutomaCivilizationTold = TypedDict("AutomaCivilizationTold", {
    "key": Literal["automa_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
})  # fmt: skip
BonusTold = TypedDict("BonusTold", {
    "key": Literal["bonus"], "player": int, "source": Source,
})  # fmt: skip
BotBenefitTold = TypedDict("BotBenefitTold", {
    "key": Literal["bot_benefit"], "player": int, "benefit": BotBenefit, "source": Source,
})  # fmt: skip
BotHexTold = TypedDict("BotHexTold", {
    "key": Literal["bot_hex"], "player": int, "hex": Hex, "candidates": list[Hex], "stages": list[Stage],
    "reasons": list[HexReason], "tiebreaker_card": int | None, "order": HexOrder | None, "source": Source,
})  # fmt: skip
BotIdleTold = TypedDict("BotIdleTold", {
    "key": Literal["bot_idle"], "player": int, "reason": Idleness, "source": Source,
})  # fmt: skip
BotTrackTold = TypedDict("BotTrackTold", {
    "key": Literal["bot_track"], "player": int, "aim": Aim, "rule": Candidates, "decision_card": int,
    "steps": dict[Track, int], "candidates": list[Track], "tiebreaker_card": int | None, "order": list[TrackOrder],
    "favorite": Track, "track": Track, "source": Source,
})  # fmt: skip
BuildingTold = TypedDict("BuildingTold", {
    "key": Literal["building"], "player": int, "building": Building, "exposed": int, "source": Source,
})  # fmt: skip
BustTold = TypedDict("BustTold", {
    "key": Literal["bust"], "player": int, "source": Source,
})  # fmt: skip
CardOnMatTold = TypedDict("CardOnMatTold", {
    "key": Literal["card_on_mat"], "player": int, "era": int, "source": Source,
})  # fmt: skip
CivilizationTold = TypedDict("CivilizationTold", {
    "key": Literal["civilization"], "player": int, "civilization": Civilization, "source": Source,
})  # fmt: skip
CivilizationDiscardedTold = TypedDict("CivilizationDiscardedTold", {
    "key": Literal["civilization_discarded"], "player": int, "civilization": Civilization, "source": Source,
})  # fmt: skip
CloseTrackTold = TypedDict("CloseTrackTold", {
    "key": Literal["close_track"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
ColonyTold = TypedDict("ColonyTold", {
    "key": Literal["colony"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
ColumnTold = TypedDict("ColumnTold", {
    "key": Literal["column"], "player": int, "column": MatColumn, "space": int, "source": Source,
})  # fmt: skip
ConquerTold = TypedDict("ConquerTold", {
    "key": Literal["conquer"], "player": int, "hex": Hex, "opponent": int | None, "source": Source,
})  # fmt: skip
CopyBenefitTold = TypedDict("CopyBenefitTold", {
    "key": Literal["copy_benefit"], "player": int, "track": Track, "space": int, "source": Source,
})  # fmt: skip
CopyCardTold = TypedDict("CopyCardTold", {
    "key": Literal["copy_card"], "player": int, "card": Tapestry, "holder": int, "era": int, "source": Source,
})  # fmt: skip
CopyUpgradeTold = TypedDict("CopyUpgradeTold", {
    "key": Literal["copy_upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})  # fmt: skip
DecisionCardsTold = TypedDict("DecisionCardsTold", {
    "key": Literal["decision_cards"], "decision": int, "tiebreaker": int, "left": int, "source": Source,
})  # fmt: skip
DeclineTold = TypedDict("DeclineTold", {
    "key": Literal["decline"], "player": int, "source": Source,
})  # fmt: skip
DiscardCardTold = TypedDict("DiscardCardTold", {
    "key": Literal["discard_card"], "player": int, "card": NotRequired[Tapestry], "source": Source,
})  # fmt: skip
DiscardTechTold = TypedDict("DiscardTechTold", {
    "key": Literal["discard_tech"], "player": int, "card": Technology, "source": Source,
})  # fmt: skip
DiscardTileTold = TypedDict("DiscardTileTold", {
    "key": Literal["discard_tile"], "player": int, "tile": int, "source": Source,
})  # fmt: skip
DisplayTold = TypedDict("DisplayTold", {
    "key": Literal["display"], "card": Technology, "source": Source,
})  # fmt: skip
DistrictTold = TypedDict("DistrictTold", {
    "key": Literal["district"], "player": int, "district": int, "source": Source,
})  # fmt: skip
DoubleBenefitTold = TypedDict("DoubleBenefitTold", {
    "key": Literal["double_benefit"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
ExploreTold = TypedDict("ExploreTold", {
    "key": Literal["explore"], "player": int, "tile": int, "hex": Hex, "turned": int, "sides": list[int],
    "source": Source,
})  # fmt: skip
ExploreSpaceTold = TypedDict("ExploreSpaceTold", {
    "key": Literal["explore_space"], "player": int, "tile": int, "source": Source,
})  # fmt: skip
FaceDownTold = TypedDict("FaceDownTold", {
    "key": Literal["face_down"], "player": int, "era": int, "source": Source,
})  # fmt: skip
FavoriteTold = TypedDict("FavoriteTold", {
    "key": Literal["favorite"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
FillRowTold = TypedDict("FillRowTold", {
    "key": Literal["fill_row"], "player": int, "row": MatRow, "source": Source,
})  # fmt: skip
FinishTold = TypedDict("FinishTold", {
    "key": Literal["finish"], "player": int, "vp": int, "source": Source,
})  # fmt: skip
FirstIntoEraTold = TypedDict("FirstIntoEraTold", {
    "key": Literal["first_into_era"], "player": int, "era": int, "source": Source,
})  # fmt: skip
GainTold = TypedDict("GainTold", {
    "key": Literal["gain"], "player": int, "resource": Resource, "amount": int, "lost": int, "source": Source,
})  # fmt: skip
GameOverTold = TypedDict("GameOverTold", {
    "key": Literal["game_over"], "winners": list[int], "source": Source,
})  # fmt: skip
GiveTileTold = TypedDict("GiveTileTold", {
    "key": Literal["give_tile"], "player": int, "tile": int, "opponent": int, "source": Source,
})  # fmt: skip
GiveTokenTold = TypedDict("GiveTokenTold", {
    "key": Literal["give_token"], "player": int, "slot": int, "opponent": int, "source": Source,
})  # fmt: skip
IncomeTold = TypedDict("IncomeTold", {
    "key": Literal["income"], "player": int, "era": int, "source": Source,
})  # fmt: skip
InventTold = TypedDict("InventTold", {
    "key": Literal["invent"], "player": int, "card": Technology, "source": Source,
})  # fmt: skip
JumpTold = TypedDict("JumpTold", {
    "key": Literal["jump"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})  # fmt: skip
LandmarkTold = TypedDict("LandmarkTold", {
    "key": Literal["landmark"], "player": int, "landmark": Landmark, "source": Source,
})  # fmt: skip
NameTrackTold = TypedDict("NameTrackTold", {
    "key": Literal["name_track"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
NoCardTold = TypedDict("NoCardTold", {
    "key": Literal["no_card"], "player": int, "era": int, "source": Source,
})  # fmt: skip
OpenTrackTold = TypedDict("OpenTrackTold", {
    "key": Literal["open_track"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
OutpostTold = TypedDict("OutpostTold", {
    "key": Literal["outpost"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
OutpostRowTold = TypedDict("OutpostRowTold", {
    "key": Literal["outpost_row"], "player": int, "row": MatRow, "source": Source,
})  # fmt: skip
PactTold = TypedDict("PactTold", {
    "key": Literal["pact"], "player": int, "opponent": int, "source": Source,
})  # fmt: skip
PactTrackTold = TypedDict("PactTrackTold", {
    "key": Literal["pact"], "player": int, "opponent": int, "track": Track, "source": Source,
})  # fmt: skip
PayTold = TypedDict("PayTold", {
    "key": Literal["pay"], "player": int, "resources": list[Resource], "source": Source,
})  # fmt: skip
PlaceTold = TypedDict("PlaceTold", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "plots": list[Plot], "rows": list[int],
    "columns": list[Column], "districts": list[int], "source": Source,
})  # fmt: skip
PlaceHexTold = TypedDict("PlaceHexTold", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "hex": Hex, "source": Source,
})  # fmt: skip
PlaceColumnTold = TypedDict("PlaceColumnTold", {
    "key": Literal["place"], "player": int, "piece": Building, "where": str, "column": MatColumn, "source": Source,
})  # fmt: skip
PlayTold = TypedDict("PlayTold", {
    "key": Literal["play"], "player": int, "card": Tapestry, "era": int, "source": Source,
})  # fmt: skip
PredictTold = TypedDict("PredictTold", {
    "key": Literal["predict"], "player": int, "category": Category, "number": int, "source": Source,
})  # fmt: skip
PredictionTold = TypedDict("PredictionTold", {
    "key": Literal["prediction"], "player": int, "category": Category, "number": int, "source": Source,
})  # fmt: skip
ProgressCardsTold = TypedDict("ProgressCardsTold", {
    "key": Literal["progress_cards"], "cards": list[int], "source": Source,
})  # fmt: skip
RefreshTold = TypedDict("RefreshTold", {
    "key": Literal["refresh"], "player": int, "cards": list[Technology], "source": Source,
})  # fmt: skip
RegressTold = TypedDict("RegressTold", {
    "key": Literal["regress"], "player": int, "track": Track, "before": int, "after": int, "source": Source,
})  # fmt: skip
RepeatTold = TypedDict("RepeatTold", {
    "key": Literal["repeat"], "player": int, "track": Track, "space": int, "source": Source,
})  # fmt: skip
RollConquerTold = TypedDict("RollConquerTold", {
    "key": Literal["roll_conquer"], "player": int, "red": RedFace, "black": BlackFace, "hex": Hex, "source": Source,
})  # fmt: skip
RollScienceTold = TypedDict("RollScienceTold", {
    "key": Literal["roll_science"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
SecondCivilizationTold = TypedDict("SecondCivilizationTold", {
    "key": Literal["second_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
})  # fmt: skip
ShadowOutpostTold = TypedDict("ShadowOutpostTold", {
    "key": Literal["shadow_outpost"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
ShuffleTold = TypedDict("ShuffleTold", {
    "key": Literal["shuffle"], "deck": Deck, "source": Source,
})  # fmt: skip
ShuffleSizeTold = TypedDict("ShuffleSizeTold", {
    "key": Literal["shuffle"], "deck": Literal["decision"], "size": int, "source": Source,
})  # fmt: skip
SingularityTold = TypedDict("SingularityTold", {
    "key": Literal["singularity"], "player": int, "track": Track, "source": Source,
})  # fmt: skip
SlotTold = TypedDict("SlotTold", {
    "key": Literal["slot"], "player": int, "slot": int, "source": Source,
})  # fmt: skip
SpaceTilesTold = TypedDict("SpaceTilesTold", {
    "key": Literal["space_tiles"], "player": int, "tiles": list[int], "source": Source,
})  # fmt: skip
StandUpTold = TypedDict("StandUpTold", {
    "key": Literal["stand_up"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
StartTold = TypedDict("StartTold", {
    "key": Literal["start"], "player": int, "capital": int, "civilization": Civilization, "source": Source,
})  # fmt: skip
SwapTold = TypedDict("SwapTold", {
    "key": Literal["swap"], "player": int, "buildings": list[Building], "plots": list[Plot], "source": Source,
})  # fmt: skip
TakeOverTold = TypedDict("TakeOverTold", {
    "key": Literal["take_over"], "player": int, "card": Technology, "opponent": int, "source": Source,
})  # fmt: skip
TapestryCardsTold = TypedDict("TapestryCardsTold", {
    "key": Literal["tapestry_cards"], "player": int, "amount": int, "cards": NotRequired[list[Tapestry]],
    "source": Source,
})  # fmt: skip
TechPartTold = TypedDict("TechPartTold", {
    "key": Literal["tech_part"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})  # fmt: skip
TerritoryTilesTold = TypedDict("TerritoryTilesTold", {
    "key": Literal["territory_tiles"], "player": int, "tiles": list[int], "source": Source,
})  # fmt: skip
TiebreakerTold = TypedDict("TiebreakerTold", {
    "key": Literal["tiebreaker"], "card": int, "source": Source,
})  # fmt: skip
TokenTold = TypedDict("TokenTold", {
    "key": Literal["token"], "player": int, "hex": Hex, "source": Source,
})  # fmt: skip
TokenOnTechTold = TypedDict("TokenOnTechTold", {
    "key": Literal["token_on_tech"], "player": int, "card": Technology, "source": Source,
})  # fmt: skip
ToppleTold = TypedDict("ToppleTold", {
    "key": Literal["topple"], "player": int, "hex": Hex, "opponent": int, "source": Source,
})  # fmt: skip
TradeTold = TypedDict("TradeTold", {
    "key": Literal["trade"], "player": int, "opponent": int, "track": Track, "space": int, "source": Source,
})  # fmt: skip
TurnTold = TypedDict("TurnTold", {
    "key": Literal["turn"], "player": int, "number": int, "era": int, "source": Source,
})  # fmt: skip
UpgradeTold = TypedDict("UpgradeTold", {
    "key": Literal["upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source,
})  # fmt: skip
UseCivilizationTold = TypedDict("UseCivilizationTold", {
    "key": Literal["use_civilization"], "player": int, "civilization": Civilization, "source": Source,
})  # fmt: skip
UsedTold = TypedDict("UsedTold", {
    "key": Literal["used"], "player": int, "source": Source,
})  # fmt: skip
VoidTold = TypedDict("VoidTold", {
    "key": Literal["void"], "player": int, "effect": Effect, "source": Source,
})  # fmt: skip
VpTold = TypedDict("VpTold", {
    "key": Literal["vp"], "player": int, "points": int, "per": Method, "source": Source,
})  # fmt: skip

Told = (
    AchievementTold
    | AdvanceTold
    | AutomaTold
    | AutomaCardTold
    | AutomaCivilizationTold
    | BonusTold
    | BotBenefitTold
    | BotHexTold
    | BotIdleTold
    | BotTrackTold
    | BuildingTold
    | BustTold
    | CardOnMatTold
    | CivilizationTold
    | CivilizationDiscardedTold
    | CloseTrackTold
    | ColonyTold
    | ColumnTold
    | ConquerTold
    | CopyBenefitTold
    | CopyCardTold
    | CopyUpgradeTold
    | DecisionCardsTold
    | DeclineTold
    | DiscardCardTold
    | DiscardTechTold
    | DiscardTileTold
    | DisplayTold
    | DistrictTold
    | DoubleBenefitTold
    | ExploreTold
    | ExploreSpaceTold
    | FaceDownTold
    | FavoriteTold
    | FillRowTold
    | FinishTold
    | FirstIntoEraTold
    | GainTold
    | GameOverTold
    | GiveTileTold
    | GiveTokenTold
    | IncomeTold
    | InventTold
    | JumpTold
    | LandmarkTold
    | NameTrackTold
    | NoCardTold
    | OpenTrackTold
    | OutpostTold
    | OutpostRowTold
    | PactTold
    | PactTrackTold
    | PayTold
    | PlaceTold
    | PlaceHexTold
    | PlaceColumnTold
    | PlayTold
    | PredictTold
    | PredictionTold
    | ProgressCardsTold
    | RefreshTold
    | RegressTold
    | RepeatTold
    | RollConquerTold
    | RollScienceTold
    | SecondCivilizationTold
    | ShadowOutpostTold
    | ShuffleTold
    | ShuffleSizeTold
    | SingularityTold
    | SlotTold
    | SpaceTilesTold
    | StandUpTold
    | StartTold
    | SwapTold
    | TakeOverTold
    | TapestryCardsTold
    | TechPartTold
    | TerritoryTilesTold
    | TiebreakerTold
    | TokenTold
    | TokenOnTechTold
    | ToppleTold
    | TradeTold
    | TurnTold
    | UpgradeTold
    | UseCivilizationTold
    | UsedTold
    | VoidTold
    | VpTold
)

AchievementEvent = TypedDict("AchievementEvent", {
    "key": Literal["achievement"], "player": int, "achievement": Achievement, "points": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
AdvanceEvent = TypedDict("AdvanceEvent", {
    "key": Literal["advance"], "player": int, "track": Track, "before": int, "after": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
AutomaEvent = TypedDict("AutomaEvent", {
    "key": Literal["automa"], "player": int, "level": int, "civilization": AutomaCivilization, "source": Source,
    "n": int, "choice": int, "turn": int,
})  # fmt: skip
AutomaCardEvent = TypedDict("AutomaCardEvent", {
    "key": Literal["automa_card"], "player": int, "hand": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
AutomaCivilizationEvent = TypedDict("AutomaCivilizationEvent", {
    "key": Literal["automa_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
    "n": int, "choice": int, "turn": int,
})  # fmt: skip
BonusEvent = TypedDict("BonusEvent", {
    "key": Literal["bonus"], "player": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
BotBenefitEvent = TypedDict("BotBenefitEvent", {
    "key": Literal["bot_benefit"], "player": int, "benefit": BotBenefit, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
BotHexEvent = TypedDict("BotHexEvent", {
    "key": Literal["bot_hex"], "player": int, "hex": Hex, "candidates": list[Hex], "stages": list[Stage],
    "reasons": list[HexReason], "tiebreaker_card": int | None, "order": HexOrder | None, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
BotIdleEvent = TypedDict("BotIdleEvent", {
    "key": Literal["bot_idle"], "player": int, "reason": Idleness, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
BotTrackEvent = TypedDict("BotTrackEvent", {
    "key": Literal["bot_track"], "player": int, "aim": Aim, "rule": Candidates, "decision_card": int,
    "steps": dict[Track, int], "candidates": list[Track], "tiebreaker_card": int | None, "order": list[TrackOrder],
    "favorite": Track, "track": Track, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
BuildingEvent = TypedDict("BuildingEvent", {
    "key": Literal["building"], "player": int, "building": Building, "exposed": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
BustEvent = TypedDict("BustEvent", {
    "key": Literal["bust"], "player": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
CardOnMatEvent = TypedDict("CardOnMatEvent", {
    "key": Literal["card_on_mat"], "player": int, "era": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
CivilizationEvent = TypedDict("CivilizationEvent", {
    "key": Literal["civilization"], "player": int, "civilization": Civilization, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
CivilizationDiscardedEvent = TypedDict("CivilizationDiscardedEvent", {
    "key": Literal["civilization_discarded"], "player": int, "civilization": Civilization, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
CloseTrackEvent = TypedDict("CloseTrackEvent", {
    "key": Literal["close_track"], "player": int, "track": Track, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
ColonyEvent = TypedDict("ColonyEvent", {
    "key": Literal["colony"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
ColumnEvent = TypedDict("ColumnEvent", {
    "key": Literal["column"], "player": int, "column": MatColumn, "space": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
ConquerEvent = TypedDict("ConquerEvent", {
    "key": Literal["conquer"], "player": int, "hex": Hex, "opponent": int | None, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
CopyBenefitEvent = TypedDict("CopyBenefitEvent", {
    "key": Literal["copy_benefit"], "player": int, "track": Track, "space": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
CopyCardEvent = TypedDict("CopyCardEvent", {
    "key": Literal["copy_card"], "player": int, "card": Tapestry, "holder": int, "era": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
CopyUpgradeEvent = TypedDict("CopyUpgradeEvent", {
    "key": Literal["copy_upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
DecisionCardsEvent = TypedDict("DecisionCardsEvent", {
    "key": Literal["decision_cards"], "decision": int, "tiebreaker": int, "left": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
DeclineEvent = TypedDict("DeclineEvent", {
    "key": Literal["decline"], "player": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
DiscardCardEvent = TypedDict("DiscardCardEvent", {
    "key": Literal["discard_card"], "player": int, "card": NotRequired[Tapestry], "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
DiscardTechEvent = TypedDict("DiscardTechEvent", {
    "key": Literal["discard_tech"], "player": int, "card": Technology, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
DiscardTileEvent = TypedDict("DiscardTileEvent", {
    "key": Literal["discard_tile"], "player": int, "tile": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
DisplayEvent = TypedDict("DisplayEvent", {
    "key": Literal["display"], "card": Technology, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
DistrictEvent = TypedDict("DistrictEvent", {
    "key": Literal["district"], "player": int, "district": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
DoubleBenefitEvent = TypedDict("DoubleBenefitEvent", {
    "key": Literal["double_benefit"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
ExploreEvent = TypedDict("ExploreEvent", {
    "key": Literal["explore"], "player": int, "tile": int, "hex": Hex, "turned": int, "sides": list[int],
    "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
ExploreSpaceEvent = TypedDict("ExploreSpaceEvent", {
    "key": Literal["explore_space"], "player": int, "tile": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
FaceDownEvent = TypedDict("FaceDownEvent", {
    "key": Literal["face_down"], "player": int, "era": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
FavoriteEvent = TypedDict("FavoriteEvent", {
    "key": Literal["favorite"], "player": int, "track": Track, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
FillRowEvent = TypedDict("FillRowEvent", {
    "key": Literal["fill_row"], "player": int, "row": MatRow, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
FinishEvent = TypedDict("FinishEvent", {
    "key": Literal["finish"], "player": int, "vp": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
FirstIntoEraEvent = TypedDict("FirstIntoEraEvent", {
    "key": Literal["first_into_era"], "player": int, "era": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
GainEvent = TypedDict("GainEvent", {
    "key": Literal["gain"], "player": int, "resource": Resource, "amount": int, "lost": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
GameOverEvent = TypedDict("GameOverEvent", {
    "key": Literal["game_over"], "winners": list[int], "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
GiveTileEvent = TypedDict("GiveTileEvent", {
    "key": Literal["give_tile"], "player": int, "tile": int, "opponent": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
GiveTokenEvent = TypedDict("GiveTokenEvent", {
    "key": Literal["give_token"], "player": int, "slot": int, "opponent": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
IncomeEvent = TypedDict("IncomeEvent", {
    "key": Literal["income"], "player": int, "era": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
InventEvent = TypedDict("InventEvent", {
    "key": Literal["invent"], "player": int, "card": Technology, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
JumpEvent = TypedDict("JumpEvent", {
    "key": Literal["jump"], "player": int, "track": Track, "before": int, "after": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
LandmarkEvent = TypedDict("LandmarkEvent", {
    "key": Literal["landmark"], "player": int, "landmark": Landmark, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
NameTrackEvent = TypedDict("NameTrackEvent", {
    "key": Literal["name_track"], "player": int, "track": Track, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
NoCardEvent = TypedDict("NoCardEvent", {
    "key": Literal["no_card"], "player": int, "era": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
OpenTrackEvent = TypedDict("OpenTrackEvent", {
    "key": Literal["open_track"], "player": int, "track": Track, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
OutpostEvent = TypedDict("OutpostEvent", {
    "key": Literal["outpost"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
OutpostRowEvent = TypedDict("OutpostRowEvent", {
    "key": Literal["outpost_row"], "player": int, "row": MatRow, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
PactEvent = TypedDict("PactEvent", {
    "key": Literal["pact"], "player": int, "opponent": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
PactTrackEvent = TypedDict("PactTrackEvent", {
    "key": Literal["pact"], "player": int, "opponent": int, "track": Track, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
PayEvent = TypedDict("PayEvent", {
    "key": Literal["pay"], "player": int, "resources": list[Resource], "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
PlaceEvent = TypedDict("PlaceEvent", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "plots": list[Plot], "rows": list[int],
    "columns": list[Column], "districts": list[int], "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
PlaceHexEvent = TypedDict("PlaceHexEvent", {
    "key": Literal["place"], "player": int, "piece": Piece, "where": str, "hex": Hex, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
PlaceColumnEvent = TypedDict("PlaceColumnEvent", {
    "key": Literal["place"], "player": int, "piece": Building, "where": str, "column": MatColumn, "source": Source,
    "n": int, "choice": int, "turn": int,
})  # fmt: skip
PlayEvent = TypedDict("PlayEvent", {
    "key": Literal["play"], "player": int, "card": Tapestry, "era": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
PredictEvent = TypedDict("PredictEvent", {
    "key": Literal["predict"], "player": int, "category": Category, "number": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
PredictionEvent = TypedDict("PredictionEvent", {
    "key": Literal["prediction"], "player": int, "category": Category, "number": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
ProgressCardsEvent = TypedDict("ProgressCardsEvent", {
    "key": Literal["progress_cards"], "cards": list[int], "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
RefreshEvent = TypedDict("RefreshEvent", {
    "key": Literal["refresh"], "player": int, "cards": list[Technology], "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
RegressEvent = TypedDict("RegressEvent", {
    "key": Literal["regress"], "player": int, "track": Track, "before": int, "after": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
RepeatEvent = TypedDict("RepeatEvent", {
    "key": Literal["repeat"], "player": int, "track": Track, "space": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
RollConquerEvent = TypedDict("RollConquerEvent", {
    "key": Literal["roll_conquer"], "player": int, "red": RedFace, "black": BlackFace, "hex": Hex, "source": Source,
    "n": int, "choice": int, "turn": int,
})  # fmt: skip
RollScienceEvent = TypedDict("RollScienceEvent", {
    "key": Literal["roll_science"], "player": int, "track": Track, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
SecondCivilizationEvent = TypedDict("SecondCivilizationEvent", {
    "key": Literal["second_civilization"], "player": int, "civilization": AutomaCivilization, "source": Source,
    "n": int, "choice": int, "turn": int,
})  # fmt: skip
ShadowOutpostEvent = TypedDict("ShadowOutpostEvent", {
    "key": Literal["shadow_outpost"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
ShuffleEvent = TypedDict("ShuffleEvent", {
    "key": Literal["shuffle"], "deck": Deck, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
ShuffleSizeEvent = TypedDict("ShuffleSizeEvent", {
    "key": Literal["shuffle"], "deck": Literal["decision"], "size": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
SingularityEvent = TypedDict("SingularityEvent", {
    "key": Literal["singularity"], "player": int, "track": Track, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
SlotEvent = TypedDict("SlotEvent", {
    "key": Literal["slot"], "player": int, "slot": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
SpaceTilesEvent = TypedDict("SpaceTilesEvent", {
    "key": Literal["space_tiles"], "player": int, "tiles": list[int], "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
StandUpEvent = TypedDict("StandUpEvent", {
    "key": Literal["stand_up"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
StartEvent = TypedDict("StartEvent", {
    "key": Literal["start"], "player": int, "capital": int, "civilization": Civilization, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
SwapEvent = TypedDict("SwapEvent", {
    "key": Literal["swap"], "player": int, "buildings": list[Building], "plots": list[Plot], "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
TakeOverEvent = TypedDict("TakeOverEvent", {
    "key": Literal["take_over"], "player": int, "card": Technology, "opponent": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
TapestryCardsEvent = TypedDict("TapestryCardsEvent", {
    "key": Literal["tapestry_cards"], "player": int, "amount": int, "cards": NotRequired[list[Tapestry]],
    "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
TechPartEvent = TypedDict("TechPartEvent", {
    "key": Literal["tech_part"], "player": int, "card": Technology, "row": TechRow, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
TerritoryTilesEvent = TypedDict("TerritoryTilesEvent", {
    "key": Literal["territory_tiles"], "player": int, "tiles": list[int], "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
TiebreakerEvent = TypedDict("TiebreakerEvent", {
    "key": Literal["tiebreaker"], "card": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
TokenEvent = TypedDict("TokenEvent", {
    "key": Literal["token"], "player": int, "hex": Hex, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
TokenOnTechEvent = TypedDict("TokenOnTechEvent", {
    "key": Literal["token_on_tech"], "player": int, "card": Technology, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
ToppleEvent = TypedDict("ToppleEvent", {
    "key": Literal["topple"], "player": int, "hex": Hex, "opponent": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
TradeEvent = TypedDict("TradeEvent", {
    "key": Literal["trade"], "player": int, "opponent": int, "track": Track, "space": int, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
TurnEvent = TypedDict("TurnEvent", {
    "key": Literal["turn"], "player": int, "number": int, "era": int, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip
UpgradeEvent = TypedDict("UpgradeEvent", {
    "key": Literal["upgrade"], "player": int, "card": Technology, "row": TechRow, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
UseCivilizationEvent = TypedDict("UseCivilizationEvent", {
    "key": Literal["use_civilization"], "player": int, "civilization": Civilization, "source": Source, "n": int,
    "choice": int, "turn": int,
})  # fmt: skip
UsedEvent = TypedDict("UsedEvent", {
    "key": Literal["used"], "player": int, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
VoidEvent = TypedDict("VoidEvent", {
    "key": Literal["void"], "player": int, "effect": Effect, "source": Source, "n": int, "choice": int, "turn": int,
})  # fmt: skip
VpEvent = TypedDict("VpEvent", {
    "key": Literal["vp"], "player": int, "points": int, "per": Method, "source": Source, "n": int, "choice": int,
    "turn": int,
})  # fmt: skip

Event = (
    AchievementEvent
    | AdvanceEvent
    | AutomaEvent
    | AutomaCardEvent
    | AutomaCivilizationEvent
    | BonusEvent
    | BotBenefitEvent
    | BotHexEvent
    | BotIdleEvent
    | BotTrackEvent
    | BuildingEvent
    | BustEvent
    | CardOnMatEvent
    | CivilizationEvent
    | CivilizationDiscardedEvent
    | CloseTrackEvent
    | ColonyEvent
    | ColumnEvent
    | ConquerEvent
    | CopyBenefitEvent
    | CopyCardEvent
    | CopyUpgradeEvent
    | DecisionCardsEvent
    | DeclineEvent
    | DiscardCardEvent
    | DiscardTechEvent
    | DiscardTileEvent
    | DisplayEvent
    | DistrictEvent
    | DoubleBenefitEvent
    | ExploreEvent
    | ExploreSpaceEvent
    | FaceDownEvent
    | FavoriteEvent
    | FillRowEvent
    | FinishEvent
    | FirstIntoEraEvent
    | GainEvent
    | GameOverEvent
    | GiveTileEvent
    | GiveTokenEvent
    | IncomeEvent
    | InventEvent
    | JumpEvent
    | LandmarkEvent
    | NameTrackEvent
    | NoCardEvent
    | OpenTrackEvent
    | OutpostEvent
    | OutpostRowEvent
    | PactEvent
    | PactTrackEvent
    | PayEvent
    | PlaceEvent
    | PlaceHexEvent
    | PlaceColumnEvent
    | PlayEvent
    | PredictEvent
    | PredictionEvent
    | ProgressCardsEvent
    | RefreshEvent
    | RegressEvent
    | RepeatEvent
    | RollConquerEvent
    | RollScienceEvent
    | SecondCivilizationEvent
    | ShadowOutpostEvent
    | ShuffleEvent
    | ShuffleSizeEvent
    | SingularityEvent
    | SlotEvent
    | SpaceTilesEvent
    | StandUpEvent
    | StartEvent
    | SwapEvent
    | TakeOverEvent
    | TapestryCardsEvent
    | TechPartEvent
    | TerritoryTilesEvent
    | TiebreakerEvent
    | TokenEvent
    | TokenOnTechEvent
    | ToppleEvent
    | TradeEvent
    | TurnEvent
    | UpgradeEvent
    | UseCivilizationEvent
    | UsedEvent
    | VoidEvent
    | VpEvent
)
