"""What is in the box, and the table of verbs: `gobelin components --json` and `gobelin actions --json`.

Both are JSON-able data in the notation of docs/notation.md. One module for each part of the box: the board, the city
mats, the cards, the solo game.
"""

from __future__ import annotations

from gobelin.rules.documents.listing import board, cards, city, solo
from gobelin.rules.documents.listing.verbs import action_space

__all__ = ["action_space", "contents"]


def contents() -> dict[str, object]:
    """The whole box."""
    return {
        "tracks": board.tracks(),
        "landmarks": city.landmarks(),
        "income_mat": board.income_mat(),
        "capitals": city.capitals(),
        "map": board.maps(),
        "dice": board.dice_faces(),
        "achievements": board.achievements(),
        "territory_tiles": board.territory_tiles(),
        "space_tiles": board.space_tiles(),
        "tech_cards": cards.tech_cards(),
        "tapestry_cards": cards.tapestry_cards(),
        "civilizations": cards.civilizations(),
        "automa_decision_cards": solo.decision_cards(),
        "automa_mats": solo.mats(),
        "automa_levels": solo.levels(),
        "automa_civilizations": solo.civilizations(),
        "automa_space_benefits": solo.space_benefits(),
        "automa_first_into_era": solo.first_into_era(),
        "geometry": {**board.geometry(), **city.geometry()},
    }
